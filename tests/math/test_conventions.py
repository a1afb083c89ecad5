"""What the numbers mean, by hand-computed literals: asymmetric, so that no wrong order or sign can pass.

Most of them use two rotations. Q_Z rotates by 90 degrees about z: x -> y, y -> -x. Q_X rotates by 90 degrees about x:
y -> z, z -> -y. First Q_Z and then Q_X takes (1, 2, 3) over (-2, 1, 3) to (-2, -3, 1).
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import pytest
import torch
from scipy.spatial.transform import RigidTransform
from scipy.spatial.transform import Rotation as ScipyRotation
from torch import Tensor

import posekit as pk
from posekit.math import pose, rotation
from tests.support import sampling

H = math.sqrt(0.5)
ONE, I, J, K = torch.eye(4, dtype=torch.float64)


def vector(*components: float) -> Tensor:
    return torch.tensor(components, dtype=torch.float64)


Q_Z = vector(H, 0, 0, H)
Q_X = vector(H, H, 0, 0)
POINT = vector(1, 2, 3)
OFFSET = vector(10, 20, 30)


def assert_near(got: Tensor, want: Tensor | np.ndarray | float) -> None:
    torch.testing.assert_close(got, torch.as_tensor(want, dtype=got.dtype), rtol=1e-13, atol=1e-13)


# Rotations


@pytest.mark.guarantee("Conventions", "quaternions")
def test_compose_is_the_hamilton_product() -> None:
    assert torch.equal(rotation.compose(I, J), K)
    assert torch.equal(rotation.compose(J, K), I)
    assert torch.equal(rotation.compose(K, I), J)
    assert torch.equal(rotation.compose(J, I), -K)
    assert torch.equal(rotation.compose(I, I), -ONE)


def test_compose_multiplies_the_raw_quaternions() -> None:
    # (1 + 2i + 3j + 4k)(5 + 6i + 7j + 8k), by hand
    assert torch.equal(rotation.compose(vector(1, 2, 3, 4), vector(5, 6, 7, 8)), vector(-60, 12, 30, 24))


@pytest.mark.guarantee("Conventions", "quaternions")
def test_the_real_part_comes_first() -> None:
    assert_near(rotation.apply(vector(1, 0, 0, 0), POINT), POINT)
    assert_near(rotation.apply(vector(0, 0, 0, 1), POINT), vector(-1, -2, 3))


@pytest.mark.guarantee("Conventions", "quaternions")
def test_a_rotation_acts_on_the_vector_and_not_on_its_frame() -> None:
    assert_near(rotation.apply(Q_Z, vector(1, 0, 0)), vector(0, 1, 0))
    assert_near(rotation.apply(Q_X, vector(0, 1, 0)), vector(0, 0, 1))
    assert_near(rotation.apply(Q_Z, POINT), vector(-2, 1, 3))
    assert_near(rotation.apply(Q_X, POINT), vector(1, -3, 2))


def test_the_right_factor_of_a_product_acts_first() -> None:
    assert_near(rotation.compose(Q_X, Q_Z), vector(0.5, 0.5, -0.5, 0.5))
    assert_near(rotation.apply(rotation.compose(Q_X, Q_Z), POINT), vector(-2, -3, 1))
    assert_near(rotation.apply(rotation.compose(Q_Z, Q_X), POINT), vector(3, 1, 2))


def test_inverse_apply_is_the_inverse_of_apply() -> None:
    assert_near(rotation.inverse_apply(Q_Z, POINT), vector(2, -1, 3))


def test_inverse_is_the_conjugate_at_the_same_length() -> None:
    assert torch.equal(rotation.inverse(vector(1, 2, -3, 4)), vector(1, -2, 3, -4))


def test_between_is_the_second_rotation_relative_to_the_first() -> None:
    # (1 - 2i - 3j - 4k)(5 + 6i + 7j + 8k), by hand
    assert torch.equal(rotation.between(vector(1, 2, 3, 4), vector(5, 6, 7, 8)), vector(70, 0, -16, -8))


def test_the_columns_of_a_matrix_are_the_rotated_axes() -> None:
    turn = torch.tensor([[0.0, -1, 0], [1, 0, 0], [0, 0, 1]], dtype=torch.float64)
    assert_near(rotation.matrix(Q_Z), turn)
    both = torch.tensor([[0.0, -1, 0], [0, 0, -1], [1, 0, 0]], dtype=torch.float64)
    assert_near(rotation.matrix(rotation.compose(Q_X, Q_Z)), both)


def test_the_quaternion_of_a_matrix_has_length_one_and_its_first_nonzero_component_positive() -> None:
    turn = torch.tensor([[0.0, -1, 0], [0, 0, -1], [1, 0, 0]], dtype=torch.float64)
    assert_near(rotation.from_matrix(turn), vector(0.5, 0.5, -0.5, 0.5))
    for axis in range(3):
        half_turn = torch.diag(2 * torch.eye(3, dtype=torch.float64)[axis] - 1)
        assert torch.equal(rotation.from_matrix(half_turn), torch.eye(4, dtype=torch.float64)[axis + 1])
    skew_half_turn = torch.tensor([[-1.0, 0, 0], [0, -0.28, -0.96], [0, -0.96, 0.28]], dtype=torch.float64)
    assert_near(rotation.from_matrix(skew_half_turn), vector(0, 0, 0.6, -0.8))


@pytest.mark.guarantee("Conventions", "length")
def test_normalized_keeps_the_sign_and_canonical_makes_the_first_nonzero_component_positive() -> None:
    assert_near(rotation.normalized(vector(-1, 3, -1, 5)), vector(-1, 3, -1, 5) / 6)
    assert_near(rotation.canonical(vector(-1, 3, -1, 5)), vector(1, -3, 1, -5) / 6)
    assert_near(rotation.canonical(vector(0, -3, 0, 4)), vector(0, 0.6, 0, -0.8))
    assert_near(rotation.canonical(vector(0, 0, 0, -7)), K)


def test_angle_is_at_most_pi() -> None:
    assert_near(rotation.angle(Q_Z), math.pi / 2)
    assert_near(rotation.angle(-Q_Z), math.pi / 2)
    assert_near(rotation.angle(rotation.compose(Q_X, Q_Z)), 2 * math.pi / 3)
    assert_near(rotation.angle(I), math.pi)
    assert rotation.angle(ONE) == 0


def test_an_angle_far_below_eps_is_not_lost_in_float32() -> None:
    quaternion = torch.tensor([1.0, 3e-9, 0.0, -4e-9])
    torch.testing.assert_close(rotation.angle(quaternion), torch.tensor(1e-8), rtol=1e-6, atol=0)
    torch.testing.assert_close(rotation.log(quaternion), torch.tensor([6e-9, 0.0, -8e-9]), rtol=1e-6, atol=0)


def test_exp_turns_about_the_vector_by_its_length() -> None:
    assert_near(rotation.exp(vector(0, 0, math.pi / 2)), Q_Z)
    assert_near(rotation.exp(vector(math.pi / 3, 0, 0)), vector(math.sqrt(0.75), 0.5, 0, 0))
    assert_near(rotation.exp(2 * math.pi / 3 / math.sqrt(3) * vector(1, -1, 1)), vector(0.5, 0.5, -0.5, 0.5))
    assert torch.equal(rotation.exp(torch.zeros(3, dtype=torch.float64)), ONE)


def test_exp_does_not_canonicalise_the_sign_of_the_quaternion() -> None:
    assert_near(rotation.exp(vector(0, 2 * math.pi, 0)), -ONE)
    assert_near(rotation.exp(vector(0, 0, 5 * math.pi / 2)), -Q_Z)


def test_log_is_the_shortest_vector_that_exp_takes_to_the_rotation() -> None:
    assert_near(rotation.log(Q_Z), vector(0, 0, math.pi / 2))
    assert_near(rotation.log(-Q_Z), vector(0, 0, math.pi / 2))
    assert_near(rotation.log(rotation.exp(vector(0, 3 * math.pi / 2, 0))), vector(0, -math.pi / 2, 0))
    assert_near(rotation.log(vector(0, 0, 0.6, -0.8)), math.pi * vector(0, 0.6, -0.8))
    assert_near(rotation.log(vector(0, 0, -0.6, 0.8)), math.pi * vector(0, 0.6, -0.8))


# Poses: a_T_b takes coordinates in b to coordinates in a.


def test_a_pose_rotates_first_and_then_translates() -> None:
    assert_near(pose.apply(OFFSET, Q_Z, POINT), vector(8, 21, 33))
    assert_near(pose.inverse_apply(OFFSET, Q_Z, vector(8, 21, 33)), POINT)


@pytest.mark.guarantee("Conventions", "frames")
def test_a_T_b_composed_with_b_T_c_is_a_T_c() -> None:
    position, quaternion = pose.compose(OFFSET, Q_Z, vector(4, 5, 6), Q_X)
    assert_near(position, vector(5, 24, 36))
    assert_near(quaternion, vector(0.5, 0.5, 0.5, 0.5))
    # c's (1, 2, 3) is (1, -3, 2) + (4, 5, 6) = (5, 2, 8) in b, and (-2, 5, 8) + (10, 20, 30) in a
    assert_near(pose.apply(position, quaternion, POINT), vector(8, 25, 38))


@pytest.mark.guarantee("Conventions", "frames")
def test_the_inverse_of_a_T_b_is_b_T_a() -> None:
    position, quaternion = pose.inverse(OFFSET, Q_Z)
    assert_near(position, vector(-20, 10, -30))
    assert_near(quaternion, vector(H, 0, 0, -H))


def test_b_T_c_is_between_a_T_b_and_a_T_c() -> None:
    position, quaternion = pose.between(OFFSET, Q_Z, vector(5, 24, 36), vector(0.5, 0.5, 0.5, 0.5))
    assert_near(position, vector(4, 5, 6))
    assert_near(quaternion, Q_X)


def test_the_matrix_of_a_pose_has_the_rotation_the_position_and_an_exact_last_row() -> None:
    want = torch.tensor([[0.0, -1, 0, 10], [1, 0, 0, 20], [0, 0, 1, 30], [0, 0, 0, 1]], dtype=torch.float64)
    assert_near(pose.matrix(OFFSET, Q_Z), want)
    assert torch.equal(pose.matrix(OFFSET, 1e9 * Q_Z)[3], vector(0, 0, 0, 1))
    assert_near(pose.affine(OFFSET, Q_Z), want[:3])


def test_a_pose_is_read_from_its_matrix() -> None:
    matrix = torch.tensor([[0.0, -1, 0, 7], [0, 0, -1, 8], [1, 0, 0, 9], [0, 0, 0, 1]], dtype=torch.float64)
    for position, quaternion in (pose.from_matrix(matrix), pose.from_affine(matrix[:3])):
        assert torch.equal(position, vector(7, 8, 9))
        assert_near(quaternion, vector(0.5, 0.5, -0.5, 0.5))


def test_the_operators_read_like_the_frames() -> None:
    a_T_b, b_T_c = pk.Pose(OFFSET, Q_Z), pk.Pose(vector(4, 5, 6), Q_X)
    a_T_c = a_T_b @ b_T_c
    assert_near(a_T_c.position, vector(5, 24, 36))
    assert_near(a_T_c.apply(POINT), vector(8, 25, 38))
    assert_near((~a_T_c).apply(vector(8, 25, 38)), POINT)
    assert_near((~a_T_b @ a_T_c).position, vector(4, 5, 6))
    assert_near(a_T_b.between(a_T_c).position, vector(4, 5, 6))
    assert_near(a_T_c.rotation.quaternion, vector(0.5, 0.5, 0.5, 0.5))


def test_rotations_have_the_same_operators() -> None:
    a_R_b, b_R_c = pk.Rotation(Q_X), pk.Rotation(Q_Z)
    assert_near((a_R_b @ b_R_c).apply(POINT), vector(-2, -3, 1))
    assert_near((~a_R_b).apply(vector(1, -3, 2)), POINT)
    assert_near(pk.Rotation.exp(vector(0, 0, math.pi / 2)).quaternion, Q_Z)
    assert_near(pk.Rotation.from_matrix((a_R_b @ b_R_c).matrix()).log(), 2.0943951023931953 * vector(1, -1, 1) / 3**0.5)
    assert_near(a_R_b.angle(), math.pi / 2)


# The length and the sign of a quaternion, and the one that is none

TURNING: dict[str, Callable[[Tensor], Tensor]] = {
    "apply": lambda q: rotation.apply(q, POINT.to(q.dtype)),
    "inverse_apply": lambda q: rotation.inverse_apply(q, POINT.to(q.dtype)),
    "matrix": rotation.matrix,
    "angle": rotation.angle,
    "log": rotation.log,
    "canonical": rotation.canonical,
    "pose.apply": lambda q: pose.apply(OFFSET.to(q.dtype), q, POINT.to(q.dtype)),
    "pose.inverse_apply": lambda q: pose.inverse_apply(OFFSET.to(q.dtype), q, POINT.to(q.dtype)),
    "pose.matrix": lambda q: pose.matrix(OFFSET.to(q.dtype), q)[..., :3, :3],
    "pose.affine": lambda q: pose.affine(OFFSET.to(q.dtype), q)[..., :3],
    "pose.inverse": lambda q: pose.inverse(OFFSET.to(q.dtype), q)[0],
    "pose.compose": lambda q: pose.compose(OFFSET.to(q.dtype), q, POINT.to(q.dtype), q)[0],
    "pose.between": lambda q: pose.between(OFFSET.to(q.dtype), q, POINT.to(q.dtype), q)[0],
}
every_turning_op = pytest.mark.parametrize("op", TURNING.values(), ids=TURNING.keys())


@pytest.mark.guarantee("Conventions", "length")
@every_turning_op
@pytest.mark.parametrize("dtype", sampling.FLOATS, ids=("float32", "float64"))
def test_results_do_not_depend_on_the_length_of_a_quaternion(
    op: Callable[[Tensor], Tensor], dtype: torch.dtype
) -> None:
    quaternion = torch.cat((sampling.unit_quaternions(9, seed=1), sampling.half_turns(torch.float64)))
    want = op(quaternion.to(dtype))
    for length in sampling.LENGTHS[dtype]:
        for sign in (1, -1):
            got = op((sign * length * quaternion).to(dtype))
            torch.testing.assert_close(got, want, rtol=0, atol=40 * torch.finfo(dtype).eps * float(want.abs().max()))


@every_turning_op
def test_ops_give_nan_for_a_zero_quaternion(op: Callable[[Tensor], Tensor]) -> None:
    assert op(torch.zeros(4, dtype=torch.float64)).isnan().all()
    one_of_three = torch.stack((Q_Z, torch.zeros(4, dtype=torch.float64), Q_X))
    missing = op(one_of_three).isnan().reshape(3, -1)
    assert missing.any(-1).tolist() == [False, True, False]


def test_normalizing_a_zero_quaternion_is_nan() -> None:
    assert rotation.normalized(torch.zeros(4)).isnan().all()


# The same as scipy, which shares all conventions but the order of the components


def random_pair(seed: int) -> tuple[Tensor, Tensor, RigidTransform]:
    position, quaternion = sampling.poses(50, seed=seed)
    turn = ScipyRotation.from_quat(quaternion.numpy(), scalar_first=True)
    return position, quaternion, RigidTransform.from_components(position.numpy(), turn)


def test_rotations_agree_with_scipy() -> None:
    _, quaternion, transform = random_pair(1)
    _, quaternion2, transform2 = random_pair(2)
    points = sampling.normal(50, 3, seed=3)
    turn, turn2 = transform.rotation, transform2.rotation
    assert_near(rotation.apply(quaternion, points), turn.apply(points.numpy()))
    assert_near(rotation.inverse_apply(quaternion, points), turn.apply(points.numpy(), inverse=True))
    assert_near(rotation.matrix(quaternion), turn.as_matrix())
    assert_near(
        rotation.from_matrix(torch.from_numpy(turn.as_matrix())), turn.as_quat(canonical=True, scalar_first=True)
    )
    assert_near(rotation.matrix(rotation.compose(quaternion, quaternion2)), (turn * turn2).as_matrix())
    assert_near(rotation.matrix(rotation.between(quaternion, quaternion2)), (turn.inv() * turn2).as_matrix())
    assert_near(rotation.angle(quaternion), turn.magnitude())
    assert_near(rotation.log(quaternion), turn.as_rotvec())
    assert_near(rotation.matrix(rotation.exp(3 * points)), ScipyRotation.from_rotvec(3 * points.numpy()).as_matrix())


def test_poses_agree_with_scipy() -> None:
    position, quaternion, transform = random_pair(4)
    position2, quaternion2, transform2 = random_pair(5)
    points = sampling.normal(50, 3, seed=6)
    assert_near(pose.apply(position, quaternion, points), transform.apply(points.numpy()))
    assert_near(pose.inverse_apply(position, quaternion, points), transform.apply(points.numpy(), inverse=True))
    assert_near(pose.matrix(position, quaternion), transform.as_matrix())
    assert_near(pose.matrix(*pose.inverse(position, quaternion)), transform.inv().as_matrix())
    product = pose.compose(position, quaternion, position2, quaternion2)
    assert_near(pose.matrix(*product), (transform * transform2).as_matrix())
    between = pose.between(position, quaternion, position2, quaternion2)
    assert_near(pose.matrix(*between), (transform.inv() * transform2).as_matrix())
    assert_near(pose.matrix(*pose.from_matrix(torch.from_numpy(transform.as_matrix()))), transform.as_matrix())
