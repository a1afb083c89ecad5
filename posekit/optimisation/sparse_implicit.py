"""Derivatives of solutions of sparse problems by the implicit function theorem.

As in `implicit`, a solution x of inputs a has a gradient g(x, a) of 0, so that its derivative is -H^-1 dg/da. Systems
of H are solved by the block-sparse factorisation, which is a function with derivatives of its own: so those of the
solution follow in every mode and of any order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

import torch
from torch import Tensor
from torch.autograd.forward_ad import unpack_dual

from ..autograd import NestedFunction
from ..engine import forward_ad_level, is_eager, jvp, pytree, wants_grad
from ..errors import ArgumentError
from .factors import Factor
from .implicit import pulled, unrecorded
from .solving import detached
from .sparse_call import SparseCall, SparseFound, SparseInputs, State, inputs_of
from .variables import floats

_WHERE = "Problem.solve"


class _Solution(NestedFunction):
    """The solution with its derivatives."""

    @staticmethod
    def forward(call: SparseCall, initial: Any, inputs: Any) -> Any:
        return tuple([_viewed(x) for x in call.outputs(initial, inputs)])

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
        call, _, given = inputs
        ctx.call = call
        ctx.save_for_backward(output, given)
        ctx.save_for_forward(output, given)

    @staticmethod
    def backward(ctx: Any, *gradients: Any) -> Any:
        call: SparseCall = ctx.call
        values, given = ctx.saved
        row = None if call.gradient is None else call.covector(values, gradients)
        if row is None:
            return None, None, None
        y = _Inverse.apply(call, values, given, row)
        constant = unrecorded(values)

        def slopes(tensors: Sequence[Tensor], rebuild: Callable[..., Any]) -> Tensor:
            return call.slopes(constant, rebuild(tensors))

        return None, None, _pulled_nesting(slopes, given, -y)

    @staticmethod
    def jvp(ctx: Any, _: Any, initial: Any, tangents: Any) -> Any:
        call: SparseCall = ctx.call
        values, given = ctx.saved
        leaves, along, rebuild = _directions(given, tangents)

        def slopes(*tensors: Tensor) -> Tensor:
            return call.slopes(values, rebuild(tensors))

        changed: Any = jvp(slopes, tuple(leaves), tuple(along))
        step = -_Inverse.apply(call, values, given, changed[1])
        step = torch.zeros_like(step) if call.gradient is None else step
        velocity: Any = jvp(lambda t: call.moved(values, t), (torch.zeros_like(step),), (step,))
        return velocity[1]

    @staticmethod
    def vmap(*_: Any) -> Any:
        raise ArgumentError(
            f"{_WHERE}: torch.vmap over problems is not supported; solve them one after the other, or as one problem"
        )


class _Inverse(NestedFunction):
    """The product of the inverse of the Hessian at a solution and tangents, with its derivatives."""

    @staticmethod
    def forward(call: SparseCall, values: Any, inputs: Any, row: Tensor) -> Tensor:
        return call.solved(values, inputs, row)

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
        ctx.call = inputs[0]
        ctx.save_for_backward(*inputs[1:3], output)
        ctx.save_for_forward(*inputs[1:3], output)

    @staticmethod
    def backward(ctx: Any, gradient: Any) -> Any:
        call: SparseCall = ctx.call
        values, given, y = ctx.saved
        w = _Inverse.apply(call, values, given, gradient)

        def product(tensors: Sequence[Tensor], rebuild: Callable[..., Any]) -> Tensor:
            changed, inputs = rebuild(tensors)
            if is_eager([*tensors, w, y]):  # torch.func does not record operations on eager tensors that it captures
                step = torch.zeros_like(y).requires_grad_()
                along = (call.slopes(call.moved(changed, step), inputs) * w).sum()
                return (torch.autograd.grad(along, step, create_graph=True)[0] * y).sum().reshape(1)
            found: Any = jvp(lambda t: call.slopes(call.moved(changed, t), inputs), (torch.zeros_like(y),), (y,))
            return (found[1] * w).sum().reshape(1)

        of_values, of_inputs = _pulled_nesting(product, (values, given), -torch.ones_like(y[:1]))
        return None, of_values, of_inputs, w

    @staticmethod
    def jvp(ctx: Any, _: Any, of_values: Any, of_inputs: Any, row: Any) -> Any:
        call: SparseCall = ctx.call
        values, given, y = ctx.saved
        leaves, along, rebuild = _directions((values, given), (of_values, of_inputs))

        def product(*tensors: Tensor) -> Tensor:
            changed, inputs = rebuild(tensors)
            found: Any = jvp(lambda t: call.slopes(call.moved(changed, t), inputs), (torch.zeros_like(y),), (y,))
            return found[1]

        found: Any = jvp(product, tuple(leaves), tuple(along))
        return _Inverse.apply(call, values, given, -found[1] if row is None else row - found[1])

    @staticmethod
    def vmap(info: Any, in_dims: Any, call: SparseCall, values: Any, inputs: Any, row: Tensor) -> Any:
        flat, spec = pytree.tree_flatten((values, inputs, row))
        dims = pytree.tree_flatten(tuple(in_dims[1:]), is_leaf=lambda x: x is None)[0]
        found = []
        for i in range(info.batch_size):
            part = [x if d is None else x.select(d, i) for x, d in zip(flat, dims, strict=True)]
            found.append(_Inverse.apply(call, *pytree.tree_unflatten(part, spec)))
        return torch.stack(found), 0


def _viewed(value: Any) -> Any:
    """A value that shares its numbers: torch refuses to save an input that is an output."""
    return pytree.tree_map(lambda x: x.view_as(x), value)


def _opened(nesting: Any) -> tuple[list[Any], list[int], Callable[[Sequence[Tensor]], Any]]:
    """The leaves of a nesting, which of them are floating tensors, and the nesting with others in their place."""
    leaves, spec = pytree.tree_flatten(nesting)
    chosen = [i for i, x in enumerate(leaves) if isinstance(x, Tensor) and x.is_floating_point()]

    def rebuild(tensors: Sequence[Tensor]) -> Any:
        changed = [*leaves]
        for i, x in zip(chosen, tensors, strict=True):
            changed[i] = x
        return pytree.tree_unflatten(changed, spec)

    return leaves, chosen, rebuild


def _pulled_nesting(function: Callable[..., Tensor], nesting: Any, covector: Tensor) -> Any:
    """The gradients of a nesting, from that of a function of its tensors."""
    leaves, chosen, rebuild = _opened(nesting)

    def results(*tensors: Tensor) -> tuple[Tensor]:
        return (function(tensors, rebuild),)

    found: list[Any] = [None] * len(leaves)
    for i, x in zip(chosen, pulled(results, [leaves[i] for i in chosen], (covector,)), strict=True):
        found[i] = x
    return pytree.tree_unflatten(found, pytree.tree_flatten(nesting)[1])


def _directions(nesting: Any, tangents: Any) -> tuple[list[Tensor], list[Tensor], Callable[[Sequence[Tensor]], Any]]:
    """The floating tensors of a nesting, their tangents, and the nesting with others in their place."""
    leaves, chosen, rebuild = _opened(nesting)
    along = pytree.tree_flatten(tangents, is_leaf=lambda x: x is None)[0]
    tensors = [leaves[i] for i in chosen]
    return tensors, [torch.zeros_like(leaves[i]) if along[i] is None else along[i] for i in chosen], rebuild


def solution(call: SparseCall, initial: State) -> SparseFound:
    """The solution. Derivatives flow through its values to the inputs of the factors and to fixed values."""
    kept = tuple([None if call.gradient is None else v.kept for v in call.sets])
    inputs = SparseInputs(tuple([inputs_of(f) for f in call.factors]), kept)
    recorded = call.gradient is not None and torch.is_grad_enabled()
    if recorded:
        for f in call.factors:
            _check_closure(f, initial)
    plain = is_eager(floats((tuple(initial), inputs)))
    if plain and forward_ad_level() >= 0 and any([unpack_dual(x).tangent is not None for x in floats(inputs)]):
        raise ArgumentError(f"{_WHERE}: tangents of torch.autograd.forward_ad are not supported; use torch.func.jvp")
    if plain and not (recorded and any([x.requires_grad for x in floats(inputs)])):
        with torch.no_grad():
            values = call.outputs(detached(tuple(initial)), detached(inputs))
    else:
        values = call.overlaid(_Solution.apply(call, detached(tuple(initial)), inputs), inputs)
    return cast("SparseFound", call.found)._replace(values=values)


def _check_closure(made: Factor, initial: State) -> None:
    """Raise if a residual depends on tensors that require gradients and are no arguments: no gradient would flow."""
    if hasattr(made.residual, "declaration"):
        return
    with torch.enable_grad():
        found = made.residual(*detached(made.filled(initial)))
    if wants_grad(floats(found)):
        raise ArgumentError(
            f"{_WHERE}: a residual depends on a tensor that requires grad and is none of its arguments, so that "
            "gradients of the solution would miss it; pass it as data, or set gradient=None"
        )
