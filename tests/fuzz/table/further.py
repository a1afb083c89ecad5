"""Rows without a reference, for names whose values other tests compare: they are called in every way of torch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

import posekit as pk
from posekit import algebra
from tests.fuzz.subject import Subject

Robot = pk.kinematics.Robot


INERTIAS = pk.kinematics.Inertias(
    mass=[0.0, 2.0, 1.0, 0.5],
    centre=[[0.0, 0.0, 0.0], [0.2, 0.1, 0.0], [0.3, 0.0, 0.1], [0.0, 0.1, 0.0]],
    inertia=0.1 * torch.eye(3).expand(4, 3, 3),
)
ARM = Robot.from_dh(a=[0.5, 0.4], alpha=[0.1, 0.2], d=[0.0, 0.3]).replace(inertias=INERTIAS).to(torch.float64)
COMPILED = ARM.compiled("tool")


def robot_for(q: Tensor) -> Robot:
    same = q.device.type == "cpu" and q.dtype == torch.float64
    return ARM if same else ARM.to(device=q.device, dtype=q.dtype)


def of_robot(name: str, *more: Any, **options: Any) -> Callable[..., Any]:
    return lambda q, *tensors: getattr(robot_for(q), name)(q, *tensors, *more, **options)


def spheres(centres: Tensor) -> pk.kinematics.Spheres:
    return pk.kinematics.Spheres(centres, torch.full_like(centres[..., 0], 0.3))


@pk.op
def disagreement(value: algebra.Rotation, wanted: algebra.Rotation) -> algebra.Array[6]:
    """Rows that cannot all vanish: a rotation is drawn to another one and, weakly, to the identity."""
    return algebra.Array[6]((*(~value @ wanted).log(), *(0.3 * x for x in value.log())))


def solved(wanted: pk.Rotation) -> pk.Rotation:
    """The rotation that is found from one nearby, in a fixed number of steps."""
    start = pk.Rotation(wanted.quaternion.detach()).power(0.5)
    return pk.least_squares(disagreement, start, wanted, tolerance=0, max_iterations=12).value


def planar(position: Tensor, complex: Tensor) -> Any:
    pose = pk.Pose2(position, complex)
    return pose @ pose, ~pose, pose.log(), pose.matrix(), pose.apply(position)


def similar(position: Tensor, rotation: pk.Rotation, scale: Tensor) -> Any:
    value = pk.Similarity(position, rotation, scale)
    return value @ value, ~value, value.log(), value.matrix(), value.apply(position)


def preintegrated(forces: Tensor, rates: Tensor, bias: Tensor) -> Any:
    noise = pk.imu.Noise(0.1, 0.2, 0.3, 0.4, 0.5)
    window = pk.imu.preintegrate(forces, rates, 0.1, bias=bias, noise=noise)
    position, velocity = window.corrected(bias)[1:]
    return window.rotation, position, velocity, window.jacobian, window.covariance


def updated(pose: pk.Pose, measured: Tensor) -> Any:
    eye = torch.eye(6, dtype=measured.dtype, device=measured.device)
    prior = pk.UncertainPose(pose, eye)
    return pk.kalman_update(prior, lambda T: T.inverse_apply(0.5 * measured), measured, 0.1 * eye[:3, :3])


def uncertain(rotation: pk.Rotation, point: Tensor) -> Any:
    eye = torch.eye(3, dtype=point.dtype, device=point.device)
    value = pk.UncertainRotation(rotation, 0.1 * eye) @ pk.UncertainRotation(rotation, 0.2 * eye)
    return value, ~value, value.mahalanobis(rotation), value.apply(point)


def marginal(pose: pk.Pose) -> pk.UncertainRotation:
    numbers = torch.arange(36.0, dtype=pose.dtype, device=pose.device).reshape(6, 6) / 10
    return pk.UncertainPose(pose, numbers @ numbers.mT, "world").rotation.in_frame("body")


def lifted(position: Tensor, number: Tensor) -> pk.UncertainPose:
    spread = torch.arange(9.0, dtype=position.dtype, device=position.device).reshape(3, 3) / 10
    return pk.UncertainPose(pk.Pose2(position, number), spread @ spread.mT, "world").lift().in_frame("body")


def row(name: str, arguments: str, call: Callable[..., Any] | None = None, **options: Any) -> Subject:
    return Subject(name, arguments, lambda *tensors: list(tensors), call=call, **options)


ROWS = (
    row("Robot.forward", "vector of 2", of_robot("forward")),
    row("Robot.jacobian", "vector of 2", of_robot("jacobian", "tool")),
    row("Robot.velocity", "vector of 2, vector of 2", of_robot("velocity", "tool")),
    row("Robot.acceleration", "vector of 2, vector of 2, vector of 2", of_robot("acceleration", "tool")),
    row(
        "Robot.differential_ik",
        "vector of 2, vector of 6",
        lambda q, twist: robot_for(q).differential_ik(q, twist, "tool", dt=0.1, damping=0.1),
    ),
    row("Robot.inverse_dynamics", "vector of 2, vector of 2, vector of 2", of_robot("inverse_dynamics")),
    row("Robot.forward_dynamics", "vector of 2, vector of 2, vector of 2", of_robot("forward_dynamics")),
    row(
        "Robot.inverse_dynamics_derivatives",
        "vector of 2, vector of 2, vector of 2",
        of_robot("inverse_dynamics_derivatives"),
    ),
    row(
        "Robot.forward_dynamics_derivatives",
        "vector of 2, vector of 2, vector of 2",
        of_robot("forward_dynamics_derivatives"),
    ),
    row("Robot.mass_matrix", "vector of 2", of_robot("mass_matrix")),
    row("Robot.mass_matrix_solve", "vector of 2, vector of 2", of_robot("mass_matrix_solve")),
    row("Robot.inertia_regressor", "vector of 2, vector of 2, vector of 2", of_robot("inertia_regressor")),
    row("Robot.integrate", "vector of 2, vector of 2, vector of 2", of_robot("integrate", 0.01)),
    row("Robot.nonlinear_effects", "vector of 2, vector of 2", of_robot("nonlinear_effects")),
    row("Robot.gravity_torque", "vector of 2", of_robot("gravity_torque")),
    row("Robot.kinetic_energy", "vector of 2, vector of 2", of_robot("kinetic_energy")),
    row("Robot.potential_energy", "vector of 2", of_robot("potential_energy")),
    row("Robot.center_of_mass", "vector of 2, vector of 2", of_robot("center_of_mass")),
    row("Robot.center_of_mass_jacobian", "vector of 2", of_robot("center_of_mass_jacobian")),
    row("Robot.momentum", "vector of 2, vector of 2", of_robot("momentum")),
    row("Robot.retract", "vector of 2, vector of 2", of_robot("retract")),
    row("Robot.local", "vector of 2, vector of 2", of_robot("local")),
    row("Robot.clamp", "vector of 2", of_robot("clamp")),
    row("Robot.compiled", "vector of 2", lambda q: COMPILED(q)),
    row(
        "Robot.spheres",
        "vector of 2, vector",
        lambda q, c: robot_for(q).spheres(q, c[..., None, :], 0.1, ["tool"]).centres,
    ),
    row(
        "kinematics.clearance",
        "cloud, vector of 4",
        lambda centres, plane: pk.kinematics.clearance(spheres(centres), pk.kinematics.Planes(plane[..., None, :])),
    ),
    row(
        "kinematics.self_clearance",
        "cloud",
        lambda centres: pk.kinematics.self_clearance(spheres(centres), torch.tensor([[0, 1]], device=centres.device)),
    ),
    row("Pose.planar", "pose"),
    row("Rotation.planar", "rotation"),
    row("Pose2", "vector of 2, vector of 2", planar),
    row("Rotation2", "vector of 2, vector of 2", lambda z, x: (pk.Rotation2(z).apply(x), pk.Rotation2(z).log())),
    row("UncertainPose.rotation", "pose", marginal),
    row("UncertainPose.lift", "vector of 2, vector of 2", lifted),
    row("UncertainRotation", "rotation, vector", uncertain),
    row("Similarity", "vector, rotation, positive", similar),
    row("Pose.from_translation", "vector"),
    row("Pose.from_rotvec", "rotvec, vector"),
    row("Pose.from_axis_angle", "vector, angle, vector"),
    row("Pose.from_euler", "triple of angles, vector", lambda a, p: pk.Pose.from_euler("xyz", a, position=p)),
    row("Pose.replace", "pose, vector", lambda pose, p: pose.replace(position=p)),
    row("Rotation.interpolate", "rotation, rotation, parameter"),
    row("imu.preintegrate", "cloud, cloud, vector of 6", preintegrated),
    row("jacobian", "pose, vector", lambda pose, x: pk.jacobian(lambda T: T.apply(x))(pose)),
    row("kalman_update", "pose, vector", updated),
    row("least_squares", "rotation", solved),
    row("nn.chordal_loss", "rotation, rotation"),
    row("nn.geodesic_loss", "rotation, rotation"),
    row("nn.pose_loss", "pose, pose"),
    row("nn.rotation_from_features", "vector of 6"),
)
FURTHER: dict[str, Subject] = {row.name: row for row in ROWS}
