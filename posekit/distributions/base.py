"""What distributions on groups share: their parameters, samples and checks."""

from __future__ import annotations

import copy
from typing import Any, ClassVar

import torch
from torch import Generator, Tensor
from typing_extensions import Self

from .. import arguments
from ..errors import ArgumentError
from ..values import Pose, Pose2, Rotation, Rotation2

_NAMES = {Rotation: "Rotation", Rotation2: "Rotation2", Pose: "Pose", Pose2: "Pose2"}


class GroupDistribution(torch.distributions.Distribution):
    """Base class of distributions of rotations or poses.

    A family has the attributes that its ``_parameters`` names, each with the number of its last dimensions that are no
    batch, and defines ``_drawn``, ``_log_prob`` and what it has of moments.
    """

    arg_constraints: ClassVar[dict[str, Any]] = {}  # parameters are checked here, by name
    _parameters: ClassVar[dict[str, int]]
    _kind: type[Any] = Rotation  # of the values

    def _construct(self, **parameters: Any) -> None:
        """Set the parameters, expanded to a common batch shape and promoted to one dtype."""
        where, leads = type(self).__name__, {}
        for name, value in parameters.items():
            leads[name] = value if isinstance(value, Tensor) else value._lead
        arguments.check_devices(where, *leads.values())
        dims = {n: self._parameters[n] if isinstance(parameters[n], Tensor) else 1 for n in leads}
        shape = arguments.broadcast(where, **{n: x.shape[: x.ndim - dims[n]] for n, x in leads.items()})
        dtype = next(iter(leads.values())).dtype
        for x in leads.values():
            dtype = torch.promote_types(dtype, x.dtype)
        self._fill({name: value.to(dtype) for name, value in parameters.items()}, shape)

    def _fill(self, parameters: dict[str, Any], shape: torch.Size) -> None:
        for name, value in parameters.items():
            last = value.shape[value.ndim - self._parameters[name] :] if isinstance(value, Tensor) else ()
            setattr(self, _attribute(name), value.expand((*shape, *last)))
        super().__init__(shape, validate_args=False)

    @property
    def _lead(self) -> Tensor:
        value = getattr(self, _attribute(next(iter(self._parameters))))
        lead: Tensor = value if isinstance(value, Tensor) else value._lead
        return lead

    def __repr__(self) -> str:
        lead = self._lead
        return f"{type(self).__name__}(batch_shape={tuple(self.batch_shape)}, dtype={lead.dtype}, device={lead.device})"

    def expand(self, batch_shape: Any, _instance: Any = None) -> Self:
        """Return the same distributions, as views of a larger batch shape.

        >>> pk.distributions.IsotropicGaussian(pk.Rotation.identity(), 0.1).expand((2, 3)).batch_shape
        torch.Size([2, 3])

        Args:
            batch_shape: The batch shape.
            _instance: Not used; as in torch.
        """
        new = copy.copy(self)
        shape = torch.Size(arguments.new_sizes((batch_shape,), self._where("expand")))
        arguments.broadcast(self._where("expand"), batch_shape=shape, self=self.batch_shape)
        new._fill({name: getattr(self, _attribute(name)) for name in self._parameters}, shape)
        return new

    def to(self, *target: Any, **options: Any) -> Self:
        """Return the same distributions in another dtype or on another device, as `torch.Tensor.to` has them.

        >>> pk.distributions.IsotropicGaussian(pk.Rotation.identity(), 0.1).to(torch.float64).scale.dtype
        torch.float64

        Args:
            *target: A dtype, a device, both, or a tensor.
            **options: ``dtype``, ``device`` and ``non_blocking``.
        """
        new = copy.copy(self)
        new._fill({n: getattr(self, _attribute(n)).to(*target, **options) for n in self._parameters}, self.batch_shape)
        return new

    def sample(self, sample_shape: Any = (), *, generator: Generator | None = None) -> Any:
        """Draw random values, without gradients.

        >>> pk.distributions.IsotropicGaussian(pk.Rotation.identity(2), 0.1).sample((1000,)).shape
        torch.Size([1000, 2])

        Args:
            sample_shape: The leading dimensions of the result, before the batch shape.
            generator: The source of the random numbers.
        """
        with torch.no_grad():
            return self._drawn(self._sample_shape(sample_shape, generator, "sample"), generator)

    def rsample(self, sample_shape: Any = (), *, generator: Generator | None = None) -> Any:
        """Draw random values through which gradients flow to the parameters (reparametrised).

        A family without such samples raises NotImplementedError.

        >>> pk.distributions.IsotropicGaussian(pk.Rotation.identity(2), 0.1).rsample((1000,)).shape
        torch.Size([1000, 2])

        Args:
            sample_shape: The leading dimensions of the result, before the batch shape.
            generator: The source of the random numbers.
        """
        if not self.has_rsample:
            raise NotImplementedError(f"{self._where('rsample')}: samples have no gradients; use sample")
        return self._drawn(self._sample_shape(sample_shape, generator, "rsample"), generator)

    def log_prob(self, value: Any) -> Tensor:
        """Return the logarithm of the density at values, relative to the uniform distribution.

        Rotations are measured by the Haar probability, and positions by volume.

        >>> pk.distributions.Haar().log_prob(pk.Rotation.identity())
        tensor(0.)

        Args:
            value: The values, whose shape broadcasts with the batch shape.
        """
        self._check_value(value, "log_prob")
        return self._log_prob(value).to(self._dtype_with(value))

    @property
    def mode(self) -> Any:
        """The value of the highest density: the mean, but for a `Mixture` or a `Product`.

        >>> pk.distributions.IsotropicGaussian(pk.Rotation.identity(), 0.1).mode.angle()
        tensor(0.)
        """
        return self.mean

    def _log_prob(self, value: Any) -> Tensor:
        """In any dtype, as a rule in float64: sums of terms that cancel leave 1e-5 in float32."""
        raise NotImplementedError

    def _dtype_with(self, value: Any) -> torch.dtype:
        return torch.promote_types(self._lead.dtype, value.dtype)

    def _drawn(self, shape: torch.Size, generator: Generator | None) -> Any:
        raise NotImplementedError

    def _where(self, method: str) -> str:
        return f"{type(self).__name__}.{method}"

    def _sample_shape(self, size: Any, generator: Generator | None, method: str) -> torch.Size:
        arguments.check_generator(generator, self._where(method))
        return torch.Size((*arguments.new_sizes((size,), self._where(method)), *self.batch_shape))

    def _check_value(self, value: Any, method: str) -> None:
        check_kind(value, self._kind, f"{self._where(method)}: value")
        arguments.check_devices(self._where(method), self._lead, value._lead)
        arguments.broadcast(self._where(method), self=self.batch_shape, value=value.shape)


