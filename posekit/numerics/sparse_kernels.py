"""The kernels that order, analyse, factorise and solve block-sparse matrices.

The matrices are symmetric, with square blocks of one size. The texts of the orders and of the analysis do not depend on
that size; the others are for one size each. Those of `_ARGUMENTS` run on the CPU, by one thread or several together;
those of `_ROWS` have independent rows, and run on CUDA as well.
"""

from __future__ import annotations

import functools
import pathlib
from collections.abc import Mapping, Sequence
from typing import cast

import torch
from torch import Tensor

from ..engine import CooperativeKernel, Native, fill_file

_TEMPLATES = pathlib.Path(__file__).parent / "templates" / "sparse"

# The parameters of each kernel: pointers if the name ends in an underscore, integers otherwise.
_ARGUMENTS = {
    "analyse": (
        "phase n size degrees dense widest panels entries_count strip pointers_ neighbours_ pairs_ scratch_ "
        "result_ order_ of_ first_ row_pointers_ rows_ base_ stride_ update_pointers_ updates_ entry_pointers_ "
        "entries_ tasks_"
    ),
    "dissect": "n room leaf pointers_ neighbours_ scratch_ order_",
    "factor": (
        "workers worker alone n panels task_count packed_size triangle_size scratch_size order_ first_ row_pointers_ "
        "rows_ base_ stride_ update_pointers_ updates_ entry_pointers_ entries_ tasks_ diagonal_ blocks_ damping_ "
        "values_ inverses_ pivots_ scratch_ state_"
    ),
    "solve": ("workers n panels count order_ first_ row_pointers_ rows_ base_ stride_ values_ inverses_ scratch_ x_"),
    "inverse": (
        "workers n panels largest order_ of_ first_ row_pointers_ rows_ base_ stride_ values_ inverses_ result_ "
        "scratch_ x_"
    ),
}
_ROWS = {
    "copy": ("index source target added", "height width row line column to_row to_line to_column"),
    "sum": ("pointers list source target", "n height width stride block_size offset"),
    "invert": ("damping hessians inverses", ""),
    "schur": ("owners pointers list targets rows inverses diagonal blocks scratch parts", "phase n"),
    "back": ("pointers list columns gradients rows inverses y x", ""),
    "couple": ("pointers list owners rows inverses x total p dots", "phase large small"),
    "conjugate": ("pointers list pairs diagonal blocks inverses p q x r z dots search", "phase n"),
    "assemble": (
        "diagonal blocks damping slots pointers list order values pivots",
        "n slot_count block_count values_size damping_step",
    ),
    "level": (
        "items first_panel base head_base targets strides pointers list damping pivots values heads failed least",
        "begin large small jobs_begin jobs systems n panels values_size heads_size damping_step",
    ),
    "finish": (
        "damping pivots values failed least info state",
        "systems n panels tail tail_base values_size damping_step state_size",
    ),
    "takahashi": (
        "items first_panel base head_base row_pointers rows of order values heads solved result x",
        "phase fields begin large small systems n values_size heads_size",
    ),
    "substitute": (
        "items first_panel base head_base row_pointers rows column_pointers column_slots order values heads z pushed x",
        "forward begin large small systems right n slots values_size heads_size",
    ),
}

_PARTS = {
    "analyse": ["lanes", "minimum_degree", "analyse", "structure", "run_analyse"],
    "dissect": ["lanes", "minimum_degree", "bisection", "dissection", "run_dissect"],
    "factor": ["pause", "lanes", "tiles", "factor", "run_factor"],
    "solve": ["lanes", "tiles", "solve", "run_solve"],
    "inverse": ["lanes", "tiles", "inverse", "run_inverse"],
    "copy": ["lanes", "run_copy"],
    "sum": ["lanes", "run_sum"],
    "invert": ["lanes", "run_invert"],
    "schur": ["lanes", "run_schur"],
    "back": ["lanes", "run_back"],
    "couple": ["lanes", "team", "run_couple"],
    "conjugate": ["lanes", "team", "run_conjugate"],
    "assemble": ["lanes", "run_assemble"],
    "level": ["lanes", "team", "level", "run_level"],
    "finish": ["lanes", "team", "run_finish"],
    "takahashi": ["lanes", "team", "run_takahashi"],
    "substitute": ["lanes", "team", "run_substitute"],
}
# The text marks the loops that gain from being unrolled or are vectors already. With LLVM's own choice of loops all of
# these kernels run no faster, and take up to eight times as long to build: 0.83 s in place of 0.1 for solving blocks of
# 6.
_FLAGS = {"factor": "-O1 -fno-vectorize -fno-inline", "solve": "-O1 -fno-vectorize"}
# What runs once for a pattern. Functions that stand once in the code take half of the time to compile. Without any
# optimisation the analysis takes a quarter of that: 0.07 s in place of 0.25, and of a first call of 10,000 poses 1 %.
_FLAGS |= {"dissect": "-O1 -fno-vectorize -fno-inline", "analyse": "-O0"}
ROOM = 6144  # numbers of the shared memory of a block: 48 KB
Arguments = dict[str, Tensor | int | None]
_MOST_VECTORS = 5  # of 2 numbers each: a row of 9 numbers


