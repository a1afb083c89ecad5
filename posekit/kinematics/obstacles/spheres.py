"""The spheres of a robot, which approximate its links for collision avoidance."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor

from ... import arguments
from ...engine import broadcast_shapes
from ...errors import ArgumentError, ShapeError, ValidationError
from ...values import Pose
from .. import sweep
from ..derived_tables import GEOMETRY
from ..joints import sweeps
from ..model import Model
from .shapes import Spheres, broadcast

_WHERE = "Robot.spheres"


def carried(
    robot: Model, q: Tensor, centres: Any, radii: Any, links: Sequence[str] | None, world_T_base: Pose | None
) -> Spheres:
    radius = radii
    if isinstance(centres, Mapping):
        if links is not None:
            raise ArgumentError(f"{_WHERE}: links must not be given with a dict of centres, which names the links")
        centres, radii, links = from_dicts(robot, centres, radii)
    else:
        if links is None or isinstance(links, str):
            fact = "a dict by links, or a tensor with links=[...], the name of the link of each sphere"
            raise ArgumentError(f"{_WHERE}: centres must be {fact}")
        centres = arguments.tensor(centres, f"{_WHERE}: centres", robot.axes)
        radii = arguments.scalar(radii, f"{_WHERE}: radii", centres)
    arguments.check(centres, 3, f"{_WHERE}: centres")
    if isinstance(radius, int | float) and radius < 0:  # tensors, as in loops, are not read
        raise ValidationError(f"{_WHERE}: radii = {radius} is not a positive number or 0")
    sweep.check_base(world_T_base, _WHERE)
    links = tuple(links)
    if centres.dim() < 2 or centres.shape[-2] != len(links):
        raise ShapeError(
            f"{_WHERE}: centres must have shape (..., {len(links)}, 3) for {len(links)} links, "
            f"got {tuple(centres.shape)}"
        )
    broadcast(_WHERE, centres=centres.shape[:-1], radii=radii.shape)
    base = torch.Size() if world_T_base is None else world_T_base.shape
    broadcast(_WHERE, q=q.shape[:-1], centres=centres.shape[:-2], radii=radii.shape[:-1], world_T_base=base)
    arguments.check_devices(_WHERE, q, robot.axes, centres, radii)
    return arguments.filled(Spheres, _centres(robot, q, centres, links, world_T_base), radii)


def from_dicts(robot: Model, centres: Mapping[str, Any], radii: Any) -> tuple[Tensor, Tensor, tuple[str, ...]]:
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
            sizes.append(size.expand(broadcast_shapes(size.shape, point.shape[-2:-1])))
    joined = _joined(points, 2) if points else robot.axes.new_zeros(0, 3)
    if isinstance(radii, Mapping):
        return joined, _joined(sizes, 1) if sizes else robot.axes.new_zeros(0), tuple(links)
    return joined, arguments.scalar(radii, f"{_WHERE}: radii", joined), tuple(links)


def _joined(parts: list[Tensor], dims: int) -> Tensor:
    """Concatenate along the dimension of the spheres; the batch dimensions before the last ``dims`` broadcast."""
    if any([x.dim() > dims for x in parts]):
        batch = broadcast_shapes(*[x.shape[: x.dim() - dims] for x in parts])
        parts = [x.expand(*batch, *x.shape[x.dim() - dims :]) for x in parts]
    return torch.cat(parts, -dims)


class _Frames(NamedTuple):
    """The sweep over the links that carry spheres, and over a frame for each sphere, which a fixed joint holds."""

    rows: tuple[int, ...]  # the links
    turns: Tensor  # the orientations of the links and then of the spheres
    axes: Tensor
    table: Tensor


def _frames(robot: Model, links: tuple[str, ...], device: torch.device) -> _Frames:
    arguments.check_copy(_WHERE, device, "call it once before the capture, with a robot that requires no gradients")
    rows, places = sweep.selected(robot, links, f"{_WHERE}: links") if links else ((0,), ())
    origins, axes, table = sweep.prepared(robot, rows, device)
    turns, count = origins.quaternion, len(places)
    identity, z = turns.new_tensor((1.0, 0.0, 0.0, 0.0)), axes.new_tensor((0.0, 0.0, 1.0))
    added = sweeps(robot.tree.swept).tree.table(places, ["fixed"] * count, [0] * count).to(device)
    return _Frames(
        rows,
        torch.cat((turns, identity.expand(*turns.shape[:-2], count, 4)), -2),
        torch.cat((axes, z.expand(*axes.shape[:-2], count, 3)), -2),
        torch.cat((table, added)),
    )


def _centres(robot: Model, q: Tensor, centres: Tensor, links: tuple[str, ...], base: Pose | None) -> Tensor:
    """The centres in the world. As frames of the tree they take a quarter of the time of a gather and `Pose.apply`."""
    rows, turns, axes, table = robot._computed(GEOMETRY, _frames, links, q.device)
    origins, _, _ = sweep.prepared(robot, rows, q.device)
    start = None if base is None else (base.position, base.quaternion)
    forward = sweeps(robot.tree.swept).tree.forward
    positions, _ = forward(q, _joined([origins.position, centres], 2), turns, axes, table, start)
    return positions[..., len(rows) :, :]


def pairs(
    robot: Model, links: Sequence[str], ignore: Iterable[tuple[str, str]], device: torch.device | None = None
) -> Tensor:
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
    indices = [
        (i, j)
        for (i, a), (j, b) in itertools.combinations(enumerate(bodies), 2)
        if a != b and parents[a] != b and parents[b] != a and (a, b) not in ignored
    ]
    return arguments.numbers(indices, where, torch.long, device or robot.device).reshape(-1, 2)
