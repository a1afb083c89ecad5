"""Private names of torch's compilers: tests for tracing, leaf functions, posekit's operators; hooks of imports."""

from __future__ import annotations

import functools
import importlib.abc
import importlib.util
import operator
import sys
import threading
import types
from collections.abc import Callable
from typing import Any, ClassVar

import torch

from .torch_names import PUBLIC_ONLY


def when_imported(callback: Callable[[Any], None], name: str) -> None:
    """Call ``callback(module)`` once the module ``name`` is imported; at once if it already is."""
    with _Finder.lock:
        loaded = None if name in _Finder.waiting else sys.modules.get(name)
        if loaded is None:
            if name not in _Finder.waiting:
                sys.meta_path.insert(0, _Finder(name))
            _Finder.waiting.setdefault(name, []).append(callback)
    if loaded is not None:
        callback(loaded)


class _Finder(importlib.abc.MetaPathFinder):
    """An import finder that runs callbacks after one module is imported, then removes itself.

    Importing Dynamo eagerly would cost every process a second.
    """

    waiting: ClassVar[dict[str, list[Callable[[Any], None]]]] = {}
    lock: ClassVar[threading.Lock] = threading.Lock()

    def __init__(self, name: str) -> None:
        self.name = name

    def find_spec(self, fullname: str, path: Any, target: Any = None) -> Any:
        if fullname != self.name:
            return None
        sys.meta_path.remove(self)
        spec = importlib.util.find_spec(fullname)
        if spec is not None and spec.loader is not None:
            execute = spec.loader.exec_module

            def exec_module(module: Any) -> None:
                execute(module)
                with self.lock:
                    callbacks = self.waiting.pop(self.name)
                for callback in callbacks:
                    callback(module)

            spec.loader.exec_module = exec_module  # type: ignore[method-assign]
        return spec


def is_tracing_graph() -> bool:
    """Whether operations are being recorded into a graph that a compiler will optimise."""
    if PUBLIC_ONLY:
        return False
    try:
        from torch.fx.experimental.proxy_tensor import get_proxy_mode
    except ImportError:
        return False
    return get_proxy_mode() is not None


def is_packaging() -> bool:
    """Whether AOTInductor is compiling a graph into a package, which runs without Python."""
    virtualized = None if PUBLIC_ONLY else sys.modules.get("torch._inductor.virtualized")
    return bool(getattr(getattr(virtualized, "V", None), "aot_compilation", False))


def is_statically_true(condition: bool) -> bool:
    """Whether a condition holds for all sizes that the graph being traced accepts. Adds no guard to the graph."""
    if PUBLIC_ONLY:
        return False
    try:
        from torch.fx.experimental.symbolic_shapes import statically_known_true
    except ImportError:
        return False
    return statically_known_true(condition)


def unwrap_functional(x: Any) -> Any:
    """The tensor that a functional tensor wraps while a graph is traced. Each in-place change replaces that tensor.

    Returns None if ``x`` is not a functional tensor.
    """
    try:
        torch._sync(x)
        return torch._from_functional_tensor(x.elem)
    except (AttributeError, RuntimeError):  # not a functional tensor, or torch no longer has the name
        return None


def register_operators() -> None:
    """Let `torch.compile` trace ``a @ b``, ``~a`` and ``a ** t`` on posekit's classes, and tests of unions of classes.

    From version 2.15 on torch traces the operators itself, except where the other operand is a tensor.
    """
    if not PUBLIC_ONLY:
        when_imported(_patch_operators, "torch._dynamo.variables.builtin")
        when_imported(_patch_unions, "torch._dynamo.variables.builder")


def _patch_unions(module: Any) -> None:
    """Let Dynamo trace ``isinstance(x, A | B)``, as torch does itself since version 2.10."""
    handlers = getattr(getattr(module, "SourcelessBuilder", None), "_type_handlers", None)
    variable = getattr(module, "TypingVariable", None)
    if isinstance(handlers, dict) and variable is not None:
        handlers.setdefault(types.UnionType, lambda _, value: variable(value))


def _is_posekit_class(kind: type) -> bool:
    """Whether a class or one of its bases, as of a group of a user, is one of posekit's."""
    return any([base.__module__.partition(".")[0] == __name__.partition(".")[0] for base in kind.__mro__])


def _patch_operators(module: Any) -> None:
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
    original = builtin.call_function

    def call_function(self: Any, tx: Any, args: Any, kwargs: Any) -> Any:
        # Other libraries' classes, and operands for which posekit returns NotImplemented, are left to torch.
        if args and self.fn in methods and isinstance(args[0], user) and _is_posekit_class(args[0].value_type):
            result = args[0].call_method(tx, methods[self.fn], list(args[1:]), {})
            if not (result.is_python_constant() and result.as_python_constant() is NotImplemented):
                return result
        return original(self, tx, args, kwargs)

    builtin.call_function = call_function


def as_leaf(function: Callable[..., Any], assign: Callable[[Any], None], traceable: bool, remedy: str) -> None:
    """Wrap a function as a leaf that Dynamo does not trace into; it keeps its own derivatives.

    Args:
        function: The function.
        assign: Called with the wrapper once Dynamo has been imported.
        traceable: Whether the function can be part of a graph, by `torch._dynamo.nonstrict_trace`. Otherwise, and where
            torch lacks that name, each call is a graph break.
        remedy: What torch prints as the reason for the graph break.
    """

    def wrap(dynamo: Any) -> None:
        nonstrict_trace = None if PUBLIC_ONLY or not traceable else getattr(dynamo, "nonstrict_trace", None)
        assign(nonstrict_trace(function) if nonstrict_trace else torch.compiler.disable(function, reason=remedy))

    when_imported(wrap, "torch._dynamo")


_constants: dict[str, Callable[..., str]] = {}


def as_constant(function: Callable[..., str]) -> Callable[..., str]:
    """Wrap a function from constants to a string so that Dynamo calls it while it traces, in place of tracing it.

    It is referenced for the life of the process. Its results must always be the same.
    """
    key = str(len(_constants))  # a number of a closure would be a symbol under `dynamic=True`
    _constants[key] = function
    return lambda *arguments: _constant(key, *arguments)


def _constant(key: str, *arguments: Any) -> str:
    return _constants[key](*arguments)


# What `torch.compiler.assume_constant_result` does, which would import Dynamo now.
_constant._dynamo_marked_constant = True  # type: ignore[attr-defined]


def untraced(function: Callable[..., Any], remedy: str = "posekit prepares eager calls") -> Callable[..., Any]:
    """Wrap a function so that `torch.compile` runs it uncompiled, after a graph break.

    The import hook references it for the life of the process, so wrap only functions that are created once.
    """
    current = [function]
    as_leaf(function, functools.partial(current.__setitem__, 0), False, remedy)

    @functools.wraps(function)
    def run(*arguments: Any, **named: Any) -> Any:
        return current[0](*arguments, **named)

    return run
