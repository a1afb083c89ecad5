"""The steps of the iteration for a Karcher mean, by the reference formulas of SO(3)."""

from __future__ import annotations

import torch
from torch import Tensor

from tests.reference import so3
from tests.reference.rotation import compose, normalized


def pull(quaternion1: Tensor, quaternion2: Tensor) -> tuple[Tensor, Tensor]:
    tangent = so3.local(quaternion1, quaternion2)
    return tangent, so3.left_jacobian_inverse(tangent)


def nudge(quaternion: Tensor, tangent: Tensor) -> Tensor:
    step = torch.cat((torch.ones_like(tangent[..., :1]), tangent / 2), -1)
    return normalized(compose(quaternion, step))
