"""`NestedFunction` takes what torch.autograd.Function takes: `vjp`, `save_for_forward`, `saved_tensors`."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from torch import Tensor
from torch.autograd import forward_ad, gradcheck, gradgradcheck

import posekit as pk
from posekit import NestedContext, NestedFunction, Pose, Rotation, UncertainPose
from tests.support import sampling

D = torch.float64


class Product(NestedFunction):
    """The example of torch's documentation of `save_for_forward`."""

    @staticmethod
    def forward(ctx: NestedContext, x: Tensor, y: Tensor, z: int) -> Tensor:
        ctx.save_for_backward(x, y)
        ctx.save_for_forward(x, y)
        ctx.z = z
        return x * y * z

    @staticmethod
    def jvp(ctx: NestedContext, x_t: Tensor, y_t: Tensor, _: None) -> Tensor:
        x, y = ctx.saved_tensors
        return ctx.z * (y * x_t + x * y_t)

    @staticmethod
    def vjp(ctx: NestedContext, gradient: Tensor) -> Any:
        x, y = ctx.saved_tensors
        return ctx.z * gradient * y, ctx.z * gradient * x, None


def test_the_example_of_torchs_documentation_runs() -> None:
    a, b, t = (torch.tensor(v, dtype=D) for v in (2.0, 3.0, 5.0))
    with forward_ad.dual_level():
        moved = forward_ad.unpack_dual(Product.apply(forward_ad.make_dual(a, t), b, 4)).tangent
    assert moved.item() == 60  # 4 b t
    x, y = sampling.normal(3).requires_grad_(), sampling.normal(3, seed=1).requires_grad_()
    assert gradcheck(lambda x, y: Product.apply(x, y, 4), (x, y), check_forward_ad=True)
    assert gradgradcheck(lambda x, y: Product.apply(x, y, 4), (x, y), check_fwd_over_rev=True)


class Apart(NestedFunction):
    """Saves other values for forward mode than for backward, in nestings: x t for x**2 t."""

    @staticmethod
    def forward(ctx: NestedContext, boxed: dict[str, Tensor], t: Tensor) -> Tensor:
        x = boxed["x"]
        ctx.save_for_backward({"twice": 2 * x, "factor": t}, x)
        ctx.save_for_forward(t, boxed, "unused")
        return x**2 * t

    @staticmethod
    def vjp(ctx: NestedContext, gradient: Tensor) -> Any:
        first, x = ctx.saved_tensors
        assert ctx.saved is ctx.saved_tensors
        return {"x": gradient * first["twice"] * first["factor"]}, (gradient * x**2).sum()

    @staticmethod
    def jvp(ctx: NestedContext, boxed: dict[str, Tensor], t: Tensor) -> Tensor:
        factor, saved, text = ctx.saved_tensors
        assert text == "unused"
        return 2 * saved["x"] * boxed["x"] * factor + saved["x"] ** 2 * t


class ApartSplit(Apart):
    """The same with a `setup_context`, which can save inputs and outputs."""

    @staticmethod
    def forward(boxed: dict[str, Tensor], t: Tensor) -> Tensor:  # type: ignore[override]
        return boxed["x"] ** 2 * t

    @staticmethod
    def setup_context(ctx: NestedContext, inputs: Any, output: Any) -> None:
        boxed, t = inputs
        ctx.save_for_backward(t, boxed["x"])
        ctx.save_for_forward(t, boxed, "unused")

    @staticmethod
    def vjp(ctx: NestedContext, gradient: Tensor) -> Any:
        t, x = ctx.saved_tensors
        return {"x": 2 * gradient * x * t}, (gradient * x**2).sum()


