"""The systems that are compared: each turns raw tensors into its own values and names its own spelling of every op.

Quaternions come in as wxyz; systems that store xyzw or matrices convert outside of what is timed.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import torch
from torch import Tensor

from . import plain


def xyzw(q: Tensor) -> Tensor:
    return torch.cat((q[..., 1:], q[..., :1]), -1)


def as_is(*tensors: Tensor) -> Any:
    return tensors if len(tensors) > 1 else tensors[0]


def flat(value: Any) -> list[Tensor]:
    return [value] if isinstance(value, Tensor) else [tensor for part in value for tensor in flat(part)]


@dataclass(frozen=True)
class System:
    """`convert` maps a kind of argument to a constructor (default: the tensors themselves).

    `leaves` lists the tensors that a converted argument stores, `results` those of what an op returns, and `forget`
    empties whatever the system keeps between calls.
    """

    ops: dict[str, Callable[..., Any]]
    convert: dict[str, Callable[..., Any]] = field(default_factory=dict)
    leaves: Callable[[Any], list[Tensor]] = flat
    results: Callable[[Any], list[Tensor]] = flat
    forget: Callable[[], None] = lambda: None


def posekit() -> System:
    import posekit as pk

    def stored(value: Any) -> list[Tensor]:
        if isinstance(value, Tensor):
            return [value]
        return [value.position, value.quaternion] if isinstance(value, pk.Pose) else [value.quaternion]

    return System(
        ops={
            "compose": lambda a, b: a @ b,
            "inverse": lambda a: ~a,
            "apply": lambda a, x: a.apply(x),
            "apply_one": lambda a, x: a.apply(x),
            "matrix": lambda r: r.matrix(),
            "from_matrix": lambda m: pk.Rotation.from_matrix(m),
            "exp": lambda v: pk.Rotation.exp(v),
            "log": lambda r: r.log(),
        },
        convert={"pose": pk.Pose, "one_pose": pk.Pose, "rotation": pk.Rotation},
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
            "matrix": plain.matrix,
            "from_matrix": plain.from_matrix,
            "exp": plain.exp,
            "log": plain.log,
        }
    )


def compiled() -> System:
    return System(ops={name: torch.compile(op, dynamic=False, fullgraph=True) for name, op in eager().ops.items()})


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
        },
        convert={"pose": pose, "one_pose": pose, "rotation": lambda q: pp.SO3(xyzw(q)), "rotvec": pp.so3},
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


SYSTEMS: dict[str, Callable[[], System]] = {
    "posekit": posekit,
    "torch": eager,
    "torch.compile": compiled,
    "pypose": pypose,
    "roma": roma,
    "kornia": kornia,
    "torchlie": torchlie,
    "pytorch3d": pytorch3d,
}
