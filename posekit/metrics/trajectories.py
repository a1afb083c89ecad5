"""The absolute trajectory error and the relative pose error."""

from __future__ import annotations

import itertools
import math
from typing import Any, Literal, TypeAlias, get_args

import torch
from torch import Tensor

from .. import arguments
from ..errors import ArgumentError, OptionError, ShapeError, ValidationError
from ..values import Pose, Pose2, Trajectory
from .preparation import Align, ComparedPoses, Plane, prepare
from .results import TrajectoryError


def times_of(where: str, times: Tensor | None) -> Tensor:
    """Return the times of a trajectory that give the pairs, without a graph."""
    if times is None:
        raise ArgumentError(f'{where}: unit="seconds" needs a Trajectory, got a Pose, which has no times')
    if times.dim() != 1:
        raise ShapeError(f"{where}: the times must have shape (n,), got {tuple(times.shape)}")
    return times.detach().double()


def steps_of(where: str, poses: Pose) -> Tensor:
    """The distances from each position to the next."""
    if poses.ndim != 1:
        raise ShapeError(f'{where}: unit="metres" needs poses of shape (n,), got {tuple(poses.shape)}')
    position = poses.position.detach().double()
    return torch.linalg.vector_norm(position.diff(dim=0), dim=-1)


def pairs_at(marks: Tensor, delta: float, limit: float, all_pairs: bool) -> Tensor:
    """Pairs (i, j), i < j, with ``marks[j]`` nearest to ``marks[i] + delta``, where it is near enough.

    Args:
        marks: Numbers that do not decrease, shape (n,).
        delta: The wanted difference.
        limit: How far the difference may be from it.
        all_pairs: Whether a pair begins at each mark. Otherwise each begins where the one before ended, or at the next
            mark if there is no pair.
    """
    count = len(marks)
    i = torch.arange(count, device=marks.device)
    upper = torch.maximum(torch.searchsorted(marks, marks + delta), i + 1).clamp(max=count - 1)
    # The first of several equal marks before it.
    lower = torch.maximum(torch.searchsorted(marks, marks[(upper - 1).clamp(min=0)]), i + 1).clamp(max=count - 1)
    differences = [(marks[j] - marks - delta).abs() for j in (lower, upper)]
    j = torch.where(differences[0] <= differences[1], lower, upper)
    near = (torch.minimum(*differences) <= limit) & (j > i)
    if all_pairs:
        return torch.stack([i[near], j[near]], -1)
    pairs, ends, is_near, place = [], j.tolist(), near.tolist(), 0
    while place < count:
        if is_near[place]:
            pairs.append((place, ends[place]))
        place = ends[place] if is_near[place] else place + 1
    return torch.tensor(pairs, dtype=torch.int64).reshape(-1, 2)


def pairs_beyond(steps: Tensor, delta: float) -> Tensor:
    """Pairs (i, j), each beginning where the one before ended, with the first j that is ``delta`` of steps from i."""
    chosen, total = [0], 0.0
    for place, step in enumerate(steps.tolist(), 1):
        total += step  # from 0 for each pair, as evo does, for the same rounding
        if total >= delta:
            chosen.append(place)
            total = 0.0
    return torch.tensor(list(itertools.pairwise(chosen)), dtype=torch.int64).reshape(-1, 2)


Relation: TypeAlias = Literal["translation", "rotation", "full"]
Unit: TypeAlias = Literal["frames", "seconds", "metres"]
Source: TypeAlias = Literal["estimate", "reference"]
# Keywords of evo.
_HINTS = {
    **arguments.synonyms("with_scale correct_scale scale", 'use `align="sim3"`, or "scale"'),
    "align_origin": 'use `align="origin"`',
    **arguments.synonyms("n_to_align n", "use `align_first`"),
    **arguments.synonyms("pose_relation metric", 'use `relation`: "translation", "rotation" or "full"'),
    **arguments.synonyms("t_max_diff max_diff", "use `max_difference`"),
    **arguments.synonyms("t_offset offset_2", "use `offset`"),
    "delta_unit": 'use `unit`: "frames", "seconds" or "metres"',
    **arguments.synonyms("rel_delta_tol delta_tol", "use `tolerance`"),
    "project_to_plane": "use `project`",
}


