"""What a solver found."""

from __future__ import annotations

from typing import Any

import attrs
import numpy as np
import torch
from torch import Tensor

from .. import arguments
from ..engine import pytree
from ..errors import ArgumentError
from ..math import least_squares as ops
from ..values import RESULT, Named, UncertainPose, refer
from .dense import normalised
from .solving import Solved
from .variables import is_value

__all__ = ["LeastSquaresResult"]

NAMES = ("running", "converged", "rank_deficient", "max_iterations", "stalled", "not_finite", "flat")
# Why a search has no result that the data determine, by its status.
REASONS = {
    "rank_deficient": "the residuals do not determine all unknowns",
    "flat": "the residuals change with no unknown, so nothing was done: are all weights 0, or all residuals beyond the "
    "scale of the loss?",
    "max_iterations": "the search did not end: more iterations or a better start may help",
    "stalled": "no step reduces the cost, though its derivatives say that some should: they may be wrong",
    "not_finite": "the cost or its derivatives at the start are infinite or NaN",
}
_CURE = "hold some with `fixed`, or add a `prior`; `null_space()` has the free directions"
_RANK = 64  # in eps and unknowns: an eigenvalue of the scaled Hessian that is not larger is 0


@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class LeastSquaresResult(metaclass=Named):
    """The solutions of least-squares problems: what `least_squares` returns.

    >>> points = torch.tensor([[0.0, 0, 0], [1, 0, 0], [0, 2, 0]])
    >>> shift = torch.tensor([1.0, 0, 0])
    >>> found = pk.least_squares(lambda T, x, y: T[..., None] @ x - y, pk.Pose(), points, points + shift)
    >>> found.status, found.value.position.round(decimals=3)
    ('converged', tensor([1., 0., 0.]))

    Attributes:
        value: The solutions, in the nesting of ``initial``. Gradients flow through them.
        cost: The sums of the losses of all residuals at the solutions, shape (*batch).
        converged: Whether the search ended at a minimum that the residuals determine, shape (*batch), boolean.
        iterations: The number of steps that were tried, shape (*batch), int64.
        route: How residuals were evaluated: "op" by the kernel of a declared op, "traced" by that of an op that a
            function became, "function" by calls of a function.
    """

    value: Any
    cost: Tensor
    converged: Tensor
    iterations: Tensor
    route: str
    _codes: Tensor
    _found: Solved | None

    # Explicit: torch.compile cannot trace the one of attrs.
    def __init__(
        self,
        value: Any,
        cost: Tensor,
        iterations: Tensor,
        route: str,
        codes: Tensor,
        found: Solved | None,
    ) -> None:
        object.__setattr__(self, "value", value)
        object.__setattr__(self, "cost", cost)
        object.__setattr__(self, "converged", codes == ops.CONVERGED)
        object.__setattr__(self, "iterations", iterations)
        object.__setattr__(self, "route", route)
        object.__setattr__(self, "_codes", codes)
        object.__setattr__(self, "_found", found)

    @property
    def status(self) -> Any:
        """What ended each search: a str for one problem, or an array of them of the shape of the batch.

        >>> pk.least_squares(lambda x: x - 1, torch.zeros(1)).status
        'converged'

        - "converged": no step would reduce the cost by more than the tolerance, and the residuals determine all
          unknowns
        - "rank_deficient": no step would reduce the cost, but the residuals do not determine all unknowns: see
          `null_space`, and `stationary`
        - "flat": the residuals change with no unknown, and nothing was done: all weights are 0, all residuals are
          beyond the scale of a loss such as "tukey", or there are none
        - "max_iterations": the search went on
        - "stalled": no step reduces the cost, though its derivatives say that some should
        - "not_finite": the cost or its derivatives at the start are infinite or NaN
        """
        arguments.check_read("LeastSquaresResult.status", self._codes)
        names = np.array(NAMES)[self._codes.cpu().numpy().astype(int)]
        return str(names) if names.ndim == 0 else names

    @property
    def stationary(self) -> Tensor:
        """Whether the gradient vanishes, shape (*batch), boolean: "converged" or "rank_deficient".

        With a direction that is free by intention this is success.

        >>> result = pk.least_squares(lambda x: x.sum(-1, keepdim=True) - 1, torch.zeros(2))
        >>> result.converged, result.stationary
        (tensor(False), tensor(True))
        """
        return (self._codes == ops.CONVERGED) | (self._codes == ops.RANK_DEFICIENT)

    @property
    def reason(self) -> Any:
        """Why a problem has not converged, and what helps: a str, or an array of them; "" where it has.

        >>> pk.least_squares(lambda x: x - 1, torch.zeros(1), weight=torch.tensor(0.0)).reason.partition(":")[0]
        'the residuals change with no unknown, so nothing was done'
        """
        status = self.status
        found = np.array([reason_of(name, _CURE) for name in np.ravel(status)], dtype=object).reshape(np.shape(status))
        return found.item() if found.ndim == 0 else found

    @property
    def _solved(self) -> Solved:
        if self._found is None:
            raise ArgumentError("LeastSquaresResult: under torch.vmap it has no covariance and no null space")
        return self._found

    def covariance(self, *, scaled: bool = False) -> Any:
        """The covariances of the solutions, to first order: the inverses of J^T W J.

        They are those of tangents in the body frame for poses and the like. Unknowns that are fixed have none.
        Weights are taken as the inverses of the residuals' covariances; with ``scaled``, these are only proportional
        to the weights, and the covariance is multiplied by the variance of the residuals, the cost over the number of
        residuals less that of the free unknowns. Residuals of weight 0 do not count, and of a vector with a singular
        matrix as its weight as many as its rank. With a robust loss the matrix W has the slopes of the loss, and the
        covariances are 5 to 40 % above those of samples.

        >>> samples = torch.tensor([1.0, 2.0, 3.0, 6.0])
        >>> result = pk.least_squares(lambda mean, x: x - mean, torch.zeros(1), samples)
        >>> result.value.round(decimals=3), result.covariance(scaled=True)  # variance of the samples by number
        (tensor([3.]), tensor([[1.1667]]))

        Args:
            scaled: Whether to estimate the variance of the residuals.

        Returns:
            An `UncertainPose` in place of each Pose or Pose2, and matrices in place of other unknowns, shape (*batch,
            n, n), in the nesting of ``initial``: the blocks of the whole matrix. NaN where a problem is rank deficient.
        """
        arguments.check_flags("LeastSquaresResult.covariance", scaled=scaled)
        whole = self._covariance(scaled)
        variables = self._solved.variables
        batch, start = variables.batch, 0
        parts: list[Any] = []
        values = pytree.tree_flatten(self.value, is_leaf=is_value)[0]
        for leaf, value in zip(variables.leaves, values, strict=True):
            block = whole[:, start : start + leaf.size, start : start + leaf.size]
            start += leaf.size
            if leaf.kind in UncertainPose._kinds:
                k = leaf.tangent
                each = block.reshape(len(block), leaf.repeats, k, leaf.repeats, k).diagonal(dim1=1, dim2=3)
                matrices = each.movedim(-1, 1).reshape(*batch, *leaf.extra, k, k)
                parts.append(UncertainPose(value.detach(), matrices))
            else:
                parts.append(block.reshape(*batch, leaf.size, leaf.size))
        return pytree.tree_unflatten(parts, variables.spec)

    def _covariance(self, scaled: bool) -> Tensor:
        """The whole matrices, shape (problems, unknowns, unknowns)."""
        free = self._solved.free
        matrix, scale = normalised(self._solved.hessian, free, self._solved.variables.kinds())
        factor, failed = torch.linalg.cholesky_ex(matrix)
        codes = self._codes.reshape(-1)
        good = (failed == 0) & (codes != ops.RANK_DEFICIENT) & (codes != ops.FLAT) & matrix.isfinite().all(-1).all(-1)
        eye = torch.eye(matrix.shape[-1], dtype=matrix.dtype, device=matrix.device)
        inverse = torch.cholesky_inverse(torch.where(good[:, None, None], factor, eye))
        inverse = inverse * (scale.unsqueeze(-1) * scale.unsqueeze(-2))
        if free is not None:
            inverse = inverse * (free.unsqueeze(-1) * free.unsqueeze(-2))
        if scaled:
            unknowns = torch.full_like(self.cost, matrix.shape[-1]).reshape(-1) if free is None else free.sum(-1)
            degrees = sum([x.counted() for x in self._solved.observations]) - unknowns
            variance = self.cost.reshape(-1) / torch.where(degrees > 0, degrees, torch.nan)
            inverse = inverse * variance[:, None, None]
        return torch.where(good[:, None, None], 0.5 * (inverse + inverse.mT), torch.nan)

    def null_space(self) -> Any:
        """The directions of the unknowns that the residuals do not determine, as orthonormal columns.

        >>> result = pk.least_squares(lambda x: x.sum(-1, keepdim=True) - 1, torch.zeros(2))
        >>> result.status, result.null_space().abs()
        ('rank_deficient', tensor([[0.7071],
                [0.7071]]))

        Returns:
            For one leaf of unknowns, shape (*batch, n, m) with the number n of its tangents' dimensions and the largest
            number m of directions in the batch; problems with fewer have columns of zeros. For a nesting, the rows that
            belong to each leaf, in that nesting.
        """
        arguments.check_read("LeastSquaresResult.null_space", self.cost)
        variables = self._solved.variables
        matrix, scale = normalised(self._solved.hessian, self._solved.free, variables.kinds())
        n = matrix.shape[-1]
        finite = matrix.isfinite().all(-1).all(-1)
        eye = torch.eye(n, dtype=matrix.dtype, device=matrix.device)
        eigenvalues, vectors = torch.linalg.eigh(torch.where(finite[:, None, None], matrix, eye))
        small = eigenvalues <= _RANK * n * torch.finfo(matrix.dtype).eps
        count = int(small.sum(-1).max()) if len(small) else 0
        # Eigenvalues ascend, so that the directions come first. They are orthonormal after the scale is undone.
        directions = torch.linalg.qr(vectors[:, :, :count] * scale.unsqueeze(-1))[0] if count else vectors[:, :, :0]
        directions = directions * small[:, None, :count]
        start, parts = 0, []
        for leaf in variables.leaves:
            parts.append(directions[:, start : start + leaf.size].reshape(*variables.batch, leaf.size, count))
            start += leaf.size
        return pytree.tree_unflatten(parts, variables.spec)

    def __repr__(self) -> str:
        shape = tuple(self.cost.shape)
        if torch.compiler.is_compiling() or not self.cost.numel():
            return f"LeastSquaresResult(shape={shape})"
        if not shape:
            return (
                f"LeastSquaresResult({self.status!r} after {int(self.iterations)} iterations, "
                f"cost={float(self.cost.detach()):.6g},\n  value={_indented(repr(self.value))})"
            )
        names, counts = np.unique(self.status, return_counts=True)
        ends = ", ".join(f"{count} {name}" for name, count in zip(names, counts, strict=True))
        low, high = (int(x) for x in (self.iterations.min(), self.iterations.max()))
        return (
            f"LeastSquaresResult(shape={shape}, {ends}, {low} to {high} iterations, "
            f"mean cost={float(self.cost.detach().double().mean()):.6g},\n  value={_indented(repr(self.value))})"
        )


refer(LeastSquaresResult, RESULT)


def reason_of(status: str, cure: str) -> str:
    """Why a search that ended with a status has not converged, and the cure where directions are free; "" if it has."""
    return f"{REASONS[status]}: {cure}" if status == "rank_deficient" else REASONS.get(status, "")


def _indented(text: str) -> str:
    return text.replace("\n", "\n  ")
