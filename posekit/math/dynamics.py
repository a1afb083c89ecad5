"""The dynamics of trees of joints, as programs of sweeps: down for motion, up for forces and inertias.

Twists and wrenches are in the frame of each link, linear part first. A link has its mass m, the centre of mass c and
the inertia about it, so that its momentum is h = m (v + w x c) and I w + c x h.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ..engine import (
    GatheredPort,
    Mat3,
    PairPort,
    Port,
    Quat,
    Scalar,
    SequencePort,
    Sweep,
    SweepBody,
    SweepOp,
    SweepProgram,
    TablePort,
    Vec3,
    select,
    switch,
)
from .lib import cross, dot, rotate_by_unit, rows_of_unit
from .trees import TreeSweep, built_in, composed, in_parent

COUNTS = (0, 1, 1, 1, 3, 3, 6)  # those of the built-in kinds, in the order of `joints.MOTIONS`
Screw = tuple[Vec3, Vec3]
SYMMETRIC = ((0, 0), (0, 1), (1, 1), (0, 2), (1, 2), (2, 2))  # the order of the numbers of a symmetric matrix


class LinkStep(NamedTuple):
    """What a step of every sweep reads.

    Attributes:
        position: Of the frame in that of its parent.
        rotation: Of the frame in that of its parent, a unit quaternion.
        screws: Of the joint: those of each kind are the first ones.
        counts: How many screws each kind has.
        row: The row of the table.
        zero: The constant.
    """

    position: Vec3
    rotation: Quat
    screws: list[Screw]
    counts: Sequence[int]
    row: Sequence[Scalar]
    zero: Scalar

    def chosen(self, cases: Sequence[Sequence[Scalar]]) -> list[Scalar]:
        """The numbers of the kind of joint that the step has."""
        return [switch(self.row[1], *xs) for xs in zip(*cases, strict=True)]

    def twist(self, values: Sequence[Scalar]) -> Screw:
        """The twist of the joint for numbers of a velocity."""
        totals = [[self.zero] * 6]
        for (linear, angular), value in zip(self.screws, values, strict=True):
            totals.append([x + y * value for x, y in zip(totals[-1], (*linear, *angular), strict=True)])
        screw = self.chosen([totals[n] for n in self.counts])
        return Vec3(screw[:3]), Vec3(screw[3:])

    def components(self, force: Vec3, torque: Vec3) -> tuple[Scalar, ...]:
        """The components of a wrench along the screws of the joint."""
        return tuple(self.masked([dot(linear, force) + dot(angular, torque) for linear, angular in self.screws]))

    def masked(self, values: Sequence[Scalar], each: int = 1) -> list[Scalar]:
        """The values of the numbers that the kind of joint has, ``each`` of them for a number, and zeros."""
        return self.chosen([[*values[: n * each], *[self.zero] * (len(values) - n * each)] for n in self.counts])

    def rows(self) -> list[Vec3]:
        """The matrix of the rotation."""
        return rows_of_unit(self.rotation)

    def down(self, linear: Vec3, angular: Vec3) -> Screw:
        """A twist of the parent, in the frame of the step."""
        columns = [Vec3(column) for column in zip(*self.rows(), strict=True)]
        moved = linear + cross(angular, self.position)
        return Vec3(dot(column, moved) for column in columns), Vec3(dot(column, angular) for column in columns)

    def up(self, force: Vec3, torque: Vec3) -> Screw:
        """A wrench in the frame of the parent."""
        rows = self.rows()
        force = Vec3(dot(row, force) for row in rows)
        return force, Vec3(dot(row, torque) for row in rows) + cross(self.position, force)


class LinkInertia(NamedTuple):
    """The inertia of a link."""

    mass: Scalar
    centre: Vec3
    inertia: Mat3

    def turned(self, w: Sequence[Scalar]) -> Vec3:
        """The inertia about the centre times a vector. The matrix is read as symmetric."""
        m, half = self.inertia, 0.5
        xy, xz, yz = (m[1] + m[3]) * half, (m[2] + m[6]) * half, (m[5] + m[7]) * half
        return Vec3(dot(row, w) for row in ((m[0], xy, xz), (xy, m[4], yz), (xz, yz, m[8])))

    def matrix(self) -> list[Vec3]:
        """The inertia about the centre, row by row."""
        graph = self.mass.graph
        return [self.turned([graph.const(int(i == j)) for j in range(3)]) for i in range(3)]

    def momentum(self, v: Vec3, w: Vec3) -> Screw:
        linear = (v + cross(w, self.centre)) * self.mass
        return linear, self.turned(w) + cross(self.centre, linear)


class Moments(NamedTuple):
    """The inertia of a body about the origin of a frame: in it forces are linear."""

    mass: Scalar
    first: Vec3
    second: Sequence[Scalar]

    @classmethod
    def of(cls, numbers: Sequence[Scalar]) -> Moments:
        """From the mass, the first moments and the inertia, in the order of `SYMMETRIC`."""
        return cls(numbers[0], Vec3(numbers[1:4]), numbers[4:])

    def turned(self, w: Sequence[Scalar]) -> Vec3:
        """The inertia times a vector."""
        xx, xy, yy, xz, yz, zz = self.second
        return Vec3(dot(row, w) for row in ((xx, xy, xz), (xy, yy, yz), (xz, yz, zz)))

    def momentum(self, v: Vec3, w: Vec3) -> Screw:
        return v * self.mass + cross(w, self.first), self.turned(w) + cross(self.first, v)


def wrench(body: LinkInertia | Moments, motion: Sequence[Vec3]) -> Screw:
    """The wrench that moves a body with a twist and a spatial acceleration: four vectors."""
    linear, angular, rate, angular_rate = motion
    h, k = body.momentum(linear, angular)
    f, n = body.momentum(rate, angular_rate)
    return f + cross(angular, h), n + cross(angular, k) + cross(linear, h)


class Place(NamedTuple):
    """The pose of a frame in that of its top: see `pose_sweep`."""

    position: Vec3
    rotation: Quat

    @classmethod
    def of(cls, pose: Sweep) -> Place:
        return cls(Vec3(pose.next[:3]), Quat(pose.next[3:]))

    def wrench(self, force: Vec3, torque: Vec3) -> Screw:
        force = rotate_by_unit(self.rotation, force)
        return force, rotate_by_unit(self.rotation, torque) + cross(self.position, force)

    def twist(self, linear: Vec3, angular: Vec3) -> Screw:
        angular, linear = self.wrench(angular, linear)
        return linear, angular

    def moments(self, body: LinkInertia) -> list[Scalar]:
        """The mass, the first moments and the inertia of a link about the origin of the top, along its axes."""
        mass, c = body.mass, self.position + rotate_by_unit(self.rotation, body.centre)
        columns = [rotate_by_unit(self.rotation, x) for x in body.matrix()]
        rows, square = [rotate_by_unit(self.rotation, Vec3(x)) for x in zip(*columns, strict=True)], dot(c, c)
        second = [rows[i][j] + mass * ((square if i == j else 0) - c[i] * c[j]) for i, j in SYMMETRIC]
        return [mass, *(c * mass), *second]


class TreeDynamics:
    """What programs over trees share, whose joints have some kinds.

    Args:
        tree: Their forward kinematics.
        counts: How many numbers of a velocity each kind has.
    """

    def __init__(self, tree: TreeSweep = built_in, counts: Sequence[int] = COUNTS) -> None:
        self.tree, self.counts, self.numbers = tree, counts, max(counts)

    def shapes(self) -> dict[str, tuple[int, ...]]:
        """What a step reads besides its origin, from tensors that a batch usually shares."""
        bodies: dict[str, tuple[int, ...]] = {"mass": (1,), "share": (1,), "centre": (3,), "inertia": (3, 3)}
        rotors = {"armature": (self.numbers,), "damping": (self.numbers,)}
        return {"screws": (self.numbers, 6), **bodies, **rotors, "moments": (10,)}

    def whole(self) -> tuple[str, ...]:
        """The names of these tensors, without those that others imply."""
        return tuple([name for name in self.shapes() if name not in ("share", "moments")])

    def sweep(
        self,
        title: str,
        build: Callable[[SweepProgram, TreeDynamics], SweepBody],
        gathered: Sequence[str],
        shared: Sequence[str],
        ends: Sequence[Port],
        *outputs: Port,
        name: str = "",
    ) -> SweepOp:
        """A sweep over the tree, whose inputs are gathered ones, origins, axes, shared ones, ends and the table.

        Its sizes are the numbers of frames, of columns of a configuration and of a velocity; and for outputs of pairs
        the number of columns of all joints, also of those that mimic others.

        Args:
            title: The name in error messages.
            build: Computes the body.
            gathered: "q", and what has the columns of a velocity.
            shared: Inputs of steps: see `shapes`.
            ends: Inputs that all steps share.
            *outputs: The results.
            name: The name in compiled graphs, by default the title.
        """
        ports: list[Port] = [
            GatheredPort(n, (1,), False, self.tree.numbers) if n == "q" else self.of_velocity(n) for n in gathered
        ]
        shapes: dict[str, tuple[int, ...]] = {"origin_position": (3,), "origin_quaternion": (4,), "axis": (3,)}
        shapes |= {n: self.shapes()[n] for n in shared}
        ports += [SequencePort(n, (1, *shape), True) for n, shape in shapes.items()]
        ports += [*ends, TablePort("table", (1, 10))]
        sizes = 4 if any([isinstance(p, PairPort) for p in outputs]) else 3
        return SweepOp((name or title) + self.tree.suffix, title, ports, outputs, lambda x: build(x, self), sizes)

    def of_velocity(self, name: str, *shape: int) -> GatheredPort:
        """A port of columns for the numbers of a velocity, the first one of a joint at place 7 of the table."""
        return GatheredPort(name, (1, *shape), False, self.numbers, 7, 2)

    def kept(self, numbers: int) -> GatheredPort:
        """What steps keep for each number of their joints."""
        return GatheredPort("kept", (1, numbers), False, self.numbers, 8, 3)

    def step(self, sweeps: SweepProgram) -> LinkStep:
        """The step of a program."""
        read = {p.name: xs for p, xs in zip(sweeps.inputs, sweeps.symbols, strict=True)}
        position, quaternion = Vec3(read["origin_position"]), Quat(read["origin_quaternion"])
        pose = in_parent(self.tree.motions, read["q"], position, quaternion, Vec3(read["axis"]), read["table"])
        columns = read.get("screws", [])
        screws = [(Vec3(columns[k : k + 3]), Vec3(columns[k + 3 : k + 6])) for k in range(0, len(columns), 6)]
        return LinkStep(*pose, screws, self.counts, read["table"], sweeps.graph.const(0))


def motion_sweep(
    sweeps: SweepProgram, at: LinkStep, v: Sequence[Scalar], a: Sequence[Scalar], lift: Sequence[Scalar]
) -> Sweep:
    """The sweep down of the twists of all frames and of their accelerations, from an acceleration above the roots."""
    graph, zero = sweeps.graph, at.zero
    start = (zero,) * 6 + (*lift, zero, zero, zero)
    carry = Sweep("motion", False, start, start).carry(graph)
    v_above, w_above, a_above, b_above = (Vec3(carry[3 * i : 3 * i + 3]) for i in range(4))
    (joint_v, joint_w), (joint_a, joint_b) = at.twist(v), at.twist(a)
    linear, angular = at.down(v_above, w_above)
    linear, angular = linear + joint_v, angular + joint_w
    rate, angular_rate = at.down(a_above, b_above)
    rate = rate + joint_a + cross(angular, joint_v) + cross(linear, joint_w)
    angular_rate = angular_rate + joint_b + cross(angular, joint_w)
    return Sweep("motion", False, start, (*linear, *angular, *rate, *angular_rate))


def pose_sweep(sweeps: SweepProgram, at: LinkStep) -> Sweep:
    """The sweep down of the poses of all frames in that of their top: the first moving frame above them.

    So the numbers stay small where the robot is far from the origin.
    """
    graph = sweeps.graph
    identity = tuple(graph.const(int(k == 3)) for k in range(7))
    carry = Sweep("pose", False, identity, identity).carry(graph)
    position, rotation = composed((Vec3(carry[:3]), Quat(carry[3:])), (at.position, at.rotation))
    is_top = at.row[6] > 0
    components = zip(identity, (*position, *rotation), strict=True)
    return Sweep("pose", False, identity, tuple(select(is_top, x, y) for x, y in components))
