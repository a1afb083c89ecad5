"""Uncertain poses: every covariance is moved to the left side, combined there, and moved back.

An estimate is a position, a quaternion and the covariance of the tangents, of which only the symmetric part counts.
"""

from __future__ import annotations

import torch
from torch import Tensor

from tests.reference import pose, rotation, se3, so3

Estimate = tuple[Tensor, Tensor, Tensor]


def moved(matrix: Tensor, covariance: Tensor) -> Tensor:
    return matrix @ (covariance + covariance.mT) @ matrix.mT / 2


def on(position: Tensor, quaternion: Tensor, covariance: Tensor, *, of: str, side: str) -> Estimate:
    """The estimate with the tangents on another side: a left tangent is the adjoint of the right one."""
    if of == side:
        matrix = torch.eye(6, dtype=position.dtype)
    else:
        matrix = se3.adjoint(position, quaternion)
        matrix = matrix if side == "left" else torch.linalg.inv(matrix)
    return position, quaternion, moved(matrix, covariance)


def compose(one: Estimate, other: Estimate, sides: tuple[str, str]) -> Estimate:
    """The product, on the side of the first: exp(a) T exp(b) S is exp(a + Ad_T b) T S to first order."""
    (p, q, a), (r, s, b) = on(*one, of=sides[0], side="left"), on(*other, of=sides[1], side="left")
    total = a + moved(se3.adjoint(p, q), b)
    position, quaternion = pose.compose(p, q, r, s)
    made = position, quaternion, total.expand(*position.shape[:-1], 6, 6)
    return on(*made, of="left", side=sides[0])


def inverse(position: Tensor, quaternion: Tensor, covariance: Tensor, *, side: str) -> Estimate:
    """The inverse of exp(d) T is T^-1 exp(-d): the sides change."""
    other = "left" if side == "right" else "right"
    return on(*pose.inverse(position, quaternion), covariance, of=other, side=side)


def certain(position: Tensor, quaternion: Tensor) -> Estimate:
    return position, quaternion, torch.zeros(*position.shape[:-1], 6, 6, dtype=position.dtype)


def apply(estimate: Estimate, points: Tensor, local: Tensor, *, side: str) -> tuple[Tensor, Tensor]:
    """The points with covariances: exp(d) moves a point x by v + w x x, for the left tangent d = [v, w]."""
    position, quaternion, covariance = on(*estimate, of=side, side="left")
    points = pose.apply(position, quaternion, points)
    eye = torch.eye(3, dtype=points.dtype).expand(*points.shape[:-1], 3, 3)
    by_tangent = torch.cat((eye, -so3.hat(points)), -1)
    turn = rotation.matrix(quaternion)
    return points, moved(by_tangent, covariance) + moved(turn, local)


def mahalanobis(one: Estimate, other: Estimate, sides: tuple[str, str]) -> Tensor:
    """The length of the tangent from the first to the second, for the sum of the covariances on the right side."""
    (p, q, a), (r, s, b) = on(*one, of=sides[0], side="right"), on(*other, of=sides[1], side="right")
    tangent = se3.local(p, q, r, s)
    return (tangent * torch.linalg.solve(a + b, tangent[..., None])[..., 0]).sum(-1).sqrt()


def fuse(estimates: list[Estimate], sides: list[str], iterations: int) -> Estimate:
    """Gauss-Newton steps in information form, from the first mean. The result has the side of the first."""
    right = [on(*e, of=side, side="right") for e, side in zip(estimates, sides, strict=True)]
    batch = torch.broadcast_shapes(*[p.shape[:-1] for p, _, _ in right])
    mean = right[0][0].expand(*batch, 3), right[0][1].expand(*batch, 4)
    for _ in range(iterations):
        information = torch.zeros(*batch, 6, 6, dtype=mean[0].dtype)
        vector = torch.zeros(*batch, 6, 1, dtype=mean[0].dtype)
        for p, q, covariance in right:
            tangent = se3.local(*mean, p, q)
            one = torch.linalg.inv(moved(se3.left_jacobian(tangent), covariance))
            information, vector = information + one, vector + one @ tangent[..., None]
        step = torch.linalg.solve(information, vector)[..., 0]
        mean = se3.retract(*mean, step)
    covariance = moved(se3.left_jacobian(-step), torch.linalg.inv(information))
    return on(*mean, covariance, of="right", side=sides[0])
