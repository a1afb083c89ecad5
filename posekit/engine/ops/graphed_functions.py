"""Functions of tensors whose launches on a device are one graph."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor

from ..private import copy_all, pytree
from ..runtime import Graphs, alike, dense, record
from .memory import runs_kernels

graphs = Graphs()


def graphed(function: Callable[..., Any], *tensors: Tensor) -> Any:
    """What a function makes of tensors: on a device by one launch, from the second call with such shapes on.

    Args:
        function: Waits for nothing, and returns a nesting of tensors. It is no function that is made for each call.
        tensors: Its arguments, which need no gradients.
    """
    if not tensors[0].is_cuda or not runs_kernels(tensors):
        return function(*tensors)
    with graphs.use(function, tensors, lambda: _Graphed(function, tensors)) as kept:
        return function(*tensors) if kept is None else kept.run(tensors)


class _Graphed:
    """A function as a graph, on copies of tensors."""

    def __init__(self, function: Callable[..., Any], tensors: Sequence[Tensor]) -> None:
        self._copies = [alike(x) for x in tensors]
        self._dense = [dense(x) for x in self._copies]
        copy_all(self._dense, [dense(x) for x in tensors])
        leaves, self._spec = pytree.tree_flatten(function(*self._copies))  # loads all kernels
        self._results = [torch.empty_like(x) for x in leaves]

        def work() -> None:
            copy_all(self._results, pytree.tree_flatten(function(*self._copies))[0])

        (self._launch,) = record([work], tensors[0].device)
        self.nbytes = 4 * sum([x.nbytes for x in (*self._copies, *self._results)])

    def run(self, tensors: Sequence[Tensor]) -> Any:
        """Its results."""
        copy_all(self._dense, [dense(x) for x in tensors])
        self._launch()
        found = [torch.empty_like(x) for x in self._results]
        copy_all(found, self._results)
        return pytree.tree_unflatten(found, self._spec)
