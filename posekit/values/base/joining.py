"""Functions that join values: `stack`, `cat` and `where`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

import torch
from torch import Tensor

from ... import arguments
from ...arguments import TensorLike
from ...errors import ArgumentError, OptionError, ShapeError
from .batched import Batched
from .protocols import implements

V = TypeVar("V", bound=Batched)
_HINTS = {"axis": "use `dim`", **dict.fromkeys(("tensors", "poses", "rotations"), "the list is the first argument")}


def _checked(name: str, values: Sequence[V]) -> list[V]:
    """Check that values have one class and device, and convert them to the convention of the first."""
    if not isinstance(values, Sequence) or not values:
        raise ArgumentError(
            f"{name}: needs a list of at least one Pose, Rotation or UncertainPose, got {arguments.describe(values)}"
        )
    kinds = {type(value).__name__ for value in values}
    if len(kinds) > 1 or not isinstance(values[0], Batched):
        raise ArgumentError(f"{name}: needs Poses, Rotations or UncertainPoses only, got {', '.join(sorted(kinds))}")
    arguments.check_devices(name, *[value._lead for value in values])
    return [value._in_convention_of(values[0]) for value in values]


def _columns(values: Sequence[V]) -> Iterator[tuple[Tensor, ...]]:
    return zip(*[value._tensors() for value in values], strict=True)


@arguments.closed(_HINTS)
def stack(values: Sequence[V], dim: int = 0) -> V:
    """Join poses, rotations or uncertain poses of equal batch shapes along a new batch dimension.

    >>> pk.stack([pk.Pose([1, 2, 3]), pk.Pose.identity()])
    Pose(shape=(2,),
      [0] position=[1., 2., 3.], quaternion=[1., 0., 0., 0.]
      [1] position=[0., 0., 0.], quaternion=[1., 0., 0., 0.])

    Args:
        values: Values of one class, each of shape (*batch).
        dim: The place of the new dimension.
    """
    values = _checked("stack", values)
    shapes = {tuple(value.shape) for value in values}
    if len(shapes) > 1:
        raise ShapeError(f"stack: the batch shapes must be equal, got {sorted(shapes)}")
    place = arguments.dim(dim, values[0].ndim + 1, "stack")
    return values[0]._with(*[torch.stack(column, place) for column in _columns(values)])


@arguments.closed(_HINTS)
def cat(values: Sequence[V], dim: int = 0) -> V:
    """Concatenate poses, rotations or uncertain poses along a batch dimension.

    >>> pk.cat([pk.Rotation.identity(2), pk.Rotation([[0, 1, 0, 0]])])
    Rotation(shape=(3,),
      [0] quaternion=[1., 0., 0., 0.]
      [1] quaternion=[1., 0., 0., 0.]
      [2] quaternion=[0., 1., 0., 0.])

    Args:
        values: Values of one class, whose batch shapes are equal except along ``dim``.
        dim: The batch dimension.
    """
    values = _checked("cat", values)
    if any(value.ndim == 0 for value in values):
        raise ShapeError(
            "cat: an unbatched value has no dimension to join along; stack such values, or index with [None]"
        )
    place = arguments.dim(dim, values[0].ndim, "cat")
    other_sizes = {(*value.shape[:place], *value.shape[place + 1 :]) for value in values}
    if len(other_sizes) > 1 or any(value.ndim != values[0].ndim for value in values):
        shapes = [tuple(value.shape) for value in values]
        raise ShapeError(f"cat: the batch shapes must be equal except along dim {dim}, got {shapes}")
    return values[0]._with(*[torch.cat(column, place) for column in _columns(values)])


def where(mask: TensorLike, a: V, b: V) -> V:
    """Select the elements of ``a`` where the mask is True and those of ``b`` elsewhere.

    All three broadcast.

    >>> pk.where([True, False], pk.Pose([1, 2, 3]), pk.Pose.identity(2))
    Pose(shape=(2,),
      [0] position=[1., 2., 3.], quaternion=[1., 0., 0., 0.]
      [1] position=[0., 0., 0.], quaternion=[1., 0., 0., 0.])

    Args:
        mask: Bool values, shape (*batch).
        a: The values to select where the mask is True.
        b: The values to select where the mask is False.
    """
    a, b = _checked("where", (a, b))
    condition = arguments.mask(mask, "where: mask", a.device)
    arguments.check_devices("where", a._lead, condition)
    arguments.broadcast("where", mask=condition.shape, a=a.shape, b=b.shape)
    return a._with(*[torch.where(condition.unsqueeze(-1), x, y) for x, y in _columns((a, b))])


# The same under torch's names. Parameters are named as in torch.


@implements(torch.stack)
def _torch_stack(tensors: Sequence[V], dim: int = 0) -> V:
    return stack(tensors, dim)


@implements(torch.cat, torch.concat, torch.concatenate)
def _torch_cat(tensors: Sequence[V], dim: int = 0) -> V:
    return cat(tensors, dim)


@implements(torch.where)
def _torch_where(condition: TensorLike, input: V, other: V) -> V:
    return where(condition, input, other)


@implements(torch.isclose)
def _torch_isclose(input: V, other: V, rtol: float = 1e-5, atol: float = 1e-8, equal_nan: bool = False) -> Tensor:
    _refuse_equal_nan(equal_nan)
    _check_value(input, "isclose")
    return input.isclose(other, rtol=rtol, atol=atol)


@implements(torch.allclose)
def _torch_allclose(input: V, other: V, rtol: float = 1e-5, atol: float = 1e-8, equal_nan: bool = False) -> bool:
    _refuse_equal_nan(equal_nan)
    _check_value(input, "allclose")
    return input.allclose(other, rtol=rtol, atol=atol)


@implements(torch.equal)
def _torch_equal(input: V, other: V) -> bool:
    """Whether all numbers are equal: q and -q are not."""
    if type(input) is not type(other):
        return False
    _check_value(input, "equal")
    if not input._fits(other) or other._in_convention_of(input) is not other:
        return False
    arguments.check_read("equal", input._lead)
    return all([torch.equal(x, y) for x, y in _columns((input, other))])


def _check_value(input: Any, name: str) -> None:
    if not isinstance(input, Batched):
        kind = input.__name__ if isinstance(input, type) else type(input).__name__
        raise ArgumentError(f"{name}: input must be a Pose, a Rotation or an UncertainPose, got {kind}")


def _refuse_equal_nan(equal_nan: bool) -> None:
    if equal_nan:
        raise OptionError("equal_nan: NaN denotes no pose, so it is close to nothing")
