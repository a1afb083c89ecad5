"""Checks of user arguments: shapes, dtypes, devices, dimensions and values."""

from __future__ import annotations

import math
import numbers
from collections.abc import Iterable
from typing import Any, Literal, NoReturn, TypeAlias, TypeVar

import numpy as np
import torch
from torch import Tensor

from ..engine import (
    DTYPE_NAMES,
    FLOATS,
    broadcast_error,
    broadcast_shapes,
    check_capture,
    check_dense,
    describe,
    dispatch_modes,
    is_capturing,
    is_mapped,
)
from ..errors import (
    ArgumentError,
    DeviceError,
    DTypeError,
    ImmutableError,
    IndexingError,
    OptionError,
    ShapeError,
    ValidationError,
)

Frame: TypeAlias = Literal["body", "world"]

T = TypeVar("T")
V = TypeVar("V", bound=type)
_INTEGERS = (int, np.integer, torch.SymInt)
_MATRICES = ((3, 3), (3, 4), (4, 4))
# What converts rows of other lengths, by the function that takes matrices.
_ROWS = {
    ("Pose.from_matrix", 7): "; convert vectors of 7 numbers with Pose.from_vector",
    ("Pose.from_matrix", 6): "; convert tangents with Pose.exp",
    ("Rotation.from_matrix", 3): "; convert rotation vectors with Rotation.from_rotvec",
    ("Rotation.from_matrix", 6): "; convert six numbers with Rotation.from_sixd",
}


def fill(value: Any, *fields: Any) -> None:
    """Set the fields of an immutable value, in the order of its class. torch.compile cannot trace how attrs does it."""
    for name, field in zip(value.__match_args__, fields, strict=True):
        object.__setattr__(value, name, field)


def filled(kind: type[T], *fields: Any) -> T:
    """Make an immutable value of its fields, without checks."""
    made = object.__new__(kind)
    fill(made, *fields)
    return made


def immutable(cls: V) -> V:
    """Class decorator: setting or deleting an attribute of the frozen class raises an ImmutableError with a remedy."""

    def refuse(self: Any, name: str, *values: Any) -> NoReturn:
        kind, remedy = type(self).__name__, ""
        if values and isinstance(values[0], Tensor) and values[0] is getattr(self, name, None):  # by +=, at last
            remedy = "; an operator such as += has changed the tensor in place before this error"
        if name.startswith("_"):  # torch.nn.Parameter sets private attributes on its argument
            group = kind.removesuffix("2")  # of space and of the plane
            trained = group in ("Pose", "Rotation", "Similarity")
            known = f"use posekit.nn.{group}Parameter" if trained else "learn its tensors"
            remedy = f"; to train it, {known}"
        raise ImmutableError(
            f"{kind}: {name!r} cannot be set or deleted: values are immutable; create a new one{remedy}"
        )

    cls.__setattr__ = cls.__delattr__ = refuse  # type: ignore[assignment, method-assign]
    if "__attrs_init__" in vars(cls):  # of attrs, for classes with an `__init__` of their own; `help` would list it
        del cls.__attrs_init__  # type: ignore[attr-defined]
    return cls


def check(value: Tensor, size: int, name: str, from_matrix: str = "") -> None:
    """Raise unless a tensor is dense, floating-point and of shape (*batch, size).

    ``from_matrix`` is the name of the function that takes matrices, for the error about those.
    """
    check_dense(value, name)
    if type(value) is not Tensor:
        _refuse_pypose(value, size, name)
    shape = value.shape
    if not shape or shape[-1] != size:
        remedy = _ROWS.get((from_matrix, shape[-1]), "") if shape else ""
        if from_matrix and tuple(shape[-2:]) in _MATRICES:
            remedy = f"; convert matrices with {from_matrix}"
        raise ShapeError(f"{name} must have shape (..., {size}), got {tuple(shape)}{remedy}")
    check_dtype(value.dtype, name)


def _refuse_pypose(value: Tensor, size: int, name: str) -> None:
    """Say how groups of PyPose are converted, whose quaternions have the real part last. Its tangents are as ours."""
    if torch.compiler.is_compiling() or size not in (3, 4, 7) or not hasattr(value, "ltype"):
        return
    if type(value.ltype).__name__ in ("SE3Type", "SO3Type", "Sim3Type", "RxSO3Type"):
        remedy = "its quaternions have the real part last: convert it with posekit.interop.from_pypose"
        raise ArgumentError(f"{name} must be a tensor of plain numbers, got PyPose's LieTensor; {remedy}")


