"""The energies of paths, the steps that lower them, and the paths that follow, as one kernel."""

from __future__ import annotations

import functools
import pathlib
from typing import Any, NamedTuple

import torch
from torch import Tensor

from ...engine import TAGS, Native, assignments, fill_file, preamble
from ...math import least_squares as ops
from ...numerics import WARP, banded_text, team_text
from ..configurations import retract
from ..model import Model
from .checks import steps_of

TAUT = 0.05  # the weight of squared first differences; that of second ones is 1
_DAMPING = 300.0  # times that of `minimise`, less its smallest
_LARGEST = 0.5  # of the changes of a step
_TEMPLATE = pathlib.Path(__file__).parent / "templates" / "step.h"
_MEASURED = ("total", "gradient", "normal", "cost_energy", "cost_slope", "cost_normal")
_EQUATIONS = ("energy", "places", "slope", "diagonal", "left")
_OLD = ("old_energy", "old_waypoints", "old_slope", "old_diagonal", "old_left")
_NEXT = ("moved", "next_steps", "next_points")
_POINTERS = (
    *("waypoints", "steps", "settings", "work", *_MEASURED, *_EQUATIONS, *_OLD, "control", "shared"),
    *("lower", "upper", "index", "least", "greatest", "rows", "right", "after", "change", *_NEXT),
)
_SIZES = ("points", "size", "numbers")


@functools.cache
def step_kernel(tag: str) -> Native:
    """The kernel, for paths and robots of any size."""

    def text() -> str:
        judge: Any = ops.judge.op
        inputs = [["before"], ["energy"], ["magnitude"], _numbered("given"), _numbered("shared")]
        judged = assignments(tag, judge.program, inputs, ["verdict", *_numbered("control")])
        body = fill_file(_TEMPLATE, judge=judged, solve=banded_text("matrix", "solution", "points", "size"))
        return f"{preamble(tag)}\n{team_text('path', body)}"

    return Native(f"pk_plan_step_{tag}", text, _POINTERS, _SIZES, "Robot.plan", team=WARP)


def _numbered(name: str) -> list[str]:
    return [f"{name}[{k}]" for k in range(len(ops.CONTROL))]


class Measured(NamedTuple):
    """What distances and costs say of paths with n waypoints between their ends.

    Attributes:
        total: Half the squares of what distances lack, at the waypoints and then at the n + 1 places between all, shape
            (paths, 2 n + 1).
        gradient: Its gradient, shape (paths, 2 n + 1, nv), or None where the energy alone is asked for.
        normal: Its normal matrices, shape (paths, 2 n + 1, nv, nv), or None.
        cost_energy: The energy of costs, shape (paths,), or None where there are none.
        cost_slope: Its gradient, shape (paths, n, nv), or None.
        cost_normal: Its normal matrices, shape (paths, n, nv, nv), or None.
    """

    total: Tensor
    gradient: Tensor | None
    normal: Tensor | None
    cost_energy: Tensor | None = None
    cost_slope: Tensor | None = None
    cost_normal: Tensor | None = None


class Path(NamedTuple):
    """Paths with their energy, its gradient and the blocks of the normal matrix on the diagonal and left of it.

    The blocks are without what bends add.
    """

    energy: Tensor
    waypoints: Tensor
    gradient: Tensor
    diagonal: Tensor
    left: Tensor


class Trial(NamedTuple):
    """Paths on trial.

    Attributes:
        waypoints: With both ends, shape (paths, T + 2, nq).
        steps: What leads from each waypoint to the next, shape (paths, T + 1, nv).
        points: The T waypoints and the places between all, where distances are measured, shape (paths, 2 T + 1, nq).
    """

    waypoints: Tensor
    steps: Tensor
    points: Tensor

    @classmethod
    def of(cls, robot: Model, waypoints: Tensor) -> Trial:
        """The paths with so many waypoints."""
        steps = steps_of(robot, waypoints)
        halves = retract(robot, waypoints[:, :-1], 0.5 * steps)
        return cls(waypoints, steps, torch.cat((waypoints[:, 1:-1], halves), 1))


