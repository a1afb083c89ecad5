"""Pose graphs in the plane: files of g2o and TORO, and their optimisation."""

from __future__ import annotations

import pathlib
import sys
from types import FrameType
from typing import Any

import gtsam
import numpy as np
import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit.io import PoseGraph, g2o, read_g2o, write_g2o

D = torch.float64


def near(got: Tensor, want: object, atol: float = 1e-12) -> None:
    torch.testing.assert_close(got, torch.as_tensor(want, dtype=got.dtype), rtol=0, atol=atol)


def city(n: int = 60, noise: float = 0.02, seed: int = 0) -> tuple[PoseGraph, pk.Pose2]:
    """A walk on a grid that closes loops where it comes back, its odometry integrated, and the true poses."""
    generator = torch.Generator().manual_seed(seed)
    turns = torch.randint(-1, 2, (n - 1,), generator=generator).double() * torch.pi / 2
    steps = pk.Pose2(torch.tensor([1.0, 0.0], dtype=D).expand(n - 1, 2), pk.Rotation2.from_angle(turns))
    truth = pk.cat([pk.Pose2.identity(1, dtype=D), pk.cumulative(steps)])
    apart = (truth.position[:, None] - truth.position).norm(dim=-1)
    i, j = ((apart < 0.5) & (torch.arange(n)[:, None] + 3 < torch.arange(n))).nonzero().unbind(-1)
    pairs = torch.cat((torch.stack((torch.arange(n - 1), torch.arange(1, n)), -1), torch.stack((i, j), -1)))
    measured = truth[pairs[:, 0]].between(truth[pairs[:, 1]]).perturb(sigma=noise, generator=generator)
    start = pk.cat([truth[:1], pk.cumulative(measured[: n - 1])])
    information = torch.tensor([[400.0, 20, 0], [20, 300, 10], [0, 10, 900]], dtype=D).expand(len(pairs), 3, 3)
    return PoseGraph(start, pairs, measured, information), truth


