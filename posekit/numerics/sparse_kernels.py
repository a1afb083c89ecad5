"""The kernels that order, analyse, factorise and solve block-sparse matrices.

The matrices are symmetric, with square blocks of one size. The texts of the orders and of the analysis do not depend on
that size; the others are for one size each. They run on the CPU only: on CUDA, systems are solved by conjugate
gradients.
"""

from __future__ import annotations

import functools
import pathlib
from collections.abc import Mapping, Sequence

from torch import Tensor

from ..engine import CooperativeKernel, fill_file

_TEMPLATES = pathlib.Path(__file__).parent / "templates" / "sparse"

# The parameters of each kernel: pointers if the name ends in an underscore, integers otherwise.
_ARGUMENTS = {
    "analyse": (
        "phase n size degrees dense widest panels entries_count strip pointers_ neighbours_ pairs_ scratch_ "
        "result_ order_ of_ first_ row_pointers_ rows_ base_ stride_ update_pointers_ updates_ entry_pointers_ "
        "entries_ tasks_"
    ),
    "dissect": "n room pointers_ neighbours_ scratch_ order_",
    "factor": (
        "workers worker alone n panels task_count packed_size triangle_size scratch_size order_ first_ row_pointers_ "
        "rows_ base_ stride_ update_pointers_ updates_ entry_pointers_ entries_ tasks_ diagonal_ blocks_ damping_ "
        "values_ inverses_ pivots_ scratch_ state_"
    ),
    "solve": ("n panels count order_ first_ row_pointers_ rows_ base_ stride_ values_ inverses_ scratch_ x_"),
    "inverse": (
        "n panels largest order_ of_ first_ row_pointers_ rows_ base_ stride_ values_ inverses_ result_ scratch_ x_"
    ),
    "copy": "n height width index_ source_ row line column target_ to_row to_line to_column added_",
    "sum": "n height width stride block_size offset pointers_ list_ source_ target_",
    "schur": (
        "n damping_ pointers_ list_ columns_ targets_ hessians_ gradients_ rows_ inverses_ diagonal_ blocks_ b_ "
        "scratch_ state_"
    ),
    "back": "n pointers_ list_ columns_ gradients_ rows_ inverses_ y_ x_",
}

_PARTS = {
    "analyse": ["lanes", "minimum_degree", "analyse", "structure", "run_analyse"],
    "dissect": ["lanes", "minimum_degree", "bisection", "dissection", "run_dissect"],
    "factor": ["lanes", "tiles", "factor", "run_factor"],
    "solve": ["lanes", "tiles", "solve", "run_solve"],
    "inverse": ["lanes", "tiles", "inverse", "run_inverse"],
    "copy": ["lanes", "run_copy"],
    "sum": ["lanes", "run_sum"],
    "schur": ["lanes", "schur", "run_schur"],
    "back": ["lanes", "schur", "run_back"],
}
# The text marks the loops that gain from being unrolled or are vectors already. With LLVM's own choice of loops these
# kernels run no faster, and take two to eight times as long to build: 0.83 s in place of 0.1 for solving blocks of 6.
_FLAGS = dict.fromkeys(("factor", "solve"), "-O1 -fno-vectorize")
# What runs once for a pattern: functions that stand once in the code take half of the time to compile.
_FLAGS |= dict.fromkeys(("analyse", "dissect"), "-O1 -fno-vectorize -fno-inline")
_MOST_VECTORS = 5  # of 2 numbers each: a row of 9 numbers


def run_sparse(
    name: str, size: int, arguments: Mapping[str, Tensor | int], *, workers: int = 1, points: int = 0
) -> None:
    """Run a kernel, without the GIL.

    Args:
        name: The kernel, one of `_ARGUMENTS`.
        size: Rows and columns of a block.
        arguments: Contiguous tensors of float64 or int64 and integers, by name. Pointers that are not given are null.
        points: Numbers of a variable that is eliminated.
        workers: How many threads run it. Each is given its number as ``worker``.
    """
    _kernel(name, size, points).run(arguments, workers)


def announce_sparse(size: int, points: Sequence[int] = ()) -> None:
    """Say among the calls of `together` that a matrix will be factorised.

    Args:
        size: Rows and columns of a block.
        points: The numbers of each kind of variable that is eliminated.
    """
    every = [("analyse", 0, 0), ("sum", 0, 0), ("copy", 0, 0), ("factor", size, 0), ("solve", size, 0)]
    every += [(name, size, n) for n in points for name in ("schur", "back")]
    for place in every:
        _kernel(*place).announce()


@functools.cache
def _kernel(name: str, size: int, points: int) -> CooperativeKernel:
    key, flags = f"pk_sparse_{name}_{size}_{points}", _FLAGS.get(name, "")
    return CooperativeKernel(key, _text(name, size, points), _ARGUMENTS[name].split(), f"sparse {name}", flags)


def _text(name: str, size: int, points: int) -> str:
    """The native source of a kernel's body."""
    groups = [size] if size <= 6 else [-(-size // 2), size // 2]  # rows of a tile: accumulators stay in registers
    places = {"size": str(size), "points": str(points), "tiles": _tiles(groups), "cases": _cases(groups)}
    text = "\n".join(fill_file(_TEMPLATES / f"{part}.h", **places) for part in ["pause", *_PARTS[name]])
    return f"#if !defined(__CUDA_ARCH__)\n{text}\n#endif\n"


def _tiles(groups: list[int]) -> str:
    shapes = [(rows, vectors) for rows in sorted({*groups}) for vectors in range(1, _MOST_VECTORS + 1)]
    return "\n".join(fill_file(_TEMPLATES / "tile.h", rows=str(rows), vectors=str(vectors)) for rows, vectors in shapes)


def _cases(groups: list[int]) -> str:
    """The tiles of the rows of a block for each number of vectors; the compiler drops those that are not used."""
    lines = []
    for vectors in range(1, _MOST_VECTORS + 1):
        rest = "left_stride, right, depth"
        calls = [
            f"tile_{rows}_{vectors}(target + {row} * stride, stride, left + {row} * left_stride, {rest});"
            for row, rows in zip([0, groups[0]], groups, strict=False)
        ]
        possible = f"if constexpr (VECTORS >= {vectors} || WHOLE == {vectors}) "
        lines += [f"case {vectors}:", f"{possible}{{", *calls, "}", "break;"]
    return "\n".join(lines)
