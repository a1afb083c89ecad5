"""posekit's own ops on values, with their Jacobians."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..engine import Declared, Signature, Struct, public


def on_values(
    function: Callable[..., Any],
    parameters: Mapping[str, type[Struct] | None],
    results: Sequence[type[Struct] | None],
) -> Declared:
    """An op of `posekit.math` on tensors, as an op on values."""
    declared: Any = function
    call: Declared = public(declared.op, Signature.of(parameters, results), declared.declaration)
    return call
