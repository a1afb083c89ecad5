"""Tree functions and collation of torch, which it uses itself in public APIs but keeps under private names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from torch.utils import _pytree

pytree = _pytree
Collate = Callable[[list[Any]], Any]


def register_collate(kind: type[Any], collate_values: Callable[[list[Any], Collate], Any]) -> None:
    """Teach `torch.utils.data.default_collate` a class, given how to collate values with a rule for their parts."""
    try:
        from torch.utils.data._utils.collate import collate, default_collate_fn_map
    except ImportError:  # the table is not public, as of torch 2.13: without it DataLoader needs a collate_fn
        return

    def collated(batch: list[Any], *, collate_fn_map: dict[Any, Callable[..., Any]] | None = None) -> Any:
        return collate_values(batch, lambda column: collate(column, collate_fn_map=collate_fn_map))

    default_collate_fn_map[kind] = collated
