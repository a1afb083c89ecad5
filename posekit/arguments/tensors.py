"""Conversion of user arguments to tensors: lists, arrays, numbers and masks."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NewType, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor

from ..engine import FLOATS, check_dense, describe, is_distributed
from ..errors import ArgumentError, DTypeError, IndexingError, PosekitError, ShapeError
from .checks import check_copy, check_devices, reason

if TYPE_CHECKING:

    class _Array(Protocol):
        def __array__(self) -> Any: ...

    # Not numpy's ArrayLike, to which text belongs.
    TensorLike: TypeAlias = Tensor | float | list[Any] | tuple[Any, ...] | Sequence[float] | _Array
else:

    class _Named(NewType):
        """Prints as its name: the union would fill every signature."""

        def __repr__(self) -> str:
            return self.__name__

    TensorLike = _Named("TensorLike", object)
Weight: TypeAlias = float | Tensor  # where a class has a method `float`, which hides the type

# Tuples, not unions: torch.compile cannot trace `np.ndarray | list`.
_NUMPY = (np.ndarray, np.generic)
NUMBERS = (np.ndarray, list, tuple)  # types that the operator @ converts to a tensor
# Packages whose objects `posekit.interop` converts, with their names and the ends of the functions' names.
_LIBRARIES = {
    "geometry_msgs": ("ROS", "ros"),
    "gtsam": ("GTSAM", "gtsam"),
    "jaxlie": ("jaxlie", "jaxlie"),
    "pinocchio": ("Pinocchio", "pinocchio"),
    "pycolmap": ("pycolmap", "colmap"),
    "scipy": ("SciPy", "scipy"),
}
_LARGEST = 65504  # of float16: `torch.full` refuses numbers above the range of a dtype, which `torch.tensor` makes inf
Operand: TypeAlias = Tensor | npt.NDArray[Any] | list[Any] | tuple[Any, ...]  # for type checkers


def tensor(value: Any, name: str, like: Any = None) -> Tensor:
    """Convert to a tensor. A tensor is returned unchanged; anything else is copied, so that no memory is shared.

    Floating-point arrays, and lists that contain such arrays or tensors, keep their dtype. Other lists, numbers and
    integer arrays take the dtype of ``like``, or torch's default dtype. All inputs except tensors and lists of tensors
    are moved to the device of ``like``.
    """
    if isinstance(value, Tensor):
        check_dense(value, name)
        return value
    dtype, device = (like.dtype, like.device) if isinstance(like, Tensor) else (torch.get_default_dtype(), None)
    _refuse_masked(value, name)
    if hasattr(value, "quaternion") or hasattr(value, "complex"):  # although it converts to an array: of matrices
        kind = type(value).__name__
        raise ArgumentError(f"{name} must be a tensor, an array or a list of numbers, got {kind}")
    _refuse_foreign(value, name)
    if isinstance(value, list | tuple):
        if _contains_values(value, name):
            raise ArgumentError(f"{name} must not be a list of values: join them with posekit.stack")
        if _contains(value, Tensor):
            return _stack_nested(value, name, dtype)
        if _contains(value, _NUMPY):
            value = _array(value, name)
    if hasattr(value, "__array__"):
        value = _array(value, name)
        if value.dtype.kind == "f" and value.dtype.itemsize <= 8:
            check_copy(name, device)
            return _on_mesh_of(like, torch.from_numpy(value).to(device))
        if value.dtype.kind not in "iu":
            raise DTypeError(f"{name} must be an array of floats or integers, got {value.dtype}")
    kind = _kind(value)
    filled = _filled(value, dtype, device)
    if filled is not None:
        return _on_mesh_of(like, filled)
    check_copy(name, device)
    try:
        return _on_mesh_of(like, torch.tensor(value, dtype=dtype, device=device))
    except Exception as error:  # a user's sequence or number may raise anything
        fact = f"got {kind}: {reason(error)}"
        raise ArgumentError(f"{name} must be a tensor, an array or a list of numbers, {fact}") from error


def _refuse_foreign(value: Any, name: str) -> None:
    """Say how poses of other libraries are converted. Those of SciPy are sequences to Python."""
    if torch.compiler.is_compiling():  # where none of them arrives, and a type's module cannot be read
        return
    module = type(value).__module__
    package = module.partition(".")[0]
    if package in _LIBRARIES and (package != "scipy" or module.startswith("scipy.spatial.transform")):
        library, remedy = _LIBRARIES[package], "convert it with posekit.interop.from_"
        raise ArgumentError(
            f"{name} must be a tensor, an array or a list of numbers, got {library[0]}'s {type(value).__name__}; "
            f"{remedy}{library[1]}"
        )


def scalar(value: Any, name: str, *others: Tensor) -> Tensor:
    """Convert scalars, one for each element, to a tensor of the dtype that ``others`` promote to.

    A floating tensor keeps its dtype, unless it has no dimensions: as in torch, it does not take part in promotion.
    """
    like = others[0]
    for x in others[1:]:
        if x.dtype != like.dtype and x.dtype in FLOATS:  # an op refuses the others
            like = like.new_empty(0, dtype=torch.promote_types(like.dtype, x.dtype))
    if isinstance(value, Tensor) and value.dtype in FLOATS:
        return value if value.ndim or value.dtype == like.dtype else value.to(like.dtype)
    if isinstance(value, Tensor):
        is_complex = value.is_complex()
    else:  # torch.compile cannot trace the dtype of an array or of a symbolic number
        is_complex = not torch.compiler.is_compiling() and isinstance(value, _NUMPY) and value.dtype.kind == "c"
    if is_complex:
        raise DTypeError(f"{name} must be real, got {value.dtype}")
    _refuse_masked(value, name)
    is_sequence = isinstance(value, list | tuple)
    if isinstance(value, type) or hasattr(type(value), "quaternion") or (is_sequence and _contains_values(value, name)):
        raise ArgumentError(f"{name} must be a number or an array of numbers, got {_kind(value)}")
    if is_sequence and _contains(value, Tensor):
        return _stack_nested(value, name, like.dtype)
    filled = _filled(value, like.dtype, like.device)
    if filled is not None:
        return _on_mesh_of(like, filled)
    check_copy(name, like.device)
    try:
        return _on_mesh_of(like, torch.as_tensor(value, dtype=like.dtype, device=like.device))
    except Exception as error:  # a user's sequence or number may raise anything
        fact = f"got {_kind(value)}: {reason(error)}"
        raise ArgumentError(f"{name} must be a number or an array of numbers, {fact}") from error


def _filled(value: Any, dtype: torch.dtype, device: torch.device | None) -> Tensor | None:
    """A number as a tensor, without a copy from the CPU, for which a CUDA device waits; None for other values."""
    if torch.compiler.is_compiling() or type(value) not in (int, float) or not -_LARGEST <= value <= _LARGEST:
        return None
    return torch.full((), value, dtype=dtype, device=device)


def _on_mesh_of(like: Any, x: Tensor) -> Tensor:
    """A converted list, array or number: replicated on the mesh of ``like``, if that is a DTensor."""
    if torch.compiler.is_compiling() or not is_distributed(like):
        return x
    from torch.distributed.tensor import DTensor, Replicate

    return DTensor.from_local(x, like.device_mesh, [Replicate()] * like.device_mesh.ndim, run_check=False)


def _kind(value: Any) -> str:
    return f"the class {value.__name__}" if isinstance(value, type) else type(value).__name__


def _refuse_masked(value: Any, name: str) -> None:
    if isinstance(value, np.ma.MaskedArray):
        raise ArgumentError(f"{name} must not be a masked array: fill it with .filled() or select the valid entries")


def _contains(value: Any, kinds: Any) -> bool:
    return isinstance(value, kinds) or (isinstance(value, list | tuple) and any(_contains(v, kinds) for v in value))


def _contains_values(value: list[Any] | tuple[Any, ...], name: str) -> bool:
    """Return whether a list contains poses or rotations. It is the first to walk the list, which may contain itself."""
    try:
        return _is_value(value)
    except RecursionError as error:
        raise ArgumentError(
            f"{name} must be a regular array, got a {type(value).__name__} nested too deeply"
        ) from error


def _is_value(value: Any) -> bool:
    if isinstance(value, list | tuple):
        return any(map(_is_value, value))
    return not isinstance(value, int | float) and hasattr(type(value), "quaternion")


def _stack_nested(value: Any, name: str, dtype: torch.dtype) -> Tensor:
    """Stack nested lists that contain tensors, in the promoted dtype of the floats, with gradients preserved."""
    leaves = list(_leaves(value))
    tensors = [x for x in leaves if isinstance(x, Tensor)]
    for x in tensors:
        check_dense(x, name)
        if x.is_complex():
            raise DTypeError(f"{name} must be real, got {x.dtype}")
    check_devices(name, *tensors)
    floats = [x.dtype for x in tensors if x.is_floating_point()]
    floats += [torch.from_numpy(_array(x, name)).dtype for x in leaves if isinstance(x, _NUMPY) and x.dtype.kind == "f"]
    like = tensors[0].new_empty(0, dtype=functools.reduce(torch.promote_types, floats) if floats else dtype)

    def join(part: Any) -> Tensor:
        if isinstance(part, list | tuple):
            return torch.stack([join(p) for p in part])
        return tensor(part, name, like).to(like.dtype)

    try:
        return join(value)
    except PosekitError:
        raise
    except RuntimeError as error:
        raise ShapeError(f"{name} must be a regular array: {str(error).splitlines()[0]}") from error


def _leaves(value: Any) -> Iterator[Any]:
    if isinstance(value, list | tuple):
        for part in value:
            yield from _leaves(part)
    else:
        yield value


def contains_non_integers(index: Any) -> bool:
    """Return whether a list, an array or a tensor contains floating-point or complex numbers."""
    if torch.compiler.is_compiling():
        return False
    if isinstance(index, Tensor):  # which torch itself refuses, with another error on the meta device
        return index.is_floating_point() or index.is_complex()
    if not isinstance(index, NUMBERS):
        return False
    if isinstance(index, np.ndarray):
        return index.dtype.kind not in "iub" and index.size > 0
    return _contains(index, (float, np.floating))


def numbers(values: Sequence[Any], where: str, dtype: torch.dtype | None, device: torch.device) -> Tensor:
    """Make a tensor of posekit's own numbers on a device. It raises while a CUDA graph is captured."""
    check_copy(where, device, "call it once before the capture")
    return torch.tensor(values, dtype=dtype, device=device)


