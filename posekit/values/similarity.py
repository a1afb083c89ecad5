"""Similarity: a batch of rigid transforms with a scale, stored as positions, wxyz quaternions and scales."""

from __future__ import annotations

from typing import Any, ClassVar, final

import attrs
import torch
from torch import Generator, Tensor

from .. import arguments
from ..arguments import TensorLike
from ..errors import ArgumentError, ValidationError
from ..math import rotation as rotation_ops
from ..math import similarity as ops
from . import names
from .base import Dims, fields
from .group import Group, define
from .matrix_arguments import can_be_checked, check_matrix, must_validate, validate_affine, validate_matrix
from .pose import Pose
from .rotation import Rotation


@final
@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class Similarity(Group):
    """An immutable batch of similarities: a point p becomes ``scale * R p + position``.

    The ``shape`` is the batch shape. Tangents are [v, w, sigma], of shape (*batch, 7): translation first, then the
    rotation vector, and last the logarithm of the scale, as in PyPose and Sophus. Similarities are what monocular
    reconstructions are known up to.

    >>> S = pk.Similarity([1, 2, 3], pk.Rotation.from_euler("z", 90, degrees=True), 2)
    >>> S @ [10, 0, 0]
    tensor([ 1.0000, 22.0000,  3.0000])

    Args:
        position: Positions, shape (*batch, 3). The default is the origin.
        rotation: A Rotation, or quaternions with the real part first, shape (*batch, 4). The default is no rotation.
        scale: Positive numbers, shape (*batch). The default is 1. The values of tensors are not read: `validate` does.
        quaternion: The rotation as quaternions, under the name of the field.
    """

    position: Tensor
    quaternion: Tensor
    scale: Tensor
    _ops: ClassVar[Any] = ops

    # Explicit: torch.compile cannot trace the one of attrs.
    @arguments.closed(names.MAKE_SIMILARITY)
    def __init__(
        self,
        position: TensorLike | None = None,
        rotation: Rotation | TensorLike | None = None,
        scale: TensorLike | float | None = None,
        *,
        quaternion: TensorLike | None = None,
    ) -> None:
        quaternion = fields.direction("Similarity", rotation, "quaternion", quaternion, Rotation)
        fields.refuse_as_position("Similarity", position, Pose, "use Similarity.from_pose(pose, scale)")
        if isinstance(scale, int | float) and not scale > 0:
            raise ValidationError(f"Similarity: scale = {scale} is not a scale: it must be finite and positive")
        parameters = {"position": position, "quaternion": quaternion, "scale": scale}
        for name, tensor in zip(self._names, fields.joined("Similarity", self._fields, parameters), strict=True):
            object.__setattr__(self, name, tensor)

    @classmethod
    def _unchecked(cls, position: Any, quaternion: Any, scale: Any) -> Similarity:
        self = object.__new__(cls)
        object.__setattr__(self, "position", position)
        object.__setattr__(self, "quaternion", quaternion)
        object.__setattr__(self, "scale", scale)
        return self

    def _stored(self) -> tuple[Tensor, ...]:
        return self.position, self.quaternion, self.scale

    _subgroups: ClassVar[tuple[type[Group], ...]] = (Pose, Rotation)

    @classmethod
    def _embedded(cls, value: Any) -> Similarity:
        return cls.from_pose(value if isinstance(value, Pose) else Pose.from_rotation(value))

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
    ) -> Similarity:
        """Draw similarities: poses as `Pose.random` draws them, and scales whose logarithms are standard normal.

        >>> pk.Similarity.random(8).shape
        torch.Size([8])

        Args:
            shape: The batch shape.
            max_angle: The largest angle of the rotations, as for `Rotation.random`.
            max_distance: The radius of the ball of the positions, as for `Pose.random`.
            degrees: Whether ``max_angle`` is in degrees instead of radians.
            dtype: The dtype of the similarities.
            device: The device of the similarities. The default is that of the generator.
            generator: The source of the random numbers.
        """
        options: dict[str, Any] = {"max_angle": max_angle, "max_distance": max_distance, "degrees": degrees}
        options |= {"dtype": dtype, "device": device, "generator": generator}
        pose = fields.on_behalf_of("Similarity", Pose.random, *shape, **options)
        logarithm = arguments.normal(tuple(pose.shape), generator, pose.dtype, pose.device)
        return cls._unchecked(pose.position, pose.quaternion, logarithm.exp())

    @classmethod
    def from_pose(cls, pose: Pose, scale: TensorLike | float | None = None) -> Similarity:
        """Create from poses and scales, such as `umeyama` returns.

        >>> pk.Similarity.from_pose(pk.Pose([1, 2, 3]), 2) @ [1, 1, 1]
        tensor([3., 4., 5.])

        Args:
            pose: Poses, shape (*batch): the rotation and the position.
            scale: Positive numbers, shape (*batch). The default is 1.
        """
        if not isinstance(pose, Pose):
            raise ArgumentError(f"Similarity.from_pose: pose must be a Pose, got {type(pose).__name__}")
        return cls(pose.position, pose.quaternion, scale)

    @property
    def pose(self) -> Pose:
        """The poses without the scale: the same position and rotation. They share the tensors.

        >>> pk.Similarity([1, 2, 3], scale=2).pose
        Pose(position=[1., 2., 3.], quaternion=[1., 0., 0., 0.])
        """
        return Pose._unchecked(self.position, self.quaternion)

    @property
    def rotation(self) -> Rotation:
        """The rotations. They share the quaternion tensor.

        >>> pk.Similarity([1, 2, 3], [1, 0, 0, 1], 2).rotation
        Rotation(quaternion=[1., 0., 0., 1.])
        """
        return Rotation._unchecked(self.quaternion)

    def replace(
        self,
        *,
        position: TensorLike | None = None,
        rotation: Rotation | TensorLike | None = None,
        scale: TensorLike | float | None = None,
        quaternion: TensorLike | None = None,
    ) -> Similarity:
        """Return similarities with another position, rotation or scale. The other parts stay.

        >>> pk.Similarity([1, 2, 3], scale=2).replace(scale=5).scale
        tensor(5.)

        Args:
            position: Positions, shape (*batch, 3).
            rotation: A Rotation, or quaternions with the real part first, shape (*batch, 4).
            scale: Positive numbers, shape (*batch).
            quaternion: The rotation as quaternions, under the name of the field.
        """
        if rotation is None and quaternion is None:
            quaternion = self.quaternion
        return Similarity(
            self.position if position is None else position,
            rotation,
            self.scale if scale is None else scale,
            quaternion=quaternion,
        )

    @classmethod
    def from_matrix(cls, matrix: TensorLike, *, validate: bool | None = None) -> Similarity:
        """Create from homogeneous matrices [s R | t], shape (*batch, 4, 4), or their upper rows, shape (*batch, 3, 4).

        >>> pk.Similarity.from_matrix([[0, -2, 0, 1], [2, 0, 0, 2], [0, 0, 2, 3], [0, 0, 0, 1]]).scale
        tensor(2.)

        Args:
            matrix: The matrices, with or without a last row of 0 0 0 1.
            validate: Whether to raise if a matrix is no similarity. By default, lists, arrays and tensors on the CPU
                are checked, and tensors on other devices are not, because reading their values waits for the device.
        """
        where = "Similarity.from_matrix"
        checks = must_validate(matrix, validate, where)
        matrix = cls._argument(matrix, "from_matrix", "matrix")
        check_matrix(matrix, where, (4, 4), (3, 4))
        if validate or (checks and can_be_checked(matrix)):
            _validate(matrix, f"{where}: matrix")
        if matrix.shape[-2] == 3:
            last = torch.zeros_like(matrix[..., :1, :])
            last.select(-1, 3).fill_(1.0)
            matrix = torch.cat((matrix, last), -2)
        return cls._from_op(ops.from_matrix(matrix))

    def affine(self) -> Tensor:
        """Return the upper three rows of the homogeneous matrices, [s R | t], shape (*batch, 3, 4).

        >>> pk.Similarity([1, 2, 3], scale=2).affine()
        tensor([[2., 0., 0., 1.],
                [0., 2., 0., 2.],
                [0., 0., 2., 3.]])
        """
        return self.matrix()[..., :3, :]

    def canonical(self) -> Similarity:
        """Return the same similarities with unit quaternions and w >= 0.

        >>> pk.Similarity(quaternion=[-2, 0, 0, 0]).canonical().quaternion
        tensor([1., -0., -0., -0.])
        """
        return Similarity._unchecked(self.position, rotation_ops.canonical(self.quaternion), self.scale)

    def distance(self, other: Similarity, *, degrees: bool = False) -> tuple[Tensor, Tensor, Tensor]:
        """Return the distance between the positions, the angle between the rotations, and |log(scale ratio)|.

        Where one of them is 0 it is not differentiable.

        >>> pk.Similarity([0, 0, 0]).distance(pk.Similarity([3, 4, 0], [1, 0, 0, 1], 2))
        (tensor(5.), tensor(1.5708), tensor(0.6931))

        Args:
            other: The similarities to compare with.
            degrees: Whether to return the angle in degrees instead of radians.
        """
        return self._distances(other, degrees)

    def _averaged(self) -> tuple[Tensor, ...]:
        return self.position, self.scale.log().unsqueeze(-1), self.quaternion

    @classmethod
    def _from_averages(cls, *tensors: Tensor) -> Similarity:
        position, logarithm, quaternion = tensors
        return cls._unchecked(position, quaternion, logarithm.squeeze(-1).exp())


def _validate(matrix: Tensor, name: str) -> None:
    """Raise on the first matrix that is no similarity."""
    block = validate_affine(matrix, name)
    scale = torch.linalg.matrix_norm(block) / 3**0.5
    arguments.refuse(scale == 0, matrix, name, "has no scale: it maps all points to one")
    validate_matrix(block / scale[..., None, None], name)


define(Similarity)
