"""Jacobians of functions that are called again and again: the op of a trace answers in place of the function.

A function is traced with symbols for all tensors that it can reach: its arguments, and those that its variables and
those of enclosing functions refer to. So the program cannot depend on their numbers, and what else it depends on is
compared before each call. What may depend on anything else is called each time.
"""

from __future__ import annotations

import functools
import types
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor

from ..engine import is_eager
from ..tracing import Closure, Item, Known, Opaque, SymbolicTensor, Untraceable, may_recall, pure_functions
from ..values import Pose, Rotation
from .traced_jacobians import LARGEST, LEAST, Arguments, Blocks, ResultJacobian, is_close

CALLS = 4  # of a function before it is traced and compiled, each of which takes a millisecond by torch.func
_FUNCTIONS, _ENTRIES, _FAILURES = 64, 8, 3  # the most that are remembered, of all and of one function
_CONSTANTS = 4096  # the most numbers of tensors that a function makes of nothing
_SHARE = 4  # of the length of other programs: a compiler shall take half a second at most
_histories: dict[int, _History] = {}


class JacobianCall(NamedTuple):
    """A call of a function that `jacobian` returns.

    Attributes:
        function: The function to differentiate.
        args: Its arguments.
        options: Those that are passed by name.
        numbers: The arguments to differentiate with respect to.
        single: Whether ``argnums`` is one integer.
        batch_dims: As in `jacobian`.
    """

    function: Any
    args: tuple[Any, ...]
    options: dict[str, Any]
    numbers: tuple[int, ...]
    single: bool
    batch_dims: int | None

    @property
    def form(self) -> tuple[Any, ...]:
        """What decides which arguments are unknowns, and how results are nested."""
        return self.numbers, self.single, self.batch_dims, len(self.args), *self.options

    @property
    def history(self) -> _History | None:
        """What is known of the function; None if it is not a plain one."""
        if type(self.function) is not types.FunctionType:
            return None
        code = self.function.__code__
        entry = _histories.get(id(code))
        if entry is None or entry.code is not code:
            if len(_histories) >= _FUNCTIONS:
                _histories.pop(next(iter([*_histories])), None)  # a list at once: threads may add others
            entry = _histories[id(code)] = _History(code)
        return entry


class _History:
    """The calls of a function.

    Attributes:
        code: Its code, which other functions may share.
        calls: The calls since the last trace.
        failures: The traces that failed.
        entries: What was remembered.
    """

    def __init__(self, code: types.CodeType) -> None:
        self.code, self.calls, self.failures = code, 0, 0
        self.entries: list[_Entry] = []


class _Entry(NamedTuple):
    """What is remembered of a function.

    Attributes:
        closure: What it finds around it.
        items: Its arguments, then those that are passed by name.
        form: The form of a call.
        dtype: The default dtype of torch.
        shapes: The shapes of the tensors of these arguments, with the whole batch.
        places: The places of these tensors among all.
        parts: For each result its Jacobian, and what it reads: places of tensors, or the tensors themselves.
        finish: Makes the result of `jacobian` of the blocks.
    """

    closure: Closure
    items: Sequence[Item]
    form: tuple[Any, ...]
    dtype: torch.dtype
    shapes: Sequence[Sequence[int]]
    places: Sequence[int]
    parts: Sequence[tuple[ResultJacobian, Sequence[int | Tensor]]]
    finish: Callable[[Blocks], Any]

    def tensors(self, call: JacobianCall) -> list[Tensor] | None:
        """The tensors that the function would read in a call, or None if its result may be another function of them."""
        if call.form != self.form:
            return None
        inputs: list[Tensor] = []
        for item, value in zip(self.items, (*call.args, *call.options.values()), strict=True):
            if not item.read(value, inputs):
                return None
        if not self.closure.read(call.function, inputs) or torch.get_default_dtype() is not self.dtype:
            return None
        return inputs if is_eager(inputs) else None

    def blocks(self, tensors: Sequence[Tensor]) -> Blocks:
        """The blocks of the Jacobian at tensors."""
        unknowns = [tensors[k] for k in self.places]
        unknowns = [x if x.shape == shape else x.expand(shape) for x, shape in zip(unknowns, self.shapes, strict=True)]
        return [part(unknowns, [tensors[x] if isinstance(x, int) else x for x in reads]) for part, reads in self.parts]


@functools.cache
def _known() -> Known:
    return Known((Pose, Rotation), pure_functions())


