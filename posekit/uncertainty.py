"""Poses with uncertainty."""

from .values import UncertainPose

__all__ = ["UncertainPose"]


def __dir__() -> list[str]:
    return __all__
