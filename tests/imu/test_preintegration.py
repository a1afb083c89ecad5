"""Preintegration: equal to matrix exponentials, to differences and to gtsam, with derivatives, for every batch."""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
import torch
from torch import Tensor
from torch.autograd import gradcheck, gradgradcheck

import posekit as pk
from posekit.imu import Noise, preintegrate
from tests.reference import inertial
from tests.support.joining import joined

GRAVITY = (0.3, -0.2, -9.7)
DENSITIES = (
    torch.tensor([0.01, 0.02, 0.015]),
    torch.tensor([2e-3, 1e-3, 3e-3]),
    torch.tensor([3e-3, 4e-3, 5e-3]),
    torch.tensor([6e-4, 7e-4, 5e-4]),
    torch.tensor([1e-4, 2e-4, 3e-4]),
)
NOISE = Noise(*[x.double() for x in DENSITIES])
BIAS = torch.tensor([0.1, -0.2, 0.05, 0.02, 0.01, -0.03], dtype=torch.float64)
CLASSES = {
    "exact": "PreintegratedCombinedMeasurementsG",
    "manifold": "PreintegratedCombinedMeasurementsManifold",
    "tangent": "PreintegratedCombinedMeasurements",
}


def measured(*shape: int, seed: int = 0, dtype: torch.dtype = torch.float64) -> tuple[Tensor, Tensor, Tensor]:
    """Specific forces, angular velocities and time steps."""
    source = torch.Generator().manual_seed(seed)
    force, rate = (torch.randn(*shape, 3, generator=source, dtype=torch.float64) * k for k in (3, 2))
    dt = 0.005 + 0.01 * torch.rand(shape, generator=source, dtype=torch.float64)
    return (force + torch.tensor([0, 0, 9.8])).to(dtype), rate.to(dtype), dt.to(dtype)


def assert_covariance(found: Tensor, expected: Any, tolerance: float) -> None:
    """Entries are compared relative to the standard deviations."""
    expected = torch.as_tensor(expected)
    sigma = expected.diagonal(dim1=-2, dim2=-1).sqrt()
    assert ((found - expected) / (sigma[..., None] * sigma[..., None, :])).abs().max() < tolerance


def by_gtsam(method: str, force: Tensor, rate: Tensor, dt: Tensor) -> Any:
    gtsam = pytest.importorskip("gtsam")
    params = gtsam.PreintegrationCombinedParams(np.array(GRAVITY))
    setters = ("Accelerometer", "Gyroscope", "BiasAcc", "BiasOmega", "Integration")
    for name, density in zip(setters, DENSITIES, strict=True):
        getattr(params, f"set{name}Covariance")(np.diag(density.double().numpy() ** 2))
    bias = gtsam.imuBias.ConstantBias(BIAS[:3].numpy(), BIAS[3:].numpy())
    made = getattr(gtsam, CLASSES[method])(params, bias)
    for a, w, t in zip(force.numpy(), rate.numpy(), dt.tolist(), strict=True):
        made.integrateMeasurement(a, w, t)
    return made


@pytest.mark.parametrize("method", CLASSES)
def test_windows_are_those_of_gtsam(method: str) -> None:
    gtsam = pytest.importorskip("gtsam")
    force, rate, dt = measured(40)
    made = by_gtsam(method, force, rate, dt)
    found = preintegrate(force, rate, dt, bias=BIAS, noise=NOISE, method=method)
    torch.testing.assert_close(found.rotation.matrix(), torch.tensor(made.deltaRij().matrix()), rtol=0, atol=1e-12)
    torch.testing.assert_close(found.position, torch.tensor(made.deltaPij()), rtol=0, atol=1e-12)
    torch.testing.assert_close(found.velocity, torch.tensor(made.deltaVij()), rtol=0, atol=1e-12)
    assert abs(float(found.duration) - made.deltaTij()) < 1e-12
    assert_covariance(found.covariance, made.preintMeasCov(), 1e-9)
    # With another bias, from some state: gtsam corrects to first order, too
    pose, velocity = pk.Pose.random(dtype=torch.float64), torch.tensor([1.0, -2.0, 0.5], dtype=torch.float64)
    other = BIAS + torch.tensor([0.03, -0.02, 0.01, 0.004, -0.005, 0.003])
    start = gtsam.NavState(gtsam.Pose3(pose.matrix().numpy()), velocity.numpy())
    expected = made.predict(start, gtsam.imuBias.ConstantBias(other[:3].numpy(), other[3:].numpy()))
    end, speed = found.predict(pose, velocity, other, gravity=GRAVITY)
    if method != "exact":
        torch.testing.assert_close(end.matrix(), torch.tensor(expected.pose().matrix()), rtol=0, atol=1e-9)
        torch.testing.assert_close(speed, torch.tensor(expected.velocity()), rtol=0, atol=1e-9)
    exactly, velocity_then = found.predict(pose, velocity, gravity=GRAVITY)
    expected = made.predict(start, gtsam.imuBias.ConstantBias(BIAS[:3].numpy(), BIAS[3:].numpy()))
    torch.testing.assert_close(exactly.matrix(), torch.tensor(expected.pose().matrix()), rtol=0, atol=1e-9)
    torch.testing.assert_close(velocity_then, torch.tensor(expected.velocity()), rtol=0, atol=1e-9)


