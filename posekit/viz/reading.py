"""Numbers of tensors on any device, as arrays in float64: of finite elements, and not of too many."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from .. import arguments
from ..errors import ArgumentError
from ..values import Pose, Rotation
from .colours import Array

Indices = NDArray[np.int64]
PATHS = 100  # of a batch that are drawn


class Chosen(NamedTuple):
    """Elements of a flattened batch that are drawn.

    Attributes:
        indices: Their indices, on the device of the tensors.
        note: What is left out, as text, or "".
    """

    indices: Tensor
    note: str


def check_readable(where: str, *tensors: Tensor) -> None:
    if any([x.is_meta for x in tensors]):
        raise ArgumentError(f"{where}: a value is on the meta device, which holds no numbers to draw")


def choose(limit: int, *tensors: Tensor) -> Chosen:
    """Choose finite elements of tensors of shape (*batch, size), at most ``limit`` and evenly spaced.

    The last tensors of size 4 are quaternions, of which none may be zero.
    """
    rows = [x.detach().reshape(-1, x.shape[-1]) for x in tensors]
    valid = torch.stack([x.isfinite().all(-1) & ((x != 0).any(-1) if x.shape[-1] == 4 else True) for x in rows]).all(0)
    index = valid.nonzero().squeeze(-1)
    finite, notes = len(index), []
    if finite < len(valid):
        notes.append(f"{len(valid) - finite:,} not finite")
    if finite > limit:
        index = index[torch.linspace(0, finite - 1, limit, dtype=torch.float64, device=index.device).round().long()]
        notes.append(f"{limit:,} of {finite:,} shown")
    return Chosen(index, ", ".join(notes))


def counted(count: int, index: Tensor) -> Tensor:
    """Return the number of all elements, followed by the indices of those that are drawn."""
    return torch.cat((index.new_tensor([count]), index))


def array(x: Tensor) -> Array:
    """Copy a tensor to an array in float64."""
    arguments.check_read("viz", x)
    result: Array = x.detach().cpu().double().numpy()
    return result


def frames(poses: Pose) -> tuple[Array, Array]:
    """Return the positions of poses, shape (n, 3), and the unit vectors along their axes as columns, (n, 3, 3)."""
    poses = poses.detach().cpu().double()
    return array(poses.position), array(poses.rotation.matrix())


def quaternions(axes: Array) -> Array:
    """Return the unit quaternions of frames whose axes are columns, shape (n, 3, 3)."""
    return array(Rotation.from_matrix(torch.from_numpy(axes)).quaternion)


def picks(count: int, limit: int) -> Indices:
    """Return at most ``limit`` evenly spaced indices below ``count``, the first and the last included."""
    return np.unique(np.linspace(0, count - 1, min(count, limit)).round().astype(np.int64))
