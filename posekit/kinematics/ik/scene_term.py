"""The term of obstacles among the costs of inverse kinematics."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from .. import jacobians, sweep
from ..model import Model
from .avoidance import Scene
from .terms import Linear, places


class SceneTerm(NamedTuple):
    """What spheres lack to the margin of an `Avoidance`: a row for each sphere and obstacle."""

    scene: Scene

    def take(self, index: Tensor) -> SceneTerm:
        """That of some of the attempts, or of an attempt several times."""
        own = tuple([(kind, tuple([x[index] for x in parts])) for kind, parts in self.scene.own])
        return SceneTerm(self.scene._replace(own=own))

    def residual(self, robot: Model, q: Tensor) -> Tensor:
        """The rows, with derivatives."""
        distances = self.scene.distances(robot, q, [x for _, x in self.scene.own])[1]
        return (self.scene.margin - distances).clamp(min=0).flatten(1)

    def linear(self, robot: Model, q: Tensor) -> Linear:
        """The rows and their Jacobian."""
        scene = self.scene
        centres, distances, normals = scene.distances(robot, q, [x for _, x in scene.own])
        lacking = (scene.margin - distances).clamp(min=0)
        total = q.new_zeros(*distances.shape, robot.tree.nv)
        for link in dict.fromkeys(scene.links):
            index = robot._derived(places, scene.links, link)
            pose = sweep.forward(robot, q, link, None)
            normal, arm = normals[:, index], (centres[:, index] - pose.position.unsqueeze(1)).unsqueeze(2)
            # A centre at c from the origin of its link moves along n by n.(v + w x c) = [n, c x n].[v, w].
            wrench = torch.cat((normal, torch.linalg.cross(arm.expand_as(normal), normal)), -1)
            columns = jacobians.jacobian(robot, q, link, "local_world_aligned", None)
            total[:, index] = -wrench @ columns.unsqueeze(1)
        total = total * (lacking > 0).unsqueeze(-1)
        return Linear(lacking.flatten(1), total.flatten(1, 2))
