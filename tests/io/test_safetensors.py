"""Trees of values and tensors in safetensors files."""

from __future__ import annotations

import json
import pathlib
from typing import Any

import numpy as np
import pytest
import safetensors
import torch
from safetensors.torch import load_file, save_file

import posekit as pk
from posekit import Pose, Trajectory, UncertainPose
from posekit.io import PoseGraph, read_safetensors, write_safetensors
from tests.support import sampling

D = torch.float64
T = Pose(sampling.normal(3, 3), sampling.quaternions(3))


@pytest.fixture
def path(tmp_path: pathlib.Path) -> pathlib.Path:
    return tmp_path / "tree.safetensors"


def check_equal(found: Any, wanted: Any) -> None:
    """Equal classes, numbers, dtypes and shapes, everywhere in a tree."""
    assert type(found) is type(wanted)
    if isinstance(wanted, torch.Tensor):
        assert (found.dtype, found.shape) == (wanted.dtype, wanted.shape)
        assert torch.equal(found, wanted)
    elif isinstance(wanted, dict):
        assert list(found) == list(wanted)
        for key in wanted:
            check_equal(found[key], wanted[key])
    elif isinstance(wanted, list | tuple):
        assert len(found) == len(wanted)
        for a, b in zip(found, wanted, strict=True):
            check_equal(a, b)
    elif type(wanted).__module__ == "posekit" or isinstance(wanted, PoseGraph):
        for name in type(wanted).__attrs_attrs__:
            check_equal(getattr(found, name.name), getattr(wanted, name.name))
    else:
        assert found == wanted or found != found


GRAPH = PoseGraph(T, [[0, 1], [1, 2]], T[:2], torch.eye(6, dtype=D).expand(2, 6, 6))
TREES: dict[str, Any] = {
    "a pose": T,
    "an unbatched pose": Pose([1, 2, 3]),
    "half precision": Pose([1, 2, 3]).half(),
    "an empty batch": Pose.identity(0, 2),
    "a rotation": T.rotation,
    "a trajectory": Trajectory([0.5, 1, 7], T),
    "a batch of trajectories with common times": Trajectory([0.5, 1, 7], Pose.random(4, 3)),
    "a batch of trajectories": Trajectory([[0.5, 1, 7], [1, 2, 3]], Pose.random(2, 3)),
    "a trajectory of rotations": Trajectory([0.5, 1, 7], T.rotation),
    "estimates": UncertainPose(T, torch.eye(6, dtype=D), "world"),
    "an estimate": UncertainPose(Pose(), torch.eye(6) + 1, "body"),
    "a graph": GRAPH,
    "a tensor": torch.arange(6).reshape(2, 3),
    "a bool": True,
    "numbers": {"a": 1, "b": 2.5, "c": True, "d": None, "e": "text, ü\n", "f": 0.1 + 0.2, "g": 10**30, "h": -0.0},
    "infinities": [torch.inf, -torch.inf, torch.nan],
    "nothing": {},
    "nested": {
        "robots": [{"base": T, "tool": T[0].rotation}, {"base": Pose(), "tool": None}],
        "pair": (torch.ones(2, dtype=torch.bool), torch.ones((), dtype=torch.bfloat16)),
        "state.of": {"layer.weight": torch.randn(2, 3), "": torch.zeros(0)},
        "empty": [[], (), {}],
        "quaternion": torch.tensor([1.0, 2, 3, 4]),
        "with/slash": 5,
        "kind": {"kind": "tensor", "name": "x", "items": []},
    },
}


@pytest.mark.parametrize("name", TREES)
def test_a_file_brings_back_the_tree(path: pathlib.Path, name: str) -> None:
    write_safetensors(path, TREES[name])
    check_equal(read_safetensors(path), TREES[name])


def test_tensors_have_the_path_as_their_name(path: pathlib.Path) -> None:
    write_safetensors(path, {"robots": [{"base": T}], "path": Trajectory([0, 1, 2], T.rotation), "k": torch.ones(1)})
    found = load_file(path)
    assert found.keys() == {
        *("robots/0/base/position", "robots/0/base/quaternion"),
        *("path/times", "path/poses/quaternion", "k"),
    }
    assert torch.equal(found["robots/0/base/quaternion"], T.quaternion)
    with safetensors.safe_open(path, "pt") as file:
        assert file.metadata()["quaternion_order"] == "wxyz"
    write_safetensors(path, torch.ones(2))
    assert load_file(path).keys() == {"tensor"}


def test_strided_shared_negated_and_gradient_tensors_are_written_as_their_values(path: pathlib.Path) -> None:
    x = sampling.normal(4, 3, 2)
    tree = {
        "T": T,
        "R": T.rotation,
        "again": [T, T.position, T.position[1:]],
        "strided": x.mT[::2],
        "expanded": torch.ones(1).expand(5),
        "negated": torch.complex(x, x).conj().imag,
        "gradient": x.requires_grad_(),
        "array": np.arange(6.0).reshape(2, 3).T,
        "number": np.float32(0.5),
    }
    write_safetensors(path, tree)
    wanted = {**tree, "gradient": x.detach(), "array": torch.arange(6, dtype=D).reshape(2, 3).T, "number": 0.5}
    check_equal(read_safetensors(path), wanted)


