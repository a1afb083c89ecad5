"""A cache of large CPU buffers, because fresh memory costs page faults that exceed the arithmetic.

The law: a buffer is handed out again only when nothing else alive can see it. A storage counts as unseen when this
cache holds the only reference to it, in C++ (views, saved tensors, numpy and DLPack aliases all count there) and in
Python (`tensor.untyped_storage()` is an object of its own). Anything that was ever returned can be kept for ever.
"""

from __future__ import annotations

import collections
import os
import threading
from collections.abc import Sequence

import torch
from torch import Tensor

from ...errors import ArgumentError
from .. import private

SMALLEST = 256 * 1024  # bytes; below, the allocator is as fast as the search


class Workspace:
    """The buffers. `posekit.workspace` is the one that every op uses."""

    def __init__(self, limit: int = 1 << 30) -> None:
        self._lock = threading.Lock()
        self._buckets: dict[int, collections.deque[torch.UntypedStorage]] = {}
        self._held = 0
        self._hits = self._misses = 0
        self._limit = limit
        self.enabled = private.AVAILABLE

    @property
    def limit(self) -> int:
        """The most bytes that are kept; lowering it frees what is idle."""
        return self._limit

    @limit.setter
    def limit(self, limit: int) -> None:
        if isinstance(limit, bool) or not isinstance(limit, int) or limit < 0:
            raise ArgumentError(f"workspace.limit: must be a number of bytes, got {limit!r}")
        with self._lock:
            self._limit = limit
            self._trim(0)

    def empty(self, shape: Sequence[int], dtype: torch.dtype, size: int) -> Tensor:
        """An uninitialised CPU tensor of ``size`` bytes, on a buffer that nothing else can see."""
        if size < SMALLEST or not self.enabled:
            return torch.empty(shape, dtype=dtype, device="cpu")
        with self._lock:
            storage = self._take(size)
            if storage is None:
                self._misses += 1
                self._forget_resized()
                storage = torch.UntypedStorage(size)
                if self._held + size <= self._limit or self._trim(size):
                    self._buckets.setdefault(size, collections.deque()).append(storage)
                    self._held += size
            else:
                self._hits += 1
                if self._held > self._limit:  # the limit was lowered while the rest was in use
                    self._trim(0)
            # Set under the lock: from here on the tensor's reference keeps other threads away.
            return torch.empty(0, dtype=dtype, device="cpu").set_(storage, 0, tuple(shape))  # type: ignore[call-overload]

    def _take(self, size: int) -> torch.UntypedStorage | None:
        bucket = self._buckets.get(size)
        for _ in range(len(bucket) if bucket else 0):
            storage, free = private.pop_first(bucket)  # type: ignore[arg-type]
            # A storage that was resized or moved to shared memory is no longer the buffer it was.
            if storage.nbytes() != size or storage.is_shared():
                self._held -= size
                continue
            bucket.append(storage)  # type: ignore[union-attr]
            if free:
                return storage
        return None

    def _forget_resized(self) -> None:
        """Let go of storages that a user made larger or smaller: their bytes are no longer the cache's to count."""
        for size, bucket in self._buckets.items():
            for _ in range(len(bucket)):
                storage = bucket.popleft()
                if storage.nbytes() == size:
                    bucket.append(storage)
                else:
                    self._held -= size

    def _trim(self, size: int) -> bool:
        """Forget idle buffers, the largest first, until ``size`` more bytes fit."""
        for bytes_ in sorted(self._buckets, reverse=True):
            bucket = self._buckets[bytes_]
            for _ in range(len(bucket)):
                if self._held + size <= self._limit:
                    return True
                storage, free = private.pop_first(bucket)
                if free:
                    self._held -= bytes_
                else:
                    bucket.append(storage)
                del storage
        return self._held + size <= self._limit

    def clear(self) -> None:
        """Forget every buffer. Tensors that are in use keep theirs."""
        with self._lock:
            self._buckets.clear()
            self._held = 0

    def stats(self) -> dict[str, int]:
        """Bytes held, how many buffers, and how often one was reused or had to be made."""
        with self._lock:
            self._forget_resized()
            count = sum(map(len, self._buckets.values()))
            return {
                "bytes": self._held,
                "buffers": count,
                "hits": self._hits,
                "misses": self._misses,
                "limit": self._limit,
            }

    def _after_fork(self) -> None:
        # A thread that held the lock, perhaps with a buffer in its hands, does not exist in the child.
        self._lock, self._buckets, self._held = threading.Lock(), {}, 0


workspace = Workspace(int(os.environ.get("POSEKIT_WORKSPACE_BYTES", 1 << 30)))
os.register_at_fork(after_in_child=workspace._after_fork)
