"""Inverse dynamics of trees of joints: the recursive Newton-Euler algorithm, and the motion of all frames."""

from __future__ import annotations

import operator
from collections.abc import Sequence

from ..engine import GatheredPort, Mat3, PairPort, Port, Scalar, Sweep, SweepBody, SweepOp, SweepProgram, Terms, Vec3
from .dynamics import LinkInertia, LinkStep, Moments, Place, Screw, TreeDynamics, motion_sweep, pose_sweep, wrench
from .lib import cross, dot


def _torques(sweeps: SweepProgram, dynamics: TreeDynamics) -> SweepBody:
    _, v, a, _, _, _, _, (mass,), centre, inertia, armature, damping, lift, _ = sweeps.symbols
    at, body = dynamics.step(sweeps), LinkInertia(mass, Vec3(centre), Mat3(inertia))
    sweeps_of_torques, torques = _of_body(sweeps, at, body, v, a, lift)
    rotors = at.masked([x * y + z * w for x, y, z, w in zip(armature, a, damping, v, strict=True)])
    return SweepBody(sweeps_of_torques, (tuple(map(operator.add, torques, rotors)),))


def _torques_of_moments(sweeps: SweepProgram, dynamics: TreeDynamics) -> SweepBody:
    """`_torques` as a linear function of the moments of inertia, without rotors."""
    _, v, a, _, _, _, _, moments, lift, _ = sweeps.symbols
    both, torques = _of_body(sweeps, dynamics.step(sweeps), Moments.of(moments), v, a, lift)
    return SweepBody(both, (torques,))


def _of_body(
    sweeps: SweepProgram,
    at: LinkStep,
    body: LinkInertia | Moments,
    v: Sequence[Scalar],
    a: Sequence[Scalar],
    lift: Sequence[Scalar],
) -> tuple[tuple[Sweep, Sweep], tuple[Scalar, ...]]:
    down, nothing = motion_sweep(sweeps, at, v, a, lift), (at.zero,) * 6
    below = Sweep("wrench", True, nothing, nothing).carry(sweeps.graph)
    own = wrench(body, _vectors(down))
    force, torque = map(operator.add, own, (Vec3(below[:3]), Vec3(below[3:])))
    above, down = at.up(force, torque), down._replace(saves=(*own[0], *own[1]))  # half of the motion
    return (down, Sweep("wrench", True, nothing, (*above[0], *above[1]))), at.components(force, torque)


def _vectors(motion: Sweep) -> list[Vec3]:
    return [Vec3(motion.next[3 * i : 3 * i + 3]) for i in range(4)]


def _torques_at_rest(sweeps: SweepProgram, dynamics: TreeDynamics) -> SweepBody:
    """`_torques` without velocities: half of the numbers."""
    _, a, _, _, _, _, (mass,), centre, inertia, armature, lift, _ = sweeps.symbols
    at, body = dynamics.step(sweeps), LinkInertia(mass, Vec3(centre), Mat3(inertia))
    start, nothing = (*lift, *[at.zero] * 3), (at.zero,) * 6
    above = Sweep("motion", False, start, start).carry(sweeps.graph)
    rate, angular_rate = map(operator.add, at.down(Vec3(above[:3]), Vec3(above[3:])), at.twist(a))
    down = Sweep("motion", False, start, (*rate, *angular_rate))
    below = Sweep("wrench", True, nothing, nothing).carry(sweeps.graph)
    force, torque = map(operator.add, body.momentum(rate, angular_rate), (Vec3(below[:3]), Vec3(below[3:])))
    wrench = at.up(force, torque)
    up = Sweep("wrench", True, nothing, (*wrench[0], *wrench[1]))
    rotors = at.masked([x * y for x, y in zip(armature, a, strict=True)])
    return SweepBody((down, up), (tuple(map(operator.add, at.components(force, torque), rotors)),))


