"""Estimates of unknowns as further residuals, and unknowns that are fixed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, cast

import torch
from torch import Tensor

from .. import arguments, numerics
from ..errors import ArgumentError, ShapeError
from ..math import least_squares as ops
from ..math import positive
from ..values import UncertainPose, UncertainRotation
from .repeated import RepeatedTerms
from .residual_ops import displacement
from .residuals import OpTerms
from .rows import Observations
from .unknowns import Values, Variable, Variables

_FIXED, _PRIOR = "least_squares: fixed", "least_squares: prior"


def at_leaves(option: Any, variables: Variables, where: str) -> list[Any]:
    """The parts of an option at the leaves of the unknowns."""
    if option is None or isinstance(option, bool):
        return [option] * len(variables.leaves)
    try:
        parts: list[Any] = variables.spec.flatten_up_to(option)
    except (ValueError, TypeError) as error:
        raise ArgumentError(f"{where} must be nested like initial, got {type(option).__name__}") from error
    return parts


def free_unknowns(fixed: Any, variables: Variables) -> Tensor | None:
    """1 for each unknown that is free and 0 for a fixed one, or None if all are free.

    Its shape is (unknowns) or (problems, unknowns).
    """
    parts = at_leaves(fixed, variables, _FIXED)
    if not any([x is not None and x is not False for x in parts]):
        return None
    columns = [_held(part, leaf, variables) for part, leaf in zip(parts, variables.leaves, strict=True)]
    if all([x.ndim == 1 for x in columns]):
        return 1 - torch.cat(columns)
    return 1 - torch.cat([x.expand(variables.count, -1) for x in columns], -1)


def overlaid(variables: Variables, fixed_values: Any, fixed: Any, batch_dims: int | None) -> Values:
    """The state of unknowns of which those that are fixed have the values of a nesting, unless that is None.

    Of elements of groups those count of which all components are fixed.
    """
    free = None if fixed_values is None else free_unknowns(fixed, variables)
    if free is None:
        return variables.start
    others = Variables(fixed_values, batch_dims, variables.start, keep_graph=True).start
    pairs, state = iter(zip(variables.start, others, strict=True)), []
    held = (free == 0).split([leaf.size for leaf in variables.leaves], -1)
    for leaf, mask in zip(variables.leaves, held, strict=True):
        parts: Sequence[Tensor] = mask.split(leaf.sizes_of_parts, -1)
        if leaf.is_element:
            whole = mask.unflatten(-1, (leaf.repeats, leaf.tangent)).all(-1)
            parts = [whole.reshape(*mask.shape[:-1], *shape[:-1], 1) for shape in leaf.shapes]
        state += [torch.where(part, y, x) for part, (x, y) in zip(parts, pairs, strict=False)]
    return state


def _held(part: Any, leaf: Variable, variables: Variables) -> Tensor:
    if part is None or isinstance(part, bool):
        return torch.full((leaf.size,), float(bool(part)), dtype=variables.dtype, device=variables.device)
    mask = part if isinstance(part, Tensor) else torch.as_tensor(part, device="cpu")
    if mask.dtype != torch.bool:
        raise ArgumentError(f"{_FIXED} must hold bools or masks, got a tensor of {mask.dtype}")
    mask = mask.to(variables.device)
    tail = leaf.extra if leaf.kind is Tensor else (*leaf.extra, leaf.size // leaf.repeats)
    shape = (*variables.batch, *tail)
    try:
        full = mask.expand(shape)
    except RuntimeError as error:
        raise ShapeError(f"{_FIXED} must broadcast to shape {shape}, got {tuple(mask.shape)}") from error
    if mask.ndim <= len(tail):
        return mask.expand(tail).reshape(-1).to(variables.dtype)
    return full.reshape(variables.count, leaf.size).to(variables.dtype)


class PriorTerms(NamedTuple):
    """The displacement of a pose or rotation from an estimate as a residual, weighted by the estimate's information.

    Attributes:
        terms: The residuals of the one unknown.
        place: The index of its first tensor in a state.
        places: For each of its equations which one of the whole problem it is added to.
        curved: No loss bends them.
    """

    terms: OpTerms | RepeatedTerms
    place: int
    places: Sequence[int]
    curved: bool = False

    @property
    def observations(self) -> Sequence[Observations]:
        """Its residual numbers."""
        return self.terms.observations

    def evaluate(self, state: Values) -> Sequence[Tensor]:
        """The equations of the one unknown at a state of all."""
        return self.terms.evaluate(state[self.place : self.place + len(self.terms.leaves[0].shapes)])

    def take(self, index: Tensor) -> PriorTerms:
        """Those of some of the problems."""
        return self._replace(terms=self.terms.take(index))

    def mapped(self, function: Callable[[Tensor], Tensor]) -> PriorTerms:
        """Those of other estimates, whose tensors a function makes of each; for residuals of an op."""
        return self._replace(terms=cast("OpTerms", self.terms).mapped(function))


def prior_terms(prior: Any, variables: Variables) -> list[PriorTerms]:
    """The residuals of a nesting of estimates."""
    terms: list[PriorTerms] = []
    if prior is None:
        return terms
    index = place = 0
    parts = variables.parts
    for part, leaf in zip(at_leaves(prior, variables, _PRIOR), variables.leaves, strict=True):
        if part is not None:
            if not isinstance(part, UncertainPose | UncertainRotation) or leaf.kind is not part._kind:
                fact = f"{type(part).__name__} for a {leaf.kind.__name__}"
                known = "an UncertainPose for a Pose, an UncertainRotation for a Rotation, and None for others"
                raise ArgumentError(f"{_PRIOR} must hold {known}, got {fact}")
            shape = (*variables.batch, *leaf.extra)
            arguments.check_devices(_PRIOR, part.covariance, variables.start[0])
            try:
                estimate = part.in_frame("body").to(variables.dtype).expand(*shape)
            except ShapeError as error:
                raise ShapeError(f"{_PRIOR} must broadcast to shape {shape}, got {tuple(part.shape)}") from error
            mean, n = estimate._mean.reshape(-1), leaf.tangent
            information = _inverse(estimate.covariance).reshape(-1, n, n)
            normal = displacement(leaf.kind).normal(("value",), weight="information")
            data, observations = [*mean._tensors(), information], [Observations(n)]
            every: Any = OpTerms(normal, [leaf], data, 0, observations)
            every = every if leaf.repeats == 1 else RepeatedTerms(every, [leaf], leaf.repeats)
            places = 0, 1 + index, 1 + parts + ops.pairs(parts).index((index, index))
            terms.append(PriorTerms(every, place, places))
        index += len(leaf.sizes_of_parts)
        place += len(leaf.shapes)
    return terms


def _inverse(covariance: Tensor) -> Tensor:
    unit, scale = numerics.correlation(covariance)
    if arguments.is_readable(covariance):
        factor, failed = torch.linalg.cholesky_ex(unit)
        bad = ~numerics.is_definite(factor, failed, covariance.dtype) & covariance.isfinite().all(-1).all(-1)
        arguments.refuse(bad, None, f"{_PRIOR}: covariance", "is singular; what is certain goes to fixed")
    # A CUDA graph cannot capture torch.cholesky_inverse.
    n = unit.shape[-1]
    inverse = positive.SOLVE[n](unit.unsqueeze(-3), torch.eye(n, dtype=unit.dtype, device=unit.device))
    return inverse / (scale.unsqueeze(-1) * scale.unsqueeze(-2))
