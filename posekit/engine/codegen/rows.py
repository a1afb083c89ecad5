"""What the texts of loops and of threads share: names of tensors, where their components are, and one element."""

from __future__ import annotations

from collections.abc import Callable

from ..dtypes import BY_TAG
from ..programs import Port, Program
from .expressions import print_lines

Load = Callable[[int, int], str]
Store = Callable[[int, int, str], str]


def names(program: Program) -> list[tuple[str, Port]]:
    """The inputs and the outputs, by the names that they have in a text."""
    return [(f"i{i}", p) for i, p in enumerate(program.inputs)] + [(f"o{j}", p) for j, p in enumerate(program.outputs)]


def element_offset(i: int, port: Port, k: int) -> str:
    """The offset of component ``k`` in an input of any strides."""
    if not port.shape:
        return "0"
    if len(port.shape) == 1:
        return f"{k} * i{i}_e0"
    return f"{k // port.shape[1]} * i{i}_e0 + {k % port.shape[1]} * i{i}_e1"


def body(program: Program, kind: str, load: Load, store: Store) -> str:
    """One element, straight-line."""
    where = {p.name: i for i, p in enumerate(program.inputs)}
    outputs = program.lowered(BY_TAG[kind].precision)
    lines, names = print_lines(outputs, lambda port, k: load(where[port], k))
    flat = iter(names)
    for j, port in enumerate(program.outputs):
        lines += [store(j, k, next(flat)) for k in range(port.size)]
    return "\n".join(lines)
