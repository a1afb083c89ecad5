"""What groups whose ops are in one module share: products, actions on points, adjoints, interpolation, comparison."""

from __future__ import annotations

import functools
import math
from typing import Any, Literal, TypeVar, overload

import torch
from torch import Tensor
from typing_extensions import Self

from .. import arguments
from ..arguments import Operand, TensorLike, Weight
from ..math import rotation, rotation2
from .base import Batched
from .estimates import Estimate
from .group import Group

E = TypeVar("E", bound=Estimate)


class Transform(Group):
    """Base class of `Rotation2`, `Pose2` and the like: everything that needs no more than the ops of the group.

    A subclass names the module of its ops in ``_ops``, its fields in ``_names``, and the field whose length has no
    meaning in ``_direction``.
    """

    __slots__ = ()

    def _promoted(self, other: Any, method: str) -> Self:
        """Convert an element of a subgroup, such as a rotation, and refuse what is none."""
        if type(other) is not type(self):
            self._check_same(other, method)
        result: Self = other
        return result

    def _left_compose(self, other: Any) -> Any:
        """Compose an element of a subgroup with this one, ``other @ self``."""
        return other.compose(self)

    def compose(self, other: Self) -> Self:
        """Compose two elements, ``self @ other``: ``a_T_b @ b_T_c`` is ``a_T_c``.

        >>> quarter = pk.Rotation2.from_angle(90, degrees=True)
        >>> (quarter @ quarter).angle(degrees=True)
        tensor(180.)

        Args:
            other: Elements of the same group or of a subgroup, as a rotation is one of the poses. Batch shapes
                broadcast.
        """
        other = self._promoted(other, "compose")
        return self._from_op(self._ops.compose(*self._stored(), *other._stored()))

    def inverse(self) -> Self:
        """Invert the elements, ``~self``: ``~a_T_b`` is ``b_T_a``.

        >>> (~pk.Pose2([1, 2], [0, 1])).position
        tensor([-2.,  1.])
        """
        return self._from_op(self._ops.inverse(*self._stored()))

    def __invert__(self) -> Self:
        return self.inverse()

    def between(self, other: Self) -> Self:
        """Return ``other`` relative to this element: ``~self @ other``.

        >>> a_T_b, a_T_c = pk.Pose2([1, 0], [0, 1]), pk.Pose2([1, 2], [0, 1])
        >>> a_T_b.between(a_T_c).position  # two units ahead along x of b
        tensor([2., 0.])

        Args:
            other: Elements in the same parent frame.
        """
        other = self._promoted(other, "between")
        return self._from_op(self._ops.between(*self._stored(), *other._stored()))

    def apply(self, points: TensorLike, *, clouds: bool = False) -> Tensor:
        """Transform points from this frame to the parent frame, as ``self @ points``.

        >>> pk.Pose2([1, 2], [0, 1]).apply([3, 0])  # a quarter turn
        tensor([1., 5.])

        Args:
            points: Points, shape (*batch, 2) in the plane and (*batch, 3) in space. Batch shapes broadcast.
            clouds: Whether the points are clouds, one for each element, of shape (*batch, n, 2) or (*batch, n, 3): the
                result is that of ``self[..., None].apply(points)``.
        """
        if clouds is not False:
            return self._for_clouds(clouds, "apply").apply(points)
        result: Tensor = self._ops.apply(*self._stored(), self._argument(points, "apply", "points", self._lead))
        return result

    def inverse_apply(self, points: TensorLike, *, clouds: bool = False) -> Tensor:
        """Transform points from the parent frame to this frame, as ``~self @ points``.

        >>> pk.Pose2([1, 2], [0, 1]).inverse_apply([1, 5])
        tensor([3., 0.])

        Args:
            points: Points, shape (*batch, 2) in the plane and (*batch, 3) in space. Batch shapes broadcast.
            clouds: Whether the points are clouds, one for each element, as for ``apply``.
        """
        if clouds is not False:
            return self._for_clouds(clouds, "inverse_apply").inverse_apply(points)
        given = self._argument(points, "inverse_apply", "points", self._lead)
        result: Tensor = self._ops.inverse_apply(*self._stored(), given)
        return result

    def matrix(self) -> Tensor:
        """Return the matrices: of shape (*batch, 2, 2) for a Rotation2, homogeneous ones of (*batch, 3, 3) for a Pose2.

        >>> pk.Pose2([1, 2], [0, 1]).matrix()
        tensor([[ 0., -1.,  1.],
                [ 1.,  0.,  2.],
                [ 0.,  0.,  1.]])
        """
        result: Tensor = self._ops.matrix(*self._stored())
        return result

    def adjoint(self) -> Tensor:
        """Return the matrices that transform tangents from this frame to the parent frame.

        Their shape is (*batch, k, k) for tangents of k numbers.

        >>> pk.Pose2([1, 2], [0, 1]).adjoint()
        tensor([[ 0., -1.,  2.],
                [ 1.,  0., -1.],
                [ 0.,  0.,  1.]])
        """
        result: Tensor = self._ops.adjoint(*self._stored())
        return result

    def adjoint_apply(self, tangent: TensorLike) -> Tensor:
        """Transform tangents from this frame to the parent frame: ``adjoint() @ tangent``.

        >>> pk.Pose2([1, 0]).adjoint_apply([0, 0, 1])
        tensor([ 0., -1.,  1.])

        Args:
            tangent: Tangents, as ``log`` returns them.
        """
        given = self._argument(tangent, "adjoint_apply", "tangent", self._lead)
        result: Tensor = self._ops.adjoint_apply(*self._stored(), given)
        return result

    def coadjoint_apply(self, wrench: TensorLike) -> Tensor:
        """Transform wrenches [force, torque] from this frame to the parent frame. This preserves power.

        >>> pk.Pose2([1, 0]).coadjoint_apply([0, 2, 0])  # a force with a lever arm
        tensor([0., 2., 2.])

        Args:
            wrench: What is multiplied with a tangent to give a power, with as many numbers.
        """
        given = self._argument(wrench, "coadjoint_apply", "wrench", self._lead)
        result: Tensor = self._ops.coadjoint_apply(*self._stored(), given)
        return result

    def interpolate(
        self, other: Self, t: TensorLike | float, *, kind: Literal["decoupled", "screw"] = "decoupled"
    ) -> Self:
        """Interpolate from this element, at ``t = 0``, to ``other``, at ``t = 1``, on the shorter arc.

        >>> pk.Pose2().interpolate(pk.Pose2([4, 0], pk.Rotation2.from_angle(90, degrees=True)), 0.25).position
        tensor([1., 0.])

        Args:
            other: The element at the end.
            t: The parameter, any real numbers of shape (*batch). Values outside [0, 1] extrapolate.
            kind: "decoupled" moves the position along a straight line and rotates at constant angular velocity. "screw"
                moves at a constant tangent, ``self @ (~self @ other) ** t``. Of rotations both are the same.
        """
        self._check_same(other, "interpolate")
        arguments.check_choice(kind, ("decoupled", "screw"), self._where("interpolate: kind"))
        parameter = arguments.scalar(t, self._where("interpolate: t"), self._lead, other._lead)
        interpolate = self._ops.screw if kind == "screw" else self._ops.interpolate
        return self._from_op(interpolate(*self._stored(), *other._stored(), parameter))

    @overload
    def __matmul__(self, other: Self) -> Self: ...
    @overload
    def __matmul__(self, other: E) -> E: ...
    @overload
    def __matmul__(self, other: Operand) -> Tensor: ...
    def __matmul__(self, other: Any) -> Any:
        if type(other) is type(self):
            return self.compose(other)
        if isinstance(other, Tensor):
            return self.apply(other)
        if isinstance(other, Transform | Estimate):
            return other._left_compose(self)
        if isinstance(other, Batched):
            return self.compose(other)  # type: ignore[arg-type]
        return self.apply(other) if isinstance(other, arguments.NUMBERS) else NotImplemented

    def normalized(self) -> Self:
        """Return the same elements, whose complex numbers or quaternions have the length 1.

        >>> pk.Rotation2([3, 4]).normalized()
        Rotation2(complex=[0.6000, 0.8000])
        """
        fields = dict(zip(self._names, self._stored(), strict=True))
        normalized = rotation2.normalized if self._direction == "complex" else rotation.normalized
        fields[self._direction] = normalized(fields[self._direction])
        return self._unchecked(*fields.values())

    def isclose(self, other: Self, *, rtol: Weight = 1e-5, atol: Weight = 1e-8) -> Tensor:
        """Return where two elements are equal within a tolerance, as a bool tensor of the common batch shape.

        The distance between the positions must be at most ``atol + rtol * |other.position|`` and the angle between the
        rotations at most ``atol + rtol`` radians. The length of a complex number or a quaternion has no influence. NaN
        is not close to anything.

        >>> pk.Pose2([1, 2]).isclose(pk.Pose2([[1, 2], [1, 3]], [2, 0]))
        tensor([ True, False])

        Args:
            other: The elements to compare with.
            rtol: The relative tolerance.
            atol: The absolute tolerance, in units of length and in radians.
        """
        return self._near(other, *self._tolerances("isclose", other, rtol, atol))

    def validate(self) -> Self:
        """Check that all values are finite and all rotations have a direction, and return ``self``.

        The check synchronizes with the device. It is skipped in compiled graphs, where no values are available.

        >>> pk.Rotation2([0, 2]).validate()
        Rotation2(complex=[0., 2.])
        >>> try:
        ...     pk.Rotation2([0, 0]).validate()
        ... except pk.ValidationError as error:
        ...     print(error)
        Rotation2.validate: complex = [0.0, 0.0] has no direction: it must be finite and not zero

        Raises:
            ValidationError: If an element is invalid. The message contains the first one.
        """
        for name, x in self._named().items():
            place = self._where(f"validate: {name}")
            if name == self._direction:
                validate_direction(x, place)
            elif name == "scale":
                bad = ~(x.isfinite() & (x > 0)).all(-1)
                arguments.refuse(bad, x.squeeze(-1), place, "is not a scale: it must be finite and positive")
            else:
                arguments.refuse(~x.isfinite().all(-1), x, place, "is not finite")
        return self


