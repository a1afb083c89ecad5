"""Reading and writing by the ending of a file's name."""

from __future__ import annotations

import functools
import os
import pathlib
import re
from collections.abc import Callable
from typing import Any, Literal, NamedTuple, TypeVar, overload

from .. import arguments
from ..errors import ArgumentError, OptionError
from ..values import Pose, Trajectory
from .arrow import read_parquet, write_parquet
from .bal import read_bal, write_bal
from .bundle import Bundle
from .colmap import read_colmap, write_colmap
from .euroc import read_euroc, write_euroc
from .files import PathLike, checked_path, replacing
from .g2o import read_g2o, write_g2o
from .kitti import read_kitti, write_kitti
from .reconstruction import Reconstruction
from .safetensors import read_safetensors, write_safetensors
from .tum import read_tum, write_tum

T = TypeVar("T")


class Format(NamedTuple):
    """How files of a format are read and written.

    Attributes:
        read: The reader, of a path and options, or None.
        write: The writer, of a path, a value and options, or None.
        columns: The count of numbers in the first row of a text file by which it is known to be of this format, or 0.
        kind: What is written to a text file in this format, or None.
    """

    read: Callable[..., Any] | None = None
    write: Callable[..., Any] | None = None
    columns: int = 0
    kind: type | None = None


# By the ending of the name.
FORMATS: dict[str, Format] = {
    ".g2o": Format(read_g2o, write_g2o),
    ".safetensors": Format(read_safetensors, write_safetensors),
    ".parquet": Format(read_parquet, write_parquet),
    ".tum": Format(read_tum, write_tum, 8, Trajectory),
    ".kitti": Format(read_kitti, write_kitti, 12, Pose),
    ".csv": Format(read_euroc, write_euroc),
    ".bal": Format(read_bal, write_bal, 3, Bundle),
    ".out": Format(read_bal),
}
_TEXT = ".txt"  # of several formats
_OWN = (*FORMATS, _TEXT)


def register_format(
    ending: str, *, read: Callable[..., Any] | None = None, write: Callable[..., Any] | None = None
) -> None:
    """Give files whose names end in a certain way a reader and a writer, by which `read` and `write` then work.

    >>> import json, pathlib, tempfile
    >>> def read_json(path, dtype=torch.float64):
    ...     return pk.Pose.from_matrix(torch.tensor(json.loads(pathlib.Path(path).read_text()), dtype=dtype))
    >>> def write_json(path, poses):
    ...     _ = pathlib.Path(path).write_text(json.dumps(poses.matrix().tolist()))
    >>> pk.io.register_format(".json", read=read_json, write=write_json)
    >>> path = pathlib.Path(tempfile.mkdtemp(), "poses.json")
    >>> pk.io.write(path, pk.Pose([1, 2, 3]))
    >>> pk.io.read(path, dtype=torch.float32)
    Pose(position=[1., 2., 3.], quaternion=[1., 0., 0., 0.])

    A format may be registered again, which replaces what was registered before. Those of posekit stay.

    Args:
        ending: The ending with its dot, such as ".json". Capitals in names of files count as small letters.
        read: A function of a path and of options, which returns what the file holds. If the file does not follow the
            format, it should raise ``pk.FileFormatError(path, line, "what is wrong")``.
        write: A function of a path, a value and options. The path is that of a new file, which takes its name when the
            function returns: an error leaves a former file as it was.
    """
    where = "posekit.io.register_format"
    if not isinstance(ending, str) or not re.fullmatch(r"\.[^./\\\s]+", ending):
        raise ArgumentError(f"{where}: ending must be a dot and what follows it, such as '.json', got {ending!r}")
    if ending.lower() in _OWN:
        raise OptionError(f"{where}: {ending!r} is the ending of a format of posekit; choose another one")
    if not (read or write):
        raise ArgumentError(f"{where}: needs a reader or a writer, read= or write=")
    arguments.check_functions(where, read=read, write=write)
    FORMATS[ending.lower()] = Format(read, None if write is None else functools.partial(_write_whole, write))


def _write_whole(write: Callable[..., Any], path: PathLike, value: Any, **options: Any) -> None:
    """Write by a function of a user."""
    name = checked_path(path, "posekit.io.write")
    with replacing(name, pathlib.Path(name).suffix) as temporary:
        write(temporary, value, **options)


