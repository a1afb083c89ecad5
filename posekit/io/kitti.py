"""Poses in the format of the KITTI odometry benchmark: rows of the upper three rows of a matrix, without times."""

from __future__ import annotations

import numpy as np
import torch

from .. import arguments
from ..errors import FileFormatError
from ..values import Pose, cat
from .files import PathLike, checked_path
from .text_files import Lines, Numbers, RowFormat, check_finite, exported, formatted, open_blocks, write_text

_NAMES = ("r11", "r12", "r13", "t1", "r21", "r22", "r23", "t2", "r31", "r32", "r33", "t3")
_KITTI = RowFormat("a KITTI pose", _NAMES)
_TOLERANCE = 1e-3  # entries with four decimals deviate by 2e-4


def read_kitti(
    path: PathLike,
    *,
    dtype: torch.dtype = torch.float64,
    device: str | torch.device | None = None,
    progress: bool = True,
) -> Pose:
    """Read poses in the KITTI format: rows of 12 numbers, the upper three rows of the matrices [R | t].

    The format has no times: ``pk.Trajectory(times, poses)`` adds them. Lines that begin with ``#`` are comments.

    >>> import pathlib, tempfile
    >>> path = pathlib.Path(tempfile.mkdtemp(), "poses.txt")
    >>> _ = path.write_text("1 0 0 1 0 1 0 2 0 0 1 3")
    >>> pk.io.read_kitti(path, dtype=torch.float32)[0]
    Pose(position=[1., 2., 3.], quaternion=[1., 0., 0., 0.])

    Args:
        path: The path of the file.
        dtype: The dtype of the poses.
        device: The device of the poses. The default is the CPU.
        progress: Whether to show a progress bar after a second.

    Returns:
        Poses of shape (n,).

    Raises:
        FileFormatError: If the file does not follow the format, a number is not finite, there are no poses, or R is no
            rotation: an entry of R R^T - I exceeds 0.001, as with a scale, or R is a reflection.
    """
    where = "posekit.io.read_kitti"
    arguments.check_target(where, dtype, device)
    parts = []
    for block in open_blocks(path, where, progress):
        rows, _ = block.rows(_KITTI)
        if len(rows):
            check_finite(rows, _NAMES, dtype, block.fail_row)
            matrices = rows.reshape(-1, 3, 4)
            _check_rotations(block, matrices[:, :, :3])
            parts.append(Pose.from_matrix(torch.from_numpy(matrices.copy()), validate=False).to(dtype))
    if not parts:
        raise FileFormatError(checked_path(path, where), None, "the file has no poses")
    poses = cat(parts)
    return poses if device is None else poses.to(device)


def _check_rotations(block: Lines, matrices: Numbers) -> None:
    """Raise for the first matrix that is no rotation."""
    with np.errstate(over="ignore", invalid="ignore"):
        errors = np.abs(matrices @ matrices.transpose(0, 2, 1) - np.eye(3)).max((1, 2))
        wrong = ~(errors <= _TOLERANCE)
    if wrong.any():
        row = int(wrong.argmax())
        block.fail_row(row, f"the matrix is not a rotation: an entry of R R^T - I is {errors[row]:.3g}")
    reflected = np.linalg.det(matrices) < 0
    if reflected.any():
        block.fail_row(int(reflected.argmax()), "the matrix is a reflection: its determinant is negative")


def write_kitti(path: PathLike, poses: Pose, *, progress: bool = True) -> None:
    """Write poses in the KITTI format: rows of 12 numbers, the upper three rows of the matrices [R | t].

    `read_kitti` brings back the same positions, and the rotations up to rounding.

    >>> import pathlib, tempfile
    >>> path = pathlib.Path(tempfile.mkdtemp(), "poses.txt")
    >>> pk.io.write_kitti(path, pk.Pose([[1, 2, 3]], [0, 0, 0, 1]))
    >>> print(path.read_text(), end="")
    -1 0 0 1 0 -1 0 2 0 0 1 3

    Args:
        path: The path of the file. The file is replaced when it is complete.
        poses: Poses of shape (n,), such as the ``poses`` of a trajectory.
        progress: Whether to show a progress bar after a second.
    """
    where = "posekit.io.write_kitti"
    path = checked_path(path, where)
    poses = exported(poses, where, "poses")
    # Entries in float64, rounded once to the digits of the dtype.
    rows = poses.to(torch.float64).affine().flatten(-2).to(torch.promote_types(poses.dtype, torch.float32))
    write_text(path, where, formatted(rows + 0.0), len(rows), progress)
