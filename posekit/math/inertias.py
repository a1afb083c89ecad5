"""The inertias of trees of joints: those of whole branches, and what forces and momenta depend on them."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any

from ..engine import Mat3, PairPort, Port, Quat, Scalar, Sweep, SweepBody, SweepOp, SweepProgram, Vec3
from .dynamics import LinkInertia, LinkStep, Moments, Place, TreeDynamics, pose_sweep
from .lib import conjugate, cross, dot, rotate_by_unit
from .trees import composed


def _mass_matrix(sweeps: SweepProgram, dynamics: TreeDynamics) -> SweepBody:
    """The components along the screws of all joints above of the momentum that a screw gives to the links below."""
    *_, (mass,), centre, inertia, armature, _ = sweeps.symbols
    at, pose = dynamics.step(sweeps), pose_sweep(sweeps, dynamics.step(sweeps))
    place, nothing = Place.of(pose), (at.zero,) * 10
    below = Sweep("inertia", True, nothing, nothing).carry(sweeps.graph)
    own = place.moments(LinkInertia(mass, Vec3(centre), Mat3(inertia)))
    up = Sweep("inertia", True, nothing, tuple(map(operator.add, own, below)))
    screws = [place.twist(*screw) for screw in at.screws]
    momenta = [Moments.of(up.next).momentum(*screw) for screw in screws]
    upper = at.masked([x for v, w in screws for x in (*v, *w)], 6)
    lower = at.masked([x for (h, k), y in zip(momenta, armature, strict=True) for x in (*h, *k, y)], 7)
    return SweepBody((pose, up), ((), tuple(upper), tuple(lower)), (dynamics.kept(6), dynamics.kept(7)))


def _centre(sweeps: SweepProgram, dynamics: TreeDynamics) -> SweepBody:
    """The sum of the centres, each times its mass. Of shares in the mass of the robot it is the centre of all."""
    *_, (mass,), centre, _ = sweeps.symbols
    up = _first_moments(sweeps, dynamics.step(sweeps), mass, Vec3(centre))[0]
    return SweepBody((up,), (up.end(sweeps.graph)[1:],))


def _first_moments(sweeps: SweepProgram, at: LinkStep, mass: Scalar, centre: Vec3) -> tuple[Sweep, Scalar, Vec3]:
    """The sweep up of masses and first moments, and those of all that moves with the frame."""
    nothing = (at.zero,) * 4
    below = Sweep("moments", True, nothing, nothing).carry(sweeps.graph)
    mass, first = mass + below[0], centre * mass + Vec3(below[1:])
    moved = rotate_by_unit(at.rotation, first) + at.position * mass
    return Sweep("moments", True, nothing, (mass, *moved)), mass, first


def _centre_jacobian(sweeps: SweepProgram, dynamics: TreeDynamics) -> SweepBody:
    """A column is the velocity of the centre of what its joint moves, times the share of that in the mass."""
    *_, (mass,), centre, _ = sweeps.symbols
    graph, at = sweeps.graph, dynamics.step(sweeps)
    identity = tuple(graph.const(int(k == 3)) for k in range(7))
    carry = Sweep("pose", False, identity, identity).carry(graph)
    position, rotation = composed((Vec3(carry[:3]), Quat(carry[3:])), (at.position, at.rotation))
    up, mass, first = _first_moments(sweeps, at, mass, Vec3(centre))
    columns = [rotate_by_unit(rotation, v * mass + cross(w, first)) for v, w in at.screws]
    down = Sweep("pose", False, identity, (*position, *rotation))
    return SweepBody((down, up), (tuple(at.masked([x for column in columns for x in column], 3)),))


def _momentum(sweeps: SweepProgram, dynamics: TreeDynamics) -> SweepBody:
    """The momentum about the centre of mass."""
    *_, (share,), _, centre, _, _ = sweeps.symbols
    first = _first_moments(sweeps, dynamics.step(sweeps), share, Vec3(centre))[0]
    body = _about_point(sweeps, dynamics, first.end(sweeps.graph)[1:])
    return body._replace(sweeps=(first, *body.sweeps))


def _momentum_about(sweeps: SweepProgram, dynamics: TreeDynamics) -> SweepBody:
    """The momentum about a point, which is the last input."""
    return _about_point(sweeps, dynamics, sweeps.symbols[-2])


def _about_point(sweeps: SweepProgram, dynamics: TreeDynamics, point: Sequence[Scalar]) -> SweepBody:
    """The momentum about a point, which each step sees in its own frame."""
    read = {p.name: xs for p, xs in zip(sweeps.inputs, sweeps.symbols, strict=True)}
    v, (mass,), centre, inertia = (read[name] for name in ("v", "mass", "centre", "inertia"))
    graph, at, body = sweeps.graph, dynamics.step(sweeps), LinkInertia(mass, Vec3(centre), Mat3(inertia))
    start, nothing = (*point, *[at.zero] * 6), (at.zero,) * 6
    above = Sweep("motion", False, start, start).carry(graph)
    place = Vec3(rotate_by_unit(conjugate(at.rotation), Vec3(above[:3]) - at.position))
    linear, angular = map(operator.add, at.down(Vec3(above[3:6]), Vec3(above[6:])), at.twist(v))
    below = Sweep("momentum", True, nothing, nothing).carry(graph)
    h, k = body.momentum(linear, angular)
    sums = h + Vec3(below[:3]), k - cross(place, h) + Vec3(below[3:])
    turned = tuple(x for part in sums for x in rotate_by_unit(at.rotation, part))
    up = Sweep("momentum", True, nothing, turned)
    return SweepBody((Sweep("motion", False, start, (*place, *linear, *angular)), up), (up.end(graph),))


def _kinetic_energy(sweeps: SweepProgram, dynamics: TreeDynamics) -> SweepBody:
    _, v, *_, (mass,), centre, inertia, armature, _ = sweeps.symbols
    graph, at, body = sweeps.graph, dynamics.step(sweeps), LinkInertia(mass, Vec3(centre), Mat3(inertia))
    nothing = (at.zero,) * 6
    above = Sweep("motion", False, nothing, nothing).carry(graph)
    linear, angular = map(operator.add, at.down(Vec3(above[:3]), Vec3(above[3:])), at.twist(v))
    h, k = body.momentum(linear, angular)
    rotors = at.masked([x * y * y for x, y in zip(armature, v, strict=True)])
    own = (dot(linear, h) + dot(angular, k) + sum(rotors[1:], rotors[0])) * 0.5
    up = _sum(sweeps, own)
    return SweepBody((Sweep("motion", False, nothing, (*linear, *angular)), up), (up.end(graph),))


def _sum(sweeps: SweepProgram, own: Scalar) -> Sweep:
    """The sweep up of the sum of a number of each step."""
    nothing = (sweeps.graph.const(0),)
    return Sweep("sum", True, nothing, (own + Sweep("sum", True, nothing, nothing).carry(sweeps.graph)[0],))


def _potential_energy(sweeps: SweepProgram, dynamics: TreeDynamics) -> SweepBody:
    """Each step sees the acceleration against gravity in its own frame, and the potential of its origin."""
    *_, (mass,), centre, lift, _ = sweeps.symbols
    graph, at = sweeps.graph, dynamics.step(sweeps)
    start = (*lift, at.zero)
    carry = Sweep("field", False, start, start).carry(graph)
    field, potential = Vec3(carry[:3]), carry[3] + dot(carry[:3], at.position)
    field = rotate_by_unit(conjugate(at.rotation), field)
    up = _sum(sweeps, (potential + dot(field, Vec3(centre))) * mass)
    return SweepBody((Sweep("field", False, start, (*field, potential)), up), (up.end(graph),))


def sweeps(dynamics: TreeDynamics) -> dict[str, SweepOp]:
    """The programs of inertias, by name.

    All read configurations, and some velocities; then origins, axes, screws, masses or shares in them, centres,
    inertias and armature of the frames, as far as they matter; a point or the acceleration above the roots; and the
    table. "mass_matrix" is the composite-rigid-body algorithm, in the axes of the first moving frame of a branch, where
    it is accurate also far from the origin of the world.
    """
    bodies, products = ("mass", "centre", "inertia"), tuple([(k, k) for k in range(6)])
    of_centre = "share", "centre"
    of_v, of_q, energy = ("q", "v"), ("q",), Port("energy", ())
    centre = dynamics.sweep("Robot.center_of_mass", _centre, of_q, of_centre, [], Port("centre_of_all", (3,)))
    columns, ends = dynamics.of_velocity("jacobian", 3), [Port("point", (3,))]
    centre_jacobian: Any = (
        "Robot.center_of_mass_jacobian",
        _centre_jacobian,
        of_q,
        ("screws", *of_centre),
        [],
        columns,
    )
    about, of_all = ("screws", *bodies), ("screws", "share", *bodies)
    momentum = Port("momentum", (6,))
    kinetic: Any = ("Robot.kinetic_energy", _kinetic_energy, of_v, ("screws", *bodies, "armature"), [], energy)
    potential = ("Robot.potential_energy", _potential_energy, of_q, bodies[:2], [Port("lift", (3,))], energy)
    matrix = ("Robot.mass_matrix", _mass_matrix, of_q, ("screws", *bodies, "armature"), ends[:0])
    return {
        "mass_matrix": dynamics.sweep(*matrix, PairPort("matrix", (1, 1), above=products, below=products, diagonal=6)),
        "centre": centre,
        "centre_jacobian": dynamics.sweep(*centre_jacobian),
        "momentum": dynamics.sweep("Robot.momentum", _momentum, of_v, of_all, [], momentum),
        "momentum_about": dynamics.sweep(
            "Robot.momentum", _momentum_about, of_v, about, ends, momentum, name="Robot.momentum_about"
        ),
        "kinetic_energy": dynamics.sweep(*kinetic),
        "potential_energy": dynamics.sweep(*potential),
    }
