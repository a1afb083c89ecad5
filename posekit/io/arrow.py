"""Tables of Arrow and files of Parquet, which hold one: a pose is a column of positions and one of quaternions."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np
import torch
from torch import Tensor

from .. import arguments
from ..errors import ArgumentError, DTypeError, FileFormatError, FormatError, PosekitError, ShapeError
from ..values import Pose, Rotation, Trajectory
from .files import PathLike, checked_path, replacing, whole

_KIND, _ORDER = "posekit", "quaternion_order"
_PARTS = ("position", "quaternion")  # a Pose T has the columns T.position and T.quaternion
_KEYS = ("time", *_PARTS)  # and a Trajectory T.time, too
Malformed: TypeAlias = Callable[[str], FormatError]  # the error of a fact


def to_arrow(values: Mapping[str, Any]) -> Any:
    """Convert poses, rotations, trajectories and tensors to a ``pyarrow.Table``, a row for each of the first dimension.

    A Pose ``T`` becomes two columns of fixed-size lists, ``T.position`` of 3 numbers and ``T.quaternion`` of 4. It is
    not one column of structs: other programs, Ray Data among them, convert a list to an array, and a struct to a dict
    for each row. A Rotation becomes one column, and a tensor of more dimensions nested lists. A Trajectory ``T`` has a
    row for each key, with the columns of its poses and ``T.time``; if it has rotations, they are ``T.quaternion``.

    The metadata of the fields name the class, ``posekit: Pose``, and the order, ``quaternion_order: wxyz``, which is in
    the metadata of the schema, too. Contiguous tensors on the CPU are not copied, bool excepted: the table then shows
    later changes of the tensor.

    >>> table = pk.io.to_arrow({"T": pk.Pose([[1, 2, 3], [4, 5, 6]]), "time": torch.tensor([0.5, 0.75])})
    >>> table.column_names
    ['T.position', 'T.quaternion', 'time']
    >>> table.schema.field("T.quaternion").metadata
    {b'posekit': b'Pose', b'quaternion_order': b'wxyz'}

    Args:
        values: Poses, rotations, tensors, arrays of NumPy and arrays of Arrow by names, of shape (n, ...) each, and
            trajectories of n keys, without batch dimensions. Gradients are not kept. Arrow has no bfloat16.
    """
    return table_of(values, "posekit.io.to_arrow")


def table_of(values: Any, where: str) -> Any:
    """Return the table of `to_arrow`. Errors begin with ``where``."""
    library = arguments.import_extra(where, "pyarrow", "io")
    if not isinstance(values, Mapping):
        remedy = f"; name it: {{'T': {type(values).__name__}}}" if isinstance(values, Pose | Rotation) else ""
        raise ArgumentError(f"{where}: values must be a dict of values by names, got {type(values).__name__}{remedy}")
    columns: dict[str, tuple[Any, Any]] = {}
    lengths: dict[str, int] = {}
    for name, value in values.items():
        if not isinstance(name, str):
            raise ArgumentError(f"{where}: keys of values must be strings, got {name!r}")
        for column, array, metadata in _columns(name, value, f"{where}: values[{name!r}]", library):
            if column in columns:
                raise ArgumentError(f"{where}: two columns have the name {column!r}: rename one of the values")
            columns[column] = array, library.field(column, array.type, metadata=metadata)
            lengths[name] = len(array)
    if len({*lengths.values()}) > 1:
        raise ShapeError(f"{where}: values must have one length, got {lengths}")
    schema = library.schema([field for _, field in columns.values()], {_ORDER: "wxyz"})
    return library.Table.from_arrays([array for array, _ in columns.values()], schema=schema)


def _columns(name: str, value: Any, place: str, library: Any) -> list[tuple[str, Any, dict[str, str] | None]]:
    """The columns of a value: their names, arrays and metadata."""
    if isinstance(value, library.Array | library.ChunkedArray):
        return [(name, value, None)]
    if isinstance(value, Pose | Rotation):
        if not value.ndim:
            raise ShapeError(f"{place} must have shape (n, ...), got (); add a dimension with [None]")
        quaternion = _array(value.quaternion, place, library)
        if isinstance(value, Rotation):
            return [(name, quaternion, {_KIND: "Rotation", _ORDER: "wxyz"})]
        position = _array(value.position, place, library)
        return [
            (f"{name}.position", position, {_KIND: "Pose"}),
            (f"{name}.quaternion", quaternion, {_KIND: "Pose", _ORDER: "wxyz"}),
        ]
    if isinstance(value, Trajectory):
        return _columns_of_keys(name, value, place, library)
    if isinstance(value, Tensor | np.ndarray):
        return [(name, _array(value, place, library), None)]
    fact = f"must be a Pose, a Rotation, a Trajectory, a tensor or an array, got {type(value).__name__}"
    raise ArgumentError(f"{place} {fact}; convert lists with pyarrow.array")


def _columns_of_keys(name: str, value: Trajectory[Any], place: str, library: Any) -> list[tuple[str, Any, Any]]:
    """The columns of a trajectory."""
    if value.shape:
        raise ShapeError(f"{place} must have no batch dimensions, got {tuple(value.shape)}")
    kind = {_KIND: "Trajectory"}
    columns = [(f"{name}.time", _array(value.times, place, library), kind)]
    if isinstance(value.poses, Pose):
        columns.append((f"{name}.position", _array(value.poses.position, place, library), kind))
    quaternion = _array(value.poses.quaternion, place, library)
    return [*columns, (f"{name}.quaternion", quaternion, {**kind, _ORDER: "wxyz"})]


def _array(value: Any, place: str, library: Any) -> Any:
    """An array of Arrow of the rows of a tensor, which shares its memory where that is possible."""
    tensor = whole(value, place)
    if not tensor.ndim:
        raise ShapeError(f"{place} must have shape (n, ...), got ()")
    sizes = tensor.shape[1:]
    if 0 in sizes:
        raise ShapeError(f"{place} must have no empty dimension but the first, got {tuple(tensor.shape)}")
    try:
        array = library.array(tensor.reshape(-1).numpy())
    except (TypeError, library.ArrowException) as error:
        remedy = "; convert it with .float()" if tensor.is_floating_point() else ""
        raise DTypeError(f"{place}: Arrow has no numbers of {tensor.dtype}{remedy}") from error
    for size in reversed(sizes):
        array = library.FixedSizeListArray.from_arrays(array, size)
    return array


def from_arrow(table: Any, *, device: str | torch.device | None = None) -> dict[str, Any]:
    """Convert a table of Arrow to poses, rotations, trajectories and tensors by their names.

    Columns that `to_arrow` made become the values that they were made of. Other columns of numbers, of fixed-size lists
    and of ``fixed_shape_tensor`` become tensors, and columns of texts and anything else stay arrays of Arrow. A
    quaternion whose order is ``xyzw`` is converted to wxyz; the order is in the metadata of its field, or else in those
    of the schema for columns whose name is ``quaternion`` or ends with it after a dot or a slash.

    A column is not copied if it has one chunk, no bools, and no quaternions in xyzw: its values then share the memory
    of the table, which may be read-only. Do not change them in place; change a clone. The numbers are not checked:
    `Pose.validate` does.

    >>> table = pk.io.to_arrow({"T": pk.Pose([[1, 2, 3], [4, 5, 6]]), "time": torch.tensor([0.5, 0.75])})
    >>> pk.io.from_arrow(table.slice(1))
    {'T': Pose(shape=(1,),
      [0] position=[4., 5., 6.], quaternion=[1., 0., 0., 0.]), 'time': tensor([0.7500])}

    Args:
        table: A ``pyarrow.Table`` or ``RecordBatch``, or a table of a library that exports its columns to Arrow.
        device: The device of the values. The default is the CPU.

    Raises:
        FormatError: If a column of poses, rotations or quaternions has not its type, a column of numbers has nulls,
            times of a trajectory do not increase, or two columns have one name.
    """
    where = "posekit.io.from_arrow"
    library = arguments.import_extra(where, "pyarrow", "io")
    if not isinstance(table, library.Table):
        if isinstance(table, type) or not (hasattr(table, "__arrow_c_stream__") or hasattr(table, "__arrow_c_array__")):
            raise ArgumentError(f"{where}: table must be a table of Arrow, got {type(table).__name__}")
        try:
            table = library.table(table)
        except Exception as error:  # of another library's object
            raise ArgumentError(f"{where}: table is no table of Arrow: {arguments.reason(error)}") from error
    return values_of(table, where, lambda fact: FormatError(f"{where}: {fact}"), device)


def values_of(table: Any, where: str, malformed: Malformed, device: Any = None) -> dict[str, Any]:
    """Return the values of `from_arrow`.

    Args:
        table: A ``pyarrow.Table``.
        where: The beginning of errors of arguments.
        malformed: Makes the error of a table that has another format.
        device: The device of the values.
    """
    library = arguments.import_extra(where, "pyarrow", "io")
    if device is not None:
        arguments.check_device(where, device)
    if len({*table.column_names}) < table.num_columns:
        raise malformed(f"columns must have different names, got {table.column_names}")
    columns: dict[str, Any] = {}
    kinds: dict[str, str | None] = {}
    default = _text(table.schema.metadata).get(_ORDER)
    for field, column in zip(table.schema, table.columns, strict=True):
        name, metadata = field.name, _text(field.metadata)
        tensor = _tensor(column, name, malformed, library)
        kinds[name] = kind = metadata.get(_KIND)
        if kind not in (None, "Pose", "Rotation", "Trajectory"):
            raise malformed(f"column {name!r} has the class {kind!r}, which is not known")
        is_part = _part(name)[1] == "quaternion"
        is_quaternion = kind == "Rotation" or (kind in ("Pose", "Trajectory") and is_part)
        order = metadata.get(_ORDER)
        if order is None and is_part and (is_quaternion or default != "wxyz"):  # a tensor may have any name
            order = default
        if is_quaternion or order is not None:
            tensor = _wxyz(_checked(tensor, 4, field, malformed), order, name, malformed)
        elif kind == "Pose" or (kind == "Trajectory" and _part(name)[1] == "position"):
            tensor = _checked(tensor, 3, field, malformed)
        elif kind == "Trajectory" and (tensor is None or tensor.ndim != 1):
            raise malformed(f"column {name!r} must have numbers, got {field.type}")
        columns[name] = column if tensor is None else tensor if device is None else tensor.to(device)
    return _joined(columns, kinds, malformed)


def _text(metadata: Mapping[bytes, bytes] | None) -> dict[str, str]:
    return {key.decode(errors="replace"): value.decode(errors="replace") for key, value in (metadata or {}).items()}


def _part(column: str) -> tuple[str, str]:
    """The name of the value that a column may be a part of, and the name of the part."""
    name, _, part = column.replace("/", ".").rpartition(".")
    return column[: len(name)], part


def _tensor(column: Any, name: str, malformed: Malformed, library: Any) -> Tensor | None:
    """The numbers of a column, without a copy where possible, or None if it has others than numbers."""
    array = column.chunk(0) if column.num_chunks == 1 else column.combine_chunks()
    shape: Sequence[int] | None = None
    order: Sequence[int] | None = None
    if isinstance(array.type, library.FixedShapeTensorType):
        shape, order, array = array.type.shape, array.type.permutation, array.storage
    leaf = array.type
    while library.types.is_fixed_size_list(leaf):
        leaf = leaf.value_type
    if not (library.types.is_integer(leaf) or library.types.is_floating(leaf) or library.types.is_boolean(leaf)):
        return None
    sizes = [len(array)]
    while library.types.is_fixed_size_list(array.type) and not array.null_count:
        sizes.append(array.type.list_size)
        array = array.flatten()  # of a slice, the elements of the slice
    if array.null_count:
        raise malformed(f"column {name!r} has nulls: fill them, or select other columns")
    if library.types.is_boolean(leaf):  # stored as bits
        tensor = torch.from_numpy(array.to_numpy(zero_copy_only=False))
    else:  # not by NumPy: torch warns of arrays that are read-only
        tensor = torch.from_dlpack(array)
    tensor = tensor.reshape(sizes if shape is None else (sizes[0], *shape))
    return tensor.permute(0, *(k + 1 for k in order)) if order is not None else tensor


def _checked(tensor: Tensor | None, size: int, field: Any, malformed: Malformed) -> Tensor:
    """A column of vectors."""
    if tensor is None or tensor.ndim < 2 or tensor.shape[-1] != size or tensor.dtype not in arguments.FLOATS:
        raise malformed(f"column {field.name!r} must have fixed-size lists of {size} floats, got {field.type}")
    return tensor


def _wxyz(quaternion: Tensor, order: str | None, name: str, malformed: Malformed) -> Tensor:
    if order not in ("wxyz", "xyzw"):
        raise malformed(f"{_ORDER} of column {name!r} must be wxyz or xyzw, got {order!r}")
    return quaternion.roll(1, -1) if order == "xyzw" else quaternion


def _joined(contents: dict[str, Any], kinds: Mapping[str, str | None], malformed: Malformed) -> dict[str, Any]:
    """Make values of the columns that are parts of one. A part whose other part was not selected stays a tensor."""
    values: dict[str, Any] = {}
    for column, content in contents.items():
        name, kind = _part(column)[0], kinds[column]
        parts = [f"{name}.{part}" for part in (_KEYS if kind == "Trajectory" else _PARTS)]
        present = [part for part in parts if kinds.get(part) == kind]
        if kind == "Rotation":
            values[column] = Rotation(content)
        elif kind is None or column not in present or not _are_whole(present, parts):
            values[column] = content
        elif name in contents:
            fact = f"the name of the {kind.lower()} of {' and '.join(map(repr, present))}"
            raise malformed(f"column {name!r} has {fact}")
        elif name not in values:  # at the first of the parts
            values[name] = _value([contents[part] for part in present], kind, present, malformed)
    return values


def _are_whole(present: list[str], parts: list[str]) -> bool:
    """Whether parts make a value: all of them, or the times and quaternions of a trajectory of rotations."""
    return present == parts or (len(parts) == 3 and present == [parts[0], parts[2]])


def _value(tensors: list[Tensor], kind: str, names: list[str], malformed: Malformed) -> Any:
    """A pose or a trajectory of its parts."""
    times, poses = (tensors[0], tensors[1:]) if kind == "Trajectory" else (None, tensors)
    if len({(x.dtype, x.shape[:-1]) for x in poses}) > 1:
        raise malformed(f"columns {' and '.join(map(repr, names[-2:]))} must have one type and shape")
    value = Pose._unchecked(*poses) if len(poses) == 2 else Rotation._unchecked(*poses)
    if times is None:
        return value
    try:
        return Trajectory(times, value)
    except PosekitError as error:
        raise malformed(f"columns {', '.join(map(repr, names))} are no trajectory: {error}") from error


def selected(names: Sequence[str], columns: Any, where: str) -> list[str]:
    """The names of the columns of a table that hold some of its values.

    Args:
        names: The names of all columns.
        columns: Names of values, or of columns.
        where: The beginning of errors.
    """
    if isinstance(columns, str) or not isinstance(columns, Sequence) or not columns:
        raise ArgumentError(f"{where}: columns must be a list of names, got {columns!r}")
    result: list[str] = []
    for name in columns:
        parts = [x for x in (name, *(f"{name}.{part}" for part in _KEYS)) if x in names]
        if not parts:
            raise ArgumentError(f"{where}: columns has {name!r}, and there are {', '.join(map(repr, names))}")
        result += [x for x in parts[: 1 if parts[0] == name else None] if x not in result]
    return result


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
