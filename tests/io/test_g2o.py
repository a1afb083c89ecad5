"""Pose graphs in the g2o format, and the conversion of their information matrices."""

from __future__ import annotations

import copy
import pathlib
import pickle
from typing import Any

import numpy as np
import pytest
import torch
from scipy.spatial.transform import Rotation as Oracle
from torch import Tensor
from torch.func import jacrev

import posekit as pk
from posekit import Pose, UncertainPose
from posekit.io import PoseGraph, read_g2o, text_files, write_g2o
from tests.support import sampling

D = torch.float64
UPPER = "1 0 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0 0 1 0 1"
FIRST = "VERTEX_SE3:QUAT 5 1 2 3 0.1 0.7 0.5 0.5"
SECOND = "VERTEX_SE3:QUAT 2 4 5 6 0 0 0 1"
EDGE = f"EDGE_SE3:QUAT 2 5 7 8 9 0.1 0.7 0.5 0.5 {UPPER}"


@pytest.fixture
def path(tmp_path: pathlib.Path) -> pathlib.Path:
    return tmp_path / "graph.g2o"


def made(n: int = 12, m: int = 20, dtype: torch.dtype = D) -> PoseGraph:
    rng = sampling.generator(5)
    roots = sampling.normal(m, 6, 6, seed=3)
    information = (roots @ roots.mT).to(dtype)
    return PoseGraph(
        Pose(sampling.normal(n, 3), sampling.unit_quaternions(n)).to(dtype).normalized(),
        torch.randint(0, n, (m, 2), generator=rng),
        Pose(sampling.normal(m, 3, seed=1), sampling.unit_quaternions(m, seed=1)).to(dtype).normalized(),
        (information + information.mT) / 2,
        1000 + 7 * torch.randperm(n, generator=rng),
        torch.arange(n) % 5 == 2,
    )


def check_equal(found: PoseGraph, wanted: PoseGraph) -> None:
    for a, b in ((found.poses, wanted.poses), (found.measurements, wanted.measurements)):
        assert torch.equal(a.position, b.position)
        assert torch.equal(a.quaternion, b.quaternion)
    for name in ("pairs", "information", "ids", "fixed"):
        a, b = getattr(found, name), getattr(wanted, name)
        assert a.dtype == b.dtype
        assert torch.equal(a, b), name


# The conversion, against g2o's error written out


def error_of_g2o(tangent: Tensor, measurement: Tensor) -> Tensor:
    """The error [t, q] of an edge whose relative pose is ``measurement @ exp(tangent)``, as g2o computes it.

    It is that of measurement^-1 times the relative pose: the position and the vector part of the unit quaternion.
    """
    v, w = tangent.split(3)
    twist = torch.zeros(4, 4, dtype=D)
    twist[:3, :3] = torch.stack([torch.linalg.cross(w, e) for e in torch.eye(3, dtype=D)], -1)
    twist[:3, 3] = v
    relative = measurement @ torch.linalg.matrix_exp(twist)
    delta = torch.linalg.inv(measurement) @ relative
    real = torch.sqrt(1 + delta.diagonal()[:3].sum()) / 2
    skew = delta[:3, :3] - delta[:3, :3].mT
    return torch.cat([delta[:3, 3], torch.stack([skew[2, 1], skew[0, 2], skew[1, 0]]) / (4 * real)])


def test_g2os_error_is_the_vector_part_of_the_quaternion() -> None:
    tangent = torch.tensor([0.1, 0.2, 0.3, 0.4, -0.5, 0.6], dtype=D)
    found = error_of_g2o(tangent, Pose.exp(sampling.normal(6)).matrix())
    delta = Pose.exp(tangent)
    np.testing.assert_allclose(found[:3], delta.position, atol=1e-14)
    np.testing.assert_allclose(found[3:], Oracle.from_rotvec(tangent[3:]).as_quat()[:3], atol=1e-14)


