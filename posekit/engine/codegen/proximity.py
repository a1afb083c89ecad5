"""Code generation: the text of distances of balls on frames, for the CPU and for CUDA."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..dtypes import BY_TAG
from ..programs import ElementwiseProgram
from .expressions import preamble, print_lines
from .templates import fill

WIDTH = 12  # numbers of an obstacle
_NORMAL = ("n0", "n1", "n2")


def proximity_text(
    tag: str,
    distances: Sequence[tuple[ElementwiseProgram, ElementwiseProgram]],
    pair: tuple[ElementwiseProgram, ElementwiseProgram],
    sizes: Mapping[str, int],
) -> str:
    """The kernel.

    Args:
        tag: The dtype.
        distances: For each kind of obstacle the program of the distance of a ball, whose inputs are its centre, its
            radius and the numbers of the obstacle, and that of its gradient with respect to the centre.
        pair: The same for two balls.
        sizes: The largest numbers of ``balls``, ``columns`` and ``numbers``.
    """
    loop = "for (int s = 0; s < $balls; ++s) {{\nREAL distance;\n{}\naway[s] = distance;\n}}"
    body = fill(
        "proximity.h",
        width=str(WIDTH),
        distances=_cases([loop.format(_statements(tag, value, ("distance",))) for value, _ in distances]),
        gradients=_cases([_statements(tag, gradient, _NORMAL) for _, gradient in distances]),
        pair_distance=_statements(tag, pair[0], ("distance",)),
        pair_gradient=_statements(tag, pair[1], _NORMAL),
        **{name: str(size) for name, size in sizes.items()},
    )
    return f"{preamble(tag)}\ntypedef long long Number;\n{body.replace('$balls', str(sizes['balls']))}"


def _cases(bodies: Sequence[str]) -> str:
    return "\n".join([f"case {k}: {{\n{body}\nbreak;\n}}" for k, body in enumerate(bodies)])


def _statements(tag: str, program: ElementwiseProgram, targets: Sequence[str]) -> str:
    """The statements that assign the results of a program for a ball ``s`` and an obstacle's ``parameters``."""
    texts = {}
    centre, radius, *others = program.inputs
    for k, axis in enumerate("xyz"):
        texts[centre.name, k] = f"centre_{axis}[s]"
    texts[radius.name, 0] = "radii[s]"
    places = [(port.name, k) for port in others for k in range(port.size)]
    texts |= {place: f"parameters[{k}]" for k, place in enumerate(places)}
    outputs = program.lowered(BY_TAG[tag].precision)
    lines, results = print_lines(outputs, lambda name, k: texts[name, k])
    return "\n".join([*lines, *[f"{target} = {name};" for target, name in zip(targets, results, strict=True)]])
