"""Values, first and second derivatives of the Lie group ops at all angles, against multiple-precision arithmetic.

`tests.support.accuracy` defines how errors are measured. `pytest -s` prints the largest ones as rows of a table.
"""

from __future__ import annotations

import mpmath as mp
import pytest
import torch
from torch import Tensor

from posekit.math import pose, rotation
from tests.reference import multiprecision_lie as right
from tests.reference.multiprecision import Numbers, norm
from tests.support import sampling
from tests.support.accuracy import Case, measure, row

Inputs = list[Tensor]


def cycled(values: Tensor, count: int) -> Tensor:
    return values.repeat(-(-count // len(values)), *[1] * (values.ndim - 1))[:count]


def times(count: int, dtype: torch.dtype) -> Tensor:
    return cycled(torch.tensor([0.3, 0.5, 1.0, 0.0, -0.7, 0.875, 1.6], dtype=torch.float64), count).to(dtype)


def general(*longest: float) -> Tensor:
    """Vectors of the given lengths, each in two random directions, shape (2 n, 3)."""
    directions = sampling.normal(2 * len(longest), 3, seed=40)
    lengths = torch.tensor(longest, dtype=torch.float64).repeat_interleave(2)
    return lengths[:, None] * directions / directions.norm(dim=-1, keepdim=True)


def rotvecs(dtype: torch.dtype, *, longest: float = 50.0) -> Tensor:
    """Rotation vectors of every angle, about the axes in turn, shape (n, 3)."""
    angles = [x for x in sampling.angles(dtype) + sampling.long_angles(dtype) if x <= longest]
    lengths = torch.tensor(angles, dtype=torch.float64)[:, None]
    return torch.cat((lengths * cycled(sampling.axes(), len(lengths)), general(longest, 0.8 * longest))).to(dtype)


def quaternions(dtype: torch.dtype, *, smallest: float = 0.0, largest: float = 4.0) -> Tensor:
    """Quaternions of every angle, about the axes in turn, of different lengths and both signs, shape (n, 4)."""
    angles = torch.tensor([x for x in sampling.angles(dtype) if smallest <= x <= largest], dtype=torch.float64)
    found = sampling.quaternion_of(angles, cycled(sampling.axes(), len(angles)))
    lengths = torch.tensor([[1.0], [-1.0], [37.5], [1e-3]], dtype=torch.float64)
    return (found * cycled(lengths, len(found))).to(dtype)


def pairs(dtype: torch.dtype, *, smallest: float = 0.0) -> tuple[Tensor, Tensor]:
    """Pairs of rotations at every distance, shape (n, 4) each.

    Those from the identity and from half turns, whose products are exact, have all angles. Those from general rotations
    have the angles that are farther from pi than the rounding error of a product.
    """
    turns = quaternions(dtype, smallest=smallest).double()
    turns_below = quaternions(dtype, smallest=smallest, largest=3.0).double()
    start = torch.cat((cycled(torch.eye(4, dtype=torch.float64), len(turns)), sampling.quaternions(len(turns_below))))
    start, turns = start.to(dtype), torch.cat((turns, turns_below))
    return start, product(start.double(), turns).to(dtype)


def product(a: Tensor, b: Tensor) -> Tensor:
    w = a[:, :1] * b[:, :1] - (a[:, 1:] * b[:, 1:]).sum(-1, keepdim=True)
    return torch.cat((w, a[:, :1] * b[:, 1:] + b[:, :1] * a[:, 1:] + torch.linalg.cross(a[:, 1:], b[:, 1:])), -1)


def exp_points(dtype: torch.dtype) -> Inputs:
    many = torch.cat((50 * sampling.axes(), 1000 * sampling.axes(), general(50.0, 47.0, 300.0)))
    return [torch.cat((sampling.rotvecs(dtype), many.to(dtype)))]


def log_points(dtype: torch.dtype) -> Inputs:
    return [sampling.quaternion_sweep(dtype)]


def swept(dtype: torch.dtype) -> Inputs:
    return [rotvecs(dtype)]


def swept_below_a_turn(dtype: torch.dtype) -> Inputs:
    return [rotvecs(dtype, longest=6.28)]


def rotations_and_tangents(dtype: torch.dtype) -> Inputs:
    tangent = rotvecs(dtype)
    return [sampling.quaternions(len(tangent), dtype=dtype, seed=43), tangent]


def rotations_and_times(dtype: torch.dtype) -> Inputs:
    quaternion = quaternions(dtype)
    return [quaternion, times(len(quaternion), dtype)]


def apart(dtype: torch.dtype) -> Inputs:
    return list(pairs(dtype))


def apart_and_times(dtype: torch.dtype) -> Inputs:
    start, end = pairs(dtype)
    return [start, end, times(len(start), dtype)]


def apart_and_smooth(dtype: torch.dtype) -> Inputs:
    # Distances away from 0 and pi. The floor keeps the second derivative, 1 / angle, and its intermediate cube inside
    # the range of a float32.
    start, end = pairs(dtype, smallest=1e-11)
    turn = product(start.double() * torch.tensor([1.0, -1.0, -1.0, -1.0]), end.double())
    smooth = (turn[:, 0] != 0) & (turn[:, 1:] != 0).any(-1)
    return [start[smooth], end[smooth]]


def apart_and_smooth_and_times(dtype: torch.dtype) -> Inputs:
    start, end = apart_and_smooth(dtype)
    return [start, end, times(len(start), dtype)]


def to_kink(x: Numbers) -> mp.mpf:
    turn = right.multiply(right.conjugate(x[:4]), x[4:8])
    return min(abs(turn[0]), norm(turn[1:])) / norm(turn)


def twists(dtype: torch.dtype, *, longest: float = 50.0) -> Inputs:
    w = rotvecs(dtype, longest=longest)
    return [torch.cat((sampling.normal(len(w), 3, dtype=dtype, seed=42), w), -1)]


def twists_below_a_turn(dtype: torch.dtype) -> Inputs:
    return twists(dtype, longest=6.28)


def poses(dtype: torch.dtype) -> Inputs:
    quaternion = quaternions(dtype)
    return [sampling.normal(len(quaternion), 3, dtype=dtype, seed=42), quaternion]


def poses_and_times(dtype: torch.dtype) -> Inputs:
    found = poses(dtype)
    return [*found, times(len(found[0]), dtype)]


def poses_and_tangents(dtype: torch.dtype) -> Inputs:
    tangent = twists(dtype)[0][::3]
    return [*sampling.poses(len(tangent), dtype=dtype, seed=44), tangent]


def poses_apart(dtype: torch.dtype) -> Inputs:
    start, end = (q[::7] for q in pairs(dtype))
    positions = sampling.normal(2, len(start), 3, dtype=dtype, seed=45)
    return [positions[0], start, positions[1], end]


def poses_apart_and_times(dtype: torch.dtype) -> Inputs:
    found = poses_apart(dtype)
    return [*found, times(len(found[0]), dtype)]


CASES = (
    Case(rotation.exp, right.rotation_exp, exp_points, 8),
    Case(rotation.log, right.rotation_log, log_points, 8),
    Case(rotation.retract, right.rotation_retract, rotations_and_tangents, 8),
    Case(rotation.local, right.rotation_local, apart, 8),
    Case(rotation.left_local, right.rotation_left_local, apart, 8),
    Case(rotation.power, right.rotation_power, rotations_and_times, 8),
    Case(rotation.slerp, right.slerp, apart_and_times, 8),
    Case(rotation.distance, right.distance, apart_and_smooth, 8, to_kink),
    Case(rotation.chordal_distance, right.chordal_distance, apart_and_smooth, 8, to_kink),
    Case(rotation.phi3_distance, right.phi3_distance, apart_and_smooth, 8, to_kink),
    Case(rotation.squared_distance, right.squared_distance, apart_and_smooth, 8, to_kink),
    Case(rotation.squared_chordal_distance, right.squared_chordal_distance, apart_and_smooth, 8, to_kink),
    Case(rotation.slerp_signed, right.slerp_signed, apart_and_smooth_and_times, 8, to_kink),
    Case(rotation.left_jacobian, right.rotation_left_jacobian, swept, 8),
    Case(rotation.left_jacobian_inverse, right.rotation_left_jacobian_inverse, swept_below_a_turn, 8),
    Case(pose.exp, right.pose_exp, twists, 16),
    Case(pose.log, right.pose_log, poses, 16),
    Case(pose.retract, right.pose_retract, poses_and_tangents, 16),
    Case(pose.left_retract, right.pose_left_retract, poses_and_tangents, 16),
    Case(pose.local, right.pose_local, poses_apart, 16),
    Case(pose.left_local, right.pose_left_local, poses_apart, 16),
    Case(pose.power, right.pose_power, poses_and_times, 16),
    Case(pose.interpolate, right.interpolate, poses_apart_and_times, 16),
    Case(pose.screw, right.screw, poses_apart_and_times, 16),
    Case(pose.left_jacobian, right.pose_left_jacobian, twists, 8),
    Case(pose.left_jacobian_inverse, right.pose_left_jacobian_inverse, twists_below_a_turn, 8),
)


@pytest.mark.slow
@pytest.mark.parametrize("dtype", sampling.FLOATS, ids=("float32", "float64"))
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_values_and_derivatives_are_accurate_at_every_angle(case: Case, dtype: torch.dtype) -> None:
    errors = measure(case, dtype)
    print(row(case, dtype, errors))
    errors.check(case.limit)


def test_distances_of_close_rotations_keep_their_precision() -> None:
    start = sampling.quaternions(4, dtype=torch.float32)
    for digits in (3, 5, 7):
        end = start * 1.7 + 10.0**-digits * start.roll(1, -1) * torch.tensor([-1.0, 1.0, -1.0, 1.0])
        expected = rotation.distance(start.double(), end.double())
        torch.testing.assert_close(rotation.distance(start, end).double(), expected, rtol=1e-6, atol=0)
