"""Sampling: distributions by chi-square tests with fixed seeds, straight-through gradients, and errors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import scipy.stats
import torch
from torch import Tensor

import posekit as pk
from posekit.sampling import SampleBernoulli, SampleMultinomial, choice, sample_bernoulli, sample_multinomial
from tests.support import sampling

LIKELY = 1e-3  # a correct sampler falls below for one of a thousand seeds, and the seeds are fixed


def chi_square(counts: Tensor, weights: list[float]) -> float:
    """The p-value of Pearson's chi-square test of counts against weights."""
    expected = torch.tensor(weights, dtype=torch.float64)
    expected = expected / expected.sum() * counts.sum()
    possible = expected > 0
    assert (counts[~possible] == 0).all()
    return float(scipy.stats.chisquare(counts[possible].numpy(), expected[possible].numpy()).pvalue)


def counts(index: Tensor, n: int) -> Tensor:
    return torch.bincount(index, minlength=n).double()


# choice


def test_choice_without_weights_is_uniform() -> None:
    drawn = choice(7, 20_000, generator=sampling.generator(1))
    assert drawn.dtype == torch.int64 and drawn.shape == (20_000,)
    assert chi_square(counts(drawn, 7), [1.0] * 7) > LIKELY


def test_choice_takes_lists() -> None:
    elements = [3, 5, 8, 13]
    drawn = choice(elements, 4, False, generator=sampling.generator(1))
    assert drawn.dtype == torch.int64 and sorted(drawn.tolist()) == elements
    assert choice((0.5, 1.5), 3, p=[0, 1]).tolist() == [1.5, 1.5, 1.5]
    with pytest.raises(pk.ArgumentError, match=r"choice: a must be a list of numbers: too many dimensions 'str'"):
        choice(["left", "right"], 1)
    with pytest.raises(pk.ShapeError, match=r"choice: a must have shape \(n,\), got shape \(1, 2\)"):
        choice([[1, 2]], 1)


def test_choice_follows_weights_that_are_not_normalised() -> None:
    weights = [3.0, 0.0, 1.0, 40.0, 0.5]
    drawn = choice(5, 20_000, p=weights, generator=sampling.generator(2))
    assert chi_square(counts(drawn, 5), weights) > LIKELY
    tiny = choice(5, 20_000, p=torch.tensor(weights, dtype=torch.float64) * 1e-300, generator=sampling.generator(2))
    assert torch.equal(drawn, tiny)


@pytest.mark.parametrize("p", [None, [1.0, 2.0, 3.0, 4.0]])
def test_choice_without_replacement_draws_each_element_once(p: list[float] | None) -> None:
    g = sampling.generator(3)
    drawn = torch.stack([choice(4, 4, False, p, generator=g) for _ in range(3000)])
    assert torch.equal(drawn.sort(-1).values, torch.arange(4).expand(3000, 4))
    assert chi_square(counts(drawn[:, 0], 4), p or [1.0] * 4) > LIKELY


def test_choice_without_replacement_renormalises_the_remaining_weights() -> None:
    g = sampling.generator(4)
    weights = [1.0, 2.0, 5.0]
    pairs = torch.stack([choice(3, 2, False, weights, generator=g) for _ in range(6000)])
    expected = [
        [0.0 if i == j else weights[i] * weights[j] / (sum(weights) - weights[i]) for j in range(3)] for i in range(3)
    ]
    found = counts(3 * pairs[:, 0] + pairs[:, 1], 9)
    assert chi_square(found, [x for row in expected for x in row]) > LIKELY


def test_choice_of_tensors_poses_and_rotations() -> None:
    tensor = torch.tensor([5.0, 7.0, 11.0])
    assert set(choice(tensor, 50, generator=sampling.generator(5)).tolist()) == {5.0, 7.0, 11.0}
    pose = pk.Pose(*sampling.poses(6, 2))
    drawn = choice(pose, 4, replace=False, generator=sampling.generator(6))
    index = choice(6, 4, replace=False, generator=sampling.generator(6))
    assert type(drawn) is pk.Pose and drawn.shape == (4, 2)
    assert torch.equal(drawn.position, pose.position[index]) and torch.equal(drawn.quaternion, pose.quaternion[index])
    rotation = choice(pose.rotation[:, 0], 3, dtype=torch.float32, generator=sampling.generator(6))
    assert type(rotation) is pk.Rotation and rotation.dtype == torch.float32
    assert choice(tensor, 2, dtype=torch.float64).dtype == torch.float64
    assert choice(9, 2, dtype=torch.int32).dtype == torch.int32
    assert choice(3, device="cpu").shape == (1,)
    assert choice(0, 0).shape == choice(3, 0, p=[1, 1, 1]).shape == (0,)


