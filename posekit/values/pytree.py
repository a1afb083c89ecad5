"""What lets torch carry the values: tree functions and transforms, torch.load, DataLoader."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import torch

from ..engine import pytree, register_collate
from ..errors import ArgumentError, ShapeError


def register(kind: type[Any], names: tuple[str, ...], module: str, context: str | None = None) -> None:
    """Teach torch a value class. Pickle and deepcopy need nothing: attrs provides for them.

    Args:
        kind: The class. Its ``_of`` makes a value of its parts, unchecked, as a tree function's leaves may be anything.
        names: The attributes that hold tensors or values of tensors.
        module: The module of 0.1 that held the class; files of that release name it.
        context: The attribute that holds what is not a tensor, if there is one.
    """
    kind.__module__ = "posekit"  # where it is public: pickles do not name the module that defines it

    def flatten(value: Any) -> tuple[list[Any], Any]:
        return [getattr(value, name) for name in names], getattr(value, context) if context else None

    def flatten_with_keys(value: Any) -> tuple[list[tuple[Any, Any]], Any]:
        parts, rest = flatten(value)
        return [(pytree.GetAttrKey(name), part) for name, part in zip(names, parts, strict=True)], rest

    def unflatten(parts: Iterable[Any], rest: Any) -> Any:
        return kind._of(*parts, rest) if context else kind._of(*parts)

    def collate_values(batch: list[Any], collate: Callable[[list[Any]], Any]) -> Any:
        kinds, shapes = {type(value).__name__ for value in batch}, {tuple(value.shape) for value in batch}
        if len(kinds) > 1:
            raise ArgumentError(f"collating: needs values of one class, got {', '.join(sorted(kinds))}")
        if len(shapes) > 1:
            raise ShapeError(f"collating {kind.__name__}: the batch shapes must be equal, got {sorted(shapes)}")
        columns, rests = zip(*map(flatten, batch), strict=True)
        if len(set(rests)) > 1:
            raise ArgumentError(f"collating {kind.__name__}: {context} differs: {', '.join(sorted(set(rests)))}")
        return unflatten([collate(list(column)) for column in zip(*columns, strict=True)], rests[0])

    pytree.register_pytree_node(
        kind,
        flatten,
        unflatten,
        serialized_type_name=f"posekit.{kind.__name__}",
        flatten_with_keys_fn=flatten_with_keys,
    )
    legacy = f"posekit.{module}.{kind.__name__}"  # as 0.1 wrote it
    torch.serialization.add_safe_globals([kind, (kind, legacy)])
    register_collate(kind, collate_values)
