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
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import torch

from .. import private
from ..codegen import (
    FLAT,
    ONE_LANE,
    SHARED,
    Access,
    Layout,
    arguments,
    is_flat,
    layout_name,
    one_lane,
    resident_blocks,
    snippet,
)
from ..dtypes import widened
from ..garbage import make_old, uncollected
from ..locks import RUNNING, Lock, uninterrupted
from ..programs import Program, SweepProgram
from . import cache, call_log, folders, kernel_files, notices
from .capture import WARM_UP, check_capture
from .machine import cores, is_x86

# Warp hashes, builds and loads modules without a lock of its own; two threads at once have been seen to fail.
LOCK = Lock()
_address_call_works: bool | None = None  # checked once a process; None before the check
# By default LLVM uses 256-bit vectors where x86 has 512-bit registers; arithmetic loops then take up to twice as long.
# Other processors' vectors are as wide as LLVM takes them for the target.
_WIDTH_FLAG = "-mprefer-vector-width=512 " if is_x86() else ""
# Two passes are disabled, each of which costs a seventh of the build time and gains nothing: straight-line (SLP)
# vectorisation, as the loops are vectorised already, and epilogue loops of half the width for the remaining iterations.
# Warnings about loops that cannot be vectorised are no use to a caller.
CPU_FLAGS = f"{_WIDTH_FLAG}-fno-slp-vectorize -mllvm=-enable-epilogue-vectorization=false -Wno-pass-failed"
# Warp calls clang's frontend without the two flags that clang's driver passes to it in releases: names of intermediate
# values and LLVM's checks of its own code take 3 % of the build time, and 7 % without optimisation.
_RELEASE_FLAGS = "-discard-value-names -disable-llvm-verifier"
# What Warp asks for by default: calls are inlined at almost any cost. Straight algebra has no calls; kernels of
# sparse matrices take up to three times as long to build, and run no faster.
_INLINING = "-mllvm=-inline-threshold=9000 -mllvm=-inline-cold-callsite-threshold=3000"
# Of what LLVM does beyond this level algebra gains nothing: its loops are marked. A step of 6 unknowns takes 1.1 s to
# compile in place of 2.4, most ops 0.8 to 0.95 of the time. Results have the same bits, and calls of 1, 100 and 20,000
# elements took 0.97 to 1.03 of the time. For ARM the clang of the tests compiles some loops for minutes at it.
_PROGRAM_FLAGS = "-O1" if is_x86() else ""
_MOST_THREADS = 8  # that compile
HOLD_GIL_BELOW = 4096  # elements; if another thread is busy, reacquiring a released GIL takes the switch interval
FAST_PATH_BELOW = 16384  # elements; larger calls may use several threads, and buffers of the workspace


def source(program: Program, kind: str, layout: Layout = FLAT, has_cuda: bool = True) -> str:
    """The native source of a kernel, from the disk cache if it was generated before."""
    kind = widened(kind) if program.wide else kind
    if layout == ONE_LANE:
        return one_lane(source(program, kind, SHARED, has_cuda), kind)
    form = f"{kind}.{layout_name(layout)}{'' if has_cuda else '.cpu'}"
    return cache.text(program, form, lambda: snippet(program, kind, layout, has_cuda))


def declare(program: Program, kind: str, layout: Layout, module: Any = "unique", has_cuda: bool = True) -> Any:
    """Declare the Warp kernel of a program, without building it; for CUDA only if ``has_cuda``."""
    name, form = program.kernel_name, f"{kind}.{layout_name(layout)}"
    digest = hashlib.sha256(f"{name}.{form}".encode()).hexdigest()[:8]
    key = "pk_" + re.sub(r"\W+", "_", name.partition(">")[0]) + f"_{kind}_{digest}"
    text = source(program, kind, layout, has_cuda)
    names, flags = arguments(program, layout), "-O0" if program.seldom else program_flags(layout)
    return declare_source(key, names, text, f"{name} {form}", module, flags, resident_blocks(text))


def program_flags(layout: Layout) -> str:
    """Further flags of the CPU compiler for programs. Streaming stores take a sixth more time with those of others."""
    return "" if Access.STREAMED in layout else _PROGRAM_FLAGS


