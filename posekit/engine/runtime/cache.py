"""Derived sources on disk, so that a later process reads its kernels instead of deriving them.

A file is named after everything that its text depends on: the program, the algebra it was declared by and this
package's own source. It appears whole or not at all, whoever writes it, and is never needed: without a cache the text
is derived. A folder that other users can write to is not used: what is read there becomes machine code.
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
    """Where sources are kept: `POSEKIT_CACHE_PATH`, or the user's cache folder; None switches the cache off."""
    given = os.environ.get("POSEKIT_CACHE_PATH")
    if given is not None:
        return pathlib.Path(given) if given else None
    try:
        base = os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache"
    except RuntimeError:  # no home directory
        return None
    return pathlib.Path(base) / "posekit"


@functools.cache
def _engine() -> bytes:
    """A digest of what derives and prints: a changed engine never reads what an older one wrote."""
    digest = hashlib.sha256()
    engine = pathlib.Path(__file__).parents[1]
    folders = (engine / "programs", engine / "codegen", engine.parent / "math")
    for path in sorted(p for folder in folders for p in folder.rglob("*") if p.suffix in (".py", ".h")):
        digest.update(path.read_bytes())
    return digest.digest()


def text(program: Program, form: str, derive: Callable[[], str]) -> str:
    """The text that ``derive`` makes for one form of ``program``, read if it was made before."""
    named = folder()
    if named is None:
        return derive()
    where = trusted(named, "POSEKIT_CACHE_PATH")
    digest = hashlib.sha256(_engine() + f"{program.digest} {program.kernel_name} {form}".encode())
    path = where / f"{digest.hexdigest()[:40]}.inl"
    with contextlib.suppress(OSError, UnicodeError):
        body, _, seal = path.read_text(encoding="utf-8").rpartition("\n// ")
        if seal == _seal(body):
            return body
    made = derive()
    with contextlib.suppress(OSError):  # read-only or full: the text is all that was wanted
        _write(path, f"{made}\n// {_seal(made)}")
    return made


def _write(path: pathlib.Path, text: str) -> None:
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, suffix=".tmp")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(temporary, path)
    except OSError:
        os.unlink(temporary)
        raise


def _seal(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()[:16]
