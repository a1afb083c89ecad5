"""Tangents as matrices, hat and vee, and gradients as tangents."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
from torch import Tensor
from torch.autograd import gradcheck, gradgradcheck

import posekit as pk
from posekit import Pose, Rotation, bracket, hat, tangent_grad, vee
from posekit.math import motion, pose, rotation
from tests.support import sampling
from tests.support.joining import joined

D = torch.float64
FRAMES = ("body", "world")
VALUES = (Pose(*sampling.poses(2, 3)), Rotation(sampling.quaternions(2, 3)))


def near(got: Tensor, want: Tensor) -> None:
    torch.testing.assert_close(got, want, rtol=1e-12, atol=1e-12)


def test_hat_is_the_cross_product_and_the_logarithm_of_exp() -> None:
    v, p = sampling.normal(2, 4, 3)
    near((hat(v) @ p[..., None])[..., 0], torch.linalg.cross(v, p))
    twist = sampling.normal(4, 6, seed=1)
    near(torch.matrix_exp(hat(twist)), Pose.exp(twist).matrix())


def test_hat_equals_hand_computed_matrices() -> None:
    assert hat([1, 2, 3]).tolist() == [[0, -3, 2], [3, 0, -1], [-2, 1, 0]]
    assert hat([4, 5, 6, 1, 2, 3]).tolist() == [[0, -3, 2, 4], [3, 0, -1, 5], [-2, 1, 0, 6], [0, 0, 0, 0]]


@pytest.mark.parametrize("size", (3, 6))
@pytest.mark.parametrize("batch", ((), (0,), (2, 3)), ids=str)
def test_vee_is_the_exact_inverse_of_hat(size: int, batch: tuple[int, ...]) -> None:
    tangent = sampling.normal(*batch, size, dtype=torch.float32)
    assert torch.equal(vee(hat(tangent)), tangent)


def test_vee_projects_matrices_outside_the_lie_algebra() -> None:
    matrix = sampling.normal(5, 4, 4, seed=2)
    near(hat(vee(matrix[:, :3, :3])), (matrix[:, :3, :3] - matrix[:, :3, :3].mT) / 2)
    other = matrix.clone()
    other[:, 3] = 7.0
    near(vee(other), torch.cat((matrix[:, :3, 3], vee(matrix[:, :3, :3])), -1))
    R = VALUES[1]
    near(vee(R.matrix()), R.log() * (R.angle().sin() / R.angle())[..., None])


def test_the_bracket_is_the_commutator_and_the_rate_of_the_adjoint() -> None:
    a, b = sampling.normal(2, 4, 6, seed=5)
    near(hat(bracket(a, b)), hat(a) @ hat(b) - hat(b) @ hat(a))
    near(bracket(a[:, :3], b[:, :3]), torch.linalg.cross(a[:, :3], b[:, :3]))
    zero, one = torch.zeros(4, 1, dtype=D), torch.ones(4, 1, dtype=D)
    _, rate = torch.func.jvp(lambda t: Pose.exp(t * a).adjoint_apply(b), (zero,), (one,))
    near(rate, bracket(a, b))
    c = sampling.normal(3, 1, 6, seed=6)
    cycle = bracket(a, bracket(b, c)) + bracket(b, bracket(c, a)) + bracket(c, bracket(a, b))
    near(cycle, torch.zeros(3, 4, 6, dtype=D))


def test_bracket_equals_hand_computed_values() -> None:
    assert bracket([1.0, 0.0, 0.0], [0.0, 1.0, 0.0]).tolist() == [0, 0, 1]
    # a rotation about z maps a velocity along x to one along y
    assert bracket([0, 0, 0, 0, 0, 2.0], [3.0, 0, 0, 1.0, 0, 0]).tolist() == [0, 6, 0, 0, 2, 0]


def loss(value: Pose | Rotation) -> Tensor:
    """A smooth loss that depends on every tangent direction, but not on the length of the quaternion."""
    points = sampling.normal(2, 3, 3, seed=3)
    return (value.apply(points).sin() * sampling.normal(2, 3, 3, seed=4)).sum()


@pytest.mark.parametrize("value", VALUES, ids=("Pose", "Rotation"))
@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize("length", (1.0, -1e-3, 40.0))
def test_tangent_grad_is_the_gradient_of_a_retraction(value: Pose | Rotation, frame: str, length: float) -> None:
    value = value._unchecked(*[x * length if x.shape[-1] == 4 else x for x in value._tensors()])
    tangent = torch.zeros(2, 3, 3 * len(value._names), dtype=D, requires_grad=True)
    moved = value.retract(tangent, frame=frame)
    (want,) = torch.autograd.grad(loss(moved), tangent)

    leaf = value.clone().requires_grad_()
    loss(leaf).backward()
    near(tangent_grad(leaf, frame=frame), want)
    assert not tangent_grad(leaf, frame=frame).requires_grad
    gradient = torch.autograd.grad(loss(leaf), leaf._tensors())
    near(tangent_grad(leaf, gradient, frame=frame), want)
    near(tangent_grad(value, torch.func.grad(loss)(value), frame=frame), want)
    if isinstance(value, Rotation):
        near(tangent_grad(value, gradient[0], frame=frame), want)


@pytest.mark.parametrize("frame", FRAMES)
def test_missing_gradients_count_as_zero(frame: str) -> None:
    T = Pose(*sampling.poses(3))
    zero = torch.zeros(3, 3, dtype=D)
    g = sampling.normal(3, 4, seed=5)
    for gradient in ((None, g), (zero, None)):
        filled = tuple(torch.zeros(3, n, dtype=D) if x is None else x for x, n in zip(gradient, (3, 4), strict=True))
        near(tangent_grad(T, gradient, frame=frame), tangent_grad(T, filled, frame=frame))
    leaf = Pose(T.position.clone().requires_grad_(), T.quaternion)
    loss(leaf.expand(2, 3)).backward()
    near(tangent_grad(leaf, frame=frame), tangent_grad(T, (leaf.position.grad, None), frame=frame))


def test_the_frames_differ_by_the_adjoint() -> None:
    T = Pose(*sampling.poses(4))
    gradient = (sampling.normal(4, 3, seed=6), sampling.normal(4, 4, seed=7))
    body, world = (tangent_grad(T, gradient, frame=frame) for frame in FRAMES)
    near((T.adjoint().mT @ world[..., None])[..., 0], body)


def test_negative_tangent_grad_is_a_descent_direction() -> None:
    goal, T = Pose(*sampling.poses(2))
    for _ in range(60):
        leaf = T.detach().requires_grad_()
        (leaf.apply(torch.eye(3, dtype=D)) - goal.apply(torch.eye(3, dtype=D))).square().sum().backward()
        T = T.retract(-0.1 * tangent_grad(leaf))
    assert T.allclose(goal, atol=1e-3)


def test_gradient_of_the_norm_is_a_hessian_product() -> None:
    leaf = VALUES[0].clone().requires_grad_()
    parts = torch.autograd.grad(loss(leaf), leaf._tensors(), create_graph=True)
    found = torch.autograd.grad(tangent_grad(leaf, parts).square().sum(), leaf._tensors())
    tangent = torch.zeros(2, 3, 6, dtype=D, requires_grad=True)
    moved = leaf.retract(tangent)
    parts = torch.autograd.grad(loss(moved), moved._tensors(), create_graph=True)
    (want,) = torch.autograd.grad(tangent_grad(moved, parts).square().sum(), tangent)
    near(tangent_grad(leaf, found), want)


def test_non_leaf_tensors_with_retained_gradients_are_supported() -> None:
    twist = sampling.normal(6).requires_grad_()
    T = Pose.exp(twist)
    T.position.retain_grad()
    T.quaternion.retain_grad()
    T.position.sum().backward()
    near(tangent_grad(T, frame="world")[:3], torch.ones(3, dtype=D))
    position, quaternion = torch.zeros(3, dtype=D, requires_grad=True), sampling.normal(4).requires_grad_()
    leaf = Pose(position, quaternion)
    mixed = Pose(position, quaternion * 1.0)
    mixed.quaternion.retain_grad()
    loss(leaf.expand(2, 3)).backward()
    want, position.grad = tangent_grad(leaf), None
    loss(mixed.expand(2, 3)).backward()
    near(tangent_grad(mixed), want)


def test_fields_without_retained_gradient_are_rejected() -> None:
    position = torch.zeros(3, requires_grad=True)
    T = Pose(position, torch.tensor([1.0, 0.2, 0.1, 0], requires_grad=True) * 1.0)
    T.apply(torch.ones(3)).sum().backward()
    with pytest.raises(pk.ArgumentError, match="the quaternion of this Pose is a result of other tensors and keeps no"):
        tangent_grad(T)
    # A leaf of a narrower dtype is promoted, so the pose has a non-leaf tensor.
    widened = Pose(position, torch.ones(4, dtype=D, requires_grad=True))
    widened.apply(torch.ones(3)).sum().backward()
    with pytest.raises(pk.ArgumentError, match=r"the position of this Pose .* call retain_grad\(\) on it"):
        tangent_grad(widened)


OPS = [
    (motion.hat_rotvec, ((3,),)),
    (motion.hat_twist, ((6,),)),
    (motion.vee_rotvec, ((3, 3),)),
    (motion.vee_twist, ((4, 4),)),
    (rotation.body_gradient, ((4,), (4,))),
    (rotation.world_gradient, ((4,), (4,))),
    (pose.body_gradient, ((3,), (4,), (3,), (4,))),
    (pose.world_gradient, ((3,), (4,), (3,), (4,))),
]


@pytest.mark.parametrize(("op", "shapes"), OPS, ids=[op.op.name for op, _ in OPS])
def test_first_and_second_derivatives_are_correct(op: Callable[..., Tensor], shapes: tuple) -> None:
    inputs = [sampling.normal(2, *shape, seed=k).requires_grad_() for k, shape in enumerate(shapes)]
    assert gradcheck(op, inputs)
    assert gradgradcheck(*joined(op, inputs))


def made() -> Pose:
    """A pose whose tensors are not leaves."""
    return Pose.exp(torch.zeros(6, requires_grad=True))


T = Pose.identity(2)
ARGUMENT: dict[str, Callable[[], object]] = {
    "tangent_grad: the tensors of this Pose have no .grad: call backward\\(\\) first, or pass the gradient": (
        lambda: tangent_grad(T)
    ),
    "tangent_grad: the position of this Pose is a result of other tensors and keeps no .grad: call retain_grad": (
        lambda: tangent_grad(made())
    ),
    "tangent_grad: value must be a Pose, a Rotation or of another group, got Tensor": lambda: tangent_grad(
        torch.ones(4)
    ),
    'tangent_grad: frame must be "body" or "world", got \'left\'': lambda: tangent_grad(T, frame="left"),
    r"tangent_grad: gradient must be a Pose of gradients or a tuple \(position, quaternion\), got Tensor": (
        lambda: tangent_grad(T, torch.ones(2, 4))
    ),
    r"tangent_grad: gradient must be a Pose of gradients or a tuple .* got tuple of 1": (
        lambda: tangent_grad(T, (torch.ones(2, 3),))
    ),
    r"tangent_grad: gradient must be a Rotation of gradients or a tuple \(quaternion,\), got Pose": (
        lambda: tangent_grad(T.rotation, T)
    ),
    r"tangent_grad: gradient of quaternion must be a tensor or None, got int": (lambda: tangent_grad(T, (None, 1))),
    r"tangent_grad: gradient must hold a tensor, got \(None, None\)": lambda: tangent_grad(T, (None, None)),
}


@pytest.mark.parametrize("message", ARGUMENT)
def test_argument_types_are_checked(message: str) -> None:
    with pytest.raises(pk.ArgumentError, match=message):
        ARGUMENT[message]()


SHAPE: dict[str, Callable[[], object]] = {
    r"bracket: both tangents must have shape \(\.\.\., 3\) or \(\.\.\., 6\), got \(3,\) and \(6,\)": (
        lambda: bracket(torch.ones(3), torch.ones(6))
    ),
    r"hat: tangent must have shape \(\.\.\., 3\) or \(\.\.\., 6\), got \(4,\)": lambda: hat(torch.ones(4)),
    r"hat: tangent must have shape \(\.\.\., 3\) or \(\.\.\., 6\), got \(\)": lambda: hat(1.0),
    r"vee: matrix must have shape \(\.\.\., 3, 3\) or \(\.\.\., 4, 4\), got \(3, 4\)": lambda: vee(torch.ones(3, 4)),
    r"tangent_grad: gradient.position must have shape \(\.\.\., 3\), got \(2, 4\)": (
        lambda: tangent_grad(T, (torch.ones(2, 4), None))
    ),
}


@pytest.mark.parametrize("message", SHAPE)
def test_argument_shapes_are_checked(message: str) -> None:
    with pytest.raises(pk.ShapeError, match=message):
        SHAPE[message]()
