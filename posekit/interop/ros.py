"""ROS: messages of `geometry_msgs`, of any library that has their fields, and those of tf2 as trees of frames."""

from __future__ import annotations

import numbers
from typing import Any

import torch

from ..errors import ArgumentError, PosekitError, ShapeError
from ..frames import FrameTree, keyed
from ..values import Batched, Pose, Rotation, Trajectory, UncertainPose, distinct
from .foreign_values import attribute, check_finite, check_quaternion, check_single_or_row, checked, has, kind_of
from .ros_messages import ARRAYS, blank, element_class, fill

_WHERE = "interop.from_ros"
_DEPTH = 4  # Odometry.pose.pose is the deepest; objects that have every attribute have no end


def from_ros(message: Any) -> Pose | Rotation:
    """Convert messages of ROS to a Pose, or quaternions to a Rotation, in float64.

    The message may come from rclpy, rospy, rosbags or elsewhere: only its fields are read. Names of frames and times
    are not part of a pose. A transform with ``header.frame_id`` "a" and ``child_frame_id`` "b" is ``a_T_b``.
    The covariance of a message is not read, because publishers do not agree on what its angles are.

    >>> from rosbags.typesys import Stores, get_typestore
    >>> types = get_typestore(Stores.ROS2_HUMBLE).types
    >>> point, quaternion = types["geometry_msgs/msg/Point"], types["geometry_msgs/msg/Quaternion"]
    >>> message = types["geometry_msgs/msg/Pose"](point(x=1.0, y=2.0, z=3.0), quaternion(x=0.0, y=0.0, z=0.0, w=1.0))
    >>> pk.interop.from_ros(message)
    Pose(position=[1., 2., 3.], quaternion=[1., 0., 0., 0.], dtype=torch.float64)

    Args:
        message: A ``Pose``, ``Transform`` or ``Quaternion``, or a message that contains one, such as ``PoseStamped``,
            ``TransformStamped`` or ``Odometry``. A list of messages, a ``PoseArray``, a ``Path`` or a ``TFMessage``
            gives a batch of shape (n,).
    """
    many = _elements(message)
    if many is None:
        kind, row = read(message, "message")
        return value_of(kind, torch.tensor(row, dtype=torch.float64))
    if not many and isinstance(message, list | tuple):
        raise ArgumentError(f"{_WHERE}: message is an empty {kind_of(message)}, neither poses nor rotations")
    pairs = [read(element, f"message {i}") for i, element in enumerate(many)]
    kinds = {kind for kind, _ in pairs} or {Pose}
    if len(kinds) > 1:
        raise ArgumentError(f"{_WHERE}: message contains both poses and quaternions: convert them separately")
    kind = kinds.pop()
    rows = torch.tensor([row for _, row in pairs], dtype=torch.float64)
    return value_of(kind, rows.reshape(len(pairs), 7 if kind is Pose else 4))


def _elements(message: Any) -> list[Any] | None:
    """Return the messages of a list or of an array message; None for a single message."""
    if isinstance(message, list | tuple):
        return list(message)
    if isinstance(message, type | Batched):
        raise ArgumentError(f"{_WHERE}: message must be a message of ROS, got {kind_of(message)}")
    for name in ARRAYS:
        if has(message, name):
            elements = getattr(message, name)
            if isinstance(elements, list | tuple):
                return list(elements)
    return None


def read(message: Any, path: str, where: str = _WHERE) -> tuple[type[Pose] | type[Rotation], list[float]]:
    """Return the numbers of one message: x, y, z of a pose, then x, y, z, w."""
    for _ in range(_DEPTH):
        inner = next((name for name in ("pose", "transform", "quaternion") if has(message, name)), None)
        if inner is None or isinstance(message, Batched):
            break
        message, path = getattr(message, inner), f"{path}.{inner}"
    else:
        raise ArgumentError(f"{where}: {path} is no pose, transform or quaternion")
    if not isinstance(message, type | Batched):
        for position, rotation in (("position", "orientation"), ("translation", "rotation")):
            if has(message, position) or has(message, rotation):
                row = _numbers(attribute(message, position, f"{where}: {path}"), "xyz", f"{path}.{position}", where)
                return Pose, row + _numbers(
                    attribute(message, rotation, f"{where}: {path}"), "xyzw", f"{path}.{rotation}", where
                )
        if has(message, "x") or has(message, "w"):
            return Rotation, _numbers(message, "xyzw", path, where)
    raise ArgumentError(f"{where}: {path} must have a pose, a transform or a quaternion, got {kind_of(message)}")


