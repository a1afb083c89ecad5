"""The calls of the table of launches and waits in the page "On a GPU"."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Any, NamedTuple

import torch
from torch.utils._pytree import tree_leaves

import posekit as pk
from posekit.kinematics import Avoidance, Planes, Robot, Spheres, clearance
from tests.support import bundles, graphs
from tests.support.captures import displaced

G = torch.Generator().manual_seed(0)
Row = Callable[[], Any]


class Rows(NamedTuple):
    """Calls by name, and the tensors that they depend on."""

    calls: dict[str, Row]
    leaves: list[torch.Tensor]

    def with_gradients(self, names: Container[str]) -> dict[str, Row]:
        """Some of the calls, each with its backward pass."""
        for x in self.leaves:
            x.requires_grad_()
        return {name: self._with_gradient(call) for name, call in self.calls.items() if name in names}

    def _with_gradient(self, call: Row) -> Row:
        ones: list[torch.Tensor] = []

        def gradients() -> Any:
            found = [x for x in tensors_of(call()) if x.requires_grad]
            if not ones:
                ones.extend([torch.ones_like(x) for x in found])
            return torch.autograd.grad(found, self.leaves, ones, allow_unused=True)

        return gradients


def tensors_of(x: Any) -> list[torch.Tensor]:
    """The tensors of a nesting of values."""
    return [y for y in tree_leaves(x.value if hasattr(x, "converged") else x) if isinstance(y, torch.Tensor)]


def normal(*shape: int) -> torch.Tensor:
    return torch.randn(*shape, generator=G)


def values() -> Rows:
    """Poses and their like."""
    G.manual_seed(0)
    a, b = (pk.Pose.random(1000, generator=G) for _ in range(2))
    points, tangents = normal(1000, 3), normal(1000, 6)
    turns = a.rotation, b.rotation
    camera = pk.Camera([400.0, 410.0, 319.5, 239.5], (640, 480))
    parameter = pk.nn.PoseParameter(b[:4])
    path = pk.Trajectory(torch.arange(1000.0), a)
    queries = 998 * torch.rand(500, generator=G)

    def training_step() -> None:
        parameter.zero_grad()
        parameter().apply(points[:4]).square().sum().backward()

    calls: dict[str, Row] = {
        "`A @ B`": lambda: a @ b,
        "`~A`": lambda: ~a,
        "`A.apply(points)`": lambda: a.apply(points),
        "`A.matrix()`": lambda: a.matrix(),
        "`A.log()`, `Pose.exp(v)`": lambda: (a.log(), pk.Pose.exp(tangents)),
        "`A.retract(v)`": lambda: a.retract(tangents),
        '`R.euler("xyz")`, `Rotation.from_euler`': lambda: (
            turns[0].euler("xyz"),
            pk.Rotation.from_euler("xyz", points),
        ),
        "`A.distance(B)`": lambda: a.distance(b),
        "`A.interpolate(B, 0.25)`": lambda: a.interpolate(b, 0.25),
        "`A[index]`": lambda: a[3:900],
        "`pk.chain(A)`, `pk.cumulative(A)`": lambda: (pk.chain(a), pk.cumulative(a)),
        "`A.mean()`": lambda: a.mean(),
        "`camera.project(points)`": lambda: camera.project(points),
        "`trajectory.at(t)`": lambda: path.at(queries),
        "a training step of a `PoseParameter`": training_step,
    }
    return Rows(calls, [*a._tensors(), *b._tensors(), points, tangents, queries, camera.intrinsics])


def robots() -> Rows:
    G.manual_seed(0)
    robot = Robot.example("arm")
    q, v, twist, link = normal(1000, robot.dof), normal(1000, robot.dof), normal(1000, 6), robot.links[-1]
    targets = robot.forward(0.3 * q, link)
    q, v, twist = (x[:50].clone() for x in (q, v, twist))  # calls of more launch no other kernels
    spheres, planes = Spheres(normal(1000, 5, 3), 0.1), Planes(torch.tensor([[0.0, 0, 1, 0.5]]))
    wall = Avoidance({link: [[0.0, 0.0, 0.0]]}, 0.05, Planes(torch.tensor([[0.0, 0, 1, 2.0]])))
    sides = 0 * q[0], torch.tensor([1.0, 0.9, 0, 0, 0, 0, 0])
    middle = robot.forward(0.5 * sides[1], link).position
    ball = Avoidance({link: [[0.0, 0.0, 0.0]]}, 0.05, Spheres(middle, 0.1))
    calls: dict[str, Row] = {
        "`robot.forward(q)`": lambda: robot.forward(q),
        "`robot.forward(q, link)`": lambda: robot.forward(q, link),
        "`robot.jacobian(q, link)`": lambda: robot.jacobian(q, link),
        "`robot.velocity(q, v, link)`": lambda: robot.velocity(q, v, link),
        "`robot.acceleration(q, v, a, link)`": lambda: robot.acceleration(q, v, v, link),
        "`robot.inverse_dynamics(q, v, a)`": lambda: robot.inverse_dynamics(q, v, v),
        "`robot.forward_dynamics(q, v, torques)`": lambda: robot.forward_dynamics(q, v, v),
        "`robot.inverse_dynamics_derivatives(q, v, a)`": lambda: robot.inverse_dynamics_derivatives(q, v, v),
        "`robot.mass_matrix(q)`": lambda: robot.mass_matrix(q),
        "`robot.momentum(q, v)`": lambda: robot.momentum(q, v),
        "`robot.center_of_mass(q)`": lambda: robot.center_of_mass(q),
        "`robot.center_of_mass_jacobian(q)`": lambda: robot.center_of_mass_jacobian(q),
        "`robot.inertia_regressor(q, v, a)`": lambda: robot.inertia_regressor(q, v, v),
        "`robot.kinetic_energy(q, v)`": lambda: robot.kinetic_energy(q, v),
        "`robot.integrate(q, v, a, dt)`": lambda: robot.integrate(q, v, v, 0.01),
        "`robot.differential_ik(q, twist, link)`": lambda: robot.differential_ik(q, twist, link, dt=0.01),
        "`clearance(spheres, planes)`": lambda: clearance(spheres, planes),
        "`robot.ik` of one goal": lambda: robot.ik(targets[0], link=link),
        "`robot.ik` of 1000 goals": lambda: robot.ik(targets, link=link),
        "`robot.plan`": lambda: robot.plan(0 * q[0], 0.2 * q[0], avoid=wall),
        "`robot.plan` around a ball": lambda: robot.plan(
            *sides, avoid=ball, generator=torch.Generator().manual_seed(0)
        ),
    }
    return Rows(calls, [q, v, twist, spheres.centres])


def solvers() -> Rows:
    G.manual_seed(0)
    a, points = pk.Pose.random(100, generator=G), normal(100, 3)
    cloud = normal(10, 50, 3)
    moved = pk.Pose.random(10, max_angle=0.3, generator=G).apply(cloud, clouds=True)
    camera = pk.Camera([500.0, 500, 320, 240], (640, 480))
    views = pk.Pose(0.1 * normal(10, 3) + torch.tensor([0, 0, 6.0]), pk.Rotation.random(10, max_angle=0.3, generator=G))
    pixels = camera.project(views.apply(cloud, clouds=True))[0]
    x, y = torch.meshgrid(torch.linspace(-2, 2, 40), torch.linspace(-2, 2, 40), indexing="ij")
    target = torch.stack((x, y, 0.3 * (2 * x).sin() * (1.5 * y).cos()), -1).reshape(-1, 3)
    source = pk.Pose([0.05, -0.03, 0.02], pk.Rotation.from_euler("xyz", [0.02, -0.01, 0.03])).inverse_apply(target)
    goal = normal(100, 3)

    graph = graphs.grid(3, 4, sigma=0.05)
    several = graphs.batched([graphs.grid(3, 4, sigma=0.05, seed=k) for k in range(10)])
    bundle = bundles.street(cameras=6, points=40)

    def fixed() -> Any:
        return pk.least_squares(displaced, a, points, goal, tolerance=0, max_iterations=10)

    calls: dict[str, Row] = {
        "`pk.kabsch(source, target)`": lambda: pk.kabsch(cloud, moved),
        "`pk.kabsch(source, target, loss=loss)`": lambda: pk.kabsch(cloud, moved, loss="huber"),
        "`pk.least_squares`, 100 problems": lambda: pk.least_squares(displaced, a, points, goal),
        "`pk.least_squares(tolerance=0, max_iterations=10)`": fixed,
        "`pk.pnp`, 10 views of 50 points": lambda: pk.pnp(cloud, pixels, camera),
        '`pk.icp(kind="plane")`, 1600 points': lambda: pk.icp(source, target, kind="plane", progress=False),
        "`pk.register`, 10 x 50 matches": lambda: pk.register(cloud, moved, max_distance=0.01),
        "`graph.optimize(initialise=None)`, 12 poses": lambda: graph.optimize(initialise=None, progress=False),
        "`graph.optimize(initialise=None)`, 10 at once": lambda: several.optimize(initialise=None, progress=False),
        "`bundle.optimize()`, 6 cameras, 40 points": lambda: bundle.optimize(progress=False),
    }
    return Rows(calls, [cloud, moved, points, goal])


def rows() -> dict[str, Row]:
    return values().calls | robots().calls | solvers().calls
