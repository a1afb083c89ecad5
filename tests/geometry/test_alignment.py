from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import torch
from scipy.spatial.transform import Rotation as Oracle
from torch import Tensor
from torch.autograd import gradcheck, gradgradcheck
from torch.utils import _pytree as pytree

import posekit as pk
from posekit import Pose, Rotation, align_vectors, kabsch, umeyama
from tests.support.compiling import LARGE

D = torch.float64
H = math.sqrt(0.5)
both_precisions = pytest.mark.parametrize("dtype", (torch.float32, D), ids=str)
Tensors = tuple[Tensor, ...]


def generator(seed: int = 0) -> torch.Generator:
    return torch.Generator().manual_seed(seed)


def randn(*shape: int, seed: int = 0) -> Tensor:
    return torch.randn(*shape, dtype=D, generator=generator(seed))


def shares(*shape: int, seed: int = 5) -> Tensor:
    return torch.rand(*shape, dtype=D, generator=generator(seed)) + 0.1


def poses(*shape: int, seed: int = 0) -> Pose:
    return Pose.random(*shape, dtype=D, generator=generator(seed))


def by_svd(source: np.ndarray, target: np.ndarray, weights: np.ndarray) -> tuple[np.ndarray, np.ndarray, float]:
    """Umeyama (1991) with weights: the rotation, the position and the scale, by an SVD."""
    weights = weights / weights.sum()
    centre, goal = weights @ source, weights @ target
    a, b = source - centre, target - goal
    u, s, vt = np.linalg.svd((weights[:, None] * b).T @ a)
    signs = np.array([1.0, 1.0, np.sign(np.linalg.det(u @ vt))])
    scale = (s * signs).sum() / (weights @ (a * a).sum(-1))
    turn = u * signs @ vt
    return turn, goal - scale * turn @ centre, scale


def test_align_vectors_agrees_with_scipy() -> None:
    source, target, weights = randn(20, 6, 3), randn(20, 6, 3, seed=1), shares(20, 6)
    for given in (None, weights):
        found = align_vectors(source, target, given).matrix()
        for k in range(20):
            right, _ = Oracle.align_vectors(*(None if x is None else x[k].numpy() for x in (target, source, given)))
            np.testing.assert_allclose(found[k].numpy(), right.as_matrix(), rtol=0, atol=1e-13)


def test_kabsch_and_umeyama_agree_with_the_svd_for_scattered_points_and_mirror_images() -> None:
    source = randn(60, 5, 3)
    target = torch.cat((randn(20, 5, 3, seed=1), poses(40)[:, None] @ source[20:]))
    target[40:] = target[40:] * torch.tensor([-1.0, 1, 1], dtype=D) + 0.1 * randn(20, 5, 3, seed=2)
    weights = shares(60, 5)
    T, (S, scale) = kabsch(source, target, weights), umeyama(source, target, weights)
    torch.testing.assert_close(T.matrix()[:, :3, :3].det(), torch.ones(60, dtype=D))
    for k in range(60):
        turn, position, factor = by_svd(source[k].numpy(), target[k].numpy(), weights[k].numpy())
        np.testing.assert_allclose(S.matrix()[k, :3, :3].numpy(), turn, rtol=0, atol=1e-12)
        np.testing.assert_allclose(S.position[k].numpy(), position, rtol=0, atol=1e-12)
        np.testing.assert_allclose(scale[k].item(), factor, rtol=1e-12)
        goal, centre = (weights[k] @ x[k] / weights[k].sum() for x in (target, source))
        np.testing.assert_allclose(T.matrix()[k, :3, :3].numpy(), turn, rtol=0, atol=1e-12)
        np.testing.assert_allclose(T.position[k].numpy(), (goal - torch.from_numpy(turn) @ centre).numpy(), atol=1e-12)


