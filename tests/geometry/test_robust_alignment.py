"""Alignment by robust losses, compared with SciPy's minimisation of the loss and with finite differences."""

from __future__ import annotations

import math
import shutil
from typing import Any

import numpy as np
import pytest
import torch
from scipy.optimize import minimize
from torch import Tensor
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.autograd import gradgradcheck

import posekit as pk
from posekit import Pose, Rotation, align_vectors, kabsch, umeyama
from posekit.geometry import fit_detached, moments
from tests.support import emulation
from tests.support.compiled import assert_compiles_for_cuda

D = torch.float64
KINDS = ("huber", "cauchy", "geman_mcclure", "tukey")
FUNCTIONS = {"align_vectors": align_vectors, "kabsch": kabsch, "umeyama": umeyama}


def loss(kind: Any, scale: Any = 0.05) -> pk.Loss:
    return pk.Loss(kind, scale)


def rho(kind: str, s: np.ndarray, c: float) -> np.ndarray:
    if kind == "huber":
        return np.where(s <= c * c, s, 2 * c * np.sqrt(s) - c * c)
    if kind == "cauchy":
        return c * c * np.log(1 + s / (c * c))
    if kind == "geman_mcclure":
        return c * c * s / (c * c + s)
    return c * c / 3 * (1 - np.clip(1 - s / (c * c), 0, None) ** 3)


def matches(*batch: int, count: int = 40, wrong: int = 12, seed: int = 0) -> tuple[Tensor, Tensor, Pose]:
    g = torch.Generator().manual_seed(seed)
    source = torch.randn(*batch, count, 3, generator=g, dtype=D)
    pose = Pose.random(batch, generator=g, dtype=D)
    target = pose.apply(source, clouds=True) + 0.01 * torch.randn(*batch, count, 3, generator=g, dtype=D)
    target[..., :wrong, :] += torch.randn(*batch, wrong, 3, generator=g, dtype=D)
    return source, target, pose


def answer(
    name: str, source: Tensor, target: Tensor, weights: Tensor | None = None, **options: Any
) -> tuple[Pose, Tensor]:
    found = FUNCTIONS[name](source, target, weights, **options)
    if isinstance(found, tuple):
        return found
    one = torch.ones(found.shape, dtype=D)
    return (Pose.from_rotation(found), one) if isinstance(found, Rotation) else (found, one)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_the_loss_is_minimal(name: str, kind: str) -> None:
    source, target, pose = matches()
    if name == "align_vectors":
        target = target - pose.position
    if name == "umeyama":
        target = pose.apply(1.5 * pose.inverse_apply(target))
    weights = torch.rand(40, generator=torch.Generator().manual_seed(3), dtype=D) + 0.5
    found, scale = answer(name, source, target, weights, loss=loss(kind))

    def cost(x: np.ndarray) -> float:
        step = torch.as_tensor(x)
        free = {"align_vectors": slice(3, 6), "kabsch": slice(0, 6), "umeyama": slice(0, 6)}[name]
        full = torch.zeros(6, dtype=D)
        full[free] = step[free]
        grown = scale * step[6].exp() if name == "umeyama" else scale
        square = (target - found.retract(full).apply(grown * source)).square().sum(-1)
        return float((weights.numpy() * rho(kind, square.numpy(), 0.05)).sum())

    best = minimize(cost, np.zeros(7), method="BFGS", options={"gtol": 1e-10})
    assert cost(np.zeros(7)) <= best.fun * (1 + 1e-9)
    assert np.abs(best.x).max() < 1e-5


