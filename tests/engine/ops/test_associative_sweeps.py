"""Long chains on CUDA, which are computed in blocks: they agree with sweeps, which compute step by step."""

from __future__ import annotations

import shutil
import types

import pytest
import torch
from torch import Tensor
from torch.autograd import gradcheck, gradgradcheck

from posekit.engine import AssociativeSweepOp
from posekit.engine.ops import associative_sweeps
from posekit.engine.runtime import block_steps
from posekit.math import chains
from tests.support import emulation, sampling
from tests.support.chains import D, every_sweep, inputs_of

STEPS, WIDTH = 9, 3


@pytest.fixture
def blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chains of more than `WIDTH` steps on the CPU are computed in blocks of so many."""
    monkeypatch.setattr(associative_sweeps, "block_steps", lambda x, lanes, steps: WIDTH * (steps > WIDTH))


def derivatives(sweep: AssociativeSweepOp, inputs: tuple[Tensor, ...], seed: int = 1) -> list[Tensor]:
    """Values and gradients."""
    leaves = [x.detach().requires_grad_() for x in inputs]
    made = sweep(*leaves)
    weights = [sampling.normal(*y.shape, dtype=y.dtype, seed=seed + k) for k, y in enumerate(made)]
    return [*(y.detach() for y in made), *torch.autograd.grad(made, leaves, weights)]


@pytest.mark.parametrize(
    ("device", "lanes", "steps", "found"),
    [
        ("cuda", 1, 4096, 64),
        ("cuda", 1 << 14, 256, 64),
        ("cuda", (1 << 14) + 1, 4096, 0),
        ("cuda", 1, 255, 0),
        ("cpu", 1, 4096, 0),
        ("meta", 1, 4096, 0),
    ],
)
def test_few_long_chains_on_cuda_are_computed_in_blocks(device: str, lanes: int, steps: int, found: int) -> None:
    there = types.SimpleNamespace(device=torch.device(device))
    assert block_steps(there, lanes, steps) == found  # type: ignore[arg-type]


@every_sweep
def test_a_chain_of_4096_in_blocks_equals_the_sweep(sweep: AssociativeSweepOp, monkeypatch: pytest.MonkeyPatch) -> None:
    inputs = inputs_of(sweep, 2, 4096)
    want = derivatives(sweep, inputs)
    monkeypatch.setattr(associative_sweeps, "block_steps", lambda x, lanes, steps: 32 if steps >= 64 else 0)
    for got, w in zip(derivatives(sweep, inputs), want, strict=True):
        assert got.shape == w.shape
        torch.testing.assert_close(got, w, rtol=0, atol=1e-12 * w.abs().max().item())


@pytest.mark.slow(but="9-Rotation.*")
@every_sweep
@pytest.mark.parametrize("steps", [STEPS, STEPS + 1])
def test_derivatives_of_chains_in_blocks(sweep: AssociativeSweepOp, steps: int, blocks: None) -> None:
    inputs = [x.requires_grad_() for x in inputs_of(sweep, 1, steps)]
    assert gradcheck(sweep, inputs, check_forward_ad=True, check_batched_grad=True)
    assert gradgradcheck(lambda *xs: sweep(*xs)[-1][..., :2], inputs)


@every_sweep
@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16])
def test_carries_of_half_precision_are_rounded_once(
    sweep: AssociativeSweepOp, dtype: torch.dtype, blocks: None
) -> None:
    inputs = [x.to(dtype) for x in inputs_of(sweep, 2, STEPS)]
    wide = sweep(*[x.double() for x in inputs])
    for y, w in zip(sweep(*inputs), wide, strict=True):
        assert y.dtype is dtype
        torch.testing.assert_close(y.double(), w, rtol=0, atol=2 * torch.finfo(dtype).eps * w.abs().max().item())


def test_chains_in_blocks_support_vmap_and_compilers(blocks: None) -> None:
    inputs = inputs_of(chains.cumulative_poses, 4, STEPS + 2)
    want = chains.cumulative_poses(*inputs)
    mapped = torch.func.vmap(chains.cumulative_poses)(*inputs)
    compiled = torch.compile(chains.cumulative_poses.__call__, backend="aot_eager", fullgraph=True)(*inputs)
    for y, *others in zip(want, mapped, compiled, strict=True):
        for other in others:
            torch.testing.assert_close(other, y, rtol=0, atol=1e-14)


def test_operands_of_several_batch_shapes_are_left_to_the_sweep(blocks: None) -> None:
    position, quaternion = inputs_of(chains.cumulative_poses, 4, STEPS)
    made = chains.cumulative_poses(position, quaternion[:1])
    want = chains.cumulative_poses(position, quaternion[:1].expand(4, STEPS, 4).contiguous())
    for y, w in zip(made, want, strict=True):
        torch.testing.assert_close(y, w, rtol=0, atol=1e-14)


@pytest.mark.skipif(shutil.which("g++") is None, reason="needs g++")
def test_the_cuda_text_computes_a_chain_of_4096() -> None:
    inputs = inputs_of(chains.cumulative_rotations, 1, 4096)
    want = derivatives(chains.cumulative_rotations, inputs)
    with emulation.as_cuda() as emulator:
        found = emulator.run(lambda: derivatives(chains.cumulative_rotations, inputs))
    assert "Rotation.cumulative.product f64.ppp" in emulator.launched
    for got, w in zip(found, want, strict=True):
        assert got.dtype is D
        torch.testing.assert_close(got, w, rtol=0, atol=1e-12 * w.abs().max().item())