@arguments.closed(_HINTS)
def ate(
    estimate: Trajectory[Pose] | Pose | Pose2,
    reference: Trajectory[Pose] | Pose | Pose2,
    *,
    align: Align = "se3",
    align_first: int | None = None,
    project: Plane = None,
    max_difference: float | None = 0.01,
    offset: float = 0.0,
    relation: Relation = "translation",
    degrees: bool = False,
) -> TrajectoryError:
    """Return the absolute trajectory error: the differences between the aligned estimate and the reference.

    Poses of trajectories are paired by their times, others are compared in their order. The error of a pose is
    that of ``E = ~reference @ (alignment @ estimate)``: the length of its translation, its angle of rotation, or the
    Frobenius norm of ``E.matrix() - I``. The alignment minimises the squares of the distances between the positions.

    >>> reference = pk.Pose([[0, 0, 0], [1, 0, 0], [1, 2, 0], [3, 2, 1]])
    >>> estimate = pk.Pose([5, 0, 0], [1, 0, 0, 1]) @ reference
    >>> pk.metrics.ate(estimate, reference).rmse < 1e-6
    tensor(True)
    >>> pk.metrics.ate(estimate, reference, align=None, relation="rotation", degrees=True).errors
    tensor([90., 90., 90., 90.])

    Args:
        estimate: A trajectory of poses, or poses of shape (*batch, n). A Pose2 is lifted to space.
        reference: The true poses. Those without times are as many.
        align: How the estimate is moved first: "se3" by a pose, "sim3" by a pose and a scale, "origin" by the pose that
            makes the first poses equal, "scale" by a scale only, None not at all.
        align_first: How many poses from the start determine the alignment. The default is all of them.
        project: A plane that both are projected to after the alignment, "xy", "xz" or "yz". Of a rotation the angle
            about the plane's normal is kept, among roll, pitch and yaw as in evo.
        max_difference: The largest difference of two times at which poses are paired, as by `associate`. Poses without
            times are compared in their order, and those of trajectories with None; also where times cannot be read, as
            in a compiled function.
        offset: What is added to the times of the reference for that, for clocks that differ.
        relation: What is compared: "translation", "rotation" in radians, or both, "full".
        degrees: Whether angles, for the relation "rotation", are degrees.

    Raises:
        ValidationError: If the rotation of the alignment matters to the relation and the positions do not determine it,
            because they are on a line.
    """
    _check_relation("ate", relation, degrees)
    both = prepare(
        "ate",
        estimate,
        reference,
        align=align,
        align_first=align_first,
        project=project,
        max_difference=max_difference,
        offset=offset,
        needs_rotation=relation != "translation",
    )
    errors = _errors(both.estimate, both.reference, relation, degrees, both.estimate.dtype)
    return TrajectoryError(errors, both.alignment, both.scale, None, *both.values())


