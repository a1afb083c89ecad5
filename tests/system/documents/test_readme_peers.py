"""The README's table of solvers and robots: each cell is tried with GTSAM, Ceres and Pinocchio."""

from __future__ import annotations

import pathlib
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import torch

import posekit as pk
from posekit.kinematics import Inertias
from tests.system.documents.test_readme_tables import README, table

gtsam = pytest.importorskip("gtsam", reason="gtsam is not installed")
pyceres = pytest.importorskip("pyceres", reason="pyceres is not installed")
pin = pytest.importorskip("pinocchio", reason="pinocchio is not installed")

ROWS = {row[""]: row for row in table(README.split("Solvers and robots, with GTSAM")[1])}
PEERS = {"GTSAM": gtsam, "Ceres": pyceres, "Pinocchio": pin}
D = np.array([0.1, 0.2, -0.3, 0.4, -0.5, 0.6])
TARGETS = (0.0, 0.0, 10.0)  # of numbers: their mean is 10/3
ARM = pk.Robot.example("arm", dtype=torch.float64)
MODEL = pin.buildModelFromXML((pathlib.Path(pk.__file__).parent / "kinematics" / "examples" / "arm.urdf").read_text())
Q, V, A = np.linspace(-1, 1, 21).reshape(3, 7)
MATRICES = np.stack([np.eye(4)] * 3)


def takes(call: Callable[[], Any]) -> str:
    """Whether a call takes its arguments; Boost and pybind raise errors of several kinds."""
    try:
        call()
    except Exception:
        return "no"
    return "yes"


def names(peer: str, *words: str) -> str:
    """Whether a library has a name in which all the words occur."""
    return "yes" if any(all(word in name.lower() for word in words) for name in dir(PEERS[peer])) else "no"


def order(quaternion: np.ndarray) -> str:
    """Where the real part of a small turn about x is."""
    return {0: "wxyz", 3: "xyzw"}[int(np.argmax(np.abs(quaternion)))]


def tangent(matrix: np.ndarray) -> str:
    """Which half of D turns in its exponential."""
    turning = {"`[v, w]`": D[3:], "`[w, v]`": D[:3]}
    return next(name for name, w in turning.items() if np.allclose(pin.exp3(w), matrix[:3, :3], atol=1e-9))


def of_gtsam(loss: Any) -> tuple[float, float]:
    """The number that is near to the targets, and its variance; Jacobians are by hand."""

    def factor(target: float) -> Any:
        def error(_: Any, values: Any, jacobians: Any) -> np.ndarray:
            if jacobians is not None:
                jacobians[0] = np.eye(1)
            return values.atVector(0) - target

        unit = gtsam.noiseModel.Unit.Create(1)
        return gtsam.CustomFactor(unit if loss is None else gtsam.noiseModel.Robust.Create(loss, unit), [0], error)

    graph, values = gtsam.NonlinearFactorGraph(), gtsam.Values()
    for target in TARGETS:
        graph.add(factor(target))
    values.insert(0, np.ones(1))
    found = gtsam.LevenbergMarquardtOptimizer(graph, values).optimize()
    return float(found.atVector(0)[0]), float(gtsam.Marginals(graph, found).marginalCovariance(0)[0, 0])


class Offset(pyceres.CostFunction):
    """x - target, with its Jacobian by hand."""

    def __init__(self, target: float) -> None:
        super().__init__()
        self.target = target
        self.set_num_residuals(1)
        self.set_parameter_block_sizes([1])

    def Evaluate(self, parameters: Any, residuals: Any, jacobians: Any) -> bool:
        residuals[:] = parameters[0] - self.target
        if jacobians is not None and jacobians[0] is not None:
            jacobians[0][:] = 1.0
        return True


def of_ceres(loss: Any) -> tuple[float, float]:
    x, problem, costs = np.ones(1), pyceres.Problem(), [Offset(target) for target in TARGETS]
    for cost in costs:
        problem.add_residual_block(cost, loss, [x])
    options = pyceres.SolverOptions()
    options.function_tolerance = 1e-14
    pyceres.solve(options, problem, pyceres.SolverSummary())
    covariance = pyceres.Covariance(pyceres.CovarianceOptions())
    assert covariance.compute([(x, x)], problem)
    return float(x[0]), float(covariance.get_covariance_block(x, x)[0, 0])


def of_posekit(loss: Any) -> tuple[float, float]:
    """The same without a Jacobian by hand."""
    targets = torch.tensor(TARGETS, dtype=torch.float64)[:, None]
    found = pk.least_squares(lambda x, t: x - t, torch.ones(1, dtype=torch.float64), targets, loss=loss, batch_dims=0)
    return found.value.item(), found.covariance(scaled=False).item()


def robust(solve: Callable[[Any], tuple[float, float]], loss: Any) -> str:
    """Whether the mean and its variance are right without a loss, and a loss leaves the far number out."""
    mean, variance = solve(None)
    assert mean == pytest.approx(10 / 3, abs=1e-6)
    assert variance == pytest.approx(1 / 3, abs=1e-6)
    return "yes" if abs(solve(loss)[0]) < 0.5 else "no"


def by_hand(solve: Callable[[Any], tuple[float, float]]) -> str:
    assert solve(None)[0] == pytest.approx(10 / 3, abs=1e-6)  # by the Jacobian above, which the library does not derive
    return "by hand"


def differentiable() -> str:
    """The derivative of a mean in a datum is one over their number."""
    targets = torch.tensor(TARGETS, dtype=torch.float64)[:, None].requires_grad_()
    found = pk.least_squares(lambda x, t: x - t, torch.ones(1, dtype=torch.float64), targets, batch_dims=0)
    (gradient,) = torch.autograd.grad(found.value.sum(), targets)
    return "yes" if torch.allclose(gradient, torch.full((3, 1), 1 / 3, dtype=torch.float64)) else "no"


