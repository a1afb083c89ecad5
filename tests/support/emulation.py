"""Runs the CUDA text of sweeps on the CPU, compiled by g++ with `cuda_threads.h`."""

from __future__ import annotations

import ctypes
import pathlib
import subprocess
import tempfile
from collections.abc import Sequence

import torch
from torch import Tensor

from posekit.engine.codegen import SHARED, Layout, arguments, has_rows, is_shared, scratch_size, snippet
from posekit.engine.dtypes import BY_TAG
from posekit.engine.programs import SweepProgram

HEADER = pathlib.Path(__file__).with_name("cuda_threads.h")


def build(program: SweepProgram, kind: str, layout: Layout, folder: str) -> ctypes.CDLL:
    """The kernel as a function ``go(threads, threads of a block, *arguments)``."""
    names = arguments(program, layout)
    typed = ", ".join(f"{'unsigned long long' if n.endswith('_') else 'long long'} {n}" for n in names)
    path = pathlib.Path(folder, "kernel.cpp")
    path.write_text(
        f'#include "{HEADER}"\nvoid body(long long thread, {typed}) {{\n{snippet(program, kind, layout)}\n}}\n'
        f'extern "C" void go(long long threads, unsigned size, {typed}) {{\n'
        f"launch(threads, size, [=](long long t) {{ body(t, {', '.join(names)}); }});\n}}\n"
    )
    library = path.with_suffix(".so")
    command = ["g++", "-std=c++20", "-O0", "-ffp-contract=off", "-shared", "-fPIC", "-w"]
    subprocess.run([*command, str(path), "-o", str(library)], check=True)
    return ctypes.CDLL(str(library))


def run(
    program: SweepProgram, kind: str, inputs: Sequence[Tensor], lanes: int, size: int, layout: Layout = SHARED
) -> list[list[Tensor]]:
    """The outputs of two launches; what is summed is one sum for each block of ``size`` threads.

    Args:
        program: The program.
        kind: The tag of the dtype.
        inputs: Contiguous tensors with one batch dimension, or without one if all lanes share them.
        lanes: The size of the batch.
        size: Threads of a block.
        layout: The layout of the kernel.
    """
    dtype, wide = BY_TAG[kind].torch, torch.float64
    numbers = {"lanes": lanes, "steps": program.sizes[0], "columns": program.sizes[-1], "piece": size}
    scratch = torch.full((scratch_size(program, layout, 0) * lanes + 1,), torch.nan, dtype=dtype)
    numbers["scratch_"] = scratch.data_ptr()
    for i, (x, p) in enumerate(zip(inputs, program.inputs, strict=True)):
        by_lane = x.stride(0) if x.ndim > len(p.shape) else 0
        numbers |= {f"i{i}_": x.data_ptr(), f"i{i}_s0": by_lane, f"i{i}_s1": x.stride(-2) if has_rows(p) else 0}
    found = []
    with tempfile.TemporaryDirectory() as folder:
        library = build(program, kind, layout, folder)
        for _ in range(2):
            outputs = [
                torch.zeros((-(-lanes // size), *p.shape), dtype=wide)
                if is_shared(p, layout)
                else torch.full((lanes, *p.shape), torch.nan, dtype=dtype)
                for p in program.outputs
            ]
            for j, (y, p) in enumerate(zip(outputs, program.outputs, strict=True)):
                by_step = y.stride(1) if has_rows(p) else 0
                numbers |= {f"o{j}_": y.data_ptr(), f"o{j}_s0": y.stride(0), f"o{j}_s1": by_step}
            values = [ctypes.c_longlong(numbers.get(n, 0)) for n in arguments(program, layout)]
            library.go(ctypes.c_longlong(-(-lanes // size) * size), ctypes.c_uint(size), *values)
            found.append(outputs)
    return found