@pytest.mark.parametrize("kind", [np.int64, np.int8, np.uint16])
def test_choice_takes_integers_of_numpy(kind: Any) -> None:
    drawn = choice(kind(7), kind(5), False, generator=sampling.generator(1))
    assert torch.equal(drawn, choice(7, 5, False, generator=sampling.generator(1)))


@pytest.mark.parametrize("dtype", ["float64", "float32", "float16", "int64", "uint8", "bool", ">f8", ">i4"])
def test_choice_takes_arrays_of_numpy(dtype: str) -> None:
    array = np.arange(6)[::-1].astype(dtype)[::2]  # not contiguous
    before = array.copy()
    drawn = choice(array, np.int64(4), generator=sampling.generator(2), p=np.array([1.0, 2.0, 3.0]))
    index = choice(3, 4, generator=sampling.generator(2), p=[1.0, 2.0, 3.0])
    native = array.astype(array.dtype.newbyteorder("="))
    assert np.array_equal(drawn.numpy(), native[index.numpy()]) and drawn.numpy().dtype == native.dtype
    whole = choice(array, 3, replace=False)
    whole.zero_()  # shares no memory with the array
    assert np.array_equal(array, before)
    assert choice(array, 2, dtype=torch.float64).dtype == torch.float64


def test_gradients_flow_to_the_elements_that_are_chosen_from() -> None:
    p, q = (x.requires_grad_() for x in sampling.poses(5))
    index = choice(5, 8, generator=sampling.generator(7))
    choice(pk.Pose(p, q), 8, generator=sampling.generator(7)).position.sum().backward()
    assert torch.equal(p.grad[:, 0], counts(index, 5))


def test_equal_generator_seeds_give_equal_samples() -> None:
    for draw in (
        lambda g: choice(10, 5, generator=g),
        lambda g: choice(10, 5, False, generator=g),
        lambda g: choice(10, 5, p=torch.arange(10.0), generator=g),
        lambda g: sample_bernoulli(torch.full((20,), 0.5), generator=g),
        lambda g: sample_multinomial(torch.ones(8, 5), generator=g),
    ):
        state = torch.get_rng_state()
        a, b, c = draw(sampling.generator(1)), draw(sampling.generator(1)), draw(sampling.generator(2))
        assert torch.equal(a, b) and not torch.equal(a, c)
        assert torch.equal(torch.get_rng_state(), state)


# Bernoulli


def test_bernoulli_is_one_with_the_probability_given() -> None:
    probabilities = torch.tensor([0.0, 0.1, 0.5, 0.9, 1.0])
    drawn = sample_bernoulli(probabilities.expand(20_000, 5), generator=sampling.generator(8))
    ones = drawn.sum(0).double()
    assert drawn.dtype == probabilities.dtype and set(drawn.unique().tolist()) == {0.0, 1.0}
    assert ones[0] == 0 and ones[4] == 20_000
    for k in (1, 2, 3):
        p = float(probabilities[k])
        assert chi_square(torch.stack((ones[k], 20_000 - ones[k])), [p, 1 - p]) > LIKELY


def test_bernoulli_has_a_straight_through_gradient() -> None:
    p = torch.full((3, 4), 0.3, requires_grad=True)
    weights = sampling.normal(3, 4, dtype=torch.float32)
    for drawn in (sample_bernoulli(p), SampleBernoulli.apply(p)):
        (got,) = torch.autograd.grad((weights * drawn).sum(), p)
        assert torch.equal(got, weights)
    _, moved = torch.func.jvp(sample_bernoulli, (p.detach(),), (weights,))
    assert torch.equal(moved, weights)
    (first,) = torch.autograd.grad((sample_bernoulli(p) ** 2).sum(), p, create_graph=True)
    assert first.requires_grad  # 2 y, and y depends on p
    assert torch.equal(torch.autograd.grad(first.sum(), p)[0], torch.full((3, 4), 2.0))


