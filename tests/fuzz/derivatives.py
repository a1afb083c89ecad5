"""The derivatives that are compared, each as a program that is the same for posekit and for the reference."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor
from torch.autograd import forward_ad

from tests.fuzz.compare import Program
from tests.fuzz.draws import Draw

Function = Callable[[Sequence[Tensor]], list[Any]]  # of all tensors, to the flattened results


class Derivative:
    """The value of a function, or one of its derivatives, as a program on tensors and further seeds."""

    def __init__(self, name: str, order: Callable[..., list[Tensor]], along: bool, cotangents: bool, of_inputs: bool):
        self.name, self.order = name, order
        self.along, self.cotangents, self.of_inputs = along, cotangents, of_inputs

    def seeds(self, draw: Draw, inputs: Sequence[Tensor], outputs: Sequence[Tensor]) -> list[Tensor]:
        """Random directions for the inputs, and cotangents for the outputs, in random layouts."""
        alike = list(inputs) if self.along else []
        alike += list(outputs) if self.cotangents else []
        return [draw.laid_out(draw.normal(*x.shape).to(x.dtype), x.dim()) for x in alike]

    def of(self, function: Function, chosen: Sequence[int], wanted: Sequence[bool]) -> Program:
        count = len(wanted)

        def program(tensors: Sequence[Tensor]) -> list[Tensor]:
            xs, seeds = tensors[:count], list(tensors[count:])

            def floats(ys: Sequence[Tensor]) -> list[Tensor]:
                found = function(ys)
                return [found[i] for i in chosen]

            made = [y.detach() for y in self.order(floats, xs, wanted, seeds)]
            return [y if y.is_floating_point() else y.double() for y in made]

        return program


def _leaves(xs: Sequence[Tensor], wanted: Sequence[bool]) -> tuple[list[Tensor], list[Tensor]]:
    """Leaves that share memory with the inputs, and those of them that are differentiated."""
    leaves = [x.detach().requires_grad_(want) for x, want in zip(xs, wanted, strict=True)]
    return leaves, [x for x in leaves if x.requires_grad]


def _owned(x: Tensor) -> Tensor:
    """The tensor, copied if elements share memory: torch refuses to make a dual tensor of such a one."""
    repeated = any(stride == 0 and n > 1 for stride, n in zip(x.stride(), x.shape, strict=True))
    return x.contiguous() if repeated else x


def _gradients(
    outputs: Sequence[Tensor], inputs: Sequence[Tensor], cotangents: Sequence[Tensor], graph: bool = False
) -> list[Tensor]:
    """Gradients, zeros where there is no dependence."""
    pairs = [(y, c) for y, c in zip(outputs, cotangents, strict=True) if y.requires_grad]
    if not pairs:
        return [torch.zeros_like(x) for x in inputs]
    ys, cs = zip(*pairs, strict=True)
    return list(torch.autograd.grad(ys, inputs, cs, create_graph=graph, materialize_grads=True))


def _value(function: Program, xs: Sequence[Tensor], wanted: Sequence[bool], seeds: Sequence[Tensor]) -> list[Tensor]:
    return function([x.detach() for x in xs])


def _gradient(function: Program, xs: Sequence[Tensor], wanted: Sequence[bool], seeds: Sequence[Tensor]) -> list[Tensor]:
    leaves, targets = _leaves(xs, wanted)
    return _gradients(function(leaves), targets, seeds)


def _second(function: Program, xs: Sequence[Tensor], wanted: Sequence[bool], seeds: Sequence[Tensor]) -> list[Tensor]:
    leaves, targets = _leaves(xs, wanted)
    along, cotangents = seeds[: len(targets)], seeds[len(targets) :]
    return _gradients(_gradients(function(leaves), targets, cotangents, graph=True), targets, along)


def _forward(function: Program, xs: Sequence[Tensor], wanted: Sequence[bool], seeds: Sequence[Tensor]) -> list[Tensor]:
    along = iter(seeds)
    with forward_ad.dual_level():
        duals = [
            forward_ad.make_dual(_owned(x.detach()), next(along)) if want else x
            for x, want in zip(xs, wanted, strict=True)
        ]
        made = [forward_ad.unpack_dual(y) for y in function(duals)]
        return [torch.zeros_like(y.primal) if y.tangent is None else y.tangent for y in made]


def _forward_over_reverse(
    function: Program, xs: Sequence[Tensor], wanted: Sequence[bool], seeds: Sequence[Tensor]
) -> list[Tensor]:
    count = sum(wanted)
    along, cotangents = iter(seeds[:count]), seeds[count:]
    with forward_ad.dual_level():
        leaves, _ = _leaves([_owned(x) for x in xs], wanted)
        duals = [forward_ad.make_dual(x, next(along)) if x.requires_grad else x for x in leaves]
        targets = [x for x in duals if x.requires_grad]
        found = [forward_ad.unpack_dual(g) for g in _gradients(function(duals), targets, cotangents, graph=True)]
        return [torch.zeros_like(g.primal) if g.tangent is None else g.tangent for g in found]


VALUE = Derivative("value", _value, False, False, False)
GRADIENT = Derivative("gradient", _gradient, False, True, True)
SECOND = Derivative("second", _second, True, True, True)
FORWARD = Derivative("forward", _forward, True, False, False)
FORWARD_OVER_REVERSE = Derivative("forward over reverse", _forward_over_reverse, True, True, True)
