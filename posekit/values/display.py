"""How values print themselves: short, without reading device memory, without ever raising."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor
from torch.nn import Parameter

FEW = 4  # elements: as many as are read at a glance


def describe(kind: str, tensors: dict[str, Any]) -> str:
    """The class with its numbers if they are few and at hand, else with its shape and dtype."""
    for attempt in (_numbers, _summary, _kinds):
        try:
            shown = attempt(tensors)
        except Exception:  # whatever stands in for the tensors, a debugger or a log must get a line
            continue
        if shown:
            break
    return f"{kind}({', '.join(shown)})"


def _numbers(tensors: dict[str, Any]) -> list[str]:
    """The numbers, or nothing."""
    for x in tensors.values():
        if type(x) not in (Tensor, Parameter) or x.device.type != "cpu" or not 0 < x.shape[:-1].numel() <= FEW:
            return []
    # Wrapped by vmap, or traced, a tensor has no numbers yet and this raises.
    shown = [f"{name}={_format(x.detach().tolist())}" for name, x in tensors.items()]
    return shown + _traits(list(tensors.values()), always=False)


def _summary(tensors: dict[str, Any]) -> list[str]:
    shapes = {name: tuple(x.shape[:-1]) for name, x in tensors.items()}
    batch = list(dict.fromkeys(shapes.values()))
    # Tree functions and vmap put other tensors where a value's own would be: then each shape is told.
    parts = [f"shape={batch[0]}"] if len(batch) == 1 else [f"{name}={tuple(x.shape)}" for name, x in tensors.items()]
    return parts + _traits(list(tensors.values()), always=True)


def _kinds(tensors: dict[str, Any]) -> list[str]:
    return [f"{name}={type(x).__name__}" for name, x in tensors.items()]


def _traits(tensors: list[Tensor], always: bool) -> list[str]:
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
