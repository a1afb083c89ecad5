"""Modules for training: poses as parameters and buffers, heads of networks, losses and a parametrization.

`flow` and `diffusion` have what generative models of rotations and poses need.

Modules and optimizers of torch see tensors alone: a `Pose` that requires a gradient is no parameter to them. Put it
into a `PoseParameter`, which is a module, and call that for the value:

>>> import torch, posekit as pk
>>> camera = pk.nn.PoseParameter(pk.Pose.identity())
>>> optimizer = torch.optim.Adam(camera.parameters(), lr=0.1)
>>> for _ in range(200):
...     optimizer.zero_grad()
...     pk.nn.pose_loss(camera(), pk.Pose([1.0, 2.0, 3.0])).backward()
...     optimizer.step()
>>> camera().allclose(pk.Pose([1.0, 2.0, 3.0]), atol=0.01)
True
"""

from ..values import publish_module
from . import diffusion, flow
from .buffers import PoseBuffer, RotationBuffer, SimilarityBuffer
from .heads import RotationHead, RotationMatrix, rotation_from_features
from .losses import chordal_loss, geodesic_loss, pose_loss
from .parameters import PoseParameter, RotationParameter, SimilarityParameter

__all__ = [
    "PoseBuffer",
    "PoseParameter",
    "RotationBuffer",
    "RotationHead",
    "RotationMatrix",
    "RotationParameter",
    "SimilarityBuffer",
    "SimilarityParameter",
    "chordal_loss",
    "diffusion",
    "flow",
    "geodesic_loss",
    "pose_loss",
    "rotation_from_features",
]

publish_module(__name__, classes=True)
