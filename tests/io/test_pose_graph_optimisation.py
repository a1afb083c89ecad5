"""`PoseGraph.optimize`, beside dense solutions by NumPy, committed values of real graphs, and gtsam."""

from __future__ import annotations

import contextlib
import math
import pathlib
from typing import Any

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

import posekit as pk
from posekit.errors import ArgumentError, ShapeError, ValidationError
from posekit.numerics import BlockCholesky, chordal
from posekit.optimisation.search_kernels import edges_are_right
from tests.support import device_calls, graphs

DATA = pathlib.Path(__file__).parents[3] / "shared" / "data" / "graphs"
# The minimal costs of the files, in posekit's tangents.
FILES = {"tinyGrid3D": 6.77892034, "smallGrid3D": 464.145115, "parking-garage": 1.23869122, "sphere2500": 727.285111}


def dense(graph: pk.io.PoseGraph, held: list[int], steps: int = 30) -> tuple[pk.Pose, float]:
    """Gauss-Newton with dense matrices of NumPy and Jacobians by central differences of SE(3)'s maps."""
    poses, n = graph.poses.double(), len(graph.poses)
    free = [k for k in range(n) if k not in held]
    i, j = graph.pairs.unbind(-1)
    z, information, h = graph.measurements.double(), graph.information.double().numpy(), 1e-6

    def errors(x: pk.Pose) -> np.ndarray:
        return (~z @ (~x[i] @ x[j])).log().numpy()

    for _ in range(steps):
        jacobian = np.zeros((len(i), 6, n, 6))
        for k in free:
            for c in range(6):
                d = torch.zeros(n, 6, dtype=torch.float64)
                d[k, c] = h
                jacobian[:, :, k, c] = (errors(poses.retract(d)) - errors(poses.retract(-d))) / (2 * h)
        columns = jacobian[:, :, free].reshape(len(i), 6, -1)
        hessian = np.einsum("mia,mij,mjb->ab", columns, information, columns)
        slope = np.einsum("mia,mij,mj->a", columns, information, errors(poses))
        step = np.zeros((n, 6))
        step[free] = -np.linalg.lstsq(hessian, slope, rcond=1e-10)[0].reshape(-1, 6)
        poses = poses.retract(torch.from_numpy(step))
        if np.abs(step).max() < 1e-9:
            break
    e = errors(poses)
    return poses, float(np.einsum("mi,mij,mj", e, information, e))


@settings(max_examples=12, deadline=None)
@given(
    n=st.integers(2, 7), extra=st.integers(0, 8), seed=st.integers(0, 1000),
    kind=st.sampled_from(["isotropic", "full", "singular"]),
)  # fmt: skip
def test_small_graphs_have_the_solutions_of_dense_matrices(n: int, extra: int, seed: int, kind: str) -> None:
    g = torch.Generator().manual_seed(seed)
    truth = pk.Pose.random(n, generator=g, dtype=torch.float64)
    path = torch.stack((torch.arange(n - 1), torch.arange(1, n)), -1)
    loops = torch.randint(0, n, (extra, 2), generator=g)  # repeated, reversed, and from a vertex to itself
    graph = graphs.measured(truth, torch.cat((path, loops)), 0.02, 0.05, seed)
    information = graph.information
    if kind != "isotropic":
        rank = torch.full((len(graph.pairs), 1, 1), 6)
        if kind == "singular":  # all but the path, which determines the poses
            rank[n - 1 :] = torch.randint(0, 6, (extra, 1, 1), generator=g)
        a = torch.randn(len(graph.pairs), 6, 6, generator=g, dtype=torch.float64) * (torch.arange(6) < rank)
        information = a @ a.mT + torch.where(rank == 6, torch.eye(6), 0)
    graph = pk.io.PoseGraph(graph.poses, graph.pairs, graph.measurements, information)
    expected, cost = dense(graph, [0])
    result = graph.optimize(tolerance=1e-9, progress=False)
    assert result.status == "converged"
    assert result.cost == pytest.approx(cost, rel=1e-7, abs=1e-12)
    pk.testing.assert_close(result.graph.poses, expected, atol=1e-6, rtol=0)


