"""The autograd Functions, the rules of their buffers, and scale_grad."""

from __future__ import annotations

import dataclasses
import gc
import math
import weakref
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.utils.checkpoint import checkpoint

import posekit as pk
from posekit import functions, transform
from posekit.functions import GradFactor, scale_grad
from tests import sampling
from tests.reference import pose, rotation

# torch compiles a formula of its own with torch.jit.script when it first enters forward mode.
pytestmark = pytest.mark.filterwarnings("ignore:.torch.jit.script. is deprecated:DeprecationWarning")


@dataclasses.dataclass(frozen=True)
class Case:
    """A Function, what its arguments are (one letter each), how many results it has, and its formula."""

    function: Any
    kinds: str
    results: int
    reference: Callable[..., Any]
    clouds: bool = False

    def inputs(self, *batch: int, dtype: torch.dtype = torch.float64) -> list[Tensor]:
        made = []
        for k, kind in enumerate(self.kinds):
            shape = (*batch, 2) if self.clouds and kind == "x" else batch
            if kind == "q":
                x = sampling.quaternions(*shape, seed=k)
            elif kind == "m":
                x = rotation.matrix(sampling.quaternions(*shape, seed=k))
            else:
                x = sampling.normal(*shape, 3, seed=k)
            made.append(x.to(dtype))
        return made

    def outs(self, inputs: list[Tensor]) -> list[Tensor]:
        with torch.no_grad():
            return [torch.full_like(y, math.nan) for y in outputs(self.function.apply(*inputs))]

    def adjs(self, inputs: list[Tensor]) -> list[Tensor]:
        return [torch.full_like(x, math.nan).detach() for x in inputs]


def clouds(reference: Callable[..., Any]) -> Callable[..., Any]:
    return lambda position, quaternion, points: reference(position.unsqueeze(-2), quaternion.unsqueeze(-2), points)


CASES = {
    "TransformPoint": Case(functions.TransformPoint, "pqx", 1, pose.apply),
    "BatchTransformPoint": Case(functions.BatchTransformPoint, "pqx", 1, clouds(pose.apply), True),
    "BatchTransformPointInverse": Case(
        functions.BatchTransformPointInverse, "pqx", 1, clouds(pose.inverse_apply), True
    ),
    "TransformPose": Case(functions.TransformPose, "pqpq", 2, pose.compose),
    "BatchTransformPose": Case(functions.BatchTransformPose, "pqpq", 2, pose.compose),
    "PoseInverse": Case(functions.PoseInverse, "pq", 2, pose.inverse),
    "QuatToMatrix": Case(functions.QuatToMatrix, "q", 1, rotation.matrix),
    "MatrixToQuaternion": Case(functions.MatrixToQuaternion, "m", 1, rotation.from_matrix),
}
every = pytest.mark.parametrize("name", CASES)


def outputs(value: Any) -> tuple[Tensor, ...]:
    return value if isinstance(value, tuple) else (value,)


def loss(value: Any) -> Tensor:
    return sum(((y * y).sum() + y.sum() for y in outputs(value)), torch.zeros(()))


def assert_near(got: Any, want: Any, tolerance: float = 1e-12) -> None:
    for a, b in zip(outputs(got), outputs(want), strict=True):
        assert a.shape == b.shape
        torch.testing.assert_close(a, b, rtol=tolerance, atol=tolerance, check_dtype=False)


def leaves(inputs: list[Tensor]) -> list[Tensor]:
    return [x.detach().clone().requires_grad_() for x in inputs]


def gradients(case: Case, inputs: list[Tensor]) -> tuple[Tensor, ...]:
    inputs = leaves(inputs)
    return torch.autograd.grad(loss(case.reference(*inputs)), inputs)


# Without buffers


@every
def test_a_function_is_an_autograd_function_of_its_name(name: str) -> None:
    function = CASES[name].function
    assert issubclass(function, torch.autograd.Function)
    assert function.__name__ == name
    assert function.__module__ == "posekit.functions"
    assert "Arguments of ``apply``" in function.__doc__


