"""Values, first and second derivatives at edge cases of the formulas, against multiple-precision arithmetic.

`tests.support.accuracy` defines how errors are measured.
"""

from __future__ import annotations

import mpmath as mp
import numpy as np
import pytest
import torch
from torch import Tensor

from posekit.math import rotation
from tests.reference import multiprecision
from tests.support import sampling
from tests.support.accuracy import (
    WIDE,
    Errors,
    compare,
    differentiated,
    length_scale,
    length_scales,
    per_relative_change,
    wide,
)

LIMIT = 8.0

both_precisions = pytest.mark.parametrize("dtype", sampling.FLOATS, ids=("float32", "float64"))


def log_derivatives(q: list[mp.mpf]) -> multiprecision.Derivatives:
    return multiprecision.derivatives(lambda x: multiprecision.log(x, branch=q), q, scales=[length_scale(q)] * 4)


def log_errors(quaternion: Tensor) -> Errors:
    value, jacobian, hessian = differentiated(rotation.log, quaternion)
    found = value, *per_relative_change(jacobian, hessian, length_scales(quaternion))
    return compare(quaternion.dtype, found, [quaternion], log_derivatives)


@both_precisions
@pytest.mark.parametrize("length", (1e-12, 1e-8, 1e-3, 37.5, 1e8, 1e12))
def test_log_and_its_derivatives_are_accurate_for_any_quaternion_length(dtype: torch.dtype, length: float) -> None:
    every_seventh = sampling.quaternion_sweep(torch.float64)[::7]
    log_errors((every_seventh * length).to(dtype)).check(LIMIT)


@both_precisions
def test_angle_and_its_derivatives_are_accurate_wherever_they_exist(dtype: torch.dtype) -> None:
    # No derivative exists at the identity and at pi. Near the identity the second one grows like 1 / angle; the floor
    # keeps its intermediate cube inside the range of a float32.
    sweep = sampling.quaternion_sweep(dtype, smallest=1e-11)
    smooth = (sweep[:, 0] != 0) & (sweep[:, 1:] != 0).any(-1)
    quaternion = torch.cat([sweep[smooth] * length for length in (1.0, 37.5, 1e-3)])
    value, jacobian, hessian = differentiated(rotation.angle, quaternion)
    found = value, *per_relative_change(jacobian, hessian, length_scales(quaternion))

    def right(q: list[mp.mpf]) -> multiprecision.Derivatives:
        scale = length_scale(q)
        to_kink = min(abs(q[0]), multiprecision.norm(q[1:])) / scale
        step = multiprecision.STEP * to_kink
        return multiprecision.derivatives(multiprecision.angle, q, scales=[scale] * 4, step=step)

    compare(dtype, found, [quaternion], right).check(LIMIT)


@both_precisions
def test_angle_is_accurate_at_kinks_and_for_the_smallest_floats(dtype: torch.dtype) -> None:
    quaternion = sampling.quaternion_sweep(dtype)
    errors = Errors(dtype)
    for q, got in zip(quaternion, wide(rotation.angle(quaternion)), strict=True):
        want = multiprecision.evaluate(multiprecision.angle, multiprecision.exact(q))
        errors.add("value", q.tolist(), got, want)
    errors.check(LIMIT)


@pytest.mark.guarantee("Guarantees", "derivatives")
@both_precisions
def test_gradient_of_the_angle_at_the_identity_is_zero_and_at_pi_a_subgradient(dtype: torch.dtype) -> None:
    identity = torch.tensor([[1.0, 0.0, 0.0, 0.0], [-1.0, 0.0, 0.0, 0.0], [2.5, 0.0, 0.0, 0.0]], dtype=dtype)
    half_turn = torch.tensor([[0.0, 0.6, 0.0, -0.8]], dtype=dtype)
    quaternion = torch.cat((identity, half_turn)).requires_grad_()
    (gradient,) = torch.autograd.grad(rotation.angle(quaternion).sum(), quaternion)
    assert torch.equal(gradient[:3], torch.zeros_like(identity))
    # The angle is pi - 2 |w| there: its one-sided derivatives by w are -2 and 2, and those by x, y and z are 0.
    eps = torch.finfo(dtype).eps
    assert gradient[3, 0].abs() <= 2 * (1 + 4 * eps)
    assert (gradient[3, 1:].abs() <= 4 * eps).all()


GENERATORS = torch.tensor(
    [
        [[0.0, 0.0, 0.0], [0.0, 0.0, -1.0], [0.0, 1.0, 0.0]],
        [[0.0, 0.0, 1.0], [0.0, 0.0, 0.0], [-1.0, 0.0, 0.0]],
        [[0.0, -1.0, 0.0], [1.0, 0.0, 0.0], [0.0, 0.0, 0.0]],
    ],
    dtype=torch.float64,
).numpy()


def along_group(matrix: Tensor, jacobian: np.ndarray, hessian: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Derivatives of f(M exp(d)) with respect to d at 0, from those of f(M) with respect to the nine entries."""
    m = wide(matrix)
    first = np.einsum("pij,ajk->paik", m, GENERATORS.astype(WIDE)).reshape(len(m), 3, 9)
    squares = np.einsum("aij,bjk->abik", GENERATORS, GENERATORS)
    second = np.einsum("pij,abjk->pabik", m, (squares + squares.swapaxes(0, 1)).astype(WIDE) / 2)
    tangent = np.einsum("pmi,pai->pma", jacobian, first)
    curved = np.einsum("pmij,pai,pbj->pmab", hessian, first, first)
    return tangent, curved + np.einsum("pmi,pabi->pmab", jacobian, second.reshape(len(m), 3, 3, 9))


@both_precisions
def test_from_matrix_and_its_derivatives_are_accurate_in_every_branch(dtype: torch.dtype) -> None:
    matrix = torch.cat(list(sampling.rotation_matrices(dtype).values()))
    value, jacobian, hessian = differentiated(rotation.from_matrix, matrix)
    assert np.isfinite(jacobian).all()
    assert np.isfinite(hessian).all()

    def right(entries: list[mp.mpf]) -> multiprecision.Derivatives:
        rows = [entries[0:3], entries[3:6], entries[6:9]]
        return multiprecision.derivatives(multiprecision.from_matrix_along_group(rows), [mp.mpf(0)] * 3)

    compare(dtype, (value, *along_group(matrix, jacobian, hessian)), [matrix], right).check(LIMIT)


@both_precisions
def test_apply_and_its_derivatives_are_accurate_for_any_quaternion_length(dtype: torch.dtype) -> None:
    quaternion = sampling.unit_quaternions(24, seed=7)
    quaternion = torch.cat((quaternion, sampling.half_turns(torch.float64), sampling.axes().new_ones(1, 4)))
    lengths = torch.tensor([1.0, -1.0, 1e-3, 37.5, 1e-8, 1e8, 1e-12, 1e12], dtype=torch.float64)
    quaternion = (quaternion * lengths.repeat(len(quaternion))[: len(quaternion), None]).to(dtype)
    point = sampling.normal(len(quaternion), 3, dtype=dtype, seed=8)
    value, jacobian, hessian = differentiated(rotation.apply, quaternion, point)
    scales = np.concatenate((length_scales(quaternion), np.ones((len(point), 3))), -1)

    def right(x: list[mp.mpf]) -> multiprecision.Derivatives:
        relative = [length_scale(x[:4])] * 4 + [1.0] * 3
        return multiprecision.derivatives(lambda y: multiprecision.apply(y[:4], y[4:]), x, scales=relative)

    compare(dtype, (value, *per_relative_change(jacobian, hessian, scales)), [quaternion, point], right).check(LIMIT)