@both_precisions
def test_known_motions_are_recovered(dtype: torch.dtype) -> None:
    T, source = poses(200), randn(200, 4, 3)
    factor = shares(200)
    eps = torch.finfo(dtype).eps
    moved = (T[:, None] @ source).to(dtype)
    larger = (T[:, None] @ (factor[:, None, None] * source)).to(dtype)
    source = source.to(dtype)
    found, flags = kabsch(source, moved, return_degenerate=True)
    assert found.dtype is dtype and not flags.any()
    assert found.double().isclose(T, rtol=100 * eps, atol=100 * eps).all()
    found, scale, flags = umeyama(source, larger, return_degenerate=True)
    assert scale.dtype is dtype and not flags.any()
    assert found.double().isclose(T, rtol=500 * eps, atol=500 * eps).all()
    torch.testing.assert_close(scale.double(), factor, rtol=100 * eps, atol=0)
    torch.testing.assert_close(found[:, None] @ (scale[:, None, None] * source), larger, rtol=0, atol=20 * eps)
    assert align_vectors(source, (T.rotation.to(dtype)[:, None] @ source)).double().allclose(T.rotation, atol=100 * eps)


def test_umeyama_equals_a_hand_computed_similarity() -> None:
    source = [[0, 0, 0], [1, 0, 0], [0, 2, 0]]
    target = [[5, 0, 0], [5, 3, 0], [-1, 0, 0]]  # three times larger, a quarter turn about z, five along x
    T, scale = umeyama(source, target)
    torch.testing.assert_close(T.position, torch.tensor([5.0, 0, 0]), atol=1e-6, rtol=0)
    torch.testing.assert_close(T.quaternion, torch.tensor([H, 0, 0, H]))
    torch.testing.assert_close(scale, torch.tensor(3.0))


def test_integer_weights_equal_repeated_points() -> None:
    source, target = randn(4, 3), randn(4, 3, seed=1)
    often = [0, 0, 0, 1, 2, 2]
    T, scale = umeyama(source, target, [3, 1, 2, 0])
    again, same = umeyama(source[often], target[often])
    assert T.allclose(again, rtol=1e-13)
    torch.testing.assert_close(scale, same)
    assert kabsch(source, target, torch.tensor([True, True, True, False])).allclose(kabsch(source[:3], target[:3]))


def test_batches_broadcast() -> None:
    source, target, weights = randn(5, 3), randn(4, 1, 5, 3, seed=1), shares(2, 5)
    T, scale, flags = umeyama(source, target, weights, return_degenerate=True)
    assert T.shape == T.position.shape[:-1] == scale.shape == flags.shape == (4, 2)
    one, factor = umeyama(source, target[3, 0], weights[1])
    assert T[3, 1].allclose(one, rtol=1e-13)
    torch.testing.assert_close(scale[3, 1], factor)
    assert kabsch(source, target).shape == (4, 1)
    assert kabsch(source, source, weights).position.shape == (2, 3)
    assert align_vectors(source, target[:0], weights).shape == (0, 2)


def test_points_far_from_the_origin_lose_only_their_own_rounding() -> None:
    T, source = poses(100), randn(100, 50, 3)
    source_far, target_far = (source + 1e4).float(), (T.rotation[:, None] @ source - 1e4).float()
    found = kabsch(source_far, target_far).rotation.double()
    assert (found.distance(T.rotation) <= 2e-3).all()  # a coordinate of 1e4 is known to within 1e-3
    right = kabsch(source_far.double(), target_far.double()).rotation
    assert (found.distance(right) <= 4e-7).all()


def test_dtypes_promote() -> None:
    source, target = randn(4, 3), randn(4, 3, seed=1)
    assert kabsch(source.float(), target).dtype is D
    assert kabsch(source.float(), target.float(), shares(4)).dtype is D
    assert kabsch(source.float(), target.float(), [1, 2, 3, 4]).dtype is torch.float32
    assert kabsch(source.half(), target.half()).dtype is torch.float16
    assert kabsch(source.numpy(), target.numpy()).dtype is D


# --------------------------------------------------------------------------------------------------------- degenerate


def lines(dtype: torch.dtype, offset: float) -> tuple[Tensor, Tensor]:
    """Collinear points, and their images under random motions."""
    line = randn(300, 8, 1) * torch.nn.functional.normalize(randn(300, 1, 3, seed=1), dim=-1)
    return (line + offset).to(dtype), (poses(300).rotation[:, None] @ line - offset).to(dtype)


