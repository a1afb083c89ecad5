"""Times of distributions, alternating with SciPy's and geomstats': `python -m tests.bench.distributions`.

CPU time on one thread, the least of alternating rounds, in nanoseconds for each rotation, in float64. `copy` is torch's
copy of as many bytes as a density reads and writes: a quaternion and a number. SciPy has no distribution of rotations
but the uniform one; its von Mises-Fisher distribution of unit quaternions, which tells q and -q apart, is the nearest.
Without geomstats its rows are left out.
"""

from __future__ import annotations

import importlib
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

D, COUNT, ROUNDS = torch.float64, 100_000, 25


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


def cases() -> dict[str, dict[str, Callable[[], Any]]]:
    """The functions of each library for each row."""
    uniform, turns = Haar(dtype=D), pk.Rotation.random(COUNT, dtype=D)
    quaternions = turns.quaternion.numpy()
    noise = IsotropicGaussian(pk.Rotation.identity(dtype=D), 0.4)
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
        "IsotropicGaussian, densities": {"posekit": lambda: noise.log_prob(turns)},
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
        if row.endswith(("densities", "scores")):
            runs["copy"] = copy_of(2 * 5 * COUNT, "cpu")
    return found


def main() -> None:
    torch.set_num_threads(1)
    for row, runs in cases().items():
        found = least_times(runs)
        own = found.pop("posekit")
        others = [f", {name} {x:.1f} ({x / own:.2f} times)" for name, x in found.items()]
        sys.stdout.write(f"{row}: {own:.1f}{''.join(others)}\n")


if __name__ == "__main__":
    main()
