"""A sensor on a hand without a first guess: the rotation from the axes of motions, then the position."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from ..geometry import align_vectors
from ..values import Pose

MOST_PAIRS = 2048
_ANGLE = 1e-7  # radians: rotations of less are rounding errors of float64


class Start(NamedTuple):
    """A first guess, and what the motions determine.

    Attributes:
        sensor: X.
        spread: The root-mean-square rotation of the motions about the axes that vary least, next and most, in radians,
            shape (*batch, 3).
        noise: The root-mean-square difference of the rotations of hand and sensor, in radians for each axis, shape
            (*batch).
    """

    sensor: Pose
    spread: Tensor
    noise: Tensor


def pairs(count: int) -> tuple[Tensor, Tensor]:
    """Which poses to take motions between: all pairs, or of many poses those with evenly spread distances."""
    first, second = torch.triu_indices(count, count, 1)
    if len(first) <= MOST_PAIRS:
        return first, second
    steps = torch.linspace(1, count // 2, max(MOST_PAIRS // count, 1)).round().long().unique()
    first = torch.arange(count).repeat(len(steps))
    return first, (first + steps.repeat_interleave(count)) % count


def motions(robot: Pose, camera: Pose) -> tuple[Pose, Pose]:
    """The motions A' and B' with A' X = X B', from poses with A X = Y B."""
    first, second = pairs(robot.shape[-1])
    return tuple(p[..., first].between(p[..., second]) for p in (robot, camera))  # type: ignore[return-value]


def park(robot: Pose, camera: Pose) -> Start:
    """X from motions with A X = X B (Park and Martin 1994): it turns the axes of B to those of A.

    Args:
        robot: A, shape (*batch, m), float64.
        camera: B.
    """
    a, b = robot.rotation.rotvec(), camera.rotation.rotvec()
    turn = align_vectors(b, a)
    spread = torch.linalg.eigvalsh(a.mT @ a / max(a.shape[-2], 1)).clamp(min=0).sqrt()
    noise = (a - turn[..., None].apply(b)).square().mean((-2, -1)).sqrt()
    # (R_A - 1) t = R_X t_B - t_A, of which the shortest solution is taken where it is not unique.
    matrix = robot.rotation.matrix() - torch.eye(3, dtype=a.dtype, device=a.device)
    right = turn[..., None].apply(camera.position) - robot.position
    normal = (matrix.mT @ matrix).sum(-3)
    values, vectors = torch.linalg.eigh(normal)
    cut = values > (_ANGLE**2 * robot.shape[-1])
    inverse = torch.where(cut, 1 / torch.where(cut, values, 1), 0)
    projected = vectors.mT @ (matrix.mT @ right[..., None]).sum(-3)
    return Start(Pose((vectors @ (inverse[..., None] * projected)).squeeze(-1), turn), spread, noise)
