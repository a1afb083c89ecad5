"""The search of inverse kinematics for targets: seeds that step together, restarts, and polishing."""

from __future__ import annotations

import functools
import pathlib
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import attrs
import torch
from torch import Tensor

from ...engine import BY_TAG, TAGS, Native, Recording, Recordings, fill_file, runs_kernels, stored, uncaptured
from ...math import least_squares as ops
from ...optimisation import Point, Portable, minimise
from ..joints import kind_of
from ..model import Model
from .paths import Attempts, Goal
from .problem import Damping, ReachProblem
from .recorded_levels import of_joints

# The damping, and the number of steps after which a seed restarts unless its squared error has halved.
# 1000 random goals of a 7-joint arm, 10 seeds, 30 steps, without restarts: 99.3 % are solved. A factor of 1 or 0.01, or
# a constant damping of 1e-3, solve 98.9 %. With restarts 100 % are solved.
_ONE_LINK = Damping(0.1, 8), 5
# 300 random poses of five links on a floating base, 32 seeds, 50 steps: 99 % are solved, and 93 % with the numbers of
# one link. Joints that move a link which is solved, or whose error halves, go on: if all restart, 95 % are solved.
_SEVERAL_LINKS = Damping(0.03, 8), 8
# The last steps have almost no damping, so that they converge quadratically.
_POLISHING, POLISHED = Damping(1e-2, 1), 3
# An arm that is stretched is singular, and a step that is damped too little misses. So several dampings take turns.
_DESCENT = 0.1, 1.0, 10.0
# The null-space term rests in the last steps of a search, so that what it disturbs is corrected.
_CORRECTIONS = 5
DRAWN = 64  # configurations, at least, of whose numbers those are composed from which seeds restart

_TEMPLATE = pathlib.Path(__file__).parent / "templates" / "seeds.h"
_POINTERS = (
    *("q", "free", "settings", "before", "next", "next_free", "outcome", "cost", "best", "facts", "control"),
    *("dampings", "lower", "upper", "moves", "joints", "pool"),
)
_NUMBERS = ("seeds", "size", "origins", "errors", "settings_size", "drawn_rows", "stride", "begins")
_LIMITS = ("steps", "drifts", "period", "polishes", "tries")
_MOST = 256  # attempts of a recording: of more the launches are divided among threads
_STORED = 64  # what is stored of a problem
# It copies and compares few numbers: optimised as far as by default, it takes 0.7 s to build, in place of 0.1.
_FLAGS = "-O1 -fno-vectorize -fno-inline"
recordings = Recordings()


@functools.cache
def seeds_kernel(tag: str) -> Native:
    """The kernel that decides between steps."""
    text = functools.partial(fill_file, _TEMPLATE, real=BY_TAG[tag].real)
    return Native(f"pk_seeds_{tag}", text, _POINTERS, (*_NUMBERS, *_LIMITS), "Robot.ik", flags=_FLAGS)


class Plan(NamedTuple):
    """How a search goes.

    Attributes:
        steps: The largest number of steps of each seed.
        restarts: Whether seeds that stagnate restart. If not, angles do not move from one limit to the other either, so
            that the solution is near the seed.
        polishes: How many steps polish what is reached; with several seeds 0.
        tries: How many steps approach a target that is not reached; with several seeds 0.
    """

    steps: int
    restarts: bool = False
    polishes: int = 0
    tries: int = 0

    @property
    def most(self) -> int:
        """The largest number of steps that are evaluated."""
        return self.steps + 1 + 2 * self.tries + self.polishes + 1


class Found(NamedTuple):
    """The best configuration of each target.

    Attributes:
        score: The score of the configuration, shape (targets,): it solves the target if that is at most 1.
        q: Shape (targets, nq).
        facts: The errors of position and rotation, where a step tells them, and the number of steps until a target was
            reached or given up, shape (targets, 3).
    """

    score: Tensor
    q: Tensor
    facts: Tensor

    def failed(self) -> Tensor:
        """The indices of targets that are not solved; also of those whose score is NaN."""
        return (~(self.score <= 1)).nonzero().squeeze(-1)

    def improved(self, targets: Tensor, other: Found) -> Found:
        """With what another search found for some targets, where it is better, and with its steps."""
        better = other.score < self.score[targets]
        found = Found(*[x.index_copy(0, targets[better], y[better]) for x, y in zip(self, other, strict=True)])
        found.facts[:, 2] = self.facts[:, 2].index_add(0, targets, other.facts[:, 2])
        return found


