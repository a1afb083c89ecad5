"""Code for the numbers of pairs of steps, one above the other: after the sweeps, which keep what is multiplied."""

from __future__ import annotations

from ...programs import PairPort, width
from ..templates import fill
from .sweep_text import SweepText


def pair_lines(text: SweepText, loop: str) -> list[str]:
    """The loops over pairs of steps.

    Args:
        text: Generates the rest of the kernel.
        loop: A loop over the lanes.
    """
    table, pairs = text.program.table, {n: p for n, p in text.ports.items() if isinstance(p, PairPort)}
    if table is None or not pairs:
        return []
    (upper, above), (lower, below) = text.held.items()
    each = next(iter(pairs.values())).of_steps
    of_joints = {"size": "columns2", "below": "number(tj[7], columns2)", "kept": "number(tj[8], columns3)"}
    of_steps = {"size": f"steps * {each}", "below": f"j * {each}", "kept": f"j * {each}"}
    places = {
        **(of_steps if each else of_joints),
        **{"most": f"steps * {each}" if each else "columns3", "count": str(each or "number(tj[9], columns3)")},
        **{"table": f"{text.inputs[table.name][0]}_", "row": str(width(table)), "u": f"{upper}_g", "d": f"{lower}_g"},
        "upper": f"{above.each} * {text.number}",
        "lower": f"{below.each // (each or 1)} * {text.number}",
        "sums": "\n".join([line for n, p in pairs.items() for line in _sums(text, n, p, loop)]),
    }
    return fill("sweeps/pairs.h", **places).splitlines()


def _sums(text: SweepText, n: str, port: PairPort, loop: str) -> list[str]:
    """Statements that add what two columns contribute."""

    def at(row: str, k: object) -> str:
        return f"{row}[{k} * {text.number}{text.lane}]"

    def add(terms: tuple[tuple[int, int], ...], *places: str) -> str:
        total = " + ".join([f"{at('u', k)} * {at('d', m)}" for k, m in terms])
        stores = " ".join([f"{at(f'{n}_g', place)} += s;" for place in places])
        return f"{{\n{loop} {{ const REAL s = {total}; {stores} }}\n}}"

    diagonal = f"{{\n{loop} {{ {at(f'{n}_g', 'x')} += {at('d', port.diagonal)}; }}\n}}"
    same = [f"if (i == j && a == b) {diagonal}"] if port.diagonal >= 0 else []
    if port.above == port.below:
        pair, one = add(port.above, "x", "y"), add(port.above, "x")
        return [f"if (i != j || a < b) {pair}", f"else if (a == b) {one}", *same]
    if not port.below:
        return [add(port.above, "x"), *same]
    return [add(port.below, "y"), f"if (i != j) {add(port.above, 'x')}", *same]