def test_files_of_other_programs_are_read_as_tensors(path: pathlib.Path) -> None:
    wanted = {"b": torch.randn(3), "a.quaternion": torch.randn(2, 4), "c": torch.arange(3)}
    save_file(wanted, path)
    found = read_safetensors(path)
    assert found.keys() == wanted.keys()
    for key in wanted:
        check_equal(found[key], wanted[key])
    save_file(wanted, path, {"format": "pt"})
    assert read_safetensors(path).keys() == wanted.keys()


def test_quaternions_of_a_file_in_the_order_xyzw_are_converted(path: pathlib.Path) -> None:
    q = torch.tensor([[1.0, 2, 3, 4], [5, 6, 7, 8]])
    save_file(
        {"quaternion": q, "a/quaternion": q + 1, "a.b.quaternion": q + 2, "my_quaternion": q + 3},
        path,
        {"quaternion_order": "xyzw"},
    )
    found = read_safetensors(path)
    assert found["quaternion"].tolist() == [[4, 1, 2, 3], [8, 5, 6, 7]]
    assert found["a/quaternion"].tolist() == [[5, 2, 3, 4], [9, 6, 7, 8]]
    assert found["a.b.quaternion"].tolist() == [[6, 3, 4, 5], [10, 7, 8, 9]]
    assert torch.equal(found["my_quaternion"], q + 3)
    # A tree of posekit whose quaternions another program turned to xyzw.
    write_safetensors(path, {"T": T, "path": Trajectory([0, 1, 2], T)})
    with safetensors.safe_open(path, "pt") as file:
        metadata = file.metadata()
    tensors = {k: x.roll(-1, -1) if k.endswith("quaternion") else x for k, x in load_file(path).items()}
    save_file(tensors, path, {**metadata, "quaternion_order": "xyzw"})
    found = read_safetensors(path)
    check_equal(found["T"], T)
    check_equal(found["path"].poses, T)


def mapped(x: torch.Tensor, path: pathlib.Path) -> bool:
    """Whether the memory of a tensor is a file that is mapped to memory."""
    for line in pathlib.Path("/proc/self/maps").read_text().splitlines():
        area, *_, name = line.split(maxsplit=5)
        begin, end = (int(word, 16) for word in area.split("-"))
        if begin <= x.data_ptr() < end:
            return name.endswith(str(path))
    return False


def test_tensors_are_mapped_from_the_file(path: pathlib.Path) -> None:
    many = Pose.random(100_000)
    estimates = UncertainPose(many[:100], torch.eye(6))
    write_safetensors(path, {"T": many, "path": Trajectory(torch.arange(100_000).double(), many), "e": estimates})
    found = read_safetensors(path)
    for x in (found["T"].position, found["T"].quaternion, found["path"].times, found["path"].poses.position):
        assert mapped(x, path)
    assert mapped(found["e"].covariance, path)
    before = path.read_bytes()
    found["T"].position.zero_()
    assert path.read_bytes() == before
    assert not mapped(many.position, path)


def test_the_device_of_the_result(path: pathlib.Path) -> None:
    write_safetensors(path, {"T": T, "x": torch.ones(2)})
    assert read_safetensors(path, device="cpu")["T"].device.type == "cpu"
    assert read_safetensors(path, device=torch.device("cpu"))["x"].device.type == "cpu"
    assert read_safetensors(path, device="meta")["T"].position.is_meta


def write_metadata(path: pathlib.Path, stored: Any, **metadata: str) -> None:
    tensors = {"x": torch.ones(3), "q": torch.ones(4), "t": torch.tensor([1.0, 0])}
    stored = stored if isinstance(stored, str) else json.dumps({"version": 1, "tree": stored})
    save_file(tensors, path, {"posekit": stored, **metadata})


def field(name: str) -> Any:
    return {"kind": "tensor", "name": name}


