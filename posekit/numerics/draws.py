"""Random points in balls, and random rotations of restricted angle."""

from __future__ import annotations

import math
import numbers
from typing import Any

import torch
from torch import Generator, Tensor

from .. import arguments
from ..errors import OptionError, ShapeError

# Coefficients of P in theta = y P(y^2), the inverse of y = (6 (theta - sin theta))^(1/3) on [0, pi]: a polynomial
# through Chebyshev nodes, which has an error of 1e-7, minus that error. So the angle is exact within 2e-7 of itself,
# which no statistical test can see, and never too large.
_STRETCH = (
    0.99999995011,
    0.01666554563,
    7.184243994e-4,
    3.388661284e-5,
    6.475890470e-6,
    -1.325405685e-6,
    3.262481778e-7,
    -3.449721964e-8,
    1.788055871e-9,
)


def uniform_ball(sizes: tuple[int, ...], generator: Generator | None, dtype: torch.dtype, device: Any) -> Tensor:
    """Draw uniform points in the unit ball, shape (*sizes, 3), in at least float32."""
    # The first three coordinates of a uniform point on the unit sphere in five dimensions are uniform in the ball.
    normal = arguments.normal((*sizes, 5), generator, torch.promote_types(dtype, torch.float32), device)
    return normal[..., :3] / torch.linalg.vector_norm(normal, dim=-1, keepdim=True)


def capped_rotvec(ball: Tensor, max_angle: Tensor) -> Tensor:
    """Map uniform points in the unit ball to rotation vectors of Haar measure, restricted to a largest angle.

    The density of the angle theta of a uniform rotation is proportional to 1 - cos(theta), so theta - sin(theta) is
    uniform. So is the cube of the norm of a uniform point in the ball.

    Args:
        ball: The points, shape (*batch, 3).
        max_angle: The largest angle, as `limit` returns it.
    """
    y = ball * _cube_root(max_angle).to(ball.dtype)
    square = (y * y).sum(-1, keepdim=True)
    stretch = torch.full_like(square, _STRETCH[-1])
    for coefficient in _STRETCH[-2::-1]:
        stretch = stretch * square + coefficient
    return y * stretch


def _cube_root(angle: Tensor) -> Tensor:
    """Compute (6 (theta - sin theta))^(1/3) in float64, for angles theta that are at most pi, else for pi."""
    angle = angle.double().abs().clamp(max=math.pi)
    is_small = angle < 0.5
    x = angle.square()
    # The Taylor series of 6 (theta - sin theta) / theta^3: the first term left out is below 1.1e-15.
    series = 1 - x / 20 * (1 - x / 42 * (1 - x / 72 * (1 - x / 110 * (1 - x / 156))))
    large = torch.where(is_small, 1.0, angle)  # the derivative of the cube root is infinite at 0
    return torch.where(is_small, angle * series.pow(1 / 3), (6 * (large - large.sin())).pow(1 / 3))


def limit(value: Any, points: Tensor, where: str, name: str, *, degrees: bool = False) -> Tensor:
    """Check a limit of random points: a number, or numbers that broadcast to their batch shape.

    Returns a tensor without dimensions, or with a last dimension of size 1. The values of tensors are not checked: the
    distribution does not depend on their signs.
    """
    if isinstance(value, numbers.Real):
        if not 0 <= float(value) < math.inf:
            raise OptionError(f"{where}: {name} must be finite and not negative, got {value}")
        converted = torch.as_tensor(value, dtype=torch.float64, device="cpu")  # it may meet tensors on any device
    else:
        batch = points.shape[:-1]
        converted = arguments.scalar(value, f"{where}: {name}", points.new_empty(0, dtype=torch.float64))
        arguments.check_devices(f"{where}: {name}", points, converted)
        if arguments.broadcast(where, shape=batch, **{name: converted.shape}) != batch:
            given = f"the batch shape {tuple(batch)}, got {tuple(converted.shape)}"
            raise ShapeError(f"{where}: {name} must broadcast to {given}")
        converted = converted.unsqueeze(-1)
    return converted.double() * (math.pi / 180) if degrees else converted
