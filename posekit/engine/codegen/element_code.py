"""Code shared by the kernels for the CPU and for CUDA: names and offsets of tensors, and the body for one element."""

from __future__ import annotations

from collections.abc import Callable

from ..dtypes import BY_TAG
from ..programs import ElementwiseProgram, Port, Program
from .expressions import print_lines

Load = Callable[[int, int], str]
Store = Callable[[int, int, str], str]


def names(program: Program) -> list[tuple[str, Port]]:
    """The names of the inputs and outputs in C++, with their ports."""
    return [(f"i{i}", p) for i, p in enumerate(program.inputs)] + [(f"o{j}", p) for j, p in enumerate(program.outputs)]


def element_offset(i: int, port: Port, k: int) -> str:
    """The offset of component ``k`` in an element of input ``i``, which may have any strides."""
    if not port.shape:
        return "0"
    if len(port.shape) == 1:
        return f"{k} * i{i}_e0"
    return f"{k // port.shape[1]} * i{i}_e0 + {k % port.shape[1]} * i{i}_e1"


def body(program: ElementwiseProgram, kind: str, load: Load, store: Store) -> str:
    """Straight-line code that computes one element.

    Args:
        program: The program.
        kind: The tag of the dtype.
        load: The C++ expression for a component of an input.
        store: The C++ statement that assigns an expression to a component of an output.
    """
    indices = {p.name: i for i, p in enumerate(program.inputs)}
    outputs = program.lowered(BY_TAG[kind].precision)
    lines, names = print_lines(outputs, lambda port, k: load(indices[port], k))
    flat = iter(names)
    for j, port in enumerate(program.outputs):
        lines += [store(j, k, next(flat)) for k in range(port.size)]
    return "\n".join(lines)
