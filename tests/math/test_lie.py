import math

import numpy as np
import pytest
import torch
from scipy.spatial.transform import RigidTransform
from scipy.spatial.transform import Rotation as Oracle

import posekit as pk

D = torch.float64
# A general twist, the identity, a pure translation, tiny turns, one past the switch of the series, and nearly pi.
TWISTS = torch.tensor(
    [
        [0.3, -1.2, 0.7, 0.5, -0.4, 0.9],
        [0, 0, 0, 0, 0, 0],
        [1.0, 2.0, -0.5, 0, 0, 0],
        [0.2, 0.1, -0.4, 1e-9, -2e-9, 1e-9],
        [-0.2, 0.5, 0.3, 1e-4, 2e-4, -1e-4],
        [0.4, 0.3, 1.0, 1.7, -1.9, 0.8],
        [1.0, -1.0, 2.0, 0.0, 0.0, math.pi - 1e-3],
    ],
    dtype=D,
)


def hat(twist):
    v, w = twist[:3], twist[3:]
    m = torch.zeros(4, 4, dtype=D)
    m[0, 1], m[0, 2], m[1, 2] = -w[2], w[1], -w[0]
    m[1, 0], m[2, 0], m[2, 1] = w[2], -w[1], w[0]
    m[:3, 3] = v
    return m


def poses(n, seed=0):
    return pk.Pose.random(n, dtype=D, generator=torch.Generator().manual_seed(seed))


@pytest.mark.guarantee("Conventions", "tangents")
def test_exp_is_the_matrix_exponential():
    expected = torch.stack([torch.matrix_exp(hat(t)) for t in TWISTS])
    torch.testing.assert_close(pk.Pose.exp(TWISTS).matrix(), expected, rtol=0, atol=4e-15)


def test_log_agrees_with_scipy_up_to_the_order_of_its_halves():
    T = poses(50)
    expected = RigidTransform.from_matrix(T.matrix().numpy()).as_exp_coords()
    torch.testing.assert_close(T.log(), torch.from_numpy(expected[:, [3, 4, 5, 0, 1, 2]]), rtol=1e-12, atol=1e-12)


def test_log_is_the_inverse_of_exp():
    torch.testing.assert_close(pk.Pose.exp(TWISTS).log(), TWISTS, rtol=1e-13, atol=1e-15)


def test_q_and_minus_q_have_one_logarithm():
    T = poses(20)
    torch.testing.assert_close(pk.Pose(T.position, -3 * T.quaternion).log(), T.log())


@pytest.mark.parametrize("side", ["left", "right"])
def test_pose_jacobians_are_the_derivatives_of_exp(side):
    jacobian = getattr(pk.Pose, f"{side}_jacobian")(TWISTS)
    frame = "world" if side == "left" else "body"
    for twist, expected in zip(TWISTS, jacobian, strict=True):
        T = pk.Pose.exp(twist)
        found = torch.func.jacrev(lambda x, T=T: T.local(pk.Pose.exp(x), frame=frame))(twist)
        torch.testing.assert_close(expected, found, rtol=0, atol=5e-14)
    inverse = getattr(pk.Pose, f"{side}_jacobian_inverse")(TWISTS)
    torch.testing.assert_close(jacobian @ inverse, torch.eye(6, dtype=D).expand(len(TWISTS), 6, 6), rtol=0, atol=1e-12)


@pytest.mark.parametrize("side", ["left", "right"])
def test_rotation_jacobians_are_the_derivatives_of_exp(side):
    vectors = TWISTS[:, 3:]
    jacobian = getattr(pk.Rotation, f"{side}_jacobian")(vectors)
    frame = "world" if side == "left" else "body"
    for v, expected in zip(vectors, jacobian, strict=True):
        R = pk.Rotation.exp(v)
        found = torch.func.jacrev(lambda x, R=R: R.local(pk.Rotation.exp(x), frame=frame))(v)
        torch.testing.assert_close(expected, found, rtol=0, atol=1e-14)
    inverse = getattr(pk.Rotation, f"{side}_jacobian_inverse")(vectors)
    torch.testing.assert_close(jacobian @ inverse, torch.eye(3, dtype=D).expand(len(vectors), 3, 3), rtol=0, atol=1e-13)


