"""Errors of trajectories: the absolute trajectory error (ATE) and the relative pose error (RPE).

The two trajectories must have as many poses, pair by pair at the same times: `associate` pairs those of different
clocks or rates. The numbers agree with those of evo.
"""

from __future__ import annotations

import itertools
import math
from typing import Any, Literal, TypeAlias, final, get_args

import attrs
import torch
from torch import Tensor

from . import arguments
from .errors import ArgumentError, OptionError, ShapeError, ValidationError
from .geometry import kabsch, umeyama
from .values import Pose, Trajectory

__all__ = ["TrajectoryError", "associate", "ate", "rpe"]


def __dir__() -> list[str]:
    return __all__


Align: TypeAlias = Literal["se3", "sim3"] | None
Relation: TypeAlias = Literal["translation", "rotation", "full"]
Unit: TypeAlias = Literal["frames", "seconds", "metres"]
Source: TypeAlias = Literal["estimate", "reference"]


@final
@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class TrajectoryError:
    """The errors of a trajectory, their statistics, and the alignment before the comparison.

    The statistics have the shape (*batch) and are differentiable.

    Attributes:
        errors: The errors, shape (*batch, m): of each pose, or of each pair of poses.
        alignment: The pose T that maps the scaled estimate to the reference, shape (*batch); the identity without an
            alignment. The aligned positions are ``T @ (scale * position)``.
        scale: The scale of the estimated positions, shape (*batch); 1 unless it is aligned, too.
        pairs: The places i, j of the poses of each pair, shape (m, 2), or None for errors of single poses.
    """

    errors: Tensor
    alignment: Pose
    scale: Tensor
    pairs: Tensor | None

    # Explicit: torch.compile cannot trace the one of attrs.
    def __init__(self, errors: Tensor, alignment: Pose, scale: Tensor, pairs: Tensor | None = None) -> None:
        object.__setattr__(self, "errors", errors)
        object.__setattr__(self, "alignment", alignment)
        object.__setattr__(self, "scale", scale)
        object.__setattr__(self, "pairs", pairs)

    @property
    def rmse(self) -> Tensor:
        """The root of the mean of the squares.

        >>> pk.metrics.ate(Pose([[3, 0, 0], [4, 0, 0]]), Pose.identity(2), align=None).rmse
        tensor(3.5355)
        """
        errors = arguments.wide(self.errors)
        return (torch.linalg.vector_norm(errors, dim=-1) / math.sqrt(errors.shape[-1])).to(self.errors.dtype)

    @property
    def mean(self) -> Tensor:
        """The mean.

        >>> pk.metrics.ate(Pose([[3, 0, 0], [4, 0, 0]]), Pose.identity(2), align=None).mean
        tensor(3.5000)
        """
        return self.errors.mean(-1)

    @property
    def median(self) -> Tensor:
        """The median. For an even number of errors it is the mean of the two in the middle.

        >>> pk.metrics.ate(Pose([[3, 0, 0], [4, 0, 0]]), Pose.identity(2), align=None).median
        tensor(3.5000)
        """
        ordered, count = self.errors.sort(-1).values, self.errors.shape[-1]
        return ordered[..., [(count - 1) // 2, count // 2]].mean(-1)

    @property
    def std(self) -> Tensor:
        """The standard deviation: the root of the mean squared deviation from the mean.

        >>> pk.metrics.ate(Pose([[3, 0, 0], [4, 0, 0]]), Pose.identity(2), align=None).std
        tensor(0.5000)
        """
        return arguments.wide(self.errors).std(-1, correction=0).to(self.errors.dtype)

    @property
    def min(self) -> Tensor:
        """The smallest error.

        >>> pk.metrics.ate(Pose([[3, 0, 0], [4, 0, 0]]), Pose.identity(2), align=None).min
        tensor(3.)
        """
        return self.errors.amin(-1)

    @property
    def max(self) -> Tensor:
        """The largest error.

        >>> pk.metrics.ate(Pose([[3, 0, 0], [4, 0, 0]]), Pose.identity(2), align=None).max
        tensor(4.)
        """
        return self.errors.amax(-1)

    def __repr__(self) -> str:
        errors = self.errors.detach()
        if errors.dim() > 1 or errors.is_meta or not arguments.is_readable(errors):
            return f"TrajectoryError(errors of shape {tuple(errors.shape)})"
        names = ("rmse", "mean", "median", "std", "min", "max")
        numbers = [f"{name}={float(getattr(self, name).detach()):.6g}" for name in names]
        return f"TrajectoryError({', '.join(numbers)}, count={errors.shape[-1]})"


def associate(
    a: Trajectory[Pose],
    b: Trajectory[Pose],
    *,
    max_difference: float = 0.01,
    offset: float = 0.0,
    repeat: bool = False,
) -> tuple[Trajectory[Pose], Trajectory[Pose]]:
    """Pair the poses of two trajectories whose times are nearest to each other, and leave out the others.

    Each pose of the trajectory with fewer poses gets the pose of the other that is nearest in time. The results have
    as many keys, at their own times.

    >>> a = Trajectory([0.0, 1.0, 2.0], Pose.identity(3))
    >>> b = Trajectory([0.004, 0.5, 0.996, 1.5, 3.0], Pose.identity(5))
    >>> [x.times for x in pk.metrics.associate(a, b)]
    [tensor([0., 1.], dtype=torch.float64), tensor([0.0040, 0.9960], dtype=torch.float64)]

    Args:
        a: A trajectory with times of shape (n,).
        b: Another one.
        max_difference: The largest difference of two times that are paired.
        offset: What is added to the times of ``b`` for the comparison, for clocks that differ.
        repeat: What happens where one pose is nearest to several. If False, it is paired with the nearest of them. If
            True, it is repeated, as in evo: the times of that result do not increase strictly, so that it cannot be
            interpolated.
    """
    arguments.check_flags("associate", repeat=repeat)
    for name, value in (("a", a), ("b", b)):
        if not isinstance(value, Trajectory):
            raise ArgumentError(f"associate: {name} must be a Trajectory, got {type(value).__name__}")
        if value.times.dim() != 1:
            raise ShapeError(f"associate: the times of {name} must have shape (n,), got {tuple(value.times.shape)}")
    for name, number in (("max_difference", max_difference), ("offset", offset)):
        if not isinstance(number, int | float) or isinstance(number, bool) or not math.isfinite(number):
            raise ArgumentError(f"associate: {name} must be a finite number, got {number!r}")
    arguments.check_devices("associate: a and b", a.times, b.times)
    arguments.check_read("associate", a.times, b.times)
    first, second = a.times.detach().double(), b.times.detach().double()
    if len(b) > len(a):
        places_a, places_b = _nearest(first, second + offset, max_difference, repeat)
    else:
        places_b, places_a = _nearest(second, first - offset, max_difference, repeat)
    if len(places_a) < 2:
        fact = f"{len(places_a)} pairs of times differ by at most {max_difference}; a trajectory needs at least 2"
        raise ValidationError(f"associate: {fact}: pass a larger max_difference or an offset")
    return (
        Trajectory._unchecked(a.times[places_a], a.poses[..., places_a]),
        Trajectory._unchecked(b.times[places_b], b.poses[..., places_b]),
    )


def _nearest(few: Tensor, many: Tensor, limit: float, repeat: bool) -> tuple[Tensor, Tensor]:
    """The places of sorted times and of the nearest of others, where these are near enough. The earlier one of two."""
    upper = torch.searchsorted(many, few, right=True).clamp(max=len(many) - 1)
    lower = (upper - 1).clamp(min=0)
    later, earlier = many[upper] - few, torch.where(upper > 0, few - many[lower], torch.inf)
    places = torch.where(later < earlier, upper, lower)
    near = (torch.minimum(later, earlier) <= limit) & (few >= many[0] - limit) & (few <= many[-1] + limit)
    chosen = near.nonzero()[:, 0]
    if not repeat and len(chosen):
        # By place, and of one place by difference: the first of each place is its nearest.
        order = chosen[(few[chosen] - many[places[chosen]]).abs().argsort(stable=True)]
        order = order[places[order].argsort(stable=True)]
        is_first = torch.ones_like(order, dtype=torch.bool)
        is_first[1:] = places[order][1:] != places[order][:-1]
        chosen = order[is_first].sort().values
    return chosen, places[chosen]


def ate(
    estimate: Trajectory[Pose] | Pose,
    reference: Trajectory[Pose] | Pose,
    *,
    align: Align = "se3",
    relation: Relation = "translation",
    degrees: bool = False,
) -> TrajectoryError:
    """Return the absolute trajectory error: the differences between the aligned estimate and the reference.

    The poses are compared in their order; times are not read. The error of a pose is that of
    ``E = ~reference @ (alignment @ estimate)``: the length of its translation, its angle of rotation, or the Frobenius
    norm of ``E.matrix() - I``. The alignment minimises the squares of the distances between the positions.

    >>> reference = Pose([[0, 0, 0], [1, 0, 0], [1, 2, 0], [3, 2, 1]])
    >>> estimate = Pose([5, 0, 0], [1, 0, 0, 1]) @ reference
    >>> pk.metrics.ate(estimate, reference).rmse < 1e-6
    tensor(True)
    >>> pk.metrics.ate(estimate, reference, align=None, relation="rotation", degrees=True).errors
    tensor([90., 90., 90., 90.])

    Args:
        estimate: A trajectory of poses, or poses of shape (*batch, n).
        reference: The true poses, as many.
        align: How the estimate is moved first: "se3" by a pose, "sim3" by a pose and a scale, None not at all.
        relation: What is compared: "translation", "rotation" in radians, or both, "full".
        degrees: Whether angles, for the relation "rotation", are degrees.

    Raises:
        ValidationError: If the rotation of the alignment matters to the relation and the positions do not determine it,
            because they are on a line.
    """
    first, second = _both("ate", estimate, reference, relation, degrees)
    aligned, alignment, scale = _aligned("ate", first, second, align, needs_rotation=relation != "translation")
    return TrajectoryError(_errors(aligned, second, relation, degrees, first.dtype), alignment, scale)


def rpe(
    estimate: Trajectory[Pose] | Pose,
    reference: Trajectory[Pose] | Pose,
    *,
    delta: float = 1,
    unit: Unit = "frames",
    relation: Relation = "translation",
    align: Align = None,
    all_pairs: bool = False,
    tolerance: float = 0.1,
    pairs_from: Source = "estimate",
    degrees: bool = False,
) -> TrajectoryError:
    """Return the relative pose error: the differences between the motions from pose i to pose j, the drift.

    The error of a pair is that of ``E = ~(~reference[i] @ reference[j]) @ (~estimate[i] @ estimate[j])``, as in `ate`.

    A pair is ``delta`` apart: in "frames", ``j = i + delta``. In "seconds", j is nearest to ``time[i] + delta``. In
    "metres", j is the first with a path of at least ``delta`` from i, or, of all pairs, that with the nearest path.

    >>> steps = Pose([[0, 0, 0], [1, 0, 0], [2, 0, 0], [3, 0, 0]])
    >>> drifting = Pose([[0, 0, 0], [1.5, 0, 0], [3, 0, 0], [4.5, 0, 0]])
    >>> pk.metrics.rpe(drifting, steps).errors
    tensor([0.5000, 0.5000, 0.5000])

    Args:
        estimate: A trajectory of poses, or poses of shape (*batch, n). For "metres" they have no batch dimensions.
        reference: The true poses, as many.
        delta: The distance between both poses of a pair. A positive integer for "frames".
        unit: Its unit: "frames", "seconds" or "metres".
        relation: What is compared: "translation", "rotation" in radians, or both, "full".
        align: "sim3" scales the estimate as `ate` does. "se3" changes no error.
        all_pairs: Whether pairs begin at each pose, and overlap, or each where the one before ended.
        tolerance: How far a pair may be from ``delta``, in parts of it: for "seconds", and for all pairs in "metres".
        pairs_from: Whose times or path give the pairs: "estimate", after its alignment, or "reference".
        degrees: Whether angles, for the relation "rotation", are degrees.

    Raises:
        ValidationError: If there are no pairs.
    """
    first, second = _both("rpe", estimate, reference, relation, degrees)
    arguments.check_flags("rpe", all_pairs=all_pairs)
    arguments.check_choice(unit, get_args(Unit), "rpe: unit")
    arguments.check_choice(pairs_from, get_args(Source), "rpe: pairs_from")
    for name, number in (("delta", delta), ("tolerance", tolerance)):
        if not isinstance(number, int | float) or isinstance(number, bool) or not 0 < number < math.inf:
            raise OptionError(f"rpe: {name} must be a positive number, got {number!r}")
    if unit == "frames" and delta != int(delta):
        raise OptionError(f'rpe: delta must be an integer for unit="frames", got {delta!r}')
    arguments.check_copy("rpe", first.device, "call it before the capture")
    aligned, alignment, scale = _aligned("rpe", first, second, align, needs_rotation=False)
    if unit == "frames":
        delta = int(delta)
        starts = torch.arange(0, max(aligned.shape[-1] - delta, 0), 1 if all_pairs else delta)
        pairs = torch.stack([starts, starts + delta], -1)
    elif unit == "seconds":
        marks = _times("rpe", estimate if pairs_from == "estimate" else reference)
        pairs = _pairs_at(marks, delta, tolerance * delta, all_pairs)
    else:
        steps = _steps("rpe", aligned if pairs_from == "estimate" else second)
        path = torch.cat([steps.new_zeros(1), steps.cumsum(0)])
        pairs = _pairs_at(path, delta, tolerance * delta, True) if all_pairs else _pairs_beyond(steps, delta)
    if not len(pairs):
        raise ValidationError(f"rpe: no poses are {delta} {unit} apart")
    i, j = pairs.to(aligned.device).unbind(-1)
    motion, true_motion = aligned[..., i].between(aligned[..., j]), second[..., i].between(second[..., j])
    errors = _errors(motion, true_motion, relation, degrees, first.dtype)
    return TrajectoryError(errors, alignment, scale, torch.stack([i, j], -1))


def _both(where: str, estimate: Any, reference: Any, relation: Any, degrees: Any) -> tuple[Pose, Pose]:
    """Check the arguments, and return both batches of poses in one dtype."""
    arguments.check_choice(relation, get_args(Relation), f"{where}: relation")
    arguments.check_flags(where, degrees=degrees)
    poses = []
    for name, value in (("estimate", estimate), ("reference", reference)):
        given = value.poses if isinstance(value, Trajectory) else value
        if not isinstance(given, Pose):
            kind = type(given).__name__
            raise ArgumentError(f"{where}: {name} must be a Trajectory of poses or a Pose, got {kind}")
        if not given.ndim or not given.shape[-1]:
            raise ShapeError(f"{where}: {name} must have shape (..., n) with n >= 1, got {tuple(given.shape)}")
        poses.append(given)
    first, second = poses
    arguments.check_devices(f"{where}: estimate and reference", first.quaternion, second.quaternion)
    if first.shape[-1] != second.shape[-1]:
        counts = f"{first.shape[-1]} and {second.shape[-1]}"
        raise ShapeError(f"{where}: both must have as many poses, got {counts}; pair them with pk.metrics.associate")
    arguments.broadcast(where, estimate=first.shape, reference=second.shape)
    dtype = torch.promote_types(first.dtype, second.dtype)
    return first.to(dtype), second.to(dtype)


def _aligned(
    where: str, estimate: Pose, reference: Pose, align: Align, *, needs_rotation: bool
) -> tuple[Pose, Pose, Tensor]:
    """Align the estimate. Return the result, the pose and the scale."""
    shape = torch.broadcast_shapes(estimate.shape, reference.shape)[:-1]
    position = estimate.position
    if align is None:
        return estimate, Pose.identity(*shape, dtype=estimate.dtype, device=estimate.device), position.new_ones(shape)
    arguments.check_choice(align, ("se3", "sim3"), f"{where}: align")
    if align == "sim3":
        alignment, scale, degenerate = umeyama(position, reference.position, return_degenerate=True)
        position = scale[..., None, None] * position
    else:
        alignment, degenerate = kabsch(position, reference.position, return_degenerate=True)
        scale = alignment.position.new_ones(shape)
    if needs_rotation and _any(degenerate):
        fact = "are on a line and determine no rotation of the alignment; pass align=None"
        arguments.refuse(degenerate, None, f"{where}: the positions", fact)
    return alignment.unsqueeze(-1) @ Pose(position, estimate.quaternion), alignment, scale


def _any(mask: Tensor) -> bool:
    """Whether any element is True; False if values cannot be read (compilation, vmap, the meta device)."""
    try:
        return arguments.is_readable(mask) and bool(mask.any())
    except RuntimeError:
        return False


def _errors(first: Pose, second: Pose, relation: str, degrees: bool, dtype: torch.dtype) -> Tensor:
    if relation != "full":
        return first.distance(second, degrees=degrees)[relation == "rotation"]
    distance = arguments.wide(first.distance(second)[0])
    chord = arguments.wide(first.rotation.chordal_distance(second.rotation))
    return torch.linalg.vector_norm(torch.stack([distance, chord], -1), dim=-1).to(dtype)


def _times(where: str, value: Trajectory[Pose] | Pose) -> Tensor:
    if not isinstance(value, Trajectory):
        raise ArgumentError(f'{where}: unit="seconds" needs a Trajectory, got a Pose, which has no times')
    if value.times.dim() != 1:
        raise ShapeError(f"{where}: the times must have shape (n,), got {tuple(value.times.shape)}")
    return value.times.detach().double()


def _steps(where: str, poses: Pose) -> Tensor:
    """The distances from each position to the next."""
    if poses.ndim != 1:
        raise ShapeError(f'{where}: unit="metres" needs poses of shape (n,), got {tuple(poses.shape)}')
    position = poses.position.detach().double()
    return torch.linalg.vector_norm(position.diff(dim=0), dim=-1)


def _pairs_at(marks: Tensor, delta: float, limit: float, all_pairs: bool) -> Tensor:
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


def _pairs_beyond(steps: Tensor, delta: float) -> Tensor:
    """Pairs (i, j), each beginning where the one before ended, with the first j that is ``delta`` of steps from i."""
    chosen, total = [0], 0.0
    for place, step in enumerate(steps.tolist(), 1):
        total += step  # from 0 for each pair, as evo does, for the same rounding
        if total >= delta:
            chosen.append(place)
            total = 0.0
    return torch.tensor(list(itertools.pairwise(chosen)), dtype=torch.int64).reshape(-1, 2)
