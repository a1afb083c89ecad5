"""Robots from joints, from URDF and from Denavit-Hartenberg parameters."""

from __future__ import annotations

import importlib.resources
import math
import os
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import attrs
import torch
from torch import Tensor

from .. import arguments
from ..arguments import TensorLike
from ..errors import ArgumentError, FormatError, OptionError, ShapeError
from ..values import Pose, stack
from .inertias import Body, made
from .joints import NO_LIMIT, Joint, kind_of, limits_of
from .model import Model
from .tree import Tree, drivers, sorted_joints
from .urdf import read_urdf

ROOT_JOINT = "root_joint"  # the name of the joint of a floating base

_DOUBLE = torch.empty(0, dtype=torch.float64)  # numbers in lists are read in float64, then converted once

R = TypeVar("R", bound=Model)

EXAMPLES = ("arm", "humanoid")


def example(kind: type[R], name: str, floating: bool, dtype: torch.dtype | None, device: Any) -> R:
    arguments.check_choice(name, EXAMPLES, "Robot.example: name")
    text = importlib.resources.files(__package__).joinpath("examples", f"{name}.urdf").read_text()
    return from_urdf(kind, text, floating, "follow", dtype, device)


def from_urdf(kind: type[R], source: Any, floating: bool, mimic: str, dtype: torch.dtype | None, device: Any) -> R:
    if not isinstance(source, str | os.PathLike):
        given = type(source).__name__
        raise ArgumentError(f"Robot.from_urdf: source must be a path or a string that begins with '<', got {given}")
    arguments.check_choice(mimic, ("follow", "ignore"), "Robot.from_urdf: mimic")
    joints, links, where = read_urdf(source)
    known = {joint.name for joint in joints}
    for i, joint in enumerate(joints):
        if joint.mimic is not None and joint.mimic not in known:
            if mimic == "follow":
                fact = f'mimics {joint.mimic!r}, which does not exist; mimic="ignore" makes it a joint of its own'
                raise FormatError(f"{where}: joint {joint.name!r} {fact}")
            joints[i] = attrs.evolve(joint, mimic=None, multiplier=1.0, offset=0.0)
    bodies = {name: body for name, body in links.items() if body is not None}
    return from_joints(kind, joints, list(links), floating, dtype, device, "Robot.from_urdf", where, bodies)


def from_joints(
    kind: type[R],
    joints: Sequence[Joint],
    links: Sequence[str],
    floating: bool,
    dtype: torch.dtype | None,
    device: Any,
    method: str,
    where: str = "",
    bodies: Mapping[str, Body] | None = None,
) -> R:
    """Make a robot of a class.

    ``where`` is the file that the joints come from, for messages about them, and ``bodies`` has what it says about
    links with a mass. Without it the masses are not known.
    """
    where = where or method
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
        found = column(field)
        # Large numbers stand for none: programs write 1e10 or the largest float, because XML has no infinity.
        return found.where(limited & (found * math.copysign(1.0, none) < NO_LIMIT), none)

    # A mimic joint acts on the number that moves it.
    armature, damping = torch.zeros(2, tree.nv, dtype=torch.float64)
    for i, joint in enumerate(joints):
        first = max(tree.v_columns[i], 0)
        columns = slice(first, first + kind_of(joint.kind).nv)
        armature[columns] += tree.multipliers[i] ** 2 * joint.armature
        damping[columns] += tree.multipliers[i] ** 2 * joint.damping
    return {
        "origins": stack([_origin(joint, where) for joint in joints]),
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
        given = f"a Pose of shape {tuple(origin.shape)}" if isinstance(origin, Pose) else type(origin).__name__
        raise ArgumentError(f"{where}: joint {joint.name!r}: origin must be a single Pose, got {given}")
    if not (origin.position.isfinite().all() and origin.quaternion.isfinite().all()):
        raise FormatError(f"{where}: joint {joint.name!r}: the origin is not finite")
    return origin.double().cpu().normalized()


def _axis(joint: Joint, where: str) -> Tensor:
    axis = arguments.tensor(joint.axis, f"{where}: joint {joint.name!r}: axis", _DOUBLE).double().cpu()
    if axis.shape != (3,):
        raise ShapeError(f"{where}: joint {joint.name!r}: axis must have shape (3,), got {tuple(axis.shape)}")
    scale = axis.detach().abs().max()  # prevents overflow and underflow of the squares
    if not axis.isfinite().all() or not scale > 0:
        raise FormatError(f"{where}: joint {joint.name!r}: the axis must be finite and not zero, got {axis.tolist()}")
    return torch.nn.functional.normalize(axis / scale, dim=-1)


def from_dh(
    kind: type[R],
    a: TensorLike,
    alpha: TensorLike,
    d: TensorLike,
    theta: TensorLike | None,
    kinds: Sequence[str] | None,
    modified: bool,
    degrees: bool,
    dtype: torch.dtype | None,
    device: Any,
) -> R:
    arguments.check_flags("Robot.from_dh", modified=modified, degrees=degrees)
    columns = {"a": a, "alpha": alpha, "d": d} | ({} if theta is None else {"theta": theta})
    table = {}
    for name, value in columns.items():
        table[name] = arguments.tensor(value, f"Robot.from_dh: {name}", _DOUBLE).double().cpu()
        if table[name].dim() != 1 or table[name].shape != table["a"].shape:
            given = ", ".join(f"{n} {tuple(x.shape)}" for n, x in table.items())
            raise ShapeError(f"Robot.from_dh: parameters must have one shape (joints,), got {given}")
    count = len(table["a"])
    table.setdefault("theta", torch.zeros(count, dtype=torch.float64))
    if kinds is None:
        kinds = ["revolute"] * count
    if len(kinds) != count or not all([k in ("revolute", "prismatic") for k in kinds]):
        raise OptionError(f'Robot.from_dh: kinds must be {count} of "revolute" and "prismatic", got {list(kinds)}')
    rows = Pose.from_dh(table["a"], table["alpha"], table["d"], table["theta"], modified=modified, degrees=degrees)
    identity = Pose.identity(dtype=torch.float64)
    # A joint about or along z comes first in a standard row, and last in a modified one.
    origins = [*rows.unbind(), identity] if modified else [identity, *rows.unbind()]
    links = ["base", *[f"link{i + 1}" for i in range(count)]]
    joints = [
        Joint(name=f"joint{i + 1}", parent=links[i], child=links[i + 1], kind=k, origin=origins[i])
        for i, k in enumerate(kinds)
    ]
    tool = Joint(name="tool_joint", parent=links[-1], child="tool", kind="fixed", origin=origins[-1])
    return from_joints(kind, [*joints, tool], ["base"], False, dtype, device, "Robot.from_dh")
