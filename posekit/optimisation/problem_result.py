"""What `Problem.solve` found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import attrs
import torch
from torch import Tensor

from .. import arguments
from ..autograd import NonDifferentiable
from ..errors import ArgumentError, ValidationError
from ..values import PROBLEM_RESULT, UncertainPose, refer
from .equation_solver import Solver
from .equations import Equations
from .results import Result, Search, SingleResult
from .unknowns import Reference, VariableSet, gathered

__all__ = ["ProblemResult"]


@arguments.immutable
@attrs.frozen(eq=False, repr=False)
class ProblemResult(SingleResult):
    """The solution of a `Problem`. ``result[variables]`` and ``result[variables[i]]`` are the values.

    >>> problem = pk.Problem()
    >>> numbers = problem.variables(torch.zeros(2, 1))
    >>> _ = problem.add(lambda a, b: a - b, numbers[torch.arange(2)], torch.tensor([[1.0], [3.0]]))
    >>> result = problem.solve(progress=False)
    >>> result.status, result[numbers].flatten().round(decimals=3).tolist()
    ('converged', [1.0, 3.0])

    Attributes:
        value: The values of all variables, in the order of ``sets``. They require grad if the data of a factor do.
        sets: The variables of the problem.
    """

    value: Sequence[Any]
    sets: Sequence[VariableSet]
    _search: Search
    _equations: Equations
    _solver: Solver
    _cure: ClassVar[str] = "hold some with `fixed`, such as a camera or a vertex, or add a prior (`Problem.prior`)"

    def __getitem__(self, variables: VariableSet | Reference) -> Any:
        known, index = self._named(variables, "ProblemResult")
        value = self.value[known.number]
        return value.clone() if index is None else gathered(value, index)

    def _named(self, variables: Any, where: str) -> tuple[VariableSet, Tensor | None]:
        known = variables.variables if isinstance(variables, Reference) else variables
        if not isinstance(known, VariableSet) or not known.is_of(self.sets):
            raise ArgumentError(f"{where}: variables must be of this problem, such as cameras or cameras[0]")
        return known, variables.index if isinstance(variables, Reference) else None

    def covariance(self, variables: VariableSet | Reference | None = None) -> Any:
        """The marginal covariances of variables, to first order: blocks of the inverse of J^T W J.

        They are computed without the inverse: for few variables by solving for their columns, for many by Takahashi's
        equations. Fixed variables have covariances of zero. With a robust loss the matrix W has the slopes of the
        loss, and the covariances are 5 to 40 % above those of samples.

        >>> problem = pk.Problem()
        >>> x = problem.variables(torch.zeros(2, 3))
        >>> _ = problem.prior(x[:], torch.ones(2, 3), weight=4 * torch.eye(3))
        >>> problem.solve().covariance(x[0]).diagonal()
        tensor([0.2500, 0.2500, 0.2500], dtype=torch.float64)

        Args:
            variables: All of one kind, or some: ``cameras[3]``. By default all of every kind, in a tuple.

        Returns:
            An `UncertainPose` for poses, otherwise matrices, shape (m, k, k), without m for a single variable.
        """
        where = "ProblemResult.covariance"
        if variables is None:
            return tuple([self.covariance(known) for known in self.sets])
        known, index = self._named(variables, where)
        chosen = torch.arange(known.count, device=known.device) if index is None else index.reshape(-1)
        (blocks,) = NonDifferentiable.apply(self._marginals, self._equations, known, chosen)
        if blocks is None:
            raise ValidationError(
                f"{where}: the residuals do not determine all variables: fix some, or add a prior (Problem.prior)"
            )
        if index is not None and index.ndim == 0:
            blocks = blocks[0]
        if isinstance(known.value, UncertainPose._kinds):
            value = self.value[known.number].detach()
            return UncertainPose(value if index is None else gathered(value, index), blocks)
        return blocks

    def _marginals(self, *of: Any) -> tuple[Tensor | None]:
        return (self._solver.marginals(*of),)

    def __repr__(self) -> str:
        if self.shape:
            return Result.__repr__(self)
        why = f": {self.reason}" if self.reason else ""
        return f"ProblemResult({self.status!r} after {self.iterations} iterations, cost={self.cost:.6g}{why})"


refer(ProblemResult, PROBLEM_RESULT)
