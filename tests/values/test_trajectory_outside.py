"""Query times outside the range of a trajectory: clamped to its ends or extrapolated, without reading values."""

from __future__ import annotations

import math
import types
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.autograd import gradcheck, gradgradcheck

from posekit import Pose, Rotation, Trajectory, errors
from posekit.values import times as times_of
from tests.support import contract, device_calls, sampling
from tests.support.joining import joined
from tests.support.trajectories import D, every_kind, keys, made, stamps

CLAMPED: Any = {"outside": "clamp"}


def around(trajectory: Trajectory[Pose]) -> Tensor:
    """Times before, in and after a trajectory; not at its ends, where clamping has a kink."""
    offsets = torch.tensor([-1e9, -0.5, 0.3, 0.7, 1.0, 40.0], dtype=D)
    edges = torch.stack([trajectory.start] * 4 + [trajectory.end] * 2)
    return edges + offsets


@every_kind
def test_times_outside_are_clamped_to_the_ends(kind: str) -> None:
    path = made(5)
    t = torch.cat((around(path), torch.tensor([-math.inf, math.inf], dtype=D)))
    want = torch.stack([path.start] * 2 + [*t[2:4]] + [path.end] * 2 + [path.start, path.end])
    got = path.at(t, kind, **CLAMPED)
    assert torch.equal(got.position, path.at(want, kind).position)
    assert torch.equal(got.quaternion, path.at(want, kind).quaternion)
    assert got[[0, 5]].allclose(path.poses[[0, 4]], rtol=0, atol=1e-13)
    assert torch.equal(path.velocity(t, kind, **CLAMPED), path.velocity(want, kind))
    assert torch.equal(path.acceleration(t, kind, **CLAMPED), path.acceleration(want, kind))
    resampled = path.resample(t[:6], kind, **CLAMPED)
    assert torch.equal(resampled.times, t[:6])
    assert torch.equal(resampled.poses.position, got.position[:6])


def test_a_number_and_other_dtypes_are_clamped() -> None:
    path = Trajectory([1.0, 3.0], Pose([[0.0, 0, 0], [4, 0, 0]], [1.0, 0, 0, 0]))
    assert path.at(-7, **CLAMPED).position.tolist() == [0, 0, 0]
    assert path.at(2.5, **CLAMPED).position.tolist() == [3, 0, 0]
    assert path.at([0, 2, 9], **CLAMPED).position[:, 0].tolist() == [0, 2, 4]
    assert path.at(torch.tensor([9.0], dtype=torch.float16), **CLAMPED).position.tolist() == [[4, 0, 0]]
    assert path.velocity(9, **CLAMPED).tolist() == [2, 0, 0, 0, 0, 0]  # of the end, not of standing still
    half = path.half().at(-1.0, **CLAMPED)
    assert half.dtype is torch.float16 and half.position.tolist() == [0, 0, 0]
    turning = Trajectory([0.0, 1.0], Rotation.exp(torch.tensor([[0.0, 0, 0], [0.2, 0, 0]])))
    torch.testing.assert_close(turning.at(5.0, **CLAMPED).log(), torch.tensor([0.2, 0, 0]))


@every_kind
def test_each_trajectory_of_a_batch_has_its_own_ends(kind: str) -> None:
    times = torch.stack([stamps(4, s) + 10 * s for s in range(3)])
    batch = Trajectory(times, keys(3, 4))
    t = torch.tensor([0.0, 12.5, 90.0], dtype=D)
    shared, own, one = (batch.at(x, kind, **CLAMPED) for x in (t, t.expand(3, 3), t[1]))
    assert shared.shape == own.shape == (3, 3) and one.shape == (3,)
    for i in range(3):
        alone = Trajectory(times[i], batch.poses[i]).at(t, kind, **CLAMPED)
        assert shared[i].allclose(alone, rtol=0, atol=1e-12) and own[i].allclose(alone, rtol=0, atol=1e-12)
        assert one[i].allclose(alone[1], rtol=0, atol=1e-12)
    assert batch.at(t[:0], kind, **CLAMPED).shape == (3, 0)
    assert Trajectory(times[:0], batch.poses[:0]).at(t, kind, **CLAMPED).shape == (0, 3)


@every_kind
@pytest.mark.parametrize("outside", ["clamp", "extrapolate"])
def test_a_time_that_is_nan_gives_nan(kind: str, outside: Any) -> None:
    path = made(4)
    t = torch.tensor([math.nan, 2.0], dtype=D)
    found = path.at(t, kind, outside=outside)
    assert found.position[0].isnan().all() and found.quaternion[0].isnan().all()
    assert found.matrix()[1].isfinite().all()
    for motion in (path.velocity(t, kind, outside=outside), path.acceleration(t, kind, outside=outside)):
        assert motion[0].isnan().all() and motion[1].isfinite().all()


