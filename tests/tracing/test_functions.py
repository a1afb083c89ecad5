"""Functions of torch in a trace compute what torch computes, with the same derivatives."""

from __future__ import annotations

import math
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.nn import functional as F

from posekit.engine import AVAILABLE, Port
from posekit.tracing import Layout, Reader, Traced, Unknown, declared, trace

pytestmark = pytest.mark.skipif(not AVAILABLE, reason="symbolic tensors need private names of torch")
# The unknown x is a vector, p are rows of data, and M is a matrix.
X = torch.tensor([0.3, -0.7, 1.9], dtype=torch.float64)
P = torch.tensor([[0.1, 0.5, -2.0], [1.5, -0.25, 0.75], [-0.6, 0.9, 0.2], [3.0, 1.0, -1.0]], dtype=torch.float64)
M = torch.tensor([[2.0, 0.5, 0.25], [-0.5, 1.5, 0.75], [0.1, -0.3, 3.0]], dtype=torch.float64)
W = torch.tensor([0.5, 2.0, 1.25, -1.0], dtype=torch.float64)
MASK = torch.tensor([True, False, True, False])

Function = Callable[..., Any]
SMOOTH: dict[str, Function] = {
    "sinh and cosh": lambda x, p: torch.sinh(x * p) + torch.cosh(x - p),
    "tanh": lambda x, p: torch.tanh(x * p) + torch.tanh(x - X) + torch.tanh(20 * x),
    "expm1": lambda x, p: torch.expm1(x * p) + torch.expm1(x - X),
    "log1p": lambda x, p: torch.log1p(0.1 * x * p) + torch.log1p(0.2 * (x - X)) + torch.log1p(x**2),
    "asinh": lambda x, p: torch.asinh(x * p) + torch.asinh(x - X),
    "acosh": lambda x, p: torch.acosh(1.5 + (x * p) ** 2),
    "atanh": lambda x, p: torch.atanh(0.1 * x * p) + torch.atanh(0.3 * (x - X)),
    "logarithms": lambda x, p: torch.log2(x**2 + p**2) + torch.log10(1 + x**2) + torch.exp2(x - p),
    "silu": lambda x, p: F.silu(x * p),
    "softplus": lambda x, p: F.softplus(x * p) + F.softplus(x, beta=2.5) + F.softplus(30 * x),
    "logsigmoid": lambda x, p: F.logsigmoid(x * p) + F.logsigmoid(x - X),
    "elu": lambda x, p: F.elu(x - p, 0.7) + F.leaky_relu(x + p, 0.3),
    "hypot": lambda x, p: torch.hypot(x, p),
    "angles": lambda x, p: torch.deg2rad(x * p) + torch.rad2deg(x),
    "logaddexp": lambda x, p: torch.logaddexp(x, p) + torch.logaddexp(x, X),
    "logsumexp": lambda x, p: torch.logsumexp(x * p, -1) + torch.logsumexp(x, 0) + torch.logsumexp(x, (0,), True),
    "softmax": lambda x, p: torch.softmax(x * p, -1) + torch.log_softmax(x + p, -1),
    "prod": lambda x, p: (x - p).prod(-1) + x.prod() + (x * p).prod(-1, keepdim=True)[..., 0],
    "var and std": lambda x, p: (x * p).var(-1) + x.std() + (x * p).std(-1, keepdim=True).squeeze(-1) + x.var(0, False),
    "cumsum": lambda x, p: (x * p).cumsum(-1) + x.cumsum(0),
    "distances": lambda x, p: F.pairwise_distance(p, x),
}
FUNCTIONS: dict[str, Function] = {
    "add": lambda x, p: x + p + 2,
    "add with a factor": lambda x, p: torch.add(p, x, alpha=0.3),
    "sub": lambda x, p: 1 - (p - x),
    "sub with a factor": lambda x, p: torch.sub(p, x, alpha=2),
    "rsub": lambda x, p: torch.rsub(x, p),
    "mul": lambda x, p: -0.37 * x * p,
    "div": lambda x, p: p / (3 + x) + 1 / (x + 7),
    "pow": lambda x, p: (x**2 + p**3) * x**0,
    "real power": lambda x, p: (x**2 + 1) ** 1.5 + (p**2 + x**2) ** -0.5,
    "power of a tensor": lambda x, p: (2 + x) ** p + 2.0**x,
    "sqrt": lambda x, p: torch.sqrt(p**2 + x**2) + torch.rsqrt(1 + x**2) + x.square(),
    "reciprocal": lambda x, p: (x + p + 7).reciprocal(),
    "abs": lambda x, p: (x - p).abs(),
    "abs at 0": lambda x, p: (x - X).abs() + p,
    "sign": lambda x, p: x * torch.sign(p - x),
    "exp": lambda x, p: torch.exp(x - p),
    "log": lambda x, p: torch.log(p**2 + x**2 + 1),
    "sin and cos": lambda x, p: torch.sin(x * p) + torch.cos(p - x),
    "tan": lambda x, p: torch.tan(0.1 * x * p),
    "asin and acos": lambda x, p: torch.asin(0.1 * x * p) - torch.acos(0.1 * x),
    "atan": lambda x, p: torch.atan(x * p),
    "atan2": lambda x, p: torch.atan2(x, p),
    "sigmoid": lambda x, p: torch.sigmoid(x * p) + torch.sigmoid(1000 * x),
    "relu": lambda x, p: torch.relu(x - p) + F.relu(X - x),
    "clamp": lambda x, p: torch.clamp(x, -0.5, 1.0) * p + (x + p).clamp(min=0) + (x * p).clamp_max(0.25),
    "clamp by a tensor": lambda x, p: torch.clamp(x, min=p) + x.clamp(max=X),
    "maximum and minimum": lambda x, p: torch.maximum(x, p) + torch.minimum(p, x) * 2,
    "maximum of equals": lambda x, p: torch.maximum(x, X) + torch.minimum(X, x) * p,
    "where": lambda x, p: torch.where(x > p, x, 2 * p) + torch.where(p > 0, x, 0.0),
    "comparisons": lambda x, p: x * (x >= p) + 2 * x * (x < p) + x * (x <= 0.3) + x * (x == X) + x * (x != p),
    "logic": lambda x, p: torch.where((x > 0) & (p > 0) | ~(x < 1), x, p * x),
    "logical functions": lambda x, p: x * torch.logical_and(x > 0, p > x) + x * torch.logical_not(x > p),
    "conversions": lambda x, p: (x > p).to(torch.float64) * x + (x > p).double() + x.to(torch.float64),
    "addcmul": lambda x, p: torch.addcmul(p, x, x, value=0.5) + torch.addcdiv(x, p, x + 5),
    "lerp": lambda x, p: torch.lerp(x, p, 0.3) + torch.lerp(p, x, x),
    "select": lambda x, p: torch.stack([x[0] * p[..., 1], x[..., -1] - p[..., 2]], -1),
    "slices": lambda x, p: x[1:] * p[..., :2] + x[:-1],
    "steps": lambda x, p: x[::2] * p[..., ::2],
    "lists as indices": lambda x, p: x[[2, 0, 2]] * p,
    "masks as indices": lambda x, p: x[torch.tensor([True, False, True])] + p[:, :2],
    "index_select": lambda x, p: x.index_select(0, torch.tensor([2, 1])) + p[:, 1:],
    "flip": lambda x, p: x.flip(0) * p.flip(-1),
    "unbind": lambda x, p: x.unbind(-1)[1] * p.unbind(-1)[2],
    "split and chunk": lambda x, p: (x + p).split(2, -1)[0] + (x * p).chunk(2, -1)[0] + (x + p).split([1, 2], -1)[1],
    "cat": lambda x, p: torch.cat([x * p, (x + p)[..., :1]], -1),
    "stack": lambda x, p: torch.stack([x * p, x + p], -1),
    "homogeneous points": lambda x, p: torch.cat([x * p, torch.ones(len(p), 1, dtype=p.dtype)], -1),
    "view": lambda x, p: (x * p).reshape(len(p), 3, 1).squeeze(-1) + (x + p).unsqueeze(-1).flatten(-2),
    "reshape to a flat one and back": lambda x, p: (x * p).reshape(-1).reshape(-1, 3),
    "flatten": lambda x, p: (x * p).flatten(),
    "permute": lambda x, p: (x * p).T.unsqueeze(0).permute(0, 2, 1).transpose(0, 1).squeeze(1),
    "mT": lambda x, p: (x * p).mT.mT,
    "expand": lambda x, p: x.expand(len(p), 3) * p + x.expand_as(p),
    "sum": lambda x, p: (x * p).sum(-1) + x.sum() + (x + p).sum(-1, keepdim=True).squeeze(-1),
    "mean": lambda x, p: (x * p).mean(-1) + x.mean(),
    "norm": lambda x, p: (x - p).norm(dim=-1) + torch.linalg.norm(x) + torch.linalg.vector_norm(x - p, 1, -1),
    "norm of 0": lambda x, p: (x - X).norm() * p,
    "normalize": lambda x, p: F.normalize(x + p, dim=-1),
    "cross": lambda x, p: torch.cross(x.expand_as(p), p, dim=-1) + torch.linalg.cross(p, x.expand_as(p)),
    "dot": lambda x, p: x @ x * p + torch.dot(x, X),
    "matrices": lambda x, p: (x * p) @ M.T + (M @ x) + (x @ M),
    "many matrices": lambda x, p: (M * x).expand(len(p), 3, 3) @ p.unsqueeze(-1),
    "a matrix of unknowns": lambda x, p: p @ torch.stack([x, x.square(), x.flip(0)]),
    "matvec": lambda x, p: torch.mv(M, x) + torch.einsum("ij,nj->ni", M, x * p),
    "einsum": lambda x, p: torch.einsum("ni,i->n", p, x) + torch.einsum("i,ij,nj->n", x, M, p),
    "outer": lambda x, p: torch.outer(x, x)[0] * p,
    "diagonal": lambda x, p: torch.outer(x, x + 1).diagonal(1) * p[:, :2] + torch.outer(x, x).trace(),
    "linear": lambda x, p: F.linear(x * p, M, X),
    "baddbmm": lambda x, p: torch.addmm(x * p, p * x, M),
    "weights": lambda x, p: W[:, None] * (x - p),
    "bools": lambda x, p: MASK[:, None] * x * p,
    "integers": lambda x, p: torch.arange(4)[:, None] * x + p,
    "constants": lambda x, p: torch.zeros_like(x) + torch.ones_like(p) * x + torch.full_like(x, 0.7) + x.new_zeros(3),
    "clone": lambda x, p: (x * p).clone().contiguous(),
    "numbers that are read": lambda x, p: 500.0 * x + 320.5 * p - math.pi,
    **SMOOTH,
    "indices": lambda x, p: x[None, :, None][0, :, 0] * p[..., 1:][:, :1] + p[:, -1, None] * x[-1] + x[...][0:2][0],
    "sizes": lambda x, p: (x * p).view((len(p), 3)).expand(len(p), 3).reshape(len(p), -1) + x.expand((len(p), -1)),
    "reflected operators": lambda x, p: 2 - x + 3 / (x + 7) + 2 * x + (1 + x) - p,
    "norms of rows in two steps": lambda x, p: (((x - p) ** 2).sum(-1) + 0.1) ** 0.5,
}


