"""The step of Levenberg and Marquardt, with a damping, an acceptance and a stop for each problem.

A problem keeps its best state, and tries another one. `judge` compares the two, and `finish` decides from the next step
whether the problem is solved. `advance` is one op that does both, and the linear algebra between them, for problems of
up to 12 unknowns.

The unknowns are scaled by the roots of the diagonal of the Hessian. So the damping is relative to it, and the smallest
pivot of the scaled matrix tells whether the problem determines all unknowns.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from ..engine import LOSSES, Array, DeclaredOnUse, Quat, Scalar, Vec3, inv, maximum, own_ops, rsqrt, select
from . import losses as losses  # fills `LOSSES`
from .lib import Cholesky, compose_pose, dot, exp_pose, exp_rotation, product, scaled_if_extreme

op = own_ops()
_array: Any = Array  # type checkers do not know its sizes

# What ends a problem, as numbers in a `Control`.
RUNNING, CONVERGED, RANK_DEFICIENT, MAX_ITERATIONS, STALLED, NOT_FINITE = range(6)
_LARGEST = 2.0**100  # of the damping
_GOOD = Fraction(1, 10)  # by which a step that the quadratic model predicts well divides the damping


class Control(Array):
    """The numbers of a problem that decide how it goes on; see `CONTROL`."""

    shape = (8,)


# The damping; its growth at a rejection, or 0 before the first evaluation; the decrease that was predicted for the
# state on trial; the decrease that an undamped step predicts; the cost of the start; the status; the number of states
# that were tried; the smallest pivot of the scaled Hessian.
CONTROL = ("damping", "growth", "predicted", "decrement", "start", "status", "iterations", "pivot")


class Settings(Array):
    """Numbers that all problems share; see `SETTINGS`."""

    shape = (8,)


# The first and the smallest damping. A problem is solved if an undamped step predicts at most ``decrease`` times the
# cost, or if the cost is at most ``cost`` times that of the start, or if the square of the step relative to the value
# is at most ``step``. Differences of at most ``rounding`` times the cost are rounding errors. A rejected step whose
# square is at most ``step`` ends the search, which is a success if that of the undamped step is at most ``near``. A
# pivot of at most ``pivot`` is 0. Negative numbers switch a test off.
SETTINGS = ("damping", "smallest", "decrease", "cost", "step", "near", "rounding", "pivot")


def _flag(condition: Scalar) -> Scalar:
    return select(condition, 1, 0)


def _mix(flag: Scalar, a: Sequence[Any], b: Sequence[Any]) -> list[Any]:
    """The first numbers where a flag is 1, and the second ones where it is 0."""
    condition = flag > Fraction(1, 2)
    return [select(condition, x, y) for x, y in zip(a, b, strict=True)]


class _Verdict(NamedTuple):
    """What is known of the state on trial before the next step.

    Attributes:
        accepted: Whether it replaces the best one: 1 or 0.
        by_model: Whether the model alone says so, as the costs are equal but for rounding errors.
        control: The numbers of the problem, with the next damping.
    """

    accepted: Scalar
    by_model: Scalar
    control: Control


def _judged(cost: Scalar, new: Scalar, magnitude: Scalar, control: Control, settings: Settings) -> _Verdict:
    """Whether the state on trial replaces the best one, and the next damping.

    Args:
        cost: The cost of the best state.
        new: The cost of the state on trial.
        magnitude: A number that is not finite if any number of the equations of the state on trial is not.
        control: The numbers of the problem.
        settings: The numbers of all problems.
    """
    damping, growth, predicted, decrement, start, status, iterations, pivot = control
    running, first = _flag(status < Fraction(1, 2)), _flag(growth <= 0)
    usable = _flag((new + magnitude) * 0 <= 0) * _flag(new >= 0)  # both are false for NaN
    alike = _flag(predicted <= settings[6] * cost)
    change = cost - new
    alike = alike * _flag(change * change <= (settings[6] * cost) * (settings[6] * cost)) * (1 - first)
    better = _flag(new < cost)
    accepted = running * usable * maximum(first, better, alike)
    ratio = select(alike > 0, 1, change * inv(select(predicted > 0, predicted, 1)))
    odd = 2 * ratio - 1
    lower = damping * maximum(1 - odd * odd * odd, damping * 0 + _GOOD)
    lower = select(first > 0, settings[0], maximum(lower, settings[1]))
    higher = damping * growth
    higher = select(higher < _LARGEST, higher, _LARGEST)
    damping = select(running > 0, select(accepted > 0, lower, higher), damping)
    growth = select(running > 0, select(accepted > 0, 2, 2 * growth), growth)
    start = select(first > 0, new, start)
    status = select(running * first * (1 - usable) > 0, NOT_FINITE, status)
    iterations = iterations + running * (1 - first)
    found = Control((damping, growth, predicted, decrement, start, status, iterations, pivot))
    return _Verdict(accepted, alike * accepted, found)


def _declare_robust(name: str) -> Any:
    rule = LOSSES[name]

    def robust(square: Scalar, scale: Scalar) -> tuple[Scalar, Scalar]:
        """A loss, and its derivative with respect to the squared norm."""
        return rule(square, scale)

    robust.__annotations__ = {"square": Scalar, "scale": Scalar, "return": tuple[Scalar, Scalar]}
    return op(name=f"least_squares.robust.{name}", title="least_squares: loss", returns="loss factor")(robust)


# The losses by name, as ops of squared norms and scales.
ROBUST = DeclaredOnUse("least_squares.robust.", {name: name for name in LOSSES}, _declare_robust)


class _Step(NamedTuple):
    """A step, and what it tells of the problem.

    Attributes:
        tangent: The step.
        predicted: The decrease of the cost that the damped quadratic model predicts.
        decrement: The decrease that it predicts for the undamped step.
        relative: The square of the step, relative to the value.
        undamped: The square of the undamped step, relative to the value.
        pivot: The smallest pivot of the scaled Hessian.
    """

    tangent: Sequence[Scalar]
    predicted: Scalar
    decrement: Scalar
    relative: Scalar
    undamped: Scalar
    pivot: Scalar


def _finished(cost: Scalar, step: _Step, verdict: _Verdict, settings: Settings) -> tuple[Scalar, Control]:
    """Whether the state on trial was accepted after all, and the numbers of the problem with its status."""
    damping, growth, _, before, start, status, iterations, _ = verdict.control
    running = _flag(status < Fraction(1, 2))
    # Where costs differ by rounding errors only, a step that does not reduce the predicted decrease is none.
    level = verdict.by_model * _flag(step.decrement >= before)
    accepted = verdict.accepted * (1 - level)
    solved = maximum(
        _flag(step.decrement <= settings[2] * cost),
        _flag(cost <= settings[3] * start),
        _flag(step.undamped <= settings[4]),
        level * _flag(settings[2] >= 0),
    )
    stuck = (1 - verdict.accepted) * _flag(step.relative <= settings[4])
    near = _flag(step.undamped <= settings[5])
    singular = _flag(step.pivot <= settings[7])
    ended = maximum(solved, stuck * near)
    named = select(ended > 0, select(singular > 0, RANK_DEFICIENT, CONVERGED), select(stuck > 0, STALLED, RUNNING))
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
    verdict = _judged(cost, new, magnitude, control, settings)
    return verdict.accepted + verdict.by_model, verdict.control


class Measures(Array):
    """What a step tells of its problem: the numbers of a `_Step` after its tangent."""

    shape = (5,)


@op(title="least_squares", returns="accepted control", fusible=False)
def finish(
    cost: Scalar, measures: Measures, accepted: Scalar, control: Control, settings: Settings
) -> tuple[Scalar, Control]:
    """Whether the state on trial was accepted after all (1 or 0), and the numbers of the problem with its status.

    Args:
        cost: The cost of the state that `judge` chose.
        measures: The predicted decrease; that of the undamped step; the squares of the step and of the undamped step,
            both relative to the value; the smallest pivot of the scaled Hessian.
        accepted: From `judge`.
        control: From `judge`.
        settings: The numbers of all problems, see `SETTINGS`.
    """
    verdict = _Verdict(_flag(accepted > Fraction(1, 2)), _flag(accepted > Fraction(3, 2)), control)
    return _finished(cost, _Step((), *measures), verdict, settings)


class Kind(NamedTuple):
    """A kind of unknown: the arrays of its value, and the number of its tangent's dimensions."""

    arrays: tuple[type[Array], ...]
    tangent: int


