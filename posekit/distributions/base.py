"""What distributions on groups share: parameters, samples, checks, and all public methods but those of one family."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, ClassVar, Generic, TypeVar

import torch
from torch import Generator, Tensor
from typing_extensions import Self

from .. import arguments, numerics
from ..arguments import TensorLike
from ..errors import ShapeError
from ..values import Group, Rotation

V = TypeVar("V", bound=Group)


class GroupDistribution(torch.distributions.Distribution, Generic[V]):
    """Base class of distributions of rotations or poses.

    A family is a row: the attributes that its ``_parameters`` names, each with the number of its last dimensions that
    are no batch, and in float64 the functions ``_log_prob``, ``_drawn``, ``_centre``, ``_expected`` and ``_entropy``.
    """

    arg_constraints: ClassVar[dict[str, Any]] = {}  # parameters are checked here, by name
    has_rsample = True
    _parameters: ClassVar[dict[str, int]]
    _kind: Any = Rotation  # the class of the values, or several
    _log_prob: Callable[[Any], Tensor]
    _drawn: Callable[[torch.Size, Generator | None], Any]
    _centre: Callable[[], V]
    _expected: Callable[[], Tensor]
    _entropy: Callable[[], Tensor]

    def _construct(self, **parameters: Any) -> None:
        """Set the parameters, expanded to a common batch shape and promoted to one dtype."""
        where, leads = type(self).__name__, {name: _lead(value) for name, value in parameters.items()}
        arguments.check_devices(where, *leads.values())
        shapes = {n.strip("_"): _shape(x)[: len(_shape(x)) - self._parameters[n]] for n, x in parameters.items()}
        shape = arguments.broadcast(where, **shapes)
        dtype = functools.reduce(torch.promote_types, [x.dtype for x in leads.values()])
        same = {n: x if leads[n].dtype is dtype else x.to(dtype) for n, x in parameters.items()}
        self._fill(same, shape)

    def _fill(self, parameters: dict[str, Any], shape: torch.Size) -> None:
        for name, value in parameters.items():
            last = _shape(value)[len(_shape(value)) - self._parameters[name] :]
            setattr(self, name, value.expand((*shape, *last)))
        torch.distributions.Distribution.__init__(self, shape, validate_args=False)

    def _with(self, shape: torch.Size, change: Any = lambda value: value) -> Self:
        """The same distributions of a batch shape, with changed parameters."""
        new = object.__new__(type(self))
        new.__dict__.update(self.__dict__)
        new._fill({name: change(getattr(self, name)) for name in self._parameters}, shape)
        return new

    @property
    def _lead(self) -> Tensor:
        return _lead(getattr(self, next(iter(self._parameters))))

    def _wide(self) -> Self:
        """The same distributions in float64."""
        if self._lead.dtype is torch.float64:
            return self
        return self._with(self.batch_shape, lambda x: x._wide() if isinstance(x, GroupDistribution) else x.double())

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
        shape = torch.Size(arguments.new_sizes((batch_shape,), self._where("expand")))
        arguments.broadcast(self._where("expand"), batch_shape=shape, self=self.batch_shape)
        return self._with(shape)

    def to(self, *target: Any, **options: Any) -> Self:
        """Return the same distributions in another dtype or on another device, as `torch.Tensor.to` has them.

        >>> pk.distributions.IsotropicGaussian(pk.Rotation.identity(), 0.1).to(torch.float64).scale.dtype
        torch.float64

        Args:
            *target: A dtype, a device, both, or a tensor.
            **options: ``dtype``, ``device`` and ``non_blocking``.
        """
        return self._with(self.batch_shape, lambda value: value.to(*target, **options))

    def sample(self, sample_shape: Any = (), *, generator: Generator | None = None) -> V:  # type: ignore[override]
        """Draw random values, without gradients.

        >>> pk.distributions.IsotropicGaussian(pk.Rotation.identity(2), 0.1).sample((1000,)).shape
        torch.Size([1000, 2])

        Args:
            sample_shape: The leading dimensions of the result, before the batch shape.
            generator: The source of the random numbers.
        """
        with torch.no_grad():
            return self._draw("sample", sample_shape, generator)

    def rsample(self, sample_shape: Any = (), *, generator: Generator | None = None) -> V:  # type: ignore[override]
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
        return self._draw("rsample", sample_shape, generator)

    def log_prob(self, value: V) -> Tensor:  # type: ignore[override]
        """Return the logarithm of the density at values, relative to the uniform distribution.

        Rotations are measured by the Haar probability, and positions by volume.

        >>> pk.distributions.Haar().log_prob(pk.Rotation.identity())
        tensor(0.)

        Args:
            value: The values, whose shape broadcasts with the batch shape.
        """
        density = self._log_density(self._checked(value, "log_prob"))
        return density.to(torch.promote_types(self._lead.dtype, value.dtype))

    @property
    def mean(self) -> V:  # type: ignore[override]
        """The mean: the parameter of this name, or the rotation nearest to the expected matrix.

        It is not unique where a quadratic form of quaternions has several largest eigenvalues. `Haar` has none, and
        no mode: NaN, as of torch's Cauchy. A `Mixture` of poses has the mean position of its components' means.

        >>> pk.distributions.MatrixFisher(torch.diag(torch.tensor([5.0, 2.0, 1.0]))).mean.angle()
        tensor(0.)
        """
        return self._centre().to(self._lead.dtype)

    @property
    def mode(self) -> V:  # type: ignore[override]
        """The value of the highest density: the mean, but for a `Mixture` or a `Product`.

        That of a `TangentGaussian` is one for deviations of rotations up to 1.5. Newton's method finds that of a
        `Mixture` from the modes of all components; gradients do not flow through it.

        >>> means = pk.Rotation.from_rotvec([[0.0, 0.0, 0.0], [0.0, 0.0, 3.0]])
        >>> pk.distributions.Mixture([1, 3], pk.distributions.IsotropicGaussian(means, 0.1)).mode.rotvec()
        tensor([0., 0., 3.])
        """
        return self._highest()

    def expected_matrix(self) -> Tensor:
        """Return the expected rotation matrices, shape (*batch, 3, 3), or (*batch, 2, 2) in the plane.

        Those of a `TangentGaussian` are exact to 1e-13 for deviations of rotations up to 0.5, and to 1e-4 up to 1.

        >>> pk.distributions.MatrixFisher(2 * torch.eye(3)).expected_matrix().diagonal()
        tensor([0.7212, 0.7212, 0.7212])
        """
        return self._wide()._expected().to(self._lead.dtype)

    def entropy(self) -> Tensor:
        """Return the differential entropy, relative to the Haar probability: at most 0 of rotations.

        Of a `TangentGaussian` whose rotations reach beyond half a turn, the part is left out by which they lie among
        others: it is below 1e-12 for deviations up to 0.4, and grows to 5e-3 at 0.8. Of a `Mixture` it is an integral
        of all dimensions: a NotImplementedError says how to estimate it.

        >>> pk.distributions.IsotropicGaussian(pk.Rotation.identity(), 0.1).entropy()
        tensor(-7.0236)
        """
        return self._wide()._entropy().to(self._lead.dtype)

    def _draw(self, method: str, size: Any, generator: Generator | None) -> Any:
        arguments.check_generator(generator, self._where(method))
        shape = torch.Size((*arguments.new_sizes((size,), self._where(method)), *self.batch_shape))
        return self._wide()._drawn(shape, generator).to(self._lead.dtype)

    def _log_density(self, value: Any) -> Tensor:
        """In any dtype, as a rule in float64: sums of terms that cancel leave 1e-5 in float32."""
        return self._wide()._log_prob(value.double())

    def _highest(self) -> V:
        return self.mean

    def _where(self, method: str) -> str:
        return f"{type(self).__name__}.{method}"

    def _checked(self, value: Any, method: str) -> Any:
        arguments.check_kinds(self._where(method), self._kind, value=value)
        arguments.check_devices(self._where(method), self._lead, value._lead)
        arguments.broadcast(self._where(method), self=self.batch_shape, value=value.shape)
        return value


class FittedDistribution(GroupDistribution[V]):
    """Base class of families with a maximum of the likelihood.

    ``_fitted`` finds it, of values and weights in float64. The weights sum up to 1.
    """

    _fitted: Any

    @classmethod
    def fit(cls, values: V, weights: TensorLike | None = None) -> Self:
        """Return the distributions of maximum likelihood. Gradients do not flow to the values.

        >>> drawn = pk.distributions.IsotropicGaussian(pk.Rotation.identity(), 0.1).sample((1000,))
        >>> result = pk.distributions.IsotropicGaussian.fit(drawn)
        >>> bool((result.scale - 0.1).abs() < 0.01)
        True

        Args:
            values: The values, shape (n, *batch): a distribution is fitted along the first dimension.
            weights: Weights of the values, which broadcast to (n, *batch). The default is equal weights.
        """
        found: Self = cls._fitted(*samples_of(f"{cls.__name__}.fit", cls._kind, values, weights)).to(values.dtype)
        return found


def _lead(value: Any) -> Tensor:
    lead: Tensor = value if isinstance(value, Tensor) else value._lead
    return lead


def _shape(value: Any) -> Any:
    return value.batch_shape if isinstance(value, torch.distributions.Distribution) else value.shape


def positive(value: Any, name: str, like: Tensor) -> Tensor:
    """A positive and finite parameter as a tensor."""
    number = arguments.scalar(value, name, like)
    arguments.check_dtype(number.dtype, name)
    arguments.check_scale(number, name)
    return number


def square_matrix(value: TensorLike, size: int, name: str) -> Tensor:
    """A finite square matrix as a tensor."""
    matrix = numerics.covariances(value, size, name, None)
    if arguments.is_readable(matrix):
        arguments.refuse(~matrix.detach().isfinite().flatten(-2).all(-1), None, name, "is not finite")
    return matrix


def check_positive(matrix: Tensor, name: str, fact: str = "is not positive definite") -> None:
    """Raise unless symmetric matrices are positive definite."""
    if arguments.is_readable(matrix):
        arguments.refuse(torch.linalg.cholesky_ex(matrix.detach().double())[1] > 0, None, name, fact)


def weights_of(weights: Tensor, name: str, dim: int) -> Tensor:
    """Weights divided by their sum along a dimension, checked."""
    if arguments.is_readable(weights):
        number = weights.detach()
        bad = ~((number >= 0) & number.isfinite())
        arguments.refuse(bad, number, name, "is not a weight: it must be finite and >= 0")
        arguments.refuse(number.sum(dim) <= 0, None, f"{name}.sum({dim})", "must be positive")
    return weights / weights.sum(dim, keepdim=True)


def samples_of(where: str, kind: Any, values: Any, weights: TensorLike | None) -> tuple[Any, Tensor]:
    """Samples in float64, and their weights divided by the sum along the first dimension, both detached."""
    arguments.check_kinds(where, kind, values=values)
    if not values.ndim or not len(values):
        raise ShapeError(f"{where}: values must have shape (n, *batch) with n > 0, got {tuple(values.shape)}")
    arguments.check_read(where, values._lead, remedy="fit before the capture")
    values = values.detach().double()
    tensor = numerics.weights_of(1.0 if weights is None else weights, values._lead, where).detach().double()
    if arguments.broadcast(where, values=values.shape, weights=tensor.shape) != values.shape:
        raise ShapeError(f"{where}: weights must broadcast to {tuple(values.shape)}, got {tuple(tensor.shape)}")
    return values, weights_of(tensor.expand(values.shape), f"{where}: weights", 0)