def finite_rows(*tensors: Tensor) -> Tensor:
    """Whether all numbers of the rows of tensors of one batch shape are finite, shape (*batch).

    It takes three launches on a device, where `torch.isfinite` and its reduction take five for each tensor.
    """
    x = (tensors[0] if len(tensors) == 1 else torch.cat(tensors, -1)).detach()
    return (x - x == 0).all(-1)


def roots(weights: Tensor) -> Tensor:
    """The factors of residuals whose squares have these weights. Their slope is 0 where a weight is 0."""
    positive = weights > 0
    return torch.where(positive, torch.where(positive, weights, 1).sqrt(), 0)


def integers(value: Any, name: str, device: torch.device) -> Tensor:
    """Convert a list or an array of integers to a tensor of dtype int64."""
    is_there = isinstance(value, Tensor) and value.device == device
    if not is_there:
        check_copy(name, device)
    try:
        converted = value if is_there else torch.as_tensor(value, device=device)
    except Exception as error:  # a user's sequence may raise anything
        raise ArgumentError(f"{name} must be integers, got {describe(value)}: {reason(error)}") from error
    if converted.numel() and (converted.is_floating_point() or converted.is_complex() or converted.dtype == torch.bool):
        raise ArgumentError(f"{name} must be integers, got {describe(value)}")
    return converted.to(torch.int64)


