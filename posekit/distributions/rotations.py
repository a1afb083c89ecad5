"""Haar and IsotropicGaussian: the uniform distribution of rotations, and the heat kernel on SO(3)."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, ClassVar, final

import torch
from torch import Generator, Tensor

from .. import arguments
from ..arguments import TensorLike
from ..errors import ArgumentError
from ..math import densities, rotation
from ..values import Rotation, Rotation2
from .base import GroupDistribution, check_kind, normal, positive, uniform
from .maximum_likelihood import maximised, samples_of
from .quadrature import Density, differentiable, integral, rejection

# In scales: the part of an isotropic Gaussian beyond is below 1e-21.
_REACH = 10
# Samples of larger scales are drawn from uniform rotations. The log density has no larger value there.
_WIDE, _LARGEST = 1.5, 0.69
_BEND = 6.4  # in squared scales; at this distance from half a turn the bend is below exp(-40)


@final
class Haar(GroupDistribution):
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

    has_rsample = True
    _parameters: ClassVar[dict[str, int]] = {"_zeros": 0}

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
        sizes = arguments.new_sizes((batch_shape,), "Haar")
        self._construct(_zeros=torch.zeros(sizes, dtype=dtype, device=device))

    def _drawn(self, shape: torch.Size, generator: Generator | None) -> Rotation | Rotation2:
        components = normal(shape, self._size, self._lead, generator).to(self._lead.dtype)
        drawn: Rotation | Rotation2 = self._kind(components).normalized()
        return drawn

    def _log_prob(self, value: Any) -> Tensor:
        shape = arguments.broadcast("Haar.log_prob", self=self.batch_shape, value=value.shape)
        return self._lead.new_zeros(shape)

    @property
    def _size(self) -> int:
        return 4 if self._kind is Rotation else 2

    @property
    def mean(self) -> Any:
        """There is none, and no mode: NaN, as of torch's Cauchy.

        >>> pk.distributions.Haar().mean.quaternion
        tensor([nan, nan, nan, nan])
        """
        return self._kind(self._lead.new_full((*self.batch_shape, self._size), torch.nan))

    def expected_matrix(self) -> Tensor:
        """Return the expected rotation matrices, shape (*batch, 3, 3): 0.

        >>> pk.distributions.Haar().expected_matrix().abs().max()
        tensor(0.)
        """
        size = 3 if self._kind is Rotation else 2
        return self._lead.new_zeros((*self.batch_shape, size, size))

    def entropy(self) -> Tensor:
        """Return the differential entropy, relative to the Haar probability: 0, the largest one.

        >>> pk.distributions.Haar().entropy()
        tensor(0.)
        """
        return self._lead.new_zeros(self.batch_shape)


@final
class IsotropicGaussian(GroupDistribution):
    """The isotropic Gaussian distribution of rotations, IGSO(3): where Brownian motion is after the time scale^2.

    For small scales, rotation vectors from the mean are normally distributed with this deviation about each axis; for
    large ones the distribution is uniform. The density at an angle w from the mean is the sum over l of (2 l + 1)
    exp(-l (l + 1) scale^2 / 2) sin((l + 1/2) w) / sin(w / 2). It is exact to rounding, for scales from 0.001 to 100.

    >>> noise = pk.distributions.IsotropicGaussian(pk.Rotation.identity(), 0.1)
    >>> noise.log_prob(pk.Rotation.from_rotvec([[0.0, 0.0, 0.0], [0.0, 0.0, 0.2]]))
    tensor([8.5211, 6.5228])

    Args:
        mean: The mean rotations, shape (*batch).
        scale: The deviations about each axis in radians, shape (*batch), positive.
    """

    has_rsample = True
    if TYPE_CHECKING:
        _mean: Rotation
        scale: Tensor

    _parameters: ClassVar[dict[str, int]] = {"mean": 0, "scale": 0}

    def __init__(self, mean: Rotation, scale: TensorLike | float) -> None:
        check_kind(mean, Rotation, "IsotropicGaussian: mean")
        self._construct(mean=mean, scale=positive(scale, "IsotropicGaussian: scale", mean.quaternion))

    def _wide(self) -> tuple[Tensor, Tensor]:
        """The parameters in float64."""
        return self.mean.quaternion.double(), self.scale.double()

    def _log_prob(self, value: Rotation) -> Tensor:
        return densities.isotropic_log_density(self.mean.quaternion, value.quaternion, self.scale)

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
        self._check_value(value, "score")
        return densities.isotropic_score(self.mean.quaternion, value.quaternion, self.scale)

    def cdf(self, value: Rotation) -> Tensor:  # type: ignore[override]
        """Return the probability that a rotation is at most as far from the mean as the value.

        >>> noise = pk.distributions.IsotropicGaussian(pk.Rotation.identity(), 0.1)
        >>> noise.cdf(pk.Rotation.from_rotvec([0.0, 0.0, 0.3]))
        tensor(0.9707)

        Args:
            value: The rotations, whose shape broadcasts with the batch shape.
        """
        self._check_value(value, "cdf")
        mean, scale = self._wide()
        angle = rotation.distance(mean, value.quaternion.double())
        end = _REACH * scale.detach()
        angle = torch.where(angle < end, angle, end)
        return integral(_density_of(scale), angle.detach() * 0, angle).to(self._dtype_with(value))

    def _drawn(self, shape: torch.Size, generator: Generator | None) -> Rotation:
        mean, scale = self._wide()
        rows = scale.detach().expand(shape).reshape(-1)

        def propose(row: Any) -> tuple[Tensor, Tensor]:
            """Rotation vectors of small scales are nearly normal, and rotations of large ones nearly uniform."""
            s = rows[row]
            draws = normal(s.shape, 4, rows, generator)
            length = draws[:, 1:].norm(dim=-1)
            angle = torch.where(s < _WIDE, s * length, 2 * torch.atan2(length, draws[:, 0].abs()))
            density = densities.isotropic_log_density_at_angle(angle.clamp(max=math.pi), s)
            # The ratio of the densities over its bound.
            ratio = 2 * ((angle / 2).sin() / angle).log() + 0.5 * (angle / s).square() + 3 * s.log() - s * s / 8
            ratio = torch.where(angle <= math.pi, ratio + 0.5 * math.log(math.pi / 8), -torch.inf)
            ratio = density + torch.where(s < _WIDE, ratio, -_LARGEST)
            rotvec = draws[:, 1:] * (angle / length).unsqueeze(-1)
            return rotvec, ~(uniform(s.shape, rows, generator).log() > ratio)

        rotvec = rejection("IsotropicGaussian.sample", rows.device, propose).reshape(*shape, 3)
        if torch.is_grad_enabled() and self.scale.requires_grad:
            angle = rotvec.norm(dim=-1)
            rotvec = rotvec * (differentiable(angle, _density_of(scale)) / angle).unsqueeze(-1)
        return (Rotation(mean) @ Rotation(rotation.exp(rotvec))).to(self.scale.dtype)

    @property
    def mean(self) -> Rotation:  # type: ignore[override]
        """The mean rotation.

        >>> pk.distributions.IsotropicGaussian(pk.Rotation.identity(), 0.1).mean.angle()
        tensor(0.)
        """
        return self._mean

    def expected_matrix(self) -> Tensor:
        """Return the expected rotation matrices, shape (*batch, 3, 3): ``exp(-scale^2)`` times those of the mean.

        >>> pk.distributions.IsotropicGaussian(pk.Rotation.identity(), 0.1).expected_matrix().diagonal()
        tensor([0.9900, 0.9900, 0.9900])
        """
        return self.mean.matrix() * torch.exp(-self.scale.square())[..., None, None]

    def entropy(self) -> Tensor:
        """Return the differential entropy, relative to the Haar probability: at most 0.

        >>> pk.distributions.IsotropicGaussian(pk.Rotation.identity(), 0.1).entropy()
        tensor(-7.0236)
        """
        scale = self.scale.double()
        end = (_REACH * scale.detach()).clamp(max=math.pi)
        return -expected_log_density(_density_of(scale), scale, end * 0, end).to(self.scale.dtype)

    @classmethod
    def fit(cls, values: Rotation, weights: TensorLike | None = None) -> IsotropicGaussian:
        """Return the distributions of maximum likelihood. Gradients do not flow to the values.

        >>> drawn = pk.distributions.IsotropicGaussian(pk.Rotation.identity(), 0.1).sample((1000,))
        >>> result = pk.distributions.IsotropicGaussian.fit(drawn)
        >>> bool((result.scale - 0.1).abs() < 0.01)
        True

        Args:
            values: The rotations, shape (n, *batch): a distribution is fitted along the first dimension.
            weights: Weights of the rotations, which broadcast to (n, *batch). The default is equal weights.
        """
        rotations, share = samples_of("IsotropicGaussian.fit", Rotation, values, weights)
        start = rotations.mean(share)
        # Of small rotation vectors the squared angle is 3 scale^2; of uniform ones their chordal distance is bounded.
        cosine = ((rotations.distance(start).cos() * 2 + 1) / 3 * share).sum(0).clamp(1e-12, 1 - 1e-14)
        scale = (-cosine.log()).sqrt()

        def likelihood(x: Tensor) -> Tensor:
            mean, deviation = start.retract(x[..., :3] * scale.unsqueeze(-1)), scale * x[..., 3].exp()
            density = densities.isotropic_log_density(mean.quaternion, rotations.quaternion, deviation)
            return (share * density).sum(0)

        x = maximised(likelihood, scale.new_zeros((*scale.shape, 4)))
        mean, deviation = start.retract(x[..., :3] * scale.unsqueeze(-1)), scale * x[..., 3].exp()
        return cls(mean.to(values.dtype), deviation.to(values.dtype))


def _density_of(scale: Tensor) -> Density:
    """The density of the angles from the mean, for angles of shape (*batch, n)."""

    def density(angle: Tensor) -> Tensor:
        return _log_density_of(scale)(angle).exp() * haar_density(angle)

    return density


def _log_density_of(scale: Tensor) -> Density:
    def logarithm(angle: Tensor) -> Tensor:
        return densities.isotropic_log_density_at_angle(angle.clamp(max=math.pi), scale.unsqueeze(-1))

    return logarithm


def haar_density(angle: Tensor) -> Tensor:
    """The density of the angles of uniform rotations."""
    return (angle / 2).sin().square() * (2 / math.pi)


def expected_log_density(density: Density, scale: Tensor, low: Tensor, high: Tensor) -> Tensor:
    """The mean of the log density of an isotropic Gaussian, of this scale, for angles of a density from low to high."""
    logarithm = _log_density_of(scale)
    # Next to half a turn the log density has a bend, which is sharp if the scale is small.
    bend = torch.minimum(torch.maximum(math.pi - _BEND * scale.detach().square(), low), high)
    return integral(lambda angle: density(angle) * logarithm(angle), low, bend, high)


def expected_log_density_about(p: IsotropicGaussian, q: IsotropicGaussian) -> Tensor:
    """The mean over one isotropic Gaussian of the log density of another one."""
    (mean, scale), (other_mean, other) = p._wide(), q._wide()
    apart = rotation.squared_distance(mean, other_mean)
    scale, other, apart = torch.broadcast_tensors(scale, other, apart)
    middle, reach = apart.detach().sqrt(), _REACH * scale.detach()

    def density(angle: Tensor) -> Tensor:
        angle = angle.clamp(max=math.pi)
        mean = densities.isotropic_mean_density(angle, apart.unsqueeze(-1), scale.unsqueeze(-1))
        return mean * haar_density(angle)

    return expected_log_density(density, other, (middle - reach).clamp(min=0), (middle + reach).clamp(max=math.pi))
