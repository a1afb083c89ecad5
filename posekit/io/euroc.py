"""Trajectories in the format of the EuRoC MAV dataset: rows of a stamp in nanoseconds, position, quaternion wxyz."""

from __future__ import annotations

import itertools

import numpy as np
import torch

from .. import arguments
from ..errors import ArgumentError, ValidationError
from ..values import Duplicates, Pose, Trajectory
from .files import PathLike, checked_path
from .keys import Keys
from .text_files import RowFormat, checked_poses, formatted, open_blocks, write_text
from .tum import exported_keys

_NAMES = ("timestamp", "x", "y", "z", "qw", "qx", "qy", "qz")
_EUROC = RowFormat("a EuRoC trajectory", _NAMES, separator=",", open=True, stamped=True)
_HEADER = (
    b"#timestamp [ns],p_RS_R_x [m],p_RS_R_y [m],p_RS_R_z [m],q_RS_w [],q_RS_x [],q_RS_y [],q_RS_z []\n"  # as EuRoC's
)


def read_euroc(
    path: PathLike,
    *,
    duplicates: Duplicates | None = None,
    sort: bool = False,
    dtype: torch.dtype = torch.float64,
    device: str | torch.device | None = None,
    progress: bool = True,
) -> tuple[Trajectory[Pose], int]:
    r"""Read a trajectory in the EuRoC format: rows of ``timestamp, x, y, z, qw, qx, qy, qz`` and more, with commas.

    The stamps are integers of nanoseconds since 1970, which float64 does not hold. The times of the trajectory are
    float64 seconds since the first stamp, and that stamp is returned, too. Further columns, such as velocities, are
    ignored. Lines that begin with ``#`` are comments.

    >>> import pathlib, tempfile
    >>> path = pathlib.Path(tempfile.mkdtemp(), "data.csv")
    >>> _ = path.write_text("1403636580838555648,1,2,3,1,0,0,0\n1403636580843555648,1,2,4,1,0,0,0\n")
    >>> trajectory, start_ns = pk.io.read_euroc(path)
    >>> trajectory.times, start_ns
    (tensor([0.0000, 0.0050], dtype=torch.float64), 1403636580838555648)

    Args:
        path: The path of the file.
        duplicates: Which of the rows with one stamp is kept, without a warning: the "first" or the "last". Or "raise"
            an error for the second. The default is the first, with a warning that says how many were left out.
        sort: Whether to sort rows whose stamps go back. If False, they are an error.
        dtype: The dtype of the poses. The times are float64.
        device: The device of the trajectory. The default is the CPU.
        progress: Whether to show a progress bar after a second.

    Returns:
        The trajectory and the first stamp in nanoseconds, ``start_ns``.

    Raises:
        FileFormatError: If the file does not follow the format, a stamp is no integer or goes back, a number is not
            finite, a quaternion is zero, or there are fewer than two poses.
    """
    where = "posekit.io.read_euroc"
    arguments.check_target(where, dtype, device)
    keys = Keys(where, checked_path(path, where), duplicates, sort)
    for block in open_blocks(path, where, progress):
        rows, stamps = block.rows(_EUROC)
        if len(rows) and stamps is not None:
            keys.check(stamps, block.fail_row)
            keys.add(stamps, checked_poses(rows[:, 1:], _NAMES[1:], "wxyz", dtype, block.fail_row))
    ordered, poses = keys.finished()
    keys.warn(stacklevel=2)
    # The difference of two stamps of 64 bits may need one bit more, which unsigned integers have.
    joined = ordered.numpy().view(np.uint64)
    trajectory = Trajectory(torch.from_numpy((joined - joined[0]) / 1e9), poses)
    return trajectory if device is None else trajectory.to(device), int(ordered[0])


def write_euroc(path: PathLike, trajectory: Trajectory[Pose], *, start_ns: int = 0, progress: bool = True) -> None:
    r"""Write a trajectory in the EuRoC format, with the columns ``timestamp, x, y, z, qw, qx, qy, qz``.

    Times are rounded to nanoseconds. The stamps of a file that `read_euroc` read come back if the recording is shorter
    than 26 days. Quaternions that are not of unit length are normalised.

    >>> import pathlib, tempfile
    >>> path = pathlib.Path(tempfile.mkdtemp(), "data.csv")
    >>> trajectory = pk.Trajectory([0, 0.005], pk.Pose([[1, 2, 3], [1, 2, 4]], [1, 0, 0, 0]))
    >>> pk.io.write_euroc(path, trajectory, start_ns=1403636580838555648)
    >>> print(path.read_text().partition("\n")[2], end="")
    1403636580838555648,1,2,3,1,0,0,0
    1403636580843555648,1,2,4,1,0,0,0

    Args:
        path: The path of the file. The file is replaced when it is complete.
        trajectory: A trajectory of poses, without batch dimensions, with times in seconds.
        start_ns: The stamp of the time 0, in nanoseconds.
        progress: Whether to show a progress bar after a second.
    """
    where = "posekit.io.write_euroc"
    path = checked_path(path, where)
    if not isinstance(start_ns, int | np.integer) or isinstance(start_ns, bool):
        raise ArgumentError(f"{where}: start_ns must be an integer, got {type(start_ns).__name__}")
    times, poses = exported_keys(trajectory, where)
    stamps = [int(start_ns) + round(time * 1e9) for time in times.tolist()]
    if not -(2**63) <= stamps[0] <= stamps[-1] < 2**63:
        raise ValidationError(f"{where}: the stamps from {stamps[0]} to {stamps[-1]} do not fit 64 bits")
    for (place, before), after in zip(enumerate(stamps), stamps[1:], strict=False):
        if before == after:
            fact = f"times[{place}] and times[{place + 1}] are equal in nanoseconds"
            raise ValidationError(f"{where}: {fact}, {after}")
    columns = torch.tensor(stamps)[:, None], poses.position, poses.quaternion
    rows = itertools.chain([(_HEADER, 0)], formatted(*columns, separator=","))
    write_text(path, where, rows, len(stamps), progress)
