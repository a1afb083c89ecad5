"""The steps of inverse kinematics: the robot reduced to the joints that count, and damped least squares on it.

A lane is one attempt to solve for one target. All lanes are stepped together.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import attrs
import torch
from torch import Tensor

from ..math import inverse_kinematics, trees
from ..values import Pose
from . import configurations, editing, jacobians
from .joints import SIZES
from .model import Model
from .tree import Tree

# Angles change by at most so much in a step: where the problem is not linear, longer steps lead astray. Lengths may
# change by any amount.
_LARGEST = 1.0
# How fast a step moves towards the configuration asked for in the null space, and by how much at most.
_GAIN, _LARGEST_DRIFT = 0.5, 0.3


class Damping(NamedTuple):
    """The damping of a step: ``factor`` times half the squared error, plus ``smallest``."""

    factor: float
    smallest: float


class Path(NamedTuple):
    """The joints from the root to a link: one step of the sweep for each column of the Jacobian.

    Attributes:
        table: The table of the sweep.
        columns: For each step the number of the velocity that it belongs to, shape (steps,).
        geometry: Position and quaternion of the origins, axes and screws of the steps; position and quaternion of the
            link in the last frame. They may have batch dimensions: one robot per target.
        base: The pose of the first frame's parent in the world.
        weights: The weights of the rows, shape (6,). Those of positions are divided by the length of the path, so that
            the units of length do not matter.
    """

    table: Tensor
    columns: Tensor
    geometry: tuple[Tensor, ...]
    base: Pose
    weights: Tensor


class Rows(NamedTuple):
    """Linear equations for a velocity: ``jacobian^T v = error``.

    Attributes:
        jacobian: Shape (lanes, nv, rows).
        error: Shape (lanes, rows).
        score: The square of the error relative to the accepted one, shape (lanes,).
    """

    jacobian: Tensor
    error: Tensor
    score: Tensor


class Goal(NamedTuple):
    """A path with the pose of its base relative to the target, and its geometry if that has batch dimensions."""

    base: tuple[Tensor, Tensor]
    geometry: tuple[Tensor, ...]


class Lanes(NamedTuple):
    """What lanes are to reach: a goal for each path, and the configuration that the null-space term leads to."""

    goals: tuple[Goal, ...]
    rest: Tensor | None

    def take(self, index: Tensor) -> Lanes:
        """Some of the lanes, or a lane several times."""

        def chosen(tensors: Sequence[Tensor]) -> Any:
            return tuple([x.index_select(0, index) for x in tensors])

        goals = tuple([Goal(chosen(g.base), chosen(g.geometry)) for g in self.goals])
        return Lanes(goals, None if self.rest is None else self.rest.index_select(0, index))


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
    """

    robot: Model
    paths: tuple[Path, ...]
    lower: Tensor
    upper: Tensor
    accepted: Tensor
    largest: Tensor
    numbers: tuple[Tensor, Tensor] | None

    @property
    def is_fused(self) -> bool:
        """Whether the normal matrix is that of the sweep: one link, and no number moves two joints above it."""
        return len(self.paths) == 1 and self.paths[0].columns.shape[0] == self.robot.nv

    def velocities(self, x: Tensor) -> Tensor:
        """For each number of a velocity the entry of its joint among those of the numbers of configurations."""
        return x if self.numbers is None else x.index_select(-1, self.numbers[1])

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
            drift = (towards * _GAIN).clamp(-_LARGEST_DRIFT, _LARGEST_DRIFT)
        move = self._fused if self.is_fused else self._dense
        v, score = move(lanes, q, free, may, damping, drift)
        q = configurations.retract(self.robot, q, (v * may).clamp(-self.largest, self.largest))
        pressing = v if self.numbers is None else v.index_select(-1, self.numbers[0])
        q, free = inverse_kinematics.limited(q, pressing, self.lower, self.upper)
        return q, free, score

    def _swept(self, path: Path, goal: Goal, q: Tensor, free: Tensor) -> tuple[Tensor, ...]:
        """The pose of the last frame, the normal matrix, the columns, and the pose of the link in that frame."""
        *origins, axes, screws, position, quaternion = goal.geometry or path.geometry
        swept = inverse_kinematics.path(q, free, (origins[0], origins[1]), axes, screws, goal.base, path.table)
        return *swept, position, quaternion

    def _fused(
        self, lanes: Lanes, q: Tensor, free: Tensor, may: Tensor, damping: Damping, drift: Tensor | None
    ) -> tuple[Tensor, Tensor]:
        (path,) = self.paths
        position, quaternion, normal, columns, *offset = self._swept(path, lanes.goals[0], q, free)
        moved = q.new_zeros(6) if drift is None else (columns * (drift * may).unsqueeze(-1)).sum(-2)
        y, score = inverse_kinematics.solve(
            *(position, quaternion, *offset, normal, moved, path.weights, self.accepted), q.new_tensor(damping)
        )
        v = inverse_kinematics.motion(columns, y.unsqueeze(-2))
        return v if drift is None else v + drift, score

    def _dense(
        self, lanes: Lanes, q: Tensor, free: Tensor, may: Tensor, damping: Damping, drift: Tensor | None
    ) -> tuple[Tensor, Tensor]:
        jacobian, error, score = self.rows(lanes, q, free)
        held = jacobian * may.unsqueeze(-1)
        amount = damping.factor * 0.5 * (error * error).sum(-1) + damping.smallest
        if drift is not None:
            error = error - (held.mT @ drift.unsqueeze(-1)).squeeze(-1)
        if error.shape[-1] <= self.robot.nv:
            y = _solve(held.mT @ held, error, amount)
            v = (jacobian @ y.unsqueeze(-1)).squeeze(-1)
        else:
            v = _solve(held @ held.mT, (held @ error.unsqueeze(-1)).squeeze(-1), amount)
            remaining = error.unsqueeze(-1) - held.mT @ v.unsqueeze(-1)
            # Held joints do not move. The sign says whether they press against their limits.
            v = v * may + (jacobian @ remaining).squeeze(-1) * (1 - may)
        return v if drift is None else v + drift, score

    def rows(self, lanes: Lanes, q: Tensor, free: Tensor) -> Rows:
        """The equations of all links.

        Equations of another origin, such as those that keep a sphere from an obstacle, are appended here.
        """
        parts = [self._link_rows(path, goal, q, free) for path, goal in zip(self.paths, lanes.goals, strict=True)]
        return Rows(
            torch.cat([p.jacobian for p in parts], -1),
            torch.cat([p.error for p in parts], -1),
            torch.stack([p.score for p in parts]).amax(0),
        )

    def _link_rows(self, path: Path, goal: Goal, q: Tensor, free: Tensor) -> Rows:
        position, quaternion, _, columns, *offset = self._swept(path, goal, q, free)
        matrix, error, score = inverse_kinematics.rows(position, quaternion, *offset, path.weights, self.accepted)
        steps = columns @ matrix.mT
        jacobian = steps.new_zeros(len(q), self.robot.nv, 6).index_add(-2, path.columns, steps)
        return Rows(jacobian, error, score)


