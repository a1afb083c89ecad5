"""Solving problems from their residuals, data and options, below all derivatives."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

import torch

from ..engine import check_capture, is_eager, together
from ..geometry import Loss
from ..math import least_squares as ops
from . import remembered
from .damping import Point, Progress, default_tolerance, minimise, settings
from .dense import DenseOptions, Fused, General, Solved, fits
from .implicit import Inputs
from .priors import free_unknowns, prior_terms
from .recorded import minimised, portable, prepared
from .repeated import RepeatedTerms
from .replayed import STEPS
from .residuals import FunctionTerms, OpTerms, Residuals, declared_terms, function_terms
from .traced import traced_terms
from .unknowns import Variables, floats


def _compiles_together(variables: Variables) -> bool:
    """Whether the kernels of a first call are compiled together: on the CPU, in eager calls."""
    return not torch.compiler.is_compiling() and variables.device.type == "cpu" and is_eager(variables.start)


def solve(residual: Callable[..., Any], initial: Any, inputs: Inputs, options: DenseOptions) -> Solved:
    """Solve problems. Nothing is recorded for derivatives."""
    with torch.no_grad():
        known = remembered.solved(residual, initial, inputs, options)
        if known is not None:
            return known
        variables = Variables(initial, options.batch_dims, floats((inputs.data, inputs.weight)))
        loss = None if options.loss is None else Loss._of_tensor(options.loss, inputs.scale)
        terms = _terms(Residuals(residual, variables, inputs.data, inputs.weight, loss, True, options.known))
        priors = prior_terms(inputs.prior, variables)
        every = [*terms, *priors]
        free = free_unknowns(options.fixed, variables)
        problem: Any = (Fused if fits(variables) else General)(every, variables, free)
        control = torch.zeros(variables.count, len(ops.CONTROL), dtype=variables.dtype, device=variables.device)
        tolerance = default_tolerance(variables.dtype) if options.tolerance is None else options.tolerance
        if tolerance and (options.max_iterations > STEPS or options.callback):
            fact = "waits for the device to see what has converged"
            check_capture(variables.device, "least_squares", fact, "pass tolerance=0")
        if isinstance(problem, Fused) and _compiles_together(variables) and problem.is_new:
            with together():
                point = Point(variables.start, problem.evaluate(variables.start))
                problem.advance(point, point, control, settings(control.dtype, control.device, tolerance))
        rest: Any = {"max_iterations": options.max_iterations, "tolerance": tolerance}
        rest["callback"] = options.callback and _notifying(options.callback, variables)
        search = prepared(problem, variables.start, tolerance, options.max_iterations)
        minimum = None if search is None else minimised(problem, search, variables.start, **rest)
        if search is not None and minimum is not None:
            remembered.remember(
                residual, initial, inputs, options, search, variables, cast("OpTerms", terms[0]), tolerance
            )
        minimum = minimum or minimise(problem, variables.start, control, portable=lambda: portable(problem), **rest)
    observations = [o for x in every for o in x.observations]
    minimum = minimum._replace(system=minimum.system[: ops.width(variables.parts)])
    return Solved(variables, minimum, free, terms[0].route, observations)


def _terms(of: Residuals) -> Sequence[OpTerms | RepeatedTerms | FunctionTerms]:
    """The residuals, evaluated in the fastest way that they allow."""
    declared = declared_terms(of)
    return [declared] if declared is not None else traced_terms(of) or [function_terms(of)]


def _notifying(callback: Callable[[Progress], Any], variables: Variables) -> Callable[[Progress], Any]:
    batch = variables.batch

    def tell(progress: Progress) -> None:
        iteration, state, cost, control = progress
        value = variables.nested([x.clone() for x in state])
        callback(Progress(iteration, value, cost.reshape(batch).clone(), control.reshape(*batch, -1).clone()))

    return tell
