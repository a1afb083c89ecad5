"""Lie group operations of Pose and Rotation. The tangents are twists [v, w] and rotation vectors."""

from __future__ import annotations

from types import ModuleType
from typing import Any, ClassVar, Never, NoReturn, Self

from torch import Generator, Tensor

from .. import arguments, numerics
from ..arguments import TensorLike
from ..errors import ArgumentError
from .batched import Batched, Dims
from .protocols import Arrays


class Group(Arrays, Batched):
    """Base class of Pose and Rotation: the Lie group operations.

    A tangent is a twist [v, w] of a Pose, translation first and shape (*batch, 6), or a rotation vector of a Rotation,
    shape (*batch, 3).
    """

    __slots__ = ()

    _lie: ClassVar[ModuleType]  # the module of the ops: `math.so3` or `math.se3`

    @classmethod
    def _from_op(cls, tensors: Any) -> Self:
        """Wrap the outputs of an op."""
        return cls._unchecked(*tensors) if isinstance(tensors, tuple) else cls._unchecked(tensors)

    @classmethod
    def _argument(cls, value: TensorLike, method: str, name: str, like: Tensor | None = None) -> Tensor:
        if isinstance(value, Tensor):
            return value
        return arguments.tensor(value, f"{cls.__name__}.{method}: {name}", like)

    @classmethod
    def _checked_tangent(cls, tangent: TensorLike, method: str) -> Tensor:
        """Convert and check a tangent, for methods that compute with it before an op checks it."""
        converted = arguments.tensor(tangent, f"{cls.__name__}.{method}: tangent")
        arguments.check(converted, 3 * len(cls._names), f"{cls.__name__}.{method}: tangent")
        return converted

    @classmethod
    def exp(cls, tangent: TensorLike) -> Self:
        """Apply the exponential map: move from the identity at a constant tangent for a unit of time."""
        return cls._from_op(cls._lie.exp(cls._argument(tangent, "exp", "tangent")))

    def log(self) -> Tensor:
        """Apply the logarithm map: return the constant tangent that leads here from the identity in a unit of time.

        The angle of the tangent is at most pi.
        """
        return self._lie.log(*self._tensors())

    def __rmatmul__(self, other: Never) -> NoReturn:  # `Never` makes type checkers reject the operation
        name, given = type(self).__name__, type(other).__name__
        raise ArgumentError(f"{given} @ {name} has no meaning: a {name} acts from the left, as {name} @ points")

    def power(self, exponent: TensorLike | float) -> Self:
        """Raise to real powers, ``self ** exponent``: the motion repeated ``exponent`` times at constant speed.

        A rotation turns by the smaller angle, and a pose follows its screw motion: ``exp(exponent * log(self))``. The
        quaternion has w >= 0 as long as the angle of the motion is at most pi.

        Args:
            exponent: Any real numbers, shape (*batch).
        """
        times = arguments.scalar(exponent, self._where("power: exponent"), self.quaternion)
        return self._from_op(self._lie.power(*self._tensors(), times))

    __pow__ = power

    def retract(self, tangent: TensorLike) -> Self:
        """Move by tangents that are expressed in this frame: ``self @ exp(tangent)``."""
        tangent = self._argument(tangent, "retract", "tangent", self.quaternion)
        return self._from_op(self._lie.retract(*self._tensors(), tangent))

    def local(self, other: Self) -> Tensor:
        """Return the tangents, in this frame, that lead to ``other``: the inverse of ``retract``.

        ``self.retract(self.local(other))`` is ``other``.
        """
        self._check_same(other, "local")
        return self._lie.local(*self._tensors(), *other._tensors())

    def left_retract(self, tangent: TensorLike) -> Self:
        """Move by tangents that are expressed in the parent frame: ``exp(tangent) @ self``."""
        tangent = self._argument(tangent, "left_retract", "tangent", self.quaternion)
        return self._from_op(self._lie.left_retract(*self._tensors(), tangent))

    def left_local(self, other: Self) -> Tensor:
        """Return the tangents, in the parent frame, that lead to ``other``: the inverse of ``left_retract``."""
        self._check_same(other, "left_local")
        return self._lie.left_local(*self._tensors(), *other._tensors())

    def integrate(self, tangent: TensorLike, dt: TensorLike | float) -> Self:
        """Move at a constant velocity for a time: ``self @ exp(tangent * dt)``.

        To evaluate a path at many times, use ``self[..., None].integrate(tangent[..., None, :], times)``.

        Args:
            tangent: The velocity per unit of time, in this frame: a twist, shape (*batch, 6), for a Pose, or an angular
                velocity, shape (*batch, 3), for a Rotation.
            dt: The time, shape (*batch).
        """
        tangent = self._argument(tangent, "integrate", "tangent", self.quaternion)
        duration = arguments.scalar(dt, self._where("integrate: dt"), self.quaternion, tangent)
        return self._from_op(self._lie.integrate(*self._tensors(), tangent, duration))

    def perturb(self, covariance: TensorLike, *, generator: Generator | None = None) -> Self:
        """Perturb at random: ``retract`` by normally distributed tangents with zero mean.

        Gradients flow to the value and to the covariance.

        Args:
            covariance: The covariance of the tangents, shape (*batch, 6, 6) for a Pose, translation first, and
                (*batch, 3, 3) for a Rotation. Only its symmetric part is used. It may be singular: there is no noise
                along its null space. A matrix with negative eigenvalues is not a covariance and gives NaN.
            generator: The source of the random numbers.
        """
        size = 3 * len(self._names)  # 3 for a rotation, 6 for a position and a rotation
        where = self._where("perturb")
        covariance = numerics.covariances(covariance, size, f"{where}: covariance", self.quaternion)
        shape = arguments.broadcast(where, self.shape, covariance.shape[:-2])
        noise = numerics.standard_normal(shape, size, self.quaternion, generator, where)
        return self._from_op(self._lie.perturb(*self._tensors(), numerics.covariance_root(covariance), noise))

    @classmethod
    def left_jacobian(cls, tangent: TensorLike) -> Tensor:
        """Return the left Jacobian J of the exponential map.

        To first order in d, ``exp(tangent + d)`` is ``exp(J d) @ exp(tangent)``. The shape is (*batch, 3, 3) for a
        Rotation and (*batch, 6, 6) for a Pose.
        """
        return cls._lie.left_jacobian(cls._argument(tangent, "left_jacobian", "tangent"))

    @classmethod
    def left_jacobian_inverse(cls, tangent: TensorLike) -> Tensor:
        """Return the inverse of ``left_jacobian``, which does not exist at an angle of 2 pi."""
        return cls._lie.left_jacobian_inverse(cls._argument(tangent, "left_jacobian_inverse", "tangent"))

    @classmethod
    def right_jacobian(cls, tangent: TensorLike) -> Tensor:
        """Return the right Jacobian J of the exponential map.

        To first order in d, ``exp(tangent + d)`` is ``exp(tangent) @ exp(J d)``. The shape is (*batch, 3, 3) for a
        Rotation and (*batch, 6, 6) for a Pose.
        """
        return cls._lie.left_jacobian(-cls._checked_tangent(tangent, "right_jacobian"))

    @classmethod
    def right_jacobian_inverse(cls, tangent: TensorLike) -> Tensor:
        """Return the inverse of ``right_jacobian``, which does not exist at an angle of 2 pi."""
        return cls._lie.left_jacobian_inverse(-cls._checked_tangent(tangent, "right_jacobian_inverse"))

    def mean(self, weights: TensorLike | None = None, dim: Dims | None = 0, *, kind: str = "chordal") -> Self:
        """Average over batch dimensions, the positions and the rotations separately.

        The chordal mean minimises the weighted sum of squared Frobenius distances between rotation matrices. The
        Karcher mean minimises the weighted sum of squared angles. Both are unique if all rotations are less than pi / 2
        from a common one. Where the chordal mean is not unique, the minimiser with the smallest angle is returned, and
        its gradient contains only the part that is determined.

        Args:
            weights: Weights that broadcast to the batch shape. The default is equal weights. The mean is NaN where a
                weight is negative or where all weights are 0.
            dim: One or more batch dimensions, or None for all of them.
            kind: "chordal" or "karcher".
        """
        return self._unchecked(*numerics.mean(self._tensors(), weights, dim, kind, self._where("mean")))
