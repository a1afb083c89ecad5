"""What solvers return: what all results have in common, and the result of `least_squares`."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

import attrs
import numpy as np
import torch
from torch import Tensor

from .. import arguments
from ..engine import is_mapped, pytree
from ..errors import ArgumentError
from ..math import least_squares as ops
from ..values import RESULT, Camera, Named, Pose, UncertainPose, refer, report
from .damping import Costs
from .dense import Solved, normalised
from .progress import HEADER, line
from .unknowns import is_value

__all__ = ["LeastSquaresResult", "Result"]

_LATER = "max_iterations"
# What ended a problem, by its code: first those of the loop, then what callers find wrong; and why.
REASONS = {
    "running": "",
    "converged": "",
    "rank_deficient": "the residuals do not determine all unknowns",
    _LATER: "the search did not end: more iterations or a better start may help",
    "stalled": "no step reduces the cost, though its derivatives say that some should: they may be wrong",
    "not_finite": "the cost or its derivatives at the start are infinite or NaN",
    "flat": "the residuals change with no unknown, so nothing was done: are all weights 0, or all residuals beyond the "
    "scale of the loss?",
    "too_few_matches": "too few matches are valid, of positive weight and within reach",
    "collinear_points": "the points are on a line: any turn about it fits as well",
    "parallel_axes": "all motions turn about parallel axes, along which the position cannot be known",
    "no_rotation": "no motion has a rotation",
    "behind_camera": "no pose has the points in front of the camera",
    "no_consensus": "no hypothesis has more matches than random ones would have by chance",
    "parallel_rays": "the rays are parallel: they meet at infinity",
    "inconsistent": "no pose explains the rotations of both sides, of which one may have inverse poses",
    "not_reached": "no seed came within the accuracy: more seeds or iterations may, or the target is out of reach",
    "in_collision": "a sphere of the robot overlaps an obstacle",
    "start_in_collision": "the start is in collision",
    "goal_in_collision": "the goal is in collision",
    "goal_not_reached": "`ik` found no configuration that reaches the pose and touches no obstacle",
    "touching": "the motion is free at its waypoints, but touches something between them or comes nearer than `margin`",
    "not_found": "no path that was tried is free; more `seeds`, `max_iterations` or `waypoints` may find one",
}
STATUS = tuple(REASONS)
CODES = {name: code for code, name in enumerate(STATUS)}
_RANK = 64  # in eps and unknowns: an eigenvalue of the scaled Hessian that is not larger is 0


def clock() -> float:
    """The time in seconds, or NaN in a compiled graph, which has no clock."""
    return float("nan") if torch.compiler.is_compiling() else time.perf_counter()


def stacked(costs: Costs) -> Tensor:
    """The costs of all problems after each iteration, shape (n, problems), without gradients."""
    if isinstance(costs, Tensor):
        return costs
    rows: list[Tensor] = []
    for index, cost in costs:
        rows.append(cost if index is None else rows[-1].index_copy(0, index, cost))
    return torch.stack(rows).detach()


def joined(every: Sequence[Costs]) -> Tensor:
    """The costs of several searches, the last ones repeated for those that took fewer iterations."""
    rows = [stacked(x) for x in every]
    most = max(map(len, rows))
    return torch.cat([torch.cat((x, x[-1:].expand(most - len(x), -1))) for x in rows], 1)


def replaced(costs: Tensor, places: Tensor, other: Tensor) -> Tensor:
    """Costs after each iteration, shape (n, problems), with those of another search for some problems."""
    both = joined((costs, other))
    return both[:, : costs.shape[1]].index_copy(1, places, both[:, costs.shape[1] :])


def _or(first: Callable[[], T], second: Callable[[], T]) -> T:
    """What the first function returns, or the second one where the first one has no numbers to read."""
    try:
        return first()
    except Exception:  # as for repr: whatever objects replace the tensors
        return second()


class Search(NamedTuple):
    """How the search for the solutions of problems went.

    Attributes:
        codes: What ended each, as a place in `STATUS`, shape (*batch).
        cost: The sums of the losses of all residuals at the solutions.
        iterations: The number of steps that were tried, int64.
        costs: Those of all iterations, in flat batches; none under `torch.vmap`.
        begin: When the call began, and
        end: when it ended, in seconds.
    """

    codes: Tensor
    cost: Tensor
    iterations: Tensor
    costs: Costs
    begin: float
    end: float

    def judged(self, begin: float, ended: Tensor | None = None, **wrong: Tensor) -> Search:
        """The same for a caller who knows what is wrong: the first of several facts that are true counts.

        Args:
            begin: When the call of the caller began.
            ended: Whether a problem has converged, if that is not what the search says.
            **wrong: Where something is missing, by the names of `STATUS`.
        """
        codes = self.codes
        if ended is not None:
            codes = torch.where(ended, CODES["converged"], CODES[_LATER])
        for name, is_so in reversed(wrong.items()):
            codes = torch.where(is_so, CODES[name], codes)
        return self._replace(codes=codes, begin=begin, end=clock())

    @staticmethod
    def joined(every: Sequence[Search]) -> Search:
        """The searches for single problems as that for a batch."""
        codes, cost, iterations = map(torch.stack, zip(*[(x.codes, x.cost, x.iterations) for x in every], strict=True))
        return Search(codes, cost, iterations, joined([x.costs for x in every]), every[0].begin, every[-1].end)

    def reshaped(self, batch: tuple[int, ...]) -> Search:
        """The same with another batch shape."""
        codes, cost, iterations = (x.reshape(batch) for x in (self.codes, self.cost, self.iterations))
        return self._replace(codes=codes, cost=cost, iterations=iterations)


T = TypeVar("T")
V = TypeVar("V")
_SHOWN = 24  # lines of a summary in a notebook


class Result(metaclass=Named):
    """What results of solvers have in common: what was found, what it costs, and how the search went."""

    _search: Search
    _cure: ClassVar[str] = "hold some with `fixed`, or add a `prior`; `null_space()` has the free directions"

    def _read(self, x: Tensor) -> Any:
        """A tensor of the shape of the batch, or the number of one problem."""
        return x

    @property
    def shape(self) -> torch.Size:
        """The batch shape of the problems.

        >>> pk.least_squares(lambda x: x - 1, torch.zeros(4, 2)).shape
        torch.Size([4])
        """
        return self._search.codes.shape

    @property
    def cost(self) -> Any:
        """The sums of the losses of all residuals at the solutions, shape (*batch); of a `Problem` a number.

        >>> pk.least_squares(lambda x: torch.cat((x, x - 2), -1), torch.zeros(1)).cost
        tensor(2.)
        """
        return self._read(self._search.cost)

    @property
    def iterations(self) -> Any:
        """The number of steps that were tried, shape (*batch), int64.

        >>> pk.least_squares(lambda x: x - 1, torch.ones(1)).iterations
        tensor(0)
        """
        return self._read(self._search.iterations)

    @property
    def converged(self) -> Any:
        """Whether the search ended at a minimum that the residuals determine, shape (*batch), boolean.

        >>> pk.least_squares(lambda x: x - 1, torch.zeros(1)).converged
        tensor(True)
        """
        return self._read(self._search.codes == ops.CONVERGED)

    @property
    def stationary(self) -> Any:
        """Whether the gradient vanishes, shape (*batch), boolean: "converged" or "rank_deficient".

        With a direction that is free by intention, as of a bundle or a graph of which nothing is held, this is success.

        >>> result = pk.least_squares(lambda x: x.sum(-1, keepdim=True) - 1, torch.zeros(2))
        >>> result.converged, result.stationary
        (tensor(False), tensor(True))
        """
        codes = self._search.codes
        return self._read((codes == ops.CONVERGED) | (codes == ops.RANK_DEFICIENT))

    @property
    def status(self) -> Any:
        """What ended each search: a str for one problem, or an array of them of the shape of the batch.

        >>> pk.least_squares(lambda x: x - 1, torch.zeros(1)).status
        'converged'

        - "converged": no step would reduce the cost by more than the tolerance, and the residuals determine all
          unknowns
        - "rank_deficient": no step would reduce the cost, but the residuals do not determine all unknowns: see
          `stationary`
        - "flat": the residuals change with no unknown, and nothing was done: all weights are 0, all residuals are
          beyond the scale of a loss such as "tukey", or there are none
        - "max_iterations": the search went on
        - "stalled": no step reduces the cost, though its derivatives say that some should
        - "not_finite": the cost or its derivatives at the start are infinite or NaN
        """
        where = f"{type(self).__name__}.status"
        if not torch.compiler.is_compiling() and is_mapped(self._search.codes):
            raise ArgumentError(f"{where} cannot be read inside torch.vmap; call without it, with a batch")
        arguments.check_read(where, self._search.codes)
        names = np.array(STATUS)[np.array(self._search.codes.tolist(), dtype=int)]
        return str(names) if names.ndim == 0 else names

    @property
    def reason(self) -> Any:
        """Why a problem has not converged, and what helps: a str, or an array of them; "" where it has.

        >>> pk.least_squares(lambda x: x - 1, torch.zeros(1), weight=torch.tensor(0.0)).reason.partition(":")[0]
        'the residuals change with no unknown, so nothing was done'
        """
        status = self.status
        cures = {"rank_deficient": f": {self._cure}"}
        each = [REASONS[name] + cures.get(name, "") for name in np.ravel(status)]
        reasons = np.array(each, dtype=object).reshape(np.shape(status))
        return reasons.item() if reasons.ndim == 0 else reasons

    @property
    def seconds(self) -> float:
        """The time that the call took, in seconds. NaN in a compiled graph.

        >>> pk.least_squares(lambda x: x - 1, torch.zeros(1)).seconds > 0
        True
        """
        return self._search.end - self._search.begin

    @property
    def history(self) -> Tensor:
        """The costs at the start and after each iteration, shape (n, *batch), without gradients.

        A problem that ended before others keeps its last cost.

        >>> result = pk.least_squares(lambda x: x - 2, torch.tensor([[0.0], [2.0]]))
        >>> result.history[0], result.history[-1] < 1e-6
        (tensor([4., 0.]), tensor([True, True]))
        """
        costs = self._search.costs
        if isinstance(costs, Tensor):
            return costs.reshape(len(costs), *self.shape)
        if not costs:
            raise ArgumentError(f"{type(self).__name__}: under torch.vmap it has no history")
        steps = self._search.iterations
        whole = stacked(costs)
        whole = whole.reshape(len(whole), *self.shape)
        return whole[: 1 + int(steps.max())] if steps.numel() else whole

    @property
    def initial_cost(self) -> Any:
        """The cost at the start, shape (*batch), without gradients.

        >>> pk.least_squares(lambda x: x - 2, torch.zeros(1)).initial_cost
        tensor(4.)
        """
        costs = self._search.costs
        if isinstance(costs, Tensor) or not costs:
            return self._read(self.history[0])
        return self._read(costs[0][1].detach().reshape(self.shape))

    def summary(self) -> None:
        """Print a table: how the search went, iteration by iteration.

        >>> pk.least_squares(lambda x: x - 2, torch.zeros(1)).summary()  # doctest: +ELLIPSIS
        LeastSquaresResult: converged after ... s
        iteration          cost      decrease
        ...
        """
        print("\n".join(self._table()))

    def _table(self) -> list[str]:
        """The lines of the summary. Of several problems costs are means."""
        arguments.check_read(f"{type(self).__name__}.summary", self._search.codes)
        ends = ", ".join(self._ends()) if self.shape else str(self.status)
        lines = [f"{type(self).__name__}: {ends or 'no problems'} after {self.seconds:.3g} s", HEADER]
        if self.shape:
            lines[1] += f"   (means of {self.shape.numel()} problems)"
        costs = self._mean_costs()
        lines += [line(k, cost, costs[k - 1] if k else None) for k, cost in enumerate(costs)]
        return [*lines, *[f"{name}: {text}" for name, text in self._why().items()]]

    def _mean_costs(self) -> list[float]:
        """The history, of several problems the means."""
        history = self.history.double().flatten(1) if self.shape else self.history.double()[:, None]
        costs: list[float] = history.mean(-1).tolist() if history.shape[1] else []
        return costs

    def _repr_html_(self) -> str:
        """What a notebook shows: the summary, and the costs as a curve. A long summary is shortened in the middle."""
        lines = _or(lambda: self._table(), lambda: repr(self).splitlines())
        costs: list[float] = _or(self._mean_costs, lambda: [])
        if len(lines) > _SHOWN:
            lines[_SHOWN // 2 : -_SHOWN // 2] = [f"... {len(lines) - _SHOWN} lines more: `summary()` prints all"]
        return report(lines, costs, "cost")

    def _ends(self) -> list[str]:
        """How many problems of a batch ended in each way."""
        pairs = zip(*np.unique(self.status, return_counts=True), strict=True)
        return [f"{n} {name}" for name, n in pairs]

    def _why(self) -> dict[str, str]:
        pairs = zip(np.ravel(self.status), np.ravel(self.reason), strict=True)
        return {str(name): text for name, text in pairs if text}

    def __repr__(self) -> str:
        shape = tuple(self.shape)
        if not arguments.is_readable(self._search.codes) or not self._search.codes.numel():
            return f"{type(self).__name__}(shape={shape})"
        parts = [f"shape={shape}"] if shape else []
        parts += self._ends() if shape else [repr(self.status)]
        for field in attrs.fields(type(self)):  # type: ignore[arg-type]
            value = getattr(self, field.name)
            if isinstance(value, Pose | Camera):
                parts += [] if shape or value.shape else [f"{field.name}={value!r}"]
            elif isinstance(value, Tensor) and value.shape == shape and not field.name.startswith("_"):
                parts.append(f"{field.name}={_range(value)}")
        parts.append(f"iterations={_range(self.iterations)}")
        return f"{type(self).__name__}({', '.join(parts)})"


def _range(x: Tensor) -> str:
    """A number, or the least and the greatest of some."""
    low, high = (format(n, ".4g") if x.is_floating_point() else str(n) for n in (x.min().item(), x.max().item()))
    return f"{low} to {high}" if x.ndim else low


class SingleResult(Result):
    """The result of one problem: numbers without gradients in place of tensors. Those of a batch are tensors."""

    def _read(self, x: Tensor) -> Any:
        return x if x.ndim else x.item()

    if TYPE_CHECKING:
        cost: float
        initial_cost: float
        iterations: int
        converged: bool
        stationary: bool


@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class LeastSquaresResult(Result, Generic[V]):
    """The solutions of least-squares problems: what `least_squares` returns.

    >>> points = torch.tensor([[0.0, 0, 0], [1, 0, 0], [0, 2, 0]])
    >>> shift = torch.tensor([1.0, 0, 0])
    >>> found = pk.least_squares(lambda T, x, y: T[..., None] @ x - y, pk.Pose(), points, points + shift)
    >>> found.status, found.value.position.round(decimals=3)
    ('converged', tensor([1., 0., 0.]))

    Attributes:
        value: The solutions, in the nesting of ``initial``. Gradients flow through them.
        route: How residuals were evaluated: "op" by the kernel of a declared op, "traced" by that of an op that a
            function became, "function" by calls of a function.
    """

    value: V
    route: str
    _told: Search | tuple[float, float]  # or when the call began and ended, until the search is asked for
    _solution: Solved | None

    # Explicit: torch.compile cannot trace the one of attrs.
    def __init__(self, value: V, route: str, search: Search | tuple[float, float], solved: Solved | None) -> None:
        arguments.fill(self, value, route, search, solved)

    @property
    def _search(self) -> Search:  # type: ignore[override]
        if not isinstance(self._told, Search):
            _, cost, codes, iterations = self._solved.outputs
            search = Search(codes, cost, iterations, self._solved.minimum.costs, *self._told)
            object.__setattr__(self, "_told", search)
            return search
        return self._told

    @property
    def _solved(self) -> Solved:
        if self._solution is None:
            raise ArgumentError("LeastSquaresResult: under torch.vmap it has no covariance and no null space")
        return self._solution

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
        codes = self._search.codes.reshape(-1)
        good = (
            (failed == 0)
            & (codes != ops.RANK_DEFICIENT)
            & (codes != ops.FLAT)
            & arguments.finite_rows(matrix.flatten(1))
        )
        eye = torch.eye(matrix.shape[-1], dtype=matrix.dtype, device=matrix.device)
        # Unlike `cholesky_inverse`, this waits for no device.
        root = torch.linalg.solve_triangular(torch.where(good[:, None, None], factor, eye), eye, upper=False)
        inverse = root.mT @ root * (scale.unsqueeze(-1) * scale.unsqueeze(-2))
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
        finite = arguments.finite_rows(matrix.flatten(1))
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
        if not arguments.is_readable(self._search.codes) or not self.cost.numel():
            return f"LeastSquaresResult(shape={shape})"
        if not shape:
            return (
                f"LeastSquaresResult({self.status!r} after {int(self.iterations)} iterations, "
                f"cost={float(self.cost.detach()):.6g},\n  value={_indented(repr(self.value))})"
            )
        ends = ", ".join(self._ends())
        low, high = (int(x) for x in (self.iterations.min(), self.iterations.max()))
        return (
            f"LeastSquaresResult(shape={shape}, {ends}, {low} to {high} iterations, "
            f"mean cost={float(self.cost.detach().double().mean()):.6g},\n  value={_indented(repr(self.value))})"
        )


refer(LeastSquaresResult, RESULT)


def _indented(text: str) -> str:
    return text.replace("\n", "\n  ")
