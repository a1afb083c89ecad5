"""How far elements of a group are from each other."""

from __future__ import annotations

import functools
import math
from typing import Any

import torch
from torch import Tensor

from .. import arguments
from ..arguments import TensorLike


def near_positions(a: Tensor, b: Tensor, distance: Tensor, relative: Tensor, absolute: Tensor) -> Tensor:
    """Return where the distance between positions is at most ``absolute + relative |b|``."""
    scale = b.abs().amax(-1).clamp(min=1)  # prevents overflow of the squares
    norm = torch.linalg.vector_norm(b / scale.unsqueeze(-1), dim=-1)
    near = distance / scale <= absolute / scale + relative * norm
    return near | (a == b).all(-1)  # equal infinities are close


def near(a: Any, b: Any, relative: Tensor, absolute: Tensor) -> Tensor:
    """Return where elements of a group are equal within a tolerance of the positions and of all else."""
    distances = a._ops.distance(*a._stored(), *b._stored())
    first, *others = distances if isinstance(distances, tuple) else (distances,)
    if isinstance(distances, tuple) and a._algebra.lead:  # the distance between positions, the first fields, and others
        result = near_positions(a._stored()[0], b._stored()[0], first, relative, absolute)
    else:
        result = first <= absolute + relative
    for x in others:
        result = result & (x <= absolute + relative)
    return result


def distance(a: Any, b: Any, degrees: bool) -> tuple[Tensor, Tensor]:
    """Return the distances between the positions of poses, and the angles between their rotations."""
    a._check_same(b, "distance")
    tensors = *a._stored(), *b._stored()
    if degrees is False:
        distances: tuple[Tensor, Tensor] = a._ops.distance(*tensors)
        return distances
    arguments.check_flags(a._where("distance"), degrees=degrees)
    return arguments.distances_in_degrees(a._ops.distance, *tensors)


def squared_distance(
    a: Any, b: Any, position: TensorLike | float, rotation: TensorLike | float, degrees: bool
) -> Tensor:
    """Return the weighted sums of the squared distances between the positions and the squared angles."""
    a._check_same(b, "squared_distance")
    where, like = a._where("squared_distance"), (a._lead, b._lead)
    weights = [
        arguments.scalar(x, f"{where}: {name}", *like) for name, x in (("position", position), ("rotation", rotation))
    ]
    tensors, function = [*a._stored(), *b._stored(), *weights], a._ops.squared_distance
    if degrees is False:
        squares: Tensor = function(*tensors)
        return squares
    arguments.check_flags(where, degrees=degrees)
    dtype = functools.reduce(torch.promote_types, [x.dtype for x in tensors])
    wide = [*map(arguments.wide, tensors)]
    wide[-1] = wide[-1] * (180 / math.pi) ** 2
    in_degrees: Tensor = function(*wide)
    return in_degrees.to(dtype)
