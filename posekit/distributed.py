"""Ops on DTensors: after ``import posekit.distributed`` every op takes and returns `torch.distributed.tensor.DTensor`.

The import is all there is to do: the module has no names. Values hold DTensors as they hold tensors, so that poses are
constructed, composed, applied and sliced as usual, and gradients of any order are DTensors too::

    import posekit as pk
    import posekit.distributed

    mesh = init_device_mesh("cuda", (8,))
    position, quaternion, points = (distribute_tensor(x, mesh, [Shard(0)]) for x in (position, quaternion, points))
    pk.Pose(position, quaternion).apply(points)  # a DTensor with the placement Shard(0); nothing was sent

**What is sent.** Each rank launches the kernel on its own part of the batch.

- Batch dimensions shard freely, over any number of mesh dimensions, and evenly or not. If the arguments of a call are
  sharded alike or replicated, forward sends nothing: replicated ones are sliced where they lie.
- An operand that is broadcast along a sharded dimension is replicated. Its gradient is a partial sum, `Partial`, which
  torch adds up where a full value is needed.
- If two arguments shard different dimensions over one mesh dimension, the first argument decides, and the others are
  redistributed. `Partial` arguments are added up first.
- The dimensions of one element (the last one of positions and quaternions, both of matrices) must not be sharded: that
  raises a `ShapeError`.
- Along the dimension that they compose, `pk.chain`, `pk.cumulative` and forward kinematics gather the whole sequence on
  every rank; along all others they send nothing.

**Plain tensors.** As in torch, a call takes either DTensors, of one mesh, or plain tensors. The exceptions are lists,
numbers and arrays, which are taken to be equal on all ranks.

**FSDP2.** `fully_shard` looks for the tensors in a module's arguments and results inside lists, dictionaries and
dataclasses alone. It does not find those of other classes, and backward then trains nothing, without an error. So this
import gives posekit's values the fields of dataclasses. It is needed where a module that is sharded takes or returns
values, as a `posekit.nn.PoseParameter` does.

**What does not work**, because torch has no rule for it: forward mode (`torch.func.jvp`) of DTensors; values indexed by
a tensor, a list or a mask; `Trajectory.at`; and what else torch itself refuses on DTensors. Flattening batch dimensions
of which the second is sharded leaves interleaved shards, which ops gather.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from .engine import (
    GatheredPort,
    Program,
    SequencePort,
    Shape,
    TablePort,
    accept_distributed,
    batch_shape,
    broadcast_shapes,
    decode,
)
from .errors import ArgumentError, DeviceError, MissingExtraError, ShapeError
from .values import GROUPS, Camera, Trajectory, UncertainPose, UncertainRotation, publish_module

if not torch.distributed.is_available():
    raise MissingExtraError("posekit.distributed: this build of torch has no torch.distributed")

from torch.distributed.tensor import DeviceMesh, DTensor, Partial, Placement, Replicate, Shard

__all__: list[str] = []


class _MeshLayout:
    """How the batch of one call is laid out on a mesh.

    Attributes:
        mesh: The mesh of the DTensors.
        batch: The batch shape to which all inputs broadcast.
        dims: For each dimension of the mesh, the batch dimension that it shards, counted from the last, or None.
    """

    def __init__(self, program: Program, inputs: Sequence[Tensor], results: Sequence[Shape]) -> None:
        self.mesh = _mesh(program, inputs)
        batches = [batch_shape(x.shape, p) for x, p in zip(inputs, program.inputs, strict=True)]
        self.batch = broadcast_shapes(*batches, *results)
        pairs = [(x.placements, b) for x, b in zip(inputs, batches, strict=True) if isinstance(x, DTensor)]
        self.dims = [
            next((d for p, b in pairs if (d := self._dim(p[m], b)) is not None), None) for m in range(self.mesh.ndim)
        ]

    def _dim(self, placement: Placement, batch: Shape) -> int | None:
        """The batch dimension, counted from the last, that a placement shards and that is not broadcast; or None."""
        # Not the subclass of shards that are interleaved, as those of flattened dimensions: they are gathered.
        if type(placement) is not Shard or placement.dim >= len(batch):
            return None
        dim: int = placement.dim - len(batch)
        return dim if batch[dim] == self.batch[dim] else None

    def has(self, dim: int | None, shape: Shape) -> bool:
        """Whether a tensor of a batch shape is sharded along a batch dimension, and is not broadcast along it."""
        return dim is not None and -dim <= len(shape) and shape[dim] == self.batch[dim]

    def local(self, x: Tensor, shape: Shape) -> Tensor:
        """The part of an input that this rank computes with."""
        if not isinstance(x, DTensor):  # a table
            return x
        placements = [Shard(d + len(shape)) if d is not None and self.has(d, shape) else Replicate() for d in self.dims]
        if list(x.placements) != placements:
            x = x.redistribute(placements=placements)
        return x.to_local()

    def local_shape(self, shape: Shape, batch: Shape) -> list[int]:
        """The part of a result's batch shape that this rank computes, where its inputs broadcast to ``batch``."""
        dims = range(-len(shape), 0)
        return [batch[k] if k in self.dims and self.has(k, shape) else n for k, n in zip(dims, shape, strict=True)]

    def whole(self, y: Tensor, shape: Shape, element: Shape) -> DTensor:
        """The result whose parts are ``y``. A dimension that was summed over leaves a partial sum on each rank."""
        placements = [
            Replicate() if d is None else Shard(d + len(shape)) if self.has(d, shape) else Partial() for d in self.dims
        ]
        sizes = (*shape, *element)
        stride = [math.prod(sizes[k + 1 :]) for k in range(len(sizes))]
        return DTensor.from_local(
            y, self.mesh, placements, run_check=False, shape=torch.Size(sizes), stride=tuple(stride)
        )