def test_information_is_converted_by_the_jacobian_of_g2os_error(path: pathlib.Path) -> None:
    graph = made(m=4)
    write_g2o(path, graph)
    lines = [line.split() for line in path.read_text().splitlines() if line.startswith("EDGE")]
    for line, measurement, information in zip(lines, graph.measurements.matrix(), graph.information, strict=True):
        written = torch.zeros(6, 6, dtype=D)
        written[tuple(torch.triu_indices(6, 6))] = torch.tensor([float(word) for word in line[10:]], dtype=D)
        written = written + written.triu(1).mT
        jacobian = jacrev(error_of_g2o)(torch.zeros(6, dtype=D), measurement)
        np.testing.assert_allclose(jacobian.mT @ written @ jacobian, information, rtol=1e-13, atol=1e-13)
        inverse = torch.linalg.inv(jacobian)
        np.testing.assert_allclose(inverse.mT @ information @ inverse, written, rtol=1e-13, atol=1e-13)
    check_equal(read_g2o(path), graph)


def test_the_cost_of_a_graph_is_that_of_g2o_for_small_errors(path: pathlib.Path) -> None:
    graph = made()
    small = 1e-5 * sampling.normal(20, 6, seed=8)
    graph = PoseGraph(
        pk.cumulative(graph.poses),
        torch.tensor([[k, (k + 1) % 12] for k in range(12)]),
        Pose.identity(12, dtype=D),
        graph.information[:12],
    )
    start, end = graph.poses[graph.pairs[:, 0]], graph.poses[graph.pairs[:, 1]]
    measured = start.between(end) @ Pose.exp(-small[:12])
    graph = PoseGraph(graph.poses, graph.pairs, measured, graph.information)
    np.testing.assert_allclose(graph.errors(), small[:12], atol=1e-15)
    found = torch.einsum("mi,mij,mj->m", graph.errors(), graph.information, graph.errors())
    write_g2o(path, graph)
    lines = [line.split() for line in path.read_text().splitlines() if line.startswith("EDGE")]
    for k, line in enumerate(lines):
        written = torch.zeros(6, 6, dtype=D)
        written[tuple(torch.triu_indices(6, 6))] = torch.tensor([float(word) for word in line[10:]], dtype=D)
        e = error_of_g2o(small[k], measured[k].matrix())
        assert float(e @ (written + written.triu(1).mT) @ e) == pytest.approx(float(found[k]), rel=1e-4)


def test_information_is_the_inverse_covariance_of_an_uncertain_pose() -> None:
    """Samples of the measurement have the errors that the information matrix describes."""
    graph = made(m=2)
    covariance = 1e-4 * graph.information.inverse()
    estimate = UncertainPose(graph.measurements[0], covariance[0])
    samples = estimate.sample(20_000, generator=sampling.generator(1))
    errors = graph.measurements[0].local(samples)
    found = errors.mT @ errors / len(errors)
    scale = covariance[0].diagonal().sqrt()
    np.testing.assert_allclose(found / scale / scale[:, None], covariance[0] / scale / scale[:, None], atol=0.05)


# Files


def test_vertices_edges_and_fixed_vertices_of_a_file(path: pathlib.Path) -> None:
    upper = " ".join(str(k + 100 * (k in (0, 6, 11, 15, 18, 20))) for k in range(21))
    path.write_text(f"{FIRST}\nEDGE_SE3:QUAT 2 5 7 8 9 0.1 0.7 0.5 0.5 {upper}\nFIX 2\n{SECOND}\n")
    graph = read_g2o(path)
    assert graph.ids.tolist() == [5, 2]
    assert graph.poses.position.tolist() == [[1, 2, 3], [4, 5, 6]]
    assert graph.poses.quaternion.tolist() == [[0.5, 0.1, 0.7, 0.5], [1, 0, 0, 0]]
    assert graph.fixed.tolist() == [False, True]
    assert graph.pairs.tolist() == [[1, 0]]
    assert graph.measurements.position.tolist() == [[7, 8, 9]]
    assert graph.measurements.quaternion.tolist() == [[0.5, 0.1, 0.7, 0.5]]
    wanted = [
        [100, 1, 2, 1.5, 2, 2.5],
        [1, 106, 7, 4, 4.5, 5],
        [2, 7, 111, 6, 6.5, 7],
        [1.5, 4, 6, 28.75, 4, 4.25],
        [2, 4.5, 6.5, 4, 29.5, 4.75],
        [2.5, 5, 7, 4.25, 4.75, 30],
    ]
    assert graph.information.tolist() == [wanted]
    assert repr(graph) == "PoseGraph(vertices=2, edges=1, fixed=1, dtype=torch.float64)"


