"""The spheres of a robot, which approximate its links for collision avoidance."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import torch
from torch import Tensor

from .. import arguments
from ..errors import ArgumentError, ShapeError
from ..values import Pose
from . import sweep
from .model import Model
from .shapes import Spheres

_WHERE = "Robot.spheres"


def spheres(
    robot: Model, q: Tensor, centres: Any, radii: Any, links: Sequence[str] | None, world_T_base: Pose | None
) -> Spheres:
    if isinstance(centres, Mapping):
        if links is not None:
            raise ArgumentError(f"{_WHERE}: links must not be given with a dict of centres, which names the links")
        centres, radii, links = _from_dicts(robot, centres, radii)
    else:
        if links is None or isinstance(links, str):
            fact = "a dict by links, or a tensor with links=[...], the name of the link of each sphere"
            raise ArgumentError(f"{_WHERE}: centres must be {fact}")
        centres = arguments.tensor(centres, f"{_WHERE}: centres", robot.axes)
        radii = arguments.scalar(radii, f"{_WHERE}: radii", centres)
    arguments.check(centres, 3, f"{_WHERE}: centres")
    links = tuple(links)
    if centres.dim() < 2 or centres.shape[-2] != len(links):
        raise ShapeError(
            f"{_WHERE}: centres must have shape (..., {len(links)}, 3) for {len(links)} links, "
            f"got {tuple(centres.shape)}"
        )
    arguments.broadcast(_WHERE, centres=centres.shape[:-1], radii=radii.shape)
    return Spheres(_carriers(robot, q, links, world_T_base).apply(centres), radii)


def _from_dicts(robot: Model, centres: Mapping[str, Any], radii: Any) -> tuple[Tensor, Tensor, tuple[str, ...]]:
    """Concatenate the centres and radii of all links, in the order of the centres."""
    if isinstance(radii, Mapping) and set(radii) != set(centres):
        names = ", ".join(map(repr, sorted(set(radii) ^ set(centres), key=str)))
        raise ArgumentError(f"{_WHERE}: centres and radii must have the same links; only one has {names}")
    points, sizes, links = [], [], []
    for link, value in centres.items():
        name = f"{_WHERE}: centres[{link!r}]"
        point = arguments.tensor(value, name, robot.axes)
        arguments.check(point, 3, name)
        if point.dim() < 2:
            raise ShapeError(f"{name} must have shape (..., spheres, 3), got {tuple(point.shape)}")
        points.append(point)
        links += [link] * point.shape[-2]
        if isinstance(radii, Mapping):
            size = arguments.scalar(radii[link], f"{_WHERE}: radii[{link!r}]", point)
            arguments.broadcast(f"{_WHERE}: {link!r}", centres=point.shape[:-1], radii=size.shape)
            sizes.append(size.expand(torch.broadcast_shapes(size.shape, point.shape[-2:-1])))
    joined = _joined(points, 2) if points else robot.axes.new_zeros(0, 3)
    if isinstance(radii, Mapping):
        return joined, _joined(sizes, 1) if sizes else robot.axes.new_zeros(0), tuple(links)
    return joined, arguments.scalar(radii, f"{_WHERE}: radii", joined), tuple(links)


def _joined(parts: Sequence[Tensor], dims: int) -> Tensor:
    """Concatenate along the dimension of the spheres; the batch dimensions before the last ``dims`` broadcast."""
    batch = torch.broadcast_shapes(*[x.shape[: x.dim() - dims] for x in parts])
    return torch.cat([x.expand(*batch, *x.shape[x.dim() - dims :]) for x in parts], -dims)


def _carriers(robot: Model, q: Tensor, links: tuple[str, ...], world_T_base: Pose | None) -> Pose:
    """The pose of each sphere's link, shape (*batch, spheres)."""
    sweep.check_base(world_T_base, _WHERE)
    rows, places = sweep.selected(robot, links or robot.links[:1], f"{_WHERE}: links")
    poses = sweep.poses(robot, q, rows, world_T_base)
    places = places if links else ()
    if places == tuple(range(len(rows))):
        return poses
    index = robot._cached(("places", places, q.device), lambda: torch.tensor(places, dtype=torch.long, device=q.device))
    return Pose._unchecked(poses.position.index_select(-2, index), poses.quaternion.index_select(-2, index))


def pairs(robot: Model, links: Sequence[str], ignore: Iterable[tuple[str, str]]) -> Tensor:
    tree, where = robot.tree, "Robot.sphere_pairs"
    if isinstance(links, str):
        raise ArgumentError(f"{where}: links must be a list of links, got the string {links!r}")
    bodies = [tree.rigid(tree.link(name, f"{where}: links")) for name in links]
    parents = {body: tree.rigid(tree.parents[body]) if tree.parents[body] >= 0 else -1 for body in set(bodies)}
    ignored = set()
    for pair in ignore:
        if isinstance(pair, str) or len(pair) != 2:
            raise ArgumentError(f"{where}: ignore must be a list of pairs of links, got {pair!r}")
        first, second = (tree.rigid(tree.link(name, f"{where}: ignore")) for name in pair)
        ignored |= {(first, second), (second, first)}
    found = [
        (i, j)
        for (i, a), (j, b) in itertools.combinations(enumerate(bodies), 2)
        if a != b and parents[a] != b and parents[b] != a and (a, b) not in ignored
    ]
    return torch.tensor(found, dtype=torch.long, device=robot.device).reshape(-1, 2)
