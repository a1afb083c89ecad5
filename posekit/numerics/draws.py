"""Random points in balls, and random rotations of restricted angle."""

from __future__ import annotations

import math
import numbers
from typing import Any

import torch
from torch import Generator, Tensor

from .. import arguments
from ..errors import OptionError, ShapeError

# The angle theta of a uniform rotation has a density proportional to 1 - cos(theta), so that theta - sin(theta) is
# uniform. y = (6 (theta - sin(theta)))^(1/3) is nearly theta: y = theta P(theta^2) and theta = y Q(y^2). P and Q are
# polynomials through Chebyshev nodes for angles in [0, pi], less their errors. So P is exact within 2e-9 of itself and
# Q within 2e-7, which no statistical test can see, and neither is ever too large.
_P = (1.0, -0.01666667047, 1.190509576e-4, -1.096507061e-9, 3.025737402e-9)
_Q = (
    *(0.9999999496, 0.01666554563, 7.18424535e-4, 3.388661288e-5, 6.475890469e-6),
    *(-1.325405688e-6, 3.262481778e-7, -3.449721971e-8, 1.788055872e-9),
)


def uniform_ball(
    sizes: tuple[int, ...], size: int, generator: Generator | None, dtype: torch.dtype, device: Any
) -> Tensor:
    """Draw uniform points in the unit ball or disc, shape (*sizes, size), in at least float32."""
    # The first n coordinates of a uniform point on the unit sphere in n + 2 dimensions are uniform in the ball.
    normal = arguments.normal((*sizes, size + 2), generator, torch.promote_types(dtype, torch.float32), device)
    return normal[..., :size] / torch.linalg.vector_norm(normal, dim=-1, keepdim=True)


def random_positions(like: Tensor, size: int, max_distance: Any, where: str, generator: Generator | None) -> Tensor:
    """Draw positions, shape (*batch, size): standard normal, or uniform in the ball of a radius.

    Args:
        like: The rotations, shape (*batch, n), whose dtype and device the positions have.
        size: The number of coordinates.
        max_distance: The radius, or None.
        where: For error messages.
        generator: The source of the random numbers.
    """
    sizes, dtype, device = tuple(like.shape[:-1]), like.dtype, like.device
    if max_distance is None:
        return arguments.normal((*sizes, size), generator, dtype, device)
    ball = uniform_ball(sizes, size, generator, dtype, device)
    return (ball * limit(max_distance, ball, where, "max_distance")).to(dtype)


def capped_rotvec(ball: Tensor, max_angle: float | Tensor) -> Tensor:
    """Map uniform points in the unit ball to rotation vectors of Haar measure, restricted to a largest angle.

    The cube of the norm of a uniform point in the ball is uniform.

    Args:
        ball: The points, shape (*batch, 3).
        max_angle: The largest angle, as `limit` returns it.
    """
    if isinstance(max_angle, Tensor):
        largest: Any = max_angle.abs().clamp(max=math.pi)
        reach = (largest * _polynomial(_P, largest * largest)).to(ball.dtype)
    else:
        largest = min(max_angle, math.pi)
        reach = largest * _polynomial(_P, largest * largest)
    y = ball * reach
    return y * _polynomial(_Q, (y * y).sum(-1, keepdim=True))


def _polynomial(coefficients: tuple[float, ...], x: Any) -> Any:
    total: Any = coefficients[-1]
    for coefficient in coefficients[-2::-1]:
        total = total * x + coefficient
    return total


def limit(value: Any, points: Tensor, where: str, name: str, *, degrees: bool = False) -> float | Tensor:
    """Check a limit of random points: a number, or numbers that broadcast to their batch shape.

    Returns a number, or a tensor in float64 with a last dimension of size 1. The values of tensors are not checked: the
    distribution does not depend on their signs.
    """
    unit = math.pi / 180 if degrees else 1.0
    if isinstance(value, numbers.Real):
        if not 0 <= float(value) < math.inf:
            raise OptionError(f"{where}: {name} must be finite and not negative, got {value}")
        return float(value) * unit
    batch = points.shape[:-1]
    converted = arguments.scalar(value, f"{where}: {name}", points.new_empty(0, dtype=torch.float64))
    arguments.check_devices(f"{where}: {name}", points, converted)
    if arguments.broadcast(where, shape=batch, **{name: converted.shape}) != batch:
        shapes = f"the batch shape {tuple(batch)}, got {tuple(converted.shape)}"
        raise ShapeError(f"{where}: {name} must broadcast to {shapes}")
    return converted.double().unsqueeze(-1) * unit
