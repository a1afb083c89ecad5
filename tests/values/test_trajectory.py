"""Trajectories: interpolation, velocity and acceleration."""

from __future__ import annotations

import math

import numpy as np
import pytest
import torch
from scipy.interpolate import CubicSpline
from scipy.spatial.transform import Rotation as Oracle
from scipy.spatial.transform import RotationSpline, Slerp
from torch import Tensor
from torch.autograd import gradcheck, gradgradcheck

from posekit import Pose, Trajectory
from tests.reference import splines as reference
from tests.support import contract, marks, sampling
from tests.support.joining import joined
from tests.support.trajectories import KINDS, SMOOTH, D, every_kind, keys, made, stamps, within

BY_DEFAULT = ("spline", "moving")  # derivatives of the others of `SMOOTH` take as long

# Values


@pytest.mark.parametrize("n", (2, 3, 4, 12, 33))
def test_spline_agrees_with_scipy(n: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RotationSpline, "MAX_ITER", 500)
    monkeypatch.setattr(RotationSpline, "TOL", 1e-14)
    trajectory = made(n, seed=n)
    # Not next to a key, where SciPy's own acceleration loses digits.
    t = within(trajectory)[1:-1]
    turn = RotationSpline(trajectory.times, Oracle.from_quat(trajectory.poses.quaternion, scalar_first=True))
    move = CubicSpline(trajectory.times, trajectory.poses.position, bc_type="natural")
    found = trajectory.at(t, "spline")
    np.testing.assert_allclose(found.position, move(t), atol=1e-12)
    np.testing.assert_allclose(found.rotation.matrix(), turn(t).as_matrix(), atol=1e-12)
    velocity, acceleration = trajectory.velocity(t, "spline"), trajectory.acceleration(t, "spline")
    np.testing.assert_allclose(velocity[:, 3:], turn(t, 1), atol=1e-11)
    np.testing.assert_allclose(acceleration[:, 3:], turn(t, 2), atol=1e-9)
    v, w = velocity.split(3, -1)
    np.testing.assert_allclose(found.rotation @ v, move(t, 1), atol=1e-11)
    felt = acceleration[:, :3] + torch.linalg.cross(w, v)
    np.testing.assert_allclose(found.rotation @ felt, move(t, 2), atol=1e-10)


@pytest.mark.parametrize("n", (2, 3, 4, marks.slow(9)))
def test_bspline_agrees_with_the_product_of_exponentials_in_de_boors_basis(n: int) -> None:
    trajectory = made(n, seed=n)
    t = within(trajectory, 12)[:-1]
    matrices = trajectory.poses.matrix().numpy()
    wanted = np.stack([reference.bspline(trajectory.times.numpy(), matrices, float(x)) for x in t])
    np.testing.assert_allclose(trajectory.at(t, "bspline").matrix(), wanted, atol=1e-12)


def test_decoupled_agrees_with_lerp_and_slerp_and_screw_with_powers() -> None:
    trajectory = made(7)
    t = within(trajectory)
    found = trajectory.at(t)
    slerp = Slerp(trajectory.times, Oracle.from_quat(trajectory.poses.quaternion, scalar_first=True))
    np.testing.assert_allclose(found.rotation.matrix(), slerp(t).as_matrix(), atol=1e-13)
    lines = [np.interp(t, trajectory.times, x) for x in trajectory.poses.position.unbind(-1)]
    np.testing.assert_allclose(found.position, np.stack(lines, -1), atol=1e-13)
    index = (trajectory.times <= t[:, None]).sum(-1).clamp(max=6) - 1
    a, b = trajectory.poses[index], trajectory.poses[index + 1]
    part = (t - trajectory.times[index]) / (trajectory.times[index + 1] - trajectory.times[index])
    assert trajectory.at(t, "screw").allclose(a @ (~a @ b) ** part, rtol=0, atol=1e-12)


@pytest.mark.parametrize("kind", KINDS[:3])
def test_keys_are_interpolated(kind: str) -> None:
    trajectory = made(6)
    assert trajectory.at(trajectory.times, kind).allclose(trajectory.poses, rtol=0, atol=1e-13)


def test_bspline_interpolates_its_ends_with_zero_acceleration() -> None:
    trajectory = made(6)
    ends = trajectory.times[[0, -1]]
    assert trajectory.at(ends, "bspline").allclose(trajectory.poses[[0, 5]], rtol=0, atol=1e-13)
    torch.testing.assert_close(trajectory.acceleration(ends, "bspline"), torch.zeros(2, 6, dtype=D), rtol=0, atol=1e-12)


def test_bspline_is_independent_of_the_frames() -> None:
    trajectory, world, tool = made(6), keys(seed=11), keys(seed=12)
    moved = Trajectory(trajectory.times, world @ trajectory.poses @ tool)
    t = within(trajectory)
    left = Trajectory(trajectory.times, world @ trajectory.poses)
    assert left.at(t, "bspline").allclose(world @ trajectory.at(t, "bspline"), rtol=0, atol=1e-12)
    assert moved.at(t, "screw").allclose(world @ trajectory.at(t, "screw") @ tool, rtol=0, atol=1e-11)
    assert moved.at(t, "bspline").allclose(world @ trajectory.at(t, "bspline") @ tool, rtol=0, atol=1e-11)


# Motion


