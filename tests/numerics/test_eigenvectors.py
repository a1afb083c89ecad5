"""Eigenvectors of small symmetric matrices by the kernel of devices, compared with the eigenvalues of torch."""

from __future__ import annotations

from unittest import mock

import pytest
import torch

from posekit.numerics import eigenvectors
from tests.support.compiled import assert_compiles_for_cuda


@pytest.mark.parametrize("n", [1, 6, 7, 18])
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_eigenvectors_of_a_device_are_those_of_the_matrix(n: int, dtype: torch.dtype) -> None:
    root = torch.randn(5, n, n, generator=torch.Generator().manual_seed(n), dtype=torch.float64)
    root[1] = root[1, :1]  # of rank 1
    root[2] = torch.eye(n)
    root[3] *= 1e-15 if dtype == torch.float32 else 1e-140
    root[4] = 0
    matrix = root @ root.mT
    matrix[0] -= 2 * torch.eye(n)  # indefinite
    matrix = matrix.to(dtype)
    with mock.patch.object(eigenvectors, "is_cuda", lambda device: True):
        values, vectors = eigenvectors.symmetric_eigenvectors(matrix)
    assert values.dtype == vectors.dtype == dtype
    size = matrix.double().abs().amax((-2, -1), keepdim=True).clamp(min=1e-300)
    unit, spectrum = matrix.double() / size, values.double() / size[..., 0]
    close = {"rtol": 0, "atol": 20 * n * torch.finfo(dtype).eps}
    torch.testing.assert_close(spectrum.sort().values, torch.linalg.eigvalsh(unit), **close)
    torch.testing.assert_close(unit @ vectors.double(), vectors.double() * spectrum.unsqueeze(-2), **close)
    torch.testing.assert_close(vectors.mT @ vectors, torch.eye(n, dtype=dtype).expand(5, n, n), **close)


def test_the_kernel_compiles_for_cuda() -> None:
    assert_compiles_for_cuda(eigenvectors._kernel("f64", 18))
