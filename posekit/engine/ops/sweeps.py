"""Ops that are sweeps, which differ only in their sizes, such as the length of a sequence.

Each size has an op of its own, because shapes are static in compiled graphs. All sizes share their algebra and kernels.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import torch
from torch import Tensor

from ..programs import Array, Port, Scalar, Sizes, SweepBody, SweepProgram
from ..runtime import LOCK
from . import registry
from .bound import Bound, bound
from .torch_op import Op

MAX_SIZES = 128  # ops cached per sweep; an evicted one is created again in milliseconds


def split(scalars: Sequence[Scalar], kinds: Sequence[type[Array]]) -> list[Array]:
    """Consecutive numbers as arrays."""
    ends = [sum(math.prod(kind.shape) for kind in kinds[: i + 1]) for i in range(len(kinds))]
    return [kind(scalars[end - math.prod(kind.shape) : end]) for kind, end in zip(kinds, ends, strict=True)]


def flatten(arrays: Sequence[Array]) -> tuple[Scalar, ...]:
    """The numbers of some arrays."""
    return tuple(x for part in arrays for x in part)


class SweepOp:
    """A sweep over sequences or trees of any size: an op for each size.

    Args:
        name: The name in compiled graphs.
        title: The name in error messages.
        inputs: Ports, of any size.
        outputs: Ports, of any size.
        build: Computes the body of the program.
        count: The number of sizes.
    """

    def __init__(
        self,
        name: str,
        title: str,
        inputs: Sequence[Port],
        outputs: Sequence[Port],
        build: Callable[[SweepProgram], SweepBody],
        count: int = 1,
    ) -> None:
        self.name, self.count = name, count
        ones = (1,) * count
        self.model = SweepProgram(self._name(ones), title, inputs, outputs, build, ones)
        self._ops: dict[Sizes, Op] = {}
        registry.SWEEPS[name] = self

    def _name(self, sizes: Sizes) -> str:
        return f"{self.name}[{','.join(map(str, sizes))}]"

    def at(self, *sizes: int) -> Op:
        """The op for some sizes, from a bounded cache."""
        op = self._ops.get(sizes)
        if op is None:
            op = registry.op_for(self.model.resized(self._name(sizes), sizes))
            with LOCK:
                self._ops[sizes] = op
                if len(self._ops) > MAX_SIZES:
                    del self._ops[next(iter(self._ops))]
                    names = {self._name(known) for known in self._ops}
                    own = f"{self.name}["
                    registry.forget(lambda name: name.startswith(own) and name.partition(">")[0] not in names)
        return op

    def bound(self, sizes: Sizes, stay: Mapping[int, Tensor], instead: Callable[..., Any] | None = None) -> Bound:
        """The call for inputs of some sizes, of which some stay: see `bound.bound`."""
        return bound(self.at(*sizes), stay, instead)

    def call(self, sizes: Sizes, inputs: Sequence[Tensor]) -> tuple[Tensor, ...]:
        """The results for inputs of some sizes."""
        if torch.compiler.is_compiling():
            # The name of an op has its sizes. `index` makes a number of a dynamic size, for which Dynamo adds a guard.
            return tuple(registry.RUN(self._name(tuple(map(operator.index, sizes))), list(inputs), []))
        result: Any = self.at(*sizes).call(*inputs)
        return result if isinstance(result, tuple) else (result,)
