"""What two trajectories undergo before they are compared: association, alignment and projection."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeAlias, get_args

import torch
from torch import Tensor

from .. import arguments
from ..engine import broadcast_shapes
from ..errors import ArgumentError, OptionError, ShapeError
from ..geometry import kabsch, umeyama
from ..values import Pose, Pose2, Rotation, Trajectory
from .association import check_limits, paired

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
