"""The polynomials that kernels evaluate, against the functions they approximate."""

from __future__ import annotations

import mpmath as mp
import pytest

from posekit.math.lib import series
from posekit.math.lib.tables import FITS

# The upper end of the range of each family's polynomials, and their tolerance relative to the constant term.
REACH = {"C": 2.5, "B": 6.25, "D": 6.25, "H": 0.5, "A": 0.03, "X": 0.121}
ERROR = {"f32": 2.0**-26, "f64": 2.0**-56}


def bessel(order: int, x: mp.mpf) -> mp.mpf:
    z = mp.sqrt(x)
    return mp.sqrt(mp.pi / (2 * z)) * mp.besselj(order + mp.mpf(1) / 2, z) / z**order


def stumpff_c3(order: int, x: mp.mpf) -> mp.mpf:
    angle = mp.sqrt(4 * x)
    if order == 0:
        return (angle - mp.sin(angle)) / angle**3
    # t D_n = 2 n D_{n-1} - B_n(t), which is what differentiating t D_0 = 1 - sin z / z gives
    return (2 * order * stumpff_c3(order - 1, x) - bessel(order, 4 * x)) / (4 * x)


def half(order: int, y: mp.mpf) -> mp.mpf:
    return mp.hyp2f1(1, order + 1, order + mp.mpf(3) / 2, y) / (2 * order + 1)


def inverse_tangent(order: int, z: mp.mpf) -> mp.mpf:
    """atanh(s) / s for z = s^2, without the first terms of its series."""
    s = mp.sqrt(z)
    return (mp.atanh(s) / s - sum(z**k / (2 * k + 1) for k in range(order))) / z**order


def hyperbolic(order: int, y: mp.mpf) -> mp.mpf:
    return mp.cosh(mp.sqrt(y)) if order < 0 else mp.sinh(mp.sqrt(y)) / mp.sqrt(y)


EXACT = {"A": inverse_tangent, "X": hyperbolic, "C": bessel, "B": bessel, "D": stumpff_c3, "H": half}


@pytest.mark.parametrize("family", REACH)
def test_the_polynomials_are_within_their_tolerance_all_over_their_range(family: str) -> None:
    mine = {key: coefficients for key, coefficients in FITS.items() if key[0] == family}
    assert mine
    with mp.workdps(50):
        for (_, order, precision), coefficients in mine.items():
            polynomial = [mp.mpf(c) for c in reversed(coefficients)]
            for k in range(1, 25):
                x = mp.mpf(REACH[family]) * k / 24
                error = abs(mp.polyval(polynomial, x) - EXACT[family](order, x))
                assert error <= ERROR[precision] * abs(polynomial[-1]), (family, order, precision, float(x))


def test_make_fit_reproduces_the_table() -> None:
    for key in (("C", -1, "f32"), ("B", 2, "f32"), ("D", 1, "f32"), ("A", 1, "f32"), ("X", -1, "f64")):
        assert series.make_fit(*key) == FITS[key]