@every
@pytest.mark.parametrize("buffers", ["left out", "None"])
def test_apply_takes_tensors_then_nothing_or_none(name: str, buffers: str) -> None:
    case = CASES[name]
    inputs = case.inputs(3)
    rest = [None] * (case.results + len(inputs)) if buffers == "None" else []
    assert_near(case.function.apply(*inputs, *rest), case.reference(*inputs))


@every
def test_functions_have_jvp_vmap_and_double_backward(name: str) -> None:
    case = CASES[name]
    inputs = leaves(case.inputs(2))
    assert torch.autograd.gradcheck(case.function.apply, inputs, check_forward_ad=True, check_batched_grad=True)
    assert torch.autograd.gradgradcheck(case.function.apply, inputs)
    plain = [x.detach() for x in inputs]
    assert_near(torch.func.vmap(case.function.apply)(*plain), case.reference(*plain))


def test_either_pose_product_takes_what_the_other_takes() -> None:
    p, q = sampling.poses(4)
    for function in (functions.TransformPose, functions.BatchTransformPose):
        assert_near(function.apply(p, q, p, q), pose.compose(p, q, p, q))
        assert_near(function.apply(p[:1], q[:1], p, q), pose.compose(p[:1], q[:1], p, q))
        assert_near(function.apply(p, q, p[0], q[0]), pose.compose(p, q, p[0], q[0]))


def test_the_gradient_of_one_pose_times_a_batch_is_the_sum_over_the_batch() -> None:
    p, q = sampling.poses(256)
    inputs = leaves([p[:1], q[:1], p, q])
    adjs = [torch.full_like(x, math.nan).detach() for x in inputs]
    loss(functions.TransformPose.apply(*inputs, None, None, *adjs)).backward()
    want = gradients(CASES["TransformPose"], inputs)
    for x, adj, w in zip(inputs, adjs, want, strict=True):
        assert_near(adj, w)
        assert_near(x.grad, w)


# Result buffers


@every
def test_a_result_buffer_receives_the_result_and_is_returned(name: str) -> None:
    case = CASES[name]
    inputs = case.inputs(3)
    outs = case.outs(inputs)
    versions = [out._version for out in outs]
    got = outputs(case.function.apply(*inputs, *outs))
    assert all(y is out for y, out in zip(got, outs, strict=True))
    assert_near(got, outputs(case.reference(*inputs)))
    assert all(out._version > v for out, v in zip(outs, versions, strict=True))


@every
def test_gradients_flow_through_a_result_buffer(name: str) -> None:
    case = CASES[name]
    inputs = leaves(case.inputs(3))
    outs = case.outs(inputs)
    versions = [out._version for out in outs]
    got = outputs(case.function.apply(*inputs, *outs))
    assert all(y is out and out._version > v for y, out, v in zip(got, outs, versions, strict=True))
    assert_near(torch.autograd.grad(loss(got), inputs), gradients(case, inputs))


@every
def test_a_buffer_may_have_any_strides(name: str) -> None:
    case = CASES[name]
    inputs = case.inputs(2, 3)
    for layouts in zip(*[[x for _, x in sampling.layouts(out)] for out in case.outs(inputs)], strict=True):
        buffers = list(layouts)
        got = outputs(case.function.apply(*leaves(inputs), *buffers))
        assert all(y is b for y, b in zip(got, buffers, strict=True))
        assert_near(got, outputs(case.reference(*inputs)))


def test_columns_of_one_workspace_hold_both_results_and_their_gradients() -> None:
    case = CASES["PoseInverse"]
    inputs = leaves(case.inputs(5))
    results = torch.full((5, 7), math.nan, dtype=torch.float64)
    adjoints = results.clone()
    outs, adjs = [results[:, :3], results[:, 3:]], [adjoints[:, :3], adjoints[:, 3:]]
    got = case.function.apply(*inputs, *outs, *adjs)
    assert_near(torch.cat(got, -1), results)
    loss(got).backward()
    assert_near(torch.cat(gradients(case, inputs), -1), adjoints)


