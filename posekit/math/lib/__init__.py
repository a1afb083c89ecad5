"""Algebra on scalars that the ops share; no ops of its own."""

from .lie import (
    Pair,
    angle_of,
    basis,
    between_poses,
    block,
    bracket,
    compose_pose,
    exp_pose,
    exp_rotation,
    left,
    left_inverse,
    left_turn,
    log_pose,
    log_rotation,
    matrix_times,
    nearer,
    rows,
    squared_angle_of,
    turn,
)
from .quaternions import (
    columns_to_quaternion,
    conjugate,
    cross,
    dot,
    factor,
    leading_sign,
    length,
    matrix,
    product,
    rotate,
    rotate_by_unit,
    scaled,
    settled,
    unit,
)
from .series import alternating, arc, cos_sin_half, folded, polar
from .span import angle_between, sine_between
