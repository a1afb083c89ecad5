"""TangentGaussian: the density of an UncertainPose or an UncertainRotation."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, final

import numpy as np
import torch
from torch import Generator, Tensor

from .. import arguments
from ..arguments import TensorLike
from ..errors import ArgumentError
from ..math import densities
from ..values import Pose, Pose2, Rotation, Rotation2, UncertainPose, UncertainRotation
from .base import GroupDistribution
from .maximum_likelihood import maximised, samples_of
from .quadrature import table

_NODES = 12  # for each axis, of a rule whose error is below 1e-13 for deviations up to 0.5
_TURNS = 2  # more and fewer than the shortest rotation; beyond, with a deviation of pi, are 1e-4 of the samples
# An angle. At the mean itself, whole turns about any axis lead to one value, and their density has no bound; they are
# left out there.
_TINY = 1e-6
_SINGULAR = 1e-12  # the smallest eigenvalue of a correlation that is not a rounding error
_LEADS: dict[type[Any], int] = {Pose: 3, Pose2: 2}  # numbers of tangents that are positions
_VALUES = (Pose, Rotation, Pose2, Rotation2)


def _hermite() -> tuple[list[float], list[float]]:
    """Nodes and weights for means over a standard normal number."""
    nodes, weights = np.polynomial.hermite_e.hermegauss(_NODES)
    return nodes.tolist(), (weights / weights.sum()).tolist()


_HERMITE = _hermite()


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
        value: Any = estimate
        if not isinstance(value, UncertainPose | UncertainRotation):
            kinds = "an UncertainPose or an UncertainRotation"
            raise ArgumentError(f"TangentGaussian: estimate must be {kinds}, got {type(value).__name__}")
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
        tangents, volume = _tangents(self._kind, estimate._mean.local(value.double()))
        whitened = torch.linalg.solve_triangular(root.unsqueeze(-3), tangents.mT.unsqueeze(-3), upper=False)
        square = whitened.squeeze(-3).square().sum(-2)
        return torch.logsumexp(-square / 2 - volume, -1) - self._constant(root)

    def _constant(self, root: Tensor) -> Tensor:
        """The logarithm of the density's denominator, of a root of the covariance."""
        uniform = 2 * math.pi if self._kind in (Rotation2, Pose2) else 8 * math.pi**2
        size = root.diagonal(dim1=-2, dim2=-1).log().sum(-1)
        return size + root.shape[-1] / 2 * math.log(2 * math.pi) - math.log(uniform)

    def _expected(self, function: Callable[[Tensor], Tensor]) -> Tensor:
        """The mean in float64 of a function of rotation vectors from the mean in its frame, shape (n, *batch, size)."""
        estimate = self.estimate.double().in_frame("body")
        lead = _LEADS.get(self._kind, 0)
        root = torch.linalg.cholesky_ex(estimate.covariance[..., lead:, lead:])[0]
        nodes, weights = table("Gauss-Hermite", _HERMITE, root.device)
        size = root.shape[-1]
        grid = torch.stack(torch.meshgrid([nodes] * size, indexing="ij"), -1).reshape(
            -1, *[1] * (root.ndim - 2), size, 1
        )
        products = torch.stack(torch.meshgrid([weights] * size, indexing="ij"), -1).prod(-1).flatten()
        return torch.tensordot(products, function((root @ grid).squeeze(-1)), 1)

    def _drawn(self, shape: torch.Size, generator: Generator | None) -> Any:
        return self.estimate.sample(shape[: len(shape) - len(self.batch_shape)], generator=generator)

    @property
    def mean(self) -> Any:
        """The mean of the estimate, and the mode for deviations of rotations up to 1.5.

        >>> estimate = pk.UncertainRotation(pk.Rotation.identity(), 0.01 * torch.eye(3))
        >>> pk.distributions.TangentGaussian(estimate).mean.angle()
        tensor(0.)
        """
        return self.estimate._mean

    def expected_matrix(self) -> Tensor:
        """Return the expected rotation matrices, shape (*batch, 3, 3), or (*batch, 2, 2) in the plane.

        They are exact to 1e-13 for deviations of rotations up to 0.5, and to 1e-4 up to 1.

        >>> estimate = pk.UncertainRotation(pk.Rotation.identity(), 0.01 * torch.eye(3))
        >>> pk.distributions.TangentGaussian(estimate).expected_matrix().diagonal()
        tensor([0.9901, 0.9901, 0.9901])
        """
        mean = self.estimate._mean.double()
        rotation = mean.rotation if self._kind in _LEADS else mean
        matrix = rotation.matrix() @ self._expected(lambda x: type(rotation).exp(x).matrix())
        return matrix.to(self._lead.dtype)

    def entropy(self) -> Tensor:
        """Return the differential entropy: that of the tangents, with the mean logarithm of their volume.

        Of rotations beyond half a turn the part is left out by which they lie among others: it is below 1e-12
        for deviations up to 0.4, and grows to 5e-3 at 0.8.

        >>> estimate = pk.UncertainRotation(pk.Rotation.identity(), 0.01 * torch.eye(3))
        >>> pk.distributions.TangentGaussian(estimate).entropy()
        tensor(-7.0235)
        """
        root = torch.linalg.cholesky_ex(self.estimate.double().in_frame("body").covariance)[0]
        volume = self._expected(lambda x: _log_volume(self._kind, x))
        return (self._constant(root) + root.shape[-1] / 2 + volume).to(self._lead.dtype)

    @classmethod
    def fit(cls, values: Any, weights: TensorLike | None = None) -> TangentGaussian:
        """Return the distributions of maximum likelihood, for values within half a turn of their mean.

        Gradients do not flow to the values.

        >>> estimate = pk.UncertainPose(pk.Pose.identity(), 0.01 * torch.eye(6))
        >>> result = pk.distributions.TangentGaussian.fit(estimate.sample(2000))
        >>> bool((result.estimate.covariance - estimate.covariance).abs().max() < 0.002)
        True

        Args:
            values: Poses or rotations, shape (n, *batch), n > 6: a distribution is fitted along the first dimension.
            weights: Weights of the values, which broadcast to (n, *batch). The default is equal weights.
        """
        where = "TangentGaussian.fit"
        if not isinstance(values, _VALUES):
            kinds = ", ".join([kind.__name__ for kind in _VALUES])
            raise ArgumentError(f"{where}: values must be one of {kinds}, got {type(values).__name__}")
        kind: Any = type(values)
        samples, share = samples_of(where, kind, values, weights)
        start = samples.mean(share)

        def parts(x: Tensor) -> tuple[Any, Tensor, Tensor]:
            mean = start.retract(x)
            tangent = mean.local(samples)
            covariance = (share[..., None, None] * tangent.unsqueeze(-1) * tangent.unsqueeze(-2)).sum(0)
            return mean, tangent, covariance

        def likelihood(x: Tensor) -> Tensor:
            _, tangent, covariance = parts(x)
            volume = _log_volume(kind, tangent[..., _LEADS.get(kind, 0) :])
            root = torch.linalg.cholesky_ex(covariance)[0]
            return -root.diagonal(dim1=-2, dim2=-1).log().sum(-1) - (share * volume).sum(0)

        zero = share.new_zeros((*start.shape, start._size))
        covariance = parts(zero)[2]
        deviation = covariance.diagonal(dim1=-2, dim2=-1).sqrt()
        correlation = covariance / (deviation.unsqueeze(-1) * deviation.unsqueeze(-2))
        eye = torch.eye(start._size, dtype=share.dtype, device=share.device)
        if arguments.is_readable(share):
            failed = torch.linalg.cholesky_ex(correlation - _SINGULAR * eye)[1] > 0
            arguments.refuse(
                failed, None, f"{where}: values", "determine no covariance: they are too few, or do not vary"
            )
        mean, _, covariance = parts(maximised(likelihood, zero))
        make: Any = UncertainPose if kind in _LEADS else UncertainRotation
        return cls(make(mean.to(values.dtype), covariance.to(values.dtype)))


