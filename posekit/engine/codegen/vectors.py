"""Vector registers of the CPU: how many numbers they hold, and which rows LLVM reads into them without gathers."""

from __future__ import annotations

from ..dtypes import BY_TAG, computed
from ..programs import Program

LINE = 64  # bytes of a cache line, and of the widest vector register
MAX_INTERLEAVED = 8  # LLVM interleaves at most 8 components of a row; wider rows would silently become gathers


def vector_size(kind: str, size: int = LINE) -> int:
    """How many numbers of the arithmetic fit a vector register of ``size`` bytes, by default the widest."""
    return size // computed(BY_TAG[kind].torch).itemsize


def is_narrow(program: Program) -> bool:
    """Whether LLVM reads and writes all rows by interleaved accesses, without gathers."""
    return all(p.size <= MAX_INTERLEAVED for p in (*program.inputs, *program.outputs))