@pytest.mark.parametrize("function", [Apart, ApartSplit])
def test_values_saved_for_forward_and_for_backward_are_kept_apart(function: Any) -> None:
    def apply(x: Tensor, t: Tensor) -> Tensor:
        return function.apply({"x": x}, t)

    def plain(x: Tensor, t: Tensor) -> Tensor:
        return x**2 * t

    x, t = sampling.normal(4), sampling.normal(1, seed=3)[0]
    moves = sampling.normal(4, seed=5), sampling.normal(1, seed=6)[0]
    torch.testing.assert_close(torch.func.jvp(apply, (x, t), moves), torch.func.jvp(plain, (x, t), moves))
    total = [lambda x, t, f=f: f(x, t).square().sum() for f in (apply, plain)]
    torch.testing.assert_close(*[torch.func.grad(f, (0, 1))(x, t) for f in total])
    # Under vmap each list has batch dimensions of its own: of x, of t, of both.
    many = sampling.normal(3, 4, seed=7), sampling.normal(3, seed=8)
    moved = sampling.normal(3, 4, seed=9), sampling.normal(3, seed=10)
    for dims in ((0, None), (None, 0), (0, 0)):
        given, along = (
            tuple([a if d is None else b for a, b, d in zip(*pair, dims, strict=True)])
            for pair in (((x, t), many), (moves, moved))
        )
        inner = [torch.func.vmap(torch.func.grad(f, (0, 1)), dims)(*given) for f in total]
        outer = [
            torch.func.grad(lambda *a, f=f, d=dims: torch.func.vmap(f, d)(*a).sum(), (0, 1))(*given) for f in total
        ]
        forward = [torch.func.jvp(torch.func.vmap(f, dims), given, along) for f in (apply, plain)]
        for pair in (inner, outer, forward):
            torch.testing.assert_close(*pair)


def test_values_saved_for_forward_alone_are_not_kept_for_backward() -> None:
    kept: list[Any] = []

    class Alone(NestedFunction):
        @staticmethod
        def forward(ctx: NestedContext, x: Tensor) -> Tensor:
            ctx.save_for_forward(x)
            return 3 * x

        @staticmethod
        def backward(ctx: NestedContext, gradient: Tensor) -> Tensor:
            kept.append(ctx.saved_tensors)
            return 3 * gradient

        @staticmethod
        def jvp(ctx: NestedContext, tangent: Tensor) -> Tensor:
            assert len(ctx.saved_tensors) == 1
            return 3 * tangent

    x = torch.ones(2, requires_grad=True)
    y = Alone.apply(x)
    with torch.no_grad():
        x.mul_(2)  # raises in backward if the tensor was saved for it
    y.sum().backward()
    assert kept == [()] and x.grad.tolist() == [3, 3]
    assert torch.func.jvp(Alone.apply, (torch.ones(2),), (torch.ones(2),))[1].tolist() == [3, 3]


def test_a_second_derivative_of_a_vjp_that_is_once_differentiable_raises() -> None:
    class Once(NestedFunction):
        @staticmethod
        def forward(ctx: NestedContext, x: Tensor) -> Tensor:
            ctx.save_for_backward(x)
            return x**2

        @staticmethod
        @torch.autograd.function.once_differentiable
        def vjp(ctx: NestedContext, gradient: Tensor) -> Tensor:
            return 2 * gradient * ctx.saved[0]

    x = torch.ones(2, requires_grad=True)
    (first,) = torch.autograd.grad((Once.apply(x) ** 2).sum(), x, create_graph=True)
    with pytest.raises(RuntimeError, match="marked with @once_differentiable"):
        first.sum().backward()


# Gradients of one value


def gradient_of(value: Any, answer: Any) -> list[Tensor | None]:
    """The gradients that reach the leaves of ``value`` if a function of it alone answers so."""

    class Answer(NestedFunction):
        @staticmethod
        def forward(ctx: NestedContext, value: Any) -> Tensor:
            return torch.zeros(())

        @staticmethod
        def backward(ctx: NestedContext, gradient: Tensor) -> Any:
            return answer

    leaves = torch.utils._pytree.tree_leaves(value)
    return list(torch.autograd.grad(Answer.apply(value), leaves, allow_unused=True))


def test_the_gradient_of_one_pose_can_be_a_tuple() -> None:
    pose = Pose(*[x.requires_grad_() for x in sampling.poses(2)])
    p, q = sampling.normal(2, 3, seed=1), sampling.normal(2, 4, seed=2)
    whole = Pose._unchecked(p, q)
    for answer in ((p, q), ((p, q),), whole, (whole,), (whole, None), ((p, q), None), ((p, q), None, None)):
        got = gradient_of(pose, answer)
        assert torch.equal(got[0], p) and torch.equal(got[1], q)
    for answer in ((p, None), ((p, None),), ((p, None), None)):
        got = gradient_of(pose, answer)
        assert torch.equal(got[0], p) and got[1] is None
    got = gradient_of(pose, (None, q))
    assert got[0] is None and torch.equal(got[1], q)
    assert gradient_of(pose, (None, None)) == gradient_of(pose, None) == [None, None]