@pytest.mark.parametrize(
    ("method", "scale"),  # up to several turns in a step, and rotation vectors up to a length of 1.6
    [
        *((m, k) for m in ("exact", "manifold") for k in (1e-9, 1.0, 300.0)),
        *(("tangent", k) for k in (1e-9, 1.0, 30.0)),
    ],
)
def test_states_and_moments_are_those_of_matrix_exponentials(method: str, scale: float) -> None:
    force, rate, dt = measured(5, seed=1)
    rate = rate * scale
    densities = torch.cat([x.double() for x in DENSITIES]).numpy()
    state, slopes, covariance = inertial.preintegrate(method, force.numpy(), rate.numpy(), dt.numpy(), densities)
    found = preintegrate(force, rate, dt, noise=NOISE, method=method)
    rotation = found.rotation.matrix() if found.rotvec is None else found.rotvec
    torch.testing.assert_close(rotation, torch.tensor(state.rotation), rtol=0, atol=1e-12)
    torch.testing.assert_close(found.position, torch.tensor(state.position), rtol=0, atol=1e-13)
    torch.testing.assert_close(found.velocity, torch.tensor(state.velocity), rtol=0, atol=1e-12)
    torch.testing.assert_close(found.jacobian, torch.tensor(slopes), rtol=0, atol=1e-8)
    assert_covariance(found.covariance, covariance, 1e-6)


@pytest.mark.parametrize("length", [0.0, 3.1, torch.pi, 3.2, 5.0])
def test_rotation_vectors_grow_beyond_half_a_turn(length: float) -> None:
    gtsam = pytest.importorskip("gtsam")
    force, rate, dt = measured(20, seed=12)
    rate = rate * 0.1 + torch.tensor([1.0, -2.0, 2.0]).double() / 3 * length / dt.sum()
    found = preintegrate(force, rate, dt, bias=BIAS, noise=NOISE, method="tangent")
    assert abs(found.rotvec.norm() - length) < 0.3
    made = by_gtsam("tangent", force, rate, dt)
    torch.testing.assert_close(found.rotation.matrix(), torch.tensor(made.deltaRij().matrix()), rtol=0, atol=1e-10)
    torch.testing.assert_close(found.position, torch.tensor(made.deltaPij()), rtol=0, atol=1e-12)
    assert_covariance(found.covariance, made.preintMeasCov(), 1e-9)
    other = BIAS + torch.tensor([0.03, -0.02, 0.01, 0.04, -0.05, 0.03])
    start = gtsam.NavState(gtsam.Pose3(), np.zeros(3))
    expected = made.predict(start, gtsam.imuBias.ConstantBias(other[:3].numpy(), other[3:].numpy()))
    end, speed = found.predict(pk.Pose.identity(dtype=torch.float64), torch.zeros(3), other, gravity=GRAVITY)
    torch.testing.assert_close(end.matrix(), torch.tensor(expected.pose().matrix()), rtol=0, atol=1e-9)
    torch.testing.assert_close(speed, torch.tensor(expected.velocity()), rtol=0, atol=1e-9)


