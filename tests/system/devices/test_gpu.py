"""CUDA: sums, layouts and large batches agree with float64 formulas, and torch's current stream and graph are used.

`test_gpu_selftest.py` judges every op and derivative in every dtype.
posekit is called only with CUDA tensors here, so these tests also run where Warp has no compiler for the CPU.
"""

from __future__ import annotations

import functools
import pathlib
import shutil
import subprocess
import threading
from collections.abc import Callable, Sequence
from typing import Any

import pytest
import torch
from torch import Tensor

from posekit import errors, selftest
from posekit.engine.ops import associative_sweeps
from posekit.engine.runtime import kernel, launch_grids
from posekit.math import chains, pose, rotation
from posekit.selftest.operations import LIMITS
from tests.reference import pose as reference_pose
from tests.reference import rotation as reference_rotation
from tests.reference import so3 as so3_reference
from tests.support import contract, sampling
from tests.support.contract import OPS

pytestmark = pytest.mark.gpu

DEVICE = "cuda"
# Tolerances for values, first and second derivatives, relative to the largest entry of a tensor.
TOLERANCES = {getattr(torch, name): limits for name, limits in LIMITS.items()}
both_precisions = pytest.mark.parametrize("dtype", sampling.FLOATS, ids=("float32", "float64"))
Function = Callable[..., Any]


def inputs_of(name: str, batch: tuple[int, ...], one: tuple[int, ...] | None = None) -> list[Tensor]:
    """Float32 values in float64 on the CPU; the first operand, or the only one, has the batch shape ``one``."""
    program = OPS[name].program
    second = ("position2", "quaternion2", "points")
    batches = [batch if one is None or p.name in second else one for p in program.inputs]
    return [x.float().double() for x in contract.operands(program, batches)]


def flat(results: Any) -> list[Tensor]:
    return list(results) if isinstance(results, (tuple, list)) else [results]


def derivatives(function: Function, inputs: Sequence[Tensor], order: int = 2) -> list[list[Tensor]]:
    """Values, gradients, and gradients of a nonlinear function of the gradients, which runs the vjp of the vjp."""
    leaves = [x.detach().requires_grad_() for x in inputs]
    outputs = flat(function(*leaves))
    found = [[y.detach() for y in outputs]]
    weights = [torch.arange(1.0, y.numel() + 1, dtype=torch.float64).cos().reshape(y.shape).to(y) for y in outputs]
    loss = sum((w * y * (1 + y)).sum() for w, y in zip(weights, outputs, strict=True))
    first = torch.autograd.grad(loss, leaves, create_graph=order > 1, materialize_grads=True)
    found.append([g.detach() for g in first])
    if order > 1:
        # Gradients reach 1e9 near singularities; without normalisation their sine would have no correct digits.
        again = sum((g / g.detach().abs().amax().clamp(min=1)).sin().sum() if g.numel() else g.sum() for g in first)
        found.append(list(torch.autograd.grad(again, leaves, materialize_grads=True)))
    return found


def assert_near(found: Sequence[Sequence[Tensor]], want: Sequence[Sequence[Tensor]], dtype: torch.dtype) -> None:
    for tolerance, fs, ws in zip(TOLERANCES[dtype], found, want, strict=False):
        for f, w in zip(fs, ws, strict=True):
            assert f.dtype == dtype
            assert f.is_cuda
            scale = max(1.0, w.abs().max().item()) if w.numel() else 1.0
            torch.testing.assert_close(f.detach().cpu().double() / scale, w.detach() / scale, rtol=0, atol=tolerance)


def on_device(inputs: Sequence[Tensor], dtype: torch.dtype) -> list[Tensor]:
    return [x.to(DEVICE, dtype) for x in inputs]


@both_precisions
@pytest.mark.parametrize("name", ["Pose.compose", "Pose.between", "Pose.apply", "Pose.inverse_apply", "Rotation.apply"])
@pytest.mark.parametrize(
    ("one", "batch"), [((), (3000,)), ((40, 1), (70,)), ((1, 3, 1, 2, 1), (5, 1, 4, 1, 6)), ((3,), (3,)), ((1,), (0,))]
)
def test_gradients_of_broadcast_operands_are_summed(
    name: str, one: tuple[int, ...], batch: tuple[int, ...], dtype: torch.dtype
) -> None:
    mine, plain = OPS[name].function, OPS[name].reference
    inputs = inputs_of(name, batch, one)
    found, want = derivatives(mine, on_device(inputs, dtype), 1), derivatives(plain, inputs, 1)
    assert [g.shape for g in found[1]] == [x.shape for x in inputs]
    assert_near(found, want, dtype)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16], ids=("float32", "float16"))
