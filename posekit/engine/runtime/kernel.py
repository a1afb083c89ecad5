"""Builds and loads kernels: one Warp module for each (program, dtype, layout), on first use, under one lock."""

from __future__ import annotations

import contextlib
import functools
import hashlib
import linecache
import os
import pathlib
import re
import struct
import warnings
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import torch

from ...errors import BuildError
from .. import private
from ..codegen import FLAT, Layout, arguments, is_flat, layout_name, snippet
from ..locks import Lock
from ..programs import Program, Sweeps
from . import cache, folders, kernel_files

# Warp hashes, builds and loads modules without a lock of its own; two threads at once have been seen to fail.
LOCK = Lock()
_proven: bool | None = None  # whether calling a kernel's address was seen to work in this process
# Left to itself LLVM uses half of a 512-bit register, which makes loops of arithmetic take up to twice as long.
# Straight-line vectorisation gains nothing beside vectorised loops, and costs a seventh of the time to build; nor do
# second loops of half the width for what is left over at the end, and another seventh. What cannot be vectorised is no
# business of a caller.
CPU_FLAGS = "-mprefer-vector-width=512 -fno-slp-vectorize -mllvm=-enable-epilogue-vectorization=false -Wno-pass-failed"
HOLD_GIL_BELOW = 4096  # elements; a released GIL comes back only after the switch interval next to a busy thread
QUICK_BELOW = 16384  # elements; beyond, threads may share a call, and its results are worth a search for room


def source(program: Program, kind: str, layout: Layout = FLAT) -> str:
    """The native text of a kernel, from the disk cache where it has been derived before."""
    return cache.text(program, f"{kind}.{layout_name(layout)}", lambda: snippet(program, kind, layout))


def declare(program: Program, kind: str, layout: Layout, module: Any = "unique") -> Any:
    """The Warp kernel, not yet built."""
    name, form = program.kernel_name, f"{kind}.{layout_name(layout)}"
    digest = hashlib.sha256(f"{name}.{form}".encode()).hexdigest()[:8]
    key = "pk_" + re.sub(r"\W+", "_", name.partition(">")[0]) + f"_{kind}_{digest}"
    return declare_text(key, arguments(program, layout), source(program, kind, layout), f"{name} {form}", module)


def declare_text(key: str, names: Sequence[str], text: str, title: str, module: Any = "unique") -> Any:
    """The Warp kernel of a native text, not yet built. Names that end in an underscore are pointers, others numbers."""
    import warp as wp

    parameters = ", ".join(f"{n}: {'wp.uint64' if n.endswith('_') else 'wp.int64'}" for n in names)
    code = (
        f"@wp.func_native(TEXT)\ndef {key}_body(thread: wp.int64, {parameters}): ...\n"
        "@wp.kernel(enable_backward=False, grid_stride=False, module=MODULE, module_options=OPTIONS)\n"
        f"def {key}({parameters}):\n"
        f"    {key}_body(wp.int64(wp.tid()), {', '.join(names)})\n"
    )
    file = f"<posekit {title}>"
    linecache.cache[file] = (len(code), None, code.splitlines(True), file)  # Warp reads a kernel's source
    options = module_options() if module == "unique" else None
    scope = {"wp": wp, "TEXT": text, "MODULE": module, "OPTIONS": options, "__name__": "posekit.kernels"}
    exec(compile(code, file, "exec"), scope)
    return scope[key]


def module_options() -> dict[str, Any]:
    """How Warp compiles a module of kernels."""
    import warp as wp

    # Products and sums stay separate operations (q * ~q is exactly real); polynomials ask for fma by name.
    given = wp.config.cpu_compiler_flags
    flags = ["-march=native" if given is None else given, CPU_FLAGS, private.header_flags()]
    return {"fuse_fp": False, "cpu_compiler_flags": " ".join(filter(None, flags))}


def of(program: Program, kind: str, layout: Layout) -> Kernel:
    """The kernel of a program."""
    elementwise = is_flat(layout) and not isinstance(program, Sweeps)
    largest = max(p.size for p in (*program.inputs, *program.outputs)) if elementwise else 0
    return Kernel(functools.partial(declare, program, kind, layout), len(arguments(program, layout)), largest)


