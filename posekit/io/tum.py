"""Trajectories in the format of the TUM RGB-D benchmark: rows of time, position and quaternion xyzw."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from .. import arguments
from ..errors import OptionError, ShapeError
from ..values import Duplicates, Pose, Trajectory
from .files import PathLike, checked_path
from .keys import Keys
from .text_files import Lines, RowFormat, check_finite, checked_poses, exported, formatted, open_blocks, write_text

_TUM = RowFormat("a TUM trajectory", ("time", "x", "y", "z", "qx", "qy", "qz", "qw"))


def read_tum(
    path: PathLike,
    *,
    duplicates: Duplicates | None = None,
    sort: bool = False,
    dtype: torch.dtype = torch.float64,
    device: str | torch.device | None = None,
    progress: bool = True,
) -> Trajectory[Pose]:
    r"""Read a trajectory in the TUM format: rows of ``time x y z qx qy qz qw``, separated by spaces or tabs.

    The times are float64 whatever the dtype of the poses. Near 1.7e9, the seconds since 1970, float64 numbers are
    2.4e-7 apart: digits of a time stamp beyond that are lost, and stamps that are closer to each other are equal.
    Lines that begin with ``#`` are comments.

    Recordings have times that occur twice, such as the ground truth of TUM's fr2_desk. The keys of a trajectory have
    different times: of rows with one time the first is kept, with a warning that says how many were left out.

    >>> import pathlib, tempfile
    >>> path = pathlib.Path(tempfile.mkdtemp(), "trajectory.txt")
    >>> _ = path.write_text("# time x y z qx qy qz qw\n0.5 1 2 3 0 0 0 1\n0.75 1 2 4 0 0 1 0\n")
    >>> pk.io.read_tum(path, dtype=torch.float32)
    Trajectory(Pose, keys=2, span=[0.5000, 0.7500],
      [0] time=0.5000, position=[1., 2., 3.], quaternion=[1., 0., 0., 0.]
      [1] time=0.7500, position=[1., 2., 4.], quaternion=[0., 0., 0., 1.])

    Args:
        path: The path of the file.
        duplicates: Which of the rows with one time is kept, without a warning: the "first" or the "last". Or "raise" an
            error for the second. The default is the first, with a warning.
        sort: Whether to sort rows whose times go back. If False, they are an error.
        dtype: The dtype of the poses.
        device: The device of the trajectory. The default is the CPU.
        progress: Whether to show a progress bar after a second.

    Raises:
        FileFormatError: If the file does not follow the format, a number is not finite, a quaternion is zero, a time
            goes back, or there are fewer than two poses.
    """
    where = "posekit.io.read_tum"
    arguments.check_target(where, dtype, device)
    keys = Keys(where, checked_path(path, where), duplicates, sort)
    for block in open_blocks(path, where, progress):
        _read(block, keys, dtype)
    trajectory = Trajectory._unchecked(*keys.finished())
    keys.warn(stacklevel=2)
    return trajectory if device is None else trajectory.to(device)


def stream_tum(
    path: PathLike,
    rows: int = 100_000,
    *,
    duplicates: Duplicates | None = None,
    dtype: torch.dtype = torch.float64,
    device: str | torch.device | None = None,
    progress: bool = True,
) -> Iterator[Trajectory[Pose]]:
    """Read a long trajectory in the TUM format piece by piece, with bounded memory.

    The pieces follow each other without overlap: the keys of all of them are those of `read_tum`. Times that go back
    are an error: sorting would need the whole file.

    >>> import pathlib, tempfile
    >>> path = pathlib.Path(tempfile.mkdtemp(), "trajectory.txt")
    >>> pk.io.write_tum(path, pk.Trajectory(range(7), pk.Pose.identity(7)))
    >>> [len(piece) for piece in pk.io.stream_tum(path, rows=3)]
    [3, 4]

    Args:
        path: The path of the file.
        rows: The number of keys of a piece, at least 2. The last piece has between 2 and ``rows + 1``.
        duplicates: Which of the rows with one time is kept, as for `read_tum`. The warning comes with the last piece.
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
    keys = Keys(where, checked_path(path, where), duplicates)
    return _stream(path, keys, rows, dtype, device, progress)


def _stream(
    path: PathLike, keys: Keys, rows: int, dtype: torch.dtype, device: Any, progress: bool
) -> Iterator[Trajectory[Pose]]:
    count = 0
    for block in open_blocks(path, keys.where, progress):
        count += _read(block, keys, dtype)
        if count >= rows + 2:  # at least two keys must remain for the last piece
            whole = Trajectory._unchecked(*keys.joined())
            ends = range(rows, len(whole) - 1, rows)
            for end in ends:
                yield _piece(whole, slice(end - rows, end), device)
            rest = slice(ends[-1] if ends else 0, None)
            keys.times, keys.poses = [whole.times[rest]], [whole.poses[rest]]
            count = len(keys.times[0])
    whole = Trajectory._unchecked(*keys.finished())
    keys.warn(stacklevel=2)
    yield _piece(whole, slice(None), device)


def _piece(trajectory: Trajectory[Pose], part: slice, device: Any) -> Trajectory[Pose]:
    """A copy of a part, which does not keep the memory of the whole."""
    piece = Trajectory._unchecked(trajectory.times[part].clone(), trajectory.poses[part].clone())
    return piece if device is None else piece.to(device)


def _read(block: Lines, keys: Keys, dtype: torch.dtype) -> int:
    """Add the rows of a block to the keys, and return their number."""
    rows, _ = block.rows(_TUM)
    if not len(rows):
        return 0
    times, columns = rows[:, 0], rows[:, 1:]
    check_finite(rows[:, :1], _TUM.columns, torch.float64, block.fail_row)
    keys.check(times, block.fail_row)
    keys.add(times, checked_poses(columns, _TUM.columns[1:], "xyzw", dtype, block.fail_row))
    return len(rows)


def write_tum(path: PathLike, trajectory: Trajectory[Pose], *, progress: bool = True) -> None:
    """Write a trajectory in the TUM format: rows of ``time x y z qx qy qz qw``.

    `read_tum` brings back the same numbers if it is given the dtype of the poses. Quaternions that are not of unit
    length are normalised.

    >>> import pathlib, tempfile
    >>> path = pathlib.Path(tempfile.mkdtemp(), "trajectory.txt")
    >>> pk.io.write_tum(path, pk.Trajectory([0.5, 0.75], pk.Pose([[1, 2, 3], [1, 2, 4]], [1, 0, 0, 0])))
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
    arguments.check_kinds(where, Trajectory, trajectory=trajectory)
    if trajectory.shape:
        raise ShapeError(f"{where}: trajectory must have no batch dimensions, got {tuple(trajectory.shape)}")
    poses = exported(trajectory.poses, where, "trajectory.poses")
    times = trajectory.times.detach().cpu().double()
    bad = ~torch.cat([times[:1].isfinite(), times.diff() > 0]) | times.isinf()
    arguments.refuse(bad, times, f"{where}: trajectory.times", "does not come after the time before it")
    return times, poses
