"""Methods of robots for configurations and velocities."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from torch import Generator, Tensor

from .. import arguments
from ..arguments import TensorLike
from . import configurations
from .model import Model

Configuration: TypeAlias = TensorLike | Mapping[str, TensorLike | float]


class Configurable(Model):
    """Base class of Robot: configurations, and their differences."""

    def configuration(self, q: Configuration, default: Configuration | None = None) -> Tensor:
        """Return a configuration as a tensor, shape (*batch, nq): that of a dict by the joints' names.

        Other methods take such a dict, too, and fill it up with the neutral configuration.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.configuration({"joint2": [0.5, 1.0]}, default=[0.25, 0.0])
        tensor([[0.2500, 0.5000],
                [0.2500, 1.0000]])

        Args:
            q: A dict of numbers by the joints' names, shapes (*batch), or (*batch, numbers) for joints with several. A
                tensor of shape (*batch, nq) is returned as it is.
            default: Where joints are that the dict leaves out, by default neutral.
        """
        where = "Robot.configuration"
        start = None if default is None else configurations.tensor(self, default, f"{where}: default")
        return configurations.tensor(self, q, f"{where}: q", start)

    def neutral(self, *shape: int) -> Tensor:
        """Return the neutral configuration, zeros and identity quaternions, for a batch shape: (*shape, nq).

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.neutral(3).shape
        torch.Size([3, 2])

        Args:
            *shape: The batch shape.
        """
        return configurations.neutral(self, arguments.new_sizes(shape, "Robot.neutral"))

    @arguments.closed(arguments.SEEDS)
    def random(self, *shape: int, generator: Generator | None = None) -> Tensor:
        """Draw configurations, shape (*shape, nq): uniform between the limits, and uniform rotations.

        Joints without limits: angles are uniform in [-pi, pi], lengths and positions standard normal.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.random(1000, generator=torch.Generator().manual_seed(0)).shape
        torch.Size([1000, 2])

        Args:
            *shape: The batch shape.
            generator: The source of the random numbers.
        """
        arguments.check_generator(generator, "Robot.random")
        return configurations.random(self, arguments.new_sizes(shape, "Robot.random"), generator)

    def clamp(self, q: Configuration) -> Tensor:
        """Move each number of a configuration to the nearest one within its limits.

        >>> from posekit.kinematics import Joint, Robot
        >>> door = Robot.from_joints([Joint(name="hinge", parent="frame", child="leaf", lower=0, upper=1.5)])
        >>> door.clamp([2.0])
        tensor([1.5000])

        Args:
            q: Configurations, shape (*batch, nq), or a dict by the joints' names.
        """
        q = configurations.tensor(self, q, "Robot.clamp: q")
        return q.clamp(self.lower.to(q.dtype), self.upper.to(q.dtype))

    def retract(self, q: Configuration, v: TensorLike) -> Tensor:
        """Move for a unit of time at the velocity v, which may be a difference of `local`: "q + v".

        The numbers of quaternions stay those of unit quaternions. Limits are not applied.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.retract([0.5, 1.0], [0.25, 0.0])
        tensor([0.7500, 1.0000])

        Args:
            q: Configurations, shape (*batch, nq), or a dict by the joints' names.
            v: Velocities, shape (*batch, nv).
        """
        q = configurations.tensor(self, q, "Robot.retract: q")
        return configurations.retract(self, q, configurations.velocity(self, v, "Robot.retract: v", q))

    def local(self, q: Configuration, other: Configuration) -> Tensor:
        """Return the velocity that leads from q to ``other`` in a unit of time, shape (*batch, nv): "other - q".

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.local([0.5, 1.0], [0.75, 1.0])
        tensor([0.2500, 0.0000])

        Args:
            q: Configurations, shape (*batch, nq), or a dict by the joints' names.
            other: The configurations at the end.
        """
        q = configurations.tensor(self, q, "Robot.local: q")
        return configurations.local(self, q, configurations.tensor(self, other, "Robot.local: other"))
