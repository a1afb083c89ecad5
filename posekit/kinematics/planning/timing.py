"""The times of waypoints: as early as limits of velocities and accelerations permit."""

from __future__ import annotations

import torch
from torch import Tensor

_FASTEST = 1e12  # squares of parts per second, for parts without a motion
_ROUNDS = 4  # in which durations grow by what the rounding of times takes; one to three are needed


def times(steps: Tensor, velocity: Tensor, acceleration: Tensor) -> Tensor:
    """The times of waypoints, from 0 on, shape (*batch, n + 1).

    The velocity is constant between waypoints, and the acceleration is its change over the time from the middle of one
    part to the middle of the next. The motion begins and ends at rest. The squares of the speeds along the path are the
    largest that velocities and bends permit, then lowered forwards and backwards to where accelerations lead from the
    neighbour (Bobrow's method, with linear bounds). At last all durations of a path grow by what rounds off the bounds,
    so that the differences of the times in their dtype keep the limits.

    Args:
        steps: What leads from each waypoint to the next, shape (*batch, n, nv).
        velocity: The limits of velocities, shape (nv,).
        acceleration: The limits of accelerations, shape (nv,), finite.
    """
    dtype = steps.dtype
    steps, velocity, acceleration = steps.double(), velocity.double(), acceleration.double()
    size, bend = steps.abs(), steps.diff(dim=-2).abs()
    squares = (velocity / size).square().amin(-1)
    # A bend takes the acceleration |bend| w, and the ends take 2 |step| w: from rest in half a part.
    bound = (acceleration / bend).amin(-1)
    ends = (acceleration / (2 * size[..., [0, -1], :])).amin(-1)
    before, after = torch.cat((ends[..., :1], bound), -1), torch.cat((bound, ends[..., 1:]), -1)
    squares = torch.minimum(squares, torch.minimum(before, after)).clamp(max=_FASTEST)
    along = 0.5 * (steps[..., 1:, :] + steps[..., :-1, :]).abs()
    squares = _reached(squares, along, bend, acceleration)
    squares = _reached(squares.flip(-1), along.flip(-2), bend.flip(-2), acceleration).flip(-1)
    durations = squares.rsqrt() * (steps != 0).any(-1)
    for _ in range(_ROUNDS):
        found = torch.nn.functional.pad(durations.cumsum(-1), (1, 0)).to(dtype)
        excess = _excess(steps, found.double().diff(dim=-1), velocity, acceleration)
        durations = durations * excess.clamp(min=1)
    return found


def _reached(squares: Tensor, along: Tensor, bend: Tensor, acceleration: Tensor) -> Tensor:
    """The squares w of speeds that can be reached from those before, v.

    They satisfy ``|along| (w - v) / 2 + |bend| (w + v) / 2 <= acceleration``.
    """
    found = [squares[..., 0]]
    slope, offset = 2 / (along + bend), (along - bend) / 2
    for k in range(along.shape[-2]):
        last = found[-1].unsqueeze(-1)
        most = ((acceleration + offset[..., k, :] * last) * slope[..., k, :]).amin(-1)
        found.append(torch.minimum(squares[..., k + 1], most))
    return torch.stack(found, -1)


def _excess(steps: Tensor, durations: Tensor, velocity: Tensor, acceleration: Tensor) -> Tensor:
    """The factor by which durations have to grow so that the limits are kept, or may shrink, shape (*batch, 1)."""
    velocities = torch.where(steps == 0, 0, steps / durations.unsqueeze(-1))
    rest = torch.zeros_like(velocities[..., :1, :])
    changes = torch.cat((rest, velocities, rest), -2).diff(dim=-2)
    none = torch.zeros_like(durations[..., :1])
    spans = 0.5 * (torch.cat((none, durations), -1) + torch.cat((durations, none), -1))
    ratio = torch.where(changes == 0, 0, changes.abs() / (spans.unsqueeze(-1) * acceleration))
    fastest = (velocities.abs() / velocity).amax((-1, -2))
    return torch.maximum(ratio.amax((-1, -2)).sqrt(), fastest).unsqueeze(-1)
