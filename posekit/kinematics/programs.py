"""Calls of the programs of a robot's kinematics and dynamics, and the tensors of the robot that they read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

import torch
from torch import Tensor

from ..engine import Bound, SweepOp, wants_grad
from ..math import forward_dynamics, inertias, inverse_dynamics, link_motion
from ..math.dynamics import TreeDynamics
from ..math.joints import SWEPT
from . import sweep
from .derived_tables import AXES, COPIED, EVERYTHING, GEOMETRY, MASSES, ROTORS
from .joints import KINDS, kind_of, sweeps
from .model import Model

Tensors = tuple[Tensor, ...]
Rows: TypeAlias = tuple[int, ...] | None
End: TypeAlias = Tensor | Literal["lift", "zero"]
ENDS = {"lift": (0.0, 0.0, 9.81), "zero": (0.0, 0.0, 0.0)}


class Programs(NamedTuple):
    """The programs of robots whose joints have some kinds."""

    numbers: int  # the largest number of a joint's velocity
    sweeps: dict[str, SweepOp]


_PROGRAMS: dict[tuple[str, ...], Programs] = {}


def programs(robot: Model) -> Programs:
    """The programs of a robot. They are made on first use, and kept."""
    return _programs(robot.tree.swept)


def _programs(names: tuple[str, ...]) -> Programs:
    result = _PROGRAMS.get(names)
    if result is None:
        tree = sweeps(names).tree
        dynamics = TreeDynamics(tree, [KINDS[kind].nv for kind in tree.kinds])
        made = {"accelerations": forward_dynamics.sweep(dynamics)}
        for module in (link_motion, inverse_dynamics, inertias):
            made |= module.sweeps(dynamics)
        result = _PROGRAMS[names] = Programs(dynamics.numbers, made)
    return result


for _names in SWEPT:
    _programs(_names)  # before a function is compiled


def call(
    robot: Model,
    name: str,
    *inputs: Tensor,
    end: End = "zero",
    damping: bool = True,
    rows: Rows = None,
    instead: Callable[[Model], Callable[..., Tensor | Tensors]] | None = None,
) -> Tensors:
    """The results of a program of a robot.

    Where no tensor of the robot requires grad, its tensors are looked up once for all calls: inverse dynamics of one
    configuration takes 9 us instead of 17.

    Args:
        robot: The robot.
        name: The name of the program.
        *inputs: Its first inputs. Velocities and accelerations that are left out are zero.
        end: The input that all links share: the acceleration above the roots, which is minus that of gravity, or a
            point.
        damping: Whether the joints have damping.
        rows: The links that a program of a path reads, with all above them; by default all.
        instead: Makes what calls do that are not those of eager tensors without derivatives: see `Bound`.
    """
    like = inputs[0]
    if not torch.compiler.is_compiling() and like.dtype is robot.axes.dtype:
        reads, given = COPIED if rows is None else GEOMETRY, isinstance(end, Tensor)
        options = name, len(inputs), "given" if given else end, damping, rows, like.device, instead
        bound: Bound | tuple[()] = robot._computed(reads, _bound, *options)
        if bound:
            return bound(*inputs, end) if given else bound(*inputs)
    sweep_op, dtype = programs(robot).sweeps[name], torch.promote_types(like.dtype, robot.axes.dtype)
    every = *inputs, *_rest(robot, sweep_op, len(inputs), end, damping, rows, dtype, like.device)
    if instead is not None:
        made = instead(robot)(*every)
        return made if isinstance(made, tuple) else (made,)
    return run(robot, name, *every)


def _sizes(robot: Model, sweep_op: SweepOp, inputs: Sequence[Tensor]) -> tuple[int, ...]:
    every = int(inputs[-1].shape[-2]), robot.tree.nq, robot.tree.nv, robot._derived(_columns)
    return every[: sweep_op.count]


def _columns(robot: Model) -> int:
    """The number of columns of all joints, also of those that mimic others."""
    return sum([kind_of(kind).nv for kind in robot.kinds])


def run(robot: Model, name: str, *inputs: Tensor) -> Tensors:
    """The results of a program for all its inputs."""
    sweep_op = programs(robot).sweeps[name]
    return sweep_op.call(_sizes(robot, sweep_op, inputs), inputs)


def _bound(
    robot: Model, name: str, count: int, end: Any, damping: bool, rows: Rows, device: torch.device, instead: Any
) -> Bound | tuple[()]:
    """The program for the tensors of a robot, or nothing if one requires grad, so that it may not be stored."""
    if wants_grad(EVERYTHING.tensors(robot)):
        return ()
    sweep_op, given = programs(robot).sweeps[name], end == "given"
    every = _rest(robot, sweep_op, count, "zero" if given else end, damping, rows, robot.axes.dtype, device)
    stay = dict(enumerate(every, count))
    if given:
        del stay[count + len(every) - 2]
    return sweep_op.bound(_sizes(robot, sweep_op, every), stay, instead and instead(robot))


def _rest(
    robot: Model,
    sweep_op: SweepOp,
    count: int,
    end: End,
    damping: bool,
    rows: Rows,
    dtype: torch.dtype,
    device: torch.device,
) -> Tensors:
    """What a program reads after its first inputs."""
    poses, axes, _ = sweep.prepared(robot, rows, device)
    of_links, rotors = robot.inertias, robot._computed(ROTORS, _rotors, damping)
    zero = robot._derived(zeros, robot.tree.nv, dtype, device)
    tensors = {
        **{"origin_position": poses.position, "origin_quaternion": poses.quaternion, "axis": axes},
        **{"v": zero, "a": zero, "screws": robot._computed(AXES, _screws, rows), "armature": rotors[0]},
        **{"mass": of_links.mass.unsqueeze(-1), "centre": of_links.centre, "inertia": of_links.inertia},
        **{"damping": rotors[1], "share": robot._computed(MASSES, _shares)},
        "table": robot._derived(table, rows, device),
    }
    last = end if isinstance(end, Tensor) else robot._constant(ENDS[end], dtype, device)
    return tuple([tensors.get(port.name, last) for port in sweep_op.model.inputs[count:]])


def zeros(robot: Model, count: int, dtype: torch.dtype, device: torch.device) -> Tensor:
    return torch.zeros(count, dtype=dtype, device=device)


def table(robot: Model, rows: Rows, device: torch.device) -> Tensor:
    """The table of the programs.

    It is that of forward kinematics, and has for each link whether it is a top, the first column of its joint in a
    velocity and among the columns of all joints, and how many there are.
    """
    tree, tops = robot.tree, tops_of(robot)
    counts = [kind_of(kind).nv for kind in tree.kinds]
    more = [
        [float(tops[i] == i), float(max(tree.v_columns[i], 0)), float(sum(counts[:i])), float(counts[i])]
        for i in (range(len(tree.links)) if rows is None else rows)
    ]
    first = sweep.table(robot, rows, device)
    return torch.cat((first, torch.tensor(more, dtype=first.dtype, device=device).reshape(-1, 4)), -1)


def tops_of(robot: Model) -> tuple[int, ...]:
    """For each link the first moving link between the root and it, which may be itself; -1 if none moves."""
    tops: list[int] = []
    for i, (parent, kind) in enumerate(zip(robot.parents, robot.kinds, strict=True)):
        above = tops[parent] if parent >= 0 else -1
        tops.append(i if above < 0 and kind != "fixed" else above)
    return tuple(tops)


def screws(robot: Model, link: int) -> Tensor:
    """The twists of a link in its own frame for unit velocities of the joint above it, shape (*batch, numbers, 6)."""
    tree = robot.tree
    twists = kind_of(tree.kinds[link]).screws(robot.axes[..., link, :], tree.pitches[link])
    return twists * tree.multipliers[link] if tree.drivers[link] != link else twists


def _screws(robot: Model, rows: Rows) -> Tensor:
    """The screws of joints, shape (*batch, links, numbers, 6). Those that a joint does not have are zero."""
    count = programs(robot).numbers
    twists = [screws(robot, link) for link in (range(len(robot.links)) if rows is None else rows)]
    return torch.stack([torch.nn.functional.pad(x, (0, 0, 0, count - x.shape[-2])) for x in twists], -3)


def _shares(robot: Model) -> Tensor:
    """The shares of the links in the mass of the robot."""
    mass = robot.inertias.mass
    return (mass / mass.sum(-1, keepdim=True)).unsqueeze(-1)


def _rotors(robot: Model, damping: bool) -> Tensors:
    """Armature and damping, or no damping, of the numbers of each link's joint, shape (*batch, links, numbers)."""
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
