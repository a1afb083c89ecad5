"""Inverse kinematics: damped least squares with seeds, restarts, limits and obstacles."""

from .avoidance import Avoidance, Scene, scene_of
from .solution import IKResult, solve