def _regressor(sweeps: SweepProgram, dynamics: TreeDynamics) -> SweepBody:
    """The wrench that moves each link as a matrix of its moments of inertia, along the screws of all joints above."""
    _, v, a, *_, lift, _ = sweeps.symbols
    at, graph = dynamics.step(sweeps), sweeps.graph
    pose, motion = pose_sweep(sweeps, at), motion_sweep(sweeps, at, v, a, lift)
    place, columns = Place.of(pose), []
    for k in range(10):
        unit = Moments.of([graph.const(int(i == k)) for i in range(10)])
        columns += [x for vector in place.wrench(*wrench(unit, _vectors(motion))) for x in vector]
    screws = [place.twist(*screw) for screw in at.screws]
    upper = at.masked([x for linear, angular in screws for x in (*linear, *angular)], 6)
    of_links = GatheredPort("kept", (1, 60), False, 1, 0, 0)
    # The columns are the same for all kinds of joints: in a pass of their own there is one text of them.
    runs = pose, motion, Sweep("columns", False, (), ())
    return SweepBody(runs, ((), tuple(upper), tuple(columns)), (dynamics.kept(6), of_links))


def _derivatives(sweeps: SweepProgram, dynamics: TreeDynamics) -> SweepBody:
    """The derivatives of torques by configurations and velocities, and the mass matrix, in the axes of the top.

    A number q of a joint with the screw S, below a link that moves with V and A, turns the twists and accelerations of
    all links below by S, and changes them by ``P = V x S`` and ``P' + P x V_k``, where ``P' = A x S + V x P``. So it
    changes the sum F of their wrenches by ``S x* F + I P' + B P``, with their inertia I and a matrix B; a number of the
    velocity by ``I (P + (V + S v) x S) + B S``. The matrix B maps an angular velocity w alone, to the force ``2 w x h``
    and a torque ``G w``, with the linear momentum h. See Singh, Russell and Wensing, "Efficient analytical derivatives
    of rigid-body dynamics using spatial vector algebra" (2022).
    """
    _, v, a, _, _, _, _, (mass,), centre, inertia, armature, damping, lift, _ = sweeps.symbols
    at, body = dynamics.step(sweeps), LinkInertia(mass, Vec3(centre), Mat3(inertia))
    pose, motion = pose_sweep(sweeps, at), motion_sweep(sweeps, at, v, a, lift)
    place, vectors = Place.of(pose), _vectors(motion)
    twist, rate = place.twist(*vectors[:2]), place.twist(*vectors[2:])
    own = place.moments(body)
    moments = Moments.of(own)
    h, _ = moments.momentum(*twist)
    own += [*h, *_gyration(moments, twist), *(x for part in wrench(moments, [*twist, *rate]) for x in part)]
    nothing = (at.zero,) * len(own)
    below = Sweep("sums", True, nothing, nothing).carry(sweeps.graph)
    up = Sweep("sums", True, nothing, tuple(map(operator.add, own, below)))
    moments, h, turning = Moments.of(up.next[:10]), Vec3(up.next[10:13]), up.next[13:22]
    force, torque = Vec3(up.next[22:25]), Vec3(up.next[25:])
    gyration = [turning[3 * i : 3 * i + 3] for i in range(3)]
    moved, accelerated = place.twist(*at.twist(v)), place.twist(*at.twist(a))
    above = _minus(twist, moved)
    rate_above = _minus(_minus(rate, accelerated), _bracket(twist, moved))
    upper, lower = [], []
    for screw, x, y in zip(at.screws, armature, damping, strict=True):
        linear, angular = s = place.twist(*screw)
        p = _bracket(above, s)
        changed = _plus(_bracket(rate_above, s), _bracket(above, p))
        carried = _plus(p, _bracket(twist, s))
        upper += [n for part in (s, p, changed, carried) for vector in part for n in vector]
        turned = cross(angular, force), cross(angular, torque) + cross(linear, force)

        def with_b(screw: Screw, w: Vec3) -> Screw:
            f, n = moments.momentum(*screw)
            return f + cross(w, h) * 2, n + Vec3(dot(row, w) for row in gyration)

        by_q, by_v = _plus(turned, with_b(changed, p[1])), with_b(carried, angular)
        transposed = cross(h, linear) * 2 + Vec3(dot(column, angular) for column in zip(*gyration, strict=True))
        parts = (*by_q, *by_v, *moments.momentum(*s), transposed)
        lower += [*(n for vector in parts for n in vector), x, y]
    kept = dynamics.kept(24), dynamics.kept(23)
    rows = tuple(at.masked(upper, 24)), tuple(at.masked(lower, 23))
    return SweepBody((pose, motion, up), ((), (), (), *rows), kept)


