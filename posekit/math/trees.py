"""The forward kinematics of trees of joints, as one sweep from the roots to the leaves.

Each kind of joint has a motion (see `joints`), and a table says which kind a frame has.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

import torch
from torch import Tensor

from ..engine import (
    Bound,
    ElementwiseProgram,
    Op,
    Port,
    Quat,
    Scalar,
    TreeSweepOp,
    Vec3,
    constant,
    inv,
    switch,
)
from .groups import rotation
from .joints import MOTIONS, SWEPT, Motion, Pair
from .lib import cross, dot, length, unit

Step = Callable[[Pair, Sequence[Scalar], Vec3, Quat, Vec3, Sequence[Scalar]], Pair]

NUMBERS = 7  # how many numbers of a configuration a joint reads at most: those of a free joint


def _product(a: Quat, b: Quat) -> Quat:
    """The Hamilton product, each component as one sum, which contracts to four operations."""
    return Quat(
        (
            a[0] * b[0] - a[1] * b[1] - a[2] * b[2] - a[3] * b[3],
            a[0] * b[1] + a[1] * b[0] + a[2] * b[3] - a[3] * b[2],
            a[0] * b[2] + a[2] * b[0] + a[3] * b[1] - a[1] * b[3],
            a[0] * b[3] + a[3] * b[0] + a[1] * b[2] - a[2] * b[1],
        )
    )


def _moved(position: Vec3, quaternion: Quat, v: Vec3) -> Vec3:
    """``position`` plus ``v`` rotated by a unit quaternion, each component as one sum."""
    w, *u = quaternion
    t = cross(u, v * 2)
    return Vec3(
        position[i] + v[i] + w * t[i] + u[j] * t[k] - u[k] * t[j] for i, j, k in ((0, 1, 2), (1, 2, 0), (2, 0, 1))
    )


def _near_unit(q: Quat) -> Quat:
    """A product of unit quaternions, corrected by one Newton step to length 1, so that long chains do not drift.

    In exact arithmetic the correction is 1 for all unit factors, so it counts as constant.
    """
    return q * constant(Fraction(3, 2) - Fraction(1, 2) * dot(q, q))


def _direction(v: Vec3) -> Vec3:
    """The unit vector in the direction of ``v``."""
    return v * inv(length(v))


def in_parent(
    motions: Sequence[Motion],
    q: Sequence[Scalar],
    position: Vec3,
    quaternion: Quat,
    axis: Vec3,
    row: Sequence[Scalar],
) -> Pair:
    """The pose of a frame in that of its parent: the joint's origin, then the motion that its row names."""
    origin = position, unit(quaternion)
    along = _direction(axis)
    coordinates = (q[0] * row[3] + row[4], *q[1:])  # of a joint that may mimic another one
    cases = [motion(origin, along, coordinates, row[5]) for motion in motions]
    moves = [[*p, *r] for p, r in cases]
    chosen = [switch(row[1], *parts) for parts in zip(*moves, strict=True)]
    return Vec3(chosen[:3]), Quat(chosen[3:])


def composed(above: Pair, pose: Pair) -> Pair:
    """The pose of a frame from that of its parent and its pose there."""
    return _moved(*above, pose[0]), _near_unit(_product(above[1], pose[1]))


WITH_ONE_NUMBER = ("fixed", "revolute", "prismatic", "screw")  # the first kinds


def frame_program(kind: str) -> ElementwiseProgram:
    """The pose of a frame from that of its parent, for texts of kernels, where its joint has one of `WITH_ONE_NUMBER`.

    Its inputs are the joint's number in a configuration, its origin and axis, its row, and the parent's pose.
    """
    ports = {"q": 1, "origin_position": 3, "origin_quaternion": 4, "axis": 3, "row": 6, "above": 3, "turn": 4}

    def trace(program: ElementwiseProgram) -> list[list[Scalar]]:
        q, position, quaternion, axis, row, above, turn = program.symbols
        origin = Vec3(position), Quat(quaternion), Vec3(axis)
        pose = composed((Vec3(above), Quat(turn)), in_parent([MOTIONS[kind]], q, *origin, row))
        return [[*x] for x in pose]

    inputs = [Port(name, (size,)) for name, size in ports.items()]
    outputs = [Port("position", (3,)), Port("quaternion", (4,))]
    return ElementwiseProgram(f"Robot.frame.{kind}", "Robot.forward", inputs, outputs, trace, contracted=True)


def step_of(motions: Sequence[Motion]) -> Step:
    """The pose of a frame: that of its parent, then the joint's origin, then the motion that its row names."""

    def joint(
        carry: Pair, q: Sequence[Scalar], position: Vec3, quaternion: Quat, axis: Vec3, row: Sequence[Scalar]
    ) -> Pair:
        return composed(carry, in_parent(motions, q, position, quaternion, axis, row))

    return joint


_POSE = {"position": Vec3, "quaternion": Quat}
_ORIGINS = {"origin_position": Vec3, "origin_quaternion": Quat, "axis": Vec3}


