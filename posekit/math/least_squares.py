"""The step of Levenberg and Marquardt, with a damping, an acceptance and a stop for each problem.

A problem keeps its best state, and tries another one. `judge` compares the two, and `finish` decides from the next step
whether the problem is solved. `advance` is one op that does both, and the linear algebra between them, for problems of
up to 18 unknowns.

The unknowns are scaled by the roots of the diagonal of the Hessian. So the damping is relative to it, and the least
eigenvalue of the scaled matrix tells whether the problem determines all unknowns.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from ..engine import Array, Scalar, Vec2, constant_maximum, inv, own_ops, select
from .losses import ROBUST as ROBUST

op = own_ops()
_array: Any = Array  # type checkers do not know its sizes

# What ends a problem, as numbers in a `Control`.
RUNNING, CONVERGED, RANK_DEFICIENT, MAX_ITERATIONS, STALLED, NOT_FINITE, FLAT = range(7)
_LARGEST = 2.0**100  # of the damping
UNLIMITED = 2.0**60  # the radius of a trust region that has no limit yet
_GOOD = Fraction(1, 10)  # by which a step that the quadratic model predicts well divides the damping


class Control(Array):
    """The numbers of a problem that decide how it goes on; see `CONTROL`."""

    shape = (8,)


# The damping; its growth at a rejection, or 0 before the first evaluation; the decrease that was predicted for the
# state on trial; the decrease that an undamped step predicts; the cost of the start; the status; the number of states
# that were tried; the least eigenvalue of the scaled Hessian, or -1 if no unknown has an effect.
CONTROL = ("damping", "growth", "predicted", "decrement", "start", "status", "iterations", "pivot")


class Settings(Array):
    """Numbers that all problems share; see `SETTINGS`."""

    shape = (8,)


# The first and the smallest damping. A problem is solved if an undamped step predicts at most ``decrease`` times the
# cost, or if the cost is at most ``cost`` times that of the start, or if the square of the step relative to the value
# is at most ``step``. Differences of at most ``rounding`` times the cost are rounding errors. A rejected step whose
# square is at most ``step`` ends the search, which is a success if that of the undamped step is at most ``near``. A
# least eigenvalue of at most ``pivot`` is 0. Negative numbers switch a test off.
SETTINGS = ("damping", "smallest", "decrease", "cost", "step", "near", "rounding", "pivot")


def flag(condition: Scalar) -> Scalar:
    return select(condition, 1, 0)


def mix(flag: Scalar, a: Sequence[Any], b: Sequence[Any]) -> list[Any]:
    """The first numbers where a flag is 1, and the second ones where it is 0."""
    condition = flag > Fraction(1, 2)
    return [select(condition, x, y) for x, y in zip(a, b, strict=True)]


class Verdict(NamedTuple):
    """What is known of the state on trial before the next step.

    Attributes:
        accepted: Whether it replaces the best one: 1 or 0.
        by_model: Whether the model alone says so, as the costs are equal but for rounding errors.
        control: The numbers of the problem, with the next damping.
    """

    accepted: Scalar
    by_model: Scalar
    control: Control


def judged(cost: Scalar, new: Scalar, magnitude: Scalar, control: Control, settings: Settings) -> Verdict:
    """Whether the state on trial replaces the best one, and the next damping.

    Args:
        cost: The cost of the best state.
        new: The cost of the state on trial.
        magnitude: A number that is not finite if any number of the equations of the state on trial is not.
        control: The numbers of the problem.
        settings: The numbers of all problems.
    """
    damping, growth, predicted, decrement, start, status, iterations, pivot = control
    running, first = flag(status < Fraction(1, 2)), flag(growth <= 0)
    # False for NaN and for infinities, whose reciprocal is 0. (The algebra takes a product with 0 for 0.)
    size = select(magnitude < 0, -magnitude, magnitude)
    usable = flag(inv(new) > 0) * flag(inv(1 + size) > 0)
    alike = flag(predicted <= settings[6] * cost)
    change = cost - new
    alike = alike * flag(change * change <= (settings[6] * cost) * (settings[6] * cost)) * (1 - first)
    better = flag(new < cost)
    accepted = running * usable * constant_maximum(first, better, alike)
    ratio = select(alike > 0, 1, change * inv(select(predicted > 0, predicted, 1)))
    odd = 2 * ratio - 1
    lower = damping * constant_maximum(1 - odd * odd * odd, damping * 0 + _GOOD)
    lower = select(first > 0, settings[0], constant_maximum(lower, settings[1]))
    higher = damping * growth
    higher = select(higher < _LARGEST, higher, _LARGEST)
    damping = select(running > 0, select(accepted > 0, lower, higher), damping)
    growth = select(running > 0, select(accepted > 0, 2, 2 * growth), growth)
    start = select(first > 0, new, start)
    status = select(running * first * (1 - usable) > 0, NOT_FINITE, status)
    iterations = iterations + running * (1 - first)
    updated = Control((damping, growth, predicted, decrement, start, status, iterations, pivot))
    return Verdict(accepted, alike * accepted, updated)


class Step(NamedTuple):
    """A step, and what it tells of the problem.

    Attributes:
        tangent: The step.
        predicted: The decrease of the cost that the damped quadratic model predicts.
        decrement: The decrease that it predicts for the undamped step.
        relative: The square of the step, relative to the value.
        undamped: The square of the undamped step, relative to the value.
        pivot: The least eigenvalue of the scaled Hessian, or -1 if no unknown has an effect.
    """

    tangent: Sequence[Scalar]
    predicted: Scalar
    decrement: Scalar
    relative: Scalar
    undamped: Scalar
    pivot: Scalar


def finished(cost: Scalar, step: Step, verdict: Verdict, settings: Settings) -> tuple[Scalar, Control]:
    """Whether the state on trial was accepted after all, and the numbers of the problem with its status."""
    damping, growth, _, before, start, status, iterations, _ = verdict.control
    running = flag(status < Fraction(1, 2))
    # Where costs differ by rounding errors only, a step that does not reduce the predicted decrease is none.
    level = verdict.by_model * flag(step.decrement >= before)
    accepted = verdict.accepted * (1 - level)
    solved = constant_maximum(
        flag(step.decrement <= settings[2] * cost),
        flag(cost <= settings[3] * start),
        flag(step.undamped <= settings[4]),
        level * flag(settings[2] >= 0),
    )
    stuck = (1 - verdict.accepted) * flag(step.relative <= settings[4])
    near = flag(step.undamped <= settings[5])
    undetermined = select(step.pivot < -Fraction(1, 2), FLAT, RANK_DEFICIENT)
    ended = constant_maximum(solved, stuck * near)
    named = select(
        ended > 0, select(step.pivot <= settings[7], undetermined, CONVERGED), select(stuck > 0, STALLED, RUNNING)
    )
    status = select(running > 0, named, status)
    decrement = select(level > 0, before, step.decrement)
    return accepted, Control((damping, growth, step.predicted, decrement, start, status, iterations, step.pivot))


@op(title="least_squares", returns="accepted control", fusible=False)
def judge(cost: Scalar, new: Scalar, magnitude: Scalar, control: Control, settings: Settings) -> tuple[Scalar, Control]:
    """Whether the state on trial replaces the best one (1, 2 if the model alone says so, or 0), and the next damping.

    Args:
        cost: The cost of the best state.
        new: The cost of the state on trial.
        magnitude: A number that is not finite if any number of the equations of the state on trial is not.
        control: The numbers of the problem, see `CONTROL`.
        settings: The numbers of all problems, see `SETTINGS`.
    """
    verdict = judged(cost, new, magnitude, control, settings)
    return verdict.accepted + verdict.by_model, verdict.control


class Measures(Array):
    """What a step tells of its problem: the numbers of a `Step` after its tangent."""

    shape = (5,)


@op(title="least_squares", returns="accepted control", fusible=False)
def finish(
    cost: Scalar, measures: Measures, accepted: Scalar, control: Control, settings: Settings
) -> tuple[Scalar, Control]:
    """Whether the state on trial was accepted after all (1 or 0), and the numbers of the problem with its status.

    Args:
        cost: The cost of the state that `judge` chose.
        measures: The predicted decrease; that of the undamped step; the squares of the step and of the undamped step,
            both relative to the value; the least eigenvalue of the scaled Hessian, or -1 if no unknown has an effect.
        accepted: From `judge`.
        control: From `judge`.
        settings: The numbers of all problems, see `SETTINGS`.
    """
    verdict = Verdict(flag(accepted > Fraction(1, 2)), flag(accepted > Fraction(3, 2)), control)
    return finished(cost, Step((), *measures), verdict, settings)


@op(title="least_squares", returns="product")
def scaled(factor: Scalar, x: Scalar) -> Scalar:
    """A number of a step, multiplied."""
    return factor * x


class Region(NamedTuple):
    """The trust region of a problem: a ball of the unknowns, scaled by the largest diagonals of the Hessian so far.

    Attributes:
        radius: Its radius; at first that of the value at the start, so that no step is longer than the value.
        length: The length of the step that led to the state on trial.
        scales: The largest diagonals.
    """

    radius: Scalar
    length: Scalar
    scales: Sequence[Scalar]

    def judged(self, best: Scalar, new: Scalar, verdict: Verdict, before: Control) -> tuple[Scalar, Scalar]:
        """The radius after a step, see Moré, The Levenberg-Marquardt algorithm, 1978; and whether it was a success."""
        predicted = before[2]
        ratio = (best - new) * inv(select(predicted > 0, predicted, 1))
        ratio = select(verdict.by_model > 0, 1, ratio)
        success = verdict.accepted * flag(ratio >= Fraction(1, 4))
        is_short = self.length < self.radius * Fraction(99, 100)
        wider = select(is_short, self.radius, 2 * self.radius)
        good = select(ratio > Fraction(3, 4), wider, self.radius)
        poor = self.length * Fraction(1, 4)
        return select(success > 0, good, poor), success


@op(title="least_squares", returns="radius success", fusible=False)
def radius(cost: Scalar, new: Scalar, accepted: Scalar, control: Control, region: Vec2) -> tuple[Scalar, Scalar]:
    """The radius of the next trust region, and whether the step was a success (1 or 0): as the model predicts.

    Args:
        cost: The cost of the best state.
        new: The cost of the state on trial.
        accepted: From `judge`.
        control: The numbers of the problem, as `judge` was given them.
        region: The radius so far, and the length of the step that led to the state on trial.
    """
    verdict = Verdict(flag(accepted > Fraction(1, 2)), flag(accepted > Fraction(3, 2)), control)
    return Region(region[0], region[1], ()).judged(cost, new, verdict, control)


def width(count: int) -> int:
    """The number of tensors of the equations: the cost, the gradient of each unknown, and the blocks of the Hessian."""
    return 1 + count + count * (count + 1) // 2


def pairs(count: int) -> list[tuple[int, int]]:
    """The unknowns of each block of the Hessian, in the order of `op.normal`."""
    return [(i, j) for i in range(count) for j in range(i, count)]
