"""Template files for the C++ that does not depend on the op."""

from __future__ import annotations

import functools
import pathlib
import string


@functools.cache
def _template(name: str) -> string.Template:
    return string.Template((pathlib.Path(__file__).parent / "templates" / name).read_text(encoding="utf-8").rstrip())


def fill(name: str, **placeholders: str) -> str:
    """The text of a file in the folder ``templates`` without the last line end, its ``$placeholders`` replaced."""
    return _template(name).substitute(placeholders)