def test_an_activation_that_is_written_over_makes_backward_raise() -> None:
    p, q = sampling.poses(3)
    x = sampling.normal(3, 3).requires_grad_()
    out = torch.empty(3, 3, dtype=torch.float64)
    squares = (transform.transform_points(p, q, x, out) ** 2).sum()  # the square keeps the result for its backward
    transform.transform_points(p, q, 2 * x.detach(), out)
    with pytest.raises(RuntimeError, match=r"modified by an inplace operation|detached in-place"):
        squares.backward()


def test_an_input_that_is_written_over_makes_backward_raise() -> None:
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


def test_a_loop_over_one_buffer_keeps_no_graph_of_earlier_turns() -> None:
    p, q = sampling.poses(3)
    out = torch.empty(3, 3, dtype=torch.float64)
    x = sampling.normal(3, 3).requires_grad_()
    seen = []
    for _ in range(3):
        moved = transform.transform_points(p, q, x, out)
        seen.append(weakref.ref(moved.grad_fn.next_functions[1][0]))
        moved.sum().backward()  # would raise on the freed graph of the turn before
    del moved
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


# Gradient buffers


@every
def test_a_gradient_buffer_holds_exactly_the_gradient_whatever_it_held(name: str) -> None:
    case = CASES[name]
    inputs = leaves(case.inputs(3))
    want = gradients(case, inputs)
    adjs = case.adjs(inputs)
    loss(case.function.apply(*inputs, *[None] * case.results, *adjs)).backward()
    assert_near(tuple(adjs), want)
    assert_near(tuple(x.grad for x in inputs), want)


@every
def test_each_gradient_buffer_works_alone(name: str) -> None:
    case = CASES[name]
    inputs = case.inputs(3)
    want = gradients(case, inputs)
    for i in range(len(inputs)):
        mine = leaves(inputs)
        adjs = [adj if k == i else None for k, adj in enumerate(case.adjs(inputs))]
        loss(case.function.apply(*mine, *[None] * case.results, *adjs)).backward()
        assert_near(adjs[i], want[i])
        assert_near(tuple(x.grad for x in mine), want)


@every
def test_a_gradient_buffer_is_filled_also_where_its_input_needs_no_gradient(name: str) -> None:
    case = CASES[name]
    inputs = case.inputs(3)
    want = gradients(case, inputs)
    for i in range(len(inputs)):
        mine = [x.clone().requires_grad_(k == i) for k, x in enumerate(inputs)]
        adjs = case.adjs(inputs)
        loss(case.function.apply(*mine, *[None] * case.results, *adjs)).backward()
        assert_near(tuple(adjs), want)
        assert [x.grad is not None for x in mine] == [k == i for k in range(len(inputs))]


@every
def test_gradient_buffers_of_broadcast_inputs_hold_sums(name: str) -> None:
    case = CASES[name]
    full = case.inputs(4)
    for i in range(len(full)):
        inputs = leaves([x if k == i else x[:1] for k, x in enumerate(full)])
        want = gradients(case, inputs)
        adjs = case.adjs(inputs)
        loss(case.function.apply(*inputs, *[None] * case.results, *adjs)).backward()
        assert_near(tuple(adjs), want)
        assert_near(tuple(x.grad for x in inputs), want)


@every
def test_two_backwards_through_one_graph_agree(name: str) -> None:
    case = CASES[name]
    inputs = leaves(case.inputs(3))
    adjs = case.adjs(inputs)
    total = loss(case.function.apply(*inputs, *case.outs(inputs), *adjs))
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
    case = CASES[name]
    inputs = leaves(case.inputs(3))
    adjs = case.adjs(inputs)
    total = loss(case.function.apply(*inputs, *[None] * case.results, *adjs))
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
    case = CASES[name]
    inputs = leaves(case.inputs(3))
    adjs = case.adjs(inputs)
    views = [x.unsqueeze(0).squeeze(0) for x in inputs]
    views[0].retain_grad()
    loss(case.function.apply(*views, *[None] * case.results, *adjs)).backward()
    want = gradients(case, inputs)
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
    case = CASES[name]
    inputs = leaves(case.inputs(2))
    adjs = case.adjs(inputs)

    def buffered(*x: Tensor) -> Any:
        return case.function.apply(*x, *case.outs(inputs), *adjs)

    assert torch.autograd.gradcheck(buffered, inputs)
    assert torch.autograd.gradgradcheck(buffered, inputs)
    first = torch.autograd.grad(loss(buffered(*inputs)), inputs, create_graph=True)
    assert_near(tuple(adjs), tuple(g.detach() for g in first))
    assert not any(adj.requires_grad for adj in adjs)


