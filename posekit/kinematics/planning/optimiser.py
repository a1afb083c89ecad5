"""The optimisation of paths: smooth, and away from obstacles, by steps of Levenberg and Marquardt.

A path has T waypoints between its ends. The energy is half the sum of the squares of its second differences, of a
little of its first differences, and of what distances lack to a margin, at the waypoints and half way between them
(CHOMP: Zucker et al., International Journal of Robotics Research 32, 2013, with the normal matrix of the obstacles in
place of a fixed metric). The normal equations have blocks up to two off the diagonal.

Differences are those of `Robot.local`. Their derivatives are taken for those of differences of numbers, which is exact
for joints with one number, and for others up to the angle of a step.
"""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn.functional import pad

from ...numerics import solve_banded
from ..configurations import local, retract
from ..model import Model
from ..obstacles import Proximity

FINER = 8  # points at which a path is checked, for each waypoint
_TAUT = 0.05  # the weight of squared first differences; that of second ones is 1
# The weight of squared distances at 32 waypoints: with a tenth of it paths cut corners, with ten times steps are short.
_PUSH, _USUAL = 300.0, 32
_REACH = 3.0  # obstacles act on what is nearer than this multiple of the margin
_LARGEST = 0.5  # of the changes of a step
_DAMPING, _LESS, _MORE = 1e-2, 1 / 4, 6.0
_CHECKED = (0, 3, 6, 10, 15, 22, 30, 45, 65, 90)  # steps before which paths are checked


class Space(NamedTuple):
    """What all paths have in common.

    Attributes:
        proximity: The distances.
        margin: The distance that is aimed at.
        bounds: The lower and the upper limits of each number of a velocity, shapes (nv,), and the number of a
            configuration that they limit, shape (nv,), or None if both have the same numbers.
    """

    proximity: Proximity
    margin: float
    bounds: tuple[Tensor, Tensor, Tensor | None]

    @property
    def robot(self) -> Model:
        return self.proximity.robot

    def clamp(self, q: Tensor) -> Tensor:
        return q.clamp(self.robot.lower, self.robot.upper)


class Paths(NamedTuple):
    """Paths of several problems.

    Attributes:
        waypoints: With both ends, shape (paths, T + 2, nq).
        problem: The problem of each, shape (paths,).
    """

    waypoints: Tensor
    problem: Tensor


def steps_of(robot: Model, waypoints: Tensor) -> Tensor:
    """The velocities that lead from each waypoint to the next in a unit of time, shape (*batch, n - 1, nv)."""
    return local(robot, waypoints[..., :-1, :], waypoints[..., 1:, :])


def finer(robot: Model, waypoints: Tensor, factor: int = FINER) -> Tensor:
    """Points between waypoints: shape (*batch, n, nq) becomes (*batch, factor (n - 1) + 1, nq)."""
    part = torch.arange(factor, dtype=waypoints.dtype, device=waypoints.device).unsqueeze(-1) / factor
    moves = steps_of(robot, waypoints).unsqueeze(-2) * part
    between = retract(robot, waypoints[..., :-1, None, :], moves).flatten(-3, -2)
    return torch.cat((between, waypoints[..., -1:, :]), -2)


def clearances(space: Space, paths: Paths) -> Tensor:
    """The least distance along each path, at points between waypoints, shape (paths,)."""
    points = finer(space.robot, paths.waypoints)
    least = space.proximity.measure(points, paths.problem, 0.0, False).least
    return least.reshape(points.shape[:2]).amin(-1)


class _State(NamedTuple):
    """Paths with their energy, its gradient and the blocks of the normal matrix left of and on the diagonal."""

    waypoints: Tensor
    energy: Tensor
    gradient: Tensor
    diagonal: Tensor
    first: Tensor

    def where(self, mask: Tensor, other: _State) -> _State:
        chosen = [torch.where(mask.reshape(-1, *[1] * (x.dim() - 1)), x, y) for x, y in zip(self, other, strict=True)]
        return _State(*chosen)

    def take(self, index: Tensor) -> _State:
        return _State(*[x[index] for x in self])


