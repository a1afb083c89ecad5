"""Small least-squares problems with bounds on the unknowns, each solved by one thread."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence

import torch
from torch import Tensor

from ..codegen import bounded_text
from ..dtypes import BY_TAG, TAGS
from ..private import BLOCK
from . import kernel as kernels
from . import machine, threads
from .kernel import Kernel

LARGEST = 128  # unknowns: a thread has two matrices of them on its stack
_POINTERS = ("matrix_", "vector_", "lower_", "upper_", "damping_", "result_", "state_")
_NUMBERS = ("first", "count", "rows", "columns")


def bounded_declaration(tag: str, size: int) -> tuple[str, Sequence[str], str, str]:
    """The name, the parameters, the text and the title of the kernel for up to ``size`` unknowns."""
    text = bounded_text(BY_TAG[tag].real, size)
    return f"pk_bounded_{tag}_{size}", (*_POINTERS, *_NUMBERS), text, f"bounded {tag} {size}"


@functools.cache
def _kernel(tag: str, size: int) -> Kernel:
    made = bounded_declaration(tag, size)
    return Kernel(functools.partial(kernels.declare_source, *made), len(made[1]), title="bounded least squares")


@functools.cache
def _damping(value: float, device: torch.device) -> Tensor:
    return torch.tensor([value, math.inf], dtype=torch.float64, device=device)


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
    pointers = [x.data_ptr() for x in (matrix, vector, lower, upper, _damping(damping, device), result, state)]
    kernel, tail = _kernel(TAGS[matrix.dtype], max(8, 1 << (n - 1).bit_length())), [rows, n]
    arguments = [*pointers, 0, problems, *tail]
    if machine.target(device) == "cuda":
        kernel.cuda(device.index, -(-problems // BLOCK) * BLOCK, kernel.pack(*arguments))
        return result, state
    elements = n * n * 2  # operations of an elementwise kernel that take as long as a problem
    partition = threads.partition(problems, elements)
    if partition.parts == 1:
        kernel.cpu(problems * elements, kernel.pack(*arguments))
    else:
        first = len(pointers)
        steps = [1 if k == first else 0 for k in range(len(arguments))]
        threads.run(kernel, partition, arguments, first + 1, steps)
    return result, state
