"""Recordings that are kept for later calls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor

from ..locks import Lock
from .captures import Unrecordable
from .recording import Recording, run_together


class Recordings:
    """Recordings that are kept for later calls, by what they are for: a bounded number of bounded size.

    A call takes one out, so that no other call uses it, and puts it back if nothing went wrong.

    Args:
        most: Their largest number.
        largest: The largest number of bytes of all. One that has more than a quarter is not kept.
    """

    def __init__(self, most: int = 64, largest: int = 1 << 28) -> None:
        self._idle: dict[Any, list[Any]] = {}
        self._lock = Lock()
        self.most, self.largest, self.count, self.nbytes = most, largest, 0, 0

    def take(self, key: Any) -> Any:
        """An idle one, or None."""
        with self._lock:
            waiting = self._idle.get(key)
            return self._removed(key, waiting, -1) if waiting else None

    def put(self, key: Any, recording: Any) -> None:
        """Keep one, whose size is its ``nbytes``. Those of keys that were put first make room."""
        if recording.nbytes > self.largest // 4:
            return
        with self._lock:
            waiting = self._idle.pop(key, [])
            waiting.append(recording)
            self._idle[key] = waiting
            self.count, self.nbytes = self.count + 1, self.nbytes + recording.nbytes
            while self.count > self.most or self.nbytes > self.largest:
                first = next(iter(self._idle))
                self._removed(first, self._idle[first], 0)

    def run(
        self,
        key: Any,
        tensors: Sequence[Tensor],
        make: Callable[[slice], Recording] | None,
        most: int,
        each: Callable[[int, Sequence[Tensor], Tensor], Any] | None = None,
        *,
        endless: bool = False,
        spans: Sequence[slice] = (slice(None),),
        apart: Sequence[bool] = (),
    ) -> tuple[Sequence[Tensor], Tensor] | None:
        """Run what is kept for a key, or what is made for it, and keep it: see `Recording.run`.

        Args:
            key: What it is for.
            tensors: The tensor of each slot.
            make: Makes a recording of some rows. None where only an idle one is wanted.
            most: The largest number of steps.
            each: Called after each step, unless there are several spans.
            endless: Whether all steps run, whatever is done.
            spans: The rows of each recording, which run in threads.
            apart: Which of the tensors have a part for each row; for several spans.

        Returns:
            The results and the costs after each step; None where none is idle, or none can be made.
        """
        keys = [(key, x.stop is not None and x.stop - x.start) for x in spans]
        idle = [self.take(k) for k in keys]
        used = [x for x in idle if x is not None]
        if len(used) < len(spans):
            if make is None:
                return None
            try:
                with torch.inference_mode(False):
                    used = [x or make(span) for x, span in zip(idle, spans, strict=True)]
            except Unrecordable:
                return None
        parts = [tensors]
        if len(spans) > 1:
            pairs = [*zip(tensors, apart, strict=True)]
            parts = [[x[span] if own else x for x, own in pairs] for span in spans]
        results, costs = run_together(used, parts, most, each, endless=endless)
        for k, recording in zip(keys, used, strict=True):
            self.put(k, recording)
        return results[0] if len(results) == 1 else [torch.cat(x) for x in zip(*results, strict=True)], costs

    def _removed(self, key: Any, waiting: list[Any], place: int) -> Any:
        recording = waiting.pop(place)
        if not waiting:
            del self._idle[key]
        self.count, self.nbytes = self.count - 1, self.nbytes - recording.nbytes
        return recording

    def clear(self) -> None:
        """Forget all."""
        with self._lock:
            self._idle.clear()
            self.count = self.nbytes = 0
