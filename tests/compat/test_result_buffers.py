"""Result buffers: their values, their autograd history, and that a call with them allocates nothing."""

from __future__ import annotations

import gc
import math
import warnings
import weakref
from collections.abc import Callable

import pytest
import torch
from torch import Tensor

from posekit import transform
from tests.reference import pose
from tests.support import sampling
from tests.support.cases import FUNCTIONS, assert_near, loss, outputs
from tests.support.contract import leaves

every = pytest.mark.parametrize("name", FUNCTIONS)


@every
def test_a_result_buffer_receives_the_result_and_is_returned(name: str) -> None:
    case = FUNCTIONS[name]
    inputs = case.inputs(3)
    outs = case.outs(inputs)
    versions = [out._version for out in outs]
    got = outputs(case.function(*inputs, *outs))
    assert all(y is out for y, out in zip(got, outs, strict=True))
    assert_near(got, outputs(case.reference(*inputs)))
    assert all(out._version > v for out, v in zip(outs, versions, strict=True))


@every
def test_gradients_flow_through_a_result_buffer(name: str) -> None:
    case = FUNCTIONS[name]
    inputs = leaves(case.inputs(3))
    outs = case.outs(inputs)
    versions = [out._version for out in outs]
    got = outputs(case.function(*inputs, *outs))
    assert all(y is out and out._version > v for y, out, v in zip(got, outs, versions, strict=True))
    assert_near(torch.autograd.grad(loss(got), inputs), case.gradients(inputs))


@every
def test_a_buffer_may_have_any_strides(name: str) -> None:
    case = FUNCTIONS[name]
    inputs = case.inputs(2, 3)
    for layouts in zip(*[[x for _, x in sampling.layouts(out)] for out in case.outs(inputs)], strict=True):
        buffers = list(layouts)
        got = outputs(case.function(*leaves(inputs), *buffers))
        assert all(y is b for y, b in zip(got, buffers, strict=True))
        assert_near(got, outputs(case.reference(*inputs)))


def test_columns_of_one_workspace_hold_both_results_and_their_gradients() -> None:
    case = FUNCTIONS["PoseInverse"]
    inputs = leaves(case.inputs(5))
    results = torch.full((5, 7), math.nan, dtype=torch.float64)
    adjoints = results.clone()
    outs, adjs = [results[:, :3], results[:, 3:]], [adjoints[:, :3], adjoints[:, 3:]]
    got = case.function(*inputs, *outs, *adjs)
    assert_near(torch.cat(got, -1), results)
    loss(got).backward()
    assert_near(torch.cat(case.gradients(inputs), -1), adjoints)


def test_overwriting_an_activation_makes_backward_raise() -> None:
    p, q = sampling.poses(3)
    x = sampling.normal(3, 3).requires_grad_()
    out = torch.empty(3, 3, dtype=torch.float64)
    squares = (transform.transform_points(p, q, x, out) ** 2).sum()  # the square keeps the result for its backward
    transform.transform_points(p, q, 2 * x.detach(), out)
    with pytest.raises(RuntimeError, match=r"modified by an inplace operation|detached in-place"):
        squares.backward()


def test_overwriting_an_input_makes_backward_raise() -> None:
    p, q = sampling.poses(3)
    x = sampling.normal(3, 3)
    moved = transform.transform_points(p.requires_grad_(), q.requires_grad_(), x)
    transform.transform_points(p.detach(), q.detach(), sampling.normal(3, 3, seed=7), x)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        moved.sum().backward()


def test_a_sum_over_a_result_that_was_written_over_keeps_its_gradient() -> None:
    p, q = sampling.poses(3)
    out = torch.empty(3, 3, dtype=torch.float64)
    first, second = sampling.normal(3, 3).requires_grad_(), sampling.normal(3, 3, seed=5).requires_grad_()
    total = transform.transform_points(p, q, first, out).sum()
    transform.transform_points(p, q, second, out)
    total.backward()
    (want,) = torch.autograd.grad(pose.apply(p, q, first).sum(), first)
    assert_near(first.grad, want)
    assert second.grad is None


def test_a_loop_over_one_buffer_keeps_no_graph_of_earlier_iterations() -> None:
    p, q = sampling.poses(3)
    out = torch.empty(3, 3, dtype=torch.float64)
    x = sampling.normal(3, 3).requires_grad_()
    seen = []
    for _ in range(3):
        moved = transform.transform_points(p, q, x, out)
        node = moved.grad_fn.next_functions[1][0]  # of the op, behind that of the copy into the buffer
        seen.append(weakref.ref(node))
        moved.sum().backward()  # would raise on the freed graph of the turn before
    del moved, node
    gc.collect()
    assert [node() is None for node in seen] == [True, True, False]
    assert x.grad is not None


def test_a_view_as_a_buffer_carries_the_gradient_of_its_base() -> None:
    p, q = sampling.poses(3)
    x = sampling.normal(3, 3).requires_grad_()
    base = torch.zeros(2, 3, 3, dtype=torch.float64)
    transform.transform_points(p, q, x, base[1])
    base.square().sum().backward()
    (want,) = torch.autograd.grad(pose.apply(p, q, x).square().sum(), x)
    assert_near(x.grad, want)


