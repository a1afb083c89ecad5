"""The Lie group ops of Pose, SE(3): tangents are twists [v, w], translation first."""

from __future__ import annotations

from ..engine import Mat6, Quat, Scalar, Vec3, Vec6, own_ops, select
from . import lib
from .lib import (
    Pair,
    angle_between,
    basis,
    between_poses,
    between_rotations,
    block_triangular,
    compose_pose,
    cross,
    dot,
    exp_pose,
    exp_rotation,
    left_between_rotations,
    length,
    log_pose,
    log_rotation,
    matrix_times,
    nearer_endpoint,
    product,
    rotate,
    rows,
    scaled_if_extreme,
    squared_angle_of,
)
from .lib import matrix as _matrix

op = own_ops("Pose")


@op(returns="position quaternion")
def exp(tangent: Vec6) -> Pair:
    """The exponential map of SE(3): the pose reached by a constant twist in unit time."""
    return exp_pose(tangent)


@op
def log(position: Vec3, quaternion: Quat) -> Vec6:
    """The logarithm of SE(3): the constant twist that reaches the pose in unit time."""
    return log_pose(position, quaternion)


@op(returns="position quaternion")
def retract(position: Vec3, quaternion: Quat, tangent: Vec6) -> Pair:
    """The pose moved by a twist in its own frame: ``T @ exp(tangent)``."""
    return compose_pose(position, scaled_if_extreme(quaternion), *exp_pose(tangent))


@op
def local(position1: Vec3, quaternion1: Quat, position2: Vec3, quaternion2: Quat) -> Vec6:
    """The twist in the frame of the first pose that leads to the second: ``(~T1 @ T2).log()``."""
    return log_pose(*between_poses(position1, quaternion1, position2, quaternion2))


@op(title="Pose.retract", returns="position quaternion")
def left_retract(position: Vec3, quaternion: Quat, tangent: Vec6) -> Pair:
    """The pose moved by a twist in the parent frame: ``exp(tangent) @ T``."""
    return compose_pose(*exp_pose(tangent), position, scaled_if_extreme(quaternion))


@op(title="Pose.local")
def left_local(position1: Vec3, quaternion1: Quat, position2: Vec3, quaternion2: Quat) -> Vec6:
    """The twist in the parent frame that leads from the first to the second: ``(T2 @ ~T1).log()``."""
    q = left_between_rotations(quaternion1, quaternion2)
    return log_pose(position2 - rotate(q, position1), q)


@op(returns="position quaternion")
def power(position: Vec3, quaternion: Quat, exponent: Scalar) -> Pair:
    """The pose raised to a real power: ``exponent`` times its screw motion."""
    return exp_pose(log_pose(position, quaternion) * exponent)


@op(returns="position quaternion")
def interpolate(position1: Vec3, quaternion1: Quat, position2: Vec3, quaternion2: Quat, t: Scalar) -> Pair:
    """Decoupled interpolation: the position on a straight line, the rotation by slerp, each at constant speed."""
    relative = between_rotations(quaternion1, quaternion2)
    is_first, endpoint, offset = nearer_endpoint(quaternion1, quaternion2, relative, t)
    start = Vec3(select(is_first, x, y) for x, y in zip(position1, position2, strict=True))
    return start + (position2 - position1) * offset, product(endpoint, exp_rotation(log_rotation(relative) * offset))


@op(title="Pose.interpolate", returns="position quaternion")
def screw(position1: Vec3, quaternion1: Quat, position2: Vec3, quaternion2: Quat, t: Scalar) -> Pair:
    """Interpolation along the screw motion from the first pose to the second: ``T1 @ (~T1 @ T2) ** t``."""
    # The twist has the parent's axes and the nearer position as its origin, so that neither pose has to be rotated.
    relative, displacement = left_between_rotations(quaternion1, quaternion2), position2 - position1
    is_first, endpoint, offset = nearer_endpoint(quaternion1, quaternion2, relative, t)
    twist = log_pose(displacement, relative)
    v, w = Vec3(twist[0:3]), Vec3(twist[3:6])
    v_second = v + cross(w, displacement)
    v = Vec3(select(is_first, x, y) for x, y in zip(v, v_second, strict=True))
    start = Vec3(select(is_first, x, y) for x, y in zip(position1, position2, strict=True))
    translation, rotation = exp_pose((*(v * offset), *(w * offset)))
    return start + translation, product(rotation, endpoint)


