"""The term of inverse kinematics that keeps spheres on the robot away from obstacles."""

from __future__ import annotations

import weakref
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import attrs
import torch
from torch import Tensor

from ... import arguments
from ...arguments import TensorLike
from ...engine import forward_ad_level, runs_kernels
from ...errors import ArgumentError
from ..covers import covered
from ..derived_tables import GEOMETRY
from ..foreign_keywords import AVOIDANCE_KEYWORDS, COVER_KEYWORDS
from ..model import Model
from ..obstacles import (
    NAMES,
    OPS,
    Obstacle,
    Proximity,
    Shape,
    carried,
    check_sizes,
    clearance,
    from_dicts,
)

_WHERE = "Avoidance"


@arguments.immutable
@attrs.frozen(eq=False, init=False)
class Avoidance:
    """Spheres on the links of a robot, and obstacles from which `Robot.ik` and `Robot.plan` keep them away.

    >>> from posekit.kinematics import Avoidance, Boxes, Planes
    >>> table = Boxes(pk.Pose([0.6, 0, 0.2]), half_extents=[0.4, 0.5, 0.2])
    >>> avoid = Avoidance({"link2": [[0.1, 0, 0], [0.3, 0, 0]], "tool": [[0, 0, 0]]}, radii=0.05, obstacles=table)

    Args:
        centres: The centres of the spheres in the frames of the links, by the links' names, shapes (spheres, 3).
        radii: Their radii: one number, or by the links' names numbers or shapes (spheres,).
        obstacles: Planes, spheres, boxes, capsules, cylinders, height maps or distance grids, or a list of them, of
            shapes (*batch, obstacles). A batch is that of the targets.
        margin: Spheres are pushed away from what is nearer than this. A solution is accepted if nothing overlaps.
    """

    centres: Mapping[str, TensorLike]
    radii: Mapping[str, TensorLike | float] | float
    obstacles: tuple[Obstacle, ...]
    margin: float

    @arguments.closed(AVOIDANCE_KEYWORDS)
    def __init__(
        self,
        centres: Mapping[str, TensorLike],
        radii: Mapping[str, TensorLike | float] | float,
        obstacles: Sequence[Obstacle] | Obstacle,
        margin: float = 0.01,
    ) -> None:
        if not isinstance(centres, Mapping) or not centres:
            raise ArgumentError(f"{_WHERE}: centres must be a dict by links, with at least one link")
        if isinstance(obstacles, Shape):
            obstacles = (obstacles,)
        if not isinstance(obstacles, list | tuple) or not obstacles:
            raise ArgumentError(f"{_WHERE}: obstacles must be a list of at least one of {NAMES}")
        for i, obstacle in enumerate(obstacles):
            if type(obstacle) not in OPS:
                raise ArgumentError(f"{_WHERE}: obstacles must be {NAMES}, got {type(obstacle).__name__}")
            for part, (x, _) in obstacle._parts().items():
                name = f"{_WHERE}: obstacles[{i}].{part}"
                if arguments.is_readable(x):  # a search that is captured says so
                    arguments.refuse(x.isnan(), x, name, "is not a number")
        arguments.positive(margin, f"{_WHERE}: margin")
        for link, value in radii.items() if isinstance(radii, Mapping) else [("", radii)]:
            name = f"{_WHERE}: radii[{link!r}]" if link else f"{_WHERE}: radii"
            check_sizes(arguments.tensor(value, name), name)
        arguments.fill(self, dict(centres), radii, tuple(obstacles), float(margin))

    @classmethod
    @arguments.closed(COVER_KEYWORDS)
    def of(
        cls,
        robot: Model,
        obstacles: Sequence[Obstacle] | Obstacle,
        *,
        error: float = 0.05,
        margin: float = 0.01,
    ) -> Avoidance:
        """Cover the bodies of a robot's links with spheres.

        Bodies are those of `Robot.bodies`, and those that `Robot.attach` added. The spheres cover all of a body, and
        stand out from it by at most ``error``. So an obstacle that they do not touch is not touched.

        >>> from posekit.kinematics import Avoidance, Planes, Robot
        >>> text = '<robot name="a"><link name="hand"><collision><geometry><capsule radius="0.05" length="0.1"/>'
        >>> robot = Robot.from_urdf(text + "</geometry></collision></link></robot>")
        >>> avoid = Avoidance.of(robot, Planes([0, 0, 1, 1]))
        >>> avoid.centres["hand"][:, 2], avoid.radii["hand"]
        (tensor([-0.0500,  0.0500]), tensor([0.0707, 0.0707]))

        Args:
            robot: The robot.
            obstacles: As of `Avoidance`.
            error: How far spheres may stand out from bodies, in metres. Half of it takes about three times as many.
            margin: As of `Avoidance`.
        """
        if not isinstance(robot, Model):
            raise ArgumentError(f"{_WHERE}.of: robot must be a Robot, got {type(robot).__name__}")
        arguments.positive(error, f"{_WHERE}.of: error")
        balls = {link: tuple([x.to(robot.axes) for x in parts]) for link, parts in covered(robot, error).items()}
        return cls(
            {link: c for link, (c, _) in balls.items()}, {link: r for link, (_, r) in balls.items()}, obstacles, margin
        )


