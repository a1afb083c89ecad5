"""Poses that are known up to a normal distribution, to first order in their uncertainty."""

from __future__ import annotations

from typing import Any, Self, final

import attrs
import torch
from torch import Generator, Tensor

from .. import arguments, numerics
from ..arguments import TensorLike
from ..errors import ArgumentError, OptionError
from ..math import directions
from ..math import motion as ops
from .batched import Batched, Dims
from .pose import Pose
from .pytree import register

__all__ = ["UncertainPose"]

_SIDES = ("right", "left")


@final
@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class UncertainPose(Batched):
    """An immutable batch of poses with a covariance each: normally distributed tangents about the pose.

    On the right the tangents are told in the pose's own frame: ``pose.retract(d)`` with d of that covariance. On the
    left they are told in the parent frame: ``pose.left_retract(d)``. Both describe the same distributions. Estimates
    that meet in one operation are taken to be independent.

    >>> a_T_b = UncertainPose(Pose([1.0, 0.0, 0.0]), 0.01 * torch.eye(6))
    >>> (a_T_b @ ~a_T_b).covariance.diagonal()  # not the same unknown: they do not cancel
    tensor([0.0200, 0.0400, 0.0400, 0.0200, 0.0200, 0.0200])

    Args:
        pose: The mean, shape (*batch).
        covariance: Of the tangents [v, w], translation first, shape (*batch, 6, 6), symmetric and positive
            semidefinite. It and the pose are expanded to a common batch shape, as views, and promoted to one dtype.
            One that does not lie in rows, such as a transposed one, is copied.
        side: "right" or "left".
    """

    pose: Pose
    covariance: Tensor
    side: str

    # Written out: torch.compile cannot trace the one of attrs.
    def __init__(self, pose: Pose, covariance: TensorLike, side: str = "right") -> None:
        if not isinstance(pose, Pose):
            raise ArgumentError(f"UncertainPose: pose must be a Pose, got {type(pose).__name__}")
        _check_side(side, "UncertainPose")
        covariance = numerics.covariances(covariance, 6, "UncertainPose: covariance", pose.quaternion)
        arguments.check_devices("UncertainPose: pose and covariance", pose.quaternion, covariance)
        shape = arguments.broadcast("UncertainPose: pose and covariance", pose.shape, covariance.shape[:-2])
        dtype = torch.promote_types(pose.dtype, covariance.dtype)
        object.__setattr__(self, "pose", pose.to(dtype) if pose.shape == shape else pose.to(dtype).expand(*shape))
        object.__setattr__(self, "covariance", numerics.expanded(numerics.in_rows(covariance.to(dtype)), shape))
        object.__setattr__(self, "side", side)

    @classmethod
    def _of(cls, pose: Any, covariance: Any, side: str) -> Self:
        """The value of parts that are known to agree: nothing is checked."""
        self = object.__new__(cls)
        object.__setattr__(self, "pose", pose)
        object.__setattr__(self, "covariance", covariance)
        object.__setattr__(self, "side", side)
        return self

    # The batch

    def _tensors(self) -> tuple[Tensor, ...]:
        # Each with one last dimension, as those of a pose. Of a covariance in rows this is a view.
        return *self.pose._tensors(), self.covariance.flatten(-2)

    def _with(self, *tensors: Tensor) -> Self:
        return self._of(Pose._of(*tensors[:2]), tensors[2].unflatten(-1, (6, 6)), self.side)

    def _in_convention_of(self, other: Self) -> Self:
        return self.on(other.side)

    @property
    def _lead(self) -> Tensor:
        return self.pose.quaternion

    def requires_grad_(self, requires_grad: bool = True) -> Self:
        """Ask for gradients, in place: the tensors it was made of, where it shares them, ask too."""
        self.pose.requires_grad_(requires_grad)
        self.covariance.requires_grad_(requires_grad)
        return self

    def isclose(self, other: UncertainPose, *, rtol: float | Tensor = 1e-5, atol: float | Tensor = 1e-8) -> Tensor:
        """Which estimates are near each other, as a bool tensor: their poses and, on this side, their covariances.

        Poses are compared as `Pose.isclose` does; covariances differ by at most ``atol + rtol`` times the largest
        number of the other one's, in every place.
        """
        return self._near(other, *self._tolerances("isclose", other, rtol, atol))

    def _near(self, other: Self, relative: Tensor, absolute: Tensor) -> Tensor:
        given = other.on(self.side).covariance
        apart = (self.covariance - given).abs().amax((-2, -1))
        near = apart <= absolute + relative * given.abs().amax((-2, -1))
        return near & self.pose._near(other.pose, relative, absolute)

    def __repr__(self) -> str:
        shape = getattr(self.covariance, "shape", None)
        covariance = type(self.covariance).__name__ if shape is None else f"tensor of shape {tuple(shape)}"
        return f"UncertainPose(pose={self.pose!r}, covariance={covariance}, side={self.side!r})"

    def validate(self) -> Self:
        """Itself, once all its poses are valid and all covariances finite, symmetric and positive semidefinite.

        This waits for the device. Deviations of the size of rounding errors are let pass.
        """
        self.pose.validate()
        covariance = self.covariance.detach().double()
        scale = covariance.abs().amax((-2, -1))
        noise = 16 * torch.finfo(self.dtype).eps * scale
        name = "UncertainPose.validate: covariance"
        arguments.refuse(~covariance.isfinite().all(-1).all(-1), None, name, "is not finite")
        skewed = (covariance - covariance.mT).abs().amax((-2, -1)) > noise
        arguments.refuse(skewed, None, name, "is not symmetric")
        negative = torch.linalg.eigvalsh(covariance)[..., 0] < -noise
        arguments.refuse(negative, None, name, "is not positive semidefinite")
        return self

    # The side on which the tangents stand

    def on(self, side: str) -> Self:
        """The same distributions, their tangents told on the "right" or on the "left"; this is exact."""
        _check_side(side, "UncertainPose.on")
        if side == self.side:
            return self
        pose = self.pose if side == "left" else self.pose.inverse()
        return self._of(self.pose, numerics.carried(pose.adjoint(), self.covariance), side)

    def to_left(self) -> Self:
        """The same distributions, their tangents in the parent frame."""
        return self.on("left")

    def to_right(self) -> Self:
        """The same distributions, their tangents in the pose's own frame."""
        return self.on("right")

    # Algebra

    def compose(self, other: UncertainPose | Pose) -> Self:
        """The other, given in this one's frame, in the parent frame: ``self @ other``, on this one's side.

        A Pose is certain. The covariances add up to first order.
        """
        return self._composed(other, "compose")

    def _composed(self, other: UncertainPose | Pose, method: str) -> Self:
        second = other if isinstance(other, Pose) else _estimate(other, method).pose
        _check_fits(self.pose, second, method)
        pose = self.pose.compose(second)
        covariance = self.covariance
        if self.side == "right":
            covariance = numerics.carried(second.inverse().adjoint(), covariance)
        if isinstance(other, UncertainPose):
            added = other.on(self.side).covariance
            covariance = covariance + (added if self.side == "right" else numerics.carried(self.pose.adjoint(), added))
        return self._of(pose, covariance.to(pose.dtype).expand(*pose.shape, 6, 6), self.side)

    def __matmul__(self, other: UncertainPose | Pose) -> Self:
        return self.compose(other)

    def __rmatmul__(self, other: Pose) -> Self:  # type: ignore[misc]  # Pose knows what has an `_after`
        """A certain pose before this one."""
        given: Any = other  # what no type checker has seen
        if not isinstance(given, Pose):
            fact = f"{type(given).__name__} @ UncertainPose has no meaning"
            raise ArgumentError(f"{fact}: it takes a Pose or an UncertainPose")
        return self._after(other)

    def _after(self, other: Pose) -> Self:
        _check_fits(other, self.pose, "compose")
        covariance = self.covariance if self.side == "right" else numerics.carried(other.adjoint(), self.covariance)
        pose = other.compose(self.pose)
        return self._of(pose, covariance.to(pose.dtype).expand(*pose.shape, 6, 6), self.side)

    def inverse(self) -> Self:
        """The parent frame as seen from this one: ``~self``, on the same side."""
        # The inverse of T exp(d) is exp(-d) T^-1: the tangents change sides, and are carried back.
        pose = self.pose if self.side == "right" else self.pose.inverse()
        return self._of(self.pose.inverse(), numerics.carried(pose.adjoint(), self.covariance), self.side)

    __invert__ = inverse

    def between(self, other: UncertainPose | Pose) -> Self:
        """The other, given in the same parent frame, as seen from this one: ``~self @ other``, on this one's side.

        The two are taken to be independent: what both owe to a common past does not cancel.
        """
        return self.inverse()._composed(other, "between")

    def retract(self, tangent: TensorLike) -> Self:
        """Moved by certain twists [v, w], shape (*batch, 6), told in this frame: ``self @ exp(tangent)``."""
        name = "UncertainPose.retract: tangent"
        tangent = arguments.tensor(tangent, name, self.pose.quaternion)
        arguments.check(tangent, 6, name)
        return self._composed(Pose.exp(tangent), "retract")

    def fuse(self, *others: UncertainPose, iterations: int = 5) -> Self:
        """The estimate that independent estimates of one pose make together, on this one's side.

        It minimises the sum of all squared distances, each in the standard deviations of its estimate, by Gauss-Newton
        steps on the group; `iterations` of 1 is the linear fusion at this one's mean. Gradients pass through the steps.
        Five steps leave 1e-7 rad at standard deviations of 0.2 rad; wider estimates take more of them. Three estimates
        at once are not quite two and then the third, whose covariance is of first order.
        The covariances may be singular, also all in common directions: what is known to stay in a plane stays there.
        What several know for certain they must agree on, or there is nothing between them; it has no useful gradient.
        """
        if not others:
            raise ArgumentError("UncertainPose.fuse: needs another estimate")
        first, *rest = [self.on("right"), *[_estimate(other, "fuse").on("right") for other in others]]
        if isinstance(iterations, bool) or not isinstance(iterations, int):
            raise ArgumentError(f"UncertainPose.fuse: iterations must be an integer, got {type(iterations).__name__}")
        if iterations < 1:
            raise OptionError(f"UncertainPose.fuse: iterations must be at least 1, got {iterations}")
        shape = arguments.broadcast("UncertainPose.fuse", first.shape, *[other.shape for other in rest])
        pose = first.pose.expand(*shape)
        for _ in range(iterations):
            # Seen from the pose so far: where each estimate says the true one is, and how well it knows.
            step, covariance = _seen(pose, first)
            for other in rest:
                there, given = _seen(pose, other)
                gain = numerics.gain_of(covariance, given)
                step = step + numerics.times(gain, (there - step).unsqueeze(-1)).squeeze(-1)
                kept = torch.eye(6, dtype=gain.dtype, device=gain.device) - gain
                covariance = numerics.carried(kept, covariance) + numerics.carried(gain, given)
            pose = pose.retract(step)
        covariance = numerics.carried(Pose.right_jacobian(step), covariance)  # from before the last step to after it
        return self._of(pose, covariance, "right").on(self.side)

    def apply(self, points: TensorLike, point_covariance: TensorLike | None = None) -> tuple[Tensor, Tensor]:
        """The points, given in this frame, in the parent frame, and the covariances of where they are.

        Args:
            points: Shape (*batch, 3).
            point_covariance: Of the points themselves, in this frame, shape (*batch, 3, 3); none if left out.

        Returns:
            The points, shape (*batch, 3), and their covariances, shape (*batch, 3, 3).
        """
        pose = self.pose
        points = arguments.tensor(points, "UncertainPose.apply: points", pose.quaternion)
        arguments.check(points, 3, "UncertainPose.apply: points")
        arguments.check_devices("UncertainPose.apply: pose and points", pose.quaternion, points)
        arguments.broadcast("UncertainPose.apply", pose.shape, points.shape[:-1])
        own = None
        if point_covariance is not None:
            name = "UncertainPose.apply: point_covariance"
            own = numerics.covariances(point_covariance, 3, name, pose.quaternion)
            arguments.broadcast("UncertainPose.apply", pose.shape, points.shape[:-1], own.shape[:-2])
        moved = pose.apply(points)
        if self.side == "left":
            spread = ops.point_covariance(moved, self.covariance)
            return moved, spread if own is None else spread + directions.apply_covariances(pose.quaternion, own)
        spread = ops.point_covariance(points, self.covariance)
        spread = spread if own is None else spread + own
        return moved, directions.apply_covariances(pose.quaternion, spread)

    def sample(self, *shape: Dims, generator: Generator | None = None) -> Pose:
        """Poses drawn at random, shape (*shape, *batch). Gradients reach the mean and the covariance."""
        sizes = arguments.new_sizes(shape, "UncertainPose.sample")
        right = self.on("right")
        return right.pose.expand(*sizes, *self.shape).perturb(right.covariance, generator=generator)

    def mahalanobis(self, other: UncertainPose | Pose) -> Tensor:
        """How far the other is from here, in standard deviations of their difference, shape (*batch).

        For a true pose, or another estimate of the same one, the square has to first order a chi-square distribution of
        6 degrees of freedom. Where the sum of the covariances is not positive definite, beyond rounding, it is NaN. Its
        gradient at 0, which does not exist, is 0.
        """
        right = self.on("right")
        pose = other if isinstance(other, Pose) else _estimate(other, "mahalanobis").pose
        _check_fits(self.pose, pose, "mahalanobis")
        if isinstance(other, Pose):
            error, covariance = right.pose.local(other), right.covariance
        else:
            second = _estimate(other, "mahalanobis").on("right")
            error, covariance = right.pose.local(second.pose), right.covariance + second.covariance
        covariance, unit = numerics.correlation(arguments.wide(0.5 * (covariance + covariance.mT).to(error.dtype)))
        factor, failed = torch.linalg.cholesky_ex(covariance)
        definite = numerics.is_definite(factor, failed, error.dtype)
        factor = torch.where(definite[..., None, None], factor, torch.nan)
        whitened = torch.linalg.solve_triangular(factor, (arguments.wide(error) / unit).unsqueeze(-1), upper=False)
        square = whitened.square().sum((-2, -1))
        # Where it is 0 the root is taken of 1, which has derivatives.
        return torch.where(square == 0, 0, torch.where(square == 0, 1, square).sqrt()).to(error.dtype)


def _check_side(side: Any, where: str) -> None:
    arguments.check_choice(side, _SIDES, f"{where}: side")


def _check_fits(first: Pose, second: Pose, method: str) -> None:
    where = f"UncertainPose.{method}"
    arguments.check_devices(where, first.quaternion, second.quaternion)
    arguments.broadcast(where, first.shape, second.shape)


def _seen(pose: Pose, estimate: UncertainPose) -> tuple[Tensor, Tensor]:
    """Where an estimate on the right is in the tangents of a pose, and its covariance there."""
    tangent = pose.local(estimate.pose)
    return tangent, numerics.carried(Pose.left_jacobian(tangent), estimate.covariance)


def _estimate(value: Any, method: str) -> UncertainPose:
    if not isinstance(value, UncertainPose):
        also = "" if method == "fuse" else " or a Pose"
        remedy = "; points are moved by apply" if isinstance(value, Tensor) else ""
        given = type(value).__name__
        raise ArgumentError(f"UncertainPose.{method}: other must be an UncertainPose{also}, got {given}{remedy}")
    return value


register(UncertainPose, ("pose", "covariance"), "uncertainty", context="side")
