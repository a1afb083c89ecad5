"""A parametrization that keeps a weight a rotation matrix."""

from __future__ import annotations

import torch
from torch import Tensor

from .. import arguments
from ..errors import ShapeError
from ..values import Rotation
from .heads import REPRESENTATIONS, Kind, check_kind


class RotationMatrix(torch.nn.Module):
    """Keeps a weight of a module a rotation matrix, for `torch.nn.utils.parametrize.register_parametrization`.

    The module learns numbers without constraints, shape (*batch, 6) for "6d", in the place of matrices of shape
    (*batch, 3, 3). At registration, and when the weight is assigned, they are those of the rotation that is nearest to
    the given matrix.

    >>> import torch, posekit as pk
    >>> layer = torch.nn.Linear(3, 3)
    >>> _ = torch.nn.utils.parametrize.register_parametrization(layer, "weight", pk.nn.RotationMatrix())
    >>> torch.linalg.det(layer.weight) > 0.99
    tensor(True)
    >>> layer.weight = pk.Rotation.from_euler("z", 90.0, degrees=True).matrix()
    >>> layer.parametrizations.weight.original
    Parameter containing:
    tensor([ 0.,  1.,  0., -1.,  0.,  0.], requires_grad=True)

    Args:
        kind: What numbers are learned: "6d", "9d", "quaternion" or "rotvec", see `rotation_from_features`.
    """

    def __init__(self, kind: Kind = "6d") -> None:
        check_kind(kind, "RotationMatrix")
        super().__init__()
        self.kind = kind

    def forward(self, numbers: Tensor) -> Tensor:
        """Return the rotation matrices, shape (*batch, 3, 3)."""
        return REPRESENTATIONS[self.kind].rotation(numbers).matrix()

    def right_inverse(self, matrix: Tensor) -> Tensor:
        """Return the numbers of the rotations that are nearest to matrices, shape (*batch, 3, 3)."""
        if matrix.shape[-2:] != (3, 3):
            raise ShapeError(f"RotationMatrix: the weight must have shape (..., 3, 3), got {tuple(matrix.shape)}")
        arguments.check_dtype(matrix.dtype, "RotationMatrix: the weight")
        return REPRESENTATIONS[self.kind].numbers(Rotation.nearest(matrix))

    def extra_repr(self) -> str:
        """What the module's repr shows."""
        return f"kind={self.kind!r}"
