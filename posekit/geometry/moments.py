"""Moments of points, which say their least-squares fit, as one kernel; with the weights that a robust loss gives."""

from __future__ import annotations

import functools
import pathlib
from typing import Any

import torch
from torch import Tensor

from ..engine import TAGS, Native, assignments, fill_file, preamble
from ..math import eigen, jacobi, losses
from ..numerics import WARP, team_text

_ANNEALING = 1.4  # the scale shrinks by this factor from fit to fit (graduated non-convexity, Yang 2020)
_MOST = 200  # fits at the last scale
_STEP = 1e-12  # the end: weights change by no more
_TOGETHER = 8  # points of a vectorised loop
_OPERATIONS, _WITHOUT_LOSS, _HESSIAN = 2000, 50, 50  # of a point: about forty fits, or one; and the second derivatives
_TEMPLATES = pathlib.Path(__file__).parent / "templates"
_POINTERS = ("source", "target", "weights", "scale", "work", "gram", "centre")
_NUMBERS = ("points", "padded", "size", "centred", "scaled")


@functools.cache
def _kernel(loss: str | None) -> Native:
    tag = TAGS[torch.float64]

    def text() -> str:
        rounds = "" if loss is None else _rounds(loss)
        body = fill_file(_TEMPLATES / "moments.h", rounds=rounds, wide=str(_TOGETHER))
        return f"{preamble(tag)}\ntypedef long long Number;\n{team_text('row', body)}"

    name, title = (
        ("pk_moments", "alignment") if loss is None else (f"pk_robust_moments_{loss}", "alignment with a loss")
    )
    # Its long loop is one of vectors: optimised further it runs no faster, and takes 0.2 s to compile in place of 0.08.
    return Native(name, text, _POINTERS, _NUMBERS, title, team=WARP, flags="-O1")


@functools.cache
def _hessian_kernel(loss: str) -> Native:
    tag = TAGS[torch.float64]

    def text() -> str:
        places = {
            "slope": _slope(loss),
            "eigenvectors": jacobi.eigenvectors(7).text(),
            "rounding": repr(torch.finfo(torch.float64).eps),
        }
        body = fill_file(_TEMPLATES / "inverse_hessian.h", **places)
        return f"{preamble(tag)}\ntypedef long long Number;\n{team_text('row', body)}"

    pointers, numbers = ("source", "offsets", "weights", "scale", "inverse"), ("points", "size", "centred", "scaled")
    return Native(f"pk_robust_hessian_{loss}", text, pointers, numbers, "alignment with a loss", team=WARP)


def _slope(loss: str) -> str:
    """The first and second derivatives of a loss of ``square`` with the scale ``now``."""
    program = losses.SLOPES[loss].op.program
    return assignments(TAGS[torch.float64], program, [["square"], ["now"]], ["slope", "bend"])


def _rounds(loss: str) -> str:
    """The fits with a loss, which find the factors of points."""
    tag = TAGS[torch.float64]
    davenport: Any = eigen.davenport.op
    matrix = [[f"m[{k}]" for k in range(9)]], [f"upper[{k}]" for k in range(10)]
    parts = {
        "slope": _slope(loss),
        "davenport": assignments(tag, davenport.program, *matrix),
        "eigenvectors": jacobi.eigenvectors(4).text(),
    }
    values = {"rounding": torch.finfo(torch.float64).eps, "annealing": _ANNEALING, "step": _STEP, "most": _MOST}
    places = {name: repr(value) for name, value in values.items()}
    return fill_file(_TEMPLATES / "robust_moments.h", **parts, **places)


def moments(
    loss: str | None,
    source: Tensor,
    target: Tensor,
    weights: Tensor,
    scale: Tensor | None,
    *,
    centred: bool,
    scaled: bool,
) -> tuple[Tensor, Tensor]:
    """The moments of points, without gradients; with a loss of the distances those of the fit at its minimum.

    The first fit has all weights. The scale of the loss begins at the largest distance and shrinks, so that wrong
    matches lose their weight one after the other.

    Args:
        loss: The name of the loss, or None.
        source: Points, shape (*batch, n, 2 or 3), float64, like all others.
        target: The corresponding points.
        weights: The weights of the user, shape (*batch, n).
        scale: The scale of the loss, shape (), or None.
        centred: Whether the fit has a translation.
        scaled: Whether it has a scale.

    Returns:
        The weighted means of ``x x^T`` and of x, where x are the coordinates of both points, about their centroids if
        ``centred``, shapes (*batch, 2 size, 2 size) and (*batch, 2 size).
    """
    count, size = source.shape[-2:]
    batch, padded = weights.shape[:-1], count + -count % _TOGETHER
    make = weights.new_empty if source.numel() else weights.new_zeros
    gram, centre = make((*batch, 2 * size, 2 * size)), make((*batch, 2 * size))
    if source.numel():
        source, target, weights = (x.contiguous() for x in (source, target, weights))
        work = weights.new_empty(batch.numel(), 8, padded)
        tensors = dict(zip(_POINTERS, (source, target, weights, scale, work, gram, centre), strict=True))
        numbers = dict(zip(_NUMBERS, (count, padded, size, int(centred), int(scaled)), strict=True))
        operations = (_OPERATIONS if loss else _WITHOUT_LOSS) * count
        _kernel(loss).run(tensors, numbers, batch.numel(), operations, source.device)
    return gram, centre


def inverse_hessian(
    loss: str,
    source: Tensor,
    offsets: Tensor,
    weights: Tensor,
    scale: Tensor,
    *,
    size: int,
    centred: bool,
    scaled: bool,
) -> Tensor:
    """The pseudoinverse of the Hessian of half a robust loss at its minimum, shape (*batch, 7, 7), without gradients.

    It is by the numbers of [v, w, logarithm of the scale], and 0 for those that a fit does not have.

    Args:
        loss: The name of the loss.
        source: The scaled source points p, shape (*batch, n, 3), float64, like all others.
        offsets: R^T (target - t) - p, shape (*batch, n, 3).
        weights: The weights of the user, shape (*batch, n).
        scale: The scale of the loss, shape ().
        size: How many numbers the points of the user have: 2 in the plane, whose third number is 0 here.
        centred: Whether the fit has a translation.
        scaled: Whether it has a scale.
    """
    batch, count = weights.shape[:-1], weights.shape[-1]
    inverse = weights.new_empty(*batch, 7, 7)
    kernel = _hessian_kernel(loss)
    given = [x.contiguous() for x in (source, offsets, weights)]
    tensors = dict(zip(kernel.pointers, (*given, scale, inverse), strict=True))
    numbers = dict(zip(kernel.numbers, (count, size, int(centred), int(scaled)), strict=True))
    kernel.run(tensors, numbers, batch.numel(), _HESSIAN * max(count, 50), source.device)
    return inverse
