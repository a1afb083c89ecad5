"""Motion at a constant rate: integrate, and the angular velocity between two rotations."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import pytest
import torch
from scipy.spatial.transform import Rotation as Oracle
from torch import Tensor

import posekit as pk
from posekit import Pose, Rotation, angular_velocity, hat
from posekit.math import motion as ops
from posekit.math import pose, rotation
from tests.support import contract, sampling

D = torch.float64


def near(got: Tensor, want: object, atol: float = 1e-12) -> None:
    torch.testing.assert_close(got, torch.as_tensor(want, dtype=got.dtype), rtol=atol, atol=atol)


def test_constant_twist_equals_a_hand_computed_pose() -> None:
    # A vehicle with speed pi and turning rate pi / 2 per second drives a quarter of a circle of radius 2 in 1 s.
    T = Pose.identity(dtype=D).integrate([math.pi, 0, 0, 0, 0, math.pi / 2], 1.0)
    near(T.position, [2.0, 2.0, 0.0])
    near(T.rotation.log(), [0.0, 0.0, math.pi / 2])


def test_integrate_solves_the_differential_equation_of_a_body_rate() -> None:
    R, rate = Rotation(sampling.quaternions(5)), sampling.normal(5, 3, seed=3)
    a = Oracle.from_quat(R.quaternion.numpy(), scalar_first=True)
    expected = a * Oracle.from_rotvec(0.7 * rate.numpy())
    np.testing.assert_allclose(R.integrate(rate, 0.7).matrix().numpy(), expected.as_matrix(), atol=1e-14)
    T, twist = Pose(*sampling.poses(5)), sampling.normal(5, 6, seed=4)
    _, matrix_rate = torch.func.jvp(
        lambda t: T.integrate(twist, t).matrix(), (torch.ones(5, dtype=D),), (torch.ones(5, dtype=D),)
    )
    near(matrix_rate, T.integrate(twist, 1.0).matrix() @ hat(twist))


def test_durations_add_up_and_zero_duration_is_the_identity() -> None:
    T, twist = Pose(*sampling.poses(5)), sampling.normal(5, 6, seed=5)
    assert T.integrate(twist, 0.3).integrate(twist, 0.5).allclose(T.integrate(twist, 0.8), atol=1e-12)
    assert T.integrate(twist, -0.3).integrate(twist, 0.3).allclose(T, atol=1e-12)
    assert T.integrate(twist, 0).allclose(T, atol=1e-14)


def test_integrate_broadcasts_over_times() -> None:
    T, twist, times = Pose(*sampling.poses(4)), sampling.normal(4, 6, seed=6), torch.linspace(0, 2, 7, dtype=D)
    path = T[..., None].integrate(twist[..., None, :], times)
    assert path.shape == (4, 7)
    assert path[2, 5].allclose(T[2].integrate(twist[2], times[5]), atol=1e-12)
    assert T[0].integrate([0.0] * 6, times.tolist()).shape == (7,)
    assert T.rotation.integrate(np.ones(3), torch.arange(4)).shape == (4,)


@pytest.mark.parametrize("frame", ("body", "world"))
def test_the_angular_velocity_leads_from_one_rotation_to_the_other(frame: str) -> None:
    R0, R1 = Rotation(sampling.quaternions(6)), Rotation(sampling.quaternions(6, seed=1))
    dt = torch.tensor([0.1, 2.0, -0.5, 1.0, 1e-3, 10.0], dtype=D)
    rate = angular_velocity(R0, R1, dt, frame=frame)
    reached = R0.integrate(rate, dt) if frame == "body" else Rotation.exp(rate * dt[:, None]) @ R0
    assert reached.allclose(R1, atol=1e-12)
    assert (rate.norm(dim=-1) * dt.abs() <= math.pi + 1e-12).all()


@pytest.mark.parametrize("frame", ("body", "world"))
@pytest.mark.parametrize("angle", (1e-6, 1e-3, 1.0))
def test_velocity_between_close_rotations_keeps_its_precision(frame: str, angle: float) -> None:
    R0 = Rotation(sampling.quaternions(500).float())
    R1 = R0.retract(angle * sampling.normal(500, 3, seed=1).float(), frame="world")
    got = angular_velocity(R0, R1, 0.5, frame=frame)
    want = angular_velocity(R0.double(), R1.double(), 0.5, frame=frame)
    assert ((got - want).norm(dim=-1) <= 16 * torch.finfo(torch.float32).eps * want.norm(dim=-1)).all()


def test_the_frames_of_an_angular_velocity_are_body_and_parent() -> None:
    # By hand: the body, its x axis along the parent's y, turns about its own x axis.
    R0 = Rotation.from_rotvec([0.0, 0.0, math.pi / 2])
    R1 = R0 @ Rotation.from_rotvec([0.2, 0.0, 0.0])
    near(angular_velocity(R0, R1, 0.1), [2.0, 0.0, 0.0], 1e-5)
    near(angular_velocity(R0, R1, 0.1, frame="world"), [0.0, 2.0, 0.0], 1e-5)
    near(angular_velocity(R0, Rotation(-3 * R1.quaternion), 0.1), [2.0, 0.0, 0.0], 1e-5)


@pytest.mark.parametrize("frame", ("body", "world"))
def test_angular_velocity_approximates_the_derivative_for_small_steps(frame: str) -> None:
    def at(t: float) -> Oracle:
        return Oracle.from_euler("xyz", [0.3 * t, math.sin(t), t * t])

    h = 1e-4
    R0, R1 = (Rotation.from_matrix(at(1 + k * h).as_matrix()) for k in (-1, 1))
    rate = (at(1 + h).as_matrix() - at(1 - h).as_matrix()) / (2 * h)
    m = at(1).as_matrix()
    hat = m.T @ rate if frame == "body" else rate @ m.T
    near(angular_velocity(R0, R1, 2 * h, frame=frame), [hat[2, 1], hat[0, 2], hat[1, 0]], 1e-6)


Q = sampling.quaternions(3)
SMALL = torch.tensor([[0, 0, 0], [1e-9, -2e-9, 1e-9], [0.3, -0.7, 1.1]], dtype=D)  # the identity, tiny, ordinary
TURNED = Rotation(Q).retract(SMALL).quaternion * torch.tensor([[1.0], [-1.0], [2.0]], dtype=D)  # q and -q
DT = torch.tensor([0.5, -1.5, 2.0], dtype=D)
TWISTS = torch.cat((sampling.normal(3, 3, seed=9), SMALL), -1)
OPS = [
    (rotation.integrate, (Q, SMALL, DT)),
    (pose.integrate, (sampling.normal(3, 3, seed=8), Q, TWISTS, DT)),
    (ops.body_angular_velocity, (Q, TURNED, DT)),
    (ops.world_angular_velocity, (Q, TURNED, DT)),
]


@pytest.mark.parametrize(("op", "inputs"), OPS, ids=[op.op.name.rpartition(".")[2] for op, _ in OPS])
def test_first_and_second_derivatives_are_correct(op: Callable[..., Tensor], inputs: tuple[Tensor, ...]) -> None:
    contract.check_first(op, inputs)
    contract.check_second(op, inputs)


R, T = Rotation.identity(2), Pose.identity(2)
ERRORS: dict[str, tuple[type[Exception], Callable[[], object]]] = {
    r"Pose.integrate: tangent must have shape \(\.\.\., 6\), got \(3,\)": (
        pk.ShapeError,
        lambda: T.integrate(torch.ones(3), 1.0),
    ),
    r"Rotation.integrate: tangent must have shape \(\.\.\., 3\), got \(6,\)": (
        pk.ShapeError,
        lambda: R.integrate(torch.ones(6), 1.0),
    ),
    r"Pose.integrate: batch shapes do not broadcast: .* dt \(3,\)": (
        pk.ShapeError,
        lambda: T.integrate(torch.ones(6), torch.ones(3)),
    ),
    "angular_velocity: R1 must be a Rotation, got Pose; the twist of a pose is T0": (
        pk.ArgumentError,
        lambda: angular_velocity(R, T, 1.0),
    ),
    "angular_velocity: R0 must be a Rotation, got Tensor": (
        pk.ArgumentError,
        lambda: angular_velocity(torch.ones(4), R, 1.0),
    ),
    'angular_velocity: frame must be "body" or "world", got \'local\'': (
        pk.ArgumentError,
        lambda: angular_velocity(R, R, 1.0, frame="local"),
    ),
    r"angular_velocity: batch shapes do not broadcast: .* \(3,\)": (
        pk.ShapeError,
        lambda: angular_velocity(R, Rotation.identity(3), 1.0),
    ),
}


@pytest.mark.parametrize("message", ERRORS)
def test_error_messages(message: str) -> None:
    kind, call = ERRORS[message]
    with pytest.raises(kind, match=message):
        call()