@both_precisions
@pytest.mark.parametrize("offset", (0.0, 1.0, 1e3))
def test_collinear_and_coincident_points_are_degenerate_with_a_valid_result(dtype: torch.dtype, offset: float) -> None:
    source, target = lines(dtype, offset)
    tolerance = 50 * torch.finfo(dtype).eps * max(offset, 1)
    T, flags = kabsch(source, target, return_degenerate=True)
    assert flags.all()
    torch.testing.assert_close(T[:, None] @ source, target, rtol=0, atol=tolerance)
    point = source[:, :1].expand(-1, 8, -1)
    T, scale, flags = umeyama(point, randn(300, 8, 3).to(dtype), return_degenerate=True)
    assert flags.all()
    assert (scale == 1).all()
    T, scale, flags = umeyama(randn(300, 8, 3).to(dtype), point, return_degenerate=True)
    assert flags.all()
    torch.testing.assert_close(scale, torch.zeros_like(scale), rtol=0, atol=tolerance)
    assert T.quaternion.isfinite().all() and T.position.isfinite().all()


@both_precisions
@pytest.mark.parametrize("offset", (0.0, 10.0))
def test_one_collinear_set_and_symmetric_mirror_images_are_degenerate(dtype: torch.dtype, offset: float) -> None:
    line, cloud = (randn(300, 8, 1) * randn(300, 1, 3, seed=1) + offset).to(dtype), randn(300, 8, 3, seed=2).to(dtype)
    for source, target in ((line, cloud), (cloud, line)):
        assert kabsch(source, target, return_degenerate=True)[1].all()
        assert umeyama(source, target, return_degenerate=True)[2].all()
        if offset == 0:
            assert align_vectors(source, target, return_degenerate=True)[1].all()
    axes = torch.eye(3, dtype=dtype)
    turned = poses(300).rotation.to(dtype)[:, None] @ -axes
    assert align_vectors(axes, turned, return_degenerate=True)[1].all()
    assert not align_vectors(axes[:2], turned[:, :2], return_degenerate=True)[1].any()


@both_precisions
@pytest.mark.parametrize("offset", (0.0, 1.0))
def test_thin_point_clouds_are_not_degenerate(dtype: torch.dtype, offset: float) -> None:
    rotation = poses(300).rotation
    thickness = 3e-5 if dtype is torch.float32 else 1e-5
    source = randn(300, 8, 1) * randn(300, 1, 3, seed=1) + thickness * randn(300, 8, 3, seed=2)
    target = rotation[:, None] @ source
    T, flags = kabsch((source + offset).to(dtype), (target - offset).to(dtype), return_degenerate=True)
    assert not flags.any()
    assert (T.rotation.double().distance(rotation) <= (0.1 if dtype is torch.float32 else 1e-3)).all()


def test_one_direction_is_aligned_by_the_smallest_rotation() -> None:
    source = torch.tensor([[1.0, 0, 0], [1.0, 0, 0], [1.0, 2, 3], [1.0, 0, 0]]).unsqueeze(1)
    target = torch.tensor([[0.0, 5, 0], [2.0, 0, 0], [-3.0, 1, 2], [-1.0, 0, 0]]).unsqueeze(1)
    R, flags = align_vectors(source, target, return_degenerate=True)
    assert flags.all()
    cosine = torch.nn.functional.cosine_similarity(source[:, 0], target[:, 0], dim=-1)
    torch.testing.assert_close(R.angle(), cosine.acos(), rtol=0, atol=1e-3)
    torch.testing.assert_close(R.quaternion[:2], torch.tensor([[H, 0, 0, H], [1.0, 0, 0, 0]]))
    turned = torch.nn.functional.normalize(R @ source[:, 0], dim=-1)
    torch.testing.assert_close(turned, torch.nn.functional.normalize(target[:, 0], dim=-1), rtol=0, atol=1e-6)


