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
from ..math.lib import cos_sin_half, product, rotate, unit
from ..values import Pose
from . import configurations, sweep
from .model import Model

_Pair = tuple[Vec3, Quat]


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
        done: dict[int, _Pair] = {}
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

    def step(self, parent: _Pair | None, i: int, q: Sequence[Scalar]) -> _Pair:
        """The pose of link ``i`` from that of its parent."""

        def number(value: float) -> Scalar:
            return q[0].graph.const(Fraction(value))

        here = Vec3(map(number, self.positions[i])), Quat(map(number, self.quaternions[i]))
        if parent is not None:
            here = _composed(*parent, *here)
        motion = self.motion(i, q, number)
        return here if motion is None else _composed(*here, *motion)

    def motion(self, i: int, q: Sequence[Scalar], number: Callable[[float], Scalar]) -> _Pair | None:
        """The motion of the joint above link ``i``."""
        tree = self.robot.tree
        kind, column = tree.kinds[i], tree.q_columns[i]
        zero, one = number(0.0), number(1.0)
        axis, still = Vec3(map(number, self.axes[i])), Vec3((zero, zero, zero))
        if kind == "fixed":
            return None
        if kind == "free":
            return Vec3(q[column : column + 3]), unit(Quat(q[column + 3 : column + 7]))
        if kind == "spherical":
            return still, unit(Quat(q[column : column + 4]))
        if kind == "planar":
            x, y = [Vec3(map(number, v)) for v in sweep.plane(self.robot, i).tolist()]
            along = x * q[column] + y * q[column + 1]
            return along, _turn(axis, q[column + 2])
        value = q[column] * Fraction(tree.multipliers[i]) + Fraction(tree.offsets[i])
        if kind == "prismatic":
            return axis * value, Quat((one, zero, zero, zero))
        return (axis * (value * Fraction(tree.pitches[i])) if kind == "screw" else still), _turn(axis, value)


def _turn(axis: Vec3, angle: Scalar) -> Quat:
    cosine, sine = cos_sin_half(angle)
    return Quat((cosine, *(axis * sine)))


def _composed(position1: Vec3, quaternion1: Quat, position2: Vec3, quaternion2: Quat) -> _Pair:
    return position1 + rotate(quaternion1, position2), product(quaternion1, quaternion2)
