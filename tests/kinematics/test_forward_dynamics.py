"""Forward dynamics and mass matrices compared with Pinocchio, MuJoCo and inverse dynamics."""

from __future__ import annotations

from typing import Literal

import numpy as np
import pytest
import torch
from torch import Tensor

from posekit import ShapeError
from posekit.kinematics import Inertias, Robot
from tests.kinematics.dynamics_examples import (
    CASES,
    DOUBLE,
    GRAVITY,
    IDS,
    IN_MUJOCO,
    InMuJoCo,
    assert_close,
    changed,
    newton_euler,
    parameters,
    pinocchio_of,
    robot_of,
    state,
    urdf_in_mujoco,
    varied,
)
from tests.kinematics.test_joint_kinds import arm, seeded
from tests.support.joining import joined
from tests.support.kernels import optimised

pinocchio = pytest.importorskip("pinocchio", reason="the extra `robots` is not installed")


def sources() -> dict[str, str]:
    pytest.importorskip("mujoco", reason="the extra `robots` is not installed")
    from tests.kinematics.test_mjcf import MODELS

    return MODELS


@pytest.mark.slow(but="arm")
@pytest.mark.parametrize(("name", "floating"), CASES, ids=IDS)
def test_mass_matrices_and_accelerations_are_those_of_pinocchio(name: str, floating: bool) -> None:
    robot, other = robot_of(name, floating), pinocchio_of(name, floating)
    model, data, expansion = other.model, other.data, other.expansion()
    q, v, torque = state(robot)
    position, velocity = other.configuration(q), other.velocity(v)
    matrix = np.triu(pinocchio.crba(model, data, position))
    matrix = expansion.T @ (matrix + np.triu(matrix, 1).T) @ expansion
    assert_close(robot.mass_matrix(q), matrix)
    effects = expansion.T @ pinocchio.nonLinearEffects(model, data, position, velocity)
    applied = (torque - robot.damping * v).numpy()
    # The error of any algorithm grows with the condition of the matrix
    tolerance = max(1e-12, 1e-15 * np.linalg.cond(matrix))
    expected = np.linalg.solve(matrix, applied - effects)
    if expansion.shape[0] == expansion.shape[1]:  # Pinocchio's algorithm has no mimic joints
        expected = np.linalg.solve(
            expansion, pinocchio.aba(model, data, position, velocity, np.linalg.inv(expansion.T) @ applied)
        )
    assert_close(robot.forward_dynamics(q, v, torque), expected, tolerance)
    assert_close(robot.mass_matrix_solve(q, torque), np.linalg.solve(matrix, torque.numpy()), tolerance)


@pytest.mark.slow(but=("syntax", "packaged"))
@pytest.mark.parametrize("name", ["joints", "syntax", "packaged"])
def test_mass_matrices_and_accelerations_are_those_of_mujoco(name: str) -> None:
    from tests.kinematics.test_mjcf import compiled, configuration

    chosen = [name] if name != "packaged" else [n for n in sources() if n not in ("joints", "syntax")]
    for n in chosen:
        other = InMuJoCo(compiled(sources()[n]))
        robot = Robot.from_mjcf(sources()[n], dtype=DOUBLE)
        q = configuration(other.model)
        v, torque = torch.tensor(np.random.default_rng(1).normal(size=(2, other.model.nv)))
        gravity = torch.tensor(other.model.opt.gravity)
        matrix = robot.mass_matrix(q)
        tolerance = max(1e-11, 1e-14 * float(torch.linalg.cond(matrix))) if other.model.nv else 1e-11
        assert_close(robot.forward_dynamics(q, v, torque, gravity=gravity), other.forward(q, v, torque), tolerance)
        columns = [other.inverse(q, v, a) - other.inverse(q, v, 0 * a) for a in torch.eye(len(v), dtype=DOUBLE)]
        if columns:
            assert_close(matrix, np.stack(columns, -1), 1e-10)


