"""What lets torch carry the values: tree functions and transforms, torch.load, DataLoader."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import torch
from torch.utils import _pytree as pytree

from ._batched import Batched


def register(kind: type[Batched]) -> None:
    """Teach torch a value class. Pickle and deepcopy need nothing: attrs provides for them."""

    def flatten(value: Batched) -> tuple[list[Any], None]:
        return list(value._tensors()), None

    def flatten_with_keys(value: Batched) -> tuple[list[tuple[Any, Any]], None]:
        return [(pytree.GetAttrKey(name), getattr(value, name)) for name in kind._names], None

    def unflatten(leaves: Iterable[Any], context: None) -> Batched:
        return kind._of(*leaves)  # unchecked: a tree function's leaves may be anything

    pytree.register_pytree_node(
        kind,
        flatten,
        unflatten,
        serialized_type_name=f"posekit.{kind.__name__}",
        flatten_with_keys_fn=flatten_with_keys,
    )
    torch.serialization.add_safe_globals([kind])
    _register_collate(kind)


def _register_collate(kind: type[Batched]) -> None:
    try:
        from torch.utils.data._utils.collate import collate, default_collate_fn_map
    except ImportError:  # the table is not public, as of torch 2.13: without it DataLoader needs a collate_fn
        return

    def collate_values(batch: list[Batched], *, collate_fn_map: dict[Any, Callable[..., Any]] | None = None) -> Batched:
        columns = zip(*[value._tensors() for value in batch], strict=True)
        return kind._of(*[collate(list(column), collate_fn_map=collate_fn_map) for column in columns])

    default_collate_fn_map[kind] = collate_values
