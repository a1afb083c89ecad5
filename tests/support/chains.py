"""Sweeps along sequences, their inputs, and the matrix products that they must agree with."""

from __future__ import annotations

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit.math import chains
from tests.reference import pose as reference_pose
from tests.reference import rotation as reference_rotation
from tests.support import sampling

D = torch.float64
SWEEPS = (chains.cumulative_poses, chains.chain_poses, chains.cumulative_rotations, chains.chain_rotations)
every_sweep = pytest.mark.parametrize("sweep", SWEEPS, ids=lambda sweep: sweep.name)


def poses(*batch: int, dtype: torch.dtype = D, seed: int = 0) -> pk.Pose:
    """Random poses with quaternions of any length."""
    return pk.Pose(*sampling.poses(*batch, seed=seed)).to(dtype)


def matrices(moves: Tensor, dim: int) -> Tensor:
    """Cumulative matrix products along a batch dimension."""
    made = [moves.select(dim, 0)]
    for i in range(1, moves.shape[dim]):
        made.append(made[-1] @ moves.select(dim, i))
    return torch.stack(made, dim)


def inputs_of(sweep: object, *batch: int, seed: int = 0) -> tuple[Tensor, ...]:
    position, quaternion = sampling.poses(*batch, seed=seed)
    return (position, quaternion) if "Pose" in sweep.name else (quaternion,)


def reference(sweep: object, *inputs: Tensor) -> Tensor:
    """The result of a sweep as matrices, by matrix products that torch differentiates."""
    moves = reference_pose.matrix(*inputs) if len(inputs) == 2 else reference_rotation.matrix(*inputs)
    made = matrices(moves, moves.ndim - 3)
    return made[..., -1, :, :] if sweep.total else made


def as_matrices(sweep: object, *inputs: Tensor) -> Tensor:
    made = sweep(*inputs)
    return reference_pose.matrix(*made) if len(made) == 2 else reference_rotation.matrix(*made)
