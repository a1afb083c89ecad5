"""Template files for the C++ that does not depend on the op."""

from __future__ import annotations

import functools
import pathlib
import string

_FOLDER = pathlib.Path(__file__).parent / "templates"


@functools.cache
def _template(file: pathlib.Path) -> string.Template:
    return string.Template(file.read_text(encoding="utf-8").rstrip())


def fill_file(file: pathlib.Path, /, **placeholders: str) -> str:
    """The text of a template file without the last line end, its ``$placeholders`` replaced."""
    return _template(file).substitute(placeholders)


def fill(name: str, /, **placeholders: str) -> str:
    """The text of a file in the folder ``templates`` of this subpackage: see `fill_file`."""
    return fill_file(_FOLDER / name, **placeholders)
