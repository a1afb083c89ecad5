"""Joints of a robot: their kinds, and the description from which a robot is made."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

import attrs

from ..arguments import TensorLike
from ..errors import FormatError, OptionError
from ..values import Pose

Kind: TypeAlias = Literal["fixed", "revolute", "prismatic", "screw", "planar", "spherical", "free"]


class Size(NamedTuple):
    """How many numbers a joint has in a configuration and in a velocity."""

    nq: int
    nv: int


SIZES: dict[str, Size] = {
    "fixed": Size(0, 0),
    "revolute": Size(1, 1),
    "prismatic": Size(1, 1),
    "screw": Size(1, 1),
    "planar": Size(3, 3),
    "spherical": Size(4, 3),
    "free": Size(7, 6),
}
NO_LIMIT = 1e6  # radians or metres from which on a limit is none: float32 has no digits left for an angle there
SCALAR_KINDS = ("revolute", "prismatic", "screw")  # kinds with one number: they have limits, and may mimic


@attrs.frozen(kw_only=True)
class Joint:
    """Description of a joint, which holds a child link at a parent link. `Robot.from_joints` makes a robot of a list.

    >>> from posekit import kinematics
    >>> elbow = kinematics.Joint(name="elbow", parent="upper", child="lower", axis=(0, 1, 0), lower=0, upper=2.5)

    Args:
        name: The name, unique among the joints of a robot.
        parent: The name of the link that carries the joint.
        child: The name of the link that the joint moves.
        kind: "fixed", "revolute", "prismatic", "screw", "planar", "spherical" or "free".
        origin: The pose of the child in the frame of the parent in the neutral configuration.
        axis: The axis in the frame of the child: of rotation or translation, of a planar joint the normal of its plane.
            Its length has no influence.
        pitch: The translation of a screw joint per radian.
        lower: The lower limit of a joint with one number. Limits of 1e6 and more, either way, count as infinite.
        upper: The upper limit.
        velocity: The limit of the velocity, of a joint with one number.
        effort: The limit of the force or torque, of a joint with one number.
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
    kind: Kind = "revolute"
    origin: Pose | None = None
    axis: Sequence[float] | TensorLike = (0.0, 0.0, 1.0)
    pitch: float = 0.0
    lower: float = -math.inf
    upper: float = math.inf
    velocity: float = math.inf
    effort: float = math.inf
    damping: float = 0.0
    armature: float = 0.0
    mimic: str | None = None
    multiplier: float = 1.0
    offset: float = 0.0

    def __attrs_post_init__(self) -> None:
        if self.kind not in SIZES:
            kinds = ", ".join(f'"{kind}"' for kind in SIZES)
            raise OptionError(f"joint {self.name!r}: kind must be one of {kinds}, got {self.kind!r}")
        if self.mimic is not None and self.kind not in SCALAR_KINDS:
            raise FormatError(f"joint {self.name!r}: a {self.kind} joint cannot mimic {self.mimic!r}")
        numbers = ("pitch", "multiplier", "offset", "damping", "armature", "lower", "upper", "velocity", "effort")
        for field in numbers:
            value = getattr(self, field)
            if math.isnan(value) or (field in numbers[:5] and math.isinf(value)):
                raise FormatError(f"joint {self.name!r}: {field} must be a number, got {value}")
        for field in ("damping", "armature"):
            if getattr(self, field) < 0:
                raise FormatError(f"joint {self.name!r}: {field} must not be negative, got {getattr(self, field)}")
        if self.lower > self.upper:
            raise FormatError(
                f"joint {self.name!r}: the lower limit {self.lower} is above the upper limit {self.upper}"
            )
