"""Bounded memo tables: a program that never repeats its shapes must not make them grow without bound."""

from __future__ import annotations

import weakref
from typing import Any, ClassVar

MOST = 4096  # entries of one table
MOST_OF_ALL = 16384  # entries of all tables together, some 5 KB each


class Memo(dict[Any, Any]):
    """A dictionary that is emptied when it is full, and with it others that were filled beside it.

    When all of them together hold too much, all are emptied.
    """

    _tables: ClassVar[list[weakref.ref[Memo]]] = []
    _added = 0  # since all entries were last counted, and those that there were then

    def __init__(self, *beside: dict[Any, Any]) -> None:
        super().__init__()
        self._beside = beside
        Memo._tables.append(weakref.ref(self, Memo._tables.remove))

    def __setitem__(self, key: Any, value: Any) -> None:
        if key not in self:
            if len(self) >= MOST:
                self.clear()
            Memo._added += 1
            if Memo._added > MOST_OF_ALL:
                _limit_all()
        super().__setitem__(key, value)

    def clear(self) -> None:
        super().clear()
        for other in self._beside:
            other.clear()


def entries() -> int:
    """How many entries all tables hold together."""
    return sum(len(table) for reference in Memo._tables if (table := reference()) is not None)


def _limit_all() -> None:
    Memo._added = entries() + 1
    if Memo._added > MOST_OF_ALL:
        for reference in list(Memo._tables):
            table = reference()
            if table is not None:
                table.clear()
        Memo._added = 1
