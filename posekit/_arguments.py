"""From what users pass to what the values hold: tensors, shapes and dimensions, checked."""

from __future__ import annotations

import functools
import math
import numbers
from collections.abc import Iterator
from typing import Any, NoReturn, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor

from .engine import _internals
from .engine.check import dense
from .errors import (
    ArgumentError,
    DeviceError,
    DTypeError,
    ImmutableError,
    IndexingError,
    ShapeError,
    ValidationError,
)

V = TypeVar("V", bound=type)
TensorLike: TypeAlias = Tensor | npt.ArrayLike

FLOATS = (torch.float32, torch.float64, torch.float16, torch.bfloat16)
_INTEGERS = (int, np.integer, torch.SymInt)
# Tuples, not unions: torch.compile cannot trace `np.ndarray | list`.
_NUMPY = (np.ndarray, np.generic)
NUMBERS = (np.ndarray, list, tuple)  # what stands for a tensor in an expression
Operand: TypeAlias = Tensor | npt.NDArray[Any] | list[Any] | tuple[Any, ...]  # to a type checker


def immutable(cls: V) -> V:
    """Let a frozen class of attrs say what it refuses."""

    def refuse(self: Any, name: str, *_: Any) -> NoReturn:
        remedy = "; a module keeps its tensors" if name.startswith("_") else ""  # torch.nn.Parameter marks what it gets
        kind = type(self).__name__
        raise ImmutableError(
            f"{kind}: {name!r} cannot be set or deleted: values are immutable; make another one{remedy}"
        )

    cls.__setattr__ = cls.__delattr__ = refuse  # type: ignore[assignment, method-assign]
    return cls


def tensor(value: Any, name: str, like: Any = None) -> Tensor:
    """The numbers as a tensor: a tensor as it is, anything else as a copy that later changes cannot reach.

    Arrays of floats keep their dtype, and so do lists that hold such, or tensors. Other lists, numbers and arrays of
    integers, which have none of their own, take that of ``like``, else torch's default. All but tensors, and lists of
    them, go to the device of ``like``.
    """
    if isinstance(value, Tensor):
        dense(value, name)
        return value
    dtype, device = (like.dtype, like.device) if isinstance(like, Tensor) else (torch.get_default_dtype(), None)
    if isinstance(value, np.ma.MaskedArray):
        raise ArgumentError(f"{name} must not be a masked array: fill it, or select what is there")
    if isinstance(value, list | tuple):
        if _holds(value, Tensor):
            return _joined(value, name, dtype)
        if _holds(value, _NUMPY):
            value = _array(value, name)
    if hasattr(value, "__array__"):
        value = _array(value, name)
        if value.dtype.kind == "f" and value.dtype.itemsize <= 8:
            return torch.from_numpy(value).to(device)
        if value.dtype.kind not in "iu":
            raise DTypeError(f"{name} must be an array of floats or integers, got {value.dtype}")
    kind = type(value).__name__
    if hasattr(value, "quaternion"):
        raise ArgumentError(f"{name} must be a tensor, an array or a list of numbers, got {kind}")
    if isinstance(value, list | tuple) and value and hasattr(value[0], "quaternion"):
        raise ArgumentError(f"{name} must not be a list of values: join them with posekit.stack")
    try:
        return torch.tensor(value, dtype=dtype, device=device)
    except (TypeError, ValueError, OverflowError, RuntimeError) as error:
        raise ArgumentError(f"{name} must be a tensor, an array or a list of numbers, got {kind}: {error}") from error


def scalar(value: Any, name: str, like: Tensor) -> Tensor:
    """A number for each element: a tensor as it is, anything else in the dtype and on the device of ``like``.

    A tensor without dimensions takes that dtype as well, as it does beside a tensor with some in torch.
    """
    if isinstance(value, Tensor) and value.dtype in FLOATS:
        return value if value.ndim or value.dtype == like.dtype else value.to(like.dtype)
    if isinstance(value, Tensor):
        is_complex = value.is_complex()
    else:  # torch.compile knows no dtype of an array, nor of a number that it keeps open
        is_complex = not torch.compiler.is_compiling() and isinstance(value, _NUMPY) and value.dtype.kind == "c"
    if is_complex:
        raise DTypeError(f"{name} must be real, got {value.dtype}")
    if isinstance(value, list | tuple) and _holds(value, Tensor):
        return _joined(value, name, like.dtype)
    if hasattr(type(value), "quaternion"):
        raise ArgumentError(f"{name} must be a number or an array of numbers, got {type(value).__name__}")
    try:
        return torch.as_tensor(value, dtype=like.dtype, device=like.device)
    except (TypeError, ValueError, OverflowError, RuntimeError) as error:
        kind = type(value).__name__
        raise ArgumentError(f"{name} must be a number or an array of numbers, got {kind}: {error}") from error


