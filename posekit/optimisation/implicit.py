"""Derivatives of solutions by the implicit function theorem.

A solution x of inputs a has a gradient g(x, a) of 0, so its derivative is -H^-1 dg/da with the Hessian H = dg/dx of the
cost. Both are derivatives of the same g, the sums of the kernels of the normal equations, so that derivatives of any
order follow. What g and H^-1 are a `ImplicitCall` knows: small dense matrices of many problems, or a large sparse one.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

import torch
from torch import Tensor
from torch.autograd.forward_ad import unpack_dual

from ..autograd import NestedFunction
from ..engine import forward_ad_level, is_eager, is_mapped, jvp, pytree, wants_grad
from ..errors import ArgumentError
from .unknowns import floats


class Inputs(NamedTuple):
    """What solutions depend on: gradients flow to these tensors. Of a `Problem` there is one of each for each factor.

    Attributes:
        data: The arguments of the residual that are no unknowns.
        weight: The weights.
        scale: The scale of the loss.
        prior: The estimates of `least_squares`.
        fixed_values: A nesting of values like the start, of which those count that are fixed, or None.
    """

    data: tuple[Any, ...]
    weight: Any
    scale: Any
    prior: Any = None
    fixed_values: Any = None


class ImplicitCall(Protocol):
    """A call of a solver without what derivatives flow to.

    Attributes:
        gradient: "implicit" or "gauss_newton", or None.
        costs: How many results after the solution have derivatives.
    """

    gradient: str | None
    costs: int

    def outputs(self, initial: Any, inputs: Any) -> tuple[Any, ...]:
        """The solution, then its costs, then results without derivatives."""

    def equations(self, value: Any, inputs: Any) -> tuple[Tensor, ...]:
        """Half the gradient of the cost with respect to the tangents of the unknowns, then the costs."""

    def covector(self, value: Any, gradient: Any) -> Tensor | None:
        """The gradient with respect to the tangents of the unknowns, from that of the solution."""

    def solved(self, value: Any, inputs: Any, row: Tensor) -> Tensor:
        """The product of the inverse of the Hessian and tangents, with its derivatives."""

    def moved(self, value: Any, step: Tensor) -> Any:
        """A value moved by tangents."""

    def check_mapping(self) -> None:
        """Raise if `torch.vmap` cannot solve several such calls."""


class _Solution(NestedFunction):
    """The solution and its costs, with their derivatives."""

    @staticmethod
    def forward(call: ImplicitCall, initial: Any, inputs: Any) -> Any:
        value, *rest = call.outputs(initial, inputs)
        # A view, for torch refuses to save an input that is an output.
        return pytree.tree_map(lambda x: x.view_as(x), value), *rest

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
        ctx.call, _, call_inputs = inputs
        ctx.results = len(output)
        ctx.save_for_backward(output[0], call_inputs)
        ctx.save_for_forward(output[0], call_inputs)
        ctx.mark_non_differentiable(*output[1 + ctx.call.costs :])

    @staticmethod
    def backward(ctx: Any, gradient: Any, *rest: Any) -> Any:
        call: ImplicitCall = ctx.call
        value, call_inputs = ctx.saved
        if call.gradient is None:
            return None, None, None
        row, of_costs = call.covector(value, gradient), rest[: call.costs]
        if row is None and all([x is None for x in of_costs]):
            return None, None, None
        y, constant = None if row is None else -call.solved(value, call_inputs, row), unrecorded(value)
        return None, None, pulled(lambda inputs: call.equations(constant, inputs), call_inputs, (y, *of_costs))

    @staticmethod
    def jvp(ctx: Any, _: Any, initial: Any, tangents: Any) -> Any:
        call: ImplicitCall = ctx.call
        value, call_inputs = ctx.saved
        slopes, *costs = pushed(lambda inputs: call.equations(value, inputs), call_inputs, tangents)
        step = -call.solved(value, call_inputs, slopes)
        if call.gradient is None:
            step, costs = torch.zeros_like(step), [torch.zeros_like(x) for x in costs]
        velocity: Any = jvp(lambda t: call.moved(value, t), (torch.zeros_like(step),), (step,))
        return velocity[1], *costs, *[None] * (ctx.results - 1 - len(costs))

    @staticmethod
    def vmap(info: Any, in_dims: Any, call: ImplicitCall, initial: Any, inputs: Any) -> Any:
        call.check_mapping()
        mapped = one_by_one(functools.partial(_Solution.apply, call), info, in_dims[1:], (initial, inputs))
        call.check_mapping()
        return mapped


def one_by_one(function: Callable[..., Any], info: Any, in_dims: tuple[Any, ...], nesting: tuple[Any, ...]) -> Any:
    """What a rule of `torch.vmap` returns for a function that is called for each of its elements."""
    flat, spec = pytree.tree_flatten(nesting)
    dims = pytree.tree_flatten(tuple(in_dims), is_leaf=lambda x: x is None)[0]
    columns = []
    for i in range(info.batch_size):
        part = [x if d is None else x.select(d, i) for x, d in zip(flat, dims, strict=True)]
        columns.append(pytree.tree_flatten(function(*pytree.tree_unflatten(part, spec))))
    stacked, of = [torch.stack(parts) for parts in zip(*[c[0] for c in columns], strict=True)], columns[0][1]
    return pytree.tree_unflatten(stacked, of), pytree.tree_unflatten([0] * len(stacked), of)


def differentiable(call: ImplicitCall, initial: Any, inputs: Any) -> Any:
    """What `ImplicitCall.outputs` returns, through which derivatives flow to the inputs."""
    tensors: Sequence[Tensor] = floats((initial, inputs))
    plain = (torch.compiler.is_compiling() or is_eager(tensors)) and forward_ad_level() < 0
    recorded = call.gradient is not None and torch.is_grad_enabled()
    learns = recorded and any([x.requires_grad for x in tensors]) and any([x.requires_grad for x in floats(inputs)])
    if plain and not learns:
        return call.outputs(initial, inputs)
    return _Solution.apply(call, constants(initial), inputs)


def detached(value: Any) -> Any:
    """A nesting with detached tensors."""
    return pytree.tree_map(lambda x: x.detach() if isinstance(x, Tensor) else x, value)


def constants(value: Any) -> Any:
    """A nesting with detached tensors without tangents."""
    if forward_ad_level() < 0:
        return detached(value)
    return pytree.tree_map(lambda x: unpack_dual(x).primal.detach() if isinstance(x, Tensor) else x, value)


def refuse_tangents(where: str, nesting: Any) -> None:
    """Raise for tangents of `torch.autograd.forward_ad`, within which torch cannot push those of residuals."""
    if forward_ad_level() >= 0 and any([is_eager([x]) and unpack_dual(x).tangent is not None for x in floats(nesting)]):
        raise ArgumentError(f"{where}: tangents of torch.autograd.forward_ad are not supported; use torch.func.jvp")


def unrecorded(values: Any) -> Any:
    """Values of which derivatives are constants, unless the backward pass is recorded for another one."""
    return values if torch.is_grad_enabled() else detached(values)


def _parted(nesting: Any) -> tuple[list[Any], list[int], Callable[[Sequence[Tensor]], Any]]:
    """The leaves of a nesting, which of them are floating tensors, and the nesting with others in their place."""
    leaves, spec = pytree.tree_flatten(nesting)
    chosen = [i for i, x in enumerate(leaves) if isinstance(x, Tensor) and x.is_floating_point()]

    def rebuild(tensors: Sequence[Tensor]) -> Any:
        changed = [*leaves]
        for i, x in zip(chosen, tensors, strict=True):
            changed[i] = x
        return pytree.tree_unflatten(changed, spec)

    return leaves, chosen, rebuild


def pushed(function: Callable[[Any], Sequence[Tensor]], nesting: Any, tangents: Any) -> Any:
    """The tangents of the results of a function of a nesting, from those of its tensors. None stands for 0."""
    leaves, chosen, rebuild = _parted(nesting)
    along = pytree.tree_flatten(tangents, is_leaf=lambda x: x is None)[0]
    directions = tuple([torch.zeros_like(leaves[i]) if along[i] is None else along[i] for i in chosen])
    primals = tuple([leaves[i].contiguous() for i in chosen])  # torch has no duals of tensors that overlap themselves
    moved: Any = jvp(lambda *tensors: tuple(function(rebuild(tensors))), primals, directions)
    return moved[1]


def pulled(function: Callable[[Any], Sequence[Tensor]], nesting: Any, cotangents: Sequence[Tensor | None]) -> Any:
    """The gradients of a nesting, from those of the results of a function of it. None stands for 0.

    Those of eager tensors that do not require grad are None: to compute them takes a kernel of its own.
    """
    leaves, chosen, rebuild = _parted(nesting)
    gradients: list[Any] = [None] * len(leaves)
    parts = _pulled(lambda *tensors: tuple(function(rebuild(tensors))), [leaves[i] for i in chosen], cotangents)
    for i, x in zip(chosen, parts, strict=True):
        gradients[i] = x
    return pytree.tree_unflatten(gradients, pytree.tree_flatten(nesting)[1])


def _pulled(
    function: Callable[..., tuple[Tensor, ...]], tensors: Sequence[Tensor], cotangents: Sequence[Tensor | None]
) -> Sequence[Tensor | None]:
    def seeds(results: Sequence[Tensor]) -> tuple[Tensor, ...]:
        pairs = zip(results, cotangents, strict=True)
        return tuple([torch.zeros_like(x) if c is None else c.reshape(x.shape).to(x.dtype) for x, c in pairs])

    if not is_eager([*tensors, *[x for x in cotangents if x is not None]]):
        mapped: Any = torch.func.vjp(function, *tensors)
        results, pull = mapped
        products: Sequence[Tensor] = pull(seeds(results))
        return products
    recorded = torch.is_grad_enabled()
    with torch.enable_grad():
        views = [x.view_as(x) if x.requires_grad else x for x in tensors]
        results = function(*views)
    leaves = [x for x in views if x.requires_grad]
    pairs = [(x, seed) for x, seed in zip(results, seeds(results), strict=True) if x.requires_grad]
    gradients: Sequence[Tensor | None] = [None] * len(leaves)
    if leaves and pairs:
        with torch.enable_grad():  # torch 2.13 imports SymPy, for half a second, where it is given cotangents
            total = functools.reduce(torch.add, [(x * seed).sum() for x, seed in pairs])
        gradients = torch.autograd.grad(total, leaves, create_graph=recorded, allow_unused=True)
    rest = iter(gradients)
    return [next(rest) if x.requires_grad else None for x in views]


def check_closure(where: str, residual: Any, operands: Sequence[Any]) -> None:
    """Raise if a residual depends on tensors with derivatives that are no arguments: the solution's would miss them."""
    if hasattr(residual, "declaration"):
        return
    is_forward = forward_ad_level() >= 0
    with torch.enable_grad():
        rows = floats(residual(*constants(tuple(operands))))
    if any([is_mapped(x) for x in rows]) and not any([is_mapped(x) for x in floats(tuple(operands))]):
        raise _mapped_closure(where)
    missed = "gradients" if wants_grad(rows) else "tangents"
    if missed == "gradients" or (is_forward and any([unpack_dual(x).tangent is not None for x in rows])):
        which = "requires grad" if missed == "gradients" else "has a tangent"
        raise ArgumentError(
            f"{where}: a residual depends on a tensor that {which} and is none of its arguments, so that "
            f"{missed} of the solution would miss it; pass it as data, or set gradient=None"
        )


def check_mapped_closure(where: str, residual: Any, operands: Sequence[Any]) -> None:
    """Raise if `torch.vmap` maps over tensors that a residual depends on, and that are no arguments.

    Args:
        where: The public function.
        residual: The residual.
        operands: Its arguments for one of the elements that are mapped over.
    """
    if hasattr(residual, "declaration"):
        return
    try:
        residual(*operands)
    except RuntimeError as error:
        if "being vmapped" not in str(error):
            raise
        raise _mapped_closure(where) from error


def _mapped_closure(where: str) -> ArgumentError:
    fact = "a residual depends on a tensor that torch.vmap maps over and is none of its arguments"
    return ArgumentError(f"{where}: {fact}; pass it as data")
