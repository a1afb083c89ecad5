"""Inverse dynamics, energies and momenta compared with Pinocchio, MuJoCo and the equations of Newton and Euler."""

from __future__ import annotations

import functools
import pathlib

import numpy as np
import pytest
import torch
from torch import Tensor

from posekit import ArgumentError, Pose, ShapeError, ValidationError
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
from tests.kinematics.examples import GRIPPER, every_kind
from tests.support.joining import joined
from tests.support.kernels import optimised

pinocchio = pytest.importorskip("pinocchio", reason="the extra `robots` is not installed")


@pytest.mark.slow(but="arm")
@pytest.mark.parametrize(("name", "floating"), CASES, ids=IDS)
def test_torques_are_those_of_pinocchio(name: str, floating: bool) -> None:
    robot, other = robot_of(name, floating), pinocchio_of(name, floating)
    states = state(robot, 3)
    found, damping = robot.inverse_dynamics(*states), robot.damping
    effects, weight = robot.nonlinear_effects(*states[:2]), robot.gravity_torque(states[0])
    expansion = other.expansion()
    for row in range(3):
        q, v, a = (x[row] for x in states)
        position, velocity, rate = other.configuration(q), other.velocity(v), other.velocity(a)
        expected = expansion.T @ pinocchio.rnea(other.model, other.data, position, velocity, rate)
        assert_close(found[row] - damping * v, expected)
        assert_close(
            effects[row], expansion.T @ pinocchio.nonLinearEffects(other.model, other.data, position, velocity)
        )
        expected = expansion.T @ pinocchio.computeGeneralizedGravity(other.model, other.data, position)
        assert_close(weight[row], expected)


@pytest.mark.slow(but="arm")
@pytest.mark.parametrize(("name", "floating"), CASES, ids=IDS)
def test_energies_and_momenta_are_those_of_pinocchio(name: str, floating: bool) -> None:
    robot, other = robot_of(name, floating), pinocchio_of(name, floating)
    q, v, _ = state(robot, seed=1)
    position, velocity = other.configuration(q), other.velocity(v)
    model, data = other.model, other.data
    assert_close(robot.kinetic_energy(q, v), pinocchio.computeKineticEnergy(model, data, position, velocity))
    # Pinocchio leaves out what is fixed to the world
    still = model.inertias[0]
    lever, moving = torch.tensor(still.lever), sum(x.mass for x in list(model.inertias)[1:])
    expected = pinocchio.computePotentialEnergy(model, data, position) - still.mass * float(GRAVITY @ lever)
    assert_close(robot.potential_energy(q), expected)
    centre = torch.tensor(pinocchio.centerOfMass(model, data, position, velocity))
    total = moving + still.mass
    found, rate = robot.center_of_mass(q, v)
    assert_close(found, (moving * centre + still.mass * lever) / total)
    assert_close(rate, torch.tensor(data.vcom[0]) * (moving / total))
    jacobian = pinocchio.jacobianCenterOfMass(model, data, position) @ other.expansion() * (moving / total)
    assert_close(robot.center_of_mass_jacobian(q), jacobian)
    momentum = pinocchio.computeCentroidalMomentum(model, data, position, velocity)
    moved = np.cross((centre - found).numpy(), momentum.linear)  # about our centre, which has the fixed links
    assert_close(robot.momentum(q, v), np.concatenate((momentum.linear, momentum.angular + moved)))


def test_every_kind_of_joint_obeys_newton_and_euler() -> None:
    robot = robot_of("every kind")
    q, v, a = state(robot, 4)
    assert_close(robot.inverse_dynamics(q, v, a), newton_euler(robot, q, v, a))
    gravity = torch.tensor([[1.0, 2, 3]], dtype=DOUBLE)
    assert_close(robot.inverse_dynamics(q, v, a, gravity=gravity), newton_euler(robot, q, v, a, gravity))
    none = robot.replace(damping=torch.zeros_like(robot.damping))
    zero = torch.zeros_like(a)
    assert_close(robot.nonlinear_effects(q, v, gravity=gravity), newton_euler(none, q, v, zero, gravity))
    assert_close(robot.gravity_torque(q), newton_euler(robot, q, zero, zero))
    # quaternions of any length
    longer = q.clone()
    longer[..., -4:] *= 3
    assert_close(robot.inverse_dynamics(longer, v, a), robot.inverse_dynamics(q, v, a))


