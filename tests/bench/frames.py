"""Times of look-ups in frame trees, alternating with pytransform3d: `python -m tests.bench.frames`.

Medians of alternating rounds, in microseconds, of 1000 look-ups along ten edges, and the ratio of pytransform3d's time
to posekit's. "one by one" is what a loop over `get_transform` or `get_transform_at_time` takes, of which 100 are timed;
"at once" gives `TemporalTransformManager` all times in one call, which interpolates by screws.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import torch
from pytransform3d.transform_manager import (
    NumpyTimeseriesTransform,
    StaticTransform,
    TemporalTransformManager,
    TransformManager,
)

import posekit as pk

D, DEPTH, COUNT, ROUNDS, LOOPED = torch.float64, 10, 1000, 15, 100


def trees(moving: int) -> tuple[pk.FrameTree, TransformManager, TemporalTransformManager]:
    """The same chain of frames "0" to "10", of whose edges the first ones move."""
    edges: dict[tuple[str, str], Any] = {}
    fixed, temporal = TransformManager(), TemporalTransformManager()
    for i in range(DEPTH):
        pose, keys = pk.Pose.random(dtype=D), pk.Pose.random(100, dtype=D)
        path = pk.Trajectory(torch.linspace(0, 10, 100, dtype=D), keys)
        edges[str(i), str(i + 1)] = path if i < moving else pose
        fixed.add_transform(str(i + 1), str(i), pose.matrix().numpy())
        series = NumpyTimeseriesTransform(path.times.numpy(), keys.vector().numpy())
        static = StaticTransform(pose.matrix().numpy())
        temporal.add_transform(str(i + 1), str(i), series if i < moving else static)
    return pk.FrameTree(edges), fixed, temporal


def median_times(runs: dict[str, Callable[[], Any]]) -> dict[str, float]:
    """The medians of alternating rounds, in microseconds."""
    taken: dict[str, list[float]] = {name: [] for name in runs}
    for k in range(ROUNDS + 2):
        for name, run in runs.items():
            start = time.perf_counter()
            run()
            if k > 1:
                taken[name].append(1e6 * (time.perf_counter() - start))
    return {name: statistics.median(x) for name, x in taken.items()}


def runs(moving: int, times: torch.Tensor) -> dict[str, Callable[[], Any]]:
    """The look-ups of each library; where nothing moves posekit looks into a batch of 1000 trees."""
    tree, fixed, temporal = trees(moving)
    end, some = str(DEPTH), times[:LOOPED].tolist()
    if not moving:
        batch = pk.FrameTree({edge: pk.Pose.random(COUNT, dtype=D) for edge in tree.edges})
        return {
            "posekit": lambda: batch["0", end],
            "one by one": lambda: [fixed.get_transform(end, "0") for _ in some],
        }
    return {
        "posekit": lambda: tree.at(times)["0", end],
        "one by one": lambda: [temporal.get_transform_at_time(end, "0", t) for t in some],
        "at once": lambda: temporal.get_transform_at_time(end, "0", times.numpy()),
    }


def main() -> None:
    torch.set_num_threads(1)
    times = 0.5 + 9 * torch.rand(COUNT, dtype=D, generator=torch.Generator().manual_seed(0))
    for moving in (0, 1, 5, 10):
        found = median_times(runs(moving, times))
        found["one by one"] *= COUNT / LOOPED
        cells = [f"{name} {found[name]:.0f} us, ratio {found[name] / found['posekit']:.1f}" for name in found]
        sys.stdout.write(f"{moving} of {DEPTH} edges move: {'; '.join(cells)}\n")


if __name__ == "__main__":
    main()
