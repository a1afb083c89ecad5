"""How far elements of a group are from each other."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor


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
