"""Public functions on tensors and autograd Functions with buffers, each with its arguments and reference formula."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor

from posekit import functions
from tests.reference import pose, rotation
from tests.support import sampling
from tests.support.contract import leaves, outputs_of


@dataclasses.dataclass(frozen=True)
class Case:
    """A function, its formula, and one letter per argument: p position, x points, q quaternion, m rotation matrix."""

    function: Callable[..., Any]
    kinds: str
    reference: Callable[..., Any]
    clouds: bool = False
    results: int = 1

    def inputs(self, *batch: int, dtype: torch.dtype = torch.float64, seed: int = 0) -> list[Tensor]:
        made = []
        for k, kind in enumerate(self.kinds, seed):
            shape = (*batch, 2) if self.clouds and kind == "x" else batch
            if kind == "q":
                x = sampling.quaternions(*shape, seed=k)
            elif kind == "m":
                x = rotation.matrix(sampling.quaternions(*shape, seed=k))
            else:
                x = sampling.normal(*shape, 3, seed=k)
            made.append(x.to(dtype))
        return made

    def outs(self, inputs: Sequence[Tensor]) -> list[Tensor]:
        """Buffers for the results, filled with NaN."""
        with torch.no_grad():
            return [torch.full_like(y, math.nan) for y in outputs_of(self.reference, inputs)]

    def adjs(self, inputs: Sequence[Tensor]) -> list[Tensor]:
        """Buffers for the gradients, filled with NaN."""
        return [torch.full_like(x, math.nan).detach() for x in inputs]

    def without_outs(self, inputs: Sequence[Tensor], adjs: Sequence[Tensor | None]) -> Any:
        """The results of a call with buffers for the gradients only."""
        return self.function(*inputs, *[None] * self.results, *adjs)

    def gradients(self, inputs: Sequence[Tensor]) -> tuple[Tensor, ...]:
        """The gradients of the reference formula's loss."""
        inputs = leaves(inputs)
        return torch.autograd.grad(loss(self.reference(*inputs)), inputs)


def cloud(reference: Callable[..., Any]) -> Callable[..., Any]:
    """The formula for one point cloud per pose."""
    return lambda position, quaternion, points: reference(position.unsqueeze(-2), quaternion.unsqueeze(-2), points)


def outputs(value: Any) -> tuple[Tensor, ...]:
    return value if isinstance(value, tuple) else (value,)


def loss(value: Any) -> Tensor:
    return sum(((y * y).sum() + y.sum() for y in outputs(value)), torch.zeros(()))


def assert_near(got: Any, want: Any, tolerance: float = 1e-12) -> None:
    for a, b in zip(outputs(got), outputs(want), strict=True):
        assert a.shape == b.shape
        torch.testing.assert_close(a, b, rtol=tolerance, atol=tolerance, check_dtype=False)


# The arguments of the autograd Functions are tensors, then result buffers, then gradient buffers.
FUNCTIONS = {
    "TransformPoint": Case(functions.TransformPoint.apply, "pqx", pose.apply),
    "BatchTransformPoint": Case(functions.BatchTransformPoint.apply, "pqx", cloud(pose.apply), clouds=True),
    "BatchTransformPointInverse": Case(
        functions.BatchTransformPointInverse.apply, "pqx", cloud(pose.inverse_apply), clouds=True
    ),
    "TransformPose": Case(functions.TransformPose.apply, "pqpq", pose.compose, results=2),
    "BatchTransformPose": Case(functions.BatchTransformPose.apply, "pqpq", pose.compose, results=2),
    "PoseInverse": Case(functions.PoseInverse.apply, "pq", pose.inverse, results=2),
    "QuatToMatrix": Case(functions.QuatToMatrix.apply, "q", rotation.matrix),
    "MatrixToQuaternion": Case(functions.MatrixToQuaternion.apply, "m", rotation.from_matrix),
}