@pytest.mark.parametrize("method", CLASSES)
def test_one_measurement_has_hand_computed_numbers(method: str) -> None:
    force, rate = torch.tensor([[1.0, 2.0, 3.0]]), torch.tensor([[0.0, 0.0, torch.pi / 2]])
    found = preintegrate(force.double(), 0 * rate.double(), 0.5, noise=Noise(0.2, 0.1), method=method)
    torch.testing.assert_close(found.velocity, torch.tensor([0.5, 1.0, 1.5], dtype=torch.float64))
    torch.testing.assert_close(found.position, torch.tensor([0.125, 0.25, 0.375], dtype=torch.float64))
    torch.testing.assert_close(found.rotation.quaternion, torch.tensor([1.0, 0, 0, 0], dtype=torch.float64))
    variances = torch.tensor([0.005, 0.02 / 16, 0.02, 0.0], dtype=torch.float64)  # 0.01 dt, 0.04 dt (dt/2)^2, 0.04 dt
    expected = variances.repeat_interleave(torch.tensor([3, 3, 3, 6]))
    if method == "exact":
        expected[3:9] = found.covariance.diagonal()[3:9]  # where the gyroscope's noise turns the force
    torch.testing.assert_close(found.covariance.diagonal(), expected)
    turned = preintegrate(force, rate, 1.0, method=method)
    torch.testing.assert_close(turned.rotation.apply(torch.tensor([1.0, 0, 0])), torch.tensor([0, 1.0, 0]))


@pytest.mark.slow(but="manifold")
@pytest.mark.parametrize("method", CLASSES)
def test_the_jacobian_is_the_derivative_with_respect_to_the_bias(method: str) -> None:
    force, rate, dt = measured(12, seed=2)
    base = preintegrate(force, rate, dt, bias=BIAS, method=method)

    def error(bias: Tensor) -> Tensor:
        moved = preintegrate(force, rate, dt, bias=bias, method=method)
        if moved.rotvec is not None:
            pairs = ((moved.rotvec, base.rotvec), (moved.position, base.position), (moved.velocity, base.velocity))
            return torch.cat([x - y for x, y in pairs])
        vectors = torch.stack((moved.position - base.position, moved.velocity - base.velocity))
        return torch.cat((base.rotation.local(moved.rotation), base.rotation.inverse_apply(vectors).flatten()))

    torch.testing.assert_close(torch.func.jacfwd(error)(BIAS), base.jacobian, rtol=0, atol=1e-13)
    torch.testing.assert_close(torch.func.jacrev(error)(BIAS), base.jacobian, rtol=0, atol=1e-13)


def tensors(window: pk.imu.Preintegrated) -> tuple[Tensor, ...]:
    noise = () if window.covariance is None else (window.covariance,)
    return (window.rotation.matrix(), window.position, window.velocity, window.duration, window.jacobian, *noise)


def differentiated(method: str) -> tuple[Any, list[Tensor]]:
    def states(force: Tensor, rate: Tensor, dt: Tensor, bias: Tensor) -> tuple[Tensor, ...]:
        return tensors(preintegrate(force, rate, 10 * dt, bias=bias, method=method))

    return states, [x.requires_grad_() for x in (*measured(2, 3, seed=3), BIAS.clone())]


def together(results: Sequence[Tensor]) -> Tensor:
    """All numbers of some results: gradients of each result alone are kernels of their own."""
    return torch.cat([x.flatten() for x in results])


@pytest.mark.slow(but="manifold")
@pytest.mark.parametrize("method", CLASSES)
def test_the_first_derivatives_are_right(method: str) -> None:
    states, inputs = differentiated(method)
    assert gradcheck(lambda *x: together(states(*x)), inputs, fast_mode=True)


@pytest.mark.slow
def test_the_second_derivatives_of_rotation_vectors_are_right() -> None:
    force, rate, dt = measured(3, seed=3)

    def position(force: Tensor, rate: Tensor) -> Tensor:
        return preintegrate(force, rate, 10 * dt, method="tangent").position

    assert gradgradcheck(*joined(position, (force, rate)))


@pytest.mark.slow
@pytest.mark.parametrize("method", ["manifold", "exact"])
def test_the_second_derivatives_are_right(method: str) -> None:
    states, inputs = differentiated(method)
    assert gradgradcheck(*joined(lambda *x: together(states(*x)[:3]), inputs), fast_mode=True)


def moments(method: str, force: Tensor, rate: Tensor, dt: Tensor, bias: Tensor, densities: Tensor) -> Tensor:
    noise = Noise(*densities.split(3, -1))
    covariance = preintegrate(force, rate, 10 * dt, bias=bias, noise=noise, method=method).covariance
    assert covariance is not None
    return covariance[..., :12, :]


