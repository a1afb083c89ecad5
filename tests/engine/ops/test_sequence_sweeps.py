"""Ops along a sequence: dtypes, layouts, gradients, threads, and eviction of ops of many lengths."""

from __future__ import annotations

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit import Pose
from posekit.engine.ops import registry
from posekit.math import chains
from tests.support import processes, sampling
from tests.support.chains import D, as_matrices, every_sweep, inputs_of, matrices, poses, reference


def test_the_number_of_cached_ops_of_many_lengths_is_bounded() -> None:
    before = len(registry._ops)
    T = poses(230)
    for n in range(2, 230):
        got = pk.cumulative(T[:n], 0)
    assert len(registry._ops) - before < 200
    torch.testing.assert_close(got.matrix(), matrices(T[:229].matrix(), 0), rtol=0, atol=1e-12)
    x = T[:2].position.clone().requires_grad_()
    kept = pk.chain(Pose(x, T[:2].quaternion), 0).position.sum()
    for n in range(3, 200):
        pk.chain(T[:n], 0)
    kept.backward()  # its op is gone from the registry
    torch.testing.assert_close(x.grad[0], torch.ones(3, dtype=D))


@pytest.mark.slow
def test_the_derivatives_of_evicted_ops_are_evicted_too() -> None:
    # In a process of its own, that never imports Dynamo: what waits for it is kept.
    gone = """
        import gc, sys, weakref
        import torch
        from posekit.math import chains

        seen = []
        for n in range(1, 300):
            x = torch.ones(1, n, 4, requires_grad=True)
            chains.cumulative_rotations(x)[0].sum().backward()
            seen.append(weakref.ref(chains.cumulative_rotations.at(n)))
        gc.collect()
        print("torch._dynamo" in sys.modules, sum(op() is not None for op in seen))
    """
    imported, alive = processes.run(gone).split()
    assert imported == "False"
    assert int(alive) < 200


@every_sweep
@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16])
def test_narrower_dtypes_agree(sweep: object, dtype: torch.dtype) -> None:
    inputs = [x.to(dtype) for x in inputs_of(sweep, 3, 6)]
    made = as_matrices(sweep, *inputs)
    want = reference(sweep, *[x.double() for x in inputs])
    assert all(y.dtype is dtype for y in sweep(*inputs))
    near = {torch.float32: 4e-6, torch.float16: 1e-2, torch.bfloat16: 8e-2}[dtype]
    torch.testing.assert_close(made.double(), want, rtol=0, atol=near * want.abs().max().item())


@every_sweep
def test_gradients_agree_with_those_of_matrix_products_in_every_layout(sweep: object) -> None:
    for inputs in (
        inputs_of(sweep, 130, 7),
        [x.transpose(0, 1) for x in inputs_of(sweep, 7, 130)],
        [x[:1].expand(5, 7, -1) for x in inputs_of(sweep, 2, 7)],
        [torch.stack((x, x), -1)[..., 0] for x in inputs_of(sweep, 3, 7)],
    ):
        cotangent = sampling.normal(*reference(sweep, *inputs).shape, seed=9)
        mine, plain = ([x.detach().requires_grad_() for x in inputs] for _ in "12")
        got = torch.autograd.grad(as_matrices(sweep, *mine), mine, cotangent)
        want = torch.autograd.grad(reference(sweep, *plain), plain, cotangent)
        for g, w in zip(got, want, strict=True):
            torch.testing.assert_close(g, w, rtol=0, atol=1e-12 * max(w.abs().max().item(), 1))


@pytest.mark.parametrize("lanes", (3, 70))
@pytest.mark.parametrize("dim", (0, 1))
def test_second_derivatives_agree_with_those_of_matrix_products_in_both_layouts(lanes: int, dim: int) -> None:
    sweep = chains.cumulative_poses

    def second(f: object) -> tuple[Tensor, ...]:
        shape = (7, lanes) if dim == 0 else (lanes, 7)
        stored = [x.requires_grad_() for x in inputs_of(sweep, *shape)]
        made = f(sweep, *[x.movedim(dim, 1) for x in stored])
        first = torch.autograd.grad(made, stored, sampling.normal(*made.shape, seed=4), create_graph=True)
        return torch.autograd.grad(first, stored, [x.detach().sin() for x in first])

    for g, w in zip(second(as_matrices), second(reference), strict=True):
        torch.testing.assert_close(g, w, rtol=0, atol=1e-11 * w.abs().max().item())


