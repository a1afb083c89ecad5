"""Mixture, and Product: distributions that are made of others."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any, ClassVar, final

import torch
from torch import Generator, Tensor
from typing_extensions import Self

from .. import arguments
from ..arguments import TensorLike
from ..errors import ArgumentError, ShapeError
from ..values import Pose, Pose2, Rotation, Rotation2
from .base import GroupDistribution


@final
class Mixture(GroupDistribution):
    """A mixture of distributions of one family, which are the last dimension of its batch.

    >>> means = pk.Rotation.from_rotvec([[0.0, 0.0, 0.0], [0.0, 0.0, 3.0]])
    >>> mixture = pk.distributions.Mixture([3, 1], pk.distributions.IsotropicGaussian(means, 0.1))
    >>> mixture.sample((1000,)).shape, mixture.log_prob(means[0])
    (torch.Size([1000]), tensor(8.2334))

    Args:
        weights: Weights of the components, shape (*batch, k), not negative. They need not sum to 1.
        components: A distribution of this module, of batch shape (*batch, k).
    """

    if TYPE_CHECKING:
        weights: Tensor
        components: GroupDistribution

    _parameters: ClassVar[dict[str, int]] = {"weights": 1}

    def __init__(self, weights: TensorLike, components: GroupDistribution) -> None:
        given: Any = components
        if not isinstance(given, GroupDistribution):
            raise ArgumentError(f"Mixture: components must be a distribution of posekit, got {type(given).__name__}")
        weights = arguments.tensor(weights, "Mixture: weights", components._lead)
        arguments.check_dtype(weights.dtype, "Mixture: weights")
        arguments.check_devices("Mixture", weights, components._lead)
        if not components.batch_shape or not weights.ndim or weights.shape[-1] != components.batch_shape[-1]:
            shapes = f"{tuple(weights.shape)} and {tuple(components.batch_shape)}"
            raise ShapeError(f"Mixture: weights and components must have shapes (*batch, k), got {shapes}")
        if arguments.is_readable(weights):
            number = weights.detach()
            bad = ~((number >= 0) & number.isfinite())
            arguments.refuse(bad, number, "Mixture: weights", "is not a weight: it must be finite and >= 0")
            arguments.refuse(number.sum(-1) <= 0, None, "Mixture: weights.sum(-1)", "must be positive")
        shape = arguments.broadcast("Mixture", weights=weights.shape, components=components.batch_shape)
        self.components, self._kind = components.expand(shape), components._kind
        self._construct(weights=weights.expand(shape))

    def expand(self, batch_shape: Any, _instance: Any = None) -> Self:  # that of the base class
        new = super().expand(batch_shape)
        new.components = self.components.expand((*new.batch_shape, self.weights.shape[-1]))
        return new

    def to(self, *target: Any, **options: Any) -> Self:  # that of the base class
        new = super().to(*target, **options)
        new.components = self.components.to(*target, **options)
        return new

    def _log_prob(self, value: Any) -> Tensor:
        share = self.weights.log() - self.weights.sum(-1, keepdim=True).log()
        return torch.logsumexp(share + self.components.log_prob(value.reshape(*value.shape, 1)), -1)

    def _drawn(self, shape: torch.Size, generator: Generator | None) -> Any:
        every = self.components._drawn(torch.Size((*shape, self.weights.shape[-1])), generator)
        rows = self.weights.expand(*shape, -1).reshape(-1, self.weights.shape[-1])
        index = torch.multinomial(rows, 1, generator=generator).reshape(*shape, 1, 1)
        chosen = [torch.take_along_dim(x, index, -2).squeeze(-2) for x in every._tensors()]
        return type(every)._of_tensors(*chosen)

    def expected_matrix(self) -> Tensor:
        """Return the expected rotation matrices, shape (*batch, 3, 3): the weighted means of those of the components.

        >>> components = pk.distributions.IsotropicGaussian(pk.Rotation.identity(2), torch.tensor([0.1, 0.5]))
        >>> pk.distributions.Mixture([1, 1], components).expected_matrix().diagonal()
        tensor([0.8844, 0.8844, 0.8844])
        """
        components: Any = self.components
        share = self.weights / self.weights.sum(-1, keepdim=True)
        found: Tensor = (share[..., None, None] * components.expected_matrix()).sum(-3)
        return found

    @property
    def mean(self) -> Any:
        """The rotation nearest to the expected matrix.

        >>> components = pk.distributions.IsotropicGaussian(pk.Rotation.identity(2), torch.tensor([0.1, 0.5]))
        >>> pk.distributions.Mixture([1, 1], components).mean.angle()
        tensor(0.)
        """
        return self._kind.nearest(self.expected_matrix())


@final
class Product(GroupDistribution):
    """Independent positions and rotations, as a distribution of poses.

    Densities are relative to volume for positions and to the uniform distribution for rotations.

    >>> position = torch.distributions.MultivariateNormal(torch.zeros(3), 0.01 * torch.eye(3))
    >>> start = pk.distributions.Product(position, pk.distributions.Haar())
    >>> start.sample((1000,)).shape, start.log_prob(pk.Pose.identity())
    (torch.Size([1000]), tensor(4.1509))

    Args:
        position: A distribution of `torch.distributions`, of event shape (3,), or (2,) in the plane.
        rotation: A distribution of rotations, of `Rotation` or in the plane of `Rotation2`.
    """

    if TYPE_CHECKING:
        position: torch.distributions.Distribution
        rotation: GroupDistribution

    _parameters: ClassVar[dict[str, int]] = {}

    def __init__(self, position: torch.distributions.Distribution, rotation: GroupDistribution) -> None:
        kinds: dict[Any, tuple[type[Any], int]] = {Rotation: (Pose, 3), Rotation2: (Pose2, 2)}
        if not isinstance(rotation, GroupDistribution) or rotation._kind not in kinds:
            given = type(rotation).__name__
            raise ArgumentError(f"Product: rotation must be a distribution of rotations, got {given}")
        if not isinstance(position, torch.distributions.Distribution):
            raise ArgumentError(f"Product: position must be a torch Distribution, got {type(position).__name__}")
        self._kind, size = kinds[rotation._kind]
        if tuple(position.event_shape) != (size,):
            remedy = "; make one of independent coordinates with torch.distributions.Independent"
            fact = f"have event_shape ({size},), got {tuple(position.event_shape)}"
            raise ShapeError(f"Product: position must {fact}{remedy}")
        shape = arguments.broadcast("Product", position=position.batch_shape, rotation=rotation.batch_shape)
        self.position, self.rotation = position.expand(shape), rotation.expand(shape)
        self.has_rsample = position.has_rsample and rotation.has_rsample
        torch.distributions.Distribution.__init__(self, shape, validate_args=False)

    @property
    def _lead(self) -> Tensor:
        return self.rotation._lead

    def expand(self, batch_shape: Any, _instance: Any = None) -> Self:  # that of the base class
        new = copy.copy(self)
        new.__init__(self.position.expand(batch_shape), self.rotation.expand(batch_shape))
        return new

    def to(self, *target: Any, **options: Any) -> Self:  # that of the base class
        raise NotImplementedError("Product.to: distributions of torch have no `to`; make a new one of new parts")

    def _log_prob(self, value: Any) -> Tensor:
        return self.position.log_prob(value.position) + self.rotation.log_prob(value.rotation)

    def _drawn(self, shape: torch.Size, generator: Generator | None) -> Any:
        if generator is not None:
            raise ArgumentError("Product.sample: distributions of torch take no generator; use torch.manual_seed")
        lead = shape[: len(shape) - len(self.batch_shape)]
        gradients = self.has_rsample and torch.is_grad_enabled()
        position = self.position.rsample(lead) if gradients else self.position.sample(lead)
        return self._kind(position, self.rotation._drawn(shape, None))

    @property
    def mean(self) -> Any:
        """The mean position with the mean rotation.

        >>> position = torch.distributions.MultivariateNormal(torch.ones(3), torch.eye(3))
        >>> noise = pk.distributions.IsotropicGaussian(pk.Rotation.identity(), 0.1)
        >>> pk.distributions.Product(position, noise).mean
        Pose(position=[1., 1., 1.], quaternion=[1., 0., 0., 0.])
        """
        return self._kind(self.position.mean, self.rotation.mean)

    @property
    def mode(self) -> Any:
        """The position and the rotation of the highest density.

        >>> position = torch.distributions.MultivariateNormal(torch.ones(3), torch.eye(3))
        >>> noise = pk.distributions.IsotropicGaussian(pk.Rotation.identity(), 0.1)
        >>> pk.distributions.Product(position, noise).mode.position
        tensor([1., 1., 1.])
        """
        return self._kind(self.position.mode, self.rotation.mode)

    def entropy(self) -> Tensor:
        """Return the differential entropy: the sum of those of positions and rotations.

        >>> position = torch.distributions.MultivariateNormal(torch.ones(3), torch.eye(3))
        >>> pk.distributions.Product(position, pk.distributions.Haar()).entropy()
        tensor(4.2568)
        """
        return self.position.entropy() + self.rotation.entropy()
