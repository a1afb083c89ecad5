"""Poses with uncertainty."""

from .values import UncertainPose

__all__ = ["UncertainPose"]
