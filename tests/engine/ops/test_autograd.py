"""Ops under torch.autograd: batched gradients, forward mode, checkpoints, saved tensors, autocast, changes in place."""

from __future__ import annotations

import functools

import pytest
import torch
from torch import Tensor
from torch.autograd import forward_ad
from torch.utils.checkpoint import checkpoint, create_selective_checkpoint_contexts

from posekit.math import pose, rotation
from tests.reference import pose as pose_reference
from tests.support import sampling
from tests.support.composing import Function, directions, near, pair, scalar

RUN = torch.ops.posekit.run.default


@pytest.fixture
def inputs() -> tuple[Tensor, ...]:
    return tuple(x.requires_grad_() for x in pair(3))


@pytest.fixture
def wanted(inputs: tuple[Tensor, ...]) -> tuple[Tensor, ...]:
    return torch.autograd.grad(scalar(pose_reference.compose)(*inputs), inputs)


@pytest.mark.parametrize("learning", ((0, 1, 2, 3), (1,), (1, 3)))
def test_batched_cotangents_and_a_retained_graph(learning: tuple[int, ...]) -> None:
    cotangents = directions(5, 3)[:2]
    found, first = [], []
    for f in (pose.compose, pose_reference.compose):
        inputs = [x.requires_grad_(k in learning) for k, x in enumerate(pair(3))]
        asked = [inputs[k] for k in learning]
        rows = torch.autograd.grad(f(*inputs), asked, cotangents, is_grads_batched=True, create_graph=True)
        assert any(row.requires_grad for row in rows)
        found.append(torch.autograd.grad(sum(row.pow(3).sum() for row in rows), asked, materialize_grads=True))
        rows = torch.autograd.grad(f(*inputs), asked, cotangents, is_grads_batched=True)
        assert not any(row.requires_grad for row in rows)
        first.append(rows)
    near(*first)
    near(tuple(found[0]), tuple(found[1]), 1e-9)


@pytest.mark.parametrize("moving", ((0, 1, 2, 3), (0,), (1,), (2, 3)))
def test_forward_mode_with_any_subset_of_dual_inputs(moving: tuple[int, ...]) -> None:
    inputs, along = pair(3), directions(3)
    with forward_ad.dual_level():
        duals = [forward_ad.make_dual(x, along[k]) if k in moving else x for k, x in enumerate(inputs)]
        for y, w in zip(pose.compose(*duals), pose_reference.compose(*duals), strict=True):
            got, want = forward_ad.unpack_dual(y), forward_ad.unpack_dual(w)
            near(got.primal, want.primal)
            tangent = torch.zeros_like(want.primal) if got.tangent is None else got.tangent
            near(tangent, torch.zeros_like(want.primal) if want.tangent is None else want.tangent)


def test_forward_mode_over_backward(inputs: tuple[Tensor, ...]) -> None:
    def product(function: Function) -> list[Tensor]:
        with forward_ad.dual_level():
            duals = [forward_ad.make_dual(x, d) for x, d in zip(inputs, directions(3), strict=True)]
            grads = torch.autograd.grad(scalar(function)(*duals), duals, create_graph=True)
            return [forward_ad.unpack_dual(g).tangent for g in grads]

    near(product(pose.compose), product(pose_reference.compose))


@pytest.mark.parametrize("reentrant", (False, True))
def test_checkpoint(inputs: tuple[Tensor, ...], wanted: tuple[Tensor, ...], reentrant: bool) -> None:
    checkpoint(scalar(pose.compose), *inputs, use_reentrant=reentrant).backward()
    near([x.grad for x in inputs], wanted)


@pytest.mark.parametrize("size", [3, 20_000])
def test_every_route_unpacks_saved_tensors_once(size: int) -> None:
    for _ in range(3):  # from the second one on, backward first tries the route that takes 20 000 for too many
        leaves = [x.requires_grad_() for x in pair(size)]
        checkpoint(scalar(pose.compose), *leaves, use_reentrant=False).backward()
        near([x.grad for x in leaves], torch.autograd.grad(scalar(pose.compose)(*leaves), leaves))


def test_selective_checkpoint_saves_the_outputs_of_the_op(
    inputs: tuple[Tensor, ...], wanted: tuple[Tensor, ...]
) -> None:
    contexts = functools.partial(create_selective_checkpoint_contexts, [RUN])
    loss = checkpoint(scalar(pose.compose), *inputs, use_reentrant=False, context_fn=contexts)
    near(torch.autograd.grad(loss, inputs), wanted)


def test_saved_tensor_hooks(inputs: tuple[Tensor, ...], wanted: tuple[Tensor, ...]) -> None:
    packed = []
    with torch.autograd.graph.saved_tensors_hooks(lambda x: packed.append(x) or x.clone(), lambda x: x):
        pose.compose(*inputs)
    assert {x.data_ptr() for x in packed} <= {x.data_ptr() for x in inputs}  # the op saves inputs and nothing else
    with torch.autograd.graph.save_on_cpu():
        loss = scalar(pose.compose)(*inputs)
    near(torch.autograd.grad(loss, inputs), wanted)


@pytest.mark.guarantee("Guarantees", "dtypes")
def test_autocast_leaves_dtypes_alone() -> None:
    inputs = [x.float().requires_grad_() for x in pair(3)]
    with torch.autocast("cpu", dtype=torch.bfloat16):
        made = pose.compose(*inputs)
        assert [y.dtype for y in made] == [torch.float32] * 2
        grads = torch.autograd.grad([y.sum() for y in made], inputs)
    assert [g.dtype for g in grads] == [torch.float32] * 4
    near(made, pose.compose(*inputs))


def test_no_grad_and_inference_mode_record_nothing(inputs: tuple[Tensor, ...]) -> None:
    with torch.no_grad():
        assert not any(y.requires_grad for y in pose.compose(*inputs))
    with torch.inference_mode():
        made = pose.compose(*inputs)
    assert all(y.is_inference() and not y.requires_grad for y in made)
    near(made, pose_reference.compose(*inputs))


def test_an_in_place_change_of_a_saved_input_is_detected(inputs: tuple[Tensor, ...]) -> None:
    copies = [x * 1 for x in inputs]
    made = pose.compose(*copies)
    copies[1].add_(1)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        made[0].sum().backward()


def test_an_input_that_no_derivative_needs_may_be_changed_in_place(inputs: tuple[Tensor, ...]) -> None:
    copies = [x * 1 for x in inputs]
    made = pose.compose(*copies)
    copies[0].add_(1)
    got = torch.autograd.grad(made[0].sum(), inputs[0])[0]
    assert torch.equal(got, torch.ones_like(got))


@pytest.mark.filterwarnings("ignore:Anomaly Detection:UserWarning")
def test_detect_anomaly_passes_ordinary_gradients_and_stops_nan(
    inputs: tuple[Tensor, ...], wanted: tuple[Tensor, ...]
) -> None:
    with torch.autograd.detect_anomaly():
        near(torch.autograd.grad(scalar(pose.compose)(*inputs), inputs), wanted)
        zero = torch.zeros(4, dtype=torch.float64, requires_grad=True)
        with pytest.raises(RuntimeError, match="nan"):
            rotation.normalized(zero).sum().backward()


def test_a_tensor_that_is_used_as_two_inputs_accumulates_both_gradients() -> None:
    position, quaternion = (x.requires_grad_() for x in sampling.poses(3))
    got, want = (
        torch.autograd.grad(scalar(f)(position, quaternion, position, quaternion), (position, quaternion))
        for f in (pose.compose, pose_reference.compose)
    )
    near(got, want)
