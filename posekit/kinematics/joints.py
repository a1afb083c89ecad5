"""Joints of a robot: the table of their kinds, and the description from which a robot is made."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

import attrs
import torch
from torch import Tensor
from torch.nn.functional import pad

from ..arguments import TensorLike
from ..errors import FormatError, OptionError, ShapeError
from ..math import inverse_kinematics, joints, trees
from ..values import Pose, Rotation

Screws: TypeAlias = Callable[[Tensor, float], Tensor]
Draw: TypeAlias = Callable[..., Tensor]

NO_LIMIT = 1e6  # radians or metres from which on a limit is none: float32 has no digits left for an angle there


@attrs.frozen(kw_only=True, eq=False, slots=False)
class JointKind:
    """A kind of joint: how many numbers it has, how they move the child, and what random ones are.

    `register_joint_kind` gives it a name, which `Joint` then takes. A cylindrical joint slides along its axis and turns
    about it:

    >>> from posekit import kinematics
    >>> from posekit.algebra import Quat, compose, cos_sin_half
    >>> def motion(origin, axis, q, pitch):
    ...     cosine, sine = cos_sin_half(q[1])
    ...     return compose(*origin, axis * q[0], Quat((cosine, *(axis * sine))))
    >>> def screws(axis, pitch):
    ...     zero = torch.zeros_like(axis)
    ...     return torch.stack((torch.cat((axis, zero), -1), torch.cat((zero, axis), -1)), -2)
    >>> kind = kinematics.JointKind(nq=2, nv=2, motion=motion, screws=screws, lengths=1)

    Args:
        nq: How many numbers a configuration has.
        nv: How many numbers a velocity has.
        motion: The pose of the child in the frame of the parent, in the scalar algebra of `posekit.algebra`:
            ``motion(origin, axis, q, pitch)`` gets the position and the unit quaternion of the joint's origin, its unit
            axis, the ``nq`` numbers and the pitch, and returns a position and a quaternion of length 1.
        screws: The twists [v, w] of the child, in its own frame, for unit velocities:
            ``screws(axis, pitch)`` has shape ``(*batch, nv, 6)`` for unit axes of shape ``(*batch, 3)``. They do not
            depend on the configuration.
        neutral: The numbers that leave the child at the joint's origin. By default all are 0.
        draw: Random numbers of shape ``(*shape, nq)``: ``draw(shape, lower, upper, dtype=, device=, generator=)`` gets
            the limits as lists of ``nq`` numbers. By default each number is uniform between its limits; without limits
            an angle is uniform over a turn, and a length has a normal distribution.
        retract: ``retract(q, v)``: the numbers that the velocity ``v`` leads to in unit time. By default ``q + v``.
        local: ``local(q, other)``: the velocity that leads to ``other`` in unit time. By default ``other - q``.
        slopes: ``slopes(q)``: the derivatives of ``retract(q, v)`` with respect to ``v`` at 0, shape
            ``(*batch, nq, nv)``. By default torch differentiates ``retract``, which takes a millisecond.
        lengths: How many numbers of a velocity are lengths. They come first; the others are angles.
        limits: Whether the limits of a `Joint` apply, to each of its numbers.
        has_axis: Whether the axis of a `Joint` has an influence on its motion. By default whether ``screws`` differ.
    """

    nq: int
    nv: int
    motion: joints.Motion
    screws: Screws
    neutral: Sequence[float] = attrs.field()
    draw: Draw | None = None
    retract: Callable[[Tensor, Tensor], Tensor] | None = None
    local: Callable[[Tensor, Tensor], Tensor] | None = None
    slopes: Callable[[Tensor], Tensor] | None = None
    lengths: int = 0
    limits: bool = False
    has_axis: bool = attrs.field(repr=False)

    # Plain attributes: torch.compile reads them without tracing their computation.
    is_additive: bool = attrs.field(init=False, repr=False)  # whether velocities are differences of configurations
    is_scalar: bool = attrs.field(init=False, repr=False)  # whether a joint has one such number: it may mimic another

    @neutral.default
    def _zeros(self) -> Sequence[float]:
        return (0.0,) * self.nq

    @is_additive.default
    def _has_differences(self) -> bool:
        return self.retract is None

    @is_scalar.default
    def _has_one_number(self) -> bool:
        return self.nq == 1 and self.is_additive

    @has_axis.default
    def _depends_on_its_axis(self) -> bool:
        x, z = (self.screws(torch.tensor(axis, device="cpu"), 1.0) for axis in ((1.0, 0.0, 0.0), (0.0, 0.0, 1.0)))
        return not torch.equal(x, z)


def draw(
    kind: JointKind, shape: Sequence[int], lower: Sequence[float], upper: Sequence[float], **options: Any
) -> Tensor:
    """Random numbers of a joint, by its own ``draw``, or numbers that `placed` moves to where they lie."""
    if kind.draw is not None:
        return kind.draw(shape, lower, upper, **options)
    endless = [math.isinf(b - a) for a, b in zip(lower[: kind.lengths], upper[: kind.lengths], strict=True)]
    endless += [False] * (kind.nq - kind.lengths)
    parts = [(torch.randn if is_endless else torch.rand)(*shape, 1, **options) for is_endless in endless]
    return parts[0] if len(parts) == 1 else torch.cat(parts, -1)


def placed(x: Tensor, where: Tensor) -> Tensor:
    """Numbers of `draw` between the limits. ``where`` is what `interval` says of each, shape (4, numbers)."""
    origin, length, lower, upper = where
    return (origin + length * x).clamp(lower, upper)


def interval(kind: JointKind, number: int, lower: float, upper: float) -> tuple[float, float, float, float]:
    """Where a number of a joint lies that `draw` draws between 0 and 1: its origin, its length, and the limits.

    A missing limit of an angle is a half turn from zero or a turn from the other one. Other numbers stay as they are.
    """
    if kind.draw is not None:
        return 0.0, 1.0, -math.inf, math.inf
    if number < kind.lengths and math.isinf(upper - lower):
        return 0.0, 1.0, lower, upper
    if math.isinf(lower):
        lower = -math.pi if upper >= math.pi else upper - 2 * math.pi
    if math.isinf(upper):
        upper = lower + 2 * math.pi if lower > -math.pi else math.pi
    return lower, upper - lower, lower, upper


def _along(axis: Tensor) -> Tensor:
    return pad(axis, (0, 3)).unsqueeze(-2)


def _about(axis: Tensor) -> Tensor:
    return pad(axis, (3, 0)).unsqueeze(-2)


def _basis(axis: Tensor, first: int) -> Tensor:
    """The last vectors of the basis of twists, from ``first`` on."""
    identity = torch.eye(6, dtype=axis.dtype, device=axis.device)
    return identity[first:].expand(*axis.shape[:-1], -1, -1)


def _planar_screws(axis: Tensor, pitch: float) -> Tensor:
    x, y = joints.plane(axis)
    return torch.cat((_along(x), _along(y), _about(axis)), -2)


def _planar_draw(shape: Sequence[int], lower: Sequence[float], upper: Sequence[float], **options: Any) -> Tensor:
    position = torch.randn(*shape, 2, **options)
    angle = -math.pi + 2 * math.pi * torch.rand(*shape, 1, **options)
    return torch.cat((position, angle.clamp(-math.pi, math.pi)), -1)


def _planar_pose(q: Tensor) -> Pose:
    """The pose in three dimensions: in the plane z = 0, turned about z."""
    zero = torch.zeros_like(q[..., :1])
    rotation = Rotation.exp(torch.cat((zero, zero, q[..., 2:]), -1))
    return Pose(torch.cat((q[..., :2], zero), -1), rotation.quaternion)


def _planar_retract(q: Tensor, v: Tensor) -> Tensor:
    zero = torch.zeros_like(v[..., :1])
    twist = torch.cat((v[..., :2], zero, zero, zero, v[..., 2:]), -1)
    position = _planar_pose(q).retract(twist).position
    return torch.cat((position[..., :2], (q + v)[..., 2:]), -1)


def _planar_local(q: Tensor, other: Tensor) -> Tensor:
    return _planar_pose(q).local(_planar_pose(other))[..., (0, 1, 5)]


def _planar_slopes(q: Tensor) -> Tensor:
    cosine, sine = q[..., 2].cos(), q[..., 2].sin()
    zero, one = torch.zeros_like(sine), torch.ones_like(sine)
    return torch.stack((cosine, -sine, zero, sine, cosine, zero, zero, zero, one), -1).unflatten(-1, (3, 3))


def _spherical_draw(shape: Sequence[int], lower: Sequence[float], upper: Sequence[float], **options: Any) -> Tensor:
    return Rotation.random(*shape, **options).quaternion


def _spherical_retract(q: Tensor, v: Tensor) -> Tensor:
    return Rotation(q).retract(v).normalized().quaternion


def _spherical_slopes(q: Tensor) -> Tensor:
    """Half the products of the unit quaternion with i, j and k."""
    w, x, y, z = (0.5 * torch.nn.functional.normalize(q, dim=-1)).unbind(-1)
    return torch.stack((-x, -y, -z, w, -z, y, z, w, -x, -y, x, w), -1).unflatten(-1, (4, 3))


def _free_pose(q: Tensor) -> Pose:
    return Pose(q[..., :3], q[..., 3:])


def _free_draw(shape: Sequence[int], lower: Sequence[float], upper: Sequence[float], **options: Any) -> Tensor:
    quaternion = Rotation.random(*shape, **options).quaternion
    return torch.cat((torch.randn(*shape, 3, **options), quaternion), -1)


def _free_retract(q: Tensor, v: Tensor) -> Tensor:
    pose = _free_pose(q).retract(v).normalized()
    return torch.cat((pose.position, pose.quaternion), -1)


def _free_slopes(q: Tensor) -> Tensor:
    turn = torch.nn.functional.normalize(q[..., 3:], dim=-1)
    position = pad(Rotation._unchecked(turn).matrix(), (0, 3))
    return torch.cat((position, pad(_spherical_slopes(turn), (3, 0))), -2)


KINDS: dict[str, JointKind] = {
    "fixed": JointKind(nq=0, nv=0, motion=joints.fixed, screws=lambda axis, pitch: _basis(axis, 6)),
    "revolute": JointKind(
        nq=1, nv=1, motion=joints.revolute, screws=lambda axis, pitch: _about(axis), lengths=0, limits=True
    ),
    "prismatic": JointKind(
        nq=1, nv=1, motion=joints.prismatic, screws=lambda axis, pitch: _along(axis), lengths=1, limits=True
    ),
    "screw": JointKind(
        nq=1,
        nv=1,
        motion=joints.screw,
        screws=lambda axis, pitch: torch.cat((axis * pitch, axis), -1).unsqueeze(-2),
        lengths=0,
        limits=True,
    ),
    "planar": JointKind(
        nq=3,
        nv=3,
        motion=joints.planar,
        screws=_planar_screws,
        draw=_planar_draw,
        retract=_planar_retract,
        local=_planar_local,
        slopes=_planar_slopes,
        lengths=2,
        has_axis=True,  # to compute its screws would launch a kernel, and start Warp, at import
    ),
    "spherical": JointKind(
        nq=4,
        nv=3,
        motion=joints.spherical,
        screws=lambda axis, pitch: _basis(axis, 3),
        neutral=(1.0, 0.0, 0.0, 0.0),
        draw=_spherical_draw,
        retract=_spherical_retract,
        local=lambda q, other: Rotation(q).local(Rotation(other)),
        slopes=_spherical_slopes,
        lengths=0,
    ),
    "free": JointKind(
        nq=7,
        nv=6,
        motion=joints.free,
        screws=lambda axis, pitch: _basis(axis, 0),
        neutral=(0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0),
        draw=_free_draw,
        retract=_free_retract,
        local=lambda q, other: _free_pose(q).local(_free_pose(other)),
        slopes=_free_slopes,
        lengths=3,
    ),
}


def kind_of(name: str, where: str = "joint") -> JointKind:
    """The row of the table that has a name."""
    kind = KINDS.get(name)
    if kind is None:
        known = ", ".join([f'"{known}"' for known in KINDS])
        raise OptionError(
            f"{where}: kind must be one of {known}, or registered by kinematics.register_joint_kind, got {name!r}"
        )
    return kind


class Sweeps(NamedTuple):
    """The sweeps of robots whose joints have some kinds."""

    tree: trees.TreeSweep
    path: inverse_kinematics.PathSweep


_SWEEPS: dict[tuple[str, ...], Sweeps] = {
    names: Sweeps(tree, inverse_kinematics.PathSweep(tree)) for names, tree in trees.of_fewer.items()
} | {joints.SWEPT[-1]: Sweeps(trees.built_in, inverse_kinematics.built_in)}


def swept(kinds: Sequence[str]) -> tuple[str, ...]:
    """The kinds that the sweeps of a robot tell apart: the first row of `SWEPT` that has all of its joints' kinds."""
    fitting = [row for row in joints.SWEPT if {*row} >= {*kinds}]
    return fitting[0] if fitting else (*joints.MOTIONS, *sorted({*kinds} - joints.MOTIONS.keys()))


