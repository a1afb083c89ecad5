"""Runs CUDA kernels on the CPU: their text is compiled with `cuda_threads.h`, and posekit's host code launches them.

In the context `as_cuda`, tensors on the CPU are handled as CUDA tensors: plans, sums, casts and launches. The header
says what the emulation leaves out.
"""

from __future__ import annotations

import atexit
import contextlib
import ctypes
import dataclasses
import functools
import pathlib
import struct
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar
from unittest import mock

from posekit.engine.codegen import Layout, arguments, layout_name, snippet
from posekit.engine.programs import Program
from posekit.engine.runtime import kernel as kernels
from posekit.engine.runtime import launch_grids, machine, native, sweeps
from tests.support import targets
from tests.support.kernels import forget

HEADER = pathlib.Path(__file__).with_name("cuda_threads.h")
# The variables of a thread are beside its stack. ThreadSanitizer often fails where they are on the heap, as it wants to
# watch all that lies between.
FLAGS = ("-std=c++17", "-O0", "-ffp-contract=off", "-pthread", "-w", "-fPIC", "-ftls-model=initial-exec")
COMMAND = ("g++", *FLAGS, "-fno-gnu-unique")  # a library with threads and one with coroutines share no variables
BLOCK = 64  # threads: two warps; a block of 256, as on CUDA, takes four times as long
T = TypeVar("T")


@dataclasses.dataclass(frozen=True)
class Text:
    """The text of a kernel.

    Attributes:
        title: Names the kernel in errors.
        names: Its parameters.
        body: Its source.
    """

    title: str
    names: tuple[str, ...]
    body: str

    @classmethod
    @functools.lru_cache(1000)  # a kernel is first collected, then run
    def of(cls, program: Program, kind: str, layout: Layout) -> Text:
        title = f"{program.kernel_name} {kind}.{layout_name(layout)}"
        return cls(title, tuple(arguments(program, layout)), snippet(program, kind, layout))

    def compilable(self, number: int, copies: int) -> str:
        """A C++ function ``run_<number>(threads, threads of a block, arguments)``."""
        values = " ".join(
            f"const {'unsigned long long' if n.endswith('_') else 'long long'} {n} = a[{k}];"
            for k, n in enumerate(self.names)
        )
        bodies = [f"body_{number}_{copy}" for copy in range(copies)]
        texts = [f"static void {b}(long long thread, const long long* a) {{ {values}\n{self.body}\n}}" for b in bodies]
        return (
            "\n".join(texts)
            + f'\nextern "C" const char* run_{number}(long long threads, unsigned size, const long long* a) {{\n'
            + f"return emulation::launch(threads, size, {{{', '.join(bodies)}}}, a);\n}}\n"
        )


class Emulator:
    """Compiles and launches emulated kernels.

    Attributes:
        block: The number of threads of a block.
        flags: Further flags of the compiler.
        copies: How many blocks run at once.
        change: Changes the text of kernels, to plant errors.
        launched: The titles of the kernels that were launched.
        only_collects: Whether kernels are collected, and none runs.
    """

    def __init__(
        self,
        block: int = BLOCK,
        flags: Sequence[str] = (),
        copies: int = 1,
        change: Callable[[str], str] | None = None,
    ) -> None:
        self.block, self.flags, self.copies, self.change = block, tuple(flags), copies, change
        self.launched: list[str] = []
        self._functions: dict[Text, Any] = {}
        self._wanted: dict[Text, None] = {}
        self.only_collects = False

    @contextlib.contextmanager
    def collecting(self) -> Iterator[None]:
        """Within this context no kernel runs. Those that would have are compiled together at the end."""
        self.only_collects = True
        try:
            yield
        finally:
            self.only_collects = False
        self._compile()

    def run(self, call: Callable[[], T]) -> T:
        """The result of a function, after a first call that only collects its kernels."""
        with self.collecting():
            call()
        return call()

    def launch(self, text: Text, threads: int, packed: bytes) -> None:
        if text not in self._functions:
            self._wanted[text] = None
        if self.only_collects:
            return
        self._compile()
        self.launched.append(text.title)
        problem = self._functions[text](ctypes.c_longlong(threads), ctypes.c_uint(self.block), packed)
        assert problem is None, f"{text.title}: {problem.decode()}"

    def _compile(self) -> None:
        texts = list(self._wanted)
        if not texts:
            return
        self._wanted.clear()
        functions = build(texts, self.flags, self.copies, self.change)
        self._functions |= dict(zip(texts, functions, strict=True))


