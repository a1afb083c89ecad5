"""The step of inverse kinematics: damped least squares for the pose of one link.

All poses are relative to the target: the sweep begins with the inverse of the target, so that the pose of the link is
its error, and the rows of the problem are along the axes of the target.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction

from torch import Tensor

from ..engine import Array, Fold, Mat6, Quat, Scalar, Vec2, Vec3, Vec6, maximum, own_ops, select
from .lib import (
    Cholesky,
    compose_pose,
    cross,
    dot,
    left_jacobian_inverse_times,
    log_rotation,
    matrix_times,
    rotate_by_unit,
)
from .trees import joint

op = own_ops()

_TURN = 2 * math.pi
LOWER = [(i, j) for i in range(6) for j in range(i + 1)]  # the entries of a symmetric matrix that are kept


class Normal(Array):
    """A symmetric 6x6 matrix: its lower triangle, row by row."""

    shape = (21,)


def _step(
    carry: Sequence[Array],
    q: Sequence[Scalar],
    free: Sequence[Scalar],
    position: Vec3,
    quaternion: Quat,
    axis: Vec3,
    screw: Vec6,
    row: Sequence[Scalar],
) -> tuple[Sequence[Array], Sequence[Array]]:
    above, normal = (Vec3(carry[0]), Quat(carry[1])), carry[2]
    position, quaternion = joint(above, q, position, quaternion, axis, row)
    angular = rotate_by_unit(quaternion, Vec3(screw[3:6]))
    linear = rotate_by_unit(quaternion, Vec3(screw[0:3])) + cross(position, angular)
    column = Vec6((*linear, *angular))
    held = column * free[0]
    sums = [x + held[i] * column[j] for x, (i, j) in zip(normal, LOWER, strict=True)]
    return (position, quaternion, Normal(sums)), (column,)


_path = Fold(
    "Robot.ik",
    "Robot.ik",
    {"position": Vec3, "quaternion": Quat, "normal": Normal},
    ("base_position", "base_quaternion", (0,) * 21),
    _step,
    {"origin_position": Vec3, "origin_quaternion": Quat, "axis": Vec3, "screw": Vec6},
    {"columns": Vec6},
    columns=6,
    gathered={"q": 7, "free": 1},
    shared=("origin_position", "origin_quaternion", "axis", "screw"),
)


def path(
    q: Tensor,
    free: Tensor,
    origins: tuple[Tensor, Tensor],
    axis: Tensor,
    screws: Tensor,
    base: tuple[Tensor, Tensor],
    table: Tensor,
) -> tuple[Tensor, ...]:
    """The pose of the last frame of a path, and its Jacobian at the origin of the world.

    Args:
        q: Configurations, shape (*batch, nq).
        free: 1 for the numbers that may change, and 0 for those that are held, shape (*batch, nq).
        origins: As in `trees.tree_forward`, with one frame for each column of the Jacobian.
        axis: As in `trees.tree_forward`.
        screws: The twist of each frame, in the frame itself, for a unit velocity, shape (*batch, frames, 6).
        base: The position and the unit quaternion of the frame above the path.
        table: What `trees.tree_table` makes.

    Returns:
        The position and the quaternion of the last frame, the sum of the outer products of the free columns as
        `Normal`, shape (*batch, 21), and the columns [v, w], shape (*batch, frames, 6).
    """
    return _path(q, free, *origins, axis, screws, *base, table)


def _rows(
    position: Vec3, quaternion: Quat, offset_position: Vec3, offset_quaternion: Quat, weights: Vec6, accepted: Vec2
) -> tuple[list[list[Scalar]], list[Scalar], Scalar]:
    """The matrix from twists at the origin to the rows, the rows' errors, and the score of `rows`."""
    tip, rotation = compose_pose(position, quaternion, offset_position, offset_quaternion)
    turn = log_rotation(rotation)
    zero, one = turn[0].graph.const(0), turn[0].graph.const(1)
    units = [Vec3(one if i == j else zero for j in range(3)) for i in range(3)]
    # The velocity of the tip is v + w x tip, and that of the rotation vector is the inverse left Jacobian times w.
    columns = [Vec6((*unit, zero, zero, zero)) for unit in units]
    columns += [Vec6((*cross(unit, tip), *left_jacobian_inverse_times(turn, unit))) for unit in units]
    error = [-x * w for x, w in zip((*tip, *turn), weights, strict=True)]
    matrix = [[column[i] * weights[i] for column in columns] for i in range(6)]
    counted = [select(w > 0, x, 0) for x, w in zip((*tip, *turn), weights, strict=True)]
    score = maximum(*[dot(v, v) * a for v, a in zip((counted[:3], counted[3:]), accepted, strict=True)])
    return matrix, error, select(score > 1, 1 + dot(error, error) * accepted[1], score)


