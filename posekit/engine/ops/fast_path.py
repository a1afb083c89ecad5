"""Generates the fast path of an op: Python source specialised to its tensors, which keep their names.

The fast path takes CPU tensors of one dtype whose type is exactly `Tensor` or `Parameter`, outside of every transform.
They must be contiguous with equal batch shapes, or their shapes and strides must be in the memo table of replays.
Tensors of one CUDA device are taken if they are contiguous with equal batch shapes.
Interpreting the same tests in loops would take several times as long as the kernel of a small batch.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import torch

from .. import private
from ..programs import Port, Program, SweepProgram, TablePort
from ..runtime import FAST_PATH_BELOW, HOLD_GIL_BELOW, MAX_THREADS, is_aligned, workspace
from .generated import cells, make
from .memory import EXACT_TYPES, memory_test

_FAST_TYPES = EXACT_TYPES if private.AVAILABLE else ()
# Free variables of the generated code. Dynamo traces these, whereas it would guard the globals of a whole module.
FREE_VARIABLES = cells(
    _ONE_THREAD=private.ONE_THREAD,
    _CPU=torch.device("cpu"),
    _FLOAT64=torch.float64,
    _EXACT_TYPES=_FAST_TYPES,
    _empty=torch.empty,
    _empty_like=torch.empty_like,
    _scalar=lambda dtype: torch.empty((), dtype=dtype, device="cpu"),  # `torch.empty(*())` raises
    _zeros=torch.zeros,
    _workspace_empty=workspace.empty,
    _functorch_active=private.functorch_active,
    _dispatch_modes=private.dispatch_modes,
    _is_tracing=private.is_tracing,
    _forward_mode=private.forward_mode,
    _grad_enabled=torch.is_grad_enabled,
    _is_dynamo_compiling=torch.compiler.is_dynamo_compiling,
    _is_aligned=is_aligned,
    _type=type,
)
_RESERVED = (
    *("results", "flat_kernels", "replays", "fast", "dtype", "contiguous", "kernel", "replay", "n", "key", "launch"),
    *("pack", "head", "tail", "shapes", "shape", "is_total", "size", "broadcast", "_outputs", "_op", "_name"),
    *("_traced", "len", "RuntimeError", "IndexError", "on_cuda", "cuda_kernels", "device", "pointers"),
)
FORWARD_MODE = f"_forward_mode.{private.LEVEL} >= 0"


def intercept(every_call: bool) -> None:
    """Send every call to the op's slow routes, which record it, or none that the fast path takes."""
    FREE_VARIABLES["_EXACT_TYPES"].cell_contents = () if every_call else _FAST_TYPES


class _Variable:
    """A tensor in the generated code: its name, and the expressions for its shape and address."""

    def __init__(self, name: str, port: Port) -> None:
        self.name, self.port = name, port
        self.shape, self.address = f"{name}_shape", f"{name}_address"

    @property
    def rank(self) -> int:
        return len(self.port.shape)

    @property
    def batch(self) -> str:
        """The expression for its batch shape."""
        return f"{self.shape}[:-{self.rank}]" if self.rank else self.shape


def _variables(ports: Sequence[Port], taken: Iterable[str] = ()) -> list[_Variable]:
    """Variables named after the ports, with underscores appended where a name is already in use."""
    used, variables = {*FREE_VARIABLES, *_RESERVED, *taken}, []
    for port in ports:
        name = port.name
        while {name, f"{name}_shape", f"{name}_address"} & used:
            name += "_"
        used |= {name, f"{name}_shape", f"{name}_address"}
        variables.append(_Variable(name, port))
    return variables


def call_of(op: Any, traced: Callable[..., Any]) -> Callable[..., Any]:
    """The public function of an op, ``call(*inputs)``. Its fast path is generated on first use.

    Args:
        op: The op.
        traced: The dispatcher op that Dynamo records in a graph, called as ``traced(name, inputs, [])``.
    """

    def first(*arguments: Any) -> Any:
        own["fast"].cell_contents = op.fast
        return op.fast(*arguments)

    program: Program = op.program
    own = cells(_op=op, _name=program.name, _traced=traced, fast=first)
    # Ops with as many inputs and outputs share one compiled code: compiling it for each would slow the import.
    code = _call_code([f"_{i}" for i in range(len(program.inputs))], len(program.outputs))
    names, variables = [p.name for p in program.inputs], [x.name for x in _variables(program.inputs)]
    call: Callable[..., Any] = make(code, program.title, {**FREE_VARIABLES, **own}, variables)
    if names == variables:
        return call
    # Calls by keyword pass the ports' names, but some variables have other ones. No port is called "__call__".
    wrapped: Callable[..., Any] = make(_BY_KEYWORD.format(", ".join(names)), program.title, cells(__call__=call))
    return wrapped


