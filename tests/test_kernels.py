"""The generated kernels themselves: CUDA compiles all of them, CPU loops stay vectorised, the public ways agree.

Nothing here needs a GPU: NVRTC comes with Warp and compiles for any architecture. Compilers run in two processes.
"""

from __future__ import annotations

import multiprocessing
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.autograd import forward_ad

from posekit.engine import emit, kernel
from posekit.engine.program import Program
from posekit.math import pose, rotation, so3
from tests import sampling

ROOT = pathlib.Path(__file__).parents[1]
OPS = {f.op.name: f for m in (pose, rotation, so3) for f in vars(m).values() if hasattr(f, "declaration")}
ARCHITECTURES = (80, 90, 100)
EVERY_DTYPE = tuple(emit.KINDS)
# Which kernels a user can reach, by derivative, and the dtypes they are compiled in here.
KERNELS = {
    "": EVERY_DTYPE,
    "vjp": EVERY_DTYPE,
    "jvp": ("f32", "f64"),
    "vjp.vjp": ("f32", "f64"),
    "vjp.jvp": ("f32", "f64"),
}
SECOND_OPERAND = {"position2", "quaternion2", "points"}


def derived(program: Program, derivative: str) -> Program | None:
    for part in filter(None, derivative.split(".")):
        ins, outs = (True,) * len(program.inputs), (True,) * len(program.outputs)
        found = (program.vjp(ins, outs) if part == "vjp" else program.jvp(ins)).program
        if found is None:
            return None
        program = found
    return program


def first_operand(program: Program) -> set[str]:
    """The names of the operand that is one pose for many, in ops of two operands."""
    names = {p.name for p in program.inputs}
    return names - SECOND_OPERAND if names & SECOND_OPERAND else set()


def broadcast_layout(program: Program, one: set[str]) -> str:
    """The first operand read with stride 0, and its gradient summed over the loop."""
    ins = ["z" if p.name in one else "n" for p in program.inputs]
    return "".join([*ins, *("r" if p.name.removesuffix("_bar") in one else "n" for p in program.outputs)])


def declare(name: str, derivatives: dict[str, tuple[str, ...]], module: str) -> Any:
    """A Warp module with the kernels of an op: flat for all dtypes, and broadcast where there are two operands."""
    import warp as wp

    base = OPS[name].op.program
    one = first_operand(base)
    for derivative, kinds in derivatives.items():
        program = derived(base, derivative)
        assert program is not None, f"{name} has no {derivative}"
        for kind in kinds:
            kernel.declare(program, kind, "", module=module)
        if one and derivative in ("", "vjp"):
            kernel.declare(program, kinds[0], broadcast_layout(program, one), module=module)
            if derivative == "vjp":  # any strides, sums over the innermost and over outer loops
                general = re.sub("[nz]", "s", broadcast_layout(program, one)).replace("r", "a", 1)
                kernel.declare(program, kinds[0], general, module=module)
    made = wp.get_module(module)
    made.options["fuse_fp"] = False  # as in the modules that calls load
    return made


def compile_cuda(name: str) -> dict[int, tuple[list[str], int]]:
    """For each architecture: the kernels that were compiled, and how many global loads move 16 bytes."""
    import warp as wp

    module, found = declare(name, KERNELS, f"cuda_{name.replace('.', '_')}"), {}
    with tempfile.TemporaryDirectory() as folder:
        for arch in ARCHITECTURES:
            (path,) = wp.compile_aot_module(module, device=None, arch=arch, module_dir=folder, use_ptx=True)
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

    module = declare(name, {"": ("f32",), "vjp": ("f32",)}, f"cpu_{name.replace('.', '_')}")
    module.options["cpu_compiler_flags"] = f"{wp.config.cpu_compiler_flags} -Rpass=loop-vectorize"
    with tempfile.TemporaryDirectory() as folder:
        remarks = pathlib.Path(folder, "remarks")
        standard_error = os.dup(2)  # the compiler is a library that writes there itself
        with remarks.open("wb") as file:
            os.dup2(file.fileno(), 2)
        try:
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
def test_every_kernel_compiles_for_every_cuda_architecture(name: str, cuda: dict[str, Future[Any]]) -> None:
    wanted = sum(map(len, KERNELS.values())) + (3 if first_operand(OPS[name].op.program) else 0)
    for arch, (entries, _) in cuda[name].result().items():
        assert len(set(entries)) == wanted, f"sm_{arch}"


@pytest.mark.parametrize("name", ["Pose.compose", "Rotation.compose", "Pose.apply"])
def test_cuda_kernels_read_aligned_rows_16_bytes_at_a_time(name: str, cuda: dict[str, Future[Any]]) -> None:
    for arch, (_, vector_loads) in cuda[name].result().items():
        assert vector_loads > 0, f"sm_{arch}"


@pytest.mark.parametrize("name", OPS)
def test_every_loop_that_is_marked_for_vectorisation_is_vectorised(name: str, cpu: dict[str, Future[Any]]) -> None:
    marked, missed = cpu[name].result()
    assert marked == (5 if first_operand(OPS[name].op.program) else 2)
    assert missed == []