@functools.cache
def _clang() -> list[str]:
    """The command of a clang that has read the header, in half of the time of g++; empty if there is none."""
    found = targets.clang()
    if found is None:
        return []
    folder = tempfile.TemporaryDirectory()
    atexit.register(folder.cleanup)
    command, header = [*found, *targets.headers(found), *FLAGS], pathlib.Path(folder.name, "header.pch")
    subprocess.run([*command, "-x", "c++-header", str(HEADER), "-o", str(header)], check=True)
    return [*command, "-include-pch", str(header)]


def build(
    texts: Sequence[Text], flags: Sequence[str] = (), copies: int = 1, change: Callable[[str], str] | None = None
) -> list[Any]:
    """Compile texts into one library, and return their functions ``run_<number>``."""
    made = "".join(text.compilable(k, copies) for k, text in enumerate(texts))
    with tempfile.TemporaryDirectory() as folder:
        path, library = pathlib.Path(folder, "kernels.cpp"), pathlib.Path(folder, "kernels.so")
        path.write_text(f'#include "{HEADER}"\n{change(made) if change else made}')
        if not flags and (command := _clang()):
            subprocess.run([*command, "-c", str(path), "-o", str(path.with_suffix(".o"))], check=True)
            path = path.with_suffix(".o")
        subprocess.run([*COMMAND, "-shared", *flags, str(path), "-o", str(library)], check=True)
        loaded = ctypes.CDLL(str(library))
    functions = [getattr(loaded, f"run_{k}") for k in range(len(texts))]
    for function in functions:
        function.restype = ctypes.c_char_p
    return functions


class EmulatedKernel:
    """Stands for a `posekit.engine.runtime.kernel.Kernel` on CUDA."""

    def __init__(self, emulator: Emulator, program: Program, kind: str, layout: Layout) -> None:
        self._emulator, self._text = emulator, Text.of(program, kind, layout)
        self.count = len(self._text.names)
        numbers = struct.Struct(f"<{self.count}q")
        self.pack, self.unpack = numbers.pack, numbers.unpack

    def cuda(self, index: int | None, threads: int, packed: bytes) -> None:
        self._emulator.launch(self._text, threads, packed)


@contextlib.contextmanager
def as_cuda(emulator: Emulator | None = None, **options: Any) -> Iterator[Emulator]:
    """Within this context, tensors on the CPU are handled as CUDA tensors, by emulated kernels.

    Args:
        emulator: Compiles and launches them; by default a new one.
        options: Arguments of the new one.
    """
    emulator = emulator or Emulator(**options)
    run_native = native.Native.run

    def run(self: native.Native, *args: Any, **options: Any) -> None:
        name, parameters, text = self.declaration

        def launch(index: int | None, threads: int, packed: bytes) -> None:
            emulator.launch(Text(name, parameters, text()), threads, packed)

        with mock.patch.object(self._kernel, "cuda", launch):
            run_native(self, *args, **options)

    with contextlib.ExitStack() as stack:
        stack.callback(forget)
        for place, name, value in (
            (machine, "target", lambda device: "cuda" if device.type == "cpu" else device.type),
            (kernels, "of", lambda *form: EmulatedKernel(emulator, *form)),
            (native.Native, "run", run),
            (native, "BLOCK", emulator.block),
            (launch_grids, "BLOCK", emulator.block),
            (sweeps, "BLOCK", emulator.block),
        ):
            stack.enter_context(mock.patch.object(place, name, value))
        forget()
        yield emulator
