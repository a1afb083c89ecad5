"""Ops with hundreds of outputs: their loops are vectorised like those of small ops, and builds print nothing."""

from __future__ import annotations

import tempfile

import pytest
import torch

import posekit as pk
from posekit.algebra import Array, sqrt
from tests.support import processes

WIDTHS = (60, 300)


def declared(width: int, name: str = "large"):  # type: ignore[no-untyped-def]
    def chained(x: Array[8]) -> Array[width]:  # type: ignore[valid-type]
        """Each output depends on the ones before it."""
        a, out = list(x), []
        for i in range(width):
            a[i % 8] = sqrt(a[i % 8] * a[i % 8] + a[(i + 1) % 8] * a[(i + 3) % 8] * 0.1 + 1.0)
            out.append(a[i % 8] * 0.5)
        return Array[width](out)

    chained.__annotations__ = {"x": Array[8], "return": Array[width]}
    return pk.op(chained, name=f"{name}{width}")


def in_torch(x: torch.Tensor, width: int) -> torch.Tensor:
    a, out = list(x.unbind(-1)), []
    for i in range(width):
        a[i % 8] = (a[i % 8] ** 2 + a[(i + 1) % 8] * a[(i + 3) % 8] * 0.1 + 1.0).sqrt()
        out.append(a[i % 8] * 0.5)
    return torch.stack(out, -1)


@pytest.mark.parametrize("width", [WIDTHS[0], pytest.param(WIDTHS[1], marks=pytest.mark.slow)])
@pytest.mark.parametrize("dtype", [torch.float16, torch.float32, torch.float64], ids=str)
def test_values_and_gradients_agree_with_torch(width: int, dtype: torch.dtype) -> None:
    x = torch.rand(70, 8, dtype=torch.float64, generator=torch.Generator().manual_seed(0)).to(dtype)
    large, exact = declared(width), x.double()
    ours, right = x.requires_grad_(), exact.requires_grad_()
    found, expected = large(ours), in_torch(right, width)
    eps = torch.finfo(dtype).eps
    torch.testing.assert_close(
        found.double(), expected, rtol=width * max(eps, 1e-7 if dtype.itemsize < 8 else 0), atol=0
    )
    found.sum().backward()
    expected.sum().backward()
    torch.testing.assert_close(ours.grad.double(), right.grad, rtol=50 * eps, atol=width * eps)


CODE = """
    import sys
    import torch
    import warp
    from posekit.engine.runtime import kernel, notices
    from tests.engine.codegen.test_large_ops import declared
    width, flag = int(sys.argv[1]), sys.argv[2]
    if flag:
        kernel.CPU_FLAGS = kernel.CPU_FLAGS.replace("-Wno-pass-failed", flag)
    notices.DELAY = 1e9
    x = torch.rand(2000, 8)
    large = declared(width, "said")
    warp.init()
    sys.stderr.flush()
    sys.stderr.write("BEGIN")
    sys.stderr.flush()
    large(x)
    large(x.double()[::2])
    large(x.requires_grad_()).sum().backward()
"""


def build_output(width: int, flag: str) -> str:
    """The text on stderr while kernels are built."""
    with tempfile.TemporaryDirectory() as folder:
        process = processes.start(CODE, width, flag, WARP_CACHE_PATH=folder, POSEKIT_CACHE_PATH=folder)
        try:
            _, err = process.communicate(timeout=processes.LONGEST)
        finally:
            process.kill()
    assert process.returncode == 0, err
    return err.partition("BEGIN")[2]


@pytest.mark.slow
def test_building_kernels_prints_nothing() -> None:
    assert build_output(max(WIDTHS), "") == ""


@pytest.mark.slow
def test_loops_of_large_ops_are_vectorised() -> None:
    remarks = build_output(max(WIDTHS), "-Rpass=loop-vectorize -Rpass-missed=loop-vectorize")
    assert remarks.count("remark: vectorized loop (vectorization width: ") >= 3
    assert "the optimizer was unable" not in remarks
