"""ROS: messages of `geometry_msgs`, of any library that has their fields."""

from __future__ import annotations

import numbers
from typing import Any

import torch

from ..errors import ArgumentError, ShapeError
from ..values import Batched, Pose, Rotation
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
