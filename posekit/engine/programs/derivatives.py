"""Derivatives of scalar algebra, in forward and in reverse mode over the shared program, never of expanded formulas."""

from __future__ import annotations

from collections.abc import Sequence

from .primitives import SELECT
from .rewriting import reachable
from .scalar import Scalar, select


def partials(x: Scalar) -> Sequence[Scalar | None]:
    """The derivative of ``x`` with respect to each of its arguments; None where it is locally constant."""
    return x.op.partials(x) if x.op.partials else (None,) * len(x.args)


def tangents(outputs: Sequence[Scalar], seeds: dict[Scalar, Scalar]) -> list[Scalar]:
    """Forward mode: the derivative of each output along ``seeds``."""
    graph = outputs[0].graph
    zero = graph.const(0)
    dot = {x.id: t for x, t in seeds.items()}
    for x in reachable(outputs):
        if x.id in dot:
            continue
        if all(dot[a.id] is zero for a in x.args):  # a symbol without a seed, too
            dot[x.id] = zero
        elif x.op is SELECT:
            dot[x.id] = select(x.args[0], dot[x.args[1].id], dot[x.args[2].id])
        else:
            total = zero
            for a, p in zip(x.args, partials(x), strict=True):
                if p is not None and dot[a.id] is not zero:
                    total = total + p * dot[a.id]
            dot[x.id] = total
    return [dot[y.id] for y in outputs]


def adjoints(outputs: Sequence[Scalar], seeds: Sequence[Scalar], wrt: Sequence[Scalar]) -> list[Scalar]:
    """Reverse mode: the gradient of the sum of ``outputs * seeds`` with respect to each of ``wrt``."""
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
        for i, (a, p) in enumerate(zip(x.args, partials(x), strict=True)):
            if p is None or a.id not in active:
                continue
            if x.op is SELECT:
                part = select(x.args[0], total, zero) if i == 1 else select(x.args[0], zero, total)
            else:
                part = total * p
            bar[a.id] = bar.get(a.id, zero) + part
    return [bar.get(x.id, zero) for x in wrt]
