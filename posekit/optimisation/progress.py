"""A progress bar for problems that take longer than a second to solve."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator
from typing import Any

from .. import arguments
from ..errors import MissingExtraError

_DELAY = 1.0  # seconds without a bar


def _cost(state: Any) -> dict[str, Any]:
    return {"cost": float(state.cost)}


@contextlib.contextmanager
def following(
    where: str,
    total: int,
    callback: Callable[[Any], Any] | None,
    shown: bool,
    numbers: Callable[[Any], dict[str, Any]] = _cost,
) -> Iterator[Callable[[Any], None]]:
    """A callback of `minimise` that calls another one, and shows iterations after a second if tqdm is installed.

    Args:
        where: The function, for the title of the bar.
        total: The largest number of iterations.
        callback: The other one, called with an object that has ``iteration``.
        shown: Whether there is a bar.
        numbers: What the bar says of such an object.
    """
    begin, bar, wanted = time.monotonic(), None, shown

    def notify(state: Any) -> None:
        nonlocal bar, wanted
        if callback is not None:
            callback(state)
        if bar is None and wanted and time.monotonic() - begin > _DELAY:
            try:
                tqdm = arguments.import_extra(where, "tqdm", "io").tqdm
                bar = tqdm(total=total, initial=state.iteration - 1, desc=where.rpartition(".")[2], leave=False)
            except MissingExtraError:
                wanted = False
        if bar is not None:
            bar.set_postfix(numbers(state), refresh=False)
            bar.update(1)

    try:
        yield notify
    finally:
        if bar is not None:
            bar.close()
