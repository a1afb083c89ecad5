"""What values share with tensors: a dtype, a device, memory and gradients."""

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
    """A value made of tensors of one dtype and device."""

    __slots__ = ()

    def _tensors(self) -> tuple[Any, ...]:
        """Its tensors, or values of tensors."""
        raise NotImplementedError

    def _map(self, function: Map) -> Self:
        """A value of the same kind, of what the function makes of each tensor; itself where nothing changes."""
        raise NotImplementedError

    @property
    def _lead(self) -> Tensor:
        """The tensor that tells the batch shape, dtype and device."""
        raise NotImplementedError

    def _where(self, method: str) -> str:
        """How errors call a method."""
        return f"{type(self).__name__}.{method}"

    @property
    def dtype(self) -> torch.dtype:
        """The dtype of the tensors."""
        return self._lead.dtype

    @property
    def device(self) -> torch.device:
        """Where the tensors are."""
        return self._lead.device

    @property
    def is_cuda(self) -> bool:
        return self._lead.is_cuda

    @property
    def requires_grad(self) -> bool:
        """Whether gradients flow into any of its tensors."""
        return any([x.requires_grad for x in self._tensors()])

    def to(self, *target: Any, **options: Any) -> Self:
        """On another device or in another dtype, as ``torch.Tensor.to``; a Pose or Rotation can be the model too.

        Nothing is copied where nothing changes.
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
        """On the CPU."""
        return self.to("cpu")

    def cuda(self, device: int | str | torch.device | None = None, non_blocking: bool = False) -> Self:
        """On a CUDA device: the current one if none is given."""
        arguments.check_device(self._where("cuda"), "cuda" if device is None else device)
        return self._map(lambda x: x.cuda(device, non_blocking=non_blocking))

    def float(self) -> Self:
        """In float32."""
        return self.to(torch.float32)

    def double(self) -> Self:
        """In float64."""
        return self.to(torch.float64)

    def half(self) -> Self:
        """In float16."""
        return self.to(torch.float16)

    def bfloat16(self) -> Self:
        """In bfloat16."""
        return self.to(bfloat16)

    def detach(self) -> Self:
        """The same numbers, cut from the graph of gradients."""
        return self._map(Tensor.detach)

    def clone(self) -> Self:
        """A copy in memory of its own."""
        return self._map(Tensor.clone)

    def contiguous(self) -> Self:
        """With every tensor in one piece of memory: itself where they are."""
        return self._map(Tensor.contiguous)

    def pin_memory(self) -> Self:
        """A copy in page-locked memory, from which a GPU can read while the CPU goes on."""
        try:
            return self._map(Tensor.pin_memory)
        except RuntimeError as error:
            raise DeviceError(f"{self._where('pin_memory')}: {str(error).splitlines()[0]}") from error

    def requires_grad_(self, requires_grad: bool = True) -> Self:
        """Ask for gradients, in place: the tensors it was made of, where it shares them, ask too."""
        for x in self._tensors():
            x.requires_grad_(requires_grad)
        return self

    def retain_grad(self) -> Self:
        """Have its tensors, where gradients flow into them, keep these, also where they are made from others."""
        flowing = [x for x in self._tensors() if x.requires_grad]
        if not flowing:
            raise ArgumentError(f"{self._where('retain_grad')}: no gradient flows into it; call requires_grad_() first")
        for x in flowing:
            x.retain_grad()
        return self