def _numbers(message: Any, names: str, path: str, where: str) -> list[float]:
    values = [attribute(message, name, f"{where}: {path}") for name in names]
    for name, number in zip(names, values, strict=True):
        if isinstance(number, bool) or not isinstance(number, numbers.Real):
            raise ArgumentError(f"{where}: {path}.{name} must be a number, got {kind_of(number)}")
    try:
        return [float(number) for number in values]
    except OverflowError as error:
        raise ArgumentError(f"{where}: {path} has a number that does not fit float64") from error


def value_of(kind: type[Pose] | type[Rotation], row: torch.Tensor, where: str = _WHERE) -> Pose | Rotation:
    check_finite(row[..., :-4], f"{where}: position")
    check_quaternion(row[..., -4:], f"{where}: xyzw")
    return Rotation.from_xyzw(row) if kind is Rotation else Pose.from_vector(row, xyzw=True)


def to_ros(value: Pose | Rotation, message_class: Any, *, header: Any = None, child_frame_id: str | None = None) -> Any:
    """Convert poses or rotations to messages of ROS, of the class that is given.

    >>> from rosbags.typesys import Stores, get_typestore
    >>> types = get_typestore(Stores.ROS2_HUMBLE).types
    >>> stamped = pk.interop.to_ros(pk.Pose([1, 2, 3]), types["geometry_msgs/msg/PoseStamped"])
    >>> stamped.pose.position.y, stamped.pose.orientation.w
    (2.0, 1.0)

    Args:
        value: A Pose or a Rotation of shape () or (n,). Its quaternions are normalized.
        message_class: ``Pose``, ``Transform``, a class with a field ``pose`` or ``transform`` such as
            ``PoseStamped`` or ``TransformStamped``, or an array: ``PoseArray``, ``Path`` or ``TFMessage``; for
            rotations ``Quaternion`` or ``QuaternionStamped``. Classes of rclpy, rospy and rosbags are known.
        header: The header of messages that have one, and of the elements of an array that have one. It is
            not copied.
        child_frame_id: The name of the moving frame, for ``TransformStamped``.

    Returns:
        A message; a list of messages for a value of shape (n,), unless the class is an array.
    """
    where = "interop.to_ros"
    value = checked(value, where)
    check_single_or_row(value, where)
    if not isinstance(message_class, type):
        raise ArgumentError(f"{where}: message_class must be a class, got {kind_of(message_class)}")
    if child_frame_id is not None and not isinstance(child_frame_id, str):
        raise ArgumentError(f"{where}: child_frame_id must be a string, got {kind_of(child_frame_id)}")
    rows = (value.xyzw() if isinstance(value, Rotation) else value.vector(xyzw=True)).tolist()
    message = blank(message_class)
    array = next((name for name in ARRAYS if has(message, name)), None)
    if array is None:
        if value.ndim == 0:
            return fill(message, rows, header, child_frame_id)
        return [fill(blank(message_class), row, header, child_frame_id) for row in rows]
    if value.ndim == 0:
        name = message_class.__name__
        raise ShapeError(f"{where}: value must have shape (n,) for the array {name}, got (): use value.reshape(-1)")
    kind = element_class(message_class, array)
    elements = [blank(kind) for _ in rows]
    inner = header if any(has(element, "header") for element in elements) else None
    filled = [fill(element, row, inner, child_frame_id) for element, row in zip(elements, rows, strict=True)]
    return fill(message, {array: filled}, header if has(message, "header") else None, None)


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
