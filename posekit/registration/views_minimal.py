"""The pose of a camera from three points, of which a fourth tells the right one: Grunert's quartic (Haralick 1994)."""

from __future__ import annotations

import torch
from torch import Tensor

from ..values import Pose, Rotation

_POLISH = 2  # Newton steps on a root: that of Ferrari's formula has half the digits where roots are close


def from_three(points: Tensor, rays: Tensor) -> Pose:
    """The four poses of three points on three rays, of which some may be NaN, shape (*batch, 4).

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
