"""UncertainPose, UncertainRotation: with normally distributed errors (Barfoot and Furgale 2014)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, final

import attrs
import torch
from torch import Tensor
from typing_extensions import TypeVar

from .. import arguments, numerics
from ..arguments import Frame, TensorLike
from ..errors import ArgumentError
from ..math import directions
from ..math import motion as ops
from . import names
from .base import register
from .estimates import Estimate
from .pose import Pose
from .pose2 import Pose2
from .rotation import Rotation
from .rotation2 import Rotation2

__all__ = ["UncertainPose", "UncertainRotation"]

R = TypeVar("R", Rotation, Rotation2, default=Rotation)
P = TypeVar("P", Pose, Pose2, default=Pose)


@final
@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class UncertainRotation(Estimate[R]):
    """An immutable batch of rotations with covariances: normally distributed rotation vectors about a mean rotation.

    A sample is ``rotation.retract(d, frame=frame)`` for a random rotation vector d of zero mean: ``rotation @ exp(d)``
    in the body frame, ``exp(d) @ rotation`` in the world frame. Both describe the same distributions. Operations on two
    or more estimates assume that these are independent.

    >>> a_R_b = pk.UncertainRotation(pk.Rotation.identity(), 0.01 * torch.eye(3))
    >>> (a_R_b @ a_R_b).covariance.diagonal()
    tensor([0.0200, 0.0200, 0.0200])

    Args:
        rotation: The mean, shape (*batch). A Rotation2 has angles in the place of rotation vectors, and (*batch, 1, 1).
        covariance: The covariance of the rotation vectors, in squared radians, shape (*batch, 3, 3), symmetric and
            positive semidefinite. The covariance and the rotation are expanded to a common batch shape, as views, and
            promoted to one dtype. A covariance whose matrices are not row-major, such as a transposed one, is copied.
        frame: The frame in which the rotation vectors are expressed: "body", that of the rotation, or "world", the
            parent frame.
    """

    rotation: R
    covariance: Tensor
    frame: Frame
    _kinds: ClassVar[tuple[type[Any], ...]] = (Rotation, Rotation2)
    _part: ClassVar[str] = "rotation"

    # Explicit: torch.compile cannot trace the one of attrs.
    @arguments.closed(names.MAKE_UNCERTAIN)
    def __init__(self, rotation: R, covariance: TensorLike, frame: Frame = "body") -> None:
        self._construct(rotation, covariance, frame)

    def apply(self, points: TensorLike, point_covariance: TensorLike | None = None) -> tuple[Tensor, Tensor]:
        """Rotate points from this frame to the parent frame, with the covariances of the results.

        >>> a = pk.UncertainRotation(pk.Rotation.identity(), torch.tensor([0, 0, 0.01]).diag())  # 0.1 rad about z
        >>> point, covariance = a.apply([2, 0, 0])
        >>> point, covariance.diagonal()
        (tensor([2., 0., 0.]), tensor([0.0000, 0.0400, 0.0000]))

        Args:
            points: Points, shape (*batch, 3).
            point_covariance: The covariances of the points in this frame, shape (*batch, 3, 3). The default is zero.

        Returns:
            The rotated points, shape (*batch, 3), and their covariances, shape (*batch, 3, 3).
        """
        wide = _spread(self.covariance, (3, 4, 5) if self._size == 3 else (5,))  # of a twist without a translation
        return _applied(self, self.rotation, wide, points, point_covariance)


@final
@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class UncertainPose(Estimate[P]):
    """An immutable batch of poses with covariances: normally distributed tangents about a mean pose.

    A sample is ``pose.retract(d, frame=frame)`` for a random tangent d of zero mean: ``pose @ exp(d)`` in the body
    frame, ``exp(d) @ pose`` in the world frame. Both describe the same distributions. Operations on two or more
    estimates assume that these are independent.

    >>> a_T_b = pk.UncertainPose(pk.Pose([1.0, 0.0, 0.0]), 0.01 * torch.eye(6))
    >>> (a_T_b @ ~a_T_b).covariance.diagonal()  # both are assumed independent: the errors do not cancel
    tensor([0.0200, 0.0400, 0.0400, 0.0200, 0.0200, 0.0200])

    Args:
        pose: The mean, shape (*batch). A Pose2 has twists [vx, vy, w], and covariances of shape (*batch, 3, 3).
        covariance: The covariance of the tangents [v, w], translation first, shape (*batch, 6, 6), symmetric and
            positive semidefinite. The covariance and the pose are expanded to a common batch shape, as views, and
            promoted to one dtype. A covariance whose matrices are not row-major, such as a transposed one, is copied.
        frame: The frame in which the tangents are expressed: "body", that of the pose, or "world", the parent frame.
    """

    pose: P
    covariance: Tensor
    frame: Frame
    _kinds: ClassVar[tuple[type[Any], ...]] = (Pose, Pose2)
    _part: ClassVar[str] = "pose"

    # Explicit: torch.compile cannot trace the one of attrs.
    @arguments.closed(names.MAKE_UNCERTAIN)
    def __init__(self, pose: P, covariance: TensorLike, frame: Frame = "body") -> None:
        self._construct(pose, covariance, frame)

    def _certain(self, value: Any) -> Any:
        mean: Any = self.pose
        return mean.from_rotation(value) if type(value) is type(mean.rotation) else value

    @property
    def rotation(self) -> UncertainRotation[Any]:
        """The rotations alone, in the same ``frame``: the marginal distribution.

        >>> pk.UncertainPose(pk.Pose([1, 2, 3]), torch.eye(6)).rotation.covariance.shape
        torch.Size([3, 3])
        """
        lead = self.pose.position.shape[-1]
        return UncertainRotation(self.pose.rotation, self.covariance[..., lead:, lead:], self.frame)

    def lift(self) -> UncertainPose[Pose]:
        """Lift estimates in the plane to space: they are certain to stay in the plane z = 0.

        >>> pk.UncertainPose(pk.Pose2([1, 2]), torch.eye(3)).lift().covariance.diagonal()
        tensor([1., 1., 0., 0., 0., 1.])
        """
        if not isinstance(self.pose, Pose2):
            raise ArgumentError(f"UncertainPose.lift: pose must be a Pose2, got a {type(self.pose).__name__}")
        return UncertainPose(self.pose.lift(), _spread(self.covariance, (0, 1, 5)), self.frame)

    def apply(self, points: TensorLike, point_covariance: TensorLike | None = None) -> tuple[Tensor, Tensor]:
        """Transform points from this frame to the parent frame, with the covariances of the results.

        >>> a = pk.UncertainPose(pk.Pose([1, 0, 0]), torch.tensor([0, 0, 0, 0, 0, 0.01]).diag())  # 0.1 rad about z
        >>> point, covariance = a.apply([2, 0, 0])
        >>> point, covariance.diagonal()
        (tensor([3., 0., 0.]), tensor([0.0000, 0.0400, 0.0000]))

        Args:
            points: Points, shape (*batch, 3).
            point_covariance: The covariances of the points in this frame, shape (*batch, 3, 3). The default is zero.

        Returns:
            The transformed points, shape (*batch, 3), and their covariances, shape (*batch, 3, 3).
        """
        wide = self.covariance if self._size == 6 else _spread(self.covariance, (0, 1, 5))
        return _applied(self, self.pose, wide, points, point_covariance)


def _spread(covariance: Tensor, places: Sequence[int]) -> Tensor:
    """The covariance of twists [v, w] of which the numbers at these places are not certain to be 0."""
    place = [places.index(i) if i in places else len(places) for i in range(6)]
    padded = torch.nn.functional.pad(covariance, (0, 1, 0, 1))
    return padded[..., place, :][..., place]


def _applied(
    estimate: Estimate, mean: Any, covariance: Tensor, points: TensorLike, point_covariance: Any
) -> tuple[Tensor, Tensor]:
    """Transformed points, and their covariances, for a covariance of twists."""
    where, lead = f"{type(estimate).__name__}.apply", mean._lead
    space = 2 if isinstance(mean, Pose2 | Rotation2) else 3
    points = arguments.tensor(points, f"{where}: points", lead)
    arguments.check(points, space, f"{where}: points")
    arguments.check_devices(f"{where}: {estimate._part} and points", lead, points)
    local, shapes = None, {"self": mean.shape, "points": points.shape[:-1]}
    if point_covariance is not None:
        local = numerics.covariances(point_covariance, space, f"{where}: point_covariance", lead)
        shapes["point_covariance"] = local.shape[:-2]
        points = points.to(torch.promote_types(points.dtype, local.dtype))  # both results have one dtype
    arguments.broadcast(where, **shapes)
    if space == 2:  # by the points of space in the plane z = 0
        points = torch.nn.functional.pad(points, (0, 1))
        local = None if local is None else torch.nn.functional.pad(local, (0, 1, 0, 1))
        mean = mean.lift()
    quaternion = mean.quaternion
    transformed = mean.apply(points)
    if estimate.frame == "world":
        total = ops.point_covariance(transformed, covariance)
        total = total if local is None else total + directions.apply_covariances(quaternion, local)
    else:
        total = ops.point_covariance(points, covariance)
        total = directions.apply_covariances(quaternion, total if local is None else total + local)
    return transformed[..., :space], total[..., :space, :space]


register(UncertainPose, ("pose", "covariance"), context="frame")
register(UncertainRotation, ("rotation", "covariance"), context="frame")
