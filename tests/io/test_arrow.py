"""Tables of Arrow and files of Parquet."""

from __future__ import annotations

import pathlib
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import torch

import posekit as pk
from posekit import Pose, Rotation
from posekit.io import from_arrow, read_parquet, to_arrow, write_parquet
from tests.support import sampling

pa = pytest.importorskip("pyarrow", reason="the extra `io` is not installed")
parquet = pytest.importorskip("pyarrow.parquet", reason="the extra `io` is not installed")

T = Pose(sampling.normal(5, 3), sampling.quaternions(5))
WXYZ = [[0.5, -0.5, 0.1, 0.7], [0.2, 0.4, 0.8, 0.4]]
XYZW = [[-0.5, 0.1, 0.7, 0.5], [0.4, 0.8, 0.4, 0.2]]
XYZ = [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]


@pytest.fixture
def path(tmp_path: pathlib.Path) -> pathlib.Path:
    return tmp_path / "poses.parquet"


def lists(rows: Any, size: int = 4, dtype: Any = None) -> Any:
    return pa.array(rows, pa.list_(dtype or pa.float32(), size))


def table(columns: dict[str, Any], fields: dict[str, dict[str, str]], **metadata: str) -> Any:
    schema = [pa.field(name, array.type, metadata=fields.get(name)) for name, array in columns.items()]
    return pa.Table.from_arrays([*columns.values()], schema=pa.schema(schema, metadata))


POSE = {"T.position": {"posekit": "Pose"}, "T.quaternion": {"posekit": "Pose", "quaternion_order": "wxyz"}}


def check_equal(found: dict[str, Any], wanted: dict[str, Any]) -> None:
    assert list(found) == list(wanted)
    for name, value in wanted.items():
        assert type(found[name]) is type(value), name
        if isinstance(value, pa.ChunkedArray):
            assert found[name].equals(value)
        else:
            assert (found[name].dtype, found[name].shape) == (value.dtype, value.shape), name
            pairs = [(found[name], value)]
            if not isinstance(value, torch.Tensor):
                pairs = [(getattr(found[name], x.name), getattr(value, x.name)) for x in type(value).__attrs_attrs__]
            assert all(torch.equal(a, b) for a, b in pairs), name


VALUES: dict[str, dict[str, Any]] = {
    "a pose in float64": {"T": T},
    "a pose in float32": {"T": T.float()},
    "a pose in half precision": {"T": T.half()},
    "a pose of two dimensions": {"T": T[:4].reshape(2, 2), "x": torch.ones(2)},
    "a rotation": {"R": T.rotation},
    "rotations of three dimensions": {"R": Rotation(sampling.quaternions(2, 3, 5))},
    "several": {"a.b": T, "R": T.rotation.float(), "time": torch.arange(5), "": T.float()},
    "more dimensions": {"x": torch.arange(120).reshape(5, 2, 3, 4)},
    "empty": {"T": T[:0], "R": T.rotation[:0], "x": torch.ones(0, 2, 3), "y": torch.ones(0)},
    "nothing": {},
    "tensors with names of parts": {
        "quaternion": torch.ones(2, 3),
        "T.quaternion": torch.ones(2),
        "position": torch.eye(2),
    },
    "dtypes": {
        str(d): torch.tensor([[0, 1], [2, 3]]).to(d)
        for d in (torch.bool, torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64, torch.float16)
    },
    "texts": {"T": T[:2], "name": pa.chunked_array([["left", None]])},
}


@pytest.mark.parametrize("case", VALUES)
def test_values_come_back_from_tables_and_files(path: pathlib.Path, case: str) -> None:
    values = VALUES[case]
    check_equal(from_arrow(to_arrow(values)), values)
    if values:
        write_parquet(path, values)
        check_equal(read_parquet(path), values)


