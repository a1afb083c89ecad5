"""Named frames: trees of poses that stand still or move in time."""

from .tree import FrameTree
