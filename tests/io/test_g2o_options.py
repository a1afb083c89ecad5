"""Graph files with lines of other kinds, TORO's lines, and information matrices that are indefinite."""

from __future__ import annotations

import pathlib
import tempfile
import warnings
from typing import Any

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.spatial.transform import Rotation as Oracle

import posekit as pk
from posekit.io import PoseGraph, read_g2o, text_files, write_g2o
from tests.support import sampling

GRAPHS = pathlib.Path(__file__).parents[3] / "shared" / "data" / "graphs"
D = torch.float64
ROWS, COLUMNS = np.triu_indices(6)
EYE = "1 0 0 0 0 0 1 0 0 0 0 1 0 0 0 4 0 0 4 0 4"
VERTICES = "VERTEX_SE3:QUAT 5 1 2 3 0.1 0.7 0.5 0.5\nVERTEX_SE3:QUAT 2 4 5 6 0 0 0 1\n"
EDGE = f"EDGE_SE3:QUAT 2 5 7 8 9 0.1 0.7 0.5 0.5 {EYE}\n"


@pytest.fixture
def path(tmp_path: pathlib.Path) -> pathlib.Path:
    return tmp_path / "graph.g2o"


def written(path: pathlib.Path, information: Any, start: str = VERTICES) -> None:
    """Write a file with an edge for each information matrix, in the numbers of g2o."""
    edges = []
    for matrix in np.reshape(np.asarray(information, dtype=float), (-1, 6, 6)):
        upper = " ".join(map(repr, matrix[ROWS, COLUMNS].tolist()))
        edges.append(f"EDGE_SE3:QUAT 2 5 7 8 9 0.1 0.7 0.5 0.5 {upper}\n")
    path.write_text(start + "".join(edges))


# Lines of other kinds

OTHERS = (
    "VERTEX_TRACKXYZ 7 1 2 3\n"
    "VERTEX_SE2 8 1 2 3\n"
    "EDGE_SE2 2 5 1 2 3 1 0 0 1 0 1\n"
    "EDGE_SE3_TRACKXYZ 2 7 0 1 2 3 1 0 0 1 0 1\n"
    "EDGE_SE3_TRACKXYZ 5 7 0 1 2 3 1 0 0 1 0 1\n"
    "VERTEX_SE3:EULER 3 1 2 3 4 5\n"
)


@pytest.mark.parametrize("block", [1 << 20, 40])
def test_other_lines_are_left_out_and_counted(path: pathlib.Path, block: int, monkeypatch: pytest.MonkeyPatch) -> None:
    path.write_text(VERTICES + EDGE)
    wanted = read_g2o(path)
    monkeypatch.setattr(text_files, "_BLOCK", block)
    first, *rest = OTHERS.splitlines(keepends=True)
    missing = f"EDGE_SE3:QUAT 2 7 7 8 9 0.1 0.7 0.5 0.5 {EYE}\nFIX 7\nFIX 2\n"
    path.write_text(first + VERTICES + missing + "".join(rest[:2]) + EDGE + "".join(rest[2:]))
    fact = (
        "left out 1 VERTEX_TRACKXYZ, 1 VERTEX_SE2, 1 EDGE_SE2, 2 EDGE_SE3_TRACKXYZ, 1 VERTEX_SE3:EULER, "
        "1 edge of a missing vertex, 1 FIX of a missing vertex$"
    )
    with pytest.warns(UserWarning, match=fact) as record:
        graph = read_g2o(path, strict=False)
    assert len(record) == 1 and record[0].filename == __file__
    assert str(record[0].message).startswith(f"posekit.io.read_g2o: {path}: ")
    assert graph.pairs.tolist() == wanted.pairs.tolist() == [[1, 0]]
    assert torch.equal(graph.measurements.position, wanted.measurements.position)
    assert torch.equal(graph.information, wanted.information)
    assert graph.fixed.tolist() == [False, True]


def test_a_whole_file_is_read_without_a_warning(path: pathlib.Path) -> None:
    path.write_text(VERTICES + EDGE + "PARAMS_SE3OFFSET 0 0 0 0 0 0 0 1\n")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert repr(read_g2o(path, strict=False)) == repr(read_g2o(path))


