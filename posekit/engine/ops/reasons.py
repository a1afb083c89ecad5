"""Which route each call takes, for `posekit.routes`, and why it is a slow one, in words."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from typing import Any

import torch
from torch import Tensor

from .. import private
from ..programs import Program, TablePort
from ..runtime import LOCK, LOGS, Log, Shape, common_dtype
from . import fast_path
from .memory import EXACT_TYPES
from .torch_route import MAX_ELEMENTS


def of_executable(op: Any, inputs: Sequence[Tensor], results: tuple[Shape, ...] | None, into: Any) -> str:
    """Why the fast path does not take a call of eager tensors that has just run."""
    program: Program = op.program
    device = inputs[0].device
    if device.type != "cpu":
        return f"on {device} every call takes it"
    if into is not None:
        return "results are written to buffers of the caller"
    names, ports = _names(program), program.inputs
    floats = [(n, x.dtype) for n, x, p in zip(names, inputs, ports, strict=True) if not isinstance(p, TablePort)]
    if len({dtype for _, dtype in floats}) > 1:
        return f"{_dtypes(floats)}: converted to {_short(common_dtype(inputs, ports))} at each call"
    reason: str = op.executable.reason(inputs, results)
    return reason


def of_dispatcher(program: Program, inputs: Sequence[Any]) -> str:
    """Why a call outside of a compiler goes through the dispatcher of torch."""
    if not private.AVAILABLE:
        return "POSEKIT_PUBLIC_ONLY=1 is set, or this version of torch lacks a private name"
    if private.functorch_active():
        return "inside a transform of torch.func"
    for name, x in zip(_names(program), inputs, strict=True):
        if type(x) not in EXACT_TYPES:
            return f"{name} is a {type(x).__name__}, a subclass of torch.Tensor"
    if private.dispatch_modes():
        return "inside a dispatch mode of torch"
    if private.is_tracing():
        return "torch.jit records it"
    for name, x in zip(_names(program), inputs, strict=True):
        if x.is_neg():
            return f"{name} is a view that negates, of a complex tensor: computed by .resolve_neg() at each call"
    return f"on {inputs[0].device} nothing is computed but shapes"


def of_graph(program: Program, inputs: Sequence[Any], in_torch: bool) -> str:
    """How a call becomes part of a graph."""
    if in_torch:
        return "as torch operations, which the compiler can fuse"
    if not program.fusible:
        return "as a call of its kernel: its algebra is too long for a compiler"
    if not all([type(n) is int for x in inputs for n in x.shape]):
        return "as a call of its kernel: a size is dynamic"
    return f"as a call of its kernel: there are no elements, or more than {MAX_ELEMENTS}"


def _names(program: Program) -> list[str]:
    """Names of the inputs as in errors; those of cotangents and tangents say so."""
    names = []
    for port in program.inputs:
        name = program.labels.get(port.name, port.name)
        for suffix, word in (("_bar", "the gradient of "), ("_dot", "the tangent of ")):
            name = f"{word}{name.removesuffix(suffix)}" if name.endswith(suffix) else name
        names.append(name)
    return names


def _dtypes(named: Sequence[tuple[str, torch.dtype]]) -> str:
    """The dtype of each argument, named once if all its tensors have it."""
    owners: dict[str, set[torch.dtype]] = {}
    for name, dtype in named:
        owners.setdefault(name.partition(".")[0], set()).add(dtype)
    merged = {}
    for name, dtype in named:
        owner = name.partition(".")[0]
        merged[owner if len(owners[owner]) == 1 else name] = _short(dtype)
    return ", ".join([f"{name} is {dtype}" for name, dtype in merged.items()])


def _short(dtype: torch.dtype) -> str:
    return str(dtype).removeprefix("torch.")


@contextlib.contextmanager
def routes() -> Iterator[Log]:
    """Record which route every call takes, why not the fast path, and what its kernels cost to build.

    The routes are:

    - "fast path": one generated function, a few microseconds. Eager CPU tensors of one dtype.
    - "executable": checks, converts and plans the call in Python, several times as long. What is planned is remembered:
      small calls with shapes, strides and dtypes that were seen before take the fast path.
    - "dispatcher": through torch's dispatcher first: subclasses of `torch.Tensor`, transforms of `torch.func`, modes,
      compiled graphs that call a kernel.
    - "torch operations": without a kernel.
    - "graph": the call was traced, and is part of a compiled graph.

    Calls are recorded from all threads, and slower meanwhile. What runs inside a compiled graph as torch operations is
    not recorded. Each record has a ``name``, ``route`` and ``reason``, and the ``seconds`` in which its kernels were
    ``built`` or ``loaded``.

    >>> pose, points = pk.Pose.random(8), torch.zeros(8, 3, dtype=torch.float64)
    >>> with pk.routes() as log:
    ...     moved = pose.apply(points)
    >>> call = log[0]
    >>> call.name, call.route
    ('Pose.apply', 'executable')
    >>> call.reason
    'self is float32, points is float64: converted to float64 at each call'

    Yields:
        The log: a sequence of records, which prints as one line for each.
    """
    log = Log()
    with LOCK:
        LOGS.append(log)
        fast_path.intercept(True)
    try:
        yield log
    finally:
        with LOCK:
            LOGS[:] = [other for other in LOGS if other is not log]
            fast_path.intercept(bool(LOGS))
