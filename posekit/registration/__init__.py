"""Poses and cameras from measurements: matched points, clouds, pixels, and the motions of a hand."""

from ..values import publish_module
from .calibration import calibrate as calibrate
from .clouds import downsample, normals
from .hand_eye_solver import hand_eye
from .icp_solver import icp
from .pnp_solver import pnp
from .register_solver import register
from .results import Calibration, HandEye, Registration, Triangulation
from .triangulation import triangulate

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


publish_module(__name__)
