"""gtsam, Pinocchio and OpenCV: objects and vectors of the real libraries, both ways."""

from __future__ import annotations

import cv2
import gtsam
import numpy as np
import pinocchio
import pytest
import torch

import posekit as pk
from posekit import interop
from tests.interop import literals
from tests.support.lie_groups import GROUPS

POSE3 = gtsam.Pose3(gtsam.Rot3(literals.ROTATION), literals.POSITION)
SE3 = pinocchio.SE3(literals.ROTATION, literals.POSITION)
RVEC = cv2.Rodrigues(literals.ROTATION)[0]
TVEC = literals.POSITION[:, None]


@pytest.mark.parametrize(
    "ours", [interop.from_gtsam(POSE3), interop.from_pinocchio(SE3), interop.from_opencv(RVEC, TVEC)]
)
def test_objects_become_poses(ours: pk.Pose) -> None:
    assert ours.dtype == torch.float64 and ours.shape == ()
    np.testing.assert_allclose(ours.matrix(), literals.MATRIX, atol=1e-14)
    np.testing.assert_allclose(ours.apply(literals.POINT), literals.MOVED, atol=1e-13)


def test_poses_become_objects() -> None:
    np.testing.assert_allclose(interop.to_gtsam(literals.POSE).transformFrom(literals.POINT), literals.MOVED)
    np.testing.assert_allclose(interop.to_pinocchio(literals.POSE).act(literals.POINT), literals.MOVED)
    rvec, tvec = interop.to_opencv(literals.POSE)
    np.testing.assert_allclose(cv2.Rodrigues(rvec)[0] @ literals.POINT + tvec[:, 0], literals.MOVED)
    np.testing.assert_allclose(interop.to_gtsam(literals.POSE.rotation).matrix(), literals.ROTATION, atol=1e-14)
    np.testing.assert_allclose(interop.to_pinocchio(literals.POSE.rotation).translation, 0)
    assert interop.to_opencv(literals.POSE.rotation)[1].tolist() == [[0.0], [0.0], [0.0]]


def test_rows_become_lists_and_back() -> None:
    poses = pk.Pose.random(4, dtype=torch.float64, generator=torch.Generator().manual_seed(0))
    assert interop.from_gtsam(interop.to_gtsam(poses)).allclose(poses, atol=1e-14)
    assert interop.from_pinocchio(interop.to_pinocchio(poses)).allclose(poses, atol=1e-14)
    assert interop.from_opencv(*interop.to_opencv(poses)).allclose(poses, atol=1e-14)
    rotations = interop.from_gtsam(interop.to_gtsam(poses.rotation))
    assert isinstance(rotations, pk.Rotation) and rotations.allclose(poses.rotation, atol=1e-14)
    several = pinocchio.StdVec_SE3()
    several.extend([SE3, SE3.inverse()])
    np.testing.assert_allclose(interop.from_pinocchio(several)[1].position, literals.INVERSE_POSITION)


@pytest.mark.parametrize("kind", ["Pose2", "Rotation2", "Similarity"])
def test_groups_of_gtsam_act_and_have_tangents_as_ours(kind: str) -> None:
    group = GROUPS[kind]
    values, points = group.stretched(group.members(4), 3.0), torch.randn(4, group.space, dtype=torch.float64)
    theirs = interop.to_gtsam(values)
    moved = [
        x.rotate(p) if kind == "Rotation2" else x.transformFrom(p) for x, p in zip(theirs, points.numpy(), strict=True)
    ]
    np.testing.assert_allclose(moved, values @ points, atol=1e-12)
    back = interop.from_gtsam(theirs)
    assert type(back) is group.kind
    np.testing.assert_allclose(back.matrix(), values.matrix(), atol=1e-12)
    np.testing.assert_allclose(interop.from_gtsam(theirs[1]).matrix(), values[1].matrix(), atol=1e-12)
    if kind == "Pose2":
        logs = [gtsam.Pose2.Logmap(x) for x in theirs]
        np.testing.assert_allclose(logs, values.log(), atol=1e-12)
    if kind == "Similarity":  # the rotation first
        products = theirs[0].compose(theirs[1])
        np.testing.assert_allclose(interop.from_gtsam(products).matrix(), (values[0] @ values[1]).matrix(), atol=1e-12)


def test_opencv_returns_tuples_of_columns_for_several_views() -> None:
    both = interop.from_opencv((RVEC, RVEC), (TVEC, 2 * TVEC))
    assert both.shape == (2,)
    np.testing.assert_allclose(both.position[1], 2 * literals.POSITION)
    rvec = torch.tensor([0.1, 0.2, 0.3], dtype=torch.float64, requires_grad=True)
    interop.from_opencv(rvec, [0.0, 0.0, 1.0]).apply(torch.ones(3, dtype=torch.float64)).sum().backward()
    assert rvec.grad is not None and bool(rvec.grad.abs().min() > 0)


def test_projections_of_opencv_take_the_vectors() -> None:
    matrix = np.array([[500.0, 0.0, 320.0], [0.0, 510.0, 240.0], [0.0, 0.0, 1.0]])
    points = np.random.default_rng(0).normal(size=(10, 3)) + np.array([0.0, 0.0, 12.0])
    pixels = cv2.projectPoints(points, *interop.to_opencv(literals.POSE), matrix, None)[0][:, 0]
    camera = pk.Camera(torch.from_numpy(matrix), (640, 480))
    ours, _ = camera.project(literals.POSE.apply(torch.from_numpy(points)))
    np.testing.assert_allclose(ours, pixels, atol=1e-9)


def test_other_objects_are_refused() -> None:
    known = "a gtsam.Pose3, Rot3, Pose2, Rot2 or Similarity3"
    with pytest.raises(pk.ArgumentError, match=f"from_gtsam: value must be {known}, or a list of them, got Unit3"):
        interop.from_gtsam(gtsam.Unit3())
    with pytest.raises(pk.ArgumentError, match=r"to_gtsam: value must .* got Trajectory; convert its `poses`"):
        interop.to_gtsam(pk.Trajectory([0, 1], pk.Pose.identity(2)))
    with pytest.raises(
        pk.ArgumentError, match=r"to_pinocchio: value must be a Pose or a Rotation, got Pose2; .* `lift"
    ):
        interop.to_pinocchio(pk.Pose2([1, 2]))
    with pytest.raises(pk.ValidationError, match="has no direction"):
        interop.to_gtsam(pk.Rotation2([0.0, 0.0]))
    with pytest.raises(pk.ArgumentError, match=r"interop.from_gtsam: the list must hold Pose3 alone, got Rot3"):
        interop.from_gtsam([POSE3, POSE3.rotation()])
    with pytest.raises(pk.ArgumentError, match=r"interop.from_pinocchio: placement must be a pinocchio.SE3"):
        interop.from_pinocchio(pinocchio.SE3)
    with pytest.raises(pk.ShapeError, match=r"interop.from_opencv: tvec must have shape \(..., 3\)"):
        interop.from_opencv(RVEC, np.zeros(4))
    with pytest.raises(pk.ShapeError, match=r"interop.to_gtsam: value has shape \(2, 3\)"):
        interop.to_gtsam(literals.POSE.expand(2, 3))