def _array(value: Any, name: str) -> npt.NDArray[Any]:
    try:
        array = np.asarray(value)
    except Exception as error:  # the `__array__` of a user's object may raise anything
        if isinstance(error, ValueError) and isinstance(value, list | tuple):
            raise ShapeError(f"{name} must be a regular array: {error}") from error
        fact = f"got {type(value).__name__}, whose conversion raised {type(error).__name__}: {error}"
        raise ArgumentError(f"{name} must be a tensor, an array or a list of numbers, {fact}") from error
    return np.array(array, dtype=array.dtype.newbyteorder("="), order="C")


def array(value: npt.NDArray[Any], name: str) -> Tensor:
    """Convert an array to a tensor of its dtype on the default device. It is copied, so that no memory is shared."""
    _refuse_masked(value, name)
    device = None if torch.compiler.is_compiling() else torch.get_default_device()
    check_copy(name, device)
    try:
        return torch.from_numpy(_array(value, name)).to(device)
    except TypeError as error:
        raise DTypeError(f"{name} must be an array of numbers, got {value.dtype}") from error


def mask(value: Any, name: str, device: torch.device) -> Tensor:
    """Convert truth values to a bool tensor."""
    if isinstance(value, type):
        raise ArgumentError(f"{name} must be a tensor, an array or a list of bools, got {_kind(value)}")
    if not isinstance(value, Tensor):
        check_copy(name, device)
    try:
        condition = value if isinstance(value, Tensor) else torch.tensor(value, device=device)
    except Exception as error:  # a user's sequence may raise anything
        fact = f"got {_kind(value)}: {reason(error)}"
        raise ArgumentError(f"{name} must be a tensor, an array or a list of bools, {fact}") from error
    check_dense(condition, name)
    if condition.dtype != torch.bool:
        raise DTypeError(f"{name} must be bool, got {condition.dtype}")
    return condition


def normal(shape: tuple[int, ...], generator: torch.Generator | None, dtype: Any, device: Any) -> Tensor:
    """Draw from the standard normal distribution."""
    # torch.compile does not support the argument `generator` with a dynamic size, not even if it is None.
    options: Any = {} if generator is None else {"generator": generator}
    return torch.randn(shape, dtype=dtype, device=device, **options)


def selected(fields: Sequence[Tensor], batch: Tensor, index: Any, where: str) -> list[Tensor]:
    """Index the batch dimensions of tensors, which are those of ``batch``."""
    shape = tuple(batch.shape)
    if not shape and isinstance(index, int | slice) and not isinstance(index, bool):
        raise IndexingError(f"{where}: a single problem has no index; only batches have, got {index!r}")
    try:
        rows = torch.arange(batch.numel(), device=batch.device).reshape(shape)[index]
    except (IndexError, TypeError) as error:
        raise IndexingError(f"{where}: {error}; the batch has the shape {shape}") from error
    return [x.reshape(-1, *x.shape[len(shape) :])[rows] for x in fields]
