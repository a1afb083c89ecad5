"""The steps of inverse kinematics: damped least squares.

A lane is one attempt to solve for one target. All lanes are stepped together.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import attrs
import torch
from torch import Tensor

from ..math import inverse_kinematics
from . import configurations
from .ik_avoid import Scene
from .ik_paths import Goal, Lanes, Path, path
from .joints import SIZES
from .model import Model

# Angles change by at most so much in a step: where the problem is not linear, longer steps lead astray. Lengths may
# change by any amount.
_LARGEST = 1.0
# How fast a step moves towards the configuration asked for in the null space, and by how much at most.
_GAIN, _LARGEST_DRIFT = 0.5, 0.3
# Up to so many equations, or as many as there are joints, a system of their number is solved: two poses.
_ROWS = 12


class Damping(NamedTuple):
    """The damping of a step: ``factor`` times half the squared error, plus ``smallest`` times the dtype's eps."""

    factor: float
    smallest: float


class Rows(NamedTuple):
    """Linear equations for a velocity: ``jacobian^T v = error``.

    Attributes:
        jacobian: Shape (lanes, nv, rows).
        error: Shape (lanes, rows).
        score: At most 1 if the errors are accepted, and otherwise greater for larger errors, shape (lanes,).
    """

    jacobian: Tensor
    error: Tensor
    score: Tensor


