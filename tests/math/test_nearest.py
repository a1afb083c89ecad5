from __future__ import annotations

import math

import numpy as np
import pytest
import torch
from torch import Tensor
from torch.autograd import gradcheck, gradgradcheck

import posekit as pk
from posekit import Rotation
from posekit.math import jacobi
from tests.reference.eigen import full, triangle
from tests.support.compiling import LARGE

D = torch.float64
H = math.sqrt(0.5)
both_precisions = pytest.mark.parametrize("dtype", (torch.float32, D), ids=str)


def generator(seed: int = 0) -> torch.Generator:
    return torch.Generator().manual_seed(seed)


def randn(*shape: int, seed: int = 0) -> Tensor:
    return torch.randn(*shape, dtype=D, generator=generator(seed))


def rotations(count: int, seed: int = 0) -> Tensor:
    return Rotation.random(count, dtype=D, generator=generator(seed)).matrix()


def by_svd(matrix: Tensor) -> Tensor:
    u, _, vt = np.linalg.svd(matrix.numpy())
    signs = np.ones(u.shape[:-1])
    signs[..., 2] = np.linalg.det(u @ vt)
    return torch.from_numpy(u * signs[..., None, :] @ vt)


def polar(matrix: Tensor) -> Tensor:
    """The orthogonal factor of a matrix of positive determinant, by Newton's iteration: smooth at any spectrum."""
    for _ in range(12):
        matrix = (matrix + torch.linalg.inv(matrix).mT) / 2
    return matrix


def of_singular_values(values: Tensor, seed: int = 0) -> Tensor:
    """Matrices of singular values, the last of which is negative for a negative determinant."""
    return rotations(len(values), seed) @ torch.diag_embed(values) @ rotations(len(values), seed + 1)


def nearest_matrix(matrix: Tensor) -> Tensor:
    return Rotation.nearest(matrix).matrix()


@both_precisions
def test_nearest_agrees_with_the_svd_for_either_sign_of_the_determinant_and_at_rank_two(dtype: torch.dtype) -> None:
    matrix = randn(3000, 3, 3)
    matrix[:500, :, 2] = matrix[:500, :, 0] - matrix[:500, :, 1]
    matrix = matrix.to(dtype).to(D)
    values = torch.linalg.svdvals(matrix)
    gap = values[:, 1] + values[:, 2] * torch.linalg.det(matrix).sign()
    error = (nearest_matrix(matrix.to(dtype)).to(D) - by_svd(matrix)).abs().amax((-2, -1))
    of_the_svd = 48 * torch.finfo(D).eps  # its own errors here, seen beside the polar factor by Newton's iteration
    assert (error * gap <= (6 * torch.finfo(dtype).eps + of_the_svd) * values[:, 0]).all()


@both_precisions
def test_a_rotation_is_nearest_to_itself_at_any_scale(dtype: torch.dtype) -> None:
    half_turns = Rotation(
        torch.cat((torch.zeros(4, 1), torch.tensor([[1.0, 0, 0], [0, 1, 0], [0, 0, 1], [0.6, 0, -0.8]])), 1)
    )
    exact = pk.cat(
        [Rotation.random(500, dtype=D, generator=generator()), half_turns.double(), Rotation.identity(1, dtype=D)]
    )
    exact = exact.to(dtype)
    for scale in (1.0, 1e-30, 1e30):
        found = Rotation.nearest(exact.matrix() * scale)
        assert (found.distance(exact) <= 4 * torch.finfo(dtype).eps).all()
        assert found.quaternion.dtype is dtype
        assert (found.quaternion[:, 0] >= 0).all()
        torch.testing.assert_close(found.quaternion.norm(dim=-1), torch.ones(len(exact), dtype=dtype))


def test_nearest_is_equivariant_under_rotations_from_either_side() -> None:
    matrix, left, right = randn(50, 3, 3), rotations(50, 3), rotations(50, 4)
    turned = nearest_matrix(left @ matrix @ right)
    torch.testing.assert_close(turned, left @ nearest_matrix(matrix) @ right, rtol=0, atol=1e-12)


SPECTRA = torch.tensor([[3.0, 2, 1], [2, 2, 2], [3, 1, 1], [3, 3, 1], [1, 1, 1 + 1e-9]], dtype=D)


