"""How the tests build kernels: at which level of optimisation, and anew."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from unittest import mock

from posekit.engine import kernel, operation


def forget() -> None:
    """Let every op need its kernels anew; from Warp's cache, where it has them as they are wanted now."""
    for op in operation._REGISTRY.values():
        for known in (op.kernels, op.prepared, op.replays, op.ready):
            known.clear()


@contextlib.contextmanager
def optimised(level: int) -> Iterator[None]:
    """Kernels that are built meanwhile are optimised to a level; 2 is what users get."""
    options = kernel.module_options
    with mock.patch.object(kernel, "module_options", lambda: options() | {"optimization_level": level}):
        yield
