"""Lens models by OpenCV's formulas with powers, and their inverses by fixed-point iteration."""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor

from tests.support import sampling

# Ordinary cameras, lenses, points and pixels, in units of about the focal length. All of them are bounded, so that no
# pixel is outside the region where its lens is invertible.


def intrinsics(*batch: int, seed: int) -> Tensor:
    return torch.tensor([1.3, 0.9, 0.2, -0.1]) + 0.1 * sampling.normal(*batch, 4, seed=seed).sin()


def coefficients(count: int) -> Callable[..., Tensor]:
    return lambda *batch, seed: 0.02 * sampling.normal(*batch, count, seed=seed).sin()


def points(*batch: int, seed: int) -> Tensor:
    x = sampling.normal(*batch, 3, seed=seed)
    return torch.cat((0.5 * x[..., :2], 1.2 + 0.4 * x[..., 2:].sin()), -1)


def directions(*batch: int, seed: int) -> Tensor:
    """Points on all sides, of which some are behind the camera, but none near the axis there."""
    x = sampling.normal(*batch, 3, seed=seed)
    return torch.cat((x[..., :2], 0.5 + x[..., 2:].sin()), -1)


def pixels(*batch: int, seed: int) -> Tensor:
    return 0.3 * sampling.normal(*batch, 2, seed=seed).sin()


METHODS = ("project", "unproject", "rays")  # of a lens, those with derivatives
DOMAINS: dict[str, Callable[..., Tensor]] = {
    "intrinsics": intrinsics,
    "points": points,
    "pixels": pixels,
    "project_fisheye.points": directions,
    **{f"project_radtan{n}.distortion": coefficients(n) for n in (4, 5, 8, 12, 14)},
    **{f"{method}_radtan5.distortion": coefficients(5) for method in METHODS},
    **{f"{method}_fisheye.distortion": coefficients(4) for method in METHODS},
}

# Formulas


def _normalised(k: Tensor, pixel: Tensor) -> Tensor:
    return (pixel - k[..., 2:]) / k[..., :2]


def _pixels(k: Tensor, x: Tensor) -> Tensor:
    return k[..., :2] * x + k[..., 2:]


def matrix(intrinsics: Tensor) -> Tensor:
    focal = torch.diag_embed(torch.cat((intrinsics[..., :2], torch.zeros_like(intrinsics[..., :1])), -1))
    column = torch.cat((intrinsics[..., 2:], torch.ones_like(intrinsics[..., :1])), -1)
    return torch.cat((focal[..., :2], column[..., None]), -1)


def from_matrix(matrix: Tensor) -> Tensor:
    return torch.stack((matrix[..., 0, 0], matrix[..., 1, 1], matrix[..., 0, 2], matrix[..., 1, 2]), -1)


def resize(intrinsics: Tensor, scale: Tensor) -> Tensor:
    # Where a pixel of the old image is in the new one: its distance from the edge, at -1/2, is scaled.
    return torch.cat((intrinsics[..., :2] * scale, (intrinsics[..., 2:] + 0.5) * scale - 0.5), -1)


def crop(intrinsics: Tensor, x: Tensor, y: Tensor) -> Tensor:
    corner = torch.stack(torch.broadcast_tensors(x, y), -1)
    zero = torch.zeros_like(corner)
    return intrinsics - torch.cat((zero, corner), -1)


def _radial(k: Tensor, r2: Tensor) -> tuple[Tensor, Tensor]:
    """The numerator and the denominator of the radial factor."""
    k1, k2, _, _, *more = k[..., :8].unbind(-1)
    k3, k4, k5, k6 = (*more, *[torch.zeros_like(k1)] * (4 - len(more)))
    return 1 + k1 * r2 + k2 * r2**2 + k3 * r2**3, 1 + k4 * r2 + k5 * r2**2 + k6 * r2**3


def _tangential(k: Tensor, x: Tensor, r2: Tensor) -> Tensor:
    p1, p2 = k[..., 2], k[..., 3]
    a, b = x.unbind(-1)
    return torch.stack((2 * p1 * a * b + p2 * (r2 + 2 * a**2), p1 * (r2 + 2 * b**2) + 2 * p2 * a * b), -1)


def _distorted(k: Tensor, x: Tensor) -> Tensor:
    r2 = x.square().sum(-1)
    upper, lower = _radial(k, r2)
    image = x * (upper / lower)[..., None] + _tangential(k, x, r2) + _prism(k, r2)
    return image if k.shape[-1] < 14 else _planar(_tilt(k), image)


def _prism(k: Tensor, r2: Tensor) -> Tensor:
    if k.shape[-1] < 12:
        return torch.zeros_like(r2)[..., None].expand(*r2.shape, 2)
    s1, s2, s3, s4 = k[..., 8:12].unbind(-1)
    return torch.stack((s1 * r2 + s2 * r2**2, s3 * r2 + s4 * r2**2), -1)


