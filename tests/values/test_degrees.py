"""`degrees=`: wherever a single angle is given or returned, degrees are radians times 180 / pi."""

from __future__ import annotations

import contextlib
import inspect
import math
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.autograd import gradcheck

import posekit as pk
from posekit import Pose, Rotation, transform
from tests.support import sampling

D = torch.float64
HALF = (torch.float16, torch.bfloat16)
DEGREE = 180 / math.pi

# What is in radians always, as README says: tangents, rates, tolerances, losses, weights, numbers of robots and lenses.
RADIANS = """
    Camera Camera.isclose IKResult Joint Pose.exp Pose.isclose Pose.scale_grad Pose2.exp Pose2.isclose Pose2.scale_grad
    Robot Robot.ik Robot.pitches Rotation.exp Rotation.isclose Rotation2 Rotation2.exp Rotation2.isclose
    Similarity.exp Similarity.isclose UncertainPose.isclose UncertainRotation
    UncertainRotation.isclose geodesic_loss pose_loss assert_close
    quaternion_rate_to_angular_velocity quaternion_rate_to_axis_angle_rate"""
MODULES = (pk, pk.functions, pk.kinematics, pk.metrics, pk.nn, pk.sampling, pk.testing, pk.transform, pk.viz)


def described() -> Iterator[tuple[str, Any]]:
    """The public functions, methods and classes, by name."""
    for name, value in [(name, getattr(module, name)) for module in MODULES for name in getattr(module, "__all__", ())]:
        if not inspect.ismodule(value) and callable(value):
            yield name, value
        for member in dir(value) if inspect.isclass(value) else ():
            static = inspect.getattr_static(value, member)
            function = static.fget if isinstance(static, property) else getattr(static, "__func__", static)
            if not member.startswith("_") and inspect.isfunction(function):
                yield f"{name}.{member}", function


def test_what_speaks_of_radians_takes_degrees_or_is_a_known_exception() -> None:
    found = set()
    for name, value in described():
        if re.search(r"\bradians?\b", inspect.getdoc(value) or ""):
            with contextlib.suppress(ValueError):  # of classes without a signature
                if "degrees" not in inspect.signature(value).parameters:
                    found.add(name)
    assert found == set(RADIANS.split())


# Each takes two poses and the option, and returns angles: to the power that is given.
RETURNED: dict[str, tuple[Callable[..., Tensor], int]] = {
    "Pose.distance": (lambda T, S, **o: T.distance(S, **o)[1], 1),
    "Pose.squared_distance": (lambda T, S, **o: T.squared_distance(S, position=0.0, **o), 2),
    "Pose.squared_distance, weighted": (
        lambda T, S, **o: T.squared_distance(S, position=0.0, rotation=torch.full(T.shape, 0.5, dtype=T.dtype), **o),
        2,
    ),
    "Rotation.angle": (lambda T, S, **o: T.rotation.angle(**o), 1),
    "Rotation.squared_angle": (lambda T, S, **o: T.rotation.squared_angle(**o), 2),
    "Rotation.distance": (lambda T, S, **o: T.rotation.distance(S.rotation, **o), 1),
    "Rotation.squared_distance": (lambda T, S, **o: T.rotation.squared_distance(S.rotation, **o), 2),
    "Rotation.axis_angle": (lambda T, S, **o: T.rotation.axis_angle(**o)[1], 1),
    "Rotation.rotvec": (lambda T, S, **o: T.rotation.rotvec(**o), 1),
    "Rotation.euler": (lambda T, S, **o: T.rotation.euler("ZXZ", **o), 1),
    "angular_velocity": (lambda T, S, **o: pk.angular_velocity(T.rotation, S.rotation, 0.5, **o), 1),
    "angular_velocity, in the world": (
        lambda T, S, **o: pk.angular_velocity(T.rotation, S.rotation, 0.5, frame="world", **o),
        1,
    ),
    "angular_distance_axis_angle": (
        lambda T, S, **o: transform.angular_distance_axis_angle(T.quaternion, S.quaternion, **o),
        1,
    ),
}


def poses(dtype: torch.dtype = D) -> tuple[Pose, Pose]:
    first = Pose(*sampling.poses(4, dtype=dtype))
    return first, Pose(*sampling.poses(4, dtype=dtype, seed=5))


@pytest.mark.parametrize("name", RETURNED)
def test_angles_are_returned_in_degrees(name: str) -> None:
    compute, power = RETURNED[name]
    T, S = poses()
    torch.testing.assert_close(compute(T, S, degrees=True), compute(T, S) * DEGREE**power, rtol=1e-14, atol=0)
    torch.testing.assert_close(compute(T, S, degrees=False), compute(T, S), rtol=0, atol=0)


@pytest.mark.parametrize("dtype", HALF)
@pytest.mark.parametrize("name", RETURNED)
def test_half_precision_is_rounded_once(name: str, dtype: torch.dtype) -> None:
    compute, _ = RETURNED[name]
    T, S = poses(dtype)
    got = compute(T, S, degrees=True)
    assert got.dtype == dtype
    want = compute(T.float(), S.float(), degrees=True)
    torch.testing.assert_close(got, want.to(dtype), rtol=0, atol=0)
    assert compute(T, S.double(), degrees=True).dtype == compute(T, S.double()).dtype


