"""The steps of inverse kinematics: damped least squares.

An attempt starts from one seed and solves for one target. All attempts are stepped together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import attrs
import torch
from torch import Tensor

from ...engine import stored
from ...math import inverse_kinematics, positive
from .. import configurations
from ..joints import sweeps
from ..model import Model
from .avoidance import Scene
from .paths import Attempts, Goal, Path

# How fast a step moves towards the configuration asked for in the null space, and by how much at most.
_GAIN, _LARGEST_DRIFT = 0.5, 0.3
# Up to so many equations, or twice as many as there are joints, a system of their number is solved: two poses. That of
# the number of joints needs more damping: with it, float32 solves 53 % of the targets of a floating base, not 99 %.
_ROWS = 12


class Damping(NamedTuple):
    """The damping of a step: ``factor`` times half the squared error, plus ``smallest`` times the dtype's eps.

    Of several links the mean squared error counts.
    """

    factor: float
    smallest: float


_ANY = Damping(1.0, 1.0)


class Rows(NamedTuple):
    """Linear equations for a velocity: ``jacobian^T v = error``.

    Attributes:
        jacobian: Shape (attempts, nv, rows).
        error: Shape (attempts, rows).
        scores: For each origin of equations at most 1 if its errors are accepted, and otherwise greater for larger
            errors, shape (attempts, origins).
    """

    jacobian: Tensor
    error: Tensor
    scores: Tensor


class Steps(NamedTuple):
    """Steps of one attempt.

    Attributes:
        start: The configuration before the first step, shape (*one, nq), where ``one`` are dimensions of size 1.
        rows: After each step the configuration and its ``free``, and the errors and the score before it, in one row.
        scores: The scores of each stage.
    """

    start: Tensor
    rows: Tensor
    scores: list[list[float]]

    def before(self, step: int) -> tuple[Tensor, Tensor]:
        """The configuration before a step, shape (*one, nq), and its errors and score, shape (*one, 3)."""
        shape, strides, width = self.start.shape, self.start.stride(), self.rows.shape[-1]
        # An index of two slices would take three times as long as `as_strided`.
        q = self.rows.as_strided(shape, strides, (step - 1) * width).clone() if step else self.start
        return q, self.rows.as_strided((*shape[:-1], 3), strides, (step + 1) * width - 3).clone()


@attrs.frozen(eq=False)
class Problem:
    """The problem of moving links of a robot to targets.

    Attributes:
        robot: The robot with the joints that move one of the links.
        paths: The path of each link.
        lower: The limits that are respected, shape (nq,).
        upper: The upper ones.
        turning: Where an angle moves by a turn, shapes (nq,): ``first`` and ``last`` of `inverse_kinematics.limited`.
        endless: The same for angles that do not: -inf and inf.
        accepted: The reciprocal squares of the accepted errors of position and rotation, shape (2,).
        largest: The largest change of each number of a velocity in a step, shape (nv,).
        numbers: For each number of a configuration one of the velocity of the same joint, and the other way round; None
            if they are the same.
        moves: For each origin of equations 1 for the numbers of a configuration that change its errors, and 0 for the
            others, shape (origins, nq).
        barrier: What keeps spheres away from obstacles, if anything.
        amounts: Tensors that follow from a damping, and the repeated steps with it, made on first use.
    """

    robot: Model
    paths: tuple[Path, ...]
    lower: Tensor
    upper: Tensor
    turning: tuple[Tensor, Tensor]
    endless: tuple[Tensor, Tensor]
    accepted: Tensor
    largest: Tensor
    numbers: tuple[Tensor, Tensor] | None
    moves: Tensor
    barrier: Barrier | None = None
    amounts: dict[Any, Any] = attrs.field(factory=dict, init=False)

    @property
    def is_fused(self) -> bool:
        """Whether the normal matrix is that of the sweep: one link, and no number moves two joints above it."""
        first, *others = self.paths
        return not others and self.barrier is None and first.columns.shape[0] == self.robot.tree.nv

    @property
    def is_one_kernel(self) -> bool:
        """Whether a step is one kernel: `is_fused`, and joints have one number each."""
        return self.numbers is None and self.is_fused

    @property
    def size(self) -> int:
        """The number of equations of an attempt, in units of those of a link."""
        scene = None if self.barrier is None else self.barrier.scene
        return len(self.paths) + (0 if scene is None else -(-scene.pairs // 6))

    def velocities(self, x: Tensor) -> Tensor:
        """For each number of a velocity the entry of its joint among those of the numbers of configurations."""
        return x if self.numbers is None else x.index_select(-1, self.numbers[1])

    def free(self, q: Tensor) -> Tensor:
        """1 for each number of a configuration that is not at a limit, 0 for the others."""
        return inverse_kinematics.unlimited(q, self.lower, self.upper)

    def step(
        self, attempts: Attempts, q: Tensor, free: Tensor, damping: Damping, drifts: bool = False, turns: bool = False
    ) -> tuple[Tensor, Tensor, Tensor]:
        """Move configurations towards their targets.

        Args:
            attempts: The targets.
            q: Configurations, shape (attempts, nq).
            free: 1 for each number that may change, and 0 if it presses against a limit, shape (attempts, nq).
            damping: The damping.
            drifts: Whether to move towards ``attempts.null_space`` in the null space.
            turns: Whether an angle may move from one limit to the other one.

        Returns:
            The new configurations, their ``free``, and the scores of the configurations given, shape
            (attempts, origins): see `Rows`.
        """
        if self.is_one_kernel and not (drifts and attempts.null_space is not None):
            return self._kernel(attempts, q, free, damping, turns)
        first, last = self.turning if turns else self.endless
        mask = self.velocities(free)
        drift = None
        if drifts and attempts.null_space is not None:
            towards = configurations.local(self.robot, q, attempts.null_space)
            largest = towards.abs().amax(-1, keepdim=True)
            drift = towards * (_LARGEST_DRIFT / largest).clamp(max=_GAIN)  # of that direction: the way of least squares
        move = self._fused if self.is_fused else self._dense
        v, scores = move(attempts, q, free, mask, damping, drift)
        v = v.clamp(-self.largest, self.largest)
        q = configurations.retract(self.robot, q, v * mask)
        pressing = v if self.numbers is None else v.index_select(-1, self.numbers[0])
        q, free = inverse_kinematics.limited(q, pressing, free, self.lower, self.upper, first, last)
        return q, free, scores

    def steps(
        self, attempts: Attempts, q: Tensor, dampings: tuple[Damping, ...], stops: Sequence[tuple[int, float]]
    ) -> Steps | None:
        """Steps of one attempt, or None where `step` has to be called.

        Args:
            attempts: The target.
            q: The configuration, shape (*one, nq).
            dampings: The damping of each stage.
            stops: For each stage how many steps it has at most, and the score at which it ends. If a stage does not
                reach that score, those that follow are left out.
        """
        if q.numel() != self.robot.tree.nq:
            return None
        goal, free, repetition = attempts.goals[0], self.free(q), self.amounts.get(dampings)
        if repetition is None:
            if not self.is_one_kernel or goal.packed:
                return None
            sweep = sweeps(self.robot.tree.registered).path
            given = self._arguments(attempts, dampings[0], False)
            stages = [self._settings(damping, False)[0] for damping in dampings]
            repetition = sweep.repetition(stages, q, free, *given)
            if repetition is None:
                return None
            self.amounts[dampings] = repetition
        found = repetition((q, free, *goal.base), stops)
        return None if found is None else Steps(q, *found)

    def scores(self, attempts: Attempts, q: Tensor, free: Tensor) -> Tensor:
        """The scores of configurations, as `step` returns them. The damping has no influence on them."""
        if self.is_one_kernel:
            return self._kernel(attempts, q, free, _ANY, False)[2]
        return (
            self._multipliers(attempts, q, free, _ANY, None)[2]
            if self.is_fused
            else self._all_rows(attempts, q, free).scores
        )

    def stagnating(self, stagnates: Tensor) -> Tensor:
        """The numbers of configurations that restart, shape (attempts, nq) or (attempts, 1).

        They are those that change the errors of stagnating origins alone, so that links that are at their targets stay
        there; all numbers, if there are no such ones.

        Args:
            stagnates: For each origin whether its error stagnates, shape (attempts, origins).
        """
        if len(self.moves) == 1:
            return stagnates
        here, others = ((x.to(self.moves) @ self.moves) > 0 for x in (stagnates, ~stagnates))
        own = here & ~others
        return own | (stagnates.any(-1, keepdim=True) & ~own.any(-1, keepdim=True))

    def _swept(self, route: Path, goal: Goal, q: Tensor, free: Tensor) -> tuple[Tensor, ...]:
        """The pose of the last frame, the normal matrix, the columns, and the pose of the link in that frame."""
        *origins, axes, screws, position, quaternion = goal.geometry or route.geometry
        sweep = sweeps(self.robot.tree.registered).path
        swept = sweep.path(q, free, (origins[0], origins[1]), axes, screws, goal.base, route.table)
        return *swept, position, quaternion

    def _fused(
        self, attempts: Attempts, q: Tensor, free: Tensor, mask: Tensor, damping: Damping, drift: Tensor | None
    ) -> tuple[Tensor, Tensor]:
        columns, y, scores = self._multipliers(attempts, q, free, damping, None if drift is None else drift * mask)
        v = inverse_kinematics.motion(columns, y.unsqueeze(-2))
        return v if drift is None else v + drift, scores

    def _multipliers(
        self, attempts: Attempts, q: Tensor, free: Tensor, damping: Damping, drift: Tensor | None
    ) -> tuple[Tensor, Tensor, Tensor]:
        """The columns of the Jacobian, the multipliers of `inverse_kinematics.solve`, and the scores."""
        (route,) = self.paths
        position, quaternion, normal, columns, *offset = self._swept(route, attempts.goals[0], q, free)
        amount, zero = stored(self.amounts, damping, lambda: self._amount(damping))
        moved = zero if drift is None else (columns * drift.unsqueeze(-1)).sum(-2)
        y, score = inverse_kinematics.solve(
            *(position, quaternion, *offset, normal, moved, route.weights, self.accepted), amount
        )
        return columns, y, score.unsqueeze(-1)

    def _kernel(
        self, attempts: Attempts, q: Tensor, free: Tensor, damping: Damping, turns: bool
    ) -> tuple[Tensor, Tensor, Tensor]:
        """`step` as one kernel."""
        sweep = sweeps(self.robot.tree.registered).path
        moved, free, outcome = sweep.step(q, free, *self._arguments(attempts, damping, turns))
        return moved, free, outcome[:, 2:]

    def _arguments(self, attempts: Attempts, damping: Damping, turns: bool) -> tuple[Any, ...]:
        """The further arguments of `inverse_kinematics.step`."""
        key = damping, turns
        settings, bounds = stored(self.amounts, key, lambda: self._settings(damping, turns))
        (goal,), (route,) = attempts.goals, self.paths
        frames, offset = goal.packed or route.packed
        return frames, bounds, goal.base, offset, settings, route.table

    def _settings(self, damping: Damping, turns: bool) -> tuple[Tensor, Tensor]:
        """Settings and bounds, as `inverse_kinematics.step` takes them."""
        first, last = self.turning if turns else self.endless
        settings = torch.cat((self.paths[0].weights, self.accepted, self._amount(damping)[0]))
        return settings, torch.stack((self.lower, self.upper, first, last, self.largest), -1)

    def _amount(self, damping: Damping) -> tuple[Tensor, Tensor]:
        """The damping as a tensor, and a twist that is zero."""
        like = self.robot.axes
        amount = like.new_tensor((damping.factor, damping.smallest * torch.finfo(like.dtype).eps))
        return amount, like.new_zeros(6)

    def _dense(
        self, attempts: Attempts, q: Tensor, free: Tensor, mask: Tensor, damping: Damping, drift: Tensor | None
    ) -> tuple[Tensor, Tensor]:
        jacobian, error, scores = self._all_rows(attempts, q, free)
        held = jacobian * mask.unsqueeze(-1)
        factor = damping.factor * 0.5 / len(self.paths)
        amount = factor * (error * error).sum(-1) + damping.smallest * torch.finfo(q.dtype).eps
        if drift is not None:
            error = error - (held.mT @ drift.unsqueeze(-1)).squeeze(-1)
        eps = torch.finfo(q.dtype).eps
        if error.shape[-1] <= max(2 * self.robot.tree.nv, _ROWS):
            y = _solve(held.mT @ held, error, amount, 4 * eps)
            v = (jacobian @ y.unsqueeze(-1)).squeeze(-1)
        else:
            # Less damping would make the motion in the null space a matter of rounding errors.
            v = _solve(held @ held.mT, (held @ error.unsqueeze(-1)).squeeze(-1), amount, eps ** (2 / 3))
            remaining = error.unsqueeze(-1) - held.mT @ v.unsqueeze(-1)
            # Held joints do not move. The sign says whether they press against their limits.
            v = v * mask + (jacobian @ remaining).squeeze(-1) * (1 - mask)
        return v if drift is None else v + drift, scores

    def _all_rows(self, attempts: Attempts, q: Tensor, free: Tensor) -> Rows:
        """The equations of all links, and those of obstacles."""
        rows = self.rows(attempts, q, free)
        return rows if self.barrier is None else _joined([rows, self.barrier.rows(attempts, q, free)])

    def rows(self, attempts: Attempts, q: Tensor, free: Tensor) -> Rows:
        """The equations of all links."""
        pairs = zip(self.paths, attempts.goals, strict=True)
        return _joined([self._link_rows(route, goal, q, free) for route, goal in pairs])

    def _link_rows(self, route: Path, goal: Goal, q: Tensor, free: Tensor) -> Rows:
        position, quaternion, _, columns, *offset = self._swept(route, goal, q, free)
        matrix, error, score = inverse_kinematics.rows(position, quaternion, *offset, route.weights, self.accepted)
        steps = columns @ matrix.index_select(-2, route.kept).mT
        zeros = steps.new_zeros(len(q), self.robot.tree.nv, len(route.kept))
        return Rows(zeros.index_add(-2, route.columns, steps), error.index_select(-1, route.kept), score.unsqueeze(-1))


@attrs.frozen(eq=False)
class Barrier:
    """Equations that move spheres away from obstacles which are nearer than a margin.

    Attributes:
        robot: The reduced robot.
        scene: The spheres and obstacles.
        paths: The path of each link that has spheres, with the indices of these.
        weight: The weight of the equations, which is that of positions.
    """

    robot: Model
    scene: Scene
    paths: tuple[tuple[Path, Tensor], ...]
    weight: Tensor

    def rows(self, attempts: Attempts, q: Tensor, free: Tensor) -> Rows:
        """An equation for each sphere and obstacle, whose error is 0 beyond the margin."""
        centres, distances, normals = self.scene.distances(self.robot, q, attempts.obstacles)
        lacking = (self.scene.margin - distances).clamp(min=0) * self.weight
        # A sphere at c moves along n by n.(v + w x c) = [n, c x n].[v, w], for the twist [v, w] at the origin.
        wrenches = torch.cat((normals, torch.linalg.cross(centres.unsqueeze(-2), normals)), -1) * self.weight
        wrenches = wrenches * (lacking > 0).unsqueeze(-1)
        jacobians, errors, sweep = [], [], sweeps(self.robot.tree.registered).path
        for route, index in self.paths:
            base = route.base.expand(len(q))
            start = base.position, base.quaternion
            position, quaternion, axes, screws, *_ = route.geometry
            columns = sweep.path(q, free, (position, quaternion), axes, screws, start, route.table)[3]
            steps = columns @ wrenches.index_select(1, index).flatten(1, 2).mT
            zeros = steps.new_zeros(len(q), self.robot.tree.nv, steps.shape[-1])
            jacobians.append(zeros.index_add(1, route.columns, steps))
            errors.append(lacking.index_select(1, index).flatten(1))
        score = (lacking.flatten(1).amax(-1) / (self.scene.margin * self.weight)).square()
        return Rows(torch.cat(jacobians, -1), torch.cat(errors, -1), score.unsqueeze(-1))


def _joined(parts: Sequence[Rows]) -> Rows:
    """The equations of several origins."""
    return parts[0] if len(parts) == 1 else Rows(*[torch.cat(x, -1) for x in zip(*parts, strict=True)])


def overall(scores: Tensor) -> Tensor:
    """The score of all origins of equations together, shape (attempts,)."""
    if scores.shape[-1] == 1:
        return scores.squeeze(-1)
    worst = scores.amax(-1)
    return torch.where(worst <= 1, worst, 1 + (scores - 1).clamp(min=0).sum(-1))


def _solve(m: Tensor, b: Tensor, damping: Tensor, relative: float) -> Tensor:
    """Solve ``(m + damping + relative trace(m)) x = b`` for positive semidefinite matrices.

    Their rounding errors are up to eps times the trace: without these the sum would not be positive definite.
    """
    amount = damping + m.diagonal(dim1=-2, dim2=-1).sum(-1) * relative
    damped = m + amount[..., None, None] * torch.eye(m.shape[-1], dtype=m.dtype, device=m.device)
    if m.shape[-1] <= positive.LARGEST:
        solution: Tensor = positive.SOLVE[m.shape[-1]](damped, b)
        return solution
    factor, _ = torch.linalg.cholesky_ex(damped)
    return torch.cholesky_solve(b.unsqueeze(-1), factor).squeeze(-1)
