"""The same programs in plain torch, for compilers that can fuse them into their neighbours.

A kernel call inside a compiled graph costs more than a small batch's arithmetic. While a graph is traced, small
batches of static size therefore become the program's own scalar algebra on tensors, which Inductor fuses.
"""

from __future__ import annotations

import collections
import functools
import weakref
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor
from torch.utils.weak import WeakTensorKeyDictionary

from .. import private
from ..dtypes import computed, precision
from ..programs import CONST, SYMBOL, Port, Program, Scalar, lower, reachable
from ..runtime import Shape, batch_shape, common_dtype

LARGEST = 1024  # elements; from about here on the kernel is faster than fused torch
LONGEST = 24  # operations that a value used more than once may take to write out, before Inductor is told to store it
SELECTED = 1 << 19  # numbers that the gradient of slices, each selected by itself, may go over: all of them for each
_functions: weakref.WeakKeyDictionary[Program, dict[str, Callable[..., list[list[Tensor | float]]]]]
_functions = weakref.WeakKeyDictionary()  # by program and precision


def suits(program: Program, inputs: Sequence[Tensor]) -> bool:
    """Whether this call, being traced into a graph, should become plain torch."""
    if not program.fusible or not private.is_tracing_graph():
        return False
    numbers = [n for x in inputs for n in x.shape]
    if not all(type(n) is int for n in numbers):
        return False
    batch = torch.broadcast_shapes(*[batch_shape(x.shape, p) for x, p in zip(inputs, program.inputs, strict=True)])
    return 0 < batch.numel() <= LARGEST


def run(program: Program, inputs: Sequence[Tensor], results: Sequence[Shape] | None) -> tuple[Tensor, ...]:
    """Compute with torch operations."""
    dtype = common_dtype(inputs)
    wide = computed(dtype)
    rows = [_components(x, port, wide) for x, port in zip(inputs, program.inputs, strict=True)]
    function = _function(program, precision(dtype))
    batches = [batch_shape(x.shape, p) for x, p in zip(inputs, program.inputs, strict=True)]
    batch = torch.broadcast_shapes(*batches, *(results or ()))
    outputs = []
    for j, (row, port) in enumerate(zip(function(torch, *rows), program.outputs, strict=True)):
        full = [(c if isinstance(c, Tensor) else rows[0][0].new_full((), c)).expand(batch) for c in row]
        y = torch.stack(full, -1) if port.shape else full[0].clone()
        if len(port.shape) > 1:
            y = y.reshape(*batch, *port.shape)
        if results is not None:
            y = y.sum_to_size(*results[j], *port.shape)
        elif dtype is wide and private.is_tracing_graph() and (inner := private.inner(y)) is not None:
            _made[y] = (y._version, inner, full)
        outputs.append(y.to(dtype))
    return tuple(outputs)


# While a graph is traced, the next op takes the numbers that this one made instead of picking them from its tensors:
# then a chain is one loop over the batch, and what passes between its ops needs no memory.
_made: WeakTensorKeyDictionary = WeakTensorKeyDictionary()


def _components(x: Tensor, port: Port, dtype: torch.dtype) -> Sequence[Tensor]:
    version, inner, row = _made.get(x, (None, None, ()))
    # Some changes in place leave the version as it was, others the tensor inside.
    if row and version == x._version and inner is private.inner(x):
        return row
    x = x.to(dtype)
    if len(port.shape) > 1:
        x = x.reshape(*batch_shape(x.shape, port), port.size)
    return x.unbind(-1) if port.shape else (x,)


def unbound(x: Tensor, dim: int) -> Sequence[Tensor]:
    """The slices of a tensor along a dimension.

    A compiler keeps every slice that `Tensor.unbind` made for the backward pass, each as a tensor. Of one that was
    selected by itself it keeps what it was selected from.
    """
    few = torch.compiler.is_compiling() and private.is_known(x.shape[dim] * x.numel() <= SELECTED)
    return [x.select(dim, k) for k in range(x.shape[dim])] if few else x.unbind(dim)


def _function(program: Program, precision: str) -> Callable[..., list[list[Tensor | float]]]:
    """``f(torch, *rows)``: the components of each output from the components of each input."""
    known = _functions.setdefault(program, {})
    if precision not in known:
        known[precision] = function(program.name, [p.name for p in program.inputs], program.values, precision)
    return known[precision]


