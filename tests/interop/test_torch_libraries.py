"""Libraries on torch: PyTorch3D, pytorch_kinematics and RoMa. Gradients pass both ways.

PyTorch3D has no wheel for the versions of torch that posekit supports: a class of its documented convention stands for
it. pytorch_kinematics' class of the same name has the other convention.
"""

from __future__ import annotations

import sys
import types
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import roma
import torch
from pytorch_kinematics import Transform3d as ColumnTransform
from torch import Tensor

import posekit as pk
from posekit import interop
from tests.interop import literals

POSES = pk.stack([literals.POSE, ~literals.POSE, literals.POSE @ literals.POSE])
FLOATS = pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16, torch.float32, torch.float64])
SCALED = np.diag([2.0, 2.0, 2.0, 1.0]) @ literals.MATRIX
REFLECTED = literals.MATRIX @ np.diag([1.0, 1.0, -1.0, 1.0])
SHEARED = literals.MATRIX + np.eye(4, k=1) * [[1.0], [0.0], [0.0], [0.0]]


class RowTransform:
    """As PyTorch3D documents its class: points are rows, and are moved by ``[points 1] @ matrix``."""

    def __init__(self, matrix: Tensor) -> None:
        assert matrix.shape[-2:] == (4, 4) and matrix.ndim in (2, 3)
        self._matrix = matrix.view(-1, 4, 4)

    def get_matrix(self) -> Tensor:
        return self._matrix

    def transform_points(self, points: Tensor) -> Tensor:
        homogeneous = torch.cat((points, torch.ones_like(points[..., :1])), -1)
        moved = homogeneous @ self._matrix
        return moved[..., :3] / moved[..., 3:]


@pytest.fixture
def pytorch3d(monkeypatch: pytest.MonkeyPatch) -> None:
    module = types.ModuleType("pytorch3d.transforms")
    module.Transform3d = RowTransform  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "pytorch3d", types.ModuleType("pytorch3d"))
    monkeypatch.setitem(sys.modules, "pytorch3d.transforms", module)


def columns(matrix: Any) -> ColumnTransform:
    return ColumnTransform(matrix=torch.as_tensor(matrix))


def rows(matrix: Any) -> RowTransform:
    return RowTransform(torch.as_tensor(matrix).mT.contiguous())


# PyTorch3D and pytorch_kinematics


def test_the_rows_of_pytorch3d_and_the_columns_of_pytorch_kinematics_are_one_pose() -> None:
    # The position is in the last row of the one, and in the last column of the other.
    assert rows(literals.MATRIX).get_matrix()[0, 3].tolist() == [*literals.POSITION, 1.0]
    assert columns(literals.MATRIX).get_matrix()[0, :, 3].tolist() == [*literals.POSITION, 1.0]
    for ours in (
        interop.from_pytorch3d(rows(literals.MATRIX)),
        interop.from_pytorch_kinematics(columns(literals.MATRIX)),
    ):
        assert ours.shape == (1,) and ours.dtype == torch.float64
        np.testing.assert_allclose(ours.matrix()[0], literals.MATRIX, atol=1e-15)


def test_both_move_points_as_the_poses_do(pytorch3d: None) -> None:
    points = torch.from_numpy(literals.POINT)[None]
    for theirs in (interop.to_pytorch3d(POSES), interop.to_pytorch_kinematics(POSES)):
        moved = theirs.transform_points(points)
        np.testing.assert_allclose(moved[0, 0], literals.MOVED, atol=1e-14)
        torch.testing.assert_close(moved[:, 0], POSES.apply(points), atol=1e-14, rtol=0)


def test_rotations_have_no_translation(pytorch3d: None) -> None:
    for theirs in (
        interop.to_pytorch3d(literals.POSE.rotation),
        interop.to_pytorch_kinematics(literals.POSE.rotation),
    ):
        moved = theirs.transform_points(torch.from_numpy(literals.POINT)[None])
        np.testing.assert_allclose(moved.reshape(3), literals.MOVED - literals.POSITION, atol=1e-14)


@FLOATS
def test_the_dtype_stays(pytorch3d: None, dtype: torch.dtype) -> None:
    given = POSES.to(dtype)
    tolerance = 3 * torch.finfo(dtype).eps
    for there, back in (
        (interop.to_pytorch3d, interop.from_pytorch3d),
        (interop.to_pytorch_kinematics, interop.from_pytorch_kinematics),
        (interop.to_pypose, interop.from_pypose),
        (interop.to_roma, interop.from_roma),
    ):
        again = back(there(given))  # type: ignore[operator]
        assert again.dtype == dtype and again.shape == (3,)
        assert bool(again.isclose(given, atol=10 * tolerance).all())


