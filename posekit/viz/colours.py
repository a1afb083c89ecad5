"""Colours that colour-blind readers tell apart, as numbers in [0, 1]."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]


def _rgb(*codes: str) -> Array:
    return np.array([[int(code[i : i + 2], 16) / 255 for i in (0, 2, 4)] for code in codes])


# Okabe and Ito (2008). Vermilion, bluish green and blue are the axes, as in the pictures of notebooks.
AXES = _rgb("D55E00", "009E73", "0072B2")
NAMED = _rgb("333333", "E69F00", "56B4E9", "CC79A7", "999999", "8A7500")
# Colours of cividis (Nuñez, Anderton and Renslow 2018), without its last yellow, which is faint on white.
_TIME = _rgb("00224E", "143670", "3D4A6C", "5A5F6E", "737475", "8F8A78", "ABA072", "CBB965", "EAD34C")
_SHADES = 256


def named(index: int) -> Array:
    """Return the colour of the layer with an index, shape (3,)."""
    colour: Array = NAMED[index % len(NAMED)]
    return colour


def times() -> Array:
    """Return the colours of times, from the first to the last, for a single trail, shape (256, 3)."""
    return _interpolated(_TIME)


def shades(colour: Array) -> Array:
    """Return the colours of times for one trail among several: from a light to a dark shade, shape (256, 3)."""
    return _interpolated(np.stack((0.35 * colour + 0.65, colour, 0.6 * colour)))


def _interpolated(colours: Array) -> Array:
    at, knots = np.linspace(0, 1, _SHADES), np.linspace(0, 1, len(colours))
    return np.stack([np.interp(at, knots, column) for column in colours.T], -1)
