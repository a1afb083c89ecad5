"""What smooth paths need to know of all their keys: the rates at which they pass them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor
from torch.nn.functional import pad

from .. import engine
from ..math import so3, splines

# Newton steps from the mean rates of the segments, at most. With turns drawn uniformly and times whose logarithms are
# spread by 0.5, six are enough for every one of 2000 trajectories, and by 1.0 ten for 99.5 % of them.
NEWTON_STEPS = 10
# Each step after that, with the Jacobian held fixed, makes derivatives of one more order exact.
EXACT_ORDERS = 2
_FEW = 1 << 24  # systems times rows of numbers cubed, up to which a matrix for all rows is faster on the CPU


def tridiagonal(lower: Tensor, diagonal: Tensor, upper: Tensor, right: Tensor) -> Tensor:
    """The x of ``lower[i] x[i-1] + diagonal[i] x[i] + upper[i] x[i+1] = right[i]``.

    All are stacks (*batch, n, k, k), and (*batch, n, k, m) on the right; the blocks that reach beyond the ends must be
    0. On the CPU few rows are solved as one matrix, in a few calls. Many take cyclic reduction: every other row is
    eliminated at once, so that the depth is the logarithm of n. It does not exchange rows, which a diagonally dominant
    system never needs.
    """
    if diagonal.is_cpu and _are_few(diagonal.shape):
        *batch, n, k, _ = diagonal.shape
        whole = _placed(diagonal, 0) + _placed(lower[..., 1:, :, :], -1) + _placed(upper[..., :-1, :, :], 1)
        found = torch.linalg.solve_ex(whole.reshape(*batch, n * k, n * k), right.flatten(-3, -2)).result
        return found.unflatten(-2, (n, k))
    odd = diagonal.shape[-3] // 2
    inverse = _inverse(diagonal[..., ::2, :, :])
    before, after, alone = [inverse @ x[..., ::2, :, :] for x in (lower, upper, right)]
    if not odd:
        return alone
    even = alone.shape[-3]
    previous, following = slice(0, odd), slice(1, odd + 1)
    if even == odd:  # the last row is an odd one: after it there is nothing
        before, after, alone = [pad(x, (0, 0, 0, 0, 0, 1)) for x in (before, after, alone)]
    down, up, inner, given = [x[..., 1::2, :, :] for x in (lower, upper, diagonal, right)]
    found = tridiagonal(
        -down @ before[..., previous, :, :],
        inner - down @ after[..., previous, :, :] - up @ before[..., following, :, :],
        -up @ after[..., following, :, :],
        given - down @ alone[..., previous, :, :] - up @ alone[..., following, :, :],
    )
    around = pad(found, (0, 0, 0, 0, 1, 1))[..., : before.shape[-3] + 1, :, :]
    rest = alone - before @ around[..., :-1, :, :] - after @ around[..., 1:, :, :]
    woven = torch.stack((rest[..., :odd, :, :], found), -3).flatten(-4, -3)
    return woven if even == odd else torch.cat((woven, rest[..., odd:, :, :]), -3)


def _are_few(shape: torch.Size) -> bool:
    *batch, n, k, _ = shape
    few: Any = math.prod(batch) * (n * k) ** 3 <= _FEW
    if torch.compiler.is_compiling():
        return engine.is_known(few)  # a graph must not be narrowed to few of them
    return type(few) is bool and few


def _placed(blocks: Tensor, diagonal: int) -> Tensor:
    """Matrices (*batch, n, k, n, k) with the blocks (*batch, n, k, k) on a diagonal."""
    return torch.diag_embed(blocks.movedim(-3, -1), diagonal, -4, -2)


def _inverse(blocks: Tensor) -> Tensor:
    # inv_ex, because inv waits for the device to ask whether it succeeded
    return 1 / blocks if blocks.shape[-1] == 1 else torch.linalg.inv_ex(blocks).inverse


def natural_rates(positions: Tensor, steps: Tensor) -> Tensor:
    """The velocities (*batch, n, 3) at the keys of the C2 cubic spline whose second derivative is 0 at both ends."""
    unit, s = _relative(steps)
    change = positions.diff(dim=-2) * s.square().unsqueeze(-1)
    low, high = pad(s, (1, 0)), pad(s, (0, 1))
    right = 3 * (pad(change, (0, 0, 1, 0)) + pad(change, (0, 0, 0, 1)))
    lower, diagonal, upper = [x[..., None, None] for x in (low, 2 * (low + high), high)]
    return tridiagonal(lower, diagonal, upper, right.unsqueeze(-2)).squeeze(-2) / unit.unsqueeze(-1)


def angular_rates(turns: Tensor, steps: Tensor) -> tuple[Tensor, Tensor]:
    """How the C2 rotation spline leaves each segment's first key and reaches its last one.

    On a segment the rotation vector from its first key is a cubic of time. The angular velocity and acceleration are
    continuous, and at both ends the spline turns as fast as its first and last segment do on average: as SciPy's
    RotationSpline does.

    Args:
        turns: The rotation vector from each key to the next one, in its frame, shape (*batch, n - 1, 3).
        steps: The time between them, shape (*batch, n - 1).

    Returns:
        The rates of each segment's rotation vector at its first and at its last key, shape (*batch, n - 1, 3) both. NaN
        where Newton's method finds none: almost half a turn between keys whose distances in time differ much.
    """
    unit, s = _relative(steps)
    s = s.unsqueeze(-1).expand(*turns.shape[:-1], 1)
    system = _Turning(turns, s, so3.left_jacobian_inverse(-turns))
    rates = system.mean[..., 1:, :]
    if turns.shape[-2] > 1:
        rates, *jacobian = settled(turns.detach(), s.detach())
        for _ in range(EXACT_ORDERS):
            step = _solved(jacobian, system.gap(rates))
            rates = rates - step
        found = _small(step.detach(), rates.detach()).flatten(-2).all(-1)
        rates = torch.where(found[..., None, None], rates, torch.nan)
    first, last = system.around(rates)
    return first / unit[..., None], system.to_vectors(last) / unit[..., None]


class _Turning(NamedTuple):
    """The equations of the body rates at the inner keys, in relative time."""

    turns: Tensor
    s: Tensor  # one over the segment's time
    to_vector: Tensor  # takes body rates at the end of a segment to rates of its rotation vector

    @property
    def mean(self) -> Tensor:
        return self.turns * self.s

    def around(self, rates: Tensor) -> tuple[Tensor, Tensor]:
        """The body rates at the first and at the last key of each segment."""
        return torch.cat((self.mean[..., :1, :], rates), -2), torch.cat((rates, self.mean[..., -1:, :]), -2)

    def to_vectors(self, last: Tensor) -> Tensor:
        """The rates of the rotation vectors at the segments' ends, from the body rates there."""
        return (self.to_vector @ last.unsqueeze(-1)).squeeze(-1)

    def gap(self, rates: Tensor) -> Tensor:
        """The jump of the angular acceleration at the inner keys."""
        first, last = self.around(rates)
        last = self.to_vectors(last)
        pull = 6 * self.s * self.mean
        leaving = pull - self.s * (4 * first + 2 * last)
        reaching = splines.turning(self.turns, last, self.s * (2 * first + 4 * last) - pull)[1]
        return reaching[..., :-1, :] - leaving[..., 1:, :]

    def jacobian(self, rates: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """The derivative of the gap by the rates: the three diagonals of its blocks."""
        turns, s = self.turns[..., :-1, :].unsqueeze(-2), self.s.unsqueeze(-1)
        to_vector = self.to_vector[..., :-1, :, :]
        last, axes = (to_vector @ rates.unsqueeze(-1)).mT, to_vector.mT
        # What is quadratic in the rates: a difference of any size gives its derivative exactly.
        ahead, behind = [splines.turning(turns, last + side * axes, torch.zeros_like(axes))[1] for side in (1, -1)]
        still = 4 * (s[..., :-1, :, :] + s[..., 1:, :, :]) * torch.eye(3, dtype=turns.dtype, device=turns.device)
        lower = 2 * s[..., :-1, :, :] * so3.left_jacobian(-self.turns[..., :-1, :])
        upper = 2 * s[..., 1:, :, :] * self.to_vector[..., 1:, :, :]
        # The rates at both ends are given.
        return (
            pad(lower[..., 1:, :, :], (0, 0, 0, 0, 1, 0)),
            still + (ahead - behind).mT / 2,
            pad(upper[..., :-1, :, :], (0, 0, 0, 0, 0, 1)),
        )


# An op of its own, so that traces do not unroll the search. It has no derivatives, and needs none: see `angular_rates`.
@torch.library.custom_op("posekit::rotation_spline", mutates_args=())
def settled(turns: Tensor, s: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """The body rates at the inner keys where the angular acceleration has no jump, and the jacobian there."""
    system = _Turning(turns, s, so3.left_jacobian_inverse(-turns))
    rates = system.mean[..., 1:, :]
    for _ in range(NEWTON_STEPS):
        step = _solved(system.jacobian(rates), system.gap(rates))
        rates = rates - step
        if not step.is_cuda and _small(step, rates).all():  # on CUDA a look would wait for the device
            break
    return rates, *system.jacobian(rates)


@settled.register_fake
def _(turns: Tensor, s: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    rates = turns.new_empty(*turns.shape[:-2], turns.shape[-2] - 1, 3)
    blocks = [rates.new_empty(*rates.shape, 3) for _ in range(3)]
    return rates, blocks[0], blocks[1], blocks[2]


@settled.register_vmap
def _(info: Any, in_dims: tuple[int | None, int | None], *inputs: Tensor) -> tuple[Any, tuple[int, ...]]:
    batched = [
        x.expand(info.batch_size, *x.shape) if dim is None else x.movedim(dim, 0)
        for x, dim in zip(inputs, in_dims, strict=True)
    ]
    return settled(*batched), (0, 0, 0, 0)


def _solved(blocks: Sequence[Tensor], right: Tensor) -> Tensor:
    lower, diagonal, upper = blocks
    return tridiagonal(lower, diagonal, upper, right.unsqueeze(-1)).squeeze(-1)


def _small(step: Tensor, rates: Tensor) -> Tensor:
    """Where a step is so small that one more of Newton's, which would square its error, changes nothing."""
    return step.abs() <= torch.finfo(step.dtype).eps ** 0.5 * (1 + rates.abs())


def _relative(steps: Tensor) -> tuple[Tensor, Tensor]:
    """A unit of time in which the steps are about 1, so that no square leaves the range, and one over them in it."""
    unit = steps.detach().mean(-1, keepdim=True)
    return unit, unit / steps


def blending(steps: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """How a cumulative cubic B-spline weighs, on each segment, the motion before it, along it and after it.

    The knots are the keys' times, mirrored beyond both ends. The weights are cubics of the part of the segment that has
    passed: returned are their values at its start, how much they grow on it, and their rates at its start and its end,
    each of shape (*batch, n - 1, 3). The first weight is less by 1, so that it counts from the segment's first key.
    """
    h = 1 / _relative(steps)[1]
    two = h if h.shape[-1] > 1 else torch.cat((h, h), -1)
    around = torch.cat((two[..., :2].flip(-1), h, two[..., -2:].flip(-1)), -1)
    a, b, c, d, e = [around[..., k : k + h.shape[-1]] for k in range(5)]
    first, last = c * c / ((a + b + c) * (b + c)), c * c / ((c + d) * (c + d + e))
    near, wide = 1 / (b + c), 1 / (b + c + d)
    # The middle weight is wide (near (b^2 + 3 b c u + 3 c^2 u^2) - c^2 (near + 1 / (c + d)) u^3).
    zero, linear, square = torch.zeros_like(c), 3 * wide * near * b * c, 3 * wide * near * c * c
    cube = wide * c * c * (near + 1 / (c + d))
    values = torch.stack((-first, wide * near * b * b, zero), -1)
    growth = torch.stack((first, linear + square - cube, last), -1)
    starts = torch.stack((3 * first, linear, zero), -1)
    ends = torch.stack((zero, linear + 2 * square - 3 * cube, 3 * last), -1)
    return values, growth, starts, ends
