"""Rigid transforms as a matrix and a translation, by the inverse of the 4x4 matrix."""

from __future__ import annotations

import torch
from torch import Tensor

from tests.reference import rotation


def get_inv_transform(w_rot_c: Tensor, w_trans_c: Tensor) -> tuple[Tensor, Tensor]:
    batch = torch.broadcast_shapes(w_rot_c.shape[:-2], w_trans_c.shape[:-1])
    return w_rot_c.mT.expand(*batch, 3, 3), -rotation.times(w_rot_c.mT, w_trans_c)


def transform_point_inverse(point: Tensor, rot: Tensor, trans: Tensor) -> Tensor:
    return rotation.times(rot.mT, point - trans)
