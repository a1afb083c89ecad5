"""UncertainPose: poses with normally distributed errors, propagated to first order (Barfoot and Furgale 2014)."""

from __future__ import annotations

from typing import Any, Self, final

import attrs
import torch
from torch import Generator, Tensor

from .. import arguments, numerics
from ..arguments import TensorLike
from ..errors import ArgumentError, OptionError
from ..math import directions
from ..math import motion as ops
from .batched import Batched, Dims
from .pose import Pose
from .pytree import register
from .shown import VARIANCE, Numbers, Shown

__all__ = ["UncertainPose"]

_SIDES = ("right", "left")


@final
@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class UncertainPose(Batched):
    """An immutable batch of poses with covariances: normally distributed tangents about a mean pose.

    On the right side, the tangents d are expressed in the pose's own frame: a sample is ``pose.retract(d)``. On the
    left side, they are expressed in the parent frame: a sample is ``pose.left_retract(d)``. Both describe the same
    distributions. Operations on two or more estimates assume that these are independent.

    >>> a_T_b = UncertainPose(Pose([1.0, 0.0, 0.0]), 0.01 * torch.eye(6))
    >>> (a_T_b @ ~a_T_b).covariance.diagonal()  # both are assumed independent: the errors do not cancel
    tensor([0.0200, 0.0400, 0.0400, 0.0200, 0.0200, 0.0200])

    Args:
        pose: The mean, shape (*batch).
        covariance: The covariance of the tangents [v, w], translation first, shape (*batch, 6, 6), symmetric and
            positive semidefinite. The covariance and the pose are expanded to a common batch shape, as views, and
            promoted to one dtype. A covariance whose matrices are not row-major, such as a transposed one, is copied.
        side: The side of the tangents, "right" or "left".
    """

    pose: Pose
    covariance: Tensor
    side: str

    # Explicit: torch.compile cannot trace the one of attrs.
    def __init__(self, pose: Pose, covariance: TensorLike, side: str = "right") -> None:
        if not isinstance(pose, Pose):
            raise ArgumentError(f"UncertainPose: pose must be a Pose, got {type(pose).__name__}")
        _check_side(side, "UncertainPose")
        covariance = numerics.covariances(covariance, 6, "UncertainPose: covariance", pose.quaternion)
        arguments.check_devices("UncertainPose: pose and covariance", pose.quaternion, covariance)
        shape = arguments.broadcast("UncertainPose", pose=pose.shape, covariance=covariance.shape[:-2])
        dtype = torch.promote_types(pose.dtype, covariance.dtype)
        object.__setattr__(self, "pose", pose.to(dtype) if pose.shape == shape else pose.to(dtype).expand(*shape))
        object.__setattr__(self, "covariance", numerics.expanded(numerics.evenly_strided(covariance.to(dtype)), shape))
        object.__setattr__(self, "side", side)

    @classmethod
    def _unchecked(cls, pose: Any, covariance: Any, side: str) -> Self:
        """Construct a value from consistent fields, without checks."""
        self = object.__new__(cls)
        object.__setattr__(self, "pose", pose)
        object.__setattr__(self, "covariance", covariance)
        object.__setattr__(self, "side", side)
        return self

    # The batch

    def _tensors(self) -> tuple[Tensor, ...]:
        # Each tensor has one last dimension, as those of a pose. Flattening a row-major covariance gives a view.
        return *self.pose._tensors(), self.covariance.flatten(-2)

    def _with(self, *tensors: Tensor) -> Self:
        return self._unchecked(Pose._unchecked(*tensors[:2]), tensors[2].unflatten(-1, (6, 6)), self.side)

    def _in_convention_of(self, other: Self) -> Self:
        return self.on(other.side)

    @property
    def _lead(self) -> Tensor:
        return self.pose.quaternion

    def requires_grad_(self, requires_grad: bool = True) -> Self:
        """Set ``requires_grad`` of the tensors in place, including tensors that are shared with the caller.

        >>> UncertainPose(Pose.identity(), torch.eye(6)).requires_grad_().requires_grad
        True

        Args:
            requires_grad: Whether to record the operations on the tensors for ``backward``.
        """
        arguments.check_flags("UncertainPose.requires_grad_", requires_grad=requires_grad)
        self.pose.requires_grad_(requires_grad)
        self.covariance.requires_grad_(requires_grad)
        return self

    def isclose(self, other: UncertainPose, *, rtol: float | Tensor = 1e-5, atol: float | Tensor = 1e-8) -> Tensor:
        """Return where two estimates are equal within a tolerance, as a bool tensor.

        The poses are compared as in `Pose.isclose`. The entries of the covariances, on the ``side`` of this estimate,
        must differ by at most ``atol + rtol * max(abs(other.covariance))``.

        >>> a = UncertainPose(Pose.identity(), torch.eye(6))
        >>> a.isclose(UncertainPose(Pose.identity(), 2 * torch.eye(6)))
        tensor(False)

        Args:
            other: The estimates to compare with.
            rtol: The relative tolerance.
            atol: The absolute tolerance, in units of length, in radians, and in units of the covariance.
        """
        return self._near(other, *self._tolerances("isclose", other, rtol, atol))

    def _near(self, other: Self, relative: Tensor, absolute: Tensor) -> Tensor:
        covariance = other.on(self.side).covariance
        difference = (self.covariance - covariance).abs().amax((-2, -1))
        near = difference <= absolute + relative * covariance.abs().amax((-2, -1))
        return near & self.pose._near(other.pose, relative, absolute)

    def _shown(self) -> Shown:
        fits = self.covariance.shape[:-2] == self.shape
        pose = self.pose._shown()
        return pose._replace(
            label=pose.label if fits else "",
            tensors={**pose.tensors, "covariance": self.covariance},
            facts=(f"side={self.side!r}",),
        )

    def _numbers(self) -> Numbers:
        return Numbers({**self.pose._numbers().rows, VARIANCE: self.covariance.diagonal(dim1=-2, dim2=-1)})

    def validate(self) -> Self:
        """Check that poses are valid and covariances finite, symmetric and positive semidefinite; return ``self``.

        The check synchronizes with the device. It tolerates deviations of the size of rounding errors.

        >>> UncertainPose(Pose.identity(), torch.eye(6)).validate()
        UncertainPose(position=[0., 0., 0.], quaternion=[1., 0., 0., 0.], sigma=[1., 1., 1., 1., 1., 1.], side='right')
        >>> try:
        ...     UncertainPose(Pose.identity(), -torch.eye(6)).validate()
        ... except pk.ValidationError as error:
        ...     print(error)
        UncertainPose.validate: covariance is not positive semidefinite
        """
        self.pose.validate()
        covariance = self.covariance.detach().double()
        scale = covariance.abs().amax((-2, -1))
        tolerance = 16 * torch.finfo(self.dtype).eps * scale
        name = "UncertainPose.validate: covariance"
        arguments.refuse(~covariance.isfinite().all(-1).all(-1), None, name, "is not finite")
        asymmetric = (covariance - covariance.mT).abs().amax((-2, -1)) > tolerance
        arguments.refuse(asymmetric, None, name, "is not symmetric")
        negative = torch.linalg.eigvalsh(covariance)[..., 0] < -tolerance
        arguments.refuse(negative, None, name, "is not positive semidefinite")
        return self

    # The side of the tangents

    def on(self, side: str) -> Self:
        """Express the same distributions with tangents on the "right" or "left" side.

        This is exact: the covariances are transformed by the adjoint, ``Ad S Ad^T``.

        >>> turned = UncertainPose(Pose([0, 0, 0], [1, 0, 0, 1]), torch.tensor([0.04, 0.01, 0.09, 0, 0, 0]).diag())
        >>> turned.on("left")  # a quarter turn about z exchanges x and y
        UncertainPose(position=[0., 0., 0.], quaternion=[1., 0., 0., 1.],
                      sigma=[0.1000, 0.2000, 0.3000, 0.0000, 0.0000, 0.0000], side='left')

        Args:
            side: "right", for tangents in the pose's own frame, or "left", for tangents in the parent frame.
        """
        _check_side(side, "UncertainPose.on")
        if side == self.side:
            return self
        pose = self.pose if side == "left" else self.pose.inverse()
        return self._unchecked(self.pose, numerics.propagated(pose.adjoint(), self.covariance), side)

    def to_left(self) -> Self:
        """Express the same distributions with tangents in the parent frame.

        >>> UncertainPose(Pose.identity(), torch.eye(6)).to_left().side
        'left'
        """
        return self.on("left")

    def to_right(self) -> Self:
        """Express the same distributions with tangents in the pose's own frame.

        >>> UncertainPose(Pose.identity(), torch.eye(6), "left").to_right().side
        'right'
        """
        return self.on("right")

    # Algebra

    def compose(self, other: UncertainPose | Pose) -> Self:
        """Compose two estimates, ``self @ other``: transform ``other`` from this frame to the parent frame.

        The covariances add up to first order. A Pose has zero covariance. The result has the ``side`` of this
        estimate.

        >>> step = UncertainPose(Pose([1, 0, 0]), torch.tensor([0.01, 0.01, 0.01, 0, 0, 0]).diag())
        >>> step @ step  # sigma grows with the square root of the number of steps
        UncertainPose(position=[2., 0., 0.], quaternion=[1., 0., 0., 0.],
                      sigma=[0.1414, 0.1414, 0.1414, 0.0000, 0.0000, 0.0000], side='right')

        Args:
            other: An estimate that is independent of this one, or a certain pose.
        """
        return self._composed(other, "compose")

    def _composed(self, other: UncertainPose | Pose, method: str) -> Self:
        second = other if isinstance(other, Pose) else _check_estimate(other, method).pose
        _check_fits(self.pose, second, method)
        pose = self.pose.compose(second)
        covariance = self.covariance
        if self.side == "right":
            covariance = numerics.propagated(second.inverse().adjoint(), covariance)
        if isinstance(other, UncertainPose):
            added = other.on(self.side).covariance
            added = added if self.side == "right" else numerics.propagated(self.pose.adjoint(), added)
            covariance = covariance + added
        return self._unchecked(pose, covariance.to(pose.dtype).expand(*pose.shape, 6, 6), self.side)

    def __matmul__(self, other: UncertainPose | Pose) -> Self:
        return self.compose(other)

    def __rmatmul__(self, other: Pose) -> Self:  # type: ignore[misc]  # Pose calls `_left_compose`
        """Compose a certain pose with this estimate: ``other @ self``."""
        kind: Any = type(other)  # at run time it may be any type
        if kind is not Pose:
            raise ArgumentError(f"{kind.__name__} @ UncertainPose has no meaning: it takes a Pose or an UncertainPose")
        return self._left_compose(other)

    def _left_compose(self, other: Pose) -> Self:
        _check_fits(other, self.pose, "compose")
        covariance = self.covariance if self.side == "right" else numerics.propagated(other.adjoint(), self.covariance)
        pose = other.compose(self.pose)
        return self._unchecked(pose, covariance.to(pose.dtype).expand(*pose.shape, 6, 6), self.side)

    def inverse(self) -> Self:
        """Invert the estimates, ``~self``: the pose of the parent frame in this frame. The side stays the same.

        >>> (~UncertainPose(Pose([1, 2, 3]), 0.01 * torch.eye(6))).pose.position
        tensor([-1., -2., -3.])
        """
        # The inverse of T exp(d) is exp(-d) T^-1: the tangents change sides, and the adjoint converts them back.
        pose = self.pose if self.side == "right" else self.pose.inverse()
        return self._unchecked(self.pose.inverse(), numerics.propagated(pose.adjoint(), self.covariance), self.side)

    __invert__ = inverse

    def between(self, other: UncertainPose | Pose) -> Self:
        """Return ``other`` relative to this pose, ``~self @ other``. The result has the ``side`` of this estimate.

        The two are assumed to be independent: a common error of both does not cancel.

        >>> a = UncertainPose(Pose([1, 0, 0]), torch.tensor([0.01, 0.01, 0.01, 0, 0, 0]).diag())
        >>> a.between(Pose([3, 0, 0])).pose
        Pose(position=[2., 0., 0.], quaternion=[1., 0., 0., 0.])

        Args:
            other: An estimate that is independent of this one, or a certain pose.
        """
        return self.inverse()._composed(other, "between")

    def retract(self, tangent: TensorLike) -> Self:
        """Move by certain twists [v, w] in this frame, shape (*batch, 6): ``self @ exp(tangent)``.

        >>> a = UncertainPose(Pose([1, 0, 0]), torch.eye(6))
        >>> a.retract([0.5, 0, 0, 0, 0, 0]).pose
        Pose(position=[1.5000, 0.0000, 0.0000], quaternion=[1., 0., 0., 0.])

        Args:
            tangent: Twists [v, w], shape (*batch, 6).
        """
        name = "UncertainPose.retract: tangent"
        tangent = arguments.tensor(tangent, name, self.pose.quaternion)
        arguments.check(tangent, 6, name)
        arguments.broadcast("UncertainPose.retract", self=self.shape, tangent=tangent.shape[:-1])
        return self._composed(Pose.exp(tangent), "retract")

    def fuse(self, *others: UncertainPose, iterations: int = 5) -> Self:
        """Fuse independent estimates of the same pose. The result has the ``side`` of this estimate.

        The fused mean minimises the sum of squared Mahalanobis distances by Gauss-Newton steps on the group. Gradients
        flow through all steps. Five steps leave an error of 1e-7 rad at standard deviations of 0.2 rad; larger ones
        need more steps. Fusing three estimates at once differs slightly from fusing two and then the third, because
        covariances are propagated to first order. They may be singular, also along a common direction: poses that are
        confined to a plane remain in it. Estimates that are certain along a common direction must agree there: no
        compromise exists, and its gradient has no meaning.

        >>> first = UncertainPose(Pose([0, 0, 0]), torch.eye(6))
        >>> second = UncertainPose(Pose([3, 0, 0]), 0.5 * torch.eye(6))
        >>> first.fuse(second).pose.position  # twice as near to the estimate of half the variance
        tensor([2., 0., 0.])

        Args:
            others: The other estimates.
            iterations: The number of Gauss-Newton steps. One step is the linear fusion at this estimate's mean.
        """
        if not others:
            raise ArgumentError("UncertainPose.fuse: needs at least one other estimate")
        first, *rest = [self.on("right"), *[_check_estimate(other, "fuse").on("right") for other in others]]
        if isinstance(iterations, bool) or not isinstance(iterations, int):
            raise ArgumentError(f"UncertainPose.fuse: iterations must be an integer, got {type(iterations).__name__}")
        if not 1 <= iterations <= 10_000:
            raise OptionError("UncertainPose.fuse: iterations must be at least 1 and at most 10000")
        named = {f"others[{i}]": x.shape for i, x in enumerate(rest)}
        shape = arguments.broadcast("UncertainPose.fuse", self=first.shape, **named)
        pose = first.pose.expand(*shape)
        for _ in range(iterations):
            step, covariance = _linearise(pose, first)
            for other in rest:
                tangent, other_covariance = _linearise(pose, other)
                gain = numerics.kalman_gain(covariance, other_covariance)
                step = step + numerics.matmul(gain, (tangent - step).unsqueeze(-1)).squeeze(-1)
                complement = torch.eye(6, dtype=gain.dtype, device=gain.device) - gain
                # The Joseph form of the Kalman update, which keeps the covariance positive semidefinite.
                covariance = numerics.propagated(complement, covariance) + numerics.propagated(gain, other_covariance)
            pose = pose.retract(step)
        covariance = numerics.propagated(Pose.right_jacobian(step), covariance)  # re-centre at the last step
        return self._unchecked(pose, covariance, "right").on(self.side)

    def apply(self, points: TensorLike, point_covariance: TensorLike | None = None) -> tuple[Tensor, Tensor]:
        """Transform points from this frame to the parent frame, with the covariances of the results.

        >>> a = UncertainPose(Pose([1, 0, 0]), torch.tensor([0, 0, 0, 0, 0, 0.01]).diag())  # 0.1 rad about z
        >>> point, covariance = a.apply([2, 0, 0])
        >>> point, covariance.diagonal()
        (tensor([3., 0., 0.]), tensor([0.0000, 0.0400, 0.0000]))

        Args:
            points: Points, shape (*batch, 3).
            point_covariance: The covariances of the points in this frame, shape (*batch, 3, 3). The default is zero.

        Returns:
            The transformed points, shape (*batch, 3), and their covariances, shape (*batch, 3, 3).
        """
        pose = self.pose
        points = arguments.tensor(points, "UncertainPose.apply: points", pose.quaternion)
        arguments.check(points, 3, "UncertainPose.apply: points")
        arguments.check_devices("UncertainPose.apply: pose and points", pose.quaternion, points)
        local, shapes = None, {"self": pose.shape, "points": points.shape[:-1]}
        if point_covariance is not None:
            name = "UncertainPose.apply: point_covariance"
            local = numerics.covariances(point_covariance, 3, name, pose.quaternion)
            shapes["point_covariance"] = local.shape[:-2]
        arguments.broadcast("UncertainPose.apply", **shapes)
        transformed = pose.apply(points)
        if self.side == "left":
            total = ops.point_covariance(transformed, self.covariance)
            return transformed, total if local is None else total + directions.apply_covariances(pose.quaternion, local)
        total = ops.point_covariance(points, self.covariance)
        total = total if local is None else total + local
        return transformed, directions.apply_covariances(pose.quaternion, total)

    def sample(self, *shape: Dims, generator: Generator | None = None) -> Pose:
        """Draw random poses, shape (*shape, *batch). Gradients flow to the mean and the covariance.

        >>> UncertainPose(Pose.identity(), 0.01 * torch.eye(6)).sample(1000).shape
        torch.Size([1000])

        Args:
            *shape: The leading dimensions of the result, as integers or as one tuple.
            generator: The source of the random numbers.
        """
        sizes = arguments.new_sizes(shape, "UncertainPose.sample")
        arguments.check_generator(generator, "UncertainPose.sample")
        right = self.on("right")
        return right.pose.expand(*sizes, *self.shape).perturb(right.covariance, generator=generator)

    def mahalanobis(self, other: UncertainPose | Pose) -> Tensor:
        """Return the Mahalanobis distances to ``other``, sqrt(d^T S^-1 d), shape (*batch).

        The tangent d leads to ``other``, and S is its covariance.

        If ``other`` is the true pose or another estimate of it, the squared distance has, to first order, a chi-square
        distribution with 6 degrees of freedom. The result is NaN where the sum of the covariances is not positive
        definite up to rounding errors. At 0 the distance is not differentiable; the gradient returned there is 0.

        >>> a = UncertainPose(Pose.identity(), 0.25 * torch.eye(6))
        >>> a.mahalanobis(Pose([1, 0, 0]))
        tensor(2.)

        Args:
            other: A certain pose, or an estimate that is independent of this one.
        """
        right = self.on("right")
        pose = other if isinstance(other, Pose) else _check_estimate(other, "mahalanobis").pose
        _check_fits(self.pose, pose, "mahalanobis")
        error, covariance = right.pose.local(pose), right.covariance
        if isinstance(other, UncertainPose):
            covariance = covariance + other.on("right").covariance
        covariance, unit = numerics.correlation(arguments.wide(0.5 * (covariance + covariance.mT).to(error.dtype)))
        factor, failed = torch.linalg.cholesky_ex(covariance)
        definite = numerics.is_definite(factor, failed, error.dtype)
        factor = torch.where(definite[..., None, None], factor, torch.nan)
        whitened = torch.linalg.solve_triangular(factor, (arguments.wide(error) / unit).unsqueeze(-1), upper=False)
        square = whitened.square().sum((-2, -1))
        # At 0 the square root is taken of 1 instead, so that no infinite derivative enters the backward pass.
        return torch.where(square == 0, 0, torch.where(square == 0, 1, square).sqrt()).to(error.dtype)


def _check_side(side: Any, where: str) -> None:
    arguments.check_choice(side, _SIDES, f"{where}: side")


def _check_fits(first: Pose, second: Pose, method: str) -> None:
    arguments.check_devices(f"UncertainPose.{method}", first.quaternion, second.quaternion)
    arguments.broadcast(f"UncertainPose.{method}", self=first.shape, other=second.shape)


def _linearise(pose: Pose, estimate: UncertainPose) -> tuple[Tensor, Tensor]:
    """Linearise at a pose: express an estimate, on the right side, as a tangent with a covariance."""
    tangent = pose.local(estimate.pose)
    return tangent, numerics.propagated(Pose.left_jacobian(tangent), estimate.covariance)


def _check_estimate(value: Any, method: str) -> UncertainPose:
    if isinstance(value, UncertainPose):
        return value
    also = "" if method == "fuse" else " or a Pose"
    given = type(value).__name__ + ("; transform points with apply" if isinstance(value, Tensor) else "")
    raise ArgumentError(f"UncertainPose.{method}: other must be an UncertainPose{also}, got {given}")


register(UncertainPose, ("pose", "covariance"), "uncertainty", context="side")
