"""The ops of Pose2, SE(2): a position and a complex number of any nonzero length. Tangents are twists [vx, vy, w]."""

from __future__ import annotations

from ..engine import Mat2, Mat3, Scalar, Vec2, Vec3, own_ops, select
from .lib import (
    angle_between_planar,
    between_planar_rotations,
    complex_conjugate,
    complex_product,
    compose_planar,
    dot,
    exp_planar_pose,
    exp_planar_rotation,
    length,
    log_planar_pose,
    log_planar_rotation,
    matrix_times,
    nearer_planar_endpoint,
    planar_integral_inverse_times,
    planar_integral_times,
    planar_lever,
    quarter,
    rotate_plane,
    scaled_complex_if_extreme,
    unit_complex,
)

op = own_ops("Pose2")
Pair = tuple[Vec2, Vec2]


@op(returns="position complex")
def compose(position1: Vec2, complex1: Vec2, position2: Vec2, complex2: Vec2) -> Pair:
    """The product of two poses: ``a_T_b @ b_T_c = a_T_c``."""
    return compose_planar(
        position1, scaled_complex_if_extreme(complex1), position2, scaled_complex_if_extreme(complex2)
    )


@op(returns="position complex")
def inverse(position: Vec2, complex: Vec2) -> Pair:
    """The inverse pose, the parent frame relative to the child frame: ``~a_T_b = b_T_a``."""
    inverted = complex_conjugate(complex)
    return -rotate_plane(inverted, position), inverted


@op(returns="position complex")
def between(position1: Vec2, complex1: Vec2, position2: Vec2, complex2: Vec2) -> Pair:
    """The second pose relative to the first: ``~T1 @ T2``."""
    inverted = complex_conjugate(scaled_complex_if_extreme(complex1))
    return rotate_plane(inverted, position2 - position1), complex_product(inverted, scaled_complex_if_extreme(complex2))


@op
def apply(position: Vec2, complex: Vec2, points: Vec2) -> Vec2:
    """The points, given in the child frame, expressed in the parent frame: R p + t."""
    return position + rotate_plane(complex, points)


@op
def inverse_apply(position: Vec2, complex: Vec2, points: Vec2) -> Vec2:
    """The points, given in the parent frame, expressed in the child frame: R^T (p - t)."""
    return rotate_plane(complex_conjugate(complex), points - position)


@op
def matrix(position: Vec2, complex: Vec2) -> Mat3:
    """The 3x3 homogeneous matrix."""
    x, y = unit_complex(complex)
    zero = x * 0
    return Mat3((x, -y, position[0], y, x, position[1], zero, zero, zero + 1))


@op(returns="position complex")
def from_matrix(matrix: Mat3) -> Pair:
    """The pose of a homogeneous matrix. Its last row is assumed to be 0 0 1."""
    m = matrix
    return Vec2((m[2], m[5])), unit_complex(Vec2((m[0] + m[4], m[3] - m[1])))


@op(returns="position complex")
def exp(tangent: Vec3) -> Pair:
    """The exponential map of SE(2): the pose reached by a constant twist in unit time."""
    return exp_planar_pose(tangent)


@op
def log(position: Vec2, complex: Vec2) -> Vec3:
    """The logarithm of SE(2): the constant twist that reaches the pose in unit time."""
    return log_planar_pose(position, complex)


@op(returns="position complex")
def retract(position: Vec2, complex: Vec2, tangent: Vec3) -> Pair:
    """The pose moved by a twist in its own frame: ``T @ exp(tangent)``."""
    return compose_planar(position, scaled_complex_if_extreme(complex), *exp_planar_pose(tangent))


@op
def local(position1: Vec2, complex1: Vec2, position2: Vec2, complex2: Vec2) -> Vec3:
    """The twist in the frame of the first pose that leads to the second: ``(~T1 @ T2).log()``."""
    there = rotate_plane(complex_conjugate(complex1), position2 - position1)
    return log_planar_pose(there, between_planar_rotations(complex1, complex2))


