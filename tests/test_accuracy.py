"""Values, first and second derivatives at the points where formulas fail, against arithmetic with many more digits.

An error is measured in units of the dtype's eps times the largest entry of the tensor it is in: of one value, one
Jacobian, one Hessian, at one point. Derivatives with respect to a quaternion are taken per relative change of it, so
that they can be compared at any length: a Jacobian's columns are multiplied by |q|, a Hessian's once more, with |q|
rounded to a power of two, so that this multiplies no error into either side.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import mpmath as mp
import numpy as np
import pytest
import torch
from torch import Tensor

from posekit.math import rotation, so3
from tests import sampling
from tests.reference import multiprecision

LIMIT = 8.0
# Near pi the angle hardly depends on v, so in its second derivative terms several times as large cancel.
ANGLE_LIMIT = 2 * LIMIT
# The products and sums of many terms below are taken in more digits than either side has.
WIDE = np.longdouble

both_precisions = pytest.mark.parametrize("dtype", sampling.FLOATS, ids=("float32", "float64"))


def wide(x: Tensor) -> np.ndarray:
    return x.detach().to(torch.float64).numpy().astype(WIDE)


def differentiated(op: Callable[..., Tensor], *inputs: Tensor) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Value (p, m), Jacobian (p, m, n) and Hessian (p, m, n, n) of ``op`` at p points, all inputs side by side.

    One cotangent per output component and one per gradient component, spread over the batch: one call of the op, of its
    vector-Jacobian product and of that one's own give everything.
    """
    points = len(inputs[0])
    sizes = [x[0].numel() for x in inputs]
    n = sum(sizes)
    with torch.no_grad():
        value = op(*inputs).reshape(points, -1)
    m = value.shape[1]
    leaves = [
        x.reshape(points, 1, 1, *x.shape[1:]).repeat(1, m, n, *[1] * (x.ndim - 1)).requires_grad_() for x in inputs
    ]
    out = op(*leaves)
    cotangent = torch.eye(m, dtype=value.dtype)[None, :, None].expand(points, m, n, m)
    first = torch.autograd.grad(out, leaves, cotangent.reshape(out.shape), create_graph=True)
    jacobian = torch.cat([g[:, :, 0].reshape(points, m, -1) for g in first], -1)
    directions = torch.eye(n, dtype=value.dtype).split(sizes, -1)
    seeds = [d.expand(points, m, n, -1).reshape(g.shape) for d, g in zip(directions, first, strict=True)]
    second = torch.autograd.grad(first, leaves, seeds)
    hessian = torch.cat([h.reshape(points, m, n, -1) for h in second], -1)
    return wide(value), wide(jacobian), wide(hessian)


def length_scale(quaternion: Sequence[float]) -> float:
    """The power of two that is next below the length."""
    return 2.0 ** (math.frexp(math.hypot(*map(float, quaternion)))[1] - 1)


def length_scales(quaternion: Tensor) -> np.ndarray:
    """(p, 4): `length_scale` once per component."""
    return np.array([[length_scale(q)] * 4 for q in quaternion.tolist()])


