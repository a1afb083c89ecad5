"""COLMAP: ``qvec, tvec`` map the world to the camera. pycolmap's objects are read where it is installed."""

from __future__ import annotations

import types
from typing import Any

import numpy as np
import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit import interop
from tests.interop import literals


def rigid(xyzw: Any = literals.XYZW, translation: Any = literals.POSITION) -> Any:
    """As pycolmap.Rigid3d."""
    return types.SimpleNamespace(rotation=types.SimpleNamespace(quat=xyzw), translation=translation)


def test_the_camera_is_where_it_maps_to_the_origin() -> None:
    camera = interop.from_colmap(literals.WXYZ, literals.POSITION)
    assert camera.dtype == torch.float64
    np.testing.assert_allclose(camera.position, literals.INVERSE_POSITION, atol=1e-15)
    # A point of the world in the camera is R p + t, with COLMAP's R and t.
    np.testing.assert_allclose(camera.inverse().apply(literals.POINT), literals.MOVED, atol=1e-14)


def test_a_camera_one_unit_to_the_right_sees_the_origin_on_the_left() -> None:
    # It looks along z of the world, right is x, down is y: without rotation, and tvec is minus its centre.
    qvec, tvec = interop.to_colmap(pk.Pose([1.0, 0.0, 0.0]))
    assert qvec.tolist() == [1.0, 0.0, 0.0, 0.0] and tvec.tolist() == [-1.0, 0.0, 0.0]


def test_cameras_go_both_ways_with_w_at_least_zero() -> None:
    cameras = pk.Pose.random(2, 3, dtype=torch.float64, generator=torch.Generator().manual_seed(3))
    cameras = pk.Pose(cameras.position, -5 * cameras.quaternion)
    qvec, tvec = interop.to_colmap(cameras)
    assert bool((qvec[..., 0] >= 0).all())
    torch.testing.assert_close(qvec.norm(dim=-1), torch.ones(2, 3, dtype=torch.float64))
    assert bool(interop.from_colmap(qvec, tvec).isclose(cameras, atol=1e-12).all())


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16, torch.float32, torch.float64])
def test_the_dtype_stays(dtype: torch.dtype) -> None:
    qvec, tvec = interop.to_colmap(literals.POSE.to(dtype))
    assert qvec.dtype == tvec.dtype == interop.from_colmap(qvec, tvec).dtype == dtype


def test_the_axes_are_those_of_opencv() -> None:
    eye, target = [4.0, -3.0, 2.0], [1.0, 1.0, 1.0]
    camera = pk.Pose.look_at(eye, target, convention="opengl").to(torch.float64)
    qvec, tvec = interop.to_colmap(camera.to_convention(source="opengl", target="opencv"))
    seen = pk.Pose(tvec, qvec).apply(target)
    np.testing.assert_allclose(seen, [0.0, 0.0, np.sqrt(26)], atol=1e-6)  # ahead is +z
    back = interop.from_colmap(qvec, tvec).to_convention(source="opencv", target="opengl")
    assert back.allclose(camera, atol=1e-12)


def test_images_are_read_as_pycolmap_and_the_scripts_give_them() -> None:
    images = [
        rigid(),
        types.SimpleNamespace(cam_from_world=rigid()),  # a property before pycolmap 3.12
        types.SimpleNamespace(cam_from_world=rigid),  # a method since
        types.SimpleNamespace(qvec=literals.WXYZ, tvec=literals.POSITION),
    ]
    for image in images:
        np.testing.assert_allclose(interop.from_colmap(image).position, literals.INVERSE_POSITION, atol=1e-15)
    cameras = interop.from_colmap(images)
    assert cameras.shape == (4,)
    np.testing.assert_allclose(cameras.inverse().matrix(), np.stack([literals.MATRIX] * 4), atol=1e-14)


def test_real_images_of_pycolmap_are_read() -> None:
    pycolmap = pytest.importorskip("pycolmap", reason="pycolmap, of 135 MB, is not installed")
    cam_from_world = pycolmap.Rigid3d(pycolmap.Rotation3d(literals.XYZW), literals.POSITION)
    camera = interop.from_colmap(cam_from_world)
    np.testing.assert_allclose(camera.inverse().matrix()[:3], cam_from_world.matrix(), atol=1e-14)
    np.testing.assert_allclose(camera.position, cam_from_world.inverse().translation, atol=1e-14)


