"""Programs of sweeps in plain torch, step by step: for tensors that have no memory to launch a kernel on."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import Tensor

from ..codegen import written_in
from ..dtypes import computed, precision
from ..programs import CONST, Along, Sweeps, width
from ..runtime import Shape, batch_shape, common_dtype
from . import torch_route

Numbers = Sequence[Tensor]


def run(sweeps: Sweeps, inputs: Sequence[Tensor], results: tuple[Shape, ...] | None) -> tuple[Tensor, ...]:
    """Compute with torch operations."""
    dtype = common_dtype(inputs)
    wide = computed(dtype)
    ins, outs, parts = sweeps.inputs, sweeps.outputs, sweeps.parts
    batches = [batch_shape(x.shape, p) for x, p in zip(inputs, ins, strict=True)]
    batch = torch.broadcast_shapes(*batches, *(results or ()))
    zero = inputs[0].to(wide).new_zeros(batch)
    known: dict[str, list[Numbers]] = {}  # at every step: the inputs, and what each sweep has carried there
    whole: dict[str, Numbers] = {}
    for x, p in zip(inputs, ins, strict=True):
        x = x.to(wide).expand(*batch, *p.shape)
        if isinstance(p, Along):
            known[p.name] = [row.unbind(-1) for row in x.reshape(*batch, sweeps.length, width(p)).unbind(-2)]
        else:
            whole[p.name] = x.reshape(*batch, width(p)).unbind(-1)
    made: list[list[Tensor]] = [[] for _ in outs]
    when = written_in(sweeps)
    for index, s in enumerate(parts.sweeps):
        mine = [j for j, p in enumerate(outs) if isinstance(p, Along) and when[j] == index]
        rows = [s.next, *[parts.outputs[j] for j in mine]]
        names = [*known, f"carry {s.label}"]
        function = torch_route.function(f"{sweeps.name} {s.label}", names, rows, precision(dtype))
        carry: Numbers = [zero + float(x.data) if x.op is CONST else whole[x.data[0]][x.data[1]] for x in s.start]
        steps = range(sweeps.length)
        found: list[Numbers] = []
        values: list[list[Tensor]] = []
        for i in reversed(steps) if s.backward else steps:
            found.append(carry)
            following, *written = [
                [zero + y for y in row] for row in function(torch, *[k[i] for k in known.values()], carry)
            ]
            values.append([torch.stack(row, -1) for row in written])
            carry = following
        if s.backward:
            found.reverse()
            values.reverse()
        known[f"carry {s.label}"], whole[f"end {s.label}"] = found, carry
        for column, j in enumerate(mine):
            made[j] = [row[column] for row in values]
    outputs = []
    for j, (p, row) in enumerate(zip(outs, parts.outputs, strict=True)):
        if isinstance(p, Along):
            y = torch.stack(made[j], -2) if made[j] else zero.new_empty((*batch, 0, width(p)))
        else:
            y = torch.stack([zero if x.op is CONST else whole[x.data[0]][x.data[1]] for x in row], -1)
        y = y.reshape(*batch, *p.shape)
        outputs.append((y if results is None else y.sum_to_size(*results[j], *p.shape)).to(dtype))
    return tuple(outputs)
