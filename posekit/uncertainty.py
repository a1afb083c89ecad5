"""Poses and rotations with uncertainty."""

from .values import UncertainPose, UncertainRotation, publish_module

__all__ = ["UncertainPose", "UncertainRotation"]


publish_module(__name__)
