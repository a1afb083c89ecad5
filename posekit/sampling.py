"""Drawing at random: elements of a batch, and samples that gradients pass straight through.

Weights and probabilities that are none are refused, with the first of them named. Inside `torch.compile` and
`torch.func.vmap` nobody can look at numbers: there only what torch's own samplers notice raises.
"""

from __future__ import annotations

from typing import Any, TypeVar

import torch
from torch import Generator, Tensor

from . import arguments
from .autograd import NestedContext, NestedFunction
from .errors import ArgumentError, DTypeError, ShapeError, ValidationError
from .values import Batched

__all__ = ["SampleBernoulli", "SampleMultinomial", "choice", "sample_bernoulli", "sample_multinomial"]

B = TypeVar("B", bound=Batched)
_MOST = 1 << 24  # torch.multinomial takes no more categories


def choice(
    a: Any,
    k: int = 1,
    replace: bool = True,
    p: Any = None,
    dtype: torch.dtype | None = None,
    device: torch.device | str | None = None,
    *,
    generator: Generator | None = None,
) -> Any:
    """Elements of ``a`` drawn at random, as a tensor, Pose or Rotation of ``k`` elements. Gradients reach ``a``.

    Args:
        a: What to draw from: a 1-D tensor, the first dimension of a Pose or a Rotation, or an int for ``range(a)``.
        k: How many to draw.
        replace: Whether an element can be drawn more than once.
        p: Weights of the elements, not necessarily of sum 1; all equal if left out.
        dtype: Of the result, that of ``a`` if left out.
        device: Of the result, that of ``a`` if left out; for an int, the generator's.
        generator: Where the random numbers come from.
    """
    arguments.check_flags("choice", replace=replace)
    if isinstance(a, bool) or not isinstance(a, int | Tensor | Batched):
        raise ArgumentError(f"choice: a must be a 1-D tensor, an int, a Pose or a Rotation, got {type(a).__name__}")
    if isinstance(a, Tensor | Batched) and (a.ndim == 0 or (isinstance(a, Tensor) and a.ndim != 1)):
        fact = "have shape (n,)" if isinstance(a, Tensor) else "be batched"
        raise ShapeError(f"choice: a must {fact}, got shape {tuple(a.shape)}")
    if isinstance(k, bool) or not isinstance(k, int):
        raise ArgumentError(f"choice: k must be an int, got {type(k).__name__}")
    count = a if isinstance(a, int) else len(a)
    if k < 0 or (k and count < 1) or count < 0:
        raise ShapeError(f"choice: cannot draw {k} from {count} elements")
    if not replace and k > count:
        raise ShapeError(f"choice: cannot draw {k} from {count} elements without replacement")
    if dtype is not None and not isinstance(dtype, torch.dtype):
        raise ArgumentError(f"choice: dtype must be a torch.dtype, got {type(dtype).__name__}")
    if device is not None:
        arguments.check_device("choice", device)
    index = _index(count, k, replace, p, a, generator)
    if isinstance(a, int):
        return index.to(device=device, dtype=dtype) if device or dtype else index
    drawn: Any = a[index.to(a.device)]
    return drawn.to(device=device or a.device, dtype=dtype or a.dtype)


def _index(count: int, k: int, replace: bool, p: Any, a: Any, generator: Generator | None) -> Tensor:
    _check_generator(generator, "choice")
    if not isinstance(replace, bool):
        raise ArgumentError(f"choice: replace must be a bool, got {type(replace).__name__}")
    home = a.device if isinstance(a, Tensor | Batched) else None
    if home is None and not torch.compiler.is_compiling():
        home = torch.get_default_device()
    source = generator.device if generator is not None else home
    if p is None:
        if replace:
            return torch.randint(max(count, 1), (k,), generator=generator, device=source)
        return torch.randperm(count, generator=generator, device=source)[:k]
    weights = (p if isinstance(p, Tensor) else arguments.tensor(p, "choice: p", torch.empty(0, device=home))).detach()
    if weights.is_complex():
        raise DTypeError(f"choice: p must be real, got {weights.dtype}")
    if tuple(weights.shape) != (count,):
        raise ShapeError(f"choice: p must have shape ({count},), got {tuple(weights.shape)}")
    weights = weights.to(device=source, dtype=torch.float64)
    _refuse(~(weights.isfinite() & (weights >= 0)), weights, "choice: p", "is not a weight: it must be finite and >= 0")
    if count > _MOST:
        raise ShapeError(f"choice: p must weigh at most {_MOST} elements, got {count}")
    if not torch.compiler.is_compiling():
        needed, possible = (1 if replace else k) if k else 0, (weights > 0).sum()
        if _is_true(possible < needed):
            raise ValidationError(f"choice: p leaves {int(possible)} elements possible, {needed} are needed")
    if not k:
        return torch.empty(0, dtype=torch.int64, device=source)
    return torch.multinomial(weights / weights.max(), k, replace, generator=generator)