# ----------------------------------------------------------------------------------------------------- the public ways
# Each check returns tensors; run without the private names of torch and Warp, it must return the same ones.
B = 5
CHECKS: dict[str, Callable[[], Any]] = {}


def check(function: Callable[[], Any]) -> Callable[[], Any]:
    CHECKS[function.__name__] = function
    return function


def arguments(*batches: tuple[int, ...], grad: bool = True) -> list[Tensor]:
    a, b = batches if batches else ((B,), (B,))
    return [x.requires_grad_(grad) for x in (*sampling.poses(*a, seed=1), *sampling.poses(*b, seed=5))]


def scalar(*inputs: Tensor) -> Tensor:
    position, quaternion = pose.compose(*inputs)
    return (position.sin() * position).sum() + (so3.log(quaternion) ** 2).sum()


@check
def values() -> Any:
    x = [*arguments(grad=False), sampling.rotation_matrices(torch.float32)["near pi"]]
    strided = torch.stack((x[1], x[1]), -1)[..., 0]
    return pose.compose(*x[:4]), so3.log(strided), rotation.from_matrix(x[4]), so3.exp(x[0][0].half())


@check
def large_values_and_gradients() -> Any:
    x = arguments((), (30_000,))
    return torch.autograd.grad(sum(y.square().sum() for y in pose.compose(*x)), x)


@check
def gradients_of_broadcast_and_mixed_inputs() -> Any:
    x = arguments((3, 1), (2,))
    x[0] = x[0].detach().float().requires_grad_()
    return torch.autograd.grad(scalar(*x), x)


@check
def gradcheck() -> Any:
    x = arguments((2, 1), (3,))
    torch.autograd.gradcheck(pose.compose, x, check_forward_ad=True, check_batched_grad=True)
    return torch.autograd.gradgradcheck(pose.compose, x, check_fwd_over_rev=True)


@check
def double_backward() -> Any:
    x = arguments()
    first = torch.autograd.grad(scalar(*x), x, create_graph=True)
    return first, torch.autograd.grad(sum(g.square().sum() for g in first), x)


@check
def forward_mode() -> Any:
    x = arguments(grad=False)
    with forward_ad.dual_level():
        dual = forward_ad.make_dual(x[1], x[3])
        return [forward_ad.unpack_dual(y).tangent for y in pose.compose(x[0], dual, *x[2:])]


@check
def functorch_grad() -> Any:
    return torch.func.grad(scalar, argnums=(0, 1, 2, 3))(*arguments(grad=False))


@check
def functorch_jacobians() -> Any:
    x = arguments(grad=False)
    return [j(pose.compose, argnums=(1, 3))(*x) for j in (torch.func.jacrev, torch.func.jacfwd)]


@check
def functorch_hessian() -> Any:
    return torch.func.hessian(scalar, argnums=(1, 2))(*arguments((), (), grad=False))


@check
def functorch_jvp_of_jvp() -> Any:
    q = arguments(grad=False)[1]
    return torch.func.jvp(lambda q: torch.func.jvp(so3.log, (q,), (q.flip(0),))[1], (q,), (q.roll(1, 0),))


@check
def functorch_vmap() -> Any:
    x = arguments((B, 2), (2, B), grad=False)
    mapped = torch.func.vmap(pose.compose, in_dims=(0, 0, 1, 1))(*x)
    return mapped, torch.func.vmap(torch.func.grad(scalar, argnums=(0, 1, 2, 3)), in_dims=(0, 0, 1, 1))(*x)


@check
def compiled() -> Any:
    x = arguments()
    return torch.autograd.grad(torch.compile(scalar, fullgraph=True, backend="aot_eager")(*x), x)


@check
def threads() -> Any:
    found: dict[int, Any] = {}

    def work(k: int) -> None:
        x = arguments()
        found[k] = torch.autograd.grad(scalar(*x) * (k + 1), x)

    started = [threading.Thread(target=work, args=(k,)) for k in range(4)]
    for thread in started:
        thread.start()
    for thread in started:
        thread.join()
    return [found[k] for k in range(4)]


def run_checks(path: str) -> None:
    """What each check returns, or how it fails, into a file."""
    found = {}
    for name, function in CHECKS.items():
        try:
            found[name] = function()
        except Exception as error:  # the test of this check reports it
            found[name] = f"{type(error).__name__}: {error}"
    torch.save(found, path)


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    path = tmp_path_factory.mktemp("public") / "found"
    code = f"from tests.test_kernels import run_checks; run_checks({str(path)!r})"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, env={**os.environ, "POSEKIT_PUBLIC_ONLY": "1"}, check=True)
    return torch.load(path)


@pytest.mark.filterwarnings("ignore:.torch.jit.script. is deprecated")  # torch's own forward mode uses it
@pytest.mark.parametrize("name", CHECKS)
def test_the_public_ways_give_the_same_results(name: str, public: dict[str, Any]) -> None:
    assert not isinstance(public[name], str), public[name]
    torch.testing.assert_close(public[name], CHECKS[name](), rtol=1e-12, atol=1e-12, equal_nan=False)
