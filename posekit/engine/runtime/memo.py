"""What was found out for earlier calls."""

from __future__ import annotations

from typing import Any

MOST = 4096  # entries; a program that never repeats itself must not make them grow without bound


class Memo(dict[Any, Any]):
    """A dictionary that starts anew when it is full, and with it others that were filled beside it."""

    def __init__(self, *beside: dict[Any, Any]) -> None:
        super().__init__()
        self._beside = beside

    def __setitem__(self, key: Any, value: Any) -> None:
        if len(self) >= MOST and key not in self:
            for full in (self, *self._beside):
                full.clear()
        super().__setitem__(key, value)
