"""`NestedFunction`: nestings of inputs and outputs, methods of the context, and the transforms of torch."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.utils.checkpoint import checkpoint

import posekit as pk
from posekit import NestedContext, NestedFunction, Pose, Rotation
from tests.support import sampling


class Mix(NestedFunction):
    """Every kind of nesting: ``{"pose": Pose(p * w, q * 2), "rest": [r * t, factor]}``."""

    @staticmethod
    def forward(ctx: NestedContext, pose: Pose, options: dict[str, Any], rotation: Rotation) -> Any:
        weight, (factor, t) = options["weight"], options["pair"]
        out = {"pose": Pose(pose.position * weight, pose.quaternion * 2), "rest": [rotation.quaternion * t, factor]}
        ctx.save_for_backward({"position": pose.position, "weight": weight}, (rotation, t))
        return out

    @staticmethod
    def backward(ctx: NestedContext, gradient: Any) -> Any:
        first, (rotation, t) = ctx.saved
        g_pose, (g_rotated, nothing) = gradient["pose"], gradient["rest"]
        assert nothing is None
        pose = Pose(g_pose.position * first["weight"], g_pose.quaternion * 2)
        weight = (g_pose.position * first["position"]).sum((0, 1))
        pair = (None, (g_rotated * rotation.quaternion).sum())
        return pose, {"weight": weight, "pair": pair}, Rotation._unchecked(g_rotated * t)


def mixed(p: Tensor, q: Tensor, w: Tensor, t: Tensor, r: Tensor) -> Any:
    return Mix.apply(Pose(p, q), {"weight": w, "pair": (3, t)}, Rotation(r))


def plain(p: Tensor, q: Tensor, w: Tensor, t: Tensor, r: Tensor) -> tuple[Tensor, ...]:
    return p * w, q * 2, r * t


def parts(out: Any) -> tuple[Tensor, ...]:
    return out["pose"].position, out["pose"].quaternion, out["rest"][0]


def inputs() -> list[Tensor]:
    p, q = sampling.poses(2)
    made = [p, q, sampling.normal(1)[0], sampling.normal(1, seed=4)[0], sampling.quaternions(2, seed=5)]
    return [x.requires_grad_() for x in made]


def test_values_and_gradients_keep_their_nestings() -> None:
    xs = inputs()
    out = mixed(*xs)
    assert type(out["pose"]) is Pose and out["rest"][1] == 3
    assert all(torch.equal(a, b) for a, b in zip(parts(out), plain(*xs), strict=True))
    assert torch.autograd.gradcheck(lambda *x: parts(mixed(*x)), xs)
    assert torch.autograd.gradgradcheck(lambda *x: parts(mixed(*x)), xs)


def test_under_no_grad_nothing_is_recorded() -> None:
    with torch.no_grad():
        assert not any(y.requires_grad for y in parts(mixed(*inputs())))
    detached = [x.detach() for x in inputs()]
    assert not any(y.requires_grad for y in parts(mixed(*detached)))


def test_two_backwards_through_a_retained_graph_agree_and_a_third_is_refused() -> None:
    xs = inputs()
    total = sum(y.square().sum() for y in parts(mixed(*xs)))
    first = torch.autograd.grad(total, xs, retain_graph=True)
    second = torch.autograd.grad(total, xs)
    assert all(torch.equal(a, b) for a, b in zip(first, second, strict=True))
    with pytest.raises(RuntimeError, match="second time"):
        torch.autograd.grad(total, xs)


@pytest.mark.parametrize("reentrant", [False, True])
def test_checkpointing(reentrant: bool) -> None:
    xs = inputs()
    out = checkpoint(lambda *x: parts(mixed(*x)), *xs, use_reentrant=reentrant)
    want = torch.autograd.grad(sum(y.square().sum() for y in plain(*xs)), xs)
    sum(y.square().sum() for y in out).backward()
    for x, w in zip(xs, want, strict=True):
        torch.testing.assert_close(x.grad, w)


def test_torch_func_transforms_nest() -> None:
    xs = tuple(x.detach() for x in inputs())

    def total(function: Any) -> Any:
        return lambda *x: sum(y.square().sum() for y in function(*x))

    ours, theirs = total(lambda *x: parts(mixed(*x))), total(plain)
    for a, b in zip(torch.func.grad(ours, (0, 4))(*xs), torch.func.grad(theirs, (0, 4))(*xs), strict=True):
        torch.testing.assert_close(a, b)
    torch.testing.assert_close(torch.func.jacrev(torch.func.jacrev(ours))(*xs), torch.func.hessian(theirs)(*xs))
    batch = tuple(torch.stack([x, 2 * x, -x]) for x in xs)
    torch.testing.assert_close(
        torch.func.vmap(torch.func.grad(ours))(*batch), torch.func.vmap(torch.func.grad(theirs))(*batch)
    )
    torch.testing.assert_close(
        torch.func.grad(lambda *x: torch.func.vmap(ours)(*x).sum())(*batch),
        torch.func.vmap(torch.func.grad(theirs))(*batch),
    )


def test_a_value_that_torch_can_map_as_it_is_can_be_a_whole_pose() -> None:
    pose = Pose(*sampling.poses(3))

    class Doubled(NestedFunction):
        @staticmethod
        def forward(ctx: NestedContext, pose: Pose) -> Pose:
            return Pose._unchecked(2 * pose.position, pose.quaternion * 1)

        @staticmethod
        def backward(ctx: NestedContext, gradient: Pose) -> Pose:
            return Pose._unchecked(2 * gradient.position, gradient.quaternion)

    mapped = torch.func.vmap(Doubled.apply)(pose)
    assert type(mapped) is Pose
    assert torch.equal(mapped.position, 2 * pose.position)


def test_needs_input_grad_has_the_nesting_of_the_inputs() -> None:
    seen: list[Any] = []

    class Watch(NestedFunction):
        @staticmethod
        def forward(ctx: NestedContext, pose: Pose, more: list[Any]) -> Tensor:
            seen.append(ctx.needs_input_grad)
            return pose.position + more[0]

        @staticmethod
        def backward(ctx: NestedContext, gradient: Tensor) -> Any:
            seen.append(ctx.needs_input_grad)
            return (Pose._unchecked(gradient, None), [gradient, None])

    p, q = sampling.poses(2)
    Watch.apply(Pose(p.requires_grad_(), q), [torch.zeros_like(p), "name"]).sum().backward()
    for pose, more in seen:
        assert (pose.position, pose.quaternion, more) == (True, False, [False, None])
    assert torch.equal(p.grad, torch.ones_like(p))


def test_mark_dirty_changes_an_input_in_place() -> None:
    class Double(NestedFunction):
        @staticmethod
        def forward(ctx: NestedContext, boxed: dict[str, Tensor]) -> dict[str, Tensor]:
            ctx.mark_dirty(boxed)
            boxed["x"].mul_(2)
            return boxed

        @staticmethod
        def backward(ctx: NestedContext, gradient: dict[str, Tensor]) -> Any:
            return {"x": 2 * gradient["x"]}

    leaf = sampling.normal(3).requires_grad_()
    x = leaf * 1
    squares = x.square().sum()
    version = x._version
    out = Double.apply({"x": x})
    assert out["x"] is x and x._version > version
    (got,) = torch.autograd.grad(x.sum(), leaf)
    assert torch.equal(got, torch.full_like(leaf, 2.0))
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        squares.backward()


def test_missing_gradients_are_zeros_or_none() -> None:
    got: list[Any] = []

    class Two(NestedFunction):
        @staticmethod
        def forward(ctx: NestedContext, x: Tensor, materialize: bool) -> tuple[Tensor, Pose]:
            ctx.set_materialize_grads(materialize)
            return x * 2, Pose._unchecked(x * 3, x[..., :1] * 1)

        @staticmethod
        def backward(ctx: NestedContext, first: Tensor, second: Pose) -> Any:
            got.append(second)
            return first * 2, None

    for materialize in (True, False):
        x = torch.ones(2, 3, requires_grad=True)
        Two.apply(x, materialize)[0].sum().backward()
        assert torch.equal(x.grad, torch.full((2, 3), 2.0))
    assert torch.equal(got[0].position, torch.zeros(2, 3)) and got[0].quaternion.shape == (2, 1)
    assert got[1].position is None and got[1].quaternion is None


class Squared(NestedFunction):
    """Saves something that is neither input nor output."""

    @staticmethod
    def forward(ctx: NestedContext, x: Tensor) -> Tensor:
        twice = 2 * x
        ctx.save_for_backward(twice)
        ctx.power = 2
        return x**ctx.power

    @staticmethod
    def backward(ctx: NestedContext, gradient: Tensor) -> Tensor:
        assert ctx.power == 2
        return gradient * ctx.saved[0]


def test_an_intermediate_can_be_saved_but_not_differentiated_through() -> None:
    x = sampling.normal(3).requires_grad_()
    (first,) = torch.autograd.grad(Squared.apply(x).sum(), x, create_graph=True)
    torch.testing.assert_close(first, 2 * x)
    with pytest.raises(pk.PosekitError, match="Squared: a second derivative reached a saved tensor"):
        torch.autograd.grad(first.sum(), x)
    torch.testing.assert_close(torch.func.vmap(torch.func.grad(Squared.apply))(x.detach()), 2 * x.detach())


def test_a_released_graph_frees_its_saved_tensors() -> None:
    x = sampling.normal(3).requires_grad_()
    y = Squared.apply(x)
    node = weakref.ref(y.grad_fn)
    gc.disable()
    try:
        del y
        assert node() is None
    finally:
        gc.enable()


def test_the_graph_names_the_function() -> None:
    assert type(Squared.apply(torch.ones(1, requires_grad=True)).grad_fn).__name__ == "SquaredBackward"
