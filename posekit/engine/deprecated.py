"""Names that moved, at their old place for one release."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping
from typing import Any


def moved(module: str, names: Mapping[str, Any], remedy: str) -> Callable[[str], Any]:
    """The ``__getattr__`` of a module whose names have moved.

    Args:
        module: The old module.
        names: The names, and what they stand for.
        remedy: Where to import them from.
    """

    def find(name: str) -> Any:
        if name not in names:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        text = f"{module} goes in the next release; import {name} from {remedy}"
        warnings.warn(text, DeprecationWarning, stacklevel=2)
        return names[name]

    return find
