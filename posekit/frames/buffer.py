"""FrameBuffer: the frames of a running robot, whose poses arrive one by one, from any thread."""

from __future__ import annotations

from typing import Any, final

import numpy as np
import torch
from numpy.typing import NDArray

from .. import arguments
from ..arguments import TensorLike
from ..engine import Lock
from ..errors import ArgumentError, ShapeError, ValidationError
from ..values import Pose, Trajectory
from . import ways
from .frame_tree import FrameTree, Value

_KEYS = 64  # for which there is room at first
_LATEST = 1e17  # nanoseconds of 1973, and seconds beyond the age of the universe


class _EdgeKeys:
    """The keys of an edge: rows [time, position, quaternion] in the order of times, with room behind them.

    Rows that were handed out are never written again, so that trees see them without a copy.
    """

    def __init__(self) -> None:
        self.rows = np.empty((_KEYS, 8))
        self.first = self.end = 0

    def add(self, row: NDArray[np.float64], length: float) -> None:
        live = self.rows[self.first : self.end]
        if len(live) and row[0] <= live[-1, 0]:  # late, or again
            i = int(np.searchsorted(live[:, 0], row[0]))
            self._move(np.concatenate((live[:i], row[None], live[i + int(live[i, 0] == row[0]) :])))
        else:
            if self.end == len(self.rows):
                self._move(live)
            self.rows[self.end] = row
            self.end += 1
        times = self.rows[self.first : self.end, 0]
        self.first += int(np.searchsorted(times, times[-1] - length))

    def _move(self, live: NDArray[np.float64]) -> None:
        self.rows = np.empty((max(_KEYS, 2 * len(live)), 8))
        self.rows[: len(live)] = live
        self.first, self.end = 0, len(live)

    def trajectory(self) -> Trajectory[Pose]:
        rows = torch.from_numpy(self.rows[self.first : self.end])
        return keyed(rows[:, 0], Pose._unchecked(rows[:, 1:4], rows[:, 4:]))


@final
class FrameBuffer:
    """The frames of a running robot: poses arrive one by one, and `tree` is all that is known now, a `FrameTree`.

    Any thread may set poses while others look them up: a tree does not change when further poses arrive. Poses are
    stored in float64 on the CPU, without gradients.

    >>> buffer = pk.FrameBuffer(history=10.0)
    >>> buffer.set("base", "camera", pk.Pose([0, 0, 1]))  # fixed
    >>> buffer.set("map", "base", pk.Pose([0, 0, 0]), time=20.0)
    >>> buffer.set("map", "base", pk.Pose([4, 0, 0]), time=20.5)
    >>> buffer.tree().at(20.25)["map", "camera"].position
    tensor([2., 0., 1.], dtype=torch.float64)

    Args:
        history: For how long poses of an edge are kept, before the last of them.
    """

    def __init__(self, history: float = 10.0) -> None:
        length: Any = history
        if isinstance(length, bool) or not isinstance(length, int | float):
            raise ArgumentError(f"FrameBuffer: history must be a number, got {type(length).__name__}")
        if not length > 0:
            raise ValidationError(f"FrameBuffer: history must be positive, got {history}")
        self.history = float(length)
        self._lock = Lock()
        self._edges: dict[str, tuple[str, Value | _EdgeKeys]] = {}  # by the child

    def set(self, parent: str, child: str, pose: Pose, time: TensorLike | float | None = None) -> None:
        """Store the pose of a frame in its parent, at a time or for all times.

        A pose of a time that is known replaces that pose; one that arrives late is put in its place. An edge with one
        pose is known at the time of that pose alone.

        >>> buffer = pk.FrameBuffer()
        >>> buffer.set("map", "base", pk.Pose([1, 2, 3]), time=5.0)
        >>> buffer.tree().at(5.0)["map", "base"].position
        tensor([1., 2., 3.], dtype=torch.float64)

        Args:
            parent: The frame in which the pose is given.
            child: The frame whose pose it is.
            pose: The pose ``parent_T_child``, shape ().
            time: In seconds; without it the edge is fixed, and poses that were known are forgotten.
        """
        ways.check_edge((parent, child), pose)
        where = f"FrameBuffer.set({parent!r}, {child!r})"
        if not isinstance(pose, Pose) or pose.ndim:
            got = f"a Pose of shape {tuple(pose.shape)}" if isinstance(pose, Pose) else f"a {type(pose).__name__}"
            raise ShapeError(f"{where}: needs one Pose, got {got}")
        row = np.empty(8)
        row[0] = 0.0 if time is None else _seconds(time, f"{where}: time")
        row[1:4], row[4:] = [x.detach().cpu().double().numpy() for x in (pose.position, pose.quaternion)]
        if not np.isfinite(row).all() or not row[4:].any():
            raise ValidationError(f"{where}: the pose or the time is not finite, or the quaternion is zero")
        with self._lock:
            known = self._edges.get(child)
            if known is None or known[0] != parent:
                edges = [(above, name) for name, (above, _) in self._edges.items()]
                ways.check_tree([*edges, (parent, child)])
            if time is None:
                fields = torch.from_numpy(row)
                self._edges[child] = parent, Pose._unchecked(fields[1:4], fields[4:])
                return
            keys = known[1] if known and isinstance(known[1], _EdgeKeys) else _EdgeKeys()
            keys.add(row, self.history)
            self._edges[child] = parent, keys

    def tree(self) -> FrameTree:
        """Return the frames as they are known now.

        >>> pk.FrameBuffer().tree()
        FrameTree(0 frames)
        """
        with self._lock:
            edges = [
                ((parent, child), x.trajectory() if isinstance(x, _EdgeKeys) else x)
                for child, (parent, x) in self._edges.items()
            ]
        return (
            FrameTree._unchecked(*(tuple(x) for x in zip(*edges, strict=True)), None, (), "raise")
            if edges
            else FrameTree()
        )

    def __repr__(self) -> str:
        return f"FrameBuffer(history={self.history}, edges={len(self._edges)})"


def _seconds(time: Any, name: str) -> float:
    tensor = arguments.tensor(time, name, torch.empty(0, dtype=torch.float64))
    if tensor.dim():
        raise ShapeError(f"{name} must be one number, got the shape {tuple(tensor.shape)}")
    stamp = float(tensor)
    if abs(stamp) > _LATEST:
        raise ValidationError(f"{name} must be in seconds, but {stamp:.6g} looks like nanoseconds; pass time / 1e9")
    return stamp


def keyed(times: torch.Tensor, poses: Pose) -> Trajectory[Pose]:
    """A trajectory of keys in order. One key is known at its time alone: up to the next number."""
    if len(times) == 1:
        times = torch.cat((times, torch.nextafter(times, torch.full_like(times, torch.inf))))
        poses = poses.expand(2)
    return Trajectory._unchecked(times, poses)


arguments.publish(FrameBuffer, "posekit")