DEEP: Any = json.dumps({"version": 1, "tree": 0}).replace("0}", '{"kind":"list","items":[' * 9999 + "]}" * 9999 + "}")
BAD: dict[str, tuple[Any, str]] = {
    "no JSON": ("{", "the metadata do not fit the tensors: JSONDecodeError"),
    "no object": ("[]", "the metadata do not fit the tensors: TypeError"),
    "no version": ("{}", "the metadata do not fit the tensors: KeyError"),
    "a later version": ('{"version": 2}', "version 2 of the metadata is not known"),
    "too deep": (DEEP, "the metadata do not fit the tensors: RecursionError"),
    "no kind": ({}, "KeyError"),
    "an unknown kind": ({"kind": "Car", "fields": {}}, "KeyError"),
    "a kind that is no text": ({"kind": []}, "TypeError"),
    "a missing tensor": (field("y"), "KeyError"),
    "a missing field": ({"kind": "Pose", "fields": {"position": field("x")}}, "KeyError"),
    "a wrong shape": ({"kind": "Rotation", "fields": {"quaternion": field("x")}}, "ShapeError"),
    "times that go back": (
        {
            "kind": "Trajectory",
            "fields": {"times": field("t"), "poses": {"kind": "Rotation", "fields": {"quaternion": field("q")}}},
        },
        "ShapeError",
    ),
    "a wrong field": ({"kind": "Rotation", "fields": {"quaternion": {"kind": "number", "value": "abc"}}}, "Error"),
    "a wrong tree": ("7", "TypeError"),
}


@pytest.mark.parametrize("case", BAD)
def test_metadata_that_do_not_fit_raise(path: pathlib.Path, case: str) -> None:
    stored, fact = BAD[case]
    write_metadata(path, stored)
    with pytest.raises(pk.FileFormatError, match=f"tree.safetensors: .*{fact}") as error:
        read_safetensors(path)
    assert error.value.path == str(path)


def test_an_unknown_order_of_quaternions_raises(path: pathlib.Path) -> None:
    save_file({"quaternion": torch.ones(4)}, path, {"quaternion_order": "zyxw"})
    with pytest.raises(pk.FileFormatError, match="quaternion_order must be wxyz or xyzw, got 'zyxw'"):
        read_safetensors(path)


def test_every_truncated_or_damaged_file_raises(path: pathlib.Path) -> None:
    write_safetensors(path, {"T": T, "n": 1})
    whole = path.read_bytes()
    header = 8 + int.from_bytes(whole[:8], "little")
    for size in (*range(0, header + 8, 3), len(whole) - 1):
        path.write_bytes(whole[:size])
        with pytest.raises(pk.FileFormatError, match="this is no safetensors file"):
            read_safetensors(path)
    for garbage in (b"\xff" * 64, b"\0" * 64, b"0.5 1 2 3 0 0 0 1\n" * 9, b"PK\x03\x04" * 20):
        path.write_bytes(garbage)
        with pytest.raises(pk.FileFormatError, match="this is no safetensors file"):
            read_safetensors(path)
    for place in range(8, header):  # a damaged header gives an error of a file, or another name or number
        path.write_bytes(whole[:place] + b"~" + whole[place + 1 :])
        try:
            read_safetensors(path)
        except pk.FileFormatError as error:
            assert error.path == str(path)


def test_a_missing_file_raises_the_error_of_python(tmp_path: pathlib.Path) -> None:
    with pytest.raises(FileNotFoundError, match="missing"):
        read_safetensors(tmp_path / "missing")
    with pytest.raises(IsADirectoryError):
        read_safetensors(tmp_path)


LOOP: list[Any] = []
LOOP.append(LOOP)
WRONG: dict[str, Any] = {
    r"posekit.io.write_safetensors: tree\['a'\]\['1'\] must be a value, a tensor or a number, got set": lambda p: (
        write_safetensors(p, {"a": [0, {1}]})
    ),
    r"posekit.io.write_safetensors: tree: keys must be strings, got 3": lambda p: write_safetensors(p, {3: T}),
    r"posekit.io.write_safetensors: two tensors have the name 'a/b'": lambda p: write_safetensors(
        p, {"a/b": torch.ones(1), "a": {"b": torch.ones(1)}}
    ),
    "posekit.io.write_safetensors: tree is nested too deeply, or contains itself": lambda p: write_safetensors(p, LOOP),
    r"tree\['x'\] is on the meta device": lambda p: write_safetensors(p, {"x": torch.ones(1, device="meta")}),
    r"tree\['x'\].*sparse": lambda p: write_safetensors(p, {"x": torch.ones(1).to_sparse()}),
    "write_safetensors: the format has no tensors of torch.complex128": lambda p: write_safetensors(
        p, torch.ones(2, dtype=torch.complex128)
    ),
    r"tree\['x'\] must be an array of numbers": lambda p: write_safetensors(p, {"x": np.array(["a"])}),
    r"tree\['x'\] must be a value, a tensor or a number, got Robot": lambda p: write_safetensors(
        p, {"x": pk.kinematics.Robot.from_dh([0.0], [0.0], [0.0], [0.0])}
    ),
    "posekit.io.write_safetensors: path must be": lambda p: write_safetensors(3, T),
    "posekit.io.read_safetensors: path must be": lambda p: read_safetensors(None),
    "posekit.io.read_safetensors: .*not a valid device": lambda p: read_safetensors(p, device="gpu"),
}


@pytest.mark.parametrize("message", WRONG)
def test_wrong_arguments_raise(path: pathlib.Path, message: str) -> None:
    with pytest.raises(pk.PosekitError, match=message):
        WRONG[message](path)
    assert not path.exists()