def closure_of(function: types.FunctionType) -> Closure:
    """What a function of values finds around it.

    Raises:
        Opaque: If its result may depend on anything else.
    """
    return Closure(function, _known())


def recalled(call: JacobianCall) -> Any:
    """The result of a call of `jacobian`, or None if nothing is remembered of such calls."""
    if torch.compiler.is_compiling():
        return None
    history = call.history
    if history is None or not history.entries or not may_recall():
        return None
    for entry in history.entries:
        tensors = entry.tensors(call)
        if tensors is not None:
            return entry.finish(entry.blocks(tensors))
    return None


def remember(
    call: JacobianCall, values: Sequence[Any], batch: Sequence[int], blocks: Blocks, finish: Callable[[Blocks], Any]
) -> None:
    """Count a call of a function, and trace it if there were several.

    Args:
        call: The call.
        values: The arguments to differentiate with respect to, with the whole batch.
        batch: Its shape.
        blocks: What was found without the memo, to compare with.
        finish: Makes the result of `jacobian` of the blocks.
    """
    if torch.compiler.is_compiling():
        return
    history = call.history
    if history is None or history.failures >= _FAILURES:
        return
    history.calls += 1
    if history.calls <= CALLS or not may_recall():
        return
    history.calls = 0
    try:
        entry = _made(call, values, batch, blocks, finish)
        with torch.no_grad():
            traced = entry.blocks(entry.tensors(call) or [])
    except (Opaque, Untraceable):
        history.failures += 1
        return
    pairs = [(x, y) for row, rest in zip(traced, blocks, strict=True) for x, y in zip(row, rest, strict=True)]
    if all([is_close(x, y) for x, y in pairs]):
        history.entries = [entry, *history.entries[: _ENTRIES - 1]]
    else:
        history.failures += 1


def _made(
    call: JacobianCall, values: Sequence[Any], batch: Sequence[int], blocks: Blocks, finish: Callable[[Blocks], Any]
) -> _Entry:
    """Trace a function."""
    known, passed = _known(), [*call.args, *call.options.values()]
    items = [known.item(x, (), 0) for x in passed]
    closure = closure_of(call.function)
    tensors: list[Tensor] = []
    ends = [0]
    for item, value in zip(items, passed, strict=True):
        if not item.read(value, tensors):
            raise Opaque("an argument")
        ends.append(len(tensors))
    if not closure.read(call.function, tensors) or not is_eager(tensors):
        raise Opaque("a tensor of another kind")
    places = [k for n in call.numbers for k in range(ends[n], ends[n + 1])]
    arguments = Arguments.of(values, batch)
    like = arguments.tensors[0]
    if any([x.dtype != like.dtype or x.device != like.device for x in tensors]):
        raise Untraceable("tensors of several dtypes or devices")
    if arguments.columns > LARGEST or len({*places}) < len(places):
        raise Untraceable("too many columns, or an argument twice")
    others = [x.detach() for x in tensors]  # so that a tensor that is there twice has two symbols

    def raw(*unknowns: Any) -> Any:
        recording = unknowns[0].recording
        symbols_by_place = dict(zip(places, unknowns, strict=True))
        every = [symbols_by_place[k] if k in symbols_by_place else _lifted(recording, x) for k, x in enumerate(others)]
        symbols = iter(every)
        inputs = [item.with_symbols(x, symbols) for item, x in zip(items, passed, strict=True)]
        function = closure.with_symbols(call.function, symbols)
        count = len(call.args)
        return function(*inputs[:count], **dict(zip(call.options, inputs[count:], strict=True)))

    weight = 1 if sum([x.numel() for row in blocks for x in row]) >= LEAST else _SHARE
    parts, _ = arguments.trace(raw, batch, frozenset(), weight)
    indices = {id(x): k for k, x in enumerate(others)}
    reads = [(part, [indices.get(id(x), x.detach()) for x in inputs]) for part, inputs in parts]
    if sum([x.numel() for _, inputs in reads for x in inputs if isinstance(x, Tensor)]) > _CONSTANTS:
        raise Untraceable("too many constants")
    return _Entry(
        closure,
        items,
        call.form,
        torch.get_default_dtype(),
        [x.shape for x in arguments.tensors],
        places,
        reads,
        finish,
    )


def _lifted(recording: Any, x: Tensor) -> SymbolicTensor:
    symbol: SymbolicTensor = recording.tensor(recording.operand(x))
    return symbol
