"""The shared parts of transforms with normally distributed errors, propagated to first order."""

from __future__ import annotations

from typing import Any, ClassVar, Generic

import torch
from torch import Generator, Tensor
from typing_extensions import Self, TypeVar

from .. import arguments, numerics
from ..arguments import Frame, TensorLike
from ..errors import ArgumentError
from .base import VARIANCE, Batched, Dims, Numbers, Shown
from .display import Displayed

M = TypeVar("M", default=Any)


class Estimate(Batched, Displayed, Generic[M]):
    """Base class of `UncertainPose` and `UncertainRotation`: a mean and a covariance of tangents about it.

    A sample is ``mean.retract(d, frame=frame)`` for a random tangent d of zero mean. Operations on two or more
    estimates assume that these are independent.
    """

    __slots__ = ()

    covariance: Tensor
    frame: Frame
    _kinds: ClassVar[tuple[type[Any], ...]]  # that the mean may have: of space and of the plane
    _part: ClassVar[str]  # the field of the mean

    def _construct(self, mean: Any, covariance: TensorLike, frame: Frame) -> None:
        name = type(self).__name__
        if not isinstance(mean, self._kinds):
            kinds = " or a ".join([kind.__name__ for kind in self._kinds])
            part = isinstance(getattr(mean, self._part, None), self._kinds)
            remedy = f"; pass its `{self._part}`, with the covariance of that alone" if part else ""
            raise ArgumentError(f"{name}: {self._part} must be a {kinds}, got {type(mean).__name__}{remedy}")
        arguments.check_frame(frame, name)
        covariance = numerics.covariances(covariance, mean._size, f"{name}: covariance", mean._lead)
        arguments.check_devices(f"{name}: {self._part} and covariance", mean._lead, covariance)
        shape = arguments.broadcast(name, **{self._part: mean.shape, "covariance": covariance.shape[:-2]})
        dtype = torch.promote_types(mean.dtype, covariance.dtype)
        mean = mean.to(dtype) if mean.shape == shape else mean.to(dtype).expand(*shape)
        object.__setattr__(self, self._part, mean)
        object.__setattr__(self, "covariance", numerics.expanded(numerics.evenly_strided(covariance.to(dtype)), shape))
        object.__setattr__(self, "frame", frame)

    @classmethod
    def _unchecked(cls, mean: Any, covariance: Any, frame: Frame) -> Self:
        """Construct a value from consistent fields, without checks."""
        self = object.__new__(cls)
        object.__setattr__(self, cls._part, mean)
        object.__setattr__(self, "covariance", covariance)
        object.__setattr__(self, "frame", frame)
        return self

    @property
    def _mean(self) -> Any:
        return getattr(self, self._part)

    @property
    def _kind(self) -> Any:
        """The class of the mean."""
        return type(self._mean)

    @property
    def _size(self) -> int:
        """The numbers of a tangent."""
        size: int = self._mean._size
        return size

    # The batch

    def _tensors(self) -> tuple[Tensor, ...]:
        # Each tensor has one last dimension, as those of a pose. Flattening a row-major covariance gives a view.
        return *self._mean._tensors(), self.covariance.flatten(-2)

    def _with(self, *tensors: Tensor) -> Self:
        covariance = tensors[-1].unflatten(-1, (self._size, self._size))
        return self._unchecked(self._kind._of_tensors(*tensors[:-1]), covariance, self.frame)

    def _in_convention_of(self, other: Self) -> Self:
        return self.in_frame(other.frame)

    @property
    def _lead(self) -> Tensor:
        lead: Tensor = self._mean._lead
        return lead

    def requires_grad_(self, requires_grad: bool = True) -> Self:
        """Set ``requires_grad`` of the tensors in place, including tensors that are shared with the caller.

        >>> pk.UncertainPose(pk.Pose.identity(), torch.eye(6)).requires_grad_().requires_grad
        True

        Args:
            requires_grad: Whether to record the operations on the tensors for ``backward``.
        """
        arguments.check_flags(f"{type(self).__name__}.requires_grad_", requires_grad=requires_grad)
        self._mean.requires_grad_(requires_grad)
        self.covariance.requires_grad_(requires_grad)
        return self

    def _near(self, other: Self, relative: Tensor, absolute: Tensor) -> Tensor:
        covariance = other.in_frame(self.frame).covariance
        difference = (self.covariance - covariance).abs().amax((-2, -1))
        near = difference <= absolute + relative * covariance.abs().amax((-2, -1))
        result: Tensor = near & self._mean._near(other._mean, relative, absolute)
        return result

    def _shown(self) -> Shown:
        fits = self.covariance.shape[:-2] == self.shape
        mean: Shown = self._mean._shown()
        return mean._replace(
            label=mean.label if fits else "",
            tensors={**mean.tensors, "covariance": self.covariance},
            facts=(f"frame={self.frame!r}",),
        )

    def _numbers(self) -> Numbers:
        return Numbers({**self._mean._numbers().rows, VARIANCE: self.covariance.diagonal(dim1=-2, dim2=-1)})

    def validate(self) -> Self:
        """Check that means are valid and covariances finite, symmetric and positive semidefinite; return ``self``.

        The check synchronizes with the device. It tolerates deviations of the size of rounding errors.

        >>> pk.UncertainPose(pk.Pose.identity(), torch.eye(6)).validate()
        UncertainPose(position=[0., 0., 0.], quaternion=[1., 0., 0., 0.], sigma=[1., 1., 1., 1., 1., 1.], frame='body')
        >>> try:
        ...     pk.UncertainPose(pk.Pose.identity(), -torch.eye(6)).validate()
        ... except pk.ValidationError as error:
        ...     print(error)
        UncertainPose.validate: covariance is not positive semidefinite
        """
        self._mean.validate()
        numerics.validate_covariances(self.covariance, f"{type(self).__name__}.validate: covariance")
        return self

    def in_frame(self, frame: Frame) -> Self:
        """Express the same distributions by tangents in the "body" or the "world" frame. This is exact.

        The means stay the same. The covariance S in the body frame is A S A^T in the world frame, where A is the
        ``adjoint()`` of the mean.

        >>> estimate = pk.UncertainPose(pk.Pose([0, 0, 0], pk.Rotation.from_euler("z", 90, degrees=True)), torch.eye(6))
        >>> estimate.in_frame("world").frame
        'world'

        Args:
            frame: The frame of the tangents, "body" or "world".
        """
        arguments.check_frame(frame, f"{type(self).__name__}.in_frame")
        if frame == self.frame:
            return self
        mean = self._mean if frame == "world" else self._mean.inverse()
        return self._unchecked(self._mean, numerics.propagated(mean.adjoint(), self.covariance), frame)

    # Algebra

    def compose(self, other: Any) -> Self:
        """Compose two estimates, ``self @ other``: transform ``other`` from this frame to the parent frame.

        The covariances add up to first order. A Pose or a Rotation has zero covariance. The result has the ``frame`` of
        this estimate.

        >>> step = pk.UncertainPose(pk.Pose([1, 0, 0]), torch.tensor([0.01, 0.01, 0.01, 0, 0, 0]).diag())
        >>> step @ step  # sigma grows with the square root of the number of steps
        UncertainPose(position=[2., 0., 0.], quaternion=[1., 0., 0., 0.],
                      sigma=[0.1414, 0.1414, 0.1414, 0.0000, 0.0000, 0.0000], frame='body')

        Args:
            other: An estimate that is independent of this one, or a certain transform. An UncertainPose also takes a
                Rotation.
        """
        return self._composed(other, "compose")

    def _composed(self, other: Any, method: str) -> Self:
        other = self._certain(other)
        second = other if isinstance(other, self._kind) else self._checked(other, method)._mean
        self._check_fits(self._mean, second, method)
        mean, covariance = self._mean.compose(second), self.covariance
        if self.frame == "body":
            covariance = numerics.propagated(second.inverse().adjoint(), covariance)
        if isinstance(other, Estimate):
            added = other.in_frame(self.frame).covariance
            added = added if self.frame == "body" else numerics.propagated(self._mean.adjoint(), added)
            covariance = covariance + added
        return self._about(mean, covariance)

    def __matmul__(self, other: Any) -> Self:
        return self.compose(other)

    def __rmatmul__(self, other: Any) -> Self:
        """Compose a certain transform with this estimate: ``other @ self``."""
        if type(other) is not self._kind:
            name, kind = type(self).__name__, self._kind.__name__
            raise ArgumentError(f"{type(other).__name__} @ {name} has no meaning: it takes a {kind} or an {name}")
        return self._left_compose(other)

    def _left_compose(self, other: Any) -> Self:
        other = self._certain(other)
        if not isinstance(other, self._kind):
            name, kind = type(self).__name__, self._kind.__name__
            raise ArgumentError(f"{type(other).__name__} @ {name} has no meaning: it takes a {kind} or an {name}")
        self._check_fits(other, self._mean, "compose")
        covariance = self.covariance if self.frame == "body" else numerics.propagated(other.adjoint(), self.covariance)
        return self._about(other.compose(self._mean), covariance)

    def _about(self, mean: Any, covariance: Tensor) -> Self:
        covariance = covariance.to(mean.dtype).expand(*mean.shape, self._size, self._size)
        return self._unchecked(mean, covariance, self.frame)

    def _certain(self, value: Any) -> Any:
        """What composes as a certain mean."""
        return value

    @classmethod
    def _check_fits(cls, first: Any, second: Any, method: str) -> None:
        arguments.check_devices(f"{cls.__name__}.{method}", first._lead, second._lead)
        arguments.broadcast(f"{cls.__name__}.{method}", self=first.shape, other=second.shape)

    def _checked(self, value: Any, method: str) -> Self:
        name, kind = type(self).__name__, self._kind.__name__
        if not isinstance(value, type(self)):
            also = "" if method == "fuse" else f" or a {kind}"
            actual = type(value).__name__ + ("; transform points with apply" if isinstance(value, Tensor) else "")
            raise ArgumentError(f"{name}.{method}: other must be an {name}{also}, got {actual}")
        if value._kind is not self._kind:
            raise ArgumentError(f"{name}.{method}: other must be of a {kind}, got one of a {value._kind.__name__}")
        return value

    def inverse(self) -> Self:
        """Invert the estimates, ``~self``: the parent frame as seen from this frame. ``frame`` keeps its value.

        >>> (~pk.UncertainPose(pk.Pose([1, 2, 3]), 0.01 * torch.eye(6))).pose.position
        tensor([-1., -2., -3.])
        """
        # The inverse of T exp(d) is exp(-d) T^-1: tangents change the frame, and the adjoint converts them back.
        mean = self._mean if self.frame == "body" else self._mean.inverse()
        return self._unchecked(self._mean.inverse(), numerics.propagated(mean.adjoint(), self.covariance), self.frame)

    __invert__ = inverse

    def between(self, other: Any) -> Self:
        """Return ``other`` relative to this estimate, ``~self @ other``. The result has the ``frame`` of this estimate.

        The two are assumed to be independent: a common error of both does not cancel.

        >>> a = pk.UncertainPose(pk.Pose([1, 0, 0]), torch.tensor([0.01, 0.01, 0.01, 0, 0, 0]).diag())
        >>> a.between(pk.Pose([3, 0, 0])).pose
        Pose(position=[2., 0., 0.], quaternion=[1., 0., 0., 0.])

        Args:
            other: An estimate that is independent of this one, or a certain transform.
        """
        return self.inverse()._composed(other, "between")

    def retract(self, tangent: TensorLike, *, frame: Frame = "body") -> Self:
        """Move by certain tangents: ``self @ exp(tangent)``, or in the world frame ``exp(tangent) @ self``.

        >>> a = pk.UncertainPose(pk.Pose([1, 0, 0]), torch.eye(6))
        >>> a.retract([0.5, 0, 0, 0, 0, 0]).pose
        Pose(position=[1.5000, 0.0000, 0.0000], quaternion=[1., 0., 0., 0.])

        Args:
            tangent: Twists [v, w], shape (*batch, 6), or rotation vectors, shape (*batch, 3).
            frame: The frame in which the tangents are expressed, "body" or "world".
        """
        where, lead = f"{type(self).__name__}.retract", self._lead
        arguments.check_frame(frame, where)
        tangent = arguments.tensor(tangent, f"{where}: tangent", lead)
        arguments.check(tangent, self._size, f"{where}: tangent")
        arguments.broadcast(where, self=self.shape, tangent=tangent.shape[:-1])
        motion = self._kind.exp(tangent.to(torch.promote_types(tangent.dtype, lead.dtype)))
        return self._composed(motion, "retract") if frame == "body" else self._left_compose(motion)

    def fuse(self, *others: Self, iterations: int = 5) -> Self:
        """Fuse independent estimates of the same transform. The result has the ``frame`` of this estimate.

        The fused mean minimises the sum of squared Mahalanobis distances by Gauss-Newton steps on the group. Gradients
        flow through all steps. Five steps leave an error of 1e-7 rad at standard deviations of 0.2 rad; larger ones
        need more steps. Fusing three estimates at once differs slightly from fusing two and then the third, because
        covariances are propagated to first order. They may be singular, also along a common direction: poses that are
        confined to a plane remain in it. Estimates that are certain along a common direction must agree there: no
        compromise exists, and its gradient has no meaning.

        >>> first = pk.UncertainPose(pk.Pose([0, 0, 0]), torch.eye(6))
        >>> second = pk.UncertainPose(pk.Pose([3, 0, 0]), 0.5 * torch.eye(6))
        >>> first.fuse(second).pose.position  # twice as near to the estimate of half the variance
        tensor([2., 0., 0.])

        Args:
            others: The other estimates.
            iterations: The number of Gauss-Newton steps. One step is the linear fusion at this estimate's mean.
        """
        where = f"{type(self).__name__}.fuse"
        if not others:
            raise ArgumentError(f"{where}: needs at least one other estimate")
        first, rest = self.in_frame("body"), [self._checked(other, "fuse").in_frame("body") for other in others]
        arguments.integer(iterations, f"{where}: iterations", 1, 10_000)
        shape = arguments.broadcast(where, self=first.shape, **{f"others[{i}]": x.shape for i, x in enumerate(rest)})
        mean = first._mean.expand(*shape)
        for _ in range(iterations):
            step, covariance = _linearise(mean, first)
            for other in rest:
                tangent, other_covariance = _linearise(mean, other)
                gain = numerics.kalman_gain(covariance, other_covariance)
                step = step + numerics.matmul(gain, (tangent - step).unsqueeze(-1)).squeeze(-1)
                complement = torch.eye(self._size, dtype=gain.dtype, device=gain.device) - gain
                # The Joseph form of the Kalman update, which keeps the covariance positive semidefinite.
                covariance = numerics.propagated(complement, covariance) + numerics.propagated(gain, other_covariance)
            mean = mean.retract(step)
        covariance = numerics.propagated(self._kind.right_jacobian(step), covariance)  # re-centre at the last step
        return self._unchecked(mean, covariance, "body").in_frame(self.frame)

    def sample(self, *shape: Dims, generator: Generator | None = None) -> M:
        """Draw random transforms, shape (*shape, *batch). Gradients flow to the mean and the covariance.

        >>> pk.UncertainPose(pk.Pose.identity(), 0.01 * torch.eye(6)).sample(1000).shape
        torch.Size([1000])

        Args:
            *shape: The leading dimensions of the result, as integers or as one tuple.
            generator: The source of the random numbers.
        """
        where = f"{type(self).__name__}.sample"
        sizes = arguments.new_sizes(shape, where)
        arguments.check_generator(generator, where)
        mean = self._mean.expand(*sizes, *self.shape)
        drawn: M = mean.perturb(self.in_frame("body").covariance, generator=generator)
        return drawn

    def mahalanobis(self, other: Any) -> Tensor:
        """Return the Mahalanobis distances to ``other``, sqrt(d^T S^-1 d), shape (*batch).

        The tangent d leads to ``other``, and S is its covariance.

        If ``other`` is the truth or another estimate of it, the squared distance has, to first order, a chi-square
        distribution with as many degrees of freedom as tangents have numbers: 6 for poses, and 3 for rotations. The
        result is NaN where the sum of the covariances is not positive definite up to rounding errors. At 0 the distance
        is not differentiable; the gradient returned there is 0.

        >>> a = pk.UncertainPose(pk.Pose.identity(), 0.25 * torch.eye(6))
        >>> a.mahalanobis(pk.Pose([1, 0, 0]))
        tensor(2.)

        Args:
            other: A certain transform, or an estimate that is independent of this one.
        """
        body = self.in_frame("body")
        mean = other if isinstance(other, self._kind) else self._checked(other, "mahalanobis")._mean
        self._check_fits(self._mean, mean, "mahalanobis")
        covariance = body.covariance
        if not isinstance(other, self._kind):
            covariance = covariance + self._checked(other, "mahalanobis").in_frame("body").covariance
        return numerics.mahalanobis(body._mean.local(mean), covariance)


def _linearise(mean: Any, estimate: Estimate) -> tuple[Tensor, Tensor]:
    """Linearise at a mean: express an estimate, in the body frame, as a tangent with a covariance."""
    tangent = mean.local(estimate._mean)
    return tangent, numerics.propagated(mean.left_jacobian(tangent), estimate.covariance)
