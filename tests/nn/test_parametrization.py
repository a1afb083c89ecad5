"""A weight that stays a rotation matrix."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pytest
import torch
from torch import Tensor
from torch.autograd import gradcheck, gradgradcheck
from torch.nn.utils import parametrize

import posekit as pk
from posekit import Rotation
from posekit.nn import RotationMatrix
from tests.support import sampling
from tests.support.compiling import quiet
from tests.support.marks import needs_operators

pytestmark = quiet
D = torch.float64
KINDS = ("6d", "9d", "quaternion", "rotvec")
each_kind = pytest.mark.parametrize("kind", KINDS)


def layer(kind: Any = "6d", matrix: Tensor | None = None) -> torch.nn.Linear:
    made = torch.nn.Linear(3, 3, dtype=D)
    with torch.no_grad():
        made.weight.copy_(sampling.normal(3, 3) if matrix is None else matrix)
    parametrize.register_parametrization(made, "weight", RotationMatrix(kind))
    return made


@each_kind
def test_the_weight_starts_at_the_nearest_rotation(kind: str) -> None:
    u, _, vh = np.linalg.svd(sampling.normal(3, 3).numpy())
    nearest = u @ np.diag([1.0, 1.0, np.linalg.det(u @ vh)]) @ vh
    np.testing.assert_allclose(layer(kind).weight.detach().numpy(), nearest, atol=1e-12)


@each_kind
def test_a_rotation_that_is_given_is_kept(kind: str) -> None:
    for matrix in (
        *Rotation(sampling.quaternions(4)).matrix(),
        torch.eye(3, dtype=D),
        torch.tensor([[-1.0, 0.0, 0.0], [0.0, -1.0, 0.0], [0.0, 0.0, 1.0]], dtype=D),  # half a turn
    ):
        made = layer(kind, matrix)
        torch.testing.assert_close(made.weight, matrix, rtol=0, atol=1e-14)
        made.weight = matrix.mT
        torch.testing.assert_close(made.weight, matrix.mT, rtol=0, atol=1e-14)


def test_training_keeps_the_weight_a_rotation_and_reaches_the_target() -> None:
    made, points = layer(), sampling.normal(20, 3)
    target = Rotation(sampling.quaternions(seed=7))
    optimizer = torch.optim.Adam(made.parameters(), lr=0.1)
    for _ in range(100):
        optimizer.zero_grad()
        (made(points) - target.apply(points) - 0.5).square().sum(-1).mean().backward()
        optimizer.step()
        torch.testing.assert_close(made.weight @ made.weight.mT, torch.eye(3, dtype=D))
    assert torch.linalg.det(made.weight) > 0
    torch.testing.assert_close(made.weight, target.matrix(), rtol=0, atol=1e-2)


@each_kind
def test_derivatives_are_right(kind: Any) -> None:
    module = RotationMatrix(kind)
    numbers = module.right_inverse(sampling.normal(2, 3, 3)).requires_grad_()
    assert gradcheck(module, numbers)
    assert gradgradcheck(module, numbers)


def test_batches_of_weights_and_half_precision_are_parametrized() -> None:
    for dtype, tolerance in ((torch.float16, 4e-3), (torch.bfloat16, 4e-2), (D, 1e-12)):
        module = torch.nn.Module()
        module.frames = torch.nn.Parameter(sampling.normal(2, 4, 3, 3).to(dtype))
        parametrize.register_parametrization(module, "frames", RotationMatrix())
        assert module.frames.shape == (2, 4, 3, 3) and module.frames.dtype == dtype
        product = module.frames.double() @ module.frames.double().mT
        torch.testing.assert_close(product, torch.eye(3, dtype=D).expand(2, 4, 3, 3), rtol=0, atol=tolerance)
        module.frames.sum().backward()
        assert module.parametrizations.frames.original.grad.isfinite().all()


def test_states_copies_and_removal() -> None:
    made = layer()
    assert set(made.state_dict()) == {"bias", "parametrizations.weight.original"}
    other = layer(matrix=torch.eye(3, dtype=D))
    other.load_state_dict(made.state_dict())
    assert other.weight.equal(made.weight)
    assert copy.deepcopy(made).weight.equal(made.weight)
    weight = made.weight.detach().clone()
    parametrize.remove_parametrizations(made, "weight")
    assert made.weight.equal(weight) and isinstance(made.weight, torch.nn.Parameter)


@needs_operators
def test_parametrized_layers_compile() -> None:
    torch._dynamo.reset()
    made, points = layer(), sampling.normal(5, 3)
    compiled = torch.compile(made, fullgraph=True, backend="eager")
    torch.testing.assert_close(compiled(points), made(points))
    gradients = [torch.autograd.grad(f(points).square().sum(), list(made.parameters())) for f in (compiled, made)]
    torch.testing.assert_close(*gradients)


def test_wrong_weights_are_refused() -> None:
    with pytest.raises(pk.ShapeError, match=r"the weight must have shape \(\.\.\., 3, 3\), got \(3, 4\)"):
        parametrize.register_parametrization(torch.nn.Linear(4, 3), "weight", RotationMatrix())
    with pytest.raises(pk.OptionError, match="RotationMatrix: kind must be one of"):
        RotationMatrix("svd")  # type: ignore[arg-type]
    assert repr(RotationMatrix("9d")) == "RotationMatrix(kind='9d')"
