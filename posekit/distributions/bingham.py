"""MatrixFisher, Bingham and AngularCentralGaussian: rotations by quadratic forms of their quaternions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, final

import torch
from torch import Generator, Tensor

from .. import arguments, numerics
from ..arguments import TensorLike
from ..errors import ShapeError
from ..math import densities
from ..values import Rotation
from . import quadratic
from .base import GroupDistribution, normal
from .maximum_likelihood import maximised, samples_of
from .reparametrised import moved

_TYLER_STEPS = 300


class QuadraticExponential(GroupDistribution):
    """Base class of the family of Bingham: the density is proportional to exp(q . A q) of unit quaternions q."""

    has_rsample = True

    def _form(self) -> Tensor:
        """The symmetric matrix A in float64, shape (*batch, 4, 4)."""
        raise NotImplementedError

    def _log_prob(self, value: Rotation) -> Tensor:
        shifted, basis, _ = quadratic.diagonalised(self._form())
        form = densities.quadratic_form(shifted, basis, value.quaternion.double())
        return form - quadratic.log_normaliser(shifted)

    def _moment(self) -> Tensor:
        shifted, basis, _ = quadratic.diagonalised(self._form())
        return basis @ quadratic.second_moment(shifted) @ basis.mT

    def _drawn(self, shape: torch.Size, generator: Generator | None) -> Rotation:
        shifted, basis, _ = quadratic.diagonalised(self._form())
        drawn = quadratic.drawn(self._where("sample"), shifted, shape, generator)
        if torch.is_grad_enabled() and shifted.requires_grad:
            drawn = moved(drawn, shifted)
        return Rotation((basis @ drawn.unsqueeze(-1)).squeeze(-1).to(self._lead.dtype))

    @property
    def mean(self) -> Rotation:  # type: ignore[override]
        """The rotation nearest to the expected matrix, the mode; not unique where the largest eigenvalue is not.

        >>> pk.distributions.MatrixFisher(torch.diag(torch.tensor([5.0, 2.0, 1.0]))).mean.angle()
        tensor(0.)
        """
        return Rotation.nearest(quadratic.rotation_matrix_of(self._form()) / 4).to(self._lead.dtype)

    def expected_matrix(self) -> Tensor:
        """Return the expected rotation matrices, shape (*batch, 3, 3).

        >>> pk.distributions.MatrixFisher(2 * torch.eye(3)).expected_matrix().diagonal()
        tensor([0.7212, 0.7212, 0.7212])
        """
        return quadratic.rotation_matrix_of(self._moment()).to(self._lead.dtype)

    def entropy(self) -> Tensor:
        """Return the differential entropy, relative to the Haar probability: at most 0.

        >>> pk.distributions.MatrixFisher(2 * torch.eye(3)).entropy()
        tensor(-1.8938)
        """
        shifted, _, _ = quadratic.diagonalised(self._form())
        mean = (quadratic.second_moment(shifted) * shifted).sum((-2, -1))
        return (quadratic.log_normaliser(shifted) - mean).to(self._lead.dtype)


@final
class MatrixFisher(QuadraticExponential):
    """The matrix Fisher distribution of rotations, of densities proportional to exp(tr(F^T R)).

    With the singular value decomposition F = U S V^T, U V^T is the mode if its determinant is 1, and the singular
    values tell how concentrated the distribution is about its axes: for 0 it is uniform, and for large S a Gaussian
    whose rotation vectors have the variance 1 / (S_j + S_k) about axis i. It is the `Bingham` distribution whose form
    q . A q is tr(F^T R(q)), and the one of maximal entropy for its expected matrix. Samples of `rsample` have first
    derivatives, also where singular values are equal.

    >>> head = pk.distributions.MatrixFisher(torch.diag(torch.tensor([20.0, 10.0, 5.0])))
    >>> head.log_prob(pk.Rotation.from_rotvec([[0.0, 0.0, 0.0], [0.0, 0.0, 0.2]]))
    tensor([6.2580, 5.6600])

    Args:
        parameter: Any 3x3 matrices F, shape (*batch, 3, 3).
    """

    if TYPE_CHECKING:
        parameter: Tensor

    _parameters: ClassVar[dict[str, int]] = {"parameter": 2}

    def __init__(self, parameter: TensorLike) -> None:
        self._construct(parameter=square_matrix(parameter, 3, "MatrixFisher: parameter"))

    def _form(self) -> Tensor:
        return quadratic.matrix_of(self.parameter.double())

    @classmethod
    def fit(cls, values: Rotation, weights: TensorLike | None = None) -> MatrixFisher:
        """Return the distributions of maximum likelihood: those with the expected matrix of the values.

        There is none for fewer than four rotations, or for those about a single axis: the likelihood has no bound.
        Gradients do not flow to the values.

        >>> drawn = pk.distributions.MatrixFisher(2 * torch.eye(3)).sample((2000,))
        >>> bool((pk.distributions.MatrixFisher.fit(drawn).parameter - 2 * torch.eye(3)).abs().max() < 0.3)
        True

        Args:
            values: The rotations, shape (n, *batch): a distribution is fitted along the first dimension.
            weights: Weights of the rotations, which broadcast to (n, *batch). The default is equal weights.
        """
        form = _fitted(values, weights, "MatrixFisher.fit")
        return cls((quadratic.rotation_matrix_of(form) / 4).to(values.dtype))


@final
class Bingham(QuadraticExponential):
    """The Bingham distribution of rotations, of densities proportional to exp(q . A q) of their unit quaternions q.

    It is the `MatrixFisher` distribution in other parameters, of which adding a multiple of the identity changes
    nothing. Samples of `rsample` have first derivatives.

    >>> tilted = pk.distributions.Bingham(torch.diag(torch.tensor([0.0, -50.0, -50.0, -2.0])))  # free about z
    >>> tilted.log_prob(pk.Rotation.from_rotvec([[0.0, 0.0, 0.0], [0.0, 0.0, 0.5]]))
    tensor([4.6648, 4.5424])

    Args:
        matrix: Symmetric matrices A, shape (*batch, 4, 4), for quaternions whose real part is first. Of others the
            symmetric part counts.
    """

    if TYPE_CHECKING:
        matrix: Tensor

    _parameters: ClassVar[dict[str, int]] = {"matrix": 2}

    def __init__(self, matrix: TensorLike) -> None:
        self._construct(matrix=square_matrix(matrix, 4, "Bingham: matrix"))

    def _form(self) -> Tensor:
        matrix = self.matrix.double()
        return 0.5 * (matrix + matrix.mT)

    @classmethod
    def fit(cls, values: Rotation, weights: TensorLike | None = None) -> Bingham:
        """Return the distributions of maximum likelihood, with the largest eigenvalue 0. See `MatrixFisher.fit`.

        >>> drawn = pk.distributions.MatrixFisher(2 * torch.eye(3)).sample((2000,))
        >>> pk.distributions.Bingham.fit(drawn).matrix.shape
        torch.Size([4, 4])

        Args:
            values: The rotations, shape (n, *batch): a distribution is fitted along the first dimension.
            weights: Weights of the rotations, which broadcast to (n, *batch). The default is equal weights.
        """
        return cls(_fitted(values, weights, "Bingham.fit").to(values.dtype))


@final
class AngularCentralGaussian(GroupDistribution):
    """The angular central Gaussian distribution: rotations of normally distributed quaternions.

    The density is det(C)^(-1/2) (q . C^-1 q)^-2 of unit quaternions. Its tails are heavier than those of `Bingham`.

    >>> heavy = pk.distributions.AngularCentralGaussian(torch.diag(torch.tensor([1.0, 0.01, 0.01, 0.01])))
    >>> heavy.log_prob(pk.Rotation.from_rotvec([[0.0, 0.0, 0.0], [0.0, 0.0, 0.2]]))
    tensor([6.9078, 5.5348])

    Args:
        covariance: Symmetric positive definite matrices C, shape (*batch, 4, 4), of any scale, for quaternions whose
            real part is first.
    """

    has_rsample = True
    if TYPE_CHECKING:
        covariance: Tensor

    _parameters: ClassVar[dict[str, int]] = {"covariance": 2}

    def __init__(self, covariance: TensorLike) -> None:
        name = "AngularCentralGaussian: covariance"
        covariance = square_matrix(covariance, 4, name)
        if arguments.is_readable(covariance):
            failed = torch.linalg.cholesky_ex(covariance.detach().double())[1] > 0
            arguments.refuse(failed, None, name, "is not positive definite")
        self._construct(covariance=covariance)

    def _root(self) -> Tensor:
        """The Cholesky factor in float64."""
        covariance = self.covariance.double()
        return torch.linalg.cholesky_ex(0.5 * (covariance + covariance.mT))[0]

    def _precision(self) -> tuple[Tensor, Tensor]:
        """The inverse of the covariance, and half the logarithm of its determinant."""
        root = self._root()
        eye = torch.eye(4, dtype=root.dtype, device=root.device)
        inverse = torch.linalg.solve_triangular(root, eye, upper=False)
        return inverse, root.diagonal(dim1=-2, dim2=-1).log().sum(-1)

    def _log_prob(self, value: Rotation) -> Tensor:
        inverse, size = self._precision()
        eye = torch.eye(4, dtype=inverse.dtype, device=inverse.device)
        form = densities.quadratic_form(eye, inverse.mT, value.quaternion.double())
        return -size - 2 * form.log()

    def _drawn(self, shape: torch.Size, generator: Generator | None) -> Rotation:
        noise = normal(shape, 4, self.covariance, generator)
        quaternion = (self._root() @ noise.unsqueeze(-1)).squeeze(-1)
        return Rotation(quaternion).normalized().to(self.covariance.dtype)

    @property
    def mean(self) -> Rotation:  # type: ignore[override]
        """The rotation nearest to the expected matrix, the mode; not unique where the largest eigenvalue is not.

        >>> pk.distributions.AngularCentralGaussian(torch.diag(torch.tensor([4.0, 1.0, 1.0, 1.0]))).mean.angle()
        tensor(0.)
        """
        return Rotation.nearest(quadratic.rotation_matrix_of(self.covariance.double())).to(self.covariance.dtype)

    def expected_matrix(self) -> Tensor:
        """Return the expected rotation matrices, shape (*batch, 3, 3).

        >>> pk.distributions.AngularCentralGaussian(torch.eye(4)).expected_matrix().abs().max() < 1e-6
        tensor(True)
        """
        root = self._root()
        slope: Tensor = torch.func.grad(lambda x: quadratic.expected_log_form(x).sum())(root.mT @ root)
        return quadratic.rotation_matrix_of(root @ slope @ root.mT).to(self.covariance.dtype)

    def entropy(self) -> Tensor:
        """Return the differential entropy, relative to the Haar probability: at most 0.

        >>> pk.distributions.AngularCentralGaussian(torch.diag(torch.tensor([4.0, 1.0, 1.0, 1.0]))).entropy()
        tensor(-0.2239)
        """
        return -mean_log_density(self._root(), self).to(self.covariance.dtype)

    @classmethod
    def fit(cls, values: Rotation, weights: TensorLike | None = None) -> AngularCentralGaussian:
        """Return the distributions of maximum likelihood, with covariances of trace 4 (Tyler 1987).

        Gradients do not flow to the values.

        >>> drawn = pk.distributions.AngularCentralGaussian(torch.eye(4)).sample((2000,))
        >>> bool((pk.distributions.AngularCentralGaussian.fit(drawn).covariance - torch.eye(4)).abs().max() < 0.3)
        True

        Args:
            values: The rotations, shape (n, *batch), n > 4: a distribution is fitted along the first dimension.
            weights: Weights of the rotations, which broadcast to (n, *batch). The default is equal weights.
        """
        rotations, share = samples_of("AngularCentralGaussian.fit", Rotation, values, weights)
        q = rotations.normalized().quaternion
        covariance = torch.eye(4, dtype=q.dtype, device=q.device).expand(*q.shape[1:-1], 4, 4)
        for _ in range(_TYLER_STEPS):
            form = (q * torch.linalg.solve(covariance, q.unsqueeze(-1)).squeeze(-1)).sum(-1)
            product = q.unsqueeze(-1) * q.unsqueeze(-2)
            covariance = 4 * ((share / form)[..., None, None] * product).sum(0)
            covariance = covariance * (4 / covariance.diagonal(dim1=-2, dim2=-1).sum(-1))[..., None, None]
        return cls(covariance.to(values.dtype))


def square_matrix(value: TensorLike, size: int, name: str) -> Tensor:
    """A finite square matrix as a tensor."""
    matrix = arguments.tensor(value, name)
    arguments.check_dtype(matrix.dtype, name)
    if tuple(matrix.shape[-2:]) != (size, size):
        raise ShapeError(f"{name} must have shape (..., {size}, {size}), got {tuple(matrix.shape)}")
    if arguments.is_readable(matrix):
        arguments.refuse(~matrix.detach().isfinite().flatten(-2).all(-1), None, name, "is not finite")
    return matrix


def mean_log_density(root: Tensor, q: AngularCentralGaussian) -> Tensor:
    """The mean of the log density of one angular central Gaussian over another one, of a root of its covariance."""
    inverse, size = q._precision()
    relative = inverse @ root
    forms = quadratic.expected_log_form(relative.mT @ relative) - quadratic.expected_log_form(root.mT @ root)
    return -size - 2 * forms


def _fitted(values: Any, weights: TensorLike | None, where: str) -> Tensor:
    """The matrix A of the Bingham distribution of maximum likelihood, with the largest eigenvalue 0."""
    rotations, share = samples_of(where, Rotation, values, weights)
    q = rotations.normalized().quaternion
    moment = (share[..., None, None] * q.unsqueeze(-1) * q.unsqueeze(-2)).sum(0)
    parts, basis = torch.linalg.eigh(moment)
    # The eigenvalues of A, in units and with first values of a concentrated distribution.
    unit = 0.5 / parts.clamp(min=1e-12)
    start, free = unit[..., -1:] - unit[..., :-1], unit[..., :-1]

    def numbers_of(x: Tensor) -> Tensor:
        return torch.nn.functional.pad(start + free * x, (0, 1))

    def likelihood(x: Tensor) -> Tensor:
        shifted, _, top = quadratic.diagonalised(torch.diag_embed(numbers_of(x)))
        return (numbers_of(x) * parts).sum(-1) - quadratic.log_normaliser(shifted) - top

    parameters = numbers_of(maximised(likelihood, torch.zeros_like(free)))
    parameters = parameters - parameters.amax(-1, keepdim=True)
    return numerics.propagated(basis, torch.diag_embed(parameters))
