"""What loops tell of how far they are to those who show the progress of a user's call."""

from __future__ import annotations

import threading
from collections.abc import Callable

from torch import Tensor


class Beats(threading.local):
    """The listener of this thread: called with a number of steps that are done, and the costs after them."""

    listener: Callable[[int, Tensor], None] | None = None

    def tell(self, count: int, costs: Tensor) -> None:
        """Say that steps are done."""
        if self.listener is not None:
            self.listener(count, costs)


beats = Beats()
