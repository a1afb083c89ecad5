"""Calls of a sweep with inputs that stay, against calls of its op."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from torch import Tensor
from torch.autograd import forward_ad

import posekit as pk
from posekit.engine.ops import sweeps as module
from tests.engine.ops.test_tree_sweeps import SWEEP, TABLE, inputs
from tests.support import marks

D = torch.float64


class Subclass(Tensor):
    pass


class Counted:
    """The sweep with one tensor `a` and the table, and how many calls reached its op."""

    def __init__(self, a: Tensor) -> None:
        self.a, self.count = a, 0
        self.call = SWEEP.bound((4, 4), {1: a, 3: TABLE}, self._called)

    def _called(self, *tensors: Tensor) -> Any:
        self.count += 1
        return SWEEP(*tensors)

    def op(self, q: Tensor, start: Tensor) -> tuple[Tensor, ...]:
        return SWEEP(q, self.a, start, TABLE)

    def check(self, q: Tensor, start: Tensor) -> tuple[Tensor, ...]:
        """Compare a call with that of the op, and return its results."""
        found = self.call(q, start)
        for got, want in zip(found, self.op(q, start), strict=True):
            assert torch.equal(got, want) and got.dtype is want.dtype and got.requires_grad == want.requires_grad
        return found


def test_results_have_the_bits_of_a_call_of_the_op() -> None:
    counted = Counted(inputs()[1])
    for batch in ((), (1,), (3,), (2, 70), (0,), (900,)):
        q, _, start = inputs(*batch)
        for _ in "123":
            results = counted.check(q, start)
        again = counted.call(q, start)
        assert all(x.data_ptr() != y.data_ptr() for x, y in zip(results, again, strict=True) if x.numel())
    counted.check(inputs(3)[0], inputs()[2])  # a batch that is broadcast


@marks.needs_quick_route
def test_repeated_calls_do_not_reach_the_op() -> None:
    counted = Counted(inputs()[1])
    for k in range(5):
        counted.check(inputs()[0] + k, inputs()[2] * k)
    assert counted.count == 1


def test_other_tensors_than_those_of_the_call_reach_the_op() -> None:
    counted = Counted(inputs()[1])
    q, _, start = inputs(3)
    for _ in "12":
        counted.check(q, start)
    wide = torch.zeros(3, 8, dtype=D)
    others = (q.float(), wide[:, ::2], q.as_subclass(Subclass), q.clone().requires_grad_(), torch._neg_view(q))
    for other in others:
        before = counted.count
        counted.check(other, start)
        assert counted.count == before + 1
    before = counted.count
    with pk.routes() as log:
        counted.call(q, start)
    assert counted.count == before + 1 and len(log.calls) == 1


def test_derivatives_of_every_mode_are_those_of_the_op() -> None:
    counted = Counted(inputs()[1])
    q, _, start = inputs(3)
    for _ in "12":
        counted.check(q, start)
    with forward_ad.dual_level():
        dual = forward_ad.make_dual(q, torch.ones_like(q))
        for got, want in zip(counted.call(dual, start), counted.op(dual, start), strict=True):
            assert torch.equal(forward_ad.unpack_dual(got).tangent, forward_ad.unpack_dual(want).tangent)
    mapped = torch.vmap(counted.call)(q, start)
    for got, want in zip(mapped, counted.call(q, start), strict=True):
        torch.testing.assert_close(got, want, rtol=0, atol=1e-14)
    leaf = q.clone().requires_grad_()
    (gradient,) = torch.autograd.grad(counted.call(leaf, start)[0].sum(), leaf)
    assert torch.equal(gradient, torch.autograd.grad(counted.op(leaf, start)[0].sum(), leaf)[0])


def test_tensors_that_stay_may_change_in_place() -> None:
    counted = Counted(inputs()[1])
    q, _, start = inputs(3)
    before = counted.check(q, start)[0]
    counted.a.mul_(2)
    assert not torch.equal(counted.check(q, start)[0], before)
    counted.a.requires_grad_()
    gradients = [torch.autograd.grad(f(q, start)[0].sum(), counted.a)[0] for f in (counted.call, counted.op)]
    assert torch.equal(*gradients) and gradients[0].any()
    with torch.no_grad():
        assert not counted.call(q, start)[0].requires_grad


@marks.needs_quick_route
def test_all_inputs_but_one_may_stay_and_have_a_larger_batch() -> None:
    q, a, _ = inputs()
    start, calls = inputs(3)[2], []

    def called(*tensors: Tensor) -> Any:
        calls.append(tensors)
        return SWEEP(*tensors)

    bound = SWEEP.bound((4, 4), {1: a, 2: start, 3: TABLE}, called)
    for _ in "123":
        for got, want in zip(bound(q), SWEEP(q, a, start, TABLE), strict=True):
            assert torch.equal(got, want)
    assert len(calls) == 1


@marks.needs_quick_route
def test_a_bounded_number_of_shapes_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_MOST", 2)
    counted = Counted(inputs()[1])
    for batch in ((1,), (2,), (3,)):
        counted.check(*inputs(*batch)[::2])
    counted.check(*inputs(3)[::2])
    assert counted.count == 3
    counted.check(*inputs(1)[::2])
    assert counted.count == 4
