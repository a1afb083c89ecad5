"""A call of `least_squares`, with the derivatives of its equations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

from ..engine import forward_ad_level, is_eager, pytree
from ..geometry import Loss, jacobian_by_torch
from ..numerics import symmetric_eigenvectors
from . import remembered
from .dense import DenseOptions, Solved, assembled, held, masked
from .dense_solve import solve
from .implicit import Inputs, check_closure, check_mapped_closure, detached, differentiable, refuse_tangents
from .priors import free_unknowns, overlaid, prior_terms
from .residuals import Residuals, terms_of
from .results import LeastSquaresResult, Search, clock
from .rows import added
from .unknowns import Variables, covectors, floats, has_derivatives, is_value, opened


class DenseCall:
    """A call of `least_squares` without what derivatives flow to; see `implicit.ImplicitCall`.

    Attributes:
        residual: The residual.
        options: Options.
        gradient: "implicit" or "gauss_newton", or None.
        found: The solutions, after the call; None under `torch.vmap`.
    """

    costs = 1

    def __init__(self, residual: Callable[..., Any], options: DenseOptions, gradient: str | None) -> None:
        self.residual, self.options, self.gradient = residual, options, gradient
        self.found: Solved | None = None
        self._is_mapped = False

    def outputs(self, initial: Any, inputs: Inputs) -> tuple[Any, Tensor, Tensor, Tensor]:
        """See `Solved.outputs`."""
        if self._is_mapped:
            check_mapped_closure("least_squares", self.residual, (initial, *inputs.data))
        self.found = solve(self.residual, initial, inputs, self.options)
        return self.found.outputs

    def check_mapping(self) -> None:
        """Each of several calls is solved by itself."""
        self.found, self._is_mapped = None, True

    def equations(self, value: Any, inputs: Inputs) -> tuple[Tensor, Tensor]:
        """The gradient and the cost of each problem, with their derivatives."""
        cost, gradient, _ = self._system(value, inputs)
        return gradient, cost.reshape(self._variables(value).batch)

    def _variables(self, value: Any) -> Variables:
        return Variables(detached(value), self.options.batch_dims)

    def _system(self, value: Any, inputs: Inputs) -> tuple[Tensor, Tensor, Tensor]:
        """The cost, the gradient and the Gauss-Newton Hessian of each problem, with their derivatives."""
        variables = Variables(value, self.options.batch_dims, floats((inputs.data, inputs.weight)), keep_graph=True)
        variables.start = overlaid(variables, inputs.fixed_values, self.options.fixed, self.options.batch_dims)
        loss = None if self.options.loss is None else Loss._of_tensor(self.options.loss, inputs.scale)
        known = self.options.known
        terms = terms_of(Residuals(self.residual, variables, inputs.data, inputs.weight, loss, known=known))
        system = added([terms, *prior_terms(inputs.prior, variables)], variables.start)
        free = free_unknowns(self.options.fixed, variables)
        gradient, hessian = masked(*assembled(system, variables.parts), free)
        return system[0], gradient, hessian

    def solved(self, value: Any, inputs: Inputs, row: Tensor) -> Tensor:
        """The product of the inverses of the Hessians and tangents; of a singular one the pseudoinverse."""
        hessian = self._system(value, inputs)[2] if self.gradient == "gauss_newton" else self._exact(value, inputs)
        return (_inverse(0.5 * (hessian + hessian.mT)) @ row.unsqueeze(-1)).squeeze(-1)

    def _exact(self, value: Any, inputs: Inputs) -> Tensor:
        recorded = torch.is_grad_enabled() and is_eager(floats((value, inputs)))
        return self._hessian_by_rows(value, inputs) if recorded else self._hessian(value, inputs)

    def _hessian_by_rows(self, value: Any, inputs: Inputs) -> Tensor:
        """The exact Hessian in reverse mode, as a part of the graph of eager tensors.

        torch.func does not record operations on tensors that it captures for the autograd of eager tensors.
        """
        variables = Variables(value, self.options.batch_dims, keep_graph=True)
        zero = torch.zeros(variables.count, variables.size, dtype=variables.dtype, device=variables.device)
        step = zero.requires_grad_()
        gradient = self._system(variables.nested(variables.moved(variables.start, step)), inputs)[1]
        rows = [
            torch.autograd.grad(x.sum(), step, create_graph=True, materialize_grads=True)[0]
            for x in gradient.unbind(-1)
        ]
        hessian = torch.stack(rows, -2)
        return held(hessian, free_unknowns(self.options.fixed, variables))

    def _hessian(self, value: Any, inputs: Inputs) -> Tensor:
        leaves, spec = pytree.tree_flatten(value, is_leaf=is_value)
        parts, rebuilt = opened(leaves)
        variables = Variables(detached(value), self.options.batch_dims)
        count, lead = variables.count, len(variables.batch)

        def gradient(*moved: Any) -> Tensor:
            slopes = self._system(pytree.tree_unflatten(rebuilt(moved), spec), inputs)[1]
            return slopes.reshape(*variables.batch, -1)

        blocks = variables.parted(jacobian_by_torch(gradient, range(len(parts)), lead)(*parts))
        n = variables.size
        hessian = torch.cat([x.reshape(count, n, x[(0,) * lead].numel() // n if count else 0) for x in blocks], -1)
        return held(hessian, free_unknowns(self.options.fixed, variables))

    def covector(self, value: Any, gradient: Any) -> Tensor | None:
        """The gradient with respect to tangents of the unknowns, shape (problems, unknowns)."""
        variables, leaves = self._variables(value), pytree.tree_flatten(value, is_leaf=is_value)[0]
        rows = covectors(leaves, [variables.count] * len(leaves), gradient)
        return None if rows is None else torch.cat(rows, -1).to(variables.dtype)

    def moved(self, value: Any, step: Tensor) -> Any:
        """A nesting moved by tangents of its unknowns."""
        variables = Variables(value, self.options.batch_dims, keep_graph=True)
        return variables.nested(variables.moved(variables.start, step))


def _inverse(m: Tensor) -> Tensor:
    """The inverses of symmetric matrices. A problem of which nothing is known, or NaN, stays by itself."""
    n = m.shape[-1]
    plain = m.detach()
    size = plain.diagonal(dim1=-2, dim2=-1).abs()
    scale = torch.where(size > 0, size, 1).rsqrt()
    square = scale.unsqueeze(-1) * scale.unsqueeze(-2)
    scaled = m * square
    finite = plain.isfinite().all(-1).all(-1)[:, None, None]
    eye = torch.eye(n, dtype=m.dtype, device=m.device)
    safe = torch.where(finite, scaled, eye)
    least, vectors = symmetric_eigenvectors(safe.detach())
    null = least.abs() <= 64 * n * torch.finfo(m.dtype).eps
    # Directions that the residuals do not determine do not move: their eigenvalue becomes 1, and their part is cut.
    span = (vectors * null.unsqueeze(-2)) @ vectors.mT
    inverse = torch.linalg.inv_ex(safe + span)[0] - span
    return torch.where(finite, inverse * square, torch.nan)


def solution(
    residual: Callable[..., Any],
    initial: Any,
    inputs: Inputs,
    options: DenseOptions,
    gradient: str | None,
    begin: float,
) -> LeastSquaresResult[Any]:
    """The solutions in the nesting of ``initial``. Derivatives flow to ``inputs``, and to values that are fixed."""
    is_plain = not torch.compiler.is_compiling() and forward_ad_level() < 0
    known = remembered.solved(residual, initial, inputs, options, gradient) if is_plain else None
    if known is not None:
        value = known.variables.nested(known.minimum.state)
        return LeastSquaresResult(value, known.route, (begin, clock()), known)
    if gradient is not None and options.fixed is not None and has_derivatives(initial):
        inputs = inputs._replace(fixed_values=initial)
    call = DenseCall(residual, options, gradient)
    learns = gradient is not None and (torch.is_grad_enabled() or forward_ad_level() >= 0)
    if learns and not torch.compiler.is_compiling():
        if not hasattr(residual, "declaration"):
            Variables(initial, options.batch_dims)  # wrong ones are refused before the function meets them
        check_closure("least_squares", residual, (initial, *inputs.data))
    refuse_tangents("least_squares", (initial, inputs))
    value, cost, codes, iterations = differentiable(call, initial, inputs)
    if inputs.fixed_values is not None:
        variables = Variables(value, options.batch_dims, keep_graph=True)
        value = variables.nested(overlaid(variables, inputs.fixed_values, options.fixed, options.batch_dims))
    route, costs = ("function", ()) if call.found is None else (call.found.route, call.found.minimum.costs)
    return LeastSquaresResult(value, route, Search(codes, cost, iterations, costs, begin, clock()), call.found)