def wide(x: Tensor) -> Tensor:
    """In a precision that is computed in: half precision is storage only."""
    return x.float() if x.dtype in (torch.float16, torch.bfloat16) else x


def _holds(value: Any, kinds: Any) -> bool:
    return isinstance(value, kinds) or (isinstance(value, list | tuple) and any(_holds(v, kinds) for v in value))


def _joined(value: Any, name: str, dtype: torch.dtype) -> Tensor:
    """Nested lists with tensors in them, joined without cutting the graph, in the dtype of all floats that have one."""
    leaves = list(_leaves(value))
    given = [x for x in leaves if isinstance(x, Tensor)]
    for x in given:
        dense(x, name)
        if x.is_complex():
            raise DTypeError(f"{name} must be real, got {x.dtype}")
    check_devices(name, *given)
    floats = [x.dtype for x in given if x.is_floating_point()]
    floats += [torch.from_numpy(_array(x, name)).dtype for x in leaves if isinstance(x, _NUMPY) and x.dtype.kind == "f"]
    like = given[0].new_empty(0, dtype=functools.reduce(torch.promote_types, floats) if floats else dtype)

    def join(part: Any) -> Tensor:
        if isinstance(part, list | tuple):
            return torch.stack([join(p) for p in part])
        return tensor(part, name, like).to(like.dtype)

    try:
        return join(value)
    except RuntimeError as error:
        raise ShapeError(f"{name} must be a regular array: {str(error).splitlines()[0]}") from error


def _leaves(value: Any) -> Iterator[Any]:
    if isinstance(value, list | tuple):
        for part in value:
            yield from _leaves(part)
    else:
        yield value


def holds_fractions(index: Any) -> bool:
    """Whether a list or an array has numbers that are no integers."""
    if not isinstance(index, NUMBERS) or torch.compiler.is_compiling():
        return False
    if isinstance(index, np.ndarray):
        return index.dtype.kind not in "iub" and index.size > 0
    return _holds(index, (float, np.floating))


def _array(value: Any, name: str) -> npt.NDArray[Any]:
    try:
        array = np.asarray(value)
    except ValueError as error:
        raise ShapeError(f"{name} must be a regular array: {error}") from error
    return np.array(array, dtype=array.dtype.newbyteorder("="), order="C")


def mask(value: Any, name: str, device: torch.device) -> Tensor:
    """Truth values as a bool tensor."""
    try:
        chosen = value if isinstance(value, Tensor) else torch.tensor(value, device=device)
    except (TypeError, ValueError, RuntimeError) as error:
        kind = type(value).__name__
        raise ArgumentError(f"{name} must be a tensor, an array or a list of bools, got {kind}: {error}") from error
    dense(chosen, name)
    if chosen.dtype != torch.bool:
        raise DTypeError(f"{name} must be bool, got {chosen.dtype}")
    return chosen


def check(value: Tensor, size: int, name: str) -> None:
    """Refuse all but dense float tensors of shape (*batch, size)."""
    dense(value, name)
    shape = value.shape
    if not shape or shape[-1] != size:
        raise ShapeError(f"{name} must have shape (..., {size}), got {tuple(shape)}")
    check_dtype(value.dtype, name)


def check_dtype(dtype: torch.dtype, name: str) -> None:
    if dtype not in FLOATS:
        raise DTypeError(
            f"{name} must be of a floating dtype (float32, float64, float16 or bfloat16), got {dtype}; "
            "convert it with .float()"
        )


def check_factor(factor: Any, value: Tensor, where: str) -> None:
    """Refuse what is no real number, and tensors that do not broadcast to the shape of a tensor."""
    if isinstance(factor, Tensor):
        if factor.is_complex():
            raise DTypeError(f"{where}: factor must be real, got {factor.dtype}")
        if factor.dim() and broadcast(where, factor.shape, value.shape) != value.shape:
            given = f"{tuple(factor.shape)}, which does not broadcast to {tuple(value.shape)}"
            raise ShapeError(f"{where}: factor has shape {given}")
    elif isinstance(factor, bool) or not isinstance(factor, numbers.Real):
        raise ArgumentError(f"{where}: factor must be a number or a tensor, got {type(factor).__name__}")


def normal(shape: tuple[int, ...], generator: torch.Generator | None, dtype: Any, device: Any) -> Tensor:
    """Standard normal numbers."""
    # torch.compile takes no generator beside a size that it does not know, not even None.
    given: Any = {} if generator is None else {"generator": generator}
    return torch.randn(shape, dtype=dtype, device=device, **given)


def check_generator(generator: Any, where: str) -> None:
    if generator is not None and not isinstance(generator, torch.Generator):
        raise ArgumentError(f"{where}: generator must be a torch.Generator, got {type(generator).__name__}")


