"""The values of groups of transformations: everything that follows from the ops of a group."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any, ClassVar, Literal, NoReturn, TypeVar, overload

import torch
from torch import Generator, Tensor
from typing_extensions import Never, Self

from .. import arguments, numerics
from ..arguments import Frame, Operand, TensorLike
from ..errors import ArgumentError
from ..math import rotation, rotation2
from ..math.groups import Element, Field
from .base import Arrays, Batched, Dims, fields, register
from .display import Displayed
from .estimates import Estimate
from .names import InstanceName

E = TypeVar("E", bound=Estimate)


class Group(Arrays, Batched, Displayed):
    """Base class of the groups of transformations: the Lie group operations.

    A tangent is a twist [v, w] of a Pose, translation first and shape (*batch, 6), or a rotation vector of a Rotation,
    shape (*batch, 3). In the plane it is a twist [vx, vy, w] of a Pose2, shape (*batch, 3), or the angle of a
    Rotation2, shape (*batch, 1).

    Wherever there is a choice, ``frame`` says in which frame tangents are expressed. A tangent d in the "body" frame,
    the value's own, moves a value T to ``T @ exp(d)``; one in the "world" frame, the parent frame, to ``exp(d) @ T``.

    A subclass names the namespace of its ops in ``_ops``, from which `define` takes the rest.
    """

    __slots__ = ()

    __name__ = InstanceName()  # of values; that of a class is Python's
    _ops: ClassVar[Any]  # the namespace of the ops: `math.pose`, `math.rotation`, ...
    _algebra: ClassVar[type[Element]]  # the group in declarations
    _fields: ClassVar[Mapping[str, Field]]  # its fields
    _size: ClassVar[int]  # the numbers of a tangent
    _directions: ClassVar[Mapping[int, Any]]  # the places of fields of which the direction counts, and what scales them
    _subgroups: ClassVar[tuple[type[Group], ...]] = ()  # whose elements `_embedded` makes elements of this group

    @classmethod
    def _from_op(cls, tensors: Any) -> Self:
        """Wrap the outputs of an op."""
        return cls._unchecked(*tensors) if isinstance(tensors, tuple) else cls._unchecked(tensors)

    @classmethod
    def _of_tensors(cls, *tensors: Tensor) -> Self:
        """Return the value of tensors as `_tensors` gives them, each with a last dimension."""
        pairs = zip(tensors, cls._fields.values(), strict=True)
        return cls._unchecked(*[x if part.size else x.squeeze(-1) for x, part in pairs])

    def _with(self, *tensors: Tensor) -> Self:
        return self._of_tensors(*tensors)

    def _tensors(self) -> tuple[Tensor, ...]:
        pairs = zip(self._stored(), self._fields.values(), strict=True)
        return tuple([x if part.size else x.unsqueeze(-1) for x, part in pairs])

    def _stored(self) -> tuple[Tensor, ...]:
        return tuple([getattr(self, name) for name in self._names])

    @classmethod
    def _embedded(cls, value: Any) -> Self:
        """Make an element of a subgroup one of this group."""
        raise NotImplementedError

    def _same(self, other: Any, method: str) -> Self:
        """Return another element, or that of an element of a subgroup, and refuse what is none."""
        if isinstance(other, self._subgroups):
            return self._embedded(other)
        self._check_same(other, method)
        result: Self = other
        return result

    @classmethod
    def _argument(cls, value: TensorLike, method: str, name: str, like: Tensor | None = None) -> Tensor:
        if isinstance(value, Tensor):
            return value
        return arguments.tensor(value, f"{cls.__name__}.{method}: {name}", like)

    @classmethod
    def _checked_tangent(cls, tangent: TensorLike, method: str) -> Tensor:
        """Convert and check a tangent, for methods that compute with it before an op checks it."""
        converted = arguments.tensor(tangent, f"{cls.__name__}.{method}: tangent")
        arguments.check(converted, cls._size, f"{cls.__name__}.{method}: tangent")
        return converted

    @classmethod
    def identity(cls, *shape: Dims, dtype: torch.dtype | None = None, device: torch.device | str | None = None) -> Self:
        """Create identities of a batch shape.

        >>> pk.Pose.identity()
        Pose(position=[0., 0., 0.], quaternion=[1., 0., 0., 0.])
        >>> pk.Rotation.identity(2, 3).shape
        torch.Size([2, 3])
        >>> pk.Similarity.identity()
        Similarity(position=[0., 0., 0.], quaternion=[1., 0., 0., 0.], scale=1.)

        Args:
            *shape: The batch shape, as integers or as one tuple.
            dtype: The dtype; by default torch's default dtype.
            device: The device; by default torch's default device.
        """
        where = f"{cls.__name__}.identity"
        sizes = arguments.new_sizes(shape, where)
        arguments.check_target(where, dtype, device)
        zeros = functools.partial(torch.zeros, dtype=dtype, device=device)
        return cls._unchecked(*[fields.identity(part, sizes, zeros) for part in cls._fields.values()])

    @classmethod
    def random(
        cls,
        *shape: Dims,
        dtype: torch.dtype | None = None,
        device: torch.device | str | None = None,
        generator: Generator | None = None,
    ) -> Self:
        """Draw elements: the exponentials of standard normal tangents.

        Args:
            *shape: The batch shape, as integers or as one tuple.
            dtype: The dtype; by default torch's default dtype.
            device: The device. The default is that of the generator.
            generator: The source of the random numbers.
        """
        sizes, device = fields.drawn(shape, f"{cls.__name__}.random", False, dtype, device, generator)
        return cls.exp(arguments.normal((*sizes, cls._size), generator, dtype, device))

    @classmethod
    def from_matrix(cls, matrix: TensorLike) -> Self:
        """Create from matrices, as ``matrix`` returns them.

        Args:
            matrix: The matrices, shape (*batch, n, n).
        """
        return cls._from_op(cls._ops.from_matrix(cls._argument(matrix, "from_matrix", "matrix")))

    @classmethod
    def exp(cls, tangent: TensorLike) -> Self:
        """Apply the exponential map: move from the identity at a constant tangent for a unit of time.

        For a Pose the tangent is a twist [v, w], translation first, and the result is the matrix exponential of [[w]x,
        v; 0, 0]: the rotation turns by the vector w, and the position is ``Rotation.left_jacobian(w) @ v``. For a
        Rotation the tangent is the rotation vector w: the direction is the axis and the norm is the angle in radians.

        >>> pk.Pose.exp([1, 2, 3, 0, 0, 0])  # no rotation: v is the position
        Pose(position=[1., 2., 3.], quaternion=[1., 0., 0., 0.])
        >>> pk.Pose.exp([1, 0, 0, 0, 0, torch.pi / 2]).position  # a quarter of a circle, to the left
        tensor([0.6366, 0.6366, 0.0000])
        >>> pk.Rotation.exp([0, 0, torch.pi / 2])
        Rotation(quaternion=[0.7071, 0.0000, 0.0000, 0.7071])

        Args:
            tangent: Twists [v, w], shape (*batch, 6), for a Pose, or rotation vectors w, shape (*batch, 3), for a
                Rotation.
        """
        return cls._from_op(cls._ops.exp(cls._argument(tangent, "exp", "tangent")))

    def log(self) -> Tensor:
        """Apply the logarithm map: return the constant tangent that leads here from the identity in a unit of time.

        It is the inverse of ``exp``: twists [v, w], shape (*batch, 6), of a Pose or rotation vectors w, shape (*batch,
        3), of a Rotation. The angle of the tangent is at most pi.

        >>> pk.Pose([1, 2, 3]).log()
        tensor([1., 2., 3., 0., 0., 0.])
        >>> pk.Rotation([1, 0, 0, 1]).log()
        tensor([0.0000, 0.0000, 1.5708])
        """
        return self._ops.log(*self._stored())

    def __rmatmul__(self, other: Never) -> NoReturn:  # `Never` makes type checkers reject the operation
        name, left = type(self).__name__, type(other).__name__
        is_matrix = tuple(getattr(other, "shape", ()))[-2:] in ((4, 4), (3, 4), (3, 3))
        remedy = f"; convert matrices with {name}.from_matrix" if is_matrix else ""
        raise ArgumentError(f"{left} @ {name} has no meaning: a {name} acts from the left, as {name} @ points{remedy}")

    def __add__(self, other: Never) -> NoReturn:
        raise self._undefined("+", "a @ b composes, and a.retract(tangent) moves by a tangent")

    def __sub__(self, other: Never) -> NoReturn:
        raise self._undefined("-", "~a inverts, a.between(b) is b relative to a, and a.local(b) a tangent")

    def __truediv__(self, other: Never) -> NoReturn:
        raise self._undefined("/", "~a inverts, and a.between(b) is b relative to a")

    def __radd__(self, other: Never) -> NoReturn:
        self.__add__(other)

    def __rsub__(self, other: Never) -> NoReturn:
        self.__sub__(other)

    def __neg__(self) -> NoReturn:
        raise self._undefined("unary -", "~a inverts")

    def _undefined(self, operator: str, remedy: str) -> ArgumentError:
        return ArgumentError(f"{type(self).__name__}: {operator} is not defined; {remedy}")

    def power(self, exponent: TensorLike | float) -> Self:
        """Raise to real powers, ``self ** exponent``: the motion repeated ``exponent`` times at constant speed.

        A rotation turns by the smaller angle, and a pose follows its screw motion: ``exp(exponent * log(self))``. The
        quaternion has w >= 0 as long as the angle of the motion is at most pi.

        >>> pk.Pose([1, 2, 3]) ** 0.5
        Pose(position=[0.5000, 1.0000, 1.5000], quaternion=[1., 0., 0., 0.])
        >>> pk.Rotation([0, 0, 0, 1]).power([0, 0.5])  # half a turn about z, in parts
        Rotation(shape=(2,),
          [0] quaternion=[1.0000, 0.0000, 0.0000, 0.0000]
          [1] quaternion=[0.7071, 0.0000, 0.0000, 0.7071])

        Args:
            exponent: Any real numbers, shape (*batch).
        """
        times = arguments.scalar(exponent, self._where("power: exponent"), self._lead)
        return self._from_op(self._ops.power(*self._stored(), times))

    __pow__ = power

    def retract(self, tangent: TensorLike, *, frame: Frame = "body") -> Self:
        """Move by tangents: ``self @ exp(tangent)``, or in the world frame ``exp(tangent) @ self``.

        >>> from posekit import Rotation
        >>> Rotation.identity().retract([0, 0, 0.5]).rotvec()
        tensor([0.0000, 0.0000, 0.5000])

        Args:
            tangent: Twists [v, w], shape (*batch, 6), for a Pose, or rotation vectors, shape (*batch, 3).
            frame: The frame in which the tangents are expressed, "body" or "world".
        """
        if not isinstance(frame, str) or frame != "body":
            arguments.check_frame(frame, self._where("retract"))
        move = self._ops.retract if frame == "body" else self._ops.left_retract
        return self._from_op(move(*self._stored(), self._argument(tangent, "retract", "tangent", self._lead)))

    def local(self, other: Self, *, frame: Frame = "body") -> Tensor:
        """Return the tangents that lead to ``other``: the inverse of ``retract``.

        They are ``(~self @ other).log()``, or in the world frame ``(other @ ~self).log()``:
        ``self.retract(self.local(other))`` is ``other``, for either frame.

        >>> from posekit import Rotation
        >>> Rotation.exp([0, 0, 0.25]).local(Rotation.exp([0, 0, 1]))
        tensor([0.0000, 0.0000, 0.7500])

        Args:
            other: The values at the end.
            frame: The frame in which the tangents are expressed, "body" or "world".

        Returns:
            Twists [v, w], shape (*batch, 6), for a Pose, or rotation vectors, shape (*batch, 3).
        """
        self._check_same(other, "local")
        if not isinstance(frame, str) or frame != "body":
            arguments.check_frame(frame, self._where("local"))
        tangent = self._ops.local if frame == "body" else self._ops.left_local
        return tangent(*self._stored(), *other._stored())

    def integrate(self, tangent: TensorLike, dt: TensorLike | float, *, frame: Frame = "body") -> Self:
        """Move at a constant velocity for a time: ``self @ exp(tangent * dt)``, the same as ``retract(tangent * dt)``.

        To evaluate a path at many times, use ``self[..., None].integrate(tangent[..., None, :], times)``.

        >>> from posekit import Rotation
        >>> Rotation.identity().integrate([0, 0, 0.5], 3).rotvec()
        tensor([0.0000, 0.0000, 1.5000])

        Args:
            tangent: The velocity per unit of time: a twist, shape (*batch, 6), for a Pose, or an angular velocity,
                shape (*batch, 3), for a Rotation.
            dt: The time, shape (*batch).
            frame: The frame in which the velocity is expressed, "body" or "world".
        """
        tangent = self._argument(tangent, "integrate", "tangent", self._lead)
        duration = arguments.scalar(dt, self._where("integrate: dt"), self._lead, tangent)
        where = self._where("integrate")
        arguments.check_frame(frame, where)
        if frame == "body":
            return self._from_op(self._ops.integrate(*self._stored(), tangent, duration))
        arguments.check(tangent, self._size, f"{where}: tangent")
        arguments.check_devices(where, self._lead, tangent, duration)
        arguments.broadcast(where, self=self.shape, tangent=tangent.shape[:-1], dt=duration.shape)
        dtype = functools.reduce(torch.promote_types, [self.dtype, tangent.dtype, duration.dtype])
        motion = arguments.wide(tangent) * arguments.wide(duration).unsqueeze(-1)
        return self.retract(motion, frame=frame).to(dtype)

    def perturb(
        self,
        covariance: TensorLike | None = None,
        *,
        sigma: TensorLike | float | None = None,
        frame: Frame = "body",
        generator: Generator | None = None,
    ) -> Self:
        """Perturb at random: ``retract`` by normally distributed tangents with zero mean.

        Gradients flow to the value and to the covariance or the standard deviations.

        >>> from posekit import Pose
        >>> Pose.identity(8).perturb(sigma=[0.1, 0.1, 0, 0, 0, 0.02]).position[:, 2].abs().max()  # not along z
        tensor(0.)

        >>> Pose.identity(1000).perturb(0.01 * torch.eye(6)).shape
        torch.Size([1000])

        Args:
            covariance: The covariance of the tangents, shape (*batch, 6, 6) for a Pose, translation first, and
                (*batch, 3, 3) for a Rotation. Only its symmetric part is used. It may be singular: there is no noise
                along its null space. A matrix with negative eigenvalues is not a covariance and gives NaN.
            sigma: Instead of a covariance, the standard deviations of independent components: a number for all, shape
                (*batch, 1), or one for each component, shape (*batch, 6) for a Pose and (*batch, 3) for a Rotation.
            frame: The frame in which the tangents are expressed, "body" or "world".
            generator: The source of the random numbers.
        """
        size, where = self._size, self._where("perturb")
        arguments.check_frame(frame, where)
        if covariance is None:
            if sigma is None:
                raise ArgumentError(f"{where}: needs a covariance or sigma")
            spread = numerics.deviations(sigma, size, f"{where}: sigma", self._lead)
            shape = arguments.broadcast(where, self=self.shape, sigma=spread.shape[:-1])
            noise = arguments.wide(numerics.standard_normal(shape, size, self._lead, generator, where))
            tangent = arguments.wide(spread) * noise
        else:
            if sigma is not None:
                raise ArgumentError(f"{where}: got both a covariance and sigma; give one of them")
            spread = numerics.covariances(covariance, size, f"{where}: covariance", self._lead)
            shape = arguments.broadcast(where, self=self.shape, covariance=spread.shape[:-2])
            noise = numerics.standard_normal(shape, size, self._lead, generator, where)
            root = numerics.covariance_root(spread)
            if frame == "body":
                return self._from_op(self._ops.perturb(*self._stored(), root, noise))
            tangent = numerics.matmul(arguments.wide(root), arguments.wide(noise).unsqueeze(-1)).squeeze(-1)
        return self.retract(tangent, frame=frame).to(torch.promote_types(self.dtype, spread.dtype))

    @classmethod
    def left_jacobian(cls, tangent: TensorLike) -> Tensor:
        """Return the left Jacobian J of the exponential map: ``exp(x + d) ~ exp(J d) exp(x)``.

        To first order in d, ``exp(tangent + d)`` is ``exp(J d) @ exp(tangent)``. With the matrix A of the bracket with
        the tangent, J is the sum of A^n / (n + 1)! over n >= 0.

        The shape is (*batch, 3, 3) for a Rotation and (*batch, 6, 6) for a Pose.

        >>> x, d = torch.tensor([0.1, 0.2, 0.3]), torch.tensor([0.001, 0, 0])
        >>> J = pk.Rotation.left_jacobian(x)
        >>> pk.Rotation.exp(x + d).allclose(pk.Rotation.exp(J @ d) @ pk.Rotation.exp(x), atol=1e-6)
        True

        Args:
            tangent: Twists [v, w], shape (*batch, 6), for a Pose, or rotation vectors, shape (*batch, 3), for a
                Rotation.
        """
        return cls._jacobian("left_jacobian", tangent)

    @classmethod
    def left_jacobian_inverse(cls, tangent: TensorLike) -> Tensor:
        """Return the inverse of ``left_jacobian``: ``log(exp(d) exp(x)) ~ x + J^-1 d``.

        It does not exist at an angle of 2 pi.

        >>> x = torch.tensor([0.1, 0.2, 0.3])
        >>> (pk.Rotation.left_jacobian_inverse(x) @ pk.Rotation.left_jacobian(x)).allclose(torch.eye(3), atol=1e-6)
        True

        Args:
            tangent: The tangents x, as for ``left_jacobian``.
        """
        return cls._jacobian("left_jacobian_inverse", tangent)

    @classmethod
    def right_jacobian(cls, tangent: TensorLike) -> Tensor:
        """Return the right Jacobian J of the exponential map: ``exp(x + d) ~ exp(x) exp(J d)``.

        To first order in d, ``exp(tangent + d)`` is ``exp(tangent) @ exp(J d)``. It is the left Jacobian at the
        negative tangent. The shape is (*batch, 3, 3) for a Rotation and (*batch, 6, 6) for a Pose.

        >>> x, d = torch.tensor([0.1, 0.2, 0.3]), torch.tensor([0.001, 0, 0])
        >>> J = pk.Rotation.right_jacobian(x)
        >>> pk.Rotation.exp(x + d).allclose(pk.Rotation.exp(x) @ pk.Rotation.exp(J @ d), atol=1e-6)
        True

        Args:
            tangent: Twists [v, w], shape (*batch, 6), for a Pose, or rotation vectors, shape (*batch, 3), for a
                Rotation.
        """
        return cls._jacobian("right_jacobian", tangent)

    @classmethod
    def right_jacobian_inverse(cls, tangent: TensorLike) -> Tensor:
        """Return the inverse of ``right_jacobian``: ``log(exp(x) exp(d)) ~ x + J^-1 d``.

        It does not exist at an angle of 2 pi.

        >>> x = torch.tensor([0.1, 0.2, 0.3])
        >>> (pk.Rotation.right_jacobian_inverse(x) @ pk.Rotation.right_jacobian(x)).allclose(torch.eye(3), atol=1e-6)
        True

        Args:
            tangent: The tangents x, as for ``right_jacobian``.
        """
        return cls._jacobian("right_jacobian_inverse", tangent)

    @classmethod
    def _jacobian(cls, method: str, tangent: TensorLike) -> Tensor:
        is_left = method.startswith("left") and not cls._algebra.commutes
        x = cls._argument(tangent, method, "tangent") if is_left else cls._checked_tangent(tangent, method)
        if cls._algebra.commutes:
            return _identities(x)
        result: Tensor = getattr(cls._ops, method.replace("right", "left"))(x if is_left else -x)
        return result

    def compose(self, other: Self) -> Self:
        """Compose two elements, ``self @ other``: ``a_T_b @ b_T_c`` is ``a_T_c``.

        >>> quarter = pk.Rotation2.from_angle(90, degrees=True)
        >>> (quarter @ quarter).angle(degrees=True)
        tensor(180.)

        Args:
            other: Elements of the same group or of a subgroup, as a rotation is one of the poses. Batch shapes
                broadcast.
        """
        if type(other) is not type(self):
            if isinstance(other, Group | Estimate) and not isinstance(other, self._subgroups):
                return other._left_compose(self)
            other = self._same(other, "compose")
        return self._from_op(self._ops.compose(*self._stored(), *other._stored()))

    def _left_compose(self, other: Any) -> Any:
        """Compose another value with this one, ``other @ self``."""
        if not isinstance(other, self._subgroups):
            other._check_same(self, "compose")
        return self._embedded(other).compose(self)

    def inverse(self) -> Self:
        """Invert the elements, ``~self``: ``~a_T_b`` is ``b_T_a``.

        >>> (~pk.Pose2([1, 2], [0, 1])).position
        tensor([-2.,  1.])
        """
        return self._from_op(self._ops.inverse(*self._stored()))

    __invert__ = inverse

    def between(self, other: Self) -> Self:
        """Return ``other`` relative to this element: ``~self @ other``.

        >>> a_T_b, a_T_c = pk.Pose2([1, 0], [0, 1]), pk.Pose2([1, 2], [0, 1])
        >>> a_T_b.between(a_T_c).position  # two units ahead along x of b
        tensor([2., 0.])

        Args:
            other: Elements in the same parent frame.
        """
        try:
            if type(other) is not type(self):
                other = self._same(other, "between")
            return self._from_op(self._ops.between(*self._stored(), *other._stored()))
        except AttributeError:
            if type(self) in GROUPS:
                raise
        # Called on the class.
        remedy = "Rotation.from_two_vectors(a, b) turns the direction of a to that of b"
        raise ArgumentError(f"between: self must be an element of a group, got {type(self).__name__}; {remedy}")

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
        if not isinstance(points, Tensor):
            points = self._argument(points, "apply", "points", self._lead)
        return self._ops.apply(*self._stored(), points)

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
        if not isinstance(points, Tensor):
            points = self._argument(points, "inverse_apply", "points", self._lead)
        return self._ops.inverse_apply(*self._stored(), points)

    def matrix(self) -> Tensor:
        """Return the matrices: of shape (*batch, 2, 2) for a Rotation2, homogeneous ones of (*batch, 3, 3) for a Pose2.

        >>> pk.Pose2([1, 2], [0, 1]).matrix()
        tensor([[ 0., -1.,  1.],
                [ 1.,  0.,  2.],
                [ 0.,  0.,  1.]])
        """
        result: Tensor = self._ops.matrix(*self._stored())
        return result

    @arguments.closed({"*": "it returns matrices: use `adjoint_apply(tangent)`"})
    def adjoint(self) -> Tensor:
        """Return the matrices that transform tangents from this frame to the parent frame.

        Their shape is (*batch, k, k) for tangents of k numbers.

        >>> pk.Pose2([1, 2], [0, 1]).adjoint()
        tensor([[ 0., -1.,  2.],
                [ 1.,  0., -1.],
                [ 0.,  0.,  1.]])
        """
        if self._algebra.commutes:
            return _identities(self._lead[..., :1].expand(*self.shape, self._size))
        result: Tensor = self._ops.adjoint(*self._stored())
        return result

    @arguments.closed({"twist": "use `tangent`"})
    def adjoint_apply(self, tangent: TensorLike) -> Tensor:
        """Transform tangents from this frame to the parent frame: ``adjoint() @ tangent``.

        >>> pk.Pose2([1, 0]).adjoint_apply([0, 0, 1])
        tensor([ 0., -1.,  1.])

        Args:
            tangent: Tangents, as ``log`` returns them.
        """
        tangents = self._argument(tangent, "adjoint_apply", "tangent", self._lead)
        if self._algebra.commutes:
            return self._same_in_each_frame(tangents, "adjoint_apply", "tangent")
        result: Tensor = self._ops.adjoint_apply(*self._stored(), tangents)
        return result

    @arguments.closed({"torque": "use `wrench`"})
    def coadjoint_apply(self, wrench: TensorLike) -> Tensor:
        """Transform wrenches [force, torque] from this frame to the parent frame. This preserves power.

        >>> pk.Pose2([1, 0]).coadjoint_apply([0, 2, 0])  # a force with a lever arm
        tensor([0., 2., 2.])

        Args:
            wrench: What is multiplied with a tangent to give a power, with as many numbers.
        """
        wrenches = self._argument(wrench, "coadjoint_apply", "wrench", self._lead)
        if self._algebra.commutes:
            return self._same_in_each_frame(wrenches, "coadjoint_apply", "wrench")
        result: Tensor = self._ops.coadjoint_apply(*self._stored(), wrenches)
        return result

    def _same_in_each_frame(self, vectors: Tensor, method: str, name: str) -> Tensor:
        where = self._where(method)
        arguments.check(vectors, self._size, f"{where}: {name}")
        arguments.check_devices(where, self._lead, vectors)
        batch = arguments.broadcast(where, **{"self": self.shape, name: vectors.shape[:-1]})
        return vectors.to(torch.promote_types(self.dtype, vectors.dtype)).expand(*batch, self._size)

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
            return self._from_op(self._ops.compose(*self._stored(), *other._stored()))
        if isinstance(other, Tensor):
            return self._ops.apply(*self._stored(), other)
        if hasattr(type(other), "_left_compose"):  # an UncertainPose: torch.compile does not call its __rmatmul__
            return self.compose(other) if isinstance(other, Group) else other._left_compose(self)
        if isinstance(other, Batched):
            self._check_same(other, "compose")
        return self.apply(other) if isinstance(other, arguments.NUMBERS) else NotImplemented

    def normalized(self) -> Self:
        """Return the same elements, whose complex numbers or quaternions have the length 1.

        >>> pk.Rotation2([3, 4]).normalized()
        Rotation2(complex=[0.6000, 0.8000])
        """
        tensors = [*self._stored()]
        for place, scaled in self._directions.items():
            tensors[place] = scaled(tensors[place])
        return self._unchecked(*tensors)

    def distance(self, other: Self) -> Any:
        """Return the lengths of the tangents that lead to ``other``.

        Where it is 0 it is not differentiable; all derivatives returned there are 0. Use `squared_distance` for losses.

        >>> pk.Rotation.identity().distance(pk.Rotation([1, 0, 0, 1]))
        tensor(1.5708)

        Args:
            other: The elements to compare with.
        """
        self._check_same(other, "distance")
        return self._ops.distance(*self._stored(), *other._stored())

    def _distances(self, other: Self, degrees: bool) -> Any:
        """Return what `distance` returns of groups whose second field is a direction, with angles in degrees or not."""
        self._check_same(other, "distance")
        tensors = *self._stored(), *other._stored()
        if degrees is False:
            return self._ops.distance(*tensors)
        arguments.check_flags(self._where("distance"), degrees=degrees)
        return arguments.distances_in_degrees(self._ops.distance, *tensors)

    def squared_distance(self, other: Self) -> Tensor:
        """Return the squared lengths of the tangents that lead to ``other``: smooth where they are 0.

        >>> pk.Similarity().squared_distance(pk.Similarity([3, 4, 0]))
        tensor(25.)

        Args:
            other: The elements to compare with.
        """
        self._check_same(other, "squared_distance")
        return self._ops.squared_distance(*self._stored(), *other._stored())

    def _near(self, other: Self, relative: Tensor, absolute: Tensor) -> Tensor:
        distances = self._ops.distance(*self._stored(), *other._stored())
        first, *others = distances if isinstance(distances, tuple) else (distances,)
        result: Tensor
        if isinstance(distances, tuple) and self._algebra.lead:  # that between positions, the first fields, and others
            result = _near_positions(self._stored()[0], other._stored()[0], first, relative, absolute)
        else:
            result = first <= absolute + relative
        for x in others:
            result = result & (x <= absolute + relative)
        return result

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
        for (name, x), part in zip(self._named().items(), self._fields.values(), strict=True):
            place = self._where(f"validate: {name}")
            if part.kind == "direction":
                bad = ~(x.isfinite().all(-1) & (x != 0).any(-1))
                arguments.refuse(bad, x, place, "has no direction: it must be finite and not zero")
            elif part.kind == "scale":
                bad = ~(x.isfinite() & (x > 0)).all(-1)
                arguments.refuse(bad, x.squeeze(-1), place, "is not a scale: it must be finite and positive")
            else:
                arguments.refuse(~x.isfinite().all(-1), x, place, "is not finite")
        return self

    @arguments.closed({"axis": "use `dim`", "keepdims": "index the result with `[None]`", "w": "use `weights`"})
    def mean(self, weights: TensorLike | None = None, dim: Dims | None = 0, *, kind: str = "chordal") -> Self:
        """Average over batch dimensions, the positions and the rotations separately.

        The chordal mean minimises the weighted sum of squared Frobenius distances between rotation matrices. The
        Karcher mean minimises the weighted sum of squared angles. Both are unique if all rotations are less than pi / 2
        from a common one. Where the chordal mean is not unique, the minimiser with the smallest angle is returned, and
        its gradient contains only the part that is determined.

        >>> turns = pk.Rotation.from_rotvec([[0, 0, 0.1], [0, 0, 0.3]])
        >>> turns.mean().rotvec()
        tensor([0.0000, 0.0000, 0.2000])

        Args:
            weights: Weights that broadcast to the batch shape. The default is equal weights. The mean is NaN where a
                weight is negative or where all weights are 0.
            dim: One or more batch dimensions, or None for all of them.
            kind: "chordal" or "karcher".
        """
        return self._from_averages(*numerics.mean(self._averaged(), weights, dim, kind, self._where("mean")))

    def _averaged(self) -> tuple[Tensor, ...]:
        """Return what a mean averages: vectors, and last quaternions. Other groups have the mean of tangents alone."""
        return self._stored()

    @classmethod
    def _from_averages(cls, *tensors: Tensor) -> Self:
        return cls._unchecked(*tensors)


def _identities(vectors: Tensor) -> Tensor:
    """An identity matrix for each vector."""
    size = vectors.shape[-1]
    eye = torch.eye(size, dtype=vectors.dtype, device=vectors.device)
    return eye.expand(*vectors.shape[:-1], size, size).clone()


_DIRECTIONS = {4: rotation.normalized, 2: rotation2.normalized}
GROUPS: dict[type[Group], type[Element]] = {}


def define(kind: type[Group], module: str = "posekit") -> None:
    """Make a class of a public module that of the values of a group, whose ops it names."""
    algebra: type[Element] = kind._ops.kind
    kind._algebra, algebra.value = algebra, kind
    kind._fields, kind._names, kind._size = algebra.parts, tuple(algebra.parts), algebra.tangent
    sizes = [part.size if part.kind == "direction" else 0 for part in algebra.parts.values()]
    kind._directions = {place: _DIRECTIONS[size] for place, size in enumerate(sizes) if size}
    GROUPS[kind] = algebra
    register(kind, kind._names, module=module)


def _near_positions(a: Tensor, b: Tensor, distance: Tensor, relative: Tensor, absolute: Tensor) -> Tensor:
    """Return where the distance between positions is at most ``absolute + relative |b|``."""
    scale = b.abs().amax(-1).clamp(min=1)  # prevents overflow of the squares
    norm = torch.linalg.vector_norm(b / scale.unsqueeze(-1), dim=-1)
    near = distance / scale <= absolute / scale + relative * norm
    return near | (a == b).all(-1)  # equal infinities are close
