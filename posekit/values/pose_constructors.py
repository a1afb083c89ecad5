"""The constructors of Pose from positions, rotations and random numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

import torch
from torch import Generator, Tensor

from .. import arguments, numerics
from ..arguments import TensorLike
from ..engine import same_shape
from ..errors import ArgumentError, PosekitError
from .base import Dims
from .group import Group
from .rotation import Rotation


class PoseConstructors(Group):
    """The constructors of Pose from positions, rotations and random numbers."""

    __slots__ = ()

    @classmethod
    def identity(cls, *shape: Dims, dtype: torch.dtype | None = None, device: torch.device | str | None = None) -> Self:
        """Create identity poses of a batch shape.

        >>> Pose.identity()
        Pose(position=[0., 0., 0.], quaternion=[1., 0., 0., 0.])

        Args:
            *shape: The batch shape, as integers or as one tuple.
            dtype: The dtype; by default torch's default dtype.
            device: The device; by default torch's default device.
        """
        sizes = arguments.new_sizes(shape, "Pose.identity")
        arguments.check_target("Pose.identity", dtype, device)
        quaternion = Rotation.identity(*sizes, dtype=dtype, device=device).quaternion
        return cls._unchecked(quaternion.new_zeros(*sizes, 3), quaternion)

    @classmethod
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

        >>> T = Pose.random(1000, max_angle=10, max_distance=0.5, degrees=True)
        >>> bool((T.rotation.angle(degrees=True) < 10.01).all() and (T.position.norm(dim=-1) < 0.501).all())
        True

        Args:
            shape: The batch shape.
            max_angle: The largest angle of the rotations, as for `Rotation.random`.
            max_distance: The radius of the ball about the origin in which the positions are uniform: a number, or
                numbers that broadcast to the batch shape. By default, the positions are standard normal.
            degrees: Whether ``max_angle`` is in degrees instead of radians.
            dtype: The dtype of the poses.
            device: The device of the poses. The default is that of the generator.
            generator: The source of the random numbers.
        """
        rotation = _rotation(
            Rotation.random,
            *shape,
            max_angle=max_angle,
            degrees=degrees,
            dtype=dtype,
            device=device,
            generator=generator,
        )
        sizes, dtype, device = tuple(rotation.shape), rotation.dtype, rotation.device
        if max_distance is None:
            position = arguments.normal((*sizes, 3), generator, dtype, device)
        else:
            ball = numerics.uniform_ball(sizes, generator, dtype, device)
            radius = numerics.limit(max_distance, ball, "Pose.random", "max_distance")
            position = (ball * radius).to(dtype)
        return cls._unchecked(position, rotation.quaternion)

    @classmethod
    def from_translation(cls, position: TensorLike) -> Self:
        """Create from positions, without rotation: the matrix of the pose is [I | position].

        >>> Pose.from_translation([1, 2, 3]) @ [10, 0, 0]
        tensor([11.,  2.,  3.])

        Args:
            position: Positions, shape (*batch, 3).
        """
        return cls._unchecked(*broadcast_fields(arguments.tensor(position, "Pose.from_translation: position"), None))

    @classmethod
    def from_rotation(cls, rotation: Rotation, position: TensorLike | None = None) -> Self:
        """Create from rotations and positions.

        >>> Pose.from_rotation(Rotation([1, 0, 0, 1]), [1, 2, 3])
        Pose(position=[1., 2., 3.], quaternion=[1., 0., 0., 1.])

        Args:
            rotation: Rotations, shape (*batch).
            position: Positions, shape (*batch, 3). The default is the origin.
        """
        if not isinstance(rotation, Rotation):
            raise ArgumentError(
                f"Pose.from_rotation: rotation must be a Rotation, got {type(rotation).__name__}; "
                "convert a matrix with Rotation.from_matrix"
            )
        return cls._unchecked(*broadcast_fields(position, rotation.quaternion))

    @classmethod
    def from_euler(
        cls, seq: str, angles: TensorLike | float, position: TensorLike | None = None, degrees: bool = False
    ) -> Self:
        """Create from Euler angles and positions, as `Rotation.from_euler`.

        >>> Pose.from_euler("xyz", [0, 0, 90], position=[1, 2, 3], degrees=True) @ [10, 0, 0]
        tensor([ 1.0000, 12.0000,  3.0000])

        Args:
            seq: One to three axis letters: lower case for rotations about the axes of the parent frame (extrinsic),
                upper case for those of the rotated frame (intrinsic).
            angles: One angle for each letter, shape (*batch, 3), (*batch, 2), or for a single letter (*batch).
            position: Positions, shape (*batch, 3). The default is the origin.
            degrees: Whether the angles are in degrees instead of radians.
        """
        return cls.from_rotation(_rotation(Rotation.from_euler, seq, angles, degrees=degrees), position)

    @classmethod
    def from_axis_angle(
        cls,
        axis: TensorLike,
        angle: TensorLike | float,
        position: TensorLike | None = None,
        degrees: bool = False,
    ) -> Self:
        """Create from axes, angles and positions, as `Rotation.from_axis_angle`. The axes pass through the positions.

        >>> Pose.from_axis_angle([0, 0, 1], 90, position=[1, 2, 3], degrees=True) @ [10, 0, 0]
        tensor([ 1.0000, 12.0000,  3.0000])

        Args:
            axis: Axes of any nonzero length, shape (*batch, 3).
            angle: Angles, shape (*batch).
            position: Positions, shape (*batch, 3). The default is the origin.
            degrees: Whether the angles are in degrees instead of radians.
        """
        return cls.from_rotation(_rotation(Rotation.from_axis_angle, axis, angle, degrees=degrees), position)

    @classmethod
    def from_rotvec(cls, rotvec: TensorLike, position: TensorLike | None = None, degrees: bool = False) -> Self:
        """Create from rotation vectors and positions. `Pose.exp` takes a twist instead.

        >>> Pose.from_rotvec([0, 0, 90], position=[1, 2, 3], degrees=True) @ [10, 0, 0]
        tensor([ 1.0000, 12.0000,  3.0000])

        Args:
            rotvec: Rotation vectors, shape (*batch, 3): the direction is the axis and the norm is the angle.
            position: Positions, shape (*batch, 3). The default is the origin.
            degrees: Whether the norms are in degrees instead of radians.
        """
        return cls.from_rotation(_rotation(Rotation.from_rotvec, rotvec, degrees=degrees), position)


