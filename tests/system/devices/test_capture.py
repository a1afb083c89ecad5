"""Every public call, while a CUDA graph is captured, either waits for nothing or raises a CaptureError before it does.

The capture and the device are simulated. `test_gpu_graphs.py` captures the calls that can be captured on a device.
"""

from __future__ import annotations

import pathlib

import pytest
import torch

import posekit as pk
from posekit import arguments
from posekit.engine import private
from posekit.engine.codegen import FLAT
from posekit.engine.runtime import capture, kernel
from posekit.math import rotation
from tests.fuzz.differential import Case
from tests.fuzz.table import SUBJECTS
from tests.support.captures import CAPTURED, REFUSED, Scene
from tests.support.capturing import Waits, captured


def case_of(name: str) -> Case:
    """A call with elements, not mapped over."""
    cases = (Case(SUBJECTS[name], 20, number) for number in range(100))
    return next(c for c in cases if not c.vmapped and all(x.tensor.numel() for x in c.inputs))


@pytest.mark.slow(but=3)
@pytest.mark.guarantee("Platforms", "CUDA")
@pytest.mark.parametrize("name", SUBJECTS)
def test_a_public_call_waits_for_nothing_in_a_capture_or_says_so_before(name: str) -> None:
    case = case_of(name)
    tensors = [x.tensor for x in case.inputs]
    case.call(tensors)  # tables that are kept are made now
    waits = Waits()
    try:
        with captured(), waits:
            case.call(tensors)
    except pk.CaptureError as error:
        assert "which a CUDA graph cannot capture; " in str(error)
    assert waits.found == []


@pytest.fixture(scope="module")
def scene() -> Scene:
    return Scene("cpu")


@pytest.mark.parametrize("name", CAPTURED)
def test_calls_that_can_be_captured_wait_for_nothing(name: str, scene: Scene) -> None:
    CAPTURED[name](scene)
    waits = Waits()
    with captured(), waits:
        CAPTURED[name](scene)
    assert waits.found == []


@pytest.mark.parametrize("message", REFUSED)
def test_calls_that_wait_are_refused_before_they_do(message: str, scene: Scene) -> None:
    waits = Waits()
    with captured(), waits, pytest.raises(pk.CaptureError, match=f"^{message}"):
        REFUSED[message](scene)
    assert waits.found == []
    REFUSED[message](scene)


def test_the_table_names_the_calls_that_are_captured() -> None:
    text = (pathlib.Path(pk.__file__).parent / "README.md").read_text()
    _, _, table = text.partition("| can be captured | |\n|---|---|\n")
    rows = table.partition("\n\n")[0].splitlines()
    assert [row.split("|")[1].strip() for row in rows] == list(CAPTURED)


def test_the_same_calls_are_made_where_nothing_is_captured(scene: Scene) -> None:
    with Waits() as waits:
        scene.poses.allclose(scene.poses)
        scene.poses.apply([0.0, 0.0, 1.0])
    assert {found.partition(" ")[0] for found in waits.found} == {"__bool__", "tensor"}


@pytest.mark.guarantee("Platforms", "CUDA")
def test_a_kernel_that_is_not_loaded_is_not_loaded_in_a_capture(monkeypatch: pytest.MonkeyPatch) -> None:
    built: list[object] = []
    monkeypatch.setattr(torch.cuda, "current_device", lambda: 0)
    monkeypatch.setattr(private, "cuda_entry", lambda *_: built.append(_) or (lambda *_: None))
    ready = kernel.of(rotation.normalized.op.program, "f32", FLAT)
    fact = "loads a kernel that was not used before, which a CUDA graph cannot capture; make the call and its backward"
    with captured(), pytest.raises(pk.CaptureError, match=f"^Rotation.normalized: {fact} once before the capture"):
        ready.cuda(0, 256, b"")
    assert not built
    ready.cuda(0, 256, b"")
    with captured():
        ready.cuda(0, 256, b"")
    assert len(built) == 1


def test_warp_is_not_started_in_a_capture() -> None:
    start = kernel._start_warp.__wrapped__
    with captured(), pytest.raises(pk.CaptureError, match=r"^posekit: starts Warp in the first call of a process"):
        start()


def test_values_are_not_moved_between_devices_in_a_capture(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(torch.cuda, "device_count", lambda: 1)
    for move in (lambda: scene.poses.to("cuda"), lambda: scene.poses.to(device="cuda:0"), lambda: scene.poses.cuda()):
        with captured(), pytest.raises(pk.CaptureError, match=r"^Pose\.(to|cuda): waits for a copy"):
            move()
    with captured():
        assert scene.poses.to("cpu", torch.float64).dtype is torch.float64


def test_a_capture_error_is_a_device_error() -> None:
    assert issubclass(pk.CaptureError, pk.DeviceError)
    assert issubclass(pk.CaptureError, RuntimeError)


def test_nothing_is_asked_for_tensors_on_the_cpu_or_in_a_compiled_graph(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail() -> bool:
        raise AssertionError

    monkeypatch.setattr(torch.cuda, "is_initialized", fail)
    assert not capture.is_capturing(torch.device("cpu"))
    monkeypatch.setattr(torch.compiler, "is_compiling", lambda: True)
    assert not capture.is_capturing(torch.device("cuda"))


@pytest.mark.parametrize("value", [3, 0.1, -2.5, 65504, 1e300, float("nan"), float("inf"), 1 << 62, True])
@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16, torch.float32, torch.float64])
def test_numbers_become_the_tensors_that_torch_makes_of_them(value: float, dtype: torch.dtype) -> None:
    want = torch.tensor(value, dtype=dtype)
    for made in (arguments.scalar(value, "x", torch.ones(1, dtype=dtype)), arguments.tensor(value, "x", want)):
        assert made.dtype is dtype
        assert torch.equal(made.isnan(), want.isnan())
        assert torch.equal(made.nan_to_num(), want.nan_to_num())
