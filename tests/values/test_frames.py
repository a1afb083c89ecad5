"""`frame=` means the same in every function: tangents move to ``T @ exp(d)`` or to ``exp(d) @ T``."""

from __future__ import annotations

import copy
import inspect
import pickle
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.autograd import gradcheck
from torch.utils import _pytree as pytree

import posekit as pk
from posekit import Pose, Rotation, UncertainPose
from tests.support import sampling
from tests.support.uncertainties import covariances, estimates, near

D = torch.float64
FRAMES = ("body", "world")
KINDS = (Pose, Rotation)


def moved(value: Any, tangent: Tensor, frame: str) -> Any:
    """The definition."""
    motion = type(value).exp(tangent)
    return value @ motion if frame == "body" else motion @ value


def values(kind: Any, *batch: int, seed: int = 0) -> Any:
    T = Pose(*sampling.poses(*batch, seed=seed))
    return T if kind is Pose else T.rotation


def tangents(kind: Any, *batch: int, seed: int = 0) -> Tensor:
    return sampling.normal(*batch, 6 if kind is Pose else 3, seed=seed)


@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_function_means_the_same_frame(kind: Any, frame: Any) -> None:
    a, b, d = values(kind, 5), values(kind, 5, seed=3), tangents(kind, 5, seed=8)
    dt = torch.tensor([0.5, -1, 2, 1e-3, 0], dtype=D)
    assert a.retract(d, frame=frame).allclose(moved(a, d, frame), atol=1e-12)
    assert moved(a, a.local(b, frame=frame), frame).allclose(b, atol=1e-12)
    assert a.integrate(d, dt, frame=frame).allclose(moved(a, d * dt[:, None], frame), atol=1e-12)
    drawn = a.perturb(sigma=0.1, frame=frame, generator=torch.Generator().manual_seed(0))
    noise = torch.randn(d.shape, dtype=D, generator=torch.Generator().manual_seed(0))
    assert drawn.allclose(moved(a, 0.1 * noise, frame), atol=1e-12)
    if kind is Rotation:
        assert moved(a, pk.angular_velocity(a, b, 0.5, frame=frame) * 0.5, frame).allclose(b, atol=1e-12)
        assert a.integrate(pk.angular_velocity(a, b, 0.5, frame=frame), 0.5, frame=frame).allclose(b, atol=1e-12)
    weights = sampling.normal(*a.matrix().shape, seed=4)
    wanted = torch.func.grad(lambda d: (moved(a, d, frame).matrix() * weights).sum())(torch.zeros_like(d))
    leaf = kind(*[x.clone().requires_grad_() for x in a._tensors()])
    (leaf.matrix() * weights).sum().backward()
    near(pk.tangent_grad(leaf, frame=frame), wanted)


@pytest.mark.parametrize("frame", FRAMES)
def test_estimates_mean_the_same_frame(frame: Any) -> None:
    U, d = estimates(3, frame=frame), tangents(Pose, 3)
    assert U.frame == frame
    assert U.in_frame("world").in_frame(frame).isclose(U).all()
    # The covariance of the tangents, from the definition: a tangent d in one frame is J d in the other.
    other = "world" if frame == "body" else "body"
    for T, S, covariance in zip(U.pose, U.covariance, U.in_frame(other).covariance, strict=True):
        jacobian = torch.func.jacrev(lambda x, T=T: T.local(moved(T, x, frame), frame=other))(torch.zeros(6, dtype=D))
        near(covariance, jacobian @ S @ jacobian.T)
    for side in FRAMES:
        got = U.retract(d, frame=side)
        assert got.frame == frame and got.pose.allclose(moved(U.pose, d, side), atol=1e-12)
        motion = UncertainPose(Pose.exp(d), torch.zeros(6, 6, dtype=D), frame)
        near(got.covariance, (U @ motion if side == "body" else motion @ U).covariance)