@pytest.mark.parametrize(
    ("one", "batch"), [((), (300_001,)), ((1000, 1), (1000, 20)), ((700, 1), (900,)), ((1, 40, 1), (900, 1, 7))]
)
def test_sums_are_equal_in_every_run_and_however_they_are_launched(
    one: tuple[int, ...], batch: tuple[int, ...], dtype: torch.dtype, monkeypatch: pytest.MonkeyPatch
) -> None:
    inputs = on_device(inputs_of("Pose.apply", batch, one), dtype)
    found = [derivatives(pose.apply, inputs) for _ in range(3)]
    torch.use_deterministic_algorithms(True)
    try:
        found.append(derivatives(pose.apply, inputs))
    finally:
        torch.use_deterministic_algorithms(False)
    monkeypatch.setattr(launch_grids, "MAX_THREADS", 1 << 13)
    found.append(derivatives(pose.apply, inputs))
    for other in found[1:]:
        for xs, ys in zip(found[0], other, strict=True):
            assert all(torch.equal(x, y) for x, y in zip(xs, ys, strict=True))


def test_a_gradient_summed_over_16_million_points_keeps_its_digits() -> None:
    n = 1 << 24
    position, quaternion = torch.zeros(3, device=DEVICE), torch.tensor([1.0, 0, 0, 0], device=DEVICE)
    points = torch.ones(n, 3, device=DEVICE)
    cotangent = torch.full((n, 3), 0.125, device=DEVICE)
    leaves = [position.requires_grad_(), quaternion.requires_grad_()]
    torch.cuda.reset_peak_memory_stats()
    before = torch.cuda.memory_allocated()
    made = pose.apply(*leaves, points)
    results = torch.autograd.grad(made, leaves, cotangent)
    assert results[0].tolist() == [n / 8] * 3  # exact in float32, but not if it was summed in float32
    assert torch.cuda.max_memory_allocated() - before < 1.1 * made.nbytes


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16], ids=("float16", "bfloat16"))
def test_half_precision_is_a_storage_dtype_only(dtype: torch.dtype) -> None:
    inputs = [x.to(dtype).double() for x in inputs_of("Pose.compose", (1001,))]
    found, want = derivatives(pose.compose, on_device(inputs, dtype), 1), derivatives(reference_pose.compose, inputs, 1)
    for f, w in zip(found[0] + found[1][2:], want[0] + want[1][2:], strict=True):
        assert f.dtype == dtype
        error = (f.cpu().double() - w).abs().max() / w.abs().max()
        assert error < 8 * torch.finfo(dtype).eps


# -------------------------------------------------------------------------------------------------------- memory layout


@both_precisions
def test_any_strides_and_offsets_give_the_same_results(dtype: torch.dtype) -> None:
    inputs = inputs_of("Pose.compose", (1001,))
    want = reference_pose.compose(*inputs)
    for _, quaternion in sampling.layouts(inputs[1].to(DEVICE, dtype)):
        for _, position in sampling.layouts(inputs[2].to(DEVICE, dtype)):
            first, second = on_device([inputs[0], inputs[3]], dtype)
            assert_near([flat(pose.compose(first, quaternion, position, second))], [flat(want)], dtype)


@pytest.mark.parametrize("offset", [1, 2, 3, 4])
def test_rows_without_16_byte_alignment_are_read_elementwise(offset: int) -> None:
    n = 1001
    inputs = inputs_of("Rotation.compose", (n,))
    shifted = []
    for x in on_device(inputs, torch.float32):
        memory = torch.full((4 * n + 8,), torch.nan, device=DEVICE)
        memory[offset : offset + 4 * n] = x.flatten()
        shifted.append(memory[offset : offset + 4 * n].view(n, 4))
    assert [x.is_contiguous() and x.data_ptr() % 16 for x in shifted] == [4 * offset % 16] * 2
    assert_near(derivatives(rotation.compose, shifted), derivatives(reference_rotation.compose, inputs), torch.float32)


def test_launches_of_16_million_elements_reach_every_element() -> None:
    n = 1 << 24
    quaternion = torch.randn(n, 4, device=DEVICE).requires_grad_()
    unit = rotation.normalized(quaternion)
    (gradient,) = torch.autograd.grad(unit, quaternion, torch.ones((), device=DEVICE).expand(n, 4))
    with torch.no_grad():
        length = quaternion.norm(dim=-1, keepdim=True)
        assert torch.allclose(unit, quaternion / length, atol=1e-6)
        want = (1 - quaternion / length * (quaternion / length).sum(-1, keepdim=True)) / length
        assert torch.allclose(gradient, want, rtol=1e-4, atol=1e-5)


