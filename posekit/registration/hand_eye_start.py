"""The first guess of a hand-eye calibration: the closed solutions of A X = X B, of which the best is taken."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from ..engine import Mat3, Mat4, Scalar, Vec3, inv, own_ops, sqrt
from ..math import groups, lib
from ..values import Pose, Rotation, where
from . import residuals
from .common import WORKING

MOST_PAIRS = 2048
_ANGLE = 1e-7  # radians: rotations of less are rounding errors of float64
_SHORT = 1e-13  # what a unit of a translation counts among squared equations
op = own_ops()


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


class Equations(NamedTuple):
    """What motions with A X = X B say of X. Matrices are multiplied by quaternions, of which that of X gives 0.

    Attributes:
        turn: The rotation vectors of A, shape (*batch, m, 3).
        turns: The equations of rotation vectors, shape (*batch, m, 4, 4), and
        sines: those of axes times the sines of their angles, which do not change where a turn passes 180 degrees.
        real: Those of the real and
        dual: the dual parts of dual quaternions. They are 0 where the sign of a quaternion is arbitrary.
        lever: The rotation matrix of A, less 1, shape (*batch, m, 3, 3).
    """

    turn: Tensor
    turns: Tensor
    sines: Tensor
    real: Tensor
    dual: Tensor
    lever: Tensor


@op(title="hand_eye", returns="turn turns sines real dual lever", fusible=False)
def equations(robot: groups.Pose, camera: groups.Pose, reach: Scalar) -> tuple[Vec3, Mat4, Mat4, Mat4, Mat4, Mat3]:
    """The fields of `Equations`.

    Args:
        robot: A.
        camera: B.
        reach: The unit of length.
    """
    units = [lib.unit(p.quaternion) for p in (robot, camera)]
    units = [q * lib.leading_sign(q) for q in units]
    axes = [Vec3(q[1:4]) for q in units]
    # The vector of t q / 2.
    moments = [
        (p.position * q[0] + lib.cross(p.position, v)) * (inv(reach) / 2)
        for p, q, v in zip((robot, camera), units, axes, strict=True)
    ]
    turns = [p.rotation.log() for p in (robot, camera)]
    sines = [v * (2 * q[0]) for q, v in zip(units, axes, strict=True)]
    weight = sqrt(units[0][0] * units[1][0])
    one = weight * 0 + 1
    factors = (one, one, weight, weight)
    matrices = [_exchanged(a, b, x) for (a, b), x in zip((turns, sines, axes, moments), factors, strict=True)]
    lever = Mat3(x - 1 if k % 4 == 0 else x for k, x in enumerate(robot.rotation.matrix()))
    return turns[0], matrices[0], matrices[1], matrices[2], matrices[3], lever


equations.op.program.tiled = equations.op.program.seldom = True


def _exchanged(a: Vec3, b: Vec3, factor: Scalar) -> Mat4:
    """The matrix of a x - x b for quaternions x, times a factor."""
    d, s = (a - b) * factor, (a + b) * factor
    zero = factor * 0
    return Mat4((zero, -d[0], -d[1], -d[2], d[0], zero, -s[2], s[1], d[1], s[2], zero, -s[0], d[2], -s[1], s[0], zero))


@op(title="hand_eye")
def target(robot: groups.Pose, sensor: groups.Pose, camera: groups.Pose) -> groups.Pose:
    """Y = A X B^-1."""
    return robot @ sensor @ ~camera


target.op.program.tiled = target.op.program.seldom = True


def pairs(count: int) -> tuple[Tensor, Tensor]:
    """Which poses to take motions between: all pairs, or of many poses those with evenly spread distances."""
    first, second = torch.triu_indices(count, count, 1)
    if len(first) <= MOST_PAIRS:
        return first, second
    steps = torch.linspace(1, count // 2, max(MOST_PAIRS // count, 1), device="cpu").round().long().unique()
    first = torch.arange(count, device="cpu").repeat(len(steps))
    return first, (first + steps.repeat_interleave(count)) % count


def motions(robot: Pose, camera: Pose, used: Tensor) -> tuple[Pose, Pose]:
    """The motions A' and B' with A' X = X B', from poses with A X = Y B.

    Those between poses that are not used are identities, which do not tell anything of X.
    """
    first, second = pairs(robot.shape[-1])
    both = used[..., first] & used[..., second]
    identity = Pose.identity(dtype=robot.dtype, device=robot.device)
    return tuple(where(both, p[..., first].between(p[..., second]), identity) for p in (robot, camera))  # type: ignore[return-value]


def first_guess(robot: Pose, camera: Pose) -> Start:
    """X from motions with A X = X B, by the closed solution whose residuals are the smallest.

    Axes of turns by nearly 180 degrees have either sign, so that noise may turn that of A or of B around. Two of the
    solutions give such motions little weight.

    Args:
        robot: A, shape (*batch, m), float64.
        camera: B.
    """
    reach = torch.maximum(*[p.position.norm(dim=-1).amax(-1, keepdim=True) for p in (robot, camera)])
    reach = torch.where(reach > 0, reach, 1)
    motion = Equations(*equations(robot, camera, reach))
    tried = [
        park(motion.turns, motion.lever, robot, camera),
        park(motion.sines, motion.lever, robot, camera),
        daniilidis(motion.real, motion.dual, reach),
    ]
    one = torch.ones(6, dtype=WORKING, device=reach.device)
    twists = [residuals.loop(x[..., None], x[..., None], robot, camera, one) for x in tried]
    squares = [x.square().mean(-2).unflatten(-1, (2, 3)).sum(-1) for x in twists]
    costs = torch.stack([(x / torch.cat((reach.square(), torch.ones_like(reach)), -1)).sum(-1) for x in squares], -1)
    best = costs.nan_to_num(torch.inf).argmin(-1, keepdim=True)
    noise = (torch.stack([x[..., 1] for x in squares], -1).take_along_dim(best, -1) / 3).sqrt()
    parts = zip(*[p._tensors() for p in tried], strict=True)
    tensors = [torch.stack(x, -2).take_along_dim(best[..., None], -2).squeeze(-2) for x in parts]
    spread = torch.linalg.eigvalsh(motion.turn.mT @ motion.turn / max(robot.shape[-1], 1)).clamp(min=0).sqrt()
    return Start(Pose._unchecked(*tensors), spread, noise.squeeze(-1))


def least(form: Tensor) -> Rotation:
    """The rotation whose quaternion has the least value in a quadratic form, shape (*batch, 4, 4)."""
    return Rotation(torch.linalg.eigh(form).eigenvectors[..., 0])


def daniilidis(real: Tensor, dual: Tensor, reach: Tensor) -> Pose:
    """X from motions with A X = X B (Daniilidis 1999): the null space of the equations of dual quaternions.

    It is NaN where no rotation solves them, as if all motions turn by 180 degrees.

    Args:
        real: As in `Equations`, and
        dual: likewise.
        reach: The unit of length, shape (*batch, 1).
    """
    real, dual = (x[..., 1:, :] for x in (real, dual))  # the equations of real parts say the same
    rows = torch.cat((torch.cat((real, torch.zeros_like(real)), -1), torch.cat((dual, real), -1)), -2)
    form = (rows.mT @ rows).sum(-3)
    # Of those that are as exact, as if all axes are parallel, one with a short translation.
    form.diagonal(dim1=-2, dim2=-1)[..., 4:] += _SHORT * rows.shape[-3]
    vectors = torch.linalg.eigh(form).eigenvectors[..., :2]
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
    q, dual = q / size, dual / size
    # The position is twice the vector of q' times the conjugate of q.
    half = q[..., :1] * dual[..., 1:] - dual[..., :1] * q[..., 1:] - torch.linalg.cross(dual[..., 1:], q[..., 1:])
    return Pose(2 * reach * half, Rotation(q))


def park(rows: Tensor, lever: Tensor, robot: Pose, camera: Pose) -> Pose:
    """X from motions with A X = X B (Park and Martin 1994): it turns the axes of B to those of A.

    Args:
        rows: The equations of vectors along the axes, as in `Equations`.
        lever: As there.
        robot: A, shape (*batch, m), float64.
        camera: B.
    """
    turn = least((rows.mT @ rows).sum(-3))
    # (R_A - 1) t = R_X t_B - t_A, of which the shortest solution is taken where it is not unique.
    right = turn[..., None].apply(camera.position) - robot.position
    values, vectors = torch.linalg.eigh((lever.mT @ lever).sum(-3))
    cut = values > (_ANGLE**2 * robot.shape[-1])
    inverse = torch.where(cut, 1 / torch.where(cut, values, 1), 0)
    projected = vectors.mT @ (lever.mT @ right[..., None]).sum(-3)
    return Pose((vectors @ (inverse[..., None] * projected)).squeeze(-1), turn)
