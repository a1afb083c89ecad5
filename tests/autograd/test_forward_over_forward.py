"""Forward mode, alone and nested, through user-defined functions and functions that only change gradients."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.autograd import forward_ad, gradcheck
from torch.func import jacfwd, jacrev

import posekit as pk
from tests.support import sampling

D = torch.float64


class Cube(pk.NestedFunction):
    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        ctx.save_for_backward(x)
        return x**3

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> Tensor:
        return 3 * ctx.saved[0] ** 2 * gradient

    @staticmethod
    def jvp(ctx: Any, tangent: Tensor) -> Tensor:
        return 3 * ctx.saved[0] ** 2 * tangent


class SplitCube(Cube):
    @staticmethod
    def forward(x: Tensor) -> Tensor:  # type: ignore[override]
        return x**3

    @staticmethod
    def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
        ctx.save_for_backward(*inputs)


class Same(pk.NestedFunction):
    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        return x

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> Tensor:
        return gradient

    @staticmethod
    def jvp(ctx: Any, tangent: Tensor) -> Tensor:
        return tangent


class SplitSame(Same):
    @staticmethod
    def forward(x: Tensor) -> Tensor:  # type: ignore[override]
        return x

    @staticmethod
    def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
        pass


def halved_length(T: pk.Pose) -> Tensor:
    """Of a position that passes a function of poses."""

    class Kept(pk.NestedFunction):
        @staticmethod
        def forward(ctx: Any, T: pk.Pose) -> pk.Pose:
            return T

        @staticmethod
        def backward(ctx: Any, gradient: pk.Pose) -> pk.Pose:
            return gradient

        @staticmethod
        def jvp(ctx: Any, tangent: pk.Pose) -> pk.Pose:
            return tangent

    return 0.5 * Kept.apply(T).position.square().sum()


FUNCTIONS: dict[str, tuple[Callable[[Tensor], Tensor], float, float]] = {
    # with the second and the third derivative at 2
    "Cube": (Cube.apply, 12.0, 6.0),
    "SplitCube": (SplitCube.apply, 12.0, 6.0),
    "Same": (lambda x: Same.apply(x) ** 3, 12.0, 6.0),
    "SplitSame": (lambda x: SplitSame.apply(x**3), 12.0, 6.0),
    "scale_grad": (lambda x: pk.scale_grad(x**3, 2.0), 24.0, 12.0),
    "GradFactor": (lambda x: pk.GradFactor.apply(x**3, 2.0), 24.0, 12.0),
    "poses": (lambda x: halved_length(pk.Pose(torch.stack((x, x, x)))), 3.0, 0.0),
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_nesting_of_both_modes_agrees(name: str) -> None:
    function, second, third = FUNCTIONS[name]
    x = torch.tensor(2.0, dtype=D)
    for outer in (jacfwd, jacrev):
        for inner in (jacfwd, jacrev):
            assert outer(inner(function))(x).item() == second
            assert jacfwd(outer(inner(function)))(x).item() == third


@pytest.mark.parametrize("name", FUNCTIONS)
def test_both_modes_agree_over_vmap(name: str) -> None:
    function, second, third = FUNCTIONS[name]
    x = torch.tensor([2.0, 2.0], dtype=D)
    mapped = torch.func.vmap(function)
    for outer in (jacfwd, jacrev):
        for inner in (jacfwd, jacrev):
            assert outer(inner(mapped))(x).tolist() == [[[second, 0], [0, 0]], [[0, 0], [0, second]]]
    assert jacfwd(jacfwd(jacfwd(mapped)))(x)[1, 1, 1].tolist() == [0, third]


@pytest.mark.parametrize("name", FUNCTIONS)
def test_torchs_own_forward_mode_is_right(name: str) -> None:
    function = {
        "scale_grad": lambda x: pk.scale_grad(x**3, 1.0),  # any other factor makes it no derivative of the values
        "GradFactor": lambda x: pk.GradFactor.apply(x**3, 1.0),
    }.get(name, FUNCTIONS[name][0])
    assert gradcheck(function, torch.tensor(2.0, dtype=D, requires_grad=True), check_forward_ad=True)


def test_a_scaled_pose_has_scaled_tangents() -> None:
    position, quaternion = sampling.poses(3)
    with forward_ad.dual_level():
        moving = pk.Pose(forward_ad.make_dual(position, position), quaternion)
        for T in (moving.scale_grad(position=3.0), pk.GradFactor.apply(moving, 3.0)):
            torch.testing.assert_close(forward_ad.unpack_dual(T.position).tangent, 3 * position)


def test_a_tangent_of_another_shape_is_refused() -> None:
    class Wrong(Cube):
        @staticmethod
        def jvp(ctx: Any, tangent: Tensor) -> Tensor:
            return tangent.sum()

    x = torch.ones(3)
    with pytest.raises(pk.ShapeError, match=r"Wrong.jvp: the tangent of tensor 0 of the outputs must have shape"):
        torch.func.jvp(Wrong.apply, (x,), (x,))


@pytest.mark.slow
def test_the_fusion_of_estimates_agrees_in_every_nesting() -> None:
    covariance = torch.eye(6, dtype=D)
    other = pk.UncertainPose(pk.Pose.identity(dtype=D), 2 * covariance)

    def fused(x: Tensor) -> Tensor:
        return pk.UncertainPose(pk.Pose.exp(x), covariance).fuse(other).pose.position.sum()

    x = torch.linspace(-0.3, 0.4, 6, dtype=D)
    want = jacrev(jacrev(fused))(x)
    for outer, inner in ((jacfwd, jacfwd), (jacfwd, jacrev), (jacrev, jacfwd)):
        torch.testing.assert_close(outer(inner(fused))(x), want, rtol=0, atol=1e-13)
