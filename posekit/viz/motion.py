"""Frames on trajectories and robots on plans: they move by a slider on a live page, by themselves on a saved one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch

from ..kinematics import Plan, Robot
from ..values import Pose, Trajectory
from . import reading, robots
from .colours import Array
from .scenes import add_sticks, add_triads

_ATTRIBUTE = "_posekit_stage"
_MOVING = 20  # trajectories of a batch that get a frame
_RATE, _SHORTEST, _LONGEST, _PLAYED = 30, 1.0, 60.0, 10.0  # pictures per second; seconds
_MOVES = 4000  # in a recording: a file of a megabyte more, and a few seconds
_LARGER = 1.6  # the moving frame, relative to those that stand


class Mover:
    """The frames that move along a batch of trajectories."""

    def __init__(self, scene: Any, root: str, trajectory: Trajectory[Any], length: float) -> None:
        keys = trajectory.poses if isinstance(trajectory.poses, Pose) else Pose.from_rotation(trajectory.poses)
        keys, times = keys.detach(), trajectory.times.detach().expand(keys.shape)
        count = keys.shape[:-1].numel()
        rows = torch.from_numpy(reading.picks(count, _MOVING))
        keys = keys.reshape(count, keys.shape[-1])[rows].cpu().double()
        times = times.reshape(count, times.shape[-1])[rows].cpu().double()
        self.trajectory = Trajectory(times, keys, validate=False)
        self.start, self.end = times[:, 0].min().item(), times[:, -1].max().item()
        axes = np.stack((np.zeros((3, 3)), np.eye(3)), 1)[:, None] * _LARGER * length
        self.handles = []
        for i in range(len(rows)):
            self.handles.append(scene.add_frame(f"{root}/now {i}", show_axes=False))
            add_triads(scene, f"{root}/now {i}/axes", axes, _LARGER * length)
        self.show(self.start)

    def at(self, times: Sequence[float]) -> tuple[Array, Array]:
        """Return the positions at times, shape (n, times, 3), and the unit quaternions, shape (n, times, 4)."""
        poses = self.trajectory.at(torch.tensor(times, dtype=torch.float64), outside="clamp").normalized()
        return reading.array(poses.position), reading.array(poses.quaternion)

    def move(self, positions: Array, quaternions: Array) -> None:
        """Move the frames to poses, shapes (n, 3) and (n, 4). Those without a pose disappear."""
        for handle, position, quaternion in zip(self.handles, positions, quaternions, strict=True):
            is_somewhere = bool(np.isfinite(position).all() and np.isfinite(quaternion).all())
            handle.visible = is_somewhere
            if is_somewhere:
                handle.position, handle.wxyz = position, quaternion

    def show(self, time: float) -> None:
        """Move the frames to where they are at a time."""
        positions, quaternions = self.at([time])
        self.move(positions[:, 0], quaternions[:, 0])


class RobotMover:
    """The robots that move along a batch of plans."""

    def __init__(self, scene: Any, root: str, robot: Robot, plans: Plan, length: float, colour: Array) -> None:
        rows = torch.from_numpy(reading.picks(plans.converged.numel(), _MOVING))
        every = torch.ones(plans.converged.shape, dtype=torch.bool, device=plans.converged.device)
        self.robot, self.plans = robot, plans[every][rows]
        self.start, self.end = 0.0, self.plans.times.max().item()
        segments, joints = self.at([self.start])
        self.handles = [
            add_sticks(scene, f"{root}/now {i}", segments[i, 0], joints[i, 0], length, colour) for i in range(len(rows))
        ]

    def at(self, times: Sequence[float]) -> tuple[Array, Array]:
        """Return the links at times, shape (plans, times, links, 2, 3), and the joints, (plans, times, joints, 3)."""
        return robots.sticks(self.robot, self.robot.forward(self.plans.at(times)))

    def move(self, segments: Array, joints: Array) -> None:
        """Move the robots to links and joints, shapes (plans, links, 2, 3) and (plans, joints, 3)."""
        for (lines, points), ends, places in zip(self.handles, segments, joints, strict=True):
            lines.points, points.points = ends, places

    def show(self, time: float) -> None:
        """Move the robots to where they are at a time."""
        segments, joints = self.at([time])
        self.move(segments[:, 0], joints[:, 0])


class Stage:
    """What is known of a server beyond what viser stores: its layers, its slider and what that moves."""

    def __init__(self) -> None:
        self.boxes: dict[str, Array] = {}  # two corners of each layer
        self.numbers: dict[str, int] = {}  # of the layers, for their colours
        self.movers: dict[str, Mover | RobotMover] = {}
        self.slider: Any = None

    def span(self) -> tuple[float, float]:
        """Return the first and the last time."""
        return min(m.start for m in self.movers.values()), max(m.end for m in self.movers.values())

    def show(self, server: Any) -> None:
        """Replace the slider by a new one, from the first to the last time, if something moves."""
        if self.slider is not None:
            self.slider.remove()
            self.slider = None
        if not self.movers:
            return
        start, end = self.span()
        self.slider = server.gui.add_slider("time", start, end, step=(end - start) / 1000 or 1.0, initial_value=start)
        self.slider.on_update(self._follow)

    def _follow(self, _: Any) -> None:
        for mover in list(self.movers.values()):
            mover.show(self.slider.value)

    def play(self, serializer: Any) -> None:
        """Record the motion, if any: in real time if it takes 1 to 60 units of time, otherwise in 10 seconds."""
        if not self.movers:
            return
        start, end = self.span()
        duration = end - start if _SHORTEST <= end - start <= _LONGEST else _PLAYED
        moving = sum([len(mover.handles) for mover in self.movers.values()])
        count = min(round(duration * _RATE), max(30, _MOVES // moving)) + 1
        times = np.linspace(start, end, count).tolist()
        paths = [(mover, *mover.at(times)) for mover in self.movers.values()]
        for i in range(count):
            for mover, first, second in paths:
                mover.move(first[:, i], second[:, i])
            serializer.insert_sleep(duration / count)


def stage(server: Any) -> Stage:
    """Return what is known of a server, which owns it."""
    found = vars(server).get(_ATTRIBUTE)
    if found is None:
        found = Stage()
        setattr(server, _ATTRIBUTE, found)
    return found


def mover(scene: Any, root: str, value: Any, length: float, colour: Array) -> Mover | RobotMover | None:
    """Add what moves of a value to a scene, if it is a trajectory or a robot with a plan, of one row at least."""
    if isinstance(value, Trajectory) and value.poses.numel():
        return Mover(scene, root, value, length)
    if robots.is_planned(value) and value[1].converged.numel():
        return RobotMover(scene, root, value[0], value[1], length, colour)
    return None
