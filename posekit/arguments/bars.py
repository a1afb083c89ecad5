"""Bars that show how far a long call is: tqdm's, or one line of text where tqdm is not installed."""

from __future__ import annotations

import contextlib
import math
import sys
import time
import types
from collections.abc import Mapping
from typing import Any

from torch import Tensor
from typing_extensions import Self

from ..engine import beats, compiled_seconds, is_worker
from ..errors import MissingExtraError
from .extras import import_extra

DELAY = 1.0  # seconds without a bar
_PAUSE, _LONG_PAUSE = 0.1, 10.0  # seconds between two texts on a terminal or in a notebook, and in a file


class Progress:
    """Shows how far a call is that takes longer than a second, besides the time in which kernels are compiled.

    Workers show nothing.

    Args:
        where: The public function.
        total: How much there is to do, or None.
        shown: Whether to show it.
        **options: Further arguments of tqdm.
    """

    _done = 0
    _bar: Any = None
    _options: Mapping[str, Any] = types.MappingProxyType({})

    def __init__(self, where: str, total: int | None, shown: bool, **options: Any) -> None:
        self._where, self._total, self._shown = where, total, shown
        if options:
            self._options = options
        self._begin, self._compiled = time.monotonic(), compiled_seconds()

    def advance(self, count: int, costs: Tensor | None = None) -> None:
        """Say that so much more is done, and what the costs are after it."""
        count = count if self._total is None else min(count, self._total - self._done)
        self._done += count
        if self._bar is None and self._is_due():
            if is_worker():
                self._shown = False
            else:
                self._bar = progress_bar(
                    *(self._where, self._total, self._done - count, time.monotonic() - self._begin), **self._options
                )
        if self._bar is None:
            return
        if costs is not None and costs.is_cpu and costs.numel() == 1:
            with contextlib.suppress(RuntimeError):  # a tensor of a transform has no number
                self._bar.set_postfix({"cost": float(costs)}, refresh=False)
        self._bar.update(count)

    def _is_due(self) -> bool:
        if not self._shown or self._done == self._total:
            return False
        return time.monotonic() - self._begin - (compiled_seconds() - self._compiled) > DELAY

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        if self._bar is not None:
            self._bar.close()


class Watch(Progress):
    """The same of a call of which loops of solvers tell what is done, by `engine.beats`, or the caller alone.

    Inside a call that is watched no other one is.
    """

    def __init__(self, where: str, total: int | None, shown: bool = True, *, by_loops: bool = True) -> None:
        super().__init__(where, total, shown)
        self._by_loops = by_loops

    def __enter__(self) -> Self:
        self._outer = beats.listener
        if self._outer is not None:
            self._shown = False
        elif self._shown and self._by_loops:
            beats.listener = self.advance
        else:
            beats.listener = _unheard
        return self

    def __exit__(self, *error: object) -> None:
        beats.listener = self._outer
        super().__exit__()


def _unheard(count: int, costs: Tensor) -> None:
    """Nobody wants to know."""


def progress_bar(where: str, total: int | None, done: int, seconds: float = 0.0, **options: Any) -> Any:
    """Return an object with `set_postfix`, `update` and `close`.

    Args:
        where: The public function.
        total: How much there is to do, or None.
        done: How much of it is done.
        seconds: How long that took.
        **options: Further arguments of tqdm.
    """
    title = where.rpartition(".")[2]
    try:
        tqdm = import_extra(where, "tqdm", "io").tqdm
    except MissingExtraError:
        return Line(title, total, done, seconds)
    if sys.stderr is None:  # tqdm writes to it
        options["disable"] = True
    if _stays():
        options["mininterval"] = _LONG_PAUSE
    bar = tqdm(total=total, initial=done, desc=title, leave=False, **options)
    bar.start_t = getattr(bar, "start_t", 0.0) - seconds  # a bar that is disabled has none
    return bar


def _stays() -> bool:
    """Whether text on stderr stays, as in a file, and is not overwritten, as on a terminal and in a notebook."""
    stays = not type(sys.stderr).__module__.startswith("ipykernel")  # which shows a notebook
    with contextlib.suppress(ValueError, AttributeError):  # a closed stream, one that only writes, or none
        stays = stays and not sys.stderr.isatty()
    return stays


class Line:
    """One line on stderr, which a terminal and a notebook overwrite. In a file there is one every ten seconds."""

    def __init__(self, title: str, total: int | None, done: int, seconds: float) -> None:
        self._title, self._total, self._done = title, total, done
        self._begin, self._last, self._width = time.monotonic() - seconds, -math.inf, 0
        self._figures: Mapping[str, Any] = {}
        self._stays = _stays()

    def set_postfix(self, figures: Mapping[str, Any], refresh: bool = False) -> None:
        self._figures = figures

    def update(self, count: int) -> None:
        self._done += count
        now = time.monotonic()
        if now - self._last < (_LONG_PAUSE if self._stays else _PAUSE):
            return
        self._last = now
        figures = [f"{name} {x:.4g}" if isinstance(x, float) else f"{name} {x}" for name, x in self._figures.items()]
        done = f"{self._done:,}" if self._total is None else f"{self._done:,} of {self._total:,}"
        facts = [done, *figures, f"{now - self._begin:.0f} s"]
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
