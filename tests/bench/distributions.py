"""Times of distributions, alternating with SciPy's and geomstats': `python -m tests.bench.distributions`.

CPU time on one thread, the least of alternating rounds, in nanoseconds for each rotation, in float64. `copy` is torch's
copy of as many bytes as a density reads and writes: a quaternion and a number; `inverse` is ``~R``, an op of posekit
that is bound by its copy. SciPy has no distribution of rotations but the uniform one; its von Mises-Fisher distribution
of unit quaternions, which tells q and -q apart, is the nearest. `series` is the density as projects copy it from each
other, 1000 terms of the sum over characters; its time and its errors are printed last. Without geomstats its rows are
left out.
"""

from __future__ import annotations

import importlib
import math
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import scipy.stats
import torch
from scipy.spatial.transform import Rotation as SciPyRotation

import posekit as pk
from posekit.distributions import Bingham, Haar, IsotropicGaussian, MatrixFisher, VonMises

from .measure import copy_of

D, COUNT, ROUNDS, TERMS = torch.float64, 1_000_000, 9, 1000


def least_times(runs: dict[str, Callable[[], Any]]) -> dict[str, float]:
    """The least times of alternating rounds, in nanoseconds for each element."""
    least = dict.fromkeys(runs, float("inf"))
    for _ in range(ROUNDS):
        for name, run in runs.items():
            start = time.process_time()
            run()
            least[name] = min(least[name], 1e9 * (time.process_time() - start) / COUNT)
    return least


def geomstats_rotations() -> Any:
    try:
        return importlib.import_module("geomstats.geometry.special_orthogonal").SpecialOrthogonal(3)
    except ImportError:
        return None


def series(rotations: pk.Rotation, scale: float) -> torch.Tensor:
    """The density of an isotropic Gaussian about the identity by the truncated sum, as reference code has it."""
    angle, total = rotations.angle().clamp(min=1e-6), torch.zeros(rotations.shape, dtype=D)
    for degree in range(TERMS):
        decay = math.exp(-degree * (degree + 1) * scale**2 / 2)
        total += (2 * degree + 1) * decay * ((degree + 0.5) * angle).sin() / (angle / 2).sin()
    return total


def compare_series(scale: float) -> str:
    """The time of the truncated sum, in nanoseconds for each rotation, and its largest error."""
    turns = pk.Rotation.random(COUNT // 100, dtype=D)
    exact = IsotropicGaussian(pk.Rotation.identity(dtype=D), scale).log_prob(turns).exp()
    start = time.process_time()
    found = series(turns, scale)
    taken = 1e9 * (time.process_time() - start) / len(turns)
    return f"{taken:.0f}, largest error {float(((found - exact).abs() / exact).max()):.0e} of the density"


def cases() -> dict[str, dict[str, Callable[[], Any]]]:
    """The functions of each library for each row."""
    uniform, turns = Haar(dtype=D), pk.Rotation.random(COUNT, dtype=D)
    quaternions = turns.quaternion.numpy()
    noise = IsotropicGaussian(pk.Rotation.identity(dtype=D), 0.4)
    narrow, turns32 = noise.to(torch.float32), turns.float()
    own = IsotropicGaussian(pk.Rotation.identity(dtype=D), torch.rand(COUNT, dtype=D) + 0.1)
    fisher, bingham = MatrixFisher(5 * torch.eye(3, dtype=D)), Bingham(torch.diag(torch.arange(4, dtype=D)))
    planar, headings = VonMises(pk.Rotation2.identity(dtype=D), 4.0), pk.Rotation2.random(COUNT, dtype=D)
    angles = headings.angle().numpy()
    sphere, circle = scipy.stats.vonmises_fisher(np.eye(4)[0], 20), scipy.stats.vonmises(4.0)
    manifold = geomstats_rotations()
    found: dict[str, dict[str, Callable[[], Any]]] = {
        "Haar, samples": {
            "posekit": lambda: uniform.sample((COUNT,)),
            "SciPy": lambda: SciPyRotation.random(COUNT),
        },
        "IsotropicGaussian, samples": {"posekit": lambda: noise.sample((COUNT,))},
        "IsotropicGaussian, samples of a scale each": {"posekit": own.sample},
        "IsotropicGaussian, densities": {
            "posekit": lambda: noise.log_prob(turns),
            "inverse": lambda: ~turns,
        },
        "IsotropicGaussian, densities of float32": {
            "posekit": lambda: narrow.log_prob(turns32),
            "inverse": lambda: ~turns32,
        },
        "IsotropicGaussian, scores": {"posekit": lambda: noise.score(turns)},
        "MatrixFisher, samples": {
            "posekit": lambda: fisher.sample((COUNT,)),
            "SciPy": lambda: sphere.rvs(COUNT),
        },
        "MatrixFisher, densities": {
            "posekit": lambda: fisher.log_prob(turns),
            "SciPy": lambda: sphere.logpdf(quaternions),
        },
        "Bingham, samples": {"posekit": lambda: bingham.sample((COUNT,))},
        "VonMises, samples": {
            "posekit": lambda: planar.sample((COUNT,)),
            "SciPy": lambda: circle.rvs(COUNT),
        },
        "VonMises, densities": {
            "posekit": lambda: planar.log_prob(headings),
            "SciPy": lambda: circle.logpdf(angles),
        },
    }
    if manifold is not None:
        found["Haar, samples"]["geomstats"] = lambda: manifold.random_uniform(COUNT)
    for row, runs in found.items():
        if row.endswith(("densities", "scores", "float32")):
            runs["copy"] = copy_of(5 * COUNT if row.endswith("float32") else 2 * 5 * COUNT, "cpu")
    return found


def main() -> None:
    torch.set_num_threads(1)
    for row, runs in cases().items():
        found = least_times(runs)
        own = found.pop("posekit")
        others = [f", {name} {x:.1f} ({x / own:.2f} times)" for name, x in found.items()]
        sys.stdout.write(f"{row}: {own:.1f}{''.join(others)}\n")
    for scale in (1.0, 0.4, 0.1, 0.01):
        sys.stdout.write(f"series of {TERMS} terms, scale {scale}: {compare_series(scale)}\n")


if __name__ == "__main__":
    main()
