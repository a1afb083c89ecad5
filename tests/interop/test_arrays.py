"""Libraries on NumPy: trimesh, Open3D, pytransform3d, and MuJoCo.

Open3D, of 1 GB, is not installed for the tests: it takes and returns plain arrays, with the convention of trimesh.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from typing import Any

import mujoco
import numpy as np
import pytest
import torch
import trimesh
from pytransform3d import transformations
from pytransform3d.transform_manager import TransformManager

import posekit as pk
from posekit import interop
from tests.interop import literals

FROM = pytest.mark.parametrize(
    "convert", [interop.from_trimesh, interop.from_open3d, interop.from_pytransform3d], ids=lambda f: f.__name__
)
TO = pytest.mark.parametrize(
    "convert", [interop.to_trimesh, interop.to_open3d, interop.to_pytransform3d], ids=lambda f: f.__name__
)


@FROM
def test_matrices_act_on_columns(convert: Callable[..., pk.Pose]) -> None:
    ours = convert(literals.MATRIX)
    assert ours.dtype == torch.float64
    np.testing.assert_allclose(ours.position, literals.POSITION)
    np.testing.assert_allclose(ours.apply(literals.POINT), literals.MOVED, atol=1e-14)
    assert convert(np.stack([literals.MATRIX] * 6).reshape(2, 3, 4, 4)).shape == (2, 3)
    assert convert(np.zeros((0, 4, 4), np.float32)).dtype == torch.float32
    assert convert(np.eye(4, dtype=int)).shape == ()


@TO
@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16, torch.float32, torch.float64])
def test_poses_become_matrices_of_float64(convert: Callable[..., Any], dtype: torch.dtype) -> None:
    tolerance = 4 * torch.finfo(dtype).eps
    matrix = convert(literals.POSE.to(dtype).clone().requires_grad_())
    assert matrix.dtype == np.float64
    np.testing.assert_allclose(matrix, literals.MATRIX, atol=tolerance)
    np.testing.assert_allclose(convert(literals.POSE.rotation.to(dtype))[:3, :3], literals.ROTATION, atol=tolerance)
    assert convert(literals.POSE.expand(2, 3)).shape == (2, 3, 4, 4)
    matrix[0, 3] = 100.0  # the array is the caller's own
    np.testing.assert_allclose(literals.POSE.position, literals.POSITION)


@FROM
def test_matrices_that_are_no_poses_are_named(convert: Callable[..., pk.Pose]) -> None:
    stack = np.stack([np.eye(4), literals.MATRIX])
    scaled, reflected, sheared, unknown = stack.copy(), stack.copy(), stack.copy(), stack.copy()
    scaled[1, :3, :3] *= 0.5
    reflected[1, :3, 2] *= -1
    sheared[1, 0, 0] += 0.1
    unknown[1, 2, 3] = np.inf
    cases = {
        r"has the scale 0.5, and poses have none": scaled,
        r"is a reflection: its determinant is -1": reflected,
        r"is not orthogonal: it shears, or scales its axes differently": sheared,
        r"is not finite": unknown,
        r"is transposed: its last column is 0 0 0 1, but its last row should be": stack.swapaxes(1, 2),
        r"is not homogeneous: its last row is not 0 0 0 1": stack + np.eye(4)[3],
    }
    for match, matrix in cases.items():
        with pytest.raises(pk.ValidationError, match=rf"{convert.__name__}: matrix\[[01]\] = .*\] {match}"):
            convert(matrix)
    with pytest.raises(pk.ValidationError, match=r"matrix\[0\] = .* has the scale 0"):
        convert(np.zeros((2, 4, 4)) + np.diag([0.0, 0.0, 0.0, 1.0]))
    with pytest.raises(
        pk.ShapeError, match=rf"{convert.__name__}: matrix must have shape \(\.\.\., 4, 4\), got \(3, 4\)"
    ):
        convert(literals.MATRIX[:3])
    with pytest.raises(pk.ArgumentError, match=f"{convert.__name__}: matrix must be a tensor, an array"):
        convert(b"\x00\x01")
    with pytest.raises(pk.DTypeError, match=f"{convert.__name__}: matrix must be an array of floats or integers"):
        convert(np.full((4, 4), "x"))


@TO
def test_what_is_no_value_is_refused(convert: Callable[..., Any]) -> None:
    with pytest.raises(pk.ArgumentError, match=f"{convert.__name__}: value must be a Pose or a Rotation, got ndarray"):
        convert(literals.MATRIX)
    with pytest.raises(pk.ValidationError, match=f"{convert.__name__}: quaternion = .* has no direction"):
        convert(pk.Rotation([0, 0, 0, 0]))


def test_trimesh_moves_a_mesh_as_the_pose_does() -> None:
    mesh = trimesh.creation.box()
    before = mesh.vertices.copy()
    mesh.apply_transform(interop.to_trimesh(literals.POSE))
    np.testing.assert_allclose(mesh.vertices, literals.POSE.apply(before), atol=1e-14)
    np.testing.assert_allclose(
        interop.from_trimesh(trimesh.transformations.quaternion_matrix(literals.WXYZ)).matrix()[:3, :3],
        literals.ROTATION,
        atol=1e-14,
    )


def test_the_camera_of_a_scene_of_trimesh_has_the_axes_of_opengl() -> None:
    scene = trimesh.Scene(trimesh.creation.box())
    scene.camera.resolution = (6, 4)
    scene.camera_transform = literals.MATRIX
    camera = interop.from_trimesh(scene.camera_transform).to_convention(source="opengl", target="opencv")
    # The rays of all pixels in the world, seen in the camera, and as trimesh defines them: x right, y up, z backward.
    _, rays, _ = scene.camera_rays()
    own, _ = scene.camera.to_rays()
    assert own[:, 2].max() < 0
    np.testing.assert_allclose(camera.inverse().apply_vectors(rays), own * [1.0, -1.0, -1.0], atol=1e-12)


class FakeTensor:
    """As open3d.core.Tensor, which has no ``__array__``."""

    __module__ = "open3d.cpu.pybind.core"

    def __init__(self, numbers: Any) -> None:
        self._numbers = numbers

    def cpu(self) -> FakeTensor:
        return self

    def numpy(self) -> Any:
        return self._numbers


def test_a_tensor_of_open3d_is_read() -> None:
    np.testing.assert_allclose(interop.from_open3d(FakeTensor(literals.MATRIX)).matrix(), literals.MATRIX, atol=1e-15)
    mesh = type("TriangleMesh", (), {"__module__": "open3d.cpu.pybind.geometry"})()
    with pytest.raises(pk.ArgumentError, match="from_open3d: matrix must be an array or a Tensor, got TriangleMesh"):
        interop.from_open3d(mesh)


def test_real_objects_of_open3d_go_both_ways() -> None:
    open3d = pytest.importorskip("open3d", reason="open3d, of 1 GB, is not installed")
    mesh = open3d.geometry.TriangleMesh.create_box()
    before = np.array(mesh.vertices)
    mesh.transform(interop.to_open3d(literals.POSE))
    np.testing.assert_allclose(np.asarray(mesh.vertices), literals.POSE.apply(before), atol=1e-14)
    ours = interop.from_open3d(open3d.core.Tensor(literals.MATRIX))
    np.testing.assert_allclose(ours.matrix(), literals.MATRIX, atol=1e-15)
    with pytest.raises(pk.ArgumentError, match="from_open3d: matrix must be an array or a Tensor, got TriangleMesh"):
        interop.from_open3d(mesh)
    camera = open3d.camera.PinholeCameraParameters()
    camera.extrinsic = literals.MATRIX
    np.testing.assert_allclose(
        interop.from_open3d(camera.extrinsic).inverse().position, literals.INVERSE_POSITION, atol=1e-15
    )


def test_the_extrinsic_of_a_camera_of_open3d_maps_the_world_to_the_camera() -> None:
    camera = interop.from_open3d(literals.MATRIX).inverse()  # as parameters.extrinsic
    np.testing.assert_allclose(camera.position, literals.INVERSE_POSITION, atol=1e-15)


def test_a_matrix_of_pytransform3d_is_the_pose_of_its_first_frame_in_the_second() -> None:
    moved = transformations.transform(literals.MATRIX, transformations.vector_to_point(literals.POINT))
    np.testing.assert_allclose(interop.from_pytransform3d(literals.MATRIX).apply(literals.POINT), moved[:3], atol=1e-14)
    pq = transformations.pq_from_transform(interop.to_pytransform3d(literals.POSE))
    np.testing.assert_allclose(pq, literals.POSE.vector(), atol=1e-15)


def test_frames_become_a_transform_manager_and_back() -> None:
    world_T_robot, robot_T_camera = literals.POSE, pk.Pose([0.1, 0.2, 0.3], [1.0, -2.0, 3.0, 4.0]).to(torch.float64)
    manager = interop.to_pytransform3d({("robot", "world"): world_T_robot, ("camera", "robot"): robot_T_camera})
    assert isinstance(manager, TransformManager)
    # The way from the camera to the world is what pytransform3d finds.
    world_T_camera = world_T_robot @ robot_T_camera
    np.testing.assert_allclose(manager.get_transform("camera", "world"), world_T_camera.matrix(), atol=1e-14)
    np.testing.assert_allclose(manager.get_transform("world", "camera"), (~world_T_camera).matrix(), atol=1e-14)
    back = interop.from_pytransform3d(manager)
    assert isinstance(back, dict) and list(back) == [("robot", "world"), ("camera", "robot")]
    assert back["robot", "world"].allclose(world_T_robot, atol=1e-14)
    assert interop.from_pytransform3d(TransformManager()) == {}


def test_wrong_frames_are_named() -> None:
    cases: dict[str, tuple[type[Exception], Any]] = {
        r"the keys must be pairs \(from, to\) of frames, got 'ab'": (pk.ArgumentError, {"ab": literals.POSE}),
        r"transform \('a', 'b'\): value must be a Pose or a Rotation, got ndarray": (
            pk.ArgumentError,
            {("a", "b"): literals.MATRIX},
        ),
        r"transform \('a', 'b'\) must be one pose, got the shape \(2,\)": (
            pk.ShapeError,
            {("a", "b"): literals.POSE.expand(2)},
        ),
        r"transform \('a', 'b'\): position = .* is not finite": (
            pk.ValidationError,
            {("a", "b"): pk.Pose([torch.inf, 0.0, 0.0])},
        ),
    }
    for match, (kind, frames) in cases.items():
        with pytest.raises(kind, match=f"to_pytransform3d: .*{match}"):
            interop.to_pytransform3d(frames)
    with pytest.raises(pk.ArgumentError, match="matrices or a TransformManager, got the class TransformManager"):
        interop.from_pytransform3d(TransformManager)
    unchecked = TransformManager(check=False)
    unchecked.add_transform("a", "b", 2 * np.eye(4))
    with pytest.raises(pk.ValidationError, match=r"from_pytransform3d: transform \('a', 'b'\) = .* is not homogeneous"):
        interop.from_pytransform3d(unchecked)
    other = types.SimpleNamespace(add_transform=None, transforms=None)
    with pytest.raises(pk.ArgumentError, match="the transforms of SimpleNamespace are not a dict of matrices"):
        interop.from_pytransform3d(other)


# MuJoCo

MODEL = """
<mujoco>
  <worldbody>
    <camera name="eye" pos="4 -3 2" mode="targetbody" target="box"/>
    <body name="box" pos="9 9 9">
      <freejoint name="free"/>
      <geom name="shell" size="0.1" pos="0 0 1"/>
      <site name="tip" pos="0.5 -7 11"/>
      <body name="arm" pos="1 0 0">
        <joint name="ball" type="ball"/>
        <geom size="0.1"/>
      </body>
    </body>
  </worldbody>
