"""Registration of values with torch: pytrees and `torch.func` transforms, `torch.load`, DataLoader."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from ... import arguments
from ...engine import register_collate
from ...errors import ArgumentError, ShapeError


def register(kind: type[Any], names: tuple[str, ...], context: str | None = None, module: str = "posekit") -> None:
    """Register a value class with torch. Pickle and deepcopy need no registration: attrs supports them.

    Args:
        kind: The class. Its ``_unchecked`` constructs a value without checks: the leaves of a tree can be any objects.
        names: The attributes that hold tensors or values.
        context: The attribute that is not a tensor and becomes the pytree's context, if there is one.
        module: The public module of the class.
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
            listed = ", ".join(sorted(map(str, contexts)))
            raise ArgumentError(f"collating {kind.__name__}: {str(context).strip('_')} differs: {listed}")
        return build([collate([getattr(value, name) for value in batch]) for name in names], contexts[0])

    serialization: dict[str, Any] = (
        {"to_dumpable_context": json.dumps, "from_dumpable_context": _read} if context else {}
    )
    arguments.register(kind, module, names, build, context, **serialization)
    register_collate(kind, collate_values)


def _read(text: str) -> Any:
    """The context that an exported program contains as text."""
    return tuples(json.loads(text))


def tuples(stored: Any) -> Any:
    """The tuples that were written as lists."""
    return tuple(map(tuples, stored)) if isinstance(stored, list) else stored
