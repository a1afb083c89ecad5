"""Time `least_squares` beside SciPy, PyPose, torch.func and Theseus, alternating, on one thread.

    python -m tests.bench.solving             # 1000 ICP, PnP and hand-eye problems, one problem, Jacobians, first calls
    python -m tests.bench.solving pnp         # some of them
    python -m tests.bench.solving robust      # the steps of robust losses
    python -m tests.bench.solving recorded    # 1, 10 and 1000 PnP problems beside OpenCV

A time is the least CPU time of three rounds. SciPy and PyPose solve a few of the problems, one after the other, and
their times are scaled: PyPose has one damping for a batch. torch.func and Theseus take as many steps as posekit takes
on average. SciPy's Huber loss acts on single numbers, and Theseus has none. A peer that is not installed is left out.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import scipy.optimize
import torch
from scipy.spatial.transform import Rotation as ScipyRotation
from torch import Tensor

import posekit as pk
from posekit.algebra import Pose, Scalar, Vec3, dot
from posekit.optimisation import dense_solve
from tests.support import robust
from tests.support.solving import D, hand_eye, motions, pnp, reprojection, reprojection_in_torch

COUNT, ROUNDS = 1000, 3
SCIPY, PYPOSE = 10, 2  # problems that are measured


@pk.op
def to_plane(T: Pose, point: Vec3, target: Vec3, normal: Vec3) -> Scalar:
    """The distance of a point from a plane."""
    return dot(normal, T @ point - target)


def to_plane_in_torch(T: pk.Pose, points: Tensor, targets: Tensor, normals: Tensor) -> Tensor:
    return ((T.apply(points, clouds=True) - targets) * normals).sum(-1, keepdim=True)


def hand_eye_in_torch(X: pk.Pose, a: pk.Pose, b: pk.Pose) -> Tensor:
    X = X[..., None]
    return (~(a @ X) @ (X @ b)).log()


class Kind(NamedTuple):
    """Problems of one kind.

    Attributes:
        op: The residual.
        function: The same in Python.
        start: Where the search starts.
        data: Arguments of the residual.
        loss: The scale of Huber's loss, or None.
        numpy: The residual of a matrix and NumPy arrays.
        torch: The residual of a matrix and tensors, or None.
        pypose: That of PyPose, of an SE3 and tensors or SE3s.
    """

    op: Any
    function: Callable[..., Any]
    start: pk.Pose
    data: tuple[Any, ...]
    loss: float | None
    numpy: Callable[..., Any]
    torch: Callable[..., Tensor] | None
    pypose: Callable[..., Tensor]


def projected(p: Any, pixels: Any) -> Any:
    return p[..., :2] / p[..., 2:] - pixels


def icp() -> Kind:
    g = torch.Generator().manual_seed(1)

    def normal(*shape: int) -> Tensor:
        return torch.randn(*shape, generator=g, dtype=D)

    true = pk.Pose.exp(0.3 * normal(COUNT, 6))
    points = normal(COUNT, 100, 3)
    normals = torch.nn.functional.normalize(normal(COUNT, 100, 3), dim=-1)
    targets = true.apply(points, clouds=True) + 0.01 * normal(COUNT, 100, 3)

    def residual(m: Any, p: Any, q: Any, n: Any) -> Any:
        return ((p @ m[:3, :3].T + m[:3, 3] - q) * n).sum(-1)

    return Kind(
        to_plane,
        to_plane_in_torch,
        pk.Pose.identity(COUNT, dtype=D),
        (points, targets, normals),
        None,
        residual,
        residual,
        lambda T, p, q, n: ((T[:, None].Act(p) - q) * n).sum(-1),
    )


def cameras() -> Kind:
    start, points, pixels, _ = pnp(COUNT, outliers=0.2)

    def residual(m: Any, p: Any, x: Any) -> Any:
        return projected(p @ m[:3, :3].T + m[:3, 3], x)

    return Kind(
        reprojection,
        reprojection_in_torch,
        start,
        (points, pixels),
        0.01,
        residual,
        residual,
        lambda T, p, x: projected(T[:, None].Act(p), x),
    )


def hands() -> Kind:
    start, a, b, _ = motions(COUNT)

    def residual(m: Any, a: Any, b: Any) -> Any:
        import numpy as np

        error = np.linalg.inv(a @ m) @ (m @ b)
        return np.concatenate((error[:, :3, 3], ScipyRotation.from_matrix(error[:, :3, :3]).as_rotvec()), -1)

    def by_pypose(X: Any, a: Any, b: Any) -> Any:
        X = X[:, None]
        return ((a @ X).Inv() @ (X @ b)).Log().tensor()

    return Kind(hand_eye, hand_eye_in_torch, start, (a, b), None, residual, None, by_pypose)


KINDS = {"icp": icp, "pnp": cameras, "hand-eye": hands}


def matrices(kind: Kind) -> list[Tensor]:
    return [x if isinstance(x, Tensor) else x.matrix() for x in kind.data]


def by_scipy(kind: Kind) -> Callable[[], Any]:
    starts = kind.start.matrix().numpy()
    data = [x.numpy() for x in matrices(kind)]

    def run() -> None:
        for i in range(SCIPY):
            m, given = starts[i], [x[i] for x in data]

            def residual(d: Any, m: Any = m, given: Any = given) -> Any:
                moved = m.copy()
                moved[:3, :3] = m[:3, :3] @ ScipyRotation.from_rotvec(d[3:]).as_matrix()
                moved[:3, 3] += m[:3, :3] @ d[:3]
                return kind.numpy(moved, *given).ravel()

            if kind.loss is None:
                scipy.optimize.least_squares(residual, [0.0] * 6, method="lm")
            else:
                scipy.optimize.least_squares(residual, [0.0] * 6, loss="huber", f_scale=kind.loss)

    return run


def by_torch_func(kind: Kind, steps: int) -> Callable[[], Any]:
    """The same number of Gauss-Newton steps with Jacobians by torch.func."""
    function, data = kind.torch, matrices(kind)
    if function is None:
        raise ImportError("torch has no logarithm of a pose")

    def residual(d: Tensor, m: Tensor, *given: Tensor) -> Tensor:
        v, w = d[:3], d[3:]
        zero = w[0] * 0
        skew = torch.stack((zero, -w[2], w[1], w[2], zero, -w[0], -w[1], w[0], zero)).reshape(3, 3)
        twist = torch.cat((torch.cat((skew, v[:, None]), -1), d.new_zeros(1, 4)))
        return function(m @ torch.linalg.matrix_exp(twist), *given).flatten()

    def run() -> None:
        start, zero = kind.start, torch.zeros(COUNT, 6, dtype=D)
        for _ in range(steps):
            m = start.matrix()
            r = torch.vmap(residual)(zero, m, *data)
            jacobian = torch.vmap(torch.func.jacfwd(residual))(zero, m, *data)
            hessian = jacobian.mT @ jacobian
            start = start.retract(-torch.linalg.solve(hessian, (jacobian.mT @ r.unsqueeze(-1)).squeeze(-1)))

    return run


def by_pypose(kind: Kind, steps: int) -> Callable[[], Any]:
    import pypose as pp

    def of(x: Any) -> Any:
        return x if isinstance(x, Tensor) else pp.SE3(torch.cat((x.position, x.quaternion.roll(-1, -1)), -1))

    class Model(torch.nn.Module):
        def __init__(self, start: pk.Pose) -> None:
            super().__init__()
            self.T = pp.Parameter(of(start))

        def forward(self, *given: Any) -> Any:
            return kind.pypose(self.T, *given)

    kernel = None if kind.loss is None else pp.optim.kernel.Huber(kind.loss)

    def run() -> None:
        for i in range(PYPOSE):
            optimizer = pp.optim.LM(Model(kind.start[i : i + 1]), kernel=kernel)
            for _ in range(steps):
                optimizer.step([of(x[i : i + 1]) for x in kind.data])

    return run


def by_theseus(kind: Kind, steps: int) -> Callable[[], Any]:
    import theseus as th

    function, data = kind.torch, matrices(kind)
    if function is None:
        raise ImportError("not written")
    pose = th.SE3(tensor=kind.start.matrix()[:, :3], name="T")
    variables = [th.Variable(x, name=f"x{i}") for i, x in enumerate(data)]

    def residual(optim_vars: Any, aux_vars: Any) -> Tensor:
        m, (points, *rest) = optim_vars[0].tensor, [x.tensor for x in aux_vars]
        p = points @ m[:, :, :3].mT + m[:, None, :, 3]
        return ((p - rest[0]) * rest[1]).sum(-1) if len(rest) == 2 else projected(p, rest[0]).flatten(1)

    objective = th.Objective(dtype=D)
    rows = data[1].shape[1] * (1 if len(data) == 3 else 2)
    weight = th.ScaleCostWeight(torch.ones(1, 1, dtype=D))
    objective.add(
        th.AutoDiffCostFunction([pose], residual, rows, aux_vars=variables, cost_weight=weight, autograd_mode="vmap")
    )
    solver = th.LevenbergMarquardt(
        objective, max_iterations=steps, step_size=1.0, linear_solver_cls=th.CholeskyDenseSolver
    )
    layer = th.TheseusLayer(solver)

    def run() -> None:
        given = {"T": kind.start.matrix()[:, :3].clone(), **{f"x{i}": x for i, x in enumerate(data)}}
        with torch.no_grad():
            layer.forward(given, optimizer_kwargs={"damping": 1e-4})

    return run


def by_function(kind: Kind, loss: pk.Loss | None) -> Callable[[], Any]:
    """The function without a trace."""
    trace = dense_solve.traced_terms

    def run() -> None:
        dense_solve.traced_terms = lambda *_: None
        try:
            pk.least_squares(kind.function, kind.start, *kind.data, loss=loss)
        finally:
            dense_solve.traced_terms = trace

    return run


def least(runs: dict[str, tuple[Callable[[], Any], float]]) -> dict[str, float]:
    """The least CPU time of each run, in milliseconds."""
    found: dict[str, float] = {}
    for _ in range(ROUNDS + 1):  # the first round builds kernels
        for name, (run, factor) in runs.items():
            begin = time.thread_time()
            run()
            spent = 1e3 * factor * (time.thread_time() - begin)
            found[name] = min(found.get(name, spent), spent)
    return found


def many(name: str) -> None:
    """A thousand problems of one kind."""
    kind = KINDS[name]()
    loss = None if kind.loss is None else pk.Loss("huber", kind.loss)
    solved = pk.least_squares(kind.op, kind.start, *kind.data, loss=loss)
    steps = round(float(solved.iterations.double().mean()))
    runs: dict[str, tuple[Callable[[], Any], float]] = {
        "posekit, op": (lambda: pk.least_squares(kind.op, kind.start, *kind.data, loss=loss), 1),
        "posekit, traced": (lambda: pk.least_squares(kind.function, kind.start, *kind.data, loss=loss), 1),
        "posekit, function": (by_function(kind, loss), 1),
    }
    peers: dict[str, tuple[Callable[[], Callable[[], Any]], float]] = {
        "torch.func": (lambda: by_torch_func(kind, steps), 1),
        "SciPy": (lambda: by_scipy(kind), COUNT / SCIPY),
        "PyPose": (lambda: by_pypose(kind, steps), COUNT / PYPOSE),
        "Theseus": (lambda: by_theseus(kind, steps), 1),
    }
    for peer, (make, factor) in peers.items():
        try:
            runs[peer] = make(), factor
        except ImportError as error:
            print(f"# {peer} is left out: {error}")
    times = least(runs)
    base = times["posekit, op"]
    print(f"{COUNT} {name}, {steps} steps on average")
    for system, spent in times.items():
        print(f"  {system:20s} {spent:10.1f} ms {spent / base:8.1f}")


def recorded(count: int) -> None:
    """Some problems by the loop that runs without Python, with and without a loss, beside OpenCV's refinement."""
    start, points, pixels, _ = pnp(count, outliers=0.2)
    given, loss = (start, points, pixels), pk.Loss("huber", 0.01)
    each = max(1, 100 // count)
    runs: dict[str, Callable[[], Any]] = {
        "op": lambda: pk.least_squares(reprojection, *given),
        "op, Huber": lambda: pk.least_squares(reprojection, *given, loss=loss),
    }
    if count == 1:
        runs["traced"] = lambda: pk.least_squares(reprojection_in_torch, *given)
        runs["traced, Huber"] = lambda: pk.least_squares(reprojection_in_torch, *given, loss=loss)
    runs |= by_opencv(start, points, pixels)

    def repeated(run: Callable[[], Any]) -> Callable[[], Any]:
        return lambda: [run() for _ in range(each)]

    steps = [float(pk.least_squares(reprojection, *given, loss=x).iterations.double().mean()) for x in (None, loss)]
    print(f"{count} pnp of 50 points, {steps[0]:.1f} steps, {steps[1]:.1f} with Huber")
    for system, spent in least({name: (repeated(run), 1 / each) for name, run in runs.items()}).items():
        print(f"  {system:20s} {1e3 * spent:10.0f} us")


def by_opencv(start: pk.Pose, points: Tensor, pixels: Tensor) -> dict[str, Callable[[], Any]]:
    """One problem after the other, with the stop of posekit: relative changes of 1e-10."""
    try:
        import cv2
        import numpy as np
    except ImportError:
        return {}
    stop, eye = (cv2.TERM_CRITERIA_EPS + cv2.TERM_CRITERIA_COUNT, 50, 1e-10), np.eye(3)
    rotvec, shift = start.rotation.rotvec().numpy()[..., None], start.position.numpy()[..., None]
    problems = [*zip(points.numpy(), pixels.numpy(), rotvec, shift, strict=True)]
    return {"cv2, solvePnPRefineLM": lambda: [
        cv2.solvePnPRefineLM(p, x, eye, None, r.copy(), t.copy(), criteria=stop) for p, x, r, t in problems
    ]}  # fmt: skip


def steps() -> None:
    """The steps of 64 problems of each kind with robust losses: the mean, and the largest number."""
    kinds: list[Any] = [None, *robust.KINDS]
    print(f"{'':36s}" + "".join([f"{kind or 'no loss':>15s}" for kind in kinds]))
    means = dict.fromkeys(kinds, 0.0)
    for name in robust.CASES:
        cells = []
        for kind in kinds:
            taken = robust.solved(name, kind, 64, max_iterations=200).iterations.double()
            means[kind] += float(taken.mean()) / len(robust.CASES)
            cells.append(f"{taken.mean():9.1f} {int(taken.max()):5d}")
        print(f"{name:36s}{''.join(cells)}")
    print(f"{'mean':36s}" + "".join([f"{means[kind]:9.1f}      " for kind in kinds]))


def jacobians() -> None:
    """`pk.jacobian` of a Python function of a pose and a cloud, and the Jacobian of the op."""

    @pk.op
    def moved(T: Pose, point: Vec3) -> Vec3:
        return T @ point

    T, op = pk.Pose.exp(torch.linspace(-0.3, 0.4, 6)), moved.jacobian("T")
    for count in (100, 1000, 10_000, 100_000):
        points = torch.linspace(-1, 1, 3 * count).reshape(count, 3)
        function = pk.jacobian(lambda T, points=points: T.apply(points))
        repeats = 200_000 // count + 8
        runs: dict[str, tuple[Callable[[], Any], float]] = {
            "op": (lambda points=points, n=repeats: [op(T, points) for _ in range(n)], 1e3 / repeats),
            "function": (lambda f=function, n=repeats: [f(T) for _ in range(n)], 1e3 / repeats),
        }
        times = least(runs)
        print(f"jacobian of {count} points: op {times['op']:.1f} us, function {times['function']:.1f} us")


FIRST = """
import time, torch, posekit as pk
from tests.bench import solving
kind = solving.KINDS[{name!r}]()
residual = getattr(kind, {residual!r})
loss = None if kind.loss is None else pk.Loss("huber", kind.loss)
pk.Pose.identity() @ pk.Pose.identity()  # starts Warp
for _ in range(2):
    begin = time.process_time()
    pk.least_squares(residual, kind.start, *kind.data, loss=loss)
    print(time.process_time() - begin)
"""


def first() -> None:
    """First calls, in new processes with empty caches: CPU time, of which nearly all is spent by the compiler."""
    import tempfile

    for name in KINDS:
        for residual in ("op", "function"):
            with tempfile.TemporaryDirectory() as folder:
                environment = {**os.environ, "POSEKIT_CACHE_PATH": folder, "WARP_CACHE_PATH": folder}
                program = FIRST.format(name=name, residual=residual)
                done = subprocess.run(
                    [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
                )
            cold, warm = map(float, done.stdout.split()[-2:])
            route = "op" if residual == "op" else "traced"
            print(f"first call, {name}, {route}: {cold - warm:.2f} s more than the second")


def main(chosen: list[str]) -> None:
    torch.set_num_threads(1)
    for name in KINDS:
        if not chosen or name in chosen:
            many(name)
    for count in (1, 10, 1000):
        if not chosen or "recorded" in chosen:
            recorded(count)
    if not chosen or "robust" in chosen:
        steps()
    if not chosen or "jacobian" in chosen:
        jacobians()
    if not chosen or "first" in chosen:
        first()


if __name__ == "__main__":
    main(sys.argv[1:])
