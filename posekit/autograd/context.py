"""What the two sides of a `NestedFunction` tell each other."""

from __future__ import annotations

from typing import Any

from torch import Tensor

from .nest import tensors_of


class NestedContext:
    """What the forward side of a `NestedFunction` leaves for its `backward` and `jvp`.

    Any further attribute may be set for them, if it holds no tensors.

    Attributes:
        needs_input_grad: Which tensors need gradients, in the nesting of the inputs.
    """

    def __init__(self, needs_input_grad: tuple[Any, ...]) -> None:
        self.needs_input_grad = needs_input_grad
        self._saved: tuple[Any, ...] = ()
        self._dirty: list[Tensor] = []
        self._constant: list[Tensor] = []
        self._materialize = True

    def save_for_backward(self, *values: Any) -> None:
        """Keep nestings for `backward` and `jvp`, which find them as `saved`."""
        self._saved = values

    @property
    def saved(self) -> tuple[Any, ...]:
        """What `save_for_backward` was given."""
        return self._saved

    def mark_dirty(self, *values: Any) -> None:
        """Declare that these inputs were changed in place. They must be among the outputs."""
        self._dirty += tensors_of(values)

    def mark_non_differentiable(self, *values: Any) -> None:
        """Declare that no gradients flow through these outputs."""
        self._constant += tensors_of(values)

    def set_materialize_grads(self, value: bool) -> None:
        """Whether gradients and tangents that are not there are zeros, which is the default, or None."""
        self._materialize = value
