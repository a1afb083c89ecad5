"""A process that compiles for more than a second says so in one line; workers do not."""

from __future__ import annotations

import logging
import multiprocessing
import os
import pathlib
import threading

import pytest

from posekit.engine.runtime import notices
from tests.support import processes

FOLDER = pathlib.Path("cache")


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[logging.LogRecord]:
    """What the logger gets, as of a process that has compiled nothing yet."""
    records: list[logging.LogRecord] = []
    handler = logging.Handler()
    monkeypatch.setattr(handler, "emit", records.append)
    monkeypatch.setattr(notices._LOGGER, "handlers", [handler])
    monkeypatch.setattr(notices, "_compiled", notices._Builds())
    monkeypatch.delenv("LOCAL_RANK", raising=False)
    return records


def compile_two() -> None:
    for title in ("Pose.apply", "Pose.log"):
        with notices.compiling(title, FOLDER):
            pass


def test_the_line_comes_once_and_counts_kernels(monkeypatch: pytest.MonkeyPatch, said: list[logging.LogRecord]) -> None:
    compile_two()
    assert not said  # two kernels in less than a second
    monkeypatch.setattr(notices, "DELAY", 0.0)
    compile_two()
    line = "posekit compiles kernels, once on each machine: 3 so far, now that of Pose.apply. They are kept in cache"
    line += ". `python -m posekit --build` compiles ahead"
    assert [(record.name, record.levelname, record.getMessage()) for record in said] == [("posekit", "WARNING", line)]


def test_the_line_comes_while_a_kernel_is_compiled(
    monkeypatch: pytest.MonkeyPatch, said: list[logging.LogRecord]
) -> None:
    arrived = threading.Event()
    monkeypatch.setattr(notices, "DELAY", 0.0)
    monkeypatch.setattr(notices._LOGGER.handlers[0], "emit", lambda record: arrived.set())
    with notices.compiling("Pose.apply", FOLDER):
        assert arrived.wait(processes.LONGEST)


def test_ranks_other_than_the_first_and_children_of_multiprocessing_are_silent(
    monkeypatch: pytest.MonkeyPatch, said: list[logging.LogRecord]
) -> None:
    monkeypatch.setattr(notices, "DELAY", 0.0)
    with monkeypatch.context() as patch:
        patch.setenv("LOCAL_RANK", "1")
        compile_two()
    monkeypatch.setattr(notices, "_compiled", notices._Builds())
    with monkeypatch.context() as patch:
        patch.setattr(multiprocessing, "parent_process", lambda: object())
        compile_two()
    assert not said


KERNELS = """
    import os, signal
    import posekit as pk
    from posekit.engine.runtime import notices

    notices.DELAY = 0.0
    pose = pk.Pose.identity(3)
    child = os.fork()
    if child == 0:
        signal.alarm(600)
        pose.inverse()
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0
    print("parent")
    pose @ pose
"""


@pytest.mark.slow
def test_a_parent_says_it_and_a_fork_does_not_and_who_loads_kernels_has_nothing_to_say(tmp_path: pathlib.Path) -> None:
    folders = {name: str(tmp_path / name) for name in ("WARP_CACHE_PATH", "POSEKIT_CACHE_PATH")}
    lines = []
    for _ in "12":
        out, err = (process := processes.start(KERNELS, **folders)).communicate(timeout=processes.LONGEST)
        assert process.returncode == 0, err
        assert out.strip() == "parent"
        lines.append([line for line in err.splitlines() if line.startswith("posekit")])
    (line,), nothing = lines
    assert "now that of Pose.compose" in line and str(tmp_path) in line
    assert nothing == []


@pytest.mark.parametrize("error", [AttributeError, OSError])
def test_warp_starts_where_no_file_in_memory_can_be_made(
    error: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(name: str) -> int:
        raise error(name)

    monkeypatch.setattr(notices, "_has_driver", lambda: False)
    monkeypatch.setattr(os, "memfd_create", refuse)
    ran = []
    with notices.without_driver_line():
        ran.append(True)
    assert ran


def test_what_threads_write_while_warp_starts_is_kept(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def write(k: int) -> None:
        for i in range(50):
            os.write(2, f"{k} {i}\n".encode())

    monkeypatch.setattr(notices, "_has_driver", lambda: False)
    threads = [threading.Thread(target=write, args=(k,)) for k in range(4)]
    with notices.without_driver_line():
        os.write(2, notices._DRIVER + b"\n")
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert sorted(capfd.readouterr().err.splitlines()) == sorted(f"{k} {i}" for k in range(4) for i in range(50))
