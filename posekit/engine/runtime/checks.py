"""Checks of a call's inputs before any launch. Errors name the public method and its parameters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from ... import errors
from ..dtypes import NAMES, TAGS
from ..programs import Port, Program, TablePort
from .plan import same_shape


def check_dense(x: Tensor, name: str) -> None:
    """Raise if a tensor is not strided: sparse and nested tensors are not supported."""
    if x.is_nested or x.layout is not torch.strided:
        kind = "a nested tensor" if x.is_nested else x.layout
        raise errors.ArgumentError(f"{name} must be a dense tensor, got {kind}")


def check(program: Program, inputs: Sequence[Any]) -> None:
    """Check types, layouts, element shapes, dtypes, devices and the broadcast of the batch shapes of a call's inputs.

    Args:
        program: Its title and the names of its inputs are those of the public method.
        inputs: The arguments of the call.
    """
    title = program.title
    for x, port in zip(inputs, program.inputs, strict=True):
        if not isinstance(x, Tensor):
            raise errors.ArgumentError(f"{title}: {port.name} must be a torch.Tensor, got {type(x).__name__}")
        if isinstance(port, TablePort) and (x.dtype != torch.float64 or tuple(x.shape) != port.shape):
            got = f"{x.dtype} of shape {tuple(x.shape)}"
            raise errors.ArgumentError(f"{title}: {port.name} must be torch.float64 of shape {port.shape}, got {got}")
        check_dense(x, f"{title}: {port.name}")
        if tuple(x.shape[x.ndim - len(port.shape) :]) != port.shape or x.ndim < len(port.shape):
            expected = ", ".join(map(str, ("...", *port.shape)))
            raise errors.ShapeError(f"{title}: {port.name} must have shape ({expected}), got {tuple(x.shape)}")
        if x.dtype not in TAGS:
            raise errors.DTypeError(
                f"{title}: {port.name} must be of a floating dtype ({NAMES}), got {x.dtype}; convert it with .float()"
            )
        if x.device != inputs[0].device:
            raise errors.DeviceError(
                f"{title}: {port.name} is on {x.device} but {program.inputs[0].name} is on {inputs[0].device}; "
                "move them together with .to(device)"
            )
    if inputs[0].device.type not in ("cpu", "cuda", "meta"):
        raise errors.DeviceError(f"{title}: tensors must be on the CPU or on CUDA, got {inputs[0].device}")
    batches = [x.shape[: x.ndim - len(p.shape)] for x, p in zip(inputs, program.inputs, strict=True)]
    if not all(same_shape(b, batches[0]) for b in batches):
        try:
            torch.broadcast_shapes(*batches)
        except RuntimeError:
            shapes = ", ".join(f"{p.name} {tuple(b)}" for p, b in zip(program.inputs, batches, strict=True))
            raise errors.ShapeError(f"{title}: batch shapes do not broadcast: {shapes}") from None


def common_dtype(tensors: Sequence[Tensor], ports: Sequence[Port] = ()) -> torch.dtype:
    """The dtype to which torch promotes the tensors' dtypes; those of `ports` that are tables do not count."""
    if ports:
        tensors = [x for x, p in zip(tensors, ports, strict=True) if not isinstance(p, TablePort)]
    dtype = tensors[0].dtype
    for t in tensors[1:]:
        if t.dtype is not dtype:
            dtype = torch.promote_types(dtype, t.dtype)
    return dtype