def test_columns_are_fixed_size_lists_with_the_order_in_the_metadata(path: pathlib.Path) -> None:
    values = {"T": Pose(XYZ, WXYZ), "R": Rotation(torch.tensor(WXYZ, dtype=torch.float64)), "x": torch.ones(2, 3, 2)}
    write_parquet(path, values)
    for found in (to_arrow(values), parquet.read_table(path)):
        assert found.column_names == ["T.position", "T.quaternion", "R", "x"]
        types = [pa.list_(pa.float32(), 3), pa.list_(pa.float32(), 4), pa.list_(pa.float64(), 4)]
        assert found.schema.types == [*types, pa.list_(pa.list_(pa.float32(), 2), 3)]
        assert found.schema.metadata[b"quaternion_order"] == b"wxyz"
        assert found.schema.field("T.position").metadata == {b"posekit": b"Pose"}
        assert found.schema.field("T.quaternion").metadata == {b"posekit": b"Pose", b"quaternion_order": b"wxyz"}
        assert found.schema.field("R").metadata == {b"posekit": b"Rotation", b"quaternion_order": b"wxyz"}
        assert found.schema.field("x").metadata is None
        assert found.column("T.position").to_pylist() == XYZ
        assert torch.equal(torch.tensor(found.column("T.quaternion").to_pylist()), torch.tensor(WXYZ))


