"""Files written by earlier versions still load, and give the same results.

The fixtures of a version are in `fixtures/VERSION`, as text. `fixtures/write.py` wrote them with the code of that
version. Existing fixtures are never written again.
"""

from __future__ import annotations

import base64
import functools
import io
import json
import pathlib
import pickle
import warnings
import zipfile
import zlib
from collections.abc import Iterator
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.utils import _pytree as pytree

import posekit as pk
from posekit.algebra import Scalar, Vec3, sqrt
from posekit.engine import find

FIXTURES = pathlib.Path(__file__).parent / "fixtures"
VERSIONS = sorted(path.parent.name for path in FIXTURES.glob("*/values.json"))

# Warnings that torch raises about its own code while it loads a program.
pytestmark = [
    pytest.mark.filterwarnings("ignore::DeprecationWarning:torch"),
    pytest.mark.filterwarnings("ignore:.isinstance.treespec, LeafSpec.. is deprecated:FutureWarning"),
    pytest.mark.filterwarnings("ignore:The given buffer is not writable"),  # torch 2.11
]


@pk.op(name="fixtures.shear", returns="moved length")
def shear(point: Vec3, along: Vec3, factor: Scalar) -> tuple[Vec3, Scalar]:
    """A user's op as in the fixtures: exported programs call it by its name, which includes a digest of it."""
    moved = point + along * (factor * point[2])
    return moved, sqrt(moved[0] ** 2 + moved[1] ** 2 + moved[2] ** 2)


def signature(name: str) -> str:
    """The shapes of the inputs and outputs of a named op, as text."""
    op = find(name).program
    taken, given = (" ".join(str(tuple(port.shape)) for port in ports) for ports in (op.inputs, op.outputs))
    return f"{taken} -> {given}"


