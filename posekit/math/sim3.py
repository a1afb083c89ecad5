"""The ops of Similarity, Sim(3): p -> s R p + t. Tangents are [v, w, sigma], translation first and log scale last."""

from __future__ import annotations

from fractions import Fraction

from ..engine import Mat4, Mat7, Quat, Scalar, Vec3, Vec7, absolute, inv, own_ops, rsqrt, select, sqrt
from . import lib
from .lib import (
    angle_between,
    between_rotations,
    between_similarities,
    columns_to_quaternion,
    compose_similarities,
    conjugate,
    cross,
    dot,
    exp_rotation,
    exp_similarity,
    left_between_similarities,
    left_jacobian_columns,
    left_jacobian_inverse_columns,
    length,
    log_rotation,
    log_similarity,
    matrix_times,
    nearer_endpoint,
    product,
    rotate,
    rows,
    scaled_if_extreme,
)
from .lib import matrix as _matrix

op = own_ops("Similarity")
Triple = tuple[Vec3, Quat, Scalar]
_RETURNS = "position quaternion scale"


@op(returns=_RETURNS)
def compose(
    position1: Vec3, quaternion1: Quat, scale1: Scalar, position2: Vec3, quaternion2: Quat, scale2: Scalar
) -> Triple:
    """The product of two similarities: ``a_S_b @ b_S_c = a_S_c``."""
    q1, q2 = scaled_if_extreme(quaternion1), scaled_if_extreme(quaternion2)
    return compose_similarities(position1, q1, scale1, position2, q2, scale2)


@op(returns=_RETURNS)
def inverse(position: Vec3, quaternion: Quat, scale: Scalar) -> Triple:
    """The inverse similarity."""
    inverted, shrink = conjugate(quaternion), inv(scale)
    return -(rotate(inverted, position) * shrink), inverted, shrink


@op(returns=_RETURNS)
def between(
    position1: Vec3, quaternion1: Quat, scale1: Scalar, position2: Vec3, quaternion2: Quat, scale2: Scalar
) -> Triple:
    """The second similarity relative to the first: ``~S1 @ S2``."""
    inverted, shrink = conjugate(scaled_if_extreme(quaternion1)), inv(scale1)
    moved = rotate(inverted, position2 - position1) * shrink
    return moved, product(inverted, scaled_if_extreme(quaternion2)), scale2 * shrink


@op
def apply(position: Vec3, quaternion: Quat, scale: Scalar, points: Vec3) -> Vec3:
    """The points, given in the child frame, expressed in the parent frame: s R p + t."""
    return position + rotate(quaternion, points) * scale


@op
def inverse_apply(position: Vec3, quaternion: Quat, scale: Scalar, points: Vec3) -> Vec3:
    """The points, given in the parent frame, expressed in the child frame: R^T (p - t) / s."""
    return rotate(conjugate(quaternion), points - position) * inv(scale)


@op
def matrix(position: Vec3, quaternion: Quat, scale: Scalar) -> Mat4:
    """The 4x4 homogeneous matrix [s R | t]."""
    r, t = _matrix(quaternion) * scale, position
    zero, one = r[0] * 0, r[0] * 0 + 1
    return Mat4((*r[0:3], t[0], *r[3:6], t[1], *r[6:9], t[2], zero, zero, zero, one))


@op(returns=_RETURNS)
def from_matrix(matrix: Mat4) -> Triple:
    """The similarity of a homogeneous matrix [s R | t]. Its last row is assumed to be 0 0 0 1."""
    m = matrix
    block = (*m[0:3], *m[4:7], *m[8:11])
    square = dot(block, block) * Fraction(1, 3)
    shrink = rsqrt(square)
    return Vec3((m[3], m[7], m[11])), columns_to_quaternion([x * shrink for x in block]), sqrt(square)


@op(returns=_RETURNS)
def exp(tangent: Vec7) -> Triple:
    """The exponential map of Sim(3): the similarity reached by a constant tangent in unit time."""
    return exp_similarity(tangent)


@op
def log(position: Vec3, quaternion: Quat, scale: Scalar) -> Vec7:
    """The logarithm of Sim(3): the constant tangent that reaches the similarity in unit time."""
    return log_similarity(position, quaternion, scale)


@op(returns=_RETURNS)
def retract(position: Vec3, quaternion: Quat, scale: Scalar, tangent: Vec7) -> Triple:
    """The similarity moved by a tangent in its own frame: ``S @ exp(tangent)``."""
    return compose_similarities(position, scaled_if_extreme(quaternion), scale, *exp_similarity(tangent))


@op
def local(
    position1: Vec3, quaternion1: Quat, scale1: Scalar, position2: Vec3, quaternion2: Quat, scale2: Scalar
) -> Vec7:
    """The tangent in the frame of the first similarity that leads to the second: ``(~S1 @ S2).log()``."""
    return log_similarity(*between_similarities(position1, quaternion1, scale1, position2, quaternion2, scale2))


@op(title="Similarity.retract", returns=_RETURNS)
def left_retract(position: Vec3, quaternion: Quat, scale: Scalar, tangent: Vec7) -> Triple:
    """The similarity moved by a tangent in the parent frame: ``exp(tangent) @ S``."""
    return compose_similarities(*exp_similarity(tangent), position, scaled_if_extreme(quaternion), scale)


@op(title="Similarity.local")
def left_local(
    position1: Vec3, quaternion1: Quat, scale1: Scalar, position2: Vec3, quaternion2: Quat, scale2: Scalar
) -> Vec7:
    """The tangent in the parent frame that leads from the first to the second: ``(S2 @ ~S1).log()``."""
    return log_similarity(*left_between_similarities(position1, quaternion1, scale1, position2, quaternion2, scale2))


