"""A choice among two nestings of tensors for each of several problems: one kernel for all tensors."""

from __future__ import annotations

import functools
import pathlib
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

from ..engine import Native, fill_file, is_cuda
from .unknowns import is_value, tensors_of, with_tensors

_AT_ONCE = 8  # tensors of a launch
_MOST_THREADS = 1 << 17  # of a launch (chosen without a measurement)
_TEMPLATES = pathlib.Path(__file__).parent / "templates"
_Rows = list[tuple[Tensor, Tensor, Tensor]]


def chosen(mask: Tensor, first: Any, second: Any) -> Any:
    """What one nesting has for problems where a mask is True, and another one for others.

    Args:
        mask: Shape (problems,), contiguous.
        first: Tensors, whose rows are those of one problem after the other, and values, in tuples, lists and dicts.
        second: A nesting like the first.
    """
    if not is_cuda(mask.device):  # which would wait
        count = int(mask.sum())
        if count in (0, len(mask)):
            return first if count else second
    rows: _Rows = []

    def filled(x: Tensor, y: Tensor) -> Tensor:
        """What is yet to be filled."""
        if not x.numel():
            return x
        rows.append((x.contiguous(), y.contiguous(), torch.empty_like(x).contiguous()))
        return rows[-1][2]

    result = combined(filled, first, second)
    for k in range(0, len(rows), _AT_ONCE):
        _run(mask, rows[k : k + _AT_ONCE])
    return result


def combined(function: Callable[..., Tensor], first: Any, *others: Any) -> Any:
    """A nesting of what a function makes of the tensors of nestings: see `chosen`."""
    if isinstance(first, Tensor):
        return function(first, *others)
    if is_value(first):
        rows = zip(tensors_of(first), *map(tensors_of, others), strict=True)
        return with_tensors(first, [function(*x) for x in rows])
    if isinstance(first, dict):
        return {k: combined(function, x, *[y[k] for y in others]) for k, x in first.items()}
    if isinstance(first, list | tuple):
        items = [combined(function, *x) for x in zip(first, *others, strict=True)]
        kind: Any = type(first)
        return kind(*items) if hasattr(kind, "_fields") else kind(items)
    return first


def _run(mask: Tensor, rows: _Rows) -> None:
    problems, device = len(mask), mask.device
    counts = [x.numel() // problems for x, _, _ in rows] + [0] * (_AT_ONCE - len(rows))
    threads = max(1, min(max(counts), _MOST_THREADS // problems)) if is_cuda(device) else 1
    names = [f"{name}{k}" for k in range(len(rows)) for name in ("one", "other", "chosen")]
    tensors = {"mask": mask, **dict(zip(names, [x for row in rows for x in row], strict=True))}
    numbers = {"threads": threads, **{f"numbers{k}": n for k, n in enumerate(counts)}}
    choice_kernel().run(tensors, numbers, problems * threads, 1 + sum(counts) // threads, device, unit=1)


@functools.cache
def choice_kernel() -> Native:
    """The kernel that copies what is chosen."""
    every = range(_AT_ONCE)
    pointers = ["mask", *[f"{name}{k}" for k in every for name in ("one", "other", "chosen")]]
    arguments = "(const double*)one{0}_, (const double*)other{0}_, (double*)chosen{0}_, numbers{0}"
    calls = "\n".join([f"    choose({arguments.format(k)});" for k in every])
    text = functools.partial(fill_file, _TEMPLATES / "choose.h", calls=calls)
    return Native("pk_choose", text, pointers, ["threads", *[f"numbers{k}" for k in every]])
