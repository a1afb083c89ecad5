"""Kernel binaries on disk: room for them is made sure of, and a damaged one is never loaded.

LLVM ends the process when it can neither write an object file nor make sense of one. So before a kernel is built a file
of some size is written in its place, and each file of a loaded kernel gets a seal beside it: a digest of its content.
Files without a right seal are removed, and built again. Processes that share a folder take turns at each kernel.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import pathlib
import shutil
import tempfile
import time
import zlib
from collections.abc import Iterator

from ...errors import BuildError

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]

_ROOM = 2 << 20  # bytes; the source and the object file of an op of a thousand outputs have half as many
_PATIENCE = 60  # seconds; a stopped process must not stop others
_SEAL = ".seal"
_SOURCES = (".cpp", ".cu")  # they are not loaded


@contextlib.contextmanager
def guarded(root: pathlib.Path, kernel: pathlib.Path | None) -> Iterator[None]:
    """While a kernel is built, if it is not there yet, and loaded.

    Args:
        root: Where kernels are.
        kernel: The folder of this one, or None if nobody can tell: then nothing is sealed.
    """
    with _turn(root, kernel.name if kernel is not None else ""):
        if kernel is not None and not _is_sound(kernel):
            _remove(kernel)
        if kernel is None or not kernel.exists():
            _make_sure_of_room(root)
        try:
            yield
        except OSError as error:
            raise BuildError(f"a kernel cannot be built in {root}: {error}; {_REMEDY}") from error
        if kernel is not None:
            _seal(kernel)


_REMEDY = "make room, or name another folder with WARP_CACHE_PATH"


@contextlib.contextmanager
def _turn(root: pathlib.Path, name: str) -> Iterator[None]:
    """No other process is at the kernel of this name. Where files cannot be locked, nobody waits."""
    with contextlib.ExitStack() as stack:
        if fcntl is not None:
            with contextlib.suppress(OSError):
                file = stack.enter_context(open(root / "posekit.lock", "a+b"))
                _lock(file.fileno(), zlib.crc32(name.encode()))
        yield


def _lock(file: int, byte: int) -> None:
    """Lock a byte for this process (a forked child does not inherit that), unless somebody holds it for very long."""
    until = time.monotonic() + _PATIENCE
    while True:
        try:
            return fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, byte)
        except (BlockingIOError, PermissionError):
            if time.monotonic() > until:
                return None
            time.sleep(0.01)


def _remove(kernel: pathlib.Path) -> None:
    try:
        shutil.rmtree(kernel)
    except FileNotFoundError:
        return
    except OSError as error:
        raise BuildError(f"{kernel} is damaged, or was not built by posekit, and cannot be removed: {error}") from error


def _make_sure_of_room(root: pathlib.Path) -> None:
    try:
        with tempfile.TemporaryFile(dir=root) as file:
            file.write(bytes(_ROOM))
    except OSError as error:
        fact = f"there is no room for a kernel in {root}, which takes up to {_ROOM >> 20} MB while it is built"
        raise BuildError(f"{fact}: {error}; {_REMEDY}") from error


def _loaded_files(kernel: pathlib.Path) -> list[pathlib.Path]:
    return [path for path in kernel.iterdir() if path.suffix not in (*_SOURCES, _SEAL)]


def _digest(path: pathlib.Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _seal_of(path: pathlib.Path) -> pathlib.Path:
    return path.with_name(path.name + _SEAL)


def _is_sound(kernel: pathlib.Path) -> bool:
    """Whether there are files, each with its seal."""
    try:
        files = _loaded_files(kernel)
        return bool(files) and all(_seal_of(path).read_text() == _digest(path) for path in files)
    except (OSError, UnicodeError):
        return False


def _seal(kernel: pathlib.Path) -> None:
    with contextlib.suppress(OSError):  # without a seal it is built again by the next process
        for path in _loaded_files(kernel):
            if not _seal_of(path).exists():
                temporary = path.with_name(f"{path.name}.{os.getpid()}{_SEAL}")
                temporary.write_text(_digest(path))
                os.replace(temporary, _seal_of(path))
