"""The groups of transformations, each a row: what the contract of all groups has to know of it.

The matrices of a group are exponentials of `Row.hat` of tangents. Everything else that the contract expects follows
from these matrices.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

import posekit as pk
from tests.reference import se2, se3, sim3, so3
from tests.support import sampling

# 0 and tiny angles, both sides of the switches of series, half a turn, and beyond it.
BELOW_HALF_A_TURN = (0.0, 1e-30, 1e-12, 1e-8, 1e-4, 0.01, 0.3, 1.0, math.pi / 2, 2.0, 3.0, math.pi - 1e-3)
ANGLES = (*BELOW_HALF_A_TURN, math.pi, 4.0, 5.1, 6.2, 9.0)


@dataclasses.dataclass(frozen=True)
class Row:
    """A group.

    Attributes:
        kind: The class.
        size: How many numbers a tangent has.
        turn: Those of them that are a rotation vector.
        space: The coordinates of a point.
        hat: The matrix whose exponential is that of a tangent.
        direction: The field of the rotation, whose length has no meaning.
    """

    kind: Any
    size: int
    turn: slice
    space: int
    hat: Callable[[Tensor], Tensor]
    direction: str = "quaternion"

    def tangents(self, *batch: int, seed: int = 0, turn: float = 1.0) -> Tensor:
        """Tangents of ordinary size that turn by an angle."""
        x = sampling.normal(1, *batch, self.size, seed=seed)[0]
        rotation = x[..., self.turn]
        rotation *= turn / rotation.norm(dim=-1, keepdim=True)
        return x

    def corners(self, angles: tuple[float, ...]) -> Tensor:
        """A tangent for each angle."""
        return torch.stack([self.tangents(seed=i, turn=angle) for i, angle in enumerate(angles)])

    def exponential(self, tangent: Tensor) -> Tensor:
        """The matrices of tangents, by the exponential of matrices."""
        matrix = torch.linalg.matrix_exp(self.hat(tangent))
        if matrix.shape[-1] == self.space:
            return matrix
        last = torch.zeros_like(matrix[..., :1, :])  # exactly 0 ... 0 1
        last[..., -1] = 1
        return torch.cat((matrix[..., :-1, :], last), -2)

    def members(self, *batch: int, seed: int = 0) -> Any:
        """Elements whose rotations are by all angles below half a turn, made of their matrices."""
        x = self.tangents(*batch, seed=seed)
        x = x * torch.linspace(0.05, 2.9, max(x.shape[:-1].numel(), 1)).reshape(*batch, 1)
        return self.kind.from_matrix(self.exponential(x))

    def brackets(self, tangent: Tensor) -> Tensor:
        """The matrix of the bracket with a tangent: column i is that of the bracket with the basis vector i."""
        basis = self.hat(torch.eye(self.size, dtype=torch.float64))
        x = self.hat(tangent)[..., None, :, :]
        commutators = (x @ basis - basis @ x).flatten(-2)
        return (commutators @ torch.linalg.pinv(basis.flatten(-2))).mT

    def left_jacobian(self, tangent: Tensor) -> Tensor:
        """The sum of A^n / (n + 1)! of the matrix A of the bracket: a block of an exponential."""
        a = self.brackets(tangent)
        top = torch.cat((a, torch.eye(self.size, dtype=torch.float64).expand_as(a)), -1)
        whole = torch.cat((top, torch.zeros_like(top)), -2)
        return torch.linalg.matrix_exp(whole)[..., : self.size, self.size :]

    def stretched(self, value: Any, factor: float) -> Any:
        """The same elements by other numbers: of quaternions, also of the other sign."""
        factor = abs(factor) if self.direction == "complex" else factor
        fields = value._named()
        fields[self.direction] = factor * fields[self.direction]
        return value._with(*fields.values())

    def homogeneous(self, points: Tensor) -> Tensor:
        """Points as the matrices act on them: with a last coordinate of 1, if the group moves the origin."""
        width = self.hat(torch.zeros(self.size, dtype=torch.float64)).shape[-1]
        return torch.cat((points, torch.ones_like(points[..., : width - self.space])), -1)


def hat2(tangent: Tensor) -> Tensor:
    """The 2x2 matrix of an angle."""
    w = tangent[..., 0]
    zero = torch.zeros_like(w)
    return torch.stack((torch.stack((zero, -w), -1), torch.stack((w, zero), -1)), -2)


GROUPS = {
    "Rotation": Row(pk.Rotation, 3, slice(0, 3), 3, so3.hat),
    "Pose": Row(pk.Pose, 6, slice(3, 6), 3, se3.hat),
    "Rotation2": Row(pk.Rotation2, 1, slice(0, 1), 2, hat2, "complex"),
    "Pose2": Row(pk.Pose2, 3, slice(2, 3), 2, se2.hat, "complex"),
    "Similarity": Row(pk.Similarity, 7, slice(3, 6), 3, sim3.hat),
}
