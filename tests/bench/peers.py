"""The systems that are compared: each turns raw tensors into its own values and names its own spelling of every op.

Quaternions come in as wxyz; systems that store xyzw or matrices convert outside of what is timed.
"""

import functools
import importlib
import operator
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import torch
from torch import Tensor

from . import plain, robots


def xyzw(q: Tensor) -> Tensor:
    return torch.cat((q[..., 1:], q[..., :1]), -1)


def flat(value: Any) -> list[Tensor]:
    return [value] if isinstance(value, Tensor) else [tensor for part in value for tensor in flat(part)]


@dataclass(frozen=True)
class System:
    """`convert` maps a kind of argument to a constructor (default: the tensors themselves).

    `forward_only` says that it has no gradients.
    `leaves` lists the tensors that a converted argument stores, `results` those of what an op returns, `extra` makes
    further arguments of an op, and `forget` empties whatever the system keeps between calls.
    """

    ops: dict[str, Callable[..., Any]]
    convert: dict[str, Callable[..., Any]] = field(default_factory=dict)
    leaves: Callable[[Any], list[Tensor]] = flat
    results: Callable[[Any], list[Tensor]] = flat
    extra: Callable[[str, list[Any]], list[Tensor]] = lambda op, values: []
    forget: Callable[[], None] = lambda: None
    forward_only: bool = False


def stored(value: Any) -> list[Tensor]:
    """The tensors of posekit's values."""
    if isinstance(value, Tensor | tuple):
        return flat(value)
    return [value.position, value.quaternion] if hasattr(value, "position") else [value.quaternion]


# Of posekit.transform: those whose original is a kernel, and those whose original is a few lines of torch.
KERNELS = ("pose_multiply", "pose_inverse", "transform_points", "quaternion_to_matrix", "matrix_to_quaternion")
LINES = (
    *("batch_transform_points", "batch_transform_points_inverse", "get_inv_transform", "transform_point_inverse"),
    *("pose_to_matrix", "quat_multiply", "normalize_quaternion", "angular_distance_phi3"),
    *("angular_distance_axis_angle", "quaternion_rate_to_axis_angle_rate"),
)


# Of posekit.math, on tensors as they are, and how `plain` calls the same.
OPS = {
    "pose.compose": plain.compose,
    "pose.inverse": plain.inverse,
    "pose.apply": plain.apply,
    "rotation.matrix": plain.matrix,
    "rotation.from_matrix": plain.from_matrix,
    "rotation.exp": plain.exp,
    "rotation.log": plain.log,
    "rotation.slerp": plain.slerp,
    "rotation.distance": plain.distance,
    "pose.exp": plain.se3_exp,
    "pose.log": plain.se3_log,
}


def math_functions() -> dict[str, Callable[..., Any]]:
    from posekit import math

    return {name: operator.attrgetter(name)(math) for name in OPS}


def transform_functions(names: tuple[str, ...]) -> dict[str, Callable[..., Any]]:
    from posekit import transform

    return {name: getattr(transform, name) for name in names}


