"""Rewriting of shared scalar algebra: its order, and what it becomes before it is printed."""

from __future__ import annotations

import collections
from collections.abc import Callable, Container, Iterable, Sequence

from . import primitives as p
from .scalar import Scalar, add, fma, inv, mul, neg, select, sub


def reachable(outputs: Iterable[Scalar], known: Container[int] = ()) -> list[Scalar]:
    """Everything that ``outputs`` are computed from, in an order in which it can be computed; of ``known``, no more."""
    seen: dict[int, Scalar] = {}
    stack = list(outputs)
    while stack:
        x = stack.pop()
        if x.id not in seen:
            seen[x.id] = x
            if x.id not in known:
                stack.extend(x.args)
    return [seen[i] for i in sorted(seen)]


def lower(outputs: Sequence[Scalar], precision: str) -> list[Scalar]:
    """Replace special functions by the arithmetic that evaluates them; all orders at one argument share their work."""
    order = reachable(outputs)
    needed: dict[tuple, set[int]] = {}
    for x in order:
        if x.op is p.FAMILY:
            needed.setdefault((x.data[0], *[a.id for a in x.args]), set()).add(x.data[1])
    done: dict[int, Scalar] = {}
    groups: dict[tuple, dict[int, Scalar]] = {}
    for x in order:
        args = tuple(done[a.id] for a in x.args)
        if x.op is p.FAMILY:
            family, member = x.data
            key = (family, *[a.id for a in x.args])
            if key not in groups:
                groups[key] = family.lower(sorted(needed[key]), args, precision)
            done[x.id] = groups[key][member]
        else:
            done[x.id] = rebuild(x, args)
    return [done[y.id] for y in outputs]


def contract(outputs: Sequence[Scalar]) -> list[Scalar]:
    """Let sums take products that nothing else needs, in one operation that rounds once.

    Differences of equal products then are no longer exactly 0, so this is for algebra that has none.
    """
    order = reachable(outputs)
    uses = collections.Counter(y.id for y in (*outputs, *(a for x in order for a in x.args)))
    done: dict[int, Scalar] = {}
    for x in order:
        args = tuple(done[a.id] for a in x.args)
        free = [a.op is b.op is p.MUL and uses[a.id] == 1 for a, b in zip(x.args, args, strict=True)]
        if x.op in (p.ADD, p.SUB) and any(free):
            product, other = (args[1], args[0]) if free[1] else args
            a, b = product.args
            if x.op is p.SUB:
                a, other = (neg(a), other) if free[1] else (a, neg(other))
            done[x.id] = fma(a, b, other)
        else:
            done[x.id] = rebuild(x, args)
    return [done[y.id] for y in outputs]


def rebuild(x: Scalar, args: tuple[Scalar, ...]) -> Scalar:
    """The same operation on other arguments, simplified again."""
    if args == x.args:
        return x
    simple = _SIMPLIFIED.get(x.op)
    return simple(*args) if simple else x.graph.node(x.op, *args, data=x.data)


_SIMPLIFIED: dict[p.Primitive, Callable[..., Scalar]] = {
    p.ADD: add,
    p.SUB: sub,
    p.MUL: mul,
    p.NEG: neg,
    p.INV: inv,
    p.SELECT: select,
}
