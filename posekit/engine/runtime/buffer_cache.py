"""A cache of large CPU buffers: page faults of newly allocated memory cost more time than the arithmetic.

The invariant: a buffer is reused only when no live object can access it. A storage is free when this cache holds the
only reference to it, in C++ (where views, saved tensors, numpy and DLPack aliases are counted) and in Python (where
`tensor.untyped_storage()` is a separate object). A caller may therefore keep any returned tensor as long as it likes.

A buffer has one of a few sizes. A tensor that is smaller gets a slice, a storage of its own that refers to the buffer:
`torch.save` and pickle write whole storages, and the rest of the buffer holds numbers of former results. As torch does
with memory that a storage does not own, a slice cannot be resized.
"""

from __future__ import annotations

import collections
import contextlib
import os
import sys
import threading
from collections.abc import Iterator, Sequence

import torch
from torch import Tensor

from ...errors import ArgumentError, OptionError
from .. import private
from ..locks import register_at_fork
from .input_checks import describe

SMALLEST = 256 * 1024  # bytes; below, an allocation is as fast as a search of the cache
_STEP_BITS = 3  # eight bucket sizes per power of two, so a buffer is at most an eighth larger than requested


def rounded(size: int) -> int:
    """Round a size in bytes up to a bucket size. There are few of these, whatever sizes are requested."""
    step = 1 << max(size.bit_length() - 1 - _STEP_BITS, 0)
    return -(-size // step) * step


class Workspace:
    """A cache of CPU buffers. All ops share one instance, `posekit.workspace`."""

    def __init__(self, limit: int = 1 << 30) -> None:
        self._limit = limit
        self._hits = self._misses = 0
        self.enabled = private.AVAILABLE
        self._reset()

    def _reset(self) -> None:
        # Re-entrant: a finaliser or a signal handler may call an op while this thread is in the critical section.
        self._lock, self._owner = threading.RLock(), 0
        # The number of bytes is computed on demand, not stored: an exception between two statements, as from a signal
        # handler, could leave a stored count wrong.
        self._buckets: dict[int, collections.deque[torch.UntypedStorage]] = {}
        self._over_limit = False

    @property
    def limit(self) -> int:
        """The maximum number of bytes of cached buffers. Lowering it frees idle buffers.

        >>> pk.workspace.limit == pk.workspace.stats()["limit"]
        True
        """
        return self._limit

    @limit.setter
    def limit(self, limit: int) -> None:
        if isinstance(limit, bool) or not isinstance(limit, int) or limit < 0:
            raise ArgumentError(f"workspace.limit: must be a number of bytes, got {describe(limit)}")
        self._limit, self._over_limit = limit, True
        with self._entered() as entered:
            if entered:
                self._trim(0)

    @contextlib.contextmanager
    def _entered(self) -> Iterator[bool]:
        """The critical section. Yields whether this thread may change the buckets: not if it re-entered the section."""
        with self._lock:
            if self._owner:
                yield False
                return
            try:  # includes the assignment: a signal handler may raise right after it
                self._owner = threading.get_ident()
                yield True
            finally:
                self._owner = 0

    def empty(self, shape: Sequence[int], dtype: torch.dtype, size: int) -> Tensor:
        """An uninitialised CPU tensor of ``size`` bytes, on a buffer that no live object can access.

        >>> pk.workspace.empty((2, 3), torch.float32, 24).shape
        torch.Size([2, 3])

        Args:
            shape: The shape of the tensor.
            dtype: Its dtype.
            size: Its number of bytes.
        """
        if size < SMALLEST or not self.enabled or self._owner == threading.get_ident():
            return torch.empty(shape, dtype=dtype, device="cpu")
        # Finalisers may call ops when the interpreter ends. torch 2.13 then refuses storages in `set_`, and aborts the
        # process when the storage that it has refused is freed.
        if sys.is_finalizing():
            return torch.empty(shape, dtype=dtype, device="cpu")
        with self._entered():
            storage = self._storage(rounded(size))
            if storage.nbytes() != size:
                storage = storage[:size]
            # Set inside the critical section: from then on the tensor's reference marks the buffer as in use.
            return torch.empty(0, dtype=dtype, device="cpu").set_(storage, 0, tuple(shape))  # type: ignore[call-overload]

    def _storage(self, size: int) -> torch.UntypedStorage:
        """A free or a new buffer of a bucket size."""
        storage = self._take(size)
        if storage is not None:
            self._hits += 1
            if self._over_limit:  # the limit was lowered while buffers were in use
                self._trim(0)
            return storage
        self._misses += 1
        storage = torch.UntypedStorage(size)
        if self._trim(size):
            self._buckets.setdefault(size, collections.deque()).append(storage)
        return storage

    def _take(self, size: int) -> torch.UntypedStorage | None:
        """A free buffer of a bucket size, or None. Buffers that a user changed leave the cache."""
        bucket = self._buckets.get(size)
        for _ in range(len(bucket) if bucket else 0):
            storage, free = private.pop_first(bucket)  # type: ignore[arg-type]
            if not _is_changed(storage, size):
                bucket.append(storage)  # type: ignore[union-attr]
                if free:
                    return storage
        return None

    def _held(self) -> int:
        """The number of bytes of cached buffers, idle or in use."""
        return sum([size * len(bucket) for size, bucket in self._buckets.items()])

    def _trim(self, size: int) -> bool:
        """Evict idle buffers, the largest first, until ``size`` more bytes fit. Returns whether they fit."""
        held = self._held()
        if held + size > self._limit:
            for bytes_ in sorted(self._buckets, reverse=True):
                held -= self._forget(bytes_, held + size - self._limit)
        self._over_limit = held > self._limit
        return held + size <= self._limit

    def _forget(self, bytes_: int, surplus: int) -> int:
        """Evict buffers of a size: all that a user changed, and idle ones up to ``surplus`` bytes.

        Returns:
            The number of bytes evicted.
        """
        bucket, evicted = self._buckets[bytes_], 0
        for _ in range(len(bucket)):
            storage, free = private.pop_first(bucket)
            if _is_changed(storage, bytes_) or (free and evicted < surplus):
                evicted += bytes_
            else:
                bucket.append(storage)
            del storage
        return evicted

    def clear(self) -> None:
        """Drop all buffers from the cache. Tensors in use keep their memory.

        >>> pk.workspace.clear()
        """
        with self._lock:
            self._buckets = {}

    def stats(self) -> dict[str, int]:
        """Statistics: bytes and number of cached buffers, cache hits and misses, and the limit in bytes.

        >>> sorted(pk.workspace.stats())
        ['buffers', 'bytes', 'hits', 'limit', 'misses']
        """
        with self._entered() as entered:
            for size in list(self._buckets) if entered else ():
                self._forget(size, 0)
            return {
                "bytes": self._held(),
                "buffers": sum([len(bucket) for bucket in self._buckets.values()]),
                "hits": self._hits,
                "misses": self._misses,
                "limit": self._limit,
            }


def _is_changed(storage: torch.UntypedStorage, size: int) -> bool:
    """Whether a user resized the storage or moved it to shared memory, so that it cannot be reused."""
    return storage.nbytes() != size or storage.is_shared()


def _configured_limit() -> int:
    """The limit that the environment variable sets; 1 GiB if it is missing or empty."""
    text = os.environ.get("POSEKIT_WORKSPACE_BYTES", "").strip()
    if text and not (text.isascii() and text.isdigit() and len(text) < 100):
        raise OptionError(f"POSEKIT_WORKSPACE_BYTES must be a number of bytes, got {describe(text)}")
    return int(text) if text else 1 << 30


workspace = Workspace(_configured_limit())
# The thread that held the lock in the parent, perhaps with a buffer taken from its bucket, does not exist in the child.
register_at_fork(after_in_child=workspace._reset)
