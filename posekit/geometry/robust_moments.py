"""Moments of points with the weights whose least-squares fit minimises a robust loss, as one kernel."""

from __future__ import annotations

import functools
import pathlib
from typing import Any

import torch
from torch import Tensor

from ..engine import TAGS, Native, assignments, fill_file, preamble
from ..math import eigen, jacobi, losses

_ANNEALING = 1.4  # the scale shrinks by this factor from fit to fit (graduated non-convexity, Yang 2020)
_MOST = 200  # fits at the last scale
_STEP = 1e-12  # the end: weights change by no more
_TOGETHER = 8  # points of a vectorised loop
_OPERATIONS = 2000  # of a point: about forty fits
_TEMPLATE = pathlib.Path(__file__).parent / "templates" / "robust_moments.h"
_POINTERS = ("source", "target", "weights", "scale", "work", "result")
_NUMBERS = ("points", "padded", "size", "centred", "scaled")


@functools.cache
def _kernel(loss: str) -> Native:
    tag = TAGS[torch.float64]

    def text() -> str:
        slope = assignments(tag, losses.SLOPES[loss].op.program, [["square"], ["now"]], ["slope", "bend"])
        davenport: Any = eigen.davenport.op
        matrix = [[f"m[{k}]" for k in range(9)]], [f"upper[{k}]" for k in range(10)]
        parts = {
            "slope": slope,
            "davenport": assignments(tag, davenport.program, *matrix),
            "eigenvectors": jacobi.eigenvectors(4).text(),
        }
        values = {"rounding": torch.finfo(torch.float64).eps, "annealing": _ANNEALING, "step": _STEP, "most": _MOST}
        places = {name: repr(value) for name, value in (values | {"together": _TOGETHER}).items()}
        return f"{preamble(tag)}\ntypedef long long Number;\n{fill_file(_TEMPLATE, **parts, **places)}"

    return Native(f"pk_robust_moments_{loss}", text, _POINTERS, _NUMBERS, "alignment with a loss")


def robust_moments(
    loss: str, source: Tensor, target: Tensor, weights: Tensor, scale: Tensor, *, centred: bool, scaled: bool
) -> tuple[Tensor, Tensor]:
    """The moments of points with the weights of the fit at the minimum of a loss of the distances, without gradients.

    The first fit has all weights. The scale of the loss begins at the largest distance and shrinks, so that wrong
    matches lose their weight one after the other.

    Args:
        loss: The name of the loss.
        source: Points, shape (*batch, n, 2 or 3), float64, like all others.
        target: The corresponding points.
        weights: The weights of the user, shape (*batch, n).
        scale: The scale of the loss, shape ().
        centred: Whether the fit has a translation.
        scaled: Whether it has a scale.

    Returns:
        The weighted means of ``x x^T`` and of x, where x are the coordinates of both points, about their centroids if
        ``centred``, shapes (*batch, 2 size, 2 size) and (*batch, 2 size).
    """
    count, size = source.shape[-2:]
    numbers_of_moments = 2 * size * (2 * size + 1)
    if not source.numel():
        result = weights.new_zeros(*weights.shape[:-1], numbers_of_moments)
        return _divided(result, size)
    padded = count + -count % _TOGETHER
    source, target, weights = (x.contiguous() for x in (source, target, weights))
    rows = weights.numel() // count
    result = weights.new_empty(*weights.shape[:-1], numbers_of_moments)
    work = weights.new_empty(rows, 8, padded)
    tensors = dict(zip(_POINTERS, (source, target, weights, scale, work, result), strict=True))
    numbers = dict(zip(_NUMBERS, (count, padded, size, int(centred), int(scaled)), strict=True))
    _kernel(loss).run(tensors, numbers, rows, _OPERATIONS * count, source.device)
    return _divided(result, size)


def _divided(moments: Tensor, size: int) -> tuple[Tensor, Tensor]:
    gram, centre = moments.split((4 * size * size, 2 * size), -1)
    return gram.unflatten(-1, (2 * size, 2 * size)), centre
