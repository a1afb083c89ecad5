"""Motion planning beside CHOMP with autograd, on one scene.

    python -m tests.bench.planning  # CPU time of one thread

The scene is a shelf: three boxes and the floor, around an arm with 15 spheres that also keep away from each other, with
the limits of the Panda. CHOMP has the same spheres and distances, as ops with gradients, four seeds for each problem,
and 120 steps with momentum of a fixed metric. A motion counts if nothing touches at eight times as many configurations
as there are waypoints.
"""

from __future__ import annotations

import importlib.util
import time
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Generator, Tensor

from posekit import Pose
from posekit.kinematics import Avoidance, Boxes, Cost, Planes, Robot, clearance, self_clearance

PROBLEMS, SEEDS, WAYPOINTS, STEPS = 64, 4, 34, 120
CENTRES = {
    "l2": [[0, 0, 0], [0, -0.1, 0], [0, -0.2, 0]],
    "l3": [[0, 0, -0.1], [0.05, 0, 0]],
    "l4": [[0, 0, 0], [-0.08, 0.08, 0]],
    "l5": [[0, 0, -0.25], [0, 0.03, -0.13], [0, 0.08, -0.02]],
    "l6": [[0, 0, 0], [0.08, 0, 0]],
    "l8": [[0, 0, 0.02], [0, 0.05, 0.06], [0, -0.05, 0.06]],
}
RADIUS = 0.07
LOWER = [-2.8973, -1.7628, -2.8973, -3.0718, -2.8973, -0.0175, -2.8973]
UPPER = [2.8973, 1.7628, 2.8973, -0.0698, 2.8973, 3.7525, 2.8973]
IGNORE = [("l3", "l5"), ("l2", "l4"), ("l4", "l6"), ("l5", "l8"), ("l5", "l7"), ("l6", "l8")]
SHELF = Boxes(
    Pose([[0.5, 0, 0.25], [0.3, 0.45, 0.6], [0.3, -0.45, 0.6]]),
    half_extents=[[0.05, 0.35, 0.25], [0.15, 0.05, 0.15], [0.15, 0.05, 0.15]],
)
FLOOR = Planes([[0, 0, 1.0, 0.05]])


class Scene:
    """The robot with its spheres, and free configurations."""

    def __init__(self) -> None:
        self.robot = Robot.example("arm").replace(lower=torch.tensor(LOWER), upper=torch.tensor(UPPER))
        self.links = [link for link, points in CENTRES.items() for _ in points]
        self.points = torch.tensor([p for points in CENTRES.values() for p in points], dtype=torch.float32)
        self.pairs = self.robot.sphere_pairs(self.links, IGNORE)

    def distances(self, q: Tensor) -> Tensor:
        spheres = self.robot.spheres(q, self.points, RADIUS, self.links)
        parts = [clearance(spheres, x).flatten(-2) for x in (SHELF, FLOOR)]
        return torch.cat((*parts, self_clearance(spheres, self.pairs)), -1)

    def free(self, generator: Generator) -> Tensor:
        q = self.robot.random(8000, generator=generator)
        return q[self.distances(q).amin(-1) > 0.02][:PROBLEMS]

    def is_free(self, waypoints: Tensor) -> Tensor:
        part = torch.linspace(0, 1, 9).unsqueeze(-1)
        fine = torch.lerp(waypoints[..., :-1, None, :], waypoints[..., 1:, None, :], part).flatten(-3, -2)
        return self.distances(fine).amin((-1, -2)) >= 0


def first_paths(scene: Scene, start: Tensor, goal: Tensor) -> tuple[Tensor, Tensor]:
    """The straight lines, and the inner waypoints of all seeds, shapes (problems, seeds, waypoints, nq)."""
    t = torch.linspace(0, 1, WAYPOINTS)[:, None]
    line = torch.lerp(start[:, None], goal[:, None], t)[:, None].expand(-1, SEEDS, -1, -1)
    bends = 0.8 * torch.randn(len(start), SEEDS, 1, 7, generator=Generator().manual_seed(0))
    bends[:, 0] = 0
    robot = scene.robot
    return line, (line[..., 1:-1, :] + bends * (torch.pi * t[1:-1]).sin()).clamp(robot.lower, robot.upper)


