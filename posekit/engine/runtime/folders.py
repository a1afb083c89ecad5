"""Cache folders: a check that other users cannot write to one, and temporary replacements."""

from __future__ import annotations

import atexit
import contextlib
import functools
import os
import pathlib
import shutil
import stat
import tempfile
import warnings


def temporary() -> str:
    """Create a folder that only this user can access; it is removed when the process ends."""
    folder, process = tempfile.mkdtemp(prefix="posekit-"), os.getpid()
    # A forked child does not remove it: it belongs to the parent.
    atexit.register(lambda: shutil.rmtree(folder, ignore_errors=True) if os.getpid() == process else None)
    return folder


def warn(message: str) -> None:
    """Warn that a folder cannot be used. A filter that makes warnings errors does not stop the program: it can run."""
    with contextlib.suppress(RuntimeWarning):
        warnings.warn(message, RuntimeWarning, stacklevel=3)


def is_utf8(folder: str) -> bool:
    """Return whether the name of a folder is the same in UTF-8, as Warp passes it to LLVM, and for the file system."""
    try:
        return folder.encode() == os.fsencode(folder)
    except UnicodeError:
        return False


@functools.lru_cache(16)
def trusted(folder: pathlib.Path, variable: str) -> pathlib.Path:
    """Create the folder if it does not exist. Warn and return a temporary one if other users could write to it.

    Args:
        folder: The folder of cached sources. These become machine code, so another user must not change them.
        variable: The environment variable that sets the folder.
    """
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=0o700, exist_ok=True)
        status = folder.stat()
    except OSError:  # it can be neither read nor written
        return folder
    if not hasattr(os, "geteuid"):  # Windows, which has no POSIX permissions
        return folder
    if status.st_uid != os.geteuid():
        problem = "belongs to another user"
    elif status.st_mode & stat.S_IWOTH:
        problem = "is writable by every user"
    else:
        return folder
    message = f"kernel sources are cached for this process only: {folder} {problem}"
    warn(f"{message}; set another folder with {variable}")
    return pathlib.Path(temporary())
