"""Why a call takes a slow route, in words, for `posekit.routes`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from .. import private
from ..programs import Program, TablePort
from ..runtime import Shape, common_dtype
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