def run_sparse(
    name: str, size: int, arguments: Mapping[str, Tensor | int], systems: int = 1, *, workers: int = 1
) -> None:
    """Run a kernel on the CPU, without the GIL.

    Args:
        name: The kernel, one of `_ARGUMENTS`.
        size: Rows and columns of a block.
        arguments: Contiguous tensors of float64 or int64 and integers, by name. Pointers that are not given are null.
        systems: How often it is run: for each row of the arguments that are matrices.
        workers: How many threads run it together. Each is given its number as ``worker``.
    """
    if systems == 1:
        _kernel(name, size).run(arguments, workers)
        return
    rows = {k: x for k, x in arguments.items() if isinstance(x, Tensor) and x.ndim == 2}
    steps = {k: x.stride(0) * x.element_size() for k, x in rows.items()}
    _kernel(name, size).run_each(arguments, steps, systems)


def run_rows(
    name: str,
    size: int,
    arguments: Arguments,
    rows: int,
    device: torch.device,
    *,
    elements: int = 1,
    threads: int = 0,
    points: int = 0,
) -> None:
    """Run a kernel of independent rows.

    Args:
        name: The kernel, one of `_ROWS`.
        size: Rows and columns of a block.
        arguments: Contiguous tensors of float64 or int64 and integers, by name. Pointers that are not given are null.
        rows: The number of rows.
        device: The device of the tensors.
        elements: How many operations of an elementwise kernel take as long as a row.
        threads: The threads of CUDA; by default one for each row.
        points: Numbers of a variable that is eliminated.
    """
    kernel = rows_kernel(name, size, points)
    numbers = {n: cast("int", arguments.get(n, 0)) for n in kernel.numbers}
    tensors = {n: cast("Tensor | None", arguments.get(n)) for n in kernel.pointers}
    kernel.run(tensors, numbers, rows, elements, device, cuda_threads=threads)


def announce_sparse(size: int, points: Sequence[int] = ()) -> None:
    """Say among the calls of `together` that a matrix will be factorised.

    Args:
        size: Rows and columns of a block.
        points: The numbers of each kind of variable that is eliminated.
    """
    for place in [("analyse", 0), ("factor", size), ("solve", size)]:
        _kernel(*place).announce()
    names = [("invert", 0), *[(name, size) for name in ("schur", "back", "couple")]]
    of_rows = [("sum", 0, 0), ("copy", 0, 0), *[(*name, n) for n in points for name in names]]
    for row in of_rows:
        rows_kernel(*row).announce()


@functools.cache
def _kernel(name: str, size: int) -> CooperativeKernel:
    text = f"#if !defined(__CUDA_ARCH__)\n{_text(name, size)}\n#endif\n"
    flags = _FLAGS.get(name, "-O1")
    return CooperativeKernel(f"pk_sparse_{name}_{size}", text, _ARGUMENTS[name].split(), f"sparse {name}", flags)


@functools.cache
def rows_kernel(name: str, size: int, points: int = 0) -> Native:
    """A kernel of independent rows: see `run_rows`."""
    pointers, numbers = _ROWS[name]
    text, title = functools.partial(_text, name, size, points), f"sparse {name}"
    return Native(f"pk_sparse_{name}_{size}_{points}", text, pointers.split(), numbers.split(), title, flags="-O1")


def _text(name: str, size: int, points: int = 0) -> str:
    """The native source of a kernel's body."""
    groups = [size] if size <= 6 else [-(-size // 2), size // 2]  # rows of a tile: accumulators stay in registers
    high, wide = part_of_block(size)
    places = {"size": str(size), "points": str(points), "tiles": _tiles(groups), "cases": _cases(groups)}
    places |= {"high": str(high), "wide": str(wide), "room": str(ROOM)}
    return "\n".join(fill_file(_TEMPLATES / f"{part}.h", **places) for part in _PARTS[name])


def part_of_block(size: int) -> tuple[int, int]:
    """Rows and columns of the numbers of a block that a thread of CUDA computes: its registers have room for them."""
    step = next((n for n in (3, 2) if size % n == 0), 0)
    return (step, step) if step else (size, 1)


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
