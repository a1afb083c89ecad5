"""The invariant of the workspace: a buffer is reused only when no live object can access it.

An attack keeps one way to see a result, drops the result itself and computes on. Every attack is also turned round:
once the last way to see a buffer is gone, the buffer must come back, or the attack would have shown nothing.
"""

from __future__ import annotations

import gc
import io
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import torch
from torch import Tensor

from posekit import workspace
from posekit.math import pose, rotation
from tests.support import marks, processes, sampling
from tests.support.marked import N, assert_disjoint, is_marked, marked

pytestmark = pytest.mark.usefixtures("fresh_workspace")


def storage_after_the_tensor(x: Tensor) -> Any:
    view = x[5:]
    del x
    return view.untyped_storage()


def floats(storage: torch.UntypedStorage) -> Tensor:
    return torch.empty(0).set_(storage)


def same(x: Any) -> Any:
    return x


# How to keep seeing a result, and how to read it later.
ATTACKS: dict[str, tuple[Callable[[Tensor], Any], Callable[[Any], Any]]] = {
    "itself": (same, same),
    "a view": (lambda x: x.view(-1), same),
    "its last row": (lambda x: x[-1:], same),
    "a slice of a slice": (lambda x: x[10:][::7], same),
    "its transpose": (lambda x: x.mT, lambda x: x.mT),
    "an expanded row": (lambda x: x[3].expand(7, 4), same),
    "a piece of a split": (lambda x: x.split(100)[17], same),
    "as_strided": (lambda x: x.as_strided((2, 4), (4, 1), 400), same),
    "other bits": (lambda x: x.view(torch.int32), lambda x: x.view(torch.float32)),
    "detach": (lambda x: x.detach(), same),
    "data": (lambda x: x.data, same),
    "a Parameter": (torch.nn.Parameter, lambda x: x.detach()),
    "a tensor set to its storage": (lambda x: torch.empty(0).set_(x), same),
    "numpy": (lambda x: x.numpy(), same),
    "a numpy slice": (lambda x: x.numpy()[5:9], same),
    "a memoryview": (lambda x: memoryview(x.numpy()), np.asarray),
    "a DLPack capsule": (lambda x: x.__dlpack__(), torch.from_dlpack),
    "numpy by DLPack": (np.from_dlpack, same),
    "torch by DLPack": (torch.from_dlpack, same),
    "its storage": (lambda x: x.untyped_storage(), floats),
    "its storage by a view": (storage_after_the_tensor, floats),
    "its storage twice": (lambda x: [x.untyped_storage(), x[1:].untyped_storage()], lambda s: floats(s[0])),
    "the gradient of a leaf": (lambda x: setattr(p := torch.zeros(N, 4), "grad", x) or p, lambda p: p.grad),
    "a reference cycle": (lambda x: (c := [x]).append(c) or c, lambda c: c[0]),
}


@marks.needs_use_counts
@pytest.mark.parametrize("attack", ATTACKS)
def test_a_buffer_that_is_still_accessible_is_not_reused(attack: str) -> None:
    keep, read = ATTACKS[attack]
    result = marked(3)
    address = result.data_ptr()
    kept = keep(result)
    del result
    others = [marked(k) for k in range(10, 15)]
    assert is_marked(read(kept), 3)
    assert address not in [x.data_ptr() for x in others]
    assert_disjoint(others)
    kept = None
    gc.collect(1)  # what is as young as the cycle
    assert marked(4).data_ptr() == address


def test_a_tensor_saved_by_torch_for_backward_keeps_its_buffer() -> None:
    leaf = sampling.quaternions(N).requires_grad_()
    loss = rotation.normalized(leaf).square().sum() + rotation.inverse(leaf).exp().sum()  # exp saves its own result too
    _others = [rotation.normalized(torch.full((N, 4), float(k)).double()) for k in range(1, 6)]
    (gradient,) = torch.autograd.grad(loss, leaf)
    conjugate = leaf.detach() * torch.tensor([1.0, -1, -1, -1])
    want = conjugate.exp() * torch.tensor([1.0, -1, -1, -1])  # the squared length of a unit quaternion does not change
    torch.testing.assert_close(gradient, want, rtol=1e-13, atol=1e-13)


def chain(leaves: list[Tensor]) -> Tensor:
    position, quaternion = pose.compose(*leaves)
    position, quaternion = pose.compose(*pose.inverse(position, quaternion), *leaves[2:])
    return position.square().sum() + rotation.log(quaternion).square().sum()


def test_a_retained_graph_computes_the_same_after_its_intermediates_are_gone() -> None:
    leaves = [x.requires_grad_() for x in (*sampling.poses(N, seed=1), *sampling.poses(N, seed=2))]
    workspace.enabled = False
    want = torch.autograd.grad(chain(leaves), leaves)
    workspace.enabled = True
    for _ in range(3):  # later rounds run on buffers of earlier ones
        loss = chain(leaves)
        once = torch.autograd.grad(loss, leaves, retain_graph=True)
        _others = [rotation.inverse(x.detach()) for x in leaves[1::2] * 4]
        twice = torch.autograd.grad(loss, leaves, create_graph=True)
        for k in range(4):
            assert torch.equal(once[k], want[k])
            assert torch.equal(twice[k], want[k])
        assert_disjoint([*leaves, *once, *twice])
        del loss, once, twice


