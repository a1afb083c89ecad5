"""Arguments of users of other libraries that would be read as something else: they raise, and name what to write."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gtsam
import pypose
import pytest
import torch

import posekit as pk


def homogeneous(scale: float = 500.0) -> torch.Tensor:
    """The intrinsics of a camera of Kornia or PyTorch3D."""
    matrix = torch.eye(4)
    matrix[0, 0] = matrix[1, 1] = scale
    matrix[:2, 2] = torch.tensor([320.0, 240.0])
    return matrix


def test_intrinsics_of_4x4_matrices_are_not_taken_for_four_cameras() -> None:
    matrix = homogeneous()
    remedy = r"is a 4x4 matrix: pass its upper left part, matrix\[..., :3, :3\]$"
    for given in (matrix, matrix.double().numpy(), matrix.tolist()):
        with pytest.raises(pk.ValidationError, match=f"^Camera: intrinsics {remedy}"):
            pk.Camera(given, (640, 480))
    swapped = matrix[[0, 1, 3, 2]]  # as PyTorch3D has them
    cameras = torch.tensor([500.0, 510, 320, 240]).expand(4, 4)
    for batch in (torch.stack([cameras, matrix]), torch.stack([cameras, swapped])):
        with pytest.raises(pk.ValidationError, match=rf"^Camera: intrinsics\[1\] {remedy}"):
            pk.Camera(batch, (640, 480))
    assert pk.Camera(cameras, (640, 480)).intrinsics is cameras
    assert pk.Camera(matrix[:3, :3], (640, 480)).intrinsics.tolist() == [500, 500, 320, 240]


def test_compiled_cameras_read_no_values() -> None:
    made = torch.compile(lambda x: pk.Camera(x, (640, 480)).intrinsics, backend="eager", fullgraph=True)
    assert made(homogeneous()).shape == (4, 4)


@pytest.mark.parametrize(
    ("make", "value"),
    [
        (pk.Pose.from_vector, pypose.randn_SE3(3)),
        (pk.Pose, pypose.randn_SE3(3)),
        (lambda x: pk.Pose(torch.zeros(3, 3), x), pypose.randn_SO3(3)),
        (pk.Rotation, pypose.randn_SO3(3)),
        (pk.Rotation, pypose.Parameter(pypose.randn_SO3(3))),
        (pk.Similarity, pypose.randn_Sim3(3)),
    ],
)
def test_groups_of_pypose_are_not_read_in_another_order(make: Any, value: Any) -> None:
    with pytest.raises(
        pk.ArgumentError, match=r"got PyPose's LieTensor; .* convert it with posekit.interop.from_pypose"
    ):
        make(value)
    assert pk.interop.from_pypose(value).shape == (3,)


def test_tangents_of_pypose_are_taken() -> None:
    torch.manual_seed(0)
    for kind, tangent in ((pk.Pose, pypose.randn_se3(2).double()), (pk.Rotation, pypose.randn_so3(2).double())):
        torch.testing.assert_close(kind.exp(tangent).matrix(), pypose.Exp(tangent).matrix().as_subclass(torch.Tensor))


def test_poses_of_other_libraries_are_answered_with_their_conversion() -> None:
    with pytest.raises(pk.ArgumentError, match=r"got GTSAM's Pose3; convert it with posekit.interop.from_gtsam"):
        pk.Pose(gtsam.Pose3())
    with pytest.raises(pk.ArgumentError, match=r"got GTSAM's Rot3; convert it with posekit.interop.from_gtsam"):
        pk.Pose([1, 2, 3], gtsam.Rot3())
    with pytest.raises(pk.ArgumentError, match=r"got GTSAM's Rot3; convert it with posekit.interop.from_gtsam"):
        pk.Rotation(gtsam.Rot3())


@pytest.mark.parametrize("scale", [0, -1.0, float("nan")])
def test_a_number_that_is_no_scale_is_refused(scale: float) -> None:
    with pytest.raises(pk.ValidationError, match=f"^Similarity: scale = {scale} is not a scale: it must be finite and"):
        pk.Similarity([1, 2, 3], None, scale)


@pytest.mark.parametrize("value", [pk.Pose.identity(2), pk.Rotation.identity(2)])
def test_a_value_that_was_registered_as_a_buffer_says_how_modules_load_one(value: Any) -> None:
    module = torch.nn.Module()
    module.register_buffer("offset", value)
    state = module.state_dict()
    with pytest.raises(pk.UnknownNameError, match=f"modules load `pk.nn.{type(value).__name__}Buffer"):
        module.load_state_dict(state)


@pytest.mark.parametrize("value", [pk.Pose(), pk.Pose.identity(4), torch.zeros(6)])
def test_jacobian_says_that_it_returns_a_function(value: Any) -> None:
    with pytest.raises(pk.ArgumentError, match=r"argnums must be integers, got \w+; call the result: `jacobian\(f\)"):
        pk.jacobian(lambda T: T, value)


def test_an_unknown_name_imports_nothing() -> None:
    """Neither a name that nobody has, nor one that a module has that was not loaded."""
    code = """
import sys, posekit
before = set(sys.modules)
for name, text in (("nonsense", "has no attribute 'nonsense'"), ("preintegrate", ""), ("rotation_6d_to_matrix", "")):
    try:
        getattr(posekit, name)
    except AttributeError as error:
        assert text in str(error)
    else:
        raise SystemExit(name)
try:
    posekit.read_tum
except AttributeError as error:
    assert str(error) == "module 'posekit' has no attribute 'read_tum': use `posekit.io.read_tum`", error
print(sorted(x for x in set(sys.modules) - before if x.startswith("posekit.")))
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "['posekit.values.names.foreign_functions']"
