"""A progress bar for files that take longer than a second."""

from __future__ import annotations

import time
from types import TracebackType
from typing import Any

from typing_extensions import Self

from .. import arguments
from ..errors import MissingExtraError

_DELAY = 1.0  # seconds without a bar


class ProgressBar:
    """Counts bytes or rows, and shows them after a second if tqdm is installed."""

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
            self._open()

    def _open(self) -> None:
        try:
            tqdm = arguments.import_extra(self.where, "tqdm", "io").tqdm
        except MissingExtraError:
            self.shown = False
            return
        name = self.where.rpartition(".")[2]
        self.bar = tqdm(total=self.total, initial=self.done, desc=name, unit=self.unit, unit_scale=True, leave=False)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: Any, trace: TracebackType | None) -> None:
        if self.bar is not None:
            self.bar.close()
