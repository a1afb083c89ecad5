"""PyPose: values, and gradients, which PyPose returns as tangents on the left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pypose
import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit import interop
from tests.interop import literals

POSES = pk.stack([literals.POSE, ~literals.POSE, literals.POSE @ literals.POSE])


def test_pypose_has_the_position_and_then_xyzw() -> None:
    numbers = torch.from_numpy(np.concatenate((literals.POSITION, literals.XYZW)))
    ours = interop.from_pypose(pypose.SE3(numbers))
    assert isinstance(ours, pk.Pose)
    np.testing.assert_allclose(ours.matrix(), literals.MATRIX, atol=1e-15)
    np.testing.assert_allclose(pypose.SE3(numbers).matrix(), literals.MATRIX, atol=1e-15)
    rotation = interop.from_pypose(pypose.SO3(numbers[3:]))
    assert isinstance(rotation, pk.Rotation)
    np.testing.assert_allclose(rotation.matrix(), literals.ROTATION, atol=1e-15)


def test_values_become_lie_tensors_of_unit_quaternions() -> None:
    longer = pk.Pose(POSES.position, 3 * POSES.quaternion)
    theirs = interop.to_pypose(longer)
    assert theirs.ltype is pypose.SE3_type
    points = torch.from_numpy(literals.POINT)
    torch.testing.assert_close(theirs.Act(points).as_subclass(Tensor), POSES.apply(points), atol=1e-13, rtol=0)
    rotations = interop.to_pypose(longer.rotation)
    assert rotations.ltype is pypose.SO3_type
    torch.testing.assert_close(rotations.matrix(), POSES.rotation.matrix(), atol=1e-14, rtol=0)


def test_the_tangents_of_pypose_are_in_the_order_of_posekit() -> None:
    tangent = torch.tensor([1.0, 2.0, 3.0, 0.1, -0.2, 0.3], dtype=torch.float64)
    assert interop.from_pypose(pypose.se3(tangent).Exp()).allclose(pk.Pose.exp(tangent), atol=1e-14)


def test_similarities_have_the_numbers_and_gradients_of_pypose() -> None:
    tangent = torch.tensor([[1.0, 2, 3, 0.1, -0.2, 0.3, 0.7], [1.0, -2, 0, 1.0, 2.0, -1.0, -0.4]], dtype=torch.float64)
    ours = pk.Similarity.exp(tangent)
    theirs = pypose.sim3(tangent).Exp()
    torch.testing.assert_close(theirs.matrix(), ours.matrix(), atol=1e-12, rtol=0)
    torch.testing.assert_close(theirs.Log().tensor(), ours.log(), atol=1e-12, rtol=0)
    torch.testing.assert_close(interop.to_pypose(ours).matrix(), ours.matrix(), atol=1e-13, rtol=0)
    back = interop.from_pypose(theirs)
    assert isinstance(back, pk.Similarity)
    pk.testing.assert_close(back, ours)
    points = torch.tensor([[0.3, -1.0, 2.0], [1.0, 0.5, 0.0]], dtype=torch.float64)
    weights = torch.tensor([[1.0, -2.0, 0.5], [0.3, 1.0, -1.0]], dtype=torch.float64)
    # Through PyPose and back, the derivative with respect to our numbers is that of our own action.
    mine = pk.Similarity(*[x.clone().requires_grad_() for x in ours._stored()])
    gradient = torch.autograd.grad((weights * interop.to_pypose(mine).Act(points)).sum(), mine._stored())
    wanted = torch.autograd.grad((weights * (mine.normalized() @ points)).sum(), mine._stored())
    for x, y in zip(gradient, wanted, strict=True):
        torch.testing.assert_close(x, y, atol=1e-12, rtol=0)
    # And PyPose's gradient of its own action is what ours becomes on the way in.
    leaf = theirs.detach().clone().requires_grad_()
    through = torch.autograd.grad((weights * (interop.from_pypose(leaf) @ points)).sum(), leaf)[0]
    own = torch.autograd.grad((weights * leaf.Act(points)).sum(), leaf)[0]
    torch.testing.assert_close(through, own, atol=1e-12, rtol=0)


def test_lie_tensors_that_are_no_poses_are_named() -> None:
    zero = torch.tensor([[1.0, 2.0, 3.0, 0.0, 0.0, 0.0, 0.0]])
    cases: dict[str, tuple[type[Exception], Any]] = {
        r"value must be a LieTensor, got Tensor": (pk.ArgumentError, torch.ones(7)),
        r"is of type se3Type, a tangent: use Pose\.exp\(value\.tensor\(\)\)": (pk.ArgumentError, pypose.randn_se3(2)),
        r"is of type so3Type, a tangent: use Rotation\.exp": (pk.ArgumentError, pypose.randn_so3(2)),
        r"is of type sim3Type, a tangent: use Similarity\.exp": (pk.ArgumentError, pypose.randn_sim3(2)),
        r"is of type RxSO3Type, a rotation with a scale": (pk.ArgumentError, pypose.randn_RxSO3(2)),
        r"xyzw\[0\] = \[0.0, 0.0, 0.0, 0.0\] has no direction": (pk.ValidationError, pypose.SE3(zero)),
        r"xyzw\[0\] = .* is no unit quaternion: normalize it": (pk.ValidationError, pypose.SE3(zero + 2)),
        r"translation\[0\] = \[inf, .* is not finite": (pk.ValidationError, pypose.SE3(zero.clone().fill_(torch.inf))),
    }
    for match, (kind, given) in cases.items():
        with pytest.raises(kind, match=f"from_pypose: .*{match}"):
            interop.from_pypose(given)
    assert interop.from_pypose(pypose.SE3(zero), validate=False).shape == (1,)
    with pytest.raises(
        pk.ArgumentError, match="to_pypose: value must be a Pose, a Rotation or a Similarity, got Tensor"
    ):
        interop.to_pypose(zero)  # type: ignore[arg-type]


# Gradients

# What PyPose computes with a LieTensor, through its backward of tangents on the left.
COMPUTED: dict[str, Callable[[Any], Tensor]] = {
    "Act": lambda X: X.Act(torch.from_numpy(literals.POINT)),
    "@": lambda X: (X @ FIXED).Act(torch.from_numpy(literals.POINT)),
    "Log": lambda X: X.Log().tensor(),
    "matrix": lambda X: X.matrix(),
    "rotation": lambda X: X.rotation().Act(torch.from_numpy(literals.POINT)),
    "Adj": lambda X: X.Adj(pypose.se3(torch.arange(6.0, dtype=torch.float64))).tensor(),
    "Inv": lambda X: X.Inv().Act(torch.from_numpy(literals.POINT)),
}
FIXED = pypose.SE3(torch.tensor([0.5, -1.0, 2.0, 0.5, -0.5, 0.5, 0.5], dtype=torch.float64))


@pytest.mark.parametrize("name", COMPUTED)
def test_gradients_of_pypose_functions_are_those_of_finite_differences(name: str) -> None:
    position, quaternion = [
        x.clone().requires_grad_() for x in (literals.POSE.position, 1.5 * literals.POSE.quaternion)
    ]

    def computed(position: Tensor, quaternion: Tensor) -> Tensor:
        return COMPUTED[name](interop.to_pypose(pk.Pose(position, quaternion)))

    assert torch.autograd.gradcheck(computed, (position, quaternion))
    if name != "Inv":  # its second derivatives are wrong in PyPose 0.9.5, too
        assert torch.autograd.gradgradcheck(computed, (position, quaternion))


def test_gradients_of_rotations_pass_out_to_pypose() -> None:
    quaternion = (1.5 * POSES.quaternion).requires_grad_()
    point = torch.from_numpy(literals.POINT)

    def computed(quaternion: Tensor) -> tuple[Tensor, Tensor]:
        theirs = interop.to_pypose(pk.Rotation(quaternion))
        return theirs.Act(point), theirs.Log().tensor()

    assert torch.autograd.gradcheck(computed, (quaternion,))
    assert torch.autograd.gradgradcheck(computed, (quaternion,))


@pytest.mark.parametrize("size", [6, 3], ids=["SE3", "SO3"])
def test_gradients_pass_in_from_pypose(size: int) -> None:
    tangent = torch.tensor([[1.0, 2, 3, 0.4, -0.5, 0.6], [-3, 1, 2, 0.9, 0.2, -1.1]], dtype=torch.float64)
    tangent = tangent[:, -size:].requires_grad_()

    def moved(tangent: Tensor) -> Tensor:
        theirs = (pypose.se3 if size == 6 else pypose.so3)(tangent).Exp()
        return interop.from_pypose(theirs).apply(torch.from_numpy(literals.POINT))

    assert torch.autograd.gradcheck(moved, (tangent,))
    assert torch.autograd.gradgradcheck(moved, (tangent,))


@pytest.mark.parametrize("kind", ["SE3", "SO3"])
@pytest.mark.parametrize("length", [1.0, 0.995])
def test_lie_tensors_receive_the_tangent_on_the_left_and_a_zero(kind: str, length: float) -> None:
    value = POSES if kind == "SE3" else POSES.rotation
    theirs = interop.to_pypose(value)
    theirs.data[..., -4:] *= length
    group, algebra = (pypose.SE3, pypose.se3) if kind == "SE3" else (pypose.SO3, pypose.so3)
    point = torch.from_numpy(literals.POINT)

    def loss(X: Any) -> Tensor:
        return interop.from_pypose(X).apply(point).pow(3).sum((-2, -1))

    count, step = (6, 3)[kind == "SO3"], 1e-6
    want = torch.zeros(3, count + 1, dtype=torch.float64)
    for place in range(3):
        for k in range(count):
            d = torch.zeros(3, count, dtype=torch.float64)
            d[place, k] = step
            want[place, k] = (loss(algebra(d).Exp() @ theirs) - loss(algebra(-d).Exp() @ theirs)) / (2 * step)
    leaf = group(theirs.tensor().clone()).requires_grad_()
    loss(leaf).backward()
    torch.testing.assert_close(leaf.grad.as_subclass(Tensor), want, rtol=1e-6, atol=1e-6)
    assert bool((leaf.grad.as_subclass(Tensor)[:, -1] == 0).all())


def test_gradients_pass_there_and_back_unchanged() -> None:
    position, quaternion = [x.clone().requires_grad_() for x in (POSES.position, 1.5 * POSES.quaternion)]

    def moved(position: Tensor, quaternion: Tensor) -> Tensor:
        pose = interop.from_pypose(interop.to_pypose(pk.Pose(position, quaternion)))
        return pose.apply(torch.from_numpy(literals.POINT))

    assert torch.autograd.gradcheck(moved, (position, quaternion))
    assert torch.autograd.gradgradcheck(moved, (position, quaternion))


def test_a_gradient_that_is_no_tangent_is_refused() -> None:
    pose = POSES.clone().requires_grad_()
    for loss in (interop.to_pypose(pose).tensor().sum(), interop.to_pypose(pose.rotation).euler().sum()):
        with pytest.raises(pk.ValidationError, match=r"to_pypose: a gradient of the LieTensor is no tangent of PyPose"):
            loss.backward()


def test_a_step_against_the_gradient_of_a_parameter_is_one_of_the_pose() -> None:
    parameter, pose, point = pypose.Parameter(interop.to_pypose(POSES)), POSES, torch.from_numpy(literals.POINT)
    interop.from_pypose(parameter).apply(point).square().sum().backward()
    assert parameter.grad is not None
    tangent = torch.zeros(3, 6, dtype=torch.float64, requires_grad=True)
    (pk.Pose.exp(tangent) @ pose).apply(point).square().sum().backward()
    torch.testing.assert_close(parameter.grad.as_subclass(Tensor)[:, :6], tangent.grad, rtol=1e-12, atol=1e-12)
    with torch.no_grad():
        parameter.add_(parameter.grad, alpha=-1e-3)
    stepped = pk.Pose.exp(-1e-3 * tangent.grad) @ pose
    assert interop.from_pypose(parameter.detach()).allclose(stepped, atol=1e-12)
