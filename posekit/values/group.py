"""Lie group operations of all groups of transformations. Pose and Rotation have twists and rotation vectors."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any, ClassVar, NoReturn

import torch
from torch import Generator, Tensor
from typing_extensions import Never, Self

from .. import arguments, numerics
from ..arguments import Frame, TensorLike
from ..errors import ArgumentError
from ..math.groups import Element
from .base import Arrays, Batched, Dims, fields, register
from .display import Displayed
from .names import InstanceName


class Group(Arrays, Batched, Displayed):
    """Base class of the groups of transformations: the Lie group operations.

    A tangent is a twist [v, w] of a Pose, translation first and shape (*batch, 6), or a rotation vector of a Rotation,
    shape (*batch, 3). In the plane it is a twist [vx, vy, w] of a Pose2, shape (*batch, 3), or the angle of a
    Rotation2, shape (*batch, 1).

    Wherever there is a choice, ``frame`` says in which frame tangents are expressed. A tangent d in the "body" frame,
    the value's own, moves a value T to ``T @ exp(d)``; one in the "world" frame, the parent frame, to ``exp(d) @ T``.
    """

    __slots__ = ()

    __name__ = InstanceName()  # of values; that of a class is Python's
    _ops: ClassVar[Any]  # the namespace of the ops: `math.pose`, `math.rotation`, ...
    _algebra: ClassVar[type[Element]]  # the group in declarations; `define` sets it and what follows
    _size: ClassVar[int]  # the numbers of a tangent
    _sizes: ClassVar[Mapping[str, int]]  # the numbers of each field; none of a scale, which is one number
    _direction: ClassVar[str]  # the field whose length has no meaning

    @classmethod
    def _from_op(cls, tensors: Any) -> Self:
        """Wrap the outputs of an op."""
        return cls._unchecked(*tensors) if isinstance(tensors, tuple) else cls._unchecked(tensors)

    @classmethod
    def _of_tensors(cls, *tensors: Tensor) -> Self:
        """Return the value of tensors as `_tensors` gives them, each with a last dimension."""
        return cls._unchecked(*tensors)

    def _with(self, *tensors: Tensor) -> Self:
        return self._of_tensors(*tensors)

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
        zeros = torch.zeros
        parts = [fields.identity(name, size, sizes, zeros, dtype, device) for name, size in cls._sizes.items()]
        return cls._unchecked(*parts)

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
        name, given = type(self).__name__, type(other).__name__
        is_matrix = tuple(getattr(other, "shape", ()))[-2:] in ((4, 4), (3, 4), (3, 3))
        remedy = f"; convert matrices with {name}.from_matrix" if is_matrix else ""
        raise ArgumentError(f"{given} @ {name} has no meaning: a {name} acts from the left, as {name} @ points{remedy}")

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
        return cls._ops.left_jacobian(cls._argument(tangent, "left_jacobian", "tangent"))

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
        return cls._ops.left_jacobian_inverse(cls._argument(tangent, "left_jacobian_inverse", "tangent"))

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
        return cls._ops.left_jacobian(-cls._checked_tangent(tangent, "right_jacobian"))

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
        return cls._ops.left_jacobian_inverse(-cls._checked_tangent(tangent, "right_jacobian_inverse"))

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
        """Return what a mean averages: vectors, and last quaternions."""
        return self._stored()

    @classmethod
    def _from_averages(cls, *tensors: Tensor) -> Self:
        return cls._unchecked(*tensors)


GROUPS: dict[type[Group], type[Element]] = {}


def define(kind: type[Group]) -> None:
    """Make a class that of the values of a group, whose ops it names."""
    algebra: type[Element] = kind._ops.kind
    kind._algebra, algebra.value = algebra, kind
    kind._names = tuple(algebra.parts)
    kind._size = algebra.tangent
    kind._sizes = {name: part.size for name, part in algebra.parts.items()}
    kind._direction = next((name for name, part in algebra.parts.items() if part.kind == "direction"), "")
    GROUPS[kind] = algebra
    register(kind, kind._names)
