"""Ops that compute with torch operations rather than build a kernel for a few calls."""

from __future__ import annotations

from typing import Any

import torch

import posekit as pk
from posekit.algebra import Vec3, dot
from posekit.engine import without_kernels

D = torch.float64
A = torch.tensor([[1.0, 2.0, 3.0], [-0.5, 0.25, 4.0]], dtype=D)
B = torch.tensor([[0.5, -1.0, 2.0], [3.0, 1.0, -0.75]], dtype=D)


def declared() -> Any:
    @pk.op
    def weighted(a: Vec3, b: Vec3) -> Vec3:
        return Vec3(dot(a, b) * x for x in a)

    return weighted


def expected(a: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
    return (a * b).sum(-1, keepdim=True) * a


def test_nothing_is_built_and_values_and_derivatives_are_the_same() -> None:
    op = declared()
    a, b = A.clone().requires_grad_(), B.clone().requires_grad_()
    with without_kernels():
        found = op(a, b)
        gradients = torch.autograd.grad(found.square().sum(), (a, b))
        shared = op(A, B[0])
        torch.testing.assert_close(torch.func.jvp(op, (A, B), (B, A))[1], torch.func.jvp(expected, (A, B), (B, A))[1])
    assert not op.op.executable.kernels
    torch.testing.assert_close(found, expected(a, b), rtol=1e-15, atol=0)
    torch.testing.assert_close(shared, expected(A, B[0]), rtol=1e-15, atol=0)
    for x, y in zip(gradients, torch.autograd.grad(expected(a, b).square().sum(), (a, b)), strict=True):
        torch.testing.assert_close(x, y, rtol=1e-14, atol=0)


def test_it_ends_with_its_block() -> None:
    op = declared()
    with without_kernels():
        op(A, B)
    torch.testing.assert_close(op(A, B), expected(A, B), rtol=1e-15, atol=0)
    assert op.op.executable.kernels
