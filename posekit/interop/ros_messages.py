"""Construction of ROS messages from their classes: those of rclpy, of rospy and the dataclasses of rosbags."""

from __future__ import annotations

import dataclasses
import importlib
import re
import sys
import typing
from typing import Any

from ..errors import ArgumentError
from .foreign_values import attribute, has, kind_of

ARRAYS = ("poses", "transforms")  # the fields of PoseArray and Path, and of TFMessage

_WHERE = "interop.to_ros"
_PLAIN = {"int": 0, "float": 0.0, "str": "", "bool": False}


def blank(message_class: type) -> Any:
    """Construct a message with zeros, empty strings and empty lists."""
    if dataclasses.is_dataclass(message_class):
        required = [
            field
            for field in dataclasses.fields(message_class)
            if field.init and field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING
        ]
        arguments = {field.name: _blank_field(message_class, field.name, field.type) for field in required}
    else:
        arguments = {}
    try:
        return message_class(**arguments)
    except Exception as error:  # a user's class may raise anything
        fact = f"cannot be constructed: {type(error).__name__}: {error}"
        raise ArgumentError(f"{_WHERE}: message_class {message_class.__name__} {fact}") from error


def _blank_field(owner: type, name: str, annotation: Any) -> Any:
    text = annotation if isinstance(annotation, str) else getattr(annotation, "__name__", "")
    if text in _PLAIN:
        return _PLAIN[text]
    if text.startswith("list"):
        return []
    kind = _resolve(owner, annotation)
    if kind is None or not dataclasses.is_dataclass(kind):
        raise ArgumentError(f"{_WHERE}: the field {name!r} of {owner.__name__}, {text}, cannot be constructed")
    return blank(kind)


def _resolve(owner: type, annotation: Any) -> type | None:
    """Return the class that an annotation names. rosbags writes names of the module in which it defines the class."""
    if isinstance(annotation, str):
        annotation = vars(sys.modules.get(owner.__module__, typing)).get(annotation)
    return annotation if isinstance(annotation, type) else None


def element_class(message_class: type, field: str) -> type:
    """Return the class of the elements of a field that is a list."""
    element: type | None = None
    if dataclasses.is_dataclass(message_class):
        annotation = next((x.type for x in dataclasses.fields(message_class) if x.name == field), None)
        element = _resolve(message_class, _element(annotation))
    else:
        element = _imported(_declared(message_class, field))
    if element is None:
        name = f"{message_class.__name__}.{field}"
        remedy = "convert the elements to a list of messages and assign that"
        raise ArgumentError(f"{_WHERE}: the class of the elements of {name} is not known: {remedy}")
    return element


def _element(annotation: Any) -> Any:
    """Return what is between the brackets of "list[...]"."""
    if not isinstance(annotation, str):
        return next(iter(typing.get_args(annotation)), None)
    named = re.fullmatch(r"(?:\w+\.)?[Ll]ist\[(\w+)\]", annotation)
    return named[1] if named else None


def _declared(message_class: Any, field: str) -> str:
    """Return the type of a field as rclpy or rospy declare it: "sequence<package/Name>" or "package/Name[]"."""
    if hasattr(message_class, "get_fields_and_field_types"):
        return str(message_class.get_fields_and_field_types().get(field, ""))
    declared = zip(getattr(message_class, "__slots__", ()), getattr(message_class, "_slot_types", ()), strict=False)
    return str(dict(declared).get(field, ""))


def _imported(declared: str) -> type | None:
    named = re.search(r"(\w+)/(?:msg/)?(\w+)", declared)
    if not named:
        return None
    try:
        kind = getattr(importlib.import_module(f"{named[1]}.msg"), named[2], None)
    except ImportError:
        return None
    return kind if isinstance(kind, type) else None


def fill(message: Any, content: Any, header: Any, child_frame_id: str | None) -> Any:
    """Write the numbers of one pose or rotation, or the elements of an array, into a message and return it."""
    name = type(message).__name__
    for field, value in (("header", header), ("child_frame_id", child_frame_id)):
        if value is not None:
            if not has(message, field):
                raise ArgumentError(f"{_WHERE}: {name} has no {field}")
            _set(message, field, value)
    if isinstance(content, dict):
        for field, elements in content.items():
            _set(message, field, elements)
        return message
    inner, path = message, name
    while True:
        part = next((x for x in ("pose", "transform", "quaternion") if has(inner, x)), None)
        if part is None:
            break
        inner, path = getattr(inner, part), f"{path}.{part}"
        if path.count(".") > 3:  # an object that has every attribute
            raise ArgumentError(f"{_WHERE}: {path} is no pose, transform or quaternion")
    fields = next((x for x in (("position", "orientation"), ("translation", "rotation")) if has(inner, x[0])), None)
    if (fields is None and not has(inner, "w")) or (fields is None) != (len(content) == 4):
        _refuse(inner, path, fields is None and not has(inner, "w"), len(content) == 4)
    if fields is None:
        _set_numbers(inner, "xyzw", content)
    else:
        _set_numbers(attribute(inner, fields[0], f"{_WHERE}: {path}"), "xyz", content[:3])
        _set_numbers(attribute(inner, fields[1], f"{_WHERE}: {path}"), "xyzw", content[3:])
    return message


def _refuse(inner: Any, path: str, unknown: bool, is_rotation: bool) -> typing.NoReturn:
    if unknown:
        fact = f"{path} has no pose, transform or quaternion, got {kind_of(inner)}"
    elif is_rotation:
        fact = f"a Rotation does not fill {path}, a pose: use Pose.from_rotation(value)"
    else:
        fact = f"a Pose does not fill {path}, a quaternion: use value.rotation"
    raise ArgumentError(f"{_WHERE}: {fact}")


def _set_numbers(message: Any, names: str, values: list[float]) -> None:
    for name, number in zip(names, values, strict=True):
        _set(message, name, number)


def _set(message: Any, field: str, value: Any) -> None:
    try:
        setattr(message, field, value)
    except Exception as error:  # rclpy asserts the types; frozen classes raise
        fact = f"does not take {kind_of(value)}: {error}"
        raise ArgumentError(f"{_WHERE}: {type(message).__name__}.{field} {fact}") from error
