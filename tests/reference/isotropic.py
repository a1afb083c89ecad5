"""The isotropic Gaussian on SO(3) by mpmath: its density, by the angle from the mean, and integrals."""

from __future__ import annotations

from collections.abc import Callable

import mpmath as mp

DIGITS = 40


def density(angle: mp.mpf, scale: mp.mpf) -> mp.mpf:
    """The density relative to the Haar probability: the sum over characters, or for small scales Poisson's form of it.

    Below 0.3 the sum would need more than 100 terms with as many digits.
    """
    angle = angle or mp.mpf(10) ** -15
    if scale < 0.3:
        terms = [angle + 2 * mp.pi * k for k in range(-3, 4)]
        total = mp.fsum((-1) ** k * x * mp.exp(-(x**2) / (2 * scale**2)) for k, x in enumerate(terms, start=1))
        return mp.sqrt(2 * mp.pi) / scale**3 * mp.exp(scale**2 / 8) * total / mp.sin(angle / 2)
    # By recurrences, which lose the square of the number of terms, of many digits: each sine and each exponential anew
    # takes four times as long.
    cosine, before, sine = 2 * mp.cos(angle), -mp.sin(angle / 2), mp.sin(angle / 2)
    step, factor, weight, total = mp.exp(-(scale**2)), mp.mpf(1), mp.mpf(1), mp.mpf(0)
    for n in range(int(15 / scale) + 5):
        total += (2 * n + 1) * weight * sine
        before, sine = sine, cosine * sine - before
        factor *= step
        weight *= factor
    return total / mp.sin(angle / 2)


def log_density(angle: float | mp.mpf, scale: float | mp.mpf) -> mp.mpf:
    # The sum is as small as exp(-pi^2 / 2 scale^2) next to half a turn.
    with mp.workdps(DIGITS + int(25 / max(float(scale), 0.3) ** 2)):
        return mp.log(density(mp.mpf(angle), mp.mpf(scale)))


def derivative(angle: float, scale: float, orders: tuple[int, int]) -> mp.mpf:
    """A derivative of the log density with respect to the angle and to the scale."""
    with mp.workdps(DIGITS):
        return mp.diff(log_density, (mp.mpf(angle), mp.mpf(scale)), orders, h=mp.mpf(10) ** -12)


def mean_of(function: Callable[[mp.mpf], mp.mpf], scale: float, *corners: float) -> mp.mpf:
    """The mean of a function of the angle from the mean, which may have corners."""
    with mp.workdps(25):
        s = mp.mpf(scale)
        end = min(mp.pi, 13 * s)
        ends = sorted(
            {mp.mpf(0), end, *(c for c in (s * k for k in (1, 2, 3, 4, 6, 9)) if c < end), *map(mp.mpf, corners)}
        )
        return mp.quad(lambda w: function(w) * density(w, s) * 2 / mp.pi * mp.sin(w / 2) ** 2, ends)
