"""The loop of `minimise` on a device as graphs: eight steps are one launch and one look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from ..engine import Copies, Graphs, beats, copied, copy_all, pytree, record, runs_kernels
from ..math import least_squares as ops
from .minimisable import Point, Portable

STEPS = 8
_STATUS = ops.CONTROL.index("status")
graphs = Graphs()


def minimised(
    portable: Portable | None, state: Any, control: Tensor, settings: Tensor, most: int, endless: bool
) -> tuple[Any, list[Tensor]] | None:
    """What a search finds: the best points, the states on trial and the numbers of the problems; and costs.

    None where the loop runs step by step: for the first search of its kind, which loads kernels, and for large ones.

    Args:
        portable: The problem.
        state: The start.
        control: See `minimise`.
        settings: See `Minimisable.advance`.
        most: The number of states to try.
        endless: Whether all are tried.
    """
    if portable is None:
        return None
    leaves, spec = pytree.tree_flatten(state)
    tensors = [*leaves, *portable.tensors]
    if not runs_kernels(tensors):
        return None
    key = portable.key, spec, control.shape, settings.data_ptr()
    with graphs.use(key, tensors, lambda: Steps(portable, tensors, spec, control, settings)) as steps:
        return None if steps is None else steps.run(tensors, most, endless)


class Steps:
    """A search as three graphs: its start, one step, and several steps.

    They read copies of tensors, and leave what they found where the next one reads it.

    Args:
        portable: The problem.
        tensors: The state, and what else the problem reads.
        spec: How the state is nested.
        control: Like the numbers of the problems.
        settings: See `Minimisable.advance`.
    """

    def __init__(
        self, portable: Portable, tensors: Sequence[Tensor], spec: Any, control: Tensor, settings: Tensor
    ) -> None:
        self._copies = copies = Copies(tensors)
        self._settings, self._control = settings, torch.zeros_like(control)
        count = len(tensors) - len(portable.tensors)
        self._state = pytree.tree_unflatten(copies.tensors[:count], spec)
        self._problem = portable.on(copies.tensors[count:])
        field = self._begun()
        cost = field[0].system[0].clone()
        field = self._stepped(field, [cost])  # loads all kernels
        leaves, self._spec = pytree.tree_flatten(field)
        self._field = [torch.empty_like(x) for x in leaves]
        self._costs = cost.new_empty(STEPS, *cost.shape)
        self._going = torch.empty((), dtype=torch.int64, device=control.device)
        works = (lambda: self._go_on(0)), (lambda: self._go_on(1)), (lambda: self._go_on(STEPS))
        self._start, self._one, self._several = record(works, control.device)
        self.nbytes = 4 * (copies.nbytes + sum([x.nbytes for x in (*self._field, self._costs)]))

    def _nested(self, leaves: Sequence[Tensor]) -> Any:
        return pytree.tree_unflatten(leaves, self._spec)

    def _begun(self) -> Any:
        """What the start leads to."""
        self._control.zero_()
        point = Point(self._state, self._problem.evaluate(self._state))
        return self._problem.advance(point, point, self._control, self._settings)

    def _stepped(self, field: Any, costs: Sequence[Tensor]) -> Any:
        """What so many steps as there are tensors for costs lead to."""
        for row in costs:
            best, trial, control = field
            field = self._problem.advance(best, Point(trial, self._problem.evaluate(trial)), control, self._settings)
            row.copy_(field[0].system[0])
        return field

    def _go_on(self, steps: int) -> None:
        """Start, or take some steps; copy what they found to where the next ones read it."""
        if steps:
            field = self._stepped(self._nested(self._field), self._costs[:steps].unbind())
        else:
            field = self._begun()
            self._costs[0].copy_(field[0].system[0])
        leaves = pytree.tree_flatten(field)[0]
        pairs = [(x, y) for x, y in zip(self._field, leaves, strict=True) if x.data_ptr() != y.data_ptr()]
        stays = {x.untyped_storage().data_ptr() for x in self._field}
        sources = [y.clone() if y.untyped_storage().data_ptr() in stays else y for _, y in pairs]
        copy_all([x for x, _ in pairs], sources)
        control = self._nested(self._field)[2]
        torch.sum(control[:, _STATUS] == ops.RUNNING, 0, out=self._going)

    def run(self, tensors: Sequence[Tensor], most: int, endless: bool) -> tuple[Any, list[Tensor]]:
        """Run them on tensors like those that they were made for: see `minimised`."""
        self._copies.take(tensors)
        self._start()
        costs, done = [self._costs[0].clone()], 0
        while done < most:
            count = STEPS if most - done >= STEPS else 1
            (self._several if count > 1 else self._one)()
            costs += self._costs[:count].clone()
            done += count
            beats.tell(count, costs[-1])
            if count > 1 and not endless and done < most and self._going.item() == 0:
                break
        return self._nested(copied(self._field)), costs
