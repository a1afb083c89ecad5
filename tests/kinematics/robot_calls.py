"""A call of every method of robots that reads tensors, as functions of the robot."""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor
from torch.utils import _pytree as pytree

from posekit import Pose
from posekit.kinematics import Planes, Robot, clearance, self_clearance
from tests.kinematics.dynamics_examples import DOUBLE, varied
from tests.kinematics.examples import every_kind

# By the kinds of their joints: revolute ones, and all kinds with a mimic joint.
ROBOTS = {"arm": varied(Robot.example("arm", dtype=DOUBLE)), "every kind": varied(every_kind())}
TIPS = {"arm": "l6", "every kind": "cart"}
Call = Callable[[Robot, str, Tensor, Tensor, Tensor], Tensor]


def _spheres(robot: Robot, tip: str, q: Tensor) -> Tensor:
    centres = {tip: [[0.1, 0.2, 0.3], [0.0, 0.0, 0.1]], robot.links[2]: [[0.2, 0.0, 0.1]]}
    spheres = robot.spheres(q, centres, 0.1)
    pairs = torch.tensor([[0, 2], [1, 2]])
    near = clearance(spheres, Planes([0.0, 0.6, 0.8, 0.5])), self_clearance(spheres, pairs)
    return torch.cat([x.flatten() for x in (spheres.centres, *near)])


def _chain(robot: Robot, tip: str, q: Tensor) -> Tensor:
    chain = robot.fix({robot.joints[0]: 0.3}).chain(robot.links[1], tip)
    near = chain.neutral() + 0 * q[..., :1]  # as many configurations, and a gradient, as other calls: the same kernels
    return torch.cat((chain.forward(near, tip).matrix().flatten(), chain.mass_matrix(near).flatten()))


CALLS: dict[str, Call] = {
    "forward": lambda r, tip, q, v, a: r.forward(q).matrix(),
    "forward, a link": lambda r, tip, q, v, a: r.forward(q, tip, Pose.exp(v[..., :6])).matrix(),
    "apply": lambda r, tip, q, v, a: r.apply(q, tip, v[..., :3]),
    "spheres": lambda r, tip, q, v, a: _spheres(r, tip, q),
    "jacobian": lambda r, tip, q, v, a: r.jacobian(q, tip, "body", v[..., :3]),
    "velocity": lambda r, tip, q, v, a: r.velocity(q, v, tip),
    "acceleration": lambda r, tip, q, v, a: r.acceleration(q, v, a, tip),
    "differential_ik": lambda r, tip, q, v, a: r.differential_ik(q, v[..., :6], tip, dt=0.3, damping=0.3),
    "ik": lambda r, tip, q, v, a: r.ik(r.forward(q, tip), tip, initial=r.retract(q, 0.1 * v), seeds=1).configuration,
    "clamp": lambda r, tip, q, v, a: r.clamp(3 * q),
    "retract": lambda r, tip, q, v, a: r.retract(q, v),
    "local": lambda r, tip, q, v, a: r.local(q, r.retract(q, v)),
    "inverse_dynamics": lambda r, tip, q, v, a: r.inverse_dynamics(q, v, a, forces={tip: v[..., :6]}),
    "inverse_dynamics_derivatives": lambda r, tip, q, v, a: torch.cat(r.inverse_dynamics_derivatives(q, v, a), -1),
    "forward_dynamics_derivatives": lambda r, tip, q, v, a: torch.cat(r.forward_dynamics_derivatives(q, v, a), -1),
    "nonlinear_effects": lambda r, tip, q, v, a: r.nonlinear_effects(q, v),
    "gravity_torque": lambda r, tip, q, v, a: r.gravity_torque(q, gravity=v[..., :3]),
    "forward_dynamics": lambda r, tip, q, v, a: r.forward_dynamics(q, v, a),
    "mass_matrix": lambda r, tip, q, v, a: r.mass_matrix(q),
    "mass_matrix_solve": lambda r, tip, q, v, a: r.mass_matrix_solve(q, a),
    "kinetic_energy": lambda r, tip, q, v, a: r.kinetic_energy(q, v),
    "potential_energy": lambda r, tip, q, v, a: r.potential_energy(q),
    "momentum": lambda r, tip, q, v, a: r.momentum(q, v),
    "center_of_mass": lambda r, tip, q, v, a: r.center_of_mass(q),
    "center_of_mass_jacobian": lambda r, tip, q, v, a: r.center_of_mass_jacobian(q),
    "inertia_regressor": lambda r, tip, q, v, a: r.inertia_regressor(q, v, a),
    "integrate": lambda r, tip, q, v, a: torch.cat(r.integrate(q, v, a, 0.01), -1),
    "chain": lambda r, tip, q, v, a: _chain(r, tip, q),
    "fix": lambda r, tip, q, v, a: r.fix({r.joints[0]: 0.3}).forward(q[..., 1:], tip).matrix(),
    "fold_fixed": lambda r, tip, q, v, a: r.fold_fixed([tip]).inverse_dynamics(q, v, a),
    "add_frame": lambda r, tip, q, v, a: r.add_frame("more", tip, Pose.exp(v[..., :6])).forward(q, "more").matrix(),
    "replace": lambda r, tip, q, v, a: r.replace(damping=v * v).inverse_dynamics(q, v, a),
    "to": lambda r, tip, q, v, a: r.to(torch.float32).to(torch.float64).inverse_dynamics(q, v, a),
}
# Methods that these calls leave out, and why.
OTHERS = {
    "residual": "returns a function of its own tests",
    **dict.fromkeys(["example", "from_urdf", "from_mjcf", "disabled_pairs", "bodies"], "reads a file"),
    **dict.fromkeys(["from_dh", "from_joints"], "makes a robot of other things"),
    **dict.fromkeys(["configuration", "neutral", "random", "sphere_pairs"], "computes nothing of tensors"),
    "attach": "adds shapes to links, and computes nothing",
    "frame_tree": "a tree of poses of `forward`",
    **dict.fromkeys(["double", "float", "half", "bfloat16", "cpu", "cuda"], "is `to`"),
    "compiled": "has the numbers of the robot in its code",
    "plan": "a search without derivatives",
}


def state_of(name: str, seed: int = 0) -> tuple[Tensor, Tensor, Tensor]:
    """A configuration, a velocity and an acceleration."""
    robot, generator = ROBOTS[name], torch.Generator().manual_seed(seed)
    v, a = torch.randn(2, robot.nv, dtype=DOUBLE, generator=generator)
    return robot.random(generator=generator), v, a


def fields(value: object) -> dict[str, Tensor]:
    """The floating tensors in a value, by the names of its fields."""
    pairs, _ = pytree.tree_flatten_with_path(value)
    return {pytree.keystr(path).strip("."): x for path, x in pairs if x.is_floating_point()}


def with_field(value: Robot, name: str, x: Tensor) -> Robot:
    """The value with another tensor, which nothing checks or normalises."""
    pairs, spec = pytree.tree_flatten_with_path(value)
    return pytree.tree_unflatten([x if pytree.keystr(path).strip(".") == name else y for path, y in pairs], spec)