@pytest.mark.slow(but=2)
@pytest.mark.parametrize("name", RETURNED)
def test_derivatives_are_in_degrees(name: str) -> None:
    T, S = poses()

    def angles(p: Tensor, q: Tensor) -> Tensor:
        return RETURNED[name][0](Pose(p, q), S, degrees=True)

    assert gradcheck(angles, [x.requires_grad_() for x in T._tensors()], check_forward_ad=True)


def test_by_hand() -> None:
    T = Pose([3, 4, 0], Rotation.from_euler("z", 90, degrees=True))
    for got, want in (
        (T.distance(Pose(), degrees=True)[0], 5),
        (T.distance(Pose(), degrees=True)[1], 90),
        (T.squared_distance(Pose(), degrees=True), 25 + 8100),
        (T.squared_distance(Pose(), position=2, rotation=0.5, degrees=True), 50 + 4050),
        (T.rotation.angle(degrees=True), 90),
        (T.rotation.squared_angle(degrees=True), 8100),
        (T.rotation.phi3_distance(Rotation.identity(), degrees=True), 90),
        (transform.angular_distance_phi3(T.quaternion, Pose().quaternion, degrees=True), 90),
        (pk.angular_velocity(Rotation.identity(), T.rotation, 2.0, degrees=True)[2], 45),
    ):
        torch.testing.assert_close(got, torch.tensor(float(want)), rtol=1e-6, atol=0)


def test_derivatives_at_equal_rotations_are_zero() -> None:
    q = sampling.quaternions(3).requires_grad_()
    for name in ("distance", "squared_distance", "phi3_distance"):
        made = getattr(Rotation(q), name)(Rotation(2 * q.detach()), degrees=True)
        assert not torch.autograd.grad(made.sum(), q)[0].abs().max() > 1e-12


def test_half_turns_in_degrees_fit_into_float16() -> None:
    half_turn = Rotation(torch.tensor([0, 0.6, 0, 0.8], dtype=torch.float16))
    assert half_turn.squared_angle(degrees=True) == 32400
    assert Pose(rotation=half_turn).squared_distance(Pose().half(), degrees=True) == 32400


@pytest.mark.parametrize("modified", (False, True))
@pytest.mark.parametrize("dtype", (*HALF, *sampling.FLOATS))
def test_links_take_degrees(dtype: torch.dtype, modified: bool) -> None:
    a, d = sampling.normal(2, 5, dtype=dtype)
    alpha = torch.tensor([0.0, 90, -90, 30, 720], dtype=dtype)
    theta = torch.tensor([90.0, 0, 45, -720, 10], dtype=dtype)
    got = Pose.from_dh(a, alpha, d, theta, modified=modified, degrees=True)
    assert got.dtype == dtype
    wide = [x.double() for x in (a, alpha / DEGREE if dtype == D else alpha.double() / DEGREE, d)]
    want = Pose.from_dh(*wide, theta.double() / DEGREE, modified=modified)
    assert got.double().allclose(want, atol=4 * torch.finfo(dtype).eps)
    assert Pose.from_dh(1, 90, 2, 30, degrees=True).dtype == torch.float32
    assert Pose.from_dh(1, 90.0, 2, theta.double(), degrees=True).dtype == D


def test_degrees_pass_gradients_to_links() -> None:
    inputs = [x.requires_grad_() for x in 10 * sampling.normal(4, 3)]
    assert gradcheck(lambda *x: Pose.from_dh(*x, degrees=True).matrix(), inputs)


FLAGS: dict[str, Callable[[Any], object]] = {
    "Pose.distance": lambda x: Pose().distance(Pose(), degrees=x),
    "Pose.squared_distance": lambda x: Pose().squared_distance(Pose(), degrees=x),
    "Rotation.angle": lambda x: Rotation.identity().angle(degrees=x),
    "Rotation.squared_angle": lambda x: Rotation.identity().squared_angle(degrees=x),
    "Rotation.distance": lambda x: Rotation.identity().distance(Rotation.identity(), degrees=x),
    "Rotation.squared_distance": lambda x: Rotation.identity().squared_distance(Rotation.identity(), degrees=x),
    "Rotation.phi3_distance": lambda x: Rotation.identity().phi3_distance(Rotation.identity(), degrees=x),
    "Pose.from_dh": lambda x: Pose.from_dh(0, 0, 0, 0, degrees=x),
    "angular_velocity": lambda x: pk.angular_velocity(Rotation.identity(), Rotation.identity(), 1.0, degrees=x),
    "angular_distance_phi3": lambda x: transform.angular_distance_phi3(torch.ones(4), torch.ones(4), degrees=x),
    "angular_distance_axis_angle": lambda x: transform.angular_distance_axis_angle(
        torch.ones(4), torch.ones(4), degrees=x
    ),
}


@pytest.mark.parametrize("name", FLAGS)
def test_degrees_are_a_flag(name: str) -> None:
    for right in (True, False):
        FLAGS[name](right)
    for wrong in (1, 0, None, "yes"):
        with pytest.raises(pk.OptionError, match=f"{name}: degrees must be True or False, got "):
            FLAGS[name](wrong)
