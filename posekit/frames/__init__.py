"""Named frames: trees of poses that stand still or move in time."""

from .buffer import FrameBuffer, keyed
from .frame_tree import FrameTree
