"""Assertions for tests of code that uses posekit."""

from __future__ import annotations

import numbers
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import torch
from torch import Tensor

from . import arguments
from .errors import ArgumentError, OptionError
from .values import Camera, Group, Rotation, Rotation2, Trajectory, UncertainPose, UncertainRotation, publish_module

__all__ = ["assert_close"]


V = TypeVar("V", Rotation, Rotation2)
_VALUES: tuple[type[Any], ...] = (Group, UncertainPose, UncertainRotation, Trajectory, Camera)
_FIELDS = {
    UncertainPose: ("pose", "covariance"),
    UncertainRotation: ("rotation", "covariance"),
    Trajectory: ("times", "poses"),
    Camera: ("intrinsics", "distortion"),
}


def assert_close(
    actual: Any,
    expected: Any,
    *,
    rtol: float | None = None,
    atol: float | None = None,
    equal_nan: bool = False,
    check_dtype: bool = True,
    check_device: bool = True,
) -> None:
    """Raise an AssertionError, which says where and by how much, unless two values are close.

    Positions, covariances, times and tensors are compared as `torch.testing.assert_close` compares tensors. Rotations
    are compared by the angle between them, which must be at most ``atol + rtol`` radians: by default 1e-5, in float64
    1e-7, in half precision 8 eps. The sign and the length of a quaternion make no difference, nor does the
    length of a complex number. Batch shapes must agree.

    >>> import posekit as pk
    >>> T = pk.Pose([1, 2, 3], [1, 0, 0, 0])
    >>> pk.testing.assert_close(T, pk.Pose([1, 2, 3], [-2, 0, 0, 0]))

    Args:
        actual: A Pose, Rotation, Pose2, Rotation2, Similarity, UncertainPose, UncertainRotation, Trajectory,
            Camera or tensor, or a
            nesting of lists, tuples and dicts of them.
        expected: The same kind of value.
        rtol: Relative tolerance; by default that of `torch.testing.assert_close` for the dtype.
        atol: Absolute tolerance, given together with ``rtol`` or not at all.
        equal_nan: Whether NaN equals NaN.
        check_dtype: Whether dtypes must be equal.
        check_device: Whether devices must be equal.
    """
    if (rtol is None) != (atol is None):
        raise ArgumentError("assert_close: give both rtol and atol, or none of them")
    for name, tolerance in (("rtol", rtol), ("atol", atol)):
        value: Any = tolerance
        if value is not None and (isinstance(value, bool) or not isinstance(value, numbers.Real)):
            raise ArgumentError(f"assert_close: {name} must be a number, got {arguments.describe(tolerance)}")
        if value is not None and not float(value) >= 0:
            raise OptionError(f"assert_close: {name} must not be negative or NaN, got {tolerance}")
    options = {"equal_nan": equal_nan, "check_dtype": check_dtype, "check_device": check_device}
    arguments.check_flags("assert_close", **options)
    if rtol is not None and atol is not None:
        rtol, atol = float(rtol), float(atol)  # torch takes no fractions
    _compare(actual, expected, "", rtol, atol, options)


def _compare(actual: Any, expected: Any, path: str, rtol: Any, atol: Any, options: dict[str, bool]) -> None:
    if isinstance(expected, (Tensor, *_VALUES)):
        value: Any = expected
        arguments.check_read("assert_close", *([value] if isinstance(value, Tensor) else value._tensors()))
    if isinstance(expected, _VALUES) or isinstance(actual, _VALUES):
        if type(actual) is not type(expected):
            raise AssertionError(f"{_title(path)}: expected {_kind(expected)}, got {_kind(actual)}")
        _compare_values(actual, expected, path, rtol, atol, options)
    elif isinstance(expected, Mapping) and isinstance(actual, Mapping):
        if set(actual) != set(expected):
            raise AssertionError(f"{_title(path)}: expected the keys {list(expected)}, got {list(actual)}")
        for key in expected:
            _compare(actual[key], expected[key], f"{path}[{key!r}]", rtol, atol, options)
    elif _is_sequence(expected) and _is_sequence(actual):
        if len(actual) != len(expected):
            raise AssertionError(f"{_title(path)}: expected {len(expected)} items, got {len(actual)}")
        for i, (one, other) in enumerate(zip(actual, expected, strict=True)):
            _compare(one, other, f"{path}[{i}]", rtol, atol, options)
    else:
        try:
            torch.testing.assert_close(
                actual, expected, rtol=rtol, atol=atol, msg=lambda text: f"{_title(path)}: {text}", **options
            )
        except (TypeError, ValueError, RuntimeError) as error:  # of other objects, of layouts, and of nested tensors
            reason = str(error.__cause__ or error).partition("\n")[0]
            kinds = f"{_kind(actual)} with {_kind(expected)}"
            raise ArgumentError(f"assert_close: {_title(path)}: cannot compare {kinds}: {reason}") from error