def test_lines_of_g2o_have_hand_written_numbers(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "plane.g2o"
    path.write_text("VERTEX_SE2 7 1 2 0.5\nVERTEX_SE2 9 3 4 -3\nFIX 7\nEDGE_SE2 7 9 2.5 -1 0.25 110 12 13 220 23 330\n")
    graph = read_g2o(path)
    assert isinstance(graph.poses, pk.Pose2) and isinstance(graph.measurements, pk.Pose2)
    near(graph.poses.vector(), [[1, 2, 0.5], [3, 4, -3]])
    near(graph.measurements.vector(), [[2.5, -1, 0.25]])
    near(graph.information[0], [[110.0, 12, 13], [12, 220, 23], [13, 23, 330]])
    assert graph.ids.tolist() == [7, 9] and graph.fixed.tolist() == [True, False]
    path.write_text(path.read_text().replace("FIX 7\n", ""))
    factors, _ = gtsam.readG2o(str(path), False)
    edge = factors.at(0)
    near(torch.tensor([edge.measured().x(), edge.measured().y(), edge.measured().theta()]), [2.5, -1, 0.25], 1e-6)
    near(torch.from_numpy(edge.noiseModel().covariance()), torch.linalg.inv(graph.information[0]), 1e-9)


def test_toro_has_another_order_of_the_information(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "plane.graph"
    path.write_text("VERTEX2 0 0 0 0\nVERTEX2 1 1 0 0\nEDGE2 0 1 1 0 0 11 12 22 33 13 23\n")
    near(read_g2o(path).information[0], [[11.0, 12, 13], [12, 22, 23], [13, 23, 33]])


def test_graphs_are_written_and_come_back(tmp_path: pathlib.Path) -> None:
    graph, _ = city(20)
    write_g2o(tmp_path / "city.g2o", graph)
    back = read_g2o(tmp_path / "city.g2o")
    pk.testing.assert_close(back.poses, graph.poses)
    pk.testing.assert_close(back.measurements, graph.measurements)
    assert torch.equal(back.information, graph.information) and torch.equal(back.pairs, graph.pairs)
    pk.io.write_safetensors(tmp_path / "city.safetensors", graph)
    assert torch.equal(pk.io.read_safetensors(tmp_path / "city.safetensors").poses.complex, graph.poses.complex)


def test_a_file_of_edges_alone_has_vertices_along_the_first_edges(tmp_path: pathlib.Path) -> None:
    """Numbers by hand: an edge against the walk places vertex 4, and an edge that is wrong places none."""
    path, rest, turn = tmp_path / "edges.g2o", "1 0 0 1 0 1", "1.5707963267948966"
    lines = [f"4 8 2 0 {turn}", "8 4 100 0 0", f"2 8 1 0 {turn}", "20 30 7 8 0"]
    path.write_text("".join(f"EDGE_SE2 {line} {rest}\n" for line in lines))
    graph = read_g2o(path)
    assert graph.ids.tolist() == [2, 4, 8, 20, 30]
    # From 2 the edge to 8 leads on, and from 8 the first edge leads back to 4.
    near(graph.poses.vector(), [[0, 0, 0], [-1, 0, 0], [1, 0, torch.pi / 2], [0, 0, 0], [7, 8, 0]])
    assert graph.pairs.tolist() == [[1, 2], [2, 1], [0, 2], [3, 4]]
    whole, _ = city(30)
    write_g2o(tmp_path / "city.g2o", whole)
    edges = [x for x in (tmp_path / "city.g2o").read_text().splitlines() if x.startswith("EDGE")]
    path.write_text("\n".join(edges))
    pk.testing.assert_close(read_g2o(path).poses, whole.poses)  # odometry, as gtsam places them
    _, values = gtsam.readG2o(str(path), False)
    near(read_g2o(path).poses.position, np.array([values.atPose2(i).translation() for i in range(30)]), 1e-9)


@pytest.mark.parametrize("seed", range(4))
def test_vertices_of_edges_in_any_order_are_those_of_reading_the_file_again_and_again(
    tmp_path: pathlib.Path, seed: int
) -> None:
    """The reference reads all edges until nothing changes: an edge with one known end places the other one."""
    path, generator = tmp_path / "edges.g2o", torch.Generator().manual_seed(seed)
    ends = torch.randint(0, 40, (45, 2), generator=generator).tolist()  # several components, loops and doubles
    shift = torch.randint(-9, 10, (45, 2), generator=generator).tolist()
    rows = zip(ends, shift, strict=True)
    path.write_text("".join(f"EDGE_SE2 {i} {j} {x} {y} 0 1 0 0 1 0 1\n" for (i, j), (x, y) in rows))
    placed: dict[int, list[int]] = {}
    for root in sorted({k for pair in ends for k in pair}):
        is_new = root not in placed
        placed.setdefault(root, [0, 0])
        while is_new:
            is_new = False
            for (i, j), step in zip(ends, shift, strict=True):
                if (i in placed) != (j in placed):
                    sign, start, new = (1, i, j) if i in placed else (-1, j, i)
                    placed[new] = [a + sign * b for a, b in zip(placed[start], step, strict=True)]
                    is_new = True
    graph = read_g2o(path)
    assert graph.ids.tolist() == sorted(placed)
    near(graph.poses.position, [placed[k] for k in sorted(placed)])


def test_edges_in_reverse_order_take_work_in_proportion_to_their_number(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "edges.g2o"

    def lines_run(count: int) -> int:
        """The lines of Python that the reader runs, without those of what it calls."""
        path.write_text("".join(f"EDGE_SE2 {k} {k + 1} 1 0 0 1 0 0 1 0 1\n" for k in reversed(range(count))))
        lines = 0

        def trace(frame: FrameType, event: str, _: object) -> Any:
            nonlocal lines
            lines += event == "line"
            return trace if frame.f_code.co_filename == g2o.__file__ else None

        former = sys.gettrace()
        sys.settrace(trace)
        try:
            graph = read_g2o(path, progress=False)
        finally:
            sys.settrace(former)
        near(graph.poses.position[:, 0], torch.arange(count + 1.0))
        return lines

    assert 400 < lines_run(200) < lines_run(400) < 3 * lines_run(200)


def test_a_file_is_of_space_or_of_the_plane(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "mixed.g2o"
    path.write_text("VERTEX_SE2 0 0 0 0\nVERTEX_SE3:QUAT 1 0 0 0 0 0 0 1\n")
    match = r"must begin with VERTEX_SE2, EDGE_SE2 or FIX, got 'VERTEX_SE3:QUAT'; a graph is of space or of the plane"
    with pytest.raises(pk.FileFormatError, match=match):
        read_g2o(path)
    with pytest.warns(UserWarning, match="left out 1 VERTEX_SE3:QUAT"):
        assert len(read_g2o(path, strict=False).poses) == 1
    graph, _ = city(5)
    with pytest.raises(pk.ArgumentError, match="PoseGraph: measurements must be a Pose2, as poses, got Pose"):
        PoseGraph(graph.poses, graph.pairs, graph.measurements.lift(), graph.information)
    with pytest.raises(pk.ShapeError, match=r"PoseGraph: information must have shape \(4, 3, 3\), got \(4, 6, 6\)"):
        PoseGraph(graph.poses, graph.pairs[:4], graph.measurements[:4], torch.eye(6).expand(4, 6, 6))


def test_the_solution_is_that_of_the_graph_lifted_to_space() -> None:
    graph, truth = city(40)
    result = graph.optimize(tolerance=1e-9, progress=False)
    assert result.converged
    place = torch.tensor([0, 1, 5])
    information = torch.eye(6, dtype=D).repeat(len(graph.pairs), 1, 1)
    information[:, place[:, None], place] = graph.information
    spatial = PoseGraph(graph.poses.lift(), graph.pairs, graph.measurements.lift(), information)
    wanted = spatial.optimize(tolerance=1e-9, progress=False)
    assert result.cost == pytest.approx(wanted.cost, rel=1e-9)
    near(result.graph.poses.vector(), wanted.graph.poses.planar().vector(), 1e-6)
    near(result.covariance(5).covariance, wanted.covariance(5).covariance[place[:, None], place], 1e-7)
    e = result.graph.errors()
    assert float((e[:, None] @ graph.information @ e[..., None]).sum()) == pytest.approx(result.cost)
    e = PoseGraph(truth, graph.pairs, graph.measurements, graph.information).errors()
    assert result.cost < float((e[:, None] @ graph.information @ e[..., None]).sum())


def test_the_solution_is_that_of_gtsam() -> None:
    graph, _ = city(40)
    factors, values = gtsam.NonlinearFactorGraph(), gtsam.Values()
    for i, pose in enumerate(graph.poses.vector().tolist()):
        values.insert(i, gtsam.Pose2(*pose))
    factors.add(gtsam.NonlinearEqualityPose2(0, values.atPose2(0)))
    noise = gtsam.noiseModel.Gaussian.Information(graph.information[0].numpy())
    for (i, j), pose in zip(graph.pairs.tolist(), graph.measurements.vector().tolist(), strict=True):
        factors.add(gtsam.BetweenFactorPose2(i, j, gtsam.Pose2(*pose), noise))
    found = gtsam.LevenbergMarquardtOptimizer(factors, values).optimize()
    wanted = np.array([[found.atPose2(i).x(), found.atPose2(i).y(), found.atPose2(i).theta()] for i in range(40)])
    result = graph.optimize(tolerance=1e-9, progress=False)
    assert result.cost == pytest.approx(2 * factors.error(found), rel=1e-8)
    assert pk.Pose2.from_vector(wanted).local(result.graph.poses).abs().max() < 1e-4


def test_derivatives_of_the_solution_and_a_start_from_nothing() -> None:
    graph, _ = city(12)
    edges = graph.pairs[:, 0] >= 0

    def solved(x: Tensor) -> Tensor:
        moved = PoseGraph(graph.poses, graph.pairs[edges], graph.measurements.retract(x), graph.information)
        return moved.optimize(tolerance=1e-10, progress=False).graph.poses.position[-1]

    x = torch.zeros(len(graph.pairs), 3, dtype=D, requires_grad=True)
    assert torch.autograd.gradcheck(solved, x, fast_mode=True, atol=1e-5)
    lost = PoseGraph(pk.Pose2.identity(12, dtype=D), graph.pairs, graph.measurements, graph.information)
    near(
        lost.optimize(tolerance=1e-9, progress=False).graph.poses.vector(),
        graph.optimize(tolerance=1e-9, progress=False).graph.poses.vector(),
        1e-5,
    )
