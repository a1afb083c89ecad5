"""The steps of inverse kinematics: damped least squares.

An attempt starts from one seed and solves for one target. All attempts are stepped together.
"""

from __future__ import annotations

import functools
import math
import pathlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias, cast

import attrs
import torch
from torch import Tensor

from ...engine import BY_TAG, TAGS, Native, fill_file, stored
from ...math import inverse_kinematics
from ...values import Pose
from .. import configurations, jacobians
from ..derived_tables import GEOMETRY, KINEMATICS
from ..joints import kind_of, sweeps
from ..model import Model
from .arguments import IKRequest
from .paths import Attempts, Goal, Path, Reduced, path

# How fast a step moves towards the configuration asked for in the null space, and by how much at most.
_GAIN, _LARGEST_DRIFT = 0.5, 0.3
# Up to so many equations, or twice as many as there are joints, a system of their number is solved: two poses. That of
# the number of joints needs more damping: with it, float32 solves 53 % of the targets of a floating base, not 99 %.
_ROWS = 12


# Angles change by at most so much in a step: where the problem is not linear, longer steps lead astray. Lengths may
# change by any amount.
_LARGEST = 1.0


Around: TypeAlias = tuple[float, int, tuple[str, ...]]  # a margin, the pairs of spheres and obstacles, their links


class Damping(NamedTuple):
    """The damping of a step: ``factor`` times half the squared error, plus ``smallest`` times the dtype's eps.

    Of several links the mean squared error counts.
    """

    factor: float
    smallest: float


class LinkEquations(NamedTuple):
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


