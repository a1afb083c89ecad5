"""Deprecated: import `Trajectory` from `posekit`."""

from .engine import moved
from .values import Trajectory as _value

__getattr__ = moved(__name__, {"Trajectory": _value}, "posekit")
