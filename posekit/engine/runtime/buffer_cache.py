"""A cache of large CPU buffers, because fresh memory costs page faults that exceed the arithmetic.

The invariant: a buffer is handed out again only when nothing else alive can see it. A storage counts as unseen when
this cache holds the only reference to it, in C++ (views, saved tensors, numpy and DLPack aliases all count there) and
in Python (`tensor.untyped_storage()` is an object of its own). Anything that was ever returned can be kept for ever.
"""

from __future__ import annotations

import collections
import contextlib
import os
import threading
from collections.abc import Iterator, Sequence

import torch
from torch import Tensor

from ...errors import ArgumentError
from .. import private

SMALLEST = 256 * 1024  # bytes; below, the allocator is as fast as the search
_STEP_BITS = 3  # eight sizes an octave, so a buffer is at most an eighth larger than asked for


def rounded(size: int) -> int:
    """The bytes of the buffer for so many bytes: there are few different sizes, whatever sizes are asked for."""
    step = 1 << max(size.bit_length() - 1 - _STEP_BITS, 0)
    return -(-size // step) * step


class Workspace:
    """The buffers. `posekit.workspace` is the one that every op uses."""

    def __init__(self, limit: int = 1 << 30) -> None:
        self._limit = limit
        self._hits = self._misses = 0
        self.enabled = private.AVAILABLE
        self._reset()

    def _reset(self) -> None:
        # Re-entrant: a finaliser or a signal handler may call an op while this thread is inside.
        self._lock, self._owner = threading.RLock(), 0
        # Bytes are counted only where they are needed, so an exception that comes between two statements,
        # as from a signal handler, leaves no wrong count behind.
        self._buckets: dict[int, collections.deque[torch.UntypedStorage]] = {}
        self._over_limit = False

    @property
    def limit(self) -> int:
        """The most bytes that are kept; lowering it frees what is idle."""
        return self._limit

    @limit.setter
    def limit(self, limit: int) -> None:
        if isinstance(limit, bool) or not isinstance(limit, int) or limit < 0:
            raise ArgumentError(f"workspace.limit: must be a number of bytes, got {limit!r}")
        self._limit, self._over_limit = limit, True
        with self._entered() as entered:
            if entered:
                self._trim(0)

    @contextlib.contextmanager
    def _entered(self) -> Iterator[bool]:
        """Inside the lock: whether this thread may change the buckets, which it may not if it is inside already."""
        with self._lock:
            if self._owner:
                yield False
                return
            try:  # around the assignment as well: a signal handler may raise after it
                self._owner = threading.get_ident()
                yield True
            finally:
                self._owner = 0

    def empty(self, shape: Sequence[int], dtype: torch.dtype, size: int) -> Tensor:
        """An uninitialised CPU tensor of ``size`` bytes, on a buffer that nothing else can see."""
        if size < SMALLEST or not self.enabled or self._owner == threading.get_ident():
            return torch.empty(shape, dtype=dtype, device="cpu")
        with self._entered():
            storage = self._storage(rounded(size))
            # Set under the lock: from here on the tensor's reference keeps other threads away.
            return torch.empty(0, dtype=dtype, device="cpu").set_(storage, 0, tuple(shape))  # type: ignore[call-overload]

    def _storage(self, size: int) -> torch.UntypedStorage:
        storage = self._take(size)
        if storage is not None:
            self._hits += 1
            if self._over_limit:  # it was lowered while the rest was in use
                self._trim(0)
            return storage
        self._misses += 1
        storage = torch.UntypedStorage(size)
        if self._trim(size):
            self._buckets.setdefault(size, collections.deque()).append(storage)
        return storage

    def _take(self, size: int) -> torch.UntypedStorage | None:
        bucket = self._buckets.get(size)
        for _ in range(len(bucket) if bucket else 0):
            storage, free = private.pop_first(bucket)  # type: ignore[arg-type]
            if not _is_changed(storage, size):
                bucket.append(storage)  # type: ignore[union-attr]
                if free:
                    return storage
        return None

    def _held(self) -> int:
        return sum([size * len(bucket) for size, bucket in self._buckets.items()])

    def _trim(self, size: int) -> bool:
        """Forget idle buffers, the largest first, until ``size`` more bytes fit."""
        held = self._held()
        if held + size > self._limit:
            for bytes_ in sorted(self._buckets, reverse=True):
                held -= self._forget(bytes_, held + size - self._limit)
        self._over_limit = held > self._limit
        return held + size <= self._limit

    def _forget(self, bytes_: int, surplus: int) -> int:
        """Forget idle buffers of a size, and those that a user changed, for so many bytes; how many they were."""
        bucket, gone = self._buckets[bytes_], 0
        for _ in range(len(bucket)):
            storage, free = private.pop_first(bucket)
            if _is_changed(storage, bytes_) or (free and gone < surplus):
                gone += bytes_
            else:
                bucket.append(storage)
            del storage
        return gone

    def clear(self) -> None:
        """Forget every buffer. Tensors that are in use keep theirs."""
        with self._lock:
            self._buckets = {}

    def stats(self) -> dict[str, int]:
        """Bytes held, how many buffers, and how often one was reused or had to be made."""
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
    """Whether a user resized it or moved it to shared memory: it is no longer the buffer that it was."""
    return storage.nbytes() != size or storage.is_shared()


workspace = Workspace(int(os.environ.get("POSEKIT_WORKSPACE_BYTES", 1 << 30)))
# A thread that held the lock, perhaps with a buffer in its hands, does not exist in the child.
os.register_at_fork(after_in_child=workspace._reset)
