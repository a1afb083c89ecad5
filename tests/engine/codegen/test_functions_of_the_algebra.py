"""Kernels with the functions of `posekit.algebra`: they compile for CUDA, are vectorised, and do not call libm."""

from __future__ import annotations

import pathlib
import re
import tempfile

import pytest

import posekit as pk
from posekit.algebra import Scalar, acos, asin, atan2, cos, exp, log, power, sin, tan
from posekit.engine.codegen import FLAT
from posekit.engine.ops.torch_op import derived
from posekit.engine.runtime import kernel
from tests.support import kernels as built


@pk.op
def trigonometric(x: Scalar, y: Scalar) -> tuple[Scalar, Scalar]:
    return sin(x) * cos(y) + tan(x), atan2(y, x) + asin(x) + acos(y)


@pk.op
def powers(x: Scalar, y: Scalar) -> tuple[Scalar, Scalar]:
    return exp(x) + log(y), power(x, y) + power(x, 1.5) + power(2, y)


OPS = {op.__name__: op for op in (trigonometric, powers)}


def declared(name: str, label: str) -> object:
    """A Warp module with the value, the gradients and the Jacobian of an op in both precisions."""
    import warp as wp

    op, module = OPS[name], f"functions_{name}_{label}"
    for kind in ("f32", "f64"):
        for program in (op.op.program, derived(op.op.program, "vjp"), op.jacobian(("x", "y")).op.program):
            assert program is not None
            kernel.declare(program, kind, FLAT, module=module)
    made = wp.get_module(module)
    made.options.update(kernel.module_options() | {"optimization_level": 2})
    return made


@pytest.mark.slow(but="powers")
@pytest.mark.parametrize("name", OPS)
def test_kernels_compile_for_cuda(name: str) -> None:
    import warp as wp

    with tempfile.TemporaryDirectory() as folder:
        (path,) = wp.compile_aot_module(declared(name, "cuda"), device=None, arch=[90], module_dir=folder, use_ptx=True)
        text = pathlib.Path(path).read_bytes().decode(errors="replace")
    assert text.count(".entry ") == 6
    assert "call.uni" not in text  # no function of the math library


@pytest.mark.slow(but="trigonometric")
@pytest.mark.filterwarnings("ignore:compile_aot_module. CPU module:UserWarning")  # it is not to be run elsewhere
@pytest.mark.parametrize("name", OPS)
def test_loops_are_vectorised(name: str) -> None:
    marked, missed = built.vectorised(declared(name, "cpu"))
    assert marked > 0
    assert missed == []


def test_no_function_of_libm_is_called() -> None:
    for op in OPS.values():
        for source in (op.source(), op.source("vjp")):
            assert re.search(r"\b(sin|cos|tan|asin|acos|atan2?|exp2?|log2?|pow|ldexp|frexp)f?\(", source) is None
