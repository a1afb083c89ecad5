"""Small programs, by subject, whose kernels `python -m posekit --build` compiles ahead.

Each takes ``random``, which draws a tensor by its shape and a seed, of the dtype and on the device of the kernels.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import torch

import posekit as pk
from posekit.kinematics import Avoidance, Planes, Robot, Spheres

Step = Callable[[Any], object]


class Subject(NamedTuple):
    """What is compiled by one name of the command line: for which calls, and the programs that make them."""

    about: str
    steps: Sequence[Step]


def _poses(random: Any, *batch: int, seed: int = 0, scale: float = 0.5) -> pk.Pose:
    return pk.Pose.exp(scale * random(*batch, 6, seed=seed))


def operators(random: Any) -> None:
    one, many, other = _poses(random), _poses(random, 9), _poses(random, 9, seed=1)
    for a in (one, many):
        for product in (a @ many, ~a, a.between(other), a.retract(random(9, 6))):
            product.log(), product.matrix()
        a.apply(random(9, 3)), a.inverse_apply(random(9, 3)), a.rotation.apply(random(9, 3))
    many.interpolate(other, 0.5), many.adjoint(), many.mean(), many.normalized()


def rotations(random: Any) -> None:
    a, b = (pk.Rotation.exp(random(9, 3, seed=seed)) for seed in (0, 1))
    for rotation in (a @ b, ~a, a.slerp(b, 0.5)):
        rotation.rotvec(), rotation.matrix(), rotation.euler("xyz"), rotation.angle()
    pk.Rotation.from_matrix(a.matrix()), pk.Rotation.from_euler("xyz", random(9, 3)), a.mean()


def gradients(random: Any) -> None:
    a, b = (pk.Pose.exp(random(9, 6, seed=seed).requires_grad_()) for seed in (0, 1))
    moved = (a @ b).apply(random(9, 3)) + (~a).apply(random(9, 3)) + b.inverse_apply(random(9, 3))
    (moved.square().sum() + a.between(b).log().square().sum()).backward()


def interpolation(random: Any) -> None:
    path = pk.Trajectory(torch.arange(9).to(random(1)), _poses(random, 9))
    times = torch.linspace(0.5, 7.5, 5).to(random(1))
    for kind in ("decoupled", "screw", "spline", "bspline"):
        path.at(times, kind), path.velocity(times, kind)


def errors(random: Any) -> None:
    path = pk.Trajectory(torch.arange(9).to(random(1)), _poses(random, 9))
    moved = pk.Trajectory(path.times, path.poses.retract(0.01 * random(9, 6, seed=1)))
    pk.metrics.ate(moved, path), pk.metrics.rpe(moved, path)


def chains(random: Any) -> None:
    steps = pk.Pose.exp((0.1 * random(9, 6)).requires_grad_())
    (pk.cumulative(steps).position.sum() + pk.chain(steps, 0).position.sum()).backward()


def least_squares(random: Any) -> None:
    points, poses = random(7, 20, 3), _poses(random, 7)
    targets = poses[:, None].apply(points) + 0.01 * random(7, 20, 3, seed=1)
    for loss in (None, "huber"):
        pk.least_squares(lambda pose, x, y: pose[..., None].apply(x) - y, poses, points, targets, loss=loss)


def problem(random: Any) -> None:
    truth, made = _poses(random, 6), pk.Problem()
    poses = made.variables(truth.retract(0.1 * random(6, 6, seed=1)), fixed=torch.arange(6) == 0)
    index = torch.arange(6)
    made.add(
        lambda a, b, m: (~m @ a.between(b)).log(), poses[index[:-1]], poses[index[1:]], truth[:-1].between(truth[1:])
    )
    made.solve(progress=False)


def _graph(random: Any) -> tuple[pk.Pose, torch.Tensor, pk.Pose]:
    truth = _poses(random, 12)
    pairs = torch.tensor([[k, (k + step) % 12] for k in range(12) for step in (1, 3)], device=truth.device)
    measured = truth[pairs[:, 0]].between(truth[pairs[:, 1]]).retract(0.01 * random(24, 6, seed=1))
    return truth.retract(0.1 * random(12, 6, seed=2)), pairs, measured


def graph(random: Any) -> None:
    made = pk.io.PoseGraph(*_graph(random))
    made.optimize(progress=False).covariance()
    for loss in ("huber", "cauchy"):
        made.optimize(progress=False, loss=loss)


def graph_gradient(random: Any) -> None:
    start, pairs, measured = _graph(random)
    measured = pk.Pose.from_rotation(measured.rotation, measured.position.clone().requires_grad_())
    result = pk.io.PoseGraph(start, pairs, measured).optimize(progress=False)
    result.graph.poses.position.square().sum().backward()


def bundle(random: Any) -> None:
    place = torch.arange(5).to(random(1))[:, None] * torch.tensor([1.0, 0.1, 0.0]).to(random(1))
    cameras, seen = (
        x.reshape(-1).to(place.device) for x in torch.meshgrid(torch.arange(5), torch.arange(40), indexing="ij")
    )
    intrinsics = torch.tensor([500.0, -0.05, 0.005]).to(place).expand(5, 3)
    points = random(40, 3) + torch.tensor([2.0, 0, 8]).to(place)
    poses = ~pk.Pose.from_rotation(pk.Rotation.exp(0.05 * random(5, 3)), place)
    exact = pk.io.Bundle(poses, intrinsics, points, cameras, seen, torch.zeros(200, 2).to(place))
    pixels = exact.errors() + random(200, 2, seed=1)
    start = pk.io.Bundle(poses.retract(0.01 * random(5, 6)), intrinsics, points, cameras, seen, pixels)
    for loss in (None, "huber"):
        start.optimize(progress=False, loss=loss)


def alignment(random: Any) -> None:
    points = random(50, 3)
    targets = _poses(random).apply(points)
    for loss in (None, "huber"):
        pk.kabsch(points, targets, loss=loss), pk.umeyama(points, targets, loss=loss)


def matches(random: Any) -> None:
    points = random(100, 3)
    targets = _poses(random).apply(points)
    targets[:40] = random(40, 3, seed=2)
    pk.register(points, targets, max_distance=0.01)


def clouds(random: Any) -> None:
    x, y = torch.meshgrid(*[torch.linspace(-2, 2, 20).to(random(1))] * 2, indexing="ij")
    cloud = torch.stack((x, y, 0.3 * (2 * x).sin() * (1.5 * y).cos()), -1).reshape(-1, 3)
    for kind in ("point", "plane"):
        pk.icp(cloud + 0.02, cloud, kind=kind, progress=False)


def _camera(random: Any) -> pk.Camera:
    return pk.Camera([600.0, 610, 320, 240], (640, 480)).to(random(1))


def pnp(random: Any) -> None:
    camera, points = _camera(random), random(20, 3)
    pose = pk.Pose(torch.tensor([0.0, 0, 7]).to(points), pk.Rotation.exp(0.3 * random(3)))
    pixels = camera.project(pose.apply(points))[0] + 0.5 * random(20, 2, seed=3)
    for ransac in (False, True):
        pk.pnp(points, pixels, camera, ransac=ransac)


def hand_eye(random: Any) -> None:
    robot = _poses(random, 12)
    pk.hand_eye(robot, (robot @ _poses(random, seed=1)).retract(1e-3 * random(12, 6, seed=2)))


def calibration(random: Any) -> None:
    camera = _camera(random)
    board = torch.cartesian_prod(torch.arange(7.0), torch.arange(5.0), torch.zeros(1)).to(random(1)) * 0.04
    views = pk.Pose(torch.tensor([-0.12, -0.08, 0.45]).to(board), pk.Rotation.exp(0.35 * random(8, 3)))
    pixels = camera.project(views[:, None].apply(board))[0]
    pk.Camera.calibrate(board, pixels + 0.1 * random(*pixels.shape), (640, 480))


def _arm(random: Any) -> tuple[Robot, torch.Tensor]:
    like = random(1)
    arm = Robot.example("arm", dtype=like.dtype, device=like.device)
    return arm, torch.tensor([0.3, 0.6, -0.4, -1.6, 0.2, 1.2, 0.5]).to(like)


def kinematics(random: Any) -> None:
    arm, q = _arm(random)
    many = (q + 0.1 * random(9, 7)).requires_grad_()
    for configuration in (q, many):
        arm.forward(configuration), arm.forward(configuration, "l8"), arm.jacobian(configuration, "l8")
    arm.forward(many, "l8").position.sum().backward()


def inverse_kinematics(random: Any) -> None:
    arm, q = _arm(random)
    arm.ik(arm.forward(q, "l8"), link="l8"), arm.ik(arm.forward(q + 0.1 * random(9, 7), "l8"), link="l8")


def _avoidance(random: Any) -> Avoidance:
    like = random(1)
    sphere = Spheres(torch.tensor([[0.6, 0.5, 0.9]]).to(like), 0.05)
    obstacles: list[Planes | Spheres] = [Planes([0.0, 0.0, 1.0, 0.0]).to(like), sphere]
    return Avoidance({name: [[0.0, 0.0, 0.0]] for name in ("l4", "l6", "l8")}, 0.05, obstacles)


def obstacles(random: Any) -> None:
    arm, q = _arm(random)
    arm.ik(arm.forward(q, "l8"), link="l8", avoid=_avoidance(random))


def plan(random: Any) -> None:
    arm, q = _arm(random)
    arm.plan(q, q + 0.3, avoid=_avoidance(random), generator=torch.Generator(q.device).manual_seed(0))


def dynamics(random: Any) -> None:
    arm, q = _arm(random)
    q, v, a = q + 0.1 * random(9, 7), random(9, 7, seed=1), random(9, 7, seed=2)
    torque = arm.inverse_dynamics(q, v, a)
    arm.forward_dynamics(q, v, torque), arm.mass_matrix(q), arm.integrate(q, v, torque, 1e-3)


def preintegration(random: Any) -> None:
    noise = pk.imu.Noise("120 ug/sqrt(Hz)", "0.015 deg/s/sqrt(Hz)", "20 ug/s/sqrt(Hz)", "0.001 deg/s^2/sqrt(Hz)")
    window = pk.imu.preintegrate(random(50, 3), 0.1 * random(50, 3, seed=1), 0.005, noise=noise)
    window.predict(_poses(random), random(3))


def kalman(random: Any) -> None:
    estimate = pk.UncertainPose(_poses(random), 0.1 * torch.eye(6).to(random(1)))
    pk.kalman_update(estimate @ estimate, lambda pose: pose.position, random(3), 0.01 * torch.eye(3).to(random(1)))


SUBJECTS = {
    "poses": Subject(
        "operators and conversions of Pose and Rotation, with gradients", (operators, rotations, gradients)
    ),
    "trajectories": Subject("Trajectory, chain, cumulative, metrics", (interpolation, chains, errors)),
    "solvers": Subject("least_squares, Problem", (least_squares, problem)),
    "graphs": Subject("PoseGraph.optimize, with losses and gradients", (graph, graph_gradient)),
    "bundles": Subject("Bundle.optimize", (bundle,)),
    "registration": Subject("kabsch, umeyama, register, icp, pnp", (alignment, matches, clouds, pnp)),
    "calibration": Subject("hand_eye, Camera.calibrate", (hand_eye, calibration)),
    "robots": Subject("kinematics, inverse kinematics, dynamics", (kinematics, inverse_kinematics, dynamics)),
    "plans": Subject("Robot.plan, Robot.ik with obstacles", (obstacles, plan)),
    "inertial": Subject("preintegrate, kalman_update", (preintegration, kalman)),
}
