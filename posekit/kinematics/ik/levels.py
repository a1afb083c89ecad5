"""Least squares in one or two priorities within bounds, of which the second acts in the null space of the first."""

from __future__ import annotations

import functools
import pathlib
from collections.abc import Sequence
from typing import NamedTuple

import torch
from torch import Tensor

from ...engine import BY_TAG, TAGS, Native, fill_file
from ...math import least_squares as ops

_TEMPLATE = pathlib.Path(__file__).parent / "templates" / "levels.h"
_POINTERS = (
    *("trial", "base", "move", "rows", "jacobian", "more_rows", "more_jacobian", "control", "settings", "judged"),
    *(
        "cost",
        "new",
        "magnitude",
        "measures",
        "found",
        "costs",
        "lower",
        "upper",
        "longest",
        "places",
        "adds",
        "head",
        "work",
    ),
)
_NUMBERS = ("phase", "levels", "size", "numbers", "first_rows", "second_rows")
_HEADER = 16
_FLAGS = "-fno-unroll-loops"  # 0.6 of the time to compile, and 0.9 of that to run
# The smallest damping of `minimise` by the number of priorities; 0 is its own. With that of float32 the damping of one
# priority jumps from 0 to what stops motions in the null space of the targets, and back: a cost of a height, of weight
# 0.01, took 68 steps of the last candidates in place of 8. (The kernel computes in float64.) With two, a robot of 23
# joints went on for 150 steps in place of 30, by rounding errors.
SMALLEST = {1: 1e-9, 2: 0.0}


@functools.cache
def levels_kernel(tag: str, size: int) -> Native:
    """The kernel for velocities of up to ``size`` numbers."""

    def text() -> str:
        return fill_file(_TEMPLATE, real=BY_TAG[tag].real, size=str(size))

    return Native(f"pk_levels_{tag}_{size}", text, _POINTERS, _NUMBERS, flags=_FLAGS)


def _width(nv: int) -> int:
    """How many numbers rows have in the memory of the kernel: a multiple of those of a vector register."""
    return -(-nv // 8) * 8


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
        head: The kernel's own numbers, zeros before the first step.
        work: Its memory.
    """

    cost: Tensor
    q: Tensor
    costs: Tensor
    head: Tensor
    work: Tensor

    @classmethod
    def unknown(cls, like: Tensor, nv: int, sizes: Sequence[int]) -> Best:
        """What is known before the first step.

        Args:
            like: Configurations.
            nv: How many numbers a velocity has.
            sizes: How many rows each priority has.
        """
        count, nq = like.shape
        width = _width(nv)
        part = nq + width + sum(sizes) * (width + 2)
        size = 2 * part + 8 * width * width + 12 * width + 3 * sizes[0] + max(sizes) * width
        zero = like.new_zeros(count)
        head = like.new_zeros(count, _HEADER, dtype=torch.float64)
        work = like.new_zeros(count, size, dtype=torch.float64)
        return cls(zero, torch.zeros_like(like), like.new_zeros(count, len(sizes)), head, work)


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


class Step:
    """A step of all problems: launches between which `ops.judge` and `ops.finish` are called.

    Attributes:
        trial: The configurations on trial, and after phase 1 the next ones.
        verdict: What `ops.judge` takes besides the numbers of the search: the cost, that on trial, and a magnitude.
        measures: What `ops.finish` takes.
    """

    def __init__(self, rows: Rows, best: Best, bounds: Bounds, settings: Tensor) -> None:
        (count, nq), nv = rows.q.shape, len(bounds.longest)
        one = rows.levels[0]
        two = rows.levels[1] if len(rows.levels) > 1 else (one[0][:, :0], one[1][:, :0])
        like = rows.q
        self.trial = Trial(like, torch.empty_like(like), like.new_empty(count, nv))
        self.verdict = best.cost, torch.empty_like(best.cost), torch.empty_like(best.cost)
        self.measures = like.new_empty(count, 5)
        self._tensors: dict[str, Tensor | None] = {
            **dict(zip(_POINTERS, (*self.trial, *one, *two), strict=False)),
            **dict(zip(("cost", "new", "magnitude"), self.verdict, strict=True)),
            **{"settings": settings, "measures": self.measures, "found": best.q, "costs": best.costs},
            **{"head": best.head, "work": best.work, **bounds._asdict()},
        }
        sizes = [x.shape[1] for x, _ in (one, two)]
        self._numbers = {"levels": len(rows.levels), "size": nv, "numbers": nq}
        self._numbers |= {"first_rows": sizes[0], "second_rows": sizes[1]}
        self._cost, self._settings = best.cost, settings
        self._kernel = levels_kernel(TAGS[like.dtype], _width(nv))
        self._work = count, 8 * nv * nv * (sum(sizes) + nv), like.device

    def taken(self, control: Tensor) -> Tensor:
        """Take the step: all but ``trial`` is changed in place. Return the numbers of the search after it."""
        self._run(0, control)
        judged, control = ops.judge(*self.verdict, control, self._settings)
        self._run(1, control, judged)
        _, control = ops.finish(self._cost, self.measures, judged, control, self._settings)
        self._run(2, control)
        return control

    def _run(self, phase: int, control: Tensor, judged: Tensor | None = None) -> None:
        """Launch: phase 0 before `ops.judge`, 1 before `ops.finish`, 2 after it. ``control`` is changed in place."""
        tensors = {**self._tensors, "control": control, "judged": judged}
        self._kernel.run(tensors, {**self._numbers, "phase": phase}, *self._work)


def advanced(rows: Rows, best: Best, bounds: Bounds, control: Tensor, settings: Tensor) -> tuple[Best, Trial, Tensor]:
    """Compare configurations on trial with the best ones, and make the next step: see `optimisation.minimise`.

    With two priorities several calls may make one step: it is led back to the minimum of the first priority, of which
    the cost must not rise.
    """
    best = best._replace(cost=best.cost.clone())
    step = Step(rows._replace(q=rows.q.clone()), best, bounds, settings)
    control = step.taken(control)
    return best, step.trial, control
