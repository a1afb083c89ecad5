"""Time pose graphs and bundle adjustment in posekit and in gtsam, alternating, on one thread.

    python -m tests.bench.graphs                      # generated graphs
    python -m tests.bench.graphs sphere2500.g2o ...   # files
    python -m tests.bench.graphs --small              # 5 to 500 poses, solved again
    python -m tests.bench.graphs --ranges             # ranges to beacons in a field, of the size of Plaza2
    python -m tests.bench.graphs --city               # 100,000 poses and 200,000 edges, with memory; minutes in gtsam
    python -m tests.bench.graphs --robust FILE ...    # steps with robust losses, of files and generated graphs
    python -m tests.bench.graphs --device cuda        # elapsed times of a graph, a batch, a bundle

A time is the least CPU time of three rounds of a whole optimisation: from the graph to the result, with ordering and,
where it is said, the chordal start. Both stop where an iteration reduces the cost by less than 1e-6 of it. gtsam is run
with both of its orderings, by Gauss and Newton's and by Levenberg and Marquardt's method; the best one counts. Rows of
threads compare the elapsed time of two with that of one.
"""

from __future__ import annotations

import contextlib
import functools
import pathlib
import resource
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from typing import Any

import attrs
import torch

import posekit as pk
from posekit.optimisation import Edges, pose_graph
from tests.support import graphs
from tests.support.bundles import street

ROUNDS = 3


def least(runs: Mapping[str, Callable[[], tuple[float, ...]]]) -> dict[str, tuple[float, float, int]]:
    """The least CPU time in milliseconds of each run, its cost and its iterations.

    A run that tells a third number has timed itself, without what it must make anew each time.
    """
    found: dict[str, tuple[float, float, int]] = {}
    for _ in range(ROUNDS + 1):  # the first round builds kernels
        for name, run in runs.items():
            begin = time.thread_time()
            cost, iterations, *own = run()
            spent = own[0] if own else 1e3 * (time.thread_time() - begin)
            if name not in found or spent < found[name][0]:
                found[name] = spent, cost, int(iterations)
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


def as_gtsam_reads(path: pathlib.Path) -> pk.io.PoseGraph:
    graph = pk.io.read_g2o(path, progress=False)
    s = torch.tensor([1.0, 1, 1, 2, 2, 2], dtype=torch.float64)  # gtsam does not convert the errors of g2o
    return pk.io.PoseGraph(graph.poses, graph.pairs, graph.measurements, graph.information * s * s[:, None])


def row(path: pathlib.Path, name: str, chordal: bool) -> None:
    graph = as_gtsam_reads(path)

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
    say(text)


def chordal_row(path: pathlib.Path, name: str) -> None:
    """The chordal solution beside gtsam's."""
    graph = as_gtsam_reads(path)
    edges, held = Edges(graph.pairs, graph.measurements, graph.information), torch.arange(len(graph.poses)) == 0

    def ours() -> tuple[float, int]:
        poses = pose_graph._chordal(graph.poses, edges, held)
        return cost(pk.io.PoseGraph(poses, graph.pairs, graph.measurements, graph.information)), 0

    runs = {"posekit": ours}
    with contextlib.suppress(ImportError):
        import gtsam

        factors, values = gtsam.readG2o(str(path), True)
        factors.add(gtsam.PriorFactorPose3(0, values.atPose3(0), gtsam.noiseModel.Isotropic.Sigma(6, 1e-2)))
        runs["gtsam"] = lambda: (2 * factors.error(gtsam.InitializePose3.initialize(factors)), 0)
    found = least(runs)
    text = ", ".join(f"{system} {spent:.1f} ms, cost {at:.6g}" for system, (spent, at, _) in found.items())
    if "gtsam" in found:
        text += f", {found['gtsam'][0] / found['posekit'][0]:.1f} times"
    say(f"{name + ' start':24} {text}")


def cost(graph: pk.io.PoseGraph) -> float:
    e = graph.errors()
    return float((e[:, None] @ graph.information @ e[..., None]).sum())