def test_malformed_lines_are_errors_also_where_others_are_left_out(path: pathlib.Path) -> None:
    path.write_text(VERTICES + "VERTEX_TRACKXYZ 7 1 2 3\nVERTEX_SE3:QUAT 9 1 2 3\n")
    with pytest.raises(pk.FileFormatError, match=r":4: VERTEX_SE3:QUAT must have 8 numbers, got 4"):
        read_g2o(path, strict=False)


def test_other_lines_are_refused_with_a_remedy(path: pathlib.Path) -> None:
    path.write_text(VERTICES + OTHERS)
    with pytest.raises(pk.FileFormatError, match=r"got 'VERTEX_TRACKXYZ'; pass strict=False to leave it out") as error:
        read_g2o(path)
    assert error.value.line == 3


# TORO


def test_lines_of_toro_have_roll_pitch_and_yaw(path: pathlib.Path) -> None:
    root = sampling.normal(6, 6, seed=2)
    information = (root @ root.mT + (root @ root.mT).mT).numpy() / 2
    upper = " ".join(map(repr, information[ROWS, COLUMNS].tolist()))
    path.write_text(
        "VERTEX3 5 1 2 3 0.1 -0.7 2.5\nVERTEX3 2 4 5 6 0 0 0\nVERTEX_SE3:QUAT 9 0 0 0 0 0 0 1\n"
        f"EDGE3 5 2 7 8 9 -0.4 0.3 -3 {upper}\nEDGE_SE3:QUAT 2 9 7 8 9 0.1 0.7 0.5 0.5 {EYE}\n"
    )
    graph = read_g2o(path)
    assert graph.ids.tolist() == [5, 2, 9] and graph.pairs.tolist() == [[0, 1], [1, 2]]
    # R = Rz(yaw) Ry(pitch) Rx(roll), as gtsam reads these lines.
    wanted = Oracle.from_euler("ZYX", [2.5, -0.7, 0.1]).as_matrix()
    np.testing.assert_allclose(graph.poses[0].rotation.matrix(), wanted, atol=1e-15)
    wanted = Oracle.from_euler("ZYX", [-3.0, 0.3, -0.4]).as_matrix()
    np.testing.assert_allclose(graph.measurements[0].rotation.matrix(), wanted, atol=1e-15)
    assert graph.measurements.position.tolist() == [[7, 8, 9]] * 2
    np.testing.assert_array_equal(graph.information[0], information)
    np.testing.assert_array_equal(graph.information[1], np.eye(6))


def test_the_error_of_toro_is_the_tangent_to_first_order() -> None:
    small = torch.tensor([0.3, -0.2, 0.4, 1e-4, -2e-4, 3e-4], dtype=D) * torch.tensor([1e-4, 1e-4, 1e-4, 1, 1, 1])
    turned = Oracle.from_rotvec(small[3:].numpy())
    np.testing.assert_allclose(turned.as_euler("xyz"), small[3:], atol=1e-7)


def test_malformed_lines_of_toro_raise(path: pathlib.Path) -> None:
    for line, fact in {
        "VERTEX3 7 1 2 3 0 0": "VERTEX3 must have 7 numbers, got 6",
        "VERTEX3 7 1 2 3 0 nan 0": "pitch is nan",
        "VERTEX3 5 1 2 3 0 0 0": "vertex 5 occurs twice",
        f"EDGE3 2 5 1 2 3 0 0 {EYE}": "EDGE3 must have 29 numbers, got 28",
        f"EDGE3 2 8 1 2 3 0 0 0 {EYE}": "the edge names vertex 8, which the file does not have",
    }.items():
        path.write_text(f"{VERTICES}{line}\n")
        with pytest.raises(pk.FileFormatError, match=f":3: {fact}"):
            read_g2o(path)


# Information

