"""What was found: values with the poses, how well they fit, and what is missing where there is no answer."""

from __future__ import annotations

from typing import Any, final

import attrs
import numpy as np
import torch
from torch import Tensor

from .. import arguments
from ..optimisation import ENDS
from ..values import Camera, Pose, UncertainPose

# What ended a problem, by its code; see `Result.status`.
STATUS = (
    "converged",
    "max_iterations",
    "too_few_matches",
    "collinear_points",
    "parallel_axes",
    "no_rotation",
    "rank_deficient",
    "behind_camera",
    "no_consensus",
    "parallel_rays",
    "not_finite",
    "inconsistent",
    "flat",
    "stalled",
)
CODES = {name: code for code, name in enumerate(STATUS)}


def codes(ended: Any, **wrong: Tensor) -> Tensor:
    """The codes of problems, of which the first of several facts that are true counts.

    Args:
        ended: What `least_squares` found, or whether a problem has converged.
        **wrong: Where something is missing, by the names of `STATUS`.
    """
    if isinstance(ended, Tensor):
        status = torch.where(ended, CODES["converged"], CODES["max_iterations"])
    else:
        places = [CODES.get(name, CODES["max_iterations"]) for name in ENDS]  # none is running any more
        status = torch.tensor(places, device=ended.cost.device)[ended._codes]
    for name, is_so in reversed(wrong.items()):
        status = torch.where(is_so, CODES[name], status)
    return status


class Result:
    """What results have in common: a status for each problem, and a short representation."""

    _codes: Tensor

    @property
    def shape(self) -> torch.Size:
        """The batch shape of the problems.

        >>> points = torch.tensor([[0.0, 0, 0], [1, 0, 0], [0, 2, 0], [0, 0, 3]])
        >>> pk.register(points, points + 1).shape
        torch.Size([])
        """
        return self._codes.shape

    @property
    def converged(self) -> Tensor:
        """Whether a problem is solved and its data determine the solution, shape (*batch), boolean.

        >>> points = torch.tensor([[0.0, 0, 0], [1, 0, 0], [0, 2, 0], [0, 0, 3]])
        >>> pk.register(points, points + 1).converged
        tensor(True)
        """
        return self._codes == CODES["converged"]

    @property
    def status(self) -> Any:
        """What ended each problem, such as "converged" or "collinear_points": a str, or an array of them.

        >>> points = torch.tensor([[0.0, 0, 0], [1, 0, 0], [0, 2, 0], [0, 0, 3]])
        >>> pk.register(points, points + 1).status
        'converged'

        - "converged": no step would reduce the errors, and the data determine the solution
        - "max_iterations": the last step was not small
        - "too_few_matches": of those that are valid, of positive weight and within reach
        - "collinear_points": any turn about their line fits as well
        - "parallel_axes": of all motions, so that neither the turn about them nor the position along them can be known
        - "no_rotation": in any motion
        - "rank_deficient": some motion changes no residual, as along a plane
        - "behind_camera": no pose has the points in front of it
        - "no_consensus": no hypothesis has more matches than random ones would have by chance
        - "parallel_rays": they meet at infinity
        - "not_finite": the solution is not
        - "inconsistent": no pose explains the rotations of both sides, of which one may have inverse poses
        - "flat": the residuals change with no unknown, as all are beyond the scale of the loss
        - "stalled": no step reduces the errors, though their derivatives say that some should
        """
        arguments.check_read(f"{type(self).__name__}.status", self._codes)
        names = np.array(STATUS)[self._codes.cpu().numpy()]
        return str(names) if names.ndim == 0 else names

    def __repr__(self) -> str:
        shape = tuple(self.shape)
        if torch.compiler.is_compiling() or not self._codes.numel():
            return f"{type(self).__name__}(shape={shape})"
        parts = [f"shape={shape}"] if shape else []
        names, counts = np.unique(self.status, return_counts=True)
        parts += [f"{n} {name}" for name, n in zip(names, counts, strict=True)] if shape else [repr(self.status)]
        for field in attrs.fields(type(self)):  # type: ignore[arg-type]
            value = getattr(self, field.name)
            if isinstance(value, Pose | Camera):
                parts += [] if shape or value.shape else [f"{field.name}={value!r}"]
            elif isinstance(value, Tensor) and value.shape == shape and not field.name.startswith("_"):
                parts.append(f"{field.name}={_range(value)}")
        return f"{type(self).__name__}({', '.join(parts)})"


def _range(x: Tensor) -> str:
    """A number, or the least and the greatest of some."""
    low, high = (format(n, ".4g") if x.is_floating_point() else str(n) for n in (x.min().item(), x.max().item()))
    return f"{low} to {high}" if x.ndim else low


