"""Constructors and conversions of Pose and Rotation, distances, and what acts on vectors."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch import Tensor

import posekit as pk
from tests.fuzz.subject import Subject
from tests.fuzz.table.group import FLAG, direction, without_sign
from tests.reference import averages, conversions, directions, euler, pose, rotation, se3, so3

# The directions of the axes x, y, z of a camera, as named in the documentation.
CONVENTIONS = {
    "opencv": "right down forward",
    "opengl": "right up backward",
    "ros": "forward left up",
    "pytorch3d": "left up forward",
}
NAMED = {"right": (1, 0, 0), "left": (-1, 0, 0), "down": (0, 1, 0), "up": (0, -1, 0), "forward": (0, 0, 1)}
NAMED["backward"] = (0, 0, -1)
THREE = [a + b + c for letters in ("xyz", "XYZ") for a in letters for b in letters for c in letters if a != b != c]
TWO = [a + b for letters in ("xyz", "XYZ") for a in letters for b in letters if a != b]
ONE = list("xyzXYZ")
AXES = [a + b for a in "xyz" for b in "xyz" if a != b]


def axes(convention: str) -> Tensor:
    return torch.tensor([NAMED[name] for name in CONVENTIONS[convention].split()], dtype=torch.float64).mT


def to_convention(position: Tensor, quaternion: Tensor, *, source: str, target: str) -> Any:
    change = rotation.from_matrix(axes(source).mT @ axes(target))
    return position, rotation.compose(quaternion, change)


def look_at(eye: Tensor, target: Tensor, up: Tensor, *, convention: str) -> Any:
    eye = eye * torch.where((eye == target).all(-1, keepdim=True), torch.nan, 1.0)  # no direction
    return to_convention(*conversions.look_at(eye, target, up), source="opencv", target=convention)


def from_two_axes(first: Tensor, second: Tensor, *, axes: str) -> Tensor:
    columns = conversions.orthonormal(*torch.broadcast_tensors(first, second))
    i, j = ("xyz".index(letter) for letter in axes)
    third = columns[..., 2] if (j - i) % 3 == 1 else -columns[..., 2]
    placed = {i: columns[..., 0], j: columns[..., 1], 3 - i - j: third}
    return rotation.from_matrix(torch.stack([placed[k] for k in range(3)], -1))


def from_euler(seq: str, angles: Tensor, *, degrees: bool) -> Tensor:
    return euler.from_euler(seq)(angles * (math.pi / 180 if degrees else 1))


def wrapped(angle: Tensor) -> Tensor:
    """The angle plus a multiple of 2 pi, in (-pi, pi]."""
    return angle - 2 * math.pi * torch.ceil((angle.detach() - math.pi) / (2 * math.pi))


def to_euler(quaternion: Tensor, seq: str, *, degrees: bool, return_lock: bool) -> Tensor:
    if len(seq) == 3:
        angles = euler.euler(seq)(quaternion)
    elif len(seq) == 1:
        angles = wrapped(2 * torch.atan2(quaternion[..., 1 + "xyz".index(seq.lower())], quaternion[..., 0]))
    else:
        angles = _two_angles(quaternion, seq)
    return angles * (180 / math.pi if degrees else 1)


def _two_angles(quaternion: Tensor, seq: str) -> Tensor:
    """The half angles are the best rank-one approximation of a 2x2 matrix of the quaternion's components."""
    i, j = ("xyz".index(letter) for letter in (seq if seq.isupper() else seq[::-1]).lower())
    w, x, y, k = (quaternion[..., n] for n in (0, 1 + i, 1 + j, 4 - i - j))
    k = k if (j - i) % 3 == 1 else -k
    u, _, vh = torch.linalg.svd(torch.stack((torch.stack((w, y), -1), torch.stack((x, k), -1)), -2))
    first, second = (2 * torch.atan2(v[..., 1], v[..., 0]) for v in (u[..., 0], vh[..., 0, :]))
    angles = torch.stack((first, second) if seq.isupper() else (second, first), -1)
    return wrapped(angles)


def circular(results: list[Any]) -> list[Any]:
    """Angles as their cosines and sines: pi and -pi are the same angle."""
    return [results[0].cos(), results[0].sin()]


def unchecked(formula: Callable[..., Any]) -> Callable[..., Any]:
    return lambda matrix, validate: formula(matrix)


