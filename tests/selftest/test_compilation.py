"""`python -m posekit --build`: what it lists, compiles and reports."""

from __future__ import annotations

import pathlib
from typing import Any

import pytest
import torch

from posekit import __main__ as program
from posekit import selftest
from posekit.selftest import compilation
from posekit.selftest.subjects import Subject
from tests.support import processes


def test_without_a_subject_it_lists_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["--build"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(selftest.SUBJECTS)


def test_programs_run_in_both_dtypes_and_one_that_raises_hides_no_other(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran: list[Any] = []

    def broken(random: Any) -> None:
        raise RuntimeError("no space left\non the device")

    def whole(random: Any) -> None:
        ran.append((random(2, 3).dtype, random(2, 3).shape))

    monkeypatch.setitem(compilation.SUBJECTS, "poses", Subject("", (broken, whole)))
    assert program.main(["--build", "poses", "poses", "--jobs", "1"]) == 1
    out = capsys.readouterr().out
    assert ran == [(torch.float32, (2, 3)), (torch.float64, (2, 3))]
    assert out.startswith("  1/4 programs\n")
    assert "0 kernels compiled for cpu in 0.0 s; they are kept in " in out
    for dtype in ("float32", "float64"):
        assert f"WRONG: poses, broken in {dtype}: RuntimeError: no space left\n" in out


BUILD = """
    import runpy, sys
    sys.argv[1:] = ["--build", sys.argv[1], "--jobs", sys.argv[2]]
    if __name__ == "__main__":
        runpy.run_module("posekit", run_name="__main__")
"""
UNOPTIMISED = """
    from tests.support import kernels
    kernels.build_at(0)
"""
USE = """
    import torch, posekit as pk
    from posekit.engine import compiled_kernels

    for dtype in (torch.float32, torch.float64):
        a, b = pk.Pose.exp(torch.zeros(5, 6, dtype=dtype)), pk.Pose.random(5, dtype=dtype)
        (a @ ~b).apply(torch.ones(5, 3, dtype=dtype)), b.log(), b.rotation.matrix(), b.rotation.slerp(a.rotation, 0.5)
    print(compiled_kernels())
"""


@pytest.mark.slow
def test_a_later_process_compiles_nothing(tmp_path: pathlib.Path) -> None:
    folders = {name: str(tmp_path / name) for name in ("WARP_CACHE_PATH", "POSEKIT_CACHE_PATH")}
    out = processes.run_forked(BUILD, "inertial", 2, **folders)  # in processes that import posekit
    assert "/4 programs" in out and "WRONG" not in out
    assert out.splitlines()[-1].count(str(tmp_path)) == 2
    assert " 0 kernels compiled" in " " + processes.run_forked(BUILD, "inertial", 1, **folders).splitlines()[-1]
    out = processes.run_forked(UNOPTIMISED + BUILD, "poses", 1, **folders)
    assert "/6 programs" in out and "WRONG" not in out and " 0 kernels compiled" not in out
    assert processes.run_forked(UNOPTIMISED + USE, **folders) == "0"


@pytest.mark.slow
@pytest.mark.parametrize("subject", selftest.SUBJECTS)
def test_every_program_runs(subject: str) -> None:
    for k in range(len(selftest.SUBJECTS[subject].steps)):
        assert compilation.run_step(subject, k, torch.float64, "cpu").problem == ""
