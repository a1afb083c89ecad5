"""Names of gtsam, Pinocchio and solvers: the errors say what gives the same numbers."""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
import torch

import posekit as pk
from posekit import Pose, Rotation
from posekit.values.names import foreign_estimation
from tests.support.remedies import check_call

TURN = np.array([0.3, -0.2, 0.5])
TWIST = np.array([0.4, -0.1, 0.2, *TURN])  # posekit's order, [v, w]
A, B = (Pose.exp(torch.from_numpy(x)) for x in (TWIST, np.array([-0.3, 0.6, 0.1, 0.7, 0.2, -0.4])))
POINT = torch.tensor([0.2, 0.7, -0.4], dtype=torch.float64)


def remedy(table: dict[str, str], name: str) -> str:
    """The first expression that an entry recommends."""
    _, _, text = table[name].partition(": ")
    return (re.findall("`([^`]+)`", text) or [text])[0]


def value_of(table: dict[str, str], name: str, **names: Any) -> Any:
    """What the expression for a name of a pose A, or of its rotation, gives."""
    expression = remedy(table, name)
    owner = names["self"]
    if hasattr(owner, re.split(r"\W", expression)[0]):
        expression = f"self.{expression}"
    known = {
        "pk": pk,
        "Pose": Pose,
        "Rotation": Rotation,
        "pose": A,
        "rotation": A.rotation,
        "a": A,
        "b": B,
        "other": B,
    }
    found = eval(expression, known | names)
    return (found.matrix() if isinstance(found, Pose | Rotation) else torch.as_tensor(found)).numpy()


def gtsam_order(matrix: np.ndarray) -> np.ndarray:
    """A tangent or a matrix of tangents of gtsam, [w, v], in posekit's order."""
    order = [3, 4, 5, 0, 1, 2]
    return matrix[order] if matrix.ndim == 1 else matrix[order][:, order]


def test_what_replaces_names_of_gtsam_for_rotations_gives_its_numbers() -> None:
    gtsam = pytest.importorskip("gtsam")
    angle, angles = torch.tensor(0.3, dtype=torch.float64), torch.from_numpy(TURN)
    own, theirs = A.rotation, gtsam.Rot3(A.rotation.matrix().numpy())
    makers = {name: getattr(gtsam.Rot3, name)(0.3) for name in ("Rx", "Ry", "Rz", "Roll", "Pitch", "Yaw")}
    makers |= {"RzRyRx": gtsam.Rot3.RzRyRx(*TURN), "Ypr": gtsam.Rot3.Ypr(*TURN), "Expmap": gtsam.Rot3.Expmap(TURN)}
    makers |= {"Rodrigues": gtsam.Rot3.Rodrigues(*TURN), "ClosestTo": gtsam.Rot3.ClosestTo(2 * own.matrix().numpy())}
    given = {"angle": angle, "angles": angles, "rotvec": angles, "tangent": angles, "matrix": 2 * own.matrix()}
    for name, made in makers.items():
        found = value_of(foreign_estimation.ROTATION, name, self=Rotation, **given)
        np.testing.assert_allclose(found, made.matrix(), atol=1e-12, err_msg=name)
    numbers = {name: getattr(theirs, name)() for name in ("rpy", "ypr", "xyz", "pitch", "yaw")}
    numbers |= {name: getattr(theirs, name)(POINT.numpy()) for name in ("rotate", "unrotate")}
    numbers |= {"Logmap": gtsam.Rot3.Logmap(theirs)}
    for name, made in numbers.items():
        found = value_of(foreign_estimation.ROTATION, name, self=own, points=POINT)
        np.testing.assert_allclose(found, made, atol=1e-12, err_msg=name)


def test_what_replaces_names_of_gtsam_for_poses_gives_its_numbers() -> None:
    gtsam = pytest.importorskip("gtsam")
    a, b = (gtsam.Pose3(x.matrix().numpy()) for x in (A, B))
    theirs = gtsam_order(TWIST)
    numbers = {name: getattr(a, name)(POINT.numpy()) for name in ("transformFrom", "transformTo", "range")}
    numbers |= {name: getattr(a, name)() for name in "xyz"}
    numbers |= {name: getattr(a, name)(b).matrix() for name in ("transformPoseFrom", "transformPoseTo")}
    numbers |= {"expmap": a.expmap(theirs).matrix()}
    numbers |= {"Expmap": gtsam.Pose3.Expmap(theirs).matrix(), "Logmap": gtsam_order(gtsam.Pose3.Logmap(a))}
    numbers |= {name: gtsam_order(getattr(a, name)(b)) for name in ("localCoordinates", "logmap")}
    numbers |= {"AdjointMap": gtsam_order(a.AdjointMap()), "Adjoint": gtsam_order(a.Adjoint(theirs))}
    numbers |= {"ExpmapDerivative": gtsam_order(gtsam.Pose3.ExpmapDerivative(theirs))}
    numbers |= {"LogmapDerivative": gtsam_order(gtsam.Pose3.LogmapDerivative(a))}
    for name, made in numbers.items():
        found = value_of(foreign_estimation.POSE, name, self=A, points=POINT, tangent=torch.from_numpy(TWIST))
        np.testing.assert_allclose(found, made, atol=1e-12, err_msg=name)