def _solve(m: Tensor, b: Tensor, damping: Tensor) -> Tensor:
    """Solve ``(m + damping) x = b`` for positive semidefinite matrices."""
    # Rounding errors of m are up to eps times its trace: without them the sum would not be positive definite.
    trace = m.diagonal(dim1=-2, dim2=-1).sum(-1)
    amount = damping + trace * (4 * torch.finfo(m.dtype).eps)
    factor, _ = torch.linalg.cholesky_ex(m + amount[..., None, None] * torch.eye(m.shape[-1]).to(m))
    return torch.cholesky_solve(b.unsqueeze(-1), factor).squeeze(-1)


def connected(tree: Tree, links: Sequence[str]) -> list[tuple[str, ...]]:
    """Groups of links which no joint moves both of, so that they can be solved on their own."""
    groups: list[tuple[set[int], list[str]]] = []
    for link in links:
        joints, names = {tree.drivers[i] for i in tree.ancestors(tree.index[link])} - {-1}, [link]
        for group in [g for g in groups if g[0] & joints]:
            groups.remove(group)
            joints, names = joints | group[0], group[1] + names
        groups.append((joints, names))
    return [tuple(names) for _, names in groups]


class Reduced(NamedTuple):
    """The robot with the joints that move some links, and where their numbers are in those of the whole robot.

    Attributes:
        robot: The robot.
        q: The columns of a configuration.
        v: The columns of a velocity.
    """

    robot: Model
    q: Tensor
    v: Tensor


def reduced(robot: Model, links: Sequence[str]) -> Reduced:
    """Fix the joints that move none of the links."""
    tree = robot.tree
    above = {i for link in links for i in tree.ancestors(tree.index[link])}
    moving = {tree.drivers[i] for i in above}
    neutral = configurations.neutral(robot, ())
    fixed: dict[str, Tensor] = {}
    q: list[int] = []
    v: list[int] = []
    for i in tree.moving:
        size, first = SIZES[tree.kinds[i]], tree.q_columns[i]
        if i in moving:
            q += range(first, first + size.nq)
            v += range(tree.v_columns[i], tree.v_columns[i] + size.nv)
        else:
            fixed[tree.names[i]] = neutral[first] if size.nq == 1 else neutral[first : first + size.nq]
    smaller = editing.fold_fixed(editing.fix(robot, fixed) if fixed else robot, links)
    options: dict[str, Any] = {"dtype": torch.long, "device": robot.device}
    return Reduced(smaller, torch.tensor(q, **options), torch.tensor(v, **options))


