"""Interoperability protocols: torch functions that accept values, and conversion to NumPy arrays and tensors."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
import torch.overrides
from torch import Tensor

from ...errors import ArgumentError

_FUNCTIONS: dict[Callable[..., Any], Callable[..., Any]] = {}


def implements(*functions: Callable[..., Any]) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Decorator: the decorated function implements these torch functions for posekit's values."""

    def record(implementation: Callable[..., Any]) -> Callable[..., Any]:
        _FUNCTIONS.update(dict.fromkeys(functions, implementation))
        return implementation

    return record


class TorchFunctions:
    """Mixin of `__torch_function__`: `torch.stack`, `cat`, `where`, `allclose`, `isclose` and `equal` accept values."""

    __slots__ = ()

    @classmethod
    def __torch_function__(
        cls, function: Callable[..., Any], types: Sequence[type], args: Sequence[Any] = (), kwargs: Any = None
    ) -> Any:
        implementation = _FUNCTIONS.get(function)
        if implementation is not None:
            return implementation(*args, **(kwargs or {}))
        if not all(issubclass(kind, Tensor | TorchFunctions) for kind in types):
            return NotImplemented  # another library's class may implement the function
        name = torch.overrides.resolve_name(function) or getattr(function, "__name__", "this function")
        raise ArgumentError(f"{name} takes no {cls.__name__}: pass its tensors or its matrix")


class Arrays:
    """Mixin of `__array__` and `__dlpack__`: a value converts to an array or a tensor as its matrices.

    `np.asarray(pose)` has shape (*batch, 4, 4), and that of a rotation (*batch, 3, 3). `torch.as_tensor(pose)` has the
    same matrices, detached: no gradient passes. Because q and -q have equal matrices, `np.testing` and `torch.testing`
    compare values correctly.
    """

    __slots__ = ()

    def matrix(self) -> Tensor:
        raise NotImplementedError

    def __array__(self, dtype: npt.DTypeLike | None = None, copy: bool | None = None) -> npt.NDArray[Any]:
        matrix = self.matrix()
        if matrix.requires_grad:
            name = type(self).__name__
            raise ArgumentError(
                f"{name}: arrays have no gradient, and this {name} requires grad: convert what detach() returns; "
                "torch.save keeps values as they are"
            )
        return np.asarray(matrix.numpy(), dtype=dtype)  # `Tensor.numpy` raises for tensors on CUDA

    def __dlpack__(self, **options: Any) -> Any:
        return self.matrix().detach().__dlpack__(**options)

    def __dlpack_device__(self) -> tuple[Any, int]:
        device: tuple[Any, int] = self.matrix().detach().__dlpack_device__()
        return device


@implements(Tensor.__matmul__, torch.matmul)
def _matmul(tensor: Any, value: Any, **_: Any) -> Any:
    if isinstance(tensor, Tensor):
        return value.__rmatmul__(tensor)  # raises: a value acts from the left
    return tensor @ value


@implements(Tensor.__mul__, Tensor.__rmul__, Tensor.mul, torch.mul)
def _multiply(one: Any, other: Any, **_: Any) -> Any:
    value = other if isinstance(one, Tensor) else one
    return value.__rmul__(one)  # raises
