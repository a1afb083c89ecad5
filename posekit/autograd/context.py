"""The context that a `NestedFunction` passes from forward to backward, and the nesting of values in its arguments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import attrs
from torch import Tensor

from ..engine import pytree
from ..errors import ArgumentError


class Nest:
    """The pytree structure of some values and its non-tensor leaves."""

    def __init__(self, leaves: list[Any], spec: Any) -> None:
        self.spec = spec
        self.static_leaves = [None if isinstance(x, Tensor) else x for x in leaves]
        self.tensor_indices = [i for i, x in enumerate(leaves) if isinstance(x, Tensor)]

    @classmethod
    def of(cls, values: Any) -> tuple[Nest, list[Tensor]]:
        """The nesting of ``values``, and the list of the tensors in it."""
        leaves, spec = pytree.tree_flatten(values)
        nest = cls(leaves, spec)
        return nest, [leaves[i] for i in nest.tensor_indices]

    @property
    def count(self) -> int:
        """Number of tensors."""
        return len(self.tensor_indices)

    def fill(self, values: Sequence[Any], tensors_only: bool = False) -> Any:
        """The nesting with values in place of its tensors. ``tensors_only`` replaces every other leaf with None."""
        leaves = [None] * len(self.static_leaves) if tensors_only else list(self.static_leaves)
        for i, value in zip(self.tensor_indices, values, strict=True):
            leaves[i] = value
        return pytree.tree_unflatten(leaves, self.spec)

    def read(self, values: Any, where: str, kinds: Any = Tensor) -> list[Any]:
        """The value in ``values`` for each tensor. ``values`` has this nesting, or a prefix of it.

        A None, or a leaf of another type in ``kinds``, stands for all tensors below it.
        """
        leaves: list[Any] = [None] * len(self.static_leaves)
        numbered = pytree.tree_unflatten(range(len(self.static_leaves)), self.spec)
        _match(values, numbered, leaves, where, kinds)
        for i, value in enumerate(leaves):
            if value is not None and i not in self.tensor_indices and kinds is Tensor:
                raise ArgumentError(
                    f"{where} has a tensor where the value is not a tensor but {self.static_leaves[i]!r}"
                )
        return [leaves[i] for i in self.tensor_indices]


def _match(values: Any, numbered: Any, matched: list[Any], where: str, kinds: Any) -> None:
    """Writes the leaves of ``values`` to ``matched``. ``numbered`` has the expected nesting, with indices as leaves."""
    if values is None:
        return
    leaves, spec = _one_level(numbered)
    if spec is None or (kinds is not Tensor and isinstance(values, kinds)):
        if not isinstance(values, kinds):
            raise ArgumentError(f"{where} must be a {kinds.__name__} or None, got {type(values).__name__}")
        for i in pytree.tree_leaves(numbered):
            matched[i] = values
        return
    parts, got = _one_level(values)
    if type(values) is tuple and attrs.has(type(numbered)) and len(values) == len(leaves):
        parts, got = list(values), spec
    if got != spec:
        raise ArgumentError(f"{where} must be nested like {type(numbered).__name__}, got {type(values).__name__}")
    for part, leaf in zip(parts, leaves, strict=True):
        _match(part, leaf, matched, where, kinds)


def is_divided(gradients: tuple[Any, ...], value: Any) -> bool:
    """Whether a tuple holds the gradients of the parts of one value, such as position and quaternion of a Pose.

    The other meaning of a tuple for a single input is its gradient, followed by any number of None.
    """
    parts, spec = _one_level(value)
    if spec is None or not attrs.has(type(value)) or len(gradients) != len(parts):
        return False
    first, *rest = gradients
    return any(g is not None for g in rest) or not (first is None or type(first) in (tuple, type(value)))


def _one_level(value: Any) -> tuple[list[Any], Any]:
    """The children of a container and its spec. For a leaf, the leaf itself and None."""
    parts, spec = pytree.tree_flatten(value, is_leaf=lambda x: x is not value)
    return (parts, None) if len(parts) == 1 and parts[0] is value else (parts, spec)


def tensors_of(values: Any) -> list[Tensor]:
    """The tensors in a nesting."""
    return [x for x in pytree.tree_leaves(values) if isinstance(x, Tensor)]


class NestedContext:
    """The context (``ctx``) that the forward of a `NestedFunction` passes to its `backward` and `jvp`.

    Further attributes may be set, but they must not hold tensors: use `save_for_backward` for these.

    >>> class Scaled(pk.NestedFunction):
    ...     @staticmethod
    ...     def forward(ctx, x, factor):
    ...         ctx.save_for_backward(factor)
    ...         return x * factor
    ...
    ...     @staticmethod
    ...     def backward(ctx, gradient):
    ...         return gradient * ctx.saved[0], None
    ...
    >>> x = torch.ones(2, requires_grad=True)
    >>> Scaled.apply(x, 3.0).sum().backward()
    >>> x.grad
    tensor([3., 3.])

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
        """Save tensors, or nestings of them, for `backward` and `jvp`, which read them from `saved`.

        >>> ctx = pk.NestedContext(needs_input_grad=(True,))  # posekit creates it for each call
        >>> ctx.save_for_backward(pk.Pose.identity(), {"scale": torch.tensor(2.0)})
        >>> pose, options = ctx.saved

        Args:
            *values: Inputs, outputs or other tensors, or nestings of them.
        """
        self._saved = values

    def save_for_forward(self, *values: Any) -> None:
        """Save tensors, or nestings of them, for `jvp` instead of those of `save_for_backward`.

        >>> ctx = pk.NestedContext(needs_input_grad=(True,))
        >>> ctx.save_for_forward(torch.ones(2))

        Args:
            *values: Inputs, outputs or other tensors, or nestings of them.
        """
        self._saved_for_forward = values

    @property
    def saved(self) -> tuple[Any, ...]:
        """The arguments of `save_for_backward`; in `jvp` those of `save_for_forward`, if it was called.

        >>> ctx = pk.NestedContext(needs_input_grad=(True,))
        >>> ctx.save_for_backward(torch.ones(2))
        >>> ctx.saved
        (tensor([1., 1.]),)
        """
        return self._saved

    @property
    def saved_tensors(self) -> tuple[Any, ...]:
        """The same as `saved`, under torch's name.

        >>> ctx = pk.NestedContext(needs_input_grad=(True,))
        >>> ctx.save_for_backward(torch.ones(2))
        >>> ctx.saved_tensors
        (tensor([1., 1.]),)
        """
        return self._saved

    def mark_dirty(self, *values: Any) -> None:
        """Declare that these inputs were modified in place. They must be returned as outputs.

        >>> class Negated(pk.NestedFunction):
        ...     @staticmethod
        ...     def forward(ctx, x):
        ...         ctx.mark_dirty(x.neg_())
        ...         return x
        ...
        ...     @staticmethod
        ...     def backward(ctx, gradient):
        ...         return -gradient
        ...
        >>> Negated.apply(torch.ones(2))
        tensor([-1., -1.])

        Args:
            *values: Inputs, or nestings of them.
        """
        self._dirty += tensors_of(values)

    def mark_non_differentiable(self, *values: Any) -> None:
        """Declare that these outputs have no gradients.

        >>> class Halves(pk.NestedFunction):
        ...     @staticmethod
        ...     def forward(ctx, x):
        ...         half, index = x / 2, x.round()
        ...         ctx.mark_non_differentiable(index)
        ...         return half, index
        ...
        ...     @staticmethod
        ...     def backward(ctx, gradient, _):
        ...         return gradient / 2
        ...
        >>> [y.requires_grad for y in Halves.apply(torch.ones(2, requires_grad=True))]
        [True, False]

        Args:
            *values: Outputs, or nestings of them.
        """
        self._non_differentiable += tensors_of(values)

    def set_materialize_grads(self, value: bool) -> None:
        """Set whether missing gradients and tangents are passed as zeros, which is the default, or as None.

        >>> class First(pk.NestedFunction):
        ...     @staticmethod
        ...     def forward(ctx, x):
        ...         ctx.set_materialize_grads(False)
        ...         return x * 2, x * 3
        ...
        ...     @staticmethod
        ...     def backward(ctx, first, second):
        ...         return 2 * first if second is None else 2 * first + 3 * second
        ...
        >>> x = torch.ones(2, requires_grad=True)
        >>> First.apply(x)[0].sum().backward()
        >>> x.grad
        tensor([2., 2.])

        Args:
            value: True for zeros, False for None.
        """
        self._materialize = value
