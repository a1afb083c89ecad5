"""Named frames: trees of poses that stand still or move in time."""

from . import frame_pytrees
from .buffer import FrameBuffer, keyed
from .frame_tree import FrameTree
