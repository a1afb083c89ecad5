"""Normal equations of residuals as scalar algebra: cost, gradient and blocks of the Gauss-Newton Hessian."""

from __future__ import annotations

import functools
import itertools
import operator
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import NamedTuple

from .derivatives import tangents
from .jacobians import Part, Rows, jacobian, letters, pullback, pushforward
from .products import dot, pairs, products, weighted
from .scalar import Graph, Scalar, inv, select

# From the squared norm of a residual and the scale: the loss, and its derivative with respect to the squared norm.
LossFunction = Callable[[Scalar, Scalar], tuple[Scalar, Scalar]]
# By name. `posekit.math.losses` fills it: they need functions that the engine does not have.
LOSSES: dict[str, LossFunction] = {}
NONE = "none"
WEIGHTS = ("scalar", "information")
# Of a loss: what the exact Hessian has, as further blocks; a share of it that keeps the Hessian positive semidefinite,
# added to the blocks; and in place of equations the slopes of the cost along a step, see `along`.
CURVATURES = ("curvature", "bounded", "along")
LENGTHS = tuple([Fraction(k, 32) for k in (1, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 48, 64, 96)])  # of `along`


class Form(NamedTuple):
    """Which normal equations of a residual a program computes.

    Attributes:
        arguments: The layout of the residual's inputs: see `parts`.
        results: The layout of its outputs, each of which is a residual vector of its own.
        wrt: The arguments that are unknown.
        weight: A name of `WEIGHTS`, or `NONE`.
        loss: A name of `LOSSES`, or `NONE`.
        hessian: Whether the blocks are computed.
        curvature: What is computed of the loss's curvature: a name of `CURVATURES`, or `NONE`.
    """

    arguments: str
    results: str
    wrt: tuple[bool, ...]
    weight: str
    loss: str
    hessian: bool = True
    curvature: str = NONE

    @property
    def suffix(self) -> str:
        """Identifies the derived program among those of its parent."""
        digits = "".join("01"[b] for b in self.wrt)
        rest = "" if self.hessian else ".gradient"
        rest = rest if self.curvature == NONE else f".{self.curvature}"
        return f"n{self.arguments}.{self.results}.{digits}.{self.weight}.{self.loss}{rest}"

    @classmethod
    def parse(cls, suffix: str) -> Form | None:
        """The form of a suffix; None if it is none."""
        fields = suffix[1:].split(".")
        rest, fields = fields[5:], fields[:5]
        if rest not in ([], ["gradient"], *[[x] for x in CURVATURES]):
            return None
        if not suffix.startswith("n") or len(fields) != 5 or not {*fields[2]} <= {"0", "1"}:
            return None
        arguments, results, wrt, weight, loss = fields
        known = weight in (NONE, *WEIGHTS) and (loss == NONE or loss in LOSSES)
        if not known or len(wrt) != len(letters(arguments)) or "1" not in wrt:
            return None
        kinds = rest != ["gradient"], rest[0] if rest and rest[0] in CURVATURES else NONE
        return cls(arguments, results, tuple([b == "1" for b in wrt]), weight, loss, *kinds)


def equations(
    graph: Graph,
    inputs: Rows,
    outputs: Rows,
    unknowns: Sequence[Part],
    residuals: Sequence[Part],
    rule: Rule,
    curvature: str,
    share: Scalar | None = None,
) -> list[list[Scalar]]:
    """The cost, the gradient of each unknown, and the blocks of the Hessian with i <= j, in row-major order.

    Of residuals r, Jacobians J, weight W and loss rho these are, with s = r^T W r: the cost rho(s), the gradients
    rho'(s) J^T W r, and the blocks rho'(s) J_i^T W J_j. The blocks of the loss's curvature, which the exact Hessian
    has in addition, are 2 rho''(s) (J_i^T W r) (J_j^T W r)^T.

    Args:
        graph: Owns the nodes.
        inputs: The symbols of all inputs.
        outputs: The values of all outputs.
        unknowns: The arguments to differentiate with respect to.
        residuals: The results, each of which is a residual vector of its own.
        rule: Weight and loss.
        curvature: Whether the blocks of the loss's curvature follow those of the Hessian, see `Form`.
        share: How much of the bounded curvature the blocks of the Hessian have, if they have any.
    """
    total = _Total(graph, [part.size for part in unknowns], curvature)
    blocks = jacobian(inputs, outputs, unknowns, residuals)
    for part, block in zip(residuals, blocks, strict=True):
        total.add(_Residual.of(part, outputs, block, unknowns), rule, share)
    return [[total.cost], *total.gradients, *total.blocks.values(), *total.bends.values()]


def along(
    inputs: Rows,
    outputs: Rows,
    unknowns: Sequence[Part],
    residuals: Sequence[Part],
    rule: Rule,
    steps: Sequence[Sequence[Scalar]],
) -> list[list[Scalar]]:
    """Half of the slopes of the cost of linearised residuals r + t J d, at each length t of `LENGTHS`.

    Args:
        inputs: See `equations`.
        outputs: See `equations`.
        unknowns: See `equations`.
        residuals: See `equations`.
        rule: See `equations`.
        steps: The step d of each unknown.
    """
    total = [steps[0][0].graph.const(0) for _ in LENGTHS]
    for part, change in zip(residuals, pushforward(inputs, outputs, unknowns, residuals, steps), strict=True):
        r = part.numbers(outputs)
        weighted = rule.weighted(change)
        square, slope, bend = dot(r, rule.weighted(r)), dot(r, weighted), dot(change, weighted)
        for k, t in enumerate(LENGTHS):
            here = square + (2 * slope + bend * t) * t
            factor = rule.factor(select(here > 0, here, 0))
            linear = slope + bend * t
            total[k] = total[k] + (linear if factor is None else factor * linear)
    return [total]