def test_adjoint_maps_right_twists_to_left_twists():
    T, twist = poses(7), torch.randn(7, 6, dtype=D, generator=torch.Generator().manual_seed(1))
    moved = T.adjoint_apply(twist)
    torch.testing.assert_close((T.adjoint() @ twist[..., None])[..., 0], moved)
    assert (T @ pk.Pose.exp(twist)).allclose(pk.Pose.exp(moved) @ T, atol=1e-12)


def test_the_power_of_a_wrench_on_a_twist_is_invariant():
    g = torch.Generator().manual_seed(2)
    T, twist, wrench = poses(7), torch.randn(7, 6, dtype=D, generator=g), torch.randn(7, 6, dtype=D, generator=g)
    power = (T.adjoint_apply(twist) * T.coadjoint_apply(wrench)).sum(-1)
    torch.testing.assert_close(power, (twist * wrench).sum(-1))


def test_a_force_at_a_lever_has_the_torque_of_the_lever():
    T = pk.Pose(torch.tensor([0.0, 2.0, 0.0]), torch.tensor([1.0, 0.0, 0.0, 0.0]))
    wrench = T.coadjoint_apply([3.0, 0.0, 0.0, 0.0, 0.0, 0.0])
    torch.testing.assert_close(wrench, torch.tensor([3.0, 0.0, 0.0, 0.0, 0.0, -6.0]))


@pytest.mark.guarantee("Conventions", "tangents")
def test_local_is_the_inverse_of_retract():
    A, B = poses(30), poses(30, seed=3)
    assert A.retract(A.local(B)).allclose(B, atol=1e-12)
    assert A.retract(A.local(B, frame="world"), frame="world").allclose(B, atol=1e-12)
    R, S = A.rotation, B.rotation
    assert R.retract(R.local(S)).allclose(S, atol=1e-12)
    assert R.retract(R.local(S, frame="world"), frame="world").allclose(S, atol=1e-12)
    torch.testing.assert_close(A.local(B), (~A @ B).log())
    torch.testing.assert_close(A.local(B, frame="world"), (B @ ~A).log())


def test_powers_add_up():
    T = poses(10)
    third = T ** (1 / 3)
    assert (third @ third @ third).allclose(T, atol=1e-12)
    assert (T**-1).allclose(~T, atol=1e-12)
    assert (T.rotation ** torch.full((10,), 0.25, dtype=D) @ T.rotation**0.75).allclose(T.rotation, atol=1e-12)
    assert (T**0).allclose(pk.Pose.identity(10, dtype=D), atol=1e-12)


def test_slerp_agrees_with_scipy():
    R, S = poses(20).rotation, poses(20, seed=4).rotation
    ours = R.slerp(S, 0.3)
    a = Oracle.from_quat(R.quaternion.numpy(), scalar_first=True)
    b = Oracle.from_quat(S.quaternion.numpy(), scalar_first=True)
    expected = a * Oracle.from_rotvec(0.3 * (a.inv() * b).as_rotvec())
    np.testing.assert_allclose(ours.matrix().numpy(), expected.as_matrix(), atol=1e-14)


def test_adjoints_of_rotations_turn_tangents_and_torques():
    R, v = poses(5).rotation, torch.linspace(-1, 1, 15, dtype=D).view(5, 3)
    expected = (R.adjoint() @ v.unsqueeze(-1)).squeeze(-1)
    torch.testing.assert_close(R.adjoint_apply(v), expected)
    torch.testing.assert_close((R.adjoint_apply(v) * R.coadjoint_apply(v)).sum(-1), v.square().sum(-1))
    with pytest.raises(
        pk.ShapeError, match=r"Rotation.adjoint_apply: tangent must have shape \(\.\.\., 3\), got \(6,\)"
    ):
        R.adjoint_apply(torch.zeros(6))
    with pytest.raises(pk.ShapeError, match=r"Rotation.coadjoint_apply: wrench must have shape"):
        R.coadjoint_apply([1.0, 2.0])


