"""The methods of robots that decide how to move."""

from __future__ import annotations

from torch import Tensor

from ..arguments import TensorLike
from . import configurations
from .configurable import Configuration
from .differential import differential_ik
from .jacobians import Frame
from .model import Model


class Moving(Model):
    """Base class of Robot: velocities of servo loops."""

    def differential_ik(
        self,
        q: Configuration,
        twist: TensorLike,
        link: str,
        *,
        dt: float,
        frame: Frame = "local_world_aligned",
        at: TensorLike | None = None,
        weights: TensorLike | None = None,
        damping: float = 1e-3,
        limits: bool = True,
        keep_direction: bool = False,
    ) -> Tensor:
        """Compute the velocity within limits that moves a link as asked for, as nearly as possible, shape (*batch, nv).

        It minimises ``|W (J v - twist)|^2 + damping^2 |v|^2``, with the `jacobian` J, among the velocities that respect
        `velocity_limits` and after whose ``dt`` the joints are within their limits: a least-squares problem with
        bounds, which is solved exactly, in one kernel. A joint outside its limits returns to them as fast as it may. A
        quaternion has no limits. The step is ``q = arm.retract(q, dt * v)``.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> v = arm.differential_ik([0.5, 1.0], [0.1, 0.2, 0, 0, 0, 0], "tool", dt=0.01, weights=[1, 1, 0, 0, 0, 0])
        >>> arm.velocity([0.5, 1.0], v, "tool")[:2]
        tensor([0.1000, 0.2000])

        With ``keep_direction`` the link moves in the direction asked for, slower if it has to: redundant joints take
        over from those at their limits first.

        The result has derivatives with respect to configurations, twists and the robot: those of the joints between
        their bounds, while the others stay at them.

        Args:
            q: Configurations, shape (*batch, nq), or a dict by the joints' names.
            twist: The velocities [v, w] of the link, shape (*batch, 6).
            link: The name of the link.
            dt: The time for which the velocity is kept.
            frame: The frame of the twist, as in `jacobian`.
            at: A point in the frame of the link, whose velocity is meant, shape (*batch, 3).
            weights: The weights W of the numbers of the twist, shape (6,); 0 for those that do not count.
            damping: Limits velocities near singularities, where it matters for singular values of J below it.
            limits: Whether limits are respected.
            keep_direction: Whether the link keeps the direction of the twist where it cannot have its speed.
        """
        q = configurations.tensor(self, q, "Robot.differential_ik: q")
        return differential_ik(self, q, twist, link, dt, frame, at, weights, damping, limits, keep_direction)
