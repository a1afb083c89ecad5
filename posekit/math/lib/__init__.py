"""Scalar algebra shared by the ops. Declares no ops itself."""

from .functions import acos, asin, atan2, cos, exp, log, power, sin, tan
from .lenses import distorted, fisheye_factor, squared_angle, undistorted
from .lie import (
    Pair,
    angle_of,
    basis,
    between_poses,
    between_rotations,
    block_triangular,
    bracket,
    compose_pose,
    exp_pose,
    exp_rotation,
    left_between_rotations,
    left_jacobian_inverse_times,
    left_jacobian_times,
    log_pose,
    log_rotation,
    matrix_times,
    nearer_endpoint,
    rows,
    squared_angle_of,
)
from .positive import Cholesky
from .quaternions import (
    columns_to_quaternion,
    conjugate,
    cross,
    dot,
    leading_sign,
    length,
    matrix,
    product,
    rotate,
    rotate_by_unit,
    scaled,
    scaled_if_extreme,
    unit,
    unit_if_needed,
)
from .series import alternating_sign, atan2_quotient, bessel, cos_sin_half, cos_sin_half_reduced, first_quadrant_atan2
from .span import angle_between, sine_between