# multinomial


@pytest.mark.parametrize("dim", [0, 1, -1])
def test_multinomial_is_one_hot_along_a_dimension_and_follows_the_weights(dim: int) -> None:
    weights = [0.5, 0.0, 3.0, 1.5]
    rows = torch.tensor(weights).expand(20_000, 4)
    probabilities = rows.mT if dim == 0 else rows
    drawn = sample_multinomial(probabilities, dim, generator=sampling.generator(9))
    assert drawn.shape == probabilities.shape and drawn.dtype == probabilities.dtype
    assert torch.equal(drawn.sum(dim), torch.ones(20_000)) and torch.equal(drawn.amax(dim), torch.ones(20_000))
    assert chi_square(drawn.sum(0 if dim else 1).double(), weights) > LIKELY


def test_multinomial_supports_any_batch_shape() -> None:
    assert sample_multinomial(torch.ones(4)).sum() == 1
    assert sample_multinomial(torch.ones(2, 3, 4), 1).sum(1).eq(1).all()
    assert sample_multinomial(torch.ones(0, 4)).shape == (0, 4)
    assert sample_multinomial(torch.full((3,), 1e-40)).sum() == 1


def test_multinomial_has_a_straight_through_gradient() -> None:
    p = torch.rand(3, 4, generator=sampling.generator(10)).requires_grad_()
    weights = sampling.normal(3, 4, dtype=torch.float32)
    for drawn in (sample_multinomial(p, 0), SampleMultinomial.apply(p, 0), SampleMultinomial.apply(p)):
        (got,) = torch.autograd.grad((weights * drawn).sum(), p)
        assert torch.equal(got, weights)
    _, moved = torch.func.jvp(sample_multinomial, (p.detach(),), (weights,))
    assert torch.equal(moved, weights)


def test_samplers_work_under_vmap_and_grad() -> None:
    p = torch.full((5, 4), 0.5)

    def total(p: Tensor) -> Tensor:
        return (3 * sample_bernoulli(p)).sum() + (2 * sample_multinomial(p)).sum()

    got = torch.func.vmap(torch.func.grad(total), randomness="different")(p)
    assert torch.equal(got, torch.full((5, 4), 5.0))


def test_gradients_flow_through_the_selection_of_a_pose_hypothesis() -> None:
    target = sampling.normal(3)
    hypotheses = torch.stack((target, target + 3, target + 1.5))
    logits = torch.zeros(3, dtype=torch.float64, requires_grad=True)
    optimizer = torch.optim.Adam([logits], lr=0.1)
    g = sampling.generator(11)
    for _ in range(100):
        chosen = sample_multinomial(logits.softmax(-1), generator=g)
        loss = ((chosen[:, None] * hypotheses).sum(0) - target).square().sum()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    assert logits.softmax(-1)[0] > 0.9


def test_probabilities_are_also_called_x() -> None:
    p = torch.full((3, 4), 0.5, requires_grad=True)
    g = sampling.generator
    assert torch.equal(sample_bernoulli(x=p, generator=g(1)), sample_bernoulli(p, generator=g(1)))
    assert torch.equal(sample_multinomial(x=p, dim=0, generator=g(1)), sample_multinomial(p, 0, generator=g(1)))
    (got,) = torch.autograd.grad((sample_bernoulli(x=p) + sample_multinomial(x=p)).sum(), p)
    assert torch.equal(got, torch.full((3, 4), 2.0))
    torch.compiler.reset()
    compiled = torch.compile(lambda p: sample_multinomial(x=p, dim=0), fullgraph=True, backend="aot_eager")
    assert torch.equal(compiled(p).sum(0), torch.ones(4))


# Compiled


