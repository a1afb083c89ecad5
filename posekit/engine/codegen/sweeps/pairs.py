"""Code for the numbers of pairs of steps, one above the other: after the sweeps, which keep what is multiplied.

On CUDA a step of the last sweep multiplies its own columns at once, where those above it are known from an earlier one.
"""

from __future__ import annotations

from typing import Any

from ...programs import PairPort, width
from ..templates import fill
from .sweep_text import SweepText


def pair_lines(text: SweepText, loop: str = "") -> list[str]:
    """The loops over pairs of steps.

    Args:
        text: Generates the rest of the kernel.
        loop: A loop over the lanes; without one, a thread has one lane, and keeps what it multiplies in registers.
    """
    if not any([isinstance(p, PairPort) for p in text.ports.values()]):
        return []
    return [_NUMBER, *fill("sweeps/pairs.h", **_places(text, loop)).splitlines()]


def column_lines(text: SweepText) -> list[str]:
    """A function of the numbers of a column of a joint, which adds its products with the columns above it."""
    _, below = text.held.values()
    return [_NUMBER, *fill("sweeps/pairs_of_column.h", **_places(text, "") | {"count": str(below.each)}).splitlines()]


_NUMBER = """const auto number = [](double x, long long most) {
    return x >= 0 && x < (double)most ? (long long)x : most;
};"""


def _places(text: SweepText, loop: str) -> dict[str, str]:
    """What stands in the templates."""
    table: Any = text.program.table  # every sweep with pairs has one
    pairs = {n: p for n, p in text.ports.items() if isinstance(p, PairPort)}
    (upper, above), (lower, below) = text.held.items()
    each = next(iter(pairs.values())).of_steps
    of_joints = {"size": "columns2", "below": "number(tj[7], columns2)", "kept": "number(tj[8], columns3)"}
    of_steps = {"size": f"steps * {each}", "below": f"j * {each}", "kept": f"j * {each}"}
    widths = {"upper": above.each, "lower": below.each // (each or 1)}
    copies = {
        f"keep_{row}": f"REAL {row}[{n}]; for (int k = 0; k < {n}; ++k) {row}[k] = {row}_row[k * {text.number}];"
        for row, n in widths.items()
    }
    places = {
        "type": text.type,
        **(of_steps if each else of_joints),
        **{"most": f"steps * {each}" if each else "columns3", "count": str(each or "number(tj[9], columns3)")},
        **{"table": f"{text.inputs[table.name][0]}_", "row": str(width(table)), "u": f"{upper}_g", "d": f"{lower}_g"},
        **{row: f"{n} * {text.number}" for row, n in widths.items()},
        **(dict.fromkeys(copies, "") if loop else copies),
        "sums": "\n".join([line for n, p in pairs.items() for line in _sums(text, n, p, loop)]),
    }
    return places | {"above": fill("sweeps/above.h", **places)}


def _sums(text: SweepText, n: str, port: PairPort, loop: str) -> list[str]:
    """Statements that add what two columns contribute."""

    def of(row: str, k: int) -> str:
        return f"{row}_row[{k} * {text.number}{text.lane}]" if loop else f"{row}[{k}]"

    def total(terms: tuple[tuple[int, int], ...]) -> str:
        return " + ".join([f"{of('upper', k)} * {of('lower', m)}" for k, m in terms])

    def add(terms: tuple[tuple[int, int], ...], *places: str) -> str:
        stores = " ".join([f"{n}_g[{place} * {text.apart(n)}{text.lane}] += s;" for place in places])
        return f"{{\n{loop} {{ const {text.type} s = {total(terms)}; {stores} }}\n}}"

    if port.is_symmetric and not loop:
        names = {"n": n, "apart": text.apart(n), "total": total(port.above)}
        return [fill("sweeps/symmetric_pair.h", diagonal=of("lower", port.diagonal), **names)]
    diagonal = f"{{\n{loop} {{ {n}_g[x * {text.apart(n)}{text.lane}] += {of('lower', port.diagonal)}; }}\n}}"
    same = [f"if (i == j && a == b) {diagonal}"] if port.diagonal >= 0 else []
    if port.is_symmetric:
        pair, one = add(port.above, "x", "y"), add(port.above, "x")
        return [f"if (i != j || a < b) {pair}", f"else if (a == b) {one}", *same]
    if not port.below:
        return [add(port.above, "x"), *same]
    return [add(port.below, "y"), f"if (i != j) {add(port.above, 'x')}", *same]