def changing(apply: Callable[[Any, Tensor], Tensor]) -> Callable[[Any, Tensor], Tensor]:
    """The first points of a cloud, a third of it to all of it, another number at each call."""
    numbers = random.Random(0)

    def apply_changing(pose: Any, points: Tensor) -> Tensor:
        return apply(pose, points[: numbers.randint(len(points) * 22 // 60, len(points))])

    return apply_changing


def posekit() -> System:
    import posekit as pk

    def ten_composes(poses: pk.Pose) -> pk.Pose:
        return functools.reduce(operator.matmul, poses.unbind(-1))

    return System(
        ops={
            "compose": lambda a, b: a @ b,
            "inverse": lambda a: ~a,
            "apply": lambda a, x: a.apply(x),
            "apply_one": lambda a, x: a.apply(x),
            "apply_changing": changing(lambda a, x: a.apply(x)),
            "matrix": lambda r: r.matrix(),
            "from_matrix": lambda m: pk.Rotation.from_matrix(m),
            "exp": lambda v: pk.Rotation.exp(v),
            "log": lambda r: r.log(),
            "se3_exp": lambda xi: pk.Pose.exp(xi),
            "se3_log": lambda a: a.log(),
            "slerp": lambda r, s, t: r.slerp(s, t),
            "distance": lambda r, s: r.distance(s),
            "chordal_distance": lambda r, s: r.chordal_distance(s),
            "phi3_distance": lambda r, s: r.phi3_distance(s),
            "pose_distance": lambda a, b: a.distance(b),
            "from_euler": lambda angles: pk.Rotation.from_euler("ZYX", angles),
            "euler": lambda r: r.euler("ZYX"),
            "ten_composes": torch.compile(ten_composes, dynamic=False, fullgraph=True),
            "chain": lambda poses: pk.chain(poses, dim=-1),
            "nearest": lambda m: pk.Rotation.nearest(m),
            "kabsch": lambda x, y: pk.kabsch(x, y),
            "mean": lambda r: r.mean(dim=-1),
            **math_functions(),
            **transform_functions(KERNELS + LINES),
            **robots.posekit(),
        },
        convert=dict.fromkeys(("pose", "one_pose", "ten_poses", "chain"), pk.Pose)
        | dict.fromkeys(("rotation", "hundred_rotations"), pk.Rotation),
        leaves=stored,
        results=stored,
        forget=lambda: pk.workspace.clear(),
    )


def eager() -> System:
    return System(
        ops={
            "compose": lambda a, b: plain.compose(*a, *b),
            "inverse": lambda a: plain.inverse(*a),
            "apply": lambda a, x: plain.apply(*a, x),
            "apply_one": lambda a, x: plain.apply(*a, x),
            "apply_changing": changing(lambda a, x: plain.apply(*a, x)),
            "matrix": plain.matrix,
            "from_matrix": plain.from_matrix,
            "exp": plain.exp,
            "log": plain.log,
            "se3_exp": plain.se3_exp,
            "se3_log": lambda a: plain.se3_log(*a),
            "slerp": plain.slerp,
            "distance": plain.distance,
            "chordal_distance": plain.chordal_distance,
            "phi3_distance": plain.phi3_distance,
            "pose_distance": lambda a, b: plain.pose_distance(*a, *b),
            "from_euler": plain.from_euler,
            "euler": plain.euler,
            "ten_composes": lambda poses: plain.chain(*poses),
            "chain": lambda poses: plain.chain(*poses),
            "nearest": plain.nearest,
            "kabsch": plain.kabsch,
            "mean": plain.mean,
            "pose_multiply": plain.compose,
            "pose_inverse": plain.inverse,
            "transform_points": plain.apply,
            "quaternion_to_matrix": plain.matrix,
            "matrix_to_quaternion": plain.from_matrix,
            **OPS,
            **{name: getattr(plain, name) for name in LINES},
        }
    )


def compiled() -> System:
    # 63 products are minutes to compile, decompositions are not compiled, what posekit.transform replaces was not, and
    # the ops are there as methods.
    beside = ("apply_changing", "chain", "nearest", "kabsch", "mean", *LINES, *OPS)
    ops = {name: op for name, op in eager().ops.items() if name not in beside}
    return System(ops={name: torch.compile(op, dynamic=False, fullgraph=True) for name, op in ops.items()})


def loop() -> System:
    """Products in a Python loop over posekit's own eager compose, as one writes it."""

    def chain(poses: Any) -> Any:
        total = poses[..., 0]
        for k in range(1, poses.shape[-1]):
            total = total @ poses[..., k]
        return total

    return _looping(chain)


def unbound_loop() -> System:
    """The same without an index, of which each makes a gradient as large as all poses."""
    return _looping(lambda poses: functools.reduce(operator.matmul, poses.unbind(-1)))


def _looping(chain: Callable[[Any], Any]) -> System:
    import posekit as pk

    return System(ops={"chain": chain}, convert={"chain": pk.Pose}, leaves=stored, results=stored)


def no_workspace() -> System:
    """posekit with every result in fresh memory."""
    import posekit as pk

    def apply(pose: Any, points: Tensor) -> Tensor:
        pk.workspace.enabled = False
        try:
            return pose.apply(points)
        finally:
            pk.workspace.enabled = True

    return System(ops={"apply_changing": changing(apply)}, convert={"one_pose": pk.Pose}, leaves=stored)


def buffers() -> System:
    """The functions of posekit.transform with a buffer of the caller for every result and gradient."""

    functions = transform_functions(KERNELS)

    def made(op: str, tensors: list[Tensor]) -> list[Tensor]:
        with torch.no_grad():
            return [torch.empty_like(x).detach() for x in (*flat(functions[op](*tensors)), *tensors)]

    return System(ops=functions, extra=made)


def pypose() -> System:
    import pypose as pp

    def pose(p: Tensor, q: Tensor) -> Any:
        return pp.SE3(torch.cat((p, xyzw(q)), -1))

    return System(
        ops={
            "compose": lambda a, b: a @ b,
            "inverse": lambda a: a.Inv(),
            "apply": lambda a, x: a.Act(x),
            "apply_one": lambda a, x: a.Act(x),
            "matrix": lambda r: r.matrix(),
            "from_matrix": lambda m: pp.mat2SO3(m, check=False),
            "exp": lambda v: v.Exp(),
            "log": lambda r: r.Log(),
            "se3_exp": lambda xi: xi.Exp(),
            "se3_log": lambda a: a.Log(),
        },
        convert={"pose": pose, "one_pose": pose, "rotation": lambda q: pp.SO3(xyzw(q))}
        | {"rotvec": pp.so3, "twist": pp.se3},
        results=lambda value: [value.tensor() if hasattr(value, "ltype") else value],
    )


def roma() -> System:
    import roma as rm

    def pose(p: Tensor, q: Tensor) -> tuple[Tensor, Tensor]:
        return p, xyzw(q)

    def inverse(a: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]:
        conjugate = rm.quat_conjugation(a[1])
        return -rm.quat_action(conjugate, a[0]), conjugate

    return System(
        ops={
            "compose": lambda a, b: (a[0] + rm.quat_action(a[1], b[0]), rm.quat_product(a[1], b[1])),
            "inverse": inverse,
            "apply": lambda a, x: a[0] + rm.quat_action(a[1], x),
            "apply_one": lambda a, x: a[0] + rm.quat_action(a[1].expand(len(x), 4), x),
            "matrix": rm.unitquat_to_rotmat,
            "from_matrix": rm.rotmat_to_unitquat,
            "exp": rm.rotvec_to_unitquat,
            "log": rm.unitquat_to_rotvec,
            "distance": rm.unitquat_geodesic_distance,
            "nearest": rm.special_procrustes,
            "kabsch": rm.rigid_points_registration,
        },
        convert={"pose": pose, "one_pose": pose, "rotation": xyzw},
    )


def kornia() -> System:
    from kornia.geometry.liegroup import Se3, So3
    from kornia.geometry.quaternion import Quaternion

    def stored(value: Any) -> list[Tensor]:
        if isinstance(value, Se3):
            return [*stored(value.rotation), *flat(value.translation)]
        return [value.q.data] if isinstance(value, So3) else flat(value)

    return System(
        ops={
            "compose": lambda a, b: a * b,
            "inverse": lambda a: a.inverse(),
            "apply": lambda a, x: a * x,
            "matrix": lambda r: r.matrix(),
            "from_matrix": So3.from_matrix,
            "exp": So3.exp,
            "log": lambda r: r.log(),
        },
        convert={"pose": lambda p, q: Se3(Quaternion(q), p), "rotation": lambda q: So3(Quaternion(q))},
        leaves=stored,
        results=stored,
    )


def torchlie() -> System:
    import torchlie.functional as lie

    def pose(p: Tensor, q: Tensor) -> Tensor:
        return torch.cat((plain.matrix(q), p.unsqueeze(-1)), -1)

    return System(
        ops={
            "compose": lie.SE3.compose,
            "inverse": lie.SE3.inv,
            "apply": lie.SE3.transform,
            "apply_one": lie.SE3.transform,
            "exp": lie.SO3.exp,
            "log": lie.SO3.log,
            "se3_exp": lie.SE3.exp,
            "se3_log": lie.SE3.log,
        },
        convert={"pose": pose, "one_pose": pose, "rotation": plain.matrix},
    )


def pytorch3d() -> System:
    import pytorch3d.transforms as p3d

    return System(
        ops={
            "compose": lambda a, b: (a[0] + p3d.quaternion_apply(a[1], b[0]), p3d.quaternion_multiply(a[1], b[1])),
            "apply": lambda a, x: a[0] + p3d.quaternion_apply(a[1], x),
            "apply_one": lambda a, x: a[0] + p3d.quaternion_apply(a[1], x),
            "matrix": p3d.quaternion_to_matrix,
            "from_matrix": p3d.matrix_to_quaternion,
            "exp": p3d.axis_angle_to_quaternion,
            "log": p3d.quaternion_to_axis_angle,
        }
    )


def curobo() -> System:
    """cuRobo's functions of poses, under the names that posekit.transform has, too."""
    try:
        transform = importlib.import_module("curobo._src.geom.transform")
    except ImportError:  # before 0.8
        transform = importlib.import_module("curobo.geom.transform")
    return System(ops={name: getattr(transform, name) for name in KERNELS if hasattr(transform, name)})


def warp_launch() -> System:
    from .launch import OPS

    return System(ops=OPS)


def bare() -> System:
    from .bare import by_hand

    return System(ops={name: by_hand(function) for name, function in math_functions().items()})


def of_robots(functions: Callable[[], dict[str, Callable[..., Any]]], forward_only: bool) -> Callable[[], System]:
    """A system that has rows of robots alone."""
    return lambda: System(ops=functions(), results=stored, forward_only=forward_only)


CPU_ONLY = ("pinocchio", "mujoco")  # systems that are not asked on a device
PACKAGES = {"pinocchio": "pin"}  # where a package has another name than what is imported
OWN = (
    "posekit",
    "unrolled",
    "buffers",
    "no workspace",
    "loop",
    "unbound loop",
    "warp launch",
    "by hand",
    "torch",
    "torch.compile",
)  # these are no packages of their own
SYSTEMS: dict[str, Callable[[], System]] = {
    "posekit": posekit,
    "buffers": buffers,
    "no workspace": no_workspace,
    "loop": loop,
    "unbound loop": unbound_loop,
    "warp launch": warp_launch,
    "by hand": bare,
    "torch": eager,
    "torch.compile": compiled,
    "pypose": pypose,
    "roma": roma,
    "kornia": kornia,
    "torchlie": torchlie,
    "pytorch3d": pytorch3d,
    "curobo": curobo,
    "unrolled": of_robots(robots.unrolled, False),
    "pytorch_kinematics": of_robots(robots.pytorch_kinematics, False),
    "pinocchio": of_robots(robots.pinocchio, True),
    "mujoco": of_robots(robots.mujoco, True),
}
