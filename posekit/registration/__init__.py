"""Poses and cameras from measurements: matched points, clouds, pixels, and the motions of a hand."""

from .calibration import calibrate
from .clouds import downsample, normals
from .hands import hand_eye
from .matched import register
from .rays import triangulate
from .results import Calibration, HandEye, Registration, Triangulation
from .scans import icp
from .views import pnp

__all__ = [
    "Calibration",
    "HandEye",
    "Registration",
    "Triangulation",
    "downsample",
    "hand_eye",
    "icp",
    "normals",
    "pnp",
    "register",
    "triangulate",
]


def __dir__() -> list[str]:
    return __all__
