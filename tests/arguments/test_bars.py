"""Bars of long calls, whatever stderr is."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable
from typing import Any

import pytest
import torch

import posekit as pk
from posekit import arguments, engine
from posekit.arguments import bars
from posekit.engine.runtime import recording
from posekit.kinematics import Avoidance, Spheres

POINTS = torch.tensor([[1.0, 0, 4], [0, 1, 4], [-1, 0, 5], [0, -1, 6]])


class _OnlyWrites:
    def __init__(self) -> None:
        self.texts: list[str] = []

    def write(self, text: str) -> None:
        self.texts.append(text)


def _follow() -> None:
    bar = bars.progress_bar("posekit.call", 3, 0)
    bar.set_postfix({"cost": 1.0}, refresh=False)
    bar.update(1)
    bar.close()


@pytest.mark.parametrize("has_tqdm", [False, True])
@pytest.mark.parametrize("stream", ["none", "closed"])
def test_a_call_goes_on_without_stderr(stream: str, has_tqdm: bool, monkeypatch: Any, capsys: Any) -> None:
    if has_tqdm:
        pytest.importorskip("tqdm", reason="tqdm is not installed")
    else:
        monkeypatch.setitem(sys.modules, "tqdm", None)
    closed = io.StringIO()
    closed.close()
    monkeypatch.setattr(sys, "stderr", None if stream == "none" else closed)
    _follow()
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("is_terminal, pause", [(True, 0.1), (False, 10.0)])
def test_bars_in_files_are_updated_every_ten_seconds(is_terminal: bool, pause: float, monkeypatch: Any) -> None:
    pytest.importorskip("tqdm", reason="tqdm is not installed")
    stream = io.StringIO()
    monkeypatch.setattr(stream, "isatty", lambda: is_terminal, raising=False)
    monkeypatch.setattr(sys, "stderr", stream)
    bar = bars.progress_bar("posekit.call", 3, 0)
    assert bar.mininterval == pause
    bar.close()


def test_an_object_that_only_writes_gets_lines(monkeypatch: Any) -> None:
    monkeypatch.setitem(sys.modules, "tqdm", None)
    monkeypatch.setitem(sys.modules, "ipykernel", sys)  # imported, but this is no notebook
    stream = _OnlyWrites()
    monkeypatch.setattr(sys, "stderr", stream)
    _follow()
    assert stream.texts == ["call: 1 of 3, cost 1, 0 s\n"]


def _arm() -> pk.Robot:
    return pk.Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])


def _fit(**options: Any) -> None:
    pk.least_squares(lambda T: T.apply(POINTS) - 1.1 * POINTS, pk.Pose.exp(torch.full((6,), 0.3)), **options)


def _fit_by_python(**options: Any) -> None:
    pk.least_squares(lambda x: x * (x.sum() > 0) - 1, torch.full((3,), 5.0), **options)


def _join(**options: Any) -> None:
    problem = pk.Problem()
    poses = problem.variables(pk.Pose.exp(torch.full((4, 6), 0.3)))
    problem.add(lambda a, b: (~a @ b).position - 1, poses[:-1], poses[1:])
    problem.prior(poses[0], pk.Pose(), weight=1.0)
    problem.solve(**options)


def _reach(**options: Any) -> None:
    arm = _arm()
    arm.ik(arm.forward(torch.tensor([0.4, 0.5]), "tool"), "tool", costs=[], **options)


def _plan(**options: Any) -> None:
    avoid = Avoidance({"tool": [[0.0, 0, 0]]}, 0.05, Spheres([[0.9, 0.0, 0.0]], [0.1]))
    _arm().plan([-1.0, 0.0], [1.0, 0.0], avoid=avoid, seeds=2, **options)


def _look() -> None:
    camera, points = pk.Camera([600, 600, 320, 240], (640, 480)), torch.cartesian_prod(*[torch.arange(3.0)] * 3)
    pixels = camera.project(points + torch.tensor([0, 0, 9.0]))[0]
    pk.pnp(points, torch.cat((pixels[:14], pixels[14:].flip(0))), camera, ransac=True)


def _match() -> None:
    points = torch.cartesian_prod(*[torch.arange(3.0)] * 3)
    pk.register(points, torch.cat((points[:14], points[14:].flip(0))), max_distance=0.1)


CALLS = {"least_squares": _fit, "solve": _join, "ik": _reach, "plan": _plan}


@pytest.fixture
def at_once(monkeypatch: Any) -> None:
    """Bars are shown at once, and recordings return after each step."""
    monkeypatch.setitem(sys.modules, "tqdm", None)
    monkeypatch.setattr(bars, "DELAY", -1e9)
    monkeypatch.setattr(recording, "_WORK", 1)
    monkeypatch.setattr(recording, "_HELD", 0)


@pytest.mark.parametrize("name", CALLS)
@pytest.mark.usefixtures("at_once")
def test_solvers_show_how_far_they_are(name: str, capsys: Any) -> None:
    CALLS[name]()
    assert re.search(rf"(?m)^{name}: 1( of 50)?(, cost [\d.e+-]+)?, \d+ s\n", capsys.readouterr().err)
    CALLS[name](progress=False)
    CALLS[name](verbose=True)
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("name, call", [("pnp", _look), ("register", _match)])
@pytest.mark.usefixtures("at_once")
def test_searches_for_wrong_matches_show_how_far_they_are(name: str, call: Callable[[], None], capsys: Any) -> None:
    call()
    assert re.search(rf"(?m)^{name}: \d+(, cost [\d.e+-]+)?, \d+ s\n", capsys.readouterr().err)


@pytest.mark.usefixtures("at_once")
def test_searches_by_python_show_how_far_they_are(capsys: Any) -> None:
    _fit_by_python()
    assert capsys.readouterr().err.startswith("least_squares: 1 of 50, cost")


@pytest.mark.usefixtures("at_once")
def test_calls_inside_others_show_nothing_of_their_own(capsys: Any) -> None:
    with arguments.Watch("posekit.outer", 2, by_loops=False) as watch:
        _fit()
        assert capsys.readouterr().err == ""
        watch.advance(1)
    assert capsys.readouterr().err == "outer: 1 of 2, 0 s\n"
    _fit()
    assert capsys.readouterr().err.startswith("least_squares: 1 of 50")


@pytest.mark.usefixtures("at_once")
def test_workers_show_nothing(monkeypatch: Any, capsys: Any) -> None:
    monkeypatch.setenv("LOCAL_RANK", "1")
    _fit()
    assert capsys.readouterr().err == ""


@pytest.mark.usefixtures("at_once")
def test_a_call_that_fails_leaves_no_listener(capsys: Any) -> None:
    def fail(state: Any) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        _fit(callback=fail)
    assert engine.beats.listener is None


@pytest.mark.parametrize("compiled, shown", [(0.0, True), (2.0, False)])
def test_time_in_which_kernels_are_compiled_does_not_count(
    compiled: float, shown: bool, monkeypatch: Any, capsys: Any
) -> None:
    monkeypatch.setitem(sys.modules, "tqdm", None)
    times, built = iter([10.0, 11.5, 11.5, 11.5, 11.5]), iter([0.0, compiled])  # in seconds
    monkeypatch.setattr(bars.time, "monotonic", lambda: next(times))
    monkeypatch.setattr(bars, "compiled_seconds", lambda: next(built))
    with arguments.Progress("call", 3, True) as progress:
        progress.advance(1)
    assert capsys.readouterr().err == ("call: 1 of 3, 2 s\n" if shown else "")