@pytest.mark.parametrize("name", FUNCTIONS)
def test_wrong_matches_have_no_effect(name: str) -> None:
    source, target, pose = matches(4, wrong=14)
    if name == "align_vectors":
        target = target - pose.position.unsqueeze(-2)
        pose = Pose.from_rotation(pose.rotation)
    found, scale = answer(name, source, target, loss=loss("tukey"))
    right, _ = answer(name, source[:, 14:], target[:, 14:])
    assert found.distance(right)[1].max() < 3e-3
    assert found.distance(pose)[0].max() < 0.02
    assert (scale - 1).abs().max() < 0.01


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_gradients_are_those_of_the_minimum(name: str, kind: str) -> None:
    source, target, pose = matches(2, count=9, wrong=2, seed=4)
    if name == "align_vectors":
        target = target - pose.position.unsqueeze(-2)
    weights = torch.rand(2, 9, generator=torch.Generator().manual_seed(3), dtype=D) + 0.5
    width = torch.tensor(0.05, dtype=D)

    def number(*x: Tensor) -> Tensor:
        found, scale = answer(name, *x[:3], loss=loss(kind, x[3]))
        shown = torch.cat((found.position, found.rotation.matrix().flatten(-2), scale[..., None]), -1)
        return (shown * torch.linspace(-1, 2, 13, dtype=D)).sum()

    inputs = [x.requires_grad_() for x in (source, target, weights, width)]
    gradients = torch.autograd.grad(number(*inputs), inputs)
    for x, gradient in zip(inputs, gradients, strict=True):
        along = torch.randn(x.shape, generator=torch.Generator().manual_seed(1), dtype=D)
        high, low = (number(*[y.detach() + h * along if y is x else y.detach() for y in inputs]) for h in (1e-5, -1e-5))
        torch.testing.assert_close((gradient * along).sum(), (high - low) / 2e-5, rtol=1e-4, atol=1e-6)


def numbers(name: str, *given: Tensor, **options: Any) -> Tensor:
    """The position, the matrix and the scale, shape (*batch, 13)."""
    found, scale = answer(name, *given, **options)
    return torch.cat((found.position, found.rotation.matrix().flatten(-2), scale[..., None]), -1)


def small_problems(name: str) -> tuple[Tensor, Tensor, Tensor]:
    source, target, pose = matches(2, count=7, wrong=1, seed=4)
    if name == "align_vectors":
        target = target - pose.position.unsqueeze(-2)
    return source, target, torch.rand(2, 7, generator=torch.Generator().manual_seed(3), dtype=D) + 0.5


@pytest.mark.slow(but="*-cauchy*")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_second_derivatives_are_those_of_the_minimum(name: str, kind: str) -> None:
    width = torch.tensor(0.05, dtype=D)
    inputs = [x.requires_grad_() for x in (*small_problems(name), width)]
    assert gradgradcheck(lambda *x: numbers(name, *x[:3], loss=loss(kind, x[3])), inputs, fast_mode=True)


@pytest.mark.slow
@pytest.mark.parametrize("name", FUNCTIONS)
def test_hessians_by_transforms_are_differences_of_gradients(name: str) -> None:
    source, target, weights = small_problems(name)
    factors = torch.linspace(-1, 2, 13, dtype=D)

    def number(x: Tensor) -> Tensor:
        return (numbers(name, x, target, weights, loss=loss("cauchy")) * factors).sum()

    along = torch.randn(source.shape, generator=torch.Generator().manual_seed(1), dtype=D)
    gradient = torch.func.grad(number)
    expected = (gradient(source + 1e-5 * along) - gradient(source - 1e-5 * along)) / 2e-5
    assert expected.abs().max() > 0.1
    products = {
        "forward over reverse": torch.func.jvp(gradient, (source,), (along,))[1],
        "reverse over forward": torch.func.grad(lambda x: torch.func.jvp(number, (x,), (along,))[1])(source),
        "hessian": torch.tensordot(torch.func.hessian(number)(source), along, 3),
    }
    for product in products.values():
        torch.testing.assert_close(product, expected, rtol=1e-5, atol=1e-6)


@pytest.mark.slow(but="umeyama")
@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_scale_that_no_residual_exceeds_has_the_hessian_without_a_loss(name: str) -> None:
    source, target, weights = (x[0] for x in small_problems(name))
    factors = torch.linspace(-1, 2, 13, dtype=D)

    def hessian(**options: Any) -> Any:
        def number(*x: Tensor) -> Tensor:
            return (numbers(name, *x, **options) * factors).sum()

        return torch.autograd.functional.hessian(number, (source, target, weights))

    for found, expected in zip(sum(hessian(loss=loss("huber", 100.0)), ()), sum(hessian(), ()), strict=True):
        torch.testing.assert_close(found, expected, rtol=1e-9, atol=1e-9)


