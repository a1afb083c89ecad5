"""The step of inverse kinematics: damped least squares for the pose of one link.

All poses are relative to the target: the sweep begins with the inverse of the target, so that the pose of the link is
its error, and the rows of the problem are along the axes of the target.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from torch import Tensor

from ..engine import (
    Array,
    Mat6,
    Quat,
    Scalar,
    SweepTwiceOp,
    TreeSweepOp,
    Vec2,
    Vec3,
    Vec6,
    constant_maximum,
    own_ops,
    select,
    sqrt,
)
from . import trees
from .joints import OF_SEVERAL, fixed
from .lib import (
    Cholesky,
    compose_pose,
    conjugate,
    cross,
    dot,
    left_jacobian_inverse_times,
    length,
    log_rotation,
    product,
    rotate_by_unit,
    unit,
)
from .trees import TreeSweep

op = own_ops()

_TURN = 2 * math.pi
LOWER = [(i, j) for i in range(6) for j in range(i + 1)]  # the entries of a symmetric matrix that are kept


class Frame(Array):
    """A frame of a path: the position and the quaternion of its origin, its axis and its screw."""

    shape = (16,)


class Bounds(Array):
    """The limits of a joint, ``first`` and ``last`` of `_limited`, and the largest change."""

    shape = (5,)


class Settings(Array):
    """The weights, the accepted errors and the damping of a step."""

    shape = (10,)


class Placement(Array):
    """A position and a quaternion."""

    shape = (7,)


class Outcome(Array):
    """The errors of position and rotation, and the score, of a configuration."""

    shape = (3,)


class Normal(Array):
    """A symmetric 6x6 matrix: its lower triangle, row by row."""

    shape = (21,)


def _rows(
    position: Vec3, quaternion: Quat, offset_position: Vec3, offset_quaternion: Quat, weights: Vec6, accepted: Vec2
) -> tuple[list[list[Scalar]], list[Scalar], list[Scalar]]:
    """The matrix from twists at the origin to the rows, the rows' errors, and the numbers of an `Outcome`."""
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
    squares = [dot(v, v) for v in (counted[:3], counted[3:])]
    score = constant_maximum(*[x * a for x, a in zip(squares, accepted, strict=True)])
    score = select(score > 1, 1 + dot(error, error) * accepted[1], score)
    return matrix, error, [*map(sqrt, squares), score]


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
    matrix, error, (_, _, score) = _rows(position, quaternion, offset_position, offset_quaternion, weights, accepted)
    return Mat6([x for line in matrix for x in line]), Vec6(error), score


def _solve(
    position: Vec3,
    quaternion: Quat,
    offset_position: Vec3,
    offset_quaternion: Quat,
    normal: Normal,
    weights: Vec6,
    accepted: Vec2,
    damping: Vec2,
) -> tuple[list[Scalar], list[Scalar]]:
    """The multipliers y of a step, and the outcome of `_rows`. A joint with a column c of `path` moves by c . y.

    They are ``A^T (A N A^T + l)^-1 e`` with the matrix A and the error e of `rows`, the normal matrix N and the
    damping l (Levenberg-Marquardt), which falls with the squared error (Sugihara, IEEE Trans. Robotics 27, 2011): it is
    the first number times half the squared error, plus the second number.
    """
    matrix, error, outcome = _rows(position, quaternion, offset_position, offset_quaternion, weights, accepted)
    full = [[normal[LOWER.index((max(i, j), min(i, j)))] for j in range(6)] for i in range(6)]
    half = [[dot(line, column) for column in full] for line in matrix]
    smallest = damping[0] * (dot(error, error) * Fraction(1, 2)) + damping[1]
    m = [[dot(half[i], matrix[j]) for j in range(i + 1)] for i in range(6)]
    for i in range(6):
        m[i][i] = m[i][i] + smallest
    y = Cholesky.of(m, smallest).solve(error)
    return [dot([matrix[i][j] for i in range(6)], y) for j in range(6)], outcome


