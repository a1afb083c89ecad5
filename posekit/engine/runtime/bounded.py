"""Small least-squares problems with bounds on the unknowns, each solved by one thread."""

from __future__ import annotations

import functools
import math

import torch
from torch import Tensor

from ..codegen import bounded_text
from ..dtypes import BY_TAG, TAGS
from .native import Native

LARGEST = 128  # unknowns: a thread has two matrices of them on its stack
_POINTERS = ("matrix", "vector", "lower", "upper", "damping", "result", "state")


@functools.cache
def bounded_kernel(tag: str, size: int) -> Native:
    """The kernel for up to ``size`` unknowns."""
    real = BY_TAG[tag].real
    return Native(f"pk_bounded_{tag}_{size}", lambda: bounded_text(real, size), _POINTERS, ("rows", "columns"))


_dampings: dict[tuple[float, torch.device], Tensor] = {}  # on a device, making one waits for a copy
_MOST = 64  # that are kept


def _damping(value: float, device: torch.device) -> Tensor:
    known = _dampings.get((value, device))
    if known is None:
        known = torch.tensor([value, math.inf], dtype=torch.float64, device=device)
        if type(known) is Tensor:  # not one of a mode of fake tensors
            if len(_dampings) >= _MOST:
                _dampings.clear()
            _dampings[value, device] = known
    return known


def solve_bounded(
    matrix: Tensor, vector: Tensor, lower: Tensor, upper: Tensor, damping: float
) -> tuple[Tensor, Tensor]:
    """The v within bounds that minimises ``|matrix v - vector|^2 + damping |v|^2``.

    Args:
        matrix: Shape (*batch, rows, n), contiguous, float32 or float64, like the others.
        vector: Shape (*batch, rows).
        lower: The lower bounds, shape (*batch, n), or -inf.
        upper: The upper bounds, not below the lower ones, or inf.
        damping: A positive number.

    Returns:
        The solutions, shape (*batch, n), and for each number -1 or 1 if it is at its lower or upper bound, otherwise 0.
    """
    rows, n = matrix.shape[-2:]
    problems = lower.numel() // n if n else 0
    result, device = torch.empty_like(lower), matrix.device
    state = torch.empty(lower.shape, dtype=torch.int8, device=device)
    if not problems:
        return result, state
    kernel = bounded_kernel(TAGS[matrix.dtype], max(8, 1 << (n - 1).bit_length()))
    given = matrix, vector, lower, upper, _damping(damping, device), result, state
    kernel.run(dict(zip(_POINTERS, given, strict=True)), {"rows": rows, "columns": n}, problems, n * n * 2, device)
    return result, state
