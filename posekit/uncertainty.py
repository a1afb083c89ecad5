"""Poses that are known with an uncertainty."""

from .values import UncertainPose

__all__ = ["UncertainPose"]
