"""Forward mode in several threads.

torch has one level of forward mode for all threads, and `torch.func.jvp` closes it when it ends: the tangents of other
threads that are inside of theirs are lost, in silence or with an error. So the first thread opens the level, and the
last one closes it. A lock in place of it would be held while functions of users run, which may wait for other threads.
"""

from __future__ import annotations

import contextlib
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch.autograd import forward_ad

from ..locks import Lock, register_at_fork
from .torch_names import AVAILABLE, LEVEL, forward_mode, functorch_active

# Of torch.func.jvp, which opens the level only at the first depth. No public name tells it, so that this private one is
# used where it exists, even with `PUBLIC_ONLY`; where it does not, one thread after the other is in forward mode.
_NESTING = "JVP_NESTING"
_transforms: Any = sys.modules.get("torch._functorch.eager_transforms")
_shares = hasattr(_transforms, _NESTING) and hasattr(forward_ad, LEVEL)


def forward_ad_level() -> int:
    """The depth of forward-mode dual levels, -1 outside any, and where it is torch.func.jvp in another thread."""
    level: int = getattr(forward_mode, LEVEL)
    if level < 0 or not (_shares and AVAILABLE) or torch.compiler.is_compiling():
        return level
    return level if functorch_active() or not getattr(_transforms, _NESTING) else -1


def jvp(function: Callable[..., Any], primals: tuple[Any, ...], tangents: tuple[Any, ...]) -> Any:
    """As `torch.func.jvp`, also in several threads at the same time."""
    if torch.compiler.is_compiling():
        return torch.func.jvp(function, primals, tangents)
    with _level.held() if _shares else _level.lock:
        return torch.func.jvp(function, primals, tangents)


class _Level:
    """The level of torch, shared by threads."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.depths: dict[int, int] = {}  # of each thread that is inside
        self.is_open = False  # by this object
        register_at_fork(after_in_child=self.after_fork)

    @contextlib.contextmanager
    def held(self) -> Iterator[None]:
        thread = threading.get_ident()
        with self.lock:
            if not self.depths and getattr(forward_mode, LEVEL) < 0:
                forward_ad.enter_dual_level()
                setattr(_transforms, _NESTING, getattr(_transforms, _NESTING) + 1)
                self.is_open = True
            self.depths[thread] = self.depths.get(thread, 0) + 1
        try:
            yield
        finally:
            with self.lock:
                self.depths[thread] -= 1
                if not self.depths[thread]:
                    del self.depths[thread]
                if not self.depths and self.is_open:
                    self.is_open = False
                    setattr(_transforms, _NESTING, getattr(_transforms, _NESTING) - 1)
                    forward_ad.exit_dual_level()

    def after_fork(self) -> None:
        """Forget the threads that do not exist in the child."""
        depth = self.depths.get(threading.get_ident(), 0)
        self.depths = {threading.get_ident(): depth} if depth else {}
        if self.is_open:
            setattr(_transforms, _NESTING, 1 + depth if depth else 0)
            if not depth:
                self.is_open = False
                forward_ad.exit_dual_level()


_level = _Level()
