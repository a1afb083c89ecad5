"""Torch operations that ONNX models can express, in place of those on the bits of a float and of some constants.

The exporter of torch changes constants without an error: it rounds Python numbers to float32, and the optimizer that it
runs (onnxscript 0.7) replaces ``x + c`` with x for c up to 1e-8, and ``x * c`` for c within 1e-5 of 1.
"""

from __future__ import annotations

import math
import struct

import torch
from torch import Tensor

_LARGEST_STEP = 100  # of an exponent: 2^100 and 2^-100 are float32
_NEARLY = 1e-4  # well above what the optimizer takes for rounding


def unscale(x: Tensor) -> Tensor:
    """A power of two near 1 / |x|, as in the kernels, by a logarithm instead of the exponent bits of ``x``.

    The logarithm of 2^k must not be rounded down to k - 1, because ``unscale(2^k)`` is exactly 2^-k. So 2^-10 is added,
    which is far above its error. The product of |x| and the result is in [1 - 2^-10, 2) instead of [1, 2).
    """
    largest = 1021 if x.dtype is torch.float64 else 125  # the limits of the kernels
    exponent = torch.floor(torch.log2(x.abs()) + 2.0**-10).clamp(-largest, largest)
    return torch.pow(2.0, -exponent)


def is_nearly(value: float, neutral: int | None) -> bool:
    """Whether a number is so near a neutral element, such as 0 in a sum, that the optimizer may confuse the two."""
    return neutral is not None and value != neutral and abs(value - neutral) < _NEARLY


def is_float32(value: float) -> bool:
    """Whether a number is exact in float32."""
    try:
        return _rounded(value) == value
    except OverflowError:
        return False


def constant(value: float, like: Tensor) -> Tensor:
    """A scalar of the dtype of ``like``: exactly ``value`` in float64.

    It is a sum of float32 numbers, at most three of them, which is folded when the model is exported or loaded. A
    constant tensor would do instead, but torch cannot trace one in the decomposition of an op.
    """
    if like.dtype is not torch.float64:
        return like.new_full((), value)
    mantissa, exponent = (value, 0) if 2.0**-60 < abs(value) < 2.0**100 else math.frexp(value)
    total = like.new_full((), _rounded(mantissa))
    rest = mantissa - _rounded(mantissa)
    while rest:
        total = total + _rounded(rest)
        rest -= _rounded(rest)
    while exponent:
        step = max(-_LARGEST_STEP, min(exponent, _LARGEST_STEP))
        total, exponent = total * 2.0**step, exponent - step
    return total


def hidden_constant(value: float, like: Tensor) -> Tensor:
    """A tensor of the shape and dtype of ``like``, one value everywhere, which the optimizer does not recognise."""
    scalar = constant(value, like)
    return torch.where(like < 0, scalar, scalar)


def _rounded(value: float) -> float:
    rounded: float = struct.unpack("f", struct.pack("f", value))[0]
    return rounded
