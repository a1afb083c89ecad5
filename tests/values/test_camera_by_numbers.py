"""Intrinsics by their names, and errors that lead from other libraries to posekit's call."""

from __future__ import annotations

import pytest
import torch
from scipy.spatial.transform import RigidTransform
from scipy.spatial.transform import Rotation as ScipyRotation

import posekit as pk


def test_intrinsics_by_their_names_are_those_in_order() -> None:
    camera = pk.Camera(fx=600, fy=610.5, cx=320, cy=240, size=(640, 480))
    assert camera.intrinsics.tolist() == [600, 610.5, 320, 240]
    assert camera.size == (640, 480)
    fx = torch.tensor([500.0, 600.0], dtype=torch.float64, requires_grad=True)
    several = pk.Camera(fx=fx, fy=fx, cx=320, cy=240.0, size=(640, 480))
    assert several.shape == (2,) and several.dtype == torch.float64
    pixels, _ = several.project([0.5, 0.25, 2.0])
    assert pixels.tolist() == [[445.0, 302.5], [470.0, 315.0]]
    (gradient,) = torch.autograd.grad(pixels.sum(), fx)
    assert gradient.tolist() == [0.375, 0.375]  # (0.5 + 0.25) / 2


def test_intrinsics_are_given_once_and_whole() -> None:
    with pytest.raises(pk.ArgumentError, match="needs intrinsics, or fx, fy, cx and cy; cx, cy is missing"):
        pk.Camera(fx=600, fy=600, size=(640, 480))
    with pytest.raises(pk.ArgumentError, match="give intrinsics, or fx, fy, cx and cy, not both"):
        pk.Camera([600.0, 600, 320, 240], (640, 480), fx=600)
    with pytest.raises(pk.ShapeError, match="do not broadcast"):
        pk.Camera(fx=torch.ones(2), fy=torch.ones(3), cx=0, cy=0, size=(640, 480))
    with pytest.raises(pk.ArgumentError, match="Camera: size must be"):
        pk.Camera(fx=600, fy=600, cx=320, cy=240)


def test_transforms_of_scipy_are_answered_with_their_conversion() -> None:
    with pytest.raises(pk.ArgumentError, match=r"got SciPy's Rotation; convert it with posekit.interop.from_scipy"):
        pk.Rotation(ScipyRotation.identity())
    with pytest.raises(
        pk.ArgumentError, match=r"got SciPy's RigidTransform; convert it with posekit.interop.from_scipy"
    ):
        pk.Pose(RigidTransform.identity())


def test_arguments_in_the_other_order_are_named() -> None:
    times, poses = torch.arange(3.0), pk.Pose.identity(3)
    with pytest.raises(pk.ArgumentError, match="poses must be a Pose or a Rotation, got Tensor; the times come first"):
        pk.Trajectory(poses, times)
    with pytest.raises(pk.ArgumentError, match="path must be the path of a file, got Pose; it comes first"):
        pk.viz.save_html(poses, "poses.html")
    with pytest.raises(pk.ArgumentError, match="path must be a str or a path, got Trajectory; it comes first"):
        pk.io.write_tum(pk.Trajectory(times, poses), "poses.tum")
    robot = pk.Robot.example("arm")
    with pytest.raises(pk.ArgumentError, match=r"Robot.forward: q must be .* got str; the configuration comes first"):
        robot.forward("l8", robot.neutral())
