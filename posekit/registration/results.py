"""What was found: values with the poses, and how well they fit."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

import attrs
import torch
from torch import Tensor

from .. import arguments
from ..optimisation import Result, Search
from ..values import REGISTRATION_RESULT, Camera, Pose, UncertainPose, refer, was_attribute


class Deferred:
    """A tensor that is computed when it is first read. Copies and pickles have the tensor.

    Args:
        compute: Computes it, to the same bits whenever it is called.
    """

    def __init__(self, compute: Callable[[], Tensor]) -> None:
        self._compute: Callable[[], Tensor] | None = compute
        self._value: Tensor | None = None

    def read(self) -> Tensor:
        """The tensor."""
        compute = self._compute
        if self._value is None and compute is not None:  # of threads that are here at once, each finds the same
            with torch.inference_mode(False), torch.no_grad():
                self._value = compute()
            self._compute = None  # and what it needs
        if self._value is None:
            raise RuntimeError("a deferred tensor was lost")
        return self._value

    def __reduce__(self) -> tuple[Callable[[Tensor], Deferred], tuple[Tensor]]:
        return _computed, (self.read(),)


def _computed(value: Tensor) -> Deferred:
    made = Deferred(lambda: value)
    made.read()
    return made


@final
@arguments.immutable
@attrs.frozen(eq=False, repr=False)
class Registration(Result):
    """A pose that was found from points: by `icp`, `register` or `pnp`.

    Gradients flow to the pose alone: errors and covariances are constants.

    >>> points = torch.tensor([[0.0, 0, 0], [1, 0, 0], [0, 2, 0], [0, 0, 3]])
    >>> result = pk.register(points, points + torch.tensor([1.0, 0, 0]))
    >>> result.pose.position.round(decimals=3), result.inliers.sum()
    (tensor([1., 0., 0.]), tensor(4))

    Attributes:
        pose: The pose that maps the source points to the target, or points to the frame of the camera, shape (*batch).
        fitness: The share of the points that have a match and are within reach of it, shape (*batch).
        rmse: The root of the mean squared distance of these, shape (*batch): in the units of the points, of `pnp` in
            pixels.
        inliers: Which points these are, shape (*batch, n).
    """

    pose: Pose
    fitness: Tensor
    rmse: Tensor
    inliers: Tensor
    _covariance: Tensor | Deferred
    _search: Search

    @property
    def value(self) -> Pose:
        """The `pose`.

        >>> points = torch.tensor([[0.0, 0, 0], [1, 0, 0], [0, 2, 0], [0, 0, 3]])
        >>> pk.register(points, points + 1).value.position
        tensor([1., 1., 1.])
        """
        return self.pose

    @was_attribute
    def covariance(self) -> UncertainPose:
        """The pose with the covariance of its tangent [v, w] in its own frame, scaled by the variance of the residuals.

        It is infinite where the pose is not determined.

        >>> points = torch.tensor([[0.0, 0, 0], [1, 0, 0], [0, 2, 0], [0, 0, 3]])
        >>> pk.register(points, points + 1).covariance().pose.position
        tensor([1., 1., 1.])
        """
        known = self._covariance
        return UncertainPose(self.pose, known.read() if isinstance(known, Deferred) else known)


@final
@arguments.immutable
@attrs.frozen(eq=False, repr=False)
class HandEye(Result):
    """Where a sensor is on the hand of a robot, found by `hand_eye`.

    Gradients flow to `pose` and `base` alone: errors and covariances are constants.

    >>> generator = torch.Generator().manual_seed(0)
    >>> hand = pk.Pose.random(8, generator=generator, dtype=torch.float64)
    >>> mount = pk.Pose([0.1, 0.0, 0.2]).double()
    >>> result = pk.hand_eye(hand, hand @ mount)
    >>> result.status, result.pose.allclose(mount, atol=1e-6)
    ('converged', True)

    Attributes:
        pose: X, the pose of the sensor in the frame of the hand, shape (*batch).
        base: Y, the pose of the target in the frame of the robot's base, shape (*batch).
        position_error: The root-mean-square distance between A X and Y B, shape (*batch).
        rotation_error: The root-mean-square angle between them in radians, shape (*batch).
    """

    pose: Pose
    base: Pose
    position_error: Tensor
    rotation_error: Tensor
    _covariance: Tensor
    _search: Search

    @property
    def value(self) -> Pose:
        """X, the `pose`.

        >>> poses = pk.Pose.random(9, dtype=torch.float64)
        >>> result = pk.hand_eye(poses, poses @ pk.Pose([0.1, 0, 0]).double())
        >>> result.value.allclose(pk.Pose([0.1, 0, 0]).double(), atol=1e-6)
        True
        """
        return self.pose

    @was_attribute
    def covariance(self) -> UncertainPose:
        """X with the covariance of its tangent [v, w] in its own frame, scaled by the variance of the residuals.

        It is infinite where X is not determined.

        >>> poses = pk.Pose.random(9, dtype=torch.float64)
        >>> result = pk.hand_eye(poses, poses @ pk.Pose([0.1, 0, 0]).double())
        >>> result.covariance().pose.allclose(pk.Pose([0.1, 0, 0]).double(), atol=1e-6)
        True
        """
        return UncertainPose(self.pose, self._covariance)


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
    >>> result = pk.Camera.calibrate(board, pixels, (640, 480))
    >>> result.status, result.rmse < 1e-6
    ('converged', tensor(True))

    Attributes:
        camera: The camera, shape (*batch).
        poses: The pose that maps the points to the frame of the camera, for each view, shape (*batch, views).
        rmse: The root-mean-square distance of pixels from the projections, in pixels, shape (*batch).
    """

    camera: Camera
    poses: Pose
    rmse: Tensor
    _covariance: Tensor
    _search: Search

    @property
    def value(self) -> Camera:
        """The `camera`.

        >>> camera = pk.Camera([500.0, 500, 320, 240], (640, 480)).double()
        >>> board = torch.cartesian_prod(torch.arange(5.0), torch.arange(4.0), torch.zeros(1)).double() / 10
        >>> turns = pk.Rotation.exp(torch.tensor([[0.3, 0, 0], [0, 0.4, 0], [-0.2, 0.3, 0.1]]).double())
        >>> pixels, _ = camera.project(pk.Pose.from_rotation(turns, [-0.2, -0.15, 0.8])[:, None].apply(board))
        >>> result = pk.Camera.calibrate(board, pixels, (640, 480))
        >>> result.value is result.camera
        True
        """
        return self.camera

    @was_attribute
    def covariance(self) -> Tensor:
        """The covariance of [fx, fy, cx, cy, *distortion], scaled by the variance of the residuals.

        Its shape is (*batch, k, k). It is infinite where views do not determine the camera.

        >>> camera = pk.Camera([500.0, 500, 320, 240], (640, 480)).double()
        >>> board = torch.cartesian_prod(torch.arange(5.0), torch.arange(4.0), torch.zeros(1)).double() / 10
        >>> turns = pk.Rotation.exp(torch.tensor([[0.3, 0, 0], [0, 0.4, 0], [-0.2, 0.3, 0.1]]).double())
        >>> pixels, _ = camera.project(pk.Pose.from_rotation(turns, [-0.2, -0.15, 0.8])[:, None].apply(board))
        >>> result = pk.Camera.calibrate(board, pixels, (640, 480))
        >>> result.covariance().shape
        torch.Size([9, 9])
        """
        return self._covariance


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
    """

    points: Tensor
    rmse: Tensor
    _covariance: Tensor
    _search: Search

    @property
    def value(self) -> Tensor:
        """The `points`.

        >>> camera = pk.Camera([500.0, 500, 320, 240], (640, 480))
        >>> views = pk.Pose([[0.0, 0, 0], [-1.0, 0, 0], [0.0, -1, 0]])
        >>> pixels, _ = camera.project(views.apply(torch.tensor([0.5, 0.0, 4.0])))
        >>> pk.triangulate(pixels, camera, views).value[2].round(decimals=3)
        tensor(4.)
        """
        return self.points

    @was_attribute
    def covariance(self) -> Tensor:
        """The covariance of the points, scaled by the variance of the residuals, shape (*batch, 3, 3).

        It is infinite where the rays do not determine them.

        >>> camera = pk.Camera([500.0, 500, 320, 240], (640, 480))
        >>> views = pk.Pose([[0.0, 0, 0], [-1.0, 0, 0], [0.0, -1, 0]])
        >>> pixels, _ = camera.project(views.apply(torch.tensor([0.5, 0.0, 4.0])))
        >>> pk.triangulate(pixels, camera, views).covariance().shape
        torch.Size([3, 3])
        """
        return self._covariance


for _kind in (Registration, HandEye, Calibration, Triangulation):
    refer(_kind, REGISTRATION_RESULT)
