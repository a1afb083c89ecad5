"""Torch's functions of numbers, as scalar algebra with the same derivatives."""

from __future__ import annotations

import numbers
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import torch

from ..engine import Scalar, both, inv, maximum, minimum, nonzero, rsqrt, select, sqrt
from ..math import lib
from .axes import Untraceable, broadcast
from .symbolic import FUNCTIONS, Recording, Rule, Value, array

Algebra = Callable[..., Scalar]


def mapped(compute: Algebra, *values: Value, condition: bool = False) -> Value:
    """A function of the scalars of values, which broadcast."""
    dims = broadcast(*[v.dims for v in values])
    results = np.frompyfunc(compute, len(values), 1)(*[v.numbers for v in values])
    return Value(dims, array(results), condition)


def pointwise(compute: Algebra, recording: Recording, *arguments: Any, condition: bool = False) -> Value:
    """A function of numbers, which broadcast. Conditions count as 1 and 0."""
    values = [recording.as_numbers(recording.operand(x)) for x in arguments]
    return mapped(compute, *values, condition=condition)


def function(rule: Rule) -> Rule:
    """Declare a function of torch under the name of its rule, without an underscore at its end."""
    FUNCTIONS[rule.__name__.removesuffix("_")] = rule
    return rule


def declare(name: str, compute: Algebra, condition: bool = False) -> None:
    """Declare a function of torch that has no options."""

    def rule(recording: Recording, *arguments: Any) -> Value:
        return pointwise(compute, recording, *arguments, condition=condition)

    FUNCTIONS[name] = rule


def times(a: Scalar, b: Scalar) -> Scalar:
    return a * b


def negated(c: Scalar) -> Scalar:
    """The logical negation of a condition."""
    return nonzero(select(c, 0, 1))


def absolute(x: Scalar) -> Scalar:
    return select(x < 0, -x, select(x > 0, x, x * x))  # as in torch, the derivative at 0 is 0; NaN stays


def sigmoid(x: Scalar) -> Scalar:
    small = lib.exp(select(x < 0, x, -x))  # at most 1, so that no derivative overflows
    return select(x < 0, small, 1) * inv(1 + small)


def _equal(a: Scalar, b: Scalar) -> Scalar:
    return both(a <= b, b <= a)


_ALGEBRA: dict[str, Algebra] = dict(
    mul=times,
    neg=lambda x: -x,
    abs=absolute,
    sign=lambda x: select(x < 0, -1, select(x > 0, 1, 0)),
    reciprocal=inv,
    sqrt=sqrt,
    rsqrt=rsqrt,
    square=lambda x: x * x,
    sin=lib.sin,
    cos=lib.cos,
    tan=lib.tan,
    asin=lib.asin,
    acos=lib.acos,
    atan=lambda x: lib.atan2(x, 1),
    atan2=lib.atan2,
    exp=lib.exp,
    log=lib.log,
    sigmoid=sigmoid,
    maximum=maximum,
    minimum=minimum,
    relu=lambda x: select(x <= 0, 0, x),
)
_CONDITIONS: dict[str, Algebra] = dict(
    lt=lambda a, b: a < b,
    le=lambda a, b: a <= b,
    gt=lambda a, b: a > b,
    ge=lambda a, b: a >= b,
    eq=_equal,
    ne=lambda a, b: negated(_equal(a, b)),
)
for _name, _compute in _ALGEBRA.items():
    declare(_name, _compute)
for _name, _compute in _CONDITIONS.items():
    declare(_name, _compute, condition=True)


@function
def add(recording: Recording, a: Any, b: Any, *, alpha: float = 1) -> Value:
    if alpha != 1:
        b = recording.tensor(pointwise(times, recording, b, alpha))
    return pointwise(lambda x, y: x + y, recording, a, b)


@function
def sub(recording: Recording, a: Any, b: Any, *, alpha: float = 1) -> Value:
    if alpha != 1:
        b = recording.tensor(pointwise(times, recording, b, alpha))
    return pointwise(lambda x, y: x - y, recording, a, b)


@function
def rsub(recording: Recording, a: Any, b: Any, *, alpha: float = 1) -> Value:
    return sub(recording, b, a, alpha=alpha)


@function
def div(recording: Recording, a: Any, b: Any, *, rounding_mode: str | None = None) -> Value:
    if rounding_mode is not None:
        raise Untraceable("a quotient is rounded")
    return pointwise(lambda x, y: x * inv(y), recording, a, b)


@function
def pow_(recording: Recording, base: Any, exponent: Any) -> Value:
    if not isinstance(exponent, numbers.Real):
        return pointwise(lib.power, recording, base, exponent)
    power = Fraction(float(exponent))
    return pointwise(lambda x: lib.power(x, power), recording, base)


@function
def clamp(recording: Recording, x: Any, min: Any = None, max: Any = None) -> Value:
    value = recording.as_numbers(recording.operand(x))
    if min is not None:
        low = recording.as_numbers(recording.operand(min))
        value = mapped(lambda a, b: select(a < b, b, a), value, low)
    if max is not None:
        high = recording.as_numbers(recording.operand(max))
        value = mapped(lambda a, b: select(a > b, b, a), value, high)
    return value


@function
def clamp_min(recording: Recording, x: Any, min: Any) -> Value:
    return clamp(recording, x, min, None)


@function
def clamp_max(recording: Recording, x: Any, max: Any) -> Value:
    return clamp(recording, x, None, max)


@function
def where(recording: Recording, condition: Any, a: Any, b: Any) -> Value:
    chosen = recording.operand(condition)
    if not chosen.is_condition:
        raise Untraceable("a condition that is no bool")
    values = [recording.as_numbers(recording.operand(x)) for x in (a, b)]
    return mapped(lambda c, x, y: select(c, x, y), chosen, *values)


def _logical(name: str, compute: Algebra) -> None:
    def rule(recording: Recording, *arguments: Any) -> Value:
        values = [recording.operand(x) for x in arguments]
        if not all([v.is_condition for v in values]):
            raise Untraceable("a logical operation on numbers")
        return mapped(compute, *values, condition=True)

    for alias in (f"logical_{name}", f"bitwise_{name}", f"__{name}__"):
        FUNCTIONS[alias] = rule


_logical("and", both)
_logical("or", lambda a, b: negated(both(negated(a), negated(b))))
_logical("not", negated)


@function
def addcmul(recording: Recording, x: Any, a: Any, b: Any, *, value: float = 1) -> Value:
    return add(recording, x, recording.tensor(pointwise(times, recording, a, b)), alpha=value)


@function
def addcdiv(recording: Recording, x: Any, a: Any, b: Any, *, value: float = 1) -> Value:
    return add(recording, x, recording.tensor(div(recording, a, b)), alpha=value)


@function
def lerp(recording: Recording, a: Any, b: Any, weight: Any) -> Value:
    return pointwise(lambda x, y, w: x + w * (y - x), recording, a, b, weight)


@function
def _to_copy(recording: Recording, x: Any, *, dtype: torch.dtype | None = None, **options: Any) -> Value:
    value = recording.operand(x)
    device = options.get("device")
    if device is not None and torch.device(device) != recording.device:
        raise Untraceable("a tensor is moved to another device")
    if dtype in (None, x.dtype):
        return value
    if dtype == torch.bool:
        return mapped(nonzero, value, condition=True)
    if dtype == recording.dtype:
        return recording.as_numbers(value)
    raise Untraceable(f"a tensor is converted to {dtype}")