@op(returns=_RETURNS)
def power(position: Vec3, quaternion: Quat, scale: Scalar, exponent: Scalar) -> Triple:
    """The similarity raised to a real power: ``exp(exponent log(S))``."""
    return exp_similarity(log_similarity(position, quaternion, scale) * exponent)


@op(returns=_RETURNS)
def interpolate(
    position1: Vec3,
    quaternion1: Quat,
    scale1: Scalar,
    position2: Vec3,
    quaternion2: Quat,
    scale2: Scalar,
    t: Scalar,
) -> Triple:
    """Decoupled interpolation: the position on a straight line, the rotation by slerp, the scale geometrically."""
    relative = between_rotations(quaternion1, quaternion2)
    is_first, endpoint, offset = nearer_endpoint(quaternion1, quaternion2, relative, t)
    start = Vec3(select(is_first, x, y) for x, y in zip(position1, position2, strict=True))
    turned = product(endpoint, exp_rotation(log_rotation(relative) * offset))
    growth = lib.exp(lib.log(scale2 * inv(scale1)) * offset)
    return start + (position2 - position1) * offset, turned, select(is_first, scale1, scale2) * growth


@op(title="Similarity.interpolate", returns=_RETURNS)
def screw(
    position1: Vec3,
    quaternion1: Quat,
    scale1: Scalar,
    position2: Vec3,
    quaternion2: Quat,
    scale2: Scalar,
    t: Scalar,
) -> Triple:
    """Interpolation at a constant tangent from the first similarity to the second: ``S1 @ (~S1 @ S2) ** t``."""
    relative = between_similarities(position1, quaternion1, scale1, position2, quaternion2, scale2)
    is_first, endpoint, offset = nearer_endpoint(quaternion1, quaternion2, relative[1], t)
    start = Vec3(select(is_first, x, y) for x, y in zip(position1, position2, strict=True))
    step = exp_similarity(log_similarity(*relative) * offset)  # the tangent is the same in the frames of both ends
    return compose_similarities(start, endpoint, select(is_first, scale1, scale2), *step)


@op(returns=_RETURNS)
def integrate(position: Vec3, quaternion: Quat, scale: Scalar, tangent: Vec7, dt: Scalar) -> Triple:
    """The similarity after a time ``dt`` with a constant tangent, given in its own frame."""
    return compose_similarities(position, scaled_if_extreme(quaternion), scale, *exp_similarity(tangent * dt))


@op(returns=_RETURNS)
def perturb(position: Vec3, quaternion: Quat, scale: Scalar, root: Mat7, noise: Vec7) -> Triple:
    """The similarity perturbed on the right: ``S @ exp(root @ noise)``."""
    step = exp_similarity(matrix_times(root, noise))
    return compose_similarities(position, scaled_if_extreme(quaternion), scale, *step)


@op(returns="metres radians ratio", contracted=True)
def distance(
    position1: Vec3, quaternion1: Quat, scale1: Scalar, position2: Vec3, quaternion2: Quat, scale2: Scalar
) -> tuple[Scalar, Scalar, Scalar]:
    """The distance between the positions, the angle between the rotations, and |log| of the ratio of the scales."""
    ratio = absolute(lib.log(scale2 * inv(scale1)))
    return length(position1 - position2), angle_between(quaternion1, quaternion2), ratio


@op
def adjoint(position: Vec3, quaternion: Quat, scale: Scalar) -> Mat7:
    """The adjoint matrix, [[s R, [t]x R, -t], [0, R, 0], [0, 0, 1]]."""
    r = _matrix(quaternion)
    columns = [Vec3(r[j::3]) for j in range(3)]
    zero = r[0] * 0
    left = [[*(c * scale), *[zero] * 4] for c in columns]
    middle = [[*cross(position, c), *c, zero] for c in columns]
    return Mat7(rows([*left, *middle, [*-position, zero, zero, zero, zero + 1]]))


@op
def adjoint_apply(position: Vec3, quaternion: Quat, scale: Scalar, tangent: Vec7) -> Vec7:
    """The adjoint action: a tangent, given in the child frame, expressed in the parent frame."""
    v, w, sigma = rotate(quaternion, Vec3(tangent[0:3])), rotate(quaternion, Vec3(tangent[3:6])), tangent[6]
    return Vec7((*(v * scale + cross(position, w) - position * sigma), *w, sigma))


@op
def coadjoint_apply(position: Vec3, quaternion: Quat, scale: Scalar, wrench: Vec7) -> Vec7:
    """The coadjoint action: a wrench [force, torque, pressure], given in the child frame, in the parent frame."""
    force = rotate(quaternion, Vec3(wrench[0:3])) * inv(scale)
    torque = rotate(quaternion, Vec3(wrench[3:6])) + cross(position, force)
    return Vec7((*force, *torque, wrench[6] + dot(force, position)))


@op
def left_jacobian(tangent: Vec7) -> Mat7:
    """The left Jacobian of exp: a change of the tangent to a tangent in the parent frame."""
    return Mat7(rows(left_jacobian_columns(tangent)))


@op
def left_jacobian_inverse(tangent: Vec7) -> Mat7:
    """The inverse of the left Jacobian: a tangent in the parent frame to a change of the tangent; singular at 2 pi."""
    return Mat7(rows(left_jacobian_inverse_columns(tangent)))
