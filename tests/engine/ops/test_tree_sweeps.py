"""Sweeps over a tree that return the carry of the last step, against loops."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.autograd import gradcheck, gradgradcheck

from posekit.engine import SequencePort, Sweep, SweepBody, SweepOp, SweepProgram, TablePort, TreeSweepOp, Vec2, Vec3
from posekit.engine.codegen import FLAT, ONE_LANE
from posekit.engine.runtime.kernel import source

D = torch.float64


def _step(carry: Sequence[Any], q: Any, a: Vec3, row: Any) -> Any:
    point, total = carry
    moved = Vec2((point[0] * a[0] + q[0], point[1] * a[1] + q[1] * a[2]))
    return (moved, total + Vec3(a) * (q[0] * row[3])), (Vec3((moved[0], total[1], q[1])),)


SWEEP = TreeSweepOp(
    "test.tree_sweep",
    "test.tree_sweep",
    {"point": Vec2, "total": Vec3},
    ("start", (1, 0, 2)),
    _step,
    {"a": Vec3},
    columns=4,
    results={"seen": Vec3},
    gathered={"q": 2},
    shared=("a",),
)
# The parents form a tree: the last step's parent is not the one before it.
TABLE = torch.tensor([[-1, 0, 0, 1], [0, 0, 2, 0.5], [0, 0, 1, -2], [1, 0, 2, 3]], dtype=D)


def expected(q: Tensor, a: Tensor, start: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    points: list[Tensor] = []
    totals: list[Tensor] = []
    seen = []
    for i, (parent, _, column, factor) in enumerate(TABLE.tolist()):
        point = start if parent < 0 else points[int(parent)]
        total = torch.tensor([1.0, 0, 2], dtype=D) if parent < 0 else totals[int(parent)]
        x, y = q[..., int(column)], q[..., int(column) + 1]
        b = a[..., i, :]
        points.append(torch.stack((point[..., 0] * b[..., 0] + x, point[..., 1] * b[..., 1] + y * b[..., 2]), -1))
        totals.append(total + b * (x * factor).unsqueeze(-1))
        seen.append(torch.stack((points[-1][..., 0], total[..., 1].expand_as(y), y), -1))
    return points[-1], totals[-1], torch.stack(seen, -2)


def inputs(*batch: int) -> tuple[Tensor, Tensor, Tensor]:
    generator = torch.Generator().manual_seed(0)
    shapes = ((*batch, 4), (4, 3), (*batch, 2))
    q, a, start = (torch.randn(shape, dtype=D, generator=generator) for shape in shapes)
    return q, a, start


def test_sweeps_agree_with_loops() -> None:
    for batch in ((), (1,), (3,), (2, 70), (0,)):
        q, a, start = inputs(*batch)
        for got, want in zip(SWEEP(q, a, start, TABLE), expected(q, a, start), strict=True):
            torch.testing.assert_close(got, want.expand_as(got), rtol=0, atol=1e-13)
        own = a.expand(*batch, 4, 3)  # a tensor of each lane
        for got, want in zip(SWEEP(q, own.contiguous(), start, TABLE), SWEEP(q, a, start, TABLE), strict=True):
            torch.testing.assert_close(got, want, rtol=0, atol=1e-13)


def test_one_element_has_a_kernel_of_one_lane_and_the_bits_that_it_has_in_a_batch() -> None:
    def computed(q: Tensor, a: Tensor, start: Tensor) -> list[Tensor]:
        leaves = [x.clone().requires_grad_() for x in (q, a, start)]
        results = SWEEP(*leaves, TABLE)
        total = results[0].sum() + results[1].square().sum() + results[2].square().sum()
        gradients = torch.autograd.grad(total, leaves, create_graph=True)
        more = torch.autograd.grad(gradients[0].square().sum(), leaves)
        return [x.detach() for x in (*results, *gradients, *more)]

    q, a, start = inputs(5)
    own = a.expand(5, 4, 3).contiguous()
    every = computed(q, own, start)
    for k in range(5):
        for got, want in zip(computed(q[k], own[k], start[k]), every, strict=True):
            assert torch.equal(got, want[k])
    blocks = {key[-1]: int(text) for key, text in _blocks(SWEEP.at(4, 4).executable.kernels)}
    assert blocks[ONE_LANE] == 1 < blocks[FLAT]


def _blocks(kernels: dict[Any, Any]) -> list[tuple[Any, str]]:
    """The keys of loaded kernels of the sweep, and how many lanes are in their blocks."""
    program = SWEEP.model
    keys = [key for key in kernels if key[0] == program.kernel_name]
    return [(key, re.findall(r"constexpr int w = (\d+)", source(program, *key[2:]))[0]) for key in keys]


def test_sweeps_have_derivatives_of_every_order() -> None:
    leaves = [x.requires_grad_() for x in inputs(3)]
    function = lambda *x: SWEEP(*x, TABLE)  # noqa: E731
    assert gradcheck(function, leaves, check_forward_ad=True)
    assert gradgradcheck(function, leaves, fast_mode=True)


@pytest.mark.parametrize("is_tree", [True, False])
def test_a_gradient_that_depends_on_no_carry_is_that_of_all_together(is_tree: bool) -> None:
    """As those of a robot's armature and damping: derived programs whose sweeps carry nothing compute them."""
    name = f"test.{'tree' if is_tree else 'sequence'}_with_a_local_parameter"
    ports = [SequencePort("x", (1, 2)), SequencePort("gain", (1, 2), is_tree)]

    def body(sweeps: SweepProgram) -> SweepBody:
        x, gain, *_ = sweeps.symbols
        zero = sweeps.graph.const(0)
        total = Sweep("0", False, (zero,), (zero,)).carry(sweeps.graph)[0]
        down = Sweep("0", False, (zero,), (total + x[0] * x[1],))
        return SweepBody((down,), ((total * x[1] + gain[0] * x[0] * x[0], total + gain[1] * x[1]),))

    outputs = [SequencePort("y", (1, 2))]
    sweep = SweepOp(name, name, [*ports, *([TablePort("table", (1, 4))] if is_tree else [])], outputs, body)
    x, gain = torch.randn(2, 3, 4, 2, dtype=D, generator=torch.Generator().manual_seed(0))
    gain = gain[0] if is_tree else gain
    weights = torch.randn(3, 4, 2, dtype=D, generator=torch.Generator().manual_seed(1))

    def f(gain: Tensor) -> Tensor:
        (y,) = sweep.call((4,), (x, gain, *([TABLE] if is_tree else [])))
        return (y * weights).sum()

    want = torch.stack((weights[..., 0] * x[..., 0] ** 2, weights[..., 1] * x[..., 1]), -1).sum_to_size(gain.shape)
    leaf = gain.clone().requires_grad_()
    for got in (
        torch.autograd.grad(f(leaf), leaf)[0],
        torch.func.grad(f)(gain),
        torch.func.jacfwd(f)(gain),
        torch.vmap(torch.func.grad(f))(gain.expand(2, *gain.shape))[1],
    ):
        torch.testing.assert_close(got, want, rtol=0, atol=1e-12)
    assert gradcheck(f, [leaf], check_forward_ad=True)
    assert gradgradcheck(f, [leaf], check_fwd_over_rev=True)
