"""Representations of values in notebooks: a table and a picture of the axes, in HTML without scripts and styles.

Untrusted notebooks, VS Code and GitHub remove scripts, styles and inline SVG. They keep tables and images.
"""

from __future__ import annotations

import base64
import html
import math
from collections.abc import Mapping, Sequence
from typing import Any

from ..base import DRAWN, Numbers, Rows, Shown, is_readable, properties, read, unravelled
from .digits import Options, Texts, texts
from .drawing import picture

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
    options, dtype = Options.current(), shown.dtype
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
    for name, (numbers,) in fields.items():
        space = f'<td colspan="{wide - len(numbers)}"></td>' if len(numbers) < wide else ""
        lines.append(f'<th align="left">{_HEADS.get(name, name)}</th>{_cells(numbers)}{space}')
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


def _cells(numbers: Sequence[str]) -> str:
    return "".join([f'<td align="right">{text.strip()}</td>' for text in numbers])


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
