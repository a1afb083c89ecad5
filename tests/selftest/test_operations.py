"""The checks of ops on a device: their inputs, their limits, and that they find a wrong kernel."""

from __future__ import annotations

import math
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest
import torch

from posekit import __main__ as program
from posekit import selftest
from posekit.engine import FLOATS, Op, Program, find
from posekit.engine.codegen import Layout
from posekit.engine.runtime import kernel
from posekit.selftest import operations, report
from posekit.selftest.operations import ELEMENTS, draw
from tests.support import contract

WRONG = "Rotation.inverse"


def test_every_op_under_contract_is_checked() -> None:
    assert set(contract.OPS) <= {*selftest.names()}
    assert {*selftest.CORE, *operations.QUICK} <= {*selftest.names()}


@pytest.mark.slow(but="0")
@pytest.mark.parametrize("part", range(4))
def test_inputs_of_every_op_fit_and_give_finite_values(part: int) -> None:
    for name in selftest.names()[part::4]:
        op: Op = find(operations._table()[name])
        inputs = draw(op.program)
        for x, port in zip(inputs, op.program.inputs, strict=True):
            assert x.shape[x.dim() - len(port.shape) :] == port.shape, name
        for y in op.in_torch(inputs, None):
            assert y.isfinite().all(), name
            assert y.shape[0] == ELEMENTS


def test_inputs_are_always_the_same() -> None:
    op: Op = find("Pose.compose")
    assert all(map(torch.equal, draw(op.program), draw(op.program)))
    position, quaternion = draw(op.program)[:2]
    assert position[0, 0] == position[0, 0].float()
    assert (quaternion.norm(dim=-1) - 1).abs().max() < 1e-6


def test_half_precision_is_checked_in_value_and_gradient() -> None:
    assert [len(selftest.plan(dtype)) for dtype in FLOATS] == [5, 5, 2, 2]
    limits = {c.dtype: c.limit for c in operations.check_name("Rotation.inverse", FLOATS[2:], "cpu")}
    assert limits == {"float16": 8 * 2**-10, "bfloat16": 8 * 2**-7}


def test_float64_is_compared_with_torch_and_not_with_itself() -> None:
    checks = operations.check_name("Rotation.log", [torch.float64], "cpu")
    assert [c.derivative for c in checks] == list(selftest.DERIVATIVES)
    assert all(c.passed for c in checks)
    assert max(c.error for c in checks) > 0


@pytest.fixture
def wrong_kernel(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Builds the gradient of one op in float32 with a wrong sign."""
    right = kernel.source
    target: Program = find("Rotation.inverse").program.vjp((True,), (True,)).program

    def source(which: Program, kind: str, layout: Layout, has_cuda: bool) -> str:
        text = right(which, kind, layout, has_cuda)
        if which.name != target.name or kind != "f32":
            return text
        assert "-" in text
        return text.replace("= -", "= ")

    executable = find(target.name).executable
    executable.forget()
    monkeypatch.setattr(kernel, "source", source)
    yield
    monkeypatch.undo()
    executable.forget()


@pytest.mark.usefixtures("wrong_kernel")
def test_a_wrong_kernel_is_named_and_the_exit_status_is_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(operations, "QUICK", (WRONG,))
    monkeypatch.setattr(report, "_execution", lambda device: [])
    monkeypatch.setattr(report, "_speed", lambda device, quick: None)
    monkeypatch.setattr(report, "_calls", lambda device, quick: [])
    assert program.main(["--device", "cpu", "--quick"]) == 1
    out = capsys.readouterr().out
    lines = [line for line in out.splitlines() if line.startswith("WRONG: ")]
    assert len(lines) == 1
    assert lines[0].startswith(f"WRONG: {WRONG}, vjp, float32: error ")
    assert lines[0].endswith(", limit 2e-05")
    assert float(lines[0].split()[5].rstrip(",")) > 0.1
    assert "SOMETHING IS WRONG: 1 checks failed" in out


def test_nan_fails() -> None:
    assert not selftest.Check("op", "", "float32", math.nan, 1.0).passed


def test_an_exception_is_a_failure_that_hides_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    right = operations.check_op

    def check_op(name: str, derivative: str, *rest: Any) -> Any:
        if derivative == "vjp":
            raise RuntimeError("CUDA refused to launch\nand more")
        return right(name, derivative, *rest)

    monkeypatch.setattr(operations, "check_op", check_op)
    checks = operations.check_name(WRONG, [torch.float32], "cpu")
    assert [str(c) for c in checks if not c.passed] == [
        f"{WRONG}, vjp, float32: raises RuntimeError: CUDA refused to launch"
    ]
    assert len(checks) == sum(c.passed for c in checks) + 1


@pytest.mark.slow
def test_processes_find_what_one_finds() -> None:
    names = ["Rotation.inverse"]  # one process for each op, at most
    alone, shared = (list(selftest.check_all(names, "cpu", jobs, [torch.float32])) for jobs in (1, 2))
    assert alone == shared
    assert [checks[0].op for checks in shared] == names


def test_a_process_that_ends_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    class Future:
        def result(self) -> Any:
            raise BrokenProcessPool("ended abruptly")

    class Pool:
        def __init__(self, jobs: int, mp_context: Any) -> None:
            assert jobs == 3
            assert mp_context.get_start_method() == "spawn"

        def __enter__(self) -> Pool:
            return self

        def __exit__(self, *_: object) -> None: ...

        def submit(self, work: Any, name: str) -> Future:
            return Future()

    monkeypatch.setattr(operations, "ProcessPoolExecutor", Pool)
    ((check,),) = selftest.check_all([WRONG], "cpu", 3)
    assert str(check) == f"{WRONG}, value, any dtype: raises BrokenProcessPool: a process ended"
