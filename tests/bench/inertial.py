"""Time preintegration in posekit, in a loop of gtsam and in PyPose, alternating, on one thread.

    python -m tests.bench.inertial            # 1000 windows of 200 samples
    python -m tests.bench.inertial 100 50     # windows and samples

A time is the least CPU time of five rounds on one thread; times on all threads are those of the clock. All compute
states and covariances in float64. posekit and gtsam also compute the derivatives with respect to the bias, with its
random walk in a covariance of 15 rows; PyPose has neither, and 9 rows. gtsam is called once for each sample: its Python
interface takes no batches. posekit's "tangent" has the numbers of its default class, "manifold" and "exact" those of
its classes Manifold and G.
"""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Callable

import numpy as np
import torch
from torch import Tensor

import posekit as pk

ROUNDS = 5
SIGMAS = (1e-3, 2e-4, 1e-4, 1e-5, 1e-4)
CLASSES = {
    "gtsam": "PreintegratedCombinedMeasurements",
    "gtsam Manifold": "PreintegratedCombinedMeasurementsManifold",
    "gtsam G": "PreintegratedCombinedMeasurementsG",
}


def of_gtsam(kind: str, force: Tensor, rate: Tensor, dt: float) -> Callable[[], object]:
    import gtsam

    params = gtsam.PreintegrationCombinedParams.MakeSharedU(9.80665)
    setters = ("Accelerometer", "Gyroscope", "BiasAcc", "BiasOmega", "Integration")
    for name, sigma in zip(setters, SIGMAS, strict=True):
        getattr(params, f"set{name}Covariance")(sigma**2 * np.eye(3))
    cls = getattr(gtsam, kind)
    forces, rates, bias = [*map(list, force.numpy())], [*map(list, rate.numpy())], gtsam.imuBias.ConstantBias()

    def run() -> object:
        found = []
        for a, w in zip(forces, rates, strict=True):
            window = cls(params, bias)
            for x, y in zip(a, w, strict=True):
                window.integrateMeasurement(x, y, dt)
            found.append(window.preintMeasCov())
        return found

    return run


def of_pypose(force: Tensor, rate: Tensor, dt: float) -> Callable[[], object]:
    import pypose as pp

    model = pp.module.IMUPreintegrator(
        gravity=0.0, gyro_cov=SIGMAS[1] ** 2 / dt, acc_cov=SIGMAS[0] ** 2 / dt, reset=True
    ).double()
    steps = torch.full((*force.shape[:-1], 1), dt, dtype=torch.float64)

    return lambda: model(dt=steps, gyro=rate, acc=force)


def main(arguments: list[str]) -> None:
    torch.set_num_threads(1)
    windows, samples = map(int, arguments) if arguments else (1000, 200)
    source, dt = torch.Generator().manual_seed(0), 0.005
    force, rate = torch.randn(2, windows, samples, 3, dtype=torch.float64, generator=source)
    noise = pk.imu.Noise(*SIGMAS)
    runs: dict[str, Callable[[], object]] = {
        f"posekit, {method}": lambda method=method: pk.imu.preintegrate(force, rate, dt, noise=noise, method=method)
        for method in ("exact", "manifold", "tangent")
    }
    with contextlib.suppress(ImportError):
        runs |= {name: of_gtsam(kind, force, rate, dt) for name, kind in CLASSES.items()}
    with contextlib.suppress(ImportError):
        runs["PyPose"] = of_pypose(force, rate, dt)
    least = dict.fromkeys(runs, float("inf"))
    for _ in range(ROUNDS + 1):  # the first round builds kernels
        for name, run in runs.items():
            begin = time.thread_time()
            run()
            least[name] = min(least[name], 1e3 * (time.thread_time() - begin))
    for name, spent in least.items():
        ratios = [f"{spent / least[ours]:.1f} times" for ours in least if ours.startswith("posekit")]
        sys.stdout.write(f"{name:18} {spent:9.1f} ms, {' and '.join(ratios)} posekit's\n")
    torch.set_num_threads(os.cpu_count() or 1)
    for name, run in runs.items():
        if name.startswith("posekit"):
            clock = []
            for _ in range(10 * ROUNDS):
                begin = time.perf_counter()
                run()
                clock.append(1e3 * (time.perf_counter() - begin))
            sys.stdout.write(f"{name:18} {min(clock):9.1f} ms on {torch.get_num_threads()} threads\n")


if __name__ == "__main__":
    main(sys.argv[1:])
