"""What lets torch carry the values: tree functions and transforms, torch.load, DataLoader."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import torch
from torch.utils import _pytree as pytree

from .errors import ArgumentError, ShapeError


def register(kind: type[Any], names: tuple[str, ...], told: str | None = None) -> None:
    """Teach torch a value class. Pickle and deepcopy need nothing: attrs provides for them.

    Args:
        kind: The class. Its ``_of`` makes a value of its parts, unchecked, as a tree function's leaves may be anything.
        names: The attributes that hold tensors or values of tensors.
        told: The attribute that holds what is not a tensor, if there is one.
    """

    def flatten(value: Any) -> tuple[list[Any], Any]:
        return [getattr(value, name) for name in names], getattr(value, told) if told else None

    def flatten_with_keys(value: Any) -> tuple[list[tuple[Any, Any]], Any]:
        parts, context = flatten(value)
        return [(pytree.GetAttrKey(name), part) for name, part in zip(names, parts, strict=True)], context

    def unflatten(parts: Iterable[Any], context: Any) -> Any:
        return kind._of(*parts, context) if told else kind._of(*parts)

    def collate_values(batch: list[Any], collate: Callable[[list[Any]], Any]) -> Any:
        kinds, shapes = {type(value).__name__ for value in batch}, {tuple(value.shape) for value in batch}
        if len(kinds) > 1:
            raise ArgumentError(f"collating: needs values of one class, got {', '.join(sorted(kinds))}")
        if len(shapes) > 1:
            raise ShapeError(f"collating {kind.__name__}: the batch shapes must be equal, got {sorted(shapes)}")
        columns, contexts = zip(*map(flatten, batch), strict=True)
        if len(set(contexts)) > 1:
            raise ArgumentError(f"collating {kind.__name__}: {told} differs: {', '.join(sorted(set(contexts)))}")
        return unflatten([collate(list(column)) for column in zip(*columns, strict=True)], contexts[0])

    pytree.register_pytree_node(
        kind,
        flatten,
        unflatten,
        serialized_type_name=f"posekit.{kind.__name__}",
        flatten_with_keys_fn=flatten_with_keys,
    )
    torch.serialization.add_safe_globals([kind])
    _register_collate(kind, collate_values)


def _register_collate(kind: type[Any], collate_values: Callable[[list[Any], Callable[[list[Any]], Any]], Any]) -> None:
    try:
        from torch.utils.data._utils.collate import collate, default_collate_fn_map
    except ImportError:  # the table is not public, as of torch 2.13: without it DataLoader needs a collate_fn
        return

    def collated(batch: list[Any], *, collate_fn_map: dict[Any, Callable[..., Any]] | None = None) -> Any:
        return collate_values(batch, lambda column: collate(column, collate_fn_map=collate_fn_map))

    default_collate_fn_map[kind] = collated