def noisy() -> list[Tensor]:
    return [x.requires_grad_() for x in (*measured(2, seed=4), BIAS.clone(), 10 * torch.cat(DENSITIES).double())]


@pytest.mark.parametrize("method", ["exact", pytest.param("tangent", marks=pytest.mark.slow)])
def test_the_derivatives_of_covariances_are_right(method: str) -> None:
    assert gradcheck(functools.partial(moments, method), noisy(), fast_mode=True)


@pytest.mark.parametrize("method", ["exact", "tangent"])
def test_windows_of_different_lengths_are_those_of_each_alone(method: str) -> None:
    force, rate, dt = measured(2, 3, 6, seed=5)
    lengths = torch.tensor([[6, 3, 0], [1, 5, 2]])
    for i, j in np.ndindex(2, 3):
        force[i, j, lengths[i, j] :] = torch.nan
    found = preintegrate(force, rate, dt, bias=BIAS, noise=NOISE, lengths=lengths, method=method)
    for i, j in np.ndindex(2, 3):
        n = int(lengths[i, j])
        alone = preintegrate(force[i, j, :n], rate[i, j, :n], dt[i, j, :n], bias=BIAS, noise=NOISE, method=method)
        for x, y in zip(tensors(found), tensors(alone), strict=True):
            torch.testing.assert_close(x[i, j], y, rtol=0, atol=1e-13)


def test_gradients_of_padding_are_zero() -> None:
    force, rate, dt = (x.requires_grad_() for x in measured(2, 4, seed=6))
    found = preintegrate(force, rate, dt, lengths=[4, 2])
    sum(x.sum() for x in tensors(found)).backward()
    for x in (force, rate, dt):
        assert (x.grad[1, 2:] == 0).all()
        assert (x.grad[1, :2] != 0).any()
        assert (x.grad[0] != 0).any()


def test_operands_broadcast_in_any_layout() -> None:
    force, rate, _ = measured(2, 3, 5, seed=7)
    force, rate = force.transpose(0, 1), rate[:, :1].expand(2, 3, 5, 3).transpose(0, 1)
    bias = torch.stack((BIAS, 2 * BIAS, -BIAS))[:, None]
    found = preintegrate(force, rate, 0.01, bias=bias, noise=NOISE)
    assert found.duration.shape == (3, 2)
    for i, j in np.ndindex(3, 2):
        alone = preintegrate(force[i, j].clone(), rate[i, j].clone(), 0.01, bias=bias[i, 0], noise=NOISE)
        for x, y in zip(tensors(found), tensors(alone), strict=True):
            torch.testing.assert_close(x[i, j], y, rtol=0, atol=1e-13)


@pytest.mark.parametrize("noise", [None, NOISE])
@pytest.mark.parametrize("method", ["exact", "tangent"])
def test_transforms_of_torch_return_windows(method: str, noise: Noise | None) -> None:
    force, rate, dt = measured(3, 4, seed=9)
    found = torch.vmap(lambda *x: preintegrate(*x, noise=noise, method=method))(force, rate, dt)
    assert (found.rotvec is None) == (method == "exact")
    for x, y in zip(tensors(found), tensors(preintegrate(force, rate, dt, noise=noise, method=method)), strict=True):
        torch.testing.assert_close(x, y, rtol=0, atol=1e-13)


INDICES: list[Any] = [1, -1, slice(1, None), (0, 2), (..., 1), None, torch.tensor([1, 0, 1]), (slice(None), [2, 0])]
INDICES += [torch.tensor([[True, False, True], [False, True, False]])]


@pytest.mark.parametrize("index", INDICES)
@pytest.mark.parametrize("method", ["exact", "tangent"])
def test_an_index_chooses_windows(method: str, index: Any) -> None:
    windows = preintegrate(*measured(2, 3, 4, seed=10), bias=BIAS, noise=NOISE, method=method)
    found, flat = windows[index], torch.arange(6).reshape(2, 3)[index]
    assert found.shape == flat.shape
    assert (found.rotvec is None) == (method == "exact")
    for x, y in zip((*tensors(found), found.bias), (*tensors(windows), windows.bias), strict=True):
        assert torch.equal(x, y.flatten(0, 1)[flat])


def test_indices_that_no_window_has_are_refused() -> None:
    windows = preintegrate(*measured(2, 3, 4))
    for index in (2, (0, 0, 0), 1.5):
        with pytest.raises(pk.IndexingError, match=r"Preintegrated\[\.\.\.\]: .*; the batch shape is \(2, 3\)"):
            windows[index]
    assert [x.shape for x in windows] == [(3,), (3,)]


