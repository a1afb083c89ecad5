"""`least_squares`: many small least-squares problems at once."""

from __future__ import annotations

import numbers
from collections.abc import Callable
from typing import Any, Literal, NamedTuple, TypeVar

import numpy as np
from torch import Tensor
from torch.compiler import is_compiling

from .. import arguments
from ..engine import is_mapped, pytree, unwrapped
from ..errors import ArgumentError, OptionError
from ..geometry import Loss
from .dense import DenseOptions
from .dense_call import solution
from .implicit import Inputs
from .progress import reporter
from .results import LeastSquaresResult, clock

__all__ = ["least_squares"]

GRADIENTS = ("implicit", "gauss_newton")

V = TypeVar("V")


class KnownWeight(NamedTuple):
    """A weight of `least_squares` that needs no checks: no number is negative, and data are finite where it is 0."""

    numbers: Tensor


_HINTS = {
    **arguments.synonyms("x0 start init initial_guess", "the start is `initial`, the second argument"),
    "method": "the method is that of Levenberg and Marquardt; bounds and other methods are those of SciPy",
    "bounds": "there are no bounds; `prior` keeps unknowns near values, and `fixed` holds them",
    **arguments.synonyms("jac jacobian", "derivatives are those of the residual; none needs to be given"),
    "args": "data follow the start: `least_squares(residual, initial, *data)`",
    **arguments.synonyms("max_nfev maxiter max_iter iterations num_iterations", "use `max_iterations`"),
    **arguments.synonyms("ftol xtol gtol tol rtol atol epsilon", "use `tolerance`"),
    **arguments.synonyms("f_scale robust kernel robust_loss", 'use `loss=pk.Loss("huber", scale)`'),
    **arguments.synonyms("weights sigma information", "use `weight`: numbers, or information matrices"),
    **arguments.synonyms("disp show", "use `verbose=True`, or `summary()` of the result"),
}


