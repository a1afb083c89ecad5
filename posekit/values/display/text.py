"""Representations of values as text: with numbers as torch prints them, or the shape where these cannot be read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import attrs
import torch

from ..base import Numbers, Shown, is_readable, places, properties, read, unravelled
from .digits import PrintOptions, Texts, texts

Part = str | tuple[str, list[str]]  # a text, or the name and the numbers of a field


class Displayed:
    """Mixin of `repr`, `str`, `format` and the representation in notebooks. They never raise for what a value holds."""

    __slots__ = ()

    def _shown(self) -> Shown:
        """Return what to show, computed without operations on tensors."""
        raise NotImplementedError

    def _numbers(self) -> Numbers:
        """Return the numbers to show, as views."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return describe(self)

    def __format__(self, spec: str) -> str:
        format(0.0, spec)  # raises for an invalid specification, also where no numbers can be shown
        return describe(self, spec)

    def _repr_html_(self) -> str:
        from . import notebook  # not needed outside notebooks: importing posekit stays cheap

        return notebook.table(self)


def report(lines: Sequence[str], numbers: Sequence[float], name: str) -> str:
    """Return the HTML of lines of text, with a curve of numbers beside them. See `curves`."""
    from . import curves  # as above

    return curves.report(lines, numbers, name)


def describe(value: Displayed, spec: str = "") -> str:
    """Format a value with its numbers if they can be read, else with its shape, else with the types of its parts."""
    if torch.compiler.is_compiling():
        return _summary(value)
    for attempt in (_with_numbers, _summary):
        try:
            return attempt(value, spec)
        except Exception:  # a debugger or log must get a text, whatever objects replace the tensors
            continue
    return _types(value)


def _with_numbers(value: Displayed, spec: str) -> str:
    shown = value._shown()
    if not is_readable(shown):
        return _summary(value)
    numbers, options = value._numbers(), PrintOptions.current()
    count, size = numbers.batch.numel(), sum([x.numel() for x in numbers.rows.values()])
    if not count and numbers.rows:
        return _summary(value)
    at = places(count, count if size <= options.threshold else options.edgeitems)
    rows, whole = [
        texts(part, options, spec, shown.dtype) for part in read((numbers.rows, numbers.whole), (at, [range(1)]))
    ]
    kind, room = f"{type(value).__name__}(", options.linewidth - 1  # a closing parenthesis follows
    if not numbers.batch:
        return f"{_flow(kind, [*_fields(rows, 0), *shown.facts, *properties(shown)], room)})"
    header: list[Part] = [shown.label, *shown.facts, *_fields(whole, 0), *properties(shown)]
    labels = [str(list(unravelled(i, numbers.batch))) for part in at for i in part]
    wide = max(map(len, labels), default=0)
    lines = [_flow(f"  {label.ljust(wide)} ", _fields(rows, i), room) for i, label in enumerate(labels)]
    if len(at) > 1:
        lines.insert(len(at[0]), "  ...")
    return ",\n".join([_flow(kind, header, room), *["\n".join(lines)] * bool(lines)]) + ")"


def _summary(value: Displayed, spec: str = "") -> str:
    shown = value._shown()
    shapes = [f"{name}={tuple(x.shape)}" for name, x in shown.tensors.items()]
    parts = [*([shown.label] if shown.label else shapes), *shown.facts, *properties(shown)]
    return f"{type(value).__name__}({', '.join(parts)})"


def _types(value: Displayed) -> str:
    parts = []
    for field in attrs.fields(type(value)):  # type: ignore[arg-type]
        part = getattr(value, field.name, None)  # a debugger may show a value that is not yet initialised
        parts.append(
            f"{field.name}={part!r}" if field.type in ("str", "Frame") else f"{field.name}={type(part).__name__}"
        )
    return f"{type(value).__name__}({', '.join(parts)})"


def _fields(rows: Mapping[str, Texts], i: int) -> list[Part]:
    """Return the names and numbers of an element."""
    return [(name, texts[i]) for name, texts in rows.items()]


def _flow(start: str, parts: Sequence[Part], room: int) -> str:
    """Join parts with commas. Break lines that do not fit between parts, and between the numbers of long ones."""
    lines = [start]
    for i, part in enumerate(parts):
        text = part if isinstance(part, str) else _field(*part)
        last = ", " if i else ""
        if i and len(lines[-1]) + len(last + text) > room:
            lines[-1] += ","
            lines.append(" " * len(start))
            last = ""
        lines[-1] += last
        if isinstance(part, tuple) and len(lines[-1]) + len(text) > room:
            first, *rest = _broken(*part, room - len(lines[-1]))
            lines[-1] += first
            lines += [" " * len(start) + line for line in rest]
        else:
            lines[-1] += text
    return "\n".join(lines)


def _field(name: str, items: Sequence[str]) -> str:
    return f"{name}={items[0]}" if len(items) == 1 else f"{name}=[{', '.join(items)}]"


def _broken(name: str, items: Sequence[str], room: int) -> list[str]:
    """Break a field into lines of as many numbers as fit."""
    indent = len(name) + 2
    fit = max(1, (room - indent) // (len(items[0]) + 2))
    lines = [" " * indent + ", ".join(items[i : i + fit]) for i in range(0, len(items), fit)]
    lines[0] = f"{name}=[{lines[0][indent:]}"
    return [*[line + "," for line in lines[:-1]], lines[-1] + "]"]
