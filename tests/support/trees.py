"""Trees of joints for tests: one with every kind of joint, and random ones."""

from __future__ import annotations

import random
from collections.abc import Sequence

import torch
from torch import Tensor

from posekit.math import trees
from tests.reference import pose as reference_pose
from tests.reference import trees as reference
from tests.support import sampling

Row = tuple[int, str, int, float, float, float]
D = torch.float64

# Two roots, branches, every kind of joint, two joints that mimic others, and frames without children between.
EVERY_KIND: tuple[Row, ...] = (
    (-1, "free", 0, 1.0, 0.0, 0.0),
    (0, "revolute", 7, 2.0, 0.3, 0.0),
    (1, "prismatic", 8, 1.0, 0.0, 0.0),
    (0, "screw", 9, -0.5, 0.1, 0.7),
    (-1, "planar", 10, 1.0, 0.0, 0.0),
    (4, "spherical", 13, 1.0, 0.0, 0.0),
    (5, "fixed", 0, 1.0, 0.0, 0.0),
    (6, "revolute", 7, -1.0, 0.2, 0.0),
    (1, "prismatic", 8, 0.5, -0.4, 0.0),
)


def size(rows: Sequence[Row]) -> int:
    """The number of columns of a configuration."""
    return max((column + reference.WIDTHS[kind] for _, kind, column, *_ in rows), default=0)


def table(rows: Sequence[Row]) -> Tensor:
    parents, kinds, columns, *rest = zip(*rows, strict=True)
    return trees.tree_table(parents, kinds, columns, *rest)


def inputs_of(rows: Sequence[Row], *batch: int, seed: int = 0) -> list[Tensor]:
    """A configuration, origins and axes, with quaternions and axes of any length."""
    count = len(rows)
    position, quaternion = sampling.poses(count, seed=seed)
    q = sampling.normal(*batch, size(rows), seed=seed + 1)
    return [q, position, quaternion, sampling.normal(count, 3, seed=seed + 2)]


def random_rows(count: int, seed: int) -> list[Row]:
    """A random tree of joints; a column may be read by several joints."""
    draw, columns = random.Random(seed), 0
    rows: list[Row] = []
    for i in range(count):
        kind = draw.choice(list(reference.WIDTHS))
        shares = [r[2] for r in rows if r[1] == kind]
        if shares and draw.random() < 0.3:
            column = draw.choice(shares)
        else:
            column, columns = columns, columns + reference.WIDTHS[kind]
        multiplier, offset, pitch = [round(draw.uniform(-2, 2), 3) for _ in range(3)]
        if reference.WIDTHS[kind] != 1:
            multiplier, offset = 1.0, 0.0
        rows.append((draw.randrange(-1, i), kind, column, multiplier, offset, pitch))
    return rows


def forward(rows: Sequence[Row]) -> object:
    """`tree_forward` of tensors, for a tree."""
    made = table(rows)
    return lambda *tensors: trees.tree_forward(*tensors, made)


def as_matrices(position: Tensor, quaternion: Tensor) -> Tensor:
    return reference_pose.matrix(position, quaternion)
