"""Functions from generated Python."""

from __future__ import annotations

import functools
from types import CodeType
from typing import Any

# Generated functions of one code have the same globals: Dynamo caches by code, and writes what it compiled there.
_GLOBALS: dict[str, Any] = {"__name__": __name__}


def make(names: str, code: str, title: str, **closed: Any) -> tuple[Any, ...]:
    """The functions of these names that the code defines, which may name what it closes over."""
    scope: dict[str, Any] = {}
    exec(_compiled(names, code, tuple(closed), title), _GLOBALS, scope)
    made: tuple[Any, ...] = scope["make"](**closed)
    return made


@functools.lru_cache(1024)
def _compiled(names: str, code: str, tools: tuple[str, ...], title: str) -> CodeType:
    body = code.strip().replace("\n", "\n    ")
    return compile(f"def make({', '.join(tools)}):\n    {body}\n    return ({names},)\n", f"<posekit {title}>", "exec")
