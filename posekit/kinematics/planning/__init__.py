"""Motions of robots that keep away from obstacles and from the robot itself."""

from .search import Options, Plan, plan
