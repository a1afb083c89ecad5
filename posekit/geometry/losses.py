"""Robust losses on the squared norm of a residual vector, of names or of users' functions."""

from __future__ import annotations

import math
import numbers
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal

import attrs
import torch
from torch import Tensor

from .. import arguments
from ..engine import LOSSES, ElementwiseProgram, Graph, Port, Scalar, untraced, without_kernels
from ..errors import ArgumentError, OptionError, ShapeError
from ..math import losses
from ..tracing import CONSTANTS, Traced, Unknown, Untraceable, trace
from ..values import LOSS, Named, refer

_WHERE = "Loss: the function"
_INPUT, _OUTPUT = Port("square", ()), Port("loss", ())
_AGREEMENT = 1e-9
_checked: set[str] = set()


@untraced
def declared(function: Callable[[Any], Any]) -> str:
    """The name of a function's row in the table of losses.

    A thread of its own calls the function: the transforms of torch.func and the modes of torch, inside which a loss may
    be made, are those of a thread.
    """
    with ThreadPoolExecutor(1, "posekit") as pool:
        return pool.submit(_declared, function).result()


def _declared(function: Callable[[Any], Any]) -> str:
    program, expected = _in_algebra(function), None
    if program is None:
        expected = _computed(function)
        program = _in_torch(function)
    name = losses.add(program)
    if name not in _checked:
        _check(name, expected)
        _checked.add(name)
    return name


def _probes() -> Tensor:
    """Squared norms relative to that of the scale, at which functions are checked."""
    large = torch.logspace(-12, 6, 145, dtype=torch.float64, device="cpu")
    return torch.cat((large.new_zeros(1), large))


def _check(name: str, expected: Tensor | None) -> None:
    """Raise unless a loss has what a solver needs: it is 0 at 0, and increases.

    Args:
        name: Its name.
        expected: What its function computes at the probes, if it is one of tensors.
    """
    squares = _probes()
    one = torch.ones_like(squares[0])
    with torch.no_grad(), without_kernels():
        value = losses.ROBUST[name](squares, one)[0]
        slope, second = losses.SLOPES[name](squares, one)
    if expected is not None and not torch.allclose(value, expected, _AGREEMENT, _AGREEMENT, equal_nan=True):
        raise ArgumentError(f"{_WHERE} does not compute the same whenever it is called")
    for x, what in ((value, ""), (slope, "slope "), (second, "second derivative ")):
        bad = (~x.isfinite()).nonzero()
        if len(bad):
            k = int(bad[0])
            raise OptionError(f"{_WHERE} has the {what or 'value '}{float(x[k])} at s = {float(squares[k]):.3g}")
    if abs(float(value[0])) > 1e-15:
        raise OptionError(f"{_WHERE} must be 0 at s = 0, got {float(value[0]):.3g}")
    if float(slope[0]) <= 0:
        raise OptionError(f"{_WHERE} must have a positive slope at s = 0, got {float(slope[0]):.3g}")
    falling = (slope < -1e-15 * slope[0]).nonzero()
    if len(falling):
        k = int(falling[0])
        fact = f"has the slope {float(slope[k]):.3g} at s = {float(squares[k]):.3g}"
        raise OptionError(f"{_WHERE} must not decrease, as larger residuals would cost less; it {fact}")


def _computed(function: Callable[[Any], Any]) -> Tensor:
    """What a function of tensors computes at the probes."""
    squares = _probes()
    try:
        values = function(squares)
    except Exception as error:
        fact = f"raises {type(error).__name__} for a tensor of squared norms"
        raise ArgumentError(f"{_WHERE} {fact}: {error}") from error
    if not isinstance(values, Tensor):
        raise ArgumentError(f"{_WHERE} must return a tensor, got {type(values).__name__}")
    if values.shape != squares.shape:
        expected = tuple(squares.shape)
        raise ShapeError(f"{_WHERE} must return a number for each of shape {expected}, got {tuple(values.shape)}")
    if values.requires_grad:
        remedy = "gradients flow to the scale alone"
        raise ArgumentError(f"{_WHERE} depends on a tensor that requires grad; {remedy}")
    return values.detach().to(squares)


def _program(graph: Graph, value: Scalar) -> ElementwiseProgram:
    return ElementwiseProgram("loss", "Loss", [_INPUT], [_OUTPUT], lambda _: [[value]], graph=graph)


