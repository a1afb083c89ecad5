"""The unknowns of problems: elements of groups, cameras and tensors; in a nesting, or in sets of many of one kind."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import attrs
import torch
from torch import Tensor

from .. import arguments
from ..engine import Memo, forward_ad_level, is_eager, is_mapped, pytree, stored, unwrapped, wide
from ..errors import ArgumentError, ShapeError
from ..geometry import tangent_grad
from ..math import steps
from ..values import GROUPS, Camera, Group

Values = list[Tensor]  # the state of all problems, see `Variables`

_kinds = Memo(most=256)


def is_value(x: Any) -> bool:
    return isinstance(x, Group | Camera)


def lead_of(value: Any) -> Tensor:
    """The tensor whose batch shape is that of a value."""
    return value if isinstance(value, Tensor) else value._lead


def tensors_of(value: Any) -> tuple[Tensor, ...]:
    """A tensor, or those that a value stores."""
    return (value,) if isinstance(value, Tensor) else value._stored()


def with_tensors(value: Any, tensors: Sequence[Tensor]) -> Any:
    """A tensor or a value of the same kind with other tensors."""
    if isinstance(value, Tensor):
        return tensors[0]
    return type(value)._unchecked(*tensors, *((value._form,) if isinstance(value, Camera) else ()))


def mapped(value: Any, function: Callable[[Tensor], Tensor]) -> Any:
    """A tensor or value with a function applied to its tensors."""
    return with_tensors(value, [function(x) for x in tensors_of(value)])


def floats(value: Any) -> list[Tensor]:
    """The floating tensors in a nesting."""
    leaves: list[Any] = []
    _collect(value, leaves)
    return [x for x in leaves if x.is_floating_point()]


def _collect(value: Any, leaves: list[Any]) -> None:
    """Add the tensors of a nesting to a list: `pytree.tree_leaves` takes five times as long."""
    if isinstance(value, Tensor):
        leaves.append(value)
    elif isinstance(value, tuple | list):
        for x in value:
            if x is not None:
                _collect(x, leaves)
    elif isinstance(value, Group):
        leaves.extend(value._stored())
    elif value is not None and not isinstance(value, str | int | float):
        leaves.extend([x for x in pytree.tree_leaves(value) if isinstance(x, Tensor)])


def has_derivatives(value: Any) -> bool:
    """Whether derivatives with respect to the tensors in a nesting may be asked for."""
    tensors = floats(value)
    return not is_eager(tensors) or forward_ad_level() >= 0 or any([x.requires_grad for x in tensors])


def covectors(values: Sequence[Any], counts: Sequence[int], gradient: Any) -> list[Tensor] | None:
    """The gradients with respect to the tangents of values, shapes (count, size).

    Args:
        values: The leaves of a nesting.
        counts: The number of rows of each.
        gradient: The nesting of the gradients of their tensors, in which None stands for zeros.

    Returns:
        None if all of them are None.
    """
    every = pytree.tree_leaves(gradient, is_leaf=lambda x: x is None)
    if all([x is None for x in every]):
        return None
    rest, rows = iter(every), []
    for value, count in zip(values, counts, strict=True):
        pairs = [(x, next(rest)) for x in tensors_of(value)]
        filled: Any = tuple([torch.zeros_like(x) if g is None else g for x, g in pairs])
        if isinstance(value, Group):
            filled = (tangent_grad(value, filled),)
        rows.append(torch.cat([x.reshape(count, -1) for x in filled if x.shape[-1:] != (0,)], -1))
    return rows


def overlaid(value: Any, fixed_values: Any, fixed: Tensor) -> Any:
    """Variables of which those that are fixed have the values of ``fixed_values``, unless that is None.

    Args:
        value: The variables.
        fixed_values: The others.
        fixed: Which variables are fixed, shape (n,), or which of their numbers, shape (n, size).
    """
    if fixed_values is None:
        return value
    if fixed.ndim == 2:
        return of_coordinates(value, torch.where(fixed, coordinates(fixed_values), coordinates(value)))
    pairs = zip(tensors_of(value), tensors_of(fixed_values), strict=True)
    tensors = [torch.where(fixed.reshape(-1, *[1] * (x.ndim - 1)), y, x) for x, y in pairs]
    return with_tensors(value, tensors)


def gathered(value: Any, index: Tensor) -> Any:
    """Some of the variables of a state."""
    return mapped(value, lambda x: x[index])


def contiguous(value: Any) -> Any:
    """The same variables, in contiguous memory."""
    return value if all([x.is_contiguous() for x in tensors_of(value)]) else mapped(value, Tensor.contiguous)


def coordinates(value: Any) -> Tensor:
    """The numbers of tensors or cameras in rows, shape (n, size)."""
    if isinstance(value, Tensor):
        return value.reshape(len(value), value.shape[1:].numel())
    return torch.cat(value._tensors(), -1)


def of_coordinates(value: Any, rows: Tensor) -> Any:
    """Tensors or cameras like ``value`` with other numbers."""
    if isinstance(value, Tensor):
        return rows.reshape(value.shape)
    return value._with(*rows.split([x.shape[-1] for x in value._tensors()], -1))


def opened(values: Sequence[Any]) -> tuple[list[Any], Callable[[Sequence[Any]], list[Any]]]:
    """Values with the numbers of cameras in their place, and the function that makes values of these."""

    def rebuilt(parts: Sequence[Any]) -> list[Any]:
        pairs = zip(values, parts, strict=True)
        return [of_coordinates(x, part) if isinstance(x, Camera) else part for x, part in pairs]

    return [coordinates(x) if isinstance(x, Camera) else x for x in values], rebuilt


def moved(value: Any, tangent: Tensor) -> Any:
    """Variables moved by tangents, shape (n, size)."""
    if isinstance(value, Tensor | Camera):
        return of_coordinates(value, coordinates(value) + tangent)
    return value.retract(tangent)


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
    def is_element(self) -> bool:
        """Whether it is an element of a group, such as a pose."""
        return self.kind in GROUPS

    @property
    def tangent(self) -> int:
        """The number of unknowns of one of its elements."""
        return GROUPS[self.kind].tangent if self.is_element else sum(self.sizes)

    @property
    def size(self) -> int:
        """The number of unknowns."""
        return self.tangent * self.repeats

    @property
    def shapes(self) -> list[tuple[int, ...]]:
        """The shapes of its tensors in a state, without the first dimension. Those without numbers are left out."""
        if self.is_element:  # a single one has no dimension of its own
            return [(*(self.extra if self.repeats != 1 else ()), size) for size in self.sizes]
        return [(size * self.repeats,) for size in self.sizes if size * self.repeats]

    @property
    def sizes_of_parts(self) -> list[int]:
        """The number of unknowns of each of its parts: the two of a camera are apart."""
        return [self.size] if self.is_element else [size for (size,) in self.shapes]

    @property
    def letters(self) -> tuple[str, ...]:
        """The kinds of its unknowns, as `posekit.math.least_squares.kind` names them."""
        if self.is_element:
            return (GROUPS[self.kind].letter,)
        return tuple([str(size) for (size,) in self.shapes])


class Variables:
    """The nesting of unknowns, and the batch of problems.

    The state of the problems is a list of tensors: of a pose its position and quaternion, of a rotation its quaternion,
    of a camera its intrinsics and distortion, if it has any, or a tensor. The first dimension of each has all problems.
    Those of elements of groups have the dimensions of the leaf and the components after it, others are flat.

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
        self.is_bare = is_value(initial)  # one value, in no nesting
        values, self.spec = pytree.tree_flatten(initial, is_leaf=is_value)
        if not values:
            raise ArgumentError("least_squares: initial must hold a Pose, Rotation, Camera or tensor, got none")
        for value in values:
            if not is_value(value) and not isinstance(value, Tensor):
                raise ArgumentError(
                    "least_squares: initial must be nested of Pose, Rotation, Pose2, Rotation2, Similarity, Camera and "
                    f"tensors, got {type(value).__name__}"
                )
        tensors = [lead_of(value) for value in values]
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

    # torch's specs of trees warn when they are copied (2.10): a nesting with such a spec is copied in its place.
    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "spec": pytree.tree_unflatten([0] * len(self.leaves), self.spec)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state, spec=pytree.tree_flatten(state["spec"])[1])

    @property
    def count(self) -> int:
        """The number of problems."""
        return math.prod(self.batch)

    @property
    def size(self) -> int:
        """The number of unknowns of a problem."""
        return sum(leaf.size for leaf in self.leaves)

    @property
    def parts(self) -> int:
        """The number of gradients: the two parts of a camera are apart."""
        return sum(len(leaf.sizes_of_parts) for leaf in self.leaves)

    @property
    def letters(self) -> tuple[str, ...] | None:
        """The kinds of the unknowns, or None if some leaf has several poses."""
        if any([leaf.is_element and leaf.repeats != 1 for leaf in self.leaves]):
            return None
        return tuple([letter for leaf in self.leaves for letter in leaf.letters])

    def _flat(self, values: Sequence[Any]) -> Values:
        """The state of the leaves of a nesting."""
        state: Values = []
        lead = len(self.batch)
        for leaf, value in zip(self.leaves, values, strict=True):
            tensors = [x for x in ((value,) if isinstance(value, Tensor) else value._tensors()) if x.shape[-1:] != (0,)]
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
        return values[0] if self.is_bare else pytree.tree_unflatten(values, self.spec)

    def moved(self, state: Sequence[Tensor], tangent: Tensor) -> Values:
        """The state moved by tangents, shape (problems, unknowns)."""
        rest, result, start = iter(state), [], 0
        for leaf in self.leaves:
            values = [next(rest) for _ in leaf.shapes]
            part = tangent[:, start : start + leaf.size]
            start += leaf.size
            if leaf.is_element:
                moves = part.reshape(*values[0].shape[:-1], leaf.tangent)
                result += leaf.kind._of_tensors(*values).retract(moves)._tensors()
            else:
                result += [x + d for x, d in zip(values, part.split([x.shape[1] for x in values], -1), strict=True)]
        return result

    def parted(self, jacobians: Sequence[Tensor]) -> list[Tensor]:
        """Jacobians with respect to the parts of the unknowns from those of `opened` leaves."""
        pairs = zip(self.leaves, jacobians, strict=True)
        rows = [j.split([n for n in leaf.sizes if n], -1) if leaf.kind is Camera else [j] for leaf, j in pairs]
        return [part for row in rows for part in row]

    def kinds(self) -> Tensor:
        """For each unknown the first one of its kind, shape (unknowns): see `steps.kinds`."""
        each = [x for leaf in self.leaves for x in leaf.letters * (leaf.repeats if leaf.is_element else 1)]
        kinds = steps.kinds(each)
        key = tuple([kinds.index(k) for k in kinds]), self.device
        made: Tensor = stored(_kinds, key, lambda: torch.tensor(key[0], device=self.device))
        return made

    def extents(self, state: Sequence[Tensor]) -> Tensor:
        """For each unknown the square of what it is compared with: a number, a radian, or a whole translation."""
        rest, squares = iter(state), []
        for leaf in self.leaves:
            values = [next(rest) for _ in leaf.shapes]
            if not leaf.is_element:
                squares += [x.square() for x in values]
                continue
            each = torch.ones(len(values[0]), leaf.repeats, leaf.tangent, dtype=self.dtype, device=self.device)
            lead = steps.kind(*leaf.letters).lead
            if lead:  # a whole translation
                lengths = values[0].reshape(len(each), leaf.repeats, values[0].shape[-1]).square().sum(-1, keepdim=True)
                each = torch.cat((lengths.expand(-1, -1, lead), each[..., lead:]), -1)
            squares.append(each.flatten(1))
        return torch.cat(squares, -1)


