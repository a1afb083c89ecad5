"""What is analysed of tables of indices, kept for later tables that are alike."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, TypeVar

import torch
from torch import Tensor

from ..engine import Lock, is_cuda

T = TypeVar("T")
_MOST, _LARGEST = 16, 1 << 14  # of one kind; numbers of all tables of one


class Patterns(Generic[T]):
    """Analyses of small tables: a bounded number, that which was used last at the end."""

    def __init__(self) -> None:
        self._known: dict[Hashable, T] = {}
        self._lock = Lock()

    def recall(
        self, key: Hashable, tables: Sequence[Tensor], make: Callable[[], T], twin: Callable[[T], T] | None = None
    ) -> T:
        """What was made of tables like these, or what is made of them.

        Args:
            key: What it depends on besides the tables.
            tables: Tensors of integers or bools on one device, on which it is.
            make: Makes it.
            twin: Makes one that is for this call alone of one that is kept.
        """
        if sum([x.numel() for x in tables]) > _LARGEST:
            return make()
        device, rows = tables[0].device, [*tables]
        if is_cuda(device):  # one copy in place of several
            rows = [torch.cat([x.reshape(-1).to(torch.int64) for x in tables]).cpu()]
        shapes = [x.shape for x in tables]
        whole = key, device, is_cuda(device), *shapes, *[x.numpy().tobytes() for x in rows]
        with self._lock:
            made = self._known.pop(whole, None)
        if made is None:
            with torch.inference_mode(False):  # inference tensors could not be saved for backward
                made = make()
        with self._lock:
            self._known[whole] = made
            while len(self._known) > _MOST:
                del self._known[next(iter(self._known))]
        return made if twin is None else twin(made)

    def clear(self) -> None:
        """Forget all."""
        self._known.clear()