_BY_KEYWORD = "def call({0}):\n    return __call__({0})"


def fast_of(op: Any) -> Callable[..., Any]:
    """The fast path of an op, ``fast(results, *inputs)``.

    It returns the outputs and a `BroadcastInfo` or None, or just None if it does not take the call. ``results`` are the
    batch shapes of the outputs, or None for the common one.
    """

    def first(*arguments: Any) -> Any:
        source = _cuda_code(*_inputs_and_outputs(program))
        kernels = cells(cuda_kernels=op.executable.flat_on_cuda)
        own["on_cuda"].cell_contents = take = make(source, program.title, {**FREE_VARIABLES, **kernels})
        return take(*arguments)

    program: Program = op.program
    own = cells(flat_kernels=op.executable.flat, replays=op.executable.replays, on_cuda=first)
    fast: Callable[..., Any] = make(fast_source(program), program.title, {**FREE_VARIABLES, **own})
    return fast


def fast_source(program: Program) -> str:
    """The generated source of the function that `fast_of` returns."""
    inputs, outputs = _inputs_and_outputs(program)
    return _fast_code(inputs, outputs, flat=not isinstance(program, SweepProgram))


def call_source(program: Program) -> str:
    """The generated source of the function that `call_of` returns, with the names of the variables."""
    return _call_code([x.name for x in _variables(program.inputs)], len(program.outputs))


def _inputs_and_outputs(program: Program) -> tuple[list[_Variable], list[_Variable]]:
    inputs = _variables(program.inputs)
    return inputs, _variables(program.outputs, [n for x in inputs for n in (x.name, x.shape, x.address)])


def _fast_code(inputs: Sequence[_Variable], outputs: Sequence[_Variable], flat: bool) -> str:
    parameters, first = ", ".join(x.name for x in inputs), _first_float(inputs).name
    elsewhere = f"return on_cuda(results, {parameters}) if {first}.is_cuda else None" if flat else "return None"
    return f"""
def fast(results, {parameters}):
    try:
        dtype = {first}.dtype
        if not (
            {join_tests(_tests(inputs, "is_cpu"), 12)}
        ):
            {elsewhere}
        {join_lines((f"{x.shape} = {x.name}.shape" for x in inputs), 8)}
        contiguous = (
            {join_tests((f"{x.name}.is_contiguous()" for x in inputs), 12)}
        )
        replay = None
        if (
            {join_tests(_same_batch_tests(inputs) if flat else ["False"], 12)}
        ):
            kernel = flat_kernels.get(dtype)
            if kernel is None:
                return None
        else:
            if contiguous:
                key = (results, dtype, {", ".join(x.shape for x in inputs)})
            else:
                key = (
                    *(results, dtype, {", ".join(x.shape for x in inputs)}),
                    *({", ".join(f"{x.name}.stride()" for x in inputs)},),
                )
            replay = replays.get(key)
            if replay is None:
                return None
        {join_lines((f"{x.address} = {x.name}.data_ptr()" for x in inputs), 8)}
    except (RuntimeError, IndexError):  # no storage (BatchedTensor of the legacy vmap); too few dimensions
        return None
    if not (
        {join_tests((memory_test(x.name, x.address) for x in inputs), 8)}
    ):  # no elements, or null storage
        return None
    if replay is None:
        n = {_count(inputs[0])}
        if n < {FAST_PATH_BELOW}:
            {join_lines(_allocate_small(outputs, inputs), 12)}
            launch = kernel.hold if n < {HOLD_GIL_BELOW} else kernel.release
        else:
            {join_lines(_allocate_large(outputs, inputs[0]), 12)}
            launch = kernel.share
        launch(_ONE_THREAD, kernel.pack(n, 0, {_addresses(inputs, outputs)}))
        return {_tuple_text(y.name for y in outputs)}, None
    launch, pack, head, tail, shapes, broadcast = replay
    {join_lines(_allocate_replayed(outputs, flat), 4)}
    launch(_ONE_THREAD, head + pack({_addresses(inputs, outputs)}) + tail)
    {join_lines(_cast_totals(outputs), 4)}
    return {_tuple_text(y.name for y in outputs)}, broadcast
"""


