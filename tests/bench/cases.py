"""What is measured, as data: the ops with their arguments and the bytes they must move, and the goals."""

from collections.abc import Callable
from dataclasses import dataclass

import torch
from torch import Generator, Tensor

from . import plain


def _points(n: int, generator: Generator) -> tuple[Tensor, ...]:
    return (torch.randn(n, 3, generator=generator),)


def _rotation(n: int, generator: Generator) -> tuple[Tensor, ...]:
    return (torch.nn.functional.normalize(torch.randn(n, 4, generator=generator), dim=-1),)


def _pose(n: int, generator: Generator) -> tuple[Tensor, ...]:
    return (*_points(n, generator), *_rotation(n, generator))


# Kinds of argument: raw float32 tensors for a batch of n, which each system turns into its own values.
KINDS: dict[str, Callable[[int, Generator], tuple[Tensor, ...]]] = {
    "pose": _pose,
    "one_pose": lambda n, generator: _pose(1, generator),
    "rotation": _rotation,
    "points": _points,
    "rotvec": _points,
    "matrix": lambda n, generator: (plain.matrix(*_rotation(n, generator)),),
}


@dataclass(frozen=True)
class Case:
    """An op, the kinds of its arguments, and how many floats of them and of its result there are per item."""

    name: str
    what: str
    arguments: tuple[str, ...]
    reads: int
    writes: int

    def floats(self, backward: bool) -> int:
        """What any implementation must move; backward reads inputs and incoming gradients and writes gradients."""
        forward = self.reads + self.writes
        return forward + (self.reads + self.writes + self.reads if backward else 0)


CASES = {
    case.name: case
    for case in (
        Case("compose", "`a @ b`", ("pose", "pose"), 14, 7),
        Case("inverse", "`~a`", ("pose",), 7, 7),
        Case("apply", "a pose per point", ("pose", "points"), 10, 3),
        Case("apply_one", "one pose, n points", ("one_pose", "points"), 3, 3),
        Case("matrix", "quaternion to 3x3", ("rotation",), 4, 9),
        Case("from_matrix", "3x3 to quaternion", ("matrix",), 9, 4),
        Case("exp", "rotation vector to quaternion", ("rotvec",), 3, 4),
        Case("log", "quaternion to rotation vector", ("rotation",), 4, 3),
    )
}

SIZES = (1, 1000, 100_000, 1_000_000)


@dataclass(frozen=True)
class Goal:
    """Posekit's time must be at most `ratio` times that of `against`, in each of `ops`."""

    ops: tuple[str, ...]
    n: int
    backward: bool
    against: str
    ratio: float


_POSE_OPS = ("compose", "inverse", "apply")
GOALS = (
    Goal(_POSE_OPS, 1, False, "torch.compile", 0.5),
    Goal(_POSE_OPS, 1, True, "torchlie", 0.7),
    Goal(_POSE_OPS, 1_000_000, False, "torch.compile", 0.5),
    Goal(_POSE_OPS, 1_000_000, False, "copy", 2.0),
    Goal(_POSE_OPS, 1_000_000, True, "torch.compile", 0.5),
    Goal(("apply_one",), 1_000_000, True, "torch.compile", 0.25),
    Goal(("exp", "log"), 1_000_000, False, "torch.compile", 0.2),
    Goal(("exp", "log"), 1_000_000, True, "torch.compile", 0.2),
    Goal(("from_matrix",), 1_000_000, False, "torch.compile", 0.2),
    Goal(("from_matrix",), 1_000_000, True, "torch.compile", 0.2),
)
MEMORY_RATIO = 1.10  # peak of forward and backward / (inputs + results + gradients of both)
