"""Forward-mode and reverse-mode differentiation of the expression graph, in which subexpressions are shared."""

from __future__ import annotations

from collections.abc import Sequence

from .primitives import SELECT, SWITCH
from .rewriting import reachable
from .scalar import Scalar, select, switch


def partials(x: Scalar) -> Sequence[Scalar | None]:
    """The partial derivatives of ``x`` with respect to its arguments; None for one in which it is locally constant."""
    return x.op.partials(x) if x.op.partials else (None,) * len(x.args)


def tangents(outputs: Sequence[Scalar], seeds: dict[Scalar, Scalar]) -> list[Scalar]:
    """Forward mode: the tangents of ``outputs``, from the tangents ``seeds`` of symbols."""
    if not outputs:  # the carry of a sweep that carries nothing
        return []
    graph = outputs[0].graph
    zero = graph.const(0)
    dot = {x.id: t for x, t in seeds.items()}
    for x in reachable(outputs):
        if x.id in dot:
            continue
        if all(dot[a.id] is zero for a in x.args):  # true of a symbol without a seed, which has no arguments
            dot[x.id] = zero
        elif x.op is SELECT:
            dot[x.id] = select(x.args[0], dot[x.args[1].id], dot[x.args[2].id])
        elif x.op is SWITCH:
            dot[x.id] = switch(x.args[0], *[dot[a.id] for a in x.args[1:]])
        else:
            total = zero
            for a, p in zip(x.args, partials(x), strict=True):
                if p is not None and dot[a.id] is not zero:
                    total = total + p * dot[a.id]
            dot[x.id] = total
    return [dot[y.id] for y in outputs]


def adjoints(outputs: Sequence[Scalar], seeds: Sequence[Scalar], wrt: Sequence[Scalar]) -> list[Scalar]:
    """Reverse mode: the gradient of the sum of ``outputs * seeds`` with respect to each of ``wrt``.

    Args:
        outputs: The values to differentiate.
        seeds: Their cotangents.
        wrt: The nodes whose gradients are returned.
    """
    graph = outputs[0].graph
    zero = graph.const(0)
    order = reachable(outputs)
    active = {x.id for x in wrt}
    for x in order:
        if any(a.id in active for a in x.args):
            active.add(x.id)
    bar: dict[int, Scalar] = {}
    for y, s in zip(outputs, seeds, strict=True):
        bar[y.id] = bar.get(y.id, zero) + s
    for x in reversed(order):
        total = bar.get(x.id, zero)
        if x.id not in active or total is zero or not x.args:
            continue
        if x.op is SWITCH:
            for i, a in enumerate(x.args[1:]):
                if a.id in active:
                    cases = [total if k == i else zero for k in range(len(x.args) - 1)]
                    bar[a.id] = bar.get(a.id, zero) + switch(x.args[0], *cases)
            continue
        for i, (a, p) in enumerate(zip(x.args, partials(x), strict=True)):
            if p is None or a.id not in active:
                continue
            if x.op is SELECT:
                contribution = select(x.args[0], total, zero) if i == 1 else select(x.args[0], zero, total)
            else:
                contribution = total * p
            bar[a.id] = bar.get(a.id, zero) + contribution
    return [bar.get(x.id, zero) for x in wrt]
