"""Template files for the C++ that does not depend on the op."""

from __future__ import annotations

import functools
import pathlib
import string

_FOLDER = pathlib.Path(__file__).parent / "templates"


@functools.cache
def _template(file: pathlib.Path) -> string.Template:
    return string.Template(file.read_text(encoding="utf-8").rstrip())


# The rows of a kernel of one text for both: of a thread of CUDA one, of a launch on the CPU all; and square roots.
_ROWS = """\
#if defined(__CUDA_ARCH__)
#define ROOT(x) sqrt(x)
const long long begin = first + thread, end = thread < count ? begin + 1 : begin;
#else
#define ROOT(x) __builtin_elementwise_sqrt(x)
const long long begin = first, end = first + count;
#endif"""


def fill_file(file: pathlib.Path, /, **placeholders: str) -> str:
    """The text of a template file without the last line end, its ``$placeholders`` replaced, with `_ROWS`."""
    return _template(file).substitute({"own_rows": _ROWS, **placeholders})


def fill(name: str, /, **placeholders: str) -> str:
    """The text of a file in the folder ``templates`` of this subpackage: see `fill_file`."""
    return fill_file(_FOLDER / name, **placeholders)
