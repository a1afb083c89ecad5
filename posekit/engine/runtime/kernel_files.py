"""Kernel binaries on disk: checks disk space before a build, and never loads a damaged binary.

LLVM aborts the process when it cannot write an object file, or cannot parse one. So before a build, a test file of the
same order of size is written to the folder. After a build, a checksum file is written next to each file of the kernel.
A kernel with a missing or wrong checksum is removed and built again. A file lock per kernel serialises processes that
share a folder.
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
from collections.abc import Iterator, Sequence

from ...errors import BuildError
from . import folders

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]

_BUILD_BYTES = 2 << 20  # twice the size of the source and object files of an op of a thousand outputs
_LOCK_TIMEOUT = 60  # seconds; a suspended process must not block others for ever
_CHECKSUM_SUFFIX = ".seal"
_SOURCE_SUFFIXES = (".cpp", ".cu")  # not loaded


@contextlib.contextmanager
def guarded(root: pathlib.Path, *kernels: pathlib.Path | None) -> Iterator[None]:
    """Hold the locks of kernels while they are loaded, and built if necessary.

    A kernel whose files do not match their checksums is deleted before. The checksums are written after.

    Args:
        root: Warp's kernel cache folder.
        *kernels: The folder of each kernel, or None if it is unknown; then no checksums are written.
    """
    known = [kernel for kernel in kernels if kernel is not None]
    with _process_lock(root, [kernel.name if kernel is not None else "" for kernel in kernels]):
        for kernel in known:
            if not _is_intact(kernel):
                _remove(kernel)
        missing = len(kernels) - sum([kernel.exists() for kernel in known])
        if missing:
            _check_disk_space(root, missing)
        try:
            yield
        except OSError as error:
            raise BuildError(f"a kernel cannot be built in {root}: {error}; {_REMEDY}") from error
        for kernel in known:
            _write_checksums(kernel)


_REMEDY = "free disk space, or set another folder with WARP_CACHE_PATH"


@contextlib.contextmanager
def _process_lock(root: pathlib.Path, names: Sequence[str]) -> Iterator[None]:
    """Exclude other processes from the kernels of these names. Does nothing where files cannot be locked.

    Closing the file unlocks all of its bytes, so that a process opens it once at a time.
    """
    with contextlib.ExitStack() as stack:
        if fcntl is not None:
            with contextlib.suppress(OSError):
                file = stack.enter_context(open(root / "posekit.lock", "a+b"))
                for byte in sorted({zlib.crc32(name.encode()) for name in names}):  # in an order that all have
                    _lock(file.fileno(), byte)
        yield


def _lock(file: int, byte: int) -> None:
    """Lock a byte of a file for this process; give up after `_LOCK_TIMEOUT`. A fork does not inherit the lock."""
    deadline = time.monotonic() + _LOCK_TIMEOUT
    while True:
        try:
            return fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, byte)
        except (BlockingIOError, PermissionError):
            if time.monotonic() > deadline:
                return None
            time.sleep(0.01)


def _remove(kernel: pathlib.Path) -> None:
    try:
        shutil.rmtree(kernel)
    except FileNotFoundError:
        return
    except OSError as error:
        raise BuildError(f"{kernel} is damaged, or was not built by posekit, and cannot be removed: {error}") from error


def _check_disk_space(root: pathlib.Path, count: int) -> None:
    """Raise a BuildError if there is not enough disk space for kernels, by writing a temporary file of their size."""
    try:
        with tempfile.TemporaryFile(dir=root) as file:
            for _ in range(count):
                file.write(bytes(_BUILD_BYTES))
    except OSError as error:
        problem = f"not enough disk space to build a kernel in {root}, which takes up to {_BUILD_BYTES >> 20} MB"
        raise BuildError(f"{problem}: {error}; {_REMEDY}") from error


def _loaded_files(kernel: pathlib.Path) -> list[pathlib.Path]:
    return [path for path in kernel.iterdir() if path.suffix not in (*_SOURCE_SUFFIXES, _CHECKSUM_SUFFIX)]


def _digest(path: pathlib.Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _checksum_file(path: pathlib.Path) -> pathlib.Path:
    return path.with_name(path.name + _CHECKSUM_SUFFIX)


def _is_intact(kernel: pathlib.Path) -> bool:
    """Whether the folder has files to load, each with the right checksum."""
    try:
        files = _loaded_files(kernel)
        is_closed = all(map(folders.is_closed, (kernel, *files)))
        return bool(files) and is_closed and all(_checksum_file(path).read_text() == _digest(path) for path in files)
    except (OSError, UnicodeError):
        return False


def _write_checksums(kernel: pathlib.Path) -> None:
    with contextlib.suppress(OSError):  # without checksums the next process builds it again
        folders.close(kernel)  # the umask may leave it, and its files, writable for a group
        for path in _loaded_files(kernel):
            folders.close(path)
            if not _checksum_file(path).exists():
                temporary = path.with_name(f"{path.name}.{os.getpid()}{_CHECKSUM_SUFFIX}")
                temporary.write_text(_digest(path))
                os.replace(temporary, _checksum_file(path))