def _attribute(name: str) -> str:
    """The attribute of a parameter. `mean` is a property of torch's base class."""
    return "_mean" if name == "mean" else name


def check_kind(value: Any, kind: type[Any], name: str) -> None:
    """Raise unless a value is of a class."""
    if not isinstance(value, kind):
        remedy = "; convert matrices with Rotation.from_matrix" if isinstance(value, Tensor) else ""
        raise ArgumentError(f"{name} must be a {kind.__name__}, got {type(value).__name__}{remedy}")


def positive(value: Any, name: str, like: Tensor) -> Tensor:
    """A positive and finite parameter as a tensor."""
    number = arguments.scalar(value, name, like)
    arguments.check_dtype(number.dtype, name)
    arguments.check_scale(number, name)
    return number


def normal(shape: torch.Size, size: int, like: Tensor, generator: Generator | None) -> Tensor:
    """Standard normal numbers, shape (*shape, size), in float64."""
    source = like.device if generator is None else generator.device
    return arguments.normal((*shape, size), generator, torch.float64, source).to(like.device)


def uniform(shape: torch.Size, like: Tensor, generator: Generator | None) -> Tensor:
    """Uniform numbers in [0, 1), in float64."""
    source = like.device if generator is None else generator.device
    options: Any = {} if generator is None else {"generator": generator}
    return torch.rand(shape, dtype=torch.float64, device=source, **options).to(like.device)