def test_the_gradients_of_one_broadcast_element_accumulate() -> None:
    position, quaternion = inputs_of(chains.chain_poses, 1, 3)
    shift = torch.zeros(4, 1, 3, dtype=D, requires_grad=True)

    def total(f: object) -> Tensor:
        return f(chains.chain_poses, position + shift, quaternion).square().sum()

    got, want = (torch.autograd.grad(total(f), shift)[0] for f in (as_matrices, reference))
    torch.testing.assert_close(got, want, rtol=0, atol=1e-12)
    # The position varies along the batch and the quaternion does not.
    p, q = (position + shift.detach()).requires_grad_(), quaternion.clone().requires_grad_()
    got = torch.autograd.grad(as_matrices(chains.chain_poses, p, q).square().sum(), (p, q))
    want = torch.autograd.grad(reference(chains.chain_poses, p, q.expand(4, 3, 4)).square().sum(), (p, q))
    for g, w in zip(got, want, strict=True):
        torch.testing.assert_close(g, w, rtol=0, atol=1e-12)


def test_large_batches_are_split_across_threads() -> None:
    inputs = [x.float().requires_grad_() for x in inputs_of(chains.cumulative_poses, 3000, 64)]
    made = chains.cumulative_poses(*inputs)
    threads = torch.get_num_threads()
    try:
        torch.set_num_threads(1)
        alone = chains.cumulative_poses(*inputs)
        want = torch.autograd.grad(alone, inputs, [torch.ones_like(y) for y in alone])
    finally:
        torch.set_num_threads(threads)
    assert all(torch.equal(a, b) for a, b in zip(made, alone, strict=True))
    got = torch.autograd.grad(made, inputs, [torch.ones_like(y) for y in made])
    assert all(torch.equal(a, b) for a, b in zip(got, want, strict=True))


def stored(x: Tensor, layout: str) -> Tensor:
    """The same numbers, of shape (lanes, steps, n), in another layout."""
    if layout == "by step":
        return x.transpose(0, 1).contiguous().transpose(0, 1)
    if layout == "strided":
        return torch.stack((x, -x), 2)[:, :, 0]
    return x


@pytest.mark.slow(but="*float32-*")
@pytest.mark.parametrize("layout", ("by lane", "by step", "strided", "mixed"))
@pytest.mark.parametrize("dtype", (torch.float64, torch.float32, torch.bfloat16), ids=str)
def test_a_chain_is_a_tree_in_which_each_parent_is_the_step_before(layout: str, dtype: torch.dtype) -> None:
    layouts = ("by lane", "by step") if layout == "mixed" else (layout, layout)
    for lanes, steps in ((1, 40), (5, 17), (33, 50), (130, 3), (300, 33)):
        inputs = [x.to(dtype) for x in inputs_of(chains.cumulative_poses, lanes, steps, seed=lanes)]
        inputs = [stored(x, how).requires_grad_() for x, how in zip(inputs, layouts, strict=True)]
        table = torch.arange(-1.0, steps - 1, dtype=D)[:, None]
        cotangents = [sampling.normal(lanes, steps, n, dtype=dtype, seed=n) for n in (3, 4)]
        found = []
        for made in (chains.cumulative_poses(*inputs), chains.tree_poses(*inputs, table)):
            found.append([*made, *torch.autograd.grad(made, inputs, cotangents)])
        assert all(torch.equal(a, b) for a, b in zip(*found, strict=True))
        want = reference(chains.cumulative_poses, *[x.detach().double() for x in inputs])
        got = as_matrices(chains.cumulative_poses, *[x.detach() for x in inputs]).double()
        near = {torch.float64: 1e-13, torch.float32: 2e-5, torch.bfloat16: 2e-1}[dtype]
        torch.testing.assert_close(got, want, rtol=0, atol=near * want.abs().max().item())
