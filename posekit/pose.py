"""Deprecated: import `Pose` from `posekit`."""

from .engine import moved
from .values import Pose as _value

__getattr__ = moved(__name__, {"Pose": _value}, "posekit")
