"""The unknowns of problems: a nesting of poses, rotations, cameras and tensors as flat tensors, one row a problem."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor

from .. import arguments
from ..engine import pytree, wide
from ..errors import ArgumentError, ShapeError
from ..values import Camera, Pose, Rotation, Transform

Values = list[Tensor]  # the state of all problems, see `Variables`


def is_value(x: Any) -> bool:
    return isinstance(x, Pose | Rotation | Camera)


class Variable(NamedTuple):
    """A leaf of the nesting of unknowns.

    Attributes:
        kind: Its type.
        extra: Its dimensions after those of the batch, without the components of values.
        sizes: The number of components of each of its tensors; 1 of a tensor, whose dimensions are all ``extra``.
        form: What the cameras of a batch have in common.
    """

    kind: Any
    extra: tuple[int, ...]
    sizes: tuple[int, ...]
    form: Any = None

    @property
    def repeats(self) -> int:
        return math.prod(self.extra)

    @property
    def is_pose(self) -> bool:
        return self.kind in (Pose, Rotation)

    @property
    def size(self) -> int:
        """The number of unknowns."""
        return ({Pose: 6, Rotation: 3}.get(self.kind) or sum(self.sizes)) * self.repeats

    @property
    def shapes(self) -> list[tuple[int, ...]]:
        """The shapes of its tensors in a state, without the first dimension. Those without numbers are left out."""
        if self.is_pose:  # a single one has no dimension of its own
            return [(*(self.extra if self.repeats != 1 else ()), size) for size in self.sizes]
        return [(size * self.repeats,) for size in self.sizes if size * self.repeats]

    @property
    def sizes_of_parts(self) -> list[int]:
        """The number of unknowns of each of its parts: the two of a camera are apart."""
        return [self.size] if self.is_pose else [size for (size,) in self.shapes]

    @property
    def letters(self) -> tuple[str, ...]:
        """The kinds of its unknowns, as `posekit.math.least_squares.kind` names them."""
        if self.is_pose:
            return ("P" if self.kind is Pose else "R",)
        return tuple([str(size) for (size,) in self.shapes])


class Variables:
    """The nesting of unknowns, and the batch of problems.

    The state of the problems is a list of tensors: of a pose its position and quaternion, of a rotation its quaternion,
    of a camera its intrinsics and distortion, if it has any, or a tensor. The first dimension of each has all problems.
    Those of poses and rotations have the dimensions of the leaf and the components after it, others are flat.

    Attributes:
        leaves: The leaves.
        batch: The batch shape of the problems.
        start: The state of the start.
        dtype: The dtype of the computation.
        device: The device.

    Args:
        initial: The nesting.
        batch_dims: As in `least_squares`.
        data: Tensors whose dtypes take part in the promotion.
        keep_graph: Whether the state is part of the graph of derivatives.
    """

    def __init__(
        self, initial: Any, batch_dims: int | None, data: Sequence[Tensor] = (), keep_graph: bool = False
    ) -> None:
        values, self.spec = pytree.tree_flatten(initial, is_leaf=lambda x: is_value(x) or isinstance(x, Transform))
        if not values:
            raise ArgumentError("least_squares: initial must hold a Pose, Rotation, Camera or tensor, got none")
        for value in values:
            if not is_value(value) and not isinstance(value, Tensor):
                remedy = "; pk.Problem takes it" if isinstance(value, Transform) else ""
                raise ArgumentError(
                    "least_squares: initial must be nested of Pose, Rotation, Camera and tensors, "
                    f"got {type(value).__name__}{remedy}"
                )
        tensors = [_lead(value) for value in values]
        for x in tensors:
            arguments.check_dtype(x.dtype, "least_squares: initial")
        arguments.check_devices("least_squares: initial", *tensors)
        batch_dims = _batch_dims(values, batch_dims)
        self.batch = _common_batch(values, batch_dims)
        self.device = tensors[0].device
        self.dtype = _promoted([*tensors, *data])
        self.leaves = [_variable(value, batch_dims) for value in values]
        self.start = [x if keep_graph else x.detach() for x in self._flat(values)]
        empty = next((i for i, leaf in enumerate(self.leaves) if not leaf.size), None)
        if empty is not None:
            raise ShapeError(
                f"least_squares: initial must hold unknowns, got shape {_shape(values[empty])} in leaf {empty}"
            )

    @property
    def count(self) -> int:
        """The number of problems."""
        return math.prod(self.batch)

    @property
    def size(self) -> int:
        """The number of unknowns of a problem."""
        return sum(leaf.size for leaf in self.leaves)

    @property
    def letters(self) -> tuple[str, ...] | None:
        """The kinds of the unknowns, or None if some leaf has several poses."""
        if any([leaf.is_pose and leaf.repeats != 1 for leaf in self.leaves]):
            return None
        return tuple([letter for leaf in self.leaves for letter in leaf.letters])

    def _flat(self, values: Sequence[Any]) -> Values:
        """The state of the leaves of a nesting."""
        state: Values = []
        lead = len(self.batch)
        for leaf, value in zip(self.leaves, values, strict=True):
            tensors = [x for x in _tensors(value) if x.shape[-1:] != (0,)]
            for x, shape in zip(tensors, leaf.shapes, strict=True):
                rows = x.to(self.dtype)
                if rows.shape[:lead] != self.batch:
                    rows = rows.expand(*self.batch, *rows.shape[lead:])
                state.append(rows.reshape(self.count, *shape).contiguous())
        return state

    def nested(self, state: Sequence[Tensor], batch: tuple[int, ...] | None = None) -> Any:
        """The nesting of a state."""
        batch = self.batch if batch is None else batch
        rest, values = iter(state), []
        for leaf in self.leaves:
            tensors = []
            for size in leaf.sizes:
                shape = (*batch, *leaf.extra) if leaf.kind is Tensor else (*batch, *leaf.extra, size)
                x = next(rest).reshape(shape) if size else torch.empty(shape, dtype=self.dtype, device=self.device)
                tensors.append(x)
            values.append(_rebuilt(leaf, tensors))
        return pytree.tree_unflatten(values, self.spec)

    def moved(self, state: Sequence[Tensor], tangent: Tensor) -> Values:
        """The state moved by tangents, shape (problems, unknowns)."""
        rest, result, start = iter(state), [], 0
        for leaf in self.leaves:
            values = [next(rest) for _ in leaf.shapes]
            part = tangent[:, start : start + leaf.size]
            start += leaf.size
            if leaf.is_pose:
                steps = part.reshape(*values[0].shape[:-1], 6 if leaf.kind is Pose else 3)
                result += leaf.kind._unchecked(*values).retract(steps)._tensors()
            else:
                result += [x + d for x, d in zip(values, part.split([x.shape[1] for x in values], -1), strict=True)]
        return result

    def extents(self, state: Sequence[Tensor]) -> Tensor:
        """For each unknown the square of what it is compared with: a number, a radian, or a whole translation."""
        rest, found = iter(state), []
        for leaf in self.leaves:
            values = [next(rest) for _ in leaf.shapes]
            if not leaf.is_pose:
                found += [x.square() for x in values]
                continue
            turns = torch.ones(len(values[0]), leaf.repeats, 3, dtype=self.dtype, device=self.device)
            if leaf.kind is Pose:
                lengths = values[0].reshape(len(turns), leaf.repeats, 3).square().sum(-1, keepdim=True)
                turns = torch.cat((lengths.expand(-1, -1, 3), turns), -1)
            found.append(turns.flatten(1))
        return torch.cat(found, -1)


def _lead(value: Any) -> Tensor:
    return value if isinstance(value, Tensor) else value._lead


def _tensors(value: Any) -> tuple[Tensor, ...]:
    return (value,) if isinstance(value, Tensor) else value._tensors()


def _shape(value: Any) -> tuple[int, ...]:
    return tuple(value.shape)


def _promoted(tensors: Sequence[Tensor]) -> torch.dtype:
    found = tensors[0].dtype
    for x in tensors:
        found = torch.promote_types(found, x.dtype)
    return wide(torch.empty(0, dtype=found)).dtype


def _batch_dims(values: Sequence[Any], batch_dims: int | None) -> int:
    if batch_dims is not None:
        if isinstance(batch_dims, bool) or not isinstance(batch_dims, int):
            raise ArgumentError(f"least_squares: batch_dims must be an integer, got {type(batch_dims).__name__}")
        for value in values:
            most = len(value.shape)
            if not 0 <= batch_dims <= most:
                raise ShapeError(
                    f"least_squares: initial must have at least batch_dims = {batch_dims} dimensions, "
                    f"got shape {_shape(value)}"
                )
        return batch_dims
    first = next((v for v in values if is_value(v)), None)
    return max(values[0].ndim - 1, 0) if first is None else first.ndim


def _common_batch(values: Sequence[Any], batch_dims: int) -> tuple[int, ...]:
    shapes = []
    for i, value in enumerate(values):
        if len(value.shape) < batch_dims:
            raise ShapeError(
                f"least_squares: each part of initial must have {batch_dims} batch dimensions, "
                f"got shape {_shape(value)} in leaf {i}"
            )
        shapes.append(value.shape[:batch_dims])
    return tuple(arguments.broadcast("least_squares: initial", **{f"leaf {i}": s for i, s in enumerate(shapes)}))


def _variable(value: Any, batch_dims: int) -> Variable:
    extra = tuple(value.shape[batch_dims:])
    if isinstance(value, Tensor):
        return Variable(Tensor, extra, (1,))
    sizes = tuple([x.shape[-1] for x in value._tensors()])
    return Variable(type(value), extra, sizes, value._form if isinstance(value, Camera) else None)


def _rebuilt(leaf: Variable, tensors: Sequence[Tensor]) -> Any:
    kind: Any = leaf.kind
    if kind is Tensor:
        return tensors[0]
    form = (leaf.form,) if leaf.form else ()
    return kind._unchecked(*tensors, *form)
