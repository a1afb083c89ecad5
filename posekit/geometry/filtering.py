"""The update of an error-state Kalman filter, whose errors are tangents of a pose."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from typing import Any, TypeVar

import torch
from torch import Tensor

from .. import arguments, numerics
from ..arguments import TensorLike
from ..errors import ArgumentError, OptionError, ShapeError
from ..values import UncertainPose, UncertainRotation, where
from .jacobians import jacobian

E = TypeVar("E", UncertainPose, UncertainRotation)


_HINTS = {
    **arguments.synonyms("R noise cov measurement_covariance", "use `covariance`, of the measurement's noise"),
    **arguments.synonyms("z measurement observation", "use `measured`"),
    **arguments.synonyms("h H function", "use `measure`, a function of poses; its Jacobian is derived"),
}


@arguments.closed(_HINTS)
def kalman_update(
    estimate: E,
    measure: Callable[..., Tensor],
    measured: TensorLike,
    covariance: TensorLike,
    *data: Any,
    gate: float | None = None,
) -> tuple[E, Tensor]:
    """Update an estimate by a measurement: one step of an error-state Kalman filter, in Joseph's form.

    The step in between is a composition: ``estimate @ UncertainPose(motion, covariance)``; of rotations likewise. With
    the Jacobian H of the measurement, the covariances P and R, and the gain ``K = P H^T (H P H^T + R)^-1``, the mean
    moves by the tangent ``d = K (measured - measure(mean))``. The covariance becomes ``J ((1 - K H) P (1 - K H)^T + K R
    K^T) J^T``, where J, the right Jacobian of the group at d, expresses errors about the new mean. Gradients flow
    through all of it.

    >>> landmark = torch.tensor([2.0, 1.0, 0.0])
    >>> guess = pk.UncertainPose(pk.Pose.identity(), torch.tensor([1.0, 1, 1, 0, 0, 0]).diag())
    >>> seen = torch.tensor([1.0, 1.0, 0.0])  # in the frame of the pose, which has moved by 1
    >>> updated, distance = pk.kalman_update(guess, lambda T: T.inverse_apply(landmark), seen, 1e-4 * torch.eye(3))
    >>> updated.pose.inverse_apply(landmark).round(decimals=2), distance.round(decimals=2)
    (tensor([1., 1., 0.]), tensor(1.))

    Args:
        estimate: Of shape (*batch).
        measure: A declared op (`posekit.op`), or a function of batches: takes poses, or rotations, and ``data``, and
            returns what would be measured there, shape (*batch, k).
        measured: The measurement, shape (*batch, k).
        covariance: Of its noise, shape (*batch, k, k).
        *data: Further arguments of ``measure``.
        gate: Estimates are kept where the measurement is farther than so many standard deviations, or is not finite:
            then the distance is infinite.

    Returns:
        The updated estimate, in the ``frame`` of the given one, and the Mahalanobis distance of the measurement from
        what was expected, in standard deviations, shape (*batch). Its square has the chi-squared distribution of k
        degrees of freedom.
    """
    name = "kalman_update"
    if not isinstance(estimate, UncertainPose | UncertainRotation):
        raise ArgumentError(
            f"{name}: estimate must be an UncertainPose or an UncertainRotation, got {type(estimate).__name__}"
        )
    if not callable(measure):
        raise ArgumentError(f"{name}: measure must be a function, got {type(measure).__name__}")
    if gate is not None and not (isinstance(gate, int | float) and 0 < gate < math.inf):
        raise OptionError(f"{name}: gate must be a positive number of standard deviations, got {gate!r}")
    body: Any = estimate.in_frame("body")
    expected = measure(body._mean, *data)
    if not isinstance(expected, Tensor) or expected.shape[:-1] != body.shape or not expected.ndim:
        got = tuple(expected.shape) if isinstance(expected, Tensor) else type(expected).__name__
        raise ShapeError(f"{name}: measure must return a tensor of shape {(*body.shape, 'k')}, got {got}")
    size = expected.shape[-1]
    measurement = arguments.tensor(measured, f"{name}: measured", expected)
    arguments.check(measurement, size, f"{name}: measured")
    noise = numerics.covariances(covariance, size, f"{name}: covariance", expected)
    arguments.check_devices(name, expected, measurement, noise)
    arguments.broadcast(name, estimate=body.shape, measured=measurement.shape[:-1], covariance=noise.shape[:-2])
    slopes = jacobian(measure)(body._mean, *data)
    innovation, known = measurement - expected, None
    if gate is not None:
        known, slopes, innovation, noise = _known(slopes, innovation, noise)
    step, updated, distance = _gained(body.covariance, slopes, innovation, noise)
    moved = numerics.propagated(body._kind.right_jacobian(step), updated)
    mean = body._mean.retract(step)
    if known is not None and gate is not None:
        distance = torch.where(known, distance, math.inf)
        is_far = distance > gate
        mean = where(is_far, body._mean, mean)
        moved = torch.where(is_far[..., None, None], body.covariance, moved)
    return type(estimate)(mean, moved).in_frame(estimate.frame), distance


def _known(slopes: Tensor, innovation: Tensor, noise: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """Where all numbers of a measurement are finite, and the same numbers with others where they are not."""
    parts = [x.flatten(-2) if x is not innovation else x for x in (slopes, innovation, noise)]
    known = functools.reduce(torch.logical_and, [x.isfinite().all(-1) for x in parts])
    wide = known[..., None, None]
    eye = torch.eye(noise.shape[-1], dtype=noise.dtype, device=noise.device)
    return (
        known,
        torch.where(wide, slopes, 0),
        torch.where(known[..., None], innovation, 0),
        torch.where(wide, noise, eye),
    )


def _gained(prior: Tensor, slopes: Tensor, innovation: Tensor, noise: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """The tangent by which the pose moves, the covariance about the former pose, and the distance."""
    dtype = functools.reduce(torch.promote_types, [x.dtype for x in (slopes, innovation, noise)], prior.dtype)
    prior, slopes, innovation, noise = (arguments.wide(x.to(dtype)) for x in (prior, slopes, innovation, noise))
    mixed = numerics.matmul(prior, slopes.mT)
    total = numerics.matmul(slopes, mixed) + noise
    factor, failed = torch.linalg.cholesky_ex((total + total.mT) / 2)
    factor = torch.where((failed == 0)[..., None, None], factor, torch.nan)  # one of a batch must not stop the others
    gain = torch.cholesky_solve(mixed.mT, factor).mT
    step = numerics.matmul(gain, innovation.unsqueeze(-1)).squeeze(-1)
    rest = torch.eye(prior.shape[-1], dtype=gain.dtype, device=gain.device) - numerics.matmul(gain, slopes)
    updated = numerics.propagated(rest, prior) + numerics.propagated(gain, noise)
    whitened = torch.linalg.solve_triangular(factor, innovation.unsqueeze(-1), upper=False).squeeze(-1)
    return step.to(dtype), updated.to(dtype), torch.linalg.vector_norm(whitened, dim=-1).to(dtype)
