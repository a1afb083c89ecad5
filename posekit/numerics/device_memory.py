"""The memory of a device, which is asked for before it is taken."""

from __future__ import annotations

import math

import torch

from ..errors import DeviceError


def check_memory(needed: float, device: torch.device, subject: str, remedy: str) -> None:
    """Raise if a device has too little memory.

    Args:
        needed: The bytes.
        device: The device, where a CPU has enough.
        subject: What needs them, with its verb.
        remedy: What to do.
    """
    free = free_memory(device)
    if needed > free:
        raise DeviceError(f"{subject} {needed / 1e9:.2f} GB, and {device} has {free / 1e9:.2f} GB free; {remedy}")


def free_memory(device: torch.device) -> float:
    """The bytes that torch can allocate on a device."""
    if device.type != "cuda":
        return math.inf
    reserved = torch.cuda.memory_reserved(device) - torch.cuda.memory_allocated(device)
    return torch.cuda.mem_get_info(device)[0] + reserved
