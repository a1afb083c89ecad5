"""The step of small problems of least squares as one op: judgement, linear algebra and motion of all unknowns."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from ..engine import STRUCTS, Array, DeclaredOnUse, Scalar, both, constant_maximum, inv, own_ops, rsqrt, select, sqrt
from . import trust
from .least_squares import UNLIMITED, Control, Region, Settings, Step, Verdict, finished, judged, mix, pairs
from .lib import LoopedCholesky, dot, either, total

# Unknowns of one kernel. That of 18 takes 1.6 s to compile, of 24 twice as long; a step by torch takes 5 ms in place
# of 5 us.
LARGEST = 18
op = own_ops()
_array: Any = Array  # type checkers do not know its sizes


class Kind(NamedTuple):
    """A kind of unknown.

    Attributes:
        arrays: Those of its value. That of an element of a group begins with its position, if it has one.
        tangent: The number of its tangent's dimensions.
        lead: How many of them are a translation; those after it are compared with 1. None for independent numbers.
        moved: The arrays of a value that is moved by a tangent.
    """

    arrays: tuple[type[Array], ...]
    tangent: int
    lead: int | None
    moved: Callable[[Sequence[Any], Sequence[Scalar]], Sequence[Any]]


def _added(value: Sequence[Any], tangent: Sequence[Scalar]) -> Sequence[Any]:
    return [type(value[0])(x + d for x, d in zip(value[0], tangent, strict=True))]


def kind(letter: str) -> Kind:
    """The kind of an unknown: the letter of a group, or a number of independent numbers."""
    group: Any = STRUCTS.get(letter)
    if group is None:
        return Kind((_array[int(letter)],), int(letter), None, _added)

    def moved(value: Sequence[Any], tangent: Sequence[Scalar]) -> Sequence[Any]:
        arrays: Sequence[Any] = group(*value).tamed().times(group.exp(tangent)).arrays()
        return arrays

    return Kind(tuple(group.fields.values()), group.tangent, group.lead, moved)


def _relative(tangent: Sequence[Scalar], scales: Sequence[Scalar], extents: Sequence[Scalar]) -> Scalar:
    """The square of a tangent, relative to the value that it moves, both scaled by the diagonal of the Hessian.

    So it tells by how much residuals change, relative to what they are made of: a number that is small counts as
    large ones do.
    """
    square, total = dot([x * x for x in tangent], scales), dot(extents, scales)
    return select(square > 0, square * inv(select(total > 0, total, Fraction(1, 2**900))), 0)


def _least_eigenvalue(factor: LoopedCholesky, diagonal: Sequence[Scalar]) -> Scalar:
    """An estimate from above of the least eigenvalue of a matrix that is scaled to a diagonal of 1.

    Two inverse iterations from a vector without symmetry find it where it matters: where it is nearly 0.

    Args:
        factor: Of the matrix, plus its damping.
        diagonal: That of the matrix, without the damping. An entry of 0 makes the result 0.
    """
    roots = [x * rsqrt(select(x > 0, x, 1)) for x in diagonal]
    w: list[Scalar] = [x * 0 + 1 + Fraction(k, 7) for k, x in enumerate(roots)]
    for _ in range(2):
        length = rsqrt(dot(w, w))
        x = factor.solve([a * root * length for a, root in zip(w, roots, strict=True)])
        w = [a * root for a, root in zip(x, roots, strict=True)]
    least = -constant_maximum(*[-x for x in diagonal])
    return select(least > 0, rsqrt(dot(w, w)), 0)


def _is_flat(diagonal: Sequence[Scalar], free: Sequence[Scalar] | None) -> Any:
    """Whether some unknown is free, and none of these has an effect."""
    if free is None:
        return constant_maximum(*diagonal) <= 0
    largest = constant_maximum(*[select(f > 0, x, 0) for f, x in zip(free, diagonal, strict=True)])
    return both(largest <= 0, constant_maximum(*free) > 0)


# A curvature that is a rounding error in any dtype, relative to the largest of all unknowns: (16 eps)^2 of float64.
NOISE = Fraction(1, 2**96)


def kinds(letters: Sequence[str]) -> list[int]:
    """For each unknown its kind: 0 for translations, 1 for angles, and a further number for each leaf of numbers.

    The unit of lengths changes the curvature of translations, relative to that of angles, by any factor.
    """
    codes: list[int] = []
    for i, letter in enumerate(letters):
        this = kind(letter)
        lead = this.lead or 0
        codes += [2 + i] * this.tangent if this.lead is None else [0] * lead + [1] * (this.tangent - lead)
    return codes


def _scaled(diagonal: Sequence[Scalar], smallest: Scalar, of: Sequence[int]) -> tuple[list[Any], list[Scalar]]:
    """Which unknowns have an effect, beyond rounding errors in place of zeros, and the scale of each.

    Rounding errors must not count as the curvature of an unknown that has no effect: it stays.
    """
    by = {k: constant_maximum(*[x for x, j in zip(diagonal, of, strict=True) if j == k]) for k in set(of)}
    largest = constant_maximum(*diagonal)
    counts = [both(x > by[k] * smallest * smallest, x > largest * NOISE) for x, k in zip(diagonal, of, strict=True)]
    default = select(largest > 0, largest, 1)
    return counts, [rsqrt(select(c, x, default)) for c, x in zip(counts, diagonal, strict=True)]


# An exact Hessian counts as positive definite if its least pivot is above this, scaled to a diagonal of about 1: steps
# of one that is nearly singular are too long.
DEFINITE = Fraction(1, 64)


def _exact(
    s: list[list[Scalar]],
    bends: Sequence[Sequence[Scalar]],
    success: Scalar,
    counts: Sequence[Any],
    scales: Sequence[Scalar],
    smallest: Scalar,
) -> list[list[Scalar]]:
    """The exact Hessian of robust losses after a success, if it is positive definite; otherwise Gauss and Newton's.

    The weights of the residuals at a state make steps that always descend, but converge linearly. The curvature of
    losses makes the last ones those of Newton.

    Args:
        s: The lower triangle of Gauss and Newton's, scaled.
        bends: The lower triangle of the curvature.
        success: Whether the last step reduced the cost as the model had predicted: 1 or 0.
        counts: Which unknowns have an effect.
        scales: The scales of the unknowns.
        smallest: See `LoopedCholesky.of`.
    """
    n = len(s)
    exact = [[s[i][j] + bends[i][j] * (scales[i] * scales[j]) for j in range(i + 1)] for i in range(n)]
    reduced = [[*row[:-1], select(c, row[-1], 1) - DEFINITE] for c, row in zip(counts, exact, strict=True)]
    usable = success > 0
    for pivot in LoopedCholesky.of(reduced, smallest).pivots:
        usable = both(usable, pivot > 0)
    return [[select(usable, x, y) for x, y in zip(a, b, strict=True)] for a, b in zip(exact, s, strict=True)]


def _solved(
    h: Sequence[Sequence[Scalar]],
    g: Sequence[Scalar],
    bends: Sequence[Sequence[Scalar]],
    success: Scalar,
    region: Region,
    last: Scalar,
    settings: Settings,
    of: list[int],
) -> tuple[Step, Scalar, Scalar, list[Scalar]]:
    """The step to the minimum of the quadratic model in the trust region: see `trust.cut`.

    Args:
        h: The lower triangle of the Hessian.
        g: The gradient.
        bends: The lower triangle of the curvature of robust losses, if there are any.
        success: Whether the last step was one: 1 or 0.
        region: The trust region.
        last: The damping of the last step that was cut, or 0.
        settings: The numbers of all problems.
        of: The kinds of the unknowns.

    Returns:
        The step, without its lengths relative to the value; its length; the damping, or the last one if the step was
        not cut; and the undamped step.
    """
    n, smallest = len(g), settings[1]
    counts, scales = _scaled(region.scales, smallest, of)
    s = [[h[i][j] * (scales[i] * scales[j]) for j in range(i + 1)] for i in range(n)]
    if bends:
        s = _exact(s, bends, success, counts, scales, smallest)
    diagonal = [select(c, row[-1], 0) for c, row in zip(counts, s, strict=True)]
    u = [select(c, -x * scale, 0) for c, x, scale in zip(counts, g, scales, strict=True)]

    def factor(added: Scalar) -> LoopedCholesky:
        return LoopedCholesky.of([[*row[:-1], d + added] for row, d in zip(s, diagonal, strict=True)], smallest)

    cut = trust.cut(_SCALARS, u, factor, region.radius, last, smallest)
    pivot = _least_eigenvalue(cut.factor, diagonal) - smallest  # type: ignore[arg-type]
    whole = cut.share * 0 + 1
    pairs_ = (cut.step, cut.share), (cut.undamped, whole)
    steps = [[a * scale * by for a, scale in zip(x, scales, strict=True)] for x, by in pairs_]
    zero = cut.share * 0
    step = Step(steps[0], cut.predicted, cut.bare, zero, zero, pivot)
    return step, cut.length, cut.damping, steps[1]


def _length(square: Scalar) -> Scalar:
    return square * rsqrt(select(square > 0, square, 1))


_SCALARS = trust.Arithmetic(dot, select, both, constant_maximum, sqrt, _length, inv, lambda x: x)


class _Equations(NamedTuple):
    """The cost, the gradients, the blocks of the Hessian and those of the curvature of losses at some state."""

    cost: Scalar
    gradients: Sequence[Any]
    blocks: Sequence[Any]
    bends: Sequence[Any]

    @property
    def parts(self) -> tuple[Any, ...]:
        return (self.cost, *self.gradients, *self.blocks, *self.bends)

    def magnitude(self) -> Scalar:
        """A number that is not finite if any number that each step needs is not."""
        return total([x for part in (*self.gradients, *self.blocks) for x in part])

    def numbers(self) -> list[Scalar]:
        return [self.cost, *[x for part in self.parts[1:] for x in part]]

    def with_numbers(self, numbers: Sequence[Scalar]) -> _Equations:
        rest = iter(numbers[1:])
        parts = ([type(x)(next(rest) for _ in x) for x in part] for part in self[1:])
        return _Equations(numbers[0], *parts)

    def triangle(self, blocks: Sequence[Any]) -> list[list[Scalar]]:
        """The lower triangle of a matrix from its blocks."""
        sizes = [len(part) for part in self.gradients]
        starts = [sum(sizes[:i]) for i in range(len(sizes))]
        h: list[list[Scalar]] = [[self.cost] * (i + 1) for i in range(sum(sizes))]
        for (a, b), block in zip(pairs(len(sizes)), blocks, strict=True):
            for i, j in itertools.product(range(sizes[a]), range(sizes[b])):
                row, column = starts[a] + i, starts[b] + j
                if row <= column:  # the upper triangle of a symmetric matrix
                    h[column][row] = block[i * sizes[b] + j]
        return h

    def curvature(self, free: Sequence[Scalar] | None) -> list[list[Scalar]]:
        """The lower triangle of the curvature of losses, if there are any, without unknowns that are not free."""
        rows = self.triangle(self.bends) if self.bends else []
        if free is None:
            return rows
        return [[select(free[i] * free[j] > 0, x, 0) for j, x in enumerate(row)] for i, row in enumerate(rows)]

    def system(self, free: Sequence[Scalar] | None) -> tuple[list[list[Scalar]], list[Scalar]]:
        """The lower triangle of the Hessian and the gradient, without unknowns that are not free."""
        g = [x for part in self.gradients for x in part]
        h = self.triangle(self.blocks)
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
    curved: bool

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
        matrices = ("hessian", "curvature") if self.curved else ("hessian",)
        equations |= {f"{name}{i}_{j}": _array[n[i], n[j]] for name in matrices for i, j in pairs(len(n))}
        return self.arrays | equations

    def split(self, values: Sequence[Any]) -> tuple[list[list[Any]], _Equations]:
        """The value of each unknown, and the equations."""
        rest = iter(values)
        value = [[next(rest) for _ in kind(letter).arrays] for letter in self.letters]
        cost, gradients = next(rest), [next(rest) for _ in self.letters]
        blocks = [next(rest) for _ in pairs(len(gradients))]
        return value, _Equations(cost, gradients, blocks, [*rest])

    def moved(self, values: Sequence[Sequence[Any]], tangent: Sequence[Scalar]) -> list[Any]:
        """The arrays of a state that is moved by a tangent."""
        start = 0
        arrays: list[Any] = []
        for letter, value, n in zip(self.letters, values, self.sizes, strict=True):
            arrays += kind(letter).moved(value, tangent[start : start + n])
            start += n
        return arrays

    def declaration(self, *inputs: Any) -> tuple[Any, ...]:
        """The formula of `advance`."""
        count = len(self.state)
        (x, best), (tried, new) = self.split(inputs[:count]), self.split(inputs[count : 2 * count])
        control, region, settings, *free = inputs[2 * count :]
        verdict = judged(best.cost, new.cost, new.magnitude(), control, settings)
        # A start has no best equations before it: there may be those of another problem.
        begins = select(control[1] <= 0, select(control[5] < Fraction(1, 2), 1, 0), 0)
        best = best.with_numbers(either(begins, new.numbers(), best.numbers()))
        chosen = new.with_numbers(either(verdict.accepted, new.numbers(), best.numbers()))
        arrays = [a for value in tried for a in value], [b for value in x for b in value]
        values, _ = self.split([*_mixed(verdict.accepted, *arrays), *chosen.parts])
        h, g = chosen.system(free[0] if free else None)
        before = Region(region[0], region[1], region[2:])
        trust, success = self.region(before, best.cost, new.cost, verdict, control, h, values)
        bends = chosen.curvature(free[0] if free else None)
        step, length, damping, bare = _solved(h, g, bends, success, trust, control[0], settings, kinds(self.letters))
        extents = self.extents(values)
        if free:
            extents = [select(f > 0, x, 0) for f, x in zip(free[0], extents, strict=True)]
        diagonal = [row[-1] for row in h]  # that of now: the largest so far may be that of another region
        relative, undamped = [_relative(tangent, diagonal, extents) for tangent in (step.tangent, bare)]
        pivot = select(_is_flat(diagonal, free[0] if free else None), -1, step.pivot)
        measured = step._replace(relative=relative, undamped=undamped, pivot=pivot)
        accepted, after = finished(chosen.cost, measured, verdict, settings)
        kept = best.with_numbers(either(accepted, new.numbers(), best.numbers()))
        trial = self.moved(values, step.tangent)
        numbers = Control((damping, *after[1:]))
        return (
            *_mixed(accepted, *arrays),
            *kept.parts,
            *trial,
            numbers,
            type(region)((trust.radius, length, *trust.scales)),
        )

    def region(
        self,
        region: Region,
        best: Scalar,
        new: Scalar,
        verdict: Verdict,
        control: Control,
        h: Sequence[Sequence[Scalar]],
        values: Sequence[Sequence[Any]],
    ) -> tuple[Region, Scalar]:
        """The trust region of the next step, and whether the last one was a success."""
        is_first = control[1] <= 0
        scales = [constant_maximum(x, h[i][i]) for i, x in enumerate(region.scales)]
        squares = [x * y for x, y in zip(scales, self.extents(values), strict=True)]
        total = squares[0]
        for x in squares[1:]:
            total = total + x
        start = select(total > 0, total * rsqrt(select(total > 0, total, 1)), UNLIMITED)
        radius, success = region.judged(best, new, verdict, control)
        return Region(select(is_first, start, radius), region.length, scales), select(is_first, 0, success)

    def extents(self, values: Sequence[Sequence[Any]]) -> list[Scalar]:
        """For each unknown the square of what it is compared with: a number itself, a radian, the whole translation."""
        squares: list[Scalar] = []
        for letter, value in zip(self.letters, values, strict=True):
            this, one = kind(letter), value[0][0] * 0 + 1
            if this.lead is None:
                squares += [x * x for x in value[0]]
            else:
                squares += [dot(value[0], value[0])] * this.lead + [one] * (this.tangent - this.lead)
        return squares


def _mixed(flag: Scalar, a: Sequence[Array], b: Sequence[Array]) -> list[Any]:
    """The same for arrays."""
    return [type(x)(mix(flag, x, y)) for x, y in zip(a, b, strict=True)]


def advance(letters: tuple[str, ...], masked: bool, curved: bool = False) -> Any:
    """The op of a step for some kinds of unknowns; see `kind`.

    Its arguments are the arrays of the best state; its cost, gradients and blocks of the Hessian, and if ``curved``
    those of the curvature of robust losses; the same of the state on trial; the numbers of the problem (`CONTROL`), its
    trust region (radius, length of the last step, and a scale for each unknown), and the numbers of all problems
    (`SETTINGS`); if ``masked``, 1 for each unknown that is free and 0 for the others. Its results are those of the best
    state, the arrays of the next state on trial, the numbers of the problem and its trust region. At first both states
    are the start, and numbers and region are 0.
    """
    name = f"{'.'.join(letters)}{_MASKED if masked else ''}{_CURVED if curved else ''}"
    return _STEPS[_NAMES.setdefault(name, name)]


def _declare(name: str) -> Any:
    bare = name.removesuffix(_CURVED)
    letters = bare.removesuffix(_MASKED).split(".")
    masked, curved = bare.endswith(_MASKED), name.endswith(_CURVED)
    layout = _Layout(tuple(letters), masked, curved)
    state, arrays = layout.state, layout.arrays
    hints = {f"{which}_{n}": t for which in ("best", "trial") for n, t in state.items()}
    region = _array[2 + sum(layout.sizes)]
    hints |= {
        "control": Control,
        "region": region,
        "settings": Settings,
        **({"free": _array[sum(layout.sizes)]} if masked else {}),
    }

    def declaration(*inputs: Any) -> tuple[Any, ...]:
        return layout.declaration(*inputs)

    results = (*state.values(), *arrays.values(), Control, region)
    declaration.__annotations__ = {**hints, "return": tuple.__class_getitem__(results)}
    returns = " ".join([*[f"best_{n}" for n in state], *[f"trial_{n}" for n in arrays], "control", "region"])
    declared = op(name=_NAME + name, title="least_squares", returns=returns, fusible=False)(declaration)
    declared.op.program.costly = True  # a special kernel for large batches would save no time
    return declared


_NAME, _MASKED, _CURVED = "least_squares.advance.", ".masked", ".curved"
_NAMES: dict[str, str] = {}
_STEPS = DeclaredOnUse(_NAME, _NAMES, _declare)
