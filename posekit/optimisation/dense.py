"""Small dense problems, all solved together: the linear algebra of their steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor
from typing_extensions import Self

from ..math import least_squares as ops
from ..math import steps, trust
from .damping import SMALLEST, Minimum, Point, mixed
from .rows import Observations, added
from .unknowns import Values, Variables


class _Dense:
    """Small dense problems. A state on trial ends with their trust regions.

    Attributes:
        terms: The residuals.
        variables: The unknowns.
        free: 1 for each unknown that is free and 0 for the others, shape (problems, unknowns) or (unknowns), or None.
        curved: Whether the equations have the curvature of robust losses.
    """

    def __init__(self, terms: Sequence[Any], variables: Variables, free: Tensor | None) -> None:
        self.terms, self.variables, self.free, self.curved = terms, variables, free, terms[0].curved
        self.tensors, self.unknowns = len(variables.start), variables.size

    @property
    def divisible(self) -> bool:
        """Whether problems can be taken out: not if a function expects the whole batch."""
        return all([hasattr(x, "take") for x in self.terms])

    def evaluate(self, state: Values) -> Sequence[Tensor]:
        """The cost, the gradients and the blocks of the Hessian."""
        return added(self.terms, state[: self.tensors])

    def take(self, index: Tensor) -> Self:
        """The problems with these indices."""
        free = self.free if self.free is None or self.free.ndim == 1 else self.free.index_select(0, index)
        return type(self)([x.take(index) for x in self.terms], self.variables, free)

    def mapped(self, function: Callable[[Tensor], Tensor]) -> Self:
        """Problems with other data, which a function makes of each tensor."""
        terms = [x.mapped(function) for x in self.terms]
        return type(self)(terms, self.variables, None if self.free is None else function(self.free))


class Fused(_Dense):
    """Problems of up to `steps.LARGEST` unknowns, whose step is one op.

    Attributes:
        letters: The kinds of the unknowns.
        sizes: The numbers of the tangents of each.
    """

    def __init__(self, terms: Sequence[Any], variables: Variables, free: Tensor | None) -> None:
        super().__init__(terms, variables, free)
        self.letters = variables.letters or ()
        self.op = steps.advance(self.letters, free is not None, self.curved)
        self.sizes = [steps.kind(letter).tangent for letter in self.letters]

    @property
    def is_new(self) -> bool:
        """Whether its kernels are those of ops, and that of steps was not used yet."""
        return not self.op.op.executable.kernels and all([hasattr(x, "normal") for x in self.terms])

    def advance(self, best: Point, trial: Point, control: Tensor, settings: Tensor) -> tuple[Point, Values, Tensor]:
        """See `Minimisable`."""
        extra = () if self.free is None else (self.free,)
        values = trial.state[: self.tensors]
        region = trial.state[-1] if trial is not best else control.new_zeros(len(control), 2 + self.unknowns)
        results = self.op(*best.state, *best.system, *values, *trial.system, control, region, settings, *extra)
        m, n = len(best.state), len(best.state) + len(best.system)
        return Point(results[:m], results[m:n]), [*results[n:-2], results[-1]], results[-2]


class General(_Dense):
    """Problems of any number of unknowns, whose step is made of several operations."""

    def __init__(self, terms: Sequence[Any], variables: Variables, free: Tensor | None) -> None:
        super().__init__(terms, variables, free)
        self.kinds = variables.kinds()

    def advance(self, best: Point, trial: Point, control: Tensor, settings: Tensor) -> tuple[Point, Values, Tensor]:
        """See `Minimisable`."""
        tried, new, before = list(trial.state[: self.tensors]), trial.system, control
        is_first = trial is best
        parts = self.variables.parts
        width = ops.width(parts)
        magnitude = torch.stack([x.flatten(1).sum(1) for x in new[1:width]]).sum(0)
        judged, control = ops.judge(best.system[0], new[0], magnitude, control, settings)
        state, system = mixed(judged > 0.5, Point(tried, [*new]), Point(best.state, [*best.system]))
        gradient, hessian = masked(*assembled(system, parts), self.free)
        diagonal, success = hessian.diagonal(dim1=-2, dim2=-1), torch.zeros_like(judged)
        if is_first:
            scales = diagonal
            start = (diagonal * self.variables.extents(state)).sum(-1).sqrt()
            radius = torch.where(start > 0, start, ops.UNLIMITED)
        else:
            region = trial.state[-1]
            scales = torch.maximum(region[:, 2:], diagonal)
            radius, success = ops.radius(best.system[0], new[0], judged, before, region[:, :2])
        cut = scales, radius, before[:, 0]
        bend = square(system[width:], parts) * success[:, None, None] if self.curved else None
        tangent, length, damping, measures = self._step(state, gradient, hessian, bend, cut, settings)
        pivot = torch.where(self._is_flat(diagonal), -1, measures[:, -1])
        measures = torch.cat((measures[:, :-1], pivot.unsqueeze(-1)), -1)
        accepted, control = ops.finish(system[0], measures, judged, control, settings)
        control = torch.cat((damping.unsqueeze(-1), control[:, 1:]), -1)
        better = mixed(accepted > 0.5, Point(tried, [*new]), Point(best.state, [*best.system]))
        region = torch.cat((radius.unsqueeze(-1), length.unsqueeze(-1), scales), -1)
        return better, [*self.variables.moved(state, tangent), region], control

    def _is_flat(self, diagonal: Tensor) -> Tensor:
        """Whether some unknown is free, and none of these has an effect."""
        if self.free is None:
            return (diagonal <= 0).all(-1)
        free = self.free > 0
        return ((diagonal <= 0) | ~free).all(-1) & free.any(-1)

    def _step(
        self,
        state: Values,
        gradient: Tensor,
        hessian: Tensor,
        bend: Tensor | None,
        region: Sequence[Tensor],
        settings: Tensor,
    ) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """The tangent of a step, its length, the damping, and the measures that `ops.finish` takes: see `steps`.

        The region has the scales and the radii, see `ops.Region`, and the damping of the last step that was cut, or 0.
        """
        smallest, (scales, radius, last) = settings[1], region
        counts, scale = _scaled(scales, smallest, self.kinds)
        products = scale.unsqueeze(-1) * scale.unsqueeze(-2)
        s = hessian * products
        if bend is not None:
            s = _exact(s, _free(bend, self.free) * products, counts)
        s = s - torch.diag_embed(torch.where(counts, 0, s.diagonal(dim1=-2, dim2=-1)))
        u = torch.where(counts, -gradient * scale, 0)
        eye = torch.eye(s.shape[-1], dtype=s.dtype, device=s.device)

        def factor(damping: Tensor) -> _Factor:
            return _Factor.of(s + damping[..., None, None] * eye)

        cut = trust.cut(_TENSORS, u, factor, radius, last, smallest.expand_as(radius))
        extents = self.variables.extents(state)
        extents = extents if self.free is None else extents * self.free
        diagonal, y = hessian.diagonal(dim1=-2, dim2=-1), cut.step * cut.share.unsqueeze(-1)
        lengths = [_relative(x * scale, diagonal, extents) for x in (y, cut.undamped)]
        pivot = _least_eigenvalue(cut.factor, s.diagonal(dim1=-2, dim2=-1)) - smallest
        return y * scale, cut.length, cut.damping, torch.stack((cut.predicted, cut.bare, *lengths, pivot), -1)


def _exact(s: Tensor, bend: Tensor, counts: Tensor) -> Tensor:
    """See `steps`."""
    exact = s + bend
    diagonal = torch.where(counts, 0, 1 - exact.diagonal(dim1=-2, dim2=-1)) - float(steps.DEFINITE)
    failed = torch.linalg.cholesky_ex(exact + torch.diag_embed(diagonal))[1]
    return torch.where((failed == 0)[:, None, None], exact, s)


def _relative(tangent: Tensor, scales: Tensor, extents: Tensor) -> Tensor:
    """See `steps`."""
    square, total = (tangent * tangent * scales).sum(-1), (extents * scales).sum(-1)
    return torch.where(square > 0, square / total.clamp(min=torch.finfo(square.dtype).tiny), 0)


def _scaled(diagonal: Tensor, smallest: Tensor | float, kinds: Tensor) -> tuple[Tensor, Tensor]:
    """Which unknowns have an effect, beyond rounding errors in place of zeros, and the scale of each.

    Unknowns are compared with those of their kind: see `steps.kinds`.
    """
    of = kinds.expand(diagonal.shape)
    each = torch.zeros_like(diagonal).scatter_reduce(-1, of, diagonal, "amax").gather(-1, of)
    largest = diagonal.amax(-1, keepdim=True)
    counts = (diagonal > each * smallest * smallest) & (diagonal > largest * float(steps.NOISE))
    return counts, torch.where(counts, diagonal, torch.where(largest > 0, largest, 1)).rsqrt()


def _least_eigenvalue(factor: Any, diagonal: Tensor) -> Tensor:
    """See `steps.least_eigenvalue`."""
    roots = diagonal.clamp(min=0).sqrt()
    w = torch.linspace(1, 2, diagonal.shape[-1], dtype=roots.dtype, device=roots.device).expand_as(roots)
    for _ in range(2):
        w = roots * factor.solve(roots * w / w.norm(dim=-1, keepdim=True))
    return torch.where(diagonal.amin(-1) > 0, 1 / w.norm(dim=-1), 0)


def masked(gradient: Tensor, hessian: Tensor, free: Tensor | None) -> tuple[Tensor, Tensor]:
    """The equations with a row of the identity for each unknown that is not free."""
    if free is None:
        return gradient, hessian
    return torch.where(free > 0, gradient, 0), held(hessian, free)


def held(hessian: Tensor, free: Tensor | None) -> Tensor:
    """Hessians with rows and columns of the identity for unknowns that are not free."""
    return hessian if free is None else _free(hessian, free) + torch.diag_embed(1 - free)


def _free(matrix: Tensor, free: Tensor | None) -> Tensor:
    """A matrix with zeros for unknowns that are not free."""
    return matrix if free is None else torch.where((free.unsqueeze(-1) * free.unsqueeze(-2)) > 0, matrix, 0)


class _Factor(NamedTuple):
    """Cholesky factors, as `trust.Factorisation`."""

    lower: Tensor

    @classmethod
    def of(cls, m: Tensor) -> _Factor:
        """That of a matrix that has none is NaN, so that the step is rejected."""
        lower, failed = torch.linalg.cholesky_ex(m)
        return cls(torch.where(failed[:, None, None] == 0, lower, torch.nan))

    def solve(self, b: Tensor) -> Tensor:
        return torch.cholesky_solve(b.unsqueeze(-1), self.lower).squeeze(-1)

    def forward(self, b: Tensor) -> Tensor:
        return torch.linalg.solve_triangular(self.lower, b.unsqueeze(-1), upper=False).squeeze(-1)


_TENSORS = trust.Arithmetic(
    dot=lambda x, y: (x * y).sum(-1),
    select=torch.where,
    both=torch.logical_and,
    maximum=torch.maximum,
    sqrt=torch.sqrt,
    length=torch.sqrt,
    inverse=torch.reciprocal,
    constant=float,
)


def assembled(system: Sequence[Tensor], parts: int) -> tuple[Tensor, Tensor]:
    """The gradient, shape (problems, unknowns), and the whole Hessian from its blocks.

    Args:
        system: The cost, the gradients and the blocks, with or without what follows them.
        parts: The number of gradients.
    """
    gradients = system[1 : 1 + parts]
    whole = gradients[0] if parts == 1 else torch.cat(list(gradients), -1)
    return whole, square(system[1 + parts : ops.width(parts)], parts)


def square(blocks: Sequence[Tensor], parts: int) -> Tensor:
    """A symmetric matrix from its blocks."""
    if parts == 1:
        return blocks[0]
    at = dict(zip(ops.pairs(parts), blocks, strict=True))
    rows = [[at[i, j] if i <= j else at[j, i].mT for j in range(parts)] for i in range(parts)]
    return torch.cat([torch.cat(row, -1) for row in rows], -2)


def normalised(hessian: Tensor, free: Tensor | None, kinds: Tensor) -> tuple[Tensor, Tensor]:
    """The Hessian with a diagonal of 1 (0 for unknowns without effect), and the scale of each unknown.

    Unknowns that are not free have rows and columns of the identity.
    """
    diagonal = hessian.diagonal(dim1=-2, dim2=-1)
    positive_, scale = _scaled(diagonal, SMALLEST * torch.finfo(diagonal.dtype).eps, kinds)
    scaled = hessian * (scale.unsqueeze(-1) * scale.unsqueeze(-2))
    ones = torch.where(positive_, 1, diagonal * 0)  # NaN stays
    if free is not None:
        scaled = scaled * (free.unsqueeze(-1) * free.unsqueeze(-2))
        ones = torch.where(free > 0, ones, 1)
    scaled = scaled - torch.diag_embed(scaled.diagonal(dim1=-2, dim2=-1)) + torch.diag_embed(ones)
    return scaled, scale


def fits(variables: Variables) -> bool:
    """Whether a step is one op."""
    return variables.letters is not None and variables.size <= steps.LARGEST


class DenseOptions(NamedTuple):
    """The options of `least_squares` that hold no data.

    Attributes:
        known: Whether weights are known to be positive or 0, and data to be finite where these are 0.
    """

    loss: str | None
    fixed: Any
    batch_dims: int | None
    max_iterations: int
    tolerance: float | None
    callback: Callable[[Any], Any] | None
    known: bool = False


class Solved(NamedTuple):
    """Solutions of all problems.

    Attributes:
        variables: The unknowns.
        minimum: The solutions and their equations.
        free: Which unknowns are free.
        route: How residuals were evaluated.
        observations: The residual numbers.
    """

    variables: Variables
    minimum: Minimum
    free: Tensor | None
    route: str
    observations: Sequence[Observations]

    @property
    def outputs(self) -> tuple[Any, Tensor, Tensor, Tensor]:
        """The solutions in their nesting, their costs, what ended each search, and the numbers of iterations."""
        variables, minimum = self.variables, self.minimum
        rest = minimum.system[0], minimum.codes, minimum.iterations
        return variables.nested(minimum.state), *[x.reshape(variables.batch) for x in rest]

    @property
    def hessian(self) -> Tensor:
        """The Gauss-Newton Hessians at the solutions, shape (problems, unknowns, unknowns)."""
        return assembled(self.minimum.system, self.variables.parts)[1]