@attrs.frozen(eq=False)
class ReachProblem:
    """The problem of moving links of a robot to targets.

    Attributes:
        robot: The robot with the joints that move one of the links.
        paths: The path of each link.
        lower: The limits that are respected, shape (nq,).
        upper: The upper ones.
        turning: Where an angle moves by a turn, shapes (nq,): ``first`` and ``last`` of `inverse_kinematics.Bounds`.
        endless: The same for angles that do not: -inf and inf.
        accepted: The reciprocal squares of the accepted errors of position and rotation, shape (2,).
        largest: The largest change of each number of a velocity in a step, shape (nv,).
        counterparts: For each number of a configuration one of the velocity of the same joint, and the other way round;
            None if they are the same.
        moves: For each origin of equations 1 for the numbers of a configuration that change its errors, and 0 for the
            others, shape (origins, nq).
        around: With obstacles the number of their rows, and the settings of these: see `Proximity.lacking`.
        placed: While a step is recorded, takes the name of a function of joints, the robot, the two operands of the
            function, and what puts the results for joints that are not added in their places.
        amounts: Tensors that follow from a damping, made on first use.
    """

    robot: Model
    paths: tuple[Path, ...]
    lower: Tensor
    upper: Tensor
    turning: tuple[Tensor, Tensor]
    endless: tuple[Tensor, Tensor]
    accepted: Tensor
    largest: Tensor
    counterparts: tuple[Tensor, Tensor] | None
    moves: Tensor
    around: tuple[int, Tensor] | None = None
    placed: Callable[[str, Model, Tensor, Tensor, Callable[[Tensor], None]], None] | None = None
    amounts: dict[Any, Any] = attrs.field(factory=dict, init=False)

    @property
    def size(self) -> int:
        """The number of equations of an attempt, in units of those of a link."""
        return len(self.paths) + -(-self.pairs // 6)

    @property
    def pairs(self) -> int:
        """The number of pairs of a sphere and an obstacle."""
        return 0 if self.around is None else self.around[0]

    def velocities(self, x: Tensor) -> Tensor:
        """For each number of a velocity the entry of its joint among those of the numbers of configurations."""
        return x if self.counterparts is None else x.index_select(-1, self.counterparts[1])

    def free(self, q: Tensor) -> Tensor:
        """1 for each number of a configuration that is not at a limit, 0 for the others."""
        return inverse_kinematics.unlimited(q, self.lower, self.upper)

    def is_one_kernel(self, attempts: Attempts) -> bool:
        """Whether a step is one kernel, which tells the errors of position and rotation, too.

        That is so for one link without obstacles or a null space, of joints that have one number each and move no
        other joint.
        """
        first, *others = self.paths
        is_one = self.counterparts is None and not others and self.around is None and attempts.null_space is None
        return is_one and first.columns.shape[0] == self.robot.tree.nv

    def is_recordable(self, attempts: Attempts) -> bool:
        """Whether a step can be recorded: it reads few tensors, and is the same in all iterations."""
        return attempts.problem is None and not any([x.packed for x in attempts.goals])

    def step(
        self, attempts: Attempts, q: Tensor, free: Tensor, settings: Tensor, turns: bool
    ) -> tuple[Tensor, Tensor, Tensor]:
        """Move configurations towards their targets.

        Args:
            attempts: The targets.
            q: Configurations, shape (attempts, nq).
            free: 1 for each number that may change, and 0 if it presses against a limit, shape (attempts, nq).
            settings: The `settings` of each attempt, shape (attempts, numbers).
            turns: Whether an angle may move from one limit to the other one.

        Returns:
            The new configurations, their ``free``, and the scores of the configurations given, shape
            (attempts, origins): see `LinkEquations`. Their errors stand before them if `is_one_kernel`.
        """
        step = self._kernel if self.is_one_kernel(attempts) else self._dense
        return step(attempts, q, free, settings, turns)

    def _swept(self, route: Path, goal: Goal, q: Tensor, free: Tensor) -> tuple[Tensor, ...]:
        """The pose of the last frame, the normal matrix, the columns, and the pose of the link in that frame."""
        *origins, axes, screws, position, quaternion = goal.geometry or route.geometry
        sweep = sweeps(self.robot.tree.swept).path
        swept = sweep.path(q, free, (origins[0], origins[1]), axes, screws, goal.base, route.table)
        return *swept, position, quaternion

    def _kernel(
        self, attempts: Attempts, q: Tensor, free: Tensor, settings: Tensor, turns: bool
    ) -> tuple[Tensor, Tensor, Tensor]:
        """`step` as one kernel."""
        sweep = sweeps(self.robot.tree.swept).path
        (goal,), (route,) = attempts.goals, self.paths
        frames, offset = goal.packed or route.packed
        found: Any = sweep.step(q, free, frames, self.bounds(turns), goal.base, offset, settings, route.table)
        moved, following, outcome = found
        return moved, following, outcome

    def bounds(self, turns: bool) -> Tensor:
        """Bounds, as `inverse_kinematics.step` takes them."""
        first, last = self.turning if turns else self.endless
        made: Tensor = stored(
            self.amounts, turns, lambda: torch.stack((self.lower, self.upper, first, last, self.largest), -1)
        )
        return made

    def settings(self, attempts: Attempts, damping: Damping, drifts: bool) -> Tensor:
        """What `step` takes of a damping, and before it a gain, or what `inverse_kinematics.step` takes.

        Args:
            attempts: The targets.
            damping: The damping.
            drifts: Whether to move towards ``attempts.null_space`` in the null space.
        """
        if self.is_one_kernel(attempts):
            before: tuple[Tensor, ...] = self.paths[0].weights, self.accepted
        else:
            before = (self.accepted.new_full((1,), _GAIN if drifts else 0),)
        key = "settings", len(before), damping, drifts
        made: Tensor = stored(self.amounts, key, lambda: torch.cat((*before, self.amount(damping))))
        return made

    def amount(self, damping: Damping) -> Tensor:
        """The damping as a tensor: what the squared error is multiplied by, and what is added."""
        like = self.robot.axes
        return like.new_tensor((damping.factor, damping.smallest * torch.finfo(like.dtype).eps))

    def _dense(
        self, attempts: Attempts, q: Tensor, free: Tensor, settings: Tensor, turns: bool
    ) -> tuple[Tensor, Tensor, Tensor]:
        """`step` of any links, joints and obstacles."""
        parts = []
        for route, goal in zip(self.paths, attempts.goals, strict=True):
            position, quaternion, _, columns, *offset = self._swept(route, goal, q, free)
            of_link = inverse_kinematics.rows(position, quaternion, *offset, route.weights, self.accepted)
            parts.append((columns.flatten(), *of_link))
        of_links, *others = zip(*parts, strict=True)
        given = [torch.cat(of_links), *[torch.stack(x) for x in others]]
        more: Sequence[Tensor] = ()
        if attempts.near is not None and self.around is not None:
            more = attempts.near.lacking(q, attempts.problem, self.around[1])
        found = [torch.empty_like(q), torch.empty_like(q), q.new_empty(len(q), len(self.moves))]
        move, aim = q.new_empty(len(q), self.robot.tree.nv), attempts.null_space
        towards = None if aim is None or self.counterparts is None else self._towards(q, aim)
        several_links(self, (q, free, settings, aim, towards), given, more, (*found, move), turns)
        if self.counterparts is not None and self.placed is not None:
            self.placed("retract", self.robot, q, move, functools.partial(_place, self, found[0]))
        elif self.counterparts is not None:
            added = stored(self.amounts, "added", lambda: _velocities(self.robot)[1].bool())
            moved = configurations.retract(self.robot, q, move).clamp(self.lower, self.upper)
            found[0] = torch.where(added, found[0], moved)
        return found[0], found[1], found[2]

    def _towards(self, q: Tensor, aim: Tensor) -> Tensor:
        """The velocity that leads to other configurations; while a step is recorded, its numbers that are not added."""
        if self.placed is None:
            return configurations.local(self.robot, q, aim)
        towards = q.new_empty(len(q), self.robot.tree.nv)
        self.placed("local", self.robot, q, aim, functools.partial(_place, self, towards))
        return towards

    def rows(self, attempts: Attempts, q: Tensor, free: Tensor) -> LinkEquations:
        """The equations of all links."""
        pairs = zip(self.paths, attempts.goals, strict=True)
        return _joined([self._link_rows(route, goal, q, free) for route, goal in pairs])

    def _link_rows(self, route: Path, goal: Goal, q: Tensor, free: Tensor) -> LinkEquations:
        position, quaternion, _, columns, *offset = self._swept(route, goal, q, free)
        matrix, error, score = inverse_kinematics.rows(position, quaternion, *offset, route.weights, self.accepted)
        steps = columns @ matrix.index_select(-2, route.weighted_rows).mT
        zeros = steps.new_zeros(len(q), self.robot.tree.nv, len(route.weighted_rows))
        return LinkEquations(
            zeros.index_add(-2, route.columns, steps), error.index_select(-1, route.weighted_rows), score.unsqueeze(-1)
        )


def _joined(parts: Sequence[LinkEquations]) -> LinkEquations:
    """The equations of several origins."""
    return parts[0] if len(parts) == 1 else LinkEquations(*[torch.cat(x, -1) for x in zip(*parts, strict=True)])


_TEMPLATE = pathlib.Path(__file__).parent / "templates" / "reach.h"
_POINTERS = (
    *("q", "free", "settings", "null_space", "towards", "columns", "matrix", "error", "scores", "more_error"),
    *("more_jacobian", "more_score", "next", "next_free", "outcome", "move", "largest", "tree", "bounds", "joints"),
)
_NUMBERS = ("phase", "size", "numbers", "links", "more", "origins", "settings_size", "attempts")


@functools.cache
def several_kernel(tag: str, size: int, rows: int, by_rows: bool) -> Native:
    """The kernel for velocities of up to ``size`` numbers, and so many rows."""
    real, system = BY_TAG[tag].real, rows if by_rows else size

    def text() -> str:
        numbers = {"size": str(size), "rows": str(rows), "system": str(system), "by_rows": str(by_rows).lower()}
        numbers |= {"least": str(torch.finfo(BY_TAG[tag].torch).eps ** (2 / 3)), "farthest": str(_LARGEST_DRIFT)}
        return fill_file(_TEMPLATE, real=real, **numbers)

    return Native(f"pk_reach_{tag}_{size}_{rows}_{by_rows:d}", text, _POINTERS, _NUMBERS, "Robot.ik")


def several_links(
    problem: ReachProblem,
    state: Sequence[Tensor | None],
    given: Sequence[Tensor],
    more: Sequence[Tensor],
    results: Sequence[Tensor],
    turns: bool,
) -> None:
    """Launch the step of several links.

    Args:
        problem: The problem.
        state: Configurations, which numbers are free, settings, and the configurations that the null-space term leads
            to and the velocities towards them, or None.
        given: The columns of all links one after another; then, with a first dimension of links, what
            `inverse_kinematics.rows` returns.
        more: What `Proximity.lacking` returns, if there are obstacles.
        results: The next configurations, but numbers that are not added; which are free; scores; and velocities.
        turns: As in `ReachProblem.step`.
    """
    q, nv, links, count = results[0], problem.robot.tree.nv, len(problem.paths), problem.pairs
    tree, bounds = stored(problem.amounts, ("several", turns), lambda: _tables(problem, turns))
    settings = cast("Tensor", state[2]).shape[-1]
    values = (*state, *given, *(more or (None, None, None)), *results, problem.largest, tree, bounds)
    tensors = {n: None if x is None else x.contiguous() for n, x in zip(_POINTERS, values, strict=False)}
    numbers = 0, nv, q.shape[-1], links, count, len(problem.moves), settings, len(q)
    work = 4 * nv * (6 * links + count)
    _kernel_of(problem).run(tensors, dict(zip(_NUMBERS, numbers, strict=True)), len(q), work, q.device)


def _place(problem: ReachProblem, numbers: Tensor, joints: Tensor) -> None:
    """Put numbers of joints in their places: see `reach.h`."""
    sizes = {**dict.fromkeys(_NUMBERS, 0), "phase": 1, "numbers": numbers.shape[-1]}
    _kernel_of(problem).run({"next": numbers, "joints": joints}, sizes, len(numbers), 0, numbers.device)


def _kernel_of(problem: ReachProblem) -> Native:
    nv, equations = problem.robot.tree.nv, 6 * len(problem.paths) + problem.pairs
    rows, size = (-(-x // 8) * 8 for x in (equations, nv))
    return several_kernel(TAGS[problem.lower.dtype], size, rows, equations <= max(2 * nv, _ROWS))


def _velocities(robot: Model) -> tuple[Tensor, Tensor]:
    """For each number of a velocity one of a configuration and whether it is added to it; the same of the latter."""
    tree, of_v, of_q = robot.tree, list[int](), [0] * robot.tree.nq
    for i in tree.moving:
        kind, column = kind_of(tree.kinds[i]), tree.q_columns[i]
        for k in range(kind.nv):
            of_v += [column + k if kind.is_additive else column, int(kind.is_additive)]
        for k in range(kind.nq):
            of_q[column + k] = int(kind.is_additive)
    return torch.tensor(of_v, device=robot.device), torch.tensor(of_q, device=robot.device)


def _tables(problem: ReachProblem, turns: bool) -> tuple[Tensor, Tensor]:
    """The table of `reach.h`, and limits with turns, shape (nq, 4)."""
    device = problem.lower.device
    links = [torch.cat((x.columns.new_tensor([len(x.columns)]), x.columns)) for x in problem.paths]
    bounds = torch.stack((problem.lower, problem.upper, *(problem.turning if turns else problem.endless)), -1)
    return torch.cat((_velocities(problem.robot)[0], *links)).to(device), bounds


class Task(NamedTuple):
    """Some links with the joints that move them. Links that no joint connects are tasks of their own."""

    poses: dict[str, Pose]
    part: Reduced
    problem: ReachProblem
    request: IKRequest


def reach_problem(
    robot: Model,
    weights: Mapping[str, Tensor],
    limits: bool,
    tolerance: tuple[float, float],
    around: Around | None = None,
) -> ReachProblem:
    """The problem of a reduced robot.

    Args:
        robot: The robot. Its tensors have no gradients.
        weights: For each link the weights of the rows.
        limits: Whether to respect the joints' limits.
        tolerance: The accepted errors.
        around: With obstacles what `Around` is.
    """
    paths = []
    for link, factors in weights.items():
        geometry, scale = _cached_path(robot, link)
        paths.append(geometry._replace(weights=factors * scale, weighted_rows=factors.nonzero().squeeze(-1)))
    bound = torch.full_like(robot.lower, torch.inf)
    largest, counterparts = robot._derived(largest_and_counterparts)
    moves = robot._derived(_moves, tuple(weights))
    endless = -bound, bound
    return ReachProblem(
        robot,
        tuple(paths),
        robot.lower if limits else -bound,
        robot.upper if limits else bound,
        robot._computed(KINEMATICS, _turning) if limits else endless,
        endless,
        accepted(robot, tolerance),
        largest,
        counterparts,
        moves if around is None else torch.cat((moves, torch.ones_like(moves[:1]))),
        None if around is None else _rows_of(robot, *around),
    )


def accepted(robot: Model, tolerance: tuple[float, float]) -> Tensor:
    """`ReachProblem.accepted`."""
    return robot.axes.new_tensor([x**-2 for x in tolerance])


def _cached_path(robot: Model, link: str) -> tuple[Path, Tensor]:
    return robot._computed(GEOMETRY, path, robot.tree.index[link])


def _rows_of(robot: Model, margin: float, pairs: int, links: Sequence[str]) -> tuple[int, Tensor]:
    """`ReachProblem.around`: rows have the least weight of the positions of links."""
    weight = torch.stack([_cached_path(robot, link)[1][0] for link in links]).amin()
    return pairs, torch.stack((weight.new_tensor(margin), weight.new_tensor(torch.inf), weight))


def largest_and_counterparts(robot: Model) -> tuple[Tensor, tuple[Tensor, Tensor] | None]:
    """`ReachProblem.largest` and `ReachProblem.counterparts`."""
    tree = robot.tree
    of_q: list[int] = []
    of_v: list[int] = []
    largest: list[float] = []
    for i in tree.moving:
        kind, q, v = kind_of(tree.kinds[i]), tree.q_columns[i], tree.v_columns[i]
        largest += [torch.inf] * kind.lengths + [_LARGEST] * (kind.nv - kind.lengths)
        of_q += range(v, v + kind.nv) if kind.is_additive else [v] * kind.nq
        of_v += range(q, q + kind.nq) if kind.is_additive else [q] * kind.nv
    options: dict[str, Any] = {"dtype": torch.long, "device": robot.device}
    counterparts = None if tree.is_scalar else (torch.tensor(of_q, **options), torch.tensor(of_v, **options))
    return robot.axes.new_tensor(largest), counterparts


def _moves(robot: Model, links: tuple[str, ...]) -> Tensor:
    """`ReachProblem.moves` of links."""
    tree, moves = robot.tree, []
    for link in links:
        columns = [
            range(tree.q_columns[i], tree.q_columns[i] + kind_of(tree.kinds[i]).nq)
            for i in tree.ancestors(tree.index[link])
            if tree.drivers[i] >= 0
        ]
        moves.append([float(any([k in column for column in columns])) for k in range(tree.nq)])
    return robot.axes.new_tensor(moves)


def _turning(robot: Model) -> tuple[Tensor, Tensor]:
    """`ReachProblem.turning`: half a turn from the middle between the limits, to take the nearest allowed angle."""
    tree = robot.tree
    # A mimic joint does not return after a turn of its driver.
    can = [i for i in tree.moving if tree.drivers.count(i) == 1 and _returns(robot, i)]
    turns = torch.zeros_like(robot.lower, dtype=torch.bool)
    turns[[tree.q_columns[i] for i in can]] = True
    turns &= (robot.upper - robot.lower).isfinite()
    middle = (robot.lower + robot.upper) / 2
    first, last = torch.minimum(middle - math.pi, robot.lower), torch.maximum(middle + math.pi, robot.upper)
    return torch.where(turns, first, -torch.inf), torch.where(turns, last, torch.inf)


def _returns(robot: Model, link: int) -> bool:
    """Whether the child of a joint with one number is at the same pose after a turn: a rotation without translation."""
    if not kind_of(robot.tree.kinds[link]).is_scalar:
        return False
    linear, angular = jacobians.screws(robot, link).split(3, -1)
    return not bool(linear.any()) and torch.allclose(angular.norm(dim=-1), angular.new_ones(()))
