"""What was found out for earlier calls."""

from __future__ import annotations

from typing import Any

MOST = 4096  # entries; a program that never repeats itself must not make them grow without bound


class Memo(dict[Any, Any]):
    """A dictionary that starts anew when it is full."""

    def __setitem__(self, key: Any, value: Any) -> None:
        if len(self) >= MOST:
            self.clear()
        super().__setitem__(key, value)