@pytest.mark.parametrize("name", IN_MUJOCO)
def test_accelerations_of_robots_in_urdf_are_those_of_mj_forward(name: str) -> None:
    robot, other, there, here = urdf_in_mujoco(name)
    states = state(robot)
    expected = other.forward(*[x[here] for x in states])[there]
    condition = float(torch.linalg.cond(robot.mass_matrix(states[0])))
    assert_close(robot.forward_dynamics(*states), expected, max(1e-12, 1e-14 * condition))


@pytest.mark.slow(but="arm")
@pytest.mark.parametrize(("name", "floating"), [*CASES[:6], ("every kind", False)], ids=[*IDS[:6], "every kind"])
def test_the_mass_matrix_of_one_configuration_is_that_of_a_batch(name: str, floating: bool) -> None:
    robot = robot_of(name, floating) if name == "every kind" else varied(robot_of(name, floating))
    q, weights = state(robot, 3)[0], torch.randn(robot.nv, robot.nv, dtype=DOUBLE, generator=seeded())

    def computed(q: Tensor) -> tuple[Tensor, Tensor]:
        leaf = q.clone().requires_grad_()
        matrix = robot.mass_matrix(leaf)
        return matrix.detach(), torch.autograd.grad((matrix * weights).sum(), leaf)[0]

    every, gradients = computed(q)
    for k in range(3):
        for one, shape in ((q[k], ()), (q[k, None], (1,)), (q[k, None, None], (1, 1))):
            found, gradient = computed(one)
            own = robot.mass_matrix(one)
            assert torch.equal(found, found.mT) and torch.equal(own, own.mT)
            near = {"rtol": 0, "atol": 1e-13 * float(every[k].abs().max()) * len(robot.links)}
            for x in (found, own):
                torch.testing.assert_close(x, every[k].expand(*shape, -1, -1), **near)
            torch.testing.assert_close(gradient, gradients[k].expand(*shape, -1), **near)


@pytest.mark.slow(but="tree")
@pytest.mark.parametrize("name", ["every kind", "tree"])
def test_forward_and_inverse_dynamics_are_inverse(name: str) -> None:
    robot = robot_of(name)
    q, v, a = state(robot, 4)
    forces = {robot.links[-1]: torch.tensor([1.0, -2, 3, 0.1, 0.2, -0.3], dtype=DOUBLE)}
    gravity = torch.tensor([1.0, 2.0, 3.0], dtype=DOUBLE)
    for frame in ("local_world_aligned", "body"):
        options = {"gravity": gravity, "forces": forces, "frame": frame}
        torque = robot.inverse_dynamics(q, v, a, **options)
        assert_close(robot.forward_dynamics(q, v, torque, **options), a, 1e-11)
    matrix = robot.mass_matrix(q)
    assert torch.equal(matrix, matrix.mT)
    assert (torch.linalg.eigvalsh(matrix) > 0).all()
    assert_close(robot.mass_matrix_solve(q, (matrix @ a.unsqueeze(-1)).squeeze(-1)), a, 1e-11)
    assert_close(robot.kinetic_energy(q, v), 0.5 * (v * (matrix @ v.unsqueeze(-1)).squeeze(-1)).sum(-1))


@pytest.mark.slow
def test_registered_kinds_of_joints_have_dynamics() -> None:
    robot = varied(arm("cylindrical"))
    q, v, a = state(robot, 2)
    with optimised(0):
        torque = robot.inverse_dynamics(q, v, a)
        assert_close(torque, newton_euler(robot, q, v, a))
        assert_close(robot.forward_dynamics(q, v, torque), a, 1e-11)
        columns = [newton_euler(robot, q, v * 0, unit, GRAVITY * 0) for unit in torch.eye(robot.nv, dtype=DOUBLE)]
        assert_close(robot.mass_matrix(q), torch.stack(columns, -1))


