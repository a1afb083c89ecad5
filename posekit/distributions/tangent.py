"""TangentGaussian: the density of an UncertainPose or an UncertainRotation."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, final

import torch
from torch import Generator, Tensor

from .. import arguments, numerics
from ..math import densities
from ..values import Pose, Pose2, Rotation, Rotation2, UncertainPose, UncertainRotation
from .base import FittedDistribution, check_positive
from .numerical import eye, maximised, rule

_TURNS = 2  # more and fewer than the shortest rotation; beyond, with a deviation of pi, are 1e-4 of the samples
# An angle. At the mean itself, whole turns about any axis lead to one value, and their density has no bound; they are
# left out there.
_TINY = 1e-6
_SINGULAR = 1e-12  # the smallest eigenvalue of a correlation that is not a rounding error
_LEADS: dict[Any, int] = {Pose: 3, Pose2: 2}  # numbers of tangents that are positions


@final
class TangentGaussian(FittedDistribution[Any]):
    """The distribution of an `UncertainPose` or `UncertainRotation`: normally distributed tangents about a mean.

    The density is that of the tangents d that lead to a value, over the volume by which the exponential map scales
    there: for rotations (sin(w / 2) / (w / 2))^2 at the angle w, for poses its square. Up to two turns more or fewer
    that lead to the same value count, too. Relative to the uniform distribution, a volume of rotations of 8 pi^2 in
    tangents is 1, or 2 pi in the plane. Fits are for values within half a turn of their mean, more than tangents have
    numbers.

    >>> estimate = pk.UncertainPose(pk.Pose.identity(), 0.01 * torch.eye(6))
    >>> guess = pk.distributions.TangentGaussian(estimate)
    >>> guess.log_prob(pk.Pose([[0.0, 0.0, 0.0], [0.2, 0.0, 0.0]]))
    tensor([12.6708, 10.6708])

    Args:
        estimate: The mean with the covariance of the tangents, which must be positive definite.
    """

    if TYPE_CHECKING:
        estimate: Any
    _parameters: ClassVar[dict[str, int]] = {"estimate": 0}
    _kind: Any = (Pose, Rotation, Pose2, Rotation2)

    def __init__(self, estimate: UncertainPose[Any] | UncertainRotation[Any]) -> None:
        arguments.check_kinds("TangentGaussian", (UncertainPose, UncertainRotation), estimate=estimate)
        check_positive(estimate.covariance, "TangentGaussian: estimate.covariance")
        self._kind = estimate._kind
        self._construct(estimate=estimate)

    def _root(self, lead: int = 0) -> Tensor:
        """A root of the covariance, or of its part of the last numbers, in the frame of the mean."""
        return torch.linalg.cholesky_ex(self.estimate.in_frame("body").covariance[..., lead:, lead:])[0]

    def _log_prob(self, value: Any) -> Tensor:
        root = self._root()
        tangents, volume = _tangents(self._kind, self.estimate._mean.local(value))
        whitened = torch.linalg.solve_triangular(root.unsqueeze(-3), tangents.mT.unsqueeze(-3), upper=False)
        square = whitened.squeeze(-3).square().sum(-2)
        return torch.logsumexp(-square / 2 - volume, -1) - self._constant(root)

    def _constant(self, root: Tensor) -> Tensor:
        """The logarithm of the density's denominator, of a root of the covariance."""
        uniform = 2 * math.pi if self._kind in (Rotation2, Pose2) else 8 * math.pi**2
        size = root.diagonal(dim1=-2, dim2=-1).log().sum(-1)
        return size + root.shape[-1] / 2 * math.log(2 * math.pi) - math.log(uniform)

    def _mean_of(self, function: Callable[[Tensor], Tensor]) -> Tensor:
        """The mean in float64 of a function of rotation vectors from the mean in its frame, shape (n, *batch, size)."""
        root = self._root(_LEADS.get(self._kind, 0))
        nodes, weights = rule("normal", root.device)
        size = root.shape[-1]
        grid = torch.cartesian_prod(*[nodes] * size).reshape(-1, *[1] * (root.ndim - 2), size, 1)
        products = torch.cartesian_prod(*[weights] * size).reshape(-1, size).prod(-1)
        return torch.tensordot(products, function((root @ grid).squeeze(-1)), 1)

    def _drawn(self, shape: torch.Size, generator: Generator | None) -> Any:
        return self.estimate.sample(shape[: len(shape) - len(self.batch_shape)], generator=generator)

    def _centre(self) -> Any:
        return self.estimate._mean

    def _expected(self) -> Any:
        mean = self.estimate._mean
        rotation = mean.rotation if self._kind in _LEADS else mean
        return rotation.matrix() @ self._mean_of(lambda x: type(rotation).exp(x).matrix())

    def _entropy(self) -> Tensor:
        root = self._root()
        return self._constant(root) + root.shape[-1] / 2 + self._mean_of(lambda x: _log_volume(self._kind, x))

    @classmethod
    def _fitted(cls, values: Any, share: Tensor) -> TangentGaussian:
        kind: Any = type(values)
        start = values.mean(share)

        def parts(x: Tensor) -> tuple[Any, Tensor, Tensor]:
            mean = start.retract(x)
            tangent = mean.local(values)
            return mean, tangent, (share[..., None, None] * tangent.unsqueeze(-1) * tangent.unsqueeze(-2)).sum(0)

        def likelihood(x: Tensor) -> Tensor:
            _, tangent, covariance = parts(x)
            volume = _log_volume(kind, tangent[..., _LEADS.get(kind, 0) :])
            root = torch.linalg.cholesky_ex(covariance)[0]
            return -root.diagonal(dim1=-2, dim2=-1).log().sum(-1) - (share * volume).sum(0)

        zero = share.new_zeros((*start.shape, start._size))
        correlation, _ = numerics.correlation(parts(zero)[2])
        fact = "determine no covariance: they are too few, or do not vary"
        check_positive(correlation - _SINGULAR * eye(start._size, share), "TangentGaussian.fit: values", fact)
        mean, _, covariance = parts(maximised(likelihood, zero))
        make: Any = UncertainPose if kind in _LEADS else UncertainRotation
        return cls(make(mean, covariance))


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
    has_axis = square > _TINY**2
    safe = torch.where(has_axis, square, 1)
    # The axis stays, and what is normal to it grows with the angle. Without turns the factor is exactly 0.
    factor = 2 * math.pi * turns / safe.sqrt()
    along = rotation * (rotation * position).sum(-1, keepdim=True) / safe if kind is Pose else 0
    rotations, positions = rotation + factor * rotation, position + factor * (position - along)
    volume = torch.where(((turns == 0) | has_axis).squeeze(-1), _log_volume(kind, rotations), torch.inf)
    return torch.cat([positions, rotations], -1), volume
