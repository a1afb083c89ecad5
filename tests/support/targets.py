"""Kernels compiled for other processors than this one, by a clang that knows them."""

from __future__ import annotations

import functools
import importlib.util
import pathlib
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from posekit.engine import private
from posekit.engine.codegen import Layout, arguments, snippet
from posekit.engine.programs import Program
from posekit.engine.runtime import kernel

HEADERS = pathlib.Path(private.__file__).with_name("headers")
OLDEST = 22  # version of clang: that of Warp 1.19
MISSING = f"needs a clang of version {OLDEST} or newer that compiles for ARM: the package ziglang has one"


class Target(NamedTuple):
    """A processor and its system, as clang names them."""

    triple: str
    cpu: str


class Built(NamedTuple):
    """A kernel to compile."""

    program: Program
    kind: str
    layout: Layout


LINUX = Target("aarch64-linux-gnu", "generic")  # any ARM of 64 bits: vectors of 16 bytes
GRACE = Target("aarch64-linux-gnu", "neoverse-v2")  # has vectors of variable length, too
MACOS = Target("arm64-apple-macos11", "apple-m1")
TARGETS = (LINUX, GRACE, MACOS)


@functools.cache
def clang() -> list[str] | None:
    """The command of a clang that compiles kernels for ARM: one that is installed, or that of ziglang; or None."""
    installed = [["clang"], *([f"clang-{version}"] for version in range(30, OLDEST - 1, -1))]
    for command in [*installed, *ziglang("clang")]:
        if shutil.which(command[0]) and _knows_arm(command):
            return command
    return None


def ziglang(tool: str) -> list[list[str]]:
    """The command of a tool of LLVM in the package ziglang, if it is installed."""
    found = importlib.util.find_spec("ziglang")
    return [[str(pathlib.Path(str(found.origin)).with_name("zig")), tool]] if found else []


def headers(command: Sequence[str]) -> list[str]:
    """The flags with which a clang finds its own headers beside those of the system: ziglang has them elsewhere."""
    return ["-resource-dir", str(pathlib.Path(command[0]).with_name("lib"))] if [*command] in ziglang("clang") else []


def _knows_arm(command: Sequence[str]) -> bool:
    text = f"#if __clang_major__ < {OLDEST}\n#error too old\n#endif\n"
    flags = [f"--target={LINUX.triple}", "-x", "c++", "-fsyntax-only", "-"]
    return subprocess.run([*command, *flags], input=text.encode(), capture_output=True).returncode == 0


def source(kernels: Mapping[str, Built]) -> str:
    """The C++ source of kernels, and of a function ``run(index, arguments)`` that calls one of them."""
    lines = ['#include "builtin.h"', '#include "deterministic.h"']
    for name, (program, kind, layout) in kernels.items():
        names = arguments(program, layout)
        typed = ", ".join(f"wp::{'uint64' if n.endswith('_') else 'int64'} {n}" for n in ["thread", *names])
        lines += [f"static void {name}_body({typed}) {{", snippet(program, kind, layout), "}"]
        values = ", ".join(f"a[{k}]" for k in range(len(names)))
        # As in Warp's kernels the body is inlined. One function with all of them inside takes longer.
        lines.append(f"[[gnu::noinline]] static void {name}(const long long* a) {{ {name}_body(0, {values}); }}")
    lines.append('extern "C" void run(long long index, const long long* a) { switch (index) {')
    lines += [f"case {index}: return {name}(a);" for index, name in enumerate(kernels)]
    return "\n".join([*lines, "} }"])


def compile(text: str, path: pathlib.Path, *flags: str) -> str:
    """Compile source to an object file, with the flags that kernels get. Returns the remarks on vectorised loops."""
    command, file = clang(), path.with_suffix(".cpp")
    assert command is not None
    file.write_text(text)
    own = [flag for flag in kernel.CPU_FLAGS.split() if "vector-width" not in flag]  # that flag is for x86 alone
    macros = ["-DWP_TILE_BLOCK_DIM=1", "-DWP_NO_CRT", "-iquote", str(HEADERS), "-nostdinc", "-ffp-contract=off"]
    rest = ["-std=c++17", "-O2", "-fPIC", "-Rpass=loop-vectorize", "-c", str(file), "-o", str(path)]
    done = subprocess.run([*command, *own, *macros, *flags, *rest], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stderr


def compile_for(target: Target, text: str, path: pathlib.Path, *flags: str) -> str:
    """`compile` for another processor."""
    return compile(text, path, f"--target={target.triple}", f"-mcpu={target.cpu}", *flags)
