"""Robots and solvers on a device: the time of a call, its launches, and how often it waits."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, NamedTuple

import torch

from ..geometry import cumulative, kabsch
from ..io import Bundle, PoseGraph
from ..kinematics import Robot
from ..optimisation import least_squares
from ..registration import icp, pnp
from ..values import Camera, Pose, Rotation

_ROUNDS = 5
_LAUNCHES = ("LaunchKernel", "GraphLaunch", "MemcpyAsync", "MemsetAsync")
_WAITS = ("cudaStreamSynchronize", "cudaDeviceSynchronize", "cudaEventSynchronize", "cudaMemcpy")


class CallCost(NamedTuple):
    """What a call costs.

    Attributes:
        name: The call.
        seconds: Its time, with a wait for its results.
        launches: The kernels, copies and fills that it launches; None on the CPU.
        waits: How often it waits for the device; None on the CPU.
    """

    name: str
    seconds: float
    launches: int | None
    waits: int | None


def _displaced(pose: Pose, points: torch.Tensor, target: torch.Tensor) -> torch.Tensor:
    return pose.apply(points, clouds=True) - target


def _robots(device: torch.device, count: int) -> dict[str, Callable[[], object]]:
    robot, draw = Robot.example("arm").to(device), torch.Generator().manual_seed(1)
    q, v, torques = (torch.randn(count, robot.dof, generator=draw).to(device) for _ in range(3))
    link, few = robot.links[-1], min(count, 1000)
    goals = robot.forward(0.3 * q[:few], link)
    return {
        f"forward of {count:,}": lambda: robot.forward(q),
        f"forward of {count:,}, a link": lambda: robot.forward(q, link),
        f"jacobian of {count:,}": lambda: robot.jacobian(q, link),
        f"inverse_dynamics of {count:,}": lambda: robot.inverse_dynamics(q, v, torques),
        f"forward_dynamics of {count:,}": lambda: robot.forward_dynamics(q, v, torques),
        f"mass_matrix of {count:,}": lambda: robot.mass_matrix(q),
        "ik of a goal": lambda: robot.ik(goals[0], link=link),
        f"ik of {few:,} goals": lambda: robot.ik(goals, link=link),
    }


def _solvers(device: torch.device, count: int) -> dict[str, Callable[[], object]]:
    draw = torch.Generator().manual_seed(2)
    few = min(count, 1000)
    points = torch.randn(few, 60, 3, generator=draw).to(device)
    turned = Pose.random(few, max_angle=0.3, generator=draw).to(device)
    target, start = turned.apply(points, clouds=True), Pose.identity(few, device=device)
    camera = Camera([500.0, 500, 320, 240], (640, 480)).to(device)
    ahead = torch.tensor([0.0, 0, 8], device=device)
    pixels = camera.project(turned.apply(points, clouds=True) + ahead)[0]
    x, y = torch.meshgrid(torch.linspace(-2, 2, 70), torch.linspace(-2, 2, 70), indexing="ij")
    surface = torch.stack((x, y, 0.3 * (2 * x).sin() * (1.5 * y).cos()), -1).reshape(-1, 3).to(device)
    scan = surface + torch.tensor([0.05, -0.03, 0.02], device=device)
    return {
        f"least_squares of {few:,}": lambda: least_squares(_displaced, start, points, target),
        f"kabsch of {few:,}": lambda: kabsch(points, target),
        f"pnp of {few:,}": lambda: pnp(points, pixels, camera),
        "icp of 4,900 points": lambda: icp(scan, surface, kind="plane", progress=False),
    }


def _graph(device: torch.device, *shape: int) -> PoseGraph:
    """Poses along a path, each measured from the one before and from the tenth one; or a batch of such graphs."""
    draw, n, float64 = torch.Generator().manual_seed(3), shape[-1], torch.float64
    steps = Pose.random(*shape, max_angle=0.5, generator=draw, dtype=float64)
    truth = cumulative(steps)
    noise = [torch.randn(*shape[:-1], k, 6, generator=draw, dtype=float64) for k in (2 * n - 11, n)]
    every = torch.arange(n)
    pairs = torch.cat([torch.stack((every[:-k], every[k:]), -1) for k in (1, 10)])
    measured = truth[..., pairs[:, 0]].between(truth[..., pairs[:, 1]]).retract(0.02 * noise[0])
    return PoseGraph(truth.retract(0.05 * noise[1]).to(device), pairs.to(device), measured.to(device))


def _bundle(device: torch.device, cameras: int, points: int) -> Bundle:
    """Cameras in a row, each of which sees every fifth point."""
    draw, float64 = torch.Generator().manual_seed(4), torch.float64
    place = torch.stack((torch.arange(cameras).double(), *[torch.zeros(cameras, dtype=float64)] * 2), -1)
    poses = ~Pose(place, Rotation.random(cameras, max_angle=0.05, generator=draw, dtype=float64))
    x = torch.rand(points, 3, generator=draw, dtype=float64) * torch.tensor([cameras, 4.0, 6.0])
    x = x + torch.tensor([0.0, -2.0, 8.0])
    intrinsics = torch.tensor([500.0, -0.05, 0.005], dtype=float64).expand(cameras, 3)
    seen = torch.arange(points).repeat_interleave(5)
    by = (x[seen, 0].long() + torch.arange(5).repeat(points) - 2).clamp(0, cameras - 1)
    zero, noise = torch.zeros(len(seen), 2), torch.randn(len(seen), 2, generator=draw, dtype=float64)
    pixels = Bundle(poses, intrinsics, x, by, seen, zero).errors() + noise
    start = (intrinsics, x + 0.05 * torch.randn(x.shape, generator=draw), by, seen, pixels)
    return Bundle(poses.to(device), *[field.to(device) for field in start])


def _problems(device: torch.device, count: int) -> dict[str, Callable[[], object]]:
    """Problems of many variables, in float64, whose costs on a device are those of the CPU."""
    n, cpu = min(count, 2500), torch.device("cpu")
    sizes: dict[str, tuple[Callable[..., Any], tuple[int, ...]]] = {
        f"graph of {n:,} poses": (_graph, (n,)),
        f"{n // 50} graphs of 50 poses": (_graph, (n // 50, 50)),
        f"bundle of {n // 125} cameras": (_bundle, (n // 125, n // 2)),
    }

    def row(make: Callable[..., Any], shape: tuple[int, ...]) -> Callable[[], object]:
        def solved(problem: Any) -> Any:
            result = problem.optimize(progress=False)
            cost = (result[1] if isinstance(result, tuple) else result).cost
            return torch.as_tensor(cost, dtype=torch.float64).cpu()

        def call() -> object:
            found = solved(problem)
            if expected is not None and not torch.allclose(found, expected, rtol=1e-9):
                raise ArithmeticError("the cost is not that of the CPU")
            return found

        problem = make(device, *shape)
        expected = None if device == cpu else solved(make(cpu, *shape))
        return call

    return {name: row(*made) for name, made in sizes.items()}


def calls(device: torch.device, count: int) -> dict[str, Callable[[], object]]:
    """Calls of robots and solvers, in float32, and of problems in float64.

    Args:
        device: The device.
        count: How many configurations the robots have; solvers have a thousand problems at most.
    """
    return _robots(device, count) | _solvers(device, count) | _problems(device, count)


def cost(name: str, call: Callable[[], object], device: torch.device) -> CallCost:
    """What a call costs once its kernels are built. The minimum of several times: other load can only increase it."""
    on_cuda, times = device.type == "cuda", []
    for _ in range(_ROUNDS + 1):
        start = time.perf_counter()
        call()
        if on_cuda:
            torch.cuda.synchronize(device)
        times.append(time.perf_counter() - start)
    if not on_cuda:
        return CallCost(name, min(times[1:]), None, None)
    kinds = [torch.profiler.ProfilerActivity.CPU, torch.profiler.ProfilerActivity.CUDA]
    with torch.profiler.profile(activities=kinds) as profile:
        call()
    return CallCost(name, min(times[1:]), *counted([event.name for event in profile.events() or ()]))


def counted(events: list[str]) -> tuple[int, int]:
    """The launches and the waits among the names of what a profiler saw: functions of CUDA's runtime and driver."""
    calls_of_cuda = [name for name in events if name.startswith(("cuda", "cu"))]
    launches = sum(any(kind in name for kind in _LAUNCHES) for name in calls_of_cuda)
    return launches, sum(name in _WAITS for name in calls_of_cuda)
