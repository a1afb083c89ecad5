"""Weighted means and least-squares alignments, by eigenvectors, singular vectors and Newton's method."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

from tests.reference import rotation, so3

KINDS = ("chordal", "karcher")
DESCENTS = 40  # for rotations within 1 rad of a common one, each divides the error by about 4


def mean(*tensors: Tensor, dim: int, kind: str) -> Any:
    """The mean along the last batch dimension of vectors, if any, and quaternions, with weights."""
    *vectors, quaternion, weights = tensors
    assert dim == -1
    share = (weights / weights.sum(-1, keepdim=True))[..., None]
    average = chordal(quaternion, share) if kind == "chordal" else karcher(quaternion, share)
    return *[(share * x).sum(-2) for x in vectors], average


def chordal(quaternion: Tensor, share: Tensor) -> Tensor:
    u = rotation.normalized(quaternion)
    return torch.linalg.eigh((share[..., None] * u[..., :, None] * u[..., None, :]).sum(-3))[1][..., -1]


def karcher(quaternion: Tensor, share: Tensor) -> Tensor:
    """The zero of the mean tangent. Two Newton steps from there make first and second derivatives exact."""

    def residual(estimate: Tensor, quaternion: Tensor, share: Tensor) -> Tensor:
        return (share * so3.local(estimate[..., None, :], quaternion)).sum(-2)

    q, s = quaternion.detach(), share.detach()
    estimate = chordal(q, s)
    for _ in range(DESCENTS):
        estimate = so3.retract(estimate, residual(estimate, q, s))
    slope = jacobian(lambda d: residual(so3.retract(estimate, d), q, s), torch.zeros_like(estimate[..., 1:]))
    for _ in range(2):
        step = torch.linalg.solve(slope, residual(estimate, quaternion, share)[..., None])[..., 0]
        estimate = so3.retract(estimate, -step)
    return estimate


def jacobian(function: Callable[[Tensor], Tensor], at: Tensor) -> Tensor:
    """Jacobians (*batch, m, n) of a function that acts on each element of a batch alone."""
    with torch.enable_grad():
        x = at.detach().requires_grad_()
        columns = function(x).unbind(-1)
        return torch.stack([torch.autograd.grad(y.sum(), x, retain_graph=True)[0] for y in columns], -2)


def nearest(matrix: Tensor) -> Tensor:
    """The quaternion of the nearest rotation, from singular vectors."""
    return rotation.from_matrix(_rotation(matrix))


def _rotation(matrix: Tensor) -> Tensor:
    u, _, vh = torch.linalg.svd(matrix)
    flip = torch.ones_like(u[..., 0, :])
    flip[..., 2] = torch.linalg.det((u @ vh).detach()).sign()
    return u * flip[..., None, :] @ vh


def nearest_pose(matrix: Tensor) -> tuple[Tensor, Tensor]:
    return matrix[..., :3, 3], nearest(matrix[..., :3, :3])


def from_tend(numbers: Tensor) -> Tensor:
    rows = [[0, 1, 2, 3], [1, 4, 5, 6], [2, 5, 7, 8], [3, 6, 8, 9]]
    return torch.linalg.eigh(numbers[..., rows])[1][..., 0]


def align_vectors(source: Tensor, target: Tensor, weights: Tensor) -> Tensor:
    return nearest(_moment(source, target, weights))


def kabsch(source: Tensor, target: Tensor, weights: Tensor) -> tuple[Tensor, Tensor]:
    return umeyama(source, target, weights, rigid=True)[:2]


def umeyama(source: Tensor, target: Tensor, weights: Tensor, *, rigid: bool = False) -> tuple[Tensor, Tensor, Tensor]:
    share = (weights / weights.sum(-1, keepdim=True))[..., None]
    centres = [(share * x).sum(-2, keepdim=True) for x in (source, target)]
    p, q = (x - centre for x, centre in zip((source, target), centres, strict=True))
    moment = _moment(p, q, share[..., 0])
    turn = _rotation(moment)
    scale = (turn * moment).sum((-2, -1)) / (share * p * p).sum((-2, -1))
    scale = torch.ones_like(scale) if rigid else scale
    moved = scale[..., None] * rotation.times(turn, centres[0][..., 0, :])
    position = centres[1][..., 0, :] - moved
    return position, rotation.from_matrix(turn).expand(*position.shape[:-1], 4), scale


def planar_align_vectors(source: Tensor, target: Tensor, weights: Tensor) -> Tensor:
    moment = _moment(source, target, weights)
    angle = torch.atan2(moment[..., 1, 0] - moment[..., 0, 1], moment[..., 0, 0] + moment[..., 1, 1])
    return torch.stack((angle.cos(), angle.sin()), -1)


def planar_kabsch(source: Tensor, target: Tensor, weights: Tensor) -> tuple[Tensor, Tensor]:
    return planar_umeyama(source, target, weights, rigid=True)[:2]


def planar_umeyama(
    source: Tensor, target: Tensor, weights: Tensor, *, rigid: bool = False
) -> tuple[Tensor, Tensor, Tensor]:
    share = (weights / weights.sum(-1, keepdim=True))[..., None]
    centres = [(share * x).sum(-2, keepdim=True) for x in (source, target)]
    p, q = (x - centre for x, centre in zip((source, target), centres, strict=True))
    turn = planar_align_vectors(p, q, share[..., 0])
    x, y = turn.unbind(-1)
    matrix = torch.stack((torch.stack((x, -y), -1), torch.stack((y, x), -1)), -2)
    scale = (matrix * _moment(p, q, share[..., 0])).sum((-2, -1)) / (share * p * p).sum((-2, -1))
    scale = torch.ones_like(scale) if rigid else scale
    moved = scale[..., None] * (matrix @ centres[0].mT)[..., 0]
    return centres[1][..., 0, :] - moved, turn, scale


def _moment(source: Tensor, target: Tensor, weights: Tensor) -> Tensor:
    """The cross-covariance: the weighted sum of target source^T."""
    return torch.einsum("...n,...ni,...nj->...ij", weights, target, source)