def test_gradients_pass_both_ways() -> None:
    position, quaternion = [x.clone().requires_grad_() for x in (literals.POSE.position, literals.POSE.quaternion)]

    def there(position: Tensor, quaternion: Tensor) -> tuple[Tensor, Tensor]:
        return interop.to_colmap(pk.Pose(position, quaternion))

    def back(position: Tensor, quaternion: Tensor) -> Tensor:
        return interop.from_colmap(quaternion, position).apply(torch.from_numpy(literals.POINT))

    for function in (there, back):
        assert torch.autograd.gradcheck(function, (position, quaternion))
        assert torch.autograd.gradgradcheck(function, (position, quaternion))


def test_what_is_no_camera_is_named() -> None:
    def lost() -> None:
        raise RuntimeError("no pose")

    q, t = literals.WXYZ, literals.POSITION
    cases: dict[str, tuple[type[Exception], tuple[Any, ...]]] = {
        r"expected qvec and tvec or an image of COLMAP, got bytes": (pk.ArgumentError, (b"\x00",)),
        r"expected qvec and tvec or an image of COLMAP, got ndarray; give tvec, too": (pk.ArgumentError, (q,)),
        r"got Pose, expected qvec and tvec or an image of COLMAP": (pk.ArgumentError, (literals.POSE,)),
        r"cam_from_world\(\) raised RuntimeError: no pose": (
            pk.ArgumentError,
            (types.SimpleNamespace(cam_from_world=lost),),
        ),
        r"SimpleNamespace has no attribute 'tvec'": (pk.ArgumentError, (types.SimpleNamespace(qvec=q),)),
        r"tvec must have shape \(\.\.\., 3\), got \(4,\)": (pk.ShapeError, (q, q)),
        r"qvec must have shape \(\.\.\., 4\), got \(4, 4\)|qvec": (pk.ShapeError, (np.eye(3), t)),
        r"batch shapes do not broadcast: tvec \(2,\), qvec \(3,\)": (
            pk.ShapeError,
            (np.tile(q, (3, 1)), np.tile(t, (2, 1))),
        ),
        r"qvec = \[0.0, 0.0, 0.0, 0.0\] has no direction": (pk.ValidationError, (0 * q, t)),
        r"qvec = .* is no unit quaternion: normalize it first": (pk.ValidationError, (2 * q, t)),
        r"rotation = .* has no direction": (pk.ValidationError, (rigid(xyzw=0 * q),)),
        r"tvec = .* is not finite": (pk.ValidationError, (q, t * np.inf)),
    }
    for match, (kind, given) in cases.items():
        with pytest.raises(kind, match=f"from_colmap: {match}"):
            interop.from_colmap(*given)
    assert interop.from_colmap(2 * q, t, validate=False).shape == ()
    with pytest.raises(
        pk.ArgumentError, match="to_colmap: camera must be a Pose, a Camera or a Similarity, got Rotation"
    ):
        interop.to_colmap(literals.POSE.rotation)  # type: ignore[arg-type]


def test_similarities_go_both_ways() -> None:
    pycolmap = pytest.importorskip("pycolmap")
    S = pk.Similarity([1.0, 2, 3], [4.0, 1, -2, 0.5], 2.5)
    theirs = interop.to_colmap(S)
    np.testing.assert_allclose(theirs.matrix(), S.affine(), atol=1e-6)
    np.testing.assert_allclose(theirs * np.array([1.0, 0, 2]), S @ [1.0, 0, 2], atol=1e-5)
    back = interop.from_colmap(theirs)
    assert isinstance(back, pk.Similarity)
    np.testing.assert_allclose(back.matrix(), S.matrix(), atol=1e-6)
    with pytest.raises(pk.ShapeError, match=r"to_colmap: a Similarity must be single, got shape \(2,\)"):
        interop.to_colmap(pk.Similarity.identity(2))
    with pytest.raises(
        pk.ValidationError, match=r"^Similarity: scale = .* is not a scale: it must be finite and positive"
    ):
        interop.from_colmap(pycolmap.Sim3d(-1.0, pycolmap.Rotation3d(), np.zeros(3)))
