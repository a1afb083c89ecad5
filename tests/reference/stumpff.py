"""Stumpff functions, by which exponentials and Jacobians of SO(3) and SE(3) are smooth textbook formulas.

They are as accurate as float64 allows, derivatives included, while the backward pass of `torch.matrix_exp` loses up to
seven digits where its gradient is large.
"""

from __future__ import annotations

import math

import torch
from torch import Tensor

from tests.reference.rotation import arranged

HAT = torch.tensor(((1, -4, 3), (4, 1, -2), (-3, 2, 1)))  # of zero and the three components
SERIES_BELOW = 10.0
TERMS = 22  # the first omitted term is below 10^22 / 48!


def stumpff(t: Tensor) -> list[Tensor]:
    """The functions c_k(t), the sums over j of (-t)^j / (2j + k)!, for k = 0 to 5. At z^2: cos z, sin z / z, ..."""
    small = t < SERIES_BELOW
    # Each formula gets valid arguments where the other one is used, so that no NaN enters a gradient.
    low, high = torch.where(small, t, 0.0), torch.where(small, SERIES_BELOW, t)
    z = high.sqrt()
    closed = [z.cos(), z.sin() / z]
    for k in range(4):
        closed.append((1 / math.factorial(k) - closed[k]) / high)
    coefficients = [[(-1) ** j / math.factorial(2 * j + k) for k in range(6)] for j in range(TERMS)]
    total, low = torch.zeros_like(low)[..., None], low[..., None]
    for row in reversed(torch.tensor(coefficients, dtype=t.dtype, device=t.device).unbind()):
        total = row + low * total  # of all functions at once
    series = total.unbind(-1)
    return [torch.where(small, s, c) for s, c in zip(series, closed, strict=True)]


def hat(rotvec: Tensor) -> Tensor:
    """The matrix [v]x with [v]x p = v x p."""
    return arranged(torch.nn.functional.pad(rotvec, (1, 0)), HAT)


def _outer(a: Tensor, b: Tensor) -> Tensor:
    return a[..., :, None] * b[..., None, :]


def _combined(one: Tensor, *terms: tuple[Tensor, Tensor]) -> Tensor:
    """The linear combination of matrices, plus ``one`` times the identity."""
    total = one[..., None, None] * torch.eye(3, dtype=one.dtype)
    for coefficient, matrix in terms:
        total = total + coefficient[..., None, None] * matrix
    return total


def exp(rotvec: Tensor) -> Tensor:
    """The unit quaternion of a rotation vector."""
    c = stumpff((rotvec / 2).square().sum(-1))
    return torch.cat((c[0][..., None], c[1][..., None] * rotvec / 2), -1)


def left(w: Tensor) -> Tensor:
    """The left Jacobian of SO(3)."""
    c = stumpff(w.square().sum(-1))
    return _combined(c[1], (c[2], hat(w)), (c[3], _outer(w, w)))


def left_along(w: Tensor, v: Tensor) -> Tensor:
    """The derivative of `left` at ``w`` along ``v``: the upper right block of the left Jacobian of SE(3)."""
    c = stumpff(w.square().sum(-1))
    rate = (w * v).sum(-1)  # half the rate of w.w; a coefficient's rate is (k c_{k+2} - c_{k+1}) / 2 of that
    return _combined(
        rate * (c[3] - c[2]),
        (rate * (2 * c[4] - c[3]), hat(w)),
        (rate * (3 * c[5] - c[4]), _outer(w, w)),
        (c[2], hat(v)),
        (c[3], _outer(v, w)),
        (c[3], _outer(w, v)),
    )
