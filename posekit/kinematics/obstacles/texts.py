"""The text of the kernels of distances of a robot's spheres."""

from __future__ import annotations

import pathlib
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ...engine import ElementwiseProgram, assignments, fill_file, preamble
from ...math import trees
from ...numerics import team_text

_TEMPLATES = pathlib.Path(__file__).parent / "templates"
WIDTH = 16  # numbers of an obstacle
PARTS = 4  # into which a way is divided
LEVELS = 14  # of divisions of a way: then parts have 4e-9 of its length
MOST = 4096  # ways of one motion that are divided together; of one that glides along a grid there are more
_NORMAL = ("n0", "n1", "n2")
_AXES = {4: 2, 8: 3}  # of a table, by the number of corners of its cells


class DistanceText(NamedTuple):
    """The programs of the distance of a ball from one kind of obstacle.

    Attributes:
        distance: The distance. Its inputs are the centre and the radius of the ball, and then the numbers of the
            obstacle; if these include a table, the last two are the numbers of the first corner of a cell and what the
            table has at its corners.
        gradient: The gradient with respect to the centre, of the same inputs.
        place: The place in the table, from 0 to ``last``, of the centre and the first numbers of the obstacle, of which
            the last ones are ``last``; None without a table.
    """

    distance: ElementwiseProgram
    gradient: ElementwiseProgram
    place: ElementwiseProgram | None


class MotionText(NamedTuple):
    """The programs of the motion of balls.

    Attributes:
        carried: A point of a frame in the world, of the frame's position and quaternion and the point in the frame.
        column: A twist of a frame in the world, likewise.
        wrench: A wrench of a frame in the world, likewise.
        brought: A point of the world in a frame, likewise.
    """

    carried: ElementwiseProgram
    column: ElementwiseProgram
    wrench: ElementwiseProgram
    brought: ElementwiseProgram


def proximity_text(
    tag: str, kinds: Sequence[DistanceText], pair: DistanceText, motion: MotionText, sizes: Mapping[str, int]
) -> str:
    """The kernel of distances in configurations.

    Args:
        tag: The dtype.
        kinds: The programs of each kind of obstacle.
        pair: Those of two balls.
        motion: Those of frames.
        sizes: The largest numbers of ``balls``, ``columns`` and ``numbers``.
    """
    none = ["REAL(0)"] * 3
    push = [_numbered("c", 3), ["REAL(1)", *none], [*_NORMAL, *none]]  # along the normal, at the centre c
    frame = [_numbered("p", 3), _numbered("q", 4)]
    body = _filled(
        *("proximity.h", tag, kinds, pair, motion, sizes, "$balls"),
        column=assignments(tag, motion.column, [*frame, _numbered("screw", 6)], _numbered("twist[k]", 6)),
        wrench=assignments(tag, motion.wrench, push, _numbered("wrench", 6)),
        pair_gradient=_statements(tag, pair, pair.gradient, _NORMAL),
    )
    return _text(tag, body, sizes)


def motion_text(
    tag: str, kinds: Sequence[DistanceText], pair: DistanceText, motion: MotionText, sizes: Mapping[str, int]
) -> str:
    """The kernel of distances on the way between configurations. Arguments as of `proximity_text`."""
    tables, way = (_motion_part(x, tag, kinds, pair, motion, sizes) for x in ("tables.h", "way.h"))
    return _text(tag, fill_file(_TEMPLATES / "motion.h", tables=tables, way=way, width=str(WIDTH)), sizes)