def test_all_samplers_compile_into_one_graph() -> None:
    weights = [0.5, 0.0, 3.0, 1.5]

    def draw(p: Tensor, pose: pk.Pose, w: Tensor) -> tuple[Any, ...]:
        ones, hot = sample_bernoulli(p), sample_multinomial(p.mT, 0)
        plain = choice(7, 5, False), choice(torch.arange(4.0), 3), choice(4, 20_000, p=w), choice(4, 3, p=weights)
        return ones, hot, choice(pose, 2, False).position, *plain

    p = torch.tensor(weights).div(3).expand(20_000, 4).clone().requires_grad_()
    pose = pk.Pose(*(x.requires_grad_() for x in sampling.poses(6)))
    torch.compiler.reset()
    torch.manual_seed(1)
    run = torch.compile(draw, fullgraph=True, backend="aot_eager")
    ones, hot, position, several, elements, weighted, listed = run(p, pose, torch.tensor(weights))
    assert set(ones.unique().tolist()) == set(hot.unique().tolist()) == {0.0, 1.0}
    assert chi_square(torch.stack((ones[:, 0].sum(), 20_000 - ones[:, 0].sum())).detach().double(), [1, 5]) > LIKELY
    assert torch.equal(hot.sum(0), torch.ones(20_000)) and chi_square(hot.detach().sum(1).double(), weights) > LIKELY
    assert several.unique().shape == (5,) and elements.shape == (3,) and 1 not in listed
    assert chi_square(counts(weighted, 4), weights) > LIKELY
    factors = sampling.normal(20_000, 4, dtype=torch.float32)
    total = (factors * ones).sum() + (2 * hot).sum() + position.sum()
    got, moved = torch.autograd.grad(total, (p, pose.position))
    assert torch.equal(got, factors + 2)
    assert moved.sum() == 6 and set(moved.unique().tolist()) == {0.0, 1.0}


@pytest.mark.parametrize("name", ["choice", "sample_bernoulli", "sample_multinomial"])
def test_generators_cause_a_graph_break_with_a_message(name: str) -> None:
    draws: dict[str, Callable[..., Tensor]] = {
        "choice": lambda p, g: choice(p, 3, generator=g),
        "sample_bernoulli": lambda p, g: sample_bernoulli(p, generator=g),
        "sample_multinomial": lambda p, g: sample_multinomial(p, generator=g),
    }
    p = torch.rand(8, generator=sampling.generator(0))
    torch.compiler.reset()
    got = torch.compile(draws[name], backend="aot_eager")(p, sampling.generator(1))
    assert torch.equal(got, draws[name](p, sampling.generator(1)))
    torch.compiler.reset()
    with pytest.raises(torch._dynamo.exc.Unsupported, match=f"{name}: generator is not supported in a compiled graph"):
        torch.compile(draws[name], fullgraph=True, backend="aot_eager")(p, sampling.generator(1))


# Errors

