"""Every transform of torch, alone and nested, gives of an op what it gives of the reference formula."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.autograd import forward_ad
from torch.func import grad, hessian, jacfwd, jacrev, jvp, linearize, vjp, vmap
from torch.utils import _pytree as pytree
from torch.utils.checkpoint import checkpoint, create_selective_checkpoint_contexts

import posekit as pk
from posekit.math import pose, rotation, so3
from tests.reference import pose as pose_reference
from tests.reference import rotation as rotation_reference
from tests.reference import so3 as so3_reference
from tests.support import sampling

# The graph that torch.func.linearize records keeps its constants where fx warns about them, whatever it records.
LINEARIZE = "ignore:Attempted to insert a get_attr Node:UserWarning"

Function = Callable[..., Any]
RUN = torch.ops.posekit.run.default
ALL = (0, 1, 2, 3)


def pair(*batch: int, seed: int = 0) -> tuple[Tensor, ...]:
    """The arguments of compose."""
    return (*sampling.poses(*batch, seed=seed), *sampling.poses(*batch, seed=seed + 50))


def directions(*batch: int) -> tuple[Tensor, ...]:
    return tuple(x.sin() for x in pair(*batch, seed=7))


def near(got: Any, want: Any, tolerance: float = 1e-11) -> None:
    got, want = pytree.tree_leaves(got), pytree.tree_leaves(want)
    assert len(got) == len(want) > 0
    for g, w in zip(got, want, strict=True):
        torch.testing.assert_close(g, w, rtol=tolerance, atol=tolerance * max(1.0, w.abs().max().item()))


def agree(transformed: Callable[[Function], Function], *inputs: Tensor, tolerance: float = 1e-11) -> None:
    near(transformed(pose.compose)(*inputs), transformed(pose_reference.compose)(*inputs), tolerance)


def scalar(function: Function) -> Function:
    """A loss whose derivatives of every order differ for every output."""

    def loss(*inputs: Tensor) -> Tensor:
        made = pytree.tree_leaves(function(*inputs))
        return sum(((1 + k) * y).sin().mul(y).sum() for k, y in enumerate(made))  # type: ignore[return-value]

    return loss


def pulled_back(function: Function) -> Function:
    def transformed(*inputs: Tensor) -> Any:
        made, pull = vjp(function, *inputs)
        return pull(pytree.tree_map(torch.cos, made))

    return transformed


def pushed_forward(function: Function) -> Function:
    return lambda *inputs: jvp(function, inputs, tuple(x.sin() for x in inputs))


def linearized(function: Function) -> Function:
    return lambda *inputs: linearize(function, *inputs)[1](*[x.sin() for x in inputs])


def every(transform: Function) -> Function:
    """With respect to all arguments, however many a function has."""
    return lambda function: lambda *inputs: transform(function, argnums=tuple(range(len(inputs))))(*inputs)


TRANSFORMS = {
    "grad": lambda function: every(grad)(scalar(function)),
    "vjp": pulled_back,
    "jvp": pushed_forward,
    "jacrev": every(jacrev),
    "jacfwd": every(jacfwd),
    "vmap": vmap,
}


@pytest.mark.filterwarnings(LINEARIZE)
@pytest.mark.parametrize("name", [*TRANSFORMS, "linearize", "hessian"])
def test_a_transform_of_compose(name: str) -> None:
    others = {"linearize": linearized, "hessian": lambda f: hessian(scalar(f), argnums=ALL)}
    agree({**TRANSFORMS, **others}[name], *pair(2))


@pytest.mark.parametrize("inner", TRANSFORMS)
@pytest.mark.parametrize("outer", TRANSFORMS)
def test_transforms_nest_pairwise(outer: str, inner: str) -> None:
    inputs = sampling.poses(*((2, 2) if outer == inner == "vmap" else (2,)))
    got, want = (TRANSFORMS[outer](TRANSFORMS[inner](f))(*inputs) for f in (pose.inverse, pose_reference.inverse))
    near(got, want)


@pytest.mark.filterwarnings(LINEARIZE)
@pytest.mark.parametrize("inner", ("vjp", "jacrev", "vmap"))  # torch linearizes by forward mode, which it does not nest
def test_transforms_can_be_linearized(inner: str) -> None:
    inputs = sampling.poses(2)
    got, want = (linearized(TRANSFORMS[inner](f))(*inputs) for f in (pose.inverse, pose_reference.inverse))
    near(got, want)


THIRD = {
    "jacfwd(hessian)": lambda f, n: jacfwd(hessian(scalar(f), argnums=n), argnums=n),
    "jacrev(hessian)": lambda f, n: jacrev(hessian(scalar(f), argnums=n), argnums=n),
    "jacfwd(jacfwd(jacfwd))": lambda f, n: jacfwd(jacfwd(jacfwd(f, argnums=n), argnums=n), argnums=n),
    "jacrev(jacrev(jacrev))": lambda f, n: jacrev(jacrev(jacrev(f, argnums=n), argnums=n), argnums=n),
    "vmap(jacfwd(hessian))": lambda f, n: vmap(jacfwd(hessian(scalar(f), argnums=n), argnums=n)),
}


@pytest.mark.parametrize("name", ("jacfwd(hessian)", "jacrev(jacrev(jacrev))"))
def test_third_order_of_compose(name: str) -> None:
    agree(lambda f: THIRD[name](f, (1, 2)), *pair(1), tolerance=1e-10)


@pytest.mark.parametrize("name", THIRD)
def test_third_order_of_log(name: str) -> None:
    inputs = sampling.quaternions(2, seed=4)
    got, want = (THIRD[name](f, (0,))(inputs) for f in (so3.log, so3_reference.log))
    near(got, want, 1e-9)


def test_third_order_by_repeated_backward() -> None:
    def third(function: Function, inputs: tuple[Tensor, ...]) -> tuple[Tensor, ...]:
        value = scalar(function)(*inputs)
        for _ in range(2):
            grads = torch.autograd.grad(value, inputs, create_graph=True)
            value = sum(g.square().sum() for g in grads)
        return torch.autograd.grad(value, inputs)

    inputs = tuple(x.requires_grad_() for x in pair(2))
    near(third(pose.compose, inputs), third(pose_reference.compose, inputs), 1e-10)


# vmap


@pytest.mark.parametrize(
    "in_dims",
    ((0, 0, 0, 0), (0, None, 1, 0), (None, 1, None, 0), (1, 1, 1, 1), (None, None, None, 1), (-2, 0, 0, 1)),
)
@pytest.mark.parametrize("out_dims", (0, 1, (1, 0)))
def test_vmap_takes_any_dims(in_dims: tuple[int | None, ...], out_dims: Any) -> None:
    inputs = pair(3, 3)
    taken = [x[0] if d is None else x for x, d in zip(inputs, in_dims, strict=True)]
    agree(lambda f: vmap(f, in_dims=in_dims, out_dims=out_dims), *taken)


def test_vmap_of_unbatched_and_of_broadcast_arguments() -> None:
    a, b = pair(4)[:2], pair(2, 1, seed=3)[2:]
    agree(vmap, *pair(4))
    agree(lambda f: vmap(f, in_dims=(0, 0, None, None)), *a, *b)


def test_vmap_inside_vmap_makes_every_combination() -> None:
    a, b = pair(3)[:2], pair(5, seed=3)[2:]
    agree(lambda f: vmap(vmap(f, in_dims=(None, None, 0, 0)), in_dims=(0, 0, None, None)), *a, *b)


def test_vmap_over_tangents_and_over_cotangents() -> None:
    inputs, many = pair(3), directions(4, 3)
    agree(lambda f: lambda *t: vmap(lambda *u: jvp(f, inputs, u)[1])(*t), *many)
    cotangents = many[:2]
    agree(lambda f: lambda *c: vmap(vjp(f, *inputs)[1])(c), *cotangents)


@pytest.mark.parametrize("transform", (grad, jacrev, jacfwd, hessian))
def test_vmap_of_per_sample_derivatives_with_shared_arguments(transform: Function) -> None:
    shared = [x[0] if k > 1 else x for k, x in enumerate(pair(3))]
    agree(lambda f: vmap(transform(scalar(f), argnums=ALL), in_dims=(0, 0, None, None)), *shared, tolerance=1e-10)


def test_randomness_of_vmap_does_not_matter() -> None:
    agree(lambda f: vmap(f, chunk_size=2, randomness="different"), *pair(5))


@pytest.mark.parametrize("vectorized", ((False, "reverse-mode"), (True, "reverse-mode"), (True, "forward-mode")))
def test_functional_jacobian_and_hessian(vectorized: tuple[bool, str]) -> None:
    vectorize, strategy = vectorized
    functional = torch.autograd.functional
    near(
        functional.jacobian(pose.compose, pair(2), vectorize=vectorize, strategy=strategy),
        functional.jacobian(pose_reference.compose, pair(2)),
    )
    near(
        functional.hessian(scalar(pose.compose), pair(2), vectorize=vectorize, outer_jacobian_strategy=strategy),
        functional.hessian(scalar(pose_reference.compose), pair(2)),
    )


# Autograd


@pytest.fixture
def inputs() -> tuple[Tensor, ...]:
    return tuple(x.requires_grad_() for x in pair(3))


@pytest.fixture
def wanted(inputs: tuple[Tensor, ...]) -> tuple[Tensor, ...]:
    return torch.autograd.grad(scalar(pose_reference.compose)(*inputs), inputs)


@pytest.mark.parametrize("learning", ((0, 1, 2, 3), (1,), (1, 3)))
def test_batched_incoming_gradients_and_a_graph_that_goes_on(learning: tuple[int, ...]) -> None:
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
def test_forward_mode_of_any_choice_of_inputs(moving: tuple[int, ...]) -> None:
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
def test_a_checkpoint_unpacks_what_was_saved_once_on_every_route(size: int) -> None:
    for _ in range(3):  # from the second one on, backward first tries the route that takes 20 000 for too many
        leaves = [x.requires_grad_() for x in pair(size)]
        checkpoint(scalar(pose.compose), *leaves, use_reentrant=False).backward()
        near([x.grad for x in leaves], torch.autograd.grad(scalar(pose.compose)(*leaves), leaves))


def test_selective_checkpoint_keeps_what_the_op_made(inputs: tuple[Tensor, ...], wanted: tuple[Tensor, ...]) -> None:
    contexts = functools.partial(create_selective_checkpoint_contexts, [RUN])
    loss = checkpoint(scalar(pose.compose), *inputs, use_reentrant=False, context_fn=contexts)
    near(torch.autograd.grad(loss, inputs), wanted)


def test_saved_tensors_can_be_packed_away(inputs: tuple[Tensor, ...], wanted: tuple[Tensor, ...]) -> None:
    packed = []
    with torch.autograd.graph.saved_tensors_hooks(lambda x: packed.append(x) or x.clone(), lambda x: x):
        pose.compose(*inputs)
    assert {x.data_ptr() for x in packed} <= {x.data_ptr() for x in inputs}  # the op saves inputs and nothing else
    with torch.autograd.graph.save_on_cpu():
        loss = scalar(pose.compose)(*inputs)
    near(torch.autograd.grad(loss, inputs), wanted)


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


def test_a_saved_input_that_was_changed_in_place_is_detected(inputs: tuple[Tensor, ...]) -> None:
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


def test_one_tensor_in_two_places_gets_the_sum_of_both_gradients() -> None:
    position, quaternion = (x.requires_grad_() for x in sampling.poses(3))
    got, want = (
        torch.autograd.grad(scalar(f)(position, quaternion, position, quaternion), (position, quaternion))
        for f in (pose.compose, pose_reference.compose)
    )
    near(got, want)


# Values as pytrees


def made_of(parts: tuple[Tensor, ...]) -> Iterator[pk.Pose]:
    yield pk.Pose(*parts[:2])
    yield pk.Pose(*parts[2:])


def test_vmap_takes_and_gives_poses() -> None:
    a, b = made_of(pair(4))
    near(vmap(lambda x, y: x @ y)(a, b), a @ b)
    every_combination = vmap(vmap(pk.Pose.between, in_dims=(None, 0)), in_dims=(0, None))(a, b)
    assert isinstance(every_combination, pk.Pose)
    near(every_combination, a[:, None].between(b))
    turned = vmap(lambda r: (~r).log())(a.rotation)
    near(turned, so3_reference.log(rotation_reference.inverse(a.quaternion)))


@pytest.mark.parametrize("transform", (grad, jacrev, jacfwd))
def test_gradients_with_respect_to_a_pose_are_poses(transform: Function) -> None:
    inputs = pair()
    a, b = made_of(inputs)
    got = transform(lambda x: scalar(lambda y: y @ b)(x))(a)
    assert isinstance(got, pk.Pose)
    want = grad(scalar(pose_reference.compose), argnums=(0, 1))(*inputs)
    near(got, want)


def test_jacobians_and_hessians_of_poses() -> None:
    inputs = pair()
    a, b = made_of(inputs)
    got = jacrev(lambda x: (x @ b).position)(a)
    want = jacrev(lambda p, q: pose_reference.compose(p, q, *inputs[2:])[0], argnums=(0, 1))(*inputs[:2])
    near(got, want)
    near(hessian(scalar(lambda x: ~x))(a), hessian(scalar(pose_reference.inverse), argnums=(0, 1))(*inputs[:2]))
    pushed = jvp(lambda x: x @ b, (a,), (pk.Pose(*directions()[:2]),))[1]
    want = jvp(lambda p, q: pose_reference.compose(p, q, *inputs[2:]), inputs[:2], directions()[:2])[1]
    near(pushed, want)


def test_per_sample_gradients_with_respect_to_rotations() -> None:
    quaternion = sampling.quaternions(5, seed=9)
    got = vmap(grad(lambda r: r.log().square().sum()))(pk.Rotation(quaternion))
    want = vmap(grad(lambda q: so3_reference.log(q).square().sum()))(quaternion)
    assert isinstance(got, pk.Rotation)
    near(got, want)


def test_a_checkpoint_takes_poses() -> None:
    inputs = tuple(x.requires_grad_() for x in pair(3))
    a, b = made_of(inputs)
    loss = checkpoint(scalar(lambda x, y: x @ y), a, b, use_reentrant=False)
    near(torch.autograd.grad(loss, inputs), torch.autograd.grad(scalar(pose_reference.compose)(*inputs), inputs))
