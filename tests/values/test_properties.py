"""Algebraic properties of all rotations and poses, tested with hypothesis on ordinary, tiny and axis-aligned ones."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from torch import Tensor

import posekit as pk

# Each example is a whole batch.
BATCH = 6
TOLERANCE = 1e-12
some = settings(deadline=None, derandomize=True, database=None, max_examples=25)
few = settings(some, max_examples=6)

SPECIAL = st.sampled_from((0.0, 1.0, -1.0, 0.5, -0.5, 1e-4, -1e-8, 1e-16, -1e-30))
NUMBERS = st.one_of(SPECIAL, st.floats(-1, 1, allow_subnormal=False))
FACTORS = st.sampled_from((-1.0, 2.0, -0.25, 3.7, -1e-3, 1e12, -1e-12))
TIMES = st.one_of(st.sampled_from((0.0, 1.0, 0.5)), st.floats(-1, 2))


def numbers(width: int) -> st.SearchStrategy[Tensor]:
    return arrays(np.float64, (BATCH, width), elements=NUMBERS, fill=st.nothing()).map(torch.from_numpy)


def with_direction(quaternion: Tensor) -> Tensor:
    """Itself, and the identity where it is too short to tell a direction."""
    identity = torch.tensor([1.0, 0.0, 0.0, 0.0], dtype=quaternion.dtype)
    return torch.where(quaternion.norm(dim=-1, keepdim=True) < 1e-2, identity, quaternion)


def within_a_half_turn(rotvec: Tensor) -> Tensor:
    return rotvec * (3.1 / rotvec.norm(dim=-1, keepdim=True).clamp(min=3.1))


ROTATIONS = numbers(4).map(with_direction).map(pk.Rotation)
POSES = st.builds(lambda p, R: pk.Pose(3 * p, R.quaternion), numbers(3), ROTATIONS)
ROTVECS = numbers(3).map(lambda v: within_a_half_turn(3 * v))
TWISTS = st.builds(lambda v, w: torch.cat((3 * v, w), -1), numbers(3), ROTVECS)
MEMBERS = {pk.Rotation: ROTATIONS, pk.Pose: POSES}
TANGENTS = {pk.Rotation: ROTVECS, pk.Pose: TWISTS}

Value = pk.Rotation | pk.Pose
both_groups = pytest.mark.parametrize("group", (pk.Rotation, pk.Pose), ids=("Rotation", "Pose"))


def rotation(value: Value) -> pk.Rotation:
    return value.rotation if isinstance(value, pk.Pose) else value


def assert_same(a: Value, b: Value) -> None:
    """Whatever the signs and lengths of the quaternions."""
    assert (rotation(a).distance(rotation(b)) <= TOLERANCE).all()
    if isinstance(a, pk.Pose):
        assert_near(a.position, b.position)


def assert_near(got: Tensor, want: Tensor) -> None:
    torch.testing.assert_close(got, want, rtol=TOLERANCE, atol=30 * TOLERANCE)


def no_half_turn(*values: Value) -> Tensor:
    """Where each turns by clearly less than pi, at which two logarithms are right."""
    return torch.stack([rotation(value).angle() < math.pi - 1e-6 for value in values]).all(0)


@both_groups
@some
@given(data=st.data())
def test_compose_is_associative_and_has_an_identity_and_inverses(group: type[Value], data: st.DataObject) -> None:
    a, b, c = (data.draw(MEMBERS[group]) for _ in "abc")
    identity = group.identity(BATCH, dtype=torch.float64)
    assert_same((a @ b) @ c, a @ (b @ c))
    assert_same(a @ identity, a)
    assert_same(identity @ a, a)
    assert_same(a @ ~a, identity)
    assert_same(~a @ a, identity)
    assert_same(~(a @ b), ~b @ ~a)
    assert_same(a.between(b), ~a @ b)


@both_groups
@some
@given(data=st.data())
def test_a_product_acts_as_its_factors_one_after_the_other(group: type[Value], data: st.DataObject) -> None:
    a, b, points = data.draw(MEMBERS[group]), data.draw(MEMBERS[group]), 5 * data.draw(numbers(3))
    assert_near((a @ b) @ points, a @ (b @ points))
    assert_near(a.inverse_apply(a.apply(points)), points)
    assert_near((a @ b).matrix(), a.matrix() @ b.matrix())
    assert_near((a @ b).adjoint(), a.adjoint() @ b.adjoint())


@both_groups
@some
@given(data=st.data())
def test_exp_and_log_undo_each_other(group: type[Value], data: st.DataObject) -> None:
    a, tangent = data.draw(MEMBERS[group]), data.draw(TANGENTS[group])
    assert_same(group.exp(a.log()), a)
    assert_near(group.exp(tangent).log(), tangent)
    assert_same(group.exp(-tangent), ~group.exp(tangent))


@both_groups
@some
@given(data=st.data())
def test_the_logarithm_of_a_conjugate_is_transformed_by_the_adjoint(group: type[Value], data: st.DataObject) -> None:
    a, b, tangent = data.draw(MEMBERS[group]), data.draw(MEMBERS[group]), data.draw(TANGENTS[group])
    carried = (a.adjoint() @ tangent[..., None]).squeeze(-1)
    assert_same(a @ group.exp(tangent) @ ~a, group.exp(carried))
    clear = no_half_turn(b)
    carried = (a.adjoint() @ b.log()[..., None]).squeeze(-1)
    assert_near((a @ b @ ~a).log()[clear], carried[clear])


@both_groups
@some
@given(data=st.data())
def test_retract_and_local_undo_each_other_on_either_side(group: type[Value], data: st.DataObject) -> None:
    a, b, tangent = data.draw(MEMBERS[group]), data.draw(MEMBERS[group]), data.draw(TANGENTS[group])
    assert_same(a.retract(a.local(b)), b)
    assert_same(a.retract(a.local(b, frame="world"), frame="world"), b)
    assert_near(a.local(a.retract(tangent)), tangent)
    assert_same(a.retract(tangent), a @ group.exp(tangent))
    assert_same(a.retract(tangent, frame="world"), group.exp(tangent) @ a)


@both_groups
@some
@given(data=st.data(), s=TIMES, t=TIMES)
def test_powers_add_up_and_multiply(group: type[Value], data: st.DataObject, s: float, t: float) -> None:
    a = data.draw(MEMBERS[group])
    assert_same(a**s @ a**t, a ** (s + t))
    assert_same((a ** (t / 2)) ** s, a ** (s * t / 2))
    assert_same(a**1, a)
    assert_same(a**-1, ~a)


@some
@given(a=POSES, b=POSES, t=TIMES)
def test_interpolation_is_the_same_from_either_end(a: pk.Pose, b: pk.Pose, t: float) -> None:
    clear = no_half_turn(a.between(b))
    a, b = a[clear], b[clear]
    assert_same(a.rotation.slerp(b.rotation, t), b.rotation.slerp(a.rotation, 1 - t))
    assert_same(a.interpolate(b, t), b.interpolate(a, 1 - t))
    assert_same(a.interpolate(b, t, kind="screw"), b.interpolate(a, 1 - t, kind="screw"))


@some
@given(a=POSES, b=POSES, c=POSES, t=TIMES)
def test_a_change_of_frame_changes_neither_paths_nor_distances(a: pk.Pose, b: pk.Pose, c: pk.Pose, t: float) -> None:
    clear = no_half_turn(a.between(b))
    a, b, c = a[clear], b[clear], c[clear]
    for path in ("decoupled", "screw"):
        assert_same(c @ a.interpolate(b, t, kind=path), (c @ a).interpolate(c @ b, t, kind=path))
    for found, moved in zip(a.distance(b), (c @ a).distance(c @ b), strict=True):
        assert_near(moved, found)
    R, S, other = a.rotation, b.rotation, c.rotation
    assert_near((R @ other).distance(S @ other), R.distance(S))
    assert_near(S.distance(R), R.distance(S))
    assert (R.distance(S) <= R.distance(other) + other.distance(S) + TOLERANCE).all()


# What each value is asked, given another one: nothing of it may depend on the quaternions' lengths and signs.
ASKED: dict[type[Value], dict[str, Callable[[Value, Value, Tensor], Tensor]]] = {
    pk.Rotation: {
        "apply": lambda a, b, x: a @ x,
        "inverse_apply": lambda a, b, x: a.inverse_apply(x),
        "matrix": lambda a, b, x: a.matrix(),
        "log": lambda a, b, x: a.log(),
        "angle": lambda a, b, x: a.angle(),
        "local": lambda a, b, x: a.local(b),
        "left_local": lambda a, b, x: a.local(b, frame="world"),
        "distance": lambda a, b, x: a.distance(b),
        "chordal_distance": lambda a, b, x: a.chordal_distance(b),
        "slerp": lambda a, b, x: a.slerp(b, 0.3).matrix(),
        "power": lambda a, b, x: (a**0.7).matrix(),
        "retract": lambda a, b, x: a.retract(x).matrix(),
        "canonical": lambda a, b, x: a.canonical().quaternion,
    },
    pk.Pose: {
        "apply": lambda a, b, x: a @ x,
        "inverse_apply": lambda a, b, x: a.inverse_apply(x),
        "compose": lambda a, b, x: (a @ ~b).matrix(),
        "between": lambda a, b, x: a.between(b).matrix(),
        "log": lambda a, b, x: a.log(),
        "local": lambda a, b, x: a.local(b),
        "left_local": lambda a, b, x: a.local(b, frame="world"),
        "adjoint": lambda a, b, x: a.adjoint(),
        "adjoint_apply": lambda a, b, x: a.adjoint_apply(b.log()),
        "coadjoint_apply": lambda a, b, x: a.coadjoint_apply(b.log()),
        "interpolate": lambda a, b, x: a.interpolate(b, 0.3).matrix(),
        "screw": lambda a, b, x: a.interpolate(b, 0.3, kind="screw").matrix(),
        "power": lambda a, b, x: (a**0.7).matrix(),
        "left_retract": lambda a, b, x: a.retract(b.log(), frame="world").matrix(),
        "canonical": lambda a, b, x: a.canonical().quaternion,
    },
}


def stretched(value: Value, factor: float) -> Value:
    if isinstance(value, pk.Pose):
        return pk.Pose(value.position, factor * value.quaternion)
    return pk.Rotation(factor * value.quaternion)


@pytest.mark.guarantee("Conventions", "quaternions")
@both_groups
@some
@given(data=st.data(), one=FACTORS, other=FACTORS)
def test_nothing_depends_on_the_length_or_sign_of_a_quaternion(
    group: type[Value], data: st.DataObject, one: float, other: float
) -> None:
    a, b, points = data.draw(MEMBERS[group]), data.draw(MEMBERS[group]), data.draw(numbers(3))
    clear = no_half_turn(a, b, a.between(b))
    a, b, points = a[clear], b[clear], points[clear]
    for ask in ASKED[group].values():
        assert_near(ask(stretched(a, one), stretched(b, other), points), ask(a, b, points))


@both_groups
@few
@given(data=st.data())
def test_jacobians_agree_with_autograd(group: type[Value], data: st.DataObject) -> None:
    tangent = data.draw(TANGENTS[group])

    def moved(d: Tensor, x: Tensor) -> tuple[Tensor, Tensor]:
        start, end = group.exp(x), group.exp(x + d)
        return start.local(end, frame="world"), start.local(end)

    left, right = torch.func.vmap(torch.func.jacrev(moved))(torch.zeros_like(tangent), tangent)
    assert_near(group.left_jacobian(tangent), left)
    assert_near(group.right_jacobian(tangent), right)
    identity = torch.eye(tangent.shape[-1], dtype=torch.float64).expand_as(left)
    assert_near(group.left_jacobian_inverse(tangent) @ left, identity)
    assert_near(group.right_jacobian_inverse(tangent) @ right, identity)
    assert_near(group.exp(tangent).adjoint() @ right, left)


def euler_sequences() -> list[str]:
    inner = [a + b + c for a in "xyz" for b in "xyz" for c in "xyz" if a != b != c]
    return inner + [seq.upper() for seq in inner]


@some
@given(R=ROTATIONS, seq=st.sampled_from(euler_sequences()))
def test_rotation_conversions_round_trip(R: pk.Rotation, seq: str) -> None:
    assert_same(pk.Rotation.from_matrix(R.matrix()), R)
    assert_same(pk.Rotation.nearest(R.matrix() * 2), R)
    assert_same(pk.Rotation.from_rotvec(R.rotvec(degrees=True), degrees=True), R)
    assert_same(pk.Rotation.from_axis_angle(*R.axis_angle()), R)
    assert_same(pk.Rotation.from_sixd(R.sixd()), R)
    assert_same(pk.Rotation.from_sixd_rows(R.sixd_rows()), R)
    assert_same(pk.Rotation.from_xyzw(R.xyzw()), R)
    assert_same(pk.Rotation.from_euler(seq, R.euler(seq)), R)


@some
@given(T=POSES)
def test_pose_conversions_round_trip(T: pk.Pose) -> None:
    assert_same(pk.Pose.from_matrix(T.matrix()), T)
    assert_same(pk.Pose.from_matrix(T.affine()), T)
    assert_same(pk.Pose.from_vector(T.vector()), T)
    assert_same(pk.Pose.from_dual_quaternion(T.dual_quaternion()), T)
