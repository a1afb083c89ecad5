"""Buffers that receive gradients: exactly the gradient, whatever they held, and never an alias of `.grad`."""

from __future__ import annotations

import math
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.utils.checkpoint import checkpoint

import posekit as pk
from posekit import transform
from tests.reference import pose
from tests.support import contract, sampling
from tests.support.cases import FUNCTIONS, assert_near, loss
from tests.support.contract import leaves

every = pytest.mark.parametrize("name", FUNCTIONS)


@every
def test_a_gradient_buffer_holds_exactly_the_gradient_whatever_it_held(name: str) -> None:
    case = FUNCTIONS[name]
    inputs = leaves(case.inputs(3))
    want = case.gradients(inputs)
    adjs = case.adjs(inputs)
    loss(case.without_outs(inputs, adjs)).backward()
    assert_near(tuple(adjs), want)
    assert_near(tuple(x.grad for x in inputs), want)


@every
def test_each_gradient_buffer_works_alone(name: str) -> None:
    case = FUNCTIONS[name]
    inputs = case.inputs(3)
    want = case.gradients(inputs)
    for i in range(len(inputs)):
        mine = leaves(inputs)
        adjs = [adj if k == i else None for k, adj in enumerate(case.adjs(inputs))]
        loss(case.without_outs(mine, adjs)).backward()
        assert_near(adjs[i], want[i])
        assert_near(tuple(x.grad for x in mine), want)


@every
def test_a_gradient_buffer_is_filled_also_where_its_input_needs_no_gradient(name: str) -> None:
    case = FUNCTIONS[name]
    inputs = case.inputs(3)
    want = case.gradients(inputs)
    for i in range(len(inputs)):
        mine = [x.clone().requires_grad_(k == i) for k, x in enumerate(inputs)]
        adjs = case.adjs(inputs)
        loss(case.without_outs(mine, adjs)).backward()
        assert_near(tuple(adjs), want)
        assert [x.grad is not None for x in mine] == [k == i for k in range(len(inputs))]


@every
def test_gradient_buffers_of_broadcast_inputs_hold_sums(name: str) -> None:
    case = FUNCTIONS[name]
    full = case.inputs(4)
    for i in range(len(full)):
        inputs = leaves([x if k == i else x[:1] for k, x in enumerate(full)])
        want = case.gradients(inputs)
        adjs = case.adjs(inputs)
        loss(case.without_outs(inputs, adjs)).backward()
        assert_near(tuple(adjs), want)
        assert_near(tuple(x.grad for x in inputs), want)


@every
def test_two_backwards_through_one_graph_agree(name: str) -> None:
    case = FUNCTIONS[name]
    inputs = leaves(case.inputs(3))
    adjs = case.adjs(inputs)
    total = loss(case.function(*inputs, *case.outs(inputs), *adjs))
    total.backward(retain_graph=True)
    first = [(x.grad.clone(), adj.clone()) for x, adj in zip(inputs, adjs, strict=True)]
    for x, adj in zip(inputs, adjs, strict=True):
        x.grad = None
        adj.fill_(math.nan)
    total.backward()
    for x, adj, (gradient, held) in zip(inputs, adjs, first, strict=True):
        assert torch.equal(x.grad, gradient) and torch.equal(adj, held)


@every
def test_grad_never_aliases_the_buffer(name: str) -> None:
    case = FUNCTIONS[name]
    inputs = leaves(case.inputs(3))
    adjs = case.adjs(inputs)
    total = loss(case.without_outs(inputs, adjs))
    total.backward(retain_graph=True)
    kept = [x.grad.clone() for x in inputs]
    for adj in adjs:
        adj.fill_(math.nan)
    for x, want in zip(inputs, kept, strict=True):
        assert torch.equal(x.grad, want)
        x.grad = None
    (2 * total).backward()
    assert_near(tuple(x.grad for x in inputs), tuple(2 * k for k in kept))


@every
def test_grad_never_aliases_the_buffer_through_views_of_a_leaf(name: str) -> None:
    case = FUNCTIONS[name]
    inputs = leaves(case.inputs(3))
    adjs = case.adjs(inputs)
    views = [x.unsqueeze(0).squeeze(0) for x in inputs]
    views[0].retain_grad()
    loss(case.without_outs(views, adjs)).backward()
    want = case.gradients(inputs)
    for adj in adjs:
        adj.fill_(math.nan)
    assert_near(tuple(x.grad for x in inputs), want)
    assert_near(views[0].grad, want[0])


def test_two_calls_that_share_a_buffer_still_add_their_gradients() -> None:
    p, q = sampling.poses(3)
    points = sampling.normal(3, 3)
    adj = torch.full_like(p, math.nan)
    x = p.clone().requires_grad_()
    total = transform.transform_points(x, q, points, None, adj).square().sum()
    total = total + 3 * transform.transform_points(x, q, 2 * points, None, adj).square().sum()
    total.backward()
    y = p.clone().requires_grad_()
    (pose.apply(y, q, points).square().sum() + 3 * pose.apply(y, q, 2 * points).square().sum()).backward()
    assert_near(x.grad, y.grad)


def test_a_chain_of_calls_that_share_a_buffer_is_right() -> None:
    p, q = sampling.poses(3)
    points = sampling.normal(3, 3)
    adj = torch.full_like(points, math.nan)
    x = points.clone().requires_grad_()
    y = transform.transform_points(p, q, x, None, None, None, adj)
    transform.transform_points(p, q, y, None, None, None, adj).square().sum().backward()
    (want,) = torch.autograd.grad(pose.apply(p, q, pose.apply(p, q, x)).square().sum(), x)
    assert_near(x.grad, want)
    assert_near(adj, want)