def op_of(function: Function, x: Tensor, *data: Tensor, whole: bool = False) -> tuple[Any, list[Tensor], Layout]:
    """The op of a function, and what it reads."""
    port = Port("x", tuple(x.shape))

    def finish(traced: Traced) -> tuple[Any, list[Tensor], Layout]:
        layout = Layout.of(traced, traced.results[0], whole)
        reader = Reader.of(traced, layout)
        return declared(traced, layout, reader, {"x": None}, [port]), reader.tensors(traced, layout), layout

    made, _ = trace(
        lambda tensors: function(tensors[0], *data),
        [Unknown("x", port.shape)],
        (),
        x.dtype,
        x.device,
        finish,
        x.numel(),
    )
    return made


def evaluated(op: Any, x: Tensor, tensors: list[Tensor], layout: Layout) -> Tensor:
    """The numbers of an op at an unknown, by torch operations: no kernel is compiled."""
    rank = 1 + len(layout.rows)
    (result,) = op.op.in_torch([x.reshape(*[1] * rank, *x.shape), *tensors], None)
    return result.expand(1, *layout.rows, *result.shape[rank:])


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_function_of_torch(name: str) -> None:
    function = FUNCTIONS[name]
    op, tensors, layout = op_of(function, X, P)
    for x in (X, torch.tensor([-1.25, 0.4, 0.9], dtype=torch.float64)):
        expected = function(x, P)
        actual = evaluated(op, x, tensors, layout)
        torch.testing.assert_close(actual.reshape(expected.shape), expected, rtol=1e-13, atol=1e-14)
        slopes = torch.func.jacrev(lambda x: function(x, P))(x)
        actual = evaluated(op.jacobian("x"), x, tensors, layout)
        torch.testing.assert_close(actual.reshape(slopes.shape), slopes, rtol=1e-12, atol=1e-13)


