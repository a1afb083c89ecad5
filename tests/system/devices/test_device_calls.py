"""What public calls ask of a device, counted on the CPU, is what the page "On a GPU" says."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import pytest
import torch

import posekit as pk
from tests.support import device_rows
from tests.support.captures import displaced
from tests.support.capturing import Waits, captured
from tests.support.device_calls import counted
from tests.support.replaying import Record

PAGE = Path(__file__).parents[3] / "notebooks" / "site" / "pages" / "how_to" / "gpu.md"
PACKAGE = str(Path(pk.__file__).parent)
ROWS = re.findall(r"^\| (.+?) \| (\d+) \| (\d+) \| (\d*) \|$", PAGE.read_text(), re.MULTILINE)
TABLE = {name: (int(launches), int(waits)) for name, launches, waits, _ in ROWS}
GRADIENTS = {name: (int(launches), 0) for name, *_, launches in ROWS if launches}
TRAINING_STEP = "a training step of a `PoseParameter`"  # has a backward pass
CONSTANT = {"`A[index]`", "`clearance(spheres, planes)`"}  # whose gradients do not depend on the numbers
SUBJECTS = pytest.mark.parametrize("subject", [device_rows.values, device_rows.robots, device_rows.solvers])


def test_the_page_has_a_row_for_each_call() -> None:
    assert [*TABLE] == [*device_rows.rows()]


@pytest.mark.slow(but="values")
@SUBJECTS
def test_calls_launch_and_wait_no_more_than_the_page_says(subject: Any) -> None:
    grown = {}
    with counted() as device:
        rows = [(name, call, TABLE[name]) for name, call in subject().calls.items()]
        rows += [(name, call, GRADIENTS[name]) for name, call in subject().with_gradients(GRADIENTS).items()]
        for name, call, most in rows:
            calls = device.calls(call)
            now = calls.launches.total(), calls.waits.total()
            if most[1]:  # what waits may take a few steps more on another processor
                most = most[0] + most[0] // 8, most[1] + 1 + most[1] // 8
            if now[0] > most[0] or now[1] > most[1]:
                grown[name] = now, most, calls.launches.most_common(5), dict(calls.waits)
    assert not grown


@pytest.mark.slow(but="None-1")
@pytest.mark.parametrize("count", [1, 100])
@pytest.mark.parametrize("loss", [None, "huber"])
def test_steps_that_a_device_takes_after_the_end_change_nothing(count: int, loss: str | None) -> None:
    g = torch.Generator().manual_seed(0)
    start = pk.Pose.random(count, generator=g)
    points, targets = (torch.randn(count, 3, generator=g) for _ in range(2))
    here = pk.least_squares(displaced, start, points, targets, loss=loss)
    with counted() as device:
        there: list[Any] = []
        calls = device.calls(lambda: there.append(pk.least_squares(displaced, start, points, targets, loss=loss)))
    steps = int(here.iterations.max())
    assert steps % 8  # the device takes more
    assert calls.waits.total() <= 1 + steps // 8
    for name in ("cost", "iterations", "history"):
        assert torch.equal(getattr(here, name), getattr(there[-1], name))
    assert torch.equal(here.value.position, there[-1].value.position)
    assert [*here.status] == [*there[-1].status] if count > 1 else here.status == there[-1].status


def test_calls_that_wait_for_nothing_have_gradients_that_wait_for_nothing() -> None:
    assert [*GRADIENTS] == [name for name, (_, waits) in TABLE.items() if not waits and name != TRAINING_STEP]


@pytest.mark.slow(but=("values", "solvers"))
@SUBJECTS
def test_calls_that_wait_for_nothing_are_captured_and_replayed_with_other_numbers(subject: Any) -> None:
    forward, backward = subject(), subject()
    rows = [(name, call, forward.leaves) for name, call in forward.calls.items() if not TABLE[name][1]]
    rows += [(name, call, backward.leaves) for name, call in backward.with_gradients(GRADIENTS).items()]
    for name, call, leaves in rows:
        call()
        with captured(), Waits() as waits:
            record, result = Record.of(call)
        assert not waits.found, name
        if name == TRAINING_STEP:  # whose gradients are in the memory of its parameters
            continue
        found = device_rows.tensors_of(result)
        before = [x.clone() for x in found]
        for x in leaves:
            x.detach().mul_(0.9).add_(0.01)
        record.replay()
        scales = [x.nan_to_num().abs().max().clamp(min=1) for x in found]
        for x, y, scale in zip(found, device_rows.tensors_of(call()), scales, strict=True):
            torch.testing.assert_close(x / scale, y / scale, rtol=0, atol=2e-5, equal_nan=True, msg=name)
        is_constant = leaves is backward.leaves and name in CONSTANT
        assert is_constant != any([not torch.equal(x, y) for x, y in zip(found, before, strict=True)]), name


@pytest.mark.parametrize(("name", "most"), [("`A @ B`", 9), ("`~A`", 8), ("`A.apply(points)`", 7)])
def test_a_call_of_one_op_is_few_functions_of_python(name: str, most: int) -> None:
    entered: list[str] = []

    def note(frame: Any, event: str, _: Any) -> None:
        if event == "call" and frame.f_code.co_filename.startswith((PACKAGE, "<posekit")):
            entered.append(frame.f_code.co_name)

    call = device_rows.values().calls[name]
    with counted():
        for _ in range(3):
            call()
        before = sys.getprofile()
        sys.setprofile(note)
        try:
            call()
        finally:
            sys.setprofile(before)
    assert "on_cuda" in entered and len(entered) <= most, entered


def test_positive_weights_are_looked_at_once() -> None:
    g = torch.Generator().manual_seed(0)
    start = pk.Pose.random(4, generator=g)
    points, targets = (torch.randn(4, 3, generator=g) for _ in range(2))
    weight = torch.rand(4, generator=g) + 0.1
    with counted() as device:
        fixed = {"tolerance": 0, "max_iterations": 3}
        calls = device.calls(lambda: pk.least_squares(displaced, start, points, targets, weight=weight, **fixed))
    assert calls.waits.total() == 1


def test_rounds_of_icp_that_a_device_takes_after_the_end_change_nothing() -> None:
    g = torch.Generator().manual_seed(0)
    target = torch.randn(3, 60, 3, generator=g, dtype=torch.float64)
    shifts = torch.tensor([[0.0] * 6, [0.05, 0, 0, 0, 0, 0.03], [0.0, -0.1, 0.05, 0.02, 0, 0]], dtype=torch.float64)
    source = pk.Pose.exp(shifts).inverse_apply(target, clouds=True)
    here = pk.icp(source, target, progress=False)
    with counted() as device:
        there: list[Any] = []
        calls = device.calls(lambda: there.append(pk.icp(source, target, progress=False)))
    assert len(set(here.iterations.tolist())) > 1  # they end one by one
    assert torch.equal(here.iterations, there[-1].iterations) and [*here.status] == [*there[-1].status]
    torch.testing.assert_close(here.history, there[-1].history, rtol=1e-9, atol=1e-12)
    assert here.pose.allclose(there[-1].pose, atol=1e-9)
    assert calls.launches["graph"] == 6  # two trees, start and eight rounds, and the same of the solution


@pytest.mark.slow
def test_plans_on_a_device_are_graphs_of_eight_steps_with_the_bits_of_single_ones() -> None:
    call = device_rows.robots().calls["`robot.plan` around a ball"]
    here = call()
    with counted() as device:
        there: list[Any] = []
        calls = device.calls(lambda: there.append(call()))
    assert int(here.iterations) % 8  # the device takes more
    for name in ("configurations", "cost", "iterations", "history", "clearance"):
        for found in there:
            assert torch.equal(getattr(here, name), getattr(found, name))
    assert calls.launches["graph"] == 2 and "pk_motion" not in " ".join(calls.launches)