@pytest.mark.slow
def test_power_is_the_rate_of_energy() -> None:
    robot = robot_of("every kind")
    q, v, a = state(robot)
    zero = torch.zeros((), dtype=DOUBLE)

    def energy(t: Tensor) -> Tensor:
        moved = robot.retract(q, v * t + a * t * t / 2)
        return robot.kinetic_energy(moved, v + a * t) + robot.potential_energy(moved)

    _, rate = torch.func.jvp(energy, (zero,), (torch.ones_like(zero),))
    torque = robot.inverse_dynamics(q, v, a) - robot.damping * v
    assert_close(rate, (torque * v).sum(-1), 1e-11)


@pytest.mark.slow
def test_momentum_is_that_of_all_links() -> None:
    robot = robot_of("every kind")
    q, v, _ = state(robot, 2)
    mass, centre, inertia = robot.inertias.mass, robot.inertias.centre, robot.inertias.inertia
    poses = robot.forward(q)
    centres = poses.apply(centre)
    middle = (mass[:, None] * centres).sum(-2) / mass.sum()
    assert_close(robot.center_of_mass(q), middle)
    linear, angular = torch.zeros(2, 2, 3, dtype=DOUBLE)
    for i, link in enumerate(robot.links):
        twist = robot.velocity(q, v, link, at=centre[i])
        rotation = poses[..., i].matrix()[..., :3, :3]
        spin = (rotation @ inertia[i] @ rotation.mT @ twist[..., 3:, None]).squeeze(-1)
        linear = linear + mass[i] * twist[..., :3]
        angular = angular + spin + torch.linalg.cross(centres[..., i, :] - middle, mass[i] * twist[..., :3])
    assert_close(robot.momentum(q, v), torch.cat((linear, angular), -1))
    assert_close(robot.center_of_mass(q, v)[1], linear / mass.sum())
    jacobian = torch.autograd.functional.jacobian(
        lambda step: robot.center_of_mass(robot.retract(q[0], step)), torch.zeros(robot.nv, dtype=DOUBLE)
    )
    assert_close(robot.center_of_mass_jacobian(q)[0], jacobian)


@pytest.mark.slow(but="body")
@pytest.mark.parametrize("frame", ["local_world_aligned", "body", "world"])
def test_wrenches_on_links_act_through_their_jacobians(frame: str) -> None:
    robot = robot_of("every kind")
    q, v, a = state(robot, 3)
    generator = torch.Generator().manual_seed(2)
    forces = {"cart": torch.randn(6, dtype=DOUBLE, generator=generator)}
    forces["tag"] = torch.randn(3, 6, dtype=DOUBLE, generator=generator)
    found = robot.inverse_dynamics(q, v, a, forces=forces, frame=frame)
    power = sum((robot.velocity(q, v, link, frame) * wrench).sum(-1) for link, wrench in forces.items())
    change = robot.inverse_dynamics(q, v, a) - found
    assert_close((change * v).sum(-1), power)
    # a link that is pushed up by its weight is weightless
    row, mass = robot.links.index("tag"), robot.inertias.mass
    lifted = robot.inertias
    light = Inertias(mass.where(torch.arange(len(mass)) != row, 0), lifted.centre, lifted.inertia)
    lever = robot.forward(q, "tag").rotation.apply(lifted.centre[row])
    force = (-GRAVITY * mass[row]).expand(3, 3)
    wrench = torch.cat((force, torch.linalg.cross(lever, force)), -1)
    found = robot.inverse_dynamics(q, torch.zeros_like(v), torch.zeros_like(a), forces={"tag": wrench})
    assert_close(found, robot.replace(inertias=light).gravity_torque(q))


@functools.cache
def models() -> dict[str, str]:
    pytest.importorskip("mujoco", reason="the extra `robots` is not installed")
    from tests.kinematics.test_mjcf import MODELS

    return MODELS


