"""Small dense problems, all solved together: the linear algebra of their steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from ..math import least_squares as ops
from ..math import positive
from .damping import Point
from .normals import added
from .variables import Values, Variables


class Fused:
    """Problems of up to 12 unknowns, whose step is one op.

    Attributes:
        terms: The residuals.
        letters: The kinds of the unknowns.
        free: 1 for each unknown that is free and 0 for the others, shape (problems, unknowns) or (unknowns), or None.
    """

    def __init__(self, terms: Sequence[Any], letters: tuple[str, ...], free: Tensor | None) -> None:
        self.terms, self.letters, self.free = terms, letters, free
        self.op = ops.advance(letters, free is not None)

    @property
    def divisible(self) -> bool:
        """Whether problems can be taken out: not if a function expects the whole batch."""
        return all([hasattr(x, "take") for x in self.terms])

    def evaluate(self, state: Values) -> list[Tensor]:
        """The cost, the gradients and the blocks of the Hessian."""
        return added([x.evaluate(state) for x in self.terms])

    def advance(self, best: Point, trial: Point, control: Tensor, settings: Tensor) -> tuple[Point, Values, Tensor]:
        """See `Problem`."""
        extra = () if self.free is None else (self.free,)
        results = self.op(*best.state, *best.system, *trial.state, *trial.system, control, settings, *extra)
        m, n = len(best.state), len(best.state) + len(best.system)
        return Point(results[:m], results[m:n]), results[n:-1], results[-1]

    def take(self, index: Tensor) -> Fused:
        """The problems with these indices."""
        free = self.free if self.free is None or self.free.ndim == 1 else self.free.index_select(0, index)
        return Fused([x.take(index) for x in self.terms], self.letters, free)

    def select(self, values: Sequence[Tensor], index: Tensor) -> list[Tensor]:
        """The part of a state or of equations that belongs to some problems."""
        return [x.index_select(0, index) for x in values]

    def insert(self, values: Sequence[Tensor], index: Tensor, part: Sequence[Tensor]) -> list[Tensor]:
        """A state or equations, with those of some problems replaced."""
        return [x.index_copy(0, index, y) for x, y in zip(values, part, strict=True)]


class General(Fused):
    """Problems of any number of unknowns, whose step is made of several operations.

    Attributes:
        variables: The unknowns.
    """

    def __init__(self, terms: Sequence[Any], variables: Variables, free: Tensor | None) -> None:
        self.terms, self.variables, self.free = terms, variables, free

    def take(self, index: Tensor) -> General:
        """The problems with these indices."""
        free = self.free if self.free is None or self.free.ndim == 1 else self.free.index_select(0, index)
        return General([x.take(index) for x in self.terms], self.variables, free)

    def advance(self, best: Point, trial: Point, control: Tensor, settings: Tensor) -> tuple[Point, Values, Tensor]:
        """See `Problem`."""
        new = trial.system
        magnitude = torch.stack([x.flatten(1).sum(1) for x in new[1:]]).sum(0)
        accepted, control = ops.judge(best.system[0], new[0], magnitude, control, settings)
        state, system = [_mixed(accepted, a, b) for a, b in ((trial.state, best.state), (new, best.system))]
        gradient, hessian = assembled(system)
        tangent, measures = self._step(state, gradient, hessian, control[:, 0], settings)
        accepted, control = ops.finish(system[0], measures, accepted, control, settings)
        kept = Point(*[_mixed(accepted, a, b) for a, b in ((trial.state, best.state), (new, best.system))])
        return kept, self.variables.moved(state, tangent), control

    def _step(
        self, state: Values, gradient: Tensor, hessian: Tensor, damping: Tensor, settings: Tensor
    ) -> tuple[Tensor, Tensor]:
        """The tangent of a step, and the measures that `ops.finish` takes."""
        scaled, scale = normalised(hessian, self.free)
        u = -gradient * scale if self.free is None else -gradient * scale * self.free
        smallest = settings[1]
        eye = torch.eye(scaled.shape[-1], dtype=scaled.dtype, device=scaled.device)
        bare = _factor(scaled + smallest * eye)
        damped = _factor(scaled + damping[:, None, None] * eye)
        y, z = [torch.cholesky_solve(u.unsqueeze(-1), x).squeeze(-1) for x in (damped, bare)]
        decrement = (u * z).sum(-1)
        predicted = (u * y).sum(-1) + damping * (y * y).sum(-1)
        lengths = [self.variables.relative(state, x * scale) for x in (y, z)]
        pivot = bare.diagonal(dim1=-2, dim2=-1).square().amin(-1) - smallest
        return y * scale, torch.stack((predicted, decrement, *lengths, pivot), -1)


def _factor(m: Tensor) -> Tensor:
    """Cholesky factors. That of a matrix that has none is NaN, so that the step is rejected."""
    factor, failed = torch.linalg.cholesky_ex(m)
    return torch.where(failed[:, None, None] == 0, factor, torch.nan)


def _mixed(flag: Tensor, a: Sequence[Tensor], b: Sequence[Tensor]) -> list[Tensor]:
    return [torch.where(flag.reshape(-1, *[1] * (x.ndim - 1)) > 0.5, x, y) for x, y in zip(a, b, strict=True)]


def assembled(system: Sequence[Tensor]) -> tuple[Tensor, Tensor]:
    """The gradient, shape (problems, unknowns), and the whole Hessian from its blocks."""
    count = round((2 * len(system) - 1.75) ** 0.5 - 1.5)  # of unknowns: the solution of 1 + n + n (n + 1) / 2 = length
    gradients, blocks = system[1 : 1 + count], dict(zip(ops.pairs(count), system[1 + count :], strict=True))
    rows = [[blocks[i, j] if i <= j else blocks[j, i].mT for j in range(count)] for i in range(count)]
    if count == 1:
        return gradients[0], rows[0][0]
    return torch.cat(list(gradients), -1), torch.cat([torch.cat(row, -1) for row in rows], -2)


def normalised(hessian: Tensor, free: Tensor | None) -> tuple[Tensor, Tensor]:
    """The Hessian with a diagonal of 1 (0 for unknowns without effect), and the scale of each unknown.

    Unknowns that are not free have rows and columns of the identity.
    """
    diagonal = hessian.diagonal(dim1=-2, dim2=-1)
    positive_ = diagonal > 0
    scale = torch.where(positive_, diagonal, 1).rsqrt()
    scaled = hessian * (scale.unsqueeze(-1) * scale.unsqueeze(-2))
    ones = torch.where(positive_, 1, diagonal * 0)  # NaN stays
    if free is not None:
        scaled = scaled * (free.unsqueeze(-1) * free.unsqueeze(-2))
        ones = torch.where(free > 0, ones, 1)
    scaled = scaled - torch.diag_embed(scaled.diagonal(dim1=-2, dim2=-1)) + torch.diag_embed(ones)
    return scaled, scale


def fits(variables: Variables) -> bool:
    """Whether a step is one op."""
    return variables.letters is not None and variables.size <= positive.LARGEST
