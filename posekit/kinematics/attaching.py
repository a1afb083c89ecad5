"""Bodies that are attached to links of a robot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

import attrs
import torch
from torch import Tensor

from .. import arguments
from ..errors import ArgumentError, ShapeError
from ..values import Pose, Rotation
from .model import Model
from .obstacles import Boxes, Capsules, Cylinders, Shape, Spheres
from .visuals import Visual, Visuals

R = TypeVar("R", bound=Model)

_WHERE = "Robot.attach"
_KINDS = {Spheres: "sphere", Boxes: "box", Capsules: "capsule", Cylinders: "cylinder"}


def attach(robot: R, link: str, shapes: Any) -> R:
    tree = robot.tree
    tree.link(link, f"{_WHERE}: link")
    listed: Sequence[Any] = (shapes,) if isinstance(shapes, Shape) else shapes
    if not isinstance(listed, list | tuple) or not all([type(x) in _KINDS for x in listed]):
        names = ", ".join([kind.__name__ for kind in _KINDS])
        raise ArgumentError(f"{_WHERE}: shapes must be {names}, or a list of them, got {type(shapes).__name__}")
    added = [body for shape in listed for body in _bodies(link, shape)]
    old = tree.visuals or Visuals()
    places = {link: (link, None), **old.places}
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
        pose, size = _placed(type(shape), row)
        place: dict[str, Any] = {
            "position": tuple(pose.position.tolist()),
            "quaternion": tuple(pose.quaternion.tolist()),
        }
        yield Visual(link=link, kind=_KINDS[type(shape)], size=tuple(size.tolist()), collides=True, **place)


def _placed(kind: type[Shape], row: Sequence[Tensor]) -> tuple[Pose, Tensor]:
    """The pose of a shape and its sizes as `Visual` has them, from its tensors in the order of the ops on spheres."""
    if kind is Spheres:
        return Pose.from_translation(row[0]), row[1]
    if kind is Boxes:
        return Pose(row[0], row[1]), 2 * row[2]
    if kind is Cylinders:
        return Pose(row[0], row[1]), torch.cat((row[3], 2 * row[2]))
    start, end, radius = row
    along = end - start
    z = torch.tensor([0.0, 0.0, 1.0], dtype=torch.float64)
    length = along.norm()
    rotation = Rotation.from_two_vectors(z, along if length else z)
    return Pose((start + end) / 2, rotation.quaternion), torch.stack((radius[0], length))
