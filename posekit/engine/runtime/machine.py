"""The processors that kernels run on."""

from __future__ import annotations

import pathlib

import torch


def target(device: torch.device) -> str:
    """What runs the kernels for tensors of a device: "cpu" or "cuda"; "meta" if none runs, as they have no memory."""
    return device.type


def last_cache() -> int:
    """Size of the last-level cache in bytes, as Linux reports it; 32 MB where it is unknown."""
    try:
        text = pathlib.Path("/sys/devices/system/cpu/cpu0/cache/index3/size").read_text().strip()
        return int(text.removesuffix("K")) << 10
    except (OSError, ValueError):
        return 1 << 25
