"""What small calls cost in Python: their CPU time on one thread, function calls of Python, and operations of torch.

    python -m tests.bench.calls              # all
    python -m tests.bench.calls pnp plan     # those whose names begin so

Each call was made before: its kernels are built, and its loop is recorded. The time is the least of several rounds.
"""

import sys
import time
from collections.abc import Callable
from typing import Any

import torch
from torch import Generator, Tensor
from torch.profiler import ProfilerActivity, profile

import posekit as pk
from posekit.algebra import Pose, Vec2, Vec3, Vec6
from posekit.kinematics import Cost, Robot

D = torch.float64


@pk.op
def reprojection(camera_T_world: Pose, point: Vec3, pixel: Vec2) -> Vec2:
    x, y, z = camera_T_world @ point
    return Vec2((x / z - pixel[0], y / z - pixel[1]))


@pk.op
def between(first: Pose, second: Pose, measured: Pose) -> Vec6:
    away = ~measured @ ~first @ second
    return Vec6((*away.position, *away.rotation.log()))


def random(*shape: int, seed: int) -> Tensor:
    return torch.randn(*shape, dtype=D, generator=Generator().manual_seed(seed))


def graph(count: int) -> tuple[pk.Pose, Tensor, pk.Pose]:
    """A path of poses with loops, off its measurements."""
    true = pk.Pose.exp(random(count, 6, seed=0))
    pairs = torch.tensor([(k, k + 1) for k in range(count - 1)] + [(k, k + 3) for k in range(0, count - 3, 2)])
    measured = true[pairs[:, 0]].between(true[pairs[:, 1]]).retract(0.01 * random(len(pairs), 6, seed=1))
    return true.retract(0.05 * random(count, 6, seed=2)), pairs, measured


def solvers() -> dict[str, Callable[[], Any]]:
    points, loss = random(50, 3, seed=0), pk.Loss("huber", 0.01)
    true = pk.Pose.exp([0.1, 0.2, 7, 0.1, 0.2, 0.3]).to(D)
    x, y, z = true.apply(points).unbind(-1)
    pixels, start = torch.stack((x / z, y / z), -1) + 0.001 * random(50, 2, seed=1), true.retract(random(6, seed=2) / 9)
    lens = pk.Camera(torch.tensor([500.0, 500, 320, 240], dtype=D), (640, 480))
    seen = lens.project(true.apply(points))[0]
    moved = pk.Pose.exp([0.1, 0, 0.1, 0, 0.1, 0.2]).to(D).apply(points)
    robot = pk.Pose.exp(0.5 * random(8, 6, seed=3))
    board = torch.cartesian_prod(torch.arange(6.0), torch.arange(5.0), torch.zeros(1)).to(D) * 0.04
    views = pk.Pose.exp(
        torch.cat((0.05 * random(5, 2, seed=4), torch.full((5, 1), 0.6), 0.3 * random(5, 3, seed=5)), -1)
    )
    corners = lens.project(views[:, None].apply(board))[0]
    poses, pairs, measured = graph(20)
    problem, held = pk.Problem(), torch.arange(20) == 0
    unknown = problem.variables(poses, fixed=held)
    problem.add(between, unknown[pairs[:, 0]], unknown[pairs[:, 1]], measured)
    of_poses = pk.io.PoseGraph(poses, pairs, measured)
    known = pk.UncertainPose(true, 0.01 * torch.eye(6, dtype=D))
    return {
        "least_squares": lambda: pk.least_squares(reprojection, start, points, pixels),
        "least_squares, Huber": lambda: pk.least_squares(reprojection, start, points, pixels, loss=loss),
        "pnp": lambda: pk.pnp(points, seen, lens),
        "pnp, Huber": lambda: pk.pnp(points, seen, lens, loss=pk.Loss("huber", 1.0)),
        "kabsch": lambda: pk.kabsch(points, moved),
        "kabsch, Huber": lambda: pk.kabsch(points, moved, loss=loss),
        "hand_eye": lambda: pk.hand_eye(robot, robot @ true),
        "icp": lambda: pk.icp(points, moved, progress=False),
        "calibrate": lambda: pk.Camera.calibrate(board, corners, (640, 480)),
        "kalman_update": lambda: pk.kalman_update(known, lambda T: T.position, points[0], torch.eye(3, dtype=D)),
        "Problem.solve, 20 poses": lambda: problem.solve(progress=False),
        "PoseGraph.optimize, 20 poses": lambda: of_poses.optimize(initialise=None),
    }


def robots() -> dict[str, Callable[[], Any]]:
    arm = Robot.example("arm")
    q = arm.random(generator=Generator().manual_seed(0))
    near, goal, twist = arm.clamp(q + 0.05), arm.forward(q, "l8"), torch.tensor([0.3, -0.2, 0.1, 0.2, 0.5, -0.4])
    rest, free = Cost.posture(arm.joints, near, weight=0.01), Cost.posture(arm.joints, near, priority=1)
    height = Cost(lambda T: T.position[..., 2] - 0.5, links=("l5",), weight=0.01)

    def ik(*costs: Cost, **options: Any) -> Callable[[], Any]:
        return lambda: arm.ik(goal, "l8", costs=costs, generator=Generator().manual_seed(0), **options)

    return {
        "ik": ik(),
        "ik, seeds=1": ik(initial=near, seeds=1),
        "ik with a posture": ik(rest),
        "ik with a posture, seeds=1": ik(rest, initial=near, seeds=1),
        "ik with a height": ik(height),
        "ik with a second priority": ik(free),
        "differential_ik": lambda: arm.differential_ik(q, twist, "l8", dt=0.01),
        "plan": lambda: arm.plan(q, near, progress=False, generator=Generator().manual_seed(0)),
    }


def calls_of(call: Callable[[], Any]) -> int:
    """The functions of Python that a call runs."""
    count = 0

    def note(_: Any, event: str, __: Any) -> None:
        nonlocal count
        count += event == "call"

    sys.setprofile(note)
    call()
    sys.setprofile(None)
    return count


def least(call: Callable[[], Any]) -> float:
    """The CPU time of a call, in microseconds."""
    begin = time.thread_time()
    call()
    each = max(1, int(0.005 / (time.thread_time() - begin)))
    times = []
    for _ in range(20):
        begin = time.thread_time()
        for _ in range(each):
            call()
        times.append((time.thread_time() - begin) / each)
    return 1e6 * min(times)


def main(chosen: list[str]) -> None:
    torch.set_num_threads(1)
    print("| one call | us | calls of Python | operations of torch |\n|---|---:|---:|---:|")
    for name, call in (solvers() | robots()).items():
        if chosen and not name.startswith(tuple(chosen)):
            continue
        for _ in range(10):
            call()
        with profile(activities=[ProfilerActivity.CPU]) as seen:
            call()
        operations = sum([x.count for x in seen.key_averages() if x.key.startswith("aten::")])
        print(f"| {name} | {least(call):.0f} | {calls_of(call)} | {operations} |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
