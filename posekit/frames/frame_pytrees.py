"""Frame trees as pytrees, in exported programs and in batches of a DataLoader."""

from __future__ import annotations

import json
from typing import Any

from .. import arguments
from ..engine import register_collate
from ..errors import ArgumentError
from ..values import tuples
from .frame_tree import FrameTree


def _build(children: list[Any], structure: Any) -> FrameTree:
    (parts,) = children
    names, kinds, outside, has_times = structure
    parts = tuple(parts)
    values, times = (parts[:-1], parts[-1]) if has_times else (parts, None)
    return FrameTree._unchecked(names, values, times, kinds, outside)


def _collated(trees: list[FrameTree], collate: Any) -> FrameTree:
    """A batch of trees. Single times would be those of all trees, each."""
    if len({tree._structure for tree in trees}) > 1 or any(
        [x._times is not None and not x._times.dim() for x in trees]
    ):
        raise ArgumentError("collating FrameTree: all must have the same frames and edges, and no single time")
    return _build([collate([tree._parts for tree in trees])], trees[0]._structure)


arguments.register(
    FrameTree,
    "posekit",
    ("_parts",),
    _build,
    "_structure",
    to_dumpable_context=json.dumps,
    from_dumpable_context=lambda text: tuples(json.loads(text)),
)
register_collate(FrameTree, _collated)
