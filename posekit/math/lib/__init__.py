"""Scalar algebra shared by the ops. Declares no ops itself."""

from .algebra_functions import acos, asin, atan2, cos, exp, log, power, sin, tan
from .heat import log_heat_kernel, log_heat_kernel_of, mean_heat_kernel
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
    squared_half_angle,
)
from .loops import either, total
from .planar import (
    PlanarPair,
    angle_between_planar,
    between_planar_rotations,
    complex_conjugate,
    complex_product,
    compose_planar,
    exp_planar_pose,
    exp_planar_rotation,
    log_planar_pose,
    log_planar_rotation,
    nearer_planar_endpoint,
    planar_integral_inverse_times,
    planar_integral_times,
    planar_lever,
    quarter,
    rotate_plane,
    scaled_complex,
    scaled_complex_if_extreme,
    unit_complex,
)
from .positive import Cholesky, LoopedCholesky
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
    rows_of_unit,
    scaled,
    scaled_if_extreme,
    unit,
    unit_if_needed,
)
from .series import (
    alternating_sign,
    atan2_quotient,
    bessel,
    cos_sin_half,
    cos_sin_half_reduced,
    first_quadrant_atan2,
    stumpff_c3,
)
from .similar import (
    between_similarities,
    compose_similarities,
    exp_similarity,
    left_between_similarities,
    left_jacobian_columns,
    left_jacobian_inverse_columns,
    log_similarity,
)
from .span import angle_between, sine_between
