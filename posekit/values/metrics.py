"""Angles and distances of Pose and Rotation."""

from __future__ import annotations

import functools
import math
from typing import Self

import torch
from torch import Tensor

from .. import arguments
from ..arguments import TensorLike
from ..math import rotation as ops
from ..math import se3, so3
from .group import Group


class PoseMetrics(Group):
    """Distances between poses."""

    __slots__ = ()

    def distance(self, other: Self, *, degrees: bool = False) -> tuple[Tensor, Tensor]:
        """Return the distance between the positions and the angle between the rotations.

        Where one of the two is 0 it is not differentiable; all its derivatives returned there are 0. Use
        `squared_distance` for losses and second derivatives.

        >>> Pose([0, 0, 0]).distance(Pose([3, 4, 0], [1, 0, 0, 1]))
        (tensor(5.), tensor(1.5708))

        Args:
            other: The poses to compare with.
            degrees: Whether to return the angle in degrees instead of radians.

        Returns:
            The distance and the angle, both of shape (*batch).
        """
        self._check_same(other, "distance")
        tensors = *self._tensors(), *other._tensors()
        if degrees is False:
            return se3.distance(*tensors)
        arguments.check_flags("Pose.distance", degrees=degrees)
        distance, angle = se3.distance(*map(arguments.wide, tensors))
        dtype = torch.promote_types(self.dtype, other.dtype)
        return distance.to(dtype), arguments.degrees(angle, dtype)

    def squared_distance(
        self,
        other: Self,
        *,
        position: TensorLike | float = 1.0,
        rotation: TensorLike | float = 1.0,
        degrees: bool = False,
    ) -> Tensor:
        """Return the weighted sum of the squared distance between the positions and the squared angle.

        Where the poses are equal, the gradient is 0 and the Hessian with respect to a twist is twice the weights. At an
        angle of pi, where the angle is not differentiable, the gradient is a one-sided one.

        >>> Pose([0, 0, 0]).squared_distance(Pose([3, 4, 0]), position=0.5)
        tensor(12.5000)

        Args:
            other: The poses to compare with.
            position: The weight of the squared distance: a number, or shape (*batch).
            rotation: The weight of the squared angle: a number, or shape (*batch).
            degrees: Whether the angle is measured in degrees instead of radians. Then a weight of 1 for both parts
                makes a degree as far as a unit of length.
        """
        self._check_same(other, "squared_distance")
        quaternions = self.quaternion, other.quaternion
        position_weight = arguments.scalar(position, "Pose.squared_distance: position", *quaternions)
        rotation_weight = arguments.scalar(rotation, "Pose.squared_distance: rotation", *quaternions)
        tensors = *self._tensors(), *other._tensors(), position_weight
        if degrees is False:
            return se3.squared_distance(*tensors, rotation_weight)
        arguments.check_flags("Pose.squared_distance", degrees=degrees)
        dtype = functools.reduce(torch.promote_types, [x.dtype for x in (*tensors, rotation_weight)])
        per_square_degree = arguments.wide(rotation_weight) * (180 / math.pi) ** 2
        return se3.squared_distance(*map(arguments.wide, tensors), per_square_degree).to(dtype)


