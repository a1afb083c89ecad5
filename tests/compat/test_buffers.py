"""Repeated calls with buffers, buffers that no longer fit, and calls inside transforms and compilers."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.utils.checkpoint import checkpoint

import posekit as pk
from posekit import transform
from tests.reference import pose
from tests.support import sampling
from tests.support.cases import FUNCTIONS, assert_near, loss, outputs
from tests.support.contract import leaves

every = pytest.mark.parametrize("name", FUNCTIONS)
P, Q, X = sampling.normal(3), sampling.quaternions(), sampling.normal(5, 3, seed=3)
WANT = pose.apply(P, Q, X)


def filled(*shape: int) -> Tensor:
    return torch.full(shape, math.nan, dtype=torch.float64)


# A function is written for each pattern of arguments when a call of the pattern was right; later calls run that.


@every
def test_repeated_calls_of_one_pattern_obey_every_rule(name: str) -> None:
    case = FUNCTIONS[name]
    for batch in ((3,), (3,), (3,), (2, 2), (20_000,), (3,)):  # 20 000 are too many for the written function
        inputs = leaves(case.inputs(*batch, seed=len(batch)))
        outs, adjs = case.outs(inputs), case.adjs(inputs)
        versions = [(b, b._version) for b in (*outs, *adjs)]
        got = outputs(case.function(*inputs, *outs, *adjs))
        assert all(y is out for y, out in zip(got, outs, strict=True))
        assert_near(got, case.reference(*inputs))
        loss(got).backward()
        assert all(b._version > v for b, v in versions)
        want = case.gradients(inputs)
        assert_near(tuple(adjs), want)
        for adj in adjs:
            adj.fill_(math.nan)
        assert_near(tuple(x.grad for x in inputs), want)
        plain = [x.detach() for x in inputs]
        outs = case.outs(inputs)
        versions = [(out, out._version) for out in outs]
        assert_near(outputs(case.function(*plain, *outs)), outputs(case.reference(*plain)))
        assert all(out._version > v and not out.requires_grad for out, v in versions)


@every
def test_only_tensors_that_backward_needs_must_not_be_changed(name: str) -> None:
    case = FUNCTIONS[name]
    for _ in range(2):
        inputs = [2 * x for x in leaves(case.inputs(3))]
        plain = case.function(*inputs)
        buffered = case.function(*inputs, *case.outs(inputs), *case.adjs(inputs))
        saved = {x.data_ptr() for x in outputs(plain)[0].grad_fn.saved_tensors}
        for x in inputs:
            with torch.no_grad():
                x.add_(0) if x.data_ptr() not in saved else None
        loss(buffered).backward()


def test_a_non_leaf_input_and_a_second_graph_get_their_own_gradients() -> None:
    case = FUNCTIONS["PoseInverse"]
    inputs = case.inputs(3)
    adjs = case.adjs(inputs)
    for _ in range(3):
        mine = leaves(inputs)
        first = case.without_outs([x * 1 for x in mine], adjs)
        second = case.without_outs(mine, adjs)
        (loss(first) + 2 * loss(second)).backward()
        want = [3 * g for g in case.gradients(inputs)]
        adjs[0].fill_(math.nan)
        assert_near(tuple(x.grad for x in mine), tuple(want))


def test_omitted_buffers_are_allocated() -> None:
    for _ in range(3):
        inputs = leaves(FUNCTIONS["TransformPose"].inputs(3))
        out, adj = filled(3, 4), filled(3, 3)
        got = transform.pose_multiply(*inputs, None, out, None, None, adj)
        assert got[1] is out
        assert_near(got, pose.compose(*inputs))
        loss(got).backward()
        want = FUNCTIONS["TransformPose"].gradients(inputs)
        assert_near(adj, want[2])
        assert_near(tuple(x.grad for x in inputs), want)


BASE = torch.zeros(6, 3, dtype=torch.float64)
BATCH = Q.expand(3, 4).contiguous()
# Each stands for a mistake, as the arguments (position, quaternion, out_position, out_quaternion, adj_pos, adj_quat).
MISTAKES: dict[str, tuple[type[Exception], Callable[[], tuple[Any, ...]]]] = {
    r"out_position must not share memory with position": (
        pk.ArgumentError,
        lambda: (BASE[:3], BATCH, BASE[2:5], filled(3, 4), filled(3, 3), filled(3, 4)),
    ),
    r"adj_pos must not share memory with out_position": (
        pk.ArgumentError,
        lambda: (filled(3, 3), BATCH, BASE[:3], filled(3, 4), BASE[:3], filled(3, 4)),
    ),
    r"adj_pos must have shape \(3, 3\), got \(4, 3\)": (
        pk.ShapeError,
        lambda: (filled(3, 3).requires_grad_(), BATCH, filled(3, 3), filled(3, 4), filled(4, 3), filled(3, 4)),
    ),
    r"out_quaternion must be torch.float64, got torch.float32": (
        pk.DTypeError,
        lambda: (BASE[:3], BATCH, filled(3, 3), filled(3, 4).float(), filled(3, 3), filled(3, 4)),
    ),
    r"out_position must be on cpu, got meta": (
        pk.DeviceError,
        lambda: (BASE[:3], BATCH, filled(3, 3).to("meta"), filled(3, 4), filled(3, 3), filled(3, 4)),
    ),
    r"out_position must not be expanded": (
        pk.ArgumentError,
        lambda: (BASE[:3], BATCH, filled(3).expand(3, 3), filled(3, 4), filled(3, 3), filled(3, 4)),
    ),
    r"out_position must not be a leaf that requires grad": (
        pk.ArgumentError,
        lambda: (BASE[:3], BATCH, filled(3, 3).requires_grad_(), filled(3, 4), filled(3, 3), filled(3, 4)),
    ),
    r"adj_pos must not require grad": (
        pk.ArgumentError,
        lambda: (BASE[:3], BATCH, filled(3, 3), filled(3, 4), filled(3, 3).requires_grad_(), filled(3, 4)),
    ),
}


@pytest.mark.parametrize("message", MISTAKES)
@pytest.mark.parametrize("graph", [False, True])
def test_a_mistake_is_refused_also_after_correct_calls(message: str, graph: bool) -> None:
    kind, arguments = MISTAKES[message]
    for _ in range(2):
        right = [filled(3, 3), BATCH, filled(3, 3), filled(3, 4), filled(3, 3), filled(3, 4)]
        right[1] = BATCH.clone().requires_grad_(graph)
        transform.pose_inverse(*right)
    wrong = list(arguments())
    wrong[1] = wrong[1].clone().requires_grad_(graph)
    with pytest.raises(kind, match=f"pose_inverse: {message}"):
        transform.pose_inverse(*wrong)


@pytest.mark.parametrize("batch", [(3,), (1,)])  # of the points: the second sums the gradient
def test_a_gradient_buffer_that_changed_its_shape_is_refused(batch: tuple[int, ...]) -> None:
    for last in (False, False, True):
        q, adj = sampling.quaternions(*batch).requires_grad_(), filled(*batch, 4)
        moved = transform.transform_points(sampling.normal(3, 3), q, sampling.normal(3, 3), None, None, adj)
        if last:
            adj.resize_(0)
            with pytest.raises(pk.ShapeError, match=r"transform_points: out_gq has changed its shape .*, to \(0,\)"):
                moved.sum().backward()
        else:
            moved.sum().backward()


def test_a_cotangent_that_aliases_a_gradient_buffer_is_read_first() -> None:
    for _ in range(3):
        q = sampling.quaternions(3).requires_grad_()
        adj = sampling.normal(3, 4)
        product = transform.normalize_quaternion(q) * 1
        turned = pk.functions.QuatToMatrix.apply(product, None, adj)
        (got,) = torch.autograd.grad(turned, product, torch.ones_like(turned))
        (want,) = torch.autograd.grad(pk.functions.QuatToMatrix.apply(product), product, torch.ones_like(turned))
        assert_near(got, want)
        assert_near(adj, want)
    points = sampling.normal(3, 3)
    for _ in range(3):
        position, adj = sampling.normal(3, 3).requires_grad_(), sampling.normal(3, 3, seed=8)
        held = adj.clone()
        moved = transform.transform_points(position, sampling.quaternions(3), points, None, None, None, adj)
        moved.backward(adj)
        want = torch.autograd.grad(
            pose.apply(P, sampling.quaternions(3), x := points.clone().requires_grad_()), x, held
        )
        assert_near(adj, want[0])
        assert_near(position.grad, held)


@pytest.mark.parametrize("size", [3, 20_000])
def test_a_checkpoint_around_calls_of_one_pattern(size: int) -> None:
    case = FUNCTIONS["PoseInverse"]
    for _ in range(3):  # the last two on the written functions, which hand 20 000 poses over to the general route
        inputs = leaves(case.inputs(size))
        adjs = case.adjs(inputs)
        run = lambda *x: case.without_outs(x, adjs)  # noqa: E731, B023
        loss(checkpoint(run, *inputs, use_reentrant=False)).backward()
        want = case.gradients(inputs)
        assert_near(tuple(adjs), want)
        assert_near(tuple(x.grad for x in inputs), want)


# Inside transforms


def test_vmap_maps_a_result_buffer_that_is_an_argument() -> None:
    out = filled(5, 3)
    got = torch.func.vmap(lambda x, out: transform.transform_points(P, Q, x, out))(X, out)
    assert_near(got, WANT)
    assert_near(out, WANT)


def test_grad_and_vmap_write_buffers_that_are_arguments() -> None:
    out, adj = filled(5, 3), filled(5, 3)

    def total(x: Tensor, out: Tensor, adj: Tensor) -> Tensor:
        return transform.transform_points(P, Q, x, out, None, None, adj).square().sum()

    (want,) = torch.autograd.grad(pose.apply(P, Q, x := X.clone().requires_grad_()).square().sum(), x)
    assert_near(torch.func.vmap(torch.func.grad(total))(X, out, adj), want)
    assert_near(out, WANT)
    assert_near(adj, want)
    out, adj = filled(5, 3), filled(5, 3)
    assert_near(torch.func.grad(total)(X, out, adj), want)
    assert_near(out, WANT)
    assert_near(adj, want)


def test_jvp_and_hessians_go_through_a_result_buffer() -> None:
    tangent = sampling.normal(5, 3, seed=9)
    got = torch.func.jvp(
        lambda x, out: transform.transform_points(P, Q, x, out), (X, filled(5, 3)), (tangent, X.clone())
    )
    assert_near(got[1], pose.apply(torch.zeros(3, dtype=torch.float64), Q, tangent))

    def total(q: Tensor, out: Tensor) -> Tensor:
        return transform.transform_points(P, q, X[0], out).square().sum()

    want = torch.func.hessian(lambda q: pose.apply(P, q, X[0]).square().sum())(Q)
    assert_near(torch.func.hessian(total)(Q, filled(3)), want, 1e-10)


def test_gradients_of_a_call_with_a_result_buffer_may_be_batched() -> None:
    x, weights = X.clone().requires_grad_(), sampling.normal(4, 5, 3, seed=11)
    for _ in range(2):
        moved = transform.transform_points(P, Q, x, filled(5, 3))
        (got,) = torch.autograd.grad(moved, x, weights, is_grads_batched=True)
        want = [torch.autograd.grad(pose.apply(P, Q, x), x, w)[0] for w in weights]
        assert_near(got, torch.stack(want))


class Stopped(torch.autograd.Function):
    """Passes on no gradient, not even zeros."""

    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        return x.clone()

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> None:
        return None


@every
def test_undefined_gradients_through_result_buffers(name: str) -> None:
    case = FUNCTIONS[name]
    inputs = leaves(case.inputs(3))
    for _ in range(3):
        made = outputs(case.function(*inputs, *case.outs(inputs)))
        for x in inputs:
            x.grad = None
        (sum(Stopped.apply(y).sum() for y in made) + sum(x.sum() for x in inputs)).backward()
        assert_near(tuple(x.grad for x in inputs), tuple(torch.ones_like(x) for x in inputs))


def captured(transformed: Callable[..., Any], *buffered: int) -> Callable[[], Any]:
    """A call inside a transform, with buffers from outside of it."""
    given: list[Tensor | None] = [None] * 4
    for k in buffered:
        given[k] = filled(*((5, 3), (3,), (4,), (5, 3))[k])
    return lambda: transformed(lambda x: transform.transform_points(P, Q, x, *given).square().sum(-1).sum())(X)


def batched() -> Any:
    x = X.clone().requires_grad_()
    moved = transform.transform_points(P, Q, x, None, None, None, filled(5, 3))
    return torch.autograd.grad(moved, x, sampling.normal(2, 5, 3), is_grads_batched=True)


ARGUMENT = "pass it to the transformed function as an argument, or leave it out"
IMPOSSIBLE: dict[str, Callable[[], Any]] = {
    f"inside this transform out_points cannot receive the result; {ARGUMENT}": captured(torch.func.grad, 0),
    f"out_points cannot receive the result; {ARGUMENT}": lambda: torch.func.vmap(
        lambda x, out: transform.transform_points(P, Q, x, out), (0, None)
    )(X, filled(3)),
    "out_points cannot receive the result": lambda: captured(
        lambda f: lambda x: torch.func.jvp(f, (x,), (x,)),
        0,
    )(),
    f"inside this transform out_gpt cannot receive a gradient; {ARGUMENT}": captured(torch.func.grad, 3),
    "out_gp cannot receive a gradient, because position has none; leave it out": captured(torch.func.grad, 1),
    "out_gpt cannot hold a batch of gradients, as under vmap; leave it out": batched,
}


@pytest.mark.parametrize("message", IMPOSSIBLE)
def test_unsupported_calls_inside_a_transform_name_a_remedy(message: str) -> None:
    with pytest.raises(pk.ArgumentError, match=f"transform_points: .*{message}"):
        IMPOSSIBLE[message]()


# Inside torch.compile


def compiled(fullgraph: bool) -> Callable[..., Tensor]:
    torch.compiler.reset()

    def run(x: Tensor, out: Tensor | None, adj: Tensor | None) -> Tensor:
        return 2 * transform.transform_points(P, Q, x, out, None, None, adj)

    return torch.compile(run, fullgraph=fullgraph, backend="aot_eager")


# Dynamo looks at .grad of every tensor that a resumed frame is given.
@pytest.mark.slow(but="True")
@pytest.mark.filterwarnings("ignore:The .grad attribute of a Tensor that is not a leaf")
@pytest.mark.parametrize("fullgraph", [False, True])
def test_compiled_calls_with_buffers_are_right(fullgraph: bool) -> None:
    run, out = compiled(fullgraph), filled(5, 3)
    for _ in range(3):
        x, adj = X.clone().requires_grad_(), None if fullgraph else filled(5, 3)
        doubled = run(x, out.detach() if fullgraph else out, adj)
        assert_near(doubled, 2 * WANT)
        assert_near(out, WANT)
        (got,) = torch.autograd.grad(doubled.square().sum(), x)
        (want,) = torch.autograd.grad((2 * pose.apply(P, Q, x)).square().sum(), x)
        assert_near(got, want)
        if adj is not None:
            assert_near(adj, want)


@pytest.mark.filterwarnings("ignore:The .grad attribute of a Tensor that is not a leaf")
def test_unsupported_calls_in_a_compiled_graph_name_a_remedy() -> None:
    x = X.clone().requires_grad_()
    message = "out_gp and out_gq and out_gpt and a result buffer with autograd history are not supported in a compiled"
    with pytest.raises(torch._dynamo.exc.Unsupported, match=message):
        compiled(True)(x, None, filled(5, 3))
    out = filled(5, 3)
    run = compiled(True)
    run(x, out, None)
    with pytest.raises(torch._dynamo.exc.Unsupported, match=message):
        run(x, out, None)
