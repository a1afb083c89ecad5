"""Forward kinematics of one robot, unrolled into an op of its own."""

from __future__ import annotations

import types
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

import attrs
import torch
from torch import Tensor

from .. import arguments
from ..engine import Array, Quat, Scalar, Vec3, op
from ..errors import ArgumentError
from ..math.lib import Pair, product, rotate, unit
from ..values import Pose
from . import configurations, sweep
from .joints import kind_of
from .model import Model


@attrs.frozen(eq=False)
class CompiledForward:
    """Forward kinematics of one robot as one op. See `Robot.compiled`."""

    robot: Model = attrs.field(repr=False)
    links: tuple[str, ...]
    _op: Callable[[Tensor], tuple[Tensor, Tensor]] = attrs.field(repr=False)
    _single: bool = attrs.field(repr=False)

    def __call__(self, q: Any) -> Pose:
        """Compute the poses of ``links`` in the frame of the root, shape (*batch, links), or (*batch) for one name."""
        q = configurations.tensor(self.robot, q, "CompiledForward: q")
        poses = Pose._unchecked(*self._op(q))
        return poses[..., 0] if self._single else poses


def unrolled(robot: Model, links: Sequence[str] | str | None) -> CompiledForward:
    arguments.check_read("Robot.compiled", robot.axes)
    single = isinstance(links, str)
    names = robot.links if links is None else (links,) if isinstance(links, str) else tuple(links)
    if not robot.nq or robot.origins.ndim > 1 or robot.axes.dim() > 2:
        fact = "has no joint that moves" if not robot.nq else "has a batch of origins or axes"
        raise ArgumentError(f"Robot.compiled: the robot {fact}: use forward")
    needed, places = sweep.selected(robot, names, "Robot.compiled: links")
    constants = _Constants(robot)

    array = Array.__class_getitem__

    def forward(q: Any) -> Any:
        done: dict[int, Pair] = {}
        for i in needed:
            done[i] = constants.step(done.get(robot.parents[i]), i, q)
        chosen = [done[needed[place]] for place in places]
        rows = [x for position, _ in chosen for x in position], [x for _, r in chosen for x in unit(r)]
        return positions(rows[0]), quaternions(rows[1])

    positions, quaternions = array((len(names), 3)), array((len(names), 4))
    forward.__annotations__ = {"q": array((robot.nq,)), "return": types.GenericAlias(tuple, (positions, quaternions))}
    compiled = op(name="posekit.kinematics.compiled", title="Robot.compiled", fusible=False)(forward)
    return CompiledForward(robot, tuple(names), compiled, single)


class _Constants:
    """The numbers of a robot as exact fractions, and the steps from link to link that they make."""

    def __init__(self, robot: Model) -> None:
        self.robot = robot = robot.to("cpu", torch.float64)
        origins = robot.origins.normalized()
        self.positions, self.quaternions = origins.position.tolist(), origins.quaternion.tolist()
        self.axes = robot.axes.tolist()

    def step(self, parent: Pair | None, i: int, q: Sequence[Scalar]) -> Pair:
        """The pose of link ``i`` from that of its parent."""
        tree, kind = self.robot.tree, kind_of(self.robot.kinds[i])

        def number(value: float) -> Scalar:
            return q[0].graph.const(Fraction(value))

        origin = Vec3(map(number, self.positions[i])), Quat(map(number, self.quaternions[i]))
        coordinates = list(q[tree.q_columns[i] : tree.q_columns[i] + kind.nq])
        if tree.drivers[i] not in (-1, i):
            coordinates = [x * Fraction(tree.multipliers[i]) + Fraction(tree.offsets[i]) for x in coordinates]
        here = kind.motion(origin, Vec3(map(number, self.axes[i])), coordinates, number(tree.pitches[i]))
        return here if parent is None else _composed(*parent, *here)


def _composed(position1: Vec3, quaternion1: Quat, position2: Vec3, quaternion2: Quat) -> Pair:
    return position1 + rotate(quaternion1, position2), product(quaternion1, quaternion2)
