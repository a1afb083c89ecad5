"""The generated kernels themselves: CUDA compiles all of them, and the loops of the CPU are vectorised.

Nothing here needs a GPU: NVRTC comes with Warp and compiles for any architecture.
    Of the ops in `WALKED`, each derivative is compiled in every dtype for every architecture, and so are the kernels
    that read a broadcast operand and sum its gradient, in float32.
    Of the others, which differ in nothing but their algebra, each derivative is compiled for every architecture in one
    dtype, and which one turns round from kernel to kernel and from op to op.
"""

from __future__ import annotations

import multiprocessing
import os
import pathlib
import re
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any, NamedTuple

import pytest

from posekit.engine import _internals, emit, kernel
from posekit.engine.operation import derived
from posekit.engine.program import Program
from tests.contract import OPS, WALKED

ARCHITECTURES = (80, 90, 100)
DERIVATIVES = ("", "vjp", "jvp", "vjp.vjp", "vjp.jvp")  # which kernels a user can reach
PACKED = ("Pose.compose", "Rotation.compose", "Pose.apply")  # ops with rows of 16 bytes in float32


class Kernel(NamedTuple):
    """A kernel of an op."""

    derivative: str
    kind: str
    layout: str


def kernels(name: str) -> list[Kernel]:
    """The kernels of an op that are compiled for CUDA."""
    base, turn = OPS[name].program, list(OPS).index(name)
    reachable = [d for d in DERIVATIVES if derived(base, d) is not None]
    kinds = list(emit.KINDS)
    if name not in WALKED:
        return [Kernel(derivative, kinds[(turn + i) % 4], "") for i, derivative in enumerate(reachable)]
    flat = [Kernel(derivative, kind, "") for derivative in reachable for kind in kinds]
    return flat + broadcasting(name)


def broadcasting(name: str) -> list[Kernel]:
    """The kernels of an op in which one operand meets many, if it has two."""
    base, found = OPS[name].program, []
    for derivative, general in (("", False), ("vjp", False), ("vjp", True)):
        program = derived(base, derivative)
        if len(base.inputs) > 1 and program is not None:
            found.append(Kernel(derivative, "f32", broadcast(base, program, general)))
    return found


def on_cpu(name: str) -> list[Kernel]:
    """The kernels whose loops are looked at: value and gradient in float32."""
    flat = [Kernel(derivative, "f32", "") for derivative in ("", "vjp")]
    return [*flat, *broadcasting(name)] if name in WALKED else flat


def broadcast(base: Program, program: Program, general: bool) -> str:
    """The layout in which one pose or rotation meets many: read with stride 0, its gradient summed over the loop.

    The general one has any strides, and sums over the innermost loop and over outer ones.
    """
    count = len(base.inputs)
    one = {p.name for p in base.inputs[: count - count // 2]}
    ins = ["z" if p.name in one else "n" for p in program.inputs]
    layout = "".join([*ins, *("r" if p.name.removesuffix("_bar") in one else "n" for p in program.outputs)])
    return re.sub("[nz]", "s", layout).replace("r", "a", 1) if general else layout


def declare(name: str, wanted: Sequence[Kernel], label: str) -> Any:
    """A Warp module with kernels of an op."""
    import warp as wp

    module = re.sub(r"\W", "_", f"{label}_{name}")
    for k in wanted:
        program = derived(OPS[name].program, k.derivative)
        assert program is not None
        kernel.declare(program, k.kind, k.layout, module=module)
    made = wp.get_module(module)
    made.options.update(kernel.module_options())  # as in the modules that calls load
    return made


def compile_cuda(name: str) -> dict[int, tuple[list[str], int]]:
    """For each architecture: the kernels that were compiled, and how many global loads move 16 bytes."""
    import warp as wp

    found = {}
    with tempfile.TemporaryDirectory() as folder:
        module = declare(name, kernels(name), "cuda")
        paths = wp.compile_aot_module(module, device=None, arch=ARCHITECTURES, module_dir=folder, use_ptx=True)
        for arch, path in zip(ARCHITECTURES, paths, strict=True):
            text = pathlib.Path(path).read_bytes().decode(errors="replace")
            assert f".target sm_{arch}" in text
            found[arch] = (
                re.findall(r"\.entry (\w+)", text),
                len(re.findall(r"ld\.global(?:\.nc)?\.v4\.[fbu]32", text)),
            )
    return found


def compile_cpu(name: str) -> tuple[int, list[str]]:
    """How many loops are marked for vectorisation, and those that the compiler did not report as vectorised."""
    import warp as wp

    module = declare(name, on_cpu(name), "cpu")
    module.options["block_dim"] = 1  # as in launches
    module.options["cpu_compiler_flags"] = f"{module.options['cpu_compiler_flags']} -Rpass=loop-vectorize"
    with tempfile.TemporaryDirectory() as folder:
        remarks = pathlib.Path(folder, "remarks")
        standard_error = os.dup(2)  # the compiler is a library that writes there itself
        with remarks.open("wb") as file:
            os.dup2(file.fileno(), 2)
        try:
            with _internals.own_headers():
                wp.compile_aot_module(module, device="cpu", module_dir=folder)
        finally:
            os.dup2(standard_error, 2)
        lines = next(pathlib.Path(folder).glob("*.cpp")).read_text().splitlines()
        report = remarks.read_text()
    done = {int(n) for n in re.findall(r"\.cpp:(\d+):\d+: remark: vectorized loop", report)}
    marked = [i + 2 for i, line in enumerate(lines) if "loop vectorize(enable)" in line]  # the line after, from 1
    functions = [found[0] if (found := re.findall(r"pk_\w+_body\w*", line)) else "" for line in lines]
    named = {n: next(filter(None, reversed(functions[:n])), f"line {n}") for n in marked}
    return len(marked), [named[n] for n in marked if n not in done]


@pytest.fixture(scope="module")
def compilers() -> Iterator[ProcessPoolExecutor]:
    with ProcessPoolExecutor(2, multiprocessing.get_context("spawn")) as pool:
        yield pool
        pool.shutdown(cancel_futures=True)


@pytest.fixture(scope="module")
def cuda(compilers: ProcessPoolExecutor) -> dict[str, Future[Any]]:
    return {name: compilers.submit(compile_cuda, name) for name in OPS}


@pytest.fixture(scope="module")
def cpu(compilers: ProcessPoolExecutor) -> dict[str, Future[Any]]:
    return {name: compilers.submit(compile_cpu, name) for name in OPS}


@pytest.mark.parametrize("name", OPS)
def test_the_kernels_of_an_op_compile_for_cuda(name: str, cuda: dict[str, Future[Any]]) -> None:
    wanted, made = kernels(name), cuda[name].result()
    assert {"", "vjp", "jvp"} <= {k.derivative for k in wanted}
    assert made.keys() == set(ARCHITECTURES)
    for arch, (entries, _) in made.items():
        assert len(set(entries)) == len(wanted), f"sm_{arch}"


@pytest.mark.parametrize("name", PACKED)
def test_cuda_kernels_read_aligned_rows_16_bytes_at_a_time(name: str, cuda: dict[str, Future[Any]]) -> None:
    for arch, (_, vector_loads) in cuda[name].result().items():
        assert vector_loads > 0, f"sm_{arch}"


@pytest.mark.parametrize("name", OPS)
def test_every_loop_that_is_marked_for_vectorisation_is_vectorised(name: str, cpu: dict[str, Future[Any]]) -> None:
    marked, missed = cpu[name].result()
    assert marked == len(on_cpu(name))
    assert missed == []
