"""UncertainPose: poses with normally distributed errors, propagated to first order (Barfoot and Furgale 2014)."""

from __future__ import annotations

from typing import Any, Self, final

import attrs
import torch
from torch import Generator, Tensor

from .. import arguments, numerics
from ..arguments import Frame, TensorLike, Weight
from ..errors import ArgumentError, OptionError
from ..math import directions
from ..math import motion as ops
from .base import VARIANCE, Batched, Dims, Numbers, Shown, register
from .display import Displayed
from .pose import Pose
from .rotation import Rotation

__all__ = ["UncertainPose"]


@final
@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class UncertainPose(Batched, Displayed):
    """An immutable batch of poses with covariances: normally distributed tangents about a mean pose.

    A sample is ``pose.retract(d, frame=frame)`` for a random tangent d of zero mean: ``pose @ exp(d)`` in the body
    frame, ``exp(d) @ pose`` in the world frame. Both describe the same distributions. Operations on two or more
    estimates assume that these are independent.

    >>> a_T_b = UncertainPose(Pose([1.0, 0.0, 0.0]), 0.01 * torch.eye(6))
    >>> (a_T_b @ ~a_T_b).covariance.diagonal()  # both are assumed independent: the errors do not cancel
    tensor([0.0200, 0.0400, 0.0400, 0.0200, 0.0200, 0.0200])

    Args:
        pose: The mean, shape (*batch).
        covariance: The covariance of the tangents [v, w], translation first, shape (*batch, 6, 6), symmetric and
            positive semidefinite. The covariance and the pose are expanded to a common batch shape, as views, and
            promoted to one dtype. A covariance whose matrices are not row-major, such as a transposed one, is copied.
        frame: The frame in which the tangents are expressed: "body", that of the pose, or "world", the parent frame.
    """

    pose: Pose
    covariance: Tensor
    frame: Frame

    # Explicit: torch.compile cannot trace the one of attrs.
    def __init__(self, pose: Pose, covariance: TensorLike, frame: Frame = "body") -> None:
        if not isinstance(pose, Pose):
            raise ArgumentError(f"UncertainPose: pose must be a Pose, got {type(pose).__name__}")
        arguments.check_frame(frame, "UncertainPose")
        covariance = numerics.covariances(covariance, 6, "UncertainPose: covariance", pose.quaternion)
        arguments.check_devices("UncertainPose: pose and covariance", pose.quaternion, covariance)
        shape = arguments.broadcast("UncertainPose", pose=pose.shape, covariance=covariance.shape[:-2])
        dtype = torch.promote_types(pose.dtype, covariance.dtype)
        object.__setattr__(self, "pose", pose.to(dtype) if pose.shape == shape else pose.to(dtype).expand(*shape))
        object.__setattr__(self, "covariance", numerics.expanded(numerics.evenly_strided(covariance.to(dtype)), shape))
        object.__setattr__(self, "frame", frame)

    @classmethod
    def _unchecked(cls, pose: Any, covariance: Any, frame: Frame) -> Self:
        """Construct a value from consistent fields, without checks."""
        self = object.__new__(cls)
        object.__setattr__(self, "pose", pose)
        object.__setattr__(self, "covariance", covariance)
        object.__setattr__(self, "frame", frame)
        return self

    # The batch

    def _tensors(self) -> tuple[Tensor, ...]:
        # Each tensor has one last dimension, as those of a pose. Flattening a row-major covariance gives a view.
        return *self.pose._tensors(), self.covariance.flatten(-2)

    def _with(self, *tensors: Tensor) -> Self:
        return self._unchecked(Pose._unchecked(*tensors[:2]), tensors[2].unflatten(-1, (6, 6)), self.frame)

    def _in_convention_of(self, other: Self) -> Self:
        return self.in_frame(other.frame)

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

    def isclose(self, other: UncertainPose, *, rtol: Weight = 1e-5, atol: Weight = 1e-8) -> Tensor:
        """Return where two estimates are equal within a tolerance, as a bool tensor.

        The poses are compared as in `Pose.isclose`. The entries of the covariances, in the ``frame`` of this estimate,
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
        covariance = other.in_frame(self.frame).covariance
        difference = (self.covariance - covariance).abs().amax((-2, -1))
        near = difference <= absolute + relative * covariance.abs().amax((-2, -1))
        return near & self.pose._near(other.pose, relative, absolute)

    def _shown(self) -> Shown:
        fits = self.covariance.shape[:-2] == self.shape
        pose = self.pose._shown()
        return pose._replace(
            label=pose.label if fits else "",
            tensors={**pose.tensors, "covariance": self.covariance},
            facts=(f"frame={self.frame!r}",),
        )

    def _numbers(self) -> Numbers:
        return Numbers({**self.pose._numbers().rows, VARIANCE: self.covariance.diagonal(dim1=-2, dim2=-1)})

    def validate(self) -> Self:
        """Check that poses are valid and covariances finite, symmetric and positive semidefinite; return ``self``.

        The check synchronizes with the device. It tolerates deviations of the size of rounding errors.

        >>> UncertainPose(Pose.identity(), torch.eye(6)).validate()
        UncertainPose(position=[0., 0., 0.], quaternion=[1., 0., 0., 0.], sigma=[1., 1., 1., 1., 1., 1.], frame='body')
        >>> try:
        ...     UncertainPose(Pose.identity(), -torch.eye(6)).validate()
        ... except pk.ValidationError as error:
        ...     print(error)
        UncertainPose.validate: covariance is not positive semidefinite
        """
        self.pose.validate()
        numerics.validate_covariances(self.covariance, "UncertainPose.validate: covariance")
        return self

    def in_frame(self, frame: Frame) -> Self:
        """Express the same distributions by tangents in the "body" or the "world" frame. This is exact.

        The poses stay the same. The covariance S in the body frame is A S A^T in the world frame, where A is
        ``pose.adjoint()``.

        >>> estimate = UncertainPose(Pose([0, 0, 0], Rotation.from_euler("z", 90, degrees=True)), torch.eye(6))
        >>> estimate.in_frame("world").frame
        'world'

        Args:
            frame: The frame of the tangents, "body" or "world".
        """
        arguments.check_frame(frame, "UncertainPose.in_frame")
        if frame == self.frame:
            return self
        pose = self.pose if frame == "world" else self.pose.inverse()
        return self._unchecked(self.pose, numerics.propagated(pose.adjoint(), self.covariance), frame)

    # Algebra

    def compose(self, other: UncertainPose | Pose | Rotation) -> Self:
        """Compose two estimates, ``self @ other``: transform ``other`` from this frame to the parent frame.

        The covariances add up to first order. A Pose or a Rotation has zero covariance. The result has the ``frame`` of
        this estimate.

        >>> step = UncertainPose(Pose([1, 0, 0]), torch.tensor([0.01, 0.01, 0.01, 0, 0, 0]).diag())
        >>> step @ step  # sigma grows with the square root of the number of steps
        UncertainPose(position=[2., 0., 0.], quaternion=[1., 0., 0., 0.],
                      sigma=[0.1414, 0.1414, 0.1414, 0.0000, 0.0000, 0.0000], frame='body')

        Args:
            other: An estimate that is independent of this one, or a certain pose or rotation.
        """
        return self._composed(other, "compose")

    def _composed(self, other: UncertainPose | Pose | Rotation, method: str) -> Self:
        other = Pose.from_rotation(other) if isinstance(other, Rotation) else other
        second = other if isinstance(other, Pose) else _check_estimate(other, method).pose
        _check_fits(self.pose, second, method)
        pose = self.pose.compose(second)
        covariance = self.covariance
        if self.frame == "body":
            covariance = numerics.propagated(second.inverse().adjoint(), covariance)
        if isinstance(other, UncertainPose):
            added = other.in_frame(self.frame).covariance
            added = added if self.frame == "body" else numerics.propagated(self.pose.adjoint(), added)
            covariance = covariance + added
        return self._unchecked(pose, covariance.to(pose.dtype).expand(*pose.shape, 6, 6), self.frame)

    def __matmul__(self, other: UncertainPose | Pose | Rotation) -> Self:
        return self.compose(other)

    def __rmatmul__(self, other: Pose) -> Self:  # type: ignore[misc]  # Pose calls `_left_compose`
        """Compose a certain pose with this estimate: ``other @ self``."""
        kind: Any = type(other)  # at run time it may be any type
        if kind is not Pose:
            raise ArgumentError(f"{kind.__name__} @ UncertainPose has no meaning: it takes a Pose or an UncertainPose")
        return self._left_compose(other)

    def _left_compose(self, other: Pose | Rotation) -> Self:
        other = Pose.from_rotation(other) if isinstance(other, Rotation) else other
        _check_fits(other, self.pose, "compose")
        covariance = self.covariance if self.frame == "body" else numerics.propagated(other.adjoint(), self.covariance)
        pose = other.compose(self.pose)
        return self._unchecked(pose, covariance.to(pose.dtype).expand(*pose.shape, 6, 6), self.frame)

    def inverse(self) -> Self:
        """Invert the estimates, ``~self``: the pose of the parent frame in this frame. ``frame`` keeps its value.

        >>> (~UncertainPose(Pose([1, 2, 3]), 0.01 * torch.eye(6))).pose.position
        tensor([-1., -2., -3.])
        """
        # The inverse of T exp(d) is exp(-d) T^-1: tangents change the frame, and the adjoint converts them back.
        pose = self.pose if self.frame == "body" else self.pose.inverse()
        return self._unchecked(self.pose.inverse(), numerics.propagated(pose.adjoint(), self.covariance), self.frame)

    __invert__ = inverse

    def between(self, other: UncertainPose | Pose) -> Self:
        """Return ``other`` relative to this pose, ``~self @ other``. The result has the ``frame`` of this estimate.

        The two are assumed to be independent: a common error of both does not cancel.

        >>> a = UncertainPose(Pose([1, 0, 0]), torch.tensor([0.01, 0.01, 0.01, 0, 0, 0]).diag())
        >>> a.between(Pose([3, 0, 0])).pose
        Pose(position=[2., 0., 0.], quaternion=[1., 0., 0., 0.])

        Args:
            other: An estimate that is independent of this one, or a certain pose.
        """
        return self.inverse()._composed(other, "between")

    def retract(self, tangent: TensorLike, *, frame: Frame = "body") -> Self:
        """Move by certain twists [v, w]: ``self @ exp(tangent)``, or in the world frame ``exp(tangent) @ self``.

        >>> a = UncertainPose(Pose([1, 0, 0]), torch.eye(6))
        >>> a.retract([0.5, 0, 0, 0, 0, 0]).pose
        Pose(position=[1.5000, 0.0000, 0.0000], quaternion=[1., 0., 0., 0.])

        Args:
            tangent: Twists, shape (*batch, 6).
            frame: The frame in which the twists are expressed, "body" or "world".
        """
        arguments.check_frame(frame, "UncertainPose.retract")
        name = "UncertainPose.retract: tangent"
        tangent = arguments.tensor(tangent, name, self.pose.quaternion)
        arguments.check(tangent, 6, name)
        arguments.broadcast("UncertainPose.retract", self=self.shape, tangent=tangent.shape[:-1])
        motion = Pose.exp(tangent.to(torch.promote_types(tangent.dtype, self.pose.dtype)))
        return self._composed(motion, "retract") if frame == "body" else self._left_compose(motion)

    def fuse(self, *others: UncertainPose, iterations: int = 5) -> Self:
        """Fuse independent estimates of the same pose. The result has the ``frame`` of this estimate.

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
        first, rest = self.in_frame("body"), [_check_estimate(other, "fuse").in_frame("body") for other in others]
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
        return self._unchecked(pose, covariance, "body").in_frame(self.frame)

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
            points = points.to(torch.promote_types(points.dtype, local.dtype))  # both results have one dtype
        arguments.broadcast("UncertainPose.apply", **shapes)
        transformed = pose.apply(points)
        if self.frame == "world":
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
        mean = self.pose.expand(*sizes, *self.shape)
        return mean.perturb(self.in_frame("body").covariance, generator=generator)

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
        body = self.in_frame("body")
        pose = other if isinstance(other, Pose) else _check_estimate(other, "mahalanobis").pose
        _check_fits(self.pose, pose, "mahalanobis")
        if isinstance(other, Pose):
            error, covariance = body.pose.local(other), body.covariance
        else:
            second = _check_estimate(other, "mahalanobis").in_frame("body")
            error, covariance = body.pose.local(second.pose), body.covariance + second.covariance
        return numerics.mahalanobis(error, covariance)


def _check_fits(first: Pose, second: Pose, method: str) -> None:
    arguments.check_devices(f"UncertainPose.{method}", first.quaternion, second.quaternion)
    arguments.broadcast(f"UncertainPose.{method}", self=first.shape, other=second.shape)


def _linearise(pose: Pose, estimate: UncertainPose) -> tuple[Tensor, Tensor]:
    """Linearise at a pose: express an estimate, in the body frame, as a tangent with a covariance."""
    tangent = pose.local(estimate.pose)
    return tangent, numerics.propagated(Pose.left_jacobian(tangent), estimate.covariance)


def _check_estimate(value: Any, method: str) -> UncertainPose:
    if isinstance(value, UncertainPose):
        return value
    also = "" if method == "fuse" else " or a Pose"
    given = type(value).__name__ + ("; transform points with apply" if isinstance(value, Tensor) else "")
    raise ArgumentError(f"UncertainPose.{method}: other must be an UncertainPose{also}, got {given}")


register(UncertainPose, ("pose", "covariance"), context="frame")
