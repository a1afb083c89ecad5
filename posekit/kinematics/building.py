"""Robots from joints."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import torch
from torch import Tensor

from .. import arguments
from ..engine import without_kernels
from ..errors import ArgumentError, FormatError, ShapeError
from ..values import Pose, stack
from .inertias import StatedInertia, made
from .joints import NO_LIMIT, Joint, kind_of, limits_of
from .model import Model
from .tree import Tree, drivers, sorted_joints
from .visuals import Visuals

ROOT_JOINT = "root_joint"  # the name of the joint of a floating base

_DOUBLE = torch.empty(0, dtype=torch.float64)  # numbers in lists are read in float64, then converted once

R = TypeVar("R", bound=Model)


def from_joints(
    kind: type[R],
    joints: Sequence[Joint],
    links: Sequence[str],
    floating: bool,
    dtype: torch.dtype | None,
    device: Any,
    method: str,
    where: str = "",
    bodies: Mapping[str, StatedInertia] | None = None,
    visuals: Visuals | None = None,
) -> R:
    """Make a robot of a class.

    ``where`` is the file that the joints come from, for messages about them, and ``bodies`` has what it says about
    links with a mass. Without it the masses are not known. ``visuals`` has the shapes of the links.
    """
    source, where = where, where or method
    arguments.check_target(method, dtype, device)
    arguments.check_flags(method, floating=floating)
    for joint in joints:
        if not isinstance(joint, Joint):
            raise ArgumentError(f"{method}: joints must be a list of Joint, got {type(joint).__name__}")
    root, ordered = sorted_joints(joints, links, where)
    if floating and any(joint.name == ROOT_JOINT for joint in joints):
        raise FormatError(f"{where}: with floating=True no other joint may be named {ROOT_JOINT!r}")
    base = Joint(name=ROOT_JOINT if floating else "", parent="", child=root, kind="free" if floating else "fixed")
    ordered = [base, *ordered]
    index = {joint.child: i for i, joint in enumerate(ordered)}
    sources = drivers(ordered, where)
    tree = Tree(
        links=tuple(index),
        names=tuple([joint.name for joint in ordered]),
        kinds=tuple([joint.kind for joint in ordered]),
        parents=tuple([index.get(joint.parent, -1) for joint in ordered]),
        drivers=tuple([driver for driver, _, _ in sources]),
        multipliers=tuple([float(multiplier) for _, multiplier, _ in sources]),
        offsets=tuple([float(offset) for _, _, offset in sources]),
        pitches=tuple([float(joint.pitch) for joint in ordered]),
        source=source,
        visuals=visuals,
    )
    robot = kind(tree=tree, inertias=made(tree.links, bodies), **_tensors(ordered, tree, where))
    return robot.to(dtype=dtype or torch.get_default_dtype(), device=device)


def _tensors(joints: Sequence[Joint], tree: Tree, where: str) -> dict[str, Any]:
    """The fields of a robot that hold numbers, in float64."""
    moving = [joints[i] for i in tree.moving]

    def column(field: str) -> Tensor:
        return torch.tensor([x for joint in moving for x in limits_of(joint, field)], dtype=torch.float64)

    def limits(field: str, none: float) -> Tensor:
        limited = torch.tensor([kind_of(j.kind).limits for j in moving for _ in limits_of(j, field)], dtype=torch.bool)
        values = column(field)
        # Large numbers stand for none: programs write 1e10 or the largest float, because XML has no infinity.
        return values.where(limited & (values * math.copysign(1.0, none) < NO_LIMIT), none)

    # A mimic joint acts on the number that moves it.
    armature, damping = torch.zeros(2, tree.nv, dtype=torch.float64)
    for i, joint in enumerate(joints):
        first = max(tree.v_columns[i], 0)
        columns = slice(first, first + kind_of(joint.kind).nv)
        armature[columns] += tree.multipliers[i] ** 2 * joint.armature
        damping[columns] += tree.multipliers[i] ** 2 * joint.damping
    with without_kernels():  # this one time
        origins = stack([_origin(joint, where) for joint in joints]).normalized()
    return {
        "origins": origins,
        "axes": torch.stack([_axis(joint, where) for joint in joints]),
        "lower": limits("lower", -math.inf),
        "upper": limits("upper", math.inf),
        "velocity_limits": column("velocity"),
        "effort_limits": column("effort"),
        "armature": armature,
        "damping": damping,
    }


def _origin(joint: Joint, where: str) -> Pose:
    origin = joint.origin
    if origin is None:
        return Pose.identity(dtype=torch.float64)
    if not isinstance(origin, Pose) or origin.shape:
        actual = f"a Pose of shape {tuple(origin.shape)}" if isinstance(origin, Pose) else type(origin).__name__
        raise ArgumentError(f"{where}: joint {joint.name!r}: origin must be a single Pose, got {actual}")
    if not (origin.position.isfinite().all() and origin.quaternion.isfinite().all()):
        raise FormatError(f"{where}: joint {joint.name!r}: the origin is not finite")
    return origin.double().cpu()


def _axis(joint: Joint, where: str) -> Tensor:
    axis = arguments.tensor(joint.axis, f"{where}: joint {joint.name!r}: axis", _DOUBLE).double().cpu()
    if axis.shape != (3,):
        raise ShapeError(f"{where}: joint {joint.name!r}: axis must have shape (3,), got {tuple(axis.shape)}")
    scale = axis.detach().abs().max()  # prevents overflow and underflow of the squares
    if not axis.isfinite().all() or not scale > 0:
        raise FormatError(f"{where}: joint {joint.name!r}: the axis must be finite and not zero, got {axis.tolist()}")
    return torch.nn.functional.normalize(axis / scale, dim=-1)
