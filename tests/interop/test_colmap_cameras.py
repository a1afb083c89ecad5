"""Cameras of COLMAP, compared with pycolmap's own projection."""

from __future__ import annotations

import types
from typing import Any

import numpy as np
import pytest
import torch

import posekit as pk
from posekit import interop

pycolmap = pytest.importorskip("pycolmap")
PARAMS: dict[str, list[float]] = {
    "SIMPLE_PINHOLE": [420.0, 321.0, 238.0],
    "PINHOLE": [420.0, 380.0, 321.0, 238.0],
    "SIMPLE_RADIAL": [420.0, 321.0, 238.0, -0.11],
    "RADIAL": [420.0, 321.0, 238.0, -0.11, 0.02],
    "OPENCV": [420.0, 380.0, 321.0, 238.0, -0.28, 0.07, 0.001, -0.002],
    "FULL_OPENCV": [420.0, 380.0, 321.0, 238.0, 0.45, -0.02, 0.0009, -0.0004, 0.002, 0.8, 0.09, -0.003],
    "SIMPLE_FISHEYE": [420.0, 321.0, 238.0],
    "FISHEYE": [420.0, 380.0, 321.0, 238.0],
    "SIMPLE_RADIAL_FISHEYE": [420.0, 321.0, 238.0, -0.02],
    "RADIAL_FISHEYE": [420.0, 321.0, 238.0, -0.02, 0.005],
    "OPENCV_FISHEYE": [420.0, 380.0, 321.0, 238.0, -0.02, 0.005, -0.004, 0.0006],
}
BACK = {"SIMPLE_PINHOLE": "PINHOLE", "SIMPLE_RADIAL": "OPENCV", "RADIAL": "OPENCV"}
BACK |= {name: "OPENCV_FISHEYE" for name in PARAMS if "FISHEYE" in name}


def theirs(name: str) -> Any:
    return pycolmap.Camera(model=name, width=640, height=480, params=PARAMS[name])


@pytest.mark.parametrize("name", PARAMS)
def test_pixels_are_those_of_pycolmap_half_a_pixel_away(name: str) -> None:
    camera = interop.from_colmap(theirs(name))
    assert isinstance(camera, pk.Camera) and camera.size == (640, 480) and camera.dtype == torch.float64
    points = np.random.default_rng(0).normal(size=(50, 3)) * [0.4, 0.3, 0] + [0, 0, 1]
    wanted = np.array([theirs(name).img_from_cam(point) for point in points])
    found, _ = camera.project(torch.from_numpy(points))
    np.testing.assert_allclose(found + 0.5, wanted, rtol=0, atol=1e-10)


@pytest.mark.parametrize("name", PARAMS)
def test_cameras_go_back_to_a_model_with_the_same_pixels(name: str) -> None:
    camera = interop.from_colmap(theirs(name))
    again = interop.to_colmap(camera)
    assert again.model.name == BACK.get(name, name)
    assert (again.width, again.height) == (640, 480)
    if name not in BACK:
        assert again.params.tolist() == PARAMS[name]
    point = np.array([0.3, -0.2, 1.1])
    np.testing.assert_allclose(again.img_from_cam(point), theirs(name).img_from_cam(point), atol=1e-10)
    assert torch.equal(interop.from_colmap(again).intrinsics, camera.intrinsics)


def test_five_coefficients_become_those_of_the_full_model() -> None:
    k = [-0.31, 0.12, -0.0015, 0.0007, -0.02]
    camera = pk.Camera([420.0, 380, 319.5, 239.5], (640, 480), model="radtan", distortion=k).double().requires_grad_()
    made = interop.to_colmap(camera)
    assert made.model.name == "FULL_OPENCV"
    np.testing.assert_allclose(made.params, [420, 380, 320, 240, *k, 0, 0, 0], rtol=1e-7)


def test_cameras_of_a_list_and_of_the_scripts_are_read() -> None:
    both = interop.from_colmap([theirs("OPENCV"), theirs("OPENCV")])
    assert isinstance(both, pk.Camera) and both.shape == (2,)
    plain = types.SimpleNamespace(id=1, model="RADIAL", width=640, height=480, params=PARAMS["RADIAL"])
    assert torch.equal(interop.from_colmap(plain).distortion, interop.from_colmap(theirs("RADIAL")).distortion)


def _plain(model: str, params: list[float], **more: Any) -> Any:
    return types.SimpleNamespace(**{"model": model, "width": 640, "height": 480, "params": params, **more})


WRONG: dict[str, Any] = {
    "from_colmap: the camera model FOV is not supported; there are SIMPLE_PINHOLE, PINHOLE, ": lambda: (
        interop.from_colmap(_plain("FOV", [1.0] * 5))
    ),
    "from_colmap: the camera model THIN_PRISM_FISHEYE is not supported": lambda: interop.from_colmap(
        pycolmap.Camera(model="THIN_PRISM_FISHEYE", width=4, height=4, params=[1.0] * 12)
    ),
    "from_colmap: params of the model RADIAL must have 5 numbers, got 4": lambda: interop.from_colmap(
        _plain("RADIAL", [1.0] * 4)
    ),
    "from_colmap: params = .* is not finite": lambda: interop.from_colmap(
        _plain("SIMPLE_PINHOLE", [1, 2, float("nan")])
    ),
    "from_colmap: params must be a tensor, an array or a list of numbers, got list": lambda: interop.from_colmap(
        _plain("SIMPLE_PINHOLE", [1, 2, "x"])  # type: ignore[list-item]
    ),
    "Camera: size must be positive, got": lambda: interop.from_colmap(_plain("SIMPLE_PINHOLE", [1, 2, 3], width=0)),
    'to_colmap: COLMAP has no model for "radtan" with 12 coefficients': lambda: interop.to_colmap(
        pk.Camera([4.0, 4, 2, 2], (4, 4), model="radtan", distortion=[0.0] * 12)
    ),
    r"to_colmap: a camera must have no batch dimensions, got \(2,\): index it": lambda: interop.to_colmap(
        pk.Camera([[4.0, 4, 2, 2]] * 2, (4, 4))
    ),
    "to_colmap: the camera is on the meta device": lambda: interop.to_colmap(
        pk.Camera([4.0, 4, 2, 2], (4, 4)).to("meta")
    ),
    "to_colmap: camera must be a Pose, a Camera or a Similarity, got Rotation": lambda: interop.to_colmap(
        pk.Rotation.identity()  # type: ignore[call-overload]
    ),
}


@pytest.mark.parametrize("message", WRONG)
def test_wrong_cameras_raise(message: str) -> None:
    with pytest.raises(pk.PosekitError, match=message):
        WRONG[message]()