def threads_row(graph: pk.io.PoseGraph, name: str) -> None:
    """Two threads beside one: elapsed times, and whether the results have the same bits."""
    spent, results = {1: float("inf"), 2: float("inf")}, {}
    for _ in range(ROUNDS + 1):
        for threads in spent:
            torch.set_num_threads(threads)
            begin = time.perf_counter()
            results[threads] = graph.optimize(initialise=None, progress=False)
            spent[threads] = min(spent[threads], time.perf_counter() - begin)
    torch.set_num_threads(1)
    first, second = (r.graph.poses for r in results.values())
    same = torch.equal(first.position, second.position) and torch.equal(first.quaternion, second.quaternion)
    times = f"one thread {1e3 * spent[1]:.0f} ms, two {1e3 * spent[2]:.0f} ms, {spent[1] / spent[2]:.2f} times"
    say(f"{name + ' threads':24} {times}, {'the same bits' if same else 'OTHER BITS'}")


def often(run: Callable[[], tuple[float, int]], calls: int = 20) -> Callable[[], tuple[float, int, float]]:
    """A run that tells the mean time of some calls, in milliseconds."""

    def timed() -> tuple[float, int, float]:
        begin = time.thread_time()
        for _ in range(calls):
            cost, iterations = run()
        return cost, iterations, 1e3 * (time.thread_time() - begin) / calls

    return timed


def small() -> None:
    """Paths of poses with loops: a `Problem` that is solved again, the same `PoseGraph` and new ones that are alike."""
    for n in (5, 20, 100, 500):
        truth = pk.Pose.exp(torch.randn(n, 6, dtype=torch.float64, generator=torch.Generator().manual_seed(n)))
        pairs = torch.tensor([(k, k + 1) for k in range(n - 1)] + [(k, k + 4) for k in range(0, n - 4, 3)])
        graph = graphs.measured(truth, pairs, 0.01, 0.05, n)
        problem = graph.problem(initialise=None).problem

        def again(problem: pk.Problem = problem) -> tuple[float, int]:
            result = problem.solve(progress=False)
            return float(result.cost), int(result.iterations)

        def optimised(graph: pk.io.PoseGraph = graph, new: bool = False) -> tuple[float, int]:
            if new:
                graph = pk.io.PoseGraph(graph.poses, graph.pairs.clone(), graph.measurements, graph.information)
            result = graph.optimize(initialise=None, progress=False)
            return float(result.cost), int(result.iterations)

        runs = {"Problem": again, "PoseGraph": optimised, "new PoseGraph": functools.partial(optimised, new=True)}
        with contextlib.suppress(ImportError), tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "graph.g2o")
            pk.io.write_g2o(path, graph, progress=False)
            runs |= of_gtsam(path, False)
        found = least({name: often(run) for name, run in runs.items()})
        others = {name: found.pop(name) for name in [*found] if name.startswith("gtsam")}
        text = ", ".join(f"{name} {spent:.3f} ms" for name, (spent, _, _) in found.items())
        if others:
            name, (spent, _, _) = min(others.items(), key=lambda x: x[1][0])
            text += f"; {name} {spent:.3f} ms"
        say(f"{n:4} poses: {text}")


def ranges() -> None:
    """A mower of 4091 poses and 1816 ranges to four beacons, with and without a loss."""
    given = graphs.field()
    for loss in (None, "huber", "cauchy"):

        def ours(loss: str | None = loss) -> tuple[float, int]:
            result = graphs.field_problem(given, loss)[0].solve(max_iterations=100, progress=False)
            return result.cost, result.iterations if result.converged else -1

        spent, cost, iterations = least({"posekit": ours})["posekit"]
        say(f"{'field, ' + str(loss):24} {spent:9.1f} ms {iterations:3} iterations, cost {cost:.9g}")


