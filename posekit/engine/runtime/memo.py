"""Bounded memo tables: a program that never repeats its shapes must not make them grow without bound."""

from __future__ import annotations

import weakref
from typing import Any, ClassVar

MAX_ENTRIES = 4096  # of one table
MAX_TOTAL_ENTRIES = 16384  # of all tables together; an entry takes some 5 KB


class Memo(dict[Any, Any]):
    """A memo table that is cleared when it is full, together with its dependent dictionaries.

    When all tables together exceed `MAX_TOTAL_ENTRIES`, all are cleared.

    Args:
        *dependents: Dictionaries that are cleared whenever it is.
        most: Its largest number of entries; by default `MAX_ENTRIES`.
    """

    _tables: ClassVar[list[weakref.ref[Memo]]] = []
    _added = 0  # entries at the last count of all tables, plus those added since; an upper bound of the present number

    def __init__(self, *dependents: dict[Any, Any], most: int | None = None) -> None:
        super().__init__()
        self._dependents, self._most = dependents, most
        Memo._tables.append(weakref.ref(self, Memo._tables.remove))

    def __setitem__(self, key: Any, value: Any) -> None:
        if key not in self:
            if len(self) >= (self._most or MAX_ENTRIES):
                self.clear()
            Memo._added += 1
            if Memo._added > MAX_TOTAL_ENTRIES:
                _limit_all()
        super().__setitem__(key, value)

    def clear(self) -> None:
        super().clear()
        for dependent in self._dependents:
            dependent.clear()


def entries() -> int:
    """The number of entries of all tables together."""
    return sum(len(table) for reference in Memo._tables if (table := reference()) is not None)


def _limit_all() -> None:
    """Count all entries, including one about to be added, and clear all tables if there are too many."""
    Memo._added = entries() + 1
    if Memo._added > MAX_TOTAL_ENTRIES:
        for reference in list(Memo._tables):
            table = reference()
            if table is not None:
                table.clear()
        Memo._added = 1