@pytest.mark.parametrize("dtype", [torch.float64, torch.float32, torch.half, torch.bfloat16])
def test_a_file_brings_back_the_same_numbers(path: pathlib.Path, dtype: torch.dtype) -> None:
    wanted = made(dtype=dtype)
    write_g2o(path, wanted)
    found = read_g2o(path, dtype=dtype)
    assert found.poses.dtype == found.information.dtype == dtype
    check_equal(found, wanted)


def test_lines_are_in_the_order_that_g2o_writes(path: pathlib.Path) -> None:
    write_g2o(path, made(3, 2))
    assert [line.split()[0] for line in path.read_text().splitlines()] == [
        *["VERTEX_SE3:QUAT"] * 3,
        "FIX",
        *["EDGE_SE3:QUAT"] * 2,
    ]


def test_a_graph_without_edges(path: pathlib.Path) -> None:
    wanted = made(3, 0)
    write_g2o(path, wanted)
    check_equal(read_g2o(path), wanted)
    assert wanted.errors().shape == (0, 6)


@pytest.mark.parametrize("block", [1 << 20, 10])
@pytest.mark.parametrize(
    "content",
    [
        f"\ufeff{FIRST}\r\n{SECOND}\r\n{EDGE}\r\nFIX 2 5\r\n",
        f"# a comment\n\n{EDGE}\n  {FIRST}  \nPARAMS_SE3OFFSET 0 0 0 0 0 0 0 1\nFIX 5\n{SECOND}\nFIX 2",
        f"{FIRST}\n{SECOND}\n{EDGE}\nFIX 2\nFIX 5\nFIX 5\n".replace(" ", "\t"),
        f"{FIRST}\n{SECOND}\n{EDGE}\nFIX 2 5".replace(" ", "   "),
    ],
)
def test_spaces_comments_order_and_line_ends(
    path: pathlib.Path, content: str, block: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text_files, "_BLOCK", block)
    path.write_bytes(content.encode())
    graph = read_g2o(path)
    places = graph.ids.tolist()
    assert sorted(places) == [2, 5]
    assert [[places[k] for k in pair] for pair in graph.pairs.tolist()] == [[2, 5]]
    assert graph.fixed.tolist() == [True, True]
    assert graph.poses.position.tolist() == [[1, 2, 3], [4, 5, 6]]