class Kernel:
    """A kernel ready to be launched on the CPU or on CUDA devices."""

    def __init__(self, declare: Callable[[], Any], count: int, largest: int = 0) -> None:
        """Not yet built.

        Args:
            declare: Makes the Warp kernel.
            count: How many arguments it takes.
            largest: How many numbers an element has at most, if it is flat: pointers follow a count and a flag.
        """
        self._declare, self.count, self._largest = declare, count, largest
        with _quiet():
            self.warp = declare()
        numbers = struct.Struct(f"<{count}q")
        self.pack, self.unpack = numbers.pack, numbers.unpack
        self.address: int | None = None  # on the CPU, once it is loaded, if that is known
        self._cpu: tuple[Any, Any, Any] | None = None
        self._unbuilt = True  # where `wp.launch` builds
        self._cuda: dict[int, Any] = {}

    def cpu(self, elements: int, packed: bytes) -> None:
        """Run on the CPU over as many elements as the packed arguments say."""
        entry = self._cpu or self.load_cpu()
        entry[1 if elements < HOLD_GIL_BELOW else 2](private.ONE_THREAD, packed)

    def load_cpu(self) -> tuple[Any, Any, Any]:
        """Load it, once; the first kernel of a process also proves the private way of calling it."""
        global _proven
        with _quiet(), private.own_headers():
            if self._cpu is None:
                entry = self._entry() if _proven is not False else None
                if entry is not None and _proven is None and self._largest:
                    _proven = self._agrees(entry[1])
                    entry = entry if _proven else None
                self._cpu = entry or (None, self._public_cpu, self._public_cpu)
                self.address = private.address(entry[2]) if entry else None
            return self._cpu

    def _entry(self) -> tuple[Any, Any, Any] | None:
        try:
            with _files(self.warp, 1):
                return private.cpu_entry(self.warp)
        except BuildError:
            raise
        except Exception:
            # Warp may come to print code that posekit's headers do not know.
            if not private.give_up_headers():
                raise
            self.warp = self._declare()
        with private.own_headers(), _files(self.warp, 1):
            return private.cpu_entry(self.warp)

    def _agrees(self, call: Any) -> bool:
        """Whether calling the kernel's address computes what `wp.launch` computes, on one element."""
        tensors, size = self.count - 2, self._largest  # the arguments are a count, a flag and the pointers
        own, theirs = (torch.linspace(0.1, 0.9, tensors * size, dtype=torch.float64).view(-1, size) for _ in "12")
        call(private.ONE_THREAD, self.pack(1, 0, *[row.data_ptr() for row in own]))
        self._public_cpu(b"", self.pack(1, 0, *[row.data_ptr() for row in theirs]))
        return torch.equal(own.view(torch.int64), theirs.view(torch.int64))

    def _public_cpu(self, _: bytes, packed: bytes) -> None:
        import warp as wp

        with _quiet(), private.own_headers(), contextlib.ExitStack() as stack:
            if self._unbuilt:
                stack.enter_context(_files(self.warp, 1))
            wp.launch(
                self.warp, dim=1, inputs=struct.unpack(f"<{self.count}q", packed), device="cpu", record_tape=False
            )
            self._unbuilt = False

    def cuda(self, index: int, threads: int, packed: bytes) -> None:
        """Run on a CUDA device, on torch's current stream."""
        if torch.cuda.current_device() == index:
            self._cuda_call(index)(threads, packed, self.count)
        else:  # Warp would make it the current one, and leave it so
            with torch.cuda.device(index):
                self._cuda_call(index)(threads, packed, self.count)

    def _cuda_call(self, index: int) -> Any:
        call = self._cuda.get(index)
        if call is None:
            with _quiet(), _files(self.warp, private.BLOCK):
                call = self._cuda[index] = private.cuda_entry(self.warp, index) or self._public_cuda(index)
        return call

    def _public_cuda(self, index: int) -> Any:
        import warp as wp

        private.cuda_device(index)

        def call(threads: int, packed: bytes, count: int) -> None:
            stream = wp.stream_from_torch(torch.cuda.current_stream(index))
            values = struct.unpack(f"<{count}q", packed)
            wp.launch(self.warp, dim=threads, inputs=values, stream=stream, record_tape=False, block_dim=private.BLOCK)

        return call


def _files(kernel: Any, block: int) -> contextlib.AbstractContextManager[None]:
    """While a kernel for blocks of so many threads is built and loaded."""
    import warp as wp

    root = pathlib.Path(wp.config.kernel_cache_dir)
    name = private.folder_name(kernel, block)
    return kernel_files.guarded(root, root / name if name else None)


@contextlib.contextmanager
def _quiet() -> Iterator[None]:
    """Warp greets on its first use and reports every module; a library's calls should not."""
    import warp as wp

    with LOCK:
        level = wp.config.log_level
        wp.config.log_level = max(level, wp.LOG_WARNING)
        try:
            _begin()
            yield
        finally:
            wp.config.log_level = level


@functools.cache
def _begin() -> None:
    """Start Warp, with a folder for kernels that can be written to."""
    import warp as wp

    try:
        wp.init()
        failed = None if os.access(wp.config.kernel_cache_dir, os.W_OK) else "it cannot be written to"
    except OSError as error:
        failed = str(error)
    if failed:
        wanted, wp.config.kernel_cache_dir = wp.config.kernel_cache_dir, folders.temporary()
        fact = f"kernels are built for this process only: Warp's folder for them is {wanted}, and {failed}"
        warnings.warn(f"{fact}; name another one with WARP_CACHE_PATH", RuntimeWarning, stacklevel=2)
        wp.init()


def is_aligned(pointers: list[int]) -> int:
    """Whether all rows may be moved 16 bytes at a time."""
    together = 0
    for p in pointers:
        together |= p
    return int(together & 15 == 0)
