"""The CUDA kernels of sweeps: all derivatives compile, and gradients of shared tensors are summed in a fixed order.

NVRTC compiles for architectures that are not present. What the kernels compute is tested on the CPU.
"""

from __future__ import annotations

import pathlib
import re
import shutil
import tempfile
from collections.abc import Sequence
from typing import NamedTuple

import pytest
import torch
from torch import Tensor

from posekit.engine.codegen import FLAT, SHARED, Layout
from posekit.engine.ops import registry
from posekit.engine.ops.torch_op import derived
from posekit.engine.runtime import kernel, launch_grids
from posekit.math import chains
from tests.reference import pose as pose_reference
from tests.support import emulation, sampling
from tests.support.chains import SWEEPS, reference
from tests.support.chains import inputs_of as inputs_of_scan
from tests.support.emulated_calls import LONGEST
from tests.support.trees import EVERY_KIND, forward, inputs_of

SECOND = ("vjp.vjp", "vjp.jvp")
DERIVATIVES = ("", "vjp", "jvp", *SECOND)
ATOMIC = re.compile(r"\b(?:atom|red)\.")


class Module(NamedTuple):
    """Kernels of a sweep that are compiled together, for the oldest or the newest architecture: 0 or -1."""

    name: str
    derivatives: tuple[str, ...]
    kinds: tuple[str, ...]
    layout: Layout = FLAT
    arch: int = -1


# Texts in float32 and float64 are the same for all architectures: each takes one. The second derivatives of a tree
# with all kinds of joints take seconds each.
MODULES = (
    *(Module(sweep.name, DERIVATIVES, ("f32", "f64"), arch=-(k % 2)) for k, sweep in enumerate(SWEEPS)),
    Module("Pose.cumulative_tree", DERIVATIVES, ("f32",), arch=0),
    Module("Pose.cumulative_tree", DERIVATIVES, ("f64",), arch=-1),
    Module("Rotation.cumulative_tree", ("", "vjp"), ("f16", "bf16"), arch=-1),
    Module("Pose.cumulative", ("", "vjp"), ("f16", "bf16"), arch=0),
    Module("Robot.forward", ("", "vjp", "jvp"), ("f32",), SHARED, -1),
    Module("Robot.forward", ("", "vjp", "jvp"), ("f64",), SHARED, 0),
    Module("Robot.forward", ("vjp.vjp",), ("f32",), SHARED, 0),
    Module("Robot.forward", ("vjp.jvp",), ("f64",), SHARED, -1),
    Module("Robot.forward", ("vjp",), ("bf16",), FLAT, -1),
    Module("Robot.forward_from_base", ("", "vjp"), ("f16",), SHARED, 0),
    *(Module(name, ("",), ("f32",), arch=-1) for name in LONGEST),
)


@pytest.mark.slow
@pytest.mark.parametrize("turn", range(len(MODULES)), ids=lambda turn: f"{turn}-{MODULES[turn].name}")
def test_kernels_compile_for_the_oldest_or_the_newest_architecture(turn: int) -> None:
    import warp as wp

    wanted = MODULES[turn]
    for derivative in wanted.derivatives:
        program = derived(registry.SWEEPS[wanted.name].model, derivative)
        assert program is not None
        for kind in wanted.kinds:
            kernel.declare(program, kind, wanted.layout, module=f"cuda_sweep_{turn}")
    module = wp.get_module(f"cuda_sweep_{turn}")
    module.options.update(kernel.module_options() | {"optimization_level": 1})
    supported = sorted(wp.get_cuda_supported_archs())
    arch = supported[wanted.arch]
    with tempfile.TemporaryDirectory() as folder:
        (path,) = wp.compile_aot_module(module, device=None, arch=[arch], module_dir=folder, use_ptx=True)
        text = pathlib.Path(path).read_bytes().decode(errors="replace")
    assert f".target sm_{arch}" in text
    entries = text.split(".entry ")[1:]
    assert len(entries) == len(wanted.derivatives) * len(wanted.kinds)
    assert not ATOMIC.search(text)  # sums have a fixed order
    is_tree = registry.SWEEPS[wanted.name].model.table is not None  # whose threads mark rows together
    assert ("bar.sync" in text) == (wanted.layout == SHARED or is_tree)


@pytest.mark.slow(but="f64")
@pytest.mark.skipif(shutil.which("g++") is None, reason="needs g++")
@pytest.mark.parametrize("kind", ("f32", "f64"))
def test_gradients_of_shared_origins_and_axes_are_summed_over_the_lanes(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lanes = emulation.BLOCK + 6
    dtype = {"f32": torch.float32, "f64": torch.float64}[kind]
    inputs = [x.to(dtype) for x in inputs_of(EVERY_KIND, lanes)]
    run = forward(EVERY_KIND)
    cotangents = [sampling.normal(*y.shape, seed=5 + k).to(dtype) for k, y in enumerate(run(*inputs))]

    def gradients(inputs: Sequence[Tensor], cotangents: Sequence[Tensor]) -> tuple[Tensor, ...]:
        leaves = [x.detach().requires_grad_() for x in inputs]
        return torch.autograd.grad(run(*leaves), leaves, cotangents)

    want = gradients([x.double() for x in inputs], [c.double() for c in cotangents])
    with emulation.as_cuda() as cuda:
        first = cuda.run(lambda: gradients(inputs, cotangents))
        second = gradients(inputs, cotangents)
        monkeypatch.setattr(launch_grids, "MAX_THREADS", emulation.BLOCK)
        third = gradients(inputs, cotangents)
    assert len(cuda.launched) == 2 + 2 + 4
    for got, again, divided, w in zip(first, second, third, want, strict=True):
        assert torch.equal(got, again)  # sums have a fixed order
        assert torch.equal(got, divided)
        near = {"f32": 1e-5, "f64": 1e-13}[kind]
        torch.testing.assert_close(got.double(), w, rtol=0, atol=near * w.abs().max().item())


@pytest.mark.skipif(shutil.which("g++") is None, reason="needs g++")
def test_rows_of_chains_are_moved_in_any_layout() -> None:
    lanes = 3

    def shifted(x: torch.Tensor) -> torch.Tensor:
        memory = torch.full((x.numel() + 1,), torch.nan)
        return memory[1:].view(x.shape).copy_(x)

    cases = []
    for steps in (1, 4, 6):
        inputs = [x.float() for x in inputs_of_scan(chains.cumulative_poses, lanes, steps)]
        by_step = [x.transpose(0, 1).contiguous().transpose(0, 1) for x in inputs]
        padded = [torch.full((lanes, steps, 6), torch.nan)[..., : x.shape[-1]].copy_(x) for x in inputs]
        cases.append([inputs, [shifted(x) for x in inputs], by_step, padded])
    assert cases[1][1][1].data_ptr() % 16 == 4
    with emulation.as_cuda() as cuda:
        found = cuda.run(lambda: [[chains.cumulative_poses(*xs) for xs in case] for case in cases])
    for case, made in zip(cases, found, strict=True):
        want = reference(chains.cumulative_poses, *[x.double() for x in case[0]])
        for ys in made:
            got = pose_reference.matrix(*[y.double() for y in ys])
            torch.testing.assert_close(got, want, rtol=0, atol=1e-5 * want.abs().max().item())
            assert all(torch.equal(y, first) for y, first in zip(ys, made[0], strict=True))
