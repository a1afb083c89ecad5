"""Residuals that posekit itself adds to problems, declared on their first use."""

from __future__ import annotations

import functools
from typing import Any

from torch import Tensor

from ..engine import Vec1, Vec6, Vec7, op
from ..engine import Vec3 as Tangent
from ..geometry import Pose2Port, PosePort, Rotation2Port, RotationPort, SimilarityPort
from .unknowns import numbers


@functools.cache
def relative_pose(kind: str = "Pose") -> Any:
    """The error of a measured relative pose: ``measured.local(~start @ end)``."""
    if kind == "Pose2":

        @op
        def relative_pose2(start: Pose2Port, end: Pose2Port, measured: Pose2Port) -> Tangent:
            return (~measured @ (~start @ end)).log()

        return relative_pose2

    @op
    def relative_pose(start: PosePort, end: PosePort, measured: PosePort) -> Vec6:
        return (~measured @ (~start @ end)).log()

    return relative_pose


_KINDS: dict[str, tuple[Any, Any]] = {
    "Pose": (PosePort, Vec6),
    "Rotation": (RotationPort, Tangent),
    "Pose2": (Pose2Port, Tangent),
    "Rotation2": (Rotation2Port, Vec1),
    "Similarity": (SimilarityPort, Vec7),
}


@functools.cache
def displacement(kind: str) -> Any:
    """The displacement of a variable from an estimate."""
    if kind not in _KINDS:
        return _difference

    def displacement(value: Any, estimate: Any) -> Any:
        return (~estimate @ value).log()

    port, tangent = _KINDS[kind]
    displacement.__annotations__ = {"value": port, "estimate": port, "return": tangent}
    return op(displacement)


def _difference(value: Any, estimate: Any) -> Tensor:
    return numbers(value) - numbers(estimate)
