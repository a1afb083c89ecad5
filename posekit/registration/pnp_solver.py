"""The pose of a camera from points and their pixels (perspective n points)."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import torch
from torch import Generator, Tensor

from .. import arguments
from ..arguments import TensorLike
from ..autograd import NonDifferentiable
from ..engine import untraced
from ..errors import OptionError, ShapeError
from ..optimisation import KnownWeight, clock, least_squares
from ..values import Camera, Pose, where
from .common import (
    TOLERANCE_OF_PIXELS,
    WORKING,
    checked_weights,
    covariance_of,
    finite_or,
    is_collinear,
    refuse_capture,
)
from .consensus import Hypotheses, by_chance, search
from .pnp_start import candidates, from_three, objective, position
from .residuals import REPROJECTION
from .results import Deferred, Registration

_WHERE = "pnp"
LEAST = 4  # points: three leave up to four poses
_FEW = 16  # matches, of which some may be one point twice
_REACH = 8.0  # pixels, as in OpenCV
# A second minimum is followed to its end where its value is below this many times that of the first: points in a plane
# have two, of which noise may make the wrong one the lower.
_AMBIGUOUS, _APART = 10.0, 0.05  # and where the rotations are so many radians apart


class PerspectiveProblem(NamedTuple):
    """Points and their pixels, in float64 and of one batch shape.

    Attributes:
        points: Shape (*batch, n, 3), with zeros in place of those that are not finite.
        pixels: Shape (*batch, n, 2).
        camera: Shape (*batch) or ().
        weights: Shape (*batch, n); 0 for points that are left out.
    """

    points: Tensor
    pixels: Tensor
    camera: Camera
    weights: Tensor

    @property
    def batch(self) -> torch.Size:
        """The batch shape of the problems."""
        return self.weights.shape[:-1]

    def detached(self) -> PerspectiveProblem:
        """The same without gradients."""
        points, pixels, weights = (x.detach() for x in (self.points, self.pixels, self.weights))
        return PerspectiveProblem(points, pixels, self.camera.detach(), weights)

    def flat(self) -> PerspectiveProblem:
        """The same with one batch dimension."""
        batch, n = self.batch, self.weights.shape[-1]
        points, pixels = (x.expand(*batch, n, x.shape[-1]).reshape(-1, n, x.shape[-1]) for x in self[:2])
        return PerspectiveProblem(points, pixels, self.camera.expand(*batch).reshape(-1), self.weights.reshape(-1, n))

    def take(self, rows: Tensor) -> PerspectiveProblem:
        """Some problems of one batch dimension."""
        return PerspectiveProblem(self.points[rows], self.pixels[rows], self.camera[rows], self.weights[rows])

    def errors(self, pose: Pose) -> Tensor:
        """The distances of pixels from projections, (*batch, k, n) of poses (*batch, k); infinite behind the camera."""
        extra = pose.ndim - len(self.batch)
        points, pixels = (x[(..., *(None,) * extra, slice(None), slice(None))] for x in (self.points, self.pixels))
        seen, depth = self.camera[(..., *(None,) * extra)].project(pose[..., None].apply(points), clouds=True)
        is_front = depth > 0 if self.camera.model != "fisheye" else torch.ones_like(depth, dtype=torch.bool)
        return torch.where(is_front, (seen - pixels).norm(dim=-1), math.inf)


_HINTS = {
    **arguments.synonyms("reprojection_error reprojectionError threshold", "use `max_distance`, in pixels"),
    **arguments.synonyms("iterations max_iter iterationsCount", "use `max_iterations`"),
    **arguments.synonyms(
        "method flags", "the closed solution that fits best is refined; `ransac=True` for wrong pixels"
    ),
    **arguments.synonyms("K camera_matrix cameraMatrix intrinsics", "use `camera`, a `Camera`"),
    **arguments.synonyms("dist distCoeffs distortion", "a `Camera` has it, as `distortion`"),
    **arguments.synonyms("init rvec tvec useExtrinsicGuess guess", "use `initial`, a `Pose`"),
}


@untraced
@arguments.closed(_HINTS)
def pnp(
    points: TensorLike,
    pixels: TensorLike,
    camera: Camera,
    *,
    weights: TensorLike | None = None,
    loss: Any = None,
    ransac: bool = False,
    max_distance: float = _REACH,
    initial: Pose | None = None,
    max_iterations: int = 50,
    generator: Generator | None = None,
) -> Registration:
    """Find the poses of cameras from n points and the pixels at which they are seen.

    The result maps points to the frame of the camera: ``camera.project(pose.apply(points, clouds=True), clouds=True)``
    are the pixels. It minimises the sum of their squared distances, or of a robust loss of these. Where no start is
    given, the least squared distance of points from rays over all rotations is one, for points in space or in a plane.
    Thousands of problems are solved at once. Gradients flow to points, pixels, weights and the camera.

    >>> camera = pk.Camera([600, 600, 320, 240], (640, 480))
    >>> points = torch.tensor([[0.0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 0], [1, 0, 1]])
    >>> camera_T_world = pk.Pose([-0.5, 0.2, 4.0], pk.Rotation.from_euler("xyz", [0.1, -0.3, 0.2]))
    >>> pixels, depth = camera.project(camera_T_world.apply(points))
    >>> result = pk.pnp(points, pixels, camera)
    >>> result.pose.allclose(camera_T_world, atol=1e-4), result.status
    (True, 'converged')

    OpenCV's ``solvePnP`` returns the same pose as a rotation vector and a translation.

    Args:
        points: Points, shape (*batch, n, 3), with n at least 4. Those that are not finite are left out, so that
            problems of a batch may have fewer.
        pixels: Their pixels, shape (*batch, n, 2). Those that are not finite are left out.
        camera: The camera of all problems, or of each, shape (*batch).
        weights: Weights of the points, shape (*batch, n).
        loss: A `pk.Loss` or its name; its scale is in pixels.
        ransac: Whether many of the pixels may belong to other points: the poses of random sets of four points are
            tried, and the points within ``max_distance`` of the best one count alone.
        max_distance: The distance in pixels up to which a point counts as an inlier.
        initial: Where to start, shape (*batch).
        max_iterations: The most steps of the refinement.
        generator: For the random sets; by default one with a fixed seed, so that a call repeats its result.
    """
    begin = clock()
    arguments.refuse_mapping(_WHERE, points, pixels, camera, weights, initial)
    problem = _checked(points, pixels, camera, weights)
    refuse_capture(problem.points, _WHERE)
    arguments.check_flags(_WHERE, ransac=ransac)
    arguments.check_generator(generator, _WHERE)
    arguments.positive(max_distance, f"{_WHERE}: max_distance", infinite=True)
    if ransac and initial is not None:
        raise OptionError(f"{_WHERE}: initial is of no use with ransac=True, which starts from random sets of points")
    detached = problem.detached()
    usable = (problem.weights > 0).sum(-1)
    with arguments.Watch(_WHERE, None), torch.no_grad():
        wrong = degenerate(detached)
        if ransac:
            pose, inliers = NonDifferentiable.apply(_consensus, detached, max_distance, generator)
            width, height = camera.size
            share = math.pi * max_distance**2 / (width * height)
            wrong["no_consensus"] = by_chance(inliers.sum(-1), (problem.weights > 0).sum(-1), LEAST - 1, share) >= 0
            problem = problem._replace(weights=problem.weights * inliers)
            detached, first = detached._replace(weights=problem.weights), pose
        elif initial is not None:
            first = _checked_start(initial, detached)
        else:
            tried = starts(detached)
            wrong["behind_camera"] = tried.best.position.isnan().any(-1)
            first = _better(detached, tried, loss, max_iterations)
    solution = _refined(problem, first, loss, max_iterations, "implicit")
    return _result(detached, usable, solution, wrong, max_distance, arguments.tensor(points, "").dtype, begin)


def _checked(points: Any, pixels: Any, camera: Any, weights: TensorLike | None) -> PerspectiveProblem:
    """The problem, in float64 and of one batch shape."""
    arguments.check_kinds(_WHERE, Camera, camera=camera)
    points = arguments.tensor(points, f"{_WHERE}: points", camera.intrinsics)
    pixels = arguments.tensor(pixels, f"{_WHERE}: pixels", points)
    for name, x, size in (("points", points, 3), ("pixels", pixels, 2)):
        if x.ndim < 2 or x.shape[-1] != size:
            raise ShapeError(f"{_WHERE}: {name} must have shape (..., n, {size}), got {tuple(x.shape)}")
        arguments.check_dtype(x.dtype, f"{_WHERE}: {name}")
    arguments.check_devices(_WHERE, points, pixels, camera.intrinsics)
    count = points.shape[-2]
    if pixels.shape[-2] != count:
        raise ShapeError(f"{_WHERE}: points and pixels must be as many, got {count} and {pixels.shape[-2]}")
    if count < LEAST:
        raise ShapeError(f"{_WHERE}: needs at least {LEAST} points, got {count}")
    batch = arguments.broadcast(
        _WHERE, points=points.shape[:-2], pixels=pixels.shape[:-2], camera=torch.Size(camera.shape)
    )
    weight = checked_weights(weights, points, count, _WHERE)
    finite = [arguments.finite_rows(x) for x in (points, pixels)]
    points, pixels = (x.to(WORKING)[(None,) * (len(batch) + 2 - x.ndim)] for x in (points, pixels))
    if bool(finite[0].all() & finite[1].all()):  # most often, and in a third of the time
        one = torch.ones(*batch, count, dtype=WORKING, device=points.device)
        weight = one if weight is None else one * weight
    else:
        valid = torch.logical_and(*finite).expand(*batch, count)
        weight = valid.to(WORKING) if weight is None else torch.where(valid, weight, 0)
        points, pixels = (torch.where(valid[..., None], x, 0) for x in (points, pixels))
    return PerspectiveProblem(points, pixels, camera.to(WORKING).expand(*batch), weight)


def degenerate(problem: PerspectiveProblem) -> dict[str, Tensor]:
    """Where too little is given."""
    valid = problem.weights > 0
    number = valid.sum(-1)
    if 0 < valid.shape[-1] <= _FEW:
        is_same = (problem.points.unsqueeze(-2) == problem.points.unsqueeze(-3)).all(-1) & valid.unsqueeze(-2)
        number = (valid & ~is_same.tril(-1).any(-1)).sum(-1)
    return {"too_few_matches": number < LEAST, "collinear_points": is_collinear(problem.points, valid)}


def _rays(problem: PerspectiveProblem) -> tuple[Tensor, Tensor]:
    """The rays of pixels, and the weights of points whose pixel has one: the lens may not reach it."""
    rays = problem.camera.rays(problem.pixels, clouds=True)
    again, _ = problem.camera.project(rays, clouds=True)
    reached = (again - problem.pixels).norm(dim=-1) < 1
    return rays, problem.weights * reached


class Starts(NamedTuple):
    """Poses to start from, with an index of the problems.

    Attributes:
        best: The best ones, shape (*batch). A position is NaN where all poses have the points behind the camera.
        second: The second ones, shape (*batch).
        rows: The problems in which these are nearly as good, as indices in the flat batch.
    """

    best: Pose
    second: Pose
    rows: Tensor


def starts(problem: PerspectiveProblem) -> Starts:
    """The best poses for the distances of points from rays."""
    rays, weights = _rays(problem)
    total = weights.sum(-1)[..., None, None]
    centre = (weights[..., None] * problem.points).sum(-2, keepdim=True) / torch.where(total > 0, total, 1)
    cost = objective(problem.points - centre, rays, weights)
    quaternion, value = candidates(cost)
    least = value.min(-1)
    first = _picked(quaternion, least.indices)
    apart = (quaternion * first[..., None, :]).sum(-1).abs() < math.cos(0.5 * _APART)
    other = torch.where(apart, value, math.inf).min(-1)
    second = _picked(quaternion, other.indices)
    best, next_best = (Pose._unchecked(position(cost, q, centre), q) for q in (first, second))
    best = Pose._unchecked(torch.where(least.values[..., None].isfinite(), best.position, math.nan), best.quaternion)
    ambiguous = other.values < _AMBIGUOUS * least.values + torch.finfo(WORKING).eps
    return Starts(best, next_best, ambiguous.reshape(-1).nonzero().squeeze(-1))


def _picked(x: Tensor, index: Tensor) -> Tensor:
    """The row with an index of each (*batch, k, n)."""
    return x.take_along_dim(index[..., None, None], -2).squeeze(-2)


def _checked_start(initial: Any, problem: PerspectiveProblem) -> Pose:
    """The start that a user gives."""
    arguments.check_kinds(_WHERE, Pose, initial=initial)
    arguments.check_devices(_WHERE, initial.position, problem.points)
    if arguments.broadcast(_WHERE, initial=initial.shape, problems=problem.batch) != problem.batch:
        raise ShapeError(
            f"{_WHERE}: initial has shape {tuple(initial.shape)}, which does not broadcast to that of the problems, "
            f"{tuple(problem.batch)}"
        )
    return initial.detach().to(WORKING)


def _consensus(problem: PerspectiveProblem, reach: float, generator: Generator | None) -> tuple[Pose, Tensor]:
    """The pose that most points agree with, and which these are."""
    batch, n = problem.batch, problem.points.shape[-2]
    rays, weights = _rays(problem)
    flat = problem._replace(weights=weights).flat()
    rays = rays.expand(*batch, n, 3).reshape(-1, n, 3)

    def solve(rows: Tensor, indices: Tensor) -> Pose:
        points, directions = (x[rows[:, None, None], indices] for x in (flat.points, rays))
        poses = from_three(points[..., :3, :], directions[..., :3, :])
        moved = torch.nn.functional.normalize(poses.apply(points[..., 3, None, :]), dim=-1)
        angle = (moved - directions[..., 3, None, :]).square().sum(-1).nan_to_num(math.inf)
        nearest = angle.argmin(-1)
        return Pose._unchecked(*(_picked(x, nearest) for x in poses._tensors()))

    def errors(rows: Tensor, poses: Pose) -> Tensor:
        return flat.take(rows).errors(poses)

    pose, inliers = search(Hypotheses(4, solve, errors), flat.weights > 0, reach, generator)
    for _ in range(2):  # all inliers give a better pose than four, which finds more of them
        improved = starts(flat._replace(weights=flat.weights * inliers)).best
        near = (flat.errors(improved[:, None]).squeeze(-2) < reach) & (flat.weights > 0)
        better = near.sum(-1) > inliers.sum(-1)
        pose, inliers = where(better, improved, pose), torch.where(better[:, None], near, inliers)
    return pose.reshape(*batch), inliers.reshape(*batch, n)


def _refined(problem: PerspectiveProblem, start: Pose, loss: Any, iterations: int, gradient: Any) -> Any:
    """What the solver finds from a start."""
    camera = problem.camera
    residual = REPROJECTION[camera.model, camera.distortion.shape[-1]]
    lens = (camera.intrinsics, camera.distortion) if camera.model != "pinhole" else (camera.intrinsics,)
    ahead = torch.eye(3, dtype=WORKING, device=start.device)[2]
    start = finite_or(start, Pose.from_translation(ahead))
    weight = KnownWeight(problem.weights)
    options: Any = {"weight": weight, "loss": loss, "max_iterations": iterations, "gradient": gradient}
    start = start.expand(*problem.batch)
    return least_squares(
        residual, start, *lens, problem.points, problem.pixels, tolerance=TOLERANCE_OF_PIXELS, **options
    )


def _better(problem: PerspectiveProblem, tried: Starts, loss: Any, iterations: int) -> Pose:
    """The starts, and minima of the least cost where there are two."""
    rows = tried.rows
    if not len(rows):
        return tried.best
    best, second = (p.reshape(-1) for p in (tried.best, tried.second))
    solutions = [_refined(problem.flat().take(rows), p[rows], loss, iterations, None) for p in (best, second)]
    chosen = where(solutions[1].cost < solutions[0].cost, solutions[1].value, solutions[0].value)
    tensors = zip(best._tensors(), chosen._tensors(), strict=True)
    return Pose._unchecked(*(x.index_copy(0, rows, y) for x, y in tensors)).reshape(*problem.batch)


def _result(
    problem: PerspectiveProblem,
    usable: Tensor,
    solution: Any,
    wrong: dict[str, Tensor],
    reach: float,
    dtype: torch.dtype,
    begin: float,
) -> Registration:
    pose = solution.value
    errors = problem.errors(pose.detach()[..., None]).squeeze(-2)
    valid = problem.weights > 0
    inliers = valid & (errors < reach)
    count = inliers.sum(-1)
    square = torch.where(inliers, errors, 0).square().sum(-1) / count.clamp(min=1)
    finite = arguments.finite_rows(*pose._tensors())
    search = solution._search.judged(begin, **wrong, not_finite=~finite)
    undetermined = wrong["too_few_matches"] | wrong["collinear_points"]

    def covariance() -> Tensor:
        found = covariance_of(solution.covariance(), solution.cost, 2 * valid.sum(-1), 6, dtype)
        return torch.where(undetermined[..., None, None], math.inf, found)

    fitness = count / usable.clamp(min=1)
    fits = fitness.to(dtype), square.sqrt().to(dtype), inliers
    return Registration(pose.to(dtype), *fits, Deferred(covariance), search)
