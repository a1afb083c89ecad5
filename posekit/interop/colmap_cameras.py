"""Cameras of pycolmap and of COLMAP's scripts."""

from __future__ import annotations

from typing import Any

import torch

from .. import arguments
from ..errors import ArgumentError, DeviceError, ShapeError
from ..values import LENSES, Camera, camera_of_lens, has_lens, lens_of
from .checks import attribute, check_finite, has, kind_of, library, tensor

_INSTALL = "pip install pycolmap"


def is_camera(value: Any) -> bool:
    """Whether an object has the attributes of a camera of pycolmap, or of COLMAP's scripts."""
    return all([has(value, name) for name in ("model", "width", "height", "params")])


def camera_of(camera: Any, where: str) -> Camera:
    """Convert a camera of COLMAP."""
    model = attribute(camera, "model", where)
    name = str(getattr(model, "name", model))
    if name not in LENSES:
        raise ArgumentError(f"{where}: the camera model {name} is not supported; there are {', '.join(LENSES)}")
    like, expected = torch.empty(0, dtype=torch.float64), LENSES[name].params
    params = tensor(attribute(camera, "params", where), f"{where}: params", like).double().reshape(-1)
    if len(params) != expected:
        raise ShapeError(f"{where}: params of the model {name} must have {expected} numbers, got {len(params)}")
    check_finite(params, f"{where}: params")
    size = attribute(camera, "width", where), attribute(camera, "height", where)
    return camera_of_lens(name, params, size)


def to_camera(camera: Camera, where: str) -> Any:
    """Convert to a camera of pycolmap."""
    count = camera.distortion.shape[-1]
    if not has_lens(camera):
        raise ArgumentError(f'{where}: COLMAP has no model for "{camera.model}" with {count} coefficients')
    if camera.ndim:
        raise ShapeError(f"{where}: a camera must have no batch dimensions, got {tuple(camera.shape)}: index it")
    if camera.device.type == "meta":
        raise DeviceError(f"{where}: the camera is on the meta device, which holds no numbers")
    pycolmap = library(f"posekit.{where}", "pycolmap", _INSTALL)
    arguments.check_read(where, camera.intrinsics)
    name, params = lens_of(camera.detach().cpu().double())
    width, height = camera.size
    try:
        return pycolmap.Camera(model=name, width=width, height=height, params=params)
    except Exception as error:  # of another version of pycolmap
        fact = f"{kind_of(pycolmap.Camera)} raised {type(error).__name__}: {error}"
        raise ArgumentError(f"{where}: {fact}") from error