class State(NamedTuple):
    """What a step takes: see `ReachProblem.step`. The first dimensions are those of targets and seeds."""

    q: Tensor
    free: Tensor
    settings: Tensor


class Known(NamedTuple):
    """What `seeds.h` keeps of targets."""

    cost: Tensor
    best: Tensor
    facts: Tensor
    before: Tensor


class Search:
    """The search of all targets: a `Minimisable` problem of `minimise`, whose states are `State`.

    Args:
        problem: The problem.
        attempts: The targets, each for all its seeds.
        seeds: The number of seeds of each target.
        plan: How the search goes.
        pool: Configurations, of whose numbers those are composed from which seeds restart.
    """

    divisible = True

    def __init__(self, problem: ReachProblem, attempts: Attempts, seeds: int, plan: Plan, pool: Tensor) -> None:
        self.problem, self.attempts, self.seeds, self.plan, self.pool = problem, attempts, seeds, plan, pool
        self.calls = 0
        damping, period = _ONE_LINK if len(problem.paths) == 1 else _SEVERAL_LINKS
        self.damping = damping if plan.steps else _POLISHING
        self.drifts = 0 if attempts.null_space is None else max(plan.steps - _CORRECTIONS, 0)
        self.numbers = {
            **{"seeds": seeds, "size": problem.robot.tree.nq, "origins": len(problem.moves)},
            **{"errors": 2 if problem.is_one_kernel(attempts) else 0, "drawn_rows": len(pool)},
            **{"steps": plan.steps, "drifts": self.drifts, "period": period if plan.restarts else 0},
            **{"polishes": plan.polishes, "tries": plan.tries},
        }

    def take(self, index: Tensor) -> Search:
        """The search of some of the targets."""
        seeds = index.unsqueeze(-1) * self.seeds + torch.arange(self.seeds, device=index.device)
        return Search(self.problem, self.attempts.take(seeds.flatten()), self.seeds, self.plan, self.pool)

    def on(self, tensors: Sequence[Tensor], placed: Any = None) -> Search:
        """The same search on other tensors: the pool, those of `_stays` without settings, and the bases of the goals.

        Args:
            tensors: The tensors.
            placed: See `ReachProblem`.
        """
        pool, *rest = tensors
        problem, packed = attrs.evolve(self.problem, placed=placed), tuple[Tensor, ...]()
        if problem.is_one_kernel(self.attempts):
            *path, bounds = rest[:3]
            packed, rest = tuple(path), rest[3:]
            problem = attrs.evolve(problem, lower=bounds[:, 0], upper=bounds[:, 1])
            problem.amounts[self.plan.restarts] = bounds
        aim, near = None if self.attempts.null_space is None else rest.pop(), self.attempts.near
        ends = 2 * len(problem.paths)
        goals = [Goal((x, y), (), packed) for x, y in zip(rest[:ends:2], rest[1:ends:2], strict=True)]
        attempts = Attempts(tuple(goals), aim, near and near.reading(rest[ends:]))
        return Search(problem, attempts, self.seeds, self.plan, pool)

    def start(self, q: Tensor) -> State:
        """The state of seeds, shape (targets, seeds, nq), in memory of its own."""
        return State(q.clone(memory_format=torch.contiguous_format), self.problem.free(q), self.settings(q))

    def settings(self, q: Tensor) -> Tensor:
        """The settings of seeds, shape (targets, seeds, nq)."""
        return self.problem.settings(self.attempts, self.damping, self.drifts > 0).repeat(*q.shape[:2], 1)

    def unknown(self, q: Tensor) -> Known:
        """Memory for what is known, which the kernel writes after the first step."""
        cost, before = q.new_empty(len(q)), q.new_empty(*q.shape[:2], len(self.problem.moves))
        return Known(cost, torch.empty_like(q[:, 0]), q.new_empty(len(q), 3), before)

    def evaluate(self, state: State) -> tuple[Tensor, ...]:
        """Where a step leads, and what it tells: see `ReachProblem.step`."""
        q, free, settings = (x.flatten(0, 1) for x in state)
        return self.problem.step(self.attempts, q, free, settings, self.plan.restarts)

    def advance(self, best: Point, trial: Point, control: Tensor, settings: Tensor) -> tuple[Point, Any, Tensor]:
        """See `Minimisable`. What is known is changed in place."""
        known = self.unknown(trial.state.q) if trial is best else best.system
        self.decide(trial.state, trial.system, known, control)
        return Point((known.facts,), known), trial.state, control

    def shown(self, follow: Callable[[Any], None]) -> Callable[[Any], None]:
        """A callback of `minimise` that calls another one with the squared errors as the cost."""

        def notify(progress: Any) -> None:
            errors = progress.value[0][:, :2].square().sum(-1)
            cost = errors if self.numbers["errors"] else progress.cost / self.problem.accepted[1]
            follow(progress._replace(cost=cost))

        return notify

    def decide(
        self,
        state: State,
        found: Sequence[Tensor],
        known: Known,
        control: Tensor,
        begins: bool = False,
    ) -> None:
        """Launch the kernel, which changes all but what a step found.

        Args:
            state: The state.
            found: What the step returned, or nothing before the first one.
            known: What is known.
            control: The numbers of the search.
            begins: Whether to say alone, before the first step, which numbers are at a limit.
        """
        like, problem = state.q, self.problem
        dampings, joints = stored(
            problem.amounts, (_decisions, self.damping), lambda: _decisions(problem, self.damping)
        )
        tensors: dict[str, Tensor | None] = {
            **state._asdict(),
            **known._asdict(),
            "control": control,
            "pool": self.pool,
        }
        tensors |= dict(zip(("next", "next_free", "outcome"), [x.contiguous() for x in found], strict=False))
        tensors |= {"lower": problem.lower, "upper": problem.upper, "moves": problem.moves}
        tensors |= {"dampings": dampings, "joints": joints}
        numbers = {"settings_size": state.settings.shape[-1], "stride": problem.lower.stride(0), "begins": int(begins)}
        work = self.seeds * like.shape[-1]
        seeds_kernel(TAGS[like.dtype]).run(tensors, self.numbers | numbers, len(like), work, like.device)


