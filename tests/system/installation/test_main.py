"""`python -m posekit` reports its checks, and fails if one of them fails."""

import pytest
import torch

from posekit import __main__ as program


@pytest.fixture(autouse=True)
def short_timings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "SIZES", (1, 10))
    monkeypatch.setattr(program, "ROUNDS", 1)
    monkeypatch.setattr(program, "SECONDS_PER_ROUND", 1e-4)


def test_main_reports_every_check_and_every_timing(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main() == 0
    out = capsys.readouterr().out
    assert out.count("max error") == out.count("  ok\n") == 4 * (1 + torch.cuda.is_available())
    assert "building kernels for cpu ... 8/8" in out
    assert "compose, forward + backward" in out
    assert "times as long" in out
    assert "all right" in out


def test_main_fails_when_a_result_is_wrong(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    right = program.apply
    monkeypatch.setattr(program, "apply", lambda position, quaternion, points: right(position, quaternion, points) + 1)
    assert program.main() == 1
    assert "WRONG" in capsys.readouterr().out


def test_calls_that_take_too_long_are_reported_with_their_route(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    times = iter((15e-6, 1e-6, 16e-6, 1e-6))
    monkeypatch.setattr(program, "seconds_per_call", lambda run, device: next(times))
    monkeypatch.setattr(program, "ROUNDS", 1)
    program.overhead("cpu")
    assert "SLOW" not in capsys.readouterr().out
    program.overhead("cpu")
    out = capsys.readouterr().out
    assert "16.0 times as long" in out
    assert "SLOW: a call takes more than 15 times one of torch's" in out and "Pose.compose: " in out


def test_nan_counts_as_a_failure(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    right = program.apply
    monkeypatch.setattr(program, "apply", lambda *tensors: right(*tensors) * float("nan"))
    assert not program.check("cpu")
    assert "WRONG" in capsys.readouterr().out
