"""The README's table of names computes the same in each library, and its times are those of the benchmark."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pypose
import pytest
import roma
import torch
from scipy.spatial import transform as scipy_transform
from torch import Tensor

import posekit as pk

ROOT = Path(__file__).parents[3]
README = (ROOT / "README.md").read_text()
BENCH = (ROOT / "tests" / "bench" / "README.md").read_text()
UNITS = {"us": 1e-6, "ms": 1e-3, "s": 1.0}


def table(text: str) -> list[dict[str, str]]:
    """The rows of the first table of a text, by the names of its columns."""
    lines = re.search(r"(?:^\|.*\|\n)+", text, re.MULTILINE)[0].splitlines()
    header, _, *body = ([cell.strip() for cell in line.split("|")[1:-1]] for line in lines)
    return [dict(zip(header, row, strict=True)) for row in body]


# The table of names: each cell is evaluated with values of its library

NAMES = table(README.split("\n## Coming from\n")[1])
V = torch.tensor([0.3, -0.5, 0.7], dtype=torch.float64)
A = pk.Pose([1.0, 2.0, 3.0], [0.5, 0.1, -0.7, 0.4]).double().normalized()
B = pk.Pose.exp(torch.tensor([0.1, 0.2, -0.3, 0.4, -0.5, 0.6]).double())
ARGUMENTS = {"Rotation.exp(v)": "(v)", 'from_euler("xyz", rpy)': '("xyz", rpy)'}  # of cells without parentheses


def xyzw(pose: pk.Pose) -> Tensor:
    return pose.rotation.xyzw()


def scipy_pose(pose: pk.Pose) -> Any:
    rotation = scipy_transform.Rotation.from_quat(xyzw(pose).numpy())
    return scipy_transform.RigidTransform.from_components(pose.position.numpy(), rotation)


def matrix(value: Any) -> np.ndarray:
    """Of a value of any of the libraries; of matrices and points themselves."""
    if isinstance(value, Tensor) and not isinstance(value, pypose.LieTensor):
        return roma.unitquat_to_rotmat(value).numpy() if value.shape == (4,) else value.numpy()
    for name in ("as_matrix", "to_homogeneous", "matrix"):
        if hasattr(type(value), name):
            return np.asarray(getattr(value, name)())
    if isinstance(value, roma.RotationUnitQuat):
        return roma.unitquat_to_rotmat(value.linear).numpy()
    return np.asarray(value)


LIBRARIES: dict[str, tuple[dict[str, Any], Any, Any]] = {  # names that cells use; a and b
    "posekit": ({**vars(pk), "from_euler": pk.Rotation.from_euler}, A, B),
    "SciPy": (
        {name: getattr(scipy_transform.Rotation, name) for name in ("from_quat", "from_rotvec", "from_euler")},
        scipy_pose(A),
        scipy_pose(B),
    ),
    "PyPose": (vars(pypose), *(pypose.SE3(torch.cat((T.position, xyzw(T)))) for T in (A, B))),
    "RoMa": (vars(roma), *(roma.RigidUnitQuat(xyzw(T), T.position) for T in (A, B))),
}


def evaluate(library: str, row: dict[str, str]) -> np.ndarray:
    names, a, b = LIBRARIES[library]
    first = row["posekit"].strip("`")
    cell = first if row[library] == "same" else row[library].strip("`")
    if re.fullmatch(r"\w+", cell):
        cell += ARGUMENTS[first]
    local = {"a": a, "b": b, "v": V, "rpy": V, "q": xyzw(A), "x": torch.tensor([3.0, -1.0, 2.0]).double()}
    if library == "SciPy":
        local = {name: x.numpy() if isinstance(x, Tensor) else x for name, x in local.items()}
    method = re.fullmatch(r"(\w+)\(\)", cell)
    return matrix(getattr(a, method[1])() if method else eval(cell, dict(names), local))


@pytest.mark.parametrize("library", LIBRARIES)
@pytest.mark.parametrize("row", NAMES, ids=lambda row: row["posekit"].strip("`"))
def test_the_names_of_a_row_compute_the_same(row: dict[str, str], library: str) -> None:
    value = evaluate(library, row)
    assert value.size in (3, 9, 16)
    np.testing.assert_allclose(value, evaluate("posekit", row), atol=1e-9)


def test_a_swapped_product_would_be_noticed() -> None:
    swapped = {**NAMES[0], "posekit": "`b @ a`"}
    assert np.abs(evaluate("posekit", swapped) - evaluate("SciPy", NAMES[0])).max() > 0.1


# The table of times

ROWS = {  # of the README, in the benchmark: the op, the pass and the batch
    "one compose": ("compose", "forward", "1"),
    "one compose, backward": ("compose", "forward + backward", "1"),
    "a million composes, backward": ("compose", "forward + backward", "1M"),
    "a million `from_matrix`, backward": ("from_matrix", "forward + backward", "1M"),
    "a million `Pose.log`, backward": ("se3_log", "forward + backward", "1M"),
    "one mean of 100 rotations": ("mean", "forward", "1"),
}


def seconds(cell: str) -> float:
    number, unit = cell.split()
    return float(number) * UNITS[unit]


def measured() -> dict[tuple[str, str, str], dict[str, str]]:
    """Every row of the benchmark's tables, by op, pass and batch."""
    found = {}
    for header in re.findall(r"^\|.*\| pass \| batch \|.*\|$", BENCH, re.MULTILINE):
        for row in table(BENCH[BENCH.index(header) :]):
            op, which, batch, *_ = row.values()
            found[op.split(":")[0], which, batch] = row
    return found


