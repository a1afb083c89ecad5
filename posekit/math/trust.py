"""The step to the minimum of a quadratic model in a trust region: once, for scalars of a kernel and for tensors."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, NamedTuple, Protocol


class Arithmetic(NamedTuple):
    """What the step needs of numbers, each of which is a scalar of a kernel, or a tensor of those of all problems.

    Attributes:
        dot: The product of two vectors.
        select: The second argument where the first is true, otherwise the third.
        both: Whether two conditions hold.
        maximum: The larger one of two numbers.
        sqrt: The square root.
        length: The square root of what may be 0.
        inverse: The reciprocal.
        constant: A constant.
    """

    dot: Callable[[Any, Any], Any]
    select: Callable[[Any, Any, Any], Any]
    both: Callable[[Any, Any], Any]
    maximum: Callable[[Any, Any], Any]
    sqrt: Callable[[Any], Any]
    length: Callable[[Any], Any]
    inverse: Callable[[Any], Any]
    constant: Callable[[Fraction], Any]


class Factorisation(Protocol):
    """The Cholesky factor L of a matrix."""

    def solve(self, b: Any) -> Any:
        """The solution of a system of the matrix."""

    def forward(self, b: Any) -> Any:
        """The solution of a system of L."""


class Cut(NamedTuple):
    """The step in a trust region.

    Attributes:
        step: The step of its damping, which may still be longer than the radius,
        share: the share of it that is not, and
        length: the length of that.
        undamped: The step without a trust region.
        factor: The factor of the matrix without one.
        damping: The damping of the step, or that of the last one that was cut if this one is not.
        predicted: The decrease of the cost that the model predicts.
        bare: The decrease that it predicts of the undamped step.
    """

    step: Any
    share: Any
    length: Any
    undamped: Any
    factor: Factorisation
    damping: Any
    predicted: Any
    bare: Any


def cut(on: Arithmetic, u: Any, factor: Callable[[Any], Factorisation], radius: Any, last: Any, smallest: Any) -> Cut:
    """The step to the minimum of the quadratic model in a trust region, with the damping that keeps it there.

    Two Newton steps on the reciprocal of its length find the damping. The first gives a lower bound. The second begins
    at the last damping of the problem, if that is larger, as the boundary is mostly where it was. What is still too
    long is shortened.

    Args:
        on: The arithmetic.
        u: The negative gradient, scaled.
        factor: Factorises the scaled matrix, with a damping added.
        radius: That of the trust region.
        last: The damping of the last step that was cut, or 0.
        smallest: The smallest damping.
    """
    bare = factor(smallest)
    z = bare.solve(u)
    is_cut = on.dot(z, z) > radius * radius * on.constant(Fraction(121, 100))
    within = on.select(is_cut, radius, 1)

    def newton(damping: Any, damped: Factorisation, y: Any) -> tuple[Any, Any]:
        """The next damping, and how far the step is from the boundary, relative to the radius."""
        square, half = on.dot(y, y), damped.forward(y)
        off = (on.length(square) - within) * on.inverse(within)
        slope = on.dot(half, half)
        return damping + off * square * on.inverse(on.select(slope > 0, slope, 1)), off

    low, _ = newton(smallest, bare, z)
    damping = on.select(is_cut, on.maximum(low, last), smallest)
    damped = factor(damping)
    better, off = newton(damping, damped, damped.solve(u))
    is_near = on.both(off < on.constant(Fraction(1, 10)), -off < on.constant(Fraction(1, 10)))
    better = on.maximum(low, better)
    # Far from the boundary, the step would mostly be along what is undetermined. The root is below this bound.
    bound = on.sqrt(on.dot(u, u)) * on.inverse(within)
    better = on.select(off > 1, on.sqrt(better) * on.sqrt(bound), better)
    damping = on.select(is_cut, on.select(is_near, damping, better), smallest)
    y = factor(damping).solve(u)
    square = on.dot(y, y)
    length = on.length(square)
    is_long = length > radius
    share = on.select(is_long, radius * on.inverse(on.select(is_long, length, 1)), 1)
    along = on.dot(u, y)
    predicted = 2 * share * along - share * share * (along - damping * square)
    last_cut = on.select(is_cut, damping, last)
    return Cut(y, share, length * share, z, bare, last_cut, predicted, on.dot(u, z))
