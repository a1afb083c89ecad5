"""Pose2: a batch of rigid transforms of the plane, stored as positions and complex numbers."""

from __future__ import annotations

from typing import Any, ClassVar, final

import attrs
import torch
from torch import Tensor

from .. import arguments
from ..arguments import TensorLike
from ..errors import ArgumentError
from ..math import pose2 as ops
from ..math import rotation2
from .base import fields
from .group import Group, define
from .matrix_arguments import can_be_checked, check_matrix, must_validate, validate_affine, validate_matrix
from .pose import Pose
from .rigid import AnyPose
from .rotation2 import Rotation2

_SHAPES = (3, 3), (2, 3)


@final
@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class Pose2(AnyPose):
    """An immutable batch of poses of the plane: the position and orientation of one frame in another.

    The ``shape`` is the batch shape. Tangents are twists [vx, vy, w], of shape (*batch, 3).

    >>> a_T_b = pk.Pose2([1, 2], pk.Rotation2.from_angle(90, degrees=True))
    >>> a_T_b @ [3, 0]
    tensor([1., 5.])

    Args:
        position: Positions, shape (*batch, 2). The default is the origin.
        rotation: A Rotation2, or complex numbers of any nonzero length, shape (*batch, 2). The default is no rotation.
        complex: The rotation as complex numbers, under the name of the field.
    """

    position: Tensor
    complex: Tensor
    _ops: ClassVar[Any] = ops
    _rotation: ClassVar[type[Any]] = Rotation2
    _checks = (2, "Pose2: position", "Pose2.from_matrix"), (2, "Pose2: complex", "Rotation2.from_matrix")
    _subgroups: ClassVar[tuple[type[Group], ...]] = (Rotation2,)

    # Explicit: torch.compile cannot trace the one of attrs.
    @arguments.closed({"*": "it takes a position and a rotation: use `Pose2([x, y], Rotation2.from_angle(angle))`"})
    def __init__(
        self,
        position: TensorLike | None = None,
        rotation: Rotation2 | TensorLike | None = None,
        *,
        complex: TensorLike | None = None,
    ) -> None:
        if isinstance(rotation, int | float):
            raise ArgumentError("Pose2: rotation must be a Rotation2, got a number; use `Rotation2.from_angle(angle)`")
        complex = fields.direction("Pose2", rotation, "complex", complex, Rotation2)
        position, complex = self._joined(position, complex)
        object.__setattr__(self, "position", position)
        object.__setattr__(self, "complex", complex)

    @classmethod
    def _unchecked(cls, position: Any, complex: Any) -> Pose2:
        self = object.__new__(cls)
        object.__setattr__(self, "position", position)
        object.__setattr__(self, "complex", complex)
        return self

    @property
    def _lead(self) -> Tensor:
        return self.complex

    def _stored(self) -> tuple[Tensor, ...]:
        return self.position, self.complex

    @classmethod
    def from_vector(cls, vector: TensorLike, *, degrees: bool = False) -> Pose2:
        """Create from positions and angles, [x, y, angle], as files of g2o have them.

        >>> pk.Pose2.from_vector([1, 2, 90], degrees=True)
        Pose2(position=[1., 2.], complex=[0., 1.])

        Args:
            vector: Vectors of shape (*batch, 3). `exp` takes a twist instead.
            degrees: Whether the angles are in degrees instead of radians.
        """
        vector = cls._argument(vector, "from_vector", "vector")
        arguments.check(vector, 3, "Pose2.from_vector: vector")
        arguments.check_flags("Pose2.from_vector", degrees=degrees)
        return cls._unchecked(vector[..., :2], Rotation2.from_angle(vector[..., 2], degrees=degrees).complex)

    def vector(self, *, degrees: bool = False) -> Tensor:
        """Return the positions and angles, [x, y, angle], shape (*batch, 3). The angles are in [-pi, pi].

        >>> pk.Pose2([1, 2], [0, 1]).vector(degrees=True)
        tensor([ 1.,  2., 90.])

        Args:
            degrees: Whether to return the angles in degrees instead of radians.
        """
        arguments.check_flags("Pose2.vector", degrees=degrees)
        return torch.cat((self.position, self.angle(degrees=degrees).unsqueeze(-1)), -1)

    @classmethod
    def from_matrix(cls, matrix: TensorLike, *, validate: bool | None = None) -> Pose2:
        """Create from homogeneous matrices, shape (*batch, 3, 3), or from their upper two rows, shape (*batch, 2, 3).

        >>> pk.Pose2.from_matrix([[0, -1, 1], [1, 0, 2], [0, 0, 1]])
        Pose2(position=[1., 2.], complex=[0., 1.])

        Args:
            matrix: The matrices [R | t], with or without a last row of 0 0 1.
            validate: Whether to raise if a matrix is not a pose, as for `Rotation2.from_matrix`.
        """
        where = "Pose2.from_matrix"
        checks = must_validate(matrix, validate, where)
        matrix = cls._argument(matrix, "from_matrix", "matrix")
        check_matrix(matrix, where, *_SHAPES)
        if validate or (checks and can_be_checked(matrix)):
            validate_matrix(validate_affine(matrix, f"{where}: matrix"), f"{where}: matrix")
        if matrix.shape[-2] == 2:
            return cls._unchecked(matrix[..., 2], rotation2.from_matrix(matrix[..., :2]))
        return cls._from_op(ops.from_matrix(matrix))

    def affine(self) -> Tensor:
        """Return the upper two rows of the homogeneous matrices, shape (*batch, 2, 3).

        >>> pk.Pose2([1, 2], [0, 1]).affine()
        tensor([[ 0., -1.,  1.],
                [ 1.,  0.,  2.]])
        """
        return self.matrix()[..., :2, :]

    @classmethod
    def nearest(cls, matrix: TensorLike) -> Pose2:
        """Create from matrices [R | t] with any 2x2 part, which is replaced by the nearest rotation.

        >>> pk.Pose2.nearest([[0, -2, 1], [2, 0, 2]])
        Pose2(position=[1., 2.], complex=[0., 1.])

        Args:
            matrix: Matrices of shape (*batch, 3, 3), whose last row is ignored, or (*batch, 2, 3).
        """
        matrix = cls._argument(matrix, "nearest", "matrix")
        check_matrix(matrix, "Pose2.nearest", *_SHAPES)
        return cls._unchecked(matrix[..., :2, 2], rotation2.from_matrix(matrix[..., :2, :2]))

    @classmethod
    def hat(cls, tangent: TensorLike) -> Tensor:
        """Return the Lie algebra matrix of a twist: its matrix exponential is the matrix of ``exp(tangent)``.

        `posekit.hat` does the same in space, where three numbers are a rotation vector.

        >>> pk.Pose2.hat([1, 2, 3])
        tensor([[ 0., -3.,  1.],
                [ 3.,  0.,  2.],
                [ 0.,  0.,  0.]])

        Args:
            tangent: Twists [vx, vy, w], shape (*batch, 3).

        Returns:
            The matrices, shape (*batch, 3, 3).
        """
        return ops.hat(cls._argument(tangent, "hat", "tangent"))

    @classmethod
    def vee(cls, matrix: TensorLike) -> Tensor:
        """Return the twist of a Lie algebra matrix: the inverse of ``hat``.

        Of the upper left 2x2 block only the skew-symmetric part is used, and the last row is ignored.

        >>> pk.Pose2.vee(pk.Pose2.hat([1, 2, 3]))
        tensor([1., 2., 3.])

        Args:
            matrix: Matrices, shape (*batch, 3, 3).
        """
        return ops.vee(cls._argument(matrix, "vee", "matrix"))

    @classmethod
    def bracket(cls, tangent1: TensorLike, tangent2: TensorLike) -> Tensor:
        """Return the Lie bracket of twists, ``vee(hat(a) @ hat(b) - hat(b) @ hat(a))``.

        >>> pk.Pose2.bracket([0, 0, 2], [1, 0, 0])
        tensor([0., 2., 0.])

        Args:
            tangent1: Twists [vx, vy, w], shape (*batch, 3).
            tangent2: Twists. Batch shapes broadcast.
        """
        first = cls._argument(tangent1, "bracket", "tangent1")
        return ops.bracket(first, cls._argument(tangent2, "bracket", "tangent2", first))

    @property
    def rotation(self) -> Rotation2:
        """The rotations. They share the tensor of complex numbers.

        >>> pk.Pose2([1, 2], [0, 1]).rotation
        Rotation2(complex=[0., 1.])
        """
        return Rotation2._unchecked(self.complex)

    def angle(self, *, degrees: bool = False) -> Tensor:
        """Return the angles of the rotations, shape (*batch), in [-pi, pi] or in [-180, 180].

        >>> pk.Pose2([1, 2], [0, 1]).angle(degrees=True)
        tensor(90.)

        Args:
            degrees: Whether to return degrees instead of radians.
        """
        if degrees is False:
            return rotation2.angle(self.complex)
        arguments.check_flags("Pose2.angle", degrees=degrees)
        return arguments.in_degrees(rotation2.angle, self.complex)

    def replace(
        self,
        *,
        position: TensorLike | None = None,
        rotation: Rotation2 | TensorLike | None = None,
        complex: TensorLike | None = None,
    ) -> Pose2:
        """Return poses with another position or another rotation, or both. The other part stays.

        >>> pk.Pose2([1, 2], [0, 1]).replace(position=[3, 4])
        Pose2(position=[3., 4.], complex=[0., 1.])

        Args:
            position: Positions, shape (*batch, 2).
            rotation: A Rotation2, or complex numbers, shape (*batch, 2).
            complex: The rotation as complex numbers, under the name of the field.
        """
        if rotation is None and complex is None:
            complex = self.complex
        return Pose2(self.position if position is None else position, rotation, complex=complex)

    def apply_vectors(self, vectors: TensorLike) -> Tensor:
        """Rotate free vectors, such as velocities or differences of points. The position has no effect.

        >>> pk.Pose2([1, 2], [0, 1]).apply_vectors([1, 0])
        tensor([0., 1.])

        Args:
            vectors: Vectors, shape (*batch, 2).
        """
        x = self._argument(vectors, "apply_vectors", "vectors", self.complex)
        arguments.check(x, 2, "Pose2.apply_vectors: vectors")
        return rotation2.apply(self.complex, x)

    def apply_covariances(self, covariances: TensorLike) -> Tensor:
        """Transform covariances S of points or vectors to the parent frame: R S R^T, shape (*batch, 2, 2).

        Only the symmetric part of S is used, and the result is exactly symmetric.

        >>> pk.Pose2([1, 2], [0, 1]).apply_covariances([[4, 0], [0, 1]])  # exchanges x and y
        tensor([[1., 0.],
                [0., 4.]])

        Args:
            covariances: Symmetric matrices S, shape (*batch, 2, 2).
        """
        x = self._argument(covariances, "apply_covariances", "covariances", self.complex)
        return ops.apply_covariances(self.complex, x)

    def lift(self) -> Pose:
        """Return the poses of space in the plane z = 0 that turn about the z axis, with unit quaternions.

        `Pose.planar` is its inverse.

        >>> pk.Pose2([1, 2], [0, 1]).lift()
        Pose(position=[1., 2., 0.], quaternion=[0.7071, 0.0000, 0.0000, 0.7071])
        """
        position = torch.cat((self.position, torch.zeros_like(self.position[..., :1])), -1)
        return Pose._unchecked(position, rotation2.lift(self.complex))

    def _averaged(self) -> tuple[Tensor, ...]:
        return self.position, rotation2.lift(self.complex)

    @classmethod
    def _from_averages(cls, *tensors: Tensor) -> Pose2:
        position, quaternion = tensors
        return cls._unchecked(position, rotation2.planar(quaternion))


define(Pose2)
Pose._planar = Pose2
