"""How far values, first and second derivatives are from what is right, by arithmetic with many more digits.

An error is measured in units of the dtype's eps times the largest entry of the tensor it is in: of one value, one
Jacobian, one Hessian, at one point. Derivatives with respect to a quaternion are taken per relative change of it, so
that they can be compared at any length: a Jacobian's columns are multiplied by |q|, a Hessian's once more, with |q|
rounded to a power of two, so that this multiplies no error into either side.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable, Sequence
from typing import Any

import mpmath as mp
import numpy as np
import torch
from torch import Tensor

from tests.reference import multiprecision
from tests.reference.multiprecision import Derivatives, Numbers

# The products and sums of many terms are taken in more digits than either side has.
WIDE = np.longdouble


def wide(x: Tensor) -> np.ndarray:
    return x.detach().to(torch.float64).numpy().astype(WIDE)


def outputs_of(op: Callable[..., Any], inputs: Sequence[Tensor]) -> tuple[Tensor, ...]:
    made = op(*inputs)
    return made if isinstance(made, tuple) else (made,)


def differentiated(op: Callable[..., Any], *inputs: Tensor) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Value (p, m), Jacobian (p, m, n) and Hessian (p, m, n, n) of ``op`` at p points, in- and outputs side by side.

    One cotangent per output component and one per gradient component, spread over the batch: one call of the op, of its
    vector-Jacobian product and of that one's own give everything.
    """
    points = len(inputs[0])
    with torch.no_grad():
        values = [y.reshape(points, -1) for y in outputs_of(op, inputs)]
    value = torch.cat(values, -1)
    sizes, widths = [x[0].numel() for x in inputs], [y.shape[1] for y in values]
    m, n = sum(widths), sum(sizes)
    leaves = [
        x.reshape(points, 1, 1, *x.shape[1:]).repeat(1, m, n, *[1] * (x.ndim - 1)).requires_grad_() for x in inputs
    ]
    out = outputs_of(op, leaves)
    cotangents = torch.eye(m, dtype=value.dtype)[None, :, None].expand(points, m, n, m).split(widths, -1)
    shaped = [c.reshape(y.shape) for c, y in zip(cotangents, out, strict=True)]
    first = torch.autograd.grad(out, leaves, shaped, create_graph=True)
    jacobian = torch.cat([g[:, :, 0].reshape(points, m, -1) for g in first], -1)
    directions = torch.eye(n, dtype=value.dtype).split(sizes, -1)
    curved = [k for k, g in enumerate(first) if g.requires_grad]  # the gradient of what is linear is constant
    seeds = [directions[k].expand(points, m, n, -1).reshape(first[k].shape) for k in curved]
    second = torch.autograd.grad([first[k] for k in curved], leaves, seeds, materialize_grads=True)
    hessian = torch.cat([h.reshape(points, m, n, -1) for h in second], -1)
    return wide(value), wide(jacobian), wide(hessian)


def length_scale(quaternion: Sequence[float]) -> float:
    """The power of two that is next below the length."""
    return 2.0 ** (math.frexp(math.hypot(*map(float, quaternion)))[1] - 1)


def length_scales(quaternion: Tensor) -> np.ndarray:
    """(p, 4): `length_scale` once per component."""
    return np.array([[length_scale(q)] * 4 for q in quaternion.tolist()])