@attrs.frozen(eq=False)
class Problem:
    """The problem of moving links of a robot to targets.

    Attributes:
        robot: The robot with the joints that move one of the links.
        paths: The path of each link.
        lower: The limits that are respected, shape (nq,).
        upper: The upper ones.
        accepted: The reciprocal squares of the accepted errors of position and rotation, shape (2,).
        largest: The largest change of each number of a velocity in a step, shape (nv,).
        numbers: For each number of a configuration one of the velocity of the same joint, and the other way round; None
            if they are the same.
        barrier: What keeps spheres away from obstacles, if anything.
    """

    robot: Model
    paths: tuple[Path, ...]
    lower: Tensor
    upper: Tensor
    accepted: Tensor
    largest: Tensor
    numbers: tuple[Tensor, Tensor] | None
    barrier: Barrier | None = None

    @property
    def is_fused(self) -> bool:
        """Whether the normal matrix is that of the sweep: one link, and no number moves two joints above it."""
        first, *others = self.paths
        return not others and self.barrier is None and first.columns.shape[0] == self.robot.tree.nv

    @property
    def size(self) -> int:
        """The number of equations of a lane, in units of those of a link."""
        around = None if self.barrier is None else self.barrier.scene
        return len(self.paths) + (0 if around is None else -(-around.pairs // 6))

    def velocities(self, x: Tensor) -> Tensor:
        """For each number of a velocity the entry of its joint among those of the numbers of configurations."""
        return x if self.numbers is None else x.index_select(-1, self.numbers[1])

    def free(self, q: Tensor) -> Tensor:
        """1 for each number of a configuration that is not at a limit, 0 for the others."""
        return ((q > self.lower) & (q < self.upper)).to(q)

    def step(
        self, lanes: Lanes, q: Tensor, free: Tensor, damping: Damping, drifts: bool = False
    ) -> tuple[Tensor, Tensor, Tensor]:
        """Move configurations towards their targets.

        Args:
            lanes: The targets.
            q: Configurations, shape (lanes, nq).
            free: 1 for each number that may change, and 0 if it presses against a limit, shape (lanes, nq).
            damping: The damping.
            drifts: Whether to move towards ``lanes.rest`` in the null space.

        Returns:
            The new configurations, their ``free``, and the scores of the configurations given: see `Rows`.
        """
        may = self.velocities(free)
        drift = None
        if drifts and lanes.rest is not None:
            towards = configurations.local(self.robot, q, lanes.rest)
            largest = towards.abs().amax(-1, keepdim=True)
            drift = towards * (_LARGEST_DRIFT / largest).clamp(max=_GAIN)  # of that direction: the way of least squares
        move = self._fused if self.is_fused else self._dense
        v, score = move(lanes, q, free, may, damping, drift)
        q = configurations.retract(self.robot, q, (v * may).clamp(-self.largest, self.largest))
        pressing = v if self.numbers is None else v.index_select(-1, self.numbers[0])
        q, free = inverse_kinematics.limited(q, pressing, self.lower, self.upper)
        return q, free, score

    def _swept(self, route: Path, goal: Goal, q: Tensor, free: Tensor) -> tuple[Tensor, ...]:
        """The pose of the last frame, the normal matrix, the columns, and the pose of the link in that frame."""
        *origins, axes, screws, position, quaternion = goal.geometry or route.geometry
        swept = inverse_kinematics.path(q, free, (origins[0], origins[1]), axes, screws, goal.base, route.table)
        return *swept, position, quaternion

    def _fused(
        self, lanes: Lanes, q: Tensor, free: Tensor, may: Tensor, damping: Damping, drift: Tensor | None
    ) -> tuple[Tensor, Tensor]:
        (route,) = self.paths
        position, quaternion, normal, columns, *offset = self._swept(route, lanes.goals[0], q, free)
        moved = q.new_zeros(6) if drift is None else (columns * (drift * may).unsqueeze(-1)).sum(-2)
        amount = q.new_tensor((damping.factor, damping.smallest * torch.finfo(q.dtype).eps))
        y, score = inverse_kinematics.solve(
            *(position, quaternion, *offset, normal, moved, route.weights, self.accepted), amount
        )
        v = inverse_kinematics.motion(columns, y.unsqueeze(-2))
        return v if drift is None else v + drift, score

    def _dense(
        self, lanes: Lanes, q: Tensor, free: Tensor, may: Tensor, damping: Damping, drift: Tensor | None
    ) -> tuple[Tensor, Tensor]:
        jacobian, error, score = self.rows(lanes, q, free)
        if self.barrier is not None:
            jacobian, error, score = _joined([Rows(jacobian, error, score), self.barrier.rows(lanes, q, free)])
        held = jacobian * may.unsqueeze(-1)
        amount = damping.factor * 0.5 * (error * error).sum(-1) + damping.smallest * torch.finfo(q.dtype).eps
        if drift is not None:
            error = error - (held.mT @ drift.unsqueeze(-1)).squeeze(-1)
        eps = torch.finfo(q.dtype).eps
        if error.shape[-1] <= max(self.robot.tree.nv, _ROWS):
            y = _solve(held.mT @ held, error, amount, 4 * eps)
            v = (jacobian @ y.unsqueeze(-1)).squeeze(-1)
        else:
            # Less damping would make the motion in the null space a matter of rounding errors.
            v = _solve(held @ held.mT, (held @ error.unsqueeze(-1)).squeeze(-1), amount, eps ** (2 / 3))
            remaining = error.unsqueeze(-1) - held.mT @ v.unsqueeze(-1)
            # Held joints do not move. The sign says whether they press against their limits.
            v = v * may + (jacobian @ remaining).squeeze(-1) * (1 - may)
        return v if drift is None else v + drift, score

    def rows(self, lanes: Lanes, q: Tensor, free: Tensor) -> Rows:
        """The equations of all links."""
        pairs = zip(self.paths, lanes.goals, strict=True)
        return _joined([self._link_rows(route, goal, q, free) for route, goal in pairs])

    def _link_rows(self, route: Path, goal: Goal, q: Tensor, free: Tensor) -> Rows:
        position, quaternion, _, columns, *offset = self._swept(route, goal, q, free)
        matrix, error, score = inverse_kinematics.rows(position, quaternion, *offset, route.weights, self.accepted)
        steps = columns @ matrix.index_select(-2, route.kept).mT
        zeros = steps.new_zeros(len(q), self.robot.tree.nv, len(route.kept))
        return Rows(zeros.index_add(-2, route.columns, steps), error.index_select(-1, route.kept), score)


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

    def rows(self, lanes: Lanes, q: Tensor, free: Tensor) -> Rows:
        """An equation for each sphere and obstacle, whose error is 0 beyond the margin."""
        centres, distances, normals = self.scene.distances(self.robot, q, lanes.obstacles)
        lacking = (self.scene.margin - distances).clamp(min=0) * self.weight
        # A sphere at c moves along n by n.(v + w x c) = [n, c x n].[v, w], for the twist [v, w] at the origin.
        wrenches = torch.cat((normals, torch.linalg.cross(centres.unsqueeze(-2), normals)), -1) * self.weight
        wrenches = wrenches * (lacking > 0).unsqueeze(-1)
        jacobians, errors = [], []
        for route, index in self.paths:
            base = route.base.expand(len(q))
            start = base.position, base.quaternion
            position, quaternion, axes, screws, *_ = route.geometry
            columns = inverse_kinematics.path(q, free, (position, quaternion), axes, screws, start, route.table)[3]
            steps = columns @ wrenches.index_select(1, index).flatten(1, 2).mT
            zeros = steps.new_zeros(len(q), self.robot.tree.nv, steps.shape[-1])
            jacobians.append(zeros.index_add(1, route.columns, steps))
            errors.append(lacking.index_select(1, index).flatten(1))
        score = (lacking.flatten(1).amax(-1) / (self.scene.margin * self.weight)).square()
        return Rows(torch.cat(jacobians, -1), torch.cat(errors, -1), score)


def _joined(parts: Sequence[Rows]) -> Rows:
    """The equations of several origins."""
    if len(parts) == 1:
        return parts[0]
    score = torch.stack([part.score for part in parts])
    worst = score.amax(0)
    return Rows(
        torch.cat([part.jacobian for part in parts], -1),
        torch.cat([part.error for part in parts], -1),
        torch.where(worst <= 1, worst, 1 + (score - 1).clamp(min=0).sum(0)),
    )


def _solve(m: Tensor, b: Tensor, damping: Tensor, relative: float) -> Tensor:
    """Solve ``(m + damping + relative trace(m)) x = b`` for positive semidefinite matrices.

    Their rounding errors are up to eps times the trace: without these the sum would not be positive definite.
    """
    amount = damping + m.diagonal(dim1=-2, dim2=-1).sum(-1) * relative
    factor, _ = torch.linalg.cholesky_ex(
        m + amount[..., None, None] * torch.eye(m.shape[-1], dtype=m.dtype, device=m.device)
    )
    return torch.cholesky_solve(b.unsqueeze(-1), factor).squeeze(-1)


def problem(
    robot: Model,
    weights: Mapping[str, Tensor],
    limits: bool,
    tolerance: tuple[float, float],
    around: Scene | None = None,
) -> Problem:
    """The problem of a reduced robot.

    Args:
        robot: The robot. Its tensors have no gradients.
        weights: For each link the weights of the rows.
        limits: Whether to respect the joints' limits.
        tolerance: The accepted errors.
        around: The spheres and obstacles, if any.
    """
    like = robot.axes
    paths = []
    for link, factors in weights.items():
        found, scale = _cached_path(robot, link)
        paths.append(found._replace(weights=factors * scale, kept=factors.nonzero().squeeze(-1)))
    bound = torch.full_like(robot.lower, torch.inf)
    largest, numbers = robot._cached("numbers", functools.partial(_numbers, robot))
    return Problem(
        robot,
        tuple(paths),
        robot.lower if limits else -bound,
        robot.upper if limits else bound,
        like.new_tensor([x**-2 for x in tolerance]),
        largest,
        numbers,
        None if around is None else _barrier(robot, around),
    )


def _cached_path(robot: Model, link: str) -> tuple[Path, Tensor]:
    found: tuple[Path, Tensor] = robot._cached(("path", link), lambda: path(robot, robot.tree.index[link]))
    return found


def _barrier(robot: Model, around: Scene) -> Barrier:
    paths, scales = [], []
    for link in dict.fromkeys(around.links):
        found, scale = _cached_path(robot, link)
        index = torch.tensor([i for i, name in enumerate(around.links) if name == link], device=robot.device)
        paths.append((found, index))
        scales.append(scale[0])
    return Barrier(robot, around, tuple(paths), torch.stack(scales).amin())


def _numbers(robot: Model) -> tuple[Tensor, tuple[Tensor, Tensor] | None]:
    """`Problem.largest` and `Problem.numbers`."""
    tree, of_q, of_v, largest = robot.tree, [], [], []
    for i in tree.moving:
        size = SIZES[tree.kinds[i]]
        lengths = {"prismatic": 1, "planar": 2, "free": 3}.get(tree.kinds[i], 0)
        largest += [torch.inf] * lengths + [_LARGEST] * (size.nv - lengths)
        of_q += [tree.v_columns[i]] * size.nq
        of_v += [tree.q_columns[i]] * size.nv
    options: dict[str, Any] = {"dtype": torch.long, "device": robot.device}
    numbers = None if tree.is_scalar else (torch.tensor(of_q, **options), torch.tensor(of_v, **options))
    return robot.axes.new_tensor(largest), numbers
