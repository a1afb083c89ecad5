"""What the representations of a value show, and how it is read: some elements, with one copy from the device."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import torch
from torch import Tensor

from ...engine import have_memory, is_capturing, is_eager, is_zero_tensor

Rows = list[list[float]]
VARIANCE = "variance"  # the name of a field that is read as variances and shown as standard deviations
SIGMA = "sigma"
DRAWN = 32  # elements that a picture reads


class Shown(NamedTuple):
    """What every representation of a value shows, also one without numbers.

    Attributes:
        label: The batch shape or the number of keys, as text; "" if the tensors do not fit together, which happens
            because tree functions replace them by others.
        tensors: The tensors of the value, by their names. The first has its dtype and device.
        facts: Further properties, as text.
    """

    label: str
    tensors: Mapping[str, Tensor]
    facts: tuple[str, ...] = ()

    @property
    def dtype(self) -> torch.dtype:
        """The dtype of the value."""
        return next(iter(self.tensors.values())).dtype


class Numbers(NamedTuple):
    """The numbers of a value.

    Attributes:
        rows: The numbers of each element, shape (*batch, size), by their names.
        whole: Numbers that belong to all elements, shape (size,), by their names.
        path: Poses that are drawn, connected by a line, instead of those in ``rows``.
    """

    rows: Mapping[str, Tensor]
    whole: Mapping[str, Tensor] = {}
    path: Mapping[str, Tensor] = {}

    @property
    def batch(self) -> torch.Size:
        """The common batch shape of the rows."""
        shapes = {x.shape[:-1] for x in self.rows.values()} or {torch.Size([0])}
        (shape,) = shapes
        return shape


def is_readable(shown: Shown) -> bool:
    """Return whether reading is possible and has no side effects.

    It is not inside `vmap` and other transforms, while a graph is compiled, traced or captured, and without memory.
    """
    tensors = list(shown.tensors.values())
    if not shown.label or torch.compiler.is_compiling() or not is_eager(()):
        return False
    if any([type(x).__torch_dispatch__ != Tensor.__torch_dispatch__ for x in tensors]):
        return False  # subclasses that replace torch's operations, such as FakeTensor and DTensor
    if any([is_capturing(x.device) for x in tensors]):
        return False
    return all([(have_memory([x]) or is_zero_tensor(x)) and not x.is_complex() for x in tensors])


def properties(shown: Shown) -> list[str]:
    """Return the dtype, device and gradient as torch shows them: if they are not the default."""
    tensors = list(shown.tensors.values())
    dtype, device = tensors[0].dtype, tensors[0].device
    parts = [f"dtype={dtype}"] if dtype != torch.get_default_dtype() else []
    if device.type != "cpu":
        parts.append(f"device='{device}'")
    if any([x.requires_grad for x in tensors]):
        parts.append(_gradient(shown))
    return parts


def _gradient(shown: Shown) -> str:
    for x in shown.tensors.values():
        try:
            node = None if torch.compiler.is_compiling() else x.grad_fn
        except RuntimeError:  # a view that was changed in place where gradients were disabled
            return "grad_fn=<Invalid>"
        if node is not None:
            name = type(node).__name__
            return f"grad_fn=<{node.name().rpartition('::')[2] if name == 'CppFunction' else name}>"
    return "requires_grad=True"


def places(count: int, edge: int) -> list[range]:
    """Return the indices of the first and the last elements of a batch, or of all if there are not more."""
    return [range(count)] if count <= 2 * edge else [range(edge), range(count - edge, count)]


def read(fields: Sequence[Mapping[str, Tensor]], chosen: Sequence[Sequence[range]]) -> list[dict[str, Rows]]:
    """Read elements of several groups of tensors with one copy from the device.

    Args:
        fields: Groups of tensors of shape (*batch, size), by their names.
        chosen: The indices of the elements to read, in the flattened batch, for each group.
    """
    with torch.no_grad():
        picked = [
            {name: _rows(x.as_subclass(Tensor).detach(), at) for name, x in group.items()}
            for group, at in zip(fields, chosen, strict=True)
        ]
        tensors = [x for group in picked for x in group.values()]
        scalars = iter(torch.cat([x.reshape(-1) for x in tensors]).tolist() if tensors else [])
    result: list[dict[str, Rows]] = []
    for group in picked:
        result.append({})
        for name, x in group.items():
            rows = [[float(next(scalars)) for _ in range(x.shape[1])] for _ in range(x.shape[0])]
            result[-1] |= {SIGMA: [list(map(_root, row)) for row in rows]} if name == VARIANCE else {name: rows}
    return result


def _rows(x: Tensor, at: Sequence[range]) -> Tensor:
    """Return the chosen elements, shape (n, size), without a copy of the others."""
    batch = x.shape[:-1]
    count = batch.numel()
    if sum(map(len, at)) == count:
        return x.reshape(count, x.shape[-1])
    if x.is_contiguous() or len(batch) == 1:
        flat = x.view(count, x.shape[-1]) if len(batch) > 1 else x
        return torch.cat([flat[r.start : r.stop] for r in at])
    elements = [x[unravelled(i, batch)] for r in at for i in r]
    return torch.stack(elements) if elements else x.new_empty(0, x.shape[-1])


def unravelled(index: int, shape: Sequence[int]) -> tuple[int, ...]:
    """Return the multi-dimensional index of an element of the flattened batch."""
    result: list[int] = []
    for size in reversed(shape):
        index, rest = divmod(index, size)
        result.insert(0, rest)
    return tuple(result)


def _root(variance: float) -> float:
    return math.sqrt(variance) if variance >= 0 else math.nan
