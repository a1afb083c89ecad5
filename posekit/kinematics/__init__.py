"""Robots as kinematic trees: batched, differentiable forward kinematics, Jacobians, velocities and accelerations."""

from .joints import Joint
from .robot import Robot

__all__ = ["Joint", "Robot"]


def __dir__() -> list[str]:
    return __all__