def _decisions(problem: ReachProblem, damping: Damping) -> tuple[Tensor, Tensor]:
    """The dampings of `seeds.h`, shape (5, 2), and the joint of each number of a configuration, int64."""
    descent = [Damping(factor, _POLISHING.smallest) for factor in _DESCENT]
    amounts = [problem.amount(x) for x in (damping, _POLISHING, *descent)]
    tree = problem.robot.tree
    joints = [k for k, i in enumerate(tree.moving) for _ in range(kind_of(tree.kinds[i]).nq)]
    return torch.stack(amounts), torch.tensor(joints, device=problem.lower.device)


def search(
    problem: ReachProblem, attempts: Attempts, q: Tensor, plan: Plan, pool: Tensor | None = None, follow: Any = None
) -> Found:
    """Step all seeds of all targets.

    Args:
        problem: The problem.
        attempts: The targets.
        q: The seeds, shape (targets, seeds, nq).
        plan: How the search goes.
        pool: Configurations, of whose numbers those are composed from which seeds restart.
        follow: Called after each step: see `minimise`.
    """
    seeds, pool = q.shape[1], q[0, :1] if pool is None else pool
    if seeds > 1:
        attempts = attempts.take(torch.arange(len(q), device=q.device).repeat_interleave(seeds))
    is_recordable = follow is None and problem.is_recordable(attempts) and runs_kernels((q,))
    if is_recordable and q.is_cpu and 0 < len(q) * seeds <= _MOST:
        known = recorded(problem, attempts, q, plan, pool)
        if known is not None:
            return known
    own = Search(problem, attempts, seeds, plan, pool)
    control = q.new_zeros(len(q), len(ops.CONTROL))
    options: dict[str, Any] = {"max_iterations": plan.most, "tolerance": 1.0, "callback": follow and own.shown(follow)}
    if is_recordable:
        options["portable"] = functools.partial(portable, problem, attempts, q, plan, pool)
    found = minimise(own, own.start(q), control, **options)
    return Found(*found.system[:3])


