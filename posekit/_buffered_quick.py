"""The quick route of calls with buffers: plain contiguous CPU tensors of one dtype and batch shape.

For each pattern of arguments (which buffers there are) and of gradients (which are wanted, which cotangents came) a
function is written out, as the engine does for calls without buffers. It returns None where a call does not fit, and
has then written nothing.
"""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import torch

from . import _buffers as buffers
from .engine import _internals, kernel
from .engine.program import Mask, Port
from .engine.workspace import workspace

Named = Sequence[tuple[str, Port]]


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
    xs, ys, zs = _named("x", program.inputs), _named("o", program.outputs), _named("a", program.inputs)
    written = [y for y, given in zip(ys, into, strict=True) if given]
    adjs = [z for z, given in zip(zs, held, strict=True) if given]
    known = [*xs, *written, *adjs]
    shapes, tests = _alike(known)
    outs = _names(written)
    code = f"""
def make(ready, record, Note, plan, seen, {", ".join(_TOOLS)}):
    def call({", ".join(_names([*xs, *ys, *zs]))}):
        if functorch_active() or dispatch_modes() or tracing_state() is not None or forward_ad_level() >= 0:
            return None
        {shapes}
        d = x0.dtype
        k = ready.get(d)
        if k is None or not ({tests}):
            return None
        n = x0.numel() // {max(program.inputs[0].size, 1)}
        if {_any(f"{a}.requires_grad" for a, _ in adjs)}:
            return None
        try:
            {_pointers(known)}
        except RuntimeError:  # no storage: a batched tensor of the old vmap
            return None
        if {_any(f"p_{n} == 0" for n, _ in known)}:  # no elements, or no memory
            return None
        {_disjoint(known, [*written, *adjs])}
        graph = grad_enabled()
        if graph:
            if {_any(f"{x}.requires_grad" for x, _ in xs)}:
                if {_any(f"{o}.requires_grad and {o}.is_leaf" for o in outs)}:
                    return None
                try:
                    {_lines((f"{o}.detach_()" for o in outs), 20)}
                except RuntimeError:  # a view
                    return None
            elif {_any(f"{o}.requires_grad" for o in outs)}:
                return None
            else:
                graph = False
        {_lines(_made([y for y in ys if y not in written], known), 8)}
        {kernel.quick_call(_addresses([*xs, *ys], known))}
        if graph:
            leaves = {_row(f"{x}.is_leaf" for x, _ in xs)}
            marks = {_row(f"mark(p_{a})" if g else "None" for (a, _), g in zip(zs, held, strict=True))}
            kept = {_row(a if g else "None" for (a, _), g in zip(zs, held, strict=True))}, leaves, marks, plan
            return record(Note(({_row(_names(ys))}, kept)), {", ".join([*_names(xs), *outs])})
        {f"raise_versions({_row(outs)})" if outs else ""}
        return {_names(ys)[0] if len(ys) == 1 else _row(_names(ys))}
    return call
"""
    return _write(code, signature.title, ready=signature.op.ready, record=record, Note=note, plan=plan, seen=set())


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
    cotangents, zs = _named("c", program.outputs), _named("a", program.inputs)
    values = [*_named("x", program.inputs), *cotangents]
    sources = [values[i] for i in derived.sources]
    arrived = [c for c, given in zip(cotangents, came, strict=True) if given]
    adjs = [z for z, given in zip(zs, held, strict=True) if given]
    known = list(dict.fromkeys([*sources, *arrived, *adjs]))
    shapes, tests = _alike(known)
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
    written = [y for y, _ in outputs if y[0] == "a"]
    lead, port = known[0]
    code = f"""
def make(ready, seen, {", ".join(_TOOLS)}):
    def call(ctx, saved, {", ".join(_names(cotangents))}):
        if grad_enabled() or functorch_active() or dispatch_modes():
            return None
        {_row(f"x{i}" for i in saved)} = saved
        {_row(_names(zs))}, leaves, marks, _ = ctx.kept
        {shapes}
        d = {lead}.dtype
        {"k = ready.get(d)" if target else "k = ()"}
        if k is None or not ({tests}):
            return None
        n = {lead}.numel() // {max(port.size, 1)}
        try:
            {_pointers(known)}
        except RuntimeError:  # no storage: a batched tensor of the old vmap
            return None
        if {_any(f"p_{n} == 0" for n, _ in known)}:  # no elements, or no memory
            return None
        {_disjoint([*arrived, *adjs], adjs)}
        {_lines(_made(fresh, known), 8)}
        {kernel.quick_call(_addresses([*sources, *outputs], known)) if target else ""}
        {_lines(zeros, 8)}
        {f"raise_versions({_row(written)})" if written else ""}
        return (None, {", ".join(gradients)}{", None" * (count - 1 - n)})
    return call
"""
    ready = target.ready if target else {}
    return _write(code, signature.title, ready=ready, seen=set())


