"""Helpers of the tests of conversions."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest
import torch
from scipy.spatial.transform import Rotation as Scipy
from torch import Tensor
from torch.autograd import gradcheck, gradgradcheck

from posekit import Rotation
from tests.support import sampling

D = torch.float64
H = math.sqrt(0.5)
both_precisions = pytest.mark.parametrize("dtype", sampling.FLOATS, ids=("float32", "float64"))


def near(got: Tensor, want: object, atol: float = 1e-14) -> None:
    torch.testing.assert_close(got, torch.as_tensor(want, dtype=got.dtype), rtol=0, atol=atol)


def rotations(n: int, seed: int = 0) -> Rotation:
    return Rotation(sampling.quaternions(n, seed=seed))


def scipy(R: Rotation) -> Scipy:
    return Scipy.from_quat(R.quaternion.double().numpy(), scalar_first=True)


def derivatives_are_right(op: Callable[..., Tensor | tuple[Tensor, ...]], *inputs: Tensor) -> None:
    """Checks first and second derivatives by all inputs at once: checking them separately would need more kernels."""
    columns = [x.reshape(len(x), -1) for x in inputs]

    def joined(x: Tensor) -> Tensor:
        parts = x.split([c.shape[1] for c in columns], -1)
        made = op(*[part.reshape(given.shape) for part, given in zip(parts, inputs, strict=True)])
        return torch.cat([y.reshape(len(x), -1) for y in made], -1) if isinstance(made, tuple) else made

    leaf = torch.cat(columns, -1).detach().requires_grad_()
    assert gradcheck(joined, (leaf,), check_undefined_grad=False)
    assert gradgradcheck(joined, (leaf,), check_undefined_grad=False)


def derivatives(function: Callable[[Tensor], Tensor], x: Tensor) -> tuple[Tensor, Tensor]:
    """The gradient of a random combination of all results, and the gradient of a random combination of that."""
    x = x.detach().clone().requires_grad_()
    y = function(x)
    (first,) = torch.autograd.grad((y * sampling.normal(*y.shape, dtype=y.dtype, seed=3)).sum(), x, create_graph=True)
    along = sampling.normal(*x.shape, dtype=x.dtype, seed=4)
    (second,) = torch.autograd.grad((first * along).sum(), x)
    return first.detach(), second
