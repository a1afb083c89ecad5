"""The plane of planar joints."""

from __future__ import annotations

from torch import Tensor

from tests.reference import trees


def plane(axis: Tensor) -> tuple[Tensor, Tensor]:
    x, y, _ = trees.plane(axis / axis.norm(dim=-1, keepdim=True)).unbind(-1)
    return x, y
