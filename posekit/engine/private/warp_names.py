"""Private names of Warp: how kernels are loaded and called without `wp.launch`, and posekit's own headers."""

from __future__ import annotations

import contextlib
import ctypes
import functools
import hashlib
import os
import pathlib
import platform
import struct
from collections.abc import Callable, Iterator
from typing import Any

import torch

from ...errors import DeviceError
from .torch_names import PUBLIC_ONLY

_BOUNDS = struct.Struct("<I4xQQ")  # Warp's launch_bounds_t of one dimension: extent, size, threads sharing a coordinate
ONE_THREAD = _BOUNDS.pack(1, 1, 1)
BLOCK = 256
# Warp's own C++ headers are most of the time that a small kernel takes to build. These have what is needed of them.
# They name nothing of Warp's Python, so `POSEKIT_PUBLIC_ONLY` leaves them be: kernels of either way are the same.
_HEADERS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "headers")
_HEADERS_FIT: tuple[str, ...] = ("1.19.",)  # the versions of Warp whose generated code they were written for
CpuCall = Callable[[bytes, bytes], None]


def _has_headers() -> bool:
    import warp as wp

    fits = wp.__version__.startswith(_HEADERS_FIT) and platform.machine() in ("x86_64", "AMD64")
    return fits and not any(map(str.isspace, _HEADERS))  # flags are separated by spaces


def header_flags() -> str:
    """Flags of Warp's CPU compiler by which it finds posekit's headers before its own, or none."""
    return f"-iquote {_HEADERS} -DPK_HEADERS={_headers_digest()}" if _has_headers() else ""


@functools.cache
def _headers_digest() -> str:
    """For Warp's cache, which knows flags and not what is included."""
    texts = [pathlib.Path(_HEADERS, name).read_bytes() for name in ("builtin.h", "deterministic.h")]
    return hashlib.sha256(b"".join(texts)).hexdigest()[:8]


def give_up_headers() -> bool:
    """Build with Warp's own headers from now on; whether that is something new."""
    global _HEADERS_FIT
    had = _has_headers()
    _HEADERS_FIT = ()
    return had


@contextlib.contextmanager
def own_headers() -> Iterator[None]:
    """While a kernel with `header_flags` is built and loaded: Warp's precompiled headers are not put before it."""
    import warp as wp

    before = wp.config.use_precompiled_headers
    wp.config.use_precompiled_headers = before and not _has_headers()
    try:
        yield
    finally:
        wp.config.use_precompiled_headers = before


def cpu_entry(kernel: Any) -> tuple[Any, CpuCall, CpuCall] | None:
    """A loaded CPU kernel as (what keeps it loaded, a call that holds the GIL, a call that releases it)."""
    if PUBLIC_ONLY:
        return None
    try:
        import warp as wp

        executable = kernel.module.load(wp.get_device("cpu"), 1)
        address = ctypes.cast(executable.get_kernel_hooks(kernel).forward, ctypes.c_void_p).value
    except (AttributeError, TypeError):
        return None
    if not address:
        return None
    text = ctypes.c_char_p
    return executable, ctypes.PYFUNCTYPE(None, text, text)(address), ctypes.CFUNCTYPE(None, text, text)(address)


def folder_name(kernel: Any, block: int) -> str | None:
    """The name of the folder that a kernel's binary is kept in, within Warp's folder for kernels."""
    if PUBLIC_ONLY:
        return None
    try:
        name: str = kernel.module.get_module_identifier(block)
    except (AttributeError, TypeError):
        return None
    return name


def cuda_device(index: int) -> Any:
    """Warp's name for a CUDA device of torch's."""
    import warp as wp

    try:
        return wp.get_device(f"cuda:{index}")
    except ValueError as error:  # an older driver than Warp's build asks for, or a torch for other cards than NVIDIA's
        fact = f"Warp {wp.__version__} finds no cuda:{index}: {str(error).splitlines()[0]}"
        raise DeviceError(f"{fact}; it may need a newer NVIDIA driver than torch does") from error


def cuda_entry(kernel: Any, index: int) -> Callable[[int, bytes, int], None] | None:
    """A loaded CUDA kernel as a call (threads, packed arguments, number of arguments) on torch's current stream."""
    if PUBLIC_ONLY:
        return None
    try:
        from warp._src import context

        device = cuda_device(index)
        executable = kernel.module.load(device, BLOCK)
        hooks = executable.get_kernel_hooks(kernel)
        launch, grid_stride = context.runtime.core.wp_cuda_launch_kernel, int(kernel.grid_stride)
        raw_stream = torch._C._cuda_getCurrentRawStream
    except (AttributeError, TypeError, ImportError):
        return None
    forward, shared, cluster = hooks.forward, hooks.forward_smem_bytes, hooks.cluster_dim

    def call(threads: int, packed: bytes, count: int) -> None:
        values = ctypes.create_string_buffer(_BOUNDS.pack(threads, threads, 1) + packed, 24 + 8 * count)
        base = ctypes.addressof(values)
        pointers = (ctypes.c_void_p * (count + 1))(base, *range(base + 24, base + 24 + 8 * count, 8))
        failed = launch(
            device.context, forward, threads, 0, BLOCK, grid_stride, cluster, shared, pointers, raw_stream(index), None
        )
        if failed:
            raise RuntimeError(f"CUDA refused to launch {kernel.key}: {context.runtime.get_error_string()}")

    call.executable = executable  # type: ignore[attr-defined]  # a captured CUDA graph needs it loaded for ever
    return call


def address(call: Any) -> int:
    """Address of a ctypes function or string."""
    return ctypes.cast(call, ctypes.c_void_p).value or 0
