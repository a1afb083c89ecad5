"""Batches of pose graphs: each graph ends as if it were alone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import torch

import posekit as pk
from posekit.engine import beats
from posekit.optimisation import batch_in_turn
from posekit.optimisation.recorded_sparse import SparseRecording
from posekit.optimisation.sparse_problem import Sparse
from tests.support import graphs

EACH = [graphs.grid(3, 3, sigma=0.05, start=0.1 + 0.2 * k, seed=k) for k in range(4)]
WHOLE = graphs.batched(EACH)


@pytest.fixture(params=[0, 1 << 20], ids=["at once", "in turn"])
def order(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The graphs of a batch are searched at once, or in turn as on few threads."""
    monkeypatch.setattr(batch_in_turn, "_FEW", request.param)


@pytest.mark.slow(but=("*-None", "at once-None-huber"))
@pytest.mark.usefixtures("order")
@pytest.mark.parametrize("loss", [None, "huber", "cauchy"])
@pytest.mark.parametrize("initialise", [None, "chordal"])
def test_graphs_of_a_batch_have_the_bits_of_each_alone(loss: str | None, initialise: Any) -> None:
    options: dict[str, Any] = {"loss": loss, "initialise": initialise, "progress": False}
    result = WHOLE.optimize(**options)
    assert result.shape == (4,)
    for k, graph in enumerate(EACH):
        alone = graph.optimize(**options)
        assert (alone.status, alone.iterations) == (result.status[k], int(result.iterations[k]))
        assert alone.cost == float(result.cost[k])
        assert torch.equal(alone.graph.poses.matrix(), result.graph.poses[k].matrix())
        assert alone.history.tolist() == result.history[: 1 + alone.iterations, k].tolist()


@pytest.mark.usefixtures("order")
def test_a_batch_of_two_dimensions_of_the_plane_has_covariances() -> None:
    def planar(poses: pk.Pose) -> pk.Pose2:
        return poses.planar()

    poses, measured = planar(WHOLE.poses).reshape(2, 2, 9), planar(WHOLE.measurements).reshape(2, 2, -1)
    fixed = torch.arange(9) == 4
    graph = pk.io.PoseGraph(poses, WHOLE.pairs, measured, fixed=fixed)
    result = graph.optimize(progress=False)
    assert result.status.shape == result.cost.shape == result.iterations.shape == (2, 2)
    assert graph.errors().shape == (2, 2, 12, 3)
    one = pk.io.PoseGraph(poses[1, 0], WHOLE.pairs, measured[1, 0], fixed=fixed).optimize(progress=False)
    for index in (3, [0, 7], slice(2, 5)):
        several = result.covariance(index)
        assert several.shape[:2] == (2, 2)
        assert torch.allclose(several[1, 0].covariance, one.covariance(index).covariance, rtol=1e-9, atol=1e-12)
    with pytest.raises(pk.ArgumentError, match="index must be places among 9 vertices"):
        result.covariance(9)


@pytest.mark.usefixtures("order")
def test_gradients_through_a_batch_are_those_of_each_graph() -> None:
    information = WHOLE.information.clone().requires_grad_()
    graph = pk.io.PoseGraph(WHOLE.poses, WHOLE.pairs, WHOLE.measurements, information)
    result = graph.optimize(tolerance=1e-6, progress=False)
    (gradient,) = torch.autograd.grad(result.graph.poses.position.square().sum(), information)
    for k, graph in enumerate(EACH):
        own = graph.information.clone().requires_grad_()
        alone = pk.io.PoseGraph(graph.poses, graph.pairs, graph.measurements, own)
        found = alone.optimize(tolerance=1e-6, progress=False).graph.poses
        (expected,) = torch.autograd.grad(found.position.square().sum(), own)
        assert torch.allclose(gradient[k], expected, rtol=1e-6, atol=1e-12)


@pytest.mark.usefixtures("order")
def test_a_graph_without_edges_that_say_something_does_not_change_the_others() -> None:
    information = WHOLE.information.clone()
    information[1] = 0
    graph = pk.io.PoseGraph(WHOLE.poses, WHOLE.pairs, WHOLE.measurements, information)
    result = graph.optimize(initialise=None, progress=False)
    assert result.status.tolist() == ["converged", "flat", "converged", "converged"]
    assert torch.equal(result.graph.poses[1].matrix(), WHOLE.poses[1].matrix())
    assert torch.equal(result.graph.poses[0].matrix(), EACH[0].optimize(initialise=None).graph.poses.matrix())


