"""The search for the solutions of several problems at once, which have the same variables and factors."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor

from ..engine import is_cuda
from ..math import least_squares as ops
from .batch_in_turn import minimised_in_turn
from .damping import Minimum, Point, Progress, minimise
from .equations import Equations, mixed
from .search_kernels import DIFFERENTIATE, END, EVALUATE, MIX, WORD
from .sparse_problem import Sparse, negative_rows
from .unknowns import is_value, tensors_of, with_tensors

_STATUS = ops.CONTROL.index("status")


class Batch(Sparse):
    """The search of `Sparse` for problems whose rows follow each other, each with its own decisions.

    All go through the same parts together, and what a part does to one whose turn it is not is dropped.
    """

    def minimise(
        self, state: Sequence[Any], max_iterations: int, callback: Callable[[Progress], Any] | None = None
    ) -> Minimum:
        """See `damping.minimise`."""
        found = minimised_in_turn(self, state, max_iterations) if callback is None else None
        if found is not None:
            return found
        factor: Any = self.solver.factor
        self.search = self.decisions(factor.state_size)
        rest: Any = {"max_iterations": max_iterations, "tolerance": self.tolerance, "callback": callback}
        found = minimise(self, state, self.search.control, **rest)
        return self.bare(found)

    def judged(self, found: Minimum) -> Minimum:
        """See `Sparse.judged`."""
        problems = self.plan.problems
        idle = torch.stack([x.reshape(problems, -1).sum(1) for x in self.plan.idle(found.system)]).sum(0).cpu()
        free = sum([int((~v._fixed).sum()) * v.size for v in self.plan.sets]) // problems
        status = found.control[:, _STATUS]
        ended = (idle > 0) & ((status == ops.CONVERGED) | (status == ops.RANK_DEFICIENT))
        status[ended & (idle < free)] = ops.RANK_DEFICIENT
        status[ended & (idle == free)] = ops.FLAT
        return found

    def evaluate(self, state: Sequence[Any]) -> Equations:
        """See `Sparse.evaluate`."""
        numbers = self.search.numbers.new_empty(self.plan.problems, self.search.size)
        equations = self._evaluated(state, numbers)
        turn, slot = self.search.word("NEXT") == EVALUATE, self.search.word("TRIAL")
        for k in range(2):
            point = self.search.point(k)
            point.copy_(torch.where((turn & (slot == k))[:, None], numbers, point))
        return equations

    def advance(self, best: Point, trial: Point, control: Tensor, settings: Tensor) -> tuple[Point, Any, Tensor]:
        """See `Sparse.advance`."""
        search = self.search
        turn, slot = search.word("NEXT") == EVALUATE, search.word("TRIAL")
        before = [trial if x is None else x for x in self.points]
        self.points = [chosen(turn & (slot == k), trial, x) for k, x in enumerate(before)]
        search.judge(True)
        while True:
            self._ahead()
            following = {*search.w[:, WORD["NEXT"]].tolist()}
            if following & {DIFFERENTIATE, MIX}:
                self._mix_some(DIFFERENTIATE in following)
            elif following <= {EVALUATE, END}:
                break
        state = self.moved(self._of("CHOSEN", lambda x: x.state), self._tangents)
        return self._of("BEST"), state, search.control.clone()

    def state_of(self, slot: int) -> Any:
        """Of each problem the state of the chosen point."""
        return self._of("CHOSEN", lambda x: x.state)

    def _of(self, word: str, part: Callable[[Point], Any] = lambda x: x) -> Any:
        """Of each problem the point in the slot that a word names, or a part of it."""
        return chosen(self.search.word(word) == 1, part(self.points[1]), part(self.points[0]))

    def _system(self) -> Equations:
        """Of each problem the system that its step takes."""
        system: Equations = self._of("CHOSEN", lambda x: x.system)
        return system if self.system is None else chosen(self.search.word("SYSTEM") == 2, self.system, system)

    def _mix_some(self, is_new: bool) -> None:
        """See `Sparse.differentiate` and `Sparse.mix`."""
        search, problems, point = self.search, self.plan.problems, self._of("CHOSEN")
        following = search.word("NEXT")
        turn = ((following == DIFFERENTIATE) | (following == MIX)) & ~(search.span("WAIT")[:, 0] > 0)
        if is_new:
            exact = self._exact_equations(point)
            self._exact = chosen(following == DIFFERENTIATE, exact, exact if self._exact is None else self._exact)
        if self._exact is None:
            search.send()  # that there is no exact Hessian
        else:
            system = mixed(point.system, self._exact, search.span("SHARE")[:, 0])
            self.system = chosen(turn, system, system if self.system is None else self.system)
            word = search.word("NEGATIVE")
            word.copy_(torch.where(turn, negative_rows(system.diagonal).reshape(problems, -1).any(1), word))
        search.decide("MIX")

    def _ahead(self) -> int:
        """See `Sparse._ahead`."""
        search, system = self.search, self._system()
        damping, state = search.span("ABSOLUTE", 4).contiguous(), search.state.clone()
        tangents, solution = self.solver.launch(system, damping, state)
        search.state.copy_(state)
        search.decide("FACTORISE", True)
        self.measure(system, tangents, 0, solution)
        search.decide("SOLVE", True)
        search.finish(True)
        stepped = search.word("STEPPED") == 1
        self._tangents = tangents if not self._tangents else chosen(stepped, tangents, self._tangents)
        return search.decide("MOVE")


def chosen(mask: Tensor, first: Any, second: Any) -> Any:
    """What one nesting has for problems where a mask is True, and another one for others.

    Args:
        mask: Shape (problems,).
        first: Tensors, whose rows are those of one problem after the other, and values, in tuples, lists and dicts.
        second: A nesting like the first.
    """
    if not is_cuda(mask.device):  # which would wait
        count = int(mask.sum())
        if count in (0, len(mask)):
            return first if count else second
    return _chosen(mask, first, second)


def _chosen(mask: Tensor, first: Any, second: Any) -> Any:
    if isinstance(first, Tensor):
        if not len(first):
            return first
        one, other = (x.unflatten(0, (len(mask), -1)) for x in (first, second))
        return torch.where(mask.reshape(-1, *[1] * first.ndim), one, other).flatten(0, 1)
    if is_value(first):
        pairs = zip(tensors_of(first), tensors_of(second), strict=True)
        return with_tensors(first, [_chosen(mask, x, y) for x, y in pairs])
    if isinstance(first, dict):
        return {k: _chosen(mask, x, second[k]) for k, x in first.items()}
    if isinstance(first, list | tuple):
        items = [_chosen(mask, x, y) for x, y in zip(first, second, strict=True)]
        kind: Any = type(first)
        return kind(*items) if hasattr(kind, "_fields") else kind(items)
    return first
