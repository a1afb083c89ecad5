"""Conversions between rotations and other representations."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any, Literal, Self, overload

import torch
from torch import Tensor

from .. import arguments, numerics
from ..arguments import TensorLike
from ..engine import have_memory, is_eager
from ..errors import OptionError
from ..math import checked, conversions, euler, rotation, so3
from .group import Group


class RotationConversions(Group):
    """The constructors and conversions of Rotation."""

    __slots__ = ()

    @classmethod
    def from_matrix(cls, matrix: TensorLike, *, validate: bool | None = None) -> Self:
        """Create from rotation matrices. The quaternions have w >= 0.

        An unchecked matrix that is not a rotation, even a zero matrix, gives an unspecified unit quaternion: see
        ``validate`` and `nearest`. The gradient is restricted to changes that keep the matrix a rotation: a change that
        only stretches the axes contributes nothing. To optimise unconstrained matrices, use `nearest`, whose
        derivatives are correct for every change.

        >>> Rotation.from_matrix([[0, -1, 0], [1, 0, 0], [0, 0, 1]])  # a quarter turn about z
        Rotation(quaternion=[0.7071, 0.0000, 0.0000, 0.7071])

        Args:
            matrix: Orthogonal matrices of determinant 1, shape (*batch, 3, 3). The columns are the child's axes in the
                parent frame.
            validate: Whether to raise if a matrix is not a rotation. By default, lists, arrays and tensors on the CPU
                are checked, and tensors on other devices are not, because reading their values waits for the device.
                Compiled graphs and transforms of `torch.func` check nothing.
        """
        checks = must_validate(matrix, validate, "Rotation.from_matrix")
        matrix = cls._argument(matrix, "from_matrix", "matrix")
        if not (checks and can_be_checked(matrix)):
            result = cls._unchecked(rotation.from_matrix(matrix))
            if validate:
                validate_matrix(matrix, "Rotation.from_matrix: matrix")
            return result
        quaternion, deviation = checked.from_matrix_with_deviation(matrix)
        if needs_exact_check(deviation):
            validate_matrix(matrix, "Rotation.from_matrix: matrix")
        return cls._unchecked(quaternion)

    def matrix(self) -> Tensor:
        """Return the rotation matrices, shape (*batch, 3, 3).

        >>> Rotation([1, 0, 0, 1]).matrix()
        tensor([[ 0., -1.,  0.],
                [ 1.,  0.,  0.],
                [ 0.,  0.,  1.]])
        """
        return rotation.matrix(self.quaternion)

    @classmethod
    def from_rotvec(cls, rotvec: TensorLike, *, degrees: bool = False) -> Self:
        """Create from rotation vectors, shape (*batch, 3): the direction is the axis and the norm is the angle.

        >>> Rotation.from_rotvec([0, 0, 90], degrees=True)
        Rotation(quaternion=[0.7071, 0.0000, 0.0000, 0.7071])

        Args:
            rotvec: Rotation vectors, shape (*batch, 3).
            degrees: Whether the norms are in degrees instead of radians.
        """
        arguments.check_flags("Rotation.from_rotvec", degrees=degrees)
        rotvec = cls._argument(rotvec, "from_rotvec", "rotvec")
        arguments.check(rotvec, 3, "Rotation.from_rotvec: rotvec")
        if not degrees:
            return cls._unchecked(so3.exp(rotvec))
        return cls._unchecked(so3.exp(arguments.radians(rotvec, "Rotation.from_rotvec: rotvec")).to(rotvec.dtype))

    def rotvec(self, *, degrees: bool = False) -> Tensor:
        """Return the rotation vectors, shape (*batch, 3), of norms at most pi, in radians or degrees.

        >>> Rotation([1, 0, 0, 1]).rotvec()
        tensor([0.0000, 0.0000, 1.5708])
        >>> Rotation([1, 0, 0, 1]).rotvec(degrees=True).round()
        tensor([ 0.,  0., 90.])

        Args:
            degrees: Whether the norms are in degrees instead of radians.
        """
        arguments.check_flags("Rotation.rotvec", degrees=degrees)
        return arguments.in_degrees(so3.log, self.quaternion) if degrees else so3.log(self.quaternion)

    @classmethod
    def from_axis_angle(cls, axis: TensorLike, angle: TensorLike | float, *, degrees: bool = False) -> Self:
        """Create from axes and angles.

        >>> Rotation.from_axis_angle([0, 0, 2], 90, degrees=True)
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

        >>> axis, angle = Rotation([1, 0, 0, 1]).axis_angle()
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
    def from_euler(cls, seq: str, angles: TensorLike | float, *, degrees: bool = False) -> Self:
        """Create from Euler angles: successive rotations about coordinate axes.

        >>> Rotation.from_euler("ZYX", [90, 0, 45], degrees=True).apply([0, 1, 0])
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
        op = _op_for(euler.FROM, seq, "from_euler")
        angles = cls._argument(angles, "from_euler", "angles")
        if not degrees:
            return cls._unchecked(op(angles))
        return cls._unchecked(op(arguments.radians(angles, "Rotation.from_euler: angles")).to(angles.dtype))

    @overload
    def euler(self, seq: str, *, degrees: bool = ..., return_lock: Literal[False] = ...) -> Tensor: ...
    @overload
    def euler(self, seq: str, *, degrees: bool = ..., return_lock: Literal[True]) -> tuple[Tensor, Tensor]: ...
    def euler(self, seq: str, *, degrees: bool = False, return_lock: bool = False) -> Tensor | tuple[Tensor, Tensor]:
        """Return the Euler angles that ``from_euler`` accepts.

        For three letters, the first and the third angle are in (-pi, pi]. The second angle is in [0, pi] if the first
        and the third letter are equal, and in [-pi/2, pi/2] otherwise. Where the second angle is at an end of its
        range, up to a few rounding errors, the other two rotate about the same axis (gimbal lock). The third angle is
        then 0, and the gradient of the undetermined part is 0.

        For two letters or one, the angles are those of the nearest rotation of that form, all in (-pi, pi]. If the
        rotation has that form, they are exact. Where the nearest rotation of that form is not unique, the last angle is
        0.

        >>> Rotation([1, 0, 0, 1]).euler("ZYX", degrees=True).round()
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
        op = _op_for(euler.TO, seq, "euler")
        angles = arguments.in_degrees(op, self.quaternion) if degrees else op(self.quaternion)
        return (angles, euler.LOCK[seq](self.quaternion) > 0) if return_lock else angles

    @classmethod
    def from_sixd(cls, sixd: TensorLike) -> Self:
        """Create from the first two columns of matrices, concatenated, shape (*batch, 6) (Zhou et al. 2019).

        The columns are orthonormalised (Gram-Schmidt). If they are parallel, the result depends on rounding errors or
        is NaN. It is NaN if one of them is zero.

        >>> Rotation.from_sixd([2, 0, 0, 1, 1, 0]).allclose(Rotation.identity())
        True

        Args:
            sixd: Two columns a and b as [a, b], shape (*batch, 6).
        """
        return cls._unchecked(conversions.from_sixd(cls._argument(sixd, "from_sixd", "sixd")))

    def sixd(self) -> Tensor:
        """Return the first two columns of the rotation matrices, concatenated, shape (*batch, 6).

        >>> Rotation([1, 0, 0, 1]).sixd()
        tensor([ 0.,  1.,  0., -1.,  0.,  0.])
        """
        return conversions.sixd(self.quaternion)

    @classmethod
    def from_sixd_rows(cls, sixd: TensorLike) -> Self:
        """Create from the first two rows of matrices, concatenated, shape (*batch, 6), as in PyTorch3D.

        The rows are orthonormalised as the columns in ``from_sixd``, with NaN in the same cases.

        >>> Rotation.from_sixd_rows([2, 0, 0, 1, 1, 0]).allclose(Rotation.identity())
        True

        Args:
            sixd: Two rows a and b as [a, b], shape (*batch, 6).
        """
        return cls._unchecked(conversions.from_sixd_rows(cls._argument(sixd, "from_sixd_rows", "sixd")))

    def sixd_rows(self) -> Tensor:
        """Return the first two rows of the rotation matrices, concatenated, shape (*batch, 6), as in PyTorch3D.

        >>> Rotation([1, 0, 0, 1]).sixd_rows()
        tensor([ 0., -1.,  0.,  1.,  0.,  0.])
        """
        return conversions.sixd_rows(self.quaternion)

    @classmethod
    def from_two_vectors(cls, a: TensorLike, b: TensorLike) -> Self:
        """Create the rotations of smallest angle that rotate the direction of ``a`` to that of ``b``.

        If the directions are opposite, every rotation by pi about an axis normal to them is a solution. The one that is
        returned depends on ``a`` only.

        >>> Rotation.from_two_vectors([1, 0, 0], [0, 2, 0]).rotvec()
        tensor([0.0000, 0.0000, 1.5708])

        Args:
            a: Vectors of nonzero length, shape (*batch, 3).
            b: Vectors of nonzero length, shape (*batch, 3).
        """
        return cls._unchecked(conversions.from_two_vectors(*convert_arguments(cls, "from_two_vectors", a=a, b=b)))

    @classmethod
    def from_two_axes(cls, first: TensorLike, second: TensorLike, *, axes: str = "xy") -> Self:
        """Create frames with one axis along ``first`` and another axis as near as possible to ``second``.

        >>> Rotation.from_two_axes([0, 0, 2], [1, 0, 1], axes="zx").allclose(Rotation.identity())
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

        >>> Rotation.from_xyzw([0, 0, 0, 1])
        Rotation(quaternion=[1., 0., 0., 0.])

        Args:
            xyzw: Quaternions with the real part last, shape (*batch, 4).
        """
        xyzw = cls._argument(xyzw, "from_xyzw", "xyzw")
        arguments.check(xyzw, 4, "Rotation.from_xyzw: xyzw")
        return cls._unchecked(xyzw.roll(1, -1))

    def xyzw(self) -> Tensor:
        """Return the quaternions with the real part last, shape (*batch, 4).

        >>> Rotation([1, 2, 3, 4]).xyzw()
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

        >>> Rotation.nearest([[0, -2, 0], [2, 0, 0], [0, 0, 2]]).angle()
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

        >>> Rotation.from_tend([0, 0, 0, 0, 1, 0, 0, 1, 0, 1])  # A = diag(0, 1, 1, 1)
        Rotation(quaternion=[1., 0., 0., 0.])

        Args:
            numbers: The upper triangle of the matrix A, row by row, shape (*batch, 10): A00 A01 A02 A03 A11 A12 A13 A22
                A23 A33. The eigenvector is in wxyz order.
        """
        return cls._unchecked(numerics.from_tend(cls._argument(numbers, "from_tend", "numbers")))


