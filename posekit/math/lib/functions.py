"""The functions sin, cos, tan, atan2, acos, asin, exp, log and power of `posekit.algebra`."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from ...engine import Number, Scalar, call, inv, lifted, value
from ...errors import ArgumentError
from .elementary import ARCCOSINE, ARCSINE, ATAN2, EXP, LOG, SINE
from .powers import power_of


def _applied(
    name: str, evaluate: Callable[..., float], apply: Callable[..., Scalar], *given: Scalar | Number
) -> Scalar:
    """The function of symbols, or its value at constants."""
    arguments = lifted(name, *given)
    numbers = [value(x) for x in arguments]
    if any([x is None for x in numbers]):
        return apply(*arguments)
    try:
        return arguments[0].graph.const(evaluate(*map(float, numbers)))  # type: ignore[arg-type]
    except (ArithmeticError, ValueError, TypeError) as error:
        raise ArgumentError(f"{name}: has no finite value at {', '.join(map(str, numbers))}") from error


def sin(x: Scalar) -> Scalar:
    """The sine of an angle in radians.

    Its error is at most 4 eps of the result, also next to its zeros, for |x| up to 1e4 (float32) or 1e6 (float64).
    Of a larger angle, up to 2^21 (float32) or 2^43 (float64), the absolute error is at most 1e-3 eps |x|. Beyond, where
    neighbouring numbers of float32 are more than 0.2 rad apart, the result is a value between -1 and 1 and no more.

    >>> from posekit.algebra import Scalar, sin
    >>> @pk.op
    ... def height(length: Scalar, angle: Scalar) -> Scalar:
    ...     return length * sin(angle)
    >>> height(torch.tensor(2.0), torch.tensor([0.0, 0.5]))
    tensor([0.0000, 0.9589])
    """
    return _applied("sin", math.sin, lambda x: call(SINE, 0, x), x)


def cos(x: Scalar) -> Scalar:
    """The cosine of an angle in radians. It is as accurate as `sin`.

    >>> from posekit.algebra import Scalar, cos
    >>> @pk.op
    ... def potential(angle: Scalar) -> Scalar:
    ...     return 1 - cos(angle)
    >>> potential(torch.tensor([0.0, 1.0]))
    tensor([0.0000, 0.4597])
    """
    return _applied("cos", math.cos, lambda x: call(SINE, 1, x), x)


def tan(x: Scalar) -> Scalar:
    """The tangent of an angle in radians. It is as accurate as `sin`.

    >>> from posekit.algebra import Scalar, tan
    >>> @pk.op
    ... def focal_length(width: Scalar, field_of_view: Scalar) -> Scalar:
    ...     return width / 2 / tan(field_of_view / 2)
    >>> focal_length(torch.tensor(2.0), torch.tensor(1.0))
    tensor(1.8305)
    """
    return _applied("tan", math.tan, lambda x: call(SINE, 0, x) * inv(call(SINE, 1, x)), x)


def atan2(y: Scalar | Number, x: Scalar | Number) -> Scalar:
    """The angle of the point (x, y), in [-pi, pi], within 4 eps.

    Signed zeros and infinities count as in `torch.atan2`. Its derivatives at the origin, which do not exist, are 0.

    >>> from posekit.algebra import Scalar, Vec2, atan2
    >>> @pk.op
    ... def bearing(p: Vec2) -> Scalar:
    ...     return atan2(p[1], p[0])
    >>> bearing(torch.tensor([[1.0, 1.0], [-1.0, 0.0]]))
    tensor([0.7854, 3.1416])
    """
    return _applied("atan2", math.atan2, lambda y, x: call(ATAN2, 0, y, x), y, x)


def asin(x: Scalar) -> Scalar:
    """The arcsine, in [-pi/2, pi/2], within 4 eps. NaN for |x| > 1.

    >>> from posekit.algebra import Scalar, asin
    >>> @pk.op
    ... def elevation(height: Scalar, range: Scalar) -> Scalar:
    ...     return asin(height / range)
    >>> elevation(torch.tensor(1.0), torch.tensor(2.0))
    tensor(0.5236)
    """
    return _applied("asin", math.asin, lambda x: call(ARCSINE, 0, x), x)


def acos(x: Scalar) -> Scalar:
    """The arccosine, in [0, pi], within 4 eps. NaN for |x| > 1.

    >>> from posekit.algebra import Scalar, Vec3, acos, dot
    >>> @pk.op
    ... def between(u: Vec3, v: Vec3) -> Scalar:
    ...     return acos(dot(u, v))  # of unit vectors
    >>> between(torch.tensor([1.0, 0, 0]), torch.tensor([0, 1.0, 0]))
    tensor(1.5708)
    """
    return _applied("acos", math.acos, lambda x: call(ARCCOSINE, 0, x), x)


def exp(x: Scalar) -> Scalar:
    """The exponential function, within 4 eps.

    >>> from posekit.algebra import Scalar, exp
    >>> @pk.op
    ... def kernel(distance: Scalar, width: Scalar) -> Scalar:
    ...     return exp(-((distance / width) ** 2))
    >>> kernel(torch.tensor([0.0, 1.0]), torch.tensor(1.0))
    tensor([1.0000, 0.3679])
    """
    given: Any = x
    if isinstance(given, tuple):
        remedy = "write `Rotation.exp(vector)` or `Pose.exp(twist)`"
        raise ArgumentError(f"exp: must be given a Scalar, got {type(given).__name__}; {remedy}")
    return _applied("exp", math.exp, lambda x: call(EXP, 0, x), x)


def log(x: Scalar) -> Scalar:
    """The natural logarithm, within 4 eps. -inf at 0, and NaN for x < 0.

    >>> import math
    >>> from posekit.algebra import Scalar, log
    >>> @pk.op
    ... def decibels(ratio: Scalar) -> Scalar:
    ...     return log(ratio) * (10 / math.log(10))
    >>> decibels(torch.tensor(2.0))
    tensor(3.0103)
    """
    return _applied("log", math.log, lambda x: call(LOG, 0, x), x)


def power(x: Scalar | Number, y: Scalar | Number) -> Scalar:
    """``x`` to a real power ``y``, within 4 eps.

    Special values are those of `torch.pow`: of 0, of infinities, and of x < 0, which has whole powers only and is NaN
    otherwise. Its derivative with respect to ``y`` is NaN for x < 0.

    >>> from posekit.algebra import Scalar, power
    >>> @pk.op
    ... def gamma_corrected(x: Scalar, gamma: Scalar) -> Scalar:
    ...     return power(x, 1 / gamma)
    >>> gamma_corrected(torch.tensor([0.25, 1.0]), torch.tensor(2.0))
    tensor([0.5000, 1.0000])
    """
    return _applied("power", math.pow, power_of, x, y)
