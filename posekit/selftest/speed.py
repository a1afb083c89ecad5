"""The speed of a device: the overhead of a launch, and the share of the bandwidth of a copy."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

import torch

from ..values import Pose
from .execution import tensors

Run = Callable[[], object]
_ROUNDS = 7
_CALLS = 300
POSES = 1 << 24
_CPU_POSES = 1 << 20
_SHARE_OF_MEMORY = 0.8
_BYTES_PER_POSE = 2 * 28 + 28 + 3 * 28  # two operands and a result, and a copy of as many bytes


class Overhead(NamedTuple):
    """The time of a call on one pose, in microseconds: of the call alone, and with a wait for its result."""

    name: str
    call: float
    waited: float


class Bandwidth(NamedTuple):
    """The bytes that an op moves in a second, in GB/s, and a copy of as many bytes."""

    name: str
    rate: float
    copy: float


def wait(device: torch.device) -> None:
    """Wait for a CUDA device."""
    if device.type == "cuda":
        torch.cuda.synchronize(device)


def overheads(device: torch.device, calls: int = _CALLS) -> list[Overhead]:
    """The overhead of calls on one pose. The minimum of several rounds: other load can only increase a time."""
    position, quaternion, points = tensors(device, 1, 8)
    a, b = Pose(position, quaternion), Pose(position.clone(), quaternion.clone())
    leaf = position.clone().requires_grad_()

    def backward() -> None:
        torch.autograd.grad(Pose(leaf, quaternion).apply(points).sum(), leaf)

    runs: dict[str, Run] = {
        "compose": lambda: a @ b,
        "apply": lambda: a.apply(points),
        "inverse": lambda: ~a,
        "apply + backward": backward,
        "torch, x + y": lambda: torch.add(position, points),
    }
    return [_overhead(name, run, device, calls) for name, run in runs.items()]


def _overhead(name: str, run: Run, device: torch.device, calls: int) -> Overhead:
    run()
    free, waited = [], []
    for _ in range(_ROUNDS):
        wait(device)
        start = time.perf_counter()
        for _ in range(calls):
            run()
        free.append(time.perf_counter() - start)
        wait(device)
        start = time.perf_counter()
        for _ in range(calls):
            run()
            wait(device)
        waited.append(time.perf_counter() - start)
    return Overhead(name, min(free) / calls * 1e6, min(waited) / calls * 1e6)


def poses_that_fit(device: torch.device, wanted: int | None = None) -> int:
    """The number of poses of the measurement: 16 million, on the CPU one, or as many as the free memory holds."""
    if device.type != "cuda":
        return wanted or _CPU_POSES
    free, _ = torch.cuda.mem_get_info(device)
    return max(min(wanted or POSES, int(free * _SHARE_OF_MEMORY) // _BYTES_PER_POSE), 1)


def bandwidth(device: torch.device, count: int) -> list[Bandwidth]:
    """The bandwidth of ops on so many poses, in float32, and of a copy on the device of as many bytes."""
    position, quaternion, points = (torch.empty(count, size, device=device) for size in (3, 4, 3))
    for x in (position, points):
        x.normal_()
    quaternion.fill_(0.5)
    pose = Pose(position, quaternion)
    other = Pose(points, quaternion.clone())
    runs: dict[str, tuple[int, Run]] = {  # with the numbers that a pose reads and writes
        "compose": (7 + 7 + 7, lambda: pose @ other),
        "apply": (7 + 3 + 3, lambda: pose.apply(points)),
        "inverse": (7 + 7, lambda: ~pose),
    }
    found = []
    for name, (numbers, run) in runs.items():
        size = numbers * count * position.element_size()
        source = torch.empty(size // 2, dtype=torch.uint8, device=device).zero_()
        target = torch.empty_like(source)
        times = seconds(run, device), seconds(lambda a=target, b=source: a.copy_(b), device)  # type: ignore[misc]
        del source, target
        found.append(Bandwidth(name, *[size / t / 1e9 for t in times]))
    return found


def seconds(run: Run, device: torch.device) -> float:
    """The time of a call: on CUDA between two events on the stream. The minimum of several."""
    run()
    times = []
    for _ in range(_ROUNDS):
        if device.type == "cuda":
            begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
            begin.record()
            run()
            end.record()
            end.synchronize()
            times.append(begin.elapsed_time(end) / 1e3)
        else:
            start = time.perf_counter()
            run()
            times.append(time.perf_counter() - start)
    return max(min(times), 1e-9)
