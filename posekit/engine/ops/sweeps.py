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

from .. import private
from ..dtypes import TAGS
from ..programs import Array, Port, Scalar, Sizes, SweepBody, SweepProgram
from ..runtime import LOCK, Memo
from . import registry
from .fast_path import FORWARD_MODE, FREE_VARIABLES, join_lines, join_tests
from .generated import cells, make
from .memory import have_memory, is_eager, memory_test
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


Bound = Callable[..., tuple[Tensor, ...]]
_MOST = 64  # shapes of calls that are kept


def bound(op: Any, stay: Mapping[int, Tensor], instead: Callable[..., Any] | None = None) -> Bound:
    """A function of some inputs of an op of a sweep, for which the others are always the same.

    Of tensors that stay, a call looks at `requires_grad` alone. Inverse dynamics of one configuration has 14 inputs,
    of which ten are those of the robot: it takes 9 us instead of 17.

    Args:
        op: The op.
        stay: The inputs that stay, by their indices. The last one is the table.
        instead: What other calls than those of small ordinary tensors on the CPU without derivatives do with all
            inputs; by default they call the op.
    """
    count = len(op.program.inputs)
    replays = Memo(most=_MOST)
    varying, constants = [i for i in range(count) if i not in stay], [*stay.values()]
    dtype = constants[0].dtype
    is_kept = private.AVAILABLE and dtype in TAGS and all([x.is_cpu for x in constants]) and have_memory(constants)
    compute = instead or op.call

    def general(*inputs: Tensor) -> tuple[Tensor, ...]:
        """Compute, and keep how a small call is launched, for later ones with these shapes."""
        values = iter(inputs)
        every = [stay[i] if i in stay else next(values) for i in range(count)]
        result: Any = compute(*every)
        outputs: tuple[Tensor, ...] = result if isinstance(result, tuple) else (result,)
        if is_kept and is_eager(every) and all([x.is_cpu and x.dtype is dtype and x.is_contiguous() for x in inputs]):
            replay = op.executable.replays.get(op.executable.replay_key(every, None, dtype))
            if replay is not None and not any([is_sum for _, is_sum, _ in replay.outputs]):
                replays[tuple([x.shape for x in inputs])] = replay
        return outputs

    bindings: dict[str, Any] = {f"_a{i}": x.data_ptr() if is_kept else 0 for i, x in stay.items()}
    bindings |= {f"_x{i}": x for i, x in stay.items()}
    own = cells(_general=general, _replays=replays, _dtype=dtype, **bindings)
    addresses = [f"_a{i}" if i in stay else f"_a_{i}" for i in range(count)]
    code = _code([f"_{i}" for i in varying], addresses, len(op.program.outputs))
    function: Bound = make(code, op.program.title, {**FREE_VARIABLES, **own})
    return function


def _code(names: Sequence[str], addresses: Sequence[str], outputs: int) -> str:
    """The source of the function, which has the tests of `fast_path` for the inputs that are given."""
    parameters, results = ", ".join(names), [f"y{j}" for j in range(outputs)]
    own = [f"_a{x}" for x in names]
    stay = [f"_x{a[2:]}" for a in addresses if a not in own]
    wants = " or ".join([f"{x}.requires_grad" for x in (*names, *stay)])
    pointers = ", ".join([*addresses, *(f"{y}.data_ptr()" for y in results)])
    new = "_empty(*shape, dtype=_dtype, device=_CPU) if shape else _scalar(_dtype)"
    empty = f"_empty_like({names[0]}) if shape == s{names[0]} else {new}"
    allocated = [
        line
        for j, y in enumerate(results)
        for line in (
            f"shape, _, size = shapes[{j}]",
            f"{y} = _workspace_empty(shape, _dtype, size) if size else {empty}",
        )
    ]
    return f"""
def call({parameters}):
    try:
        if (
            {join_tests((f"_type({x}) in _EXACT_TYPES" for x in names), 12)}
            and {FORWARD_MODE.replace(">=", "<")}
            and not _functorch_active()
            and not _dispatch_modes()
            and not _is_tracing()
            and {join_tests((f"{x}.dtype is _dtype" for x in names), 12)}
            and {join_tests((f"{x}.is_cpu" for x in names), 12)}
            and not ({join_tests((f"{x}.is_neg()" for x in names), 12, "or")})
            and {join_tests((f"{x}.is_contiguous()" for x in names), 12)}
            and not (_grad_enabled() and ({wants}))
        ):
            {join_lines((f"s{x} = {x}.shape" for x in names), 12)}
            replay = _replays.get(({", ".join(f"s{x}" for x in names)},))
            if replay is not None:
                {join_lines((f"{a} = {x}.data_ptr()" for a, x in zip(own, names, strict=True)), 16)}
                if {" and ".join([memory_test(x, a) for x, a in zip(names, own, strict=True)])}:
                    launch, pack, head, tail, shapes, _ = replay
                    {join_lines(allocated, 20)}
                    launch(_ONE_THREAD, head + pack({pointers}) + tail)
                    return ({", ".join(results)},)
    except RuntimeError:  # no storage
        pass
    return _general({parameters})
"""