def test_the_gradient_of_one_rotation_or_estimate_can_be_a_tuple() -> None:
    rotation = Rotation(sampling.quaternions(3).requires_grad_())
    q = sampling.normal(3, 4, seed=2)
    for answer in ((q,), ((q,),), Rotation._unchecked(q), (Rotation._unchecked(q), None)):
        assert torch.equal(gradient_of(rotation, answer)[0], q)
    estimate = UncertainPose(
        Pose(*[x.requires_grad_() for x in sampling.poses(2)]), torch.eye(6, dtype=D).requires_grad_()
    )
    leaves = torch.utils._pytree.tree_leaves(estimate)
    p, q, c = (sampling.normal(*x.shape, seed=i) for i, x in enumerate(leaves))
    for answer in ((Pose._unchecked(p, q), c), ((p, q), c)):
        assert all(torch.equal(a, b) for a, b in zip(gradient_of(estimate, answer), (p, q, c), strict=True))
    got = gradient_of(estimate, (Pose._unchecked(p, q), None))
    assert torch.equal(got[0], p) and torch.equal(got[1], q) and got[2] is None


def test_a_tangent_of_one_pose_can_be_a_tuple() -> None:
    class Doubled(NestedFunction):
        @staticmethod
        def forward(ctx: NestedContext, pose: Pose) -> Pose:
            return Pose._unchecked(2 * pose.position, 3 * pose.quaternion)

        @staticmethod
        def jvp(ctx: NestedContext, tangent: Pose) -> Any:
            return 2 * tangent.position, 3 * tangent.quaternion

    p, q = sampling.poses(2)
    _, moved = torch.func.jvp(lambda p, q: Doubled.apply(Pose(p, q)), (p, q), (q[:, :3], q))
    assert torch.equal(moved.position, 2 * q[:, :3]) and torch.equal(moved.quaternion, 3 * q)


# One tensor in two places


def test_an_output_is_marked_where_one_tensor_is_passed_twice() -> None:
    class Marks(NestedFunction):
        @staticmethod
        def forward(ctx: NestedContext, x: Tensor, y: Tensor) -> Any:
            product, rounded = x * y, x.round()
            ctx.save_for_backward(x, y)
            ctx.mark_non_differentiable(rounded)
            return product, rounded

        @staticmethod
        def backward(ctx: NestedContext, gradient: Tensor, _: Tensor) -> Any:
            x, y = ctx.saved_tensors
            return gradient * y, gradient * x

    x = torch.tensor([2.0, 3.0], requires_grad=True)
    product, rounded = Marks.apply(x, x)
    assert product.requires_grad and not rounded.requires_grad
    product.sum().backward()
    assert x.grad.tolist() == [4, 6]


# Misuse


def test_backward_and_vjp_exclude_each_other() -> None:
    methods = {"forward": staticmethod(lambda ctx, x: x), "backward": staticmethod(lambda ctx, g: g)}
    for bases in ((NestedFunction,), (type("Base", (NestedFunction,), methods),)):
        with pytest.raises(pk.ArgumentError, match="Both: define either backward or vjp, not both"):
            type("Both", bases, {**methods, "vjp": staticmethod(lambda ctx, g: g)})


def test_errors_of_a_vjp_name_it() -> None:
    class Wrong(NestedFunction):
        @staticmethod
        def forward(ctx: NestedContext, x: Tensor) -> Tensor:
            return x * 1

        @staticmethod
        def vjp(ctx: NestedContext, gradient: Tensor) -> Tensor:
            return gradient[:1]

    with pytest.raises(pk.ShapeError, match=r"Wrong.vjp: the gradient of tensor 0 of the inputs must have shape \(2,"):
        Wrong.apply(torch.ones(2, requires_grad=True)).sum().backward()


def test_inputs_by_name_raise() -> None:
    with pytest.raises(pk.ArgumentError, match=r"Product.apply: pass z by position, not by name"):
        Product.apply(torch.ones(1), torch.ones(1), z=2)
    with pytest.raises(pk.ArgumentError, match=r"ApartSplit.apply: pass boxed, t by position, not by name"):
        ApartSplit.apply(boxed={}, t=torch.ones(1))
    with pytest.raises(pk.ArgumentError, match="pose_inverse: pass position, quaternion by position, not by name"):
        pk.functions.PoseInverse.apply(position=torch.ones(3), quaternion=torch.ones(4))