@op(title="Robot.ik", fusible=False, returns="matrix error score")
def rows(
    position: Vec3, quaternion: Quat, offset_position: Vec3, offset_quaternion: Quat, weights: Vec6, accepted: Vec2
) -> tuple[Mat6, Vec6, Scalar]:
    """The linear equations ``matrix @ twist = error`` of the twist at the origin that moves a link to its target.

    Args:
        position: The position of the last frame of the path relative to the target.
        quaternion: Its unit quaternion.
        offset_position: The position of the link in that frame.
        offset_quaternion: Its unit quaternion.
        weights: The factors of the equations: of translations along and rotations about the axes of the target.
        accepted: The reciprocal squares of the accepted errors of position and rotation.

    Returns:
        The matrix, the error, and the score: the square of the larger error relative to the accepted one, if that is at
        most 1, and otherwise a number above 1 that rises with the squared error. Rows with weight 0 do not count.
    """
    matrix, error, score = _rows(position, quaternion, offset_position, offset_quaternion, weights, accepted)
    return Mat6([x for line in matrix for x in line]), Vec6(error), score


@op(title="Robot.ik", fusible=False, returns="multipliers score")
def solve(
    position: Vec3,
    quaternion: Quat,
    offset_position: Vec3,
    offset_quaternion: Quat,
    normal: Normal,
    drift: Vec6,
    weights: Vec6,
    accepted: Vec2,
    damping: Vec2,
) -> tuple[Vec6, Scalar]:
    """The multipliers y of a step: it moves a joint with column c, as `path` gives it, by ``c . y``.

    They are ``A^T (A N A^T + l)^-1 (e - A drift)`` with the matrix A and the error e of `rows`, the normal matrix N and
    the damping l (Levenberg-Marquardt), which falls with the squared error (Sugihara, IEEE Trans. Robotics 27, 2011).

    Args:
        position: As in `rows`.
        quaternion: As in `rows`.
        offset_position: As in `rows`.
        offset_quaternion: As in `rows`.
        normal: The normal matrix that `path` gives.
        drift: The twist at the origin that the joints make already: that of a motion in the null space.
        weights: As in `rows`.
        accepted: As in `rows`.
        damping: The damping is the first number times half the squared error, plus the second number.
    """
    matrix, error, score = _rows(position, quaternion, offset_position, offset_quaternion, weights, accepted)
    full = [[normal[LOWER.index((max(i, j), min(i, j)))] for j in range(6)] for i in range(6)]
    half = [[dot(line, column) for column in full] for line in matrix]
    smallest = damping[0] * (dot(error, error) * Fraction(1, 2)) + damping[1]
    m = [[dot(half[i], matrix[j]) for j in range(i + 1)] for i in range(6)]
    for i in range(6):
        m[i][i] = m[i][i] + smallest
    moved = matrix_times([x for line in matrix for x in line], drift)
    y = Cholesky.of(m, smallest).solve([e - x for e, x in zip(error, moved, strict=True)])
    return Vec6(dot([matrix[i][j] for i in range(6)], y) for j in range(6)), score


@op(title="Robot.ik")
def motion(column: Vec6, multipliers: Vec6) -> Scalar:
    """The velocity of a joint, from its column and the multipliers of `solve`."""
    return dot(column, multipliers)


@op(title="Robot.ik", returns="q free")
def limited(
    q: Scalar, velocity: Scalar, free: Scalar, lower: Scalar, upper: Scalar, first: Scalar, last: Scalar
) -> tuple[Scalar, Scalar]:
    """A number of a configuration within its limits, and whether its joint is free: 0 if it presses against a limit.

    Args:
        q: The number after the step.
        velocity: The change that the step asks for. A number that is not free has not made it.
        free: Whether the number was free before the step: 1 or 0.
        lower: The lower limit.
        upper: The upper limit.
        first: An angle that would be below this moves on by a turn, to the other limit; -inf if it never does.
        last: An angle that would be above this moves back by a turn; inf if it never does.
    """
    one, zero = q.graph.const(1), q.graph.const(0)
    aim = q + select(free > 0, zero, velocity)
    q = select(aim > last, aim - _TURN, select(aim < first, aim + _TURN, q))
    below, above = q > lower, q < upper
    inside = select(below, select(above, q, upper), lower)
    return inside, select(velocity > 0, select(above, one, zero), select(below, one, select(velocity < 0, zero, one)))
