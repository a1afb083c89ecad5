"""Tiles of launches on CUDA: what kernels compute is tested by emulation, and what they are compiled to by NVRTC."""

from __future__ import annotations

import math
import pathlib
import re
import shutil
import tempfile
from collections.abc import Sequence

import pytest
import torch
from torch import Tensor

from posekit.engine.codegen import Access, arguments
from posekit.engine.runtime import kernel, launch_grids, plan
from posekit.math import pose
from tests.reference import pose as reference
from tests.support import contract, emulation, sampling
from tests.support.contract import Shape

needs_compiler = pytest.mark.skipif(shutil.which("g++") is None, reason="needs g++")
APPLY = pose.apply.op.program
# One pose on many points, few poses with many and with few points each, all pairs, and dimensions that do not merge.
PAIRS: tuple[tuple[Shape, Shape], ...] = (
    ((), (777,)),
    ((5, 1), (5, 70)),
    ((40, 1), (40, 3)),
    ((33, 1), (70,)),
    ((1, 70), (20, 1)),
    ((6, 1, 9), (6, 5, 1)),
    ((1, 3, 1, 2, 1), (5, 1, 4, 1, 6)),
    ((1, 40, 1), (20, 1, 4)),
)


@pytest.mark.parametrize("n", [1, 2, 3, 7, 255, 256, 257, 641, 1 << 20, (1 << 30) - 1, 1 << 30])
def test_divisions_by_multiplication_are_exact(n: int) -> None:
    by = launch_grids.division(n)
    factor, shift = by & 0xFFFFFFFF, by >> 32
    multiples = [k * n + j for k in (0, 1, 2, 1000, launch_grids.MAX_THREADS // n) for j in (-1, 0, 1)]
    for x in {*multiples, *range(0, launch_grids.MAX_THREADS, 1 << 23), launch_grids.MAX_THREADS - 1}:
        if 0 <= x < launch_grids.MAX_THREADS:
            assert (x * factor >> 32) + x >> shift == x // n


def operands(first: Shape, second: Shape, dtype: torch.dtype) -> list[Tensor]:
    """A pose and points."""
    return list(contract.operands(APPLY, [first, first, second], dtype))


def gradients(inputs: Sequence[Tensor], cotangent: Tensor, apply: object = pose.apply) -> tuple[Tensor, ...]:
    leaves = [x.detach().requires_grad_() for x in inputs]
    made = apply(*leaves)  # type: ignore[operator]
    return (made.detach(), *torch.autograd.grad(made, leaves, cotangent))


@pytest.mark.slow
@needs_compiler
def test_values_and_sums_equal_the_reference_however_a_launch_is_divided(monkeypatch: pytest.MonkeyPatch) -> None:
    dtypes = (torch.float32, torch.float64, torch.float16)
    cases = []
    for i, (first, second) in enumerate(PAIRS):
        inputs = operands(first, second, dtypes[i % 3] if i < 3 else torch.float32)
        batch = torch.broadcast_shapes(first, second)
        cases.append((inputs, sampling.normal(*batch, 3, dtype=inputs[0].dtype, seed=9)))
    with emulation.as_cuda() as emulator:
        found = emulator.run(lambda: [gradients(*case) for case in cases])
        again = [gradients(*case) for case in cases]
        monkeypatch.setattr(launch_grids, "MAX_THREADS", 128)
        few = len(emulator.launched)
        divided = [gradients(*case) for case in cases]
    layouts = {title.rpartition(".")[2] for title in emulator.launched}
    assert layouts == {"pppp", "ppprrp", "ppprra", "pppaar"}
    assert len(emulator.launched) - few > few
    for case, got, twice, parts in zip(cases, found, again, divided, strict=True):
        want = gradients(*[[x.double() for x in case[0]], case[1].double()], apply=reference.apply)
        for g, t, p, w in zip(got, twice, parts, want, strict=True):
            assert torch.equal(g, t)
            assert torch.equal(g, p)
            near = {torch.float16: 1e-3, torch.float32: 2e-6, torch.float64: 1e-14}[g.dtype]
            torch.testing.assert_close(g.double(), w, rtol=0, atol=near * w.abs().max().item())


@needs_compiler
def test_rows_are_read_as_a_whole_only_where_they_are_aligned() -> None:
    _, quaternion, points = operands((50, 1), (3,), torch.float32)
    position = sampling.normal(50, 1, 3, dtype=torch.float32, seed=3)
    memory = torch.full((4 * 50 + 4,), torch.nan)
    shifted = memory[1:201].view(50, 1, 4).copy_(quaternion)
    wide = torch.full((50, 1, 6), torch.nan)[..., :4].copy_(quaternion)
    reverse = torch.stack(quaternion.unbind(-1)[::-1], -1).contiguous()
    assert (shifted.data_ptr() % 16, wide.stride(0) * 4 % 16) == (4, 8)
    flipped = torch.full((4, 50, 1), torch.nan).copy_(reverse.flip(-1).movedim(-1, 0)).movedim(0, -1)
    with emulation.as_cuda() as emulator:
        made = emulator.run(lambda: [pose.apply(position, q, points) for q in (quaternion, shifted, wide, flipped)])
    for y in made:
        assert torch.equal(y, made[0])
    torch.testing.assert_close(made[0], reference.apply(position, quaternion, points), rtol=1e-5, atol=1e-5)


def made(first: Shape, second: Shape) -> tuple[plan.Plan, list[Shape]]:
    """The plan of all gradients of a pose on points in float32, and the shapes of their operands."""
    batch = torch.broadcast_shapes(first, second)
    vjp = APPLY.vjp((True,) * 3, (True,), (first != batch, first != batch, second != batch))
    assert vjp.program is not None
    candidates = [(*first, 3), (*first, 4), (*second, 3), (*batch, 3)]
    shapes = [candidates[i] for i in vjp.sources]
    results = [batch for batch, r in zip((first, first, second), vjp.results, strict=True) if r is not None and r >= 0]
    return plan.make(vjp.program, shapes, [plan.contiguous(s, 1) for s in shapes], results, number=4), shapes


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ((), (100_000,)),
        ((), (1 << 24,)),
        ((1 << 10, 1), (1 << 12,)),
        ((1 << 10, 1), (1 << 10, 1 << 10)),
        ((1 << 16, 1), (1 << 16, 100)),
        ((1, 1 << 10), (1 << 10, 1)),
        ((1, 1 << 8, 1, 1 << 5), (1 << 5, 1, 1 << 6, 1)),
        ((1 << 6, 1, 1 << 6), (1 << 6, 1 << 6, 1)),
    ],
    ids=str,
)
def test_partial_sums_are_small_compared_with_what_is_summed(first: Shape, second: Shape) -> None:
    planned, shapes = made(first, second)
    assert planned.grid is not None
    partials = [8 * k * math.prod(s) for k, s in zip(planned.grid.partials, planned.outputs, strict=True)]
    assert sum(partials) <= max(4 * math.prod(shape) for shape in shapes) / 4


