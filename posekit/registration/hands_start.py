"""A sensor on a hand without a first guess: closed solutions, of which the one that fits best is taken."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from ..geometry import align_vectors, hat
from ..values import Pose, Rotation, where

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


def motions(robot: Pose, camera: Pose, used: Tensor) -> tuple[Pose, Pose]:
    """The motions A' and B' with A' X = X B', from poses with A X = Y B.

    Those between poses that are not used are identities, which do not tell anything of X.
    """
    first, second = pairs(robot.shape[-1])
    both = used[..., first] & used[..., second]
    identity = Pose.identity(dtype=robot.dtype, device=robot.device)
    return tuple(where(both, p[..., first].between(p[..., second]), identity) for p in (robot, camera))  # type: ignore[return-value]


def start(robot: Pose, camera: Pose) -> Start:
    """X from motions with A X = X B, by the closed solution whose residuals are the smallest.

    Axes of turns by nearly 180 degrees have either sign, so that noise may turn that of A or of B around. Two of the
    solutions give such motions little weight.

    Args:
        robot: A, shape (*batch, m), float64.
        camera: B.
    """
    reach = torch.maximum(*[p.position.norm(dim=-1).amax(-1, keepdim=True) for p in (robot, camera)])
    reach = torch.where(reach > 0, reach, 1)
    turns = robot.rotation.rotvec()
    tried = [
        park(robot, camera, turns, camera.rotation.rotvec()),
        park(robot, camera, _sines(robot), _sines(camera)),
        daniilidis(robot, camera, reach),
    ]
    twists = [(robot @ x[..., None]).between(x[..., None] @ camera).log() for x in tried]
    squares = [x.square().mean(-2).unflatten(-1, (2, 3)).sum(-1) for x in twists]
    costs = torch.stack([(x / torch.cat((reach.square(), torch.ones_like(reach)), -1)).sum(-1) for x in squares], -1)
    best = costs.nan_to_num(torch.inf).argmin(-1, keepdim=True)
    noise = (torch.stack([x[..., 1] for x in squares], -1).take_along_dim(best, -1) / 3).sqrt()
    parts = zip(*[p._tensors() for p in tried], strict=True)
    tensors = [torch.stack(x, -2).take_along_dim(best[..., None], -2).squeeze(-2) for x in parts]
    spread = torch.linalg.eigvalsh(turns.mT @ turns / max(turns.shape[-2], 1)).clamp(min=0).sqrt()
    return Start(Pose._unchecked(*tensors), spread, noise.squeeze(-1))


def _sines(pose: Pose) -> Tensor:
    """Axes of rotations, multiplied by the sines of their angles."""
    q = pose.rotation.normalized().quaternion
    return 2 * q[..., :1] * q[..., 1:]


def daniilidis(robot: Pose, camera: Pose, reach: Tensor) -> Pose:
    """X from motions with A X = X B (Daniilidis 1999): the null space of the equations of dual quaternions.

    It is NaN where no rotation solves them, as if all motions turn by 180 degrees.

    Args:
        robot: A, shape (*batch, m), float64.
        camera: B.
        reach: The unit of length, shape (*batch, 1).
    """
    (a, moment_a), (b, moment_b) = (_dual(p, reach) for p in (robot, camera))
    turning = torch.cat(((a - b)[..., 1:, None], hat((a + b)[..., 1:])), -1)
    moving = torch.cat(((moment_a - moment_b)[..., 1:, None], hat((moment_a + moment_b)[..., 1:])), -1)
    rows = torch.cat((torch.cat((turning, torch.zeros_like(turning)), -1), torch.cat((moving, turning), -1)), -2)
    weight = (a[..., 0] * b[..., 0])[..., None, None]  # 0 where the sign of a quaternion is arbitrary
    vectors = torch.linalg.eigh((weight * rows.mT @ rows).sum(-3)).eigenvectors[..., :2]
    # Of all sums of the two vectors, those whose parts q and q' are orthogonal: they are the zeros of a quadratic form.
    q, dual = vectors[..., :4, :], vectors[..., 4:, :]
    form = q.mT @ dual
    values, axes = torch.linalg.eigh(form + form.mT)
    low, high = (-values[..., :1]).clamp(min=0).sqrt(), values[..., 1:].clamp(min=0).sqrt()
    both = torch.stack([high * axes[..., 0] + s * low * axes[..., 1] for s in (1, -1)], -1)
    largest = (q @ both).norm(dim=-2, keepdim=True).argmax(-1, keepdim=True)
    chosen = both.take_along_dim(largest, -1)
    q, dual = (q @ chosen).squeeze(-1), (dual @ chosen).squeeze(-1)
    size = q.norm(dim=-1, keepdim=True)
    turn, half = Rotation(q / size), Rotation(dual / size)
    return Pose(2 * reach * (half @ turn.inverse()).quaternion[..., 1:], turn)


def _dual(pose: Pose, reach: Tensor) -> tuple[Tensor, Tensor]:
    """The dual quaternion of a pose: q with a real part that is not negative, and t q / 2."""
    q = pose.rotation.normalized().canonical()
    shift = torch.nn.functional.pad(0.5 * pose.position / reach[..., None], (1, 0))
    return q.quaternion, (Rotation(shift) @ q).quaternion


def park(robot: Pose, camera: Pose, a: Tensor, b: Tensor) -> Pose:
    """X from motions with A X = X B (Park and Martin 1994): it turns the axes of B to those of A.

    Args:
        robot: A, shape (*batch, m), float64.
        camera: B.
        a: Vectors along the axes of A, shape (*batch, m, 3).
        b: Those of B.
    """
    turn = align_vectors(b, a)
    # (R_A - 1) t = R_X t_B - t_A, of which the shortest solution is taken where it is not unique.
    matrix = robot.rotation.matrix() - torch.eye(3, dtype=a.dtype, device=a.device)
    right = turn[..., None].apply(camera.position) - robot.position
    normal = (matrix.mT @ matrix).sum(-3)
    values, vectors = torch.linalg.eigh(normal)
    cut = values > (_ANGLE**2 * robot.shape[-1])
    inverse = torch.where(cut, 1 / torch.where(cut, values, 1), 0)
    projected = vectors.mT @ (matrix.mT @ right[..., None]).sum(-3)
    return Pose((vectors @ (inverse[..., None] * projected)).squeeze(-1), turn)
