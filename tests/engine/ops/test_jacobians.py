"""`op.jacobian`: dense Jacobians of ops as ops."""

from __future__ import annotations

import re
from typing import Any

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit import math
from posekit.algebra import Mat3, Scalar, Vec3, cross, dot, sin
from posekit.engine import find
from posekit.engine.ops import torch_route
from tests.support import processes, sampling


@pk.op
def screwed(x: Vec3, y: Scalar) -> Vec3:
    return cross(x, Vec3((sin(y), y * y, x[0]))) * y


@pk.op(returns="square scaled")
def grown(x: Vec3, m: Mat3) -> tuple[Scalar, Mat3]:
    return dot(x, x), Mat3(a * x[0] * x[1] for a in m)


@pk.op
def linear(x: Vec3, y: Vec3) -> Vec3:
    return x * 2 + Vec3((y[0] * y[0], y[1], y[2]))


X, Y, M = sampling.normal(5, 3, seed=1), sampling.normal(5, seed=2), sampling.normal(3, 3, seed=3)


def near(got: Tensor, want: Tensor) -> None:
    torch.testing.assert_close(got, want, rtol=1e-13, atol=1e-13)


def test_a_jacobian_has_the_shape_of_the_result_then_that_of_the_argument() -> None:
    assert screwed.jacobian(wrt="x")(X, Y).shape == (5, 3, 3)
    assert screwed.jacobian("y")(X, Y).shape == (5, 3)
    by_x, by_m = zip(*grown.jacobian(("x", "m"))(X, M), strict=True)
    assert [j.shape for j in by_x] == [(5, 3), (5, 3, 3, 3)]
    assert [j.shape for j in by_m] == [(5, 3, 3), (5, 3, 3, 3, 3)]
    assert type(grown.jacobian("x")(X, M)) is tuple and len(grown.jacobian("x")(X, M)) == 2
    assert type(grown.jacobian(["x"])(X, M)[0]) is tuple


@pytest.mark.parametrize("wrt", [("x", "y"), ("y", "x")])
def test_jacobians_agree_with_those_of_torch_func(wrt: tuple[str, str]) -> None:
    numbers = tuple("xy".index(n) for n in wrt)
    for got, want in zip(
        screwed.jacobian(wrt)(X, Y), torch.vmap(torch.func.jacrev(screwed, argnums=numbers))(X, Y), strict=True
    ):
        near(got, want)


def test_jacobians_of_matrices_agree_with_those_of_torch_func() -> None:
    want: Any = torch.vmap(torch.func.jacfwd(grown, argnums=(0, 1)), in_dims=(0, None))(X, M)
    for got, row in zip(grown.jacobian(("x", "m"))(X, M), want, strict=True):
        for block, expected in zip(got, row, strict=True):
            near(block, expected)


def test_a_jacobian_by_hand() -> None:
    near(linear.jacobian("y")(X, X), torch.diag_embed(torch.stack((2 * X[:, 0], *torch.ones(2, 5).double()), -1)))
    # It depends on no argument, and has the batch shape of all.
    near(linear.jacobian("x")(X[0], X.reshape(5, 1, 3)), 2 * torch.eye(3).double().expand(5, 1, 3, 3))


@pytest.mark.parametrize("wrt", ["x", "y"])
def test_jacobians_are_differentiable(wrt: str) -> None:
    inputs = (X[:2].clone().requires_grad_(), Y[:2].clone().requires_grad_())
    assert torch.autograd.gradcheck(screwed.jacobian(wrt), inputs, check_forward_ad=True)
    assert torch.autograd.gradgradcheck(screwed.jacobian(wrt), inputs)


def test_a_jacobian_has_a_jacobian() -> None:
    near(
        screwed.jacobian("x").jacobian("x")(X, Y),
        torch.vmap(torch.func.jacfwd(torch.func.jacrev(screwed)))(X, Y),
    )
    square, matrix = grown.jacobian("m").jacobian("x")(X, M)
    assert square.shape == (5, 3, 3, 3) and matrix.shape == (5, 3, 3, 3, 3, 3)
    want: Any = torch.vmap(torch.func.jacfwd(torch.func.jacrev(grown, argnums=1)), in_dims=(0, None))(X, M)
    near(square, want[0])
    near(matrix, want[1])


def test_operands_are_broadcast_and_may_be_strided_or_empty() -> None:
    jacobian = screwed.jacobian(("x", "y"))
    wide = sampling.normal(3, 4, 5, seed=4).mT.movedim(0, -1)[..., :3]
    for x, y in ((X[0], Y), (X[:, None], Y), (wide, Y[0]), (X[:0], Y[0])):
        shape = torch.broadcast_shapes(x.shape[:-1], y.shape)
        points, numbers = x.expand(*shape, 3).reshape(-1, 3), y.expand(shape).reshape(-1)
        for got, flat in zip(jacobian(x, y), jacobian(points, numbers), strict=True):
            torch.testing.assert_close(got, flat.reshape(got.shape), rtol=0, atol=0)


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16, torch.float32], ids=str)
def test_dtypes(dtype: torch.dtype) -> None:
    x, y = X.to(dtype), Y.to(dtype)
    got = screwed.jacobian("x")(x, y)
    eps = torch.finfo(dtype).eps
    assert got.dtype is dtype
    torch.testing.assert_close(got.double(), screwed.jacobian("x")(x.double(), y.double()), rtol=8 * eps, atol=8 * eps)