def check_dtype(dtype: torch.dtype, name: str) -> None:
    if dtype not in FLOATS:
        raise DTypeError(f"{name} must be of a floating dtype ({DTYPE_NAMES}), got {dtype}; convert it with .float()")


def check_factor(factor: Any, value: Tensor, name: str) -> None:
    """Raise unless a factor is a real number or a tensor that broadcasts to the shape of ``value``."""
    if isinstance(factor, Tensor):
        if factor.is_complex():
            raise DTypeError(f"{name} must be real, got {factor.dtype}")
        check_dense(factor, name)
        if not _broadcasts_to(factor.shape, value.shape):
            shapes = f"{tuple(factor.shape)}, which does not broadcast to {tuple(value.shape)}"
            raise ShapeError(f"{name} has shape {shapes}")
    elif isinstance(factor, bool) or not isinstance(factor, numbers.Real):
        raise ArgumentError(f"{name} must be a number or a tensor, got {type(factor).__name__}")


def _broadcasts_to(shape: torch.Size, target: torch.Size) -> bool:
    try:
        return broadcast_shapes(shape, target) == target
    except RuntimeError:
        return False


def check_flags(where: str, **flags: Any) -> None:
    """Raise unless all options are True or False."""
    for name, value in flags.items():
        if not isinstance(value, bool):
            raise OptionError(f"{where}: {name} must be True or False, got {describe(value)}")


def check_functions(where: str, **functions: Any) -> None:
    """Raise unless options are functions or None."""
    for name, value in functions.items():
        if value is not None and not callable(value):
            raise ArgumentError(f"{where}: {name} must be a function, got {type(value).__name__}")


def check_choice(value: Any, allowed: Iterable[str], name: str) -> None:
    """Raise unless an option is one of the allowed names."""
    if not isinstance(value, str) or value not in allowed:
        quoted = [f'"{choice}"' for choice in allowed]
        choices = " or ".join(quoted) if len(quoted) == 2 else f"one of {', '.join(quoted)}"
        raise OptionError(f"{name} must be {choices}, got {describe(value)}")


