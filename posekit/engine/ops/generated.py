"""Compiles generated Python source into functions."""

from __future__ import annotations

import functools
from types import CodeType
from typing import Any

# All generated functions share one globals dict. Dynamo caches by code object and stores compiled functions in the
# globals, so functions with the same code must have the same globals.
_GLOBALS: dict[str, Any] = {"__name__": __name__}


def make(names: str, code: str, title: str, **free_variables: Any) -> tuple[Any, ...]:
    """Executes code and returns the functions that it defines.

    Args:
        names: Names of the functions, separated by commas.
        code: Their source.
        title: Shown as the file name in tracebacks.
        **free_variables: Variables that the functions close over.
    """
    scope: dict[str, Any] = {}
    exec(_compiled(names, code, tuple(free_variables), title), _GLOBALS, scope)
    functions: tuple[Any, ...] = scope["make"](**free_variables)
    return functions


@functools.lru_cache(1024)
def _compiled(names: str, code: str, free_variables: tuple[str, ...], title: str) -> CodeType:
    body = code.strip().replace("\n", "\n    ")
    source = f"def make({', '.join(free_variables)}):\n    {body}\n    return ({names},)\n"
    return compile(source, f"<posekit {title}>", "exec")