def in_radians(formula: Callable[..., Any]) -> Callable[..., Any]:
    """A formula whose last argument may be in degrees."""

    def convert(*tensors: Tensor, degrees: bool) -> Any:
        return formula(*tensors[:-1], tensors[-1] * (math.pi / 180 if degrees else 1))

    return convert


def of_pose(formula: Callable[..., Any]) -> Callable[..., Any]:
    """A formula on the quaternion of a pose."""
    return lambda position, quaternion, *rest: formula(quaternion, *rest)


def rotvec(quaternion: Tensor, *, degrees: bool) -> Tensor:
    return so3.log(quaternion) * (180 / math.pi if degrees else 1)


def axis_angle(quaternion: Tensor, *, degrees: bool) -> Any:
    axis, angle = conversions.axis_angle(quaternion)
    return axis, angle * (180 / math.pi if degrees else 1)


def vector(position: Tensor, quaternion: Tensor, *, xyzw: bool) -> Tensor:
    w, x, y, z = quaternion.unbind(-1)
    return torch.cat((position, torch.stack((x, y, z, w) if xyzw else (w, x, y, z), -1)), -1)


def from_vector(numbers: Tensor, *, xyzw: bool) -> Any:
    order = [6, 3, 4, 5] if xyzw else [3, 4, 5, 6]
    return numbers[..., :3], numbers[..., order]


def from_dh(*parameters: Tensor, modified: bool) -> Any:
    return (conversions.from_dh_modified if modified else conversions.from_dh)(*torch.broadcast_tensors(*parameters))


def of_rotations() -> Iterator[Subject]:
    yield Subject("Rotation", "quaternion", lambda q: q, exact=True)
    yield Subject("Rotation.quaternion", "rotation", lambda q: q, exact=True)
    yield Subject(
        "Rotation.from_matrix",
        "rotation matrix",
        unchecked(rotation.from_matrix),
        {"validate": [None, False]},
        view=without_sign,
    )
    yield Subject("Rotation.from_rotvec", "rotvec", in_radians(so3.exp), {"degrees": [False]})
    yield Subject("Rotation.from_rotvec:degrees", "rotvec in degrees", in_radians(so3.exp), {"degrees": [True]})
    yield Subject("Rotation.rotvec", "rotation", rotvec, {"degrees": FLAG})
    turned = in_radians(conversions.from_axis_angle)
    yield Subject("Rotation.from_axis_angle", "vector, angle", turned, {"degrees": [False]})
    yield Subject("Rotation.from_axis_angle:degrees", "vector, angle in degrees", turned, {"degrees": [True]})
    yield Subject("Rotation.axis_angle", "rotation", axis_angle, {"degrees": FLAG})
    for kind, sequences in (("triple of angles", THREE), ("pair of angles", TWO), ("angle", ONE)):
        yield Subject(
            f"Rotation.from_euler:{kind}",
            kind,
            lambda angles, seq, degrees: from_euler(seq, angles, degrees=degrees),
            {"seq": sequences, "degrees": FLAG},
            call=lambda angles, seq, degrees: pk.Rotation.from_euler(seq, angles, degrees=degrees),
        )
        yield Subject(
            f"Rotation.euler:{kind}",
            "rotation",
            to_euler,
            {"seq": sequences, "degrees": [False], "return_lock": [False]},
            view=circular,
        )
    yield Subject(
        "Rotation.euler:degrees", "rotation", to_euler, {"seq": THREE, "degrees": [True], "return_lock": [False]}
    )
    yield Subject("Rotation.from_sixd", "vector of 6", conversions.from_sixd, view=without_sign)
    yield Subject("Rotation.sixd", "rotation", conversions.sixd)
    yield Subject("Rotation.from_sixd_rows", "vector of 6", conversions.from_sixd_rows, view=without_sign)
    yield Subject("Rotation.sixd_rows", "rotation", conversions.sixd_rows)
    yield Subject("Rotation.from_two_vectors", "vector, vector", conversions.from_two_vectors, view=without_sign)
    yield Subject("Rotation.from_two_axes", "vector, vector", from_two_axes, {"axes": AXES}, view=without_sign)
    yield Subject("Rotation.from_xyzw", "quaternion", lambda q: q[..., [3, 0, 1, 2]], exact=True)
    yield Subject("Rotation.xyzw", "rotation", lambda q: q[..., [1, 2, 3, 0]], exact=True)
    yield Subject("Rotation.nearest", "matrix", averages.nearest, view=without_sign)
    yield Subject("Rotation.from_tend", "vector of 10", averages.from_tend, view=without_sign)
    yield Subject("Rotation.adjoint", "rotation", rotation.matrix)
    yield Subject("Rotation.adjoint_apply", "rotation, position", rotation.apply)
    yield Subject("Rotation.coadjoint_apply", "rotation, position", rotation.apply)
    yield Subject("Rotation.slerp", "rotation, rotation, parameter", so3.slerp, view=without_sign)
    yield Subject(
        "Rotation.slerp:signed",
        "rotation, rotation, parameter",
        lambda *x, shortest: so3.slerp_signed(*x),
        {"shortest": [False]},
    )
    for name in ("distance", "squared_distance", "chordal_distance", "squared_chordal_distance", "phi3_distance"):
        yield Subject(f"Rotation.{name}", "rotation, rotation", getattr(so3, name))
    yield Subject("Rotation.angle", "rotation", rotation.angle)
    yield Subject("Rotation.squared_angle", "rotation", rotation.squared_angle)
    yield Subject("Rotation.normalized", "rotation", rotation.normalized)
    yield Subject("Rotation.canonical", "rotation", rotation.canonical)


