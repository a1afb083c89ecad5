"""A capture of a CUDA graph as posekit sees it, without a device, and a record of what would break it."""

from __future__ import annotations

import contextlib
import pathlib
import traceback
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.overrides import TorchFunctionMode

import posekit
from posekit.engine.runtime import capture

ROOT = str(pathlib.Path(posekit.__file__).parent)
# Functions of torch that wait for a CUDA device: they read values, or copy numbers from the CPU's pageable memory.
READS = {
    *("item", "__bool__", "__float__", "__int__", "__index__", "tolist", "nonzero", "argwhere", "masked_select"),
    "cholesky_inverse",  # which a CUDA graph cannot capture
    *("equal", "allclose", "unique", "multinomial", "cpu", "bincount"),
    *("linalg_eigh", "linalg_eigvalsh", "linalg_pinv", "linalg_svd", "linalg_lstsq"),
    *("linalg_solve", "linalg_inv", "linalg_cholesky"),  # unlike `solve_ex`, `inv_ex`, `cholesky_ex`
}
COPIES = {"tensor", "as_tensor", "asarray", "new_tensor", "from_numpy"}


@contextlib.contextmanager
def captured() -> Iterator[None]:
    """Tells posekit that a graph is captured, of work on the CPU."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(capture, "_TYPES", ("cuda", "cpu"))
        patch.setattr(torch.cuda, "is_initialized", lambda: True)
        patch.setattr(torch.cuda, "is_current_stream_capturing", lambda: True)
        yield


class Waits(TorchFunctionMode):
    """Records the functions of torch that posekit calls and that would wait for a CUDA device."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def __torch_function__(
        self, function: Callable[..., Any], types: Any, args: Sequence[Any] = (), kwargs: dict[str, Any] | None = None
    ) -> Any:
        name = getattr(function, "__name__", "")
        if name in READS | COPIES or (name in ("__getitem__", "__setitem__") and _reads(args[1])):
            self._record(name)
        if name == "repeat_interleave" and isinstance(args[1], Tensor):
            self._record(name)
        return function(*args, **(kwargs or {}))

    def _record(self, name: str) -> None:
        place = traceback.extract_stack(limit=3)[0]
        if place.filename.startswith(ROOT):  # not of the tests themselves
            self.found.append(f"{name} in {place.filename}:{place.lineno}")


def _reads(index: Any) -> bool:
    """Whether the number of elements that an index selects is read from it, or the index is copied to the device."""
    parts = index if isinstance(index, tuple) else (index,)
    return any([isinstance(p, list) or (isinstance(p, Tensor) and p.dtype is torch.bool) for p in parts])
