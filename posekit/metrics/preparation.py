"""What two trajectories undergo before they are compared: association, alignment and projection."""

from __future__ import annotations

import math
from typing import Any, Literal, NamedTuple, TypeAlias, get_args

import torch
from torch import Tensor

from .. import arguments
from ..engine import broadcast_shapes
from ..errors import ArgumentError, OptionError, ShapeError, ValidationError
from ..geometry import kabsch, umeyama
from ..values import Pose, Pose2, Rotation, Trajectory


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

    >>> a = pk.Trajectory([0.0, 1.0, 2.0], pk.Pose.identity(3))
    >>> b = pk.Trajectory([0.004, 0.5, 0.996, 1.5, 3.0], pk.Pose.identity(5))
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
    arguments.check_kinds("associate", Trajectory, a=a, b=b)
    for name, value in (("a", a), ("b", b)):
        if value.times.dim() != 1:
            raise ShapeError(f"associate: the times of {name} must have shape (n,), got {tuple(value.times.shape)}")
    check_limits("associate", max_difference, offset)
    arguments.check_devices("associate: a and b", a.times, b.times)
    arguments.check_read("associate", a.times, b.times)
    return paired("associate", (a, b), max_difference, offset, repeat=repeat)


def check_limits(where: str, max_difference: Any, offset: Any) -> None:
    """Raise unless both are finite numbers."""
    for name, number in (("max_difference", max_difference), ("offset", offset)):
        if not isinstance(number, int | float) or isinstance(number, bool) or not math.isfinite(number):
            raise ArgumentError(f"{where}: {name} must be a finite number, got {number!r}")


def paired(
    where: str,
    both: tuple[Trajectory[Pose], Trajectory[Pose]],
    max_difference: float,
    offset: float,
    remedy: str = "",
    *,
    repeat: bool = False,
) -> tuple[Trajectory[Pose], Trajectory[Pose]]:
    """See `associate`; with a further remedy if there is nothing to pair."""
    a, b = both
    first, second = a.times.detach().double(), b.times.detach().double()
    if len(b) > len(a):
        places_a, places_b = _nearest(first, second + offset, max_difference, repeat)
    else:
        places_b, places_a = _nearest(second, first - offset, max_difference, repeat)
    if len(places_a) < 2:
        spans = [f"{float(x[0]):.15g} to {float(x[-1]):.15g}" if len(x) else "none" for x in (first, second)]
        fact = f"{len(places_a)} pairs of times differ by at most {max_difference}, of {spans[0]} and {spans[1]}"
        cure = ", or ".join(["pass a larger max_difference or an offset", *([remedy] if remedy else [])])
        raise ValidationError(f"{where}: {fact}; a trajectory needs at least 2: {cure}")
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


Align: TypeAlias = Literal["se3", "sim3", "origin", "scale"] | None
Plane: TypeAlias = Literal["xy", "xz", "yz"] | None
_NORMALS = {"xy": 2, "xz": 1, "yz": 0}


class ComparedPoses(NamedTuple):
    """Two trajectories as they are compared.

    Attributes:
        estimate: The poses of the estimate, in the common dtype.
        reference: The poses of the reference.
        times: The times of both, None for poses.
        alignment: The pose that the scaled estimate was moved by.
        scale: The scale of the estimate.
    """

    estimate: Pose
    reference: Pose
    times: tuple[Tensor | None, Tensor | None]
    alignment: Pose
    scale: Tensor

    def values(self) -> tuple[Trajectory[Pose] | Pose, Trajectory[Pose] | Pose]:
        """Both as trajectories, or as poses if they have no times."""
        first, second = [
            poses if times is None else Trajectory._unchecked(_expanded(times, poses), poses)
            for poses, times in zip((self.estimate, self.reference), self.times, strict=True)
        ]
        return first, second


def _expanded(times: Tensor, poses: Pose) -> Tensor:
    return times if times.dim() == 1 else times.expand(poses.shape)


def prepare(
    where: str,
    estimate: Any,
    reference: Any,
    *,
    align: Align,
    align_first: int | None,
    project: Plane,
    max_difference: float | None,
    offset: float,
    needs_rotation: bool,
) -> ComparedPoses:
    """Associate, align and project two trajectories.

    Args:
        where: The function, for errors.
        estimate: A trajectory of poses, or poses.
        reference: What it is compared with.
        align: How the estimate is aligned.
        align_first: The number of poses that determine the alignment, or None for all.
        project: The plane that both are projected to.
        max_difference: The largest difference of two times that are paired, or None to compare poses in their order.
        offset: What is added to the reference's times.
        needs_rotation: Whether the errors depend on the rotation of the alignment, also if positions are on a line.
    """
    if project is not None:
        arguments.check_choice(project, tuple(_NORMALS), f"{where}: project")
    estimate, reference = _paired(where, estimate, reference, max_difference, offset)
    first, second = _poses_of_both(where, estimate, reference)
    times = tuple([x.times if isinstance(x, Trajectory) else None for x in (estimate, reference)])
    # With all positions on a line, a part of the rotation is arbitrary. It matters to poses beyond the first ones, and
    # to projections.
    needs_rotation |= project is not None or align_first is not None
    first, alignment, scale = _aligned(where, first, second, align, align_first, needs_rotation)
    if project is not None:
        first, second = _projected(first, _NORMALS[project]), _projected(second, _NORMALS[project])
    return ComparedPoses(first, second, (times[0], times[1]), alignment, scale)