def kind(letter: str) -> Kind:
    """The kind of an unknown: "P" for a pose, "R" for a rotation, or a number of independent numbers."""
    if letter == "P":
        return Kind((Vec3, Quat), 6)
    return Kind((Quat,), 3) if letter == "R" else Kind((_array[int(letter)],), int(letter))


def _moved(letter: str, value: Sequence[Any], tangent: Sequence[Scalar]) -> list[Array]:
    if letter == "P":
        position, quaternion = value
        return [*compose_pose(position, scaled_if_extreme(quaternion), *exp_pose(tangent))]
    if letter == "R":
        return [product(scaled_if_extreme(value[0]), exp_rotation(tangent))]
    return [type(value[0])(x + d for x, d in zip(value[0], tangent, strict=True))]


def _relative(letters: Sequence[str], values: Sequence[Sequence[Any]], tangent: Sequence[Scalar]) -> Scalar:
    """The largest of the squares of the parts of a tangent, each relative to the value that it moves."""
    shares, start = [], 0
    for letter, value in zip(letters, values, strict=True):
        part = tangent[start : start + kind(letter).tangent]
        start += len(part)
        pairs = [(part, value[0])]
        if letter == "P":
            pairs = [(part[:3], value[0]), (part[3:], [part[0] * 0 + 1])]
        if letter == "R":
            pairs = [(part, [part[0] * 0 + 1])]
        for numbers, x in pairs:
            square, length = dot(numbers, numbers), dot(x, x)
            shares.append(select(square > 0, square * inv(select(length > 0, length, Fraction(1, 2**900))), 0))
    return maximum(*shares)


