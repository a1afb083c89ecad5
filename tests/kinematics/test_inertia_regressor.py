"""The regressor of inertias: torques are linear in the parameters of links."""

from __future__ import annotations

import numpy as np
import pytest
import torch
from torch import Tensor

from posekit import ShapeError
from posekit.kinematics import Inertias
from tests.kinematics.dynamics_examples import (
    CASES,
    DOUBLE,
    IDS,
    assert_close,
    pinocchio_of,
    random_inertias,
    robot_of,
    state,
)
from tests.support.joining import joined
from tests.support.kernels import optimised

pinocchio = pytest.importorskip("pinocchio", reason="the extra `robots` is not installed")


@pytest.mark.slow(but="arm")
@pytest.mark.parametrize(("name", "floating"), CASES, ids=IDS)
def test_the_regressor_is_that_of_pinocchio(name: str, floating: bool) -> None:
    robot, other = robot_of(name, floating).fold_fixed(), pinocchio_of(name, floating)
    states = state(robot)
    position, velocity, rate = other.configuration(states[0]), *map(other.velocity, states[1:])
    expected = other.expansion().T @ pinocchio.computeJointTorqueRegressor(
        other.model, other.data, position, velocity, rate
    )
    found = robot.inertia_regressor(*states)
    scale = max(float(np.abs(expected).max()), 1.0)
    for i, joint in enumerate(robot.tree.names):
        if joint:
            k = 10 * (other.model.getJointId(joint) - 1)
            torch.testing.assert_close(found[:, i], torch.tensor(expected[:, k : k + 10]), rtol=0, atol=1e-12 * scale)
        else:
            assert not found[:, i].any()  # the fixed root


def test_torques_are_linear_in_the_parameters_of_every_link() -> None:
    robot = robot_of("every kind")
    q, v, a = state(robot, 3)
    gravity = torch.tensor([1.0, 2.0, 3.0], dtype=DOUBLE)
    regressor = robot.inertia_regressor(q, v, a, gravity=gravity)
    assert regressor.shape == (3, robot.nv, len(robot.links), 10)
    for seed in range(2):
        own = robot.replace(inertias=random_inertias(len(robot.links), seed))
        torque = (regressor * own.inertias.parameters()).sum((-2, -1))
        rotors = robot.armature * a + robot.damping * v
        assert_close(torque + rotors, own.inverse_dynamics(q, v, a, gravity=gravity))
    assert robot.inertia_regressor(q[:0], v[:0], a[:0]).shape == (0, robot.nv, len(robot.links), 10)


def test_parameters_and_inertias_determine_each_other() -> None:
    inertias = random_inertias(5)
    found = Inertias.from_parameters(inertias.parameters())
    for name in ("mass", "centre", "inertia"):
        assert_close(getattr(found, name), getattr(inertias, name))
    massless = Inertias.from_parameters(torch.zeros(2, 10, dtype=DOUBLE))
    assert not massless.centre.any() and not massless.inertia.any()
    other = pinocchio.Inertia(2.0, np.array([0.1, 0.2, 0.3]), inertias.inertia[0].numpy())
    same = Inertias([2.0], torch.tensor([[0.1, 0.2, 0.3]], dtype=DOUBLE), inertias.inertia[:1])
    assert_close(same.parameters()[0], other.toDynamicParameters())
    with pytest.raises(ShapeError, match=r"parameters must have shape \(..., links, 10\), got \(10,\)"):
        Inertias.from_parameters(torch.zeros(10))
    with pytest.raises(ShapeError, match=r"Inertias.from_parameters: parameters must have shape \(..., 10\), got"):
        Inertias.from_parameters(torch.zeros(2, 9))


@pytest.mark.parametrize("order", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_derivatives_of_regressors(order: int) -> None:
    robot = robot_of("gripper")
    states = [x.requires_grad_() for x in state(robot, 2)]

    def f(q: Tensor, v: Tensor, a: Tensor) -> Tensor:
        return robot.inertia_regressor(q, v, a)

    with optimised(0):
        assert torch.autograd.gradcheck(f, states, fast_mode=True)
        if order == 2:
            assert torch.autograd.gradgradcheck(*joined(f, states), fast_mode=True, rtol=1e-5, atol=1e-6)
