"""Private names of torch's compilers: what is being traced, and operators on posekit's classes."""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable
from typing import Any

import torch

from .imports import when_imported
from .torch_names import PUBLIC_ONLY


def is_tracing_graph() -> bool:
    """Whether operations are being recorded into a graph that a compiler will optimise."""
    if PUBLIC_ONLY:
        return False
    try:
        from torch.fx.experimental.proxy_tensor import get_proxy_mode
    except ImportError:
        return False
    return get_proxy_mode() is not None


def is_known(condition: bool) -> bool:
    """Whether a condition on sizes holds for all that a graph being traced will take. Asking does not narrow these."""
    if PUBLIC_ONLY:
        return False
    try:
        from torch.fx.experimental.symbolic_shapes import statically_known_true
    except ImportError:
        return False
    return statically_known_true(condition)


def inner(x: Any) -> Any:
    """The tensor that a functional one stands for while a graph is traced: another one after each change in place."""
    try:
        torch._sync(x)
        return torch._from_functional_tensor(x.elem)
    except (AttributeError, RuntimeError):  # not a functional one, or no longer a name of torch
        return None


def teach_operators() -> None:
    """Let `torch.compile` trace ``a @ b``, ``~a`` and ``a ** t`` on our classes.

    By itself torch traces them from 2.15 on, but for a tensor as the other operand.
    """
    if not PUBLIC_ONLY:
        when_imported(_teach, "torch._dynamo.variables.builtin")


def _is_ours(kind: type) -> bool:
    return kind.__module__.partition(".")[0] == __name__.partition(".")[0]


def _teach(module: Any) -> None:
    builtin, user = getattr(module, "BuiltinVariable", None), getattr(module, "UserDefinedObjectVariable", None)
    if builtin is None or user is None:
        return
    methods: dict[Any, str] = {
        operator.matmul: "__matmul__",
        operator.imatmul: "__matmul__",
        operator.pow: "__pow__",
        operator.ipow: "__pow__",
        operator.invert: "__invert__",
    }
    call = builtin.call_function

    def call_function(self: Any, tx: Any, args: Any, kwargs: Any) -> Any:
        # Classes of others keep what torch makes of them, and so does an operand that ours do not know.
        if args and self.fn in methods and isinstance(args[0], user) and _is_ours(args[0].value_type):
            made = args[0].call_method(tx, methods[self.fn], list(args[1:]), {})
            if not (made.is_python_constant() and made.as_python_constant() is NotImplemented):
                return made
        return call(self, tx, args, kwargs)

    builtin.call_function = call_function


def opaque(function: Callable[..., Any], keep: Callable[[Any], None], traceable: bool, remedy: str) -> None:
    """Give ``keep`` a function that `torch.compile` takes as it is, with the derivatives that it gives itself.

    If it is traceable, it becomes part of the graph; otherwise, and without torch's name for that, it runs beside it.
    """

    def make(dynamo: Any) -> None:
        whole = None if PUBLIC_ONLY or not traceable else getattr(dynamo, "nonstrict_trace", None)
        keep(whole(function) if whole else torch.compiler.disable(function, reason=remedy))

    when_imported(make, "torch._dynamo")


def unseen(function: Callable[..., Any], remedy: str = "posekit prepares eager calls") -> Callable[..., Any]:
    """A function that runs as it is where torch.compile follows Python between its graphs.

    It is kept for good, so it must be one of those that are made once.
    """
    chosen = [function]
    opaque(function, functools.partial(chosen.__setitem__, 0), False, remedy)

    @functools.wraps(function)
    def run(*arguments: Any, **named: Any) -> Any:
        return chosen[0](*arguments, **named)

    return run
