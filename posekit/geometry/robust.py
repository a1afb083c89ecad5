"""Alignment by robust losses: weights from the residuals of the fit before, and derivatives of the minimum."""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor

from ..math import losses
from .losses import Loss

_ANNEALING = 1.4  # the scale shrinks by this factor from fit to fit (graduated non-convexity, Yang 2020)
_MOST = 200  # fits at the last scale
_STEP = 1e-12  # the end: weights change by no more

# Of functions that align points: what to use in place of keywords of other libraries.
KEYWORDS = {
    **dict.fromkeys(("w", "weight"), "use `weights`"),
    **dict.fromkeys(("with_scale", "estimate_scale", "correct_scale"), "`umeyama` estimates a scale, `kabsch` none"),
    "robust": "use `loss`",
}


def slopes(loss: Loss, square: Tensor, scale: Tensor) -> tuple[Tensor, Tensor]:
    """The first and second derivatives of a loss with respect to the squared distance, with another scale."""
    found: tuple[Tensor, Tensor] = losses.SLOPES[loss.name](square, scale)
    return found


def reweighted(loss: Loss, square: Callable[[Tensor], Tensor], weights: Tensor) -> Tensor:
    """The weights of a fit at the minimum of the loss, without gradients.

    The first fit has all weights. The scale of the loss begins at the largest distance and shrinks, so that wrong
    matches lose their weight one after the other.

    Args:
        loss: The loss.
        square: From weights of shape (*batch, n) to the squared distances of the fit that they give.
        weights: The weights of the user.
    """
    now = square(weights)
    if not now.numel():
        return weights
    last = torch.as_tensor(loss.scale, dtype=now.dtype, device=now.device).detach()
    largest = torch.where(weights > 0, now, 0).amax(-1, keepdim=True).nan_to_num(0).sqrt()
    scale = torch.maximum(largest, last)
    for _ in range(4096):
        if bool((scale <= last).all()):
            break
        now = square(weights * slopes(loss, now, scale)[0])
        scale = torch.maximum(scale / _ANNEALING, last)
    factor = slopes(loss, now, last)[0]
    for _ in range(_MOST):
        now = square(weights * factor)
        following = slopes(loss, now, last)[0]
        change = (following - factor).abs().nan_to_num(0).amax()
        factor = following
        if bool(change <= _STEP):
            break
    return weights * factor


def newton_step(
    loss: Loss, points: Tensor, offsets: Tensor, weights: Tensor, unknowns: list[int], inverse: Tensor | None
) -> tuple[Tensor, Tensor]:
    """One step of Newton's method at a minimum, of length zero. A constant Hessian makes one more order exact per step.

    Args:
        loss: The loss.
        points: The scaled source points p, shape (*batch, n, 3).
        offsets: a = R^T (target - t) - p: the residuals in the frame of the source.
        weights: The weights of the user, shape (*batch, n).
        unknowns: Indices of the numbers of [v, w, logarithm of the scale] that are free.
        inverse: The inverse of the Hessian, or None for that of these points.

    Returns:
        The step, shape (*batch, len(unknowns)), with derivatives, and the inverse without.
    """
    a, p = offsets, points
    scale = torch.as_tensor(loss.scale, dtype=a.dtype, device=a.device)
    first, second = slopes(loss, a.square().sum(-1), scale)
    gradient = torch.cat((-a, torch.linalg.cross(a, p), -(a * p).sum(-1, keepdim=True)), -1)[..., unknowns]
    if inverse is None:
        inverse = _inverse_hessian(unknowns, *[x.detach() for x in (p, a, weights, first, second, gradient)])
    return -(inverse @ ((weights * first)[..., None] * gradient).sum(-2, keepdim=True).mT).squeeze(-1), inverse


def _inverse_hessian(
    unknowns: list[int], p: Tensor, a: Tensor, weights: Tensor, first: Tensor, second: Tensor, gradient: Tensor
) -> Tensor:
    """The pseudoinverse of the Hessian of half the loss, from its slopes and the gradients of each point."""
    eye = torch.eye(3, dtype=a.dtype, device=a.device)
    skew = torch.linalg.cross(p[..., None, :].expand(*p.shape, 3), eye.expand(*p.shape, 3)).mT  # [p]x
    columns = torch.cat((-eye.expand_as(skew), skew, -p[..., None]), -1)[..., unknowns]
    product = (a * p).sum(-1)
    bend = torch.zeros(*a.shape[:-1], 7, 7, dtype=a.dtype, device=a.device)
    outer = a[..., :, None] * p[..., None, :]
    bend[..., 3:6, 3:6] = product[..., None, None] * eye - 0.5 * (outer + outer.mT)
    bend[..., 6, 3:6] = bend[..., 3:6, 6] = torch.linalg.cross(a, p)
    bend[..., 6, 6] = -product
    bend = bend[..., unknowns, :][..., unknowns]
    each = first[..., None, None] * (columns.mT @ columns + bend)
    each = each + 2 * second[..., None, None] * (gradient[..., :, None] * gradient[..., None, :])
    hessian = (weights[..., None, None] * each).sum(-3)
    finite = hessian.isfinite().all(-1).all(-1)[..., None, None]  # eigh raises where it is not
    return torch.where(finite, torch.linalg.pinv(torch.where(finite, hessian, 0), hermitian=True), torch.nan)
