"""Torch's functions that are made of exponentials and logarithms, as scalar algebra with the same derivatives."""

from __future__ import annotations

import functools
import math
from fractions import Fraction
from typing import Any

from ..engine import Scalar, inv, select, sqrt
from ..math import lib
from .arithmetic import Algebra, declare, function, mapped, pointwise, sigmoid
from .axes import Untraceable, unrolled
from .reductions import linalg_vector_norm, reduced
from .shaping import place_of, unsqueeze
from .symbolic import Recording, Value, array


def _series(x: Scalar, coefficients: list[Fraction]) -> Scalar:
    total: Any = coefficients[-1]
    for c in reversed(coefficients[:-1]):
        total = c + x * total
    result: Scalar = total
    return result


# Up to 1 the next term is 1 / 19! of the first.
_SINH = [Fraction(1, math.factorial(2 * k + 1)) for k in range(9)]
# For arguments up to 1 / 3 the next term is below 2^-56.
_ATANH = [Fraction(1, 2 * k + 1) for k in range(16)]


def _sinh(x: Scalar) -> Scalar:
    is_small = x * x < 1
    small = select(is_small, x, 0)
    large = lib.exp(x) * Fraction(1, 2) - lib.exp(-x) * Fraction(1, 2)
    return select(is_small, small * _series(small * small, _SINH), large)


def _cosh(x: Scalar) -> Scalar:
    return lib.exp(x) * Fraction(1, 2) + lib.exp(-x) * Fraction(1, 2)


def _tanh(x: Scalar) -> Scalar:
    is_small = x * x < 1
    small = select(is_small, x, 0)
    fall = lib.exp(select(x < 0, 2 * x, -2 * x))  # at most 1
    large = (1 - fall) * inv(1 + fall)
    return select(is_small, small * _series(small * small, _SINH) * inv(_cosh(small)), select(x < 0, -large, large))


def _expm1(x: Scalar) -> Scalar:
    is_small = x * x < 1
    half = select(is_small, x, 0) * Fraction(1, 2)
    small = 2 * half * _series(half * half, _SINH) * lib.exp(half)
    return select(is_small, small, lib.exp(x) - 1)


def _log1p(x: Scalar) -> Scalar:
    is_small = x * x < Fraction(1, 4)
    small = select(is_small, x, 0)
    z = small * inv(2 + small)
    return select(is_small, 2 * z * _series(z * z, _ATANH), lib.log(1 + select(is_small, 0, x)))


def _asinh(x: Scalar) -> Scalar:
    a = select(x < 0, -x, x)
    result = _log1p(a + a * a * inv(1 + sqrt(1 + a * a)))
    return select(x < 0, -result, result)


def _atanh(x: Scalar) -> Scalar:
    return _log1p(2 * x * inv(1 - x)) * Fraction(1, 2)


def _logaddexp(a: Scalar, b: Scalar) -> Scalar:
    is_less = a < b  # each branch is smooth, so that derivatives at equal numbers are right
    large, fall = select(is_less, b, a), select(is_less, a - b, b - a)
    return large + _log1p(lib.exp(fall))


def _log_sigmoid(x: Scalar) -> Scalar:
    is_less = x < 0
    return select(is_less, x, 0) - _log1p(lib.exp(select(is_less, x, -x)))


_ALGEBRA: dict[str, Algebra] = dict(
    sinh=_sinh,
    cosh=_cosh,
    tanh=_tanh,
    expm1=_expm1,
    log1p=_log1p,
    asinh=_asinh,
    acosh=lambda x: _log1p((x - 1) + sqrt((x - 1) * (x + 1))),
    atanh=_atanh,
    log2=lambda x: lib.log(x) * Fraction(1 / math.log(2)),
    log10=lambda x: lib.log(x) * Fraction(1 / math.log(10)),
    exp2=lambda x: lib.power(2, x),
    silu=lambda x: x * sigmoid(x),
    hypot=lambda a, b: sqrt(a * a + b * b),
    logaddexp=_logaddexp,
    deg2rad=lambda x: x * Fraction(math.pi / 180),
    rad2deg=lambda x: x * Fraction(180 / math.pi),
)
for _name, _compute in _ALGEBRA.items():
    declare(_name, _compute)


@function
def log_sigmoid_forward(recording: Recording, x: Any) -> list[Value]:
    value = pointwise(_log_sigmoid, recording, x)
    return [value, value]


