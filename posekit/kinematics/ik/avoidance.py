"""The term of inverse kinematics that keeps spheres on the robot away from obstacles."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import attrs
import torch
from torch import Tensor

from ... import arguments
from ...arguments import TensorLike
from ...errors import ArgumentError, OptionError
from ..covers import check_error, covered
from ..foreign_keywords import AVOIDANCE_KEYWORDS, COVER_KEYWORDS
from ..model import Model
from ..obstacles import NAMES, OPS, Obstacle, Shape, carried, check_sizes, clearance, directions, from_dicts

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
        if isinstance(margin, bool) or not isinstance(margin, int | float):
            raise ArgumentError(f"{_WHERE}: margin must be a number, got {type(margin).__name__}")
        if not (margin > 0 and math.isfinite(margin)):
            raise OptionError(f"{_WHERE}: margin must be positive and finite, got {margin}")
        for link, value in radii.items() if isinstance(radii, Mapping) else [("", radii)]:
            name = f"{_WHERE}: radii[{link!r}]" if link else f"{_WHERE}: radii"
            check_sizes(arguments.tensor(value, name), name)
        object.__setattr__(self, "centres", dict(centres))
        object.__setattr__(self, "radii", radii)
        object.__setattr__(self, "obstacles", tuple(obstacles))
        object.__setattr__(self, "margin", float(margin))

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
        check_error(error, f"{_WHERE}.of")
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
    """

    centres: Tensor
    radii: Tensor
    links: tuple[str, ...]
    shared: tuple[Obstacle, ...]
    own: tuple[tuple[Obstacle, tuple[Tensor, ...]], ...]
    margin: float

    @property
    def pairs(self) -> int:
        """The number of pairs of a sphere and an obstacle."""
        shared = sum([obstacle.shape[0] if obstacle.shape else 1 for obstacle in self.shared])
        return len(self.links) * (shared + sum([tensors[0].shape[1] for _, tensors in self.own]))

    def distances(self, robot: Model, q: Tensor, own: Sequence[Sequence[Tensor]]) -> tuple[Tensor, Tensor, Tensor]:
        """The centres, the distances from all obstacles, shape (attempts, spheres, obstacles), and their directions."""
        spheres = carried(robot, q, self.centres, self.radii, self.links, None)
        other = [obstacle._with(tensors) for (obstacle, _), tensors in zip(self.own, own, strict=True)]
        distances, normals = [], []
        for obstacle in (*self.shared, *other):
            single = not obstacle.shape
            away, normal = clearance(spheres, obstacle), directions(spheres, obstacle)
            distances.append(away.unsqueeze(-1) if single else away)
            normals.append(normal.unsqueeze(-2) if single else normal)
        return spheres.centres, torch.cat(distances, -1), torch.cat(normals, -2)


def scene_of(robot: Model, avoid: Avoidance, batch: torch.Size, where: str = "Robot.ik") -> Scene:
    """The scene of a call whose targets have a batch shape."""
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
    return Scene(centres.detach().to(robot.axes), size, links, tuple(shared), tuple(own), avoid.margin)


def nearest_distance(robot: Model, q: Tensor, scene: Scene) -> Tensor:
    """The least clearance in each configuration, shape (targets,)."""
    _, distances, _ = scene.distances(robot, q, [tensors for _, tensors in scene.own])
    result: Tensor = distances.flatten(-2).amin(-1)
    return result
