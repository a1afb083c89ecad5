"""Methods of robots that return changed robots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from typing_extensions import Self

from ..arguments import TensorLike
from ..values import Pose
from . import editing
from .model import Model


class Editable(Model):
    """Base class of Robot: parts of it, fixed joints, further frames, other tensors."""

    def chain(self, base: str, tip: str) -> Self:
        """Return the serial robot from link ``base``, which becomes the root, to link ``tip``.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.chain("link1", "tool").joints
        ('joint2',)

        Args:
            base: The link that becomes the root.
            tip: A link below it.
        """
        return editing.chain(self, base, tip)

    def fix(self, values: Mapping[str, TensorLike | float]) -> Self:
        """Return the robot with joints fixed at values; joints that mimic them are fixed, too.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.fix({"joint1": 0.5}).joints
        ('joint2',)

        Args:
            values: The numbers of each joint, by its name.
        """
        return editing.fix(self, values)

    def fold_fixed(self, keep: Sequence[str] = ()) -> Self:
        """Return the robot without the links that a fixed joint holds, except the root and those in ``keep``.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.fold_fixed().links
        ('base', 'link1', 'link2')

        Args:
            keep: Names of links that stay.
        """
        return editing.fold_fixed(self, keep)

    def add_frame(self, name: str, parent: str, pose: Pose) -> Self:
        """Return the robot with a further link, such as a tool or a camera, fixed to a link at a pose.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.add_frame("camera", "tool", pk.Pose([0, 0, 0.1])).forward([0, 0], "camera").position
        tensor([0.9000, 0.0000, 0.1000])

        Args:
            name: The name of the new link.
            parent: The link that it is fixed to.
            pose: Its pose in the frame of that link.
        """
        return editing.add_frame(self, name, parent, pose)

    def replace(self, **changes: Any) -> Self:
        """Return the robot with other tensors. For calibration, use ``replace(origins=origins)``.

        Gradients flow to the new ``origins``, ``inertias``, ``armature``, ``damping`` and ``axes``, which may be of any
        length but 0. All these may have batch dimensions before the one of the links or numbers: one robot per element.
        An offset of a joint's zero is added to q.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> longer = arm.replace(origins=pk.Pose(2 * arm.origins.position, arm.origins.quaternion))
        >>> longer.forward([0, 0], "tool").position
        tensor([1.8000, 0.0000, 0.0000])

        Args:
            **changes: Fields of the robot and their new tensors: ``origins``, ``axes``, limits, ``inertias``,
                ``armature`` and ``damping``. Numbers that require grad are not checked: a step of an optimiser may lead
                to masses that no body has.
        """
        return editing.replace(self, changes)