def test_kernels_load_16_bytes_at_a_time(tmp_path: pathlib.Path) -> None:
    import warp as wp

    major, minor = torch.cuda.get_device_capability()
    kernel.declare(pose.compose.op.program, "f32", (), module="vector_loads")
    disassembler = shutil.which("cuobjdump")
    (path,) = wp.compile_aot_module(
        wp.get_module("vector_loads"),
        device=None,
        arch=10 * major + minor,
        module_dir=tmp_path,
        use_ptx=disassembler is None,
    )
    if disassembler is None:
        assert b"ld.global.v4.f32" in pathlib.Path(path).read_bytes()
    else:
        assert "LDG.E.128" in subprocess.check_output([disassembler, "-sass", path], text=True)


# --------------------------------------------------------------------------------------------------- streams and graphs


def busy() -> None:
    """Keeps the current stream busy for about half a second, so that work on other streams runs before it."""
    torch.cuda._sleep(1_000_000_000)


@pytest.mark.guarantee("Platforms", "CUDA")
def test_work_goes_to_the_current_stream() -> None:
    source = torch.ones(100_000, 4, device=DEVICE)
    rotation.inverse(source)  # builds and loads the kernel
    torch.cuda.synchronize()
    stream, x = torch.cuda.Stream(), torch.zeros(100_000, 4, device=DEVICE)
    stream.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(stream):
        busy()
        x.copy_(source)  # executes late, and only on this stream
        y = rotation.inverse(x)
    assert not stream.query()  # the call itself does not synchronise
    stream.synchronize()
    assert (y[:, 0] == 1).all() and (y[:, 1:] == -1).all()


def test_backward_runs_on_the_stream_of_its_forward() -> None:
    x = torch.zeros(100_000, 4, device=DEVICE, requires_grad=True)
    rotation.normalized(x).sum().backward()
    x.grad = None
    torch.cuda.synchronize()
    stream = torch.cuda.Stream()
    with torch.cuda.stream(stream):
        busy()
        with torch.no_grad():
            x.fill_(2.0)
        y = rotation.normalized(x)
        cotangent = torch.zeros_like(y)
        cotangent[:, 0] = 1
    y.backward(cotangent)
    torch.cuda.synchronize()
    want = torch.tensor([0.1875, -0.0625, -0.0625, -0.0625], device=DEVICE)
    assert torch.allclose(x.grad, want.expand(100_000, 4))


@pytest.mark.guarantee("Platforms", "CUDA")
def test_captured_graphs_replay_on_new_values() -> None:
    inputs = [x.requires_grad_() for x in on_device(inputs_of("Pose.compose", (1000,)), torch.float32)]

    def step() -> list[Tensor]:
        outputs = flat(pose.compose(*inputs))
        (log,) = flat(rotation.log(outputs[1]))
        return [*outputs, *torch.autograd.grad(outputs[0].square().sum() + log.square().sum(), inputs)]

    results, replay = selftest.capture(step, torch.device(DEVICE))
    for seed in (1, 2):
        with torch.no_grad():
            for k, x in enumerate(inputs):
                x.copy_(sampling.normal(*x.shape, seed=100 * seed + k))
        replay()
        replayed = [x.clone() for x in results]
        for x, y in zip(replayed, step(), strict=True):
            assert torch.equal(x, y)


def test_all_allocations_come_from_torch() -> None:
    inputs = [x.requires_grad_() for x in on_device(inputs_of("Pose.compose", (100_000,)), torch.float32)]
    for _ in range(2):
        torch.autograd.grad(sum(y.sum() for y in pose.compose(*inputs)), inputs)
    torch.cuda.synchronize()
    free, _ = torch.cuda.mem_get_info()
    reserved = torch.cuda.memory_reserved()
    for _ in range(20):
        torch.autograd.grad(sum(y.sum() for y in pose.compose(*inputs)), inputs)
    torch.cuda.synchronize()
    assert torch.cuda.memory_reserved() == reserved
    assert torch.cuda.mem_get_info()[0] >= free - (1 << 20)