def test_derivatives_are_those_of_the_polar_factor_also_where_singular_values_repeat() -> None:
    for matrix in (*of_singular_values(SPECTRA), 2 * torch.eye(3, dtype=D)):
        first, right = (torch.func.jacrev(f)(matrix) for f in (nearest_matrix, polar))
        torch.testing.assert_close(first, right, rtol=0, atol=4e-15 * right.abs().max().item())
        second, right = (torch.func.hessian(f)(matrix) for f in (nearest_matrix, polar))
        torch.testing.assert_close(second, right, rtol=0, atol=8e-15 * right.abs().max().item())


def test_float32_derivatives_are_accurate_to_float32() -> None:
    matrix = of_singular_values(SPECTRA[:4]).float()
    for one in matrix:
        for order in (torch.func.jacrev, torch.func.hessian):
            found, right = order(nearest_matrix)(one), order(polar)(one.double())
            torch.testing.assert_close(found.double(), right, rtol=0, atol=2e-6 * right.abs().max().item())


def test_derivatives_are_right_for_negative_determinants_and_singular_matrices() -> None:
    values = torch.tensor([[3.0, 2, -1], [2, 2, -1], [2, 1, 0], [1, 1, 0], [5, 3, -2.9]], dtype=D)
    matrix = of_singular_values(values).requires_grad_()
    function = lambda m: Rotation.nearest(m).quaternion  # noqa: E731
    assert gradcheck(function, matrix)
    assert gradgradcheck(function, matrix)


# No rotation is nearest to these; of the equally near ones, these turn least. To -1 all half turns are equally near.
UNDECIDED = [
    (torch.diag(torch.tensor([1.0, 1.0, -1.0])), [1.0, 0, 0, 0]),
    (torch.zeros(3, 3), [1.0, 0, 0, 0]),
    (torch.tensor([[0.0, 0, 0], [3, 0, 0], [0, 0, 0]]), [H, 0, 0, H]),
    (torch.tensor([[-1.0, 0, 0], [0, 0, 0], [0, 0, 0]]), None),
    (-torch.eye(3), None),
]


def perturbed(matrix: Tensor, quaternion: Tensor, weights: Tensor) -> Tensor:
    """The gradient of an eigenvector: perturbation theory's sum over the others, without those that tie."""

    def alike(q: Tensor, m: Tensor) -> Tensor:  # the inner product of a matrix and the rotation of a quaternion
        w, x, y, z = q
        rows = [w * w + x * x - y * y - z * z, 2 * (x * y - w * z), 2 * (x * z + w * y)]
        rows += [2 * (x * y + w * z), w * w - x * x + y * y - z * z, 2 * (y * z - w * x)]
        rows += [2 * (x * z - w * y), 2 * (y * z + w * x), w * w - x * x - y * y + z * z]
        return (torch.stack(rows) * m.flatten()).sum()

    values, vectors = torch.linalg.eigh(torch.func.hessian(alike)(quaternion, matrix) / 2)
    total = torch.zeros_like(matrix)
    for value, vector in zip(values, vectors.T, strict=True):
        if values[-1] - value > 1e-4:
            across = torch.func.jacrev(torch.func.grad(alike), 1)
            moved = torch.einsum("a,aij->ij", vector, across(quaternion, matrix)) / 2
            total += (weights @ vector) / (values[-1] - value) * moved
    return total


@both_precisions
def test_gradient_descent_from_a_rank_one_matrix_converges(dtype: torch.dtype) -> None:
    matrix = torch.zeros(5, 3, 3, dtype=dtype)
    matrix[:, 0, 0] = 1
    wanted = Rotation.random(5, dtype=dtype, generator=torch.Generator().manual_seed(0)).matrix()
    optimiser = torch.optim.Adam([matrix.requires_grad_()], lr=0.1)
    for _ in range(300):
        optimiser.zero_grad()
        loss = (Rotation.nearest(matrix).matrix() - wanted).square().mean()
        loss.backward()
        optimiser.step()
    assert loss < 1e-7