def test_mass_matrices_are_accurate_far_from_the_origin() -> None:
    robot = robot_of("humanoid", True)
    q, _, _ = state(robot, 5)
    q[..., :3] = 0
    far = q.clone()
    far[..., :3] = torch.tensor([4096.0, -8192.0, 1024.0])
    narrow = robot.to(torch.float32)
    assert_close(narrow.mass_matrix(far.float()).double(), robot.mass_matrix(q.float().double()), 1e-6)


# without a mimic joint, and with one
@pytest.mark.slow(but="gripper")
@pytest.mark.parametrize("name", ["tree", "gripper"])
def test_derivatives_of_accelerations_and_mass_matrices(name: str) -> None:
    robot = robot_of(name)
    q, v, torque = (x.requires_grad_() for x in state(robot, 2))
    mass = robot.inertias.mass.clone().requires_grad_()

    def f(q: Tensor, v: Tensor, torque: Tensor, mass: Tensor) -> tuple[Tensor, ...]:
        own = robot.replace(inertias=Inertias(mass, robot.inertias.centre, robot.inertias.inertia))
        return own.forward_dynamics(q, v, torque), own.mass_matrix(q), own.mass_matrix_solve(q, torque)

    with optimised(0):
        assert torch.autograd.gradcheck(f, (q, v, torque, mass), fast_mode=True)


# Those of torques are tested for every kind of joint.
@pytest.mark.slow
def test_second_derivatives_of_accelerations() -> None:
    robot = robot_of("arm")
    q, v, torque = state(robot, 2)
    f, numbers = joined(lambda q, t: robot.forward_dynamics(q, v, t), (q, torque))
    with optimised(0):
        assert torch.autograd.gradgradcheck(f, numbers, fast_mode=True, rtol=1e-5, atol=1e-6)


def test_gradients_of_accelerations_reach_the_robot() -> None:
    robot = robot_of("gripper")
    states, numbers = state(robot, 2), parameters(robot)
    gravity = torch.tensor([1.0, 2.0, -9.81], dtype=DOUBLE, requires_grad=True)

    def f(gravity: Tensor, *rest: Tensor) -> Tensor:
        return changed(robot, *rest).forward_dynamics(*states, gravity=gravity)

    with optimised(0):
        assert torch.autograd.gradcheck(f, (gravity, *numbers), fast_mode=True)


@pytest.mark.slow
def test_modes_of_torch() -> None:
    robot = robot_of("arm")
    q, v, torque = state(robot, 3)
    found = robot.forward_dynamics(q, v, torque)
    assert_close(torch.vmap(robot.forward_dynamics)(q, v, torque), found, 1e-13)
    inputs = [x.clone().requires_grad_() for x in (q, v, torque)]
    weights = torch.randn(3, 7, dtype=DOUBLE, generator=torch.Generator().manual_seed(1))
    eager = torch.autograd.grad(robot.forward_dynamics(*inputs), inputs, weights)
    pulled = torch.func.vjp(robot.forward_dynamics, q, v, torque)[1](weights)
    tangents = tuple(torch.randn(3, 3, 7, dtype=DOUBLE, generator=torch.Generator().manual_seed(2)))
    pushed = torch.func.jvp(robot.forward_dynamics, (q, v, torque), tangents)[1]
    for ours, theirs in zip(pulled, eager, strict=True):
        assert_close(ours, theirs)
    assert_close((pushed * weights).sum(), sum((x * y).sum() for x, y in zip(eager, tangents, strict=True)))
    jacobian = torch.vmap(torch.func.jacrev(robot.forward_dynamics, argnums=2))(q, v, torque)
    assert_close(jacobian, torch.linalg.inv(robot.mass_matrix(q)), 1e-10)
    assert_close(
        robot.forward_dynamics(q, v[0], torque[:1]),
        robot.forward_dynamics(q, v[:1].expand_as(v), torque[:1].expand_as(v)),
        1e-14,
    )
    assert robot.forward_dynamics(q[:0], v[:0], torque[:0]).shape == (0, 7)
    assert robot.mass_matrix(q[:0]).shape == (0, 7, 7)