@pytest.mark.slow(but=("*-smallGrid3D", "*-tinyGrid3D"))
@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("initialise", ["chordal", None])
def test_costs_of_real_graphs(name: str, initialise: str | None) -> None:
    path = DATA / f"{name}.g2o"
    if not path.exists():
        pytest.skip("the file is not there")
    graph = pk.io.read_g2o(path, progress=False)
    result = graph.optimize(initialise=initialise, progress=False)  # type: ignore[arg-type]
    assert result.status == "converged"
    assert result.cost == pytest.approx(FILES[name], rel=1e-6)
    e = result.graph.errors()
    assert float((e[:, None] @ graph.information @ e[..., None]).sum()) == pytest.approx(result.cost, rel=1e-9)


@pytest.mark.slow(but="smallGrid3D")
@pytest.mark.parametrize("name", ["smallGrid3D", "parking-garage"])
def test_costs_are_those_of_gtsam(name: str) -> None:
    gtsam, path = pytest.importorskip("gtsam"), DATA / f"{name}.g2o"
    if not path.exists():
        pytest.skip("the file is not there")
    factors, values = gtsam.readG2o(str(path), True)
    factors.add(gtsam.PriorFactorPose3(0, values.atPose3(0), gtsam.noiseModel.Isotropic.Sigma(6, 1e-2)))
    expected = 2 * factors.error(gtsam.LevenbergMarquardtOptimizer(factors, values).optimize())
    graph = pk.io.read_g2o(path, progress=False)
    s = torch.tensor([1.0, 1, 1, 2, 2, 2], dtype=torch.float64)  # gtsam does not convert the errors of g2o
    information = graph.information * s * s[:, None]
    graph = pk.io.PoseGraph(graph.poses, graph.pairs, graph.measurements, information)
    assert graph.optimize(progress=False).cost == pytest.approx(expected, rel=1e-6)


def test_the_chordal_start_finds_what_odometry_does_not() -> None:
    graph = graphs.torus(40, 20, 1500)
    assert graph.optimize(initialise=None, max_iterations=3, progress=False).status == "max_iterations"
    result = graph.optimize(progress=False)
    assert result.status == "converged" and result.iterations < 8
    freedom = 6 * (len(graph.pairs) - len(graph.poses) + 1)  # the costs of such noise are chi-squared
    assert abs(result.cost - freedom) < 5 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("place", [contextlib.nullcontext, device_calls.counted], ids=["cpu", "cuda"])
