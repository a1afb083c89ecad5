"""Pose: a batch of rigid transforms, each a position and a wxyz quaternion."""

from __future__ import annotations

from types import ModuleType
from typing import Any, ClassVar, Protocol, Self, TypeVar, final, overload

import attrs
import torch
from torch import Generator, Tensor

from .. import arguments
from ..arguments import Operand, TensorLike
from ..autograd import scale_grad
from ..engine import same
from ..errors import ArgumentError
from ..math import directions, se3
from ..math import pose as ops
from ..math import rotation as rotation_ops
from .batched import Batched, Dims
from .pose_conversions import PoseConversions
from .pytree import register
from .rotation import Rotation, validate_quaternion


class _Estimate(Protocol):
    """What a pose can be composed with from the left, as an `UncertainPose`."""

    def _after(self, first: Pose, /) -> Self: ...


E = TypeVar("E", bound=_Estimate)


@final
@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class Pose(PoseConversions):
    """An immutable batch of poses: where one frame is in another, and how it is turned there.

    Written ``a_T_b``, it is the pose of frame b in frame a: ``a_T_b @ b_T_c`` is ``a_T_c``, ``~a_T_b`` is ``b_T_a`` and
    ``a_T_b @ p_b`` is ``p_a``.

    >>> a_T_b = Pose([1, 2, 3], [0.5**0.5, 0, 0, 0.5**0.5])  # a quarter turn about z
    >>> a_T_b @ [1, 0, 0]
    tensor([1., 3., 3.])

    Only its own fields are immutable: a change in place of a tensor that it was made of changes the pose.

    Args:
        position: Shape (*batch, 3). A tensor is kept as it is, unless batch shapes or dtypes differ: then the smaller
            one is expanded, as a view, and the narrower one promoted. A list takes the dtype and device of the other
            argument, an array of floats keeps its own dtype.
        quaternion: Shape (*batch, 4), real part first, of any length but zero. No rotation if left out.
    """

    position: Tensor
    quaternion: Tensor
    _names: ClassVar[tuple[str, ...]] = ("position", "quaternion")
    _lie: ClassVar[ModuleType] = se3

    # Written out: torch.compile cannot trace the one of attrs.
    def __init__(self, position: TensorLike, quaternion: TensorLike | None = None) -> None:
        position, quaternion = _agreed(position, quaternion)
        object.__setattr__(self, "position", position)
        object.__setattr__(self, "quaternion", quaternion)

    @classmethod
    def _of(cls, position: Any, quaternion: Any) -> Pose:
        self = object.__new__(cls)
        object.__setattr__(self, "position", position)
        object.__setattr__(self, "quaternion", quaternion)
        return self

    @classmethod
    def identity(cls, *shape: Dims, dtype: torch.dtype | None = None, device: torch.device | str | None = None) -> Pose:
        """The pose of a frame in itself, in a batch of a shape."""
        sizes = arguments.new_sizes(shape, "Pose.identity")
        arguments.check_target("Pose.identity", dtype, device)
        quaternion = Rotation.identity(*sizes, dtype=dtype, device=device).quaternion
        return cls._of(quaternion.new_zeros(*sizes, 3), quaternion)

    @classmethod
    def random(
        cls,
        *shape: Dims,
        dtype: torch.dtype | None = None,
        device: torch.device | str | None = None,
        generator: Generator | None = None,
    ) -> Pose:
        """Poses with rotations drawn uniformly and positions from a standard normal distribution."""
        sizes = arguments.new_sizes(shape, "Pose.random")
        arguments.check_target("Pose.random", dtype, device)
        arguments.check_generator(generator, "Pose.random")
        quaternion = Rotation.random(*sizes, dtype=dtype, device=device, generator=generator).quaternion
        position = arguments.normal((*sizes, 3), generator, quaternion.dtype, quaternion.device)
        return cls._of(position, quaternion)

    @classmethod
    def from_rotation(cls, rotation: Rotation, position: TensorLike | None = None) -> Pose:
        """The pose of a rotation, at the origin if no position is given."""
        if not isinstance(rotation, Rotation):
            raise ArgumentError(
                f"Pose.from_rotation: rotation must be a Rotation, got {type(rotation).__name__}; "
                "a matrix becomes one by Rotation.from_matrix"
            )
        quaternion = rotation.quaternion
        return cls(quaternion.new_zeros(*rotation.shape, 3) if position is None else position, quaternion)

    @property
    def rotation(self) -> Rotation:
        """The rotation, made of the same tensor."""
        return Rotation._of(self.quaternion)

    def compose(self, other: Pose) -> Pose:
        """The other pose, given in this one's frame, in the parent frame: ``self @ other``."""
        if type(other) is not type(self):
            self._check_same(other, "compose")
        position, quaternion = ops.compose(self.position, self.quaternion, other.position, other.quaternion)
        return Pose._of(position, quaternion)

    def inverse(self) -> Pose:
        """The parent frame as seen from this one: ``~self``."""
        position, quaternion = ops.inverse(self.position, self.quaternion)
        return Pose._of(position, quaternion)

    __invert__ = inverse

    def between(self, other: Pose) -> Pose:
        """The other pose as seen from this one: ``~self @ other``."""
        if type(other) is not type(self):
            self._check_same(other, "between")
        position, quaternion = ops.between(self.position, self.quaternion, other.position, other.quaternion)
        return Pose._of(position, quaternion)

    def apply(self, points: TensorLike) -> Tensor:
        """The points, given in this frame, in the parent frame: ``self @ points``.

        ``points.shape[:-1]`` broadcasts against ``shape``; for a cloud per pose: ``poses[..., None].apply(clouds)``.
        """
        if not isinstance(points, Tensor):
            points = arguments.tensor(points, "Pose.apply: points", self.quaternion)
        return ops.apply(self.position, self.quaternion, points)

    def inverse_apply(self, points: TensorLike) -> Tensor:
        """The points, given in the parent frame, in this one: ``~self @ points``."""
        if not isinstance(points, Tensor):
            points = arguments.tensor(points, "Pose.inverse_apply: points", self.quaternion)
        return ops.inverse_apply(self.position, self.quaternion, points)

    def apply_vectors(self, vectors: TensorLike) -> Tensor:
        """The free vectors, such as velocities and differences of points, turned: the position plays no part."""
        vectors = arguments.tensor(vectors, "Pose.apply_vectors: vectors", self.quaternion)
        return directions.apply_vectors(self.quaternion, vectors)

    def apply_normals(self, normals: TensorLike) -> Tensor:
        """The normals of surfaces, turned: a rigid motion leaves them normal, and as long as they are."""
        normals = arguments.tensor(normals, "Pose.apply_normals: normals", self.quaternion)
        return directions.apply_normals(self.quaternion, normals)

    def apply_planes(self, planes: TensorLike) -> Tensor:
        """The planes [n, d], shape (*batch, 4), of the points x with n.x + d = 0, given in this frame, in the parent's.

        The length of n stays as it is: with a unit n, -d is the distance of the plane from the origin along n.
        """
        planes = arguments.tensor(planes, "Pose.apply_planes: planes", self.quaternion)
        return directions.apply_planes(self.position, self.quaternion, planes)

    def apply_covariances(self, covariances: TensorLike) -> Tensor:
        """The covariances of points or vectors, shape (*batch, 3, 3), given in this frame, in the parent's: R S R^T.

        The symmetric part of S counts, and the result is exactly symmetric.
        """
        covariances = arguments.tensor(covariances, "Pose.apply_covariances: covariances", self.quaternion)
        return directions.apply_covariances(self.quaternion, covariances)

    def interpolate(self, other: Pose, t: TensorLike | float, *, path: str = "decoupled") -> Pose:
        """The pose at ``t``, shape (*batch), on the way from this one, at 0, to the other, at 1.

        Args:
            other: Where the way ends.
            t: Any real numbers.
            path: "decoupled" moves the position on a straight line and turns at constant speed; "screw" follows the one
                screw motion between the two.
        """
        self._check_same(other, "interpolate")
        arguments.check_choice(path, ("decoupled", "screw"), "Pose.interpolate: path")
        way = se3.screw if path == "screw" else se3.interpolate
        return Pose._of(
            *way(
                *self._tensors(),
                *other._tensors(),
                arguments.scalar(t, "Pose.interpolate: t", self.quaternion, other.quaternion),
            )
        )

    def distance(self, other: Pose) -> tuple[Tensor, Tensor]:
        """How far apart the positions are, in their unit, and the angle between the rotations, in radians.

        Where one of them is 0 it has no derivative; all derivatives returned there are 0. For losses and second
        derivatives take `squared_distance`.
        """
        self._check_same(other, "distance")
        return se3.distance(*self._tensors(), *other._tensors())

    def squared_distance(
        self, other: Pose, *, position: TensorLike | float = 1.0, rotation: TensorLike | float = 1.0
    ) -> Tensor:
        """``position`` times the squared distance of the positions plus ``rotation`` times the squared angle.

        Where the poses agree its gradient is 0 and its Hessian, with respect to a twist, twice the weights. At half a
        turn, where the angle has no derivative, the gradient is that of one side.

        Args:
            other: The poses to compare with.
            position: A number, or shape (*batch).
            rotation: A number, or shape (*batch).
        """
        self._check_same(other, "squared_distance")
        both = self.quaternion, other.quaternion
        metres = arguments.scalar(position, "Pose.squared_distance: position", *both)
        radians = arguments.scalar(rotation, "Pose.squared_distance: rotation", *both)
        return se3.squared_distance(*self._tensors(), *other._tensors(), metres, radians)

    def adjoint(self) -> Tensor:
        """The matrices that take twists in this frame to the parent frame, shape (*batch, 6, 6)."""
        return se3.adjoint(self.position, self.quaternion)

    def adjoint_apply(self, twist: TensorLike) -> Tensor:
        """The twists [v, w], given in this frame, in the parent frame."""
        twist = arguments.tensor(twist, "Pose.adjoint_apply: twist", self.quaternion)
        return se3.adjoint_apply(self.position, self.quaternion, twist)

    def coadjoint_apply(self, wrench: TensorLike) -> Tensor:
        """The wrenches [force, torque], given in this frame, in the parent frame: of the same power on a twist."""
        wrench = arguments.tensor(wrench, "Pose.coadjoint_apply: wrench", self.quaternion)
        return se3.coadjoint_apply(self.position, self.quaternion, wrench)

    @overload
    def __matmul__(self, other: Pose) -> Pose: ...
    @overload
    def __matmul__(self, other: E) -> E: ...
    @overload
    def __matmul__(self, other: Operand) -> Tensor: ...
    def __matmul__(self, other: Any) -> Any:
        if type(other) is Pose:
            return self.compose(other)
        if isinstance(other, Tensor):
            return self.apply(other)
        if hasattr(other, "_after"):  # an UncertainPose; torch.compile does not look for its __rmatmul__
            return other._after(self)
        if isinstance(other, Batched):
            self._check_same(other, "compose")
        return self.apply(other) if isinstance(other, arguments.NUMBERS) else NotImplemented

    def normalized(self) -> Pose:
        """The same poses, their quaternions of length 1."""
        return Pose._of(self.position, rotation_ops.normalized(self.quaternion))

    def canonical(self) -> Pose:
        """The same poses, their quaternions of length 1 and with w >= 0."""
        return Pose._of(self.position, rotation_ops.canonical(self.quaternion))

    def scale_grad(self, *, position: float | Tensor = 1.0, rotation: float | Tensor = 1.0) -> Pose:
        """The same poses, whose gradients are multiplied on their way back: to balance metres against radians."""
        return Pose._of(scale_grad(self.position, position), scale_grad(self.quaternion, rotation))

    def isclose(self, other: Pose, *, rtol: float | Tensor = 1e-5, atol: float | Tensor = 1e-8) -> Tensor:
        """Which poses are near each other, as a bool tensor of the common batch shape.

        The positions are at most ``atol + rtol * |other.position|`` apart and the rotations at most ``atol + rtol``
        radians. The sign and the length of a quaternion make no difference. NaN is close to nothing.
        """
        return self._near(other, *self._tolerances("isclose", other, rtol, atol))

    def _near(self, other: Pose, relative: Tensor, absolute: Tensor) -> Tensor:
        metres, radians = se3.distance(self.position, self.quaternion, other.position, other.quaternion)
        unit = other.position.abs().amax(-1).clamp(min=1)  # for no square to overflow
        size = torch.linalg.vector_norm(other.position / unit.unsqueeze(-1), dim=-1)
        near = metres / unit <= absolute / unit + relative * size
        near = near | (self.position == other.position).all(-1)  # also where they are infinite
        return near & (radians <= absolute + relative)

    def validate(self) -> Pose:
        """Itself, once all its numbers are known to be finite and no quaternion zero; this waits for the device.

        In a compiled graph, which knows no numbers, nothing is looked at.
        """
        finite = self.position.isfinite().all(-1)
        arguments.refuse(~finite, self.position, "Pose.validate: position", "is not finite")
        validate_quaternion(self.quaternion, "Pose")
        return self


