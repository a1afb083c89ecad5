"""Random sampling: elements of a batch, and samples with straight-through gradients (Bengio et al. 2013).

Invalid weights and probabilities raise an error that contains the first of them. To find it the functions read values,
for which a CUDA device must finish its work; only `choice` without ``p`` reads none. Inside `torch.compile` and
`torch.func.vmap` values cannot be read: only the checks of torch's own samplers apply there. While a CUDA graph is
captured, `sample_bernoulli` reads none, and draws from weights raise a CaptureError.
"""

from __future__ import annotations

from typing import Any, TypeVar

import numpy as np
import torch
from torch import Generator, Tensor

from . import arguments
from .autograd import NestedContext, NestedFunction
from .engine import check_capture
from .errors import ArgumentError, DTypeError, ShapeError, ValidationError
from .values import Batched, publish_module

__all__ = ["SampleBernoulli", "SampleMultinomial", "choice", "sample_bernoulli", "sample_multinomial"]


B = TypeVar("B", bound=Batched)
_MAX_CATEGORIES = 1 << 24  # the limit of torch.multinomial
# `torch.multinomial` reads the weights, too.
_READS, _REMEDY = "waits for the device to read the weights", "draw before the capture"


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
    """Draw ``k`` elements of ``a`` at random, as a tensor, Pose or Rotation. Gradients flow to ``a``.

    >>> generator = torch.Generator().manual_seed(0)
    >>> pk.sampling.choice(pk.Pose.identity(10), 3, generator=generator).shape
    torch.Size([3])
    >>> pk.sampling.choice(4, 2, p=[0, 0, 1, 0])
    tensor([2, 2])

    Args:
        a: The elements: a 1-D tensor, NumPy array or list of numbers, a Pose or a Rotation, whose first dimension is
            sampled, or an int for ``range(a)``. An array or a list becomes a tensor on torch's default device.
        k: The number of elements to draw.
        replace: Whether an element can be drawn more than once.
        p: The weights of the elements. They need not sum to 1. The default is equal weights. Weights are checked, for
            which a CUDA device must finish its work.
        dtype: The dtype of the result. The default is that of ``a``.
        device: The device of the result. The default is that of ``a``, or of the generator if ``a`` is an int.
        generator: The source of the random numbers.
    """
    arguments.check_flags("choice", replace=replace)
    a, k = _as_elements(a), _as_int(k)
    if isinstance(a, Tensor):
        arguments.check_dense(a, "choice: a")
    if isinstance(a, Tensor | Batched) and (a.ndim == 0 or (isinstance(a, Tensor) and a.ndim != 1)):
        fact = "have shape (n,)" if isinstance(a, Tensor) else "be batched"
        raise ShapeError(f"choice: a must {fact}, got shape {tuple(a.shape)}")
    if isinstance(k, bool) or not isinstance(k, int):
        raise ArgumentError(f"choice: k must be an int, got {type(k).__name__}")
    for name, number in (("a", a), ("k", k)):
        if isinstance(number, int) and number >= 1 << 56:
            raise ShapeError(f"choice: {name} must be less than 2**56, got {arguments.describe(number)}")
    count = a if isinstance(a, int) else len(a)
    if k < 0 or (k and count < 1) or count < 0:
        raise ShapeError(f"choice: cannot draw {k} from {count} elements")
    if not replace and k > count:
        raise ShapeError(f"choice: cannot draw {k} from {count} elements without replacement")
    if dtype is not None and not isinstance(dtype, torch.dtype):
        raise ArgumentError(f"choice: dtype must be a torch.dtype, got {type(dtype).__name__}")
    if device is not None:
        arguments.check_device("choice", device)
    index = _draw_indices(count, k, replace, p, a, generator)
    if isinstance(a, int):
        return index.to(device=device, dtype=dtype) if device or dtype else index
    drawn: Any = a[index.to(a.device)]
    return drawn.to(device=device or a.device, dtype=dtype or a.dtype)


def _as_int(number: Any) -> Any:
    return int(number) if isinstance(number, np.integer) else number


def _as_elements(a: Any) -> Any:
    """Convert an array or a list to a tensor, and an integer of NumPy to an int."""
    if isinstance(a, list | tuple):
        a = _of_list(a)
    a = arguments.array(a, "choice: a") if isinstance(a, np.ndarray) else _as_int(a)
    if isinstance(a, bool) or not isinstance(a, int | Tensor | Batched):
        kind = type(a).__name__
        raise ArgumentError(f"choice: a must be a 1-D tensor, array or list, an int, a Pose or a Rotation, got {kind}")
    return a


