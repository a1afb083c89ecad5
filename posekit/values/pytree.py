"""Registration of values with torch: pytrees and `torch.func` transforms, `torch.load`, DataLoader."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import torch

from .. import arguments
from ..engine import register_collate
from ..errors import ArgumentError, ShapeError

Former = Mapping[str, str] | None


def register(
    kind: type[Any], names: tuple[str, ...], module: str, context: str | None = None, former: Former = None
) -> None:
    """Register a value class with torch. Pickle and deepcopy need no registration: attrs supports them.

    Args:
        kind: The class. Its ``_unchecked`` constructs a value without checks: the leaves of a tree can be any objects.
        names: The attributes that hold tensors or values.
        module: The module that defined the class in version 0.1. Files of that version contain its name.
        context: The attribute that is not a tensor and becomes the pytree's context, if there is one.
        former: The values of that attribute in exported programs of former versions, with the current ones.
    """

    def build(children: list[Any], aux: Any) -> Any:
        return kind._unchecked(*children, aux) if context else kind._unchecked(*children)

    def collate_values(batch: list[Any], collate: Callable[[list[Any]], Any]) -> Any:
        kinds, shapes = {type(value).__name__ for value in batch}, {tuple(value.shape) for value in batch}
        if len(kinds) > 1:
            raise ArgumentError(f"collating: all values must have the same class, got {', '.join(sorted(kinds))}")
        if len(shapes) > 1:
            raise ShapeError(f"collating {kind.__name__}: the batch shapes must be equal, got {sorted(shapes)}")
        contexts = list({getattr(value, context): None for value in batch}) if context else [None]
        if len(contexts) > 1:
            found = ", ".join(sorted(map(str, contexts)))
            raise ArgumentError(f"collating {kind.__name__}: {str(context).strip('_')} differs: {found}")
        return build([collate([getattr(value, name) for value in batch]) for name in names], contexts[0])

    arguments.register(kind, "posekit", names, build, context, **_serialization(former))
    legacy = f"posekit.{module}.{kind.__name__}"  # the name in files of version 0.1
    torch.serialization.add_safe_globals([(kind, legacy)])
    register_collate(kind, collate_values)


def _serialization(former: Former) -> dict[str, Any]:
    """The functions that write and read the context in an exported program."""
    if former is None:
        return {}

    def read(text: str) -> Any:
        stored = json.loads(text)
        return former.get(stored, stored) if isinstance(stored, str) else _tuples(stored)

    return {"to_dumpable_context": json.dumps, "from_dumpable_context": read}


def _tuples(stored: Any) -> Any:
    """The tuples that were written as lists."""
    return tuple(map(_tuples, stored)) if isinstance(stored, list) else stored
