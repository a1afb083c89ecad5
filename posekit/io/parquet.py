"""Files of Parquet, which hold a table of Arrow."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import torch

from .. import arguments
from ..errors import FileFormatError, FormatError, PosekitError
from ..values import Trajectory
from .arrow import Malformed, selected, table_of, values_of
from .files import PathLike, checked_path, replacing


def write_parquet(path: PathLike, values: Mapping[str, Any] | Trajectory[Any]) -> None:
    """Write poses, rotations, trajectories and tensors as the columns of a Parquet file, as `to_arrow` makes them.

    >>> import pathlib, tempfile
    >>> path = pathlib.Path(tempfile.mkdtemp(), "cameras.parquet")
    >>> pk.io.write_parquet(path, {"camera": pk.Pose.identity(3), "focal": torch.tensor([500.0, 510.0, 520.0])})
    >>> pk.io.read_parquet(path, ["focal"])
    {'focal': tensor([500., 510., 520.])}

    Args:
        path: The path of the file. The file is replaced when it is complete.
        values: Poses, rotations, tensors, arrays of NumPy and arrays of Arrow by names, of shape (n, ...) each, and
            trajectories of n keys. A Trajectory without a name has the name ``trajectory``.
    """
    where = "posekit.io.write_parquet"
    values = {"trajectory": values} if isinstance(values, Trajectory) else values
    path = checked_path(path, where)
    parquet = arguments.import_extra(where, "pyarrow.parquet", "io")
    table = table_of(values, where)
    with replacing(path) as temporary, open(temporary, "wb") as file:
        parquet.write_table(table, file)


def read_parquet(
    path: PathLike, columns: Sequence[str] | None = None, *, device: str | torch.device | None = None
) -> dict[str, Any]:
    """Read a Parquet file: the values of `write_parquet`, or of another program's file as `from_arrow` converts them.

    The files of a folder are read by ``from_arrow(pyarrow.parquet.read_table(folder))``. They must then agree on the
    order of quaternions, since pyarrow uses the metadata of the first.

    >>> import pathlib, tempfile
    >>> path = pathlib.Path(tempfile.mkdtemp(), "cameras.parquet")
    >>> pk.io.write_parquet(path, {"camera": pk.Pose([[1, 2, 3]]), "focal": torch.tensor([500.0])})
    >>> pk.io.read_parquet(path)["camera"].position
    tensor([[1., 2., 3.]])

    Args:
        path: The path of the file.
        columns: The names of the values to read. The default is all of them. Other columns are not read from the disk.
        device: The device of the values. The default is the CPU.

    Raises:
        FileFormatError: If the file is no Parquet file, or has columns for which `from_arrow` raises.
    """
    where = "posekit.io.read_parquet"
    path = checked_path(path, where)
    parquet = arguments.import_extra(where, "pyarrow.parquet", "io")

    def malformed(fact: str) -> FormatError:
        return FileFormatError(path, None, fact)

    with open(path, "rb") as source, _errors_of(malformed):
        file = parquet.ParquetFile(source)
        names = file.schema_arrow.names
        table = file.read(None if columns is None else selected(names, columns, where))
    return values_of(table, where, malformed, device)


@contextlib.contextmanager
def _errors_of(malformed: Malformed) -> Iterator[None]:
    """Turn pyarrow's errors, which are of many classes, into errors of the format."""
    try:
        yield
    except (PosekitError, MemoryError):
        raise
    except Exception as error:
        if isinstance(error, OSError) and error.errno is not None:
            raise
        raise malformed(f"this is no Parquet file that can be read: {arguments.reason(error)}") from error
