"""posekit's own ops on poses and rotations, as ops with Jacobians.

`pose` and `rotation` are namespaces of ops. They compute what the methods of `posekit.Pose` and `posekit.Rotation` of
the same name compute, with the same kernels. As all ops that `posekit.op` declares they have ``jacobian``:

>>> import torch, posekit as pk
>>> a, b = pk.Pose.exp(torch.tensor([0.1, 0.2, 0.3, 0.4, 0.5, 0.6])), pk.Pose.identity(7)
>>> pk.ops.pose.compose(a, b).shape
torch.Size([7])
>>> pk.ops.pose.compose.jacobian(wrt="b")(a, b).shape
torch.Size([7, 6, 6])
>>> by_pose, by_points = pk.ops.pose.apply.jacobian(("pose", "points"))(b, torch.zeros(3))
>>> by_pose.shape, by_points.shape
(torch.Size([7, 3, 6]), torch.Size([7, 3, 3]))

The tangents of poses and rotations are those of ``retract`` and ``local``: twists [v, w] and rotation vectors in the
body frame. `posekit.jacobian` differentiates any function of poses; an op's Jacobian is one kernel.
"""

from __future__ import annotations

import types
from collections.abc import Mapping
from typing import Any

from .geometry import on_values
from .math import groups
from .values import publish_module

__all__ = ["pose", "rotation"]


def _signature(op: Any, kind: type[groups.Element]) -> tuple[Mapping[str, Any], list[Any]]:
    """The arguments and results of an op whose inputs "position" and "quaternion" are those of values."""
    fields = [*kind.fields]
    inputs = {port.name: None for port in op.program.inputs}
    arguments: dict[str, Any] = {}
    for name in inputs:
        field = name.rstrip("12")
        if field == fields[-1]:
            arguments[{"1": "a", "2": "b", "": kind.__name__.lower()}[name[len(field) :]]] = kind
        elif field not in fields:
            arguments[name] = None
    shapes = [port.shape for port in op.program.outputs]
    is_value = shapes == [field.shape for field in kind.fields.values()]
    return arguments, [kind] if is_value else [None] * len(shapes)


def _namespace(ops: Any) -> Any:
    """The ops of a group that are named after a method of its values."""
    namespace = types.SimpleNamespace()
    for name, op in vars(ops).items():
        if hasattr(op, "declaration") and hasattr(ops.kind.value, name):
            setattr(namespace, name, on_values(op, *_signature(op.op, ops.kind)))
    return namespace


pose = _namespace(groups.pose)
rotation = _namespace(groups.rotation)


publish_module(__name__)