def _solved(
    h: Sequence[Sequence[Scalar]], g: Sequence[Scalar], damping: Scalar, settings: Settings
) -> tuple[list[Scalar], list[Scalar], Scalar, Scalar, Scalar]:
    """The damped and the undamped step, the decreases that they predict, and the smallest pivot.

    Args:
        h: The lower triangle of the Hessian.
        g: The gradient.
        damping: The damping, relative to the diagonal.
        settings: The numbers of all problems.
    """
    n = len(g)
    scales = [rsqrt(select(h[i][i] > 0, h[i][i], 1)) for i in range(n)]
    s = [[h[i][j] * (scales[i] * scales[j]) for j in range(i)] for i in range(n)]
    diagonal = [_flag(h[i][i] > 0) for i in range(n)]
    u = [-x * scale for x, scale in zip(g, scales, strict=True)]

    def factor(added: Scalar) -> Cholesky:
        return Cholesky.of([[*row, d + added] for row, d in zip(s, diagonal, strict=True)], settings[1])

    bare, damped = factor(settings[1]), factor(damping)
    z = bare.forward(u)
    y = damped.solve(u)
    steps = [[a * scale for a, scale in zip(x, scales, strict=True)] for x in (y, bare.backward(z))]
    return *steps, dot(u, y) + damping * dot(y, y), dot(z, z), bare.pivot - settings[1]


def pairs(count: int) -> list[tuple[int, int]]:
    """The unknowns of each block of the Hessian, in the order of `op.normal`."""
    return [*itertools.combinations_with_replacement(range(count), 2)]


class _Equations(NamedTuple):
    """The cost, the gradients and the blocks of the Hessian at some state."""

    cost: Scalar
    gradients: Sequence[Any]
    blocks: Sequence[Any]

    def numbers(self) -> list[Scalar]:
        return [self.cost, *[x for part in (*self.gradients, *self.blocks) for x in part]]

    def with_numbers(self, numbers: Sequence[Scalar]) -> _Equations:
        rest = iter(numbers[1:])
        gradients, blocks = ([type(x)(next(rest) for _ in x) for x in part] for part in (self.gradients, self.blocks))
        return _Equations(numbers[0], gradients, blocks)

    def system(self, free: Sequence[Scalar] | None) -> tuple[list[list[Scalar]], list[Scalar]]:
        """The lower triangle of the Hessian and the gradient, without unknowns that are not free."""
        g = [x for part in self.gradients for x in part]
        sizes = [len(part) for part in self.gradients]
        starts = [sum(sizes[:i]) for i in range(len(sizes))]
        h: list[list[Scalar]] = [[g[0]] * (i + 1) for i in range(len(g))]
        for (a, b), block in zip(pairs(len(sizes)), self.blocks, strict=True):
            for i, j in itertools.product(range(sizes[a]), range(sizes[b])):
                row, column = starts[a] + i, starts[b] + j
                if row <= column:  # the upper triangle of a symmetric matrix
                    h[column][row] = block[i * sizes[b] + j]
        if free is None:
            return h, g
        g = [select(f > 0, x, 0) for f, x in zip(free, g, strict=True)]
        for i, j in itertools.product(range(len(g)), range(len(g))):
            if j < i:
                h[i][j] = select(free[i] * free[j] > 0, h[i][j], 0)
        for i, f in enumerate(free):
            h[i][i] = select(f > 0, h[i][i], 1)
        return h, g


