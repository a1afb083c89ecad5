"""Deprecated import paths, kept for one release."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping
from typing import Any


def moved(module: str, names: Mapping[str, Any], remedy: str) -> Callable[[str], Any]:
    """The module-level ``__getattr__`` of a deprecated module. It warns, and returns the object from its new module.

    Args:
        module: Name of the deprecated module.
        names: Its public names and their objects.
        remedy: The module to import them from instead.
    """

    def find(name: str) -> Any:
        if name not in names:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        text = f"{module} is deprecated and will be removed in the next release; import {name} from {remedy}"
        warnings.warn(text, DeprecationWarning, stacklevel=2)
        return names[name]

    return find
