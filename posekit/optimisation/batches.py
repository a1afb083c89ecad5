"""The search for the solutions of several problems at once, which have the same variables and factors."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor

from . import replayed_batches
from .batch_in_turn import minimised_in_turn
from .choices import chosen
from .damping import Minimum, Point, Progress
from .equations import Equations, mixed
from .search_kernels import CHECK, DIFFERENTIATE, END, EVALUATE, MIX, WORD
from .sparse_problem import Sparse, negative_rows


class Batch(Sparse):
    """The search of `Sparse` for problems whose rows follow each other, each with its own decisions.

    All go through the same parts together, and what a part does to one whose turn it is not is dropped.
    """

    def minimise(
        self, state: Sequence[Any], max_iterations: int, callback: Callable[[Progress], Any] | None = None
    ) -> Minimum:
        """See `damping.minimise`."""
        if callback is None:
            replayed = replayed_batches.minimised(self, state, max_iterations)
            found = self.bare(replayed) if replayed else minimised_in_turn(self, state, max_iterations)
            if found is not None:
                return found
        return super().minimise(state, max_iterations, callback)

    def evaluate(self, state: Sequence[Any]) -> Equations:
        """See `Sparse.evaluate`."""
        numbers = self.search.numbers.new_empty(self.plan.problems, self.search.size)
        equations = self._evaluated(state, numbers)
        slots = torch.arange(2, device=numbers.device)[:, None]
        self._turns = (self.search.word("NEXT") == EVALUATE) & (self.search.word("TRIAL") == slots)
        points = self.search.span("POINTS", 2 * self.search.size).unflatten(-1, (2, -1)).movedim(1, 0)
        points.copy_(torch.where(self._turns[:, :, None], numbers, points))
        return equations

    def advance(self, best: Point, trial: Point, control: Tensor, settings: Tensor) -> tuple[Point, Any, Tensor]:
        """See `Sparse.advance`."""
        self.accept(trial)
        self.ahead()
        self.decide(self.ahead)
        return self.of("BEST"), self.following(), self.search.control.clone()

    def accept(self, trial: Point) -> None:
        """Judge points on trial."""
        search = self.search
        before = [trial if x is None else x for x in self.points]
        self.points = [chosen(turn, trial, x) for turn, x in zip(self._turns, before, strict=True)]
        search.judge(True)

    def decide(self, ahead: Callable[[], Any]) -> None:
        """Wait, and go on until all problems have a next state or an end."""
        while True:
            self.search.look()
            following = {*self.search.w[:, WORD["NEXT"]].tolist()}
            if following <= {EVALUATE, END}:
                return
            if CHECK in following:  # of one problem with variables that are eliminated
                self._check()
                self.search.w[:, WORD["NEXT"]] = END
                self.search.send()
                return
            if following & {DIFFERENTIATE, MIX}:
                self._mix_some(DIFFERENTIATE in following)
            ahead()

    def following(self) -> list[Any]:
        """The next states on trial."""
        return self.moved(self.of("CHOSEN", lambda x: x.state), self._tangents)

    def state_of(self, slot: int) -> Any:
        """Of each problem the state of the chosen point."""
        return self.of("CHOSEN", lambda x: x.state)

    def of(self, word: str, part: Callable[[Point], Any] = lambda x: x) -> Any:
        """Of each problem the point in the slot that a word names, or a part of it."""
        return chosen(self.search.word(word) == 1, part(self.points[1]), part(self.points[0]))

    def _system(self) -> Equations:
        """Of each problem the system that its step takes."""
        system: Equations = self.of("CHOSEN", lambda x: x.system)
        return system if self.system is None else chosen(self.search.word("SYSTEM") == 2, self.system, system)

    def _mix_some(self, is_new: bool) -> None:
        """See `Sparse.differentiate` and `Sparse.mix`."""
        search, problems, point = self.search, self.plan.problems, self.of("CHOSEN")
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
            blocks = system.diagonal, *[h for h, _, _ in system.points]
            found = torch.cat([negative_rows(x).reshape(problems, -1) for x in blocks], 1).any(1)
            word.copy_(torch.where(turn, found, word))
        search.decide("MIX")

    def ahead(self) -> None:
        """Launch all parts of most iterations, without a look: each changes nothing if it is not its turn."""
        search, system = self.search, self._system()
        damping, state = search.span("ABSOLUTE", 4).contiguous(), search.state.clone()
        given = (damping, state) if self.plan.problems > 1 else (damping[0], state[0])
        tangents, solution = self.solver.launch(system, *given)
        search.state.copy_(state)
        search.decide("FACTORISE", True)
        self.measure(system, tangents, 0, solution)
        search.decide("SOLVE", True)
        search.finish(True)
        stepped = search.word("STEPPED") == 1
        self._tangents = tangents if not self._tangents else chosen(stepped, tangents, self._tangents)
        search.decide("MOVE", True)
