"""Evaluates sweeps with torch operations, step by step, for tensors that have no memory to launch a kernel on."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import Tensor

from ..codegen import writing_sweeps
from ..dtypes import computed, precision
from ..programs import CONST, SequencePort, SweepProgram, width
from ..runtime import Shape, batch_shape, common_dtype
from . import torch_route

Components = Sequence[Tensor]


def run(sweeps: SweepProgram, inputs: Sequence[Tensor], results: tuple[Shape, ...] | None) -> tuple[Tensor, ...]:
    """Computes sweeps with torch operations."""
    dtype = common_dtype(inputs, sweeps.inputs)
    wide = computed(dtype)
    ins, outs, body = sweeps.inputs, sweeps.outputs, sweeps.body
    batches = [batch_shape(x.shape, p) for x, p in zip(inputs, ins, strict=True)]
    batch = torch.broadcast_shapes(*batches, *(results or ()))
    zero = inputs[0].to(wide).new_zeros(batch)
    per_step: dict[str, list[Components]] = {}  # sequences: inputs along the sequence, and the carries of each sweep
    constant: dict[str, Components] = {}  # inputs that are the same at every step, and the final carry of each sweep
    for x, p in zip(inputs, ins, strict=True):
        x = x.to(wide).expand(*batch, *p.shape)
        if isinstance(p, SequencePort):
            per_step[p.name] = [row.unbind(-1) for row in x.reshape(*batch, sweeps.length, width(p)).unbind(-2)]
        else:
            constant[p.name] = x.reshape(*batch, width(p)).unbind(-1)
    computed_steps: list[list[Tensor]] = [[] for _ in outs]
    sweep_of_output = writing_sweeps(sweeps)
    for index, s in enumerate(body.sweeps):
        written = [j for j, p in enumerate(outs) if isinstance(p, SequencePort) and sweep_of_output[j] == index]
        rows = [s.next, *[body.outputs[j] for j in written]]
        names = [*per_step, f"carry {s.label}"]
        function = torch_route.function(f"{sweeps.name} {s.label}", names, rows, precision(dtype))
        carry: Components = [zero + float(x.data) if x.op is CONST else constant[x.data[0]][x.data[1]] for x in s.start]
        steps = range(sweeps.length)
        carries: list[Components] = []
        values: list[list[Tensor]] = []
        for i in reversed(steps) if s.backward else steps:
            carries.append(carry)
            carry, *results_at_step = [
                [zero + y for y in row] for row in function(torch, *[k[i] for k in per_step.values()], carry)
            ]
            values.append([torch.stack(row, -1) for row in results_at_step])
        if s.backward:
            carries.reverse()
            values.reverse()
        per_step[f"carry {s.label}"], constant[f"end {s.label}"] = carries, carry
        for column, j in enumerate(written):
            computed_steps[j] = [row[column] for row in values]
    outputs = []
    for j, (p, row) in enumerate(zip(outs, body.outputs, strict=True)):
        if isinstance(p, SequencePort):
            y = torch.stack(computed_steps[j], -2) if computed_steps[j] else zero.new_empty((*batch, 0, width(p)))
        else:
            y = torch.stack([zero if x.op is CONST else constant[x.data[0]][x.data[1]] for x in row], -1)
        y = y.reshape(*batch, *p.shape)
        outputs.append((y if results is None else y.sum_to_size(*results[j], *p.shape)).to(dtype))
    return tuple(outputs)
