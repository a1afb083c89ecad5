"""Paths, files that are written whole or not at all, and tensors as files hold them."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import stat
from collections.abc import Iterator
from typing import Any, TypeAlias

import numpy as np
from torch import Tensor

from .. import arguments
from ..errors import ArgumentError

PathLike: TypeAlias = str | os.PathLike[str]


def checked_path(path: Any, where: str) -> str:
    """Return a path as a string."""
    if not isinstance(path, str | os.PathLike):
        is_value = type(path).__module__.partition(".")[0] == __name__.partition(".")[0]
        order = "; it comes first" if is_value else ""
        raise ArgumentError(f"{where}: path must be a str or a path, got {type(path).__name__}{order}")
    return os.fsdecode(path)


@contextlib.contextmanager
def replacing(path: str, ending: str = ".tmp") -> Iterator[str]:
    """Yield the path of a new, empty file, which replaces the file at ``path`` when the block ends without an error.

    The new file keeps the permissions of a former one. A path of a device or a pipe is yielded itself.

    Args:
        path: The path.
        ending: The ending of the name of the new file, by which functions of a user may go.
    """
    target = os.path.realpath(path)  # the file that a symbolic link leads to is replaced, not the link
    former = None
    with contextlib.suppress(FileNotFoundError):
        former = os.stat(target)
    if former is not None and not stat.S_ISREG(former.st_mode):
        if stat.S_ISDIR(former.st_mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), path)
        yield path
        return
    temporary = os.path.join(os.path.dirname(target), f".posekit-{secrets.token_hex(8)}{ending}")
    mode = 0o666 if former is None else stat.S_IMODE(former.st_mode)
    try:
        os.close(os.open(temporary, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666))
    except OSError as error:
        raise OSError(error.errno, error.strerror, path) from None
    try:
        yield temporary
        _flush(temporary)
        if former is not None:
            os.chmod(temporary, mode)
        os.replace(temporary, target)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise


def _flush(path: str) -> None:
    """Wait until the contents are on the disk: a full disk may refuse them only now, and a crash must not lose them."""
    handle = os.open(path, os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def whole(value: Tensor | np.ndarray[Any, Any], name: str) -> Tensor:
    """A tensor as a file holds it: on the CPU, dense and without gaps."""
    if isinstance(value, np.ndarray):
        return arguments.array(value, name)
    arguments.check_dense(value, name)
    if value.is_meta:
        raise ArgumentError(f"{name} is on the meta device, which holds no values")
    arguments.check_read(name, value)
    return value.detach().cpu().resolve_conj().resolve_neg().contiguous()