def per_relative_change(jacobian: np.ndarray, hessian: np.ndarray, scales: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Derivatives with respect to ``inputs / scales``; scales (p, n)."""
    return jacobian * scales[:, None, :], hessian * scales[:, None, :, None] * scales[:, None, None, :]


class Errors:
    """The largest error found in each of several tensors, and where."""

    def __init__(self, dtype: torch.dtype) -> None:
        self.info = torch.finfo(dtype)
        self.worst: dict[str, tuple[float, str]] = {}

    def add(self, what: str, where: object, got: np.ndarray, want: np.ndarray) -> None:
        # below the smallest normal number floats have no relative precision left to ask for
        largest = max(float(np.abs(want).max()), self.info.tiny)
        error = float(np.abs(got - want).max()) / (self.info.eps * largest)
        if math.isnan(error):
            error = math.inf
        if error >= self.worst.get(what, (0.0, ""))[0]:
            self.worst[what] = error, str(where)

    def check(self, limit: float) -> None:
        beyond = {what: found for what, found in self.worst.items() if not found[0] <= limit}
        assert self.worst, "nothing was compared"
        assert not beyond, f"errors in eps, allowed {limit}: {beyond}"


def compare(
    dtype: torch.dtype,
    found: Sequence[np.ndarray],
    inputs: Sequence[Tensor],
    formula: Callable[[list[mp.mpf]], Derivatives],
    widths: Sequence[int] = (),
) -> Errors:
    """The errors of a value, Jacobian and Hessian at each point; ``formula`` gives what is right at one.

    Several outputs, of ``widths`` components each, are compared one by one.
    """
    errors = Errors(dtype)
    starts = np.cumsum(widths)[:-1].tolist() if widths else []
    for i, point in enumerate(zip(*inputs, strict=True)):
        flat = torch.cat([x.flatten() for x in point])
        right = formula(multiprecision.exact(flat))
        for what, got, want in zip(right._fields, found, right, strict=True):
            for g, w in zip(np.split(got[i], starts), np.split(want, starts), strict=True):
                errors.add(what, flat.tolist(), g, w)
    return errors


@dataclasses.dataclass(frozen=True)
class Case:
    """An op, where it is measured, and what is right.

    Attributes:
        op: The op.
        formula: Its results side by side at a point, and the point that chooses the branch.
        points: Inputs (p, ...) for a dtype. Inputs of 4 components are quaternions.
        limit: The largest error allowed, in eps.
        reach: How far around a point the op is smooth, where that is not about 1.
    """

    op: Callable[..., Any]
    formula: Callable[[Numbers, Numbers], Numbers]
    points: Callable[[torch.dtype], Sequence[Tensor]]
    limit: float
    reach: Callable[[Numbers], mp.mpf] | None = None

    @property
    def name(self) -> str:
        return self.op.op.name  # type: ignore[attr-defined]


def measure(case: Case, dtype: torch.dtype) -> Errors:
    inputs = [x.contiguous() for x in case.points(dtype)]
    value, jacobian, hessian = differentiated(case.op, *inputs)
    scales = [length_scales(x) if x.shape[1:] == (4,) else np.ones((len(x), x[0].numel())) for x in inputs]
    found = value, *per_relative_change(jacobian, hessian, np.concatenate(scales, -1))

    def right(x: list[mp.mpf]) -> Derivatives:
        start, relative = 0, []
        for size in (y[0].numel() for y in inputs):
            relative += [length_scale(x[start : start + 4])] * 4 if size == 4 else [1.0] * size
            start += size
        step = multiprecision.STEP * (case.reach(x) if case.reach else 1)
        return multiprecision.derivatives(lambda y: case.formula(y, x), x, scales=relative, step=step)

    widths = [port.size for port in case.op.op.program.outputs]  # type: ignore[attr-defined]
    return compare(dtype, found, inputs, right, widths)


def table(cases: Sequence[Case]) -> str:
    """The largest errors of value, Jacobian and Hessian, for a README."""
    head = ["| op | dtype | value | first derivative | second derivative |", "|---|---|---|---|---|"]
    measured = [row(case, dtype, measure(case, dtype)) for case in cases for dtype in (torch.float32, torch.float64)]
    return "\n".join(head + measured)


def row(case: Case, dtype: torch.dtype, errors: Errors) -> str:
    figures = " | ".join(f"{errors.worst[what][0]:.1f}" for what in Derivatives._fields)
    return f"| `{case.name}` | {str(dtype).removeprefix('torch.')} | {figures} |"
