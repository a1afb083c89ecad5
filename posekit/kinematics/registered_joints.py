"""Kinds of joints that users add to the table: their registration, which checks that their parts agree."""

from __future__ import annotations

import types
from collections.abc import Callable, Sequence
from typing import Any

import attrs
import torch
from torch import Tensor

from ..engine import Array, Quat, Scalar, Vec3, op
from ..errors import ArgumentError, OptionError, ShapeError, ValidationError
from ..math.joints import Motion, Pair
from ..values import Pose
from .joints import KINDS, JointKind, draw, interval, placed, sweeps, swept

_WHERE = "register_joint_kind"
# Central differences of such a step in float64 have errors of about 1e-10.
_STEP, _TOLERANCE = 1e-5, 1e-7


def register_joint_kind(name: str, kind: JointKind) -> None:
    """Give a kind of joint a name, which joints of robots then take as their ``kind``.

    Everything that a robot does works with it: forward kinematics, Jacobians, inverse kinematics, `Robot.compiled`.
    Registration checks the parts against each other with some random numbers: the screws must be the derivative of the
    motion, ``local`` must undo ``retract``, and so on. A process that loads a robot must register its kinds, too.

    >>> from posekit import kinematics
    >>> from posekit.algebra import rotate
    >>> def motion(origin, axis, q, pitch):  # two tubes, which extend together
    ...     position, quaternion = origin
    ...     return position + rotate(quaternion, axis) * (2 * q[0]), quaternion
    >>> def screws(axis, pitch):
    ...     return torch.cat((2 * axis, torch.zeros_like(axis)), -1).unsqueeze(-2)
    >>> kind = kinematics.JointKind(nq=1, nv=1, motion=motion, screws=screws, lengths=1, limits=True)
    >>> kinematics.register_joint_kind("telescope", kind)
    >>> mast = kinematics.Joint(name="mast", parent="base", child="top", kind="telescope", lower=0, upper=1)
    >>> robot = kinematics.Robot.from_joints([mast])
    >>> robot.forward([0.5], "top").position
    tensor([0., 0., 1.])

    Args:
        name: The name, an identifier that no other kind has.
        kind: The kind.
    """
    if not isinstance(name, str) or not name.isidentifier():
        raise ArgumentError(f"{_WHERE}: name must be an identifier, got {name!r}")
    where = f"{_WHERE}: {name!r}"
    if not isinstance(kind, JointKind):
        raise ArgumentError(f"{where} must be a JointKind, got {type(kind).__name__}")
    if name in KINDS:
        raise OptionError(f"{where} is the name of another kind, which robots may have; choose a name of its own")
    _check_fields(kind, where)
    kind = attrs.evolve(kind, motion=_checked(kind.motion, where), neutral=tuple(map(float, kind.neutral)))
    _check_numbers(kind, name, where)
    KINDS[name] = kind
    sweeps(swept((name,)))


def _check_fields(kind: JointKind, where: str) -> None:
    for field in ("nq", "nv"):
        value = getattr(kind, field)
        if not isinstance(value, int) or value < 1:
            raise OptionError(f"{where}: {field} must be a positive integer, got {value!r}")
    if not 0 <= kind.lengths <= kind.nv:
        raise OptionError(f"{where}: lengths must be between 0 and nv = {kind.nv}, got {kind.lengths}")
    if len(kind.neutral) != kind.nq:
        raise ShapeError(f"{where}: neutral must have nq = {kind.nq} numbers, got {len(kind.neutral)}")
    if (kind.retract is None) != (kind.local is None):
        raise ArgumentError(f"{where}: retract and local must be given together")
    if kind.retract is None and kind.nq != kind.nv:
        raise ArgumentError(f"{where}: retract, local and draw are needed where nq = {kind.nq} is not nv = {kind.nv}")
    if kind.retract is not None and kind.draw is None:
        raise ArgumentError(f"{where}: draw is needed where retract is given")


def _checked(motion: Motion, where: str) -> Motion:
    """The motion, with its result checked and all its numbers symbolic."""

    def moved(origin: Pair, axis: Vec3, q: Sequence[Scalar], pitch: Scalar) -> Pair:
        try:
            position, quaternion = motion(origin, axis, q, pitch)
            parts = [[pitch._lift(x) for x in part] for part in (position, quaternion)]
        except (TypeError, ValueError) as error:
            raise ArgumentError(f"{where}: motion must return a position and a quaternion: {error}") from error
        if [len(part) for part in parts] != [3, 4]:
            lengths = " and ".join(str(len(part)) for part in parts)
            raise ShapeError(f"{where}: motion must return a position and a quaternion, got {lengths} numbers")
        return Vec3(parts[0]), Quat(parts[1])

    return moved


