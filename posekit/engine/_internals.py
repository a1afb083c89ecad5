"""Every private name of torch and Warp that posekit uses, each with the public way around it.

Checked with torch 2.11, 2.13 and 2.15, and warp-lang 1.19. A name that is missing, or the environment variable
`POSEKIT_PUBLIC_ONLY=1`, selects the public way: the same results, slower.
Two things then raise: ``@`` and ``~`` under `torch.compile`, and `torch.func` transforms inside of it.
`torch.jit.trace` records a Python call.
"""

from __future__ import annotations

import collections
import contextlib
import ctypes
import functools
import hashlib
import operator
import os
import pathlib
import platform
import struct
import sys
import types
from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch.autograd import forward_ad, graph

from ..errors import DeviceError
from .imports import when_imported

PUBLIC_ONLY = os.environ.get("POSEKIT_PUBLIC_ONLY", "") == "1"


def _private(*names: str) -> list[Any] | None:
    """The objects behind dotted private names of torch, or None if one is missing or none is wanted."""
    found = []
    for name in names:
        owner: Any = torch
        for part in name.split("."):
            owner = getattr(owner, part, None)
        if owner is None:
            return None
        found.append(owner)
    return None if PUBLIC_ONLY else found


def _never() -> bool:
    return False


# ------------------------------------------------------------------------------------------- which path a call takes
# The eager fast path is for plain tensors outside every transform. Each probe answers "is something else going on?".
# Without them there is no fast path: every call goes through the dispatcher, which asks the same questions itself.
_probes = _private("_C._are_functorch_transforms_active", "_C._len_torch_dispatch_stack", "_C._is_tracing")
HAS_FAST_PATH = _probes is not None
functorch_active: Callable[[], bool]
dispatch_modes: Callable[[], int]
is_tracing: Callable[[], bool]
functorch_active, dispatch_modes, is_tracing = _probes or (_never, _never, torch.jit.is_tracing)  # type: ignore

LEVEL = "_current_level"  # of `forward_mode`: the depth of its levels, -1 outside of all
forward_mode: Any = forward_ad if hasattr(forward_ad, LEVEL) else types.SimpleNamespace(**{LEVEL: 0})


def forward_ad_level() -> int:
    """The depth of forward-mode levels, -1 outside of all."""
    return getattr(forward_mode, LEVEL)


# ----------------------------------------------------------------------------------- autograd.Function, at C level
def _function_tools() -> tuple[Any, Any, Any] | None:
    found = _private("_C._AutoDispatchBelowAutograd", "autograd.function._SingleLevelFunction")
    try:
        from torch._functorch.utils import enable_single_level_autograd_function as single_level
    except ImportError:
        return None
    return (single_level, *found) if found and HAS_FAST_PATH else None


_tools = _function_tools()
# Without them Functions go through torch's own `apply`, and the dispatcher op gets its gradients from torch.library.
HAS_C_FUNCTIONS = _tools is not None
single_level_function, below_autograd, _function_base = _tools or (
    contextlib.nullcontext,
    contextlib.nullcontext,
    torch.autograd.Function,
)
# torch runs Function.jvp with forward mode off, so an outer forward level would lose its tangents without an error.
# There is no public way to switch it on again, so this one is used where it exists, in every mode.
set_forward_ad_enabled: Any = getattr(forward_ad, "_set_fwd_grad_enabled", lambda mode: contextlib.nullcontext())


def _key(ctx: Any) -> tuple[int]:
    """What compiled autograd asks a Function for."""
    return (ctx._autograd_function_id,)


def apply_of(name: str, rules: type) -> Callable[..., Any]:
    """``Function.apply`` of a class of rules, where possible of torch's Function below its layer for functorch.

    That layer costs up to 2 us, and takes calls that a level of functorch makes of itself for calls from outside.
    """
    # A class of its own under a name, because torch names the nodes of the graph when a class is made.
    metaclass: Any = type(_function_base)
    made = metaclass(name, (rules, _function_base), {"_compiled_autograd_key": staticmethod(_key)})
    return shortened(made).apply


def shortened(function: Any) -> Any:
    """A Function whose backward is called as it is: torch's `BackwardCFunction.apply` looks it up at every call."""
    node: Any = getattr(function, "_backward_cls", None)
    if HAS_C_FUNCTIONS and hasattr(node, "apply"):
        node.apply = function.backward
    return function


@contextlib.contextmanager
def outer_levels_enabled() -> Iterator[None]:
    """Inside a Function's forward under functorch: torch switched both grad modes off, but outer levels need them."""
    with torch.enable_grad(), set_forward_ad_enabled(True), below_autograd():
        yield


# The public one wraps the private one, in as much time again.
increment_version: Callable[[Any], None] = (_private("_C._increment_version") or [graph.increment_version])[0]

# -------------------------------------------------------------------------------------------------------- storages
_use_count = _private("_C._storage_Use_Count")
HAS_USE_COUNT = _use_count is not None


def pop_first(storages: collections.deque[torch.UntypedStorage]) -> tuple[torch.UntypedStorage, bool]:
    """The first storage, taken off ``storages``, and whether that was the only reference to it."""
    # Counted here, not in a callee: while Dynamo watches frames, a call holds one more reference to its arguments.
    storage = storages.popleft()
    alone = HAS_USE_COUNT and sys.getrefcount(storage) <= _REFS_OF_A_LOCAL and _use_count[0](storage._cdata) == 1  # type: ignore
    return storage, alone


def _count_references() -> int:
    storage = collections.deque([torch.UntypedStorage(1)]).popleft()
    return sys.getrefcount(storage)


_REFS_OF_A_LOCAL = _count_references()


# --------------------------------------------------------------------------------------------------------- kernels
_BOUNDS = struct.Struct("<I4xQQ")  # Warp's launch_bounds_t of one dimension: extent, size, threads sharing a coordinate
ONE_THREAD = _BOUNDS.pack(1, 1, 1)
BLOCK = 256
# Warp's own C++ headers are most of the time that a small kernel takes to build. These have what is needed of them.
# They name nothing of Warp's Python, so `POSEKIT_PUBLIC_ONLY` leaves them be: kernels of either way are the same.
_HEADERS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "native")
_HEADERS_FIT: tuple[str, ...] = ("1.19.",)  # the versions of Warp whose generated code they were written for
CpuCall = Callable[[bytes, bytes], None]
_HARD = 2  # OpenMP's omp_pause_hard: threads are ended


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


def address(call: Any) -> int:
    """Where what a function or a text of ctypes stands for lies."""
    return ctypes.cast(call, ctypes.c_void_p).value or 0


def team() -> tuple[int, int] | None:
    """Where the OpenMP runtime that torch has loaded starts a team, and tells a thread its number in it."""
    if PUBLIC_ONLY or not torch.backends.openmp.is_available():
        return None
    try:
        runtime = ctypes.CDLL(None)
        return address(runtime.GOMP_parallel), address(runtime.omp_get_thread_num)
    except (AttributeError, OSError, TypeError):
        return None


def dismiss_team() -> bool:
    """Let OpenMP end the threads that it keeps for this one; whether it did."""
    try:
        return bool(ctypes.CDLL(None).omp_pause_resource_all(_HARD) == 0)
    except (AttributeError, OSError, TypeError):
        return False


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


# -------------------------------------------------------------------------------------------------------- compilers
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
        torch._sync(x)  # type: ignore[attr-defined]
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