@pytest.mark.parametrize("name", ["joints", "syntax", "packaged"])
def test_torques_are_those_of_mj_inverse(name: str) -> None:
    from tests.kinematics.test_mjcf import compiled, configuration

    chosen = [name] if name != "packaged" else [n for n in models() if n not in ("joints", "syntax")]
    for n in chosen:
        other = InMuJoCo(compiled(models()[n]))
        robot = Robot.from_mjcf(models()[n], dtype=DOUBLE)
        q = configuration(other.model)
        v, a = torch.tensor(np.random.default_rng(1).normal(size=(2, other.model.nv)))
        gravity = torch.tensor(other.model.opt.gravity)
        assert_close(robot.inverse_dynamics(q, v, a, gravity=gravity), other.inverse(q, v, a), 1e-11)


@pytest.mark.parametrize("name", IN_MUJOCO)
def test_torques_of_robots_in_urdf_are_those_of_mj_inverse(name: str) -> None:
    robot, other, there, here = urdf_in_mujoco(name)
    states = state(robot)
    torque = other.inverse(*[x[here] for x in states])[there]
    assert_close(robot.inverse_dynamics(*states), torque, 1e-12)


@pytest.mark.parametrize("order", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_derivatives_of_torques(order: int) -> None:
    robot = robot_of("every kind")
    states = [x.requires_grad_() for x in state(robot, 2)]
    weights = torch.randn(2, robot.nv, dtype=DOUBLE, generator=torch.Generator().manual_seed(3))
    with optimised(0):
        assert torch.autograd.gradcheck(robot.inverse_dynamics, states, fast_mode=True)
        if order == 2:
            origins = robot.origins

            def f(q: Tensor, v: Tensor, a: Tensor, position: Tensor) -> Tensor:
                return robot.replace(origins=Pose(position, origins.quaternion)).inverse_dynamics(q, v, a)

            every = joined(f, (*states, origins.position))
            assert torch.autograd.gradgradcheck(*every, weights, fast_mode=True, rtol=1e-5, atol=1e-6)
    q, v, a = (x.detach()[0] for x in states)
    mass_matrix = torch.autograd.functional.jacobian(lambda a: robot.inverse_dynamics(q, v, a), a)
    assert_close(mass_matrix, mass_matrix.mT.contiguous())


def test_derivatives_of_torques_with_respect_to_the_robot() -> None:
    robot = robot_of("every kind")
    states, numbers = state(robot, 2), parameters(robot)
    gravity = torch.tensor([1.0, 2.0, -9.81], dtype=DOUBLE, requires_grad=True)

    def f(gravity: Tensor, *rest: Tensor) -> Tensor:
        return changed(robot, *rest).inverse_dynamics(*states, gravity=gravity)

    with optimised(0):
        assert torch.autograd.gradcheck(f, (gravity, *numbers), fast_mode=True)


@pytest.mark.slow
def test_second_derivatives_with_respect_to_origins_and_inertias() -> None:
    """Of a robot with mimic joints on a free base."""
    robot = varied(robot_of("gripper", True))
    states, (position, axes, *inertias, armature, damping) = state(robot), parameters(robot)
    fixed = [x.detach() for x in (axes, armature, damping)]
    weights = torch.randn(robot.nv, dtype=DOUBLE, generator=torch.Generator().manual_seed(3))

    def f(position: Tensor, *inertias: Tensor) -> Tensor:
        return changed(robot, position, fixed[0], *inertias, *fixed[1:]).inverse_dynamics(*states)

    with optimised(0):
        numbers = joined(f, (position, *inertias))
        assert torch.autograd.gradgradcheck(*numbers, weights, fast_mode=True, rtol=1e-5, atol=1e-6)


def test_derivatives_are_those_of_pinocchio() -> None:
    robot, other = robot_of("Panda"), pinocchio_of("Panda")
    states = state(robot)
    position, velocity, rate = other.configuration(states[0]), other.velocity(states[1]), other.velocity(states[2])
    pinocchio.computeRNEADerivatives(other.model, other.data, position, velocity, rate)
    expansion = other.expansion()
    undamped = robot.replace(damping=torch.zeros_like(robot.damping))
    found = torch.autograd.functional.jacobian(undamped.inverse_dynamics, states)
    for ours, theirs in zip(found[:2], (other.data.dtau_dq, other.data.dtau_dv), strict=True):
        assert_close(ours, expansion.T @ theirs @ expansion)


def test_derivatives_of_energies_and_momenta() -> None:
    robot = varied(Robot.from_urdf(GRIPPER, dtype=DOUBLE))
    q, v, _ = (x.requires_grad_() for x in state(robot, 2))
    mass = robot.inertias.mass.clone().requires_grad_()

    def f(q: Tensor, v: Tensor, mass: Tensor) -> tuple[Tensor, ...]:
        own = robot.replace(inertias=Inertias(mass, robot.inertias.centre, robot.inertias.inertia))
        energies = own.kinetic_energy(q, v), own.potential_energy(q)
        return *energies, own.momentum(q, v), own.center_of_mass_jacobian(q)

    with optimised(0):
        assert torch.autograd.gradcheck(f, (q, v, mass), fast_mode=True)


def test_batches_shapes_and_modes() -> None:
    robot = robot_of("tree")
    q, v, a = state(robot, 2, 3)
    found = robot.inverse_dynamics(q, v, a)
    assert found.shape == (2, 3, robot.nv)
    for i in range(2):
        assert_close(found[i, 1], robot.inverse_dynamics(q[i, 1], v[i, 1], a[i, 1]), 1e-14)
    assert robot.inverse_dynamics(q[:0], v[:0], a[:0]).shape == (0, 3, robot.nv)
    assert_close(
        robot.inverse_dynamics(q, v[0, 0], a[:, :1]),
        robot.inverse_dynamics(q, v[:1, :1].expand_as(v), a[:, :1].expand_as(a)),
        1e-14,
    )
    strided = robot.inverse_dynamics(q.transpose(0, 1), v.transpose(0, 1), a.transpose(0, 1))
    assert_close(strided.transpose(0, 1), found, 1e-14)
    assert_close(torch.vmap(torch.vmap(robot.inverse_dynamics))(q, v, a), found, 1e-14)
    jvp = torch.func.jvp(lambda a: robot.inverse_dynamics(q, v, a), (a,), (a,))[1]
    assert_close(jvp, found - robot.inverse_dynamics(q, v, torch.zeros_like(a)))
    masses = torch.stack([robot.inertias.mass * k for k in (1.0, 2.0)])[:, None]
    heavier = robot.replace(inertias=Inertias(masses, robot.inertias.centre, robot.inertias.inertia * 0))
    light = robot.replace(inertias=Inertias(masses[1, 0], robot.inertias.centre, robot.inertias.inertia * 0))
    assert_close(heavier.inverse_dynamics(q, v, a)[1], light.inverse_dynamics(q[1], v[1], a[1]), 1e-14)
    assert robot.center_of_mass(q).shape == (2, 3, 3) and robot.momentum(q, v).shape == (2, 3, 6)
    assert robot.kinetic_energy(q, v).shape == robot.potential_energy(q).shape == (2, 3)
    configured = robot.inverse_dynamics({"jb": 0.5}, v[0, 0], a[0, 0])
    assert_close(configured, robot.inverse_dynamics(robot.configuration({"jb": 0.5}), v[0, 0], a[0, 0]), 1e-14)


@pytest.mark.parametrize("name", ["arm", "humanoid", "Panda", "G1", "Talos"])
def test_float32_is_accurate_to_1e_5_of_the_largest_torque(name: str) -> None:
    robot = robot_of(name)
    q, v, a = state(robot, 100)
    narrow = robot.to(torch.float32)
    found = narrow.inverse_dynamics(q.float(), v.float(), a.float())
    assert found.dtype == torch.float32
    exact = robot.inverse_dynamics(q.float().double(), v.float().double(), a.float().double())
    assert_close(found.double(), exact, 1e-5)


@pytest.mark.slow
def test_a_compiled_function_computes_the_same() -> None:
    robot = robot_of("arm")
    q, v, a = state(robot, 5)
    compiled = torch.compile(lambda q, v, a: robot.inverse_dynamics(q, v, a) * 2, backend="aot_eager", fullgraph=True)
    assert_close(compiled(q, v, a), robot.inverse_dynamics(q, v, a) * 2, 1e-14)


def test_robots_without_masses_are_refused(tmp_path: pathlib.Path) -> None:
    arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
    with pytest.raises(ValidationError, match=r"Robot.gravity_torque: the mass of link 'base' is not known; set"):
        arm.gravity_torque([0.0, 0.0])
    zero = arm.replace(inertias=Inertias(torch.zeros(4), torch.zeros(4, 3), torch.zeros(4, 3, 3)))
    with pytest.raises(ValidationError, match=r"Robot.momentum: no link has a mass"):
        zero.momentum([0.0, 0.0], [0.0, 0.0])
    text = '<robot name="x"><link name="a"><inertial><mass value="1"/></inertial></link></robot>'
    path = tmp_path / "heavy.urdf"
    path.write_text(text)
    negative = Robot.from_urdf(path)
    negative.inertias.mass.neg_()  # its kinematics need no masses
    for one in (negative, negative.add_frame("tip", "a", Pose.identity()).fold_fixed(keep=["a"])):
        assert one.forward(torch.zeros(0), "a").position.tolist() == [0, 0, 0]
        with pytest.raises(ValidationError, match=r"link 'a' of .*heavy\.urdf: the mass must not be negative, got -1"):
            one.gravity_torque(torch.zeros(0))
    text = text.replace("</inertial>", '<inertia ixx="1" iyy="1" izz="3"/></inertial>')
    robot, none = Robot.from_urdf(text), torch.zeros(0)
    with pytest.raises(
        ValidationError, match=r"link 'a' of URDF text: its principal moments of inertia are 1, 1, 3: "
    ) as caught:
        robot.kinetic_energy(none, none)
    assert str(caught.value).startswith("Robot.kinetic_energy: ")
    _, _, remedy = str(caught.value).partition("Inertias.balanced repairs it: ")
    assert eval(remedy, {"robot": robot}).kinetic_energy(none, none) == 0


def test_errors_of_arguments() -> None:
    robot = robot_of("arm")
    q = torch.zeros(7, dtype=DOUBLE)
    with pytest.raises(ShapeError, match=r"Robot.inverse_dynamics: a must have shape \(..., 7\), got \(6,\)"):
        robot.inverse_dynamics(q, q, q[:6])
    with pytest.raises(ShapeError, match=r"Robot.inverse_dynamics: gravity must have shape \(..., 3\), got \(2,\)"):
        robot.inverse_dynamics(q, q, q, gravity=[0.0, 1.0])
    with pytest.raises(ArgumentError, match=r"forces must be a dict of wrenches by links, got Tensor"):
        robot.inverse_dynamics(q, q, q, forces=torch.zeros(6))
    with pytest.raises(ShapeError, match=r"Robot.inverse_dynamics: forces\['l8'\] must have shape \(..., 6\), got"):
        robot.inverse_dynamics(q, q, q, forces={"l8": [0.0, 1.0]})
    with pytest.raises(ArgumentError, match=r"Robot.inverse_dynamics: there is no link 'l9'"):
        robot.inverse_dynamics(q, q, q, forces={"l9": torch.zeros(6)})


def test_a_robot_of_one_link_has_no_torques() -> None:
    text = '<robot name="x"><link name="a"><inertial><mass value="2"/></inertial></link></robot>'
    robot = Robot.from_urdf(text, dtype=DOUBLE)
    empty = torch.zeros(4, 0, dtype=DOUBLE)
    assert robot.inverse_dynamics(empty, empty, empty).shape == (4, 0)
    assert robot.center_of_mass_jacobian(empty).shape == (4, 3, 0)
    assert robot.momentum(empty, empty).shape == (4, 6)
    assert every_kind().inertias.mass.isnan().all()
