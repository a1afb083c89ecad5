"""C++ that is the same for every op lies in files; what is derived fills their holes."""

from __future__ import annotations

import functools
import pathlib
import string


@functools.cache
def _template(name: str) -> string.Template:
    return string.Template((pathlib.Path(__file__).parent / "templates" / name).read_text(encoding="utf-8"))


def fill(name: str, **holes: str) -> str:
    """The text of a file of `templates`, each ``$hole`` replaced."""
    return _template(name).substitute(holes)