def validate_direction(numbers: Tensor, place: str) -> None:
    """Raise on the first quaternion or complex number that represents no rotation."""
    bad = ~(numbers.isfinite().all(-1) & (numbers != 0).any(-1))
    arguments.refuse(bad, numbers, place, "has no direction: it must be finite and not zero")


def near_positions(a: Tensor, b: Tensor, distance: Tensor, relative: Tensor, absolute: Tensor) -> Tensor:
    """Return where the distance between positions is at most ``absolute + relative |b|``."""
    scale = b.abs().amax(-1).clamp(min=1)  # prevents overflow of the squares
    norm = torch.linalg.vector_norm(b / scale.unsqueeze(-1), dim=-1)
    near = distance / scale <= absolute / scale + relative * norm
    return near | (a == b).all(-1)  # equal infinities are close


def near_poses(a: Any, b: Any, relative: Tensor, absolute: Tensor) -> Tensor:
    """Return where poses are equal within a tolerance of the positions and of the angle."""
    distance, angle = a._ops.distance(*a._stored(), *b._stored())
    return near_positions(a.position, b.position, distance, relative, absolute) & (angle <= absolute + relative)


def distance(a: Any, b: Any, degrees: bool) -> tuple[Tensor, Tensor]:
    """Return the distances between the positions of poses, and the angles between their rotations."""
    a._check_same(b, "distance")
    tensors = *a._stored(), *b._stored()
    if degrees is False:
        found: tuple[Tensor, Tensor] = a._ops.distance(*tensors)
        return found
    arguments.check_flags(a._where("distance"), degrees=degrees)
    return arguments.distances_in_degrees(a._ops.distance, *tensors)


def squared_distance(
    a: Any, b: Any, position: TensorLike | float, rotation: TensorLike | float, degrees: bool
) -> Tensor:
    """Return the weighted sums of the squared distances between the positions and the squared angles."""
    a._check_same(b, "squared_distance")
    where, like = a._where("squared_distance"), (a._lead, b._lead)
    weights = [
        arguments.scalar(x, f"{where}: {name}", *like) for name, x in (("position", position), ("rotation", rotation))
    ]
    tensors, function = [*a._stored(), *b._stored(), *weights], a._ops.squared_distance
    if degrees is False:
        found: Tensor = function(*tensors)
        return found
    arguments.check_flags(where, degrees=degrees)
    dtype = functools.reduce(torch.promote_types, [x.dtype for x in tensors])
    wide = [*map(arguments.wide, tensors)]
    wide[-1] = wide[-1] * (180 / math.pi) ** 2
    in_degrees: Tensor = function(*wide)
    return in_degrees.to(dtype)
