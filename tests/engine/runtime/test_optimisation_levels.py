"""Optimisation changes no bit of a result, but for the order in which gradients of broadcast operands are summed.

This is why most tests may build their kernels without it.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import pytest
import torch
from torch import Tensor

import posekit as pk
from tests.support import contract, kernels, sampling
from tests.support.contract import OPS

SAMPLE = ["Pose.compose", "Pose.apply", "Rotation.matrix", "Rotation.from_matrix", "Rotation.exp", "Rotation.log"]
SAMPLE += ["Pose.log", "Rotation.slerp", "Pose.left_jacobian", "Rotation.from_two_vectors"]


def built(level: int, function: Any) -> list[Tensor]:
    """The results of a function with kernels that are rebuilt at an optimisation level."""
    kernels.forget()
    with kernels.optimised(level):
        made = function()
    kernels.forget()
    return made


def assert_same_bits(a: list[Tensor], b: list[Tensor]) -> None:
    for x, y in zip(a, b, strict=True):
        assert torch.equal(x.isnan(), y.isnan())
        assert torch.equal(x.nan_to_num(), y.nan_to_num())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "dtype"), [*((n, torch.float32) for n in SAMPLE), *((n, torch.float64) for n in SAMPLE[::3])], ids=str
)
def test_values_and_gradients_of_an_op(name: str, dtype: torch.dtype) -> None:
    declared = OPS[name]
    program = declared.program

    def made(batches: Sequence[contract.Shape]) -> list[Tensor]:
        inputs = contract.operands(program, batches, dtype)
        values = contract.outputs_of(declared.function, inputs)
        return [*values, *contract.gradients(declared.function, inputs, contract.cotangents_of(values))]

    alike = functools.partial(made, contract.alike(program, (53,)))
    assert_same_bits(built(0, alike), built(2, alike))
    broadcast = functools.partial(made, contract.halves(program, (), (53,)))
    for x, y in zip(built(0, broadcast), built(2, broadcast), strict=True):
        if x.shape[:1] == (53,):
            assert_same_bits([x], [y])
        else:
            torch.testing.assert_close(x, y, rtol=0, atol=8 * torch.finfo(dtype).eps * x.abs().max().item())


@pytest.mark.slow
@pytest.mark.parametrize("dim", (0, 1))
def test_values_and_gradients_of_a_scan(dim: int) -> None:
    def made() -> list[Tensor]:
        leaves = [x.float().requires_grad_() for x in sampling.poses(41, 43, seed=3)]
        poses = pk.Pose(*leaves)
        total, running = pk.chain(poses, dim), pk.cumulative(poses, dim)
        loss = total.vector().square().sum() + running.vector().square().sum()
        return [total.vector(), running.vector(), *torch.autograd.grad(loss, leaves)]

    assert_same_bits(built(0, made), built(2, made))
