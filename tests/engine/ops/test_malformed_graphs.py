"""Malformed names and shapes, as in a damaged exported graph, raise a posekit error."""

from __future__ import annotations

import pytest
import torch

import posekit as pk

INPUTS = list(pk.Pose.random(3)._tensors())


@pytest.mark.parametrize("shapes", [[-1], [5], [1], [2, 3], [1, 3], [1, 3, -2], [10**12, 1]], ids=str)
def test_malformed_shapes_raise(shapes: list[int]) -> None:
    with pytest.raises(pk.PosekitError, match=r"posekit::run: Pose.inverse"):
        torch.ops.posekit.run("Pose.inverse", INPUTS, shapes)


@pytest.mark.parametrize(
    "name",
    [
        *("", ">", "]", "[", "Pose.inverse>", "Pose.inverse>v", "Pose.inverse>v1", "Pose.inverse>x11.11", "nothing"),
        *("Pose.inverse>v11.11.11.11", "Pose.inverse>v1a.11", "Pose.inverse>j", "Pose.inverse>j111", "Pose.inverse>>"),
        *(
            "Pose.chain",
            "Pose.chain[",
            "Pose.chain[]",
            "Pose.chain[x]",
            "Pose.chain[-3]",
            "Pose.chain[3",
            "Pose.chain[3]]",
        ),
        *("Pose.chain[" + "9" * 40 + "]", "Pose.inverse>v00.00"),
    ],
)
def test_malformed_names_raise(name: str) -> None:
    with pytest.raises(pk.PosekitError):
        torch.ops.posekit.run(name, INPUTS, [])