@op(title="Pose2.retract", returns="position complex")
def left_retract(position: Vec2, complex: Vec2, tangent: Vec3) -> Pair:
    """The pose moved by a twist in the parent frame: ``exp(tangent) @ T``."""
    return compose_planar(*exp_planar_pose(tangent), position, scaled_complex_if_extreme(complex))


@op(title="Pose2.local")
def left_local(position1: Vec2, complex1: Vec2, position2: Vec2, complex2: Vec2) -> Vec3:
    """The twist in the parent frame that leads from the first to the second: ``(T2 @ ~T1).log()``."""
    c = between_planar_rotations(complex1, complex2)
    return log_planar_pose(position2 - rotate_plane(c, position1), c)


@op(returns="position complex")
def power(position: Vec2, complex: Vec2, exponent: Scalar) -> Pair:
    """The pose raised to a real power: ``exponent`` times its motion."""
    return exp_planar_pose(log_planar_pose(position, complex) * exponent)


@op(returns="position complex")
def interpolate(position1: Vec2, complex1: Vec2, position2: Vec2, complex2: Vec2, t: Scalar) -> Pair:
    """Decoupled interpolation: the position on a straight line, the rotation at constant speed."""
    angle = log_planar_rotation(between_planar_rotations(complex1, complex2))
    is_first, nearer, offset = nearer_planar_endpoint(complex1, complex2, t)
    start = Vec2(select(is_first, x, y) for x, y in zip(position1, position2, strict=True))
    return start + (position2 - position1) * offset, complex_product(nearer, exp_planar_rotation(angle * offset))


@op(title="Pose2.interpolate", returns="position complex")
def screw(position1: Vec2, complex1: Vec2, position2: Vec2, complex2: Vec2, t: Scalar) -> Pair:
    """Interpolation along the arc of a circle from the first pose to the second: ``T1 @ (~T1 @ T2) ** t``."""
    # The twist has the parent's axes and the nearer position as its origin, so that neither pose has to be rotated.
    displacement = position2 - position1
    twist = log_planar_pose(displacement, between_planar_rotations(complex1, complex2))
    is_first, nearer, offset = nearer_planar_endpoint(complex1, complex2, t)
    v, w = Vec2(twist[0:2]), twist[2]
    v_second = v + quarter(displacement) * w
    v = Vec2(select(is_first, x, y) for x, y in zip(v, v_second, strict=True))
    start = Vec2(select(is_first, x, y) for x, y in zip(position1, position2, strict=True))
    translation, rotation = exp_planar_pose((*(v * offset), w * offset))
    return start + translation, complex_product(rotation, nearer)


@op(returns="position complex")
def integrate(position: Vec2, complex: Vec2, tangent: Vec3, dt: Scalar) -> Pair:
    """The pose after a time ``dt`` with a constant twist, given in its own frame."""
    return compose_planar(position, scaled_complex_if_extreme(complex), *exp_planar_pose(tangent * dt))


@op(returns="position complex")
def perturb(position: Vec2, complex: Vec2, root: Mat3, noise: Vec3) -> Pair:
    """The pose perturbed on the right: ``T @ exp(root @ noise)``, where ``root`` is a square root of a covariance."""
    return compose_planar(position, scaled_complex_if_extreme(complex), *exp_planar_pose(matrix_times(root, noise)))


@op(returns="metres radians", contracted=True)
def distance(position1: Vec2, complex1: Vec2, position2: Vec2, complex2: Vec2) -> tuple[Scalar, Scalar]:
    """The distance between the positions and the angle between the rotations. Their gradients at 0 are 0."""
    return length(position1 - position2), angle_between_planar(complex1, complex2)


