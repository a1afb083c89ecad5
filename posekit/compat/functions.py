"""Creates the autograd Functions of the drop-in interface for kinematics code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

from ..autograd import ApplyTracedByDynamo
from ..engine import untraced
from ..errors import ArgumentError, PosekitError
from .buffers import Signature
from .calls import call, graph_break, traced


def make(
    module: str, name: str, declared: Callable[..., Any], *names: str, title: str = "", clouds: bool = False
) -> Any:
    """Creates the public autograd Function of an op.

    Args:
        module: Name of the module that exports it.
        name: Name of the Function.
        declared: The op.
        *names: Names of the tensors, of the result buffers and of the gradient buffers, each separated by spaces.
        title: Name in error messages, if it differs from ``name``.
        clouds: Whether the last tensor is a batch of point clouds: it has one more batch dimension than the others.
    """
    signature = Signature(title or name, declared, names, clouds)
    arrange, n, maximum = signature.arrange, len(signature.inputs), len(" ".join(names).split())
    untraced_call = untraced(call, graph_break(signature))

    def apply(*arguments: Any, **keywords: Any) -> Any:
        if keywords:
            raise ArgumentError(f"{signature.title}: pass {', '.join(keywords)} by position, not by name")
        if not n <= len(arguments) <= maximum:
            raise ArgumentError(f"{signature.title}: takes {n} to {maximum} arguments, got {len(arguments)}")
        for buffer in arguments[n:]:
            if buffer is not None:
                compiling = torch.compiler.is_compiling()
                return traced(signature, arguments, untraced_call) if compiling else untraced_call(signature, arguments)
        tensors = arguments[:n]
        try:
            return declared(*arrange(tensors))
        except (PosekitError, AttributeError, IndexError, RuntimeError, TypeError):
            signature.check(tensors)
            raise

    text = f"{declared.__doc__}\n\nArguments of ``apply``: {', '.join(' '.join(names).split())}."
    body = {"apply": staticmethod(apply), "__doc__": text, "__module__": module}
    return ApplyTracedByDynamo(name, (torch.autograd.Function,), body)
