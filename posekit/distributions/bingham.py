"""MatrixFisher, Bingham, AngularCentralGaussian and VonMises: rotations by quadratic forms of their quaternions."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, final

import torch
from torch import Generator, Tensor

from .. import arguments, numerics
from ..arguments import TensorLike
from ..math import densities
from ..values import Rotation, Rotation2
from . import quadratic
from .base import FittedDistribution, V, check_positive, positive, square_matrix
from .numerical import differentiable, eye
from .reparametrised import Moved

_TYLER_STEPS = 300
_LEAST = 1e-8  # a fitted concentration


class QuadraticExponential(FittedDistribution[V]):
    """Base class of the family of Bingham: the density is proportional to exp(q . A q) of unit vectors q.

    A family has ``_form``, the symmetric matrix A, and ``_of``, which makes a distribution of that matrix. The vectors
    are quaternions, or in the plane the cosine and the sine of half the angle.
    """

    _form: Callable[[], Tensor]

    def _diagonal(self) -> tuple[Tensor, Tensor]:
        """The matrix and the basis of `quadratic.diagonalised`."""
        return quadratic.diagonalised(self._form())[:2]

    def _log_prob(self, value: Any) -> Tensor:
        shifted, basis = self._diagonal()
        return densities.quadratic_form(shifted, basis, value.quaternion) - quadratic.log_normaliser(shifted)

    def _moment(self) -> Tensor:
        shifted, basis = self._diagonal()
        return basis @ quadratic.second_moment(shifted) @ basis.mT

    def _drawn(self, shape: torch.Size, generator: Generator | None) -> Any:
        arguments.check_read(self._where("sample"), self._lead, remedy="draw before the capture")
        shifted, basis = self._diagonal()
        drawn = quadratic.drawn(self._where("sample"), shifted, shape, generator)
        if torch.is_grad_enabled() and shifted.requires_grad:
            drawn = Moved.apply(drawn, shifted)
        return Rotation((basis @ drawn.unsqueeze(-1)).squeeze(-1))

    def _centre(self) -> Any:
        return Rotation.nearest(quadratic.rotation_matrix_of(self._wide()._form()) / 4)

    def _expected(self) -> Tensor:
        return quadratic.rotation_matrix_of(self._moment())

    def _entropy(self) -> Tensor:
        shifted, _ = self._diagonal()
        return quadratic.log_normaliser(shifted) - (quadratic.second_moment(shifted) * shifted).sum((-2, -1))

    @classmethod
    def _of(cls, form: Any) -> Any:
        return cls(form)

    @classmethod
    def _fitted(cls, values: Any, share: Tensor) -> Any:
        vectors = values.lift().quaternion[..., ::3] if cls._kind is Rotation2 else values.quaternion
        return cls._of(quadratic.fitted(torch.nn.functional.normalize(vectors, dim=-1), share))


@final
class MatrixFisher(QuadraticExponential[Rotation]):
    """The matrix Fisher distribution of rotations, of densities proportional to exp(tr(F^T R)).

    With the singular value decomposition F = U S V^T, U V^T is the mode if its determinant is 1, and the singular
    values tell how concentrated the distribution is about its axes: for 0 it is uniform, and for large S a Gaussian
    whose rotation vectors have the variance 1 / (S_j + S_k) about axis i. It is the `Bingham` distribution whose form
    q . A q is tr(F^T R(q)), and the one of maximal entropy for its expected matrix. Samples of `rsample` have first
    derivatives, also where singular values are equal.

    A fit has the expected matrix of the values. There is none for fewer than four rotations, or for those about a
    single axis: the likelihood has no bound.

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
        return quadratic.matrix_of(self.parameter)

    @classmethod
    def _of(cls, form: Tensor) -> MatrixFisher:
        return cls(quadratic.rotation_matrix_of(form) / 4)