@pytest.mark.slow(but=3)
@pytest.mark.parametrize("name", SMOOTH)
def test_second_derivatives_of_a_smooth_function(name: str) -> None:
    function = SMOOTH[name]
    op, tensors, layout = op_of(function, X, P)
    for x in (X, torch.tensor([-1.25, 0.4, 0.9], dtype=torch.float64)):
        expected = torch.func.hessian(lambda x: function(x, P))(x)
        actual = evaluated(op.jacobian("x").jacobian("x"), x, tensors, layout)
        torch.testing.assert_close(actual.reshape(expected.shape), expected, rtol=1e-11, atol=1e-12)


def test_distances_of_all_pairs() -> None:
    # torch.func.jacrev of torch.cdist is wrong (torch 2.13), and there is no second derivative: norms of differences.
    op, tensors, layout = op_of(lambda x, p: torch.cdist(p + x, M), X, P)

    def norms(x: Tensor) -> Tensor:
        return (P + x)[:, None].sub(M).norm(dim=-1)

    for derived, expected in (
        (op, torch.cdist(P + X, M)),
        (op.jacobian("x"), torch.func.jacrev(norms)(X)),
        (op.jacobian("x").jacobian("x"), torch.func.hessian(norms)(X)),
    ):
        actual = evaluated(derived, X, tensors, layout).reshape(expected.shape)
        torch.testing.assert_close(actual, expected, rtol=1e-12, atol=1e-13)


def test_small_arguments_keep_their_digits() -> None:
    x = torch.tensor([1e-9, -3e-12, 2e-20], dtype=torch.float64)
    for function in (torch.tanh, torch.sinh, torch.expm1, torch.log1p, torch.asinh, torch.atanh):
        op, tensors, layout = op_of(lambda x, p, f=function: f(x), x, P)
        torch.testing.assert_close(evaluated(op, x, tensors, layout).reshape(3), function(x), rtol=1e-15, atol=0)


@pytest.mark.slow
def test_a_trace_does_not_import_what_torch_needs_for_subclasses() -> None:
    program = """
import sys, torch
from posekit.tracing import Unknown, trace
def call(x):
    p = torch.ones(5, 3, dtype=torch.float64)
    return ((x[0][None] * p - 2)[..., :2] / x[0][2:]).reshape(-1, 2, 1).sum(-1)
trace(call, [Unknown("x", (3,))], (), torch.float64, torch.device("cpu"), lambda traced: traced, 3)
assert "torch.distributed.tensor" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)
