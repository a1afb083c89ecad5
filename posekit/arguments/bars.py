"""Bars that show how far a long call is: tqdm's, or one line of text where tqdm is not installed."""

from __future__ import annotations

import contextlib
import math
import sys
import time
from collections.abc import Mapping
from typing import Any

from ..errors import MissingExtraError
from .extras import import_extra

_PAUSE, _LONG_PAUSE = 0.1, 10.0  # seconds between two texts on a terminal or in a notebook, and in a file


def progress_bar(where: str, total: int, done: int, **options: Any) -> Any:
    """Return an object with `set_postfix`, `update` and `close`.

    Args:
        where: The public function.
        total: How much there is to do.
        done: How much of it is done.
        **options: Further arguments of tqdm.
    """
    title = where.rpartition(".")[2]
    try:
        tqdm = import_extra(where, "tqdm", "io").tqdm
    except MissingExtraError:
        return Line(title, total, done)
    if sys.stderr is None:  # tqdm writes to it
        options["disable"] = True
    return tqdm(total=total, initial=done, desc=title, leave=False, **options)


class Line:
    """One line on stderr, which a terminal and a notebook overwrite. In a file there is one every ten seconds."""

    def __init__(self, title: str, total: int, done: int) -> None:
        self._title, self._total, self._done = title, total, done
        self._begin, self._last, self._width = time.monotonic(), -math.inf, 0
        self._figures: Mapping[str, Any] = {}
        self._stays = not type(sys.stderr).__module__.startswith("ipykernel")  # which shows a notebook
        with contextlib.suppress(ValueError, AttributeError):  # a closed stream, one that only writes
            self._stays = self._stays and not sys.stderr.isatty()

    def set_postfix(self, figures: Mapping[str, Any], refresh: bool = False) -> None:
        self._figures = figures

    def update(self, count: int) -> None:
        self._done += count
        now = time.monotonic()
        if now - self._last < (_LONG_PAUSE if self._stays else _PAUSE):
            return
        self._last = now
        figures = [f"{name} {x:.4g}" if isinstance(x, float) else f"{name} {x}" for name, x in self._figures.items()]
        facts = [f"{self._done:,} of {self._total:,}", *figures, f"{now - self._begin:.0f} s"]
        self._say(f"{self._title}: {', '.join(facts)}", "\n" if self._stays else "")

    def close(self) -> None:
        if not self._stays:
            self._say("", "\r")

    def _say(self, text: str, end: str) -> None:
        start = "" if self._stays else "\r"
        with contextlib.suppress(OSError, ValueError, AttributeError):  # a stream that is closed, or none
            sys.stderr.write(f"{start}{text.ljust(self._width)}{end}")
            sys.stderr.flush()
        self._width = 0 if self._stays else len(text)
