"""COLMAP's camera models. COLMAP measures pixels from the image's corner, posekit from the first pixel's centre."""

from __future__ import annotations

from typing import Any

import torch

from .. import arguments
from ..errors import ArgumentError, DeviceError, ShapeError
from ..values import Camera
from .checks import attribute, check_finite, has, kind_of, library, tensor

_CENTRE = 0.5  # of the first pixel, in COLMAP
# The model of posekit, the number of focal lengths, and the number of coefficients in COLMAP and in posekit. Each of
# COLMAP's coefficients stands at the same place in OpenCV's order, and the others are 0.
_MODELS = {
    "SIMPLE_PINHOLE": ("pinhole", 1, 0, 0),
    "PINHOLE": ("pinhole", 2, 0, 0),
    "SIMPLE_RADIAL": ("radtan", 1, 1, 4),
    "RADIAL": ("radtan", 1, 2, 4),
    "OPENCV": ("radtan", 2, 4, 4),
    "FULL_OPENCV": ("radtan", 2, 8, 8),
    "SIMPLE_FISHEYE": ("fisheye", 1, 0, 4),
    "FISHEYE": ("fisheye", 2, 0, 4),
    "SIMPLE_RADIAL_FISHEYE": ("fisheye", 1, 1, 4),
    "RADIAL_FISHEYE": ("fisheye", 1, 2, 4),
    "OPENCV_FISHEYE": ("fisheye", 2, 4, 4),
}
_OF_POSEKIT = {
    ("pinhole", 0): "PINHOLE",
    ("radtan", 4): "OPENCV",
    ("radtan", 5): "FULL_OPENCV",
    ("radtan", 8): "FULL_OPENCV",
    ("fisheye", 4): "OPENCV_FISHEYE",
}
_INSTALL = "pip install pycolmap"


def is_camera(value: Any) -> bool:
    """Whether an object has the attributes of a camera of pycolmap, or of COLMAP's scripts."""
    return all([has(value, name) for name in ("model", "width", "height", "params")])


def camera_of(camera: Any, where: str) -> Camera:
    """Convert a camera of COLMAP."""
    model = attribute(camera, "model", where)
    name = str(getattr(model, "name", model))
    if name not in _MODELS:
        raise ArgumentError(f"{where}: the camera model {name} is not supported; there are {', '.join(_MODELS)}")
    kind, focal, given, count = _MODELS[name]
    like = torch.empty(0, dtype=torch.float64)
    params = tensor(attribute(camera, "params", where), f"{where}: params", like).double().reshape(-1)
    expected = focal + 2 + given
    if len(params) != expected:
        raise ShapeError(f"{where}: params of the model {name} must have {expected} numbers, got {len(params)}")
    check_finite(params, f"{where}: params")
    lengths, centre = params[:focal].expand(2), params[focal : focal + 2] - _CENTRE
    distortion = torch.cat((params[focal + 2 :], params.new_zeros(count - given))) if count else None
    size = attribute(camera, "width", where), attribute(camera, "height", where)
    return Camera(torch.cat((lengths, centre)), size, model=kind, distortion=distortion)  # type: ignore[arg-type]


def to_camera(camera: Camera, where: str) -> Any:
    """Convert to a camera of pycolmap."""
    count = camera.distortion.shape[-1]
    name = _OF_POSEKIT.get((camera.model, count))
    if name is None:
        raise ArgumentError(f'{where}: COLMAP has no model for "{camera.model}" with {count} coefficients')
    if camera.ndim:
        raise ShapeError(f"{where}: a camera must have no batch dimensions, got {tuple(camera.shape)}: index it")
    if camera.device.type == "meta":
        raise DeviceError(f"{where}: the camera is on the meta device, which holds no numbers")
    pycolmap = library(f"posekit.{where}", "pycolmap", _INSTALL)
    arguments.check_read(where, camera.intrinsics)
    camera = camera.detach().cpu().double()
    fx, fy, cx, cy = camera.intrinsics.tolist()
    coefficients = camera.distortion.tolist()
    coefficients += [0.0] * (_MODELS[name][2] - count)
    params = [fx, fy, cx + _CENTRE, cy + _CENTRE, *coefficients]
    width, height = camera.size
    try:
        return pycolmap.Camera(model=name, width=width, height=height, params=params)
    except Exception as error:  # of another version of pycolmap
        fact = f"{kind_of(pycolmap.Camera)} raised {type(error).__name__}: {error}"
        raise ArgumentError(f"{where}: {fact}") from error
