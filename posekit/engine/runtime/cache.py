"""Disk cache of generated kernel sources, so that a later process reads them instead of generating them again.

The file name is a digest of everything that the source depends on: the program, the algebra that declares it, and this
package's own code. Files are written atomically, also by concurrent processes. The cache is optional: on a miss, or
without a cache, the source is generated. A folder that other users can write to is not used, nor is one of kernels,
because the sources become machine code.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import os
import pathlib
import tempfile
from collections.abc import Callable

from ..programs import Program
from .folders import trusted


def folder() -> pathlib.Path | None:
    """The cache folder: `POSEKIT_CACHE_PATH`, or a folder in the user's cache folder; None if the cache is off."""
    configured = os.environ.get("POSEKIT_CACHE_PATH")
    if configured is not None:
        return pathlib.Path(configured) if configured else None
    try:
        base = os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache"
    except RuntimeError:  # no home directory
        return None
    return pathlib.Path(base) / "posekit"


@functools.cache
def _code_digest() -> bytes:
    """A digest of the code that generates sources, so that a new version never reads an old version's files."""
    digest = hashlib.sha256()
    engine = pathlib.Path(__file__).parents[1]
    folders = (engine / "programs", engine / "codegen", engine.parent / "math")
    for path in sorted(p for folder in folders for p in folder.rglob("*") if p.suffix in (".py", ".h")):
        digest.update(path.read_bytes())
    return digest.digest()


def text(program: Program, form: str, derive: Callable[[], str]) -> str:
    """The source for one form of a program: read on a cache hit, otherwise generated and written.

    Args:
        program: The program.
        form: Names the dtype and the layout.
        derive: Generates the source.
    """
    configured = folder()
    if configured is None:
        return derive()
    cache_folder = trusted(configured, "POSEKIT_CACHE_PATH")
    digest = hashlib.sha256(_code_digest() + f"{program.digest} {program.kernel_name} {form}".encode())
    path = cache_folder / f"{digest.hexdigest()[:40]}.inl"
    with contextlib.suppress(OSError, UnicodeError):
        body, _, checksum = path.read_text(encoding="utf-8").rpartition("\n// ")
        if checksum == _checksum(body):
            return body
    source = derive()
    with contextlib.suppress(OSError):  # a read-only or full disk only loses the cache entry
        _write(path, f"{source}\n// {_checksum(source)}")
    return source


def _write(path: pathlib.Path, text: str) -> None:
    """Write a file atomically."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, suffix=".tmp")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(temporary, path)
    except OSError:
        os.unlink(temporary)
        raise


def _checksum(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()[:16]
