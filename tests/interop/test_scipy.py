"""SciPy: `Rotation` in xyzw, `RigidTransform`, and twists in the order [w, v]."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch
from scipy.spatial import transform as scipy_transform
from scipy.spatial.transform import RigidTransform
from scipy.spatial.transform import Rotation as ScipyRotation

import posekit as pk
from posekit import interop
from tests.interop import literals
from tests.support import processes


def test_a_rotation_of_scipy_has_its_matrix_and_its_order() -> None:
    theirs = ScipyRotation.from_matrix(literals.ROTATION)
    ours = interop.from_scipy(theirs)
    assert isinstance(ours, pk.Rotation) and ours.dtype == torch.float64
    np.testing.assert_allclose(ours.matrix(), literals.ROTATION, atol=1e-15)
    np.testing.assert_allclose(theirs.as_quat(), ours.xyzw(), atol=1e-15)


def test_a_rigid_transform_moves_points_as_in_scipy() -> None:
    theirs = RigidTransform.from_matrix(literals.MATRIX)
    ours = interop.from_scipy(theirs)
    assert isinstance(ours, pk.Pose)
    np.testing.assert_allclose(ours.matrix(), literals.MATRIX, atol=1e-15)
    np.testing.assert_allclose(ours.apply(literals.POINT), theirs.apply(literals.POINT), atol=1e-14)


def test_poses_become_rigid_transforms_with_the_same_matrix() -> None:
    theirs = interop.to_scipy(literals.POSE)
    assert isinstance(theirs, RigidTransform)
    np.testing.assert_allclose(theirs.as_matrix(), literals.MATRIX, atol=1e-15)
    rotation = interop.to_scipy(literals.POSE.rotation)
    assert isinstance(rotation, ScipyRotation)
    np.testing.assert_allclose(rotation.as_matrix(), literals.ROTATION, atol=1e-15)


@pytest.mark.parametrize("shape", [(), (0,), (5,), (2, 3)])
def test_batches_keep_their_shape(shape: tuple[int, ...]) -> None:
    poses = pk.Pose.random(*shape, dtype=torch.float64, generator=torch.Generator().manual_seed(1))
    back = interop.from_scipy(interop.to_scipy(poses))
    assert back.shape == torch.Size(shape)
    torch.testing.assert_close(back.matrix(), poses.matrix(), atol=1e-14, rtol=0)
    rotations = interop.from_scipy(interop.to_scipy(poses.rotation))
    torch.testing.assert_close(rotations.matrix(), poses.rotation.matrix(), atol=1e-14, rtol=0)


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16, torch.float32, torch.float64])
def test_every_dtype_becomes_float64_without_the_graph(dtype: torch.dtype) -> None:
    pose = literals.POSE.to(dtype).clone().requires_grad_()
    want = pk.Pose(pose.position.double(), pose.quaternion.double()).detach().matrix()
    np.testing.assert_allclose(interop.to_scipy(pose).as_matrix(), want, atol=1e-15)


def test_strided_and_negated_tensors_are_read_right() -> None:
    imaginary = torch.complex(torch.zeros(4, dtype=torch.float64), literals.POSE.quaternion).conj().imag
    assert imaginary.is_neg()  # the negated quaternion is the same rotation
    np.testing.assert_allclose(interop.to_scipy(pk.Rotation(imaginary)).as_matrix(), literals.ROTATION, atol=1e-15)


def test_the_twist_of_scipy_has_the_rotation_first() -> None:
    theirs = [0.1, -0.2, 0.3, 4.0, 5.0, 6.0]
    ours = interop.from_scipy_twist(np.array(theirs))
    assert ours.tolist() == [4.0, 5.0, 6.0, 0.1, -0.2, 0.3]
    want = RigidTransform.from_exp_coords(theirs).as_matrix()
    np.testing.assert_allclose(pk.Pose.exp(ours).matrix(), want, atol=1e-15)
    np.testing.assert_allclose(RigidTransform.from_matrix(want).as_exp_coords(), theirs, atol=1e-14)
    np.testing.assert_allclose(interop.to_scipy_twist(pk.Pose.exp(ours).log()), theirs, atol=1e-14)


def test_twists_keep_their_batch_and_their_gradient() -> None:
    twist = torch.randn(2, 3, 6, dtype=torch.float64, requires_grad=True)
    assert torch.autograd.gradcheck(interop.from_scipy_twist, (twist,))
    np.testing.assert_array_equal(interop.to_scipy_twist(interop.from_scipy_twist(twist)), twist.detach())


def test_what_is_none_of_scipy_is_refused() -> None:
    with pytest.raises(pk.ArgumentError, match=r"must be SciPy's Rotation or RigidTransform, got ndarray; convert mat"):
        interop.from_scipy(np.eye(4))
    with pytest.raises(pk.ArgumentError, match=r"from_scipy: .* got Pose$"):
        interop.from_scipy(literals.POSE)
    with pytest.raises(pk.ArgumentError, match=r"to_scipy: value must be a Pose or a Rotation, got ndarray"):
        interop.to_scipy(np.eye(4))  # type: ignore[arg-type]
    with pytest.raises(pk.ShapeError, match=r"from_scipy_twist: exp_coords must have shape \(\.\.\., 6\), got \(3,\)"):
        interop.from_scipy_twist([1, 2, 3])


@pytest.mark.parametrize(
    ("value", "message"),
    [
        (pk.Trajectory([0.0, 1], pk.Pose.identity(2)), "got Trajectory; convert its `poses`"),
        (pk.UncertainPose(pk.Pose(), torch.eye(6)), "got UncertainPose; convert its `pose`"),
        (pk.Similarity.identity(), "got Similarity; convert its `pose`"),
    ],
)
def test_values_that_scipy_has_not_are_answered_with_their_poses(value: Any, message: str) -> None:
    with pytest.raises(pk.ArgumentError, match=rf"^interop.to_scipy: value must be a Pose or a Rotation, {message}$"):
        pk.interop.to_scipy(value)


def test_invalid_values_do_not_leave() -> None:
    with pytest.raises(pk.ValidationError, match=r"to_scipy: quaternion\[1\] = .* has no direction"):
        interop.to_scipy(pk.Rotation([[1, 0, 0, 0], [0, 0, 0, 0]]))
    with pytest.raises(pk.ValidationError, match=r"to_scipy: position = .*nan.* is not finite"):
        interop.to_scipy(pk.Pose([1, float("nan"), 3]))
    with pytest.raises(pk.DeviceError, match="to_scipy: value is on the meta device"):
        interop.to_scipy(pk.Rotation.identity(device="meta"))


def test_an_older_scipy_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(scipy_transform, "RigidTransform")
    with pytest.raises(pk.MissingExtraError, match=r"to_scipy needs scipy 1\.16 or newer"):
        interop.to_scipy(literals.POSE)
    assert interop.from_scipy(ScipyRotation.identity()).shape == ()


@pytest.mark.slow
def test_gradients_pass_where_scipy_computes_with_torch() -> None:
    code = """
        import torch
        from scipy.spatial.transform import RigidTransform, Rotation
        import posekit as pk

        quaternion = torch.tensor([0.2, -0.4, 1.0, 0.1], dtype=torch.float64, requires_grad=True)
        position = torch.tensor([1.0, 2.0, -3.0], dtype=torch.float64, requires_grad=True)

        def moved(position, quaternion):
            theirs = RigidTransform.from_components(position, Rotation.from_quat(quaternion))
            return pk.interop.from_scipy(theirs).apply([0.5, -7.0, 11.0])

        print(torch.autograd.gradcheck(moved, (position, quaternion)))
        ours = pk.Pose(position, quaternion.roll(1)).apply([0.5, -7.0, 11.0])
        print(torch.allclose(moved(position, quaternion), ours, rtol=0, atol=1e-14))
    """
    assert processes.run_forked(code, SCIPY_ARRAY_API="1").split() == ["True", "True"]
