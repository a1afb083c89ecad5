"""Rotations from eigenvectors, on bare tensors: the nearest to a matrix, Davenport's q-method, and weighted means."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor

from .. import arguments
from ..arguments import TensorLike
from ..engine import Scalar, nonzero, own_ops, select, sqrt, unscale
from ..errors import ArgumentError, DTypeError, IndexingError, ShapeError
from ..math import eigen, jacobi, karcher, rotation
from .pieces import in_one_piece, in_pieces, uses_pieces, with_first_order_backward

op = own_ops()
# In eps of the largest entry. Entries that are rounded once move an eigenvalue by at most 4 eps of the largest, and the
# Jacobi iteration adds errors of the same size.
_TIE_TOLERANCE = 16

# Iterations for the Karcher mean: gradient steps, which cannot overshoot, then Newton steps, each of which squares the
# error. All of 3000 sets of rotations up to 3.1 rad from a common rotation converged to within 1e-15.
_DESCENTS, _NEWTON_STEPS = 3, 6


def dominant_eigenvector(symmetric: Tensor, tolerance: Tensor) -> tuple[Tensor, Tensor]:
    """Eigenvectors of the largest eigenvalue of symmetric 4x4 matrices, as unit quaternions.

    Eigenvalues within the tolerance of the largest one are treated as equal to it. The result is then the unit vector
    in their common eigenspace that is nearest to the identity quaternion, and its gradient has no component within that
    eigenspace.

    Args:
        symmetric: Upper triangles, row by row, shape (*batch, 10).
        tolerance: Largest gap between eigenvalues that are treated as equal, shape (*batch).

    Returns:
        The eigenvectors, shape (*batch, 4), and True where the largest eigenvalue is simple, shape (*batch).
    """
    quaternion, is_simple = _polished(symmetric, symmetric.detach(), tolerance.detach())
    return quaternion, is_simple > 0


def _eigenvector(symmetric: Tensor, dtype: torch.dtype) -> Tensor:
    """Dominant eigenvectors of symmetric matrices. Eigenvalues within rounding errors of ``dtype`` count as equal."""
    eps, constant = max(torch.finfo(dtype).eps, torch.finfo(symmetric.dtype).eps), symmetric.detach()
    largest = torch.linalg.vector_norm(constant, math.inf, -1)
    return _polished(symmetric, constant, largest * (_TIE_TOLERANCE * eps))[0]


def _polished(symmetric: Tensor, constant: Tensor, tolerance: Tensor) -> tuple[Tensor, Tensor]:
    """Dominant eigenvectors, and 1 where the largest eigenvalue is simple.

    The Jacobi iteration runs on ``constant``, the detached matrix. Derivatives come from one Newton step on
    ``symmetric``: see `eigen.polish`.
    """
    start, is_simple, tied = jacobi.start(constant, tolerance)
    return eigen.polish(symmetric, start, tied), is_simple


def nearest(matrix: Tensor) -> Tensor:
    """Unit quaternions of the rotations nearest to 3x3 matrices, as eigenvectors of Davenport's K matrix (q-method)."""
    symmetric = eigen.davenport(arguments.wide(matrix))
    return _eigenvector(symmetric, symmetric.dtype).to(matrix.dtype)


def from_tend(numbers: Tensor) -> Tensor:
    """Unit eigenvectors of the smallest eigenvalues of symmetric 4x4 matrices, from upper triangles (*batch, 10)."""
    arguments.check(numbers, 10, "Rotation.from_tend: numbers")
    symmetric = -arguments.wide(numbers)
    return _eigenvector(symmetric, symmetric.dtype).to(numbers.dtype)


def weights_of(weights: TensorLike, like: Tensor, where: str) -> Tensor:
    """Weights as a tensor of a dtype that ops take; integers, bools and float8 become float64."""
    tensor = arguments.tensor(weights, f"{where}: weights", like)
    if tensor.is_complex() or tensor.is_quantized:
        raise DTypeError(f"{where}: weights must be real, got {tensor.dtype}")
    arguments.check_devices(where, like, tensor)
    return tensor if tensor.dtype in arguments.FLOATS else tensor.to(torch.float64)


def _summed_dims(dims: int) -> tuple[int, ...]:
    """The ``dims`` dimensions before the last one, as negative indices."""
    return tuple(range(-1 - dims, -1))


def weight_factors(weights: Tensor | None, count: int, dims: int) -> tuple[Tensor, ...]:
    """Factors whose product is the normalised weights: the arguments of `normalised_weights`.

    Args:
        weights: Shape (*batch, *summed, 1).
        count: Number of elements in each sum.
        dims: Number of summed dimensions.

    Returns:
        The weights, a power of two that scales them to about 1, and one over the scaled total; empty without weights.
    """
    if weights is None:
        return ()
    scale = scale_of(weights, dims).to(torch.float64)
    total_of = in_pieces if uses_pieces(weights) else in_one_piece
    one = torch.ones_like(scale)
    total = total_of(lambda *x: normalised_weights(*x).sum(_summed_dims(dims)), dims, weights, scale, one)
    repetitions = count / max(math.prod(weights.shape[-1 - dims : -1]), 1)  # how often broadcasting repeats each weight
    return weights, scale, 1 / (total * repetitions)[(..., *(None,) * dims, slice(None))]