@pytest.mark.parametrize("kind", KINDS)
def test_motions_in_the_world_frame_have_the_right_shapes_dtypes_and_derivatives(kind: Any) -> None:
    value, d = values(kind, 2, 1), tangents(kind, 4, seed=2)
    assert value.integrate(d, torch.ones(3, 1, 1), frame="world").shape == (3, 2, 4)
    assert value[:0].integrate(d, 1.0, frame="world").shape == (0, 4)
    assert value.integrate(d.tolist(), 2, frame="world").dtype == D
    for dtype in (torch.float16, torch.bfloat16, torch.float32):
        narrow, tangent = value.to(dtype), d.to(dtype)
        got = narrow.integrate(tangent, 0.1, frame="world")
        assert got.dtype == dtype
        assert got.double().allclose(moved(narrow.double(), 0.1 * tangent.double(), "world"), atol=8e-2)
        body = narrow.integrate(narrow.inverse().adjoint_apply(tangent), 0.1)
        assert got.double().allclose(body.double(), atol=32 * torch.finfo(dtype).eps)

    def path(*inputs: Tensor) -> Tensor:
        *tensors, tangent, dt = inputs
        return kind(*tensors).integrate(tangent, dt, frame="world").matrix()

    inputs = *value._tensors(), d[:1], torch.tensor(0.7, dtype=D)
    assert gradcheck(path, [x.clone().requires_grad_() for x in inputs], check_forward_ad=True)


T, R, E = Pose.identity(2), Rotation.identity(2), torch.eye(6)
U = UncertainPose(T, E)
NAMED: dict[str, Callable[[Any], object]] = {
    "Pose.retract": lambda frame: T.retract(torch.zeros(6), frame=frame),
    "Rotation.retract": lambda frame: R.retract(torch.zeros(3), frame=frame),
    "Pose.local": lambda frame: T.local(T, frame=frame),
    "Rotation.local": lambda frame: R.local(R, frame=frame),
    "Pose.integrate": lambda frame: T.integrate(torch.zeros(6), 1.0, frame=frame),
    "Rotation.integrate": lambda frame: R.integrate(torch.zeros(3), 1.0, frame=frame),
    "Pose.perturb": lambda frame: T.perturb(E, frame=frame),
    "Rotation.perturb": lambda frame: R.perturb(sigma=0.1, frame=frame),
    "UncertainPose": lambda frame: UncertainPose(T, E, frame),
    "UncertainPose.in_frame": lambda frame: U.in_frame(frame),
    "UncertainPose.retract": lambda frame: U.retract(torch.zeros(6), frame=frame),
    "angular_velocity": lambda frame: pk.angular_velocity(R, R, 1.0, frame=frame),
    "tangent_grad": lambda frame: pk.tangent_grad(T, T, frame=frame),
}


@pytest.mark.parametrize("name", NAMED)
def test_there_are_two_frames(name: str) -> None:
    for frame in FRAMES:
        NAMED[name](frame)
    for other in ("local", "parent", None, 1, ["body"]):
        with pytest.raises(pk.OptionError, match=f'{name}: frame must be "body" or "world", got '):
            NAMED[name](other)


def test_no_public_parameter_has_another_name_for_a_frame() -> None:
    functions = [getattr(pk, name) for name in pk.__all__]
    functions += [
        getattr(kind, name) for kind in (Pose, Rotation, UncertainPose) for name in dir(kind) if name[0] != "_"
    ]
    for function in functions:
        if callable(function) and not inspect.isclass(function):
            assert function.__name__ == "on" or not {"side", "left", "right", "local", "body", "world"} & {
                *inspect.signature(function).parameters
            }


ERRORS: dict[str, Callable[[], object]] = {
    r"Pose.retract: tangent must have shape \(..., 6\), got \(3,\)": lambda: T.retract([1, 2, 3], frame="world"),
    r"Rotation.retract: tangent must have shape \(..., 3\), got \(6,\)": lambda: R.retract([1] * 6, frame="world"),
    r"Pose.integrate: tangent must have shape \(..., 6\), got \(3,\)": lambda: T.integrate([1] * 3, 1, frame="world"),
    r"Pose.integrate: batch shapes do not broadcast: self \(2,\), tangent \(\), dt \(3,\)": lambda: T.integrate(
        [1] * 6, torch.ones(3), frame="world"
    ),
    r"Pose.local: batch shapes do not broadcast": lambda: T.local(Pose.identity(3), frame="world"),
    r"Pose.integrate: on different devices": lambda: T.integrate(torch.ones(6, device="meta"), 1, frame="world"),
}


@pytest.mark.parametrize("message", ERRORS)
def test_errors_name_the_method(message: str) -> None:
    with pytest.raises(pk.PosekitError, match=message):
        ERRORS[message]()


def test_copies_and_trees_keep_the_frame() -> None:
    estimate = UncertainPose(Pose(*sampling.poses(2)), covariances(2), "world")
    for again in (copy.copy(estimate), copy.deepcopy(estimate), pickle.loads(pickle.dumps(estimate))):
        assert again.frame == "world" and again.isclose(estimate).all()
    structure = pytree.tree_structure(estimate)
    assert pytree.treespec_loads(pytree.treespec_dumps(structure)) == structure
