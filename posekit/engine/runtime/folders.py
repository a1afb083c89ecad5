"""Folders for what is built: whether one can be trusted, and private ones instead."""

from __future__ import annotations

import atexit
import functools
import os
import pathlib
import shutil
import stat
import tempfile
import warnings


def temporary() -> str:
    """A new folder that only this user can enter, until the process ends."""
    made, process = tempfile.mkdtemp(prefix="posekit-"), os.getpid()
    # A forked child leaves it to its parent.
    atexit.register(lambda: shutil.rmtree(made, ignore_errors=True) if os.getpid() == process else None)
    return made


@functools.lru_cache(16)
def trusted(folder: pathlib.Path, variable: str) -> pathlib.Path:
    """The folder, made if it is not there; a temporary one, and a warning, if other users could write what we run.

    Args:
        folder: For sources, which become machine code.
        variable: The environment variable that names it.
    """
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=0o700, exist_ok=True)
        found = folder.stat()
    except OSError:  # nothing can be read or written there
        return folder
    if not hasattr(os, "geteuid"):  # Windows, where folders have other rights
        return folder
    if found.st_uid != os.geteuid():
        fact = "belongs to another user"
    elif found.st_mode & stat.S_IWOTH:
        fact = "can be written to by every user"
    else:
        return folder
    fact = f"sources of kernels are kept for this process only: {folder} {fact}"
    warnings.warn(f"{fact}; name another folder with {variable}", RuntimeWarning, stacklevel=2)
    return pathlib.Path(temporary())