def test_a_jacobian_is_made_once_and_has_a_unique_name() -> None:
    jacobian = screwed.jacobian("x")
    assert screwed.jacobian(wrt="x") is jacobian
    assert screwed.jacobian(["x", "y"]) is screwed.jacobian(("x", "y"))
    assert screwed.jacobian(("x", "y")).op is screwed.jacobian(("y", "x")).op
    names = [f.op.name for f in (screwed, jacobian, screwed.jacobian("y"), screwed.jacobian(("x", "y")))]
    assert len({*names}) == len(names)
    assert find(jacobian.op.name) is jacobian.op
    assert "x" in jacobian.source() and jacobian.source() != screwed.source()


def test_a_jacobian_is_one_kernel_without_dead_code() -> None:
    # 2 x depends on no product: neither the value nor y is computed
    program = linear.jacobian("x").op.program
    assert [y.op.name for y in program.lowered("f32")] == ["const"] * 9


def test_compiled_graphs_vmap_and_torch_operations() -> None:
    jacobian = grown.jacobian(("x", "m"))
    want = jacobian(X, M)
    compiled = torch.compile(jacobian, fullgraph=True, backend="aot_eager")(X, M)
    mapped = torch.vmap(jacobian, in_dims=(0, None))(X, M)
    for got in (compiled, mapped):
        for row, expected in zip(got, want, strict=True):
            for block, other in zip(row, expected, strict=True):
                near(block, other)
    flat = torch_route.run(jacobian.op.program, (X, M), None)
    near(flat[0], want[0][0])


class _Module(torch.nn.Module):
    def forward(self, x: Tensor, y: Tensor) -> Tensor:
        return screwed.jacobian("x")(x, y)


def test_an_exported_graph_finds_the_op_by_its_name() -> None:
    exported = torch.export.export(_Module(), (X, Y))
    near(exported.module()(X, Y), screwed.jacobian("x")(X, Y))


def test_the_ops_of_the_library_have_jacobians() -> None:
    position, quaternion = sampling.poses(4, seed=5)
    got = math.pose.apply.jacobian("points")(position, quaternion, X[:4])
    near(got, math.rotation.matrix(quaternion))
    assert find("Pose.apply>daaa.a.001") is math.pose.apply.jacobian("points").op


@pytest.mark.slow
def test_a_fresh_process_finds_the_op_by_its_name() -> None:
    code = """
import torch
import posekit as pk
from posekit.engine import find
op = find("Pose.compose>dPP.P.10")
pose = pk.Pose.identity(2)
(got,) = op((pose.position, pose.quaternion) * 2)
assert torch.equal(got, torch.eye(6).expand(2, 6, 6)), got
print("found")
"""
    assert "found" in processes.run_forked(code)


@pytest.mark.parametrize("wrt", ["z", (), ("x", "x"), ("x", "z"), []])
def test_an_unknown_argument_is_rejected(wrt: Any) -> None:
    got = tuple(wrt) if isinstance(wrt, list) else wrt
    fact = f"screwed.jacobian: wrt must name arguments of the op, each once, got {got!r}; they are x, y"
    with pytest.raises(pk.ArgumentError, match=re.escape(fact)):
        screwed.jacobian(wrt)


def test_arguments_are_given_by_name() -> None:
    with pytest.raises(pk.ArgumentError, match=r"screwed.jacobian: wrt must be a name or names, got 0"):
        screwed.jacobian(0)


def test_wrong_tensors_are_rejected_in_the_names_of_the_op() -> None:
    with pytest.raises(pk.ShapeError, match=r"screwed.jacobian: x must have shape \(\.\.\., 3\), got \(5, 2\)"):
        screwed.jacobian("x")(X[:, :2], Y)
    with pytest.raises(TypeError, match=r"grown.jacobian\(\) takes the arguments x, m; got 0"):
        grown.jacobian("x")(X)


@pytest.mark.parametrize("name", ["daa.a.100", "daa.a.00", "dPa.a.10", "dZa.a.10", "da.a.1", "daaa.a.100", "d"])
def test_a_malformed_name_is_rejected(name: str) -> None:
    with pytest.raises(pk.PosekitError, match=r"has no derivative|does not match ports"):
        find(f"{screwed.op.name}>{name}")


def test_a_sweep_has_no_jacobian() -> None:
    with pytest.raises(pk.PosekitError, match=r"'Pose.chain\[3\]' has no derivative 'daa.aa.10'"):
        find("Pose.chain[3]>daa.aa.10")