def integer(value: Any, name: str, least: int, most: float = math.inf) -> int:
    """Return an integer, and raise for anything else and for one out of bounds."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise ArgumentError(f"{name} must be an integer, got {type(value).__name__}")
    if not least <= value <= most:
        bounds = f"at least {least}" if most == math.inf else f"at least {least} and at most {most}"
        raise OptionError(f"{name} must be {bounds}, got {describe(value)}")
    return value


def positive(value: Any, name: str, *, zero: bool = False, infinite: bool = False) -> float:
    """Return a positive number, and raise for anything else.

    Args:
        value: What the user passed.
        name: Its name in errors.
        zero: Whether it may be 0.
        infinite: Whether it may be infinite.
    """
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ArgumentError(f"{name} must be a number, got {type(value).__name__}")
    least = value >= 0 if zero else value > 0
    if not (least and (infinite or value < math.inf)):  # torch.compile cannot trace math.isfinite
        fact = "positive" if infinite else "finite and not negative" if zero else "positive and finite"
        raise OptionError(f"{name} must be {fact}, got {value}")
    return float(value)


def check_kinds(where: str, kinds: type[Any] | tuple[type[Any], ...], **values: Any) -> None:
    """Raise unless arguments, which are passed by their names, are of one of the classes, and all of the same."""
    for name, value in values.items():
        if not isinstance(value, kinds):
            known = kinds if isinstance(kinds, tuple) else (kinds,)
            expected = " or ".join([f"{'an' if x.__name__[0] in 'AEIOU' else 'a'} {x.__name__}" for x in known])
            is_matrix = isinstance(value, Tensor) and hasattr(known[0], "from_matrix")
            remedy = f"; convert matrices with {known[0].__name__}.from_matrix" if is_matrix else ""
            raise ArgumentError(f"{where}: {name} must be {expected}, got {type(value).__name__}{remedy}")
        kinds = type(value)


def check_frame(frame: Any, where: str) -> None:
    """Raise unless ``frame`` is "body" or "world".

    A tangent d in the body frame moves a value T to T @ exp(d), one in the world frame to exp(d) @ T.
    """
    check_choice(frame, ("body", "world"), f"{where}: frame")


def check_generator(generator: Any, where: str) -> None:
    if generator is not None and not isinstance(generator, torch.Generator):
        raise ArgumentError(f"{where}: generator must be a torch.Generator, got {type(generator).__name__}")


def check_target(where: str, dtype: Any = None, device: Any = None) -> None:
    """Raise unless the dtype is a floating dtype and the device is valid. None means the default."""
    if dtype is not None and not isinstance(dtype, torch.dtype):
        raise ArgumentError(f"{where}: dtype must be a torch.dtype, got {type(dtype).__name__}")
    check_dtype(dtype or torch.get_default_dtype(), f"{where}: the result")
    if device is not None:
        check_device(where, device)


def check_device(where: str, device: Any) -> None:
    """Raise unless a device is valid, has kernels and exists."""
    if isinstance(device, bool) or not isinstance(device, str | int | torch.device):
        raise ArgumentError(f"{where}: device must be a torch.device or its name, got {type(device).__name__}")
    try:
        parsed = torch.device(device)
    except (RuntimeError, ValueError, OverflowError) as error:
        raise DeviceError(f"{where}: {describe(device)} is not a valid device: {reason(error)}") from error
    if torch.compiler.is_compiling():
        return
    # torch keeps 8 bits of an index: "cuda:300" would be the device 44.
    if device not in (parsed, str(parsed), parsed.index):
        raise DeviceError(f"{where}: there is no device {describe(device)}")
    if parsed.type not in ("cpu", "cuda", "meta"):
        raise DeviceError(f"{where}: device must be a CPU or CUDA device, which have kernels, got {parsed}")
    if parsed.type == "cuda" and not dispatch_modes():
        count = torch.cuda.device_count()
        if not 0 <= (parsed.index or 0) < count:
            raise DeviceError(f"{where}: there is no {parsed}: torch sees {count} CUDA devices")


def reason(error: Exception) -> str:
    """Return the first sentence of torch's message. Advice to torch's developers or a C++ stack trace may follow."""
    text = str(error).partition("\n")[0].partition(". ")[0].strip() or type(error).__name__
    return "an integer does not fit 64 bits" if "Overflow when unpacking" in text else text


def check_devices(where: str, *tensors: Tensor) -> None:
    """Raise unless all tensors are on the same device."""
    devices = [t.device for t in tensors]
    if any(device != devices[0] for device in devices):
        raise DeviceError(f"{where}: on different devices: {', '.join(map(str, devices))}; move them with .to(device)")


def broadcast(where: str, **shapes: torch.Size) -> torch.Size:
    """Return the common batch shape of arguments, which are passed by their names."""
    try:
        return broadcast_shapes(*shapes.values())
    except RuntimeError as error:
        raise broadcast_error(where, shapes.items()) from error


def sizes(values: tuple[Any, ...], where: str) -> tuple[int, ...]:
    """Return a shape that is passed as integers or as one tuple."""
    if len(values) == 1 and isinstance(values[0], tuple | list):
        values = tuple(values[0])
    if not all(isinstance(size, _INTEGERS) and not isinstance(size, bool) for size in values):
        raise ArgumentError(f"{where}: sizes must be integers, got {describe(values)}")
    return values


def sizes_or_keyword(values: tuple[Any, ...], keyword: Any, name: str, where: str) -> tuple[int, ...]:
    """Return a shape or dimensions that are passed as positional arguments or under torch's keyword."""
    if keyword is None:
        return sizes(values, where)
    if values:
        raise ArgumentError(f"{where}: got {name} twice")
    return sizes((keyword,), where)


def new_sizes(values: tuple[Any, ...], where: str) -> tuple[int, ...]:
    """Return the shape of a new value, checked for negative and oversized dimensions."""
    if not values:
        return ()
    checked: tuple[Any, ...] = sizes(values, where)
    shape = tuple([int(size) if isinstance(size, np.integer) else size for size in checked])
    if torch.compiler.is_compiling():  # a comparison would put a guard on a dynamic size
        return shape
    if any([not 0 <= size < 1 << 56 for size in shape]) or math.prod(shape) >= 1 << 56:
        raise ShapeError(f"{where}: sizes and their product must be in [0, 2**56), got {describe(shape)}")
    return shape


