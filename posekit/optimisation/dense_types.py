"""What a call of `least_squares` takes and finds, below all derivatives."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor

from ..math import least_squares as ops
from .damping import Costs
from .dense import assembled
from .normals import Observations
from .variables import Values, Variables


class DenseOptions(NamedTuple):
    """The options of `least_squares` that hold no data."""

    loss: str | None
    fixed: Any
    batch_dims: int | None
    max_iterations: int
    tolerance: float | None
    callback: Callable[[Any], Any] | None


class DenseInputs(NamedTuple):
    """What solutions depend on: gradients flow to these tensors.

    Attributes:
        data: The arguments of the residual after the value.
        weight: The weights.
        prior: The estimates.
        scale: The scale of the loss.
        fixed_values: A nesting of values like the start, of which those count that are fixed, or None.
    """

    data: tuple[Any, ...]
    weight: Any
    prior: Any
    scale: Tensor | float | None
    fixed_values: Any = None


class Solved(NamedTuple):
    """Solutions of all problems.

    Attributes:
        variables: The unknowns.
        state: The solutions.
        system: Their equations.
        control: The numbers of the problems, see `ops.CONTROL`.
        free: Which unknowns are free.
        route: How residuals were evaluated.
        observations: The residual numbers.
        costs: The costs of all iterations.
    """

    variables: Variables
    state: Values
    system: Sequence[Tensor]
    control: Tensor
    free: Tensor | None
    route: str
    observations: Sequence[Observations]
    costs: Costs

    @property
    def codes(self) -> Tensor:
        """What ended each problem, as a number, shape (problems)."""
        codes = self.control[:, ops.CONTROL.index("status")]
        return torch.where(codes == ops.RUNNING, ops.MAX_ITERATIONS, codes).long()

    @property
    def iterations(self) -> Tensor:
        """The numbers of states that were tried, shape (problems)."""
        return self.control[:, ops.CONTROL.index("iterations")].long()

    @property
    def hessian(self) -> Tensor:
        """The Gauss-Newton Hessians at the solutions, shape (problems, unknowns, unknowns)."""
        return assembled(self.system, self.variables.parts)[1]