def convert_arguments(cls: type[Group], method: str, **given: Any) -> list[Tensor]:
    """Convert arguments to tensors. Lists and numbers take the dtype of the first floating tensor, else array."""
    known = [x for x in given.values() if isinstance(x, Tensor) and x.is_floating_point()]
    if not known:
        arrays = [(name, x) for name, x in given.items() if hasattr(x, "dtype") and not isinstance(x, Tensor)]
        known = [cls._argument(x, method, name) for name, x in arrays]
    like = known[0] if known else None
    tensors = [cls._argument(x, method, name, like) for name, x in given.items()]
    # As in torch, zero-dimensional tensors do not promote the dtype of those with dimensions.
    dtypes = [x.dtype for x in tensors if x.ndim and x.is_floating_point()]
    if dtypes and len(dtypes) < len(tensors):
        dtype = functools.reduce(torch.promote_types, dtypes)
        tensors = [x if x.ndim or not x.is_floating_point() else x.to(dtype) for x in tensors]
    return tensors


def _op_for(ops: Mapping[str, Any], seq: Any, method: str) -> Any:
    """Look up the op of an axis sequence."""
    if not isinstance(seq, str):
        remedy = "; the sequence comes before the angles" if method == "from_euler" else ""
        raise OptionError(f'Rotation.{method}: seq must be a string such as "ZYX", got {type(seq).__name__}{remedy}')
    if seq not in ops:
        raise OptionError(
            f"Rotation.{method}: seq must be one to three letters of xyz (extrinsic) or of XYZ (intrinsic), no two "
            f"adjacent letters equal, got {arguments.describe(seq)}"
        )
    return ops[seq]


