"""What poses of space and of the plane have in common, and what rotations have."""

from __future__ import annotations

import functools
import math
from typing import Any, ClassVar

import torch
from torch import Generator, Tensor
from typing_extensions import Self

from .. import arguments, numerics
from ..arguments import TensorLike, Weight
from ..autograd import with_scaled_grad
from ..engine import same_shape
from ..errors import ArgumentError
from .base import Dims, fields
from .group import Group


class AnyRotation(Group):
    """Base class of Rotation and Rotation2."""

    __slots__ = ()

    def distance(self, other: Self, *, degrees: bool = False) -> Tensor:
        """Return the angles between two rotations, in [0, pi] or in [0, 180]. They are accurate for small angles, too.

        At an angle of 0 the angle is not differentiable; all derivatives returned there are 0. The square of this
        result therefore has no curvature there: use `squared_distance` for losses and second derivatives.

        >>> pk.Rotation.identity().distance(pk.Rotation([1, 0, 0, 1]))
        tensor(1.5708)
        >>> pk.Rotation2.identity().distance(pk.Rotation2([0, 1]), degrees=True)
        tensor(90.)

        Args:
            other: The rotations to compare with.
            degrees: Whether to return degrees instead of radians.
        """
        self._check_same(other, "distance")
        if degrees is False:
            result: Tensor = self._ops.distance(*self._stored(), *other._stored())
            return result
        return self._in_degrees("distance", other, degrees, 1)

    def squared_distance(self, other: Self, *, degrees: bool = False) -> Tensor:
        """Return the squared angles between two rotations, in [0, pi^2] or in [0, 180^2].

        Where the rotations are equal, the gradient is 0 and the Hessian with respect to a tangent is 2I. At an angle of
        pi, where the angle is not differentiable, the gradient is a one-sided one.

        >>> pk.Rotation.identity().squared_distance(pk.Rotation([1, 0, 0, 1]))
        tensor(2.4674)

        Args:
            other: The rotations to compare with.
            degrees: Whether to return squares of degrees instead of radians.
        """
        self._check_same(other, "squared_distance")
        if degrees is False:
            result: Tensor = self._ops.squared_distance(*self._stored(), *other._stored())
            return result
        return self._in_degrees("squared_distance", other, degrees, 2)

    def _in_degrees(self, method: str, other: Self, degrees: Any, power: int) -> Tensor:
        """Return what a method returns, with angles in degrees if a flag says so."""
        arguments.check_flags(self._where(method), degrees=degrees)
        return arguments.in_degrees(getattr(self._ops, method), *self._stored(), *other._stored(), power=power)

    def squared_chordal_distance(self, other: Self) -> Tensor:
        """Return the squared Frobenius norm of the difference of the rotation matrices: 8 sin^2(angle / 2), in [0, 8].

        It is smooth everywhere. Where the rotations are equal, the gradient is 0 and the Hessian with respect to a
        tangent is 4I.

        >>> pk.Rotation.identity().squared_chordal_distance(pk.Rotation([0, 0, 0, 1]))
        tensor(8.)

        Args:
            other: The rotations to compare with.
        """
        self._check_same(other, "squared_chordal_distance")
        result: Tensor = self._ops.squared_chordal_distance(*self._stored(), *other._stored())
        return result