def torque() -> str:
    tau = ARM.inverse_dynamics(*map(torch.from_numpy, (Q, V, A))).numpy()
    np.testing.assert_allclose(tau, pin.rnea(MODEL, MODEL.createData(), Q, V, A), atol=1e-9)
    return "yes"


def regressor() -> str:
    """Torques are the regressor times the masses and moments, of which it therefore is the derivative."""
    name = "computeJointTorqueRegressor"
    masses = np.concatenate([inertia.toDynamicParameters() for inertia in list(MODEL.inertias)[1:]])
    tau = getattr(pin, name)(MODEL, MODEL.createData(), Q, V, A) @ masses
    np.testing.assert_allclose(tau, pin.rnea(MODEL, MODEL.createData(), Q, V, A), atol=1e-9)
    return f"`{name}`"


def of_masses() -> str:
    """The derivative of torques in a mass, against differences: torques are linear in it."""
    inertias, state = ARM.inertias, [torch.from_numpy(x) for x in (Q, V, A)]

    def tau(mass: torch.Tensor) -> torch.Tensor:
        return ARM.replace(inertias=Inertias(mass, inertias.centre, inertias.inertia)).inverse_dynamics(*state)

    mass = inertias.mass.clone().requires_grad_()
    (gradient,) = torch.autograd.grad(tau(mass).sum(), mass)
    step = torch.zeros_like(mass)
    step[-1] = 1
    difference = (tau(mass.detach() + step) - tau(mass.detach())).sum()
    return "yes" if torch.allclose(gradient[-1], difference) else "no"


TURN = pk.Rotation.exp(torch.tensor([0.1, 0, 0], dtype=torch.float64))
CELLS: dict[str, dict[str, Callable[[], str]]] = {
    "batches of poses": {
        "posekit": lambda: takes(lambda: pk.Pose.from_matrix(torch.from_numpy(MATRICES))),
        "GTSAM": lambda: takes(lambda: gtsam.Pose3(MATRICES)),
        "Pinocchio": lambda: takes(lambda: pin.SE3(MATRICES)),
    },
    "quaternions": {
        "posekit": lambda: order(TURN.quaternion.numpy()),
        "GTSAM": lambda: order(np.array([getattr(gtsam.Rot3.Rx(0.1).toQuaternion(), part)() for part in "wxyz"])),
        "Ceres": lambda: "either" if {"QuaternionManifold", "EigenQuaternionManifold"} <= set(dir(pyceres)) else "",
        "Pinocchio": lambda: order(pin.SE3ToXYZQUAT(pin.SE3(TURN.matrix().numpy(), np.zeros(3)))[3:]),
    },
    "tangents of poses": {
        "posekit": lambda: tangent(pk.Pose.exp(torch.from_numpy(D)).matrix().numpy()),
        "GTSAM": lambda: tangent(gtsam.Pose3.Expmap(D).matrix()),
        "Pinocchio": lambda: tangent(pin.exp6(D).homogeneous),
    },
    "Jacobians of residuals in Python": {
        "posekit": lambda: "derived" if of_posekit(None)[0] == pytest.approx(10 / 3) else "",
        "GTSAM": lambda: by_hand(of_gtsam),
        "Ceres": lambda: by_hand(of_ceres),
    },
    "robust losses, covariances": {
        "posekit": lambda: robust(of_posekit, "cauchy"),
        "GTSAM": lambda: robust(of_gtsam, gtsam.noiseModel.mEstimator.Cauchy.Create(1.0)),
        "Ceres": lambda: robust(of_ceres, pyceres.CauchyLoss(1.0)),
    },
    "derivatives of solutions": {
        "posekit": differentiable,
        "GTSAM": lambda: names("GTSAM", "implicit", "grad"),
        "Ceres": lambda: names("Ceres", "implicit"),
    },
    "incremental solving": {
        "posekit": lambda: "yes" if hasattr(pk.optimisation, "ISAM2") else "no",
        "GTSAM": lambda: f"`{gtsam.ISAM2().__class__.__name__}`",
        "Ceres": lambda: names("Ceres", "isam"),
    },
    "inverse kinematics": {
        "posekit": lambda: "yes" if ARM.ik(ARM.forward(torch.from_numpy(Q), "l8"), link="l8").converged else "no",
        "GTSAM": lambda: names("GTSAM", "inverse", "kinematic"),
        "Ceres": lambda: names("Ceres", "kinematic"),
        "Pinocchio": lambda: names("Pinocchio", "inverse", "kinematic"),
    },
    "inverse dynamics": {
        "posekit": torque,
        "GTSAM": lambda: names("GTSAM", "rnea"),
        "Ceres": lambda: names("Ceres", "rnea"),
        "Pinocchio": lambda: names("Pinocchio", "rnea"),
    },
    "derivatives of it to masses": {"posekit": of_masses, "Pinocchio": regressor},
}


def test_every_cell_is_tried() -> None:
    for row, cells in ROWS.items():
        tried = {peer for peer, cell in cells.items() if peer and cell != "-"}
        assert tried == set(CELLS[row]), row
    assert set(CELLS) == set(ROWS)


@pytest.mark.parametrize(("row", "peer"), [(row, peer) for row, cells in CELLS.items() for peer in cells])
def test_a_cell_says_what_the_library_does(row: str, peer: str) -> None:
    assert CELLS[row][peer]().strip("`") == ROWS[row][peer].strip("`")
