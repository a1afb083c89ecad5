"""Recordings cut into windows."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch

import posekit as pk
from posekit.imu import preintegrate, windows

D = torch.float64


def recording(n: int, start: float = 0.0) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Times with unequal steps, forces and rates."""
    source = torch.Generator().manual_seed(1)
    times = start + (0.5 + torch.rand(n, dtype=D, generator=source)).cumsum(0) / 100
    return times, *torch.randn(2, n, 3, dtype=D, generator=source)


def held(times: np.ndarray, x: np.ndarray, at: float) -> np.ndarray:
    """What holds at a time."""
    return x[np.flatnonzero(times <= at)[-1]]


def test_steps_have_hand_computed_numbers() -> None:
    times, forces = torch.tensor([0.0, 1.0, 3.0, 4.0], dtype=D), torch.arange(12.0, dtype=D).reshape(4, 3)
    force, rate, duration = windows(times, forces, -forces, [0.5, 2.0, 5.0])
    assert duration.tolist() == [[0.5, 1.0, 0.0], [1.0, 1.0, 1.0]]
    assert force[..., 0].tolist() == [[0.0, 3.0, 0.0], [3.0, 6.0, 9.0]]
    assert torch.equal(rate, -force)
    force, _, duration = windows(times, forces, forces, [0.5, 2.0, 4.0], between="linear")
    assert duration.tolist() == [[0.5, 1.0], [1.0, 1.0]]
    assert force[..., 0].tolist() == [[2.25, 3.75], [5.25, 7.5]]  # at 0.75, 1.5, 2.5 and 3.5, of 0, 3, 6 and 9


def test_windows_hold_what_was_measured_last_and_together_last_as_long_as_the_recording() -> None:
    times, forces, rates = recording(50, start=1.7e9)
    at = torch.cat((times[:1], times[0] + torch.tensor([0.0123, 0.0124, 0.2, 0.31], dtype=D), times[-1:]))
    force, rate, duration = windows(times, forces, rates, at)
    torch.testing.assert_close(duration.sum(-1), at.diff(), rtol=0, atol=1e-6)  # what float64 resolves near 1.7e9
    for i in range(5):
        begin = at[i].item()
        for k in range(int((duration[i] > 0).sum())):
            middle = begin + duration[i, k].item() / 2
            np.testing.assert_array_equal(force[i, k], held(times.numpy(), forces.numpy(), middle))
            np.testing.assert_array_equal(rate[i, k], held(times.numpy(), rates.numpy(), middle))
            begin += duration[i, k].item()


def test_windows_one_after_the_other_reach_the_state_of_the_whole() -> None:
    steps = recording(80)
    at = torch.linspace(steps[0][3] + 0.001, steps[0][-1], 7, dtype=D)
    whole = preintegrate(*(x[0] for x in windows(*steps, at[[0, -1]])))
    pose, velocity = pk.Pose.identity(dtype=D), torch.zeros(3, dtype=D)
    for force, rate, duration in zip(*windows(*steps, at), strict=True):
        pose, velocity = preintegrate(force, rate, duration).predict(pose, velocity, gravity=torch.zeros(3))
    pk.testing.assert_close(pose.rotation, whole.rotation, rtol=0, atol=1e-12)
    torch.testing.assert_close(pose.position, whole.position, rtol=0, atol=1e-12)
    torch.testing.assert_close(velocity, whole.velocity, rtol=0, atol=1e-12)


def test_interpolated_steps_integrate_a_linear_signal_exactly() -> None:
    times, _, _ = recording(40)
    forces = times[:, None] * torch.tensor([1.0, -2.0, 3.0], dtype=D)
    at = torch.tensor([times[0] + 0.011, times[0] + 0.2, times[-1]], dtype=D)
    force, _, duration = windows(times, forces, 0 * forces, at, between="linear")
    velocity = (force * duration[..., None]).sum(1)
    torch.testing.assert_close(velocity[:, 0], at.square().diff() / 2, rtol=1e-12, atol=0)


@pytest.mark.parametrize("between", ["hold", "linear"])
def test_gradients_reach_signals_and_times(between: Any) -> None:
    steps = [x.requires_grad_() for x in recording(6)]
    at = torch.tensor([0.012, 0.03, 0.041], dtype=D, requires_grad=True)
    assert torch.autograd.gradcheck(lambda *x: windows(*x, between=between), (*steps, at))
    assert torch.autograd.gradgradcheck(lambda *x: windows(*x, between=between), (*steps, at))


def test_dtypes_and_lists() -> None:
    times, forces, rates = recording(10)
    single = windows(times, forces.float(), rates.float(), [0.02, 0.05])
    assert {x.dtype for x in single} == {torch.float32}
    for x, y in zip(single, windows(times.tolist(), forces, rates, [0.02, 0.05]), strict=True):
        torch.testing.assert_close(x.double(), y, rtol=0, atol=1e-6)


def test_what_cannot_be_cut_is_refused() -> None:
    times, forces, rates = recording(10)
    with pytest.raises(
        pk.ShapeError, match=r"windows: times, acceleration and angular_velocity must have shapes \(n,\)"
    ):
        windows(times[:9], forces, rates, [0.02, 0.05])
    with pytest.raises(pk.ShapeError, match=r"windows: at must have shape \(m \+ 1,\) with m at least 1, got \(1,\)"):
        windows(times, forces, rates, [0.02])
    with pytest.raises(pk.ValidationError, match=r"windows: times\[4\] is not before the next time"):
        windows(times[[0, 1, 2, 3, 5, 4, 6, 7, 8, 9]], forces, rates, [0.02, 0.05])
    with pytest.raises(pk.ValidationError, match=r"windows: at\[0\] is not before the next time"):
        windows(times, forces, rates, [0.05, 0.02])
    with pytest.raises(
        pk.ValidationError, match=r"windows: at must be within the recording, from 0\.\d+ to 0\.\d+, got"
    ):
        windows(times, forces, rates, [0.05, 2.0])
    with pytest.raises(pk.OptionError, match=r"windows: between"):
        windows(times, forces, rates, [0.02, 0.05], between="cubic")
