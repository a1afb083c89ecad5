"""ROS: the messages of tf2, `tf2_msgs/TFMessage`, as trees of frames."""

from __future__ import annotations

from typing import Any

import torch

from ..errors import ArgumentError, PosekitError, ShapeError
from ..frames import FrameTree, keyed
from ..values import Batched, Pose, Trajectory, UncertainPose, distinct
from .foreign_values import attribute, checked, has, kind_of
from .ros import read, value_of
from .ros_messages import blank, element_class, fill

_FROM, _TO = "interop.from_ros_frames", "interop.to_ros_frames"
_STAMPS = (("sec", "nanosec"), ("secs", "nsecs"))  # of ROS 2 and rosbags, and of rospy


def from_ros_frames(messages: Any, static: Any = ()) -> FrameTree:
    """Convert the messages of /tf, and those of /tf_static, to a `FrameTree` in float64.

    The messages may come from rclpy, rospy, rosbags or elsewhere: only their fields are read. Times are in seconds, as
    the stamps of the headers. Each frame that moves gets a `Trajectory`, which is known from the first to the last
    stamp; of poses with one stamp the last one counts.

    >>> from rosbags.typesys import Stores, get_typestore
    >>> types = get_typestore(Stores.ROS2_HUMBLE).types
    >>> path = pk.Trajectory([10, 11], pk.Pose([[0, 0, 0], [4, 0, 0]]))
    >>> tree = pk.FrameTree({("map", "base"): path, ("base", "camera"): pk.Pose([0, 0, 1])})
    >>> tf, tf_static = pk.interop.to_ros_frames(tree, types["tf2_msgs/msg/TFMessage"])
    >>> pk.interop.from_ros_frames(tf, tf_static).at(10.5)["map", "camera"].position
    tensor([2., 0., 1.], dtype=torch.float64)

    Args:
        messages: A ``TFMessage`` or a ``TransformStamped``, or a list of them, in any order.
        static: Those that hold at all times, likewise. Their stamps are not read.
    """
    edges: dict[tuple[str, str], tuple[list[float], list[list[float]]]] = {}
    for message in _transforms(messages, "messages"):
        edge, row = _edge(message)
        times, rows = edges.setdefault(edge, ([], []))
        times.append(_time(message))
        rows.append(row)
    tree: dict[tuple[str, str], Any] = {}
    for edge, (times, rows) in edges.items():
        tree[edge] = _moving(torch.tensor(times, dtype=torch.float64), _poses(rows))
    for message in _transforms(static, "static"):
        edge, row = _edge(message)
        tree[edge] = _poses([row])[0]
    try:
        return FrameTree(tree)
    except PosekitError as error:
        raise type(error)(f"{_FROM}: {error}") from error


def _transforms(messages: Any, name: str) -> list[Any]:
    """The stamped transforms of a message, or of several."""
    if isinstance(messages, list | tuple):
        return [x for i, message in enumerate(messages) for x in _transforms(message, f"{name}[{i}]")]
    if isinstance(messages, type | Batched):
        raise ArgumentError(f"{_FROM}: {name} must be messages of tf2, got {kind_of(messages)}")
    if has(messages, "transforms"):
        inner = messages.transforms
        if isinstance(inner, list | tuple):
            return list(inner)
    if has(messages, "transform") and isinstance(getattr(messages, "child_frame_id", None), str):
        return [messages]
    raise ArgumentError(f"{_FROM}: {name} must be a TFMessage or a TransformStamped, got {kind_of(messages)}")


def _edge(message: Any) -> tuple[tuple[str, str], list[float]]:
    """The frames of a stamped transform, and its numbers."""
    header = attribute(message, "header", f"{_FROM}: transform")
    parent = attribute(header, "frame_id", f"{_FROM}: header")
    child = attribute(message, "child_frame_id", f"{_FROM}: transform")
    if not isinstance(parent, str) or not isinstance(child, str):
        raise ArgumentError(f"{_FROM}: names of frames must be strings, got {kind_of(parent)} and {kind_of(child)}")
    kind, row = read(attribute(message, "transform", f"{_FROM}: {child}"), f"the transform of {child!r}", _FROM)
    if kind is not Pose:
        raise ArgumentError(f"{_FROM}: the transform of {child!r} is a quaternion")
    return (parent, child), row