def slopes(
    inputs: Rows, outputs: Rows, unknowns: Sequence[Part], residuals: Sequence[Part], rule: Rule
) -> list[list[Scalar]]:
    """The cost and the gradient of each unknown, as of `equations`: without columns of Jacobians, in reverse mode."""
    costs: list[Scalar] = []
    values: list[Scalar] = []
    covector: list[Scalar] = []
    for part in residuals:
        residual = part.numbers(outputs)
        cost, weighted, factor, _ = rule.counted(residual)
        costs.append(cost)
        values += residual
        covector += weighted if factor is None else [factor * x for x in weighted]
    return [[functools.reduce(operator.add, costs)], *pullback(inputs, values, covector, unknowns)]


class Rule(NamedTuple):
    """How a residual vector counts.

    Attributes:
        weight: One number, the rows of the information matrix, or nothing.
        scale: The scale of the loss, if there is one.
        loss: The loss, if there is one.
    """

    weight: Sequence[Scalar]
    scale: Scalar | None
    loss: LossFunction | None

    def weighted(self, vector: Sequence[Scalar]) -> Sequence[Scalar]:
        """The product of the weight and a vector."""
        return weighted(self.weight, vector)

    def counted(self, residual: Sequence[Scalar]) -> tuple[Scalar, Sequence[Scalar], Scalar | None, Scalar]:
        """The cost of a residual vector, its product with the weight, the factor of its loss if there is one; and s."""
        weighted = self.weighted(residual)
        square = dot(residual, weighted)
        if self.loss is None or self.scale is None:
            return square, weighted, None, square
        cost, factor = self.loss(square, self.scale)
        return cost, weighted, factor, square

    def factor(self, square: Scalar) -> Scalar | None:
        """The factor of the loss."""
        return None if self.loss is None or self.scale is None else self.loss(square, self.scale)[1]


class _Residual(NamedTuple):
    """A residual vector, and for each unknown the columns of its Jacobian."""

    numbers: Sequence[Scalar]
    columns: Sequence[Sequence[Sequence[Scalar]]]

    @classmethod
    def of(cls, part: Part, values: Rows, blocks: Rows, unknowns: Sequence[Part]) -> _Residual:
        columns = [
            [[block[r * unknown.size + c] for r in range(part.size)] for c in range(unknown.size)]
            for block, unknown in zip(blocks, unknowns, strict=True)
        ]
        return cls(part.numbers(values), columns)


class _Total:
    """The sums over all residual vectors."""

    def __init__(self, graph: Graph, sizes: Sequence[int], curvature: str) -> None:
        zero = graph.const(0)
        self.sizes = sizes
        self.cost = zero
        self.gradients = [[zero] * n for n in sizes]
        self.blocks = {(i, j): [zero] * (sizes[i] * sizes[j]) for i, j in pairs(len(sizes))}
        self.bends = {pair: [*block] for pair, block in self.blocks.items()} if curvature == "curvature" else {}

    def add(self, residual: _Residual, rule: Rule, share: Scalar | None) -> None:
        """Add the terms of a residual vector."""
        r, columns = residual
        cost, weighted, factor, square = rule.counted(r)
        self.cost = self.cost + cost
        terms = products(columns, weighted, rule.weight, factor)
        for numbers in (*self.gradients, *self.blocks.values()):
            numbers[:] = [x + next(terms) for x in numbers]
        if factor is None:
            return
        slopes = [[dot(column, weighted) for column in unknown] for unknown in columns]
        if share is not None:
            curvature = share * bounded(factor, square)
            self._add(self.blocks, lambda i, a, j, b: curvature * (slopes[i][a] * slopes[j][b]))
        elif self.bends:
            bend = 2 * second(factor, square)
            self._add(self.bends, lambda i, a, j, b: bend * (slopes[i][a] * slopes[j][b]))

    def _add(self, blocks: dict[tuple[int, int], list[Scalar]], term: Callable[[int, int, int, int], Scalar]) -> None:
        """Add to blocks: for each number of each a term of two unknowns and their numbers."""
        for (i, j), block in blocks.items():
            width = self.sizes[j]
            for a, b in itertools.product(range(self.sizes[i]), range(width)):
                if i == j and a > b:  # symmetric
                    block[a * width + b] = block[b * width + a]
                else:
                    block[a * width + b] = block[a * width + b] + term(i, a, j, b)


def second(factor: Scalar, square: Scalar) -> Scalar:
    """The second derivative of a loss, from its first."""
    return tangents([factor], {square: square.graph.const(1)})[0]


def bounded(factor: Scalar, square: Scalar) -> Scalar:
    """Twice the second derivative of a loss, as far as the residual's own matrix stays positive semidefinite."""
    least = -factor * inv(select(square > 0, square, 1))
    value = 2 * second(factor, square)
    return select(square > 0, select(value > least, select(value < 0, value, 0), least), 0)