def _tilt(k: Tensor) -> Tensor:
    """The matrix of OpenCV's documentation, a product of a projection and two rotations."""
    (cx, cy), (sx, sy) = k[..., 12:].cos().unbind(-1), k[..., 12:].sin().unbind(-1)
    zero, one = torch.zeros_like(cx), torch.ones_like(cx)
    about_x = torch.stack((one, zero, zero, zero, cx, sx, zero, -sx, cx), -1).unflatten(-1, (3, 3))
    about_y = torch.stack((cy, zero, -sy, zero, one, zero, sy, zero, cy), -1).unflatten(-1, (3, 3))
    turn = about_y @ about_x
    a, b, c = turn[..., 2].unbind(-1)
    return torch.stack((c, zero, -a, zero, c, -b, zero, zero, one), -1).unflatten(-1, (3, 3)) @ turn


def _planar(matrix: Tensor, x: Tensor) -> Tensor:
    """A projective map of the plane."""
    image = (matrix @ torch.cat((x, torch.ones_like(x[..., :1])), -1)[..., None])[..., 0]
    return image[..., :2] / image[..., 2:]


def _undistorted(k: Tensor, goal: Tensor) -> Tensor:
    """The fixed point of OpenCV's iteration, with as many steps as rounding errors allow."""
    x = goal = goal if k.shape[-1] < 14 else _planar(torch.linalg.inv(_tilt(k)), goal)
    for _ in range(80):
        r2 = x.square().sum(-1)
        upper, lower = _radial(k, r2)
        x = (goal - _tangential(k, x, r2) - _prism(k, r2)) * (lower / upper)[..., None]
    return x


def _unit(x: Tensor) -> Tensor:
    v = torch.cat((x, torch.ones_like(x[..., :1])), -1)
    return v / v.norm(dim=-1, keepdim=True)


def _at(x: Tensor, depth: Tensor) -> Tensor:
    return torch.cat((x, torch.ones_like(x[..., :1])), -1) * depth[..., None]


def _with_depth(pixel: Tensor, point: Tensor) -> tuple[Tensor, Tensor]:
    return pixel, point[..., 2].expand(pixel.shape[:-1])


def project_pinhole(intrinsics: Tensor, points: Tensor) -> tuple[Tensor, Tensor]:
    return _with_depth(_pixels(intrinsics, points[..., :2] / points[..., 2:]), points)


def unproject_pinhole(intrinsics: Tensor, pixels: Tensor, depth: Tensor) -> Tensor:
    return _at(_normalised(intrinsics, pixels), depth)


def rays_pinhole(intrinsics: Tensor, pixels: Tensor) -> Tensor:
    return _unit(_normalised(intrinsics, pixels))


def project_radtan(intrinsics: Tensor, distortion: Tensor, points: Tensor) -> tuple[Tensor, Tensor]:
    return _with_depth(_pixels(intrinsics, _distorted(distortion, points[..., :2] / points[..., 2:])), points)


def unproject_radtan(intrinsics: Tensor, distortion: Tensor, pixels: Tensor, depth: Tensor) -> Tensor:
    return _at(_undistorted(distortion, _normalised(intrinsics, pixels)), depth)


def rays_radtan(intrinsics: Tensor, distortion: Tensor, pixels: Tensor) -> Tensor:
    return _unit(_undistorted(distortion, _normalised(intrinsics, pixels)))


def _factor(k: Tensor, angle: Tensor) -> Tensor:
    k1, k2, k3, k4 = k.unbind(-1)
    return 1 + k1 * angle**2 + k2 * angle**4 + k3 * angle**6 + k4 * angle**8


def project_fisheye(intrinsics: Tensor, distortion: Tensor, points: Tensor) -> tuple[Tensor, Tensor]:
    radius = points[..., :2].norm(dim=-1)
    angle = torch.atan2(radius, points[..., 2])
    x = points[..., :2] * (angle * _factor(distortion, angle) / radius)[..., None]
    return _with_depth(_pixels(intrinsics, x), points)


def rays_fisheye(intrinsics: Tensor, distortion: Tensor, pixels: Tensor) -> Tensor:
    x = _normalised(intrinsics, pixels)
    radius = x.norm(dim=-1)
    angle = radius
    for _ in range(80):
        angle = radius / _factor(distortion, angle)
    x = x * (angle.sin() / radius)[..., None]
    return torch.cat((x, angle.cos()[..., None].expand_as(x[..., :1])), -1)


def unproject_fisheye(intrinsics: Tensor, distortion: Tensor, pixels: Tensor, depth: Tensor) -> Tensor:
    ray = rays_fisheye(intrinsics, distortion, pixels)
    return ray / ray[..., 2:] * depth[..., None]