def address(column: Any) -> int:
    """The address of the first number of a column of lists."""
    numbers = column.chunk(0).flatten()
    assert column.num_chunks == 1
    return int(numbers.buffers()[1].address + numbers.offset * numbers.type.bit_width // 8)


@pytest.mark.parametrize("dtype", [torch.float16, torch.float32, torch.float64])
def test_nothing_is_copied(dtype: torch.dtype) -> None:
    many = T.to(dtype)
    converted = to_arrow({"T": many})
    assert address(converted.column(0)) == many.position.data_ptr()
    assert address(converted.column(1)) == many.quaternion.data_ptr()
    found = from_arrow(converted)["T"]
    assert found.position.data_ptr() == many.position.data_ptr()
    assert found.quaternion.data_ptr() == many.quaternion.data_ptr()
    part = from_arrow(converted.slice(2, 2))["T"]  # the offset of the slice is in both arrays
    assert part.position.data_ptr() == many.position[2].data_ptr()
    assert part.quaternion.data_ptr() == many.quaternion[2].data_ptr()
    assert torch.equal(part.position, many.position[2:4]) and torch.equal(part.quaternion, many.quaternion[2:4])
    x = torch.arange(40).reshape(5, 2, 4)
    assert from_arrow(to_arrow({"x": x}).slice(3))["x"].data_ptr() == x[3].data_ptr()
    again = to_arrow({"T": part})
    assert address(again.column(0)) == many.position[2].data_ptr()


def test_memory_lives_as_long_as_what_shares_it() -> None:
    converted = to_arrow({"x": torch.full((1000, 3), 7.0)})
    torch.full((1000, 3), 8.0)
    found = from_arrow(converted)["x"]
    del converted
    torch.full((1000, 3), 9.0)
    assert (found == 7).all()


def test_chunks_are_joined() -> None:
    parts = [to_arrow({"T": T[:2]}), to_arrow({"T": T[4:]}), to_arrow({"T": T[2:4]}).slice(1)]
    check_equal(from_arrow(pa.concat_tables(parts)), {"T": T[[0, 1, 4, 3]]})
    check_equal(from_arrow(to_arrow({"T": T}).schema.empty_table()), {"T": T[:0]})


def test_strided_values_with_gradients_are_copied_without_them() -> None:
    position = torch.arange(12.0).reshape(3, 4).mT[:, ::2].expand(2, 4, 2).sum(0).requires_grad_()
    poses = Pose(torch.cat([position, position], -1)[:, :3], [0.0, 1.0, 0.0, 0.0])
    found = from_arrow(to_arrow({"T": poses}))["T"]
    assert not found.requires_grad
    check_equal({"T": found}, {"T": poses.detach()})
    x = torch.arange(6.0).reshape(2, 3)
    assert from_arrow(to_arrow({"x": x.mT}))["x"].tolist() == [[0, 3], [1, 4], [2, 5]]
    assert from_arrow(to_arrow({"x": torch.complex(x, x).conj().imag}))["x"].tolist() == (-x).tolist()


def test_arrays_of_numpy_and_of_arrow_become_columns() -> None:
    found = from_arrow(to_arrow({"a": np.arange(6).reshape(2, 3).T, "b": lists(WXYZ[:1] * 3), "c": np.ones(3, ">f4")}))
    assert found["a"].tolist() == [[0, 3], [1, 4], [2, 5]]
    assert torch.equal(found["b"], torch.tensor(WXYZ[:1] * 3))
    assert torch.equal(found["c"], torch.ones(3))


def test_quaternions_in_the_order_xyzw_are_converted(path: pathlib.Path) -> None:
    order = {"quaternion_order": "xyzw"}
    fields = {"T.position": {"posekit": "Pose"}, "T.quaternion": order | {"posekit": "Pose"}, "q": order}
    fields["R"] = order | {"posekit": "Rotation"}
    columns = {"T.quaternion": lists(XYZW), "T.position": lists(XYZ, 3), "q": lists(XYZW), "R": lists(XYZW)}
    given = table(columns, fields)
    wanted = {"T": Pose(XYZ, WXYZ), "q": torch.tensor(WXYZ), "R": Rotation(WXYZ)}
    check_equal(from_arrow(given), wanted)
    parquet.write_table(given, path)
    check_equal(read_parquet(path), wanted)


def test_the_order_of_the_schema_is_that_of_quaternions_without_their_own() -> None:
    columns = {name: lists(XYZW) for name in ("quaternion", "a.quaternion", "a/quaternion", "b.quaternion", "other")}
    found = from_arrow(table(columns, {"b.quaternion": {"quaternion_order": "wxyz"}}, quaternion_order="xyzw"))
    for name in ("quaternion", "a.quaternion", "a/quaternion"):
        assert torch.equal(found[name], torch.tensor(WXYZ))
    for name in ("b.quaternion", "other"):
        assert torch.equal(found[name], torch.tensor(XYZW))


def test_columns_are_selected_by_the_names_of_values(path: pathlib.Path) -> None:
    values = {"T": T, "T2": T.half(), "x": torch.ones(5), "R": T.rotation}
    write_parquet(path, values)
    check_equal(read_parquet(path, ["R", "T"]), {"R": values["R"], "T": T})
    check_equal(read_parquet(path, ("T", "T.position", "T")), {"T": T})
    check_equal(read_parquet(path, ["T.quaternion", "x"]), {"T.quaternion": T.quaternion, "x": values["x"]})
    check_equal(from_arrow(to_arrow(values).select(["T2.position"])), {"T2.position": T.half().position})


def test_tensors_of_fixed_shape_are_read() -> None:
    x = np.arange(24.0).reshape(2, 3, 4)
    transposed = np.moveaxis(np.ascontiguousarray(np.moveaxis(x, 1, 2)), 2, 1)  # in the memory, 4 rows of 3
    for given in (x, transposed):
        array = pa.FixedShapeTensorArray.from_numpy_ndarray(given)
        found = from_arrow(pa.table({"x": array}).slice(1))["x"]
        assert np.array_equal(found.numpy(), x[1:])


def test_other_tables_are_read() -> None:
    check_equal(from_arrow(to_arrow({"T": T}).to_batches()[0]), {"T": T})

    class Exported:
        def __arrow_c_stream__(self, schema: Any = None) -> Any:
            return to_arrow({"T": T}).__arrow_c_stream__(schema)

    check_equal(from_arrow(Exported()), {"T": T})


def test_the_device_of_the_result(path: pathlib.Path) -> None:
    write_parquet(path, {"T": T, "x": torch.ones(5), "name": pa.array(list("abcde"))})
    for found in (read_parquet(path, device="meta"), from_arrow(parquet.read_table(path), device="meta")):
        assert found["T"].position.is_meta and found["T"].quaternion.is_meta and found["x"].is_meta
        assert found["name"].to_pylist() == list("abcde")
    assert read_parquet(path, device=torch.device("cpu"))["T"].device.type == "cpu"


def test_a_table_without_a_list_has_its_texts(path: pathlib.Path) -> None:
    given = pa.table({"list": pa.array([[1.0], [1.0, 2.0]]), "day": pa.array([1, None], pa.timestamp("ns"))})
    check_equal(from_arrow(given), {name: given.column(name) for name in given.column_names})


Q = POSE["T.quaternion"]
BAD: dict[str, tuple[Any, str]] = {
    "a list of 3 numbers": (
        table({"T.position": lists(XYZ, 3), "T.quaternion": lists(XYZ, 3)}, POSE),
        "column 'T.quaternion' must have fixed-size lists of 4 floats, got fixed_size_list<.*>.3.",
    ),
    "positions of 4 numbers": (
        table({"T.position": lists(WXYZ), "T.quaternion": lists(WXYZ)}, POSE),
        "column 'T.position' must have fixed-size lists of 3 floats",
    ),
    "integers": (
        table({"T.position": lists([[1, 2, 3]], 3, pa.int32()), "T.quaternion": lists([WXYZ[0]])}, POSE),
        "column 'T.position' must have fixed-size lists of 3 floats",
    ),
    "lists of any length": (table({"R": pa.array(WXYZ)}, {"R": Q}), "column 'R' must have .*got list"),
    "a number": (table({"R": pa.array([1.0])}, {"R": Q}), "column 'R' must have .*got double"),
    "texts": (table({"q": pa.array(["a"])}, {"q": {"quaternion_order": "wxyz"}}), "column 'q' must have .*got string"),
    "a null row": (table({"q": lists([WXYZ[0], None])}, {}), "column 'q' has nulls: fill them, or select other"),
    "a null number": (table({"q": lists([[1.0, None, 2.0, 3.0]])}, {}), "column 'q' has nulls"),
    "a null in a column of numbers": (pa.table({"x": [1, None]}), "column 'x' has nulls"),
    "a null in a nested list": (
        pa.table({"x": lists([[XYZ[0], None]], 2, pa.list_(pa.float32(), 3))}),
        "'x' has nulls",
    ),
    "two dtypes": (
        table({"T.position": lists(XYZ, 3, pa.float64()), "T.quaternion": lists(WXYZ)}, POSE),
        "columns 'T.position' and 'T.quaternion' must have one type and shape",
    ),
    "two shapes": (
        table({"T.position": lists(XYZ, 3), "T.quaternion": lists([[x] for x in WXYZ], 1, lists([]).type)}, POSE),
        "columns 'T.position' and 'T.quaternion' must have one type and shape",
    ),
    "an order": (
        table({"R": lists(WXYZ)}, {"R": {"quaternion_order": "zyxw"}}),
        "quaternion_order of column 'R' must be wxyz or xyzw, got 'zyxw'",
    ),
    "no order": (table({"R": lists(WXYZ)}, {"R": {"posekit": "Rotation"}}), "quaternion_order of column 'R'.*got None"),
    "a class": (table({"x": lists(WXYZ)}, {"x": {"posekit": "Car"}}), "column 'x' has the class 'Car', which is not"),
    "two values of one name": (
        table({"T.position": lists(XYZ, 3), "T.quaternion": lists(WXYZ), "T": lists(WXYZ)}, POSE),
        "column 'T' has the name of the pose of 'T.position' and 'T.quaternion'",
    ),
}


@pytest.mark.parametrize("case", BAD)
def test_tables_of_another_format_raise(path: pathlib.Path, case: str) -> None:
    given, fact = BAD[case]
    with pytest.raises(pk.FormatError, match=f"posekit.io.from_arrow: .*{fact}"):
        from_arrow(given)
    parquet.write_table(given, path)
    with pytest.raises(pk.FileFormatError, match=f"poses.parquet: .*{fact}") as error:
        read_parquet(path)
    assert error.value.path == str(path)


def test_two_columns_of_one_name_raise() -> None:
    given = pa.Table.from_arrays([pa.array([1]), pa.array([2])], names=["x", "x"])
    with pytest.raises(pk.FormatError, match=r"columns must have different names, got \['x', 'x'\]"):
        from_arrow(given)


def test_a_null_outside_of_a_slice_does_not_matter() -> None:
    given = pa.table({"q": lists([None, *WXYZ, [None, 1.0, 2.0, 3.0]])}).slice(1, 2)
    assert torch.equal(from_arrow(given)["q"], torch.tensor(WXYZ))


def test_truncated_files_and_garbage_raise(path: pathlib.Path) -> None:
    write_parquet(path, {"T": T})
    whole = path.read_bytes()
    for size in (*range(0, len(whole), 61), len(whole) - 1):
        path.write_bytes(whole[:size])
        with pytest.raises(pk.FileFormatError, match=r"poses.parquet: this is no Parquet file that can be read"):
            read_parquet(path)
    for garbage in (b"\xff" * 64, b"PAR1" * 9, b"0.5 1 2 3 0 0 0 1\n" * 9):
        path.write_bytes(garbage)
        with pytest.raises(pk.FileFormatError, match="this is no Parquet file that can be read"):
            read_parquet(path)


def test_a_missing_file_raises_the_error_of_python(tmp_path: pathlib.Path) -> None:
    with pytest.raises(FileNotFoundError, match="missing"):
        read_parquet(tmp_path / "missing")
    with pytest.raises(IsADirectoryError):
        read_parquet(tmp_path)


ONE = torch.ones(2)
WRONG: dict[str, Callable[[Any], Any]] = {
    "posekit.io.to_arrow: values must be a dict of values by names, got Pose": lambda p: to_arrow(T),  # type: ignore
    "posekit.io.to_arrow: keys of values must be strings, got 3": lambda p: to_arrow({3: T}),  # type: ignore
    r"to_arrow: values\['T'\] must have shape \(n, ...\), got \(\); add a dimension": lambda p: to_arrow({"T": T[0]}),
    r"to_arrow: values\['x'\] must have shape \(n, ...\), got \(\)": lambda p: to_arrow({"x": torch.tensor(1.0)}),
    r"values\['x'\] must have no empty dimension but the first, got \(2, 0\)": lambda p: to_arrow(
        {"x": ONE[:, None][:, 1:]}
    ),
    r"values must have one length, got {'T': 5, 'x': 2}": lambda p: to_arrow({"T": T, "x": ONE}),
    "two columns have the name 'T.position'": lambda p: to_arrow({"T": T, "T.position": torch.ones(5)}),
    r"values\['x'\]: Arrow has no numbers of torch.bfloat16; convert it with .float": lambda p: to_arrow(
        {"x": ONE.bfloat16()}
    ),
    r"values\['T'\]: Arrow has no numbers of torch.bfloat16": lambda p: to_arrow({"T": T.bfloat16()}),
    r"values\['x'\]: Arrow has no numbers of torch.complex64$": lambda p: to_arrow({"x": torch.ones(2) * 1j}),
    r"values\['x'\] must be a Pose, a Rotation, a Trajectory, a tensor or an array, got list": lambda p: to_arrow(
        {"x": [1.0]}
    ),
    r"values\['x'\] is on the meta device": lambda p: to_arrow({"x": ONE.to("meta")}),
    r"values\['x'\].*sparse": lambda p: to_arrow({"x": ONE.to_sparse()}),
    r"values\['x'\] must be an array of numbers": lambda p: to_arrow({"x": np.array(["a"])}),
    "posekit.io.from_arrow: table must be a table of Arrow, got dict": lambda p: from_arrow({"x": ONE}),
    "posekit.io.from_arrow: table is no table of Arrow": lambda p: from_arrow(pa.array([1])),
    "posekit.io.from_arrow: .*not a valid device": lambda p: from_arrow(to_arrow({}), device="gpu"),
    "posekit.io.write_parquet: path must be": lambda p: write_parquet(3, {"T": T}),  # type: ignore
    r"posekit.io.write_parquet: values\['T'\] must be": lambda p: write_parquet(p, {"T": None}),
    "posekit.io.read_parquet: path must be": lambda p: read_parquet(None),  # type: ignore
}


@pytest.mark.parametrize("message", WRONG)
def test_wrong_arguments_raise(path: pathlib.Path, message: str) -> None:
    with pytest.raises(pk.PosekitError, match=message):
        WRONG[message](path)
    assert not path.exists()


def test_unknown_columns_raise(path: pathlib.Path) -> None:
    write_parquet(path, {"T": T, "x": torch.ones(5)})
    match = r"posekit\.io\.read_parquet: columns has 'U', and there are 'T.position', 'T.quaternion', 'x'"
    with pytest.raises(pk.ArgumentError, match=match):
        read_parquet(path, ["x", "U"])
    for wrong in ("T", [], 3):
        with pytest.raises(pk.ArgumentError, match="read_parquet: columns must be a list of names, got"):
            read_parquet(path, wrong)  # type: ignore
    with pytest.raises(pk.DeviceError, match=r"posekit.io.read_parquet: .*not a valid device"):
        read_parquet(path, device="gpu")


def test_without_pyarrow_the_error_names_the_extra(path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("pyarrow", "pyarrow.parquet"):
        monkeypatch.setitem(sys.modules, module, None)
    calls = [lambda: to_arrow({}), lambda: from_arrow({}), lambda: write_parquet(path, {}), lambda: read_parquet(path)]
    for call in calls:
        with pytest.raises(pk.MissingExtraError, match=r'posekit.io.\w+ needs pyarrow: pip install "posekit\[io\]"'):
            call()
    assert not path.exists()


# Trajectories

TIMES = torch.tensor([1e9, 1e9 + 0.125, 1e9 + 0.5, 1e9 + 2, 1e9 + 3], dtype=torch.float64)
POSES = Pose.random(5, generator=torch.Generator().manual_seed(0))


def check_trajectory(found: Any, wanted: pk.Trajectory[Any]) -> None:
    assert type(found) is pk.Trajectory and type(found.poses) is type(wanted.poses)
    assert torch.equal(found.times, wanted.times) and found.times.dtype == wanted.times.dtype
    assert torch.equal(found.poses.quaternion, wanted.poses.quaternion)
    if isinstance(wanted.poses, Pose):
        assert torch.equal(found.poses.position, wanted.poses.position)


@pytest.mark.parametrize("poses", [POSES, POSES.half(), POSES.double(), POSES.rotation], ids=str)
def test_a_trajectory_comes_back_from_tables_and_files(path: pathlib.Path, poses: Any) -> None:
    trajectory = pk.Trajectory(TIMES, poses)
    table = to_arrow({"T": trajectory, "x": torch.ones(5)})
    position = ["T.position"] * isinstance(poses, Pose)
    assert table.column_names == ["T.time", *position, "T.quaternion", "x"]
    assert table.schema.field("T.quaternion").metadata == {b"posekit": b"Trajectory", b"quaternion_order": b"wxyz"}
    check_trajectory(from_arrow(table)["T"], trajectory)
    write_parquet(path, trajectory)
    found = read_parquet(path)
    assert list(found) == ["trajectory"]
    check_trajectory(found["trajectory"], trajectory)
    write_parquet(path, {"T": trajectory, "T2": trajectory, "other": POSES})
    check_trajectory(read_parquet(path, ["T2"])["T2"], trajectory)
    assert torch.equal(read_parquet(path, ["T.time", "T2.quaternion"])["T.time"], TIMES)
    check_trajectory(from_arrow(table.slice(2))["T"], trajectory[2:])


def test_a_trajectory_with_a_gradient_is_written_without_it(path: pathlib.Path) -> None:
    trajectory = pk.Trajectory(TIMES, POSES.clone()).requires_grad_()
    write_parquet(path, trajectory)
    check_trajectory(read_parquet(path)["trajectory"], trajectory.detach())


def test_rows_that_are_no_trajectory_raise() -> None:
    table = to_arrow({"T": pk.Trajectory(TIMES, POSES)})
    with pytest.raises(
        pk.FormatError, match=r"columns 'T.time', 'T.position', 'T.quaternion' are no trajectory: .* at"
    ):
        from_arrow(table.slice(3, 1))
    with pytest.raises(pk.FormatError, match=r"are no trajectory: Trajectory: times must be .* comes after"):
        from_arrow(table.take([1, 0, 2]))
    renamed = table.rename_columns(["T.position", "T.time", "T.quaternion"])
    with pytest.raises(pk.FormatError, match=r"column 'T.position' must have fixed-size lists of 3 floats, got double"):
        from_arrow(renamed)
    renamed = table.rename_columns(["T.x", "T.time", "T.quaternion"])
    with pytest.raises(pk.FormatError, match=r"column 'T.time' must have numbers, got fixed_size_list"):
        from_arrow(renamed)


def test_wrong_trajectories_raise(path: pathlib.Path) -> None:
    batch = pk.Trajectory(TIMES, POSES.expand(2, 5))
    with pytest.raises(
        pk.ShapeError, match=r"write_parquet: values\['trajectory'\] must have no batch dimensions, got \(2,\)"
    ):
        write_parquet(path, batch)
    with pytest.raises(pk.ArgumentError, match=r"must be a dict of values by names, got Pose; name it: \{'T': Pose\}"):
        write_parquet(path, POSES)  # type: ignore[arg-type]
    with pytest.raises(pk.ShapeError, match=r"values must have one length, got \{'T': 5, 'x': 4\}"):
        to_arrow({"T": pk.Trajectory(TIMES, POSES), "x": torch.ones(4)})
