"""How a search goes: lines for each iteration, and a bar for problems that take longer than a second to solve."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator
from typing import Any

from .. import arguments

_DELAY = 1.0  # seconds without a bar
HEADER = "iteration          cost      decrease"


def line(iteration: int, cost: float, before: float | None) -> str:
    """What is printed of an iteration under `HEADER`, and of the start, which has no cost before it."""
    decrease = "" if before is None else f"{before - cost:14.6e}"
    return f"{iteration:9} {cost:13.6e}{decrease}"


def _cost(state: Any) -> dict[str, Any]:
    return {"cost": float(state.cost)}


def reporter(where: str, callback: Callable[[Any], Any] | None) -> Callable[[Any], None]:
    """A callback of `minimise` that prints a line for each iteration. Of several problems costs are means."""
    before: float | None = None

    def report(state: Any) -> None:
        nonlocal before
        cost = float(state.cost.detach().double().mean())
        text = line(state.iteration, cost, before)
        if state.active.numel() > 1:
            text += f"{int(state.active.sum()):8} of {state.active.numel()} go on"
        print(f"{where}\n{HEADER}\n{text}" if before is None else text, flush=True)
        before = cost
        if callback is not None:
            callback(state)

    return report


@contextlib.contextmanager
def following(
    where: str,
    total: int,
    callback: Callable[[Any], Any] | None,
    shown: bool,
    figures: Callable[[Any], dict[str, Any]] = _cost,
    verbose: bool = False,
) -> Iterator[Callable[[Any], None]]:
    """A callback of `minimise` that calls another one, and shows iterations after a second: by tqdm, or in one line.

    Args:
        where: The function, for the title of the bar.
        total: The largest number of iterations.
        callback: The other one, called with an object that has ``iteration``.
        shown: Whether there is a bar.
        figures: What the bar says of such an object.
        verbose: Whether to print a line for each iteration in place of a bar.
    """
    begin, wanted = time.monotonic(), shown and not verbose
    bar: Any = None
    callback = reporter(where, callback) if verbose else callback

    def notify(state: Any) -> None:
        nonlocal bar
        if callback is not None:
            callback(state)
        if bar is None and wanted and time.monotonic() - begin > _DELAY:
            bar = arguments.progress_bar(where, total, state.iteration - 1)
        if bar is not None:
            bar.set_postfix(figures(state), refresh=False)
            bar.update(1)

    try:
        yield notify
    finally:
        if bar is not None:
            bar.close()