def normalised_weights(weights: Tensor, scale: Tensor, inverse_total: Tensor) -> Tensor:
    """Weights divided by their sum, even where that sum would overflow or underflow; NaN if all weights are 0."""
    return share(weights.squeeze(-1), scale.squeeze(-1), inverse_total.squeeze(-1)).unsqueeze(-1)


@op(title="weights")
def share(weight: Scalar, scale: Scalar, inverse: Scalar) -> Scalar:
    """A weight in units of the sum, NaN if it is negative: raising an error would synchronise with the device."""
    negative = weight < 0
    return select(negative, sqrt(select(negative, weight, 1)), weight) * scale * inverse


def scale_of(values: Tensor, dims: int = 1) -> Tensor:
    """A power of two that scales the largest magnitude to about 1; 1 where all values are 0. It carries no gradient.

    Args:
        values: Shape (*batch, *reduced, k).
        dims: Number of dimensions in ``reduced``. The maximum is taken over these and the last dimension.

    Returns:
        The same number of dimensions as ``values``, the reduced ones of size 1.
    """
    reduced, constant = tuple(range(-1 - dims, 0)), values.detach()
    if 0 in constant.shape[-1 - dims :]:
        return constant.new_ones((1,) * len(reduced))
    return unscaled(torch.linalg.vector_norm(constant, math.inf, reduced, keepdim=True))


@op(title="scale")
def unscaled(largest: Scalar) -> Scalar:
    """A power of two near the reciprocal of a number, 1 of 0."""
    return unscale(select(nonzero(largest), largest, 1))


def promoted(dtype: torch.dtype, weights: Any) -> torch.dtype:
    """The result dtype of an operation on ``dtype`` and weights. Only floating-point tensors of weights affect it."""
    floating = isinstance(weights, Tensor) and weights.dtype in arguments.FLOATS
    return torch.promote_types(dtype, weights.dtype) if floating else dtype


def mean(tensors: Sequence[Tensor], weights: TensorLike | None, dim: Any, kind: str, where: str) -> tuple[Tensor, ...]:
    """Weighted means over batch dimensions: arithmetic for vectors, chordal or Karcher for the quaternion.

    Sums accumulate in float64, so that they are as accurate as the elements.

    Args:
        tensors: Vectors, shape (*batch, k) each, and last the quaternion, shape (*batch, 4).
        weights: Broadcasts to the batch shape; equal weights if None.
        dim: A batch dimension, a tuple of them, or None for all.
        kind: "chordal" or "karcher".
        where: Name of the public function, for error messages.

    Returns:
        One mean per tensor, in the dtype of the quaternion promoted with that of the weights.
    """
    arguments.check_choice(kind, ("chordal", "karcher"), f"{where}: kind")
    quaternion = tensors[-1]
    shape = quaternion.shape[:-1]
    dims = tuple(range(len(shape))) if dim is None else arguments.dims(dim, len(shape), where)
    if not dims:  # the mean of a single element: add a dimension of size 1
        tensors, shape, dims = [x.unsqueeze(-2) for x in tensors], torch.Size((*shape, 1)), (len(shape),)
    if len(set(dims)) < len(dims):
        raise IndexingError(f"{where}: dim names a dimension twice: {dim}")
    dtype = promoted(quaternion.dtype, weights)
    if isinstance(weights, int | float):
        raise ArgumentError(
            f"{where}: weights must be a tensor or a list, got {arguments.describe(weights)}; "
            "pass a dimension as dim=..."
        )
    moved = [_summed_last(x, dims) for x in tensors]
    count, summed = math.prod([shape[d] for d in dims]), len(dims)
    aligned = None if weights is None else _summed_last(_aligned(weights, quaternion, shape, where), dims)
    factors = weight_factors(aligned, count, summed)
    total_of = in_pieces if uses_pieces(*moved, *factors) else in_one_piece
    means = [total_of(functools.partial(_weighted_average, summed, count), summed, x, *factors) for x in moved[:-1]]
    outer_products = total_of(functools.partial(_mean_outer_product, summed), summed, moved[-1], *factors)
    best = _eigenvector(outer_products if count else outer_products * torch.nan, arguments.wide(quaternion).dtype)
    if kind == "karcher":
        equal = best.new_full((1,) * (summed + 1), 1 / max(count, 1))
        best = _karcher_mean(moved[-1], factors or (equal,), best, summed)
    return tuple([x.to(dtype) for x in (*[m if count else m * torch.nan for m in means], best)])


def _aligned(weights: TensorLike, quaternion: Tensor, shape: Sequence[int], where: str) -> Tensor:
    """Weights with as many dimensions as the batch, and a last one of size 1."""
    tensor = weights_of(weights, quaternion, where)
    try:
        tensor.expand(shape)
    except RuntimeError as error:
        expected = f"must broadcast to the batch shape {tuple(shape)}, got {tuple(tensor.shape)}"
        raise ShapeError(f"{where}: weights {expected}") from error
    return tensor[(None,) * (len(shape) - tensor.ndim)].unsqueeze(-1)


