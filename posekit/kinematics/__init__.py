"""Robots as kinematic trees: batched, differentiable forward kinematics, Jacobians, velocities and clearances."""

from .clearances import clearance, self_clearance
from .joints import Joint
from .robot import Robot
from .shapes import Boxes, Planes, Spheres

__all__ = ["Boxes", "Joint", "Planes", "Robot", "Spheres", "clearance", "self_clearance"]


def __dir__() -> list[str]:
    return __all__