def test_what_replaces_names_of_pinocchio_gives_its_numbers() -> None:
    pinocchio = pytest.importorskip("pinocchio")
    a, b = (pinocchio.SE3(x.matrix().numpy()) for x in (A, B))
    numbers = {name: getattr(a, name) for name in ("homogeneous", "action", "actionInverse")}
    numbers |= {"act": a.act(POINT.numpy()), "actInv": a.actInv(POINT.numpy()), "toActionMatrix": a.toActionMatrix()}
    numbers |= {"Interpolate": pinocchio.SE3.Interpolate(a, b, 0.25).homogeneous}
    for name, made in numbers.items():
        found = value_of(foreign_estimation.BOTH, name, self=A, points=POINT, t=0.25)
        np.testing.assert_allclose(found, made, atol=1e-12, err_msg=name)
    vector = torch.from_numpy(pinocchio.SE3ToXYZQUAT(a))
    functions = {"exp6": pinocchio.exp6(TWIST).homogeneous, "log6": pinocchio.log6(a).vector}
    functions |= {"SE3ToXYZQUAT": pinocchio.SE3ToXYZQUAT(a), "XYZQUATToSE3": a.homogeneous}
    functions |= {"exp3": pinocchio.exp3(TURN), "rpy": pinocchio.rpy.rpyToMatrix(TURN)}
    for name, made in functions.items():
        tangent = torch.from_numpy(TURN if name == "exp3" else TWIST)
        found = value_of(
            foreign_estimation.MODULE, name, self=pk, tangent=tangent, vector=vector, angles=torch.from_numpy(TURN)
        )
        np.testing.assert_allclose(found, made, atol=1e-12, err_msg=name)


def solved() -> dict[str, Any]:
    problem = pk.Problem()
    poses = problem.variables(Pose.identity(2))
    problem.prior(poses[:], Pose.exp(0.1 * torch.ones(2, 6)))
    result = pk.least_squares(lambda x: x - 1, torch.zeros(2))
    graph = pk.io.PoseGraph(Pose.identity(2), [[0, 1]], Pose.identity(1))
    return {
        "problem": problem,
        "poses": poses,
        "solution": problem.solve(),
        "result": result,
        "graph": graph,
        "found": graph.optimize(),
    }


@pytest.mark.parametrize(
    ("owner", "table"),
    [
        ("problem", foreign_estimation.PROBLEM),
        ("solution", foreign_estimation.PROBLEM_RESULT),
        ("result", foreign_estimation.RESULT),
        ("graph", foreign_estimation.POSE_GRAPH),
        ("found", foreign_estimation.POSE_GRAPH_RESULT),
    ],
)
def test_names_of_other_solvers_are_answered_with_ours(owner: str, table: dict[str, str]) -> None:
    names = solved()
    value = names[owner]
    names |= {"residual": lambda x: x - 1, "value": names["result"].value, "estimate": None, "values": None}
    for name, entry in table.items():
        with pytest.raises(pk.UnknownNameError, match=rf"^'{type(value).__name__}' has no attribute '{name}'"):
            getattr(value, name)
        assert name not in dir(value) and name not in dir(type(value))
        _, _, text = entry.partition(": ")
        for expression in re.findall("`([^`]+)`", text) or [text]:
            if expression.startswith(("pk.io.", "pk.viz.")):
                check_call(expression, names)
            elif hasattr(value, re.split(r"\W", expression)[0]):
                expression = f"value.{expression}"
                check_call(expression, names | {"value": value, "result": names["solution"]})
            else:
                eval(expression, names | {"pk": pk, "result": names["solution"]})


@pytest.mark.parametrize(
    ("statement", "message"),
    [
        ("from posekit import RigidTransform", "has no attribute 'RigidTransform' (the name in SciPy): use `Pose`"),
        (
            "from posekit import Pose, Pose3",
            "module 'posekit' has no attribute 'Pose3' (the name in gtsam): use `Pose`",
        ),
        ("from posekit import PoseGraph", "module 'posekit' has no attribute 'PoseGraph': use `posekit.io.PoseGraph`"),
        ("from posekit.io import load_tum", "module 'posekit.io' has no attribute 'load_tum': use `read_tum(path)`"),
        ("from posekit import nothing", "cannot import name 'nothing' from 'posekit'"),
    ],
)
def test_imports_of_foreign_names_say_what_to_use(statement: str, message: str) -> None:
    with pytest.raises(ImportError, match=re.escape(message)):
        exec(statement)


@pytest.mark.slow
def test_modules_are_imported_from_posekit_as_before() -> None:
    for name in ("optimisation", "registration", "math"):
        names: dict[str, Any] = {}
        exec(f"from posekit import {name}", names)
        assert names[name] is importlib.import_module(f"posekit.{name}")
    subprocess.run([sys.executable, "-c", "from posekit import arguments, distributed, viz"], check=True)


@pytest.mark.parametrize("name", ["PoseGraph", "read_tum", "to_scipy", "PoseParameter", "Spheres"])
def test_names_of_modules_are_found_from_posekit(name: str) -> None:
    with pytest.raises(
        pk.UnknownNameError, match=rf"^module 'posekit' has no attribute '{name}': use `posekit\."
    ) as error:
        getattr(pk, name)
    assert eval(re.findall("`([^`]+)`", str(error.value))[0], {"posekit": pk}).__name__ == name
    assert not hasattr(pk, name) and name not in dir(pk)