def check_target(where: str, dtype: Any = None, device: Any = None) -> None:
    """Refuse what is no floating dtype and what names no device."""
    if dtype is not None and not isinstance(dtype, torch.dtype):
        raise ArgumentError(f"{where}: dtype must be a torch.dtype, got {type(dtype).__name__}")
    check_dtype(dtype or torch.get_default_dtype(), f"{where}: the result")
    if device is not None:
        check_device(where, device)


def check_device(where: str, device: Any) -> None:
    """Refuse what names no device that is there."""
    if isinstance(device, bool) or not isinstance(device, str | int | torch.device):
        raise ArgumentError(f"{where}: device must be a torch.device or its name, got {type(device).__name__}")
    try:
        found = torch.device(device)
    except RuntimeError as error:
        raise DeviceError(f"{where}: {device!r} names no device: {str(error).splitlines()[0]}") from error
    if torch.compiler.is_compiling():
        return
    if found.type not in ("cpu", "cuda", "meta"):
        raise DeviceError(f"{where}: there are kernels for the CPU and for CUDA, not for {found}")
    if found.type == "cuda" and not _internals.dispatch_modes():
        count = torch.cuda.device_count()
        if (found.index or 0) >= count:
            raise DeviceError(f"{where}: there is no {found}: torch sees {count} CUDA devices")


def check_devices(where: str, *tensors: Tensor) -> None:
    """Refuse tensors that are not all on the same device."""
    devices = [t.device for t in tensors]
    if any(device != devices[0] for device in devices):
        raise DeviceError(f"{where}: on different devices: {', '.join(map(str, devices))}; move them with .to(device)")


def broadcast(where: str, *shapes: torch.Size) -> torch.Size:
    """The common batch shape."""
    try:
        return torch.broadcast_shapes(*shapes)
    except RuntimeError as error:
        given = " and ".join(str(tuple(shape)) for shape in shapes)
        raise ShapeError(f"{where}: batch shapes do not broadcast: {given}") from error


def sizes(given: tuple[Any, ...], where: str) -> tuple[int, ...]:
    """A shape, passed as integers or as one tuple."""
    if len(given) == 1 and isinstance(given[0], tuple | list):
        given = tuple(given[0])
    if not all(isinstance(size, _INTEGERS) and not isinstance(size, bool) for size in given):
        raise ArgumentError(f"{where}: a shape is made of integers, got {given}")
    return given


def named(given: tuple[Any, ...], by_name: Any, name: str, where: str) -> tuple[int, ...]:
    """A shape or dimensions, passed in their places or by their name in torch."""
    if by_name is None:
        return sizes(given, where)
    if given:
        raise ArgumentError(f"{where}: got {name} twice")
    return sizes((by_name,), where)


def new_sizes(given: tuple[Any, ...], where: str) -> tuple[int, ...]:
    """The shape of something new."""
    found: tuple[Any, ...] = sizes(given, where)
    shape = tuple([int(size) if isinstance(size, np.integer) else size for size in found])
    if torch.compiler.is_compiling():  # a size that is not known yet would be bounded by being asked
        return shape
    if any([not 0 <= size < 1 << 56 for size in shape]) or math.prod(shape) >= 1 << 56:
        raise ShapeError(f"{where}: a size must be neither negative nor beyond all memory, got {shape}")
    return shape


def dim(given: Any, ndim: int, where: str) -> int:
    """A batch dimension, counted from the front."""
    if not isinstance(given, _INTEGERS):
        raise ArgumentError(f"{where}: dim must be an integer, got {type(given).__name__}")
    if not -ndim <= given < ndim:
        fact = f"must be in [{-ndim}, {ndim - 1}]" if ndim else "has nothing to name in a batch of shape ()"
        raise IndexingError(f"{where}: dim {fact}, got {given}")
    return int(given) if given >= 0 else int(given) + ndim


def dims(given: Any, ndim: int, where: str) -> tuple[int, ...]:
    """Batch dimensions, passed as one integer or several, counted from the front."""
    if not isinstance(given, tuple | list):
        given = (given,)
    return tuple([dim(d, ndim, where) for d in given])


def visible(x: Tensor) -> bool:
    """Whether numbers can be looked at: a compiled graph has none, and a CUDA graph that is captured forbids it."""
    return not torch.compiler.is_compiling() and not (x.is_cuda and torch.cuda.is_current_stream_capturing())


def refuse(bad: Tensor, values: Tensor, name: str, fact: str) -> None:
    """Raise on the first bad element, with its index and value, where there is something to look at."""
    if not visible(bad):
        return
    if bad.is_meta:
        raise ArgumentError(f"{name} is on the meta device, where it has no numbers")
    if not bad.any():
        return
    index = tuple(bad.nonzero()[0].tolist())
    place = f"[{', '.join(map(str, index))}]" if index else ""
    raise ValidationError(f"{name}{place} = {values[index].tolist()} {fact}")
