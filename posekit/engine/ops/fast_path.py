"""The fast path of small calls: Python generated for the tensors of one op, with their own names.

It takes exact torch tensors on the CPU, of one dtype, outside of every transform: of one batch shape and contiguous, or
of shapes and strides that were seen before. Interpreting the same tests in loops would take several times as long as
the kernel of a small batch.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import torch

from .. import private
from ..programs import Port, Program
from ..runtime import HOLD_GIL_BELOW, QUICK_BELOW, workspace
from .generated import make
from .tensors import EXACT_TYPES, LOWEST_ADDRESS

# What generated code may name; `torch.compile` follows free variables where it would guard a whole module.
_TOOLS: dict[str, Any] = {
    "_ONE_THREAD": private.ONE_THREAD,
    "_CPU": torch.device("cpu"),
    "_FLOAT64": torch.float64,
    "_EXACT_TYPES": EXACT_TYPES if private.AVAILABLE else (),
    "_empty": torch.empty,
    "_empty_like": torch.empty_like,
    "_scalar": lambda dtype: torch.empty((), dtype=dtype, device="cpu"),  # torch.empty takes no size at all for none
    "_zeros": torch.zeros,
    "_workspace_empty": workspace.empty,
    "_functorch_active": private.functorch_active,
    "_dispatch_modes": private.dispatch_modes,
    "_is_tracing": private.is_tracing,
    "_forward_mode": private.forward_mode,
    "_grad_enabled": torch.is_grad_enabled,
    "_is_dynamo_compiling": torch.compiler.is_dynamo_compiling,
    "_type": type,
}
_LOCALS = (
    *("results", "flat", "replays", "fast", "dtype", "contiguous", "kernel", "replay", "n", "known", "launch"),
    *("pack", "before", "behind", "shapes", "shape", "is_total", "broadcast", "_made", "_op", "_name"),
    *("_traced", "_fast", "len", "RuntimeError", "IndexError"),
)
_FORWARD_MODE = f"_forward_mode.{private.LEVEL} >= 0"


class _Named:
    """A tensor of the generated code, and the code that tells about it."""

    def __init__(self, name: str, port: Port) -> None:
        self.name, self.port = name, port
        self.shape, self.address = f"{name}_shape", f"{name}_address"

    @property
    def rank(self) -> int:
        return len(self.port.shape)

    @property
    def batch(self) -> str:
        """Its batch shape."""
        return f"{self.shape}[:-{self.rank}]" if self.rank else self.shape


def _named(ports: Sequence[Port], taken: Iterable[str] = ()) -> list[_Named]:
    """The ports' names, changed where two of them, or one and what else the code names, would meet."""
    used, made = {*_TOOLS, *_LOCALS, *taken}, []
    for port in ports:
        name = port.name
        while {name, f"{name}_shape", f"{name}_address"} & used:
            name += "_"
        used |= {name, f"{name}_shape", f"{name}_address"}
        made.append(_Named(name, port))
    return made


def routes(op: Any, traced: Callable[..., Any]) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """The public function of an op, ``call(*inputs)``, and its fast path, ``fast(results, *inputs)``.

    The fast path returns the outputs and what backward has to know, or None if it does not take the call. ``results``
    are the outputs' batch shapes where they are not the common one.

    Args:
        op: The op.
        traced: What compiled code calls: ``traced(name, inputs, [])``.
    """
    program: Program = op.program
    call, fast = make(
        "call, fast",
        source(program),
        program.title,
        **_TOOLS,
        _op=op,
        _name=program.name,
        _traced=traced,
        flat=op.executable.flat,
        replays=op.executable.replays,
    )
    return call, fast


def source(program: Program) -> str:
    """The generated code of both."""
    inputs = _named(program.inputs)
    outputs = _named(program.outputs, [n for x in inputs for n in (x.name, x.shape, x.address)])
    return _fast_code(inputs, outputs) + _call_code(inputs, outputs) + _keywords(inputs)