BAD: dict[str, tuple[str, str]] = {
    "a vertex in the plane": (
        "VERTEX_SE2 7 1 2 3",
        r"got 'VERTEX_SE2'; a graph is of space or of the plane; pass strict=False",
    ),
    "an edge in the plane": ("EDGE_SE2 2 5 1 2 3 1 0 0 1 0 1", r"got 'EDGE_SE2'; a graph is of space or of the plane"),
    "a point": ("VERTEX_TRACKXYZ 7 1 2 3", "the line must begin with VERTEX_SE3:QUAT, EDGE_SE3:QUAT or FIX, got 'VERT"),
    "garbage": ("\udcff\udcfe\x00", "the line must begin with VERTEX_SE3:QUAT"),
    "few numbers": (SECOND[:-2], "VERTEX_SE3:QUAT must have 8 numbers, got 7"),
    "few numbers of an edge": (EDGE[:-2], "EDGE_SE3:QUAT must have 30 numbers, got 29"),
    "many numbers": (f"{EDGE} 1", "EDGE_SE3:QUAT must have 30 numbers, got 31"),
    "an id that is no integer": (
        "VERTEX_SE3:QUAT 7.0 1 2 3 0 0 0 1",
        "the id must be an integer of 64 bits, got '7.0'",
    ),
    "an id of an edge": (EDGE.replace(" 5 ", " x "), "the id must be an integer of 64 bits, got 'x'"),
    "a fixed id": ("FIX one", "the id must be an integer of 64 bits, got 'one'"),
    "a vertex twice": (FIRST, "vertex 5 occurs twice"),
    "an edge to no vertex": (
        EDGE.replace(" 5 ", " 6 "),
        "the edge names vertex 6, which the file does not have",
    ),
    "a fixed vertex that is missing": ("FIX 2 6", "FIX names vertex 6, which the file does not have"),
    "a word": ("VERTEX_SE3:QUAT 7 1 2 three 0 0 0 1", "number 3 of the row must be a number, got 'three'"),
    "underscores": ("VERTEX_SE3:QUAT 7 1 2 3_0 0 0 0 1", "number 3 of the row must be a number, got '3_0'"),
    "NaN": ("VERTEX_SE3:QUAT 7 1 2 nan 0 0 0 1", "z is nan"),
    "a zero quaternion": ("VERTEX_SE3:QUAT 7 1 2 3 0 0 0 0", "the quaternion is zero"),
    "a zero quaternion of an edge": (f"EDGE_SE3:QUAT 2 5 7 8 9 0 0 0 0 {UPPER}", "the quaternion is zero"),
    "infinite information": (f"{EDGE[:-1]}inf", "the information is inf"),
}


@pytest.mark.parametrize("case", BAD)
@pytest.mark.parametrize("block", [1 << 20, 10])
def test_a_malformed_line_raises_an_error_with_its_number(
    path: pathlib.Path, case: str, block: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text_files, "_BLOCK", block)
    line, fact = BAD[case]
    content = "\n".join(["# a graph", FIRST, SECOND, EDGE, line, EDGE, ""])
    path.write_bytes(content.encode(errors="surrogateescape"))
    with pytest.raises(pk.FileFormatError, match=fact) as error:
        read_g2o(path)
    assert error.value.line == 5


@pytest.mark.parametrize("content", ["", "# nothing\n"])
def test_a_file_without_vertices_raises(path: pathlib.Path, content: str) -> None:
    path.write_text(content)
    with pytest.raises(pk.FileFormatError, match=r"graph.g2o: the file has no vertices"):
        read_g2o(path)


def test_the_device_of_the_result(path: pathlib.Path) -> None:
    write_g2o(path, made())
    graph = read_g2o(path, device="meta")
    assert graph.information.is_meta
    assert graph.ids.is_meta
    assert repr(graph) == "PoseGraph(vertices=12, edges=20, dtype=torch.float64, device='meta')"


# The value


def test_the_error_of_an_edge_leads_from_the_measurement_to_the_relative_pose() -> None:
    graph = made()
    for k, (i, j) in enumerate(graph.pairs.tolist()):
        relative = torch.linalg.inv(graph.poses[i].matrix()) @ graph.poses[j].matrix()
        found = graph.measurements[k] @ Pose.exp(graph.errors()[k])
        np.testing.assert_allclose(found.matrix(), relative, atol=1e-12)
    position = graph.poses.position.clone().requires_grad_()
    moved = PoseGraph(graph.poses.replace(position=position), graph.pairs, graph.measurements, graph.information)
    moved.errors().square().sum().backward()
    assert position.grad.norm() > 1


def test_a_graph_is_immutable_and_can_be_copied() -> None:
    graph = made()
    with pytest.raises(pk.ImmutableError, match="PoseGraph: 'poses' cannot be set"):
        graph.poses = graph.poses
    check_equal(copy.deepcopy(graph), graph)
    check_equal(pickle.loads(pickle.dumps(graph)), graph)
    assert type(pickle.loads(pickle.dumps(graph))).__module__ == "posekit.io"