class RotationMetrics(Group):
    """Angles of rotations and distances between them."""

    __slots__ = ()

    def angle(self, *, degrees: bool = False) -> Tensor:
        """Return the angles of rotation, shape (*batch), in [0, pi] or in [0, 180].

        At the identity the angle is not differentiable; all derivatives returned there are 0. `squared_angle` and
        ``rotvec()``, whose norm is the angle, are smooth there.

        >>> Rotation([1, 0, 0, 1]).angle(degrees=True)
        tensor(90.)

        Args:
            degrees: Whether to return degrees instead of radians.
        """
        if degrees is False:
            return ops.angle(self.quaternion)
        arguments.check_flags("Rotation.angle", degrees=degrees)
        return arguments.in_degrees(ops.angle, self.quaternion)

    def squared_angle(self, *, degrees: bool = False) -> Tensor:
        """Return the squared angles of rotation, shape (*batch), in [0, pi^2] or in [0, 180^2].

        At the identity, the gradient is 0 and the Hessian with respect to a tangent is 2I. At an angle of pi, where the
        angle is not differentiable, the gradient is a one-sided one.

        >>> Rotation([1, 0, 0, 1]).squared_angle()
        tensor(2.4674)

        Args:
            degrees: Whether to return squares of degrees instead of radians.
        """
        if degrees is False:
            return ops.squared_angle(self.quaternion)
        arguments.check_flags("Rotation.squared_angle", degrees=degrees)
        return arguments.in_degrees(ops.squared_angle, self.quaternion, power=2)

    def distance(self, other: Self, *, degrees: bool = False) -> Tensor:
        """Return the angles between two rotations, in [0, pi] or in [0, 180]. They are accurate for small angles, too.

        At an angle of 0 the angle is not differentiable; all derivatives returned there are 0. The square of this
        result therefore has no curvature there: use `squared_distance` for losses and second derivatives.

        >>> Rotation.identity().distance(Rotation([1, 0, 0, 1]))
        tensor(1.5708)

        Args:
            other: The rotations to compare with.
            degrees: Whether to return degrees instead of radians.
        """
        self._check_same(other, "distance")
        if degrees is False:
            return so3.distance(self.quaternion, other.quaternion)
        arguments.check_flags("Rotation.distance", degrees=degrees)
        return arguments.in_degrees(so3.distance, self.quaternion, other.quaternion)

    def squared_distance(self, other: Self, *, degrees: bool = False) -> Tensor:
        """Return the squared angles between two rotations, in [0, pi^2] or in [0, 180^2].

        Where the rotations are equal, the gradient is 0 and the Hessian with respect to a tangent is 2I. At an angle of
        pi, where the angle is not differentiable, the gradient is a one-sided one.

        >>> Rotation.identity().squared_distance(Rotation([1, 0, 0, 1]))
        tensor(2.4674)

        Args:
            other: The rotations to compare with.
            degrees: Whether to return squares of degrees instead of radians.
        """
        self._check_same(other, "squared_distance")
        if degrees is False:
            return so3.squared_distance(self.quaternion, other.quaternion)
        arguments.check_flags("Rotation.squared_distance", degrees=degrees)
        return arguments.in_degrees(so3.squared_distance, self.quaternion, other.quaternion, power=2)

    def chordal_distance(self, other: Self) -> Tensor:
        """Return the Frobenius norm of the difference of the rotation matrices: 2 sqrt(2) sin(angle / 2).

        The range is [0, 2 sqrt(2)]. Unlike the angle, it is smooth at an angle of pi. At 0 it is not differentiable;
        all derivatives returned there are 0. Use `squared_chordal_distance` for losses and second derivatives.

        >>> Rotation.identity().chordal_distance(Rotation([0, 0, 0, 1]))
        tensor(2.8284)

        Args:
            other: The rotations to compare with.
        """
        self._check_same(other, "chordal_distance")
        return so3.chordal_distance(self.quaternion, other.quaternion)

    def squared_chordal_distance(self, other: Self) -> Tensor:
        """Return the squared Frobenius norm of the difference of the rotation matrices: 8 sin^2(angle / 2), in [0, 8].

        It is smooth everywhere. Where the rotations are equal, the gradient is 0 and the Hessian with respect to a
        tangent is 4I.

        >>> Rotation.identity().squared_chordal_distance(Rotation([0, 0, 0, 1]))
        tensor(8.)

        Args:
            other: The rotations to compare with.
        """
        self._check_same(other, "squared_chordal_distance")
        return so3.squared_chordal_distance(self.quaternion, other.quaternion)

    def phi3_distance(self, other: Self, *, degrees: bool = False) -> Tensor:
        """Return the angles between two rotations divided by pi, in [0, 1]: the metric phi_3 of Huynh (2009), scaled.

        At 0 it is not differentiable; all derivatives returned there are 0.

        >>> Rotation.identity().phi3_distance(Rotation([1, 0, 0, 1]))
        tensor(0.5000)

        Args:
            other: The rotations to compare with.
            degrees: Whether to return the angles in degrees, in [0, 180], instead of half turns.
        """
        self._check_same(other, "phi3_distance")
        if degrees is False:
            return so3.phi3_distance(self.quaternion, other.quaternion)
        arguments.check_flags("Rotation.phi3_distance", degrees=degrees)
        quaternions = self.quaternion, other.quaternion
        return arguments.in_degrees(lambda *q: so3.phi3_distance(*q) * math.pi, *quaternions)
