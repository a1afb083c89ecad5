"""Passes over the expression graph: topological order, lowering of special functions, contraction to fma."""

from __future__ import annotations

import collections
from collections.abc import Callable, Container, Iterable, Mapping, Sequence

from . import primitives as p
from .scalar import Graph, Scalar, add, fma, inv, mul, neg, select, sub


def reachable(outputs: Iterable[Scalar], known: Container[int] = ()) -> list[Scalar]:
    """The nodes that ``outputs`` depend on, in topological order.

    Nodes with an id in ``known`` are included, but their arguments are not visited.
    """
    seen = {x.id: x for x in outputs}
    stack = [*seen.values()]
    while stack:
        x = stack.pop()
        if x.id not in known:
            for a in x.args:
                if a.id not in seen:
                    seen[a.id] = a
                    stack.append(a)
    return [seen[i] for i in sorted(seen)]


def copied(
    rows: Sequence[Sequence[Scalar]], graph: Graph, known: Mapping[int, Scalar] | None = None
) -> list[list[Scalar]]:
    """The same expressions in another graph, in which what is known by its id has its place taken.

    The order of operands and of statements follows the ids of nodes. What is made of the nodes of a new graph therefore
    does not depend on what was made of the original ones before: the text of a kernel is the same in each process.
    """
    copies = dict(known or {})
    for x in reachable([x for row in rows for x in row], copies):
        if x.id not in copies:
            copies[x.id] = graph.node(x.op, *[copies[a.id] for a in x.args], data=x.data)
    return [[copies[x.id] for x in row] for row in rows]


def substituted(
    rows: Sequence[Sequence[Scalar]], order: Sequence[Scalar], known: Mapping[int, Scalar], graph: Graph
) -> list[list[Scalar]]:
    """The same expressions of other symbols, in another graph.

    Args:
        rows: The expressions.
        order: The nodes that they depend on, in topological order.
        known: What takes the place of each symbol, by its id.
        graph: Owns the new nodes.
    """
    made = dict(known)
    for x in order:
        if x.id not in made:
            args = [made[a.id] for a in x.args]
            simplifying = _SIMPLIFYING.get(x.op)
            made[x.id] = simplifying(*args) if simplifying else graph.node(x.op, *args, data=x.data)
    return [[made[x.id] for x in row] for row in rows]


def at(rows: Sequence[Sequence[Scalar]], values: Mapping[Scalar, Scalar]) -> list[list[Scalar]]:
    """The same expressions where symbols have other values, in their graph."""
    order = reachable([x for row in rows for x in row])
    return substituted(rows, order, {x.id: y for x, y in values.items()}, next(iter(values)).graph)


def inputs_of(rows: Iterable[Sequence[Scalar]]) -> set[str]:
    """The names of the inputs that expressions depend on."""
    return {x.data[0] for x in reachable([x for row in rows for x in row]) if x.op is p.SYMBOL}


def expanded(outputs: Sequence[Scalar]) -> list[Scalar]:
    """The same values, by straight-line algebra in place of routines."""
    order = reachable(outputs)
    if all(x.op is not p.ROUTINE for x in order):
        return [*outputs]
    made: dict[int, Scalar] = {}
    results: dict[tuple, Sequence[Scalar]] = {}
    for x in order:
        args = tuple(made[a.id] for a in x.args)
        if x.op is p.ROUTINE:
            routine, k = x.data
            key = (routine, *[a.id for a in args])
            if key not in results:
                results[key] = routine.algebra(*routine.operands(args))
            made[x.id] = results[key][k]
        else:
            made[x.id] = rebuild(x, args)
    return [made[y.id] for y in outputs]


def lower(outputs: Sequence[Scalar], precision: str, routines: bool = False) -> list[Scalar]:
    """Replace special functions by arithmetic. All orders of a family at the same argument are lowered together.

    Thus they share subexpressions. The new nodes are added to the graph of ``outputs``, which should be `copied`.

    Args:
        outputs: The values.
        precision: The precision.
        routines: Whether routines stay.
    """
    outputs = outputs if routines else expanded(outputs)
    order = reachable(outputs)
    needed: dict[tuple, set[int]] = {}
    for x in order:
        if x.op is p.FAMILY:
            needed.setdefault((x.data[0], *[a.id for a in x.args]), set()).add(x.data[1])
    lowered: dict[int, Scalar] = {}
    groups: dict[tuple, dict[int, Scalar]] = {}
    for x in order:
        args = tuple(lowered[a.id] for a in x.args)
        if x.op is p.FAMILY:
            family, member = x.data
            key = (family, *[a.id for a in x.args])
            if key not in groups:
                groups[key] = family.lower(sorted(needed[key]), args, precision)
            lowered[x.id] = groups[key][member]
        else:
            lowered[x.id] = rebuild(x, args)
    return [lowered[y.id] for y in outputs]


def specialised(outputs: Sequence[Scalar], case: int) -> list[Scalar]:
    """The values in one case of every `switch`, without the other cases."""
    results: dict[int, Scalar] = {}
    stack = list(outputs)
    while stack:
        x = stack[-1]
        args = (x.args[1 + case],) if x.op is p.SWITCH else x.args
        missing = [a for a in args if a.id not in results]
        if not missing:
            new = tuple(results[a.id] for a in args)
            results[x.id] = new[0] if x.op is p.SWITCH else rebuild(x, new)
            stack.pop()
        stack += missing
    return [results[y.id] for y in outputs]


def contract(outputs: Sequence[Scalar]) -> list[Scalar]:
    """Contract a product and a sum to fma where the product has no other use.

    The fma rounds once, so a difference of equal products is no longer exactly 0: only for algebra that does not rely
    on such cancellation.
    """
    order = reachable(outputs)
    uses = collections.Counter(y.id for y in (*outputs, *(a for x in order for a in x.args)))
    contracted: dict[int, Scalar] = {}
    for x in order:
        args = tuple(contracted[a.id] for a in x.args)
        contractible = [a.op is b.op is p.MUL and uses[a.id] == 1 for a, b in zip(x.args, args, strict=True)]
        if x.op in (p.ADD, p.SUB) and any(contractible):
            product, other = (args[1], args[0]) if contractible[1] else args
            a, b = product.args
            if x.op is p.SUB:
                a, other = (neg(a), other) if contractible[1] else (a, neg(other))
            contracted[x.id] = fma(a, b, other)
        else:
            contracted[x.id] = rebuild(x, args)
    return [contracted[y.id] for y in outputs]


def rebuild(x: Scalar, args: tuple[Scalar, ...]) -> Scalar:
    """The same operation on new arguments, simplified."""
    if args == x.args:
        return x
    simplifying = _SIMPLIFYING.get(x.op)
    return simplifying(*args) if simplifying else x.graph.node(x.op, *args, data=x.data)


_SIMPLIFYING: dict[p.Primitive, Callable[..., Scalar]] = {
    p.ADD: add,
    p.SUB: sub,
    p.MUL: mul,
    p.NEG: neg,
    p.INV: inv,
    p.SELECT: select,
}
