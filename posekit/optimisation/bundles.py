"""Bundle adjustment: a `Problem` of cameras and points, which are eliminated."""

from __future__ import annotations

import functools
from typing import Any

from torch import Tensor

from ..engine import Vec2, Vec3, op
from ..math import groups
from ..values import Pose
from .problem import Problem
from .problem_result import ProblemResult

__all__ = ["adjust"]


@functools.cache
def reprojection() -> Any:
    """The difference of a projected point and its pixel, for cameras with two numbers of radial distortion."""

    @op
    def reprojection(camera_T_world: groups.Pose, intrinsics: Vec3, point: Vec3, pixel: Vec2) -> Vec2:
        x, y, z = camera_T_world @ point
        u, v = x / z, y / z
        s = u * u + v * v
        scale = intrinsics[0] * (1 + s * (intrinsics[1] + s * intrinsics[2]))
        return Vec2((scale * u - pixel[0], scale * v - pixel[1]))

    return reprojection


def adjust(
    poses: Pose, intrinsics: Tensor, points: Tensor, cameras: Tensor, seen: Tensor, pixels: Tensor, *, fixed: Any,
    loss: Any, **options: Any,
) -> tuple[tuple[Pose, Tensor, Tensor], ProblemResult]:  # fmt: skip
    """Poses, intrinsics and points that fit pixels best; see `posekit.io.Bundle`."""
    problem = Problem()
    first = problem.variables(poses, fixed=fixed)
    second = problem.variables(intrinsics, fixed=fixed)
    third = problem.variables(points, eliminate=True)
    problem.add(reprojection(), first[cameras], second[cameras], third[seen], pixels, loss=loss)
    result = problem.solve(**options)
    return (result[first], result[second], result[third]), result