def dim(value: Any, ndim: int, where: str) -> int:
    """Return a batch dimension as a nonnegative integer."""
    if not isinstance(value, _INTEGERS):
        raise ArgumentError(f"{where}: dim must be an integer, got {type(value).__name__}")
    if not -ndim <= value < ndim:
        fact = f"must be in [{-ndim}, {ndim - 1}]" if ndim else "is not valid for a batch of shape ()"
        raise IndexingError(f"{where}: dim {fact}, got {describe(value)}")
    if torch.compiler.is_compiling():  # with dynamic=True the integers of a function are symbols, as sizes are
        return next(d for d in range(ndim) if value in (d, d - ndim))
    return int(value) if value >= 0 else int(value) + ndim


def dims(values: Any, ndim: int, where: str) -> tuple[int, ...]:
    """Return batch dimensions, passed as an integer or a sequence, as nonnegative integers."""
    if not isinstance(values, tuple | list):
        values = (values,)
    return tuple([dim(d, ndim, where) for d in values])


def is_readable(x: Tensor) -> bool:
    """Return whether values can be read: not if `torch.vmap` maps over them, or a graph is compiled or captured."""
    return not torch.compiler.is_compiling() and not is_capturing(x.device) and not is_mapped(x)


def check_read(where: str, *tensors: Tensor, remedy: str = "call it before the capture") -> None:
    """Raise a CaptureError while a CUDA graph is captured, because reading values waits for the device."""
    for x in tensors:
        check_capture(x.device, where, "waits for the device to read values", remedy)


def refuse_mapping(where: str, *values: Any, what: str = "problems") -> None:
    """Raise if `torch.vmap` maps over tensors, values or lists of them: what searches decides by their numbers."""
    for x in values:
        if isinstance(x, list | tuple):
            refuse_mapping(where, *x, what=what)
            continue
        tensors = (x,) if isinstance(x, Tensor) else x._tensors() if hasattr(type(x), "_tensors") else ()
        if any([is_mapped(t) for t in tensors]):
            raise ArgumentError(
                f"{where}: torch.vmap cannot map over the search; give all {what} in one call, as a batch"
            )


def check_copy(
    where: str,
    device: torch.device | None,
    remedy: str = "pass a tensor on the device that was made before the capture",
) -> None:
    """Raise a CaptureError while a CUDA graph is captured, because copies from the CPU wait. None: the default."""
    if device is None:
        if torch.compiler.is_compiling() or not torch.cuda.is_initialized():
            return
        device = torch.get_default_device()
    check_capture(device, where, "waits for a copy of numbers to the device", remedy)


def check_scale(scale: Any, name: str) -> None:
    """Raise unless a scale is positive and finite, if it is a tensor whose number can be read."""
    if isinstance(scale, Tensor) and is_readable(scale):
        number = scale.detach()
        refuse(~((number > 0) & number.isfinite()), number, name, "is not positive and finite")
        refuse(~has_square(number, scale.dtype), number, name, f"has no square in {str(scale.dtype)[6:]}")


def has_square(scale: Any, dtype: torch.dtype) -> Any:
    """Whether the square of a scale, and its inverse, are normal numbers of a dtype, of half precision of float32."""
    least = min(torch.finfo(dtype).tiny, torch.finfo(torch.float32).tiny) ** 0.5
    return (scale >= least) & (scale * least <= 1)


def refuse(bad: Tensor, values: Tensor | None, name: str, fact: str) -> None:
    """Raise for the first True element of ``bad``. Does nothing while a graph is compiled.

    Raises a CaptureError while a CUDA graph is captured: a check by default is left out there, see `is_readable`.

    The error has the index of the element and, unless ``values`` is None, its value.
    """
    if torch.compiler.is_compiling():
        return
    check_read(name, bad, remedy="check the values before the capture")
    if is_mapped(bad):
        raise ArgumentError(f"{name}: values that torch.vmap maps over cannot be read; check the whole batch before")
    if bad.is_meta:
        raise ArgumentError(f"{name} is on the meta device, which holds no values to check")
    if not bad.any():
        return
    index = tuple(bad.nonzero()[0].tolist())
    place = f"[{', '.join(map(str, index))}]" if index else ""
    value = "" if values is None else f" = {values[index].tolist()}"
    raise ValidationError(f"{name}{place}{value} {fact}")
