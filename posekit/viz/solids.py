"""From spheres, boxes and planes to layers."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor

from ..kinematics import Boxes, Planes, Spheres
from . import reading
from .layers import Layer

_SPHERES, _BOXES, _PLANES = 500, 500, 20


def spheres(where: str, value: Spheres) -> tuple[Layer, Tensor]:
    reading.check_readable(where, value.centres, value.radii)
    centres, radii = value.centres.expand(*value.shape, 3), value.radii.expand(value.shape)[..., None]
    index, note = reading.choose(_SPHERES, centres, radii)
    rows = [x.detach().reshape(-1, x.shape[-1])[index].cpu().double() for x in (centres, radii)]
    balls = rows[1].abs()[..., None] * torch.eye(3, dtype=torch.float64)
    layer = Layer(kind="spheres", centres=reading.array(rows[0]), ellipsoids=reading.array(balls), note=note)
    return layer, reading.counted(value.shape.numel(), index)


def boxes(where: str, value: Boxes) -> tuple[Layer, Tensor]:
    reading.check_readable(where, value.poses.position, value.half_extents)
    poses, halves = value.poses.expand(*value.shape), value.half_extents.expand(*value.shape, 3)
    index, note = reading.choose(_BOXES, poses.position, poses.quaternion, halves)
    origins, axes = reading.frames(poses.detach().reshape(-1)[index])
    lengths = reading.array(halves.reshape(-1, 3)[index])
    edges = (axes * lengths[:, None]).swapaxes(1, 2)  # the columns of the axes, as rows
    layer = Layer(kind="boxes", boxes=np.concatenate((origins[:, None], edges), 1), note=note)
    return layer, reading.counted(value.shape.numel(), index)


def planes(where: str, value: Planes) -> tuple[Layer, Tensor]:
    reading.check_readable(where, value.planes)
    rows = value.planes.detach().reshape(-1, 4).cpu().double()
    rows = rows / rows[:, :3].norm(dim=-1, keepdim=True)  # NaN without a normal
    index, note = reading.choose(_PLANES, rows)
    return Layer(kind="planes", planes=reading.array(rows[index]), note=note), reading.counted(len(rows), index)
