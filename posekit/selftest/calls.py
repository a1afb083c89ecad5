"""Robots and solvers on a device: the time of a call, its launches, and how often it waits."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

import torch

from ..geometry import kabsch
from ..kinematics import Robot
from ..optimisation import least_squares
from ..registration import icp, pnp
from ..values import Camera, Pose

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


def calls(device: torch.device, count: int) -> dict[str, Callable[[], object]]:
    """Calls of robots and solvers, in float32.

    Args:
        device: The device.
        count: How many configurations the robots have; solvers have a thousand problems at most.
    """
    return _robots(device, count) | _solvers(device, count)


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
