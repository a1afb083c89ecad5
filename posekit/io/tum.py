"""Trajectories in the format of the TUM RGB-D benchmark: rows of time, position and quaternion xyzw."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from .. import arguments
from ..errors import ArgumentError, FileFormatError, OptionError, ShapeError
from ..values import Pose, Trajectory, cat
from .files import PathLike, checked_path
from .text import Layout, check_finite, check_increasing, checked_poses, exported, formatted, open_blocks, write_text

_TUM = Layout("a TUM trajectory", ("time", "x", "y", "z", "qx", "qy", "qz", "qw"))


def read_tum(
    path: PathLike,
    *,
    dtype: torch.dtype = torch.float64,
    device: str | torch.device | None = None,
    progress: bool = True,
) -> Trajectory[Pose]:
    r"""Read a trajectory in the TUM format: rows of ``time x y z qx qy qz qw``, separated by spaces or tabs.

    The times are float64 whatever the dtype of the poses. Near 1.7e9, the seconds since 1970, float64 numbers are
    2.4e-7 apart: digits of a time stamp beyond that are lost, and stamps that are closer to each other are refused.
    Lines that begin with ``#`` are comments.

    >>> import pathlib, tempfile
    >>> path = pathlib.Path(tempfile.mkdtemp(), "trajectory.txt")
    >>> _ = path.write_text("# time x y z qx qy qz qw\n0.5 1 2 3 0 0 0 1\n0.75 1 2 4 0 0 1 0\n")
    >>> pk.io.read_tum(path, dtype=torch.float32)
    Trajectory(Pose, keys=2, span=[0.5000, 0.7500],
      [0] time=0.5000, position=[1., 2., 3.], quaternion=[1., 0., 0., 0.]
      [1] time=0.7500, position=[1., 2., 4.], quaternion=[0., 0., 0., 1.])

    Args:
        path: The path of the file.
        dtype: The dtype of the poses.
        device: The device of the trajectory. The default is the CPU.
        progress: Whether to show a progress bar after a second.

    Raises:
        FileFormatError: If the file does not follow the format, a number is not finite, a quaternion is zero, a time
            does not come after the one before it, or there are fewer than two poses.
    """
    where = "posekit.io.read_tum"
    arguments.check_target(where, dtype, device)
    times, poses = zip(*_parts(path, where, dtype, progress), strict=True)
    trajectory = Trajectory._unchecked(torch.cat(times), cat(poses))
    return trajectory if device is None else trajectory.to(device)


def stream_tum(
    path: PathLike,
    rows: int = 100_000,
    *,
    dtype: torch.dtype = torch.float64,
    device: str | torch.device | None = None,
    progress: bool = True,
) -> Iterator[Trajectory[Pose]]:
    """Read a long trajectory in the TUM format piece by piece, with bounded memory.

    The pieces follow each other without overlap: the keys of all of them are those of `read_tum`.

    >>> import pathlib, tempfile
    >>> path = pathlib.Path(tempfile.mkdtemp(), "trajectory.txt")
    >>> pk.io.write_tum(path, Trajectory(range(7), Pose.identity(7)))
    >>> [len(piece) for piece in pk.io.stream_tum(path, rows=3)]
    [3, 4]

    Args:
        path: The path of the file.
        rows: The number of keys of a piece, at least 2. The last piece has between 2 and ``rows + 1``.
        dtype: The dtype of the poses.
        device: The device of the trajectories. The default is the CPU.
        progress: Whether to show a progress bar after a second.

    Yields:
        Trajectories. A `FileFormatError` is raised as for `read_tum`, when its line is reached.
    """
    where = "posekit.io.stream_tum"
    checked_path(path, where)
    arguments.check_target(where, dtype, device)
    arguments.check_flags(where, progress=progress)
    if not isinstance(rows, int) or isinstance(rows, bool) or rows < 2:
        raise OptionError(f"{where}: rows must be an integer of at least 2, got {rows!r}")
    return _stream(path, where, rows, dtype, device, progress)


def _stream(
    path: PathLike, where: str, rows: int, dtype: torch.dtype, device: Any, progress: bool
) -> Iterator[Trajectory[Pose]]:
    times, poses, count = [], [], 0
    for more_times, more_poses in _parts(path, where, dtype, progress):
        times.append(more_times)
        poses.append(more_poses)
        count += len(more_times)
        if count >= rows + 2:  # at least two keys must remain for the last piece
            whole = Trajectory._unchecked(torch.cat(times), cat(poses))
            ends = range(rows, count - 1, rows)
            for end in ends:
                yield _piece(whole, slice(end - rows, end), device)
            rest = slice(ends[-1], None)
            times, poses, count = [whole.times[rest]], [whole.poses[rest]], count - ends[-1]
    yield _piece(Trajectory._unchecked(torch.cat(times), cat(poses)), slice(None), device)


def _piece(trajectory: Trajectory[Pose], part: slice, device: Any) -> Trajectory[Pose]:
    """A copy of a part, which does not keep the memory of the whole."""
    piece = Trajectory._unchecked(trajectory.times[part].clone(), trajectory.poses[part].clone())
    return piece if device is None else piece.to(device)


def _parts(path: PathLike, where: str, dtype: torch.dtype, progress: bool) -> Iterator[tuple[torch.Tensor, Pose]]:
    """The times and poses of the blocks of a file, at least two in all."""
    count, last = 0, None
    for block in open_blocks(path, where, progress):
        numbers, _ = block.rows(_TUM)
        if not len(numbers):
            continue
        times, columns = numbers[:, 0], numbers[:, 1:]
        check_finite(numbers[:, :1], _TUM.columns, torch.float64, block.fail_row)
        check_increasing(times, last, block.fail_row)
        poses = checked_poses(columns, _TUM.columns[1:], "xyzw", dtype, block.fail_row)
        count, last = count + len(numbers), times[-1]
        yield torch.from_numpy(times.copy()), poses
    check_count(count, checked_path(path, where))


def check_count(count: int, path: str) -> None:
    """Raise if a file has fewer than two poses."""
    if count < 2:
        has = "1 pose" if count else "no poses"
        raise FileFormatError(path, None, f"the file has {has}; a trajectory needs at least 2")


def write_tum(path: PathLike, trajectory: Trajectory[Pose], *, progress: bool = True) -> None:
    """Write a trajectory in the TUM format: rows of ``time x y z qx qy qz qw``.

    `read_tum` brings back the same numbers if it is given the dtype of the poses. Quaternions that are not of unit
    length are normalised.

    >>> import pathlib, tempfile
    >>> path = pathlib.Path(tempfile.mkdtemp(), "trajectory.txt")
    >>> pk.io.write_tum(path, Trajectory([0.5, 0.75], Pose([[1, 2, 3], [1, 2, 4]], [1, 0, 0, 0])))
    >>> print(path.read_text(), end="")
    0.5 1 2 3 0 0 0 1
    0.75 1 2 4 0 0 0 1

    Args:
        path: The path of the file. The file is replaced when it is complete.
        trajectory: A trajectory of poses, without batch dimensions.
        progress: Whether to show a progress bar after a second.
    """
    where = "posekit.io.write_tum"
    path = checked_path(path, where)
    times, poses = exported_keys(trajectory, where)
    rows = formatted(times.unsqueeze(-1), poses.position, poses.quaternion.roll(-1, -1))
    write_text(path, where, rows, len(times), progress)


def exported_keys(trajectory: Any, where: str) -> tuple[torch.Tensor, Pose]:
    """Check a trajectory that a file shall hold, and return its times in float64 and its poses, on the CPU."""
    if not isinstance(trajectory, Trajectory):
        raise ArgumentError(f"{where}: trajectory must be a Trajectory, got {type(trajectory).__name__}")
    if trajectory.shape:
        raise ShapeError(f"{where}: trajectory must have no batch dimensions, got {tuple(trajectory.shape)}")
    poses = exported(trajectory.poses, where, "trajectory.poses")
    times = trajectory.times.detach().cpu().double()
    bad = ~torch.cat([times[:1].isfinite(), times.diff() > 0]) | times.isinf()
    arguments.refuse(bad, times, f"{where}: trajectory.times", "does not come after the time before it")
    return times, poses