def robust(paths: list[str]) -> None:
    """The steps that losses of the scale 1 take, from the poses and from a chordal start."""
    made = {"grid": graphs.grid(8, 8, 8), "torus": graphs.torus(), "city": graphs.city(60, 3000, 3000)}
    made |= {"building": graphs.building()}
    made |= {pathlib.Path(x).stem: pk.io.read_g2o(x, information="clip", progress=False) for x in paths}
    taken: dict[Any, list[int]] = {}
    for name, graph in made.items():
        row = []
        for initialise in (None, "chordal"):
            for loss in (None, "huber", "cauchy"):
                result = graph.optimize(initialise=initialise, loss=loss, max_iterations=200, progress=False)
                taken.setdefault((initialise, loss), []).append(int(result.iterations))
                row.append(f"{result.iterations} {'' if result.converged else result.status + ' '}to {result.cost:.9g}")
        say(f"{name:24} " + ", ".join(row))
    for (initialise, loss), steps in taken.items():
        kind = f"{initialise or 'poses'}, {loss or 'no loss'}"
        say(f"{kind:24} {sum(steps) / len(steps):.1f} in the mean, median {sorted(steps)[len(steps) // 2]}")


def city() -> None:
    """A graph of 100,000 poses and 200,000 edges, and the memory that its optimisation takes."""
    graph = graphs.city(200, 100_000, 100_001)
    before, begin = peak(), time.thread_time()
    result = graph.optimize(initialise=None, progress=False)
    spent, more = time.thread_time() - begin, peak() - before
    factor = result.solution._solver.factor.bytes
    say(f"{graph}: {result.status} after {result.iterations} iterations, {spent:.1f} s, cost {result.cost:.9g}")
    say(f"memory {more / 1e6:.0f} MB, {more / factor:.1f} times the {factor / 1e6:.0f} MB of the factor")


def on_device(name: str) -> None:
    """The least elapsed time of three optimisations on a device and on the CPU with all its threads."""
    small = graphs.batched([graphs.grid(4, 5, 5, seed=k) for k in range(100)])
    made = {"torus": graphs.torus(), "100 graphs of 100 poses": small, "bundle": street(1000, 100_000)}
    for title, problem in made.items():
        fields = [getattr(problem, field.name) for field in attrs.fields(type(problem))]
        there = type(problem)(*[x.to(name) for x in fields])
        spent: dict[str, tuple[float, Any]] = {}
        for device, which in (("cpu", problem), (name, there)):
            for _ in range(ROUNDS + 1):
                begin = time.perf_counter()
                made_of = which.optimize(progress=False)
                result = made_of[1] if isinstance(made_of, tuple) else made_of
                cost = torch.as_tensor(result.cost).double().sum().item()  # waits
                seconds = time.perf_counter() - begin
                spent[device] = min(spent.get(device, (seconds, cost)), (seconds, cost))
        (here, cost), (elsewhere, other) = spent["cpu"], spent[name]
        say(f"{title:24} {1e3 * here:9.1f} ms, {name} {1e3 * elsewhere:9.1f} ms, costs {cost:.9g} and {other:.9g}")


def peak() -> int:
    return 1024 * resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def main(paths: list[str]) -> None:
    if paths[:1] == ["--device"]:
        on_device(paths[1])
        return
    torch.set_num_threads(1)
    if paths[:1] == ["--robust"]:
        robust(paths[1:])
        return
    chosen = {"--city": city, "--ranges": ranges, "--small": small}.get(*paths[:1] or [""])
    if chosen is not None:
        chosen()
        return
    for path in map(pathlib.Path, paths):
        for chordal in (False, True):
            row(path, path.stem + (" (chordal)" if chordal else ""), chordal)
        chordal_row(path, path.stem)
        threads_row(pk.io.read_g2o(path, progress=False), path.stem)
    if paths:
        return
    with tempfile.TemporaryDirectory() as folder:
        cases = {"torus": (graphs.torus(), True), "grid 15 x 15 x 15": (graphs.grid(15, 15, 15), False)}
        for name, (graph, chordal) in cases.items():
            path = pathlib.Path(folder, "graph.g2o")
            pk.io.write_g2o(path, graph, progress=False)
            row(path, name + (" (chordal)" if chordal else ""), chordal)
            chordal_row(path, name)
            threads_row(graph, name)


if __name__ == "__main__":
    main(sys.argv[1:])
