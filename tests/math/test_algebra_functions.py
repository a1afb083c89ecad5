"""Functions of `posekit.algebra`: accuracy, special values, derivatives, and what they are not called with."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from typing import Any

import mpmath as mp
import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit import algebra
from posekit.algebra import Scalar, Vec2, power
from posekit.engine.ops import torch_route
from tests.support import sampling

DTYPES = (torch.float32, torch.float64)
UNARY = ("sin", "cos", "tan", "asin", "acos", "exp", "log")
OPS: dict[str, Callable[..., Tensor]] = {}


def _declared(name: str) -> Callable[..., Tensor]:
    function = getattr(algebra, name)
    if name in UNARY:

        def declared(x: Scalar) -> Scalar:
            return function(x)

        return pk.op(declared, name=f"functions.{name}")

    def declared_of_two(x: Scalar, y: Scalar) -> Scalar:
        return function(x, y)

    return pk.op(declared_of_two, name=f"functions.{name}")


OPS = {name: _declared(name) for name in (*UNARY, "atan2", "power")}


@pk.op
def roots(x: Scalar) -> tuple[Scalar, Scalar, Scalar, Scalar]:
    return power(x, 2.5), power(x, -3), power(x, 1 / 3), power(x, 2)


@pk.op
def bases(y: Scalar) -> tuple[Scalar, Scalar]:
    return power(2, y), power(0.3, y)


def in_torch(op: Any, *inputs: Tensor) -> Tensor:
    """The op by torch operations instead of its kernel."""
    return torch_route.run(op.op.program, inputs, None)[0]


def uniform(count: int, seed: int) -> Tensor:
    return torch.rand(count, dtype=torch.float64, generator=sampling.generator(seed))


def spread(count: int, low: float, high: float, seed: int) -> Tensor:
    return low + (high - low) * uniform(count, seed)


def magnitudes(count: int, low: float, high: float, seed: int) -> Tensor:
    """Numbers of both signs, from 10^low to 10^high."""
    return 10 ** spread(count, low, high, seed) * torch.where(uniform(count, seed + 1) < 0.5, -1.0, 1.0)


def samples(name: str, dtype: torch.dtype) -> tuple[Tensor, ...]:
    """Arguments in the domain of a function, in float64."""
    most, largest, count = (37, 1e4, 150) if dtype is torch.float32 else (307, 1e6, 150)
    if name in ("sin", "cos", "tan"):
        zeros = torch.cat((torch.arange(1.0, 200), torch.arange(2.0, largest / 1.6, largest / 150).round()))
        zeros = zeros.double() * (math.pi / 2)
        return (
            torch.cat(
                (spread(count, -largest, largest, 1), spread(count, -4, 4, 2), magnitudes(count, -most, 1, 3), zeros)
            ),
        )
    if name in ("asin", "acos"):
        near_one = 1 - magnitudes(count, -16, -1, 4).abs()
        return (torch.cat((spread(count, -1, 1, 5), near_one, -near_one, magnitudes(count, -most, 0, 6))),)
    if name == "exp":
        limit = 88 if most == 37 else 709
        return (torch.cat((spread(count, -limit + 1, limit, 7), magnitudes(count, -most, 0, 8))),)
    if name == "log":
        subnormal = (-45, -38) if most == 37 else (-323, -308)
        numbers = (
            magnitudes(count, -most, most, 9),
            magnitudes(count, *subnormal, 10),
            1 + magnitudes(count, -16, -1, 11),
        )
        return (torch.cat(numbers).abs(),)
    if name == "atan2":
        y = torch.cat((sampling.normal(count, seed=12), magnitudes(count, -most, most, 13)))
        return y, torch.cat((sampling.normal(count, seed=14), magnitudes(count, -most, most, 15)))
    x = torch.cat(
        (magnitudes(count, -most, most, 16).abs(), 1 + magnitudes(count, -7, -0.5, 17), spread(count, 0.5, 2, 18))
    )
    return x, spread(3 * count, -1, 1, 19) * (88 if most == 37 else 708) / x.log().abs().clamp(min=1e-12)


def worst_error(got: Tensor, arguments: tuple[Tensor, ...], exact: Callable[..., Any], dtype: torch.dtype) -> float:
    """The largest relative error in eps, of all results that are normal numbers."""
    limits, worst = torch.finfo(dtype), mp.mpf(0)
    for found, *numbers in zip(got.tolist(), *[x.tolist() for x in arguments], strict=True):
        want = exact(*map(mp.mpf, numbers))
        if limits.tiny <= abs(want) <= limits.max:
            assert math.isfinite(found), (numbers, found, want)
            worst = max(worst, abs(found - want) / abs(want) / limits.eps)
    assert worst > 0
    return float(worst)


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("name", OPS)
def test_functions_are_accurate_to_4_eps_in_kernels_and_in_torch(name: str, dtype: torch.dtype) -> None:
    arguments = tuple(x.to(dtype) for x in samples(name, dtype))
    with mp.workdps(50):
        for got in (OPS[name](*arguments), in_torch(OPS[name], *arguments)):
            assert worst_error(got, arguments, getattr(mp, name), dtype) <= 4


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_constant_exponents_and_bases_are_accurate_to_4_eps(dtype: torch.dtype) -> None:
    x = magnitudes(100, -12, 12, 1).abs().to(dtype)
    y = spread(100, -100, 100, 2).to(dtype)
    with mp.workdps(50):
        for got, exponent in zip(roots(x), (2.5, -3, mp.mpf(1 / 3), 2), strict=True):
            assert worst_error(got, (x,), lambda x, e=exponent: x**e, dtype) <= 4
        for got, base in zip(bases(y), (2, mp.mpf(0.3)), strict=True):
            assert worst_error(got, (y,), lambda y, b=base: b**y, dtype) <= 4


def specials(dtype: torch.dtype) -> list[float]:
    limits = torch.finfo(dtype)
    positive = [0.0, limits.smallest_normal / 4, 0.5, 1.0, 1.5, 2.0, 3.0, limits.max, math.inf]
    return [*positive, *[-x for x in positive], math.nan]


def same(got: Tensor, want: Tensor) -> None:
    """Equal up to 4 eps, NaN and the signs of zeros included."""
    eps, tiny = torch.finfo(got.dtype).eps, torch.finfo(got.dtype).tiny
    torch.testing.assert_close(got, want, rtol=4 * eps, atol=tiny * eps, equal_nan=True)
    both = (want == 0) & ~want.isnan()
    assert torch.equal(got[both].signbit(), want[both].signbit())


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("name", OPS)
def test_special_values_are_those_of_torch(name: str, dtype: torch.dtype) -> None:
    numbers, reference = specials(dtype), getattr(torch, "pow" if name == "power" else name)
    if name in UNARY:
        limits = torch.finfo(dtype)
        large = (abs(x) > 1e5 and name in ("sin", "cos", "tan") and math.isfinite(x) for x in numbers)
        numbers = [x for x, skip in zip(numbers, large, strict=True) if not skip]
        arguments = [torch.tensor([*numbers, math.log(limits.tiny) - 2, -math.log(limits.tiny)], dtype=dtype)]
    else:
        arguments = list(torch.tensor(list(itertools.product(numbers, repeat=2)), dtype=dtype).unbind(-1))
    # A row at a time: a kernel of one element and a vectorised one are the same code.
    same(OPS[name](*arguments), reference(*arguments))
    same(in_torch(OPS[name], *arguments), reference(*arguments))


@pytest.mark.parametrize("exponent", [2.5, -2.5, 5.0, -3.0, 0.0, 1.0, -1.0, 0.5])
def test_special_values_of_constant_exponents_are_those_of_torch(exponent: float) -> None:
    def raised(x: Scalar) -> Scalar:
        return power(x, exponent)

    x = torch.tensor(specials(torch.float64), dtype=torch.float64)
    same(pk.op(raised, name=f"functions.raised{exponent}")(x), torch.pow(x, torch.full_like(x, exponent)))


@pytest.mark.parametrize("name", ["sin", "cos", "tan"])
def test_large_angles_have_bounded_values(name: str) -> None:
    x = torch.tensor([1e6, 1e9, 1e30, -1e38])
    got = OPS[name](x)
    assert got.isfinite().all()
    if name != "tan":
        assert (got.abs() <= 1).all()
        assert abs(float(got[0]) - getattr(math, name)(1e6)) < 1e-4
        assert abs(float(in_torch(OPS[name], x)[0]) - getattr(math, name)(1e6)) < 1e-4


ARGUMENTS = {
    "sin": ([0.3, -2.0, 40.0],),
    "cos": ([0.3, -2.0, 40.0],),
    "tan": ([0.3, -2.0, 0.9],),
    "asin": ([0.3, -0.9, 0.75],),
    "acos": ([0.3, -0.9, 0.75],),
    "exp": ([0.3, -2.0, 1.7],),
    "log": ([0.3, 2.0, 41.0],),
    "atan2": ([0.3, -1.2, 2.0, -0.4], [0.8, -0.7, -1.1, 0.2]),
    "power": ([0.3, 1.2, 2.0, 3.0], [0.8, -1.7, 2.0, 0.0]),
}


def arguments_of(name: str) -> tuple[Tensor, ...]:
    return tuple(torch.tensor(x, dtype=torch.float64, requires_grad=True) for x in ARGUMENTS[name])


@pytest.mark.slow(but=("atan2", "cos", "log"))
@pytest.mark.parametrize("name", OPS)
def test_gradients_agree_with_values(name: str) -> None:
    arguments = arguments_of(name)
    assert torch.autograd.gradcheck(OPS[name], arguments, check_forward_ad=True)
    assert torch.autograd.gradgradcheck(OPS[name], arguments, check_fwd_over_rev=True)


@pytest.mark.slow(but=("acos", "atan2"))
@pytest.mark.parametrize("name", OPS)
def test_third_derivatives_agree_with_multiprecision(name: str) -> None:
    arguments = arguments_of(name)
    total = OPS[name](*arguments)
    for k in (0, -1, 0):  # the last argument once, the first one twice
        (total,) = torch.autograd.grad(total.sum(), arguments[k], create_graph=True)
    orders: Any = 3 if len(arguments) == 1 else (2, 1)
    with mp.workdps(40):
        for got, *numbers in zip(total.tolist(), *[x.tolist() for x in arguments], strict=True):
            point = numbers[0] if len(numbers) == 1 else tuple(numbers)
            want = mp.diff(getattr(mp, name), point, orders)
            assert abs(got - want) <= 1e-13 * max(1, abs(want)), (numbers, got, want)


def gradients(function: Callable[..., Tensor], *numbers: list[float]) -> list[Tensor]:
    inputs = [torch.tensor(x, dtype=torch.float64, requires_grad=True) for x in numbers]
    return list(torch.autograd.grad(function(*inputs).sum(), inputs))


def test_derivatives_at_special_points_are_those_of_torch() -> None:
    cases: list[tuple[str, list[list[float]]]] = [
        ("asin", [[1.0, -1.0, 0.0]]),
        ("acos", [[1.0, -1.0, 0.0]]),
        ("log", [[0.0, -2.0, math.inf]]),
        ("exp", [[800.0, -800.0, -math.inf]]),
        ("atan2", [[0.0, 0.0, 1.0, -1.0, 1e-200], [1.0, -1.0, 0.0, 0.0, 0.0]]),
        ("atan2", [[0.0], [0.0]]),
        ("power", [[0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 1.0, 2.0, 0.5, 3.0]]),
    ]
    for name, numbers in cases:
        want = gradients(getattr(torch, "pow" if name == "power" else name), *numbers)
        if numbers[0][-1] == 1e-200:  # whose square underflows in torch
            want[1][-1] = -1e200
        for got, expected in zip(gradients(OPS[name], *numbers), want, strict=True):
            torch.testing.assert_close(got, expected, rtol=1e-14, atol=0)


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16], ids=str)
@pytest.mark.parametrize("name", OPS)
def test_half_precision_computes_in_float32(name: str, dtype: torch.dtype) -> None:
    arguments = [x.detach().to(dtype) for x in arguments_of(name)]
    assert torch.equal(OPS[name](*arguments), OPS[name](*[x.float() for x in arguments]).to(dtype))


@pytest.mark.slow(but=("cos", "atan2"))
@pytest.mark.parametrize("name", OPS)
def test_compiled_graphs_and_vmap_compute_the_same(name: str) -> None:
    arguments = [x.detach() for x in arguments_of(name)]
    want = OPS[name](*arguments)
    torch.testing.assert_close(torch.vmap(OPS[name])(*arguments), want, rtol=0, atol=0)
    compiled = torch.compile(OPS[name], fullgraph=True, backend="aot_eager")
    torch.testing.assert_close(compiled(*arguments), want, rtol=1e-15, atol=0)


def test_functions_of_constants_are_constants() -> None:
    @pk.op
    def shifted(x: Scalar) -> Scalar:
        one = x * 0 + 1
        constants = [algebra.sin(one), algebra.exp(one), algebra.atan2(one, 2), power(2, one), power(one * 3, 2)]
        return x + sum(constants[1:], constants[0])

    want = 1 + math.sin(1) + math.exp(1) + math.atan2(1, 2) + 2 + 9
    assert float(shifted(torch.ones((), dtype=torch.float64))) == pytest.approx(want, rel=1e-15)


@pytest.mark.parametrize("name", OPS)
def test_arguments_other_than_scalars_are_rejected(name: str) -> None:
    function = getattr(algebra, name)
    with pytest.raises(pk.ArgumentError, match=rf"{name}: must be given a Scalar, got float"):
        function(*[0.5] * (1 if name in UNARY else 2))


def test_a_function_without_a_value_at_a_constant_is_rejected() -> None:
    def singular(x: Scalar) -> Scalar:
        return x + algebra.log(x * 0 + 0)

    with pytest.raises(pk.ArgumentError, match="log: has no finite value at 0"):
        pk.op(singular)


EXTREMA: dict[str, Callable[..., Tensor]] = {"maximum": torch.maximum, "minimum": torch.minimum}


@pk.op
def extrema(x: Scalar, y: Scalar) -> tuple[Scalar, Scalar]:
    return algebra.maximum(x, y), algebra.minimum(x, y)


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("in_kernel", [True, False])
def test_maximum_and_minimum_are_those_of_torch_with_all_derivatives(dtype: torch.dtype, in_kernel: bool) -> None:
    limits = torch.finfo(dtype)
    numbers = [0.0, 1.5, -1.5, 2.0, limits.max, limits.min, limits.tiny, torch.inf, -torch.inf, torch.nan]
    pairs = torch.cartesian_prod(*[torch.tensor(numbers, dtype=dtype)] * 2).unbind(-1)
    weights = uniform(len(pairs[0]), 0).to(dtype)
    cotangents = uniform(len(pairs[0]), 1).to(dtype)
    for k, function in enumerate(EXTREMA.values()):
        ours, theirs = ([x.clone().requires_grad_() for x in pairs] for _ in range(2))
        got = extrema(*ours)[k] if in_kernel else torch_route.run(extrema.op.program, ours, None)[k]
        want = function(*theirs)
        torch.testing.assert_close(got, want, rtol=0, atol=0, equal_nan=True)
        for a, b in zip(
            torch.autograd.grad(got, ours, weights), torch.autograd.grad(want, theirs, weights), strict=True
        ):
            valid = ~want.isnan()  # torch gives both numbers the whole derivative where one is NaN
            torch.testing.assert_close(a[valid], b[valid], rtol=0, atol=0)
        finite = [torch.nan_to_num(x, 0.0, 3.0, -3.0).clamp(-4, 4) for x in pairs]
        tangents = torch.func.jvp(lambda *x, k=k: extrema(*x)[k], tuple(finite), (weights, cotangents))[1]
        expected = torch.func.jvp(function, tuple(finite), (weights, cotangents))[1]
        torch.testing.assert_close(tangents, expected)
        second = torch.func.vmap(torch.func.hessian(lambda *x, k=k: extrema(*x)[k] ** 2, argnums=(0, 1)))(*finite)
        of_torch = torch.func.vmap(torch.func.hessian(lambda *x, f=function: f(*x) ** 2, argnums=(0, 1)))(*finite)
        torch.testing.assert_close(second, of_torch)


def test_a_hinge_of_maximum_is_solved() -> None:
    """Its derivative was 0, at which every start is a solution."""

    @pk.op
    def outside(x: Scalar, target: Scalar) -> Vec2:
        return Vec2((algebra.maximum(x - 2, 0 * x) * 10, x - target))

    found = pk.least_squares(outside, torch.tensor(5.0, dtype=torch.float64), torch.tensor(3.0, dtype=torch.float64))
    assert found.converged
    assert float(found.value) == pytest.approx(2 + 1 / 101)  # 100 (x - 2) = 3 - x


@pytest.mark.parametrize(
    ("name", "kind", "remedy"),
    [
        ("log", algebra.Pose, "got Pose; write `pose.log"),
        ("log", algebra.Similarity, "got Similarity; write `similarity.log"),
        ("exp", algebra.Vec6, "got Vec6; write `Rotation.exp.vector.` or `Pose.exp.twist"),
        ("sqrt", algebra.Vec3, "got Vec3; it is a function of one number: call it for each"),
        ("sin", algebra.Rotation, "got Rotation$"),
    ],
)
def test_functions_of_numbers_name_those_of_values(name: str, kind: Any, remedy: str) -> None:
    def declaration(x: Any) -> Any:
        return getattr(algebra, name)(x)

    declaration.__annotations__ = {"x": kind, "return": Scalar}
    with pytest.raises(pk.ArgumentError, match=f"{name}: must be given a Scalar, {remedy}"):
        pk.op(declaration)


@pytest.mark.parametrize("name", ["matrix", "unit", "length", "conjugate", "exp_pose"])
def test_functions_of_arrays_say_that_a_pose_is_none(name: str) -> None:
    def declaration(pose: algebra.Pose) -> Scalar:
        return getattr(algebra, name)(pose)

    fact = "a Pose of a declaration is no array: its numbers are `.position` and `.quaternion`; write `pose.log"
    with pytest.raises(pk.ArgumentError, match=fact):
        pk.op(declaration)


@pytest.mark.parametrize(("dtype", "largest"), [(torch.float32, 21), (torch.float64, 43)])
def test_sines_of_large_angles_have_the_documented_error(dtype: torch.dtype, largest: int) -> None:
    @pk.op
    def both(x: pk.algebra.Scalar) -> tuple[pk.algebra.Scalar, pk.algebra.Scalar]:
        return pk.algebra.sin(x), pk.algebra.cos(x)

    exponents = torch.arange(14, largest, dtype=torch.float64).repeat_interleave(50)
    x = ((1 + torch.rand(len(exponents), dtype=torch.float64)) * 2**exponents).to(dtype)
    sine, cosine = both(x)
    with mp.workdps(60):
        exact = [(float(mp.sin(v)), float(mp.cos(v))) for v in map(mp.mpf, x.double().tolist())]
    eps = torch.finfo(dtype).eps
    bound = (1e-3 * eps * x.double()).clamp(min=4 * eps)
    for found, want in zip((sine, cosine), torch.tensor(exact, dtype=torch.float64).unbind(-1), strict=True):
        assert ((found.double() - want).abs() <= bound).all()
    beyond, _ = both(torch.tensor([2.0**30, 1e20, -1e25], dtype=dtype))
    assert (beyond.abs() <= 1).all()
