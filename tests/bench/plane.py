"""Time pose graphs of the plane in posekit and in gtsam, alternating, on one thread.

    python -m tests.bench.plane                     # a generated building, of the size of the Intel lab
    python -m tests.bench.plane manhattan_M3500.g2o # files

A time is the least CPU time of several rounds of a whole optimisation, from the graph to the result, with ordering.
gtsam is run by Gauss and Newton's and by Levenberg and Marquardt's method with both of its orderings. All start from
the poses of the graph, or with a start by linear systems: posekit's chordal one, gtsam's LAGO, which takes diagonal
information only and is left out elsewhere. All stop where an
iteration reduces the cost by less than 1e-6 of it. The distance is the largest one between positions of both.
"""

from __future__ import annotations

import pathlib
import sys
import tempfile
from collections.abc import Callable
from typing import Any

import torch

import posekit as pk
from tests.bench.graphs import least, say
from tests.support import graphs


def of_gtsam(path: pathlib.Path, linear: bool, found: dict[str, Any]) -> dict[str, Callable[[], tuple[float, int]]]:
    import gtsam

    factors, values = gtsam.readG2o(str(path), False)
    factors.add(gtsam.PriorFactorPose2(0, values.atPose2(0), gtsam.noiseModel.Isotropic.Sigma(3, 1e-2)))
    kinds: dict[str, tuple[Any, Any]] = {
        "GN": (gtsam.GaussNewtonParams, gtsam.GaussNewtonOptimizer),
        "LM": (gtsam.LevenbergMarquardtParams, gtsam.LevenbergMarquardtOptimizer),
    }

    def run(kind: str, ordering: str) -> tuple[float, int]:
        parameters = kinds[kind][0]()
        parameters.setMaxIterations(100)
        parameters.setRelativeErrorTol(1e-6)
        parameters.setAbsoluteErrorTol(0.0)
        parameters.setOrderingType(ordering)
        start = gtsam.lago.initialize(factors) if linear else values
        optimizer = kinds[kind][1](factors, start, parameters)
        found[f"gtsam {kind} {ordering}"] = end = optimizer.optimize()
        return 2 * factors.error(end), optimizer.iterations()

    if linear:
        try:
            gtsam.lago.initialize(factors)
        except ValueError as error:
            say(f"gtsam has no linear start: {error}")
            linear = False
    return {f"gtsam {k} {o}": (lambda k=k, o=o: run(k, o)) for k in kinds for o in ("COLAMD", "METIS")}


def row(graph: pk.io.PoseGraph, name: str, linear: bool, path: pathlib.Path) -> None:
    pk.io.write_g2o(path, graph, progress=False)
    ends: dict[str, Any] = {}

    def ours() -> tuple[float, int]:
        ends["posekit"] = result = graph.optimize(initialise="chordal" if linear else None, progress=False)
        return result.cost, result.iterations

    found = least({"posekit": ours, **of_gtsam(path, linear, ends)})
    mine, positions = found["posekit"], ends["posekit"].graph.poses.position
    say(f"{name}: {mine[0]:.1f} ms, {mine[2]} iterations, cost {mine[1]:.9g}")
    for label, (spent, cost, count) in found.items():
        if label != "posekit":
            theirs = [ends[label].atPose2(i).translation().tolist() for i in graph.ids.tolist()]
            apart = float((positions - torch.tensor(theirs, dtype=torch.float64)).norm(dim=-1).max())
            text = f"{spent:9.1f} ms, {count} iterations, cost {cost:.9g}, {spent / mine[0]:.2f} times"
            say(f"    {label:16} {text}, {apart:.1e} apart")


def main(paths: list[str]) -> None:
    torch.set_num_threads(1)
    cases = {pathlib.Path(x).stem: pk.io.read_g2o(x, progress=False) for x in paths}
    with tempfile.TemporaryDirectory() as folder:
        for name, graph in (cases or {"building": graphs.building()}).items():
            for linear in (False, True):
                title = f"{name}, with a linear start" if linear else name
                row(graph, title, linear, pathlib.Path(folder, "graph.g2o"))


if __name__ == "__main__":
    main(sys.argv[1:])