class Scene(NamedTuple):
    """The spheres and obstacles of one call.

    Attributes:
        centres: In the frames of the links, shape (spheres, 3).
        radii: Shape (spheres,).
        links: The link of each sphere.
        shared: The obstacles that all targets share.
        own: Obstacles that each target has its own of, and their tensors, shapes (targets, obstacles, ...).
        margin: As in `Avoidance`.
        near: What computes their distances.
    """

    centres: Tensor
    radii: Tensor
    links: tuple[str, ...]
    shared: tuple[Obstacle, ...]
    own: tuple[tuple[Obstacle, tuple[Tensor, ...]], ...]
    margin: float
    near: Proximity

    def take(self, index: Tensor) -> Scene:
        """That of some of the targets."""
        own = tuple([(kind, tuple([x[index] for x in parts])) for kind, parts in self.own])
        return self._replace(own=own, near=self.near.take(index))

    def problem(self, count: int) -> Tensor | None:
        """Of how many targets each has obstacles of its own: their places. None if all share the obstacles."""
        return torch.arange(count, device=self.centres.device) if self.own else None

    def distances(self, robot: Model, q: Tensor, problem: Tensor | None) -> Tensor:
        """The distances from all obstacles, with derivatives, shape (attempts, spheres, obstacles).

        Args:
            robot: The robot.
            q: Configurations, shape (attempts, nq).
            problem: The target of each attempt, where targets have obstacles of their own.
        """
        spheres = carried(robot, q, self.centres, self.radii, self.links, None)
        other = [obstacle._with([x[problem] for x in tensors]) for obstacle, tensors in self.own]
        parts = [(clearance(spheres, obstacle), obstacle.shape) for obstacle in (*self.shared, *other)]
        return torch.cat([x if shape else x.unsqueeze(-1) for x, shape in parts], -1)


# What was prepared of obstacles for some robots, and what that depends on.
_scenes: weakref.WeakKeyDictionary[Avoidance, dict[Any, Any]] = weakref.WeakKeyDictionary()
_KEPT = 8


def scene_of(robot: Model, avoid: Avoidance, batch: torch.Size, where: str = "Robot.ik") -> Scene:
    """The scene of a call whose targets have a batch shape. Those of some calls are kept."""
    facts, key = _facts(robot, avoid), (robot, batch, where)
    kept = _scenes.setdefault(avoid, {})
    known = kept.get(key) if facts is not None else None
    if known is not None and known[0] == facts:
        scene: Scene = known[1]
        return scene
    if facts is None:
        return _scene_of(robot, avoid, batch, where)
    with torch.inference_mode(False):
        scene = _scene_of(robot, avoid, batch, where)
    if len(kept) >= _KEPT:
        kept.clear()
    kept[key] = facts, scene
    return scene