def _cuda_code(inputs: Sequence[_Variable], outputs: Sequence[_Variable]) -> str:
    """The same for CUDA tensors that one launch of the flat kernel takes."""
    first, parameters = _first_float(inputs).name, ", ".join(x.name for x in inputs)
    others = [f"{x.name}.device == device" for x in inputs if x.name != first]
    return f"""
def on_cuda(results, {parameters}):
    try:
        dtype, device = {first}.dtype, {first}.device
        if not (
            {join_tests([*_tests(inputs, "is_cuda"), *others], 12)}
        ):
            return None
        {join_lines((f"{x.shape} = {x.name}.shape" for x in inputs), 8)}
        contiguous = (
            {join_tests((f"{x.name}.is_contiguous()" for x in inputs), 12)}
        )
        if not (
            {join_tests(_same_batch_tests(inputs), 12)}
        ):
            return None
        {join_lines((f"{x.address} = {x.name}.data_ptr()" for x in inputs), 8)}
    except (RuntimeError, IndexError):
        return None
    kernel, n = cuda_kernels.get(dtype), {_count(inputs[0])}
    if not (
        kernel is not None
        and n <= {MAX_THREADS}
        and {join_tests((memory_test(x.name, x.address) for x in inputs), 8)}
    ):
        return None
    {join_lines(_allocate_on_device(outputs, inputs), 4)}
    pointers = ({_addresses(inputs, outputs)},)
    kernel.cuda(device.index, n, kernel.pack(n, _is_aligned(pointers), *pointers))
    return {_tuple_text(y.name for y in outputs)}, None
"""


def _call_code(inputs: Sequence[str], outputs: int) -> str:
    parameters, index = ", ".join(inputs), "[0]" if outputs == 1 else ""
    return f"""
def call({parameters}):
    if _is_dynamo_compiling():
        _outputs = _traced(_name, [{parameters}], [])
        return {", ".join(f"_outputs[{j}]" for j in range(outputs))}
    if (
        {join_tests((f"_type({x}) in _EXACT_TYPES" for x in inputs), 8)}
        and not _functorch_active()
        and not _dispatch_modes()
        and not _is_tracing()
    ):
        if {FORWARD_MODE} or _grad_enabled() and (
            {join_tests((f"{x}.requires_grad" for x in inputs), 12, "or")}
        ):
            return _op.function({parameters}){index}
        _outputs = fast(None, {parameters})
        if _outputs is not None:
            return _outputs[0]{index}
    return _op(({parameters},)){index}
"""


def _tests(tensors: Sequence[_Variable], place: str) -> list[str]:
    """Tests for tensors in a place whose dtype is ``dtype``, the dtype of the first one."""
    return [
        *(
            f"{x.name}.dtype is {'_FLOAT64' if isinstance(x.port, TablePort) else 'dtype'}"
            for x in tensors
            if x is not _first_float(tensors)
        ),
        *(f"{x.name}.{place}" for x in tensors),
        *(f"not {x.name}.is_neg()" for x in tensors),
    ]


def _first_float(tensors: Sequence[_Variable]) -> _Variable:
    """The first tensor that is not a table: it has the dtype of the call."""
    return next(x for x in tensors if not isinstance(x.port, TablePort))


def _same_batch_tests(tensors: Sequence[_Variable]) -> list[str]:
    """Tests for contiguous tensors with equal batch shapes.

    Slicing a shape is the slowest test, so tensors with the same element shape compare whole shapes.
    """
    first = _first_by_shape(tensors)
    lead, *others = first.values()
    return [
        "results is None",
        "contiguous",
        *(f"{x.shape} == {first[x.port.shape].shape}" for x in tensors if first[x.port.shape] is not x),
        *(f"{x.shape}[{k - x.rank}] == {size}" for x in first.values() for k, size in enumerate(x.port.shape)),
        *(f"{x.batch} == {lead.batch}" for x in others),
    ]