def declare_source(
    key: str,
    names: Sequence[str],
    native: str,
    title: str,
    module: Any = "unique",
    flags: str = "",
    blocks: int = 0,
) -> Any:
    """Declare a Warp kernel from native source, without building it.

    Args:
        key: Name of the kernel.
        names: Its parameters: pointers if the name ends in an underscore, integers otherwise.
        native: The C++ or CUDA source of its body.
        title: Names it in tracebacks.
        module: The Warp module.
        flags: Further flags of the CPU compiler.
        blocks: How many blocks a multiprocessor of a device is to hold at least; 0 for any.
    """
    import warp as wp

    parameters = ", ".join(f"{n}: {'wp.uint64' if n.endswith('_') else 'wp.int64'}" for n in names)
    code = (
        f"@wp.func_native(TEXT)\ndef {key}_body(thread: wp.int64, {parameters}): ...\n"
        "@wp.kernel(enable_backward=False, grid_stride=False, launch_bounds=BOUNDS, module=MODULE, "
        "module_options=OPTIONS)\n"
        f"def {key}({parameters}):\n"
        f"    {key}_body(wp.int64(wp.tid()), {', '.join(names)})\n"
    )
    file = f"<posekit {title}>"
    linecache.cache[file] = (len(code), None, code.splitlines(True), file)  # Warp reads the kernel's Python source
    options = module_options() if module == "unique" else None
    level = (options or {}).get("optimization_level", wp.config.optimization_level)
    if options and flags and (level is None or level > 1):
        options = options | {"cpu_compiler_flags": f"{options['cpu_compiler_flags']} {flags}"}
    scope = {
        "wp": wp,
        "TEXT": f"{native.rstrip()}\n",
        "BOUNDS": (private.BLOCK, blocks) if blocks else None,
        "MODULE": module,
        "OPTIONS": options,
        "__name__": "posekit.kernels",
    }
    exec(compile(code, file, "exec"), scope)
    return scope[key]


def module_options() -> dict[str, Any]:
    """Warp's compiler options for a module of kernels."""
    import warp as wp

    # Products and sums are not contracted to fma (so q * ~q is exactly real); polynomials call fma explicitly.
    user_flags = wp.config.cpu_compiler_flags
    flags = [
        "-march=native" if user_flags is None else user_flags.replace(_INLINING, ""),
        _RELEASE_FLAGS,
        CPU_FLAGS,
        private.header_flags(),
    ]
    return {"fuse_fp": False, "cpu_compiler_flags": private.flags_for_warp(" ".join(filter(None, flags)))}


def of(program: Program, kind: str, layout: Layout) -> Kernel:
    """The kernel of a program for a dtype tag and a layout."""
    elementwise = is_flat(layout) and not isinstance(program, SweepProgram)
    largest = max(p.size for p in (*program.inputs, *program.outputs)) if elementwise else 0
    count = len(arguments(program, layout))
    # The part for CUDA is half of the text. Images for devices are built with a torch for CUDA, often without a device.
    declared = functools.partial(declare, program, kind, layout, has_cuda=torch.backends.cuda.is_built())
    return Kernel(declared, count, largest, program.title)


