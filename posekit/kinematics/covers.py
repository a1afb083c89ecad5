"""Spheres that cover the bodies of links."""

from __future__ import annotations

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

_MOST = 1 << 16  # points of a lattice: a second
_AT_ONCE = 2000  # points or centres
_CANDIDATES = 3  # of so many points along each axis one may be a centre
_FINE = 2 * math.sqrt(3)  # spacings of a lattice in the error: then a quarter of it is half the diagonal of a cell
_WHERE = "Avoidance.of"

Balls = tuple[Tensor, Tensor]  # centres, shape (n, 3), and radii, shape (n,)


def check_error(error: Any, where: str) -> None:
    if isinstance(error, bool) or not isinstance(error, int | float):
        raise ArgumentError(f"{where}: error must be a number, got {type(error).__name__}")
    if not 0 < error < math.inf:
        raise OptionError(f"{where}: error must be positive and finite, got {error}")


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
    return f"{where}: a body of link {body.link!r}" if body.link else where


def _cover(body: Visual, error: float, name: str, where: str) -> Balls:
    size = torch.tensor(body.size, dtype=torch.float64)
    if body.kind == "sphere":
        return size.new_zeros(1, 3), size
    if body.kind == "capsule":
        radius, length = body.size
        steps = max(math.ceil(length / (2 * math.sqrt(2 * radius * error + error * error))), 1)
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
    if body.kind == "ellipsoid":  # a bound: the distance in a ball, times the least radius
        return lambda x: ((x / size).norm(dim=-1) - 1) * size.amin(), size, none
    vertices, faces = _triangles(body, name, where)
    low, high = vertices.amin(0), vertices.amax(0)
    moved, index = (vertices - low).float().contiguous(), faces.int().contiguous()
    return (
        lambda x: mesh_distances(moved, index, (x - low).float().contiguous()).double(),
        (high - low) / 2,
        (high + low) / 2,
    )


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
    if scale.prod() < 0:
        index = index[:, ::-1].copy()
    return torch.from_numpy(np.concatenate([vertices for vertices, _ in pieces]) * scale), torch.from_numpy(index)


def _greedy(distance: Callable[[Tensor], Tensor], low: Tensor, high: Tensor, error: float, name: str) -> Balls:
    """Spheres whose centres are inside, each the one that covers most of what is left.

    Points of a lattice whose distance is at most half the diagonal of a cell are covered, with that much to spare: then
    all points inside are. A sphere reaches from its centre to the nearest surface and the error farther.
    """
    spacing = error / _FINE
    near = math.sqrt(3) / 2 * spacing
    low, high = low - near, high + near
    counts = [math.ceil(float(x)) + 1 for x in (high - low) / spacing]
    if math.prod(counts) > _MOST:
        least = 1.2 * error * (math.prod(counts) / _MOST) ** (1 / 3)
        raise OptionError(f"{name} is too large for error = {error:g}; pass error={least:.2g}, or spheres of your own")
    places = torch.cartesian_prod(*[torch.arange(n) for n in counts])
    points = low + spacing * places
    away = distance(points)
    is_centre = (away <= 0) & (places % _CANDIDATES == 1).all(-1)
    found: list[Balls] = []
    centres, radii = points[is_centre], error - away[is_centre]
    left, left_away = points[away <= near], away[away <= near]
    while len(left):
        chosen, is_left = _chosen(centres, radii - near, left)
        found.append((centres[chosen], radii[chosen]))
        left, left_away = left[is_left], left_away[is_left]
        # In thin parts, where no centre reaches, points are centres themselves.
        some = slice(None, None, max(len(left) // _AT_ONCE, 1))
        centres, radii = left[some], error - left_away[some]
    return torch.cat([c for c, _ in found]), torch.cat([r for _, r in found])


def _chosen(centres: Tensor, radii: Tensor, points: Tensor) -> tuple[list[int], Tensor]:
    """The places of spheres, each the one that covers most of the points that are left; and which points are left."""
    if not len(centres):
        return [], torch.ones(len(points), dtype=torch.bool)
    parts = [torch.cdist(part.float(), centres.float()) <= radii.float() for part in points.split(_AT_ONCE)]
    is_hit = torch.cat(parts)
    gains, chosen, is_left = is_hit.sum(0), [], torch.ones(len(points), dtype=torch.bool)
    while int(gains.max()):
        k = int(gains.argmax())
        chosen.append(k)
        new = is_hit[:, k] & is_left
        is_left &= ~new
        gains = gains - is_hit[new].sum(0)
    return chosen, is_left
