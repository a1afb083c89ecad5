"""Pytree functions and collation of torch: its public APIs use them, but their names are private."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from torch.utils import _pytree

pytree = _pytree
Collate = Callable[[list[Any]], Any]


def register_collate(kind: type[Any], collate_values: Callable[[list[Any], Collate], Any]) -> None:
    """Register a class with `torch.utils.data.default_collate`.

    Args:
        kind: The class.
        collate_values: Collates a list of its values; its second argument collates a list of their components.
    """
    try:
        from torch.utils.data._utils.collate import collate, default_collate_fn_map
    except ImportError:  # the table is private as of torch 2.13; without it a DataLoader needs a collate_fn
        return

    def collate_kind(batch: list[Any], *, collate_fn_map: dict[Any, Callable[..., Any]] | None = None) -> Any:
        return collate_values(batch, lambda column: collate(column, collate_fn_map=collate_fn_map))

    default_collate_fn_map[kind] = collate_kind
