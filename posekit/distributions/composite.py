"""Mixture, and Product: distributions that are made of others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, final

import torch
from torch import Generator, Tensor
from typing_extensions import Self

from .. import arguments
from ..arguments import TensorLike
from ..errors import ArgumentError, ShapeError
from ..values import Pose, Pose2, Rotation, Rotation2
from .base import GroupDistribution, samples_of, weights_of
from .numerical import maximised

_RISE = 1e-10


@final
class Mixture(GroupDistribution[Any]):
    """A mixture of distributions of one family, which are the last dimension of its batch.

    Its entropy is an integral of all dimensions, and is refused;
    ``-mixture.log_prob(mixture.sample((n,))).mean(0)`` estimates it. Its samples have no gradients.

    >>> means = pk.Rotation.from_rotvec([[0.0, 0.0, 0.0], [0.0, 0.0, 3.0]])
    >>> mixture = pk.distributions.Mixture([3, 1], pk.distributions.IsotropicGaussian(means, 0.1))
    >>> mixture.sample((1000,)).shape, mixture.log_prob(means[0])
    (torch.Size([1000]), tensor(8.2334))

    Args:
        weights: Weights of the components, shape (*batch, k), not negative. They need not sum to 1.
        components: A distribution of this module, of batch shape (*batch, k).
    """

    has_rsample = False
    if TYPE_CHECKING:
        weights: Tensor
        components: Any
    _parameters: ClassVar[dict[str, int]] = {"weights": 1, "components": 1}

    def __init__(self, weights: TensorLike, components: GroupDistribution[Any]) -> None:
        value: Any = components
        if not isinstance(value, GroupDistribution):
            raise ArgumentError(f"Mixture: components must be a distribution of posekit, got {type(value).__name__}")
        weights = arguments.tensor(weights, "Mixture: weights", value._lead)
        arguments.check_dtype(weights.dtype, "Mixture: weights")
        if not value.batch_shape or not weights.ndim or weights.shape[-1] != value.batch_shape[-1]:
            shapes = f"{tuple(weights.shape)} and {tuple(value.batch_shape)}"
            raise ShapeError(f"Mixture: weights and components must have shapes (*batch, k), got {shapes}")
        weights_of(weights, "Mixture: weights", -1)
        self._kind = value._kind
        self._construct(weights=weights, components=value)

    def _log_prob(self, value: Any) -> Tensor:
        return torch.logsumexp(self._log_parts(value), -1)

    def _log_parts(self, value: Any) -> Any:
        """The logarithms of the components' parts of the density, shape (*batch, k)."""
        share = self.weights.log() - self.weights.sum(-1, keepdim=True).log()
        return share + self.components.log_prob(value.reshape(*value.shape, 1))

    def _drawn(self, shape: torch.Size, generator: Generator | None) -> Any:
        arguments.check_read("Mixture.sample", self.weights, remedy="draw before the capture")
        every = self.components._drawn(torch.Size((*shape, self.weights.shape[-1])), generator)
        rows = self.weights.expand(*shape, -1).reshape(-1, self.weights.shape[-1])
        return _chosen(every, torch.multinomial(rows, 1, generator=generator).reshape(shape))

    def _average(self, parts: Tensor, dim: int) -> Tensor:
        """The weighted mean of numbers of the components."""
        share = self.weights / self.weights.sum(-1, keepdim=True)
        return (share[(..., *[None] * (-1 - dim))] * parts).sum(dim)

    def _expected(self) -> Tensor:
        return self._average(self.components.expected_matrix(), -3)

    def _centre(self) -> Any:
        kind: Any = Rotation2 if self._kind in (Rotation2, Pose2) else Rotation
        rotation = kind.nearest(self.expected_matrix())
        if self._kind in (Rotation, Rotation2):
            return rotation
        return self._kind(self._average(self.components.mean.position, -2), rotation)

    def _highest(self) -> Any:
        wide = self._wide()
        starts = wide.components.mode.detach().movedim(-1, 0)
        zero = starts._lead.new_zeros((*starts.shape, starts._size))
        modes = starts.retract(maximised(lambda x: wide._log_prob(starts.retract(x)), zero))
        best = wide._log_prob(modes).detach().argmax(0)
        return _chosen(modes.movedim(0, -1), best).to(self.weights.dtype)

    def _entropy(self) -> Tensor:
        estimate = "-mixture.log_prob(mixture.sample((n,))).mean(0)"
        raise NotImplementedError(f"Mixture.entropy: it has no closed form; {estimate} estimates it")

    @classmethod
    def fit(cls, values: Any, weights: TensorLike | None = None, *, start: Mixture, iterations: int = 100) -> Mixture:
        """Return the mixtures that expectation maximisation reaches, whose likelihood is not lower than the first's.

        Gradients do not flow to the values.

        >>> means = pk.Rotation.from_rotvec([[0.0, 0.0, 0.0], [0.0, 0.0, 3.0]])
        >>> drawn = pk.distributions.Mixture([3, 1], pk.distributions.IsotropicGaussian(means, 0.1)).sample((2000,))
        >>> start = pk.distributions.Mixture([1, 1], pk.distributions.IsotropicGaussian(means, 0.5))
        >>> result = pk.distributions.Mixture.fit(drawn, start=start)
        >>> bool((result.weights - torch.tensor([0.75, 0.25])).abs().max() < 0.05)
        True

        Args:
            values: The values, shape (n, *batch): a mixture is fitted along the first dimension.
            weights: Weights of the values, which broadcast to (n, *batch). The default is equal weights.
            start: A first guess, whose components have a `fit`.
            iterations: The number of iterations, at most. It ends when the mean log density rises by less than 1e-10.
        """
        arguments.check_kinds("Mixture.fit", Mixture, start=start)
        family = type(start.components)
        if not hasattr(family, "fit") or family is Mixture:
            raise ArgumentError(f"Mixture.fit: start must have components with a `fit`, got {family.__name__}")
        samples, share = samples_of("Mixture.fit", start._kind, values, weights)
        every = samples.reshape(*samples.shape, 1).expand(*samples.shape, start.weights.shape[-1])
        mixture = start._wide().expand(samples.shape[1:])
        last = share.new_full(samples.shape[1:], -torch.inf)
        for _ in range(iterations):
            each = mixture._log_parts(samples).detach()
            part = share.unsqueeze(-1) * each.softmax(-1)
            mixture = cls(part.sum(0), family.fit(every, part))
            mean = (share * each.logsumexp(-1)).sum(0)
            if bool((mean - last < _RISE).all()):
                break
            last = mean
        return mixture.to(values.dtype)


