"""The text of the CUDA kernels, run on the CPU: every op and derivative computes what its algebra says in float64.

The kernels are called by the host code of CUDA, in blocks of two warps. Each derivative of each op is run once: dtypes
and layouts take turns. `--every-kernel` runs all of them in all dtypes and layouts, in about a quarter of an hour.
"""

from __future__ import annotations

import functools
import shutil
from collections.abc import Sequence
from typing import NamedTuple

import pytest
import torch
from torch import Tensor

from posekit.engine.dtypes import BY_TAG, DTYPES
from posekit.engine.ops import torch_route
from posekit.engine.programs import Program
from posekit.engine.runtime import Executable, Shape, batch_shape
from tests.support import emulation, sampling
from tests.support.contract import OPS, operands

pytestmark = pytest.mark.skipif(shutil.which("g++") is None, reason="needs g++")

DERIVATIVES = ("", "vjp", "jvp", "vjp.vjp", "vjp.jvp")
KINDS = tuple(d.tag for d in DTYPES)
TOGETHER = 11  # ops whose kernels are compiled together
NAMES = list(OPS)


class Form(NamedTuple):
    """How the tensors of a call are in memory: the batches of the first and the second half of the inputs, and more."""

    first: Shape
    second: Shape
    memory: str = "contiguous"


# Sums of gradients: over all, over long rows, over columns, over rows within a warp, and over both of two dimensions.
FORMS = {
    "aligned": Form((150,), (150,)),
    "unaligned": Form((150,), (150,), "unaligned"),
    "strided": Form((6, 25), (6, 25), "strided"),
    "one": Form((), (150,)),
    "rows": Form((3, 1), (3, 50)),
    "columns": Form((1, 50), (3, 50)),
    "short": Form((30, 1), (30, 5)),
    "crossed": Form((3, 1), (1, 50)),
}


class Call(NamedTuple):
    """A call of a program.

    Attributes:
        program: The program.
        inputs: Its inputs, in float64.
        outputs: The batch shape of each output.
    """

    program: Program
    inputs: tuple[Tensor, ...]
    outputs: tuple[Shape, ...]


def call(name: str, form: Form) -> Call:
    """A call of an op."""
    program = OPS[name].program
    count = len(program.inputs)
    batches = [form.first] * (count // 2) + [form.second] * (count - count // 2)
    common = tuple(torch.broadcast_shapes(*batches))
    return Call(program, operands(program, batches), (common,) * len(program.outputs))


def derived(of: Call, derivative: str) -> Call | None:
    """The call of a derivative, such as "vjp.jvp"; None if it is zero."""
    for depth, part in enumerate(filter(None, derivative.split("."))):
        program, ins, outs = of.program, of.program.inputs, of.program.outputs
        batches = [batch_shape(x.shape, p) for x, p in zip(of.inputs, ins, strict=True)]
        if part == "vjp":
            common = torch.broadcast_shapes(*batches, *of.outputs)
            given, wanted = [(*b, *p.shape) for b, p in zip(of.outputs, outs, strict=True)], batches
            derivation = program.vjp((True,) * len(ins), (True,) * len(outs), tuple(b != common for b in batches))
        else:
            given, wanted = [x.shape for x in of.inputs], list(of.outputs)
            derivation = program.jvp((True,) * len(ins))
        if derivation.program is None:
            return None
        along = [sampling.normal(1, *s, seed=50 * depth + k + 7)[0] for k, s in enumerate(given)]
        candidates = [*of.inputs, *along]
        shapes = {j: batch for j, batch in zip(derivation.results, wanted, strict=True) if j is not None}
        outputs = tuple(shapes[j] for j in range(len(derivation.program.outputs)))
        of = Call(derivation.program, tuple(candidates[i] for i in derivation.sources), outputs)
    return of


def placed(x: Tensor, dims: int, memory: str) -> Tensor:
    """A copy of a tensor with so many batch dimensions, in memory as the form says."""
    if memory == "unaligned":
        return x.new_empty(x.numel() + 1)[1:].view(x.shape).copy_(x)
    if memory == "strided":
        batch, element = x.shape[:dims], x.shape[dims:]
        wide = x.new_full((*reversed(batch), *(2 * n for n in element)), torch.nan)
        for d in range(dims, x.ndim):
            wide = wide.unflatten(d, (-1, 2)).select(d + 1, 0)
        return wide.permute(*reversed(range(dims)), *range(dims, x.ndim)).copy_(x)
    return x.clone(memory_format=torch.contiguous_format)


class Run(NamedTuple):
    """One kernel to run: a derivative of an op, in a dtype and a form."""

    derivative: str
    kind: str
    form: str


def runs(name: str, every: bool) -> list[Run]:
    """The kernels of an op that are run."""
    turn, forms = NAMES.index(name), list(FORMS)
    if every:
        return [Run(d, kind, form) for d in DERIVATIVES for form in forms for kind in KINDS]
    return [Run(d, KINDS[(turn // 8 + k) % 4], forms[(turn + 3 * k) % 8]) for k, d in enumerate(DERIVATIVES)]


def inputs_of(found: Call, run: Run) -> list[Tensor]:
    """The inputs of a call in the dtype and the memory of a run."""
    typed = [x.to(BY_TAG[run.kind].torch) for x in found.inputs]
    ports = found.program.inputs
    return [placed(x, x.ndim - len(p.shape), FORMS[run.form].memory) for x, p in zip(typed, ports, strict=True)]


def computed(found: Call, inputs: Sequence[Tensor]) -> tuple[Tensor, ...]:
    """The outputs by the host code of CUDA."""
    common = torch.broadcast_shapes(*(batch_shape(x.shape, p) for x, p in zip(inputs, found.program.inputs)))
    results = None if all(s == common for s in found.outputs) else found.outputs
    return Executable(found.program).run(inputs, results)[0]


def expected(found: Call, inputs: Sequence[Tensor]) -> list[Tensor]:
    """The outputs by torch operations, with sums in float64."""
    common = torch.broadcast_shapes(
        *(batch_shape(x.shape, p) for x, p in zip(inputs, found.program.inputs)), *found.outputs
    )
    made = zip(torch_route.run(found.program, inputs, None), found.program.outputs, found.outputs, strict=True)
    return [y.double().expand(*common, *p.shape).sum_to_size((*batch, *p.shape)) for y, p, batch in made]


@functools.cache
def emulator(group: int, every: bool) -> emulation.Emulator:
    """Has compiled the kernels of a group of ops."""
    made = emulation.Emulator()
    with emulation.as_cuda(made), made.collecting():
        for name in NAMES[group * TOGETHER : (group + 1) * TOGETHER]:
            for run in runs(name, every):
                found = derived(call(name, FORMS[run.form]), run.derivative)
                if found is not None:
                    computed(found, inputs_of(found, run))
    return made
