"""What every declared op is held to: inputs for it, and its values and first derivatives beside the reference's.

The ops are found by scanning the modules that declare them, so that a new op is under contract from its first line.
"""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor
from torch.autograd import forward_ad

from posekit.engine.operation import Op
from posekit.engine.program import Program
from posekit.math import pose, rotation, se3, so3
from tests import sampling
from tests.reference import pose as pose_reference
from tests.reference import rotation as rotation_reference
from tests.reference import se3 as se3_reference
from tests.reference import so3 as so3_reference

Shape = tuple[int, ...]
Tensors = tuple[Tensor, ...]
Function = Callable[..., Any]

# Errors relative to the largest entry of what is compared. Half precision is only the storage: one rounding at the end.
TOLERANCE = {torch.float64: 2e-13, torch.float32: 2e-6, torch.float16: 1e-3, torch.bfloat16: 8e-3}


@dataclasses.dataclass(frozen=True)
class Declared:
    """A declared op and the formula that it must agree with."""

    function: Function
    reference: Function | None

    @property
    def op(self) -> Op:
        return self.function.op  # type: ignore[attr-defined]

    @property
    def program(self) -> Program:
        return self.op.program


# The modules under contract, each with its formulas.
MODULES = ((pose, pose_reference), (rotation, rotation_reference), (so3, so3_reference), (se3, se3_reference))


def _scan() -> dict[str, Declared]:
    found = {}
    for module, formulas in MODULES:
        for name, value in vars(module).items():
            if isinstance(getattr(value, "op", None), Op):
                found[value.op.name] = Declared(value, getattr(formulas, name, None))
    return found


OPS = _scan()
SEVERAL = {name: declared for name, declared in OPS.items() if len(declared.program.inputs) > 1}


def operands(program: Program, batches: Sequence[Shape], dtype: torch.dtype = torch.float64, seed: int = 0) -> Tensors:
    """An ordinary input for each port: vectors, quaternions of any length, rotations as matrices."""
    made = []
    for k, (port, batch) in enumerate(zip(program.inputs, batches, strict=True)):
        at = 100 * seed + 10 * k + 1
        if port.shape == (4,):
            made.append(sampling.quaternions(*batch, seed=at))
        elif len(port.shape) < 2:
            made.append(sampling.normal(1, *batch, *port.shape, seed=at)[0])
        else:
            position, quaternion = sampling.poses(*batch, seed=at)
            rows, columns = port.shape
            made.append(pose_reference.matrix(position, quaternion)[..., :rows, :columns])
    return tuple(x.to(dtype).contiguous() for x in made)


def alike(program: Program, batch: Shape) -> list[Shape]:
    """One batch shape for all inputs."""
    return [batch] * len(program.inputs)


def halves(program: Program, first: Shape, second: Shape) -> list[Shape]:
    """One batch shape for the first pose or rotation, another one for what it meets."""
    count = len(program.inputs)
    return [first] * (count - count // 2) + [second] * (count // 2)


def masks(count: int) -> list[tuple[bool, ...]]:
    """Every choice of at least one among ``count``."""
    return [mask for mask in itertools.product((False, True), repeat=count) if any(mask)]


def outputs_of(function: Function, inputs: Sequence[Tensor]) -> Tensors:
    made = function(*inputs)
    return made if isinstance(made, tuple) else (made,)


def leaves(inputs: Sequence[Tensor]) -> Tensors:
    """The same numbers in the same memory, as the start of a graph."""
    return tuple(x.detach().requires_grad_() for x in inputs)


def gradients(function: Function, inputs: Sequence[Tensor], cotangents: Sequence[Tensor]) -> Tensors:
    inputs = leaves(inputs)
    return torch.autograd.grad(outputs_of(function, inputs), inputs, tuple(cotangents), materialize_grads=True)


def moved(function: Function, inputs: Sequence[Tensor], directions: Sequence[Tensor]) -> Tensors:
    with forward_ad.dual_level():
        duals = [forward_ad.make_dual(x, d) for x, d in zip(inputs, directions, strict=True)]
        made = [forward_ad.unpack_dual(y) for y in outputs_of(function, duals)]
        return tuple(y.primal.new_zeros(y.primal.shape) if y.tangent is None else y.tangent for y in made)


def wide(tensors: Sequence[Tensor]) -> Tensors:
    return tuple(x.detach().to(torch.float64).clone(memory_format=torch.contiguous_format) for x in tensors)


def cotangents_of(outputs: Sequence[Tensor], seed: int = 77) -> Tensors:
    return tuple(sampling.normal(1, *y.shape, dtype=y.dtype, seed=seed + j)[0] for j, y in enumerate(outputs))


def directions_of(inputs: Sequence[Tensor], seed: int = 88) -> Tensors:
    return tuple(sampling.normal(1, *x.shape, dtype=x.dtype, seed=seed + j)[0] for j, x in enumerate(inputs))


def assert_near(got: Sequence[Tensor], want: Sequence[Tensor], dtype: torch.dtype, *, times: float = 1) -> None:
    """Equal shapes, and errors that are small beside the largest entry of what was wanted."""
    assert len(got) == len(want)
    for g, w in zip(got, want, strict=True):
        assert g.shape == w.shape
        allowed = times * TOLERANCE[dtype] * max(w.abs().max().item() if w.numel() else 0, 1)
        torch.testing.assert_close(g.to(torch.float64), w.to(torch.float64), rtol=0, atol=allowed)


def assert_follows(declared: Declared, inputs: Sequence[Tensor], *, forward: bool = True, reverse: bool = True) -> None:
    """Values, vector-Jacobian and Jacobian-vector products agree with the formula's, of the same numbers in float64."""
    function, formula = declared.function, declared.reference
    assert formula is not None
    dtype = promoted(inputs)
    made = outputs_of(function, inputs)
    assert all(y.dtype is dtype for y in made)
    assert_near(made, outputs_of(formula, wide(inputs)), dtype)
    if reverse:
        cotangents = cotangents_of(made)
        got = gradients(function, inputs, cotangents)
        assert all(g.dtype is x.dtype for g, x in zip(got, inputs, strict=True))
        narrowest = max((x.dtype for x in inputs), key=TOLERANCE.__getitem__)
        assert_near(got, gradients(formula, wide(inputs), wide(cotangents)), narrowest, times=4)
    if forward:
        directions = directions_of(inputs)
        got = moved(function, inputs, directions)
        assert all(t.dtype is dtype for t in got)
        assert_near(got, moved(formula, wide(inputs), wide(directions)), dtype, times=4)


def promoted(tensors: Sequence[Tensor]) -> torch.dtype:
    dtype = tensors[0].dtype
    for x in tensors:
        dtype = torch.promote_types(dtype, x.dtype)
    return dtype
