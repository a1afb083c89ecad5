"""Rotations from and to everything else that describes one."""

from __future__ import annotations

import functools
import math
from typing import Any, Literal, Self, overload

import torch
from torch import Tensor

from .. import arguments, numerics
from ..arguments import TensorLike
from ..engine import is_eager
from ..errors import OptionError
from ..math import checked, conversions, euler, rotation, so3
from .group import Group


class RotationConversions(Group):
    """The constructors and conversions of Rotation."""

    __slots__ = ()

    @classmethod
    def from_matrix(cls, matrix: TensorLike, *, validate: bool | None = None) -> Self:
        """The rotation of an orthogonal matrix of determinant 1, shape (*batch, 3, 3), with w >= 0.

        An unchecked matrix that is no rotation gives some unit quaternion, also a matrix of zeros: see ``validate``,
        and `nearest`. The gradient is that along the rotations: a change that only stretches the axes has none. To
        train on matrices that are free take `nearest`, whose derivatives are right for every change.

        Args:
            matrix: Columns are the child's axes in the parent frame.
            validate: Whether to refuse matrices that are no rotations, naming the first. If not given, lists and arrays
                are checked and tensors are not: looking at their numbers waits for the device.
        """
        checks = must_validate(matrix, validate, "Rotation.from_matrix")
        matrix = cls._argument(matrix, "from_matrix", "matrix")
        if not (checks and arguments.visible(matrix) and is_eager((matrix,))):
            result = cls._of(rotation.from_matrix(matrix))
            if validate:
                validate_matrix(matrix, "Rotation.from_matrix: matrix")
            return result
        quaternion, deviation = checked.from_matrix(matrix)
        if is_suspicious(deviation):
            validate_matrix(matrix, "Rotation.from_matrix: matrix")
        return cls._of(quaternion)

    def matrix(self) -> Tensor:
        """The rotation matrices, shape (*batch, 3, 3)."""
        return rotation.matrix(self.quaternion)

    @classmethod
    def from_rotvec(cls, rotvec: TensorLike, *, degrees: bool = False) -> Self:
        """The rotation about a vector by its length, shape (*batch, 3), in radians unless in degrees."""
        arguments.check_flags("Rotation.from_rotvec", degrees=degrees)
        rotvec = cls._argument(rotvec, "from_rotvec", "rotvec")
        arguments.check(rotvec, 3, "Rotation.from_rotvec: rotvec")
        if not degrees:
            return cls._of(so3.exp(rotvec))
        return cls._of(so3.exp(_radians(rotvec, "Rotation.from_rotvec: rotvec")).to(rotvec.dtype))

    def rotvec(self, *, degrees: bool = False) -> Tensor:
        """The rotation vectors, shape (*batch, 3), no longer than pi: in radians unless in degrees."""
        arguments.check_flags("Rotation.rotvec", degrees=degrees)
        return _degrees(so3.log(arguments.wide(self.quaternion)), self.dtype) if degrees else so3.log(self.quaternion)

    @classmethod
    def from_axis_angle(cls, axis: TensorLike, angle: TensorLike | float, *, degrees: bool = False) -> Self:
        """The rotation about an axis by an angle.

        Args:
            axis: Shape (*batch, 3), of any length. A zero axis has no direction: at an angle of exactly 0 it gives no
                rotation, with zero derivatives, and NaN at any other.
            angle: Shape (*batch).
            degrees: Whether the angle is in degrees.
        """
        arguments.check_flags("Rotation.from_axis_angle", degrees=degrees)
        axis, angle = together(cls, "from_axis_angle", axis=axis, angle=angle)
        if not degrees:
            return cls._of(conversions.from_axis_angle(axis, angle))
        made = conversions.from_axis_angle(axis, _radians(angle, "Rotation.from_axis_angle: angle"))
        return cls._of(made.to(torch.promote_types(axis.dtype, angle.dtype)))

    def axis_angle(self, *, degrees: bool = False) -> tuple[Tensor, Tensor]:
        """The unit axes, shape (*batch, 3), and the angles, shape (*batch), in [0, pi] unless in degrees.

        Where there is no rotation, every axis is right: there it is x, and the derivatives returned of both are 0,
        which they do not have. ``rotvec()``, their product, is smooth there.
        """
        arguments.check_flags("Rotation.axis_angle", degrees=degrees)
        if not degrees:
            return conversions.axis_angle(self.quaternion)
        axis, angle = conversions.axis_angle(arguments.wide(self.quaternion))
        return axis.to(self.dtype), _degrees(angle, self.dtype)

    @classmethod
    def from_euler(cls, seq: str, angles: TensorLike | float, *, degrees: bool = False) -> Self:
        """The rotation of turns about coordinate axes, one after the other.

        >>> Rotation.from_euler("ZYX", [90, 0, 45], degrees=True).apply([0, 1, 0])
        tensor([-0.7071,  0.0000,  0.7071])

        Args:
            seq: One to three letters, no two neighbours equal. Lower case turns about the axes of the parent frame
                (extrinsic), upper case about the axes as they are turned (intrinsic).
            angles: One angle for each letter, shape (*batch, 3) or (*batch, 2), or for a single letter shape (*batch),
                with no dimension for it.
            degrees: Whether the angles are in degrees.
        """
        arguments.check_flags("Rotation.from_euler", degrees=degrees)
        op = _op_of(euler.FROM, seq, "from_euler")
        angles = cls._argument(angles, "from_euler", "angles")
        if not degrees:
            return cls._of(op(angles))
        return cls._of(op(_radians(angles, "Rotation.from_euler: angles")).to(angles.dtype))

    @overload
    def euler(self, seq: str, *, degrees: bool = ..., return_lock: Literal[False] = ...) -> Tensor: ...
    @overload
    def euler(self, seq: str, *, degrees: bool = ..., return_lock: Literal[True]) -> tuple[Tensor, Tensor]: ...
    def euler(self, seq: str, *, degrees: bool = False, return_lock: bool = False) -> Tensor | tuple[Tensor, Tensor]:
        """The angles of turns about coordinate axes, as ``from_euler`` takes them.

        The first and the third angle of three are in (-pi, pi]; the second is in [0, pi] where the first and the third
        letter are equal, and else in [-pi/2, pi/2]. Where it is at an end of its range, up to a few roundings, the
        other two turn about one axis (gimbal lock): then the third is 0, and so is the gradient of what is open.

        Two letters give the angles of the nearest rotation that two such turns can make, and one letter that of the
        nearest turn about that axis, all in (-pi, pi]. If the rotation is of that form, they are its angles. Where no
        rotation of the form is nearest, the last angle is 0.

        Args:
            seq: One to three letters, as for ``from_euler``.
            degrees: Whether to give degrees.
            return_lock: Whether to return, beside the angles, where they are not determined, as bool, shape (*batch).

        Returns:
            The angles, shape (*batch, 3), (*batch, 2), or for a single letter (*batch).
        """
        arguments.check_flags("Rotation.euler", degrees=degrees, return_lock=return_lock)
        op = _op_of(euler.TO, seq, "euler")
        angles = _degrees(op(arguments.wide(self.quaternion)), self.dtype) if degrees else op(self.quaternion)
        return (angles, euler.LOCK[seq](self.quaternion) > 0) if return_lock else angles

    @classmethod
    def from_sixd(cls, sixd: TensorLike) -> Self:
        """The rotation of the first two columns of a matrix, one after the other, shape (*batch, 6).

        They need be neither orthogonal nor of length 1 (Gram-Schmidt). Parallel ones leave a choice to rounding,
        or NaN.
        """
        return cls._of(conversions.from_sixd(cls._argument(sixd, "from_sixd", "sixd")))

    def sixd(self) -> Tensor:
        """The first two columns of the matrices, one after the other, shape (*batch, 6)."""
        return conversions.sixd(self.quaternion)

    @classmethod
    def from_sixd_rows(cls, sixd: TensorLike) -> Self:
        """The rotation of the first two rows of a matrix, one after the other, shape (*batch, 6): as in PyTorch3D."""
        return cls._of(conversions.from_sixd_rows(cls._argument(sixd, "from_sixd_rows", "sixd")))

    def sixd_rows(self) -> Tensor:
        """The first two rows of the matrices, one after the other, shape (*batch, 6): as in PyTorch3D."""
        return conversions.sixd_rows(self.quaternion)

    @classmethod
    def from_two_vectors(cls, a: TensorLike, b: TensorLike) -> Self:
        """The rotation by the smallest angle that takes one direction to another.

        Where they are opposite, every half turn about a normal is one; which is taken depends on ``a`` alone.

        Args:
            a: Shape (*batch, 3), of any length but zero.
            b: Shape (*batch, 3), of any length but zero.
        """
        return cls._of(conversions.from_two_vectors(*together(cls, "from_two_vectors", a=a, b=b)))

    @classmethod
    def from_two_axes(cls, first: TensorLike, second: TensorLike, *, axes: str = "xy") -> Self:
        """The frame that has one axis along ``first`` and another one as near ``second`` as it can be.

        >>> Rotation.from_two_axes([0, 0, 2], [1, 0, 1], axes="zx").allclose(Rotation.identity())
        True

        Args:
            first: Where the first axis points, shape (*batch, 3).
            second: The side on which the second axis lies, shape (*batch, 3). Parallel to ``first`` it leaves a choice
                that rounding makes, or NaN.
            axes: Which axes of the frame these are: two different letters of "xyz".
        """
        if not isinstance(axes, str) or axes not in ("xy", *conversions.RENAMED):
            raise OptionError(f'Rotation.from_two_axes: axes must be two different letters of "xyz", got {axes!r}')
        frame = conversions.from_two_axes(*together(cls, "from_two_axes", first=first, second=second))
        return cls._of(frame if axes == "xy" else conversions.RENAMED[axes](frame))

    @classmethod
    def from_xyzw(cls, xyzw: TensorLike) -> Self:
        """The rotation of a quaternion with the real part last, shape (*batch, 4)."""
        xyzw = cls._argument(xyzw, "from_xyzw", "xyzw")
        arguments.check(xyzw, 4, "Rotation.from_xyzw: xyzw")
        return cls._of(xyzw.roll(1, -1))

    def xyzw(self) -> Tensor:
        """The quaternions with the real part last, shape (*batch, 4)."""
        return self.quaternion.roll(-1, -1)

    @classmethod
    def nearest(cls, matrix: TensorLike) -> Self:
        """The rotation nearest to any matrix, shape (*batch, 3, 3): least sum of the squared differences of entries.

        Its derivatives are right wherever it is unique, also where singular values repeat. For singular values
        s1 >= s2 >= s3 it is not unique where s2 is 0, and with a negative determinant where s2 = s3: then it is the
        one with the smallest angle, and has the gradient of what is determined of it.
        """
        return cls._of(numerics.nearest(cls._argument(matrix, "nearest", "matrix")))

    @classmethod
    def from_tend(cls, numbers: TensorLike) -> Self:
        """The rotation whose quaternion is the eigenvector of the smallest eigenvalue of a symmetric 4x4 matrix.

        Ten numbers that a network can put out freely (Peretroukhin et al. 2020), a smooth map onto all rotations. Where
        the smallest eigenvalue repeats it is the one with the smallest angle, and its gradient that of what is
        determined.

        Args:
            numbers: Shape (*batch, 10), the upper triangle of the matrix A row by row: A00 A01 A02 A03 A11 A12 A13 A22
                A23 A33. The eigenvector is wxyz.
        """
        return cls._of(numerics.from_tend(cls._argument(numbers, "from_tend", "numbers")))