def _of_list(a: list[Any] | tuple[Any, ...]) -> Tensor:
    if not torch.compiler.is_compiling():
        arguments.check_copy("choice: a", torch.get_default_device())
    try:
        return torch.tensor(a)
    except (TypeError, ValueError, RuntimeError, OverflowError) as error:
        raise ArgumentError(f"choice: a must be a list of numbers: {arguments.reason(error)}") from error


def _draw_indices(count: int, k: int, replace: bool, p: Any, a: Any, generator: Generator | None) -> Tensor:
    _check_generator(generator, "choice")
    arguments.check_kinds("choice", bool, replace=replace)
    default_device = a.device if isinstance(a, Tensor | Batched) else None
    if default_device is None and not torch.compiler.is_compiling():
        default_device = torch.get_default_device()
    device = generator.device if generator is not None else default_device
    if p is None:
        if replace:
            return torch.randint(max(count, 1), (k,), generator=generator, device=device)
        return torch.randperm(count, generator=generator, device=device)[:k]
    if device is not None:
        check_capture(device, "choice: p", _READS, _REMEDY)
    weights = arguments.tensor(p, "choice: p", torch.empty(0, device=default_device)).detach()
    if weights.is_complex():
        raise DTypeError(f"choice: p must be real, got {weights.dtype}")
    if tuple(weights.shape) != (count,):
        raise ShapeError(f"choice: p must have shape ({count},), got {tuple(weights.shape)}")
    weights = weights.to(device=device, dtype=torch.float64)
    _refuse(~(weights.isfinite() & (weights >= 0)), weights, "choice: p", "is not a weight: it must be finite and >= 0")
    if count > _MAX_CATEGORIES:
        raise ShapeError(f"choice: p must have at most {_MAX_CATEGORIES} elements, got {count}")
    if not torch.compiler.is_compiling():
        needed, positive = (1 if replace else k) if k else 0, (weights > 0).sum()
        if _is_true(positive < needed):
            raise ValidationError(f"choice: p must have at least {needed} positive weights, got {int(positive)}")
    if not k:
        return torch.empty(0, dtype=torch.int64, device=device)
    return torch.multinomial(weights / weights.max(), k, replace, generator=generator)


class SampleBernoulli(NestedFunction):
    """Straight-through Bernoulli sampling: ``apply(probs)`` is 1 with probability ``probs``, else 0.

    >>> probs = torch.tensor([0.0, 1.0], requires_grad=True)
    >>> drawn = pk.sampling.SampleBernoulli.apply(probs)
    >>> drawn.tolist(), torch.autograd.grad(drawn.sum(), probs)
    ([0.0, 1.0], (tensor([1., 1.]),))
    """

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
    """Straight-through categorical sampling: ``apply(probs, dim)`` is a one-hot sample along ``dim``.

    >>> probs = torch.tensor([0.0, 1.0, 0.0])
    >>> pk.sampling.SampleMultinomial.apply(probs)
    tensor([0., 1., 0.])
    """

    @staticmethod
    def forward(ctx: NestedContext, probs: Tensor, dim: int = -1, generator: Generator | None = None) -> Tensor:
        return _multinomial(probs, dim, generator)

    @staticmethod
    def backward(ctx: NestedContext, gradient: Tensor) -> tuple[Tensor, None, None]:
        return gradient, None, None

    @staticmethod
    def jvp(ctx: NestedContext, tangent: Tensor, *_: None) -> Tensor:
        return tangent.clone()


def sample_bernoulli(
    probs: Tensor | None = None, *, generator: Generator | None = None, x: Tensor | None = None
) -> Tensor:
    """Draw 1 with probability ``probs``, else 0. The gradient passes unchanged to ``probs`` (straight-through).

    The probabilities are checked, for which a CUDA device must finish its work.

    >>> probs = torch.tensor([0.0, 1.0], requires_grad=True)
    >>> pk.sampling.sample_bernoulli(probs).tolist()
    [0.0, 1.0]

    Args:
        probs: The probabilities, of any shape.
        generator: The source of the random numbers.
        x: Another name of ``probs``, as in jactorch.
    """
    probs = _one_of(probs, x, "sample_bernoulli")
    if torch.compiler.is_compiling():
        return _straight_through(_bernoulli(probs, generator), probs)
    _check_probabilities(probs, "sample_bernoulli: probs")
    return SampleBernoulli.apply(probs, generator)