def chomp(scene: Scene, start: Tensor, goal: Tensor, distances: Callable[[Tensor], Tensor] | None = None) -> Tensor:
    """The waypoints of all seeds, shape (problems, seeds, waypoints, nq)."""
    inner, robot, distances = WAYPOINTS - 2, scene.robot, distances or scene.distances
    second = 2 * torch.eye(inner) - torch.ones(inner - 1).diag(1) - torch.ones(inner - 1).diag(-1)
    metric = torch.linalg.inv(second @ second + 0.05 * second)
    metric = metric / metric.diagonal().max()
    line, x = first_paths(scene, start, goal)
    momentum = torch.zeros_like(x)
    for _ in range(STEPS):
        leaf = x.detach().requires_grad_()
        full = torch.cat((line[..., :1, :], leaf, line[..., -1:, :]), -2)
        middle = 0.5 * (full[..., 1:, :] + full[..., :-1, :])
        lacks = (0.03 - distances(torch.cat((leaf, middle), -2))).clamp(min=0)
        cost = 2 * full.diff(n=2, dim=-2).square().sum() + 40 / 0.06 * lacks.square().sum()
        (gradient,) = torch.autograd.grad(cost, leaf)
        momentum = 0.8 * momentum + torch.einsum("ij,pkjn->pkin", metric, gradient)
        largest = momentum.abs().amax((-1, -2), keepdim=True)
        x = (x - 0.03 * momentum / (1 + 0.03 * largest / 0.2)).clamp(robot.lower, robot.upper)
    return torch.cat((line[..., :1, :], x, line[..., -1:, :]), -2)


def measured(run: Callable[[], Any]) -> tuple[float, Any]:
    """The CPU time of a second run, in milliseconds for each problem, and its result."""
    run()
    begin = time.thread_time()
    found = run()
    return 1e3 * (time.thread_time() - begin) / PROBLEMS, found


def main() -> None:
    """Print the time for each problem and the part of problems that are solved."""
    torch.set_num_threads(1)
    scene = Scene()
    start, goal = (scene.free(Generator().manual_seed(seed)) for seed in (1, 2))
    avoid = Avoidance(CENTRES, RADIUS, [SHELF, FLOOR])

    def plan() -> Tensor:
        options = {"waypoints": WAYPOINTS, "generator": Generator().manual_seed(0)}
        return scene.robot.plan(start, goal, avoid=avoid, ignore=IGNORE, **options).configurations

    print("| 64 problems of a shelf | ms a problem | solved |\n|---|---|---|")
    line = torch.lerp(start[:, None], goal[:, None], torch.linspace(0, 1, WAYPOINTS)[:, None])
    print(f"| straight lines | - | {scene.is_free(line).float().mean():.0%} |")
    spent, found = measured(plan)
    print(f"| `Robot.plan` | {spent:.1f} | {scene.is_free(found).float().mean():.0%} |")
    spent, found = measured(lambda: chomp(scene, start, goal))
    print(f"| CHOMP with autograd | {spent:.0f} | {scene.is_free(found).any(-1).float().mean():.0%} |")
    from . import planning_peers

    if importlib.util.find_spec("pytorch_kinematics"):
        other = planning_peers.pytorch_kinematics(scene)
        spent, found = measured(lambda: chomp(scene, start, goal, other))
        print(f"| CHOMP with pytorch_kinematics | {spent:.0f} | {scene.is_free(found).any(-1).float().mean():.0%} |")
    if importlib.util.find_spec("jax"):
        spent, found = planning_peers.in_jax(start, goal)
        print(f"| CHOMP in JAX, compiled | {spent:.0f} | {scene.is_free(found).any(-1).float().mean():.0%} |")
    servo(scene.robot)


def servo(robot: Robot) -> None:
    """Print the time of one call for a servo loop, and that of its Jacobian."""
    q, twist = robot.random(generator=Generator().manual_seed(0)), torch.tensor([0.3, -0.2, 0.1, 0.2, 0.5, -0.4])
    goal, near = robot.forward(q, "l8"), robot.clamp(q + 0.05)
    rest, free = Cost.posture(robot.joints, near, weight=0.01), Cost.posture(robot.joints, near, priority=1)
    five = [rest, Cost.manipulability(robot, "l8"), Cost.limits(robot), Cost.velocity(robot, near, weight=0.01)]
    five.append(Cost(lambda T: T.position[..., 2] - 0.5, links=("l5",), weight=0.01))

    def ik(costs: Sequence[Cost], **options: Any) -> Callable[[], Any]:
        return lambda: robot.ik(goal, "l8", costs=costs, generator=Generator().manual_seed(0), **options)

    searches = {"one cost": [rest], "five costs": five, "a second priority": [free]}
    calls = {
        "ik": ik(()),
        **{f"ik with {name}": ik(costs) for name, costs in searches.items()},
        **{f"ik with {name}, seeds=1": ik(costs, initial=near, seeds=1) for name, costs in searches.items()},
        "jacobian": lambda: robot.jacobian(q, "l8"),
        "differential_ik": lambda: robot.differential_ik(q, twist, "l8", dt=0.01),
    }
    print("\n| one arm | microseconds |\n|---|---|")
    for name, call in calls.items():
        least = float("inf")
        for _ in range(20):
            begin = time.thread_time()
            for _ in range(50):
                call()
            least = min(least, (time.thread_time() - begin) / 50)
        print(f"| `{name}` | {1e6 * least:.0f} |")


if __name__ == "__main__":
    main()