def must_validate(matrix: Any, validate: Any, where: str) -> bool:
    """Return whether to check matrices. By default, tensors on devices are not checked and other inputs are."""
    if validate is None:
        return not isinstance(matrix, Tensor) or matrix.is_cpu
    arguments.check_flags(where, validate=validate)
    return bool(validate)


def can_be_checked(matrix: Tensor) -> bool:
    """Return whether a kernel can check matrices and its result can be read."""
    return arguments.is_readable(matrix) and is_eager((matrix,)) and have_memory((matrix,))


def _tolerance(dtype: torch.dtype) -> float:
    """Return the tolerance of orthonormality: sqrt(eps), at least 1e-5 for numbers printed with six digits."""
    return max(1e-5, torch.finfo(dtype).eps ** 0.5)


def needs_exact_check(deviation: Tensor) -> bool:
    """Return whether a deviation from `math.checked` requires an exact check. Synchronizes with the device."""
    if not deviation.numel():
        return False
    largest = deviation.detach()
    return not (largest.max() if largest.ndim else largest).item() <= _tolerance(deviation.dtype) / 2  # True for NaN


def validate_matrix(matrix: Tensor, name: str) -> None:
    """Raise on the first matrix, 3x3 or 2x2, that is not a rotation."""
    arguments.refuse(~matrix.isfinite().flatten(-2).all(-1), matrix, name, "is not finite")
    exact = matrix.detach().double()
    deviation = (
        (exact.mT @ exact - torch.eye(matrix.shape[-1], dtype=exact.dtype, device=exact.device))
        .abs()
        .flatten(-2)
        .amax(-1)
    )
    arguments.refuse(deviation > _tolerance(matrix.dtype), matrix, name, "is not orthogonal")
    arguments.refuse(torch.linalg.det(exact) < 0, matrix, name, "is a reflection: its determinant is -1")