@pytest.mark.slow(but="umeyama")
@pytest.mark.parametrize("name", FUNCTIONS)
def test_second_derivatives_in_the_plane(name: str) -> None:
    source, target, weights = (x[..., :2].clone() if x.ndim == 3 else x for x in small_problems(name))

    def plane(*x: Tensor) -> tuple[Tensor, ...]:
        found = FUNCTIONS[name](*x, loss=loss("cauchy", 0.5))
        pose, *scale = found if isinstance(found, tuple) else (found,)
        return (*pose._tensors(), *scale)

    assert gradgradcheck(plane, [x.requires_grad_() for x in (source, target, weights)], fast_mode=True)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_no_points_and_elements_that_are_not_numbers(name: str) -> None:
    nothing = torch.zeros(2, 0, 3, dtype=D)
    identity = torch.cat((torch.zeros(3), torch.eye(3).flatten(), torch.ones(1))).to(D)
    torch.testing.assert_close(numbers(name, nothing, nothing, loss="huber"), identity.expand(2, 13), rtol=0, atol=0)
    source, target, weights = small_problems(name)
    right = numbers(name, source[1], target[1], weights[1], loss="cauchy")
    unknown = target.clone()
    unknown[0, 2, 1] = math.nan
    negative = weights.clone()
    negative[0, 3] = -1
    for given in ((source, unknown, weights), (source, target, negative)):
        found, scale = answer(name, *given, loss="cauchy")
        assert found.rotation.quaternion[0].isnan().all()
        assert name != "umeyama" or scale[0].isnan()
        torch.testing.assert_close(numbers(name, *given, loss="cauchy")[1], right, rtol=0, atol=1e-9)


def test_dtypes_batches_and_degenerate_points() -> None:
    source, target, _ = matches(3)
    single = kabsch(source.float(), target.float(), loss=loss("huber"))
    double = kabsch(source, target, loss=loss("huber"))
    assert single.dtype == torch.float32
    assert single.double().allclose(double, atol=1e-4)
    for k in range(3):
        assert kabsch(source[k], target[k], loss=loss("huber")).allclose(double[k], rtol=0, atol=1e-9)
    line = torch.linspace(0, 1, 8, dtype=D)[:, None] * torch.tensor([1.0, 2.0, 3.0], dtype=D)
    pose, degenerate = kabsch(line, line + 1, loss=loss("cauchy"), return_degenerate=True)
    assert bool(degenerate)
    assert pose.allclose(Pose([1.0, 1.0, 1.0]).double(), atol=1e-9)


def test_a_name_has_the_scale_1() -> None:
    source, target, _ = matches()
    assert kabsch(source, target, loss="cauchy").allclose(kabsch(source, target, loss=loss("cauchy", 1)), atol=1e-12)


@pytest.mark.parametrize(
    ("given", "error", "match"),
    [
        ("hubert", pk.OptionError, 'kabsch: loss must be one of "huber", "cauchy", "geman_mcclure", "tukey", got'),
        (3.0, pk.ArgumentError, "kabsch: loss must be a Loss, its name or None, got float"),
    ],
)
def test_other_losses_are_refused(given: Any, error: type[Exception], match: str) -> None:
    source, target, _ = matches()
    with pytest.raises(error, match=match):
        kabsch(source, target, loss=given)


