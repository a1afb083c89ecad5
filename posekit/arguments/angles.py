"""Conversion between radians and degrees, in at least float32, because half precision would lose digits."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

from ..engine import wide
from .checks import check_dtype


def radians(degrees: Tensor, name: str) -> Tensor:
    """Convert degrees to radians."""
    check_dtype(degrees.dtype, name)
    return wide(degrees) * (math.pi / 180)


def degrees(radians: Tensor, dtype: torch.dtype) -> Tensor:
    """Convert radians to degrees of a dtype."""
    return (radians * (180 / math.pi)).to(dtype)


def in_degrees(compute: Callable[..., Tensor], *tensors: Tensor, power: int = 1) -> Tensor:
    """Compute angles, or powers of angles, in radians and convert them to degrees.

    Args:
        compute: A function of the tensors that returns radians to a power.
        tensors: Its arguments. The result has the dtype that they promote to.
        power: The power.
    """
    # What is not a tensor is refused by the function.
    angles = compute(*[wide(x) if isinstance(x, Tensor) else x for x in tensors])
    dtype = functools.reduce(torch.promote_types, [x.dtype for x in tensors])
    return (angles * (180 / math.pi) ** power).to(dtype)


def distances_in_degrees(compute: Callable[..., tuple[Tensor, ...]], *tensors: Tensor) -> Any:
    """Compute distances, the second of which is an angle, and convert that to degrees.

    Args:
        compute: A function of the tensors whose second result is in radians.
        tensors: Its arguments. The results have the dtype that they promote to.
    """
    dtype = functools.reduce(torch.promote_types, [x.dtype for x in tensors])
    first, angle, *others = compute(*map(wide, tensors))
    return first.to(dtype), degrees(angle, dtype), *[x.to(dtype) for x in others]
