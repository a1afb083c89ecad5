"""What `Robot.plan` returns, and configurations on the way from one to another."""

from __future__ import annotations

from typing import Any

import attrs
import numpy as np
import torch
from torch import Tensor

from ... import arguments
from ...arguments import TensorLike
from ...errors import ShapeError
from ...optimisation import Result, Search
from ...values import refer
from .. import configurations
from ..foreign import PLAN
from ..model import Model


@arguments.immutable
@attrs.frozen(eq=False, repr=False)
class Plan(Result):
    """Motions that `Robot.plan` found. Tensors have the batch shape of the problems. Printed, it is a summary.

    >>> from posekit.kinematics import Avoidance, Planes, Robot
    >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
    >>> avoid = Avoidance({"tool": [[0, 0, 0]]}, radii=0.05, obstacles=Planes([0, 1, 0, 0.5]))
    >>> plan = arm.plan([0.0, 0.0], [1.0, 0.0], avoid=avoid, waypoints=5)
    >>> plan.configurations[:, 0]
    tensor([0.0000, 0.2500, 0.5000, 0.7500, 1.0000])
    >>> plan.times[-1]
    tensor(0.9153)

    Attributes:
        configurations: The waypoints, from the start to the goal, shape (*batch, waypoints, nq). Between them the
            motion is straight, and for joints with several numbers one of constant velocity: that of `Robot.local`.
        times: The time of each waypoint in seconds, from 0 on, shape (*batch, waypoints). Velocities are constant
            between waypoints; their changes, over the times from the middle of one part to that of the next, are the
            accelerations that are limited.
        clearance: The least distance of a sphere from an obstacle or from another sphere in the whole motion, shape
            (*batch): nowhere it is less by more than a thousandth and 1e-6 m. Where the start or the goal is in
            collision, it is the lesser one of these two.
        converged: Whether the clearance is more than 1e-6 m and at least the ``margin`` of `Robot.plan`, the goal is
            reached and the cost is finite, shape (*batch), boolean.
        robot: The robot.
    """

    configurations: Tensor
    times: Tensor
    clearance: Tensor
    converged: Tensor
    robot: Model
    _search: Search
    _reasons: tuple[str, ...]  # of the problems of the flattened batch

    @property
    def status(self) -> Any:
        """What ended each problem: a str, or an array of them of the batch shape.

        It is "converged", "start_in_collision", "goal_in_collision", "goal_not_reached" (a pose for which `ik` finds no
        configuration), "not_found", "touching" (a motion that is free at its waypoints, but touches something between
        them or comes nearer than ``margin``), or "not_finite" where ``costs`` are not.

        >>> from posekit.kinematics import Avoidance, Robot, Spheres
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> ball = Avoidance({"tool": [[0, 0, 0]]}, radii=0.05, obstacles=Spheres([0.9, 0, 0], radii=0.1))
        >>> arm.plan([0.0, 0.0], [1.0, 0.0], avoid=ball).status
        'start_in_collision'
        """
        return super().status

    @property
    def reason(self) -> Any:
        """Why a problem has no motion, as a sentence: a str, or an array of them; "" where it converged.

        It names the two links, or the link and the obstacle, that overlap most at the start or the goal, or are nearest
        to each other in a motion that touches.

        >>> from posekit.kinematics import Avoidance, Robot, Spheres
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> ball = Avoidance({"tool": [[0, 0, 0]]}, radii=0.05, obstacles=Spheres([0.9, 0, 0], radii=0.1))
        >>> arm.plan([0.0, 0.0], [1.0, 0.0], avoid=ball).reason
        "the start is in collision: 'tool' and avoid.obstacles[0] (Spheres) overlap by 0.15"
        """
        if not self.converged.dim():
            return self._reasons[0]
        return np.array(self._reasons, dtype=np.str_).reshape(tuple(self.converged.shape))

    @property
    def duration(self) -> Tensor:
        """The time that each motion takes in seconds (the last of `times`), of shape ``(*batch,)``.

        >>> from posekit.kinematics import Avoidance, Planes, Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> avoid = Avoidance({"tool": [[0, 0, 0]]}, radii=0.05, obstacles=Planes([0, 1, 0, 0.5]))
        >>> arm.plan([0.0, 0.0], [1.0, 0.0], avoid=avoid, waypoints=5).duration
        tensor(0.9153)
        """
        return self.times[..., -1]

    @property
    def value(self) -> Tensor:
        """The `configurations`.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.plan([0.0, 0.0], [1.0, 0.0], waypoints=3).value[:, 0]
        tensor([0.0000, 0.5000, 1.0000])
        """
        return self.configurations

    @property
    def cost(self) -> Tensor:
        """What was minimised, shape (*batch).

        It is half the sum of the squared second differences of the waypoints, of a little of the first ones, of
        what distances lack to a margin, and of the rows of ``costs``.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.plan([0.0, 0.0], [1.0, 0.0], waypoints=3).cost
        tensor(0.0125)
        """
        cost: Tensor = super().cost
        return cost

    def __getitem__(self, index: Any) -> Plan:
        """Select problems: indices act on the batch dimensions.

        >>> from posekit.kinematics import Avoidance, Planes, Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> avoid = Avoidance({"tool": [[0, 0, 0]]}, radii=0.05, obstacles=Planes([0, 1, 0, 0.5]))
        >>> plans = arm.plan([[0.0, 0.0], [0.5, 0.0]], [1.0, 0.0], avoid=avoid)
        >>> plans[0].configurations.shape
        torch.Size([32, 2])

        Args:
            index: An integer, a slice, a mask or a tensor of integers, or a tuple of them.
        """
        places = torch.arange(len(self._reasons), device=self.converged.device).reshape(self.converged.shape)
        search = self._search
        fields = [self.configurations, self.times, self.clearance, self.converged, places]
        fields += [search.codes, search.cost, search.iterations, self.history.movedim(0, -1)]
        chosen = arguments.selected(fields, self.converged, index, "Plan")
        q, times, clearance, converged, rows, codes, cost, iterations, history = chosen
        search = Search(codes, cost, iterations, history.movedim(-1, 0), search.begin, search.end)
        reasons = [self._reasons[row] for row in rows.reshape(-1).tolist()]
        return Plan(q, times, clearance, converged, self.robot, search, tuple(reasons))

    def at(self, times: TensorLike) -> Tensor:
        """Return the configurations at times, shape (*batch, times, nq): straight between waypoints.

        Before the start and after the end the robot rests there.

        >>> from posekit.kinematics import Avoidance, Planes, Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> avoid = Avoidance({"tool": [[0, 0, 0]]}, radii=0.05, obstacles=Planes([0, 1, 0, 0.5]))
        >>> plan = arm.plan([0.0, 0.0], [1.0, 0.0], avoid=avoid)
        >>> plan.at([0.0, plan.times[-1] / 2, 9.0])[:, 0]
        tensor([0.0000, 0.5000, 1.0000])

        Args:
            times: Times in seconds, shape (times,) or (*batch, times).
        """
        t = arguments.tensor(times, "Plan.at: times", self.times).to(self.times)
        if not t.dim():
            raise ShapeError("Plan.at: times must have shape (..., times), got a single number; pass a list")
        batch = arguments.broadcast("Plan.at", times=t.shape[:-1], plan=self.times.shape[:-1])
        t = t.expand(*batch, t.shape[-1]).contiguous()
        keys = self.times.expand(*batch, self.times.shape[-1]).contiguous()
        later = torch.searchsorted(keys, t, right=True).clamp(1, keys.shape[-1] - 1)
        begin, end = keys.gather(-1, later - 1), keys.gather(-1, later)
        part = ((t - begin) / (end - begin).where(end > begin, 1)).clamp(0, 1).unsqueeze(-1)
        waypoints = self.configurations.expand(*batch, *self.configurations.shape[-2:])
        places = later.unsqueeze(-1).expand(*later.shape, waypoints.shape[-1])
        return between(self.robot, waypoints.gather(-2, places - 1), waypoints.gather(-2, places), part)

    def __repr__(self) -> str:
        shape = tuple(self.configurations.shape)
        count = self.converged.numel()
        if not count or not arguments.is_readable(self.converged):
            return f"Plan(configurations of shape {shape})"
        solved = f"{int(self.converged.sum())} of {count}" if self.converged.dim() else bool(self.converged)
        longest, least = float(self.times.max()), float(self.clearance.min())
        failed = [(place, reason) for place, reason in enumerate(self._reasons) if reason]
        if failed:
            place = np.unravel_index(failed[0][0], tuple(self.converged.shape))
            where = f"[{', '.join(map(str, place))}] " if place else ""
            solved = f"{solved}: {where}{failed[0][1]}"
        facts = f"{shape[-2]} waypoints, up to {longest:.3g} s, clearance={least:.3g}"
        return f"Plan(converged={solved}, {facts})"


def between(robot: Model, start: Tensor, end: Tensor, part: Tensor) -> Tensor:
    """The configurations on the way from one to another, exactly these where the part is 0 or 1."""
    if robot.tree.is_scalar:
        return torch.lerp(start, end, part)
    on_the_way = configurations.retract(robot, start, part * configurations.local(robot, start, end))
    return end.where(part == 1, start.where(part == 0, on_the_way))


refer(Plan, PLAN)