MESSAGES: dict[str, tuple[type[Exception], Callable[[], Any]]] = {
    r"choice: a must be a 1-D tensor, array or list, an int, a Pose or a Rotation, got set": (
        pk.ArgumentError,
        lambda: choice({1, 2}),
    ),
    r"choice: a must be a 1-D tensor, array or list, an int, a Pose or a Rotation, got bool": (
        pk.ArgumentError,
        lambda: choice(np.True_),
    ),
    r"choice: a must be a 1-D tensor, array or list, an int, a Pose or a Rotation, got float64": (
        pk.ArgumentError,
        lambda: choice(np.float64(3)),
    ),
    r"choice: a must be an array of numbers, got <U1": (pk.DTypeError, lambda: choice(np.array(["a", "b"]))),
    r"choice: a must not be a masked array": (pk.ArgumentError, lambda: choice(np.ma.masked_array([1, 2], [0, 1]))),
    r"choice: a must have shape \(n,\), got shape \(\)": (pk.ShapeError, lambda: choice(np.array(3))),
    r"choice: a must have shape \(n,\), got shape \(1, 2\)": (pk.ShapeError, lambda: choice(np.ones((1, 2)))),
    r"choice: k must be an int, got float64": (pk.ArgumentError, lambda: choice(3, np.float64(2))),  # type: ignore[arg-type]
    r"choice: a must have shape \(n,\), got shape \(2, 2\)": (pk.ShapeError, lambda: choice(torch.ones(2, 2))),
    r"choice: a must be batched, got shape \(\)": (pk.ShapeError, lambda: choice(pk.Pose.identity())),
    r"choice: k must be an int, got float": (pk.ArgumentError, lambda: choice(3, 1.5)),  # type: ignore[arg-type]
    r"choice: cannot draw 1 from 0 elements": (pk.ShapeError, lambda: choice(0)),
    r"choice: cannot draw -1 from 3 elements": (pk.ShapeError, lambda: choice(3, -1)),
    r"choice: cannot draw 4 from 3 elements without replacement": (pk.ShapeError, lambda: choice(3, 4, False)),
    r"choice: p must have shape \(3,\), got \(2,\)": (pk.ShapeError, lambda: choice(3, p=[0.5, 0.5])),
    r"choice: p\[1\] = -0.5 is not a weight": (pk.ValidationError, lambda: choice(3, p=[1.0, -0.5, 1.0])),
    r"choice: p\[2\] = nan is not a weight": (pk.ValidationError, lambda: choice(3, p=[1.0, 1.0, float("nan")])),
    r"choice: p\[0\] = inf is not a weight": (pk.ValidationError, lambda: choice(1, p=[float("inf")])),
    r"choice: p must have at least 1 positive weights, got 0": (pk.ValidationError, lambda: choice(2, p=[0.0, 0.0])),
    r"choice: p must have at least 2 positive weights, got 1": (
        pk.ValidationError,
        lambda: choice(3, 2, False, [0.0, 1.0, 0.0]),
    ),
    r"sample_bernoulli: probs\[1\] = 1.5 is not a probability": (
        pk.ValidationError,
        lambda: sample_bernoulli(torch.tensor([0.5, 1.5])),
    ),
    r"sample_bernoulli: probs = nan is not a probability": (
        pk.ValidationError,
        lambda: sample_bernoulli(torch.tensor(float("nan"))),
    ),
    r"sample_bernoulli: probs must be a torch.Tensor, got float": (
        pk.ArgumentError,
        lambda: sample_bernoulli(0.5),  # type: ignore[arg-type]
    ),
    r"sample_bernoulli: probs must be a torch.Tensor, got NoneType": (pk.ArgumentError, sample_bernoulli),
    r"sample_bernoulli: got probs twice: x is another name of it": (
        pk.ArgumentError,
        lambda: sample_bernoulli(torch.ones(2), x=torch.ones(2)),
    ),
    r"sample_multinomial: got probs twice: x is another name of it": (
        pk.ArgumentError,
        lambda: sample_multinomial(torch.ones(2), x=torch.ones(2)),
    ),
    r"sample_multinomial: probs must be a torch.Tensor, got list": (
        pk.ArgumentError,
        lambda: sample_multinomial(x=[1.0]),  # type: ignore[arg-type]
    ),
    r"sample_multinomial: probs must be of a floating dtype, got torch.float8_e4m3fn": (
        pk.DTypeError,
        lambda: sample_multinomial(torch.ones(3).to(torch.float8_e4m3fn)),
    ),
    r"choice: p must be a dense tensor, got a nested tensor": (
        pk.ArgumentError,
        lambda: choice(2, p=torch.nested.nested_tensor([torch.ones(2)], layout=torch.jagged)),
    ),
    r"sample_bernoulli: probs must be of a floating dtype, got torch.int64": (
        pk.DTypeError,
        lambda: sample_bernoulli(torch.tensor([0, 1])),
    ),
    r"sample_multinomial: probs\[0, 1\] = -1.0 is not a weight": (
        pk.ValidationError,
        lambda: sample_multinomial(torch.tensor([[1.0, -1.0]])),
    ),
    r"sample_multinomial: probs.max\(dim=-1\)\[1\] = 0.0 must be positive: no element": (
        pk.ValidationError,
        lambda: sample_multinomial(torch.tensor([[1.0, 0.0], [0.0, 0.0]])),
    ),
    r"sample_multinomial: probs must have an element to draw along dim -1, got \(2, 0\)": (
        pk.ShapeError,
        lambda: sample_multinomial(torch.ones(2, 0)),
    ),
    r"sample_multinomial: dim must be in \[-1, 0\], got 1": (
        pk.IndexingError,
        lambda: sample_multinomial(torch.ones(2), 1),
    ),
}


@pytest.mark.parametrize("message", MESSAGES)
def test_invalid_arguments_are_rejected(message: str) -> None:
    kind, call = MESSAGES[message]
    with pytest.raises(kind, match=message):
        call()