def test_only_one_batch_dimension_fits(pytorch3d: None) -> None:
    for convert in (interop.to_pytorch3d, interop.to_pytorch_kinematics):
        match = rf"{convert.__name__}: value has shape \(2, 3\); use one dimension: value\.reshape\(-1\)"
        with pytest.raises(pk.ShapeError, match=match):
            convert(literals.POSE.expand(2, 3))
        with pytest.raises(pk.ArgumentError, match=f"{convert.__name__}: value must be a Pose or a Rotation, got int"):
            convert(3)  # type: ignore[arg-type]


def test_a_camera_of_pytorch3d_gets_the_axes_of_opencv() -> None:
    # look_at_view_transform of PyTorch3D's documentation, eye (0, 0, 5), at the origin: x is left, y up, z forward.
    view = np.array([[-1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, -1.0, 5.0], [0.0, 0.0, 0.0, 1.0]])
    camera = interop.from_pytorch3d(rows(view)).inverse().to_convention(source="pytorch3d", target="opencv")
    want = pk.Pose.look_at([0.0, 0.0, 5.0], [0.0, 0.0, 0.0], [0.0, 1.0, 0.0])
    np.testing.assert_allclose(camera.matrix()[0], want.matrix(), atol=1e-6)


def test_the_class_of_the_other_library_is_refused() -> None:
    with pytest.raises(pk.ArgumentError, match="pytorch_kinematics' matrices act on columns: use from_pytorch_kinem"):
        interop.from_pytorch3d(columns(literals.MATRIX))
    foreign = type("Transform3d", (RowTransform,), {"__module__": "pytorch3d.transforms.transform3d"})
    with pytest.raises(pk.ArgumentError, match="PyTorch3D's matrices act on rows: use from_pytorch3d"):
        interop.from_pytorch_kinematics(foreign(torch.eye(4)))


@pytest.mark.parametrize(
    ("convert", "make", "last", "first"),
    [
        (interop.from_pytorch3d, rows, "column", "row"),
        (interop.from_pytorch_kinematics, columns, "row", "column"),
    ],
    ids=["pytorch3d", "pytorch_kinematics"],
)
def test_matrices_that_are_no_poses_are_named(
    convert: Callable[..., pk.Pose], make: Callable[[Any], Any], last: str, first: str
) -> None:
    unknown = literals.MATRIX.copy()
    unknown[1, 2] = float("nan")
    unfinished = literals.MATRIX.copy()
    unfinished[3] = [0.0, 0.5, 0.0, 1.0]
    cases = {
        r"matrix\[0\] = .* has the scale 2, and poses have none": SCALED,
        r"matrix\[0\] = .* is a reflection: its determinant is -1": REFLECTED,
        r"matrix\[0\] = .* is not orthogonal: it shears, or scales its axes differently": SHEARED,
        r"matrix\[0\] = .* is not finite": unknown,
        rf"matrix\[0\] = .* is transposed: its last {first} is 0 0 0 1, but its last {last} should be": (
            literals.MATRIX.T
        ),
        rf"matrix\[0\] = .* is not homogeneous: its last {last} is not 0 0 0 1": unfinished,
    }
    for match, matrix in cases.items():
        with pytest.raises(pk.ValidationError, match=f"{convert.__name__}: {match}"):
            convert(make(matrix.copy()))
        assert convert(make(matrix.copy()), validate=False).shape == (1,)
    with pytest.raises(pk.OptionError, match=f"{convert.__name__}: validate must be True or False, got 'no'"):
        convert(make(literals.MATRIX), validate="no")


def test_objects_without_matrices_are_named() -> None:
    def broken() -> None:
        raise ZeroDivisionError("no matrix yet")

    cases: dict[str, Any] = {
        r"from_pytorch3d: bytes has no attribute 'get_matrix'": b"\x00",
        r"from_pytorch3d: transform must be a Transform3d, got the class RowTransform": RowTransform,
        r"from_pytorch3d: transform must be a Transform3d, got Pose": literals.POSE,
        r"from_pytorch3d: get_matrix\(\) raised ZeroDivisionError: no matrix yet": types.SimpleNamespace(
            get_matrix=broken
        ),
    }
    for match, given in cases.items():
        with pytest.raises(pk.ArgumentError, match=match):
            interop.from_pytorch3d(given)
    with pytest.raises(pk.ShapeError, match=r"from_pytorch3d: matrix must have shape \(\.\.\., 4, 4\), got \(3, 3\)"):
        interop.from_pytorch3d(types.SimpleNamespace(get_matrix=lambda: torch.eye(3)))


