"""Residuals that posekit itself adds to problems, declared on their first use."""

from __future__ import annotations

import functools
from typing import Any

from torch import Tensor

from ..engine import Vec3 as Tangent
from ..engine import Vec6, op
from ..geometry import PosePort, RotationPort
from .unknowns import numbers


@functools.cache
def relative_pose() -> Any:
    """The error of a measured relative pose: ``measured.local(~start @ end)``."""

    @op
    def relative_pose(start: PosePort, end: PosePort, measured: PosePort) -> Vec6:
        return (~measured @ (~start @ end)).log()

    return relative_pose


@functools.cache
def displacement(kind: str) -> Any:
    """The displacement of a variable from an estimate."""
    if kind == "Pose":

        @op
        def displacement(value: PosePort, estimate: PosePort) -> Vec6:
            return (~estimate @ value).log()

        return displacement
    if kind == "Rotation":

        @op
        def turn(value: RotationPort, estimate: RotationPort) -> Tangent:
            return (~estimate @ value).log()

        return turn
    return _difference


def _difference(value: Any, estimate: Any) -> Tensor:
    return numbers(value) - numbers(estimate)