def _is_sequence(value: Any) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str | bytes)


def _title(path: str) -> str:
    return f"value{path}"


def _kind(value: Any) -> str:
    return type(value).__name__


def _compare_values(actual: Any, expected: Any, path: str, rtol: Any, atol: Any, options: dict[str, bool]) -> None:
    if actual.shape != expected.shape:
        shapes = f"expected {tuple(expected.shape)}, got {tuple(actual.shape)}"
        raise AssertionError(f"{_title(path)}: batch shapes differ: {shapes}")
    if isinstance(expected, Rotation | Rotation2):
        _compare_rotations(actual, expected, path, rtol, atol, options)
        return
    if isinstance(expected, UncertainPose | UncertainRotation):
        actual = actual.in_frame(expected.frame)  # covariances are comparable in one frame only
    if isinstance(expected, Camera):
        for name in ("model", "size"):
            one, other = getattr(actual, name), getattr(expected, name)
            if one != other:
                raise AssertionError(f"{_title(path)}: {name}s differ: expected {other}, got {one}")
    if isinstance(expected, Group) and not hasattr(expected, "rotation"):  # of a user
        actual, expected = actual.normalized(), expected.normalized()
    for name in _fields(expected):
        _compare(getattr(actual, name), getattr(expected, name), f"{path}.{name}", rtol, atol, options)


def _fields(value: Any) -> Sequence[str]:
    if not isinstance(value, Group):
        return _FIELDS[type(value)]
    has_rotation = hasattr(value, "rotation")
    return ["rotation" if x.kind == "direction" and has_rotation else name for name, x in value._fields.items()]


def _largest_angle(dtype: torch.dtype) -> float:
    """The angle in radians up to which rotations are close by default, about torch's tolerances for the dtype."""
    eps = torch.finfo(dtype).eps
    return max(8 * eps, 1e-7 if eps < 1e-10 else 1e-5)


def _compare_rotations(actual: V, expected: V, path: str, rtol: Any, atol: Any, options: dict[str, bool]) -> None:
    for what, one, other in (("dtype", actual.dtype, expected.dtype), ("device", actual.device, expected.device)):
        if options[f"check_{what}"] and one != other:
            raise AssertionError(f"{_title(path)}: {what}s differ: expected {other}, got {one}")
    moved = actual.to(expected.device)
    wide = torch.promote_types(torch.promote_types(moved.dtype, expected.dtype), torch.float32)
    angle = moved.detach().to(wide).distance(expected.detach().to(wide))
    limit = atol + rtol if rtol is not None else max(_largest_angle(x.dtype) for x in (actual, expected))
    far = ~(angle <= limit)
    if options["equal_nan"]:
        far &= ~(moved._lead.isnan().any(-1) & expected._lead.isnan().any(-1))
    if not far.any():
        return
    worst = int(torch.where(far, angle.nan_to_num(torch.inf), -1).argmax())
    index = tuple(int(i) for i in torch.unravel_index(torch.tensor(worst), angle.shape)) if angle.ndim else ()
    radians = float(angle[index])
    place = f" at index {index}" if index else ""
    raise AssertionError(
        f"{_title(path)}: {int(far.sum())} of {angle.numel()} rotations differ; the largest angle is {radians:.3g} rad "
        f"({radians * 180 / torch.pi:.3g} degrees){place}, at most {limit:.3g} rad are allowed"
    )


publish_module(__name__)
