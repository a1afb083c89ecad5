"""Ray Data: functions of poses, mapped over the batches of a dataset."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import torch

from .. import arguments, io
from ..errors import ArgumentError, FormatError
from ..values import publish_module
from .foreign_values import kind_of

__all__ = ["map_poses"]
_WHERE = "interop.ray.map_poses"


def map_poses(
    dataset: Any,
    function: Callable[..., Mapping[str, Any]],
    columns: Sequence[str] | None = None,
    **options: Any,
) -> Any:
    """Map a function of poses, rotations and tensors over a dataset of Ray Data, such as files of `io.write_parquet`.

    The function takes a dict of the values of a batch by their names, as `io.from_arrow` makes them, and returns such
    a dict. Its result becomes the columns of the new dataset, as by `io.to_arrow`: Ray's ``write_parquet`` writes files
    that `io.read_parquet` reads. Values that the function does not return are dropped. The number of rows may change.

    Batches are tables of Arrow, since Ray's batches of NumPy are arrays of objects, an array for each list, and have no
    metadata with the order of quaternions. The values share the read-only memory of the batch: do not change them in
    place.

    Ray repeats a task whose worker dies. A task that raises ends the computation, unless ``retried_map_errors`` and
    ``max_map_retries`` of Ray's ``DataContext`` say otherwise; set them before the dataset is made.

    >>> import ray  # doctest: +SKIP
    >>> dataset = ray.data.read_parquet("cameras")  # doctest: +SKIP
    >>> inverted = map_poses(dataset, lambda x: {"T": x["T"].inverse()}, ["T"])  # doctest: +SKIP
    >>> inverted.write_parquet("inverted")  # doctest: +SKIP

    Args:
        dataset: A ``ray.data.Dataset``. Its files must agree on the order of quaternions: Ray uses the metadata of one.
        function: A function of a dict of values, which Ray sends to its workers. A class is refused.
        columns: The names of the values that the function takes. The default is all of them. Other columns are not read
            from the files.
        **options: For ``dataset.map_batches``: ``batch_size``, ``num_cpus``, ``num_gpus``, ``fn_kwargs`` and others,
            except ``batch_format``.

    Returns:
        A ``ray.data.Dataset``. As any, it is computed when it is used.
    """
    data = arguments.import_extra(f"posekit.{_WHERE}", "ray.data", "scale")
    arguments.import_extra(f"posekit.{_WHERE}", "pyarrow", "scale")
    if not isinstance(dataset, data.Dataset):
        raise ArgumentError(f"{_WHERE}: dataset must be a ray.data.Dataset, got {kind_of(dataset)}")
    if isinstance(function, type) or not callable(function):
        raise ArgumentError(f"{_WHERE}: function must be a function of a dict, got {kind_of(function)}")
    if "batch_format" in options:
        raise ArgumentError(f"{_WHERE} has no option batch_format: batches are tables of Arrow")
    schema = None if columns is None else dataset.schema(fetch_if_missing=False)
    if schema is not None:  # so that other columns are not read; the schema of computed datasets is not known
        dataset = dataset.select_columns(io.selected(schema.names, columns, _WHERE))

    def mapped(table: Any, *more: Any, **named: Any) -> Any:
        if columns is not None:
            table = table.select(io.selected(table.column_names, columns, _WHERE))
        values = io.values_of(_plain(table), _WHERE, _malformed)
        result = function(values, *more, **named)
        if not isinstance(result, Mapping):
            raise ArgumentError(f"{_WHERE}: function must return a dict of values, got {kind_of(result)}")
        return io.table_of(result, _WHERE)

    mapped.__name__ = f"map_poses({getattr(function, '__name__', type(function).__name__)})"
    return dataset.map_batches(mapped, batch_format="pyarrow", **options)


def _malformed(fact: str) -> FormatError:
    return FormatError(f"{_WHERE}: {fact}")


def _plain(table: Any) -> Any:
    """Convert columns of Ray's own tensors, which functions on arrays of NumPy return, to fixed-size lists."""
    for place, field in enumerate(table.schema):
        if getattr(field.type, "extension_name", "").startswith("ray.data.arrow_tensor"):
            values = torch.from_numpy(table.column(place).combine_chunks().to_numpy(zero_copy_only=False).copy())
            column = io.table_of({field.name: values}, _WHERE).column(0)
            table = table.set_column(place, field.with_type(column.type), column)
    return table


publish_module(__name__)