@every
def test_forward_mode_writes_the_result_and_its_tangent_into_the_buffer(name: str) -> None:
    case = CASES[name]
    inputs = case.inputs(3)
    tangents = case.inputs(3)
    outs = case.outs(inputs)
    with torch.autograd.forward_ad.dual_level():
        duals = [torch.autograd.forward_ad.make_dual(x, t) for x, t in zip(inputs, tangents, strict=True)]
        got = outputs(case.function.apply(*duals, *outs))
        moved = tuple(torch.autograd.forward_ad.unpack_dual(y).tangent for y in got)
    assert all(y is out for y, out in zip(got, outs, strict=True))
    values, want = torch.func.jvp(case.reference, tuple(inputs), tuple(tangents))
    assert_near(moved, outputs(want), 1e-10)
    assert_near(tuple(outs), outputs(values))


def test_forward_mode_over_a_gradient_buffer_is_right() -> None:
    case = CASES["TransformPoint"]
    inputs = leaves(case.inputs(3))
    adjs = case.adjs(inputs)
    with torch.autograd.forward_ad.dual_level():
        duals = [torch.autograd.forward_ad.make_dual(x, torch.ones_like(x)) for x in inputs]
        loss(case.function.apply(*duals, None, *adjs)).backward()
    assert_near(tuple(adjs), gradients(case, inputs))


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
    want = gradients(CASES["TransformPoint"], [x.double() for x in inputs])
    for x, adj, w in zip(inputs, adjs, want, strict=True):
        assert x.grad.dtype == adj.dtype == x.dtype
        assert_near(adj, w, 1e-5)
        assert_near(x.grad, w, 1e-5)


@pytest.mark.parametrize("reentrant", [False, True])
def test_checkpointing_a_call_with_buffers(reentrant: bool) -> None:
    case = CASES["BatchTransformPose"]
    inputs = leaves(case.inputs(3))
    adjs = case.adjs(inputs)
    run = lambda *x: case.function.apply(*x, None, None, *adjs)  # noqa: E731
    loss(checkpoint(run, *inputs, use_reentrant=reentrant)).backward()
    want = gradients(case, inputs)
    assert_near(tuple(x.grad for x in inputs), want)
    assert_near(tuple(adjs), want)


def test_saved_tensor_hooks_and_expanded_gradients() -> None:
    case = CASES["PoseInverse"]
    inputs = leaves(case.inputs(3))
    adjs = case.adjs(inputs)
    with torch.autograd.graph.saved_tensors_hooks(lambda x: x.clone(), lambda x: x):
        made = case.function.apply(*inputs, None, None, *adjs)
    sum(y.sum() for y in made).backward()
    want = torch.autograd.grad(sum(y.sum() for y in case.reference(*inputs)), inputs)
    assert_near(tuple(adjs), want)


@every
def test_a_call_with_all_buffers_allocates_nothing_forward_or_backward(name: str) -> None:
    case = CASES[name]
    for batch in ((1,), (300,)):
        inputs = leaves(case.inputs(*batch, dtype=torch.float32))
        outs, adjs = case.outs(inputs), case.adjs(inputs)
        cotangents = [torch.ones_like(out) for out in outs]
        for x in inputs:
            x.grad = torch.zeros_like(x)

        def turn() -> None:
            torch.autograd.backward(case.function.apply(*inputs, *outs, *adjs), cotangents)  # noqa: B023

        def quiet() -> None:
            with torch.no_grad():
                case.function.apply(*inputs, *outs)  # noqa: B023

        for call in (turn, quiet):
            for _ in range(3):
                call()
            assert allocations(call) == []