@pytest.fixture(autouse=True)
def old_names() -> Iterator[None]:
    """Ignores deprecation warnings: loaded files may refer to names that have moved since."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        yield


@functools.cache
def stored(version: str, file: str) -> dict[str, Any]:
    return json.loads((FIXTURES / version / f"{file}.json").read_text())


def of_text(lines: list[str]) -> bytes:
    return zlib.decompress(base64.b64decode("".join(lines)))


def made(encoded: Any) -> Any:
    """Decodes a value that `encoded` of `fixtures/write.py` made."""
    if isinstance(encoded, list):
        return [made(part) for part in encoded]
    ((kind, parts),) = encoded.items()
    if kind == "dict":
        return {name: made(part) for name, part in parts.items()}
    if kind == "tuple":
        return tuple(made(part) for part in parts)
    if kind == "requires grad":
        return made(parts).requires_grad_()
    dtype = getattr(torch, kind, None)
    if isinstance(dtype, torch.dtype):
        return torch.tensor(parts, dtype=dtype)
    return getattr(pk, kind)(*[part if isinstance(part, str) else made(part) for part in parts])


def assert_same(got: Any, want: Any) -> None:
    assert pytree.tree_structure(got) == pytree.tree_structure(want)
    numbers, wanted = pytree.tree_leaves(got), pytree.tree_leaves(want)
    assert [x.requires_grad for x in numbers] == [x.requires_grad for x in wanted]
    for x, y in zip(numbers, wanted, strict=True):
        assert torch.equal(x, y) and x.dtype == y.dtype


def assert_near(got: Any, want: Any) -> None:
    assert pytree.tree_structure(got) == pytree.tree_structure(want)
    for x, y in zip(pytree.tree_leaves(got), pytree.tree_leaves(want), strict=True):
        near = 1e-12 if y.dtype == torch.float64 else 4e-6
        torch.testing.assert_close(x, y, rtol=near, atol=near)


# Values

VALUES = [(version, name) for version in VERSIONS for name in stored(version, "values")["values"]]


@pytest.mark.parametrize(("version", "name"), VALUES)
def test_pickled_values_load_unchanged(version: str, name: str) -> None:
    fixture = stored(version, "values")["values"][name]
    assert_same(pickle.loads(of_text(fixture["pickle"])), made(fixture["value"]))


@pytest.mark.parametrize(("version", "name"), VALUES)
@pytest.mark.parametrize("weights_only", (True, False))
def test_saved_values_load_unchanged(version: str, name: str, weights_only: bool) -> None:
    fixture = stored(version, "values")["values"][name]
    loaded = torch.load(io.BytesIO(of_text(fixture["save"])), weights_only=weights_only)
    assert_same(loaded, made(fixture["value"]))


@pytest.mark.parametrize("version", VERSIONS)
def test_loaded_values_support_operations(version: str) -> None:
    fixture = stored(version, "values")["values"]["everything"]
    loaded, want = pickle.loads(of_text(fixture["pickle"])), made(fixture["value"])
    for got, value in ((loaded, want), (torch.load(io.BytesIO(of_text(fixture["save"]))), want)):
        pose, known = got["poses"][0], value["poses"][0]
        assert type(pose) is pk.Pose
        assert_near((pose @ ~pose, pose.log()), (known @ ~known, known.log()))
        path, known = got["more"]["trajectory"], value["more"]["trajectory"]
        assert_near(path.at(0.75), known.at(0.75))
        estimate, known = got["pair"][1], value["pair"][1]
        assert_near(estimate @ estimate, known @ known)


@pytest.mark.parametrize("version", VERSIONS)
def test_pickled_public_functions_and_classes_are_the_current_ones(version: str) -> None:
    for name, loaded in pickle.loads(of_text(stored(version, "values")["names"])).items():
        assert loaded is functools.reduce(getattr, name.split("."), pk), name


@pytest.mark.parametrize("version", VERSIONS)
def test_pickled_errors_are_the_current_ones(version: str) -> None:
    for name, loaded in pickle.loads(of_text(stored(version, "values")["errors"])).items():
        assert type(loaded) is getattr(pk, name)
        assert loaded.args == (f"a {name}",)


# Exported programs

PROGRAMS = [(version, name) for version in VERSIONS for name in stored(version, "programs")]


@functools.cache
def archive(version: str, name: str) -> bytes:
    return of_text(stored(version, "programs")[name]["program"])


@functools.cache
def program(version: str, name: str) -> Any:
    return torch.export.load(io.BytesIO(archive(version, name)))


@pytest.mark.parametrize(("version", "name"), PROGRAMS)
def test_exported_programs_compute_the_same_values(version: str, name: str) -> None:
    module = program(version, name).module()
    for call in stored(version, "programs")[name]["calls"]:
        assert_near(module(*made(call["inputs"])), made(call["outputs"]))


@pytest.mark.parametrize(("version", "name"), PROGRAMS)
def test_example_inputs_of_exported_programs_load_with_weights_only(version: str, name: str) -> None:
    """torch tries weights_only first; if that fails, it warns and unpickles arbitrary code from the file."""
    with zipfile.ZipFile(io.BytesIO(archive(version, name))) as parts:
        (place,) = [part for part in parts.namelist() if "sample_inputs" in part]
        example = torch.load(io.BytesIO(parts.read(place)), weights_only=True)
    assert_same(example, (made(stored(version, "programs")[name]["calls"][-1]["inputs"]), {}))


@pytest.mark.parametrize(("version", "name"), [(v, n) for v, n in PROGRAMS if "gradients" in stored(v, "programs")[n]])
def test_exported_programs_compute_the_same_gradients(version: str, name: str) -> None:
    fixture = stored(version, "programs")[name]
    got = gradients(program(version, name).module(), made(fixture["calls"][0]["inputs"]))
    assert_near(got, made(fixture["gradients"]))


def gradients(module: Any, arguments: Any) -> list[Tensor]:
    """The gradients of the sum of all results with respect to each tensor."""
    inputs = [x.requires_grad_() for x in pytree.tree_leaves(arguments)]
    total = sum(y.sum() for y in pytree.tree_leaves(module(*arguments)))
    return list(torch.autograd.grad(total, inputs, materialize_grads=True))


# Ops


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("kind", ("ops", "scans", "derivatives", "declared"))
def test_ops_keep_their_names_and_signatures(version: str, kind: str) -> None:
    wanted = stored(version, "ops")[kind]
    assert {name: signature(name) for name in wanted} == wanted


@pytest.mark.parametrize("version", VERSIONS)
def test_user_defined_ops_keep_their_full_names(version: str) -> None:
    assert list(stored(version, "ops")["declared"]) == [shear.op.name]


@pytest.mark.parametrize("version", VERSIONS)
def test_the_dispatcher_has_the_ops_that_graphs_call(version: str) -> None:
    for name, schema in stored(version, "ops")["dispatcher"].items():
        assert str(getattr(torch.ops.posekit, name).default._schema) == schema
