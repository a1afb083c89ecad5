"""`python -m posekit --device`: its report, its arguments and its exit status."""

from __future__ import annotations

import subprocess
import types
from typing import Any

import pytest
import torch

from posekit import __main__ as program
from posekit import selftest
from posekit.engine import FLOATS
from posekit.selftest import calls, operations, report

CUDA = torch.device("cuda", 1)


@pytest.mark.slow
def test_the_report_of_the_cpu_has_every_section(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(calls, "_ROUNDS", 1)  # of times, which nobody reads here
    assert program.main(["--device", "cpu", "--quick"]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"posekit {program.pk.__version__}, torch {torch.__version__}, warp ")
    assert "\ncpu: " in out
    assert f"\nops on cpu against torch in float64 on the CPU; 3 of {len(selftest.names())} ops, --all checks" in out
    assert "\n  15 kernels in " in out
    for derivative in ("value", "vjp", "jvp", "vjp.vjp", "vjp.jvp"):
        assert f"\n  float32   {derivative:12}       3      0 " in out
    assert out.count(" ok: ") == 4
    assert out.count(" not checked: needs CUDA\n") == 2
    for name in ("compose", "apply", "inverse", "apply + backward", "torch, x + y"):
        assert f"\n  {name:20} " in out
    assert "\nbandwidth in float32 of 4,096 poses, in GB/s\n" in out
    assert "%\n" in out
    assert "\nrobots and solvers in float32 on cpu, in ms\n" in out
    for name in calls.calls(torch.device("cpu"), 4096):
        assert f"\n  {name:32}" in out
    assert "\nall right, " in out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--device", "tpu"], "'tpu' is no device: pass cpu, cuda or cuda:N"),
        (["--device", "meta"], "posekit has kernels for the CPU and for CUDA, not for 'meta'"),
        (["--device", "cpu:3"], "posekit has kernels for the CPU and for CUDA, not for 'cpu:3'"),
        (["--all"], "--all and --quick need --device"),
        (["--jobs", "2"], "--jobs needs --device or --build"),
        (["--build", "robot"], "argument --build: 'robot' is none of poses, trajectories, solvers, "),
        (["--build", "poses", "--all"], "--all and --quick are not for --build"),
        (["--device", "cpu", "--all", "--quick"], "--all and --quick exclude each other"),
        (["--device", "cpu", "--jobs", "0"], "argument --jobs: must be at least 1, got 0"),
        (["--devices"], "unrecognized arguments: --devices"),
    ],
)
def test_wrong_arguments_end_with_status_2(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        program.main(arguments)
    assert ended.value.code == 2
    assert message in capsys.readouterr().err


@pytest.mark.parametrize(
    ("count", "version", "name", "message"),
    [
        (0, None, "cuda", "there is no cuda: torch is built without CUDA"),
        (0, "13.0", "cuda", "there is no cuda: torch finds no GPU and driver"),
        (2, "13.0", "cuda:2", "there is no cuda:2: torch sees 2 CUDA devices"),
    ],
)
def test_a_device_that_is_not_there_ends_with_status_2(
    count: int,
    version: str | None,
    name: str,
    message: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(torch.cuda, "is_available", lambda: count > 0)
    monkeypatch.setattr(torch.cuda, "device_count", lambda: count)
    monkeypatch.setattr(torch.version, "cuda", version)
    with pytest.raises(SystemExit) as ended:
        program.main(["--device", name])
    assert ended.value.code == 2
    assert message in capsys.readouterr().err


def test_a_device_that_is_there_is_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    passed: list[Any] = []
    monkeypatch.setattr(torch.cuda, "is_available", lambda: True)
    monkeypatch.setattr(torch.cuda, "device_count", lambda: 2)
    monkeypatch.setattr(selftest, "run", lambda options: bool(passed.append(options)))
    assert program.main(["--device", "cuda:1", "--all", "--jobs", "4"]) == 1
    program.main(["--device", "cuda"])
    assert passed == [
        report.CheckOptions(torch.device("cuda:1"), True, False, 4),
        report.CheckOptions(torch.device("cuda:0"), False, False, None),
    ]


def test_help_names_every_option_and_the_exit_status(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        program.main(["--help"])
    assert ended.value.code == 0
    out = " ".join(capsys.readouterr().out.split())
    for word in ("--device", "--all", "--quick", "--jobs", "Exit status: 0", "2 if there is no such device"):
        assert word in out


def test_what_is_checked_by_default_and_with_each_option() -> None:
    cpu = torch.device("cpu")
    found = report._rows(report.CheckOptions(cpu, all_ops=True))
    assert found == [(selftest.names(), list(FLOATS))]
    (core, in_float32), (few, others) = report._rows(report.CheckOptions(cpu))
    assert core == list(selftest.CORE)
    assert in_float32 == [torch.float32]
    assert {*few} < {*core}
    assert {*others} == {*FLOATS} - {torch.float32}
    assert report._rows(report.CheckOptions(cpu, quick=True)) == [(list(operations.QUICK), [torch.float32])]


def test_as_many_processes_as_cores_and_memory_allow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report.os, "sched_getaffinity", lambda _: range(16), raising=False)
    assert [report.jobs_for(torch.device("cpu"), most) for most in (1, 5, 9)] == [1, 5, 8]
    for free, jobs in ((80 << 30, 8), (6 << 30, 3), (1 << 29, 1)):
        monkeypatch.setattr(torch.cuda, "mem_get_info", lambda device, free=free: (free, 80 << 30))
        assert report.jobs_for(CUDA) == jobs


def test_a_device_is_described_with_its_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    facts = types.SimpleNamespace(name="NVIDIA X", major=9, minor=0, multi_processor_count=132)
    monkeypatch.setattr(torch.cuda, "get_device_properties", lambda device: facts)
    monkeypatch.setattr(torch.cuda, "mem_get_info", lambda device: (60 << 30, 80 << 30))
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: types.SimpleNamespace(stdout="580.65\n580.65\n"))
    first, second = report.describe(CUDA)
    assert first == "cuda:1: NVIDIA X, compute capability 9.0, 132 multiprocessors"
    assert second.startswith(f"memory: 60.0 of 80.0 GiB free; driver 580.65; CUDA of torch {torch.version.cuda}; ")

    def missing(*_: Any, **__: Any) -> None:
        raise FileNotFoundError

    monkeypatch.setattr(subprocess, "run", missing)
    assert "driver unknown (no nvidia-smi)" in report.describe(CUDA)[1]


def test_exceptions_are_failures_and_the_report_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(device: torch.device, *_: Any) -> Any:
        raise RuntimeError("illegal memory access")

    monkeypatch.setattr(report.operations, "check_all", lambda names, *_: [[] for _ in names])
    monkeypatch.setattr(report, "_table", lambda checks: None)
    monkeypatch.setattr(report.execution, "EXECUTION", (broken,))
    monkeypatch.setattr(report, "overheads", broken)
    assert not report.run(report.CheckOptions(torch.device("cpu"), quick=True))
    out = capsys.readouterr().out
    assert "WRONG: broken: raises RuntimeError: illegal memory access" in out
    assert "WRONG: the measurement raises RuntimeError: illegal memory access" in out
    assert "SOMETHING IS WRONG: 2 checks failed" in out


def test_calls_that_raise_are_failures_and_the_other_rows_are_written(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken() -> None:
        raise RuntimeError("out of memory")

    monkeypatch.setattr(report.calls, "calls", lambda *_: {"ik": broken, "pnp": lambda: None})
    assert report._calls(torch.device("cpu"), quick=True) == ["ik raises RuntimeError: out of memory"]
    _, _, *rows = capsys.readouterr().out.splitlines()
    assert [row.split()[:2] for row in rows] == [["ik", "raises"], ["pnp", "0.000"]]


def test_launches_and_waits_are_counted_by_the_names_of_functions_of_cuda() -> None:
    events = [
        "cuLaunchKernel",
        "cudaLaunchKernel",
        "cudaMemcpyAsync",
        "cudaStreamSynchronize",
        "aten::add",
        "cudaMalloc",
    ]
    assert calls.counted([*events, "Memcpy DtoH", "pk_cuda_kernel_forward"]) == (3, 1)


def test_a_terminal_shows_each_op_and_a_log_every_quarter(capsys: pytest.CaptureFixture[str]) -> None:
    for done in range(1, 25):
        report.progress(done, 24, "Pose.compose", "ops", terminal=False)
    assert capsys.readouterr().out.split("\n") == [
        *[f"  {done}/24 ops" for done in (1, 6, 12, 18, 24)],
        "",
    ]
    for done, end in ((6, "\r"), (24, "\n")):
        report.progress(done, 24, "Pose.compose", "ops", terminal=True)
        assert capsys.readouterr().out == f"  [{'#' * (20 * done // 24):20}] {done}/24 {'Pose.compose':48}{end}"