@final
@arguments.immutable
@attrs.frozen(eq=False, repr=False)
class Registration(Result):
    """A pose that was found from points: by `icp`, `register` or `pnp`.

    Gradients flow to the pose alone: errors and covariances are constants.

    >>> points = torch.tensor([[0.0, 0, 0], [1, 0, 0], [0, 2, 0], [0, 0, 3]])
    >>> found = pk.register(points, points + torch.tensor([1.0, 0, 0]))
    >>> found.pose.position.round(decimals=3), found.inliers.sum()
    (tensor([1., 0., 0.]), tensor(4))

    Attributes:
        pose: The pose that maps the source points to the target, or points to the frame of the camera, shape (*batch).
        fitness: The share of the points that have a match and are within reach of it, shape (*batch).
        rmse: The root of the mean squared distance of these, shape (*batch): in the units of the points, of `pnp` in
            pixels.
        covariance: The covariance of the pose's tangent [v, w] in its own frame, scaled by the variance of the
            residuals, shape (*batch, 6, 6); infinite where the pose is not determined.
        inliers: Which points these are, shape (*batch, n).
        iterations: The number of iterations, shape (*batch).
    """

    pose: Pose
    fitness: Tensor
    rmse: Tensor
    covariance: Tensor
    inliers: Tensor
    iterations: Tensor
    _codes: Tensor

    def uncertain(self) -> UncertainPose:
        """The pose with its covariance.

        >>> points = torch.tensor([[0.0, 0, 0], [1, 0, 0], [0, 2, 0], [0, 0, 3]])
        >>> pk.register(points, points + 1).uncertain().pose.position
        tensor([1., 1., 1.])
        """
        return UncertainPose(self.pose, self.covariance)


@final
@arguments.immutable
@attrs.frozen(eq=False, repr=False)
class HandEye(Result):
    """Where a sensor is on the hand of a robot, found by `hand_eye`.

    Gradients flow to `pose` and `base` alone: errors and covariances are constants.

    >>> generator = torch.Generator().manual_seed(0)
    >>> hand = pk.Pose.random(8, generator=generator, dtype=torch.float64)
    >>> mount = pk.Pose([0.1, 0.0, 0.2]).double()
    >>> found = pk.hand_eye(hand, hand @ mount)
    >>> found.status, found.pose.allclose(mount, atol=1e-6)
    ('converged', True)

    Attributes:
        pose: X, the pose of the sensor in the frame of the hand, shape (*batch).
        base: Y, the pose of the target in the frame of the robot's base, shape (*batch).
        position_error: The root-mean-square distance between A X and Y B, shape (*batch).
        rotation_error: The root-mean-square angle between them in radians, shape (*batch).
        covariance: The covariance of the tangent [v, w] of X in its own frame, scaled by the variance of the
            residuals, shape (*batch, 6, 6); infinite where X is not determined.
        iterations: The number of iterations, shape (*batch).
    """

    pose: Pose
    base: Pose
    position_error: Tensor
    rotation_error: Tensor
    covariance: Tensor
    iterations: Tensor
    _codes: Tensor

    def uncertain(self) -> UncertainPose:
        """X with its covariance.

        >>> poses = pk.Pose.random(9, dtype=torch.float64)
        >>> found = pk.hand_eye(poses, poses @ pk.Pose([0.1, 0, 0]).double())
        >>> found.uncertain().pose.allclose(pk.Pose([0.1, 0, 0]).double(), atol=1e-6)
        True
        """
        return UncertainPose(self.pose, self.covariance)


@final
@arguments.immutable
@attrs.frozen(eq=False, repr=False)
class Calibration(Result):
    """A camera that was found from points and pixels, by `Camera.calibrate`.

    Gradients flow to the camera and the poses alone: errors and covariances are constants.

    >>> camera = pk.Camera([500.0, 500, 320, 240], (640, 480)).double()
    >>> board = torch.cartesian_prod(torch.arange(5.0), torch.arange(4.0), torch.zeros(1)).double() / 10
    >>> turns = pk.Rotation.exp(torch.tensor([[0.3, 0, 0], [0, 0.4, 0], [-0.2, 0.3, 0.1]]).double())
    >>> views = pk.Pose.from_rotation(turns, [-0.2, -0.15, 0.8])
    >>> pixels, _ = camera.project(views[:, None].apply(board))
    >>> found = pk.Camera.calibrate(board, pixels, (640, 480))
    >>> found.status, found.rmse < 1e-6
    ('converged', tensor(True))

    Attributes:
        camera: The camera, shape (*batch).
        poses: The pose that maps the points to the frame of the camera, for each view, shape (*batch, views).
        rmse: The root-mean-square distance of pixels from the projections, in pixels, shape (*batch).
        covariance: The covariance of [fx, fy, cx, cy, *distortion], scaled by the variance of the residuals, shape
            (*batch, k, k).
        iterations: The number of iterations, shape (*batch).
    """

    camera: Camera
    poses: Pose
    rmse: Tensor
    covariance: Tensor
    iterations: Tensor
    _codes: Tensor


@final
@arguments.immutable
@attrs.frozen(eq=False, repr=False)
class Triangulation(Result):
    """Points that were found from their pixels in several views, by `triangulate`.

    Gradients flow to the points alone: errors and covariances are constants.

    >>> camera = pk.Camera([500.0, 500, 320, 240], (640, 480))
    >>> views = pk.Pose([[0.0, 0, 0], [-1.0, 0, 0]])  # camera_T_world
    >>> pixels, _ = camera.project(views.apply(torch.tensor([0.5, 0.0, 4.0])))
    >>> pk.triangulate(pixels, camera, views).points.round(decimals=3)
    tensor([0.5000, 0.0000, 4.0000])

    Attributes:
        points: The points, shape (*batch, 3).
        rmse: The root-mean-square distance of the pixels from their projections, in pixels, shape (*batch).
        covariance: The covariance of the points, scaled by the variance of the residuals, shape (*batch, 3, 3).
        iterations: The number of iterations, shape (*batch).
    """

    points: Tensor
    rmse: Tensor
    covariance: Tensor
    iterations: Tensor
    _codes: Tensor
