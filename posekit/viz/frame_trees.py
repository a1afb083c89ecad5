"""Frame trees: the axes of their frames, with names, and lines from parents to children."""

from __future__ import annotations

import numpy as np

from ..errors import ShapeError
from ..frames import FrameTree
from ..values import Pose, UncertainPose, stack
from . import reading
from .layers import Drawing


def tree_layer(where: str, tree: FrameTree) -> Drawing:
    """Return the layer of a tree at one time. The root of each tree in it is the origin of the picture."""
    parents = {child: parent for parent, child in tree.edges}
    by_frame = {}
    for frame in tree.frames:
        root = frame
        while root in parents:
            root = parents[root]
        pose = tree[root, frame]
        by_frame[frame] = pose.pose if isinstance(pose, UncertainPose) else pose
    if any([pose.ndim for pose in by_frame.values()]):
        shape = next(tuple(pose.shape) for pose in by_frame.values() if pose.ndim)
        raise ShapeError(f"{where}: a FrameTree is drawn at one time, tree.at(t), and not as a batch, got {shape}")
    if not by_frame:
        return Drawing(kind="frames")
    poses: Pose = stack([pose.detach().cpu().double() for pose in by_frame.values()])
    reading.check_readable(where, poses.position)
    origins, axes = reading.frames(poses)
    rows = {frame: i for i, frame in enumerate(by_frame)}
    ends = np.array([[rows[parent], rows[child]] for parent, child in tree.edges])
    lines, names = origins[ends], list(by_frame)
    return Drawing(kind="frames", origins=origins, axes=axes, segments=lines, joints=origins, labels=names)
