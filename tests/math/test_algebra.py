"""`posekit.algebra`, the public vocabulary of `posekit.op`."""

from __future__ import annotations

import pytest
import torch

import posekit as pk
from posekit import algebra
from posekit.algebra import Array, Mat3, Quat, Scalar, Vec3, Vec6
from tests.reference import pose, rotation, se3, so3
from tests.support import sampling


def test_every_name_exists_and_has_a_docstring() -> None:
    for name in algebra.__all__:
        assert (getattr(algebra, name).__doc__ or "").strip(), name


@pk.op(returns="position quaternion")
def composed(p1: Vec3, q1: Quat, p2: Vec3, q2: Quat) -> tuple[Vec3, Quat]:
    return algebra.compose(p1, q1, p2, q2)


@pk.op(returns="position quaternion")
def inverted(p: Vec3, q: Quat) -> tuple[Vec3, Quat]:
    return algebra.inverse(p, q)


@pk.op
def turned(q1: Quat, q2: Quat, v: Vec3) -> Vec3:
    return algebra.rotate(algebra.product(algebra.conjugate(q1), q2), v)


@pk.op
def mapped(v: Vec3) -> Vec3:
    return algebra.log_rotation(algebra.exp_rotation(v))


@pk.op
def carried(twist: Vec6) -> Vec6:
    return algebra.log_pose(*algebra.exp_pose(twist))


@pk.op
def turned_by(q: Quat) -> tuple[Mat3, Scalar, Quat]:
    return algebra.matrix(q), algebra.angle(q), algebra.unit(q)


def near(got: torch.Tensor, want: torch.Tensor) -> None:
    torch.testing.assert_close(got, want, rtol=1e-12, atol=1e-12)


def test_group_functions_agree_with_poses_and_rotations() -> None:
    (p1, q1), (p2, q2) = sampling.poses(5, seed=1), sampling.poses(5, seed=2)
    v, twist = 0.3 * sampling.normal(5, 3, seed=3), 0.3 * sampling.normal(5, 6, seed=4)
    for got, want in zip(composed(p1, q1, p2, q2), pose.compose(p1, q1, p2, q2), strict=True):
        near(got, want)
    for got, want in zip(inverted(p1, q1), pose.inverse(p1, q1), strict=True):
        near(got, want)
    near(turned(q1, q2, v), rotation.apply(q1 * torch.tensor([1.0, -1, -1, -1]), rotation.apply(q2, v)))
    near(mapped(v), v)
    near(carried(twist), twist)
    near(pk.Pose(*se3.exp(twist)).log(), carried(twist))
    matrix, angle, unit = turned_by(q1)
    near(matrix, rotation.matrix(q1))
    near(angle, so3.distance(q1, torch.tensor([1.0, 0, 0, 0]).to(q1)))
    near(unit, q1 / q1.norm(dim=-1, keepdim=True))


def test_an_array_of_any_length_has_a_short_form() -> None:
    assert Array[7] is Array[7] and Array[7].shape == (7,) and Array[2, 3].shape == (2, 3)

    @pk.op
    def summed(x: Array[7], m: Array[2, 3]) -> Scalar:  # type: ignore[type-arg]
        return sum(x[1:], x[0]) * m[5]

    x, m = sampling.normal(4, 7), sampling.normal(4, 6, seed=2).reshape(4, 2, 3)
    near(summed(x, m), x.sum(-1) * m[:, 1, 2])
    assert torch.autograd.gradcheck(summed, (x.requires_grad_(), m.requires_grad_()))


@pytest.mark.parametrize("shape", [0, -1, (2, 0), (1, 2, 3), 1.5, "7", ()])
def test_an_array_of_an_invalid_shape_is_rejected(shape: object) -> None:
    with pytest.raises(
        pk.ArgumentError, match=r"Array\[...\]: an Array has one or two dimensions, none of them 0, got"
    ):
        Array[shape]
    with pytest.raises(pk.ArgumentError, match=r"Vec3\[...\]"):
        Vec3[3]
