"""Dtype, device, memory and gradients of values, as for tensors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

import torch
from torch import Tensor

from .. import arguments
from ..engine import bfloat16
from ..errors import ArgumentError, DeviceError, DTypeError

Map = Callable[[Tensor], Tensor]


class Stored:
    """Base class of values that are made of tensors of one dtype and device."""

    __slots__ = ()

    def _tensors(self) -> tuple[Any, ...]:
        """Return the fields: tensors or values."""
        raise NotImplementedError

    def _map(self, function: Map) -> Self:
        """Apply a function to each tensor. Return ``self`` if the function returns every tensor unchanged."""
        raise NotImplementedError

    @property
    def _lead(self) -> Tensor:
        """The tensor whose batch shape, dtype and device are those of the value."""
        raise NotImplementedError

    def _where(self, method: str) -> str:
        """Return the qualified name of a method, for error messages."""
        return f"{type(self).__name__}.{method}"

    @property
    def dtype(self) -> torch.dtype:
        """The dtype of the tensors."""
        return self._lead.dtype

    @property
    def device(self) -> torch.device:
        """The device of the tensors."""
        return self._lead.device

    @property
    def is_cuda(self) -> bool:
        return self._lead.is_cuda

    @property
    def requires_grad(self) -> bool:
        """Whether any of the tensors requires a gradient."""
        return any([x.requires_grad for x in self._tensors()])

    def to(self, *target: Any, **options: Any) -> Self:
        """Convert to another dtype or device, as ``torch.Tensor.to``. ``target`` may also be another value.

        Returns ``self``, without a copy, if nothing changes.
        """
        target = tuple([t._lead if isinstance(t, Stored) else t for t in target])
        for goal in (*target, options.get("dtype"), options.get("device")):
            dtype = goal.dtype if isinstance(goal, Tensor) else goal
            if isinstance(dtype, torch.dtype) and dtype not in arguments.FLOATS:
                raise DTypeError(f"{self._where('to')}: needs a floating dtype, got {dtype}")
            if isinstance(dtype, str | torch.device) or type(dtype) is int:
                arguments.check_device(self._where("to"), dtype)
            elif isinstance(dtype, float) or (isinstance(dtype, type) and dtype is not float):
                raise ArgumentError(f"{self._where('to')}: needs a dtype, a device or a tensor, got {dtype}")
        if target and isinstance(target[0], bool):
            raise ArgumentError(f"{self._where('to')}: needs a dtype, a device or a tensor, got {target[0]}")
        try:
            return self._map(lambda x: x.to(*target, **options))
        except TypeError as error:
            raise ArgumentError(f"{self._where('to')}: {str(error).splitlines()[0]}") from error
        except NotImplementedError as error:
            raise DeviceError(f"{self._where('to')}: {str(error).splitlines()[0]}") from error

    def cpu(self) -> Self:
        """Move to the CPU."""
        return self.to("cpu")

    def cuda(self, device: int | str | torch.device | None = None, non_blocking: bool = False) -> Self:
        """Move to a CUDA device, by default the current one."""
        arguments.check_device(self._where("cuda"), "cuda" if device is None else device)
        return self._map(lambda x: x.cuda(device, non_blocking=non_blocking))

    def float(self) -> Self:
        """Convert to float32."""
        return self.to(torch.float32)

    def double(self) -> Self:
        """Convert to float64."""
        return self.to(torch.float64)

    def half(self) -> Self:
        """Convert to float16."""
        return self.to(torch.float16)

    def bfloat16(self) -> Self:
        """Convert to bfloat16."""
        return self.to(bfloat16)

    def detach(self) -> Self:
        """Return the same value, detached from the autograd graph."""
        return self._map(Tensor.detach)

    def clone(self) -> Self:
        """Copy the tensors."""
        return self._map(Tensor.clone)

    def contiguous(self) -> Self:
        """Make every tensor contiguous. Returns ``self`` if all of them are."""
        return self._map(Tensor.contiguous)

    def pin_memory(self) -> Self:
        """Copy to page-locked memory, from which a GPU can read asynchronously."""
        try:
            return self._map(Tensor.pin_memory)
        except RuntimeError as error:
            raise DeviceError(f"{self._where('pin_memory')}: {str(error).splitlines()[0]}") from error

    def requires_grad_(self, requires_grad: bool = True) -> Self:
        """Set ``requires_grad`` of the tensors in place, including tensors that are shared with the caller.

        Modules and optimizers of torch take no values, only tensors: a module that has this value as an attribute does
        not learn, save or move it. To train a Pose or a Rotation, use `posekit.nn.PoseParameter` or
        `posekit.nn.RotationParameter`; to save it with a module, `posekit.nn.PoseBuffer` or
        `posekit.nn.RotationBuffer`.
        """
        for x in self._tensors():
            x.requires_grad_(requires_grad)
        return self

    def retain_grad(self) -> Self:
        """Retain the gradients of those tensors that require one, also where they are not leaves."""
        differentiable = [x for x in self._tensors() if x.requires_grad]
        if not differentiable:
            raise ArgumentError(f"{self._where('retain_grad')}: no tensor requires grad; call requires_grad_() first")
        for x in differentiable:
            x.retain_grad()
        return self
