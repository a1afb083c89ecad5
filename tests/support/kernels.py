"""Building kernels in tests: clearing memo tables, optimisation levels, and the compiler's vectorisation remarks."""

from __future__ import annotations

import contextlib
import functools
import os
import pathlib
import re
import sys
import tempfile
import types
from collections.abc import Iterator
from typing import Any
from unittest import mock

import torch

from posekit.engine import private
from posekit.engine.codegen import FLAT, Layout, lanes
from posekit.engine.ops import registry
from posekit.engine.programs import ElementwiseProgram
from posekit.engine.runtime import kernel
from posekit.engine.runtime.machine import is_x86

NATIVE = ("Native", "CooperativeKernel")


def forget() -> None:
    """Makes every op load its kernels again, from Warp's cache if it has them with the current options.

    So do functions with a cache that return kernels of native text.
    """
    for op in registry.all_ops():
        op.executable.forget()
    for name in [name for name in sys.modules if name.startswith("posekit.")]:
        for function in _cached(sys.modules[name]):
            function.cache_clear()


@functools.cache
def _cached(module: types.ModuleType) -> list[Any]:
    """The functions of a module that keep kernels of native text."""
    functions = [value for value in vars(module).values() if hasattr(value, "cache_clear")]
    return [f for f in functions if getattr(f, "__annotations__", {}).get("return") in NATIVE]


@contextlib.contextmanager
def optimised(level: int) -> Iterator[None]:
    """Builds kernels at an optimisation level within this context; the default for users is 2.

    Where there is a device the level is at least 1: NVRTC 13.1 and newer may build wrong kernels at level 0.
    """
    level = max(level, 1) if torch.cuda.is_available() else level
    options = kernel.module_options

    def of_level() -> dict[str, Any]:
        made = options() | {"optimization_level": level}
        return made if level else made | {"cpu_compiler_flags": _quick(made["cpu_compiler_flags"])}

    with mock.patch.object(kernel, "module_options", of_level):
        yield


def _quick(flags: str) -> str:
    """Flags that take less time to read, for code that is not optimised.

    Optimisations need no flags, and a level of x86 in place of this processor's hundred features saves 1.5 ms a module.
    """
    flags = re.sub(r"-mllvm=\S+", "", flags)
    level = {"AVX2": "x86-64-v3", "AVX512": "x86-64-v4"}.get(torch.backends.cpu.get_cpu_capability())
    return flags.replace("-march=native", f"-target-cpu {level}") if level and is_x86() else flags


@contextlib.contextmanager
def rebuilt(level: int) -> Iterator[None]:
    """Builds kernels at an optimisation level within this context, also those that were built before at another."""
    forget()
    with optimised(level):
        yield
    forget()


_for_good = contextlib.ExitStack()


def build_at(level: int) -> None:
    """Builds kernels at an optimisation level from now on, in a process that a test has started."""
    _for_good.enter_context(optimised(level))


def computes_vectors(program: Any, kind: str, layout: Layout) -> bool:
    """Whether a kernel has vectors of elements as its numbers, so that LLVM has no loop over elements to vectorise."""
    return isinstance(program, ElementwiseProgram) and lanes.is_long(program, kind, layout)


def vectorised(module: Any, flags: str = kernel.program_flags(FLAT)) -> tuple[int, list[str]]:
    """The number of loops of a Warp module that are marked for vectorisation, and those not reported as vectorised.

    The passes up to vectorisation are those of users; machine code is generated without optimisation, in a third of the
    time.
    """
    import warp as wp

    module.options["block_dim"] = 1  # as in launches
    module.options["optimization_level"] = 0  # of the generator; the level of the passes is the last of the flags
    module.options["cpu_compiler_flags"] += f" -O2 {flags} -Rpass=loop-vectorize"
    with tempfile.TemporaryDirectory() as folder:
        remarks = pathlib.Path(folder, "remarks")
        standard_error = os.dup(2)  # the compiler is a library that writes to the file descriptor directly
        with remarks.open("wb") as file:
            os.dup2(file.fileno(), 2)
        try:
            with private.own_headers():
                wp.compile_aot_module(module, device="cpu", module_dir=folder)
        finally:
            os.dup2(standard_error, 2)
        text = next(pathlib.Path(folder).glob("*.cpp")).read_text()
        report = remarks.read_text()
    return loops(text, report)


def loops(text: str, report: str) -> tuple[int, list[str]]:
    """The number of loops of a source that are marked for vectorisation, and those that the compiler does not report.

    Args:
        text: The source.
        report: The compiler's remarks on it.
    """
    lines = text.splitlines()
    done = {int(n) for n in re.findall(r"\.cpp:(\d+):\d+: remark: vectorized loop", report)}
    # one-based number of the line after the mark
    marked = [i + 2 for i, line in enumerate(lines) if re.search(r"loop vectorize\((enable|assume_safety)\)", line)]
    functions = [found[0] if (found := re.findall(r"pk_\w+_body\w*", line)) else "" for line in lines]
    named = {n: next(filter(None, reversed(functions[:n])), f"line {n}") for n in marked}
    return len(marked), [named[n] for n in marked if n not in done]