def _shape(value: Any) -> tuple[int, ...]:
    return tuple(value.shape)


def _promoted(tensors: Sequence[Tensor]) -> torch.dtype:
    dtype = tensors[0].dtype
    for x in tensors:
        dtype = torch.promote_types(dtype, x.dtype)
    return wide(torch.empty(0, dtype=dtype, device="cpu")).dtype


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


def tangent_size(value: Any) -> int:
    """The numbers of the tangent of one of some variables."""
    return _variable(value, 1).size


def _rebuilt(leaf: Variable, tensors: Sequence[Tensor]) -> Any:
    kind: Any = leaf.kind
    if kind is Tensor:
        return tensors[0]
    if leaf.is_element:
        return kind._of_tensors(*tensors)
    return kind._unchecked(*tensors, leaf.form)


def constant(x: Tensor) -> Tensor:
    """An index or a mask outside of the transforms of torch.func, which wrap whatever is made in them."""
    if is_mapped(x):
        raise ArgumentError("Problem: torch.vmap over indices is not supported; solve problems one after the other")
    return unwrapped(x)


def _key() -> bytes:
    return os.urandom(16)


@attrs.frozen(eq=False, repr=False)
class VariableSet:
    """Variables of one kind: what `Problem.variables` returns. An index selects those that a factor is about.

    Attributes:
        value: Their start: a pose, rotation, camera or tensor of n variables.
        eliminate: Whether they are eliminated before the others.
        fixed: Which of them keep their value, shape (n,), or which of their numbers, shape (n, size).
        number: Tells the sets of a problem apart.
        size: The numbers of a tangent.
        kept: The start with its derivatives, if some are fixed and it has any: solutions depend on fixed values.
        key: Tells a set from those of all problems. Copies of a set, also by pickle, name the same variables.
    """

    value: Any
    eliminate: bool
    _fixed: Tensor = attrs.field(converter=constant)
    number: int
    size: int
    kept: Any = None
    key: bytes = attrs.field(factory=_key)

    @property
    def fixed(self) -> Tensor:
        return self._fixed.clone()  # a problem is analysed for those that were fixed at first

    @property
    def held(self) -> Tensor:
        """Which numbers of tangents are fixed, shape (n, size), or (n, 1) for all of a variable."""
        return self._fixed if self._fixed.ndim == 2 else self._fixed[:, None]

    def is_of(self, sets: Sequence[VariableSet]) -> bool:
        """Whether these are variables of a problem with these sets."""
        return self.number < len(sets) and sets[self.number].key == self.key

    @property
    def count(self) -> int:
        return len(self._fixed)

    @property
    def device(self) -> torch.device:
        return self._fixed.device

    def __getitem__(self, index: Any) -> Reference:
        if isinstance(index, Tensor) and index.dtype not in (torch.bool, torch.uint8):
            chosen, rest = index.detach().to(self.device, torch.int64), index.ndim
            outside = (chosen < -self.count) | (chosen >= self.count)
            if rest > 1 or bool(outside.any()):
                fact = f"shape {tuple(index.shape)}" if rest > 1 else f"{int(chosen[outside.nonzero()[0, 0]])}"
                raise ArgumentError(
                    f"VariableSet: the index must have one dimension and name {self.count} variables, got {fact}"
                )
            chosen = chosen % max(self.count, 1)
        else:
            try:
                chosen = torch.arange(self.count, device=self.device)[index]
            except (IndexError, TypeError) as error:
                raise ArgumentError(f"VariableSet: the index must name {self.count} variables: {error}") from None
        return Reference(self, chosen)

    def __len__(self) -> int:
        return self.count

    def __repr__(self) -> str:
        kind = f"{self.size} numbers each" if isinstance(self.value, Tensor) else type(self.value).__name__
        return f"VariableSet({self.count} of {kind}{', eliminated' if self.eliminate else ''})"


@attrs.frozen(eq=False, repr=False)
class Reference:
    """Some variables of a set.

    Attributes:
        variables: The set.
        index: Their places in it, shape (m,), or () for one variable.
    """

    variables: VariableSet
    index: Tensor = attrs.field(converter=constant)

    def __len__(self) -> int:
        return int(self.index.numel())

    def __repr__(self) -> str:
        return f"Reference({len(self)} of {self.variables!r})"