def _in_algebra(function: Callable[[Any], Any]) -> ElementwiseProgram | None:
    """The program of a declared op or of a function of its scalars. None if it takes none."""
    graph = Graph()
    try:
        value = getattr(function, "declaration", function)(graph.symbol(_INPUT.name, 0))
    except Exception:  # of a function of tensors
        return None
    if not isinstance(value, Scalar) or value.graph is not graph:
        return None
    return _program(graph, value)


def _in_torch(function: Callable[[Any], Any]) -> ElementwiseProgram:
    """The program of a function of tensors."""

    def made(traced: Traced) -> ElementwiseProgram:
        (value,) = traced.results
        recording, graph = traced.recording, Graph()
        captured = {x.name: x.tensor for x in recording.inputs.values()}
        if any([x.numel() != 1 for x in captured.values()]):
            raise Untraceable("it reads a tensor with several numbers")
        constants_by_port = {**{name: [float(x)] for name, x in captured.items()}, CONSTANTS: recording.constants}
        ports = [_INPUT, *[Port(name, (len(x),)) for name, x in constants_by_port.items()]]
        read = ElementwiseProgram(
            "loss", "Loss", ports, [_OUTPUT], lambda _: [[*value.numbers.flat]], graph=recording.graph
        )
        constants = [[graph.const(x) for x in row] for row in constants_by_port.values()]
        ((result,),) = read.inlined([[graph.symbol(_INPUT.name, 0)], *constants], graph)
        return _program(graph, result)

    device = torch.device("cpu")
    try:
        return trace(lambda x: function(x[0]), [Unknown(_INPUT.name, ())], (2,), torch.float64, device, made, 1)[0]
    except Untraceable as error:
        remedy = "write it in functions of each number that posekit derives, such as sqrt, exp, log1p and where"
        raise ArgumentError(f"{_WHERE} is none of single numbers: {error}; {remedy}") from error


__all__ = ["Loss"]

Name = Literal["huber", "cauchy", "geman_mcclure", "tukey"]


