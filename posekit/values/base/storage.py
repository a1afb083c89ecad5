"""Dtype, device, memory and gradients of values, as for tensors."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import torch
from torch import Tensor
from typing_extensions import Self

from ... import arguments
from ...engine import bfloat16, wants_grad
from ...errors import ArgumentError, DeviceError, DTypeError
from ..names import Named


class Convertible:
    """Base class of what has a method ``to`` as tensors have."""

    __slots__ = ()

    def to(self, *target: Any, **options: Any) -> Self:
        raise NotImplementedError

    def cpu(self) -> Self:
        """Move to the CPU.

        >>> pk.Pose.identity(2).cpu().device
        device(type='cpu')
        """
        return self.to("cpu")

    def cuda(self, device: int | str | torch.device | None = None, non_blocking: bool = False) -> Self:
        """Move to a CUDA device, by default the current one.

        >>> T = pk.Pose.identity()
        >>> T = T.cuda() if torch.cuda.is_available() else T

        Args:
            device: The index or name of the device.
            non_blocking: Whether to copy asynchronously from page-locked memory.
        """
        target: Any = "cuda" if device is None else device
        arguments.check_device(f"{type(self).__name__}.cuda", target)
        if torch.device(target).type != "cuda":
            raise DeviceError(f"{type(self).__name__}.cuda: needs a CUDA device, got {device!r}; use to")
        return self.to(target, non_blocking=non_blocking)

    def float(self) -> Self:
        """Convert to float32.

        >>> pk.Pose.identity(dtype=torch.float64).float().dtype
        torch.float32
        """
        return self.to(torch.float32)

    def double(self) -> Self:
        """Convert to float64.

        >>> pk.Pose([1, 2, 3]).double()
        Pose(position=[1., 2., 3.], quaternion=[1., 0., 0., 0.], dtype=torch.float64)
        """
        return self.to(torch.float64)

    def half(self) -> Self:
        """Convert to float16.

        >>> pk.Rotation.identity().half()
        Rotation(quaternion=[1., 0., 0., 0.], dtype=torch.float16)
        """
        return self.to(torch.float16)

    def bfloat16(self) -> Self:
        """Convert to bfloat16.

        >>> pk.Rotation.identity().bfloat16()
        Rotation(quaternion=[1., 0., 0., 0.], dtype=torch.bfloat16)
        """
        return self.to(bfloat16)


Map = Callable[[Tensor], Tensor]


class Stored(Convertible, metaclass=Named):
    """Base class of values that are made of tensors of one dtype and device."""

    __slots__ = ()

    def __dir__(self) -> Iterable[str]:
        return dir(type(self))

    def _tensors(self) -> tuple[Any, ...]:
        """Return the fields: tensors or values."""
        raise NotImplementedError

    def _stored(self) -> tuple[Any, ...]:
        """Return the fields as they are stored, and as ops take them."""
        return self._tensors()

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
        """The dtype of the tensors.

        >>> pk.Pose.identity().dtype
        torch.float32
        """
        return self._lead.dtype

    @property
    def device(self) -> torch.device:
        """The device of the tensors.

        >>> pk.Pose.identity().device
        device(type='cpu')
        """
        return self._lead.device

    @property
    def is_cuda(self) -> bool:
        """Whether the tensors are on a CUDA device.

        >>> pk.Pose.identity().is_cuda
        False
        """
        return self._lead.is_cuda

    @property
    def requires_grad(self) -> bool:
        """Whether any of the tensors requires a gradient.

        >>> pk.Pose(torch.zeros(3).requires_grad_(), torch.ones(4)).requires_grad
        True
        """
        return wants_grad(self._stored())

    def to(self, *target: Any, **options: Any) -> Self:
        """Convert to another dtype or device, as ``torch.Tensor.to``. ``target`` may also be another value.

        Returns ``self``, without a copy, if nothing changes.

        >>> T = pk.Pose([1, 2, 3])
        >>> T.to(torch.float64)
        Pose(position=[1., 2., 3.], quaternion=[1., 0., 0., 0.], dtype=torch.float64)
        >>> T.to("cpu") is T
        True

        Args:
            *target: A dtype, a device, both in the order of ``torch.Tensor.to``, or a tensor or value whose dtype and
                device are taken.
            **options: The keyword arguments of ``torch.Tensor.to``: ``dtype``, ``device``, ``non_blocking``, ``copy``.
        """
        target = self._checked_target(target, options)
        self._check_move("to", *target, options.get("device"))
        try:
            return self._map(lambda x: x.to(*target, **options))
        except TypeError as error:
            raise ArgumentError(f"{self._where('to')}: {arguments.reason(error)}") from error
        except NotImplementedError as error:
            raise DeviceError(f"{self._where('to')}: {arguments.reason(error)}") from error

    def _checked_target(self, target: tuple[Any, ...], options: dict[str, Any]) -> tuple[Any, ...]:
        """Check the arguments of ``to``, and replace values by their tensors."""
        target = tuple([t._lead if isinstance(t, Stored) else t for t in target])
        for goal in (*target, options.get("dtype"), options.get("device")):
            dtype = goal.dtype if isinstance(goal, Tensor) else goal
            if isinstance(dtype, torch.dtype) and dtype not in arguments.FLOATS:
                raise DTypeError(f"{self._where('to')}: needs a floating dtype, got {dtype}")
            if isinstance(dtype, str | torch.device) or type(dtype) is int:
                arguments.check_device(self._where("to"), dtype)
            elif not (dtype is None or dtype is float or isinstance(dtype, torch.dtype | bool)):
                actual = arguments.describe(dtype)
                raise ArgumentError(f"{self._where('to')}: needs a dtype, a device or a tensor, got {actual}")
        if target and isinstance(target[0], bool):
            raise ArgumentError(f"{self._where('to')}: needs a dtype, a device or a tensor, got {target[0]}")
        return target

    def _check_move(self, method: str, *goals: Any) -> None:
        """Raise while a CUDA graph is captured, if one of the goals of ``to`` is another device than this."""
        if torch.compiler.is_compiling() or not torch.cuda.is_initialized():
            return
        here = self._lead.device
        for goal in goals:
            device = goal.device if isinstance(goal, Tensor) else goal
            if isinstance(device, str | int | torch.device) and not isinstance(device, bool):
                there = torch.device(device)
                if there.type != here.type or there.index not in (None, here.index):
                    arguments.check_copy(self._where(method), here)
                    arguments.check_copy(self._where(method), there)

    def detach(self) -> Self:
        """Return the same value, detached from the autograd graph.

        >>> pk.Pose.identity().requires_grad_().detach().requires_grad
        False
        """
        return self._map(Tensor.detach)

    def clone(self) -> Self:
        """Copy the tensors.

        >>> T = pk.Pose([1, 2, 3])
        >>> copy = T.clone()
        >>> T.position[0] = 7  # the fields of a value share the caller's memory, those of a copy do not
        >>> copy
        Pose(position=[1., 2., 3.], quaternion=[1., 0., 0., 0.])
        """
        return self._map(Tensor.clone)

    def contiguous(self) -> Self:
        """Make every tensor contiguous. Returns ``self`` if all of them are.

        >>> column = pk.Pose.identity(2, 3)[:, 0]
        >>> column.position.is_contiguous(), column.contiguous().position.is_contiguous()
        (False, True)
        """
        return self._map(Tensor.contiguous)

    def pin_memory(self) -> Self:
        """Copy to page-locked memory, from which a GPU can read asynchronously.

        >>> T = pk.Pose.identity(8)
        >>> T = T.pin_memory() if torch.cuda.is_available() else T
        """
        try:
            return self._map(Tensor.pin_memory)
        except RuntimeError as error:
            raise DeviceError(f"{self._where('pin_memory')}: {arguments.reason(error)}") from error

    def requires_grad_(self, requires_grad: bool = True) -> Self:
        """Set ``requires_grad`` of the tensors in place, including tensors that are shared with the caller.

        Modules and optimizers of torch take no values, only tensors: a module that has this value as an attribute does
        not learn, save or move it. To train a Pose or a Rotation, use `posekit.nn.PoseParameter` or
        `posekit.nn.RotationParameter`; to save it with a module, `posekit.nn.PoseBuffer` or
        `posekit.nn.RotationBuffer`.

        >>> T = pk.Pose.identity().requires_grad_()
        >>> T.apply([1, 0, 0]).sum().backward()
        >>> T.position.grad
        tensor([1., 1., 1.])

        Args:
            requires_grad: Whether to record the operations on the tensors for ``backward``.
        """
        arguments.check_flags(self._where("requires_grad_"), requires_grad=requires_grad)
        for x in self._stored():
            x.requires_grad_(requires_grad)
        return self

    def retain_grad(self) -> Self:
        """Retain the gradients of those tensors that require one, also where they are not leaves.

        >>> T = (pk.Pose.identity().requires_grad_() @ pk.Pose([1, 2, 3])).retain_grad()
        >>> T.position.sum().backward()
        >>> T.position.grad
        tensor([1., 1., 1.])
        """
        differentiable = [x for x in self._stored() if x.requires_grad]
        if not differentiable:
            raise ArgumentError(f"{self._where('retain_grad')}: no tensor requires grad; call requires_grad_() first")
        for x in differentiable:
            x.retain_grad()
        return self