def allocations(call: Callable[[], object]) -> list[int]:
    """The sizes in bytes that a call took from torch's allocator."""
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


def test_the_count_of_allocations_sees_one() -> None:
    assert allocations(lambda: list(torch.empty(1000, dtype=torch.uint8))[:0]) == [1000]


# Dynamo looks at .grad of every tensor that a resumed frame is given.
@pytest.mark.filterwarnings("ignore:The .grad attribute of a Tensor that is not a leaf")
def test_torch_compile_runs_a_call_with_buffers_outside_its_graph() -> None:
    case = CASES["TransformPoint"]
    inputs = leaves(case.inputs(3))
    outs, adjs = case.outs(inputs), case.adjs(inputs)

    def run(*x: Tensor) -> Tensor:
        return 2 * transform.transform_points(*x, *outs, *adjs)

    torch.compiler.reset()
    got = torch.compile(run, backend="aot_eager")(*inputs)
    assert_near(got, 2 * case.reference(*inputs))
    got.sum().backward()
    assert_near(tuple(adjs), tuple(x.grad for x in inputs))


# Refusals

P, Q = torch.zeros(2, 3), torch.ones(2, 4)
MESSAGES: dict[str, tuple[type[Exception], Callable[[], object]]] = {
    r"transform_points: out_points must have shape \(2, 3\), got \(3, 3\)": (
        pk.ShapeError,
        lambda: transform.transform_points(P, Q, P, torch.zeros(3, 3)),
    ),
    r"transform_points: out_points must be torch.float32, got torch.float64": (
        pk.DTypeError,
        lambda: transform.transform_points(P, Q, P, P.double()),
    ),
    r"transform_points: out_points must be on cpu, got meta": (
        pk.DeviceError,
        lambda: transform.transform_points(P, Q, P, P.to("meta")),
    ),
    r"transform_points: out_points must be a torch.Tensor or None, got list": (
        pk.ArgumentError,
        lambda: transform.transform_points(P, Q, P, [0.0]),  # type: ignore[arg-type]
    ),
    r"transform_points: out_points must not share memory with points": (
        pk.ArgumentError,
        lambda: transform.transform_points(P.clone(), Q, P, P),
    ),
    r"pose_inverse: out_position must not share memory with position": (
        pk.ArgumentError,
        lambda: transform.pose_inverse(BASE[:2], Q, BASE[1:]),
    ),
    r"pose_inverse: out_position must not be expanded": (
        pk.ArgumentError,
        lambda: transform.pose_inverse(P, Q, torch.zeros(3).expand(2, 3)),
    ),
    r"pose_multiply: adj_pos2 must not share memory with adj_pos": (
        pk.ArgumentError,
        lambda: transform.pose_multiply(P, Q, P, Q, None, None, OTHER, None, OTHER),
    ),
    r"batch_transform_points: out_gq must have shape \(2, 4\), got \(2, 3\)": (
        pk.ShapeError,
        lambda: transform.batch_transform_points(P, Q, P[:, None], None, None, P.clone()),
    ),
    r"quaternion_to_matrix: adj_quaternion must be torch.float32, got torch.float64": (
        pk.DTypeError,
        lambda: transform.quaternion_to_matrix(Q, None, Q.double()),
    ),
    r"matrix_to_quaternion: adj_matrix must not require grad": (
        pk.ArgumentError,
        lambda: transform.matrix_to_quaternion(torch.eye(3), None, torch.eye(3, requires_grad=True)),
    ),
    r"quaternion_to_matrix: out_mat must not be a leaf that requires grad; pass out_mat.detach\(\)": (
        pk.ArgumentError,
        lambda: transform.quaternion_to_matrix(Q, torch.zeros(2, 3, 3, requires_grad=True)),
    ),
    r"TransformPose: takes 4 to 10 arguments, got 3": (
        pk.ArgumentError,
        lambda: functions.TransformPose.apply(P, Q, P),
    ),
    r"pose_inverse: takes 2 to 6 arguments, got 7": (
        pk.ArgumentError,
        lambda: functions.PoseInverse.apply(P, Q, *[None] * 5),
    ),
    r"transform_points: quaternion must have shape \(\.\.\., 4\), got \(2, 3\)": (
        pk.ShapeError,
        lambda: transform.transform_points(P, P, P, OTHER),
    ),
}
BASE, OTHER = torch.zeros(3, 3), torch.zeros(2, 3)


