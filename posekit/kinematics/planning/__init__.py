"""Motions of robots that keep away from obstacles and from the robot itself."""

from .plans import Plan
from .search import PlanOptions, plan
