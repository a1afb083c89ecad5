"""Errors of values, first and second derivatives, measured against multiple-precision arithmetic.

Errors are in units of the dtype's eps times the largest entry of the tensor: one value, Jacobian or Hessian at one
point. Derivatives with respect to a quaternion are per relative change, so that they can be compared at any length: the
columns of a Jacobian are multiplied by |q|, and those of a Hessian by |q| once more. |q| is rounded to a power of two,
so that the multiplication is exact.
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

# Scaling and subtraction take place in extended precision, so that they add no errors.
WIDE = np.longdouble


def wide(x: Tensor) -> np.ndarray:
    return x.detach().to(torch.float64).numpy().astype(WIDE)


def outputs_of(op: Callable[..., Any], inputs: Sequence[Tensor]) -> tuple[Tensor, ...]:
    made = op(*inputs)
    return made if isinstance(made, tuple) else (made,)


def differentiated(op: Callable[..., Any], *inputs: Tensor) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Value (p, m), Jacobian (p, m, n) and Hessian (p, m, n, n) of ``op`` at p points.

    Inputs and outputs are concatenated.

    The cotangents for every output component and every gradient component are laid out along the batch: one call of the
    op, one of its vector-Jacobian product and one of that product's own gives all of them.
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
    curved = [k for k, g in enumerate(first) if g.requires_grad]  # the gradient of a linear function is constant
    seeds = [directions[k].expand(points, m, n, -1).reshape(first[k].shape) for k in curved]
    second = torch.autograd.grad([first[k] for k in curved], leaves, seeds, materialize_grads=True)
    hessian = torch.cat([h.reshape(points, m, n, -1) for h in second], -1)
    return wide(value), wide(jacobian), wide(hessian)


def length_scale(quaternion: Sequence[float]) -> float:
    """The largest power of two that is not above the quaternion's length."""
    return 2.0 ** (math.frexp(math.hypot(*map(float, quaternion)))[1] - 1)


def length_scales(quaternion: Tensor) -> np.ndarray:
    """`length_scale`, repeated for each component, shape (p, 4)."""
    return np.array([[length_scale(q)] * 4 for q in quaternion.tolist()])


def per_relative_change(jacobian: np.ndarray, hessian: np.ndarray, scales: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Derivatives with respect to ``inputs / scales``, where ``scales`` has shape (p, n)."""
    return jacobian * scales[:, None, :], hessian * scales[:, None, :, None] * scales[:, None, None, :]


class Errors:
    """The largest error of each kind of result, and the point where it occurs."""

    def __init__(self, dtype: torch.dtype) -> None:
        self.info = torch.finfo(dtype)
        self.worst: dict[str, tuple[float, str]] = {}

    def add(self, what: str, where: object, got: np.ndarray, want: np.ndarray) -> None:
        # subnormal numbers have no full relative precision
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
    """The errors of values, Jacobians and Hessians at all points, against ``formula``, which takes one point.

    If an op has more than one output, of ``widths`` components each, the outputs are compared separately.
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
    """An op, the points where it is measured, and its reference formula.

    Attributes:
        op: The op.
        formula: Takes a point and the point that selects the branch; returns the concatenated results.
        points: Returns inputs of shape (p, ...) for a dtype. Inputs of 4 components are quaternions.
        limit: The largest error allowed, in eps.
        reach: The radius around a point within which the op is smooth, if that is not about 1.
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
    """A Markdown table of the largest errors of values, Jacobians and Hessians."""
    head = ["| op | dtype | value | first derivative | second derivative |", "|---|---|---|---|---|"]
    measured = [row(case, dtype, measure(case, dtype)) for case in cases for dtype in (torch.float32, torch.float64)]
    return "\n".join(head + measured)


def row(case: Case, dtype: torch.dtype, errors: Errors) -> str:
    figures = " | ".join(f"{errors.worst[what][0]:.1f}" for what in Derivatives._fields)
    return f"| `{case.name}` | {str(dtype).removeprefix('torch.')} | {figures} |"
