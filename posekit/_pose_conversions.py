"""Poses from and to everything else that describes one."""

from __future__ import annotations

from typing import Self

from torch import Tensor

from ._arguments import TensorLike
from ._group import Group
from .math import pose


class PoseConversions(Group):
    """The constructors and conversions of Pose."""

    __slots__ = ()

    position: Tensor

    @classmethod
    def from_matrix(cls, matrix: TensorLike) -> Self:
        """The pose of a homogeneous matrix, shape (*batch, 4, 4), or of its upper three rows, shape (*batch, 3, 4)."""
        matrix = cls._argument(matrix, "from_matrix", "matrix")
        return cls._of(*(pose.from_affine(matrix) if matrix.shape[-2:] == (3, 4) else pose.from_matrix(matrix)))

    def matrix(self) -> Tensor:
        """The homogeneous matrices, shape (*batch, 4, 4)."""
        return pose.matrix(self.position, self.quaternion)

    def affine(self) -> Tensor:
        """The upper three rows of the homogeneous matrices, shape (*batch, 3, 4)."""
        return pose.affine(self.position, self.quaternion)
