"""Lowers programs to torch operations, which a compiler can fuse with the operations around them.

A kernel call inside a compiled graph costs more than the arithmetic of a small batch. While a graph is traced, an op on
a small batch of static size is therefore replaced with its scalar algebra on tensors, which Inductor fuses.

A graph that leaves Python cannot call a kernel. So packages of AOTInductor get the algebra for batches of any size,
static or dynamic, and so do ONNX models, whose algebra is also restricted to what ONNX can express: no access to the
bits of a float, and no constants beyond float32.
"""

from __future__ import annotations

import collections
import functools
import sys
import weakref
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor
from torch.utils.weak import WeakTensorKeyDictionary

from .. import private
from ..dtypes import computed, precision
from ..programs import (
    CONST,
    SYMBOL,
    ElementwiseProgram,
    Graph,
    Port,
    Program,
    Scalar,
    SweepProgram,
    copied,
    lower,
    reachable,
)
from ..runtime import Shape, batch_shape, broadcast_shapes, common_dtype
from . import onnx

MAX_ELEMENTS = 1024  # above about this batch size the kernel is faster than fused torch operations
# In a package of AOTInductor, sequences of up to so many steps are unrolled. A step takes 1 to 2 seconds to compile.
MAX_PACKAGED_STEPS = 32
# A value that is used more than once and takes more operations than this is materialised instead of recomputed.
MAX_INLINED_OPERATIONS = 24
# Upper bound of slices times elements for slicing by `select`. The gradient of each select has the size of its input.
MAX_SELECTED_ELEMENTS = 1 << 19
_Function = Callable[..., list[list[Tensor | float]]]
_functions: weakref.WeakKeyDictionary[ElementwiseProgram, dict[tuple[str, bool], _Function]]
_functions = weakref.WeakKeyDictionary()  # by program, precision and whether it is for ONNX


def is_suitable(program: Program, inputs: Sequence[Tensor]) -> bool:
    """Whether a graph is being traced and this call should be lowered to torch operations in it."""
    if not private.is_tracing_graph():
        return private.PUBLIC_ONLY and torch.onnx.is_in_onnx_export()
    if torch.onnx.is_in_onnx_export():
        return True
    if private.is_packaging():
        return program.fusible or (isinstance(program, SweepProgram) and program.length <= MAX_PACKAGED_STEPS)
    if not program.fusible:
        return False
    sizes = [n for x in inputs for n in x.shape]
    if not all(type(n) is int for n in sizes):
        return False
    batch = broadcast_shapes(*[batch_shape(x.shape, p) for x, p in zip(inputs, program.inputs, strict=True)])
    return 0 < batch.numel() <= MAX_ELEMENTS


def run(program: ElementwiseProgram, inputs: Sequence[Tensor], results: Sequence[Shape] | None) -> tuple[Tensor, ...]:
    """Computes a program with torch operations."""
    dtype = common_dtype(inputs)
    wide = torch.float64 if program.wide and dtype is torch.float32 else computed(dtype)
    components = [_components(x, port, wide) for x, port in zip(inputs, program.inputs, strict=True)]
    function = _function(program, precision(wide))
    batches = [batch_shape(x.shape, p) for x, p in zip(inputs, program.inputs, strict=True)]
    batch = broadcast_shapes(*batches, *(results or ()))
    outputs = []
    for j, (row, port) in enumerate(zip(function(torch, *components), program.outputs, strict=True)):
        full = [(c if isinstance(c, Tensor) else components[0][0].new_full((), c)).expand(batch) for c in row]
        y = torch.stack(full, -1) if port.shape else full[0].clone()
        if len(port.shape) > 1:
            y = y.reshape(*batch, *port.shape)
        if results is not None:
            y = y.sum_to_size((*results[j], *port.shape))
        elif dtype is wide and private.is_tracing_graph() and (inner := private.unwrap_functional(y)) is not None:
            _output_components[y] = (y._version, inner, full)
        outputs.append(y.to(dtype))
    return tuple(outputs)