class Kernel:
    """A kernel that can be launched on the CPU and on CUDA devices; it is built and loaded on the first launch."""

    def __init__(self, declare: Callable[[], Any], count: int, largest: int = 0, title: str = "posekit") -> None:
        """Declare the kernel.

        Args:
            declare: Declares the Warp kernel.
            count: Number of its arguments.
            largest: For a flat kernel, whose arguments are a count, a flag and the pointers: the largest
                number of components of an element. 0 for other kernels.
            title: Names its op in errors.
        """
        self._declare, self.count, self._largest, self._title = declare, count, largest, title
        with LOCK, call_log.building(), _quiet(), uncollected:
            self.warp = declare()
        layout = struct.Struct(f"<{count}q")
        self.pack, self.unpack = layout.pack, layout.unpack
        self.address: int | None = None  # of the loaded CPU kernel, if known
        self._cpu: tuple[Any, Any, Any] | None = None
        self._unbuilt = True  # if `wp.launch` builds it
        self._cuda: dict[int, Any] = {}

    def cpu(self, elements: int, packed: bytes) -> None:
        """Launch on the CPU.

        Args:
            elements: Decides whether the GIL is released.
            packed: The arguments, which contain the number of elements.
        """
        entry = self._cpu or self.load_cpu()
        entry[1 if elements < HOLD_GIL_BELOW else 2](private.ONE_THREAD, packed)

    def load_cpu(self) -> tuple[Any, Any, Any]:
        """Load the CPU kernel once. The first flat kernel of a process is used to check calls by address."""
        global _address_call_works
        if self._cpu is not None:
            return self._cpu
        with LOCK:
            if self._cpu is None:
                entry = self._load_entry() if _address_call_works is not False else None
                if entry is not None and _address_call_works is None and self._largest:
                    _address_call_works = self._agrees(entry[1])
                    entry = entry if _address_call_works else None
                self._cpu = entry or (None, self._public_cpu, self._public_cpu)
                self.address = private.address(entry[2]) if entry else None
            return self._cpu

    def _load_entry(self) -> tuple[Any, Any, Any] | None:
        def attempt() -> Any:
            try:
                return private.cpu_entry(self.warp)
            except OSError:
                raise
            except Exception as error:  # not one of a signal's handler, which runs in another thread
                return error

        entry = _loaded(self.warp, self._title, 1, attempt)
        if not isinstance(entry, Exception):
            return entry
        # A version of Warp may generate code that posekit's headers do not support.
        private.forget_failure(self.warp)
        if not private.disable_own_headers():
            raise entry
        with _quiet():
            self.warp = self._declare()
        return _loaded(self.warp, self._title, 1, lambda: private.cpu_entry(self.warp))

    def _agrees(self, call: Any) -> bool:
        """Whether calling the kernel's address computes what `wp.launch` computes, on one element."""
        tensors, size = self.count - 2, self._largest  # a count and a flag precede the pointers
        # Without views: torch 2.13 aborts where a finaliser leaves one of a freed tensor when the process ends.
        by_address, by_warp = (
            torch.linspace(0.1, 0.9, tensors * size, dtype=torch.float64, device="cpu") for _ in "12"
        )
        rows = range(0, by_address.nbytes, size * by_address.itemsize)
        call(private.ONE_THREAD, self.pack(1, 0, *[by_address.data_ptr() + row for row in rows]))
        self._public_cpu(b"", self.pack(1, 0, *[by_warp.data_ptr() + row for row in rows]))
        return torch.equal(by_address.view(torch.int64), by_warp.view(torch.int64))

    def _public_cpu(self, _: bytes, packed: bytes) -> None:
        def launch() -> None:
            import warp as wp

            values = struct.unpack(f"<{self.count}q", packed)
            wp.launch(self.warp, dim=1, inputs=values, device="cpu", record_tape=False)

        with LOCK:
            if self._unbuilt:
                _loaded(self.warp, self._title, 1, launch)
                self._unbuilt = False
                return
            with _quiet():
                launch()

    def cuda(self, index: int, threads: int, packed: bytes) -> None:
        """Launch on a CUDA device, on torch's current stream."""
        if torch.cuda.current_device() == index:
            self._cuda_call(index)(threads, packed, self.count)
        else:  # otherwise Warp would change the current device and not restore it
            with torch.cuda.device(index):
                self._cuda_call(index)(threads, packed, self.count)

    def _cuda_call(self, index: int) -> Any:
        call = self._cuda.get(index)
        if call is None:
            check_capture(torch.device("cuda", index), self._title, "loads a kernel that was not used before", WARM_UP)
            with LOCK:
                load = functools.partial(private.cuda_entry, self.warp, index)
                entry = _loaded(self.warp, self._title, private.BLOCK, load)
                call = self._cuda[index] = entry or self._public_cuda(index)
        return call

    def _public_cuda(self, index: int) -> Any:
        import warp as wp

        private.cuda_device(index)

        def call(threads: int, packed: bytes, count: int) -> None:
            stream = wp.stream_from_torch(torch.cuda.current_stream(index))
            values = struct.unpack(f"<{count}q", packed)
            wp.launch(self.warp, dim=threads, inputs=values, stream=stream, record_tape=False, block_dim=private.BLOCK)

        return call


def launch_warp(
    prepare: Callable[[], tuple[Any, Sequence[Any]]], rows: int, device: torch.device, purpose: str
) -> None:
    """Launch a kernel that is written in Warp's own language, and build it on its first use.

    Args:
        prepare: Returns the kernel and its arguments. It runs on torch's current stream.
        rows: The number of threads.
        device: Where it runs.
        purpose: What ``prepare`` does, for the error in the capture of a CUDA graph: "makes a table".
    """
    check_capture(device, "posekit", purpose, "call it before the capture")
    with LOCK, _quiet(), contextlib.ExitStack() as stack:
        import warp as wp

        if device.type == "cuda":
            stack.enter_context(torch.cuda.device(device))
            stack.enter_context(wp.ScopedStream(wp.stream_from_torch(torch.cuda.current_stream(device))))
        kernel, values = prepare()
        with kernel_files.guarded(*_folders(kernel, private.BLOCK if device.type == "cuda" else 1)):
            wp.launch(kernel, dim=rows, inputs=values, device=wp.device_from_torch(device), record_tape=False)