# RoMa


def test_the_four_classes_of_roma_are_read() -> None:
    position, matrix = torch.from_numpy(literals.POSITION), torch.from_numpy(literals.ROTATION)
    xyzw = torch.from_numpy(literals.XYZW)
    for theirs in (roma.RigidUnitQuat(xyzw, position), roma.Rigid(matrix, position), roma.Isometry(matrix, position)):
        ours = interop.from_roma(theirs)
        assert isinstance(ours, pk.Pose) and ours.shape == ()
        np.testing.assert_allclose(ours.matrix(), literals.MATRIX, atol=1e-15)
        np.testing.assert_allclose(theirs.apply(torch.from_numpy(literals.POINT)), literals.MOVED, atol=1e-14)
    for rotation in (roma.RotationUnitQuat(xyzw), roma.Rotation(matrix)):
        turned = interop.from_roma(rotation)
        assert isinstance(turned, pk.Rotation)
        np.testing.assert_allclose(turned.matrix(), literals.ROTATION, atol=1e-15)


def test_values_become_classes_of_roma_with_unit_quaternions() -> None:
    longer = pk.Pose(POSES.position, 3 * POSES.quaternion)
    theirs = interop.to_roma(longer)
    assert type(theirs) is roma.RigidUnitQuat
    torch.testing.assert_close(theirs.to_homogeneous(), POSES.matrix(), atol=1e-14, rtol=0)
    rotations = interop.to_roma(longer.rotation)
    assert type(rotations) is roma.RotationUnitQuat
    point = torch.from_numpy(literals.POINT).expand(3, 3)
    torch.testing.assert_close(rotations.apply(point), POSES.rotation.apply(point), atol=1e-14, rtol=0)


def test_the_parts_of_a_transform_of_roma_broadcast() -> None:
    theirs = roma.RigidUnitQuat(torch.from_numpy(literals.XYZW)[None], torch.randn(5, 3, dtype=torch.float64))
    assert interop.from_roma(theirs).shape == (5,)


def test_transforms_of_roma_that_are_no_poses_are_named() -> None:
    position, matrix = torch.zeros(2, 3), torch.eye(3).expand(2, 3, 3)
    cases: dict[str, tuple[type[Exception], Any]] = {
        r"must be a transform or a rotation of RoMa, got Tensor": (pk.ArgumentError, matrix),
        r"linear must have shape \(\.\.\., 3, 3\), got \(2, 2\)": (pk.ShapeError, roma.Rotation(torch.eye(2))),
        r"linear\[0\] = .* has the scale 3, and": (pk.ValidationError, roma.Rigid(3 * matrix, position)),
        r"linear\[0\] = .* is a reflection": (pk.ValidationError, roma.Orthonormal(-matrix)),
        r"linear = \[0.0, 0.0, 0.0, 0.0\] has no direction": (
            pk.ValidationError,
            roma.RotationUnitQuat(torch.zeros(4)),
        ),
        r"linear = .* is no unit quaternion": (pk.ValidationError, roma.RotationUnitQuat(torch.ones(4))),
        r"translation\[0\] = .* is not finite": (pk.ValidationError, roma.Rigid(matrix, position / 0)),
    }
    for match, (kind, given) in cases.items():
        with pytest.raises(kind, match=f"from_roma: .*{match}"):
            interop.from_roma(given)
    assert interop.from_roma(roma.Rigid(3 * matrix, position), validate=False).shape == (2,)
    with pytest.raises(pk.ArgumentError, match="to_roma: value must be a Pose or a Rotation, got Tensor"):
        interop.to_roma(matrix)  # type: ignore[arg-type]


# Gradients


def raw_roma(pose: pk.Pose) -> tuple[Tensor, ...]:
    theirs = interop.to_roma(pose)
    return theirs.linear, theirs.translation


OUT: dict[str, Callable[[pk.Pose], tuple[Tensor, ...]]] = {
    "pytorch3d": lambda pose: (interop.to_pytorch3d(pose).get_matrix(),),
    "pytorch_kinematics": lambda pose: (interop.to_pytorch_kinematics(pose).get_matrix(),),
    "roma": raw_roma,
}


