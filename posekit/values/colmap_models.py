"""COLMAP's camera models. COLMAP measures pixels from the image's corner, posekit from the first pixel's centre."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from .camera import Camera

CENTRE = 0.5  # of the first pixel, in COLMAP


class ColmapModel(NamedTuple):
    """A camera model of COLMAP.

    Each of its coefficients stands at the same place in OpenCV's order, and the others are 0.

    Attributes:
        number: Its number in binary files.
        model: The model of posekit.
        focal: The number of focal lengths.
        given: The number of coefficients in COLMAP.
        coefficients: Their number in posekit.
    """

    number: int
    model: str
    focal: int
    given: int
    coefficients: int

    @property
    def params(self) -> int:
        """The number of all numbers in COLMAP."""
        return self.focal + 2 + self.given


LENSES = {
    "SIMPLE_PINHOLE": ColmapModel(0, "pinhole", 1, 0, 0),
    "PINHOLE": ColmapModel(1, "pinhole", 2, 0, 0),
    "SIMPLE_RADIAL": ColmapModel(2, "radtan", 1, 1, 4),
    "RADIAL": ColmapModel(3, "radtan", 1, 2, 4),
    "OPENCV": ColmapModel(4, "radtan", 2, 4, 4),
    "FULL_OPENCV": ColmapModel(6, "radtan", 2, 8, 8),
    "SIMPLE_FISHEYE": ColmapModel(14, "fisheye", 1, 0, 4),
    "FISHEYE": ColmapModel(15, "fisheye", 2, 0, 4),
    "SIMPLE_RADIAL_FISHEYE": ColmapModel(8, "fisheye", 1, 1, 4),
    "RADIAL_FISHEYE": ColmapModel(9, "fisheye", 1, 2, 4),
    "OPENCV_FISHEYE": ColmapModel(5, "fisheye", 2, 4, 4),
}
_OF_POSEKIT = {
    ("pinhole", 0): "PINHOLE",
    ("radtan", 4): "OPENCV",
    ("radtan", 5): "FULL_OPENCV",
    ("radtan", 8): "FULL_OPENCV",
    ("fisheye", 4): "OPENCV_FISHEYE",
}


def camera_of_lens(name: str, params: Tensor, size: tuple[int, int]) -> Camera:
    """The camera of a model and its numbers, shape (n,), float64."""
    lens = LENSES[name]
    lengths, centre = params[: lens.focal].expand(2), params[lens.focal : lens.focal + 2] - CENTRE
    rest = params.new_zeros(lens.coefficients - lens.given)
    distortion = torch.cat((params[lens.focal + 2 :], rest)) if lens.coefficients else None
    return Camera(torch.cat((lengths, centre)), size, model=lens.model, distortion=distortion)  # type: ignore[arg-type]


def has_lens(camera: Camera) -> bool:
    """Whether COLMAP has a model for a camera."""
    return (camera.model, camera.distortion.shape[-1]) in _OF_POSEKIT


def lens_of(camera: Camera) -> tuple[str, list[float]]:
    """The model of a single camera for which there is one, and its numbers."""
    name = _OF_POSEKIT[camera.model, camera.distortion.shape[-1]]
    fx, fy, cx, cy = camera.intrinsics.tolist()
    coefficients = camera.distortion.tolist()
    coefficients += [0.0] * (LENSES[name].given - len(coefficients))
    return name, [fx, fy, cx + CENTRE, cy + CENTRE, *coefficients]