def _gyration(body: Moments, twist: Screw) -> list[Scalar]:
    """The matrix ``[w] (2 J - tr J) - 2 [m] [v]`` of a body with the inertia J and the first moments m."""
    v, w = twist
    xx, xy, yy, xz, yz, zz = body.second
    trace, zero = xx + yy + zz, xx.graph.const(0)
    rows = []
    doubled = [Vec3(x * 2 for x in column) for column in ((xx, xy, xz), (xy, yy, yz), (xz, yz, zz))]
    for k, column in enumerate(doubled):
        unit = Vec3(zero + int(i == k) for i in range(3))
        rows.append(cross(w, column - unit * trace) - cross(body.first, cross(v, unit)) * 2)
    return [x for row in zip(*rows, strict=True) for x in row]


def _plus(x: Screw, y: Screw) -> Screw:
    return x[0] + y[0], x[1] + y[1]


def _minus(x: Screw, y: Screw) -> Screw:
    return x[0] - y[0], x[1] - y[1]


def _bracket(x: Screw, y: Screw) -> Screw:
    """The Lie bracket of two twists."""
    return cross(x[1], y[0]) + cross(x[0], y[1]), cross(x[1], y[1])


_UPPER = {"screw": 0, "p": 6, "changed": 12, "carried": 18}  # what a step keeps as the upper one of a pair
_LOWER = {"by q": 0, "by v": 6, "momentum": 12, "transposed": 18, "armature": 21, "damping": 22}


def _terms(upper: str, lower: str, count: int = 6, skipped: int = 0) -> Terms:
    return tuple([(_UPPER[upper] + skipped + k, _LOWER[lower] + k) for k in range(count)])


def sweeps(dynamics: TreeDynamics) -> dict[str, SweepOp]:
    """The programs of inverse dynamics, by name.

    "torques": the recursive Newton-Euler algorithm. Its inputs are configurations, velocities and accelerations;
    origins, axes, screws, masses, centres, inertias, armature and damping of the frames, the acceleration above the
    roots, which is minus that of gravity, shape (*batch, 3), and the table. Those of "torques_at_rest" are the same
    without velocities and damping: torques of gravity, and products of mass matrices with accelerations. Those of
    "torques_of_moments" have the moments of inertia of the links, and nothing of rotors; "regressor" is its matrix,
    shape (*batch, nv, links, 10). "derivatives" are those by configurations and velocities, and the mass matrix.
    """
    lift, torque = [Port("lift", (3,))], dynamics.of_velocity("torque")
    gathered, shared = ("q", "v", "a"), dynamics.whole()
    at_rest = ("Robot.gravity_torque", _torques_at_rest, ("q", "a"), shared[:-1])
    of_moments = ("Robot.inertia_regressor", _torques_of_moments, gathered, ("screws", "moments"), lift, torque)
    regressor = ("Robot.inertia_regressor", _regressor, gathered, ("screws",), lift)
    products = tuple([(k, k) for k in range(6)])
    torques_by_q = _terms("changed", "momentum") + _terms("p", "transposed", 3, 3)
    torques_by_v = _terms("carried", "momentum") + _terms("screw", "transposed", 3, 3)
    matrix = _terms("screw", "momentum")
    return {
        "torques": dynamics.sweep("Robot.inverse_dynamics", _torques, gathered, shared, lift, torque),
        "torques_at_rest": dynamics.sweep(*at_rest, lift, torque),
        "torques_of_moments": dynamics.sweep(*of_moments, name="Robot.torques_of_moments"),
        "regressor": dynamics.sweep(*regressor, PairPort("regressor", (1, 1, 10), above=products, of_steps=10)),
        "derivatives": dynamics.sweep(
            *("Robot.inverse_dynamics_derivatives", _derivatives, gathered, shared, lift),
            PairPort("by_q", (1, 1), above=_terms("screw", "by q"), below=torques_by_q),
            PairPort("by_v", (1, 1), above=_terms("screw", "by v"), below=torques_by_v, diagonal=_LOWER["damping"]),
            PairPort("matrix", (1, 1), above=matrix, below=matrix, diagonal=_LOWER["armature"]),
        ),
    }