# While a graph is traced, an op reads the components that another op has computed from this table instead of slicing
# the stacked tensor. A chain then becomes one loop over the batch, and its intermediate results need no memory.
_output_components: WeakTensorKeyDictionary = WeakTensorKeyDictionary()


def _components(x: Tensor, port: Port, dtype: torch.dtype) -> Sequence[Tensor]:
    version, inner, row = _output_components.get(x, (None, None, ()))
    # Either check alone misses some in-place changes: some keep the version, others keep the wrapped tensor.
    if row and version == x._version and inner is private.unwrap_functional(x):
        return row
    x = x.to(dtype)
    if len(port.shape) > 1 and torch.onnx.is_in_onnx_export():  # which reshapes no strided input of a dynamic batch
        return [c for row in x.unbind(-2) for c in row.unbind(-1)]
    if len(port.shape) > 1:
        x = x.reshape(*batch_shape(x.shape, port), port.size)
    return x.unbind(-1) if port.shape else (x,)


def unbind_slices(x: Tensor, dim: int) -> Sequence[Tensor]:
    """The slices of a tensor along a dimension, as `Tensor.unbind`.

    A compiler saves every slice that `Tensor.unbind` returns as a separate tensor for backward. Of slices made by
    `Tensor.select` it saves only the input.
    """
    select = torch.compiler.is_compiling() and private.is_statically_true(
        x.shape[dim] * x.numel() <= MAX_SELECTED_ELEMENTS
    )
    return [x.select(dim, k) for k in range(x.shape[dim])] if select else x.unbind(dim)


def _function(program: ElementwiseProgram, precision: str) -> _Function:
    """``f(torch, *components)``: the components of each output from the components of each input."""
    cache = _functions.setdefault(program, {})
    key = precision, torch.onnx.is_in_onnx_export()
    if key not in cache:
        cache[key] = function(program.name, [p.name for p in program.inputs], program.values, precision)
    return cache[key]


def function(name: str, inputs: Sequence[str], rows: Sequence[Sequence[Scalar]], precision: str) -> _Function:
    """Compiles ``f(torch, *components)``, which evaluates rows of scalars.

    Args:
        name: Shown as the file name in tracebacks.
        inputs: Names of the ports whose components are the arguments.
        rows: The scalars of each result.
        precision: Precision of the arithmetic.
    """
    for_onnx = torch.onnx.is_in_onnx_export()
    (copies,) = copied([[y for row in rows for y in row]], Graph())
    outputs = iter(flat := lower(copies, precision))
    positions = {p: i for i, p in enumerate(inputs)}
    names: dict[int, str] = {}
    lines: list[str] = []
    stored = _stored(flat)
    for x in reachable(flat):
        if x.op is CONST:
            names[x.id] = f"({float(x.data)!r})"
            if for_onnx and precision == "f64" and not onnx.is_float32(float(x.data)):
                lines.append(f"v{x.id} = constant({float(x.data)!r}, x0[0])")
                names[x.id] = f"v{x.id}"
            continue
        names[x.id] = f"v{x.id}"
        arguments = [names[a.id] for a in x.args]
        for k, (a, neutral) in enumerate(zip(x.args, x.op.neutral, strict=False)):
            if for_onnx and a.op is CONST and onnx.is_nearly(float(a.data), neutral):
                arguments[k] = f"hidden_constant({float(a.data)!r}, x0[0])"
        expression = _expression(x, arguments, positions)
        lines.append(f"v{x.id} = store({expression})" if x.id in stored else f"v{x.id} = {expression}")
    results = [f"[{', '.join(names[next(outputs).id] for _ in row)}]" for row in rows]
    parameters = ", ".join(f"x{i}" for i in range(len(inputs)))
    code = f"def function(t, {parameters}):\n    " + "\n    ".join([*lines, f"return [{', '.join(results)}]"])
    dtype = torch.float64 if precision == "f64" else torch.float32
    scope: dict[str, Any] = {"unscale": unscale, "maximum": _maximum, "store": _store}
    scope |= {"constant": onnx.constant, "hidden_constant": onnx.hidden_constant}
    scope["where"] = functools.partial(_where, dtype)
    exec(compile(code, f"<posekit {name} in torch>", "exec"), scope)
    f: Callable[..., list[list[Tensor | float]]] = scope["function"]
    return f


