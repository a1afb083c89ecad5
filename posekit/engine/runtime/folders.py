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

try:
    import grp
    import pwd
except ImportError:  # not on Windows
    grp = pwd = None  # type: ignore[assignment]


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
        problem = fault(folder)
    except OSError:  # it can be neither read nor written
        return folder
    if problem is None:
        return folder
    message = f"kernel sources are cached for this process only: {problem}"
    warn(f"{message}; set another folder with {variable}")
    return pathlib.Path(temporary())


def fault(folder: pathlib.Path, *owners: int) -> str | None:
    """Return why other users could change what is in a folder, with a remedy, or None if they cannot.

    Args:
        folder: The folder, which exists.
        owners: Further users who may own it.
    """
    if not hasattr(os, "geteuid"):  # Windows, which has no POSIX permissions
        return None
    status = folder.stat()
    if status.st_uid not in (os.geteuid(), *owners):
        return f"{folder} belongs to another user"
    # Also with the sticky bit, which leaves others their own files there: they become machine code, too.
    if status.st_mode & stat.S_IWOTH:
        return f"{folder} is writable by every user; run `chmod go-w {folder}`"
    if status.st_mode & stat.S_IWGRP and not _is_private(status.st_gid):
        return f"{folder} is writable by its group; run `chmod go-w {folder}`"
    return None


def close(path: pathlib.Path) -> None:
    """Take the permission to write to a file or a folder from everybody but its owner."""
    mode = stat.S_IMODE(path.stat().st_mode)
    if mode & _OTHERS:
        path.chmod(mode & ~_OTHERS)


def is_closed(path: pathlib.Path) -> bool:
    """Return whether `close` has nothing to do."""
    return not hasattr(os, "geteuid") or not path.stat().st_mode & _OTHERS


_OTHERS = stat.S_IWGRP | stat.S_IWOTH


def _is_private(group: int) -> bool:
    """Return whether a group is the user's own: it has the user's name and nobody else, as PAM's "usergroups" asks.

    Debian and Ubuntu make such groups, with which the umask is 002: all folders there are writable by them.
    """
    try:
        user, entry = pwd.getpwuid(os.geteuid()), grp.getgrgid(group)
    except KeyError:  # without a name
        return False
    is_own = user.pw_uid != 0 and user.pw_gid == group and entry.gr_name == user.pw_name
    return is_own and set(entry.gr_mem) <= {user.pw_name}
