"""The autograd Functions without buffers, their error messages, and scale_grad. Other files test buffers."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest
import torch

import posekit as pk
from posekit import functions, transform
from posekit.functions import GradFactor, TransformPoint, scale_grad
from tests.reference import pose
from tests.support import contract, sampling
from tests.support.cases import FUNCTIONS, assert_near, loss
from tests.support.contract import leaves

every = pytest.mark.parametrize("name", FUNCTIONS)


@every
def test_a_function_is_an_autograd_function_of_its_name(name: str) -> None:
    function = getattr(functions, name)
    assert issubclass(function, torch.autograd.Function)
    assert function.__name__ == name
    assert function.__module__ == "posekit.functions"
    assert "Arguments of ``apply``" in function.__doc__


@every
@pytest.mark.parametrize("buffers", ["left out", "None"])
def test_apply_takes_tensors_then_nothing_or_none(name: str, buffers: str) -> None:
    case = FUNCTIONS[name]
    inputs = case.inputs(3)
    rest = [None] * (case.results + len(inputs)) if buffers == "None" else []
    assert_near(case.function(*inputs, *rest), case.reference(*inputs))


@every
def test_functions_have_jvp_vmap_and_double_backward(name: str) -> None:
    case = FUNCTIONS[name]
    inputs = case.inputs(2)
    contract.check_first(case.function, inputs, check_batched_grad=True)
    contract.check_second(case.function, inputs)
    assert_near(torch.func.vmap(case.function)(*inputs), case.reference(*inputs))


def test_both_pose_products_accept_the_same_arguments() -> None:
    p, q = sampling.poses(4)
    for function in (functions.TransformPose, functions.BatchTransformPose):
        assert_near(function.apply(p, q, p, q), pose.compose(p, q, p, q))
        assert_near(function.apply(p[:1], q[:1], p, q), pose.compose(p[:1], q[:1], p, q))
        assert_near(function.apply(p, q, p[0], q[0]), pose.compose(p, q, p[0], q[0]))


def test_the_gradient_of_one_pose_times_a_batch_is_the_sum_over_the_batch() -> None:
    p, q = sampling.poses(256)
    case, inputs = FUNCTIONS["TransformPose"], leaves([p[:1], q[:1], p, q])
    adjs = case.adjs(inputs)
    loss(case.without_outs(inputs, adjs)).backward()
    want = case.gradients(inputs)
    for x, adj, w in zip(inputs, adjs, want, strict=True):
        assert_near(adj, w)
        assert_near(x.grad, w)


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
        lambda: transform.batch_transform_points(P, Q.clone().requires_grad_(), P[:, None], None, None, P.clone()),
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


def test_a_call_without_buffers_equals_the_op_after_any_earlier_call() -> None:
    leaves = [torch.randn(5, n, requires_grad=True) for n in (3, 4, 3)]
    call = lambda: TransformPoint.apply(*leaves, None, None, None, None)  # noqa: E731
    first = call()  # in torch 2.11 a node lives no longer than its tensor
    name = first.grad_fn.name()
    # A gradient buffer of another shape, of a tensor that needs no gradient.
    TransformPoint.apply(*[x.detach() for x in leaves], None, None, None, torch.empty(4, 3))
    second = call()
    assert second.grad_fn.name() == name


@pytest.mark.parametrize("strange", ["sparse", "nested"])
@pytest.mark.parametrize("place", [0, 3, 6])
@pytest.mark.filterwarnings("ignore:The PyTorch API of nested tensors", "ignore:Sparse CSR tensor support")
def test_tensors_that_are_not_dense_are_refused_in_calls_with_buffers(strange: str, place: int) -> None:
    plain = [torch.randn(5, n) for n in (3, 4, 3, 3, 3, 4, 3)]
    other = plain[0].to_sparse_csr() if strange == "sparse" else torch.nested.nested_tensor([torch.randn(5, 3)])
    for _ in range(2):  # the second time beside a written route
        with pytest.raises(pk.ArgumentError, match="must be a dense tensor"):
            TransformPoint.apply(*plain[:place], other, *plain[place + 1 :])
        TransformPoint.apply(*plain)


@pytest.mark.parametrize("call", [transform.batch_transform_points, transform.batch_transform_points_inverse])
@pytest.mark.filterwarnings("ignore:Sparse CSR tensor support")
def test_clouds_with_arguments_that_have_no_strides_raise_typed_errors(call: Callable[..., object]) -> None:
    p, q, points = torch.zeros(4, 3), torch.ones(4, 4), torch.zeros(4, 2, 3)
    for wrong in (torch.ones(4, 3).to_sparse_csr(), pk.Pose):
        for buffers in ((), (torch.empty(4, 2, 3),)):
            with pytest.raises(pk.ArgumentError, match=r"batch_transform_points(_inverse)?: position must be a"):
                call(wrong, q, points, *buffers)
            with pytest.raises(pk.ArgumentError, match=r"batch_transform_points(_inverse)?: quaternion must be a"):
                call(p, wrong, points, *buffers)
