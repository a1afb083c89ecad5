"""Private names of Warp: loading kernels and calling them without `wp.launch`, and posekit's own C++ headers."""

from __future__ import annotations

import contextlib
import ctypes
import functools
import hashlib
import os
import pathlib
import platform
import struct
import threading
from collections.abc import Callable, Iterator
from typing import Any

import torch

from ...errors import DeviceError
from .torch_names import PUBLIC_ONLY

_BOUNDS = struct.Struct("<I4xQQ")  # Warp's launch_bounds_t of one dimension: extent, size, threads sharing a coordinate
ONE_THREAD = _BOUNDS.pack(1, 1, 1)
BLOCK = 256
# Warp's own C++ headers take most of the time that a small kernel needs to build. posekit's headers define the subset
# that its kernels use. They depend on no private Python name of Warp, so `POSEKIT_PUBLIC_ONLY` does not disable them:
# kernels are the same with and without it.
_HEADERS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "headers")
_HEADER_VERSIONS: tuple[str, ...] = ("1.19.",)  # versions of Warp whose generated code the headers support
_HEADER_MACHINES = ("x86_64", "AMD64", "aarch64", "arm64")  # that they are for: Linux, macOS and Windows name them
CpuCall = Callable[[bytes, bytes], None]


def _uses_own_headers() -> bool:
    import warp as wp

    is_supported = wp.__version__.startswith(_HEADER_VERSIONS) and platform.machine() in _HEADER_MACHINES
    return is_supported and not any(map(str.isspace, _HEADERS))  # flags are separated by spaces


def flags_for_warp(flags: str) -> str:
    """Flags of a C++ compiler in the form that Warp takes.

    Before 1.19 these were the flags of clang's frontend, which vectorises no straight-line code unless it is asked to.
    """
    import warp as wp

    if tuple(map(int, wp.__version__.split(".")[:2])) >= (1, 19):
        return flags
    return flags.replace("-fno-slp-vectorize ", "").replace("-mllvm=", "-mllvm ")


def header_flags() -> str:
    """Flags with which Warp's CPU compiler finds posekit's headers before its own, or an empty string."""
    return f"-iquote {_HEADERS} -DPK_HEADERS={_headers_digest()}" if _uses_own_headers() else ""


@functools.cache
def _headers_digest() -> str:
    """A digest of the headers as a flag, because Warp's cache key includes the flags but not included files."""
    texts = [pathlib.Path(_HEADERS, name).read_bytes() for name in ("builtin.h", "deterministic.h")]
    return hashlib.sha256(b"".join(texts)).hexdigest()[:8]


def disable_own_headers() -> bool:
    """Build with Warp's headers from now on. Returns whether posekit's headers were in use before."""
    global _HEADER_VERSIONS
    before = _uses_own_headers()
    _HEADER_VERSIONS = ()
    return before


@contextlib.contextmanager
def own_headers() -> Iterator[None]:
    """Disable Warp's precompiled headers while a kernel with `header_flags` is built and loaded."""
    import warp as wp

    before = wp.config.use_precompiled_headers
    wp.config.use_precompiled_headers = before and not _uses_own_headers()
    try:
        yield
    finally:
        wp.config.use_precompiled_headers = before


def cpu_entry(kernel: Any) -> tuple[Any, CpuCall, CpuCall] | None:
    """Load a CPU kernel.

    Returns:
        The object that keeps it loaded, a call that holds the GIL, and a call that releases it; or None.
    """
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
    calls: list[Any] = [kind(None, text, text)(address) for kind in (ctypes.PYFUNCTYPE, ctypes.CFUNCTYPE)]
    for call in calls:
        call.executable = executable  # who keeps a call keeps it loaded
    return executable, *calls


def compile_cpu(kernel: Any) -> None:
    """Compile a CPU kernel without loading it. Warp 1.19 compiles several at once, in threads.

    A failure is forgotten: loading the kernel compiles it again, and raises.
    """
    with contextlib.suppress(Exception):
        import warp as wp

        module = kernel.module
        module.get_module_hash(1)
        module._compile(wp.get_device("cpu"), options=module.resolved_options[1])
        return
    forget_failure(kernel)


def forget_failure(kernel: Any) -> None:
    """Let a kernel whose build failed be built again: Warp remembers the failure, which may have been a full disk."""
    with contextlib.suppress(AttributeError, TypeError):
        kernel.module.mark_modified()


def folder_name(kernel: Any, block: int) -> str | None:
    """Name of the folder of a kernel's binary, in Warp's kernel cache folder; None if it is unknown."""
    try:
        name: str = kernel.module.get_module_identifier(block)
    except (AttributeError, TypeError):
        return None
    return name


def cuda_device(index: int) -> Any:
    """The Warp device of a CUDA device index of torch."""
    import warp as wp

    try:
        return wp.get_device(f"cuda:{index}")
    except (
        ValueError
    ) as error:  # the driver is older than Warp requires, or torch was built for other GPUs than NVIDIA's
        fact = f"Warp {wp.__version__} finds no cuda:{index}: {str(error).splitlines()[0]}"
        remedy = 'Warp 1.18 needs driver 580 or newer; before, pip install "warp-lang<1.18"'
        raise DeviceError(f"{fact}; it may need a newer NVIDIA driver than torch does: {remedy}") from error


def cuda_entry(kernel: Any, index: int) -> Callable[[int, bytes, int], None] | None:
    """Load a CUDA kernel.

    Returns:
        ``call(threads, packed_arguments, argument_count)``, which launches it on torch's current stream; or None.
    """
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

    own = threading.local()

    def call(threads: int, packed: bytes, count: int) -> None:
        # A thread's memory for arguments, which CUDA copies before the launch returns. A signal or a finaliser that
        # comes between finds none, and makes its own.
        arguments = own.__dict__.pop("arguments", None)
        if arguments is None:
            memory = ctypes.create_string_buffer(24 + 8 * count)
            base = ctypes.addressof(memory)
            arguments = base, (ctypes.c_void_p * (count + 1))(base, *range(base + 24, base + 24 + 8 * count, 8)), memory
        base, pointers, _ = arguments
        ctypes.memmove(base, _BOUNDS.pack(threads, threads, 1) + packed, 24 + 8 * count)
        error = launch(
            device.context, forward, threads, 0, BLOCK, grid_stride, cluster, shared, pointers, raw_stream(index), None
        )
        own.__dict__["arguments"] = arguments
        if error:
            raise RuntimeError(f"CUDA refused to launch {kernel.key}: {context.runtime.get_error_string()}")

    call.executable = executable  # type: ignore[attr-defined]  # a captured CUDA graph needs it to stay loaded
    return call


def address(call: Any) -> int:
    """Address of a ctypes function or string."""
    return ctypes.cast(call, ctypes.c_void_p).value or 0
