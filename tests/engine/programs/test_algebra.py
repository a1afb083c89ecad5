"""The scalar algebra of declarations: values, derivatives and simplifications, evaluated with torch."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
import torch
from torch import Tensor

from posekit.algebra import (
    Mat3,
    Quat,
    Scalar,
    Vec2,
    Vec3,
    absolute,
    both,
    constant_maximum,
    inv,
    maximum,
    minimum,
    nonzero,
    rint,
    rsqrt,
    select,
    sqrt,
    unscale,
)
from posekit.engine.ops import torch_route
from posekit.engine.programs import ElementwiseProgram, Port, scalar


def test_powers_other_than_non_negative_integers_raise() -> None:
    x = scalar.Graph().symbol("x", 0)
    for exponent in (0.5, -1):
        with pytest.raises(TypeError, match=r"whole, non-negative powers; got .*see inv, sqrt and rsqrt, and power"):
            x**exponent


def evaluated(function: Callable[..., Scalar], *inputs: Tensor, gradient: bool = False) -> Tensor:
    """A function of scalars evaluated with torch; or the sum of its gradients."""
    ports = [Port(f"x{k}", ()) for k in range(len(inputs))]
    program = ElementwiseProgram(
        "test", "test", ports, [Port("y", ())], lambda p: [[function(*[s[0] for s in p.symbols])]]
    )
    if gradient:
        derived = program.vjp((True,) * len(inputs), (True,))
        one = torch.ones_like(inputs[0])
        results = _numbers(derived.program, [[*inputs, one][i] for i in derived.sources]) if derived.program else []
        found = [one if r is not None and r < 0 else results[r] for r in derived.results if r is not None]
        return sum(found, torch.zeros_like(one))
    return _numbers(program, inputs)[0]


def _numbers(program: ElementwiseProgram, inputs: list[Tensor] | tuple[Tensor, ...]) -> list[Tensor]:
    made = torch_route._function(program, "f64")(torch, *[(x,) for x in inputs])
    return [torch.as_tensor(row[0], dtype=torch.float64).expand(inputs[0].shape) for row in made]


POINTS = torch.tensor([-2.5, -1.5, -0.5, 0.25, 0.5, 1.5, 3.0], dtype=torch.float64)
ONES = torch.ones_like(POINTS)


@pytest.mark.parametrize(
    ("condition", "holds"),
    (
        (lambda x: x < 1, POINTS < 1),
        (lambda x: x <= 0.5, POINTS <= 0.5),
        (lambda x: x > 1, POINTS > 1),
        (lambda x: x >= 0.5, POINTS >= 0.5),
    ),
)
def test_select_is_differentiated_on_the_branch_taken(condition: Callable[..., Scalar], holds: Tensor) -> None:
    def chosen(x: Scalar) -> Scalar:
        return select(condition(x), x * x, 7 * x)

    assert torch.equal(evaluated(chosen, POINTS), torch.where(holds, POINTS**2, 7 * POINTS))
    assert torch.equal(evaluated(chosen, POINTS, gradient=True), torch.where(holds, 2 * POINTS, 7 * ONES))


def test_select_between_constants_keeps_full_precision() -> None:
    got = evaluated(lambda x: select(x < 0, 0.1, 0.7) * x, POINTS)
    torch.testing.assert_close(got, torch.where(POINTS < 0, 0.1 * POINTS, 0.7 * POINTS), rtol=1e-15, atol=0)


SMOOTH_AND_NOT = {
    "absolute": (absolute, torch.abs, torch.sign(POINTS)),
    "rint": (rint, torch.round, 0 * POINTS),
    "constant_maximum": (lambda x: constant_maximum(x, -x, 0.5), lambda x: x.abs().clamp(min=0.5), 0 * POINTS),
    "maximum": (
        lambda x: maximum(x * x, 2 * x, 0.25),
        lambda x: torch.maximum(x * x, 2 * x).clamp(min=0.25),
        torch.tensor([-5, -3, -0.5, 2, 2, 2, 6], dtype=torch.float64),  # at -0.5 x * x = 0.25: half of -1
    ),
    "minimum": (
        lambda x: minimum(-x * x, -2 * x, -0.25),
        lambda x: -torch.maximum(x * x, 2 * x).clamp(min=0.25),
        -torch.tensor([-5, -3, -0.5, 2, 2, 2, 6], dtype=torch.float64),
    ),
    "sqrt": (lambda x: sqrt(x * x), torch.abs, torch.sign(POINTS)),
    "rsqrt": (lambda x: rsqrt(x * x), lambda x: 1 / x.abs(), -torch.sign(POINTS) / POINTS**2),
    "inv": (inv, torch.reciprocal, -1 / POINTS**2),
    "power": (lambda x: x**3 + x**0, lambda x: x**3 + 1, 3 * POINTS**2),
    "nonzero": (
        lambda x: select(nonzero(x - 0.5), x, 7),
        lambda x: torch.where(x != 0.5, x, 7),
        (POINTS != 0.5) * ONES,
    ),
    "both": (
        lambda x: select(both(x > -1, x < 1), x, 0),
        lambda x: torch.where(x.abs() < 1, x, 0),
        (POINTS.abs() < 1) * ONES,
    ),
    "reversed": (lambda x: (1 - x) + (1 / x) - (2 * x + 1), lambda x: -3 * x + 1 / x, -3 - 1 / POINTS**2),
}


@pytest.mark.parametrize("name", SMOOTH_AND_NOT)
def test_functions_have_the_expected_values_and_derivatives(name: str) -> None:
    function, value, slope = SMOOTH_AND_NOT[name]
    torch.testing.assert_close(evaluated(function, POINTS), value(POINTS), rtol=1e-15, atol=1e-15)
    torch.testing.assert_close(evaluated(function, POINTS, gradient=True), slope, rtol=1e-15, atol=1e-15)


def test_absolute_at_zero_has_the_derivative_from_the_right() -> None:
    zeros = torch.tensor([0.0, -0.0], dtype=torch.float64)
    assert torch.equal(evaluated(absolute, zeros, gradient=True), torch.ones_like(zeros))


def test_sqrt_at_zero_has_zero_gradient() -> None:
    zero = torch.zeros(1, dtype=torch.float64)
    assert torch.equal(evaluated(sqrt, zero), zero)
    assert torch.equal(evaluated(sqrt, zero, gradient=True), zero)


def test_unscale_is_a_power_of_two_that_brings_any_number_near_one() -> None:
    x = torch.tensor([1.0, -3.0, 1e-200, 7e250, 1.5], dtype=torch.float64)
    scale = evaluated(unscale, x)
    mantissa, _ = torch.frexp(scale)
    assert torch.equal(mantissa, torch.full_like(x, 0.5))
    assert ((scale * x).abs() >= 1).all() and ((scale * x).abs() < 4).all()
    x = torch.cat((x, torch.tensor([0.0, 5e-324, 2.3e-308, 1.7e308], dtype=torch.float64)))
    assert torch.equal(evaluated(lambda x: unscale(unscale(x)), x) * evaluated(unscale, x), torch.ones_like(x))


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64], ids=str)
def test_unscale_without_access_to_bits_gives_the_same_result(
    dtype: torch.dtype, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise RuntimeError

    limits = torch.finfo(dtype)
    powers = torch.exp2(torch.arange(-1100.0, 1100.0, dtype=torch.float64)).to(dtype)
    ends = [0.0, -0.0, torch.inf, torch.nan, limits.max, limits.tiny, limits.smallest_normal / 4, -1.5]
    numbers = torch.cat((powers, -powers * 1.75, torch.tensor(ends, dtype=dtype)))
    want = torch_route.unscale(numbers)
    monkeypatch.setattr(Tensor, "view", refuse)
    assert torch.equal(torch_route.unscale(numbers), want)


# Each line and what it must stay equal to, whatever is simplified on the way.
IDENTITIES: tuple[tuple[Callable[..., Scalar], Callable[..., Tensor]], ...] = (
    (lambda a, b: a + (-b), lambda a, b: a - b),
    (lambda a, b: (-a) + b, lambda a, b: b - a),
    (lambda a, b: a - (-b), lambda a, b: a + b),
    (lambda a, b: (-a) - b, lambda a, b: -a - b),
    (lambda a, b: -(a - b), lambda a, b: b - a),
    (lambda a, b: (-a) * (-b), lambda a, b: a * b),
    (lambda a, b: -((-a) * b), lambda a, b: a * b),
    (lambda a, b: (a + a) * 0.5 + (b - b), lambda a, b: a),
    (lambda a, b: 2 * (3 * a) - (-4) * b, lambda a, b: 6 * a + 4 * b),
    (lambda a, b: (a * 0) * b + 1 * a, lambda a, b: a),
    (lambda a, b: (a * -1) * (b * -2), lambda a, b: 2 * a * b),
    (lambda a, b: 0 - a + (0 - b), lambda a, b: -a - b),
    (lambda a, b: select(a < b, 1, -1) * (select(a < b, 1, -1) * a), lambda a, b: a),
    (lambda a, b: select(a < 0, 1, -1) * (b * select(a < 0, 1, -1)), lambda a, b: b),
    (lambda a, b: select(a < 0, a, b) * select(a < 0, 2, 5), lambda a, b: torch.where(a < 0, 2 * a, 5 * b)),
    (lambda a, b: select(a < 0, b, b), lambda a, b: b),
    (lambda a, b: (a - b) / (a - b) * inv(a.graph.const(4)), lambda a, b: 0.25 + 0 * a),
)


@pytest.mark.parametrize("at", range(len(IDENTITIES)))
def test_simplification_keeps_the_value(at: int) -> None:
    function, wanted = IDENTITIES[at]
    a, b = torch.tensor(list(itertools.permutations(POINTS.tolist(), 2)), dtype=torch.float64).unbind(-1)
    torch.testing.assert_close(evaluated(function, a, b), wanted(a, b), rtol=1e-15, atol=1e-15)


def test_equal_expressions_are_one_node() -> None:
    graph = scalar.Graph()
    a, b = graph.symbol("a", 0), graph.symbol("b", 0)
    assert a + b is b + a
    assert a * b is b * a
    assert (-a) * -1 is a
    assert a - a is graph.const(0)
    assert a * 1 is a
    assert a + 0 is a
    assert (2 * a) * 3 is 6 * a
    assert a - b is not b - a


def test_arrays_add_subtract_negate_and_scale() -> None:
    graph = scalar.Graph()
    v = Vec2(graph.symbol("v", k) for k in range(2))
    assert v + v == Vec2((2 * v[0], 2 * v[1]))
    assert v - v == Vec2((graph.const(0),) * 2)
    assert 3 * v == v * 3 == Vec2((3 * v[0], 3 * v[1]))
    assert -v == v * -1
    assert v[0] * v == Vec2((v[0] * v[0], v[0] * v[1])) == v * v[0]
    assert v / 2 == 0.5 * v
    assert v / v[0] == Vec2((v[0] / v[0], v[1] / v[0]))
    assert [kind.shape for kind in (Vec2, Vec3, Quat, Mat3)] == [(2,), (3,), (4,), (3, 3)]