def test_the_chordal_start_of_a_graph_like_an_earlier_one_is_not_analysed_again(
    place: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    analysed: list[int] = []
    make = BlockCholesky.__init__

    def counting(self: BlockCholesky, n: int, *rest: Any, **options: Any) -> None:
        analysed.append(n)
        make(self, n, *rest, **options)

    monkeypatch.setattr(BlockCholesky, "__init__", counting)
    one, other = (graphs.grid(2, 5, sigma=0.05, start=2.0, seed=k) for k in (3, 4))
    with place():
        chordal._systems.clear()
        one.optimize(progress=False)
        analysed.clear()
        found = other.optimize(progress=False)
        assert not analysed
        chordal._systems.clear()
        again = other.optimize(progress=False)
        assert analysed == [9]
    assert torch.equal(found.graph.poses.matrix(), again.graph.poses.matrix())


def test_the_gauge_changes_neither_cost_nor_relative_poses() -> None:
    graph = graphs.grid(4, 4, 3)
    n = len(graph.poses)
    first = graph.optimize(tolerance=1e-8, progress=False)
    for k in (5, n - 1):
        fixed = torch.arange(n) == k
        other = graph.optimize(fixed=fixed, tolerance=1e-8, progress=False)
        assert other.cost == pytest.approx(first.cost, rel=1e-10)
        pk.testing.assert_close(other.graph.poses[k], graph.poses[k], atol=1e-12, rtol=0)
        relative = [r.graph.poses[:1].between(r.graph.poses) for r in (first, other)]
        pk.testing.assert_close(*relative, atol=1e-6, rtol=0)


def test_two_components_are_solved_as_alone() -> None:
    one, two = graphs.grid(3, 3), graphs.grid(2, 2, 2, seed=1)
    n = len(one.poses)
    both = pk.io.PoseGraph(
        pk.cat([one.poses, two.poses]),
        torch.cat((one.pairs, two.pairs + n)),
        pk.cat([one.measurements, two.measurements]),
        torch.cat((one.information, two.information)),
    )
    result = both.optimize(tolerance=1e-8, progress=False)
    alone = [g.optimize(tolerance=1e-8, progress=False) for g in (one, two)]
    assert result.cost == pytest.approx(alone[0].cost + alone[1].cost, rel=1e-10)
    pk.testing.assert_close(result.graph.poses[:n], alone[0].graph.poses, atol=1e-7, rtol=0)
    pk.testing.assert_close(result.graph.poses[n:], alone[1].graph.poses, atol=1e-7, rtol=0)


def test_a_robust_loss_rejects_wrong_loop_closures() -> None:
    graph = graphs.grid(5, 5)
    truth = graph.optimize(progress=False).graph.poses
    g = torch.Generator().manual_seed(5)
    wrong = torch.randint(0, 25, (4, 2), generator=g)
    bad = pk.io.PoseGraph(
        graph.poses,
        torch.cat((graph.pairs, wrong)),
        pk.cat([graph.measurements, pk.Pose.random(4, generator=g, dtype=torch.float64)]),
        torch.cat((graph.information, graph.information[:4])),
    )
    plain, robust = bad.optimize(progress=False), bad.optimize(loss=pk.Loss("cauchy", 3.0), progress=False)
    errors = [truth.local(r.graph.poses).norm(dim=-1).max() for r in (plain, robust)]
    assert errors[0] > 0.1 and errors[1] < 0.02
    e = bad.errors()[:0]
    assert e.shape == (0, 6)


def test_covariances_are_the_blocks_of_the_inverse() -> None:
    graph = graphs.grid(3, 4)
    result = graph.optimize(tolerance=1e-10, progress=False)
    x, n = result.graph.poses, len(graph.poses)
    i, j = graph.pairs.unbind(-1)

    def errors(*d: torch.Tensor) -> torch.Tensor:
        moved = x.retract(d[0])
        return (~graph.measurements @ (~moved[i] @ moved[j])).log()

    jacobian = torch.func.jacfwd(errors)(torch.zeros(n, 6, dtype=torch.float64))[:, :, 1:].flatten(2)
    hessian = torch.einsum("mia,mij,mjb->ab", jacobian, graph.information, jacobian)
    expected = torch.linalg.inv(hessian).reshape(n - 1, 6, n - 1, 6)
    found = result.covariance()
    assert isinstance(found, pk.UncertainPose) and found.covariance[0].abs().max() == 0
    for k in range(1, n):
        torch.testing.assert_close(found.covariance[k], expected[k - 1, :, k - 1], rtol=1e-7, atol=1e-12)
    torch.testing.assert_close(result.covariance(4).covariance, found.covariance[4], rtol=1e-9, atol=1e-14)


def test_a_vertex_of_ten_thousand_edges() -> None:
    n = 10_001
    g = torch.Generator().manual_seed(0)
    truth = pk.Pose.random(n, generator=g, dtype=torch.float64)
    hub, leaves = torch.full((n - 1,), 7), torch.cat((torch.arange(7), torch.arange(8, n)))
    rim = torch.stack((leaves[:-1:2], leaves[1::2]), -1)  # triangles, so that the solution is not that of a tree
    spokes = torch.stack((hub, leaves), -1)
    spokes[::3] = spokes[::3].flip(-1)
    graph = graphs.measured(truth, torch.cat((spokes, rim)), 0.02, 0.05, 0)
    result = graph.optimize(tolerance=1e-8, fixed=torch.arange(n) == 7, progress=False)
    assert result.status == "converged"
    found = result.graph
    pk.testing.assert_close(found.poses[7], graph.poses[7], atol=0, rtol=0)
    # Given the hub, each triangle is a problem of its own.
    for k in (0, 1, 4999):
        three = torch.tensor([7, *rim[k].tolist()])
        chosen = torch.isin(graph.pairs, three).all(-1)
        pairs = (graph.pairs[chosen][..., None] == three).long().argmax(-1)
        alone = pk.io.PoseGraph(graph.poses[three], pairs, graph.measurements[chosen], graph.information[chosen])
        expected, _ = dense(alone, [0])
        pk.testing.assert_close(found.poses[three], expected, atol=1e-6, rtol=0)


def test_semidefinite_information_is_taken_and_indefinite_refused_with_its_edge() -> None:
    graph = graphs.grid(3, 3)
    information = graph.information.clone()
    information[2, 3:] = 0
    information[2, :, 3:] = 0  # a measured position without a rotation
    fields = graph.poses, graph.pairs, graph.measurements
    assert pk.io.PoseGraph(*fields, information).optimize(progress=False).status == "converged"
    information[5, 1, 1] = -3.0
    i, j = graph.pairs[5].tolist()
    with pytest.raises(ValidationError, match=rf"information\[5\] is not positive semidefinite.*vertex {i} to {j}"):
        pk.io.PoseGraph(*fields, information).optimize()


def test_an_edge_without_information_need_not_be_finite() -> None:
    graph = graphs.grid(2, 2)
    pairs = torch.cat((graph.pairs, torch.tensor([[0, 3]])))
    position = torch.cat((graph.measurements.position, torch.full((1, 3), torch.nan, dtype=torch.float64)))
    quaternion = torch.cat((graph.measurements.quaternion, torch.tensor([[1.0, 0, 0, 0]], dtype=torch.float64)))
    position.requires_grad_()
    information = torch.cat((graph.information, torch.zeros(1, 6, 6)))
    lost = pk.io.PoseGraph(graph.poses, pairs, pk.Pose._unchecked(position, quaternion), information)
    found, expected = (x.optimize(progress=False) for x in (lost, graph))
    assert found.converged and found.cost == pytest.approx(expected.cost, rel=1e-9)
    torch.testing.assert_close(found.graph.poses.matrix(), expected.graph.poses.matrix())
    (slope,) = torch.autograd.grad(found.graph.poses.position.sum(), position)
    assert slope.isfinite().all() and slope[:-1].any() and not slope[-1].any()


def test_what_the_edges_do_not_determine_is_reported() -> None:
    graph = graphs.grid(2, 2)
    information = graph.information.clone()
    information[:, 3:] = 0
    information[:, :, 3:] = 0
    result = pk.io.PoseGraph(graph.poses, graph.pairs, graph.measurements, information).optimize(progress=False)
    assert result.stationary and not result.converged and result.status == "rank_deficient"
    assert result.reason.endswith(
        "hold some with `fixed`, such as a camera or a vertex, or add a prior (`Problem.prior`)"
    )
    with pytest.raises(ValidationError, match="the residuals do not determine all variables"):
        result.covariance()


def test_float32_graphs_are_solved_in_float64_and_keep_their_dtype() -> None:
    graph = graphs.grid(3, 3)
    narrow = pk.io.PoseGraph(graph.poses.float(), graph.pairs, graph.measurements.float(), graph.information.float())
    result = narrow.optimize(progress=False)
    assert result.graph.poses.dtype == torch.float32
    assert result.cost == pytest.approx(graph.optimize(progress=False).cost, rel=1e-3)


def test_graphs_without_edges_or_with_all_vertices_fixed_stay_as_they_are() -> None:
    poses = pk.Pose.random(3, dtype=torch.float64)
    none = pk.io.PoseGraph(poses, torch.empty(0, 2, dtype=torch.int64), poses[:0], torch.empty(0, 6, 6).double())
    result = none.optimize()
    assert result.cost == 0 and torch.equal(result.graph.poses.position, poses.position)
    graph = graphs.grid(2, 2)
    result = graph.optimize(fixed=[True] * 4)
    assert torch.equal(result.graph.poses.quaternion, graph.poses.quaternion)
    e = graph.errors()
    assert result.cost == pytest.approx(float((e[:, None] @ graph.information @ e[..., None]).sum()))


@pytest.mark.slow
def test_thousands_of_poses_of_a_city() -> None:
    graph = graphs.city(60, 8_000, 8_000)
    result = graph.optimize(initialise=None, progress=False)
    assert result.status == "converged"
    freedom = 6 * (len(graph.pairs) - len(graph.poses) + 1)
    assert result.cost == pytest.approx(freedom, rel=0.02)


def test_errors() -> None:
    graph = graphs.grid(2, 2)
    with pytest.raises(ArgumentError, match="initialise must be"):
        graph.optimize(initialise="spanning")  # type: ignore[arg-type]
    with pytest.raises(ShapeError, match=r"fixed must have shape \(4,\), got \(2,\)"):
        graph.optimize(fixed=[True, False])
    with pytest.raises(ArgumentError, match="loss must be"):
        graph.optimize(loss="l1")


def test_components_and_isolated_vertices_are_told() -> None:
    poses = pk.Pose.random(6, dtype=torch.float64)
    graph = pk.io.PoseGraph(poses, [(0, 1), (3, 2), (5, 5)], pk.Pose.random(3, dtype=torch.float64), ids=range(10, 16))
    result = graph.optimize(progress=False)
    assert result.components == 4
    assert result.held.tolist() == [0, 2, 4, 5]
    assert "components=4, held=[0, 2, 4, 5]" in repr(result)
    torch.testing.assert_close(result.covariance(1).covariance, torch.eye(6, dtype=torch.float64))
    assert result.covariance([0, 2]).covariance.abs().max() == 0
    for index in (4, 5, slice(None), [1, 4]):
        with pytest.raises(ValidationError, match=r"vertex [45] \(id 1[45]\) has no covariance, as no edge"):
            result.covariance(index)
    with pytest.raises(ArgumentError, match=r"index must be places among 6 vertices, not their ids \(see graph.ids\)"):
        result.covariance(14)
    fixed = graph.optimize(fixed=[False, True, False, False, True, True], progress=False)
    assert fixed.held.tolist() == [2] and fixed.components == 4
    assert fixed.covariance(4).covariance.abs().max() == 0  # as it is fixed
    whole = pk.io.PoseGraph(poses[:2], [(0, 1)], poses[:1]).optimize(progress=False)
    assert whole.components == 1 and whole.held.tolist() == [0] and "components" not in repr(whole)


def test_information_that_is_not_symmetric_is_refused_with_its_edge() -> None:
    information = torch.eye(6).repeat(2, 1, 1)
    information[1, 0, 1] = 0.5
    graph = pk.io.PoseGraph(pk.Pose.identity(3), [(0, 1), (1, 2)], pk.Pose.identity(2), information)
    with pytest.raises(
        ValidationError, match=r"information\[1\] is not symmetric: that of the edge from vertex 1 to 2"
    ):
        graph.optimize()


@pytest.mark.parametrize("kind", [pk.Pose, pk.Pose2])
def test_numbers_that_are_not_finite_are_refused_with_their_edge(kind: Any) -> None:
    measured, n = torch.zeros(2, kind._size), kind._size
    measured[1, 0] = math.nan
    poses, pairs = kind.identity(3), [(0, 1), (1, 2)]
    for initialise in ("chordal", None):
        with pytest.raises(ValidationError, match=r"^PoseGraph.optimize: measurements\[1\] is not finite: .* 1 to 2$"):
            pk.io.PoseGraph(poses, pairs, kind.exp(measured)).optimize(initialise=initialise, progress=False)
    information = torch.eye(n).repeat(2, 1, 1)
    information[0, n - 1, n - 1] = math.inf
    with pytest.raises(ValidationError, match=r"^PoseGraph.optimize: information\[0\] is not finite.*vertex 0 to 1$"):
        pk.io.PoseGraph(poses, pairs, kind.identity(2), information).optimize(progress=False)
    with pytest.raises(
        ArgumentError, match=r"^PoseGraph.optimize: torch.vmap is not supported; optimise graphs one after"
    ):
        torch.func.vmap(lambda x: pk.io.PoseGraph(poses, pairs, kind.exp(x)).optimize(progress=False).poses.log())(
            torch.zeros(2, 2, n)
        )


def test_a_map_over_starts_is_refused_by_name() -> None:
    moves = pk.Pose.from_translation([[1.0, 0, 0], [1.0, 0, 0]])

    def optimised(position: torch.Tensor) -> torch.Tensor:
        graph = pk.io.PoseGraph(pk.Pose(position), [[0, 1], [1, 2]], moves)
        return graph.optimize(progress=False).graph.poses.position

    with pytest.raises(pk.ArgumentError, match=r"^PoseGraph.optimize: torch.vmap is not supported; optimise graphs"):
        torch.func.vmap(optimised)(torch.zeros(2, 3, 3))


def seen_from(world_T_robot: pk.Pose, landmark: torch.Tensor, measured: torch.Tensor) -> torch.Tensor:
    return world_T_robot.inverse_apply(landmark) - measured


def test_an_open_problem_has_the_solution_of_optimize() -> None:
    graph = graphs.grid(3, 3, 2)
    loss = pk.Loss("cauchy", 3.0)
    expected = graph.optimize(loss=loss, tolerance=1e-8, progress=False)
    found = graph.problem(loss=loss).solve(tolerance=1e-8, progress=False)
    assert torch.equal(found.graph.poses.matrix(), expected.graph.poses.matrix())
    assert (found.cost, found.components) == (expected.cost, 1) and torch.equal(found.held, expected.held)
    assert torch.equal(found.covariance(4).covariance, expected.covariance(4).covariance)
    assert torch.equal(found.graph.pairs, graph.pairs) and found.graph.information is graph.information


def test_an_open_problem_takes_other_variables_and_factors() -> None:
    g = torch.Generator().manual_seed(0)
    truth = pk.Pose.random(6, generator=g, dtype=torch.float64)
    path = torch.stack((torch.arange(5), torch.arange(1, 6)), -1)
    graph = graphs.measured(truth, path, 0.0, 0.0, 0)
    drifted = pk.io.PoseGraph(graph.poses, graph.pairs, graph.measurements.retract(0.02 * noise(5, g)))
    opened = drifted.problem()
    landmarks = torch.randn(4, 3, generator=g, dtype=torch.float64)
    i, j = torch.arange(6).repeat_interleave(4), torch.arange(4).repeat(6)
    measured = truth[i].inverse_apply(landmarks[j])
    points = opened.problem.variables(torch.zeros(4, 3, dtype=torch.float64), eliminate=True)
    opened.problem.add(seen_from, opened.vertices[i], points[j], measured, weight=torch.full((24,), 1e6))
    result = opened.solve(tolerance=1e-9, progress=False)
    world_T_truth = result.graph.poses[0] @ ~truth[0]  # the first vertex is held
    assert result.converged and torch.equal(result.held, torch.tensor([0]))
    pk.testing.assert_close(result.graph.poses, world_T_truth @ truth, atol=1e-4, rtol=0)
    torch.testing.assert_close(result.solution[points], world_T_truth.apply(landmarks), atol=1e-4, rtol=0)


def noise(count: int, g: torch.Generator) -> torch.Tensor:
    return torch.randn(count, 6, generator=g, dtype=torch.float64)


def test_a_graph_that_is_not_held_goes_where_other_factors_say() -> None:
    poses = pk.Pose.from_translation(torch.tensor([[0.0, 0, 0], [1, 0, 0], [7, 7, 7]], dtype=torch.float64))
    graph = pk.io.PoseGraph(poses, [[0, 1]], pk.Pose([[1.0, 0, 0]]).double())
    opened = graph.problem(hold=False)
    free = opened.solve(progress=False)
    assert not free.converged and not len(free.held) and free.components == 2
    there = pk.Pose([3.0, 4, 5], pk.Rotation.from_euler("z", 90, degrees=True)).double()
    opened.problem.prior(opened.vertices[1], there, weight=torch.eye(6))
    opened.problem.prior(opened.vertices[2], there, weight=4 * torch.eye(6))
    result = opened.solve(start=free.solution, tolerance=1e-9, progress=False)
    assert result.converged
    pk.testing.assert_close(result.graph.poses[1:], pk.stack((there, there)), atol=1e-7, rtol=0)
    expected = torch.tensor([3.0, 3, 5], dtype=torch.float64)  # one behind, and turned
    torch.testing.assert_close(result.graph.poses[0].position, expected, atol=1e-7, rtol=0)
    covariance = result.covariance(2).covariance
    torch.testing.assert_close(covariance, torch.eye(6, dtype=torch.float64) / 4, atol=1e-9, rtol=0)


def test_gradients_of_an_open_problem_flow_to_the_edges_and_to_other_factors() -> None:
    poses = pk.Pose.identity(2, dtype=torch.float64)
    measured, estimate = (torch.tensor([x, 0.0, 0], dtype=torch.float64, requires_grad=True) for x in (1.0, 4.0))
    graph = pk.io.PoseGraph(poses, [[0, 1]], pk.Pose.from_translation(measured[None]))
    opened = graph.problem()
    opened.problem.prior(opened.vertices[1], pk.Pose.from_translation(estimate), weight=3 * torch.eye(6))
    x = opened.solve(tolerance=1e-9, progress=False).graph.poses.position[1, 0]
    found = [g[0] for g in torch.autograd.grad(x, (measured, estimate))]
    torch.testing.assert_close(torch.stack(found), torch.tensor([0.25, 0.75], dtype=torch.float64), rtol=1e-6, atol=0)


def test_errors_of_an_open_problem_have_its_name() -> None:
    graph = graphs.grid(2, 2, 1)
    with pytest.raises(ShapeError, match=r"^PoseGraph.problem: fixed must have shape"):
        graph.problem(fixed=[True])
    with pytest.raises(ArgumentError, match=r"^PoseGraph.problem: hold must be True or False, got 'no'"):
        graph.problem(hold="no")  # type: ignore[arg-type]
    with pytest.raises(pk.OptionError, match=r"^PoseGraph.problem: loss must be one of"):
        graph.problem(loss="hubert")
    bad = pk.io.PoseGraph(graph.poses, graph.pairs, graph.measurements, -graph.information)
    with pytest.raises(ValidationError, match=r"^PoseGraph.problem: information\[0\] is not positive semidefinite"):
        bad.problem()


# As frames


def test_vertices_are_frames_below_one_root() -> None:
    poses = pk.Pose.random(3, dtype=torch.float64)
    graph = pk.io.PoseGraph(poses, [[0, 1]], poses[:1], ids=[4, 2, 9])
    tree = graph.frame_tree("odom")
    assert tree.frames == ("odom", "4", "2", "9")
    assert tree["4", "9"].allclose(~poses[0] @ poses[2])
    planar = pk.Pose2([[1.0, 2.0], [0.0, 0.0]])
    flat = pk.io.PoseGraph(planar, [[0, 1]], planar[:1]).frame_tree()
    assert flat["map", "0"].position.tolist() == [1, 2, 0]


def test_frames_are_vertices_and_edges_are_measurements_with_their_information() -> None:
    covariance = torch.diag(torch.arange(1.0, 7, dtype=torch.float64))
    mount = pk.UncertainPose(pk.Pose([0.0, 0, 1]).double(), covariance)
    path = pk.Trajectory([0, 2], pk.Pose([[0, 0, 0], [4, 0, 0]]).double())
    tree = pk.FrameTree({("base", "camera"): mount, ("map", "base"): path})
    graph = pk.io.PoseGraph.from_frame_tree(tree.at(0.5))
    assert graph.pairs.tolist() == [[0, 1], [2, 0]] and graph.fixed.tolist() == [False, False, True]
    assert graph.poses.position.tolist() == [[1, 0, 0], [1, 0, 1], [0, 0, 0]]
    torch.testing.assert_close(graph.information[0], covariance.inverse())
    torch.testing.assert_close(graph.information[1], torch.eye(6, dtype=torch.float64))
    assert graph.errors().abs().max() < 1e-15
    mistakes: list[tuple[Any, str]] = [
        (tree.at([0.5, 1.0]), r"from_frame_tree: tree must be single and at one time, got the shape \(2,\)"),
        (graph, r"from_frame_tree: tree must be a FrameTree, got PoseGraph"),
    ]
    for wrong, fact in mistakes:
        with pytest.raises(pk.PosekitError, match=fact):
            pk.io.PoseGraph.from_frame_tree(wrong)
    with pytest.raises(pk.ArgumentError, match=r"tree must have one root, got 2: base, map"):
        pk.io.PoseGraph.from_frame_tree(pk.FrameTree({("base", "camera"): mount, ("map", "odom"): pk.Pose().double()}))


def test_edges_that_are_right_are_known_by_one_look() -> None:
    g = torch.Generator().manual_seed(0)
    for kind in (pk.Pose, pk.Pose2):
        size = kind.identity()._size
        root = torch.randn(7, size, size, dtype=torch.float64, generator=g)
        matrices = root @ root.mT + torch.eye(size)
        matrices, eps = (matrices + matrices.mT) / 2, torch.finfo(torch.float64).eps
        measured = [x.clone() for x in kind.exp(torch.randn(7, size, dtype=torch.float64, generator=g))._stored()]
        assert edges_are_right(matrices, measured, eps)
        skew, indefinite, infinite = matrices.clone(), matrices.clone(), matrices.clone()
        skew[3, 0, 1] += 1e-3
        indefinite[6] -= 100 * torch.eye(size)
        infinite[2, 1, 1] = torch.inf
        for wrong in (skew, indefinite, infinite, matrices.float()):
            assert not edges_are_right(wrong, measured, eps)
        assert edges_are_right(skew, measured, 1.0)
        for x in measured:
            x[5, -1] = torch.nan
            assert not edges_are_right(matrices, measured, eps)
            x[5, -1] = 0.5
