"""TangentGaussian: the density of an UncertainPose or an UncertainRotation."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, ClassVar, final

import torch
from torch import Generator, Tensor

from .. import arguments
from ..errors import ArgumentError
from ..math import densities
from ..values import Pose, Pose2, Rotation2, UncertainPose, UncertainRotation
from .base import GroupDistribution

_TURNS = 2  # more and fewer than the shortest rotation; beyond, with a deviation of pi, are 1e-4 of the samples
# An angle. At the mean itself, whole turns about any axis lead to one value, and their density has no bound; they are
# left out there.
_TINY = 1e-6


@final
class TangentGaussian(GroupDistribution):
    """The distribution of an `UncertainPose` or `UncertainRotation`: normally distributed tangents about a mean.

    The density is that of the tangents d that lead to a value, over the volume by which the exponential map scales
    there: for rotations (sin(w / 2) / (w / 2))^2 at the angle w, for poses its square. Up to two turns more or fewer
    that lead to the same value count, too. Relative to the uniform distribution, a volume of rotations of 8 pi^2 in
    tangents is 1, or 2 pi in the plane.

    >>> estimate = pk.UncertainPose(pk.Pose.identity(), 0.01 * torch.eye(6))
    >>> guess = pk.distributions.TangentGaussian(estimate)
    >>> guess.log_prob(pk.Pose([[0.0, 0.0, 0.0], [0.2, 0.0, 0.0]]))
    tensor([12.6708, 10.6708])

    Args:
        estimate: The mean with the covariance of the tangents, which must be positive definite.
    """

    has_rsample = True
    if TYPE_CHECKING:
        estimate: Any

    _parameters: ClassVar[dict[str, int]] = {"estimate": 0}

    def __init__(self, estimate: UncertainPose[Any] | UncertainRotation[Any]) -> None:
        given: Any = estimate
        if not isinstance(given, UncertainPose | UncertainRotation):
            kinds = "an UncertainPose or an UncertainRotation"
            raise ArgumentError(f"TangentGaussian: estimate must be {kinds}, got {type(given).__name__}")
        if arguments.is_readable(estimate.covariance):
            failed = torch.linalg.cholesky_ex(estimate.covariance.detach().double())[1] > 0
            arguments.refuse(failed, None, "TangentGaussian: estimate.covariance", "is not positive definite")
        self._kind = estimate._kind
        self._construct(estimate=estimate)

    @property
    def _lead(self) -> Tensor:
        lead: Tensor = self.estimate.covariance
        return lead

    def _log_prob(self, value: Any) -> Tensor:
        estimate = self.estimate.double().in_frame("body")
        root = torch.linalg.cholesky_ex(estimate.covariance)[0]
        size, is_planar = root.shape[-1], self._kind in (Rotation2, Pose2)
        tangents, volume = _tangents(self._kind, estimate._mean.local(value.double()))
        whitened = torch.linalg.solve_triangular(root.unsqueeze(-3), tangents.mT.unsqueeze(-3), upper=False)
        square = whitened.squeeze(-3).square().sum(-2)
        constant = root.diagonal(dim1=-2, dim2=-1).log().sum(-1) + size / 2 * math.log(2 * math.pi)
        constant = constant - math.log(2 * math.pi if is_planar else 8 * math.pi**2)
        found = torch.logsumexp(-square / 2 - volume, -1) - constant
        return found.to(torch.promote_types(self._lead.dtype, value.dtype))

    def _drawn(self, shape: torch.Size, generator: Generator | None) -> Any:
        return self.estimate.sample(shape[: len(shape) - len(self.batch_shape)], generator=generator)

    @property
    def mean(self) -> Any:
        """The mean of the estimate.

        >>> estimate = pk.UncertainRotation(pk.Rotation.identity(), 0.01 * torch.eye(3))
        >>> pk.distributions.TangentGaussian(estimate).mean.angle()
        tensor(0.)
        """
        return self.estimate._mean


def _tangents(kind: type[Any], tangent: Tensor) -> tuple[Tensor, Tensor]:
    """The tangents that lead to a value, shape (*batch, n, size), and the logarithms of their volumes, (*batch, n)."""
    positions: dict[type, int] = {Pose: 3, Pose2: 2}
    lead = positions.get(kind, 0)
    position, rotation = tangent[..., :lead].unsqueeze(-2), tangent[..., lead:].unsqueeze(-2)
    square = rotation.square().sum(-1, keepdim=True)
    turns = torch.arange(-_TURNS, _TURNS + 1, dtype=square.dtype, device=square.device)[:, None]
    counts = (turns == 0) | (square > _TINY**2)
    # The axis stays, and what is normal to it grows with the angle. Without turns the factor is exactly 0.
    factor = 2 * math.pi * turns / torch.where(square > _TINY**2, square, 1).sqrt()
    rotations = rotation + factor * rotation
    space = torch.nn.functional.pad(rotations, (3 - rotations.shape[-1], 0))  # in the plane about z
    volume = 0 * rotations[..., 0] if kind is Rotation2 else densities.log_volume(space) * (2 if kind is Pose else 1)
    if kind is Pose:
        along = rotation * (rotation * position).sum(-1, keepdim=True) / torch.where(square > _TINY**2, square, 1)
        position = position + factor * (position - along)
    elif kind is Pose2:
        position = position + factor * position
    volume = torch.where(counts.squeeze(-1), volume, torch.inf)
    return torch.cat([position.expand(*rotations.shape[:-1], lead), rotations], -1), volume
