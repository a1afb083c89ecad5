"""Conversions between poses and other representations."""

from __future__ import annotations

import functools
from typing import Any, Self

import torch
from torch import Tensor

from .. import arguments, numerics
from ..arguments import TensorLike
from ..errors import ShapeError
from ..math import checked, conversions, pose
from .pose_constructors import PoseConstructors
from .rotation_conversions import can_be_checked, convert_arguments, must_validate, needs_exact_check, validate_matrix


class PoseConversions(PoseConstructors):
    """The conversions between Pose and other representations."""

    __slots__ = ()

    position: Tensor

    @classmethod
    def from_matrix(cls, matrix: TensorLike, *, validate: bool | None = None) -> Self:
        """Create from homogeneous matrices, shape (*batch, 4, 4), or from their upper three rows, shape (*batch, 3, 4).

        >>> Pose.from_matrix([[0, -1, 0, 1], [1, 0, 0, 2], [0, 0, 1, 3], [0, 0, 0, 1]])
        Pose(position=[1., 2., 3.], quaternion=[0.7071, 0.0000, 0.0000, 0.7071])

        Args:
            matrix: The matrices [R | t], with or without a last row of 0 0 0 1.
            validate: Whether to raise if a matrix is not a pose. By default, lists, arrays and tensors on the CPU are
                checked, and tensors on other devices are not, because reading their values waits for the device.
                Compiled graphs and transforms of `torch.func` check nothing.
        """
        checks = must_validate(matrix, validate, "Pose.from_matrix")
        matrix = cls._argument(matrix, "from_matrix", "matrix")
        _check_matrix(matrix, "from_matrix")
        affine = matrix.shape[-2:] == (3, 4)
        if not (checks and can_be_checked(matrix)):
            result = cls._unchecked(*(pose.from_affine(matrix) if affine else pose.from_matrix(matrix)))
            if validate:
                _validate(matrix)
            return result
        convert = checked.from_affine_with_deviation if affine else checked.from_homogeneous_with_deviation
        position, quaternion, deviation = convert(matrix)
        if needs_exact_check(deviation):
            _validate(matrix)
        return cls._unchecked(position, quaternion)

    def matrix(self) -> Tensor:
        """Return the homogeneous matrices, shape (*batch, 4, 4).

        >>> Pose([1, 2, 3], [1, 0, 0, 1]).matrix()
        tensor([[ 0., -1.,  0.,  1.],
                [ 1.,  0.,  0.,  2.],
                [ 0.,  0.,  1.,  3.],
                [ 0.,  0.,  0.,  1.]])
        """
        return pose.matrix(self.position, self.quaternion)

    def affine(self) -> Tensor:
        """Return the upper three rows of the homogeneous matrices, shape (*batch, 3, 4).

        >>> Pose([1, 2, 3], [1, 0, 0, 1]).affine()
        tensor([[ 0., -1.,  0.,  1.],
                [ 1.,  0.,  0.,  2.],
                [ 0.,  0.,  1.,  3.]])
        """
        return pose.affine(self.position, self.quaternion)

    @classmethod
    def nearest(cls, matrix: TensorLike) -> Self:
        """Create from matrices [R | t] with any 3x3 part, which is replaced by the nearest rotation.

        >>> scaled = [[0, -2, 0, 1], [2, 0, 0, 2], [0, 0, 2, 3]]
        >>> Pose.nearest(scaled).allclose(Pose([1, 2, 3], [1, 0, 0, 1]), atol=1e-5)
        True

        Args:
            matrix: Matrices of shape (*batch, 4, 4), whose last row is ignored, or (*batch, 3, 4).
        """
        matrix = cls._argument(matrix, "nearest", "matrix")
        _check_matrix(matrix, "nearest")
        arguments.check_dtype(matrix.dtype, "Pose.nearest: matrix")
        return cls._unchecked(matrix[..., :3, 3], numerics.nearest(matrix[..., :3, :3]))

    @classmethod
    def from_vector(cls, vector: TensorLike, *, xyzw: bool = False) -> Self:
        """Create from concatenated positions and quaternions: x, y, z, then w, x, y, z.

        >>> Pose.from_vector([1, 2, 3, 0, 0, 0, 1], xyzw=True)
        Pose(position=[1., 2., 3.], quaternion=[1., 0., 0., 0.])

        Args:
            vector: Vectors of shape (*batch, 7).
            xyzw: Whether the real part of the quaternion is last, as in ROS and in trajectory files.
        """
        arguments.check_flags("Pose.from_vector", xyzw=xyzw)
        vector = cls._argument(vector, "from_vector", "vector")
        arguments.check(vector, 7, "Pose.from_vector: vector")
        quaternion = vector[..., 3:]
        return cls._unchecked(vector[..., :3], quaternion.roll(1, -1) if xyzw else quaternion)

    def vector(self, *, xyzw: bool = False) -> Tensor:
        """Return the concatenated positions and quaternions, shape (*batch, 7).

        >>> Pose([1, 2, 3]).vector()
        tensor([1., 2., 3., 1., 0., 0., 0.])

        Args:
            xyzw: Whether the real part of the quaternion is last instead of first.
        """
        arguments.check_flags("Pose.vector", xyzw=xyzw)
        return torch.cat((self.position, self.quaternion.roll(-1, -1) if xyzw else self.quaternion), -1)

    @classmethod
    def from_dual_quaternion(cls, dual: TensorLike) -> Self:
        """Create from dual quaternions, shape (*batch, 8): the real part r, then the dual part, both wxyz.

        A pose with the position t, as a quaternion, is r + eps t r / 2, times any nonzero number. The component of the
        dual part along r, which no pose has, is ignored.

        >>> Pose.from_dual_quaternion([1, 0, 0, 0, 0, 0.5, 1, 1.5])
        Pose(position=[1., 2., 3.], quaternion=[1., 0., 0., 0.])

        Args:
            dual: Dual quaternions, shape (*batch, 8).
        """
        return cls._unchecked(*conversions.from_dual_quaternion(cls._argument(dual, "from_dual_quaternion", "dual")))

    def dual_quaternion(self) -> Tensor:
        """Return unit dual quaternions, shape (*batch, 8), in the order of ``from_dual_quaternion``.

        >>> Pose([2, 4, 6], [0, 0, 0, 1]).dual_quaternion()
        tensor([ 0.,  0.,  0.,  1., -3.,  2., -1.,  0.])
        """
        return conversions.dual_quaternion(self.position, self.quaternion)

    @classmethod
    def look_at(
        cls, eye: TensorLike, target: TensorLike, up: TensorLike | None = None, *, convention: str = "opencv"
    ) -> Self:
        """Create the world pose of a camera that looks from one point towards another.

        If ``up`` is zero, or parallel to the viewing direction up to a few rounding errors, it does not determine the
        camera's roll. For each such element it is replaced by the world axis with the largest angle to the viewing
        direction; of angles that are equal within a milliradian, y is preferred, then z, then x. For example, a camera
        that looks along z has y up. The result is NaN if ``eye`` and ``target`` coincide.

        >>> Pose.look_at([0, 0, 1], [5, 0, 1]) @ [0, -1, 5]  # five units ahead and one up
        tensor([5., 0., 2.])

        >>> camera = Pose.look_at([0, 0, 1], [5, 0, 1], [0, 0, 1])
        >>> camera @ [0, 0, 5]  # five units ahead
        tensor([5., 0., 1.])

        Args:
            eye: The position of the camera, shape (*batch, 3).
            target: A point that appears in the centre of the image, shape (*batch, 3).
            up: The direction that appears upwards in the image, shape (*batch, 3), of any length. The default is the z
                axis of the world.
            convention: The directions of the camera's axes x, y, z: "opencv" (right, down, forward), "opengl" (right,
                up, backward), "ros" (forward, left, up) or "pytorch3d" (left, up, forward).
        """
        _check_convention(convention, "look_at", "convention")
        up = (0.0, 0.0, 1.0) if up is None else up
        camera = cls._unchecked(*conversions.look_at(*convert_arguments(cls, "look_at", eye=eye, target=target, up=up)))
        return camera.to_convention(source="opencv", target=convention)

    def to_convention(self, *, source: str, target: str) -> Self:
        """Convert cameras to another axis convention. Their positions and viewing directions stay the same.

        >>> camera = Pose.look_at([0, 0, 1], [5, 0, 1], [0, 0, 1], convention="ros")
        >>> camera.to_convention(source="ros", target="opencv") @ [0, 0, 5]  # five units ahead
        tensor([5., 0., 1.])

        Args:
            source: The convention of these poses, as for ``look_at``.
            target: The convention of the result.
        """
        _check_convention(source, "to_convention", "source")
        _check_convention(target, "to_convention", "target")
        if source == target:
            return self
        return self._unchecked(self.position, conversions.CONVENTION_CHANGES[f"{source}.{target}"](self.quaternion))

    @classmethod
    def from_dh(
        cls,
        a: TensorLike | float,
        alpha: TensorLike | float,
        d: TensorLike | float,
        theta: TensorLike | float,
        *,
        modified: bool = False,
        degrees: bool = False,
    ) -> Self:
        """Create the pose of a link in the frame of the previous link, from Denavit-Hartenberg parameters.

        The standard parameters rotate by theta about z, translate by d along z, translate by a along x and rotate by
        alpha about x. The modified parameters (Craig) translate by a along x, rotate by alpha about x, rotate by theta
        about z and translate by d along z.

        >>> Pose.from_dh(2, 0, 1, 90, degrees=True).position
        tensor([0.0000, 2.0000, 1.0000])

        Args:
            a: Link length, shape (*batch).
            alpha: Link twist, shape (*batch).
            d: Joint offset, shape (*batch).
            theta: Joint angle, shape (*batch).
            modified: Whether the parameters are the modified ones.
            degrees: Whether alpha and theta are in degrees instead of radians.
        """
        arguments.check_flags("Pose.from_dh", modified=modified, degrees=degrees)
        link = conversions.from_dh_modified if modified else conversions.from_dh
        given = convert_arguments(cls, "from_dh", a=a, alpha=alpha, d=d, theta=theta)
        if not degrees:
            return cls._unchecked(*link(*given))
        dtype = functools.reduce(torch.promote_types, [x.dtype for x in given])
        a, alpha, d, theta = given
        alpha, theta = [arguments.radians(x, f"Pose.from_dh: {n}") for n, x in (("alpha", alpha), ("theta", theta))]
        return cls._unchecked(*[x.to(dtype) for x in link(a, alpha, d, theta)])


