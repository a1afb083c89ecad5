"""Users' functions as robust losses: their algebra, and what a solver needs of them."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import torch
from torch import Tensor

from ..engine import ElementwiseProgram, Graph, Port, Scalar, untraced, without_kernels
from ..errors import ArgumentError, OptionError, ShapeError
from ..math import losses
from ..tracing import CONSTANTS, Traced, Unknown, Untraceable, trace

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
