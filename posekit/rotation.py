"""Deprecated: import `Rotation` from `posekit`."""

from .engine import moved
from .values import Rotation as _value

__getattr__ = moved(__name__, {"Rotation": _value}, "posekit")
