"""Deprecated: import these names from `posekit.algebra`."""

from . import programs
from .deprecated import moved

_NAMES = {name: value for name, value in vars(programs).items() if not name.startswith("_")}
__getattr__ = moved(__name__, _NAMES, "posekit.algebra")