SCALE = np.diag([1, 1, 1, 0.5, 0.5, 0.5])
INDEFINITE: dict[str, Any] = {
    "a negative variance": np.diag([1.0, 1, 1, 1, -1e-3, 1]),
    "only negative": -np.eye(6),
    "a correlation above 1": np.eye(6) + 1.001 * (np.eye(6, k=3) + np.eye(6, k=-3)),
    "no variance but a correlation": np.diag([1.0, 1, 1, 1, 1, 0]) + 0.1 * (np.eye(6, k=5) + np.eye(6, k=-5)),
    "a small block": np.diag([1e6, 1e6, 1e6, 1, 1, 1]) + np.diag([0, 0, 0, 1.5, 0], 1) + np.diag([0, 0, 0, 1.5, 0], -1),
}
NUMBERS = [1.0, 3, 0.7, 100, 23, 0.01]
SEMIDEFINITE: dict[str, Any] = {
    "zero": np.zeros((6, 6)),
    "no rotation": np.diag([1.0, 2, 3, 0, 0, 0]),
    "of rank 1": np.outer(np.arange(1.0, 7), np.arange(1.0, 7)),
    "of rank 1 with six digits": [[float(f"{a * b / 9:.6g}") for a in NUMBERS] for b in NUMBERS],
    "of many scales": np.diag([1e8, 1e-8, 1, 1e4, 1e-4, 1e8]),
    "correlated fully": np.eye(6) + np.eye(6, k=3) + np.eye(6, k=-3),
}


@pytest.mark.parametrize("case", INDEFINITE)
def test_an_indefinite_matrix_is_refused_with_its_edge(path: pathlib.Path, case: str) -> None:
    written(path, [np.eye(6), INDEFINITE[case], np.eye(6)])
    least = np.linalg.eigvalsh(SCALE @ INDEFINITE[case] @ SCALE)[0]
    fact = rf"the information of the edge 2 5 is indefinite: an eigenvalue is {least:.3g}.*; pass information=\"clip\""
    with pytest.raises(pk.FileFormatError, match=fact) as error:
        read_g2o(path)
    assert error.value.line == 4


@pytest.mark.parametrize("case", INDEFINITE)
def test_clipping_gives_the_nearest_semidefinite_matrix(path: pathlib.Path, case: str) -> None:
    written(path, [np.eye(6), INDEFINITE[case], np.eye(6)])
    information = read_g2o(path, information="clip").information
    given = SCALE @ INDEFINITE[case] @ SCALE
    largest = np.abs(given).max()
    found = information[1].numpy()
    np.testing.assert_array_equal(found, found.T)
    assert np.linalg.eigvalsh(found)[0] >= -1e-15 * largest
    # Higham: the nearest semidefinite matrix is the mean of a symmetric matrix and its polar factor.
    left, values, right = np.linalg.svd(given)
    np.testing.assert_allclose(found, (given + right.T @ np.diag(values) @ right) / 2, atol=1e-14 * largest)
    np.testing.assert_array_equal(information[0], SCALE @ SCALE)
    assert left.shape == (6, 6)


@pytest.mark.parametrize("case", SEMIDEFINITE)
def test_a_semidefinite_matrix_is_read_as_it_is(path: pathlib.Path, case: str) -> None:
    written(path, SEMIDEFINITE[case])
    np.testing.assert_array_equal(read_g2o(path).information[0], SCALE @ SEMIDEFINITE[case] @ SCALE)
    found = read_g2o(path, information="clip").information[0].numpy()
    largest = np.abs(SEMIDEFINITE[case]).max()
    np.testing.assert_allclose(found, SCALE @ SEMIDEFINITE[case] @ SCALE, atol=1e-6 * largest)
    assert np.linalg.eigvalsh(found)[0] >= -1e-14 * largest


