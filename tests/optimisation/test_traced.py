"""Residuals in Python that are traced: their solutions are those of the function, and what is no program stays one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit.engine import AVAILABLE, pytree
from posekit.optimisation import dense_solve, traced
from posekit.tracing import tracer
from tests.support.solving import D, pnp

pytestmark = pytest.mark.skipif(not AVAILABLE, reason="symbolic tensors need private names of torch")
START, POINTS, PIXELS, _ = pnp(3, rows=8)
K = torch.tensor([[500.0, 2.0, 320.0], [0.0, 510.0, 240.0], [0.0, 0.0, 1.0]], dtype=D)
X = torch.linspace(0, 2, 12, dtype=D)
Y = 2.5 * torch.exp(-0.7 * X) + 0.1 * torch.cos(9 * X)
MODEL = torch.tensor([1.0, 0.5], dtype=D)
TARGET = pk.Pose.exp(torch.tensor([[0.3, -0.2, 0.5, 0.4, 0.9, -0.6], [1.0, 2.0, 3.0, -0.2, 0.1, 0.3]], dtype=D))


def seen(points: Tensor) -> Tensor:
    return points[..., :2] / points[..., 2:]


def reprojection(T: pk.Pose, points: Tensor, pixels: Tensor) -> Tensor:
    return seen(T.apply(points, clouds=True)) - pixels


def both(monkeypatch: Any, residual: Callable[..., Any], initial: Any, *data: Any, **options: Any) -> tuple[Any, Any]:
    """The results by the trace and by the function."""
    found = pk.least_squares(residual, initial, *data, **options)
    with monkeypatch.context() as patch:
        patch.setattr(dense_solve, "traced_terms", lambda *_: None)
        function = pk.least_squares(residual, initial, *data, **options)
    assert function.route == "function"
    return found, function


def tensors(value: Any) -> list[Tensor]:
    leaves = pytree.tree_flatten(value, is_leaf=lambda x: hasattr(x, "_tensors"))[0]
    return [x for leaf in leaves for x in ((leaf,) if isinstance(leaf, Tensor) else leaf._tensors())]


CAMERA = pk.Camera([500.0, 510.0, 320.0, 240.0], (640, 480)).to(D)

SOLVED: dict[str, tuple[Any, ...]] = {
    "one problem": (lambda T: seen(T.apply(POINTS[0])) - PIXELS[0], START[0]),
    "many problems": (reprojection, START, POINTS, PIXELS),
    "an index for the rows": (lambda T, p, x: seen(T[:, None] @ p) - x, START, POINTS, PIXELS),
    "shared points": (lambda T, p, x: seen(T[:, None].apply(p)) - x, START, POINTS[0], PIXELS[:1]),
    "a flat result": (lambda T, p, x: (seen(T.apply(p)) - x).reshape(-1), START[0], POINTS[0], PIXELS[0]),
    "a matrix of the camera": (
        lambda T, p, x: seen(T.apply(p) @ K.T) / 500 - x - K[:2, 2] / 500,
        START[0],
        POINTS[0],
        PIXELS[0],
    ),
    "rows in the last dimension": (lambda b, x, y: y - b[0] * torch.exp(-b[1] * x), MODEL, X, Y),
    "problems and rows": (
        lambda b, x, y: y - b[..., :1] * torch.exp(-b[..., 1:] * x),
        MODEL + TARGET.position[:, :2],
        X,
        Y,
    ),
    "no rows": (lambda T, U: (~T @ U).log(), pk.Pose.identity(2, dtype=D), TARGET),
    "a rotation": (lambda R, U: (R.inverse() @ U.rotation).log(), pk.Rotation.identity(2, dtype=D), TARGET),
    "several unknowns": (
        lambda v, p, x: seen(v["T"].apply(p, clouds=True)) * v["f"][..., None, None] - x,
        {"T": START, "f": torch.full((3,), 1.1, dtype=D)},
        POINTS,
        PIXELS,
    ),
    "several results": (
        lambda b, x, y: {"fit": y - b[0] * torch.exp(-b[1] * x), "size": 0.1 * b, "sum": (b - 1).sum()},
        MODEL,
        X,
        Y,
    ),
    "unrolled rows": (
        lambda b: torch.stack([10 * (b[1] - b[0] ** 2), 1 - b[0]], -1),
        torch.tensor([-1.2, 1.0], dtype=D),
    ),
    "a camera": (
        lambda v, p, x: v[0].project(v[1].apply(p))[0] - x,
        (CAMERA, START[0]),
        POINTS[0],
        PIXELS[0] * 500 + K[:2, 2],
    ),
    "an unknown matrix": (lambda A, p, x: p @ A.mT - x, torch.eye(2, 3, dtype=D)[None] + 0.1, POINTS[:1], PIXELS[:1]),
    "a mean of unrolled numbers": (
        lambda T, U: (~T @ U).log() - 0.1 * (~T @ U).log().mean(-1, keepdim=True),
        START[:2],
        TARGET,
    ),
}


@pytest.mark.slow(but=3)
@pytest.mark.parametrize("name", SOLVED)
@pytest.mark.parametrize("loss", [None, "huber"])
def test_solutions_are_those_of_the_function(monkeypatch: Any, name: str, loss: str | None) -> None:
    residual, initial, *data = SOLVED[name]
    options: dict[str, Any] = {"loss": loss and pk.Loss("huber", 0.3)}
    if name == "an unknown matrix":
        options["batch_dims"] = 1
    result, function = both(monkeypatch, residual, initial, *data, **options)
    assert result.route == "traced"
    assert (
        result.status == function.status if isinstance(result.status, str) else (result.status == function.status).all()
    )
    torch.testing.assert_close(result.cost, function.cost, rtol=1e-9, atol=1e-20)
    for a, b in zip(tensors(result.value), tensors(function.value), strict=True):
        torch.testing.assert_close(a, b, rtol=1e-6, atol=1e-8)


@pytest.mark.parametrize("weight", ["numbers", "one number", "matrices", "one matrix", "a nesting"])
def test_weights_count_as_in_the_function(monkeypatch: Any, weight: str) -> None:
    residual: Callable[..., Any] = reprojection
    numbers = torch.linspace(0.5, 2, 8, dtype=D)
    matrix = torch.tensor([[2.0, 0.5], [0.5, 1.0]], dtype=D)
    given: Any = {
        "numbers": numbers.expand(3, 8),
        "one number": torch.tensor(3.0, dtype=D),
        "matrices": numbers[:, None, None] * matrix.expand(3, 8, 2, 2),
        "one matrix": matrix,
        "a nesting": [numbers.expand(3, 8), None],
    }[weight]
    if weight == "a nesting":
        residual = lambda T, p, x: [reprojection(T, p, x), 0.1 * (T.position - 1)]  # noqa: E731
    result, function = both(monkeypatch, residual, START, POINTS, PIXELS, weight=given, loss=pk.Loss("cauchy", 0.1))
    assert result.route == "traced"
    torch.testing.assert_close(result.cost, function.cost, rtol=1e-9, atol=0)
    torch.testing.assert_close(result.value.matrix(), function.value.matrix(), rtol=0, atol=1e-8)


def test_a_wrong_weight_is_refused_as_for_the_function() -> None:
    with pytest.raises(pk.ValidationError, match=r"least_squares: weight.*is negative"):
        pk.least_squares(reprojection, START, POINTS, PIXELS, weight=torch.full((3, 8), -1.0, dtype=D))


class Straight(torch.autograd.Function):
    """The identity, with twice its gradient."""

    generate_vmap_rule = True

    @staticmethod
    def forward(x: Tensor) -> Tensor:
        return x.clone()

    @staticmethod
    def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
        pass

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> Tensor:
        return 2 * gradient

    @staticmethod
    def jvp(ctx: Any, tangent: Tensor) -> Tensor:
        return 2 * tangent


def caught(x: Tensor) -> Tensor:
    try:
        return x * 2 if bool(x[0] > 10) else x - 1
    except Exception:
        return x * 5  # where the trace would go on


def written(x: Tensor) -> Tensor:
    r = torch.zeros_like(x)
    r[0] = x[0] - 1
    return r + 0.1 * x


def still(x: Tensor) -> Tensor:
    with torch.no_grad():
        scale = x + 2
    return scale * (x - 1)


S = torch.tensor([0.5, -1.0, 2.0], dtype=D)
MANY = torch.linspace(-1, 1, 100, dtype=D)
FUNCTIONS: dict[str, Callable[..., Any]] = {
    "a branch by values": lambda x: x - 1 if bool(x.sum() > 0) else 2 * (x - 1),
    "a number of Python": lambda x: x - 1 + 0.1 * x[0].item(),
    "an exception that is caught": caught,
    "writing into a tensor": written,
    "a part without gradients": still,
    "detach": lambda x: (x - 1) * (2 + x.detach()),
    "a derivative of its own": lambda x: Straight.apply(x - 1) + 0.3 * x,
    "an unknown function": lambda x: torch.special.bessel_j0(x) - 0.9,
    "a sort": lambda x: x.sort().values - S,
    "rows that meet": lambda x: (MANY * x[0]) - (MANY * x[0]).mean() + MANY.roll(1),
    "neighbours": lambda x: torch.cat([(MANY * x[0]).diff() - 0.1, x[1:]]),
    "a residual that does not depend on the unknowns": lambda x: [x - 1, S],
    "a matrix that is inverted": lambda x: torch.linalg.solve(torch.diag(x.square() + 1), S) - 0.1,
    "float32 in between": lambda x: (x.float().double() - 1) + x,
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_what_is_no_program_stays_a_function(monkeypatch: Any, name: str) -> None:
    options: dict[str, Any] = {"max_iterations": 5, "gradient": None}
    result, function = both(monkeypatch, FUNCTIONS[name], S, **options)
    assert result.route == "function"
    assert torch.equal(result.value, function.value) and torch.equal(result.cost, function.cost)


def test_scaled_gradients_are_not_lost(monkeypatch: Any) -> None:
    def residual(T: pk.Pose, points: Tensor, pixels: Tensor) -> Tensor:
        return reprojection(T.scale_grad(position=0.5), points, pixels)

    result, function = both(monkeypatch, residual, START, POINTS, PIXELS, gradient=None, max_iterations=3)
    assert result.route == "function" and torch.equal(result.cost, function.cost)


def test_elements_of_a_batch_that_meet_are_no_program(monkeypatch: Any) -> None:
    start = torch.tensor([[0.5, 1.0, 3.0], [1.0, -1.0, 2.0], [0.0, 2.0, 1.0]], dtype=D)
    for residual in (lambda x: x - x.mean(0), lambda x: x - 0.5 * x.T, lambda x: x - x.flip(0), lambda x: x[:1] - x):
        result, function = both(monkeypatch, residual, start, max_iterations=3)
        assert result.route == "function" and torch.equal(result.cost, function.cost)


def test_two_dimensions_of_equal_sizes_are_not_confused(monkeypatch: Any) -> None:
    p = torch.randn(4, 4, dtype=D, generator=torch.Generator().manual_seed(0))

    def residual(x: Tensor) -> Tensor:
        s = x[0] * p + x[1] * torch.cos(p)
        return (s - 0.5 * s.T.exp()).flatten()

    def pairs(x: Tensor) -> Tensor:
        u = x[0] * p[0] + x[1] * p[1].square()
        return (u[:, None] - u[None, :] ** 2).flatten() - 0.1

    for f in (residual, pairs):
        result, function = both(monkeypatch, f, torch.tensor([1.0, 0.5], dtype=D), tolerance=1e-6)
        torch.testing.assert_close(result.cost, function.cost, rtol=1e-9, atol=0)
        torch.testing.assert_close(result.value, function.value, rtol=1e-5, atol=1e-7)


def test_a_function_is_traced_as_it_is_now(monkeypatch: Any) -> None:
    scale, offset = 1.37, S.clone()

    def residual(x: Tensor) -> Tensor:
        return scale * x - offset

    for scale in (1.37, 2.45, -0.3):
        result = pk.least_squares(residual, torch.ones(3, dtype=D))
        assert result.route == "traced"
        torch.testing.assert_close(result.value, offset / scale, rtol=0, atol=1e-9)
    offset = 2 * S
    torch.testing.assert_close(
        pk.least_squares(residual, torch.ones(3, dtype=D)).value, offset / scale, rtol=0, atol=1e-9
    )
    offset.mul_(3)
    torch.testing.assert_close(
        pk.least_squares(residual, torch.ones(3, dtype=D)).value, 6 * S / scale, rtol=0, atol=1e-9
    )


def test_a_tensor_that_is_changed_during_the_call(monkeypatch: Any) -> None:
    def residual(x: Tensor) -> Tensor:
        buffer = torch.zeros(3, dtype=D)
        parts = []
        for k in range(2):
            buffer += k + 1
            parts.append(x - buffer)
        return torch.cat(parts)

    result, function = both(monkeypatch, residual, S)
    assert result.route == "function" and torch.equal(result.value, function.value)


def test_a_function_that_is_never_the_same_is_not_traced() -> None:
    numbers = iter(range(1000))
    result = pk.least_squares(lambda x: x - next(numbers), S, max_iterations=2)
    assert result.route == "function"


def test_a_function_whose_algebra_always_changes_is_compiled_a_few_times(monkeypatch: Any) -> None:
    monkeypatch.setattr(traced, "_PROGRAMS", 2)

    def residual(x: Tensor) -> Tensor:
        return x**power - 2

    routes = []
    for power in (2, 3, 4, 2):
        result = pk.least_squares(residual, torch.ones(3, dtype=D))
        torch.testing.assert_close(result.value, torch.full((3,), 2.0, dtype=D) ** (1 / power), rtol=0, atol=1e-8)
        routes.append(result.route)
    assert routes == ["traced", "traced", "function", "traced"]


def test_a_function_that_would_take_long_to_compile_is_not(monkeypatch: Any) -> None:
    monkeypatch.setattr(tracer, "NODES", 600)

    def residual(x: Tensor) -> Tensor:
        y = x
        for _ in range(steps):
            y = y + 0.01 * torch.sin(y) * x
        return y - 1

    routes = []
    for steps in (2, 50):  # noqa: B007 (the function reads it)
        routes.append(pk.least_squares(residual, S, max_iterations=2).route)
    assert routes == ["traced", "function"]


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_dtypes(monkeypatch: Any, dtype: torch.dtype) -> None:
    start, points, pixels = START.to(dtype), POINTS.to(dtype), PIXELS.to(dtype)
    result, function = both(monkeypatch, reprojection, start, points, pixels)
    assert result.route == "traced" and result.value.dtype == dtype
    eps = torch.finfo(dtype).eps
    torch.testing.assert_close(result.value.matrix(), function.value.matrix(), rtol=0, atol=300 * eps**0.75)


def test_gradients_of_solutions_are_those_of_the_function(monkeypatch: Any) -> None:
    def loss(points: Tensor, pixels: Tensor) -> Tensor:
        result = pk.least_squares(reprojection, START, points, pixels, loss=pk.Loss("cauchy", 0.1), tolerance=1e-9)
        assert result.route == route
        return (result.value.log() * torch.linspace(1, 2, 18, dtype=D).reshape(3, 6)).sum() + result.cost.sum()

    found = []
    for route in ("traced", "function"):
        if route == "function":
            monkeypatch.setattr(dense_solve, "traced_terms", lambda *_: None)
        leaves = [POINTS.clone().requires_grad_(), PIXELS.clone().requires_grad_()]
        found.append(torch.autograd.grad(loss(*leaves), leaves))
    for a, b in zip(*found, strict=True):
        torch.testing.assert_close(a, b, rtol=1e-7, atol=1e-10)


def test_a_problem_is_solved_to_the_same_bits_alone_and_among_others() -> None:
    many = pk.least_squares(reprojection, START, POINTS, PIXELS, loss="huber")
    for k in range(3):
        alone = pk.least_squares(reprojection, START[k : k + 1], POINTS[k : k + 1], PIXELS[k : k + 1], loss="huber")
        assert torch.equal(alone.value.position[0], many.value.position[k])
        assert torch.equal(alone.value.quaternion[0], many.value.quaternion[k])
        assert torch.equal(alone.cost[0], many.cost[k])


def test_a_residual_of_a_closure_that_requires_grad_is_refused() -> None:
    scale = torch.tensor(2.0, dtype=D, requires_grad=True)
    with pytest.raises(pk.ArgumentError, match="residual depends on a tensor that requires grad"):
        pk.least_squares(lambda x: scale * x - 1, S)


def test_errors_of_the_function_are_its_own() -> None:
    def residual(x: Tensor) -> Tensor:
        raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        pk.least_squares(residual, S)
