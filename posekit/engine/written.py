"""Python that is written out for the tensors of an op: tests without loops, allocations, and the launch itself.

A tensor ``x`` of a text has its address in ``p_x`` and, as the first one of its kind, its shape in ``s_x``.
"""

from __future__ import annotations

import functools
import textwrap
from collections.abc import Iterable, Sequence
from types import CodeType
from typing import Any

import torch

from . import _internals, kernel
from .program import Port
from .workspace import workspace

Named = Sequence[tuple[str, Port]]

# What every text may name; `torch.compile` follows free variables where it would guard a whole module.
TOOLS: dict[str, Any] = {
    "one_thread": _internals.ONE_THREAD,
    "cpu": torch.device("cpu"),
    "empty": torch.empty,
    "empty_like": torch.empty_like,
    "empty_strided": torch.empty_strided,
    "room": workspace.empty,
    "functorch_active": _internals.functorch_active,
    "dispatch_modes": _internals.dispatch_modes,
    "is_tracing": _internals.is_tracing,
    "forward_mode": _internals.forward_mode,
    "grad_enabled": torch.is_grad_enabled,
}
ELSEWHERE = "functorch_active() or dispatch_modes() or is_tracing()"  # somebody else takes the call
FORWARD_MODE = f"forward_mode.{_internals.LEVEL} >= 0"


def write(names: str, code: str, title: str, **closed: Any) -> tuple[Any, ...]:
    """The functions of these names that a text defines.

    Args:
        names: Of the functions, separated by commas.
        code: Their text, in terms of `TOOLS` and of what it closes over.
        title: Of the text, for tracebacks.
        closed: What else it closes over.
    """
    tools = {**TOOLS, **closed}
    scope: dict[str, Any] = {"__name__": __name__}
    exec(_compiled(names, code, tuple(tools), title), scope)
    return scope["make"](**tools)


@functools.cache
def _compiled(names: str, code: str, tools: tuple[str, ...], title: str) -> CodeType:
    """Ops of equal shapes share their code: compiling it is most of what a declaration costs at import."""
    body = textwrap.indent(textwrap.dedent(code), "    ")
    return compile(f"def make({', '.join(tools)}):\n{body}\n    return ({names},)\n", f"<posekit {title}>", "exec")


def named(letter: str, ports: Sequence[Port]) -> list[tuple[str, Port]]:
    """The tensors of ports, called by a letter and their number."""
    return [(f"{letter}{i}", p) for i, p in enumerate(ports)]


def names_of(pairs: Named) -> list[str]:
    """Without the ports."""
    return [n for n, _ in pairs]


def row(parts: Iterable[str]) -> str:
    """A tuple."""
    return f"({''.join(f'{p}, ' for p in parts)})"


def lines(parts: Iterable[str], indent: int) -> str:
    """Statements, one a line."""
    return f"\n{' ' * indent}".join(parts) or "pass"


def some(parts: Iterable[str]) -> str:
    """Whether one of them is true."""
    return " or ".join(parts) or "False"


def every(parts: Iterable[str]) -> str:
    """Whether all of them are true."""
    return " and ".join(parts) or "True"


def guard(pairs: Named, kernel_of: str = "ready.get(d)", leave: str = "None") -> str:
    """What leaves a function unless the tensors are plain, contiguous and of one dtype and batch shape.

    After it they have ``n`` elements of the dtype ``d``, and ``k`` is what `Op.ready` has of their kernel.
    """
    shapes = "; ".join(f"s_{n} = {n}.shape" for n in _firsts(pairs).values())
    text = f"""
try:
    {shapes}
    d = {pairs[0][0]}.dtype
    k = {kernel_of}
    fits = k is not None and {_alike(pairs)}
    if fits:
        n = {_count(pairs)}
        {pointers(pairs)}
except RuntimeError:  # no storage: a batched tensor of the old vmap, or a sparse one
    fits = False
if not fits or {nowhere(pairs)}:
    return {leave}
"""
    return textwrap.indent(text, "    ").strip()


