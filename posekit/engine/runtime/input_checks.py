"""Checks of a call's inputs before any launch. Errors name the public method and its parameters."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import torch
from torch import Tensor

from ... import errors
from ..dtypes import NAMES, TAGS
from ..programs import Port, Program, TablePort
from .plan import broadcast_shapes, same_shape


def check_dense(x: Tensor, name: str) -> None:
    """Raise if a tensor is not strided: sparse and nested tensors are not supported."""
    if x.is_nested or x.layout is not torch.strided:
        kind = "a nested tensor" if x.is_nested else x.layout
        raise errors.ArgumentError(f"{name} must be a dense tensor, got {kind}")


def describe(value: Any) -> str:
    """Return a short text for a wrong argument: the value of a number, a string or a short list of them, else its type.

    Tensors and arrays would fill the screen, and the `repr` of a foreign object may raise.
    """
    plain = bool | int | float | complex | str | np.generic | torch.dtype | torch.device | slice | type | None
    if isinstance(value, plain) or (
        isinstance(value, list | tuple) and len(value) <= 8 and all([isinstance(x, plain) for x in value])
    ):
        try:
            text = repr(value)
        except ValueError:  # Python converts integers of up to 4300 digits
            return f"a number of more than {sys.get_int_max_str_digits()} digits"
        return text if len(text) <= 80 else f"{text[:77]}..."
    return type(value).__name__


def is_distributed(x: Any) -> bool:
    """Return whether this is a DTensor. Nothing is one before torch's module of them is imported."""
    module = sys.modules.get("torch.distributed.tensor")
    return isinstance(x, getattr(module, "DTensor", ()))


def accept_distributed() -> None:
    """Let ops take DTensors from now on: `posekit.distributed` has taught torch how they compute on them."""
    global _accepts_distributed
    _accepts_distributed = True


_accepts_distributed = False


def check_distributed(x: Any, name: str) -> None:
    """Raise for a DTensor, unless ops accept them."""
    if is_distributed(x) and not _accepts_distributed:
        raise errors.ArgumentError(f"{name} is a DTensor; ops take DTensors after `import posekit.distributed`")


def check(program: Program, inputs: Sequence[Any]) -> None:
    """Check types, layouts, element shapes, dtypes, devices and the broadcast of the batch shapes of a call's inputs.

    Args:
        program: Its title and the names of its inputs are those of the public method.
        inputs: The arguments of the call.
    """
    title, names = program.title, [program.labels.get(port.name, port.name) for port in program.inputs]
    for x, port, name in zip(inputs, program.inputs, names, strict=True):
        if not isinstance(x, Tensor):
            raise errors.ArgumentError(f"{title}: {name} must be a torch.Tensor, got {type(x).__name__}")
        check_distributed(x, f"{title}: {name}")
        if isinstance(port, TablePort) and (x.dtype != torch.float64 or tuple(x.shape) != port.shape):
            got = f"{x.dtype} of shape {tuple(x.shape)}"
            raise errors.ArgumentError(f"{title}: {name} must be torch.float64 of shape {port.shape}, got {got}")
        check_dense(x, f"{title}: {name}")
        if tuple(x.shape[x.ndim - len(port.shape) :]) != port.shape or x.ndim < len(port.shape):
            expected = ", ".join(map(str, ("...", *port.shape)))
            fact = f"must have shape ({expected}), got {tuple(x.shape)}{_matrix_remedy(title, name, x.shape)}"
            raise errors.ShapeError(f"{title}: {name} {fact}")
        if x.dtype not in TAGS:
            raise errors.DTypeError(
                f"{title}: {name} must be of a floating dtype ({NAMES}), got {x.dtype}; convert it with .float()"
            )
        if x.device != inputs[0].device:
            here, there = _owner(names[0]), _owner(name)
            here, there = (names[0], name) if here == there else (here, there)
            fact = f"{there} is on {x.device} but {here} is on {inputs[0].device}"
            raise errors.DeviceError(f"{title}: {fact}; move them together with .to(device)")
    if inputs[0].device.type not in ("cpu", "cuda", "meta"):
        raise errors.DeviceError(f"{title}: tensors must be on the CPU or on CUDA, got {inputs[0].device}")
    batches = [x.shape[: x.ndim - len(p.shape)] for x, p in zip(inputs, program.inputs, strict=True)]
    if not all(same_shape(b, batches[0]) for b in batches):
        try:
            broadcast_shapes(*batches)
        except RuntimeError:
            raise broadcast_error(title, zip(names, batches, strict=True)) from None


def _matrix_remedy(title: str, name: str, shape: Sequence[int]) -> str:
    """What to write if points have the shape of the matrices of poses, as in ``pose @ matrix``."""
    is_matrix = name == "points" and title.endswith("apply") and tuple(shape[-2:]) in ((3, 4), (4, 4))
    return "; convert matrices with Pose.from_matrix" if is_matrix else ""


def _owner(name: str) -> str:
    """The argument that a tensor belongs to: "self" for "self.position"."""
    return name.partition(".")[0]


def broadcast_error(title: str, shapes: Iterable[tuple[str, Sequence[int]]]) -> errors.ShapeError:
    """The error of batch shapes that do not broadcast.

    Args:
        title: The public method, such as "Pose.apply".
        shapes: Names and batch shapes. Tensors of one argument, "self.position" and "self.quaternion", are named once.
    """
    named: dict[str, tuple[int, ...]] = {}
    for name, shape in shapes:
        argument = _owner(name)
        named[argument if named.get(argument, tuple(shape)) == tuple(shape) else name] = tuple(shape)
    listed = ", ".join(f"{name} {shape}" for name, shape in named.items())
    return errors.ShapeError(f"{title}: batch shapes do not broadcast: {listed}{_remedy(title, named)}")


def _remedy(title: str, named: dict[str, tuple[int, ...]]) -> str:
    """What to write if the batch shape of ``self`` fits the leading dimensions of the others, or for all pairs."""
    mine, *others = named.get("self", ()), *(shape for name, shape in named.items() if name != "self")
    missing = max(map(len, others), default=0) - len(mine)
    if not mine:
        return ""
    value = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", title.partition(".")[0]).lower()
    what = f"to align leading dimensions, as for one cloud per {value}"
    if missing < 1 or not _broadcast(mine + (1,) * missing, *others):
        if named.keys() != {"self", "points"}:
            return ""
        what, missing = f"for every point in every {value}", len(named["points"])
    index = ", ".join(["...", *["None"] * missing])
    return f"; {what}, write {value.replace(' ', '_')}s[{index}]"


def _broadcast(*shapes: tuple[int, ...]) -> bool:
    try:
        broadcast_shapes(*shapes)
    except RuntimeError:
        return False
    return True


def common_dtype(tensors: Sequence[Tensor], ports: Sequence[Port] = ()) -> torch.dtype:
    """The dtype to which torch promotes the tensors' dtypes; those of `ports` that are tables do not count."""
    if ports:
        tensors = [x for x, p in zip(tensors, ports, strict=True) if not isinstance(p, TablePort)]
    dtype = tensors[0].dtype
    for t in tensors[1:]:
        if t.dtype is not dtype:
            dtype = torch.promote_types(dtype, t.dtype)
    return dtype
