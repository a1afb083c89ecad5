"""Rotation: a batch of rotations, stored as wxyz quaternions."""

from __future__ import annotations

from types import ModuleType
from typing import Any, ClassVar, final, overload

import attrs
import torch
from torch import Generator, Tensor

from .. import arguments
from ..arguments import Operand, TensorLike
from ..errors import PosekitError
from ..math import rotation as ops
from ..math import so3
from .batched import Batched, Dims
from .pytree import register
from .rotation_conversions import RotationConversions


@final
@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class Rotation(RotationConversions):
    """An immutable batch of rotations.

    The ``shape`` is the batch shape. A quaternion of any nonzero length represents the rotation of its direction. The
    quaternions q and -q represent the same rotation.

    >>> quarter = Rotation.from_rotvec([0, 0, torch.pi / 2])
    >>> (quarter @ quarter).angle()
    tensor(3.1416)

    Args:
        quaternion: Quaternions with the real part first, shape (*batch, 4). A tensor is stored without a copy. A list
            is converted to torch's default dtype; a floating-point array keeps its dtype.
    """

    quaternion: Tensor
    _names: ClassVar[tuple[str, ...]] = ("quaternion",)
    _lie: ClassVar[ModuleType] = so3

    def __init__(self, quaternion: TensorLike) -> None:  # explicit: torch.compile cannot trace the one of attrs
        quaternion = arguments.tensor(quaternion, "Rotation: quaternion")
        arguments.check(quaternion, 4, "Rotation: quaternion")
        object.__setattr__(self, "quaternion", quaternion)

    @classmethod
    def _unchecked(cls, quaternion: Any) -> Rotation:
        self = object.__new__(cls)
        object.__setattr__(self, "quaternion", quaternion)
        return self

    @classmethod
    def identity(
        cls, *shape: Dims, dtype: torch.dtype | None = None, device: torch.device | str | None = None
    ) -> Rotation:
        """Create identity rotations of a batch shape.

        >>> Rotation.identity()
        Rotation(quaternion=[1., 0., 0., 0.])
        >>> Rotation.identity(2, 3).shape
        torch.Size([2, 3])

        Args:
            *shape: The batch shape, as integers or as one tuple.
            dtype: The dtype; by default torch's default dtype.
            device: The device; by default torch's default device.
        """
        sizes = arguments.new_sizes(shape, "Rotation.identity")
        arguments.check_target("Rotation.identity", dtype, device)
        quaternion = torch.zeros(*sizes, 4, dtype=dtype, device=device)
        quaternion.select(-1, 0).fill_(1.0)
        return cls._unchecked(quaternion)

    @classmethod
    def random(
        cls,
        *shape: Dims,
        dtype: torch.dtype | None = None,
        device: torch.device | str | None = None,
        generator: Generator | None = None,
    ) -> Rotation:
        """Draw rotations uniformly. The default device is that of the generator.

        The directions of normally distributed quaternions are uniform on the unit sphere in four dimensions.

        >>> generator = torch.Generator().manual_seed(0)
        >>> Rotation.random(2, 3, generator=generator).shape
        torch.Size([2, 3])

        Args:
            *shape: The batch shape, as integers or as one tuple.
            dtype: The dtype; by default torch's default dtype.
            device: The device.
            generator: The source of the random numbers.
        """
        sizes = arguments.new_sizes(shape, "Rotation.random")
        arguments.check_target("Rotation.random", dtype, device)
        arguments.check_generator(generator, "Rotation.random")
        if device is None and generator is not None:
            device = generator.device
        return cls._unchecked(ops.normalized(arguments.normal((*sizes, 4), generator, dtype, device)))

    def compose(self, other: Rotation) -> Rotation:
        """Compose two rotations, ``self @ other``: first rotate by ``other``, then by ``self``.

        >>> Rotation([1, 0, 0, 1]) @ Rotation([1, 0, 0, 1])  # two quarter turns about z; the lengths multiply
        Rotation(quaternion=[0., 0., 0., 2.])

        Args:
            other: Rotations; the batch shapes broadcast.
        """
        if type(other) is not type(self):
            self._check_same(other, "compose")
        return Rotation._unchecked(ops.compose(self.quaternion, other.quaternion))

    def inverse(self) -> Rotation:
        """Invert the rotations: ``~self``.

        >>> ~Rotation([1, 2, 3, 4])
        Rotation(quaternion=[ 1., -2., -3., -4.])
        """
        return Rotation._unchecked(ops.inverse(self.quaternion))

    __invert__ = inverse

    def between(self, other: Rotation) -> Rotation:
        """Return ``other`` relative to this rotation: ``~self @ other``.

        >>> Rotation([1, 0, 0, 0]).between(Rotation([1, 0, 0, 1])).angle()
        tensor(1.5708)

        Args:
            other: Rotations in the same parent frame.
        """
        if type(other) is not type(self):
            self._check_same(other, "between")
        return Rotation._unchecked(ops.between(self.quaternion, other.quaternion))

    def apply(self, points: TensorLike) -> Tensor:
        """Rotate points or vectors: ``self @ points``. ``points.shape[:-1]`` broadcasts against ``shape``.

        >>> Rotation([1, 0, 0, 1]).apply([[1, 0, 0], [0, 1, 0]])  # a quarter turn about z
        tensor([[ 0.,  1.,  0.],
                [-1.,  0.,  0.]])

        Args:
            points: Points or vectors, shape (*batch, 3).
        """
        if not isinstance(points, Tensor):
            points = arguments.tensor(points, "Rotation.apply: points", self.quaternion)
        return ops.apply(self.quaternion, points)

    def inverse_apply(self, points: TensorLike) -> Tensor:
        """Rotate points or vectors by the inverse: ``~self @ points``.

        >>> Rotation([1, 0, 0, 1]).inverse_apply([0, 1, 0])
        tensor([1., 0., 0.])

        Args:
            points: Points or vectors, shape (*batch, 3).
        """
        if not isinstance(points, Tensor):
            points = arguments.tensor(points, "Rotation.inverse_apply: points", self.quaternion)
        return ops.inverse_apply(self.quaternion, points)

    def adjoint_apply(self, tangent: TensorLike) -> Tensor:
        """Transform tangents from this frame to the parent frame: ``adjoint() @ tangent``, which rotates them.

        >>> Rotation([1, 0, 0, 1]).adjoint_apply([1, 0, 0])
        tensor([0., 1., 0.])

        Args:
            tangent: Rotation vectors or angular velocities, shape (*batch, 3).
        """
        return self._rotated(tangent, "adjoint_apply", "tangent")

    def coadjoint_apply(self, torque: TensorLike) -> Tensor:
        """Transform torques from this frame to the parent frame. This preserves power, and rotates them.

        >>> Rotation([1, 0, 0, 1]).coadjoint_apply([1, 0, 0])
        tensor([0., 1., 0.])

        Args:
            torque: Torques, shape (*batch, 3).
        """
        return self._rotated(torque, "coadjoint_apply", "torque")

    def _rotated(self, vectors: TensorLike, method: str, name: str) -> Tensor:
        where = self._where(method)
        vectors = arguments.tensor(vectors, f"{where}: {name}", self.quaternion)
        arguments.check(vectors, 3, f"{where}: {name}")
        try:
            return ops.apply(self.quaternion, vectors)
        except PosekitError:  # its error names `apply` and `points`
            arguments.check_devices(f"{where}: self and {name}", self.quaternion, vectors)
            arguments.broadcast(where, **{"self": self.shape, name: vectors.shape[:-1]})
            raise

    def slerp(self, other: Rotation, t: TensorLike | float, *, shortest: bool = True) -> Rotation:
        """Interpolate spherically from this rotation, at ``t = 0``, to ``other``, at ``t = 1``.

        The result has unit quaternions.

        >>> Rotation.identity().slerp(Rotation([0, 0, 0, 1]), [0, 0.5, 1])  # half a turn about z, in parts
        Rotation(shape=(3,),
          [0] quaternion=[1.0000, 0.0000, 0.0000, 0.0000]
          [1] quaternion=[0.7071, 0.0000, 0.0000, 0.7071]
          [2] quaternion=[0.0000, 0.0000, 0.0000, 1.0000])

        Args:
            other: The rotation at the end.
            t: The parameter, any real numbers of shape (*batch). Values outside [0, 1] extrapolate.
            shortest: Whether to take the shorter arc, of at most pi. If False, no sign is flipped: the path connects
                the given quaternions and turns by up to 2 pi. Between q and -q it is a full turn about this rotation's
                x axis.
        """
        self._check_same(other, "slerp")
        arguments.check_flags("Rotation.slerp", shortest=shortest)
        interpolate = so3.slerp if shortest else so3.slerp_signed
        ends = self.quaternion, other.quaternion
        return Rotation._unchecked(interpolate(*ends, arguments.scalar(t, "Rotation.slerp: t", *ends)))

    def distance(self, other: Rotation) -> Tensor:
        """Return the angles between two rotations, in [0, pi]. They are accurate for small angles as well.

        At an angle of 0 the angle is not differentiable; all derivatives returned there are 0. The square of this
        result therefore has no curvature there: use `squared_distance` for losses and second derivatives.

        >>> Rotation.identity().distance(Rotation([1, 0, 0, 1]))
        tensor(1.5708)

        Args:
            other: The rotations to compare with.
        """
        self._check_same(other, "distance")
        return so3.distance(self.quaternion, other.quaternion)

    def squared_distance(self, other: Rotation) -> Tensor:
        """Return the squared angles between two rotations, in [0, pi^2].

        Where the rotations are equal, the gradient is 0 and the Hessian with respect to a tangent is 2I. At an angle of
        pi, where the angle is not differentiable, the gradient is a one-sided one.

        >>> Rotation.identity().squared_distance(Rotation([1, 0, 0, 1]))
        tensor(2.4674)

        Args:
            other: The rotations to compare with.
        """
        self._check_same(other, "squared_distance")
        return so3.squared_distance(self.quaternion, other.quaternion)

    def chordal_distance(self, other: Rotation) -> Tensor:
        """Return the Frobenius norm of the difference of the rotation matrices: 2 sqrt(2) sin(angle / 2).

        The range is [0, 2 sqrt(2)]. Unlike the angle, it is smooth at an angle of pi. At 0 it is not differentiable;
        all derivatives returned there are 0. Use `squared_chordal_distance` for losses and second derivatives.

        >>> Rotation.identity().chordal_distance(Rotation([0, 0, 0, 1]))
        tensor(2.8284)

        Args:
            other: The rotations to compare with.
        """
        self._check_same(other, "chordal_distance")
        return so3.chordal_distance(self.quaternion, other.quaternion)

    def squared_chordal_distance(self, other: Rotation) -> Tensor:
        """Return the squared Frobenius norm of the difference of the rotation matrices: 8 sin^2(angle / 2), in [0, 8].

        It is smooth everywhere. Where the rotations are equal, the gradient is 0 and the Hessian with respect to a
        tangent is 4I.

        >>> Rotation.identity().squared_chordal_distance(Rotation([0, 0, 0, 1]))
        tensor(8.)

        Args:
            other: The rotations to compare with.
        """
        self._check_same(other, "squared_chordal_distance")
        return so3.squared_chordal_distance(self.quaternion, other.quaternion)

    def phi3_distance(self, other: Rotation) -> Tensor:
        """Return the angles between two rotations divided by pi, in [0, 1]: the metric phi_3 of Huynh (2009), scaled.

        At 0 it is not differentiable; all derivatives returned there are 0.

        >>> Rotation.identity().phi3_distance(Rotation([1, 0, 0, 1]))
        tensor(0.5000)

        Args:
            other: The rotations to compare with.
        """
        self._check_same(other, "phi3_distance")
        return so3.phi3_distance(self.quaternion, other.quaternion)

    def adjoint(self) -> Tensor:
        """Return the matrices that transform tangents from this frame to the parent frame: the rotation matrices.

        >>> Rotation([1, 0, 0, 1]).adjoint()
        tensor([[ 0., -1.,  0.],
                [ 1.,  0.,  0.],
                [ 0.,  0.,  1.]])
        """
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
        """Return the angles of rotation, shape (*batch), in [0, pi].

        At the identity the angle is not differentiable; all derivatives returned there are 0. `squared_angle` and
        ``rotvec()``, whose norm is the angle, are smooth there.

        >>> Rotation([1, 0, 0, 1]).angle()
        tensor(1.5708)
        """
        return ops.angle(self.quaternion)

    def squared_angle(self) -> Tensor:
        """Return the squared angles of rotation, shape (*batch), in [0, pi^2].

        At the identity, the gradient is 0 and the Hessian with respect to a tangent is 2I. At an angle of pi, where the
        angle is not differentiable, the gradient is a one-sided one.

        >>> Rotation([1, 0, 0, 1]).squared_angle()
        tensor(2.4674)
        """
        return ops.squared_angle(self.quaternion)

    def normalized(self) -> Rotation:
        """Return the same rotations with unit quaternions.

        >>> Rotation([0, 0, 3, 4]).normalized()
        Rotation(quaternion=[0.0000, 0.0000, 0.6000, 0.8000])
        """
        return Rotation._unchecked(ops.normalized(self.quaternion))

    def canonical(self) -> Rotation:
        """Return the same rotations with unit quaternions and w >= 0: a unique quaternion for each rotation.

        >>> Rotation([-1, 1, -1, 1]).canonical()
        Rotation(quaternion=[ 0.5000, -0.5000,  0.5000, -0.5000])
        """
        return Rotation._unchecked(ops.canonical(self.quaternion))

    def isclose(self, other: Rotation, *, rtol: float | Tensor = 1e-5, atol: float | Tensor = 1e-8) -> Tensor:
        """Return where the angle between two rotations is at most ``atol + rtol`` radians.

        The result is a bool tensor of the common batch shape. The sign and length of a quaternion have no influence.
        NaN is not close to any rotation.

        >>> Rotation.identity().isclose(Rotation([[-2, 0, 0, 0], [1, 0, 0, 1]]))
        tensor([ True, False])

        Args:
            other: The rotations to compare with.
            rtol: Added to ``atol``.
            atol: The tolerance in radians.
        """
        return self._near(other, *self._tolerances("isclose", other, rtol, atol))

    def _near(self, other: Rotation, relative: Tensor, absolute: Tensor) -> Tensor:
        return so3.distance(self.quaternion, other.quaternion) <= absolute + relative

    def validate(self) -> Rotation:
        """Check that all quaternions are finite and nonzero, and return ``self``.

        The check synchronizes with the device. It is skipped in compiled graphs, where no values are available.

        >>> Rotation.identity().validate()
        Rotation(quaternion=[1., 0., 0., 0.])
        >>> try:
        ...     Rotation([0, 0, 0, 0]).validate()
        ... except pk.ValidationError as error:
        ...     print(error)
        Rotation.validate: quaternion = [0.0, 0.0, 0.0, 0.0] has no direction: it must be finite and not zero

        Raises:
            ValidationError: If a quaternion is not finite or is zero. The message contains the first one.
        """
        validate_quaternion(self.quaternion, "Rotation")
        return self


def validate_quaternion(quaternion: Tensor, kind: str) -> None:
    """Raise on the first quaternion that represents no rotation."""
    bad = ~(quaternion.isfinite().all(-1) & (quaternion != 0).any(-1))
    fact = "has no direction: it must be finite and not zero"
    arguments.refuse(bad, quaternion, f"{kind}.validate: quaternion", fact)


register(Rotation, Rotation._names, "rotation")