@pytest.mark.parametrize("message", MESSAGES)
def test_a_buffer_that_does_not_fit_is_refused(message: str) -> None:
    kind, call = MESSAGES[message]
    with pytest.raises(kind, match=message):
        call()


def test_neighbours_in_one_storage_are_accepted() -> None:
    base = torch.zeros(4, 3)
    transform.pose_inverse(base[:2], Q, base[2:])
    rows = torch.zeros(2, 7)
    rows[:, 3] = 1
    got = transform.pose_inverse(rows[:, :3], Q, None, rows[:, 3:])
    assert torch.equal(got[1], rows[:, 3:])


# scale_grad


def test_scale_grad_is_the_identity_and_multiplies_the_gradient() -> None:
    x = torch.tensor([1.5, -0.0, math.inf, -7.25], requires_grad=True)
    y = scale_grad(x, 0.25)
    assert torch.equal(y, x) and y.signbit().tolist() == [False, True, False, True]
    y.backward(torch.tensor([1.0, 2.0, 3.0, 4.0]))
    assert torch.equal(x.grad, torch.tensor([0.25, 0.5, 0.75, 1.0]))
    assert torch.equal(GradFactor.apply(x, 0.25), x)


def test_scale_grad_of_poses_rotations_and_nestings() -> None:
    p, q = (x.requires_grad_() for x in sampling.poses(3))
    scaled = scale_grad({"pose": pk.Pose(p, q), "rotation": [pk.Rotation(q)], "name": 3}, 10.0)
    assert type(scaled["pose"]) is pk.Pose and scaled["name"] == 3
    total = scaled["pose"].position.sum() + scaled["rotation"][0].quaternion.sum()
    got = torch.autograd.grad(total, (p, q))
    assert all(torch.equal(g, torch.full_like(g, 10.0)) for g in got)


def test_scale_grad_has_a_second_derivative_a_jvp_and_a_vmap() -> None:
    x = sampling.normal(3).requires_grad_()
    (first,) = torch.autograd.grad((scale_grad(x, 2.0) ** 3).sum(), x, create_graph=True)
    assert_near(first.detach(), 6 * x.detach() ** 2)
    (second,) = torch.autograd.grad(first.sum(), x)
    assert_near(second, 2 * 2 * 6 * x.detach())  # once more through the same factor
    plain = x.detach()
    _, moved = torch.func.jvp(lambda x: scale_grad(x, 2.0) ** 2, (plain,), (torch.ones_like(plain),))
    assert_near(moved, 4 * plain)
    each = torch.func.vmap(torch.func.grad(lambda x: scale_grad(x, 2.0) ** 2))(plain)
    assert_near(each, 4 * plain)


def test_scale_grad_takes_a_tensor_of_factors() -> None:
    x = torch.ones(2, 3, requires_grad=True)
    factor = torch.tensor([1.0, 2.0, 3.0])
    scale_grad(x, factor).sum().backward()
    assert torch.equal(x.grad, factor.expand(2, 3))


def test_scale_grad_compiles_into_one_graph() -> None:
    torch.compiler.reset()
    x = sampling.normal(3).requires_grad_()
    run = torch.compile(lambda x: scale_grad(x, 2.0).sin(), fullgraph=True, backend="aot_eager")
    y = run(x)
    assert torch.equal(y, x.sin())
    (got,) = torch.autograd.grad(y.sum(), x)
    assert_near(got, 2 * x.detach().cos())
