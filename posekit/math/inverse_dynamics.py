"""Inverse dynamics of trees of joints: the recursive Newton-Euler algorithm, and the motion of all frames."""

from __future__ import annotations

import operator

from ..engine import Mat3, Port, SequencePort, Sweep, SweepBody, SweepOp, SweepProgram, Vec3
from .dynamics import POSE, LinkInertia, TreeDynamics, motion_sweep, pose_sweep
from .lib import cross


def _torques(sweeps: SweepProgram, dynamics: TreeDynamics) -> SweepBody:
    _, v, a, _, _, _, _, (mass,), centre, inertia, armature, damping, lift, _ = sweeps.symbols
    at, body = dynamics.step(sweeps), LinkInertia(mass, Vec3(centre), Mat3(inertia))
    down = motion_sweep(sweeps, at, v, a, lift)
    linear, angular, rate, angular_rate = (Vec3(down.next[3 * i : 3 * i + 3]) for i in range(4))
    nothing = (at.zero,) * 6
    below = Sweep("wrench", True, nothing, nothing).carry(sweeps.graph)
    h, k = body.momentum(linear, angular)
    f, n = body.momentum(rate, angular_rate)
    force = f + cross(angular, h) + Vec3(below[:3])
    torque = n + cross(angular, k) + cross(linear, h) + Vec3(below[3:])
    above = at.up(force, torque)
    up = Sweep("wrench", True, nothing, (*above[0], *above[1]))
    rotors = at.masked([x * y + z * w for x, y, z, w in zip(armature, a, damping, v, strict=True)])
    return SweepBody((down, up), (tuple(map(operator.add, at.components(force, torque), rotors)),))


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


def _motions(sweeps: SweepProgram, dynamics: TreeDynamics) -> SweepBody:
    _, v, a, *_, lift, _ = sweeps.symbols
    at = dynamics.step(sweeps)
    pose, motion = pose_sweep(sweeps, at), motion_sweep(sweeps, at, v, a, lift)
    return SweepBody((pose, motion), (pose.next[:3], pose.next[3:], motion.next[:6], motion.next[6:]))


def sweeps(dynamics: TreeDynamics) -> dict[str, SweepOp]:
    """The programs of inverse dynamics, by name.

    "torques": the recursive Newton-Euler algorithm. Its inputs are configurations, velocities and accelerations;
    origins, axes, screws, masses, centres, inertias, armature and damping of the frames, the acceleration above the
    roots, which is minus that of gravity, shape (*batch, 3), and the table. Those of "torques_at_rest" are the same
    without velocities and damping: torques of gravity, and products of mass matrices with accelerations.

    "motions": of configurations, velocities, accelerations, origins, axes, screws, the acceleration above the roots and
    the table the positions and quaternions of the frames in their tops, and their twists and spatial accelerations in
    their own axes: shapes (*batch, frames, 3), (*batch, frames, 4) and twice (*batch, frames, 6).
    """
    lift, torque = [Port("lift", (3,))], dynamics.of_velocity("torque")
    motion = [*POSE, SequencePort("twist", (1, 6)), SequencePort("rate", (1, 6))]
    gathered, shared = ("q", "v", "a"), dynamics.whole()
    at_rest = ("Robot.gravity_torque", _torques_at_rest, ("q", "a"), shared[:-1])
    return {
        "torques": dynamics.sweep("Robot.inverse_dynamics", _torques, gathered, shared, lift, torque),
        "torques_at_rest": dynamics.sweep(*at_rest, lift, torque),
        "motions": dynamics.sweep("Robot.inertia_regressor", _motions, gathered, ("screws",), lift, *motion),
    }
