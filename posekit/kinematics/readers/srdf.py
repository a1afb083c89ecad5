"""Reading of SRDF, the Semantic Robot Description Format: the pairs of links whose collisions are switched off."""

from __future__ import annotations

import os
from typing import Any

from ...errors import ArgumentError, FormatError
from ..model import Model
from .document import XmlReader

_WHERE = "Robot.disabled_pairs"
_BLANK = "\ufeff \t\r\n"


def disabled_pairs(robot: Model, source: Any) -> list[tuple[str, str]]:
    """The pairs of links of a robot that a file or a text names, each once, in the order of the text."""
    if not isinstance(source, str | os.PathLike):
        kind = type(source).__name__
        raise ArgumentError(f"{_WHERE}: source must be a path or a string that begins with '<', got {kind}")
    if isinstance(source, str) and not source.strip(_BLANK):
        raise FormatError("SRDF text: the text is empty: expected a path, or a text that begins with <")
    if isinstance(source, str) and source.lstrip(_BLANK).startswith("<"):
        reader, text = XmlReader("SRDF text"), source.lstrip(_BLANK).encode()
    else:
        reader = XmlReader(os.fspath(source))
        with open(source, "rb") as file:
            text = file.read()
    root = reader.parse(text)
    if root.tag != "robot":
        reader.fail(root, f"the root element must be <robot>, got <{root.tag}>")
    pairs: dict[tuple[str, str], None] = {}
    for element in root.children:
        if element.tag != "disable_collisions":
            continue
        names = [element.attributes.get(key) for key in ("link1", "link2")]
        if names[0] is None or names[1] is None:
            reader.fail(element, "<disable_collisions> must have link1 and link2")
        first, second = sorted((names[0], names[1]))
        if first in robot.tree.index and second in robot.tree.index and first != second:
            pairs[first, second] = None
    return list(pairs)