def _fast_code(inputs: Sequence[_Named], outputs: Sequence[_Named]) -> str:
    given = ", ".join(x.name for x in inputs)
    return f"""
def fast(results, {given}):
    try:
        dtype = {inputs[0].name}.dtype
        if not (
            {_all(_plain(inputs), 12)}
        ):
            return None
        {_lines((f"{x.shape} = {x.name}.shape" for x in inputs), 8)}
        contiguous = (
            {_all((f"{x.name}.is_contiguous()" for x in inputs), 12)}
        )
        replay = None
        if (
            {_all(_one_batch(inputs), 12)}
        ):
            kernel = flat.get(dtype)
            if kernel is None:
                return None
        else:
            if contiguous:
                known = (results, dtype, {", ".join(x.shape for x in inputs)})
            else:
                known = (
                    *(results, dtype, {", ".join(x.shape for x in inputs)}),
                    *({", ".join(f"{x.name}.stride()" for x in inputs)},),
                )
            replay = replays.get(known)
            if replay is None:
                return None
        {_lines((f"{x.address} = {x.name}.data_ptr()" for x in inputs), 8)}
    except (RuntimeError, IndexError):  # no storage, as a batched tensor of the old vmap; too few dimensions
        return None
    if not (
        {_all((f"{x.address} >= {LOWEST_ADDRESS}" for x in inputs), 8)}
    ):  # no elements, or no memory
        return None
    if replay is None:
        n = {_count(inputs[0])}
        if n < {QUICK_BELOW}:
            {_lines(_small(outputs, inputs), 12)}
            launch = kernel.hold if n < {HOLD_GIL_BELOW} else kernel.release
        else:
            {_lines(_large(outputs, inputs[0]), 12)}
            launch = kernel.share
        launch(_ONE_THREAD, kernel.pack(n, 0, {_addresses(inputs, outputs)}))
        return {_row(y.name for y in outputs)}, None
    launch, pack, before, behind, shapes, broadcast = replay
    {_lines(_replayed(outputs), 4)}
    launch(_ONE_THREAD, before + pack({_addresses(inputs, outputs)}) + behind)
    {_lines(_narrowed(outputs), 4)}
    return {_row(y.name for y in outputs)}, broadcast
"""


def _call_code(inputs: Sequence[_Named], outputs: Sequence[_Named]) -> str:
    given, only = ", ".join(x.name for x in inputs), "[0]" if len(outputs) == 1 else ""
    return f"""
_fast = fast


def call({given}):
    if _is_dynamo_compiling():
        _made = _traced(_name, [{given}], [])
        return {", ".join(f"_made[{j}]" for j in range(len(outputs)))}
    if (
        {_all((f"_type({x.name}) in _EXACT_TYPES" for x in inputs), 8)}
        and not _functorch_active()
        and not _dispatch_modes()
        and not _is_tracing()
    ):
        if {_FORWARD_MODE} or _grad_enabled() and (
            {_all((f"{x.name}.requires_grad" for x in inputs), 12, "or")}
        ):
            return _op.function({given}){only}
        _made = fast(None, {given})
        if _made is not None:
            return _made[0]{only}
    return _op(({given},)){only}
"""


def _keywords(inputs: Sequence[_Named]) -> str:
    """Users may call by keyword: where the code has other names for inputs than their ports, a function around it."""
    names = [x.port.name for x in inputs]
    if names == [x.name for x in inputs]:
        return ""
    call = "call" + "_" * max(map(len, names))  # longer than any of them
    return f"\n\n{call} = call\n\n\ndef call({', '.join(names)}):\n    return {call}({', '.join(names)})\n"


# ------------------------------------------------------------------------------------------- parts of generated code