def _paired(where: str, estimate: Any, reference: Any, limit: float | None, offset: float) -> tuple[Any, Any]:
    """Both with the poses at nearly the same times, in their order if times are missing or cannot be read."""
    if not (isinstance(estimate, Trajectory) and isinstance(reference, Trajectory)) or limit is None:
        if offset != 0:
            raise OptionError(
                f"{where}: offset shifts times, which are not compared: pass two trajectories and a max_difference"
            )
        return estimate, reference
    check_limits(where, limit, offset)
    first, second = estimate.times.detach(), reference.times.detach()
    if first.is_meta or second.is_meta or not (arguments.is_readable(first) and arguments.is_readable(second)):
        return estimate, reference
    arguments.check_devices(f"{where}: estimate and reference", first, second)
    if first.shape[-1] == second.shape[-1] and first.numel() and second.numel():
        apart = (first.double() - second.double() - offset).abs()
        if bool((apart <= (0 if apart.dim() == 1 else limit)).all()):
            return estimate, reference
    for name, x in (("estimate", first), ("reference", second)):
        if x.dim() != 1:
            fact = f"differ by more than {limit}, and only those of shape (n,) are paired: {name} has {tuple(x.shape)}"
            raise ShapeError(f"{where}: times {fact}; pass max_difference=None to compare poses in their order")
    return paired(
        where, (estimate, reference), limit, offset, "pass max_difference=None to compare poses in their order"
    )


def _poses_of_both(where: str, estimate: Any, reference: Any) -> tuple[Pose, Pose]:
    """Check the arguments, and return both batches of poses in one dtype."""
    poses = []
    for name, value in (("estimate", estimate), ("reference", reference)):
        poses_of_one = value.poses if isinstance(value, Trajectory) else value
        poses_of_one = poses_of_one.lift() if isinstance(poses_of_one, Pose2) else poses_of_one
        if not isinstance(poses_of_one, Pose):
            kind = type(poses_of_one).__name__
            raise ArgumentError(f"{where}: {name} must be a Trajectory of poses or a Pose, got {kind}")
        if not poses_of_one.ndim or not poses_of_one.shape[-1]:
            raise ShapeError(f"{where}: {name} must have shape (..., n) with n >= 1, got {tuple(poses_of_one.shape)}")
        poses.append(poses_of_one)
    first, second = poses
    arguments.check_devices(f"{where}: estimate and reference", first.quaternion, second.quaternion)
    if first.shape[-1] != second.shape[-1]:
        counts = f"{first.shape[-1]} and {second.shape[-1]}"
        remedy = "pass trajectories, which are paired by their times"
        raise ShapeError(f"{where}: both must have as many poses, got {counts}; {remedy}")
    arguments.broadcast(where, estimate=first.shape, reference=second.shape)
    dtype = torch.promote_types(first.dtype, second.dtype)
    return first.to(dtype), second.to(dtype)


def _aligned(
    where: str, estimate: Pose, reference: Pose, align: Align, align_first: Any, needs_rotation: bool
) -> tuple[Pose, Pose, Tensor]:
    """Align the estimate. Return the result, the pose and the scale."""
    shape = broadcast_shapes(estimate.shape, reference.shape)[:-1]
    first = _number_of_first(where, align, align_first, estimate.shape[-1])
    position, scale = estimate.position, estimate.position.new_ones(shape)
    identity = Pose.identity(*shape, dtype=estimate.dtype, device=estimate.device)
    if align is None:
        return estimate, identity, scale
    arguments.check_choice(align, get_args(get_args(Align)[0]), f"{where}: align")
    if align == "origin":
        alignment = (reference[..., 0] @ ~estimate[..., 0]).expand(*shape)
        return alignment.unsqueeze(-1) @ estimate, alignment, scale
    some, others = position[..., :first, :], reference.position[..., :first, :]
    if align == "se3":
        alignment, degenerate = kabsch(some, others, return_degenerate=True)
    else:
        alignment, scale, degenerate = umeyama(some, others, return_degenerate=True)
        position = scale[..., None, None] * position
    if align == "scale":
        return Pose(position, estimate.quaternion), identity, scale
    if needs_rotation and _any(degenerate):
        fact = "are on a line and determine no rotation of the alignment; pass align=None"
        arguments.refuse(degenerate, None, f"{where}: the positions", fact)
    return alignment.unsqueeze(-1) @ Pose(position, estimate.quaternion), alignment, scale


def _number_of_first(where: str, align: Align, align_first: Any, count: int) -> int:
    """Return the number of poses that determine an alignment."""
    if align_first is None:
        return count
    if align in (None, "origin"):
        raise OptionError(f"{where}: align_first is for alignments of several poses, got align={align!r}")
    if not isinstance(align_first, int) or isinstance(align_first, bool) or not 1 <= align_first <= count:
        raise OptionError(f"{where}: align_first must be an integer from 1 to {count}, got {align_first!r}")
    return align_first


def _any(mask: Tensor) -> bool:
    """Whether any element is True; False if values cannot be read (compilation, vmap, the meta device)."""
    try:
        return arguments.is_readable(mask) and bool(mask.any())
    except RuntimeError:
        return False


def _projected(poses: Pose, normal: int) -> Pose:
    """Project poses to a plane, as evo does: of the rotation the angle of roll, pitch and yaw about the normal stays.

    Args:
        poses: The poses.
        normal: The axis of the normal.
    """
    position, angles = poses.position.clone(), poses.rotation.euler("xyz")
    axis = torch.zeros(3, dtype=position.dtype, device=position.device)
    axis[normal] = 1
    return Pose.from_rotation(Rotation.from_rotvec(angles * axis), position * (1 - axis))
