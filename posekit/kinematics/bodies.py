"""The tensors of a robot that its dynamics read, and what velocities and torques are in its columns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple, TypeAlias

import torch
from torch import Tensor

from .. import arguments
from ..engine import Bound, is_eager, stored, wants_grad
from ..errors import ValidationError
from ..math.dynamics import TreeDynamics
from ..math.forward_dynamics import ForwardDynamics
from ..math.inertias import CompositeInertias
from ..math.inverse_dynamics import InverseDynamics
from . import editing, jacobians, sweep
from .derived_tables import AXES, COPIED, EVERYTHING, ROTORS
from .joints import KINDS, kind_of, sweeps
from .model import Model


class Programs(NamedTuple):
    """The programs of robots that have some registered kinds besides the built-in ones."""

    numbers: int  # the largest number of a joint's velocity
    inverse: InverseDynamics
    composite: CompositeInertias
    forward: ForwardDynamics


_PROGRAMS: dict[tuple[str, ...], Programs] = {}


def programs(robot: Model) -> Programs:
    """The programs of a robot. They are made on first use, and kept."""
    return _programs(robot.tree.registered)


def _programs(names: tuple[str, ...]) -> Programs:
    result = _PROGRAMS.get(names)
    if result is None:
        tree = sweeps(names).tree
        dynamics = TreeDynamics(tree, [KINDS[kind].nv for kind in tree.kinds])
        parts = InverseDynamics(dynamics), CompositeInertias(dynamics), ForwardDynamics(dynamics)
        result = _PROGRAMS[names] = Programs(dynamics.numbers, *parts)
    return result


_programs(())  # before a function is compiled


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
        return lift_tensor(robot, "lift", like.dtype, like.device).neg()
    value = arguments.tensor(value, name, like)
    arguments.check(value, 3, name)
    return value


Lift: TypeAlias = Tensor | Literal["lift", "no lift"]
_LIFTS = {"lift": (0.0, 0.0, 9.81), "no lift": (0.0, 0.0, 0.0)}


def lift(robot: Model, value: Any, name: str, like: Tensor) -> Lift:
    """The acceleration above the roots, which stands for gravity, or the name of the usual one."""
    return "lift" if value is None else -gravity(robot, value, name, like)


def lift_tensor(robot: Model, value: Lift, dtype: torch.dtype, device: torch.device) -> Tensor:
    """The acceleration that is given, or has a name, shape (*batch, 3)."""
    return value if isinstance(value, Tensor) else robot._derived(_constant, _LIFTS[value], dtype, device)


def _constant(robot: Model, values: tuple[float, ...], dtype: torch.dtype, device: torch.device) -> Tensor:
    return torch.tensor(values, dtype=dtype, device=device)


def zeros(robot: Model, like: Tensor) -> Tensor:
    """Zeros at the columns of a configuration, of the dtype and device of another tensor."""
    return robot._derived(_zeros, robot.nq, like.dtype, like.device)


def _zeros(robot: Model, count: int, dtype: torch.dtype, device: torch.device) -> Tensor:
    return torch.zeros(count, dtype=dtype, device=device)


def table(robot: Model, device: torch.device) -> Tensor:
    """The table of the programs: that of forward kinematics, and whether a link is the first moving one of a branch."""
    return robot._derived(_table, device)


def _table(robot: Model, device: torch.device) -> Tensor:
    tree = robot.tree
    columns = [max(column, 0) for column in tree.q_columns]
    of_joints = tree.multipliers, tree.offsets, tree.pitches
    rows = sweeps(tree.registered).tree.table(tree.parents, tree.kinds, columns, *of_joints)
    tops = torch.tensor([float(top == i) for i, top in enumerate(tops_of(robot))], dtype=rows.dtype)
    return torch.cat((rows, tops.unsqueeze(-1)), -1).to(device)


def tops_of(robot: Model) -> tuple[int, ...]:
    """For each link the first moving link between the root and it, which may be itself; -1 if none moves."""
    tops: list[int] = []
    for i, (parent, kind) in enumerate(zip(robot.parents, robot.kinds, strict=True)):
        above = tops[parent] if parent >= 0 else -1
        tops.append(i if above < 0 and kind != "fixed" else above)
    return tuple(tops)


Tensors = tuple[Tensor, ...]


def origins(robot: Model, device: torch.device) -> Tensors:
    """Origins and axes."""
    poses, axes, _ = sweep.prepared(robot, None, device)
    return poses.position, poses.quaternion, axes


def screws(robot: Model) -> Tensor:
    """The screws of all joints, shape (*batch, links, numbers, 6). Those that a joint does not have are zero."""
    return robot._computed(AXES, _screws)


def _screws(robot: Model) -> Tensor:
    count = programs(robot).numbers
    rows = [jacobians.screws(robot, link) for link in range(len(robot.links))]
    return torch.stack([torch.nn.functional.pad(x, (0, 0, 0, count - x.shape[-2])) for x in rows], -3)


def inertias(robot: Model) -> Tensors:
    """Masses, centres and inertias."""
    of_links = robot.inertias
    return of_links.mass.unsqueeze(-1), of_links.centre, of_links.inertia


def rotors(robot: Model, damping: bool = True) -> Tensors:
    """Armature and damping, or no damping, of the numbers of each link's joint, shape (*batch, links, numbers)."""
    return robot._computed(ROTORS, _rotors, damping)


