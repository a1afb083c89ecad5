"""What Pose and Rotation share as Lie groups: their tangents are twists [v, w] and rotation vectors."""

from __future__ import annotations

from types import ModuleType
from typing import Any, ClassVar, Never, NoReturn, Self

from torch import Generator, Tensor

from .. import arguments, numerics
from ..arguments import TensorLike
from ..errors import ArgumentError
from .batched import Batched, Dims


class Group(Batched):
    """The Lie group layer, the same for both classes.

    A tangent is a twist [v, w] of a Pose, translation first and shape (*batch, 6), or a rotation vector of a Rotation,
    shape (*batch, 3).
    """

    __slots__ = ()

    _lie: ClassVar[ModuleType]  # the ops: `math.so3` or `math.se3`

    @classmethod
    def _made(cls, tensors: Any) -> Self:
        """The value that an op returned the tensors of."""
        return cls._of(*tensors) if isinstance(tensors, tuple) else cls._of(tensors)

    @classmethod
    def _argument(cls, value: TensorLike, method: str, name: str, like: Tensor | None = None) -> Tensor:
        if isinstance(value, Tensor):
            return value
        return arguments.tensor(value, f"{cls.__name__}.{method}: {name}", like)

    @classmethod
    def _checked(cls, tangent: TensorLike, method: str) -> Tensor:
        """A tangent that can be computed with before an op checks it."""
        found = arguments.tensor(tangent, f"{cls.__name__}.{method}: tangent")
        arguments.check(found, 3 * len(cls._names), f"{cls.__name__}.{method}: tangent")
        return found

    @classmethod
    def exp(cls, tangent: TensorLike) -> Self:
        """Where a constant tangent leads in unit time: the exponential map of the group."""
        return cls._made(cls._lie.exp(cls._argument(tangent, "exp", "tangent")))

    def log(self) -> Tensor:
        """The constant tangent that leads here in unit time, turning by at most pi: the group's logarithm."""
        return self._lie.log(*self._tensors())

    def __rmatmul__(self, other: Never) -> NoReturn:  # Never: a type checker is to refuse all of them
        mine, given = type(self).__name__, type(other).__name__
        raise ArgumentError(f"{given} @ {mine} has no meaning: a {mine} acts from the left, as {mine} @ points")

    def power(self, exponent: TensorLike | float) -> Self:
        """``self ** exponent``: the motion done so many times, at constant speed along its own path; any real numbers.

        A rotation takes the shorter way round, and a pose its screw, both with w >= 0 up to half a turn. The exponents'
        shape is (*batch).
        """
        times = arguments.scalar(exponent, self._where("power: exponent"), self.quaternion)
        return self._made(self._lie.power(*self._tensors(), times))

    __pow__ = power

    def retract(self, tangent: TensorLike) -> Self:
        """Moved by tangents in its own frame: ``self @ exp(tangent)``."""
        tangent = self._argument(tangent, "retract", "tangent", self.quaternion)
        return self._made(self._lie.retract(*self._tensors(), tangent))

    def local(self, other: Self) -> Tensor:
        """The tangents in this frame that lead to the other: ``self.retract(self.local(other))`` is ``other``."""
        self._check_same(other, "local")
        return self._lie.local(*self._tensors(), *other._tensors())

    def left_retract(self, tangent: TensorLike) -> Self:
        """Moved by tangents in the parent frame: ``exp(tangent) @ self``."""
        tangent = self._argument(tangent, "left_retract", "tangent", self.quaternion)
        return self._made(self._lie.left_retract(*self._tensors(), tangent))

    def left_local(self, other: Self) -> Tensor:
        """The tangents in the parent frame that lead to the other: ``left_retract`` undoes it."""
        self._check_same(other, "left_local")
        return self._lie.left_local(*self._tensors(), *other._tensors())

    def integrate(self, tangent: TensorLike, dt: TensorLike | float) -> Self:
        """Where a constant velocity leads in a time: ``self @ exp(tangent * dt)``.

        A path at many times is ``self[..., None].integrate(tangent[..., None, :], times)``.

        Args:
            tangent: The velocity in this frame, for a unit of time: a twist, shape (*batch, 6), of a Pose, an angular
                velocity, shape (*batch, 3), of a Rotation.
            dt: The time, shape (*batch).
        """
        tangent = self._argument(tangent, "integrate", "tangent", self.quaternion)
        duration = arguments.scalar(dt, self._where("integrate: dt"), self.quaternion, tangent)
        return self._made(self._lie.integrate(*self._tensors(), tangent, duration))

    def perturb(self, covariance: TensorLike, *, generator: Generator | None = None) -> Self:
        """Moved at random in its own frame: ``retract`` by normally distributed tangents. Gradients reach both.

        Args:
            covariance: Of the tangents, shape (*batch, 6, 6) for a Pose, translation first, and (*batch, 3, 3) for a
                Rotation. Its symmetric part counts. It may be singular: no noise then goes that way. One with
                negative eigenvalues is none, and gives NaN.
            generator: Where the random numbers come from.
        """
        size = 3 * len(self._names)  # of a rotation, and of a position
        where = self._where("perturb")
        covariance = numerics.covariances(covariance, size, f"{where}: covariance", self.quaternion)
        shape = arguments.broadcast(where, self.shape, covariance.shape[:-2])
        noise = numerics.noise(shape, size, self.quaternion, generator, where)
        return self._made(self._lie.perturb(*self._tensors(), numerics.root(covariance), noise))

    @classmethod
    def left_jacobian(cls, tangent: TensorLike) -> Tensor:
        """How ``exp(tangent)`` moves in the parent frame when the tangent does: 3x3 or 6x6 matrices."""
        return cls._lie.left_jacobian(cls._argument(tangent, "left_jacobian", "tangent"))

    @classmethod
    def left_jacobian_inverse(cls, tangent: TensorLike) -> Tensor:
        """The inverse of ``left_jacobian``; singular at an angle of 2 pi."""
        return cls._lie.left_jacobian_inverse(cls._argument(tangent, "left_jacobian_inverse", "tangent"))

    @classmethod
    def right_jacobian(cls, tangent: TensorLike) -> Tensor:
        """How ``exp(tangent)`` moves in its own frame when the tangent does: 3x3 or 6x6 matrices."""
        return cls._lie.left_jacobian(-cls._checked(tangent, "right_jacobian"))

    @classmethod
    def right_jacobian_inverse(cls, tangent: TensorLike) -> Tensor:
        """The inverse of ``right_jacobian``; singular at an angle of 2 pi."""
        return cls._lie.left_jacobian_inverse(-cls._checked(tangent, "right_jacobian_inverse"))

    def mean(self, weights: TensorLike | None = None, dim: Dims | None = 0, *, kind: str = "chordal") -> Self:
        """The mean over batch dimensions, of the positions and of the rotations each; over all of them for None.

        The chordal mean minimises the sum of the weighted squared distances between rotation matrices, the Karcher
        mean that of the squared angles. Both are unique if all rotations are less than pi / 2 from some common one.
        Where the chordal mean is not, it is the best one with the smallest angle, and has the gradient of what is
        determined of it.

        Args:
            weights: They broadcast to the batch shape; equal if not given. Where one of them is negative, or all of
                them are 0, the mean is NaN.
            dim: One dimension, or several.
            kind: "chordal" or "karcher".
        """
        return self._of(*numerics.mean(self._tensors(), weights, dim, kind, self._where("mean")))
