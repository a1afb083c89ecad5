"""Rotation: a batch of rotations, stored as wxyz quaternions."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeVar, final, overload

import attrs
import torch
from torch import Generator, Tensor
from typing_extensions import Self

from .. import arguments, numerics
from ..arguments import Operand, TensorLike
from ..errors import OptionError
from ..math import checked, conversions, euler, rotation2
from ..math import rotation as ops
from . import names
from .base import Batched, Dims, fields
from .group import define
from .matrix_arguments import (
    can_be_checked,
    convert_arguments,
    euler_op,
    must_validate,
    needs_exact_check,
    validate_matrix,
)
from .rigid import AnyRotation

P = TypeVar("P", bound=Batched)


@final
@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class Rotation(AnyRotation):
    """An immutable batch of rotations.

    The ``shape`` is the batch shape. A quaternion of any nonzero length represents the rotation of its direction. The
    quaternions q and -q represent the same rotation. A zero quaternion represents none: products keep it zero, whatever
    acts, converts or measures gives NaN, and `validate` raises. Modules and optimizers of torch do not see a rotation
    that requires grad: train a `posekit.nn.RotationParameter` instead.

    >>> quarter = pk.Rotation.from_rotvec([0, 0, torch.pi / 2])
    >>> (quarter @ quarter).angle()
    tensor(3.1416)

    Args:
        quaternion: Quaternions with the real part first, shape (*batch, 4). A tensor is stored without a copy. A list
            is converted to torch's default dtype; a floating-point array keeps its dtype. The default is no rotation.
    """

    quaternion: Tensor
    _ops: ClassVar[Any] = ops
    _planar: ClassVar[type[Any]]  # Rotation2, which is made of this class and sets it

    if TYPE_CHECKING:  # with a pose or an estimate the result is one

        @overload
        def __matmul__(self, other: P) -> P: ...
        @overload
        def __matmul__(self, other: Operand) -> Tensor: ...
        def __matmul__(self, other: Any) -> Any: ...
        def compose(self, other: P) -> P: ...

    # Explicit: torch.compile cannot trace the one of attrs.
    @arguments.closed(names.MAKE_ROTATION)
    def __init__(self, quaternion: TensorLike | None = None) -> None:
        if quaternion is None:
            quaternion = fields.identity(self._fields["quaternion"], (), torch.zeros)
        if not isinstance(quaternion, Tensor):
            quaternion = arguments.tensor(quaternion, "Rotation: quaternion")
        arguments.check(quaternion, 4, "Rotation: quaternion", from_matrix="Rotation.from_matrix")
        object.__setattr__(self, "quaternion", quaternion)

    @classmethod
    def _unchecked(cls, quaternion: Any) -> Rotation:
        self = object.__new__(cls)
        object.__setattr__(self, "quaternion", quaternion)
        return self

    _from_op = _unchecked  # type: ignore[assignment]

    def _stored(self) -> tuple[Tensor, ...]:
        return (self.quaternion,)

    @classmethod
    @arguments.closed(names.FROM_MATRIX)
    def from_matrix(cls, matrix: TensorLike, *, validate: bool | None = None) -> Self:
        """Create from rotation matrices. The quaternions have w >= 0.

        An unchecked matrix that is not a rotation, even a zero matrix, gives an unspecified unit quaternion: see
        ``validate`` and `nearest`. The gradient is restricted to changes that keep the matrix a rotation: a change that
        only stretches the axes contributes nothing. To optimise unconstrained matrices, use `nearest`, whose
        derivatives are correct for every change.

        >>> pk.Rotation.from_matrix([[0, -1, 0], [1, 0, 0], [0, 0, 1]])  # a quarter turn about z
        Rotation(quaternion=[0.7071, 0.0000, 0.0000, 0.7071])

        Args:
            matrix: Orthogonal matrices of determinant 1, shape (*batch, 3, 3). The columns are the child's axes in the
                parent frame.
            validate: Whether to raise if a matrix is not a rotation. By default, lists, arrays and tensors on the CPU
                are checked, and tensors on other devices are not, because reading their values waits for the device.
                Compiled graphs and transforms of `torch.func` check nothing. R^T R may differ from the identity by the
                square root of the dtype's eps: 3e-4 in float32, 0.03 in float16 and 0.09 in bfloat16.
        """
        checks = must_validate(matrix, validate, "Rotation.from_matrix")
        matrix = cls._argument(matrix, "from_matrix", "matrix")
        if not (checks and can_be_checked(matrix)):
            result = cls._unchecked(ops.from_matrix(matrix))
            if validate:
                validate_matrix(matrix, "Rotation.from_matrix: matrix")
            return result
        quaternion, deviation = checked.from_matrix_with_deviation(matrix)
        if needs_exact_check(deviation):
            validate_matrix(matrix, "Rotation.from_matrix: matrix")
        return cls._unchecked(quaternion)

    @classmethod
    def from_rotvec(cls, rotvec: TensorLike, *, degrees: bool = False) -> Self:
        """Create from rotation vectors, shape (*batch, 3): the direction is the axis and the norm is the angle.

        >>> pk.Rotation.from_rotvec([0, 0, 90], degrees=True)
        Rotation(quaternion=[0.7071, 0.0000, 0.0000, 0.7071])

        Args:
            rotvec: Rotation vectors, shape (*batch, 3).
            degrees: Whether the norms are in degrees instead of radians.
        """
        arguments.check_flags("Rotation.from_rotvec", degrees=degrees)
        rotvec = cls._argument(rotvec, "from_rotvec", "rotvec")
        arguments.check(rotvec, 3, "Rotation.from_rotvec: rotvec")
        if not degrees:
            return cls._unchecked(ops.exp(rotvec))
        return cls._unchecked(ops.exp(arguments.radians(rotvec, "Rotation.from_rotvec: rotvec")).to(rotvec.dtype))

    def rotvec(self, *, degrees: bool = False) -> Tensor:
        """Return the rotation vectors, shape (*batch, 3), of norms at most pi, in radians or degrees.

        >>> pk.Rotation([1, 0, 0, 1]).rotvec()
        tensor([0.0000, 0.0000, 1.5708])
        >>> pk.Rotation([1, 0, 0, 1]).rotvec(degrees=True).round()
        tensor([ 0.,  0., 90.])

        Args:
            degrees: Whether the norms are in degrees instead of radians.
        """
        arguments.check_flags("Rotation.rotvec", degrees=degrees)
        return arguments.in_degrees(ops.log, self.quaternion) if degrees else ops.log(self.quaternion)

    @classmethod
    def from_axis_angle(cls, axis: TensorLike, angle: TensorLike | float, *, degrees: bool = False) -> Self:
        """Create from axes and angles.

        >>> pk.Rotation.from_axis_angle([0, 0, 2], 90, degrees=True)
        Rotation(quaternion=[0.7071, 0.0000, 0.0000, 0.7071])

        Args:
            axis: Axes of any length, shape (*batch, 3). A zero axis has no direction: it gives the identity with zero
                derivatives if the angle is exactly 0, and NaN otherwise.
            angle: Angles, shape (*batch).
            degrees: Whether the angles are in degrees instead of radians.
        """
        arguments.check_flags("Rotation.from_axis_angle", degrees=degrees)
        axis, angle = convert_arguments(cls, "from_axis_angle", axis=axis, angle=angle)
        if not degrees:
            return cls._unchecked(conversions.from_axis_angle(axis, angle))
        name, dtype = "Rotation.from_axis_angle: angle", torch.promote_types(axis.dtype, angle.dtype)
        arguments.check_dtype(angle.dtype, name)
        quaternion = conversions.from_axis_angle(axis, arguments.radians(angle.to(dtype), name))
        return cls._unchecked(quaternion.to(dtype))

    def axis_angle(self, *, degrees: bool = False) -> tuple[Tensor, Tensor]:
        """Return the unit axes, shape (*batch, 3), and the angles, shape (*batch), in [0, pi] or the same in degrees.

        At the identity the axis is not unique: the x axis is returned. Neither result is differentiable there, and all
        derivatives returned are 0. ``rotvec()``, the product of the two, is smooth there.

        >>> axis, angle = pk.Rotation([1, 0, 0, 1]).axis_angle()
        >>> axis, angle
        (tensor([0., 0., 1.]), tensor(1.5708))

        Args:
            degrees: Whether the angles are in degrees instead of radians.
        """
        arguments.check_flags("Rotation.axis_angle", degrees=degrees)
        if not degrees:
            return conversions.axis_angle(self.quaternion)
        axis, angle = conversions.axis_angle(arguments.wide(self.quaternion))
        return axis.to(self.dtype), arguments.degrees(angle, self.dtype)

    @classmethod
    @arguments.closed(names.FROM_EULER)
    def from_euler(cls, seq: str, angles: TensorLike | float, *, degrees: bool = False) -> Self:
        """Create from Euler angles: successive rotations about coordinate axes.

        >>> pk.Rotation.from_euler("ZYX", [90, 0, 45], degrees=True).apply([0, 1, 0])
        tensor([-0.7071,  0.0000,  0.7071])

        Args:
            seq: One to three axis letters, adjacent letters different. Lower case denotes extrinsic rotations, about
                the axes of the parent frame. Upper case denotes intrinsic rotations, about the axes of the rotated
                frame.
            angles: One angle for each letter, shape (*batch, 3) or (*batch, 2). For a single letter the shape is
                (*batch), without a last dimension.
            degrees: Whether the angles are in degrees instead of radians.
        """
        arguments.check_flags("Rotation.from_euler", degrees=degrees)
        op = euler_op(euler.FROM, seq, "from_euler")
        angles = cls._argument(angles, "from_euler", "angles")
        if not degrees:
            return cls._unchecked(op(angles))
        return cls._unchecked(op(arguments.radians(angles, "Rotation.from_euler: angles")).to(angles.dtype))

    @overload
    def euler(self, seq: str, *, degrees: bool = ..., return_lock: Literal[False] = ...) -> Tensor: ...
    @overload
    def euler(self, seq: str, *, degrees: bool = ..., return_lock: Literal[True]) -> tuple[Tensor, Tensor]: ...
    @arguments.closed(names.EULER)
    def euler(self, seq: str, *, degrees: bool = False, return_lock: bool = False) -> Tensor | tuple[Tensor, Tensor]:
        """Return the Euler angles that ``from_euler`` accepts.

        For three letters, the first and the third angle are in (-pi, pi]. The second angle is in [0, pi] if the first
        and the third letter are equal, and in [-pi/2, pi/2] otherwise. Where the second angle is at an end of its
        range, up to a few rounding errors, the other two rotate about the same axis (gimbal lock). The third angle is
        then 0, and the gradient of the undetermined part is 0.

        For two letters or one, the angles are those of the nearest rotation of that form, all in (-pi, pi]. If the
        rotation has that form, they are exact. Where the nearest rotation of that form is not unique, the last angle is
        0.

        >>> pk.Rotation([1, 0, 0, 1]).euler("ZYX", degrees=True).round()
        tensor([90.,  0.,  0.])

        Args:
            seq: One to three axis letters, as for ``from_euler``.
            degrees: Whether to return degrees instead of radians.
            return_lock: Whether to return a second tensor as well, of dtype bool and shape (*batch), that is True where
                the angles are not unique.

        Returns:
            The angles, shape (*batch, 3), (*batch, 2), or for a single letter (*batch).
        """
        arguments.check_flags("Rotation.euler", degrees=degrees, return_lock=return_lock)
        op = euler_op(euler.TO, seq, "euler")
        angles = arguments.in_degrees(op, self.quaternion) if degrees else op(self.quaternion)
        return (angles, euler.LOCK[seq](self.quaternion) > 0) if return_lock else angles

    @classmethod
    def from_sixd(cls, sixd: TensorLike) -> Self:
        """Create from the first two columns of matrices, concatenated, shape (*batch, 6) (Zhou et al. 2019).

        The columns are orthonormalised (Gram-Schmidt). If they are parallel, the result depends on rounding errors or
        is NaN. It is NaN if one of them is zero.

        >>> pk.Rotation.from_sixd([2, 0, 0, 1, 1, 0]).allclose(pk.Rotation.identity())
        True

        Args:
            sixd: Two columns a and b as [a, b], shape (*batch, 6).
        """
        return cls._unchecked(conversions.from_sixd(cls._argument(sixd, "from_sixd", "sixd")))

    def sixd(self) -> Tensor:
        """Return the first two columns of the rotation matrices, concatenated, shape (*batch, 6).

        >>> pk.Rotation([1, 0, 0, 1]).sixd()
        tensor([ 0.,  1.,  0., -1.,  0.,  0.])
        """
        return conversions.sixd(self.quaternion)

    @classmethod
    def from_sixd_rows(cls, sixd: TensorLike) -> Self:
        """Create from the first two rows of matrices, concatenated, shape (*batch, 6), as in PyTorch3D.

        The rows are orthonormalised as the columns in ``from_sixd``, with NaN in the same cases.

        >>> pk.Rotation.from_sixd_rows([2, 0, 0, 1, 1, 0]).allclose(pk.Rotation.identity())
        True

        Args:
            sixd: Two rows a and b as [a, b], shape (*batch, 6).
        """
        return cls._unchecked(conversions.from_sixd_rows(cls._argument(sixd, "from_sixd_rows", "sixd")))

    def sixd_rows(self) -> Tensor:
        """Return the first two rows of the rotation matrices, concatenated, shape (*batch, 6), as in PyTorch3D.

        >>> pk.Rotation([1, 0, 0, 1]).sixd_rows()
        tensor([ 0., -1.,  0.,  1.,  0.,  0.])
        """
        return conversions.sixd_rows(self.quaternion)

    @classmethod
    def from_two_vectors(cls, a: TensorLike, b: TensorLike) -> Self:
        """Create the rotations of smallest angle that rotate the direction of ``a`` to that of ``b``.

        If the directions are opposite, every rotation by pi about an axis normal to them is a solution. The one that is
        returned depends on ``a`` only.

        >>> pk.Rotation.from_two_vectors([1, 0, 0], [0, 2, 0]).rotvec()
        tensor([0.0000, 0.0000, 1.5708])

        Args:
            a: Vectors of nonzero length, shape (*batch, 3).
            b: Vectors of nonzero length, shape (*batch, 3).
        """
        return cls._unchecked(conversions.from_two_vectors(*convert_arguments(cls, "from_two_vectors", a=a, b=b)))

    @classmethod
    def from_two_axes(cls, first: TensorLike, second: TensorLike, *, axes: str = "xy") -> Self:
        """Create frames with one axis along ``first`` and another axis as near as possible to ``second``.

        >>> pk.Rotation.from_two_axes([0, 0, 2], [1, 0, 1], axes="zx").allclose(pk.Rotation.identity())
        True

        Args:
            first: The direction of the first axis, shape (*batch, 3).
            second: The approximate direction of the second axis, shape (*batch, 3). If it is parallel to ``first``, the
                result depends on rounding errors or is NaN.
            axes: The names of the first and the second axis: two different letters of "xyz".
        """
        if not isinstance(axes, str) or axes not in ("xy", *conversions.AXIS_CHANGES):
            raise OptionError(
                f'Rotation.from_two_axes: axes must be two different letters of "xyz", got {arguments.describe(axes)}'
            )
        frame = conversions.from_two_axes(*convert_arguments(cls, "from_two_axes", first=first, second=second))
        return cls._unchecked(frame if axes == "xy" else conversions.AXIS_CHANGES[axes](frame))

    @classmethod
    def from_xyzw(cls, xyzw: TensorLike) -> Self:
        """Create from quaternions with the real part last, shape (*batch, 4).

        >>> pk.Rotation.from_xyzw([0, 0, 0, 1])
        Rotation(quaternion=[1., 0., 0., 0.])

        Args:
            xyzw: Quaternions with the real part last, shape (*batch, 4).
        """
        xyzw = cls._argument(xyzw, "from_xyzw", "xyzw")
        arguments.check(xyzw, 4, "Rotation.from_xyzw: xyzw")
        return cls._unchecked(xyzw.roll(1, -1))

    def xyzw(self) -> Tensor:
        """Return the quaternions with the real part last, shape (*batch, 4).

        >>> pk.Rotation([1, 2, 3, 4]).xyzw()
        tensor([2., 3., 4., 1.])
        """
        return self.quaternion.roll(-1, -1)

    @classmethod
    def nearest(cls, matrix: TensorLike) -> Self:
        """Return the rotations that are nearest to any matrices, shape (*batch, 3, 3), in the Frobenius norm.

        This is the solution of the orthogonal Procrustes problem with determinant 1. The derivatives are correct
        wherever the solution is unique, also where singular values repeat. For singular values s1 >= s2 >= s3 it is not
        unique if s2 = 0, or if the determinant is negative and s2 = s3. The solution with the smallest angle is then
        returned, and its gradient contains only the part that is determined.

        >>> pk.Rotation.nearest([[0, -2, 0], [2, 0, 0], [0, 0, 2]]).angle()
        tensor(1.5708)

        Args:
            matrix: Any matrices, shape (*batch, 3, 3).
        """
        return cls._unchecked(numerics.nearest(cls._argument(matrix, "nearest", "matrix")))

    @classmethod
    def from_tend(cls, numbers: TensorLike) -> Self:
        """Create from ten unconstrained numbers, such as the output of a network (Peretroukhin et al. 2020).

        The numbers define a symmetric 4x4 matrix. The quaternion is the eigenvector of its smallest eigenvalue. The map
        is smooth and reaches all rotations. If the smallest eigenvalue is repeated, the rotation with the smallest
        angle is returned, and its gradient contains only the part that is determined.

        >>> pk.Rotation.from_tend([0, 0, 0, 0, 1, 0, 0, 1, 0, 1])  # A = diag(0, 1, 1, 1)
        Rotation(quaternion=[1., 0., 0., 0.])

        Args:
            numbers: The upper triangle of the matrix A, row by row, shape (*batch, 10): A00 A01 A02 A03 A11 A12 A13 A22
                A23 A33. The eigenvector is in wxyz order.
        """
        return cls._unchecked(numerics.from_tend(cls._argument(numbers, "from_tend", "numbers")))

    @classmethod
    @arguments.closed(arguments.SEEDS)
    def random(
        cls,
        *shape: Dims,
        max_angle: TensorLike | float | None = None,
        degrees: bool = False,
        dtype: torch.dtype | None = None,
        device: torch.device | str | None = None,
        generator: Generator | None = None,
    ) -> Rotation:
        """Draw rotations uniformly, by the Haar measure: the axes are uniform, the angles have density (1 - cos) / pi.

        >>> bool((pk.Rotation.random(1000, max_angle=10, degrees=True).angle(degrees=True) < 10.01).all())
        True

        Args:
            shape: The batch shape.
            max_angle: The largest angle: a number, or numbers that broadcast to the batch shape. The rotations are
                uniform among those of at most this angle, whose density is proportional to 1 - cos.
            degrees: Whether ``max_angle`` is in degrees instead of radians.
            dtype: The dtype of the rotations.
            device: The device of the rotations. The default is that of the generator.
            generator: The source of the random numbers.
        """
        sizes, device = fields.drawn(shape, "Rotation.random", degrees, dtype, device, generator)
        if max_angle is None:
            # The directions of normally distributed quaternions are uniform on the unit sphere in four dimensions.
            return cls._unchecked(ops.normalized(arguments.normal((*sizes, 4), generator, dtype, device)))
        dtype = dtype or torch.get_default_dtype()
        ball = numerics.uniform_ball(sizes, 3, generator, dtype, device)
        largest = numerics.limit(max_angle, ball, "Rotation.random", "max_angle", degrees=degrees)
        return cls._unchecked(ops.exp(numerics.capped_rotvec(ball, largest)).to(dtype))

    def slerp(self, other: Rotation, t: TensorLike | float, *, shortest: bool = True) -> Rotation:
        """Interpolate spherically from this rotation, at ``t = 0``, to ``other``, at ``t = 1``.

        The result has unit quaternions.

        >>> pk.Rotation.identity().slerp(pk.Rotation([0, 0, 0, 1]), [0, 0.5, 1])  # half a turn about z, in parts
        Rotation(shape=(3,),
          [0] quaternion=[1.0000, 0.0000, 0.0000, 0.0000]
          [1] quaternion=[0.7071, 0.0000, 0.0000, 0.7071]
          [2] quaternion=[0.0000, 0.0000, 0.0000, 1.0000])

        Args:
            other: The rotation at the end.
            t: The parameter, any real numbers of shape (*batch). Values outside [0, 1] extrapolate.
            shortest: Whether to take the shorter arc, of at most pi. If False, no sign is flipped: the path connects
                the given quaternions and turns by up to 2 pi. Between q and -q it is a full turn about this rotation's
                x axis.
        """
        self._check_same(other, "slerp")
        arguments.check_flags("Rotation.slerp", shortest=shortest)
        interpolate = ops.slerp if shortest else ops.slerp_signed
        ends = self.quaternion, other.quaternion
        return Rotation._unchecked(interpolate(*ends, arguments.scalar(t, "Rotation.slerp: t", *ends)))

    def planar(self) -> Any:
        """Return the nearest rotations about the z axis, as rotations of the plane.

        `Rotation2.lift` is the inverse. Where the z axis is upside down no rotation is the nearest, and the result is
        NaN.

        >>> pk.Rotation([1, 0, 0, 1]).planar()
        Rotation2(complex=[0., 1.])
        """
        return self._planar._unchecked(rotation2.planar(self.quaternion))

    def normalized(self) -> Rotation:
        """Return the same rotations with unit quaternions.

        >>> pk.Rotation([0, 0, 3, 4]).normalized()
        Rotation(quaternion=[0.0000, 0.0000, 0.6000, 0.8000])
        """
        return self._unchecked(ops.normalized(self.quaternion))

    def canonical(self) -> Rotation:
        """Return the same rotations with unit quaternions and w >= 0: a unique quaternion for each rotation.

        >>> pk.Rotation([-1, 1, -1, 1]).canonical()
        Rotation(quaternion=[ 0.5000, -0.5000,  0.5000, -0.5000])
        """
        return Rotation._unchecked(ops.canonical(self.quaternion))

    def angle(self, *, degrees: bool = False) -> Tensor:
        """Return the angles of rotation, shape (*batch), in [0, pi] or in [0, 180].

        At the identity the angle is not differentiable; all derivatives returned there are 0. `squared_angle` and
        ``rotvec()``, whose norm is the angle, are smooth there.

        >>> pk.Rotation([1, 0, 0, 1]).angle(degrees=True)
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

        >>> pk.Rotation([1, 0, 0, 1]).squared_angle()
        tensor(2.4674)

        Args:
            degrees: Whether to return squares of degrees instead of radians.
        """
        if degrees is False:
            return ops.squared_angle(self.quaternion)
        arguments.check_flags("Rotation.squared_angle", degrees=degrees)
        return arguments.in_degrees(ops.squared_angle, self.quaternion, power=2)

    def chordal_distance(self, other: Self) -> Tensor:
        """Return the Frobenius norm of the difference of the rotation matrices: 2 sqrt(2) sin(angle / 2).

        The range is [0, 2 sqrt(2)]. Unlike the angle, it is smooth at an angle of pi. At 0 it is not differentiable;
        all derivatives returned there are 0. Use `squared_chordal_distance` for losses and second derivatives.

        >>> pk.Rotation.identity().chordal_distance(pk.Rotation([0, 0, 0, 1]))
        tensor(2.8284)

        Args:
            other: The rotations to compare with.
        """
        self._check_same(other, "chordal_distance")
        return ops.chordal_distance(self.quaternion, other.quaternion)

    def phi3_distance(self, other: Self, *, degrees: bool = False) -> Tensor:
        """Return the angles between two rotations divided by pi, in [0, 1]: the metric phi_3 of Huynh (2009), scaled.

        At 0 it is not differentiable; all derivatives returned there are 0.

        >>> pk.Rotation.identity().phi3_distance(pk.Rotation([1, 0, 0, 1]))
        tensor(0.5000)

        Args:
            other: The rotations to compare with.
            degrees: Whether to return the angles in degrees, in [0, 180], instead of half turns.
        """
        self._check_same(other, "phi3_distance")
        if degrees is False:
            return ops.phi3_distance(self.quaternion, other.quaternion)
        arguments.check_flags("Rotation.phi3_distance", degrees=degrees)
        quaternions = self.quaternion, other.quaternion
        return arguments.in_degrees(lambda *q: ops.phi3_distance(*q) * math.pi, *quaternions)


define(Rotation)