@pytest.mark.parametrize("loss", [None, "huber"])
def test_points_that_are_not_finite_are_left_out_as_the_documentation_says(loss: str | None) -> None:
    generator = torch.Generator().manual_seed(0)
    source, target = (torch.randn(8, 3, generator=generator, dtype=torch.float64) for _ in range(2))
    source[1, 0], target[4, 2] = math.nan, math.inf
    used = torch.ones(8, dtype=torch.float64)
    used[[1, 4]] = 0
    leaves = [x.clone().requires_grad_() for x in (source, target)]
    found = pk.kabsch(*leaves, used, loss=loss)
    few = [x[used > 0].clone().requires_grad_() for x in (source, target)]
    expected = pk.kabsch(*few, loss=loss)
    pk.testing.assert_close(found, expected, atol=1e-12, rtol=0)
    for got, wanted in zip(
        torch.autograd.grad(found.log().sum(), leaves), torch.autograd.grad(expected.log().sum(), few), strict=True
    ):
        torch.testing.assert_close(got[used > 0], wanted, atol=1e-9, rtol=0)
        torch.testing.assert_close(got[used == 0], torch.zeros(2, 3, dtype=torch.float64), atol=0, rtol=0)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_each_problem_is_solved_alone(name: str) -> None:
    source, target, _ = matches(37, count=21, wrong=5)
    target[3, 7] = math.nan
    target[5] = math.inf
    source[8] = 0
    together = numbers(name, source, target, loss=loss("tukey"))
    for i in (0, 3, 5, 8, 36):
        alone = numbers(name, source[i], target[i], loss=loss("tukey"))
        torch.testing.assert_close(together[i], alone, rtol=1e-12, atol=1e-12, equal_nan=True)
    assert together.isfinite().all(-1).logical_not().nonzero().flatten().tolist() == [3, 5]


def test_a_negative_weight_makes_the_result_nan() -> None:
    source, target, _ = matches(2)
    weights = torch.ones(2, 40, dtype=D)
    weights[0, 0] = -1  # of a match that is wrong, and would lose its weight
    found = kabsch(source, target, weights, loss=loss("tukey"))
    assert found.position.isnan().all(-1).tolist() == [True, False]


def test_threads_of_torch_change_no_bit() -> None:
    source, target, _ = matches(64)
    before = torch.get_num_threads()
    found = []
    try:
        for count in (1, 2):
            torch.set_num_threads(count)
            found.append(numbers("umeyama", source, target, loss=loss("cauchy")))
    finally:
        torch.set_num_threads(before)
    assert torch.equal(*found)


def test_a_users_loss_has_a_kernel_of_its_own() -> None:
    source, target, _ = matches()
    own = pk.Loss(lambda s: 2 * ((1 + s).sqrt() - 1), 0.05)
    found = kabsch(source, target, loss=own)
    along = torch.zeros(6, dtype=D, requires_grad=True)
    cost = own((target - found.retract(along).apply(source)).square().sum(-1)).sum()
    assert torch.autograd.grad(cost, along)[0].abs().max() < 1e-9


def test_tensors_without_memory_are_refused() -> None:
    source, target, _ = matches()
    with (
        FakeTensorMode(allow_non_fake_inputs=True),
        pytest.raises(RuntimeError, match=r"^alignment with a loss: a tensor has"),
    ):
        kabsch(source, target, loss=loss("huber"))
    assert kabsch(source, target, loss=loss("huber")).position.isfinite().all()


def test_the_kernels_compile_for_cuda() -> None:
    assert_compiles_for_cuda(moments._kernel("tukey"))
    assert_compiles_for_cuda(moments._kernel(None))
    assert_compiles_for_cuda(moments._hessian_kernel("cauchy"))