def problem(robot: Model, weights: Mapping[str, Tensor], limits: bool, tolerance: tuple[float, float]) -> Problem:
    """The problem of a reduced robot.

    Args:
        robot: The robot. Its tensors have no gradients.
        weights: For each link the weights of the rows.
        limits: Whether to respect the joints' limits.
        tolerance: The accepted errors.
    """
    like = robot.axes
    paths = []
    for link, factors in weights.items():
        path, scale = robot._cached(("path", link), functools.partial(_path, robot, robot.tree.index[link]))
        paths.append(path._replace(weights=factors * scale))
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
    )


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


def _path(robot: Model, link: int) -> tuple[Path, Tensor]:
    """The path to a link, and what the weights of its rows are multiplied by."""
    tree, origins = robot.tree, robot.origins
    wide = torch.broadcast_shapes(origins.shape[:-1], robot.axes.shape[:-2])
    identity = Pose.identity(*wide, dtype=robot.dtype, device=robot.device)
    rows, base, offset = list(tree.ancestors(link)), identity, identity
    if tree.kinds[rows[0]] == "fixed":
        base = origins[..., rows.pop(0)]
    while rows and tree.kinds[rows[-1]] == "fixed":
        offset = origins[..., rows.pop()] @ offset
    rows = rows or [0]  # a link that does not move: one fixed step, because a sweep has at least one
    steps = [(i, k) for i in rows for k in range(max(SIZES[tree.kinds[i]].nv, 1))]
    kinds = [tree.kinds[i] if k == 0 else "fixed" for i, k in steps]
    table = trees.tree_table(
        list(range(-1, len(steps) - 1)),
        kinds,
        [max(tree.q_columns[i], 0) for i, _ in steps],
        *[[values[i] for i, _ in steps] for values in (tree.multipliers, tree.offsets, tree.pitches)],
    )
    frames = [identity if k or rows == [0] and kinds == ["fixed"] else origins[..., i] for i, k in steps]
    zero = torch.zeros_like(robot.axes[..., :1, :]).repeat_interleave(2, -1)
    screws = [zero if tree.kinds[i] == "fixed" else jacobians._screws(robot, (i,)) for i in rows]
    geometry = (
        torch.stack([frame.position.expand(*wide, 3) for frame in frames], -2),
        torch.stack([frame.quaternion.expand(*wide, 4) for frame in frames], -2),
        torch.stack([robot.axes[..., i, :].expand(*wide, 3) for i, _ in steps], -2),
        torch.cat([x.expand(*wide, *x.shape[-2:]) for x in screws], -2),
        offset.position.expand(*wide, 3).contiguous(),
        offset.quaternion.expand(*wide, 4).contiguous(),
    )
    reach = torch.stack([frame.position.norm(dim=-1).mean() for frame in (*frames, offset)]).sum()
    scale = torch.cat((torch.where(reach > 0, 1 / reach, 1).expand(3), reach.new_ones(3)))
    columns = torch.tensor([max(tree.v_columns[i], 0) + k for i, k in steps], device=robot.device)
    return Path(table.to(robot.device), columns, geometry, base, scale), scale


def lanes(problem: Problem, targets: Sequence[Pose], batch: torch.Size, rest: Tensor | None) -> Lanes:
    """The lanes of a batch of targets, one for each of them."""
    goals = []
    count = batch.numel()
    for path, target in zip(problem.paths, targets, strict=True):
        base = (target.inverse() @ path.base).expand(*batch).normalized()
        ends = base.position.reshape(count, 3).contiguous(), base.quaternion.reshape(count, 4).contiguous()
        goals.append(Goal(ends, _per_target(path.geometry, batch) if path.geometry[0].dim() > 2 else ()))
    return Lanes(tuple(goals), rest)


def _per_target(geometry: Sequence[Tensor], batch: torch.Size) -> tuple[Tensor, ...]:
    """Geometry with batch dimensions for each target of a flattened batch."""
    found = []
    for x, trailing in zip(geometry, (2, 2, 2, 2, 1, 1), strict=True):
        shape = x.shape[x.dim() - trailing :]
        found.append(x.expand(*batch, *shape).reshape(-1, *shape))
    return tuple(found)
