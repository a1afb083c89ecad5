"""User-defined derivatives also hold in functions that are compiled with `torch.compile`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor
from torch._dynamo.testing import CompileCounterWithBackend

import posekit as pk
from posekit import NestedContext, NestedFunction, Pose
from tests.support import sampling
from tests.support.marks import needs_recent_dynamo, needs_whole_functions

pytestmark = [
    # torch to itself, where a graph is interrupted
    pytest.mark.filterwarnings("ignore:The .grad attribute of a Tensor that is not a leaf:UserWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning:torch"),
    pytest.mark.filterwarnings("ignore:.torch.jit.*. is deprecated:DeprecationWarning"),
    pytest.mark.filterwarnings("ignore:.isinstance.treespec, LeafSpec.. is deprecated:FutureWarning"),
]


class Tenfold(NestedFunction):
    """A function whose gradient differs from the derivative of its formula, so that tests can tell which was used."""

    traceable = True

    @staticmethod
    def forward(ctx: NestedContext, pose: Pose, scale: float | Tensor) -> Any:
        ctx.save_for_backward(pose)
        return {"place": pose.position.detach() * scale, "pose": pose}

    @staticmethod
    def backward(ctx: NestedContext, gradient: Any) -> Any:
        (pose,) = ctx.saved
        return (10 * gradient["place"] + pose.position + gradient["pose"].position, None), None


class Prepared(NestedFunction):
    """The same, with a `setup_context`."""

    traceable = True

    @staticmethod
    def forward(pose: Pose, scale: float | Tensor) -> Any:
        return {"place": pose.position.detach() * scale, "pose": Pose(pose.position * 1, pose.quaternion * 1)}

    @staticmethod
    def setup_context(ctx: NestedContext, inputs: Any, output: Any) -> None:
        ctx.save_for_backward(inputs[0])

    @staticmethod
    def backward(ctx: NestedContext, gradient: Any) -> Any:
        return Tenfold.backward(ctx, gradient)

    @staticmethod
    def jvp(ctx: NestedContext, tangent: Pose, _: Any) -> Any:
        return {"place": 10 * tangent.position, "pose": tangent}


class Bare(NestedFunction):
    """Without any nesting."""

    traceable = True

    @staticmethod
    def forward(ctx: NestedContext, x: Tensor) -> Tensor:
        ctx.save_for_backward(x)
        return 2 * x

    @staticmethod
    def backward(ctx: NestedContext, gradient: Tensor) -> Tensor:
        return 7 * gradient * ctx.saved[0]


class Sevenfold(NestedFunction):
    """The same, with a `vjp` for a `backward` and torch's name of what is saved."""

    traceable = True

    @staticmethod
    def forward(ctx: NestedContext, pose: Pose) -> Tensor:
        ctx.save_for_backward(pose)
        return 2 * pose.position

    @staticmethod
    def vjp(ctx: NestedContext, gradient: Tensor) -> Any:
        (pose,) = ctx.saved_tensors
        return 7 * gradient * pose.position, None  # of position and quaternion


class Beside(NestedFunction):
    """Uses NumPy, so it cannot be traced."""

    @staticmethod
    def forward(ctx: NestedContext, pose: Pose) -> Any:
        return {"place": torch.from_numpy(2 * pose.position.detach().numpy())}

    @staticmethod
    def backward(ctx: NestedContext, gradient: Any) -> Any:
        return ((torch.from_numpy(10 * gradient["place"].numpy()), None),)


FUNCTIONS: dict[str, Callable[[Pose, Tensor], Tensor]] = {
    "a context": lambda T, x: 2 * Tenfold.apply(T, 2.0)["place"],
    "a tensor beside": lambda T, x: 2 * Tenfold.apply(T, x)["place"],
    "a context that is set up": lambda T, x: 2 * Prepared.apply(T, 2.0)["place"],
    "a pose that comes out": lambda T, x: T.compose(Tenfold.apply(T, 2.0)["pose"]).position,
    "bare tensors": lambda T, x: Bare.apply(T.position) * 2,
    "vjp": lambda T, x: Sevenfold.apply(T) * 2,
    "GradFactor": lambda T, x: pk.GradFactor.apply(T, 10.0).position * 2,
    "scale_grad": lambda T, x: T.scale_grad(position=3.0).position * 2,
}


@pytest.mark.slow(but=("scale_grad-True", "a context-*", "bare tensors-False"))
@needs_recent_dynamo
@pytest.mark.parametrize("fullgraph", [False, pytest.param(True, marks=needs_whole_functions)])
@pytest.mark.parametrize("name", FUNCTIONS)
def test_compiled_gradients_are_those_of_backward(name: str, fullgraph: bool) -> None:
    torch._dynamo.reset()
    function = FUNCTIONS[name]
    counter = CompileCounterWithBackend("aot_eager")
    compiled = torch.compile(function, backend=counter, fullgraph=fullgraph)
    for n in (11, 13, 5):  # no other dimension has these sizes, which torch would take for one
        mine, right = ([x.detach().requires_grad_() for x in sampling.poses(n, seed=n)] for _ in "12")
        for x in mine:  # what follows an interruption may take its size for a constant
            (torch._dynamo.mark_dynamic if fullgraph else torch._dynamo.maybe_mark_dynamic)(x, 0)
        x = torch.tensor(2.0, dtype=torch.float64)
        got, want = compiled(Pose(*mine), x), function(Pose(*right), x)
        torch.testing.assert_close(got, want)
        got.sum().backward()
        want.sum().backward()
        torch.testing.assert_close(mine[0].grad, right[0].grad, rtol=1e-12, atol=1e-12)
    # torch starts again when it has found that a tensor without dimensions is no number
    assert not fullgraph or counter.frame_count == 1 + (name == "a tensor beside")


def test_an_untraceable_function_runs_outside_of_the_graph() -> None:
    torch._dynamo.reset()
    compiled = torch.compile(lambda T: 2 * Beside.apply(T)["place"], backend="aot_eager")
    T = Pose(*[x.requires_grad_() for x in sampling.poses(3)])
    got = compiled(T)
    torch.testing.assert_close(got, 4 * T.position)
    got.sum().backward()
    torch.testing.assert_close(T.position.grad, torch.full((3, 3), 20.0, dtype=torch.float64))
    with pytest.raises(torch._dynamo.exc.Unsupported, match=r"Beside may not be traceable; .* set traceable = True"):
        torch.compile(lambda T: Beside.apply(T)["place"], backend="aot_eager", fullgraph=True)(T)


def test_a_changed_static_argument_is_guarded() -> None:
    torch._dynamo.reset()
    compiled = torch.compile(lambda T, scale: Tenfold.apply(T, scale)["place"], backend="aot_eager")
    T = Pose(*sampling.poses(3))
    for scale in (2.0, 3.0, 2.0):
        torch.testing.assert_close(compiled(T, scale), T.position * scale)