@arguments.closed(_HINTS)
def least_squares(
    residual: Callable[..., Any],
    initial: V,
    *data: Any,
    weight: Any = None,
    loss: Loss | str | None = None,
    fixed: Any = None,
    prior: Any = None,
    batch_dims: int | None = None,
    max_iterations: int = 50,
    tolerance: float | None = None,
    gradient: Literal["implicit", "gauss_newton"] | None = "implicit",
    callback: Callable[[Any], Any] | None = None,
    progress: bool = True,
    verbose: bool = False,
) -> LeastSquaresResult[V]:
    """Find the values that minimise the sum of the squared norms of residuals, or of a robust loss of these.

    The leading batch dimensions of ``initial`` are independent problems, which are solved together by the method of
    Levenberg and Marquardt on the manifold: each with a damping, an acceptance of steps and an end of its own, to the
    same bits as alone.

    >>> from posekit.algebra import Vec2, Vec3
    >>> @pk.op
    ... def reprojection(camera_T_world: pk.algebra.Pose, point: Vec3, pixel: Vec2) -> Vec2:
    ...     x, y, z = camera_T_world @ point
    ...     return Vec2((x / z - pixel[0], y / z - pixel[1]))
    >>> points = torch.tensor([[1.0, 0, 4], [0, 1, 4], [-1, 0, 5], [0, -1, 6]])
    >>> camera_T_world = pk.Pose.exp([0.1, 0.2, 0.3, 0.1, 0, 0])
    >>> seen = camera_T_world @ points
    >>> result = pk.least_squares(reprojection, pk.Pose.identity(), points, seen[:, :2] / seen[:, 2:])
    >>> result.status, result.value.allclose(camera_T_world, atol=1e-4)
    ('converged', True)

    A residual that is a declared op (`posekit.op`) is evaluated, weighted and summed in one kernel, in which neither
    residuals nor Jacobians are stored. Its first arguments are the leaves of ``initial``, and its batch dimensions
    after those of the problems are the rows of a problem: the 4 points above. A camera is two arguments, its intrinsics
    and its distortion if it has any. Poses with dimensions beyond those of the problems belong to one row each, such as
    the views of a camera that is calibrated; other unknowns are shared by all rows.

    Any other function is called once with symbolic tensors, and becomes such an op where each row of its residuals
    depends on one problem, and on one row of the data, through elementwise functions, products of small matrices and
    ops of posekit. A call then takes some milliseconds more than that of a declared op. A function that does anything
    else, such as a branch by values, or a mean over the rows, is differentiated by `posekit.jacobian` in each
    iteration, which takes 10 to 30 times as long as an op. The ``route`` of the result tells which it was. The first
    call of each kind compiles a kernel.

    Args:
        residual: The residuals, ``residual(value, *data)``: a declared op or any function. It returns a tensor or a
            nesting of tensors of shape (*batch, *rows, k): residual vectors of k numbers each. A declared op may return
            a `Scalar`, a vector of one number.
        initial: Where the search starts: a Pose, Rotation, Pose2, Rotation2, Similarity, Camera or tensor, or a nesting
            of them. A tensor of shape (*batch, ...) holds independent numbers, all of them unknowns.
        *data: Further arguments of the residual; arrays become tensors of their dtype. For a declared op they are
            values and tensors whose batch shapes begin with that of the problems, or with dimensions of size 1 for data
            that all problems share.
        weight: Numbers that broadcast with the residuals without their last dimension, or information matrices, for
            which (k, k) follow: symmetric and positive semidefinite. Of a nesting of residuals a nesting.
        loss: A `Loss`, or the name of one whose scale is 1, of the squared norm r^T W r of each residual vector. The
            weights of residuals follow from its first derivative. After a step that reduced the cost as predicted, the
            next one takes the second derivative into account, too, if the Hessian with it is positive definite.
        fixed: Unknowns that keep their value: in the nesting of ``initial``, bools for leaves, or masks that are True
            for fixed components: of the tangents of poses and the like, of the numbers of a tensor, and of intrinsics
            followed by distortion.
        prior: In the nesting of ``initial``, an `UncertainPose` or `UncertainRotation` where an estimate is known, or
            None. It counts as a residual, the displacement from the estimate, weighted by the inverse covariance.
        batch_dims: The number of leading dimensions of ``initial`` that are problems. By default all of the first pose,
            rotation or camera, or, if all are tensors, all but the last dimension of the first one.
        max_iterations: The largest number of steps to try.
        tolerance: A problem has converged if the residuals cannot be reduced by more than this relative to their norm:
            if the cosine of the angle between the residuals and their changes by steps is smaller. By default 1e-10 for
            float64 and 1e-5 for float32. With 0 exactly ``max_iterations`` steps are tried without a look at the
            numbers, so that the call compiles to one graph.
        gradient: How gradients flow through the solution to data, weights, priors, the scale of the loss, and what is
            fixed: numbers of tensors and cameras, and poses and the like that are fixed as a whole. "implicit"
            is the implicit function theorem with the exact Hessian, in reverse and forward mode and for derivatives of
            any order; "gauss_newton" leaves out the second derivatives of the residuals, which is cheaper and wrong
            where residuals are large; with None, solutions are constants.
        callback: Called after each iteration with an object that has ``iteration``, ``value``, ``cost`` and ``active``.
            What it raises ends the search.
        progress: Whether to show a progress bar after a second.
        verbose: Whether to print a line for each iteration instead.

    Returns:
        The solutions, with costs, statuses, covariances and null spaces.
    """
    begin = clock()
    if not callable(residual):
        raise ArgumentError(f"least_squares: residual must be a function, got {type(residual).__name__}")
    robust = Loss._of(loss, "least_squares: loss")
    options = DenseOptions(
        None if robust is None else robust.name,
        None if fixed is None else pytree.tree_map(_constant, fixed),
        batch_dims,
        arguments.integer(max_iterations, "least_squares: max_iterations", 0),
        _tolerance(tolerance),
        _followed(callback, progress, verbose),
        isinstance(weight, KnownWeight),
    )
    weight = weight.numbers if isinstance(weight, KnownWeight) else weight
    if gradient is not None:
        arguments.check_choice(gradient, GRADIENTS, "least_squares: gradient")
    data = tuple([arguments.array(x, "least_squares: data") if isinstance(x, np.ndarray) else x for x in data])
    inputs = Inputs(data, weight, None if robust is None else robust.scale, prior)
    call = residual, initial, inputs, options, gradient, begin
    if is_compiling():
        return solution(*call)
    with arguments.Watch("least_squares", max_iterations, progress and not verbose):
        return solution(*call)


def _constant(mask: Any) -> Any:
    """A mask outside of the transforms of torch.func, which wrap whatever is made in them, but for that of vmap."""
    return unwrapped(mask) if isinstance(mask, Tensor) and not is_mapped(mask) else mask


def _tolerance(value: Any) -> float | None:
    where = "least_squares: tolerance"
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, numbers.Real):
        raise ArgumentError(f"{where} must be a number, got {type(value).__name__}")
    if not 0 <= float(value) < 1:
        raise OptionError(f"{where} must be at least 0 and less than 1, got {value}")
    return float(value)


def _followed(callback: Any, progress: Any, verbose: Any) -> Any:
    """What is called after each iteration, or None."""
    arguments.check_functions("least_squares", callback=callback)
    arguments.check_flags("least_squares", progress=progress, verbose=verbose)
    return reporter("least_squares", callback) if verbose else callback
