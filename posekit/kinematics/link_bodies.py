"""Bodies of links as shapes: those that are attached, and all that a robot has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias, TypeVar

import attrs
import torch
from torch import Tensor

from .. import arguments
from ..errors import ArgumentError, ShapeError
from ..values import Pose, Rotation
from .covers import cover, placed
from .model import Model
from .obstacles import Boxes, Capsules, Cylinders, Shape, Spheres
from .visuals import Visual, Visuals

R = TypeVar("R", bound=Model)
Body: TypeAlias = Spheres | Boxes | Capsules | Cylinders

_WHERE = "Robot.attach"
_TABLE = "Robot.bodies"
_KINDS = {Spheres: "sphere", Boxes: "box", Capsules: "capsule", Cylinders: "cylinder"}


def attach(robot: R, link: str, shapes: Any) -> R:
    tree = robot.tree
    tree.link(link, f"{_WHERE}: link")
    listed: Sequence[Any] = (shapes,) if isinstance(shapes, Shape) else shapes
    is_list = isinstance(listed, list | tuple)
    wrong = [type(x).__name__ for x in (listed if is_list else [shapes]) if type(x) not in _KINDS]
    if wrong:
        names = ", ".join([kind.__name__ for kind in _KINDS])
        raise ArgumentError(f"{_WHERE}: shapes must be {names}, or a list of them, got {wrong[0]}")
    old = tree.visuals or Visuals()
    # A name of their own: a link of the file with this name may be another one, which was folded or cut off.
    name = f"{link}#{len(old.shapes)}"
    added = [body for shape in listed for body in _bodies(name, shape)]
    places = {**old.places, name: (link, None)}
    visuals = attrs.evolve(old, shapes=(*old.shapes, *added), places=places)
    larger = attrs.evolve(robot, tree=attrs.evolve(tree, visuals=visuals))
    larger._keep_exact(robot._exact_fields())
    return larger


def _bodies(link: str, shape: Shape) -> Iterator[Visual]:
    if len(shape.shape) > 1:
        raise ShapeError(f"{_WHERE}: shapes must have shape (n,) or (), got {tuple(shape.shape)}")
    count = shape.shape.numel()
    parts = []
    for name, (x, axes) in shape._parts().items():
        arguments.refuse(~x.isfinite(), x, f"{_WHERE}: {name}", "is not finite")
        own = x.shape[x.dim() - axes :]
        parts.append(x.detach().expand((*shape.shape, *own)).reshape(count, own.numel()).cpu().double())
    for row in zip(*parts, strict=True):
        pose, size = _measured(type(shape), row)
        place: dict[str, Any] = {
            "position": tuple(pose.position.tolist()),
            "quaternion": tuple(pose.quaternion.tolist()),
        }
        yield Visual(link=link, kind=_KINDS[type(shape)], size=tuple(size.tolist()), collides=True, **place)


def bodies(robot: Model, error: Any) -> dict[str, tuple[Body, ...]]:
    arguments.positive(error, f"{_TABLE}: error")
    rows: dict[str, dict[type[Shape], list[tuple[Tensor, ...]]]] = {}
    with torch.device("cpu"):  # whatever the default device is
        for link, pose, body in placed(robot, _TABLE):
            kind, parts = _parts(robot, pose, body, error)
            rows.setdefault(link, {}).setdefault(kind, []).append(parts)
    return {link: tuple([_joined(robot, *kind) for kind in kinds.items()]) for link, kinds in rows.items()}


def _parts(robot: Model, pose: Pose, body: Visual, error: float) -> tuple[type[Shape], tuple[Tensor, ...]]:
    """The class of a body and its tensors, each with a dimension for its shapes. `_measured` is the inverse."""
    size, place = (
        torch.tensor([body.size], dtype=torch.float64),
        (pose.position.unsqueeze(0), pose.quaternion.unsqueeze(0)),
    )
    if body.kind == "box":
        return Boxes, (*place, size / 2)
    if body.kind == "cylinder":
        return Cylinders, (*place, size[:, 1] / 2, size[:, 0])
    if body.kind == "capsule":
        end = size.new_tensor([[0.0, 0.0, body.size[1] / 2]])
        return Capsules, (pose.apply(-end), pose.apply(end), size[:, 0])
    centres, radii = cover(robot, body, error, _TABLE)
    return Spheres, (pose.apply(centres), radii)


def _joined(robot: Model, kind: type[Any], rows: Sequence[tuple[Tensor, ...]]) -> Any:
    parts: list[Any] = [torch.cat(columns).to(robot.axes) for columns in zip(*rows, strict=True)]
    return kind(Pose(*parts[:2]), *parts[2:]) if kind in (Boxes, Cylinders) else kind(*parts)


def _measured(kind: type[Shape], row: Sequence[Tensor]) -> tuple[Pose, Tensor]:
    """The pose of a shape and its sizes as `Visual` has them, from its tensors in the order of the ops on spheres."""
    if kind is Spheres:
        return Pose.from_translation(row[0]), row[1]
    if kind is Boxes:
        return Pose(row[0], row[1]), 2 * row[2]
    if kind is Cylinders:
        return Pose(row[0], row[1]), torch.cat((row[3], 2 * row[2]))
    start, end, radius = row
    along = end - start
    z = along.new_tensor((0.0, 0.0, 1.0))
    length = along.norm()
    rotation = Rotation.from_two_vectors(z, along if length else z)
    return Pose((start + end) / 2, rotation.quaternion), torch.stack((radius[0], length))
