"""VonMises: rotations of the plane."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, ClassVar, final

import torch
from torch import Generator, Tensor

from ..arguments import TensorLike
from ..values import Rotation2
from . import quadratic
from .base import GroupDistribution, check_kind, positive
from .maximum_likelihood import maximised, samples_of
from .quadrature import Density, differentiable


@final
class VonMises(GroupDistribution):
    """The von Mises distribution of rotations of the plane, of densities proportional to exp(concentration cos(angle)).

    The angle is that from the mean. The density is relative to the uniform distribution, not to angles in radians,
    whose densities are 1 / (2 pi) times as large.

    >>> heading = pk.distributions.VonMises(pk.Rotation2.identity(), 4.0)
    >>> heading.log_prob(pk.Rotation2.from_angle([0.0, 0.5]))
    tensor([1.5750, 1.0854])

    Args:
        mean: The mean rotations, a Rotation2 of shape (*batch).
        concentration: The concentrations, shape (*batch), positive: large ones are inverse variances of the angles.
    """

    has_rsample = True
    if TYPE_CHECKING:
        concentration: Tensor
        _mean: Rotation2

    _parameters: ClassVar[dict[str, int]] = {"mean": 0, "concentration": 0}
    _kind = Rotation2

    def __init__(self, mean: Rotation2, concentration: TensorLike | float) -> None:
        check_kind(mean, Rotation2, "VonMises: mean")
        number = positive(concentration, "VonMises: concentration", mean.complex)
        self._construct(mean=mean, concentration=number)

    def _shifted(self) -> Tensor:
        """The form of the half angle's cosine and sine of which this is the Bingham distribution on the circle."""
        double = 2 * self.concentration.double()
        return torch.diag_embed(torch.stack([-double, torch.zeros_like(double)], -1))

    def _log_prob(self, value: Rotation2) -> Tensor:
        half = self._mean.double().local(value.double()).squeeze(-1) / 2
        form = -2 * self.concentration.double() * half.sin().square()
        return form - quadratic.log_normaliser(self._shifted())

    def _drawn(self, shape: torch.Size, generator: Generator | None) -> Rotation2:
        half = quadratic.drawn("VonMises.sample", self._shifted(), shape, generator)
        angle = 2 * torch.atan2(half[..., 0], half[..., 1])
        angle = torch.remainder(angle + math.pi, 2 * math.pi) - math.pi
        if torch.is_grad_enabled() and self.concentration.requires_grad:
            angle = differentiable(angle.abs(), _density_of(self)) * angle.sign()
        return self._mean.double().retract(angle.unsqueeze(-1)).to(self.concentration.dtype)

    @property
    def mean(self) -> Rotation2:  # type: ignore[override]
        """The mean rotation.

        >>> pk.distributions.VonMises(pk.Rotation2.identity(), 4.0).mean.angle()
        tensor(0.)
        """
        return self._mean

    def expected_matrix(self) -> Tensor:
        """Return the expected rotation matrices, shape (*batch, 2, 2).

        >>> pk.distributions.VonMises(pk.Rotation2.identity(), 4.0).expected_matrix().diagonal()
        tensor([0.8635, 0.8635])
        """
        length = 1 - 2 * quadratic.second_moment(self._shifted())[..., 0, 0]
        return (self._mean.double().matrix() * length[..., None, None]).to(self.concentration.dtype)

    def entropy(self) -> Tensor:
        """Return the differential entropy, relative to the uniform distribution: at most 0.

        >>> pk.distributions.VonMises(pk.Rotation2.identity(), 4.0).entropy()
        tensor(-1.0290)
        """
        return -mean_log_density(self, self).to(self.concentration.dtype)

    @classmethod
    def fit(cls, values: Rotation2, weights: TensorLike | None = None) -> VonMises:
        """Return the distributions of maximum likelihood. Gradients do not flow to the values.

        >>> drawn = pk.distributions.VonMises(pk.Rotation2.identity(), 4.0).sample((2000,))
        >>> bool((pk.distributions.VonMises.fit(drawn).concentration - 4).abs() < 0.5)
        True

        Args:
            values: The rotations, shape (n, *batch): a distribution is fitted along the first dimension.
            weights: Weights of the rotations, which broadcast to (n, *batch). The default is equal weights.
        """
        rotations, share = samples_of("VonMises.fit", Rotation2, values, weights)
        mean = Rotation2((share.unsqueeze(-1) * rotations.normalized().complex).sum(0)).normalized()
        half = mean.local(rotations).squeeze(-1) / 2
        part = (share * half.sin().square()).sum(0).clamp(min=1e-14, max=0.5 - 1e-9)
        start = (0.25 / part - 0.5).log()  # between those of concentrated and of uniform angles

        def likelihood(x: Tensor) -> Tensor:
            trial = cls(mean, (start + x.squeeze(-1)).exp())
            return -2 * trial.concentration * part - quadratic.log_normaliser(trial._shifted())

        x = maximised(likelihood, torch.zeros_like(start).unsqueeze(-1)).squeeze(-1)
        return cls(mean.to(values.dtype), (start + x).exp().to(values.dtype))


def _density_of(planar: VonMises) -> Density:
    """The density of absolute angles from the mean, for angles of shape (*batch, n)."""
    number, constant = planar.concentration.double().unsqueeze(-1), quadratic.log_normaliser(planar._shifted())
    return lambda angle: torch.exp(-2 * number * (angle / 2).sin().square() - constant.unsqueeze(-1)) / math.pi


def mean_log_density(p: VonMises, q: VonMises) -> Tensor:
    """The mean of the log density of one distribution over another one, in float64."""
    part = quadratic.second_moment(p._shifted())[..., 0, 0]  # the mean of sin^2(angle / 2)
    apart = (p._mean.double().local(q._mean.double()).squeeze(-1) / 2).sin().square()
    sine = part + apart - 2 * part * apart
    return -2 * q.concentration.double() * sine - quadratic.log_normaliser(q._shifted())