def test_windows_without_measurements_and_empty_batches() -> None:
    noise = Noise(*DENSITIES)
    window = preintegrate(torch.zeros(0, 3), torch.zeros(0, 3), 0.1, noise=noise)
    torch.testing.assert_close(window.rotation.quaternion, torch.tensor([1.0, 0, 0, 0]))
    assert all((x == 0).all() for x in (window.position, window.velocity, window.duration, window.covariance))
    none = preintegrate(torch.zeros(0, 4, 3), torch.zeros(0, 4, 3), 0.1, noise=noise)
    assert [x.shape for x in tensors(none)] == [(0, 3, 3), (0, 3), (0, 3), (0,), (0, 9, 6), (0, 15, 15)]


def test_single_precision_has_its_digits() -> None:
    wide = preintegrate(*measured(3, 100, seed=8), bias=BIAS, noise=NOISE)
    single = Noise(*DENSITIES)
    found = preintegrate(*measured(3, 100, seed=8, dtype=torch.float32), bias=BIAS.float(), noise=single)
    for x, y in zip(tensors(found)[:-1], tensors(wide)[:-1], strict=True):
        assert x.dtype == torch.float32
        torch.testing.assert_close(x.double(), y, rtol=1e-5, atol=1e-5)
    assert_covariance(found.covariance.double(), wide.covariance, 1e-4)


def test_a_falling_sensor_and_one_at_rest_have_hand_computed_predictions() -> None:
    falling = preintegrate(torch.zeros(10, 3), torch.zeros(10, 3), 0.2)
    pose, velocity = falling.predict(pk.Pose([1.0, 0, 0]), [0.0, 3.0, 0.0], gravity=[0.0, 0.0, -10.0])
    torch.testing.assert_close(pose.position, torch.tensor([1.0, 6.0, -20.0]))
    torch.testing.assert_close(velocity, torch.tensor([0.0, 3.0, -20.0]))
    quarter = pk.Rotation.from_euler("z", 90, degrees=True)
    thrown = preintegrate(torch.tensor([1.0, 0, 0]).expand(10, 3), torch.zeros(10, 3), 0.2)
    pose, velocity = thrown.predict(pk.Pose([0.0, 0, 0], quarter), torch.zeros(3), gravity=torch.zeros(3))
    torch.testing.assert_close(pose.position, torch.tensor([0.0, 2.0, 0.0]), rtol=0, atol=1e-6)
    torch.testing.assert_close(velocity, torch.tensor([0.0, 2.0, 0.0]), rtol=0, atol=1e-6)


def test_malformed_arguments_are_refused() -> None:
    zeros = torch.zeros(4, 3)
    with pytest.raises(pk.ShapeError, match=r"preintegrate: acceleration must have shape \(\.\.\., n, 3\), got \(3,\)"):
        preintegrate(zeros[0], zeros, 0.1)
    with pytest.raises(pk.ShapeError, match=r"preintegrate: angular_velocity must have shape \(\.\.\., n, 3\), got"):
        preintegrate(zeros, torch.zeros(4, 2), 0.1)
    with pytest.raises(pk.DTypeError, match="preintegrate: acceleration must be of a floating dtype"):
        preintegrate(zeros.int(), zeros, 0.1)
    with pytest.raises(pk.ShapeError, match=r"preintegrate: .* do not broadcast"):
        preintegrate(zeros, torch.zeros(5, 3), 0.1)
    with pytest.raises(pk.ShapeError, match=r"preintegrate: bias must have shape \(\.\.\., 6\), got \(3,\)"):
        preintegrate(zeros, zeros, 0.1, bias=torch.zeros(3))
    with pytest.raises(pk.ArgumentError, match=r"preintegrate: noise must be a posekit\.imu\.Noise, got float"):
        preintegrate(zeros, zeros, 0.1, noise=0.1)
    with pytest.raises(pk.OptionError, match="preintegrate: method"):
        preintegrate(zeros, zeros, 0.1, method="euler")
    with pytest.raises(pk.ValidationError, match="preintegrate: lengths is not from 0 to 4"):
        preintegrate(zeros, zeros, 0.1, lengths=5)
    with pytest.raises(pk.ArgumentError, match="preintegrate: lengths must be integers"):
        preintegrate(zeros, zeros, 0.1, lengths=[1.5])
    window = preintegrate(zeros, zeros, 0.1)
    with pytest.raises(pk.ArgumentError, match=r"Preintegrated\.predict: pose must be a Pose, got Rotation"):
        window.predict(pk.Rotation.identity(), torch.zeros(3))
    with pytest.raises(pk.ShapeError, match=r"Preintegrated\.predict: velocity must have shape \(\.\.\., 3\)"):
        window.predict(pk.Pose.identity(), torch.zeros(2))
    with pytest.raises(pk.ShapeError, match=r"Preintegrated\.corrected: bias must have shape \(\.\.\., 6\)"):
        window.corrected(torch.zeros(3))


