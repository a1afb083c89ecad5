"""`NestedFunction`: differentiable functions of users, over any nesting of poses, rotations and tensors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import torch

from ..engine import opaque
from ..errors import ArgumentError
from .driver import Call, driver_of
from .nest import Nest

if TYPE_CHECKING:
    from torch.autograd.function import FunctionMeta
else:
    FunctionMeta = type(torch.autograd.Function)


class FollowedByDynamo(FunctionMeta):
    """Of classes whose ``apply`` torch.compile follows: of torch's own metaclass it would trace ``forward`` instead."""


class NestedFunction(torch.autograd.Function, metaclass=FollowedByDynamo):
    """A differentiable function over any nesting of Poses, Rotations, tensors and plain values.

    Override `forward` and `backward`, and call ``apply``. Inputs and outputs are Poses, Rotations and tensors, in
    tuples, lists and dicts of any depth, among plain values; only the tensors are differentiated. Gradients come and
    go in the same nestings: that of a Pose is a Pose of gradients. For one that is returned a tuple will do, such as
    ``(position, quaternion)``, and None says that there is no gradient of all below it. As in torch, the parts of an
    output that is a tuple are the arguments of `backward`, and one gradient needs no tuple.

    Optional, as in torch: ``setup_context(ctx, inputs, output)``, to which `forward` then leaves its ctx;
    ``jvp(ctx, *tangents)``, from tangents in the inputs' nesting to those in the outputs'; and
    ``vmap(info, in_dims, *inputs)``, to outputs and their dimensions, which needs a ``setup_context``. Without a vmap,
    what is written in torch is mapped as it is.

    `torch.compile` runs the function beside its graphs. One whose methods are all written in torch becomes part of them
    where its class says ``traceable = True`` in its body. `torch.export` keeps what it does, not its derivatives.

    >>> class Extent(NestedFunction):
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
        cls._driver, cls._compiled = driver_of(cls), cls._call
        remedy = f"{cls.__name__} may be more than torch; if all its methods are torch, say traceable = True in it"

        def keep(made: Any) -> None:
            cls._compiled = made

        opaque(lambda *inputs: cls._call(*inputs), keep, cls.traceable, remedy)

    @staticmethod
    def forward(*arguments: Any) -> Any:
        """The outputs, from the context and the inputs."""
        raise NotImplementedError("a NestedFunction must define forward")

    @staticmethod
    def backward(ctx: Any, *gradients: Any) -> Any:
        """The gradients of the inputs, from those of the outputs."""
        raise NotImplementedError("a NestedFunction that is differentiated must define backward")

    @classmethod
    def apply(cls, *inputs: Any) -> Any:
        """Call the function."""
        if cls is NestedFunction:
            raise ArgumentError("NestedFunction: apply is called on a class of yours that defines forward")
        return cls._compiled(*inputs) if torch.compiler.is_compiling() else cls._call(*inputs)

    @classmethod
    def _call(cls, *inputs: Any) -> Any:
        nest, tensors = Nest.of(inputs)
        call = Call(nest)
        made = cls._driver.apply(call, *tensors)
        return call.outputs.fill(made[: call.outputs.count])
