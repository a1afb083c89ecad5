"""Spheres that cover the bodies of links."""

from __future__ import annotations

import heapq
import itertools
import math
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import torch
from torch import Tensor

from ..errors import ArgumentError, MissingExtraError, OptionError, ValidationError
from ..numerics import mesh_distances
from ..values import Pose
from .model import Model
from .obstacles import Boxes, Cylinders, Spheres, clearance
from .readers import bodies_of, mesh_file
from .visuals import Visual, Visuals

_MOST = 1 << 17  # cubes near a surface: seconds
_AT_ONCE = 2000  # points
_CENTRES = 2000  # of so many spheres the best are taken: with half as many a tenth more are needed
_DEEP = 3  # half diagonals that a cube is inside, if it stays whole
_EXACT = "donot_use_mm_for_euclid_dist"
_HALF = 0.8662  # half the diagonal of a cube over its edge, and 2e-4 of it more, for rounding errors in float32
_BISECTIONS = 60  # to the digits of float64
_FINE = 2 * math.sqrt(3)  # spacings of a lattice in the error: then a quarter of it is half the diagonal of a cell
_WHERE = "Avoidance.of"

Balls = tuple[Tensor, Tensor]  # centres, shape (n, 3), and radii, shape (n,)


def placed(robot: Model, where: str) -> Iterator[tuple[str, Pose, Visual]]:
    """The bodies of a robot, each with its link and its pose there in float64. Errors begin with ``where``."""
    visuals = robot.tree.visuals or Visuals()
    for body in bodies_of(visuals):
        name = _named(body, where)
        if body.fault:
            raise ValidationError(f"{name}: {body.fault}")
        if body.kind != "mesh" and not min(body.size) >= 0:
            raise ValidationError(f"{name}: a {body.kind} of size {body.size} is none")
        link, pose = visuals.places[body.link]
        own = Pose(*[torch.tensor(x, dtype=torch.float64) for x in (body.position, body.quaternion)])
        if pose is not None:
            if pose.shape:
                remedy = "pass centres and radii to `Avoidance`"
                raise ArgumentError(f"{where}: link {link!r} has a batch of poses; {remedy}")
            own = pose.to(own.position) @ own
        yield link, own, body


def covered(robot: Model, error: float) -> dict[str, Balls]:
    """Spheres that cover the bodies of a robot, in the frames of its links, by their names.

    Args:
        robot: The robot.
        error: How far spheres may stand out from a body at most.
    """
    found: dict[str, list[Balls]] = {}
    with torch.device("cpu"):  # whatever the default device is
        for link, pose, body in placed(robot, _WHERE):
            centres, radii = cover(robot, body, error, _WHERE)
            found.setdefault(link, []).append((pose.apply(centres), radii))
    if not found:
        file = f" ({robot.tree.source})" if robot.tree.source else ""
        remedy = "add some with `Robot.attach`, or pass centres and radii to `Avoidance`"
        raise ArgumentError(f"{_WHERE}: no link of the robot{file} has a body that collides; {remedy}")
    return {link: (torch.cat([c for c, _ in parts]), torch.cat([r for _, r in parts])) for link, parts in found.items()}


def cover(robot: Model, body: Visual, error: float, where: str) -> Balls:
    """Spheres that cover a body in its own frame. Robots that are made of one another keep them together."""
    visuals = robot.tree.visuals or Visuals()
    corners = None if body.vertices is None else (body.vertices.tobytes(), body.faces.tobytes())
    key = body.kind, body.size, body.file, corners, error
    if key not in visuals.covers:
        visuals.covers[key] = _cover(body, error, _named(body, where), where)
    return visuals.covers[key]


def _named(body: Visual, where: str) -> str:
    return f"{where}: a body of link {body.link.partition('#')[0]!r}" if body.link else where


def _cover(body: Visual, error: float, name: str, where: str) -> Balls:
    size = torch.tensor(body.size, dtype=torch.float64)
    if body.kind == "sphere":
        return size.new_zeros(1, 3), size
    if body.kind == "capsule":
        radius, length = body.size
        steps = max(math.ceil(length / (2 * math.sqrt(2 * radius * error + error * error))), 1)
        if steps > _MOST:
            raise OptionError(f"{name} is too long for error = {error:g}; pass a larger one")
        z = (torch.arange(steps + 1).double() / steps - 0.5) * length
        return torch.stack((0 * z, 0 * z, z), -1), torch.full_like(z, math.hypot(radius, length / steps / 2))
    distance, half, middle = _solid(body, size, name, where)
    return _greedy(distance, middle - half, middle + half, error, name)


def _solid(body: Visual, size: Tensor, name: str, where: str) -> tuple[Callable[[Tensor], Tensor], Tensor, Tensor]:
    """The signed distance from a body, and half of the edges and the middle of a box around it."""
    origin, none = Pose.identity(dtype=torch.float64), size.new_zeros(3)
    if body.kind == "box":
        return lambda x: clearance(Spheres(x, 0.0), Boxes(origin, size / 2)), size / 2, none
    if body.kind == "cylinder":
        half = torch.stack((size[0], size[0], size[1] / 2))
        return lambda x: clearance(Spheres(x, 0.0), Cylinders(origin, size[1] / 2, size[0])), half, none
    if body.kind == "ellipsoid":
        return lambda x: _from_ellipsoid(x, size), size, none
    vertices, faces = _triangles(body, name, where)
    low, high = vertices.amin(0), vertices.amax(0)
    moved, index = (vertices - low).float().contiguous(), faces.int().contiguous()
    return (
        lambda x: mesh_distances(moved, index, (x - low).float().contiguous()).double(),
        (high - low) / 2,
        (high + low) / 2,
    )


