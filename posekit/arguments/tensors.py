"""From what users pass to tensors: lists, arrays, numbers and masks."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor

from ..engine import FLOATS, dense
from ..errors import ArgumentError, DTypeError, ShapeError
from .checks import check_devices

TensorLike: TypeAlias = Tensor | npt.ArrayLike

# Tuples, not unions: torch.compile cannot trace `np.ndarray | list`.
_NUMPY = (np.ndarray, np.generic)
NUMBERS = (np.ndarray, list, tuple)  # what stands for a tensor in an expression
Operand: TypeAlias = Tensor | npt.NDArray[Any] | list[Any] | tuple[Any, ...]  # to a type checker


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


def scalar(value: Any, name: str, *others: Tensor) -> Tensor:
    """A number for each element: a tensor as it is, anything else in the dtype that the others promote to.

    A tensor without dimensions takes that dtype as well, as it does beside a tensor with some in torch.
    """
    like = others[0]
    for x in others[1:]:
        if x.dtype != like.dtype:
            like = like.new_empty(0, dtype=torch.promote_types(like.dtype, x.dtype))
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


def normal(shape: tuple[int, ...], generator: torch.Generator | None, dtype: Any, device: Any) -> Tensor:
    """Standard normal numbers."""
    # torch.compile takes no generator beside a size that it does not know, not even None.
    given: Any = {} if generator is None else {"generator": generator}
    return torch.randn(shape, dtype=dtype, device=device, **given)