@op(contracted=True, labels={"position_weight": "position", "rotation_weight": "rotation"})
def squared_distance(
    position1: Vec2,
    complex1: Vec2,
    position2: Vec2,
    complex2: Vec2,
    position_weight: Scalar,
    rotation_weight: Scalar,
) -> Scalar:
    """The weighted sum of the squared distance of the positions and the squared angle between the rotations."""
    difference = position1 - position2
    angle = log_planar_rotation(between_planar_rotations(complex1, complex2))
    return position_weight * dot(difference, difference) + rotation_weight * (angle * angle)


@op
def apply_covariances(complex: Vec2, covariances: Mat2) -> Mat2:
    """The rotated covariances R S R^T, where S is the symmetric part of the input. The result is exactly symmetric."""
    x, y = unit_complex(complex)
    a, b, c = covariances[0], (covariances[1] + covariances[2]) * 0.5, covariances[3]
    first, second = (x * a - y * b, x * b - y * c), (y * a + x * b, y * b + x * c)  # the rows of R S
    across = first[0] * y + first[1] * x
    return Mat2((first[0] * x - first[1] * y, across, across, second[0] * y + second[1] * x))


@op
def adjoint(position: Vec2, complex: Vec2) -> Mat3:
    """The adjoint matrix, [[R, -J t], [0, 1]], where J turns by a quarter."""
    x, y = unit_complex(complex)
    zero = x * 0
    return Mat3((x, -y, position[1], y, x, -position[0], zero, zero, zero + 1))


@op
def adjoint_apply(position: Vec2, complex: Vec2, twist: Vec3) -> Vec3:
    """The adjoint action: a twist [v, w], given in the child frame, expressed in the parent frame."""
    v = rotate_plane(complex, Vec2(twist[0:2])) - quarter(position) * twist[2]
    return Vec3((*v, twist[2]))


@op
def coadjoint_apply(position: Vec2, complex: Vec2, wrench: Vec3) -> Vec3:
    """The coadjoint action: a wrench [force, torque], given in the child frame, expressed in the parent frame."""
    force = rotate_plane(complex, Vec2(wrench[0:2]))
    return Vec3((*force, wrench[2] + dot(quarter(position), force)))


@op
def hat(tangent: Vec3) -> Mat3:
    """The matrix of a twist, [[w J, v], [0, 0]]. Its matrix exponential is the matrix of exp(twist)."""
    x, y, w = tangent
    zero = w * 0
    return Mat3((zero, -w, x, w, zero, y, zero, zero, zero))


@op
def vee(matrix: Mat3) -> Vec3:
    """The twist of a matrix, of which the skew-symmetric part and the last column count: the inverse of hat."""
    return Vec3((matrix[2], matrix[5], (matrix[3] - matrix[1]) * 0.5))


@op
def bracket(tangent1: Vec3, tangent2: Vec3) -> Vec3:
    """The Lie bracket of two twists. Turns of the plane commute, so that its last number is 0."""
    v = quarter(tangent2[0:2]) * tangent1[2] - quarter(tangent1[0:2]) * tangent2[2]
    return Vec3((*v, tangent1[2] * 0))


@op
def left_jacobian(tangent: Vec3) -> Mat3:
    """The left Jacobian of exp: a change of the tangent to a twist in the parent frame."""
    w, v = tangent[2], tangent[0:2]
    zero, one = w * 0, w * 0 + 1
    first, second = planar_integral_times(w, (one, zero)), planar_integral_times(w, (zero, one))
    lever = planar_lever(w, v)
    return Mat3((first[0], second[0], lever[0], first[1], second[1], lever[1], zero, zero, one))


@op
def left_jacobian_inverse(tangent: Vec3) -> Mat3:
    """The inverse of the left Jacobian: a twist in the parent frame to a change of the tangent; singular at 2 pi."""
    w, v = tangent[2], tangent[0:2]
    zero, one = w * 0, w * 0 + 1
    first, second, lever = (planar_integral_inverse_times(w, x) for x in ((one, zero), (zero, one), planar_lever(w, v)))
    return Mat3((first[0], second[0], -lever[0], first[1], second[1], -lever[1], zero, zero, one))