@overload
def read(path: PathLike, *, kind: type[T], **options: Any) -> T: ...
@overload
def read(path: PathLike, *, kind: None = ..., **options: Any) -> Any: ...
def read(path: PathLike, *, kind: type[Any] | None = None, **options: Any) -> Any:
    r"""Read a file in the format that its name ends with.

    The endings are .g2o, .safetensors, .parquet, .tum, .kitti, .csv (EuRoC), .bal and .out (Bundler). A .txt file is
    one of TUM, KITTI or BAL by the numbers in its first row: 8, 12 or 3. A folder is a model of COLMAP. Others are
    added by `register_format`.

    >>> import pathlib, tempfile
    >>> path = pathlib.Path(tempfile.mkdtemp(), "trajectory.txt")
    >>> _ = path.write_text("0.5 1 2 3 0 0 0 1\n0.75 1 2 4 0 0 1 0\n")
    >>> len(pk.io.read(path))  # by read_tum
    2
    >>> pk.io.read(path, kind=pk.Trajectory).times  # checked, and known to type checkers
    tensor([0.5000, 0.7500], dtype=torch.float64)

    Args:
        path: The path of the file, or of the folder.
        kind: The class that the value must have, as `PoseGraph`; an error says what the file holds otherwise.
        **options: Those of the function of the format, such as ``dtype`` and ``device``.

    Returns:
        What `read_g2o`, `read_safetensors`, `read_parquet`, `read_tum`, `read_kitti`, `read_euroc`, `read_bal` or
        `read_colmap` returns.
    """
    where = "posekit.io.read"
    name = checked_path(path, where)
    if kind is not None and not isinstance(kind, type):
        raise ArgumentError(f"{where}: kind must be a class, got {type(kind).__name__}")
    _refuse_format(where, options, "read_tum(path)")
    ending = pathlib.Path(name).suffix.lower()
    reader: Any = read_colmap
    if not os.path.isdir(name):
        reader = _text_reader(name, where) if ending == _TEXT else FORMATS.get(ending, Format()).read
    if reader is None:
        raise ArgumentError(_unknown(where, name, "read"))
    value = reader(path, **options)
    if kind is not None and not isinstance(value, kind):
        raise ArgumentError(f"{where}: {name!r} holds a {type(value).__name__}, and no {kind.__name__}")
    return value


def write(path: PathLike, value: Any, **options: Any) -> None:
    """Write a value in the format that a file's name ends with.

    The endings are .g2o, .safetensors, .parquet, .tum, .kitti, .csv (EuRoC) and .bal. In a .txt file a `Trajectory`
    is written in the format of TUM, a `Pose` in that of KITTI and a `Bundle` in that of BAL. A `Reconstruction` is
    written to a folder, as a model of COLMAP. Others are added by `register_format`.

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
    _refuse_format(where, options, "write_tum(path, value)")
    ending = pathlib.Path(name).suffix.lower()
    writer = FORMATS.get(ending, Format()).write
    if ending == _TEXT:
        kinds = {x.kind: x.write for x in FORMATS.values() if x.kind is not None}
        writer = next((function for kind, function in kinds.items() if isinstance(value, kind)), None)
        if writer is None:
            got = type(value).__name__
            raise ArgumentError(f"{where}: a .txt file holds a Trajectory, a Pose or a Bundle, got {got}")
    if writer is None:
        raise ArgumentError(_unknown(where, name, "write"))
    writer(path, value, **options)


def _refuse_format(where: str, options: Any, call: str) -> None:
    if "format" in options:
        raise ArgumentError(f"{where}: the ending of the name tells the format; `pk.io.{call}` takes any name")


def _text_reader(name: str, where: str) -> Callable[..., Any]:
    """The function for a text file, by the count of numbers in its first row that is no comment."""
    with open(name, "rb") as file:
        for line in file:
            words = line.split(b"#")[0].split()
            if words:
                reader = next((x.read for x in FORMATS.values() if x.columns == len(words)), None)
                if reader is None:
                    fact = f"its first row has {len(words)} numbers; TUM has 8, KITTI 12 and BAL 3"
                    raise ArgumentError(f"{where}: {name!r} is of no known format: {fact}")
                return reader
    raise ArgumentError(f"{where}: {name!r} has no rows of numbers")


def _unknown(where: str, name: str, verb: Literal["read", "write"]) -> str:
    ending = pathlib.Path(name).suffix
    fact = f"the ending {ending!r}" if ending else "no ending"
    known = [key for key, row in FORMATS.items() if getattr(row, verb) is not None]
    remedy = f"or call {verb}_tum, {verb}_kitti, ..., or register_format"
    return f"{where}: {name!r} has {fact}; known are {', '.join([*known, _TEXT])}, {remedy}"
