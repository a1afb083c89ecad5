"""The times of waypoints within limits of velocities and accelerations."""

from __future__ import annotations

import functools
import pathlib

import torch
from torch import Tensor

from ...engine import BY_TAG, TAGS, Native, fill_file

_TEMPLATE = pathlib.Path(__file__).parent / "templates" / "timing.h"
_POINTERS = ("steps", "velocity", "acceleration", "work", "times")
_ELEMENTS = 32  # operations of an elementwise kernel that take as long as a number of a step, for threads


@functools.cache
def timing_kernel(tag: str) -> Native:
    """The kernel for steps of a dtype. It computes in float64."""

    def text() -> str:
        return fill_file(_TEMPLATE, real=BY_TAG[tag].real)

    return Native(f"pk_timing_{tag}", text, _POINTERS, ("parts", "size"))


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
    *batch, parts, size = steps.shape
    moments = steps.new_empty(*batch, parts + 1)
    rows, device = moments.shape[:-1].numel(), steps.device
    limits = [x.to(steps.dtype).contiguous() for x in (velocity, acceleration)]
    work = torch.empty(rows, 2, parts, dtype=torch.float64, device=device)
    tensors = dict(zip(_POINTERS, (steps.contiguous(), *limits, work, moments), strict=True))
    kernel, elements = timing_kernel(TAGS[steps.dtype]), parts * size * _ELEMENTS
    kernel.run(tensors, {"parts": parts, "size": size}, rows, elements, device, unit=1)
    return moments