@marks.needs_use_counts
def test_a_pickled_copy_owns_its_memory_and_the_buffer_comes_back() -> None:
    result = marked(3)
    address, text = result.data_ptr(), pickle.dumps(result)
    torch.save(result, file := io.BytesIO())
    del result
    again = marked(4)
    assert again.data_ptr() == address
    file.seek(0)
    copies = [pickle.loads(text), torch.load(file)]
    assert all(is_marked(copy, 3) for copy in copies)
    assert_disjoint([again, *copies])


def test_a_buffer_moved_to_shared_memory_leaves_the_workspace() -> None:
    result = marked(3).share_memory_()
    alias = result[:]
    del result
    others = [marked(k) for k in range(10, 13)]
    assert is_marked(alias, 3)
    assert not any(x.is_shared() for x in others)
    del alias
    assert not marked(5).is_shared()
    assert workspace.stats()["bytes"] == 16 * N * workspace.stats()["buffers"]


@marks.needs_use_counts
@pytest.mark.parametrize("size", [0, 16, 64 * N])
def test_a_resized_storage_leaves_the_workspace(size: int) -> None:
    result = marked(3)
    result.untyped_storage().resize_(size)
    del result
    others = [marked(k) for k in range(10, 13)]
    assert all(is_marked(x, k) for k, x in enumerate(others, 10))
    assert all(x.untyped_storage().nbytes() == 16 * N for x in others)
    assert workspace.stats()["bytes"] == 3 * 16 * N


def test_a_result_that_was_resized_keeps_its_numbers() -> None:
    result = marked(3).resize_(2 * N, 4)
    _others = [marked(k, n) for k in range(10, 13) for n in (N, 2 * N)]
    assert is_marked(result[:N], 3)


@marks.needs_use_counts
def test_results_made_in_inference_mode_leave_ordinary_buffers() -> None:
    with torch.inference_mode():
        address = marked(3).data_ptr()
    leaf = sampling.quaternions(N, dtype=torch.float32).requires_grad_()
    result = rotation.inverse(leaf)
    assert result.data_ptr() == address
    assert not result.is_inference()
    result.sum().backward()
    assert torch.equal(leaf.grad, torch.tensor([1.0, -1, -1, -1]).expand(N, 4))


# Gradients


def test_gradients_of_two_steps_and_later_results_never_share_memory() -> None:
    leaves = [x.requires_grad_() for x in (*sampling.poses(N, seed=1), *sampling.poses(N, seed=2))]
    cotangents = [torch.ones(N, 3).double(), torch.ones(N, 4).double()]
    torch.autograd.backward(pose.compose(*leaves), cotangents)
    first = [x.grad for x in leaves]
    kept = [g.clone() for g in first]
    assert_disjoint([*leaves, *first, *cotangents])
    for x in leaves:
        x.grad = None
    torch.autograd.backward(pose.compose(*leaves), cotangents)
    torch.autograd.backward(pose.compose(*leaves), cotangents)
    later = [f(sampling.quaternions(N)) for f in (rotation.inverse, rotation.normalized, rotation.log)]
    for x, g, k in zip(leaves, first, kept, strict=True):
        assert torch.equal(g, k)
        assert torch.equal(x.grad, 2 * k)
    assert_disjoint([*leaves, *first, *cotangents, *later, *[x.grad for x in leaves]])


PEAK = """
    import sys, torch
    from posekit.math import pose, rotation

    def status(name):
        return 1024 * int(next(x for x in open("/proc/self/status") if x.startswith(name)).split()[1])

    def step(leaves):
        out = pose.{op}(*leaves)
        out = out if isinstance(out, tuple) else (out,)
        torch.autograd.backward(out, [torch.ones(()).expand(y.shape) for y in out])
        return sum(y.nbytes for y in out) + sum(x.nbytes + x.grad.nbytes for x in leaves)

    def inputs(n):
        return [torch.randn(*b(n), c).requires_grad_() for b, c in {inputs}]

    step(inputs(5000))  # kernels are built
    before = status("VmRSS")
    leaves, growth = inputs({n}), []
    for _ in range(3):
        needed = step(leaves)
        growth.append((status("VmHWM") - before) / needed)
        for x in leaves:
            x.grad = None
    print(*growth)
"""


@pytest.mark.slow
@marks.needs_use_counts
@pytest.mark.parametrize(
    ("op", "n", "inputs"),
    [
        ("compose", 2_000_000, "[(lambda n: (n,), c) for c in (3, 4, 3, 4)]"),
        ("apply", 8_000_000, "[(lambda n: (), 3), (lambda n: (), 4), (lambda n: (n,), 3)]"),
    ],
)
def test_the_peak_of_forward_and_backward_is_inputs_outputs_and_gradients(op: str, n: int, inputs: str) -> None:
    growth = [float(x) for x in processes.run(PEAK.format(op=op, n=n, inputs=inputs)).split()]
    assert 0.8 < min(growth) <= max(growth) < 1.1  # the lower bound: it was this memory that was measured
