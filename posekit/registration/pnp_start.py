"""The pose of a camera without a first guess: the least squared distance of points from the rays of their pixels.

For a rotation matrix r the best position is linear in r, which leaves a quadratic form in the nine numbers of r
(Terzakis and Lourakis 2020, Lu, Hager and Mjolsness 2000). Its minima over rotations are found from many rotations at
once, so that points in a plane and few points need no case of their own.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import torch
from torch import Tensor

from ..engine import Array, Scalar, Vec3, own_ops, select, stored
from ..math import lib, perspective, rotation
from ..values import Pose, Rotation

_POLISH = 2  # Newton steps on a root: that of Ferrari's formula has half the digits where roots are close


def from_three(points: Tensor, rays: Tensor) -> Pose:
    """The four poses of three points on three rays, of which some may be NaN, shape (*batch, 4).

    They are the roots of Grunert's quartic (Haralick 1994).

    Args:
        points: Shape (*batch, 3, 3).
        rays: Unit directions, shape (*batch, 3, 3).
    """
    p1, p2, p3 = points.unbind(-2)
    f1, f2, f3 = rays.unbind(-2)
    a, b, c = ((p - q).square().sum(-1) for p, q in ((p2, p3), (p1, p3), (p1, p2)))
    alpha, beta, gamma = ((f * g).sum(-1) for f, g in ((f2, f3), (f1, f3), (f1, f2)))
    d, e, s = (a - c) / b, c / b, (a + c) / b
    quartic = torch.stack(
        (
            (d - 1).square() - 4 * e * alpha.square(),
            4 * (d * (1 - d) * beta - (1 - s) * alpha * gamma + 2 * e * alpha.square() * beta),
            2
            * (
                d.square()
                - 1
                + 2 * d.square() * beta.square()
                + 2 * (1 - e) * alpha.square()
                - 4 * s * alpha * beta * gamma
                + 2 * (1 - a / b) * gamma.square()
            ),
            4 * (-d * (1 + d) * beta + 2 * a / b * gamma.square() * beta - (1 - s) * alpha * gamma),
            (1 + d).square() - 4 * a / b * gamma.square(),
        ),
        -1,
    )
    v = _roots(quartic)
    alpha, beta, gamma, b, d = (x[..., None] for x in (alpha, beta, gamma, b, d))
    u = ((d - 1) * v * v - 2 * d * beta * v + 1 + d) / (2 * (gamma - v * alpha))
    first = (b / (1 + v * v - 2 * v * beta)).sqrt()
    lengths = torch.stack((first, u * first, v * first), -1)  # along the rays
    lengths = torch.where((lengths > 0).all(-1, keepdim=True), lengths, torch.nan)
    seen = lengths[..., None] * rays[..., None, :, :]
    turn = _triad(seen) @ _triad(points)[..., None, :, :].mT
    rotation = Rotation.from_matrix(turn, validate=False)
    position = seen[..., 0, :] - rotation.apply(p1[..., None, :])
    return Pose(position, rotation)


def _triad(points: Tensor) -> Tensor:
    """Orthonormal frames of triangles, as columns."""
    x = points[..., 1, :] - points[..., 0, :]
    z = torch.linalg.cross(x, points[..., 2, :] - points[..., 0, :])
    x, z = (v / v.norm(dim=-1, keepdim=True) for v in (x, z))
    return torch.stack((x, torch.linalg.cross(z, x), z), -1)


def _roots(quartic: Tensor) -> Tensor:
    """The real roots of quartics with coefficients from the highest power, shape (*batch, 4), NaN for complex ones."""
    lead = quartic[..., :1]
    b, c, d, e = (
        (quartic[..., 1:] / torch.where(lead == 0, torch.finfo(lead.dtype).eps, lead)).to(torch.complex128).unbind(-1)
    )
    # Of x^4 + b x^3 + ..., with x = y - b / 4: y^4 + p y^2 + q y + r (Ferrari).
    p = c - 0.375 * b * b
    q = d - 0.5 * b * c + 0.125 * b**3
    r = e - 0.25 * b * d + b * b * c / 16 - 3 * b**4 / 256
    # A root of the resolvent m^3 + p m^2 + (p^2 / 4 - r) m - q^2 / 8 (Cardano).
    third = p / 3
    linear = 0.25 * p * p - r
    f, g = linear - p * third, 2 * third**3 - third * linear - 0.125 * q * q
    root = (0.25 * g * g + f**3 / 27).sqrt()
    plus, minus = -0.5 * g + root, -0.5 * g - root
    w = torch.where(plus.abs() >= minus.abs(), plus, minus)
    w = torch.where(w == 0, 0, w ** (1 / 3))
    m = w - torch.where(w == 0, 0, f / (3 * torch.where(w == 0, 1, w))) - third
    half = (2 * m).sqrt()
    ratio = q / torch.where(half == 0, torch.finfo(torch.float64).tiny, half)
    inner = [(-2 * p - 2 * m + sign * 2 * ratio).sqrt() for sign in (-1, 1)]
    y = torch.stack([0.5 * (sign * half + s * inner[k]) for k, sign in enumerate((1, -1)) for s in (1, -1)], -1)
    x = y - 0.25 * b[..., None]
    real = torch.where(x.imag.abs() < 1e-3 * (1 + x.real.abs()), x.real, torch.nan)
    coefficients = quartic[..., None, :]
    for _ in range(_POLISH):
        value = slope = torch.zeros_like(real)
        for k in range(5):
            value, slope = value * real + coefficients[..., k], slope * real + value
        step = value / slope
        real = torch.where(step.isfinite(), real - step, real)
    return real


op = own_ops()

# Of 128 rotations spread evenly, one is within 40 degrees of any. Of 1000 problems of each kind (4, 6 and 50 points, in
# space or in a plane), the 12 best with a positive mean depth led to the global minimum in every one; 6 missed 5.
_SPREAD, _STARTS, _STEPS = 128, 12, 8
_FIRST_DAMPING = 1e-2


class Objective(NamedTuple):
    """The squared distances of points from rays, summed, as a function of the rotation matrix r alone.

    Attributes:
        form: Its quadratic form, as the upper triangle, shape (*batch, 45).
        position: The best position is ``-position @ r``, shape (*batch, 3, 9).
        depth: The sum of the distances along the rays is ``depth . r``, shape (*batch, 9).
    """

    form: Tensor
    position: Tensor
    depth: Tensor


class RayMoments(Array):
    """Sums of products of the numbers of points and rays."""

    shape = (72,)


@op(title="pnp")
def moments(point: Vec3, ray: Vec3, weight: Scalar) -> RayMoments:
    """The upper triangle of 1 - d d^T, each multiplied by (1, p, triangle of p p^T); then d; then d p^T; weighted.

    Args:
        point: p.
        ray: d.
        weight: A factor of all numbers.
    """
    pairs = [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2)]
    across = [weight * ((1 if i == j else 0) - ray[i] * ray[j]) for i, j in pairs]
    lifted = [*point, *(point[i] * point[j] for i, j in pairs)]
    along = [weight * x for x in ray]
    products = [x * y for y in across for x in (1, *lifted)]
    return RayMoments((*products, *along, *(x * y for x in along for y in point)))


class Place(Array):
    """The best position of a rotation matrix r is the product of this 3 x 9 matrix with -r."""

    shape = (3, 9)


class Along(Array):
    """Nine numbers, one for each of a rotation matrix."""

    shape = (9,)


@op(title="pnp", returns="form position depth", fusible=False)
def reduced(sums: RayMoments) -> tuple[perspective.Symmetric9, Place, Along]:
    """The objective of sums of `moments`: the position that is best for each rotation is put in."""
    each = [[sums[10 * k + i] for i in range(10)] for k in range(6)]
    square = [[0, 1, 2], [1, 3, 4], [2, 4, 5]]  # where the numbers of symmetric matrices are in their upper triangles
    constant = [[each[square[i][j]][0] for j in range(i + 1)] for i in range(3)]
    # Row i, and column (j, l), which stands for the entry j, l of the rotation matrix.
    linear = [[each[square[i][j]][1 + k] for j in range(3) for k in range(3)] for i in range(3)]
    size = constant[0][0] + constant[1][1] + constant[2][2]
    tiny = 2.0**-52 * select(size > 0, size, 1)  # parallel rays have no position along them
    damped = [[x + tiny if i == j else x for j, x in enumerate(row)] for i, row in enumerate(constant)]
    factor = lib.Cholesky.of(damped, smallest=tiny)
    columns = [factor.solve([linear[i][m] for i in range(3)]) for m in range(9)]
    form = []
    for m in range(9):
        for n in range(m, 9):
            whole = each[square[m // 3][n // 3]][4 + square[m % 3][n % 3]]
            form.append(whole - lib.dot([linear[i][m] for i in range(3)], columns[n]))
    along = [sums[60 + i] for i in range(3)]
    depth = [sums[63 + m] - lib.dot(along, columns[m]) for m in range(9)]
    return (
        perspective.Symmetric9(form),
        Place(columns[m][i] for i in range(3) for m in range(9)),
        Along(depth),
    )


def objective(points: Tensor, rays: Tensor, weights: Tensor) -> Objective:
    """The sums over n points.

    Args:
        points: Shape (*batch, n, 3), relative to a point near their centroid.
        rays: Unit directions, shape (*batch, n, 3).
        weights: Shape (*batch, n).
    """
    return Objective(*reduced(moments.summed()(points, rays, weights)))


_kept: dict[Any, Any] = {}  # tensors that do not depend on the data


def _triangle(device: torch.device) -> tuple[Tensor, Tensor]:
    rows, columns = stored(_kept, device, lambda: torch.triu_indices(9, 9, device=device))
    return rows, columns


def spread(count: int, dtype: torch.dtype, device: torch.device) -> Tensor:
    """Quaternions spread evenly over the rotations: super-Fibonacci spirals (Alexa 2022), shape (count, 4)."""
    made: Tensor = stored(_kept, (count, dtype, device), lambda: _spread(count).to(device=device, dtype=dtype))
    return made


def _spread(count: int) -> Tensor:
    s = torch.arange(count, dtype=torch.float64, device="cpu") + 0.5
    inner, outer = (s / count).sqrt(), (1 - s / count).sqrt()
    a, b = 2 * math.pi * s / math.sqrt(2), 2 * math.pi * s / 1.533751168755204288118041
    return torch.stack((inner * a.sin(), inner * a.cos(), outer * b.sin(), outer * b.cos()), -1)


def position(cost: Objective, quaternion: Tensor, centre: Tensor) -> Tensor:
    """The best positions for rotations of shape (*batch, 4).

    Args:
        cost: For points relative to the centre.
        quaternion: Unit quaternions.
        centre: Shape (*batch, 1, 3).
    """
    r = rotation.matrix(quaternion)
    return -(cost.position @ r.flatten(-2)[..., None] + r @ centre.mT).squeeze(-1)


def candidates(cost: Objective) -> tuple[Tensor, Tensor]:
    """Minima over rotations: quaternions (*batch, k, 4) and values (*batch, k).

    Minima at which the points are, on average, behind the camera have the value infinity.
    """
    form = cost.form
    all_quaternions = spread(_SPREAD, form.dtype, form.device)
    r = rotation.matrix(all_quaternions).flatten(-2)
    rows, columns = _triangle(form.device)
    features = r[:, rows] * r[:, columns] * torch.where(rows == columns, 1, 2)
    values = form @ features.mT
    values = torch.where(cost.depth @ r.mT > 0, values, values + values.amax(-1, keepdim=True))
    chosen = values.topk(_STARTS, -1, largest=False).indices
    quaternion, each = all_quaternions[chosen], form[..., None, :].contiguous()
    damping = torch.full_like(quaternion[..., 0], _FIRST_DAMPING)
    for _ in range(_STEPS):
        quaternion, damping, value = perspective.descend(each, quaternion, damping)
    r = rotation.matrix(quaternion).flatten(-2)
    return quaternion, torch.where((r @ cost.depth[..., None]).squeeze(-1) > 0, value, math.inf)
