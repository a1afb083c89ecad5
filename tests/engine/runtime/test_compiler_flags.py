"""Flags of the CPU compiler, by the length of a kernel."""

from __future__ import annotations

from typing import Any

import pytest

from posekit.engine.codegen import FLAT
from posekit.engine.runtime import kernel
from posekit.math import jacobi, pose, steps


@pytest.mark.parametrize(("level", "expected"), [(None, True), (2, True), (0, False)])
def test_long_algebra_is_compiled_with_fewer_optimisations(monkeypatch: Any, level: int | None, expected: bool) -> None:
    made = kernel.module_options() | {"optimization_level": level}
    monkeypatch.setattr(kernel, "module_options", lambda: made)
    for long in (steps.advance(("P",), False).op.program, jacobi.start.op.program):
        declared = kernel.declare(long, "f64", FLAT)
        assert declared.module.options["cpu_compiler_flags"].endswith(" -O1") == expected
    short = kernel.declare(pose.apply.op.program, "f64", FLAT)
    assert not short.module.options["cpu_compiler_flags"].endswith(" -O1")