def _rule(_cls: Any, operator: Any, _types: Any, args: Any = (), _kwargs: Any = None) -> list[Tensor]:
    """Computes an op on DTensors: aligns the inputs, launches on the parts that are here, and labels the results."""
    name, inputs, encoded = args
    op, results = decode(name, encoded)
    program = op.program
    layout = _MeshLayout(program, inputs, results or ())
    _check(program, inputs)
    local = [layout.local(x, batch_shape(x.shape, p)) for x, p in zip(inputs, program.inputs, strict=True)]
    batch = broadcast_shapes(*[batch_shape(x.shape, p) for x, p in zip(local, program.inputs, strict=True)])
    shapes = [layout.local_shape(shape, batch) for shape in results or ()]
    outputs = operator(name, local, [n for shape in shapes for n in (len(shape), *shape)])
    whole = results or [layout.batch] * len(outputs)
    return [layout.whole(y, s, p.shape) for y, s, p in zip(outputs, whole, program.outputs, strict=True)]


def _mesh(program: Program, inputs: Sequence[Tensor]) -> DeviceMesh:
    """The mesh of the DTensors among the inputs, which all have the same."""
    names = [program.labels.get(p.name, p.name) for p in program.inputs]
    k, mesh = next((k, x.device_mesh) for k, x in enumerate(inputs) if isinstance(x, DTensor))
    for x, name, port in zip(inputs, names, program.inputs, strict=True):
        if isinstance(x, DTensor):
            if x.device_mesh != mesh:
                fact = f"{name} is on {x.device_mesh} but {names[k]} is on {mesh}"
                raise DeviceError(f"{program.title}: {fact}; use DTensors of one mesh")
        elif not isinstance(port, TablePort):
            remedy = "make it one with torch.distributed.tensor.distribute_tensor"
            raise ArgumentError(f"{program.title}: {names[k]} is a DTensor but {name} is a plain tensor; {remedy}")
    return mesh


def _check(program: Program, inputs: Sequence[Tensor]) -> None:
    """Raises if an argument is sharded along a dimension of its elements.

    The steps of a sequence may be sharded: they are gathered. So may cotangents, which users do not place themselves.
    """
    root = program
    while root.parent:
        root = root.parent
    arguments = {port.name for port in root.inputs}
    for x, port in zip(inputs, program.inputs, strict=True):
        if not isinstance(x, DTensor) or port.name not in arguments:
            continue
        start = x.ndim - len(port.shape)
        if isinstance(port, SequencePort) and not isinstance(port, GatheredPort):
            start += 1
        if any([getattr(p, "dim", -1) >= start for p in x.placements]):
            fact = f"{program.labels.get(port.name, port.name)} of shape {tuple(x.shape)} is sharded as {x.placements}"
            remedy = "shard batch dimensions only, or replicate it with redistribute()"
            raise ShapeError(f"{program.title}: {fact}, which splits its elements of shape {port.shape}; {remedy}")


# Names of attributes from which `dataclasses.replace` constructs a value.
_FIELDS: dict[type[Any], tuple[str, ...]] = {
    **{kind: kind._names for kind in GROUPS},
    UncertainPose: ("pose", "covariance", "frame"),
    UncertainRotation: ("rotation", "covariance", "frame"),
    Trajectory: ("times", "poses"),
    Camera: ("intrinsics", "size", "model", "distortion"),
}
for _kind, _names in _FIELDS.items():
    _made: Any = dataclasses.make_dataclass(_kind.__name__, _names, repr=False)
    _kind.__dataclass_fields__ = _made.__dataclass_fields__
    _kind.__dataclass_params__ = _made.__dataclass_params__  # pprint reads them
for _operator in ("run", "launch"):
    torch.library.register_torch_dispatch(f"posekit::{_operator}", DTensor, _rule)
accept_distributed()


publish_module(__name__)
