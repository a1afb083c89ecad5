"""The quick route of calls with buffers: plain contiguous CPU tensors of one dtype and batch shape.

For each pattern of arguments (which buffers there are) and of gradients (which are wanted, which cotangents came) a
function is written out, as the engine does for calls without buffers. It returns None where a call does not fit, and
has then written nothing.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any

from . import _buffers as buffers
from .engine import written
from .engine.program import Mask, Port
from .engine.written import Named, lines, named, names_of, row, some


def forward(
    signature: buffers.Signature,
    into: Mask,
    held: Mask,
    record: Callable[..., Any],
    note: Callable[..., Any],
    plan: Any,
) -> Any:
    """The function for calls with these buffers: the results, or None.

    Args:
        signature: Of the Function.
        into: Which result buffers there are.
        held: Which gradient buffers there are.
        record: Applies the Function: ``record(note, *tensors, *written buffers)``.
        note: Made of the results and of what is kept for backward, it is what the Function is told.
        plan: Is kept for backward.
    """
    program = signature.op.program
    xs, ys, zs = named("x", program.inputs), named("o", program.outputs), named("a", program.inputs)
    filled = [y for y, given in zip(ys, into, strict=True) if given]
    adjs = [z for z, given in zip(zs, held, strict=True) if given]
    known = [*xs, *filled, *adjs]
    outs = names_of(filled)
    code = f"""
def call({", ".join([*names_of(xs), *(f"{n}=None" for n, _ in (*ys, *zs))])}):
    if {written.ELSEWHERE} or {written.FORWARD_MODE}:
        return None
    {written.guard(known)}
    if {some(f"{a}.requires_grad" for a, _ in adjs)}:
        return None
    {_disjoint(known, [*filled, *adjs])}
    graph = grad_enabled()
    if graph:
        if {some(f"{x}.requires_grad" for x, _ in xs)}:
            if {some(f"{o}.requires_grad and {o}.is_leaf" for o in outs)}:
                return None
            try:
                {lines((f"{o}.detach_()" for o in outs), 16)}
            except RuntimeError:  # a view
                return None
        elif {some(f"{o}.requires_grad" for o in outs)}:
            return None
        else:
            graph = False
    {lines(written.rooms([y for y in ys if y not in filled], known), 4)}
    {written.launch([*xs, *ys], known)}
    if graph:
        leaves = {row(f"{x}.is_leaf" for x, _ in xs)}
        marks = {row(f"mark(p_{a})" if g else "None" for (a, _), g in zip(zs, held, strict=True))}
        kept = {row(a if g else "None" for (a, _), g in zip(zs, held, strict=True))}, leaves, marks, plan
        return record(Note(({row(names_of(ys))}, kept)), {", ".join([*names_of(xs), *outs])})
    {f"raise_versions({row(outs)})" if outs else ""}
    return {names_of(ys)[0] if len(ys) == 1 else row(names_of(ys))}
"""
    closed = {"ready": signature.op.ready, "record": record, "Note": note, "plan": plan}
    return _write(code, signature.title, **closed)


def backward(
    signature: buffers.Signature, saved: Sequence[int], held: Mask, needs: Mask, came: Mask, count: int
) -> Any:
    """The function from a context, what it saved and the cotangents to the gradients, or None.

    Args:
        signature: Of the Function.
        saved: Which tensors are saved.
        held: Which gradients have a buffer.
        needs: Which gradients are handed on.
        came: Which cotangents there are.
        count: How many gradients backward returns, of arguments that have none included.
    """
    program, n = signature.op.program, len(held)
    target, derived = signature.gradients(held, needs, came)
    cotangents, zs = named("c", program.outputs), named("a", program.inputs)
    values = [*named("x", program.inputs), *cotangents]
    sources = [values[i] for i in derived.sources]
    arrived = [c for c, given in zip(cotangents, came, strict=True) if given]
    adjs = [z for z, given in zip(zs, held, strict=True) if given]
    known = list(dict.fromkeys([*sources, *arrived, *adjs]))
    results: dict[int, tuple[str, Port]] = {}
    gradients, zeros = [], []
    for i, (r, port) in enumerate(zip(derived.results, program.inputs, strict=True)):
        name = f"a{i}" if held[i] else "None" if r is None else f"g{i}" if r >= 0 else f"c{-1 - r}"
        if r is not None and r >= 0:
            results[r] = (name, port)
        elif r is None and held[i]:
            zeros.append(f"a{i}.zero_()")
        own = f"a{i} if leaves[{i}] and getrefcount(marks[{i}]) <= ALONE else a{i}.clone()"
        gradients.append("None" if not needs[i] or r is None else own if held[i] else name)
    outputs = [results[k] for k in range(len(results))]
    fresh = [y for y in outputs if y[0][0] == "g"]
    filled = [y for y, _ in outputs if y[0] == "a"]
    code = f"""
def call(ctx, saved, {", ".join(names_of(cotangents))}):
    if grad_enabled() or functorch_active() or dispatch_modes():
        return None
    {row(f"x{i}" for i in saved)} = saved
    {row(names_of(zs))}, leaves, marks, _ = ctx.kept
    {written.guard(known, "ready.get(d)" if target else "()")}
    {_disjoint([*arrived, *adjs], adjs)}
    {lines(written.rooms(fresh, known), 4)}
    {written.launch([*sources, *outputs], known) if target else ""}
    {lines(zeros, 4)}
    {f"raise_versions({row(filled)})" if filled else ""}
    return (None, {", ".join(gradients)}{", None" * (count - 1 - n)})
"""
    return _write(code, signature.title, ready=target.ready if target else {})


def _write(code: str, title: str, **closed: Any) -> Any:
    return written.write("call", code, f"{title} with buffers", seen=set(), **closed, **_TOOLS)[0]


def _disjoint(pairs: Named, filled: Named) -> str:
    """Return None if a buffer overlaps another tensor. What was found disjoint is remembered."""
    if not filled:
        return ""
    read = [pair for pair in pairs if pair not in filled]
    both = [(a, b) for k, a in enumerate(filled) for b in (*read, *filled[:k])]
    tests = [f"p_{n} < p_{m} + b * {q.size} and p_{m} < p_{n} + b * {p.size}" for (n, p), (m, q) in both]
    return f"""key = ({", ".join(f"p_{n}" for n, _ in pairs)}, n, d)
    if key not in seen:
        b = n * d.itemsize
        if {some(tests)}:
            return None
        remember(seen, key)"""


_TOOLS: dict[str, Any] = {
    "ALONE": buffers.ALONE,
    "mark": buffers.mark,
    "getrefcount": sys.getrefcount,
    "raise_versions": buffers.raise_versions,
    "remember": buffers.remember,
}