def _limited(
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


def _finish(carry: Sequence[Array], given: Mapping[str, Array]) -> Sequence[Array]:
    position, quaternion, normal = carry
    offset, settings = given["offset"], given["settings"]
    tip = Vec3(position), Quat(quaternion), Vec3(offset[0:3]), Quat(offset[3:7])
    weights, accepted, damping = Vec6(settings[0:6]), Vec2(settings[6:8]), Vec2(settings[8:10])
    y, outcome = _solve(*tip, Normal(normal), weights, accepted, damping)
    return Vec6(y), Outcome(outcome)


class PathSweep:
    """The sweeps along a path whose joints have the kinds of a `trees.TreeSweep`.

    Args:
        tree: The kinds.
    """

    def __init__(self, tree: TreeSweep) -> None:
        self._joint, self._numbers = tree.step, tree.numbers
        # A whole step moves joints of one number each: it takes the others for fixed, whose text is there already.
        self._joint_of_one = trees.step_of([fixed if motion in OF_SEVERAL else motion for motion in tree.motions])
        self._path = TreeSweepOp(
            f"Robot.ik{tree.suffix}",
            "Robot.ik",
            {"position": Vec3, "quaternion": Quat, "normal": Normal},
            ("base_position", "base_quaternion", (0,) * 21),
            self._step,
            {"origin_position": Vec3, "origin_quaternion": Quat, "axis": Vec3, "screw": Vec6},
            columns=6,
            results={"columns": Vec6},
            gathered={"q": tree.numbers, "free": 1},
            shared=("origin_position", "origin_quaternion", "axis", "screw"),
        )
        self.whole_step = SweepTwiceOp(
            f"Robot.ik_step{tree.suffix}",
            "Robot.ik",
            (Vec3, Quat, Normal),
            ("base_position", "base_quaternion", (0,) * 21),
            lambda *arguments: self._one_step(*arguments)[0],
            _finish,
            self._advance,
            {"q": None, "free": None, "frame": Frame, "bounds": Bounds},
            {"base_position": Vec3, "base_quaternion": Quat, "offset": Placement, "settings": Settings},
            (Vec6, Outcome),
            ("next_q", "next_free"),
            "outcome",
            columns=6,
            shared=("frame", "bounds"),
        )

    def _step(
        self,
        carry: Sequence[Array],
        q: Sequence[Scalar],
        free: Sequence[Scalar],
        position: Vec3,
        quaternion: Quat,
        axis: Vec3,
        screw: Vec6,
        row: Sequence[Scalar],
        joint: trees.Step | None = None,
    ) -> tuple[Sequence[Array], Sequence[Array]]:
        above, normal = (Vec3(carry[0]), Quat(carry[1])), carry[2]
        position, quaternion = (joint or self._joint)(above, q, position, quaternion, axis, row)
        angular = rotate_by_unit(quaternion, Vec3(screw[3:6]))
        linear = rotate_by_unit(quaternion, Vec3(screw[0:3])) + cross(position, angular)
        column = Vec6((*linear, *angular))
        held = column * free[0]
        sums = [x + held[i] * column[j] for x, (i, j) in zip(normal, LOWER, strict=True)]
        return (position, quaternion, Normal(sums)), (column,)

    def columns_op(self, frames: int, numbers: int) -> Any:
        """The op of `path` for so many frames and numbers of a configuration."""
        return self._path.at(frames, numbers)

    def path(
        self,
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
        return self._path(q, free, *origins, axis, screws, *base, table)

    def _one_step(
        self, carry: Sequence[Array], q: Scalar, free: Scalar, frame: Array, bounds: Array, row: Sequence[Scalar]
    ) -> tuple[Sequence[Array], Sequence[Array]]:
        """`_step` of a joint with one number, whose origin, axis and screw are in one array."""
        others = [q.graph.const(x) for x in (0, 0, 1, 0, 0, 0)]  # no quaternion of another kind is zero
        numbers = [q, *others, *[others[0]] * (self._numbers - 7)]
        parts = Vec3(frame[0:3]), Quat(frame[3:7]), Vec3(frame[7:10]), Vec6(frame[10:16])
        return self._step(carry, numbers, [free], *parts, row, self._joint_of_one)

    def _advance(
        self,
        carry: Sequence[Array],
        q: Scalar,
        free: Scalar,
        frame: Array,
        bounds: Array,
        row: Sequence[Scalar],
        shares: Sequence[Array],
    ) -> Sequence[Scalar]:
        lower, upper, first, last, largest = bounds
        (column,) = self._one_step(carry, q, free, frame, bounds, row)[1]
        velocity = dot(column, shares[0])
        velocity = select(velocity > largest, largest, select(velocity < -largest, -largest, velocity))
        return _limited(q + velocity * free, velocity, free, lower, upper, first, last)

    def step(
        self,
        q: Tensor,
        free: Tensor,
        frames: Tensor,
        bounds: Tensor,
        base: tuple[Tensor, Tensor],
        offset: Tensor,
        settings: Tensor,
        table: Tensor,
    ) -> tuple[Tensor, ...]:
        """A whole step for one link and joints with one number each, as one kernel.

        It moves joints by the columns of `path` and the multipliers of `_solve`, within the limits.

        Args:
            q: The numbers of the frames, shape (*batch, frames).
            free: 1 for the numbers that may change, and 0 for those that are held, shape (*batch, frames).
            frames: For each frame the position and quaternion of its origin, its axis and its screw, as `path` takes
                them, shape (*batch, frames, 16).
            bounds: For each frame its limits, ``first`` and ``last`` of `_limited`, and the largest change, shape
                (frames, 5).
            base: As `path` takes it.
            offset: The position and quaternion of the link in the last frame, shape (*batch, 7).
            settings: The weights, the accepted errors and the damping, as `_solve` takes them, shape (10,).
            table: What `trees.tree_table` makes.

        Returns:
            The numbers after the step and whether they are free, shape (*batch, frames); and the errors of position and
            rotation and the score before it, shape (*batch, 3).
        """
        return self.whole_step(q, free, frames, bounds, *base, offset, settings, table)


built_in = PathSweep(trees.built_in)
path, step = built_in.path, built_in.step


def _relative(position1: Vec3, quaternion1: Quat, position2: Vec3, quaternion2: Quat) -> tuple[Vec3, Quat]:
    """The second pose in the frame of the first."""
    back = conjugate(unit(quaternion1))
    return rotate_by_unit(back, position2 - position1), unit(product(back, unit(quaternion2)))


@op(title="Robot.ik", returns="position quaternion")
def seen_from(target_position: Vec3, target_quaternion: Quat, position: Vec3, quaternion: Quat) -> tuple[Vec3, Quat]:
    """A pose relative to a target, with a unit quaternion."""
    return _relative(target_position, target_quaternion, position, quaternion)


@op(title="Robot.ik", returns="position_error rotation_error")
def errors(
    target_position: Vec3, target_quaternion: Quat, position: Vec3, quaternion: Quat, weights: Vec6
) -> tuple[Scalar, Scalar]:
    """The distance and the angle of a pose from a target, along and about those axes of the target that count.

    Args:
        target_position: The position of the target.
        target_quaternion: Its quaternion.
        position: The position of the link.
        quaternion: Its quaternion.
        weights: The factors of the equations: axes count where they are above 0.
    """
    away, rotation = _relative(target_position, target_quaternion, position, quaternion)
    counted = [select(w > 0, x, 0) for x, w in zip((*away, *log_rotation(rotation)), weights, strict=True)]
    return length(counted[:3]), length(counted[3:])


@op(title="Robot.ik")
def unlimited(q: Scalar, lower: Scalar, upper: Scalar) -> Scalar:
    """1 for a number between its limits, 0 for one that is at a limit."""
    one, zero = q.graph.const(1), q.graph.const(0)
    return select(q > lower, select(q < upper, one, zero), zero)