def _alike(pairs: Named) -> str:
    """The test for contiguous CPU tensors of the dtype ``d`` and one batch shape."""
    first = _firsts(pairs)
    return every(
        [
            *plain(pairs),
            *_one_batch(pairs),
            *(f"{n}.shape == s_{first[p.shape]}" for n, p in pairs if first[p.shape] != n),
            *(f"{n}.is_contiguous()" for n, _ in pairs),
        ]
    )


def plain(pairs: Named) -> list[str]:
    """The tests for CPU tensors of the dtype ``d``, which is that of the first one."""
    return [*(f"{n}.dtype is d" for n, _ in pairs[1:]), *(f"{n}.is_cpu and not {n}.is_neg()" for n, _ in pairs)]


def _one_batch(pairs: Named) -> list[str]:
    """The test for rows of one batch shape; with one dimension or none it does without slices, which take longer."""
    first, (lead, port) = _firsts(pairs), pairs[0]
    sliced = [f"s_{n}[-{len(s)}:] == {s!r}" for s, n in first.items() if s]
    sliced += [f"{_batch(s, n)} == {_batch(port.shape, lead)}" for s, n in first.items() if n != lead]
    if not sliced:
        return []
    numbers = [f"s_{n}[{1 + k}] == {size}" for s, n in first.items() for k, size in enumerate(s)]
    numbers += [f"s_{n}[0] == s_{lead}[0]" for n in first.values() if n != lead]
    single = every(f"len(s_{n}) == {1 + len(s)}" for s, n in first.items())
    unbatched = every(f"s_{n} == {s!r}" for s, n in first.items())
    return [f"({every(numbers)} if {single} else {unbatched} or {every(sliced)})"]


def _count(pairs: Named) -> str:
    """The number of elements."""
    lead, port = pairs[0]
    return f"s_{lead}[0] if len(s_{lead}) == {1 + len(port.shape)} else {lead}.numel() // {max(port.size, 1)}"


def pointers(pairs: Named) -> str:
    """Where addresses are read."""
    return "; ".join(f"p_{n} = {n}.data_ptr()" for n, _ in pairs)


def nowhere(pairs: Named) -> str:
    """The test for tensors without elements, or without memory."""
    return f"not ({every(f'p_{n}' for n, _ in pairs)})"


def rooms(fresh: Named, known: Named) -> list[str]:
    """The allocations of results of ``n`` elements beside tensors that are known."""
    first, (lead, port) = _firsts(known), known[0]
    batch, rest = _batch(port.shape, lead), "dtype=d, device=cpu"
    made = []
    for n, p in fresh:
        like, sizes = first.get(p.shape), "".join(f"{size}, " for size in p.shape)
        several = f"empty(*{batch}, {sizes}{rest})"  # a shape as one argument takes torch 1 us to read
        if not sizes:  # torch refuses no size at all, of a single number
            several = f"empty_strided((), (), {rest}) if len(s_{lead}) == {len(port.shape)} else {several}"
        small = f"empty(n, {sizes}{rest}) if len(s_{lead}) == {1 + len(port.shape)} else {several}"
        shape = f"s_{like}" if like else f"{batch} + {p.shape!r}"
        large = f"room({shape}, d, n * {p.size} * d.itemsize)"
        made.append(f"{n} = ({f'empty_like({like})' if like else small}) if n < {kernel.QUICK_BELOW} else {large}")
    return made


def addresses(pairs: Named, known: Named) -> str:
    """Where tensors are in memory, of which some have been asked."""
    return ", ".join(f"p_{n}" if (n, p) in known else f"{n}.data_ptr()" for n, p in pairs)


def launch(pairs: Named, known: Named) -> str:
    """The launch of a loaded flat kernel over ``n`` elements."""
    call = f"k[0] if n < {kernel.HOLD_GIL_BELOW} else k[1] if n < {kernel.QUICK_BELOW} else k[3]"
    return f"({call})(one_thread, k[2](n, 0, {addresses(pairs, known)}))"


def _firsts(pairs: Named) -> dict[tuple[int, ...], str]:
    """For each shape of an element, the first tensor that has it."""
    first: dict[tuple[int, ...], str] = {}
    for n, p in pairs:
        first.setdefault(p.shape, n)
    return first


def _batch(shape: tuple[int, ...], name: str) -> str:
    return f"s_{name}[:-{len(shape)}]" if shape else f"s_{name}"
