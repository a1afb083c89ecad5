"""Pose: a batch of rigid transforms, stored as positions and wxyz quaternions."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any, ClassVar, final, overload

import attrs
import torch
from torch import Tensor
from typing_extensions import Self

from .. import arguments, numerics
from ..arguments import Operand, TensorLike
from ..math import checked, conversions, directions, rotation2
from ..math import pose as ops
from ..math import rotation as rotation_ops
from . import names
from .base import fields
from .group import E, Group, define
from .matrix_arguments import (
    can_be_checked,
    check_matrix,
    convert_arguments,
    must_validate,
    needs_exact_check,
    validate_affine,
    validate_matrix,
)
from .rigid import AnyPose
from .rotation import Rotation

_SHAPES = (4, 4), (3, 4)


@final
@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class Pose(AnyPose):
    """An immutable batch of poses: the position and orientation of one frame in another.

    By convention ``a_T_b`` is the pose of frame b in frame a: ``a_T_b @ b_T_c`` is ``a_T_c``, ``~a_T_b`` is ``b_T_a``
    and ``a_T_b @ p_b`` is ``p_a``.

    >>> a_T_b = pk.Pose([1, 2, 3], pk.Rotation.from_euler("z", 90, degrees=True))
    >>> a_T_b @ [1, 0, 0]
    tensor([1., 3., 3.])

    The fields, ``position`` and ``quaternion``, cannot be reassigned, but the tensors are shared: an in-place change of
    a tensor changes the pose. ``Pose()`` is the identity.
    Modules and optimizers of torch do not see a pose that requires grad: train a `posekit.nn.PoseParameter` instead.

    Args:
        position: Positions, shape (*batch, 3). A tensor is stored without a copy if the batch shapes and dtypes of both
            arguments are equal. Otherwise both are expanded, as views, to the common batch shape and converted to the
            promoted dtype. A list takes the dtype and device of the other argument; a floating-point array keeps its
            dtype. The default is the origin.
        rotation: A Rotation, or quaternions of any nonzero length with the real part first, shape (*batch, 4). The
            default is no rotation.
        quaternion: The rotation as quaternions, under the name of the field.
    """

    position: Tensor
    quaternion: Tensor
    _ops: ClassVar[Any] = ops
    _rotation: ClassVar[type[Any]] = Rotation
    _checks = (3, "Pose: position", "Pose.from_matrix"), (4, "Pose: quaternion", "Rotation.from_matrix")
    _planar: ClassVar[type[Any]]  # Pose2, which is made of this class and sets it
    _subgroups: ClassVar[tuple[type[Group], ...]] = (Rotation,)

    if TYPE_CHECKING:  # a rotation is a pose at the origin

        @overload
        def __matmul__(self, other: Pose | Rotation) -> Pose: ...
        @overload
        def __matmul__(self, other: E) -> E: ...
        @overload
        def __matmul__(self, other: Operand) -> Tensor: ...
        def __matmul__(self, other: Any) -> Any: ...
        def compose(self, other: Pose | Rotation) -> Pose: ...

    # Explicit: torch.compile cannot trace the one of attrs.
    @arguments.closed(names.MAKE_POSE)
    def __init__(
        self,
        position: TensorLike | None = None,
        rotation: Rotation | TensorLike | None = None,
        *,
        quaternion: TensorLike | None = None,
    ) -> None:
        if rotation is not None:
            quaternion = fields.direction("Pose", rotation, "quaternion", quaternion, Rotation)
        position, quaternion = self._joined(position, quaternion)
        object.__setattr__(self, "position", position)
        object.__setattr__(self, "quaternion", quaternion)

    @classmethod
    def _unchecked(cls, position: Any, quaternion: Any) -> Pose:
        self = object.__new__(cls)
        object.__setattr__(self, "position", position)
        object.__setattr__(self, "quaternion", quaternion)
        return self

    @classmethod
    def _from_op(cls, tensors: Any) -> Pose:
        self = object.__new__(cls)
        object.__setattr__(self, "position", tensors[0])
        object.__setattr__(self, "quaternion", tensors[1])
        return self

    def _stored(self) -> tuple[Tensor, ...]:
        return self.position, self.quaternion

    @classmethod
    @arguments.closed(names.FROM_EULER)
    def from_euler(
        cls, seq: str, angles: TensorLike | float, position: TensorLike | None = None, degrees: bool = False
    ) -> Self:
        """Create from Euler angles and positions, as `Rotation.from_euler`.

        >>> pk.Pose.from_euler("xyz", [0, 0, 90], position=[1, 2, 3], degrees=True) @ [10, 0, 0]
        tensor([ 1.0000, 12.0000,  3.0000])

        Args:
            seq: One to three axis letters: lower case for rotations about the axes of the parent frame (extrinsic),
                upper case for those of the rotated frame (intrinsic).
            angles: One angle for each letter, shape (*batch, 3), (*batch, 2), or for a single letter (*batch).
            position: Positions, shape (*batch, 3). The default is the origin.
            degrees: Whether the angles are in degrees instead of radians.
        """
        rotation = fields.on_behalf_of("Pose", Rotation.from_euler, seq, angles, degrees=degrees)
        return cls.from_rotation(rotation, position)

    @classmethod
    def from_axis_angle(
        cls,
        axis: TensorLike,
        angle: TensorLike | float,
        position: TensorLike | None = None,
        degrees: bool = False,
    ) -> Self:
        """Create from axes, angles and positions, as `Rotation.from_axis_angle`. The axes pass through the positions.

        >>> pk.Pose.from_axis_angle([0, 0, 1], 90, position=[1, 2, 3], degrees=True) @ [10, 0, 0]
        tensor([ 1.0000, 12.0000,  3.0000])

        Args:
            axis: Axes of any nonzero length, shape (*batch, 3).
            angle: Angles, shape (*batch).
            position: Positions, shape (*batch, 3). The default is the origin.
            degrees: Whether the angles are in degrees instead of radians.
        """
        rotation = fields.on_behalf_of("Pose", Rotation.from_axis_angle, axis, angle, degrees=degrees)
        return cls.from_rotation(rotation, position)

    @classmethod
    def from_rotvec(cls, rotvec: TensorLike, position: TensorLike | None = None, degrees: bool = False) -> Self:
        """Create from rotation vectors and positions. `Pose.exp` takes a twist instead.

        >>> pk.Pose.from_rotvec([0, 0, 90], position=[1, 2, 3], degrees=True) @ [10, 0, 0]
        tensor([ 1.0000, 12.0000,  3.0000])

        Args:
            rotvec: Rotation vectors, shape (*batch, 3): the direction is the axis and the norm is the angle.
            position: Positions, shape (*batch, 3). The default is the origin.
            degrees: Whether the norms are in degrees instead of radians.
        """
        rotation = fields.on_behalf_of("Pose", Rotation.from_rotvec, rotvec, degrees=degrees)
        return cls.from_rotation(rotation, position)

    @classmethod
    @arguments.closed(names.FROM_MATRIX)
    def from_matrix(cls, matrix: TensorLike, *, validate: bool | None = None) -> Self:
        """Create from homogeneous matrices, shape (*batch, 4, 4), or from their upper three rows, shape (*batch, 3, 4).

        >>> pk.Pose.from_matrix([[0, -1, 0, 1], [1, 0, 0, 2], [0, 0, 1, 3], [0, 0, 0, 1]])
        Pose(position=[1., 2., 3.], quaternion=[0.7071, 0.0000, 0.0000, 0.7071])

        Args:
            matrix: The matrices [R | t], with or without a last row of 0 0 0 1.
            validate: Whether to raise if a matrix is not a pose. By default, lists, arrays and tensors on the CPU are
                checked, and tensors on other devices are not, because reading their values waits for the device.
                Compiled graphs and transforms of `torch.func` check nothing. R^T R may differ from the identity by the
                square root of the dtype's eps: 3e-4 in float32, 0.03 in float16 and 0.09 in bfloat16.
        """
        checks = must_validate(matrix, validate, "Pose.from_matrix")
        matrix = cls._argument(matrix, "from_matrix", "matrix")
        check_matrix(matrix, "Pose.from_matrix", *_SHAPES)
        affine = matrix.shape[-2:] == (3, 4)
        if not (checks and can_be_checked(matrix)):
            result = cls._unchecked(*(ops.from_affine(matrix) if affine else ops.from_matrix(matrix)))
            if validate:
                _validate(matrix)
            return result
        convert = checked.from_affine_with_deviation if affine else checked.from_homogeneous_with_deviation
        position, quaternion, deviation = convert(matrix)
        if needs_exact_check(deviation):
            _validate(matrix)
        return cls._unchecked(position, quaternion)

    def affine(self) -> Tensor:
        """Return the upper three rows of the homogeneous matrices, shape (*batch, 3, 4).

        >>> pk.Pose([1, 2, 3], [1, 0, 0, 1]).affine()
        tensor([[ 0., -1.,  0.,  1.],
                [ 1.,  0.,  0.,  2.],
                [ 0.,  0.,  1.,  3.]])
        """
        return ops.affine(self.position, self.quaternion)

    @classmethod
    def nearest(cls, matrix: TensorLike) -> Self:
        """Create from matrices [R | t] with any 3x3 part, which is replaced by the nearest rotation.

        >>> scaled = [[0, -2, 0, 1], [2, 0, 0, 2], [0, 0, 2, 3]]
        >>> pk.Pose.nearest(scaled).allclose(pk.Pose([1, 2, 3], [1, 0, 0, 1]), atol=1e-5)
        True

        Args:
            matrix: Matrices of shape (*batch, 4, 4), whose last row is ignored, or (*batch, 3, 4).
        """
        matrix = cls._argument(matrix, "nearest", "matrix")
        check_matrix(matrix, "Pose.nearest", *_SHAPES)
        arguments.check_dtype(matrix.dtype, "Pose.nearest: matrix")
        return cls._unchecked(matrix[..., :3, 3], numerics.nearest(matrix[..., :3, :3]))

    @classmethod
    def from_vector(cls, vector: TensorLike, *, xyzw: bool = False) -> Self:
        """Create from concatenated positions and quaternions: x, y, z, then w, x, y, z.

        >>> pk.Pose.from_vector([1, 2, 3, 0, 0, 0, 1], xyzw=True)
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

        >>> pk.Pose([1, 2, 3]).vector()
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

        >>> pk.Pose.from_dual_quaternion([1, 0, 0, 0, 0, 0.5, 1, 1.5])
        Pose(position=[1., 2., 3.], quaternion=[1., 0., 0., 0.])

        Args:
            dual: Dual quaternions, shape (*batch, 8).
        """
        return cls._unchecked(*conversions.from_dual_quaternion(cls._argument(dual, "from_dual_quaternion", "dual")))

    def dual_quaternion(self) -> Tensor:
        """Return unit dual quaternions, shape (*batch, 8), in the order of ``from_dual_quaternion``.

        >>> pk.Pose([2, 4, 6], [0, 0, 0, 1]).dual_quaternion()
        tensor([ 0.,  0.,  0.,  1., -3.,  2., -1.,  0.])
        """
        return conversions.dual_quaternion(self.position, self.quaternion)

    @classmethod
    @arguments.closed(names.LOOK_AT)
    def look_at(
        cls, eye: TensorLike, target: TensorLike, up: TensorLike | None = None, *, convention: str = "opencv"
    ) -> Self:
        """Create the world pose of a camera that looks from one point towards another.

        If ``up`` is zero, or parallel to the viewing direction up to a few rounding errors, it does not determine the
        camera's roll. For each such element it is replaced by the world axis with the largest angle to the viewing
        direction; of angles that are equal within a milliradian, y is preferred, then z, then x. For example, a camera
        that looks along z has y up. The result is NaN if ``eye`` and ``target`` coincide.

        >>> pk.Pose.look_at([0, 0, 1], [5, 0, 1]) @ [0, -1, 5]  # five units ahead and one up
        tensor([5., 0., 2.])

        >>> camera = pk.Pose.look_at([0, 0, 1], [5, 0, 1], [0, 0, 1])
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

        >>> camera = pk.Pose.look_at([0, 0, 1], [5, 0, 1], [0, 0, 1], convention="ros")
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

        >>> pk.Pose.from_dh(2, 0, 1, 90, degrees=True).position
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
        parameters = convert_arguments(cls, "from_dh", a=a, alpha=alpha, d=d, theta=theta)
        if not degrees:
            return cls._unchecked(*link(*parameters))
        dtype = functools.reduce(torch.promote_types, [x.dtype for x in parameters])
        a, alpha, d, theta = parameters
        alpha, theta = [arguments.radians(x, f"Pose.from_dh: {n}") for n, x in (("alpha", alpha), ("theta", theta))]
        return cls._unchecked(*[x.to(dtype) for x in link(a, alpha, d, theta)])

    def replace(
        self,
        *,
        position: TensorLike | None = None,
        rotation: Rotation | TensorLike | None = None,
        quaternion: TensorLike | None = None,
    ) -> Pose:
        """Return poses with another position or another rotation, or both. The other part stays.

        >>> T = pk.Pose([1, 2, 3], pk.Rotation.from_euler("z", 90, degrees=True))
        >>> T.replace(position=[0, 0, 5]) @ [1, 0, 0]
        tensor([0., 1., 5.])

        Args:
            position: Positions, shape (*batch, 3).
            rotation: A Rotation, or quaternions with the real part first, shape (*batch, 4).
            quaternion: The rotation as quaternions, under the name of the field.
        """
        if rotation is None and quaternion is None:
            quaternion = self.quaternion
        return Pose(self.position if position is None else position, rotation, quaternion=quaternion)

    @property
    def rotation(self) -> Rotation:
        """The rotations. They share the quaternion tensor.

        >>> pk.Pose([1, 2, 3], [1, 0, 0, 1]).rotation
        Rotation(quaternion=[1., 0., 0., 1.])
        """
        return Rotation._unchecked(self.quaternion)

    def planar(self) -> Any:
        """Return the poses of the plane z = 0 below these: x, y, and the nearest rotation about the z axis.

        `Pose2.lift` is the inverse. Heights, and tilts of the z axis, are lost. Where the z axis is upside down no
        rotation is the nearest, and the result is NaN.

        >>> pk.Pose([1, 2, 3], [1, 0, 0, 1]).planar()
        Pose2(position=[1., 2.], complex=[0., 1.])
        """
        return self._planar._unchecked(self.position[..., :2], rotation2.planar(self.quaternion))

    def apply_vectors(self, vectors: TensorLike) -> Tensor:
        """Rotate free vectors, such as velocities or differences of points. The position has no effect.

        >>> pk.Pose([1, 2, 3], [1, 0, 0, 1]).apply_vectors([1, 0, 0])  # a quarter turn about z
        tensor([0., 1., 0.])

        Args:
            vectors: Vectors, shape (*batch, 3).
        """
        vectors = arguments.tensor(vectors, "Pose.apply_vectors: vectors", self.quaternion)
        return directions.apply_vectors(self.quaternion, vectors)

    def apply_normals(self, normals: TensorLike) -> Tensor:
        """Rotate surface normals to the parent frame. A rigid motion preserves their lengths.

        >>> pk.Pose([1, 2, 3], [1, 0, 0, 1]).apply_normals([1, 0, 0])  # a quarter turn about z
        tensor([0., 1., 0.])

        Args:
            normals: Normals of any length, shape (*batch, 3).
        """
        normals = arguments.tensor(normals, "Pose.apply_normals: normals", self.quaternion)
        arguments.check(normals, 3, "Pose.apply_normals: normals")
        arguments.check_devices("Pose.apply_normals", self.quaternion, normals)
        arguments.broadcast("Pose.apply_normals", self=self.quaternion.shape[:-1], normals=normals.shape[:-1])
        return directions.apply_vectors(self.quaternion, normals)

    def apply_planes(self, planes: TensorLike) -> Tensor:
        """Transform planes [n, d] from this frame to the parent frame, shape (*batch, 4).

        A plane consists of the points x with n.x + d = 0. The length of n is preserved. If n is a unit vector, -d is
        the signed distance of the plane from the origin along n.

        >>> pk.Pose([0, 0, 2]).apply_planes([0, 0, 1, 0])  # the floor z = 0 of a frame that is 2 higher
        tensor([ 0.,  0.,  1., -2.])

        Args:
            planes: Planes [n, d], shape (*batch, 4).
        """
        planes = arguments.tensor(planes, "Pose.apply_planes: planes", self.quaternion)
        return directions.apply_planes(self.position, self.quaternion, planes)

    def apply_covariances(self, covariances: TensorLike) -> Tensor:
        """Transform covariances S of points or vectors to the parent frame: R S R^T, shape (*batch, 3, 3).

        Only the symmetric part of S is used, and the result is exactly symmetric.

        >>> pk.Pose([1, 2, 3], [1, 0, 0, 1]).apply_covariances([[4, 0, 0], [0, 1, 0], [0, 0, 9]])  # exchanges x and y
        tensor([[1., 0., 0.],
                [0., 4., 0.],
                [0., 0., 9.]])

        Args:
            covariances: Symmetric matrices S, shape (*batch, 3, 3).
        """
        covariances = arguments.tensor(covariances, "Pose.apply_covariances: covariances", self.quaternion)
        return directions.apply_covariances(self.quaternion, covariances)

    def normalized(self) -> Pose:
        """Return the same poses with unit quaternions.

        >>> pk.Pose([1, 2, 3], [0, 0, 0, 2]).normalized()
        Pose(position=[1., 2., 3.], quaternion=[0., 0., 0., 1.])
        """
        return self._unchecked(self.position, rotation_ops.normalized(self.quaternion))

    def canonical(self) -> Pose:
        """Return the same poses with unit quaternions and w >= 0.

        >>> pk.Pose([1, 2, 3], [-1, 1, -1, 1]).canonical()
        Pose(position=[1., 2., 3.], quaternion=[ 0.5000, -0.5000,  0.5000, -0.5000])
        """
        return Pose._unchecked(self.position, rotation_ops.canonical(self.quaternion))


def _validate(matrix: Tensor) -> None:
    """Raise on the first matrix that is not a pose."""
    name = "Pose.from_matrix: matrix"
    validate_matrix(validate_affine(matrix, name), name)


def _check_convention(convention: Any, method: str, argument: str) -> None:
    arguments.check_choice(convention, conversions.CONVENTIONS, f"Pose.{method}: {argument}")


define(Pose)