@pytest.mark.slow(but="decoupled")
@pytest.mark.parametrize("kind", ["decoupled", "spline"])
def test_derivatives_of_clamped_times_are_those_of_the_ends(kind: str) -> None:
    path = made(3)
    t = around(path).clamp(min=-5)
    weights = sampling.normal(6, 13, seed=5)

    def everything(times: Tensor, position: Tensor, quaternion: Tensor, t: Tensor) -> Tensor:
        path = Trajectory(times, Pose(position, quaternion))
        found = path.at(t, kind, **CLAMPED)
        return (weights * torch.cat((found.position, found.quaternion, path.velocity(t, kind, **CLAMPED)), -1)).sum(-1)

    inputs = contract.leaves([path.times, *path.poses._tensors(), t])
    assert gradcheck(everything, inputs, check_undefined_grad=False, check_forward_ad=kind != "spline")
    if kind == "decoupled":  # the others differ in what comes after the clamp
        assert gradgradcheck(*joined(everything, inputs), atol=1e-4, fast_mode=True, check_undefined_grad=False)
    (by_time,) = torch.autograd.grad(everything(*inputs).sum(), inputs[-1])
    assert by_time[[0, 1, 4, 5]].tolist() == [0, 0, 0, 0] and by_time[2] != 0


def test_clamping_works_under_vmap_and_in_compiled_functions() -> None:
    path = made(4)
    t = around(path)

    def place(t: Tensor) -> Tensor:
        return path.at(t, **CLAMPED).position

    want = place(t)
    torch.testing.assert_close(torch.func.vmap(place)(t), want)
    torch.testing.assert_close(torch.func.vmap(place)(t.reshape(2, 3)), want.reshape(2, 3, 3))
    torch.testing.assert_close(torch.compile(place, fullgraph=True, backend="eager")(t), want)


def test_extrapolate_true_is_another_form_of_the_option() -> None:
    path, t = made(4), around(made(4))
    want = path.at(t, outside="extrapolate")
    assert torch.equal(path.at(t, extrapolate=True).position, want.position)
    assert torch.equal(path.at(t, outside="extrapolate", extrapolate=True).position, want.position)
    assert torch.equal(
        path.resample(t, outside="extrapolate").poses.position, path.resample(t, extrapolate=True).poses.position
    )
    contradiction = r'Trajectory.velocity: extrapolate=True contradicts outside="clamp"'
    with pytest.raises(errors.ArgumentError, match=contradiction):
        path.velocity(t, extrapolate=True, **CLAMPED)


CALLS: dict[str, Callable[..., Any]] = {
    "at": lambda path, t, kind, outside: path.at(t, kind, outside=outside).quaternion,
    "velocity": lambda path, t, kind, outside: path.velocity(t, kind, outside=outside),
    "acceleration": lambda path, t, kind, outside: path.acceleration(t, kind, outside=outside),
}


@every_kind
@pytest.mark.parametrize("name", CALLS)
def test_only_the_check_of_the_range_reads_values(kind: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(mask: Tensor) -> None:
        raise AssertionError("values are read")

    path = made(4).to("meta")  # whose values cannot be read
    monkeypatch.setattr(times_of, "first_true", refuse)
    for t, shape in ((torch.empty(5, dtype=D, device="meta"), (5,)), (2.0, ())):
        for outside in ("clamp", "extrapolate"):
            found = CALLS[name](path, t, kind, outside)
            assert found.is_meta and found.shape[:-1] == shape
        with pytest.raises(AssertionError, match="values are read"):
            CALLS[name](path, t, kind, "raise")


@pytest.mark.parametrize("time", [2, 0.1, -3.0, 1 << 61])
def test_a_number_on_a_device_is_the_same_time(time: float) -> None:
    like = torch.zeros((), dtype=D)
    device = types.SimpleNamespace(is_cuda=True, dtype=D, device="cpu")
    got, want = times_of.as_times(time, "times", device), times_of.as_times(time, "times", like)  # type: ignore[arg-type]
    assert got.dtype == want.dtype and got.shape == want.shape == () and torch.equal(got, want)


@pytest.mark.slow(but="screw")
@every_kind
def test_times_outside_are_nan_on_a_device_which_nobody_waits_for(kind: str) -> None:
    path = made(4)
    t = torch.cat((around(path), torch.full((1,), math.nan, dtype=D)))
    inside = (t >= path.start) & (t <= path.end)
    want = {name: call(path, t[inside], kind, "raise") for name, call in CALLS.items()}
    with device_calls.counted() as device:
        found = {}
        for name, call in CALLS.items():
            calls = device.calls(lambda name=name, call=call: found.update({name: call(path, t, kind, "raise")}))
            assert not calls.waits or kind == "spline"  # torch's linear algebra on the CPU reads numbers
    for name, got in found.items():
        torch.testing.assert_close(got[inside], want[name], rtol=0, atol=1e-12)
        assert got[~inside].isnan().all()


@pytest.mark.gpu
@every_kind
@pytest.mark.parametrize("name", CALLS)
def test_no_call_waits_for_the_device(kind: str, name: str) -> None:
    path = made(4).to("cuda")
    t = around(made(4)).cuda()
    for outside in ("raise", "clamp", "extrapolate"):
        CALLS[name](path, t, kind, outside)  # builds the kernels
        torch.cuda.set_sync_debug_mode("error")
        try:
            CALLS[name](path, t, kind, outside)
            CALLS[name](path, 2.0, kind, outside)
        finally:
            torch.cuda.set_sync_debug_mode("default")
