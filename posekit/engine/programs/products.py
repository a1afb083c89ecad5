"""Products of the columns of a Jacobian: gradients and blocks of normal equations, as a routine."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator, Sequence

from .routines import Routine
from .scalar import Scalar

LEAST = 9  # columns of a routine: the products of fewer are a small part of an op


def pairs(count: int) -> list[tuple[int, int]]:
    """The unknowns of each block of the Hessian."""
    return [*itertools.combinations_with_replacement(range(count), 2)]


def dot(a: Sequence[Scalar], b: Sequence[Scalar]) -> Scalar:
    """The product of two vectors."""
    total = a[0] * b[0]
    for x, y in zip(a[1:], b[1:], strict=True):
        total = total + x * y
    return total


def weighted(weight: Sequence[Scalar], vector: Sequence[Scalar]) -> Sequence[Scalar]:
    """The product of a weight, one number, a matrix or nothing, and a vector."""
    if len(weight) <= 1:
        return [weight[0] * x for x in vector] if weight else vector
    n = len(vector)
    return [dot(weight[i * n : (i + 1) * n], vector) for i in range(n)]


def products(
    columns: Sequence[Sequence[Sequence[Scalar]]],
    residual: Sequence[Scalar],
    weight: Sequence[Scalar],
    factor: Scalar | None,
) -> Iterator[Scalar]:
    """The numbers of the gradients, then of the blocks of the Hessian.

    Args:
        columns: The columns of each unknown.
        residual: The product of the weight and the residual.
        weight: The weight: see `weighted`.
        factor: Of the loss, if there is one.
    """
    flat = [x for unknown in columns for column in unknown for x in column]
    sizes, factors = tuple([len(unknown) for unknown in columns]), [] if factor is None else [factor]
    routine = _routine(sizes, len(residual), len(weight), len(factors))
    return iter((routine if sum(sizes) >= LEAST else routine.algebra)(flat, residual, weight, factors))


@functools.cache
def _routine(sizes: tuple[int, ...], rows: int, weight: int, factors: int) -> Routine:
    """The routine for unknowns of some sizes: the operands of `products`, the columns one after another."""
    n, count = sum(sizes), len(sizes)
    starts = [sum(sizes[:i]) for i in range(count)]

    def algebra(
        columns: Sequence[Scalar], residual: Sequence[Scalar], weight: Sequence[Scalar], factors: Sequence[Scalar]
    ) -> Sequence[Scalar]:
        def term(a: Sequence[Scalar], b: Sequence[Scalar]) -> Scalar:
            return factors[0] * dot(a, b) if factors else dot(a, b)

        left = [columns[rows * c : rows * (c + 1)] for c in range(n)]
        right = [weighted(weight, column) for column in left]
        numbers = [term(column, residual) for column in left]
        for i, j in pairs(count):
            block: dict[tuple[int, int], Scalar] = {}
            for a, b in itertools.product(range(sizes[i]), range(sizes[j])):
                is_known = i == j and a > b  # symmetric
                block[a, b] = block[b, a] if is_known else term(left[starts[i] + a], right[starts[j] + b])
            numbers += block.values()
        return numbers

    def text() -> str:
        tables = [f"const int {name}[] = {{{', '.join(map(str, x))}}};" for name, x in (("n", sizes), ("at", starts))]
        scaled = "a3[0] * " if factors else ""
        places = {"tables": " ".join(tables), "columns": str(n), "rows": str(rows), "count": str(count)}
        product = f"dot(a2 + k * {rows}, column)" if weight > 1 else "a2[0] * column[k]" if weight else "column[k]"
        return _TEXT.format(**places, scaled=scaled, product=product)

    name = ".".join(map(str, ["products", *sizes, rows, weight, factors]))
    results = n + sum([sizes[i] * sizes[j] for i, j in pairs(count)])
    return Routine(name, (n * rows, rows, weight, factors), results, algebra, text)


_TEXT = """\
auto dot = [](const REAL* a, const REAL* b) __attribute__((always_inline)) {{
    REAL sum = a[0] * b[0];
    #pragma clang loop unroll(full)
    for (int k = 1; k < {rows}; ++k) sum = sum + a[k] * b[k];
    return sum;
}};
{tables}
REAL w[{columns} * {rows}], *to = r + {columns};
for (int c = 0; c < {columns}; ++c) {{
    const REAL* const column = a0 + c * {rows};
    r[c] = {scaled}dot(column, a1);
    for (int k = 0; k < {rows}; ++k) w[c * {rows} + k] = {product};
}}
for (int i = 0; i < {count}; ++i)
    for (int j = i; j < {count}; to += n[i] * n[j], ++j)
        for (int a = 0; a < n[i]; ++a)
            for (int b = i == j ? a : 0; b < n[j]; ++b) {{
                to[a * n[j] + b] = {scaled}dot(a0 + (at[i] + a) * {rows}, w + (at[j] + b) * {rows});
                if (i == j) to[b * n[j] + a] = to[a * n[j] + b];
            }}"""
