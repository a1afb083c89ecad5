"""The data of a robot: its tree and its tensors."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import attrs
import torch
from torch import Tensor
from typing_extensions import Self

from .. import arguments
from ..values import Convertible, Named, Pose
from . import derived_tables
from .derived_tables import Tables, TableSource
from .foreign_keywords import MAKE_KEYWORDS
from .inertias import Inertias
from .tree import Tree
from .visuals import Visual, Visuals


@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False, kw_only=True)
class Model(Convertible, Tables, metaclass=Named):
    """Base class of Robot: its fields, which `Robot` documents."""

    tree: Tree
    origins: Pose
    axes: Tensor
    lower: Tensor
    upper: Tensor
    velocity_limits: Tensor
    effort_limits: Tensor
    inertias: Inertias
    armature: Tensor
    damping: Tensor
    # Tables that follow from the fields: see `Tables`.
    _cache: dict[Any, Any] = attrs.field(init=False)
    # The fields in float64 of a robot that was converted to a narrower dtype, so that `to` loses nothing, each with the
    # state of the narrower one: see `_keep_exact`.
    _exact: dict[str, Any] = attrs.field(init=False)

    # Explicit: torch.compile cannot trace the one of attrs.
    def __init__(
        self,
        *,
        tree: Tree,
        origins: Pose,
        axes: Tensor,
        lower: Tensor,
        upper: Tensor,
        velocity_limits: Tensor,
        effort_limits: Tensor,
        inertias: Inertias,
        armature: Tensor,
        damping: Tensor,
    ) -> None:
        tensors = origins, axes, lower, upper, velocity_limits, effort_limits, inertias, armature, damping
        for name, value in zip(FIELDS, (tree, *tensors), strict=True):
            object.__setattr__(self, name, value)
        object.__setattr__(self, "_cache", {})
        object.__setattr__(self, "_exact", {})

    if not TYPE_CHECKING:  # mypy's `attrs.evolve` accepts no decorated `__init__`
        __init__ = arguments.closed(MAKE_KEYWORDS)(__init__)

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
    def dof(self) -> int:
        """The degrees of freedom: `nv`, how many numbers a velocity has.

        >>> pk.Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0]).dof
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

    def to(self, *target: Any, **options: Any) -> Self:
        """Convert the tensors to another dtype or device, as ``torch.Tensor.to``.

        A robot that has been in float64 keeps those numbers, also where it is read from a file as float32, until
        `replace` gives it others: converted back it has the same ones again.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.1, 0.4], alpha=[0, 0], d=[0, 0])  # float32
        >>> arm.to(torch.float64).forward([0.0, 0.0], "tool").position
        tensor([0.5000, 0.0000, 0.0000], dtype=torch.float64)

        Args:
            *target: A dtype, a device or a tensor, as for ``torch.Tensor.to``.
            **options: As for ``torch.Tensor.to``.
        """
        origins = self.origins.to(*target, **options)
        if origins is self.origins:
            return self
        like: tuple[Any, Any] = origins.device, origins.dtype
        stored = self._exact_fields()
        exact = {name: stored.get(name, getattr(self, name)) for name in TENSORS}
        converted = type(self)(tree=self.tree, **{name: value.to(*like) for name, value in exact.items()})
        if origins.dtype != torch.float64:
            converted._keep_exact({name: value for name, value in exact.items() if value.dtype == torch.float64})
        return converted

    def _keep_exact(self, fields: Mapping[str, Any]) -> None:
        """Keep fields in float64, as long as those of this robot are not changed in place."""
        self._exact.update({name: (value, self._state(_READS[name])) for name, value in fields.items()})

    def _exact_fields(self) -> dict[str, Any]:
        known, tracing = self._exact.items(), torch.compiler.is_compiling()
        return {name: value for name, (value, state) in known if tracing or state == self._state(_READS[name])}

    def __repr__(self) -> str:
        names = ", ".join(self.joints[:8]) + (", ..." if len(self.joints) > 8 else "")
        return f"Robot(links={len(self.links)}, joints=[{names}], nq={self.nq}, nv={self.nv}, dtype={self.dtype})"

    def __dir__(self) -> Iterable[str]:
        return dir(type(self))  # without the names of other libraries

    def __getstate__(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in FIELDS} | {"_exact": self._exact_fields()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        exact = state.get("_exact", {})
        for name, value in {**state, "_exact": {}, "_cache": {}}.items():
            object.__setattr__(self, name, value)
        self._keep_exact(exact)


FIELDS = tuple([field.name for field in attrs.fields(Model) if field.init])
TENSORS = FIELDS[1:]
_PARTS = {"origins": ("origins.position", "origins.quaternion"), "inertias": derived_tables.INERTIAS}
_READS = {name: TableSource(*_PARTS.get(name, (name,))) for name in TENSORS}


def register(kind: type[Model]) -> None:
    """Register the class: its tensors are the leaves of a pytree, and the tree is the context."""

    def build(leaves: list[Any], tree: Any) -> Model:
        return kind(tree=tree, **dict(zip(TENSORS, leaves, strict=True)))

    arguments.register(kind, "posekit.kinematics", TENSORS, build, "tree")
    torch.serialization.add_safe_globals([Tree, Visual, Visuals])
