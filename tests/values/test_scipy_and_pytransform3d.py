"""What SciPy and pytransform3d, which share no code with posekit or with each other, make of the same numbers.

SciPy's twists are [w, v] and so are pytransform3d's. Adversarial input are the identity, -1, tiny turns, half turns and
their neighbours, quaternions of other lengths, and opposite partners.
"""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest
import pytransform3d.batch_rotations as batch_rotations
import pytransform3d.rotations as rotations
import pytransform3d.transformations as transformations
import torch
from numpy.typing import NDArray
from scipy.spatial.transform import RigidTransform
from scipy.spatial.transform import Rotation as ScipyRotation
from torch import Tensor

import posekit as pk
from tests.support import sampling

Array = NDArray[np.float64]
SWAPPED = [3, 4, 5, 0, 1, 2]  # [w, v] from [v, w], and back
HALF_TURN = math.pi - 1e-9


def near(got: Tensor, want: Array, tolerance: float = 1e-12) -> None:
    np.testing.assert_allclose(got.numpy(), want, rtol=tolerance, atol=tolerance)


def same(got: pk.Rotation, want: Array) -> None:
    """As wxyz quaternions of either sign."""
    unit = got.normalized().quaternion.numpy()
    sign = np.sign((unit * want).sum(-1, keepdims=True))
    np.testing.assert_allclose(sign * unit, want, rtol=0, atol=1e-14)


def adversarial() -> Tensor:
    angles = torch.tensor([0.0, 1e-300, 1e-12, 1e-8, 1e-4, math.pi / 2, 3.0, math.pi - 1e-6], dtype=torch.float64)
    around = [sampling.quaternion_of(angles, axis) for axis in sampling.axes()]
    found = torch.cat((*around, sampling.half_turns(torch.float64), sampling.at_log_switch(torch.float64)))
    return torch.cat((found, -found))


def many_rotations() -> pk.Rotation:
    return pk.Rotation(torch.cat((sampling.quaternions(20, seed=60), adversarial())))


def partners(R: pk.Rotation) -> pk.Rotation:
    """One each: general, equal, opposite in sign, and a little further."""
    other = sampling.quaternions(*R.shape, seed=61)
    equal, opposite = R.quaternion, -R.quaternion
    further = pk.Rotation(R.quaternion).retract(torch.full((*R.shape, 3), 1e-7, dtype=torch.float64)).quaternion
    kind = torch.arange(len(other))[:, None] % 4
    return pk.Rotation(
        torch.where(kind == 0, other, torch.where(kind == 1, equal, torch.where(kind == 2, opposite, further)))
    )


def many_poses() -> pk.Pose:
    R = many_rotations()
    return pk.Pose(3 * sampling.normal(*R.shape, 3, seed=62), R.quaternion)


def scipy_rotation(R: pk.Rotation) -> ScipyRotation:
    return ScipyRotation.from_quat(R.quaternion.numpy(), scalar_first=True)


def scipy_pose(T: pk.Pose) -> RigidTransform:
    return RigidTransform.from_components(T.position.numpy(), scipy_rotation(T.rotation))


def unit(R: pk.Rotation) -> Array:
    return R.normalized().quaternion.numpy()


def clear_of_half_turns(R: pk.Rotation) -> NDArray[np.bool_]:
    return (R.angle() < HALF_TURN).numpy()


def rows(function: object, *arguments: Array | Tensor) -> Array:
    return np.stack([function(*row) for row in zip(*map(np.asarray, arguments), strict=True)])  # type: ignore[operator]


# SciPy


def test_rotations_agree_with_scipy() -> None:
    R = many_rotations()
    S, points = partners(R), sampling.normal(*R.shape, 3, seed=63)
    r, s = scipy_rotation(R), scipy_rotation(S)
    same(R @ S, (r * s).as_quat(scalar_first=True))
    same(~R, r.inv().as_quat(scalar_first=True))
    same(R.between(S), (r.inv() * s).as_quat(scalar_first=True))
    near(R @ points, r.apply(points.numpy()))
    near(R.inverse_apply(points), r.apply(points.numpy(), inverse=True))
    near(R.matrix(), r.as_matrix())
    near(R.angle(), r.magnitude())
    near(R.distance(S), (r.inv() * s).magnitude(), 1e-14)
    near(R.chordal_distance(S), np.linalg.norm(r.as_matrix() - s.as_matrix(), axis=(1, 2)), 1e-14)
    same(pk.Rotation.from_matrix(r.as_matrix()), r.as_quat(scalar_first=True))
    same(pk.Rotation.from_xyzw(r.as_quat()), r.as_quat(scalar_first=True))
    near(R.canonical().xyzw(), r.as_quat(canonical=True))
    for t in (0.0, 0.3, 1.0, -0.7):
        same(R**t, (r**t).as_quat(scalar_first=True))