def test_threads_with_their_own_streams_agree_with_one_thread() -> None:
    inputs = on_device(inputs_of("Pose.compose", (20_000,)), torch.float32)
    want = derivatives(pose.compose, inputs)
    torch.cuda.synchronize()
    found: list[Any] = [None] * 8

    def work(k: int) -> None:
        with torch.cuda.stream(torch.cuda.Stream()):
            found[k] = [derivatives(pose.compose, inputs) for _ in range(5)]
            torch.cuda.current_stream().synchronize()

    threads = [threading.Thread(target=work, args=(k,)) for k in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    torch.cuda.synchronize()
    for one in (d for mine in found for d in mine):
        for order, wanted in zip(one, want, strict=True):
            assert all(torch.equal(x, y) for x, y in zip(order, wanted, strict=True))


# --------------------------------------------------------------------------------------------------------------- errors


@pytest.mark.parametrize(
    ("index", "fact"),
    [(2, "points is on cpu but self is on cuda:0"), (1, "self.quaternion is on cpu but self.position is on cuda:0")],
)
def test_inputs_on_different_devices_are_rejected(index: int, fact: str) -> None:
    inputs = on_device(inputs_of("Pose.apply", (3,)), torch.float32)
    inputs[index] = inputs[index].cpu()
    with pytest.raises(errors.DeviceError, match=f"Pose.apply: {fact}"):
        pose.apply(*inputs)


@both_precisions
def test_chain_agrees_with_matrix_products(dtype: torch.dtype) -> None:
    position, quaternion = (x.float().double() for x in sampling.poses(70, 9))

    def product(position: Tensor, quaternion: Tensor) -> Tensor:
        T = reference_pose.matrix(position, quaternion)
        return functools.reduce(torch.matmul, T.unbind(1))

    def mine(position: Tensor, quaternion: Tensor) -> Tensor:
        return reference_pose.matrix(*chains.chain_poses(position, quaternion))

    def last(position: Tensor, quaternion: Tensor) -> Tensor:
        return reference_pose.matrix(*[x[:, -1] for x in chains.cumulative_poses(position, quaternion)])

    want = derivatives(product, [position, quaternion])
    for function in (mine, last):
        found = derivatives(function, on_device([position, quaternion], dtype))
        # The rounding errors of nine successive products accumulate.
        assert_near([[x / 10 for x in xs] for xs in found], [[x / 10 for x in xs] for xs in want], dtype)


@both_precisions
@pytest.mark.parametrize("name", ["chain_poses", "cumulative_poses"])
def test_long_chains_in_blocks_agree_with_sweeps(
    name: str, dtype: torch.dtype, monkeypatch: pytest.MonkeyPatch
) -> None:
    sweep = getattr(chains, name)
    inputs = on_device([x.float().double() for x in sampling.poses(3, 4097)], dtype)
    found = derivatives(sweep, inputs)
    assert all(x.shape == y.shape for x, y in zip(found[1], inputs, strict=True))
    monkeypatch.setattr(associative_sweeps, "block_steps", lambda x, lanes, steps: 0)
    want = derivatives(sweep, [x.double() for x in inputs])
    for fs, ws in zip(found, want, strict=True):
        for f, w in zip(fs, ws, strict=True):
            near = {torch.float32: 2e-3, torch.float64: 1e-9}[dtype]
            torch.testing.assert_close(f.double(), w, rtol=0, atol=near * w.abs().max().item())


@both_precisions
@pytest.mark.parametrize("steps", [1, 5, 8, 30])
def test_chains_of_many_lanes_agree_in_every_layout(steps: int, dtype: torch.dtype) -> None:
    position, quaternion = on_device(sampling.poses(5003, steps), dtype)
    made = chains.cumulative_poses(position, quaternion)
    want = reference_pose.matrix(*[x.cpu().double() for x in (position, quaternion)])
    products = [want[:, 0]]
    for k in range(1, steps):
        products.append(products[-1] @ want[:, k])
    got = reference_pose.matrix(*[x.cpu().double() for x in made])
    near = {torch.float32: 1e-5, torch.float64: 1e-13}[dtype] * steps
    torch.testing.assert_close(got, torch.stack(products, 1), rtol=0, atol=near * max(1.0, got.abs().max().item()))
    by_step = [x.transpose(0, 1).contiguous().transpose(0, 1) for x in (position, quaternion)]
    for x, y in zip(made, chains.cumulative_poses(*by_step), strict=True):
        assert torch.equal(x, y)


def test_functorch_and_compile_support_cuda_tensors() -> None:
    inputs = inputs_of("Rotation.log", (17,))
    on_cuda = on_device(inputs, torch.float64)[0]
    want = torch.func.vmap(torch.func.jacrev(so3_reference.log))(inputs[0])
    assert_near([[torch.func.vmap(torch.func.jacrev(rotation.log))(on_cuda)]], [[want]], torch.float64)
    compiled = torch.compile(rotation.log, fullgraph=True, backend="aot_eager")
    # A small batch is a part of the graph in torch's operations, which round otherwise than the kernel.
    torch.testing.assert_close(compiled(on_cuda), rotation.log(on_cuda), rtol=1e-14, atol=1e-14)
