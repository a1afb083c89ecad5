"""The intrinsics and the lens of a camera from views of known points."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor

from .. import arguments
from ..arguments import TensorLike
from ..engine import untraced
from ..errors import ArgumentError, OptionError, ShapeError, ValidationError
from ..geometry import Loss
from ..optimisation import CODES, Problem, Search, clock
from ..values import Camera, Pose, stack
from .common import TOLERANCE_OF_PIXELS, WORKING, checked_weights, covariance_of, finite_or, refuse_capture
from .pnp_solver import LEAST as LEAST_POINTS
from .pnp_solver import PerspectiveProblem, degenerate, starts
from .residuals import CALIBRATION
from .results import Calibration

_WHERE = "Camera.calibrate"
_COEFFICIENTS = {"pinhole": 0, "radtan": 5, "fisheye": 4}  # by default
# Focal lengths to begin with, in widths of the image: fields of view from 14 to 136 degrees. The poses that fit best
# for each are found first. From the best of them the refinement has converged within a factor of two of the truth.
_FOCAL = [0.2 * 1.25**k for k in range(14)]
_FLAT = 1e-4  # the thickness of a plane, relative to its extent
_PARALLEL = 0.01  # the sine of the angle between normals of planes that tell no more than one


@untraced
def calibrate(
    points: TensorLike,
    pixels: TensorLike,
    size: Any,
    model: str,
    coefficients: int | None,
    initial: Camera | None,
    weights: TensorLike | None,
    loss: Any,
    fixed: Any,
    max_iterations: int,
) -> Calibration:
    """Answer the call of `Camera.calibrate`, which describes the arguments."""
    begin = clock()
    arguments.check_choice(model, tuple(_COEFFICIENTS), f"{_WHERE}: model")
    count = _COEFFICIENTS[model] if coefficients is None else coefficients
    if (model, count) not in CALIBRATION:
        known = ", ".join(str(n) for name, n in CALIBRATION if name == model)
        raise OptionError(
            f'{_WHERE}: coefficients of the model "{model}" must be {known}, got {arguments.describe(count)}'
        )
    arguments.integer(max_iterations, f"{_WHERE}: max_iterations", 0)
    image = Camera([1, 1, 0, 0], size).size
    arguments.refuse_mapping(_WHERE, points, pixels, weights, initial)
    place, seen, weight, batch, dtype = _checked(points, pixels, weights)
    refuse_capture(seen, _WHERE)
    start = None if initial is None else _checked_start(initial, model, count, batch)
    with torch.no_grad():
        detached = [x.detach() for x in (place, seen, weight)]
        if start is None:
            camera, poses, wrong = _start(detached[0], detached[1], detached[2], batch, image, model, count)
        else:
            camera = start
            poses, wrong = _poses(detached[0], detached[1], detached[2], camera.detach()[..., None])
    held = _checked_fixed(fixed, (*batch, 4 + count), weight.device)
    loss = Loss._of(loss, f"{_WHERE}: loss")
    poses, camera = poses.expand(*weight.shape[:-1]), camera.expand(*batch)
    views = _Views(place.expand(*weight.shape, 3), seen.expand(*weight.shape, 2), weight, held, poses, camera)
    solution = _solved(views, loss, max_iterations)
    wrong["rank_deficient"] = _is_one_plane(detached, solution.poses) & (~held).all(-1)
    return _result(solution, views, wrong, dtype, begin)


class _Views(NamedTuple):
    """Views of a camera, or of each of a batch of cameras.

    Attributes:
        points: What is seen, shape (*batch, views, n, 3).
        pixels: Where, shape (*batch, views, n, 2).
        weight: Shape (*batch, views, n).
        held: Which numbers of the cameras are fixed, shape (*batch, k).
        poses: Where the search starts, shape (*batch, views), and
        camera: shape (*batch).
    """

    points: Tensor
    pixels: Tensor
    weight: Tensor
    held: Tensor
    poses: Pose
    camera: Camera


class _Solution(NamedTuple):
    """What the search for cameras found.

    Attributes:
        poses: Shape (*batch, views).
        camera: Shape (*batch).
        search: How it went.
        covariance: Of the numbers of cameras whose residuals have a variance of 1; infinite where it has none.
    """

    poses: Pose
    camera: Camera
    search: Search
    covariance: Tensor


def _solved(views: _Views, loss: Loss | None, max_iterations: int) -> _Solution:
    """The poses and cameras of least cost: of a batch one after the other."""
    batch = views.camera.shape
    if not batch:
        return _solved_one(views, loss, max_iterations)
    if not math.prod(batch):
        zero, codes = views.held.to(WORKING), views.held.sum(-1)
        search = Search(codes, zero.sum(-1), codes, zero.new_empty(1, 0), 0.0, 0.0)
        return _Solution(views.poses, views.camera, search, zero[..., None] * zero[..., None, :])
    rows = [x.flatten(0, len(batch) - 1) for x in views[:4]]
    starts = views.poses.reshape(-1, views.poses.shape[-1]), views.camera.reshape(-1)
    each = [_solved_one(_Views(*row), loss, max_iterations) for row in zip(*rows, *starts, strict=True)]
    poses, cameras, searches, covariances = zip(*each, strict=True)
    covariance = torch.stack(covariances).unflatten(0, batch)
    found = stack(poses).reshape(*batch, -1), stack(cameras).reshape(*batch)
    return _Solution(*found, Search.joined(searches).reshaped(batch), covariance)


def _solved_one(views: _Views, loss: Loss | None, max_iterations: int) -> _Solution:
    """The same of one camera. Its numbers are one variable, so that some may be fixed and all have one covariance."""
    points, pixels, weight, held, poses, camera = views
    problem, sizes = Problem(), [x.shape[-1] for x in camera._tensors()]
    turns = problem.variables(poses)
    lenses = problem.variables(torch.cat(camera._tensors(), -1)[None], fixed=held[None])
    view = torch.arange(len(weight), device=weight.device).repeat_interleave(weight.shape[-1])
    residual = CALIBRATION[camera.model, camera.distortion.shape[-1]]
    problem.add(
        residual, turns[view], lenses[0], points.flatten(0, 1), pixels.flatten(0, 1), weight=weight.flatten(), loss=loss
    )
    found = problem.solve(max_iterations=max_iterations, tolerance=TOLERANCE_OF_PIXELS, progress=False)
    try:
        covariance = found.covariance(lenses[0])
    except ValidationError:
        covariance = torch.full_like(found[lenses[0]].detach(), math.inf)[:, None].expand(-1, sum(sizes))
    return _Solution(found[turns], camera._with(*found[lenses[0]].split(sizes)), found._search, covariance)


def _is_one_plane(detached: Sequence[Tensor], poses: Pose) -> Tensor:
    """Whether all views see planes in one orientation: a longer lens, from farther away, then sees the same."""
    points, _, weight = detached
    used = (weight > 0).unsqueeze(-1)
    centred = torch.where(used, points - (points * used).sum(-2, keepdim=True) / used.sum(-2, keepdim=True), 0)
    extents, axes = torch.linalg.eigh(centred.mT @ centred)
    normals = poses.detach().rotation.apply(axes[..., 0])
    apart = torch.linalg.cross(normals, normals[..., :1, :]).norm(dim=-1) > _PARALLEL
    return (extents[..., 0] <= _FLAT**2 * extents[..., 2]).all(-1) & ~apart.any(-1)


def _checked_fixed(fixed: Any, shape: tuple[int, ...], device: torch.device) -> Tensor:
    """Which numbers of cameras are fixed."""
    if fixed is None:
        return torch.zeros(shape, dtype=torch.bool, device=device)
    held = arguments.mask(fixed, f"{_WHERE}: fixed", device).to(device)
    try:
        return held.expand(shape)
    except RuntimeError:
        raise ShapeError(f"{_WHERE}: fixed must broadcast to shape {shape}, got {tuple(held.shape)}") from None


def _result(
    solution: _Solution, views: _Views, wrong: dict[str, Tensor], dtype: torch.dtype, begin: float
) -> Calibration:
    poses, camera, search, covariance = solution
    points, pixels, weight = (x.detach() for x in views[:3])
    seen, _ = camera.detach()[..., None, None].project(poses.detach()[..., None].apply(points))
    residual = seen - pixels
    used = weight > 0
    square = torch.where(used, residual.square().sum(-1), 0).sum((-2, -1)) / used.sum((-2, -1)).clamp(min=1)
    finite = arguments.finite_rows(camera.intrinsics, camera.distortion)
    unknowns = 6 * poses.shape[-1] + (~views.held).sum(-1)
    covariance = covariance_of(covariance, search.cost, 2 * used.sum((-2, -1)), unknowns, dtype)
    covariance = torch.where(wrong["rank_deficient"][..., None, None], torch.inf, covariance)
    stationary = (search.codes == CODES["converged"]) | (search.codes == CODES["rank_deficient"])
    search = search.judged(
        begin,
        too_few_matches=wrong["too_few_matches"].any(-1),
        collinear_points=wrong["collinear_points"].any(-1),
        not_finite=~finite,
        rank_deficient=wrong["rank_deficient"] | (stationary & covariance.isinf().any(-1).any(-1)),
    )
    return Calibration(camera.to(dtype), poses.to(dtype), square.sqrt().to(dtype), covariance, search)


def _checked(
    points: Any, pixels: Any, weights: TensorLike | None
) -> tuple[Tensor, Tensor, Tensor, torch.Size, torch.dtype]:
    """Points, pixels and weights of views in float64, the batch shape, and the dtype of results."""
    place = arguments.tensor(points, f"{_WHERE}: points")
    seen = arguments.tensor(pixels, f"{_WHERE}: pixels", place)
    if place.ndim < 2 or place.shape[-1] != 3:
        raise ShapeError(f"{_WHERE}: points must have shape (n, 3) or (..., views, n, 3), got {tuple(place.shape)}")
    if seen.ndim < 3 or seen.shape[-1] != 2:
        raise ShapeError(f"{_WHERE}: pixels must have shape (..., views, n, 2), got {tuple(seen.shape)}")
    for name, x in (("points", place), ("pixels", seen)):
        arguments.check_dtype(x.dtype, f"{_WHERE}: {name}")
    arguments.check_devices(_WHERE, place, seen)
    views, count = seen.shape[-3:-1]
    if place.shape[-2] != count:
        raise ShapeError(f"{_WHERE}: points and pixels must be as many, got {place.shape[-2]} and {count}")
    if count < LEAST_POINTS:
        raise ShapeError(f"{_WHERE}: needs at least {LEAST_POINTS} points, got {count}")
    if not views:
        raise ShapeError(f"{_WHERE}: needs at least one view, got none")
    whole = arguments.broadcast(_WHERE, points=place.shape[:-2], pixels=seen.shape[:-2])
    if whole[-1] != views:
        raise ShapeError(f"{_WHERE}: points and pixels must have as many views, got {place.shape[-3]} and {views}")
    weight = checked_weights(weights, seen, count, _WHERE)
    valid = (arguments.finite_rows(place) & arguments.finite_rows(seen)).expand(*whole, count)
    weight = valid.to(WORKING) if weight is None else torch.where(valid, weight, 0)
    dtype = arguments.wide(seen).dtype
    place, seen = (torch.where(valid[..., None], x.to(WORKING), 0) for x in (place, seen))
    return place, seen, weight, whole[:-1], dtype


def _intrinsics(size: Any, focal: float) -> list[float]:
    width, height = size
    return [focal * max(width, height)] * 2 + [0.5 * width - 0.5, 0.5 * height - 0.5]


def _checked_start(initial: Any, model: str, count: int, batch: torch.Size) -> Camera:
    arguments.check_kinds(_WHERE, Camera, initial=initial)
    if (initial.model, initial.distortion.shape[-1]) != (model, count):
        lens = f'"{initial.model}" with {initial.distortion.shape[-1]}'
        raise ArgumentError(f'{_WHERE}: initial must be a camera of the model "{model}" with {count}, got {lens}')
    return initial.to(WORKING).expand(*batch)


def _poses(points: Tensor, pixels: Tensor, weight: Tensor, camera: Camera) -> tuple[Pose, dict[str, Tensor]]:
    """The pose of each view for a camera, which need not be right."""
    problem = PerspectiveProblem(points, pixels, camera.expand(*weight.shape[:-1]), weight)
    front = Pose.from_translation(torch.tensor([0.0, 0, 1], dtype=WORKING, device=points.device))
    return finite_or(starts(problem).best, front), degenerate(problem)


def _start(
    points: Tensor, pixels: Tensor, weight: Tensor, batch: torch.Size, size: tuple[int, int], model: str, count: int
) -> tuple[Camera, Pose, dict[str, Tensor]]:
    """A camera without distortion, and poses, for the focal length that fits best."""
    trials = [_intrinsics(size, focal) for focal in _FOCAL]
    intrinsics = torch.tensor(trials, dtype=WORKING, device=points.device)
    if model == "pinhole":
        cameras = Camera(intrinsics, size)
    else:
        zero = intrinsics.new_zeros(len(trials), count)
        cameras = Camera(intrinsics, size, model=model, distortion=zero)  # type: ignore[arg-type]
    trial = cameras.reshape(len(trials), *[1] * (len(batch) + 1))
    views: Any = [x[None].expand(len(trials), *x.shape) for x in (points, pixels, weight)]
    poses, wrong = _poses(views[0], views[1], views[2], trial)
    residual = trial[..., None].project(poses[..., None].apply(points))[0] - pixels
    lost = torch.where(weight > 0, residual.norm(dim=-1), 0).nan_to_num(math.inf).sum((-2, -1))
    best = lost.argmin(0)
    chosen = Pose._unchecked(*(x.take_along_dim(best[None, ..., None, None], 0).squeeze(0) for x in poses._tensors()))
    return cameras[best], chosen, {name: x[0] for name, x in wrong.items()}
