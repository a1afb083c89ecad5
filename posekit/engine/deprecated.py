"""Deprecated names and options, kept for one release."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping
from typing import Any


def deprecated(old: str, remedy: str) -> None:
    """Warn, in the name of the caller's caller, that a name or an option is deprecated.

    Args:
        old: What is deprecated.
        remedy: What to do instead.
    """
    text = f"{old} is deprecated and will be removed in the next release; {remedy}"
    warnings.warn(text, DeprecationWarning, stacklevel=3)


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
        deprecated(module, f"import {name} from {remedy}")
        return names[name]

    return find
