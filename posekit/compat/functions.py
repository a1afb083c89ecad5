"""The factory of the autograd Functions that kinematics code calls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

from ..autograd import FollowedByDynamo
from ..engine import unseen
from ..errors import ArgumentError, PosekitError
from .buffers import Signature
from .calls import call, graph_break, traced


def make(
    module: str, name: str, declared: Callable[..., Any], *names: str, title: str = "", clouds: bool = False
) -> Any:
    """A public Function of an op.

    Args:
        module: Where it is public.
        name: Of the Function.
        declared: The op.
        names: Of its tensors, of its result buffers and of its gradient buffers, each separated by spaces.
        title: How errors call it, if not by its name.
        clouds: Whether the last tensor has one more batch dimension than the others, which is not theirs.
    """
    signature = Signature(title or name, declared, names, clouds)
    arrange, n, most = signature.arrange, len(signature.inputs), len(" ".join(names).split())
    untraced = unseen(call, graph_break(signature))

    def apply(*arguments: Any) -> Any:
        if not n <= len(arguments) <= most:
            raise ArgumentError(f"{signature.title}: takes {n} to {most} arguments, got {len(arguments)}")
        for buffer in arguments[n:]:
            if buffer is not None:
                compiling = torch.compiler.is_compiling()
                return traced(signature, arguments, untraced) if compiling else untraced(signature, arguments)
        tensors = arguments[:n]
        try:
            return declared(*arrange(tensors))
        except (PosekitError, AttributeError, IndexError):
            signature.check(tensors)
            raise

    text = f"{declared.__doc__}\n\nArguments of ``apply``: {', '.join(' '.join(names).split())}."
    body = {"apply": staticmethod(apply), "__doc__": text, "__module__": module}
    return FollowedByDynamo(name, (torch.autograd.Function,), body)
