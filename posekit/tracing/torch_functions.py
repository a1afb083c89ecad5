"""Functions of torch that meet symbolic tensors before torch's dispatcher.

Torch's dispatcher imports torch.distributed at the first tensor of a subclass, which takes 0.6 s of processor time
(torch 2.13). Functions that have their rule's arguments need no dispatcher. What is not listed here takes it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import torch
from torch import Tensor

from .shaping import expand, select_, slice_, unsqueeze, view
from .symbolic import DIRECT, FUNCTIONS, Recording, SymbolicTensor, Value

# For each rule the names under which torch has its function, and the arguments that may be passed by name.
_NAMES: dict[str, tuple[str, str]] = dict(
    add=("add __add__ __radd__", ""),
    sub=("sub __sub__", ""),
    rsub=("__rsub__", ""),
    mul=("mul __mul__ __rmul__", ""),
    div=("div __truediv__", ""),
    neg=("neg __neg__", ""),
    pow=("pow __pow__", ""),
    matmul=("matmul __matmul__", ""),  # torch composes it of operations in place
    rmatmul=("__rmatmul__", ""),
    unsqueeze=("unsqueeze", "dim"),
    sum=("sum", "dim keepdim"),
    stack=("stack", "dim"),
    cat=("cat", "dim"),
)
for _name in ("square", "sqrt", "exp", "log", "sin", "cos", "abs"):
    _NAMES[_name] = (_name, "")


def _direct(name: str, keywords: frozenset[str]) -> Callable[..., Any]:
    def rule(recording: Recording, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
        if not keywords.issuperset(kwargs):
            return NotImplemented
        return FUNCTIONS[name](recording, *args, **kwargs)

    return rule


for _name, (_aliases, _keywords) in _NAMES.items():
    for _alias in _aliases.split():
        for _holder in (Tensor, torch):
            if hasattr(_holder, _alias):
                DIRECT[getattr(_holder, _alias)] = _direct(_name, frozenset(_keywords.split()))


def _sizes(args: Sequence[Any], kwargs: Mapping[str, Any]) -> list[int] | None:
    """Sizes that are passed one by one, or as one sequence."""
    sizes = args[1] if len(args) == 2 and isinstance(args[1], list | tuple) else args[1:]
    return [*sizes] if sizes and not kwargs and all([type(n) is int for n in sizes]) else None


def _reshape(recording: Recording, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
    sizes = _sizes(args, kwargs)
    return NotImplemented if sizes is None else view(recording, args[0], sizes)


def _expand(recording: Recording, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
    sizes = _sizes(args, kwargs)
    return NotImplemented if sizes is None else expand(recording, args[0], sizes)


def _is_simple(item: Any) -> bool:
    if isinstance(item, slice):
        bounds = (item.start, item.stop)
        return item.step is None and all([x is None or type(x) is int for x in bounds])
    return item is None or item is Ellipsis or type(item) is int


def _getitem(recording: Recording, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
    x, index = args
    items = index if isinstance(index, tuple) else (index,)
    if kwargs or not isinstance(x, SymbolicTensor) or not all([_is_simple(item) for item in items]):
        return NotImplemented
    if sum([item is Ellipsis for item in items]) > 1:
        return NotImplemented
    skipped = x.ndim - sum([item is not None and item is not Ellipsis for item in items])
    value: Value = x.value
    place = 0
    for item in items:
        tensor = recording.tensor(value)
        if item is Ellipsis:
            place += skipped
        elif item is None:
            value = unsqueeze(recording, tensor, place)
            place += 1
        elif isinstance(item, slice):
            if item != slice(None):
                value = slice_(recording, tensor, place, item.start, item.stop)
            place += 1
        else:
            value = select_(recording, tensor, place, item)
    return value


DIRECT[Tensor.reshape] = DIRECT[Tensor.view] = _reshape
DIRECT[Tensor.expand] = _expand
DIRECT[Tensor.__getitem__] = _getitem
