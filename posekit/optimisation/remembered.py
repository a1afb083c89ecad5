"""Calls of `least_squares` like earlier ones: what they check and arrange is known, so that they run at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor

from .. import arguments
from ..engine import Memo, wants_grad
from ..math import least_squares as ops
from ..values import GROUPS, Group
from . import recorded
from .dense import DenseOptions, Solved
from .implicit import Inputs
from .residuals import OpTerms
from .rows import Observations
from .unknowns import Variables

_known = Memo(most=256)


class _KnownCall(NamedTuple):
    """What is known of calls with arguments of the same types and shapes, all of which are read where they are.

    Attributes:
        search: The recorded search, with the tensors of the first call.
        variables: The unknowns of the first call.
        observations: Its residual numbers, with the shape of the weight.
        loss: The scale of the loss.
        endless: Whether the number of steps is fixed.
        width: How many tensors the equations have that a solution keeps.
    """

    search: recorded.RecordableSearch
    variables: Variables
    observations: Observations
    loss: tuple[Tensor, ...]
    endless: bool
    width: int


def _described(residual: Any, initial: Any, inputs: Inputs, options: DenseOptions) -> tuple[Any, list[Tensor]] | None:
    """What tells calls apart, and the tensors of one; None if calls like it are not remembered."""
    if (
        type(initial) not in GROUPS
        or not (
            options.fixed is None and options.callback is None and inputs.prior is None and inputs.fixed_values is None
        )
        or isinstance(inputs.scale, Tensor)
        or not hasattr(residual, "declaration")
    ):
        return None
    tensors = [*initial._tensors()]
    for x in inputs.data:
        if isinstance(x, Tensor):
            tensors.append(x)
        elif isinstance(x, Group):
            tensors += x._tensors()
        else:
            return None
    if inputs.weight is not None:
        if not isinstance(inputs.weight, Tensor):
            return None
        tensors.append(inputs.weight)
    types, shapes = tuple(map(type, (initial, *inputs.data, inputs.weight))), tuple([x.shape for x in tensors])
    return (residual, options, inputs.scale, types, shapes, tensors[0].dtype), tensors


def solved(
    residual: Any, initial: Any, inputs: Inputs, options: DenseOptions, gradient: str | None = None
) -> Solved | None:
    """The solutions of a call that is like an earlier one, bit by bit those of the general way; None otherwise.

    Args:
        residual: The residual.
        initial: The start.
        inputs: The data.
        options: Options.
        gradient: How derivatives flow to the inputs, if they are to do so: then calls in which they do are others.
    """
    described = _described(residual, initial, inputs, options)
    known = None if described is None else _known.get(described[0])
    if described is None or known is None:
        return None
    tensors, weight = described[1], inputs.weight
    if gradient is not None and wants_grad(tensors):
        return None
    with torch.no_grad():
        return _solved(known, tensors, weight, options)


def _solved(
    known: _KnownCall, tensors: Sequence[Tensor], weight: Tensor | None, options: DenseOptions
) -> Solved | None:
    if not recorded.may_run(tensors, tensors[0].dtype) or not all([x.is_contiguous() for x in tensors]):
        return None
    is_checked = options.known or weight is None or (arguments.is_readable(weight) and bool((weight > 0).all()))
    if not is_checked:
        return None  # wrong, or of rows that are left out
    count, given = len(known.variables.start), [*tensors, *known.loss]
    minimum = recorded.run(known.search, given, count, options.max_iterations, known.endless, width=known.width)
    if minimum is None:
        return None
    variables = object.__new__(Variables)
    start = [x.view(y.shape) for x, y in zip(tensors, known.variables.start, strict=False)]
    vars(variables).update(vars(known.variables), start=start)
    observations = known.observations
    if weight is not None and observations.weight is not None:
        observations = observations._replace(weight=weight.view(observations.weight.shape))
    return Solved(variables, minimum, None, "op", [observations])


def remember(
    residual: Any,
    initial: Any,
    inputs: Inputs,
    options: DenseOptions,
    search: recorded.RecordableSearch,
    variables: Variables,
    terms: OpTerms,
    tolerance: float,
) -> None:
    """Remember a call, if its tensors are those that its recording reads."""
    described = _described(residual, initial, inputs, options)
    observations = terms.observations[0]
    if described is None or observations.is_matrix:
        return
    key, tensors = described
    loss = search.tensors[len(tensors) :]
    if len(loss) != (inputs.scale is not None):
        return
    for x, y in zip(tensors, search.tensors, strict=False):
        if x.data_ptr() != y.data_ptr() or x.numel() != y.numel() or not x.is_contiguous():
            return
    weight = None if observations.weight is None else torch.empty_like(observations.weight, device="meta")
    without, bare = search._replace(tensors=()), observations._replace(weight=weight)
    _known[key] = _KnownCall(
        without, _without_numbers(variables), bare, (*loss,), not tolerance, ops.width(variables.parts)
    )


def _without_numbers(variables: Variables) -> Variables:
    """Unknowns whose start has shapes alone, so that no data are kept."""
    others = object.__new__(Variables)
    start = [torch.empty_like(x, device="meta") for x in variables.start]
    vars(others).update(vars(variables), start=start)
    return others