def _from_ellipsoid(x: Tensor, radii: Tensor) -> Tensor:
    """The distance. The nearest point is that whose normal leads to x: the place of x on it is found by bisection."""
    squares, least = radii.square(), radii.square().amin()
    x = x.abs().clamp_min(1e-9 * float(radii.amax()))  # so that the middle has a nearest point, too
    low, high = torch.zeros_like(x[:, :1]), least + (radii * x).norm(dim=-1, keepdim=True)
    for _ in range(_BISECTIONS):
        middle = (low + high) / 2
        is_beyond = (radii * x / (squares - least + middle)).norm(dim=-1, keepdim=True) > 1
        low, high = middle.where(is_beyond, low), high.where(is_beyond, middle)
    nearest = squares * x / (squares - least + high)
    return (x - nearest).norm(dim=-1) * (high[:, 0] - least).sign()


def _triangles(body: Visual, name: str, where: str) -> tuple[Tensor, Tensor]:
    scale: Any = np.array(body.size or (1.0, 1.0, 1.0))
    if body.vertices is not None:
        pieces = [(np.asarray(body.vertices, np.float64), np.asarray(body.faces, np.int64))]
    else:
        try:
            pieces = [(vertices, faces) for vertices, faces, _ in mesh_file(body.file, where)]
        except MissingExtraError:
            raise
        except (OSError, ValueError) as error:
            raise ValidationError(f"{name}: {error}") from error
    starts = itertools.accumulate([len(vertices) for vertices, _ in pieces], initial=0)
    index = np.concatenate([faces + start for (_, faces), start in zip(pieces, starts, strict=False)])
    corners = np.concatenate([vertices for vertices, _ in pieces]) * scale
    a, b, c = (corners - corners.mean(0))[index.T]
    if (a * np.cross(b, c)).sum() < 0:  # a volume that is negative: mirrored, or inside out in its file
        index = index[:, ::-1].copy()
    return torch.from_numpy(corners), torch.from_numpy(index)


def _greedy(distance: Callable[[Tensor], Tensor], low: Tensor, high: Tensor, error: float, name: str) -> Balls:
    """Spheres whose centres are inside, each the one that covers most of what is left.

    A sphere reaches from its centre to the nearest surface and the error farther. It covers a cube whose middle is
    nearer than its radius by half a diagonal.
    """
    left, away, near = _cubes(distance, low, high, error, name)
    found: list[Balls] = []
    is_centre = away <= 0
    while len(left):
        some = is_centre.nonzero()[:, 0]
        some = some[:: max(len(some) // _CENTRES, 1)]
        centres, radii = left[some], error - away[some]
        chosen, is_left = _chosen(centres, radii, left, near)
        found.append((centres[chosen], radii[chosen]))
        left, away, near = left[is_left], away[is_left], near[is_left]
        # In thin parts, where no centre reaches, all middles are centres.
        is_centre = torch.ones(len(left), dtype=torch.bool)
    return torch.cat([c for c, _ in found]), torch.cat([r for _, r in found])


def _cubes(
    distance: Callable[[Tensor], Tensor], low: Tensor, high: Tensor, error: float, name: str
) -> tuple[Tensor, Tensor, Tensor]:
    """Cubes with all points of a body, which are smaller near its surface.

    The results are their middles, the distances of these from the body, and half the diagonals.
    """
    spacing = error / _FINE
    size = spacing * 2 ** max(int(math.log2(max(float((high - low).amax()) / spacing, 1))) - 2, 0)
    counts = [math.floor(float(x) / size) + 1 for x in high - low]
    points = low + size * (torch.cartesian_prod(*[torch.arange(n).double() for n in counts]) + 0.5)
    signs = torch.cartesian_prod(*[torch.tensor([-0.25, 0.25], dtype=torch.float64)] * 3)
    found: list[tuple[Tensor, Tensor, Tensor]] = []
    while True:
        away, half = distance(points), _HALF * size
        is_last = size < 1.5 * spacing
        is_whole = away <= (half if is_last else -_DEEP * half)
        found.append((points[is_whole], away[is_whole], torch.full_like(away[is_whole], half)))
        if is_last:
            middles, distances, halves = (torch.cat(x) for x in zip(*found, strict=True))
            return middles, distances, halves
        points = (points[(away <= half) & ~is_whole].unsqueeze(1) + size * signs).flatten(0, 1)
        size /= 2
        if len(points) > _MOST:
            least = f"pass error={1.2 * error * size / spacing * math.sqrt(len(points) / _MOST):.2g}"
            raise OptionError(f"{name} is too large for error = {error:g}; {least}, or spheres of your own")


def _chosen(centres: Tensor, radii: Tensor, points: Tensor, near: Tensor) -> tuple[list[int], Tensor]:
    """The places of spheres, each the one that covers most of the cubes that are left; and which cubes are left.

    Gains only become less, so that one is counted again when it is the largest.
    """
    reach, middles = radii.float().unsqueeze(-1), (centres - points[:1]).float()
    parts = zip((points - points[:1]).float().split(_AT_ONCE), near.float().split(_AT_ONCE), strict=True)
    hits = torch.cat([torch.cdist(middles, x, compute_mode=_EXACT) + spare <= reach for x, spare in parts], -1).numpy()
    is_left, chosen = np.ones(len(points), np.bool_), []
    gains = [(-np.count_nonzero(hit), k) for k, hit in enumerate(hits)]
    heapq.heapify(gains)
    while gains:
        known, k = heapq.heappop(gains)
        gain = np.count_nonzero(hits[k] & is_left)
        if gain == -known and gain:
            chosen.append(k)
            is_left &= ~hits[k]
        elif gain:
            heapq.heappush(gains, (-gain, k))
    return chosen, torch.from_numpy(is_left)