@final
class Bingham(QuadraticExponential[Rotation]):
    """The Bingham distribution of rotations, of densities proportional to exp(q . A q) of their unit quaternions q.

    It is the `MatrixFisher` distribution in other parameters, of which adding a multiple of the identity changes
    nothing; a fit has the largest eigenvalue 0. Samples of `rsample` have first derivatives.

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
        return 0.5 * (self.matrix + self.matrix.mT)


@final
class VonMises(QuadraticExponential[Rotation2]):
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

    if TYPE_CHECKING:
        concentration: Tensor
        _mean: Rotation2
    _parameters: ClassVar[dict[str, int]] = {"_mean": 0, "concentration": 0}
    _kind = Rotation2

    def __init__(self, mean: Rotation2, concentration: TensorLike | float) -> None:
        arguments.check_kinds("VonMises", Rotation2, mean=mean)
        self._construct(_mean=mean, concentration=positive(concentration, "VonMises: concentration", mean.complex))

    def _form(self) -> Tensor:
        return quadratic.matrix_of(self.concentration[..., None, None] / 2 * self._mean.matrix())

    def _log_prob(self, value: Rotation2) -> Tensor:
        return self._at(self._mean.local(value).squeeze(-1))

    def _at(self, angle: Tensor) -> Tensor:
        """The log density at angles from the mean."""
        k = self.concentration  # the normaliser is of a matrix less the value of k
        form = k - k.detach() - 2 * k * (angle / 2).sin().square()
        return form - quadratic.log_normaliser(self._diagonal()[0])

    def _drawn(self, shape: torch.Size, generator: Generator | None) -> Rotation2:
        half = quadratic.drawn(self._where("sample"), self._diagonal()[0], shape, generator)
        angle = 2 * torch.atan(half[..., 0] / half[..., 1])
        if torch.is_grad_enabled() and self.concentration.requires_grad:
            moved = differentiable(angle.abs(), lambda x: self._at(x.movedim(-1, 0)).movedim(0, -1).exp() / math.pi)
            angle = moved * angle.sign()
        return self._mean.retract(angle.unsqueeze(-1))

    def _centre(self) -> Rotation2:
        return self._mean

    @classmethod
    def _of(cls, form: Tensor) -> VonMises:
        concentration = -form.diagonal(dim1=-2, dim2=-1).sum(-1) / 2
        return cls(Rotation2.nearest(quadratic.rotation_matrix_of(form)), concentration.clamp(min=_LEAST))


@final
class AngularCentralGaussian(FittedDistribution[Rotation]):
    """The angular central Gaussian distribution: rotations of normally distributed quaternions.

    The density is det(C)^(-1/2) (q . C^-1 q)^-2 of unit quaternions. Its tails are heavier than those of `Bingham`.
    Fits have covariances of trace 4 (Tyler 1987), of more than four rotations.

    >>> heavy = pk.distributions.AngularCentralGaussian(torch.diag(torch.tensor([1.0, 0.01, 0.01, 0.01])))
    >>> heavy.log_prob(pk.Rotation.from_rotvec([[0.0, 0.0, 0.0], [0.0, 0.0, 0.2]]))
    tensor([6.9078, 5.5348])

    Args:
        covariance: Symmetric positive definite matrices C, shape (*batch, 4, 4), of any scale, for quaternions whose
            real part is first.
    """

    if TYPE_CHECKING:
        covariance: Tensor
    _parameters: ClassVar[dict[str, int]] = {"covariance": 2}

    def __init__(self, covariance: TensorLike) -> None:
        name = "AngularCentralGaussian: covariance"
        covariance = square_matrix(covariance, 4, name)
        check_positive(covariance, name)
        self._construct(covariance=covariance)

    def _root(self) -> Tensor:
        """The Cholesky factor."""
        return torch.linalg.cholesky_ex(0.5 * (self.covariance + self.covariance.mT))[0]

    def _whitening(self) -> tuple[Tensor, Tensor]:
        """The inverse of the factor, and the logarithm of its determinant."""
        root = self._root()
        inverse = torch.linalg.solve_triangular(root, eye(4, root), upper=False)
        return inverse, inverse.diagonal(dim1=-2, dim2=-1).log().sum(-1)

    def _log_prob(self, value: Rotation) -> Tensor:
        inverse, size = self._whitening()
        return size - 2 * densities.quadratic_form(eye(4, inverse), inverse.mT, value.quaternion).log()

    def _drawn(self, shape: torch.Size, generator: Generator | None) -> Rotation:
        noise = numerics.standard_normal(shape, 4, self.covariance, generator, self._where("sample"))
        return Rotation((self._root() @ noise.unsqueeze(-1)).squeeze(-1)).normalized()

    def _centre(self) -> Rotation:
        return Rotation.nearest(quadratic.rotation_matrix_of(self.covariance.double()))

    def _expected(self) -> Tensor:
        root = self._root()
        slope: Tensor = torch.func.grad(lambda x: quadratic.expected_log_form(x).sum())(root.mT @ root)
        return quadratic.rotation_matrix_of(root @ slope @ root.mT)

    def _entropy(self) -> Tensor:
        return -mean_log_density(self._root(), self)

    @classmethod
    def _fitted(cls, values: Rotation, share: Tensor) -> AngularCentralGaussian:
        q = values.normalized().quaternion
        covariance = eye(4, q).expand(*q.shape[1:-1], 4, 4)
        for _ in range(_TYLER_STEPS):
            form = (q * torch.linalg.solve(covariance, q.unsqueeze(-1)).squeeze(-1)).sum(-1)
            covariance = torch.einsum("n...,n...i,n...j->...ij", share / form, q, q)
            covariance = covariance * (4 / covariance.diagonal(dim1=-2, dim2=-1).sum(-1))[..., None, None]
        return cls(covariance)


def mean_log_density(root: Tensor, q: AngularCentralGaussian) -> Tensor:
    """The mean of the log density of one angular central Gaussian over another one, of a root of its covariance."""
    inverse, size = q._whitening()
    other, own = (quadratic.expected_log_form(x.mT @ x) for x in (inverse @ root, root))
    return size - 2 * (other - own)