def compile_together(kernels: Iterable[Kernel]) -> None:
    """Compile kernels for the CPU at once, in threads, as far as they are neither loaded nor on disk.

    The compiler takes nearly all of the time that a kernel needs, and runs outside of the locks of Warp 1.19.
    """
    threads = min(cores(), _MOST_THREADS)
    if threads < 2 or private.PUBLIC_ONLY or sys.is_finalizing():
        return
    with LOCK:
        unknown = [kernel for kernel in dict.fromkeys(kernels) if kernel._cpu is None]
        if len(unknown) < 2:
            return
        with _quiet(), private.own_headers():
            places = [(kernel, *_folders(kernel.warp, 1)) for kernel in unknown]
        missing = {kernel: folder for kernel, _, folder in places if folder is not None and not folder.exists()}
        if len(missing) < 2:
            return
        root, title = places[0][1], next(iter(missing))._title

        def work() -> None:
            # A process may have no more threads. Kernels are then compiled one by one, where they are used.
            guarded, no_threads = kernel_files.guarded(root, *missing.values()), contextlib.suppress(RuntimeError)
            with _settings(), private.own_headers(), guarded, no_threads, ThreadPoolExecutor(threads) as pool:
                list(pool.map(private.compile_cpu, [kernel.warp for kernel in missing]))

        with notices.compiling(title, root, len(missing)):
            uninterrupted(work)


def _loaded(kernel: Any, title: str, block: int, load: Callable[[], Any]) -> Any:
    """What a function returns that builds and loads a kernel for blocks of ``block`` threads, without interruption."""

    def work() -> Any:
        with _settings(), private.own_headers(), kernel_files.guarded(root, folder):
            return load()

    with _quiet(), private.own_headers():  # Warp computes a kernel's options with the name of its folder
        root, folder = _folders(kernel, block)
    compiles = folder is None or not folder.exists()
    with call_log.building(compiles), notices.compiling(title, root) if compiles else contextlib.nullcontext():
        try:
            return uninterrupted(work)
        except Exception:
            private.forget_failure(kernel)
            raise


def kernel_folders() -> list[str]:
    """The folders of kernels and, if there is one, of their sources."""
    import warp as wp

    _start_warp()
    return [str(wp.config.kernel_cache_dir), *map(str, filter(None, [cache.folder()]))]


def _folders(kernel: Any, block: int) -> tuple[pathlib.Path, pathlib.Path | None]:
    """The folder of kernels, and that of a kernel's binary for blocks of ``block`` threads if it is known."""
    import warp as wp

    root = pathlib.Path(wp.config.kernel_cache_dir)
    name = private.folder_name(kernel, block)
    return root, root / name if name else None


@contextlib.contextmanager
def _quiet() -> Iterator[None]:
    """Start Warp, and hold its tables and settings alone."""
    _start_warp()
    with RUNNING, _settings():
        yield


@contextlib.contextmanager
def _settings() -> Iterator[None]:
    """Suppress Warp's messages: it prints a banner, and a line for every module."""
    import warp as wp

    level = wp.config.log_level
    wp.config.log_level = max(level, wp.LOG_WARNING)
    try:
        yield
    finally:
        wp.config.log_level = level


def _import_warp() -> None:
    with uncollected:
        import warp  # noqa: F401


def _init_warp() -> None:
    import warp as wp

    with _settings(), uncollected, notices.without_driver_line():
        wp.init()
        make_old()


@functools.cache
def _start_warp() -> None:
    """Initialise Warp once, with a temporary kernel cache folder if the configured one is not writable."""
    check_capture(torch.device("cuda"), "posekit", "starts Warp in the first call of a process", WARM_UP)
    uninterrupted(_import_warp)
    import warp as wp

    try:
        uninterrupted(_init_warp)
        folder = wp.config.kernel_cache_dir
        problem = None if os.access(folder, os.W_OK) else "it is not writable"
        # Warp's folder is one for its version in the folder that users know. That may be the system's.
        path = pathlib.Path(folder)
        problem = problem or folders.fault(path) or folders.fault(path.parent, 0)
        if not folders.is_utf8(folder):
            problem = "its name is not valid in UTF-8, which the compiler needs"
    except OSError as error:
        problem = str(error)
    if problem:
        configured, wp.config.kernel_cache_dir = wp.config.kernel_cache_dir, folders.temporary()
        fact = f"kernels are built for this process only: Warp's kernel cache folder is {configured}, and {problem}"
        folders.warn(f"{fact}; set another one with WARP_CACHE_PATH")
        uninterrupted(_init_warp)


def is_aligned(pointers: Sequence[int]) -> int:
    """Whether all pointers are aligned to 16 bytes, so that rows can be moved 16 bytes at a time."""
    bits = 0
    for p in pointers:
        bits |= p
    return int(bits & 15 == 0)
