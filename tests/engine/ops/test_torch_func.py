"""Every transform of torch.func, alone and nested, agrees between an op and its reference formula."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.func import grad, hessian, jacfwd, jacrev, jvp, linearize, vjp, vmap
from torch.utils import _pytree as pytree

from posekit.math import pose, rotation
from tests.reference import pose as pose_reference
from tests.reference import so3 as so3_reference
from tests.support import sampling
from tests.support.composing import Function, directions, near, pair, scalar
from tests.support.marks import traces_jacobians_of_several

# The graph that torch.func.linearize records keeps its constants where fx warns about them, whatever it records.
LINEARIZE = "ignore:Attempted to insert a get_attr Node:UserWarning"
ALL = (0, 1, 2, 3)


def agree(transformed: Callable[[Function], Function], *inputs: Tensor, tolerance: float = 1e-11) -> None:
    near(transformed(pose.compose)(*inputs), transformed(pose_reference.compose)(*inputs), tolerance)


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


@pytest.mark.guarantee("Guarantees", "derivatives")
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


@pytest.mark.slow(but="vmap")
@pytest.mark.filterwarnings(LINEARIZE)
@pytest.mark.parametrize(
    "inner",  # no forward mode, by which torch linearizes: it does not nest it
    (
        "vjp",
        pytest.param("jacrev", marks=(traces_jacobians_of_several, pytest.mark.slow)),
        pytest.param("jacrev of one result", marks=pytest.mark.slow),
        "vmap",
    ),
)
def test_transforms_can_be_linearized(inner: str) -> None:
    inputs = sampling.poses(2)
    transform = {"jacrev of one result": lambda f: jacrev(lambda *x: f(*x)[0], argnums=(0, 1)), **TRANSFORMS}[inner]
    got, want = (linearized(transform(f))(*inputs) for f in (pose.inverse, pose_reference.inverse))
    near(got, want)


THIRD = {
    "jacfwd(hessian)": lambda f, n: jacfwd(hessian(scalar(f), argnums=n), argnums=n),
    "jacrev(hessian)": lambda f, n: jacrev(hessian(scalar(f), argnums=n), argnums=n),
    "jacfwd(jacfwd(jacfwd))": lambda f, n: jacfwd(jacfwd(jacfwd(f, argnums=n), argnums=n), argnums=n),
    "jacrev(jacrev(jacrev))": lambda f, n: jacrev(jacrev(jacrev(f, argnums=n), argnums=n), argnums=n),
    "vmap(jacfwd(hessian))": lambda f, n: vmap(jacfwd(hessian(scalar(f), argnums=n), argnums=n)),
}


@pytest.mark.slow(but="jacrev(jacrev(jacrev))")
@pytest.mark.parametrize("name", ("jacfwd(hessian)", "jacrev(jacrev(jacrev))"))
def test_third_order_of_compose(name: str) -> None:
    agree(lambda f: THIRD[name](f, (1, 2)), *pair(1), tolerance=1e-10)


@pytest.mark.slow(but=("vmap(jacfwd(hessian))", "jacfwd(jacfwd(jacfwd))"))
@pytest.mark.parametrize("name", THIRD)
def test_third_order_of_log(name: str) -> None:
    inputs = sampling.quaternions(2, seed=4)
    got, want = (THIRD[name](f, (0,))(inputs) for f in (rotation.log, so3_reference.log))
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
