"""Calls that a CUDA graph can capture, and calls that are refused while one is captured.

They are made in a simulated capture on the CPU, and in a real one on a device.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

import posekit as pk
from posekit.kinematics import Avoidance, Inertias, Planes, Robot, Spheres, clearance, self_clearance

Call = Callable[["Scene"], Any]


@pk.op
def moved(pose: pk.algebra.Pose, offset: pk.algebra.Vec3) -> pk.algebra.Vec3:
    """An op of a user."""
    return pose.quaternion[0] * offset + pose.position


@pk.op
def displaced(pose: pk.algebra.Pose, point: pk.algebra.Vec3, target: pk.algebra.Vec3) -> pk.algebra.Vec3:
    """A residual."""
    return pose @ point - target


def displaced_in_torch(pose: pk.Pose, points: Tensor, targets: Tensor) -> Tensor:
    return 1.37 * (pose @ points - targets)


class Scene:
    """Values on a device whose tensors stay in place, so that a captured graph can be replayed with other numbers."""

    def __init__(self, device: str, count: int = 64) -> None:
        generator = torch.Generator().manual_seed(5)

        def normal(*shape: int) -> Tensor:
            return torch.randn(*shape, generator=generator).to(device)

        self.device, self.count = torch.device(device), count
        self.position, self.points, self.tangents = normal(count, 3), normal(count, 3), normal(count, 6)
        self.quaternion = torch.nn.functional.normalize(normal(count, 4), dim=-1)
        self.poses = pk.Pose(self.position, self.quaternion)
        self.others = pk.Pose(normal(count, 3), normal(count, 4))
        self.rotations, self.t = self.poses.rotation, normal(count).sigmoid()
        self.matrices, self.angles = self.others.matrix(), normal(count, 3)
        self.index = torch.arange(0, count, 3, device=device)
        self.mask = normal(count) > 0
        self.weights = normal(count).sigmoid()
        self.times = torch.arange(float(count), device=device)
        self.queries = torch.linspace(0.5, count - 1.5, 100, device=device)
        self.estimates = pk.UncertainPose(self.poses, 0.1 * torch.eye(6, device=device))
        intrinsics = torch.tensor([400.0, 410.0, 319.5, 239.5], device=device)
        self.camera = pk.Camera(intrinsics, (640, 480))
        arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0.1, 0.2], d=[0.0, 0.3])
        inertias = Inertias(torch.ones(4), torch.full((4, 3), 0.1), torch.eye(3).expand(4, 3, 3))
        self.arm = arm.replace(inertias=inertias).to(device)
        self.q, self.v = normal(count, 2), normal(count, 2)
        self.centres, self.radii = normal(count, 5, 3), normal(5).sigmoid()
        self.pairs = torch.tensor([[0, 1], [2, 4]], device=device)
        self.planes = torch.tensor([[0.0, 0.0, 1.0, 0.5]], device=device)
        self.camera_poses = pk.nn.PoseParameter(self.others[:4]).to(device)

    def change(self, seed: int) -> None:
        """Write other numbers into the tensors."""
        generator = torch.Generator().manual_seed(seed)
        for x in (self.position, self.quaternion, self.points, self.tangents, self.q):
            x.copy_(torch.randn(x.shape, generator=generator))

    @property
    def leaves(self) -> list[Tensor]:
        return [self.position, self.quaternion, self.points, self.tangents, self.q]

    @property
    def path(self) -> pk.Trajectory[pk.Pose]:
        return pk.Trajectory(self.times, self.poses)


def _gradients(s: Scene) -> Any:
    leaves = [x.detach().requires_grad_() for x in (s.position, s.quaternion, s.points)]
    loss = (pk.Pose(*leaves[:2]) @ s.others).apply(leaves[2]).square().sum()
    return torch.autograd.grad(loss, leaves)


def _second_gradients(s: Scene) -> Any:
    x = s.tangents.detach().requires_grad_()
    (first,) = torch.autograd.grad(s.poses.retract(x).log().square().sum(), x, create_graph=True)
    return torch.autograd.grad(first.square().sum(), x)


def _shared_gradient(s: Scene) -> Any:
    one = s.position[0].detach().requires_grad_()
    pose = pk.Pose(one, s.quaternion[0])
    return torch.autograd.grad(pose.apply(s.points).square().sum(), one)


def _tangents(s: Scene) -> Any:
    return torch.func.jvp(lambda x: pk.Pose.exp(x).matrix(), (s.tangents,), (s.tangents,))


def _mapped(s: Scene) -> Any:
    return torch.vmap(torch.func.grad(lambda x: pk.Pose.exp(x).log().square().sum()))(s.tangents)


def _of_a_module(s: Scene) -> Any:
    loss = s.camera_poses().apply(s.points[:4]).square().sum()
    return torch.autograd.grad(loss, list(s.camera_poses.parameters()))


def _aligned(s: Scene) -> Any:
    source, target = s.points.detach().requires_grad_(), s.position
    pose = pk.kabsch(source, target, loss="cauchy")
    return pose, torch.autograd.grad(pose.log().square().sum(), source)


def _solutions(s: Scene) -> Any:
    given = s.poses, s.points, s.position
    found = [
        pk.least_squares(f, *given, tolerance=0, max_iterations=2, loss="cauchy", weight=s.weights)
        for f in (displaced, displaced_in_torch)
    ]
    fixed = pk.least_squares(displaced, *given, tolerance=0, max_iterations=2, prior=s.estimates, fixed=s.mask[:6])
    target = s.position.detach().requires_grad_()
    learned = pk.least_squares(displaced, s.poses, s.points, target, tolerance=0, max_iterations=2)
    slopes = torch.autograd.grad(learned.value.position.square().sum(), target)
    return [(x.value, x.cost) for x in (*found, fixed)], slopes


# By rows of the table in `posekit/README.md`.
CAPTURED: dict[str, Call] = {
    "operators": lambda s: (s.poses @ s.others, ~s.poses, s.poses.apply(s.points), s.poses.inverse_apply(s.points)),
    "methods": lambda s: (s.poses.log(), s.poses.retract(s.tangents), s.rotations.euler("xyz"), s.poses.adjoint()),
    "numbers as arguments": lambda s: (s.poses.interpolate(s.others, 0.25), s.rotations**0.5, s.poses.isclose(s.poses)),
    "constructors from tensors": lambda s: (
        pk.Pose(s.position, s.quaternion),
        pk.Pose.from_matrix(s.matrices),
        pk.Rotation.from_euler("xyz", s.angles),
        pk.Pose.exp(s.tangents),
    ),
    "gradients": _gradients,
    "gradients of broadcast operands": _shared_gradient,
    "second gradients": _second_gradients,
    "forward mode": _tangents,
    "vmap and torch.func": _mapped,
    "shapes": lambda s: (s.poses[2:9], s.poses[3], s.poses[s.index], s.poses.reshape(8, -1), s.poses.flip(0)),
    "joins": lambda s: (
        pk.stack([s.poses, s.others]),
        pk.cat([s.poses, s.others]),
        pk.where(s.mask, s.poses, s.others),
    ),
    "chains": lambda s: (pk.chain(s.poses), pk.cumulative(s.poses), pk.cumulative(s.poses[:4], parents=[-1, 0, 0, 1])),
    "means": lambda s: (s.poses.mean(), s.rotations.mean(weights=s.weights)),
    "alignment": lambda s: (
        pk.kabsch(s.points, s.position),
        pk.umeyama(s.points, s.position),
        pk.kabsch(s.points, s.position, loss="huber"),
        _aligned(s),
    ),
    "uncertain poses": lambda s: (s.estimates @ s.estimates, s.estimates.inverse().covariance),
    "trajectories": lambda s: [
        x
        for kind in ("decoupled", "screw", "bspline")
        for x in (s.path.at(s.queries, kind), s.path.velocity(s.queries, kind))
    ],
    "cameras": lambda s: (s.camera.project(s.points), s.camera.unproject(s.points[:, :2], s.t)),
    "robots": lambda s: (
        s.arm.forward(s.q, ["tool", "link1"]),
        s.arm.jacobian(s.q, "tool"),
        s.arm.velocity(s.q, s.v, "tool"),
        s.arm.acceleration(s.q, s.v, s.v, "tool"),
        s.arm.spheres(s.q, s.centres[0, :2], s.radii[:2], ["link1", "tool"]),
        s.arm.retract(s.q, s.v),
        s.arm.neutral(),
    ),
    "dynamics": lambda s: (
        s.arm.inverse_dynamics(s.q, s.v, s.v, forces={"tool": s.q.new_zeros(6)}),
        s.arm.forward_dynamics(s.q, s.v, s.v),
        s.arm.mass_matrix(s.q),
        s.arm.momentum(s.q, s.v),
        s.arm.center_of_mass_jacobian(s.q),
        s.arm.inertia_regressor(s.q, s.v, s.v),
        *s.arm.integrate(s.q, s.v, s.v, 0.01, method="rk4"),
    ),
    "clearances": lambda s: (
        self_clearance(Spheres(s.centres, s.radii), s.pairs),
        clearance(Spheres(s.centres, s.radii), Planes(s.planes)),
    ),
    "random values": lambda s: (
        pk.Pose.random(5, device=s.device),
        s.poses.perturb(sigma=0.1),
        pk.sampling.sample_bernoulli(s.weights),
    ),
    "cuRobo's functions": lambda s: pk.transform.transform_points(s.position[:1], s.quaternion[:1], s.points),
    "modules": _of_a_module,
    "ops of your own": lambda s: moved(s.poses, s.points),
    "least squares": _solutions,
    "distances and losses": lambda s: (
        s.poses.distance(s.others),
        s.poses.squared_distance(s.others),
        pk.nn.geodesic_loss(s.rotations, s.others.rotation),
    ),
    "diffusion and flows": lambda s: (
        pk.distributions.IsotropicGaussian(s.rotations, 0.1 + s.t).log_prob(s.others.rotation),
        pk.nn.diffusion.Diffusion().score(s.poses, s.others, 0.1 + 0.9 * s.t),
        pk.nn.flow.interpolant(s.poses, s.others, s.t),
    ),
}
RANDOM = ("random values",)  # those that a replay does not repeat

# By what the error must say, a regular expression.
REFUSED: dict[str, Call] = {
    "Pose.validate: position: .* read values, .*; check the values before": lambda s: s.poses.validate(),
    "Rotation.validate: quaternion: .* read values": lambda s: s.rotations.validate(),
    "Camera.validate: intrinsics: .* read values": lambda s: s.camera.validate(),
    "Pose.validate: .* read values": lambda s: s.estimates.validate(),
    "Pose.from_matrix: matrix: .* read values": lambda s: pk.Pose.from_matrix(s.matrices, validate=True),
    "Rotation.from_matrix: .* read values": lambda s: pk.Rotation.from_matrix(s.matrices[:, :3, :3], validate=True),
    "Pose.allclose: .*; capture isclose": lambda s: s.poses.allclose(s.poses),
    "equal: .* read values": lambda s: torch.equal(s.poses, s.poses),
    "assert_close: .* read values": lambda s: pk.testing.assert_close(s.poses, s.poses),
    "assert_close: waits .* read values": lambda s: pk.testing.assert_close([s.points], [s.points]),
    r"Pose\[...\]: .*; select by slices": lambda s: s.poses[s.mask],
    r"Rotation\[...\]: .*; select by slices": lambda s: s.rotations[[0, 2]],
    "Pose.repeat_interleave: repeats: .*; pass a number": lambda s: s.poses.repeat_interleave(s.index[:1]),
    "Pose.apply: points: waits for a copy .*; pass a tensor on the device": lambda s: s.poses.apply([0.0, 0.0, 1.0]),
    "where: mask: waits for a copy": lambda s: pk.where([True] * s.count, s.poses, s.others),
    "Pose.interpolate: t: waits for a copy": lambda s: s.poses.interpolate(s.others, [0.5] * s.count),
    "Camera.resize: waits for a copy": lambda s: s.camera.resize((320, 240)),
    "Trajectory.crop: .* read values": lambda s: s.path.crop(0.5, 2.0),
    "associate: .* read values": lambda s: pk.metrics.associate(s.path, s.path),
    "rpe: waits for a copy": lambda s: pk.metrics.rpe(s.poses, s.others),
    "choice: p: .* read the weights, .*; draw before": lambda s: pk.sampling.choice(s.poses, 2, p=s.weights),
    "IsotropicGaussian.sample: .* read values, .*; draw before": lambda s: pk.distributions.IsotropicGaussian(
        s.rotations, 0.1
    ).sample(),
    "MatrixFisher.sample: .* read values": lambda s: pk.distributions.MatrixFisher(s.matrices[:, :3, :3]).sample(),
    "Mixture.sample: .* read values": lambda s: pk.distributions.Mixture(
        s.weights, pk.distributions.AngularCentralGaussian(torch.eye(4, device=s.device).expand(s.count, 4, 4))
    ).sample(),
    "MatrixFisher.fit: .* read values, .*; fit before": lambda s: pk.distributions.MatrixFisher.fit(s.rotations),
    "sample_multinomial: .* read the weights": lambda s: pk.sampling.sample_multinomial(s.weights),
    "cumulative: parents: waits .*; call it once before": lambda s: pk.cumulative(
        s.poses[:5], parents=[-1, 0, 0, 1, 3]
    ),
    "Robot: waits for a copy .*; call the method once before": lambda s: s.arm.spheres(
        s.q, s.centres[0], 0.1, ["link1"] * 5
    ),
    "Robot.ik: waits for the device to see which targets are reached": lambda s: s.arm.ik(s.poses, link="tool"),
    "Robot.plan: waits for the device to see which motions are free": lambda s: s.arm.plan(
        [0.0, 0.0], [1.0, 0.0], avoid=Avoidance({"tool": [[0.0, 0.0, 0.0]]}, 0.1, Planes(s.planes))
    ),
    "Robot.compiled: .* read values": lambda s: s.arm.compiled(),
    "Robot.random: .* read values": lambda s: s.arm.random(2),
    "Robot.chain: waits for a copy of numbers": lambda s: s.arm.chain("base", "tool"),
    "Robot.replace: waits for a copy": lambda s: s.arm.replace(axes=s.arm.axes),
    "Robot.add_frame: waits for a copy": lambda s: s.arm.add_frame("camera", "tool", s.poses[0]),
    "least_squares: waits for the device to see what has converged, .*; pass tolerance=0": lambda s: pk.least_squares(
        displaced, s.poses, s.points, s.position
    ),
    "self_clearance: pairs: waits for a copy": lambda s: self_clearance(Spheres(s.centres, s.radii), [[0, 1]]),
}
