"""Compiled code around ops: in-place changes, other classes' operators, backward, and changing Python numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit.math import rotation
from tests.support import processes, sampling
from tests.support.compiling import LARGE
from tests.support.marks import needs_operators, own_checks


@pytest.fixture(autouse=True)
def fresh_compiler() -> None:
    torch._dynamo.reset()


def near(got: Tensor, want: Tensor) -> None:
    torch.testing.assert_close(got, want, rtol=1e-11, atol=1e-11)


MUTATIONS: dict[str, Callable[[Tensor], object]] = {
    "foreach": lambda y: torch._foreach_mul_([y], 3.0),
    "foreach of parts": lambda y: torch._foreach_mul_(list(y.unbind(0)), 2.0),
    "data": lambda y: y.data.mul_(3),
    "detach": lambda y: y.detach().mul_(3),
    "view": lambda y: y.T.mul_(2),
    "assignment": lambda y: y.__setitem__(0, 0.0),
    "out": lambda y: torch.add(y, 1, out=y),
}


@pytest.mark.slow(but=("out", "view"))
@needs_operators
@pytest.mark.parametrize("name", MUTATIONS)
def test_in_place_changes_between_ops_take_effect(name: str) -> None:
    def function(q: Tensor, x: Tensor) -> Tensor:
        y = rotation.apply(q, x)
        MUTATIONS[name](y)
        return rotation.apply(q, y)

    q, x = sampling.quaternions(5), sampling.normal(5, 3)
    near(torch.compile(function, fullgraph=True, backend="aot_eager")(q, x), function(q, x))


class Left:
    """A third-party class with its own operators."""

    def __init__(self, x: Tensor) -> None:
        self.x = x

    def __matmul__(self, other: object) -> Any:
        return self.x if type(other) is not Right else NotImplemented


class Right(Left):
    def __rmatmul__(self, other: Left) -> Tensor:
        return 100 * self.x + other.x


class Reflected:
    def __rmatmul__(self, other: object) -> int:
        return 7


@needs_operators
def test_reflected_operators_of_other_classes_are_called() -> None:
    T, x = pk.Pose.random(2), torch.ones(2)
    for function in (
        lambda x: (Left(x) @ Right(2 * x)) + 1,
        lambda x: (Left(x) @ Left(2 * x)) + 1,
        lambda x: x + (T @ Reflected()),
    ):
        near(torch.compile(function, backend="eager")(x), function(x))
    for wrong in (lambda x: x + (T @ None), lambda x: x + (T @ 3)):
        for call in (wrong, torch.compile(wrong, backend="eager")):
            with pytest.raises(TypeError, match="unsupported operand type"):
                call(x)


@pytest.mark.slow(but=())  # quick in the pass without private names
@needs_operators
def test_python_and_numpy_numbers_and_indices_may_change_between_calls() -> None:
    T = pk.Pose(*sampling.poses(3))
    for function in (
        lambda t: T.rotation.slerp(T.rotation[0], t).quaternion,
        lambda t: (T.rotation**t).quaternion,
        lambda t: T.integrate(torch.ones(6, dtype=torch.float64), t).position,
        lambda t: T.isclose(T, rtol=t).double(),
    ):
        compiled = torch.compile(function, backend="eager", fullgraph=True)
        for t in (0.1, 0.2, 0.3, 2, 3):
            near(compiled(t), function(t))
    chosen = torch.compile(lambda i: T[i].position, backend="eager", fullgraph=True)
    near(chosen(np.array([0, 2])), T[[0, 2]].position)


def few(T: pk.Pose, points: Tensor) -> Tensor:
    return T.inverse().apply(points)


def many(T: pk.Pose, points: Tensor) -> Tensor:
    return (T @ T @ pk.Pose.exp(T.inverse().log())).apply(points)


@pytest.mark.slow
@own_checks
@pytest.mark.parametrize(
    ("function", "shape"),
    ((few, ()), (many, (LARGE,))),  # torch takes its time for each operation of a small batch
    ids=("lowered", "kernels"),
)
def test_compiled_autograd_computes_the_same_gradients(
    function: Callable[[pk.Pose, Tensor], Tensor], shape: tuple[int, ...]
) -> None:
    points = torch.linspace(-1, 1, 3 * LARGE, dtype=torch.float64).view(LARGE, 3)[: 7 if shape == () else LARGE]

    def step(position: Tensor, quaternion: Tensor) -> tuple[Tensor | None, ...]:
        function(pk.Pose(position, quaternion), points).sin().sum().backward()
        return position.grad, quaternion.grad

    leaves = [x.clone().requires_grad_() for x in sampling.poses(*shape)]
    want = [x.clone() for x in step(*leaves) if x is not None]
    for x in leaves:
        x.grad = None
    with torch._dynamo.config.patch(compiled_autograd=True):
        got = torch.compile(step, backend="aot_eager")(*leaves)
    torch.testing.assert_close([*got], want)


@pytest.mark.slow
def test_untraced_functions_are_not_traced() -> None:
    # In a separate process, so that kernels are built during the call: Dynamo warns if it traces that.
    said = """
        import warnings
        import torch
        import posekit as pk
        from posekit import transform

        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message="The .grad attribute of a Tensor that is not a leaf")
        T, x = pk.Pose.random(5), torch.randn(5, 3, requires_grad=True)
        adj = torch.empty(5, 3)

        @torch.compile(backend="aot_eager")
        def backward(loss):
            loss.backward()
            return 2 * loss

        @torch.compile(backend="aot_eager")
        def buffered(x):
            return 2 * transform.transform_points(T.position, T.quaternion, x, None, None, None, adj)

        backward(T.apply(x).square().sum())
        print(torch.allclose(x.grad, 2 * T.rotation.inverse_apply(T.apply(x)), atol=1e-5))
        buffered(x).sum().backward()
        print(torch.allclose(adj, 2 * T.rotation.inverse_apply(torch.ones(5, 3)), atol=1e-5))
    """
    assert processes.run_forked(said).split() == ["True", "True"]
