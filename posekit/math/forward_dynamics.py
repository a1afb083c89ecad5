"""Forward dynamics of trees of joints: the articulated-body algorithm, as sweeps down, up and down.

An articulated inertia is a symmetric matrix of 6x6 in blocks of 3x3: the force is A a + B b and the torque B' a + C b
for an acceleration [a, b]. The numbers of a joint are eliminated one after the other, each by a matrix of rank one.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import NamedTuple

from ..engine import Mat3, Port, Scalar, Sweep, SweepBody, SweepOp, SweepProgram, Vec3, inv
from .dynamics import SYMMETRIC, LinkInertia, LinkStep, Screw, TreeDynamics, motion_sweep
from .lib import cross, dot

Rows = list[list[Scalar]]


def _times(x: Rows, y: Sequence[Scalar]) -> Vec3:
    return Vec3(dot(row, y) for row in x)


def _transposed(x: Rows) -> Rows:
    return [list(column) for column in zip(*x, strict=True)]


def _product(x: Rows, y: Rows) -> Rows:
    columns = _transposed(y)
    return [[dot(row, column) for column in columns] for row in x]


def _sum(x: Rows, y: Rows) -> Rows:
    return [[a + b for a, b in zip(r, s, strict=True)] for r, s in zip(x, y, strict=True)]


def _symmetric(triangle: Sequence[Scalar]) -> Rows:
    xx, xy, yy, xz, yz, zz = triangle
    return [[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]]


def _cross_matrix(v: Vec3, zero: Scalar) -> Rows:
    return [[zero, -v[2], v[1]], [v[2], zero, -v[0]], [-v[1], v[0], zero]]


class Articulated(NamedTuple):
    """An articulated inertia, and the force and torque at the acceleration zero."""

    a: Rows
    b: Rows
    c: Rows
    force: Vec3
    torque: Vec3

    def numbers(self) -> list[Scalar]:
        flat = [self.a[i][j] for i, j in SYMMETRIC] + [x for row in self.b for x in row]
        return [*flat, *[self.c[i][j] for i, j in SYMMETRIC], *self.force, *self.torque]

    @classmethod
    def of(cls, entries: Sequence[Scalar]) -> Articulated:
        b = [list(entries[6 + 3 * i : 9 + 3 * i]) for i in range(3)]
        return cls(_symmetric(entries[:6]), b, _symmetric(entries[15:21]), Vec3(entries[21:24]), Vec3(entries[24:27]))

    def plus(self, other: Articulated) -> Articulated:
        a, b, c = _sum(self.a, other.a), _sum(self.b, other.b), _sum(self.c, other.c)
        return Articulated(a, b, c, self.force + other.force, self.torque + other.torque)

    def times(self, linear: Vec3, angular: Vec3) -> Screw:
        return (
            _times(self.a, linear) + _times(self.b, angular),
            _times(_transposed(self.b), linear) + _times(self.c, angular),
        )

    def eliminated(self, screw: Screw, torque: Scalar, armature: Scalar) -> tuple[Articulated, Pivot]:
        """The articulated inertia without a number of the joint, which moves freely under its torque."""
        force, moment = self.times(*screw)
        inverse = inv(dot(screw[0], force) + dot(screw[1], moment) + armature)
        rest = torque - dot(screw[0], self.force) - dot(screw[1], self.torque)
        pairs = ((self.a, force, force), (self.b, force, moment), (self.c, moment, moment))
        a, b, c = [_sum(x, [[-(y * inverse) * z for z in right] for y in left]) for x, left, right in pairs]
        step_ = inverse * rest
        new = Articulated(a, b, c, self.force + force * step_, self.torque + moment * step_)
        return new, Pivot(screw, force, moment, inverse, rest)

    def accelerated(self, linear: Vec3, angular: Vec3) -> Articulated:
        """The same about another acceleration instead of zero."""
        force, torque = self.times(linear, angular)
        return self._replace(force=self.force + force, torque=self.torque + torque)

    def in_parent(self, at: LinkStep) -> Articulated:
        rotation = [list(row) for row in at.rows()]
        back = _transposed(rotation)
        a, b, c = (_product(_product(rotation, x), back) for x in (self.a, self.b, self.c))
        shift = _cross_matrix(at.position, at.zero)
        away = _transposed(shift)
        moved = _sum(b, _product(a, away))
        last = _sum(_sum(c, _product(_transposed(b), away)), _product(shift, moved))
        return Articulated(a, moved, last, *at.up(self.force, self.torque))


class Pivot(NamedTuple):
    """An eliminated number of a joint: its acceleration follows from that of the body before it moves."""

    screw: Screw
    force: Vec3
    torque: Vec3
    inverse: Scalar
    rest: Scalar

    def numbers(self) -> list[Scalar]:
        """Those that the screw does not say."""
        return [*self.force, *self.torque, self.inverse, self.rest]

    @classmethod
    def of(cls, screw: Screw, numbers: Sequence[Scalar]) -> Pivot:
        return cls(screw, Vec3(numbers[:3]), Vec3(numbers[3:6]), *numbers[6:])

    def acceleration(self, linear: Vec3, angular: Vec3) -> Scalar:
        return (self.rest - dot(self.force, linear) - dot(self.torque, angular)) * self.inverse


def _of_body(body: LinkInertia, linear: Vec3, angular: Vec3, zero: Scalar) -> Articulated:
    """The inertia of a link that moves with a twist."""
    centre = _cross_matrix(body.centre, zero)
    mass = [[body.mass if i == j else zero for j in range(3)] for i in range(3)]
    offset = [[-(x * body.mass) for x in row] for row in centre]
    inertia = [list(row) for row in body.matrix()]
    h, k = body.momentum(linear, angular)
    force, torque = cross(angular, h), cross(angular, k) + cross(linear, h)
    return Articulated(mass, offset, _sum(inertia, _product(centre, offset)), force, torque)


def _accelerations(sweeps: SweepProgram, dynamics: TreeDynamics) -> SweepBody:
    _, v, torque, _, _, _, _, (mass,), centre, inertia, armature, damping, lift, _ = sweeps.symbols
    graph, at = sweeps.graph, dynamics.step(sweeps)
    body = LinkInertia(mass, Vec3(centre), Mat3(inertia))
    zeros = [at.zero] * dynamics.numbers
    down = motion_sweep(sweeps, at, v, zeros, [at.zero] * 3)
    linear, angular = Vec3(down.next[:3]), Vec3(down.next[3:6])
    joint_v, joint_w = at.twist(v)
    bias = cross(angular, joint_v) + cross(linear, joint_w), cross(angular, joint_w)
    nothing = (at.zero,) * 27
    below = Articulated.of(Sweep("inertia", True, nothing, nothing).carry(graph))
    whole = _of_body(body, linear, angular, at.zero).plus(below)
    cases_of_inertia, pivots = {}, dict[int, list[Scalar]]()
    for count in set(at.counts):
        left, steps = whole, []
        for k in reversed(range(count)):
            left, pivot = left.eliminated(at.screws[k], torque[k] - damping[k] * v[k], armature[k])
            steps.append(pivot)
        cases_of_inertia[count] = left.numbers()
        pivots[count] = [x for pivot in reversed(steps) for x in pivot.numbers()]
        pivots[count] += [at.zero] * (8 * dynamics.numbers - len(pivots[count]))
    rest = Articulated.of(at.chosen([cases_of_inertia[n] for n in at.counts])).accelerated(*bias)
    saves = at.chosen([pivots[n] for n in at.counts])
    up = Sweep("inertia", True, nothing, tuple(rest.in_parent(at).numbers()), tuple(saves))
    start = (*lift, *[at.zero] * 3)
    above = Sweep("acceleration", False, start, start).carry(graph)
    a, b = map(operator.add, at.down(Vec3(above[:3]), Vec3(above[3:])), bias)
    cases = {}
    for count in pivots:
        x, y, accelerations = a, b, []
        for k in range(count):
            pivot = Pivot.of(at.screws[k], saves[8 * k : 8 * k + 8])
            accelerations.append(pivot.acceleration(x, y))
            x, y = x + pivot.screw[0] * accelerations[-1], y + pivot.screw[1] * accelerations[-1]
        cases[count] = [*x, *y, *accelerations, *zeros[count:]]
    chosen = at.chosen([cases[n] for n in at.counts])
    return SweepBody((down, up, Sweep("acceleration", False, start, tuple(chosen[:6]))), (tuple(chosen[6:]),))


def sweep(dynamics: TreeDynamics) -> SweepOp:
    """The accelerations of the joints, by the articulated-body algorithm. Mimic joints are not possible.

    The inputs are those of inverse dynamics, with torques in place of accelerations.
    """
    gathered, shared, lift = ("q", "v", "torque"), dynamics.whole(), [Port("lift", (3,))]
    return dynamics.sweep("Robot.forward_dynamics", _accelerations, gathered, shared, lift, dynamics.of_velocity("a"))
