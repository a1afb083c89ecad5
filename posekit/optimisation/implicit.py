"""Derivatives of solutions by the implicit function theorem.

A solution x of inputs a has a gradient g(x, a) of 0, so its derivative is -H^-1 dg/da with the Hessian H = dg/dx of the
cost. Both are derivatives of the same g, the sums of the kernel of the normal equations, so that derivatives of any
order follow.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor

from ..autograd import NestedFunction
from ..engine import forward_ad_level, is_eager, jvp, pytree, wants_grad
from ..errors import ArgumentError
from ..geometry import Loss, jacobian_by_torch, tangent_grad
from ..values import Camera, Group
from .dense import assembled, masked
from .normals import added
from .priors import free_unknowns, overlaid, prior_terms
from .residuals import opened, terms_of
from .solving import Inputs, Options, Solved, detached, solve
from .variables import Variables, floats, has_derivatives, is_value


class Solutions(NamedTuple):
    """What `least_squares` returns: see `LeastSquaresResult`. ``solved`` is None under `torch.vmap`."""

    value: Any
    cost: Tensor
    codes: Tensor
    iterations: Tensor
    route: str
    solved: Solved | None


class Call:
    """A call of `least_squares` without what derivatives flow to.

    Attributes:
        residual: The residual.
        options: Options.
        gradient: "implicit" or "gauss_newton", or None.
        solved: The solutions, after the call.
    """

    def __init__(self, residual: Callable[..., Any], options: Options, gradient: str | None) -> None:
        self.residual, self.options, self.gradient = residual, options, gradient
        self.solved: Solved | None = None

    def outputs(self, initial: Any, inputs: Inputs) -> tuple[Any, Tensor, Tensor, Tensor]:
        """The solutions, their costs, what ended each search, and the numbers of iterations."""
        self.solved = found = solve(self.residual, initial, inputs, self.options)
        batch = found.variables.batch
        value = found.variables.nested(found.state)
        rest = found.system[0], found.codes, found.iterations
        return value, *[x.reshape(batch) for x in rest]

    def equations(self, value: Any, inputs: Inputs) -> tuple[Tensor, Tensor, Tensor]:
        """The cost, the gradient and the Gauss-Newton Hessian of each problem, with their derivatives."""
        variables = Variables(value, self.options.batch_dims, floats((inputs.data, inputs.weight)), keep_graph=True)
        variables.start = overlaid(variables, inputs.kept, self.options.fixed, self.options.batch_dims)
        loss = None if self.options.loss is None else Loss._of_tensor(self.options.loss, inputs.scale)
        terms = [terms_of(self.residual, variables, inputs.data, inputs.weight, loss)]
        systems = [x.evaluate(variables.start) for x in (*terms, *prior_terms(inputs.prior, variables))]
        system = added(systems)
        free = free_unknowns(self.options.fixed, variables)
        gradient, hessian = masked(*assembled(system), free)
        return system[0], gradient, hessian

    def inverse(self, value: Any, inputs: Inputs) -> Tensor:
        """The inverse of the Hessian of each problem. That of a singular one is its pseudoinverse."""
        hessian = self.equations(value, inputs)[2] if self.gradient == "gauss_newton" else self._exact(value, inputs)
        return _inverse(0.5 * (hessian + hessian.mT))

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
        gradient = self.equations(variables.nested(variables.moved(variables.start, step)), inputs)[1]
        rows = [
            torch.autograd.grad(x.sum(), step, create_graph=True, materialize_grads=True)[0]
            for x in gradient.unbind(-1)
        ]
        hessian = torch.stack(rows, -2)
        return _held(hessian, free_unknowns(self.options.fixed, variables))

    def _hessian(self, value: Any, inputs: Inputs) -> Tensor:
        leaves, spec = pytree.tree_flatten(value, is_leaf=is_value)
        parts, rebuild = opened(leaves, spec)
        variables = Variables(detached(value), self.options.batch_dims)
        count, lead = variables.count, len(variables.batch)

        def gradient(*moved: Any) -> Tensor:
            found = self.equations(rebuild(moved), inputs)[1]
            return found.reshape(*variables.batch, -1)

        blocks = jacobian_by_torch(gradient, range(len(parts)), lead)(*parts)
        n = variables.size
        hessian = torch.cat([x.reshape(count, n, x[(0,) * lead].numel() // n if count else 0) for x in blocks], -1)
        return _held(hessian, free_unknowns(self.options.fixed, variables))


def _held(hessian: Tensor, free: Tensor | None) -> Tensor:
    """Hessians with rows and columns of the identity for unknowns that are not free."""
    return hessian if free is None else hessian * free.unsqueeze(-2) + torch.diag_embed(1 - free)


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
    least, vectors = torch.linalg.eigh(safe.detach())
    null = least.abs() <= 64 * n * torch.finfo(m.dtype).eps
    # Directions that the residuals do not determine do not move: their eigenvalue becomes 1, and their part is cut.
    span = (vectors * null.unsqueeze(-2)) @ vectors.mT
    inverse = torch.linalg.inv_ex(safe + span)[0] - span
    return torch.where(finite, inverse * square, torch.nan)


class _Implicit(NestedFunction):
    """The solutions with their derivatives."""

    @staticmethod
    def forward(call: Call, initial: Any, inputs: Any) -> Any:
        return call.outputs(initial, Inputs(*inputs))

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
        call, _, given = inputs
        ctx.call = call
        ctx.save_for_backward(output[0], given)
        ctx.save_for_forward(output[0], given)
        ctx.mark_non_differentiable(*output[2:])

    @staticmethod
    def backward(ctx: Any, value_gradient: Any, cost_gradient: Any, *_: Any) -> Any:
        call: Call = ctx.call
        value, given = ctx.saved
        if call.gradient is None:
            return None, None, None
        leaves, spec = pytree.tree_flatten(given)
        chosen = [i for i, x in enumerate(leaves) if isinstance(x, Tensor) and x.is_floating_point()]
        lam = None
        covector = _covector(value, value_gradient, call)
        if covector is not None:
            inputs = Inputs(*given)
            lam = -(call.inverse(value, inputs) @ covector.unsqueeze(-1)).squeeze(-1)

        def equations(*tensors: Tensor) -> tuple[Tensor, Tensor]:
            changed = list(leaves)
            for i, x in zip(chosen, tensors, strict=True):
                changed[i] = x
            cost, gradient, _ = call.equations(constant, Inputs(*pytree.tree_unflatten(changed, spec)))
            return cost, gradient

        constant = unrecorded(value)
        found: list[Any] = [None] * len(leaves)
        parts = pulled(equations, [leaves[i] for i in chosen], (cost_gradient, lam))
        for i, x in zip(chosen, parts, strict=True):
            found[i] = x
        return None, None, pytree.tree_unflatten(found, spec)

    @staticmethod
    def jvp(ctx: Any, _: Any, initial_tangent: Any, tangents: Any) -> Any:
        call: Call = ctx.call
        value, given = ctx.saved
        leaves, spec = pytree.tree_flatten(given)
        moved = pytree.tree_flatten(tangents, is_leaf=lambda x: x is None)[0]
        chosen = [i for i, x in enumerate(leaves) if isinstance(x, Tensor) and x.is_floating_point()]
        along = [torch.zeros_like(leaves[i]) if moved[i] is None else moved[i] for i in chosen]

        def equations(*tensors: Tensor) -> tuple[Tensor, Tensor]:
            changed = list(leaves)
            for i, x in zip(chosen, tensors, strict=True):
                changed[i] = x
            cost, gradient, _ = call.equations(value, Inputs(*pytree.tree_unflatten(changed, spec)))
            return cost, gradient

        primals = tuple(
            [leaves[i].contiguous() for i in chosen]
        )  # torch has no duals of tensors that overlap themselves
        moved_equations: Any = jvp(equations, primals, tuple(along))
        cost, gradient = moved_equations[1]
        step = -(call.inverse(value, Inputs(*given)) @ gradient.unsqueeze(-1)).squeeze(-1)
        if call.gradient is None:
            step, cost = torch.zeros_like(step), torch.zeros_like(cost)
        batch = Variables(detached(value), call.options.batch_dims).batch
        return _velocity(value, step, call), cost.reshape(batch), None, None

    @staticmethod
    def vmap(info: Any, in_dims: Any, call: Call, initial: Any, inputs: Any) -> Any:
        flat, spec = pytree.tree_flatten((initial, inputs))
        dims = pytree.tree_flatten((in_dims[1], in_dims[2]), is_leaf=lambda x: x is None)[0]
        results = []
        for i in range(info.batch_size):
            part = [x if d is None else x.select(d, i) for x, d in zip(flat, dims, strict=True)]
            results.append(_Implicit.apply(call, *pytree.tree_unflatten(part, spec)))
        columns = [pytree.tree_flatten(r) for r in results]
        stacked = [torch.stack(parts) for parts in zip(*[c[0] for c in columns], strict=True)]
        call.solved = None
        return pytree.tree_unflatten(stacked, columns[0][1]), pytree.tree_unflatten([0] * len(stacked), columns[0][1])


def pulled(
    function: Callable[..., tuple[Tensor, ...]], tensors: Sequence[Tensor], cotangents: Sequence[Tensor | None]
) -> Sequence[Tensor | None]:
    """The gradients with respect to tensors, from those of the results of a function of them. None stands for 0.

    Those of eager tensors that do not require grad are None: to compute them takes a kernel of its own.
    """

    def seeds(results: Sequence[Tensor]) -> tuple[Tensor, ...]:
        pairs = zip(results, cotangents, strict=True)
        return tuple([torch.zeros_like(x) if c is None else c.reshape(x.shape).to(x.dtype) for x, c in pairs])

    if not is_eager([*tensors, *[x for x in cotangents if x is not None]]):
        mapped: Any = torch.func.vjp(function, *tensors)
        results, pull = mapped
        found: Sequence[Tensor] = pull(seeds(results))
        return found
    recorded = torch.is_grad_enabled()
    with torch.enable_grad():
        given = [x.view_as(x) if x.requires_grad else x for x in tensors]
        results = function(*given)
    leaves = [x for x in given if x.requires_grad]
    pairs = [(x, seed) for x, seed in zip(results, seeds(results), strict=True) if x.requires_grad]
    gradients: Sequence[Tensor | None] = [None] * len(leaves)
    if leaves and pairs:
        with torch.enable_grad():  # torch 2.13 imports SymPy, for half a second, where it is given cotangents
            total = functools.reduce(torch.add, [(x * seed).sum() for x, seed in pairs])
        gradients = torch.autograd.grad(total, leaves, create_graph=recorded, allow_unused=True)
    rest = iter(gradients)
    return [next(rest) if x.requires_grad else None for x in given]


def unrecorded(values: Any) -> Any:
    """Values of which derivatives are constants, unless the backward pass is recorded for another one."""
    return values if torch.is_grad_enabled() else detached(values)


def _covector(value: Any, gradient: Any, call: Call) -> Tensor | None:
    """The gradient with respect to tangents of the unknowns, shape (problems, unknowns)."""
    leaves = pytree.tree_flatten(value, is_leaf=is_value)[0]
    tensors = [x for leaf in leaves for x in _fields(leaf)]
    given = pytree.tree_flatten(gradient, is_leaf=lambda x: x is None)[0]
    if all([x is None for x in given]):
        return None
    filled = iter([torch.zeros_like(x) if g is None else g for x, g in zip(tensors, given, strict=True)])
    variables = Variables(detached(value), call.options.batch_dims)
    parts = []
    for leaf in leaves:
        if isinstance(leaf, Group):
            element: Any = leaf
            parts.append(tangent_grad(element, tuple([next(filled) for _ in leaf._tensors()])))
        elif isinstance(leaf, Camera):
            sizes = [x.shape[-1] for x in leaf._tensors()]
            parts += [x for x, size in zip([next(filled) for _ in sizes], sizes, strict=True) if size]
        else:
            parts.append(next(filled))
    return torch.cat([x.reshape(variables.count, -1) for x in parts], -1).to(variables.dtype)


def _fields(leaf: Any) -> tuple[Tensor, ...]:
    """The tensors of a leaf as trees of torch have them."""
    if isinstance(leaf, Tensor):
        return (leaf,)
    fields: tuple[Tensor, ...] = leaf._stored() if isinstance(leaf, Group) else leaf._tensors()
    return fields


def _velocity(value: Any, step: Tensor, call: Call) -> Any:
    """The tangents of the tensors of a nesting that moves by tangents of its unknowns."""
    variables = Variables(detached(value), call.options.batch_dims)
    state = Variables(value, call.options.batch_dims, keep_graph=True).start

    def along(t: Tensor) -> Any:
        return variables.nested(variables.moved(state, t))

    found: Any = jvp(along, (torch.zeros_like(step),), (step,))
    return found[1]


def solution(
    residual: Callable[..., Any], initial: Any, inputs: Inputs, options: Options, gradient: str | None
) -> Solutions:
    """The solutions in the nesting of ``initial``. Derivatives flow to ``inputs``, and to values that are fixed."""
    if gradient is not None and options.fixed is not None and has_derivatives(initial):
        inputs = inputs._replace(kept=initial)
    call = Call(residual, options, gradient)
    tensors: Sequence[Tensor] = floats((initial, inputs))
    plain = torch.compiler.is_compiling() or is_eager(tensors)
    recorded = gradient is not None and torch.is_grad_enabled()
    if recorded and not torch.compiler.is_compiling():
        _check_closure(residual, initial, inputs, options.batch_dims)
    if plain and forward_ad_level() < 0 and not (recorded and any([x.requires_grad for x in floats(inputs)])):
        outputs: Any = call.outputs(initial, inputs)
    else:
        outputs = _Implicit.apply(call, detached(initial), tuple(inputs))
    value, cost, codes, iterations = outputs
    if inputs.kept is not None:
        variables = Variables(value, options.batch_dims, keep_graph=True)
        value = variables.nested(overlaid(variables, inputs.kept, options.fixed, options.batch_dims))
    route = call.solved.route if call.solved is not None else "function"
    return Solutions(value, cost, codes, iterations, route, call.solved)


def _check_closure(residual: Any, initial: Any, inputs: Inputs, batch_dims: int | None) -> None:
    """Raise if a residual depends on tensors that require gradients and are no arguments: no gradient would flow."""
    if hasattr(residual, "declaration"):
        return
    Variables(initial, batch_dims)  # wrong ones are refused before the function meets them
    with torch.enable_grad():
        found = residual(detached(initial), *detached(inputs.data))
    if wants_grad(floats(found)):
        raise ArgumentError(
            "least_squares: residual depends on a tensor that requires grad and is none of its arguments, so that "
            "gradients of the solution would miss it; pass it as data, or set gradient=None"
        )