@every
def test_buffers_allow_second_derivatives(name: str) -> None:
    case = FUNCTIONS[name]
    inputs = leaves(case.inputs(2))
    adjs = case.adjs(inputs)

    def buffered(*x: Tensor) -> Any:
        return case.function(*x, *case.outs(inputs), *adjs)

    contract.check_first(buffered, inputs, check_forward_ad=False)
    contract.check_second(buffered, inputs, check_forward_ad=False)
    first = torch.autograd.grad(loss(buffered(*inputs)), inputs, create_graph=True)
    assert_near(tuple(adjs), tuple(g.detach() for g in first))
    assert not any(adj.requires_grad for adj in adjs)


def test_forward_mode_over_a_gradient_buffer_is_right() -> None:
    case = FUNCTIONS["TransformPoint"]
    inputs = leaves(case.inputs(3))
    adjs = case.adjs(inputs)
    with torch.autograd.forward_ad.dual_level():
        duals = [torch.autograd.forward_ad.make_dual(x, torch.ones_like(x)) for x in inputs]
        loss(case.function(*duals, None, *adjs)).backward()
    assert_near(tuple(adjs), case.gradients(inputs))


def test_an_unused_result_gives_a_zero_gradient_to_the_buffer() -> None:
    p, q = sampling.poses(3)
    inputs = leaves([p, q])
    adjs = [torch.full_like(x, math.nan).detach() for x in inputs]
    transform.pose_inverse(*inputs, None, None, *adjs)[1].sum().backward()
    assert torch.equal(adjs[0], torch.zeros_like(p))
    assert_near(adjs[1], torch.autograd.grad(pose.inverse(*inputs)[1].sum(), inputs[1])[0])


def test_gradients_of_mixed_dtypes_take_the_dtype_of_their_input() -> None:
    p, q = sampling.poses(3)
    inputs = leaves([p.float(), q, sampling.normal(3, 3).float()])
    adjs = [torch.full_like(x, math.nan).detach() for x in inputs]
    out = torch.empty(3, 3, dtype=torch.float64)
    loss(transform.transform_points(*inputs, out, *adjs)).backward()
    want = FUNCTIONS["TransformPoint"].gradients([x.double() for x in inputs])
    for x, adj, w in zip(inputs, adjs, want, strict=True):
        assert x.grad.dtype == adj.dtype == x.dtype
        assert_near(adj, w, 1e-5)
        assert_near(x.grad, w, 1e-5)


@pytest.mark.parametrize("reentrant", [False, True])
def test_checkpointing_a_call_with_buffers(reentrant: bool) -> None:
    case = FUNCTIONS["BatchTransformPose"]
    inputs = leaves(case.inputs(3))
    adjs = case.adjs(inputs)
    run = lambda *x: case.function(*x, None, None, *adjs)  # noqa: E731
    loss(checkpoint(run, *inputs, use_reentrant=reentrant)).backward()
    want = case.gradients(inputs)
    assert_near(tuple(x.grad for x in inputs), want)
    assert_near(tuple(adjs), want)


def test_saved_tensor_hooks_and_expanded_gradients() -> None:
    case = FUNCTIONS["PoseInverse"]
    inputs = leaves(case.inputs(3))
    adjs = case.adjs(inputs)
    with torch.autograd.graph.saved_tensors_hooks(lambda x: x.clone(), lambda x: x):
        made = case.function(*inputs, None, None, *adjs)
    sum(y.sum() for y in made).backward()
    want = torch.autograd.grad(sum(y.sum() for y in case.reference(*inputs)), inputs)
    assert_near(tuple(adjs), want)


@every
def test_a_call_without_gradient_buffers_does_not_affect_later_ones(name: str) -> None:
    case = FUNCTIONS[name]
    for _ in range(2):
        inputs = leaves(case.inputs(3))
        loss(case.function(*inputs, *case.outs(inputs))).backward()
        inputs = leaves(case.inputs(3))
        adjs = case.adjs(inputs)
        loss(case.function(*inputs, *case.outs(inputs), *adjs)).backward()
        assert_near(tuple(adjs), case.gradients(inputs))


@every
def test_inference_tensors_may_be_gradient_buffers(name: str) -> None:
    case = FUNCTIONS[name]
    inputs = leaves(case.inputs(3))
    with torch.inference_mode():
        adjs = case.adjs(inputs)
    loss(case.without_outs(inputs, adjs)).backward()
    assert_near(tuple(adjs), case.gradients(inputs))


def test_a_gradient_buffer_that_was_reshaped_is_refused() -> None:
    q = sampling.quaternions(3).requires_grad_()
    adj = torch.empty(3, 4, dtype=torch.float64)
    moved = transform.transform_points(sampling.normal(3, 3), q, sampling.normal(3, 3), None, None, adj)
    adj.resize_(4, 3)
    with pytest.raises(pk.ShapeError, match=r"transform_points: out_gq has changed its shape .*, to \(4, 3\)"):
        moved.sum().backward()


@every
def test_buffers_work_beside_lazily_negative_inputs(name: str) -> None:
    case = FUNCTIONS[name]
    plain = case.inputs(3)
    # The memory of these has the opposite sign; one of them alone requires a gradient.
    inputs = [torch.complex(torch.zeros_like(x), -x).conj().imag for x in plain]
    assert all(x.is_neg() for x in inputs)
    inputs[-1].requires_grad_()
    outs, adjs = case.outs(plain), case.adjs(plain)
    loss(case.function(*inputs, *outs, *adjs)).backward()
    assert_near(tuple(adjs), case.gradients(plain))
    assert_near(tuple(outs), case.reference(*plain))
