"""Euler angles to quaternions by rotations about one axis each, and back by the textbook formulas for matrices."""

from __future__ import annotations

import functools
from collections.abc import Callable

import torch
from torch import Tensor

from tests.reference import rotation
from tests.reference.conversions import turn


def from_euler(sequence: str) -> Callable[[Tensor], Tensor]:
    """The formula that converts the angles of a sequence to quaternions."""

    def formula(angles: Tensor) -> Tensor:
        parts = (angles,) if len(sequence) == 1 else angles.unbind(-1)
        turns = [turn("xyz".index(letter), x) for letter, x in zip(sequence.lower(), parts, strict=True)]
        return functools.reduce(rotation.compose, turns if sequence.isupper() else turns[::-1])

    return formula


def euler(sequence: str) -> Callable[[Tensor], Tensor]:
    """The formula for the angles of a sequence of three axes, away from gimbal lock."""
    intrinsic = sequence.lower() if sequence.isupper() else sequence[::-1]
    i, j, k = ("xyz".index(letter) for letter in intrinsic)
    proper = i == k
    if proper:
        k = 3 - i - j
    sign = 1 if (j - i) % 3 == 1 else -1

    def formula(quaternion: Tensor) -> Tensor:
        m = rotation.matrix(quaternion)
        if proper:
            angles = (
                torch.atan2(m[..., j, i], -sign * m[..., k, i]),
                torch.acos(m[..., i, i]),
                torch.atan2(m[..., i, j], sign * m[..., i, k]),
            )
        else:
            angles = (
                torch.atan2(-sign * m[..., j, k], m[..., k, k]),
                torch.asin(sign * m[..., i, k]),
                torch.atan2(-sign * m[..., i, j], m[..., i, i]),
            )
        return torch.stack(angles if sequence.isupper() else angles[::-1], -1)

    return formula
