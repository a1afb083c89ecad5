"""Options: a flag is True or False, a name is one of those allowed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import torch

import posekit as pk
from posekit import Pose, Rotation, Trajectory, UncertainPose
from tests.support.looping import for_each

T, R = Pose.random(3), Rotation.random(3)
POINTS = torch.randn(5, 3)
PATH = Trajectory([0.0, 1, 2], T)

FLAGS: dict[str, Callable[[Any], Any]] = {
    "Pose.from_matrix: validate": lambda x: Pose.from_matrix(T.matrix(), validate=x),
    "Rotation.from_matrix: validate": lambda x: Rotation.from_matrix(R.matrix(), validate=x),
    "Pose.from_vector: xyzw": lambda x: Pose.from_vector(torch.ones(7), xyzw=x),
    "Pose.vector: xyzw": lambda x: T.vector(xyzw=x),
    "Pose.from_dh: modified": lambda x: Pose.from_dh(0.0, 0.0, 0.0, 0.0, modified=x),
    "Rotation.from_rotvec: degrees": lambda x: Rotation.from_rotvec(POINTS, degrees=x),
    "Rotation.rotvec: degrees": lambda x: R.rotvec(degrees=x),
    "Rotation.from_axis_angle: degrees": lambda x: Rotation.from_axis_angle(POINTS, 1.0, degrees=x),
    "Rotation.axis_angle: degrees": lambda x: R.axis_angle(degrees=x),
    "Rotation.from_euler: degrees": lambda x: Rotation.from_euler("xyz", POINTS, degrees=x),
    "Rotation.euler: degrees": lambda x: R.euler("xyz", degrees=x),
    "Rotation.euler: return_lock": lambda x: R.euler("xyz", return_lock=x),
    "Rotation.slerp: shortest": lambda x: R.slerp(R, 0.5, shortest=x),
    "Trajectory: validate": lambda x: Trajectory([0.0, 1, 2], T, validate=x),
    "Trajectory.at: extrapolate": lambda x: PATH.at(0.5, extrapolate=x),
    "Trajectory.velocity: extrapolate": lambda x: PATH.velocity(0.5, extrapolate=x),
    "align_vectors: return_degenerate": lambda x: pk.align_vectors(POINTS, POINTS, return_degenerate=x),
    "kabsch: return_degenerate": lambda x: pk.kabsch(POINTS, POINTS, return_degenerate=x),
    "umeyama: return_degenerate": lambda x: pk.umeyama(POINTS, POINTS, return_degenerate=x),
    "choice: replace": lambda x: pk.sampling.choice(3, 2, x),
}
NAMES: dict[str, Callable[[Any], Any]] = {
    'Pose.interpolate: kind must be "decoupled" or "screw"': lambda x: T.interpolate(T, 0.5, kind=x),
    'Pose.mean: kind must be "chordal" or "karcher"': lambda x: T.mean(kind=x),
    'Trajectory.at: kind must be one of "decoupled", "screw", "spline", "bspline"': lambda x: PATH.at(0.5, x),
    'Trajectory.at: outside must be one of "raise", "clamp", "extrapolate"': lambda x: PATH.at(0.5, outside=x),
    'angular_velocity: frame must be "body" or "world"': lambda x: pk.angular_velocity(R, R, 1.0, frame=x),
    'tangent_grad: frame must be "body" or "world"': lambda x: pk.tangent_grad(T, frame=x),
    'UncertainPose: frame must be "body" or "world"': lambda x: UncertainPose(T, torch.eye(6), x),
    "Pose.to_convention: source must be one of": lambda x: T.to_convention(source=x, target="ros"),
    "Pose.look_at: convention must be one of": lambda x: Pose.look_at(
        [0.0, 0, 1], [1.0, 0, 0], [0.0, 0, 1], convention=x
    ),
}


@pytest.mark.parametrize("value", ["yes", "wxyz", 1, 0, None, np.True_, torch.tensor(True)], ids=repr)
def test_a_flag_is_true_or_false(value: Any) -> None:
    def check(option: str) -> None:
        if value is None and "from_matrix" in option:  # the default, which depends on what the matrix is
            return
        with pytest.raises(pk.OptionError, match=f"{option} must be True or False, got "):
            FLAGS[option](value)

    for_each(FLAGS, check)


def test_flags_may_be_true_or_false() -> None:
    for_each(FLAGS, lambda option: [FLAGS[option](right) for right in (True, False)])


@pytest.mark.parametrize("value", ["other", 1, None, True, ["body"]], ids=repr)
def test_a_name_is_one_of_those_allowed(value: Any) -> None:
    def check(option: str) -> None:
        with pytest.raises(pk.OptionError, match=f"{option}.*, got "):
            NAMES[option](value)

    for_each(NAMES, check)