def test_steps_that_are_negative_or_times_are_refused() -> None:
    force, rate = torch.zeros(4, 3), torch.zeros(4, 3)
    for dt, index in ((-0.01, ""), ([0.1, 0.1, -0.2, 0.1], "[2]")):
        with pytest.raises(pk.ValidationError, match=re.escape(f"preintegrate: dt{index} = ") + ".* is negative"):
            preintegrate(force, rate, dt)
    for times in (np.arange(4) * 0.01, np.arange(4) + 1.7e9, np.stack([np.full(4, 0.1), np.arange(4.0)])):
        with pytest.raises(
            pk.ValidationError, match=r"dt must be time steps, .* pass their differences, np.diff\(times\)"
        ):
            preintegrate(force, rate, times)
    assert float(preintegrate(force, rate, [0.1, 0.2, 0.3, 0.4]).duration) == pytest.approx(1.0)
    assert float(preintegrate(force, rate, [0.0, 0.2, 0.0, 0.4]).duration) == pytest.approx(0.6)


def test_keywords_of_other_libraries_are_answered() -> None:
    zeros = torch.zeros(4, 3)
    for keyword, match in (
        ({"gyro_noise": 0.1}, r"'gyro_noise': use `noise=pk.imu.Noise"),
        ({"gravity": 9.8}, "'gravity': gravity is that of `predict` and `add_to`"),
        ({"x": 9.8}, "'x'; it has acceleration, angular_velocity, dt, bias"),
    ):
        with pytest.raises(pk.ArgumentError, match=r"preintegrate\(\) got an unexpected keyword argument " + match):
            preintegrate(zeros, zeros, 0.1, **keyword)


def test_a_window_is_printed_in_one_line() -> None:
    windows = preintegrate(*measured(2, 5), noise=NOISE)
    assert re.fullmatch(
        r"Preintegrated\(shape=\(2,\), duration=\S+ to \S+, covariance=True, dtype=torch.float64, device=cpu\)",
        repr(windows),
    )
    assert repr(windows[:0]) == "Preintegrated(shape=(0,), covariance=True, dtype=torch.float64, device=cpu)"


def carried(seed: int) -> tuple[Tensor, Tensor]:
    """Specific forces and angular velocities of a sensor that a hand turns and shakes, with gravity."""
    force, rate, _ = measured(400, seed=seed)
    up = torch.tensor([0, 0, 9.8], dtype=torch.float64)
    turn = pk.Rotation.random(generator=torch.Generator().manual_seed(seed), dtype=torch.float64)
    return turn.apply(up) + (force - up) / 3, rate / 2


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("batch", [(), (2, 1)])
def test_exchanged_arguments_are_named(seed: int, batch: tuple[int, ...]) -> None:
    force, rate = (x.expand(*batch, *x.shape) for x in carried(seed))
    with pytest.warns(UserWarning, match=r"preintegrate: angular velocities have a median of \S+ rad/s.*exchanged"):
        preintegrate(rate, force, 0.01)
    preintegrate(force, rate, 0.01)  # without a warning, which is an error here


@pytest.mark.parametrize(
    ("force", "rate"),
    [(0.0, 4.0), (0.3, 15.0), (9.81, 9.81), (20.0, 9.81), (9.81, 0.0), (0.0, 0.0), (200.0, 30.0), (1.6, 1.0)],
)
def test_motions_of_all_kinds_are_not_taken_for_exchanged_arguments(force: float, rate: float) -> None:
    along = torch.nn.functional.normalize(measured(50)[0], dim=-1)
    preintegrate(along * force, along.flip(0) * rate, 0.01)
    preintegrate(torch.ones(3, 3), torch.tensor([0, 0, 9.81]).expand(3, 3), 0.01)  # so few tell nothing
