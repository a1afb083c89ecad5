"""The data of a robot: its tree and its tensors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

import attrs
import torch
from torch import Tensor

from .. import arguments
from ..engine import stored
from ..values import Pose
from .tree import Tree


@arguments.immutable
@attrs.frozen(eq=False, repr=False, kw_only=True)
class Model:
    """Base class of Robot: its fields, which `Robot` documents."""

    tree: Tree
    origins: Pose
    axes: Tensor
    lower: Tensor
    upper: Tensor
    velocity_limits: Tensor
    effort_limits: Tensor
    # Tables that follow from the fields, which are constants of a robot: see `_cached`.
    _cache: dict[Any, Any] = attrs.field(factory=dict, init=False)

    @property
    def links(self) -> tuple[str, ...]:
        """The names of the links, each after its parent: depth first, in the order of the file.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.links
        ('base', 'link1', 'link2', 'tool')
        """
        return self.tree.links

    @property
    def joints(self) -> tuple[str, ...]:
        """The names of the joints that have numbers in a configuration: neither fixed nor mimic joints.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.joints
        ('joint1', 'joint2')
        """
        return self.tree.joints

    @property
    def parents(self) -> tuple[int, ...]:
        """The index of each link's parent; -1 for the root.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.parents
        (-1, 0, 1, 2)
        """
        return self.tree.parents

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kind of the joint above each link.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.kinds
        ('fixed', 'revolute', 'revolute', 'fixed')
        """
        return self.tree.kinds

    @property
    def multipliers(self) -> tuple[float, ...]:
        """For each link the factor of the number that its joint moves by: 1 except for mimic joints.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.multipliers
        (0.0, 1.0, 1.0, 0.0)
        """
        return self.tree.multipliers

    @property
    def offsets(self) -> tuple[float, ...]:
        """For each link what is added to that number: 0 except for mimic joints.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.offsets
        (0.0, 0.0, 0.0, 0.0)
        """
        return self.tree.offsets

    @property
    def pitches(self) -> tuple[float, ...]:
        """For each link the translation per radian of its joint: 0 except for screw joints.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.pitches
        (0.0, 0.0, 0.0, 0.0)
        """
        return self.tree.pitches

    @property
    def nq(self) -> int:
        """How many numbers a configuration has.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.nq
        2
        """
        return self.tree.nq

    @property
    def nv(self) -> int:
        """How many numbers a velocity has.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.nv
        2
        """
        return self.tree.nv

    @property
    def limits(self) -> Tensor:
        """The lower and upper limits of each number of a configuration, shape (nq, 2).

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.limits
        tensor([[-inf, inf],
                [-inf, inf]])
        """
        return torch.stack((self.lower, self.upper), -1)

    @property
    def dtype(self) -> torch.dtype:
        """The dtype of the tensors.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.dtype
        torch.float32
        """
        return self.axes.dtype

    @property
    def device(self) -> torch.device:
        """The device of the tensors.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.device
        device(type='cpu')
        """
        return self.axes.device

    def _cached(self, key: Any, make: Callable[[], Any]) -> Any:
        """A table that follows from the fields, made on first use."""

        def made() -> Any:
            arguments.check_copy("Robot", self.device, "call the method once before the capture")
            return make()

        return stored(self._cache, key, made)

    def to(self, *target: Any, **options: Any) -> Self:
        """Convert the tensors to another dtype or device, as ``torch.Tensor.to``.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.to(torch.float64).dtype
        torch.float64

        Args:
            *target: A dtype, a device or a tensor, as for ``torch.Tensor.to``.
            **options: As for ``torch.Tensor.to``.
        """
        origins = self.origins.to(*target, **options)
        if origins is self.origins:
            return self
        rest = {name: getattr(self, name).to(origins.device, origins.dtype) for name in TENSORS[1:]}
        return type(self)(tree=self.tree, origins=origins, **rest)

    def __repr__(self) -> str:
        names = ", ".join(self.joints[:8]) + (", ..." if len(self.joints) > 8 else "")
        return f"Robot(links={len(self.links)}, joints=[{names}], nq={self.nq}, nv={self.nv}, dtype={self.dtype})"

    def __getstate__(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in FIELDS}

    def __setstate__(self, state: dict[str, Any]) -> None:
        for name, value in state.items():
            object.__setattr__(self, name, value)
        object.__setattr__(self, "_cache", {})


FIELDS = tuple([field.name for field in attrs.fields(Model) if field.init])
TENSORS = FIELDS[1:]


def register(kind: type[Model]) -> None:
    """Register the class: its tensors are the leaves of a pytree, and the tree is the context."""

    def build(leaves: list[Any], tree: Any) -> Model:
        return kind(tree=tree, **dict(zip(TENSORS, leaves, strict=True)))

    arguments.register(kind, "posekit.kinematics", TENSORS, build, "tree")
    torch.serialization.add_safe_globals([Tree])
