"""The loop of Levenberg and Marquardt, for any number of problems at once.

What the loop needs of the problems is a `Minimisable`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

import torch
from torch import Tensor

from ..engine import Memo, beats, stored
from ..math import least_squares as ops
from .minimisable import Point, Portable
from .replayed import STEPS, minimised

State = TypeVar("State")
System = TypeVar("System")
Tensors = TypeVar("Tensors", bound=Sequence[Any])
SMALLEST = 16  # the smallest damping of a matrix with a diagonal of 1, in units of eps
FIRST_DAMPING = 1e-4
_STATUS = ops.CONTROL.index("status")
_ITERATIONS = ops.CONTROL.index("iterations")
# A CUDA device runs so many iterations before the host waits to see which problems are solved. Iterations after the end
# change nothing.
_LOOKS = STEPS
_SHRUNK = 0.75  # problems are taken out as soon as no more than this share of them goes on


def mixed(mask: Tensor, first: Tensors, second: Tensors) -> Tensors:
    """Tensors, or nestings of them, with the rows of the first where the mask is True, and of the second elsewhere."""
    return _mapped(lambda x, y: torch.where(mask.reshape(-1, *[1] * (x.dim() - 1)), x, y), first, second)


def selected(values: Tensors, index: Tensor) -> Tensors:
    """The rows of some problems in a state or in equations: tensors, or nestings of them."""
    return _mapped(lambda x: x.index_select(0, index), values)


def inserted(values: Tensors, index: Tensor, part: Tensors) -> Tensors:
    """A state or equations in which the rows of some problems are replaced."""
    return _mapped(lambda x, y: x.index_copy(0, index, y), values, part)


def _mapped(function: Callable[..., Tensor], *values: Tensors) -> Tensors:
    """The results of a function of tensors, in tuples with names or lists, nested as its arguments are."""
    rows = zip(*values, strict=True)
    items = [function(*x) if isinstance(x[0], Tensor) else _mapped(function, *x) for x in rows]
    kind: Any = type(values[0])
    nested: Tensors = kind(*items) if hasattr(kind, "_fields") else kind(items)
    return nested


Costs = Tensor | Sequence[tuple[Tensor | None, Tensor]]


class Minimum(NamedTuple):
    """What `minimise` returns.

    Attributes:
        state: The best state of all problems.
        system: Its equations.
        control: The numbers of the problems, with a status for each.
        costs: Their costs at the start and after each iteration; of some problems with the places of these.
    """

    state: Any
    system: Any
    control: Tensor
    costs: Costs

    @property
    def codes(self) -> Tensor:
        """What ended each problem, as a number, shape (problems)."""
        codes = self.control.select(-1, _STATUS).long()
        return codes.where(codes != ops.RUNNING, ops.MAX_ITERATIONS)

    @property
    def iterations(self) -> Tensor:
        """The numbers of states that were tried, shape (problems)."""
        return self.control.select(-1, _ITERATIONS).long()


class Progress(NamedTuple):
    """What a callback gets after each iteration.

    Attributes:
        iteration: The number of steps that were tried so far.
        value: The best values so far: of `least_squares` in the nesting of ``initial``.
        cost: Their costs, shape (*batch).
        control: The numbers of the problems, shape (*batch, 8); see `ops.CONTROL`.
    """

    iteration: int
    value: Any
    cost: Tensor
    control: Tensor

    @property
    def active(self) -> Tensor:
        """Which problems go on, shape (*batch), boolean."""
        return self.control[..., _STATUS] == ops.RUNNING


def settings_of(dtype: torch.dtype, device: torch.device, tolerance: float, smallest: float = 0.0) -> Tensor:
    """The numbers that all problems share, see `ops.SETTINGS`.

    Args:
        dtype: Their dtype.
        device: Their device.
        tolerance: See `least_squares`; 0 for a fixed number of iterations.
        smallest: The smallest damping; by default one that keeps rounding errors from making pivots negative.
    """
    eps = torch.finfo(dtype).eps
    smallest = smallest or SMALLEST * eps
    if tolerance:
        near = max(tolerance, eps ** (1 / 3))
        entries = [FIRST_DAMPING, smallest, tolerance**2, eps**2, (4 * eps) ** 2, near**2, 64 * eps, 64 * eps]
    else:
        entries = [FIRST_DAMPING, smallest, -1.0, -1.0, -1.0, -1.0, 64 * eps, 64 * eps]
    return torch.tensor(entries, dtype=dtype, device=device)


_settings = Memo(most=64)


def settings(dtype: torch.dtype, device: torch.device, tolerance: float, smallest: float = 0.0) -> Tensor:
    """The same as `settings_of`, kept for later calls."""
    key = dtype, device, tolerance, smallest
    made: Tensor = stored(_settings, key, lambda: settings_of(*key))
    return made


def default_tolerance(dtype: torch.dtype) -> float:
    """The tolerance that users get who ask for none."""
    return 1e-10 if dtype == torch.float64 else 1e-5


def minimise(
    problem: Any,
    state: Any,
    control: Tensor,
    *,
    max_iterations: int,
    tolerance: float,
    callback: Callable[[Progress], Any] | None = None,
    portable: Callable[[], Portable | None] | None = None,
    smallest: float = 0.0,
) -> Minimum:
    """Minimise the cost of each problem.

    Args:
        problem: A `Minimisable`.
        state: The start.
        control: Zeros, shape (problems, 8).
        max_iterations: The number of states to try.
        tolerance: See `least_squares`; 0 for ``max_iterations`` iterations without a look at the numbers.
        callback: Called after each iteration.
        portable: The problem on other tensors, if it can be solved there: on a device its steps are then graphs.
        smallest: See `settings_of`.
    """
    traced = torch.compiler.is_compiling()
    shared = (settings_of if traced else settings)(control.dtype, control.device, tolerance, smallest)
    on_device = control.is_cuda and callback is None
    alike = portable() if portable and on_device and not traced else None
    known = minimised(alike, state, control, shared, max_iterations, not tolerance)
    if known is not None:
        (best, _, control), costs = known
        return Minimum(best.state, best.system, control, [(None, x) for x in costs])
    point = Point(state, problem.evaluate(state))
    field = _Field(problem, *problem.advance(point, point, control, shared))
    every = getattr(problem, "looks", _LOOKS) if on_device else 1
    for iteration in range(1, max_iterations + 1):
        done = iteration - 1
        if tolerance and done % every == 0 and (done or every == 1) and not field.shrink():
            break
        field.advance(shared)
        if not traced:
            beats.tell(1, field.best.system[0])
        if callback is not None:
            whole, controls = field.joined()
            callback(Progress(iteration, whole.state, whole.system[0], controls))
    whole, controls = field.joined()
    return Minimum(whole.state, whole.system, controls, field.costs)


class _Field:
    """All problems, and those of them that go on."""

    def __init__(self, problem: Any, best: Point, trial: Any, control: Tensor) -> None:
        self.problem, self.best, self.trial, self.control = problem, best, trial, control
        self.divisible = len(control) > 1 and getattr(problem, "divisible", False)
        self.index: Tensor | None = None  # of those that go on, None for all
        self.whole: tuple[Point, Tensor] | None = None
        self.costs: list[tuple[Tensor | None, Tensor]] = [(None, best.system[0])]

    def advance(self, shared: Tensor) -> None:
        evaluated = Point(self.trial, self.problem.evaluate(self.trial))
        self.best, self.trial, self.control = self.problem.advance(self.best, evaluated, self.control, shared)
        self.costs.append((self.index, self.best.system[0]))

    def shrink(self) -> bool:
        """Take out the problems that are solved. Return whether some go on."""
        count = len(self.control)
        if count == 1:
            return self.control[0, _STATUS].item() == 0
        running = self.control[:, _STATUS] == 0
        left = int(running.sum())
        if self.divisible and left and max(left, 2) <= _SHRUNK * count:
            self.whole = self.joined()
            # At least two: a batch of one would need another kernel. Unlike `nonzero`, sorting waits for no device.
            order = (~running).to(torch.uint8).argsort(stable=True)
            remaining = order[:left] if left > 1 else order[:2].sort().values
            self.index = remaining if self.index is None else self.index[remaining]
            self.best = selected(self.best, remaining)
            self.trial, self.control = selected(self.trial, remaining), self.control[remaining]
            self.problem = self.problem.take(remaining)
        return left > 0

    def joined(self) -> tuple[Point, Tensor]:
        """The best state and the numbers of all problems."""
        if self.index is None or self.whole is None:
            return self.best, self.control
        point, control = self.whole
        return inserted(point, self.index, self.best), control.index_copy(0, self.index, self.control)
