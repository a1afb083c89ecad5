"""Windows of a recording: the measurements between given times."""

from __future__ import annotations

from typing import Literal

import torch
from torch import Tensor

from .. import arguments
from ..arguments import TensorLike
from ..errors import ShapeError, ValidationError

_WHERE = "windows"
_SLACK = 1e-6  # of the last step: rounding errors of times at the end of a recording


def windows(
    times: TensorLike,
    acceleration: TensorLike,
    angular_velocity: TensorLike,
    at: TensorLike,
    *,
    between: Literal["hold", "linear"] = "hold",
) -> tuple[Tensor, Tensor, Tensor]:
    """Cut a recording into the windows between successive times, such as those of keyframes.

    The results are what `preintegrate` takes. A step that a time of ``at`` divides belongs to both windows, to each
    with its share of the duration. Shorter windows end with steps of duration 0, which change nothing.

    >>> times = torch.arange(10) / 10  # measurements at 10 Hz
    >>> forces = torch.tensor([0.0, 0.0, 9.80665]).expand(10, 3)
    >>> steps = pk.imu.windows(times, forces, torch.zeros(10, 3), at=[0.0, 0.25, 0.5])
    >>> steps[2]
    tensor([[0.1000, 0.1000, 0.0500],
            [0.0500, 0.1000, 0.1000]])
    >>> pk.imu.preintegrate(*steps).velocity[:, 2]  # without gravity
    tensor([2.4517, 2.4517])

    Args:
        times: Of the measurements, in seconds, increasing, shape (n). Times since 1970 need float64.
        acceleration: Measured specific forces, shape (n, 3).
        angular_velocity: Measured angular velocities, shape (n, 3).
        at: Where windows begin and end, in seconds, increasing, shape (m + 1).
        between: With "hold", a measurement holds until the next one, the last one as long as the one before. With
            "linear", measurements are interpolated, and a step has the mean over its duration.

    Returns:
        The accelerations and the angular velocities of the steps of each window, shape (m, k, 3), and the durations of
        the steps, shape (m, k).
    """
    arguments.check_choice(between, ("hold", "linear"), f"{_WHERE}: between")
    force = arguments.tensor(acceleration, f"{_WHERE}: acceleration")
    rate = arguments.tensor(angular_velocity, f"{_WHERE}: angular_velocity", force)
    for name, x in (("acceleration", force), ("angular_velocity", rate)):
        arguments.check_dtype(x.dtype, f"{_WHERE}: {name}")
    wide = force.new_empty(0, dtype=torch.float64)
    t, a = (arguments.tensor(x, f"{_WHERE}: {name}", wide) for name, x in (("times", times), ("at", at)))
    arguments.check_devices(_WHERE, force, rate, t, a)
    count = len(t) if t.ndim == 1 else 0
    if count < 2 or tuple(force.shape) != (count, 3) or tuple(rate.shape) != (count, 3):
        shapes = ", ".join(str(tuple(x.shape)) for x in (t, force, rate))
        raise ShapeError(
            f"{_WHERE}: times, acceleration and angular_velocity must have shapes (n,), (n, 3) and (n, 3) with n at "
            f"least 2, got {shapes}"
        )
    if a.ndim != 1 or len(a) < 2:
        raise ShapeError(f"{_WHERE}: at must have shape (m + 1,) with m at least 1, got {tuple(a.shape)}")
    t, a = t.double(), a.double()
    end = torch.cat((t[1:], t[-1:] if between == "linear" else 2 * t[-1:] - t[-2:-1]))
    _check_times(t, a, end)
    return _cut(t, end, a, force, rate, between == "linear")


def _check_times(t: Tensor, a: Tensor, end: Tensor) -> None:
    arguments.check_read(_WHERE, t, a)
    for name, x in (("times", t), ("at", a)):
        steps = x.diff()
        arguments.refuse(~((steps > 0) & (steps < torch.inf)), None, f"{_WHERE}: {name}", "is not before the next time")
    slack = _SLACK * (t[-1] - t[-2])
    if arguments.is_readable(t) and not bool((t[0] - slack <= a[0]) & (a[-1] <= end[-1] + slack)):
        raise ValidationError(
            f"{_WHERE}: at must be within the recording, from {t[0].item()} to {end[-1].item()}, got times from "
            f"{a[0].item()} to {a[-1].item()}"
        )


def _cut(
    t: Tensor, end: Tensor, a: Tensor, force: Tensor, rate: Tensor, is_linear: bool
) -> tuple[Tensor, Tensor, Tensor]:
    steps = len(t) - is_linear
    known, cuts = t.detach(), a.detach()
    first = (torch.searchsorted(known, cuts[:-1], right=True) - 1).clamp(0, steps - 1)
    counts = torch.searchsorted(known[:steps], cuts[1:].contiguous()) - first
    column = torch.arange(int(counts.max()), device=t.device)
    is_in = column < counts[:, None]
    index = (first[:, None] + column).clamp(max=steps - 1)
    begin, finish = torch.maximum(t[index], a[:-1, None]), torch.minimum(end[index], a[1:, None])
    duration = torch.where(is_in, finish - begin, 0).to(force.dtype)
    signals = [force[index], rate[index]]
    if is_linear:
        share = (((begin + finish) / 2 - t[index]) / (end - t)[index]).unsqueeze(-1)
        after = (force[index + 1], rate[index + 1])
        signals = [x + share.to(x.dtype) * (y - x) for x, y in zip(signals, after, strict=True)]
    force, rate = (torch.where(is_in.unsqueeze(-1), x, 0) for x in signals)
    return force, rate, duration
