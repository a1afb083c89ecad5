"""What the dynamics of a robot ask of its bodies, and gravity."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from .. import arguments
from ..engine import is_eager, stored
from ..errors import ValidationError
from . import editing
from .model import Model
from .programs import ENDS, End, zeros


def check(robot: Model, where: str) -> None:
    """Raise unless the masses are known and those of bodies. What requires grad cannot be checked, nor in a graph."""
    if not torch.compiler.is_compiling() and _checked not in robot._cache:
        stored(robot._cache, _checked, lambda: robot._made(lambda: _checked(robot, where)))


def _checked(robot: Model, where: str) -> bool:
    inertias = robot.inertias
    tensors = (inertias.mass, inertias.centre, inertias.inertia, *robot.origins._tensors())
    if inertias.requires_grad or not is_eager(tensors) or not arguments.is_readable(inertias.mass):
        return True
    unknown = inertias.mass.isnan().reshape(-1, len(robot.links)).any(0)
    file = f" of {robot.tree.source}" if robot.tree.source else ""
    if unknown.any():
        link = robot.links[int(unknown.nonzero()[0])]
        raise ValidationError(
            f"{where}: the mass of link {link!r}{file} is not known; set inertias with Robot.replace(inertias=...)"
        )
    if robot.nv and not (inertias.mass != 0).any():
        raise ValidationError(f"{where}: no link{file} has a mass; set inertias with Robot.replace(inertias=...)")
    faulty = editing.faulty_link(robot, robot.origins, inertias)
    if faulty is not None:
        raise ValidationError(f"{where}: link {robot.links[faulty[0]]!r}{file}: {faulty[1]}")
    return True


def gravity(robot: Model, value: Any, name: str, like: Tensor) -> Tensor:
    """The acceleration of gravity, shape (*batch, 3)."""
    if value is None:
        return -robot._constant(ENDS["lift"], like.dtype, like.device)
    value = arguments.tensor(value, name, like)
    arguments.check(value, 3, name)
    return value


def lift(robot: Model, value: Any, name: str, like: Tensor) -> End:
    """The acceleration above the roots, which stands for gravity, or the name of the usual one."""
    return "lift" if value is None else -gravity(robot, value, name, like)


def zeros_of_velocity(robot: Model, like: Tensor) -> Tensor:
    return robot._derived(zeros, robot.nv, like.dtype, like.device)
