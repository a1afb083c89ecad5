"""Derivatives of solutions by the implicit function theorem."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .solving import Inputs, Options, Solved, solve


def solution(
    residual: Callable[..., Any], initial: Any, inputs: Inputs, options: Options, gradient: str | None
) -> tuple[Any, Solved]:
    """The solutions in the nesting of ``initial``, and what is known of them. Derivatives flow to ``inputs``."""
    solved = solve(residual, initial, inputs, options)
    return solved.variables.nested(solved.state), solved