@both_precisions
def test_an_undetermined_nearest_rotation_has_the_smallest_angle_and_partial_gradients(dtype: torch.dtype) -> None:
    matrix = torch.stack([m for m, _ in UNDECIDED]).to(dtype).requires_grad_()
    found = Rotation.nearest(matrix).quaternion
    weights = randn(4).to(dtype)
    (first,) = torch.autograd.grad((found * weights).sum(), matrix, create_graph=True)
    wanted = [perturbed(m.to(D), q.detach().to(D), weights.to(D)) for (m, _), q in zip(UNDECIDED, found, strict=True)]
    torch.testing.assert_close(first.to(D), torch.stack(wanted), rtol=1e-5, atol=1e-6)
    (second,) = torch.autograd.grad(first.square().sum(), matrix)
    assert second.isfinite().all()
    for got, (given, want) in zip(found, UNDECIDED, strict=True):
        if want is None:
            assert got[0] == 0
        else:
            torch.testing.assert_close(got, torch.tensor(want, dtype=dtype))
        best = torch.linalg.svdvals(given)[:2].sum() + torch.linalg.svdvals(given)[2] * (-1 if given.det() < 0 else 1)
        reached = (Rotation(got).matrix() * given).sum()
        torch.testing.assert_close(reached, best.to(reached.dtype), rtol=1e-6, atol=1e-6)


def test_an_undetermined_matrix_does_not_change_the_gradients_of_the_others_in_a_batch() -> None:
    decided = 2 * torch.eye(3, dtype=D)
    both = torch.stack((torch.zeros(3, 3, dtype=D), decided)).requires_grad_()
    weights = randn(4)
    (found,) = torch.autograd.grad((Rotation.nearest(both).quaternion * weights).sum(), both)
    alone = decided.requires_grad_()
    (right,) = torch.autograd.grad((Rotation.nearest(alone).quaternion * weights).sum(), alone)
    torch.testing.assert_close(found[1], right)
    assert right.abs().max() > 0.01


def test_nearest_propagates_nan_and_accepts_an_empty_batch() -> None:
    matrix = torch.eye(3).repeat(2, 1, 1)
    matrix[0, 1, 2] = torch.nan
    found = Rotation.nearest(matrix).quaternion
    assert found[0].isnan().all()
    torch.testing.assert_close(found[1], torch.tensor([1.0, 0, 0, 0]))
    assert Rotation.nearest(torch.zeros(2, 0, 3, 3)).shape == (2, 0)


def test_half_precision_is_computed_in_float32() -> None:
    matrix = randn(20, 3, 3).to(torch.bfloat16)
    found = Rotation.nearest(matrix).quaternion
    torch.testing.assert_close(found, Rotation.nearest(matrix.float()).quaternion.to(torch.bfloat16), rtol=0, atol=0)


def test_nearest_accepts_lists_and_rejects_invalid_shapes() -> None:
    found = Rotation.nearest([[0, -2, 0], [2, 0, 0], [0, 0, 2]]).quaternion
    torch.testing.assert_close(found, torch.tensor([H, 0, 0, H]))
    with pytest.raises(pk.ShapeError, match=r"Rotation.nearest: matrix must have shape \(..., 3, 3\), got \(4, 4\)"):
        Rotation.nearest(torch.eye(4))
    with pytest.raises(pk.DTypeError, match=r"Rotation.nearest: matrix must be of a floating dtype"):
        Rotation.nearest(torch.eye(3, dtype=torch.int64))


def test_nearest_compiles_and_vmaps() -> None:
    matrix = randn(LARGE, 3, 3).requires_grad_()

    def loss(m: Tensor) -> Tensor:
        return Rotation.nearest(m).quaternion.pow(3).sum()

    (right,) = torch.autograd.grad(loss(matrix), matrix)
    (compiled,) = torch.autograd.grad(torch.compile(loss, fullgraph=True, backend="aot_eager")(matrix), matrix)
    torch.testing.assert_close(compiled, right)
    torch.testing.assert_close(torch.func.vmap(torch.func.grad(loss))(matrix.detach()), right)


# ------------------------------------------------------------------------------------------------------ from_tend


