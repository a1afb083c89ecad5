"""One case of the differential fuzzer: a random call, compared with its reference in value and in derivatives."""

from __future__ import annotations

import collections
import dataclasses
import functools
import warnings
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import torch
from torch import Tensor

from tests.fuzz import buffers
from tests.fuzz.compare import Comparison, Point, largest
from tests.fuzz.derivatives import FORWARD, FORWARD_OVER_REVERSE, GRADIENT, SECOND, VALUE, Derivative, Function
from tests.fuzz.draws import DECADES, Draw, Shape
from tests.fuzz.kinds import KINDS, Part
from tests.fuzz.subject import Subject, arguments_of, flattened, frames, in_package

MAPPED = 2  # elements of the dimension that vmap maps over


@dataclasses.dataclass
class Input:
    """One tensor of a call: its part, what is passed, and whether it is mapped over and differentiated."""

    part: Part
    tensor: Tensor
    rank: int  # of its components
    mapped: bool = False
    wanted: bool = False
    as_array: bool = False

    @property
    def dtype(self) -> torch.dtype:
        return self.tensor.dtype


class Case:
    """A call with random arguments, and everything that is compared about it."""

    def __init__(self, subject: Subject, seed: int, number: int) -> None:
        self.subject, self.seed, self.number = subject, seed, number
        self.draw = draw = Draw(subject.name, seed, number)
        self.batch = draw.batch(subject.large, subject.rank)
        if subject.nonempty:
            self.batch = tuple(n or 1 for n in self.batch)
        self.kinds = [KINDS[name] for name in subject.kinds]
        parts = [part for kind in self.kinds for part in kind.parts]
        self.vmapped = subject.vmap and bool(parts) and draw.chance(0.15)
        self.inputs = self._inputs(parts)
        self.options = subject.chosen(draw, self._whole_batch())
        self._choose_wanted()
        self.kept = [x.tensor.detach().clone() for x in self.inputs]

    # Arguments

    def _inputs(self, parts: Sequence[Part]) -> list[Input]:
        draw = self.draw
        dtypes = draw.dtypes(len(parts))
        dtypes = dtypes if self.subject.mixed else dtypes[:1] * len(parts)
        draw.decades = min((DECADES[d] for d in dtypes), default=6)
        shared = draw.chance(0.5) or self.subject.alike  # all tensors have the whole batch
        first = len(self.kinds[0].parts) if parts else 0
        made: list[Input] = []
        for part, dtype in zip(parts, dtypes, strict=True):
            mapped = self.vmapped and (not made or draw.chance(0.6))
            batch = self.batch
            if self.subject.within and len(made) >= first:
                batch = tuple(torch.broadcast_shapes(*[self._batch_of(x) for x in made[:first]]))
            shape = batch if shared or (self.subject.rank and len(made) < first) else draw.part(batch)
            shape = shape if part.batched else ()
            values = part.make(draw, (MAPPED, *shape) if mapped else shape)
            values = self._related(values, part, made)
            rank = len(part.components(draw))
            tensor = draw.laid_out(values.to(dtype), values.dim() - rank)
            made.append(Input(part, tensor, rank, mapped))
        return made

    def _related(self, values: Tensor, part: Part, earlier: Sequence[Input]) -> Tensor:
        """In hard cases, sometimes the values of an earlier tensor of the same role, moved a little or not."""
        alike = [x for x in earlier if x.part.role and x.part.role == part.role and x.tensor.shape == values.shape]
        if not alike or not self.draw.hard or self.draw.chance(0.6):
            return values
        other = alike[-1].tensor.detach().double()
        sign = self.draw.choice((1.0, -1.0)) if part.role == "quaternion" else 1.0
        step = self.draw.choice((0.0, 0.0, 1e-3, 10.0**-self.draw.decades))
        return sign * other + step * self.draw.normal(*other.shape) * largest(other, 1)

    def _whole_batch(self) -> Shape:
        """The batch shape of the first argument, to which its tensors broadcast; of all, if the subject has one."""
        first = self.inputs[: len(self.kinds[0].parts)] if self.kinds else []
        shapes = [self._batch_of(x) for x in first]
        return tuple(torch.broadcast_shapes(*shapes)) if shapes else self.batch

    @staticmethod
    def _batch_of(x: Input) -> Shape:
        return tuple(x.tensor.shape[int(x.mapped) : x.tensor.dim() - x.rank])

    def _choose_wanted(self) -> None:
        draw = self.draw
        every = draw.chance(0.6)
        for x in self.inputs:
            x.wanted = self.subject.derivatives and (every or draw.chance(0.5))
        if not self.vmapped and not self.subject.tensors and len({x.dtype for x in self.inputs}) == 1:
            for i, kind in enumerate(self.kinds):
                x = self.inputs[sum(len(k.parts) for k in self.kinds[:i])]
                is_method = i == 0 and self.subject.public[0].isupper()
                if kind.array and not is_method and x.dtype is not torch.bfloat16 and draw.chance(0.1):
                    x.wanted, x.as_array = False, True

    # Both sides

    def call(self, tensors: Sequence[Tensor]) -> list[Any]:
        """The public function at some tensors."""
        extra, named = arguments_of(self.options)
        return flattened(self.subject.function(*self.values(tensors), *extra, **named))

    def values(self, tensors: Sequence[Tensor]) -> list[Any]:
        """The arguments of the call."""
        values = []
        rest = iter(zip(tensors, self.inputs, strict=True))
        for kind in self.kinds:
            given = [
                (x.resolve_neg().numpy() if i.as_array else x) for _, (x, i) in zip(kind.parts, rest, strict=False)
            ]
            values.append(kind.wrap(*given))
        return values

    def viewed_call(self, tensors: Sequence[Tensor]) -> list[Any]:
        """The public function at some tensors, as its results are compared: in float64, if not as they are."""
        results = self.call(tensors)
        return results if self.subject.view is list else self.subject.view([y.double() for y in results])

    def reference(self, tensors: Sequence[Tensor]) -> list[Any]:
        """The formula at float64 tensors. Those of one argument are broadcast, as the values do."""
        given: list[Tensor] = []
        rest = iter(zip(tensors, self.inputs, strict=True))
        for kind in self.kinds:
            group = [(x, i.rank) for _, (x, i) in zip(kind.parts, rest, strict=False)]
            batch = torch.broadcast_shapes(*[x.shape[: x.dim() - rank] for x, rank in group])
            for part, (x, rank) in zip(kind.parts, group, strict=True):
                shared = part.role == "times" and x.dim() == 1  # one row of times for a whole batch of trajectories
                given.append(x if shared else x.expand((*batch, *x.shape[x.dim() - rank :])))
        extra, named = arguments_of(self.options)
        if self.subject.informed:
            first = self.inputs[: len(self.kinds[0].parts)] if self.kinds else []
            named["dtype"] = functools.reduce(torch.promote_types, [x.dtype for x in first] or [torch.float32])
        return flattened(self.subject.reference(*given, *extra, **named))

    def viewed_reference(self, tensors: Sequence[Tensor]) -> list[Any]:
        return self.subject.view(self.reference(tensors))

    def mapped(self, function: Function, *, by_torch: bool) -> Function:
        """A function over the mapped dimension: by `torch.vmap`, or one element after the other."""
        if not self.vmapped:
            return function
        if by_torch:
            dims = tuple(0 if x.mapped else None for x in self.inputs)
            return lambda xs: list(torch.vmap(lambda *ys: tuple(function(ys)), dims)(*xs))

        def one_by_one(xs: Sequence[Tensor]) -> list[Any]:
            each = [
                function([x[k] if i.mapped else x for x, i in zip(xs, self.inputs, strict=True)]) for k in range(MAPPED)
            ]
            return [torch.stack(parts) for parts in zip(*each, strict=True)]

        return one_by_one

    # Comparison

    def run(self) -> Report:
        """Compares everything that this case has drawn."""
        report = Report(self)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            warnings.filterwarnings("ignore", message=".torch.jit.")  # of torch, to itself
            try:
                self._compare(report)
            except Exception as error:
                places = frames(error)
                if isinstance(error, torch.linalg.LinAlgError) and not any(map(in_package, places)):
                    report.undefined = True  # the reference has no value here
                else:
                    report.problems.append(f"raises {type(error).__name__}: {str(error)[:300]} at {places[-1]}")
        return report

    def _compare(self, report: Report) -> None:
        passed = [x.tensor for x in self.inputs]
        with torch.no_grad():
            plain = self.mapped(self.call, by_torch=True)(passed)
            wanted = self.mapped(self.reference, by_torch=False)([x.double() for x in passed])
        if self._changed():
            report.problems.append("changes an input")
        if report.problems or not self._check_kinds(plain, wanted, report):
            return
        if self.subject.buffers != (0, 0):
            return buffers.compare(self, plain, report)
        ours = self.mapped(self.viewed_call, by_torch=True)
        theirs = self.mapped(self.viewed_reference, by_torch=False)
        plain = plain if self.subject.view is list else ours(passed)
        floats = [i for i, y in enumerate(plain) if isinstance(y, Tensor)]
        for derivative in self._derivatives(plain):
            report.derivatives.append(derivative.name)
            self._compare_derivative(derivative, ours, theirs, floats, passed, plain, report)
        if self._changed():
            report.problems.append("changes an input")

    def _changed(self) -> bool:
        """Whether an input has other values than those that were drawn."""
        pairs = zip(self.inputs, self.kept, strict=True)
        return not all(torch.equal(x.tensor.detach(), before) for x, before in pairs)

    def _check_kinds(self, plain: list[Any], wanted: list[Any], report: Report) -> bool:
        """Numbers, shapes and dtypes of results, and equality of what is no tensor."""
        if len(plain) != len(wanted):
            report.problems.append(f"gives {len(plain)} results, want {len(wanted)}")
            return False
        good, dtype = True, self.dtype()
        for k, (y, w) in enumerate(zip(plain, wanted, strict=True)):
            if not isinstance(y, Tensor) or not isinstance(w, Tensor):
                problem = "" if type(y) is type(w) and y == w else f"is {y!r}, want {w!r}"
            elif y.shape != w.shape:
                problem = f"has shape {tuple(y.shape)}, want {tuple(w.shape)}"
            else:
                expected = dtype if w.is_floating_point() else w.dtype
                problem = "" if y.dtype is expected else f"has dtype {y.dtype}, want {expected}"
            if problem:
                good = False
                report.problems.append(f"result {k} {problem}")
        return good

    def dtype(self) -> torch.dtype:
        """The dtype of floating-point results: tensors without dimensions do not promote those with some."""
        if self.subject.dtype is not None:
            return self.subject.dtype([x.tensor for x in self.inputs], self.options)
        some = [x.dtype for x in self.inputs if x.tensor.dim() > int(x.mapped)] or [x.dtype for x in self.inputs]
        return functools.reduce(torch.promote_types, some, *([] if some else [torch.get_default_dtype()]))

    @property
    def eps(self) -> float:
        """The precision in which is computed: at least float32, except in steps that round to half precision.

        What is done with results, before they are compared, is such a step.
        """
        dtype = self.dtype()
        if self.subject.narrow:
            dtype = max((dtype, *(x.dtype for x in self.inputs)), key=lambda d: torch.finfo(d).eps)
        elif self.subject.view is list:
            dtype = torch.promote_types(dtype, torch.float32)
        return torch.finfo(dtype).eps

    def _derivatives(self, plain: list[Any]) -> Iterator[Derivative]:
        yield VALUE
        differentiable = any(isinstance(y, Tensor) and y.is_floating_point() for y in plain)
        if not differentiable or not any(x.wanted for x in self.inputs):
            return
        yield GRADIENT
        overflows = self.subject.inverts and torch.float16 in {x.dtype for x in self.inputs}
        if self.subject.orders and not overflows and self.draw.chance(0.3):
            yield self.draw.choice((SECOND, FORWARD, FORWARD_OVER_REVERSE))

    def _compare_derivative(
        self,
        derivative: Derivative,
        ours: Function,
        theirs: Function,
        floats: Sequence[int],
        passed: Sequence[Tensor],
        plain: Sequence[Any],
        report: Report,
    ) -> None:
        wanted = [x.wanted for x in self.inputs]
        chosen = [i for i in floats if plain[i].is_floating_point() or derivative is VALUE]
        seeds = derivative.seeds(self.draw, [x.tensor for x in self.inputs if x.wanted], [plain[i] for i in chosen])
        program = derivative.of(theirs, chosen, wanted)
        got = derivative.of(ours, chosen, wanted)([*passed, *seeds])
        points = [Point(x.double().detach(), i.rank) for x, i in zip(passed, self.inputs, strict=True)]
        points += [Point(seed.double(), min(seed.dim(), 1)) for seed in seeds]
        comparison = Comparison(
            program,
            points,
            self._ranks(derivative),
            self.eps,
            self.draw.generator,
            self.subject.least,
            once=derivative is VALUE,
        )
        differences = comparison.differences(
            got, loose=self.subject.loose, exact=self.subject.exact and derivative is VALUE
        )
        names = [f"by tensor {i}" for i, want in enumerate(wanted) if want]
        names = names if derivative.of_inputs else [f"of result {i}" for i in chosen]
        for k, text in enumerate(differences):
            report.judged[derivative.name] += comparison.judged(k)
            if text:
                report.problems.append(f"{derivative.name} {names[k]}{text}")

    def _ranks(self, derivative: Derivative) -> Callable[[list[Tensor]], list[int]]:
        """For each result of a derivative, the number of dimensions whose components share a tolerance."""
        if derivative.of_inputs:
            ranks = [x.rank for x in self.inputs if x.wanted]
            return lambda _: ranks
        batch = len(self._whole_batch()) + int(self.vmapped)
        return lambda outputs: [min(1, max(y.dim() - batch, 0)) for y in outputs]


@dataclasses.dataclass
class Report:
    """What a case found: problems, which derivatives were compared, and how many entries had a defined reference."""

    case: Case
    problems: list[str] = dataclasses.field(default_factory=list)
    derivatives: list[str] = dataclasses.field(default_factory=list)
    judged: collections.Counter[str] = dataclasses.field(default_factory=collections.Counter)
    undefined: bool = False

    @property
    def line(self) -> str:
        """The command that repeats the case."""
        case = self.case
        return f'python -m tests.fuzz --only "{case.subject.name}" --seed {case.seed} --case {case.number}'

    def __str__(self) -> str:
        case = self.case
        shapes = [f"{str(x.dtype)[6:]}{tuple(x.tensor.shape)}{'*' if x.mapped else ''}" for x in case.inputs]
        given = ", ".join([*shapes, *(f"{k}={v!r}" for k, v in case.options.items())])
        return "\n".join([self.line, f"  {given}", *(f"  {problem}" for problem in self.problems)])