def _first_by_shape(tensors: Sequence[_Variable]) -> dict[tuple[int, ...], _Variable]:
    """The first tensor of each element shape."""
    first: dict[tuple[int, ...], _Variable] = {}
    for x in tensors:
        first.setdefault(x.port.shape, x)
    return first


def _count(lead: _Variable) -> str:
    """The expression for the number of elements."""
    whole = f"{lead.name}.numel() // {max(lead.port.size, 1)}"
    return f"{lead.shape}[0] if len({lead.shape}) == {1 + lead.rank} else {whole}"


def _allocate_small(outputs: Sequence[_Variable], inputs: Sequence[_Variable]) -> list[str]:
    """Statements that allocate small outputs.

    `empty_like` takes half the time of `empty`, which is a fifth of a call with one pose. Torch needs 1 us to parse a
    shape that is passed as one argument, so the sizes are unpacked.
    """
    lines, first, lead = [], _first_by_shape(inputs), inputs[0]
    for y in outputs:
        sizes = "".join(f"{size}, " for size in y.port.shape)
        full = f"_empty(*{lead.batch}, {sizes}dtype=dtype, device=_CPU)"
        full = full if sizes else f"{full} if {lead.batch} else _scalar(dtype)"
        lines.append(f"{y.name} = " + (f"_empty_like({first[y.port.shape].name})" if y.port.shape in first else full))
    return lines


def _allocate_on_device(outputs: Sequence[_Variable], inputs: Sequence[_Variable]) -> list[str]:
    """Statements that allocate outputs on the device of the inputs."""
    first, lead = _first_by_shape(inputs), inputs[0]
    return [
        f"{y.name} = _empty_like({first[y.port.shape].name})"
        if y.port.shape in first
        else f"{y.name} = _empty({lead.batch} + {y.port.shape!r}, dtype=dtype, device=device)"
        for y in outputs
    ]


def _allocate_large(outputs: Sequence[_Variable], lead: _Variable) -> list[str]:
    """Statements that allocate large outputs from the workspace."""
    return [
        f"{y.name} = _workspace_empty({lead.batch} + {y.port.shape!r}, dtype, n * {y.port.size} * dtype.itemsize)"
        for y in outputs
    ]


def _allocate_replayed(outputs: Sequence[_Variable], flat: bool) -> list[str]:
    """Statements that allocate the outputs of a replay. Totals accumulate in float64 and start at zero.

    Only sweeps have replays of large calls, whose outputs come from the workspace.
    """
    lines = []
    for j, y in enumerate(outputs):
        small = f"{y.name} = _empty(*shape, dtype=dtype, device=_CPU) if shape else _scalar(dtype)"
        large = ["elif size:", f"    {y.name} = _workspace_empty(shape, dtype, size)"]
        lines += [
            f"shape, is_total{'' if flat else ', size'} = shapes[{j}]",
            "if is_total:",
            f"    {y.name} = _zeros(shape, dtype=_FLOAT64, device=_CPU)",
            *([] if flat else large),
            "else:",
            f"    {small}",
        ]
    return lines


def _cast_totals(outputs: Sequence[_Variable]) -> list[str]:
    """Statements that cast float64 totals to the dtype of the call."""
    lines = []
    for j, y in enumerate(outputs):
        lines += [f"if shapes[{j}][1]:", f"    {y.name} = {y.name}.to(dtype)"]
    return lines


def _addresses(inputs: Sequence[_Variable], outputs: Sequence[_Variable]) -> str:
    """The pointer arguments of a kernel."""
    return ", ".join([*(x.address for x in inputs), *(f"{y.name}.data_ptr()" for y in outputs)])


def _tuple_text(parts: Iterable[str]) -> str:
    """A tuple display."""
    return f"({', '.join(parts)},)"


def join_lines(parts: Iterable[str], indent: int) -> str:
    """Statements, one per line."""
    return f"\n{' ' * indent}".join(parts) or "pass"


def join_tests(parts: Iterable[str], indent: int, word: str = "and") -> str:
    """A conjunction or disjunction of tests, one per line."""
    return f"\n{' ' * indent}{word} ".join(parts)
