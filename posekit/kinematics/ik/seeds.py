"""The search of inverse kinematics: seeds, restarts of those that stagnate, and the choice of a solution."""

from __future__ import annotations

from collections.abc import Callable

import attrs
import torch
from torch import Tensor

from .. import configurations
from .paths import Attempts
from .problem import Damping, ReachProblem, overall

# The damping, and the number of steps after which a seed restarts unless its squared error has halved.
# 1000 random goals of a 7-joint arm, 10 seeds, 30 steps, without restarts: 99.3 % are solved. A factor of 1 or 0.01, or
# a constant damping of 1e-3, solve 98.9 %. With restarts 100 % are solved.
_ONE_LINK = Damping(0.1, 8), 5
# 300 random poses of five links on a floating base, 32 seeds, 50 steps: 99 % are solved, and 93 % with the numbers of
# one link. Joints that move a link which is solved, or whose error halves, go on: if all restart, 95 % are solved.
_SEVERAL_LINKS = Damping(0.03, 8), 8
_DESCENT = (0.1, 1.0, 10.0)  # factors of the damping, in turn
# The last steps have almost no damping, so that they converge quadratically.
POLISHING, POLISHED = Damping(1e-2, 1), 3
_STAGES = _ONE_LINK[0], POLISHING
# Up to so many eps a score is a matter of rounding errors: an error of 3e-8 of the tolerance in float64.
_EXACT = 4
# In the last steps a seed that restarts would not have the time to converge.
_HALVED, _LAST = 0.5, 6
# The null-space term rests in the last steps of a search, so that what it disturbs is corrected.
_CORRECTIONS = 5
# Targets leave the loop if this part of them is solved: copying the other attempts takes time, too.
_SHRINKS = 0.25

Draw = Callable[[int], Tensor]
Key = Callable[[Tensor, Tensor, Tensor], Tensor]


@attrs.define(eq=False)
class Best:
    """The best configuration of each target so far: that with the smallest key.

    Attributes:
        q: Shape (targets, nq).
        key: Shape (targets,).
        score: The score of the configuration, shape (targets,): it solves the target if that is at most 1.
        following: The configurations that a step from these leads to, and their ``free``, if they are known.
        errors: Of position and rotation, shapes (targets,), if all targets are solved and polished.
        steps: The number of steps of all targets, or of each, int64.
    """

    q: Tensor
    key: Tensor
    score: Tensor
    following: tuple[Tensor, Tensor] | None = None
    errors: tuple[Tensor, Tensor] | None = None
    steps: int | Tensor = 0

    @classmethod
    def unknown(cls, q: Tensor) -> Best:
        """What is known of the first seeds before the first step, shape (targets, seeds, nq)."""
        worst = torch.full_like(q[:, 0, 0], torch.inf)
        return cls(q[:, 0].clone(), worst, worst.clone())

    def failed(self) -> Tensor:
        """The indices of targets that are not solved; also of those whose score is NaN."""
        if self.following is not None:  # known of targets that are all solved
            return self.score.new_empty(0, dtype=torch.long)
        return (~(self.score <= 1)).nonzero().squeeze(-1)

    def counted(self) -> Tensor:
        """The number of steps of each target."""
        if isinstance(self.steps, int):
            return torch.full(self.score.shape, self.steps, dtype=torch.long, device=self.score.device)
        return self.steps

    def update(self, targets: Tensor, q: Tensor, score: Tensor, key: Tensor) -> None:
        """Compare with the seeds of some targets, whose configurations have the shape (targets, seeds, nq)."""
        least, index = key.min(-1)
        better = least < self.key[targets]
        places, rows = targets[better], better.nonzero().squeeze(-1)
        self.q[places] = q[rows, index[better]]
        self.key[places] = least[better]
        self.score[places] = score[rows, index[better]]

    def improve(self, targets: Tensor, other: Best) -> None:
        """Take what another search found for some targets, where it is better."""
        better = other.score < self.score[targets]
        self.following, steps = None, self.counted()
        self.steps = steps.index_add(0, targets, other.counted())
        self.q[targets[better]], self.score[targets[better]] = other.q[better], other.score[better]


def nearest(problem: ReachProblem, start: Tensor) -> Key:
    """The key that prefers, among the configurations that solve a target, the one nearest to ``start``."""

    def key(targets: Tensor, q: Tensor, score: Tensor) -> Tensor:
        away = configurations.local(problem.robot, start[targets].unsqueeze(1), q)
        return torch.where(score <= 1, -1 / (1 + away.square().sum(-1)), score)

    return key


