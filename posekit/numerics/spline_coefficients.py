"""Spline coefficients of whole trajectories: rates at the keys from block tridiagonal systems, and B-spline weights."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor
from torch.nn.functional import pad

from .. import engine
from ..math import rotation, splines

# At most so many Newton steps, starting at the mean rates of the segments. For uniformly random turns and steps of time
# whose logarithms have a spread of 0.5, six steps suffice for all of 2000 trajectories. For a spread of 1.0, ten steps
# suffice for 99.5 % of them.
NEWTON_STEPS = 10
# Each further step, with a constant Jacobian, makes the derivatives of one more order exact.
EXACT_ORDERS = 2
# Number of systems times their size cubed, up to which a dense solve is faster than cyclic reduction on the CPU.
# Two systems then have at most 128 rows each: of 150 and more, torch 2.13's LU of a batch returns wrong pivots where
# two threads compute it.
_DENSE_COST = 1 << 22


def tridiagonal(lower: Tensor, diagonal: Tensor, upper: Tensor, right: Tensor) -> Tensor:
    """Solves block tridiagonal systems ``lower[i] x[i-1] + diagonal[i] x[i] + upper[i] x[i+1] = right[i]``.

    On the CPU, small systems are solved as one dense matrix, in a few calls. Large ones are solved by cyclic reduction,
    which eliminates every other block row at once, so that its depth is the logarithm of n. It does not pivot, which
    is safe for diagonally dominant systems.

    Args:
        lower: Blocks of shape (*batch, n, k, k); the first one must be 0.
        diagonal: Blocks of shape (*batch, n, k, k).
        upper: Blocks of shape (*batch, n, k, k); the last one must be 0.
        right: Shape (*batch, n, k, m).

    Returns:
        The solution x, shape (*batch, n, k, m).
    """
    if diagonal.is_cpu and _fits_dense_solve(diagonal.shape):
        *batch, n, k, _ = diagonal.shape
        matrix = (
            _on_diagonal(diagonal, 0) + _on_diagonal(lower[..., 1:, :, :], -1) + _on_diagonal(upper[..., :-1, :, :], 1)
        )
        matrix, right = matrix.reshape(*batch, n * k, n * k), right.flatten(-3, -2)
        # Of one batch shape: the vmap of torch 2.13 pairs the batches of different ones wrongly, without an error.
        shape = engine.broadcast_shapes(tuple(batch), right.shape[:-2])
        matrix, right = matrix.expand(*shape, *matrix.shape[-2:]), right.expand(*shape, *right.shape[-2:])
        solution = torch.linalg.solve_ex(matrix, right).result
        return solution.unflatten(-2, (n, k))
    odd = diagonal.shape[-3] // 2
    inverse = _inverse(diagonal[..., ::2, :, :])
    before, after, constant = [inverse @ x[..., ::2, :, :] for x in (lower, upper, right)]
    if not odd:
        return constant
    even = constant.shape[-3]
    previous, following = slice(0, odd), slice(1, odd + 1)
    if even == odd:  # the last row is odd and has no even neighbour after it: append zeros
        before, after, constant = [pad(x, (0, 0, 0, 0, 0, 1)) for x in (before, after, constant)]
    down, up, inner, odd_right = [x[..., 1::2, :, :] for x in (lower, upper, diagonal, right)]
    odd_rows = tridiagonal(
        -down @ before[..., previous, :, :],
        inner - down @ after[..., previous, :, :] - up @ before[..., following, :, :],
        -up @ after[..., following, :, :],
        odd_right - down @ constant[..., previous, :, :] - up @ constant[..., following, :, :],
    )
    neighbours = pad(odd_rows, (0, 0, 0, 0, 1, 1))[..., : before.shape[-3] + 1, :, :]
    even_rows = constant - before @ neighbours[..., :-1, :, :] - after @ neighbours[..., 1:, :, :]
    interleaved = torch.stack((even_rows[..., :odd, :, :], odd_rows), -3).flatten(-4, -3)
    return interleaved if even == odd else torch.cat((interleaved, even_rows[..., odd:, :, :]), -3)


def _fits_dense_solve(shape: torch.Size) -> bool:
    """Whether a dense solve is faster than cyclic reduction for diagonal blocks of this shape."""
    *batch, n, k, _ = shape
    fits: Any = math.prod(batch) * (n * k) ** 3 <= _DENSE_COST
    if torch.compiler.is_compiling():
        return engine.is_statically_true(fits)  # a comparison would guard on a dynamic size
    return type(fits) is bool and fits


def _on_diagonal(blocks: Tensor, diagonal: int) -> Tensor:
    """Matrices of shape (*batch, n, k, n, k) with blocks of shape (*batch, n, k, k) on one of their block diagonals."""
    return torch.diag_embed(blocks.movedim(-3, -1), diagonal, -4, -2)


def _inverse(blocks: Tensor) -> Tensor:
    # inv_ex, because inv synchronises with the device to check for errors
    return 1 / blocks if blocks.shape[-1] == 1 else torch.linalg.inv_ex(blocks).inverse


def natural_rates(positions: Tensor, steps: Tensor) -> Tensor:
    """Velocities at the keys of the natural cubic spline: C2, with zero second derivative at both ends.

    Args:
        positions: Shape (*batch, n, 3).
        steps: Times between the keys, shape (*batch, n - 1).

    Returns:
        Shape (*batch, n, 3).
    """
    unit, s = _in_mean_steps(steps)
    change = positions.diff(dim=-2) * s.square().unsqueeze(-1)
    low, high = pad(s, (1, 0)), pad(s, (0, 1))
    right = 3 * (pad(change, (0, 0, 1, 0)) + pad(change, (0, 0, 0, 1)))
    lower, diagonal, upper = [x[..., None, None] for x in (low, 2 * (low + high), high)]
    return tridiagonal(lower, diagonal, upper, right.unsqueeze(-2)).squeeze(-2) / unit.unsqueeze(-1)


def angular_rates(turns: Tensor, steps: Tensor) -> tuple[Tensor, Tensor]:
    """Rates of the rotation vector at both ends of each segment of the C2 rotation spline, as SciPy's RotationSpline.

    On each segment, the rotation vector from the first key is a cubic polynomial of time. The angular velocity and
    acceleration are continuous. At both ends of the spline the angular velocity is the mean one of the end segment.

    Args:
        turns: Rotation vectors from each key to the next one, in the frame of the first, shape (*batch, n - 1, 3).
        steps: Times between the keys, shape (*batch, n - 1).

    Returns:
        The rates at the first and at the last key of each segment, both of shape (*batch, n - 1, 3). They are NaN where
        Newton's method does not converge: for turns of almost pi between keys with very different steps of time.
    """
    unit, s = _in_mean_steps(steps)
    s = s.unsqueeze(-1).expand(*turns.shape[:-1], 1)
    system = _RotationSpline(turns, s, rotation.left_jacobian_inverse(-turns))
    rates = system.mean_rates[..., 1:, :]
    if turns.shape[-2] > 1:
        rates, *jacobian = solve_body_rates(turns.detach(), s.detach())
        for _ in range(EXACT_ORDERS):
            step = _solve(jacobian, system.acceleration_jump(rates))
            rates = rates - step
        converged = _has_converged(step.detach(), rates.detach()).flatten(-2).all(-1)
        rates = torch.where(converged[..., None, None], rates, torch.nan)
    first, last = system.segment_rates(rates)
    return first / unit[..., None], system.to_rotvec_rates(last) / unit[..., None]


class _RotationSpline(NamedTuple):
    """The nonlinear system for the body rates at the inner keys, with times in units of the mean step."""

    turns: Tensor
    s: Tensor  # the inverse duration of each segment
    to_rotvec_rate: Tensor  # matrices from body rates at the end of a segment to rates of its rotation vector

    @property
    def mean_rates(self) -> Tensor:
        return self.turns * self.s

    def segment_rates(self, rates: Tensor) -> tuple[Tensor, Tensor]:
        """The body rates at the first and at the last key of each segment, from those at the inner keys."""
        return torch.cat((self.mean_rates[..., :1, :], rates), -2), torch.cat((rates, self.mean_rates[..., -1:, :]), -2)

    def to_rotvec_rates(self, last: Tensor) -> Tensor:
        """The rates of the rotation vectors at the last keys of the segments, from the body rates there."""
        return (self.to_rotvec_rate @ last.unsqueeze(-1)).squeeze(-1)

    def acceleration_jump(self, rates: Tensor) -> Tensor:
        """The jump of the angular acceleration at each inner key: the residual of the system."""
        first, last = self.segment_rates(rates)
        last = self.to_rotvec_rates(last)
        mean_term = 6 * self.s * self.mean_rates
        leaving = mean_term - self.s * (4 * first + 2 * last)
        reaching = splines.turning(self.turns, last, self.s * (2 * first + 4 * last) - mean_term)[1]
        return reaching[..., :-1, :] - leaving[..., 1:, :]

    def jacobian(self, rates: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """The block tridiagonal Jacobian of `acceleration_jump`: its lower, main and upper block diagonals."""
        turns, s = self.turns[..., :-1, :].unsqueeze(-2), self.s.unsqueeze(-1)
        to_rotvec_rate = self.to_rotvec_rate[..., :-1, :, :]
        last, axes = (to_rotvec_rate @ rates.unsqueeze(-1)).mT, to_rotvec_rate.mT
        # This term is quadratic in the rates, so a central difference with any step is its exact derivative.
        ahead, behind = [splines.turning(turns, last + side * axes, torch.zeros_like(axes))[1] for side in (1, -1)]
        linear_term = 4 * (s[..., :-1, :, :] + s[..., 1:, :, :]) * torch.eye(3, dtype=turns.dtype, device=turns.device)
        lower = 2 * s[..., :-1, :, :] * rotation.left_jacobian(-self.turns[..., :-1, :])
        upper = 2 * s[..., 1:, :, :] * self.to_rotvec_rate[..., 1:, :, :]
        # The rates at both ends of the spline are constants, so the outermost blocks are 0.
        return (
            pad(lower[..., 1:, :, :], (0, 0, 0, 0, 1, 0)),
            linear_term + (ahead - behind).mT / 2,
            pad(upper[..., :-1, :, :], (0, 0, 0, 0, 0, 1)),
        )


@engine.untraced
def _solve_body_rates(turns: Tensor, s: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """The body rates at the inner keys that make the angular acceleration continuous, and the Jacobian there."""
    system = _RotationSpline(turns, s, rotation.left_jacobian_inverse(-turns))
    rates = system.mean_rates[..., 1:, :]
    for _ in range(NEWTON_STEPS):
        step = _solve(system.jacobian(rates), system.acceleration_jump(rates))
        rates = rates - step
        if not step.is_cuda and _has_converged(step, rates).all():  # on CUDA the check would synchronise
            break
    return rates, *system.jacobian(rates)


def _meta(turns: Tensor, s: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    rates = turns.new_empty(*turns.shape[:-2], turns.shape[-2] - 1, 3)
    blocks = [rates.new_empty(*rates.shape, 3) for _ in range(3)]
    return rates, blocks[0], blocks[1], blocks[2]


def _vmap(info: Any, in_dims: tuple[int | None, int | None], *inputs: Tensor) -> tuple[Any, tuple[int, ...]]:
    batched = [
        x.expand(info.batch_size, *x.shape) if dim is None else x.movedim(dim, 0)
        for x, dim in zip(inputs, in_dims, strict=True)
    ]
    return solve_body_rates(*batched), (0, 0, 0, 0)


# An op of torch, so that traces do not unroll the Newton iteration. It needs no derivatives: see `angular_rates`.
# `torch.library.custom_op` would take 5 ms of each import, in which it looks up the source of its caller.
_LIBRARY = torch.library.Library("posekit", "FRAGMENT")
_SCHEMA = "rotation_spline(Tensor turns, Tensor s) -> (Tensor, Tensor, Tensor, Tensor)"
_LIBRARY.define(_SCHEMA, tags=(torch.Tag.pt2_compliant_tag,))
_LIBRARY.impl("rotation_spline", _solve_body_rates, "CompositeExplicitAutograd")
_LIBRARY.impl("rotation_spline", _meta, "Meta")
torch.library.register_vmap("posekit::rotation_spline", _vmap, lib=_LIBRARY)
solve_body_rates = torch.ops.posekit.rotation_spline.default


def _solve(blocks: Sequence[Tensor], right: Tensor) -> Tensor:
    lower, diagonal, upper = blocks
    return tridiagonal(lower, diagonal, upper, right.unsqueeze(-1)).squeeze(-1)


def _has_converged(step: Tensor, rates: Tensor) -> Tensor:
    """Whether each Newton step is below sqrt(eps): the next one, whose error is its square, would change nothing."""
    return step.abs() <= torch.finfo(step.dtype).eps ** 0.5 * (1 + rates.abs())


def _in_mean_steps(steps: Tensor) -> tuple[Tensor, Tensor]:
    """The mean step, as a constant unit of time, and the inverse steps in that unit: their squares do not overflow."""
    unit = steps.detach().mean(-1, keepdim=True)
    return unit, unit / steps


def bspline_weights(steps: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """Cumulative cubic B-spline weights of the twists before, along and after each segment.

    The knots are the keys' times, reflected at both ends. The weights are cubics of u, the fraction of the segment that
    has passed. The first weight is reduced by 1, because poses are composed from the segment's first key on.

    Args:
        steps: Times between the keys, shape (*batch, n - 1).

    Returns:
        The weights at u = 0, their increments from u = 0 to u = 1, and their derivatives with respect to u at u = 0
            and at u = 1, each of shape (*batch, n - 1, 3).
    """
    h = 1 / _in_mean_steps(steps)[1]
    padded = h if h.shape[-1] > 1 else torch.cat((h, h), -1)
    mirrored = torch.cat((padded[..., :2].flip(-1), h, padded[..., -2:].flip(-1)), -1)
    a, b, c, d, e = [mirrored[..., k : k + h.shape[-1]] for k in range(5)]
    first, last = c * c / ((a + b + c) * (b + c)), c * c / ((c + d) * (c + d + e))
    inverse_two, inverse_three = 1 / (b + c), 1 / (b + c + d)
    # The middle weight is ((b^2 + 3 b c u + 3 c^2 u^2) / (b + c) - c^2 (1 / (b + c) + 1 / (c + d)) u^3) / (b + c + d).
    zeros, linear = torch.zeros_like(c), 3 * inverse_three * inverse_two * b * c
    square = 3 * inverse_three * inverse_two * c * c
    cube = inverse_three * c * c * (inverse_two + 1 / (c + d))
    values = torch.stack((-first, inverse_three * inverse_two * b * b, zeros), -1)
    growth = torch.stack((first, linear + square - cube, last), -1)
    starts = torch.stack((3 * first, linear, zeros), -1)
    ends = torch.stack((zeros, linear + 2 * square - 3 * cube, 3 * last), -1)
    return values, growth, starts, ends
