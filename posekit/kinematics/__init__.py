"""Robots as kinematic trees: forward kinematics, Jacobians, velocities and accelerations, batched and differentiable."""

from .joints import Joint
from .robot import Robot

__all__ = ["Joint", "Robot"]