def _stored(outputs: Sequence[Scalar]) -> set[int]:
    """Ids of the values that are materialised.

    Inductor inlines a value and its operands into each of its uses, until an expression has more than about 50
    different operations. Compiling a polynomial in a value of 20 operations can therefore take a minute. Materialising
    more values than these makes compilation faster still, but the compiled loops slower.
    """
    uses = collections.Counter(i for x in reachable(outputs) for i in {a.id for a in x.args})
    length: dict[int, int] = {}  # number of operations after inlining, with repetitions
    stored = set()
    for x in reachable(outputs):  # conditions are not stored: they are one operation, and slower to load
        length[x.id] = 0 if x.op in (CONST, SYMBOL) else 1 + sum(length[a.id] for a in x.args)
        if length[x.id] > MAX_INLINED_OPERATIONS and uses[x.id] > 1 and not x.op.is_condition:
            stored.add(x.id)
            length[x.id] = 0
    return stored


def _store(x: Tensor | float) -> Tensor | float:
    """Makes Inductor materialise a tensor: it stores any tensor that is viewed by `as_strided`."""
    if not isinstance(x, Tensor) or not private.is_tracing_graph() or torch.compiler.is_exporting():
        return x
    return x.as_strided(x.size(), x.stride()) if x.is_contiguous() else x


def _expression(x: Scalar, arguments: Sequence[str], positions: dict[str, int]) -> str:
    if x.op is SYMBOL:
        port, component = x.data
        return f"x{positions[port]}[{component}]"
    if all(a.op is CONST for a in x.args):  # functions of torch do not take floats alone
        arguments = [f"x0[0].new_full((), {a})" if a.startswith("(") else a for a in arguments]
    return x.op.torch.format(*arguments)


def _where(dtype: torch.dtype, condition: Tensor, a: Tensor | float, b: Tensor | float) -> Tensor:
    if not isinstance(a, Tensor) and not isinstance(b, Tensor):  # for two floats torch would use its default dtype
        a = torch.full((), a, dtype=dtype, device=condition.device)
    return torch.where(condition, a, b)


def _maximum(a: Tensor | float, b: Tensor | float) -> Tensor:
    if not isinstance(a, Tensor):
        a, b = b, a
    return torch.maximum(a, b) if isinstance(b, Tensor) else torch.clamp(a, min=b)  # type: ignore


def unscale(x: Tensor) -> Tensor:
    """A power of two near 1 / |x|, as in the kernels, from the exponent bits of x."""
    # Without a look at the modules, each first fit would import torch.onnx.
    if (torch.compiler.is_dynamo_compiling() or "torch.onnx" in sys.modules) and torch.onnx.is_in_onnx_export():
        return onnx.unscale(x)
    if x.dtype is torch.float64:
        integer, mask, top, shift = torch.int64, 0x7FF0000000000000, 2046, 52
    else:
        integer, mask, top, shift = torch.int32, 0x7F800000, 254, 23
    try:
        bits = x.view(integer) & mask
        return ((top << shift) - bits.clamp(2 << shift, (top - 2) << shift)).view(x.dtype)
    except RuntimeError:  # vmap of torch 2.11 does not support `Tensor.view(dtype)`
        _, exponent = torch.frexp(x)
        exponent = torch.where(x == 0, -top, torch.where(x.isfinite(), exponent, top)).clamp(3 - top // 2, top // 2 - 1)
        return torch.ldexp(torch.ones_like(x), 1 - exponent)
