"""The equations of paths as kernels: gradients and normal matrices of energies, and the systems of steps."""

from __future__ import annotations

import functools
import pathlib

import torch
from torch import Tensor

from ...engine import BY_TAG, TAGS, Native, fill_file
from ..model import Model

TAUT = 0.05  # the weight of squared first differences; that of second ones is 1
_DAMPING = 300  # times that of `minimise`, less its smallest
_LARGEST = 0.5  # of the changes of a step
_TEMPLATES = pathlib.Path(__file__).parent / "templates"
_SLOPES = ("steps", "gradient", "normal", "settings", "slope", "diagonal", "left")
_SYSTEMS = (
    *("places", "gradient", "diagonal", "left", "control", "shared", "lower", "upper", "index", "settings"),
    *("rows", "right"),
)


@functools.cache
def slopes_kernel(tag: str) -> Native:
    """The kernel of `slopes`."""
    text = functools.partial(fill_file, _TEMPLATES / "slopes.h", real=BY_TAG[tag].real)
    return Native(f"pk_slopes_{tag}", text, _SLOPES, ("points", "size"))


@functools.cache
def systems_kernel(tag: str) -> Native:
    """The kernel of `systems`."""
    text = functools.partial(fill_file, _TEMPLATES / "systems.h", real=BY_TAG[tag].real)
    return Native(f"pk_systems_{tag}", text, _SYSTEMS, ("points", "size", "numbers", "controls"))


@functools.cache
def changes_kernel(tag: str) -> Native:
    """The kernel of `changes`."""
    text = functools.partial(fill_file, _TEMPLATES / "changes.h", real=BY_TAG[tag].real, largest=repr(_LARGEST))
    return Native(f"pk_changes_{tag}", text, ("solution", "change"), ("numbers",))


def _numbers(robot: Model, values: tuple[float, ...], dtype: torch.dtype, device: torch.device) -> Tensor:
    """Numbers on a device, which are kept."""
    return torch.tensor(values, dtype=dtype, device=device)


def slopes(robot: Model, steps: Tensor, gradient: Tensor, normal: Tensor, push: float) -> tuple[Tensor, Tensor, Tensor]:
    """The gradient, and the blocks of the normal matrix on the diagonal and left of it, without what bends add.

    Args:
        robot: The robot.
        steps: What leads from each waypoint to the next, shape (paths, n + 1, nv).
        gradient: That of the squared lack of distance, at n waypoints and then at n + 1 places between them, shape
            (paths, 2 n + 1, nv).
        normal: Its normal matrices, shape (paths, 2 n + 1, nv, nv).
        push: Its weight.
    """
    paths, points, size = steps.shape[0], steps.shape[1] - 1, steps.shape[2]
    slope = steps.new_empty(paths, points, size)
    diagonal, left = (steps.new_empty(paths, points, size, size) for _ in range(2))
    settings = robot._derived(_numbers, (push, TAUT), steps.dtype, steps.device)
    results = {"slope": slope, "diagonal": diagonal, "left": left}
    tensors = {"steps": steps.contiguous(), "gradient": gradient, "normal": normal, "settings": settings, **results}
    kernel = slopes_kernel(TAGS[steps.dtype])
    kernel.run(tensors, {"points": points, "size": size}, slope.numel(), size, steps.device)
    return slope, diagonal, left


def systems(
    robot: Model,
    waypoints: Tensor,
    equations: tuple[Tensor, Tensor, Tensor],
    control: tuple[Tensor, Tensor],
    bounds: tuple[Tensor, Tensor, Tensor | None],
) -> tuple[Tensor, Tensor]:
    """The matrices and right-hand sides of steps, for `solve_banded`, shapes (paths, n, nv, 3 nv) and (paths, n, nv).

    Args:
        robot: The robot.
        waypoints: With both ends, shape (paths, n + 2, nq).
        equations: The gradient, and the blocks on the diagonal and left of it, as `slopes` returns them.
        control: The numbers of the paths and those that all share, whose first and second ones are dampings: see
            `minimise`.
        bounds: The lower and the upper limits of each number of a velocity, and the number of a configuration that
            they limit, or None if both have the same numbers.
    """
    gradient, diagonal, left = [x.contiguous() for x in equations]
    lower, upper, index = bounds
    paths, points, size = gradient.shape
    rows = torch.empty(paths, points, size, 3 * size, dtype=torch.float64, device=gradient.device)
    right = torch.empty_like(gradient, dtype=torch.float64)
    settings = robot._derived(_numbers, (TAUT, _DAMPING), torch.float64, gradient.device)
    given = waypoints.contiguous(), gradient, diagonal, left, *control, lower, upper, index, settings, rows, right
    numbers = {"points": points, "size": size, "numbers": waypoints.shape[-1], "controls": control[0].shape[1]}
    kernel = systems_kernel(TAGS[gradient.dtype])
    kernel.run(dict(zip(_SYSTEMS, given, strict=True)), numbers, gradient.numel(), 4 * size, gradient.device)
    return rows, right


def changes(solution: Tensor, dtype: torch.dtype) -> Tensor:
    """The changes of waypoints that solve a system, as long as steps may be, shape (paths, n, nv)."""
    change = torch.empty_like(solution, dtype=dtype)
    numbers = solution.shape[1] * solution.shape[2]
    tensors = {"solution": solution, "change": change}
    changes_kernel(TAGS[dtype]).run(tensors, {"numbers": numbers}, len(solution), 2 * numbers, solution.device, unit=1)
    return change