def _agreed(position: Any, quaternion: Any) -> tuple[Tensor, Tensor]:
    """The constructor's arguments as tensors of one batch shape, dtype and device."""
    if isinstance(quaternion, Rotation):
        raise ArgumentError("Pose: quaternion must be a tensor, got Rotation; use Pose.from_rotation")
    if not isinstance(position, Tensor):
        if not isinstance(quaternion, Tensor) and quaternion is not None:
            quaternion = arguments.tensor(quaternion, "Pose: quaternion")
        position = arguments.tensor(position, "Pose: position", quaternion)
    arguments.check(position, 3, "Pose: position")
    if quaternion is None:
        still = Rotation.identity(*position.shape[:-1], dtype=position.dtype, device=position.device)
        return position, still.quaternion
    quaternion = arguments.tensor(quaternion, "Pose: quaternion", position)
    arguments.check(quaternion, 4, "Pose: quaternion")
    if position.device != quaternion.device:
        arguments.check_devices("Pose: position and quaternion", position, quaternion)
    if position.dtype is not quaternion.dtype:
        dtype = torch.promote_types(position.dtype, quaternion.dtype)
        position, quaternion = position.to(dtype), quaternion.to(dtype)
    if not same(position.shape[:-1], quaternion.shape[:-1]):
        batch = arguments.broadcast("Pose: position and quaternion", position.shape[:-1], quaternion.shape[:-1])
        position, quaternion = position.expand(*batch, 3), quaternion.expand(*batch, 4)
    return position, quaternion


register(Pose, Pose._names, "pose")
