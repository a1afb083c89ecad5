"""Representations of values in notebooks: a table and a picture of the axes, in HTML without scripts and styles.

Untrusted notebooks, VS Code and GitHub remove scripts, styles and inline SVG. They keep tables and images.
"""

from __future__ import annotations

import base64
import html
import itertools
import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from ..base import DRAWN, Numbers, Rows, Shown, is_readable, properties, read, unravelled
from .digits import PrintOptions, Texts, texts

# The view from a point in front, to the left of the x axis: x points to the viewer, y to the right, z up.
_AZIMUTH, _ELEVATION = math.radians(35.0), math.radians(25.0)
_SIN_A, _COS_A, _SIN_E, _COS_E = (f(a) for a in (_AZIMUTH, _ELEVATION) for f in (math.sin, math.cos))
_RIGHT = (-_SIN_A, _COS_A, 0.0)
_UP = (-_SIN_E * _COS_A, -_SIN_E * _SIN_A, _COS_E)
_TOWARDS = (_COS_E * _COS_A, _COS_E * _SIN_A, _SIN_E)
# Vermilion, bluish green and blue of Okabe and Ito (2008), which colour-blind readers tell apart. Their contrast to
# white and to black is at least 3.
_COLOURS = ("#D55E00", "#009E73", "#0072B2")
_GREY = "#888888"
_MARGIN, _ROW = 20.0, 8  # pixels; rotations in a row

Point = tuple[float, float, float]  # pixels or units to the right and up, and towards the viewer


class _Line(NamedTuple):
    start: Point
    end: Point
    colour: str
    width: float
    label: str = ""  # at the end, where it also gets an arrowhead
    reach: float = 0.0  # the length as it is seen