def sweeps(names: tuple[str, ...]) -> Sweeps:
    """The sweeps that tell some kinds apart. They are made on first use, and kept."""
    result = _SWEEPS.get(names)
    if result is None:
        kinds = {name: kind_of(name) for name in names}
        tree = trees.TreeSweep(
            {name: kind.motion for name, kind in kinds.items()}, max([kind.nq for kind in kinds.values()])
        )
        result = _SWEEPS[names] = Sweeps(tree, inverse_kinematics.PathSweep(tree))
    return result


@attrs.frozen(kw_only=True)
class Joint:
    """Description of a joint, which holds a child link at a parent link. `Robot.from_joints` makes a robot of a list.

    >>> from posekit import kinematics
    >>> elbow = kinematics.Joint(name="elbow", parent="upper", child="lower", axis=(0, 1, 0), lower=0, upper=2.5)

    Args:
        name: The name, unique among the joints of a robot.
        parent: The name of the link that carries the joint.
        child: The name of the link that the joint moves.
        kind: "fixed", "revolute", "prismatic", "screw", "planar", "spherical", "free", or a name given to
            `register_joint_kind`.
        origin: The pose of the child in the frame of the parent in the neutral configuration.
        axis: The axis in the frame of the child: of rotation or translation, of a planar joint the normal of its plane.
            Its length has no influence.
        pitch: The translation of a screw joint per radian.
        lower: The lower limit of a joint with one number. Limits of 1e6 and more, either way, count as infinite. Of a
            registered kind that has limits and several numbers, one limit for all or a list of them.
        upper: The upper limit.
        velocity: The limit of the velocity, likewise.
        effort: The limit of the force or torque, likewise.
        damping: The torque against the motion, per unit of each number of the velocity.
        armature: What a rotor adds to the mass matrix at each number of the velocity.
        mimic: The name of a joint with one number, which this joint follows: it moves by
            ``multiplier * q[mimic] + offset``, and has no number of its own in a configuration.
        multiplier: See ``mimic``.
        offset: See ``mimic``.
    """

    name: str
    parent: str
    child: str
    kind: str = "revolute"
    origin: Pose | None = None
    axis: Sequence[float] | TensorLike = (0.0, 0.0, 1.0)
    pitch: float = 0.0
    lower: float | Sequence[float] = -math.inf
    upper: float | Sequence[float] = math.inf
    velocity: float | Sequence[float] = math.inf
    effort: float | Sequence[float] = math.inf
    damping: float = 0.0
    armature: float = 0.0
    mimic: str | None = None
    multiplier: float = 1.0
    offset: float = 0.0

    def __attrs_post_init__(self) -> None:
        kind = kind_of(self.kind, f"joint {self.name!r}")
        if self.mimic is not None and not kind.is_scalar:
            raise FormatError(f"joint {self.name!r}: a {self.kind} joint cannot mimic {self.mimic!r}")
        for field in ("pitch", "multiplier", "offset", "damping", "armature"):
            if not math.isfinite(value := getattr(self, field)):
                raise FormatError(f"joint {self.name!r}: {field} must be a number, got {value}")
            if field in ("damping", "armature") and value < 0:
                raise FormatError(f"joint {self.name!r}: {field} must not be negative, got {value}")
        for lower, upper in zip(limits_of(self, "lower"), limits_of(self, "upper"), strict=True):
            if lower > upper:
                raise FormatError(f"joint {self.name!r}: the lower limit {lower} is above the upper limit {upper}")
        for field in ("velocity", "effort"):
            limits_of(self, field)


def limits_of(joint: Joint, field: str) -> tuple[float, ...]:
    """The values of a limit, one for each number of a configuration or of a velocity."""
    kind, value = kind_of(joint.kind), getattr(joint, field)
    count = kind.nq if field in ("lower", "upper") else kind.nv
    is_list = isinstance(value, Sequence)
    if is_list and len(value) != count:
        raise ShapeError(f"joint {joint.name!r}: {field} must be a number or {count} numbers, got {len(value)}")
    values = tuple(value) if is_list else (value,) * max(count, 1)
    if any(math.isnan(x) for x in values):
        raise FormatError(f"joint {joint.name!r}: {field} must be a number, got {value}")
    return values