def test_a_sum_over_the_loop_of_one_tile_is_written_as_a_result() -> None:
    for first, second in (((1 << 20, 1), (1 << 20, 4)), ((1000, 1), (1000, 200)), ((4, 1 << 20), (1 << 20,))):
        planned, _ = made(first, second)
        assert planned.grid is not None
        assert planned.grid.partials in ((0, 0), (0, 0, 0))


def test_every_element_is_computed_by_one_launch_and_no_launch_is_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(launch_grids, "MAX_THREADS", 1 << 12)
    shape = (40, 50, 60)
    strides = [(1, 7000, 140, 1), (4, 10_000, 200, 1), (3, 15_000, 300, 1)]
    planned = plan.make(APPLY, [(*shape, 3), (*shape, 4), (*shape, 3)], strides, None, number=4)
    assert planned.grid is not None
    names = arguments(APPLY, planned.layout)
    written = []
    for threads, values in planned.grid.launches([0] * 4, [1] * 4):
        a = dict(zip(names, values, strict=True))
        assert a["tiles"] <= threads <= 1 << 12
        tiles, offset = torch.arange(a["tiles"]), torch.full((a["tiles"],), a["o0_"])
        for d in (3, 2, 1, 0):
            n = a.get(f"n{d}", 1 << 30)
            offset += tiles % n * a[f"o0_s{d}"]
            tiles //= n
        written.append(offset)
    assert torch.equal(torch.cat(written).sort().values, torch.arange(0, 3 * math.prod(shape), 3))


@pytest.mark.slow
def test_kernels_of_tiles_read_rows_of_16_bytes_and_have_no_atomics_nor_divisions() -> None:
    import warp as wp

    gradient = APPLY.vjp((True,) * 3, (True,), (True, True, False)).program
    assert gradient is not None
    keys = [
        kernel.declare(program, "f32", tuple(map(Access, letters)), module="tiles").key
        for program, letters in ((APPLY, "pppp"), (gradient, "ppprrp"), (gradient, "ppprra"))
    ]
    module = wp.get_module("tiles")
    module.options.update(kernel.module_options() | {"optimization_level": 3})  # that of users
    archs = [sorted(wp.get_cuda_supported_archs())[k] for k in (0, -1)]
    with tempfile.TemporaryDirectory() as folder:
        paths = wp.compile_aot_module(module, device=None, arch=archs, module_dir=folder, use_ptx=True)
        texts = [pathlib.Path(path).read_bytes().decode(errors="replace") for path in paths]
    for arch, text in zip(archs, texts, strict=True):
        assert f".target sm_{arch}" in text
        entries = text.split(".entry ")[1:]
        assert len(entries) == len(keys)
        for entry in entries:
            assert re.search(r"ld\.global(\.nc)?\.v4\.[fbu]32", entry)
            assert not re.search(r"\b(atom|red)\.", entry)
            # Those of `wp.tid` are for several threads to an index: a launch has one, and skips them.
            assert sorted(re.findall(r"\b(?:div|rem)\.[su]\d+", entry)) == ["div.u32", "div.u64"]
            assert ".local" not in entry
