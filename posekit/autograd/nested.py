"""`NestedFunction`: user-defined differentiable functions of any nesting of poses, rotations and tensors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import torch

from ..engine import as_leaf
from ..errors import ArgumentError
from .driver import Call, make_driver
from .nest import Nest

if TYPE_CHECKING:
    from torch.autograd.function import FunctionMeta
else:
    FunctionMeta = type(torch.autograd.Function)


class ApplyTracedByDynamo(FunctionMeta):
    """Metaclass of Functions whose ``apply`` Dynamo traces. With torch's own it would trace ``forward`` instead."""


class NestedFunction(torch.autograd.Function, metaclass=ApplyTracedByDynamo):
    """A differentiable function of any nesting of Poses, Rotations, tensors and other Python values.

    Override `forward` and `backward`, and call ``apply``. Inputs and outputs are Poses, Rotations, tensors and other
    Python values, in tuples, lists and dicts of any depth. Only the tensors are differentiated. Gradients have the same
    nesting as the values: the gradient of a Pose is a Pose of gradients. `backward` may also return the gradient of a
    Pose as a tuple ``(position, quaternion)``, and None in place of any part of the nesting that has no gradient. As in
    torch, the parts of an output that is a tuple are separate arguments of `backward`, and a single gradient can be
    returned without a tuple.

    As in torch, `backward` may be called `vjp`, and three methods are optional: ``setup_context(ctx, inputs, output)``,
    in which case `forward` takes no ctx; ``jvp(ctx, *tangents)``, which maps tangents in the nesting of the inputs to
    tangents in that of the outputs; and ``vmap(info, in_dims, *inputs)``, which returns the outputs and their mapped
    dimensions, and needs the first of the three. Without a vmap, methods written in torch operations are vmapped
    automatically.

    `forward` and `backward` replace ``forward_extended`` and ``backward_extended`` of torch's ``NestedIOFunction``,
    which torch can no longer run. Make them static, with the context in place of ``self``, and call ``apply`` of the
    class in place of an instance. ``ctx.saved_tensors`` has the nesting that was saved.

    `torch.compile` inserts a graph break and runs the function eagerly. If all methods are written in torch operations,
    set ``traceable = True`` in the body of the class to make the function part of the graph. `torch.export` records the
    operations of forward without the derivatives.

    >>> class Extent(pk.NestedFunction):
    ...     @staticmethod
    ...     def forward(ctx, pose, options):
    ...         ctx.save_for_backward(pose, options)
    ...         return {"extent": pose.position * options["scale"]}
    ...
    ...     @staticmethod
    ...     def backward(ctx, gradient):
    ...         pose, options = ctx.saved
    ...         return (gradient["extent"] * options["scale"], None), None
    """

    traceable: ClassVar[bool] = False
    _driver: ClassVar[Any]
    _compiled: ClassVar[Any]

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        has_backward, has_vjp = cls.backward is not NestedFunction.backward, cls.vjp is not NestedFunction.vjp
        if has_backward and has_vjp:
            raise ArgumentError(f"{cls.__name__}: define either backward or vjp, not both")
        cls._driver, cls._compiled = make_driver(cls, "vjp" if has_vjp else "backward"), cls._call
        remedy = (
            f"{cls.__name__} may not be traceable; if its methods use only torch operations, set traceable = True in it"
        )

        def set_compiled(function: Any) -> None:
            cls._compiled = function

        as_leaf(lambda *inputs: cls._call(*inputs), set_compiled, cls.traceable, remedy)

    @staticmethod
    def forward(*arguments: Any) -> Any:
        """Computes the outputs from the context and the inputs."""
        raise NotImplementedError("a NestedFunction must define forward")

    @staticmethod
    def backward(ctx: Any, *gradients: Any) -> Any:
        """Computes the gradients of the inputs from the gradients of the outputs."""
        raise NotImplementedError("a NestedFunction that is differentiated must define backward")

    vjp = backward  # another name for it, as in torch

    @classmethod
    def apply(cls, *inputs: Any, **keywords: Any) -> Any:
        """Call the function with its inputs. Gradients flow through `backward`.

        >>> class Doubled(pk.NestedFunction):
        ...     @staticmethod
        ...     def forward(ctx, x):
        ...         return 2 * x
        ...
        ...     @staticmethod
        ...     def backward(ctx, gradient):
        ...         return 2 * gradient
        ...
        >>> Doubled.apply(torch.ones(2))
        tensor([2., 2.])

        Args:
            *inputs: The inputs of `forward` after ctx: any nestings of Poses, Rotations, tensors and other values.
            **keywords: None: inputs are passed by position.
        """
        if keywords:
            raise ArgumentError(f"{cls.__name__}.apply: pass {', '.join(keywords)} by position, not by name")
        if cls is NestedFunction:
            raise ArgumentError("NestedFunction: apply must be called on a subclass that defines forward")
        return cls._compiled(*inputs) if torch.compiler.is_compiling() else cls._call(*inputs)

    @classmethod
    def _call(cls, *inputs: Any) -> Any:
        nest, tensors = Nest.of(inputs)
        call = Call(nest)
        outputs = cls._driver.apply(call, *tensors)
        return call.outputs.fill(outputs[: call.outputs.count])