def _poses_of(kind: JointKind, name: str) -> Callable[..., Pose]:
    """The motion on tensors, by operations of torch: no kernel is built for a check."""

    def moved(position: Any, quaternion: Any, axis: Any, q: Any, pitch: Any) -> Any:
        return kind.motion((position, quaternion), axis, q, pitch)

    coordinates = Array.__class_getitem__((kind.nq,))
    result = types.GenericAlias(tuple, (Vec3, Quat))
    moved.__annotations__ = {
        "position": Vec3,
        "quaternion": Quat,
        "axis": Vec3,
        "q": coordinates,
        "pitch": Scalar,
        "return": result,
    }
    declared: Any = op(name=f"posekit.kinematics.motion.{name}", title=_WHERE)(moved)

    def poses(origin: Pose, axis: Tensor, q: Tensor, pitch: float) -> Pose:
        tensors = (origin.position, origin.quaternion, axis, q, axis.new_tensor(pitch))
        return Pose._unchecked(*declared.op.in_torch(tensors, None))

    return poses


def _check_numbers(kind: JointKind, name: str, where: str) -> None:
    """Compare the parts with each other at random numbers."""
    generator = torch.Generator().manual_seed(0)
    options: dict[str, Any] = {"dtype": torch.float64, "device": torch.device("cpu"), "generator": generator}
    poses = _poses_of(kind, name)
    count, pitch = 4, 0.375
    axis = torch.nn.functional.normalize(torch.randn(count, 3, **options), dim=-1)
    origin = Pose.random(count, **options)
    identity = Pose.identity(count, dtype=torch.float64)
    bounds = ([-0.5] * kind.nq, [0.75] * kind.nq) if kind.limits else ([-torch.inf] * kind.nq, [torch.inf] * kind.nq)
    q = draw(kind, (count,), *bounds, **options)
    _compare_shape(q, (count, kind.nq), f"{where}: draw")
    rows = [interval(kind, k, a, b) for k, (a, b) in enumerate(zip(*bounds, strict=True))]
    q = placed(q, torch.tensor(rows, dtype=torch.float64).mT)
    if kind.limits and not bool(((q >= -0.5) & (q <= 0.75)).all()):
        raise ValidationError(f"{where}: draw must keep the limits -0.5 and 0.75, got {q.tolist()}")
    moved = poses(identity, axis, q, pitch)
    _compare(moved.quaternion.norm(dim=-1), torch.ones(count), f"{where}: the quaternion of motion must have length 1")
    neutral = poses(origin, axis, q.new_tensor(kind.neutral).expand(count, -1), pitch)
    _compare_poses(neutral, origin, f"{where}: motion of neutral must be the origin")
    _compare_poses(poses(origin, axis, q, pitch), origin @ moved, f"{where}: motion must begin with the origin")
    screws = kind.screws(axis, pitch)
    _compare_shape(screws, (count, kind.nv, 6), f"{where}: screws")
    retract = kind.retract or torch.add
    for k, unit in enumerate(torch.eye(kind.nv, dtype=torch.float64)):
        sides = [poses(identity, axis, retract(q, (sign * _STEP * unit).expand(count, -1)), pitch) for sign in (-1, 1)]
        rate = sides[0].between(sides[1]).log() / (2 * _STEP)
        _compare(screws[:, k], rate, f"{where}: screws must be the derivative of motion, number {k}")
    v = 0.2 * torch.randn(count, kind.nv, **options)
    other = retract(q, v)
    _compare_shape(other, (count, kind.nq), f"{where}: retract")
    difference = other - q if kind.local is None else kind.local(q, other)
    _compare_shape(difference, (count, kind.nv), f"{where}: local")
    _compare(difference, v, f"{where}: local must undo retract")
    if kind.slopes is not None:
        slopes = kind.slopes(q)
        _compare_shape(slopes, (count, kind.nq, kind.nv), f"{where}: slopes")
        for k, unit in enumerate(_STEP * torch.eye(kind.nv, dtype=torch.float64)):
            rate = (retract(q, unit.expand_as(v)) - retract(q, -unit.expand_as(v))) / (2 * _STEP)
            _compare(slopes[..., k], rate, f"{where}: slopes must be the derivative of retract, number {k}")


def _compare_shape(x: Tensor, shape: tuple[int, ...], fact: str) -> None:
    if tuple(x.shape) != shape:
        raise ShapeError(f"{fact} must have shape {shape}, got {tuple(x.shape)}")


def _compare(got: Tensor, expected: Tensor, fact: str) -> None:
    if not torch.allclose(got, expected.to(got), rtol=_TOLERANCE, atol=_TOLERANCE):
        raise ValidationError(f"{fact}: expected {expected.tolist()}, got {got.tolist()}")


def _compare_poses(got: Pose, expected: Pose, fact: str) -> None:
    _compare(expected.between(got).log(), torch.zeros(*got.shape, 6), fact)
