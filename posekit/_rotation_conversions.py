"""Rotations from and to everything else that describes one."""

from __future__ import annotations

from typing import Self

from torch import Tensor

from . import _arguments as arguments
from ._arguments import TensorLike
from ._group import Group
from .math import rotation, so3


class RotationConversions(Group):
    """The constructors and conversions of Rotation."""

    __slots__ = ()

    @classmethod
    def from_matrix(cls, matrix: TensorLike) -> Self:
        """The rotation of an orthogonal matrix of determinant 1, shape (*batch, 3, 3), with w >= 0."""
        return cls._of(rotation.from_matrix(cls._argument(matrix, "from_matrix", "matrix")))

    def matrix(self) -> Tensor:
        """The rotation matrices, shape (*batch, 3, 3)."""
        return rotation.matrix(self.quaternion)

    @classmethod
    def from_rotvec(cls, rotvec: TensorLike) -> Self:
        """The rotation about a vector by its length in radians, shape (*batch, 3)."""
        return cls._of(so3.exp(cls._argument(rotvec, "from_rotvec", "rotvec")))

    def rotvec(self) -> Tensor:
        """The rotation vectors, shape (*batch, 3), no longer than pi."""
        return so3.log(self.quaternion)

    @classmethod
    def from_xyzw(cls, xyzw: TensorLike) -> Self:
        """The rotation of a quaternion with the real part last, shape (*batch, 4)."""
        xyzw = cls._argument(xyzw, "from_xyzw", "xyzw")
        arguments.check(xyzw, 4, "Rotation.from_xyzw: xyzw")
        return cls._of(xyzw.roll(1, -1))

    def xyzw(self) -> Tensor:
        """The quaternions with the real part last, shape (*batch, 4)."""
        return self.quaternion.roll(-1, -1)
