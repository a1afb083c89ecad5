"""Times of trajectories: their conversion and checks, and query times outside the range of the keys."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, get_args

import torch
from torch import Tensor

from .. import arguments
from ..engine import is_mapped
from ..errors import ArgumentError, DeviceError, ShapeError, ValidationError

Outside: TypeAlias = Literal["raise", "clamp", "extrapolate"]
Duplicates: TypeAlias = Literal["first", "last", "raise"]
_INTEGERS = (
    *(torch.int64, torch.int32, torch.int16, torch.int8),
    *(torch.uint64, torch.uint32, torch.uint16, torch.uint8),
)


_NANOSECONDS = (1e17, 1e19)  # those since 1970, from 1973 to 2286


def as_times(times: Any, name: str, like: Tensor) -> Tensor:
    """Convert times to a tensor. Integers become float64, whatever the dtype of ``like``."""
    if like.is_cuda and type(times) in (int, float) and abs(times) < 1 << 62:
        # torch.tensor would copy the number from the CPU and wait for the copy.
        return torch.full((), times, dtype=like.dtype, device=like.device)
    converted = arguments.tensor(times, name, like)
    if converted.dtype in _INTEGERS:
        return converted.double()
    arguments.check_dtype(converted.dtype, name)
    return converted


def choice(where: str, outside: Any, extrapolate: Any) -> Outside:
    """Check the option ``outside``, and ``extrapolate``, its older form."""
    arguments.check_flags(where, extrapolate=extrapolate)
    arguments.check_choice(outside, get_args(Outside), f"{where}: outside")
    if extrapolate and outside == "clamp":
        raise ArgumentError(f'{where}: extrapolate=True contradicts outside="clamp"')
    return "extrapolate" if extrapolate else outside


def clamp(queries: Tensor, start: Tensor, end: Tensor) -> Tensor:
    """Replace query times of shape (*batch, m) outside [start, end], of shape (*batch, 1), by the nearest end.

    Reads no values. Outside, the derivatives are those with respect to the end.
    """
    return queries.clamp(start, end)


def in_range(name: str, queries: Tensor, start: Tensor, end: Tensor) -> Tensor:
    """Return the query times, or raise on the first one outside the trajectory.

    On a CUDA device, for which this does not wait, those outside become NaN.
    """
    # Compare in the coarser dtype, so that 0.3 is the same time in float32 and float64.
    dtype = start.dtype if start.dtype.itemsize <= queries.dtype.itemsize else queries.dtype
    t, start, end = [x.detach().to(dtype) for x in (queries, start, end)]
    if start.dim() and t.dim():
        start, end = start.unsqueeze(-1), end.unsqueeze(-1)
    is_outside = t.clamp(start, end) != t  # also where it is NaN
    if queries.is_cuda and not torch.compiler.is_compiling() and not is_mapped(is_outside):
        return torch.where(is_outside, torch.nan, queries)
    index = first_true(is_outside)
    if index is not None:
        t, start, end = [x[index].item() for x in torch.broadcast_tensors(queries.detach(), start, end)]
        place = list(index) or ""
        remedy = 'pass outside="clamp" for the pose at the nearest end, or outside="extrapolate"'
        raise ValidationError(f"{name}: times{place} = {t} is outside [{start}, {end}]; {remedy}")
    return queries


def check_sorted(times: Tensor) -> None:
    size = times.detach().abs()
    place = first_true((size > _NANOSECONDS[0]) & (size < _NANOSECONDS[1]))
    if place is not None:
        fact = f"times must be seconds, but times{list(place)} = {times[place].item():.6g} looks like nanoseconds"
        raise ValidationError(f"Trajectory: {fact}; pass (times - times[0]) / 1e9, with integers")
    steps = times.detach().diff(dim=-1)
    place = first_true(~((steps > 0) & (steps < torch.inf)))
    if place is not None:
        next_place = (*place[:-1], place[-1] + 1)
        step, remedy = float(steps[place]), ""
        if step < 0:
            remedy = "; Trajectory(times, poses, sort=True) sorts them"
        elif step == 0 and times.dim() == 1:
            remedy = '; Trajectory(times, poses, duplicates="first") keeps the first pose of each time'
        raise ValidationError(
            "Trajectory: times must be finite and strictly increasing, but "
            f"times{list(next_place)} = {times[next_place].item()} comes after {times[place].item()}{remedy}"
        )


def distinct(times: Tensor, duplicates: Duplicates, sort: bool) -> Tensor | None:
    """Return the places of the times that are kept, in their order, or None if all are kept as they are.

    Of times that are equal and follow each other, after sorting, only the first or the last is kept.

    Args:
        times: Times, or integers, shape (n,). Reads values: waits for a CUDA device.
        duplicates: Which of equal times is kept. "raise" keeps all of them, for a check that raises.
        sort: Whether to sort the times first, equal ones in their order.
    """
    times, order = times.detach(), None
    if sort and not bool((times[1:] >= times[:-1]).all()):
        times, order = times.sort(stable=True)
    if duplicates == "raise":
        return order
    changes, end = times[1:] != times[:-1], times.new_ones(1, dtype=torch.bool)
    if bool(changes.all()):
        return order
    places = torch.cat((end, changes) if duplicates == "first" else (changes, end)).nonzero()[:, 0]
    return places if order is None else order[places]


def in_order(times: Tensor, poses: Any, duplicates: Any, sort: Any) -> tuple[Tensor, Any]:
    """Sort the times of a trajectory, and leave out equal ones, with their poses."""
    arguments.check_choice(duplicates, get_args(Duplicates), "Trajectory: duplicates")
    arguments.check_flags("Trajectory", sort=sort)
    arguments.check_read("Trajectory", times)
    if times.is_meta:
        raise DeviceError("Trajectory: times are on the meta device, which holds no values to sort or to compare")
    if times.dim() > 1:
        if duplicates != "raise":
            fact = "trajectories of a batch would keep different numbers of keys"
            raise ShapeError(f"Trajectory: duplicates={duplicates!r} needs times of shape (n,): {fact}")
        places = times.detach().argsort(dim=-1, stable=True)
        poses = poses._map(lambda x: x.take_along_dim(places.unsqueeze(-1), -2))
        return times.take_along_dim(places, -1), poses
    distinct_places = distinct(times, duplicates, sort)
    return (times, poses) if distinct_places is None else (times[distinct_places], poses[..., distinct_places])


def first_true(mask: Tensor) -> tuple[int, ...] | None:
    """Return the index of the first True, or None if there is none or if values cannot be read (vmap, tracing)."""
    if not arguments.is_readable(mask):
        return None
    try:
        return tuple(mask.nonzero()[0].tolist()) if mask.any() else None
    except RuntimeError:
        return None


def within(times: Tensor, bound: Tensor, *, is_start: bool) -> Tensor:
    """Return which times, shape (*batch, n), are not beyond a bound, shape (*batch)."""
    dtype = min(times.dtype, bound.dtype, key=lambda d: d.itemsize)  # as in `in_range`
    t, b = times.detach().to(dtype), bound.detach().to(dtype).unsqueeze(-1)
    return t >= b if is_start else t <= b


def cropped(inside: Tensor) -> tuple[int | Tensor, int]:
    """Return the place of the first True, and their number, which must be the same for a whole batch.

    Args:
        inside: Bools, shape (*batch, n), of which those that are True follow each other.

    Returns:
        The first place, as a tensor of shape (*batch) if it differs within the batch, and the number.
    """
    arguments.check_read("Trajectory.crop", inside)
    counts, first = inside.sum(-1), inside.int().argmax(-1)
    if not counts.numel():
        return 0, inside.shape[-1]
    least, most = (int(x) for x in counts.aminmax())
    if least != most:
        fact = f"trajectories of the batch would keep from {least} to {most} keys; crop them one by one"
        raise ShapeError(f"Trajectory.crop: {fact}")
    return int(first.flatten()[0]) if (first == first.flatten()[0]).all() else first, least
