"""What a call of `least_squares` takes and finds, below all derivatives."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from torch import Tensor

from .damping import Minimum
from .dense import assembled
from .normals import Observations
from .variables import Variables


class DenseOptions(NamedTuple):
    """The options of `least_squares` that hold no data."""

    loss: str | None
    fixed: Any
    batch_dims: int | None
    max_iterations: int
    tolerance: float | None
    callback: Callable[[Any], Any] | None


class Solved(NamedTuple):
    """Solutions of all problems.

    Attributes:
        variables: The unknowns.
        minimum: The solutions and their equations.
        free: Which unknowns are free.
        route: How residuals were evaluated.
        observations: The residual numbers.
    """

    variables: Variables
    minimum: Minimum
    free: Tensor | None
    route: str
    observations: Sequence[Observations]

    @property
    def hessian(self) -> Tensor:
        """The Gauss-Newton Hessians at the solutions, shape (problems, unknowns, unknowns)."""
        return assembled(self.minimum.system, self.variables.parts)[1]
