"""Tests on tensors (eager, backed by storage), which ops build kernels, and lazy negatives and ZeroTensors."""

from __future__ import annotations

import contextlib
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import torch
from torch import Tensor
from torch.nn import Parameter

from ...errors import ArgumentError, OverwrittenError
from .. import private
from ..runtime import LOGS, Shape, uncaptured


class _Preference(threading.local):
    """What a thread prefers.

    Attributes:
        torch: Whether ops compute with torch operations rather than build a kernel.
    """

    torch = False


preference = _Preference()


@contextlib.contextmanager
def without_kernels() -> Iterator[None]:
    """Compute with torch operations where the fast path has no kernel, for functions that are called a few times."""
    before, preference.torch = preference.torch, True
    try:
        yield
    finally:
        preference.torch = before


# The data pointer of a tensor with null storage is its offset in bytes, so an address above this bound is one of
# memory, and one below is compared with the offset. Position-independent executables allocate above. Those that are
# not, such as the Python of Debian and Ubuntu, have their heap below, where the comparison takes 0.06 us per tensor.
# Systems with 39-bit addresses allocate above; macOS reserves the first 4 GiB of a process.
LOWEST_ADDRESS = 1 << (32 if sys.platform == "darwin" else 36)
EXACT_TYPES = (Tensor, Parameter)  # subclasses may override anything, so they use the dispatcher


def is_eager(inputs: Sequence[Any]) -> bool:
    """Whether these are ordinary CPU or CUDA tensors, and no functorch transform, dispatch mode or tracer is active."""
    if private.functorch_active() or private.dispatch_modes() or private.is_tracing():
        return False
    return all([type(x) in EXACT_TYPES and (x.is_cpu or x.is_cuda) and not x.is_neg() for x in inputs])


def runs_kernels(inputs: Sequence[Tensor]) -> bool:
    """Whether calls on these tensors run kernels at once, unseen by anything, so that launches may be recorded."""
    return (
        not private.PUBLIC_ONLY
        and not torch.compiler.is_compiling()
        and not preference.torch
        and not LOGS
        and is_eager(inputs)
        and have_memory(inputs)
    )


def have_memory(tensors: Sequence[Tensor]) -> bool:
    """Whether all tensors have memory. BatchedTensors of the legacy vmap and ZeroTensors look eager but have none."""
    try:
        return all([not is_null(x, x.data_ptr()) or not x.numel() for x in tensors])
    except RuntimeError:
        return False


def is_null(x: Tensor, address: int) -> bool:
    """Whether a tensor with this data pointer has null storage or no elements: see `LOWEST_ADDRESS`."""
    return address < LOWEST_ADDRESS and (not address or address == x.storage_offset() * x.itemsize)


def memory_test(name: str, address: str) -> str:
    """The source of the negation of `is_null`, for generated code, where a call would take longer than the test."""
    offset = f"{name}.storage_offset() * {name}.itemsize"
    return f"({address} >= {LOWEST_ADDRESS} or {address} and {address} != {offset})"


def stored(table: dict[Any, Any], key: Any, make: Callable[[], Any]) -> Any:
    """The entry of a table of constant tensors, which is made and stored on first use.

    Nothing is stored while a graph is compiled, in a `torch.func` transform, or in a mode such as that of fake tensors:
    what is made there is of no use to later calls.
    """
    if torch.compiler.is_compiling():
        return make()
    entry = table.get(key)
    if entry is None:
        with torch.inference_mode(False), uncaptured():  # an inference tensor could not be saved for backward
            entry, probe = make(), torch.empty(1, device="cpu")
        if type(probe) is Tensor and have_memory([probe]):
            table[key] = entry
    return entry


def without_storage(inputs: Sequence[Any]) -> bool:
    """Whether any input is a BatchedTensor of the legacy vmap, which gradcheck still uses and which looks eager.

    Also true for sparse and nested tensors, which `check` then rejects.
    """
    try:
        for x in inputs:
            if type(x) in EXACT_TYPES:
                x.data_ptr()
                if x.is_nested:
                    return True
    except RuntimeError:
        return True
    return False


def materialised(x: Tensor) -> Tensor:
    """Materialises lazy negatives and ZeroTensors, which have no memory of their own."""
    if x.is_neg():
        return x.resolve_neg()
    if is_null(x, x.data_ptr()) and x.numel() and not x.is_meta:
        if private.is_zero_tensor(x):
            return torch.zeros(x.shape, dtype=x.dtype, device=x.device)
        if x.untyped_storage().data_ptr() == 0:
            raise ArgumentError("a tensor has no memory: its storage was freed, as by untyped_storage().resize_(0)")
    return x


def saved_tensors(ctx: Any, title: str) -> tuple[Tensor, ...]:
    """The saved tensors of a Function. Raises an `OverwrittenError` if one was changed in place after the call."""
    try:
        tensors: tuple[Tensor, ...] = ctx.saved_tensors
    except RuntimeError as error:
        if "inplace operation" not in str(error) and "in-place" not in str(error):
            raise
        fact = "backward needs a tensor that was overwritten after the call, such as an out_ buffer that was used again"
        raise OverwrittenError(f"{title}: {fact}; pass another buffer, or a clone of this one: {error}") from error
    return tensors


def match_input(gradient: Tensor, shape: Shape, dtype: torch.dtype) -> Tensor:
    """Reduces or expands a gradient to its input's shape and dtype. Gradients from a kernel already have the shape."""
    if gradient.shape != shape:
        is_expandable = gradient.dim() <= len(shape) and all(
            g in (1, n) for g, n in zip(reversed(gradient.shape), reversed(shape), strict=False)
        )
        gradient = gradient.expand(shape) if is_expandable else gradient.sum_to_size(shape)
    return gradient if gradient.dtype == dtype else gradient.to(dtype)
