"""How a search goes: lines for each iteration."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

HEADER = "iteration          cost      decrease"


def line(iteration: int, cost: float, before: float | None) -> str:
    """What is printed of an iteration under `HEADER`, and of the start, which has no cost before it."""
    decrease = "" if before is None else f"{before - cost:14.6e}"
    return f"{iteration:9} {cost:13.6e}{decrease}"


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
