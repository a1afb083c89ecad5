"""A call of `Problem.solve`, with the derivatives of its equations and of the systems that they make."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any, cast

import attrs
import torch
from torch import Tensor

from ..autograd import NestedFunction
from ..engine import forward_ad_level, is_eager, jvp
from ..errors import ArgumentError, ValidationError
from ..geometry import Loss
from .damping import Minimum
from .equation_solver import Solver, SparseStep
from .equations import BlockPlan, Equations
from .factors import Factor
from .implicit import Inputs, check_closure, detached, differentiable, one_by_one, pulled, pushed, refuse_tangents
from .search_kernels import SINGULAR, without_noise
from .sparse_problem import negative
from .unknowns import Reference, VariableSet, covectors, floats, moved, overlaid

_WHERE = "Problem.solve"
_DAMPINGS = (1e-8, 1e-6)  # relative to the diagonal, for directions that nothing determines
_REFINEMENTS = 2  # the part of the damping that stays is its cube relative to an eigenvalue
_TOLERANCE = 1e-12  # of conjugate gradients

State = Sequence[Any]


Find = Callable[[Sequence[Factor], State], tuple[Minimum, Solver]]


class SparseCall:
    """A call of `Problem.solve` without what derivatives flow to; see `implicit.ImplicitCall`.

    Attributes:
        sets: The variables.
        factors: The residuals.
        search: Finds the solution.
        gradient: "implicit" or "gauss_newton", or None.
        minimum: What the search found, and
        solver: what solves its equations, after the call.
    """

    costs = 0
    minimum: Minimum
    solver: Solver

    def __init__(
        self, sets: Sequence[VariableSet], factors: Sequence[Factor], search: Find, gradient: str | None
    ) -> None:
        self.sets, self.search, self.gradient = [*sets], search, gradient
        self.factors = [*factors]  # those of now: the problem may get others
        self.places = [[k for k, x in enumerate(f.arguments) if not isinstance(x, Reference)] for f in factors]
        self.operands = [f.arguments[:] for f in factors]

    def factors_with(self, inputs: Inputs) -> list[Factor]:
        """The factors with other inputs."""
        result = []
        rows = zip(self.factors, self.operands, self.places, *inputs[:3], strict=True)
        for f, operands, places, data, weight, scale in rows:
            filled = [*operands]
            for k, x in zip(places, data, strict=True):
                filled[k] = x
            loss = None if f.loss is None else Loss._of_tensor(f.loss.name, scale)
            result.append(attrs.evolve(f, arguments=filled, weight=weight, loss=loss))
        return result

    def overlaid(self, values: State, inputs: Inputs) -> tuple[Any, ...]:
        """Values of which those that are fixed are inputs."""
        return tuple([overlaid(x, y, v._fixed) for v, x, y in zip(self.sets, values, inputs.fixed_values, strict=True)])

    def outputs(self, initial: State, inputs: Inputs) -> tuple[Any, ...]:
        """The solution: the values of all sets of variables."""
        with torch.no_grad():
            found = self.search(self.factors_with(detached(inputs)), detached(tuple(initial)))
        self.minimum, self.solver = found
        return (tuple(self.minimum.state),)

    def check_mapping(self) -> None:
        """Refuse `torch.vmap`."""
        raise ArgumentError(
            f"{_WHERE}: torch.vmap over problems is not supported; solve them one after the other, or as one problem"
        )

    def solved(self, values: State, inputs: Inputs, row: Tensor) -> Tensor:
        """The product of the inverse of the Hessian and tangents, with its derivatives."""
        product: Tensor = _Inverse.apply(self, values, inputs, row)
        return product

    def along(self, values: State, inputs: Inputs, y: Tensor) -> Tensor:
        """The product of the Hessian and tangents."""
        moved: Any = jvp(lambda t: self.equations(self.moved(values, t), inputs)[0], (torch.zeros_like(y),), (y,))
        return cast("Tensor", moved[1])

    def equations(self, values: State, inputs: Inputs) -> tuple[Tensor]:
        """Half of the gradient of the cost with respect to the tangents of all free variables, in one row."""
        values = self.overlaid(values, inputs)
        sums = [torch.zeros(v.count, v.size, dtype=torch.float64, device=v.device) for v in self.sets]
        for f in self.factors_with(inputs):
            for r, slope in zip(f.references, f.slopes(values), strict=True):
                k = r.variables.number
                sums[k] = sums[k].index_add(0, r.index, slope)
        return (self.joined(sums),)

    def joined(self, tangents: Sequence[Tensor]) -> Tensor:
        """The tangents of all sets in one row, with zeros for fixed variables."""
        held = [x.masked_fill(v.held, 0) for v, x in zip(self.sets, tangents, strict=True)]
        return torch.cat([x.reshape(-1) for x in held])

    def parted(self, row: Tensor) -> list[Tensor]:
        """The tangents of each set."""
        parts = row.split([v.count * v.size for v in self.sets])
        return [x.reshape(v.count, v.size) for v, x in zip(self.sets, parts, strict=True)]

    def moved(self, values: State, row: Tensor) -> tuple[Any, ...]:
        """Values moved by tangents."""
        return tuple([moved(x, d) for x, d in zip(values, self.parted(row), strict=True)])

    @property
    def plan(self) -> BlockPlan:
        return self.solver.plan

    def covector(self, values: State, gradients: Sequence[Any]) -> Tensor | None:
        """The gradient with respect to the tangents of all variables, from those of the tensors of the values."""
        rows = covectors(values, [v.count for v in self.sets], gradients)
        return None if rows is None else self.joined(rows)

    def product(self, values: State, inputs: Inputs, row: Tensor) -> Tensor:
        """The product of the inverse of the Hessian and tangents. What nothing determines stays 0."""
        equations = self._equations(detached(tuple(values)), detached(inputs))
        tangents, step = self.parted(row), None
        if equations is not None:
            step = self._solve(equations, tangents, 0.0)
        if equations is not None and (step is None or step.pivot < SINGULAR):
            step = next((y for y in (self._damped(equations, tangents, d) for d in _DAMPINGS) if y is not None), None)
        if step is None:
            remedy = 'solve to a smaller tolerance, or set gradient="gauss_newton"'
            raise ValidationError(f"{_WHERE}: gradients need a minimum, but the Hessian there is indefinite; {remedy}")
        return self.joined(step.tangents)

    def _equations(self, values: State, inputs: Inputs) -> Equations | None:
        """The Hessian, with gradients of zero, or None if a number on its diagonal is negative."""
        results: list[Any] = []
        with torch.no_grad():
            for f in self.factors_with(inputs):
                blocks = f.equations(values).blocks if self.gradient == "gauss_newton" else f.curvature(values)
                results.append(([], blocks))
        equations = self.plan.assemble(results)
        if negative(equations):
            return None
        without_noise([(equations.diagonal, equations.gradient), *[(h, g) for h, g, _ in equations.points]])
        return equations

    def _solve(self, equations: Equations, tangents: Sequence[Tensor], damping: float) -> SparseStep | None:
        system = self.plan.with_slopes(equations, tangents)
        return self.solver.solve(system, damping, tolerance=_TOLERANCE)

    def _damped(self, equations: Equations, tangents: Sequence[Tensor], damping: float) -> SparseStep | None:
        """The solution of a singular system, by few steps of iterated Tikhonov regularisation."""
        step, curvatures = self._solve(equations, tangents, damping), self.plan.curvatures(equations)
        for _ in range(_REFINEMENTS):
            if step is None:
                return None
            right = [x + damping * n * y for x, n, y in zip(tangents, curvatures, step.tangents, strict=True)]
            step = self._solve(equations, right, damping)
        return step


class _Inverse(NestedFunction):
    """The product of the inverse of the Hessian at a solution and tangents, with its derivatives."""

    @staticmethod
    def forward(call: SparseCall, values: Any, inputs: Any, row: Tensor) -> Tensor:
        return call.product(values, inputs, row)

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
        ctx.call = inputs[0]
        ctx.save_for_backward(*inputs[1:3], output)
        ctx.save_for_forward(*inputs[1:3], output)

    @staticmethod
    def backward(ctx: Any, gradient: Any) -> Any:
        call: SparseCall = ctx.call
        values, call_inputs, y = ctx.saved
        w = _Inverse.apply(call, values, call_inputs, gradient)

        def product(at: Any) -> tuple[Tensor]:
            changed, inputs = at
            # torch.func does not record operations on eager tensors that it captures.
            if is_eager([*floats(at), w, y]):
                step = torch.zeros_like(y).requires_grad_()
                along = (call.equations(call.moved(changed, step), inputs)[0] * w).sum()
                return ((torch.autograd.grad(along, step, create_graph=True)[0] * y).sum().reshape(1),)
            return ((call.along(changed, inputs, y) * w).sum().reshape(1),)

        of_values, of_inputs = pulled(product, (values, call_inputs), (-torch.ones_like(y[:1]),))
        return None, of_values, of_inputs, w

    @staticmethod
    def jvp(ctx: Any, _: Any, of_values: Any, of_inputs: Any, row: Any) -> Any:
        call: SparseCall = ctx.call
        values, call_inputs, y = ctx.saved
        changed = pushed(lambda at: (call.along(at[0], at[1], y),), (values, call_inputs), (of_values, of_inputs))[0]
        return _Inverse.apply(call, values, call_inputs, -changed if row is None else row - changed)

    @staticmethod
    def vmap(info: Any, in_dims: Any, call: SparseCall, values: Any, inputs: Any, row: Tensor) -> Any:
        return one_by_one(functools.partial(_Inverse.apply, call), info, in_dims[1:], (values, inputs, row))


def solution(call: SparseCall, initial: State) -> Minimum:
    """The solution. Derivatives flow through its values to the inputs of the factors and to fixed values."""
    fixed_values = tuple([None if call.gradient is None else v.kept for v in call.sets])
    if _is_plain(call):
        with torch.no_grad():
            call.minimum, call.solver = call.search(call.factors, initial)
        return call.minimum
    data = [tuple([x for x in f.arguments if not isinstance(x, Reference)]) for f in call.factors]
    weights, scales = ([*x] for x in zip(*[(f.weight, f.loss and f.loss.scale) for f in call.factors], strict=True))
    inputs = Inputs(tuple(data), tuple(weights), tuple(scales), None, fixed_values)
    if call.gradient is not None and (torch.is_grad_enabled() or forward_ad_level() >= 0):
        for f in call.factors:
            check_closure(_WHERE, f.residual, f.operands(initial))
    refuse_tangents(_WHERE, inputs)
    (values,) = differentiable(call, tuple(initial), inputs)
    return call.minimum._replace(state=call.overlaid(values, inputs))


def _is_plain(call: SparseCall) -> bool:
    """Whether no derivatives can be asked for, of tensors that are all in sight."""
    tensors: list[Tensor] = []
    for f in call.factors:
        data = f.tensors() if hasattr(f.residual, "declaration") else None
        if data is None:
            return False
        tensors += data
    learns = call.gradient is not None and torch.is_grad_enabled()
    if torch.compiler.is_compiling() or forward_ad_level() >= 0 or not is_eager(tensors):
        return False
    return not learns or not (any([x.requires_grad for x in tensors]) or any([v.kept is not None for v in call.sets]))