def test_results_of_one_call_are_inputs_and_buffers_of_the_next() -> None:
    p, q = sampling.poses(3)
    x = sampling.normal(3, 3).requires_grad_()
    ping, pong = torch.empty(2, 3, 3, dtype=torch.float64)
    y = transform.transform_points(p, q, x, ping.clone())
    y = transform.transform_points(p, q, y, pong.clone())
    (got,) = torch.autograd.grad(y.square().sum(), x)
    (want,) = torch.autograd.grad(pose.apply(p, q, pose.apply(p, q, x)).square().sum(), x)
    assert_near(got, want)


def test_without_grad_mode_a_parameter_is_a_buffer_and_the_result_has_no_graph() -> None:
    p, q = sampling.poses(3)
    parameter = torch.nn.Parameter(torch.zeros(3, 3, dtype=torch.float64))
    with torch.no_grad():
        got = transform.transform_points(p, q.requires_grad_(), p, parameter)
    assert got is parameter and got.is_leaf
    assert parameter._version > 0
    with torch.inference_mode():
        out = torch.empty(3, 3, dtype=torch.float64)
        assert transform.transform_points(p, q, p, out) is out


def test_adjacent_views_of_one_storage_are_accepted() -> None:
    base, quaternion = torch.zeros(4, 3), torch.ones(2, 4)
    transform.pose_inverse(base[:2], quaternion, base[2:])
    rows = torch.zeros(2, 7)
    rows[:, 3] = 1
    got = transform.pose_inverse(rows[:, :3], quaternion, None, rows[:, 3:])
    assert torch.equal(got[1], rows[:, 3:])


@every
def test_forward_mode_writes_the_result_and_its_tangent_into_the_buffer(name: str) -> None:
    case = FUNCTIONS[name]
    inputs = case.inputs(3)
    tangents = case.inputs(3)
    outs = case.outs(inputs)
    with torch.autograd.forward_ad.dual_level():
        duals = [torch.autograd.forward_ad.make_dual(x, t) for x, t in zip(inputs, tangents, strict=True)]
        got = outputs(case.function(*duals, *outs))
        moved = tuple(torch.autograd.forward_ad.unpack_dual(y).tangent for y in got)
    assert all(y is out for y, out in zip(got, outs, strict=True))
    values, want = torch.func.jvp(case.reference, tuple(inputs), tuple(tangents))
    assert_near(moved, outputs(want), 1e-10)
    assert_near(tuple(outs), outputs(values))


# Dynamo looks at .grad of every tensor that a resumed frame is given.
@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:The .grad attribute of a Tensor that is not a leaf")
def test_torch_compile_runs_a_call_with_gradient_buffers_outside_its_graph() -> None:
    case = FUNCTIONS["TransformPoint"]
    inputs = leaves(case.inputs(3))
    outs, adjs = case.outs(inputs), case.adjs(inputs)

    def run(*x: Tensor) -> Tensor:
        return 2 * transform.transform_points(*x, *outs, *adjs)

    torch.compiler.reset()
    got = torch.compile(run, backend="aot_eager")(*inputs)
    assert_near(got, 2 * case.reference(*inputs))
    got.sum().backward()
    assert_near(tuple(adjs), tuple(x.grad for x in inputs))


@every
def test_a_call_with_all_result_buffers_allocates_nothing(name: str) -> None:
    case = FUNCTIONS[name]
    for batch in ((1,), (300,)):
        inputs = leaves(case.inputs(*batch, dtype=torch.float32))
        outs, adjs = case.outs(inputs), case.adjs(inputs)

        def turn() -> None:
            case.function(*inputs, *outs, *adjs)  # noqa: B023

        def quiet() -> None:
            with torch.no_grad():
                case.function(*inputs, *outs)  # noqa: B023

        for call in (turn, quiet):
            for _ in range(3):
                call()
            assert allocations(call) == []


@every
def test_a_recorded_call_with_buffers_is_freed_without_the_collector(name: str) -> None:
    case = FUNCTIONS[name]
    gc.disable()
    try:
        inputs = leaves(case.inputs(3))
        outs, adjs = case.outs(inputs), case.adjs(inputs)
        seen = [weakref.ref(x) for x in (*inputs, *outs, *adjs)]
        loss(case.function(*inputs, *outs, *adjs)).backward()
        del inputs, outs, adjs
        assert [ref() is None for ref in seen] == [True] * len(seen)
    finally:
        gc.enable()


def allocations(call: Callable[[], object]) -> list[int]:
    """The sizes in bytes that a call took from torch's allocator."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Warning: Profiler clears events")  # torch 2.11, which has one cycle here
        with torch.profiler.profile(profile_memory=True) as profile:
            call()
    found: list[int] = []
    todo = list(profile.profiler.kineto_results.experimental_event_tree())
    while todo:
        event = todo.pop()
        todo += event.children
        if event.name == "[memory]":
            found.append(event.extra_fields.alloc_size)
    return [size for size in found if size > 0]


def test_the_allocation_counter_detects_an_allocation() -> None:
    assert allocations(lambda: list(torch.empty(1000, dtype=torch.uint8))[:0]) == [1000]
