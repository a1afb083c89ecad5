"""Numbers as text, in torch's notation: with the options of `torch.set_printoptions`."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import torch

from ...engine import print_options
from ..base import Rows

Texts = list[list[str]]
TIMES = ("time", "span")  # the names of the fields that hold times
_TORCH_LINE = 80  # torch's default of `linewidth`
_LINE = 120  # replaces it, so that a pose fits on one line


class PrintOptions(NamedTuple):
    """The options of `torch.set_printoptions`."""

    precision: int
    threshold: float
    edgeitems: int
    linewidth: int
    sci_mode: bool | None

    @classmethod
    def current(cls) -> PrintOptions:
        """Return the options that are set now."""
        options = cls(**print_options())
        return options._replace(linewidth=_LINE) if options.linewidth == _TORCH_LINE else options


def texts(fields: Mapping[str, Rows], options: PrintOptions, spec: str, dtype: torch.dtype) -> dict[str, Texts]:
    """Format the numbers of each field in one notation and width, as torch formats a tensor.

    Args:
        fields: The numbers, by the names of the fields.
        options: The print options.
        spec: A format specification for each number, or "" for torch's notation.
        dtype: The dtype of the value.
    """
    eps = torch.finfo(dtype).eps if dtype.is_floating_point else 0.0
    return {name: _aligned(rows, spec or _notation(name, rows, options, eps)) for name, rows in fields.items()}


def _notation(name: str, rows: Rows, options: PrintOptions, eps: float) -> str:
    """Return the format specification that torch uses for these numbers."""
    finite = [x for row in rows for x in row if math.isfinite(x)]
    scientific = options.sci_mode
    if scientific is None:
        scientific = _are_close_times(finite, options) if name in TIMES else _span_decades(rows, eps)
    if scientific and any(finite):
        return f".{options.precision}e"
    if all([x == math.floor(x) for x in finite]):
        return "#.0f"  # "1." instead of "1": these are floats
    return f".{options.precision}f"


def _span_decades(rows: Rows, eps: float) -> bool:
    """Return whether torch would choose the scientific notation, if it ignored rounding errors.

    Numbers below 4 eps times the largest of their row are rounding errors. Without this rule, half a turn would be
    shown as ``[-4.3711e-08, 1.0000e+00, 0.0000e+00, 0.0000e+00]``.
    """
    sizes = []
    for row in rows:
        finite = [abs(x) for x in row if math.isfinite(x)]
        noise = 4 * eps * max(finite, default=0.0)
        sizes += [x for x in finite if x > noise]
    return bool(sizes) and (max(sizes) / min(sizes) > 1e3 or max(sizes) > 1e8 or min(sizes) < 1e-4)


def _are_close_times(times: Sequence[float], options: PrintOptions) -> bool:
    """Return whether a fixed number of digits would hide the differences of times, or show more than they have."""
    span = max(times) - min(times) if times else 0.0
    return 0 < span < 10.0 ** (1 - options.precision) or max(map(abs, times), default=0.0) >= 1e15


def _aligned(rows: Rows, notation: str) -> Texts:
    lines = [[format(x, notation) for x in row] for row in rows]
    width = max([len(text) for line in lines for text in line], default=0)
    return [[text.rjust(width) for text in line] for line in lines]