@pytest.mark.slow
def test_a_compiled_function_computes_the_same() -> None:
    robot = robot_of("arm")
    q, v, torque = state(robot, 5)
    f = torch.compile(
        lambda q, v, t: (robot.forward_dynamics(q, v, t), robot.mass_matrix(q)), backend="aot_eager", fullgraph=True
    )
    accelerations, matrix = f(q, v, torque)
    assert_close(accelerations, robot.forward_dynamics(q, v, torque), 1e-14)
    assert_close(matrix, robot.mass_matrix(q), 1e-14)


def test_half_precision_of_robots_with_mimic_joints() -> None:
    robot = robot_of("gripper")
    q, v, torque = state(robot, 5)
    found = robot.to(torch.float16).forward_dynamics(q.half(), v.half(), torque.half())
    assert found.dtype == torch.float16
    assert_close(found.double(), robot.forward_dynamics(q, v, torque), 2e-2)


def test_errors_of_forward_dynamics() -> None:
    robot, q = robot_of("arm"), torch.zeros(7, dtype=DOUBLE)
    with pytest.raises(ShapeError, match=r"Robot.forward_dynamics: torque must have shape \(..., 7\), got \(6,\)"):
        robot.forward_dynamics(q, q, q[:6])
    with pytest.raises(ShapeError, match=r"Robot.mass_matrix_solve: b must have shape \(..., 7\), got \(1,\)"):
        robot.mass_matrix_solve(q, q[:1])


@pytest.mark.slow(but="gripper")
@pytest.mark.parametrize("name", ["arm", "gripper"])
def test_a_joint_that_moves_no_mass_spoils_its_own_element_of_a_batch_alone(name: str) -> None:
    """The gripper has a mimic joint, and solves with the mass matrix."""
    robot = robot_of(name)
    q, v, torque = state(robot, 3)
    shares = torch.ones(3, 1, dtype=DOUBLE)
    shares[1] = 0
    old = robot.inertias
    inertias = Inertias(old.mass * shares, old.centre, old.inertia * shares[..., None, None])
    bare = robot.replace(armature=torch.zeros_like(robot.armature))
    mass = inertias.mass.clone().requires_grad_()
    for call in (lambda one, *x: one.forward_dynamics(*x, torque), lambda one, *x: one.mass_matrix_solve(x[0], torque)):
        found = call(bare.replace(inertias=Inertias(mass, inertias.centre, inertias.inertia)), q, v)
        want = call(bare.replace(inertias=old), q, v)
        assert found[1].isnan().all()
        assert_close(found[::2].detach(), want[::2])
        (gradient,) = torch.autograd.grad(found[::2].sum(), mass)
        assert gradient[::2].isfinite().all() and gradient[::2].abs().amax() > 0


@pytest.mark.slow(but="arm-False")
@pytest.mark.parametrize("floating", [False, True])
@pytest.mark.parametrize("name", ["arm", "humanoid"])
def test_errors_of_float32_are_those_stated(name: Literal["arm", "humanoid"], floating: bool) -> None:
    robot, generator = Robot.example(name, floating=floating), torch.Generator().manual_seed(0)
    exact = robot.to(torch.float64)
    q = robot.random(200, generator=generator)
    v, a = (torch.randn(200, robot.nv, generator=generator) for _ in "va")
    torque = exact.inverse_dynamics(q.double(), v.double(), a.double())
    found = robot.inverse_dynamics(q, v, a).double()
    assert bool(((found - torque).abs().amax(-1) < 5e-6 * torque.abs().amax(-1)).all())
    want = exact.forward_dynamics(q.double(), v.double(), torque)
    found = robot.forward_dynamics(q, v, torque.float()).double()
    assert bool(((found - want).abs().amax(-1) < 3e-5 * want.abs().amax(-1)).all())