def _write(code: str, title: str, **closed: Any) -> Any:
    scope: dict[str, Any] = {"__name__": __name__}
    exec(compile(textwrap.dedent(code), f"<posekit {title} with buffers>", "exec"), scope)
    return scope["make"](**closed, **_TOOLS)


def _named(letter: str, ports: Sequence[Port]) -> list[tuple[str, Port]]:
    return [(f"{letter}{i}", p) for i, p in enumerate(ports)]


def _names(pairs: Named) -> list[str]:
    return [n for n, _ in pairs]


def _row(parts: Iterable[str]) -> str:
    return f"({''.join(f'{p}, ' for p in parts)})"


def _lines(parts: Iterable[str], indent: int) -> str:
    return f"\n{' ' * indent}".join(parts) or "pass"


def _any(parts: Iterable[str]) -> str:
    return " or ".join(parts) or "False"


def _firsts(pairs: Named) -> dict[tuple[int, ...], str]:
    """For each shape of an element, the first tensor that has it."""
    first: dict[tuple[int, ...], str] = {}
    for n, p in pairs:
        first.setdefault(p.shape, n)
    return first


def _batch(shape: tuple[int, ...], name: str) -> str:
    return f"s_{name}[:-{len(shape)}]" if shape else f"s_{name}"


def _alike(pairs: Named) -> tuple[str, str]:
    """Where shapes are read, and the tests for contiguous CPU tensors of the dtype ``d`` and one batch shape."""
    first, (lead, port) = _firsts(pairs), pairs[0]
    tests = [f"s_{n}[-{len(s)}:] == {s!r}" for s, n in first.items() if s]
    tests += [f"{_batch(s, n)} == {_batch(port.shape, lead)}" for s, n in first.items() if n != lead]
    tests += [f"{n}.shape == s_{first[p.shape]}" for n, p in pairs if first[p.shape] != n]
    tests += [f"{n}.dtype is d" for n, _ in pairs[1:]]
    tests += [f"not {n}.is_neg()" for n, _ in pairs]
    tests += [
        f"{n}.{fact}()" if fact == "is_contiguous" else f"{n}.{fact}"
        for fact in ("is_contiguous", "is_cpu")
        for n, _ in pairs
    ]
    return "; ".join(f"s_{n} = {n}.shape" for n in first.values()), " and ".join(tests)


def _made(fresh: Named, known: Named) -> Iterable[str]:
    """What has no buffer, allocated."""
    first, (lead, port) = _firsts(known), known[0]
    for n, p in fresh:
        like = first.get(p.shape)
        shape = f"s_{like}" if like else f"{_batch(port.shape, lead)} + {p.shape!r}"
        yield kernel.quick_room(n, like, shape, p.size)


def _pointers(pairs: Named) -> str:
    return "; ".join(f"p_{n} = {n}.data_ptr()" for n, _ in pairs)


def _addresses(pairs: Named, known: Named) -> str:
    return ", ".join(f"p_{n}" if (n, p) in known else f"{n}.data_ptr()" for n, p in pairs)


def _disjoint(pairs: Named, written: Named) -> str:
    """Return None if a buffer overlaps another tensor. What was found disjoint is remembered."""
    if not written:
        return ""
    read = [pair for pair in pairs if pair not in written]
    both = [(a, b) for k, a in enumerate(written) for b in (*read, *written[:k])]
    tests = [f"p_{n} < p_{m} + b * {q.size} and p_{m} < p_{n} + b * {p.size}" for (n, p), (m, q) in both]
    return f"""key = ({", ".join(f"p_{n}" for n, _ in pairs)}, n, d)
        if key not in seen:
            b = n * d.itemsize
            if {_any(tests)}:
                return None
            remember(seen, key)"""


# What the written functions close over.
_TOOLS: dict[str, Any] = {
    "one_thread": _internals.ONE_THREAD,
    "empty": torch.empty,
    "empty_like": torch.empty_like,
    "room": workspace.empty,
    "functorch_active": _internals.functorch_active,
    "dispatch_modes": _internals.dispatch_modes,
    "tracing_state": _internals.tracing_state,
    "forward_ad_level": _internals.forward_ad_level,
    "grad_enabled": torch.is_grad_enabled,
    "ALONE": buffers.ALONE,
    "mark": buffers.mark,
    "getrefcount": sys.getrefcount,
    "raise_versions": buffers.raise_versions,
    "remember": buffers.remember,
}
