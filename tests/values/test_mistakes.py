"""Arguments of users of other libraries that would be read as something else: they raise, and name what to write."""

from __future__ import annotations

import inspect
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import gtsam
import numpy as np
import pypose
import pytest
import scipy.linalg
import torch
from scipy.spatial.transform import Rotation as ScipyRotation

import posekit as pk
from posekit.values.names import foreign_functions, foreign_names


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


@pytest.mark.slow
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


POINTS = torch.rand(4, 3)
PARAMETER: Any = pk.nn.PoseParameter(pk.Pose.identity(2))
CAMERA = pk.Camera([500.0, 500, 320, 240], (640, 480))
CALLS: dict[str, Callable[[], Any]] = {
    r"^Pose\(\) got an argument too many: .* use `Pose\(\[x, y, z\], rotation\)`": lambda: pk.Pose(1, 2, 3),
    r"Pose.* 4 arguments too many: .*`Pose.from_euler\(": lambda: pk.Pose(1.0, 2, 3, 0, 0, 0),
    r"Pose.* keyword argument 'R': .*`Rotation.from_matrix\(matrix\)`": lambda: pk.Pose(
        R=torch.eye(3), t=torch.ones(3)
    ),
    r"Pose.* keyword argument 'translation': the position is called `position`": lambda: pk.Pose(translation=[1, 2, 3]),
    r"Pose.* keyword argument 'x': use `Pose\(\[x, y, z\]\)`": lambda: pk.Pose(x=1, y=2, z=3),
    r"Pose.* keyword argument 'frame'; it has position, rotation, quaternion$": lambda: pk.Pose(frame="map"),
    r"Rotation.* 3 arguments too many: .* use `Rotation\(\[w, x, y, z\]\)`": lambda: pk.Rotation(1, 0, 0, 0),
    r"Rotation.* keyword argument 'matrix': use `Rotation.from_matrix": lambda: pk.Rotation(matrix=torch.eye(3)),
    r"Rotation.from_euler\(\) got 2 arguments too many: .*\[a, b, c\]": lambda: pk.Rotation.from_euler("xyz", 1, 2, 3),
    r"Rotation.from_euler.* 'deg': use `degrees=True`": lambda: pk.Rotation.from_euler("xyz", [1, 2, 3], deg=True),
    r"Pose.from_euler.* 'unit': use `degrees=True`": lambda: pk.Pose.from_euler("xyz", [1, 2, 3], unit="deg"),
    r"Rotation.euler\(\) got an argument too many: .*degrees=True": lambda: pk.Rotation().euler("xyz", True),
    r"Rotation.euler.* 'deg': use `degrees=True`": lambda: pk.Rotation().euler("xyz", deg=True),
    r"Rotation.from_matrix.* 'check': use `validate=False`": lambda: pk.Rotation.from_matrix(torch.eye(3), check=False),
    r"Pose.from_matrix.* 'tol': use `validate=False`": lambda: pk.Pose.from_matrix(torch.eye(4), tol=1e-3),
    r"Similarity.* 's': the scale is called `scale`": lambda: pk.Similarity(s=2.0),
    r"Similarity.* an argument too many: it takes a position, a rotation and": lambda: pk.Similarity(1, 2, 3, 4),
    r"Camera.* 2 arguments too many: .* use `Camera\(\[fx, fy, cx, cy\]": lambda: pk.Camera(500, 500, 320, 240),
    r"Camera.* an argument too many: .*`model=\"radtan\", distortion": lambda: pk.Camera(
        torch.eye(3), (4, 3), [0.1] * 4
    ),
    r"Camera.* 'K': the matrix comes first and is called `intrinsics`": lambda: pk.Camera(K=torch.eye(3)),
    r"Camera.from_fov\(\) got an argument too many: .*\(width, height\)": lambda: pk.Camera.from_fov(1.0, 640, 480),
    r"Pose.look_at.* 'at': use `target`": lambda: pk.Pose.look_at(eye=[1, 0, 0], at=[0, 0, 0]),
    r"Trajectory\(\) got .* 'timestamps': use `times`": lambda: pk.Trajectory(timestamps=[0.0], poses=pk.Pose()),
    r"Trajectory.at.* 'method': use `kind`": lambda: pk.Trajectory([0.0, 1], pk.Pose.random(2)).at(0.5, method="slerp"),
    r"UncertainPose\(\) got .* 'sigma': use `covariance`": lambda: pk.UncertainPose(pk.Pose(), sigma=0.1),
    r"UncertainRotation\(\) got .* 'cov': use": lambda: pk.UncertainRotation(pk.Rotation(), cov=torch.eye(3)),
    r"FrameTree.at.* 'interpolation': use `kind`": lambda: pk.FrameTree({}).at(0.5, interpolation="slerp"),
    r"kalman_update\(\) got .* 'R': use `covariance`": lambda: pk.kalman_update(R=torch.eye(3)),
    r"Noise\(\) got .* 'accel_noise': use `accelerometer`": lambda: pk.imu.Noise(accel_noise=1.0),
    r"pnp\(\) got .* 'reprojection_error': use `max_distance`": lambda: pk.pnp(POINTS, reprojection_error=2.0),
    r"register\(\) got .* 'threshold': use `max_distance`": lambda: pk.register(POINTS, POINTS, threshold=1.0),
    r"show\(\) got .* 'block': a script waits": lambda: pk.viz.show(POINTS, block=True),
    r"animate\(\) got .* 'duration': use `speed`": lambda: pk.viz.animate(duration=3.0),
    r"kabsch\(\) got .* 'w': use `weights`": lambda: pk.kabsch(POINTS, POINTS, w=torch.ones(4)),
    r"umeyama\(\) got .* 'with_scale': `umeyama` estimates": lambda: pk.umeyama(POINTS, POINTS, with_scale=True),
    r"icp\(\) got .* 'weights': all points weigh the same; `loss`": lambda: pk.icp(
        POINTS, POINTS, weights=torch.ones(4)
    ),
    r"icp\(\) got .* 'max_correspondence_distance': use `max_dist": lambda: pk.icp(
        POINTS, POINTS, max_correspondence_distance=1.0
    ),
    r"^chain\(\) got an argument too many: .* a list: use `chain\(\[a, b, c\]\)`": lambda: pk.chain(
        pk.Pose(), pk.Pose(), pk.Pose()
    ),
    r"^chain: takes a batch, or a list": lambda: pk.chain(pk.Pose(), pk.Pose()),
    r"pose_loss\(\) got an argument .*: weights are named: .*rotation=0.1": lambda: pk.nn.pose_loss(
        pk.Pose(), pk.Pose(), 0.1
    ),
    r"PoseParameter: its value is `module\(\)`: use `module\(\) @ points`": lambda: PARAMETER @ POINTS,
    r"PoseParameter: its value is `module\(\)`: use .*`module\(\)\[0\]`": lambda: PARAMETER[0],
    r"PoseParameter: its value is `module\(\)`: use .* `~module\(\)`": lambda: ~PARAMETER,
    r"PoseParameter: its value is `module\(\)`": lambda: pk.Pose() @ PARAMETER,
    r"from_opencv: tvec is missing; .*`from_opencv\(\*pair\)`": lambda: pk.interop.from_opencv((POINTS[0], POINTS[1])),
    r"from_pytorch3d\(\) got .* too many: .* of R and T, .*R.mT": lambda: pk.interop.from_pytorch3d(
        torch.eye(3), POINTS[0]
    ),
    r"to_opencv: .* got Camera; a camera has `matrix\(\).numpy\(\)`": lambda: pk.interop.to_opencv(CAMERA),
    r"Camera.project.* 'pose': points are in the frame of the camera": lambda: CAMERA.project(
        [0, 0, 1], pose=pk.Pose()
    ),
}


