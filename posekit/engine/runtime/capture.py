"""CUDA graphs: refuses what a capture cannot record before it is done, because it would end the capture."""

from __future__ import annotations

import torch

from ...errors import CaptureError

WARM_UP = "make the call and its backward once before the capture, with tensors of the same shapes, strides and dtypes"
_TYPES = ("cuda",)  # of devices whose work can be captured


def is_capturing(device: torch.device) -> bool:
    """Whether torch's current stream is being captured. Always False for other devices than CUDA's, at no cost."""
    if device.type not in _TYPES or torch.compiler.is_compiling():
        return False
    # A build of torch without CUDA, whose fake tensors may be on a CUDA device, raises on the second call.
    return torch.cuda.is_initialized() and torch.cuda.is_current_stream_capturing()


def check_capture(device: torch.device, where: str, fact: str, remedy: str = "call it before the capture") -> None:
    """Raise a `CaptureError` while a CUDA graph is captured.

    Args:
        device: The device of the tensors: only work for a CUDA device can be captured.
        where: The public method, for the message.
        fact: What it would do, such as "waits for the device".
        remedy: What to do instead.
    """
    if is_capturing(device):
        raise CaptureError(f"{where}: {fact}, which a CUDA graph cannot capture; {remedy}")