def _rotation(make: Callable[..., Rotation], *given: Any, **options: Any) -> Rotation:
    """Call a constructor of Rotation whose name Pose has, too. Errors name the class that the user called."""
    try:
        return make(*given, **options)
    except PosekitError as error:
        text = str(error)
        raise type(error)(f"Pose.{text.removeprefix('Rotation.')}" if text.startswith("Rotation.") else text) from None


def broadcast_fields(position: Any, quaternion: Any) -> tuple[Tensor, Tensor]:
    """Convert positions and quaternions to tensors of one batch shape, dtype and device.

    None stands for the origin or no rotation.
    """
    if position is None or quaternion is None:
        return _completed(position, quaternion)
    if not isinstance(position, Tensor):
        if not isinstance(quaternion, Tensor):
            quaternion = arguments.tensor(quaternion, "Pose: quaternion")
        position = _position(position, quaternion)
    arguments.check(position, 3, "Pose: position", from_matrix="Pose.from_matrix")
    if not isinstance(quaternion, Tensor):
        quaternion = arguments.tensor(quaternion, "Pose: quaternion", position)
    arguments.check(quaternion, 4, "Pose: quaternion", from_matrix="Rotation.from_matrix")
    if position.device != quaternion.device:
        arguments.check_devices("Pose: position and quaternion", position, quaternion)
    if position.dtype is not quaternion.dtype:
        dtype = torch.promote_types(position.dtype, quaternion.dtype)
        position, quaternion = position.to(dtype), quaternion.to(dtype)
    if not same_shape(position.shape[:-1], quaternion.shape[:-1]):
        batch = arguments.broadcast("Pose", position=position.shape[:-1], quaternion=quaternion.shape[:-1])
        position, quaternion = position.expand(*batch, 3), quaternion.expand(*batch, 4)
    return position, quaternion


def _completed(position: Any, quaternion: Any) -> tuple[Tensor, Tensor]:
    """Add the origin to quaternions, or no rotation to positions, or both to nothing."""
    if quaternion is not None:
        quaternion = arguments.tensor(quaternion, "Pose: quaternion")
        arguments.check(quaternion, 4, "Pose: quaternion", from_matrix="Rotation.from_matrix")
        return quaternion.new_zeros(*quaternion.shape[:-1], 3), quaternion
    if position is None:
        quaternion = Rotation.identity().quaternion
        return quaternion.new_zeros(3), quaternion
    position = _position(position, None)
    arguments.check(position, 3, "Pose: position", from_matrix="Pose.from_matrix")
    identity = Rotation.identity(*position.shape[:-1], dtype=position.dtype, device=position.device)
    return position, identity.quaternion


def _position(position: Any, quaternion: Tensor | None) -> Tensor:
    if isinstance(position, Rotation):
        raise ArgumentError("Pose: position must be a tensor, got Rotation; the position comes first: Pose(p, R)")
    return arguments.tensor(position, "Pose: position", quaternion)