def picture(positions: Sequence[Sequence[float]] | None, quaternions: Sequence[Sequence[float]], path: bool) -> str:
    """Draw the axes of poses or rotations as an SVG image. Return "" if none of them can be drawn.

    A single one is drawn with the axes of its parent frame in grey. Rotations are drawn side by side.

    Args:
        positions: The positions in the parent frame, or None for rotations.
        quaternions: The quaternions, wxyz, of any length.
        path: Whether to connect the positions by a line.
    """
    rows = positions or [[0.0, 0.0, 0.0]] * len(quaternions)
    frames = [(_project(p), _axes(q)) for p, q in zip(rows, quaternions, strict=True) if _is_drawn(p, q)]
    if not frames:
        return ""
    if positions is None:
        frames = [((2.5 * (i % _ROW), -2.5 * (i // _ROW), 0.0), axes) for i, (_, axes) in enumerate(frames)]
    origins = [origin for origin, _ in frames]
    single = len(frames) == 1
    if single:
        origins.append((0.0, 0.0, 0.0))
    extent = max([max(c) - min(c) for c in zip(*origins, strict=True)])
    length = 1.0 if positions is None or not extent else extent * max(0.1, 0.5 / math.sqrt(len(frames)))
    lines = []
    if single:
        lines += _triad((0.0, 0.0, 0.0), [_project(a) for a in ((1, 0, 0), (0, 1, 0), (0, 0, 1))], length, parent=True)
    if path or (single and extent):
        lines += [_Line(a, b, _GREY, 1.0) for a, b in itertools.pairwise(origins)]
    for origin, axes in frames:
        lines += _triad(origin, axes, length, labelled=len(frames) <= 3)
    return _svg(_pieces(lines, 6 // len(frames)), (180.0, 180.0) if single else (320.0, 240.0))


def _is_drawn(position: Sequence[float], quaternion: Sequence[float]) -> bool:
    return all(map(math.isfinite, (*position, *quaternion))) and any(quaternion)


def _project(point: Sequence[float]) -> Point:
    right, up, towards = (sum([a * b for a, b in zip(axis, point, strict=True)]) for axis in (_RIGHT, _UP, _TOWARDS))
    return right, up, towards


def _axes(quaternion: Sequence[float]) -> list[Point]:
    """Return the projected unit vectors along the rotated axes."""
    largest = max(map(abs, quaternion))
    scaled = [x / largest for x in quaternion]
    norm = math.hypot(*scaled)
    w, x, y, z = (q / norm for q in scaled)
    columns = (
        (1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)),
        (2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)),
        (2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)),
    )
    return [_project(column) for column in columns]


def _triad(
    origin: Point, axes: Iterable[Point], length: float, *, parent: bool = False, labelled: bool = False
) -> list[_Line]:
    ends = [_along(origin, axis, length) for axis in axes]
    if parent:
        return [_Line(origin, end, _GREY, 1.0) for end in ends]
    names = "xyz" if labelled else "   "
    return [_Line(origin, end, c, 2.5, name) for end, c, name in zip(ends, _COLOURS, names, strict=True)]


def _along(start: Point, direction: Point, length: float) -> Point:
    x, y, z = (a + length * b for a, b in zip(start, direction, strict=True))
    return x, y, z


def _pieces(lines: Sequence[_Line], count: int) -> list[_Line]:
    """Cut lines into pieces and sort them by depth, so that what is near the viewer covers what is far."""
    count = max(count, 1)
    cut = []
    for line in lines:
        step = [b - a for a, b in zip(line.start, line.end, strict=True)]
        stops = [_along(line.start, (step[0], step[1], step[2]), i / count) for i in range(count + 1)]
        cut += [line._replace(start=a, end=b, label="") for a, b in itertools.pairwise(stops)]
        cut[-1] = cut[-1]._replace(label=line.label, reach=math.hypot(*step[:2]))
    return sorted(cut, key=lambda line: line.start[2] + line.end[2])


def _svg(lines: Sequence[_Line], size: tuple[float, float]) -> str:
    corners = [(min(c), max(c)) for c in list(zip(*[p for line in lines for p in line[:2]], strict=True))[:2]]
    spans = [high - low for low, high in corners]
    scale = min([(room - 2 * _MARGIN) / span for room, span in zip(size, spans, strict=True) if span])
    width, height = (scale * span + 2 * _MARGIN for span in spans)
    (left, _), (_, top) = corners

    def place(point: Point) -> tuple[float, float]:
        return _MARGIN + scale * (point[0] - left), _MARGIN + scale * (top - point[1])

    body = "".join([_drawn(line, place(line.start), place(line.end), scale) for line in lines])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}" '
        f'fill="none" stroke-linecap="round" font-family="sans-serif" font-size="13" text-anchor="middle">{body}</svg>'
    )


def _drawn(line: _Line, start: tuple[float, float], end: tuple[float, float], scale: float) -> str:
    (x, y), (u, v) = start, end
    text = f'<path d="M{x:.1f} {y:.1f}L{u:.1f} {v:.1f}" stroke="{line.colour}" stroke-width="{line.width}"/>'
    if not line.label:
        return text
    length = math.hypot(u - x, v - y)
    dx, dy = ((u - x) / length, (v - y) / length) if length > 0.1 else (0.7, -0.7)
    a = min(4.0, 0.2 * scale * line.reach)  # the arrowhead is small on an axis that is seen from its end
    tip = ((u + a * dx, v + a * dy), (u - a * (dx + dy), v + a * (dx - dy)), (u - a * (dx - dy), v - a * (dx + dy)))
    text += f'<path d="M{"L".join([f"{p:.1f} {q:.1f}" for p, q in tip])}Z" fill="{line.colour}"/>'
    if line.label.strip():
        text += f'<text x="{u + 12 * dx:.1f}" y="{v + 12 * dy + 4:.1f}" fill="{line.colour}">{line.label}</text>'
    return text


_LISTED = 10  # elements in the table
_HEADS = {"position": "position (x, y, z)", "quaternion": "quaternion (w, x, y, z)", "sigma": "sigma (v, w)"}
_ANGLE = "angle"  # of the rotation: a column that the table adds


def table(value: Any) -> str:
    """Return the HTML of a value; its ``repr`` if its numbers cannot be read."""
    try:
        shown = value._shown()
        if is_readable(shown):
            return _table(type(value).__name__, shown, value._numbers())
    except Exception:  # as for repr: whatever objects replace the tensors
        pass
    return f"<pre>{html.escape(repr(value))}</pre>"


def _table(kind: str, shown: Shown, numbers: Numbers) -> str:
    groups = (numbers.rows, numbers.path, numbers.whole)
    counts = [next(iter(group.values())).shape[:-1].numel() if group else 0 for group in groups]
    rows, path, whole = read(groups, [[range(min(n, DRAWN))] for n in counts])
    single = bool(rows) and not numbers.batch
    options, dtype = PrintOptions.current(), shown.dtype
    facts = [f"{name}=[{', '.join(x[0])}]" for name, x in texts(whole, options, "", dtype).items()]
    facts = [*([] if single else [shown.label]), *shown.facts, *facts, *properties(shown)]
    fields = texts({name: part[:_LISTED] for name, part in rows.items()}, options, "", dtype)
    if "quaternion" in rows:
        fields[_ANGLE] = [[_angle(q)] for q in rows["quaternion"][:_LISTED]]
    labels = [str(list(unravelled(i, numbers.batch))) for i in range(min(counts[0], _LISTED))]
    lines = _of_one(fields) if single else _of_batch(labels, fields)
    notes = [f"{counts[0] - _LISTED:,} more"] if counts[0] > _LISTED else []
    notes += [f"the first {DRAWN} are drawn"] if counts[0] > DRAWN and not path else []
    title = html.escape(f"{kind}({', '.join(facts)})" if facts else kind)
    cells = [_image(path or rows, bool(path)), _tabled(lines)]
    content = _tabled(["".join([f"<td>{cell}</td>" for cell in cells if cell])]) if any(cells) else ""
    return f"<p><code>{title}</code></p>{content}" + f"<p>{'; '.join(notes)}</p>" * bool(notes)


def _tabled(lines: Sequence[str]) -> str:
    return f"<table><tbody>{''.join([f'<tr>{line}</tr>' for line in lines])}</tbody></table>" if lines else ""


def _of_one(fields: Mapping[str, Texts]) -> list[str]:
    """Return the lines of a table with a field in each line."""
    wide = max([len(rows[0]) for rows in fields.values()])
    lines = []
    for name, (cells,) in fields.items():
        space = f'<td colspan="{wide - len(cells)}"></td>' if len(cells) < wide else ""
        lines.append(f'<th align="left">{_HEADS.get(name, name)}</th>{_cells(cells)}{space}')
    return lines


def _of_batch(labels: Sequence[str], fields: Mapping[str, Texts]) -> list[str]:
    """Return the lines of a table with an element in each line, below the names of the fields."""
    if not labels:
        return []
    heads = [f'<th colspan="{len(rows[0])}">{_HEADS.get(name, name)}</th>' for name, rows in fields.items()]
    lines = [f"<th></th>{''.join(heads)}"]
    for i, label in enumerate(labels):
        lines.append(f"<th>{label.replace(' ', '&nbsp;')}</th>{''.join([_cells(rows[i]) for rows in fields.values()])}")
    return lines


def _cells(cells: Sequence[str]) -> str:
    return "".join([f'<td align="right">{text.strip()}</td>' for text in cells])


def _angle(quaternion: Sequence[float]) -> str:
    """Format the angle of rotation in degrees."""
    largest = max(map(abs, quaternion))
    if not 0 < largest < math.inf:  # NaN included
        return "nan"
    w, *vector = [x / largest for x in quaternion]
    return f"{math.degrees(2 * math.atan2(math.hypot(*vector), abs(w))):.1f}°"


def _image(rows: Mapping[str, Rows], path: bool) -> str:
    """Return the picture of the poses as an image with its data inline, or "" if none can be drawn."""
    svg = picture(rows.get("position"), rows["quaternion"], path) if "quaternion" in rows else ""
    data = base64.b64encode(svg.encode()).decode()
    return f'<img alt="axes: x red, y green, z blue" src="data:image/svg+xml;base64,{data}">' if svg else ""
