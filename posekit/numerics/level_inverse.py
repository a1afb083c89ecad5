"""The blocks on the diagonal of inverses, by the levels of the elimination tree."""

from __future__ import annotations

import torch
from torch import Tensor

from .levels import LevelFactor
from .sparse_kernels import Arguments


def inverse_diagonal(factor: LevelFactor) -> Tensor:
    """See `BlockCholesky.inverse_diagonal`; two launches a level, without a wait."""
    table, memory, size, n = factor.tables, factor.memory, factor.size, factor.n
    solved, result = (torch.empty_like(memory["values"]) for _ in range(2))
    x = memory["values"].new_empty(factor.systems, n, size, size)
    names = ("first_panel", "base", "head_base", "row_pointers", "rows", "of", "order")
    fixed: Arguments = {**{name: table[name] for name in names}, "n": n, "systems": factor.systems}
    fixed |= {"values": memory["values"], "heads": memory["heads"], "solved": solved, "result": result, "x": x}
    fixed |= {"values_size": factor.values_size, "heads_size": factor.heads_size}

    def run(phase: int, items: str, fields: int, begin: int, large: int, small: int) -> None:
        more: Arguments = {"begin": begin, "large": large, "small": small, "phase": phase, "fields": fields}
        if large or small:
            factor.run("takahashi", large, small, {**fixed, **more, "items": table[items]}, factor.systems)

    run(0, "items", 5, 0, len(table["items"]), 0)
    if factor.tail:
        m = factor.tail
        eye = torch.eye(m, dtype=torch.float64, device=factor.device).expand(factor.systems, m, m)
        y = torch.linalg.solve_triangular(factor.dense(), eye, upper=False)
        z = y.mT @ y
        result.view(factor.systems, -1)[:, factor.values_size - m**2 :] = z.flatten(1)
        blocks = z.unflatten(2, (m // size, size)).unflatten(1, (m // size, size)).diagonal(dim1=1, dim2=3)
        x[:, table["order"][n - m // size :]] = blocks.movedim(-1, 1)
    for rows, panels in zip(reversed(factor.inverse.rows), reversed(factor.inverse.panels), strict=True):
        run(1, "inverse_rows", 2, *rows)
        run(2, "inverse_panels", 1, *panels)
    return x