def _evaluated(space: Space, paths: Paths) -> _State:
    full, problem = paths
    steps = steps_of(space.robot, full)
    middle = retract(space.robot, full[:, :-1], 0.5 * steps)
    inner = full[:, 1:-1]
    count, size = inner.shape[1], steps.shape[-1]
    found = space.proximity.measure(torch.cat((inner, middle), 1), problem, _REACH * space.margin, True)
    push = _PUSH * (_USUAL / (count + 2)) ** 4
    total = found.total.reshape(len(full), -1)
    gradient = push * found.gradient.reshape(*total.shape, size)
    normal = push * found.normal.reshape(*total.shape, size, size)
    bends = steps.diff(dim=1)
    energy = 0.5 * (bends.square().sum((-1, -2)) + _TAUT * steps.square().sum((-1, -2))) + push * total.sum(-1)
    slope = -_TAUT * steps.diff(dim=1) - 2 * bends
    slope[:, 1:] += bends[:, :-1]
    slope[:, :-1] += bends[:, 1:]
    own, between = gradient.split((count, count + 1), 1)
    slope = slope + own + 0.5 * (between[:, 1:] + between[:, :-1])
    here, half = normal.split((count, count + 1), 1)
    return _State(full, energy, slope, here + 0.25 * (half[:, 1:] + half[:, :-1]), 0.25 * half[:, :-1])


def _step(space: Space, state: _State, damping: Tensor) -> Tensor:
    """The waypoints after a step, within the limits."""
    inner = state.waypoints[:, 1:-1]
    count, size = state.gradient.shape[1:]
    identity = torch.eye(size, dtype=torch.float64, device=inner.device)
    bends = torch.full((count,), 6.0 + 2 * _TAUT, dtype=torch.float64, device=inner.device)
    bends[0], bends[-1] = bends[0] - 1, bends[-1] - 1
    # A number at a limit that the gradient presses against it stays there.
    lower, upper, index = space.bounds
    place = inner if index is None else inner[..., index]
    held = (place <= lower) & (state.gradient > 0) | (place >= upper) & (state.gradient < 0)
    free = (~held).double()
    rows, columns = free.unsqueeze(-1), free.unsqueeze(-2)
    diagonal = (state.diagonal + (bends[:, None] + damping[:, None, None]).unsqueeze(-1) * identity) * rows * columns
    diagonal = diagonal + torch.diag_embed(1 - free)
    one, two = (pad(free, (0, 0, k, 0))[:, :count].unsqueeze(-2) for k in (1, 2))
    first = (state.first - (4 + _TAUT) * identity) * rows * one
    second = identity * rows * two
    change = solve_banded(diagonal, first, second, -state.gradient * free).to(inner.dtype)
    change = change * (_LARGEST / change.abs().amax((-1, -2), keepdim=True).clamp(min=_LARGEST))
    moved = space.clamp(retract(space.robot, inner, change))
    return torch.cat((state.waypoints[:, :1], moved, state.waypoints[:, -1:]), 1)


def optimised(space: Space, paths: Paths, wanted: Tensor, steps: int) -> tuple[Tensor, Tensor, Tensor]:
    """Paths after at most so many steps, each until it has the clearance that is wanted.

    Args:
        space: What the paths have in common.
        paths: The first paths.
        wanted: The margin, or less where an end of a path has less, shape (paths,).
        steps: The largest number of steps.

    Returns:
        The waypoints, their clearances at all points between them, and their energies.
    """
    state, index = _evaluated(space, paths), torch.arange(len(paths.problem), device=paths.problem.device)
    problem, damping = paths.problem, torch.full_like(state.energy, _DAMPING, dtype=torch.float64)
    best, nearest, energies = state.waypoints.clone(), torch.full_like(state.energy, -torch.inf), state.energy.clone()
    for step in range(steps + 1):
        if step in _CHECKED or step == steps:
            clearance = clearances(space, Paths(state.waypoints, problem))
            enough = wanted[index]
            better = clearance.clamp(max=enough) >= nearest[index].clamp(max=enough)
            places = index[better]
            best[places], nearest[places] = state.waypoints[better], clearance[better]
            energies[places] = state.energy[better]
            left = (~(clearance >= enough)).nonzero().squeeze(-1)
            if not len(left) or step == steps:
                break
            state, index, problem, damping = state.take(left), index[left], problem[left], damping[left]
        trial = _evaluated(space, Paths(_step(space, state, damping), problem))
        lower = trial.energy < state.energy
        state = trial.where(lower, state)
        damping = torch.where(lower, damping * _LESS, damping * _MORE).clamp(1e-6, 1e8)
    return best, nearest, energies