def test_the_ten_numbers_are_the_upper_triangle_and_the_smallest_eigenvalue_decides() -> None:
    numbers = randn(200, 10)
    matrix = full(numbers)
    assert matrix[0, 1, 2] == numbers[0, 5]
    assert matrix[0, 3, 1] == numbers[0, 6]
    eigenvector = torch.from_numpy(np.linalg.eigh(matrix.numpy())[1][..., 0])
    assert Rotation.from_tend(numbers).allclose(Rotation(eigenvector), atol=1e-11)
    quarter = torch.tensor([H, 0, 0, H])
    torch.testing.assert_close(Rotation.from_tend(-triangle(torch.outer(quarter, quarter))).quaternion, quarter)


def test_from_tend_has_right_derivatives_also_where_other_eigenvalues_repeat() -> None:
    q = torch.nn.functional.normalize(randn(4), dim=0)
    numbers = torch.stack((randn(10), triangle(torch.eye(4, dtype=D) - torch.outer(q, q)))).requires_grad_()
    function = lambda x: Rotation.from_tend(x).quaternion  # noqa: E731
    assert gradcheck(function, numbers)
    assert gradgradcheck(function, numbers)


def test_from_tend_of_zeros_is_the_identity_with_zero_gradient() -> None:
    numbers = torch.zeros(10, requires_grad=True)
    found = Rotation.from_tend(numbers).quaternion
    torch.testing.assert_close(found, torch.tensor([1.0, 0, 0, 0]))
    assert torch.equal(torch.autograd.grad(found.sum(), numbers)[0], torch.zeros(10))
    with pytest.raises(pk.ShapeError, match=r"Rotation.from_tend: numbers must have shape \(..., 10\), got \(9,\)"):
        Rotation.from_tend(torch.zeros(9))


# ------------------------------------------------------------------------------------------------- the eigenvector

EIGENVALUES = (
    [1.0, -0.3, -0.5, -2.0],  # the largest is not the one of largest magnitude
    [3.0, -1.0, -1.0, -1.0],
    [1.0, 1 - 1e-3, 1 - 2e-3, 1 - 3e-3],
    [1.0, 1 - 1e-5, 0.5, 0.0],
    [1.0, 1e-3, 1e-6, 1e-9],
    [1.0, 0.0, 0.0, 0.0],
    [-1.0, -2.0, -2.0, -3.0],
)


@both_precisions
@pytest.mark.parametrize("size", (1.0, 1e-20, 1e20))
def test_the_start_is_the_eigenvector_of_the_largest_eigenvalue(dtype: torch.dtype, size: float) -> None:
    vectors = torch.linalg.qr(randn(len(EIGENVALUES), 500, 4, 4))[0]
    values = torch.tensor(EIGENVALUES, dtype=D)[:, None, :]
    symmetric = triangle((vectors * values.unsqueeze(-2)) @ vectors.mT).to(dtype)
    found, determined, within = jacobi.start(size * symmetric, torch.zeros((), dtype=dtype))
    assert not within.any()
    others = torch.linalg.eigh(full(symmetric.to(D)))[1][..., :3]
    error = (found.to(D).unsqueeze(-2) @ others).squeeze(-2).norm(dim=-1)
    gap = values[..., 0] - values[..., 1]
    assert determined.all()
    assert (error * gap <= 8 * torch.finfo(dtype).eps * values.abs().amax(-1)).all()


def test_within_the_tolerance_the_start_is_the_eigenvector_nearest_to_the_identity() -> None:
    vectors = torch.linalg.qr(randn(100, 4, 4))[0]
    values = torch.tensor([2.0, 2.0 - 1e-7, 1.0, 0.0], dtype=D)
    symmetric = triangle((vectors * values) @ vectors.mT)
    found, determined, within = jacobi.start(symmetric, torch.tensor([[1e-6], [1e-8]], dtype=D))
    assert not determined[0].any()
    assert determined[1].all()
    least = (vectors[:, :1, :2] * vectors[:, :, :2]).sum(-1)
    torch.testing.assert_close(found[0], torch.nn.functional.normalize(least, dim=-1), rtol=0, atol=1e-7)
    plane = vectors[..., :2] @ vectors[..., :2].mT - found[0].unsqueeze(-1) * found[0].unsqueeze(-2)
    torch.testing.assert_close(full(within[0]), plane, rtol=0, atol=1e-12)
    assert not within[1].any()
    overlap = (found[1] * vectors[..., 0]).sum(-1).abs()
    torch.testing.assert_close(overlap, torch.ones(100, dtype=D), rtol=0, atol=1e-12)
