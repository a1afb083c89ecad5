"""Representations of values: short, computed without reading device memory, and free of exceptions."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor
from torch.nn import Parameter

MAX_SHOWN = 4  # elements


def describe(kind: str, tensors: dict[str, Any]) -> str:
    """Format a value with its numbers if it is small and on the CPU, else with its shape and dtype."""
    for attempt in (_numbers, _summary, _types):
        try:
            shown = attempt(tensors)
        except Exception:  # a debugger or log must get a text, whatever object replaces the tensors
            continue
        if shown:
            break
    return f"{kind}({', '.join(shown)})"


def _numbers(tensors: dict[str, Any]) -> list[str]:
    """Return the formatted numbers, or an empty list if they should not be read."""
    for x in tensors.values():
        if type(x) not in (Tensor, Parameter) or x.device.type != "cpu" or not 0 < x.shape[:-1].numel() <= MAX_SHOWN:
            return []
    # A tensor that is wrapped by vmap or traced has no values yet: tolist raises.
    shown = [f"{name}={_format(x.detach().tolist())}" for name, x in tensors.items()]
    return shown + _properties(list(tensors.values()), always=False)


def _summary(tensors: dict[str, Any]) -> list[str]:
    shapes = {name: tuple(x.shape[:-1]) for name, x in tensors.items()}
    batch = list(dict.fromkeys(shapes.values()))
    # Tree functions and vmap replace a value's tensors by others: then the shape of each is shown.
    parts = [f"shape={batch[0]}"] if len(batch) == 1 else [f"{name}={tuple(x.shape)}" for name, x in tensors.items()]
    return parts + _properties(list(tensors.values()), always=True)


def _types(tensors: dict[str, Any]) -> list[str]:
    return [f"{name}={type(x).__name__}" for name, x in tensors.items()]


def _properties(tensors: list[Tensor], always: bool) -> list[str]:
    first = tensors[0]
    parts = [f"dtype={first.dtype}"] if always or first.dtype != torch.get_default_dtype() else []
    if first.device.type != "cpu":
        parts.append(f"device='{first.device}'")
    if any(x.requires_grad for x in tensors):
        parts.append("requires_grad=True")
    return parts


def _format(value: Any) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_format, value))}]"
    text = f"{value:.5g}"
    return text if any(mark in text for mark in ".en") else f"{text}."
