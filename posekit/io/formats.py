"""Reading and writing by the ending of a file's name."""

from __future__ import annotations

import os
import pathlib
from collections.abc import Callable
from typing import Any

from ..errors import ArgumentError
from ..values import Pose, Trajectory
from .bal import read_bal, write_bal
from .bundle import Bundle
from .colmap import read_colmap, write_colmap
from .euroc import read_euroc, write_euroc
from .files import PathLike, checked_path
from .g2o import read_g2o, write_g2o
from .kitti import read_kitti, write_kitti
from .parquet import read_parquet, write_parquet
from .reconstruction import Reconstruction
from .safetensors import read_safetensors, write_safetensors
from .tum import read_tum, write_tum

_READERS: dict[str, Callable[..., Any]] = {
    ".g2o": read_g2o,
    ".safetensors": read_safetensors,
    ".parquet": read_parquet,
    ".tum": read_tum,
    ".kitti": read_kitti,
    ".csv": read_euroc,
    ".bal": read_bal,
    ".out": read_bal,
}
_WRITERS: dict[str, Callable[..., None]] = {
    ".g2o": write_g2o,
    ".safetensors": write_safetensors,
    ".parquet": write_parquet,
    ".tum": write_tum,
    ".kitti": write_kitti,
    ".csv": write_euroc,
    ".bal": write_bal,
}
# Text files: by the count of numbers in a row when read, by the value when written.
_BY_COLUMNS: dict[int, Callable[..., Any]] = {8: read_tum, 12: read_kitti, 3: read_bal}
_BY_VALUE: tuple[tuple[type, Callable[..., None]], ...] = (
    (Trajectory, write_tum),
    (Pose, write_kitti),
    (Bundle, write_bal),
)


def read(path: PathLike, **options: Any) -> Any:
    r"""Read a file in the format that its name ends with.

    The endings are .g2o, .safetensors, .parquet, .tum, .kitti, .csv (EuRoC), .bal and .out (Bundler). A .txt file is
    one of TUM, KITTI or BAL by the numbers in its first row: 8, 12 or 3. A folder is a model of COLMAP.

    >>> import pathlib, tempfile
    >>> path = pathlib.Path(tempfile.mkdtemp(), "trajectory.txt")
    >>> _ = path.write_text("0.5 1 2 3 0 0 0 1\n0.75 1 2 4 0 0 1 0\n")
    >>> len(pk.io.read(path))  # by read_tum
    2

    Args:
        path: The path of the file, or of the folder.
        **options: Those of the function of the format, such as ``dtype`` and ``device``.

    Returns:
        What `read_g2o`, `read_safetensors`, `read_parquet`, `read_tum`, `read_kitti`, `read_euroc`, `read_bal` or
        `read_colmap` returns.
    """
    where = "posekit.io.read"
    name = checked_path(path, where)
    if os.path.isdir(name):
        return read_colmap(path, **options)
    ending = pathlib.Path(name).suffix.lower()
    reader = _READERS.get(ending) or (_text_reader(name, where) if ending == ".txt" else None)
    if reader is None:
        raise ArgumentError(_unknown(where, name, [*_READERS, ".txt"], "read"))
    return reader(path, **options)


def write(path: PathLike, value: Any, **options: Any) -> None:
    """Write a value in the format that a file's name ends with.

    The endings are .g2o, .safetensors, .parquet, .tum, .kitti, .csv (EuRoC) and .bal. In a .txt file a `Trajectory`
    is written in the format of TUM, a `Pose` in that of KITTI and a `Bundle` in that of BAL. A `Reconstruction` is
    written to a folder, as a model of COLMAP.

    >>> import pathlib, tempfile
    >>> path = pathlib.Path(tempfile.mkdtemp(), "camera.safetensors")
    >>> pk.io.write(path, {"camera": pk.Pose([1, 2, 3])})
    >>> pk.io.read(path)
    {'camera': Pose(position=[1., 2., 3.], quaternion=[1., 0., 0., 0.])}

    Args:
        path: The path of the file, or of the folder.
        value: What the function of the format writes: a `PoseGraph`, a tree of values, values by names, a `Trajectory`,
            poses, a `Bundle` or a `Reconstruction`.
        **options: Those of that function.
    """
    where = "posekit.io.write"
    if isinstance(value, str | os.PathLike) and not isinstance(path, str | os.PathLike):
        raise ArgumentError(f"{where}: the path comes first: write(path, value)")
    name = checked_path(path, where)
    if isinstance(value, Reconstruction):
        return write_colmap(path, value, **options)
    ending = pathlib.Path(name).suffix.lower()
    writer = _WRITERS.get(ending)
    if ending == ".txt":
        writer = next((function for kind, function in _BY_VALUE if isinstance(value, kind)), None)
        if writer is None:
            got = type(value).__name__
            raise ArgumentError(f"{where}: a .txt file holds a Trajectory, a Pose or a Bundle, got {got}")
    if writer is None:
        raise ArgumentError(_unknown(where, name, [*_WRITERS, ".txt"], "write"))
    return writer(path, value, **options)


def _text_reader(name: str, where: str) -> Callable[..., Any]:
    """The function for a text file, by the count of numbers in its first row that is no comment."""
    with open(name, "rb") as file:
        for line in file:
            words = line.split(b"#")[0].split()
            if words:
                reader = _BY_COLUMNS.get(len(words))
                if reader is None:
                    fact = f"its first row has {len(words)} numbers; TUM has 8, KITTI 12 and BAL 3"
                    raise ArgumentError(f"{where}: {name!r} is of no known format: {fact}")
                return reader
    raise ArgumentError(f"{where}: {name!r} has no rows of numbers")


def _unknown(where: str, name: str, endings: list[str], verb: str) -> str:
    ending = pathlib.Path(name).suffix
    fact = f"the ending {ending!r}" if ending else "no ending"
    return f"{where}: {name!r} has {fact}; known are {', '.join(endings)}, or call {verb}_tum, {verb}_kitti, ..."