def per_relative_change(jacobian: np.ndarray, hessian: np.ndarray, scales: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Derivatives with respect to ``inputs / scales``; scales (p, n)."""
    return jacobian * scales[:, None, :], hessian * scales[:, None, :, None] * scales[:, None, None, :]


class Errors:
    """The largest error found in each of several tensors, and where."""

    def __init__(self, dtype: torch.dtype) -> None:
        self.info = torch.finfo(dtype)
        self.worst: dict[str, tuple[float, str]] = {}

    def add(self, what: str, where: object, got: np.ndarray, want: np.ndarray) -> None:
        # below the smallest normal number floats have no relative precision left to ask for
        largest = max(float(np.abs(want).max()), self.info.tiny)
        error = float(np.abs(got - want).max()) / (self.info.eps * largest)
        if math.isnan(error):
            error = math.inf
        if error >= self.worst.get(what, (0.0, ""))[0]:
            self.worst[what] = error, str(where)

    def check(self, limit: float = LIMIT) -> None:
        beyond = {what: found for what, found in self.worst.items() if not found[0] <= limit}
        assert self.worst, "nothing was compared"
        assert not beyond, f"errors in eps, allowed {limit}: {beyond}"


def compare(
    dtype: torch.dtype,
    found: Sequence[np.ndarray],
    inputs: Sequence[Tensor],
    formula: Callable[[list[mp.mpf]], multiprecision.Derivatives],
) -> Errors:
    """The errors of a value, Jacobian and Hessian at each point; ``formula`` gives what is right at one."""
    errors = Errors(dtype)
    for i, point in enumerate(zip(*inputs, strict=True)):
        flat = torch.cat([x.flatten() for x in point])
        right = formula(multiprecision.exact(flat))
        for what, got, want in zip(right._fields, found, right, strict=True):
            errors.add(what, flat.tolist(), got[i], want)
    return errors


def exp_errors(rotvec: Tensor) -> Errors:
    found = differentiated(so3.exp, rotvec)
    return compare(rotvec.dtype, found, [rotvec], lambda v: multiprecision.derivatives(multiprecision.exp, v))


@both_precisions
def test_exp_and_its_derivatives_are_right_from_no_rotation_to_beyond_a_full_turn(dtype: torch.dtype) -> None:
    rotvec = sampling.rotvecs(dtype)
    exp_errors(rotvec[rotvec.norm(dim=-1) < 11]).check()


@both_precisions
def test_exp_of_many_turns_is_as_right_as_its_rounded_square_allows(dtype: torch.dtype) -> None:
    # v.v is a sum of three rounded squares: up to 3/2 eps off, so the half angle is by 3/8 eps |v|, and cos by as much.
    for length in (50.0, 1000.0):
        rotvec = (length * sampling.axes()).to(dtype)
        exp_errors(rotvec).check(LIMIT + 3 / 8 * length)


def log_derivatives(q: list[mp.mpf]) -> multiprecision.Derivatives:
    return multiprecision.derivatives(lambda x: multiprecision.log(x, branch=q), q, scales=[length_scale(q)] * 4)


def log_errors(quaternion: Tensor) -> Errors:
    value, jacobian, hessian = differentiated(so3.log, quaternion)
    found = value, *per_relative_change(jacobian, hessian, length_scales(quaternion))
    return compare(quaternion.dtype, found, [quaternion], log_derivatives)


@both_precisions
def test_log_and_its_derivatives_are_right_from_the_identity_to_pi_for_q_and_minus_q(dtype: torch.dtype) -> None:
    log_errors(sampling.quaternion_sweep(dtype)).check()


@both_precisions
@pytest.mark.parametrize("length", (1e-12, 1e-8, 1e-3, 37.5, 1e8, 1e12))
def test_log_and_its_derivatives_are_right_for_a_quaternion_of_any_length(dtype: torch.dtype, length: float) -> None:
    every_seventh = sampling.quaternion_sweep(torch.float64)[::7]
    log_errors((every_seventh * length).to(dtype)).check()


@both_precisions
def test_angle_and_its_derivatives_are_right_wherever_they_exist(dtype: torch.dtype) -> None:
    # No derivative exists at the identity and at pi. Near the identity the second one grows like 1 / angle; the floor
    # keeps its own intermediate cube inside the range of a float32.
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

    compare(dtype, found, [quaternion], right).check(ANGLE_LIMIT)


@both_precisions
def test_angle_is_right_at_the_kinks_and_down_to_the_smallest_floats(dtype: torch.dtype) -> None:
    quaternion = sampling.quaternion_sweep(dtype)
    errors = Errors(dtype)
    for q, got in zip(quaternion, wide(rotation.angle(quaternion)), strict=True):
        want = multiprecision.evaluate(multiprecision.angle, multiprecision.exact(q))
        errors.add("value", q.tolist(), got, want)
    errors.check()


@both_precisions
def test_the_gradient_of_the_angle_is_zero_at_the_identity_and_between_the_sides_at_pi(dtype: torch.dtype) -> None:
    identity = torch.tensor([[1.0, 0.0, 0.0, 0.0], [-1.0, 0.0, 0.0, 0.0], [2.5, 0.0, 0.0, 0.0]], dtype=dtype)
    half_turn = torch.tensor([[0.0, 0.6, 0.0, -0.8]], dtype=dtype)
    quaternion = torch.cat((identity, half_turn)).requires_grad_()
    (gradient,) = torch.autograd.grad(rotation.angle(quaternion).sum(), quaternion)
    assert torch.equal(gradient[:3], torch.zeros_like(identity))
    # The angle is pi - 2 |w| there: the sides have gradients -2 and 2 in w, and none in the rest.
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
def test_from_matrix_and_its_derivatives_along_the_group_are_right_in_every_branch(dtype: torch.dtype) -> None:
    matrix = torch.cat(list(sampling.rotation_matrices(dtype).values()))
    value, jacobian, hessian = differentiated(rotation.from_matrix, matrix)
    assert np.isfinite(jacobian).all()
    assert np.isfinite(hessian).all()

    def right(entries: list[mp.mpf]) -> multiprecision.Derivatives:
        rows = [entries[0:3], entries[3:6], entries[6:9]]
        return multiprecision.derivatives(multiprecision.from_matrix_along_group(rows), [mp.mpf(0)] * 3)

    compare(dtype, (value, *along_group(matrix, jacobian, hessian)), [matrix], right).check()


@both_precisions
def test_apply_and_its_derivatives_are_right_for_a_quaternion_of_any_length(dtype: torch.dtype) -> None:
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

    compare(dtype, (value, *per_relative_change(jacobian, hessian, scales)), [quaternion, point], right).check()
