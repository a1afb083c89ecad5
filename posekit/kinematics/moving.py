"""The methods of robots that decide how to move."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

from torch import Generator, Tensor

from .. import arguments
from ..arguments import TensorLike
from ..frames import FrameTree
from ..values import Pose, Trajectory
from . import configurations, readers, sweep
from .configurable import Configuration
from .differential import differential_ik
from .foreign import PLAN_KEYWORDS
from .ik import Avoidance
from .jacobians import Frame
from .model import Model
from .planning import Options, Plan, plan


class Moving(Model):
    """Base class of Robot: velocities of servo loops, and motions without collisions."""

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

    def frame_tree(self, q: Configuration, times: TensorLike | None = None) -> FrameTree:
        """Return the links of a configuration as a tree of frames, in which other frames can be set.

        Links on fixed joints are fixed. With ``times`` the configurations are those at these times, and other links
        move: they are interpolated from each time to the next, which is linear for prismatic joints, and for revolute
        ones that turn by less than half a turn.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> tree = arm.frame_tree([[0.0, 0.0], [0.0, 1.0]], times=[0, 2]).set("tool", "camera", pk.Pose([0, 0, 0.1]))
        >>> tree.at(1.0)["base", "camera"].position
        tensor([0.8510, 0.1918, 0.1000])

        Args:
            q: Configurations, shape (*batch, nq), or with ``times`` (*batch, n, nq); or a dict by the joints' names.
            times: The times of the configurations, increasing, shape (n,).
        """
        q = configurations.tensor(self, q, "Robot.frame_tree: q")
        links = sweep.poses(self, q, None)
        edges: dict[tuple[str, str], Any] = {}
        for i, parent in enumerate(self.parents):
            if parent < 0:
                continue
            if self.kinds[i] == "fixed":
                local: Any = self.origins[..., i]
            else:
                local = links[..., parent].between(links[..., i])
                local = local if times is None else Trajectory(times, local)
            edges[self.links[parent], self.links[i]] = local
        return FrameTree(edges)

    def disabled_pairs(self, source: str | os.PathLike[str]) -> list[tuple[str, str]]:
        """Read from SRDF which links need not be kept apart: pairs for ``ignore`` of `plan` and `sphere_pairs`.

        Pairs of links that the robot does not have are left out. `sphere_pairs` takes each pair for the rigid bodies of
        its links.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.disabled_pairs('<robot><disable_collisions link1="tool" link2="base" reason="Never"/></robot>')
        [('base', 'tool')]

        Args:
            source: The path of a file, or the text itself: a string whose first character is ``<``.

        Raises:
            OSError: If the file cannot be read, as by `open`.
            FormatError: If the text is not SRDF. The message names the file, the line and the fact.
        """
        return readers.disabled_pairs(self, source)

    @arguments.closed(PLAN_KEYWORDS)
    def plan(
        self,
        start: Configuration,
        goal: Configuration | Pose,
        link: str | None = None,
        *,
        avoid: Avoidance | None = None,
        self_collision: bool = True,
        ignore: Sequence[tuple[str, str]] = (),
        waypoints: int = 32,
        seeds: int = 12,
        steps: int = 60,
        acceleration: TensorLike | float = 5.0,
        generator: Generator | None = None,
    ) -> Plan:
        """Plan motions from configurations to goals that keep spheres on the robot away from obstacles and each other.

        Paths are optimised to be smooth and free (CHOMP, with steps of Levenberg and Marquardt): for all problems the
        straight line, then for those that are left lines with random bends. A path is taken when all its
        configurations, eight times as many as waypoints, have the ``margin`` of ``avoid``; one that only does not touch
        anything is taken if no other is found.

        A start or goal that touches something has no solution: ``converged`` is False, ``clearance`` negative, and the
        plan, when it is printed, and its ``reason`` name what touches what. No gradients are recorded.

        **Spheres are kept away from each other, too, which `ik` with ``avoid`` does not do**: a configuration that it
        finds may be one in which the robot touches itself. Spheres of links near each other often overlap everywhere:
        name such pairs in ``ignore``, or pass ``self_collision=False`` for obstacles alone, as in `ik`.

        >>> from posekit.kinematics import Avoidance, Robot, Spheres
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> avoid = Avoidance({"tool": [[0, 0, 0]]}, radii=0.05, obstacles=Spheres([0.9, 0, 0], radii=0.1))
        >>> plan = arm.plan([-1.0, 0.0], [1.0, 0.0], avoid=avoid)
        >>> plan.converged, plan.configurations.shape
        (tensor(True), torch.Size([32, 2]))

        Args:
            start: Configurations, shape (*batch, nq), or a dict by the joints' names.
            goal: The configurations at the end, or the poses of a link, shape (*batch), for which `ik` finds them.
            link: The name of the link that is to reach the poses.
            avoid: Spheres on the robot, and obstacles. A batch of obstacles is that of the problems. By default space
                is free: the plan is the straight line between the configurations, and its clearance is inf.
            self_collision: Whether spheres are kept away from each other, too: the pairs of `sphere_pairs`.
            ignore: Pairs of links whose spheres may overlap, as `sphere_pairs` takes them; `disabled_pairs` reads them.
            waypoints: The number of configurations, with the start and the goal.
            seeds: The largest number of paths that are tried for each problem.
            steps: The largest number of steps of each path.
            acceleration: The limit of accelerations, a number or shape (nv,). Velocities have `velocity_limits`.
            generator: The source of the random bends.
        """
        options = Options(link, avoid, self_collision, ignore, waypoints, seeds, steps, acceleration, generator)
        return plan(self, start, goal, options)
