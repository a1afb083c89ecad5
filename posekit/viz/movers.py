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
from .scenes import add_bodies, add_sticks, add_triads

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
        self.look = robots.look(robot)
        self.sticks, self.bodies = [], []
        first = [x[:, 0] for x in self.at([self.start])]
        arms = robot.forward(self.plans.at([self.start]))[:, 0]
        for i in range(len(rows)):
            node = f"{root}/now {i}"
            if self.look is not None:
                bodies = self.look.bodies(arms[i : i + 1], torch.zeros(1, dtype=torch.long), torch.Size([1]))
                self.bodies.append(add_bodies(scene, node, bodies, colour))
            if len(first[0][i]):
                self.sticks.append(add_sticks(scene, node, first[0][i], first[1][i], length, colour))
        self.handles = [*self.sticks, *[handle for row in self.bodies for handle in row]]

    def at(self, times: Sequence[float]) -> tuple[Array, ...]:
        """Return where the robots are at times.

        Returns:
            The lines, shape (plans, times, lines, 2, 3), and their ends, shape (plans, times, ends, 3); of robots with
            shapes also the positions of these, (plans, times, shapes, 3), and their quaternions, (plans, times, shapes,
            4).
        """
        arms = self.robot.forward(self.plans.at(times))
        segments, joints = robots.sticks(self.robot, arms)
        if self.look is None:
            return segments, joints
        segments = segments[..., self.look.is_bare, :, :]
        shape = tuple(arms.shape[:2])
        places = [x.reshape(*shape, *x.shape[1:]) for x in self.look.motion(arms.reshape(-1, arms.shape[-1]))]
        return segments, segments.reshape(*shape, -1, 3), *places

    def move(self, segments: Array, joints: Array, *places: Array) -> None:
        """Move the robots to what `at` returns, at one time."""
        for (lines, points), ends, middles in zip(self.sticks, segments, joints, strict=False):
            lines.points, points.points = ends, middles
        if places:
            for handles, positions, quaternions in zip(self.bodies, *places, strict=True):
                for handle, position, quaternion in zip(handles, positions, quaternions, strict=True):
                    handle.position, handle.wxyz = position, quaternion

    def show(self, time: float) -> None:
        """Move the robots to where they are at a time."""
        self.move(*[x[:, 0] for x in self.at([time])])


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
        paths = [(mover, mover.at(times)) for mover in self.movers.values()]
        for i in range(count):
            for mover, places in paths:
                mover.move(*[x[:, i] for x in places])
            serializer.insert_sleep(duration / count)


def stage(server: Any) -> Stage:
    """Return what is known of a server, which owns it."""
    result = vars(server).get(_ATTRIBUTE)
    if result is None:
        result = Stage()
        setattr(server, _ATTRIBUTE, result)
    return result


def mover(scene: Any, root: str, value: Any, length: float, colour: Array) -> Mover | RobotMover | None:
    """Add what moves of a value to a scene, if it is a trajectory or a robot with a plan, of one row at least."""
    if isinstance(value, Trajectory) and value.poses.numel():
        return Mover(scene, root, value, length)
    if robots.is_planned(value) and value[1].converged.numel():
        return RobotMover(scene, root, value[0], value[1], length, colour)
    return None