</mujoco>
"""


@pytest.fixture
def simulation() -> Any:
    model = mujoco.MjModel.from_xml_string(MODEL)
    return model, mujoco.MjData(model)


def test_rows_of_qpos_go_both_ways(simulation: Any) -> None:
    model, data = simulation
    data.joint("free").qpos[:] = interop.to_mujoco(pk.Pose(literals.POSE.position, 2 * literals.POSE.quaternion))
    data.joint("ball").qpos[:] = interop.to_mujoco(literals.POSE.rotation)
    mujoco.mj_kinematics(model, data)
    np.testing.assert_allclose(data.body("box").xmat.reshape(3, 3), literals.ROTATION, atol=1e-14)
    np.testing.assert_allclose(data.site("tip").xpos, literals.MOVED, atol=1e-14)
    for row in (data.qpos[:7], data.joint("free"), data.body("box")):
        ours = interop.from_mujoco(row)
        assert isinstance(ours, pk.Pose) and ours.dtype == torch.float64
        np.testing.assert_allclose(ours.matrix(), literals.MATRIX, atol=1e-14)
    ball = interop.from_mujoco(data.joint("ball"))
    assert isinstance(ball, pk.Rotation)
    np.testing.assert_allclose(ball.matrix(), literals.ROTATION, atol=1e-14)
    arm = literals.POSE @ pk.Pose([1.0, 0.0, 0.0]).to(torch.float64) @ literals.POSE.rotation
    assert interop.from_mujoco(data.body("arm")).allclose(arm, atol=1e-14)
    for name in ("tip", "shell"):
        view = data.site(name) if name == "tip" else data.geom(name)
        np.testing.assert_allclose(interop.from_mujoco(view).position, view.xpos)
        np.testing.assert_allclose(interop.from_mujoco(view).matrix()[:3, :3], literals.ROTATION, atol=1e-14)
    bodies = interop.from_mujoco(data)
    assert bodies.shape == (model.nbody,)
    np.testing.assert_allclose(bodies[model.body("box").id].matrix(), literals.MATRIX, atol=1e-14)


def test_what_is_read_does_not_change_with_the_simulation(simulation: Any) -> None:
    _, data = simulation
    before = interop.from_mujoco(data.joint("free"))
    data.qpos[:] = 5.0
    assert before.position.tolist() == [9.0, 9.0, 9.0]


def test_quaternions_of_mujoco_have_any_length(simulation: Any) -> None:
    model, data = simulation
    data.joint("free").qpos[:] = np.concatenate((literals.POSITION, 3 * literals.WXYZ))
    mujoco.mj_kinematics(model, data)
    ours = interop.from_mujoco(data.joint("free"))
    np.testing.assert_allclose(ours.matrix()[:3, :3], data.body("box").xmat.reshape(3, 3), atol=1e-14)


def test_the_camera_of_mujoco_has_the_axes_of_opengl(simulation: Any) -> None:
    model, data = simulation
    mujoco.mj_forward(model, data)
    camera = interop.from_mujoco(data.camera("eye")).to_convention(source="opengl", target="opencv")
    target = camera.inverse().apply(data.body("box").xpos)  # it looks there: straight ahead, and z of the world is up
    np.testing.assert_allclose(target, [0.0, 0.0, np.linalg.norm([5.0, 12.0, 7.0])], atol=1e-9)
    up = camera.inverse().apply_vectors([0.0, 0.0, 1.0])
    assert up[1] < -0.1 and abs(up[0]) < 1e-9


def test_rows_keep_batch_dtype_and_gradient() -> None:
    rows = torch.randn(2, 3, 7, dtype=torch.float64, requires_grad=True)

    def there_and_back(rows: torch.Tensor) -> torch.Tensor:
        return interop.to_mujoco(interop.from_mujoco(rows))

    assert torch.autograd.gradcheck(there_and_back, (rows,))
    assert torch.autograd.gradgradcheck(there_and_back, (rows,))
    for dtype in (torch.float16, torch.bfloat16, torch.float32):
        assert there_and_back(rows.detach().to(dtype)).dtype == dtype
    balls = interop.from_mujoco(rows[..., 3:])
    assert balls.shape == (2, 3) and interop.to_mujoco(balls).shape == (2, 3, 4)


def test_rows_that_are_no_poses_are_named() -> None:
    good = np.concatenate((literals.POSITION, literals.WXYZ))
    cases: dict[str, tuple[type[Exception], Any]] = {
        r"qpos must have shape \(\.\.\., 7\) of free joints or \(\.\.\., 4\) of ball joints, got \(12,\)": (
            pk.ShapeError,
            np.zeros(12),
        ),
        r"qpos must have shape .* got \(\)": (pk.ShapeError, 3.0),
        r"qpos must be numbers or an object of MjData, got Pose": (pk.ArgumentError, literals.POSE),
        r"qpos must be a tensor, an array or a list of numbers, got bytes": (pk.ArgumentError, b"\x00"),
        r"qpos must be of a floating dtype": (pk.DTypeError, torch.zeros(7, dtype=torch.int64)),
        r"position\[1\] = .* is not finite": (pk.ValidationError, np.stack([good, good * np.inf])),
        r"quaternion\[1\] = \[0.0, 0.0, 0.0, 0.0\] has no direction": (pk.ValidationError, np.stack([good, 0 * good])),
    }
    for match, (kind, given) in cases.items():
        with pytest.raises(kind, match=f"from_mujoco: {match}"):
            interop.from_mujoco(given)
    assert interop.from_mujoco(0 * good, validate=False).shape == ()
    with pytest.raises(pk.ArgumentError, match="to_mujoco: value must be a Pose or a Rotation, got ndarray"):
        interop.to_mujoco(good)  # type: ignore[arg-type]


def test_views_that_are_no_poses_are_named() -> None:
    cases: dict[str, tuple[type[Exception], Any]] = {
        r"SimpleNamespace has no attribute 'xmat'": (pk.ArgumentError, types.SimpleNamespace(xpos=np.zeros(3))),
        r"xmat must have shape \(\.\.\., 9\), got \(3, 3\)": (
            pk.ShapeError,
            types.SimpleNamespace(xpos=np.zeros(3), xmat=np.eye(3)),
        ),
        r"xmat = .* has the scale 2": (
            pk.ValidationError,
            types.SimpleNamespace(xpos=np.zeros(3), xmat=2 * np.eye(3).ravel()),
        ),
        r"xquat = .* has no direction": (
            pk.ValidationError,
            types.SimpleNamespace(xpos=np.zeros(3), xquat=np.zeros(4)),
        ),
        r"xpos = .* is not finite": (
            pk.ValidationError,
            types.SimpleNamespace(xpos=np.zeros(3) + np.inf, xquat=np.ones(4)),
        ),
        r"batch shapes do not broadcast: xpos \(2,\), xquat \(3,\)": (
            pk.ShapeError,
            types.SimpleNamespace(xpos=np.zeros((2, 3)), xquat=np.ones((3, 4))),
        ),
    }
    for match, (kind, view) in cases.items():
        with pytest.raises(kind, match=f"from_mujoco: {match}"):
            interop.from_mujoco(view)
