"""Calls with buffers of the caller.

An eager call writes its results where the buffers are, by the one launch that computes them, and copies each gradient
to its buffer in backward. Under functorch, forward mode, dispatch modes and compilers it is made of operations that
torch knows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor

from ..engine import Request, forward_ad_level, have_memory, is_eager
from ..errors import ArgumentError, PosekitError, ShapeError
from .buffers import Maybe, Signature


def call(signature: Signature, arguments: Sequence[Any]) -> Any:
    """A call with at least one buffer."""
    tensors, outs, adjs = signature.split(arguments)
    try:
        signature.check_kinds(outs, adjs)
        adjs = signature.fitted(tensors, adjs)
        given = [x for x in (*tensors, *outs, *adjs) if isinstance(x, Tensor)]
        # Without private probes, any tensor inside functorch has no memory either.
        if not is_eager(given) or forward_ad_level() >= 0 or not have_memory(given):
            return _composed(signature, tensors, outs, adjs)
        arranged = signature.arrange(tensors)
        signature.check_buffers(tensors, outs, adjs, signature.op.returns(arranged))
    except (PosekitError, AttributeError, IndexError, RuntimeError):
        signature.check(tensors)  # what is wrong with these is said first
        raise
    signature.check_history(outs, adjs)
    signature.check_memory(tensors, outs, adjs)
    if torch.is_grad_enabled():
        for out in outs:
            if out is not None:
                _forget(out)
    held = tuple([adj is not None for adj in adjs])
    made = signature.op(
        arranged,
        request=Request(
            into=[None if out is None else out.detach() for out in outs],
            wanted=held if any(held) else None,
            deliver=(lambda gradients: _deliver(signature, adjs, gradients)) if any(held) else None,
        ),
    )
    return _moved(outs, made)


def _deliver(signature: Signature, adjs: Sequence[Maybe], gradients: Sequence[Maybe]) -> None:
    """Copies gradients to their buffers."""
    count = len(adjs) - 1 if signature.clouds else 0  # of the tensors that met clouds by a dimension more
    found = [g.squeeze(-2) if g is not None and i < count else g for i, g in enumerate(gradients)]
    named = [(n, a, g) for n, a, g in zip(signature.adjoints, adjs, found, strict=False) if a is not None]
    for name, adj, gradient in named:
        if gradient is not None and adj.shape != gradient.shape:
            fact = f"has changed its shape since the call, to {tuple(adj.shape)}"
            raise ShapeError(f"{signature.title}: {name} {fact}")
    for name, adj, gradient in named:
        # Outside of inference mode torch lets nobody write to inference tensors.
        with torch.inference_mode(adj.is_inference()), torch.no_grad():
            try:
                adj.zero_() if gradient is None else adj.copy_(gradient)
            except RuntimeError as error:
                fact = "cannot hold a batch of gradients, as under vmap; leave it out"
                raise ArgumentError(f"{signature.title}: {name} {fact}") from error


def _composed(signature: Signature, tensors: Sequence[Any], outs: Sequence[Any], adjs: Sequence[Any]) -> Any:
    """A call made of operations that torch knows."""
    signature.check(tensors)
    graph = torch.is_grad_enabled()
    recorded = graph and any([x.requires_grad for x in tensors])
    watched = list(tensors)
    for i, (x, adj) in enumerate(zip(tensors, adjs, strict=True)):
        if adj is not None and x.requires_grad and graph:
            watched[i] = _watched(signature, i, x, adj)
    made = signature.op(signature.arrange(watched))
    signature.check_buffers(tensors, outs, adjs, [(y.shape, y.dtype, y.device) for y in made])
    signature.check_history(outs, adjs)
    for name, adj, tensor, x in zip(signature.adjoints, adjs, signature.inputs, tensors, strict=False):
        if adj is not None and not x.requires_grad and recorded:
            raise ArgumentError(
                f"{signature.title}: inside this transform {name} cannot receive a gradient, "
                f"because {tensor} has none; leave it out"
            )
    for out in outs:
        if out is not None and graph and out.requires_grad:
            _forget(out)
    try:
        return _moved(outs, made)
    except RuntimeError as error:
        named = " and ".join([name for name, out in zip(signature.outputs, outs, strict=True) if out is not None])
        raise ArgumentError(
            f"{signature.title}: inside this transform {named} cannot receive the result; "
            "pass it to the transformed function as an argument, or leave it out"
        ) from error


def _watched(signature: Signature, i: int, x: Tensor, adj: Tensor) -> Tensor:
    """A tensor whose gradient is written to a buffer when it comes."""
    seen = x.view_as(x)

    def write(gradient: Tensor) -> None:
        try:
            with torch.no_grad():
                adj.copy_(gradient)
        except RuntimeError as error:
            raise ArgumentError(
                f"{signature.title}: inside this transform {signature.adjoints[i]} cannot receive a gradient; "
                "pass it to the transformed function as an argument, or leave it out"
            ) from error

    seen.register_hook(write)
    return seen


def _moved(outs: Sequence[Maybe], made: Sequence[Tensor]) -> Any:
    """The results; those that have a buffer are moved into it along with their history."""
    for out, y in zip(outs, made, strict=True):
        if out is None or (out.is_inference() and not torch.is_inference_mode_enabled() and not y.requires_grad):
            continue  # inference tensors have no version, and torch lets nobody else write to them
        out.grad_fn  # noqa: B018  # asked for it, a view takes on the history that its base got from another view
        out.copy_(y)  # where it is the same memory: the history and not the numbers; and the version rises
    return _one([y if out is None else out for out, y in zip(outs, made, strict=True)])


def _forget(out: Tensor) -> None:
    """Let go of the graph of what is written over, unless it is that of a view's base, which may hold more."""
    try:
        out.detach_()
    except RuntimeError:
        return


def _one(values: Sequence[Tensor]) -> Any:
    return values[0] if len(values) == 1 else tuple(values)


def graph_break(signature: Signature) -> str:
    """Which calls break torch.compile's graphs, and what to do about it."""
    history = "a result's buffer that has a history"
    named = " and ".join([*signature.adjoints, history]) + (" are" if signature.adjoints else " is")
    return f"{signature.title}: {named} no part of a compiled graph; detach or leave out, or compile without fullgraph"


def traced(signature: Signature, arguments: Sequence[Any], untraced: Callable[[Signature, Sequence[Any]], Any]) -> Any:
    """A call inside torch.compile, as a part of the graph or, where that is impossible, as a graph break."""
    tensors, outs, adjs = signature.split(arguments)
    adjs = signature.fitted(tensors, adjs)
    signature.check(tensors)
    signature.check_kinds(outs, adjs)
    if any([adj is not None for adj in adjs]) or any([out is not None and out.requires_grad for out in outs]):
        if torch.compiler.is_dynamo_compiling():
            return untraced(signature, arguments)
        raise ArgumentError(graph_break(signature))
    made = signature.op(signature.arrange(tensors))
    signature.check_buffers(tensors, outs, adjs, [(y.shape, y.dtype, y.device) for y in made])
    return _one([y if out is None else out.copy_(y) for out, y in zip(outs, made, strict=True)])