def _plain(tensors: Sequence[_Named]) -> list[str]:
    """Tests for CPU tensors of the dtype ``dtype``, which is that of the first one."""
    return [
        *(f"{x.name}.dtype is dtype" for x in tensors[1:]),
        *(f"{x.name}.is_cpu" for x in tensors),
        *(f"not {x.name}.is_neg()" for x in tensors),
    ]


def _one_batch(tensors: Sequence[_Named]) -> list[str]:
    """Tests for contiguous rows of one batch shape. Slices take longest, so rows of one size compare whole shapes."""
    first = _firsts(tensors)
    lead, *others = first.values()
    return [
        "results is None",
        "contiguous",
        *(f"{x.shape} == {first[x.port.shape].shape}" for x in tensors if first[x.port.shape] is not x),
        *(f"{x.shape}[{k - x.rank}] == {size}" for x in first.values() for k, size in enumerate(x.port.shape)),
        *(f"{x.batch} == {lead.batch}" for x in others),
    ]


def _firsts(tensors: Sequence[_Named]) -> dict[tuple[int, ...], _Named]:
    """For each shape of an element, the first tensor that has it."""
    first: dict[tuple[int, ...], _Named] = {}
    for x in tensors:
        first.setdefault(x.port.shape, x)
    return first


def _count(lead: _Named) -> str:
    """The number of elements."""
    whole = f"{lead.name}.numel() // {max(lead.port.size, 1)}"
    return f"{lead.shape}[0] if len({lead.shape}) == {1 + lead.rank} else {whole}"


def _small(outputs: Sequence[_Named], inputs: Sequence[_Named]) -> list[str]:
    """Allocations of few elements.

    `empty_like` takes half the time of `empty`, a fifth of a call of one pose. A shape that is one argument takes torch
    1 us to read, so sizes are unpacked.
    """
    made, first, lead = [], _firsts(inputs), inputs[0]
    for y in outputs:
        sizes = "".join(f"{size}, " for size in y.port.shape)
        full = f"_empty(*{lead.batch}, {sizes}dtype=dtype, device=_CPU)"
        full = full if sizes else f"{full} if {lead.batch} else _scalar(dtype)"
        made.append(f"{y.name} = " + (f"_empty_like({first[y.port.shape].name})" if y.port.shape in first else full))
    return made


def _large(outputs: Sequence[_Named], lead: _Named) -> list[str]:
    """Allocations from the workspace."""
    return [
        f"{y.name} = _workspace_empty({lead.batch} + {y.port.shape!r}, dtype, n * {y.port.size} * dtype.itemsize)"
        for y in outputs
    ]


def _replayed(outputs: Sequence[_Named]) -> list[str]:
    """Allocations of a call that was seen before: float64 totals from zero on, and everything else."""
    lines = []
    for j, y in enumerate(outputs):
        lines += [
            f"shape, is_total = shapes[{j}]",
            "if is_total:",
            f"    {y.name} = _zeros(shape, dtype=_FLOAT64, device=_CPU)",
            "else:",
            f"    {y.name} = _empty(*shape, dtype=dtype, device=_CPU) if shape else _scalar(dtype)",
        ]
    return lines


def _narrowed(outputs: Sequence[_Named]) -> list[str]:
    lines = []
    for j, y in enumerate(outputs):
        lines += [f"if shapes[{j}][1]:", f"    {y.name} = {y.name}.to(dtype)"]
    return lines


def _addresses(inputs: Sequence[_Named], outputs: Sequence[_Named]) -> str:
    return ", ".join([*(x.address for x in inputs), *(f"{y.name}.data_ptr()" for y in outputs)])


def _row(parts: Iterable[str]) -> str:
    """A tuple."""
    return f"({', '.join(parts)},)"


def _lines(parts: Iterable[str], indent: int) -> str:
    """Statements, one a line."""
    return f"\n{' ' * indent}".join(parts) or "pass"


def _all(parts: Iterable[str], indent: int, word: str = "and") -> str:
    """Tests, one a line."""
    return f"\n{' ' * indent}{word} ".join(parts)