@settings(max_examples=60, deadline=None)
@given(st.lists(st.floats(-1, 1), min_size=6, max_size=6), st.integers(0, 1 << 20), st.floats(-3, 3))
def test_random_matrices_are_judged_by_their_eigenvalues(values: list[float], seed: int, power: float) -> None:
    vectors = np.linalg.qr(np.random.default_rng(seed).normal(size=(6, 6)))[0]
    units = np.diag([1.0, 1, 1, 10**power, 10**power, 10**power])
    matrix = units @ (vectors * np.array(values)) @ vectors.T @ units
    matrix = (matrix + matrix.T) / 2
    diagonal = np.diag(matrix)
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "graph.g2o")
        written(file, matrix)
        clipped = read_g2o(file, information="clip").information[0].numpy()
        assert np.linalg.eigvalsh(clipped)[0] >= -1e-14 * max(np.abs(matrix).max(), 1e-300)
        if (diagonal <= 0).any():
            return
        root = np.sqrt(diagonal)  # whose products do not underflow
        least = np.linalg.eigvalsh(matrix / root / root[:, None])[0]
        if least < -4e-5:
            with pytest.raises(pk.FileFormatError, match="is indefinite"):
                read_g2o(file)
        elif least > -2e-5:
            assert read_g2o(file).information.shape == (1, 6, 6)


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
def test_rounding_to_half_precision_makes_no_matrix_indefinite(path: pathlib.Path, dtype: torch.dtype) -> None:
    root = sampling.normal(20, 6, 6, seed=3)
    matrices = (root @ root.mT).to(dtype).double().numpy()
    written(path, (matrices + matrices.swapaxes(1, 2)) / 2)
    assert read_g2o(path, dtype=dtype).information.dtype == dtype


def test_an_edge_that_is_left_out_may_follow_others(path: pathlib.Path) -> None:
    lost = f"EDGE_SE3:QUAT 2 8 0 0 0 0 0 0 1 {EYE}\n"
    path.write_text(lost + VERTICES + EDGE + lost + EDGE.replace(" 7 8 9 ", " 1 1 1 "))
    with pytest.warns(UserWarning, match=r"left out 2 edge of a missing vertex"):
        graph = read_g2o(path, strict=False, information="clip")
    assert graph.measurements.position.tolist() == [[7, 8, 9], [1, 1, 1]]
    assert len(graph.information) == len(graph.pairs) == 2


def test_wrong_options_raise(path: pathlib.Path) -> None:
    path.write_text(VERTICES + EDGE)
    with pytest.raises(pk.OptionError, match=r"posekit.io.read_g2o: strict must be True or False, got 1"):
        read_g2o(path, strict=1)  # type: ignore[arg-type]
    with pytest.raises(
        pk.OptionError, match=r"posekit.io.read_g2o: information must be \"raise\" or \"clip\", got 'fix'"
    ):
        read_g2o(path, information="fix")  # type: ignore[arg-type]


# Files of others


@pytest.mark.slow(but="*Grid3D")
@pytest.mark.parametrize("name", ["sphere2500", "parking-garage", "smallGrid3D", "tinyGrid3D"])
def test_graphs_of_others_are_definite_and_stay_as_they_are(name: str, tmp_path: pathlib.Path) -> None:
    if not (GRAPHS / f"{name}.g2o").exists():
        pytest.skip("the graph files are not there")
    graph = read_g2o(GRAPHS / f"{name}.g2o")
    clip = read_g2o(GRAPHS / f"{name}.g2o", strict=False, information="clip")
    assert torch.equal(graph.information, clip.information)
    assert bool((torch.linalg.eigvalsh(graph.information)[:, 0] > 0).all())
    bad = graph.information.clone()
    bad[3, 4, 4] *= -1
    write_g2o(tmp_path / "bad.g2o", PoseGraph(graph.poses, graph.pairs, graph.measurements, bad, graph.ids))
    i, j = graph.ids[graph.pairs[3]].tolist()
    with pytest.raises(pk.FileFormatError, match=f"the information of the edge {i} {j} is indefinite"):
        read_g2o(tmp_path / "bad.g2o")
    repaired = read_g2o(tmp_path / "bad.g2o", information="clip").information
    assert torch.linalg.eigvalsh(repaired[3])[0] > -1e-12 * graph.information[3].max()
    others = torch.arange(len(bad)) != 3
    assert torch.equal(repaired[others], graph.information[others])