@arguments.closed(_HINTS)
def rpe(
    estimate: Trajectory[Pose] | Pose | Pose2,
    reference: Trajectory[Pose] | Pose | Pose2,
    *,
    delta: float = 1,
    unit: Unit = "frames",
    relation: Relation = "translation",
    align: Align = None,
    align_first: int | None = None,
    project: Plane = None,
    max_difference: float | None = 0.01,
    offset: float = 0.0,
    all_pairs: bool = False,
    tolerance: float = 0.1,
    pairs_from: Source = "estimate",
    degrees: bool = False,
) -> TrajectoryError:
    """Return the relative pose error: the differences between the motions from pose i to pose j, the drift.

    The error of a pair is that of ``E = ~(~reference[i] @ reference[j]) @ (~estimate[i] @ estimate[j])``, as in `ate`.

    A pair is ``delta`` apart: in "frames", ``j = i + delta``. In "seconds", j is nearest to ``time[i] + delta``. In
    "metres", j is the first with a path of at least ``delta`` from i, or, of all pairs, that with the nearest path.

    >>> steps = pk.Pose([[0, 0, 0], [1, 0, 0], [2, 0, 0], [3, 0, 0]])
    >>> drifting = pk.Pose([[0, 0, 0], [1.5, 0, 0], [3, 0, 0], [4.5, 0, 0]])
    >>> pk.metrics.rpe(drifting, steps).errors
    tensor([0.5000, 0.5000, 0.5000])

    Args:
        estimate: A trajectory of poses, or poses of shape (*batch, n). For "metres" they have no batch dimensions.
        reference: The true poses. Those without times are as many.
        delta: The distance between both poses of a pair. A positive integer for "frames".
        unit: Its unit: "frames", "seconds" or "metres".
        relation: What is compared: "translation", "rotation" in radians, or both, "full".
        align: How the estimate is moved first, as for `ate`. "sim3" and "scale" scale it. "se3" and "origin" change no
            error but with a projection.
        align_first: How many poses from the start determine the alignment. The default is all of them.
        project: A plane that both are projected to after the alignment, "xy", "xz" or "yz". Of a rotation the angle
            about the plane's normal is kept, among roll, pitch and yaw as in evo.
        max_difference: The largest difference of two times at which poses are paired, as by `associate`. Poses without
            times are compared in their order, and those of trajectories with None; also where times cannot be read, as
            in a compiled function.
        offset: What is added to the times of the reference for that, for clocks that differ.
        all_pairs: Whether pairs begin at each pose, and overlap, or each where the one before ended.
        tolerance: How far a pair may be from ``delta``, in parts of it: for "seconds", and for all pairs in "metres".
        pairs_from: Whose times or path give the pairs: "estimate", after its alignment, or "reference".
        degrees: Whether angles, for the relation "rotation", are degrees.

    Raises:
        ValidationError: If there are no pairs.
    """
    _check_relation("rpe", relation, degrees)
    _check_pairs(delta, unit, all_pairs, tolerance, pairs_from)
    both = prepare(
        "rpe",
        estimate,
        reference,
        align=align,
        align_first=align_first,
        project=project,
        max_difference=max_difference,
        offset=offset,
        needs_rotation=False,
    )
    arguments.check_copy("rpe", both.estimate.device, "call it before the capture")
    pairs = _pairs(both, delta, unit, all_pairs, tolerance, pairs_from == "estimate")
    if not len(pairs):
        raise ValidationError(f"rpe: no poses are {delta} {unit} apart")
    i, j = pairs.to(both.estimate.device).unbind(-1)
    motion, true_motion = [poses[..., i].between(poses[..., j]) for poses in (both.estimate, both.reference)]
    errors = _errors(motion, true_motion, relation, degrees, both.estimate.dtype)
    return TrajectoryError(errors, both.alignment, both.scale, torch.stack([i, j], -1), *both.values())


def _check_relation(where: str, relation: Any, degrees: Any) -> None:
    arguments.check_choice(relation, get_args(Relation), f"{where}: relation")
    arguments.check_flags(where, degrees=degrees)


def _check_pairs(delta: Any, unit: Any, all_pairs: Any, tolerance: Any, pairs_from: Any) -> None:
    """Check the arguments of `rpe` that say what a pair is."""
    arguments.check_flags("rpe", all_pairs=all_pairs)
    arguments.check_choice(unit, get_args(Unit), "rpe: unit")
    arguments.check_choice(pairs_from, get_args(Source), "rpe: pairs_from")
    for name, number in (("delta", delta), ("tolerance", tolerance)):
        if not isinstance(number, int | float) or isinstance(number, bool) or not 0 < number < math.inf:
            raise OptionError(f"rpe: {name} must be a positive number, got {number!r}")
    if unit == "frames" and delta != int(delta):
        raise OptionError(f'rpe: delta must be an integer for unit="frames", got {delta!r}')


def _pairs(
    both: ComparedPoses, delta: float, unit: Unit, all_pairs: bool, tolerance: float, of_estimate: bool
) -> Tensor:
    """Return the pairs of places of `rpe`, shape (m, 2)."""
    poses = both.estimate if of_estimate else both.reference
    if unit == "frames":
        delta = int(delta)
        starts = torch.arange(0, max(poses.shape[-1] - delta, 0), 1 if all_pairs else delta)
        return torch.stack([starts, starts + delta], -1)
    if unit == "seconds":
        marks = times_of("rpe", both.times[0 if of_estimate else 1])
        return pairs_at(marks, delta, tolerance * delta, all_pairs)
    steps = steps_of("rpe", poses)
    if not all_pairs:
        return pairs_beyond(steps, delta)
    return pairs_at(torch.cat([steps.new_zeros(1), steps.cumsum(0)]), delta, tolerance * delta, True)


def _errors(first: Pose, second: Pose, relation: str, degrees: bool, dtype: torch.dtype) -> Tensor:
    if relation != "full":
        return first.distance(second, degrees=degrees)[relation == "rotation"]
    distance = arguments.wide(first.distance(second)[0])
    chord = arguments.wide(first.rotation.chordal_distance(second.rotation))
    return torch.linalg.vector_norm(torch.stack([distance, chord], -1), dim=-1).to(dtype)
