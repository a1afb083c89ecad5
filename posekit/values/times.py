"""Times of trajectories: their conversion and checks, and query times outside the range of the keys."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, get_args

import torch
from torch import Tensor

from .. import arguments
from ..errors import ArgumentError, ShapeError, ValidationError

Outside: TypeAlias = Literal["raise", "clamp", "extrapolate"]
_INTEGERS = (
    *(torch.int64, torch.int32, torch.int16, torch.int8),
    *(torch.uint64, torch.uint32, torch.uint16, torch.uint8),
)


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


def check_range(name: str, queries: Tensor, start: Tensor, end: Tensor) -> None:
    """Raise on the first query time outside the trajectory. Reads values: waits for a CUDA device."""
    # Compare in the coarser dtype, so that 0.3 is the same time in float32 and float64.
    dtype = min(start.dtype, queries.dtype, key=lambda d: d.itemsize)
    t, start, end = [x.detach().to(dtype) for x in (queries, start, end)]
    if start.dim() and t.dim():
        start, end = start.unsqueeze(-1), end.unsqueeze(-1)
    index = first_true(~((t >= start) & (t <= end)))
    if index is not None:
        t, start, end = [x[index].item() for x in torch.broadcast_tensors(queries.detach(), start, end)]
        place = list(index) or ""
        remedy = 'pass outside="clamp" for the pose at the nearest end, or outside="extrapolate"'
        raise ValidationError(f"{name}: times{place} = {t} is outside [{start}, {end}]; {remedy}")


def check_sorted(times: Tensor) -> None:
    steps = times.detach().diff(dim=-1)
    place = first_true(~((steps > 0) & (steps < torch.inf)))
    if place is not None:
        next_place = (*place[:-1], place[-1] + 1)
        raise ValidationError(
            "Trajectory: times must be finite and strictly increasing, but "
            f"times{list(next_place)} = {times[next_place].item()} comes after {times[place].item()}"
        )


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
    dtype = min(times.dtype, bound.dtype, key=lambda d: d.itemsize)  # as in `check_range`
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
