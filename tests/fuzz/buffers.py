"""Calls with buffers of the caller: results and gradients must be in them, and be right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor

from tests.fuzz.compare import Comparison, Point
from tests.fuzz.derivatives import GRADIENT, VALUE
from tests.fuzz.draws import strided

if TYPE_CHECKING:
    from tests.fuzz.differential import Case, Report


def buffer(case: Case, x: Tensor) -> Tensor:
    """A tensor of NaN like another one, in a random layout in which no elements share memory."""
    draw = case.draw
    nan = torch.full(x.shape, torch.nan, dtype=x.dtype)
    if draw.chance(0.5):
        return nan
    return strided(nan, list(range(x.dim())), [draw.choice((1, 2)) for _ in x.shape], draw.integer(0, 5))


def compare(case: Case, plain: list[Any], report: Report) -> None:
    """Passes a random subset of buffers, and compares what they receive."""
    draw, (results, gradients) = case.draw, case.subject.buffers
    outs = [buffer(case, y) if draw.chance(0.7) else None for y in plain]
    adjs = [buffer(case, x.tensor) if draw.chance(0.7) else None for x in case.inputs][:gradients]
    leaves = [x.tensor.detach().requires_grad_(x.wanted) for x in case.inputs]
    made = case.subject.function(*leaves, *outs[:results], *adjs)
    found = list(made) if isinstance(made, tuple) else [made]
    for y, out in zip(found, outs, strict=True):
        if out is not None and y is not out:
            report.problems.append("returns another tensor than the buffer")
    found = found if case.subject.view is list else case.subject.view([y.double() for y in found])
    cotangents = [draw.laid_out(draw.normal(*y.shape).to(y.dtype), y.dim()) for y in found]
    _judge(
        case,
        VALUE.name,
        VALUE.of(case.viewed_reference, range(len(found)), [False] * len(leaves)),
        [],
        [y.detach() for y in found],
        report,
    )
    wanted = [x for x in leaves if x.requires_grad]
    if not wanted:
        return
    got = torch.autograd.grad(found, wanted, cotangents, materialize_grads=True)
    program = GRADIENT.of(case.viewed_reference, range(len(found)), [x.wanted for x in case.inputs])
    _judge(case, GRADIENT.name, program, cotangents, list(got), report)
    every = GRADIENT.of(case.viewed_reference, range(len(found)), [True] * len(leaves))
    if any(adj is not None for adj in adjs):
        full = [torch.zeros_like(x) if adj is None else adj for x, adj in zip(leaves, adjs, strict=False)]
        kept = [adj is not None for adj in adjs]
        _judge(case, "buffer of the gradient", every, cotangents, full, report, kept)


def _judge(
    case: Case,
    name: str,
    program: Any,
    cotangents: list[Tensor],
    got: list[Tensor],
    report: Report,
    kept: list[bool] | None = None,
) -> None:
    points = [Point(x.tensor.double(), x.rank) for x in case.inputs]
    points += [Point(c.double(), min(c.dim(), 1)) for c in cotangents]
    ranks = [x.rank for x in case.inputs] if kept is not None else None
    if ranks is None:
        ranks = [x.rank for x in case.inputs if x.wanted] if cotangents else [1] * len(got)
    comparison = Comparison(program, points, lambda _: ranks, case.eps, case.draw.generator, case.subject.least)
    report.derivatives.append(name)
    texts = comparison.differences(got, loose=case.subject.loose)
    for k, text in enumerate(texts):
        report.judged[name] += comparison.judged(k)
        if text and (kept is None or kept[k]):
            report.problems.append(f"{name} {k}{text}")
