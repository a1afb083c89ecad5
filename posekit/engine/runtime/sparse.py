"""Runs the kernels of block-sparse matrices on tensors of the CPU."""

from __future__ import annotations

import functools
from collections.abc import Mapping

import torch
from torch import Tensor

from ..codegen import SPARSE_ARGUMENTS, sparse_source
from . import kernel as kernels
from . import threads
from .kernel import Kernel

# The text marks the loops that gain from being unrolled or are vectors already. With LLVM's own choice of loops these
# kernels run no faster, and take two to eight times as long to build: 0.83 s in place of 0.1 for solving blocks of 6.
_FLAGS = dict.fromkeys(("analyse", "factor", "solve"), "-O1 -fno-vectorize")


@functools.cache
def _names(name: str) -> list[str]:
    return SPARSE_ARGUMENTS[name].split()


@functools.cache
def _labels(name: str) -> list[str]:
    """What callers name the arguments of a kernel."""
    return [label.removesuffix("_") for label in _names(name)]


@functools.cache
def _kernel(name: str, size: int, points: int) -> Kernel:
    names, key = _names(name), f"pk_sparse_{name}_{size}_{points}"
    declare = functools.partial(
        kernels.declare_source, key, names, sparse_source(name, size, points), key, flags=_FLAGS.get(name, "")
    )
    with kernels.LOCK:
        return Kernel(declare, len(names), title=f"sparse {name}")


def run_sparse(
    name: str, size: int, arguments: Mapping[str, Tensor | int], *, workers: int = 1, points: int = 0
) -> None:
    """Run a kernel, without the GIL.

    Args:
        name: The kernel, see `posekit.engine.codegen`.
        size: Rows and columns of a block.
        arguments: Contiguous tensors of float64 or int64 and integers, by name. Pointers that are not given are null.
        points: Numbers of a variable that is eliminated.
        workers: How many threads run it. Each is given its number as ``worker``.
    """
    kernel, given = _kernel(name, size, points), [arguments.get(label, 0) for label in _labels(name)]
    values = [x if type(x) is int else x.data_ptr() if isinstance(x, Tensor) else int(x) for x in given]
    if workers == 1:
        kernel.cpu(kernels.HOLD_GIL_BELOW, kernel.pack(*values))
        return
    names = _names(name)
    steps = [int(label == "worker") for label in names]
    threads.run(kernel, threads.Partition(workers, 1, 1), values, names.index("workers"), steps)


def sparse_workers() -> int:
    """The number of threads that a factorisation may use: those of torch."""
    return torch.get_num_threads() if threads.available() else 1
