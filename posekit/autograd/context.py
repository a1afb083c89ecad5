"""The context that a `NestedFunction` passes from forward to backward."""

from __future__ import annotations

from typing import Any

from torch import Tensor

from .nest import tensors_of


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
