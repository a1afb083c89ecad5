"""`Problem`: least squares of many variables, each of which few residuals are about."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, Literal, final

import numpy as np
import torch
from torch import Tensor

from .. import arguments
from ..engine import Lock, is_cuda
from ..errors import ArgumentError, DeviceError, OptionError, ShapeError
from ..geometry import Loss
from ..numerics import check_cudss
from ..values import PROBLEM, Camera, Group, Named, UncertainPose, UncertainRotation, refer
from .batches import Batch
from .damping import Minimum
from .equation_solver import Solver, Structure, structure_of
from .factors import Factor, factor
from .implicit import detached
from .problem_result import ProblemResult
from .progress import reporter
from .recorded_sparse import solved
from .residual_ops import displacement
from .results import Search, clock
from .sparse_call import SparseCall, solution
from .sparse_problem import Sparse, announce
from .unknowns import Reference, VariableSet, has_derivatives, tangent_size

__all__ = ["Problem"]

Linear = Literal["cholesky", "pcg", "cudss"]
Gradient = Literal["implicit", "gauss_newton"]
# Steps end if the next one would reduce the cost by less than the square of this, relative to it.
TOLERANCE = 1e-3

# Keywords of methods in other libraries.
WEIGHTS = {
    **arguments.synonyms("noise_model noise sigma sigmas sqrt_info", "use `weight`: 1 / sigma**2, or information"),
    "covariance": "use `weight`, its inverse; of a `prior` the estimate may be a `pk.UncertainPose(pose, covariance)`",
    **arguments.synonyms("information weights precision", "use `weight`: numbers, or information matrices"),
    **arguments.synonyms("robust kernel loss_function", 'use `loss=pk.Loss("huber", scale)`'),
}
MAKE = {
    **arguments.synonyms("verbose max_iterations tolerance loss", "options are those of `solve` and `add`"),
    "*": "values are variables of it: `problem.variables(values)`",
}
VARIABLES = {
    **arguments.synonyms("name names key keys label", "variables are what is returned: index it, and results by it"),
    **arguments.synonyms("fix constant frozen mask", "use `fixed`"),
    **arguments.synonyms("marginalize schur", "use `eliminate`"),
    "*": "variables have no names: index what is returned, and results by it",
}
SOLVE = {
    **arguments.synonyms("max_num_iterations maxIterations max_iter maxiter iterations", "use `max_iterations`"),
    **arguments.synonyms(
        "function_tolerance relativeErrorTol absoluteErrorTol relative_error_tol tol ftol xtol", "use `tolerance`"
    ),
    **arguments.synonyms("linear_solver_type linear_solver solver ordering", 'use `linear`: "cholesky" or "pcg"'),
    **arguments.synonyms(
        "method optimizer trust_region_strategy_type lambda_initial", "the method is that of Levenberg and Marquardt"
    ),
    **arguments.synonyms(
        "initial values initial_values", "the start is what `variables` was given; `start` takes a result"
    ),
    "minimizer_progress_to_stdout": "use `verbose=True`",
}


@final
class Problem(metaclass=Named):
    """A sum of squares, or of robust losses, of residuals that are each about a few of many variables.

    Variables are poses, rotations, similarities, cameras, or vectors. Factors are kinds of
    residuals, with one row for each residual vector: an op or a function of variables and data. `solve` finds the
    values that minimise the sum, by the method of Levenberg and Marquardt with a block-sparse Cholesky factorisation,
    in float64, on the device of the variables.

    >>> from posekit.algebra import Pose as P, Vec3
    >>> @pk.op
    ... def seen(world_T_robot: P, landmark: Vec3, measured: Vec3) -> Vec3:
    ...     return ~world_T_robot @ landmark - measured
    >>> robots = pk.Pose([[0.0, 0, 0], [1, 0, 0], [2, 0, 0]])
    >>> landmarks = torch.tensor([[1.0, 1, 0], [1, -1, 0], [0, 1, 2], [2, 0, 1]])
    >>> i, j = torch.arange(3).repeat_interleave(4), torch.arange(4).repeat(3)
    >>> measured = robots[i].inverse_apply(landmarks[j])
    >>> problem = pk.Problem()
    >>> poses = problem.variables(robots.retract(0.1 * torch.ones(3, 6)), fixed=[True, False, False])
    >>> points = problem.variables(landmarks + 0.2, eliminate=True)
    >>> _ = problem.add(seen, poses[i], points[j], measured)
    >>> result = problem.solve()
    >>> result.status, bool(result.cost < 1e-9)
    ('converged', True)

    The structure is analysed once: factors may get new data (`Factor.replace`) before the next `solve`, which may start
    from a former result. New factors are analysed when the problem is solved next.

    Threads may solve one problem at the same time: each call has the variables, factors and data of when it began. Also
    results stay what they are, whatever is added or replaced.
    """

    @arguments.closed(MAKE)
    def __init__(self) -> None:
        self._sets: list[VariableSet] = []
        self._factors: list[Factor] = []
        self._structure: list[Structure] = []  # that of now, once it is known
        self._batch: tuple[int, ...] = ()  # of problems that are alike, whose variables and rows follow each other
        self._lock = Lock()

    @arguments.closed(VARIABLES)
    def variables(self, value: Any, *, eliminate: bool = False, fixed: Any = None) -> VariableSet:
        """Add variables of one kind. Index what is returned to name them in factors.

        >>> points = pk.Problem().variables(torch.zeros(5, 3), eliminate=True)
        >>> points, points[[0, 2]]
        (VariableSet(5 of 3 numbers each, eliminated), Reference(2 of VariableSet(5 of 3 numbers each, eliminated)))

        Args:
            value: Where the search starts: poses or rotations of space or the plane, similarities or cameras of shape
                (n,), or a tensor of n numbers or of n vectors of any length. Of cameras, intrinsics and the
                coefficients of distortion are unknown.
            eliminate: Whether these are eliminated first (the Schur complement), which is fast for many small variables
                that no factor connects with each other, such as the points of bundle adjustment.
            fixed: Which variables keep their values, bools of shape (n,), or True for all; or which numbers of vectors
                or cameras, bools of shape (n, k).
        """
        if isinstance(value, np.ndarray):
            value = arguments.array(value, "Problem.variables: value")
        if eliminate and not isinstance(value, Tensor):
            raise ArgumentError(f"Problem.variables: only tensors can be eliminated, got {type(value).__name__}")
        with self._lock:
            made = _variable_set(value, eliminate, fixed, self._sets)
            if eliminate and made.size > 6:
                raise ArgumentError(f"Problem.variables: what is eliminated must have up to 6 numbers, got {made.size}")
            self._sets.append(made)
            self._structure = []
        return made

    @arguments.closed(WEIGHTS)
    def add(
        self, residual: Callable[..., Any], *given: Any, weight: Any = None, loss: Loss | str | None = None
    ) -> Factor:
        """Add residuals of one kind.

        >>> problem = pk.Problem()
        >>> x = problem.variables(torch.zeros(2, 3))
        >>> _ = problem.add(lambda a, b: a - b, x[[0, 1]], torch.ones(2, 3), weight=[1.0, 2.0], loss="huber")
        >>> _ = problem.add(lambda a, b, step: b - a - step, x[0], x[1], torch.ones(1, 3))
        >>> problem
        Problem([VariableSet(2 of 3 numbers each)], factors=2, rows=3)

        Args:
            residual: A declared op (`posekit.op`), whose equations are computed by one kernel, or any function of
                batches, which is differentiated by `posekit.jacobian`. It returns residual vectors, shape (m, k).
            *given: Its arguments: variables, as ``cameras[index]`` with m indices or one, and data, which are passed
                on, arrays as tensors.
            weight: Numbers of shape (m,), one for each row also where m is k, or information matrices, symmetric and
                positive semidefinite, of shape (k, k) or (m, k, k): ``torch.diag(1 / sigma**2)`` of k deviations.
            loss: A robust loss of the squared norm of each residual vector, or its name.

        Returns:
            The factor, whose data can be replaced.
        """
        return self._added(factor(residual, given, weight, loss, self._sets))

    def _added(self, made: Factor) -> Factor:
        with self._lock:
            self._factors.append(made)
            self._structure = []
        return made

    @arguments.closed(WEIGHTS)
    def prior(self, variables: Reference, estimate: Any, *, weight: Any = None) -> Factor:
        """Add an estimate of variables.

        >>> problem = pk.Problem()
        >>> poses = problem.variables(pk.Pose.identity(2))
        >>> estimate = pk.UncertainPose(pk.Pose.identity(), 0.01 * torch.eye(6))
        >>> problem.prior(poses[0], estimate).rows
        1

        Args:
            variables: Poses, rotations, cameras or vectors, as ``cameras[0]``.
            estimate: An `UncertainPose` or an `UncertainRotation`, or values like those of the variables.
            weight: The information, unless the estimate has a covariance.
        """
        if isinstance(estimate, UncertainPose | UncertainRotation):
            if weight is not None:
                kind = type(estimate).__name__
                raise ArgumentError(f"Problem.prior: weight must be None for an {kind}, which has a covariance")
            body = estimate.in_frame("body").to(torch.float64)
            weight, estimate = torch.linalg.inv(body.covariance), body._mean
            weight = (weight + weight.mT) / 2
        if isinstance(estimate, np.ndarray):
            estimate = arguments.array(estimate, "Problem.prior: estimate")
        if not isinstance(variables, Reference):
            raise ArgumentError(f"Problem.prior: variables must be like cameras[0], got {type(variables).__name__}")
        if type(estimate) is not type(variables.variables.value):
            kind = type(variables.variables.value).__name__
            raise ArgumentError(f"Problem.prior: estimate must be a {kind}, got {type(estimate).__name__}")
        lead = variables.variables.value.ndim - (1 if not isinstance(estimate, Tensor) else 0)
        if estimate.ndim == lead - (1 if isinstance(estimate, Tensor) else 0):
            estimate = estimate[None]
        return self.add(displacement(_type(estimate)), variables, estimate, weight=weight)

    @arguments.closed(SOLVE)
    def solve(
        self,
        *,
        start: ProblemResult | None = None,
        linear: Linear = "cholesky",
        max_iterations: int = 50,
        tolerance: float = TOLERANCE,
        gradient: Gradient | None = "implicit",
        callback: Callable[[Any], Any] | None = None,
        progress: bool = True,
        verbose: bool = False,
    ) -> ProblemResult:
        """Minimise the sum of the losses of all residuals.

        >>> problem = pk.Problem()
        >>> x = problem.variables(torch.zeros(1, 3))
        >>> measured = problem.add(torch.sub, x[0], torch.tensor([[1.0, 0, 0], [3, 0, 0]]))
        >>> result = problem.solve()
        >>> result[x[0]].round(decimals=4), round(result.cost, 4)
        (tensor([2., 0., 0.], dtype=torch.float64), 2.0)
        >>> measured.replace(torch.tensor([[2.0, 0, 0], [4, 0, 0]]))
        >>> problem.solve(start=result)[x[0]].round(decimals=4)
        tensor([3., 0., 0.], dtype=torch.float64)

        Args:
            start: A former result, to start from its values.
            linear: How linear systems are solved: "cholesky"; "pcg", conjugate gradients preconditioned by the blocks
                on the diagonal, for problems that no factor fits: what is eliminated fills no matrix; or "cudss", by
                cuDSS on a CUDA device with the extra `cudss`, wherever the variables are. No test runs cuDSS itself, so
                each solution is checked.
            max_iterations: The largest number of steps to try.
            tolerance: The search ends if the next step would reduce the cost by less than the square of this, relative
                to the cost.
            gradient: How gradients flow through the solution to data, weights and the scales of losses, as in
                `least_squares`: by the "implicit" function theorem with the exact Hessian, by that of "gauss_newton",
                or, with None, not. They are as exact as the solution: set a small tolerance. They flow to the values
                of fixed variables, too, and not to the starts of others.
            callback: Called after each iteration with an object that has ``iteration``, ``value`` and ``cost``.
            progress: Whether to show a progress bar after a second.
            verbose: Whether to print a line for each iteration instead.
        """
        where, begin = "Problem.solve", clock()
        if not self._factors:
            raise ArgumentError(f"{where}: the problem has no factors; add some")
        arguments.check_choice(linear, ("cholesky", "pcg", "cudss"), f"{where}: linear")
        if linear == "cudss":
            check_cudss(where)
        arguments.check_flags(where, progress=progress, verbose=verbose)
        if isinstance(max_iterations, bool) or not isinstance(max_iterations, int) or max_iterations < 0:
            raise OptionError(f"{where}: max_iterations must be an integer of at least 0, got {max_iterations!r}")
        if not 0 < tolerance < 1:
            raise OptionError(f"{where}: tolerance must be between 0 and 1, got {tolerance}")
        if gradient is not None:
            arguments.check_choice(gradient, ("implicit", "gauss_newton"), f"{where}: gradient")
        structure, sets, snapshot = self._taken()
        for f in snapshot:  # a scale may have been trained meanwhile
            arguments.check_scale(f.loss and f.loss.scale, f"{where}: the scale of a loss")
        state = self._start(start, sets)

        def search(factors: Sequence[Factor], state: Sequence[Any]) -> tuple[Minimum, Solver]:
            problems = self._count(sets, linear)
            with self._lock:
                is_new = not structure
                structure[:] = structure or [structure_of(sets, factors, problems)]
            if is_new:
                announce(factors, sets, state, linear)
            solver = structure[0].solver(linear)
            sparse = (Batch if problems else Sparse)(factors, solver, tolerance)
            each = reporter(where, callback) if verbose else callback
            return sparse.judged(solved(sparse, state, max_iterations, each)), solver

        call = SparseCall(sets, snapshot, search, gradient)
        with arguments.Watch(where, max_iterations, progress and not verbose):
            minimum = solution(call, state)
        ends = minimum.codes, minimum.system.cost, minimum.iterations
        device = minimum.system.cost.device
        codes, cost, steps = (x.to(device).reshape(self._batch) if self._batch else x[0] for x in ends)
        search_of_all = Search(codes, cost, steps, minimum.costs, begin, clock())
        return ProblemResult(minimum.state, sets, search_of_all, minimum.system, call.solver)

    def _count(self, sets: Sequence[VariableSet], linear: str) -> int:
        """Of how many problems this is a batch; 0 for one alone, but 1 on a device, where parts are launched ahead."""
        return math.prod(self._batch) if self._batch else int(is_cuda(sets[0].device) and linear == "cholesky")

    @staticmethod
    def _start(start: ProblemResult | None, sets: Sequence[VariableSet]) -> list[Any]:
        values = [v.value for v in sets]
        if start is None:
            return values
        if not isinstance(start, ProblemResult):
            raise ArgumentError(f"Problem.solve: start must be a former result, got {type(start).__name__}")
        known: Sequence[Any] = detached(tuple(start.value))
        if not all([x.is_of(sets) for x in start.sets]):
            raise ArgumentError("Problem.solve: start must be a result of this problem")
        return [*known, *values[len(known) :]]

    def _taken(self) -> tuple[list[Structure], list[VariableSet], list[Factor]]:
        """The variables and the factors of now, and their structure: the problem may get others."""
        with self._lock:
            factors = [f.taken() for f in self._factors]
            return self._structure, [*self._sets], factors

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "_structure": []}

    def __repr__(self) -> str:
        counts = ", ".join(map(repr, self._sets))
        return f"Problem([{counts}], factors={len(self._factors)}, rows={sum(f.rows for f in self._factors)})"


def _variable_set(value: Any, eliminate: bool, fixed: Any, sets: Sequence[VariableSet]) -> VariableSet:
    """Check variables that a user adds."""
    where = "Problem.variables"
    if not isinstance(value, Group | Camera | Tensor):
        known = "a Pose, Rotation, Pose2, Rotation2, Similarity, Camera or tensor"
        raise ArgumentError(f"{where}: value must be {known}, got {type(value).__name__}")
    lead = value if isinstance(value, Tensor) else value._lead
    arguments.check_dtype(lead.dtype, f"{where}: value")
    if sets and lead.device != sets[0].device:
        first = sets[0].device
        remedy = f"move it with .to({str(first)!r})"
        raise DeviceError(f"{where}: value must be on {first}, as other variables are, got {lead.device}; {remedy}")
    if isinstance(value, Tensor):
        if value.ndim not in (1, 2) or (value.ndim == 2 and not value.shape[1]):
            raise ShapeError(f"{where}: value must have shape (n,) or (n, k), got {tuple(value.shape)}")
    elif value.ndim != 1:
        raise ShapeError(f"{where}: value must have shape (n,), got {tuple(value.shape)}")
    held = torch.zeros(len(value), dtype=torch.bool, device=lead.device)
    if isinstance(fixed, bool):
        held[:] = fixed
    elif fixed is not None:
        held = arguments.mask(fixed, f"{where}: fixed", held.device).clone()  # the user's may change
        _check_fixed(value, held, eliminate)
    arguments.check_flags(where, eliminate=eliminate)
    if held.ndim == 2 and bool((held == held[:, :1]).all()):
        held = held[:, 0].contiguous()
    start = value.detach().to(torch.float64)
    fixed_values = value.to(torch.float64) if has_derivatives(value) and bool(held.any()) else None
    return VariableSet(start, eliminate, held, len(sets), tangent_size(value), fixed_values)


def _check_fixed(value: Any, fixed: Tensor, eliminate: bool) -> None:
    """Raise unless a mask is of variables, or of the numbers of vectors or cameras."""
    count, size = len(value), tangent_size(value)
    shapes = [(count,)] if eliminate or isinstance(value, Group) else [(count,), (count, size)]
    if fixed.shape not in shapes:
        known = " or ".join(map(str, shapes))
        raise ShapeError(f"Problem.variables: fixed must have shape {known}, got {tuple(fixed.shape)}")


def _type(value: Any) -> type:
    kind: type = type(value)
    return kind


refer(Problem, PROBLEM)