@pytest.mark.parametrize("message", CALLS)
def test_arguments_of_other_libraries_are_answered(message: str) -> None:
    with pytest.raises(pk.ArgumentError, match=message):
        CALLS[message]()


def test_a_rotation_without_arguments_is_the_identity() -> None:
    assert pk.Rotation().quaternion.tolist() == [1, 0, 0, 0] and pk.Rotation2().complex.tolist() == [1, 0]


def test_signatures_show_neither_surplus_arguments_nor_other_keywords() -> None:
    assert [*inspect.signature(pk.Pose).parameters] == ["position", "rotation", "quaternion"]
    assert [*inspect.signature(pk.Rotation).parameters] == ["quaternion"]
    assert [*inspect.signature(pk.Rotation.euler).parameters] == ["self", "seq", "degrees", "return_lock"]


def test_what_replaces_names_of_lie_groups_gives_their_numbers() -> None:
    """The expressions of the errors, against matrices."""
    generator = torch.Generator().manual_seed(3)
    a, b = (pk.Pose.random(dtype=torch.float64, generator=generator) for _ in range(2))
    known = {"pk": pk, "other": b, "pose": a, "Pose": pk.Pose, "value": a}

    def found(name: str, **given: Any) -> np.ndarray:
        remedy = foreign_names.POSE[name].partition(": ")[2].strip("`")
        text = f"a.{remedy}" if hasattr(a, remedy.partition("(")[0]) else remedy
        value = eval(text, known | {"a": a} | given)
        return (value.matrix() if isinstance(value, pk.Pose) else value).numpy()

    first, second = a.matrix().numpy(), b.matrix().numpy()
    minus = scipy.linalg.logm(np.linalg.inv(second) @ first).real  # X minus Y is Log(Y^-1 X)
    np.testing.assert_allclose(pk.hat(torch.from_numpy(found("minus"))).numpy(), minus, atol=1e-12)
    tangent = torch.tensor([0.1, -0.2, 0.3, 0.4, 0.2, -0.5], dtype=torch.float64)
    np.testing.assert_allclose(
        found("rplus", tangent=tangent), first @ scipy.linalg.expm(pk.hat(tangent).numpy()), atol=1e-12
    )
    np.testing.assert_allclose(
        found("lplus", tangent=tangent), scipy.linalg.expm(pk.hat(tangent).numpy()) @ first, atol=1e-12
    )
    np.testing.assert_allclose(found("se3"), scipy.linalg.logm(first).real, atol=1e-12)
    angles = torch.tensor([0.3, -0.4, 0.5], dtype=torch.float64)
    expected = ScipyRotation.from_euler("ZYX", angles.numpy()[::-1]).as_matrix()  # Rz(yaw) Ry(pitch) Rx(roll)
    np.testing.assert_allclose(found("RPY", angles=angles)[:3, :3], expected, atol=1e-12)
    expected = ScipyRotation.from_euler("ZYZ", angles.numpy()).as_matrix()
    np.testing.assert_allclose(found("Eul", angles=angles)[:3, :3], expected, atol=1e-12)


def test_the_view_of_pytorch3d_has_the_target_ahead_and_x_to_the_left() -> None:
    text = foreign_functions.MODULE["look_at_view_transform"].split("`")[1]
    names = {"Pose": pk.Pose, "eye": [0.0, 0, 0], "target": [5.0, 0, 0], "up": [0.0, 0, 1]}
    view = eval(text, names)
    torch.testing.assert_close(view @ [5.0, 2.0, 1.0], torch.tensor([2.0, 1.0, 5.0]))  # +y of the world is to the left


def test_python_suggests_the_nearest_name() -> None:
    with pytest.raises(AttributeError) as caught:
        pk.Rotaton  # noqa: B018
    assert caught.value.name == "Rotaton" and caught.value.obj is pk