@pytest.mark.parametrize("dtype", [torch.float32, D])
def test_retractions_of_quaternions_of_extreme_lengths_are_accurate(dtype):
    limits = torch.finfo(dtype)
    start = torch.tensor([3.0, 1.0, 2.0, 5.0], dtype=dtype)
    unit, tangent = pk.Rotation(start), torch.tensor([0.3, -0.2, 0.9], dtype=dtype)
    for length in (limits.max / 8, limits.tiny, limits.smallest_normal * limits.eps * 4):
        R = pk.Rotation(start * length)
        for moved, expected in (
            (R.retract(tangent), unit.retract(tangent)),
            (R.retract(tangent, frame="world"), unit.retract(tangent, frame="world")),
            (R.integrate(tangent, 0.5), unit.integrate(tangent, 0.5)),
            (R.slerp(pk.Rotation.identity(dtype=dtype), 0.9), unit.slerp(pk.Rotation.identity(dtype=dtype), 0.9)),
        ):
            assert moved.distance(expected) <= 8 * limits.eps


@pytest.mark.parametrize("dtype", [torch.float32, D])
@pytest.mark.parametrize("turns", [1e3, 1e5, 4e5])
def test_rotation_vectors_of_many_turns_are_accurate(dtype, turns):
    angle = (2 * math.pi * turns * (1 + torch.rand(5000, dtype=D, generator=torch.Generator().manual_seed(0)))).to(
        dtype
    )
    expected = torch.stack([torch.cos(angle.double() / 2), torch.sin(angle.double() / 2)], -1)
    for found in (
        pk.Rotation.from_euler("x", angle),
        pk.Rotation.exp(torch.stack([angle, 0 * angle, 0 * angle], -1)),
        pk.Rotation.from_axis_angle([1.0, 0.0, 0.0], angle),
    ):
        torch.testing.assert_close(found.quaternion[:, :2].double(), expected, rtol=0, atol=4 * torch.finfo(dtype).eps)


def test_slerp_between_equal_and_between_opposite_quaternions_is_exactly_constant():
    R = poses(20).rotation
    for other in (R, pk.Rotation(-R.quaternion)):
        torch.testing.assert_close(R.slerp(other, 0.4).quaternion, R.quaternion, rtol=0, atol=0)


def test_decoupled_interpolation_is_straight_and_a_screw_is_a_group_path():
    A, B = poses(9), poses(9, seed=5)
    straight = A.interpolate(B, 0.25)
    torch.testing.assert_close(straight.position, A.position + 0.25 * (B.position - A.position))
    assert straight.rotation.allclose(A.rotation.slerp(B.rotation, 0.25), atol=1e-12)
    assert A.interpolate(B, 0.25, kind="screw").allclose(A @ (~A @ B) ** 0.25, atol=1e-12)
    with pytest.raises(pk.ArgumentError, match='kind must be "decoupled" or "screw", got \'straight\''):
        A.interpolate(B, 0.5, kind="straight")


def test_interpolation_times_broadcast():
    A, B = poses(1)[0], poses(1, seed=6)[0]
    way = A.interpolate(B, torch.linspace(0, 1, 5, dtype=D))
    assert way.shape == (5,)
    assert way[0].allclose(A, atol=1e-12) and way[-1].allclose(B, atol=1e-12)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_distance_resolves_the_smallest_angles(dtype):
    angles = torch.tensor([0.0, 1e-30, 1e-12, 1e-8, 1e-4, 0.1, 2.0, math.pi - 1e-4], dtype=dtype)
    axis = torch.tensor([0.48, -0.6, 0.64], dtype=dtype)
    turned = pk.Rotation.exp(angles[:, None] * axis)
    found = pk.Rotation.identity(dtype=dtype).distance(turned)
    torch.testing.assert_close(found, angles, rtol=8 * torch.finfo(dtype).eps, atol=0)


def test_distance_of_poses_is_a_length_and_an_angle():
    A = pk.Pose.identity()
    B = pk.Pose([3.0, 0.0, 4.0], [math.cos(0.25), math.sin(0.25), 0.0, 0.0])
    length, angle = A.distance(B)
    torch.testing.assert_close(length, torch.tensor(5.0))
    torch.testing.assert_close(angle, torch.tensor(0.5))
