"""A record of what a call asks of a device, which is done again with other numbers in the same memory.

It stands for a CUDA graph: what the host computes while the call is recorded is not computed again.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any
from unittest import mock

import torch
from torch import Tensor
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_leaves

from posekit.engine.runtime import native
from tests.support.device_calls import WAITS


class Record(TorchDispatchMode):
    """Records the operations of torch, those of its backward passes too, and the kernels of native text."""

    def __init__(self) -> None:
        super().__init__()
        self._steps: list[tuple[Callable[[], Any], list[Any]]] = []
        self._is_within = False

    @classmethod
    def of(cls, call: Callable[[], Any]) -> tuple[Record, Any]:
        """The record of a call, and its result, into whose memory the record is replayed."""
        made, run = cls(), native.Native.run

        def recorded(self: Any, *args: Any, **options: Any) -> None:
            made._do(functools.partial(run, self, *args, **options))

        with mock.patch.object(native.Native, "run", recorded), made:
            result = call()
        return made, result

    def __torch_dispatch__(self, function: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        name = function.overloadpacket.__name__
        if name in WAITS:
            raise RuntimeError(f"{name} waits for the device: a graph cannot record it")
        return self._do(functools.partial(function, *args, **(kwargs or {})))

    def _do(self, step: Callable[[], Any]) -> Any:
        """Do it, and record it unless it is a part of what is done already."""
        outer, self._is_within = self._is_within, True
        try:
            result = step()
        finally:
            self._is_within = outer
        if not outer:
            self._steps.append((step, tree_leaves(result)))
        return result

    def replay(self) -> None:
        """Do all again, and write the results where they were."""
        with torch.no_grad():
            for step, results in self._steps:
                for x, y in zip(results, tree_leaves(step()), strict=True):
                    if isinstance(x, Tensor) and x.data_ptr() != y.data_ptr():
                        x.detach().copy_(y)
