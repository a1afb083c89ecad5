"""Error messages of a `NestedFunction` that is not implemented correctly."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit import NestedContext, NestedFunction, Pose
from tests.support import sampling


def bad(answer: Any, *, takes: int = 1) -> Any:
    class Bad(NestedFunction):
        @staticmethod
        def forward(ctx: NestedContext, pose: Pose, *rest: Any) -> Tensor:
            return pose.position * 1

        @staticmethod
        def backward(ctx: NestedContext, gradient: Tensor) -> Any:
            return answer(gradient)

    p, q = sampling.poses(2)
    return Bad.apply(Pose(p.requires_grad_(), q), *[1] * (takes - 1)).sum().backward()


MESSAGES: dict[str, tuple[type[Exception], Any]] = {
    r"Bad.backward: the gradient must be nested like Pose, got Tensor": (pk.ArgumentError, lambda: bad(lambda g: g)),
    r"Bad.backward: the gradient must be a Tensor or None, got float": (
        pk.ArgumentError,
        lambda: bad(lambda g: Pose._unchecked(1.0, None)),
    ),
    r"Bad.backward must return one gradient for each of the 2 inputs, got 1": (
        pk.ArgumentError,
        lambda: bad(lambda g: Pose._unchecked(g, None), takes=2),
    ),
    r"Bad.backward: the gradient has a tensor where the value is not a tensor but 1": (
        pk.ArgumentError,
        lambda: bad(lambda g: (Pose._unchecked(g, None), g), takes=2),
    ),
    r"Bad.backward: the gradient of tensor 0 of the inputs must have shape \(2, 3\), got \(2, 2\)": (
        pk.ShapeError,
        lambda: bad(lambda g: Pose._unchecked(g[:, :2], None)),
    ),
}


@pytest.mark.parametrize("message", MESSAGES)
def test_a_backward_that_returns_malformed_gradients_raises(message: str) -> None:
    kind, call = MESSAGES[message]
    with pytest.raises(kind, match=message):
        call()


def test_misuse_of_the_context_raises() -> None:
    with pytest.raises(pk.ArgumentError, match="Odd: a NestedFunction with a vmap must also define setup_context"):
        type("Odd", (NestedFunction,), {"vmap": staticmethod(lambda *x: x)})

    class Dirty(NestedFunction):
        @staticmethod
        def forward(ctx: NestedContext, x: Tensor) -> Tensor:
            ctx.mark_dirty(x)
            return x * 1

    with pytest.raises(pk.ArgumentError, match="Dirty: a value marked dirty must be an input and must be returned"):
        Dirty.apply(torch.ones(2))

    class Constant(NestedFunction):
        @staticmethod
        def forward(ctx: NestedContext, x: Tensor) -> Tensor:
            ctx.mark_non_differentiable(x)
            return x * 1

    with pytest.raises(pk.ArgumentError, match="Constant: a value marked non-differentiable must be an output"):
        Constant.apply(torch.ones(2))

    class Saves(NestedFunction):
        @staticmethod
        def forward(x: Tensor) -> Tensor:
            return x * 1

        @staticmethod
        def setup_context(ctx: NestedContext, inputs: Any, output: Any) -> None:
            ctx.save_for_backward(2 * inputs[0])

    with pytest.raises(pk.ArgumentError, match=r"Saves.setup_context: only inputs and outputs can be saved"):
        Saves.apply(torch.ones(2))
    with pytest.raises(NotImplementedError, match="must define forward"):
        type("Empty", (NestedFunction,), {}).apply(torch.ones(2))
    with pytest.raises(NotImplementedError, match="must define backward"):
        type("Half", (NestedFunction,), {"forward": staticmethod(lambda ctx, x: x * 1)}).apply(
            torch.ones(2, requires_grad=True)
        ).sum().backward()


class Squared(NestedFunction):
    @staticmethod
    def forward(ctx: Any, x: Any) -> Any:
        ctx.save_for_backward(x)
        return {"square": x.position**2} if isinstance(x, Pose) else {"square": x**2}

    @staticmethod
    @torch.autograd.function.once_differentiable
    def backward(ctx: Any, gradient: Any) -> Any:
        (x,) = ctx.saved
        if isinstance(x, Pose):
            return Pose._unchecked(2 * gradient["square"] * x.position, None)
        return 2 * gradient["square"] * x


@pytest.mark.parametrize("kind", ["tensor", "pose"])
def test_a_second_derivative_of_a_once_differentiable_function_raises(kind: str) -> None:
    x = torch.ones(2, 3, dtype=torch.float64, requires_grad=True)
    given = x if kind == "tensor" else Pose(x, torch.ones(2, 4, dtype=torch.float64))
    made = Squared.apply(given)["square"]
    (gradient,) = torch.autograd.grad(made.sum(), x, retain_graph=True)
    assert torch.equal(gradient, 2 * x)
    (gradient,) = torch.autograd.grad(made.pow(2).sum(), x, create_graph=True)
    with pytest.raises(RuntimeError, match="marked with @once_differentiable"):
        gradient.sum().backward()