def function(
    name: str, inputs: Sequence[str], rows: Sequence[Sequence[Scalar]], precision: str
) -> Callable[..., list[list[Tensor | float]]]:
    """``f(torch, *rows)``: rows of numbers from the rows of the symbols that ``inputs`` name."""
    outputs = iter(flat := lower([y for row in rows for y in row], precision))
    where = {p: i for i, p in enumerate(inputs)}
    names: dict[int, str] = {}
    lines: list[str] = []
    stored = _stored(flat)
    for x in reachable(flat):
        if x.op is CONST:
            names[x.id] = f"({float(x.data)!r})"
            continue
        names[x.id] = f"v{x.id}"
        line = _line(x, names, where)
        lines.append(f"v{x.id} = store({line})" if x.id in stored else f"v{x.id} = {line}")
    made = [f"[{', '.join(names[next(outputs).id] for _ in row)}]" for row in rows]
    arguments = ", ".join(f"x{i}" for i in range(len(inputs)))
    code = f"def function(t, {arguments}):\n    " + "\n    ".join([*lines, f"return [{', '.join(made)}]"])
    dtype = torch.float64 if precision == "f64" else torch.float32
    scope: dict[str, Any] = {"unscale": unscale, "maximum": _maximum, "store": _store}
    scope["where"] = functools.partial(_where, dtype)
    exec(compile(code, f"<posekit {name} in torch>", "exec"), scope)
    f: Callable[..., list[list[Tensor | float]]] = scope["function"]
    return f


def _stored(outputs: Sequence[Scalar]) -> set[int]:
    """Values to be stored.

    Inductor writes a value out again for each of its uses, and in it those that it is made of, until more than some 50
    different operations have come together: a polynomial in a value of twenty can take it a minute. Storing more values
    than this makes it faster still, and its loops slower.
    """
    uses = collections.Counter(i for x in reachable(outputs) for i in {a.id for a in x.args})
    length: dict[int, int] = {}  # operations, as often as they would be written out
    stored = set()
    for x in reachable(outputs):  # conditions are one step from what they compare, and slower to load
        length[x.id] = 0 if x.op in (CONST, SYMBOL) else 1 + sum(length[a.id] for a in x.args)
        if length[x.id] > LONGEST and uses[x.id] > 1 and not x.op.is_condition:
            stored.add(x.id)
            length[x.id] = 0
    return stored


def _store(x: Tensor | float) -> Tensor | float:
    """The same numbers, which Inductor will take from memory: a view by strides is one of a tensor that it stores."""
    if not isinstance(x, Tensor) or not private.is_tracing_graph() or torch.compiler.is_exporting():
        return x
    return x.as_strided(x.size(), x.stride()) if x.is_contiguous() else x


def _line(x: Scalar, names: dict[int, str], where: dict[str, int]) -> str:
    if x.op is SYMBOL:
        port, component = x.data
        return f"x{where[port]}[{component}]"
    return x.op.torch.format(*[names[a.id] for a in x.args])


def _where(dtype: torch.dtype, condition: Tensor, a: Tensor | float, b: Tensor | float) -> Tensor:
    if not isinstance(a, Tensor) and not isinstance(b, Tensor):  # torch would round two numbers to its default dtype
        a = torch.full((), a, dtype=dtype, device=condition.device)
    return torch.where(condition, a, b)


def _maximum(a: Tensor | float, b: Tensor | float) -> Tensor:
    if not isinstance(a, Tensor):
        a, b = b, a
    return torch.maximum(a, b) if isinstance(b, Tensor) else torch.clamp(a, min=b)  # type: ignore


def unscale(x: Tensor) -> Tensor:
    """A power of two near 1 / |x|, as in the kernels."""
    if x.dtype is torch.float64:
        kind, mask, top, one = torch.int64, 0x7FF0000000000000, 2046, 52
    else:
        kind, mask, top, one = torch.int32, 0x7F800000, 254, 23
    try:
        bits = x.view(kind) & mask
        return ((top << one) - bits.clamp(2 << one, (top - 2) << one)).view(x.dtype)
    except RuntimeError:  # torch 2.11's vmap takes no bits
        _, exponent = torch.frexp(x)
        exponent = torch.where(x == 0, -top, torch.where(x.isfinite(), exponent, top)).clamp(3 - top // 2, top // 2 - 1)
        return torch.ldexp(torch.ones_like(x), 1 - exponent)
