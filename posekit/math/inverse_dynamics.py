"""Inverse dynamics of trees of joints: the recursive Newton-Euler algorithm, and the motion of all frames."""

from __future__ import annotations

import operator

from torch import Tensor

from ..engine import Bound, GatheredPort, Mat3, Port, SequencePort, Sweep, SweepBody, SweepProgram, Vec3
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


class InverseDynamics:
    """Inverse dynamics of trees whose joints have some kinds."""

    def __init__(self, dynamics: TreeDynamics) -> None:
        lift: list[Port] = [Port("lift", (3,))]
        torque = [GatheredPort("torque", (1,), False, dynamics.numbers)]
        motion = [*POSE, SequencePort("twist", (1, 6)), SequencePort("rate", (1, 6))]
        gathered, shared = ("q", "v", "a"), tuple(dynamics.shapes())
        self._torques = dynamics.sweep_op("Robot.inverse_dynamics", gathered, shared, lift, torque, _torques)
        at_rest = ("Robot.gravity_torque", ("q", "a"), shared[:-1], lift, torque, _torques_at_rest)
        self._torques_at_rest = dynamics.sweep_op(*at_rest)
        self._motions = dynamics.sweep_op("Robot.inertia_regressor", gathered, ("screws",), lift, motion, _motions)

    def torques(self, q: Tensor, v: Tensor, a: Tensor, *tree: Tensor) -> Tensor:
        """The forces and torques of the joints, by the recursive Newton-Euler algorithm.

        Args:
            q: Configurations, shape (*batch, nq).
            v: Velocities, each joint's numbers from its first column of q on, shape (*batch, nq).
            a: Accelerations, in the same way.
            *tree: Origins, axes, screws, masses, centres, inertias, armature and damping of the frames, the
                acceleration above the roots, which is minus that of gravity, shape (*batch, 3), and the table.

        Returns:
            The torques at the columns of q, shape (*batch, nq). Columns without a number of a velocity are zero.
        """
        (torque,) = self._torques.call((int(tree[-1].shape[-2]), int(q.shape[-1])), (q, v, a, *tree))
        return torque

    def bound_torques(self, columns: int, *stay: Tensor) -> Bound:
        """`torques` of one robot: a function of q, v and a, or of q and v where ``stay`` begins with a.

        Args:
            columns: The number of columns of q.
            *stay: As the last arguments of `torques`.
        """
        return TreeDynamics.bound(self._torques, columns, stay)

    def torques_at_rest(self, q: Tensor, a: Tensor, *tree: Tensor) -> Tensor:
        """`torques` without velocities: those of gravity, and products of mass matrices with accelerations.

        Args:
            q: As in `torques`.
            a: As in `torques`.
            *tree: As in `torques`, without damping.
        """
        (torque,) = self._torques_at_rest.call((int(tree[-1].shape[-2]), int(q.shape[-1])), (q, a, *tree))
        return torque

    def bound_torques_at_rest(self, columns: int, *stay: Tensor) -> Bound:
        """`torques_at_rest` of one robot: a function of q and a, or of q where ``stay`` begins with a."""
        return TreeDynamics.bound(self._torques_at_rest, columns, stay)

    def motions(self, q: Tensor, v: Tensor, a: Tensor, *tree: Tensor) -> tuple[Tensor, ...]:
        """The motion of all frames.

        Args:
            q: Configurations, shape (*batch, nq).
            v: Velocities, as in `torques`.
            a: Accelerations, as in `torques`.
            *tree: Origins, axes and screws, the acceleration above the roots and the table.

        Returns:
            The positions and quaternions of the frames in their tops, and their twists and spatial accelerations in
            their own axes: shapes (*batch, frames, 3), (*batch, frames, 4) and twice (*batch, frames, 6).
        """
        return self._motions.call((int(tree[-1].shape[-2]), int(q.shape[-1])), (q, v, a, *tree))