def of_poses() -> Iterator[Subject]:
    yield Subject("Pose", "position, quaternion", pose.broadcast, exact=True)
    yield Subject("Pose.position", "pose", lambda p, q: p, exact=True)
    yield Subject("Pose.quaternion", "pose", lambda p, q: q, exact=True)
    yield Subject("Pose.rotation", "pose", lambda p, q: q, exact=True)
    yield Subject("Pose.from_rotation", "rotation, position", lambda q, p: pose.broadcast(p, q), exact=True)
    for kind in ("pose matrix", "affine matrix"):
        yield Subject(
            f"Pose.from_matrix:{kind}",
            kind,
            unchecked(pose.from_affine),
            {"validate": [None, False]},
            view=without_sign,
        )
    yield Subject("Pose.affine", "pose", pose.affine)
    yield Subject("Pose.nearest", "matrix of 4", averages.nearest_pose, view=without_sign)
    yield Subject("Pose.from_vector", "pose vector", from_vector, {"xyzw": FLAG}, exact=True)
    yield Subject("Pose.vector", "pose", vector, {"xyzw": FLAG}, exact=True)
    yield Subject("Pose.from_dual_quaternion", "dual quaternion", conversions.from_dual_quaternion, view=direction)
    yield Subject("Pose.dual_quaternion", "pose", conversions.dual_quaternion)
    yield Subject(
        "Pose.look_at", "position, position, vector", look_at, {"convention": list(CONVENTIONS)}, view=without_sign
    )
    yield Subject(
        "Pose.to_convention",
        "pose",
        to_convention,
        {"source": list(CONVENTIONS), "target": list(CONVENTIONS)},
        view=without_sign,
    )
    yield Subject("Pose.from_dh", "scalar, angle, scalar, angle", from_dh, {"modified": FLAG}, view=without_sign)
    yield Subject("Pose.apply_vectors", "pose, position", of_pose(directions.apply_vectors))
    yield Subject("Pose.apply_normals", "pose, position", of_pose(directions.apply_vectors))
    yield Subject("Pose.apply_planes", "pose, vector of 4", directions.apply_planes)
    yield Subject("Pose.apply_covariances", "pose, matrix", of_pose(directions.apply_covariances))
    for path, formula in (("decoupled", se3.interpolate), ("screw", se3.screw)):
        yield Subject(
            f"Pose.interpolate:{path}",
            "pose, pose, parameter",
            lambda *x, kind, formula=formula: formula(*x),
            {"kind": [path]},
            view=without_sign,
        )
    yield Subject("Pose.distance", "pose, pose", se3.distance)
    yield Subject(
        "Pose.squared_distance",
        "pose, pose, scalar, scalar",
        se3.squared_distance,
        call=lambda a, b, position, rotation: a.squared_distance(b, position=position, rotation=rotation),
    )
    yield Subject("Pose.adjoint", "pose", se3.adjoint)
    yield Subject("Pose.adjoint_apply", "pose, twist", se3.adjoint_apply)
    yield Subject("Pose.coadjoint_apply", "pose, twist", se3.coadjoint_apply)
    yield Subject("Pose.normalized", "pose", lambda p, q: (p, rotation.normalized(q)))
    yield Subject("Pose.canonical", "pose", lambda p, q: (p, rotation.canonical(q)))
