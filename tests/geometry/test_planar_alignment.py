"""`align_vectors`, `kabsch` and `umeyama` of points in the plane."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import torch
from torch import Tensor
from torch.autograd import gradcheck, gradgradcheck

import posekit as pk
from posekit import Pose2, Rotation2, align_vectors, kabsch, umeyama
from posekit.numerics import pieces

D = torch.float64
Tensors = tuple[Tensor, ...]


def randn(*shape: int, seed: int = 0) -> Tensor:
    return torch.randn(*shape, dtype=D, generator=torch.Generator().manual_seed(seed))


def shares(*shape: int, seed: int = 5) -> Tensor:
    return torch.rand(*shape, dtype=D, generator=torch.Generator().manual_seed(seed)) + 0.1


def poses(*shape: int, seed: int = 0) -> Pose2:
    return Pose2.random(*shape, dtype=D, generator=torch.Generator().manual_seed(seed))


def by_svd(source: Tensor, target: Tensor, weights: Tensor, *, centred: bool = True) -> tuple[Any, Any, Any]:
    """Umeyama (1991) with weights, by an SVD: the matrix of the rotation, the position and the scale."""
    a, b, w = (x.double().numpy() for x in (source, target, weights))
    w = w / w.sum()
    centre, goal = (w @ a, w @ b) if centred else (np.zeros(2), np.zeros(2))
    u, s, vt = np.linalg.svd((w[:, None] * (b - goal)).T @ (a - centre))
    signs = np.array([1.0, np.sign(np.linalg.det(u @ vt))])
    scale = (s * signs).sum() / (w @ ((a - centre) ** 2).sum(-1))
    turn = u * signs @ vt
    return turn, goal - scale * turn @ centre, scale


def same(found: Tensor, right: Any, atol: float = 1e-12) -> None:
    np.testing.assert_allclose(found.double().numpy(), right, rtol=0, atol=atol)


def test_scattered_points_and_mirror_images_agree_with_the_svd() -> None:
    source = randn(60, 5, 2)
    target = torch.cat((randn(20, 5, 2, seed=1), poses(40)[:, None] @ source[20:]))
    target[40:] = target[40:] * torch.tensor([-1.0, 1], dtype=D) + 0.1 * randn(20, 5, 2, seed=2)
    weights = shares(60, 5)
    turns, T = align_vectors(source, target, weights), kabsch(source, target, weights)
    S, scale, degenerate = umeyama(source, target, weights, return_degenerate=True)
    assert isinstance(turns, Rotation2) and isinstance(T, Pose2) and isinstance(S, Pose2)
    assert not degenerate.any() and degenerate.shape == scale.shape == (60,)
    for k in range(60):
        given = source[k], target[k], weights[k]
        turn, position, factor = by_svd(*given)
        same(S.rotation[k].matrix(), turn)
        same(S.position[k], position)
        same(scale[k], factor)
        goal, centre = (weights[k] @ x / weights[k].sum() for x in (target[k], source[k]))
        same(T.rotation[k].matrix(), turn)
        same(T.position[k], goal.numpy() - turn @ centre.numpy())
        same(turns[k].matrix(), by_svd(*given, centred=False)[0])


def test_a_similarity_computed_by_hand() -> None:
    T, scale = umeyama([[0, 0], [1, 0], [0, 2]], [[5, 0], [5, 3], [-1, 0]])  # three times larger, a quarter turn
    torch.testing.assert_close(T.position, torch.tensor([5.0, 0]), atol=1e-6, rtol=0)
    torch.testing.assert_close(T.complex, torch.tensor([0.0, 1]))
    torch.testing.assert_close(scale, torch.tensor(3.0))


@pytest.mark.parametrize("angle", (0.0, 1e-9, -1e-3, 0.5, 2.0, math.pi, -math.pi + 1e-7))
@pytest.mark.parametrize("dtype", (torch.float16, torch.float32, D), ids=str)
def test_motions_are_recovered_also_of_lines(angle: float, dtype: torch.dtype) -> None:
    T, eps = Pose2([1.0, -2.0], Rotation2.from_angle(torch.tensor(angle, dtype=D))), torch.finfo(dtype).eps
    for source in (randn(6, 2), randn(6, 1) * randn(1, 2, seed=1), randn(2, 2)):
        found, degenerate = kabsch(source.to(dtype), T.apply(source).to(dtype), return_degenerate=True)
        assert found.dtype is dtype and not degenerate
        assert found.double().isclose(T, rtol=0, atol=20 * eps)
        found, scale = umeyama(source.to(dtype), T.apply(0.5 * source).to(dtype))
        assert scale.dtype is dtype
        assert found.double().isclose(T, rtol=0, atol=20 * eps)
        assert abs(float(scale) - 0.5) <= 20 * eps


def test_integer_weights_equal_repeated_points() -> None:
    source, target, often = randn(4, 2), randn(4, 2, seed=1), [0, 0, 0, 1, 2, 2]
    T, scale = umeyama(source, target, [3, 1, 2, 0])
    again, same_scale = umeyama(source[often], target[often])
    assert T.allclose(again, rtol=1e-13)
    torch.testing.assert_close(scale, same_scale)


def test_batches_broadcast_and_may_be_empty() -> None:
    source, target, weights = randn(5, 2), randn(4, 1, 5, 2, seed=1), shares(2, 5)
    T, scale, flags = umeyama(source, target, weights, return_degenerate=True)
    assert T.shape == T.position.shape[:-1] == scale.shape == flags.shape == (4, 2)
    one, factor = umeyama(source, target[3, 0], weights[1])
    assert T[3, 1].allclose(one, rtol=1e-13)
    torch.testing.assert_close(scale[3, 1], factor)
    turned = kabsch(source.T.contiguous().T, target.mT.contiguous().mT)
    assert turned.shape == (4, 1) and turned.allclose(kabsch(source, target), rtol=1e-13)
    assert align_vectors(source, target[:0], weights).shape == (0, 2)
    none = kabsch(randn(3, 0, 2), randn(3, 0, 2), return_degenerate=True)
    assert none[0].complex.tolist() == [[1, 0]] * 3 and none[0].position.tolist() == [[0, 0]] * 3 and none[1].all()


@pytest.mark.parametrize("dtype", (torch.float32, D), ids=str)
@pytest.mark.parametrize("offset", (0.0, 1.0, 1e3))
def test_coincident_points_and_even_mirror_images_are_degenerate(dtype: torch.dtype, offset: float) -> None:
    cloud = (randn(300, 8, 2) + offset).to(dtype)
    point = cloud[:, :1].expand(-1, 8, -1)
    square = torch.tensor([[1.0, 0], [0, 1], [-1, 0], [0, -1]], dtype=D)
    turned = (poses(300).rotation[:, None] @ (square * torch.tensor([-1.0, 1], dtype=D)) - offset).to(dtype)
    even = ((poses(300, seed=3).rotation[:, None] @ square) + offset).to(dtype)
    tolerance = 20 * torch.finfo(dtype).eps * max(offset, 1)
    for source, target, size in ((point, cloud, 1), (cloud, point, 0), (even, turned, 0)):
        T, scale, degenerate = umeyama(source, target, return_degenerate=True)
        assert degenerate.all() and (T.complex == torch.tensor([1, 0], dtype=dtype)).all()
        assert (scale >= 0).all()
        torch.testing.assert_close(scale, torch.full_like(scale, size), rtol=0, atol=tolerance)
        moved = T[:, None] @ (scale[:, None, None] * source)
        torch.testing.assert_close(moved.mean(1), target.mean(1), rtol=0, atol=tolerance)
        assert kabsch(source, target, return_degenerate=True)[1].all()
    assert kabsch(cloud[:, :1], cloud[:, 1:2], return_degenerate=True)[1].all()
    assert not align_vectors(square[:1].to(dtype), -square[:1].to(dtype), return_degenerate=True)[1]


@pytest.mark.parametrize("dtype", (torch.float32, D), ids=str)
def test_close_points_far_from_the_origin_are_not_degenerate(dtype: torch.dtype) -> None:
    source, T = randn(100, 50, 2), poses(100)
    a, b = (source + 1e3).to(dtype), (T.rotation[:, None] @ source - 1e3).to(dtype)
    found, degenerate = kabsch(a, b, return_degenerate=True)
    assert not degenerate.any()
    assert (found.rotation.double().distance(T.rotation) <= 1e3 * torch.finfo(dtype).eps).all()
    right = kabsch(a.double(), b.double()).rotation
    assert (found.rotation.double().distance(right) <= torch.finfo(dtype).eps).all()


def test_negative_weights_and_nan_affect_only_their_own_element() -> None:
    source, target, weights = randn(3, 4, 2), randn(3, 4, 2, seed=1), shares(3, 4)
    right = kabsch(source, target, weights)
    weights[0, 2], source[1, 0, 0] = -1, torch.nan
    T, scale = umeyama(source, target, weights)
    assert T.complex.isnan().all(-1).tolist() == scale.isnan().tolist() == [True, True, False]
    assert T.position.isnan().all(-1).tolist() == [True, True, False]
    assert T[2].rotation.allclose(right[2].rotation, rtol=1e-13)
    zero = kabsch(source[2], target[2], torch.zeros(4))
    assert zero.complex.tolist() == [1, 0] and zero.position.tolist() == [0, 0]


@pytest.mark.parametrize("size", (1e-300, 1e-170, 1e160, 1e300))
def test_points_near_the_limits_of_the_dtype(size: float) -> None:
    source, turn = randn(6, 2), Rotation2.from_angle(torch.tensor(0.4, dtype=D))
    found, scale, degenerate = umeyama(size * source, turn @ source, return_degenerate=True)
    assert found.rotation.allclose(turn, atol=1e-14) and not degenerate
    torch.testing.assert_close(scale * size, torch.ones((), dtype=D), rtol=1e-13, atol=0)
    found, degenerate = kabsch(size * source, size * (turn @ source + 1), return_degenerate=True)
    assert found.rotation.allclose(turn, atol=1e-14) and not degenerate
    torch.testing.assert_close(found.position / size, torch.ones(2, dtype=D), rtol=1e-13, atol=0)


def rotation_of(*given: Tensor) -> Tensors:
    return (align_vectors(*given).complex,)


def pose_of(*given: Tensor) -> Tensors:
    return kabsch(*given)._tensors()


def similarity_of(*given: Tensor) -> Tensors:
    T, scale = umeyama(*given)
    return T.position, T.complex, scale


@pytest.mark.slow(but="pose_of")
@pytest.mark.parametrize("function", (rotation_of, pose_of, similarity_of))
def test_derivatives_agree_with_differences(function: Callable[..., Tensors]) -> None:
    line = randn(6, 1) * randn(1, 2, seed=4)
    source = torch.stack([line, randn(6, 2), randn(6, 2, seed=2)])
    target = 2 * poses(3)[:, None].apply(source)
    target[2] = randn(6, 2, seed=1)
    inputs = source.requires_grad_(), target.requires_grad_(), shares(3, 6).requires_grad_()
    assert gradcheck(function, inputs)
    assert gradgradcheck(function, inputs)


def test_degenerate_elements_have_the_derivatives_of_what_is_determined() -> None:
    square = torch.tensor([[1.0, 0], [0, 1], [-1, 0], [0, -1]], dtype=D)
    source = torch.stack([randn(4, 2), square, torch.ones(4, 2, dtype=D)]).requires_grad_()
    target = torch.stack([randn(4, 2, seed=1), square * torch.tensor([-1, 1]), randn(4, 2)]).requires_grad_()
    T, degenerate = kabsch(source, target, return_degenerate=True)
    assert degenerate.tolist() == [False, True, True]
    direction = randn(2, seed=3)
    loss = (T.position @ direction).sum() + (T.complex @ direction).sum()
    first = torch.autograd.grad(loss, (source, target), create_graph=True)
    for gradient, sign in zip(first, (-1, 1), strict=True):  # of the position, the target's mean less the source's
        torch.testing.assert_close(gradient[1:], (sign * direction / 4).expand(2, 4, 2))
    for gradient in torch.autograd.grad(sum(g.square().sum() for g in first), (source, target)):
        assert (gradient[1:] == 0).all() and (gradient[0] != 0).any()


@pytest.mark.slow(but="tukey")
@pytest.mark.parametrize("kind", ("huber", "cauchy", "geman_mcclure", "tukey"))
def test_robust_fits_ignore_wrong_matches_and_have_the_derivatives_of_the_minimum(kind: str) -> None:
    T, source = poses(), randn(30, 2)
    target, weights = T.apply(1.5 * source) + 1e-3 * randn(30, 2, seed=2), shares(30).requires_grad_()
    target[:8] = 5 * randn(8, 2, seed=3)
    found, scale = umeyama(source, target, loss=pk.Loss(kind, 0.01))
    share = 0.1 if kind == "huber" else 0.02
    assert found.isclose(T, rtol=0, atol=share) and abs(float(scale) - 1.5) < share

    def of_loss(a: Tensor, b: Tensor, w: Tensor) -> Tensors:
        pose, size = umeyama(a, b, w, loss=pk.Loss(kind, 0.1))
        rigid = kabsch(1.5 * a, b, w, loss=pk.Loss(kind, 0.1))
        turn = align_vectors(1.5 * a, b - T.position, w, loss=pk.Loss(kind, 0.1))
        return *pose._tensors(), size, *rigid._tensors(), turn.complex

    inputs = source.requires_grad_(), target.requires_grad_(), weights
    assert gradcheck(of_loss, inputs, eps=1e-6, atol=1e-5, rtol=1e-4, fast_mode=True)


@pytest.mark.parametrize("function", (align_vectors, kabsch, umeyama))
def test_errors_name_the_sizes(function: Callable[..., object]) -> None:
    name, points = function.__name__, torch.zeros(4, 2)
    with pytest.raises(
        pk.ShapeError, match=rf"{name}: source must have shape .*\(..., n, 2\) in the plane, got \(4, 4\)"
    ):
        function(torch.zeros(4, 4), points)
    with pytest.raises(pk.ShapeError, match=rf"{name}: target must have shape \(..., n, 2\), got \(4, 3\)"):
        function(points, torch.zeros(4, 3))
    with pytest.raises(pk.ShapeError, match=rf"{name}: source and target must have as many points, got 4 and 1"):
        function(points, torch.zeros(1, 2))
    with pytest.raises(pk.ShapeError, match=rf"{name}: weights must have shape \(..., 4\), got \(1,\)"):
        function(points, points, torch.ones(1))


def test_similarities_are_for_space() -> None:
    points = torch.zeros(4, 2)
    remedy = r"got source of \(4, 2\): without it the result is a Pose2 and a scale, and `kabsch` returns a Pose2 alone"
    with pytest.raises(pk.OptionError, match=rf"umeyama: as_similarity is for points in space, {remedy}"):
        umeyama(points, points, as_similarity=True)


@pytest.mark.parametrize("function", (rotation_of, pose_of, similarity_of))
def test_clouds_in_pieces_equal_whole_ones(function: Callable[..., Tensors], monkeypatch: pytest.MonkeyPatch) -> None:
    inputs = [x.requires_grad_() for x in (randn(2, 9, 2) + 3, randn(2, 9, 2, seed=1), shares(9))]

    def results() -> Tensors:
        found = function(*inputs)
        loss = sum((x.pow(3).sum() for x in found), torch.zeros((), dtype=D))
        return *found, *torch.autograd.grad(loss, inputs)

    whole = results()
    monkeypatch.setattr(pieces, "LARGE", 0)
    monkeypatch.setattr(pieces, "PIECE", 4)
    for found, right in zip(results(), whole, strict=True):
        torch.testing.assert_close(found, right, rtol=1e-12, atol=1e-12)
