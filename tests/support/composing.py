"""The arguments of compose, losses of its results, and how nested results are compared."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor
from torch.utils import _pytree as pytree

from tests.support import sampling

Function = Callable[..., Any]


def pair(*batch: int, seed: int = 0, learn: bool = False) -> tuple[Tensor, ...]:
    """The arguments of compose."""
    return tuple(x.requires_grad_(learn) for s in (seed, seed + 50) for x in sampling.poses(*batch, seed=s))


def directions(*batch: int) -> tuple[Tensor, ...]:
    return tuple(x.sin() for x in pair(*batch, seed=7))


def near(got: Any, want: Any, tolerance: float = 1e-11) -> None:
    got, want = pytree.tree_leaves(got), pytree.tree_leaves(want)
    assert len(got) == len(want) > 0
    for g, w in zip(got, want, strict=True):
        torch.testing.assert_close(g, w, rtol=tolerance, atol=tolerance * max(1.0, w.abs().max().item()))


def scalar(function: Function) -> Function:
    """A loss whose derivatives of every order differ for every output."""

    def loss(*inputs: Tensor) -> Tensor:
        made = pytree.tree_leaves(function(*inputs))
        return sum(((1 + k) * y).sin().mul(y).sum() for k, y in enumerate(made))  # type: ignore[return-value]

    return loss
