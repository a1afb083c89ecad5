"""Poses and rotations with uncertainty."""

from .values import UncertainPose, UncertainRotation

__all__ = ["UncertainPose", "UncertainRotation"]


def __dir__() -> list[str]:
    return __all__
