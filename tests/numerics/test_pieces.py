"""Sums in pieces: values and derivatives as in one piece, and hardly more memory than results and gradients."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit.numerics import pieces
from tests.support import processes, sampling

D = torch.float64
Function = Callable[..., Tensor]


def flat(value: Any) -> Tensor:
    parts = value if isinstance(value, tuple) else (value,)
    tensors = [t for p in parts for t in (p._tensors() if hasattr(p, "_tensors") else (p,)) if t.is_floating_point()]
    return torch.cat([t.flatten() for t in tensors])


def rotated(*shape: int) -> Tensor:
    """Random quaternions near the identity."""
    return sampling.normal(*shape, 4, seed=7) * 0.3 + torch.tensor([1.0, 0, 0, 0], dtype=D)


CLOUDS = {
    "one against many": ((7, 3), (5, 7, 3)),
    "many against one": ((5, 7, 3), (7, 3)),
    "crossed": ((4, 1, 7, 3), (3, 7, 3)),
    "alike": ((2, 3, 7, 3), (2, 3, 7, 3)),
    "a single one": ((40, 3), (40, 3)),
}
WEIGHTS = {"no weights": None, "of the points": (7,), "of all": (5, 7)}
FITS: dict[str, Function] = {
    "kabsch": lambda a, b, *w: flat(pk.kabsch(a, b, *w)),
    "umeyama": lambda a, b, *w: flat(pk.umeyama(a, b, *w)),
    "align_vectors": lambda a, b, *w: flat(pk.align_vectors(a, b, *w)),
}
MEANS: dict[str, tuple[tuple[int, ...], tuple[int, ...] | None, Any, str]] = {
    "over one": ((6, 9), None, 1, "chordal"),
    "over the first": ((6, 9), None, 0, "chordal"),
    "over all": ((3, 4, 5), None, None, "chordal"),
    "over two": ((3, 4, 5), (3, 4, 5), (0, 2), "chordal"),
    "weights that broadcast": ((6, 9), (9,), 1, "chordal"),
    "weights that broadcast over what is summed": ((6, 9), (6, 1), 1, "chordal"),
    "karcher": ((6, 9), None, 1, "karcher"),
    "karcher, weighted": ((3, 4, 5), (4, 5), (0, 2), "karcher"),
}


def derivatives(function: Function, inputs: Sequence[Tensor]) -> list[Tensor]:
    """Value, gradients without and with a graph, second derivatives and a directional derivative."""
    leaves = [x.detach().clone().requires_grad_() for x in inputs]
    out = function(*leaves)
    weights = torch.linspace(-1, 1, out.numel(), dtype=D).to(out.dtype)
    plain = torch.autograd.grad((out * weights).sum(), leaves, retain_graph=True)
    graph = torch.autograd.grad((function(*leaves) * weights).sum(), leaves, create_graph=True)
    curved = sum((g * g.detach().cos()).sum() for g in graph)
    second = torch.autograd.grad(curved, leaves, materialize_grads=True)
    _, along = torch.func.jvp(function, tuple(inputs), tuple(x.cos() for x in inputs))
    return [out.detach(), *plain, *[g.detach() for g in graph], *second, along]


def agree(function: Function, inputs: Sequence[Tensor], monkeypatch: pytest.MonkeyPatch, size: int) -> None:
    monkeypatch.setattr(pieces, "LARGE", 1 << 30)
    whole = derivatives(function, inputs)
    monkeypatch.setattr(pieces, "LARGE", 0)
    monkeypatch.setattr(pieces, "PIECE", size)
    parts = derivatives(function, inputs)
    for got, want in zip(parts, whole, strict=True):
        torch.testing.assert_close(got, want, rtol=1e-9, atol=1e-9 * float(want.abs().max()) + 1e-12)


@pytest.mark.slow(but=("*-umeyama", "1-one against many-kabsch"))
@pytest.mark.parametrize("fit", FITS)
@pytest.mark.parametrize("clouds", CLOUDS)
@pytest.mark.parametrize("size", [1, 6, 10])
def test_alignments_in_pieces_agree_with_one_piece(
    fit: str, clouds: str, size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    a, b = (sampling.normal(*shape, seed=k) for k, shape in enumerate(CLOUDS[clouds]))
    agree(FITS[fit], [a, b + 0.5 * a], monkeypatch, size)


@pytest.mark.parametrize("fit", FITS)
@pytest.mark.parametrize("weights", [(7,), (5, 7), (2, 1, 7)])
def test_weighted_alignments_in_pieces_agree_with_one_piece(
    fit: str, weights: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    a, b = sampling.normal(7, 3), sampling.normal(5, 7, 3, seed=1)
    agree(FITS[fit], [a, b + 0.5 * a, sampling.normal(*weights, seed=2).square() + 0.1], monkeypatch, 6)


@pytest.mark.slow(but=("karcher", "over *", "weights that broadcast"))
@pytest.mark.parametrize("case", MEANS)
def test_means_in_pieces_agree_with_one_piece(case: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shape, weights, dim, kind = MEANS[case]
    inputs = [sampling.normal(*shape, 3), rotated(*shape)]
    inputs += [sampling.normal(*weights, seed=2).square() + 0.1] if weights else []
    agree(lambda p, q, *w: flat(pk.Pose(p, q).mean(*w, dim=dim, kind=kind)), inputs, monkeypatch, 4)


@pytest.mark.parametrize("dtype", [torch.float16, torch.float32], ids=str)
def test_narrow_dtypes_are_summed_in_float64(dtype: torch.dtype, monkeypatch: pytest.MonkeyPatch) -> None:
    a, b = sampling.normal(7, 3).to(dtype), sampling.normal(5, 7, 3, seed=1).to(dtype)
    monkeypatch.setattr(pieces, "LARGE", 0)
    monkeypatch.setattr(pieces, "PIECE", 6)
    found = pk.kabsch(a.requires_grad_(), b.requires_grad_())
    found.position.sum().backward()
    right = pk.kabsch(a.detach().double().requires_grad_(), b.detach().double())
    torch.testing.assert_close(found.quaternion.double(), right.quaternion, rtol=0, atol=torch.finfo(dtype).eps)
    assert a.grad is not None
    assert (a.grad.dtype, a.grad.shape, b.grad.dtype) == (dtype, a.shape, dtype)


@pytest.mark.parametrize("shape", [(), (1,), (5,), (3, 4), (2, 1, 9), (2, 0, 3), (1, 1, 1, 6)])
@pytest.mark.parametrize("size", [1, 3, 4, 100])
def test_blocks_partition_the_elements_and_are_small(
    shape: tuple[int, ...], size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pieces, "LARGE", 0)
    monkeypatch.setattr(pieces, "PIECE", size)
    seen = torch.zeros(shape)
    for place in pieces._blocks(shape, size):
        assert seen[place].numel() <= max(size, 1)
        seen[place] += 1
    assert (seen == 1).all()
    assert sum(1 for _ in pieces._blocks(shape, size)) <= 4 * math.prod(shape) / size + 1 or size < 5


def test_transforms_compute_in_one_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    a, b = sampling.normal(7, 3), sampling.normal(5, 7, 3, seed=1)
    whole = pk.kabsch(a, b).quaternion
    monkeypatch.setattr(pieces, "LARGE", 0)
    monkeypatch.setattr(pieces, "PIECE", 2)
    torch.testing.assert_close(torch.vmap(lambda x: pk.kabsch(a, x).quaternion)(b), whole)
    torch.testing.assert_close(torch.func.jacrev(lambda x: pk.kabsch(x, b[0]).position)(a).shape, (3, 7, 3))


@pytest.mark.parametrize("shapes", [((0, 7, 3), (1, 7, 3)), ((7, 3), (0, 7, 3)), ((2, 0, 3), (2, 0, 3))])
def test_empty_batches_and_clouds_are_not_split(
    shapes: tuple[tuple[int, ...], ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pieces, "LARGE", 5)
    a, b = (torch.ones(shape, dtype=D, requires_grad=True) for shape in shapes)
    found = pk.kabsch(a, b)
    assert found.shape == torch.broadcast_shapes(a.shape, b.shape)[:-2]
    found.position.sum().backward()
    assert (a.grad.shape, b.grad.shape) == shapes
    assert torch.equal(a.grad, torch.zeros_like(a))


PEAK = """
    import gc
    import torch
    import posekit as pk
    from posekit.numerics import pieces
    from tests.bench.measure import _resident
    torch.set_num_threads(2)

    def loss(value):
        pose = value[0] if type(value) is tuple else value
        return sum(t.sum() for t in pose._tensors())

    def clouds(function):
        one, some = torch.randn(2000, 3, requires_grad=True), torch.randn(2, 2000, 3, requires_grad=True)
        many = torch.randn(1500, 2000, 3, requires_grad=True)
        return lambda: function(one, some), lambda: function(one, many), [many]

    def means(kind):
        q = torch.randn(2000, 1500, 4) * 0.2 + torch.tensor([1.0, 0, 0, 0])
        R, S = pk.Rotation(q.requires_grad_()), pk.Rotation.random(2000, 2).requires_grad_()
        w = torch.rand(2000, 1).requires_grad_()
        return lambda: S.mean(w, dim=0, kind=kind), lambda: R.mean(w, dim=0, kind=kind), [q]

    cases = {
        "umeyama": lambda: clouds(pk.umeyama), "chordal": lambda: means("chordal"),
    }
    large_from = pieces.LARGE
    for name, case in cases.items():
        small, large, given = case()
        pieces.LARGE = 0
        for _ in range(2):
            loss(small()).backward()
        pieces.LARGE = large_from
        gc.collect()
        before = _resident("cpu", reset_peak=True)
        loss(large()).backward()
        print(name, (_resident("cpu", peak=True) - before) / sum(x.nbytes for x in given))
        del small, large, given
"""


@pytest.mark.slow
def test_peak_memory_is_little_more_than_the_gradients() -> None:
    ratios = dict(line.split() for line in processes.run(PEAK).splitlines())
    assert len(ratios) == 2
    assert all(0.9 < float(ratio) <= 1.3 for ratio in ratios.values()), ratios