def test_a_callback_sees_which_graphs_go_on() -> None:
    seen: list[torch.Tensor] = []
    result = WHOLE.optimize(initialise=None, callback=lambda x: seen.append(x.active.clone()), progress=False)
    assert [int(x.sum()) for x in seen][-1] == 0
    assert len(seen) == int(result.iterations.max())
    assert not bool((~torch.stack(seen)[:-1] & torch.stack(seen)[1:]).any())  # none begins again


def test_batches_are_refused_where_one_graph_is_meant(tmp_path: Path) -> None:
    for call in (
        WHOLE.frame_tree,
        WHOLE.problem,
        lambda: pk.io.write_g2o(tmp_path / "graph.g2o", WHOLE),
    ):
        fact = "the graph must be single, got a batch of shape (4,); take one of its graphs, as graph[0]"
        with pytest.raises(pk.ShapeError, match=re.escape(fact)):
            call()
    pk.io.write_g2o(tmp_path / "graph.g2o", WHOLE[0])
    assert WHOLE[0].problem().solve(progress=False).cost == EACH[0].optimize(progress=False).cost
    with pytest.raises(pk.ShapeError, match=re.escape("measurements must have the batch shape of poses, (4,), got ()")):
        pk.io.PoseGraph(WHOLE.poses, WHOLE.pairs, EACH[0].measurements)
    with pytest.raises(pk.ArgumentError, match="the batch must have graphs"):
        pk.io.PoseGraph(WHOLE.poses[:0], WHOLE.pairs, WHOLE.measurements[:0]).optimize()


def test_graphs_of_a_batch_are_indexed_and_iterated_over() -> None:
    assert len(WHOLE) == 4 and WHOLE.shape == (4,) and EACH[0].shape == () and WHOLE
    graphs_of_it = [*WHOLE, WHOLE[-1]]
    for expected, graph in zip([*EACH, EACH[3]], graphs_of_it, strict=True):
        assert graph.shape == ()
        assert torch.equal(graph.poses.matrix(), expected.poses.matrix())
        assert torch.equal(graph.measurements.matrix(), expected.measurements.matrix())
        assert torch.equal(graph.information, expected.information)
        assert graph.pairs is WHOLE.pairs and graph.ids is WHOLE.ids and graph.fixed is WHOLE.fixed
    mask = torch.tensor([False, True, False, True])
    for index in ([1, 3], slice(1, None, 2), torch.tensor([1, 3]), mask):
        some = WHOLE[index]
        assert some.shape == (2,) and torch.equal(some.errors(), WHOLE.errors()[[1, 3]])
    square = pk.io.PoseGraph(WHOLE.poses.reshape(2, 2, 9), WHOLE.pairs, WHOLE.measurements.reshape(2, 2, -1))
    assert len(square) == 2 and square[1].shape == (2,) and square[:, 0].shape == (2,)
    assert torch.equal(square[1, 0].poses.matrix(), EACH[2].poses.matrix())
    for index in (4, (0, 0), 1.0, "a"):
        with pytest.raises(pk.IndexingError, match=re.escape("PoseGraph[...]: ") + ".*the batch has the shape .4,"):
            WHOLE[index]
    with pytest.raises(pk.IndexingError, match=r"this PoseGraph is unbatched; vertices are graph.poses\[k\]"):
        EACH[0][0]
    with pytest.raises(pk.ArgumentError, match=r"this PoseGraph is unbatched: it has no len\(\); its poses"):
        len(EACH[0])
    with pytest.raises(pk.ArgumentError, match="this PoseGraph is unbatched: it cannot be iterated over"):
        iter(EACH[0])


def test_graphs_in_turn_run_one_recording_and_tell_of_their_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch_in_turn, "_FEW", 1 << 20)
    WHOLE.optimize(initialise=None, progress=False)
    made: list[int] = []
    monkeypatch.setattr(SparseRecording, "__init__", lambda *rest: made.append(1))
    monkeypatch.setattr(Sparse, "minimise", lambda *rest: made.append(1))
    told: list[int] = []
    monkeypatch.setattr(beats, "tell", lambda count, costs: told.append(count))
    WHOLE.optimize(initialise=None, max_iterations=8)
    assert not made and told == [2, 2, 2, 2]
