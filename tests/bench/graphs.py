"""Time pose graphs and bundle adjustment in posekit and in gtsam, alternating, on one thread.

    python -m tests.bench.graphs                      # generated graphs
    python -m tests.bench.graphs sphere2500.g2o ...   # files

A time is the least CPU time of three rounds of a whole optimisation: from the graph to the result, with ordering and,
where it is said, the chordal start. Both stop where an iteration reduces the cost by less than 1e-6 of it. gtsam is run
with both of its orderings, by Gauss and Newton's and by Levenberg and Marquardt's method; the best one counts.
"""

from __future__ import annotations

import contextlib
import pathlib
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

import torch

import posekit as pk
from tests.support import graphs

ROUNDS = 3


def least(runs: dict[str, Callable[[], tuple[float, int]]]) -> dict[str, tuple[float, float, int]]:
    """The least CPU time in milliseconds of each run, its cost and its iterations."""
    found: dict[str, tuple[float, float, int]] = {}
    for _ in range(ROUNDS + 1):  # the first round builds kernels
        for name, run in runs.items():
            begin = time.thread_time()
            cost, iterations = run()
            spent = 1e3 * (time.thread_time() - begin)
            if name not in found or spent < found[name][0]:
                found[name] = spent, cost, iterations
    return found


def of_gtsam(path: pathlib.Path, chordal: bool) -> dict[str, Callable[[], tuple[float, int]]]:
    import gtsam

    factors, values = gtsam.readG2o(str(path), True)
    factors.add(gtsam.PriorFactorPose3(0, values.atPose3(0), gtsam.noiseModel.Isotropic.Sigma(6, 1e-2)))
    kinds: dict[str, tuple[Any, Any]] = {
        "GN": (gtsam.GaussNewtonParams, gtsam.GaussNewtonOptimizer),
        "LM": (gtsam.LevenbergMarquardtParams, gtsam.LevenbergMarquardtOptimizer),
    }

    def run(kind: str, ordering: str) -> tuple[float, int]:
        parameters = kinds[kind][0]()
        parameters.setMaxIterations(50)
        parameters.setRelativeErrorTol(1e-6)
        parameters.setAbsoluteErrorTol(0.0)
        parameters.setOrderingType(ordering)
        start = gtsam.InitializePose3.initialize(factors) if chordal else values
        optimizer = kinds[kind][1](factors, start, parameters)
        return 2 * factors.error(optimizer.optimize()), optimizer.iterations()

    return {f"gtsam {k} {o}": (lambda k=k, o=o: run(k, o)) for k in kinds for o in ("COLAMD", "METIS")}


def row(path: pathlib.Path, name: str, chordal: bool) -> None:
    graph = pk.io.read_g2o(path, progress=False)
    s = torch.tensor([1.0, 1, 1, 2, 2, 2], dtype=torch.float64)  # gtsam does not convert the errors of g2o
    graph = pk.io.PoseGraph(graph.poses, graph.pairs, graph.measurements, graph.information * s * s[:, None])

    def ours() -> tuple[float, int]:
        result = graph.optimize(initialise="chordal" if chordal else None, progress=False)
        return result.cost, result.iterations

    runs = {"posekit": ours}
    with contextlib.suppress(ImportError):
        runs |= of_gtsam(path, chordal)
    found = least(runs)
    mine = found.pop("posekit")
    best = min(found.items(), key=lambda x: x[1][0]) if found else None
    text = f"{name:24} {mine[0]:9.1f} ms {mine[2]:3} iterations, cost {mine[1]:.9g}"
    if best:
        label, (spent, cost, _) = best
        text += f"; {label} {spent:.1f} ms, {spent / mine[0]:.1f} times, cost {cost:.9g}"
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def main(paths: list[str]) -> None:
    torch.set_num_threads(1)
    for path in map(pathlib.Path, paths):
        for chordal in (False, True):
            row(path, path.stem + (" (chordal)" if chordal else ""), chordal)
    if paths:
        return
    with tempfile.TemporaryDirectory() as folder:
        cases = {
            "torus (chordal)": (graphs.torus(), True),
            "grid 15 x 15 x 15": (graphs.grid(15, 15, 15), False),
        }
        for name, (graph, chordal) in cases.items():
            path = pathlib.Path(folder, "graph.g2o")
            pk.io.write_g2o(path, graph, progress=False)
            row(path, name, chordal)


if __name__ == "__main__":
    main(sys.argv[1:])