def whole_text(
    tag: str,
    kinds: Sequence[DistanceText],
    pair: DistanceText,
    motion: MotionText,
    sizes: Mapping[str, int],
    settled: float,
) -> str:
    """The kernel of the least distances along whole motions. Other arguments as of `proximity_text`.

    ``settled`` is the part of its energy by which a path with costs that has ended may become better.
    """
    tables, way = (_motion_part(x, tag, kinds, pair, motion, sizes) for x in ("tables.h", "way.h"))
    row = ["(REAL)0", *[f"(REAL)row[{k}]" for k in range(1, 6)]]
    inputs = [
        ["number"],
        _numbered("o", 3),
        _numbered("t", 4),
        _numbered("a", 3),
        row,
        _numbered("p", 3),
        _numbered("r", 4),
    ]
    targets = [*[f"position[3 * here + {k}]" for k in range(3)], *[f"quaternion[4 * here + {k}]" for k in range(4)]]
    kinds_of_joints = [trees.frame_program(kind) for kind in trees.WITH_ONE_NUMBER]
    frame = _cases([assignments(tag, program, inputs, targets) for program in kinds_of_joints])
    places = {
        **{name: str(size) for name, size in sizes.items()},
        "most": str(MOST),
        "levels": str(LEVELS),
        "parts": str(PARTS),
    }
    body = fill_file(_TEMPLATES / "whole.h", frame=frame, way=way, width=str(WIDTH), settled=repr(settled), **places)
    return _text(tag, f"{tables}\n{team_text('motion', body)}", sizes)


def _motion_part(
    file: str,
    tag: str,
    kinds: Sequence[DistanceText],
    pair: DistanceText,
    motion: MotionText,
    sizes: Mapping[str, int],
) -> str:
    frame = [_numbered("p", 3), _numbered("q", 4)]
    brought = assignments(tag, motion.brought, [*frame, _numbered("at", 3)], _numbered("c", 3))
    return _filled(file, tag, kinds, pair, motion, sizes, "2 * $balls", brought=brought)


def _filled(
    file: str,
    tag: str,
    kinds: Sequence[DistanceText],
    pair: DistanceText,
    motion: MotionText,
    sizes: Mapping[str, int],
    count: str,
    **texts: str,
) -> str:
    """A kernel with the distances of so many balls."""
    loop = f"for (int s = 0; s < {count}; ++s) {{{{\nREAL distance;\n{{}}\naway[s] = distance;\n}}}}"
    frame = [_numbered("p", 3), _numbered("q", 4)]
    centre = [f"centre_{axis}[s]" for axis in "xyz"]
    return fill_file(
        _TEMPLATES / file,
        width=str(WIDTH),
        carried=assignments(tag, motion.carried, [*frame, _numbered("at", 3)], centre),
        distances=_cases([loop.format(_statements(tag, kind, kind.distance, ("distance",))) for kind in kinds]),
        gradients=_cases([_statements(tag, kind, kind.gradient, _NORMAL) for kind in kinds]),
        pair_distance=_statements(tag, pair, pair.distance, ("distance",)),
        **texts,
        **{name: str(size) for name, size in sizes.items()},
    )


def _text(tag: str, body: str, sizes: Mapping[str, int]) -> str:
    return f"{preamble(tag)}\ntypedef long long Number;\n{body.replace('$balls', str(sizes['balls']))}"


def _numbered(name: str, count: int) -> list[str]:
    return [f"{name}[{k}]" for k in range(count)]


def _cases(bodies: Sequence[str]) -> str:
    return "\n".join([f"case {k}: {{\n{body}\nbreak;\n}}" for k, body in enumerate(bodies)])


def _statements(tag: str, kind: DistanceText, program: ElementwiseProgram, targets: Sequence[str]) -> str:
    """The statements that assign the results of a program for a ball ``s`` and an obstacle's ``parameters``."""
    ball = [[f"centre_{axis}[s]" for axis in "xyz"], ["radii[s]"]]
    if kind.place is None:
        return assignments(tag, program, [*ball, *_parameters(program, 2, 0)], targets)
    axes = _AXES[program.inputs[-1].size]
    read = _parameters(kind.place, 1, 0)
    place = assignments(tag, kind.place, [ball[0], *read], _numbered("place", axes))
    lookup = fill_file(_TEMPLATES / "lookup.h", axes=str(axes), place=place, last=str(sum(map(len, read)) - axes))
    texts = [*_parameters(program, 2, 2), _numbered("cell", axes), _numbered("values", 1 << axes)]
    return f"{lookup}\n{assignments(tag, program, [*ball, *texts], targets)}"


def _parameters(program: ElementwiseProgram, first: int, last: int) -> list[list[str]]:
    """The texts of inputs that are numbers of an obstacle: all but so many first and last ones."""
    ports = program.inputs[first : len(program.inputs) - last]
    names = iter(_numbered("parameters", sum([port.size for port in ports])))
    return [[next(names) for _ in range(port.size)] for port in ports]
