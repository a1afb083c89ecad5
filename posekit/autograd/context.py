"""The context that a `NestedFunction` passes from forward to backward."""

from __future__ import annotations

from typing import Any

from torch import Tensor

from .nest import tensors_of


class NestedContext:
    """The context (``ctx``) that the forward of a `NestedFunction` passes to its `backward` and `jvp`.

    Further attributes may be set, but they must not hold tensors: use `save_for_backward` for these.

    Attributes:
        needs_input_grad: For each tensor, whether it needs a gradient, in the nesting of the inputs.
    """

    def __init__(self, needs_input_grad: tuple[Any, ...]) -> None:
        self.needs_input_grad = needs_input_grad
        self._saved: tuple[Any, ...] = ()
        self._saved_for_forward: tuple[Any, ...] | None = None  # None: those of `save_for_backward`
        self._dirty: list[Tensor] = []
        self._non_differentiable: list[Tensor] = []
        self._materialize = True

    def save_for_backward(self, *values: Any) -> None:
        """Saves tensors, or nestings of them, for `backward` and `jvp`, which read them from `saved`."""
        self._saved = values

    def save_for_forward(self, *values: Any) -> None:
        """Saves tensors, or nestings of them, for `jvp` instead of those of `save_for_backward`."""
        self._saved_for_forward = values

    @property
    def saved(self) -> tuple[Any, ...]:
        """The arguments of `save_for_backward`; in `jvp` those of `save_for_forward`, if it was called."""
        return self._saved

    @property
    def saved_tensors(self) -> tuple[Any, ...]:
        """The same as `saved`, under torch's name."""
        return self._saved

    def mark_dirty(self, *values: Any) -> None:
        """Declares that these inputs were modified in place. They must be returned as outputs."""
        self._dirty += tensors_of(values)

    def mark_non_differentiable(self, *values: Any) -> None:
        """Declares that these outputs have no gradients."""
        self._non_differentiable += tensors_of(values)

    def set_materialize_grads(self, value: bool) -> None:
        """Sets whether missing gradients and tangents are passed as zeros, which is the default, or as None."""
        self._materialize = value