@both_precisions
def test_degenerate_elements_have_finite_derivatives_and_do_not_affect_others(dtype: torch.dtype) -> None:
    good = randn(4, 3)
    mirrored = torch.tensor([[1.0, 1, 0], [-1, 1, 0], [0, -1, 1], [0, -1, -1]], dtype=D)  # of two equal axes
    zero, line = torch.zeros(4, 3, dtype=D), randn(4, 1) * randn(1, 3)
    source = torch.stack([good, zero, line, good, good.roll(1, 0), mirrored]).to(dtype).requires_grad_()
    target = (
        torch.stack([randn(4, 3, seed=1), good, 2 * line, zero, good * 0 + 1, -mirrored]).to(dtype).requires_grad_()
    )
    weights = torch.ones(6, 4, dtype=dtype)
    weights[4] = 0
    T, scale, flags = umeyama(source, target, weights, return_degenerate=True)
    assert flags.tolist() == [False, True, True, True, True, True]
    assert T.quaternion[4].tolist() == [1, 0, 0, 0] and T.position[4].tolist() == [0, 0, 0]
    loss = (T.quaternion * randn(4).to(dtype)).sum() + T.position.sin().sum() + scale.square().sum()
    first = torch.autograd.grad(loss, (source, target), create_graph=True)
    second = torch.autograd.grad(sum(g.square().sum() for g in first), (source, target))
    assert all(g.isfinite().all() for g in (*first, *second))
    alone = [x.detach()[0].requires_grad_() for x in (source, target)]
    S, factor = umeyama(*alone)
    loss = (S.quaternion * randn(4).to(dtype)).sum() + S.position.sin().sum() + factor.square().sum()
    for found, right in zip(first, torch.autograd.grad(loss, alone), strict=True):
        torch.testing.assert_close(found[0], right, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("count", (0, 1, 2))
def test_fewer_than_three_points_are_degenerate(count: int) -> None:
    T, flags = kabsch(randn(5, count, 3), randn(5, count, 3, seed=1), return_degenerate=True)
    assert flags.all()
    torch.testing.assert_close(T.quaternion.norm(dim=-1), torch.ones(5, dtype=D))
    R, flags = align_vectors(randn(5, count, 3), randn(5, count, 3, seed=1), return_degenerate=True)
    assert flags.tolist() == [count < 2] * 5
    assert R.quaternion.isfinite().all()


@pytest.mark.parametrize("function", [kabsch, align_vectors, umeyama])
@pytest.mark.parametrize("loss", [None, "huber"])
@pytest.mark.parametrize("value", [torch.nan, torch.inf])
def test_points_that_weigh_nothing_need_not_be_finite(function: Any, loss: Any, value: float) -> None:
    source, target, weights = randn(2, 6, 3), randn(2, 6, 3, seed=1), shares(2, 6)
    weights[0, 2] = weights[1, 4] = 0
    inputs = source.clone(), target.clone(), weights.clone()
    inputs[0][0, 2, 1], inputs[1][1, 4] = value, value
    slopes = []
    for given in ((source, target, weights), inputs):
        given = [x.requires_grad_() for x in given]
        found = function(*given, loss=loss)
        found = found[0] if isinstance(found, tuple) else found
        numbers = found.matrix()[..., :3, :3].flatten(-2)
        slopes.append((numbers, *torch.autograd.grad((numbers * randn(9, seed=2)).sum(), given)))
    kept = weights.detach() != 0
    for a, b in zip(*slopes, strict=True):
        if a.shape[1] == 6:  # of points and weights
            assert not b[~kept].any()
            a, b = a[kept], b[kept]
        torch.testing.assert_close(a, b, rtol=1e-9, atol=1e-9)


def test_negative_weights_and_nan_affect_only_their_own_element() -> None:
    source, target, weights = randn(3, 4, 3), randn(3, 4, 3, seed=1), shares(3, 4)
    right = kabsch(source, target, weights)
    weights[0, 2] = -1
    source[1, 0, 0] = torch.nan
    T, scale = umeyama(source, target, weights)
    assert T.quaternion.isnan().all(-1).tolist() == [True, True, False]
    assert T.position.isnan().all(-1).tolist() == scale.isnan().tolist() == [True, True, False]
    assert T[2].rotation.allclose(right[2].rotation, rtol=1e-13)


# -------------------------------------------------------------------------------------------------------- derivatives


def rotation_of(*given: Tensor) -> Tensors:
    return (align_vectors(*given).quaternion,)


def pose_of(*given: Tensor) -> Tensors:
    T = kabsch(*given)
    return T.position, T.quaternion


def similarity_of(*given: Tensor) -> Tensors:
    T, scale = umeyama(*given)
    return T.position, T.quaternion, scale


@pytest.mark.slow(but="rotation_of")
@pytest.mark.parametrize("function", (rotation_of, pose_of, similarity_of))
def test_derivatives_are_correct_even_where_singular_values_repeat(function: Callable[..., Tensors]) -> None:
    octahedron = torch.cat((torch.eye(3, dtype=D), -torch.eye(3, dtype=D)))  # all three are equal
    flat = torch.tensor([[1.0, 0, 0], [0, 1, 0], [-1, 0, 0], [0, -1, 0], [0, 0, 0], [0, 0, 0]], dtype=D)  # 1, 1, 0
    source = torch.stack([octahedron, flat, randn(6, 3)])
    target = 2 * poses(3)[:, None].apply(source)
    target[2] = randn(6, 3, seed=1)
    inputs = source.requires_grad_(), target.requires_grad_(), shares(3, 6).requires_grad_()
    assert gradcheck(function, inputs)
    assert gradgradcheck(function, inputs)


def test_float32_gradients_have_float32_accuracy() -> None:
    inputs = randn(50, 6, 3), randn(50, 6, 3, seed=1)

    def gradients(*given: Tensor) -> Tensors:
        leaves = [x.detach().requires_grad_() for x in given]
        return torch.autograd.grad(sum(y.sin().sum() for y in similarity_of(*leaves)), leaves)

    rounded = [x.float() for x in inputs]
    for found, right in zip(gradients(*rounded), gradients(*[x.double() for x in rounded]), strict=True):
        assert found.dtype is torch.float32
        torch.testing.assert_close(found.double(), right, rtol=1e-6, atol=1e-6)


@pytest.mark.slow
def test_compile_and_vmap_support() -> None:
    inputs = randn(LARGE, 5, 3), randn(LARGE, 5, 3, seed=1), shares(LARGE, 5)  # torch takes its time for small batches

    def loss(*given: Tensor) -> Tensor:
        return sum((y.pow(3).sum() for y in similarity_of(*given)), torch.zeros((), dtype=D))

    leaves = [x.clone().requires_grad_() for x in inputs]
    right = torch.autograd.grad(loss(*leaves), leaves)
    compiled = torch.autograd.grad(torch.compile(loss, fullgraph=True, backend="aot_eager")(*leaves), leaves)
    mapped = torch.func.vmap(torch.func.grad(loss, argnums=(0, 1, 2)))(*inputs)
    for a, b, c in zip(right, compiled, mapped, strict=True):
        torch.testing.assert_close(a, b)
        torch.testing.assert_close(a, c)


def test_autocast_changes_nothing() -> None:
    source, target = randn(4, 3).float(), randn(4, 3, seed=1).float()
    right = kabsch(source, target)
    with torch.autocast("cpu", dtype=torch.bfloat16):
        found = kabsch(source, target)
    assert torch.equal(found.quaternion, right.quaternion) and torch.equal(found.position, right.position)


# ------------------------------------------------------------------------------------------------------------- errors


@pytest.mark.parametrize("function", (align_vectors, kabsch, umeyama))
def test_error_messages(function: Callable[..., object]) -> None:
    name, points = function.__name__, torch.zeros(4, 3)
    with pytest.raises(
        pk.ShapeError, match=rf"{name}: source must have shape \(..., n, 3\), or \(..., n, 2\) in .*, got \(3,\)"
    ):
        function(torch.zeros(3), points)
    with pytest.raises(pk.ShapeError, match=rf"{name}: target must have shape \(..., n, 3\), got \(4, 2\)"):
        function(points, torch.zeros(4, 2))
    with pytest.raises(pk.ShapeError, match=rf"{name}: source and target must have as many points, got 4 and 1"):
        function(points, torch.zeros(1, 3))
    with pytest.raises(pk.ShapeError, match=rf"{name}: weights must have shape \(..., 4\), got \(1,\)"):
        function(points, points, torch.ones(1))
    with pytest.raises(pk.ShapeError, match=rf"{name}: batch shapes do not broadcast: source \(2,\), target \(3,\)"):
        function(torch.zeros(2, 4, 3), torch.zeros(3, 4, 3))
    with pytest.raises(pk.DTypeError, match=rf"{name}: target must be of a floating dtype"):
        function(points, points.long())
    with pytest.raises(pk.DTypeError, match=rf"{name}: weights must be real, got torch.complex64"):
        function(points, points, torch.ones(4, dtype=torch.complex64))
    with pytest.raises(pk.DeviceError, match=rf"{name}: on different devices: cpu, meta"):
        function(points, points.to("meta"))
    with pytest.raises(pk.ArgumentError, match=rf"{name}: source must be a tensor, an array or a list of numbers"):
        function("points", points)


def test_rotation_is_independent_of_the_scale_of_the_points() -> None:
    source, target = randn(6, 3), randn(6, 3, seed=1)
    right = align_vectors(source, target)
    for size in (1e-20, 1e20):
        assert align_vectors(size * source, target / size).allclose(right, rtol=1e-14)
        assert align_vectors(size * source, size * target).allclose(right, rtol=1e-14)
    assert isinstance(right, Rotation)


@pytest.mark.parametrize("size", [1e-300, 1e-170, 1e160, 1e300])
def test_points_near_the_limits_of_the_dtype(size: float) -> None:
    source = randn(6, 3)
    turn = Rotation.exp(torch.tensor([0.3, -0.2, 0.5], dtype=D))
    target = turn @ source
    for a, b, scale in (
        (size * source, target, 1 / size),
        (source, size * target, size),
        (size * source, size * target, 1.0),
    ):
        found, degenerate = align_vectors(a, b, return_degenerate=True)
        assert found.allclose(turn, atol=1e-14) and not degenerate
        T, found_scale, degenerate = umeyama(a, b, return_degenerate=True)
        assert T.rotation.allclose(turn, atol=1e-14) and not degenerate
        torch.testing.assert_close(found_scale / scale, torch.ones((), dtype=D), rtol=1e-13, atol=0)
        assert (T.position / b.abs().max()).abs().max() < 1e-14
        T, degenerate = kabsch(size * source, size * (target + 1), return_degenerate=True)
        assert T.rotation.allclose(turn, atol=1e-14) and not degenerate
        torch.testing.assert_close(T.position / size, torch.ones(3, dtype=D), rtol=1e-13, atol=0)


def test_weights_whose_sum_overflows_or_underflows() -> None:
    source, target = randn(5, 3), randn(5, 3, seed=1)
    weights = torch.tensor([1.0, 0.5, 0.25, 1.0, 0.0], dtype=D)
    for size in (1e-323, 1.7e308):
        wanted = (weights * 1e-323) / 1e-323 if size < 1 else weights  # the smallest numbers have no halves
        found, degenerate = align_vectors(source, target, weights * size, return_degenerate=True)
        assert found.allclose(align_vectors(source, target, wanted), atol=1e-13) and not degenerate


@pytest.mark.parametrize("function", [umeyama, kabsch, align_vectors])
@pytest.mark.parametrize("size", [1e-3, 1e5, 1e200])
def test_coincident_points_have_finite_gradients(function: Callable[..., Any], size: float) -> None:
    for source in (torch.zeros(5, 3, dtype=D), torch.full((5, 3), 1e-300, dtype=D)):
        given = [x.requires_grad_() for x in (source.clone(), size * randn(5, 3), torch.ones(5, dtype=D))]
        found = function(*given)
        leaves = pytree.tree_leaves(found)
        for gradient in torch.autograd.grad(sum(x.sum() for x in leaves), given, allow_unused=True):
            assert gradient is None or gradient.isfinite().all()
