"""The fields of values that are made of several tensors: of one batch shape, dtype and device."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import torch
from torch import Tensor

from ... import arguments
from ...errors import ArgumentError, PosekitError
from ...math.groups import Field

T = TypeVar("T")
_DIRECTIONS = {4: "Rotation", 2: "Rotation2"}  # the classes of directions of so many numbers


def joined(kind: str, parts: Mapping[str, Field], values: Mapping[str, Any]) -> tuple[Tensor, ...]:
    """Convert fields to tensors of one batch shape, dtype and device.

    Args:
        kind: The name of the class, for error messages.
        parts: The fields.
        values: What the user passed; None stands for the field of the identity.
    """
    like = next((x for x in values.values() if isinstance(x, Tensor)), None)
    made: dict[str, Tensor] = {}
    for name, value in values.items():
        if value is not None:
            made[name] = _converted(value, parts[name], kind, name, like)
            like = made[name] if like is None else like
    shapes = {name: x.shape[:-1] if parts[name].size else x.shape for name, x in made.items()}
    batch = arguments.broadcast(kind, **shapes) if made else torch.Size()
    if len(made) > 1:
        arguments.check_devices(f"{kind}: {' and '.join(made)}", *made.values())
        dtype = functools.reduce(torch.promote_types, [x.dtype for x in made.values()])
        for name, x in made.items():
            x = x.to(dtype)
            made[name] = x if shapes[name] == batch else x.expand(*batch, *x.shape[len(shapes[name]) :])
    like = next(iter(made.values()), torch.empty(()))
    for name, part in parts.items():
        if name not in made:
            made[name] = identity(part, batch, like.new_zeros)
    return tuple([made[name] for name in parts])


def _converted(value: Any, part: Field, kind: str, name: str, like: Tensor | None) -> Tensor:
    where = f"{kind}: {name}"
    if not part.size:
        x = arguments.scalar(value, where, torch.empty(()) if like is None else like)
        arguments.check_dense(x, where)
        arguments.check_dtype(x.dtype, where)
        return x
    x = arguments.tensor(value, where, like)
    of = _DIRECTIONS.get(part.size, kind) if part.kind == "direction" else kind
    arguments.check(x, part.size, where, from_matrix=f"{of}.from_matrix")
    return x


def direction(kind: str, rotation: Any, name: str, value: Any, of: type) -> Any:
    """The numbers of a rotation that is given under one of two names, as a value or as numbers.

    Args:
        kind: The name of the class, for error messages.
        rotation: What was given as the rotation, or None.
        name: The name of the field.
        value: What was given under that name, or None.
        of: The class of rotations.
    """
    if rotation is None:
        return value
    if value is not None:
        raise ArgumentError(f"{kind}: got both rotation and {name}; give one of them")
    return getattr(rotation, name) if isinstance(rotation, of) else rotation


def refuse_as_position(kind: str, position: Any, other: type, remedy: str) -> None:
    """Raise if a value was given in the place of the position."""
    if isinstance(position, other):
        raise ArgumentError(f"{kind}: position must be a tensor, got {other.__name__}; {remedy}")


def on_behalf_of(kind: str, make: Callable[..., T], *args: Any, **options: Any) -> T:
    """Call a constructor of another class, which this one has, too. Errors name the class that the user called."""
    try:
        return make(*args, **options)
    except PosekitError as error:
        text, own = str(error), f"{make.__self__.__name__}."  # type: ignore[attr-defined]
        raise type(error)(f"{kind}.{text.removeprefix(own)}" if text.startswith(own) else text) from None


def identity(part: Field, batch: tuple[int, ...], zeros: Callable[..., Tensor]) -> Tensor:
    """A field of the identity of a group.

    Args:
        part: The field.
        batch: The batch shape.
        zeros: Makes zeros of a shape, as `torch.zeros`.
    """
    result = zeros((*batch, part.size) if part.size else batch)
    for place, number in enumerate(part.identity):
        if number:
            (result.select(-1, place) if part.size else result).fill_(float(number))
    return result


def drawn(
    shape: tuple[Any, ...], where: str, degrees: Any, dtype: Any, device: Any, generator: Any
) -> tuple[tuple[int, ...], Any]:
    """Check the arguments of a method `random`. Return the batch shape and the device, which is the generator's."""
    sizes = arguments.new_sizes(shape, where)
    arguments.check_target(where, dtype, device)
    arguments.check_generator(generator, where)
    arguments.check_flags(where, degrees=degrees)
    return sizes, generator.device if device is None and generator is not None else device