def _radians(degrees: Tensor, name: str) -> Tensor:
    """Angles in radians, in at least float32: those of half precision have more digits there than in their own."""
    arguments.check_dtype(degrees.dtype, name)
    return arguments.wide(degrees) * (math.pi / 180)


def _degrees(radians: Tensor, dtype: torch.dtype) -> Tensor:
    return (radians * (180 / math.pi)).to(dtype)


def together(cls: type[Group], method: str, **given: Any) -> list[Tensor]:
    """Arguments as tensors: those with no dtype of their own take that of a tensor among them, or of an array."""
    known = [x for x in given.values() if isinstance(x, Tensor) and x.is_floating_point()]
    if not known:
        arrays = [(name, x) for name, x in given.items() if hasattr(x, "dtype") and not isinstance(x, Tensor)]
        known = [cls._argument(x, method, name) for name, x in arrays]
    like = known[0] if known else None
    tensors = [cls._argument(x, method, name, like) for name, x in given.items()]
    # As in torch, a tensor without dimensions takes the dtype of those with some.
    large = [x.dtype for x in tensors if x.ndim and x.is_floating_point()]
    if large and len(large) < len(tensors):
        dtype = functools.reduce(torch.promote_types, large)
        tensors = [x if x.ndim or not x.is_floating_point() else x.to(dtype) for x in tensors]
    return tensors


