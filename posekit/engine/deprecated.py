"""Deprecated names and options, kept for one release."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping
from typing import Any

import torch


def warn_deprecated(old: str, remedy: str, stacklevel: int = 3) -> None:
    """Warn, in the name of the caller's caller, that a name or an option is deprecated.

    Compiled graphs cannot warn: nothing happens there.

    Args:
        old: What is deprecated.
        remedy: What to do instead.
        stacklevel: As for `warnings.warn`. The default is the caller of the function that calls this one.
    """
    if torch.compiler.is_compiling():
        return
    text = f"{old} is deprecated and will be removed in the next release; {remedy}"
    warnings.warn(text, DeprecationWarning, stacklevel=stacklevel)


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
        warn_deprecated(module, f"import {name} from {remedy}")
        return names[name]

    return find
