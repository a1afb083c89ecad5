"""Rows of residuals: the data and weights that are given for them, and the equations that they make."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor

from .. import arguments
from ..engine import pytree
from ..errors import ArgumentError, ShapeError
from ..math import least_squares as ops
from ..math.groups import Element
from ..math.losses import SLOPES
from ..values import Group
from .unknowns import Variables, is_value, lead_of, mapped

# What torch says when NumPy wants to read a tensor of which derivatives are computed.
_NO_NUMPY = ("doesn't have storage", "call numpy() on Tensor", ".numpy() is not supported", "Can't call numpy()")


def called(residual: Callable[..., Any], operands: Sequence[Any], where: str) -> Any:
    """What a function of a user returns. An error of NumPy, which cannot be differentiated, says so."""
    if torch.compiler.is_compiling():
        return residual(*operands)
    try:
        return residual(*operands)
    except RuntimeError as error:
        if not any([text in str(error) for text in _NO_NUMPY]):
            raise
        remedy = "use torch inside, with arrays as torch.as_tensor(array), or pass arrays as data"
        raise ArgumentError(f"{where}: the residual uses NumPy, which has no derivatives; {remedy}") from error


def returned(residual: Callable[..., Any], operands: Sequence[Any], where: str) -> tuple[list[Tensor], Any]:
    """The tensors that a function of a user returns, and how they are nested."""
    tensors, spec = pytree.tree_flatten(called(residual, operands, where), is_leaf=is_value)
    wrong = next((x for x in tensors if not isinstance(x, Tensor)), None)
    if wrong is not None or not tensors:
        remedy = "; take its log()" if is_value(wrong) else ""
        kind = "none" if wrong is None else type(wrong).__name__
        raise ArgumentError(f"{where}: the residual must return tensors, got {kind}{remedy}")
    return tensors, spec


class Observations(NamedTuple):
    """Residual numbers of the problems, of which those that weigh nothing do not count.

    Attributes:
        total: How many there are of a problem.
        weight: Numbers, or information matrices, shape (problems or 1, *rows), or None. 1 where they are shared.
        is_matrix: Whether they are matrices, with two more dimensions.
        loss: The name of a loss, or None.
        scale: Its scale.
        curved: Whether the equations have the curvature of the loss.
    """

    total: int
    weight: Tensor | None = None
    is_matrix: bool = False
    loss: str | None = None
    scale: Tensor | None = None
    curved: bool = False

    def counted(self) -> Tensor | int:
        """How many of them count: of an information matrix its rank. Shape (problems), or (1) if all are alike."""
        w = self.weight
        if w is None or not w.numel():
            return self.total
        if not self.is_matrix:
            shares = (w != 0).double()
        else:
            unit = w.double().nan_to_num(0, 0, 0)
            values = torch.linalg.eigvalsh(0.5 * (unit + unit.mT))
            limit = 64 * w.shape[-1] * torch.finfo(w.dtype).eps * values[..., -1:]
            shares = ((values > limit) & (values > 0)).double().mean(-1)
        return (shares.flatten(1).mean(1) * self.total).round()

    def weighted(self, x: Tensor) -> Tensor:
        """The product of the weights and vectors, (problems, rows, k), or matrices, (problems, rows, k, n)."""
        w = self.weight
        if w is None:
            return x
        if self.is_matrix:
            return (w @ x.unsqueeze(-1)).squeeze(-1) if x.ndim == 3 else w @ x
        return w[..., None] * x if x.ndim == 3 else w[..., None, None] * x

    def cost(self, r: Tensor) -> Tensor:
        """The sum of the losses of residual vectors, shape (problems)."""
        square = (r * self.weighted(r)).sum(-1)
        return (square if self.loss is None else ops.ROBUST[self.loss](square, self.scale)[0]).sum(-1)

    def equations(self, r: Tensor, jacobians: Sequence[Tensor]) -> list[Tensor]:
        """The cost, the gradient of each unknown, the blocks of the Hessian and the curvature, summed over all rows.

        Args:
            r: Residual vectors, shape (problems, rows, k).
            jacobians: For each unknown, shape (problems, rows, k, n).
        """
        weighted = bare = self.weighted(r)
        cost = square = (r * weighted).sum(-1)
        if self.loss is not None:
            cost, factor = ops.ROBUST[self.loss](square, self.scale)
            weighted = weighted * factor.unsqueeze(-1)
        gradients = [(j.flatten(1, 2).mT @ weighted.flatten(1, 2).unsqueeze(-1)).squeeze(-1) for j in jacobians]
        right = [self.weighted(j) for j in jacobians]
        if self.loss is not None:
            right = [j * factor[..., None, None] for j in right]
        pairs = ops.pairs(len(jacobians))
        blocks = [jacobians[a].flatten(1, 2).mT @ right[b].flatten(1, 2) for a, b in pairs]
        bends = []
        if self.curved and self.loss is not None:
            second = 2 * SLOPES[self.loss](square, self.scale)[1].unsqueeze(-1)
            slopes = [(j.mT @ bare.unsqueeze(-1)).squeeze(-1) for j in jacobians]
            bends = [slopes[a].mT @ (second * slopes[b]) for a, b in pairs]
        return [cost.sum(-1), *gradients, *blocks, *bends]


def added(terms: Sequence[Any], state: Sequence[Tensor]) -> Sequence[Tensor]:
    """The sums of the equations of several kinds of residuals at a state. The first ones have all equations."""
    first: Sequence[Tensor] = terms[0].evaluate(state)
    if len(terms) == 1:
        return first
    total = [*first]
    for other in terms[1:]:
        system = other.evaluate(state)
        for k, x in zip(other.places or range(len(total)), system, strict=True):
            total[k] = total[k] + x
    return total


Kind = type[Element] | tuple[int, ...]  # of an argument of an op: a group, or the shape of an array


def batch_shape(value: Any, kind: Kind, name: str) -> tuple[int, ...]:
    """The batch shape of an argument of an op.

    Args:
        value: What the user passes.
        kind: The type of the argument.
        name: Its name.
    """
    if not isinstance(kind, tuple):
        if not isinstance(value, kind.value):
            raise ArgumentError(f"least_squares: {name} must be a {kind.__name__}, got {type(value).__name__}")
        return tuple(value.shape)
    if not isinstance(value, Tensor):
        raise ArgumentError(f"least_squares: {name} must be a tensor, got {type(value).__name__}")
    tail = tuple(kind)
    rank = value.ndim - len(tail)
    if rank < 0 or tuple(value.shape[rank:]) != tail:
        expected = ", ".join(["...", *map(str, tail)])
        raise ShapeError(f"least_squares: {name} must have shape ({expected}), got {tuple(value.shape)}")
    return tuple(value.shape[:rank])


def arranged(
    value: Any, shape: Sequence[int], name: str, variables: Variables, dims: int, is_dense: bool = False
) -> Any:
    """A value for an op. Its first dimension is that of the problems, or 1 if all share it.

    Args:
        value: What the user passes. Its leading batch dimensions are those of the problems, or of size 1.
        shape: Its batch shape.
        name: Its name.
        variables: The unknowns.
        dims: The number of dimensions of the rows.
        is_dense: Whether dimensions of the rows that are expanded keep their size.
    """
    batch, lead = variables.batch, len(variables.batch)
    leading = tuple(shape[:lead])
    if shape and (len(leading) < lead or any([n not in (1, b) for n, b in zip(leading, batch, strict=True)])):
        remedy = "; data that all problems share have dimensions of size 1 there, data[None]" if lead else ""
        raise ShapeError(
            f"least_squares: {name} must begin with the batch shape {tuple(batch)} of the problems, "
            f"got the batch shape {tuple(shape)}{remedy}"
        )
    is_shared = all([n == 1 for n in leading])

    def rearranged(x: Tensor) -> Tensor:
        tail = x.shape[len(shape) :]
        if not is_shared and leading != tuple(batch):
            x = x.expand(*batch, *x.shape[lead:])
        x = x.to(variables.dtype)
        for i in range(lead, len(shape)):
            if x.stride(i) == 0 and x.shape[i] > 1 and not is_dense:
                x = x.narrow(i, 0, 1)  # what is expanded stays so when some of the problems are taken out
        rows = (*x.shape[lead : len(shape)], *[1] * (dims - len(shape[lead:])))
        return x.reshape(1 if is_shared else variables.count, *rows, *tail).contiguous()

    return mapped(value, rearranged)


def taken(value: Any, index: Tensor) -> Any:
    """The part of arranged data that belongs to some problems."""
    lead = lead_of(value)
    return value if not lead.ndim or len(lead) == 1 else mapped(value, lambda x: x.index_select(0, index))


def weight_rows(weight: Tensor, shape: Sequence[int], where: str) -> tuple[Tensor, bool]:
    """A weight with all dimensions of the residuals, some of them of size 1, and whether it is a matrix.

    Args:
        weight: Numbers that broadcast with the batch shape of the residual, or matrices.
        shape: The shape of the residual.
        where: What it is, for error messages.
    """
    *rows, k = shape
    weight_shape = tuple(weight.shape)
    is_matrix = weight_shape[-2:] == (k, k) and _fits(weight_shape[:-2], rows)
    is_number = _fits(weight_shape, rows)
    if is_matrix and is_number and k > 1:
        raise ShapeError(
            f"{where} of shape {weight_shape} may be a number or a matrix for each residual of shape {tuple(shape)}; "
            f"give it all {len(rows)} dimensions of the residuals, before those of the matrices"
        )
    if not is_matrix and not is_number:
        raise ShapeError(
            f"{where} must broadcast to shape {tuple(rows)}, or to {(*rows, k, k)} as matrices, got {weight_shape}"
        )
    if is_matrix and not is_number:
        return weight.reshape(*[1] * (len(rows) - len(weight_shape) + 2), *weight_shape), True
    return weight.reshape((*[1] * (len(rows) - len(weight_shape)), *weight_shape)), False


def left_out(values: Sequence[Any], weight: Tensor, is_matrix: bool) -> tuple[list[Any], Tensor]:
    """Data in which 1 stands for what is not finite where the weight is 0: a NaN there would become the cost.

    Args:
        values: Tensors and values, whose leading dimensions broadcast with those of the weight. Others stay.
        weight: Numbers, or matrices in the last two dimensions.
        is_matrix: Whether it is of matrices.

    Returns:
        The data, and the weight, whose gradient is 0 where the data was not finite.
    """
    unused = (weight.detach()[..., 0, 0] if is_matrix else weight.detach()) == 0
    is_readable = arguments.is_readable(unused)
    if is_readable and not bool(unused.any()):
        return [*values], weight
    if is_matrix:
        unused = (weight.detach() == 0).all(-1).all(-1)
    without = torch.zeros_like(unused)

    def replaced(x: Tensor) -> Tensor:
        nonlocal without
        lead = x.shape[: unused.ndim]
        pairs = zip(lead, unused.shape, strict=False)
        if not x.is_floating_point() or len(lead) < unused.ndim or not all([n == m or 1 in (n, m) for n, m in pairs]):
            return x
        lost = unused.reshape(*unused.shape, *[1] * (x.ndim - unused.ndim)) & ~x.detach().isfinite()
        if is_readable and arguments.is_readable(lost) and not bool(lost.any()):
            return x
        rows = lost.flatten(unused.ndim).any(-1) if x.ndim > unused.ndim else lost
        without = without | (rows.int().sum_to_size(unused.shape) > 0)
        return torch.where(lost, 1, x)

    finite = [mapped(x, replaced) if isinstance(x, Tensor | Group) else x for x in values]
    rows = without[..., None, None] if is_matrix else without
    return finite, torch.where(rows, 0, weight)


def _fits(shape: Sequence[int], rows: Sequence[int]) -> bool:
    return len(shape) <= len(rows) and all([n in (1, m) for n, m in zip(reversed(shape), reversed(rows), strict=False)])


def check_weight(weight: Tensor, is_matrix: bool, where: str, rounding: float | None = None) -> bool:
    """Raise for the first weight that is negative, asymmetric or indefinite. NaN counts as neither.

    Returns whether weights are known to be positive numbers.

    Args:
        weight: Numbers, or matrices.
        is_matrix: Whether it is of matrices.
        where: What it is, for error messages.
        rounding: What is accepted, relative to the largest number of a matrix; by default that of the dtype.
    """
    if not arguments.is_readable(weight):
        return False
    w = weight.detach()
    if not is_matrix:
        smallest = float(w.amin()) if w.numel() and not w.is_meta else math.nan  # one look for both facts
        if not smallest >= 0:
            arguments.refuse(w < 0, w, where, "is negative")
        return smallest > 0
    tolerance = 64 * torch.finfo(weight.dtype).eps if rounding is None else rounding
    w = w.double()
    least, most = least_eigenvalues(w)
    arguments.refuse((w - w.mT).abs().amax((-2, -1)) > tolerance * most, None, where, "is not symmetric")
    arguments.refuse(least < -tolerance * most, None, where, "is not positive semidefinite")
    return False


def least_eigenvalues(matrices: Tensor) -> tuple[Tensor, Tensor]:
    """The least eigenvalues of symmetric matrices, 0 for positive definite or NaN, and their largest numbers."""
    most = matrices.abs().amax((-2, -1)) if matrices.numel() else matrices.new_zeros(matrices.shape[:-2])
    least = torch.zeros_like(most)
    # A matrix that is far from singular is known by its factor, which takes a tenth of the time of eigenvalues.
    doubtful = (torch.linalg.cholesky_ex(matrices)[1] != 0) & most.isfinite()
    if bool(doubtful.any()):
        least[doubtful] = torch.linalg.eigvalsh(matrices[doubtful])[:, 0]
    return least, most
