"""Least squares in one or two priorities within bounds, of which the second acts in the null space of the first."""

from __future__ import annotations

import functools
import pathlib
from typing import NamedTuple

import torch
from torch import Tensor

from ...engine import BY_TAG, TAGS, Native, fill_file
from ...math import least_squares as ops

_TEMPLATE = pathlib.Path(__file__).parent / "templates" / "levels.h"
_POINTERS = (
    *("trial", "base", "move", "rows", "jacobian", "more_rows", "more_jacobian", "control", "settings", "judged"),
    *("cost", "new", "magnitude", "measures", "found", "costs", "lower", "upper", "longest", "places", "adds", "work"),
)
_NUMBERS = ("phase", "levels", "size", "numbers", "first_rows", "second_rows")
_HEADER = 16


@functools.cache
def levels_kernel(tag: str, size: int) -> Native:
    """The kernel for velocities of up to ``size`` numbers."""

    def text() -> str:
        return fill_file(_TEMPLATE, real=BY_TAG[tag].real, size=str(size))

    return Native(f"pk_levels_{tag}_{size}", text, _POINTERS, _NUMBERS)


class Bounds(NamedTuple):
    """The limits of configurations and of steps.

    Attributes:
        lower: Shape (nq,).
        upper: Shape (nq,).
        longest: The largest change of each number of a velocity in a step, shape (nv,).
        places: For each number of a velocity the number of a configuration that is bounded with it, int64.
        adds: Whether that number is moved by adding the velocity, int64. Others have to be moved by the caller.
    """

    lower: Tensor
    upper: Tensor
    longest: Tensor
    places: Tensor
    adds: Tensor


class Rows(NamedTuple):
    """Configurations, shape (problems, nq), with the rows of each priority and their Jacobians.

    Rows have the shape (problems, rows), Jacobians (problems, rows, nv), all contiguous, of one dtype.
    """

    q: Tensor
    levels: tuple[tuple[Tensor, Tensor], ...]


class Best(NamedTuple):
    """The best configurations so far, and what the search knows.

    Attributes:
        cost: That of the last priority, shape (problems,).
        q: Shape (problems, nq).
        costs: Those of all priorities, shape (problems, priorities).
        work: The kernel's own numbers.
    """

    cost: Tensor
    q: Tensor
    costs: Tensor
    work: Tensor


class Trial(NamedTuple):
    """The next configurations.

    Attributes:
        q: Shape (problems, nq). Numbers that are not moved by adding are those of ``base``.
        base: From where they are moved.
        velocity: Along which, shape (problems, nv).
    """

    q: Tensor
    base: Tensor
    velocity: Tensor


def unknown(rows: Rows, nv: int) -> Best:
    """What is known before the first step."""
    count, nq = rows.q.shape
    sizes = [x.shape[1] for x, _ in rows.levels]
    part = nq + nv + sum(sizes) * (nv + 1)
    size = _HEADER + 2 * part + sizes[0] + 9 * nv * nv + 12 * nv + 2 * sizes[0]
    q, costs = rows.q.clone(), rows.q.new_zeros(count, len(sizes))
    return Best(costs[:, -1].clone(), q, costs, rows.q.new_zeros(count, size, dtype=torch.float64))


def advanced(rows: Rows, best: Best, bounds: Bounds, control: Tensor, settings: Tensor) -> tuple[Best, Trial, Tensor]:
    """Compare configurations on trial with the best ones, and make the next step: see `optimisation.minimise`.

    With two priorities several calls may make one step: it is led back to the minimum of the first priority, of which
    the cost must not rise.
    """
    count, nq = rows.q.shape
    nv, one = len(bounds.longest), rows.levels[0]
    two = rows.levels[-1] if len(rows.levels) > 1 else (one[0][:, :0], one[1][:, :0])
    new, magnitude, cost = (torch.empty_like(best.cost) for _ in range(3))
    measures = best.cost.new_empty(count, 5)
    q, base, velocity = rows.q.clone(), torch.empty_like(rows.q), rows.q.new_empty(count, nv)
    given = q, base, velocity, *one, *two, control, settings, None, cost, new, magnitude, measures
    tensors: dict[str, Tensor | None] = dict(zip(_POINTERS, given, strict=False))
    tensors |= {"found": best.q, "costs": best.costs, "work": best.work, **bounds._asdict()}
    numbers = {"levels": len(rows.levels), "size": nv, "numbers": nq, "first_rows": one[0].shape[1]}
    numbers["second_rows"] = two[0].shape[1]
    kernel = levels_kernel(TAGS[rows.q.dtype], max(8, 1 << (nv - 1).bit_length()))
    elements = 8 * nv * nv * (one[0].shape[1] + two[0].shape[1] + nv)

    def run(phase: int) -> None:
        kernel.run(tensors, {**numbers, "phase": phase}, count, elements, rows.q.device)

    tensors["cost"] = cost.copy_(best.cost)
    run(0)
    judged, control = ops.judge(cost, new, magnitude, control, settings)
    tensors |= {"judged": judged, "control": control}
    run(1)
    _, control = ops.finish(cost, measures, judged, control, settings)
    tensors["control"] = control
    run(2)
    return best._replace(cost=cost), Trial(q, base, velocity), control