class SampleBernoulli(NestedFunction):
    """``apply(probs)``: 1 with probability ``probs``, else 0; the gradient passes straight through."""

    @staticmethod
    def forward(ctx: NestedContext, probs: Tensor, generator: Generator | None = None) -> Tensor:
        return _bernoulli(probs, generator)

    @staticmethod
    def backward(ctx: NestedContext, gradient: Tensor) -> tuple[Tensor, None]:
        return gradient, None

    @staticmethod
    def jvp(ctx: NestedContext, tangent: Tensor, *_: None) -> Tensor:
        return tangent.clone()


class SampleMultinomial(NestedFunction):
    """``apply(probs, dim)``: one-hot along ``dim``, drawn by ``probs``; the gradient passes straight through."""

    @staticmethod
    def forward(ctx: NestedContext, probs: Tensor, dim: int = -1, generator: Generator | None = None) -> Tensor:
        return _multinomial(probs, dim, generator)

    @staticmethod
    def backward(ctx: NestedContext, gradient: Tensor) -> tuple[Tensor, None, None]:
        return gradient, None, None

    @staticmethod
    def jvp(ctx: NestedContext, tangent: Tensor, *_: None) -> Tensor:
        return tangent.clone()


def sample_bernoulli(probs: Tensor, *, generator: Generator | None = None) -> Tensor:
    """1 with probability ``probs``, else 0. Backward hands the gradient straight through to ``probs``."""
    if torch.compiler.is_compiling():
        return _straight_through(_bernoulli(probs, generator), probs)
    return SampleBernoulli.apply(probs, generator)


def sample_multinomial(probs: Tensor, dim: int = -1, *, generator: Generator | None = None) -> Tensor:
    """One-hot along ``dim``, 1 at an element drawn in proportion to ``probs``; its gradient goes straight to ``probs``.

    A hypothesis can be selected and trained through: ``(sample_multinomial(probs)[..., None] * points).sum(-2)``.
    """
    if torch.compiler.is_compiling():
        return _straight_through(_multinomial(probs, dim, generator), probs)
    return SampleMultinomial.apply(probs, dim, generator)


def _straight_through(drawn: Tensor, probs: Tensor) -> Tensor:
    """What was drawn, with the gradient of ``probs``: Dynamo cannot trace a Function's jvp (torch 2.13)."""
    return drawn + (probs - probs.detach())


def _bernoulli(probs: Tensor, generator: Generator | None) -> Tensor:
    name = "sample_bernoulli: probs"
    _check_generator(generator, "sample_bernoulli")
    _check_probabilities(probs, name)
    _refuse(~((probs >= 0) & (probs <= 1)), probs, name, "is not a probability in [0, 1]")
    return torch.bernoulli(probs.detach(), generator=generator)


def _multinomial(probs: Tensor, dim: int, generator: Generator | None) -> Tensor:
    name = "sample_multinomial: probs"
    _check_generator(generator, "sample_multinomial")
    _check_probabilities(probs, name)
    place = arguments.dim(dim, probs.ndim, "sample_multinomial")
    _refuse(~(probs.isfinite() & (probs >= 0)), probs, name, "is not a weight: it must be finite and >= 0")
    rows = probs.detach().movedim(place, -1)
    if not rows.shape[-1] and rows.shape[:-1].numel():
        raise ShapeError(f"{name} must have an element to draw along dim {dim}, got {tuple(probs.shape)}")
    if not probs.numel():
        return torch.zeros_like(probs)
    largest = rows.amax(-1)
    _refuse(largest == 0, largest, f"{name}.max(dim={dim})", "leaves nothing to draw: a weight must be above 0")
    weights = (rows / largest.unsqueeze(-1)).reshape(-1, rows.shape[-1])
    drawn = torch.multinomial(weights, 1, generator=generator).reshape(*rows.shape[:-1], 1)
    return torch.zeros_like(rows).scatter(-1, drawn, 1.0).movedim(-1, place)


def _check_generator(generator: Generator | None, where: str) -> None:
    arguments.check_generator(generator, where)
    if generator is not None and torch.compiler.is_compiling():
        raise ArgumentError(
            f"{where}: generator is no part of a compiled graph; leave it out, for torch.manual_seed to rule, "
            "or compile without fullgraph"
        )


def _check_probabilities(probs: Any, name: str) -> None:
    if not isinstance(probs, Tensor):
        raise ArgumentError(f"{name} must be a torch.Tensor, got {type(probs).__name__}")
    if not probs.is_floating_point():
        raise DTypeError(f"{name} must be of a floating dtype, got {probs.dtype}; convert it with .float()")


def _is_true(fact: Tensor) -> bool:
    """Whether a fact is known to be true: under vmap it is many, and none of them can be looked at."""
    try:
        return bool(fact)
    except RuntimeError:
        return False


def _refuse(bad: Tensor, values: Tensor, name: str, fact: str) -> None:
    """Raise on the first bad element, where it can be looked at."""
    if not arguments.visible(bad) or not _is_true(bad.any()):
        return
    index = tuple(bad.nonzero()[0].tolist())
    place = f"[{', '.join(map(str, index))}]" if index else ""
    raise ValidationError(f"{name}{place} = {values[index].item()} {fact}")