@every_kind
def test_velocity_and_acceleration_are_the_derivatives_of_pose_and_velocity(kind: str) -> None:
    trajectory = made(6)
    t = within(trajectory)

    def since(x: Tensor) -> Tensor:
        return trajectory.at(t, kind).local(trajectory.at(x, kind, extrapolate=True))

    along = torch.ones_like(t)
    _, velocity = torch.func.jvp(since, (t,), (along,))
    torch.testing.assert_close(trajectory.velocity(t, kind), velocity, rtol=0, atol=1e-11)
    _, acceleration = torch.func.jvp(lambda x: trajectory.velocity(x, kind, extrapolate=True), (t,), (along,))
    torch.testing.assert_close(trajectory.acceleration(t, kind), acceleration, rtol=0, atol=1e-10)
    # In the parent frame the position moves as fast.
    step = 1e-6
    inner = t[1:-1]
    ahead, behind = [trajectory.at(inner + s, kind).position for s in (step, -step)]
    moving = trajectory.at(inner, kind).rotation @ trajectory.velocity(inner, kind)[:, :3]
    torch.testing.assert_close(moving, (ahead - behind) / (2 * step), rtol=0, atol=1e-7)


@pytest.mark.parametrize("kind", SMOOTH)
@pytest.mark.parametrize("n", (3, 8))
def test_smooth_kinds_are_twice_continuously_differentiable_at_the_keys(kind: str, n: int) -> None:
    trajectory = made(n, seed=3)
    inner = trajectory.times[1:-1]
    before = torch.nextafter(inner, torch.zeros_like(inner))
    torch.testing.assert_close(trajectory.velocity(before, kind), trajectory.velocity(inner, kind), rtol=0, atol=1e-11)
    torch.testing.assert_close(
        trajectory.acceleration(before, kind), trajectory.acceleration(inner, kind), rtol=0, atol=1e-10
    )


def test_velocity_at_a_key_is_that_of_the_next_segment() -> None:
    times = torch.tensor([0.0, 1.0, 3.0], dtype=D)
    position = torch.tensor([[0.0, 0, 0], [2, 0, 0], [2, 8, 0]], dtype=D)
    half = torch.tensor([math.cos(0.5), 0, 0, math.sin(0.5)], dtype=D)
    still = torch.tensor([1.0, 0, 0, 0], dtype=D)
    trajectory = Trajectory(times, Pose(position, torch.stack((still, half, half))))
    wanted = torch.tensor([[2.0, 0, 0, 0, 0, 1], [4 * math.sin(1), 4 * math.cos(1), 0, 0, 0, 0]], dtype=D)
    torch.testing.assert_close(trajectory.velocity(times[:2]), wanted)
    torch.testing.assert_close(trajectory.velocity(times[2]), wanted[1])
    # 2 to the right of a frame that turns left by 1 rad/s: seen from it, the velocity turns right.
    torch.testing.assert_close(trajectory.acceleration(0.0), torch.tensor([0.0, -2, 0, 0, 0, 0], dtype=D))


# Derivatives


def still() -> Pose:
    """Keys that are all the same pose, in different quaternions."""
    length = torch.tensor([[1.0], [-1], [2], [-0.5]], dtype=D)
    return Pose(keys(4).position[:1], keys(4).quaternion[:1] * length).contiguous()


@pytest.mark.slow(but="*-screw")
@pytest.mark.parametrize(
    ("kind", "poses"),
    [
        pytest.param(
            kind, poses, id=f"{name}-{kind}", marks=[pytest.mark.slow] * (kind in SMOOTH and (kind, name) != BY_DEFAULT)
        )
        for name, poses in (("moving", keys(4)), ("still", still()))
        for kind in KINDS
    ],
)
def test_derivatives_by_keys_times_and_queries_are_correct(kind: str, poses: Pose) -> None:
    times = stamps(4)
    t = times[0] + (times[-1] - times[0]) * torch.tensor([0.15, 0.5, 0.95], dtype=D)
    weights = sampling.normal(3, 19, seed=5)

    def everything(times: Tensor, position: Tensor, quaternion: Tensor, t: Tensor) -> Tensor:
        trajectory = Trajectory(times, Pose(position, quaternion))
        found = trajectory.at(t, kind)
        parts = found.position, found.quaternion, trajectory.velocity(t, kind), 0.1 * trajectory.acceleration(t, kind)
        return (weights * torch.cat(parts, -1)).sum(-1)

    inputs = contract.leaves([times, *poses._tensors(), t])
    assert gradcheck(everything, inputs, check_undefined_grad=False, fast_mode=True)
    assert gradgradcheck(*joined(everything, inputs), atol=1e-4, fast_mode=True, check_undefined_grad=False)


@every_kind
def test_maps_over_batches_of_trajectories_with_common_times_are_loops(kind: str) -> None:
    generator = torch.Generator().manual_seed(0)
    position = torch.randn(2, 3, 4, 3, dtype=D, generator=generator)  # two times three trajectories of four keys
    quaternion = torch.randn(3, 4, 4, dtype=D, generator=generator)
    t = torch.tensor([0.3, 2.2], dtype=D)

    def at(position: Tensor) -> Tensor:
        return Trajectory([0.0, 1.0, 2.5, 3.0], Pose(position, quaternion)).at(t, kind).matrix()

    torch.testing.assert_close(torch.vmap(at)(position), torch.stack([at(x) for x in position]), rtol=0, atol=1e-12)
