"""Costs of one's own for inverse kinematics: residuals of the poses of links and of configurations."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

import attrs
import torch
from torch import Tensor
from typing_extensions import Self

from ... import arguments
from ...arguments import TensorLike
from ...engine import Scalar, Vec3, Vec6, op, select, sqrt
from ...errors import ArgumentError, OptionError, ShapeError
from ...math import groups
from ...values import Pose, refer
from .. import configurations, jacobians
from ..model import Model
from ..obstacles import from_dicts, pairs

Links: TypeAlias = Sequence[str | Sequence[str]]

_WHERE = "Cost"
_LEAST = 1e-6  # of a manipulability, whose reciprocal is a row


@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class Cost:
    """What `Robot.ik` minimises together with the errors of targets: residuals of poses of links and configurations.

    The residual is an op of `posekit.op` or any function. Its arguments are the poses of ``links``, then the numbers of
    ``joints`` as one vector, then ``data``. Its result are rows, of which half the sum of the squares times ``weight``
    is minimised. The derivatives follow: those of an op come from a kernel, those of a
    function from `posekit.jacobian`.

    >>> from posekit.kinematics import Cost, Robot
    >>> arm = Robot.example("arm")
    >>> posture = Cost(lambda q, rest: q - rest, joints=("j_l3", "j_l5"), data=0.3, weight=0.01)
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
        weight: Weights of the squared rows, as in `Problem.add`: numbers that broadcast with (*batch, *rows).
        priority: 0 for a sum together with the targets. Costs of priority 1 act only where the targets and the costs of
            priority 0 permit it: in the null space of these, which stay at their minimum.
    """

    residual: Callable[..., Any]
    links: tuple[str | tuple[str, ...], ...]
    joints: tuple[str, ...]
    data: tuple[Any, ...]
    weight: TensorLike | float
    priority: int
    _is_summed: bool  # whether the rows of the links are added up
    _terms: dict[Any, Any]  # what was prepared for robots: see `checked_costs.term_of`

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
        names = tuple([x if isinstance(x, str) else _names(x) for x in links])
        rows = {len(x) for x in names if not isinstance(x, str)}
        if len(rows) > 1:
            raise ShapeError(f"{_WHERE}: links must name as many links for each row, got lists of {sorted(rows)} names")
        for joint in joints:
            if not isinstance(joint, str):
                raise ArgumentError(f"{_WHERE}: joints must be a list of names, got {type(joint).__name__} in it")
        if not names and not joints:
            raise ArgumentError(f"{_WHERE}: links or joints must name what the residual depends on")
        if isinstance(priority, bool) or not isinstance(priority, int):
            raise ArgumentError(f"{_WHERE}: priority must be 0 or 1, got {type(priority).__name__}")
        if priority not in (0, 1):
            raise OptionError(f"{_WHERE}: priority must be 0 or 1, got {priority}")
        data = data if isinstance(data, tuple) else (data,)
        arguments.fill(self, residual, names, tuple(joints), data, weight, priority, False, {})

    # Usual costs

    @classmethod
    def target(cls, link: str, pose: Pose, *, weight: TensorLike | float = 1.0, priority: int = 0) -> Self:
        """The error of a target for a link: 6 rows, position and rotation vector in the frame of the target.

        >>> from posekit.kinematics import Cost
        >>> Cost.target("tool", pk.Pose([0.5, 0.2, 0.3]), weight=[1, 1, 1, 0, 0, 0], priority=1)
        Cost(displacement, links=['tool'], priority=1)

        Args:
            link: The name of the link.
            pose: The target, whose batch broadcasts with that of the targets of `Robot.ik`.
            weight: As in `Cost`.
            priority: As in `Cost`.
        """
        return cls(displacement(), (link,), (), (pose,), weight, priority)

    @classmethod
    def posture(
        cls, joints: Sequence[str], rest: TensorLike | float, *, weight: TensorLike | float = 1.0, priority: int = 0
    ) -> Self:
        """The differences of some joints from numbers that they should have.

        >>> from posekit.kinematics import Cost
        >>> Cost.posture(["joint1", "joint2"], rest=[0.3, 0.0], weight=[1.0, 0.01], priority=1)
        Cost(posture, joints=['joint1', 'joint2'], priority=1)

        Args:
            joints: The names of the joints.
            rest: Their numbers, a number, shape (numbers,) or (*batch, numbers).
            weight: As in `Cost`.
            priority: As in `Cost`.
        """
        return cls(Elementwise(posture), (), joints, (rest,), weight, priority)

    @classmethod
    def limits(cls, robot: Model, margin: float = 0.1, *, weight: TensorLike | float = 1.0, priority: int = 0) -> Self:
        """What joints lack to a distance from their limits: a row for each number of a configuration.

        >>> from posekit.kinematics import Cost, Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> Cost.limits(arm, margin=0.1)
        Cost(limits, joints=['joint1', 'joint2'], priority=0)

        Args:
            robot: The robot.
            margin: The distance.
            weight: As in `Cost`.
            priority: As in `Cost`.
        """
        arguments.positive(margin, "Cost.limits: margin")
        inside = robot.lower.detach() + margin, robot.upper.detach() - margin
        return cls(Elementwise(limits), (), robot.joints, inside, weight, priority)

    @classmethod
    def velocity(
        cls,
        robot: Model,
        start: TensorLike,
        dt: float = 1.0,
        *,
        weight: TensorLike | float = 1.0,
        priority: int = 0,
    ) -> Self:
        """The velocity that leads from a start to the configuration in the time ``dt``: ``local(start, q) / dt``.

        >>> from posekit.kinematics import Cost, Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> Cost.velocity(arm, [0.1, 0.2], dt=0.01, weight=0.01, priority=1)
        Cost(velocity, joints=['joint1', 'joint2'], priority=1)

        Args:
            robot: The robot.
            start: The configuration at the start, shape (nq,) or (*batch, nq).
            dt: The time.
            weight: As in `Cost`.
            priority: As in `Cost`.
        """
        arguments.positive(dt, "Cost.velocity: dt")
        start = configurations.tensor(robot, start, "Cost.velocity: start")

        if robot.tree.is_scalar:
            return cls(Elementwise(velocity), (), robot.joints, (start, float(dt)), weight, priority)

        def difference(q: Tensor, start: Tensor) -> Tensor:
            return configurations.local(robot, start.expand_as(q), q) / dt

        difference.__name__ = "velocity"
        return cls(difference, (), robot.joints, (start,), weight, priority)

    @classmethod
    def manipulability(cls, robot: Model, link: str, *, weight: float = 0.01, priority: int = 0) -> Self:
        """The reciprocal of the manipulability of a link's position, which is large near singular configurations.

        The manipulability is the volume of the velocities ``J v`` of the origin of the link for velocities v of length
        1, without a constant factor: ``sqrt(det(J J^T))`` (Yoshikawa, International Journal of Robotics Research 4,
        1985).

        >>> from posekit.kinematics import Cost, Robot
        >>> arm = Robot.example("arm")
        >>> Cost.manipulability(arm, "l8", priority=1).priority
        1

        Args:
            robot: The robot.
            link: The name of the link.
            weight: As in `Cost`.
            priority: As in `Cost`.
        """
        robot.tree.link(link, "Cost.manipulability: link")
        return cls(Manipulability(robot, link), (), robot.joints, (), weight, priority)

    @classmethod
    def center_of_mass(
        cls, robot: Model, point: TensorLike, *, weight: TensorLike | float = 1.0, priority: int = 0
    ) -> Self:
        """The distance of the centre of mass from a point: 3 rows, in the frame of the root.

        With ``weight=[1, 1, 0]`` it only has to be above or below the point.

        >>> from posekit.kinematics import Cost, Robot
        >>> body = Robot.example("humanoid")
        >>> Cost.center_of_mass(body, [0.0, 0.0, 0.0], weight=[1, 1, 0], priority=1).priority
        1

        Args:
            robot: The robot. All its masses have to be known.
            point: The point, shape (3,) or (*batch, 3).
            weight: As in `Cost`.
            priority: As in `Cost`.
        """
        mass, centre = robot.inertias.mass.detach(), robot.inertias.centre.detach()
        if mass.dim() > 1 or centre.dim() > 2:
            raise ArgumentError("Cost.center_of_mass: robot must have one mass for each link, got a batch of them")
        unknown = [name for name, x in zip(robot.links, mass.tolist(), strict=True) if math.isnan(x)]
        if unknown:
            raise ArgumentError(
                f"Cost.center_of_mass: the masses of {', '.join(unknown[:5])} are not known; set them by "
                "Robot.replace(inertias=...)"
            )
        if not bool(mass.sum() > 0):
            raise ArgumentError("Cost.center_of_mass: robot must have a mass, got only links without mass")
        chosen = mass.nonzero().squeeze(-1)
        share, centre = mass[chosen] / mass.sum(), centre[chosen]
        links = [robot.links[i] for i in chosen.tolist()]
        target = arguments.tensor(point, "Cost.center_of_mass: point", mass)
        arguments.check(target, 3, "Cost.center_of_mass: point")
        cost = cls(center_of_mass(), (links,), (), (centre, share, target.unsqueeze(-2)), weight, priority)
        object.__setattr__(cost, "_is_summed", True)
        return cost

    @classmethod
    def distance(
        cls,
        first: str,
        second: str,
        *,
        least: float = 0.0,
        most: float = math.inf,
        weight: float = 1.0,
        priority: int = 0,
    ) -> Self:
        """How far the distance of the origins of two links is from the range between ``least`` and ``most``.

        >>> from posekit.kinematics import Cost
        >>> Cost.distance("l4", "l8", least=0.3, priority=1)
        Cost(distance_outside, links=['l4', 'l8'], priority=1)

        Args:
            first: The name of a link.
            second: The name of another one.
            least: The least distance.
            most: The largest distance.
            weight: As in `Cost`.
            priority: As in `Cost`.
        """
        for name, value in (("least", least), ("most", most)):
            if isinstance(value, bool) or not isinstance(value, int | float):
                raise ArgumentError(f"Cost.distance: {name} must be a number, got {type(value).__name__}")
        if not 0 <= least <= most:
            raise OptionError(f"Cost.distance: least and most must be 0 <= least <= most, got {least} and {most}")
        bounds = float(least), 1e30 if most == math.inf else float(most)
        return cls(distance_outside(), (first, second), (), bounds, weight, priority)

    @classmethod
    def self_collision(
        cls,
        robot: Model,
        centres: Mapping[str, TensorLike],
        radii: Mapping[str, TensorLike | float] | float,
        *,
        ignore: Iterable[tuple[str, str]] = (),
        margin: float = 0.01,
        weight: float = 100.0,
        priority: int = 0,
    ) -> Self:
        """What pairs of spheres on the robot lack to a distance: a row for each pair of `Robot.sphere_pairs`.

        >>> from posekit.kinematics import Cost, Robot
        >>> arm = Robot.example("arm")
        >>> spheres = {name: [[0.0, 0.0, 0.0]] for name in ("l1", "l4", "l7", "l8")}
        >>> Cost.self_collision(arm, spheres, radii=0.06)
        Cost(sphere_overlap, links of 5 rows, priority=0)

        Args:
            robot: The robot.
            centres: The centres of spheres in the frames of links, by the links' names, shapes (spheres, 3).
            radii: Their radii: one number, or by the links' names numbers or shapes (spheres,).
            ignore: Pairs of links that may overlap, as `Robot.sphere_pairs` takes them; `Robot.disabled_pairs` reads
                them from SRDF.
            margin: The distance.
            weight: As in `Cost`.
            priority: As in `Cost`.
        """
        arguments.positive(margin, "Cost.self_collision: margin")
        points, sizes, links = from_dicts(robot, centres, radii)
        sizes = sizes.expand(len(links))
        indices = pairs(robot, links, ignore)
        if not len(indices):
            raise ArgumentError("Cost.self_collision: no pair of spheres may collide; see Robot.sphere_pairs")
        first, second = indices.unbind(-1)
        names = [[links[i] for i in index.tolist()] for index in (first, second)]
        data = points[first], points[second], sizes[first] + sizes[second] + margin
        return cls(sphere_overlap(), names, (), data, weight, priority)

    # Rows

    def _with(self, data: tuple[Any, ...]) -> Cost:
        """The cost with other data."""
        cost = Cost(self.residual, self.links, self.joints, data, self.weight, self.priority)
        object.__setattr__(cost, "_is_summed", self._is_summed)
        return cost

    @property
    def _rows(self) -> int | None:
        """The number of links for each row, or None if each argument has one link."""
        return next((len(x) for x in self.links if not isinstance(x, str)), None)

    @property
    def _names(self) -> tuple[str, ...]:
        """The names of all links, each once."""
        return tuple(dict.fromkeys([name for x in self.links for name in ((x,) if isinstance(x, str) else x)]))

    @property
    def _title(self) -> str:
        """The name of the residual in messages."""
        name = getattr(self.residual, "__name__", type(self.residual).__name__)
        return "the function" if name == "<lambda>" else name.lstrip("_")

    def __reduce__(self) -> Any:
        # An op that a function of this module declares is not found under its own name: the function is stored.
        make: Any = globals().get(getattr(self.residual, "__name__", ""))
        is_ready = hasattr(make, "cache_info") and make() is self.residual
        state = self.links, self.joints, self.data, self.weight, self.priority
        return _restored, (make if is_ready else self.residual, is_ready, self._is_summed, *state)

    def __repr__(self) -> str:
        parts = [self._title]
        if self.links:
            parts.append(f"links={list(self.links)}" if self._rows is None else f"links of {self._rows} rows")
        if self.joints:
            parts.append(f"joints={list(self.joints)}")
        return f"Cost({', '.join(parts)}, priority={self.priority})"


refer(Cost, {"centre_of_mass": ": center_of_mass(robot, target)"})


def _restored(residual: Any, is_ready: bool, is_summed: bool, *state: Any) -> Cost:
    """A cost that was stored."""
    cost = Cost(residual() if is_ready else residual, *state)
    object.__setattr__(cost, "_is_summed", is_summed)
    return cost


def _names(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list | tuple) or not value or not all([isinstance(x, str) for x in value]):
        raise ArgumentError(f"{_WHERE}: links must be names, or lists of names, got {value!r}")
    return tuple(value)


def check_weight(weight: Any, where: str, like: Tensor) -> Tensor:
    """The weights of squared rows as a tensor."""
    if isinstance(weight, int | float) and not isinstance(weight, bool) and math.isfinite(weight):
        return like.new_tensor(float(weight))
    return arguments.tensor(weight, where, like).to(like)


class Manipulability:
    """The residual of `Cost.manipulability`."""

    __name__ = "manipulability"

    def __init__(self, robot: Model, link: str) -> None:
        self.robot, self.link = robot, link

    def __call__(self, q: Tensor) -> Tensor:
        return jacobians.manipulability(self.robot, q, self.link).clamp(min=_LEAST**2).rsqrt()

    def slopes(self, q: Tensor) -> Tensor:
        """The derivatives of the rows with respect to a velocity, shape (attempts, nv)."""
        square = jacobians.manipulability(self.robot, q, self.link).unsqueeze(-1)
        slopes = -square.clamp(min=_LEAST**2).rsqrt() * jacobians.manipulability_slopes(self.robot, q, self.link)
        return torch.where(square > _LEAST**2, slopes, 0)


class Elementwise:
    """A residual whose rows are an op of one number of the joints each.

    Args:
        declare: Returns the op.
    """

    def __init__(self, declare: Callable[[], Any]) -> None:
        self.declare, self.__name__ = declare, declare.__name__

    def __call__(self, q: Tensor, *data: Any) -> Tensor:
        result: Tensor = self.declare()(q, *self.tensors(q, data))
        return result

    def slopes(self, q: Tensor, *data: Any) -> Tensor:
        """The derivative of each row with respect to its number."""
        (slopes,) = self.declare().jacobian(("q",))(q, *self.tensors(q, data))
        return slopes + torch.zeros_like(q)

    def tensors(self, q: Tensor, data: Sequence[Any]) -> list[Tensor]:
        """Data as tensors like numbers of joints."""
        return [x.to(q.dtype) if isinstance(x, Tensor) else q.new_tensor(x) for x in data]


@functools.cache
def posture() -> Any:
    """The op of `Cost.posture`, for each joint."""

    @op
    def posture(q: Scalar, rest: Scalar) -> Scalar:
        return q - rest

    return posture


@functools.cache
def limits() -> Any:
    """The op of `Cost.limits`, for each joint."""

    @op
    def limits(q: Scalar, lower: Scalar, upper: Scalar) -> Scalar:
        return _positive(lower - q) + _positive(q - upper)

    return limits


@functools.cache
def velocity() -> Any:
    """The op of `Cost.velocity`, for each joint whose velocity is a difference of numbers."""

    @op
    def velocity(q: Scalar, start: Scalar, dt: Scalar) -> Scalar:
        return (q - start) / dt

    return velocity


@functools.cache
def displacement() -> Any:
    """The op of the error of a target: position and rotation vector in the frame of the target."""

    @op
    def displacement(pose: groups.Pose, target: groups.Pose) -> Vec6:
        away = ~target @ pose
        return Vec6((*away.position, *away.rotation.log()))

    return displacement


def _length(x: Vec3) -> Scalar:
    return sqrt(x[0] * x[0] + x[1] * x[1] + x[2] * x[2])


def _positive(x: Scalar) -> Scalar:
    return select(x > 0, x, 0)


@functools.cache
def center_of_mass() -> Any:
    """The op of what the mass of a link, of which it has a share, contributes to the distance of all from a point."""

    @op
    def center_of_mass(pose: groups.Pose, centre: Vec3, share: Scalar, point: Vec3) -> Vec3:
        return Vec3((pose @ centre - point) * share)

    return center_of_mass


@functools.cache
def distance_outside() -> Any:
    """The op of `Cost.distance`."""

    @op
    def distance_outside(first: groups.Pose, second: groups.Pose, least: Scalar, most: Scalar) -> Scalar:
        length = _length(second.position - first.position)
        return _positive(least - length) + _positive(length - most)

    return distance_outside


@functools.cache
def sphere_overlap() -> Any:
    """The op of what two spheres lack to a distance of their centres."""

    @op
    def sphere_overlap(first: groups.Pose, second: groups.Pose, centre: Vec3, other: Vec3, distance: Scalar) -> Scalar:
        return _positive(distance - _length(first @ centre - second @ other))

    return sphere_overlap
