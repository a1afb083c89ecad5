"""A curve of numbers as an image in HTML: how the cost of a search went."""

from __future__ import annotations

import base64
import html
import math
from collections.abc import Sequence

_WIDTH, _HEIGHT, _LEFT, _BELOW, _ABOVE = 320.0, 160.0, 70.0, 26.0, 10.0  # pixels
_BLUE, _GREY = "#0072B2", "#888888"
_DECADES = 30  # below the largest number; what is smaller, and 0, is drawn there
_STEEP = 100.0  # the ratio of the largest number to the smallest from which the scale is logarithmic


def scaled(numbers: Sequence[float]) -> tuple[list[float], bool]:
    """The numbers, or their logarithms with base 10 if they are far apart, and which of both."""
    finite = [x for x in numbers if math.isfinite(x)]
    high, low = max(finite, default=0.0), min(finite, default=0.0)
    if not (low >= 0 and high > _STEEP * low):
        return list(numbers), False
    least = max(min([x for x in finite if x > 0]), high * 10.0**-_DECADES)
    return [math.log10(max(x, least)) if math.isfinite(x) else x for x in numbers], True


def image(numbers: Sequence[float], name: str) -> str:
    """Return the numbers over their indices as an image with its data inline, or "" for less than two finite ones."""
    heights, is_logarithmic = scaled(numbers)
    points = [(k, y) for k, y in enumerate(heights) if math.isfinite(y)]
    if len(points) < 2:
        return ""
    low, high = min([y for _, y in points]), max([y for _, y in points])
    across = (_WIDTH - _LEFT - 10) / max(1, len(heights) - 1)
    up = (_HEIGHT - _ABOVE - _BELOW) / (high - low) if high > low else 0.0
    places = [(_LEFT + across * k, _ABOVE + up * (high - y)) for k, y in points]
    bottom = _HEIGHT - _BELOW
    ends = [(_ABOVE + 4, high), (bottom, low)] if high > low else [(_ABOVE + 4, high)]
    body = f'<path d="M{_LEFT} {_ABOVE}V{bottom}H{_WIDTH - 10}" stroke="{_GREY}"/>'
    body += f'<path d="M{"L".join([f"{x:.1f} {y:.1f}" for x, y in places])}" stroke="{_BLUE}" stroke-width="2"/>'
    body += "".join([f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.5" fill="{_BLUE}"/>' for x, y in places[:60]])
    for y, value in ends:
        body += _text(_LEFT - 6, y, f"{10**value if is_logarithmic else value:.3g}", "end")
    body += _text(_LEFT, _HEIGHT - 8, "0", "middle") + _text(_WIDTH - 14, _HEIGHT - 8, str(len(heights) - 1), "middle")
    body += _text((_LEFT + _WIDTH) / 2, _HEIGHT - 8, f"{name} by iteration", "middle")
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH:.0f}" height="{_HEIGHT:.0f}" fill="none" '
        f'font-family="sans-serif" font-size="11">{body}</svg>'
    )
    data = base64.b64encode(svg.encode()).decode()
    return f'<img alt="{html.escape(name)} by iteration" src="data:image/svg+xml;base64,{data}">'


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" fill="{_GREY}" text-anchor="{anchor}">{html.escape(text)}</text>'


def report(lines: Sequence[str], numbers: Sequence[float], name: str) -> str:
    """Return lines of text with the curve of numbers beside them, in HTML."""
    text = f"<pre>{html.escape(chr(10).join(lines))}</pre>"
    picture = image(numbers, name)
    if not picture:
        return text
    return f'<table><tbody><tr><td align="left">{text}</td><td>{picture}</td></tr></tbody></table>'
