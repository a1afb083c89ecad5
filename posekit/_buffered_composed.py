"""Calls with buffers made of operations that torch knows: under functorch, forward mode, dispatch modes, compilers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor

from . import _buffers as buffers
from .errors import ArgumentError

Maybe = Tensor | None


def call(signature: buffers.Signature, tensors: Sequence[Any], outs: Sequence[Any], adjs: Sequence[Any]) -> Any:
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
            forget(out)
    try:
        return moved(outs, made)
    except RuntimeError as error:
        named = " and ".join([name for name, out in zip(signature.outputs, outs, strict=True) if out is not None])
        raise ArgumentError(
            f"{signature.title}: inside this transform {named} cannot receive the result; "
            "pass it to the transformed function as an argument, or leave it out"
        ) from error


def beside_graphs(signature: buffers.Signature) -> str:
    """Which calls torch.compile runs beside its graphs, and what to do about it."""
    history = "a result's buffer that has a history"
    named = " and ".join([*signature.adjoints, history]) + (" are" if signature.adjoints else " is")
    return f"{signature.title}: {named} no part of a compiled graph; detach or leave out, or compile without fullgraph"


def traced(signature: buffers.Signature, arguments: Sequence[Any], beside: Callable[[Sequence[Any]], Any]) -> Any:
    """A call inside torch.compile, as a part of the graph or, where that is impossible, beside it."""
    tensors, outs, adjs = signature.split(arguments)
    adjs = signature.fitted(tensors, adjs)
    signature.check(tensors)
    signature.check_kinds(outs, adjs)
    if any([adj is not None for adj in adjs]) or any([out is not None and out.requires_grad for out in outs]):
        if torch.compiler.is_dynamo_compiling():
            return beside(arguments)
        raise ArgumentError(beside_graphs(signature))
    made = signature.op(signature.arrange(tensors))
    signature.check_buffers(tensors, outs, adjs, [(y.shape, y.dtype, y.device) for y in made])
    return one([y if out is None else out.copy_(y) for out, y in zip(outs, made, strict=True)])


def _watched(signature: buffers.Signature, i: int, x: Tensor, adj: Tensor) -> Tensor:
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


def moved(outs: Sequence[Maybe], made: Sequence[Tensor]) -> Any:
    """The results; those that have a buffer are moved into it along with their history."""
    for out, y in zip(outs, made, strict=True):
        if out is not None:
            out.grad_fn  # noqa: B018  # asked for it, a view takes on the history that its base got from another view
            out.copy_(y)  # where it is the same memory: the history and not the numbers; and the version rises
    return one([y if out is None else out for out, y in zip(outs, made, strict=True)])


def forget(out: Tensor) -> bool:
    """Let go of the graph of what is written over, unless it is that of a view's base, which may hold more."""
    try:
        out.detach_()
    except RuntimeError:
        return False
    return True


def one(values: Sequence[Tensor]) -> Any:
    return values[0] if len(values) == 1 else tuple(values)
