"""Rotation: a batch of rotations, stored as wxyz quaternions."""

from __future__ import annotations

from types import ModuleType
from typing import Any, ClassVar, Literal, Protocol, Self, TypeVar, final, overload

import attrs
import torch
from torch import Generator, Tensor

from .. import arguments, numerics
from ..arguments import Operand, TensorLike, Weight
from ..errors import PosekitError
from ..math import rotation as ops
from ..math import so2, so3
from .base import Dims, register
from .metrics import RotationMetrics
from .rotation_conversions import RotationConversions
from .transforms import validate_direction


class _Posed(Protocol):
    """A class that a rotation can be composed with from the left: `Pose` or `UncertainPose`."""

    def _left_compose(self, rotation: Rotation, /) -> Self: ...


P = TypeVar("P", bound=_Posed)


@final
@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class Rotation(RotationMetrics, RotationConversions):
    """An immutable batch of rotations.

    The ``shape`` is the batch shape. A quaternion of any nonzero length represents the rotation of its direction. The
    quaternions q and -q represent the same rotation. Modules and optimizers of torch do not see a rotation that
    requires grad: train a `posekit.nn.RotationParameter` instead.

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
    _planar: ClassVar[type[Any]]  # Rotation2, which is made of this class and sets it
    _size: ClassVar[int] = 3

    def __init__(self, quaternion: TensorLike) -> None:  # explicit: torch.compile cannot trace the one of attrs
        quaternion = arguments.tensor(quaternion, "Rotation: quaternion")
        arguments.check(quaternion, 4, "Rotation: quaternion", from_matrix="Rotation.from_matrix")
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
        max_angle: TensorLike | float | None = None,
        degrees: bool = False,
        dtype: torch.dtype | None = None,
        device: torch.device | str | None = None,
        generator: Generator | None = None,
    ) -> Rotation:
        """Draw rotations uniformly, by the Haar measure: the axes are uniform, the angles have density (1 - cos) / pi.

        >>> bool((Rotation.random(1000, max_angle=10, degrees=True).angle(degrees=True) < 10.01).all())
        True

        Args:
            shape: The batch shape.
            max_angle: The largest angle: a number, or numbers that broadcast to the batch shape. The rotations are
                uniform among those of at most this angle, whose density is proportional to 1 - cos.
            degrees: Whether ``max_angle`` is in degrees instead of radians.
            dtype: The dtype of the rotations.
            device: The device of the rotations. The default is that of the generator.
            generator: The source of the random numbers.
        """
        sizes = arguments.new_sizes(shape, "Rotation.random")
        arguments.check_target("Rotation.random", dtype, device)
        arguments.check_generator(generator, "Rotation.random")
        arguments.check_flags("Rotation.random", degrees=degrees)
        if device is None and generator is not None:
            device = generator.device
        if max_angle is None:
            # The directions of normally distributed quaternions are uniform on the unit sphere in four dimensions.
            return cls._unchecked(ops.normalized(arguments.normal((*sizes, 4), generator, dtype, device)))
        dtype = dtype or torch.get_default_dtype()
        ball = numerics.uniform_ball(sizes, generator, dtype, device)
        largest = numerics.limit(max_angle, ball, "Rotation.random", "max_angle", degrees=degrees)
        return cls._unchecked(so3.exp(numerics.capped_rotvec(ball, largest)).to(dtype))

    @overload
    def compose(self, other: Rotation) -> Rotation: ...
    @overload
    def compose(self, other: P) -> P: ...
    def compose(self, other: Any) -> Any:
        """Compose two rotations, ``self @ other``: first rotate by ``other``, then by ``self``.

        With a pose the result is a pose: ``self @ T`` is ``Pose.from_rotation(self) @ T``.

        >>> quarter = Rotation.from_euler("z", 90, degrees=True)
        >>> (quarter @ quarter).euler("z", degrees=True)
        tensor(180.)

        Args:
            other: Rotations, poses or uncertain poses. Batch shapes broadcast.
        """
        if type(other) is not Rotation:
            if hasattr(type(other), "_left_compose"):
                return other._left_compose(self)
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
        kind: Any = type(self)  # also called on the class, with what is no Rotation
        if type(other) is not kind or kind is not Rotation:
            remedy = "; Rotation.from_two_vectors(a, b) turns the direction of a to that of b"
            Rotation._check_both(self, other, "between", remedy)
        return Rotation._unchecked(ops.between(self.quaternion, other.quaternion))

    def apply(self, points: TensorLike, *, clouds: bool = False) -> Tensor:
        """Rotate points or vectors p: R p, as ``self @ points``.

        >>> Rotation.from_euler("z", 90, degrees=True).apply([1, 0, 5])
        tensor([0., 1., 5.])

        Args:
            points: Points, shape (*batch, 3). Batch shapes broadcast. The rows of a matrix are three points: compose
                with a matrix as ``self @ Rotation.from_matrix(matrix)``.
            clouds: Whether the points are clouds, one for each rotation, of shape (*batch, n, 3): the result is that of
                ``self[..., None].apply(points)``.
        """
        if clouds is not False:
            return self._for_clouds(clouds, "apply").apply(points)
        if not isinstance(points, Tensor):
            points = arguments.tensor(points, "Rotation.apply: points", self.quaternion)
        return ops.apply(self.quaternion, points)

    def inverse_apply(self, points: TensorLike, *, clouds: bool = False) -> Tensor:
        """Rotate points or vectors p by the inverse: R^T p, as ``~self @ points``.

        >>> Rotation.from_euler("z", 90, degrees=True).inverse_apply([0, 1, 5])
        tensor([1., 0., 5.])

        Args:
            points: Points, shape (*batch, 3). Batch shapes broadcast.
            clouds: Whether the points are clouds, one for each rotation, of shape (*batch, n, 3), as for ``apply``.
        """
        if clouds is not False:
            return self._for_clouds(clouds, "inverse_apply").inverse_apply(points)
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

    def interpolate(
        self, other: Rotation, t: TensorLike | float, *, kind: Literal["decoupled", "screw"] = "decoupled"
    ) -> Rotation:
        """Interpolate from this rotation, at ``t = 0``, to ``other``, at ``t = 1``, by ``slerp`` on the shorter arc.

        >>> Rotation.identity().interpolate(Rotation.from_euler("z", 80, degrees=True), 0.25).angle(degrees=True)
        tensor(20.0000)

        Args:
            other: The rotation at the end.
            t: The parameter, any real numbers of shape (*batch). Values outside [0, 1] extrapolate.
            kind: "decoupled" or "screw", as for `Pose.interpolate`. Without a position both are the same.
        """
        self._check_same(other, "interpolate")
        arguments.check_choice(kind, ("decoupled", "screw"), "Rotation.interpolate: kind")
        ends = self.quaternion, other.quaternion
        parameter = arguments.scalar(t, "Rotation.interpolate: t", *ends)
        try:
            return Rotation._unchecked(so3.slerp(*ends, parameter))
        except PosekitError as error:  # it names the op
            raise type(error)(str(error).replace("Rotation.slerp: ", "Rotation.interpolate: ")) from None

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
    def __matmul__(self, other: P) -> P: ...
    @overload
    def __matmul__(self, other: Operand) -> Tensor: ...
    def __matmul__(self, other: Any) -> Any:
        if type(other) is Rotation:
            return self.compose(other)
        if isinstance(other, Tensor):
            return self.apply(other)
        if hasattr(type(other), "_left_compose"):
            return other._left_compose(self)
        return self.apply(other) if isinstance(other, arguments.NUMBERS) else NotImplemented

    def planar(self) -> Any:
        """Return the nearest rotations about the z axis, as rotations of the plane.

        `Rotation2.lift` is the inverse. Where the z axis is upside down no rotation is the nearest, and the result is
        NaN.

        >>> Rotation([1, 0, 0, 1]).planar()
        Rotation2(complex=[0., 1.])
        """
        return self._planar._unchecked(so2.planar(self.quaternion))

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

    def isclose(self, other: Rotation, *, rtol: Weight = 1e-5, atol: Weight = 1e-8) -> Tensor:
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
        validate_direction(self.quaternion, "Rotation.validate: quaternion")
        return self


register(Rotation, Rotation._names)
