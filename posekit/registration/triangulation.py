"""Points from their pixels in several views."""

from __future__ import annotations

import math
from typing import Any

import torch
from torch import Tensor

from .. import arguments
from ..arguments import TensorLike
from ..engine import untraced
from ..errors import ShapeError
from ..optimisation import clock, least_squares
from ..values import Camera, Pose
from .common import WORKING, checked_weights, covariance_of, refuse_capture
from .residuals import TRIANGULATION
from .results import Triangulation

_WHERE = "triangulate"
_LEAST = 2  # views
_HINTS = {
    **arguments.synonyms("projections P matrices pose T extrinsics", "use `poses`, `camera_T_world`"),
    **arguments.synonyms("cameras K intrinsics calibration", "use `camera`, a `pk.Camera`"),
    **arguments.synonyms("points keypoints observations measurements", "use `pixels`"),
    "*": "it takes `triangulate(pixels, camera, poses)`",
}
# Rays whose directions differ by less than this, in radians, meet nowhere: float32 pixels have about 1e-4.
_PARALLEL = 1e-7


@untraced
@arguments.closed(_HINTS)
def triangulate(
    pixels: TensorLike,
    camera: Camera,
    poses: Pose,
    *,
    weights: TensorLike | None = None,
    loss: Any = None,
    max_iterations: int = 50,
) -> Triangulation:
    """Find the points that are seen at pixels in v views.

    The start is the point with the least squared distance from the rays. Then the squared distances of the pixels from
    the projections, or a robust loss of these, are minimised. Gradients flow to pixels, poses, weights and cameras.

    >>> camera = pk.Camera([600, 600, 320, 240], (640, 480))
    >>> camera_T_world = pk.stack([pk.Pose.from_translation([0.0, 0, 4]), pk.Pose.from_translation([-0.5, 0, 4])])
    >>> pixels, depth = camera.project(camera_T_world.apply([0.3, -0.2, 0.1]))
    >>> pk.triangulate(pixels, camera, camera_T_world).points
    tensor([ 0.3000, -0.2000,  0.1000])

    Args:
        pixels: Pixels, shape (*batch, v, 2), with v at least 2. Those that are not finite are left out, so that points
            may be seen in fewer views.
        camera: The camera of all views, or of each, shape (v) or (*batch, v).
        poses: The poses that map points to the frames of the cameras, as `pnp` finds them, shape (v) or (*batch, v).
        weights: Weights of the pixels, shape (*batch, v).
        loss: A `pk.Loss` or its name; its scale is in pixels.
        max_iterations: The most steps of the refinement.
    """
    begin = clock()
    arguments.refuse_mapping(_WHERE, pixels, camera, poses, weights, what="points")
    seen, lens, transforms, weight, dtype = _checked(pixels, camera, poses, weights)
    refuse_capture(seen, _WHERE)
    with torch.no_grad():
        detached = seen.detach(), lens.detach(), transforms.detach(), weight.detach()
        start, angle = _start(*detached)
    parameters = (lens.intrinsics, lens.distortion) if lens.model != "pinhole" else (lens.intrinsics,)
    residual = TRIANGULATION[lens.model, lens.distortion.shape[-1]]
    options: Any = {"weight": weight, "loss": loss, "max_iterations": max_iterations, "batch_dims": weight.ndim - 1}
    solution = least_squares(residual, start, transforms, *parameters, seen, **options)
    return _result(solution, detached, angle, dtype, begin)


