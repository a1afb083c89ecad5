"""Numbers in texts."""

from __future__ import annotations


def is_plain(text: str | bytes) -> bool:
    """Return whether numbers in a text have no spelling that is Python's own.

    `float`, `int` and NumPy also take an underscore between digits and the digits of other scripts, which no file
    format has: there they are the sign of a damaged file.
    """
    return text.isascii() and ("_" if isinstance(text, str) else b"_") not in text  # type: ignore[operator]
