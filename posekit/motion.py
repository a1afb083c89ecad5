"""Motion between rotations, and what the methods that move and perturb share."""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch
from torch import Generator, Tensor

from . import _arguments as arguments
from ._arguments import TensorLike
from .errors import ArgumentError, OptionError, ShapeError
from .math import motion as ops

if TYPE_CHECKING:
    from .rotation import Rotation

__all__ = ["angular_velocity"]


def angular_velocity(R0: Rotation, R1: Rotation, dt: TensorLike | float, *, frame: str = "body") -> Tensor:
    """The constant angular velocity that leads from one rotation to another in a time, the shorter way round.

    >>> from posekit import Rotation
    >>> angular_velocity(Rotation.identity(), Rotation.from_rotvec([0, 0, 0.5]), dt=0.1)
    tensor([0., 0., 5.])

    Args:
        R0: Where the motion starts, as ``world_R_body``.
        R1: Where it ends.
        dt: The time it takes, shape (*batch), not 0.
        frame: In which frame the velocity is told: "body", so that ``R0.integrate(velocity, dt)`` is ``R1``, or
            "world", the parent frame of both rotations.

    Returns:
        Radians per unit of time, shape (*batch, 3).
    """
    check_frame(frame, "angular_velocity")
    for name, value in (("R0", R0), ("R1", R1)):
        kind = type(value).__name__
        if kind != "Rotation":
            remedy = "; the twist of a pose is T0.local(T1) / dt" if kind == "Pose" else ""
            raise ArgumentError(f"angular_velocity: {name} must be a Rotation, got {kind}{remedy}")
    velocity = ops.body_angular_velocity if frame == "body" else ops.world_angular_velocity
    return velocity(R0.quaternion, R1.quaternion, arguments.scalar(dt, "angular_velocity: dt", R0.quaternion))


def check_frame(frame: str, where: str) -> None:
    """Refuse the names of other frames."""
    if not isinstance(frame, str) or frame not in ("body", "world"):
        raise OptionError(f'{where}: frame must be "body" or "world", got {frame!r}')


def covariances(value: TensorLike, size: int, name: str, like: Tensor) -> Tensor:
    """Covariances as a tensor of shape (*batch, size, size)."""
    value = arguments.tensor(value, name, like)
    if tuple(value.shape[-2:]) != (size, size):
        raise ShapeError(f"{name} must have shape (..., {size}, {size}), got {tuple(value.shape)}")
    arguments.check_dtype(value.dtype, name)
    return value


def noise(shape: torch.Size, size: int, like: Tensor, generator: Generator | None, where: str) -> Tensor:
    """Standard normal numbers, shape (*batch, size), drawn where the generator is."""
    arguments.check_generator(generator, where)
    source = like.device if generator is None else generator.device
    return arguments.normal((*shape, size), generator, like.dtype, source).to(like.device)


# In units of rounding, of a variance of 1. With it, the rank of each of 50,000 random matrices of every rank, entries
# scaled by 1e-3 to 1e3, was found in both precisions, and the root gave them back within 40 units.
_NOISE = 32


def root(covariance: Tensor) -> Tensor:
    """A matrix that gives standard normal noise a covariance: their product with it has the symmetric part of that.

    It is a Cholesky factor, its rows in an order of its own: the direction that keeps the largest part of its variance
    is eliminated first, which a singular matrix demands. Certain directions get a column of zeros. A matrix that is
    not positive semidefinite, beyond what rounding does to its largest entry, has no root: NaN.
    """
    noise = _NOISE * torch.finfo(covariance.dtype).eps
    given = arguments.wide(covariance)
    s, deviation = correlation(0.5 * (given + given.mT))
    # Scaled, all variances are 1, and rounding must not choose among equals: the first ones weigh more.
    weights = torch.linspace(1, 0.9, s.shape[-1], dtype=s.dtype, device=s.device)
    columns = []
    for _ in range(s.shape[-1]):
        left = s.diagonal(dim1=-2, dim2=-1)
        place = (weights * left.detach()).argmax(-1, keepdim=True)  # of a NaN, if there is one
        pivot = left.gather(-1, place)
        column = torch.take_along_dim(s, place.unsqueeze(-2), -1).squeeze(-1)
        # An eliminated direction keeps no more than noise, so it is not chosen again.
        column = column * pivot.masked_fill(pivot <= noise, torch.inf).rsqrt()
        columns.append(column)
        s = s - column.unsqueeze(-1) * column.unsqueeze(-2)
    # What no column accounts for, in the units that were given.
    left = (s.detach() * deviation.unsqueeze(-1) * deviation.unsqueeze(-2)).abs().amax((-2, -1))
    wrong = left > max(noise, torch.finfo(covariance.dtype).eps ** 0.5) * given.detach().abs().amax((-2, -1))
    root = (torch.stack(columns, -1) * deviation.unsqueeze(-1)).to(covariance.dtype)
    return root.masked_fill(wrong[..., None, None], torch.nan)


def correlation(covariance: Tensor) -> tuple[Tensor, Tensor]:
    """A covariance in units of the standard deviations of its variables, and these units."""
    variance = covariance.detach().diagonal(dim1=-2, dim2=-1)
    deviation = torch.where(variance > 0, variance, 1).sqrt()
    return covariance / (deviation.unsqueeze(-1) * deviation.unsqueeze(-2)), deviation


def times(a: Tensor, b: Tensor) -> Tensor:
    """The matrix product, in the wider precision of its factors: autocast would take less."""
    dtype = torch.promote_types(a.dtype, b.dtype)
    a, b = a.to(dtype), b.to(dtype)
    if a.is_meta:  # of which autocast knows nothing
        return a @ b
    with torch.autocast(a.device.type, enabled=False):
        return a @ b


def carried(matrix: Tensor, covariance: Tensor) -> Tensor:
    """The covariance of a linear map of what has a covariance, exactly symmetric."""
    made = times(times(matrix, covariance), matrix.mT)
    return 0.5 * (made + made.mT)
