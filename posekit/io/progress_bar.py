"""A progress bar for files that take longer than a second."""

from __future__ import annotations

import time
from types import TracebackType
from typing import Any

from typing_extensions import Self

from .. import arguments

_DELAY = 1.0  # seconds without a bar


class ProgressBar:
    """Counts bytes or rows, and shows them after a second, by tqdm or in one line."""

    def __init__(self, where: str, total: int, unit: str, shown: bool) -> None:
        arguments.check_flags(where, progress=shown)
        self.where, self.total, self.unit = where, total, unit
        self.shown, self.done, self.begin = shown, 0, time.monotonic()
        self.bar: Any = None

    def advance(self, count: int) -> None:
        self.done += count
        if self.bar is not None:
            self.bar.update(count)
        elif self.shown and self.done < self.total and time.monotonic() - self.begin > _DELAY:
            self.bar = arguments.progress_bar(self.where, self.total, self.done, unit=self.unit, unit_scale=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: Any, trace: TracebackType | None) -> None:
        if self.bar is not None:
            self.bar.close()