def _checked(
    pixels: Any, camera: Any, poses: Any, weights: TensorLike | None
) -> tuple[Tensor, Camera, Pose, Tensor, torch.dtype]:
    """The arguments in float64 and of one batch shape, and the dtype of results."""
    arguments.check_kinds(_WHERE, Camera, camera=camera)
    arguments.check_kinds(_WHERE, Pose, poses=poses)
    observed = arguments.tensor(pixels, f"{_WHERE}: pixels", poses.position)
    if observed.ndim < 2 or observed.shape[-1] != 2:
        raise ShapeError(f"{_WHERE}: pixels must have shape (..., v, 2), got {tuple(observed.shape)}")
    arguments.check_dtype(observed.dtype, f"{_WHERE}: pixels")
    arguments.check_devices(_WHERE, observed, camera.intrinsics, poses.position)
    views = observed.shape[-2]
    if poses.shape[-1:] != (views,):
        raise ShapeError(f"{_WHERE}: poses must have shape (..., {views}), one for each view, got {tuple(poses.shape)}")
    if views < _LEAST:
        raise ShapeError(f"{_WHERE}: needs at least {_LEAST} views, got {views}")
    whole = arguments.broadcast(_WHERE, pixels=observed.shape[:-1], poses=poses.shape, camera=torch.Size(camera.shape))
    dtype = torch.promote_types(observed.dtype, poses.dtype)
    weight = checked_weights(weights, observed, views, _WHERE)
    valid = arguments.finite_rows(observed)
    weight = (valid.to(WORKING) if weight is None else torch.where(valid, weight, 0)).expand(whole)
    seen = torch.where(valid[..., None], observed.to(WORKING), 0).expand(*whole, 2)
    return seen, camera.to(WORKING).expand(*whole), poses.to(WORKING).expand(*whole), weight, dtype


def _result(
    solution: Any, detached: tuple[Tensor, Camera, Pose, Tensor], angle: Tensor, dtype: torch.dtype, begin: float
) -> Triangulation:
    pixels, camera, poses, weight = detached
    points = solution.value
    again, depth = camera.project(poses.apply(points.detach().unsqueeze(-2)))
    used = weight > 0
    square = torch.where(used, (again - pixels).square().sum(-1), 0).sum(-1) / used.sum(-1).clamp(min=1)
    behind = torch.zeros_like(used) if camera.model == "fisheye" else depth <= 0
    few, parallel = used.sum(-1) < _LEAST, ~(angle > _PARALLEL)
    search = solution._search.judged(
        begin,
        too_few_matches=few,
        parallel_rays=parallel,
        behind_camera=(behind & used).any(-1),
        not_finite=~arguments.finite_rows(points),
    )
    covariance = covariance_of(solution.covariance(), solution.cost, 2 * used.sum(-1), 3, dtype)
    covariance = torch.where((few | parallel)[..., None, None], math.inf, covariance)
    return Triangulation(points.to(dtype), square.sqrt().to(dtype), covariance, search)


def _start(pixels: Tensor, camera: Camera, poses: Pose, weight: Tensor) -> tuple[Tensor, Tensor]:
    """The point nearest to all rays, and how much the directions of the rays differ, in radians."""
    inverse = poses.inverse()
    rays, centres = inverse.rotation.apply(camera.rays(pixels)), inverse.position
    eye = torch.eye(3, dtype=rays.dtype, device=rays.device)
    across = (eye - rays[..., :, None] * rays[..., None, :]) * weight[..., None, None]
    middle = (centres * weight[..., None]).sum(-2, keepdim=True) / weight.sum(-1)[..., None, None].clamp(min=1e-300)
    right = (across @ (centres - middle)[..., None]).sum(-3)
    values, vectors = torch.linalg.eigh(across.sum(-3))
    angle = (values[..., 0] / values[..., 2].clamp(min=1e-300)).clamp(min=0).sqrt()
    cut = values > (_PARALLEL**2 * values[..., 2:])
    inverse_values = torch.where(cut, 1 / torch.where(cut, values, 1), 0)
    point = (vectors @ (inverse_values[..., None] * (vectors.mT @ right))).squeeze(-1) + middle.squeeze(-2)
    # Without an intersection, a point at some distance along the mean ray: the start of a search that finds none.
    forward = (rays * weight[..., None]).sum(-2)
    apart = ((centres - middle) * (weight > 0)[..., None]).norm(dim=-1).amax(-1) / middle.abs().amax((-2, -1)).clamp(
        min=1
    )
    angle = torch.where(apart > _PARALLEL, angle, 0)  # rays from one place meet there, wherever the point is
    return torch.where((angle > _PARALLEL)[..., None], point, middle.squeeze(-2) + forward), angle
