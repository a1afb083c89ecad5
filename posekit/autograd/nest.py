"""The nesting of values: tuples, lists, dicts and poses, apart from the tensors in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import attrs
from torch import Tensor

from ..engine import pytree
from ..errors import ArgumentError


class Nest:
    """The nesting of some values, without its tensors."""

    def __init__(self, leaves: list[Any], spec: Any) -> None:
        self.spec = spec
        self.plain = [None if isinstance(x, Tensor) else x for x in leaves]
        self.places = [i for i, x in enumerate(leaves) if isinstance(x, Tensor)]

    @classmethod
    def of(cls, values: Any) -> tuple[Nest, list[Tensor]]:
        leaves, spec = pytree.tree_flatten(values)
        nest = cls(leaves, spec)
        return nest, [leaves[i] for i in nest.places]

    @property
    def count(self) -> int:
        """How many tensors it has."""
        return len(self.places)

    def fill(self, values: Sequence[Any], bare: bool = False) -> Any:
        """The nesting with these values for its tensors, and None for everything else if ``bare``."""
        leaves = [None] * len(self.plain) if bare else list(self.plain)
        for i, value in zip(self.places, values, strict=True):
            leaves[i] = value
        return pytree.tree_unflatten(leaves, self.spec)

    def read(self, values: Any, where: str, kinds: Any = Tensor) -> list[Any]:
        """What ``values``, of this nesting, has for each tensor; a None or an int counts for everything below it."""
        found: list[Any] = [None] * len(self.plain)
        numbered = pytree.tree_unflatten(range(len(self.plain)), self.spec)
        _match(values, numbered, found, where, kinds)
        for i, value in enumerate(found):
            if value is not None and i not in self.places and kinds is Tensor:
                raise ArgumentError(f"{where} has a tensor where there is none to differentiate: {self.plain[i]!r}")
        return [found[i] for i in self.places]


def _match(values: Any, numbered: Any, found: list[Any], where: str, kinds: Any) -> None:
    if values is None:
        return
    leaves, spec = _one_level(numbered)
    if spec is None or (kinds is not Tensor and isinstance(values, kinds)):
        if not isinstance(values, kinds):
            raise ArgumentError(f"{where} must be a {kinds.__name__} or None there, got {type(values).__name__}")
        for i in pytree.tree_leaves(numbered):
            found[i] = values
        return
    parts, got = _one_level(values)
    if type(values) is tuple and attrs.has(type(numbered)) and len(values) == len(leaves):
        parts, got = list(values), spec
    if got != spec:
        raise ArgumentError(f"{where} must be nested like {type(numbered).__name__}, got {type(values).__name__}")
    for part, leaf in zip(parts, leaves, strict=True):
        _match(part, leaf, found, where, kinds)


def _one_level(value: Any) -> tuple[list[Any], Any]:
    """The parts of a container and what it is; for anything else, nothing."""
    parts, spec = pytree.tree_flatten(value, is_leaf=lambda x: x is not value)
    return (parts, None) if len(parts) == 1 and parts[0] is value else (parts, spec)


def tensors_of(values: Any) -> list[Tensor]:
    return [x for x in pytree.tree_leaves(values) if isinstance(x, Tensor)]
