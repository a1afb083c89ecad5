"""What a group derives of its class equals what was written by hand for each group, to rounding."""

from __future__ import annotations

import pathlib

import numpy as np
import pytest
import torch
from torch import Tensor

from posekit.math import pose, pose2, rotation, rotation2, similarity

GOLDEN = np.load(pathlib.Path(__file__).with_name("groups.npz"))  # of the ops as they stood in 0.2, in float64
NAMESPACES = {"Rotation": rotation, "Pose": pose, "Rotation2": rotation2, "Pose2": pose2, "Similarity": similarity}
ELEMENTS = {
    "inverse": "a",
    "log": "a",
    "matrix": "a",
    "adjoint": "a",
    "exp": "d",
    "left_jacobian": "d",
    "left_jacobian_inverse": "d",
    "power": "at",
    "interpolate": "abt",
    "screw": "abt",
    "integrate": "adt",
}
SIGNATURES = ELEMENTS | dict.fromkeys(("retract", "left_retract", "adjoint_apply", "coadjoint_apply"), "ad")
CASES = sorted({tuple(key.split("/")[:2]) for key in GOLDEN if "/in/" not in key})


def stored(start: str) -> list[Tensor]:
    return [torch.from_numpy(GOLDEN[key]) for key in GOLDEN if key.startswith(start)]


def arguments(group: str, op: str) -> list[Tensor]:
    """The arguments of an op, of which most take one element or two."""

    def given(name: str) -> list[Tensor]:
        return stored(f"{group}/in/{name}")

    if op in ("apply", "inverse_apply"):
        return [*given("a"), *given("points")]
    if op == "perturb":
        return [*given("a"), *given("root"), *given("noise")]
    if op == "squared_distance" and group in ("Pose", "Pose2"):
        (t,) = given("t")
        return [*given("a"), *given("b"), t + 2, t + 3]
    letters = SIGNATURES.get(op, "ab")
    return [x for letter in letters for x in given("d0" if letter == "d" else letter + ("0" if letter == "t" else ""))]


@pytest.mark.slow(but=3)
@pytest.mark.parametrize(("group", "op"), CASES)
def test_derived_ops_are_those_that_stood_there_before(group: str, op: str) -> None:
    found = getattr(NAMESPACES[group], op)(*arguments(group, op))
    for got, want in zip(found if isinstance(found, tuple) else (found,), stored(f"{group}/{op}/"), strict=True):
        size = want.abs().amax(-1, keepdim=True).clamp(min=1) if want.ndim > 1 else want.abs().clamp(min=1)
        assert ((got - want).abs() / size).max() < 1e-14


@pytest.mark.parametrize("group", NAMESPACES)
def test_directions_are_the_derivatives_of_retract_and_covectors_are_dual_to_them(group: str) -> None:
    # `retract` scales a direction of an extreme length, that of the third element.
    ops, element = NAMESPACES[group], [torch.cat((x[:2], x[3:])) for x in stored(f"{group}/in/a")]
    (zero,) = [torch.zeros_like(x[1:]) for x in stored(f"{group}/in/d0")]
    found, dual = ops.directions(*element), ops.covectors(*element)
    found, dual = (x if isinstance(x, tuple) else (x,) for x in (found, dual))
    step = 1e-6
    for k in range(zero.shape[-1]):
        along = zero.clone()
        along[:, k] = step
        ends = [ops.retract(*element, sign * along) for sign in (1, -1)]
        ends = [x if isinstance(x, tuple) else (x,) for x in ends]
        for rows, first, second, start in zip(found, *ends, element, strict=True):
            slope = ((first - second) / (2 * step)).reshape(len(start), -1)
            assert ((rows[:, k] - slope).abs() <= 1e-8 * (1 + start.reshape(len(start), -1).abs())).all()
    product = sum(rows @ others.mT for rows, others in zip(found, dual, strict=True))
    eye = torch.eye(zero.shape[-1], dtype=zero.dtype)
    assert (product - eye).abs().max() < 1e-12
