"""Inverse dynamics of trees of joints: the recursive Newton-Euler algorithm, and the motion of all frames."""

from __future__ import annotations

import operator

from torch import Tensor

from ..engine import Bound, GatheredPort, Mat3, Port, SequencePort, Sweep, SweepBody, SweepProgram, Vec3
from .dynamics import POSE, Body, TreeDynamics, motion_sweep, pose_sweep
from .lib import cross


def _torques(sweeps: SweepProgram, dynamics: TreeDynamics) -> SweepBody:
    _, v, a, _, _, _, _, (mass,), centre, inertia, armature, damping, lift, _ = sweeps.symbols
    at, body = dynamics.step(sweeps), Body(mass, Vec3(centre), Mat3(inertia))
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

    def bound_torques(self, columns: int, *tree: Tensor) -> Bound:
        """`torques` of one robot: a function of q, v and a.

        Args:
            columns: The number of columns of q.
            *tree: As in `torques`.
        """
        return TreeDynamics.bound(self._torques, columns, tree)

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
