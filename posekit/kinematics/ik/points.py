"""Configurations with the equations of a level of costs, and the limits of steps."""

from __future__ import annotations

from typing import NamedTuple, Protocol

import torch
from torch import Tensor

from .. import configurations
from ..model import Model
from .terms import Linear

_STEP = 1.0  # the largest change of an angle in a step: where the problem is not linear, longer ones lead astray
ROUNDING = 64  # residuals of so many eps are zero


class Rows(Protocol):
    """What the levels need of costs."""

    def linear(self, robot: Model, q: Tensor) -> Linear:
        """The weighted rows and their Jacobian."""

    def take(self, index: Tensor) -> Rows:
        """Those of some of the attempts."""


class Level(NamedTuple):
    """The costs of one level."""

    terms: tuple[Rows, ...]

    def linear(self, robot: Model, q: Tensor) -> Linear:
        parts = [term.linear(robot, q) for term in self.terms]
        if len(parts) == 1:
            return parts[0]
        return Linear(torch.cat([x.rows for x in parts], -1), torch.cat([x.jacobian for x in parts], -2))

    def take(self, index: Tensor) -> Level:
        return Level(tuple([term.take(index) for term in self.terms]))


class Bounds(NamedTuple):
    """Limits of configurations.

    Attributes:
        lower: Shape (nq,).
        upper: Shape (nq,).
        places: For each number of a velocity the number of a configuration that is bounded with it; None if they are
            the same. Quaternions have no limits.
        largest: The largest change of each number of a velocity in a step, shape (nv,).
    """

    lower: Tensor
    upper: Tensor
    places: Tensor | None
    largest: Tensor

    def sides(self, q: Tensor) -> tuple[Tensor, Tensor]:
        """Whether each number of a velocity is at its lower and its upper limit."""
        below, above = q <= self.lower, q >= self.upper
        if self.places is None:
            return below, above
        return below.index_select(-1, self.places), above.index_select(-1, self.places)

    def free(self, q: Tensor, gradient: Tensor) -> Tensor:
        """1 for each number of a velocity that is not pressed against a limit by a gradient, 0 for the others."""
        below, above = self.sides(q)
        return (~((below & (gradient > 0)) | (above & (gradient < 0)))).to(gradient)

    def moved(self, robot: Model, q: Tensor, v: Tensor) -> Tensor:
        """The configurations after a step of at most the largest length, within the limits."""
        excess = (v.abs() / self.largest).amax(-1, keepdim=True).clamp(min=1)
        return configurations.retract(robot, q, v / excess).clamp(self.lower, self.upper)


class Point(NamedTuple):
    """Configurations with the equations of a level."""

    q: Tensor
    rows: Tensor
    jacobian: Tensor

    @classmethod
    def of(cls, robot: Model, level: Level, q: Tensor) -> Point:
        return cls(q, *level.linear(robot, q))

    @property
    def effect(self) -> Tensor:
        """1 for numbers of a velocity that move the rows by more than rounding errors, 0 for the others."""
        size = self.jacobian.square().sum(-2)
        least = (ROUNDING * torch.finfo(size.dtype).eps) ** 2
        return (size > least * size.amax(-1, keepdim=True)).to(size)

    @property
    def cost(self) -> Tensor:
        return 0.5 * self.rows.square().sum(-1)

    @property
    def gradient(self) -> Tensor:
        return (self.jacobian.mT @ self.rows.unsqueeze(-1)).squeeze(-1)

    def where(self, mask: Tensor, other: Point) -> Point:
        chosen = [torch.where(mask.reshape(-1, *[1] * (x.dim() - 1)), x, y) for x, y in zip(self, other, strict=True)]
        return Point(*chosen)


def damped_solution(matrix: Tensor, b: Tensor, damping: Tensor) -> Tensor:
    """Solve with a positive semidefinite matrix, damped relative to its largest diagonal entry."""
    size = matrix.diagonal(dim1=-2, dim2=-1).amax(-1)
    size = torch.where(size > 0, size, 1)
    amount = size * (damping + 8 * torch.finfo(b.dtype).eps)
    damped = matrix + amount[:, None, None] * torch.eye(b.shape[-1], dtype=b.dtype, device=b.device)
    factor, failed = torch.linalg.cholesky_ex(damped)
    found: Tensor = torch.cholesky_solve(b.unsqueeze(-1), factor).squeeze(-1)
    return torch.where(failed.unsqueeze(-1) == 0, found, 0)


def bounds_of(robot: Model, limits: bool, largest: Tensor, numbers: tuple[Tensor, Tensor] | None) -> Bounds:
    """The limits of a robot."""
    lower, upper = robot.lower, robot.upper
    if not limits:
        lower, upper = torch.full_like(lower, -torch.inf), torch.full_like(upper, torch.inf)
    return Bounds(lower, upper, None if numbers is None else numbers[1], largest.clamp(max=_STEP))