@pytest.mark.parametrize("library", OUT)
def test_gradients_pass_out(library: str, pytorch3d: None) -> None:
    position, quaternion = [x.clone().requires_grad_() for x in (POSES.position, 1.5 * POSES.quaternion)]

    def numbers(position: Tensor, quaternion: Tensor) -> tuple[Tensor, ...]:
        return OUT[library](pk.Pose(position, quaternion))

    assert torch.autograd.gradcheck(numbers, (position, quaternion))
    assert torch.autograd.gradgradcheck(numbers, (position, quaternion))


def matrices(numbers: Tensor) -> Tensor:
    """Matrices of positions and of quaternions of any length, made without posekit."""
    position, w, v = numbers[..., :3, None], numbers[..., 3, None, None], numbers[..., 4:, None]
    zero = torch.zeros_like(numbers[..., 0])
    x, y, z = numbers[..., 4:].unbind(-1)
    hat = torch.stack([zero, -z, y, z, zero, -x, -y, x, zero], -1).unflatten(-1, (3, 3))
    square = v.mT @ v
    rotation = ((w * w - square) * torch.eye(3, dtype=v.dtype) + 2 * v @ v.mT + 2 * w * hat) / (w * w + square)
    last = torch.eye(4, dtype=v.dtype)[3:].expand(*numbers.shape[:-1], 1, 4)
    return torch.cat((torch.cat((rotation, position), -1), last), -2)


IN: dict[str, Callable[[Tensor], Any]] = {
    "pytorch3d": lambda numbers: interop.from_pytorch3d(RowTransform(matrices(numbers).mT.contiguous())),
    "pytorch_kinematics": lambda numbers: interop.from_pytorch_kinematics(ColumnTransform(matrix=matrices(numbers))),
    "roma": lambda numbers: interop.from_roma(
        roma.Rigid(matrices(numbers)[..., :3, :3], matrices(numbers)[..., :3, 3])
    ),
    "roma quaternions": lambda numbers: interop.from_roma(
        roma.RigidUnitQuat(roma.rotvec_to_unitquat(numbers[..., 3:6]), numbers[..., :3])
    ),
}


@pytest.mark.parametrize("library", IN)
def test_gradients_pass_in(library: str) -> None:
    numbers = torch.tensor(
        [[1.0, 2, 3, 0.4, -0.5, 0.6, 0.7], [-3, 1, 2, 0.9, 0.2, -1.1, 0.3]], dtype=torch.float64, requires_grad=True
    )
    np.testing.assert_allclose(matrices(literals.POSE.vector()), literals.MATRIX, atol=1e-15)

    def moved(numbers: Tensor) -> Tensor:
        return IN[library](numbers).apply(torch.from_numpy(literals.POINT))  # type: ignore[no-any-return]

    assert torch.autograd.gradcheck(moved, (numbers,))
    assert torch.autograd.gradgradcheck(moved, (numbers,))


def test_vmap_passes_through() -> None:
    def moved(linear: Tensor, translation: Tensor) -> Tensor:
        pose = interop.from_roma(roma.RigidUnitQuat(linear, translation))
        return interop.to_roma(pose).apply(torch.from_numpy(literals.POINT))

    moved_all = torch.func.vmap(moved)(POSES.rotation.xyzw(), POSES.position)
    torch.testing.assert_close(moved_all, POSES.apply(torch.from_numpy(literals.POINT)), atol=1e-13, rtol=0)


def test_conversions_run_inside_compiled_functions() -> None:
    def moved(position: Tensor, quaternion: Tensor) -> Tensor:
        pose = interop.from_roma(interop.to_roma(pk.Pose(position, quaternion)))
        return pose.apply(position)

    compiled = torch.compile(moved, backend="eager")  # the import of the library is a graph break
    given = POSES.position, 2 * POSES.quaternion
    torch.testing.assert_close(compiled(*given), moved(*given), atol=1e-14, rtol=0)


@pytest.mark.gpu
def test_the_device_stays(pytorch3d: None) -> None:
    poses = POSES.to("cuda")
    for there, back in (
        (interop.to_pytorch3d, interop.from_pytorch3d),
        (interop.to_pytorch_kinematics, interop.from_pytorch_kinematics),
        (interop.to_pypose, interop.from_pypose),
        (interop.to_roma, interop.from_roma),
        (interop.to_mujoco, interop.from_mujoco),
    ):
        again = back(there(poses))  # type: ignore[operator]
        assert again.device.type == "cuda"
        assert bool(again.isclose(poses, atol=1e-12).all())
    np.testing.assert_allclose(interop.to_trimesh(poses), POSES.matrix(), atol=1e-14)
    with pytest.raises(pk.ValidationError, match="has the scale 2"):
        interop.from_pytorch_kinematics(columns(torch.from_numpy(SCALED).to("cuda")))
