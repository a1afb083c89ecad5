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

from typing import TYPE_CHECKING

from ..arguments import publish
from ..values import own_members, unknown
from . import diffusion, flow
from .buffers import PoseBuffer, RotationBuffer, SimilarityBuffer
from .heads import RotationHead, rotation_from_features
from .losses import chordal_loss, geodesic_loss, pose_loss
from .parameters import PoseParameter, RotationParameter, SimilarityParameter
from .parametrization import RotationMatrix

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


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # for type checkers, other names are errors

    def __getattr__(name: str) -> object:
        raise unknown(__name__, name)


for _kind in (
    *(PoseBuffer, PoseParameter, RotationBuffer, RotationHead, RotationMatrix, RotationParameter),
    *(SimilarityBuffer, SimilarityParameter),
):
    publish(_kind, __name__)
    own_members(_kind)
del _kind