@op(returns="metres radians", contracted=True)
def distance(position1: Vec3, quaternion1: Quat, position2: Vec3, quaternion2: Quat) -> tuple[Scalar, Scalar]:
    """The distance between the positions and the angle between the rotations. Their gradients at 0 are 0."""
    return length(position1 - position2), angle_between(quaternion1, quaternion2)


@op(contracted=True, labels={"position_weight": "position", "rotation_weight": "rotation"})
def squared_distance(
    position1: Vec3,
    quaternion1: Quat,
    position2: Vec3,
    quaternion2: Quat,
    position_weight: Scalar,
    rotation_weight: Scalar,
) -> Scalar:
    """The weighted sum of the squared distance of the positions and the squared angle between the rotations."""
    difference = position1 - position2
    squared_angle = squared_angle_of(between_rotations(quaternion1, quaternion2))
    return position_weight * dot(difference, difference) + rotation_weight * squared_angle


@op
def adjoint(position: Vec3, quaternion: Quat) -> Mat6:
    """The adjoint matrix, [[R, [t]x R], [0, R]]: it maps a twist from the child frame to the parent frame."""
    r = _matrix(quaternion)
    columns = [Vec3(r[j::3]) for j in range(3)]
    zero = r[0] * 0
    left = [[*c, zero, zero, zero] for c in columns]
    right = [[*cross(position, c), *c] for c in columns]
    return Mat6(rows([*left, *right]))


@op
def adjoint_apply(position: Vec3, quaternion: Quat, twist: Vec6) -> Vec6:
    """The adjoint action: a twist [v, w], given in the child frame, expressed in the parent frame."""
    v, w = rotate(quaternion, Vec3(twist[0:3])), rotate(quaternion, Vec3(twist[3:6]))
    return Vec6((*(v + cross(position, w)), *w))


@op
def coadjoint_apply(position: Vec3, quaternion: Quat, wrench: Vec6) -> Vec6:
    """The coadjoint action: a wrench [force, torque], given in the child frame, expressed in the parent frame.

    The power of a wrench on a twist is the same in both frames.
    """
    force, torque = rotate(quaternion, Vec3(wrench[0:3])), rotate(quaternion, Vec3(wrench[3:6]))
    return Vec6((*force, *(torque + cross(position, force))))


@op
def left_jacobian(tangent: Vec6) -> Mat6:
    """The left Jacobian of exp: a change of the tangent to a twist in the parent frame."""
    return block_triangular(tangent, rows([lib.left_jacobian_times(tangent[3:6], e) for e in basis(tangent[0])]))


@op
def left_jacobian_inverse(tangent: Vec6) -> Mat6:
    """The inverse of the left Jacobian: a twist in the parent frame to a change of the tangent; singular at 2 pi."""
    return block_triangular(
        tangent, rows([lib.left_jacobian_inverse_times(tangent[3:6], e) for e in basis(tangent[0])])
    )


@op(returns="position quaternion")
def integrate(position: Vec3, quaternion: Quat, tangent: Vec6, dt: Scalar) -> Pair:
    """The pose after a time ``dt`` with a constant twist, given in its own frame."""
    return compose_pose(position, scaled_if_extreme(quaternion), *exp_pose(tangent * dt))


@op(returns="position quaternion")
def perturb(position: Vec3, quaternion: Quat, root: Mat6, noise: Vec6) -> Pair:
    """The pose perturbed on the right: ``T @ exp(root @ noise)``, where ``root`` is a square root of a covariance."""
    return compose_pose(position, scaled_if_extreme(quaternion), *exp_pose(matrix_times(root, noise)))