def _rotors(robot: Model, damping: bool) -> Tensors:
    tree, unused, count = robot.tree, robot.nv, programs(robot).numbers
    indices = []
    for i, kind in enumerate(robot.kinds):  # those of a mimic joint belong to the joint that moves it
        size = kind_of(kind).nv if tree.drivers[i] == i else 0
        indices += [*range(tree.v_columns[i], tree.v_columns[i] + size), *[unused] * (count - size)]
    index = torch.tensor(indices, dtype=torch.long, device=robot.device)

    def gathered(x: Tensor) -> Tensor:
        padded = torch.nn.functional.pad(x, (0, 1))
        return padded.index_select(-1, index).unflatten(-1, (len(robot.links), count))

    return gathered(robot.armature), gathered(robot.damping if damping else torch.zeros_like(robot.damping))


def tree(robot: Model, device: torch.device, damping: bool = True) -> Tensors:
    """Origins, axes, screws, inertias and rotors. Kept together: to collect them takes a seventh of a small call."""
    return robot._computed(COPIED, _parts, device, damping)


def _parts(robot: Model, device: torch.device, damping: bool) -> Tensors:
    return (*origins(robot, device), screws(robot), *inertias(robot), *rotors(robot, damping))


def bound(
    robot: Model, make: Callable[[Model, Tensors], Bound | None], like: Tensor, value: Lift, damping: bool
) -> Bound | None:
    """A program for the tensors of a robot, or None where it has to be called with them.

    That is while a graph is compiled, where tensors of the robot require grad, and for other accelerations above the
    roots than those that have a name.

    Args:
        robot: The robot.
        make: Makes it, from `tree`, that acceleration and the table: a function at the top of a module. None if there
            is none.
        like: Has the dtype and device of the call.
        value: The acceleration above the roots.
        damping: As in `tree`.
    """
    if torch.compiler.is_compiling() or isinstance(value, Tensor) or like.dtype is not robot.axes.dtype:
        return None
    return robot._computed(COPIED, _bound, make, value, damping, like.device) or None


def _bound(
    robot: Model,
    make: Callable[[Model, Tensors], Bound | None],
    value: Literal["lift", "no lift"],
    damping: bool,
    device: torch.device,
) -> Bound | tuple[()]:
    """The program, or nothing if a tensor requires grad, so that it may not be stored."""
    if wants_grad(EVERYTHING.tensors(robot)):
        return ()
    return make(robot, whole_tree(robot, robot.axes.dtype, device, value, damping)) or ()


def whole_tree(robot: Model, dtype: torch.dtype, device: torch.device, value: Lift, damping: bool) -> Tensors:
    """All that a program reads of a robot."""
    return (*tree(robot, device, damping), lift_tensor(robot, value, dtype, device), table(robot, device))


def at_rest(tree: Tensors) -> Tensors:
    """All that a program of robots at rest reads, which is without damping."""
    return (*tree[:-3], *tree[-2:])


def spread(robot: Model, v: Tensor) -> Tensor:
    """Numbers of a velocity at the columns of a configuration: those of each joint from its first column on.

    Columns that are left, of joints with a quaternion, repeat a number, and are not read.
    """
    if robot.tree.is_scalar:
        return v
    return v.index_select(-1, robot._derived(_spread, v.device))


def gathered(robot: Model, x: Tensor) -> Tensor:
    """The inverse of `spread`."""
    if robot.tree.is_scalar:
        return x
    return x.index_select(-1, robot._derived(_gathered, x.device))


def _spread(robot: Model, device: torch.device) -> Tensor:
    columns = []
    for i in robot.tree.moving:
        kind, first = kind_of(robot.kinds[i]), robot.tree.v_columns[i]
        columns += [first + min(k, kind.nv - 1) for k in range(kind.nq)]
    return torch.tensor(columns, dtype=torch.long, device=device)


def _gathered(robot: Model, device: torch.device) -> Tensor:
    columns: list[int] = []
    for i in robot.tree.moving:
        first = robot.tree.q_columns[i]
        columns += range(first, first + kind_of(robot.kinds[i]).nv)
    return torch.tensor(columns, dtype=torch.long, device=device)


def zeros_of_velocity(robot: Model, like: Tensor) -> Tensor:
    return robot._derived(_zeros, robot.nv, like.dtype, like.device)


def below(robot: Model, like: Tensor) -> Tensor:
    """Whether a link, the row, is another one or above it, as zeros and ones."""
    return robot._derived(_below, like.dtype, like.device)


def _below(robot: Model, dtype: torch.dtype, device: torch.device) -> Tensor:
    return below_matrix(robot).to(device, dtype)


def below_matrix(robot: Model) -> Tensor:
    count = len(robot.links)
    matrix = torch.zeros(count, count)
    for i in range(count):
        matrix[list(robot.tree.ancestors(i)), i] = 1
    return matrix
