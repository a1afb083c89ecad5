"""Ops with dozens and hundreds of outputs: loops are vectorised like those of small ops, and builds print nothing."""

from __future__ import annotations

import tempfile

import pytest
import torch

import posekit as pk
from posekit.algebra import Array, select, sqrt
from posekit.engine.codegen import Access
from posekit.engine.runtime.kernel import source
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
    # Longer algebra has vectors as its numbers: see `test_llvm_compiles_long_algebra_in_one_form`.
    remarks = build_output(min(WIDTHS), "-Rpass=loop-vectorize -Rpass-missed=loop-vectorize")
    assert remarks.count("remark: vectorized loop (vectorization width: ") >= 3
    assert "the optimizer was unable" not in remarks


def long(x: Array[3], y: Array[2, 3]) -> tuple[Array[9], Array[2]]:  # type: ignore[valid-type]
    """Long algebra of a narrow row and of a matrix."""
    a: list = [*x, *y]
    for i in range(220):
        j, k = (i + 1) % 9, (i + 4) % 9
        a[i % 9] = select(a[j] < a[k], a[j] * 0.5 + 0.25, sqrt(a[k] * a[k] + a[j] * 0.1)) + a[i % 9] * 0.125
    return Array[9](a), Array[2](a[:2])


LONG = pk.op(long, name="long", returns="whole part")


def long_in_torch(x: torch.Tensor, y: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    a = [*x.unbind(-1), *y.flatten(-2).unbind(-1)]
    for i in range(220):
        j, k = (i + 1) % 9, (i + 4) % 9
        smaller, larger = a[j] * 0.5 + 0.25, (a[k] * a[k] + a[j] * 0.1).sqrt()
        a[i % 9] = torch.where(a[j] < a[k], smaller, larger) + a[i % 9] * 0.125
    return torch.stack(a, -1), torch.stack(a[:2], -1)


@pytest.mark.slow(but="*float64")
@pytest.mark.parametrize("dtype", [torch.float64, torch.bfloat16], ids=str)
def test_elements_of_long_algebra_have_the_same_bits_alone_in_blocks_and_at_any_strides(dtype: torch.dtype) -> None:
    generator = torch.Generator().manual_seed(0)
    x, y = (torch.rand(37, *shape, generator=generator, dtype=torch.float64).to(dtype) for shape in ((3,), (2, 3)))
    alone = [torch.cat(rows) for rows in zip(*[LONG(x[i : i + 1], y[i : i + 1]) for i in range(37)], strict=True)]
    for n in range(2, 38):
        for found, expected in zip(LONG(x[:n], y[:n]), alone, strict=True):
            assert torch.equal(found, expected[:n]), n
    strided = LONG(x.repeat_interleave(2, 0)[::2], y.mT.contiguous().mT)
    broadcast = LONG(x[:1].expand(37, 3), y)
    each = [torch.cat(rows) for rows in zip(*[LONG(x[:1], y[i : i + 1]) for i in range(37)], strict=True)]
    for found, expected in zip((*strided, *broadcast), (*alone, *each), strict=True):
        assert torch.equal(found, expected)
    tolerance = 1e-13 if dtype is torch.float64 else 1e-2
    torch.testing.assert_close(
        [a.double() for a in alone], [*long_in_torch(x.double(), y.double())], rtol=tolerance, atol=tolerance
    )


def test_llvm_compiles_long_algebra_in_one_form() -> None:
    """Of a loop that it vectorises, it compiles a vector form and a scalar one."""
    for op, element in ((LONG, False), (declared(WIDTHS[0], "short"), True)):
        text = source(op.op.program, "f64")
        marked = [part.partition("\n}")[0] for part in text.split("#pragma clang loop vectorize(assume_safety)")[1:]]
        assert any(["PK_SQRT" in loop for loop in marked]) is element


@pytest.mark.parametrize("access", [Access.STRIDED, Access.INDEXED])
def test_loops_that_copy_rows_to_tiles_are_not_unrolled(access: Access) -> None:
    program = declared(WIDTHS[0], "tiled").op.program
    copies = [
        line for line in source(program, "f64", (access, Access.STRIDED)).splitlines() if "vectorize(disable)" in line
    ]
    assert len(copies) >= 2
    assert all(["unroll(disable)" in line for line in copies])