def _summed_last(values: Tensor, dims: Sequence[int]) -> Tensor:
    """Moves the batch dimensions ``dims`` behind the other batch dimensions."""
    rest = [d for d in range(values.dim() - 1) if d not in dims]
    return values.permute(*rest, *dims, -1)


def _weighted_average(dims: int, count: int, values: Tensor, *factors: Tensor) -> Tensor:
    if not factors and values.dtype != torch.float64:  # whose sums do not overflow
        return values.sum(_summed_dims(dims), dtype=torch.float64) / max(count, 1)
    values = values.to(torch.float64)  # each value is divided before the sum, which might overflow otherwise
    return (values * (normalised_weights(*factors) if factors else 1 / max(count, 1))).sum(_summed_dims(dims))


def _mean_outer_product(dims: int, quaternion: Tensor, *factors: Tensor) -> Tensor:
    """The mean outer product u u^T of unit quaternions, up to a positive factor.

    Its dominant eigenvector is the chordal mean.
    """
    quaternion = quaternion.to(torch.float64)
    if factors:
        return (normalised_weights(*factors) * eigen.square(quaternion)).sum(_summed_dims(dims))
    batch = quaternion.shape[: -1 - dims]
    (result,) = eigen.square.op((quaternion,), ((*batch, *(1,) * dims),))
    return result.view(*batch, result.shape[-1])


def _karcher_mean(quaternion: Tensor, factors: Sequence[Tensor], estimate: Tensor, dims: int) -> Tensor:
    """The rotation from which the weighted rotation vectors to all elements sum to zero, by Newton's method."""
    split = uses_pieces(quaternion, *factors)
    total_of = in_pieces if split else in_one_piece
    if not split:  # conversions that every step would repeat
        quaternion, factors = quaternion.to(torch.float64), (_weights_from(*factors),)
    constants = [x.detach() for x in factors]
    estimate, inverse_hessian = _karcher_constants(total_of, quaternion.detach(), constants, estimate.detach(), dims)

    def solution(steps: int, quaternion: Tensor, *factors: Tensor) -> Tensor:
        # Starting at the solution, each Newton step with a constant Hessian makes one more order of derivatives exact:
        # the first step the first derivative, the second step the second derivative.
        refined = estimate
        for _ in range(steps):
            expanded = _for_each_element(refined, dims)
            residual = total_of(functools.partial(_tangents, dims), dims, expanded, quaternion, *factors)
            refined = karcher.nudge(refined, (inverse_hessian * residual.unsqueeze(-2)).sum(-1))
        return rotation.canonical(refined)

    return with_first_order_backward(solution, quaternion, *factors) if split else solution(2, quaternion, *factors)


def _weights_from(*factors: Tensor) -> Tensor:
    """The product of the factors, or the only factor, which is then the normalised weights themselves."""
    return normalised_weights(*factors) if len(factors) > 1 else factors[0]


def _for_each_element(estimate: Tensor, dims: int) -> Tensor:
    """Inserts dimensions of size 1, so that one mean broadcasts over the elements that are summed."""
    return estimate[(..., *(None,) * dims, slice(None))]


def _tangents(dims: int, estimate: Tensor, quaternion: Tensor, *factors: Tensor) -> Tensor:
    return (_weights_from(*factors) * rotation.local(estimate, quaternion.to(torch.float64))).sum(_summed_dims(dims))


def _tangents_and_hessians(dims: int, estimate: Tensor, quaternion: Tensor, *factors: Tensor) -> Tensor:
    tangents, hessians = karcher.pull(estimate, quaternion.to(torch.float64))
    weights, summed = _weights_from(*factors), _summed_dims(dims)
    return torch.cat(((weights * tangents).sum(summed), (weights * hessians.flatten(-2)).sum(summed)), -1)


def _karcher_constants(
    total_of: Callable[..., Tensor], quaternion: Tensor, factors: Sequence[Tensor], estimate: Tensor, dims: int
) -> tuple[Tensor, Tensor]:
    """The Karcher mean and the inverse of the Hessian there, without gradients."""
    for _ in range(_DESCENTS):
        expanded = _for_each_element(estimate, dims)
        residual = total_of(functools.partial(_tangents, dims), dims, expanded, quaternion, *factors)
        estimate = karcher.nudge(estimate, residual)
    for _ in range(_NEWTON_STEPS + 1):
        expanded = _for_each_element(estimate, dims)
        totals = total_of(functools.partial(_tangents_and_hessians, dims), dims, expanded, quaternion, *factors)
        residual, hessian = totals.split((3, 9), -1)
        inverse_hessian = torch.linalg.inv_ex(hessian.unflatten(-1, (3, 3))).inverse
        estimate = karcher.nudge(estimate, (inverse_hessian * residual.unsqueeze(-2)).sum(-1))
    return estimate, inverse_hessian
