"""Names for conversions to other dtypes and devices, as tensors have."""

from __future__ import annotations

from typing import Any

import torch
from typing_extensions import Self

from ... import arguments
from ...engine import bfloat16
from ...errors import DeviceError


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