def _facts(robot: Model, avoid: Avoidance) -> list[Any] | None:
    """What a scene depends on besides the fields of obstacles; None if it is prepared in each call."""
    tensors: list[Tensor] = [x for obstacle in avoid.obstacles for x, _ in obstacle._parts().values()]
    facts: list[Any] = []
    radii = avoid.radii.values() if isinstance(avoid.radii, Mapping) else [avoid.radii]
    for value in (*avoid.centres.values(), *radii):
        if isinstance(value, Tensor):
            tensors.append(value)
        elif isinstance(value, list | tuple):
            facts.append(repr(value))  # lists can be changed
        elif not isinstance(value, int | float):
            return None
    if forward_ad_level() >= 0 or not runs_kernels([robot.axes, *tensors]):
        return None
    if any([x.is_inference() or x.requires_grad for x in (robot.axes, *tensors)]):
        return None
    return [*facts, robot._state(GEOMETRY), *[(id(x), x._version) for x in tensors]]


def _scene_of(robot: Model, avoid: Avoidance, batch: torch.Size, where: str) -> Scene:
    centres, radii, links = from_dicts(robot, avoid.centres, avoid.radii)
    shared, own = [], []
    for obstacle in avoid.obstacles:
        detached = obstacle._detached()
        if any([x.dtype != robot.axes.dtype for x, _ in detached._parts().values()]):
            detached = detached.to(robot.axes.dtype)
        arguments.check_devices(f"{where}: obstacles", robot.axes, *[x for x, _ in detached._parts().values()])
        if len(detached.shape) < 2:
            shared.append(detached)
            continue
        arguments.broadcast(where, targets=batch, obstacles=detached.shape[:-1])
        count = detached.shape[-1]
        parts = [
            x.expand(*batch, count, *x.shape[x.dim() - axes :]).reshape(-1, count, *x.shape[x.dim() - axes :])
            for x, axes in detached._parts().values()
        ]
        own.append((detached, tuple(parts)))
    for link in links:
        robot.tree.link(link, f"{where}: avoid")
    size = radii.detach().to(robot.axes).expand(len(links))
    return _made(robot, centres.detach().to(robot.axes), size, links, shared, own, avoid.margin)


def nothing(robot: Model) -> Scene:
    """A scene without spheres and obstacles."""
    return _made(robot, robot.axes.new_zeros(0, 3), robot.axes.new_zeros(0), (), (), (), 1.0)


def _made(
    robot: Model,
    centres: Tensor,
    radii: Tensor,
    links: tuple[str, ...],
    shared: Sequence[Obstacle],
    own: Sequence[tuple[Obstacle, tuple[Tensor, ...]]],
    margin: float,
) -> Scene:
    pairs = torch.zeros(0, 2, dtype=torch.long, device=robot.device)
    near = Proximity.of(robot, (centres, radii, links), [*map(_alone, shared), *own], pairs)
    return Scene(centres, radii, links, tuple(shared), tuple(own), margin, near)


def _alone(obstacle: Obstacle) -> tuple[Obstacle, tuple[Tensor, ...]]:
    """Obstacles that all targets share with their tensors, shapes (1, obstacles, ...)."""
    count, parts = obstacle.shape[0] if obstacle.shape else 1, list[Tensor]()
    for x, own in obstacle._parts().values():
        tail = x.shape[x.dim() - own :]
        parts.append(x.expand((*obstacle.shape, *tail)).reshape(1, count, *tail))
    return obstacle, tuple(parts)


def nearest_distance(robot: Model, q: Tensor, scene: Scene) -> Tensor:
    """The least clearance in each configuration, shape (targets,)."""
    return scene.near.on(robot).measure(q.unsqueeze(1), scene.problem(len(q)), scene.margin, False).least