def test_information_is_the_identity_unless_given() -> None:
    poses, measured = Pose.random(3), Pose.random(2).double()
    graph = PoseGraph(poses, [[0, 1], [1, 2]], measured)
    assert graph.information.dtype is torch.float64 and graph.information.tolist() == [torch.eye(6).tolist()] * 2


EYE, ONE = torch.eye(6)[None], Pose.identity(1)
WRONG: dict[str, Any] = {
    "PoseGraph: poses must be a Pose or a Pose2, got Tensor": lambda p: PoseGraph(torch.eye(4), [[0, 0]], ONE, EYE),
    "PoseGraph: measurements must be a Pose or a Pose2, got list": lambda p: PoseGraph(ONE, [[0, 0]], [ONE], EYE),
    r"PoseGraph: poses must have shape \(\*batch, n\), got \(\)": lambda p: PoseGraph(Pose(), [[0, 0]], ONE, EYE),
    r"PoseGraph: pairs must have shape \(1, 2\), got \(2,\)": lambda p: PoseGraph(ONE, [0, 0], ONE, EYE),
    r"PoseGraph: information must have shape \(1, 6, 6\), got \(6, 6\)": lambda p: PoseGraph(
        ONE, [[0, 0]], ONE, EYE[0]
    ),
    r"PoseGraph: ids must have shape \(1,\), got \(2,\)": lambda p: PoseGraph(ONE, [[0, 0]], ONE, EYE, [1, 2]),
    r"PoseGraph: fixed must have shape \(1,\), got \(\)": lambda p: PoseGraph(ONE, [[0, 0]], ONE, EYE, [1], True),
    "PoseGraph: fixed must be bool": lambda p: PoseGraph(ONE, [[0, 0]], ONE, EYE, [1], [1]),
    "PoseGraph: pairs must be integers": lambda p: PoseGraph(ONE, [[0.5, 0]], ONE, EYE),
    r"PoseGraph: pairs\[0\] = \[0, 1\] is outside the 1 vertices": lambda p: PoseGraph(ONE, [[0, 1]], ONE, EYE),
    r"PoseGraph: pairs\[0\] = \[-1, 0\] is outside the 1 vertices": lambda p: PoseGraph(ONE, [[-1, 0]], ONE, EYE),
    "PoseGraph: ids must be distinct": lambda p: PoseGraph(Pose.identity(2), [[0, 1]], ONE, EYE, [3, 3]),
    "PoseGraph: information must be of a floating dtype": lambda p: PoseGraph(ONE, [[0, 0]], ONE, EYE.long()),
    "PoseGraph: on different devices": lambda p: PoseGraph(ONE, [[0, 0]], ONE.to("meta"), EYE),
    "posekit.io.write_g2o: graph must be a PoseGraph, got Pose": lambda p: write_g2o(p, ONE),
    r"posekit.io.write_g2o: graph.information\[0\] is not finite": lambda p: write_g2o(
        p, PoseGraph(ONE, [[0, 0]], ONE, torch.inf * EYE)
    ),
    r"posekit.io.write_g2o: graph.measurements.quaternion\[0\] = .* represents no rotation": lambda p: write_g2o(
        p, PoseGraph(ONE, [[0, 0]], Pose([[0, 0, 0]], [[0, 0, 0, 0]]), EYE)
    ),
    "posekit.io.write_g2o: graph.poses must not be empty": lambda p: write_g2o(
        p, PoseGraph(Pose.identity(0), torch.zeros(0, 2, dtype=torch.int64), Pose.identity(0), torch.zeros(0, 6, 6))
    ),
}


@pytest.mark.parametrize("message", WRONG)
def test_wrong_arguments_raise(path: pathlib.Path, message: str) -> None:
    with pytest.raises(pk.PosekitError, match=message):
        WRONG[message](path)
    assert not path.exists()
