"""`posekit.testing.assert_close`: what it accepts, and what it says about a difference."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
import torch

import posekit as pk
from posekit import Pose, Rotation, Trajectory, UncertainPose
from posekit.testing import assert_close

D = torch.float64
T = Pose(torch.arange(12.0).view(4, 3), torch.tensor([1.0, 2, -3, 4]).expand(4, 4))
R = T.rotation


def turned(radians: float, index: int) -> Rotation:
    """The rotations R, one of them turned by an angle."""
    angles = torch.zeros(4, dtype=D)
    angles[index] = radians
    return R.double() @ Rotation.from_axis_angle([0.0, 0, 1], angles)


def test_values_that_are_equal_or_near_pass() -> None:
    uncertain = UncertainPose(T, torch.eye(6))
    path = Trajectory([0.0, 1, 2, 3], T)
    for value in (T, R, uncertain, path, T.position, [T, R], {"a": (T, {"b": R})}, T[0], T[:0], 1.5, None):
        assert_close(value, value)
    assert_close(Pose(T.position, -3 * T.quaternion), T)
    assert_close(T.double() @ Pose.exp(torch.full((6,), 1e-8, dtype=D)), T.double())
    assert_close(uncertain.in_frame("world"), uncertain, rtol=1e-3, atol=1e-3)
    assert_close(turned(1e-3, 2), R.double(), rtol=0, atol=2e-3)


WRONG: dict[str, tuple[Any, Any, dict[str, Any]]] = {
    r"value\.position: .*not close.*\n\n.*\nGreatest absolute difference: 1\.0": (
        Pose(T.position + 1, T.quaternion),
        T,
        {},
    ),
    r"value: 1 of 4 rotations differ; .* 0\.01 rad \(0\.573 degrees\) at index \(2,\), at most 1e-07 rad": (
        turned(0.01, 2),
        R.double(),
        {},
    ),
    r"value\['pose'\]\[1\]\.rotation: 4 of 4 rotations differ": (
        {"pose": [T, Pose(T.position, T.quaternion.roll(1, -1))]},
        {"pose": [T, T]},
        {},
    ),
    r"value: expected Pose, got Rotation": (R, T, {}),
    r"value: expected Pose, got Tensor": (T.matrix(), T, {}),
    r"value: batch shapes differ: expected \(4,\), got \(2, 2\)": (T.reshape(2, 2), T, {}),
    r"value\.position: .*dtype": (T.double(), T, {}),
    r"value: dtypes differ: expected torch.float32, got torch.float64": (R.double(), R, {}),
    r"value: expected the keys \['a'\], got \['b'\]": ({"b": T}, {"a": T}, {}),
    r"value: expected 2 items, got 1": ([T], [T, T], {}),
    r"value\.covariance: ": (UncertainPose(T, 2 * torch.eye(6)), UncertainPose(T, torch.eye(6)), {}),
    r"value\.times: ": (Trajectory([0.0, 1, 2, 3], T), Trajectory([0.0, 1, 2, 4], T), {}),
    r"value: 4 of 4 rotations differ; the largest angle is nan rad": (Rotation(torch.full((4, 4), torch.nan)), R, {}),
    r"value: 1 of 1 rotations differ; the largest angle is 3\.14 rad \(180 degrees\), at most 1 rad": (
        Rotation([0.0, 1, 0, 0]),
        Rotation.identity(),
        {"rtol": 0, "atol": 1},
    ),
}


@pytest.mark.parametrize("message", WRONG)
def test_a_difference_is_described(message: str) -> None:
    actual, expected, options = WRONG[message]
    with pytest.raises(AssertionError, match=message):
        assert_close(actual, expected, **options)


def test_options_are_those_of_torch() -> None:
    assert_close(T.double(), T, check_dtype=False)
    nan = Rotation(torch.full((4,), torch.nan))
    with pytest.raises(AssertionError):
        assert_close(nan, nan)
    assert_close(nan, nan, equal_nan=True)
    with pytest.raises(pk.ArgumentError, match="give both rtol and atol"):
        assert_close(T, T, rtol=1e-3)
    for tolerance in (b"1", True, torch.ones(3)):
        with pytest.raises(pk.ArgumentError, match=r"assert_close: atol must be a number, got (bytes|True|Tensor)"):
            assert_close(T, T, rtol=1e-3, atol=tolerance)  # type: ignore[arg-type]
    for given in (-1, float("nan"), float("-inf")):
        with pytest.raises(pk.OptionError, match=r"assert_close: rtol must not be negative or NaN, got (-1|nan|-inf)"):
            assert_close(T, T, rtol=given, atol=0)
    assert_close(T, Pose(T.position + 0.2, T.quaternion), rtol=0, atol=Fraction(1, 4))  # type: ignore[arg-type]


MKLDNN = torch.ones(3).to_mkldnn()


@pytest.mark.parametrize(("one", "other"), [(object(), T.position), (T.position, D), (T.position, MKLDNN)])
def test_objects_that_cannot_be_compared_raise_typed_errors(one: Any, other: Any) -> None:
    kinds = rf"{type(one).__name__} with {type(other).__name__}"
    with pytest.raises(pk.ArgumentError, match=rf"assert_close: value\['a'\]: cannot compare {kinds}: \w+"):
        assert_close({"a": one}, {"a": other})


def test_it_is_reached_from_the_package() -> None:
    pk.testing.assert_close(T, T)
