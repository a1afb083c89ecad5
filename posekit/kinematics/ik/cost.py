"""Costs of one's own for inverse kinematics: residuals of the poses of links and of configurations."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import attrs
from torch import Tensor

from ... import arguments
from ...arguments import TensorLike
from ...errors import ArgumentError, OptionError, ShapeError
from ...values import own_members, refer
from .ready import Ready

Links: TypeAlias = Sequence[str | Sequence[str]]

_WHERE = "Cost"


@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class Cost(Ready):
    """What `Robot.ik` minimises together with the errors of targets: residuals of poses of links and configurations.

    The residual is an op of `posekit.op` or any function. Its arguments are the poses of ``links``, then the numbers of
    ``joints`` as one vector, then ``data``. Its result are rows, of which half the sum of the squares is minimised,
    after they are multiplied by ``weight``. The derivatives follow: those of an op come from a kernel, those of a
    function from `posekit.jacobian`.

    >>> from posekit.kinematics import Cost, Robot
    >>> arm = Robot.example("arm")
    >>> posture = Cost(lambda q, rest: q - rest, joints=("j_l3", "j_l5"), data=0.3, weight=0.1)
    >>> coupling = Cost(lambda q: q[..., 0] - 2 * q[..., 1], joints=("j_l2", "j_l4"), priority=1)

    A camera that looks at a point has it on its z axis:

    >>> import posekit as pk
    >>> from posekit.algebra import Pose, Vec3, sqrt
    >>> @pk.op
    ... def look_at(camera: Pose, point: Vec3) -> Vec3:
    ...     x, y, z = ~camera @ point
    ...     distance = sqrt(x * x + y * y + z * z)
    ...     return Vec3((x / distance, y / distance, z / distance - 1))
    >>> looking = Cost(look_at, links=("l6",), data=[1.0, 0.0, 0.5], priority=1)
    >>> target = pk.Pose([0.5, 0.2, 0.6])
    >>> found = arm.ik(target, "l8", weights=[1, 1, 1, 0, 0, 0], costs=[posture, coupling, looking])
    >>> bool(found.position_error < 0.05), found.costs.shape
    (True, torch.Size([2]))

    **All problems are solved together.** A function sees one dimension of attempts first: poses of shape (attempts),
    numbers of joints of shape (attempts, numbers), data of shape (attempts, ...), and it returns rows of shape
    (attempts) or (attempts, ...). Each row depends on its own attempt alone. Data that all attempts share have a first
    dimension of size 1, or none if they are a number, a vector or a single pose.

    **Usual costs are constructors**: `target`, `posture`, `limits`, `velocity` from a start, `manipulability`,
    `center_of_mass`, `distance` of links and `self_collision`. Obstacles are the argument ``avoid`` of `Robot.ik`.

    Args:
        residual: An op, or a function.
        links: The names of the links whose poses are the first arguments. A list of names in place of a name has a link
            for each row: then poses and numbers of joints have a further dimension, the rows.
        joints: The names of the joints whose numbers are the next argument, in this order; none by default.
        data: Further arguments, as a tuple, or one argument. For an op the batch of values and tensors broadcasts with
            that of the targets. For a function they begin with the batch shape of the targets or with dimensions of
            size 1, but numbers, vectors of shape (n,) and poses of shape () are shared.
        weight: Factors of the rows: what broadcasts with (*batch, *rows).
        priority: 0 for a sum together with the targets. Costs of priority 1 act only where the targets and the costs of
            priority 0 permit it: in the null space of these, which stay at their minimum.
    """

    residual: Callable[..., Any]
    links: tuple[str | tuple[str, ...], ...]
    joints: tuple[str, ...]
    data: tuple[Any, ...]
    weight: TensorLike | float
    priority: int

    def __init__(
        self,
        residual: Callable[..., Any],
        links: Links = (),
        joints: Sequence[str] = (),
        data: Any = (),
        weight: TensorLike | float = 1.0,
        priority: int = 0,
    ) -> None:
        if not callable(residual):
            raise ArgumentError(f"{_WHERE}: residual must be an op or a function, got {type(residual).__name__}")
        for name, value in (("links", links), ("joints", joints)):
            if isinstance(value, str) or not isinstance(value, list | tuple):
                raise ArgumentError(f"{_WHERE}: {name} must be a list of names, got {type(value).__name__}")
        given = tuple([x if isinstance(x, str) else _names(x) for x in links])
        rows = {len(x) for x in given if not isinstance(x, str)}
        if len(rows) > 1:
            raise ShapeError(f"{_WHERE}: links must name as many links for each row, got lists of {sorted(rows)} names")
        for joint in joints:
            if not isinstance(joint, str):
                raise ArgumentError(f"{_WHERE}: joints must be a list of names, got {type(joint).__name__} in it")
        if not given and not joints:
            raise ArgumentError(f"{_WHERE}: links or joints must name what the residual depends on")
        if isinstance(priority, bool) or not isinstance(priority, int):
            raise ArgumentError(f"{_WHERE}: priority must be 0 or 1, got {type(priority).__name__}")
        if priority not in (0, 1):
            raise OptionError(f"{_WHERE}: priority must be 0 or 1, got {priority}")
        object.__setattr__(self, "residual", residual)
        object.__setattr__(self, "links", given)
        object.__setattr__(self, "joints", tuple(joints))
        object.__setattr__(self, "data", data if isinstance(data, tuple) else (data,))
        object.__setattr__(self, "weight", weight)
        object.__setattr__(self, "priority", priority)

    @property
    def _rows(self) -> int | None:
        """The number of links for each row, or None if each argument has one link."""
        return next((len(x) for x in self.links if not isinstance(x, str)), None)

    @property
    def _title(self) -> str:
        """The name of the residual in messages."""
        name = getattr(self.residual, "__name__", type(self.residual).__name__)
        return "the function" if name == "<lambda>" else name.lstrip("_")

    def __repr__(self) -> str:
        parts = [self._title]
        if self.links:
            parts.append(f"links={list(self.links)}" if self._rows is None else f"links of {self._rows} rows")
        if self.joints:
            parts.append(f"joints={list(self.joints)}")
        return f"Cost({', '.join(parts)}, priority={self.priority})"


own_members(Cost)
refer(Cost, {"centre_of_mass": ": center_of_mass(robot, target)"})


def _names(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list | tuple) or not value or not all([isinstance(x, str) for x in value]):
        raise ArgumentError(f"{_WHERE}: links must be names, or lists of names, got {value!r}")
    return tuple(value)


def check_weight(weight: Any, where: str, like: Tensor) -> Tensor:
    """The factors of rows as a tensor."""
    if isinstance(weight, int | float) and not isinstance(weight, bool) and math.isfinite(weight):
        return like.new_tensor(float(weight))
    return arguments.tensor(weight, where, like).to(like)