def recorded(problem: ReachProblem, attempts: Attempts, q: Tensor, plan: Plan, pool: Tensor) -> Found | None:
    """What the search of few attempts finds, without Python; None where it needs that."""
    own, key, settings, rest = _described(problem, attempts, q, plan, pool)
    tensors = [q.contiguous(), pool, settings, *rest]
    own.calls += 1
    # Most problems with weights of their own are solved once.
    once = own.calls == 1 and not problem.is_one_kernel(attempts)
    found = recordings.run(key, tensors, None if once else lambda _: _record(own, tensors), plan.most + 1)
    return None if found is None else Found(*found[0])


def portable(problem: ReachProblem, attempts: Attempts, q: Tensor, plan: Plan, pool: Tensor) -> Portable:
    """The search as one that can be made of other tensors."""
    own, key, _, rest = _described(problem, attempts, q, plan, pool)
    return Portable(key, [pool, *rest], own.on)


def _described(
    problem: ReachProblem, attempts: Attempts, q: Tensor, plan: Plan, pool: Tensor
) -> tuple[Search, Any, Tensor, list[Tensor]]:
    """The search, what its recordings are kept by, the settings of its seeds, and the tensors that `Search.on` takes.

    Without the pool, which comes first.
    """
    near, aim = attempts.near, attempts.null_space
    shapes = plan, q.shape, len(pool), aim is None, near and near.key
    if len(problem.amounts) > _STORED:
        problem.amounts.clear()
    own, key, settings, *kept = stored(problem.amounts, shapes, lambda: _stays(problem, attempts, q, plan, pool))
    more = [*([] if near is None else near.read), *([] if aim is None else [aim.contiguous()])]
    return own, (*shapes, *key), settings, [*kept, *[x for goal in attempts.goals for x in goal.base], *more]


def _stays(problem: ReachProblem, attempts: Attempts, q: Tensor, plan: Plan, pool: Tensor) -> tuple[Any, ...]:
    """The search, what its recordings are kept by, the settings of its seeds, and those of a path that they copy.

    Recordings of several links read the tensors of one problem.
    """
    own, route = Search(problem, attempts, q.shape[1], plan, pool), problem.paths[0]
    settings = own.settings(q)
    if not problem.is_one_kernel(attempts):
        return own, (own,), settings
    path = [x.contiguous() for x in route.packed]
    return own, (q.dtype, route.table.data_ptr()), settings, *path, problem.bounds(plan.restarts)


def _record(own: Search, tensors: Sequence[Tensor]) -> Recording:
    """A recording of the steps of a search, on copies of tensors."""
    problem, q = own.problem, tensors[0]
    recording = Recording(len(q), q.dtype, 8 * q.numel() * len(problem.paths))
    copies = [recording.buffer(*x.shape[1:], rows=len(x)) for x in tensors]
    start, pool, settings, *rest = copies
    state, control = State(start, torch.empty_like(start), settings), recording.buffer(len(ops.CONTROL))
    known, search = own.unknown(start), own.on([pool, *rest], functools.partial(_placed, recording))
    with recording.capture():
        search.decide(state, (), known, control, begins=True)
        search.decide(state, search.evaluate(state), known, control)
    recording.end_step(control, ops.CONTROL.index("status"), known.cost)
    recording.close([*enumerate(copies)], [control], (), [known[:3]], range(3))
    return recording


def _placed(
    recording: Recording, name: str, robot: Model, q: Tensor, other: Tensor, put: Callable[[Tensor], None]
) -> None:
    """See `ReachProblem.placed`."""
    with uncaptured():
        launches, joints = of_joints(name, robot, q, other, recording)
        table = torch.tensor(joints, device="cpu")
    for launch in launches:
        recording.op(*launch)
    put(table)