def _op_of(ops: dict[str, Any], seq: str, method: str) -> Any:
    """The op of a sequence of axes."""
    if not isinstance(seq, str) or seq not in ops:
        raise OptionError(
            f"Rotation.{method}: seq must be one to three letters of xyz (extrinsic) or of XYZ (intrinsic), no two "
            f"neighbours equal, got {seq!r}"
        )
    return ops[seq]


def must_validate(matrix: Any, validate: Any, where: str) -> bool:
    """Whether matrices are to be checked: if the caller does not say, all but tensors are."""
    if validate is None:
        return not isinstance(matrix, Tensor)
    arguments.check_flags(where, validate=validate)
    return bool(validate)


def _tolerance(dtype: torch.dtype) -> float:
    """How far columns may be from orthonormal: half the digits, or 1e-5, as numbers printed with six digits are."""
    return max(1e-5, torch.finfo(dtype).eps ** 0.5)


def is_suspicious(deviation: Tensor) -> bool:
    """Whether one of the deviations that `math.checked` returns calls for an exact look. Waits for the device."""
    if not deviation.numel():
        return False
    largest = deviation.detach()
    return not (largest.max() if largest.ndim else largest).item() <= _tolerance(deviation.dtype) / 2  # NaN is


def validate_matrix(matrix: Tensor, name: str) -> None:
    """Refuse 3x3 matrices that are not rotations, naming the first."""
    arguments.refuse(~matrix.isfinite().flatten(-2).all(-1), matrix, name, "is not finite")
    exact = matrix.detach().double()
    off = (exact.mT @ exact - torch.eye(3, dtype=exact.dtype, device=exact.device)).abs().flatten(-2).amax(-1)
    arguments.refuse(off > _tolerance(matrix.dtype), matrix, name, "is not orthogonal")
    arguments.refuse(torch.linalg.det(exact) < 0, matrix, name, "is a reflection: its determinant is -1")