def _log_volume(kind: type[Any], rotations: Tensor) -> Tensor:
    """The logarithm of the factor by which the exponential map scales volumes at rotation vectors."""
    space = torch.nn.functional.pad(rotations, (3 - rotations.shape[-1], 0))  # in the plane about z
    return {Rotation2: 0, Pose: 2}.get(kind, 1) * densities.log_volume(space)


def _tangents(kind: type[Any], tangent: Tensor) -> tuple[Tensor, Tensor]:
    """The tangents that lead to a value, shape (*batch, n, size), and the logarithms of their volumes, (*batch, n)."""
    lead = _LEADS.get(kind, 0)
    position, rotation = tangent[..., :lead].unsqueeze(-2), tangent[..., lead:].unsqueeze(-2)
    square = rotation.square().sum(-1, keepdim=True)
    turns = torch.arange(-_TURNS, _TURNS + 1, dtype=square.dtype, device=square.device)[:, None]
    counts = (turns == 0) | (square > _TINY**2)
    # The axis stays, and what is normal to it grows with the angle. Without turns the factor is exactly 0.
    factor = 2 * math.pi * turns / torch.where(square > _TINY**2, square, 1).sqrt()
    rotations = rotation + factor * rotation
    volume = _log_volume(kind, rotations)
    if kind is Pose:
        along = rotation * (rotation * position).sum(-1, keepdim=True) / torch.where(square > _TINY**2, square, 1)
        position = position + factor * (position - along)
    elif kind is Pose2:
        position = position + factor * position
    volume = torch.where(counts.squeeze(-1), volume, torch.inf)
    return torch.cat([position.expand(*rotations.shape[:-1], lead), rotations], -1), volume
