"""Private names of torch that eager calls use. `AVAILABLE` is the one switch.

Checked with torch 2.11, 2.13 and 2.15, and warp-lang 1.19. If a name is missing, or the environment variable
`POSEKIT_PUBLIC_ONLY=1` is set, every call takes the public way: the dispatcher op and torch's own `Function.apply`,
with the same results, slower. Two things then raise: ``@`` and ``~`` under `torch.compile`, and `torch.func` transforms
inside of it. `torch.jit.trace` records a Python call.
"""

from __future__ import annotations

import collections
import contextlib
import operator
import os
import sys
import types
from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch.autograd import forward_ad

PUBLIC_ONLY = os.environ.get("POSEKIT_PUBLIC_ONLY", "") == "1"
# The names, each with what stands for it where one of them is missing.
_NAMES: dict[str, Any] = {
    "_C._are_functorch_transforms_active": lambda: False,
    "_C._len_torch_dispatch_stack": lambda: 0,
    "_C._is_tracing": lambda: torch.jit.is_tracing(),
    "_C._AutoDispatchBelowAutograd": contextlib.nullcontext,
    "_C._storage_Use_Count": lambda _: 0,
    "autograd.function._SingleLevelFunction": torch.autograd.Function,
    "_functorch.utils.enable_single_level_autograd_function": contextlib.nullcontext,
}


def _found() -> list[Any] | None:
    """The objects behind the names, or None if one is missing or none is wanted."""
    if PUBLIC_ONLY:
        return None
    try:
        import torch._functorch.utils

        return [operator.attrgetter(name)(torch) for name in _NAMES]
    except (ImportError, AttributeError):
        return None


_private = _found()
AVAILABLE = _private is not None
functorch_active: Callable[[], bool]
dispatch_modes: Callable[[], int]  # the depth of their stack
is_tracing: Callable[[], bool]
below_autograd: Callable[[], contextlib.AbstractContextManager[Any]]
single_level_function: Callable[[], contextlib.AbstractContextManager[Any]]
(
    functorch_active,
    dispatch_modes,
    is_tracing,
    below_autograd,
    _use_count,
    _function_base,
    single_level_function,
) = _private or _NAMES.values()

LEVEL = "_current_level"  # of `forward_mode`: the depth of its levels, -1 outside of all
forward_mode: Any = forward_ad if hasattr(forward_ad, LEVEL) else types.SimpleNamespace(**{LEVEL: 0})
# torch runs Function.jvp with forward mode off, so an outer forward level would lose its tangents without an error.
# There is no public way to switch it on again, so this one is used where it exists, also with public names only.
set_forward_ad_enabled: Any = getattr(forward_ad, "_set_fwd_grad_enabled", lambda mode: contextlib.nullcontext())


def forward_ad_level() -> int:
    """The depth of forward-mode levels, -1 outside of all."""
    return getattr(forward_mode, LEVEL)


is_zero_tensor: Callable[[Any], bool] = getattr(torch.Tensor, "_is_zerotensor", lambda x: x.data_ptr() == 0)


_ONCE = torch.autograd.function.once_differentiable(lambda ctx: None).__code__


def once_differentiable(function: Any) -> Any:
    """What torch's `once_differentiable` was put around, or None where it was not."""
    return function.__wrapped__ if getattr(function, "__code__", None) is _ONCE else None


def _key(ctx: Any) -> tuple[int]:
    """What compiled autograd asks a Function for."""
    return (ctx._autograd_function_id,)


def apply_of(name: str, rules: type) -> Callable[..., Any]:
    """``Function.apply`` of a class of rules, where possible of torch's Function below its layer for functorch.

    That layer costs up to 2 us, and takes calls that a level of functorch makes of itself for calls from outside.
    """
    # A class of its own under a name, because torch names the nodes of the graph when a class is made.
    metaclass: Any = type(_function_base)
    made = metaclass(name, (rules, _function_base), {"_compiled_autograd_key": staticmethod(_key)})
    return _shortened(made).apply


def _shortened(function: Any) -> Any:
    """A Function whose backward is called as it is: torch's `BackwardCFunction.apply` looks it up at every call."""
    node: Any = getattr(function, "_backward_cls", None)
    if AVAILABLE and hasattr(node, "apply"):
        node.apply = function.backward
    return function


@contextlib.contextmanager
def outer_levels_enabled() -> Iterator[None]:
    """Inside a Function's forward under functorch: torch switched both grad modes off, but outer levels need them."""
    with torch.enable_grad(), set_forward_ad_enabled(True), below_autograd():
        yield


def pop_first(storages: collections.deque[torch.UntypedStorage]) -> tuple[torch.UntypedStorage, bool]:
    """The first storage, taken off ``storages``, and whether that was the only reference to it."""
    # Counted here, not in a callee: while Dynamo watches frames, a call holds one more reference to its arguments.
    storage = storages.popleft()
    alone = AVAILABLE and sys.getrefcount(storage) <= _REFS_OF_A_LOCAL and _use_count(storage._cdata) == 1
    return storage, alone


def _count_references() -> int:
    storage = collections.deque([torch.UntypedStorage(1)]).popleft()
    return sys.getrefcount(storage)


_REFS_OF_A_LOCAL = _count_references()
