"""Least squares with bounds on the unknowns, for many small problems at once, with derivatives."""

from __future__ import annotations

import functools
import math
import pathlib
from typing import Any

import torch
from torch import Tensor

from ..engine import BY_TAG, TAGS, Memo, Native, fill_file, forward_ad_level, is_eager, stored, wants_grad

LARGEST_BOUNDED = 128  # unknowns: a thread has two matrices of them on its stack
_TEMPLATE = pathlib.Path(__file__).parent / "templates" / "bounded.h"
_POINTERS = ("matrix", "vector", "lower", "upper", "damping", "result", "state")


def bounded_least_squares(matrix: Tensor, vector: Tensor, lower: Tensor, upper: Tensor, damping: float) -> Tensor:
    """The v with ``lower <= v <= upper`` that minimises ``|matrix v - vector|^2 + damping |v|^2``, shape (*batch, n).

    It has derivatives of every order: those of the numbers that are between their bounds, while the others stay at
    them. Where a number reaches its bound the derivative is that of one side.

    Args:
        matrix: Shape (*batch, rows, n), with at most `LARGEST_BOUNDED` columns.
        vector: Shape (*batch, rows).
        lower: Shape (*batch, n), or -inf.
        upper: Shape (*batch, n), not below ``lower``, or inf.
        damping: A positive number.
    """
    tensors = matrix, vector, lower, upper
    if not torch.compiler.is_compiling() and is_eager(tensors):
        solution, state = _solve(*tensors, damping)
    else:
        solution, state = _solve_in_torch(*[x.detach() for x in tensors], damping)
    result = solution if solution.dtype == matrix.dtype else solution.to(matrix.dtype)
    learns = torch.is_grad_enabled() and wants_grad(tensors)
    if not learns and forward_ad_level() < 0:
        return result
    step = _with_derivatives(*tensors, state, damping)
    return result + (step - step.detach()).to(result.dtype)


def _solve(matrix: Tensor, vector: Tensor, lower: Tensor, upper: Tensor, damping: float) -> tuple[Tensor, Tensor]:
    """What `solve_bounded` finds."""
    batch = matrix.shape[:-2]
    return solve_bounded(
        _plain(matrix, batch, 2), _plain(vector, batch, 1), _plain(lower, batch, 1), _plain(upper, batch, 1), damping
    )


def _plain(x: Tensor, batch: torch.Size, own: int) -> Tensor:
    """The tensor in memory, without derivatives, for a batch."""
    shape, is_coarse = x.shape, torch.finfo(x.dtype).bits < 32
    if shape[: len(shape) - own] == batch and x.is_contiguous() and not is_coarse:
        return x
    plain = x.detach()
    return (plain.float() if is_coarse else plain).expand(*batch, *shape[len(shape) - own :]).contiguous()


def _real(matrix: Tensor, vector: Tensor, lower: Tensor, upper: Tensor, damping: float) -> tuple[Tensor, Tensor]:
    matrix, vector, lower, upper = (x.resolve_neg() for x in (matrix, vector, lower, upper))
    return _solve(matrix, vector, lower, upper, damping)


def _meta(matrix: Tensor, vector: Tensor, lower: Tensor, upper: Tensor, damping: float) -> tuple[Tensor, Tensor]:
    shape = (*matrix.shape[:-2], matrix.shape[-1])
    dtype = torch.float32 if torch.finfo(matrix.dtype).bits < 32 else matrix.dtype
    return matrix.new_empty(shape, dtype=dtype), matrix.new_empty(shape, dtype=torch.int8)


def _vmap(info: Any, in_dims: tuple[int | None, ...], *inputs: Any) -> tuple[Any, tuple[int, int]]:
    *tensors, damping = inputs
    batched = []
    rank = max([x.dim() - (dim is not None) - own for x, dim, own in zip(tensors, in_dims, (2, 1, 1, 1), strict=False)])
    for x, dim, own in zip(tensors, in_dims, (2, 1, 1, 1), strict=False):
        moved = x.expand(info.batch_size, *x.shape) if dim is None else x.movedim(dim, 0)
        ones = (1,) * (rank + own + 1 - moved.dim())
        batched.append(moved.reshape(info.batch_size, *ones, *moved.shape[1:]))
    return _solve_in_torch(*batched, damping), (0, 0)


# An op of torch, which traces and transforms take as a whole. Derivatives are those of `_with_derivatives`.
_LIBRARY = torch.library.Library("posekit", "FRAGMENT")
_SCHEMA = "bounded(Tensor matrix, Tensor vector, Tensor lower, Tensor upper, float damping) -> (Tensor, Tensor)"
_LIBRARY.define(_SCHEMA, tags=(torch.Tag.pt2_compliant_tag,))
_LIBRARY.impl("bounded", _real, "CPU")
_LIBRARY.impl("bounded", _real, "CUDA")
_LIBRARY.impl("bounded", _meta, "Meta")
torch.library.register_vmap("posekit::bounded", _vmap, lib=_LIBRARY)
_solve_in_torch = torch.ops.posekit.bounded.default


def _with_derivatives(
    matrix: Tensor, vector: Tensor, lower: Tensor, upper: Tensor, state: Tensor, damping: float
) -> Tensor:
    """The solution from the bounds that are known to hold, in operations of torch, in float64."""
    matrix, vector, lower, upper = (x.double() for x in (matrix, vector, lower, upper))
    free = (state == 0).double()
    held = torch.where(state < 0, lower, torch.where(state > 0, upper, 0.0))
    rows = matrix * free.unsqueeze(-2)
    remaining = vector - (matrix @ held.unsqueeze(-1)).squeeze(-1)
    system = rows.mT @ rows + torch.diag_embed(1 + (damping - 1) * free)
    solution: Tensor = torch.linalg.solve_ex(system, rows.mT @ remaining.unsqueeze(-1)).result
    return solution.squeeze(-1) + held


@functools.cache
def bounded_kernel(tag: str, size: int) -> Native:
    """The kernel for up to ``size`` unknowns."""
    real = BY_TAG[tag].real

    def text() -> str:
        return fill_file(_TEMPLATE, real=real, size=str(size))

    return Native(f"pk_bounded_{tag}_{size}", text, _POINTERS, ("rows", "columns"))


_dampings = Memo(most=64)  # on a device, making one waits for a copy


def _damping(value: float, device: torch.device) -> Tensor:
    made: Tensor = stored(
        _dampings, (value, device), lambda: torch.tensor([value, math.inf], dtype=torch.float64, device=device)
    )
    return made


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
    tensors = matrix, vector, lower, upper, _damping(damping, device), result, state
    kernel.run(dict(zip(_POINTERS, tensors, strict=True)), {"rows": rows, "columns": n}, problems, n * n * 2, device)
    return result, state