def test_information_about_rotation_vectors_is_that_of_gtsam(path: pathlib.Path) -> None:
    gtsam = pytest.importorskip("gtsam")
    g = torch.Generator().manual_seed(0)
    poses = pk.Pose.random(4, generator=g, dtype=torch.float64)
    pairs = torch.tensor([[0, 1], [1, 2], [2, 3], [3, 0]])
    measured = poses[pairs[:, 0]].between(poses[pairs[:, 1]])
    measured = measured.retract(0.3 * torch.randn(4, 6, generator=g, dtype=torch.float64))
    factors = torch.randn(4, 6, 6, generator=g, dtype=torch.float64)
    graph = pk.io.PoseGraph(poses, pairs, measured, factors @ factors.mT)
    pk.io.write_g2o(path, graph, rotation="radians")
    edges, values = gtsam.readG2o(str(path), True)
    errors = graph.errors()
    cost = (errors[:, None] @ graph.information @ errors[..., None]).sum()
    assert float(cost) == pytest.approx(2 * edges.error(values), rel=1e-12)
    back = pk.io.read_g2o(path, rotation="radians")
    assert torch.equal(back.information, (graph.information + graph.information.mT) / 2)
    halved = pk.io.read_g2o(path)  # as g2o reads it
    scale = torch.tensor([1, 1, 1, 0.5, 0.5, 0.5], dtype=torch.float64)
    assert torch.equal(halved.information, back.information * scale * scale[:, None])
    pk.io.write_g2o(path, halved)
    assert torch.equal(pk.io.read_g2o(path, rotation="radians").information, back.information)
    for call in (lambda: pk.io.read_g2o(path, rotation="degrees"), lambda: pk.io.write_g2o(path, graph, rotation="x")):
        with pytest.raises(pk.OptionError, match='rotation must be "quaternion" or "radians"'):
            call()


@pytest.mark.parametrize("name", ["tinyGrid3D", "smallGrid3D"])
def test_costs_of_graphs_about_rotation_vectors_are_those_of_gtsam(name: str) -> None:
    gtsam = pytest.importorskip("gtsam")
    file = pathlib.Path(__file__).parents[3] / "shared" / "data" / "graphs" / f"{name}.g2o"
    if not file.exists():
        pytest.skip("the file is not there")
    edges, values = gtsam.readG2o(str(file), True)
    graph = pk.io.read_g2o(file, rotation="radians")
    errors = graph.errors()
    cost = (errors[:, None] @ graph.information @ errors[..., None]).sum()
    assert float(cost) == pytest.approx(2 * edges.error(values), rel=1e-9)
    edges.add(gtsam.PriorFactorPose3(0, values.atPose3(0), gtsam.noiseModel.Isotropic.Sigma(6, 1e-3)))
    found = gtsam.LevenbergMarquardtOptimizer(edges, values).optimize()
    ours = graph.optimize(tolerance=1e-6, progress=False)
    assert ours.cost == pytest.approx(2 * edges.error(found), rel=1e-4)


def test_keywords_of_other_libraries_are_answered() -> None:
    graph = PoseGraph(pk.Pose.identity(2), [[0, 1]], pk.Pose.identity(1))
    for keyword, match in (
        (
            {"robust": "huber"},
            r'got an unexpected .*: use `loss=pk.Loss\("huber"',
        ),
        ({"method": "lm"}, "'method': the method is that of Levenberg and Marquardt"),
        ({"max_iter": 3}, "'max_iter': use `max_iterations`"),
        ({"other": 3}, "'other'; it has initialise, loss, fixed, max_iterations"),
    ):
        with pytest.raises(pk.ArgumentError, match=match):
            graph.optimize(**keyword)


def test_torch_loads_saved_graphs(path: pathlib.Path) -> None:
    graph = PoseGraph(pk.Pose.random(3), [[0, 1], [1, 2]], pk.Pose.random(2), ids=[4, 5, 6], fixed=[True, False, False])
    torch.save({"graph": graph}, path)
    found = torch.load(path)["graph"]
    assert type(found) is PoseGraph
    for name in ("pairs", "information", "ids", "fixed"):
        assert torch.equal(getattr(found, name), getattr(graph, name))
    for name in ("poses", "measurements"):
        pk.testing.assert_close(getattr(found, name), getattr(graph, name), atol=0, rtol=0)
