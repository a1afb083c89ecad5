"""Validation of matrices in the kernel that converts them: what it accepts, what it reports, and when it runs."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch
from torch import Tensor

from posekit import Pose, Rotation, errors
from posekit.math import checked, pose, rotation
from tests.support import sampling

D = torch.float64
T = Pose(sampling.normal(7, 3), sampling.quaternions(7))
AFFINE, HOMOGENEOUS = T.affine(), T.matrix()
BREAKS: dict[str, Any] = {
    "orthogonal": [
        ("scale", lambda m: m[:3, :3].mul_(1.01)),
        ("zero", lambda m: m[:3, :3].zero_()),
        ("shear", lambda m: m[0, :3].add_(0.01 * m[1, :3])),
    ],
    "reflection": [("mirror", lambda m: m[:3, 1].neg_())],
    "finite": [
        (f"{i} {x}", lambda m, i=i, x=x: m[:3].view(-1)[i].fill_(x)) for i in range(12) for x in (np.nan, np.inf)
    ],
    "homogeneous": [(f"last {i}", lambda m, i=i: m[3, i].add_(1e-9)) for i in range(4)],
}


def broken(change: Any) -> Tensor:
    matrix = HOMOGENEOUS.clone()
    change(matrix[4])
    return matrix


@pytest.mark.parametrize("kind", BREAKS)
def test_an_invalid_matrix_is_rejected_and_its_batch_index_reported(kind: str) -> None:
    for label, change in BREAKS[kind]:
        matrix = broken(change)
        with pytest.raises(errors.ValidationError, match=rf"Pose.from_matrix: matrix\[4\] = .* {kind}"):
            Pose.from_matrix(matrix, validate=True)
        if kind == "homogeneous":
            continue
        with pytest.raises(errors.ValidationError, match=rf"Pose.from_matrix: matrix\[4\] = .* {kind}"):
            Pose.from_matrix(matrix[:, :3], validate=True)
        if torch.equal(matrix[..., :3, :3], HOMOGENEOUS[..., :3, :3]):  # a position
            continue
        with pytest.raises(errors.ValidationError, match=rf"Rotation.from_matrix: matrix\[4\] = .* {kind}"):
            Rotation.from_matrix(matrix[..., :3, :3], validate=True)
        assert label


@pytest.mark.slow(but=("torch.float64", "torch.float16"))
@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16, torch.float32, D], ids=str)
def test_checked_conversions_have_the_values_and_derivatives_of_unchecked_ones(dtype: torch.dtype) -> None:
    for given, convert, unchecked in (
        (HOMOGENEOUS, checked.from_homogeneous_with_deviation, pose.from_matrix),
        (AFFINE, checked.from_affine_with_deviation, pose.from_affine),
        (AFFINE[..., :3], checked.from_matrix_with_deviation, rotation.from_matrix),
    ):
        ours, theirs = (given.to(dtype).detach().requires_grad_() for _ in range(2))
        *made, deviation = convert(ours)
        expected = unchecked(theirs)
        expected = list(expected) if isinstance(expected, tuple) else [expected]
        assert all(torch.equal(x, y) for x, y in zip(made, expected, strict=True))
        assert deviation.max() <= 20 * torch.finfo(dtype).eps
        assert not deviation.grad_fn or torch.autograd.grad(deviation.sum(), ours, None, True, allow_unused=True) == (
            None,
        )
        sum((x * x.detach().cos()).sum() for x in made).backward()
        sum((x * x.detach().cos()).sum() for x in expected).backward()
        torch.testing.assert_close(ours.grad, theirs.grad)


@pytest.mark.parametrize("dtype", [torch.float32, D], ids=str)
def test_the_tolerance_is_half_the_digits_of_the_dtype(dtype: torch.dtype) -> None:
    limit = max(1e-5, torch.finfo(dtype).eps ** 0.5)
    for off, passes in ((0.3 * limit, True), (0.9 * limit, True), (1.1 * limit, False)):
        matrix = torch.eye(3, dtype=dtype)
        matrix[0, 0] = (1 + off) ** 0.5
        if passes:
            Rotation.from_matrix(matrix, validate=True)
        else:
            with pytest.raises(errors.ValidationError, match="is not orthogonal"):
                Rotation.from_matrix(matrix, validate=True)


def test_what_is_on_the_cpu_is_validated_by_default() -> None:
    bad = broken(lambda m: m[:3, 0].neg_())
    for given in (bad, bad.float(), bad.numpy(), bad.tolist(), bad.float().numpy(), list(bad.numpy())):
        with pytest.raises(errors.ValidationError, match="is a reflection"):
            Pose.from_matrix(given)
        assert Pose.from_matrix(given, validate=False).shape == (7,)
    for matrix in (np.zeros((3, 3)), torch.zeros(3, 3), torch.zeros(3, 3, dtype=torch.bfloat16)):
        with pytest.raises(errors.ValidationError, match="is not orthogonal"):
            Rotation.from_matrix(matrix)
    for given in (HOMOGENEOUS.numpy(), HOMOGENEOUS, HOMOGENEOUS.clone().requires_grad_()):
        assert Pose.from_matrix(given).allclose(T)
    for dtype in (torch.float16, torch.bfloat16, torch.float32):
        assert Pose.from_matrix(HOMOGENEOUS.to(dtype)).dtype == dtype
    assert Rotation.from_matrix(np.zeros((0, 3, 3))).shape == Rotation.from_matrix(torch.zeros(0, 3, 3)).shape == (0,)


def test_a_transposed_matrix_is_refused_with_the_remedy() -> None:
    fact = "is not homogeneous: its last row is not 0 0 0 1; it looks transposed: pass matrix.mT"
    for given in (HOMOGENEOUS.mT, HOMOGENEOUS.mT.contiguous(), HOMOGENEOUS.mT.numpy(), HOMOGENEOUS[3].mT.tolist()):
        with pytest.raises(errors.ValidationError, match=fact):
            Pose.from_matrix(given)
    with pytest.raises(errors.ValidationError, match=r"matrix\[0\] = .* is not homogeneous: .* 0 0 0 1$"):
        Pose.from_matrix(HOMOGENEOUS + torch.eye(4, dtype=D)[3])


def test_compiled_graphs_and_transforms_check_nothing_by_default() -> None:
    bad = broken(lambda m: m[:3, 0].neg_())
    want = Pose.from_matrix(bad, validate=False).vector()

    def converted(matrix: Tensor) -> Tensor:
        return Pose.from_matrix(matrix).vector()

    assert torch.equal(torch.vmap(converted)(bad), want)
    torch.testing.assert_close(torch.compile(converted, backend="eager", fullgraph=True)(bad), want)
    assert torch.func.jacrev(converted)(bad[0]).shape == (7, 4, 4)
    assert converted(bad.to("meta")).is_meta


def test_without_readable_values_lists_convert_unvalidated() -> None:
    bad = np.diag([1.0, 1, -1])

    def converted(x: Tensor) -> Tensor:
        return x * Rotation.from_matrix(bad, validate=False).quaternion[0]

    torch.vmap(converted)(torch.ones(3))
    with torch.device("meta"):
        assert Rotation.from_matrix(bad.tolist()).quaternion.is_meta
    with pytest.raises(errors.ArgumentError, match="meta device"):
        Rotation.from_matrix(torch.eye(3, device="meta"), validate=True)
