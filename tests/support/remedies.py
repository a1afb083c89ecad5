"""Expressions in error messages that read files, draw or search: they are not evaluated, but their calls must fit."""

from __future__ import annotations

import ast
import inspect
from typing import Any

import posekit as pk

MODULES = ("io", "viz", "metrics", "kinematics", "interop", "registration")
SEARCHES = ("least_squares", "pnp", "icp", "hand_eye", "triangulate", "Problem", "problem", "Robot", "robot", "Camera")


def is_only_checked(expression: str) -> bool:
    """Whether an expression calls one of these functions."""
    head = expression.removeprefix("pk.").partition("(")[0].partition(".")[0]
    return head in MODULES + SEARCHES


def check_call(expression: str, names: dict[str, Any]) -> None:
    """Raise unless the function of a call exists and takes arguments of that number and of those names."""
    names = {
        "pk": pk,
        "problem": pk.Problem(),
        "robot": pk.Robot.example() if "robot." in expression else None,
        **names,
    }
    call = ast.parse(expression, mode="eval").body
    if not isinstance(call, ast.Call):
        eval(expression, names)
        return
    inner = call.func
    if isinstance(inner, ast.Attribute) and isinstance(inner.value, ast.Call):  # of the result of a call
        check_call(ast.unparse(inner.value), names)
        return
    function = eval(ast.unparse(inner), names)
    keywords = {word.arg: None for word in call.keywords if word.arg is not None}
    inspect.signature(function).bind(*[None for x in call.args if not isinstance(x, ast.Starred)], **keywords)
