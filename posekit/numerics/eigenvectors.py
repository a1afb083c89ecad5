"""Eigenvectors of small symmetric matrices, without a wait where they are on a device."""

from __future__ import annotations

import functools
import pathlib

import torch
from torch import Tensor

from ..engine import TAGS, Native, fill_file, is_cuda, is_eager, preamble
from ..math import jacobi

LARGEST = 18  # numbers of a row: a thread has two matrices on its stack
_TEMPLATE = pathlib.Path(__file__).parent / "templates" / "eigenvectors.h"
_POINTERS = ("matrix", "values", "vectors")


def symmetric_eigenvectors(matrix: Tensor) -> tuple[Tensor, Tensor]:
    """The eigenvalues of finite symmetric matrices, in any order, and their eigenvectors as columns.

    Args:
        matrix: Shape (*batch, n, n), float32 or float64, without derivatives.

    Returns:
        The eigenvalues, shape (*batch, n), and the eigenvectors, shape (*batch, n, n).
    """
    n = matrix.shape[-1]
    if torch.compiler.is_compiling() or not (0 < n <= LARGEST and is_eager((matrix,)) and is_cuda(matrix.device)):
        values, vectors = torch.linalg.eigh(matrix)
        return values, vectors
    values, vectors = matrix.new_empty(matrix.shape[:-1]), matrix.new_empty(matrix.shape)
    tensors = dict(zip(_POINTERS, (matrix.contiguous(), values, vectors), strict=True))
    _kernel(TAGS[matrix.dtype], n).run(tensors, {}, matrix.shape[:-2].numel(), n**3, matrix.device)
    return values, vectors


@functools.cache
def _kernel(tag: str, n: int) -> Native:
    def text() -> str:
        return preamble(tag) + fill_file(_TEMPLATE, n=str(n), eigenvectors=jacobi.eigenvectors(n).text())

    return Native(f"pk_eigenvectors_{tag}_{n}", text, _POINTERS, ())