@pytest.mark.parametrize("row", table(README.split("\n## Speed\n")[1]), ids=lambda row: row[""])
def test_times_are_those_of_the_benchmark(row: dict[str, str]) -> None:
    bench = measured()[ROWS[row[""]]]
    assert row["posekit"] == bench["posekit"]
    others = {name: cell for name, cell in row.items() if name not in ("", "posekit", "on H200")}
    assert any(others.values())
    for name, cell in others.items():
        other = bench.get(name, bench.get(name.lower(), ""))
        assert bool(cell) == bool(other), name
        if cell:
            ratio = seconds(other) / seconds(row["posekit"])
            assert cell == (f"{ratio:.0f}x" if ratio >= 10 else f"{ratio:.1f}x"), name


def test_times_on_a_device_are_those_of_the_benchmark() -> None:
    bench = {tuple(row.values())[:3]: row["posekit"] for row in table(tail("| on a device |"))}
    shown = {ROWS[row[""]]: row["on H200"] for row in table(README.split("\n## Speed\n")[1])}
    assert len([cell for cell in shown.values() if cell]) == 3
    assert {key: cell for key, cell in shown.items() if cell} == {key: bench[key] for key in shown if key in bench}


# The table of solvers and robots: the row and the columns of the benchmark's tables that have its cells

OTHERS = {
    "sphere2500 from its chordal start": ("sphere2500, from its poses / chordal start", "gtsam", 1),
    "a graph of 5 poses, again": ("a `Problem` of a graph of 5 / 20 / 100 / 500 poses, again", "gtsam", 0),
    "a graph of 100 poses, again": ("a `Problem` of a graph of 5 / 20 / 100 / 500 poses, again", "gtsam", 2),
    "bundle adjustment, 31,044 observations": ("49 cameras, 7776 points, 31,044 observations", "gtsam", 0),
    "an iteration of it": ("the same, an iteration", "Ceres", 0),
    "1000 PnP with wrong pixels": ("PnP", "SciPy, in a loop", None),
    "1000 forward kinematics of an arm": ("robot_arm", "pytorch_kinematics", None),
    "1000 inverse dynamics of an arm": ("robot_arm_torque", "Pinocchio, in a loop", None),
    "1000 inertial windows of 200": ("windows", "gtsam, in a loop", None),
}


def recorded(row: str, other: str, part: int | None) -> tuple[str, str]:
    """The time of posekit and of another system, as the benchmark's page has them."""
    if part is not None:  # a table with a column of posekit and one of others, of one or two parts
        found = next(line for line in table(tail("| row |")) if line["row"] == row)
        ours, theirs = (re.sub(r"^[a-z]+ ", "", found[name], flags=re.I) for name in ("posekit", "the other"))
        return ours.split(" / ")[part], theirs.split(" / ")[part]
    name = other.split(",")[0]
    if row == "windows":
        times = {line[""]: line["time"] for line in table(tail("| | time | over"))}
        ours = times['posekit, "tangent" / "exact" / "manifold"'].split(" / ")[0]
        return ours, times['gtsam, its default class, with the numbers of "tangent"']
    if row == "PnP":
        lines = {line["milliseconds"]: line[row] for line in table(tail("| milliseconds | ICP"))}
        return f"{lines['posekit, declared op']} ms", f"{lines[other]} ms"
    line = next(line for line in table(tail("| milliseconds | posekit")) if line["milliseconds"] == row)
    return f"{line['posekit']} ms", f"{line[name]} ms"


def tail(start: str) -> str:
    """The benchmark's page from a line on."""
    return BENCH[BENCH.index(start) :]


ROWS_OF_OTHERS = table(README[README.index("| | posekit | the other |") :])


@pytest.mark.parametrize("row", ROWS_OF_OTHERS, ids=lambda row: row[""] or row["posekit"])
def test_times_of_solvers_and_robots_are_those_of_the_benchmark(row: dict[str, str]) -> None:
    name, posekit, cell, times = row.values()
    where, other, part = OTHERS[name]
    ours, theirs = recorded(where, other, part)
    assert posekit == ours
    assert cell == f"{other} {theirs}"
    ratio = seconds(theirs) / seconds(ours)
    assert float(times.rstrip("x")) == pytest.approx(ratio, rel=0.05)  # of rounded times


def test_the_readme_is_short() -> None:
    assert len(README.encode()) <= 14 * 1024
