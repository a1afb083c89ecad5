"""Pose: a batch of rigid transforms, stored as positions and wxyz quaternions."""

from __future__ import annotations

from types import ModuleType
from typing import Any, ClassVar, Literal, Protocol, Self, TypeVar, final, overload

import attrs
from torch import Tensor

from .. import arguments
from ..arguments import Operand, TensorLike, Weight
from ..autograd import with_scaled_grad
from ..errors import ArgumentError
from ..math import directions, se3, so2
from ..math import pose as ops
from ..math import rotation as rotation_ops
from .base import Batched, register
from .metrics import PoseMetrics
from .pose_constructors import broadcast_fields
from .pose_conversions import PoseConversions
from .rotation import Rotation
from .transforms import near_positions, validate_direction


class _Estimate(Protocol):
    """A class that a pose can be composed with from the left, such as `UncertainPose`."""

    def _left_compose(self, pose: Pose, /) -> Self: ...


E = TypeVar("E", bound=_Estimate)


@final
@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class Pose(PoseMetrics, PoseConversions):
    """An immutable batch of poses: the position and orientation of one frame in another.

    By convention ``a_T_b`` is the pose of frame b in frame a: ``a_T_b @ b_T_c`` is ``a_T_c``, ``~a_T_b`` is ``b_T_a``
    and ``a_T_b @ p_b`` is ``p_a``.

    >>> a_T_b = Pose([1, 2, 3], Rotation.from_euler("z", 90, degrees=True))
    >>> a_T_b @ [1, 0, 0]
    tensor([1., 3., 3.])

    The fields, ``position`` and ``quaternion``, cannot be reassigned, but the tensors are shared: an in-place change of
    a tensor changes the pose. ``Pose()`` is the identity.
    Modules and optimizers of torch do not see a pose that requires grad: train a `posekit.nn.PoseParameter` instead.

    Args:
        position: Positions, shape (*batch, 3). A tensor is stored without a copy if the batch shapes and dtypes of both
            arguments are equal. Otherwise both are expanded, as views, to the common batch shape and converted to the
            promoted dtype. A list takes the dtype and device of the other argument; a floating-point array keeps its
            dtype. The default is the origin.
        rotation: A Rotation, or quaternions of any nonzero length with the real part first, shape (*batch, 4). The
            default is no rotation.
        quaternion: The rotation as quaternions, under the name of the field.
    """

    position: Tensor
    quaternion: Tensor
    _names: ClassVar[tuple[str, ...]] = ("position", "quaternion")
    _lie: ClassVar[ModuleType] = se3
    _planar: ClassVar[type[Any]]  # Pose2, which is made of this class and sets it
    _size: ClassVar[int] = 6

    # Explicit: torch.compile cannot trace the one of attrs.
    def __init__(
        self,
        position: TensorLike | None = None,
        rotation: Rotation | TensorLike | None = None,
        *,
        quaternion: TensorLike | None = None,
    ) -> None:
        if rotation is not None:
            if quaternion is not None:
                raise ArgumentError("Pose: got both rotation and quaternion; give one of them")
            quaternion = rotation.quaternion if isinstance(rotation, Rotation) else rotation
        position, quaternion = broadcast_fields(position, quaternion)
        object.__setattr__(self, "position", position)
        object.__setattr__(self, "quaternion", quaternion)

    @classmethod
    def _unchecked(cls, position: Any, quaternion: Any) -> Pose:
        self = object.__new__(cls)
        object.__setattr__(self, "position", position)
        object.__setattr__(self, "quaternion", quaternion)
        return self

    def replace(
        self,
        *,
        position: TensorLike | None = None,
        rotation: Rotation | TensorLike | None = None,
        quaternion: TensorLike | None = None,
    ) -> Pose:
        """Return poses with another position or another rotation, or both. The other part stays.

        >>> T = Pose([1, 2, 3], Rotation.from_euler("z", 90, degrees=True))
        >>> T.replace(position=[0, 0, 5]) @ [1, 0, 0]
        tensor([0., 1., 5.])

        Args:
            position: Positions, shape (*batch, 3).
            rotation: A Rotation, or quaternions with the real part first, shape (*batch, 4).
            quaternion: The rotation as quaternions, under the name of the field.
        """
        if rotation is None and quaternion is None:
            quaternion = self.quaternion
        return Pose(self.position if position is None else position, rotation, quaternion=quaternion)

    @property
    def rotation(self) -> Rotation:
        """The rotations. They share the quaternion tensor.

        >>> Pose([1, 2, 3], [1, 0, 0, 1]).rotation
        Rotation(quaternion=[1., 0., 0., 1.])
        """
        return Rotation._unchecked(self.quaternion)

    def planar(self) -> Any:
        """Return the poses of the plane z = 0 below these: x, y, and the nearest rotation about the z axis.

        `Pose2.lift` is the inverse. Heights, and tilts of the z axis, are lost. Where the z axis is upside down no
        rotation is the nearest, and the result is NaN.

        >>> Pose([1, 2, 3], [1, 0, 0, 1]).planar()
        Pose2(position=[1., 2.], complex=[0., 1.])
        """
        return self._planar._unchecked(self.position[..., :2], so2.planar(self.quaternion))

    def compose(self, other: Pose | Rotation) -> Pose:
        """Compose two poses, ``self @ other``: transform ``other`` from this frame to the parent frame.

        A Rotation is a pose at the origin: ``self @ R`` is ``self @ Pose.from_rotation(R)``, and ``R @ self`` likewise.

        >>> a_T_b = Pose([1, 2, 3], Rotation.from_euler("z", 90, degrees=True))
        >>> (a_T_b @ Pose([10, 0, 0])).position
        tensor([ 1.0000, 12.0000,  3.0000])

        Args:
            other: Poses or rotations. Batch shapes broadcast.
        """
        if type(other) is Rotation:
            other = Pose.from_rotation(other)
        elif type(other) is not type(self):
            self._check_same(other, "compose")
        position, quaternion = ops.compose(self.position, self.quaternion, other.position, other.quaternion)
        return Pose._unchecked(position, quaternion)

    def _left_compose(self, rotation: Rotation) -> Pose:
        """Compose a rotation with this pose, ``rotation @ self``."""
        return Pose.from_rotation(rotation).compose(self)

    def inverse(self) -> Pose:
        """Invert the poses, ``~self``: the pose of the parent frame in this frame, (R^T, -R^T p).

        >>> (~Pose([1, 2, 3], [1, 0, 0, 1])).position
        tensor([-2.,  1., -3.])
        """
        position, quaternion = ops.inverse(self.position, self.quaternion)
        return Pose._unchecked(position, quaternion)

    __invert__ = inverse

    def between(self, other: Pose) -> Pose:
        """Return ``other`` relative to this pose: ``~self @ other``.

        >>> a_T_b, a_T_c = Pose([1, 0, 0], [1, 0, 0, 1]), Pose([1, 2, 0], [1, 0, 0, 1])
        >>> a_T_b.between(a_T_c).position  # two units ahead along x of b
        tensor([2., 0., 0.])

        Args:
            other: A pose in the same parent frame.
        """
        kind: Any = type(self)  # also called on the class, with what is no Pose
        if type(other) is not kind or kind is not Pose:
            Pose._check_both(self, other, "between")
        position, quaternion = ops.between(self.position, self.quaternion, other.position, other.quaternion)
        return Pose._unchecked(position, quaternion)

    def apply(self, points: TensorLike, *, clouds: bool = False) -> Tensor:
        """Transform points p from this frame, with rotation R and position t, to the parent frame: R p + t.

        ``self @ points`` does the same.

        >>> Pose.random(8).apply(torch.zeros(8, 1000, 3), clouds=True).shape
        torch.Size([8, 1000, 3])

        Args:
            points: Points, shape (*batch, 3). Batch shapes broadcast: 8 poses take 8 points, one for each.
            clouds: Whether the points are clouds, one for each pose, of shape (*batch, n, 3): the result is that of
                ``self[..., None].apply(points)``.
        """
        if clouds is not False:
            return self._for_clouds(clouds, "apply").apply(points)
        if not isinstance(points, Tensor):
            points = arguments.tensor(points, "Pose.apply: points", self.quaternion)
        return ops.apply(self.position, self.quaternion, points)

    def inverse_apply(self, points: TensorLike, *, clouds: bool = False) -> Tensor:
        """Transform points p from the parent frame to this frame: R^T (p - t), as ``~self @ points``.

        >>> Pose([1, 2, 3]).inverse_apply([1, 2, 4])
        tensor([0., 0., 1.])

        Args:
            points: Points, shape (*batch, 3). Batch shapes broadcast.
            clouds: Whether the points are clouds, one for each pose, of shape (*batch, n, 3), as for ``apply``.
        """
        if clouds is not False:
            return self._for_clouds(clouds, "inverse_apply").inverse_apply(points)
        if not isinstance(points, Tensor):
            points = arguments.tensor(points, "Pose.inverse_apply: points", self.quaternion)
        return ops.inverse_apply(self.position, self.quaternion, points)

    def apply_vectors(self, vectors: TensorLike) -> Tensor:
        """Rotate free vectors, such as velocities or differences of points. The position has no effect.

        >>> Pose([1, 2, 3], [1, 0, 0, 1]).apply_vectors([1, 0, 0])  # a quarter turn about z
        tensor([0., 1., 0.])

        Args:
            vectors: Vectors, shape (*batch, 3).
        """
        vectors = arguments.tensor(vectors, "Pose.apply_vectors: vectors", self.quaternion)
        return directions.apply_vectors(self.quaternion, vectors)

    def apply_normals(self, normals: TensorLike) -> Tensor:
        """Rotate surface normals to the parent frame. A rigid motion preserves their lengths.

        >>> Pose([1, 2, 3], [1, 0, 0, 1]).apply_normals([1, 0, 0])  # a quarter turn about z
        tensor([0., 1., 0.])

        Args:
            normals: Normals of any length, shape (*batch, 3).
        """
        normals = arguments.tensor(normals, "Pose.apply_normals: normals", self.quaternion)
        arguments.check(normals, 3, "Pose.apply_normals: normals")
        return directions.apply_vectors(self.quaternion, normals)

    def apply_planes(self, planes: TensorLike) -> Tensor:
        """Transform planes [n, d] from this frame to the parent frame, shape (*batch, 4).

        A plane consists of the points x with n.x + d = 0. The length of n is preserved. If n is a unit vector, -d is
        the signed distance of the plane from the origin along n.

        >>> Pose([0, 0, 2]).apply_planes([0, 0, 1, 0])  # the floor z = 0 of a frame that is 2 higher
        tensor([ 0.,  0.,  1., -2.])

        Args:
            planes: Planes [n, d], shape (*batch, 4).
        """
        planes = arguments.tensor(planes, "Pose.apply_planes: planes", self.quaternion)
        return directions.apply_planes(self.position, self.quaternion, planes)

    def apply_covariances(self, covariances: TensorLike) -> Tensor:
        """Transform covariances S of points or vectors to the parent frame: R S R^T, shape (*batch, 3, 3).

        Only the symmetric part of S is used, and the result is exactly symmetric.

        >>> Pose([1, 2, 3], [1, 0, 0, 1]).apply_covariances([[4, 0, 0], [0, 1, 0], [0, 0, 9]])  # exchanges x and y
        tensor([[1., 0., 0.],
                [0., 4., 0.],
                [0., 0., 9.]])

        Args:
            covariances: Symmetric matrices S, shape (*batch, 3, 3).
        """
        covariances = arguments.tensor(covariances, "Pose.apply_covariances: covariances", self.quaternion)
        return directions.apply_covariances(self.quaternion, covariances)

    def interpolate(
        self,
        other: Pose,
        t: TensorLike | float,
        *,
        kind: Literal["decoupled", "screw"] = "decoupled",
    ) -> Pose:
        """Interpolate from this pose, at ``t = 0``, to ``other``, at ``t = 1``.

        >>> Pose().interpolate(Pose([4, 0, 0], Rotation.from_euler("z", 90, degrees=True)), 0.25).position
        tensor([1., 0., 0.])

        Args:
            other: The pose at the end.
            t: The parameter, any real numbers of shape (*batch). Values outside [0, 1] extrapolate.
            kind: "decoupled" moves the position along a straight line and rotates at constant angular velocity. "screw"
                follows the screw motion between the two poses, ``self @ (~self @ other) ** t``.
        """
        self._check_same(other, "interpolate")
        arguments.check_choice(kind, ("decoupled", "screw"), "Pose.interpolate: kind")
        interpolate = se3.screw if kind == "screw" else se3.interpolate
        return Pose._unchecked(
            *interpolate(
                *self._tensors(),
                *other._tensors(),
                arguments.scalar(t, "Pose.interpolate: t", self.quaternion, other.quaternion),
            )
        )

    def adjoint(self) -> Tensor:
        """Return the matrices that transform twists from this frame to the parent frame, shape (*batch, 6, 6).

        For twists [v, w] the matrix is [[R, [p]x R], [0, R]].

        >>> Pose([1, 2, 3]).adjoint()
        tensor([[ 1.,  0.,  0.,  0., -3.,  2.],
                [ 0.,  1.,  0.,  3.,  0., -1.],
                [ 0.,  0.,  1., -2.,  1.,  0.],
                [ 0.,  0.,  0.,  1.,  0.,  0.],
                [ 0.,  0.,  0.,  0.,  1.,  0.],
                [ 0.,  0.,  0.,  0.,  0.,  1.]])
        """
        return se3.adjoint(self.position, self.quaternion)

    def adjoint_apply(self, twist: TensorLike) -> Tensor:
        """Transform twists [v, w] from this frame to the parent frame, ``adjoint() @ twist``: [R v + p x R w, R w].

        >>> Pose([1, 0, 0]).adjoint_apply([0, 0, 0, 0, 0, 1])
        tensor([ 0., -1.,  0.,  0.,  0.,  1.])

        Args:
            twist: Twists [v, w], shape (*batch, 6).
        """
        twist = arguments.tensor(twist, "Pose.adjoint_apply: twist", self.quaternion)
        return se3.adjoint_apply(self.position, self.quaternion, twist)

    def coadjoint_apply(self, wrench: TensorLike) -> Tensor:
        """Transform wrenches [force, torque] from this frame to the parent frame: [R f, R m + p x R f].

        This preserves the power ``wrench . twist``.

        >>> Pose([1, 0, 0]).coadjoint_apply([0, 2, 0, 0, 0, 0])  # a force with a lever arm
        tensor([0., 2., 0., 0., 0., 2.])

        Args:
            wrench: Wrenches [f, m], shape (*batch, 6).
        """
        wrench = arguments.tensor(wrench, "Pose.coadjoint_apply: wrench", self.quaternion)
        return se3.coadjoint_apply(self.position, self.quaternion, wrench)

    @overload
    def __matmul__(self, other: Pose | Rotation) -> Pose: ...
    @overload
    def __matmul__(self, other: E) -> E: ...
    @overload
    def __matmul__(self, other: Operand) -> Tensor: ...
    def __matmul__(self, other: Any) -> Any:
        if type(other) is Pose:
            return self.compose(other)
        if isinstance(other, Tensor):
            return self.apply(other)
        if hasattr(type(other), "_left_compose"):  # an UncertainPose: torch.compile does not call its __rmatmul__
            return other._left_compose(self)
        if isinstance(other, Rotation):
            return self.compose(other)
        if isinstance(other, Batched):
            self._check_same(other, "compose")
        return self.apply(other) if isinstance(other, arguments.NUMBERS) else NotImplemented

    def normalized(self) -> Pose:
        """Return the same poses with unit quaternions.

        >>> Pose([1, 2, 3], [0, 0, 0, 2]).normalized()
        Pose(position=[1., 2., 3.], quaternion=[0., 0., 0., 1.])
        """
        return Pose._unchecked(self.position, rotation_ops.normalized(self.quaternion))

    def canonical(self) -> Pose:
        """Return the same poses with unit quaternions and w >= 0.

        >>> Pose([1, 2, 3], [-1, 1, -1, 1]).canonical()
        Pose(position=[1., 2., 3.], quaternion=[ 0.5000, -0.5000,  0.5000, -0.5000])
        """
        return Pose._unchecked(self.position, rotation_ops.canonical(self.quaternion))

    def scale_grad(self, *, position: Weight = 1.0, rotation: Weight = 1.0) -> Pose:
        """Scale the gradients in the backward pass, to balance metres against radians. The values are unchanged.

        >>> T = Pose.identity().requires_grad_()
        >>> T.scale_grad(position=0.1).apply([1, 0, 0]).sum().backward()
        >>> T.position.grad
        tensor([0.1000, 0.1000, 0.1000])

        Args:
            position: The factor of the gradient of the position: a number, or a tensor that broadcasts to its shape
                (*batch, 3).
            rotation: The factor of the gradient of the quaternion: a number, or a tensor that broadcasts to its shape
                (*batch, 4).
        """
        scaled = with_scaled_grad(self.position, position, "Pose.scale_grad: position")
        return Pose._unchecked(scaled, with_scaled_grad(self.quaternion, rotation, "Pose.scale_grad: rotation"))

    def isclose(self, other: Pose, *, rtol: Weight = 1e-5, atol: Weight = 1e-8) -> Tensor:
        """Return where two poses are equal within a tolerance, as a bool tensor of the common batch shape.

        The distance between the positions must be at most ``atol + rtol * |other.position|`` and the angle between the
        rotations at most ``atol + rtol`` radians. The sign and length of a quaternion have no influence. NaN is not
        close to any pose.

        >>> Pose([1, 2, 3]).isclose(Pose([[1, 2, 3], [1, 2, 4]], [-2, 0, 0, 0]))
        tensor([ True, False])

        Args:
            other: The poses to compare with.
            rtol: The relative tolerance.
            atol: The absolute tolerance, in units of length and in radians.
        """
        return self._near(other, *self._tolerances("isclose", other, rtol, atol))

    def _near(self, other: Pose, relative: Tensor, absolute: Tensor) -> Tensor:
        distance, angle = se3.distance(self.position, self.quaternion, other.position, other.quaternion)
        near = near_positions(self.position, other.position, distance, relative, absolute)
        return near & (angle <= absolute + relative)

    def validate(self) -> Pose:
        """Check that all values are finite and all quaternions nonzero, and return ``self``.

        The check synchronizes with the device. It is skipped in compiled graphs, where no values are available.

        >>> Pose([1, 2, 3]).validate()
        Pose(position=[1., 2., 3.], quaternion=[1., 0., 0., 0.])
        >>> try:
        ...     Pose([1, 2, float("nan")]).validate()
        ... except pk.ValidationError as error:
        ...     print(error)
        Pose.validate: position = [1.0, 2.0, nan] is not finite

        Raises:
            ValidationError: If an element is invalid. The message contains the first one.
        """
        finite = self.position.isfinite().all(-1)
        arguments.refuse(~finite, self.position, "Pose.validate: position", "is not finite")
        validate_direction(self.quaternion, "Pose.validate: quaternion")
        return self


register(Pose, Pose._names)
