"""Times of `least_squares`, alternating with SciPy and torch.func: `python -m tests.bench.solving`.

1000 problems of finding a camera from 50 points, a fifth of them outliers, with Huber's loss. SciPy's loop is measured
on a few problems and scaled; its loss acts on single numbers. One thread; medians of alternating rounds.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Any

import scipy.optimize
import torch
from scipy.spatial.transform import Rotation as ScipyRotation

import posekit as pk
from tests.support.solving import D, pnp, reprojection, reprojection_in_torch

COUNT, MEASURED, ROUNDS = 1000, 5, 5
LOSS = pk.Loss("huber", 0.01)


def seconds(function: Callable[[], Any]) -> float:
    begin = time.perf_counter()
    function()
    return time.perf_counter() - begin


def by_scipy(start: pk.Pose, points: torch.Tensor, pixels: torch.Tensor) -> None:
    """Solve some of the problems one after the other."""
    for i in range(MEASURED):
        matrix, x, y = start[i].matrix().numpy(), points[i].numpy(), pixels[i].numpy()

        def residual(d: Any, matrix: Any = matrix, x: Any = x, y: Any = y) -> Any:
            rotation = matrix[:3, :3] @ ScipyRotation.from_rotvec(d[3:]).as_matrix()
            seen = x @ rotation.T + matrix[:3, 3] + matrix[:3, :3] @ d[:3]
            return (seen[:, :2] / seen[:, 2:] - y).ravel()

        scipy.optimize.least_squares(residual, [0.0] * 6, loss="huber", f_scale=LOSS.scale)


def by_torch_func(start: pk.Pose, points: torch.Tensor, pixels: torch.Tensor, steps: int) -> None:
    """The same number of Gauss-Newton steps with Jacobians by torch.func."""

    def residual(d: torch.Tensor, T: pk.Pose, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        return reprojection_in_torch(T.retract(d), x, y).flatten()

    zero = torch.zeros(COUNT, 6, dtype=D)
    for _ in range(steps):
        r = torch.vmap(residual)(zero, start, points, pixels)
        jacobian = torch.vmap(torch.func.jacfwd(residual))(zero, start, points, pixels)
        hessian = jacobian.mT @ jacobian
        start = start.retract(-torch.linalg.solve(hessian, (jacobian.mT @ r.unsqueeze(-1)).squeeze(-1)))


def main() -> None:
    torch.set_num_threads(1)
    start, points, pixels, _ = pnp(COUNT, outliers=0.2)
    found = pk.least_squares(reprojection, start, points, pixels, loss=LOSS)
    steps = int(found.iterations.double().mean())
    one = (start[0], points[0], pixels[0])
    rows: dict[str, tuple[Callable[[], Any], float]] = {
        "declared op": (lambda: pk.least_squares(reprojection, start, points, pixels, loss=LOSS), 1),
        "function": (lambda: pk.least_squares(reprojection_in_torch, start, points, pixels, loss=LOSS), 1),
        "SciPy, loop": (lambda: by_scipy(start, points, pixels), COUNT / MEASURED),
        f"torch.func, {steps} steps": (lambda: by_torch_func(start, points, pixels, steps), 1),
        "one problem": (lambda: pk.least_squares(reprojection, *one), 1),
    }
    times: dict[str, list[float]] = {name: [] for name in rows}
    for _ in range(ROUNDS):
        for name, (function, factor) in rows.items():
            times[name].append(seconds(function) * factor)
    for name, values in times.items():
        print(f"{name:22s} {statistics.median(values) * 1e3:10.2f} ms")


if __name__ == "__main__":
    main()
