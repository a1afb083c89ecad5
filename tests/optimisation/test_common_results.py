"""What all results of solvers have: the same words, of the same meaning."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import pytest
import torch

import posekit as pk
from posekit.errors import ArgumentError, UnknownNameError
from posekit.optimisation import Result

WORDS = (
    "value",
    "cost",
    "initial_cost",
    "status",
    "converged",
    "stationary",
    "reason",
    "iterations",
    "seconds",
    "history",
)
GENERATOR = torch.Generator().manual_seed(5)
POSES = pk.Pose.random(6, generator=GENERATOR, dtype=torch.float64)
POINTS = torch.randn(12, 3, generator=GENERATOR, dtype=torch.float64)
LENS = pk.Camera([500.0, 500, 320, 240], (640, 480)).double()
VIEWS = pk.Pose.from_translation([0.0, 0, 8]).double() @ pk.Pose.exp(
    0.3 * torch.randn(6, 6, generator=GENERATOR).double()
)


def _aligned() -> Any:
    seen = POSES[:, None].apply(POINTS)
    return pk.least_squares(lambda T, x, y: T[..., None].apply(x) - y, pk.Pose.identity(6).double(), POINTS[None], seen)


def _graph() -> Any:
    pairs = torch.tensor([[0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [5, 0]])
    measured = (~POSES[pairs[:, 0]] @ POSES[pairs[:, 1]]).retract(
        0.05 * torch.randn(6, 6, generator=GENERATOR).double()
    )
    return pk.io.PoseGraph(POSES, pairs, measured).optimize(progress=False, initialise=None)


def _problem() -> Any:
    problem = pk.Problem()
    poses = problem.variables(pk.Pose.identity(6).double())
    problem.prior(poses[:], POSES)
    return problem.solve(progress=False)


RESULTS: dict[str, Callable[[], Any]] = {
    "least_squares": lambda: pk.least_squares(
        lambda T, x, y: T[..., None].apply(x) - y,
        pk.Pose.identity(6).double(),
        POINTS[None],
        POSES[:, None].apply(POINTS),
    ),
    "problem": _problem,
    "graph": _graph,
    "pnp": lambda: pk.pnp(POINTS, LENS.project(VIEWS[:, None].apply(POINTS))[0], LENS),
    "register": lambda: pk.register(POINTS, POSES[0].apply(POINTS)),
    "icp": lambda: pk.icp(POINTS, POINTS + 0.05),
    "hand_eye": lambda: pk.hand_eye(POSES, POSES @ VIEWS[0]),
    "triangulate": lambda: pk.triangulate(LENS.project(VIEWS.apply(POINTS[0]))[0], LENS, VIEWS),
    "calibrate": lambda: pk.Camera.calibrate(POINTS, LENS.project(VIEWS[:, None].apply(POINTS))[0], (640, 480)),
}


@pytest.fixture(params=RESULTS)
def result(request: pytest.FixtureRequest) -> Any:
    return RESULTS[request.param]()


@pytest.mark.slow(but="[!h]*")
def test_results_have_the_same_words(result: Any) -> None:
    assert isinstance(result, Result)
    for word in WORDS:
        assert hasattr(type(result), word), word
        getattr(result, word)
    assert result.covariance() is not None
    assert result.seconds > 0
    assert torch.as_tensor(result.converged).all(), result


def test_history_leads_from_the_first_cost_to_the_last(result: Any) -> None:
    history = result.history
    assert history.shape[1:] == result.shape
    assert len(history) == int(torch.as_tensor(result.iterations).max()) + 1
    torch.testing.assert_close(history[0], torch.as_tensor(result.initial_cost, dtype=history.dtype))
    torch.testing.assert_close(history[-1], torch.as_tensor(result.cost, dtype=history.dtype))


def test_summary_is_a_table(result: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert result.summary() is None
    head, columns, *rows = capsys.readouterr().out.splitlines()
    assert head.startswith(f"{type(result).__name__}: ") and "converged" in head
    assert columns.split()[:3] == ["iteration", "cost", "decrease"]
    assert [int(row.split()[0]) for row in rows] == [*range(len(result.history))]


def test_results_survive_pickle(result: Any) -> None:
    other = pickle.loads(pickle.dumps(result))
    assert repr(other) == repr(result)
    assert torch.equal(other.history, result.history)
    assert other.seconds == result.seconds


def test_history_of_a_batch_keeps_the_last_cost_of_what_has_ended() -> None:
    start = torch.linspace(0.0, 3.0, 40, dtype=torch.float64)[:, None]
    result = pk.least_squares(lambda x: torch.cat((x.exp() - 1, x - 0.5), -1), start)
    for k in (0, 17, 39):
        alone = pk.least_squares(lambda x: torch.cat((x.exp() - 1, x - 0.5), -1), start[k])
        length = len(alone.history)
        assert torch.equal(result.history[:length, k], alone.history)
        assert (result.history[length:, k] == alone.cost).all()


def test_the_first_cost_is_that_of_the_start() -> None:
    result = pk.least_squares(
        lambda x: torch.stack((x[..., 0] - 3, 2 * x[..., 0]), -1), torch.ones(1).double(), loss="huber"
    )
    square = torch.tensor((1.0 - 3) ** 2 + 4, dtype=torch.float64)
    torch.testing.assert_close(result.initial_cost, 2 * square.sqrt() - 1)


def test_verbose_prints_a_line_for_each_iteration(capsys: pytest.CaptureFixture[str]) -> None:
    seen: list[int] = []
    start = torch.zeros(3, 2)
    result = pk.least_squares(
        lambda x: x.exp() - 2, start, verbose=True, callback=lambda state: seen.append(state.iteration)
    )
    title, columns, *rows = capsys.readouterr().out.splitlines()
    assert title == "least_squares" and columns.split()[:3] == ["iteration", "cost", "decrease"]
    assert [int(row.split()[0]) for row in rows] == seen == [*range(1, int(result.iterations.max()) + 1)]
    assert "of 3 go on" in rows[0]
    problem = pk.Problem()
    x = problem.variables(torch.zeros(2, 3))
    problem.add(lambda a: a.exp() - 2, x[:])
    solved = problem.solve(verbose=True)
    assert len(capsys.readouterr().out.splitlines()) == solved.iterations + 2


def test_a_fixed_number_of_steps_has_a_history_and_a_callback() -> None:
    seen: list[int] = []
    result = pk.least_squares(
        lambda x: x - 2,
        torch.zeros(1),
        tolerance=0,
        max_iterations=3,
        callback=lambda state: seen.append(state.iteration),
    )
    assert seen == [1, 2, 3]
    assert result.history.shape == (4,)


def test_no_problems_have_a_history_and_a_summary(capsys: Any) -> None:
    found = pk.least_squares(lambda x: x - 1, torch.zeros(0, 1))
    assert found.history.shape == (1, 0)
    found.summary()
    assert "no problems" in capsys.readouterr().out


def test_no_history_under_vmap() -> None:
    def solved(x: torch.Tensor) -> torch.Tensor:
        found = pk.least_squares(lambda y, x: y - x, torch.zeros(1), x)
        with pytest.raises(ArgumentError, match="no history"):
            found.history  # noqa: B018
        assert repr(found) == "LeastSquaresResult(shape=())"
        assert found._repr_html_() == "<pre>LeastSquaresResult(shape=())</pre>"
        return found.value

    assert torch.allclose(torch.vmap(solved)(torch.ones(3, 1)), torch.ones(3, 1))


def test_what_was_an_attribute_says_that_it_is_a_method() -> None:
    found = pk.register(POINTS, POSES[0].apply(POINTS))
    with pytest.raises(UnknownNameError, match=r"write `covariance\(\)`, not `covariance.diagonal`"):
        found.covariance.diagonal()
    with pytest.raises(UnknownNameError, match=r"write `covariance\(\)` before an index"):
        found.covariance[0]
    with pytest.raises(UnknownNameError, match=r"covariance\(\)"):
        found.uncertain()
    with pytest.raises(UnknownNameError, match="`value`"):
        _problem().values  # noqa: B018
