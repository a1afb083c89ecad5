"""Rotation: a batch of rotations, each a wxyz quaternion."""

from __future__ import annotations

from types import ModuleType
from typing import Any, ClassVar, final, overload

import attrs
import torch
from torch import Generator, Tensor

from .. import arguments
from ..arguments import Operand, TensorLike
from ..math import rotation as ops
from ..math import so3
from .batched import Batched, Dims
from .pytree import register
from .rotation_conversions import RotationConversions


@final
@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class Rotation(RotationConversions):
    """An immutable batch of rotations, with a shape of its own: the batch shape.

    A quaternion of any length but zero denotes the rotation of its direction, and q the same one as -q.

    >>> quarter = Rotation.from_rotvec([0, 0, torch.pi / 2])
    >>> (quarter @ quarter).angle()
    tensor(3.1416)

    Args:
        quaternion: Shape (*batch, 4), real part first. A tensor is kept as it is. A list takes torch's default dtype,
            an array of floats keeps its own.
    """

    quaternion: Tensor
    _names: ClassVar[tuple[str, ...]] = ("quaternion",)
    _lie: ClassVar[ModuleType] = so3

    def __init__(self, quaternion: TensorLike) -> None:  # written out: torch.compile cannot trace the one of attrs
        quaternion = arguments.tensor(quaternion, "Rotation: quaternion")
        arguments.check(quaternion, 4, "Rotation: quaternion")
        object.__setattr__(self, "quaternion", quaternion)

    @classmethod
    def _of(cls, quaternion: Any) -> Rotation:
        self = object.__new__(cls)
        object.__setattr__(self, "quaternion", quaternion)
        return self

    @classmethod
    def identity(
        cls, *shape: Dims, dtype: torch.dtype | None = None, device: torch.device | str | None = None
    ) -> Rotation:
        """No rotation, in a batch of a shape."""
        sizes = arguments.new_sizes(shape, "Rotation.identity")
        arguments.check_target("Rotation.identity", dtype, device)
        quaternion = torch.zeros(*sizes, 4, dtype=dtype, device=device)
        quaternion.select(-1, 0).fill_(1.0)
        return cls._of(quaternion)

    @classmethod
    def random(
        cls,
        *shape: Dims,
        dtype: torch.dtype | None = None,
        device: torch.device | str | None = None,
        generator: Generator | None = None,
    ) -> Rotation:
        """Rotations drawn uniformly, on the generator's device if no other is named."""
        sizes = arguments.new_sizes(shape, "Rotation.random")
        arguments.check_target("Rotation.random", dtype, device)
        arguments.check_generator(generator, "Rotation.random")
        if device is None and generator is not None:
            device = generator.device
        return cls._of(ops.normalized(arguments.normal((*sizes, 4), generator, dtype, device)))

    def compose(self, other: Rotation) -> Rotation:
        """First the other, then this one: ``self @ other``."""
        if type(other) is not type(self):
            self._check_same(other, "compose")
        return Rotation._of(ops.compose(self.quaternion, other.quaternion))

    def inverse(self) -> Rotation:
        """The rotation back: ``~self``."""
        return Rotation._of(ops.inverse(self.quaternion))

    __invert__ = inverse

    def between(self, other: Rotation) -> Rotation:
        """The other as seen from this one: ``~self @ other``."""
        if type(other) is not type(self):
            self._check_same(other, "between")
        return Rotation._of(ops.between(self.quaternion, other.quaternion))

    def apply(self, points: TensorLike) -> Tensor:
        """The points or vectors turned: ``self @ points``. ``points.shape[:-1]`` broadcasts against ``shape``."""
        if not isinstance(points, Tensor):
            points = arguments.tensor(points, "Rotation.apply: points", self.quaternion)
        return ops.apply(self.quaternion, points)

    def inverse_apply(self, points: TensorLike) -> Tensor:
        """The points or vectors turned back: ``~self @ points``."""
        if not isinstance(points, Tensor):
            points = arguments.tensor(points, "Rotation.inverse_apply: points", self.quaternion)
        return ops.inverse_apply(self.quaternion, points)

    def adjoint_apply(self, tangent: TensorLike) -> Tensor:
        """The tangents, given in this frame, in the parent frame: what ``adjoint()`` does to them, they are turned."""
        return self._turned(tangent, "Rotation.adjoint_apply: tangent")

    def coadjoint_apply(self, torque: TensorLike) -> Tensor:
        """The torques, given in this frame, in the parent frame: of the same power on a tangent, they are turned."""
        return self._turned(torque, "Rotation.coadjoint_apply: torque")

    def _turned(self, vectors: TensorLike, name: str) -> Tensor:
        vectors = arguments.tensor(vectors, name, self.quaternion)
        arguments.check(vectors, 3, name)
        return ops.apply(self.quaternion, vectors)

    def slerp(self, other: Rotation, t: TensorLike | float, *, shortest: bool = True) -> Rotation:
        """The rotation at ``t``, shape (*batch), on the way from this one, at 0, to the other, at 1, at length 1.

        Args:
            other: Where the way ends.
            t: Any real numbers.
            shortest: Whether to turn by at most pi. If not, no sign is flipped: the way goes from quaternion to
                quaternion as they are, by up to 2 pi; between opposite ones it is a full turn about this one's x axis.
        """
        self._check_same(other, "slerp")
        arguments.check_flags("Rotation.slerp", shortest=shortest)
        way = so3.slerp if shortest else so3.slerp_signed
        ends = self.quaternion, other.quaternion
        return Rotation._of(way(*ends, arguments.scalar(t, "Rotation.slerp: t", *ends)))

    def distance(self, other: Rotation) -> Tensor:
        """The angles between two rotations in [0, pi], exact also where they nearly agree.

        Where the angle is 0 it has no derivative; all derivatives returned there are 0. Its square would lack its
        curvature there: for losses and second derivatives take `squared_distance`.
        """
        self._check_same(other, "distance")
        return so3.distance(self.quaternion, other.quaternion)

    def squared_distance(self, other: Rotation) -> Tensor:
        """The squares of the angles between two rotations, in [0, pi^2].

        Where the rotations agree its gradient is 0 and its Hessian, with respect to a tangent, 2I. At half a turn,
        where the angle has no derivative, the gradient is that of one side.
        """
        self._check_same(other, "squared_distance")
        return so3.squared_distance(self.quaternion, other.quaternion)

    def chordal_distance(self, other: Rotation) -> Tensor:
        """How far apart the rotation matrices are, in the Frobenius norm: 2 sqrt(2) sin(angle / 2), in [0, 2 sqrt(2)].

        Smooth up to pi, where the angle is not. Where it is 0 it has no derivative; all derivatives returned there are
        0. For losses and second derivatives take `squared_chordal_distance`.
        """
        self._check_same(other, "chordal_distance")
        return so3.chordal_distance(self.quaternion, other.quaternion)

    def squared_chordal_distance(self, other: Rotation) -> Tensor:
        """The sums of the squared differences of the rotation matrices' entries: 8 sin^2(angle / 2), in [0, 8].

        Smooth everywhere. Where the rotations agree its gradient is 0 and its Hessian, with respect to a tangent, 4I.
        """
        self._check_same(other, "squared_chordal_distance")
        return so3.squared_chordal_distance(self.quaternion, other.quaternion)

    def phi3_distance(self, other: Rotation) -> Tensor:
        """The angles between two rotations over pi, in [0, 1]. Where it is 0, all derivatives returned are 0."""
        self._check_same(other, "phi3_distance")
        return so3.phi3_distance(self.quaternion, other.quaternion)

    def adjoint(self) -> Tensor:
        """The matrices that take rotation vectors in this frame to the parent frame: the rotation matrices."""
        return self.matrix()

    @overload
    def __matmul__(self, other: Rotation) -> Rotation: ...
    @overload
    def __matmul__(self, other: Operand) -> Tensor: ...
    def __matmul__(self, other: Any) -> Rotation | Tensor:
        if type(other) is Rotation:
            return self.compose(other)
        if isinstance(other, Tensor):
            return self.apply(other)
        if isinstance(other, Batched):
            self._check_same(other, "compose")
        return self.apply(other) if isinstance(other, arguments.NUMBERS) else NotImplemented

    def angle(self) -> Tensor:
        """The angles of rotation, shape (*batch), in [0, pi].

        At the identity the angle has no derivative; all derivatives returned there are 0. `squared_angle` and
        ``rotvec()``, whose length the angle is, are smooth there.
        """
        return ops.angle(self.quaternion)

    def squared_angle(self) -> Tensor:
        """The squares of the angles of rotation, shape (*batch), in [0, pi^2].

        At the identity its gradient is 0 and its Hessian, with respect to a tangent, 2I. At half a turn, where the
        angle has no derivative, the gradient is that of one side.
        """
        return ops.squared_angle(self.quaternion)

    def normalized(self) -> Rotation:
        """The same rotations, their quaternions of length 1."""
        return Rotation._of(ops.normalized(self.quaternion))

    def canonical(self) -> Rotation:
        """The same rotations, their quaternions of length 1 and with w >= 0: one quaternion for each rotation."""
        return Rotation._of(ops.canonical(self.quaternion))

    def isclose(self, other: Rotation, *, rtol: float | Tensor = 1e-5, atol: float | Tensor = 1e-8) -> Tensor:
        """Which rotations differ by at most ``atol + rtol`` radians, as a bool tensor of the common batch shape.

        The sign and the length of a quaternion make no difference. NaN is close to nothing.
        """
        return self._near(other, *self._tolerances("isclose", other, rtol, atol))

    def _near(self, other: Rotation, relative: Tensor, absolute: Tensor) -> Tensor:
        return so3.distance(self.quaternion, other.quaternion) <= absolute + relative

    def validate(self) -> Rotation:
        """Itself, once all its quaternions are known to be finite and not zero; this waits for the device.

        In a compiled graph, which knows no numbers, nothing is looked at.
        """
        validate_quaternion(self.quaternion, "Rotation")
        return self


def validate_quaternion(quaternion: Tensor, kind: str) -> None:
    """Refuse quaternions that denote no rotation, naming the first."""
    bad = ~(quaternion.isfinite().all(-1) & (quaternion != 0).any(-1))
    fact = "has no direction: it must be finite and not zero"
    arguments.refuse(bad, quaternion, f"{kind}.validate: quaternion", fact)


register(Rotation, Rotation._names, "rotation")