def sample_multinomial(
    probs: Tensor | None = None, dim: int = -1, *, generator: Generator | None = None, x: Tensor | None = None
) -> Tensor:
    """Draw a one-hot sample along ``dim``, with probabilities proportional to ``probs``.

    The gradient passes unchanged to ``probs`` (straight-through). This makes the selection of a hypothesis
    differentiable: ``(sample_multinomial(probs)[..., None] * points).sum(-2)``. The weights are checked, for which a
    CUDA device must finish its work.

    >>> pk.sampling.sample_multinomial(torch.tensor([[0.0, 2.0, 0.0], [1.0, 0.0, 0.0]]))
    tensor([[0., 1., 0.],
            [1., 0., 0.]])

    Args:
        probs: The weights, of any shape. They need not sum to 1.
        dim: The dimension of the categories.
        generator: The source of the random numbers.
        x: Another name of ``probs``, as in jactorch.
    """
    probs = _one_of(probs, x, "sample_multinomial")
    if torch.compiler.is_compiling():
        return _straight_through(_multinomial(probs, dim, generator), probs)
    _check_probabilities(probs, "sample_multinomial: probs")
    return SampleMultinomial.apply(probs, dim, generator)


def _one_of(probs: Tensor | None, x: Tensor | None, where: str) -> Tensor:
    """Return the probabilities, passed under either name."""
    if x is None:
        return probs  # type: ignore[return-value] # None is refused with the other types
    if probs is not None:
        raise ArgumentError(f"{where}: got probs twice: x is another name of it")
    return x


def _straight_through(sample: Tensor, probs: Tensor) -> Tensor:
    """Give a sample the gradient of ``probs`` without a Function, whose jvp Dynamo cannot trace (torch 2.13)."""
    return sample + (probs - probs.detach())


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
    check_capture(probs.device, "sample_multinomial", _READS, _REMEDY)
    _refuse(~(probs.isfinite() & (probs >= 0)), probs, name, "is not a weight: it must be finite and >= 0")
    rows = probs.detach().movedim(place, -1)
    if not rows.shape[-1] and rows.shape[:-1].numel():
        raise ShapeError(f"{name} must have an element to draw along dim {dim}, got {tuple(probs.shape)}")
    if not probs.numel():
        return torch.zeros_like(probs)
    largest = rows.amax(-1)
    _refuse(largest == 0, largest, f"{name}.max(dim={dim})", "must be positive: no element can be drawn")
    weights = (rows / largest.unsqueeze(-1)).reshape(-1, rows.shape[-1])
    drawn = torch.multinomial(weights, 1, generator=generator).reshape(*rows.shape[:-1], 1)
    return torch.zeros_like(rows).scatter(-1, drawn, 1.0).movedim(-1, place)


def _check_generator(generator: Generator | None, where: str) -> None:
    arguments.check_generator(generator, where)
    if generator is not None and torch.compiler.is_compiling():
        raise ArgumentError(
            f"{where}: generator is not supported in a compiled graph; omit it and use torch.manual_seed, "
            "or compile without fullgraph"
        )


def _check_probabilities(probs: Any, name: str) -> None:
    if not isinstance(probs, Tensor):
        raise ArgumentError(f"{name} must be a torch.Tensor, got {type(probs).__name__}")
    if probs.dtype not in arguments.FLOATS:
        raise DTypeError(f"{name} must be of a floating dtype, got {probs.dtype}; convert it with .float()")
    arguments.check_dense(probs, name)


def _is_true(condition: Tensor) -> bool:
    """Return whether a condition is known to be true. Under vmap its values cannot be read: False."""
    try:
        return bool(condition)
    except RuntimeError:
        return False


def _refuse(bad: Tensor, values: Tensor, name: str, fact: str) -> None:
    """Raise for the first True element of ``bad``. Does nothing while values cannot be read."""
    if not arguments.is_readable(bad) or not _is_true(bad.any()):
        return
    index = tuple(bad.nonzero()[0].tolist())
    place = f"[{', '.join(map(str, index))}]" if index else ""
    raise ValidationError(f"{name}{place} = {values[index].item()} {fact}")


publish_module(__name__)
