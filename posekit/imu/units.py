"""Quantities with units, as data sheets print them."""

from __future__ import annotations

import math
import re
from fractions import Fraction

from ..errors import ArgumentError

STANDARD_GRAVITY = 9.80665  # m/s^2
_DEGREE = math.pi / 180
# The size in SI units, and the powers of metre and second.
_UNITS: dict[str, tuple[float, int, int]] = {
    "rad": (1, 0, 0),
    "mrad": (1e-3, 0, 0),
    "urad": (1e-6, 0, 0),
    "deg": (_DEGREE, 0, 0),
    "mdeg": (1e-3 * _DEGREE, 0, 0),
    "dps": (_DEGREE, 0, -1),
    "mdps": (1e-3 * _DEGREE, 0, -1),
    "m": (1, 1, 0),
    "mm": (1e-3, 1, 0),
    "g": (STANDARD_GRAVITY, 1, -2),
    "mg": (1e-3 * STANDARD_GRAVITY, 1, -2),
    "ug": (1e-6 * STANDARD_GRAVITY, 1, -2),
    "s": (1, 0, 1),
    "min": (60, 0, 1),
    "h": (3600, 0, 1),
    "hr": (3600, 0, 1),
    "Hz": (1, 0, -1),
}
_QUANTITY = re.compile(r"\s*([-+]?[0-9.]+(?:e[-+]?[0-9]+)?)\s*(\S+)\s*")
_FACTOR = re.compile(r"(?:sqrt\((\w+)\)|√(\w+)|([A-Za-zµμ°]+)(?:\^([1-9]))?)")

Dimension = tuple[Fraction, Fraction]  # the powers of metre and second


def parsed(text: str, dimension: Dimension, example: str, where: str) -> float:
    """The number in SI units of a quantity such as ``"0.005 deg/s/sqrt(Hz)"``.

    Args:
        text: A number and a unit: factors that are divided by one another.
        dimension: What the unit must measure.
        example: A unit that does.
        where: The name of the argument, for errors.
    """
    match = _QUANTITY.fullmatch(text)
    if match is None:
        raise ArgumentError(f'{where} must be a number and a unit, such as "0.1 {example}", got {text!r}')
    size, metres, seconds = 1.0, Fraction(0), Fraction(0)
    for k, factor in enumerate(match[2].split("/")):
        part = _FACTOR.fullmatch(factor)
        name = "" if part is None else (part[1] or part[2] or part[3])
        name = re.sub("[µμ]", "u", name).replace("°", "deg")
        if part is None or name not in _UNITS:
            known = ", ".join(_UNITS)
            raise ArgumentError(f"{where}: {factor!r} in {text!r} is no known unit; these are: {known}, and sqrt(...)")
        power = Fraction(1, 2) if part[1] or part[2] else Fraction(int(part[4] or 1))
        power = power if k == 0 else -power
        unit, length, time = _UNITS[name]
        size *= unit ** float(power)
        metres, seconds = metres + length * power, seconds + time * power
    if (metres, seconds) != dimension:
        raise ArgumentError(f"{where} must have a unit like {example}, got {match[2]!r}")
    return float(match[1]) * size
