"""The normalising constant of the Bingham distribution on the sphere in four dimensions, by mpmath."""

from __future__ import annotations

from collections.abc import Sequence

import mpmath as mp


def log_constant(eigenvalues: Sequence[float | mp.mpf]) -> mp.mpf:
    """The logarithm of the uniform mean of exp(q . A q): the sphere is the join of two circles.

    With x the sum of the first two squares, which is uniform in [0, 1], the means over both circles are Bessel
    functions.
    """
    with mp.workdps(30):
        a, b, c, d = sorted(map(mp.mpf, eigenvalues), reverse=True)

        def integrand(y: mp.mpf) -> mp.mpf:
            x = 1 - y
            first, second = x * (a - b) / 2, y * (c - d) / 2
            scaled = mp.besseli(0, first) * mp.exp(-first) * mp.besseli(0, second) * mp.exp(-second)
            return scaled * mp.exp(-y * (a - c))

        ends = sorted(
            {mp.mpf(0), mp.mpf(1), *(x for x in (mp.mpf(10) ** k / (1 + a - d) for k in range(-2, 9)) if x < 1)}
        )
        return a + mp.log(mp.quad(integrand, ends))


def moments(eigenvalues: Sequence[float]) -> list[mp.mpf]:
    """The means of the squares of the coordinates: derivatives of the constant."""
    with mp.workdps(30):
        found = []
        for i in range(len(eigenvalues)):
            others = list(map(mp.mpf, eigenvalues))

            def shifted(x: mp.mpf, i: int = i, others: list[mp.mpf] = others) -> mp.mpf:
                return log_constant([*others[:i], x, *others[i + 1 :]])

            found.append(mp.diff(shifted, others[i], h=mp.mpf(10) ** -8))
        return found
