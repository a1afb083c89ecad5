"""Haar and IsotropicGaussian: the uniform distribution of rotations, and the heat kernel on SO(3)."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, ClassVar, final

import torch
from torch import Generator, Tensor

from .. import arguments, numerics
from ..arguments import TensorLike
from ..errors import ArgumentError
from ..math import densities, rotation
from ..values import Rotation, Rotation2
from .base import FittedDistribution, GroupDistribution, positive
from .numerical import Density, differentiable, integral, maximised, rejection

# In scales: the part of an isotropic Gaussian beyond is below 1e-21.
_REACH = 10
# Samples of larger scales are drawn from uniform rotations. The log density has no larger value there.
_WIDE, _LARGEST = 1.5, 0.69
_BEND = 6.4  # in squared scales; at this distance from half a turn the bend is below exp(-40)


@final
class Haar(GroupDistribution[Any]):
    """The uniform distribution of rotations, of space or of the plane, to which the densities of others are relative.

    >>> uniform = pk.distributions.Haar()
    >>> uniform.log_prob(uniform.sample((2,)))
    tensor([0., 0.])

    Args:
        batch_shape: The batch shape.
        dtype: The dtype; by default torch's default dtype.
        device: The device; by default torch's default device.
        kind: The class of the rotations, `Rotation` or `Rotation2`.
    """

    if TYPE_CHECKING:
        _identity: Any
    _parameters: ClassVar[dict[str, int]] = {"_identity": 0}

    def __init__(
        self,
        batch_shape: Any = (),
        *,
        dtype: torch.dtype | None = None,
        device: torch.device | str | None = None,
        kind: type[Rotation] | type[Rotation2] = Rotation,
    ) -> None:
        if kind not in (Rotation, Rotation2):
            raise ArgumentError(f"Haar: kind must be Rotation or Rotation2, got {arguments.describe(kind)}")
        self._kind = kind
        arguments.check_target("Haar", dtype, device)
        shape = arguments.new_sizes((batch_shape,), "Haar")
        self._construct(_identity=kind.identity(shape, dtype=dtype, device=device))

    def _log_prob(self, value: Any) -> Tensor:
        return torch.zeros_like(self._lead[..., 0] + value._lead[..., 0])

    def _drawn(self, shape: torch.Size, generator: Generator | None) -> Any:
        noise = numerics.standard_normal(shape, self._lead.shape[-1], self._lead, generator, "Haar.sample")
        return self._kind(noise).normalized()

    def _centre(self) -> Any:
        return self._kind(torch.full_like(self._lead, torch.nan))

    def _expected(self) -> Tensor:
        return torch.zeros_like(self._identity.matrix())

    def _entropy(self) -> Tensor:
        return self._lead.new_zeros(self.batch_shape)


@final
class IsotropicGaussian(FittedDistribution[Rotation]):
    """The isotropic Gaussian distribution of rotations, IGSO(3): where Brownian motion is after the time scale^2.

    For small scales, rotation vectors from the mean are normally distributed with this deviation about each axis; for
    large ones the distribution is uniform. The density at an angle w from the mean is the sum over l of (2 l + 1)
    exp(-l (l + 1) scale^2 / 2) sin((l + 1/2) w) / sin(w / 2). It is exact to rounding, for scales from 0.001 to 100.
    The expected matrix is ``exp(-scale^2)`` times that of the mean.

    >>> noise = pk.distributions.IsotropicGaussian(pk.Rotation.identity(), 0.1)
    >>> noise.log_prob(pk.Rotation.from_rotvec([[0.0, 0.0, 0.0], [0.0, 0.0, 0.2]]))
    tensor([8.5211, 6.5228])

    Args:
        mean: The mean rotations, shape (*batch).
        scale: The deviations about each axis in radians, shape (*batch), positive.
    """

    if TYPE_CHECKING:
        scale: Tensor
        _mean: Rotation
    _parameters: ClassVar[dict[str, int]] = {"_mean": 0, "scale": 0}

    def __init__(self, mean: Rotation, scale: TensorLike | float) -> None:
        arguments.check_kinds("IsotropicGaussian", Rotation, mean=mean)
        self._construct(_mean=mean, scale=positive(scale, "IsotropicGaussian: scale", mean.quaternion))

    def _log_density(self, value: Rotation) -> Tensor:  # computes in float64 whatever the dtype is
        return densities.isotropic_log_density(self._mean.quaternion, value.quaternion, self.scale)

    def score(self, value: Rotation) -> Tensor:
        """Return the gradient of the log density with respect to rotations, as tangents in their body frames.

        It is what a diffusion model learns: ``value.retract(score)`` moves towards the mean.

        >>> noise = pk.distributions.IsotropicGaussian(pk.Rotation.identity(), 0.1)
        >>> noise.score(pk.Rotation.from_rotvec([0.0, 0.0, 0.2]))
        tensor([  0.0000,   0.0000, -19.9666])

        Args:
            value: The rotations, whose shape broadcasts with the batch shape.

        Returns:
            Tangents, shape (*batch, 3).
        """
        return densities.isotropic_score(self._mean.quaternion, self._checked(value, "score").quaternion, self.scale)

    def cdf(self, value: Rotation) -> Tensor:  # type: ignore[override]
        """Return the probability that a rotation is at most as far from the mean as the value.

        >>> noise = pk.distributions.IsotropicGaussian(pk.Rotation.identity(), 0.1)
        >>> noise.cdf(pk.Rotation.from_rotvec([0.0, 0.0, 0.3]))
        tensor(0.9707)

        Args:
            value: The rotations, whose shape broadcasts with the batch shape.
        """
        scale = self.scale.double()
        angle = self._mean.double().distance(self._checked(value, "cdf").double())
        angle = torch.minimum(angle, _REACH * scale.detach())
        probability = integral(_density_of(scale), angle.detach() * 0, angle)
        return probability.to(torch.promote_types(self.scale.dtype, value.dtype))

    def _drawn(self, shape: torch.Size, generator: Generator | None) -> Rotation:
        where, rows = "IsotropicGaussian.sample", self.scale.detach().expand(shape).reshape(-1)

        def propose(row: Any) -> tuple[Tensor, Tensor]:
            """Rotation vectors of small scales are nearly normal, and rotations of large ones nearly uniform."""
            s = rows[row]
            draws = numerics.standard_normal(s.shape, 4, rows, generator, where)
            length = draws[:, 1:].norm(dim=-1)
            angle = torch.where(s < _WIDE, s * length, 2 * torch.atan2(length, draws[:, 0].abs()))
            density = densities.isotropic_log_density_at_angle(angle.clamp(max=math.pi), s)
            # The ratio of the densities over its bound.
            ratio = 2 * ((angle / 2).sin() / angle).log() + 0.5 * (angle / s).square() + 3 * s.log() - s * s / 8
            ratio = torch.where(angle <= math.pi, ratio + 0.5 * math.log(math.pi / 8), -torch.inf)
            return draws[:, 1:] * (angle / length).unsqueeze(-1), density + torch.where(s < _WIDE, ratio, -_LARGEST)

        rotvec = rejection(where, rows, generator, propose).reshape(*shape, 3)
        if torch.is_grad_enabled() and self.scale.requires_grad:
            angle = rotvec.norm(dim=-1)
            rotvec = rotvec * (differentiable(angle, _density_of(self.scale)) / angle).unsqueeze(-1)
        return self._mean.retract(rotvec)

    def _centre(self) -> Rotation:
        return self._mean

    def _expected(self) -> Tensor:
        return self._mean.matrix() * torch.exp(-self.scale.square())[..., None, None]

    def _entropy(self) -> Tensor:
        return -expected_log_density(_density_of(self.scale), self.scale, 0, _REACH * self.scale.detach())

    @classmethod
    def _fitted(cls, values: Rotation, share: Tensor) -> IsotropicGaussian:
        start = values.mean(share)
        # Of small rotation vectors the squared angle is 3 scale^2; of uniform ones their chordal distance is bounded.
        cosine = ((values.distance(start).cos() * 2 + 1) / 3 * share).sum(0).clamp(1e-12, 1 - 1e-14)
        scale = (-cosine.log()).sqrt()

        def moved(x: Tensor) -> IsotropicGaussian:
            return cls(start.retract(x[..., :3] * scale.unsqueeze(-1)), scale * x[..., 3].exp())

        zero = scale.new_zeros((*scale.shape, 4))
        return moved(maximised(lambda x: (share * moved(x).log_prob(values)).sum(0), zero))


def _density_of(scale: Tensor) -> Density:
    """The density of the angles from the mean, for angles of shape (*batch, n)."""
    return lambda angle: _log_density_of(scale)(angle).exp() * haar_density(angle)


def _log_density_of(scale: Tensor) -> Density:
    return lambda angle: densities.isotropic_log_density_at_angle(angle.clamp(max=math.pi), scale.unsqueeze(-1))


def haar_density(angle: Tensor) -> Tensor:
    """The density of the angles of uniform rotations."""
    return (angle / 2).sin().square() * (2 / math.pi)


def expected_log_density(density: Density, scale: Tensor, middle: Tensor | int, reach: Tensor) -> Tensor:
    """The mean of the log density of an isotropic Gaussian of this scale, for angles of a density about the middle."""
    logarithm = _log_density_of(scale)
    low, high = (middle - reach).clamp(min=0), (middle + reach).clamp(max=math.pi)
    # Next to half a turn the log density has a bend, which is sharp if the scale is small.
    bend = torch.minimum(torch.maximum(math.pi - _BEND * scale.detach().square(), low), high)
    return integral(lambda angle: density(angle) * logarithm(angle), low, bend, high)


def expected_log_density_about(p: IsotropicGaussian, q: IsotropicGaussian) -> Tensor:
    """The mean over one isotropic Gaussian of the log density of another one, both in float64."""
    apart = rotation.squared_distance(p._mean.quaternion, q._mean.quaternion)
    scale, other, apart = torch.broadcast_tensors(p.scale, q.scale, apart)

    def density(angle: Tensor) -> Tensor:
        mean = densities.isotropic_mean_density(angle.clamp(max=math.pi), apart.unsqueeze(-1), scale.unsqueeze(-1))
        return mean * haar_density(angle)

    return expected_log_density(density, other, apart.detach().sqrt(), _REACH * scale.detach())