def test_rotation_vectors_agree_with_scipy() -> None:
    vectors = torch.cat((sampling.rotvecs(torch.float64), sampling.normal(20, 3, seed=64)))
    same(pk.Rotation.exp(vectors), ScipyRotation.from_rotvec(vectors.numpy()).as_quat(scalar_first=True))
    R = many_rotations()
    clear = clear_of_half_turns(R)
    near(R.log()[clear], scipy_rotation(R).as_rotvec()[clear])
    near(R.rotvec(degrees=True)[clear], scipy_rotation(R).as_rotvec(degrees=True)[clear])


@pytest.mark.slow(but=3)
@pytest.mark.filterwarnings("ignore:Gimbal lock")
@pytest.mark.parametrize(
    "seq", [s for p in ("xyz", "XYZ") for s in map("".join, itertools.product(p, repeat=3)) if s[0] != s[1] != s[2]]
)
def test_euler_angles_agree_with_scipy_in_every_convention(seq: str) -> None:
    angles = torch.cat((4 * sampling.normal(12, 3, seed=65), torch.tensor([[0.0, 0, 0], [1e-9, 1e-9, -1e-9]]).double()))
    r = ScipyRotation.from_euler(seq, angles.numpy())
    same(pk.Rotation.from_euler(seq, angles), r.as_quat(scalar_first=True))
    R = many_rotations()
    found, lock = R.euler(seq, return_lock=True)
    np.testing.assert_allclose(ScipyRotation.from_euler(seq, found.numpy()).as_matrix(), R.matrix().numpy(), atol=1e-13)
    expected = scipy_rotation(R).as_euler(seq)
    # Near the lock only a sum or difference of two angles is known well, and SciPy begins to call it one earlier.
    middle = expected[:, 1] + (math.pi / 2 if seq[0] != seq[2] else 0)
    clear = ~lock.numpy() & (np.abs(np.sin(middle)) > 1e-3)
    assert clear.sum() > 10
    turns = (found.numpy() - expected)[clear] / (2 * math.pi)
    np.testing.assert_allclose(turns - np.round(turns), 0, atol=1e-12)


def test_poses_agree_with_scipy() -> None:
    T = many_poses()
    U = pk.Pose(sampling.normal(*T.shape, 3, seed=66), partners(T.rotation).quaternion)
    t, u, points = scipy_pose(T), scipy_pose(U), sampling.normal(*T.shape, 3, seed=67)
    near((T @ U).matrix(), (t * u).as_matrix())
    near((~T).matrix(), t.inv().as_matrix())
    near(T @ points, t.apply(points.numpy()))
    near(T.inverse_apply(points), t.apply(points.numpy(), inverse=True))
    clear = clear_of_half_turns(T.rotation)
    near(T.log()[clear], t.as_exp_coords()[:, SWAPPED][clear], 1e-9)  # SciPy loses digits next to pi
    near((T**0.3).matrix()[clear], (t**0.3).as_matrix()[clear], 1e-6)  # and half of its digits in a power
    near(pk.Pose.from_dual_quaternion(t.as_dual_quat(scalar_first=True)).matrix(), t.as_matrix())
    twists = torch.cat((sampling.normal(20, 6, seed=68), torch.zeros(1, 6).double(), 1e-9 * sampling.normal(3, 6)))
    near(pk.Pose.exp(twists).matrix(), RigidTransform.from_exp_coords(twists[:, SWAPPED].numpy()).as_matrix())


def test_aligned_vectors_agree_with_scipy() -> None:
    R, source, weights = pk.Rotation(sampling.quaternions(seed=69)), sampling.normal(9, 3), torch.rand(9).double()
    target = R @ source + 0.1 * sampling.normal(9, 3, seed=70)
    expected, _ = ScipyRotation.align_vectors(target.numpy(), source.numpy(), weights=weights.numpy())
    same(pk.align_vectors(source, target, weights), expected.as_quat(scalar_first=True))


