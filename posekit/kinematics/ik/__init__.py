"""Inverse kinematics: damped least squares with seeds, restarts, limits and obstacles."""

from .avoidance import Avoidance, Scene, nothing, scene_of
from .checked_costs import CostResidual, checked, term_of
from .cost import Cost
from .priorities import Level
from .result import IKResult
from .solution import solve
