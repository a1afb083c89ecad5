"""Torch operations that stand for what ONNX cannot express compute the same."""

from __future__ import annotations

import math
import random
import struct

import pytest
import torch

from posekit.engine.ops import onnx
from posekit.engine.ops.torch_route import unscale
from tests.support import sampling


def test_float64_constants_are_exact_sums_of_float32() -> None:
    draw = random.Random(0)
    numbers = [draw.uniform(-1, 1) * 10.0 ** draw.uniform(-320, 308) for _ in range(2000)]
    for number in (*numbers, math.pi, 1e-17, 5e-324, -1.7976931348623157e308):
        made = onnx.constant(number, torch.zeros(3, dtype=torch.float64))
        assert made.dtype is torch.float64 and made.shape == () and made.item() == number


def test_constants_are_made_of_float32_alone() -> None:
    used: list[float] = []

    class Recorder(torch.Tensor):
        @classmethod
        def __torch_function__(cls, function, types, args=(), kwargs=None):  # type: ignore[no-untyped-def]
            used.extend(x for x in args if isinstance(x, float))
            return super().__torch_function__(function, types, args, kwargs)

    like = torch.zeros(3, dtype=torch.float64).as_subclass(Recorder)
    for number in (math.pi, 1e-200, 1e300):
        assert onnx.constant(number, like).item() == number
    assert len(used) > 9
    assert all(struct.unpack("f", struct.pack("f", x))[0] == x for x in used)


@pytest.mark.parametrize("dtype", sampling.FLOATS)
def test_hidden_constants_have_one_value_everywhere(dtype: torch.dtype) -> None:
    like = torch.tensor([[-1.0, 0.0, 2.0, math.nan, math.inf, -math.inf]], dtype=dtype)
    assert torch.equal(onnx.hidden_constant(1e-9, like), torch.full_like(like, 1e-9))


@pytest.mark.parametrize(
    ("value", "neutral", "expected"),
    (
        *((1e-9, 0, True), (-1e-9, 0, True), (0.0, 0, False), (0.5, 0, False), (1e-9, 1, False)),
        *((1 + 1e-9, 1, True), (1.0, 1, False), (2.0, 1, False), (1e-9, None, False)),
    ),
)
def test_constants_near_a_neutral_element_are_recognised(value: float, neutral: int | None, expected: bool) -> None:
    assert onnx.is_nearly(value, neutral) is expected


@pytest.mark.parametrize("dtype", sampling.FLOATS)
def test_the_power_of_two_by_a_logarithm_is_that_of_the_kernels(dtype: torch.dtype) -> None:
    limit = 1021 if dtype is torch.float64 else 125
    powers = 2.0 ** torch.arange(-limit, limit + 1, dtype=torch.float64)
    exact, between = powers.to(dtype), (powers * 1.37).to(dtype)
    for x in (exact, -exact, between, -between, torch.tensor([0.0, math.inf, -math.inf], dtype=dtype)):
        assert torch.equal(onnx.unscale(x), unscale(x))
    assert torch.equal(onnx.unscale(exact) * exact, torch.ones_like(exact))
    below = exact * (1 - torch.finfo(dtype).eps)
    scaled = onnx.unscale(below) * below
    assert ((scaled >= 1 - 2.0**-10) & (scaled < 2)).all()
