"""The Lie group ops of Pose: tangents are twists [v, w], translation first."""

from __future__ import annotations

from ..engine import Mat6, Quat, Scalar, Vec3, Vec6, own_ops, select
from . import lib
from .lib import (
    Pair,
    angle_between,
    basis,
    between_poses,
    block,
    compose_pose,
    cross,
    dot,
    exp_pose,
    exp_rotation,
    factor,
    left_turn,
    length,
    log_pose,
    log_rotation,
    matrix_times,
    nearer,
    product,
    rotate,
    rows,
    squared_angle_of,
    turn,
)
from .lib import matrix as _matrix

op = own_ops("Pose")


@op(returns="position quaternion")
def exp(tangent: Vec6) -> Pair:
    """The exponential map of SE(3): where a constant twist leads in unit time."""
    return exp_pose(tangent)


@op
def log(position: Vec3, quaternion: Quat) -> Vec6:
    """The logarithm of SE(3): the constant twist that leads here in unit time."""
    return log_pose(position, quaternion)


@op(returns="position quaternion")
def retract(position: Vec3, quaternion: Quat, tangent: Vec6) -> Pair:
    """The pose moved by a twist in its own frame: ``T @ exp(tangent)``."""
    return compose_pose(position, factor(quaternion), *exp_pose(tangent))


@op
def local(position1: Vec3, quaternion1: Quat, position2: Vec3, quaternion2: Quat) -> Vec6:
    """The twist in the first one's frame that leads to the second: ``(~T1 @ T2).log()``."""
    return log_pose(*between_poses(position1, quaternion1, position2, quaternion2))


@op(returns="position quaternion")
def left_retract(position: Vec3, quaternion: Quat, tangent: Vec6) -> Pair:
    """The pose moved by a twist in the parent frame: ``exp(tangent) @ T``."""
    return compose_pose(*exp_pose(tangent), position, factor(quaternion))


@op
def left_local(position1: Vec3, quaternion1: Quat, position2: Vec3, quaternion2: Quat) -> Vec6:
    """The twist in the parent frame that leads from the first to the second: ``(T2 @ ~T1).log()``."""
    q = left_turn(quaternion1, quaternion2)
    return log_pose(position2 - rotate(q, position1), q)


@op(returns="position quaternion")
def power(position: Vec3, quaternion: Quat, exponent: Scalar) -> Pair:
    """The motion done ``exponent`` times: along its screw."""
    return exp_pose(log_pose(position, quaternion) * exponent)


@op(returns="position quaternion")
def interpolate(position1: Vec3, quaternion1: Quat, position2: Vec3, quaternion2: Quat, t: Scalar) -> Pair:
    """Position on the straight line, rotation on the shorter arc, each at constant speed."""
    turned = turn(quaternion1, quaternion2)
    first, end, beyond = nearer(quaternion1, quaternion2, turned, t)
    start = Vec3(select(first, x, y) for x, y in zip(position1, position2, strict=True))
    return start + (position2 - position1) * beyond, product(end, exp_rotation(log_rotation(turned) * beyond))


@op(title="Pose.interpolate", returns="position quaternion")
def screw(position1: Vec3, quaternion1: Quat, position2: Vec3, quaternion2: Quat, t: Scalar) -> Pair:
    """Along the one screw motion that leads from the first pose to the second: ``T1 @ (~T1 @ T2) ** t``."""
    # Along the parent's axes, but about the nearer position: neither pose then needs to be turned.
    turned, apart = left_turn(quaternion1, quaternion2), position2 - position1
    first, end, beyond = nearer(quaternion1, quaternion2, turned, t)
    twist = log_pose(apart, turned)
    v, w = Vec3(twist[0:3]), Vec3(twist[3:6])
    there = v + cross(w, apart)
    v = Vec3(select(first, x, y) for x, y in zip(v, there, strict=True))
    start = Vec3(select(first, x, y) for x, y in zip(position1, position2, strict=True))
    moved, part = exp_pose((*(v * beyond), *(w * beyond)))
    return start + moved, product(part, end)


@op(returns="metres radians", contracted=True)
def distance(position1: Vec3, quaternion1: Quat, position2: Vec3, quaternion2: Quat) -> tuple[Scalar, Scalar]:
    """How far apart the positions are, and the angle between the rotations. Their gradients at 0 are 0."""
    return length(position1 - position2), angle_between(quaternion1, quaternion2)


@op(contracted=True)
def squared_distance(
    position1: Vec3,
    quaternion1: Quat,
    position2: Vec3,
    quaternion2: Quat,
    position_weight: Scalar,
    rotation_weight: Scalar,
) -> Scalar:
    """The weighted sum of the squares of how far apart the positions are and of the angle between the rotations."""
    apart = position1 - position2
    squared_angle = squared_angle_of(turn(quaternion1, quaternion2))
    return position_weight * dot(apart, apart) + rotation_weight * squared_angle


@op
def adjoint(position: Vec3, quaternion: Quat) -> Mat6:
    """The matrix that takes a twist in the child frame to the parent frame: [[R, [t]x R], [0, R]]."""
    r = _matrix(quaternion)
    columns = [Vec3(r[j::3]) for j in range(3)]
    zero = r[0] * 0
    left = [[*c, zero, zero, zero] for c in columns]
    right = [[*cross(position, c), *c] for c in columns]
    return Mat6(rows([*left, *right]))


@op
def adjoint_apply(position: Vec3, quaternion: Quat, twist: Vec6) -> Vec6:
    """The twist [v, w], given in the child frame, in the parent frame."""
    v, w = rotate(quaternion, Vec3(twist[0:3])), rotate(quaternion, Vec3(twist[3:6]))
    return Vec6((*(v + cross(position, w)), *w))


@op
def coadjoint_apply(position: Vec3, quaternion: Quat, wrench: Vec6) -> Vec6:
    """The wrench [force, torque], given in the child frame, in the parent frame: its power on a twist is the same."""
    force, torque = rotate(quaternion, Vec3(wrench[0:3])), rotate(quaternion, Vec3(wrench[3:6]))
    return Vec6((*force, *(torque + cross(position, force))))


@op
def left_jacobian(tangent: Vec6) -> Mat6:
    """How the pose moves, as a twist in the parent frame, when the twist it is the exponential of moves."""
    return block(tangent, rows([lib.left(tangent[3:6], e) for e in basis(tangent[0])]))


@op
def left_jacobian_inverse(tangent: Vec6) -> Mat6:
    """How the twist moves when the pose does, as a twist in the parent frame; singular at an angle of 2 pi."""
    return block(tangent, rows([lib.left_inverse(tangent[3:6], e) for e in basis(tangent[0])]))


@op(returns="position quaternion")
def integrate(position: Vec3, quaternion: Quat, tangent: Vec6, dt: Scalar) -> Pair:
    """The pose after moving with a constant twist, given in its own frame, for a time."""
    return compose_pose(position, factor(quaternion), *exp_pose(tangent * dt))


@op(returns="position quaternion")
def perturb(position: Vec3, quaternion: Quat, root: Mat6, noise: Vec6) -> Pair:
    """The pose moved on the right by noise, times the root of its covariance."""
    return compose_pose(position, factor(quaternion), *exp_pose(matrix_times(root, noise)))