def _chosen(values: Any, index: Tensor) -> Any:
    """Elements along the last dimension of a batch."""
    return values._map(lambda x: x.take_along_dim(index[..., None, None], -2).squeeze(-2))


@final
class Product(GroupDistribution[Any]):
    """Independent positions and rotations, as a distribution of poses.

    Densities are relative to volume for positions and to the uniform distribution for rotations. Mean, mode and entropy
    are those of positions and rotations together.

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
        rotation: GroupDistribution[Any]
    _parameters: ClassVar[dict[str, int]] = {"rotation": 0, "position": 0}

    def __init__(self, position: torch.distributions.Distribution, rotation: GroupDistribution[Any]) -> None:
        kinds: dict[Any, tuple[type[Any], int]] = {Rotation: (Pose, 3), Rotation2: (Pose2, 2)}
        if not isinstance(rotation, GroupDistribution) or rotation._kind not in kinds:
            raise ArgumentError(f"Product: rotation must be a distribution of rotations, got {type(rotation).__name__}")
        arguments.check_kinds("Product", torch.distributions.Distribution, position=position)
        self._kind, size = kinds[rotation._kind]
        if tuple(position.event_shape) != (size,):
            actual = f"{tuple(position.event_shape)}; make one of independent coordinates with torch's Independent"
            raise ShapeError(f"Product: position must have event_shape ({size},), got {actual}")
        shape = arguments.broadcast("Product", position=position.batch_shape, rotation=rotation.batch_shape)
        self.has_rsample = position.has_rsample and rotation.has_rsample
        self._fill({"position": position, "rotation": rotation}, shape)

    def to(self, *target: Any, **options: Any) -> Self:  # that of the base class
        raise NotImplementedError("Product.to: distributions of torch have no `to`; make a new one of new parts")

    def _wide(self) -> Self:
        return self

    def _log_density(self, value: Any) -> Tensor:
        return self.position.log_prob(value.position) + self.rotation.log_prob(value.rotation)

    def _drawn(self, shape: torch.Size, generator: Generator | None) -> Any:
        if generator is not None:
            raise ArgumentError("Product.sample: distributions of torch take no generator; use torch.manual_seed")
        lead = shape[: len(shape) - len(self.batch_shape)]
        gradients = self.has_rsample and torch.is_grad_enabled()
        parts = [x.rsample(lead) if gradients else x.sample(lead) for x in (self.position, self.rotation)]
        return self._kind(*parts)

    def _centre(self) -> Any:
        return self._kind(self.position.mean, self.rotation.mean)

    def _highest(self) -> Any:
        return self._kind(self.position.mode, self.rotation.mode)

    def _expected(self) -> Tensor:
        return self.rotation.expected_matrix()

    def _entropy(self) -> Tensor:
        return self.position.entropy() + self.rotation.entropy()