class AnyPose(Group):
    """Base class of Pose and Pose2: a position, and numbers that are the direction of a rotation."""

    __slots__ = ()

    _rotation: ClassVar[type[Any]]  # the class of the rotations
    _checks: ClassVar[tuple[tuple[int, str, str], ...]]  # of each field, for `arguments.check`

    @classmethod
    def _embedded(cls, value: Any) -> Self:
        return cls.from_rotation(value)

    @classmethod
    def _joined(cls, position: Any, direction: Any) -> tuple[Tensor, ...]:
        """`fields.joined`, in a fifth of the time (2.3 us of 12.6) for tensors that need no conversion."""
        if isinstance(position, Tensor) and isinstance(direction, Tensor):
            first, second = cls._checks
            arguments.check(position, *first)
            arguments.check(direction, *second)
            if (
                position.dtype is direction.dtype
                and position.device == direction.device
                and same_shape(position.shape[:-1], direction.shape[:-1])
            ):
                return position, direction
        kind = cls.__name__
        fields.refuse_as_position(kind, position, cls._rotation, f"the position comes first: {kind}(p, R)")
        return fields.joined(kind, cls._fields, dict(zip(cls._names, (position, direction), strict=True)))

    @classmethod
    @arguments.closed(arguments.SEEDS)
    def random(
        cls,
        *shape: Dims,
        max_angle: TensorLike | float | None = None,
        max_distance: TensorLike | float | None = None,
        degrees: bool = False,
        dtype: torch.dtype | None = None,
        device: torch.device | str | None = None,
        generator: Generator | None = None,
    ) -> Self:
        """Draw poses with uniform rotations and standard normal positions, or both within given limits.

        >>> T = pk.Pose.random(1000, max_angle=10, max_distance=0.5, degrees=True)
        >>> bool((T.rotation.angle(degrees=True) < 10.01).all() and (T.position.norm(dim=-1) < 0.501).all())
        True
        >>> T = pk.Pose2.random(1000, max_angle=10, max_distance=0.5, degrees=True)
        >>> bool((T.angle(degrees=True).abs() < 10.01).all() and (T.position.norm(dim=-1) < 0.501).all())
        True

        Args:
            shape: The batch shape.
            max_angle: The largest angle of the rotations, as for `Rotation.random`, or in the plane `Rotation2.random`.
            max_distance: The radius of the ball, or disc, about the origin in which the positions are uniform: a
                number, or numbers that broadcast to the batch shape. By default, the positions are standard normal.
            degrees: Whether ``max_angle`` is in degrees instead of radians.
            dtype: The dtype of the poses.
            device: The device of the poses. The default is that of the generator.
            generator: The source of the random numbers.
        """
        options: dict[str, Any] = {"max_angle": max_angle, "degrees": degrees}
        options |= {"dtype": dtype, "device": device, "generator": generator}
        (direction,) = fields.on_behalf_of(cls.__name__, cls._rotation.random, *shape, **options)._stored()
        size, where = cls._fields["position"].size, f"{cls.__name__}.random"
        return cls._unchecked(numerics.random_positions(direction, size, max_distance, where, generator), direction)

    @classmethod
    def from_translation(cls, position: TensorLike) -> Self:
        """Create from positions, without rotation: the matrix of the pose is [I | position].

        >>> pk.Pose.from_translation([1, 2, 3]) @ [10, 0, 0]
        tensor([11.,  2.,  3.])

        Args:
            position: Positions, shape (*batch, 3), or (*batch, 2) in the plane.
        """
        where = f"{cls.__name__}.from_translation: position"
        return cls._unchecked(*cls._joined(arguments.tensor(position, where), None))

    @classmethod
    def from_rotation(cls, rotation: Any, position: TensorLike | None = None) -> Self:
        """Create from rotations and positions.

        >>> pk.Pose.from_rotation(pk.Rotation([1, 0, 0, 1]), [1, 2, 3])
        Pose(position=[1., 2., 3.], quaternion=[1., 0., 0., 1.])
        >>> pk.Pose2.from_rotation(pk.Rotation2([0, 1]), [1, 2])
        Pose2(position=[1., 2.], complex=[0., 1.])

        Args:
            rotation: Rotations, shape (*batch): a Rotation, or in the plane a Rotation2.
            position: Positions, shape (*batch, 3), or (*batch, 2) in the plane. The default is the origin.
        """
        if not isinstance(rotation, cls._rotation):
            kind, actual = cls._rotation.__name__, type(rotation).__name__
            raise ArgumentError(
                f"{cls.__name__}.from_rotation: rotation must be a {kind}, got {actual}; "
                f"convert a matrix with {kind}.from_matrix"
            )
        return cls._unchecked(*cls._joined(position, *rotation._stored()))

    def scale_grad(self, *, position: Weight = 1.0, rotation: Weight = 1.0) -> Self:
        """Scale the gradients in the backward pass, to balance metres against radians. The values are unchanged.

        >>> T = pk.Pose.identity().requires_grad_()
        >>> T.scale_grad(position=0.1).apply([1, 0, 0]).sum().backward()
        >>> T.position.grad
        tensor([0.1000, 0.1000, 0.1000])

        Args:
            position: The factor of the gradient of the position: a number, or a tensor that broadcasts to its shape.
            rotation: The factor of the gradient of the quaternion, or of the complex number: a number, or a tensor that
                broadcasts to its shape.
        """
        factors, where = {"position": position, "rotation": rotation}, self._where("scale_grad")
        pairs = zip(self._stored(), factors.items(), strict=True)
        return self._unchecked(*[with_scaled_grad(x, factor, f"{where}: {name}") for x, (name, factor) in pairs])

    def distance(self, other: Self, *, degrees: bool = False) -> tuple[Tensor, Tensor]:
        """Return the distance between the positions and the angle between the rotations.

        Where one of the two is 0 it is not differentiable; all its derivatives returned there are 0. Use
        `squared_distance` for losses and second derivatives.

        >>> pk.Pose([0, 0, 0]).distance(pk.Pose([3, 4, 0], [1, 0, 0, 1]))
        (tensor(5.), tensor(1.5708))

        Args:
            other: The poses to compare with.
            degrees: Whether to return the angle in degrees instead of radians.

        Returns:
            The distance and the angle, both of shape (*batch).
        """
        return self._distances(other, degrees)

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

        >>> pk.Pose([0, 0, 0]).squared_distance(pk.Pose([3, 4, 0]), position=0.5)
        tensor(12.5000)

        Args:
            other: The poses to compare with.
            position: The weight of the squared distance: a number, or shape (*batch).
            rotation: The weight of the squared angle: a number, or shape (*batch).
            degrees: Whether the angle is measured in degrees instead of radians. Then a weight of 1 for both parts
                makes a degree as far as a unit of length.
        """
        self._check_same(other, "squared_distance")
        where, weights = self._where("squared_distance"), {"position": position, "rotation": rotation}
        scalars = [arguments.scalar(x, f"{where}: {n}", self._lead, other._lead) for n, x in weights.items()]
        tensors, compute = [*self._stored(), *other._stored(), *scalars], self._ops.squared_distance
        if degrees is False:
            squares: Tensor = compute(*tensors)
            return squares
        arguments.check_flags(where, degrees=degrees)
        dtype = functools.reduce(torch.promote_types, [x.dtype for x in tensors])
        *wide, weight = map(arguments.wide, tensors)
        in_degrees: Tensor = compute(*wide, weight * (180 / math.pi) ** 2)
        return in_degrees.to(dtype)