def _time(message: Any) -> float:
    stamp = attribute(message.header, "stamp", f"{_FROM}: header")
    for whole, part in _STAMPS:
        seconds, rest = getattr(stamp, whole, None), getattr(stamp, part, None)
        if isinstance(seconds, int) and isinstance(rest, int):
            return seconds + rest / 1e9
    raise ArgumentError(f"{_FROM}: a stamp must have sec and nanosec, got {kind_of(stamp)}")


def _poses(rows: list[list[float]]) -> Pose:
    poses: Any = value_of(Pose, torch.tensor(rows, dtype=torch.float64), _FROM)
    return poses


def _moving(times: torch.Tensor, poses: Pose) -> Trajectory[Pose]:
    places = distinct(times, "last", True)
    return keyed(times, poses) if places is None else keyed(times[places], poses[places])


def to_ros_frames(tree: FrameTree, message_class: Any) -> tuple[Any, Any]:
    """Convert a tree to messages for /tf and for /tf_static.

    The first message has all keys of all trajectories, in the order of their times; of a tree ``at`` a time it has the
    poses at that time. Covariances of uncertain edges are not part of a message.

    >>> from rosbags.typesys import Stores, get_typestore
    >>> types = get_typestore(Stores.ROS2_HUMBLE).types
    >>> tree = pk.FrameTree({("map", "base"): pk.Trajectory([0, 1], pk.Pose([[0, 0, 0], [4, 0, 0]]))})
    >>> tf, _ = pk.interop.to_ros_frames(tree.at(0.5), types["tf2_msgs/msg/TFMessage"])
    >>> tf.transforms[0].header.stamp.nanosec, tf.transforms[0].transform.translation.x
    (500000000, 2.0)

    Args:
        tree: A tree without batch dimensions, at no time or at one.
        message_class: ``TFMessage``, of rclpy, rospy or rosbags.

    Returns:
        Two messages of the class.
    """
    if not isinstance(tree, FrameTree):
        raise ArgumentError(f"{_TO}: tree must be a FrameTree, got {kind_of(tree)}")
    if not isinstance(message_class, type):
        raise ArgumentError(f"{_TO}: message_class must be a class, got {kind_of(message_class)}")
    times = tree._times
    if tree.shape or (times is not None and times.dim()):
        batch = tuple(tree.shape) or tuple(times.shape if times is not None else ())
        raise ShapeError(f"{_TO}: tree must have no batch dimensions and one time at most, got {batch}")
    kind = element_class(message_class, "transforms")
    moving: list[tuple[float, Any]] = []
    static: list[Any] = []
    for (parent, child), value in tree.edges.items():
        if not isinstance(value, Trajectory):
            pose = value.pose if isinstance(value, UncertainPose) else value
            static.append(_stamped(kind, parent, child, checked(pose, _TO).vector(xyzw=True).tolist(), 0.0))
            continue
        poses = value.poses if times is None else tree[parent, child][None]
        stamps = (value.times if times is None else times[None]).tolist()
        for time, row in zip(stamps, checked(poses, _TO).vector(xyzw=True).tolist(), strict=True):
            moving.append((time, _stamped(kind, parent, child, row, time)))
    ordered = [message for _, message in sorted(moving, key=lambda pair: pair[0])]
    tf, tf_static = [
        fill(blank(message_class), {"transforms": transforms}, None, None) for transforms in (ordered, static)
    ]
    return tf, tf_static


def _stamped(kind: type, parent: str, child: str, row: list[float], time: float) -> Any:
    message = fill(blank(kind), row, None, child)
    seconds, rest = divmod(round(time * 1e9), 10**9)
    message.header.frame_id, stamp = parent, message.header.stamp
    whole, part = next((names for names in _STAMPS if has(stamp, names[0])), _STAMPS[0])
    setattr(stamp, whole, seconds)
    setattr(stamp, part, rest)
    return message
