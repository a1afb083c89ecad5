"""Poses from and to everything else that describes one."""

from __future__ import annotations

from typing import Any, Self

import torch
from torch import Tensor

from .. import arguments, numerics
from ..arguments import TensorLike
from ..engine import is_eager
from ..errors import ShapeError
from ..math import checked, conversions, pose
from .group import Group
from .rotation_conversions import is_suspicious, must_validate, together, validate_matrix


class PoseConversions(Group):
    """The constructors and conversions of Pose."""

    __slots__ = ()

    position: Tensor

    @classmethod
    def from_matrix(cls, matrix: TensorLike, *, validate: bool | None = None) -> Self:
        """The pose of a homogeneous matrix, shape (*batch, 4, 4), or of its upper three rows, shape (*batch, 3, 4).

        Args:
            matrix: [R | t], over a last row 0 0 0 1.
            validate: Whether to refuse matrices that are no poses, naming the first. If not given, lists and arrays are
                checked and tensors are not: looking at their numbers waits for the device.
        """
        checks = must_validate(matrix, validate, "Pose.from_matrix")
        matrix = cls._argument(matrix, "from_matrix", "matrix")
        _check_matrix(matrix, "from_matrix")
        affine = matrix.shape[-2:] == (3, 4)
        if not (checks and arguments.visible(matrix) and is_eager((matrix,))):
            result = cls._of(*(pose.from_affine(matrix) if affine else pose.from_matrix(matrix)))
            if validate:
                _validate(matrix)
            return result
        convert = checked.from_affine if affine else checked.from_homogeneous
        position, quaternion, deviation = convert(matrix)
        if is_suspicious(deviation):
            _validate(matrix)
        return cls._of(position, quaternion)

    def matrix(self) -> Tensor:
        """The homogeneous matrices, shape (*batch, 4, 4)."""
        return pose.matrix(self.position, self.quaternion)

    def affine(self) -> Tensor:
        """The upper three rows of the homogeneous matrices, shape (*batch, 3, 4)."""
        return pose.affine(self.position, self.quaternion)

    @classmethod
    def nearest(cls, matrix: TensorLike) -> Self:
        """The pose with the rotation that is nearest to a matrix's: `from_matrix` of one that is no rotation.

        Args:
            matrix: Shape (*batch, 4, 4), of which the last row is not looked at, or (*batch, 3, 4).
        """
        matrix = cls._argument(matrix, "nearest", "matrix")
        _check_matrix(matrix, "nearest")
        arguments.check_dtype(matrix.dtype, "Pose.nearest: matrix")
        return cls._of(matrix[..., :3, 3], numerics.nearest(matrix[..., :3, :3]))

    @classmethod
    def from_vector(cls, vector: TensorLike, *, xyzw: bool = False) -> Self:
        """The pose of position and quaternion side by side, shape (*batch, 7): x, y, z and then w, x, y, z.

        Args:
            vector: Seven numbers for each pose.
            xyzw: Whether the real part of the quaternion comes last, as in ROS and in trajectory files.
        """
        arguments.check_flags("Pose.from_vector", xyzw=xyzw)
        vector = cls._argument(vector, "from_vector", "vector")
        arguments.check(vector, 7, "Pose.from_vector: vector")
        quaternion = vector[..., 3:]
        return cls._of(vector[..., :3], quaternion.roll(1, -1) if xyzw else quaternion)

    def vector(self, *, xyzw: bool = False) -> Tensor:
        """Position and quaternion side by side, shape (*batch, 7): the real part first, or last if so asked."""
        arguments.check_flags("Pose.vector", xyzw=xyzw)
        return torch.cat((self.position, self.quaternion.roll(-1, -1) if xyzw else self.quaternion), -1)

    @classmethod
    def from_dual_quaternion(cls, dual: TensorLike) -> Self:
        """The pose of a dual quaternion, shape (*batch, 8): the real part r and then the dual part, each wxyz.

        It is r + eps t r / 2 with the position t as a quaternion, times any number but 0. What no such product has in
        its dual part, the part along r, is left out.
        """
        return cls._of(*conversions.from_dual_quaternion(cls._argument(dual, "from_dual_quaternion", "dual")))

    def dual_quaternion(self) -> Tensor:
        """The dual quaternions that ``from_dual_quaternion`` takes, shape (*batch, 8), their real parts of length 1."""
        return conversions.dual_quaternion(self.position, self.quaternion)

    @classmethod
    def look_at(cls, eye: TensorLike, target: TensorLike, up: TensorLike, *, convention: str = "opencv") -> Self:
        """The pose in the world of a camera that looks from one point to another.

        Where ``up`` is zero, or along the view up to a few roundings, it leaves the camera's roll open; the world axis
        at the largest angle to the view then takes its place: y, unless z or else x is farther from it. (A camera that
        looks along z has y up.) NaN where ``eye`` and ``target`` are one point.

        Args:
            eye: Where the camera is, shape (*batch, 3).
            target: A point in the middle of its image, shape (*batch, 3).
            up: What is up in its image, shape (*batch, 3), of any length.
            convention: What the camera's axes x, y, z are: "opencv" (right, down, forward), "opengl" (right, up,
                backward), "ros" (forward, left, up) or "pytorch3d" (left, up, forward).
        """
        _check_convention(convention, "look_at", "convention")
        camera = cls._of(*conversions.look_at(*together(cls, "look_at", eye=eye, target=target, up=up)))
        return camera.to_convention(source="opencv", target=convention)

    def to_convention(self, *, source: str, target: str) -> Self:
        """The same cameras with their axes named by another convention: where they are and look stays the same.

        >>> camera = Pose.look_at([0, 0, 1], [5, 0, 1], [0, 0, 1], convention="ros")
        >>> camera.to_convention(source="ros", target="opencv") @ [0, 0, 5]  # five ahead
        tensor([5., 0., 1.])

        Args:
            source: The convention that these poses follow, as for ``look_at``.
            target: The one to follow.
        """
        _check_convention(source, "to_convention", "source")
        _check_convention(target, "to_convention", "target")
        if source == target:
            return self
        return self._of(self.position, conversions.CONVERTED[source, target](self.quaternion))

    @classmethod
    def from_dh(
        cls,
        a: TensorLike | float,
        alpha: TensorLike | float,
        d: TensorLike | float,
        theta: TensorLike | float,
        *,
        modified: bool = False,
    ) -> Self:
        """The pose of a link in the one before it, by the parameters of Denavit and Hartenberg.

        The standard ones turn by theta about z, move by d along z, move by a along x, turn by alpha about x. The
        modified ones (Craig) move by a along x, turn by alpha about x, turn by theta about z, move by d along z.

        Args:
            a: Length of the link, shape (*batch).
            alpha: Its twist in radians, shape (*batch).
            d: Offset of the joint, shape (*batch).
            theta: Its angle in radians, shape (*batch).
            modified: Whether these are the modified parameters.
        """
        arguments.check_flags("Pose.from_dh", modified=modified)
        link = conversions.from_dh_modified if modified else conversions.from_dh
        return cls._of(*link(*together(cls, "from_dh", a=a, alpha=alpha, d=d, theta=theta)))


def _validate(matrix: Tensor) -> None:
    """Refuse matrices that are no poses, naming the first."""
    name = "Pose.from_matrix: matrix"
    arguments.refuse(~matrix.isfinite().flatten(-2).all(-1), matrix, name, "is not finite")
    last = matrix[..., 3:, :] != torch.eye(4, dtype=matrix.dtype, device=matrix.device)[3]
    arguments.refuse(last.flatten(-2).any(-1), matrix, name, "is not homogeneous: its last row is not 0 0 0 1")
    validate_matrix(matrix[..., :3, :3], name)


def _check_matrix(matrix: Tensor, method: str) -> None:
    if matrix.shape[-2:] not in ((4, 4), (3, 4)):
        given = tuple(matrix.shape)
        raise ShapeError(f"Pose.{method}: matrix must have shape (..., 4, 4) or (..., 3, 4), got {given}")


def _check_convention(convention: Any, method: str, argument: str) -> None:
    arguments.check_choice(convention, conversions.CONVENTIONS, f"Pose.{method}: {argument}")
