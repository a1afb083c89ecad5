"""Residuals that posekit itself adds to problems, declared on their first use."""

from __future__ import annotations

import functools
from typing import Any

from torch import Tensor

from ..engine import Array, op
from ..values import GROUPS
from .unknowns import coordinates

_OF = "_of_"
_array: Any = Array  # type checkers do not know its sizes


@functools.cache
def relative_pose(kind: type) -> Any:
    """The error of a measured relative pose: ``measured.local(~start @ end)``."""

    def relative_pose(start: Any, end: Any, measured: Any) -> Any:
        return (~measured @ (~start @ end)).log()

    port = GROUPS[kind]
    hints: dict[str, Any] = dict.fromkeys(("start", "end", "measured"), port)
    relative_pose.__annotations__ = {**hints, "return": _array[port.tangent]}
    declared = op(relative_pose)
    declared.op.program.tiled = True
    return _named(declared, kind)


@functools.cache
def displacement(kind: type) -> Any:
    """The displacement of a variable from an estimate."""
    port = GROUPS.get(kind)
    if port is None:
        return _difference

    def displacement(value: Any, estimate: Any) -> Any:
        return (~estimate @ value).log()

    displacement.__annotations__ = {"value": port, "estimate": port, "return": _array[port.tangent]}
    return _named(op(displacement), kind)


def _named(made: Any, kind: type) -> Any:
    made.__qualname__ = f"{made.__name__}{_OF}{kind.__name__}"
    return made


def __getattr__(name: str) -> Any:
    """The op of a kind by its name, as pickle asks for it."""
    maker, _, kind = name.partition(_OF)
    kinds = [x for x in GROUPS if x.__name__ == kind]
    if not kinds or maker not in ("relative_pose", "displacement"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return globals()[maker](kinds[0])


def _difference(value: Any, estimate: Any) -> Tensor:
    return coordinates(value) - coordinates(estimate)
