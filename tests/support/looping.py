"""One test of many items, where a test for each would spend more time on itself than on its item."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

import pytest

T = TypeVar("T")


def for_each(items: Iterable[T], check: Callable[[T], object]) -> None:
    """Checks all items; the error names each that fails, with its own error."""
    failed, checked = [], 0
    for item in items:
        checked += 1
        try:
            check(item)
        except (Exception, pytest.fail.Exception) as error:
            failed.append(f"{item}: {type(error).__name__}: {error}")
    assert checked, "there are no items"
    assert not failed, "\n".join([f"{len(failed)} of {checked} fail:", *failed])
