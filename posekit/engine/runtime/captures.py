"""What torch does while a loop is recorded: what can be is recorded, too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import torch
from torch import Tensor

from ..private import DispatchMode
from .native import captured

ZERO, CAST, ADD, COPY, GATHER = range(5)  # what the runner of recordings does itself
_NEW = {"aten::empty.memory_format", "aten::empty_like", "aten::new_empty", "aten::empty_strided"}
_ZEROS = {"aten::zeros", "aten::new_zeros", "aten::zeros_like"}


class Unrecordable(Exception):
    """A launch that needs torch, or whose address is not known."""


class TorchCapture(DispatchMode):
    """Records copies, sums, gathers of rows and joins of tensors; allocates what stays; refuses what computes.

    Args:
        recording: A `Recording`.
    """

    def __init__(self, recording: Any) -> None:
        super().__init__()
        self._recording = recording

    def __torch_dispatch__(
        self, function: Any, types: Any, args: Sequence[Any] = (), kwargs: Mapping[str, Any] | None = None
    ) -> Any:
        if function.is_view or captured.by is None:
            return function(*args, **(kwargs or {}))
        name, recording = function.name(), self._recording
        if name in _NEW or name in _ZEROS:
            return self._kept(function(*args, **(kwargs or {})), zero=name in _ZEROS)
        if name == "aten::zero_":
            recording.work(ZERO, args[0])
            return args[0]
        if name == "aten::copy_" and _are_alike(args[:2]):
            recording.work(COPY, *args[:2])
            return args[0]
        if name == "aten::clone":
            target = self._kept(torch.empty_like(args[0], memory_format=torch.contiguous_format))
            recording.work(COPY, target, args[0])
            return target
        if name == "aten::add.Tensor" and not kwargs and _are_alike(args):
            target = self._kept(torch.empty_like(args[0], memory_format=torch.contiguous_format))
            recording.work(COPY, target, args[0])
            recording.work(ADD, target, args[1])
            return target
        if name in ("aten::cat", "aten::stack") and not any(args[1:]):
            first = args[0][0]
            lengths = [len(args[0])] if name == "aten::stack" else [sum(map(len, args[0]))]
            target = self._kept(first.new_empty(*lengths, *first.shape[name == "aten::cat" :]))
            parts = target.unbind() if name == "aten::stack" else target.split([*map(len, args[0])])
            for part, x in zip(parts, args[0], strict=True):
                recording.work(COPY, part, x)
            return target
        if name == "aten::index.Tensor" and len(args[1]) == 1 and args[1][0].dtype is torch.int64:
            x, (index,) = args
            target = self._kept(x.new_empty(len(index), *x.shape[1:]))
            recording.work(GATHER, target, x, index)
            return target
        raise Unrecordable(name)

    def _kept(self, x: Tensor, zero: bool = False) -> Tensor:
        if x.is_meta:
            return x
        self._recording.keep([x], x.nbytes)
        if zero:
            self._recording.work(ZERO, x)
        return x


def _are_alike(tensors: Sequence[Any]) -> bool:
    first, *others = tensors
    return all([isinstance(x, Tensor) and (x.shape, x.dtype) == (first.shape, first.dtype) for x in others])