def _validate(matrix: Tensor) -> None:
    """Raise on the first matrix that is not a pose."""
    name = "Pose.from_matrix: matrix"
    arguments.refuse(~matrix.isfinite().flatten(-2).all(-1), matrix, name, "is not finite")
    unit = torch.eye(4, dtype=matrix.dtype, device=matrix.device)[3]
    wrong = (matrix[..., 3:, :] != unit).flatten(-2).any(-1)
    fact = "is not homogeneous: its last row is not 0 0 0 1"
    if wrong.any() and bool((matrix[..., 3] == unit).all(-1)[wrong][0]):
        fact += "; it looks transposed: pass matrix.mT"
    arguments.refuse(wrong, matrix, name, fact)
    validate_matrix(matrix[..., :3, :3], name)


def _check_matrix(matrix: Tensor, method: str) -> None:
    arguments.check_dense(matrix, f"Pose.{method}: matrix")
    if matrix.shape[-2:] not in ((4, 4), (3, 4)):
        given = tuple(matrix.shape)
        raise ShapeError(f"Pose.{method}: matrix must have shape (..., 4, 4) or (..., 3, 4), got {given}")


def _check_convention(convention: Any, method: str, argument: str) -> None:
    arguments.check_choice(convention, conversions.CONVENTIONS, f"Pose.{method}: {argument}")