class _Layout(NamedTuple):
    """The arguments and results of `advance` for some kinds of unknowns."""

    letters: tuple[str, ...]
    masked: bool

    @property
    def sizes(self) -> list[int]:
        return [kind(letter).tangent for letter in self.letters]

    @property
    def arrays(self) -> dict[str, Any]:
        """The arrays of a state, by name."""
        return {f"x{i}_{j}": a for i, k in enumerate(map(kind, self.letters)) for j, a in enumerate(k.arrays)}

    @property
    def state(self) -> dict[str, Any]:
        """Those of a state and its equations."""
        n = self.sizes
        equations: dict[str, Any] = {"cost": Scalar, **{f"gradient{i}": _array[m] for i, m in enumerate(n)}}
        return self.arrays | equations | {f"hessian{i}_{j}": _array[n[i], n[j]] for i, j in pairs(len(n))}

    def split(self, values: Sequence[Any]) -> tuple[list[list[Any]], _Equations]:
        """The value of each unknown, and the equations."""
        rest = iter(values)
        value = [[next(rest) for _ in kind(letter).arrays] for letter in self.letters]
        return value, _Equations(next(rest), [next(rest) for _ in self.letters], [*rest])

    def moved(self, values: Sequence[Sequence[Any]], tangent: Sequence[Scalar]) -> list[Any]:
        """The arrays of a state that is moved by a tangent."""
        start, arrays = 0, []
        for letter, value, n in zip(self.letters, values, self.sizes, strict=True):
            arrays += _moved(letter, value, tangent[start : start + n])
            start += n
        return arrays

    def declaration(self, *inputs: Any) -> tuple[Any, ...]:
        """The formula of `advance`."""
        count = len(self.state)
        (x, best), (tried, new) = self.split(inputs[:count]), self.split(inputs[count : 2 * count])
        control, settings, *free = inputs[2 * count :]
        magnitude = new.cost * 0
        for number in new.numbers()[1:]:
            magnitude = magnitude + number
        verdict = _judged(best.cost, new.cost, magnitude, control, settings)
        chosen = new.with_numbers(_mix(verdict.accepted, new.numbers(), best.numbers()))
        arrays = [a for value in tried for a in value], [b for value in x for b in value]
        values, _ = self.split([*_mixed(verdict.accepted, *arrays), chosen.cost, *chosen.gradients])
        h, g = chosen.system(free[0] if free else None)
        damped, undamped, predicted, decrement, pivot = _solved(h, g, verdict.control[0], settings)
        relative, bare = [_relative(self.letters, values, tangent) for tangent in (damped, undamped)]
        step = _Step(damped, predicted, decrement, relative, bare, pivot)
        accepted, control = _finished(chosen.cost, step, verdict, settings)
        kept = best.with_numbers(_mix(accepted, new.numbers(), best.numbers()))
        equations = kept.cost, *kept.gradients, *kept.blocks
        return *_mixed(accepted, *arrays), *equations, *self.moved(values, damped), control


def _mixed(flag: Scalar, a: Sequence[Array], b: Sequence[Array]) -> list[Any]:
    """The same for arrays."""
    return [type(x)(_mix(flag, x, y)) for x, y in zip(a, b, strict=True)]


@functools.cache
def advance(letters: tuple[str, ...], masked: bool) -> Any:
    """The op of a step for some kinds of unknowns; see `kind`.

    Its arguments are the arrays of the best state; its cost, gradients and blocks of the Hessian; the same of the state
    on trial; the numbers of the problem (`CONTROL`) and of all problems (`SETTINGS`); if ``masked``, 1 for each unknown
    that is free and 0 for the others. Its results are those of the best state, the arrays of the next state on trial,
    and the numbers of the problem. At first both states are the start.
    """
    layout = _Layout(letters, masked)
    state, arrays = layout.state, layout.arrays
    hints = {f"{which}_{n}": t for which in ("best", "trial") for n, t in state.items()}
    hints |= {"control": Control, "settings": Settings, **({"free": _array[sum(layout.sizes)]} if masked else {})}

    def declaration(*inputs: Any) -> tuple[Any, ...]:
        return layout.declaration(*inputs)

    results = (*state.values(), *arrays.values(), Control)
    declaration.__annotations__ = {**hints, "return": tuple.__class_getitem__(results)}
    returns = " ".join([*[f"best_{n}" for n in state], *[f"trial_{n}" for n in arrays], "control"])
    name = f"least_squares.advance.{'.'.join(letters)}{'.masked' if masked else ''}"
    return op(name=name, title="least_squares", returns=returns, fusible=False)(declaration)