class TreeSweep:
    """Forward kinematics of trees whose joints have some kinds.

    Args:
        motions: The motions of these kinds, by their names; by default all that are built in.
        numbers: How many numbers of a configuration a joint reads at most.
    """

    def __init__(self, motions: Mapping[str, Motion] = MOTIONS, numbers: int = NUMBERS) -> None:
        self.kinds, self.motions = tuple(motions), tuple(motions.values())
        self.step = step_of(self.motions)
        others = [kind for kind in motions if kind not in MOTIONS]
        of_fewer = [kind for kind in motions if kind != "fixed"] if MOTIONS.keys() - motions.keys() else []
        self.suffix = "".join([f".{kind}" for kind in of_fewer or others])  # of the names of ops
        self.numbers = numbers
        identity, base = ((0, 0, 0), (1, 0, 0, 0)), ("base_position", "base_quaternion")
        self._from_identity = self._op("Robot.forward", identity)
        self._from_base = self._op("Robot.forward_from_base", base)
        self._tip_from_identity = self._op("Robot.forward_tip", identity, True)
        self._tip_from_base = self._op("Robot.forward_tip_from_base", base, True)

    def _op(self, name: str, start: Sequence[Sequence[int] | str], is_tip: bool = False) -> TreeSweepOp:
        ports: dict[str, Any] = {"gathered": {"q": self.numbers}, "shared": tuple(_ORIGINS)}
        step: Callable[..., Any] = (lambda *inputs: (self.step(*inputs), ())) if is_tip else self.step
        results: Any = {} if is_tip else None
        return TreeSweepOp(
            name + self.suffix, "Robot.forward", _POSE, start, step, _ORIGINS, 6, results=results, **ports
        )

    def table(
        self,
        parents: Sequence[int],
        kinds: Sequence[str],
        columns: Sequence[int],
        multipliers: Sequence[float] | None = None,
        offsets: Sequence[float] | None = None,
        pitches: Sequence[float] | None = None,
    ) -> Tensor:
        """The table that `forward` reads, a float64 tensor of one row per frame.

        Args:
            parents: The row of each frame's parent, which comes before it; -1 for a root.
            kinds: The kind of each frame's joint.
            columns: The column of the configuration of the joint's first number.
            multipliers: A joint moves by ``multiplier * q + offset`` of its first number; 1 by default, and for joints
                with several numbers.
            offsets: 0 by default, and for joints with several numbers.
            pitches: The translation per radian of screw joints; 0 by default.
        """
        count = len(parents)
        rows = zip(
            parents,
            [self.kinds.index(kind) for kind in kinds],
            columns,
            multipliers or [1.0] * count,
            offsets or [0.0] * count,
            pitches or [0.0] * count,
            strict=True,
        )
        return torch.tensor([[float(x) for x in row] for row in rows], dtype=torch.float64, device="cpu").reshape(
            count, 6
        )

    def forward_op(self, frames: int, numbers: int) -> Op:
        """The op of `forward` for so many frames and numbers of a configuration, without a base."""
        return self._from_identity.at(frames, numbers)

    def forward(
        self,
        q: Tensor,
        origin_position: Tensor,
        origin_quaternion: Tensor,
        axis: Tensor,
        table: Tensor,
        base: tuple[Tensor, Tensor] | None = None,
    ) -> tuple[Tensor, Tensor]:
        """The poses of all frames of a tree of joints: that of the parent, then the joint's origin, then its motion.

        A revolute joint turns about its axis by q, a prismatic one moves along it by q, and a screw joint does both,
        moving by its pitch times q. The numbers of a planar joint are [x, y, angle]: it moves along the x and y axes of
        the plane that is orthogonal to its axis, and then turns about the axis. Those axes are the images of x and y
        under the smallest rotation of z to the axis; for -z, under a half turn about x. A spherical joint has a wxyz
        quaternion, and a free joint a position and then a wxyz quaternion, as in MuJoCo. Quaternions may have any
        nonzero length.

        Args:
            q: Configurations, shape (*batch, nq).
            origin_position: Positions of the joints in their parents' frames, shape (*batch, frames, 3). A batch
                usually shares one: without batch dimensions.
            origin_quaternion: Orientations of the joints, shape (*batch, frames, 4).
            axis: Axes of the joints in the frames of their origins, of any nonzero length, shape (*batch, frames, 3).
                Those of fixed, spherical and free joints are not read.
            table: What `table` makes, on the device of the tensors.
            base: The position and quaternion of the frame above the roots, shapes (*batch, 3) and (*batch, 4).

        Returns:
            The positions, shape (*batch, frames, 3), and unit quaternions, shape (*batch, frames, 4).
        """
        ops = self._from_identity, self._from_base
        return self._called(ops, base, q, origin_position, origin_quaternion, axis, table)

    def tip(self, *tensors: Tensor | tuple[Tensor, Tensor] | None) -> tuple[Tensor, Tensor]:
        """The pose of the last frame of a path, as `forward`: shapes (*batch, 3) and (*batch, 4)."""
        *inputs, base = tensors
        return self._called((self._tip_from_identity, self._tip_from_base), base, *inputs)

    def bound_tip(self, numbers: int, *stay: Tensor) -> Bound:
        """`tip` without a base for one robot: a function of q, which has so many numbers."""
        return self._tip_from_identity.bound((int(stay[-1].shape[-2]), numbers), dict(enumerate(stay, 1)))

    def _called(self, ops: tuple[TreeSweepOp, TreeSweepOp], base: Any, *inputs: Any) -> tuple[Tensor, Tensor]:
        if base is None:
            position, quaternion = ops[0](*inputs)
        else:
            position, quaternion = ops[1](*inputs[:-1], base[0], rotation.normalized(base[1]), inputs[-1])
        return position, quaternion


built_in = TreeSweep()
# Of joints that have one number at most. They are declared here, where compiled graphs look for their ops.
of_fewer = {kinds: TreeSweep({kind: MOTIONS[kind] for kind in kinds}, 1) for kinds in SWEPT[:-1]}
tree_table, tree_forward = built_in.table, built_in.forward
