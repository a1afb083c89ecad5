"""UncertainPose, UncertainRotation: with normally distributed errors (Barfoot and Furgale 2014)."""

from __future__ import annotations

from typing import Any, ClassVar, final

import attrs
import torch
from torch import Generator, Tensor

from .. import arguments, numerics
from ..arguments import Frame, TensorLike
from ..math import directions
from ..math import motion as ops
from .base import Dims, register
from .estimates import Estimate
from .pose import Pose
from .rotation import Rotation

__all__ = ["UncertainPose", "UncertainRotation"]


@final
@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class UncertainRotation(Estimate):
    """An immutable batch of rotations with covariances: normally distributed rotation vectors about a mean rotation.

    A sample is ``rotation.retract(d, frame=frame)`` for a random rotation vector d of zero mean: ``rotation @ exp(d)``
    in the body frame, ``exp(d) @ rotation`` in the world frame. Both describe the same distributions. Operations on two
    or more estimates assume that these are independent.

    >>> a_R_b = UncertainRotation(Rotation.identity(), 0.01 * torch.eye(3))
    >>> (a_R_b @ a_R_b).covariance.diagonal()
    tensor([0.0200, 0.0200, 0.0200])

    Args:
        rotation: The mean, shape (*batch).
        covariance: The covariance of the rotation vectors, in squared radians, shape (*batch, 3, 3), symmetric and
            positive semidefinite. The covariance and the rotation are expanded to a common batch shape, as views, and
            promoted to one dtype. A covariance whose matrices are not row-major, such as a transposed one, is copied.
        frame: The frame in which the rotation vectors are expressed: "body", that of the rotation, or "world", the
            parent frame.
    """

    rotation: Rotation
    covariance: Tensor
    frame: Frame
    _kind: ClassVar[type[Any]] = Rotation
    _part: ClassVar[str] = "rotation"
    _size: ClassVar[int] = 3

    # Explicit: torch.compile cannot trace the one of attrs.
    def __init__(self, rotation: Rotation, covariance: TensorLike, frame: Frame = "body") -> None:
        self._construct(rotation, covariance, frame)

    def apply(self, points: TensorLike, point_covariance: TensorLike | None = None) -> tuple[Tensor, Tensor]:
        """Rotate points from this frame to the parent frame, with the covariances of the results.

        >>> a = UncertainRotation(Rotation.identity(), torch.tensor([0, 0, 0.01]).diag())  # 0.1 rad about z
        >>> point, covariance = a.apply([2, 0, 0])
        >>> point, covariance.diagonal()
        (tensor([2., 0., 0.]), tensor([0.0000, 0.0400, 0.0000]))

        Args:
            points: Points, shape (*batch, 3).
            point_covariance: The covariances of the points in this frame, shape (*batch, 3, 3). The default is zero.

        Returns:
            The rotated points, shape (*batch, 3), and their covariances, shape (*batch, 3, 3).
        """
        wide = torch.nn.functional.pad(self.covariance, (3, 0, 3, 0))  # that of a twist without a translation
        return _applied(self, self.rotation, wide, points, point_covariance)

    def sample(self, *shape: Dims, generator: Generator | None = None) -> Rotation:
        """Draw random rotations, shape (*shape, *batch). Gradients flow to the mean and the covariance.

        >>> UncertainRotation(Rotation.identity(), 0.01 * torch.eye(3)).sample(1000).shape
        torch.Size([1000])

        Args:
            *shape: The leading dimensions of the result, as integers or as one tuple.
            generator: The source of the random numbers.
        """
        drawn: Rotation = self._sampled(shape, generator)
        return drawn


@final
@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class UncertainPose(Estimate):
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
    _kind: ClassVar[type[Any]] = Pose
    _part: ClassVar[str] = "pose"
    _size: ClassVar[int] = 6

    # Explicit: torch.compile cannot trace the one of attrs.
    def __init__(self, pose: Pose, covariance: TensorLike, frame: Frame = "body") -> None:
        self._construct(pose, covariance, frame)

    @classmethod
    def _certain(cls, value: Any) -> Any:
        return Pose.from_rotation(value) if isinstance(value, Rotation) else value

    @property
    def rotation(self) -> UncertainRotation:
        """The rotations alone, in the same ``frame``: the marginal distribution.

        >>> UncertainPose(Pose([1, 2, 3]), torch.eye(6)).rotation.covariance.shape
        torch.Size([3, 3])
        """
        return UncertainRotation(self.pose.rotation, self.covariance[..., 3:, 3:], self.frame)

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
        return _applied(self, self.pose, self.covariance, points, point_covariance)

    def sample(self, *shape: Dims, generator: Generator | None = None) -> Pose:
        """Draw random poses, shape (*shape, *batch). Gradients flow to the mean and the covariance.

        >>> UncertainPose(Pose.identity(), 0.01 * torch.eye(6)).sample(1000).shape
        torch.Size([1000])

        Args:
            *shape: The leading dimensions of the result, as integers or as one tuple.
            generator: The source of the random numbers.
        """
        drawn: Pose = self._sampled(shape, generator)
        return drawn


def _applied(
    estimate: Estimate, mean: Pose | Rotation, covariance: Tensor, points: TensorLike, point_covariance: Any
) -> tuple[Tensor, Tensor]:
    """Transformed points, and their covariances, for a covariance of twists."""
    where, quaternion = f"{type(estimate).__name__}.apply", mean.quaternion
    points = arguments.tensor(points, f"{where}: points", quaternion)
    arguments.check(points, 3, f"{where}: points")
    arguments.check_devices(f"{where}: {estimate._part} and points", quaternion, points)
    local, shapes = None, {"self": mean.shape, "points": points.shape[:-1]}
    if point_covariance is not None:
        local = numerics.covariances(point_covariance, 3, f"{where}: point_covariance", quaternion)
        shapes["point_covariance"] = local.shape[:-2]
        points = points.to(torch.promote_types(points.dtype, local.dtype))  # both results have one dtype
    arguments.broadcast(where, **shapes)
    transformed = mean.apply(points)
    if estimate.frame == "world":
        total = ops.point_covariance(transformed, covariance)
        return transformed, total if local is None else total + directions.apply_covariances(quaternion, local)
    total = ops.point_covariance(points, covariance)
    total = total if local is None else total + local
    return transformed, directions.apply_covariances(quaternion, total)


register(UncertainPose, ("pose", "covariance"), context="frame")
register(UncertainRotation, ("rotation", "covariance"), context="frame")
