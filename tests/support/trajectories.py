"""Helpers of the tests of trajectories."""

from __future__ import annotations

import pytest
import torch
from torch import Tensor

from posekit import Pose, Trajectory
from tests.support import sampling

D = torch.float64
KINDS = ("decoupled", "screw", "spline", "bspline")
SMOOTH = ("spline", "bspline")

every_kind = pytest.mark.parametrize("kind", KINDS)


def stamps(n: int, seed: int = 0) -> Tensor:
    """Increasing times with uneven steps."""
    return 1.5 + (0.2 + torch.rand(n, dtype=D, generator=sampling.generator(seed))).cumsum(0)


def keys(*shape: int, seed: int = 0) -> Pose:
    return Pose(*sampling.poses(*shape, seed=seed))


def made(n: int, seed: int = 0) -> Trajectory[Pose]:
    return Trajectory(stamps(n, seed), keys(n, seed=seed))


def within(trajectory: Trajectory[Pose], m: int = 25, seed: int = 1) -> Tensor:
    """Random times within a trajectory, including its start and its end."""
    part = torch.rand(m, dtype=D, generator=sampling.generator(seed))
    part[0], part[-1] = 0, 1
    return trajectory.start + part * trajectory.duration
