"""Inverse kinematics: damped least squares with seeds, restarts, limits and obstacles."""

from .avoidance import Avoidance, Scene, scene_of
from .cost import Cost
from .costly import solve_with_costs
from .solution import IKResult, solve
