"""Prefix and total compositions under torch's derivatives, transforms and compilers."""

from __future__ import annotations

import pytest
import torch
from torch import Tensor
from torch.autograd import gradcheck, gradgradcheck

import posekit as pk
from posekit import Pose
from posekit.engine.codegen import FLAT
from posekit.engine.ops import registry
from posekit.engine.ops.torch_op import derived
from posekit.engine.runtime import kernel
from posekit.math import chains
from tests.support import kernels, marks, sampling
from tests.support.chains import SWEEPS, as_matrices, every_sweep, inputs_of, poses, reference
from tests.support.marks import own_checks


@pytest.mark.slow(but="Rotation.chain")
@every_sweep
def test_first_and_second_derivatives_are_right(sweep: object) -> None:
    inputs = [x.requires_grad_() for x in inputs_of(sweep, 2, 3)]
    assert gradcheck(sweep, inputs, check_forward_ad=True, check_batched_grad=True, check_batched_forward_grad=True)
    assert gradgradcheck(sweep, inputs, check_fwd_over_rev=True, check_batched_grad=True)


def test_third_derivatives_agree_with_those_of_matrix_products() -> None:
    sweep = chains.chain_rotations
    (q,) = inputs_of(sweep, 2)

    def third(f: object) -> Tensor:
        g = lambda x: f(sweep, x[None])[0]  # noqa: E731
        return torch.func.jacfwd(torch.func.jacrev(torch.func.jacrev(g)))(q)

    torch.testing.assert_close(third(as_matrices), third(reference), rtol=0, atol=1e-10)


@pytest.mark.parametrize("backend", ("aot_eager", marks.slow("inductor")))
def test_sequences_stored_step_by_step_compile(backend: str) -> None:
    leaves = [x.requires_grad_() for x in sampling.poses(7, 40, 3, seed=8)]

    def loss(*leaves: Tensor) -> Tensor:
        poses = Pose(*leaves)
        running = pk.cumulative(poses, 0)
        return (running.position.reshape(7, -1).square().sum() + pk.chain(poses, 0).position.sum()).sin()

    def eager(*leaves: Tensor) -> Tensor:
        running = pk.cumulative(Pose(*leaves), 0)
        return (running.position.square().sum() + pk.chain(Pose(*leaves), 0).position.sum()).sin()

    compiled = torch.compile(loss, fullgraph=True, backend=backend)
    torch.testing.assert_close(compiled(*leaves), eager(*leaves))
    for got, want in zip(*(torch.autograd.grad(f(*leaves), leaves) for f in (compiled, eager)), strict=True):
        torch.testing.assert_close(got, want)


def test_vmap_maps_over_any_dimension() -> None:
    T = poses(3, 4, 2)
    made = torch.func.vmap(lambda t: pk.chain(t, 0), in_dims=1)(T)
    assert made.allclose(pk.chain(T, 0))
    grads = torch.func.vmap(torch.func.grad(lambda q: pk.chain(pk.Rotation(q)).angle()))(T.quaternion[..., 0, :])
    want = torch.stack([torch.func.grad(lambda q: pk.chain(pk.Rotation(q)).angle())(q) for q in T.quaternion[:, :, 0]])
    torch.testing.assert_close(grads, want)


def test_a_sweep_compiles_without_graph_breaks_and_exports() -> None:
    T = poses(3, 5)

    def length(position: Tensor, quaternion: Tensor) -> Tensor:
        return (
            pk.chain(pk.Pose(position, quaternion), 1).position.square().sum()
            + pk.cumulative(pk.Rotation(quaternion), 1).angle().sum()
        )

    inputs = [x.clone().requires_grad_() for x in (T.position, T.quaternion)]
    want = torch.autograd.grad(length(*inputs), inputs)
    compiled = torch.compile(length, fullgraph=True, backend="aot_eager")
    got = torch.autograd.grad(compiled(*inputs), inputs)
    for g, w in zip(got, want, strict=True):
        torch.testing.assert_close(g, w)

    class Arm(torch.nn.Module):
        def forward(self, position: Tensor, quaternion: Tensor) -> Tensor:
            return length(position, quaternion)

    program = torch.export.export(Arm(), (T.position, T.quaternion))
    torch.testing.assert_close(program.module()(T.position, T.quaternion), length(T.position, T.quaternion))


@pytest.mark.slow(but="Pose.chain")
@own_checks
@every_sweep
def test_the_dispatcher_op_passes_opcheck(sweep: object) -> None:
    inputs = [x.requires_grad_() for x in inputs_of(sweep, 2, 3)]
    torch.library.opcheck(registry.RUN, (sweep.at(3).name, inputs, []), raise_exception=True)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:compile_aot_module. CPU module:UserWarning")  # it is not to be run elsewhere
@pytest.mark.parametrize("derivative", ("", "vjp"))
def test_the_loops_over_lanes_are_vectorised(derivative: str) -> None:
    import warp as wp

    name = f"lanes_{derivative}"
    for sweep in SWEEPS:
        program = derived(sweep.at(1).program, derivative)
        assert program is not None
        kernel.declare(program, "f32", FLAT, module=name)
    module = wp.get_module(name)
    module.options.update(kernel.module_options() | {"optimization_level": 2})
    marked, missed = kernels.vectorised(module)
    assert marked >= 2 * len(SWEEPS)  # what needs no carry has a loop of its own
    assert missed == []