@function
def softplus(recording: Recording, x: Any, beta: float = 1, threshold: float = 20) -> Value:
    scale = Fraction(float(beta))

    def compute(x: Scalar) -> Scalar:
        y = x * scale
        return select(y > Fraction(float(threshold)), x, -_log_sigmoid(-y) * (1 / scale))

    return pointwise(compute, recording, x)


@function
def leaky_relu(recording: Recording, x: Any, slope: float = 0.01) -> Value:
    return pointwise(lambda a: select(a > 0, a, a * Fraction(float(slope))), recording, x)


@function
def elu(recording: Recording, x: Any, alpha: float = 1, scale: float = 1, input_scale: float = 1) -> Value:
    a, b, c = (Fraction(float(n)) for n in (alpha, scale, input_scale))
    return pointwise(lambda x: select(x > 0, x * b, _expm1(x * c) * (a * b)), recording, x)


@function
def prod(recording: Recording, x: Any, dim: int | None = None, keepdim: bool = False, *, dtype: Any = None) -> Value:
    if dtype not in (None, recording.dtype):
        raise Untraceable(f"a product in {dtype}")
    return _folded(recording, x, dim, keepdim, lambda a, b: a * b)


@function
def logsumexp(recording: Recording, x: Any, dim: Any, keepdim: bool = False) -> Value:
    return _folded(recording, x, dim, keepdim, _logaddexp)


def _folded(recording: Recording, x: Any, dim: Any, keepdim: bool, combine: Any) -> Value:
    """A function of two numbers, of all numbers along dimensions."""
    value, places = reduced(recording, x, dim)
    rest = [i for i in range(len(value.dims)) if i not in places]
    moved = value.numbers.transpose([*rest, *places])
    shape = moved.shape[: len(rest)]
    rows = moved.reshape(math.prod(shape), -1)
    scalars = array([functools.reduce(combine, row) for row in rows]).reshape(shape)
    if not keepdim:
        return Value([value.dims[i] for i in rest], scalars)
    full = [1 if i in places else n for i, n in enumerate(value.numbers.shape)]
    return Value([() if i in places else d for i, d in enumerate(value.dims)], scalars.reshape(full))


@function
def _log_softmax(recording: Recording, x: Any, dim: int, half_to_float: bool = False) -> Value:
    total = logsumexp(recording, x, dim, True)
    return pointwise(lambda a, b: a - b, recording, x, recording.tensor(total))


@function
def _softmax(recording: Recording, x: Any, dim: int, half_to_float: bool = False) -> Value:
    return mapped(lib.exp, _log_softmax(recording, x, dim))


@function
def var(
    recording: Recording, x: Any, dim: Any = None, *, correction: float | None = None, keepdim: bool = False
) -> Value:
    value, places = reduced(recording, x, dim)
    count = math.prod([value.shape[i] for i in places])
    degrees = count - (1 if correction is None else correction)
    if degrees <= 0:
        raise Untraceable("a variance of one number")
    mean = _folded(recording, x, dim, True, _plus)
    off = recording.tensor(pointwise(lambda a, b: a - b * Fraction(1, count), recording, x, recording.tensor(mean)))
    square = recording.tensor(pointwise(lambda a: a * a, recording, off))
    return mapped(lambda s: s * (1 / Fraction(float(degrees))), _folded(recording, square, dim, keepdim, _plus))


def _plus(a: Scalar, b: Scalar) -> Scalar:
    return a + b


@function
def std(
    recording: Recording, x: Any, dim: Any = None, *, correction: float | None = None, keepdim: bool = False
) -> Value:
    return mapped(sqrt, var(recording, x, dim, correction=correction, keepdim=keepdim))


@function
def cumsum(recording: Recording, x: Any, dim: int, *, dtype: Any = None) -> Value:
    value = recording.as_numbers(recording.operand(x))
    if dtype not in (None, recording.dtype) or not value.dims:
        raise Untraceable("a cumulative sum in another dtype, or of one number")
    place = place_of(dim, len(value.dims))
    unrolled(value.dims[place])
    return value._replace(numbers=value.numbers.cumsum(place))


def _distances(recording: Recording, a: Any, b: Any, p: float) -> Value:
    rows = recording.tensor(unsqueeze(recording, a, -2)), recording.tensor(unsqueeze(recording, b, -3))
    off = recording.tensor(pointwise(lambda x, y: x - y, recording, *rows))
    return linalg_vector_norm(recording, off, p, -1)


@function
def _cdist_forward(recording: Recording, a: Any, b: Any, p: float, compute_mode: int | None = None) -> Value:
    return _distances(recording, a, b, p)


@function
def _euclidean_dist(recording: Recording, a: Any, b: Any) -> Value:
    return _distances(recording, a, b, 2)
