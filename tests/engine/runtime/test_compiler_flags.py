"""Flags of the CPU compiler, by what a kernel does."""

from __future__ import annotations

from typing import Any

import pytest

from posekit.engine.codegen import FLAT, STREAMED
from posekit.engine.runtime import kernel
from posekit.engine.runtime.machine import is_x86
from posekit.math import jacobi, pose, steps
from posekit.registration.hand_eye_start import equations


@pytest.mark.parametrize(("level", "expected"), [(None, True), (2, True), (0, False)])
def test_algebra_is_compiled_with_fewer_optimisations(monkeypatch: Any, level: int | None, expected: bool) -> None:
    made = kernel.module_options() | {"optimization_level": level}
    monkeypatch.setattr(kernel, "module_options", lambda: made)
    for op in (steps.advance(("P",), False), jacobi.start, pose.apply):
        declared = kernel.declare(op.op.program, "f64", FLAT)
        assert declared.module.options["cpu_compiler_flags"].endswith(" -O1") == (expected and is_x86())
    for declared in (
        kernel.declare(pose.apply.op.program, "f64", STREAMED),
        kernel.declare(equations.op.program, "f64", FLAT),
    ):
        assert not declared.module.options["cpu_compiler_flags"].endswith(" -O1")
    assert declared.module.options["cpu_compiler_flags"].endswith(" -O0") == expected