@pytest.mark.parametrize("size", [2, 3])
@pytest.mark.parametrize("name", FUNCTIONS)
def test_the_inverse_hessian_is_that_of_the_loss(name: str, size: int) -> None:
    source, target, weights = small_problems(name)
    source[1] = source[1, :1] * torch.linspace(0, 1, 7, dtype=D)[:, None]  # a line, about which a turn has no effect
    target[1] = source[1]
    if size == 2:
        source[..., 2] = target[..., 2] = 0
    pose, grown = answer(name, source, target, weights, loss=loss("cauchy", 0.3))
    source = grown[:, None, None] * source
    offsets = pose.inverse_apply(target, clouds=True) - source
    scale = torch.tensor(0.3, dtype=D)

    def cost(x: Tensor) -> Tensor:
        found = Pose.exp(x[:6]).inverse_apply(source + offsets) - source * x[6].exp()
        return 0.5 * (weights * loss("cauchy", 0.3)(found.square().sum(-1))).sum(-1)

    hessians = torch.func.hessian(cost)(torch.zeros(7, dtype=D))
    turns = [3, 4, 5] if size == 3 else [5]
    free = [*([] if name == "align_vectors" else range(size)), *turns, *([6] if name == "umeyama" else [])]
    expected = torch.zeros(2, 7, 7, dtype=D)
    rows, columns = torch.tensor(free)[:, None], torch.tensor(free)
    expected[:, rows, columns] = torch.linalg.pinv(hessians[:, rows, columns], rtol=1e-13, hermitian=True)
    assert torch.linalg.matrix_rank(expected).tolist() == [len(free), len(free) - (size == 3)]
    which = {"size": size, "centred": name != "align_vectors", "scaled": name == "umeyama"}
    found = moments.inverse_hessian("cauchy", source, offsets, weights, scale, **which)
    torch.testing.assert_close(found, expected, rtol=1e-9, atol=1e-9)
    weights[1, 2] = math.nan
    found = moments.inverse_hessian("cauchy", source, offsets, weights, scale, **which)
    assert found[1].isnan().all() and found[0].isfinite().all()


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("g++") is None, reason="needs g++")
def test_a_warp_finds_the_fit_of_the_cpu() -> None:
    def gradients(name: str) -> Tensor:
        source, target, weights = small_problems(name)
        found = numbers(name, source.requires_grad_(), target, weights, loss=loss("cauchy"))
        return torch.autograd.grad(found.cos().sum(), source)[0]

    calls = [lambda: align_vectors(*matches()[:2], loss="cauchy").matrix()]
    calls += [lambda name=name: gradients(name) for name in FUNCTIONS]
    for count in (3, 77):
        source, target, _ = matches(4, count=count, wrong=count // 5)
        weights = torch.rand(4, count, dtype=D, generator=torch.Generator().manual_seed(count))
        calls += [
            lambda a=source, b=target, w=weights: kabsch(a, b, w, loss="huber").matrix(),
            lambda a=source, b=target, w=weights: fit_detached(a, b, w).pose().matrix(),
            lambda a=source[..., :2], b=target[..., :2]: kabsch(a, b, loss="huber").matrix(),
        ]
    here = [call() for call in calls]
    with emulation.as_cuda() as cuda:
        there = cuda.run(lambda: [call() for call in calls])
    for got, want in zip(there, here, strict=True):
        torch.testing.assert_close(got, want, rtol=0, atol=1e-13)


@pytest.mark.parametrize("far", [5e6, 1e8])
def test_points_of_weight_0_far_from_the_others_cost_no_digits(far: float) -> None:
    source, target, _ = matches()
    used = torch.arange(40) % 2 > 0
    expected = kabsch(source[used], target[used], loss=loss("tukey")).rotation
    source, target = (torch.where(used[:, None], x + far, 0) for x in (source, target))
    found = kabsch(source, target, used.to(D), loss=loss("tukey")).rotation
    assert found.distance(expected) < 1e-15 * far


def test_wrong_matches_far_from_the_others_cost_no_digits() -> None:
    source, target, _ = matches()
    expected = kabsch(source[12:], target[12:], loss=loss("tukey")).rotation
    source[:12], target[:12] = source[:12] - 5e6, target[:12] - 5e6
    target[:12] += 1e3 * torch.arange(12)[:, None]
    found = kabsch(source + 5e6, target + 5e6, loss=loss("tukey")).rotation
    assert found.distance(expected) < 5e-9


@pytest.mark.parametrize("size", [1e-150, 1e-90, 1e90, 1e150])
def test_the_size_of_the_points_does_not_matter(size: float) -> None:
    source, target, _ = matches()
    expected = kabsch(source, target, loss=loss("tukey")).rotation
    found = kabsch(source * size, target * size, loss=loss("tukey", 0.05 * size)).rotation
    torch.testing.assert_close(found.matrix(), expected.matrix(), rtol=0, atol=1e-12)


@pytest.mark.parametrize("weight", [1e-310, 1e308])
def test_the_size_of_the_weights_does_not_matter(weight: float) -> None:
    source, target, _ = matches()
    expected = kabsch(source, target, loss=loss("tukey"))
    found = kabsch(source, target, torch.full((40,), weight, dtype=D), loss=loss("tukey"))
    pk.testing.assert_close(found, expected, atol=1e-12, rtol=0)