def _settings(robot: Model, push: float, device: torch.device) -> Tensor:
    """Numbers on a device, which are kept."""
    return torch.tensor((push, TAUT, _DAMPING, _LARGEST), dtype=torch.float64, device=device)


def equations(robot: Model, trial: Trial, measured: Measured, push: float) -> Path:
    """The equations of paths, without gradient and blocks where none are measured.

    Args:
        robot: The robot.
        trial: The paths.
        measured: What distances and costs say.
        push: The weight of distances.
    """
    made = _room(trial)
    _run(robot, {**trial._asdict(), **measured._asdict(), **made}, push)
    return Path(made["energy"], trial.waypoints, made["slope"], made["diagonal"], made["left"])


def advanced(
    robot: Model,
    trial: Trial,
    measured: Measured,
    push: float,
    best: Path | None,
    control: tuple[Tensor, Tensor],
    bounds: tuple[Tensor, Tensor, Tensor | None],
) -> tuple[Path, Tensor, Trial | None, Tensor]:
    """The better of two paths, and the path to try next.

    Args:
        robot: The robot.
        trial: The paths on trial.
        measured: What distances and costs say of them.
        push: The weight of distances.
        best: The best paths, or None at first.
        control: The numbers of the paths and those that all share: see `minimise`.
        bounds: The lower and the upper limits of each number of a velocity, and the number of a configuration that
            they limit, or None if both have the same numbers.

    Returns:
        The better paths; the changes that lead to the next ones, shape (paths, n, nv); those, or None for joints whose
        velocities are no differences of configurations; and the numbers of the paths.
    """
    waypoints, steps, _ = trial
    paths, points, size = steps.shape
    made = _room(trial) | {"places": torch.empty_like(waypoints)}
    work = torch.empty(paths, (points - 1) * size, 3 * size + 1, dtype=torch.float64, device=steps.device)
    rows = work.view(-1)[: work.numel() // (3 * size + 1) * 3 * size]
    following = Trial(*map(torch.empty_like, trial)) if robot.tree.is_scalar else None
    after, change = torch.empty_like(control[0]), torch.empty_like(made["slope"])
    tensors = {
        **{**trial._asdict(), **measured._asdict(), **made, "after": after, "change": change},
        **({} if best is None else dict(zip(_OLD, best, strict=True))),
        **dict(zip(("control", "shared", "lower", "upper", "index"), (*control, *bounds), strict=True)),
        **{"least": robot.lower, "greatest": robot.upper, "rows": rows, "right": work.view(-1)[rows.numel() :]},
        **({} if following is None else dict(zip(_NEXT, following, strict=True))),
    }
    _run(robot, tensors, push)
    return Path(*[made[name] for name in _EQUATIONS]), change, following, after


def _room(trial: Trial) -> dict[str, Tensor]:
    """Room for the equations."""
    steps = trial.steps
    paths, points, size = steps.shape[0], steps.shape[1] - 1, steps.shape[2]
    return {
        "energy": steps.new_empty(paths),
        "slope": steps.new_empty(paths, points, size),
        **{name: steps.new_empty(paths, points, size, size) for name in ("diagonal", "left")},
        "work": torch.empty(paths, 4, points + 1, dtype=torch.float64, device=steps.device),
    }


def _run(robot: Model, tensors: dict[str, Any], push: float) -> None:
    steps, waypoints = tensors["steps"], tensors["waypoints"]
    paths, points, size = steps.shape[0], steps.shape[1] - 1, steps.shape[2]
    tensors["settings"] = robot._derived(_settings, push, steps.device)
    given = {name: None if x is None else x.contiguous() for name, x in tensors.items()}
    numbers = {"points": points, "size": size, "numbers": waypoints.shape[-1]}
    operations = points * size * size * (8 * size if "control" in tensors else 4)
    step_kernel(TAGS[steps.dtype]).run(given, numbers, paths, operations, steps.device, unit=1)
