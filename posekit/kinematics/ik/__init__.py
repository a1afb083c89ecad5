"""Inverse kinematics: damped least squares with seeds, restarts, limits and obstacles."""

from .avoidance import Avoidance
from .solution import IKResult, solve
