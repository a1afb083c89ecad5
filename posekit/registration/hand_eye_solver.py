"""Where a sensor is on a robot's hand: A X = X B and A X = Y B."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import torch
from torch import Tensor

from .. import arguments
from ..arguments import TensorLike
from ..engine import Mat6, own_ops, untraced
from ..errors import ArgumentError, ShapeError
from ..math import groups
from ..optimisation import clock, least_squares
from ..values import Pose, where
from . import residuals
from .common import WORKING, checked_weights, covariance_of, refuse_capture
from .hand_eye_start import Start, first_guess, least, motions, target
from .results import HandEye

op = own_ops()


@op(title="hand_eye")
def inverse_adjoint(camera: groups.Pose) -> Mat6:
    """The derivatives of the twist of a closed loop with respect to Y: the adjoint matrix of B^-1."""
    return Mat6((~camera).adjoint())


Kind = Literal["AX=XB", "AX=YB"]
_WHERE = "hand_eye"
# Motions whose axes vary by less than this, in radians, have one axis; and those whose axes vary as noise does. The
# variance of noise is known the better, the more motions there are: see `_least_spread`.
_PARALLEL, _UNSURE = 1e-6, 24.0
# Rotations are inconsistent if more than this share of them is left, and more than this angle in radians, which hardly
# a measured pose is wrong by. In 40 draws each with turns of up to 1, 12 inverse poses leave 0.52 to 0.99, unrelated
# ones 0.88 to 1.4, and those with noise of 0.1 0.14 to 0.33. Few poses may fit by chance. They are inconsistent as well
# if 11 degrees are left.
_UNEXPLAINED, _COARSE, _WRONG = 0.45, 0.05, 0.2
_ROUNDS = 5  # of the weights of distances against angles, which change by a per cent in the last
_LEAST_REDUNDANCY = 0.5
# As of `least_squares`: far below the noise of measured poses. A smaller one takes more steps where the noise is large.
_TOLERANCE = 1e-8


# Keywords of other libraries.
_HINTS = {
    "method": "the closed solution that fits best is refined; there is nothing to choose",
    **arguments.synonyms(
        "R_gripper2base t_gripper2base A", "OpenCV's poses of the gripper are `robot_poses`, a `Pose` of shape (n,)"
    ),
    **arguments.synonyms(
        "R_target2cam t_target2cam B", "use `camera_poses`, the inverse of OpenCV's poses of the target: `~B`"
    ),
    **arguments.synonyms("robust kernel", 'use `loss=pk.Loss("huber", scale)`'),
}


@untraced
@arguments.closed(_HINTS)
def hand_eye(
    robot_poses: Pose,
    camera_poses: Pose,
    kind: Kind = "AX=XB",
    *,
    motion: bool = False,
    weights: TensorLike | None = None,
    loss: Any = None,
    max_iterations: int = 50,
) -> HandEye:
    """Find where a camera, or any other sensor, is on the hand of a robot that was seen in n poses.

    With the poses A of the hand in the robot's base, and the poses B of the camera in the frame of a target that does
    not move, A X = Y B: X is the pose of the camera in the frame of the hand, and Y that of the target in the base. A
    fixed camera that sees a target on the hand is the same problem, with the inverse poses of the hand as A.

    The start is that of Park and Martin (1994) or of Daniilidis (1999), from all motions between two poses. Then the
    sum of the squared twists between A X and Y B is minimised. Distances weigh against angles by their variances, which
    the residuals tell. Gradients flow to both sets of poses.

    OpenCV's ``calibrateHandEye`` takes the poses of the target in the frame of the camera instead, which are ``~B``.

    >>> base_T_hand = pk.Pose.random(10, dtype=torch.float64)
    >>> hand_T_camera = pk.Pose([0.05, 0.0, 0.1], pk.Rotation.from_euler("z", 90.0, degrees=True)).double()
    >>> target_T_camera = pk.Pose([1.0, 0.5, 0.0]).double() @ base_T_hand @ hand_T_camera
    >>> result = pk.hand_eye(base_T_hand, target_T_camera)
    >>> result.pose.allclose(hand_T_camera, atol=1e-9), result.status
    (True, 'converged')

    If all motions turn about parallel axes, X is not determined: it may turn about them and move along them. The
    ``status`` is then "parallel_axes" or "no_rotation", and X is one that fits. It is "inconsistent" if no X explains
    the rotations of both sides: the poses of one side are inverse, in another order, or of other times. Poses of the
    target in the frame of the camera are turned round by ``~camera_poses``, those of the base in the frame of the hand
    by ``~robot_poses``: if the side that is right is turned round in place of the other one, they fit as well, but X
    and Y change places. Few poses may fit by chance, with a large ``rotation_error``.

    Args:
        robot_poses: A, shape (*batch, n), with n at least 3. Poses that are not finite are left out.
        camera_poses: B, shape (*batch, n).
        kind: "AX=XB" if X alone is wanted, "AX=YB" for X and Y. Both are estimated from the same residuals.
        motion: Whether A and B are motions with A X = X B, so that Y is X; then n is at least 2.
        weights: Weights of the poses, shape (*batch, n). Poses of weight 0 are left out.
        loss: A `pk.Loss` or its name, for poses that are wrong; its scale is in standard deviations.
        max_iterations: The most steps of each refinement.
    """
    begin = clock()
    arguments.check_choice(kind, ("AX=XB", "AX=YB"), f"{_WHERE}: kind")
    arguments.check_flags(_WHERE, motion=motion)
    arguments.refuse_mapping(_WHERE, robot_poses, camera_poses, weights)
    robot, camera, weight = _checked(robot_poses, camera_poses, kind, motion, weights)
    refuse_capture(robot.position, _WHERE)
    batch = robot.shape[:-1]
    a, b = robot.detach(), camera.detach()
    start = first_guess(*((a, b) if motion else motions(a, b, weight > 0)))
    initial: Any = start.sensor if motion else (start.sensor, _base(start.sensor, a, b, weight))
    residual = residuals.motion if motion else residuals.loop
    scale = torch.ones(*batch, 1, 6, dtype=WORKING, device=a.device)
    options: Any = {"weight": weight, "loss": loss, "max_iterations": max_iterations, "batch_dims": len(batch)}
    options["tolerance"] = _TOLERANCE
    solution = least_squares(residual, initial, robot, camera, scale, **options)
    for _ in range(_ROUNDS - 1):  # gradients flow through the precision also, which depends on the poses
        values = (solution.value,) if motion else solution.value
        scale = _precision([p[..., None] for p in values], robot, camera, scale, weight)
        solution = least_squares(residual, solution.value, robot, camera, scale, **options)
    sensor, base = (solution.value, solution.value) if motion else solution.value
    estimate = solution.covariance()
    one = torch.ones_like(scale)
    errors = residual(*(p.detach()[..., None] for p in ((sensor,) if motion else (sensor, base))), a, b, one)
    inputs = Inputs(start, weight.detach() > 0, motion, robot_poses.dtype, begin)
    return _result(solution, sensor, base, estimate if motion else estimate[0], errors, inputs)


def _checked(
    robot: Any, camera: Any, kind: Kind, motion: bool, weights: TensorLike | None
) -> tuple[Pose, Pose, Tensor]:
    """The poses in float64, of one batch shape, and the weights: those that are not finite have the weight 0."""
    arguments.check_kinds(_WHERE, Pose, robot_poses=robot, camera_poses=camera)
    for name, value in (("robot_poses", robot), ("camera_poses", camera)):
        if not value.ndim:
            raise ShapeError(f"{_WHERE}: {name} must have shape (..., n), got ()")
    arguments.check_devices(_WHERE, robot.position, camera.position)
    if motion and kind == "AX=YB":
        raise ArgumentError(f'{_WHERE}: motion=True is for the kind "AX=XB", in which Y is X')
    count, least = robot.shape[-1], 2 if motion else 3
    if camera.shape[-1] != count:
        raise ShapeError(f"{_WHERE}: robot_poses and camera_poses must be as many, got {count} and {camera.shape[-1]}")
    if count < least:
        raise ShapeError(f"{_WHERE}: needs at least {least} {'motions' if motion else 'poses'}, got {count}")
    batch = arguments.broadcast(_WHERE, robot_poses=robot.shape, camera_poses=camera.shape)
    robot, camera = (p.to(WORKING).expand(*batch) for p in (robot, camera))
    weight = checked_weights(weights, robot.position, count, _WHERE)
    known = [
        (arguments.finite_rows(*p._tensors()) & (p.quaternion != 0).any(-1)).expand(*batch) for p in (robot, camera)
    ]
    usable = known[0] & known[1]
    weight = usable.to(WORKING) if weight is None else torch.where(usable, weight, 0)
    identity = Pose.identity(*batch, dtype=WORKING, device=weight.device)
    weight = weight.expand(*batch)
    used = weight > 0
    return where(used, robot, identity), where(used, camera, identity), weight


def _base(sensor: Pose, robot: Pose, camera: Pose, weight: Tensor) -> Pose:
    """Y as the mean of A X B^-1."""
    some = torch.where((weight > 0).any(-1, keepdim=True), weight.detach(), 1)[..., None]
    each = target(robot, sensor[..., None], camera)
    q = each.rotation.quaternion
    turn = least(-((some * q).mT @ q))
    return Pose((some * each.position).sum(-2) / some.sum(-2), turn)


def _precision(values: Sequence[Pose], robot: Pose, camera: Pose, before: Tensor, weight: Tensor) -> Tensor:
    """One over the standard deviations of the numbers of a twist, shape (*batch, 1, 6).

    The variances of distances and of angles are their sums of squares over their redundancies, the numbers of residuals
    less what the unknowns take of them (Foerstner 1979). The smallest is that of rounding errors, so that exact data is
    not divided by zero.

    An estimate from n numbers of redundancy may be far too small by chance: the variance is on average n / (n - 2)
    times as large, 3 times for 3 poses. Distances weigh as if it were, as rotations are known without them also. If
    distances are 10 times as noisy as angles, rotations of 3 poses have 0.97 times the error of the best closed
    solution then, and 1.18 times with the estimate itself.

    Args:
        values: X and Y, or X alone, shape (*batch, 1).
        robot: A.
        camera: B.
        before: The former result.
        weight: The weights of the poses.
    """
    residual = residuals.motion if len(values) == 1 else residuals.loop
    twist = residual(*values, robot, camera, torch.ones(6, dtype=WORKING, device=weight.device))
    eye = torch.eye(6, dtype=twist.dtype, device=twist.device)
    moved = inverse_adjoint(camera)  # the derivatives at a twist of 0: -1 by X, and this by Y
    slopes = moved - eye if len(values) == 1 else torch.cat((-eye.expand_as(moved), moved), -1)
    used = weight > 0
    root = torch.where(used, torch.where(used, weight, 1).sqrt(), 0)[..., None].expand_as(twist)
    rows = ((before * root)[..., None] * slopes).flatten(-3, -2)
    normal = rows.mT @ rows
    taken = ((rows @ torch.linalg.pinv(normal, hermitian=True)) * rows).sum(-1).unflatten(-1, twist.shape[-2:])
    square, free = (
        (x * used[..., None]).unflatten(-1, (2, 3)).sum((-3, -1)) for x in ((root * twist).square(), 1 - taken)
    )
    reach = torch.maximum(robot.position.abs().amax((-2, -1)), camera.position.abs().amax((-2, -1)))
    floor = 1e-12 * torch.stack((torch.where(reach > 0, reach, 1), torch.ones_like(reach)), -1)
    variance = square / free.clamp(min=_LEAST_REDUNDANCY)
    redundancy = 0.5 * free.sum(-1)  # of distances, and of angles
    doubt = redundancy / (redundancy - 2).clamp(min=1)
    variance = variance * torch.stack((doubt, torch.ones_like(doubt)), -1)
    deviation = torch.maximum(variance.sqrt(), floor)
    return (1 / deviation).repeat_interleave(3, -1).unsqueeze(-2)


def _least_spread(noise: Tensor, count: Tensor) -> Tensor:
    """The spread of axes up to which it may be noise: three standard deviations for 3 poses, and one for many."""
    return (noise * (1 + _UNSURE / count.clamp(min=1)).sqrt()).clamp(min=_PARALLEL)


def _is_unexplained(twists: Tensor, used: Tensor, spread: Tensor, noise: Tensor) -> Tensor:
    """Whether neither the closed solution nor the last one explains the rotations.

    The median counts of the last one, so that a robust loss may leave out wrong poses.
    """
    angles = torch.where(used, twists[..., 3:].norm(dim=-1), torch.nan).nanmedian(-1).values
    unexplained = 3**0.5 * noise > _UNEXPLAINED * spread.square().sum(-1).sqrt()
    return (unexplained & (angles > _COARSE)) | (angles > _WRONG)


class Inputs(NamedTuple):
    """What is known before the solution.

    Attributes:
        start: The start.
        used: Which poses count, shape (*batch, n).
        is_motion: Whether X is the only unknown.
        dtype: Of the result.
        begin: When the call began.
    """

    start: Start
    used: Tensor
    is_motion: bool
    dtype: torch.dtype
    begin: float


def _result(solution: Any, sensor: Pose, base: Pose, estimate: Any, twists: Tensor, inputs: Inputs) -> HandEye:
    (_, spread, noise), used, is_motion, dtype, _ = inputs
    count = used.sum(-1)
    square = torch.where(used[..., None], twists.unflatten(-1, (2, 3)).square().sum(-1), 0)
    size = (square.sum(-2) / count.clamp(min=1)[..., None]).sqrt()
    least = _least_spread(noise, count)
    wrong = {
        "too_few_matches": count < (2 if is_motion else 3),
        "inconsistent": _is_unexplained(twists, used, spread, noise),
        "no_rotation": spread[..., 2] <= least,
        "parallel_axes": spread[..., 1] <= least,
    }
    finite = torch.isfinite(sensor.position).all(-1) & torch.isfinite(sensor.quaternion).all(-1)
    search = solution._search.judged(inputs.begin, **wrong, not_finite=~finite)
    unknown = torch.stack([*wrong.values()]).any(0)[..., None, None]
    covariance = torch.where(
        unknown, torch.inf, covariance_of(estimate, solution.cost, 6 * count, 6 if is_motion else 12, dtype)
    )
    sensor, base = sensor.to(dtype), base.to(dtype)
    return HandEye(sensor, base, size[..., 0].to(dtype), size[..., 1].to(dtype), covariance, search)