def search(
    problem: ReachProblem, attempts: Attempts, q: Tensor, steps: int, draw: Draw | None = None, key: Key | None = None
) -> Best:
    """Step all seeds of all targets.

    Args:
        problem: The problem.
        attempts: The targets.
        q: The seeds, shape (targets, seeds, nq).
        steps: The number of steps.
        draw: Draws configurations, with which seeds that stagnate restart; None if they go on. Then angles do not
            move from one limit to the other either, so that the solution is near the seed.
        key: What is least for the best seed. By default the score; then a target is done as soon as a seed solves it.
    """
    seeds = q.shape[1]
    damping, period = _ONE_LINK if len(problem.paths) == 1 else _SEVERAL_LINKS
    best: Best | None = None
    starts, targets = q, None if seeds == 1 else torch.arange(len(q), device=q.device)
    if targets is not None:
        attempts = attempts.take(targets.repeat_interleave(seeds))
    q = q.flatten(0, 1)
    free, before = problem.free(q), q.new_full((len(q), len(problem.moves)), torch.inf)
    for t in range(steps + 1):
        drifts = attempts.null_space is not None and t < steps - _CORRECTIONS
        moved, free, scores = problem.step(attempts, q, free, damping, drifts, turns=draw is not None)
        score = overall(scores)
        solved = score <= 1 if seeds == 1 else (score <= 1).view(-1, seeds).any(-1)
        count = int(solved.sum()) if key is None and not drifts else 0
        is_last, restarts = t == steps, draw is not None and t % period == 0 and 0 < t < steps - _LAST
        shrinks = count > _SHRINKS * len(solved)
        if best is None and seeds == 1 and shrinks and count == len(solved):
            return Best(q, score, score, (moved, free), steps=t)
        if is_last or restarts or shrinks:
            best = best or Best.unknown(starts)
            targets = torch.arange(len(starts), device=q.device) if targets is None else targets
            configuration, by_target = q.unflatten(0, (-1, seeds)), score.view(-1, seeds)
            best.update(targets, configuration, by_target, key(targets, configuration, by_target) if key else by_target)
            best.steps = t if len(targets) == len(starts) else best.counted().index_fill_(0, targets, t)
            if is_last or count == len(solved):
                return best
        q = moved
        if restarts and draw is not None:
            stagnates = ~((scores < _HALVED * before) | (scores <= 1))
            restarted = problem.stagnating(stagnates)
            q = torch.where(restarted, draw(len(q)), q)
            free = torch.where(restarted, 1, free)
            before = torch.where(stagnates | restarted.all(-1, keepdim=True), torch.inf, scores)
        if shrinks and targets is not None:
            unsolved = (~solved).nonzero().squeeze(-1)
            index = (unsolved.unsqueeze(-1) * seeds + torch.arange(seeds, device=q.device)).flatten()
            targets, attempts = targets[unsolved], attempts.take(index)
            q, free, before = q[index], free[index], before[index]
    raise AssertionError  # the last step returns


def alone(problem: ReachProblem, attempts: Attempts, start: Tensor, steps: int) -> Best | None:
    """What `search` without ``draw``, and then `polish`, find for one target; None where those have to be called.

    It polishes only what is solved.

    Args:
        problem: The problem.
        attempts: The target.
        start: Where to start, shape (*one, nq), where ``one`` are dimensions of size 1.
        steps: The largest number of steps.

    Returns:
        What is found, with shapes (*one, nq) and (*one) if it is solved, and otherwise (1, nq) and (1,).
    """
    exact = _EXACT * torch.finfo(start.dtype).eps
    stops = [(steps + 1, 1.0), (POLISHED, exact)] if steps else [(1, 1.0)]
    run = problem.steps(attempts, start, _STAGES, stops) if attempts.null_space is None else None
    if run is None:
        return None
    scores = run.scores[0]
    last, score = len(scores) - 1, scores[-1]
    if not score <= 1:
        q, outcome = [x.reshape(1, 1, -1) for x in run.before(last)]
        best, last_score = Best.unknown(start.reshape(1, 1, -1)), outcome[..., 2]
        best.update(torch.zeros(1, dtype=torch.long), q, last_score, last_score)
        best.steps = last
        return best
    place = last
    if score > exact and steps:
        for step, polished in enumerate(run.scores[1], last + 1):
            if polished < score:
                place, score = step, polished
    q, outcome = run.before(place)
    position, rotation, scored = outcome.unbind(-1)
    return Best(q, scored, scored, errors=(position, rotation), steps=last)


def polish(problem: ReachProblem, attempts: Attempts, best: Best) -> None:
    """Take some more steps from the best configurations, and keep those that are better, until no digit is left."""
    exact = _EXACT * torch.finfo(best.q.dtype).eps
    q, free = best.following or problem.step(attempts, best.q, problem.free(best.q), POLISHING)[:2]
    for t in range(POLISHED):
        if t == POLISHED - 1:
            scores = problem.scores(attempts, q, free)
        else:
            moved, free, scores = problem.step(attempts, q, free, POLISHING)
        score = overall(scores)
        better = (score < best.score) & (best.score > exact)  # what is exact does not depend on other targets
        best.q = torch.where(better.unsqueeze(-1), q, best.q)
        best.score = torch.where(better, score, best.score)
        if t == POLISHED - 1 or not bool((best.score > exact).any()):
            return
        q = moved


def descend(problem: ReachProblem, attempts: Attempts, best: Best, steps: int) -> None:
    """Take steps from the best configurations, each only if it is better: this approaches a target out of reach.

    An arm that is stretched is singular, and a step that is damped too little misses. So several dampings take turns.
    """
    for t in range(steps):
        damping = Damping(_DESCENT[t % len(_DESCENT)], POLISHING.smallest)
        q = problem.step(attempts, best.q, problem.free(best.q), damping)[0]
        score = overall(problem.scores(attempts, q, problem.free(q)))
        better = score < best.score
        best.q = torch.where(better.unsqueeze(-1), q, best.q)
        best.score = torch.where(better, score, best.score)