@arguments.immutable
@attrs.frozen(eq=False, init=False)
class Loss(metaclass=Named):
    """A robust loss rho of the squared norm s of a residual vector, with a scale c in units of the residual.

    By name they are, each of them s for residuals that are small relative to the scale:

    - "huber": s up to c^2, and 2 c sqrt(s) - c^2 beyond
    - "cauchy": c^2 log(1 + s / c^2)
    - "geman_mcclure": c^2 s / (c^2 + s)
    - "tukey": c^2 / 3 (1 - (1 - s / c^2)^3) up to c^2, and c^2 / 3 beyond

    With a weight, s is the weighted square r^T W r, so that the scale is in units of the standard deviation.

    >>> pk.Loss("huber", 0.5)
    Loss(kind='huber', scale=0.5)

    A function f is the loss c^2 f(s / c^2). It is written in torch, of a tensor of any shape, or in `posekit.algebra`,
    and called once: what it computes then becomes a part of kernels, and its slopes are derived. It must be 0 at 0, and
    have a positive slope there and none that is negative anywhere. Make such a loss outside of compiled functions,
    where it would break the graph.

    >>> pseudo_huber = pk.Loss(lambda s: 2 * ((1 + s).sqrt() - 1), 0.5)
    >>> pseudo_huber(torch.tensor([0.0, 0.75, 2.0]))
    tensor([0.0000, 0.5000, 1.0000])

    ``2 * loss`` weighs a loss, and ``outer @ inner`` is the loss of a loss:

    >>> twice = 2 * pk.Loss("huber", 0.5) @ pk.Loss("cauchy", 3.0)
    >>> twice(torch.tensor(1e-6))
    tensor(2.0000e-06)

    Args:
        kind: Its name, or a function.
        scale: A positive number, or a tensor without dimensions. Gradients of a solution flow to a tensor.

    Attributes:
        name: Its name in declared ops: ``op.normal("pose", loss=loss.name)``.
    """

    kind: Name | Callable[[Any], Any]
    scale: float | Tensor
    name: str = attrs.field(repr=False)

    def __init__(self, kind: Name | Callable[[Any], Any], scale: float | Tensor = 1.0) -> None:
        value: Any = scale
        if not callable(kind):
            arguments.check_choice(kind, losses.KINDS, "Loss: kind")
        if isinstance(scale, Tensor):
            if scale.ndim:
                raise ArgumentError(f"Loss: scale must be a number, got a tensor of shape {tuple(scale.shape)}")
        elif isinstance(value, bool) or not isinstance(value, numbers.Real):
            raise ArgumentError(f"Loss: scale must be a number, got {type(scale).__name__}")
        elif not 0 < scale < math.inf:
            raise OptionError(f"Loss: scale must be positive and finite, got {scale}")
        else:
            _check_square(scale, torch.float64)
        arguments.fill(self, kind, scale, declared(kind) if callable(kind) else kind)

    def __call__(self, square: Tensor) -> Tensor:
        """The loss of squared norms."""
        if not isinstance(square, Tensor):
            raise ArgumentError(f"Loss: square must be a tensor, got {type(square).__name__}")
        loss: Tensor = losses.ROBUST[self.name](square, self._tensor(square.dtype, square.device))[0]
        return loss

    def __mul__(self, weight: float) -> Loss:
        """The loss times a positive number."""
        value: Any = weight
        if isinstance(value, bool) or not isinstance(value, numbers.Real):
            remedy = "; pass a tensor as `weight` of the residuals" if isinstance(value, Tensor) else ""
            raise ArgumentError(f"Loss: a weight must be a number, got {type(value).__name__}{remedy}")
        if not 0 < weight < math.inf:
            raise OptionError(f"Loss: a weight must be positive and finite, got {weight}")
        return Loss(Weighted(Loss(self.kind), float(weight)), self.scale)

    __rmul__ = __mul__

    def __matmul__(self, inner: Loss) -> Loss:
        """The loss of another loss of the squared norm."""
        if not isinstance(inner, Loss):
            raise ArgumentError(f"Loss: the loss of a loss needs a Loss, got {type(inner).__name__}")
        if any([isinstance(x.scale, Tensor) for x in (self, inner)]):
            raise ArgumentError("Loss: the loss of a loss needs scales that are numbers, got a tensor")
        return Loss(Composed(Loss(self.kind), Loss(inner.kind, inner.scale / self.scale)), self.scale)

    def __reduce__(self) -> tuple[Any, ...]:
        return Loss, (self.kind, self.scale)

    @classmethod
    def _of_tensor(cls, name: str, scale: Any) -> Loss:
        """A loss without checks: the scale may be any object that takes the place of a tensor."""
        return arguments.filled(cls, name, scale, name)

    def _tensor(self, dtype: torch.dtype, device: torch.device) -> Tensor:
        """The scale."""
        if isinstance(self.scale, Tensor):
            return self.scale.to(dtype=dtype, device=device)
        _check_square(self.scale, dtype)
        return torch.full((), float(self.scale), dtype=dtype, device=device)

    def _in_algebra(self, square: Scalar) -> Scalar:
        """The loss of a scalar of a declaration. The scale must be a number."""
        return LOSSES[self.name](square, square.graph.const(float(self.scale)))[0]

    @classmethod
    def _of(cls, value: Any, where: str) -> Loss | None:
        """The loss that a user asks for by its name, or None."""
        if isinstance(value, Loss):
            arguments.check_scale(value.scale, f"{where}: scale")
        if value is None or isinstance(value, Loss):
            return value
        if not isinstance(value, str):
            raise ArgumentError(f"{where} must be a Loss, its name or None, got {type(value).__name__}")
        arguments.check_choice(value, losses.KINDS, where)
        return cls(value)  # type: ignore[arg-type]


def _check_square(scale: float, dtype: torch.dtype) -> None:
    if not arguments.has_square(scale, dtype):
        remedy = "scale the residuals" + ("" if dtype == torch.float64 else " or use float64")
        raise OptionError(f"Loss: scale must have a square in {str(dtype)[6:]}, got {scale}; {remedy}")


@attrs.frozen(eq=False)
class Weighted:
    """A loss times a number."""

    loss: Loss
    weight: float

    def __call__(self, square: Scalar) -> Scalar:
        return self.weight * self.loss._in_algebra(square)


@attrs.frozen(eq=False)
class Composed:
    """The loss of a loss."""

    outer: Loss
    inner: Loss

    def __call__(self, square: Scalar) -> Scalar:
        return self.outer._in_algebra(self.inner._in_algebra(square))


refer(Loss, LOSS)