# pytransform3d


def test_rotations_agree_with_pytransform3d() -> None:
    R = many_rotations()
    S, points = partners(R), sampling.normal(*R.shape, 3, seed=71)
    r, s = unit(R), unit(S)
    same(R @ S, rows(rotations.concatenate_quaternions, r, s))
    near(R @ points, rows(rotations.q_prod_vector, r, points))
    near(R.matrix(), batch_rotations.matrices_from_quaternions(r))
    near(R.distance(S), rows(rotations.quaternion_dist, r, s), 1e-7)  # an arc cosine
    clear = clear_of_half_turns(R)
    near(R.log()[clear], rows(rotations.compact_axis_angle_from_quaternion, r)[clear], 1e-7)
    axis, angle = R.axis_angle()
    same(R, rows(rotations.quaternion_from_axis_angle, np.c_[axis, angle]))
    vectors = sampling.rotvecs(torch.float64)
    vectors = vectors[vectors.norm(dim=-1) < math.pi]
    same(pk.Rotation.exp(vectors), rows(rotations.quaternion_from_compact_axis_angle, vectors))


def test_slerp_agrees_with_pytransform3d() -> None:
    R, S = pk.Rotation(sampling.quaternions(30, seed=72)), pk.Rotation(sampling.quaternions(30, seed=73))
    for t in (0.0, 0.25, 1.0):
        same(
            R.slerp(S, t),
            rows(lambda a, b, t=t: rotations.quaternion_slerp(a, b, t, shortest_path=True), unit(R), unit(S)),
        )


def test_poses_agree_with_pytransform3d() -> None:
    T = pk.Pose(*sampling.poses(30, seed=74))
    U = pk.Pose(*sampling.poses(30, seed=75))
    t, u = T.matrix().numpy(), U.matrix().numpy()
    near((T @ U).matrix(), rows(transformations.concat, u, t))
    near((~T).matrix(), rows(transformations.invert_transform, t))
    near(T.log(), rows(transformations.exponential_coordinates_from_transform, t)[:, SWAPPED], 1e-9)
    twists = sampling.normal(30, 6, seed=76)
    near(pk.Pose.exp(twists).matrix(), rows(transformations.transform_from_exponential_coordinates, twists[:, SWAPPED]))
    near(T.adjoint()[:, SWAPPED][:, :, SWAPPED], rows(transformations.adjoint_from_transform, t))


def test_jacobians_agree_with_pytransform3d() -> None:
    twists = sampling.normal(30, 6, seed=77)
    near(pk.Rotation.left_jacobian(twists[:, 3:]), rows(rotations.left_jacobian_SO3, twists[:, 3:]))
    near(pk.Rotation.left_jacobian_inverse(twists[:, 3:]), rows(rotations.left_jacobian_SO3_inv, twists[:, 3:]))
    expected = rows(transformations.left_jacobian_SE3, twists[:, SWAPPED])
    near(pk.Pose.left_jacobian(twists)[:, SWAPPED][:, :, SWAPPED], expected)
    expected = rows(transformations.left_jacobian_SE3_inv, twists[:, SWAPPED])
    near(pk.Pose.left_jacobian_inverse(twists)[:, SWAPPED][:, :, SWAPPED], expected, 1e-10)


def test_dual_quaternions_and_screws_agree_with_pytransform3d() -> None:
    T = pk.Pose(*sampling.poses(30, seed=78)).normalized()
    U = pk.Pose(*sampling.poses(30, seed=79)).normalized()
    near(T.dual_quaternion(), rows(transformations.dual_quaternion_from_pq, T.vector()))
    near(pk.Pose.from_dual_quaternion(T.dual_quaternion()).matrix(), T.matrix().numpy())
    # Its screw goes the way that the dual quaternions' signs say, so the signs are made to agree.
    aligned = torch.where((T.quaternion * U.quaternion).sum(-1, keepdim=True) < 0, -U.quaternion, U.quaternion)
    start, end = T.dual_quaternion().numpy(), pk.Pose(U.position, aligned).dual_quaternion().numpy()
    for t in (0.0, 0.3, 1.0):
        between = rows(lambda a, b, t=t: transformations.dual_quaternion_sclerp(a, b, t), start, end)
        expected = rows(transformations.transform_from_dual_quaternion, between)
        near(T.interpolate(U, t, kind="screw").matrix(), expected, 1e-10)
